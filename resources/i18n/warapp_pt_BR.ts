<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <extracomment>a tooltip: what a button does, and its key</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>{number} in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about so long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForecastWarning</name>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{what}: {value} {unit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModePage</name>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>{title}:</source>
        <extracomment>before a record, such as: Longest round:</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules}, {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatShares</name>
    <message>
        <source>{name} {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Ever&amp;yone presses their own key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink star</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsLegend</name>
    <message>
        <source>{name} {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>{field}: {choice}</source>
        <extracomment>a field and what is chosen in it, for a screen reader</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceDialog</name>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WishesPanel</name>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over by then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about so long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <extracomment>a player and how many rounds were won
----------
after: You hold 26 cards, …
----------
after: Battles 6 to 12: you won 4, …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <extracomment>rounds, at the end of a list: You 3, Computer 2, 1 drawn</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <comment>a player and a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n each</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would never end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <extracomment>a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counted}.</source>
        <comment>numbers counted aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hasn&apos;t come up yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counts}.</source>
        <comment>tries of a pair</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair}: {counts} {knowledge}</source>
        <comment>a pair of numbers, sentence, sure or not</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: {knowledge}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a third war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
