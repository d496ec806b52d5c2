<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>حول «حرب»</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>ال&amp;برنامج</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ال&amp;تراخيص</translation>
    </message>
    <message>
        <source>War</source>
        <translation>حرب</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>الإصدار {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>لعبة الورق «حرب»، المعروفة أيضًا باسم «باتاي»، بكل قواعد البيت.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>يعمل بواسطة Python {python} وPySide6 {pyside} وQt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>لا مال ولا جوائز، واللعبة لا تتصل بالإنترنت أبدًا.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>حقوق النشر © {year} مطوّرو حرب. برنامج حر وفق رخصة جنو العمومية العامة (GNU GPL)، الإصدار 3 أو أحدث: يُسمح باستخدامه ومشاركته وتعديله. ويأتي من دون أي ضمان.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>ترخيص</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>نص الترخيص</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>تر&amp;خيص</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>حرب (GNU GPL، الإصدار 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt وPySide6 (GNU LGPL، الإصدار 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>كل ما عدا ذلك</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>رخصة أباتشي، الإصدار 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>رخصة موزيلا العمومية، الإصدار 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>لا يمكن قراءة {file}. كان يجب أن يأتي مع البرنامج.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>&amp;نسخ معلومات الإصدار</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>نُسخت معلومات الإصدار</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;لعبة</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>تو&amp;زيعة</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>ل&amp;عب</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>عر&amp;ض</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;سجل</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>لعبة جدي&amp;دة</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>توزيع لعبة جديدة</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;قواعد البيت…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>اختيار القواعد ومعرفة كم تدوم اللعبة</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>إ&amp;لغاء اللعبة الجديدة</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>العودة إلى اللعبة السابقة؛ ممكنة حتى أول كشف للأوراق</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>متابعة لعبة من ملف</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>حفظ هذه اللعبة في ملف</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>إح&amp;صاءات…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>كل الألعاب السابقة: الفوز والخسارة، والأطول والأقصر</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>تصفير ال&amp;نتيجة…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>إعادة النتيجة إلى الصفر</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>إغلاق النافذة</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>&amp;ملفات أخيرة</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>قواعد لل&amp;سهرة…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>إيجاد قواعد تناسب اللاعبين والوقت المتاح</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;رقم توزيعة أو رمزها…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>لعب توزيعة تمت مشاركتها معك</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>التوزيعة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>توزيع الرقم الذي يلي هذا الرقم</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>التوزيعة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>توزيع الرقم الذي يسبق هذا الرقم</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>توزيعة &amp;عشوائية</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>توزيع رقم عشوائي</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>الأوراق &amp;نفسها من جديد</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>بدء هذه التوزيعة من البداية</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>هذه التوزيعة بقواعد أ&amp;خرى…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>لعب الأوراق نفسها بقواعد مختلفة</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>نسخ الر&amp;قم والرمز</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>نسخ هذه التوزيعة لمشاركتها</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;كشف الأوراق</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>كل لاعب يكشف ورقة</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>لعب 10 &amp;جولات</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>عشر جولات متتالية؛ ضغطة أخرى للإيقاف</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>لعب &amp;تلقائي</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>جولة بعد جولة؛ ضغطة أخرى للإيقاف</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>اللعب حتى ال&amp;نهاية</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>ترك الآخرين يلعبون حتى النهاية</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>إ&amp;يقاف مؤقت</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>تغطية الطاولة وإيقاف الساعة</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>أ&amp;سرع</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>لعب أسرع</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>أ&amp;بطأ</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>لعب أبطأ</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>الس&amp;رعة…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>سرعة حركة الأوراق</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>أوراق &amp;مكشوفة</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>مشاهدة لعبة كاملة كل رزمها مكشوفة؛ ولعبتك تنتظر</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>دروس في حس العدد للأطفال والصفوف</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>إعادة ما &amp;قيل</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>عرض ما حدث أخيرًا ونطقه</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>بيان ال&amp;حال</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>عرض ونطق عدد أوراق كل لاعب وما على الطاولة</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>استخدام الشاشة كلها</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>العودة إلى ال&amp;طاولة</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>إيقاف اللعب التلقائي ونقل التركيز إلى الطاولة</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>كتم ال&amp;صوت</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>تشغيل الصوت أو إيقافه</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>ت&amp;فضيلات…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>الطاولة والأوراق والنص والحركة والصوت</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>عرض السج&amp;ل</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>مراجعة كل جولات اللعبة</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>إلى التو&amp;زيعة</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>عرض الطاولة قبل الجولة الأولى</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>جولة إلى ال&amp;خلف</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>عرض الطاولة قبل جولة</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>إعادة العرض من &amp;هنا</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>إعادة لعب الجولات التي تلي هذه الجولة</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>جولة إلى الأ&amp;مام</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>عرض الطاولة بعد جولة</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>العودة إلى الحاض&amp;ر</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>عرض الطاولة الحالية</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>متا&amp;بعة من هنا</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>متابعة اللعب من هذه الجولة كلعبة جديدة؛ ويمكن التراجع عن ذلك</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;طريقة اللعب</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>قواعد هذه اللعبة مع أمثلة</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>إبلا&amp;غ عن مشكلة…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>نسخ تقرير يساعد المطوّرين على حل المشكلات</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>الت&amp;علم مع «حرب»…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;حول «حرب»</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>الإصدار والتراخيص</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>a tooltip: what a button does, and its key</extracomment>
        <translation>{tip} ({key})</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>{number} in 100</source>
        <translation>{number} من كل 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>تنتهي في الوقت</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>بهذا الطول تقريبًا</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>بين {low} و{high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>تعادلات</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>حروب</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>تبدلات الصدارة</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>انتظار بلا لعب</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>قواعد للسهرة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>جارٍ لعب ألعاب بقواعد كثيرة…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>توقف البحث.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>تقدم البحث</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;إلغاء البحث</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>ب&amp;حث من جديد</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>مجموعات القواعد المجرّبة: {rules}، والألعاب: {rounds}، والمدة بالثواني: {seconds}.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>عدد مرات لعب كل منها: {number}.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>جارٍ البحث عن قواعد…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>الأقرب</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>الأفضل حتى الآن</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>قواعد مناسبة ومختلفة</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>هذه الأرقام تقريبية: البرنامج السريع الذي يلعب الألعاب غير موجود هنا.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>لا يمكن لعب أي لعبة على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>كشف الأوراق</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>وضع ورقة</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>كتم</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>لعب 10 جولات</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>لعب 10</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>حتى النهاية</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>الأوراق نفسها</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>لعب تلقائي</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>توزيع لعبة جديدة (المسافة)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>وضع ورقة الحرب التالية (المسافة)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>عرض النتيجة فورًا (المسافة)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>كشف الورقتين</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>كشف الكل</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>جولات اللعبة</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>اختيار جولة يعرض الطاولة بعدها. ومفتاح الإدخال يعيد عرضها.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>جولة واحدة بكل حروبها؛ والنقر على الطاولة يفعل الشيء نفسه</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>جولة واحدة، بعد أن يضغط كل من لديه أوراق مفتاحه</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>عشر جولات متتالية</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>جولة بعد جولة، حتى الضغط من جديد</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>يخلط الأوراق ويوزعها من البداية</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>مراجعة ما مضى</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>ينتقل من زر إلى التالي؛ ومفتاح الإدخال يضغطه</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>يعيد اللعبة القديمة، حتى أول كشف للأوراق</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>يغطي الطاولة ويوقف الساعة</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>أبطأ، أسرع</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>جولة بعد جولة</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>تشغيل الصوت أو إيقافه</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>كم لاعبًا يلعب، وبأي قواعد</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>الطاولة وأزرارها فقط</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>يوقف ما يجري ويعود إلى الأوراق</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>أزرار أخرى</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>عدد الأوراق جولة بعد جولة</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>الجولة {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>الصورة {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>الاسم طويل: تُحفظ أول 40 حرفًا منه.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>من يلعب؟</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>أي اثنين يلعبان؟</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>الأطفال</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>إ&amp;ضافة طفل…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;تغيير…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;حذف…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ا&amp;ختيار</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>لا يمكن قراءة التقدم. ولم يتغير فيه شيء.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>ما يفعله الطفل يبقى على هذا الحاسوب وحده. ويكفي اسم وصورة.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>إضافة طفل</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إ&amp;ضافة</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>تغيير بيانات طفل</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>أزرار التحكم</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>متساويان</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>تبديل العشرات والآحاد</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>الخروج من الدرس</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>للكبار: ضغط لمدة ثانية</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>أصغر من</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>أكبر من</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>كشف ورقة اللاعب {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}، على اليسار</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}، على اليمين</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} و{second}، على اليسار</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} و{second}، على اليمين</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>قلتها</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>لننظر معًا</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>حف&amp;ظ باسم…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>إ&amp;دارة</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>إعادة ال&amp;تسمية…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>ت&amp;صدير هذه القواعد…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>ا&amp;ستيراد قواعد…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>حفظ هذه القواعد باسم</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>«{name}» موجود من قبل. هل يُستبدل؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>اسم جديد</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>هل تُحذف «{name}»؟</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>تصدير القواعد</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>استيراد القواعد</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>لا يحتوي {file} على قواعد «حرب».</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>قواعد «حرب» (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>لم تُحفظ هذه القواعد: القواعد الجاهزة كثيرة جدًا، أو الاسم مستعمل.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>لا يمكن قراءة قواعدك الجاهزة. صار اسم الملف {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>لا يمكن قراءة {file} أو كتابته.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>اختيرت هذه الأوراق يدويًا وليس لها رقم توزيعة، لكن يمكن حفظها في ملف.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>التوزيعة {number}، الرمز {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>نُسخ الرقم والرمز.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>رقم توزيعة أو رمزها</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;رقم التوزيعة أو رمزها</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;توزيع</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>التوزيعة {number}، الرمز {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>الأوراق على الطاولة اختيرت يدويًا، لذلك ليس لها رقم توزيعة.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>على الطاولة: التوزيعة {number}، الرمز {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>أرقام التوزيعات من 1 إلى {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>التوزيعة {number}. القواعد: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>الرقم يستعمل القواعد التي على الطاولة؛ والرمز يأتي بقواعده.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>لا يمكن أن يرد «{given}» في رمز.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>هذا ليس رمزًا: حرف واحد على الأقل خاطئ أو ناقص.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>هذا الإصدار من «حرب» لا يعرف هذا الرمز، مع أنه مكتوب كما يجب.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>حذف طفل</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>هل يُحذف «{name}»؟</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>باختصار</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>الحروب والنهاية</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>ما يسمعه قارئ الشاشة</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>بارتفاع طرف الإصبع على الأقل. ومع نص بحجم 150% أو أكثر تكون كذلك دائمًا.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>أزرار &amp;كبيرة</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>قارئ الشاشة</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>الأزرار</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>في اللعب التلقائي يسمع ملخصًا كل أربع ثوانٍ على الأكثر.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>ما &amp;يسمعه قارئ الشاشة</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>المفتاح F2 يعيد الجملة الأخيرة. والمفتاح F3 يبيّن الحال.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>عرض ذلك على الطاولة</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>عرض المثال من جديد</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>عرض لعبتك من جديد</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>مثال: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>لا يمكن فتح {file} الآن: ما زالت ملفات أخرى قيد التحميل.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>جارٍ فتح {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>التوزيعة {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>أوراق مختارة</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>م&amp;سح القائمة</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>لا ملفات بعد</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>فتح ملف آ&amp;خر…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>فُتح {file}.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>لم يعد «{file}» موجودًا. لعبتك على الطاولة مستمرة.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>لا يمكن قراءة «{file}». لعبتك على الطاولة مستمرة.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>«{file}» أكبر من أن يكون لعبة «حرب». لعبتك على الطاولة مستمرة.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>حُفظ «{file}» بإصدار أحدث من «حرب». لعبتك على الطاولة مستمرة.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>لا يمكن فتح «{file}»: إنه تالف أو ليس لعبة «حرب». لعبتك على الطاولة مستمرة.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>حُفظت اللعبة باسم {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>لم تُحفظ اللعبة: لا مساحة كافية للملف {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>لم تُحفظ اللعبة: ليس لديك إذن بحفظ {file} هناك.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>لم تُحفظ اللعبة: لا يمكن كتابة {file} هناك.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>عرض السبب</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>جارٍ لعب الألعاب الأولى…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>جولات</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>الطول بـ</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>عرض كجد&amp;ول</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>رسم بياني لمدة الألعاب؛ وفي الجدول الأرقام نفسها</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>مدة الألعاب</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>التوقعات بالأرقام</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>أطول لعبة</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>مشاهدة أطول لعبة</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>أطول حرب</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>مشاهدة أطول حرب</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>اللعبة الأكثر تقاربًا</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>مشاهدة اللعبة الأكثر تقاربًا</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>ما يفوز به كل لاعب من كل 100 لعبة؛ والباقي تعادلات.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>مشاهدة واحدة من هذه الألعاب:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>لا توقعات متاحة على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>عدد الألعاب المجرّبة: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>برنامج المحاكاة السريع غير متاح هنا، لذلك هذه الأرقام تقريبية.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>ألعاب من كل 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>نصفها انتهى</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 من كل 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>جولات</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>ألعاب من كل 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} من كل 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} أو أكثر</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
</context>
<context>
    <name>ForecastWarning</name>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>المفتاح P للمتابعة.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>مفتاح المسافة يضغط «{name}» الآن. لكشف الأوراق: Esc ثم المسافة.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>للكبار</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;تم</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>التق&amp;دم…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>طباعة لل&amp;صف…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>الأ&amp;طفال…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>على ماذا يدرّب كل &amp;نشاط…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>المستوى من اختيارك. لا شيء هنا يعتمد على السرعة، ولا يُرسل شيء إلى أي مكان.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>الأ&amp;عداد</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>&amp;رتبة الآس</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>الولد والبنت &amp;والملك</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>لا تُستعمل</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>العدد والرموز</translation>
    </message>
    <message>
        <source>number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>الأوراق تُ&amp;ظهر</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>جولات</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;مدة الدرس</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>ال&amp;جولات</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>طفل واحد</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>طفلان</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>من &amp;يلعب</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>الأجوبة تُقال بصوت عالٍ لشخص &amp;كبير</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>ا&amp;لعرض</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>من الأبطأ إلى الأ&amp;سرع</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>كلمات &amp;هادئة: «الورقة الأعلى» و«مواجهة»</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>عند النظرة الثانية</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>عند الطلب</translation>
    </message>
    <message>
        <source>always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>المساعدة ت&amp;قل كلما صار الزوج أسهل</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>more</source>
        <translation>الأكثر</translation>
    </message>
    <message>
        <source>less</source>
        <translation>الأقل</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>كلاهما بالتناوب</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>السؤ&amp;ال عن</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>الطفل يرتب</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>الورقة الأولى عشرات</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>العشرات والآ&amp;حاد</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>كل سؤال &amp;بصوت مسموع</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>ا&amp;ختبار الصوت</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>مفتاح واحد</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>مفتاح واحد لكل &amp;شيء</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>مدة بقاء ال&amp;ضوء</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>يبقى الضوء {seconds} ث على كل جواب، ويستريح نصف ثانية بعد الضغط.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>الانتقال إلى جزء من الدليل</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>ا&amp;نتقال إلى</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>حرب بأربع أوراق مقلوبة</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>توزيع لعبة الحرب الرباعية</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>قواعد البيت…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>التعلم مع «حرب»…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>مشاهدة لعبة كاملة</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>عشرات</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>آحاد</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{what}: {value} {unit}</source>
        <translation>{what}: {value} {unit}</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>Back to now</source>
        <translation>العودة إلى الحاضر</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>عرض الطاولة الحالية</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>التوزيعة</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>الجولة {number} من {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – مراجعة</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>التوزيعة. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>مراجعة: الجولة {number} من {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>الجولة {number}، الأخيرة</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>جارٍ تحميل الجولة {number} من {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>تم %n جزء من 10 أجزاء من الدرس</numerusform>
            <numerusform>تم جزء واحد من 10 أجزاء من الدرس</numerusform>
            <numerusform>تم جزءان من 10 أجزاء من الدرس</numerusform>
            <numerusform>تم %n أجزاء من 10 أجزاء من الدرس</numerusform>
            <numerusform>تم %n جزءًا من 10 أجزاء من الدرس</numerusform>
            <numerusform>تم %n جزء من 10 أجزاء من الدرس</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>بساط «حرب»</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>هنا مكان ورقتك</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>أصغر من</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>أكبر من</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} أكثر من {b} بمقدار {d}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>صاحب الورقة الأعلى يقول الجملة ويحتفظ بالورقتين.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>التعلم مع «حرب» · الأعداد {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>هذا</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>أي مفتاح</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>إنهاء المثال</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>إلى اللقاء</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>مرة أخرى</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>لا يوجد صوت للغة {language} على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>الصوت يتكلم {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>يُبحث عن صوت عند بدء الدرس.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>من؟</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: اختيار من يلعب</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>من يلعب؟</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>حرب</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>النتيجة الآن: {score}. وإحصاءاتك لا تتغير.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>تصفير النتيجة</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>هل تُصفّر النتيجة؟</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>ت&amp;صفير</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} تالف أو ليس ملف «حرب».</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>حُفظ {file} بإصدار أحدث من «حرب».</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} أكبر من أن يكون ملف «حرب».</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>لا يمكن قراءة {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>لا مساحة لحفظ {file}. يمكنك مواصلة اللعب؛ ويلزم توفير مساحة، أو حفظ اللعبة في ملف في مكان آخر.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} محمي من الكتابة. يمكنك مواصلة اللعب، لكن للاحتفاظ بلعبتك يلزم حفظها في ملف.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>حُذف {file} أو نُقل؛ وبدأ البرنامج ملفًا جديدًا.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} مستعمل في نافذة أخرى.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>لا يمكن كتابة {file}. يمكنك مواصلة اللعب، لكن للاحتفاظ بلعبتك يلزم حفظها في ملف.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>صار اسمه {file}، وبدأ البرنامج ملفًا جديدًا.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>الدقائق المتاحة</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>الوقت ال&amp;متاح</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>{mode}: {known}</source>
        <translation>{mode}: {known}</translation>
    </message>
</context>
<context>
    <name>ModePage</name>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>طفل واحد</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>طفلان</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>العودة إلى الطاولة</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>للكبار</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>الأوراق تتحرك</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>الأوراق تظهر في مكانها</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>حركة الأوراق</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>نظامك يطلب حركة أقل.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>نظامك لا يطلب حركة أقل.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>مع ثلاث أوراق مقلوبة، كلمة لكل ورقة.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;قول «واحد – اثنان – ثلاثة – حرب!»</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>في الحرب، كل ضغطة تضع الورقة التالية.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>وضع الأوراق &amp;خطوة خطوة</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>&amp;كتم كل الأصوات</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;تجربة</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>مستوى ال&amp;صوت</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>لا تُسمع في السرعات العالية.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>&amp;نغمة تقول من فاز بالجولة</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>&amp;حركة الأوراق</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>توجد من قبل قواعد باسم «{name}».</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>القص على الخطوط · الصفحة {number} من {of} · لطفلين تُطبع مجموعتان</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>فتح لعبة</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>ألعاب «حرب» (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>التوقف بعد هذه الجولة (المسافة)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>مشاهدة أخرى</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>مشاهدة لعبة أخرى (المسافة)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>مواصلة</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>اللعب جولة بعد جولة (المسافة)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>الجولة {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>عرض الجولة السابقة</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>عرض الجولة التالية</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>العودة إلى لعبتي</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>عرض لعبتك من جديد</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>أوراق مكشوفة – لعبة كاملة</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>التوزيعة {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>أوراق مكشوفة</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>مفتاح المسافة لمشاهدة لعبة أخرى.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>الأوراق نفسها بقواعد أخرى</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;قواعد البيت…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;توزيع</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>التوزيعة {number}: بأي قواعد؟</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>هذه الأوراق: بأي قواعد؟</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>الأرقام القياسية</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>لُعبت</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>لم تكتمل</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>فوز متتالٍ</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>أكثر فوز متتالٍ</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>أقصر لعبة</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>أطول لعبة</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>أطول حرب</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>مستند PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ بصيغة PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>حُفظ باسم {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>لا مساحة لحفظ {file}. يلزم اختيار مكان آخر.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} محمي من الكتابة. يلزم اختيار مكان آخر.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>لا يمكن قراءة التقدم، لذلك لم يُحفظ {file}.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>تعذر حفظ {file}. يلزم اختيار مكان آخر.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>هذا الإصدار من «حرب» لا يستطيع الطباعة. يمكن الحفظ بصيغة PDF بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>لا طابعة معدّة على هذا الحاسوب. يمكن الحفظ بصيغة PDF بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>فشلت الطباعة. يلزم فحص الطابعة ومساحة القرص.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>الأوراق مغطاة والساعة متوقفة</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} من {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>ال&amp;طاولة والأوراق</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>ال&amp;نافذة والنص</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>ال&amp;حركة والصوت</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>&amp;سهولة الاستعمال</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>ال&amp;قسم</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>است&amp;عادة الإعدادات الأصلية</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>قواعد حفظتها</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>القواعد على الطاولة</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>تغييراتك</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>طباعة للصف</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>ليلعب الدرس نفسه صف بلا حواسيب.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>ورقة ال&amp;تسجيل</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;صفوف العمود</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;بساط لاثنين</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>بطاقات أ&amp;عداد للقص</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>الور&amp;ق</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>الأطفال</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>شبكة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>طريقة العرض</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>أزواج الأعداد</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>الزوج</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>المعرفة</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>صحيح فورًا</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>كل الأنشطة</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;ملف PDF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;جدول CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;حذف…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>تستحق نظرة أخرى: {pairs}. وستعود في الدرس القادم.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>لا يمكن قراءة التقدم. ولم يتغير فيه شيء.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>الدروس ما زالت تعمل.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>لا أطفال بعد</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>بعد إضافة طفل من «الأطفال…» تظهر دروسه هنا.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. محفوظة على هذا الحاسوب وحده.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>حفظ بصيغة CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>أزواج الأعداد</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>التعلم مع «حرب» · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>كل الأنشطة</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>لعبة للطاولة</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>محفوظ على حاسوبك وحده. كل طفل يتعلم بإيقاعه؛ وهذه ليست علامة مدرسية.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>المسافة</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>{title}:</source>
        <extracomment>before a record, such as: Longest round:</extracomment>
        <translation>{title}:</translation>
    </message>
    <message>
        <source>{rules}, {day}</source>
        <translation>{rules}، {day}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة عرض</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>إعادة عرض: {title}، {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;محاولة أخرى</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>أعدادي</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>نكشف ورقتين. نكتب العددين. ونضع بينهما ‎&lt;‎ أو = أو ‎&gt;‎.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>إبلاغ عن مشكلة</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>وقع خطأ غير متوقع في «حرب».</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>هل في «حرب» مشكلة؟ يمكنك إخبار المطوّرين بما فعلته وبما حدث، وإرسال هذا التقرير إليهم.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>لعبتك محفوظة ويمكنك مواصلة اللعب. وإذا تكرر الأمر فيكفي تشغيل «حرب» من جديد: تستمر اللعبة من حيث توقفت.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>لا يمكن تشغيل «حرب».</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>ما لعبته محفوظ.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>تعذر حفظ لعبتك. يمكنك مواصلة اللعب، لكن يلزم حفظ اللعبة في ملف قبل إغلاق النافذة.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>لإصلاح هذا يمكن نسخ التقرير وإرساله إلى المطوّرين. لا يُرسل شيء تلقائيًا.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>&amp;نسخ التقرير</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;متابعة</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>نُسخ التقرير</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>نتائج كل الألعاب</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>اللعبة المحفوظة لا تطابق سجلها، لذلك يُعتمد السجل.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>التوزيعة، قبل الجولة الأولى.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>العودة إلى الحاضر.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>كل الأوراق مكشوفة.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>الجولة {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>الدورة {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>التوزيعة {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>أوراق مختارة</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>نسخ رقم هذه التوزيعة ورمزها</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>باقٍ {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>متى</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>الخصوم</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>جولات</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>حروب</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>أطول حرب</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>توزيعة</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>الألعاب السابقة</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>مفتاح الإدخال يعيد عرض لعبة.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>الحرب</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>الأوراق المكسوبة</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>الحدود</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>الكل</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>&amp;قواعد جاهزة</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>قواعد البي&amp;ت</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>التوق&amp;عات</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد البيت</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>قواعد البيت لهذه الأوراق</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>قواعد البيت للتوزيعة {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>قواعد لل&amp;سهرة…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>بدء اللع&amp;بة</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>الأوقات على أساس السرعة العادية وتوقفاتك المعتادة.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>الأوقات على أساس سرعتك الحالية وتوقفاتك المعتادة.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>الأوقات على أساس السرعة العادية.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>الأوقات على أساس السرعة العادية بلا توقفات.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>الأوقات على أساس سرعتك الحالية بلا توقفات.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>حفظ اللعبة باسم</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} موجود من قبل. هل يُستبدل؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ا&amp;ستبدال</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>العودة إلى اللعبة السابقة.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>الأوراق نفسها من جديد.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>لعبة جديدة.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>إيقاف مؤقت. الأوراق مغطاة.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>اللعبة مستمرة.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>الصوت متوقف.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>الصوت يعمل.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>السرعة: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>ملء الشاشة يعمل.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>ملء الشاشة متوقف.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>آدم</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>سلمى</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>عمر</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>ليلى</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>سامي</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>اللاعب {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>اسم اللاعب {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>من يلعب مكان اللاعب {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>شخص</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>حاسوب</translation>
    </message>
</context>
<context>
    <name>SeatShares</name>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Ever&amp;yone presses their own key</source>
        <translation>لكل لاعب م&amp;فتاحه</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>تبدأ الجولة بعد أن يضغط كل لاعب مفتاحه: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>فقط عندما يلعب شخصان أو أكثر.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>قرص برتقالي</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>مثلث أزرق</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>مربع أصفر</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>خماسي أخضر</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>سداسي بنفسجي</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>نجمة وردية</translation>
    </message>
</context>
<context>
    <name>SeatsLegend</name>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>{field}: {choice}</source>
        <extracomment>a field and what is chosen in it, for a screen reader</extracomment>
        <translation>{field}: {choice}</translation>
    </message>
</context>
<context>
    <name>SentenceDialog</name>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>الأوراق تظهر في مكانها</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>لعب أبطأ</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>لعب أسرع</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>المفتاحان − و + يغيرانها في أي وقت.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>فورية</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>بطيئة جدًا</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>سريعة جدًا</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>إحصاءات</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;تصدير كجدول…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>مسح الإ&amp;حصاءات…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>تصدير كجدول</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>مسح الإحصاءات</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>يبدأ عد مرات الفوز والخسارة والتتابع والأرقام القياسية من الصفر، ولا يمكن بعدها إعادة عرض هذه الألعاب من هنا. لا يمكن التراجع عن ذلك. واللعبة على الطاولة تبقى.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>جارٍ تحميل الألعاب…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>جارٍ تحميل اللعبة…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>لا يمكن إعادة عرض هذه اللعبة: سجلها تالف.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>جارٍ مسح الإحصاءات…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>الألعاب بحسب القواعد</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>الألعاب بحسب الطول</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>إ&amp;عادة عرض هذه اللعبة</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>&amp;لعب لعبة</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>لا ألعاب مع {name} بعد</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>كل لعبة تُلعب حتى النهاية تُحسب هنا: من فاز، وكم دامت، وكل جولاتها للمشاهدة من جديد.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>لا ألعاب بعد</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;نظرة عامة</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>بحسب ال&amp;قواعد</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>بحسب ال&amp;طول</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;كل الألعاب</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>الرقم في النهاية هو عدد الألعاب.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>جولات اللعبة الواحدة، وكم لعبة كان فيها هذا العدد.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>ومفتاح الإدخال يعيد عرضها أيضًا.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>معروفة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>لعب لعبة بهذه القواعد ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} د</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>مدة الألعاب</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>بدء: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>تطبيق</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>القوائم</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>لونان</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>أربعة ألوان</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>&amp;نقاط القيمة</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>صف النقاط الأطول يعني ورقة أعلى.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>جوخ أخضر</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>أزرق ليلي</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>خشب دافئ</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>مثل الطاولة</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>نجوم</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>زخرفة</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>أمواج</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>شبكة</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>أشعة</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>سادة</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>كلاسيكي</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>رمز زاوية كبير</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>أرقام كبيرة</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>كما في اللغة: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>الحروف</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>ظهر الأوراق</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>وجه الأوراق</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>الأنواع والحروف</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>ال&amp;حروف</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>مفتاح المسافة يبدأ لعبة جديدة.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>اللعب التلقائي متوقف.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>عشر جولات.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>اللعب التلقائي يعمل.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>اللعب حتى النهاية.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>أهلًا بك في «حرب»</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>الورقة الأعلى تأخذ الورقتين. هذا كل شيء.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>أول مرة هنا؟</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>ألعاب من تُعرض</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;من</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>محفوظة على هذا الحاسوب وحده.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>ألعاب من تُعرض</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;من</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>أ</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>حجم الن&amp;ص</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>ورقة البنت لديك تغلب ورقة التسعة؛ لك ورقتان.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>للطاولة ألوانها الخاصة. والتباين العالي يتبع النظام.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>ال&amp;مظهر</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>تظهر اللغة عند التشغيل القادم.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>من 100 إلى 200%، في النافذة وعلى الطاولة.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>WishesPanel</name>
    <message>
        <source>Number of players</source>
        <translation>عدد اللاعبين</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>تنتهي قبل ذلك</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>بهذا الطول تقريبًا</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>معنى الدقائق</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>&amp;تعادلات قليلة</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>لا أحد يخر&amp;ج مبكرًا</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>&amp;حروب كثيرة</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>قواعد م&amp;عروفة فقط</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أي عدد</translation>
    </message>
    <message>
        <source>few</source>
        <translation>قليلة</translation>
    </message>
    <message>
        <source>many</source>
        <translation>كثيرة</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>تبدلات الصدارة</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>ال&amp;طول</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>عدد ال&amp;لاعبين</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>ما يهم</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>تبدلات ال&amp;صدارة</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>ما يفوز به كل لاعب من كل 100 لعبة</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>حرب</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>لعبة ورق</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>لعبة الورق «حرب» بقواعد بيتكم العائلية</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>حرب;ورق;كوتشينة;شدة;باتاي;war;battle;bataille;cards;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>لعبة الورق «حرب» بقواعد بيتكم</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>مطوّرو حرب</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>كل لاعب يكشف ورقة، والأعلى تأخذ الكل. وإذا تعادلت أعلى الأوراق فهي الحرب! يستطيع طفل في السادسة أن يلعب بمفتاح واحد، ويستطيع أحد الوالدين ضبط القواعد لتنتهي اللعبة قبل النوم.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>من لاعبين إلى ستة، أشخاص أو حاسوب، مع الجوكر أو بدونه</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>كل قواعد البيت: الأوراق المقلوبة، وما يحدث حين لا تكفي الأوراق، وطريقة جمع الأوراق المكسوبة، والحدود</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>لكل توزيعة رقم، لذلك يمكن لعب الأوراق نفسها من جديد</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>اللعب بالفأرة أو بلوحة المفاتيح وحدها أو بقارئ الشاشة، بأي سرعة، مع الحركة أو بدونها</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>لا مال ولا جوائز ولا شبكة</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>جولة على الطاولة، وسطر يقول من يأخذ الأوراق</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>لعبة ورق «حرب» محفوظة</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>حرب</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>حرب ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>موضوعة جانبًا: لا أوراق</numerusform>
            <numerusform>موضوعة جانبًا: ورقة واحدة</numerusform>
            <numerusform>موضوعة جانبًا: ورقتان</numerusform>
            <numerusform>موضوعة جانبًا: %n أوراق</numerusform>
            <numerusform>موضوعة جانبًا: %n ورقة</numerusform>
            <numerusform>موضوعة جانبًا: %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>آخر ورقة!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>آخر %n!</numerusform>
            <numerusform>آخر ورقة!</numerusform>
            <numerusform>آخر ورقتين!</numerusform>
            <numerusform>آخر %n!</numerusform>
            <numerusform>آخر %n!</numerusform>
            <numerusform>آخر %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>خارج</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>أوراق</numerusform>
            <numerusform>ورقة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>أوراق</numerusform>
            <numerusform>ورقة</numerusform>
            <numerusform>ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>حرب!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>حرب مزدوجة!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>حرب ثلاثية!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>حرب ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>رمز كهذا طوله %n حرف؛ والموجود حتى الآن {given}.</numerusform>
            <numerusform>رمز كهذا طوله حرف واحد؛ والموجود حتى الآن {given}.</numerusform>
            <numerusform>رمز كهذا طوله حرفان؛ والموجود حتى الآن {given}.</numerusform>
            <numerusform>رمز كهذا طوله %n أحرف؛ والموجود حتى الآن {given}.</numerusform>
            <numerusform>رمز كهذا طوله %n حرفًا؛ والموجود حتى الآن {given}.</numerusform>
            <numerusform>رمز كهذا طوله %n حرف؛ والموجود حتى الآن {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>أطول هذه الألعاب فيها %n جولة.</numerusform>
            <numerusform>أطول هذه الألعاب فيها جولة واحدة.</numerusform>
            <numerusform>أطول هذه الألعاب فيها جولتان.</numerusform>
            <numerusform>أطول هذه الألعاب فيها %n جولات.</numerusform>
            <numerusform>أطول هذه الألعاب فيها %n جولة.</numerusform>
            <numerusform>أطول هذه الألعاب فيها %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>أطول حرب: %n حرب.</numerusform>
            <numerusform>أطول حرب: حرب واحدة.</numerusform>
            <numerusform>أطول حرب: حربان على التوالي.</numerusform>
            <numerusform>أطول حرب: %n حروب على التوالي.</numerusform>
            <numerusform>أطول حرب: %n حربًا على التوالي.</numerusform>
            <numerusform>أطول حرب: %n حرب على التوالي.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى %n ورقة.</numerusform>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى ورقة واحدة.</numerusform>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى ورقتين.</numerusform>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى %n أوراق.</numerusform>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى %n ورقة.</numerusform>
            <numerusform>لم يبقَ لدى الفائز في وقت ما سوى %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>مثال: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>الفوز {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>ألعاب الفوز: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}، منذ آخر تصفير للنتيجة.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>a player and how many rounds were won
----------
after: You hold 26 cards, …
----------
after: Battles 6 to 12: you won 4, …</extracomment>
        <translation>{name} {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <extracomment>rounds, at the end of a list: You 3, Computer 2, 1 drawn</extracomment>
        <translation>
            <numerusform>%n تعادل</numerusform>
            <numerusform>تعادل واحد</numerusform>
            <numerusform>تعادلان</numerusform>
            <numerusform>%n تعادلات</numerusform>
            <numerusform>%n تعادلًا</numerusform>
            <numerusform>%n تعادل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>جولات</numerusform>
            <numerusform>جولة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>جولات</numerusform>
            <numerusform>جولة</numerusform>
            <numerusform>جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>حروب</numerusform>
            <numerusform>حرب</numerusform>
            <numerusform>حربان</numerusform>
            <numerusform>حروب</numerusform>
            <numerusform>حربًا</numerusform>
            <numerusform>حرب</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>أطول حرب</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>فزت بها</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>أكبر عدد أوراق</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>خروج بعد الجولة {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>لكشف الأوراق، هذا مفتاحك: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>لكشف الأوراق، هذه مفاتيحكم: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>بانتظار {players}.</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <comment>a player and a key</comment>
        <translation>{name} ({key})</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n ورقة لكل لاعب</numerusform>
            <numerusform>ورقة واحدة لكل لاعب</numerusform>
            <numerusform>ورقتان لكل لاعب</numerusform>
            <numerusform>%n أوراق لكل لاعب</numerusform>
            <numerusform>%n ورقة لكل لاعب</numerusform>
            <numerusform>%n ورقة لكل لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n مرة</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتان</numerusform>
            <numerusform>%n مرات</numerusform>
            <numerusform>%n مرة</numerusform>
            <numerusform>%n مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
            <numerusform>%n د</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>لم تكتمل</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>فزت</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>فوز {name}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>قواعد خاصة</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>خاصة</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n جولة</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%n جولات</numerusform>
            <numerusform>%n جولة</numerusform>
            <numerusform>%n جولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n حرب</numerusform>
            <numerusform>حرب واحدة</numerusform>
            <numerusform>حربان على التوالي</numerusform>
            <numerusform>%n حروب على التوالي</numerusform>
            <numerusform>%n حربًا على التوالي</numerusform>
            <numerusform>%n حرب على التوالي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n لعبة</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%n ألعاب</numerusform>
            <numerusform>%n لعبة</numerusform>
            <numerusform>%n لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>هل تُحذف %n لعبة؟</numerusform>
            <numerusform>هل تُحذف لعبة واحدة؟</numerusform>
            <numerusform>هل تُحذف لعبتان؟</numerusform>
            <numerusform>هل تُحذف %n ألعاب؟</numerusform>
            <numerusform>هل تُحذف %n لعبة؟</numerusform>
            <numerusform>هل تُحذف %n لعبة؟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>صُدّرت %n لعبة إلى {file}.</numerusform>
            <numerusform>صُدّرت لعبة واحدة إلى {file}.</numerusform>
            <numerusform>صُدّرت لعبتان إلى {file}.</numerusform>
            <numerusform>صُدّرت %n ألعاب إلى {file}.</numerusform>
            <numerusform>صُدّرت %n لعبة إلى {file}.</numerusform>
            <numerusform>صُدّرت %n لعبة إلى {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>الجولة {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>اللعبة مستمرة.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>كل لاعب كشف ورقة.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} ({fighters}).</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>كشفت {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>لدى {name} {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>ولدى {name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>وضع كل لاعب %n ورقة مقلوبة.</numerusform>
            <numerusform>وضع كل لاعب ورقة واحدة مقلوبة.</numerusform>
            <numerusform>وضع كل لاعب ورقتين مقلوبتين.</numerusform>
            <numerusform>وضع كل لاعب %n أوراق مقلوبة.</numerusform>
            <numerusform>وضع كل لاعب %n ورقة مقلوبة.</numerusform>
            <numerusform>وضع كل لاعب %n ورقة مقلوبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>وضعت %n ورقة مقلوبة وكشفت {card}</numerusform>
            <numerusform>وضعت ورقة واحدة مقلوبة وكشفت {card}</numerusform>
            <numerusform>وضعت ورقتين مقلوبتين وكشفت {card}</numerusform>
            <numerusform>وضعت %n أوراق مقلوبة وكشفت {card}</numerusform>
            <numerusform>وضعت %n ورقة مقلوبة وكشفت {card}</numerusform>
            <numerusform>وضعت %n ورقة مقلوبة وكشفت {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>من {name} %n ورقة مقلوبة، والمكشوفة {card}</numerusform>
            <numerusform>من {name} ورقة واحدة مقلوبة، والمكشوفة {card}</numerusform>
            <numerusform>من {name} ورقتان مقلوبتان، والمكشوفة {card}</numerusform>
            <numerusform>من {name} %n أوراق مقلوبة، والمكشوفة {card}</numerusform>
            <numerusform>من {name} %n ورقة مقلوبة، والمكشوفة {card}</numerusform>
            <numerusform>من {name} %n ورقة مقلوبة، والمكشوفة {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>الباقي لديك {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>الباقي لدى {name} {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>بنت</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>جوكر</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>ورقة الاثنين من {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>ثلاثة {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>أربعة {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>خمسة {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>ستة {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>سبعة {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>ثمانية {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>تسعة {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>عشرة {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>ولد {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>بنت {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>ملك {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>آس {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>السباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>الديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>الكبة</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>البستوني</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>ورقة الاثنين من {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>ثلاثة {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>أربعة {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>خمسة {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>ستة {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>سبعة {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>ثمانية {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>تسعة {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>عشرة {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>ولد {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>بنت {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>ملك {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>آس {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>الجوكر</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>ورقة اثنين</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>ورقة ثلاثة</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>ورقة أربعة</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>ورقة خمسة</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>ورقة ستة</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>ورقة سبعة</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>ورقة ثمانية</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>ورقة تسعة</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>ورقة عشرة</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>ورقة ولد</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>ورقة بنت</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>ورقة ملك</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ورقة آس</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>ورقة جوكر</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>ورقة الاثنين</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثلاثة</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>ورقة الأربعة</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>ورقة الخمسة</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>ورقة الستة</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>ورقة السبعة</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثمانية</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>ورقة التسعة</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>ورقة العشرة</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>ورقة الولد</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>ورقة البنت</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>ورقة الملك</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>ورقة الآس</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>ورقة الجوكر</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>ورقة الاثنين</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>ورقة الثلاثة</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>ورقة الأربعة</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>ورقة الخمسة</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>ورقة الستة</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>ورقة السبعة</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>ورقة الثمانية</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>ورقة التسعة</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>ورقة العشرة</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>ورقة الولد</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>ورقة البنت</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>ورقة الملك</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>ورقة الآس</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>ورقة الجوكر</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>ورقة الاثنين لديك</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>ورقة الثلاثة لديك</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>ورقة الأربعة لديك</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>ورقة الخمسة لديك</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>ورقة الستة لديك</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>ورقة السبعة لديك</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>ورقة الثمانية لديك</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>ورقة التسعة لديك</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>ورقة العشرة لديك</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>ورقة الولد لديك</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>ورقة البنت لديك</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>ورقة الملك لديك</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>ورقة الآس لديك</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>ورقة الجوكر لديك</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>ورقة الاثنين لديك</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثلاثة لديك</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>ورقة الأربعة لديك</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>ورقة الخمسة لديك</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>ورقة الستة لديك</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>ورقة السبعة لديك</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثمانية لديك</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>ورقة التسعة لديك</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>ورقة العشرة لديك</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>ورقة الولد لديك</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>ورقة البنت لديك</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>ورقة الملك لديك</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>ورقة الآس لديك</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>ورقة الجوكر لديك</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>ورقة الاثنين لديك</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>ورقة الثلاثة لديك</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>ورقة الأربعة لديك</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>ورقة الخمسة لديك</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>ورقة الستة لديك</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>ورقة السبعة لديك</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>ورقة الثمانية لديك</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>ورقة التسعة لديك</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>ورقة العشرة لديك</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>ورقة الولد لديك</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>ورقة البنت لديك</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>ورقة الملك لديك</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>ورقة الآس لديك</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>ورقة الجوكر لديك</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الاثنين لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الثلاثة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الأربعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الخمسة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الستة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة السبعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الثمانية لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة التسعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة العشرة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الولد لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة البنت لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الملك لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الآس لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>ورقة الجوكر لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>ورقة الاثنين لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثلاثة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>ورقة الأربعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>ورقة الخمسة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>ورقة الستة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>ورقة السبعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>ورقة الثمانية لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>ورقة التسعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>ورقة العشرة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>ورقة الولد لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>ورقة البنت لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>ورقة الملك لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>ورقة الآس لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>ورقة الجوكر لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>ورقة الاثنين لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>ورقة الثلاثة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>ورقة الأربعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>ورقة الخمسة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>ورقة الستة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>ورقة السبعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>ورقة الثمانية لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>ورقة التسعة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>ورقة العشرة لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>ورقة الولد لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>ورقة البنت لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>ورقة الملك لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>ورقة الآس لدى {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>ورقة الجوكر لدى {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>جولة عادية</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>حرب</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>حرب مزدوجة</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>أوراق لا تكفي لحرب</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>لا أوراق باقية لحرب</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>تعادل اثنين من ثلاثة لاعبين</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>هنا لا تأخذ الحرب سوى ورقة واحدة من كل لاعب، فإما أن تكفي الأوراق أو لا تبقى أي ورقة.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>مجموعة الورق هذه أصغر من أن تُظهر ذلك، لأن أوراقًا كثيرة توضع مقلوبة.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>عدد اللاعبي&amp;ن</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;مجموعة الورق</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>ال&amp;جوكر</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>أ&amp;وراق كل لاعب</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;رتبة الآس</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>الورقة الفائ&amp;زة</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>الأوراق المقلوبة ف&amp;ي الحرب</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>من ي&amp;شارك في الحرب</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>أوراق لا ت&amp;كفي للحرب</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>&amp;طريقة جمع الأوراق</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>&amp;حد الجولات</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>حد الدور&amp;ات</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>أق&amp;صى وقت بالدقائق</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>عند بلو&amp;غ الحد</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>لا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%n أوراق</numerusform>
            <numerusform>%n ورقة</numerusform>
            <numerusform>%n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا أوراق</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 ورقة، من الاثنين فما فوق</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 ورقة، من الستة فما فوق</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 ورقة، من السبعة فما فوق</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>مع لاعبين اثنين لا يوجد غيرهما لينضم.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>لا حد موضوع، لذلك لا يهم هذا إلا إذا كانت اللعبة ستستمر إلى الأبد.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>ورقة واحدة مقلوبة في الحرب، وتعادل بعد 500 جولة.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>الورقة الأخيرة تشارك، والساعة تنهي اللعبة.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>مثل العائلية، مع ثلاث أوراق مقلوبة في الحرب.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>أربع أوراق مقلوبة في الحرب، والورقة الأخيرة تواصل المشاركة.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>نصف مجموعة ورق، للعبة سريعة.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>ثلاث دورات للأوراق، ثم يفوز صاحب أكثر الأوراق.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>اللعبة الفرنسية: 32 ورقة، من السبعة فما فوق.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>لا أوراق مقلوبة في الحرب.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>جوكران يغلبان كل ما عداهما.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>الورقة الأدنى تفوز، وتوضع خمس أوراق مقلوبة في الحرب.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>الورقة المتعادلة تحدد كم ورقة توضع مقلوبة.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>العائلية لثلاثة، مع خلط الأوراق المكسوبة.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>أربعة لاعبين، نصف ساعة على الأكثر، والأوراق المكسوبة تُخلط.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>أعلى ورقة</translation>
    </message>
    <message>
        <source>low</source>
        <translation>أدنى ورقة</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>الأدنى</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>بقدر ما تقول الورقة المتعادلة</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>المتعادلون فقط</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>الجميع</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>الخروج من اللعبة</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>المشاركة بالورقة الأخيرة</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>الورقة الأخيرة تواصل المشاركة</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>الجميع يضعون العدد نفسه</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>اللعبة تعادل</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>أوراق الفائز أولًا</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>أوراق الفائز أخيرًا</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>بترتيب الجلوس</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>تُقلب كما هي</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>الورقة الأعلى أولًا</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>مخلوطة</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>يفوز صاحب أكثر الأوراق</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>من 2 إلى 6 لاعبين، لكل منهم رزمة أوراق.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>مجموعة الورق كاملة.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>ترك أدنى الأوراق يجعل اللعبة أقصر.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>الجوكر هو الأعلى رتبة. وهنا تفوز الأدنى، فهو الأضعف.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>الجوكر يغلب كل ورقة أخرى؛ والجوكران يتعادلان.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب %n ورقة.</numerusform>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب ورقة واحدة.</numerusform>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب ورقتان.</numerusform>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب %n أوراق.</numerusform>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب %n ورقة.</numerusform>
            <numerusform>تُوزع مجموعة الورق كلها: لكل لاعب %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>لكل لاعب %n ورقة</numerusform>
            <numerusform>لكل لاعب ورقة واحدة</numerusform>
            <numerusform>لكل لاعب ورقتان</numerusform>
            <numerusform>لكل لاعب %n أوراق</numerusform>
            <numerusform>لكل لاعب %n ورقة</numerusform>
            <numerusform>لكل لاعب %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}؛ وتوضع جانبًا %n ورقة.</numerusform>
            <numerusform>{each}؛ وتوضع جانبًا ورقة واحدة.</numerusform>
            <numerusform>{each}؛ وتوضع جانبًا ورقتان.</numerusform>
            <numerusform>{each}؛ وتوضع جانبًا %n أوراق.</numerusform>
            <numerusform>{each}؛ وتوضع جانبًا %n ورقة.</numerusform>
            <numerusform>{each}؛ وتوضع جانبًا %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>الآس أعلى من الملك.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>الآس أدنى ورقة على الإطلاق.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>أعلى ورقة مكشوفة تأخذ كل ما على الطاولة.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>أدنى ورقة مكشوفة تأخذ كل ما على الطاولة. تسمى هذه اللعبة «السلام».</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>تعادل السبعات يعني 7 أوراق مقلوبة؛ وتعادل الملوك يعني 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>كل لاعب في الحرب يكشف ورقة أخرى فقط.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على ورقة واحدة، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على ورقتين، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n أوراق، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة، أو أكثر إذا تكرر التعادل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>الآخرون ينتظرون، وتذهب أوراقهم إلى الفائز.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>من لم يتعادلوا تكون لهم فرصة أخرى في الحرب.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>اللاعب الذي لا تكفي أوراقه لحرب كاملة يخرج، وتُضاف أوراقه إلى أوراق الطاولة.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يضعها كلها ويكشف الأخيرة. ومن لا ورقة لديه يخرج.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يضعها كلها ويكشف الأخيرة. وإن لم تبقَ لديه ورقة، تواصل ورقته التي على الطاولة المشاركة.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>يضع الجميع من الأوراق بقدر ما يستطيع صاحب الأوراق الأقل. واللاعب بلا أوراق يخرج.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>إذا لم تكفِ أوراق أحد لحرب كاملة، فاللعبة تعادل.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>أوراق الفائز تدخل تحت رزمته أولًا، ثم أوراق الآخرين.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>أوراق الآخرين تدخل تحت الرزمة أولًا، ثم أوراق الفائز.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>دائمًا بترتيب الجلوس، أيًا كان الفائز.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>تُجمع الأوراق معًا وتُقلب، فتدخل آخر ورقة وُضعت أولًا.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>الورقة الأعلى تدخل تحت الرزمة أولًا، والأدنى أخيرًا.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>تُخلط الأوراق المكسوبة قبل أن تدخل تحت الرزمة.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>كل مرة يكشف فيها الجميع ورقة هي جولة واحدة، بما فيها من حروب.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>تنتهي الدورة بعد أن يلعب كل لاعب رزمته كلها مرة واحدة.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>تتوقف الساعة خلال الإيقاف المؤقت وعند فتح مربع حوار.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>اللعبة التي تبلغ الحد بلا فائز.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>الرزمة الأكبر تفوز. وإذا تساوت أكبر الرزم فهو تعادل.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>نصف الألعاب ينتهي خلال</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 من كل 10 ألعاب تنتهي خلال</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>تعادلات</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>ينهيها حد</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>لا تنتهي أبدًا</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>فوزك</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>فوز {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n حرب في جولة واحدة</numerusform>
            <numerusform>حرب واحدة في جولة واحدة</numerusform>
            <numerusform>حربان في جولة واحدة</numerusform>
            <numerusform>%n حروب في جولة واحدة</numerusform>
            <numerusform>%n حربًا في جولة واحدة</numerusform>
            <numerusform>%n حرب في جولة واحدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>حروب في اللعبة</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>أطول حرب</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>انتهى نصف الكل</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>انتهى 9 من كل 10</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>تعادلات</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>لا تنتهي أبدًا</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>حروب في اللعبة</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>واحدة</numerusform>
            <numerusform>اثنتان على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
            <numerusform>%n على التوالي</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>أقل من 1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>بهذه القواعد تستمر ألعاب كثيرة إلى الأبد.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>بهذه القواعد تبقى ألعاب كثيرة بلا فائز.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>بهذه القواعد تبقى ألعاب كثيرة بلا فائز أو تستمر إلى الأبد.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>في اللعب %n ورقة، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
            <numerusform>في اللعب ورقة واحدة، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
            <numerusform>في اللعب ورقتان، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
            <numerusform>في اللعب %n أوراق، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
            <numerusform>في اللعب %n ورقة، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
            <numerusform>في اللعب %n ورقة، وهو عدد فردي. وإذا جُمعت بترتيب ثابت فقد تدور وتدور وقتًا طويلًا جدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>خلط الأوراق المكسوبة</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>توزيع ورقة أقل: %n ورقة لكل لاعب</numerusform>
            <numerusform>توزيع ورقة أقل: ورقة واحدة لكل لاعب</numerusform>
            <numerusform>توزيع ورقة أقل: ورقتان لكل لاعب</numerusform>
            <numerusform>توزيع ورقة أقل: %n أوراق لكل لاعب</numerusform>
            <numerusform>توزيع ورقة أقل: %n ورقة لكل لاعب</numerusform>
            <numerusform>توزيع ورقة أقل: %n ورقة لكل لاعب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>بعد %n جولة يفوز صاحب أكثر الأوراق</numerusform>
            <numerusform>بعد جولة واحدة يفوز صاحب أكثر الأوراق</numerusform>
            <numerusform>بعد جولتين يفوز صاحب أكثر الأوراق</numerusform>
            <numerusform>بعد %n جولات يفوز صاحب أكثر الأوراق</numerusform>
            <numerusform>بعد %n جولة يفوز صاحب أكثر الأوراق</numerusform>
            <numerusform>بعد %n جولة يفوز صاحب أكثر الأوراق</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>لا ألعاب بلا فائز أو بلا نهاية.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>تكاد لا توجد ألعاب بلا فائز أو بلا نهاية.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>لعبة واحدة من كل 100 تعادل أو بلا نهاية.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n لعبة من كل 100 تعادل أو بلا نهاية.</numerusform>
            <numerusform>لعبة واحدة من كل 100 تعادل أو بلا نهاية.</numerusform>
            <numerusform>لعبتان من كل 100 تعادل أو بلا نهاية.</numerusform>
            <numerusform>%n ألعاب من كل 100 تعادل أو بلا نهاية.</numerusform>
            <numerusform>%n لعبة من كل 100 تعادل أو بلا نهاية.</numerusform>
            <numerusform>%n لعبة من كل 100 تعادل أو بلا نهاية.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>أقل من دقيقة</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} س</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>من {low} إلى {high} س</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high} س</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>من {low} إلى %n د</numerusform>
            <numerusform>من {low} إلى %n د</numerusform>
            <numerusform>من {low} إلى %n د</numerusform>
            <numerusform>من {low} إلى %n د</numerusform>
            <numerusform>من {low} إلى %n د</numerusform>
            <numerusform>من {low} إلى %n د</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>عادةً أقل من دقيقة.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>عادةً من {low} إلى {high} س.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>عادةً نحو %n دقيقة.</numerusform>
            <numerusform>عادةً نحو دقيقة واحدة.</numerusform>
            <numerusform>عادةً نحو دقيقتين.</numerusform>
            <numerusform>عادةً نحو %n دقائق.</numerusform>
            <numerusform>عادةً نحو %n دقيقة.</numerusform>
            <numerusform>عادةً نحو %n دقيقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>عادةً من {low} إلى %n دقيقة.</numerusform>
            <numerusform>عادةً من {low} إلى دقيقة واحدة.</numerusform>
            <numerusform>عادةً من {low} إلى دقيقتين.</numerusform>
            <numerusform>عادةً من {low} إلى %n دقائق.</numerusform>
            <numerusform>عادةً من {low} إلى %n دقيقة.</numerusform>
            <numerusform>عادةً من {low} إلى %n دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>لا توجد تعادلات.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>التعادلات نادرة جدًا.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل %n تعادل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n لعبة من كل 10 تعادل.</numerusform>
            <numerusform>لعبة واحدة من كل 10 تعادل.</numerusform>
            <numerusform>لعبتان من كل 10 تعادل.</numerusform>
            <numerusform>%n ألعاب من كل 10 تعادل.</numerusform>
            <numerusform>%n لعبة من كل 10 تعادل.</numerusform>
            <numerusform>%n لعبة من كل 10 تعادل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>كل الألعاب تقريبًا تعادل.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل %n لا تنتهي أبدًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n لعبة من كل 10 لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبة واحدة من كل 10 لا تنتهي أبدًا.</numerusform>
            <numerusform>لعبتان من كل 10 لا تنتهي أبدًا.</numerusform>
            <numerusform>%n ألعاب من كل 10 لا تنتهي أبدًا.</numerusform>
            <numerusform>%n لعبة من كل 10 لا تنتهي أبدًا.</numerusform>
            <numerusform>%n لعبة من كل 10 لا تنتهي أبدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>كل الألعاب تقريبًا لا تنتهي أبدًا.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}، {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>أقل من 1 من كل 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>أكثر من 99 من كل 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} من كل 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>أوراق لا تكفي لحرب</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>نقص الأوراق نفسه لدى كل من في الحرب</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>عند حد الجولات</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>عند حد الدورات</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>عند حد الوقت</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>دوران إلى الأبد</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>اللاعب الذي لديه كل الأوراق يفوز. ومن لا تبقى لديه أوراق بعد جولة يخسر.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>اللاعب الذي لا تبقى لديه أوراق بعد جولة يخرج، ويواصل الآخرون اللعب.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>آخر لاعب لديه أوراق يفوز، وتكون كلها قد صارت لديه.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>لا توجد نقاط: الأوراق وحدها تُحسب.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>لا يوجد حد: تستمر اللعبة حتى تصير كل الأوراق لدى لاعب واحد.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>تنتهي اللعبة بعد %n جولة، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد جولة واحدة، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد جولتين، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولات، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولة، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولة، إن لم تنتهِ قبل ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>كسب كل الأوراق في الجولة الأخيرة يُحسب أيضًا.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد دورة واحدة للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد دورتين للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورات للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق، إن لم تنتهِ قبل ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>الأوراق التي توضع في حرب تُحسب أيضًا.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>تنتهي اللعبة بعد %n دقيقة على الساعة.</numerusform>
            <numerusform>تنتهي اللعبة بعد دقيقة واحدة على الساعة.</numerusform>
            <numerusform>تنتهي اللعبة بعد دقيقتين على الساعة.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دقائق على الساعة.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دقيقة على الساعة.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دقيقة على الساعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>إذا انتهى الوقت خلال جولة أو حرب، تُكمل تلك الجولة بكل حروبها وتُحسب.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>تتوقف الساعة خلال الإيقاف المؤقت، وعند فتح مثال أو لعبة بأوراق مكشوفة أو السجل أو مربع حوار، وعند تصغير النافذة. وتتوقف أيضًا عند الانتقال إلى نافذة أخرى، إلا إذا كانت الجولات تُلعب تلقائيًا.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>إذا لم يجمع أحد كل الأوراق حتى ذلك الحين، فهو تعادل.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>إذا لم يجمع أحد كل الأوراق حتى ذلك الحين، تفوز الرزمة الأكبر. وإذا تساوت أكبر الرزم فهو تعادل.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>الأوراق التي تنتظر على الطاولة لا تُحسب لأحد.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد جولة واحدة.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد جولتين.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولات.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد جولة واحدة، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد جولتين، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولات، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
            <numerusform>وتنتهي اللعبة أيضًا بعد %n جولة، أو قبل ذلك إذا عادت الأوراق إلى ترتيب سابق، لأنها عندئذ تستمر إلى الأبد.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>هذا تعادل.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>عندئذ يفوز اللاعب صاحب الأوراق الأكثر.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>أنهاها حد قبل أن يجمع أحد كل الأوراق.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>أنهاها حد وأكبر الرزم متساوية.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>لم تكفِ أوراق أحد اللاعبين لحرب، وهذا تعادل بهذه القواعد.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>بهذه القواعد كان السبب واحدًا مما يلي.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>لم تبقَ لدى المتعادلين أوراق لكسر التعادل، ولا لدى غيرهم.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>آخر من في الحرب كان لديهم العدد نفسه من الأوراق، ولا يكفي للمشاركة، ولا أوراق لدى غيرهم.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>آخر من في الحرب كان لديهم العدد نفسه من الأوراق، ولا يكفي للمشاركة.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>لم تبقَ ورقة لدى أحد في الحرب، ولا لدى غيرهم.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>لم تبقَ ورقة لدى أحد في الحرب.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>كانت ستستمر إلى الأبد.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>كانت ستستمر إلى الأبد، وأكبر الرزم متساوية.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>لم تنتهِ بعد %n جولة.</numerusform>
            <numerusform>لم تنتهِ بعد جولة واحدة.</numerusform>
            <numerusform>لم تنتهِ بعد جولتين.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولات.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولة.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>لم تنتهِ بعد %n جولة، وأكبر الرزم متساوية.</numerusform>
            <numerusform>لم تنتهِ بعد جولة واحدة، وأكبر الرزم متساوية.</numerusform>
            <numerusform>لم تنتهِ بعد جولتين، وأكبر الرزم متساوية.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولات، وأكبر الرزم متساوية.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولة، وأكبر الرزم متساوية.</numerusform>
            <numerusform>لم تنتهِ بعد %n جولة، وأكبر الرزم متساوية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>هل يمكنني اختيار الورقة التي ألعبها؟</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>لا. الجميع يكشفون الورقة العليا. «حرب» كلها حظ: لا مهارة فيها.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>هل الآس عالٍ؟</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>هل الأنواع مهمة؟</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>لا. تسعة السباتي وتسعة الكبة متساويتان: إنهما تتعادلان.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>كم ورقة توضع مقلوبة في الحرب؟</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>ماذا لو لم تكفِ أوراقي لحرب؟</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>لماذا كان تعادلًا؟</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>كم تدوم اللعبة؟</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>كم لاعبًا يمكن أن يلعب؟</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>هل يمكنني النظر إلى أوراق رزمتي؟</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>لا، ولا حتى إلى الورقة التالية.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>هل تُحسب الحرب جولة منفصلة؟</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>لا. هي جزء من الجولة التي بدأت فيها.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>هل في الأمر مال؟</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>لا. لا رهان ولا شراء، ولا يُكسب شيء سوى الأوراق.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>ماذا يفعل الجوكر؟</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>من يشارك إذا تعادل اثنان منا؟</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>أكثر الناس يضعون واحدة، وكثيرون يضعون ثلاثًا: يُتفق على ذلك قبل البدء.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>ولا واحدة. كل لاعب يكشف ورقة أخرى فقط.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n ورقة من كل لاعب، ثم واحدة مكشوفة.</numerusform>
            <numerusform>ورقة واحدة من كل لاعب، ثم واحدة مكشوفة.</numerusform>
            <numerusform>ورقتان من كل لاعب، ثم واحدة مكشوفة.</numerusform>
            <numerusform>%n أوراق من كل لاعب، ثم واحدة مكشوفة.</numerusform>
            <numerusform>%n ورقة من كل لاعب، ثم واحدة مكشوفة.</numerusform>
            <numerusform>%n ورقة من كل لاعب، ثم واحدة مكشوفة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على ورقة واحدة من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على ورقتين من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n أوراق من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
            <numerusform>الحرب بين لاعبين تكون على %n ورقة من أوراقهما، أو أكثر إذا تكرر التعادل.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>ذلك بيد الأوراق: قد تدوم بضع دقائق أو أكثر من ساعة.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>%n جولة على الأكثر.</numerusform>
            <numerusform>جولة واحدة على الأكثر.</numerusform>
            <numerusform>جولتان على الأكثر.</numerusform>
            <numerusform>%n جولات على الأكثر.</numerusform>
            <numerusform>%n جولة على الأكثر.</numerusform>
            <numerusform>%n جولة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>%n دورة للأوراق على الأكثر.</numerusform>
            <numerusform>دورة واحدة للأوراق على الأكثر.</numerusform>
            <numerusform>دورتان للأوراق على الأكثر.</numerusform>
            <numerusform>%n دورات للأوراق على الأكثر.</numerusform>
            <numerusform>%n دورة للأوراق على الأكثر.</numerusform>
            <numerusform>%n دورة للأوراق على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>%n دقيقة على الأكثر.</numerusform>
            <numerusform>دقيقة واحدة على الأكثر.</numerusform>
            <numerusform>دقيقتان على الأكثر.</numerusform>
            <numerusform>%n دقائق على الأكثر.</numerusform>
            <numerusform>%n دقيقة على الأكثر.</numerusform>
            <numerusform>%n دقيقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>ذلك بيد الأوراق، لكن يوجد حد.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>من {least} إلى {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>في هذه اللعبة %n لاعب.</numerusform>
            <numerusform>في هذه اللعبة لاعب واحد.</numerusform>
            <numerusform>في هذه اللعبة لاعبان.</numerusform>
            <numerusform>في هذه اللعبة %n لاعبين.</numerusform>
            <numerusform>في هذه اللعبة %n لاعبًا.</numerusform>
            <numerusform>في هذه اللعبة %n لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>مع أكثر من لاعبين اثنين، لا يدخل الحرب إلا من تعادلوا على أفضل ورقة.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>مع أكثر من لاعبين اثنين، يشارك في الحرب كل من كشف ورقة.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>هما أعلى من كل الأوراق الأخرى، والجوكران يتعادلان.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>الجوكر أعلى من كل الأوراق الأخرى.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>الورقة الأدنى تفوز هنا، لذلك الجوكر أسوأ ورقة.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>كل من كشف ورقة، حتى من لم يتعادلوا.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>فقط من تعادلوا على أفضل ورقة. ومن ليس منهم ينتظر ويخسر ورقته المكشوفة.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>التحضير</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>كشف الأوراق</translation>
    </message>
    <message>
        <source>War</source>
        <translation>الحرب</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>نقص الأوراق</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>الحدود</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>في مجموعة الورق %n ورقة: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
            <numerusform>في مجموعة الورق ورقة واحدة: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
            <numerusform>في مجموعة الورق ورقتان: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
            <numerusform>في مجموعة الورق %n أوراق: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
            <numerusform>في مجموعة الورق %n ورقة: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
            <numerusform>في مجموعة الورق %n ورقة: أربعة أنواع، كل منها بهذا الترتيب: {lowest} فما فوق حتى عشرة، ثم الولد والبنت والملك والآس.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>تسمى «حرب» أيضًا «باتاي».</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>الهدف كسب كل الأوراق. لا شيء يحتاج إلى قرار: كلها حظ.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>يلعب هذه اللعبة %n لاعب.</numerusform>
            <numerusform>يلعب هذه اللعبة لاعب واحد.</numerusform>
            <numerusform>يلعب هذه اللعبة لاعبان.</numerusform>
            <numerusform>يلعب هذه اللعبة %n لاعبين.</numerusform>
            <numerusform>يلعب هذه اللعبة %n لاعبًا.</numerusform>
            <numerusform>يلعب هذه اللعبة %n لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>مع %n جوكر يصير المجموع {cards}.</numerusform>
            <numerusform>مع جوكر واحد يصير المجموع {cards}.</numerusform>
            <numerusform>مع جوكرين يصير المجموع {cards}.</numerusform>
            <numerusform>مع %n جوكرات يصير المجموع {cards}.</numerusform>
            <numerusform>مع %n جوكرًا يصير المجموع {cards}.</numerusform>
            <numerusform>مع %n جوكر يصير المجموع {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب %n ورقة.</numerusform>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب ورقة واحدة.</numerusform>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب ورقتان.</numerusform>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب %n أوراق.</numerusform>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب %n ورقة.</numerusform>
            <numerusform>تُخلط الأوراق وتُوزع واحدة واحدة حتى تكون لدى كل لاعب %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>أوراق كل لاعب رزمة مقلوبة. لا أحد ينظر إليها أو يغير ترتيبها.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>تبقى %n ورقة، توضع جانبًا ولا تُلعب.</numerusform>
            <numerusform>تبقى ورقة واحدة، توضع جانبًا ولا تُلعب.</numerusform>
            <numerusform>تبقى ورقتان، توضعان جانبًا ولا تُلعبان.</numerusform>
            <numerusform>تبقى %n أوراق، توضع جانبًا ولا تُلعب.</numerusform>
            <numerusform>تبقى %n ورقة، توضع جانبًا ولا تُلعب.</numerusform>
            <numerusform>تبقى %n ورقة، توضع جانبًا ولا تُلعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>اللعب ضد الحاسوب، أو مع أشخاص بجانبك؛ ولا شيء يمر عبر الإنترنت.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>الورقة الأعلى تأخذ كل ما على الطاولة.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>الورقة الأدنى تأخذ كل ما على الطاولة.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>الجميع يكشفون الورقة العليا من رزمهم في الوقت نفسه.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>هذه جولة واحدة، بما فيها من حروب.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>من الأفضل إلى الأسوأ: {ranks}. والأنواع غير مهمة.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>الزوج الذي تغلبه ورقة أفضل ليس تعادلًا: الورقة الأفضل وحدها تُحسب.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: أوراق الفائز أولًا، ثم أوراق الخاسر.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: أوراق الخاسر أولًا، ثم أوراق الفائز.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: أوراق الفائز أولًا، ثم أوراق الآخرين باتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: أوراق الآخرين أولًا باتجاه عقارب الساعة، ثم أوراق الفائز.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: دائمًا بترتيب الجلوس، أيًا كان الفائز.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: تُقلب كما هي على الطاولة، فتدخل آخر ورقة وُضعت أولًا.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: الورقة الأعلى أولًا والأدنى أخيرًا.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>تدخل الأوراق مقلوبة تحت رزمة الفائز: بترتيب عشوائي بعد خلطها.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>والجوكران يتعادلان أيضًا.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>أعلى هذه الأوراق المكشوفة تأخذ كل ما على الطاولة.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>أدنى هذه الأوراق المكشوفة تأخذ كل ما على الطاولة.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>وإذا تكرر التعادل فهناك حرب أخرى.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>إذا كانت الورقتان من الرتبة نفسها فهي الحرب.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>إذا تعادل لاعبان أو أكثر على أفضل ورقة فهي الحرب، ويشارك فيها كل من كشف ورقة.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>إذا تعادل لاعبان أو أكثر على أفضل ورقة فهي الحرب بينهم. الآخرون ينتظرون، وتبقى أوراقهم على الطاولة للفائز.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>لا أوراق مقلوبة: كل لاعب في الحرب يكشف ورقة أخرى فقط.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>كل لاعب في الحرب يضع %n ورقة مقلوبة على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
            <numerusform>كل لاعب في الحرب يضع ورقة واحدة مقلوبة على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
            <numerusform>كل لاعب في الحرب يضع ورقتين مقلوبتين على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
            <numerusform>كل لاعب في الحرب يضع %n أوراق مقلوبة على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
            <numerusform>كل لاعب في الحرب يضع %n ورقة مقلوبة على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
            <numerusform>كل لاعب في الحرب يضع %n ورقة مقلوبة على الورقة المتعادلة، ثم واحدة مكشوفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>الورقة المتعادلة تحدد كم ورقة يضعها كل لاعب في الحرب مقلوبة. ثم يكشف كل لاعب واحدة.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>تعادل السبعات يعني {seven}؛ والأولاد والبنات والملوك تعني {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>الآسات تعني {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>الجوكر يعني {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>لا. الآس هنا أدنى ورقة، ولهذا هو الأفضل.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>لا. الآس هنا أدنى ورقة.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>نعم. هو أعلى من الملك، لذلك لا يغلب هنا إلا الجوكر.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>نعم. هو أعلى من الملك، لذلك لا يغلب هنا شيئًا.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>نعم. هو أعلى من الملك، ولا يعلوه إلا الجوكر.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>نعم. هو أعلى من الملك.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>عندئذ تكون اللعبة تعادلًا.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>وإن لم تبقَ لديك ورقة، تواصل ورقتك على الطاولة المشاركة.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>وإن لم تبقَ لديك ورقة، خرجت من اللعبة.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>وبذلك خرجت من اللعبة، وتُضاف أوراقك الباقية إلى أوراق الطاولة.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>توضع كل أوراقك وتُكشف الأخيرة. وإن لم تبقَ لديك ورقة، خرجت من اللعبة.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>توضع كل أوراقك وتُكشف الأخيرة. وإن لم تبقَ لديك ورقة، تواصل ورقتك على الطاولة المشاركة.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>عندئذ يضع الجميع من الأوراق بقدر ما لديك. وإن لم تبقَ لديك ورقة، خرجت من اللعبة.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>هذا لكل من في الحرب، المتعادل وغير المتعادل.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>الحرب تأخذ من كل لاعب فيها الأوراق المقلوبة وورقة أخرى. ومن لديه أقل لا تكفي أوراقه.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>اللاعب في الحرب الذي لا تبقى لديه أوراق لا تكفي أوراقه.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>الحرب تأخذ %n ورقة من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
            <numerusform>الحرب تأخذ ورقة واحدة من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
            <numerusform>الحرب تأخذ ورقتين من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
            <numerusform>الحرب تأخذ %n أوراق من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
            <numerusform>الحرب تأخذ %n ورقة من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
            <numerusform>الحرب تأخذ %n ورقة من كل لاعب فيها. ومن لديه أقل لا تكفي أوراقه.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>اللاعب الذي لا تبقى لديه أوراق يخرج.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>إذا بقي لاعب واحد في الحرب، يأخذ أوراق الطاولة ولا يضع شيئًا.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>عندئذ لا يفوز أحد: اللعبة تعادل فورًا، قبل وضع أي ورقة.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يخرج من اللعبة، وتُضاف أوراقه الباقية إلى أوراق الطاولة.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>إذا لم تبقَ لدى لاعب أوراق، تواصل ورقته المكشوفة على الطاولة المشاركة.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>إذا لم تبقَ لدى لاعب أوراق، تواصل ورقته المكشوفة على الطاولة المشاركة، حتى إن لم تكن من التعادل.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>من أجل العدل، يضع الجميع عندئذ من الأوراق بقدر ما لدى صاحب الأوراق الأقل.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>وتُكشف الأخيرة.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يخرج من اللعبة.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يضعها كلها، والأخيرة مكشوفة.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>إذا لم تبقَ ورقة لدى أحد ممن تعادلوا على أفضل ورقة، فلا شيء يكسر ذلك التعادل، أيًا كان المشاركون الآخرون.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>إذا لم تبقَ ورقة لدى أحد في الحرب، فلا أحد يستطيع المشاركة.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>إذا لم تكفِ أوراق كل من في الحرب، فلا يبقى إلا صاحب الأوراق الأكثر.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>وإذا تساوى عدة لاعبين في الأكثر، فلا أحد يستطيع المشاركة.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>عندئذ يخرج كل من في الحرب، وتنتظر الأوراق على الطاولة الفائز التالي.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>عندئذ يخرج المتعادلون، وتنتظر الأوراق على الطاولة الفائز التالي.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>وتدخل تحت رزمة الفائز قبل الجديدة.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>إذا بقي لاعب واحد آخر لديه أوراق، يأخذها ويفوز.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>وإذا لم تبقَ أوراق لدى أحد غيرهم، فاللعبة تعادل.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>وإذا لم تبقَ أوراق لدى أي منكما، فاللعبة تعادل.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>إذا لم تكفِ أوراق كل منكما، يأخذ صاحب الأكثر أوراق الطاولة. وإذا تساوى العدد فهو تعادل.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>وإذا لم تبقَ أوراق لدى أحد ممن تعادلوا على أفضل ورقة، يخرجون جميعًا.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>وإذا لم تبقَ أوراق لدى أحد في الحرب، فلا أحد يستطيع المشاركة.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>وإذا لم تبقَ أوراق لدى أحد، فاللعبة تعادل.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>إذا لم تكفِ أوراق كل من في الحرب، يأخذ صاحب الأكثر أوراق الطاولة. وإذا تساوى عدة لاعبين في الأكثر، فلا أحد يستطيع المشاركة.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>لا توجد قواعد تنتهي خلال {minutes} د لعدد اللاعبين {players}.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>الأقرب تدوم حتى %n دقيقة.</numerusform>
            <numerusform>الأقرب تدوم حتى دقيقة واحدة.</numerusform>
            <numerusform>الأقرب تدوم حتى دقيقتين.</numerusform>
            <numerusform>الأقرب تدوم حتى %n دقائق.</numerusform>
            <numerusform>الأقرب تدوم حتى %n دقيقة.</numerusform>
            <numerusform>الأقرب تدوم حتى %n دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>لا توجد قواعد تدوم بها معظم الألعاب نحو {minutes} د.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>بالقواعد الأقرب تدوم اللعبة %n دقيقة في المتوسط.</numerusform>
            <numerusform>بالقواعد الأقرب تدوم اللعبة دقيقة واحدة في المتوسط.</numerusform>
            <numerusform>بالقواعد الأقرب تدوم اللعبة دقيقتين في المتوسط.</numerusform>
            <numerusform>بالقواعد الأقرب تدوم اللعبة %n دقائق في المتوسط.</numerusform>
            <numerusform>بالقواعد الأقرب تدوم اللعبة %n دقيقة في المتوسط.</numerusform>
            <numerusform>بالقواعد الأقرب تدوم اللعبة %n دقيقة في المتوسط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>تبدلات الصدارة في اللعبة بالقواعد الأقرب: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>بالقواعد الأقرب، {value}% من الألعاب تعادل.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>بالقواعد الأقرب، ينتظر اللاعب {value}% من اللعبة بلا لعب.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>الحروب في اللعبة بالقواعد الأقرب: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>قليلون يعرفون القواعد الأقرب.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>لا توجد قواعد مناسبة: «{wish}» هي العائق.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>تعادلات قليلة</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>لا أحد يخرج مبكرًا</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>حروب كثيرة</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>قواعد معروفة فقط</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>تبدلات قليلة في الصدارة</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>تبدلات كثيرة في الصدارة</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n جوكر</numerusform>
            <numerusform>جوكر واحد</numerusform>
            <numerusform>جوكران</numerusform>
            <numerusform>%n جوكرات</numerusform>
            <numerusform>%n جوكرًا</numerusform>
            <numerusform>%n جوكر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n ورقة لكل لاعب</numerusform>
            <numerusform>ورقة واحدة لكل لاعب</numerusform>
            <numerusform>ورقتان لكل لاعب</numerusform>
            <numerusform>%n أوراق لكل لاعب</numerusform>
            <numerusform>%n ورقة لكل لاعب</numerusform>
            <numerusform>%n ورقة لكل لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>الورقة الأدنى تفوز</translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation>{cards}؛ {limit}.</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}.</translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation>الأوراق كلها (52)</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>خلط الأوراق المكسوبة</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 ورقة من الستة فما فوق</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 ورقة من السبعة فما فوق</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>أوراق مقلوبة في الحرب بقدر رتبة الورقة المتعادلة</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>لا أوراق مقلوبة في الحرب</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n ورقة مقلوبة في الحرب</numerusform>
            <numerusform>ورقة واحدة مقلوبة في الحرب</numerusform>
            <numerusform>ورقتان مقلوبتان في الحرب</numerusform>
            <numerusform>%n أوراق مقلوبة في الحرب</numerusform>
            <numerusform>%n ورقة مقلوبة في الحرب</numerusform>
            <numerusform>%n ورقة مقلوبة في الحرب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>بعد %n دقيقة</numerusform>
            <numerusform>بعد دقيقة واحدة</numerusform>
            <numerusform>بعد دقيقتين</numerusform>
            <numerusform>بعد %n دقائق</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>بعد %n دورة</numerusform>
            <numerusform>بعد دورة واحدة</numerusform>
            <numerusform>بعد دورتين</numerusform>
            <numerusform>بعد %n دورات</numerusform>
            <numerusform>بعد %n دورة</numerusform>
            <numerusform>بعد %n دورة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>بعد %n جولة</numerusform>
            <numerusform>بعد جولة واحدة</numerusform>
            <numerusform>بعد جولتين</numerusform>
            <numerusform>بعد %n جولات</numerusform>
            <numerusform>بعد %n جولة</numerusform>
            <numerusform>بعد %n جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} تعادل</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} يفوز صاحب أكثر الأوراق</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>نعم. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} و{b} يساويان معًا *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} *أكثر* من {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} *أقل* من {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>من {b} إلى {a} هناك *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} في {b} يساوي *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} لنلمس هذه العلامة.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>لنضع {a} أولًا. ونلمس الأسهم.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>إنه *{a}*. لنلمس {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>إنه *{number}*. لنلمس {tens} ثم {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>إنهما *متساويان*. لنلمس علامة يساوي.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} *أكثر*. لنلمس {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} *أقل*. لنلمس {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>الفرق بين هاتين *أكبر*. لنلمسهما.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>الفرق بين هاتين *أصغر*. لنلمسهما.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} *أكبر*. لنلمسه.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} في {b} *أكثر*. لنلمسه.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} و{b} معًا *أكثر*. لنلمسهما.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>إنهما *متساويان*. ولا يبقى شيء.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} أكثر من {b} *بمقدار {d}*.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *أكبر من* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *يساوي* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *أصغر من* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>كلاهما يساوي *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>الفرق في كليهما *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>كلاهما *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} و{ones} يساويان معًا *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n عشرة</numerusform>
            <numerusform>عشرة واحدة</numerusform>
            <numerusform>عشرتان</numerusform>
            <numerusform>%n عشرات</numerusform>
            <numerusform>%n عشرة</numerusform>
            <numerusform>%n عشرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>صفر آحاد</numerusform>
            <numerusform>واحد</numerusform>
            <numerusform>اثنان</numerusform>
            <numerusform>%n آحاد</numerusform>
            <numerusform>%n آحاد</numerusform>
            <numerusform>%n آحاد</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} *أكبر* من {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>هذا هو العدد كله. فكم *يزيد* على {b}؟</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>لننظر من جديد. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>لننظر معًا. أي الصفوف فيها مكعبات أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>لننظر معًا. أين تنتهي القفزات أبعد على الخط؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>لننظر معًا. أي برج أعلى؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>لننظر معًا. أين الرموز أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>لننظر معًا. أي إطار فيه نقاط أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>لننظر معًا. أي برج أقصر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>لننظر معًا. أين الرموز أقل؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>لننظر معًا. أي إطار فيه نقاط أقل؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>لننظر معًا. أي عدد يأتي أولًا على الخط؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>لننظر معًا. أي عدد أبعد على الخط؟</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>لنعدّ المكعبات.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>لنعدّ الرموز.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>لنعدّ النقاط.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>لنواصل العد على الخط.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>لنعدّ المكعبات الزائدة.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>لننظر معًا. كم رمزًا بلا شريك؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>لننظر معًا. كم نقطة بلا شريك؟</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>لنعدّ القفزات.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>لننظر معًا. أين المكعبات الزائدة أقل؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>لننظر معًا. أين القفزات أقل؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>لننظر معًا. أين المكعبات الزائدة أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>لننظر معًا. أين القفزات أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>لننظر معًا. ماذا لو تبادلت الورقتان المكان؟</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>العشرات متساوية. أيهما فيه آحاد أكثر؟</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>لننظر معًا. أيهما فيه عشرات أكثر؟</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>أيهما أقل؟</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>أيهما أكثر؟</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>نقاط</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>كم الزيادة؟</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>أقل، يساوي، أكثر</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>طرح</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>عشرات وآحاد</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>ضرب</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>برجان من المكعبات</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>رموز للعد</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>إطار العشرة</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>خط الأعداد</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>متقن</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ليس بعد</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>لم يُسأل</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} و{b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>عشرات متباعدة</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>فرق عشرة أو عشرتين</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>العشرات نفسها</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>رقمان متبادلان</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>العدد نفسه</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>ماذا نلعب اليوم؟</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>هيا نكشف الورقة!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>هل أنتما على استعداد؟</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>إنها الحرب! نكشف ورقة أخرى.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>شكرًا على اللعب، {first} و{second}. انتهى درسنا.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>شكرًا على اللعب، {name}. انتهى درسنا.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>شكرًا على اللعب. انتهى درسنا.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>نظرت بانتباه، ونظرت مرتين عندما كان صعبًا.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>نظرت بانتباه.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>أعمدة عشرات ومكعبات: {left} على اليسار، {right} على اليمين.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%n نقاط</numerusform>
            <numerusform>%n نقطة</numerusform>
            <numerusform>%n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>إطارات العشرة: {left} على اليسار، {right} على اليمين.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n رمز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%n رموز</numerusform>
            <numerusform>%n رمزًا</numerusform>
            <numerusform>%n رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>رموز للعد: {left} على اليسار، {right} على اليمين.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>صفوف مكعبات: {left} على اليسار، {right} على اليمين.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n مكعب</numerusform>
            <numerusform>مكعب واحد</numerusform>
            <numerusform>مكعبان</numerusform>
            <numerusform>%n مكعبات</numerusform>
            <numerusform>%n مكعبًا</numerusform>
            <numerusform>%n مكعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>أبراج: {left} على اليسار، {right} على اليمين.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} و{ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n صف بعرض {width}</numerusform>
            <numerusform>صف واحد بعرض {width}</numerusform>
            <numerusform>صفان بعرض {width}</numerusform>
            <numerusform>%n صفوف بعرض {width}</numerusform>
            <numerusform>%n صفًا بعرض {width}</numerusform>
            <numerusform>%n صف بعرض {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>خط أعداد من 0 إلى {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>المعلَّم: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n قفزة من {start} إلى {end}.</numerusform>
            <numerusform>قفزة واحدة من {start} إلى {end}.</numerusform>
            <numerusform>قفزتان من {start} إلى {end}.</numerusform>
            <numerusform>%n قفزات من {start} إلى {end}.</numerusform>
            <numerusform>%n قفزة من {start} إلى {end}.</numerusform>
            <numerusform>%n قفزة من {start} إلى {end}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <extracomment>a list</extracomment>
        <translation>{items}، {item}</translation>
    </message>
    <message>
        <source>{counted}.</source>
        <comment>numbers counted aloud</comment>
        <translation>{counted}.</translation>
    </message>
    <message>
        <source>This hasn&apos;t come up yet.</source>
        <translation>لم يأتِ هذا بعد.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>سُئل %n مرة</numerusform>
            <numerusform>سُئل مرة واحدة</numerusform>
            <numerusform>سُئل مرتين</numerusform>
            <numerusform>سُئل %n مرات</numerusform>
            <numerusform>سُئل %n مرة</numerusform>
            <numerusform>سُئل %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} صحيح فورًا</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} بمساعدة</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <comment>tries of a pair</comment>
        <translation>{counts}.</translation>
    </message>
    <message>
        <source>{pair}: {counts} {knowledge}</source>
        <comment>a pair of numbers, sentence, sure or not</comment>
        <translation>{pair}: {counts} {knowledge}</translation>
    </message>
    <message>
        <source>Now: {knowledge}.</source>
        <translation>الآن: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>لم يُسأل بعد</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>متقن: {number} من {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>لا دروس بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n درس</numerusform>
            <numerusform>درس واحد</numerusform>
            <numerusform>درسان</numerusform>
            <numerusform>%n دروس</numerusform>
            <numerusform>%n درسًا</numerusform>
            <numerusform>%n درس</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} في {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} من {first} إلى {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>نحو %n دقيقة لكل درس</numerusform>
            <numerusform>نحو دقيقة واحدة لكل درس</numerusform>
            <numerusform>نحو دقيقتين لكل درس</numerusform>
            <numerusform>نحو %n دقائق لكل درس</numerusform>
            <numerusform>نحو %n دقيقة لكل درس</numerusform>
            <numerusform>نحو %n دقيقة لكل درس</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>لم تكن له دروس.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>يُحذف ما يلي: %n درس مع كل الأجوبة.</numerusform>
            <numerusform>يُحذف ما يلي: درس واحد مع كل الأجوبة.</numerusform>
            <numerusform>يُحذف ما يلي: درسان مع كل الأجوبة.</numerusform>
            <numerusform>يُحذف ما يلي: %n دروس مع كل الأجوبة.</numerusform>
            <numerusform>يُحذف ما يلي: %n درسًا مع كل الأجوبة.</numerusform>
            <numerusform>يُحذف ما يلي: %n درس مع كل الأجوبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>الأعداد {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>صحيح فورًا مرتين متتاليتين، وبينهما أزواج أخرى.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>مرّ من قبل، ويستحق نظرة أخرى.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>لم يأتِ حتى الآن.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>نأخذ بطاقات الأعداد.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>نأخذ كل البطاقات ذات العدد {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>نأخذ البطاقات من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>كل واحد يكشف بطاقة. نبني برج مكعبات لكل بطاقة، ونقول أي برج أعلى وبكم.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>كم يزيد {a} على {b}؟</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>أي علامة مكانها بين {a} و{b}؟</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>كم يساوي {a} و{b} معًا؟</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>أيهما أكثر: {a} في {b}، أم {c} في {d}؟</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>أيهما فيه نقاط أكثر؟</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>أي ورقتين معًا أكثر؟</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>أي ورقتين بينهما فرق أكبر؟</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>أي ورقتين بينهما فرق أصغر؟</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>لنكوّن أكبر عدد ممكن.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>أي عدد أكبر؟</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>صفر</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>واحد</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>ستة</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>أحد عشر</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>اثنا عشر</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>ثلاثة عشر</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>«لعبة جديدة» توزع من جديد، و«الأوراق نفسها» تعيد هذه التوزيعة.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>الآخرون يواصلون اللعب: الزر «كشف الأوراق» أو «حتى النهاية».</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>مفتاح المسافة يكشف الأوراق.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>%n ورقة لكل لاعب.</numerusform>
            <numerusform>ورقة واحدة لكل لاعب.</numerusform>
            <numerusform>ورقتان لكل لاعب.</numerusform>
            <numerusform>%n أوراق لكل لاعب.</numerusform>
            <numerusform>%n ورقة لكل لاعب.</numerusform>
            <numerusform>%n ورقة لكل لاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n ورقة جانبًا.</numerusform>
            <numerusform>ورقة واحدة جانبًا.</numerusform>
            <numerusform>ورقتان جانبًا.</numerusform>
            <numerusform>%n أوراق جانبًا.</numerusform>
            <numerusform>%n ورقة جانبًا.</numerusform>
            <numerusform>%n ورقة جانبًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>لم تكفِ الأوراق للحرب، وهذا تعادل بهذه القواعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>تبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>تبقى على الطاولة ورقتان.</numerusform>
            <numerusform>تبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>تبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>إنه تعادل.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>فزت!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>الفوز: {name}.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>لا أوراق لدى الآخرين.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
            <numerusform>الأوراق كلها (%n) لك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
            <numerusform>الأوراق كلها (%n) لدى {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} بعد %n جولة.</numerusform>
            <numerusform>{all_cards} بعد جولة واحدة.</numerusform>
            <numerusform>{all_cards} بعد جولتين.</numerusform>
            <numerusform>{all_cards} بعد %n جولات.</numerusform>
            <numerusform>{all_cards} بعد %n جولة.</numerusform>
            <numerusform>{all_cards} بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>لم تبقَ لدى الآخرين أوراق تكفي للحرب.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>لم تبقَ لديك أوراق تكفي للحرب.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>لم تبقَ لدى {name} أوراق تكفي للحرب.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>إنها الحرب، لكن لدى الاثنين العدد نفسه من الأوراق، ولا يكفي للمشاركة.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>إنها الحرب، لكن لدى كل من بقي فيها العدد نفسه من الأوراق، ولا يكفي للمشاركة.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>تنتهي اللعبة بعد %n جولة.</numerusform>
            <numerusform>تنتهي اللعبة بعد جولة واحدة.</numerusform>
            <numerusform>تنتهي اللعبة بعد جولتين.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولات.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولة.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق.</numerusform>
            <numerusform>تنتهي اللعبة بعد دورة واحدة للأوراق.</numerusform>
            <numerusform>تنتهي اللعبة بعد دورتين للأوراق.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورات للأوراق.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق.</numerusform>
            <numerusform>تنتهي اللعبة بعد %n دورة للأوراق.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>انتهى الوقت بعد %n دقيقة.</numerusform>
            <numerusform>انتهى الوقت بعد دقيقة واحدة.</numerusform>
            <numerusform>انتهى الوقت بعد دقيقتين.</numerusform>
            <numerusform>انتهى الوقت بعد %n دقائق.</numerusform>
            <numerusform>انتهى الوقت بعد %n دقيقة.</numerusform>
            <numerusform>انتهى الوقت بعد %n دقيقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>بعد %n جولة عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
            <numerusform>بعد جولة واحدة عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
            <numerusform>بعد جولتين عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
            <numerusform>بعد %n جولات عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
            <numerusform>بعد %n جولة عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
            <numerusform>بعد %n جولة عادت الأوراق إلى ترتيب سابق، لذلك كانت هذه اللعبة ستستمر إلى الأبد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>لم يفز أحد بعد %n جولة، وهو أقصى ما تبلغه اللعبة.</numerusform>
            <numerusform>لم يفز أحد بعد جولة واحدة، وهو أقصى ما تبلغه اللعبة.</numerusform>
            <numerusform>لم يفز أحد بعد جولتين، وهو أقصى ما تبلغه اللعبة.</numerusform>
            <numerusform>لم يفز أحد بعد %n جولات، وهو أقصى ما تبلغه اللعبة.</numerusform>
            <numerusform>لم يفز أحد بعد %n جولة، وهو أقصى ما تبلغه اللعبة.</numerusform>
            <numerusform>لم يفز أحد بعد %n جولة، وهو أقصى ما تبلغه اللعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>لديك أكثر الأوراق.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>لدى {name} أكثر الأوراق.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>لم يكسب أحد كل الأوراق.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names}: العدد نفسه من الأوراق، ولا أحد لديه أكثر.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names}: العدد نفسه من الأوراق، ولا أحد لديه أكثر.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>إنها الحرب=إنه تعادل الأوراق | فهي الحرب=فهي المواجهة | «حرب»=«الورقة الأعلى» | للحرب=للمواجهة | لحرب=لمواجهة | الحروب=المواجهات | الحرب=المواجهة | حروبها=مواجهاتها | حربان=مواجهتان | حربين=مواجهتين | حربًا=مواجهة | حروب=مواجهات | حرب=مواجهة</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>مطوّرو حرب=مطوّرو حرب | حرب (GNU=حرب (GNU | أطول حرب=أطول مواجهة | حرب بأربع=مواجهة بأربع | ثلاثة – حرب=ثلاثة – مواجهة | حرب=الورقة الأعلى</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>لُعبت %n جولة.</numerusform>
            <numerusform>لُعبت جولة واحدة.</numerusform>
            <numerusform>لُعبت جولتان.</numerusform>
            <numerusform>لُعبت %n جولات.</numerusform>
            <numerusform>لُعبت %n جولة.</numerusform>
            <numerusform>لُعبت %n جولة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>على الطاولة %n ورقة.</numerusform>
            <numerusform>على الطاولة ورقة واحدة.</numerusform>
            <numerusform>على الطاولة ورقتان.</numerusform>
            <numerusform>على الطاولة %n أوراق.</numerusform>
            <numerusform>على الطاولة %n ورقة.</numerusform>
            <numerusform>على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>لا أوراق لدى أحد.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>لديك %n ورقة</numerusform>
            <numerusform>لديك ورقة واحدة</numerusform>
            <numerusform>لديك ورقتان</numerusform>
            <numerusform>لديك %n أوراق</numerusform>
            <numerusform>لديك %n ورقة</numerusform>
            <numerusform>لديك %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>لدى {name} %n ورقة</numerusform>
            <numerusform>لدى {name} ورقة واحدة</numerusform>
            <numerusform>لدى {name} ورقتان</numerusform>
            <numerusform>لدى {name} %n أوراق</numerusform>
            <numerusform>لدى {name} %n ورقة</numerusform>
            <numerusform>لدى {name} %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>لا أوراق لديك</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>لا أوراق لدى {name}</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>ولا شيء لدى {name}</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>ما زال في اللعب: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>أولًا: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>ثانيًا: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>ثالثًا: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>رابعًا: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>خامسًا: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>سادسًا: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} غلبت {other}؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} غلبت {other}؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>{your_card} غلبت {other}؛ كسبت ورقتين.</numerusform>
            <numerusform>{your_card} غلبت {other}؛ كسبت %n أوراق.</numerusform>
            <numerusform>{your_card} غلبت {other}؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} غلبت {other}؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} غلبت {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت ورقتين.</numerusform>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت %n أوراق.</numerusform>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت أدنى من {other}؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت أدنى من {other}؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} كانت الأعلى؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت الأعلى؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>{your_card} كانت الأعلى؛ كسبت ورقتين.</numerusform>
            <numerusform>{your_card} كانت الأعلى؛ كسبت %n أوراق.</numerusform>
            <numerusform>{your_card} كانت الأعلى؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت الأعلى؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت الأعلى؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} كانت الأدنى؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت الأدنى؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>{your_card} كانت الأدنى؛ كسبت ورقتين.</numerusform>
            <numerusform>{your_card} كانت الأدنى؛ كسبت %n أوراق.</numerusform>
            <numerusform>{your_card} كانت الأدنى؛ كسبت %n ورقة.</numerusform>
            <numerusform>{your_card} كانت الأدنى؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} كانت الأدنى؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>لم يواصل غيرك؛ كسبت %n ورقة.</numerusform>
            <numerusform>لم يواصل غيرك؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>لم يواصل غيرك؛ كسبت ورقتين.</numerusform>
            <numerusform>لم يواصل غيرك؛ كسبت %n أوراق.</numerusform>
            <numerusform>لم يواصل غيرك؛ كسبت %n ورقة.</numerusform>
            <numerusform>لم يواصل غيرك؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>لم يواصل أحد غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت %n ورقة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت ورقة واحدة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت ورقتين.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت %n أوراق.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت %n ورقة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غيرك؛ كسبت %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>لم تبقَ أوراق لدى غير {name}؛ ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة %n ورقة.</numerusform>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة ورقتان.</numerusform>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة %n أوراق.</numerusform>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة %n ورقة.</numerusform>
            <numerusform>لذلك لم تقع حرب؛ بقيت على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة ورقتان.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة %n أوراق.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ بقيت على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة ورقتان.</numerusform>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة %n أوراق.</numerusform>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يكسر التعادل شيء؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة ورقتان.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة %n أوراق.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لم يستطع أحد المواصلة؛ انتظرت الفائز التالي على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>الجولات: {battles}. الحروب: {wars}. أطول حرب: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>التوزيعة {number}. القواعد: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>أوراق مختارة. القواعد: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>المقعد {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>الفوز: {name}!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>الفوز هذه المرة: {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>أقرب ما بلغته: {cards}، بعد الجولة {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>مركزك الثاني.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>مركزك الثالث.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>مركزك الرابع.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>مركزك الخامس.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>مركزك السادس.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}؛ {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>الكلاسيكية</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>العائلية</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>ثلاث مقلوبة</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>الحرب الرباعية</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>السريعة</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>ثلاث دورات</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>باتاي</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>الحرب المكشوفة</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>الجوكر</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>السلام</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>حرب بقدر الرتبة</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>ثلاثة لاعبين</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>الجماعة</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n لاعب</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>بلا جوكر</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>الآس أعلى ورقة</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>الآس أدنى ورقة</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>تُوزع كل الأوراق</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>الورقة الأعلى تفوز</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>المتعادلون فقط يدخلون الحرب</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>الجميع يشاركون في كل حرب</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>اللاعب الذي لا تكفي أوراقه لحرب يخرج</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>اللاعب الذي لا تكفي أوراقه لحرب يشارك بورقته الأخيرة</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>اللاعب الذي لا تكفي أوراقه لحرب يشارك بورقته الأخيرة، حتى إن كانت على الطاولة</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>يضع الجميع في الحرب من الأوراق بقدر ما يستطيع صاحب الأقل</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>اللعبة تعادل إذا لم تكفِ أوراق أحد لحرب</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>أوراق الفائز تدخل تحت رزمته أولًا</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>أوراق الفائز تدخل تحت رزمته أخيرًا</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>تدخل الأوراق تحت الرزمة بترتيب الجلوس</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>تُجمع أوراق الطاولة معًا وتُقلب</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>الأوراق الأعلى تدخل تحت الرزمة أولًا</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>تُخلط الأوراق المكسوبة قبل أن تدخل تحت الرزمة</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>بلا حد للجولات</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>%n جولة على الأكثر</numerusform>
            <numerusform>جولة واحدة على الأكثر</numerusform>
            <numerusform>جولتان على الأكثر</numerusform>
            <numerusform>%n جولات على الأكثر</numerusform>
            <numerusform>%n جولة على الأكثر</numerusform>
            <numerusform>%n جولة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>بلا حد للدورات</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>%n دورة للأوراق على الأكثر</numerusform>
            <numerusform>دورة واحدة للأوراق على الأكثر</numerusform>
            <numerusform>دورتان للأوراق على الأكثر</numerusform>
            <numerusform>%n دورات للأوراق على الأكثر</numerusform>
            <numerusform>%n دورة للأوراق على الأكثر</numerusform>
            <numerusform>%n دورة للأوراق على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>بلا حد للوقت</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>%n دقيقة على الأكثر</numerusform>
            <numerusform>دقيقة واحدة على الأكثر</numerusform>
            <numerusform>دقيقتان على الأكثر</numerusform>
            <numerusform>%n دقائق على الأكثر</numerusform>
            <numerusform>%n دقيقة على الأكثر</numerusform>
            <numerusform>%n دقيقة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>عند الحد تعادل</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>عند الحد يفوز صاحب أكثر الأوراق</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>لدى الاثنين {card}: حرب.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>لدى الجميع {card}: حرب.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names}، ولكل لاعب {card}: حرب.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names}، ولكل لاعب {card}: حرب.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>الآن لدى الاثنين {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>الآن لدى الجميع {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names}، ولكل لاعب الآن {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names}، ولكل لاعب الآن {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>حرب</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>حرب ثانية</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>حرب ثالثة</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>حرب رابعة</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>حرب خامسة</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>حرب سادسة</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>الحرب رقم {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>الجميع يشاركون في هذه الحرب.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>وهذا يعني %n ورقة مقلوبة من كل لاعب.</numerusform>
            <numerusform>وهذا يعني ورقة واحدة مقلوبة من كل لاعب.</numerusform>
            <numerusform>وهذا يعني ورقتين مقلوبتين من كل لاعب.</numerusform>
            <numerusform>وهذا يعني %n أوراق مقلوبة من كل لاعب.</numerusform>
            <numerusform>وهذا يعني %n ورقة مقلوبة من كل لاعب.</numerusform>
            <numerusform>وهذا يعني %n ورقة مقلوبة من كل لاعب.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>لم تبقَ لديك أوراق للحرب.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>لم تبقَ لدى {name} أوراق للحرب.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names}: لم تبقَ أوراق للحرب.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names}: لم تبقَ أوراق للحرب.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب ورقة واحدة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب ورقتان فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n أوراق فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب ورقة واحدة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب ورقتان فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n أوراق فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>{names}: لكل لاعب %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (ورقة واحدة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (ورقتان).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n أوراق).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (ورقة واحدة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (ورقتان).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n أوراق).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
            <numerusform>{names}: الأوراق أقل مما تحتاج إليه الحرب (%n ورقة).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>بقيت لديك %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لديك ورقة واحدة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لديك ورقتان فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لديك %n أوراق فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لديك %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لديك %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>بقيت لدى {name} %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لدى {name} ورقة واحدة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لدى {name} ورقتان فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لدى {name} %n أوراق فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لدى {name} %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
            <numerusform>بقيت لدى {name} %n ورقة فقط؛ وتحتاج الحرب إلى {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>الرزمة الأصغر تنفد أولًا.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>خرجت من اللعبة.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>خروج {name} من اللعبة.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>خارج اللعبة: {names}.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>خارج اللعبة: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>خرجت وتركت على الطاولة %n ورقة.</numerusform>
            <numerusform>خرجت وتركت على الطاولة ورقة واحدة.</numerusform>
            <numerusform>خرجت وتركت على الطاولة ورقتين.</numerusform>
            <numerusform>خرجت وتركت على الطاولة %n أوراق.</numerusform>
            <numerusform>خرجت وتركت على الطاولة %n ورقة.</numerusform>
            <numerusform>خرجت وتركت على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>خروج {name}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خروج {name}، وتبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>خروج {name}، وتبقى على الطاولة ورقتان.</numerusform>
            <numerusform>خروج {name}، وتبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>خروج {name}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خروج {name}، وتبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة ورقتان.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة ورقتان.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>خارج اللعبة: {names}، وتبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>نفدت أوراقك.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>نفدت أوراق {name}.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>نفدت الأوراق: {names}.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>نفدت الأوراق: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>من أجل العدل، يضع كل لاعب %n ورقة فقط.</numerusform>
            <numerusform>من أجل العدل، يضع كل لاعب ورقة واحدة فقط.</numerusform>
            <numerusform>من أجل العدل، يضع كل لاعب ورقتين فقط.</numerusform>
            <numerusform>من أجل العدل، يضع كل لاعب %n أوراق فقط.</numerusform>
            <numerusform>من أجل العدل، يضع كل لاعب %n ورقة فقط.</numerusform>
            <numerusform>من أجل العدل، يضع كل لاعب %n ورقة فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>تشارك ورقتك الأخيرة.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>تشارك ورقة {name} الأخيرة.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names}: المشاركة بالورقة الأخيرة.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names}: المشاركة بالورقة الأخيرة.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} تبقى على الطاولة وتواصل المشاركة.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} تبقى على الطاولة وتواصل المشاركة.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>الآس هو أدنى ورقة هنا.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>منها %n ورقة من جولة سابقة.</numerusform>
            <numerusform>منها ورقة واحدة من جولة سابقة.</numerusform>
            <numerusform>منها ورقتان من جولة سابقة.</numerusform>
            <numerusform>منها %n أوراق من جولة سابقة.</numerusform>
            <numerusform>منها %n ورقة من جولة سابقة.</numerusform>
            <numerusform>منها %n ورقة من جولة سابقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} تغلب {other}؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} تغلب {other}؛ لك ورقة واحدة.</numerusform>
            <numerusform>{your_card} تغلب {other}؛ لك ورقتان.</numerusform>
            <numerusform>{your_card} تغلب {other}؛ لك %n أوراق.</numerusform>
            <numerusform>{your_card} تغلب {other}؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} تغلب {other}؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} تغلب {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} أدنى من {other}؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} أدنى من {other}؛ لك ورقة واحدة.</numerusform>
            <numerusform>{your_card} أدنى من {other}؛ لك ورقتان.</numerusform>
            <numerusform>{your_card} أدنى من {other}؛ لك %n أوراق.</numerusform>
            <numerusform>{your_card} أدنى من {other}؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} أدنى من {other}؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} أدنى من {other}؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} هي الأعلى؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} هي الأعلى؛ لك ورقة واحدة.</numerusform>
            <numerusform>{your_card} هي الأعلى؛ لك ورقتان.</numerusform>
            <numerusform>{your_card} هي الأعلى؛ لك %n أوراق.</numerusform>
            <numerusform>{your_card} هي الأعلى؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} هي الأعلى؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} هي الأعلى؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} هي الأدنى؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} هي الأدنى؛ لك ورقة واحدة.</numerusform>
            <numerusform>{your_card} هي الأدنى؛ لك ورقتان.</numerusform>
            <numerusform>{your_card} هي الأدنى؛ لك %n أوراق.</numerusform>
            <numerusform>{your_card} هي الأدنى؛ لك %n ورقة.</numerusform>
            <numerusform>{your_card} هي الأدنى؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>{card} هي الأدنى؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>لا أحد يواصل غيرك؛ لك %n ورقة.</numerusform>
            <numerusform>لا أحد يواصل غيرك؛ لك ورقة واحدة.</numerusform>
            <numerusform>لا أحد يواصل غيرك؛ لك ورقتان.</numerusform>
            <numerusform>لا أحد يواصل غيرك؛ لك %n أوراق.</numerusform>
            <numerusform>لا أحد يواصل غيرك؛ لك %n ورقة.</numerusform>
            <numerusform>لا أحد يواصل غيرك؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>لا أحد يواصل غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>لا أوراق لدى غيرك؛ لك %n ورقة.</numerusform>
            <numerusform>لا أوراق لدى غيرك؛ لك ورقة واحدة.</numerusform>
            <numerusform>لا أوراق لدى غيرك؛ لك ورقتان.</numerusform>
            <numerusform>لا أوراق لدى غيرك؛ لك %n أوراق.</numerusform>
            <numerusform>لا أوراق لدى غيرك؛ لك %n ورقة.</numerusform>
            <numerusform>لا أوراق لدى غيرك؛ لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>لا أوراق لدى غير {name}؛ تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة ورقتان.</numerusform>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>لذلك لا تقع حرب؛ تبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة ورقتان.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة %n أوراق.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة %n ورقة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تبقى على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة ورقتان.</numerusform>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة %n أوراق.</numerusform>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لا شيء يكسر التعادل؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة ورقة واحدة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة ورقتان.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة %n أوراق.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
            <numerusform>لا أحد يستطيع المواصلة؛ تنتظر الفائز التالي على الطاولة %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>واحد – اثنان – ثلاثة – حرب!</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>مفتاح المسافة يضع الورقة التالية.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} و{last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>أسئلة</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>الأزرار والمفاتيح</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>الحرب الرباعية</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>«حرب» لاثنين بأربع أوراق مقلوبة. هذه الصفحة تشرح قواعدها، مهما كان على الطاولة.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>لدى كل من اللاعبين %n ورقة. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
            <numerusform>لدى كل من اللاعبين ورقة واحدة. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
            <numerusform>لدى كل من اللاعبين ورقتان. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
            <numerusform>لدى كل من اللاعبين %n أوراق. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
            <numerusform>لدى كل من اللاعبين %n ورقة. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
            <numerusform>لدى كل من اللاعبين %n ورقة. يكشف كل منهما ورقة؛ والأعلى تأخذ الورقتين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
            <numerusform>إذا تعادلت الورقتان، يضع كل لاعب أربع أوراق مقلوبة على ورقته، ثم واحدة مكشوفة. والأعلى منهما تأخذ الأوراق كلها، وعددها %n. وإذا تكرر التعادل، يضع كل لاعب أربعًا أخرى مقلوبة وواحدة مكشوفة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>اللاعب الذي لا تكفي أوراقه يضعها كلها، والأخيرة مكشوفة. وإن لم تبقَ لديه ورقة، تواصل ورقته على الطاولة المشاركة؛ وإن لم تبقَ لدى أي منهما، فهو تعادل.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
            <numerusform>يفوز اللاعب الذي يجمع الأوراق كلها، وعددها %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>بعد %n جولة تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
            <numerusform>بعد جولة واحدة تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
            <numerusform>بعد جولتين تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
            <numerusform>بعد %n جولات تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
            <numerusform>بعد %n جولة تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
            <numerusform>بعد %n جولة تفوز الرزمة الأكبر، والرزمتان المتساويتان تعادل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>نصائح</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>لنتفق على القواعد قبل البدء. كم ورقة توضع مقلوبة في الحرب؟ وماذا يحدث للاعب الذي لا تكفي أوراقه؟</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>أكثر الناس يضعون ما يكسبونه تحت رزمتهم بالترتيب الذي جاء به. وإذا خُلطت الأوراق أولًا فلا يمكن أن تتكرر الجولات نفسها مرة بعد مرة.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>الأطفال الصغار يملّون لعبة لا تنتهي. يساعد توزيع أوراق أقل على الجميع، أو وضع حد للوقت أو لدورات الأوراق. ثم تفوز الرزمة الأكبر.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>للتدرب على الأعداد، يمكن أن يقول الفائز بكل جولة كم تزيد ورقته أو تنقص.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>الأوراق الأقل والحدود تُضبط في «قواعد البيت»، وهناك يظهر أيضًا كم تدوم اللعبة.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>مشاهدة لعبة كاملة</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>كل الرزم مكشوفة، من التوزيع حتى النتيجة، وكل جولة تُحكى. ولعبتك تنتظر.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>التعلم مع «حرب»</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>للآباء والأمهات والمعلمين. مقارنة الأوراق هي حس العدد في أبسط صوره: أيهما أكثر، وبكم؟ هنا تسأل الطاولة، ويلمس الطفل أو يضغط مفتاحًا أو يجيب بصوت عالٍ. لا يحتاج أحد إلى القراءة: كل سؤال يُعرض، ويُنطق حيث يوجد صوت في الحاسوب.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>عشر دقائق تكفي وزيادة. يبدأ الدرس وينتهي بشيء سهل، والأزواج الصعبة تعود قبل غيرها. وبعد محاولة أولى غير صحيحة تأتي نظرة لطيفة إلى الورقتين، ثم مساعدة، ثم محاولة أخرى. لا نقاط، ولا ساعة تستعجل الطفل. وكلما صار الزوج أسهل قلّت المساعدة المعروضة.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>في دراسة صغيرة، قارن أطفال في الرابعة والخامسة الأعداد بشكل أفضل بعد أربع مرات من ربع ساعة مع لعبة ورق كهذه. ووجدت مراجعة لاحقة أن هذا التحسن ليس ذا دلالة إحصائية. فهي إذن لعبة تستحق اللعب، لا وعد.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>بعيدًا عن الحاسوب، يمكن طباعة ورقة التسجيل والبساط والبطاقات. توضع ألعاب أو مكعبات بجانب البطاقات، ويقول صاحب البطاقة الأعلى الجملة.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>يمكن لطفلين أن يتشاركا لوحة مفاتيح، ويمكن لصف أن يجيب بصوت عالٍ أمام أوراق ضخمة. تقدم كل طفل محفوظ على هذا الحاسوب وحده. ويمكن رؤيته وحذفه في «للكبار».</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>أيهما أكثر؟ مقارنة عددين. من 4 سنوات بالأوراق من 1 إلى 5، ومن 5 سنوات بالأوراق من 1 إلى 10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>نقاط. معرفة الكمية بنظرة واحدة، برموز بلا أرقام. من 4 سنوات بالأوراق من 1 إلى 5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>كم الزيادة؟ صاحب الورقة الأعلى يقول الفرق. من 6 سنوات بالأوراق من 1 إلى 10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>أقل، يساوي، أكثر. العلامات ‎&lt;‎ و= و‎&gt;‎، تُقرأ من اليسار إلى اليمين. من 6 سنوات بالأوراق من 1 إلى 10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>جمع. أي ورقتين معًا أكثر؟ من 6 سنوات، بالأوراق من 1 إلى 5 في البداية.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>طرح. أي ورقتين بينهما فرق أكبر؟ من 6 أو 7 سنوات بالأوراق من 1 إلى 10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>عشرات وآحاد. ورقتان تكوّنان عددًا من رقمين. من 7 سنوات بالأوراق من 1 إلى 9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>ضرب. ورقتان تعطيان ناتج ضرب. من 8 سنوات بالأوراق من 1 إلى 10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n حرب.</numerusform>
            <numerusform>حرب واحدة.</numerusform>
            <numerusform>حربان.</numerusform>
            <numerusform>%n حروب.</numerusform>
            <numerusform>%n حربًا.</numerusform>
            <numerusform>%n حرب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>الجولات من {first} إلى {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>الجولات من {first} إلى {last}، والمكسوبة: أنت {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>الجولات من {first} إلى {last}، والمكسوبة: {name} {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>أكبر كسب: لك %n ورقة.</numerusform>
            <numerusform>أكبر كسب: لك ورقة واحدة.</numerusform>
            <numerusform>أكبر كسب: لك ورقتان.</numerusform>
            <numerusform>أكبر كسب: لك %n أوراق.</numerusform>
            <numerusform>أكبر كسب: لك %n ورقة.</numerusform>
            <numerusform>أكبر كسب: لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>أكبر كسب: ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>أكبر كسب: ذهبت إلى {name} ورقة واحدة.</numerusform>
            <numerusform>أكبر كسب: ذهبت إلى {name} ورقتان.</numerusform>
            <numerusform>أكبر كسب: ذهبت إلى {name} %n أوراق.</numerusform>
            <numerusform>أكبر كسب: ذهبت إلى {name} %n ورقة.</numerusform>
            <numerusform>أكبر كسب: ذهبت إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>حرب!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>لك %n ورقة.</numerusform>
            <numerusform>لك ورقة واحدة.</numerusform>
            <numerusform>لك ورقتان.</numerusform>
            <numerusform>لك %n أوراق.</numerusform>
            <numerusform>لك %n ورقة.</numerusform>
            <numerusform>لك %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>تذهب إلى {name} ورقة واحدة.</numerusform>
            <numerusform>تذهب إلى {name} ورقتان.</numerusform>
            <numerusform>تذهب إلى {name} %n أوراق.</numerusform>
            <numerusform>تذهب إلى {name} %n ورقة.</numerusform>
            <numerusform>تذهب إلى {name} %n ورقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n ورقة</numerusform>
            <numerusform>{name}: ورقة واحدة</numerusform>
            <numerusform>{name}: ورقتان</numerusform>
            <numerusform>{name}: %n أوراق</numerusform>
            <numerusform>{name}: %n ورقة</numerusform>
            <numerusform>{name}: %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: لا أوراق</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: خارج</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>المفتاح: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>كسب %n ورقة</numerusform>
            <numerusform>كسب ورقة واحدة</numerusform>
            <numerusform>كسب ورقتين</numerusform>
            <numerusform>كسب %n أوراق</numerusform>
            <numerusform>كسب %n ورقة</numerusform>
            <numerusform>كسب %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}، الرزمة: %n ورقة</numerusform>
            <numerusform>{name}، الرزمة: ورقة واحدة</numerusform>
            <numerusform>{name}، الرزمة: ورقتان</numerusform>
            <numerusform>{name}، الرزمة: %n أوراق</numerusform>
            <numerusform>{name}، الرزمة: %n ورقة</numerusform>
            <numerusform>{name}، الرزمة: %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>من الأعلى: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}، المكشوفة: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}، المكشوفة: {card}، فائزة</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}، المكشوفة: {card}، متعادلة</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}، المكشوفة: {card}، مغلوبة</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}، المقلوبة: %n ورقة</numerusform>
            <numerusform>{name}، المقلوبة: ورقة واحدة</numerusform>
            <numerusform>{name}، المقلوبة: ورقتان</numerusform>
            <numerusform>{name}، المقلوبة: %n أوراق</numerusform>
            <numerusform>{name}، المقلوبة: %n ورقة</numerusform>
            <numerusform>{name}، المقلوبة: %n ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>أوراق الطاولة: %n ورقة</numerusform>
            <numerusform>أوراق الطاولة: ورقة واحدة</numerusform>
            <numerusform>أوراق الطاولة: ورقتان</numerusform>
            <numerusform>أوراق الطاولة: %n أوراق</numerusform>
            <numerusform>أوراق الطاولة: %n ورقة</numerusform>
            <numerusform>أوراق الطاولة: %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>حصص الأوراق: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>بين {low} و{high} من كل 100، بحسب {rounds} من التوزيعات المشابهة.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>مع {held} من {there} من الأوراق، ما زال يفوز أقل من 1 من كل {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>مع {held} من {there} من الأوراق، ما زال يفوز نحو 1 من كل {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>مع {held} من {there} من الأوراق، يفوز الجميع تقريبًا.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>مع {held} من {there} من الأوراق، يفوز نحو {number} من كل 10.</translation>
    </message>
</context>
</TS>
