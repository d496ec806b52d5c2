<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>「戦争」について</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <source>War</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>トランプの「戦争」。どの家のルールでもあそべます。</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Python {python}、PySide6 {pyside}、Qt {qt} で動いています。</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>お金も賞品もなし。ゲームがネットにつながることもありません。</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} 「戦争」の開発者。GNU General Public License バージョン3以降のフリーソフトウェアです。使うことも、分けることも、変えることもできます。保証は一切ありません。</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>ライセンスの対象(&amp;F)</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>戦争 (GNU GPL バージョン3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt と PySide6 (GNU LGPL バージョン3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>その他すべて</translation>
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
        <translation>{file} を読めません。プログラムに付いているはずのファイルです。</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>バージョン情報をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>バージョン情報をコピーしました</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>ゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>配り(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>あそぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>履歴(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>新しくカードを配ります</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>ハウスルール(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>ルールを選んで、どれくらいかかるか見ます</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>新しいゲームを取り消す(&amp;U)</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>前のゲームにもどります。カードをめくるまで使えます</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>ファイルからゲームの続きをします</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>このゲームをファイルに保存します</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>これまでの全ゲーム：勝ち、負け、最長、最短</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>成績をリセット(&amp;C)…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>成績をゼロにもどします</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じます</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近のファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>今夜のルール(&amp;V)…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>人数と時間に合うルールをさがします</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>配り番号・コード(&amp;D)…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>だれかに教えてもらった配りであそびます</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>次の配り(&amp;N)</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>次の番号を配ります</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>前の配り(&amp;P)</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>前の番号を配ります</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>ランダムに配る(&amp;A)</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>ランダムな番号を配ります</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>同じカードでもう一度(&amp;S)</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>この配りをはじめからやり直します</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>この配りを別のルールで(&amp;O)…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>同じカードを別のルールであそびます</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>番号とコードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>この配りをコピーして、だれかに教えられます</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>カードをめくる(&amp;T)</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>みんながカードをめくります</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>10勝負つづける(&amp;Y)</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>10勝負つづけます。もう一度押すと止まります</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>オートプレイ(&amp;A)</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>勝負をつづけます。もう一度押すと止まります</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>最後まで進める(&amp;E)</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>のこりの人たちの勝負を最後まで進めます</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>テーブルをかくして時計を止めます</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>速くします</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>ゆっくり(&amp;L)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>ゆっくりにします</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>速さ(&amp;D)…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>カードが動く速さ</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>手札公開(&amp;H)</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>手札の山を全部見せたまま、1ゲームをながめます。自分のゲームは待っています</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>子どもやクラスのための数のレッスン</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>もう一度言う(&amp;G)</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>最後に起きたことを見せて読み上げます</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>今の様子を言う(&amp;S)</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>みんなの枚数と、出ているカードを見せて読み上げます</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面いっぱいに表示します</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>テーブルにもどる(&amp;B)</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>オートプレイを止めて、テーブルにもどります</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>音を消す(&amp;M)</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>音を消したり出したりします</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>テーブル、カード、文字、動き、音</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>履歴を見る(&amp;S)</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>ゲームのすべての勝負をふり返ります</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>配ったときへ(&amp;D)</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>最初の勝負の前のテーブルを見ます</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>1勝負もどる(&amp;B)</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>1つ前の勝負のテーブルを見ます</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>ここから再生(&amp;R)</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>このあとの勝負をもう一度見ます</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>1勝負進む(&amp;F)</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>1つあとの勝負のテーブルを見ます</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>今にもどる(&amp;W)</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>今のテーブルを見ます</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>ここからつづける(&amp;C)</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>この勝負のあとから新しいゲームとしてあそびます。取り消せます</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>あそびかた(&amp;H)</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>このゲームのルールと例</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>問題を報告(&amp;R)…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>開発者が問題を直すのに役立つ報告をコピーします</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>「戦争」で学ぶ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>「戦争」について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>a tooltip: what a button does, and its key</extracomment>
        <translation>{tip}（{key}）</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>{number} in 100</source>
        <translation>100のうち{number}</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>時間内に終了</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>だいたいその長さ</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>{low}から{high}のあいだ</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>戦争の数</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>首位の交代</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>待ち時間</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>今夜のルール</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>いろいろなルールで試しています…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>さがすのを止めました。</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>さがしている進み具合</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>さがすのをやめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>もう一度さがす(&amp;S)</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules}とおりのルールで、{rounds}ゲームを{seconds}秒で試しました。</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>1つのルールを{number}回ずつ試しました。</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>ルールをさがしています…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>近いもの</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>今のところいちばん</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>合っていて、それぞれちがうルール</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>数はおおよそです。ここには高速の計算プログラムがありません。</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>このコンピューターではゲームを試せません。</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>すぐ見る</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>カードを出す</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>10勝負つづける</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10勝負</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>同じカード</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>オートプレイ</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>新しくカードを配る（スペース）</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>戦争の次のカードを出す（スペース）</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>結果をすぐ見る（スペース）</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>2枚めくる</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>全部めくる</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>このゲームの勝負</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>勝負を選ぶと、そのあとのテーブルが見られます。Enterで再生します。</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>戦争もふくめて1勝負。テーブルをクリックしても同じ</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>カードのある人が全員自分のキーを押すと1勝負</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>10勝負つづけて</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>もう一度押すまで、勝負をつづける</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>切って、はじめから配る</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>ふり返る</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>次のボタンへ移る。Enterで押す</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>カードをめくるまで、前のゲームにもどせる</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>テーブルをかくして時計を止める</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>ゆっくり、速く</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>1勝負ずつ</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>音を消す・出す</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>だれが、どのルールであそぶか</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>テーブルとボタンだけにする</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>していることを止めて、カードにもどる</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>ほかのボタン</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>勝負ごとの持ち札の数</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>勝負{number}：{held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>絵 {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>名前が長いので、はじめの40文字が保存されます。</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>だれがあそぶ？</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>どのふたりがあそぶ？</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>子ども</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>子どもを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>変更(&amp;N)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>削除(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>選ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>学習の記録を読めません。記録は何も変わっていません。</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>子どものしたことは、このコンピューターの中だけに記録されます。名前と絵があればじゅうぶんです。</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>子どもを追加</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>子どもを変更</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>操作ボタン</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>十の位と一の位を入れかえる</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを出る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>大人用：1秒押しつづける</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>より小さい</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>と等しい</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>より大きい</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>プレイヤー{number}のカードをめくる</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>左は{number}</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>右は{number}</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>左は{first}と{second}</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>右は{first}と{second}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>言えた</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>いっしょに見る</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>できた</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>管理(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>このルールを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>ルールを読みこむ(&amp;I)…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>このルールを保存する名前</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>「{name}」はもうあります。置きかえますか？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置きかえる(&amp;R)</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>「{name}」を削除しますか？</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>ルールの書き出し</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>ルールの読みこみ</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} に「戦争」のルールは入っていません。</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>「戦争」のルール (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>このルールは保存されませんでした。ルールの数が多すぎるか、名前がもう使われています。</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>保存したルールを読めません。ファイルの名前を {file} に変えました。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>{file} を読み書きできません。</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>このカードは手で選んだので配り番号がありませんが、ファイルに保存できます。</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>配り{number}、コード {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>番号とコードをコピーしました。</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>配り番号・コード</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>配り番号かコード(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>配る(&amp;D)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>配り{number}、コード {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>テーブルのカードは手で選んだので、配り番号がありません。</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>テーブルの配り：{number}、コード {code}。</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>配り番号は1から{most}までです。</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>配り{number}。ルール：{rules}。</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>番号なら今のルールで、コードならコードのルールであそびます。</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>「{given}」はコードに使えません。</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>コードではありません。少なくとも1文字がまちがっているか、足りません。</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>正しく入力されていますが、このバージョンの「戦争」はこのコードを知りません。</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>子どもの削除</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>「{name}」を削除しますか？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>短く</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>戦争と終わり</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>スクリーンリーダーの内容</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>指先くらいの高さになります。文字が150%以上なら、いつもそうなります。</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>ボタンを大きく(&amp;K)</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>スクリーンリーダー</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>オートプレイでは、長くても4秒に1回、まとめを聞きます。</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>スクリーンリーダーの内容(&amp;H)</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2で最後の文をもう一度、F3で今の様子を言います。</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>ゲームにもどる</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>テーブルで見る</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>例をもう一度再生します</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>自分のゲームにもどします</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>ゲームにもどる</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>例：{title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>ほかのファイルを読みこみ中なので、{file} はまだ開けません。</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} を開いています…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>配り{number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>選んだカード</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>一覧を消す(&amp;C)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>ファイルはまだありません</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>別のファイルを開く(&amp;A)…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} を開きました。</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>「{file}」はもうありません。テーブルのゲームはつづいています。</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>「{file}」を読めません。テーブルのゲームはつづいています。</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>「{file}」は「戦争」のゲームにしては大きすぎます。テーブルのゲームはつづいています。</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>「{file}」は新しいバージョンの「戦争」で保存されています。テーブルのゲームはつづいています。</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>「{file}」を開けません。こわれているか、「戦争」のゲームではありません。テーブルのゲームはつづいています。</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>ゲームを {file} に保存しました。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>ゲームを保存できませんでした。{file} のための空きがありません。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>ゲームを保存できませんでした。そこに {file} を保存する権限がありません。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>ゲームを保存できませんでした。そこに {file} を書きこめません。</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>理由を見る</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>最初のゲームを試しています…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>分</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>長さの単位</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>表で見る(&amp;I)</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>ゲームの長さのグラフ。表にも同じ数があります</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>ゲームの長さ</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>予想の数字</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>最長のゲーム</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>最長のゲームを見る</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最長の戦争</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>最長の戦争を見る</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>いちばんの接戦</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>いちばんの接戦を見る</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>100ゲームのうちそれぞれが勝つ数。のこりは引き分け。</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>このゲームを見てみる：</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>このコンピューターでは予想を出せません。</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>試したゲームの数：{rounds}。</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>ここでは高速の計算が使えないので、数はおおよそです。</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>100ゲームのうち</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>半分が終了</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>10のうち9</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>100ゲームのうち</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}：100のうち{share}</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first}以上</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first}～{last}</translation>
    </message>
</context>
<context>
    <name>ForecastWarning</name>
    <message>
        <source>Warning</source>
        <translation>注意</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Pを押すとつづきます。</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>今スペースを押すと「{name}」が押されます。カードをめくるには、Escを押してからスペースを押します。</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>大人用</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>完了(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>学習の記録(&amp;P)…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>クラス用に印刷(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>子ども(&amp;H)…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>モードごとの練習内容(&amp;M)…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>レベルは大人が選びます。速さは問いません。どこにも何も送りません。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>エースは(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>ジャック・クイーン・キング(&amp;J)</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>数字とマーク</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>カードの見せ方(&amp;S)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>長さ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>勝負の数(&amp;B)</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>子どもひとり</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>子どもふたり</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>あそぶ人(&amp;Y)</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>答えを声に出して大人に言う(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>出すとき(&amp;W)</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>ゆっくり～速く(&amp;E)</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>おだやかなことば(&amp;F)：「ハイカード」と「延長」</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>2回目から</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>頼まれたら</translation>
    </message>
    <message>
        <source>always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>数の組がたしかになるほど、ヒントをへらす(&amp;D)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>more</source>
        <translation>大きいほう</translation>
    </message>
    <message>
        <source>less</source>
        <translation>小さいほう</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>かわるがわる</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>たずねるもの(&amp;R)</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>子どもが並べる</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>1枚目が十の位</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>十の位と一の位(&amp;T)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>声</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>質問を全部読み上げる(&amp;Q)</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>ためす(&amp;I)</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>ワンスイッチ</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>1つのキーで全部できる(&amp;K)</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>光っている時間(&amp;G)</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>1つの答えに{seconds}秒ずつ光ります。押したあとは0.5秒休みます。</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>あそびかたの見出しへ移動</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>移動先(&amp;G)</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>裏向き4枚の戦争</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>4枚戦争のゲームを配る</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>ハウスルール…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>「戦争」で学ぶ…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>1ゲームをながめる</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>十の位</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>一の位</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{what}: {value} {unit}</source>
        <translation>{what}：{value}{unit}</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>Back to now</source>
        <translation>今にもどる</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>今のテーブルを見ます</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>配ったとき</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>勝負{number}／{last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – ふり返り中</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>配ったとき。{held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>ふり返り中：勝負{number}／{last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>勝負{number}（最新）</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>勝負{number}／{last}を読みこんでいます…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>レッスン10のうち%nまで終わりました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>「戦争」マット</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>ここにおく</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>より小さい</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>と等しい</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>より大きい</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a}は{b}より{d}大きい</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>大きいカードの人が文を言って、2枚とももらいます。</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>「戦争」で学ぶ・数{numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>これ</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>どのキーでも</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>例を終わる</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>さようなら</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>このコンピューターには{language}の声がありません。</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>声は{language}を話します。</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>声はレッスンが始まるときにさがします。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>だれ？</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}：あそぶ人を選んでください</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>だれがあそぶ？</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>今の成績：{score}。統計は変わりません。</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>成績のリセット</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>成績をリセットしますか？</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} はこわれているか、「戦争」のファイルではありません。</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} は新しいバージョンの「戦争」で保存されています。</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} は「戦争」のファイルにしては大きすぎます。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} を読めません。</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>{file} を保存する空きがありません。ゲームはつづけられます。空きを作るか、ゲームをほかの場所にファイルとして保存してください。</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} は書きこみ禁止です。ゲームはつづけられますが、のこしておくにはファイルに保存してください。</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} は削除されたか移動されました。新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} は別のウィンドウで使われています。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} を書きこめません。ゲームはつづけられますが、のこしておくにはファイルに保存してください。</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>名前を {file} に変えて、新しいファイルを作りました。</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>使える時間（分）</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>時間(&amp;H)</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>{mode}: {known}</source>
        <translation>{mode}：{known}</translation>
    </message>
</context>
<context>
    <name>ModePage</name>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>子どもひとり</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>子どもふたり</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルにもどる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>大人用</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>カードが動く</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>その場に出る</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>カードの動き</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>システムは動きをへらすように求めています。</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>システムは動きをへらすように求めていません。</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>裏向き3枚の戦争で、1枚ごとに1語。</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>「いち – にの – さん – 戦争！」と言う(&amp;Y)</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>戦争では、押すたびに次のカードが出ます。</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>カードを1枚ずつ出す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>音を全部消す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>ためす(&amp;T)</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>音量(&amp;O)</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>速いときは聞こえません。</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>勝負に勝った人を音で知らせる(&amp;N)</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>カードの動き(&amp;G)</translation>
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
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>「{name}」というルールはもうあります。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>注意</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>お知らせ</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>線にそって切ってください・{number}／{of}ページ・ふたりなら2組印刷</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>「戦争」のゲーム (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>この勝負のあとで止める（スペース）</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>別のを見る</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>別のゲームを見る（スペース）</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>勝負をつづける（スペース）</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>勝負{number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>勝負{number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>前の勝負を見る</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>次の勝負を見る</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>自分のゲームへ</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>自分のゲームにもどします</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>手札公開 – 1ゲームまるごと</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>配り{number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札公開</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>スペースキーで別のゲームを見られます。</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>同じカード、別のルール</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>ハウスルール(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>配る(&amp;D)</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>配り{number}：どのルールで？</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>このカード：どのルールで？</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>連勝中</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>最短のゲーム</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>最長のゲーム</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最長の戦争</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file} に保存しました。</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>{file} を保存する空きがありません。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} は書きこみ禁止です。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>学習の記録を読めないので、{file} は保存されませんでした。</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>{file} を保存できませんでした。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>このバージョンの「戦争」は印刷できません。代わりにPDFを保存してください。</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>このコンピューターにはプリンターがありません。代わりにPDFを保存してください。</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>印刷できませんでした。プリンターとディスクの空きを確かめてください。</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>カードはかくれ、時計は止まっています</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth}／{count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>テーブルとカード(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>ウィンドウと文字(&amp;W)</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>動きと音(&amp;I)</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>使いやすさ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>ページ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>はじめの設定にもどす(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>保存したルール</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}。</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>今のルール</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>変えたところ</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>今のルール</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>クラス用に印刷</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>コンピューターのないクラスでも、同じレッスンであそべます。</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>記録用紙(&amp;R)</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>1列の行の数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>ふたり用マット(&amp;M)</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>切り取る数カード(&amp;C)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDFとして保存(&amp;D)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>学習の記録</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>子ども</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>ます目</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>見せ方</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>数の組</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>理解</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>すぐ正解</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>ヒントあり</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>すべてのモード</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>CSVの表(&amp;T)…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>削除(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>もう一度見たい組：{pairs}。次のレッスンでまた出ます。</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>学習の記録を読めません。記録は何も変わっていません。</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>レッスンはできます。</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>子どもがまだいません</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>「子ども…」で子どもを追加すると、ここにレッスンが出ます。</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}。記録はこのコンピューターの中だけです。</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSVとして保存</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>数の組</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>「戦争」で学ぶ・{lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>すべてのモード</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>つくえであそぶゲーム</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>記録はこのコンピューターの中だけです。子どもはそれぞれの速さで学びます。成績ではありません。</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>やめる(&amp;A)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>スペース</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>{title}:</source>
        <extracomment>before a record, such as: Longest round:</extracomment>
        <translation>{title}：</translation>
    </message>
    <message>
        <source>{rules}, {day}</source>
        <translation>{rules}、{day}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>再生：{title}、{what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>もう一度ためす(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>わたしの数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>カードを2枚めくります。2つの数を書きます。あいだに &lt;、=、&gt; のどれかを書きます。</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>「戦争」に思わぬエラーが起きました。</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>「戦争」に何かおかしいところがありますか？何をしたら何が起きたかを開発者に伝えて、この報告を送ってください。</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>ゲームは保存されていて、つづけられます。また起きたら、「戦争」を起動し直してください。続きから始まります。</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>「戦争」を起動できません。</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>これまでのゲームは保存されています。</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>ゲームを保存できませんでした。つづけられますが、ウィンドウを閉じる前にファイルに保存してください。</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>直してもらうには、この報告をコピーして開発者に送ってください。自動では何も送りません。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>報告をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>つづける(&amp;C)</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>報告をコピーしました</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>全ゲームの結果</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>保存されたゲームが記録と合わなかったので、記録のほうを使います。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>配ったとき。最初の勝負の前です。</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>今にもどりました。</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>すべてのカードが見えています。</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>勝負{number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>{number}巡 / {limit}巡</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>配り{number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>選んだカード</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>この配りの番号とコードをコピー</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>のこり{time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>日時</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最長戦争</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>配り</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>これまでのゲーム</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Enterを押すとゲームを再生します。</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>勝ち取ったカード</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>用意されたルール(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>ハウスルール(&amp;H)</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>予想(&amp;X)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>このカードのハウスルール</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>配り{number}のハウスルール</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>今夜のルール(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>始める(&amp;S)</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>ふつうの速さと、いつもの休み方での時間です。</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>今の速さと、いつもの休み方での時間です。</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>ふつうの速さの時間です。</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>ふつうの速さで、休みなしの時間です。</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>今の速さで、休みなしの時間です。</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>ゲームの保存</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} はもうあります。置きかえますか？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置きかえる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>前のゲームにもどりました。</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>同じカードでもう一度です。</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>新しいゲームです。</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>一時停止中です。カードはかくれています。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>ゲームはつづきます。</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>音は出ません。</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>音が出ます。</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>速さ：{speed}。</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>全画面にしました。</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>全画面をやめました。</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>ゆい</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>そら</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>はな</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>りく</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>めい</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>プレイヤー{number}であそぶ人</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>コンピューター</translation>
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
        <translation>みんなが自分のキーを押す(&amp;Y)</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>みんなが自分のキーを押すと、勝負が始まります：{keys}。</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>ふたり以上であそぶときだけ。</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>オレンジの丸</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>青い三角</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>黄色い四角</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>緑の五角形</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>むらさきの六角形</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>ピンクの星</translation>
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
        <translation>{field}：{choice}</translation>
    </message>
</context>
<context>
    <name>SentenceDialog</name>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>その場に出る</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>ゆっくりにする</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>速くする</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>− と + のキーで、いつでも変えられます。</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>動きなし</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>とてもゆっくり</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>とても速い</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>表として書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>統計を消す(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>表として書き出す</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>統計を消す</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>やめる(&amp;C)</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>勝ち、負け、連勝、記録がゼロにもどり、これまでのゲームをここから再生できなくなります。取り消せません。テーブルのゲームはのこります。</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>ゲームの一覧を読みこんでいます…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>やめました。</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>ゲームを読みこんでいます…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>このゲームは記録がこわれていて再生できません。</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>書き出しています…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>統計を消しています…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>ルール別のゲーム</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>長さ別のゲーム</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>このゲームを再生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>ゲームをする(&amp;P)</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>{name}のゲームはまだありません</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>最後まであそぶと、ここに記録されます。だれが勝ったか、どれくらいかかったか、そしてすべての勝負をまた見られます。</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>ゲームはまだありません</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>まとめ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>ルール別(&amp;B)</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>長さ別(&amp;L)</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>全ゲーム(&amp;U)</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>右はしの数は、ゲームの数です。</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>1ゲームの勝負の数と、そのゲームの数。</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Enterでも再生します。</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>定番</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>このルールであそぶ（{key}）</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number}分</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>ゲームの長さ</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>始める：{rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>こうする</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>2色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4色</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>強さの点(&amp;V)</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>点の列が長いほど、強いカードです。</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>緑のフェルト</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>夜の青</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>あたたかい木</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>明るい</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>テーブルに合わせる</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>星</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>ギョーシェ</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>こうし</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>光</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>むじ</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きいインデックス</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>大きな数字</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>言語のとおり：{letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>カードの裏</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>カードの表</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>スートと文字</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>文字(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>スペースキーで新しいゲームです。</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>オートプレイを止めました。</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>10勝負です。</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>オートプレイを始めました。</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>最後まで進めます。</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>あそびかた</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>あそぶ</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>「戦争」へようこそ</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>強いカードの人が2枚とももらいます。それだけです。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>はじめてですか？</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>だれのゲームを見せるか</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>だれ(&amp;W)</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>記録はこのコンピューターの中だけです。</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>だれのゲームを見せるか</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>だれ(&amp;W)</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>システム</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>あ</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>あなたのクイーンが9に勝って、2枚もらいます。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>テーブルの色は変わりません。ハイコントラストはシステムに合わせます。</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>見た目(&amp;L)</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>次に起動したときから使われます。</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>言語(&amp;U)</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>100～200%。ウィンドウとテーブルで変わります。</translation>
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
        <translation>プレイヤーの数</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>それまでに終わる</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>だいたいその長さ</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>時間の意味</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>引き分けが少ない(&amp;D)</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>だれも早く脱落しない(&amp;O)</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>戦争が多い(&amp;W)</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>知られたルールだけ(&amp;K)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>どちらでも</translation>
    </message>
    <message>
        <source>few</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>many</source>
        <translation>多い</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>首位の交代</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>長さ(&amp;T)</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>人数(&amp;A)</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>大切なこと</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>首位の交代(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>それぞれが勝つゲーム、100ゲームのうち</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>トランプゲーム</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>トランプの「戦争」を、家のルールであそべます</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>戦争;せんそう;トランプ;カードゲーム;war;battle;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>家のルールであそべるトランプの「戦争」</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>「戦争」の開発者</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>みんなが1枚めくり、いちばん強いカードの人が全部もらいます。いちばん強いカードが同じなら、戦争！6歳の子でもキー1つであそべます。寝る時間までに終わるルールも、親が決められます。</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>2人から6人まで。人でもコンピューターでも、ジョーカーありでもなしでも</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>あらゆるハウスルール：裏向きの枚数、札不足になったとき、札の取り方、上限</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>配りには番号があるので、まったく同じカードでまたあそべます</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>マウスでも、キーボードだけでも、スクリーンリーダーでも。速さは自由、動きはありでもなしでも</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>お金なし、賞品なし、ネットなし</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>テーブルの上の勝負と、だれがカードをもらうかを伝える文</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>トランプの「戦争」のゲーム</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>戦争 ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>よけた札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>最後の1枚！</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>のこり%n枚！</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>脱落</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>枚</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>戦争！</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>ダブル戦争！</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>トリプル戦争！</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>戦争 ×{depth}！</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>このコードは%n文字です。今は{given}文字です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>この中で最長のゲームは%n勝負です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>最長の戦争は%n連続です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>勝った人は、あと%n枚まで追いつめられました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>例：{title}。</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>勝ち {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>勝ったゲーム：{score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}（前に成績をリセットしてから）。</translation>
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
            <numerusform>引き分け %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>勝負</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>戦争</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>最長の戦争</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>最多の枚数</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>勝負{battle}で脱落</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>カードをめくるには、自分のキーを押してください：{player}。</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>カードをめくるには、それぞれのキーを押してください：{players}。</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>待っています：{players}。</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <comment>a player and a key</comment>
        <translation>{name}（{key}）</translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n枚ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n巡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>みんな</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自分で決めたルール</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>手選び</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first}～{last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n勝負</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>戦争%n連続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>%nゲームを削除しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%nゲームを {file} に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>勝負{number}。</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>ゲームはつづきます。</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>みんなが1枚めくりました。</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}で、{war}です。</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}で、{fighters}の{war}です。</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>あなたは{card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name}は{card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name}は{card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>それぞれ裏向きに%n枚出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>あなたは裏向きに%n枚と{card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name}は裏向きに%n枚と{card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>あなたは{card}のまま</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name}は{card}のまま</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>{suit}の2</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}の3</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}の4</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}の5</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}の6</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}の7</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}の8</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}の9</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}の10</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}のジャック</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}のクイーン</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}のキング</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}のエース</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>{suit}の2</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>{suit}の3</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>{suit}の4</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>{suit}の5</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>{suit}の6</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>{suit}の7</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>{suit}の8</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>{suit}の9</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>{suit}の10</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>{suit}のジャック</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit}のクイーン</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>{suit}のキング</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit}のエース</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>キング</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>エース</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>キング</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>エース</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>あなたの2</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>あなたの3</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>あなたの4</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>あなたの5</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>あなたの6</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>あなたの7</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>あなたの8</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>あなたの9</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>あなたの10</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>あなたのジャック</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>あなたのクイーン</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>あなたのキング</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>あなたのエース</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>あなたのジョーカー</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>あなたの2</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>あなたの3</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>あなたの4</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>あなたの5</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>あなたの6</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>あなたの7</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>あなたの8</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>あなたの9</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>あなたの10</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>あなたのジャック</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>あなたのクイーン</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>あなたのキング</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>あなたのエース</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>あなたのジョーカー</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>あなたの2</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>あなたの3</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>あなたの4</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>あなたの5</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>あなたの6</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>あなたの7</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>あなたの8</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>あなたの9</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>あなたの10</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>あなたのジャック</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>あなたのクイーン</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>あなたのキング</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>あなたのエース</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>あなたのジョーカー</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}の10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}のジャック</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}のクイーン</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}のキング</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}のエース</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}のジョーカー</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>{name}の2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>{name}の3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>{name}の4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>{name}の5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>{name}の6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>{name}の7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>{name}の8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>{name}の9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>{name}の10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>{name}のジャック</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>{name}のクイーン</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>{name}のキング</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>{name}のエース</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>{name}のジョーカー</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>{name}の2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>{name}の3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>{name}の4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>{name}の5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>{name}の6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>{name}の7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>{name}の8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>{name}の9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>{name}の10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>{name}のジャック</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>{name}のクイーン</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>{name}のキング</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>{name}のエース</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>{name}のジョーカー</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>ふつうの勝負</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>ダブル戦争</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>戦争のための札が足りないとき</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>戦争のための札がないとき</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>3人のうち2人が同じ強さ</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>ここでは、戦争に出すのは1人1枚だけです。だから、足りるか、1枚もないかのどちらかです。</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>裏向きに出す枚数が多いので、このデッキでは小さすぎて見せられません。</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>プレイヤーの数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>デッキ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>ジョーカー(&amp;J)</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>1人の枚数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>エース(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>勝つカード(&amp;W)</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>戦争で裏向きに出す枚数(&amp;N)</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>戦争で戦う人(&amp;F)</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>戦争で札不足のとき(&amp;R)</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>札の取り方(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>勝負の上限(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>巡の上限(&amp;T)</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>時間の上限（分）(&amp;M)</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>上限になったら(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52枚（2から）</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36枚（6から）</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32枚（7から）</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>2人であそぶときは、ほかに加わる人がいません。</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>上限がないので、ゲームがいつまでも終わらないときだけ関係します。</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>戦争で裏向きに1枚。500勝負で引き分け。</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>最後の1枚でも戦えます。時間でゲームが終わります。</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>「ファミリー」と同じで、戦争で裏向きに3枚。</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>戦争で裏向きに4枚。最後の1枚は戦いつづけます。</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>デッキの半分で、すぐ終わるゲーム。</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>カードを3巡したら、いちばん枚数の多い人の勝ち。</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>フランスのゲーム。7からの32枚。</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>戦争で裏向きのカードを出しません。</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>2枚のジョーカーは、ほかのどのカードにも勝ちます。</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>いちばん弱いカードが勝ち、戦争では裏向きに5枚。</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>同じ強さのカードの数だけ、裏向きに出します。</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>3人の「ファミリー」。勝ち取ったカードは切ります。</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>4人で、長くても30分。勝ち取ったカードは切ります。</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>いちばん強い</translation>
    </message>
    <message>
        <source>low</source>
        <translation>いちばん弱い</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>いちばん強い</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>いちばん弱い</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>同じ強さのカードの数</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>同じ強さの人だけ</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>最後の1枚で戦う</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>最後の1枚が戦いつづける</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>全員が同じ枚数を出す</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>引き分けになる</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>勝った人の札が先</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>勝った人の札があと</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>席の順</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>置いたまま裏返す</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>強い順</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>切る</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>枚数の多い人の勝ち</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>2人から6人。1人ずつ手札の山を持ちます。</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>全部のカードです。</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>弱いカードをぬくと、ゲームが短くなります。</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>ジョーカーはいちばん強いカードです。でも、ここではいちばん弱いカードが勝つので、不利です。</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>ジョーカーはほかのどのカードにも勝ちます。ジョーカー2枚は同じ強さです。</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>全部のカードを配ります。1人%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>1人%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}で、%n枚をよけます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>エースはキングより強いです。</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>エースはいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>めくった中でいちばん強いカードの人が、場札を全部もらいます。</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>めくった中でいちばん弱いカードの人が、場札を全部もらいます。「平和」というゲームです。</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>7どうしなら裏向きに7枚、キングどうしなら10枚です。</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>戦争をする人は、もう1枚めくるだけです。</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>2人の戦争では%n枚を取り合います。また同じ強さなら、もっとふえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>ほかの人は待ち、その札は勝った人のものになります。</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>同じ強さでなかった人にも、戦争でもう一度チャンスがあります。</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>戦争の枚数を出せない人は脱落し、その札は場札になります。</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>札不足の人は全部出して、最後の1枚をめくります。1枚もなければ脱落です。</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>札不足の人は全部出して、最後の1枚をめくります。1枚もなければ、テーブルのカードが戦いつづけます。</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>札のいちばん少ない人が出せる枚数だけ、全員が出します。1枚もない人は脱落です。</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>戦争の枚数を出せない人がいたら、引き分けです。</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>手札の山の下に、勝った人の札が先、ほかの人の札があとに入ります。</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>手札の山の下に、ほかの人の札が先、勝った人の札があとに入ります。</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>だれが勝っても、いつも席の順です。</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>カードを1つに集めて裏返すので、最後に出したカードが先に入ります。</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>手札の山の下に、強いカードから順に入ります。</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>勝ち取ったカードは、切ってから手札の山の下に入れます。</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>みんなが1枚めくるごとに1勝負です。戦争もその中に入ります。</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>全員が手札の山をひととおり使うと、1巡です。</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>一時停止中や、ダイアログが開いているあいだ、時計は止まります。</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>上限になったゲームに勝者はいません。</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>手札の山がいちばん多い人の勝ち。同じ枚数なら引き分けです。</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>半分のゲームが終わるまで</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>10のうち9のゲームが終わるまで</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>上限で終了</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>終わらない</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>1勝負で戦争%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>1ゲームの戦争</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最長の戦争</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>半分が終了</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>10のうち9が終了</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>終わらない</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>1ゲームの戦争</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n連続</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>1%未満</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>このルールでは、いつまでも終わらないゲームが多くなります。</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>このルールでは、勝者のいないゲームが多くなります。</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>このルールでは、勝者がいないか、いつまでも終わらないゲームが多くなります。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>使うカードは%n枚で、奇数です。いつも同じ順に取ると、とても長いあいだ、ぐるぐる回ることがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>勝ち取ったカードを切る</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>1枚少なく配る（1人%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>%n勝負で、枚数の多い人の勝ちにする</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>引き分けや終わらないゲームはありません。</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>引き分けや終わらないゲームはほとんどありません。</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>100ゲームに1つは、引き分けか終わらないゲームです。</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>100ゲームのうち%nは、引き分けか終わらないゲームです。</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>1分未満</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours}時間</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low}～{high}時間</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high}時間</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>{low}～%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>だいたい1分もかかりません。</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>だいたい{low}～{high}時間。</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>だいたい%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>だいたい{low}～%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>引き分けはありません。</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>引き分けはほとんどありません。</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>%nゲームに1つは引き分けです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>10ゲームのうち%nは引き分けです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>ほとんどのゲームが引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>%nゲームに1つは、いつまでも終わりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>10ゲームのうち%nは、いつまでも終わりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>ほとんどのゲームが、いつまでも終わりません。</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}、{time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>100のうち1未満</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>100のうち99より多い</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>100のうち{number}</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>戦争で札不足</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>戦争をする全員が同じだけ札不足</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>勝負の上限</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>巡の上限</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>時間の上限</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>いつまでもくり返す</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>カードを全部持った人の勝ちです。勝負のあと1枚もない人は負けです。</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>勝負のあと1枚もない人は脱落し、ほかの人はつづけます。</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>最後までカードを持っていた人の勝ちで、そのときは全部のカードを持っています。</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>点数はありません。カードの枚数だけです。</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>上限はありません。だれかがカードを全部持つまで、ゲームはつづきます。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>おそくとも%n勝負でゲームは終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>最後の勝負で全部のカードを取れば、それも勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>おそくともカードを%n巡したらゲームは終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>戦争で出したカードも数に入ります。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>時計で%n分たつとゲームは終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>勝負や戦争のとちゅうで時間になったら、その勝負を戦争もふくめて最後までして、数に入れます。</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>一時停止中や、例、手札公開、履歴、ダイアログが開いているあいだ、またウィンドウを最小化しているあいだ、時計は止まります。ほかのウィンドウを使っているあいだも、勝負が自動でつづいていなければ止まります。</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>それまでにだれも全部のカードを持っていなければ、引き分けです。</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>それまでにだれも全部のカードを持っていなければ、手札の山がいちばん多い人の勝ちです。同じ枚数なら引き分けです。</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>テーブルで待っているカードは、だれの数にも入りません。</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>%n勝負でもゲームは終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>%n勝負でもゲームは終わります。カードが前と同じ並びにもどったら、いつまでも終わらないので、もっと早く終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>そのときは引き分けです。</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>そのときは、枚数のいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>だれも全部のカードを持たないうちに、上限で終わりました。</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>手札の山が同じ枚数のまま、上限で終わりました。</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>戦争で札不足の人がいました。このルールでは引き分けです。</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>このルールでは、次のどれかです。</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>同じ強さの人に戦う札がなく、ほかの人も1枚も持っていませんでした。</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>最後に戦争をした人たちの枚数が同じで、戦うには足りず、ほかの人も1枚も持っていませんでした。</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>最後に戦争をした人たちの枚数が同じで、戦うには足りませんでした。</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>戦争をした人にも、ほかの人にも、1枚ものこっていませんでした。</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>戦争をした人に、1枚ものこっていませんでした。</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>いつまでも終わらないところでした。</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>いつまでも終わらないところで、手札の山は同じ枚数でした。</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>%n勝負でも終わりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>%n勝負でも終わらず、手札の山は同じ枚数でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>出すカードを選べますか？</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>いいえ。みんな、山のいちばん上をめくります。「戦争」は全部運で、うまいへたはありません。</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>エースは強いですか？</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>スートは関係ありますか？</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>いいえ。クラブの9とハートの9は同じ強さです。</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>戦争では何枚を裏向きに出しますか？</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>戦争で札不足になったら？</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>どうして引き分けでしたか？</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>ゲームはどれくらいかかりますか？</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>何人であそべますか？</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>自分の手札の山を見てもいいですか？</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>いいえ。次の1枚も見ません。</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>戦争は別の1勝負ですか？</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>いいえ。始まった勝負の一部です。</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>お金をかけますか？</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>いいえ。かけることも、買うこともできません。もらえるのはカードだけです。</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>ジョーカーは何をしますか？</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>2人が同じ強さなら、だれが戦いますか？</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>1枚の人が多く、3枚の人もたくさんいます。始める前に決めましょう。</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>出しません。それぞれ、もう1枚めくるだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>1人%n枚、そのあと表向きに1枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>2人の戦争では2人の%n枚を取り合います。また同じ強さなら、もっとふえます。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>カードしだいです。数分のことも、1時間より長いこともあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>長くても%n勝負です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>長くてもカードを%n巡です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>長くても%n分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>カードしだいですが、上限があります。</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>{least}人から{most}人までです。</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>このゲームは%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>3人からは、いちばん強いカードが同じ人だけが戦争をします。</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>3人からは、カードをめくった全員が戦争で戦います。</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>ほかのどのカードより強く、ジョーカー2枚は同じ強さです。</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>ジョーカーはほかのどのカードより強いです。</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>ここではいちばん弱いカードが勝つので、ジョーカーはいちばん不利なカードです。</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>カードをめくった全員です。同じ強さでなかった人も戦います。</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>いちばん強いカードが同じ人だけです。そうでない人は待ち、めくったカードを失います。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>じゅんび</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>War</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>札不足</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>デッキは%n枚です。4つのスートがあり、それぞれ{lowest}から10までと、ジャック、クイーン、キング、エースです。</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>「戦争」は、海外では「ウォー」「バトル」とも呼ばれます。</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>全部のカードを取るのが目あてです。決めることは何もなく、全部運です。</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>このゲームは%n人であそびます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>ジョーカー%n枚を入れて、{cards}枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>カードを切って1枚ずつ配り、1人%n枚にします。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>それぞれのカードは、裏向きの手札の山にします。だれも中を見たり、順番を変えたりしません。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>のこりの%n枚はよけて、使いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>コンピューターか、となりの人とあそびます。ネットには何も送りません。</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>いちばん強いカードの人が、場札を全部もらいます。</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>いちばん弱いカードの人が、場札を全部もらいます。</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>みんな同時に、手札の山のいちばん上をめくります。</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>これが1勝負です。戦争もその中に入ります。</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>勝つ順に：{ranks}。スートは関係ありません。</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>もっといいカードに負けるカードどうしは、同じでも戦争になりません。いちばんいいカードだけを見ます。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。勝った人の札が先、負けた人の札があとです。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。負けた人の札が先、勝った人の札があとです。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。勝った人の札が先で、そのあとほかの人の札が時計回りに入ります。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。ほかの人の札が時計回りに先で、勝った人の札があとです。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。だれが勝っても、いつも席の順です。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。テーブルに置いたまま裏返すので、最後に出したカードが先です。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。強いカードから順です。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>カードは裏向きで、勝った人の手札の山の下に入ります。切ってから入れるので、順番はばらばらです。</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>ジョーカー2枚も同じ強さです。</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>表向きのカードのうち、いちばん強いカードが場札を全部もらいます。</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>表向きのカードのうち、いちばん弱いカードが場札を全部もらいます。</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>また同じ強さなら、もう一度戦争です。</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>2枚が同じ強さなら、戦争です。</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>いちばん強いカードが2人以上同じなら戦争で、カードをめくった全員が戦います。</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>いちばん強いカードが2人以上同じなら、その人たちの戦争です。ほかの人は待ち、その札は勝つ人のためにテーブルにのこります。</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>裏向きには出しません。戦争をする人は、もう1枚めくるだけです。</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>戦争をする人は、同じ強さのカードの上に裏向きに%n枚、そのあと表向きに1枚出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>同じ強さのカードの数だけ、戦争をする人は裏向きに出します。そのあと、それぞれ1枚を表向きにします。</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>7どうしなら{seven}枚、ジャック、クイーン、キングどうしなら{jack}枚です。</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>エースどうしなら{ace}枚です。</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>ジョーカーどうしなら{joker}枚です。</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>いいえ。ここではエースはいちばん弱いカードで、だからいちばん有利です。</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>いいえ。ここではエースはいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>はい。キングより上です。だからここでは、ジョーカーにしか勝てません。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>はい。キングより上です。だからここでは、どのカードにも勝てません。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>はい。キングより強く、もっと強いのはジョーカーだけです。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>はい。キングより強いです。</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>そのときは引き分けです。</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>1枚もなければ、テーブルの自分のカードが戦いつづけます。</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>1枚もなければ、脱落です。</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>そのときは脱落で、のこりの札は場札になります。</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>持っている札を出して、最後の1枚をめくります。1枚もなければ、脱落です。</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>持っている札を出して、最後の1枚をめくります。1枚もなければ、テーブルの自分のカードが戦いつづけます。</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>そのときは、あなたの枚数だけ全員が出します。1枚もなければ、脱落です。</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>同じ強さでなくても、戦争をする全員にあてはまります。</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>戦争では、それぞれ裏向きの枚数ともう1枚を出します。それより少ない人は札不足です。</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>戦争をする人に1枚もなければ、札不足です。</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>戦争では、それぞれ%n枚を出します。それより少ない人は札不足です。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>1枚もない人は脱落です。</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>戦争をする人が1人だけになったら、その人は何も出さずに場札をもらいます。</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>そのときはだれも勝ちません。カードを出す前に、すぐ引き分けになります。</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>札不足の人はゲームから脱落し、のこりの札は場札になります。</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>1枚もない人は、テーブルに表向きで置いたカードが戦いつづけます。</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>1枚もない人は、テーブルに表向きで置いたカードが戦いつづけます。同じ強さでなかったカードでもそうです。</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>公平になるように、札のいちばん少ない人の枚数だけ、全員が出します。</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>最後の1枚は表向きにします。</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>札不足の人はゲームから脱落します。</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>札不足の人は持っている札を全部出し、最後の1枚を表向きにします。</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>いちばん強いカードが同じ人に1枚もなければ、ほかにだれが戦っても決着がつきません。</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>戦争をする人のだれにも1枚もなければ、だれも戦えません。</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>戦争をする全員が札不足なら、枚数のいちばん多い人だけがのこります。</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>いちばん多い人が何人もいれば、だれも戦えません。</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>そのときは戦争をする全員が脱落し、カードは次に勝つ人をテーブルで待ちます。</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>そのときは同じ強さの人たちが脱落し、カードは次に勝つ人をテーブルで待ちます。</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>勝った人の手札の山の下に、新しい札より先に入ります。</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>カードを持つ人がほかに1人だけなら、その人がもらって勝ちます。</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>ほかにだれも持っていなければ、引き分けです。</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>2人とも1枚もなければ、引き分けです。</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>2人とも札不足なら、枚数の多い人が場札をもらいます。同じ枚数なら引き分けです。</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>いちばん強いカードが同じ人のだれにも1枚もなければ、その人たちは全員脱落です。</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>戦争をする人のだれにも1枚もなければ、だれも戦えません。</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>だれにも1枚もなければ、引き分けです。</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>戦争をする全員が札不足なら、枚数のいちばん多い人が場札をもらいます。いちばん多い人が何人もいれば、だれも戦えません。</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>{players}人で{minutes}分以内に終わるルールはありません。</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>いちばん近いルールで、長くて%n分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>だいたい{minutes}分かかるルールはありません。</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>いちばん近いルールで、1ゲームは平均%n分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>いちばん近いルールで、1ゲームに首位が変わる回数：{value}。</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>いちばん近いルールで、ゲームの{value}%が引き分けです。</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>いちばん近いルールで、1人はゲームの{value}%を待ってすごします。</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>いちばん近いルールで、1ゲームの戦争：{value}。</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>いちばん近いルールは、あまり知られていません。</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>合うルールがありません。「{wish}」のためです。</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>引き分けが少ない</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>だれも早く脱落しない</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>戦争が多い</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>知られたルールだけ</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>首位があまり変わらない</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>首位がよく変わる</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>ジョーカー%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>1人%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>いちばん弱いカードの勝ち</translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation>{cards}。{limit}。</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}。</translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation>52枚全部</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>勝ち取ったカードは切る</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36枚（6から）</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32枚（7から）</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>戦争で、同じ強さのカードの数だけ裏向き</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>戦争で裏向きなし</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>戦争で裏向きに%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>%n分で</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>%n巡で</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>%n勝負で</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when}引き分け</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when}枚数の多い人の勝ち</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>はい。{fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a}と{b}で*{s}*です。</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a}は{b}より*大きい*です。</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a}は{b}より*小さい*です。</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>{b}から{a}までは*{s}*です。</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a}×{b}は*{s}*です。</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact}この記号をタップしよう。</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>{a}を先にします。矢印をタップしよう。</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>*{a}*です。{a}をタップしよう。</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>*{number}*です。{tens}、次に{ones}をタップしよう。</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>*同じ*です。イコールをタップしよう。</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a}のほうが*大きい*です。{a}をタップしよう。</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a}のほうが*小さい*です。{a}をタップしよう。</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>この2枚のほうが*はなれて*います。タップしよう。</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>この2枚のほうが*近い*です。タップしよう。</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a}のほうが*大きい*です。タップしよう。</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a}×{b}のほうが*大きい*です。タップしよう。</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a}と{b}のほうが*大きく*なります。タップしよう。</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>*同じ*です。のこりはありません。</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a}は{b}より*{d}大きい*です。</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a}は{b}*より大きい*です。</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a}は{b}*と等しい*です。</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a}は{b}*より小さい*です。</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>どちらも*{a}*になります。</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>どちらもちがいは*{a}*です。</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>どちらも*{a}*です。</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens}と{ones}で*{number}*です。</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>10が%nこ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>1が%nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made}{a}は{b}より*大きい*です。</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>それは全部の数です。{b}よりいくつ*大きい*ですか？</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>もう一度見てみよう。{question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>いっしょに見てみよう。どちらのならびのブロックが多い？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>いっしょに見てみよう。ジャンプが線の先のほうで終わるのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>いっしょに見てみよう。どちらのタワーが高い？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>いっしょに見てみよう。マークが多いのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>いっしょに見てみよう。丸が多いのはどちらのわく？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>いっしょに見てみよう。どちらのタワーが低い？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>いっしょに見てみよう。マークが少ないのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>いっしょに見てみよう。丸が少ないのはどちらのわく？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>いっしょに見てみよう。数の線で先に出てくるのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>いっしょに見てみよう。数の線でもっと先にあるのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>ブロックを数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>マークを数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>丸を数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>線にそって、つづきを数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>はみ出したブロックを数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>いっしょに見てみよう。相手のいないマークはいくつ？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>いっしょに見てみよう。相手のいない丸はいくつ？</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>ジャンプを数えよう。</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>いっしょに見てみよう。はみ出したブロックが少ないのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>いっしょに見てみよう。ジャンプが少ないのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>いっしょに見てみよう。はみ出したブロックが多いのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>いっしょに見てみよう。ジャンプが多いのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>いっしょに見てみよう。カードの場所を入れかえたら？</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>十の位は同じです。一の位が大きいのはどちら？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>いっしょに見てみよう。十の位が大きいのはどちら？</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>小さいのは？</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>大きいのは？</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>まる</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>いくつ大きい？</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>小・同じ・大</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>たし算</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>ひき算</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>十の位と一の位</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>かけ算</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>ブロックのタワー2つ</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>マークを数える</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>10のわく</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>数の線</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>たしか</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>もう少し</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a}と{b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>十の位が遠い</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>十の位が1か2ちがい</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>十の位が同じ</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>数字が入れかわり</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>同じ数</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>何してあそぶ？</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>カードをめくろう！</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>ふたりとも、いいですか？</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>戦争です！もう1枚めくります。</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>{first}、{second}、あそんでくれてありがとう。レッスンは終わりです。</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>{name}、あそんでくれてありがとう。レッスンは終わりです。</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>あそんでくれてありがとう。レッスンは終わりです。</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>よく見ましたね。むずかしいときは2回見ましたね。</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>よく見ましたね。</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>10のぼうと1のつぶ：左は{left}、右は{right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>丸%nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>10のわく：左は{left}、右は{right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>マーク%nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>マークを数える：左は{left}、右は{right}。</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>ブロックのならび：左は{left}、右は{right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>ブロック%nこ</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>タワー：左は{left}、右は{right}。</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens}と{ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>{width}こが%nれつ</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>0から{end}までの数の線。</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>しるし：{numbers}。</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>{start}から{end}までジャンプ%n回。</numerusform>
        </translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <extracomment>a list</extracomment>
        <translation>{items}、{item}</translation>
    </message>
    <message>
        <source>{counted}.</source>
        <comment>numbers counted aloud</comment>
        <translation>{counted}。</translation>
    </message>
    <message>
        <source>This hasn&apos;t come up yet.</source>
        <translation>まだ出ていません。</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>出たのは%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>すぐ正解{number}</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>ヒントあり{number}</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <comment>tries of a pair</comment>
        <translation>{counts}。</translation>
    </message>
    <message>
        <source>{pair}: {counts} {knowledge}</source>
        <comment>a pair of numbers, sentence, sure or not</comment>
        <translation>{pair}：{counts}{knowledge}</translation>
    </message>
    <message>
        <source>Now: {knowledge}.</source>
        <translation>今：{knowledge}。</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>まだ出ていない</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>{all}のうち{number}たしか</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>レッスンはまだです</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>レッスン%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons}（{day}）</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons}（{first}から{last}）</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>1回約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons}・{minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>レッスンはまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>レッスン%n回と、その答えがすべて削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>数{range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>ほかの組をはさんで、2回つづけてすぐ正解。</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>もう出ました。もう一度見てみましょう。</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>まだ出ていません。</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>数のカードを用意します。</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>{number}のカードを全部用意します。</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>{first}から{last}のカードを用意します。</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>ふたりが1枚ずつめくります。それぞれのカードの数だけブロックを積んで、どちらがいくつ高いか言います。</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>{a}は{b}よりいくつ大きい？</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>{a}と{b}のあいだの記号はどれ？</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>{a}と{b}を合わせるといくつ？</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>{a}×{b}と{c}×{d}、大きいのは？</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>丸が多いのはどちら？</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>合わせて大きくなるのは、どの2枚？</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>はなれているのは、どの2枚？</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>近いのは、どの2枚？</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>いちばん大きい数を作ろう。</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>大きい数はどちら？</translation>
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
        <translation>「新しいゲーム」でまた配ります。「同じカード」でこの配りをもう一度あそべます。</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>ほかの人はつづけています。「カードをめくる」か「最後まで進める」を押してください。</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>スペースキーでカードをめくります。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>1人%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>よけた札は%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>戦争で札不足になりました。このルールでは引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>テーブルに%n枚のこります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>引き分けです。</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>あなたの勝ち！</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name}の勝ちです。</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>ほかの人は1枚も持っていません。</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n枚全部あなたのもの</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n枚全部{name}のもの</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards}（%n勝負）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>ほかの人は戦争で札不足になりました。</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>あなたは戦争で札不足になりました。</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name}は戦争で札不足になりました。</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>戦争でしたが、ふたりとも同じ枚数で、戦うには足りませんでした。</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>戦争でしたが、のこった全員が同じ枚数で、戦うには足りませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>%n勝負でゲームは終わりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>カードを%n巡して、ゲームは終わりです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>%n分で時間切れです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>%n勝負で、カードが前と同じ並びにもどりました。このゲームはいつまでも終わりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>1ゲームの限度の%n勝負でも、だれも勝ちませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>枚数はあなたがいちばん多いです。</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>枚数は{name}がいちばん多いです。</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>だれも全部のカードを取りませんでした。</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names}は同じ枚数で、それより多い人はいません。</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names}は同じ枚数で、それより多い人はいません。</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>「戦争」=「ハイカード」 | ふたりの戦争=ふたりのハイカード | 4枚戦争=4枚ハイカード | 戦争=延長</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>「戦争」の開発者=「戦争」の開発者 | 戦争 (GNU=戦争 (GNU | 「戦争」=「ハイカード」 | 戦争の次の=延長の次の | さん – 戦争=さん – 延長 | 裏向き3枚の戦争=裏向き3枚の延長 | 裏向き4枚の戦争=裏向き4枚の延長 | 戦争では=延長では | 戦争もふくめて=延長もふくめて | 戦争と終わり=延長と終わり | 戦争の数=延長の数 | 戦争が多い=延長が多い | 戦争=ハイカード</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n勝負しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>テーブルに%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>だれもカードを持っていません。</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>あなたは%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name}は%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>あなたは0枚</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name}は0枚</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name}は0枚</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>のこっている人：{names}。</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>1位：{names}。</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>2位：{names}。</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>3位：{names}。</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>4位：{names}。</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>5位：{names}。</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>6位：{names}。</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}が{other}に勝って、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}が{other}に勝って、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}が{other}より弱くて、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}が{other}より弱くて、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}がいちばん強くて、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}がいちばん強くて、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}がいちばん弱くて、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}がいちばん弱くて、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>戦えるのはあなただけで、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>戦えるのは{name}だけで、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>カードがあるのはあなただけで、%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>カードがあるのは{name}だけで、{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>だから戦争はなく、テーブルに%n枚のこりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>だれも戦えず、テーブルに%n枚のこりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>決着がつかず、%n枚が次に勝つ人をテーブルで待ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>だれも戦えず、%n枚が次に勝つ人をテーブルで待ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>勝負：{battles}。戦争：{wars}。最長の戦争：{longest}。</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>配り{number}。ルール：{rules}。</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>選んだカード。ルール：{rules}。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name}の勝ち！</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>今回は{name}の勝ち</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>もう少しでした：{cards}（勝負{battle}のあと）。</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>あなたは2位です。</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>あなたは3位です。</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>あなたは4位です。</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>あなたは5位です。</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>あなたは6位です。</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}、{phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>基本ルール</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>ファミリー</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>3枚裏向き</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>4枚戦争</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>3巡</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>バタイユ</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>裏向きなし</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>平和</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>数だけ戦争</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>3人</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>みんなで</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>ジョーカーなし</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>エースはいちばん強い</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>エースはいちばん弱い</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>カードを全部配る</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>いちばん強いカードの勝ち</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>同じ強さの人だけが戦争をする</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>どの戦争でも全員が戦う</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>戦争で札不足の人は脱落</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>戦争で札不足の人は最後の1枚で戦う</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>戦争で札不足の人は、もうテーブルにあっても最後の1枚で戦う</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>戦争では、札のいちばん少ない人が出せる枚数だけ全員が出す</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>戦争で札不足の人がいたら引き分け</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>勝った人の札が先に山の下に入る</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>勝った人の札があとに山の下に入る</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>札は席の順に山の下に入る</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>テーブルの札を1つに集めて裏返す</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>強いカードから順に山の下に入る</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>勝ち取ったカードは切ってから山の下に入れる</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>勝負の上限なし</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>長くても%n勝負</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>巡の上限なし</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>長くてもカードを%n巡</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>時間の上限なし</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>長くても%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>上限になったら引き分け</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>上限になったら枚数の多い人の勝ち</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>ふたりとも{card}で、戦争です。</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>全員{card}で、戦争です。</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names}が{card}で、戦争です。</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names}が{card}で、戦争です。</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>また、ふたりとも{card}で、{war}です。</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>また、全員{card}で、{war}です。</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>また、{names}が{card}で、{war}です。</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>また、{names}が{card}で、{war}です。</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>2回目の戦争</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>3回目の戦争</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>4回目の戦争</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>5回目の戦争</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>6回目の戦争</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>{depth}回目の戦争</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>この戦争には全員が加わります。</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>だから、1人%n枚を裏向きに出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>あなたには戦争に出す札がありません。</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name}には戦争に出す札がありません。</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names}には戦争に出す札がありません。</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names}には戦争に出す札がありません。</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}は%n枚ずつしかありません。戦争には{need}枚いります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names}は%n枚ずつしかありません。戦争には{need}枚いります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>戦争には%n枚いりますが、{names}は足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>戦争には%n枚いりますが、{names}は足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>あなたはあと%n枚しかありません。戦争には{need}枚いります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name}はあと%n枚しかありません。戦争には{need}枚いります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>枚数の少ないほうが先になくなります。</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>あなたは脱落です。</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name}は脱落です。</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names}は脱落です。</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names}は脱落です。</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>あなたは脱落で、%n枚が場札になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name}は脱落で、%n枚が場札になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}は脱落で、%n枚が場札になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names}は脱落で、%n枚が場札になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>あなたの札がなくなりました。</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name}の札がなくなりました。</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names}の札がなくなりました。</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names}の札がなくなりました。</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>公平になるように、%n枚ずつしか出しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>あなたは最後の1枚で戦います。</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name}は最後の1枚で戦います。</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names}は最後の1枚で戦います。</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names}は最後の1枚で戦います。</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card}はテーブルにのこって、戦いつづけます。</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card}はテーブルにのこって、戦いつづけます。</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>ここではエースがいちばん弱いカードです。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>そのうち%n枚は持ち越しでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}が{other}に勝って、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}が{other}に勝って、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}が{other}より弱いので、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}が{other}より弱いので、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}がいちばん強いので、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}がいちばん強いので、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}がいちばん弱いので、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}がいちばん弱いので、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>戦えるのはあなただけで、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>戦えるのは{name}だけで、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>カードがあるのはあなただけで、%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>カードがあるのは{name}だけで、{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>だから戦争はなく、テーブルに%n枚のこります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>だれも戦えず、テーブルに%n枚のこります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>決着がつかず、%n枚が次に勝つ人をテーブルで待ちます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>だれも戦えず、%n枚が次に勝つ人をテーブルで待ちます。</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>いち – にの – さん – 戦争！</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>スペースキーで次のカードを出します。</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences}{sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items}と{last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>ボタンとキー</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>4枚戦争</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>裏向き4枚の、ふたりの戦争です。今のルールが何でも、このページにはそのルールがのっています。</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>2人が%n枚ずつ持ちます。2人ともカードをめくり、強いほうが2枚とももらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>同じ強さなら、それぞれ自分のカードの上に裏向きに4枚、そのあと表向きに1枚出します。その強いほうが%n枚全部をもらいます。また同じ強さなら、また裏向きに4枚、表向きに1枚出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>札不足の人は全部出して、最後の1枚を表向きにします。1枚もなければ、テーブルのカードが戦いつづけます。2人とも1枚もなければ、引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>%n枚全部を持った人の勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>%n勝負で枚数の多いほうの勝ち、同じなら引き分けです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>こつ</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>始める前にルールを決めましょう。戦争では何枚を裏向きに出しますか？足りない人はどうなりますか？</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>たいていの人は、勝ち取ったカードを来た順に山の下に入れます。先に切れば、同じ勝負がぐるぐるくり返されることがありません。</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>小さい子は、終わらないゲームにあきてしまいます。配る枚数をへらすか、時間や巡の上限を決めましょう。そのときは、手札の山がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>数の練習には、勝負に勝った人が、自分のカードがいくつ大きいか、小さいかを言います。</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>枚数や上限は「ハウスルール」で決められます。ゲームがどれくらいかかるかもわかります。</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>1ゲームをながめる</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>配りから成績まで、手札の山を全部見せて、勝負を1つずつ伝えます。自分のゲームは待っています。</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>「戦争」で学ぶ</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>おうちの方と先生へ。カードをくらべることは、数の感覚の第一歩です。どちらがどれだけ大きいか。ここではテーブルがたずね、子どもはタップするか、キーを押すか、声で答えます。字が読めなくてもだいじょうぶ。質問は絵で見え、コンピューターに声があれば読み上げます。</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>10分でじゅうぶんです。レッスンはやさしい問題で始まり、やさしい問題で終わります。むずかしかった組は早めにまた出ます。1回目がちがっていたら、2枚のカードをいっしょに見て、ヒントを出し、もう一度答えます。点数はなく、子どもの時間も計りません。数の組がたしかになるほど、ヒントはへります。</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>ある小さな研究では、4歳と5歳の子どもが、このようなカードゲームを15分ずつ4回したあと、数をくらべるのが上手になりました。のちの研究のまとめでは、その差は有意でないとされました。あそぶ価値はありますが、効果の約束はできません。</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>コンピューターからはなれて、記録用紙、マット、カードを印刷してあそべます。カードの横におもちゃやブロックをおいて、大きいカードの人に文を言ってもらいましょう。</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>子どもふたりで1つのキーボードを使えます。クラスでは、大きく映したカードの前で、声をそろえて答えられます。学習の記録はこのコンピューターの中だけにあり、「大人用」で見たり削除したりできます。</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>大きいのは？2つの数をくらべます。4歳から1～5、5歳から1～10のカードで。</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>まる。数字のないマークで、いくつあるかをひと目で見ます。4歳から1～5で。</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>いくつ大きい？大きいカードの人が、ちがいを言います。6歳から1～10で。</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>小・同じ・大。記号 &lt;、=、&gt; を左から右に読みます。6歳から1～10で。</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>たし算。合わせて大きくなるのは、どの2枚？6歳から、はじめは1～5で。</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>ひき算。はなれているのは、どの2枚？6歳か7歳から1～10で。</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>十の位と一の位。2枚のカードで2けたの数を作ります。7歳から1～9で。</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>かけ算。2枚のカードをかけます。8歳から1～10で。</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>戦争は%n回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>勝負{first}から{last}まで。</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>勝負{first}から{last}まで、勝ち：あなた{number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>勝負{first}から{last}まで、勝ち：{name}{number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>最大の場札：あなたが%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>最大の場札：{name}が%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>戦争！</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name}が%n枚もらいます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}：0枚</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}：脱落</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>キー：{key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>%n枚もらう</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}、手札の山：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>上から順に：{names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}、表向き：{card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}、表向き：{card}、勝ち</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}、表向き：{card}、同じ強さ</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}、表向き：{card}、負け</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}、裏向き：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>場札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>カードの持ち分：{shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>100のうち{low}から{high}（同じような配り{rounds}回から）。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>{there}枚のうち{held}枚を持つ人が勝つのは、{number}回に1回より少ないです。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>{there}枚のうち{held}枚を持つ人が勝つのは、だいたい{number}回に1回です。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>{there}枚のうち{held}枚を持つ人は、ほとんど勝ちます。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>{there}枚のうち{held}枚を持つ人は、10回のうちだいたい{number}回勝ちます。</translation>
    </message>
</context>
</TS>
