<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>Over Oorlog</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenties</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>Het kaartspel Oorlog, met alle huisregels.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Draait op Python {python}, PySide6 {pyside} en Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Geen geld, geen prijzen, en het spel gaat nooit online.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} De ontwikkelaars van Oorlog. Vrije software onder de GNU General Public License, versie 3 of later: je mag het gebruiken, delen en veranderen. Er is geen enkele garantie.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licentie van</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Tekst van de licentie</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licentie &amp;van</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Oorlog (GNU GPL, versie 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt en PySide6 (GNU LGPL, versie 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Al het andere</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache License, versie 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, versie 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>{file} kan niet worden gelezen. Het hoort bij het programma.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>Versie-info k&amp;opiëren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Versie-info gekopieerd</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Verdeling</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nieuwe ronde</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Deel de kaarten voor een nieuwe ronde</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Huisregels…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Kies de regels en zie hoe lang een ronde duurt</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>Nieuwe ronde on&amp;gedaan maken</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Terug naar de vorige ronde; kan tot je kaarten omdraait</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Ga verder met een ronde uit een bestand</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Sla deze ronde op als bestand</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistieken…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Alle gespeelde rondes: gewonnen, verloren, langste, kortste</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>Stand op n&amp;ul…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Zet de stand terug op nul</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Sluit het venster</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Recente &amp;bestanden</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>&amp;Regels voor de avond…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Vind regels voor de spelers en de tijd die je hebt</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Nummer of code…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Speel een verdeling die je van iemand hebt gekregen</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Volgende verdeling</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Deel de kaarten met het volgende nummer</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>V&amp;orige verdeling</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Deel de kaarten met het vorige nummer</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>&amp;Willekeurige verdeling</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Deel de kaarten met een willekeurig nummer</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Zelfde kaarten</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Begin deze verdeling opnieuw</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Deze verdeling met &amp;andere regels…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Speel dezelfde kaarten met andere regels</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>Nummer en code &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Kopieer deze verdeling om die door te geven</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;Kaarten omdraaien</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Iedereen draait een kaart om</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>10 s&amp;lagen spelen</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Tien slagen achter elkaar; druk nog eens om te stoppen</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>&amp;Automatisch spelen</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Slag na slag; druk nog eens om te stoppen</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Tot het &amp;einde spelen</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Laat de anderen tot het einde spelen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uze</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Bedek de tafel en zet de klok stil</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Sneller</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Speel sneller</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Langzame&amp;r</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Speel langzamer</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>Snel&amp;heid…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Hoe snel de kaarten bewegen</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>&amp;Open kaarten</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Kijk naar een hele ronde met alle stapels open; je eigen ronde wacht</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Lessen met getallen voor kinderen en klassen</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Nog eens zeggen</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Laat zien en horen wat er het laatst is gebeurd</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>Zeggen hoe het s&amp;taat</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Laat zien en horen hoeveel kaarten iedereen heeft, en welke er liggen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Gebruik het hele scherm</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>Terug naar de &amp;tafel</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Stop automatisch spelen en ga terug naar de tafel</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;Dempen</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Zet geluid uit of aan</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>V&amp;oorkeuren…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Tafel, kaarten, tekst, beweging, geluid</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Geschiedenis tonen</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Kijk terug naar elke slag van de ronde</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Toon de tafel voor de eerste slag</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Een slag &amp;terug</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Toon de tafel een slag eerder</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>Vanaf hier nog eens a&amp;fspelen</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Speel de slagen hierna nog eens af</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Een slag &amp;verder</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Toon de tafel een slag later</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Terug naar &amp;nu</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Toon de tafel zoals die nu is</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Vanaf hier door&amp;spelen</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Speel vanaf deze slag verder als nieuwe ronde; je kunt dit ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spelregels</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>De regels van deze ronde, met voorbeelden</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Probleem melden…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Kopieer een rapport dat de ontwikkelaars helpt om problemen op te lossen</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>Leren &amp;met kaarten…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;Over Oorlog</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versie en licenties</translation>
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
        <translation>{number} van de 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>op tijd klaar</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>ongeveer zo lang</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>tussen {low} en {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>oorlogen</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>wisselingen van koploper</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>aan de kant</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Regels voor de avond</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Veel regels worden uitgeprobeerd…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Het zoeken is gestopt.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Voortgang van het zoeken</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>Zoeken &amp;annuleren</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Opnieuw zoeken</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules} regelsets geprobeerd, {rounds} rondes gespeeld, in {seconds} seconden.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Elke set werd {number} keer gespeeld.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Regels worden gezocht…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Wat het dichtst in de buurt komt</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Het beste tot nu toe</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Regels die passen en van elkaar verschillen</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Deze getallen kloppen maar ongeveer: het snelle programma dat rondes speelt, ontbreekt hier.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Op deze computer kunnen geen rondes worden gespeeld.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nieuwe ronde</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Kaart leggen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Dempen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Leren met kaarten</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>10 slagen spelen</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 slagen</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Tot het einde</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Zelfde kaarten</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Deel de kaarten voor een nieuwe ronde (Spatiebalk)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Leg de volgende kaart van de oorlog (Spatiebalk)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Toon de uitslag meteen (Spatiebalk)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Beide omdraaien</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Alle omdraaien</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Slagen van de ronde</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Kies een slag om de tafel daarna te zien. Druk op Enter om hem nog eens af te spelen.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>één slag, met al zijn oorlogen; een klik op de tafel doet hetzelfde</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>één slag, zodra iedereen met kaarten op zijn toets heeft gedrukt</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>tien slagen achter elkaar</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>slag na slag, tot je er nog eens op drukt</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>schudt, en deelt van voren af aan</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>gaat van knop naar knop; Enter drukt erop</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>brengt de oude ronde terug, tot je kaarten omdraait</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>bedekt de tafel en zet de klok stil</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>langzamer, sneller</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>slag voor slag</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>geluid uit of aan</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>hoeveel spelers er zijn, en met welke regels</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>alleen de tafel en de knoppen</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>stopt wat er bezig is, en gaat terug naar de kaarten</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Andere knoppen</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Kaarten van iedereen, slag voor slag</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Slag {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Plaatje</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Plaatje {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>De naam is lang: de eerste 40 letters worden bewaard.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Welke twee spelen er?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinderen</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>Kind &amp;toevoegen…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Wij&amp;zigen…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Ver&amp;wijderen…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Kiezen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>De voortgang kan niet worden gelezen. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>Wat een kind doet, blijft alleen op deze computer. Een naam en een plaatje zijn genoeg.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Kind toevoegen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Kind wijzigen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Knoppen</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Tientallen en eenheden omwisselen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>De les stoppen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Voor volwassenen: houd een seconde ingedrukt</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>is kleiner dan</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>is gelijk aan</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>is groter dan</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Draai de kaart van speler {number} om</translation>
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
        <translation>{first} en {second}, links</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} en {second}, rechts</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>Gezegd</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Samen kijken</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>Be&amp;heren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>Deze regels &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>Regels &amp;importeren…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Deze regels opslaan als</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>“{name}” bestaat al. Vervangen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Ver&amp;vangen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nieuwe naam</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>“{name}” verwijderen?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regels exporteren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regels importeren</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} bevat geen regels van Oorlog.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Regels van Oorlog (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Deze regels zijn niet opgeslagen: er zijn te veel regelsets, of de naam bestaat al.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Je regelsets kunnen niet worden gelezen. Het bestand heet nu {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>{file} kan niet worden gelezen of geschreven.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Deze kaarten zijn met de hand gekozen en hebben geen nummer, maar je kunt ze opslaan als bestand.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Verdeling {number}, code {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Nummer en code gekopieerd.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Nummer of code</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Nummer of code van de verdeling</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Kop&amp;iëren</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Verdeling {number}, code {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>De kaarten op tafel zijn met de hand gekozen, dus ze hebben geen nummer.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Op tafel: verdeling {number}, code {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Verdelingen zijn genummerd van 1 tot en met {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Verdeling {number}. Regels: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Bij een nummer gelden de regels op tafel; een code brengt zijn eigen regels mee.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>“{given}” kan niet in een code staan.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Dit is geen code: minstens één teken is fout of ontbreekt.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Deze versie van Oorlog kent deze code niet, al is hij goed getypt.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Kind verwijderen</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>“{name}” verwijderen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
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
        <translation>In het kort</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Oorlogen en het einde</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>Schermlezer zegt</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Minstens zo hoog als een vingertop. Met tekst van 150% of meer zijn ze dat altijd.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>&amp;Grote knoppen</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Schermlezer</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Knoppen</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>Bij automatisch spelen zegt hij hoogstens elke vier seconden een samenvatting.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>Schermlezer &amp;zegt</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 zegt de laatste zin nog eens. F3 zegt hoe het staat.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Terug naar de ronde</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Op tafel laten zien</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Laat het voorbeeld nog eens zien</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Toon je eigen ronde weer</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Terug naar de ronde</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nieuwe ronde</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Voorbeeld: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>{file} kan nog niet worden geopend: er worden andere bestanden geladen.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} wordt geopend…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>verdeling {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>gekozen kaarten</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Lijst &amp;wissen</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>&amp;Ander bestand…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} is open.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>“{file}” is er niet meer. Je ronde op tafel gaat door.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>“{file}” kan niet worden gelezen. Je ronde op tafel gaat door.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>“{file}” is te groot voor een ronde van Oorlog. Je ronde op tafel gaat door.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>“{file}” is opgeslagen door een nieuwere versie van Oorlog. Je ronde op tafel gaat door.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>“{file}” kan niet worden geopend: het is beschadigd, of geen ronde van Oorlog. Je ronde op tafel gaat door.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Ronde opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>De ronde is niet opgeslagen: er is geen plaats meer voor {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>De ronde is niet opgeslagen: je mag {file} daar niet opslaan.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>De ronde is niet opgeslagen: {file} kan daar niet worden geschreven.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Waarom?</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>De eerste rondes worden gespeeld…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Lengte in</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Bekij&amp;k als tabel</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Grafiek van hoe lang rondes duren; de tabel heeft dezelfde getallen</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Hoe lang rondes duren</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Verwachting in getallen</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Langste ronde</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Bekijk de langste ronde</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Langste oorlog</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Bekijk de langste oorlog</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Spannendste ronde</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Bekijk de spannendste ronde</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>Rondes die elke speler van de 100 wint; de rest is gelijkspel.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Bekijk een van deze rondes:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Op deze computer is er geen verwachting.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Gespeelde proefrondes: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Het snelle programma ontbreekt hier, dus deze getallen kloppen maar ongeveer.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Rondes van de 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>de helft is klaar</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 van de 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuten</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>rondes van de 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} van de 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} of meer</translation>
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
        <translation>Let op</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Druk op P om verder te gaan.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>De spatiebalk is nu voor “{name}”. Druk op Esc en dan op de spatiebalk om kaarten om te draaien.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Voor volwassenen</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>Sluit&amp;en</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Voortgang…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>Voor de klas a&amp;fdrukken…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>K&amp;inderen…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>&amp;Wat elk spel oefent…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Jij kiest het niveau. Het gaat hier nooit om snelheid, en er wordt niets verstuurd.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Getallen</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>&amp;Aas telt als</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Boer, vrouw, heer</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>zonder</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>getal en tekens</translation>
    </message>
    <message>
        <source>number</source>
        <translation>getal</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>tekens</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>&amp;Kaarten tonen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
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
        <translation>slagen</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Lengte</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Slagen</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>één kind</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>twee kinderen</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>een klas</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>Wie s&amp;peelt</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Antwoorden &amp;hardop zeggen tegen een volwassene</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Get&amp;oond</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Langza&amp;mer tot sneller</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Vre&amp;dige woorden: “Hoogste Kaart” en “beslissing”</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>bij de 2e keer</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>op verzoek</translation>
    </message>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>Hulp verdwi&amp;jnt als een paar zekerder wordt</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>meer</translation>
    </message>
    <message>
        <source>less</source>
        <translation>minder</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>om en om</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>V&amp;raag naar</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>het kind legt ze</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>eerste kaart: tientallen</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>&amp;Tientallen en eenheden</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stem</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Elke vraag wordt voorgele&amp;zen</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>L&amp;uisteren</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Eén schakelaar</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Eé&amp;n toets doet alles</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Hoe lang het li&amp;cht blijft</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>Het licht blijft {seconds} s op elk antwoord, en rust een halve seconde na een druk.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Ga naar een deel van de uitleg</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>&amp;Onderdeel</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Een oorlog met vier dichte kaarten</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Deel een ronde Viervoudige oorlog</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Huisregels…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Leren met kaarten…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Bekijk een hele ronde</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>tientallen</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>eenheden</translation>
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
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Toon de tafel zoals die nu is</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Slag {number} van {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nieuwe ronde</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – terugblik</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>Het begin. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Terugblik: slag {number} van {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Slag {number}, de laatste</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Slag {number} van {last} wordt geladen…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n van de 10 delen van de les klaar</numerusform>
            <numerusform>%n van de 10 delen van de les klaar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Speelmat</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Leg hier je kaart</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>is kleiner dan</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>is gelijk aan</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>is groter dan</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} is {d} meer dan {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Wie de hoogste kaart heeft, zegt de zin en krijgt beide kaarten.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Leren met kaarten · getallen {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Deze</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>elke toets</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Voorbeeld stoppen</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Tot ziens</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
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
        <translation>Op deze computer is er geen stem voor {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>De stem spreekt {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>Er wordt een stem gezocht als een les begint.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: kies wie er speelt</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>De stand is nu: {score}. Je statistieken blijven gelijk.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Stand op nul</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>De stand op nul zetten?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Op &amp;nul</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} is beschadigd of geen bestand van Oorlog.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} is opgeslagen door een nieuwere versie van Oorlog.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} is te groot voor een bestand van Oorlog.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Er is geen plaats meer om {file} op te slaan. Je kunt verder spelen; maak plaats vrij, of sla de ronde ergens anders op als bestand.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} is beveiligd tegen schrijven. Je kunt verder spelen, maar om je ronde te bewaren moet je die opslaan als bestand.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} is verwijderd of verplaatst; Oorlog heeft een nieuw bestand gemaakt.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} is in gebruik door een ander venster.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} kan niet worden geschreven. Je kunt verder spelen, maar om je ronde te bewaren moet je die opslaan als bestand.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Het heet nu {file}, en Oorlog heeft een nieuw bestand gemaakt.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minuten die we hebben</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>We &amp;hebben</translation>
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
        <translation>Leren met kaarten</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Eén kind</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Twee kinderen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatiebalk</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Voor volwassenen</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Kaarten bewegen</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Kaarten liggen er meteen</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Bewegende kaarten</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Je systeem vraagt om minder beweging.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Je systeem vraagt niet om minder beweging.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Met drie dichte kaarten, een woord bij elke kaart.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;Rijmpje bij een oorlog zeggen</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>In een oorlog legt elke druk de volgende kaart.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>Kaarten stap voor stap &amp;leggen</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Alle geluiden &amp;dempen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Luiste&amp;ren</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>Bij hoge snelheid hoor je het niet.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>Een t&amp;oon zegt wie de slag wint</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Bewe&amp;gende kaarten</translation>
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
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Er zijn al regels met de naam “{name}”.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>Knip langs de lijnen · bladzijde {number} van {of} · druk voor twee kinderen twee stellen af</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Ronde openen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Rondes van Oorlog (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>Stop na deze slag (Spatiebalk)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Nog een</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Bekijk nog een ronde (Spatiebalk)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Speel slag na slag (Spatiebalk)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Slag {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Slag {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Toon de slag ervoor</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Toon de volgende slag</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Terug naar mijn ronde</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Toon je eigen ronde weer</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Open kaarten – een hele ronde</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verdeling {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open kaarten</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Druk op de spatiebalk om nog een ronde te bekijken.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Zelfde kaarten, andere regels</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Huisregels…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Verdeling {number}: met welke regels?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Deze kaarten: met welke regels?</translation>
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
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Gespeeld</translation>
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
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Afgebroken</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Op rij gewonnen</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Meeste op rij</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Kortste ronde</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Langste ronde</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Langste oorlog</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-document (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Naar de printer gestuurd.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Er is geen plaats meer om {file} op te slaan. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} is beveiligd tegen schrijven. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>De voortgang kan niet worden gelezen, dus {file} is niet opgeslagen.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>{file} kon niet worden opgeslagen. Kies een andere plaats.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Deze versie van Oorlog kan niet afdrukken. Sla in plaats daarvan een PDF op.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Op deze computer is geen printer. Sla in plaats daarvan een PDF op.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>Afdrukken is mislukt. Controleer de printer en de ruimte op de schijf.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>De kaarten zijn bedekt en de klok staat stil</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} van {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Tafel en kaarten</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Venster en tekst</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>&amp;Beweging en geluid</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>Gebru&amp;iksgemak</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Sta&amp;ndaard herstellen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Door jou opgeslagen</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Regels op tafel</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Jouw wijzigingen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Voor de klas afdrukken</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Zodat een klas zonder computers dezelfde les kan doen.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>&amp;Invulblad</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;Rijen per kolom</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;Mat voor twee</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>&amp;Getalkaarten om uit te knippen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PDF &amp;opslaan…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Leren met kaarten</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinderen</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Getallen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rooster</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Getoond als</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Getallenparen</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Zeker</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Pogingen</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Meteen goed</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>CSV-&amp;tabel…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>Ver&amp;wijderen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Nog eens bekijken: {pairs}. Ze komen in de volgende les terug.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>De voortgang kan niet worden gelezen. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>De lessen werken nog.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Nog geen kind</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Voeg een kind toe bij “Kinderen…”, dan staan de lessen hier.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. Alleen op deze computer bewaard.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Opslaan als CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Getallenparen</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Leren met kaarten · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Een spel voor aan tafel</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Alleen op je computer bewaard. Elk kind leert in zijn eigen tempo; dit is geen rapportcijfer.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;nnuleren</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Spatie</translation>
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
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Afspelen: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Opnieuw &amp;proberen</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Mijn getallen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Draai twee kaarten om. Schrijf beide getallen op. Zet er &lt;, = of &gt; tussen.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Probleem melden</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>Oorlog kreeg een onverwachte fout.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>Is er iets mis met Oorlog? Vertel de ontwikkelaars wat je deed en wat er gebeurde, en stuur ze dit rapport.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Je ronde is opgeslagen, en je kunt verder spelen. Gebeurt het weer, start Oorlog dan opnieuw: je gaat verder waar je was.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Oorlog kan niet starten.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>Wat je hebt gespeeld, is opgeslagen.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>Je ronde kon niet worden opgeslagen. Je kunt verder spelen, maar sla de ronde op als bestand voor je het venster sluit.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Kopieer dit rapport en stuur het naar de ontwikkelaars, dan kunnen ze het oplossen. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>Rapport k&amp;opiëren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Rapport gekopieerd</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Uitslagen van alle rondes</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>De opgeslagen ronde klopte niet met het eigen verslag, dus Oorlog volgt het verslag.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>Het begin, voor de eerste slag.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Terug naar nu.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Alle kaarten liggen open.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Slag {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Rondgang {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verdeling {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Gekozen kaarten</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Kopieer nummer en code van deze verdeling</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>nog {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Oorlogen</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Langste oorlog</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Tijd</translation>
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
        <translation>Gespeelde rondes</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Druk op Enter om een ronde af te spelen.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Gewonnen kaarten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limieten</translation>
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
        <translation>Re&amp;gelsets</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>H&amp;uisregels</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>&amp;Verwachting</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Huisregels voor deze kaarten</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Huisregels voor verdeling {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>&amp;Regels voor de avond…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>Ronde &amp;beginnen</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Tijden bij normale snelheid, met de pauzes die je meestal neemt.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Tijden bij je snelheid van nu, met de pauzes die je meestal neemt.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Tijden bij normale snelheid.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Tijden bij normale snelheid, zonder pauzes.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Tijden bij je snelheid van nu, zonder pauzes.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Ronde opslaan als</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} bestaat al. Vervangen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Ver&amp;vangen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>Terug naar de vorige ronde.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Zelfde kaarten nog eens.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nieuwe ronde.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pauze. De kaarten zijn bedekt.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>De ronde gaat door.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Geluid uit.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Geluid aan.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Snelheid: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Volledig scherm aan.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Volledig scherm uit.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>Noor</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Daan</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Saar</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Bram</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Fien</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Robo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Wie speelt voor speler {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>mens</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
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
        <translation>Ie&amp;dereen drukt op een eigen toets</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Een slag begint als iedereen op zijn toets heeft gedrukt: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Alleen als twee of meer mensen spelen.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>oranje cirkel</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>blauwe driehoek</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>geel vierkant</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>groene vijfhoek</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>paarse zeshoek</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>roze ster</translation>
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
        <translation>Leren met kaarten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Kaarten liggen er meteen</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Speel langzamer</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Speel sneller</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Met de toetsen − en + kun je dit altijd veranderen.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>meteen</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>heel langzaam</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>heel snel</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>Als tabel &amp;exporteren…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>S&amp;tatistieken wissen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als tabel exporteren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Statistieken wissen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Winst, verlies, reeksen en records beginnen weer bij nul, en je kunt deze rondes hier niet meer afspelen. Dit kan niet ongedaan worden gemaakt. De ronde op tafel blijft.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>De rondes worden geladen…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>De ronde wordt geladen…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Deze ronde kan niet worden afgespeeld: de gegevens zijn beschadigd.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>De statistieken worden gewist…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Rondes per regelset</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Rondes per lengte</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>Deze ronde a&amp;fspelen</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>Ronde &amp;spelen</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Nog geen rondes met {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Speel een ronde tot het einde, dan telt die hier mee: wie er won, hoe lang het duurde, en elke slag om terug te zien.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Nog geen rondes</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Overzicht</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Per &amp;regelset</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Per &amp;lengte</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>Alle ron&amp;des</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>Het getal aan het eind zegt hoeveel rondes er zijn gespeeld.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Slagen in een ronde, en hoeveel rondes er zoveel hadden.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Enter werkt ook.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>bekend</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Speel een ronde met deze regels ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Hoe lang rondes duren</translation>
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
        <translation>Doe dit</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>de menu’s</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Twee kleuren</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>&amp;Waardestippen</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Een langere rij stippen is een hogere kaart.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Groen vilt</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblauw</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Warm hout</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Zoals de tafel</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Guilloche</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Golven</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Stralen</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grote index</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Grote getallen</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Zoals in de taal: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Letters</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Achterkant van de kaarten</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Voorkant</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Kleuren en letters</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Letters</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Druk op de spatiebalk voor een nieuwe ronde.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Automatisch spelen uit.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Tien slagen.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Automatisch spelen aan.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Er wordt tot het einde gespeeld.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Leren met kaarten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Welkom bij Oorlog</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>De hoogste kaart wint beide. Meer is het niet.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>Nieuw hier?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Van wie de rondes zijn</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Alleen op deze computer bewaard.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Van wie de rondes zijn</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Wie</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Te&amp;kstgrootte</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Jouw vrouw wint van de negen; je krijgt 2 kaarten.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>De tafel houdt zijn eigen kleuren. Hoog contrast volgt het systeem.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Uiterlijk</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Geldt vanaf de volgende start van Oorlog.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>Van 100 tot 200%, in het venster en op tafel.</translation>
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
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>dan klaar</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>ongeveer zo lang</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Wat de minuten betekenen</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Weinig &amp;gelijkspel</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Niemand is vroeg a&amp;f</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>&amp;Veel oorlogen</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Alleen &amp;bekende regels</translation>
    </message>
    <message>
        <source>any</source>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>few</source>
        <translation>weinig</translation>
    </message>
    <message>
        <source>many</source>
        <translation>veel</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Wisselingen van koploper</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Duur</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>We zi&amp;jn met</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Wat telt</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>&amp;Wisselingen van koploper</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Rondes die elke speler wint, van de 100</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>Kaartspel</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Speel het kaartspel Oorlog met de huisregels van je gezin</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>oorlog;war;bataille;kaarten;patience;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>Het kaartspel Oorlog, met je eigen huisregels</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>De ontwikkelaars van Oorlog</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Iedereen draait een kaart om, en de hoogste wint ze allemaal. Zijn de hoogste kaarten gelijk, dan is het oorlog! Een kind van zes speelt met één toets, en een ouder stelt de regels zo in dat het voor bedtijd klaar is.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>Twee tot zes spelers, mensen of computers, met of zonder jokers</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Alle huisregels: dichte kaarten, wat er gebeurt als iemand te weinig kaarten heeft, hoe gewonnen kaarten worden opgepakt, limieten</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Elke verdeling heeft een nummer, zodat je precies dezelfde kaarten nog eens kunt spelen</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Speel met de muis, alleen het toetsenbord of een schermlezer, op elke snelheid, met of zonder beweging</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Geen geld, geen prijzen, geen netwerk</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Een slag op tafel, en een regel die zegt wie de kaarten krijgt</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Ronde van het kaartspel Oorlog</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>OORLOG</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>OORLOG ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>Opzij gelegd: %n kaart</numerusform>
            <numerusform>Opzij gelegd: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>laatste kaart!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>nog %n!</numerusform>
            <numerusform>nog %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>af</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>kaart</numerusform>
            <numerusform>kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>OORLOG!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>DUBBELE OORLOG!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>DRIEDUBBELE OORLOG!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>OORLOG ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Zo’n code heeft %n teken; tot nu toe zijn het er {given}.</numerusform>
            <numerusform>Zo’n code heeft %n tekens; tot nu toe zijn het er {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>De langste van deze rondes heeft %n slag.</numerusform>
            <numerusform>De langste van deze rondes heeft %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>De langste oorlog is %n oorlog.</numerusform>
            <numerusform>De langste oorlog is %n oorlogen op rij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>De winnaar had nog maar %n kaart.</numerusform>
            <numerusform>De winnaar had nog maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Voorbeeld: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Gewonnen {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Gewonnen rondes: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, sinds de stand op nul ging.</translation>
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
            <numerusform>%n gelijk</numerusform>
            <numerusform>%n gelijk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>slag</numerusform>
            <numerusform>slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>oorlog</numerusform>
            <numerusform>oorlogen</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>langste oorlog</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>door jou gewonnen</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>kaarten maximaal</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>af na {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Druk op je toets om kaarten om te draaien: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Druk op jullie toetsen om kaarten om te draaien: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>Wachten op {players}.</translation>
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
            <numerusform>%n per speler</numerusform>
            <numerusform>%n per speler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n keer</numerusform>
            <numerusform>%n keer</numerusform>
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
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Afgebroken</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
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
        <translation>Jij won</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} won</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n oorlog</numerusform>
            <numerusform>%n oorlogen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>%n ronde verwijderen?</numerusform>
            <numerusform>%n rondes verwijderen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n ronde geëxporteerd naar {file}.</numerusform>
            <numerusform>%n rondes geëxporteerd naar {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Slag {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>De ronde gaat door.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Iedereen draaide een kaart om.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} tussen {fighters}.</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Je draaide {card} om</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} draaide {card} om</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Ieder legde %n kaart dicht neer.</numerusform>
            <numerusform>Ieder legde %n kaarten dicht neer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Je legde %n kaart dicht neer en draaide {card} om</numerusform>
            <numerusform>Je legde %n kaarten dicht neer en draaide {card} om</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} legde %n kaart dicht neer en draaide {card} om</numerusform>
            <numerusform>{name} legde %n kaarten dicht neer en draaide {card} om</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Je hield {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} hield {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>{suit}twee</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}drie</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}vier</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}vijf</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}zes</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}zeven</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}acht</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}negen</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}tien</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}boer</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}vrouw</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}heer</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}aas</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>de {suit}twee</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>de {suit}drie</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>de {suit}vier</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>de {suit}vijf</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>de {suit}zes</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>de {suit}zeven</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>de {suit}acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>de {suit}negen</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>de {suit}tien</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>de {suit}boer</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>de {suit}vrouw</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>de {suit}heer</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>het {suit}aas</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>de joker</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>een twee</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>een drie</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>een vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>een vijf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>een zes</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>een zeven</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>een acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>een negen</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>een tien</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>een vrouw</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>een heer</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>de twee</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>de drie</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>de vier</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>de vijf</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>de zes</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>de zeven</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>de acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>de negen</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>de tien</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>de boer</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>de vrouw</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>de heer</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>het aas</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>de joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>de twee</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>de drie</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>de vier</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>de vijf</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>de zes</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>de zeven</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>de acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>de negen</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>de tien</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>de boer</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>de vrouw</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>de heer</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>het aas</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>de joker</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Jouw twee</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Jouw drie</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Jouw vier</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Jouw vijf</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Jouw zes</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Jouw zeven</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Jouw acht</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Jouw negen</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Jouw tien</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Jouw boer</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Jouw vrouw</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Jouw heer</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Jouw aas</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Jouw joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>jouw twee</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>jouw drie</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>jouw vier</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>jouw vijf</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>jouw zes</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>jouw zeven</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>jouw acht</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>jouw negen</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>jouw tien</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>jouw boer</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>jouw vrouw</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>jouw heer</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>jouw aas</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>jouw joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>jouw twee</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>jouw drie</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>jouw vier</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>jouw vijf</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>jouw zes</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>jouw zeven</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>jouw acht</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>jouw negen</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>jouw tien</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>jouw boer</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>jouw vrouw</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>jouw heer</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>jouw aas</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>jouw joker</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De twee van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De drie van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De vier van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De vijf van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De zes van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De zeven van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De acht van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De negen van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De tien van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De boer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De vrouw van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De heer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Het aas van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>De joker van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>de twee van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>de drie van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>de vier van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>de vijf van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>de zes van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>de zeven van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>de acht van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>de negen van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>de tien van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>de boer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>de vrouw van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>de heer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>het aas van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>de joker van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>de twee van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>de drie van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>de vier van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>de vijf van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>de zes van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>de zeven van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>de acht van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>de negen van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>de tien van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>de boer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>de vrouw van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>de heer van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>het aas van {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>de joker van {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Een gewone slag</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Een oorlog</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Een dubbele oorlog</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Te weinig kaarten voor een oorlog</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Geen kaarten meer voor een oorlog</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Twee van drie spelers gelijk</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Hier kost een oorlog maar één kaart van elke speler, dus je hebt er genoeg of helemaal geen.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Dit kaartspel is te klein om het te laten zien, omdat er zoveel kaarten dicht liggen.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>Aantal &amp;spelers</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Kaartspel</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>&amp;Jokers</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>Kaarten &amp;per speler</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>A&amp;zen</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>&amp;Winnende kaart</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Di&amp;chte kaarten in een oorlog</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>Wie v&amp;echt in een oorlog</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>&amp;Te weinig kaarten voor een oorlog</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Oppakke&amp;n</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>Maximaal aantal s&amp;lagen</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Ma&amp;ximaal aantal rondgangen</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Maximaal aantal &amp;minuten</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Als de l&amp;imiet is bereikt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 kaarten, vanaf de tweeën</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 kaarten, vanaf de zessen</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 kaarten, vanaf de zevens</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Met twee spelers is er niemand anders die kan meedoen.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Er is geen limiet, dus dit telt alleen als een ronde eeuwig zou doorgaan.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Eén dichte kaart in een oorlog, en gelijkspel na 500 slagen.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>Je laatste kaart vecht nog mee, en de klok beëindigt de ronde.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Zoals Gezin, met drie dichte kaarten in een oorlog.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Vier dichte kaarten in een oorlog, en je laatste kaart blijft vechten.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Een half kaartspel, voor een snelle ronde.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Drie keer door de kaarten, dan wint wie de meeste heeft.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>Het Franse spel: 32 kaarten, vanaf de zevens.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>In een oorlog liggen er geen kaarten dicht.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Twee jokers winnen van al het andere.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>De laagste kaart wint, en in een oorlog liggen er vijf kaarten dicht.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>De waarde van de gelijke kaarten zegt hoeveel kaarten er dicht liggen.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Gezin met drie spelers, gewonnen kaarten worden geschud.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Vier spelers, hoogstens een half uur, gewonnen kaarten geschud.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>hoog</translation>
    </message>
    <message>
        <source>low</source>
        <translation>laag</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>de hoogste</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>de laagste</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>zoveel als de gelijke kaarten waard zijn</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>alleen wie gelijk staat</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>af</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>vecht met de laatste kaart</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>de laatste kaart blijft vechten</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>iedereen legt er evenveel</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>de ronde eindigt gelijk</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>eerst de kaarten van de winnaar</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>de kaarten van de winnaar als laatste</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>op volgorde van plaats</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>omgedraaid zoals ze liggen</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>de hoogste kaart eerst</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>geschud</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>is het gelijkspel</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>winnen de meeste kaarten</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>Van 2 tot 6 spelers, elk met een stapel kaarten.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>Het hele kaartspel.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Zonder de laagste kaarten is een ronde korter.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Jokers zijn het hoogst. Hier wint de laagste kaart, dus zijn ze het zwakst.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Een joker wint van elke andere kaart; twee jokers zijn gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Het hele kaartspel wordt gedeeld: ieder krijgt %n kaart.</numerusform>
            <numerusform>Het hele kaartspel wordt gedeeld: ieder krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>Ieder krijgt %n kaart</numerusform>
            <numerusform>Ieder krijgt %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n kaart opzij gelegd.</numerusform>
            <numerusform>{each}; %n kaarten opzij gelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>Het aas is hoger dan de heer.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>Het aas is de laagste kaart van allemaal.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>De hoogste omgedraaide kaart wint alles op tafel.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>De laagste omgedraaide kaart wint alles op tafel. Dit spel heet Vrede.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Bij zevens liggen er 7 kaarten dicht, bij heren 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Spelers in oorlog draaien gewoon nog één kaart om.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>In een oorlog tussen twee spelers gaat het om %n kaart, of meer als ze weer gelijk zijn.</numerusform>
            <numerusform>In een oorlog tussen twee spelers gaat het om %n kaarten, of meer als ze weer gelijk zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>De anderen wachten, en hun kaarten gaan naar de winnaar.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Wie niet gelijk stond, krijgt in de oorlog nog een kans.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Wie te weinig kaarten voor de oorlog heeft, is af, en de kaarten gaan in de pot.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Wie te weinig kaarten heeft, legt ze allemaal en draait de laatste om. Wie er geen meer heeft, is af.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Wie te weinig kaarten heeft, legt ze allemaal en draait de laatste om. Wie er geen meer heeft, vecht door met de kaart op tafel.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Iedereen legt maar zoveel kaarten als de speler met de minste. Wie er geen heeft, is af.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Als iemand te weinig kaarten voor de oorlog heeft, is het gelijkspel.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>De eigen kaarten van de winnaar gaan eerst onder de stapel, dan die van de anderen.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>De kaarten van de anderen gaan eerst onder de stapel, dan die van de winnaar.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Altijd op volgorde van plaats, wie er ook wint.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>De kaarten worden bijeengeschoven en omgedraaid, dus de laatst gelegde gaat eerst.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>De hoogste kaart gaat eerst onder de stapel, de laagste het laatst.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Gewonnen kaarten worden geschud voor ze onder de stapel gaan.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Elke keer dat iedereen een kaart omdraait, is één slag, met alle oorlogen erbij.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Een rondgang is klaar als elke speler één keer door de stapel is.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>De klok staat stil tijdens een pauze en als er een dialoogvenster open is.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Een ronde die de limiet bereikt, heeft geen winnaar.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>De grootste stapel wint. Zijn de grootste stapels gelijk, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>De helft van alle rondes is klaar binnen</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 van de 10 rondes zijn klaar binnen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Beëindigd door een limiet</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Zouden nooit eindigen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Jij wint</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n oorlog in één slag</numerusform>
            <numerusform>%n oorlogen in één slag</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Oorlogen in een ronde</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Langste oorlog</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>de helft is klaar</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 van de 10 zijn klaar</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>zouden nooit eindigen</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>oorlogen in een ronde</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n op rij</numerusform>
            <numerusform>%n op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>minder dan 1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Met deze regels zouden veel rondes eeuwig doorgaan.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Met deze regels hebben veel rondes geen winnaar.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Met deze regels hebben veel rondes geen winnaar of zouden ze eeuwig doorgaan.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>Er is %n kaart in het spel, een oneven aantal. In een vaste volgorde opgepakt kan die heel lang rondgaan.</numerusform>
            <numerusform>Er zijn %n kaarten in het spel, een oneven aantal. In een vaste volgorde opgepakt kunnen ze heel lang rondgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Schud gewonnen kaarten</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Deel één kaart minder: ieder %n kaart</numerusform>
            <numerusform>Deel één kaart minder: ieder %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Na %n slag winnen de meeste kaarten</numerusform>
            <numerusform>Na %n slagen winnen de meeste kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Geen gelijkspel en geen eindeloze rondes.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Bijna geen gelijkspel of eindeloze rondes.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 op de 100 rondes eindigt gelijk of nooit.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n op de 100 rondes eindigt gelijk of nooit.</numerusform>
            <numerusform>%n op de 100 rondes eindigen gelijk of nooit.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>minder dan een minuut</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} uur</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} tot {high} u</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high} u</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>{low} tot %n min</numerusform>
            <numerusform>{low} tot %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Meestal minder dan een minuut.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Meestal {low} tot {high} uur.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Meestal ongeveer %n minuut.</numerusform>
            <numerusform>Meestal ongeveer %n minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Meestal {low} tot %n minuut.</numerusform>
            <numerusform>Meestal {low} tot %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Gelijkspel komt niet voor.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Gelijkspel is heel zeldzaam.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>Elke ronde eindigt gelijk.</numerusform>
            <numerusform>1 op de %n rondes eindigt gelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n op de 10 rondes eindigt gelijk.</numerusform>
            <numerusform>%n op de 10 rondes eindigen gelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Bijna elke ronde eindigt gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>Geen ronde zou ooit eindigen.</numerusform>
            <numerusform>1 op de %n rondes zou nooit eindigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n op de 10 rondes zou nooit eindigen.</numerusform>
            <numerusform>%n op de 10 rondes zouden nooit eindigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Bijna geen ronde zou ooit eindigen.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>minder dan 1 op de 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>meer dan 99 op de 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} op de 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>te weinig kaarten voor een oorlog</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>iedereen in de oorlog even weinig kaarten</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>bij het maximum aan slagen</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>bij het maximum aan rondgangen</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>bij de tijdslimiet</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>ging eeuwig rond</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>De speler met alle kaarten wint. Wie na een slag geen kaarten meer heeft, verliest.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Wie na een slag geen kaarten meer heeft, is af, en de anderen spelen door.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>De laatste speler met kaarten wint, en heeft ze dan allemaal.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Er zijn geen punten: alleen de kaarten tellen.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Er is geen limiet: de ronde gaat door tot één speler alle kaarten heeft.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>De ronde eindigt uiterlijk na %n slag.</numerusform>
            <numerusform>De ronde eindigt uiterlijk na %n slagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Wie in de laatste slag alle kaarten wint, wint gewoon de ronde.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>De ronde eindigt uiterlijk na %n rondgang door de kaarten.</numerusform>
            <numerusform>De ronde eindigt uiterlijk na %n rondgangen door de kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Kaarten die in een oorlog zijn gelegd, tellen ook.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>De ronde eindigt na %n minuut op de klok.</numerusform>
            <numerusform>De ronde eindigt na %n minuten op de klok.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Is de tijd om tijdens een slag of oorlog, dan wordt die slag met alle oorlogen uitgespeeld, en telt hij mee.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>De klok staat stil tijdens een pauze, als er een voorbeeld, een ronde met open kaarten, de geschiedenis of een dialoogvenster open is, en als het venster is geminimaliseerd. Hij staat ook stil als je in een ander venster bent, behalve als er automatisch wordt gespeeld.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Heeft dan niemand alle kaarten, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Heeft dan niemand alle kaarten, dan wint de grootste stapel. Zijn de grootste stapels gelijk, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Kaarten die op tafel wachten, tellen voor niemand.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>De ronde eindigt ook na %n slag.</numerusform>
            <numerusform>De ronde eindigt ook na %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>De ronde eindigt ook na %n slag, of eerder als de kaarten weer in dezelfde volgorde liggen, want dan zou hij eeuwig doorgaan.</numerusform>
            <numerusform>De ronde eindigt ook na %n slagen, of eerder als de kaarten weer in dezelfde volgorde liggen, want dan zou hij eeuwig doorgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>Dat is gelijkspel.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Dan wint wie de meeste kaarten heeft.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Een limiet maakte er een eind aan voor iemand alle kaarten had.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Een limiet maakte er een eind aan terwijl de grootste stapels gelijk waren.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>Iemand had te weinig kaarten voor een oorlog, en met deze regels is dat gelijkspel.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Met deze regels was het een van deze redenen.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>De spelers met gelijke kaarten hadden geen kaarten meer om te beslissen, en niemand anders had er een.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>De laatste spelers in oorlog hadden evenveel kaarten, te weinig om te vechten, en niemand anders had er een.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>De laatste spelers in oorlog hadden evenveel kaarten, te weinig om te vechten.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Niemand in oorlog had nog een kaart, en niemand anders had er een.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Niemand in oorlog had nog een kaart.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Het zou eeuwig zijn doorgegaan.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Het zou eeuwig zijn doorgegaan, en de grootste stapels waren gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Het was niet klaar na %n slag.</numerusform>
            <numerusform>Het was niet klaar na %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Het was niet klaar na %n slag, en de grootste stapels waren gelijk.</numerusform>
            <numerusform>Het was niet klaar na %n slagen, en de grootste stapels waren gelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Mag ik kiezen welke kaart ik speel?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>Nee. Iedereen draait zijn bovenste kaart om. Oorlog is puur geluk: je hoeft niets te kunnen.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>Is het aas hoog?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>Tellen de kleuren?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>Nee. Een klaverennegen en een hartennegen zijn gelijk.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Hoeveel kaarten leg je dicht in een oorlog?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>En als ik te weinig kaarten voor een oorlog heb?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Waarom was het gelijkspel?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Hoe lang duurt een ronde?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Met hoeveel kun je spelen?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Mag ik de kaarten in mijn stapel bekijken?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>Nee, zelfs de volgende niet.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Telt een oorlog als een aparte slag?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>Nee. Hij hoort bij de slag waarin hij begon.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Gaat het om geld?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>Nee. Je kunt niets inzetten, kopen of winnen, behalve kaarten.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>Wat doen jokers?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Wie vecht er als twee van ons gelijk zijn?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>De meeste mensen leggen er één, veel mensen drie: spreek het af voor je begint.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Geen. Elke speler draait gewoon nog één kaart om.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n kaart van elke speler, dan nog een open.</numerusform>
            <numerusform>%n kaarten van elke speler, dan nog een open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>In een oorlog tussen twee spelers gaat het om %n van hun kaarten, of meer als ze weer gelijk zijn.</numerusform>
            <numerusform>In een oorlog tussen twee spelers gaat het om %n van hun kaarten, of meer als ze weer gelijk zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>Dat beslissen de kaarten: het kan een paar minuten zijn of meer dan een uur.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>Hoogstens %n slag.</numerusform>
            <numerusform>Hoogstens %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>Hoogstens %n rondgang door de kaarten.</numerusform>
            <numerusform>Hoogstens %n rondgangen door de kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>Hoogstens %n minuut.</numerusform>
            <numerusform>Hoogstens %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>Dat beslissen de kaarten, maar er is een limiet.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Van {least} tot {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Deze ronde heeft er %n.</numerusform>
            <numerusform>Deze ronde heeft er %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>Met meer dan twee spelers is er alleen oorlog tussen de spelers die gelijk staan met de beste kaart.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>Met meer dan twee spelers vecht iedereen die een kaart omdraaide mee in een oorlog.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Ze zijn hoger dan alle andere kaarten, en twee jokers zijn gelijk.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>De joker is hoger dan alle andere kaarten.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Hier wint de laagste kaart, dus een joker is de slechtste kaart om om te draaien.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Iedereen die een kaart omdraaide, ook wie niet gelijk stond.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Alleen de spelers die gelijk staan met de beste kaart. Hoor je daar niet bij, dan wacht je en verlies je de kaart die je omdraaide.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Klaarzetten</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Kaarten omdraaien</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Oorlog</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Te weinig kaarten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limieten</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>Het spel heeft %n kaart: vier kleuren, elk van {lowest} tot tien, dan boer, vrouw, heer en aas.</numerusform>
            <numerusform>Het spel heeft %n kaarten: vier kleuren, elk van {lowest} tot tien, dan boer, vrouw, heer en aas.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>Oorlog heet ook Bataille.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>Het doel is alle kaarten te winnen. Er valt niets te beslissen: het is puur geluk.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Deze ronde is voor %n speler.</numerusform>
            <numerusform>Deze ronde is voor %n spelers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Met %n joker worden het er {cards}.</numerusform>
            <numerusform>Met %n jokers worden het er {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>De kaarten worden geschud en een voor een gedeeld tot elke speler er %n heeft.</numerusform>
            <numerusform>De kaarten worden geschud en een voor een gedeeld tot elke speler er %n heeft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>De kaarten van elke speler liggen dicht op een stapel. Niemand bekijkt ze of verandert hun volgorde.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Dan blijft %n kaart over, die opzij wordt gelegd en niet meespeelt.</numerusform>
            <numerusform>Dan blijven %n kaarten over, die opzij worden gelegd en niet meespelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Je speelt tegen de computer, of met mensen naast je; niets gaat over internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>De hoogste kaart wint alles op tafel.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>De laagste kaart wint alles op tafel.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Iedereen draait tegelijk de bovenste kaart van zijn stapel om.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>Dat is één slag, met alle oorlogen die erbij horen.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>Van de beste tot de slechtste: {ranks}. Kleuren tellen niet.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Wint een betere kaart van een gelijk paar, dan is er geen oorlog: alleen de beste kaart telt.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: eerst die van de winnaar, dan die van de verliezer.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: eerst die van de verliezer, dan die van de winnaar.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: eerst die van de winnaar, dan die van alle anderen, met de klok mee.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: eerst die van alle anderen, met de klok mee, dan die van de winnaar.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: altijd op volgorde van plaats, wie er ook wint.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: omgedraaid zoals ze op tafel liggen, dus de laatst gelegde gaat eerst.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: de hoogste kaart eerst, de laagste het laatst.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>De kaarten gaan dicht onder de stapel van de winnaar: in willekeurige volgorde, na het schudden.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Twee jokers zijn ook gelijk.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>De hoogste van deze open kaarten wint alles op tafel.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>De laagste van deze open kaarten wint alles op tafel.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Zijn ze weer gelijk, dan is er nog een oorlog.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Zijn beide kaarten even hoog, dan is het oorlog.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Staan twee of meer spelers gelijk met de beste kaart, dan is het oorlog, en iedereen die een kaart omdraaide vecht mee.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Staan twee of meer spelers gelijk met de beste kaart, dan is het oorlog tussen hen. De anderen wachten, en hun kaarten blijven op tafel voor de winnaar.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Er worden geen kaarten dicht gelegd: elke speler in de oorlog draait gewoon nog één kaart om.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Elke speler in de oorlog legt %n kaart dicht op de eigen kaart, en dan een open.</numerusform>
            <numerusform>Elke speler in de oorlog legt %n kaarten dicht op de eigen kaart, en dan een open.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>De waarde van de gelijke kaarten zegt hoeveel kaarten elke speler in de oorlog dicht legt. Dan draait ieder er een om.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Zevens betekenen {seven}; boeren, vrouwen en heren {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>Azen betekenen {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>Jokers betekenen {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>Nee. Hier is het aas de laagste kaart, en dus de beste.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>Nee. Hier is het aas de laagste kaart.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Ja. Het is hoger dan de heer, dus hier wint het alleen van een joker.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Ja. Het is hoger dan de heer, dus hier wint het nergens van.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Ja. Het is hoger dan de heer, en alleen een joker is hoger.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Ja. Het is hoger dan de heer.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Dan eindigt de ronde gelijk.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Heb je er geen meer, dan vecht je kaart op tafel door.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Heb je er geen meer, dan ben je af.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Dan ben je af, en de rest van je kaarten gaat in de pot.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Je legt wat je hebt en draait de laatste kaart om. Heb je er geen meer, dan ben je af.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Je legt wat je hebt en draait de laatste kaart om. Heb je er geen meer, dan vecht je kaart op tafel door.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Dan legt iedereen maar zoveel kaarten als jij hebt. Heb je er geen meer, dan ben je af.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>Dat geldt voor iedereen in de oorlog, gelijk of niet.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Een oorlog kost elke speler erin de dichte kaarten en nog één. Wie er minder heeft, heeft te weinig kaarten.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Wie in oorlog is en geen kaarten meer heeft, heeft te weinig kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Een oorlog kost elke speler erin %n kaart. Wie er minder heeft, heeft te weinig kaarten.</numerusform>
            <numerusform>Een oorlog kost elke speler erin %n kaarten. Wie er minder heeft, heeft te weinig kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Wie geen kaarten meer heeft, is af.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Is er nog maar één speler in oorlog, dan krijgt die de pot en legt niets.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Dan wint niemand: de ronde eindigt meteen gelijk, voor er iets wordt gelegd.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Wie te weinig kaarten heeft, is af, en de rest van de kaarten gaat in de pot.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Heeft een speler geen kaarten meer, dan vecht de open kaart op tafel door.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Heeft een speler geen kaarten meer, dan vecht de open kaart op tafel door, ook als die niet gelijk was.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Om het eerlijk te houden, legt iedereen dan maar zoveel kaarten als de speler met de minste.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>De laatste gaat open.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Wie te weinig kaarten heeft, is af.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Wie te weinig kaarten heeft, legt ze allemaal, de laatste open.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Heeft niemand die gelijk staat met de beste kaart nog een kaart, dan valt er niets te beslissen, wie er ook vecht.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Heeft niemand in oorlog nog een kaart, dan kan niemand vechten.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Heeft iedereen in oorlog te weinig, dan blijft alleen de speler met de meeste kaarten over.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Hebben meerdere spelers de meeste, dan kan niemand vechten.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Dan is iedereen in de oorlog af, en de kaarten wachten op tafel op de volgende winnaar.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Dan zijn de spelers met gelijke kaarten af, en de kaarten wachten op tafel op de volgende winnaar.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Ze gaan onder de stapel van de winnaar voor de nieuwe kaarten.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Heeft maar één andere speler nog kaarten, dan krijgt die ze en wint.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Heeft niemand anders er een, dan eindigt de ronde gelijk.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Heeft geen van beiden er een, dan eindigt de ronde gelijk.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Hebben jullie allebei te weinig, dan krijgt wie er meer heeft de pot. Hebben jullie er evenveel, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Heeft niemand die gelijk staat met de beste kaart er een, dan zijn ze allemaal af.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Heeft niemand in oorlog er een, dan kan niemand vechten.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Heeft niemand er een, dan eindigt de ronde gelijk.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Heeft iedereen in de oorlog te weinig, dan krijgt de speler met de meeste kaarten de pot. Hebben meerdere spelers de meeste, dan kan niemand vechten.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Er zijn geen regels waarmee een ronde voor {players} spelers binnen {minutes} minuten klaar is.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>De best passende duren tot %n minuut.</numerusform>
            <numerusform>De best passende duren tot %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Er zijn geen regels waarmee de meeste rondes ongeveer {minutes} minuten duren.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Met de best passende duurt een ronde gemiddeld %n minuut.</numerusform>
            <numerusform>Met de best passende duurt een ronde gemiddeld %n minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Wisselingen van koploper in een ronde met de best passende: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Met de best passende eindigt {value}% van de rondes gelijk.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Met de best passende zit een speler {value}% van een ronde aan de kant.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Oorlogen in een ronde met de best passende: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Weinig mensen kennen de best passende.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Er passen geen regels: “{wish}” staat in de weg.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Weinig gelijkspel</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Niemand is vroeg af</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Veel oorlogen</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Alleen bekende regels</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Weinig wisselingen</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Veel wisselingen</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>ieder %n kaart</numerusform>
            <numerusform>ieder %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>de laagste kaart wint</translation>
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
        <translation>Alle 52 kaarten</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>gewonnen kaarten geschud</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 kaarten vanaf de zessen</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 kaarten vanaf de zevens</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>in een oorlog zoveel dichte kaarten als de gelijke kaarten waard zijn</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>geen dichte kaart in een oorlog</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n dichte kaart in een oorlog</numerusform>
            <numerusform>%n dichte kaarten in een oorlog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>na %n minuut</numerusform>
            <numerusform>na %n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>na %n rondgang</numerusform>
            <numerusform>na %n rondgangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>na %n slag</numerusform>
            <numerusform>na %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} is het gelijkspel</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} winnen de meeste kaarten</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Ja. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} en {b} is *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} is *meer* dan {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} is *minder* dan {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>Van {b} tot {a} is *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} keer {b} is *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Tik op dit teken.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Zet de {a} vooraan. Tik op de pijlen.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>Het is *{a}*. Tik op de {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>Het is *{number}*. Tik op de {tens}, dan op de {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>Ze zijn *gelijk*. Tik op het is-teken.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} is *meer*. Tik op de {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} is *minder*. Tik op de {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Deze twee liggen *verder uit elkaar*. Tik erop.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Deze twee liggen *dichter bij elkaar*. Tik erop.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} is *groter*. Tik erop.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} keer {b} is *meer*. Tik erop.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} en {b} is *meer*. Tik erop.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>Ze zijn *gelijk*. Er blijft niets over.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} is *{d} meer* dan {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *is groter dan* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *is gelijk aan* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *is kleiner dan* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Aan beide kanten is het samen *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Aan beide kanten is het verschil *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Aan beide kanten is het *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} en {ones} is *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n tiental</numerusform>
            <numerusform>%n tientallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n eenheid</numerusform>
            <numerusform>%n eenheden</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} is *groter* dan {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Zoveel zijn het er. Hoeveel *meer* dan {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Kijk nog eens. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>We kijken samen. Welke rijen hebben meer blokken?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>We kijken samen. Waar komen de sprongen verder op de lijn?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>We kijken samen. Welke toren is hoger?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>We kijken samen. Waar zie je meer tekens?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>We kijken samen. Welk veld heeft meer stippen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>We kijken samen. Welke toren is lager?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>We kijken samen. Waar zie je minder tekens?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>We kijken samen. Welk veld heeft minder stippen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>We kijken samen. Welk getal komt eerst op de lijn?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>We kijken samen. Welk getal staat verder op de lijn?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>We tellen de blokken.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>We tellen de tekens.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>We tellen de stippen.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>We tellen verder langs de lijn.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>We tellen de blokken die uitsteken.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>We kijken samen. Hoeveel tekens hebben geen maatje?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>We kijken samen. Hoeveel stippen hebben geen maatje?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>We tellen de sprongen.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>We kijken samen. Waar steken minder blokken uit?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>We kijken samen. Waar zie je minder sprongen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>We kijken samen. Waar steken meer blokken uit?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>We kijken samen. Waar zie je meer sprongen?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>We kijken samen. En als de kaarten van plaats wisselen?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>De tientallen zijn gelijk. Welk getal heeft meer eenheden?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>We kijken samen. Welk getal heeft meer tientallen?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Wat is minder?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Wat is meer?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Stippen</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>Hoeveel meer?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Kleiner, gelijk, groter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Erbij</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Eraf</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Tientallen en eenheden</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Keer</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Twee torens van blokken</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Tekens om te tellen</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Tienveld</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Getallenlijn</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>zeker</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>niet gevraagd</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} en {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Tientallen ver uit elkaar</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Tientallen een of twee uit elkaar</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Dezelfde tientallen</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Cijfers omgewisseld</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>Hetzelfde getal</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>Wat wil je spelen?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Draai je kaart om!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>Zijn jullie allebei klaar?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>Het is oorlog! We draaien nog een kaart om.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Bedankt voor het spelen, {first} en {second}. Onze les is klaar.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Bedankt voor het spelen, {name}. Onze les is klaar.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Bedankt voor het spelen. Onze les is klaar.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Je keek goed, en je keek twee keer als het moeilijk was.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Je keek goed.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Staven van tien en blokjes: {left} links, {right} rechts.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n stip</numerusform>
            <numerusform>%n stippen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Tienvelden: {left} links, {right} rechts.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n teken</numerusform>
            <numerusform>%n tekens</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Tekens om te tellen: {left} links, {right} rechts.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Rijen blokken: {left} links, {right} rechts.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n blok</numerusform>
            <numerusform>%n blokken</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Torens: {left} links, {right} rechts.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} en {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n rij van {width}</numerusform>
            <numerusform>%n rijen van {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Een getallenlijn van 0 tot {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Aangegeven: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n sprong van {start} naar {end}.</numerusform>
            <numerusform>%n sprongen van {start} naar {end}.</numerusform>
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
        <translation>Dit is nog niet aan de beurt geweest.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>%n keer gevraagd</numerusform>
            <numerusform>%n keer gevraagd</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} meteen goed</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} met hulp</translation>
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
        <translation>Nu: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>nog niet gevraagd</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>zeker van {number} van {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>nog geen lessen</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n les</numerusform>
            <numerusform>%n lessen</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} op {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} van {first} tot en met {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>elk ongeveer %n minuut</numerusform>
            <numerusform>elk ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Er waren geen lessen.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>%n les met alle antwoorden erin wordt verwijderd.</numerusform>
            <numerusform>%n lessen met alle antwoorden erin worden verwijderd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Getallen {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Twee keer achter elkaar meteen goed, met andere paren ertussen.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Aan de beurt geweest; nog eens bekijken.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Tot nu toe niet aan de beurt geweest.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Pak de getalkaarten.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Pak alle kaarten met het getal {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Pak de kaarten {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Ieder draait er een om. Bouw bij elke kaart een toren van blokken, en zeg welke hoger is en hoeveel.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>Hoeveel meer is {a} dan {b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Welk teken hoort tussen {a} en {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Hoeveel is {a} en {b} samen?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>Wat is meer: {a} keer {b}, of {c} keer {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Waar zie je meer stippen?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Welke twee kaarten zijn samen meer?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Welke twee kaarten liggen verder uit elkaar?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Welke twee kaarten liggen dichter bij elkaar?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Maak het grootste getal dat je kunt.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Welk getal is groter?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>nul</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>dertien</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Druk op “Nieuwe ronde” om weer te delen, of op “Zelfde kaarten” om deze verdeling nog eens te spelen.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>De anderen spelen door: druk op “Omdraaien” of op “Tot het einde”.</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Druk op de spatiebalk om kaarten om te draaien.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>Ieder %n kaart.</numerusform>
            <numerusform>Ieder %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n kaart opzij gelegd.</numerusform>
            <numerusform>%n kaarten opzij gelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Er waren te weinig kaarten voor de oorlog, en met deze regels is dat gelijkspel.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n kaart blijft op tafel.</numerusform>
            <numerusform>%n kaarten blijven op tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Het is gelijkspel.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Jij wint!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} wint.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Niemand anders heeft nog kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n kaart, en die is van jou</numerusform>
            <numerusform>Alle %n kaarten zijn van jou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n kaart, en die is van {name}</numerusform>
            <numerusform>Alle %n kaarten zijn van {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} na %n slag.</numerusform>
            <numerusform>{all_cards} na %n slagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>Niemand anders had nog genoeg kaarten voor de oorlog.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Jij had te weinig kaarten voor de oorlog.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name} had te weinig kaarten voor de oorlog.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Het was oorlog, maar allebei hadden ze evenveel kaarten, te weinig om te vechten.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Het was oorlog, maar iedereen die nog meedeed had evenveel kaarten, te weinig om te vechten.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>De ronde eindigt na %n slag.</numerusform>
            <numerusform>De ronde eindigt na %n slagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>De ronde eindigt na %n rondgang door de kaarten.</numerusform>
            <numerusform>De ronde eindigt na %n rondgangen door de kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>De tijd is om na %n minuut.</numerusform>
            <numerusform>De tijd is om na %n minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Na %n slag liggen de kaarten weer in dezelfde volgorde, dus deze ronde zou eeuwig doorgaan.</numerusform>
            <numerusform>Na %n slagen liggen de kaarten weer in dezelfde volgorde, dus deze ronde zou eeuwig doorgaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Na %n slag heeft niemand gewonnen, en meer kan een ronde er niet hebben.</numerusform>
            <numerusform>Na %n slagen heeft niemand gewonnen, en meer kan een ronde er niet hebben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Jij hebt de meeste kaarten.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} heeft de meeste kaarten.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Niemand heeft alle kaarten gewonnen.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} hebben evenveel kaarten, en niemand heeft er meer.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} hebben evenveel kaarten, en niemand heeft er meer.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>^oorlog=beslissing | Oorlog heet ook=Hoogste Kaart heet ook | Oorlog is puur geluk=Hoogste Kaart is puur geluk | Viervoudige oorlog=Viervoudige Hoogste Kaart | Oorlog voor twee=Hoogste Kaart voor twee | Het is oorlog!=Het is gelijk! | Het was oorlog=Er kwam een beslissing | het oorlog is=het een beslissing is | dan is het oorlog=dan komt er een beslissing | het oorlog=het een beslissing | er alleen oorlog=er alleen een beslissing | is oorlog=is een beslissing | was oorlog=was een beslissing | : oorlog.=: een beslissing. | in oorlog=in de beslissing | een oorlog=een beslissing | Een oorlog=Een beslissing | Een dubbele oorlog=Een dubbele beslissing | oorlogen=beslissingen | Oorlogen=Beslissingen | oorlog=beslissing | OORLOG=BESLISSING | Oorlog=Beslissing</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>ontwikkelaars van Oorlog=ontwikkelaars van Oorlog | Oorlog (GNU=Oorlog (GNU | Oorlog=Hoogste Kaart</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n slag gespeeld.</numerusform>
            <numerusform>%n slagen gespeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n kaart op tafel.</numerusform>
            <numerusform>%n kaarten op tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Niemand heeft kaarten.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Je hebt %n kaart</numerusform>
            <numerusform>Je hebt %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} heeft %n kaart</numerusform>
            <numerusform>{name} heeft %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Je hebt geen kaarten</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} heeft geen kaarten</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} geen</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Nog in het spel: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Eerste: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Tweede: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Derde: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Vierde: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>Vijfde: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>Zesde: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} won van {other}; je kreeg %n kaart.</numerusform>
            <numerusform>{your_card} won van {other}; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} won van {other}; {name} kreeg %n kaart.</numerusform>
            <numerusform>{card} won van {other}; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} was lager dan {other}; je kreeg %n kaart.</numerusform>
            <numerusform>{your_card} was lager dan {other}; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} was lager dan {other}; {name} kreeg %n kaart.</numerusform>
            <numerusform>{card} was lager dan {other}; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} was het hoogst; je kreeg %n kaart.</numerusform>
            <numerusform>{your_card} was het hoogst; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} was het hoogst; {name} kreeg %n kaart.</numerusform>
            <numerusform>{card} was het hoogst; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} was het laagst; je kreeg %n kaart.</numerusform>
            <numerusform>{your_card} was het laagst; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} was het laagst; {name} kreeg %n kaart.</numerusform>
            <numerusform>{card} was het laagst; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Alleen jij kon doorvechten; je kreeg %n kaart.</numerusform>
            <numerusform>Alleen jij kon doorvechten; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Alleen {name} kon doorvechten; {name} kreeg %n kaart.</numerusform>
            <numerusform>Alleen {name} kon doorvechten; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Alleen jij had nog kaarten; je kreeg %n kaart.</numerusform>
            <numerusform>Alleen jij had nog kaarten; je kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Alleen {name} had nog kaarten; {name} kreeg %n kaart.</numerusform>
            <numerusform>Alleen {name} had nog kaarten; {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Dus er kwam geen oorlog; %n kaart bleef op tafel.</numerusform>
            <numerusform>Dus er kwam geen oorlog; %n kaarten bleven op tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Niemand kon doorvechten; %n kaart bleef op tafel.</numerusform>
            <numerusform>Niemand kon doorvechten; %n kaarten bleven op tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Er viel niets te beslissen; %n kaart wachtte op tafel op de volgende winnaar.</numerusform>
            <numerusform>Er viel niets te beslissen; %n kaarten wachtten op tafel op de volgende winnaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Niemand kon doorvechten; %n kaart wachtte op tafel op de volgende winnaar.</numerusform>
            <numerusform>Niemand kon doorvechten; %n kaarten wachtten op tafel op de volgende winnaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Slagen: {battles}. Oorlogen: {wars}. Langste oorlog: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Verdeling {number}. Regels: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Gekozen kaarten. Regels: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>Het is gelijkspel</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} wint!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>{name} wint deze keer</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Het dichtst erbij: {cards}, na slag {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Jij werd tweede.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Jij werd derde.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Jij werd vierde.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Jij werd vijfde.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Jij werd zesde.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Gezin</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Drie dicht</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Viervoudige oorlog</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Drie rondgangen</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Open oorlog</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Vrede</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Oorlog naar waarde</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Drie spelers</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Groep</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>geen jokers</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>azen zijn hoog</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>azen zijn laag</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>alle kaarten worden gedeeld</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>de hoogste kaart wint</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>alleen wie gelijk staat, vecht in de oorlog</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>iedereen vecht in elke oorlog</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>wie te weinig kaarten voor een oorlog heeft, is af</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>wie te weinig kaarten voor een oorlog heeft, vecht met de laatste</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>wie te weinig kaarten voor een oorlog heeft, vecht met de laatste, ook als die al op tafel ligt</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>in een oorlog legt iedereen maar zoveel kaarten als de speler met de minste</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>de ronde eindigt gelijk als iemand te weinig kaarten voor een oorlog heeft</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>de eigen kaarten van de winnaar gaan eerst onder de stapel</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>de eigen kaarten van de winnaar gaan het laatst onder de stapel</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>de kaarten gaan op volgorde van plaats onder de stapel</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>de kaarten op tafel worden bijeengeschoven en omgedraaid</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>de hoogste kaarten gaan eerst onder de stapel</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>gewonnen kaarten worden geschud voor ze onder de stapel gaan</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>geen maximum aan slagen</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>hoogstens %n slag</numerusform>
            <numerusform>hoogstens %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>geen maximum aan rondgangen</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>hoogstens %n rondgang door de kaarten</numerusform>
            <numerusform>hoogstens %n rondgangen door de kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>geen tijdslimiet</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>hoogstens %n minuut</numerusform>
            <numerusform>hoogstens %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>bij de limiet is het gelijkspel</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>bij de limiet winnen de meeste kaarten</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>jij</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>jou</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Allebei draaiden ze {card} om: oorlog.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Iedereen draaide {card} om: oorlog.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} draaiden {card} om: oorlog.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} draaiden {card} om: oorlog.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Allebei tonen ze nu {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Iedereen toont nu {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} tonen nu {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} tonen nu {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>oorlog</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>een tweede oorlog</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>een derde oorlog</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>een vierde oorlog</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>een vijfde oorlog</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>een zesde oorlog</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>oorlog nummer {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>Iedereen doet mee in deze oorlog.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Dat betekent %n dichte kaart van ieder.</numerusform>
            <numerusform>Dat betekent %n dichte kaarten van ieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Je hebt geen kaarten meer voor de oorlog.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} heeft geen kaarten meer voor de oorlog.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} hebben geen kaarten meer voor de oorlog.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} hebben geen kaarten meer voor de oorlog.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} hebben elk maar %n kaart; de oorlog kost er {need}.</numerusform>
            <numerusform>{names} hebben elk maar %n kaarten; de oorlog kost er {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} hebben elk maar %n kaart; de oorlog kost er {need}.</numerusform>
            <numerusform>{names} hebben elk maar %n kaarten; de oorlog kost er {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} hebben minder dan de %n kaart die de oorlog kost.</numerusform>
            <numerusform>{names} hebben minder dan de %n kaarten die de oorlog kost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} hebben minder dan de %n kaart die de oorlog kost.</numerusform>
            <numerusform>{names} hebben minder dan de %n kaarten die de oorlog kost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Je hebt nog maar %n kaart; de oorlog kost er {need}.</numerusform>
            <numerusform>Je hebt nog maar %n kaarten; de oorlog kost er {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} heeft nog maar %n kaart; de oorlog kost er {need}.</numerusform>
            <numerusform>{name} heeft nog maar %n kaarten; de oorlog kost er {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>De kleinste stapel is als eerste op.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Je bent af.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} is af.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} zijn af.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} zijn af.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Je bent af en laat %n kaart in de pot.</numerusform>
            <numerusform>Je bent af en laat %n kaarten in de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} is af en laat %n kaart in de pot.</numerusform>
            <numerusform>{name} is af en laat %n kaarten in de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} zijn af en laten %n kaart in de pot.</numerusform>
            <numerusform>{names} zijn af en laten %n kaarten in de pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} zijn af en laten %n kaart in de pot.</numerusform>
            <numerusform>{names} zijn af en laten %n kaarten in de pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Je hebt geen kaarten meer.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} heeft geen kaarten meer.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} hebben geen kaarten meer.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} hebben geen kaarten meer.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Om het eerlijk te houden, legt ieder maar %n kaart.</numerusform>
            <numerusform>Om het eerlijk te houden, legt ieder maar %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Je vecht met je laatste kaart.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} vecht met de laatste kaart.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} vechten met de laatste kaarten.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} vechten met de laatste kaarten.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} blijft op tafel en vecht door.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} blijft op tafel en vecht door.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Het aas is hier de laagste kaart.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n ervan was blijven liggen.</numerusform>
            <numerusform>%n ervan waren blijven liggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} wint van {other}; je krijgt %n kaart.</numerusform>
            <numerusform>{your_card} wint van {other}; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} wint van {other}; {name} krijgt %n kaart.</numerusform>
            <numerusform>{card} wint van {other}; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} is lager dan {other}; je krijgt %n kaart.</numerusform>
            <numerusform>{your_card} is lager dan {other}; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} is lager dan {other}; {name} krijgt %n kaart.</numerusform>
            <numerusform>{card} is lager dan {other}; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} is het hoogst; je krijgt %n kaart.</numerusform>
            <numerusform>{your_card} is het hoogst; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} is het hoogst; {name} krijgt %n kaart.</numerusform>
            <numerusform>{card} is het hoogst; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} is het laagst; je krijgt %n kaart.</numerusform>
            <numerusform>{your_card} is het laagst; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} is het laagst; {name} krijgt %n kaart.</numerusform>
            <numerusform>{card} is het laagst; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Alleen jij kunt doorvechten; je krijgt %n kaart.</numerusform>
            <numerusform>Alleen jij kunt doorvechten; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Alleen {name} kan doorvechten; {name} krijgt %n kaart.</numerusform>
            <numerusform>Alleen {name} kan doorvechten; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Alleen jij hebt nog kaarten; je krijgt %n kaart.</numerusform>
            <numerusform>Alleen jij hebt nog kaarten; je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Alleen {name} heeft nog kaarten; {name} krijgt %n kaart.</numerusform>
            <numerusform>Alleen {name} heeft nog kaarten; {name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Dus er is geen oorlog; %n kaart blijft op tafel.</numerusform>
            <numerusform>Dus er is geen oorlog; %n kaarten blijven op tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Niemand kan doorvechten; %n kaart blijft op tafel.</numerusform>
            <numerusform>Niemand kan doorvechten; %n kaarten blijven op tafel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Er valt niets te beslissen; %n kaart wacht op tafel op de volgende winnaar.</numerusform>
            <numerusform>Er valt niets te beslissen; %n kaarten wachten op tafel op de volgende winnaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Niemand kan doorvechten; %n kaart wacht op tafel op de volgende winnaar.</numerusform>
            <numerusform>Niemand kan doorvechten; %n kaarten wachten op tafel op de volgende winnaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Druk op de spatiebalk om de volgende kaart te leggen.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} en {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Knoppen en toetsen</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Viervoudige oorlog</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Oorlog voor twee met vier dichte kaarten. Deze bladzijde vertelt de regels, wat er ook op tafel ligt.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Twee spelers hebben elk %n kaart. Allebei draaien ze een kaart om; de hoogste wint beide.</numerusform>
            <numerusform>Twee spelers hebben elk %n kaarten. Allebei draaien ze een kaart om; de hoogste wint beide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Zijn de kaarten gelijk, dan legt ieder vier kaarten dicht op de eigen kaart, en dan een open. De hoogste daarvan wint de %n kaart. Zijn ze weer gelijk, dan legt ieder er nog vier dicht en een open.</numerusform>
            <numerusform>Zijn de kaarten gelijk, dan legt ieder vier kaarten dicht op de eigen kaart, en dan een open. De hoogste daarvan wint alle %n kaarten. Zijn ze weer gelijk, dan legt ieder er nog vier dicht en een open.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Wie te weinig kaarten heeft, legt ze allemaal, de laatste open. Wie er geen meer heeft, vecht door met de kaart op tafel; heeft geen van beide spelers er een, dan is het gelijkspel.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Wie de %n kaart heeft, wint.</numerusform>
            <numerusform>Wie alle %n kaarten heeft, wint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Na %n slag wint de grootste stapel, en bij gelijke stapels is het gelijkspel.</numerusform>
            <numerusform>Na %n slagen wint de grootste stapel, en bij gelijke stapels is het gelijkspel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Spreek de regels af voor je begint. Hoeveel kaarten leg je dicht in een oorlog? Wat gebeurt er met iemand die er te weinig heeft?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>De meeste mensen leggen gewonnen kaarten onder hun stapel zoals ze komen. Schud je ze eerst, dan kunnen dezelfde slagen niet steeds terugkomen.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Kleine kinderen verliezen hun plezier in een spel dat nooit afloopt. Geef iedereen minder kaarten, of kies een limiet van tijd of van rondgangen door de kaarten. Dan wint de grootste stapel.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Om met getallen te oefenen zegt wie een slag wint hoeveel hoger of lager de eigen kaart is.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Minder kaarten en limieten stel je in bij “Huisregels”. Daar zie je ook hoe lang een ronde duurt.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Bekijk een hele ronde</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Alle stapels liggen open, van het delen tot de uitslag, en elke slag wordt verteld. Je eigen ronde wacht.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Leren met kaarten</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Voor ouders en leerkrachten. Kaarten vergelijken is getalbegrip op zijn eenvoudigst: wat is meer, en hoeveel? Hier vraagt de tafel, en het kind tikt, drukt op een toets of antwoordt hardop. Niemand hoeft te lezen: elke vraag is te zien, en te horen als de computer een stem heeft.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Tien minuten zijn ruim genoeg. Een les begint en eindigt met iets makkelijks, en paren die moeilijk waren komen eerder terug. Klopt een eerste poging niet, dan kijken we vriendelijk naar beide kaarten, met hulp, en is er nog een poging. Er zijn geen punten, en er loopt geen klok voor het kind. Hoe zekerder een paar is, hoe minder hulp er komt.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>In één klein onderzoek vergeleken kinderen van vier en vijf getallen beter na vier keer een kwartier van zo’n kaartspel. Een later overzicht vond die winst niet significant. Dit is dus een spel dat de moeite waard is, en geen belofte.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Zonder computer: druk het invulblad, de mat en de kaarten af. Leg speelgoed of blokken bij de kaarten, en laat wie de hoogste kaart heeft de zin zeggen.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Twee kinderen kunnen één toetsenbord delen, en een klas kan hardop antwoorden bij reusachtige kaarten. De voortgang van elk kind blijft alleen op deze computer. Je kunt die bekijken en verwijderen bij “Voor volwassenen”.</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Wat is meer? Twee getallen vergelijken. Vanaf 4 jaar met de kaarten 1–5, vanaf 5 met 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Stippen. Hoeveelheden in één oogopslag zien, met tekens zonder cijfers. Vanaf 4 met 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>Hoeveel meer? Wie de hoogste kaart heeft, zegt het verschil. Vanaf 6 met 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Kleiner, gelijk, groter. De tekens &lt;, = en &gt;, van links naar rechts gelezen. Vanaf 6 met 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Erbij. Welke twee kaarten zijn samen meer? Vanaf 6, eerst met 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Eraf. Welke twee kaarten liggen verder uit elkaar? Vanaf 6 of 7 met 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Tientallen en eenheden. Twee kaarten maken een getal van twee cijfers. Vanaf 7 met 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Keer. Twee kaarten worden met elkaar vermenigvuldigd. Vanaf 8 met 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n oorlog.</numerusform>
            <numerusform>%n oorlogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Slag {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Slag {first} tot en met {last}: jij won er {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Slag {first} tot en met {last}: {name} won er {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>De grootste pot: jij kreeg %n kaart.</numerusform>
            <numerusform>De grootste pot: jij kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>De grootste pot: {name} kreeg %n kaart.</numerusform>
            <numerusform>De grootste pot: {name} kreeg %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>Oorlog!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Je krijgt %n kaart.</numerusform>
            <numerusform>Je krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} krijgt %n kaart.</numerusform>
            <numerusform>{name} krijgt %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n kaart</numerusform>
            <numerusform>{name}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: geen kaarten</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: af</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Toets: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Krijgt %n kaart</numerusform>
            <numerusform>Krijgt %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, stapel: %n kaart</numerusform>
            <numerusform>{name}, stapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Van boven af: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, open: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, open: {card}, wint</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, open: {card}, gelijk</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, open: {card}, verliest</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, dicht: %n kaart</numerusform>
            <numerusform>{name}, dicht: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Pot: %n kaart</numerusform>
            <numerusform>Pot: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Verdeling van de kaarten: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Tussen {low} en {high} van de 100, uit {rounds} verdelingen zoals deze.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Met {held} van de {there} kaarten wint nog niet 1 op de {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Met {held} van de {there} kaarten wint nog ongeveer 1 op de {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Met {held} van de {there} kaarten wint bijna iedereen.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Met {held} van de {there} kaarten winnen er ongeveer {number} op de 10.</translation>
    </message>
</context>
</TS>
