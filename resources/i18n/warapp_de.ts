<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>Über Krieg</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>Das Kartenspiel Krieg, auch Tod und Leben genannt, mit allen Hausregeln.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Läuft mit Python {python}, PySide6 {pyside} und Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Kein Geld, keine Preise, und das Spiel geht nie ins Internet.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} Die Entwickler von Krieg. Freie Software unter der GNU General Public License, Version 3 oder später: Du darfst sie benutzen, weitergeben und verändern. Sie kommt ohne jede Garantie.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Lizenz von</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Lizenztext</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Lizenz &amp;von</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Krieg (GNU GPL, Version 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt und PySide6 (GNU LGPL, Version 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache-Lizenz, Version 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, Version 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>{file} lässt sich nicht lesen. Die Datei gehört eigentlich zum Programm.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>Versionsdaten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Versionsdaten kopiert</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Mischung</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Neue Runde</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Die Karten für eine neue Runde austeilen</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Regeln wählen und sehen, wie lange eine Runde dauert</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>Neue Runde &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Zurück zur vorigen Runde; geht, bis du Karten aufdeckst</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Eine Runde aus einer Datei weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Diese Runde als Datei speichern</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik&#xa0;…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Alle gespielten Runden: gewonnen, verloren, am längsten, am kürzesten</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>Stand zu&amp;rücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Den Stand wieder auf null setzen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Zuletzt geöffnete &amp;Dateien</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Regeln für den &amp;Abend&#xa0;…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Regeln finden, die zu euch und eurer Zeit passen</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Nummer oder Code&#xa0;…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Eine Mischung spielen, die dir jemand genannt hat</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>N&amp;ächste Mischung</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Die Mischung mit der nächsten Nummer austeilen</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>&amp;Vorige Mischung</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Die Mischung mit der vorigen Nummer austeilen</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>&amp;Zufällige Mischung</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Irgendeine Mischung austeilen</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Gleiche Karten</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Diese Mischung von vorn beginnen</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Diese Mischung mit &amp;anderen Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Dieselben Karten mit anderen Regeln spielen</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>Nummer und Code &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Diese Mischung kopieren, um sie jemandem zu schicken</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;Aufdecken</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Jeder deckt eine Karte auf</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>10 &amp;Stiche spielen</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Zehn Stiche nacheinander; noch einmal drücken hält an</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Au&amp;tomatik</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Stich um Stich; noch einmal drücken hält an</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Die anderen bis zum Schluss weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Den Tisch zudecken und die Uhr anhalten</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller spielen</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Langsamer spielen</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>T&amp;empo&#xa0;…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Wie schnell sich die Karten bewegen</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>&amp;Offene Karten</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Eine ganze Runde ansehen, in der alle Stapel offen liegen; deine eigene Runde wartet</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Übungen mit Zahlen für Kinder und Schulklassen</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Noch einmal sagen</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Zeigen und sagen, was zuletzt passiert ist</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>Sagen, wie es ste&amp;ht</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Zeigen und sagen, wie viele Karten jeder hat und welche daliegen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>&amp;Zum Tisch</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Die Automatik anhalten und zurück zum Tisch gehen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;Ton aus</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Den Ton aus- oder einschalten</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Tisch, Karten, Text, Bewegung, Ton</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Verlauf zeigen</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Auf jeden Stich der Runde zurückblicken</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Den Tisch vor dem ersten Stich zeigen</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Einen Stich &amp;zurück</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Den Tisch einen Stich früher zeigen</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>A&amp;b hier ansehen</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Die Stiche nach diesem noch einmal abspielen</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Einen Stich &amp;weiter</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Den Tisch einen Stich später zeigen</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Zurück zur &amp;Runde</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Den Tisch zeigen, wie er jetzt ist</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Ab hier weiter&amp;spielen</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Nach diesem Stich als neue Runde weiterspielen; du kannst das zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>So wird &amp;gespielt</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>Die Regeln dieser Runde, mit Beispielen</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Problem &amp;melden&#xa0;…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Einen Bericht kopieren, der den Entwicklern hilft, Fehler zu beheben</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>Mit &amp;Karten lernen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;Über Krieg</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
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
        <translation>{number} von 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>rechtzeitig vorbei</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>etwa so lang</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>nur zuschauen</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Regeln für den Abend</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Viele Regeln werden ausprobiert&#xa0;…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>Suche &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>Noch einmal &amp;suchen</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules} Regelsätze probiert, {rounds} Runden gespielt, in {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Jeder wurde {number} Mal gespielt.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Regeln werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Was am nächsten kommt</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Das Beste bisher</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Regeln, die passen und verschieden sind</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Diese Zahlen sind nur ungefähr richtig: Das schnelle Programm, das Runden durchspielt, fehlt hier.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Auf diesem Computer lassen sich keine Runden durchspielen.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Mit Karten lernen</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>10 Stiche spielen</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 Stiche</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automatik</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Die Karten für eine neue Runde austeilen (Leertaste)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Die nächste Karte des Kriegs legen (Leertaste)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Sofort zeigen, wie es ausgeht (Leertaste)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Beide aufdecken</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Alle aufdecken</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Stiche der Runde</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Wähle einen Stich, um den Tisch danach zu sehen. Mit der Eingabetaste siehst du ihn noch einmal.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>ein Stich mit allen seinen Kriegen; ein Klick auf den Tisch macht dasselbe</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>ein Stich, sobald alle mit Karten ihre Taste gedrückt haben</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>zehn Stiche nacheinander</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>Stich um Stich, bis du noch einmal drückst</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>mischt und teilt von vorn aus</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>geht von einem Knopf zum nächsten; die Eingabetaste drückt ihn</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>bringt die alte Runde zurück, bis du Karten aufdeckst</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>deckt den Tisch zu und hält die Uhr an</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>langsamer, schneller</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>Stich für Stich</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>Ton aus oder an</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>wie viele spielen und nach welchen Regeln</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>nur der Tisch und seine Knöpfe</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>hält an, was gerade läuft, und geht zurück zu den Karten</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Andere Knöpfe</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Karten von jedem, Stich für Stich</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Stich {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Bild {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>Der Name ist lang: Gespeichert werden die ersten 40 Buchstaben.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Welche zwei spielen?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>Kind &amp;hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Än&amp;dern&#xa0;…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Der Fortschritt lässt sich nicht lesen. Nichts darin wurde verändert.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>Was ein Kind macht, bleibt auf diesem Computer. Ein Name und ein Bild genügen.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Kind hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Kind ändern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Knopfleiste</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Gleich viel</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Zehner und Einer tauschen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Übung verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Für Erwachsene: eine Sekunde gedrückt halten</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Die Karte von Spieler {number} aufdecken</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, links</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, rechts</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} und {second}, links</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} und {second}, rechts</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Zusammen ansehen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>S&amp;peichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>Ver&amp;walten</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>Diese Regeln &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>Regeln &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Diese Regeln speichern unter</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>„{name}“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>„{name}“ löschen?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>In {file} sind keine Regeln für Krieg.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Regeln für Krieg (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Diese Regeln wurden nicht gespeichert: Es gibt zu viele Regelsätze, oder den Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Deine Regelsätze lassen sich nicht lesen. Die Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>{file} lässt sich nicht lesen oder schreiben.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Diese Karten wurden von Hand ausgesucht und haben keine Nummer, aber du kannst sie als Datei speichern.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Mischung {number}, Code {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Nummer und Code kopiert.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Nummer oder Code der Mischung</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Mischung {number}, Code {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>Die Karten auf dem Tisch wurden von Hand ausgesucht, deshalb haben sie keine Nummer.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Auf dem Tisch: Mischung {number}, Code {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Die Mischungen haben Nummern von 1 bis {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Mischung {number}. Regeln: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Zu einer Nummer gelten die Regeln auf dem Tisch; ein Code bringt seine Regeln mit.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>„{given}“ kommt in keinem Code vor.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Das ist kein Code: Mindestens ein Zeichen ist falsch oder fehlt.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Diese Version von Krieg kennt den Code nicht, obwohl er richtig geschrieben ist.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Kind löschen</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>„{name}“ löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Kriege und das Ende</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>Bildschirmleser sagt</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Mindestens so hoch wie eine Fingerkuppe. Bei Text ab 150&#xa0;% sind sie es immer.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>&amp;Große Bedienelemente</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Bildschirmleser</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienelemente</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>Bei der Automatik sagt er höchstens alle vier Sekunden eine Zusammenfassung.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>Bildschirmleser &amp;sagt</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 sagt den letzten Satz noch einmal. F3 sagt, wie es steht.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Zurück zur Runde</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Das Beispiel noch einmal zeigen</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Wieder deine Runde zeigen</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Zurück zur Runde</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Beispiel: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>{file} kann noch nicht geöffnet werden: Andere Dateien werden noch geladen.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>Mischung {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>eigene Karten</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>&amp;Andere öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} ist geöffnet.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>„{file}“ gibt es nicht mehr. Deine Runde auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>„{file}“ lässt sich nicht lesen. Deine Runde auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>„{file}“ ist zu groß für eine Runde Krieg. Deine Runde auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>„{file}“ wurde mit einer neueren Version von Krieg gespeichert. Deine Runde auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>„{file}“ lässt sich nicht öffnen: Die Datei ist beschädigt oder keine Runde Krieg. Deine Runde auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Runde gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>Die Runde wurde nicht gespeichert: Für {file} ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>Die Runde wurde nicht gespeichert: Du darfst {file} dort nicht speichern.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>Die Runde wurde nicht gespeichert: {file} kann dort nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Die ersten Runden werden gespielt&#xa0;…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Dauer in</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Als Tabe&amp;lle zeigen</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Schaubild: wie lange Runden dauern; in der Tabelle stehen dieselben Zahlen</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Wie lange Runden dauern</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Vorschau in Zahlen</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Längste Runde</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Die längste Runde ansehen</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Längster Krieg</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Den längsten Krieg ansehen</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Knappste Runde</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Die knappste Runde ansehen</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>So viele von 100 Runden gewinnt jeder; die anderen gehen unentschieden aus.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Sieh dir eine dieser Runden an:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Auf diesem Computer gibt es keine Vorschau.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Durchgespielte Runden: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Das schnelle Rechenprogramm fehlt hier, deshalb sind diese Zahlen nur ungefähr richtig.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Runden von 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>Hälfte vorbei</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 von 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>Runden von 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} von 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} oder mehr</translation>
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
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Drücke P, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>Die Leertaste gehört gerade zu „{name}“. Zum Aufdecken drücke Esc und dann die Leertaste.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Für Erwachsene</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>F&amp;ortschritt&#xa0;…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>Für die &amp;Klasse drucken&#xa0;…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>K&amp;inder&#xa0;…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>&amp;Was jede Aufgabe übt&#xa0;…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Du wählst, wie schwer es ist. Hier geht es nie um Tempo, und nichts wird irgendwohin geschickt.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>Das &amp;Ass ist</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Bube, Dame, König</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>Zahl und Zeichen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>Karten zei&amp;gen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Übung</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>Da&amp;uer</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>S&amp;tiche</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>ein Kind</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>zwei Kinder</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>Wer s&amp;pielt</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Antworten einem Erwachsenen &amp;laut sagen</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Wa&amp;nn</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Langsa&amp;mer bis schneller</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Frie&amp;dliche Wörter: „Höhere Karte“ und „Stechen“</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>beim 2. Hinsehen</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>auf Wunsch</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>Hilfe s&amp;chwindet, je sicherer ein Paar sitzt</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>abwechselnd</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>Gef&amp;ragt ist</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>das Kind ordnet</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>erste Karte ist der Zehner</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Z&amp;ehner und Einer</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Jede Frage wird vorge&amp;sprochen</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>Probe &amp;hören</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Nur ein Taster</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Eine Taste f&amp;ür alles</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>&amp;Verweildauer des Lichts</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>Das Licht bleibt {seconds} s auf jeder Antwort und ruht nach einem Druck eine halbe Sekunde.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Zu einem Teil der Anleitung</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>&amp;Gehe zu</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Ein Krieg mit vier verdeckten Karten</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Eine Runde Vierfach-Krieg austeilen</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Mit Karten lernen&#xa0;…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Eine ganze Runde ansehen</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einer</translation>
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
        <translation>Zurück zur Runde</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Den Tisch zeigen, wie er jetzt ist</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Stich {number} von {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – Rückblick</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>Der Anfang. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Rückblick: Stich {number} von {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Stich {number}, der letzte</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Stich {number} von {last} wird geladen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n von 10 Teilen der Übung geschafft</numerusform>
            <numerusform>%n von 10 Teilen der Übung geschafft</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Spielmatte</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Leg deine Karte hierhin</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} ist um {d} größer als {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Wem die höhere Karte gehört, der sagt den Satz und behält beide Karten.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Mit Karten lernen · Zahlen {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Das hier</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>irgendeine Taste</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Beispiel beenden</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Tschüss</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch mal</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Robo</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Auf diesem Computer gibt es keine Stimme für {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>Die Stimme spricht {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>Eine Stimme wird gesucht, wenn eine Übung beginnt.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: wählen, wer spielt</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>Der Stand ist jetzt: {score}. Deine Statistik ändert sich nicht.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>Stand zurücksetzen?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} ist beschädigt oder keine Datei von Krieg.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} wurde mit einer neueren Version von Krieg gespeichert.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} ist zu groß für eine Datei von Krieg.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Für {file} ist kein Speicherplatz mehr frei. Du kannst weiterspielen; schaffe etwas Platz, oder speichere die Runde woanders als Datei.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} ist schreibgeschützt. Du kannst weiterspielen; um deine Runde zu behalten, speichere sie als Datei.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} wurde gelöscht oder verschoben; Krieg hat die Datei neu angelegt.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} kann nicht geschrieben werden. Du kannst weiterspielen; um deine Runde zu behalten, speichere sie als Datei.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Die Datei heißt jetzt {file}, und Krieg hat eine neue angelegt.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minuten, die wir haben</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>Wir &amp;haben</translation>
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
        <translation>Mit Karten lernen</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Ein Kind</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Zwei Kinder</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Für Erwachsene</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Karten wandern</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Karten sind sofort da</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Bewegte Karten</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Dein System wünscht weniger Bewegung.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Dein System wünscht nicht weniger Bewegung.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Bei drei verdeckten Karten ein Wort für jede Karte.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>Kriegsr&amp;uf aufsagen</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>Im Krieg legt jeder Druck die nächste Karte.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>Karten Schritt für Schritt &amp;legen</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Alle Tö&amp;ne aus</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Pr&amp;obe</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>L&amp;autstärke</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>Bei hohem Tempo hörst du ihn nicht.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>Ein Ton &amp;verrät, wer den Stich gewinnt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Bewegte &amp;Karten</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Es gibt schon Regeln, die „{name}“ heißen.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>Entlang der Linien ausschneiden · Seite {number} von {of} · für zwei Kinder zwei Sätze drucken</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Eine Runde öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Runden von Krieg (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>Nach diesem Stich anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Noch eine</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Noch eine Runde ansehen (Leertaste)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Stich um Stich abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Stich {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Den Stich davor zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Den nächsten Stich zeigen</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Zu meiner Runde</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Wieder deine Runde zeigen</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Offene Karten – eine ganze Runde</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mischung {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Karten</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Drücke die Leertaste, um noch eine Runde anzusehen.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Gleiche Karten, andere Regeln</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Mischung {number}: nach welchen Regeln?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Diese Karten: nach welchen Regeln?</translation>
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
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Kürzeste Runde</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Längste Runde</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Längster Krieg</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Für {file} ist kein Speicherplatz mehr frei. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} ist schreibgeschützt. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>Der Fortschritt lässt sich nicht lesen, deshalb wurde {file} nicht gespeichert.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>{file} konnte nicht gespeichert werden. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Diese Version von Krieg kann nicht drucken. Speichere stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichere stattdessen ein PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>Das Drucken hat nicht geklappt. Prüfe den Drucker und den Platz auf der Festplatte.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>Die Karten sind zugedeckt, und die Uhr steht</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} von {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Tisch und Karten</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Fenster und Text</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>&amp;Bewegung und Ton</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>Be&amp;dienung</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Alles zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Von dir gespeichert</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Regeln auf dem Tisch</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Deine Änderungen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Für die Klasse drucken</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Damit eine Klasse ohne Computer dieselbe Übung spielen kann.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>A&amp;rbeitsblatt</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;Zeilen pro Spalte</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>Spiel&amp;matte für zwei</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>Zahlen&amp;karten zum Ausschneiden</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Mit Karten lernen</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Zahlenpaare</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gekonnt</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;PDF&#xa0;…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;CSV-Tabelle&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Noch einmal ansehen: {pairs}. Sie kommen beim nächsten Mal wieder.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Der Fortschritt lässt sich nicht lesen. Nichts darin wurde verändert.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>Die Übungen gehen trotzdem.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Noch kein Kind</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Füge unter „Kinder&#xa0;…“ ein Kind hinzu, dann stehen seine Übungen hier.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>Nur auf diesem Computer: {lessons}.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Zahlenpaare</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Mit Karten lernen · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Ein Spiel für den Tisch</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Bleibt auf deinem Computer. Jedes Kind lernt in seinem Tempo; das hier ist keine Note.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Leertaste</translation>
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
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Ansehen: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Noch &amp;einmal versuchen</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Meine Zahlen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Decke zwei Karten auf. Schreib beide Zahlen hin. Setze &lt;, = oder &gt; dazwischen.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>In Krieg ist ein unerwarteter Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>Stimmt etwas mit Krieg nicht? Schreib den Entwicklern, was du gemacht hast und was passiert ist, und schick ihnen diesen Bericht.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Deine Runde ist gespeichert, und du kannst weiterspielen. Wenn es noch einmal passiert, starte Krieg neu: Die Runde geht dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Krieg kann nicht starten.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>Was du gespielt hast, ist gespeichert.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>Deine Runde konnte nicht gespeichert werden. Du kannst weiterspielen, aber speichere die Runde als Datei, bevor du das Fenster schließt.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Damit der Fehler behoben wird, kopiere diesen Bericht und schick ihn den Entwicklern. Nichts wird von selbst verschickt.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Bericht kopiert</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Ergebnisse aller Runden</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>Die gespeicherte Runde passte nicht zu ihrer eigenen Aufzeichnung, deshalb gilt die Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>Der Anfang, vor dem ersten Stich.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Zurück zur Runde.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Durchgang {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mischung {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Nummer und Code dieser Mischung kopieren</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>noch {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Längster Krieg</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Nummer</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Mit der Eingabetaste siehst du eine Runde noch einmal.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Gewonnene Karten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>Re&amp;gelsätze</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Hausregeln für diese Karten</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Hausregeln für Mischung {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>R&amp;egeln für den Abend&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>Runde sta&amp;rten</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Zeiten bei normalem Tempo, mit deinen üblichen Pausen.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Zeiten bei deinem jetzigen Tempo, mit deinen üblichen Pausen.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Zeiten bei normalem Tempo.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Zeiten bei normalem Tempo, ohne Pausen.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Zeiten bei deinem jetzigen Tempo, ohne Pausen.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Die Runde speichern unter</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>Zurück zur Runde davor.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Noch einmal die gleichen Karten.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Neue Runde.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pause. Die Karten sind zugedeckt.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>Die Runde geht weiter.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Ton aus.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Ton an.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Tempo: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Vollbild an.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Vollbild aus.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>David</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Wer für Spieler {number} spielt</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
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
        <translation>A&amp;lle drücken ihre eigene Taste</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Ein Stich beginnt, wenn alle ihre Taste gedrückt haben: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Nur wenn zwei oder mehr Menschen spielen.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>oranger Kreis</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>blaues Dreieck</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>gelbes Quadrat</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>grünes Fünfeck</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>violettes Sechseck</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>rosa Stern</translation>
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
        <translation>Mit Karten lernen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Karten sind sofort da</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Langsamer spielen</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller spielen</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Mit den Tasten − und + änderst du es jederzeit.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>sofort</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>sehr langsam</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>sehr schnell</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>Als Tabelle &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>Statistik &amp;löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Siege, Niederlagen, Serien und Rekorde beginnen wieder bei null, und du kannst diese Runden hier nicht mehr ansehen. Das lässt sich nicht rückgängig machen. Die Runde auf dem Tisch bleibt.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Die Runden werden geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Die Runde wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Diese Runde lässt sich nicht ansehen: Ihr Eintrag ist beschädigt.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Die Statistik wird gelöscht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Runden nach Regeln</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Runden nach Dauer</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>Diese Runde an&amp;sehen</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>Eine Runde s&amp;pielen</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Noch keine Runden mit {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Spiel eine Runde zu Ende, dann wird sie hier gezählt: wer gewonnen hat, wie lange sie gedauert hat und jeder Stich zum Wiederansehen.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Noch keine Runden</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Nach &amp;Regeln</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Nach &amp;Dauer</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;Alle Runden</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>Die Zahl am Ende sagt, wie viele Runden gespielt wurden.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Stiche in einer Runde, und wie viele Runden so viele hatten.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Die Eingabetaste geht auch.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Eine Runde nach diesen Regeln spielen ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Wie lange Runden dauern</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>Start: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>Das machen</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>die Menüs</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>&amp;Wertpunkte</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Je länger die Reihe der Punkte, desto höher die Karte.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Warmes Holz</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Wie der Tisch</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Guilloche</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Ecken</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Große Zahlen</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Wie in der Sprache: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Farben und Buchstaben</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>Buchst&amp;aben</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Drücke die Leertaste für eine neue Runde.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Automatik aus.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Zehn Stiche.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Automatik an.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Es wird zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Mit Karten lernen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Willkommen bei Krieg</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>Die höhere Karte bekommt beide. Das ist alles.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Wessen Runden gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Nur auf diesem Computer gespeichert.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Wessen Runden gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wer</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Deine Dame schlägt die Neun; du bekommst 2 Karten.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>Der Tisch behält seine eigenen Farben. Hoher Kontrast folgt dem System.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Gilt ab dem nächsten Start von Krieg.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>Von 100 bis 200&#xa0;%, im Fenster und auf dem Tisch.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>WishesPanel</name>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>dann vorbei</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>etwa so lang</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Was die Minuten bedeuten</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Selten &amp;unentschieden</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Niemand ist früh &amp;raus</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Viele &amp;Kriege</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Nur &amp;bekannte Regeln</translation>
    </message>
    <message>
        <source>any</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Dauer</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>Wir s&amp;ind</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Was wichtig ist</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>&amp;Führungswechsel</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Von jedem gewonnene Runden, von 100</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Das Kartenspiel Krieg nach den Hausregeln deiner Familie spielen</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>krieg;tod und leben;leben und tod;war;battle;bataille;karten;kartenspiel;patience;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>Das Kartenspiel Krieg, mit deinen eigenen Hausregeln</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>Die Entwickler von Krieg</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Jeder deckt eine Karte auf, und die höchste bekommt alle. Sind die höchsten Karten gleich, dann ist Krieg! Sechsjährige spielen mit einer einzigen Taste, und Eltern stellen die Regeln so ein, dass die Runde vor dem Schlafengehen vorbei ist.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>Zwei bis sechs Spieler, Menschen oder Computer, mit oder ohne Joker</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Alle Hausregeln: verdeckte Karten, was bei zu wenigen Karten passiert, wie gewonnene Karten aufgenommen werden, Grenzen</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Jede Mischung hat eine Nummer, so kannst du genau dieselben Karten noch einmal spielen</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Spiel mit der Maus, nur mit der Tastatur oder mit einem Bildschirmleser, in jedem Tempo, mit oder ohne Bewegung</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Kein Geld, keine Preise, kein Internet</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Ein Stich auf dem Tisch und eine Zeile, die sagt, wer die Karten bekommt</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Runde des Kartenspiels Krieg</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>KRIEG</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>KRIEG ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>Beiseite: %n Karte</numerusform>
            <numerusform>Beiseite: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>letzte Karte!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>noch %n!</numerusform>
            <numerusform>noch %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>raus</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>KRIEG!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>DOPPELKRIEG!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>DREIFACHKRIEG!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>KRIEG ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>So ein Code hat %n Zeichen; bisher sind es {given}.</numerusform>
            <numerusform>So ein Code hat %n Zeichen; bisher sind es {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>Die längste dieser Runden hat %n Stich.</numerusform>
            <numerusform>Die längste dieser Runden hat %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>Der längste Krieg ist %n Krieg.</numerusform>
            <numerusform>Der längste Krieg sind %n Kriege hintereinander.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>Der Sieger hatte zwischendurch nur noch %n Karte.</numerusform>
            <numerusform>Der Sieger hatte zwischendurch nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Beispiel: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Siege {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Gewonnene Runden: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, seit der Stand zuletzt zurückgesetzt wurde.</translation>
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
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>Stich</numerusform>
            <numerusform>Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>Krieg</numerusform>
            <numerusform>Kriege</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>längster Krieg</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>davon deine</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>Karten höchstens</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>raus nach {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Zum Aufdecken drücke deine Taste: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Zum Aufdecken drückt eure Tasten: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>Warten auf {players}.</translation>
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
            <numerusform>je %n</numerusform>
            <numerusform>je %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n Mal</numerusform>
            <numerusform>%n Mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n Krieg</numerusform>
            <numerusform>%n Kriege hintereinander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>%n Runde löschen?</numerusform>
            <numerusform>%n Runden löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n Runde nach {file} exportiert.</numerusform>
            <numerusform>%n Runden nach {file} exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Stich {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>Die Runde geht weiter.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Alle decken eine Karte auf.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} zwischen {fighters}.</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Du deckst {card} auf</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} deckt {card} auf</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Jeder legt %n Karte verdeckt.</numerusform>
            <numerusform>Jeder legt %n Karten verdeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Du legst %n Karte verdeckt und deckst {card} auf</numerusform>
            <numerusform>Du legst %n Karten verdeckt und deckst {card} auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} legt %n Karte verdeckt und deckt {card} auf</numerusform>
            <numerusform>{name} legt %n Karten verdeckt und deckt {card} auf</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Du behältst {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} behält {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>die {suit}-Zwei</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>die {suit}-Drei</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>die {suit}-Vier</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>die {suit}-Fünf</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>die {suit}-Sechs</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>den Joker</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>einen Buben</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>einen König</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>die Zwei</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>die Drei</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>die Vier</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>die Fünf</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>die Sechs</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>den Buben</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>den König</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>den Joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>die Zwei</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>die Drei</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>die Vier</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>die Fünf</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>die Sechs</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>der Bube</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>der König</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>der Joker</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Deine Zwei</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Deine Drei</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Deine Vier</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Deine Fünf</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Deine Sechs</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Deine Sieben</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Deine Acht</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Deine Neun</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Deine Zehn</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Dein Bube</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Deine Dame</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Dein König</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Dein Ass</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Dein Joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>deine Zwei</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>deine Drei</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>deine Vier</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>deine Fünf</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>deine Sechs</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>deine Sieben</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>deine Acht</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>deine Neun</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>deine Zehn</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>deinen Buben</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>deine Dame</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>deinen König</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>dein Ass</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>deinen Joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>deine Zwei</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>deine Drei</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>deine Vier</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>deine Fünf</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>deine Sechs</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>deine Sieben</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>deine Acht</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>deine Neun</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>deine Zehn</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>dein Bube</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>deine Dame</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>dein König</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>dein Ass</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>dein Joker</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Zwei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Drei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Vier von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Fünf von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Sechs von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Sieben von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Acht von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Neun von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Zehn von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Der Bube von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Die Dame von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Der König von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Das Ass von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Der Joker von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>die Zwei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>die Drei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>die Vier von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>die Fünf von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>die Sechs von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>die Sieben von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>die Acht von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>die Neun von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>die Zehn von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>den Buben von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>die Dame von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>den König von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>das Ass von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>den Joker von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>die Zwei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>die Drei von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>die Vier von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>die Fünf von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>die Sechs von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>die Sieben von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>die Acht von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>die Neun von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>die Zehn von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>der Bube von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>die Dame von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>der König von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>das Ass von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>der Joker von {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Ein einfacher Stich</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Ein Krieg</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Ein doppelter Krieg</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Zu wenige Karten für einen Krieg</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Keine Karten mehr für einen Krieg</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Zwei von drei Spielern gleich hoch</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Hier braucht ein Krieg nur eine Karte von jedem, also hast du entweder genug oder gar keine.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Dieses Kartenspiel ist zu klein, um das zu zeigen, weil so viele Karten verdeckt liegen.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>Anzahl &amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Kartenspiel</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>&amp;Joker</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>Karten pr&amp;o Spieler</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;Asse</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>Es gewi&amp;nnt</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Ver&amp;deckte Karten im Krieg</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>Wer im Krieg kämp&amp;ft</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>&amp;Zu wenige Karten für einen Krieg</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Aufneh&amp;men</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>S&amp;tiche höchstens</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>D&amp;urchgänge höchstens</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>M&amp;inuten höchstens</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Wenn die Grenze errei&amp;cht ist</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 Karten, ab der Zwei</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 Karten, ab der Sechs</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 Karten, ab der Sieben</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Bei zwei Spielern kann niemand sonst mitmachen.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Es ist keine Grenze eingestellt, also zählt das nur, wenn eine Runde ewig weitergehen würde.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Eine verdeckte Karte im Krieg, und unentschieden nach 500 Stichen.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>Deine letzte Karte kämpft noch mit, und die Uhr beendet die Runde.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Wie Familie, mit drei verdeckten Karten im Krieg.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Vier verdeckte Karten im Krieg, und deine letzte Karte kämpft weiter.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Die Hälfte der Karten, für eine schnelle Runde.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Dreimal durch die Karten, dann gewinnt, wer die meisten hat.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>Das französische Spiel: 32 Karten, ab der Sieben.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>Im Krieg liegen keine Karten verdeckt.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Zwei Joker schlagen alles andere.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>Die niedrigste Karte gewinnt, und im Krieg liegen fünf Karten verdeckt.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>Der Wert der gleichen Karten sagt, wie viele Karten verdeckt liegen.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Familie zu dritt, gewonnene Karten werden gemischt.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Vier Spieler, höchstens eine halbe Stunde, gewonnene Karten werden gemischt.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>hoch</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>die höchste</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>die niedrigste</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>so viele, wie die gleichen Karten wert sind</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>nur wer die gleiche Karte hat</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>raus aus der Runde</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>kämpft mit der letzten Karte</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>die letzte Karte kämpft weiter</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>alle legen gleich viele</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>die Runde ist unentschieden</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>zuerst die Karten des Siegers</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>zuletzt die Karten des Siegers</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>in der Reihenfolge am Tisch</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>umgedreht, wie sie liegen</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>die höchste Karte zuerst</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>die meisten Karten gewinnen</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>2 bis 6 Spieler, jeder mit einem Stapel Karten.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>Alle Karten.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Ohne die niedrigsten Karten dauert eine Runde nicht so lange.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Joker sind am höchsten. Hier gewinnt die niedrigste Karte, also sind sie am schwächsten.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Ein Joker schlägt jede andere Karte; zwei Joker sind gleich hoch.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Alle Karten werden ausgeteilt: Jeder bekommt %n Karte.</numerusform>
            <numerusform>Alle Karten werden ausgeteilt: Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>Jeder bekommt %n Karte</numerusform>
            <numerusform>Jeder bekommt %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n Karte wird beiseitegelegt.</numerusform>
            <numerusform>{each}; %n Karten werden beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>Das Ass ist höher als der König.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>Das Ass ist die niedrigste Karte von allen.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>Die höchste aufgedeckte Karte bekommt alles auf dem Tisch.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>Die niedrigste aufgedeckte Karte bekommt alles auf dem Tisch. Dieses Spiel heißt Frieden.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Bei Siebenen liegen 7 Karten verdeckt, bei Königen 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Wer im Krieg ist, deckt nur eine Karte mehr auf.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Bei einem Krieg zwischen zwei Spielern geht es um %n Karte, oder um mehr, wenn sie wieder gleich hoch sind.</numerusform>
            <numerusform>Bei einem Krieg zwischen zwei Spielern geht es um %n Karten, oder um mehr, wenn sie wieder gleich hoch sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Die anderen warten, und ihre Karten bekommt der Sieger.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Auch wer keine der gleichen Karten hatte, hat im Krieg noch eine Chance.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Wer nicht genug Karten für den Krieg hat, ist raus, und diese Karten kommen in den Topf.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Wer zu wenige hat, legt alle seine Karten und deckt die letzte auf. Wer keine mehr hat, ist raus.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Wer zu wenige hat, legt alle seine Karten und deckt die letzte auf. Wer keine mehr hat, kämpft mit der Karte auf dem Tisch weiter.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Alle legen nur so viele Karten, wie der mit den wenigsten legen kann. Wer keine hat, ist raus.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Wenn jemand nicht genug Karten für den Krieg hat, ist die Runde unentschieden.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>Zuerst kommen die Karten des Siegers unter den Stapel, dann die der anderen.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>Zuerst kommen die Karten der anderen unter den Stapel, dann die des Siegers.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Immer in der Reihenfolge am Tisch, egal wer gewinnt.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>Die Karten werden zusammengeschoben und umgedreht, also kommt die zuletzt gelegte zuerst.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>Die höchste Karte kommt zuerst unter den Stapel, die niedrigste zuletzt.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Gewonnene Karten werden gemischt, bevor sie unter den Stapel kommen.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Einmal Aufdecken ist ein Stich, mit allen Kriegen darin.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Ein Durchgang endet, wenn jeder einmal durch seinen Stapel gekommen ist.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>Die Uhr steht bei einer Pause und solange ein Dialog offen ist.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Eine Runde, die die Grenze erreicht, hat keinen Sieger.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Der größte Stapel gewinnt. Sind die größten Stapel gleich, ist es unentschieden.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>Die Hälfte aller Runden endet nach höchstens</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 von 10 Runden enden nach höchstens</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Durch eine Grenze beendet</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Würden nie enden</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n Krieg in einem Stich</numerusform>
            <numerusform>%n Kriege in einem Stich</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Kriege in einer Runde</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Längster Krieg</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>Hälfte ist vorbei</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 von 10 vorbei</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>würden nie enden</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>Kriege pro Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n hintereinander</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Mit diesen Regeln würden viele Runden ewig weitergehen.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Mit diesen Regeln haben viele Runden keinen Sieger.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Mit diesen Regeln haben viele Runden keinen Sieger oder würden ewig weitergehen.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>Es ist %n Karte im Spiel, eine ungerade Zahl. In fester Reihenfolge aufgenommen, kann sie sehr lange im Kreis wandern.</numerusform>
            <numerusform>Es sind %n Karten im Spiel, eine ungerade Zahl. In fester Reihenfolge aufgenommen, können sie sehr lange im Kreis wandern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Gewonnene Karten mischen</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Eine Karte weniger austeilen: jedem %n Karte</numerusform>
            <numerusform>Eine Karte weniger austeilen: jedem %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Nach %n Stich gewinnen die meisten Karten</numerusform>
            <numerusform>Nach %n Stichen gewinnen die meisten Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Keine Runde ist unentschieden oder endlos.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Kaum eine Runde ist unentschieden oder endlos.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 von 100 Runden ist unentschieden oder endlos.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n von 100 Runden ist unentschieden oder endlos.</numerusform>
            <numerusform>%n von 100 Runden sind unentschieden oder endlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} Stunden</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} bis {high} h</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high} h</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>{low} bis %n min</numerusform>
            <numerusform>{low} bis %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Meist weniger als eine Minute.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Meist {low} bis {high} Stunden.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Meist etwa %n Minute.</numerusform>
            <numerusform>Meist etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Meist {low} bis %n Minute.</numerusform>
            <numerusform>Meist {low} bis %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Unentschieden gibt es nicht.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Unentschieden ist sehr selten.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>Jede Runde ist unentschieden.</numerusform>
            <numerusform>1 von %n Runden ist unentschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n von 10 Runden ist unentschieden.</numerusform>
            <numerusform>%n von 10 Runden sind unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Fast jede Runde ist unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>Jede Runde würde nie enden.</numerusform>
            <numerusform>1 von %n Runden würde nie enden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n von 10 Runden würde nie enden.</numerusform>
            <numerusform>%n von 10 Runden würden nie enden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Fast jede Runde würde nie enden.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>weniger als 1 von 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>mehr als 99 von 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} von 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>nicht genug Karten für einen Krieg</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>alle im Krieg mit gleich wenigen Karten</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>an der Stichgrenze</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>an der Durchgangsgrenze</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>an der Zeitgrenze</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>ewig im Kreis</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Wer alle Karten hat, gewinnt. Wer nach einem Stich keine mehr hat, verliert.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Wer nach einem Stich keine Karten mehr hat, ist raus, und die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Der letzte Spieler mit Karten gewinnt, und dann hat er alle.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Punkte gibt es nicht: Nur die Karten zählen.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Es gibt keine Grenze: Die Runde geht weiter, bis einer alle Karten hat.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>Spätestens nach %n Stich ist die Runde zu Ende.</numerusform>
            <numerusform>Spätestens nach %n Stichen ist die Runde zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Wer im letzten Stich alle Karten gewinnt, hat trotzdem gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>Spätestens nach %n Durchgang durch die Karten ist die Runde zu Ende.</numerusform>
            <numerusform>Spätestens nach %n Durchgängen durch die Karten ist die Runde zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Auch Karten, die im Krieg gelegt werden, zählen mit.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>Nach %n Minute auf der Uhr ist die Runde zu Ende.</numerusform>
            <numerusform>Nach %n Minuten auf der Uhr ist die Runde zu Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Wenn die Zeit mitten in einem Stich oder Krieg abläuft, wird dieser Stich mit allen Kriegen zu Ende gespielt und zählt.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>Die Uhr steht bei einer Pause, solange ein Beispiel, eine Runde mit offenen Karten, der Verlauf oder ein Dialog offen ist und solange das Fenster minimiert ist. Sie steht auch, wenn du in einem anderen Fenster bist, außer wenn die Stiche von selbst laufen.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Wenn bis dahin niemand alle Karten hat, ist es unentschieden.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Wenn bis dahin niemand alle Karten hat, gewinnt der größte Stapel. Sind die größten Stapel gleich, ist es unentschieden.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Karten, die auf dem Tisch warten, zählen für niemanden.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>Die Runde endet auch nach %n Stich.</numerusform>
            <numerusform>Die Runde endet auch nach %n Stichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>Die Runde endet auch nach %n Stich, oder früher, wenn die Karten wieder so liegen wie zuvor, denn dann ginge es ewig so weiter.</numerusform>
            <numerusform>Die Runde endet auch nach %n Stichen, oder früher, wenn die Karten wieder so liegen wie zuvor, denn dann ginge es ewig so weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>Das ist unentschieden.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Dann gewinnt, wer die meisten Karten hat.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Eine Grenze hat die Runde beendet, bevor jemand alle Karten hatte.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Eine Grenze hat die Runde beendet, als die größten Stapel gleich waren.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>Jemand hatte zu wenige Karten für einen Krieg, und nach diesen Regeln ist das unentschieden.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Nach diesen Regeln war es einer dieser Gründe.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>Die mit gleich hohen Karten hatten keine Karten mehr, um es zu entscheiden, und sonst hatte auch niemand welche.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Die letzten im Krieg hatten gleich viele Karten, zu wenige zum Kämpfen, und sonst hatte niemand welche.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Die letzten im Krieg hatten gleich viele Karten, zu wenige zum Kämpfen.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Niemand im Krieg hatte noch eine Karte, und sonst hatte auch niemand welche.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Niemand im Krieg hatte noch eine Karte.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Die Runde wäre ewig weitergegangen.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Die Runde wäre ewig weitergegangen, und die größten Stapel waren gleich.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Die Runde war nach %n Stich noch nicht zu Ende.</numerusform>
            <numerusform>Die Runde war nach %n Stichen noch nicht zu Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Die Runde war nach %n Stich noch nicht zu Ende, und die größten Stapel waren gleich.</numerusform>
            <numerusform>Die Runde war nach %n Stichen noch nicht zu Ende, und die größten Stapel waren gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Kann ich aussuchen, welche Karte ich spiele?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>Nein. Jeder deckt seine oberste Karte auf. Krieg ist reines Glück: Können braucht man nicht.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>Ist das Ass hoch?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>Sind die Farben wichtig?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>Nein. Eine Kreuz-Neun und eine Herz-Neun sind gleich hoch.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Wie viele Karten liegen im Krieg verdeckt?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>Was ist, wenn ich zu wenige Karten für einen Krieg habe?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Warum war es unentschieden?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Wie lange dauert eine Runde?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Wie viele können spielen?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Darf ich die Karten in meinem Stapel ansehen?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>Nein, nicht einmal die nächste.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Ist ein Krieg ein eigener Stich?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>Nein. Er gehört zu dem Stich, in dem er angefangen hat.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Geht es um Geld?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>Nein. Du kannst nichts wetten, kaufen oder gewinnen, nur Karten.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>Was machen die Joker?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Wer kämpft, wenn zwei von uns gleich hohe Karten haben?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>Die meisten legen eine, viele legen drei: Macht es aus, bevor ihr anfangt.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Keine. Jeder deckt nur eine Karte mehr auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n Karte von jedem, dann noch eine offene.</numerusform>
            <numerusform>%n Karten von jedem, dann noch eine offene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Bei einem Krieg zwischen zwei Spielern geht es um %n ihrer Karten, oder um mehr, wenn sie wieder gleich hoch sind.</numerusform>
            <numerusform>Bei einem Krieg zwischen zwei Spielern geht es um %n ihrer Karten, oder um mehr, wenn sie wieder gleich hoch sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>Das liegt an den Karten: ein paar Minuten oder mehr als eine Stunde.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>Höchstens %n Stich.</numerusform>
            <numerusform>Höchstens %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>Höchstens %n Durchgang durch die Karten.</numerusform>
            <numerusform>Höchstens %n Durchgänge durch die Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>Höchstens %n Minute.</numerusform>
            <numerusform>Höchstens %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>Das liegt an den Karten, aber es gibt eine Grenze.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>{least} bis {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>In dieser Runde ist es %n.</numerusform>
            <numerusform>In dieser Runde sind es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>Bei mehr als zwei Spielern gibt es nur zwischen denen Krieg, deren beste Karten gleich hoch sind.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>Bei mehr als zwei Spielern kämpft im Krieg jeder, der eine Karte aufgedeckt hat.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Sie sind höher als alle anderen Karten, und zwei Joker sind gleich hoch.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>Der Joker ist höher als alle anderen Karten.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Hier gewinnt die niedrigste Karte, also ist ein Joker die schlechteste Karte zum Aufdecken.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Alle, die eine Karte aufgedeckt haben, auch wenn sie nicht gleich hoch war.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Nur die, deren beste Karten gleich hoch sind. Bist du nicht dabei, wartest du und verlierst die Karte, die du aufgedeckt hast.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Zu wenige Karten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>Das Kartenspiel hat %n Karte: vier Farben, jede von {lowest} bis Zehn, dann Bube, Dame, König und Ass.</numerusform>
            <numerusform>Das Kartenspiel hat %n Karten: vier Farben, jede von {lowest} bis Zehn, dann Bube, Dame, König und Ass.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>Krieg heißt auch Tod und Leben.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>Das Ziel ist, alle Karten zu gewinnen. Zu entscheiden gibt es nichts: Es ist reines Glück.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Diese Runde ist für %n Spieler.</numerusform>
            <numerusform>Diese Runde ist für %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Mit %n Joker sind es {cards}.</numerusform>
            <numerusform>Mit %n Jokern sind es {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Die Karten werden gemischt und einzeln ausgeteilt, bis jeder %n hat.</numerusform>
            <numerusform>Die Karten werden gemischt und einzeln ausgeteilt, bis jeder %n hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>Jeder hat seine Karten verdeckt in einem Stapel. Niemand sieht sie an oder ändert ihre Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Dann bleibt %n Karte übrig. Sie wird beiseitegelegt und nicht gespielt.</numerusform>
            <numerusform>Dann bleiben %n Karten übrig. Sie werden beiseitegelegt und nicht gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Du spielst gegen den Computer oder mit Menschen neben dir; nichts geht übers Internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>Die höchste Karte bekommt alles auf dem Tisch.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>Die niedrigste Karte bekommt alles auf dem Tisch.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Alle decken gleichzeitig die oberste Karte ihres Stapels auf.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>Das ist ein Stich, mit allen Kriegen darin.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>Von der besten bis zur schlechtesten: {ranks}. Die Farben sind egal.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Wenn eine bessere Karte zwei gleiche schlägt, gibt es keinen Krieg: Nur die beste Karte zählt.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: zuerst die eigene, dann die des Verlierers.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: zuerst die des Verlierers, dann die eigene.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: zuerst die eigenen, dann die der anderen, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: zuerst die der anderen, im Uhrzeigersinn, dann die eigenen.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: immer in der Reihenfolge am Tisch, egal wer gewinnt.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: umgedreht, wie sie auf dem Tisch liegen, also die zuletzt gelegte zuerst.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: die höchste zuerst, die niedrigste zuletzt.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>Die Karten kommen verdeckt unter den Stapel des Siegers: in zufälliger Reihenfolge, frisch gemischt.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Auch zwei Joker sind gleich hoch.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>Die höchste dieser offenen Karten bekommt alles auf dem Tisch.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>Die niedrigste dieser offenen Karten bekommt alles auf dem Tisch.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Sind sie wieder gleich hoch, gibt es noch einen Krieg.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Sind beide Karten gleich hoch, dann ist Krieg.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Wenn die besten Karten von zwei oder mehr Spielern gleich hoch sind, dann ist Krieg, und alle, die eine Karte aufgedeckt haben, kämpfen mit.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Wenn die besten Karten von zwei oder mehr Spielern gleich hoch sind, dann ist zwischen ihnen Krieg. Die anderen warten, und ihre Karten bleiben für den Sieger auf dem Tisch.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Es werden keine Karten verdeckt gelegt: Wer im Krieg ist, deckt nur eine Karte mehr auf.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Wer im Krieg ist, legt %n Karte verdeckt auf die eigene Karte, dann eine offen.</numerusform>
            <numerusform>Wer im Krieg ist, legt %n Karten verdeckt auf die eigene Karte, dann eine offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>Der Wert der gleichen Karten sagt, wie viele Karten man im Krieg verdeckt legt. Dann deckt jeder eine auf.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Siebenen bedeuten {seven}; Buben, Damen und Könige {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>Asse bedeuten {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>Joker bedeuten {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>Nein. Hier ist das Ass die niedrigste Karte, und damit die beste.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>Nein. Hier ist das Ass die niedrigste Karte.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Ja. Es ist höher als der König, also schlägt es hier nur einen Joker.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Ja. Es ist höher als der König, also schlägt es hier nichts.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Ja. Es ist höher als der König, und nur ein Joker ist noch höher.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Ja. Es ist höher als der König.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Dann ist die Runde unentschieden.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Wenn du keine mehr hast, kämpft deine Karte auf dem Tisch weiter.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Wenn du keine mehr hast, bist du raus.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Dann bist du raus, und deine restlichen Karten kommen in den Topf.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Du legst, was du hast, und deckst die letzte Karte auf. Wenn du keine mehr hast, bist du raus.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Du legst, was du hast, und deckst die letzte Karte auf. Wenn du keine mehr hast, kämpft deine Karte auf dem Tisch weiter.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Dann legen alle nur so viele Karten, wie du hast. Wenn du keine mehr hast, bist du raus.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>Das gilt für alle im Krieg, gleich hoch oder nicht.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Ein Krieg braucht von jedem die verdeckten Karten und noch eine. Wer weniger hat, hat zu wenige.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Wer im Krieg keine Karten mehr hat, hat zu wenige.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Ein Krieg braucht %n Karte von jedem, der mitkämpft. Wer weniger hat, hat zu wenige.</numerusform>
            <numerusform>Ein Krieg braucht %n Karten von jedem, der mitkämpft. Wer weniger hat, hat zu wenige.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Wer keine Karten mehr hat, ist raus.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Ist nur noch ein Spieler im Krieg, bekommt er den Topf und legt nichts.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Dann gewinnt niemand: Die Runde ist sofort unentschieden, bevor etwas gelegt wird.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Wer zu wenige hat, ist raus aus der Runde, und die restlichen Karten kommen in den Topf.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Wer keine Karten mehr hat, kämpft mit der offenen Karte auf dem Tisch weiter.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Wer keine Karten mehr hat, kämpft mit der offenen Karte auf dem Tisch weiter, auch wenn sie nicht gleich hoch war.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Damit es gerecht ist, legen dann alle nur so viele Karten, wie der mit den wenigsten hat.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>Die letzte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Wer zu wenige hat, ist raus aus der Runde.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Wer zu wenige hat, legt alle Karten, die noch da sind, die letzte offen.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Hat niemand mit der besten Karte noch eine Karte, lässt sich der Gleichstand nicht auflösen, egal wer sonst noch kämpft.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Hat niemand im Krieg noch eine Karte, kann niemand kämpfen.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Haben alle im Krieg zu wenige, bleibt nur, wer die meisten hat.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Haben mehrere die meisten, kann niemand kämpfen.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Dann sind alle im Krieg raus, und die Karten warten auf dem Tisch auf den nächsten Sieger.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Dann sind alle mit den gleichen Karten raus, und die Karten warten auf dem Tisch auf den nächsten Sieger.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Sie kommen vor den neuen unter den Stapel des Siegers.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Hat nur noch ein anderer Spieler Karten, bekommt er sie und gewinnt.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Hat sonst niemand welche, ist die Runde unentschieden.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Hat keiner von euch welche, ist die Runde unentschieden.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Habt ihr beide zu wenige, bekommt den Topf, wer mehr Karten hat. Habt ihr gleich viele, ist es unentschieden.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Hat niemand mit der besten Karte noch welche, sind sie alle raus.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Hat niemand im Krieg noch welche, kann niemand kämpfen.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Hat niemand mehr welche, ist die Runde unentschieden.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Haben alle im Krieg zu wenige, bekommt den Topf, wer die meisten Karten hat. Haben mehrere die meisten, kann niemand kämpfen.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Für {players} Spieler gibt es keine Regeln, mit denen eine Runde in {minutes} Minuten endet.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>Die passendsten brauchen bis zu %n Minute.</numerusform>
            <numerusform>Die passendsten brauchen bis zu %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Es gibt keine Regeln, nach denen die meisten Runden etwa {minutes} Minuten dauern.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Nach den passendsten dauert eine Runde im Schnitt %n Minute.</numerusform>
            <numerusform>Nach den passendsten dauert eine Runde im Schnitt %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Führungswechsel pro Runde nach den passendsten: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Nach den passendsten sind {value}&#xa0;% der Runden unentschieden.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Nach den passendsten schaut ein Spieler {value}&#xa0;% der Runde nur zu.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Kriege pro Runde nach den passendsten: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Die passendsten kennen nur wenige.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Keine Regeln passen: „{wish}“ steht im Weg.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Selten unentschieden</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Niemand ist früh raus</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Viele Kriege</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Nur bekannte Regeln</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Wenige Führungswechsel</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Viele Führungswechsel</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>je %n Karte</numerusform>
            <numerusform>je %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>die niedrigste Karte gewinnt</translation>
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
        <translation>Alle 52 Karten</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>gewonnene Karten gemischt</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 Karten ab der Sechs</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 Karten ab der Sieben</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>im Krieg so viele verdeckte Karten, wie die gleichen Karten wert sind</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>keine verdeckte Karte im Krieg</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n verdeckte Karte im Krieg</numerusform>
            <numerusform>%n verdeckte Karten im Krieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>nach %n Minute</numerusform>
            <numerusform>nach %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>nach %n Durchgang</numerusform>
            <numerusform>nach %n Durchgängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>nach %n Stich</numerusform>
            <numerusform>nach %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} ist es unentschieden</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} gewinnen die meisten Karten</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Ja. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} und {b} sind zusammen *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} ist *mehr* als {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} ist *weniger* als {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>Von {b} bis {a} sind es *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} mal {b} ist *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Tippe auf dieses Zeichen.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Die {a} kommt zuerst. Tippe auf die Pfeile.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>Es ist *{a}*. Tippe auf die {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>Es ist *{number}*. Tippe erst auf die {tens}, dann auf die {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>Sie sind *gleich*. Tippe auf das Gleichheitszeichen.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} ist *mehr*. Tippe auf die {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} ist *weniger*. Tippe auf die {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Diese zwei sind *weiter auseinander*. Tippe darauf.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Diese zwei sind *näher beieinander*. Tippe darauf.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} ist *größer*. Tippe darauf.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} mal {b} ist *mehr*. Tippe darauf.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} und {b} sind zusammen *mehr*. Tippe darauf.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>Sie sind *gleich*. Nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} ist *um {d} mehr* als {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *ist größer als* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *ist gleich* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *ist kleiner als* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Auf beiden Seiten sind es zusammen *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Auf beiden Seiten ist der Abstand *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Auf beiden Seiten sind es *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} und {ones} sind zusammen *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n Zehner</numerusform>
            <numerusform>%n Zehner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n Einer</numerusform>
            <numerusform>%n Einer</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} ist *größer* als {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>So viele sind es. Um wie viel *mehr* als {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Schau noch einmal. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Schauen wir zusammen. In welchen Reihen sind mehr Klötze?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Schauen wir zusammen. Welche Sprünge kommen auf dem Zahlenstrahl weiter?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Schauen wir zusammen. Welcher Turm ist höher?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Schauen wir zusammen. Wo sind mehr Zeichen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Schauen wir zusammen. In welchem Feld sind mehr Punkte?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Schauen wir zusammen. Welcher Turm ist niedriger?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Schauen wir zusammen. Wo sind weniger Zeichen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Schauen wir zusammen. In welchem Feld sind weniger Punkte?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Schauen wir zusammen. Welche Zahl kommt auf dem Zahlenstrahl zuerst?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Schauen wir zusammen. Welche Zahl liegt auf dem Zahlenstrahl weiter hinten?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Zählen wir die Klötze.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Zählen wir die Zeichen.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Zählen wir die Punkte.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Zählen wir auf dem Zahlenstrahl weiter.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Zählen wir die Klötze, die überstehen.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Schauen wir zusammen. Wie viele Zeichen haben keinen Partner?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Schauen wir zusammen. Wie viele Punkte haben keinen Partner?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Zählen wir die Sprünge.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Schauen wir zusammen. Wo stehen weniger Klötze über?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Schauen wir zusammen. Wo sind es weniger Sprünge?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Schauen wir zusammen. Wo stehen mehr Klötze über?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Schauen wir zusammen. Wo sind es mehr Sprünge?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Schauen wir zusammen. Was ist, wenn die Karten die Plätze tauschen?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>Die Zehner sind gleich. Welche hat mehr Einer?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Schauen wir zusammen. Welche hat mehr Zehner?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Was ist weniger?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Was ist mehr?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>Um wie viel mehr?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Kleiner, gleich, größer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Zehner und Einer</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Zwei Türme aus Klötzen</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Zeichen zum Zählen</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Zehnerfeld</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Zahlenstrahl</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} und {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Zehner weit auseinander</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Zehner ein oder zwei auseinander</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Gleiche Zehner</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Ziffern vertauscht</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>Gleiche Zahl</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Was möchtest du spielen?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Deck deine Karte auf!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>Seid ihr beide bereit?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>Krieg! Wir decken noch eine Karte auf.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Danke fürs Mitspielen, {first} und {second}. Unsere Übung ist zu Ende.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Danke fürs Mitspielen, {name}. Unsere Übung ist zu Ende.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Danke fürs Mitspielen. Unsere Übung ist zu Ende.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Du hast genau hingeschaut, und wenn es schwer war, sogar zweimal.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Du hast genau hingeschaut.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Zehnerstangen und Würfel: links {left}, rechts {right}.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Zehnerfelder: links {left}, rechts {right}.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Zeichen zum Zählen: links {left}, rechts {right}.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Reihen aus Klötzen: links {left}, rechts {right}.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n Klotz</numerusform>
            <numerusform>%n Klötze</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Türme: links {left}, rechts {right}.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} und {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n Reihe mit je {width}</numerusform>
            <numerusform>%n Reihen mit je {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Ein Zahlenstrahl von 0 bis {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Markiert: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n Sprung von {start} bis {end}.</numerusform>
            <numerusform>%n Sprünge von {start} bis {end}.</numerusform>
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
        <translation>Das kam noch nicht dran.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>%n Mal gefragt</numerusform>
            <numerusform>%n Mal gefragt</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} sofort richtig</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} mit Hilfe</translation>
    </message>
    <message>
        <source>{counts}.</source>
        <comment>tries of a pair</comment>
        <translation>{counts}.</translation>
    </message>
    <message>
        <source>{pair}: {counts} {knowledge}</source>
        <comment>a pair of numbers, sentence, sure or not</comment>
        <translation>{pair}. {counts} {knowledge}</translation>
    </message>
    <message>
        <source>Now: {knowledge}.</source>
        <translation>Jetzt: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>sicher bei {number} von {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>noch keine Übungen</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Übung</numerusform>
            <numerusform>%n Übungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} am {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} vom {first} bis {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>je etwa %n Minute</numerusform>
            <numerusform>je etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Bisher gab es keine Übungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>%n Übung und alle Antworten darin werden gelöscht.</numerusform>
            <numerusform>%n Übungen und alle Antworten darin werden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Zahlen {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Zweimal nacheinander sofort richtig, mit anderen Paaren dazwischen.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>War dran und lohnt noch einen Blick.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Kam bisher nicht dran.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Nehmt die Zahlenkarten.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Nehmt alle Karten mit der Zahl {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Nehmt die Karten {first} bis {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Jeder deckt eine auf. Baut zu jeder Karte einen Turm aus Klötzen und sagt, welcher höher ist und um wie viele.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>Um wie viel mehr als {b} ist {a}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Welches Zeichen gehört zwischen {a} und {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Wie viel sind {a} und {b} zusammen?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>Was ist mehr: {a} mal {b} oder {c} mal {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Wo sind mehr Punkte?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Welche zwei Karten sind zusammen mehr?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Welche zwei Karten sind weiter auseinander?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Welche zwei Karten sind näher beieinander?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Lege die größte Zahl, die du kannst.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Welche Zahl ist größer?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>dreizehn</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Mit „Neue Runde“ wird neu ausgeteilt, mit „Gleiche Karten“ spielst du diese Mischung noch einmal.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Die anderen spielen weiter: Drücke „Aufdecken“ oder „Zu Ende spielen“.</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Drücke die Leertaste, um Karten aufzudecken.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>Jeder hat %n Karte.</numerusform>
            <numerusform>Jeder hat %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n Karte ist beiseitegelegt.</numerusform>
            <numerusform>%n Karten sind beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Es gab zu wenige Karten für den Krieg, und nach diesen Regeln ist das unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n Karte bleibt auf dem Tisch.</numerusform>
            <numerusform>%n Karten bleiben auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Sonst hat niemand Karten.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>Die %n Karte gehört dir,</numerusform>
            <numerusform>Alle %n Karten gehören dir,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>Die %n Karte gehört jetzt {name},</numerusform>
            <numerusform>Alle %n Karten gehören jetzt {name},</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} nach %n Stich.</numerusform>
            <numerusform>{all_cards} nach %n Stichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>Sonst hatte niemand genug Karten für den Krieg.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Du hattest zu wenige Karten für den Krieg.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name} hatte zu wenige Karten für den Krieg.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Es war Krieg, aber beide hatten gleich viele Karten, zu wenige zum Kämpfen.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Es war Krieg, aber alle darin hatten gleich viele Karten, zu wenige zum Kämpfen.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>Nach %n Stich ist die Runde zu Ende.</numerusform>
            <numerusform>Nach %n Stichen ist die Runde zu Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>Nach %n Durchgang durch die Karten ist die Runde zu Ende.</numerusform>
            <numerusform>Nach %n Durchgängen durch die Karten ist die Runde zu Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>Nach %n Minute ist die Zeit um.</numerusform>
            <numerusform>Nach %n Minuten ist die Zeit um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Nach %n Stich liegen die Karten wieder so wie zuvor, die Runde ginge also ewig weiter.</numerusform>
            <numerusform>Nach %n Stichen liegen die Karten wieder so wie zuvor, die Runde ginge also ewig weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Nach %n Stich hat niemand gewonnen, und mehr kann eine Runde nicht haben.</numerusform>
            <numerusform>Nach %n Stichen hat niemand gewonnen, und mehr kann eine Runde nicht haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Du hast die meisten Karten.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} hat die meisten Karten.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Niemand hat alle Karten gewonnen.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} habt gleich viele Karten, und niemand hat mehr.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} haben gleich viele Karten, und niemand hat mehr.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>Nein. Er gehört zu dem Stich, in dem er angefangen hat=Nein. Es gehört zu dem Stich, in dem es angefangen hat | Krieg heißt auch Tod und Leben=Höhere Karte ist ein altes Kartenspiel | Krieg ist reines Glück=Höhere Karte ist reines Glück | Krieg zu zweit=Höhere Karte zu zweit | dann ist zwischen ihnen Krieg=dann gibt es zwischen ihnen ein Stechen | gibt es nur zwischen denen Krieg=gibt es nur zwischen denen ein Stechen | dann ist Krieg=dann gibt es ein Stechen | Es war Krieg=Es gab ein Stechen | Ein doppelter Krieg=Ein doppeltes Stechen | ein zweiter Krieg=ein zweites Stechen | ein dritter Krieg=ein drittes Stechen | ein vierter Krieg=ein viertes Stechen | ein fünfter Krieg=ein fünftes Stechen | ein sechster Krieg=ein sechstes Stechen | Den längsten Krieg=Das längste Stechen | Der längste Krieg=Das längste Stechen | Längster Krieg=Längstes Stechen | längster Krieg=längstes Stechen | Offener Krieg=Offenes Stechen | noch einen Krieg=noch ein Stechen | keinen Krieg=kein Stechen | einen Krieg=ein Stechen | den Krieg=das Stechen | der Krieg=das Stechen | Der Krieg=Das Stechen | DREIFACHKRIEG=DREIFACHSTECHEN | DOPPELKRIEG=DOPPELSTECHEN | Kriegen=Stechen | Kriegs=Stechens | Kriege=Stechen | Krieg=Stechen | KRIEG=STECHEN</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>Entwickler von Krieg=Entwickler von Krieg | Krieg (GNU=Krieg (GNU | , auch Tod und Leben genannt= | Vierfach-Krieg=Vierfach-Stechen | Im Krieg=Im Stechen | Ein Krieg=Ein Stechen | Kriegsr&amp;uf=Spr&amp;uch | Krieg=Höhere Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n Stich gespielt.</numerusform>
            <numerusform>%n Stiche gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n Karte auf dem Tisch.</numerusform>
            <numerusform>%n Karten auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Niemand hat Karten.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Du hast %n Karte</numerusform>
            <numerusform>Du hast %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} hat %n Karte</numerusform>
            <numerusform>{name} hat %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Du hast keine Karten</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} hat keine Karten</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} keine</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Noch dabei: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>1. Platz: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>2. Platz: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>3. Platz: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>4. Platz: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>5. Platz: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>6. Platz: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} schlug {other}; du hast %n Karte bekommen.</numerusform>
            <numerusform>{your_card} schlug {other}; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} schlug {other}; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>{card} schlug {other}; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} war niedriger als {other}; du hast %n Karte bekommen.</numerusform>
            <numerusform>{your_card} war niedriger als {other}; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} war niedriger als {other}; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>{card} war niedriger als {other}; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} war am höchsten; du hast %n Karte bekommen.</numerusform>
            <numerusform>{your_card} war am höchsten; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} war am höchsten; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>{card} war am höchsten; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} war am niedrigsten; du hast %n Karte bekommen.</numerusform>
            <numerusform>{your_card} war am niedrigsten; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} war am niedrigsten; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>{card} war am niedrigsten; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Nur du konntest weiterkämpfen; du hast %n Karte bekommen.</numerusform>
            <numerusform>Nur du konntest weiterkämpfen; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Nur {name} konnte weiterkämpfen; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>Nur {name} konnte weiterkämpfen; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Nur du hattest noch Karten; du hast %n Karte bekommen.</numerusform>
            <numerusform>Nur du hattest noch Karten; du hast %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Nur {name} hatte noch Karten; {name} hat %n Karte bekommen.</numerusform>
            <numerusform>Nur {name} hatte noch Karten; {name} hat %n Karten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Also gab es keinen Krieg; %n Karte blieb auf dem Tisch.</numerusform>
            <numerusform>Also gab es keinen Krieg; %n Karten blieben auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Niemand konnte weiterkämpfen; %n Karte blieb auf dem Tisch.</numerusform>
            <numerusform>Niemand konnte weiterkämpfen; %n Karten blieben auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Der Gleichstand ließ sich nicht auflösen; %n Karte wartete auf dem Tisch auf den nächsten Sieger.</numerusform>
            <numerusform>Der Gleichstand ließ sich nicht auflösen; %n Karten warteten auf dem Tisch auf den nächsten Sieger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Niemand konnte weiterkämpfen; %n Karte wartete auf dem Tisch auf den nächsten Sieger.</numerusform>
            <numerusform>Niemand konnte weiterkämpfen; %n Karten warteten auf dem Tisch auf den nächsten Sieger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Stiche: {battles}. Kriege: {wars}. Längster Krieg: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Mischung {number}. Regeln: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Eigene Karten. Regeln: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>Diesmal gewinnt {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Am nächsten dran warst du nach Stich {battle}: {cards}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Du bist auf dem 2. Platz.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Du bist auf dem 3. Platz.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Du bist auf dem 4. Platz.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Du bist auf dem 5. Platz.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Du bist auf dem 6. Platz.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Drei verdeckt</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Vierfach-Krieg</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Drei Durchgänge</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Offener Krieg</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Frieden</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Krieg nach Wert</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Große Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>keine Joker</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>Asse sind hoch</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>Asse sind niedrig</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>alle Karten werden ausgeteilt</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>die höchste Karte gewinnt</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>nur wer die gleiche Karte hat, kämpft im Krieg</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>in jedem Krieg kämpfen alle</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>wer zu wenige Karten für einen Krieg hat, ist raus</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>wer zu wenige Karten für einen Krieg hat, kämpft mit der letzten</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>wer zu wenige Karten für einen Krieg hat, kämpft mit der letzten, auch wenn sie schon auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>alle legen im Krieg nur so viele Karten, wie der mit den wenigsten legen kann</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>die Runde ist unentschieden, wenn jemand zu wenige Karten für einen Krieg hat</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>die Karten des Siegers kommen zuerst unter den Stapel</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>die Karten des Siegers kommen zuletzt unter den Stapel</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>die Karten kommen in der Reihenfolge am Tisch unter den Stapel</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>die Karten auf dem Tisch werden zusammengeschoben und umgedreht</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>die höchsten Karten kommen zuerst unter den Stapel</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>gewonnene Karten werden gemischt, bevor sie unter den Stapel kommen</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>keine Stichgrenze</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>höchstens %n Stich</numerusform>
            <numerusform>höchstens %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>keine Durchgangsgrenze</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>höchstens %n Durchgang durch die Karten</numerusform>
            <numerusform>höchstens %n Durchgänge durch die Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>keine Zeitgrenze</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>höchstens %n Minute</numerusform>
            <numerusform>höchstens %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>an der Grenze ist es unentschieden</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>an der Grenze gewinnen die meisten Karten</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>dir</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Beide haben {card}: Krieg.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Alle haben {card}: Krieg.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} habt {card}: Krieg.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} haben {card}: Krieg.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Beide haben jetzt {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Alle haben jetzt {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} habt jetzt {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} haben jetzt {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>ein zweiter Krieg</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>ein dritter Krieg</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>ein vierter Krieg</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>ein fünfter Krieg</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>ein sechster Krieg</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>Krieg Nummer {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>In diesem Krieg kämpfen alle mit.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Das bedeutet %n verdeckte Karte von jedem.</numerusform>
            <numerusform>Das bedeutet %n verdeckte Karten von jedem.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Du hast keine Karten mehr für den Krieg.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} hat keine Karten mehr für den Krieg.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} habt keine Karten mehr für den Krieg.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} haben keine Karten mehr für den Krieg.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} habt nur noch je %n Karte; der Krieg braucht {need}.</numerusform>
            <numerusform>{names} habt nur noch je %n Karten; der Krieg braucht {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} haben nur noch je %n Karte; der Krieg braucht {need}.</numerusform>
            <numerusform>{names} haben nur noch je %n Karten; der Krieg braucht {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} habt nicht einmal die %n Karte, die der Krieg braucht.</numerusform>
            <numerusform>{names} habt weniger als die %n Karten, die der Krieg braucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} haben nicht einmal die %n Karte, die der Krieg braucht.</numerusform>
            <numerusform>{names} haben weniger als die %n Karten, die der Krieg braucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Du hast nur noch %n Karte; der Krieg braucht {need}.</numerusform>
            <numerusform>Du hast nur noch %n Karten; der Krieg braucht {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} hat nur noch %n Karte; der Krieg braucht {need}.</numerusform>
            <numerusform>{name} hat nur noch %n Karten; der Krieg braucht {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>Der kleinere Stapel ist zuerst leer.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Du bist raus.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} ist raus.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} seid raus.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} sind raus.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Du bist raus und lässt %n Karte im Topf.</numerusform>
            <numerusform>Du bist raus und lässt %n Karten im Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} ist raus und lässt %n Karte im Topf.</numerusform>
            <numerusform>{name} ist raus und lässt %n Karten im Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} seid raus und lasst %n Karte im Topf.</numerusform>
            <numerusform>{names} seid raus und lasst %n Karten im Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} sind raus und lassen %n Karte im Topf.</numerusform>
            <numerusform>{names} sind raus und lassen %n Karten im Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Du hast keine Karten mehr.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} habt keine Karten mehr.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} haben keine Karten mehr.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Damit es gerecht ist, legt jeder nur %n Karte.</numerusform>
            <numerusform>Damit es gerecht ist, legt jeder nur %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Du kämpfst mit deiner letzten Karte.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} kämpft mit der letzten Karte.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} kämpft mit euren letzten Karten.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} kämpfen mit ihren letzten Karten.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} bleibt auf dem Tisch und kämpft weiter.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} bleibt auf dem Tisch und kämpft weiter.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Das Ass ist hier die niedrigste Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n davon lag noch vom letzten Mal da.</numerusform>
            <numerusform>%n davon lagen noch vom letzten Mal da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} schlägt {other}; du bekommst %n Karte.</numerusform>
            <numerusform>{your_card} schlägt {other}; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} schlägt {other}; {name} bekommt %n Karte.</numerusform>
            <numerusform>{card} schlägt {other}; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} ist niedriger als {other}; du bekommst %n Karte.</numerusform>
            <numerusform>{your_card} ist niedriger als {other}; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} ist niedriger als {other}; {name} bekommt %n Karte.</numerusform>
            <numerusform>{card} ist niedriger als {other}; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} ist am höchsten; du bekommst %n Karte.</numerusform>
            <numerusform>{your_card} ist am höchsten; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} ist am höchsten; {name} bekommt %n Karte.</numerusform>
            <numerusform>{card} ist am höchsten; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} ist am niedrigsten; du bekommst %n Karte.</numerusform>
            <numerusform>{your_card} ist am niedrigsten; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} ist am niedrigsten; {name} bekommt %n Karte.</numerusform>
            <numerusform>{card} ist am niedrigsten; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Nur du kannst weiterkämpfen; du bekommst %n Karte.</numerusform>
            <numerusform>Nur du kannst weiterkämpfen; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Nur {name} kann weiterkämpfen; {name} bekommt %n Karte.</numerusform>
            <numerusform>Nur {name} kann weiterkämpfen; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Nur du hast noch Karten; du bekommst %n Karte.</numerusform>
            <numerusform>Nur du hast noch Karten; du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Nur {name} hat noch Karten; {name} bekommt %n Karte.</numerusform>
            <numerusform>Nur {name} hat noch Karten; {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Also gibt es keinen Krieg; %n Karte bleibt auf dem Tisch.</numerusform>
            <numerusform>Also gibt es keinen Krieg; %n Karten bleiben auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Niemand kann weiterkämpfen; %n Karte bleibt auf dem Tisch.</numerusform>
            <numerusform>Niemand kann weiterkämpfen; %n Karten bleiben auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Der Gleichstand lässt sich nicht auflösen; %n Karte wartet auf dem Tisch auf den nächsten Sieger.</numerusform>
            <numerusform>Der Gleichstand lässt sich nicht auflösen; %n Karten warten auf dem Tisch auf den nächsten Sieger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Niemand kann weiterkämpfen; %n Karte wartet auf dem Tisch auf den nächsten Sieger.</numerusform>
            <numerusform>Niemand kann weiterkämpfen; %n Karten warten auf dem Tisch auf den nächsten Sieger.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Drücke die Leertaste, um die nächste Karte zu legen.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} und {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Knöpfe und Tasten</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Vierfach-Krieg</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Krieg zu zweit mit vier verdeckten Karten. Diese Seite erklärt die Regeln dafür, egal was auf dem Tisch liegt.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Zwei Spieler haben je %n Karte. Beide decken eine Karte auf; die höhere bekommt beide.</numerusform>
            <numerusform>Zwei Spieler haben je %n Karten. Beide decken eine Karte auf; die höhere bekommt beide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Sind die Karten gleich hoch, legt jeder vier Karten verdeckt auf seine und dann eine offen. Die höhere davon bekommt die %n Karte. Sind sie wieder gleich hoch, legt jeder noch vier verdeckt und eine offen.</numerusform>
            <numerusform>Sind die Karten gleich hoch, legt jeder vier Karten verdeckt auf seine und dann eine offen. Die höhere davon bekommt alle %n Karten. Sind sie wieder gleich hoch, legt jeder noch vier verdeckt und eine offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Wer zu wenige Karten hat, legt sie alle, die letzte offen. Wer keine mehr hat, kämpft mit der Karte auf dem Tisch weiter; hat keiner von beiden welche, ist es unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Wer die %n Karte hat, gewinnt.</numerusform>
            <numerusform>Wer alle %n Karten hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Nach %n Stich gewinnt der größere Stapel, und gleiche Stapel sind unentschieden.</numerusform>
            <numerusform>Nach %n Stichen gewinnt der größere Stapel, und gleiche Stapel sind unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Einigt euch auf die Regeln, bevor ihr anfangt. Wie viele Karten liegen im Krieg verdeckt? Was passiert, wenn jemand zu wenige hat?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>Die meisten legen gewonnene Karten unter ihren Stapel, wie sie gerade kommen. Wenn ihr sie vorher mischt, können nicht immer wieder dieselben Stiche kommen.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Kleine Kinder verlieren die Lust an einem Spiel, das nicht zu Ende geht. Gebt jedem weniger Karten oder setzt eine Grenze für die Zeit oder für die Durchgänge durch die Karten. Dann gewinnt der größte Stapel.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Um Zahlen zu üben, sagt nach jedem Stich der Sieger, um wie viel höher oder niedriger die eigene Karte ist.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Weniger Karten und Grenzen stellst du unter „Hausregeln“ ein. Dort steht auch, wie lange eine Runde dauert.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Eine ganze Runde ansehen</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Alle Stapel liegen offen, vom Austeilen bis zum Ergebnis, und jeder Stich wird erzählt. Deine eigene Runde wartet.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Mit Karten lernen</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Für Eltern und Lehrkräfte. Karten vergleichen ist Zahlverständnis in seiner einfachsten Form: Was ist mehr, und um wie viel? Hier fragt der Tisch, und das Kind tippt, drückt eine Taste oder antwortet laut. Niemand muss lesen: Jede Frage wird gezeigt und, wenn der Computer eine Stimme hat, auch gesprochen.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Zehn Minuten reichen völlig. Eine Übung fängt mit etwas Leichtem an und hört damit auf, und Paare, die schwer waren, kommen früher wieder. Stimmt der erste Versuch nicht, gibt es einen freundlichen Blick auf beide Karten, Hilfe und einen zweiten Versuch. Es gibt keine Punkte, und für das Kind läuft keine Uhr. Je sicherer ein Paar sitzt, desto weniger Hilfe kommt.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>In einer kleinen Studie verglichen Vier- und Fünfjährige Zahlen besser, nachdem sie vier Viertelstunden lang ein Kartenspiel wie dieses gespielt hatten. Eine spätere Auswertung fand diesen Gewinn nicht signifikant. Es ist also ein Spiel, das sich lohnt, und kein Versprechen.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Für die Zeit ohne Computer druckt ihr das Arbeitsblatt, die Spielmatte und die Karten. Legt Spielsachen oder Klötze neben die Karten und lasst das Kind mit der höheren Karte den Satz sagen.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Zwei Kinder können sich eine Tastatur teilen, und eine Klasse kann vor riesigen Karten laut antworten. Der Fortschritt jedes Kindes bleibt auf diesem Computer. Unter „Für Erwachsene“ kannst du ihn ansehen und löschen.</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Was ist mehr? Zwei Zahlen vergleichen. Ab 4 Jahren mit den Karten 1–5, ab 5 mit 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Punkte. Mengen auf einen Blick sehen, an Zeichen ohne Zahl. Ab 4 mit 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>Um wie viel mehr? Wem die höhere Karte gehört, der sagt den Unterschied. Ab 6 mit 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Kleiner, gleich, größer. Die Zeichen &lt;, = und &gt;, von links nach rechts gelesen. Ab 6 mit 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Plus. Welche zwei Karten sind zusammen mehr? Ab 6, zuerst mit 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Minus. Welche zwei Karten sind weiter auseinander? Ab 6 oder 7 mit 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Zehner und Einer. Zwei Karten bilden eine zweistellige Zahl. Ab 7 mit 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Mal. Zwei Karten werden miteinander malgenommen. Ab 8 mit 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n Krieg.</numerusform>
            <numerusform>%n Kriege.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Stiche {first} bis {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Stiche {first} bis {last}: Du gewinnst {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Stiche {first} bis {last}: {name} gewinnt {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>Der größte Topf: Du bekommst %n Karte.</numerusform>
            <numerusform>Der größte Topf: Du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>Der größte Topf: {name} bekommt %n Karte.</numerusform>
            <numerusform>Der größte Topf: {name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>Krieg!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Du bekommst %n Karte.</numerusform>
            <numerusform>Du bekommst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} bekommt %n Karte.</numerusform>
            <numerusform>{name} bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n Karte</numerusform>
            <numerusform>{name}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: keine Karten</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: raus</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Taste: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Bekommt %n Karte</numerusform>
            <numerusform>Bekommt %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, Stapel: %n Karte</numerusform>
            <numerusform>{name}, Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Von oben: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, offen: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, offen: {card}, gewinnt</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, offen: {card}, gleich hoch</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, offen: {card}, geschlagen</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, verdeckt: %n Karte</numerusform>
            <numerusform>{name}, verdeckt: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Topf: %n Karte</numerusform>
            <numerusform>Topf: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Anteile an den Karten: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Zwischen {low} und {high} von 100, nach {rounds} solchen Mischungen.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Mit {held} von {there} Karten gewinnt nicht einmal mehr 1 von {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Mit {held} von {there} Karten gewinnt noch etwa 1 von {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Mit {held} von {there} Karten gewinnt fast jeder.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Mit {held} von {there} Karten gewinnen etwa {number} von 10.</translation>
    </message>
</context>
</TS>
