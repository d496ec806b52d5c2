<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>על מלחמה</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;תוכנה</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;רישיונות</translation>
    </message>
    <message>
        <source>War</source>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>גרסה {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>משחק הקלפים מלחמה, עם כל חוקי הבית.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>רץ על Python {python}, PySide6 {pyside}, Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>בלי כסף, בלי פרסים, והמשחק אף פעם לא מתחבר לאינטרנט.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>זכויות יוצרים © {year} מפתחי מלחמה. תוכנה חופשית ברישיון GNU General Public License, גרסה 3 ומעלה: מותר להשתמש בה, לשתף אותה ולשנות אותה. היא ניתנת בלי שום אחריות.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>רישיון של</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>נוסח הרישיון</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>רי&amp;שיון של</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>מלחמה (GNU GPL, גרסה 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt ו-PySide6 (GNU LGPL, גרסה 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>כל השאר</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache License, version 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, version 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>אי אפשר לקרוא את {file}. הקובץ היה אמור להגיע עם התוכנה.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>&amp;העתקת פרטי הגרסה</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>פרטי הגרסה הועתקו</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>מ&amp;שחק</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;חלוקה</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>פעו&amp;לות</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;היסטוריה</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>משחק ח&amp;דש</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>מחלקים משחק חדש</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>חוקי ה&amp;בית…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>בוחרים חוקים ורואים כמה זמן יימשך משחק</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>לב&amp;טל את המשחק החדש</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>חוזרים למשחק הקודם; אפשר עד שהופכים קלפים</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>ממשיכים משחק מקובץ</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>שומרים את המשחק הזה בקובץ</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;סטטיסטיקה…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>כל המשחקים: ניצחונות, הפסדים, הכי ארוך, הכי קצר</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>&amp;איפוס הניקוד…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>מתחילים לספור את הניקוד מאפס</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>סוגרים את החלון</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>קבצים א&amp;חרונים</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>חוקים ל&amp;ערב…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>מוצאים חוקים שמתאימים לשחקנים ולזמן שיש לכם</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;מספר או קוד של חלוקה…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>משחקים חלוקה שקיבלתם ממישהו</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>החלוקה ה&amp;באה</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>מחלקים את המספר הבא</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>החלוקה ה&amp;קודמת</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>מחלקים את המספר הקודם</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>חלוקה &amp;אקראית</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>מחלקים מספר אקראי</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;שוב אותם קלפים</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>מתחילים את החלוקה הזו מההתחלה</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>החלוקה הזו בחוקים א&amp;חרים…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>משחקים באותם קלפים בחוקים אחרים</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>&amp;העתקת מספר וקוד</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>מעתיקים את החלוקה הזו כדי לתת אותה למישהו</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>להפוך &amp;קלפים</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>כולם הופכים קלף</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>10 ק&amp;רבות</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>עשרה קרבות ברצף; לחיצה נוספת עוצרת</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>משחק &amp;אוטומטי</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>קרב אחרי קרב; לחיצה נוספת עוצרת</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>לשחק עד ה&amp;סוף</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>נותנים לאחרים לשחק עד הסוף</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>ה&amp;פסקה</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>מכסים את השולחן ועוצרים את השעון</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;מהר יותר</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>לשחק מהר יותר</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>לאט &amp;יותר</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>לשחק לאט יותר</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>מ&amp;הירות…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>כמה מהר הקלפים זזים</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>קלפים &amp;גלויים</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>צופים במשחק שלם שבו כל הערימות גלויות; המשחק שלכם מחכה</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>שיעורי מספרים לילדים ולכיתות</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>לומר &amp;שוב</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>מראים ואומרים מה קרה לאחרונה</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>לומר מה המ&amp;צב</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>מראים ואומרים כמה קלפים יש לכל אחד, ואילו מונחים על השולחן</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>מסך &amp;מלא</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>משתמשים בכל המסך</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>חזרה ל&amp;שולחן</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>עוצרים את המשחק האוטומטי וחוזרים לשולחן</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;בלי קול</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>מכבים או מפעילים את הקול</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>הע&amp;דפות…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>שולחן, קלפים, טקסט, תנועה, צליל</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;הצגת ההיסטוריה</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>מסתכלים אחורה על כל קרב במשחק</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>אל החלו&amp;קה</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>מראים את השולחן לפני הקרב הראשון</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>קרב אחד &amp;אחורה</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>מראים את השולחן קרב אחד קודם</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>לראות שוב מ&amp;כאן</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>רואים שוב את הקרבות שאחרי זה</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>קרב אחד ק&amp;דימה</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>מראים את השולחן קרב אחד אחר כך</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>חזרה לעכש&amp;יו</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>מראים את השולחן עכשיו</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>להמשיך &amp;מכאן</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>ממשיכים מהקרב הזה כמשחק חדש; אפשר לבטל</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;איך משחקים</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>החוקים של המשחק הזה, עם דוגמאות</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;דיווח על בעיה…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>מעתיקים דיווח שעוזר למפתחים לתקן בעיות</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>ללמ&amp;וד עם מלחמה…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>על &amp;מלחמה</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>גרסה ורישיונות</translation>
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
        <translation>{number} מתוך 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>נגמרים בזמן</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>נמשכים בערך כך</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>בין {low} ובין {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>מלחמות</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>חילופי הובלה</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>זמן המתנה</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>חוקים לערב</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>משחקים לפי הרבה חוקים…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>החיפוש נעצר.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>התקדמות החיפוש</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;הפסקת החיפוש</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;חיפוש נוסף</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>נבדקו {rules} מערכות חוקים, ב-{rounds} משחקים, תוך {seconds} שניות.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>כל אחת שוחקה {number} פעמים.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>מחפשים חוקים…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>הקרובים ביותר</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>הטובים ביותר עד עכשיו</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>חוקים מתאימים, ושונים זה מזה</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>המספרים משוערים: התוכנה המהירה שמשחקת משחקים חסרה כאן.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>אי אפשר לשחק משחקים במחשב הזה.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>להפוך קלפים</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>לסיים</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>להניח קלף</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>עוד</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>בלי קול</translation>
    </message>
    <message>
        <source>History</source>
        <translation>היסטוריה</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>איך משחקים</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>ללמוד עם מלחמה</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>10 קרבות</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 קרבות</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>עד הסוף</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>אותם קלפים</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>אוטומטי</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>לחלק משחק חדש (רווח)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>להניח את הקלף הבא במלחמה (רווח)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>לראות מיד את התוצאה (רווח)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>להפוך שניים</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>להפוך את כולם</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>הקרבות במשחק</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>בוחרים קרב כדי לראות את השולחן אחריו. Enter מראה אותו שוב.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>קרב אחד, עם כל המלחמות שלו; גם לחיצה על השולחן עושה זאת</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>קרב אחד, אחרי שכל מי שיש לו קלפים לחץ על המקש שלו</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>עשרה קרבות ברצף</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>קרב אחרי קרב, עד לחיצה נוספת</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>מערבב ומחלק מההתחלה</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>מבט לאחור</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>עובר מכפתור לכפתור; Enter לוחץ עליו</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>מחזיר את המשחק הקודם, עד שהופכים קלפים</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>מכסה את השולחן ועוצר את השעון</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>לאט יותר, מהר יותר</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>קרב אחרי קרב</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>מכבה או מפעיל את הקול</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>כמה משחקים, ובאילו חוקים</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>רק השולחן והכפתורים שלו</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>עוצר את מה שקורה וחוזר אל הקלפים</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>כפתורים אחרים</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>מספר הקלפים, קרב אחרי קרב</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>קרב {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>תמונה {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>השם ארוך: יישמרו 40 האותיות הראשונות.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>מי משחק?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>מי השניים שמשחקים?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>ילדים</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>&amp;הוספה…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;שינוי…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;מחיקה…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;בחירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>אי אפשר לקרוא את ההתקדמות. שום דבר בה לא השתנה.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>מה שהילדים עושים נשמר רק במחשב הזה. מספיקים שם ותמונה.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>הוספה</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;הוספה</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>שינוי</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>כפתורי המשחק</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>אותו דבר</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>להחליף עשרות ויחידות</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>לצאת מהשיעור</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>למבוגרים: לוחצים שנייה שלמה</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>קטן מ-</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>שווה ל-</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>גדול מ-</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>להפוך את הקלף של שחקן {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, משמאל</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, מימין</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} וגם {second}, משמאל</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} וגם {second}, מימין</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>אמרתי</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>מסתכלים יחד</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>להראות</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>סיימנו</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>&amp;ניהול</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;החלפת שם…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>&amp;ייצוא החוקים…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>יי&amp;בוא חוקים…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>לשמור את החוקים בשם</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>״{name}״ כבר קיים. להחליף?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>שם חדש</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>למחוק את ״{name}״?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>ייצוא חוקים</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>ייבוא חוקים</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>אין בקובץ {file} חוקים של מלחמה.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>חוקים של מלחמה (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>החוקים לא נשמרו: יש יותר מדי חוקים מוכנים, או שהשם תפוס.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>אי אפשר לקרוא את החוקים שלכם. שם הקובץ עכשיו {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>אי אפשר לקרוא או לכתוב את {file}.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>הקלפים האלה נבחרו ביד ואין להם מספר חלוקה, אבל אפשר לשמור אותם בקובץ.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>חלוקה {number}, קוד {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>המספר והקוד הועתקו.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>מספר או קוד של חלוקה</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;מספר או קוד של החלוקה</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;חלוקה</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;העתקה</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>חלוקה {number}, קוד {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>הועתק</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>הקלפים על השולחן נבחרו ביד, ולכן אין להם מספר חלוקה.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>על השולחן: חלוקה {number}, קוד {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>מספרי החלוקות הם מ-1 עד {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>חלוקה {number}. חוקים: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>מספר משתמש בחוקים שעל השולחן; קוד מביא חוקים משלו.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>״{given}״ לא יכול להופיע בקוד.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>זה לא קוד: לפחות תו אחד שגוי או חסר.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>הגרסה הזו של מלחמה לא מכירה את הקוד, אף שהוא נכתב נכון.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>למחוק את ״{name}״?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>בקצרה</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>המלחמות והסוף</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>מה קורא המסך משמיע</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>גבוהים לפחות כמו קצה אצבע. בטקסט של 150% ומעלה הם תמיד כאלה.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>&amp;כפתורים גדולים</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>קורא המסך</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>כפתורים</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>במשחק אוטומטי הוא משמיע סיכום כל ארבע שניות לכל היותר.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>מה &amp;קורא המסך משמיע</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>המקש F2 אומר שוב את המשפט האחרון. המקש F3 אומר מה המצב.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>חזרה למשחק</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>להראות לי על השולחן</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>מראים את הדוגמה שוב</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>מראים שוב את המשחק שלכם</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>חזרה למשחק</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>עוד פעם</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>דוגמה</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>דוגמה: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>עדיין אי אפשר לפתוח את {file}: קבצים אחרים עוד נטענים.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>פותחים את {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>חלוקה {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>קלפים שנבחרו</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;ניקוי הרשימה</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>אין עדיין קבצים</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>פתיחת קובץ &amp;אחר…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>הקובץ {file} פתוח.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>הקובץ ״{file}״ כבר לא שם. המשחק על השולחן ממשיך.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>אי אפשר לקרוא את ״{file}״. המשחק על השולחן ממשיך.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>הקובץ ״{file}״ גדול מדי בשביל משחק של מלחמה. המשחק על השולחן ממשיך.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>הקובץ ״{file}״ נשמר בגרסה חדשה יותר של מלחמה. המשחק על השולחן ממשיך.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>אי אפשר לפתוח את ״{file}״: הקובץ פגום, או שאינו משחק של מלחמה. המשחק על השולחן ממשיך.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>המשחק נשמר בקובץ {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>המשחק לא נשמר: אין מקום לקובץ {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>המשחק לא נשמר: אין הרשאה לשמור שם את {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>המשחק לא נשמר: אי אפשר לכתוב שם את {file}.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>לראות למה</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>משחקים את המשחקים הראשונים…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>דקות</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>קרבות</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>אורך לפי</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>הצגה כ&amp;טבלה</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>תרשים של אורך המשחקים; אותם מספרים נמצאים בטבלה</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>כמה זמן נמשכים משחקים</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>התחזית במספרים</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>המשחק הכי ארוך</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>לצפות במשחק הכי ארוך</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>המלחמה הכי ארוכה</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>לצפות במלחמה הכי ארוכה</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>המשחק הכי צמוד</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>לצפות במשחק הכי צמוד</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>בכמה משחקים מתוך 100 ניצח כל שחקן; השאר תיקו.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>לצפות באחד המשחקים האלה:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>במחשב הזה אין תחזית.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>משחקים שנבדקו: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>החישוב המהיר לא זמין כאן, ולכן המספרים משוערים.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>משחקים מתוך 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>חצי נגמרו</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>תשעה מתוך עשרה</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>דקות</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>קרבות</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>משחקים מתוך 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} מתוך 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} ומעלה</translation>
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
        <translation>אזהרה</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>לחצו P כדי להמשיך.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>רווח מפעיל עכשיו את ״{name}״. כדי להפוך קלפים, לחצו Esc ואחר כך רווח.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>למבוגרים</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;סיום</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>ה&amp;תקדמות…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>ה&amp;דפסה לכיתה…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>&amp;ילדים…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>&amp;מה כל משחקון מתרגל…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>המבוגרים בוחרים את הרמה. שום דבר כאן לא תלוי במהירות, ושום דבר לא נשלח לשום מקום.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>מספ&amp;רים</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>ה&amp;אס הוא</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;נסיך, מלכה, מלך</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>בחוץ</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>מספר וסימנים</translation>
    </message>
    <message>
        <source>number</source>
        <translation>מספר</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>סימנים</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>על ה&amp;קלפים</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>שיעור</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>קרבות</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>אור&amp;ך</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>קר&amp;בות</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>ילד אחד</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>שני ילדים</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>כיתה</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>מי מ&amp;שחק</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>תשובות בקו&amp;ל רם למבוגר</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>מו&amp;צגת</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>לאט עד מ&amp;הר</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>מילים רגו&amp;עות: ״הקלף הגבוה״ ו״הכרעה״</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>במבט שני</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>כשמבקשים</translation>
    </message>
    <message>
        <source>always</source>
        <translation>תמיד</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>העזרה ד&amp;ועכת: ככל שהזוג בטוח יותר, יש פחות עזרה</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>שאלות</translation>
    </message>
    <message>
        <source>more</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>less</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>פעם כך ופעם כך</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>שואלי&amp;ם על</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>הילדים מסדרים</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>הקלף הראשון הוא העשרות</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>עשרות וי&amp;חידות</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>קול</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>&amp;כל שאלה בקול</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>לשמוע דו&amp;גמה</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>מתג אחד</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>מקש &amp;פשוט אחד לכול</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>כמה &amp;זמן האור דולק</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>האור דולק {seconds} שניות על כל תשובה, ונח חצי שנייה אחרי לחיצה.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>איך משחקים</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>מעבר לחלק של המדריך</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>&amp;מעבר אל</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>מלחמה עם ארבעה קלפים סגורים</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>לחלק משחק של מלחמה מרובעת</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>חוקי הבית…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>ללמוד עם מלחמה…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>לצפות במשחק שלם</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>עשרות</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>יחידות</translation>
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
        <translation>חזרה לעכשיו</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>מראים את השולחן עכשיו</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>החלוקה</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>קרב {number} מתוך {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – מבט לאחור</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>החלוקה. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>היסטוריה</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>מבט לאחור: קרב {number} מתוך {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>קרב {number}, האחרון</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>טוענים את קרב {number} מתוך {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>חלק אחד מתוך 10 בשיעור נגמר</numerusform>
            <numerusform>%n מתוך 10 חלקים בשיעור נגמרו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>משטח של מלחמה</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>כאן מניחים את הקלף</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>קטן מ-</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>שווה ל-</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>גדול מ-</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} זה {d} יותר מ-{b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>מי שהקלף שלהם גבוה יותר אומרים את המשפט ולוקחים את שני הקלפים.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>ללמוד עם מלחמה · מספרים {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>שיעור</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>את זה</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>כל מקש</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>לסיים את הדוגמה</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>להתראות</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>עוד פעם</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>אין במחשב הזה קול בשפה: {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>הקול מדבר בשפה: {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>מחפשים קול כשמתחיל שיעור.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>מי?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: לבחור מי משחק</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>מי משחק?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>הניקוד עכשיו: {score}. הסטטיסטיקה לא תשתנה.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>איפוס הניקוד</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>לאפס את הניקוד?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;איפוס</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>הקובץ {file} פגום, או שאינו קובץ של מלחמה.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>הקובץ {file} נשמר בגרסה חדשה יותר של מלחמה.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>הקובץ {file} גדול מדי בשביל קובץ של מלחמה.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>אי אפשר לקרוא את {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>אין מקום לשמור את {file}. אפשר להמשיך לשחק; פנו מקום, או שמרו את המשחק בקובץ במקום אחר.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>הקובץ {file} מוגן מפני כתיבה. אפשר להמשיך לשחק, אבל כדי לא לאבד את המשחק, שמרו אותו בקובץ.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>הקובץ {file} נמחק או הועבר; נפתח קובץ חדש.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>הקובץ {file} בשימוש של חלון אחר.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>אי אפשר לכתוב את {file}. אפשר להמשיך לשחק, אבל כדי לא לאבד את המשחק, שמרו אותו בקובץ.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>שם הקובץ עכשיו {file}, ונפתח קובץ חדש.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>כמה דקות יש לנו</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>י&amp;ש לנו</translation>
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
        <translation>ללמוד עם מלחמה</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>ילד אחד</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>שני ילדים</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>חזרה לשולחן</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>דוגמה</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>למבוגרים</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>כמו במערכת</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>הקלפים נעים</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>הקלפים מופיעים במקום</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>תנועת הקלפים</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>המערכת שלכם מבקשת פחות תנועה.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>המערכת שלכם לא מבקשת פחות תנועה.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>עם שלושה קלפים סגורים, מילה לכל קלף.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>לו&amp;מר ״אחת – שתיים – שלוש – מלחמה!״</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>במלחמה, כל לחיצה מניחה את הקלף הבא.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>להניח קלף אחר &amp;קלף</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>ה&amp;שתקת כל הצלילים</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;לנסות</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>&amp;עוצמה</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>במהירות גבוהה לא שומעים אותו.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>&amp;צליל מספר מי ניצח בקרב</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>תנועה</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>צליל</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>תנועת &amp;הקלפים</translation>
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
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>כבר יש חוקים בשם ״{name}״.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>אזהרה</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>לתשומת לב</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>לגזור לאורך הקווים · עמוד {number} מתוך {of} · לשני ילדים מדפיסים שתי ערכות</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>פתיחת משחק</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>משחקים של מלחמה (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>לעצור</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>לעצור אחרי הקרב הזה (רווח)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>לצפות באחר</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>לצפות במשחק אחר (רווח)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>להמשיך</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>קרב אחרי קרב (רווח)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>קרב {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>קרב {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>מראים את הקרב הקודם</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>מראים את הקרב הבא</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>חזרה למשחק שלי</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>מראים שוב את המשחק שלכם</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>קלפים גלויים – משחק שלם</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>חלוקה {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>קלפים גלויים</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>לחצו רווח לצפייה במשחק אחר.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>אותם קלפים, חוקים אחרים</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>חוקי ה&amp;בית…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>ביטו&amp;ל</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;חלוקה</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>חלוקה {number}: באילו חוקים?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>הקלפים האלה: באילו חוקים?</translation>
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
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>שיאים</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>מול</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>הפסדים</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>הופסקו</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>ניצחונות ברצף</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>הרצף הכי ארוך</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>המשחק הכי קצר</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>המשחק הכי ארוך</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>המלחמה הכי ארוכה</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>מסמך PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>שמירה כ-PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>נשלח למדפסת.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>נשמר בקובץ {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>אין מקום לשמור את {file}. בחרו מקום אחר.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>הקובץ {file} מוגן מפני כתיבה. בחרו מקום אחר.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>אי אפשר לקרוא את ההתקדמות, ולכן {file} לא נשמר.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>אי אפשר היה לשמור את {file}. בחרו מקום אחר.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>הגרסה הזו של מלחמה לא יכולה להדפיס. שמרו במקום זה PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>אין מדפסת במחשב הזה. שמרו במקום זה PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>ההדפסה לא הצליחה. בדקו את המדפסת ואת המקום בדיסק.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>הפסקה</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>להמשיך</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>הקלפים מכוסים והשעון עומד</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} מתוך {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>ש&amp;ולחן וקלפים</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;חלון וטקסט</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>&amp;תנועה וצליל</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>&amp;נוחות שימוש</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;דף</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;ברירות מחדל</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>חוקים ששמרתם</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>החוקים על השולחן</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>השינויים שלכם</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>על השולחן</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>הדפסה לכיתה</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>כדי שכיתה בלי מחשבים תשחק את אותו שיעור.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>דף &amp;רישום</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;שורות בעמודה</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;משטח לשניים</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>&amp;קלפי מספרים לגזירה</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>נייר</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;נייר</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;הדפסה…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>שמ&amp;ירה כ-PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>ללמוד עם מלחמה</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>התקדמות</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>ילדים</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>משחקון</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>מספרים</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>טבלה</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>זוגות מספרים</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>זוג</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>ידע</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>ניסיונות</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>נכון מיד</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>עם עזרה</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>כל המשחקונים</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;הדפסה…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;קובץ PDF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;טבלת CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;מחיקה…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>כדאי להסתכל שוב: {pairs}. הם יחזרו בשיעור הבא.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>אי אפשר לקרוא את ההתקדמות. שום דבר בה לא השתנה.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>השיעורים עדיין עובדים.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>אין עדיין ילדים</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>מוסיפים ילדים דרך ״ילדים…״, והשיעורים שלהם יופיעו כאן.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. נשמר רק במחשב הזה.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>טבלה (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>שמירה כ-CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>זוגות מספרים</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>ללמוד עם מלחמה · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>כל המשחקונים</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>משחק לשולחן</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>נשמר רק במחשב הזה. כל הילדים לומדים בקצב שלהם; זה לא ציון.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;ביטול</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>רווח</translation>
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
        <translation>{rules}, {day}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>לצפות שוב</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>לצפות שוב: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;שמירה בשם…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;ניסיון נוסף</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>המספרים שלי</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>הופכים שני קלפים. כותבים את שני המספרים. שמים ביניהם ‎&lt;‎, = או ‎&gt;‎.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>דיווח על בעיה</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>משהו השתבש</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>אירעה תקלה לא צפויה.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>משהו לא בסדר? ספרו למפתחים מה עשיתם ומה קרה, ושלחו להם את הדיווח הזה.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>המשחק שמור, ואפשר להמשיך לשחק. אם זה קורה שוב, הפעילו מחדש: המשחק ימשיך מאותו מקום.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>אי אפשר להפעיל את מלחמה.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>מה ששיחקתם שמור.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>אי אפשר היה לשמור את המשחק. אפשר להמשיך לשחק, אבל שמרו את המשחק בקובץ לפני שסוגרים את החלון.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>כדי שזה יתוקן, העתיקו את הדיווח ושלחו אותו למפתחים. שום דבר לא נשלח אוטומטית.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>דיווח</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>&amp;העתקת הדיווח</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>הדיווח הועתק</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>תוצאות כל המשחקים</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>המשחק השמור לא התאים לרישום שלו, ולכן ממשיכים לפי הרישום.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>החלוקה, לפני הקרב הראשון.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>חזרנו לעכשיו.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>כל הקלפים גלויים.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>קרב</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>קרב {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>סבב {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>חלוקה {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>קלפים שנבחרו</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>העתקת המספר והקוד של החלוקה</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>נשארו {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>מתי</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>חוקים</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>מול</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>קרבות</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>מלחמות</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>הכי ארוכה</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>זמן</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>חלוקה</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>המשחקים ששוחקו</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>לחצו Enter כדי לצפות במשחק שוב.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>הקלפים שזכו בהם</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>הגבלות</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>הכול</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>חוקים &amp;מוכנים</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;חוקי הבית</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>מה &amp;צפוי</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>חוקי הבית</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>חוקי הבית לקלפים האלה</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>חוקי הבית לחלוקה {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>חוקים ל&amp;ערב…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>ביטו&amp;ל</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>ל&amp;התחיל משחק</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>הזמנים במהירות רגילה, ועם ההפסקות הרגילות שלכם.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>הזמנים במהירות שלכם, ועם ההפסקות הרגילות שלכם.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>הזמנים במהירות רגילה.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>הזמנים במהירות רגילה, בלי הפסקות.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>הזמנים במהירות שלכם, בלי הפסקות.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>שמירת המשחק בשם</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>הקובץ {file} כבר קיים. להחליף?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>ה&amp;חלפה</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>חוזרים למשחק הקודם.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>שוב אותם קלפים.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>משחק חדש.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>הפסקה. הקלפים מכוסים.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>המשחק ממשיך.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>הקול כבוי.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>הקול פועל.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>מהירות: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>מסך מלא פועל.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>מסך מלא כבוי.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>אני</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>נועה</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>אורי</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>מאיה</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>דן</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>תמר</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>מחשב</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>שחקן {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>השם של שחקן {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>מי משחק בתור שחקן {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>אדם</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>מחשב</translation>
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
        <translation>לכל אחד מק&amp;ש משלו</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>קרב מתחיל אחרי שכולם לחצו על המקש שלהם: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>רק כשמשחקים שני אנשים או יותר.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>עיגול כתום</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>משולש כחול</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>ריבוע צהוב</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>מחומש ירוק</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>משושה סגול</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>כוכב ורוד</translation>
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
        <translation>ללמוד עם מלחמה</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>הקלפים מופיעים במקום</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>לשחק לאט יותר</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>לשחק מהר יותר</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>המקשים − ו + משנים אותה בכל רגע.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>בלי תנועה</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>איטית</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>איטית מאוד</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>מהירה מאוד</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>סטטיסטיקה</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;ייצוא כטבלה…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>&amp;ניקוי הסטטיסטיקה…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>ס&amp;גירה</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>ייצוא כטבלה</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>טבלאות (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>ניקוי הסטטיסטיקה</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>ניצחונות, הפסדים, רצפים ושיאים יתחילו שוב מאפס, ולא יהיה אפשר לצפות מכאן במשחקים האלה. אי אפשר לבטל את זה. המשחק על השולחן נשאר.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>טוענים את המשחקים…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>בוטל.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>טוענים את המשחק…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>אי אפשר לצפות במשחק הזה שוב: הרישום שלו פגום.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>מייצאים…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>מנקים את הסטטיסטיקה…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>משחקים לפי חוקים</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>משחקים לפי אורך</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>צ&amp;פייה חוזרת</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>ל&amp;שחק משחק</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>אין עדיין משחקים עם {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>משחקים משחק עד הסוף, והוא נספר כאן: מי ניצח, כמה זמן זה נמשך, וכל קרב לצפייה חוזרת.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>אין עדיין משחקים</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;סקירה</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>לפי &amp;חוקים</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>לפי &amp;אורך</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;כל המשחקים</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>המספר בסוף אומר כמה משחקים היו.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>מספר הקרבות במשחק, ובכמה משחקים היה מספר כזה.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>גם Enter מראה אותו שוב.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>ידועים</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>להתחיל</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>לשחק משחק בחוקים האלה ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} דקות</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>כמה זמן נמשכים משחקים</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>להתחיל: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>לעשות את זה</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>התפריטים</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>שני צבעים</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>ארבעה צבעים</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>נ&amp;קודות ערך</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>שורת נקודות ארוכה יותר היא קלף גבוה יותר.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>לבד ירוק</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>כחול לילה</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>עץ חם</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>כמו השולחן</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>כוכבים</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>גיוש</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>גלים</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>סריג</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>קרניים</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>חלק</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>קלאסי</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>סימון גדול</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>מספרים גדולים</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>כמו בשפה: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>אותיות</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>שולחן</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>גב הקלפים</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>פני הקלפים</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>צורות ואותיות</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;אותיות</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>לחצו רווח למשחק חדש.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>המשחק האוטומטי נעצר.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>עשרה קרבות.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>המשחק האוטומטי התחיל.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>משחקים עד הסוף.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>איך משחקים</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>ללמוד עם מלחמה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>לשחק</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>ברוכים הבאים אל מלחמה</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>הקלף הגבוה לוקח את שניהם. זה הכול.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>פעם ראשונה כאן?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>המשחקים של מי מוצגים</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;מי</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>נשמר רק במחשב הזה.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>המשחקים של מי מוצגים</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;מי</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>כמו במערכת</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>כמו במערכת</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>א</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;גודל הטקסט</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>המלכה שלך מעל התשע; קיבלת 2 קלפים.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>חלון</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>השולחן שומר על הצבעים שלו. ניגודיות גבוהה היא כמו במערכת.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;מראה</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>תיכנס לתוקף בהפעלה הבאה.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>מ-100 עד 200%, בחלון ועל השולחן.</translation>
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
        <translation>מספר השחקנים</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>נגמר עד אז</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>נמשך בערך כך</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>מה הדקות אומרות</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>מעט &amp;תיקו</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>אף אחד לא יו&amp;צא מוקדם</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>הרבה &amp;מלחמות</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>רק חוקים &amp;ידועים</translation>
    </message>
    <message>
        <source>any</source>
        <translation>לא חשוב</translation>
    </message>
    <message>
        <source>few</source>
        <translation>מעט</translation>
    </message>
    <message>
        <source>many</source>
        <translation>הרבה</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>חילופי הובלה</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;אורך</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>אנחנ&amp;ו</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>מה חשוב</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>חילופי הו&amp;בלה</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>ניצחונות של כל שחקן, מתוך 100 משחקים</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>משחק קלפים</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>לשחק במשחק הקלפים מלחמה עם חוקי הבית של המשפחה</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>מלחמה;קלפים;משחק קלפים;war;battle;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>משחק הקלפים מלחמה, עם חוקי הבית שלכם</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>מפתחי מלחמה</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>כולם הופכים קלף, והגבוה ביותר לוקח את כולם. אם הקלפים הגבוהים שווים – מלחמה! ילדים בני שש יכולים לשחק במקש אחד, וההורים קובעים חוקים כך שהמשחק ייגמר לפני השינה.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>משניים עד שישה שחקנים, אנשים או מחשבים, עם ג׳וקרים או בלי</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>כל חוקי הבית: קלפים סגורים, מה קורה כשאין מספיק קלפים, איך אוספים קלפים, הגבלות</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>לכל חלוקה יש מספר, וכך אפשר לשחק שוב בדיוק באותם קלפים</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>משחקים בעכבר, במקלדת בלבד או עם קורא מסך, בכל מהירות, עם תנועה או בלי</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>בלי כסף, בלי פרסים, בלי רשת</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>קרב על השולחן, ושורה שאומרת מי לוקח את הקלפים</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>משחק של מלחמה</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>מלחמה ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>בצד: קלף אחד</numerusform>
            <numerusform>בצד: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>קלף אחרון!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>קלף אחרון!</numerusform>
            <numerusform>%n אחרונים!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>בחוץ</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>קלף</numerusform>
            <numerusform>קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>מלחמה!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>מלחמה כפולה!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>מלחמה משולשת!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>מלחמה ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>בקוד כזה יש תו אחד; בינתיים יש {given}.</numerusform>
            <numerusform>בקוד כזה יש %n תווים; בינתיים יש {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>במשחק הכי ארוך כאן יש קרב אחד.</numerusform>
            <numerusform>במשחק הכי ארוך כאן יש %n קרבות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>המלחמה הכי ארוכה היא מלחמה אחת.</numerusform>
            <numerusform>המלחמה הכי ארוכה היא %n מלחמות ברצף.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>למנצח נשאר רק קלף אחד.</numerusform>
            <numerusform>למנצח נשארו רק %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>דוגמה: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>ניצחונות {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>ניצחונות: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, מאז האיפוס האחרון של הניקוד.</translation>
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
            <numerusform>תיקו אחד</numerusform>
            <numerusform>%n תיקו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>קרב</numerusform>
            <numerusform>קרבות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>מלחמה</numerusform>
            <numerusform>מלחמות</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>המלחמה הכי ארוכה</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>ניצחונות שלך</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>הכי הרבה קלפים</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>בחוץ אחרי קרב {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>כדי להפוך קלפים, לוחצים על המקש: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>כדי להפוך קלפים, לוחצים על המקשים: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>מחכים: {players}.</translation>
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
            <numerusform>קלף לכל אחד</numerusform>
            <numerusform>%n לכל אחד</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>פעם אחת</numerusform>
            <numerusform>%n פעמים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>הופסק</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>כולם</translation>
    </message>
    <message>
        <source>You</source>
        <translation>אני</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>ניצחת</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>ניצחון של {name}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>חוקים משלכם</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>נבחרו</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>קרב אחד</numerusform>
            <numerusform>%n קרבות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>מלחמה אחת</numerusform>
            <numerusform>%n מלחמות ברצף</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%n משחקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>למחוק משחק אחד?</numerusform>
            <numerusform>למחוק %n משחקים?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>משחק אחד נשמר בקובץ {file}.</numerusform>
            <numerusform>%n משחקים נשמרו בקובץ {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>קרב {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>המשחק ממשיך.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>כולם הופכים קלף.</translation>
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
        <translation>הפכת {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>אצל {name} {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>אצל {name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>מכל אחד קלף סגור אחד.</numerusform>
            <numerusform>מכל אחד %n קלפים סגורים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>הנחת קלף סגור אחד והפכת {card}</numerusform>
            <numerusform>הנחת %n קלפים סגורים והפכת {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>אצל {name} קלף סגור אחד ואז {card}</numerusform>
            <numerusform>אצל {name} %n קלפים סגורים ואז {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>אצלך עדיין {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>אצל {name} עדיין {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>four</source>
        <translation>ארבע</translation>
    </message>
    <message>
        <source>five</source>
        <translation>חמש</translation>
    </message>
    <message>
        <source>six</source>
        <translation>שש</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>שבע</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>תשע</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>עשר</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ג׳וקר</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>שתיים {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>שלוש {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>ארבע {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>חמש {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>שש {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>שבע {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>שמונה {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>תשע {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>עשר {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>נסיך {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>מלכה {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>מלך {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>אס {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>שתיים {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>שלוש {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>ארבע {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>חמש {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>שש {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>שבע {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>שמונה {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>תשע {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>עשר {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>נסיך {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>מלכה {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>מלך {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>אס {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>ג׳וקר</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>ארבע</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>חמש</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>שש</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>שבע</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>תשע</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>עשר</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>נסיך</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>מלכה</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>מלך</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>אס</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>ג׳וקר</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>השתיים</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>השלוש</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>הארבע</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>החמש</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>השש</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>השבע</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>השמונה</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>התשע</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>העשר</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>הנסיך</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>המלכה</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>המלך</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>האס</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>הג׳וקר</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>לשתיים</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>לשלוש</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>לארבע</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>לחמש</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>לשש</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>לשבע</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>לשמונה</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>לתשע</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>לעשר</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>לנסיך</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>למלכה</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>למלך</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>לאס</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>לג׳וקר</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>השתיים שלך</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>השלוש שלך</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>הארבע שלך</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>החמש שלך</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>השש שלך</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>השבע שלך</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>השמונה שלך</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>התשע שלך</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>העשר שלך</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>הנסיך שלך</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>המלכה שלך</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>המלך שלך</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>האס שלך</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>הג׳וקר שלך</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>השתיים שלך</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>השלוש שלך</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>הארבע שלך</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>החמש שלך</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>השש שלך</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>השבע שלך</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>השמונה שלך</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>התשע שלך</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>העשר שלך</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>הנסיך שלך</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>המלכה שלך</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>המלך שלך</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>האס שלך</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>הג׳וקר שלך</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>לשתיים שלך</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>לשלוש שלך</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>לארבע שלך</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>לחמש שלך</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>לשש שלך</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>לשבע שלך</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>לשמונה שלך</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>לתשע שלך</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>לעשר שלך</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>לנסיך שלך</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>למלכה שלך</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>למלך שלך</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>לאס שלך</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>לג׳וקר שלך</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>השתיים של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>השלוש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>הארבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>החמש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>השש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>השבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>השמונה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>התשע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>העשר של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>הנסיך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>המלכה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>המלך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>האס של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>הג׳וקר של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>השתיים של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>השלוש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>הארבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>החמש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>השש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>השבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>השמונה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>התשע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>העשר של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>הנסיך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>המלכה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>המלך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>האס של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>הג׳וקר של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>לשתיים של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>לשלוש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>לארבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>לחמש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>לשש של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>לשבע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>לשמונה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>לתשע של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>לעשר של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>לנסיך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>למלכה של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>למלך של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>לאס של {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>לג׳וקר של {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>קרב רגיל</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>מלחמה כפולה</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>מעט מדי קלפים למלחמה</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>אין קלפים למלחמה</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>שניים מתוך שלושה עם קלפים שווים</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>כאן מלחמה דורשת רק קלף אחד מכל שחקן, ולכן יש מספיק או שאין בכלל.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>החפיסה הזו קטנה מכדי להראות את זה, כי כל כך הרבה קלפים סגורים.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>&amp;כמה שחקנים</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>ח&amp;פיסה</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>&amp;ג׳וקרים</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>קלפים לשח&amp;קן</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;אסים</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>איזה קלף &amp;זוכה</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>קלפים סג&amp;ורים במלחמה</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>מי נלח&amp;ם</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>מע&amp;ט מדי קלפים למלחמה</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>איסו&amp;ף הקלפים</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>הגבלת ק&amp;רבות</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>הגבלת &amp;סבבים</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>הגבלת זמ&amp;ן בדקות</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>כשמג&amp;יעים להגבלה</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 קלפים, מהשתיים ומעלה</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 קלפים, מהשש ומעלה</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 קלפים, מהשבע ומעלה</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>עם שני שחקנים אין מי שיצטרף.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>אין הגבלה, ולכן זה חשוב רק אם המשחק לא היה נגמר אף פעם.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>קלף סגור אחד במלחמה, ותיקו אחרי 500 קרבות.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>גם הקלף האחרון נלחם, והשעון מסיים את המשחק.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>כמו ״משפחתי״, עם שלושה קלפים סגורים במלחמה.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>ארבעה קלפים סגורים במלחמה, והקלף האחרון ממשיך להילחם.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>חצי חפיסה, למשחק מהיר.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>שלושה סבבים של כל הקלפים, ואז זוכים עם הכי הרבה קלפים.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>המשחק הצרפתי: 32 קלפים, מהשבע ומעלה.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>במלחמה אין קלפים סגורים.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>שני ג׳וקרים גבוהים מכל השאר.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>הקלף הנמוך זוכה, וחמישה קלפים סגורים במלחמה.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>הקלף השווה אומר כמה קלפים סגורים מניחים.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>״משפחתי״ לשלושה, והקלפים שזכו בהם מעורבבים.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>ארבעה שחקנים, חצי שעה לכל היותר, והקלפים שזכו בהם מעורבבים.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>הכי גבוה</translation>
    </message>
    <message>
        <source>low</source>
        <translation>הכי נמוך</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>הכי גבוה</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>הכי נמוך</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>כמה שאומר הקלף השווה</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>רק מי שהקלפים שלהם שווים</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>כולם</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>יוצאים מהמשחק</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>נלחמים בקלף האחרון</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>הקלף האחרון ממשיך להילחם</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>כולם מניחים אותו מספר</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>המשחק נגמר בתיקו</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>קודם הקלפים של המנצח</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>הקלפים של המנצח בסוף</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>לפי סדר הישיבה</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>הפוכים כמו שהם מונחים</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>קודם הקלף הגבוה</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>מעורבבים</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>זוכים עם הכי הרבה קלפים</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>משניים עד שישה שחקנים, לכל אחד ערימת קלפים.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>החפיסה המלאה.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>בלי הקלפים הנמוכים המשחק קצר יותר.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>ג׳וקרים הם הגבוהים ביותר. כאן זוכה הקלף הנמוך, ולכן הם החלשים ביותר.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>ג׳וקר גבוה מכל קלף אחר; שני ג׳וקרים שווים.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>מחלקים את כל החפיסה: קלף אחד לכל שחקן.</numerusform>
            <numerusform>מחלקים את כל החפיסה: %n קלפים לכל שחקן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>קלף אחד לכל שחקן</numerusform>
            <numerusform>%n קלפים לכל שחקן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; קלף אחד בצד.</numerusform>
            <numerusform>{each}; %n קלפים בצד.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>האס מעל המלך.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>האס הוא הקלף הנמוך ביותר.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>הקלף הגבוה ביותר לוקח את כל מה שעל השולחן.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>הקלף הנמוך ביותר לוקח את כל מה שעל השולחן. המשחק הזה נקרא שלום.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>שביעיות שוות הן 7 קלפים סגורים; מלכים שווים הם 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>במלחמה פשוט הופכים עוד קלף אחד.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>במלחמה של שני שחקנים נלחמים על קלף אחד, או על יותר אם שוב יש קלפים שווים.</numerusform>
            <numerusform>במלחמה של שני שחקנים נלחמים על %n קלפים, או על יותר אם שוב יש קלפים שווים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>האחרים מחכים, והקלפים שלהם עוברים למנצח.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>גם מי שהקלפים שלהם לא היו שווים מקבלים עוד הזדמנות במלחמה.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>מי שאין להם מספיק קלפים למלחמה יוצאים, והקלפים שלהם עוברים לקופה.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>מי שאין להם מספיק קלפים מניחים את כולם, והאחרון גלוי. מי שאין להם בכלל יוצאים.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>מי שאין להם מספיק קלפים מניחים את כולם, והאחרון גלוי. אם אין בכלל, הקלף שעל השולחן ממשיך להילחם.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>כולם מניחים רק כמה קלפים שיש למי שיש הכי מעט. מי שאין להם בכלל יוצאים.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>אם למישהו אין מספיק קלפים למלחמה, המשחק נגמר בתיקו.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>קודם נכנסים מתחת לערימה הקלפים של המנצח, ואחר כך של האחרים.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>קודם נכנסים מתחת לערימה הקלפים של האחרים, ואחר כך של המנצח.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>תמיד לפי סדר הישיבה, לא משנה מי זוכה.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>אוספים את הקלפים יחד והופכים אותם, כך שהאחרון שהונח נכנס ראשון.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>הקלף הגבוה נכנס מתחת לערימה ראשון, והנמוך אחרון.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>מערבבים את הקלפים שזכו בהם לפני שהם נכנסים מתחת לערימה.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>כל פעם שכולם הופכים קלף זה קרב אחד, כולל המלחמות.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>סבב נגמר כשכל שחקן עבר פעם אחת על כל הערימה שלו.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>השעון עומד בהפסקה וכשחלון דו-שיח פתוח.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>למשחק שמגיע להגבלה אין מנצח.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>הערימה הגדולה זוכה. אם הגדולות שוות, זה תיקו.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>חצי מהמשחקים נגמרים תוך</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 מתוך 10 משחקים נגמרים תוך</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>נגמרו בגלל הגבלה</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>לא היו נגמרים אף פעם</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>ניצחון שלך</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>ניצחון של {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>מלחמה אחת בקרב אחד</numerusform>
            <numerusform>%n מלחמות בקרב אחד</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>מלחמות במשחק</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>המלחמה הכי ארוכה</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>חצי נגמרו</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 מתוך 10 נגמרו</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>בלי סוף</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>מלחמות במשחק</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>אחת</numerusform>
            <numerusform>%n ברצף</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>פחות מ-1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>בחוקים האלה, הרבה משחקים לא היו נגמרים אף פעם.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>בחוקים האלה, להרבה משחקים אין מנצח.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>בחוקים האלה, להרבה משחקים אין מנצח או שלא היו נגמרים אף פעם.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>יש במשחק קלף אחד, מספר אי-זוגי. אם אוספים תמיד באותו סדר, הקלפים יכולים להסתובב זמן רב מאוד.</numerusform>
            <numerusform>יש במשחק %n קלפים, מספר אי-זוגי. אם אוספים תמיד באותו סדר, הקלפים יכולים להסתובב זמן רב מאוד.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>לערבב את הקלפים שזכו בהם</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>לחלק קלף אחד פחות: קלף אחד לכל שחקן</numerusform>
            <numerusform>לחלק קלף אחד פחות: %n קלפים לכל שחקן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>אחרי קרב אחד זוכים עם הכי הרבה קלפים</numerusform>
            <numerusform>אחרי %n קרבות זוכים עם הכי הרבה קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>אין תיקו ואין משחקים בלי סוף.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>כמעט אין תיקו או משחקים בלי סוף.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>משחק אחד מתוך 100 הוא תיקו או בלי סוף.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>משחק אחד מתוך 100 הוא תיקו או בלי סוף.</numerusform>
            <numerusform>%n משחקים מתוך 100 הם תיקו או בלי סוף.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>פחות מדקה</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} שעות</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} עד {high} שעות</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high} שעות</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>{low} עד דקה</numerusform>
            <numerusform>{low} עד %n דק׳</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>בדרך כלל פחות מדקה.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>בדרך כלל {low} עד {high} שעות.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>בדרך כלל בערך דקה.</numerusform>
            <numerusform>בדרך כלל בערך %n דקות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>בדרך כלל {low} עד דקה אחת.</numerusform>
            <numerusform>בדרך כלל {low} עד %n דקות.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>אין תיקו.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>תיקו הוא נדיר מאוד.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>כל משחק הוא תיקו.</numerusform>
            <numerusform>משחק אחד מתוך %n הוא תיקו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>משחק אחד מתוך 10 הוא תיקו.</numerusform>
            <numerusform>%n משחקים מתוך 10 הם תיקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>כמעט כל משחק הוא תיקו.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>אף משחק לא היה נגמר.</numerusform>
            <numerusform>משחק אחד מתוך %n לא היה נגמר אף פעם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>משחק אחד מתוך 10 לא היה נגמר אף פעם.</numerusform>
            <numerusform>%n משחקים מתוך 10 לא היו נגמרים אף פעם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>כמעט אף משחק לא היה נגמר.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>פחות מ-1 מתוך 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>יותר מ-99 מתוך 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} מתוך 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>אין מספיק קלפים למלחמה</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>לכולם במלחמה חסרים קלפים באותה מידה</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>בהגבלת הקרבות</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>בהגבלת הסבבים</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>בהגבלת הזמן</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>מסתובבים בלי סוף</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>מי שכל הקלפים אצלם זוכים. מי שלא נשאר להם קלף אחרי קרב מפסידים.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>מי שלא נשאר להם קלף אחרי קרב יוצאים, והאחרים ממשיכים.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>מי שנשארים אחרונים עם קלפים זוכים, ואז כל הקלפים אצלם.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>אין נקודות: רק הקלפים נחשבים.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>אין הגבלה: המשחק נמשך עד שכל הקלפים אצל שחקן אחד.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>המשחק נגמר אחרי קרב אחד, אם לא קודם.</numerusform>
            <numerusform>המשחק נגמר אחרי %n קרבות, אם לא קודם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>גם זכייה בכל הקלפים בקרב האחרון נחשבת.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>המשחק נגמר אחרי סבב אחד של הקלפים, אם לא קודם.</numerusform>
            <numerusform>המשחק נגמר אחרי %n סבבים של הקלפים, אם לא קודם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>גם הקלפים שמניחים במלחמה נספרים.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>המשחק נגמר אחרי דקה אחת בשעון.</numerusform>
            <numerusform>המשחק נגמר אחרי %n דקות בשעון.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>אם הזמן נגמר באמצע קרב או מלחמה, משחקים את הקרב עד הסוף עם כל המלחמות שלו, והוא נחשב.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>השעון עומד בהפסקה, כשפתוחים דוגמה, משחק בקלפים גלויים, ההיסטוריה או חלון דו-שיח, וכשהחלון ממוזער. הוא עומד גם כשאתם בחלון אחר, אלא אם הקרבות משוחקים לבד.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>אם עד אז אין למישהו את כל הקלפים, זה תיקו.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>אם עד אז אין למישהו את כל הקלפים, הערימה הגדולה זוכה. אם הגדולות שוות, זה תיקו.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>קלפים שמחכים על השולחן לא נספרים לאף אחד.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>המשחק נגמר גם אחרי קרב אחד.</numerusform>
            <numerusform>המשחק נגמר גם אחרי %n קרבות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>המשחק נגמר גם אחרי קרב אחד, או קודם אם הקלפים חוזרים לסדר שכבר היה, כי אז הוא לא היה נגמר אף פעם.</numerusform>
            <numerusform>המשחק נגמר גם אחרי %n קרבות, או קודם אם הקלפים חוזרים לסדר שכבר היה, כי אז הוא לא היה נגמר אף פעם.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>אז זה תיקו.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>אז זוכים עם הכי הרבה קלפים.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>הגבלה סיימה אותו לפני שכל הקלפים היו אצל מישהו.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>הגבלה סיימה אותו כשהערימות הגדולות היו שוות.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>למישהו לא היו מספיק קלפים למלחמה, ובחוקים האלה זה תיקו.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>בחוקים האלה קרה אחד מאלה.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>למי שהקלפים שלהם היו שווים לא נשארו קלפים להכריע, וגם לא לאף אחד אחר.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>לאחרונים במלחמה היה אותו מספר קלפים, פחות מדי בשביל להילחם, ולאף אחד אחר לא היו קלפים.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>לאחרונים במלחמה היה אותו מספר קלפים, פחות מדי בשביל להילחם.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>לאף אחד במלחמה לא נשאר קלף, וגם לא לאף אחד אחר.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>לאף אחד במלחמה לא נשאר קלף.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>הוא לא היה נגמר אף פעם.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>הוא לא היה נגמר אף פעם, והערימות הגדולות היו שוות.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>הוא לא נגמר אחרי קרב אחד.</numerusform>
            <numerusform>הוא לא נגמר אחרי %n קרבות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>הוא לא נגמר אחרי קרב אחד, והערימות הגדולות היו שוות.</numerusform>
            <numerusform>הוא לא נגמר אחרי %n קרבות, והערימות הגדולות היו שוות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>אפשר לבחור איזה קלף לשחק?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>לא. כולם הופכים את הקלף העליון. מלחמה היא כולה מזל: לא צריך לדעת שום דבר.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>האס גבוה?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>הצורות חשובות?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>לא. תשע תלתן ותשע לב שווים.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>כמה קלפים סגורים מניחים במלחמה?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>ואם אין לי מספיק קלפים למלחמה?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>למה זה היה תיקו?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>כמה זמן נמשך משחק?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>כמה יכולים לשחק?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>אפשר להסתכל על הקלפים בערימה שלי?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>לא, אפילו לא על הבא.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>מלחמה היא קרב נפרד?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>לא. היא חלק מהקרב שבו התחילה.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>משחקים בכסף?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>לא. אי אפשר להמר, לקנות או לזכות בשום דבר חוץ מקלפים.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>מה עושים ג׳וקרים?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>מי נלחם אם לשניים יש קלפים שווים?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>רוב האנשים מניחים אחד, והרבה מניחים שלושה: מסכימים לפני שמתחילים.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>אף אחד. כל שחקן פשוט הופך עוד קלף אחד.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>קלף אחד מכל שחקן, ואז עוד אחד גלוי.</numerusform>
            <numerusform>%n קלפים מכל שחקן, ואז עוד אחד גלוי.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>במלחמה של שני שחקנים נלחמים על קלף אחד שלהם, או על יותר אם שוב יש קלפים שווים.</numerusform>
            <numerusform>במלחמה של שני שחקנים נלחמים על %n מהקלפים שלהם, או על יותר אם שוב יש קלפים שווים.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>זה תלוי בקלפים: אולי כמה דקות, ואולי יותר משעה.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>קרב אחד לכל היותר.</numerusform>
            <numerusform>%n קרבות לכל היותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>סבב אחד של הקלפים לכל היותר.</numerusform>
            <numerusform>%n סבבים של הקלפים לכל היותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>דקה אחת לכל היותר.</numerusform>
            <numerusform>%n דקות לכל היותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>זה תלוי בקלפים, אבל יש הגבלה.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>מ-{least} עד {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>במשחק הזה יש שחקן אחד.</numerusform>
            <numerusform>במשחק הזה יש %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>עם יותר משניים, רק מי שהקלפים הטובים שלהם שווים יוצאים למלחמה.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>עם יותר משניים, כל מי שהפכו קלף נלחמים במלחמה.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>הם מעל כל הקלפים האחרים, ושני ג׳וקרים שווים.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>הג׳וקר מעל כל הקלפים האחרים.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>כאן זוכה הקלף הנמוך, ולכן ג׳וקר הוא הקלף הכי גרוע.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>כל מי שהפכו קלף, גם אם הקלפים שלהם לא שווים.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>רק השחקנים שהקלפים הטובים שלהם שווים. האחרים מחכים ומפסידים את הקלף שהפכו.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>הכנה</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>הופכים קלפים</translation>
    </message>
    <message>
        <source>War</source>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>אין מספיק קלפים</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>הסוף</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>הגבלות</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>בחפיסה יש קלף אחד: ארבע צורות, ובכל אחת מ{lowest} עד עשר, ואז נסיך, מלכה, מלך ואס.</numerusform>
            <numerusform>בחפיסה יש %n קלפים: ארבע צורות, ובכל אחת מ{lowest} עד עשר, ואז נסיך, מלכה, מלך ואס.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>מלחמה נקראת באנגלית War וגם Battle.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>המטרה היא לזכות בכל הקלפים. אין מה להחליט: הכול מזל.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>המשחק הזה לשחקן אחד.</numerusform>
            <numerusform>המשחק הזה ל-%n שחקנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>עם ג׳וקר אחד יש {cards} קלפים.</numerusform>
            <numerusform>עם %n ג׳וקרים יש {cards} קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>מערבבים את הקלפים ומחלקים אחד אחד, עד שלכל שחקן יש אחד.</numerusform>
            <numerusform>מערבבים את הקלפים ומחלקים אחד אחד, עד שלכל שחקן יש %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>הקלפים של כל שחקן מונחים בערימה סגורה. לא מסתכלים עליהם ולא משנים את הסדר שלהם.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>נשאר קלף אחד בצד, ולא משחקים בו.</numerusform>
            <numerusform>נשארים %n קלפים בצד, ולא משחקים בהם.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>משחקים נגד המחשב או עם מי שיושבים לידכם; שום דבר לא עובר באינטרנט.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>הקלף הגבוה ביותר לוקח את כל מה שעל השולחן.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>הקלף הנמוך ביותר לוקח את כל מה שעל השולחן.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>כולם הופכים באותו זמן את הקלף העליון בערימה שלהם.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>זה קרב אחד, כולל כל המלחמות שבו.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>מהטוב ביותר לגרוע ביותר: {ranks}. הצורות לא חשובות.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>אם יש קלף טוב יותר מהקלפים השווים, אין מלחמה: רק הקלף הטוב ביותר נחשב.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: קודם הקלף שלו, ואחר כך של המפסיד.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: קודם של המפסיד, ואחר כך הקלף שלו.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: קודם שלו, ואחר כך של כל האחרים, בכיוון השעון.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: קודם של כל האחרים, בכיוון השעון, ואחר כך שלו.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: תמיד לפי סדר הישיבה, לא משנה מי זוכה.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: הפוכים כמו שהם מונחים על השולחן, כך שהאחרון שהונח נכנס ראשון.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: קודם הגבוה ביותר, ובסוף הנמוך ביותר.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>הקלפים נכנסים סגורים מתחת לערימה של המנצח: בסדר אקראי, אחרי ערבוב.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>גם שני ג׳וקרים שווים.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>הגבוה מבין הקלפים הגלויים האלה לוקח את כל מה שעל השולחן.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>הנמוך מבין הקלפים הגלויים האלה לוקח את כל מה שעל השולחן.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>אם שוב הם שווים, יש עוד מלחמה.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>אם שני הקלפים שווים, יש מלחמה.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>אם לשני שחקנים או יותר יש קלפים שווים שהם הטובים ביותר, יש מלחמה, וכל מי שהפכו קלף נלחמים בה.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>אם לשני שחקנים או יותר יש קלפים שווים שהם הטובים ביותר, יש מלחמה ביניהם. האחרים מחכים, והקלפים שלהם נשארים על השולחן למנצח.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>אין קלפים סגורים: כל שחקן במלחמה פשוט הופך עוד קלף אחד.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>כל שחקן במלחמה מניח על הקלף השווה קלף סגור אחד, ואז אחד גלוי.</numerusform>
            <numerusform>כל שחקן במלחמה מניח על הקלף השווה %n קלפים סגורים, ואז אחד גלוי.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>הקלף השווה אומר כמה קלפים סגורים מניח כל שחקן במלחמה. אחר כך כל אחד הופך עוד קלף.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>שביעיות שוות הן {seven}; נסיכים, מלכות ומלכים הם {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>אסים הם {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>ג׳וקרים הם {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>לא. כאן האס הוא הקלף הנמוך ביותר, ולכן הוא הטוב ביותר.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>לא. כאן האס הוא הקלף הנמוך ביותר.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>כן. הוא מעל המלך, ולכן כאן הוא מנצח רק ג׳וקר.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>כן. הוא מעל המלך, ולכן כאן הוא לא מנצח אף קלף.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>כן. הוא מעל המלך, ורק ג׳וקר גבוה יותר.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>כן. הוא מעל המלך.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>אז המשחק נגמר בתיקו.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>אם לא נשאר אף קלף, הקלף שעל השולחן ממשיך להילחם.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>אם לא נשאר אף קלף, יוצאים.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>אז יוצאים, והקלפים שנשארו עוברים לקופה.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>מניחים את מה שיש והופכים את הקלף האחרון. אם לא נשאר אף קלף, יוצאים.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>מניחים את מה שיש והופכים את הקלף האחרון. אם לא נשאר אף קלף, הקלף שעל השולחן ממשיך להילחם.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>אז כולם מניחים רק כמה קלפים שיש לך. אם לא נשאר אף קלף, יוצאים.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>זה נכון לכולם במלחמה, עם קלף שווה או בלי.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>מלחמה דורשת מכל שחקן את הקלפים הסגורים ועוד אחד. מי שיש להם פחות, אין להם מספיק קלפים.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>מי שלא נשארו להם קלפים במלחמה, אין להם מספיק קלפים.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>מלחמה דורשת מכל שחקן קלף אחד. מי שיש להם פחות, אין להם מספיק קלפים.</numerusform>
            <numerusform>מלחמה דורשת מכל שחקן %n קלפים. מי שיש להם פחות, אין להם מספיק קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>מי שלא נשארו להם קלפים יוצאים.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>אם נשאר במלחמה רק שחקן אחד, הוא לוקח את הקופה ולא מניח דבר.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>אז אף אחד לא זוכה: המשחק נגמר מיד בתיקו, לפני שמניחים משהו.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>מי שאין להם מספיק קלפים יוצאים מהמשחק, והקלפים שנשארו להם עוברים לקופה.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>אם לשחקן לא נשארו קלפים, הקלף הגלוי שעל השולחן ממשיך להילחם.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>אם לשחקן לא נשארו קלפים, הקלף הגלוי שעל השולחן ממשיך להילחם, גם אם לא היה בין השווים.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>כדי שיהיה הוגן, כולם מניחים אז רק כמה קלפים שיש למי שיש הכי מעט.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>האחרון גלוי.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>מי שאין להם מספיק קלפים יוצאים מהמשחק.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>מי שאין להם מספיק קלפים מניחים את כל מה שיש, והאחרון גלוי.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>אם לאף אחד מבעלי הקלפים השווים הטובים לא נשאר קלף, אין מה שיכריע, לא משנה מי עוד נלחם.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>אם לאף אחד במלחמה לא נשאר קלף, אי אפשר להילחם.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>אם לכולם במלחמה אין מספיק קלפים, נשאר רק מי שיש לו הכי הרבה.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>אם לכמה יש הכי הרבה, אי אפשר להילחם.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>אז כולם במלחמה יוצאים, והקלפים מחכים על השולחן למנצח הבא.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>אז השחקנים עם הקלפים השווים יוצאים, והקלפים מחכים על השולחן למנצח הבא.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>הם נכנסים מתחת לערימה של המנצח לפני החדשים.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>אם רק לשחקן אחד אחר נשארו קלפים, הוא לוקח אותם וזוכה.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>אם לאף אחד אחר אין קלפים, המשחק נגמר בתיקו.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>אם לשניכם אין קלפים, המשחק נגמר בתיקו.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>אם לשניכם אין מספיק, מי שיש לו יותר קלפים לוקח את הקופה. אם יש לכם אותו מספר, זה תיקו.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>אם לאף אחד מבעלי הקלפים השווים הטובים אין קלפים, כולם יוצאים.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>אם לאף אחד במלחמה אין קלפים, אי אפשר להילחם.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>אם לאף אחד אין קלפים, המשחק נגמר בתיקו.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>אם לכולם במלחמה אין מספיק, מי שיש לו הכי הרבה קלפים לוקח את הקופה. אם לכמה יש הכי הרבה, אי אפשר להילחם.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>אין חוקים שבהם המשחק נגמר תוך {minutes} דקות עם {players} שחקנים.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>הקרובים ביותר נמשכים עד דקה אחת.</numerusform>
            <numerusform>הקרובים ביותר נמשכים עד %n דקות.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>אין חוקים שבהם רוב המשחקים נמשכים בערך {minutes} דקות.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>בקרובים ביותר, משחק נמשך בממוצע דקה אחת.</numerusform>
            <numerusform>בקרובים ביותר, משחק נמשך בממוצע %n דקות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>חילופי הובלה במשחק בקרובים ביותר: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>בקרובים ביותר, {value}% מהמשחקים נגמרים בתיקו.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>בקרובים ביותר, שחקן מחכה {value}% מהמשחק.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>מלחמות במשחק בקרובים ביותר: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>מעטים מכירים את הקרובים ביותר.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>אין חוקים מתאימים: ״{wish}״ מפריע.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>מעט תיקו</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>אף אחד לא יוצא מוקדם</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>הרבה מלחמות</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>רק חוקים ידועים</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>מעט חילופי הובלה</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>הרבה חילופי הובלה</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>ג׳וקר אחד</numerusform>
            <numerusform>%n ג׳וקרים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>קלף אחד לכל שחקן</numerusform>
            <numerusform>%n קלפים לכל שחקן</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>הקלף הנמוך זוכה</translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation>{cards}; {limit}.</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}.</translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation>כל 52 הקלפים</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>מערבבים את הקלפים שזכו בהם</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 קלפים מהשש ומעלה</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 קלפים מהשבע ומעלה</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>במלחמה, קלפים סגורים כמספר הקלף השווה</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>במלחמה, בלי קלפים סגורים</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>במלחמה, קלף סגור אחד</numerusform>
            <numerusform>במלחמה, %n קלפים סגורים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>אחרי דקה אחת</numerusform>
            <numerusform>אחרי %n דקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>אחרי סבב אחד</numerusform>
            <numerusform>אחרי %n סבבים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>אחרי קרב אחד</numerusform>
            <numerusform>אחרי %n קרבות</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} זה תיקו</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} זוכים עם הכי הרבה קלפים</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>כן. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} ועוד {b} זה *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} זה *יותר* מ-{b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} זה *פחות* מ-{b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>{b} ועוד *{s}* זה {a}.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} כפול {b} זה *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} געו בסימן הזה.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>בהתחלה צריך {a}. געו בחצים.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>זה *{a}*. געו במספר {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>זה *{number}*. געו במספר {tens}, ואחר כך במספר {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>הם *שווים*. געו בסימן השווה.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} זה *יותר*. געו במספר {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} זה *פחות*. געו במספר {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>שני אלה *רחוקים יותר* זה מזה. געו בהם.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>שני אלה *קרובים יותר* זה לזה. געו בהם.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} *גדול יותר*. געו בו.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} כפול {b} זה *יותר*. געו בזה.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} ועוד {b} זה *יותר*. געו בהם.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>הם *שווים*. לא נשאר כלום.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} זה *{d} יותר* מ-{b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *גדול מ-*{b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *שווה ל-*{b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *קטן מ-*{b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>בשני הצדדים ביחד *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>בשני הצדדים ההפרש הוא *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>בשני הצדדים יש *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} ועוד {ones} הם *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>עשרת אחת</numerusform>
            <numerusform>%n עשרות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>יחידה אחת</numerusform>
            <numerusform>%n יחידות</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} *גדול* מ-{b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>זה כמה שיש. בכמה זה *יותר* מ-{b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>מסתכלים שוב. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>בואו נסתכל יחד. באילו שורות יש יותר קוביות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>בואו נסתכל יחד. איפה הקפיצות מגיעות רחוק יותר על הישר?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>בואו נסתכל יחד. איזה מגדל גבוה יותר?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>בואו נסתכל יחד. איפה יש יותר סימנים?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>בואו נסתכל יחד. באיזו מסגרת יש יותר נקודות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>בואו נסתכל יחד. איזה מגדל נמוך יותר?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>בואו נסתכל יחד. איפה יש פחות סימנים?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>בואו נסתכל יחד. באיזו מסגרת יש פחות נקודות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>בואו נסתכל יחד. איזה מספר בא ראשון על הישר?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>בואו נסתכל יחד. איזה מספר רחוק יותר על הישר?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>בואו נספור את הקוביות.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>בואו נספור את הסימנים.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>בואו נספור את הנקודות.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>בואו נמשיך לספור על הישר.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>בואו נספור את הקוביות שבולטות.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>בואו נסתכל יחד. לכמה סימנים אין בן זוג?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>בואו נסתכל יחד. לכמה נקודות אין בת זוג?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>בואו נספור את הקפיצות.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>בואו נסתכל יחד. איפה בולטות פחות קוביות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>בואו נסתכל יחד. איפה יש פחות קפיצות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>בואו נסתכל יחד. איפה בולטות יותר קוביות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>בואו נסתכל יחד. איפה יש יותר קפיצות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>בואו נסתכל יחד. ומה אם הקלפים יתחלפו?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>העשרות שוות. איפה יש יותר יחידות?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>בואו נסתכל יחד. איפה יש יותר עשרות?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>מה פחות?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>מה יותר?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>בכמה יותר?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>פחות, שווה, יותר</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>חיסור</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>עשרות ויחידות</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>כפל</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>שני מגדלי קוביות</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>סימנים לספירה</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>מסגרת עשר</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>ישר המספרים</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>בטוח</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>כמעט</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} ו-{b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>עשרות רחוקות</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>הפרש של עשרת או שתיים</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>אותן עשרות</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>ספרות מוחלפות</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>אותו מספר</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>במה רוצים לשחק?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>להפוך את הקלף!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>מוכנים?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>מלחמה! הופכים עוד קלף.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>תודה ששיחקתם, {first} וגם {second}. השיעור נגמר.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>תודה על המשחק, {name}. השיעור נגמר.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>תודה על המשחק. השיעור נגמר.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>הסתכלת היטב, וכשהיה קשה הסתכלת פעמיים.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>הסתכלת היטב.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>עשרות וקוביות: {left} משמאל, {right} מימין.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>נקודה אחת</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>מסגרות עשר: {left} משמאל, {right} מימין.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>סימן אחד</numerusform>
            <numerusform>%n סימנים</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>סימנים לספירה: {left} משמאל, {right} מימין.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>שורות של קוביות: {left} משמאל, {right} מימין.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>קובייה אחת</numerusform>
            <numerusform>%n קוביות</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>מגדלים: {left} משמאל, {right} מימין.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} ועוד {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>שורה אחת של {width}</numerusform>
            <numerusform>%n שורות של {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>ישר מספרים מ-0 עד {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>מסומנים: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>קפיצה אחת מ-{start} עד {end}.</numerusform>
            <numerusform>%n קפיצות מ-{start} עד {end}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <extracomment>a list</extracomment>
        <translation>{items}, {item}</translation>
    </message>
    <message>
        <source>{counted}.</source>
        <comment>numbers counted aloud</comment>
        <translation>{counted}.</translation>
    </message>
    <message>
        <source>This hasn&apos;t come up yet.</source>
        <translation>זה עוד לא הופיע.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>פעם אחת</numerusform>
            <numerusform>%n פעמים</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>נכון מיד: {number}</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>עם עזרה: {number}</translation>
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
        <translation>עכשיו: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>עוד לא נשאלו</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>בטוח: {number} מתוך {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>עוד אין שיעורים</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>שיעור אחד</numerusform>
            <numerusform>%n שיעורים</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} ב-{day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} מ-{first} עד {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>בערך דקה כל אחד</numerusform>
            <numerusform>בערך %n דקות כל אחד</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>לא היו שיעורים.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>שיעור אחד וכל התשובות בו יימחקו.</numerusform>
            <numerusform>%n שיעורים וכל התשובות בהם יימחקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>מספרים {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>נכון מיד פעמיים ברצף, עם זוגות אחרים באמצע.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>כבר הופיע, וכדאי להסתכל שוב.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>עוד לא הופיע.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>לוקחים את קלפי המספרים.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>לוקחים את כל הקלפים עם המספר {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>לוקחים את הקלפים מ-{first} עד {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>כל אחד הופך קלף. בונים לכל קלף מגדל קוביות, ואומרים איזה גבוה יותר ובכמה.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>בכמה {a} גדול מ-{b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>איזה סימן מתאים בין {a} לבין {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>כמה זה {a} ועוד {b}?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>מה יותר: {a} כפול {b}, או {c} כפול {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>איפה יש יותר נקודות?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>אילו שני קלפים ביחד הם יותר?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>אילו שני קלפים רחוקים יותר זה מזה?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>אילו שני קלפים קרובים יותר זה לזה?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>בונים את המספר הכי גדול.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>איזה מספר גדול יותר?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>12</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>13</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>לחצו ״משחק חדש״ כדי לחלק שוב, או ״אותם קלפים״ כדי לשחק שוב את החלוקה הזו.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>האחרים ממשיכים: לחצו ״להפוך קלפים״ או ״עד הסוף״.</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>לחצו רווח כדי להפוך קלפים.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>קלף אחד לכל אחד.</numerusform>
            <numerusform>%n קלפים לכל אחד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>קלף אחד בצד.</numerusform>
            <numerusform>%n קלפים בצד.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>לא היו מספיק קלפים למלחמה, ובחוקים האלה זה תיקו.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>קלף אחד נשאר על השולחן.</numerusform>
            <numerusform>%n קלפים נשארים על השולחן.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>זה תיקו.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>ניצחת!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>הניצחון של {name}.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>לאף אחד אחר אין קלפים.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>הקלף היחיד אצלך</numerusform>
            <numerusform>כל %n הקלפים אצלך</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>הקלף היחיד אצל {name}</numerusform>
            <numerusform>כל %n הקלפים אצל {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} אחרי קרב אחד.</numerusform>
            <numerusform>{all_cards} אחרי %n קרבות.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>לאף אחד אחר לא נשארו מספיק קלפים למלחמה.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>לא נשארו לך מספיק קלפים למלחמה.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>לא נשארו מספיק קלפים למלחמה אצל {name}.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>הייתה מלחמה, אבל לשני הצדדים נשאר אותו מספר קלפים, פחות מדי בשביל להילחם.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>הייתה מלחמה, אבל לכל מי שנשארו בה היה אותו מספר קלפים, פחות מדי בשביל להילחם.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>המשחק נגמר אחרי קרב אחד.</numerusform>
            <numerusform>המשחק נגמר אחרי %n קרבות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>המשחק נגמר אחרי סבב אחד של הקלפים.</numerusform>
            <numerusform>המשחק נגמר אחרי %n סבבים של הקלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>הזמן נגמר אחרי דקה אחת.</numerusform>
            <numerusform>הזמן נגמר אחרי %n דקות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>אחרי קרב אחד הקלפים חזרו לסדר שכבר היה, ולכן המשחק הזה לא היה נגמר אף פעם.</numerusform>
            <numerusform>אחרי %n קרבות הקלפים חזרו לסדר שכבר היה, ולכן המשחק הזה לא היה נגמר אף פעם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>אין מנצח אחרי קרב אחד, ויותר מזה אין במשחק.</numerusform>
            <numerusform>אין מנצח אחרי %n קרבות, ויותר מזה אין במשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>הכי הרבה קלפים אצלך.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>הכי הרבה קלפים אצל {name}.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>אף אחד לא זכה בכל הקלפים.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>אותו מספר קלפים, ולאף אחד אין יותר: {names}.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>אותו מספר קלפים, ולאף אחד אין יותר: {names}.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>מלחמה היא כולה מזל=הקלף הגבוה הוא כולו מזל | מלחמה נקראת באנגלית War וגם Battle=הקלף הגבוה נקרא באנגלית Higher Card | ללמוד עם מלחמה=ללמוד עם הקלף הגבוה | מלחמה לשניים=הקלף הגבוה לשניים | מלחמה מרובעת=הכרעה מרובעת | המלחמות=ההכרעות | שהמלחמה=שההכרעה | והמלחמה=וההכרעה | המלחמה=ההכרעה | במלחמה=בהכרעה | למלחמה=להכרעה | מלחמות=הכרעות | מלחמה=הכרעה</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>מפתחי מלחמה=מפתחי מלחמה | מלחמה (GNU=מלחמה (GNU | שלוש – מלחמה=שלוש – הכרעה | מלחמה עם ארבעה=הכרעה עם ארבעה | המלחמות=ההכרעות | במלחמה=בהכרעה | המלחמה=ההכרעה | למלחמה=להכרעה | מלחמה מרובעת=הכרעה מרובעת | מלחמה=הקלף הגבוה</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>שוחק קרב אחד.</numerusform>
            <numerusform>שוחקו %n קרבות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>קלף אחד על השולחן.</numerusform>
            <numerusform>%n קלפים על השולחן.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>לאף אחד אין קלפים.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>אצלך קלף אחד</numerusform>
            <numerusform>אצלך %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>אצל {name} קלף אחד</numerusform>
            <numerusform>אצל {name} %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>אין לך קלפים</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>אין קלפים אצל {name}</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} 0</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>עדיין במשחק: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>מקום ראשון: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>שני: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>שלישי: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>רביעי: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>חמישי: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>שישי: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} מעל {other}; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} מעל {other}; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} מעל {other}; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>{card} מעל {other}; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} מתחת {other}; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} מתחת {other}; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} מתחת {other}; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>{card} מתחת {other}; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} – הקלף הכי גבוה; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} – הקלף הכי גבוה; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} – הקלף הכי גבוה; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>{card} – הקלף הכי גבוה; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} – הקלף הכי נמוך; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} – הקלף הכי נמוך; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} – הקלף הכי נמוך; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>{card} – הקלף הכי נמוך; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>רק לך היה אפשר להמשיך להילחם; קיבלת קלף אחד.</numerusform>
            <numerusform>רק לך היה אפשר להמשיך להילחם; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>רק {name} עוד במלחמה; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>רק {name} עוד במלחמה; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>רק לך נשארו קלפים; קיבלת קלף אחד.</numerusform>
            <numerusform>רק לך נשארו קלפים; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>רק אצל {name} נשארו קלפים; קלף אחד עבר אל {name}.</numerusform>
            <numerusform>רק אצל {name} נשארו קלפים; %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>אז לא הייתה מלחמה; קלף אחד נשאר על השולחן.</numerusform>
            <numerusform>אז לא הייתה מלחמה; %n קלפים נשארו על השולחן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>אף אחד לא יכול היה להמשיך; קלף אחד נשאר על השולחן.</numerusform>
            <numerusform>אף אחד לא יכול היה להמשיך; %n קלפים נשארו על השולחן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>שום דבר לא הכריע; קלף אחד חיכה על השולחן למנצח הבא.</numerusform>
            <numerusform>שום דבר לא הכריע; %n קלפים חיכו על השולחן למנצח הבא.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>אף אחד לא יכול היה להמשיך; קלף אחד חיכה על השולחן למנצח הבא.</numerusform>
            <numerusform>אף אחד לא יכול היה להמשיך; %n קלפים חיכו על השולחן למנצח הבא.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>קרבות: {battles}. מלחמות: {wars}. המלחמה הכי ארוכה: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>חלוקה {number}. חוקים: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>קלפים שנבחרו. חוקים: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>מושב {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>תיקו</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>הניצחון של {name}!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>הפעם הניצחון של {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>הכי קרוב לניצחון: {cards}, אחרי קרב {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>הגעת למקום השני.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>הגעת למקום השלישי.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>הגעת למקום הרביעי.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>הגעת למקום החמישי.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>הגעת למקום השישי.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>קלאסי</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>משפחתי</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>שלושה סגורים</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>מלחמה מרובעת</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>מהיר</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>שלושה סבבים</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>בטאי</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>מלחמה גלויה</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>ג׳וקרים</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>שלום</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>מלחמה לפי הקלף</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>שלושה שחקנים</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>חבורה</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>בלי ג׳וקרים</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>האס הכי גבוה</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>האס הכי נמוך</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>מחלקים את כל הקלפים</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>הקלף הגבוה זוכה</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>רק מי שהקלפים שלהם שווים יוצאים למלחמה</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>כולם נלחמים בכל מלחמה</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>מי שאין להם מספיק קלפים למלחמה יוצאים</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>מי שאין להם מספיק קלפים למלחמה נלחמים בקלף האחרון</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>מי שאין להם מספיק קלפים למלחמה נלחמים בקלף האחרון, גם אם הוא כבר על השולחן</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>במלחמה כולם מניחים רק כמה קלפים שיש למי שיש הכי מעט</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>אם למישהו אין מספיק קלפים למלחמה, זה תיקו</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>הקלפים של המנצח נכנסים ראשונים מתחת לערימה</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>הקלפים של המנצח נכנסים אחרונים מתחת לערימה</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>הקלפים נכנסים מתחת לערימה לפי סדר הישיבה</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>אוספים את הקלפים מהשולחן יחד והופכים אותם</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>הקלפים הגבוהים נכנסים ראשונים מתחת לערימה</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>מערבבים את הקלפים שזכו בהם לפני שהם נכנסים מתחת לערימה</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>בלי הגבלת קרבות</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>לכל היותר קרב אחד</numerusform>
            <numerusform>לכל היותר %n קרבות</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>בלי הגבלת סבבים</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>לכל היותר סבב אחד של הקלפים</numerusform>
            <numerusform>לכל היותר %n סבבים של הקלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>בלי הגבלת זמן</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>לכל היותר דקה אחת</numerusform>
            <numerusform>לכל היותר %n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>בהגבלה זה תיקו</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>בהגבלה זוכים עם הכי הרבה קלפים</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>אני</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>אני</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>אני</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>אצל שני הצדדים {card}: מלחמה.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>אצל כולם {card}: מלחמה.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} עם {card}: מלחמה.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} עם {card}: מלחמה.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>עכשיו אצל שני הצדדים {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>עכשיו אצל כולם {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>עכשיו {names} עם {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>עכשיו {names} עם {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>מלחמה</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>מלחמה שנייה</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>מלחמה שלישית</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>מלחמה רביעית</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>מלחמה חמישית</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>מלחמה שישית</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>מלחמה מספר {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>כולם נלחמים במלחמה הזו.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>זאת אומרת קלף סגור אחד מכל אחד.</numerusform>
            <numerusform>זאת אומרת %n קלפים סגורים מכל אחד.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>אין לך עוד קלפים למלחמה.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>אין עוד קלפים למלחמה אצל {name}.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>אין עוד קלפים למלחמה: {names}.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>אין עוד קלפים למלחמה: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>רק קלף אחד לכל אחד, והמלחמה דורשת {need}: {names}.</numerusform>
            <numerusform>רק %n קלפים לכל אחד, והמלחמה דורשת {need}: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>רק קלף אחד לכל אחד, והמלחמה דורשת {need}: {names}.</numerusform>
            <numerusform>רק %n קלפים לכל אחד, והמלחמה דורשת {need}: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>פחות מהקלף האחד שהמלחמה דורשת: {names}.</numerusform>
            <numerusform>פחות מ-%n הקלפים שהמלחמה דורשת: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>פחות מהקלף האחד שהמלחמה דורשת: {names}.</numerusform>
            <numerusform>פחות מ-%n הקלפים שהמלחמה דורשת: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>נשאר לך רק קלף אחד; המלחמה דורשת {need}.</numerusform>
            <numerusform>נשארו לך רק %n קלפים; המלחמה דורשת {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>אצל {name} נשאר רק קלף אחד; המלחמה דורשת {need}.</numerusform>
            <numerusform>אצל {name} נשארו רק %n קלפים; המלחמה דורשת {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>הערימה הקטנה נגמרת ראשונה.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>יצאת מהמשחק.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} בחוץ.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} בחוץ.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} בחוץ.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>יצאת מהמשחק, וקלף אחד נשאר בקופה.</numerusform>
            <numerusform>יצאת מהמשחק, ו-%n קלפים נשארים בקופה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} בחוץ, וקלף אחד נשאר בקופה.</numerusform>
            <numerusform>{name} בחוץ, ו-%n קלפים נשארים בקופה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} בחוץ, וקלף אחד נשאר בקופה.</numerusform>
            <numerusform>{names} בחוץ, ו-%n קלפים נשארים בקופה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} בחוץ, וקלף אחד נשאר בקופה.</numerusform>
            <numerusform>{names} בחוץ, ו-%n קלפים נשארים בקופה.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>נגמרו לך הקלפים.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>נגמרו הקלפים של {name}.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>נגמרו הקלפים: {names}.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>נגמרו הקלפים: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>כדי שיהיה הוגן, כל אחד מניח רק קלף אחד.</numerusform>
            <numerusform>כדי שיהיה הוגן, כל אחד מניח רק %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>נלחמים בקלף האחרון שלך.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>נלחמים בקלף האחרון של {name}.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>נלחמים בקלפים האחרונים: {names}.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>נלחמים בקלפים האחרונים: {names}.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} עוד על השולחן, וממשיכים להילחם.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} עוד על השולחן, וממשיכים להילחם.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>כאן האס הוא הקלף הנמוך ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>אחד מהם חיכה על השולחן.</numerusform>
            <numerusform>%n מהם חיכו על השולחן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} מעל {other}; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} מעל {other}; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} מעל {other}; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>{card} מעל {other}; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} מתחת {other}; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} מתחת {other}; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} מתחת {other}; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>{card} מתחת {other}; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} – הקלף הכי גבוה; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} – הקלף הכי גבוה; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} – הקלף הכי גבוה; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>{card} – הקלף הכי גבוה; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} – הקלף הכי נמוך; קיבלת קלף אחד.</numerusform>
            <numerusform>{your_card} – הקלף הכי נמוך; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} – הקלף הכי נמוך; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>{card} – הקלף הכי נמוך; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>רק לך אפשר להמשיך להילחם; קיבלת קלף אחד.</numerusform>
            <numerusform>רק לך אפשר להמשיך להילחם; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>רק {name} עוד במלחמה; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>רק {name} עוד במלחמה; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>רק לך נשארו קלפים; קיבלת קלף אחד.</numerusform>
            <numerusform>רק לך נשארו קלפים; קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>רק אצל {name} נשארו קלפים; קלף אחד עובר אל {name}.</numerusform>
            <numerusform>רק אצל {name} נשארו קלפים; %n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>אז אין מלחמה; קלף אחד נשאר על השולחן.</numerusform>
            <numerusform>אז אין מלחמה; %n קלפים נשארים על השולחן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>אף אחד לא יכול להמשיך; קלף אחד נשאר על השולחן.</numerusform>
            <numerusform>אף אחד לא יכול להמשיך; %n קלפים נשארים על השולחן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>שום דבר לא מכריע; קלף אחד מחכה על השולחן למנצח הבא.</numerusform>
            <numerusform>שום דבר לא מכריע; %n קלפים מחכים על השולחן למנצח הבא.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>אף אחד לא יכול להמשיך; קלף אחד מחכה על השולחן למנצח הבא.</numerusform>
            <numerusform>אף אחד לא יכול להמשיך; %n קלפים מחכים על השולחן למנצח הבא.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>אחת – שתיים – שלוש – מלחמה!</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>לחצו רווח כדי להניח את הקלף הבא.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} וגם {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>שאלות</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>כפתורים ומקשים</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>מלחמה מרובעת</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>מלחמה לשניים עם ארבעה קלפים סגורים. הדף הזה מספר את החוקים שלה, לא משנה מה על השולחן.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>לכל אחד משני השחקנים קלף אחד. שניהם הופכים קלף; הגבוה לוקח את שניהם.</numerusform>
            <numerusform>לכל אחד משני השחקנים %n קלפים. שניהם הופכים קלף; הגבוה לוקח את שניהם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>אם הקלפים שווים, כל אחד מניח עליהם ארבעה קלפים סגורים, ואז אחד גלוי. הגבוה מביניהם לוקח את הקלף. אם שוב הם שווים, כל אחד מניח עוד ארבעה סגורים ואחד גלוי.</numerusform>
            <numerusform>אם הקלפים שווים, כל אחד מניח עליהם ארבעה קלפים סגורים, ואז אחד גלוי. הגבוה מביניהם לוקח את כל %n הקלפים. אם שוב הם שווים, כל אחד מניח עוד ארבעה סגורים ואחד גלוי.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>מי שאין להם מספיק קלפים מניחים את כולם, והאחרון גלוי. אם אין בכלל, הקלף שעל השולחן ממשיך להילחם; אם לשני השחקנים אין, זה תיקו.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>השחקן עם הקלף היחיד זוכה.</numerusform>
            <numerusform>השחקן עם כל %n הקלפים זוכה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>אחרי קרב אחד הערימה הגדולה זוכה, וערימות שוות הן תיקו.</numerusform>
            <numerusform>אחרי %n קרבות הערימה הגדולה זוכה, וערימות שוות הן תיקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>טיפים</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>מסכימים על החוקים לפני שמתחילים. כמה קלפים סגורים מניחים במלחמה? מה קורה כשלמישהו יש פחות מדי?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>רוב האנשים מכניסים את הקלפים שזכו בהם מתחת לערימה בסדר שבו הם באים. אם מערבבים אותם קודם, אותם קרבות לא יכולים לחזור שוב ושוב.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>ילדים קטנים מאבדים עניין במשחק שלא נגמר. תנו לכולם פחות קלפים, או קבעו הגבלה של זמן או של סבבים. אז הערימה הגדולה זוכה.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>כדי לתרגל מספרים, המנצח בכל קרב אומר בכמה הקלף שלו גבוה או נמוך יותר.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>פחות קלפים והגבלות קובעים ב״חוקי הבית״, ושם גם רואים כמה זמן יימשך משחק.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>לצפות במשחק שלם</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>כל הערימות גלויות, מהחלוקה ועד הניקוד, וכל קרב מסופר. המשחק שלכם מחכה.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>ללמוד עם מלחמה</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>להורים ולמורים. להשוות קלפים זו הבנת מספרים בצורה הכי פשוטה: מה יותר, ובכמה? כאן השולחן שואל, והילדים נוגעים, לוחצים על מקש או עונים בקול. לא צריך לקרוא: כל שאלה מוצגת, וגם נאמרת אם יש במחשב קול.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>עשר דקות מספיקות לגמרי. שיעור מתחיל ונגמר במשהו קל, וזוגות שהיו קשים חוזרים מהר יותר. אחרי ניסיון ראשון לא נכון מסתכלים יחד על שני הקלפים, מקבלים עזרה ומנסים שוב. אין ניקוד, ואין שעון. ככל שזוג בטוח יותר, יש פחות עזרה.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>במחקר קטן אחד, ילדים בני ארבע וחמש השוו מספרים טוב יותר אחרי ארבע פעמים של רבע שעה במשחק קלפים כזה. סקירה מאוחרת יותר מצאה שהשיפור לא היה מובהק. כלומר, כדאי לשחק בזה, בלי הבטחות.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>בלי מחשב: מדפיסים את דף הרישום, את המשטח ואת הקלפים. שמים צעצועים או קוביות ליד הקלפים, ומי שהקלף שלהם גבוה יותר אומרים את המשפט.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>שני ילדים יכולים לשחק במקלדת אחת, וכיתה יכולה לענות בקול מול קלפים ענקיים. ההתקדמות של כל הילדים נשמרת רק במחשב הזה. אפשר לראות ולמחוק אותה ב״למבוגרים״.</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>מה יותר? משווים שני מספרים. מגיל 4 עם הקלפים 1 עד 5, מגיל 5 עם 1 עד 10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>נקודות. רואים כמויות במבט אחד, לפי סימנים בלי ספרות. מגיל 4 עם 1 עד 5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>בכמה יותר? מי שהקלף שלהם גבוה יותר אומרים את ההפרש. מגיל 6 עם 1 עד 10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>פחות, שווה, יותר. הסימנים ‎&lt;‎, = ו-‎&gt;‎, שנקראים משמאל לימין. מגיל 6 עם 1 עד 10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>חיבור. אילו שני קלפים ביחד הם יותר? מגיל 6, בהתחלה עם 1 עד 5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>חיסור. אילו שני קלפים רחוקים יותר זה מזה? מגיל 6 או 7 עם 1 עד 10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>עשרות ויחידות. שני קלפים הם מספר דו-ספרתי. מגיל 7 עם 1 עד 9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>כפל. מכפילים שני קלפים. מגיל 8 עם 1 עד 10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>מלחמה אחת.</numerusform>
            <numerusform>%n מלחמות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>קרבות {first} עד {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>קרבות {first} עד {last}, ניצחונות: אני {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>קרבות {first} עד {last}, ניצחונות: {name} {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>הקופה הכי גדולה: קיבלת קלף אחד.</numerusform>
            <numerusform>הקופה הכי גדולה: קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>הקופה הכי גדולה: קלף אחד עבר אל {name}.</numerusform>
            <numerusform>הקופה הכי גדולה: %n קלפים עברו אל {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>מלחמה!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>קיבלת קלף אחד.</numerusform>
            <numerusform>קיבלת %n קלפים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>קלף אחד עובר אל {name}.</numerusform>
            <numerusform>%n קלפים עוברים אל {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: קלף אחד</numerusform>
            <numerusform>{name}: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: אין קלפים</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: בחוץ</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>מקש: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>מקבלים קלף אחד</numerusform>
            <numerusform>מקבלים %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, ערימה: קלף אחד</numerusform>
            <numerusform>{name}, ערימה: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>מלמעלה למטה: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, קלף גלוי: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, קלף גלוי: {card}, זוכה</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, קלף גלוי: {card}, שווה</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, קלף גלוי: {card}, מפסיד</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, סגורים: קלף אחד</numerusform>
            <numerusform>{name}, סגורים: %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>קופה: קלף אחד</numerusform>
            <numerusform>קופה: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>כמה קלפים לכל אחד: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>בין {low} ובין {high} מתוך 100, לפי {rounds} חלוקות כאלה.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>עם {held} מתוך {there} קלפים, עוד זוכים פחות מפעם אחת מתוך {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>עם {held} מתוך {there} קלפים, עוד זוכים בערך פעם אחת מתוך {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>עם {held} מתוך {there} קלפים, כמעט תמיד זוכים.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>עם {held} מתוך {there} קלפים, זוכים בערך {number} פעמים מתוך 10.</translation>
    </message>
</context>
</TS>
