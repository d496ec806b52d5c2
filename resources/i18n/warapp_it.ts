<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>Informazioni su Guerra</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programma</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenze</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>Il gioco di carte Guerra, con tutte le regole di casa.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>In uso con Python {python}, PySide6 {pyside} e Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Niente soldi, niente premi, e il gioco non va mai in rete.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} The War developers. Software libero con la GNU General Public License, versione 3 o successiva: puoi usarlo, condividerlo e modificarlo. Non c’è alcuna garanzia.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licenza di</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licenza &amp;di</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Guerra (GNU GPL, versione 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt e PySide6 (GNU LGPL, versione 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Tutto il resto</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache License, versione 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, versione 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>{file} non si può leggere. Dovrebbe far parte del programma.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>C&amp;opia i dati della versione</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Dati della versione copiati</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Smazzata</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Distribuisci una nuova partita</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regole di casa…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Scegli le regole e vedi quanto durerà una partita</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>Ann&amp;ulla nuova partita</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Torna alla partita di prima; si può finché non giri le carte</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Continua una partita da un file</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Salva questa partita in un file</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiche…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Tutte le partite giocate: vinte, perse, la più lunga, la più corta</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>A&amp;zzera il punteggio…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Riporta il punteggio a zero</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Chiudi la finestra</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>&amp;File recenti</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Re&amp;gole per la serata…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Trova regole per i giocatori e il tempo che hai</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Numero o codice…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Gioca una smazzata che ti hanno mandato</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Smazzata s&amp;uccessiva</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Distribuisci il numero dopo questo</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>Smazzata &amp;precedente</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Distribuisci il numero prima di questo</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>Smazzata &amp;a caso</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Distribuisci un numero a caso</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Stesse &amp;carte di nuovo</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Ricomincia questa smazzata</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Questa smazzata con a&amp;ltre regole…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Gioca le stesse carte con regole diverse</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>C&amp;opia numero e codice</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Copia questa smazzata per mandarla a qualcuno</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>Gira &amp;le carte</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Ognuno gira una carta</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>Gioca &amp;10 mani</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Dieci mani di fila; premi di nuovo per fermare</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Gioco a&amp;utomatico</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Una mano dopo l’altra; premi di nuovo per fermare</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Gioca fino alla &amp;fine</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Lascia che gli altri giochino fino alla fine</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Copri il tavolo e ferma l’orologio</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Più &amp;veloce</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Gioca più veloce</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Più le&amp;nto</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Gioca più lentamente</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>V&amp;elocità…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>A che velocità si muovono le carte</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>&amp;Carte scoperte</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Guarda una partita intera con tutti i mazzetti scoperti; la tua partita aspetta</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Lezioni sui numeri per bambini e classi</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>Ripeti la f&amp;rase</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Mostra e di’ che cosa è successo per ultimo</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>C&amp;ome va la partita</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Mostra e di’ quante carte ha ognuno, e quali sono sul tavolo</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usa tutto lo schermo</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>&amp;Torna al tavolo</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Ferma il gioco automatico e torna al tavolo</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;Muto</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Spegni o accendi i suoni</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Tavolo, carte, testo, movimento, suoni</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Mostra la cronologia</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Rivedi tutte le mani della partita</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>All’i&amp;nizio</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Mostra il tavolo prima della prima mano</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Una mano &amp;indietro</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Mostra il tavolo una mano prima</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>&amp;Rivedi da qui</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Rivedi le mani che vengono dopo questa</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Una mano &amp;avanti</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Mostra il tavolo una mano dopo</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>&amp;Torna al presente</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostra il tavolo com’è adesso</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Continua da questa mano come nuova partita; si può annullare</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>Le regole di questa partita, con esempi</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Segnala un problema…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Copia un rapporto che aiuta gli sviluppatori</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>&amp;Impara con Guerra…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>I&amp;nformazioni su Guerra</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versione e licenze</translation>
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
        <translation>{number} su 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>finite in tempo</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>durano circa così</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>tra {low} e {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>pareggi</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>guerre</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>cambi al comando</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>a guardare</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Regole per la serata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Si giocano partite con molte regole…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La ricerca è stata fermata.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avanzamento della ricerca</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;Annulla la ricerca</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Cerca di nuovo</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>Regole provate: {rules}, partite giocate: {rounds}, in {seconds} secondi.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Ognuna giocata {number} volte.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Ricerca delle regole…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Le più vicine</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Le migliori finora</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Regole adatte, e diverse tra loro</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Questi numeri sono approssimativi: qui manca il programma veloce che gioca le partite.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Su questo computer non si possono giocare partite.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Gira le carte</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Metti una carta</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Impara con Guerra</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>Gioca 10 mani</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 mani</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Fino alla fine</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Stesse carte</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Distribuisci una nuova partita (Spazio)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Metti la prossima carta della guerra (Spazio)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Mostra subito il risultato (Spazio)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Gira entrambe</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Gira tutte</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Mani della partita</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Scegli una mano per vedere il tavolo dopo di essa. Premi Invio per rivederla.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>una mano, con tutte le sue guerre; un clic sul tavolo fa lo stesso</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>una mano, quando tutti quelli che hanno carte hanno premuto il loro tasto</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>dieci mani di fila</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>una mano dopo l’altra, finché non lo premi di nuovo</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>mescola, e distribuisce da capo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rivedere</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>passa da un pulsante all’altro; Invio lo preme</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>riporta alla partita di prima, finché non giri le carte</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>copre il tavolo e ferma l’orologio</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>più lento, più veloce</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>mano per mano</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>suoni spenti o accesi</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>quanti giocano, e con quali regole</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>nient’altro che il tavolo e i suoi pulsanti</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>ferma quello che è in corso, e torna alle carte</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Altri pulsanti</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Carte di ognuno, mano per mano</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Mano {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Disegno</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Disegno {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>Il nome è lungo: se ne salvano le prime 40 lettere.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Quali due giocano?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Bambini</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>A&amp;ggiungi un bambino…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Scegli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>I progressi non si possono leggere. Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>Quello che fa un bambino resta solo su questo computer. Bastano un nome e un disegno.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Aggiungi un bambino</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Modifica i dati di un bambino</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Comandi</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Uguali</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Scambia decine e unità</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Per i grandi: tieni premuto un secondo</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>è minore di</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>è uguale a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>è maggiore di</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Gira la carta del giocatore {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, a sinistra</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, a destra</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} e {second}, a sinistra</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} e {second}, a destra</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>L’ha detto</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Guardiamo insieme</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Sal&amp;va con nome…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>&amp;Gestisci</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>Es&amp;porta queste regole…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>&amp;Importa regole…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Salva queste regole come</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>«{name}» esiste già. Vuoi sostituirle?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nuovo nome</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Vuoi eliminare «{name}»?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Esporta regole</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa regole</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} non contiene regole di Guerra.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Regole di Guerra (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Queste regole non sono state salvate: ce ne sono troppe, o il nome è già usato.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Le tue regole pronte non si possono leggere. Il file ora si chiama {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>{file} non si può leggere o scrivere.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Queste carte sono state scelte a mano e non hanno un numero, ma puoi salvarle in un file.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Smazzata {number}, codice {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Numero e codice copiati.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Numero o codice</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Numero o codice della smazzata</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Distribuisci</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Smazzata {number}, codice {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>Le carte sul tavolo sono state scelte a mano, perciò non hanno un numero.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Sul tavolo: smazzata {number}, codice {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Le smazzate sono numerate da 1 a {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Smazzata {number}. Regole: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Un numero usa le regole sul tavolo; un codice porta le sue.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>«{given}» non può stare in un codice.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Questo non è un codice: almeno un carattere è sbagliato o manca.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Questa versione di Guerra non conosce il codice, anche se è scritto bene.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Elimina un bambino</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Vuoi eliminare «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Guerre e fine</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>Il lettore di schermo sente</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Alti almeno come un polpastrello. Con il testo al 150% o più, lo sono sempre.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>Comandi &amp;grandi</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lettore di schermo</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>Nel gioco automatico sente un riassunto al massimo ogni quattro secondi.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>Il lettore di schermo &amp;sente</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 ripete l’ultima frase. F3 dice come va la partita.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Mostramelo sul tavolo</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Rivedi l’esempio</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostra di nuovo la tua partita</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Ancora una volta</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Esempio: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>{file} non si può ancora aprire: si stanno caricando altri file.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Apertura di {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>smazzata {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>carte scelte</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Ancora nessun file</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>Apri un &amp;altro…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} è aperto.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>«{file}» non c’è più. La tua partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>«{file}» non si può leggere. La tua partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>«{file}» è troppo grande per essere una partita di Guerra. La tua partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>«{file}» è stato salvato da una versione più recente di Guerra. La tua partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>«{file}» non si può aprire: è danneggiato, o non è una partita di Guerra. La tua partita sul tavolo continua.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Partita salvata come {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>La partita non è stata salvata: non c’è più spazio per {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>La partita non è stata salvata: non hai il permesso di salvare {file} lì.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>La partita non è stata salvata: {file} non si può scrivere lì.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Vedi perché</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Si giocano le prime partite…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Durate in</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Vedi come ta&amp;bella</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Grafico di quanto durano le partite; la tabella ha gli stessi numeri</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Quanto durano le partite</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Previsione in numeri</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partita più lunga</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Guarda la partita più lunga</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra più lunga</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Guarda la guerra più lunga</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Partita più combattuta</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Guarda la partita più combattuta</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>Partite vinte da ogni giocatore su 100; le altre sono pareggi.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Guarda una di queste partite:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Su questo computer non c’è una previsione.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Partite simulate: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Qui manca il simulatore veloce, perciò questi numeri sono approssimativi.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Partite su 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>metà è finita</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 su 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuti</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>mani</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>partite su 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} su 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} o più</translation>
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
        <translation>Attenzione</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Premi P per continuare.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>Adesso la barra spaziatrice vale per «{name}». Per girare le carte premi Esc, poi Spazio.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Per i grandi</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Fatto</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Progressi…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>Stampa per la &amp;classe…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>&amp;Bambini…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>Che cosa &amp;allena ogni gioco…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Il livello lo scegli tu. Qui non conta la velocità, e non si manda niente a nessuno.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Numeri</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>L’ass&amp;o vale</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>Fante, &amp;donna, re</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>senza</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>numero e simboli</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>simboli</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>Le carte &amp;mostrano</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
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
        <translation>mani</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>D&amp;urata</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>Man&amp;i</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>un bambino</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>due bambini</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>una classe</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>Chi &amp;gioca</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Risposte ad alta &amp;voce a un grande</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Si mos&amp;tra</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Da lenta a veloce (&amp;z)</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Parole di pac&amp;e: «Carta più alta» e «spareggio»</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>alla 2ª volta</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>su richiesta</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>L’aiuto si &amp;riduce: più una coppia è sicura, meno spesso si offre</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>more</source>
        <translation>di più</translation>
    </message>
    <message>
        <source>less</source>
        <translation>di meno</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>a turno</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>C&amp;hiedi</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>le dispone il bambino</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>prima carta: decine</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Decine e unità (&amp;k)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Ogni domanda è &amp;letta ad alta voce</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>&amp;Senti</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un solo tasto</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Un solo tasto fa tutto (&amp;w)</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Quanto resta la luce (&amp;y)</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>La luce resta {seconds} s su ogni risposta, e riposa mezzo secondo dopo ogni tasto premuto.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Vai a una parte della guida</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>Va&amp;i a</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Una guerra con quattro carte coperte</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Distribuisci una partita di Guerra quadrupla</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regole di casa…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Impara con Guerra…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Guarda una partita intera</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>decine</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unità</translation>
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
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostra il tavolo com’è adesso</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Mano {number} di {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – stai rivedendo</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>L’inizio. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Stai rivedendo: mano {number} di {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Mano {number}, l’ultima</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Caricamento della mano {number} di {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n parte su 10 della lezione fatta</numerusform>
            <numerusform>%n parti su 10 della lezione fatte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Tappetino di gioco</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Metti qui la tua carta</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>è minore di</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>è uguale a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>è maggiore di</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} è {d} in più di {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Chi ha la carta più alta dice la frase e prende tutte e due le carte.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Impara con Guerra · numeri {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Questa</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>un tasto qualsiasi</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Chiudi l’esempio</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Ciao</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora una volta</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Su questo computer non c’è una voce per la lingua: {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>La voce parla: {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>La voce si cerca all’inizio di una lezione.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Chi?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: scegli chi gioca</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>Il punteggio adesso è: {score}. Le tue statistiche non cambiano.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Azzera il punteggio</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>Vuoi azzerare il punteggio?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>A&amp;zzera</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} è danneggiato o non è un file di Guerra.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} è stato salvato da una versione più recente di Guerra.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} è troppo grande per essere un file di Guerra.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>{file} non si può leggere.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Non c’è più spazio per salvare {file}. Puoi continuare a giocare; libera un po’ di spazio, o salva la partita in un file altrove.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} è protetto da scrittura. Puoi continuare a giocare, ma per conservare la partita salvala in un file.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} è stato eliminato o spostato; Guerra ne ha iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} è usato da un’altra finestra.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} non si può scrivere. Puoi continuare a giocare, ma per conservare la partita salvala in un file.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Ora si chiama {file}, e Guerra ne ha iniziato uno nuovo.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minuti che abbiamo</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>A&amp;bbiamo</translation>
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
        <translation>Impara con Guerra</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Un bambino</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Due bambini</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Per i grandi</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Le carte viaggiano</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Le carte compaiono al loro posto</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Carte in movimento</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Il tuo sistema chiede meno movimento.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Il tuo sistema non chiede meno movimento.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Con tre carte coperte, una parola per ogni carta.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;Di’ una filastrocca nella guerra</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>In una guerra ogni pressione mette la carta successiva.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>Metti &amp;le carte una alla volta</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Spe&amp;gni tutti i suoni</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Prov&amp;a</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>Volum&amp;e</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>Ad alta velocità non si sente.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>Una &amp;nota dice chi ha vinto una mano</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Carte in &amp;movimento</translation>
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
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Ci sono già regole che si chiamano «{name}».</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>Ritaglia lungo le linee · pagina {number} di {of} · per due bambini stampa due serie</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Partite di Guerra (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>Ferma dopo questa mano (Spazio)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Un’altra</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Guarda un’altra partita (Spazio)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Gioca una mano dopo l’altra (Spazio)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Mano {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Mostra la mano precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Mostra la mano successiva</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Torna alla mia partita</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostra di nuovo la tua partita</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Carte scoperte – una partita intera</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Carte scoperte</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Premi Spazio per guardare un’altra partita.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Stesse carte, altre regole</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regole di casa…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuisci</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Smazzata {number}: con quali regole?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Queste carte: con quali regole?</translation>
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
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Interrotte</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Vinte di fila</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Partita più corta</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partita più lunga</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra più lunga</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Non c’è più spazio per salvare {file}. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} è protetto da scrittura. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>I progressi non si possono leggere, perciò {file} non è stato salvato.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>{file} non si è potuto salvare. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Questa versione di Guerra non può stampare. Salva invece un PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Su questo computer non c’è una stampante. Salva invece un PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>La stampa non è riuscita. Controlla la stampante e lo spazio sul disco.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>Le carte sono coperte e l’orologio è fermo</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} di {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>Ta&amp;volo e carte</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Finestra e testo</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>M&amp;ovimento e suoni</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>Facilità d’&amp;uso</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Pagina</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Salvate da te</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Regole sul tavolo</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>I tuoi cambiamenti</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Stampa per la classe</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Perché una classe senza computer possa giocare la stessa lezione.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>&amp;Foglio per i numeri</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>Ri&amp;ghe per colonna</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>Tappetino per &amp;due</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>&amp;Carte con numeri da ritagliare</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;arta</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salva &amp;PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Impara con Guerra</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progressi</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Bambini</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrati come</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Coppie di numeri</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Saputa</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Al primo colpo</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;Tabella CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Da guardare ancora: {pairs}. Tornano nella prossima lezione.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>I progressi non si possono leggere. Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>Le lezioni funzionano lo stesso.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Ancora nessun bambino</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Aggiungi un bambino con «Bambini…», e le sue lezioni compaiono qui.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. Restano solo su questo computer.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Coppie di numeri</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Impara con Guerra · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Un gioco per il tavolo</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Resta solo sul tuo computer. Ogni bambino impara con i suoi tempi; questo non è un voto.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;nnulla</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Spazio</translation>
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
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Rivedi: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva con nome…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Riprova</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>I miei numeri</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Gira due carte. Scrivi i due numeri. Metti tra loro &lt;, = o &gt;.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>Guerra ha incontrato un errore imprevisto.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>C’è qualcosa che non va in Guerra? Racconta agli sviluppatori che cosa hai fatto e che cosa è successo, e manda loro questo rapporto.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>La tua partita è salvata, e puoi continuare a giocare. Se succede di nuovo, riavvia Guerra: riprende la partita da dove l’hai lasciata.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Guerra non si può avviare.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>Quello che hai giocato è salvato.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>La tua partita non si è potuta salvare. Puoi continuare a giocare, ma salvala in un file prima di chiudere la finestra.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Per far correggere l’errore, copia questo rapporto e mandalo agli sviluppatori. Niente parte da solo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>C&amp;opia il rapporto</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinua</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Rapporto copiato</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Risultati di tutte le partite</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>La partita salvata non corrispondeva al suo registro, perciò vale il registro.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>L’inizio, prima della prima mano.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Di nuovo al presente.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Tutte le carte sono scoperte.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Giro {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Carte scelte</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Copia numero e codice di questa smazzata</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>restano {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra max</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Numero</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Premi Invio per rivedere una partita.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Carte vinte</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>tutte</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>Regole &amp;pronte</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>R&amp;egole di casa</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>Che cosa a&amp;spettarsi</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Regole di casa per queste carte</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Regole di casa per la smazzata {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>Regole per la serata (&amp;f)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>Ini&amp;zia la partita</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>I tempi valgono a velocità normale, con le pause che fai di solito.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>I tempi valgono alla velocità di adesso, con le pause che fai di solito.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>I tempi valgono a velocità normale.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>I tempi valgono a velocità normale, senza pause.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>I tempi valgono alla velocità di adesso, senza pause.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Salva la partita come</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} esiste già. Vuoi sostituirlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>Di nuovo la partita di prima.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Di nuovo le stesse carte.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nuova partita.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pausa. Le carte sono coperte.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Suoni spenti.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Suoni accesi.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Velocità: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Schermo intero attivato.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Schermo intero disattivato.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Mia</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Teo</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Chi gioca per il giocatore {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>persona</translation>
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
        <translation>Ognuno preme i&amp;l suo tasto</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Una mano comincia quando tutti hanno premuto il loro tasto: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Solo se giocano due o più persone.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>disco arancione</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>triangolo blu</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>quadrato giallo</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>pentagono verde</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>esagono viola</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>stella rosa</translation>
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
        <translation>Impara con Guerra</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Le carte compaiono al loro posto</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Gioca più lentamente</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Gioca più veloce</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>I tasti − e + la cambiano in ogni momento.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>istantanea</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>molto lenta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>molto veloce</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Esporta come tabella…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>&amp;Svuota le statistiche…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Esporta come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Svuota le statistiche</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Vittorie, sconfitte, serie e record ricominciano da zero, e queste partite non si potranno più rivedere da qui. Non si può annullare. La partita sul tavolo resta.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Caricamento delle partite…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Caricamento della partita…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Questa partita non si può rivedere: i suoi dati sono danneggiati.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Esportazione…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Le statistiche vengono svuotate…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Partite per regole</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Partite per durata</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>&amp;Rivedi questa partita</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>&amp;Gioca una partita</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Ancora nessuna partita con {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Gioca una partita fino alla fine, e conta qui: chi ha vinto, quanto è durata, e ogni mano da rivedere.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Panoramica</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Per re&amp;gole</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Per &amp;durata</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;Tutte le partite</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>Il numero alla fine dice quante partite sono state giocate.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Mani in una partita, e quante partite ne hanno avute tante.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Si rivede anche con Invio.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>conosciute</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Gioca una partita con queste regole ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Quanto durano le partite</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>Inizia: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>Fai così</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>i menu</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>Punti &amp;di valore</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Una fila di punti più lunga è una carta più alta.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Blu notte</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Come il tavolo</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Arabesco</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Graticcio</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Raggi</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Indici grandi</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Numeri grandi</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Come nella lingua: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Fronte delle carte</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Semi e lettere</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>Le&amp;ttere</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Premi Spazio per una nuova partita.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Gioco automatico spento.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Dieci mani.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Gioco automatico acceso.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Si gioca fino alla fine.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Impara con Guerra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Ti diamo il benvenuto a Guerra</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>La carta più alta prende tutte e due. È tutto qui.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>È la prima volta?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Di chi sono le partite</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>C&amp;hi</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Salvate solo su questo computer.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Di chi sono le partite</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>C&amp;hi</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Dimensione del &amp;testo</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>La tua donna batte il nove; prendi 2 carte.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>Il tavolo mantiene i suoi colori. L’alto contrasto segue il sistema.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Vale dal prossimo avvio di Guerra.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>Dal 100 al 200%, nella finestra e sul tavolo.</translation>
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
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>finita per allora</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>più o meno così</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Che cosa vogliono dire i minuti</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Pochi &amp;pareggi</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Nessuno &amp;fuori presto</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Tante &amp;guerre</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Solo regole c&amp;onosciute</translation>
    </message>
    <message>
        <source>any</source>
        <translation>non importa</translation>
    </message>
    <message>
        <source>few</source>
        <translation>pochi</translation>
    </message>
    <message>
        <source>many</source>
        <translation>tanti</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Cambi al comando</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Durata</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>&amp;Siamo in</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>Camb&amp;i al comando</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Partite vinte da ogni giocatore, su 100</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>Gioco di carte</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Gioca a Guerra con le regole della tua famiglia</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>guerra;battaglia;war;carte;solitario;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>Il gioco di carte Guerra, con le tue regole di casa</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>The War developers</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Ognuno gira una carta, e la più alta le prende tutte. Se le più alte sono uguali, è guerra! Un bambino di sei anni gioca con un solo tasto, e un genitore sceglie le regole in modo che finisca prima di andare a letto.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>Da due a sei giocatori, persone o computer, con o senza jolly</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Tutte le regole di casa: carte coperte, che cosa succede se a qualcuno mancano le carte, come si raccolgono le carte vinte, limiti</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Ogni smazzata ha un numero, così puoi rigiocare proprio le stesse carte</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Si gioca con il mouse, con la sola tastiera o con un lettore di schermo, a ogni velocità, con o senza movimento</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Niente soldi, niente premi, niente rete</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Una mano sul tavolo, e una riga che dice chi prende le carte</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Partita del gioco di carte Guerra</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>GUERRA</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>GUERRA ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>Messa da parte: %n carta</numerusform>
            <numerusform>Messe da parte: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>ultima carta!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>ultima %n!</numerusform>
            <numerusform>ultime %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>fuori</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>carte</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>GUERRA!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>DOPPIA GUERRA!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>TRIPLA GUERRA!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>GUERRA ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Un codice così ha %n carattere; finora ce ne sono {given}.</numerusform>
            <numerusform>Un codice così ha %n caratteri; finora ce ne sono {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>La più lunga di queste partite ha %n mano.</numerusform>
            <numerusform>La più lunga di queste partite ha %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>La guerra più lunga è di %n guerra.</numerusform>
            <numerusform>La guerra più lunga è di %n guerre di fila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>A chi ha vinto restava %n carta.</numerusform>
            <numerusform>A chi ha vinto restavano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Esempio: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Vinte {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Partite vinte: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, dall’ultimo azzeramento del punteggio.</translation>
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
            <numerusform>%n pari</numerusform>
            <numerusform>%n pari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>mano</numerusform>
            <numerusform>mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>guerra</numerusform>
            <numerusform>guerre</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>guerra più lunga</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>a tuo favore</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>carte al massimo</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>fuori dopo {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Per girare le carte premi il tuo tasto: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Per girare le carte premete i vostri tasti: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>In attesa di {players}.</translation>
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
            <numerusform>%n a testa</numerusform>
            <numerusform>%n a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
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
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Interrotta</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Hai vinto tu</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Ha vinto {name}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Regole su misura</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>scelte</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n guerra</numerusform>
            <numerusform>%n guerre di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>Vuoi eliminare %n partita?</numerusform>
            <numerusform>Vuoi eliminare %n partite?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n partita esportata in {file}.</numerusform>
            <numerusform>%n partite esportate in {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Mano {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Ognuno gira una carta.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} tra {fighters}.</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Tu giri {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} gira {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Ognuno mette %n carta coperta.</numerusform>
            <numerusform>Ognuno mette %n carte coperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Tu metti %n carta coperta e giri {card}</numerusform>
            <numerusform>Tu metti %n carte coperte e giri {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} mette %n carta coperta e gira {card}</numerusform>
            <numerusform>{name} mette %n carte coperte e gira {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Tu tieni {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} tiene {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>due di {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tre di {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quattro di {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinque di {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>sei di {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sette di {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>otto di {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove di {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dieci di {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>donna di {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>asso di {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>il due di {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>il tre di {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>il quattro di {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>il cinque di {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>il sei di {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>il sette di {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>l’otto di {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>il nove di {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>il dieci di {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’asso di {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>un due</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tre</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un quattro</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinque</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un sei</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un sette</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un otto</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un nove</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dieci</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un fante</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una donna</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un re</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un asso</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un jolly</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>il due</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>il nove</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>il due</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>il tre</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>il quattro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>il cinque</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>il sei</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>il sette</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>l’otto</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>il nove</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>il dieci</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>il fante</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>la donna</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>il re</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>l’asso</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Il tuo due</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Il tuo tre</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Il tuo quattro</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Il tuo cinque</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Il tuo sei</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Il tuo sette</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Il tuo otto</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Il tuo nove</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Il tuo dieci</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Il tuo fante</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>La tua donna</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Il tuo re</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Il tuo asso</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Il tuo jolly</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>il tuo due</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>il tuo tre</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>il tuo quattro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>il tuo cinque</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>il tuo sei</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>il tuo sette</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>il tuo otto</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>il tuo nove</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>il tuo dieci</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>il tuo fante</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>la tua donna</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>il tuo re</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>il tuo asso</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>il tuo jolly</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>il tuo due</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>il tuo tre</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>il tuo quattro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>il tuo cinque</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>il tuo sei</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>il tuo sette</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>il tuo otto</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>il tuo nove</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>il tuo dieci</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>il tuo fante</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>la tua donna</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>il tuo re</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>il tuo asso</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>il tuo jolly</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il due di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il tre di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il quattro di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il cinque di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il sei di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il sette di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>L’otto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il nove di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il dieci di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il fante di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>La donna di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il re di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>L’asso di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Il jolly di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>il due di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>il tre di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>il quattro di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>il cinque di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>il sei di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>il sette di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>l’otto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>il nove di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>il dieci di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>il fante di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>la donna di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>il re di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>l’asso di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>il jolly di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>il due di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>il tre di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>il quattro di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>il cinque di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>il sei di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>il sette di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>l’otto di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>il nove di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>il dieci di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>il fante di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>la donna di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>il re di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>l’asso di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>il jolly di {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Una mano semplice</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Una guerra</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Una doppia guerra</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Troppo poche carte per una guerra</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Nessuna carta per una guerra</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Parità tra due giocatori su tre</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Qui una guerra vuole solo una carta da ogni giocatore, perciò o ne hai abbastanza o non ne hai nessuna.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Questo mazzo è troppo piccolo per mostrarlo, perché tante carte si mettono coperte.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>N&amp;umero di giocatori</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Mazz&amp;o</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>&amp;Jolly</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>&amp;Carte a testa</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>Ass&amp;i</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>Ca&amp;rta vincente</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Carte coperte i&amp;n una guerra</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>C&amp;hi combatte in una guerra</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>&amp;Troppo poche carte per una guerra</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Raccolta (&amp;b)</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>Limite di &amp;mani</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Limite &amp;di giri</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Limite di tempo in minuti (&amp;w)</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Se si arriva al limite (&amp;k)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 carte, dai due in su</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 carte, dai sei in su</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 carte, dai sette in su</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Con due giocatori non c’è nessun altro che possa partecipare.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Non c’è un limite, perciò conta solo se una partita andasse avanti per sempre.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Una carta coperta in una guerra, e pareggio dopo 500 mani.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>L’ultima carta combatte ancora, e l’orologio chiude la partita.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Come Famiglia, con tre carte coperte in una guerra.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Quattro carte coperte in una guerra, e l’ultima carta continua a combattere.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Mezzo mazzo, per una partita veloce.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Tre giri delle carte, poi vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>Il gioco francese: 32 carte, dai sette in su.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>In una guerra nessuna carta si mette coperta.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Due jolly battono tutto il resto.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>Vince la carta più bassa, e in una guerra cinque carte si mettono coperte.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>La carta della parità dice quante carte si mettono coperte.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Famiglia per tre, con le carte vinte mescolate.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Quattro giocatori, al massimo mezz’ora, carte vinte mescolate.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>alti</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bassi</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>la più alta</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>la più bassa</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>quante ne dice la carta della parità</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>solo chi è in parità</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>combatte con l’ultima carta</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>l’ultima carta continua a combattere</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>tutti ne mettono lo stesso numero</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>la partita è pari</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>prima le carte di chi vince</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>per ultime le carte di chi vince</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>nell’ordine dei posti</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>girate così come stanno</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>prima la carta più alta</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mescolate</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>è un pareggio</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>vince chi ha più carte</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>Da 2 a 6 giocatori, ognuno con un mazzetto di carte.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>Il mazzo intero.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Senza le carte più basse la partita è più corta.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>I jolly sono i più alti. Qui vince la carta più bassa, perciò sono i più deboli.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Un jolly batte ogni altra carta; due jolly sono in parità.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Si distribuisce tutto il mazzo: %n carta a testa.</numerusform>
            <numerusform>Si distribuisce tutto il mazzo: %n carte a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n carta messa da parte.</numerusform>
            <numerusform>{each}; %n carte messe da parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>L’asso è più alto del re.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>L’asso è la carta più bassa di tutte.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>La carta girata più alta prende tutto quello che c’è sul tavolo.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>La carta girata più bassa prende tutto quello che c’è sul tavolo. Questo gioco si chiama Pace.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Una parità di sette vuol dire 7 carte coperte; una parità di re ne vuol dire 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>In guerra si gira soltanto una carta in più.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>In una guerra tra due giocatori è in palio %n carta, o di più se c’è di nuovo parità.</numerusform>
            <numerusform>In una guerra tra due giocatori sono in palio %n carte, o di più se c’è di nuovo parità.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Gli altri aspettano, e le loro carte vanno a chi vince.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Chi non è in parità ha un’altra possibilità nella guerra.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Chi non può mettere tutte le carte di una guerra è fuori, e le sue carte vanno nel piatto.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Chi non ha abbastanza carte le mette tutte e gira l’ultima. Senza più carte è fuori.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Chi non ha abbastanza carte le mette tutte e gira l’ultima. Se non ne ha più, combatte quella sul tavolo.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Ognuno mette solo tante carte quante ne può mettere chi ne ha di meno. Chi non ne ha è fuori.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Se qualcuno non può mettere tutte le carte di una guerra, la partita è pari.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>Sotto il mazzetto vanno prima le carte di chi vince, poi quelle degli altri.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>Sotto il mazzetto vanno prima le carte degli altri, poi quelle di chi vince.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Sempre nell’ordine dei posti, chiunque vinca.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>Le carte si raccolgono tutte insieme e si girano, così l’ultima messa va per prima.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>Sotto il mazzetto va prima la carta più alta, per ultima la più bassa.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Le carte vinte si mescolano prima di andare sotto il mazzetto.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Ogni volta che tutti girano una carta è una mano, guerre comprese.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Un giro finisce quando ogni giocatore ha passato una volta il suo mazzetto.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>L’orologio si ferma durante una pausa e quando è aperta una finestra di dialogo.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Una partita che arriva al limite non ha vincitore.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Vince il mazzetto più grande. Se i più grandi sono uguali, è un pareggio.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>Metà delle partite finisce entro</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 partite su 10 finiscono entro</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pareggi</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Chiuse da un limite</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Non finirebbero mai</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vinci tu</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n guerra in una mano</numerusform>
            <numerusform>%n guerre in una mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Guerre in una partita</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra più lunga</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>metà è finita</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 su 10 sono finite</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>pareggi</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>non finirebbero mai</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>guerre in una partita</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n di fila</numerusform>
            <numerusform>%n di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>meno dell’1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Con queste regole molte partite andrebbero avanti per sempre.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Con queste regole molte partite non hanno un vincitore.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Con queste regole molte partite non hanno un vincitore o andrebbero avanti per sempre.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>C’è %n carta in gioco, un numero dispari. Raccolte in un ordine fisso, le carte possono girare per moltissimo tempo.</numerusform>
            <numerusform>Ci sono %n carte in gioco, un numero dispari. Raccolte in un ordine fisso, possono girare per moltissimo tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Mescola le carte vinte</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Distribuisci una carta in meno: %n carta a testa</numerusform>
            <numerusform>Distribuisci una carta in meno: %n carte a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Dopo %n mano vince chi ha più carte</numerusform>
            <numerusform>Dopo %n mani vince chi ha più carte</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Nessuna partita pari o senza fine.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Quasi nessuna partita pari o senza fine.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 partita su 100 è pari o senza fine.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n partita su 100 è pari o senza fine.</numerusform>
            <numerusform>%n partite su 100 sono pari o senza fine.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>meno di un minuto</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} ore</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>da {low} a {high} h</translation>
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
            <numerusform>da {low} a %n min</numerusform>
            <numerusform>da {low} a %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Di solito meno di un minuto.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Di solito da {low} a {high} ore.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Di solito circa %n minuto.</numerusform>
            <numerusform>Di solito circa %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Di solito da {low} a %n minuto.</numerusform>
            <numerusform>Di solito da {low} a %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Non ci sono pareggi.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>I pareggi sono molto rari.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>Ogni partita è pari.</numerusform>
            <numerusform>1 partita su %n è pari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n partita su 10 è pari.</numerusform>
            <numerusform>%n partite su 10 sono pari.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Quasi ogni partita è pari.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>Nessuna partita finirebbe mai.</numerusform>
            <numerusform>1 partita su %n non finirebbe mai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n partita su 10 non finirebbe mai.</numerusform>
            <numerusform>%n partite su 10 non finirebbero mai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Quasi nessuna partita finirebbe mai.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>meno di 1 su 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>più di 99 su 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} su 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>non abbastanza carte per una guerra</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>a tutti in guerra mancano carte in ugual numero</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>al limite di mani</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>al limite di giri</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>al limite di tempo</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>girerebbero per sempre</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Vince chi ha tutte le carte. Perde chi non ne ha più dopo una mano.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Chi non ha più carte dopo una mano è fuori, e gli altri continuano.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Vince l’ultimo giocatore con delle carte, che a quel punto le ha tutte.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Non ci sono punti: contano solo le carte.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Non c’è un limite: la partita va avanti finché un giocatore ha tutte le carte.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>La partita finisce dopo %n mano, se non prima.</numerusform>
            <numerusform>La partita finisce dopo %n mani, se non prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Vincere tutte le carte nell’ultima mano vale ancora.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>La partita finisce dopo %n giro delle carte, se non prima.</numerusform>
            <numerusform>La partita finisce dopo %n giri delle carte, se non prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Contano anche le carte messe in una guerra.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>La partita finisce dopo %n minuto sull’orologio.</numerusform>
            <numerusform>La partita finisce dopo %n minuti sull’orologio.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Se il tempo finisce durante una mano o una guerra, quella mano si gioca fino in fondo con tutte le sue guerre, e vale.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>L’orologio si ferma durante una pausa, quando è aperto un esempio, una partita a carte scoperte, la cronologia o una finestra di dialogo, e quando la finestra è ridotta a icona. Si ferma anche quando sei in un’altra finestra, a meno che le mani non si giochino da sole.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Se per allora nessuno ha tutte le carte, è un pareggio.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Se per allora nessuno ha tutte le carte, vince il mazzetto più grande. Se i più grandi sono uguali, è un pareggio.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Le carte che aspettano sul tavolo non contano per nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>La partita finisce anche dopo %n mano.</numerusform>
            <numerusform>La partita finisce anche dopo %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>La partita finisce anche dopo %n mano, o prima se le carte tornano nello stesso ordine di prima, perché allora andrebbe avanti per sempre.</numerusform>
            <numerusform>La partita finisce anche dopo %n mani, o prima se le carte tornano nello stesso ordine di prima, perché allora andrebbe avanti per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>È un pareggio.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Allora vince chi ha più carte.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Un limite l’ha chiusa prima che qualcuno avesse tutte le carte.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Un limite l’ha chiusa mentre i mazzetti più grandi erano uguali.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>A qualcuno mancavano le carte per una guerra, e con queste regole è un pareggio.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Con queste regole è stato per uno di questi motivi.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>I giocatori in parità non avevano più carte per risolverla, e nessun altro ne aveva.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Gli ultimi giocatori in guerra avevano lo stesso numero di carte, troppo poche per combattere, e nessun altro ne aveva.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Gli ultimi giocatori in guerra avevano lo stesso numero di carte, troppo poche per combattere.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Nessuno in guerra aveva più una carta, e nessun altro ne aveva.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Nessuno in guerra aveva più una carta.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Sarebbe andata avanti per sempre.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Sarebbe andata avanti per sempre, e i mazzetti più grandi erano uguali.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Non era finita dopo %n mano.</numerusform>
            <numerusform>Non era finita dopo %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Non era finita dopo %n mano, e i mazzetti più grandi erano uguali.</numerusform>
            <numerusform>Non era finita dopo %n mani, e i mazzetti più grandi erano uguali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Posso scegliere quale carta giocare?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>No. Ognuno gira la carta in cima al suo mazzetto. Guerra è tutta fortuna: non serve bravura.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>L’asso è alto?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>I semi contano?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>No. Un nove di fiori e un nove di cuori sono uguali: è parità.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Quante carte si mettono coperte in una guerra?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>E se ho troppo poche carte per una guerra?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Perché è stato un pareggio?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Quanto dura una partita?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>In quanti si può giocare?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Posso guardare le carte del mio mazzetto?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>No, nemmeno la prossima.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Una guerra conta come una mano a parte?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>No. Fa parte della mano in cui è cominciata.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Si gioca a soldi?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>No. Non si può scommettere, comprare o vincere niente, tranne le carte.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>Che cosa fanno i jolly?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Chi combatte se due sono in parità?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>I più ne mettono una, molti tre: mettetevi d’accordo prima di cominciare.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Nessuna. Ogni giocatore gira soltanto un’altra carta.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n carta di ogni giocatore, poi un’altra scoperta.</numerusform>
            <numerusform>%n carte di ogni giocatore, poi un’altra scoperta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>In una guerra tra due giocatori è in palio %n delle loro carte, o di più se c’è di nuovo parità.</numerusform>
            <numerusform>In una guerra tra due giocatori sono in palio %n delle loro carte, o di più se c’è di nuovo parità.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>Lo decidono le carte: possono essere pochi minuti o più di un’ora.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>Al massimo %n mano.</numerusform>
            <numerusform>Al massimo %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>Al massimo %n giro delle carte.</numerusform>
            <numerusform>Al massimo %n giri delle carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>Al massimo %n minuto.</numerusform>
            <numerusform>Al massimo %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>Lo decidono le carte, ma c’è un limite.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Da {least} a {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>In questa partita c’è %n giocatore.</numerusform>
            <numerusform>In questa partita ce ne sono %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>In più di due, fanno guerra solo quelli in parità per la carta migliore.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>In più di due, combatte in una guerra chiunque abbia girato una carta.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Sono più alti di tutte le altre carte, e due jolly sono in parità.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>Il jolly è più alto di tutte le altre carte.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Qui vince la carta più bassa, perciò un jolly è la carta peggiore da girare.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Chiunque abbia girato una carta, anche chi non è in parità.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Solo i giocatori in parità per la carta migliore. Se non sei tra loro, aspetti e perdi la carta che hai girato.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Girare le carte</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Troppo poche carte</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>Il mazzo ha %n carta: quattro semi, ognuno da {lowest} a dieci, poi fante, donna, re e asso.</numerusform>
            <numerusform>Il mazzo ha %n carte: quattro semi, ognuno da {lowest} a dieci, poi fante, donna, re e asso.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>Guerra si chiama anche Battaglia.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>Lo scopo è vincere tutte le carte. Non c’è niente da decidere: è tutta fortuna.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Questa partita è per %n giocatore.</numerusform>
            <numerusform>Questa partita è per %n giocatori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Con %n jolly diventano {cards}.</numerusform>
            <numerusform>Con %n jolly diventano {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Le carte si mescolano e si distribuiscono una alla volta, finché ogni giocatore ne ha %n.</numerusform>
            <numerusform>Le carte si mescolano e si distribuiscono una alla volta, finché ogni giocatore ne ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>Le carte di ogni giocatore stanno in un mazzetto, coperte. Nessuno le guarda né ne cambia l’ordine.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Resta %n carta, che si mette da parte e non si gioca.</numerusform>
            <numerusform>Restano %n carte, che si mettono da parte e non si giocano.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Giochi contro il computer, o con chi ti sta vicino; niente passa per internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>La carta più alta prende tutto quello che c’è sul tavolo.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>La carta più bassa prende tutto quello che c’è sul tavolo.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Tutti girano nello stesso momento la carta in cima al loro mazzetto.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>Questa è una mano, comprese le guerre che ci sono dentro.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>Dalla migliore alla peggiore: {ranks}. I semi non contano.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Una coppia battuta da una carta migliore non è una parità: conta solo la carta migliore.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: prima le sue, poi quelle di chi perde.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: prima quelle di chi perde, poi le sue.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: prima le sue, poi quelle di tutti gli altri, in senso orario.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: prima quelle di tutti gli altri, in senso orario, poi le sue.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: sempre nell’ordine dei posti, chiunque vinca.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: girate così come stanno sul tavolo, perciò l’ultima messa va per prima.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: prima la carta più alta, per ultima la più bassa.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>Le carte vanno coperte sotto il mazzetto di chi vince: in ordine casuale, dopo averle mescolate.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Anche due jolly sono in parità.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>La più alta di queste carte scoperte prende tutto quello che c’è sul tavolo.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>La più bassa di queste carte scoperte prende tutto quello che c’è sul tavolo.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Se c’è di nuovo parità, c’è un’altra guerra.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Se le due carte hanno lo stesso valore, è guerra.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Se due o più giocatori sono in parità per la carta migliore, è guerra, e combatte chiunque abbia girato una carta.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Se due o più giocatori sono in parità per la carta migliore, è guerra tra loro. Gli altri aspettano, e le loro carte restano sul tavolo per chi vince.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Nessuna carta si mette coperta: ogni giocatore in guerra gira soltanto un’altra carta.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Ogni giocatore in guerra mette %n carta coperta sulla carta della parità, poi una scoperta.</numerusform>
            <numerusform>Ogni giocatore in guerra mette %n carte coperte sulla carta della parità, poi una scoperta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>La carta della parità dice quante carte mette coperte ogni giocatore in guerra. Poi ognuno ne gira una scoperta.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Una parità di sette vuol dire {seven}; fanti, donne e re vogliono dire {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>Gli assi vogliono dire {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>I jolly vogliono dire {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>No. Qui l’asso è la carta più bassa, e per questo è la migliore.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>No. Qui l’asso è la carta più bassa.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Sì. È più alto del re, perciò qui batte solo un jolly.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Sì. È più alto del re, perciò qui non batte niente.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Sì. È più alto del re, e solo un jolly è più alto.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Sì. È più alto del re.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Allora la partita è pari.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Se non ne hai più, combatte la tua carta sul tavolo.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Se non ne hai più, sei fuori.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Allora sei fuori, e le carte che ti restano vanno nel piatto.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Metti quelle che hai e giri l’ultima carta. Se non ne hai più, sei fuori.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Metti quelle che hai e giri l’ultima carta. Se non ne hai più, combatte la tua carta sul tavolo.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Allora ognuno mette solo tante carte quante ne hai tu. Se non ne hai più, sei fuori.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>Vale per tutti quelli in guerra, in parità o no.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Una guerra vuole da ogni giocatore che combatte le carte coperte e un’altra. Chi ne ha di meno non ha abbastanza carte.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Chi è in guerra e non ha più carte non ha abbastanza carte.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Una guerra vuole %n carta da ogni giocatore che combatte. Chi ne ha di meno non ha abbastanza carte.</numerusform>
            <numerusform>Una guerra vuole %n carte da ogni giocatore che combatte. Chi ne ha di meno non ha abbastanza carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Chi non ha più carte è fuori.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Se in guerra resta un solo giocatore, prende il piatto e non mette niente.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Allora non vince nessuno: la partita è subito pari, prima di mettere altre carte.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Chi non ha abbastanza carte è fuori dalla partita, e le carte che gli restano vanno nel piatto.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Se un giocatore non ha più carte, combatte quella scoperta sul tavolo.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Se un giocatore non ha più carte, combatte quella scoperta sul tavolo, anche se non era in parità.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Per essere giusti, allora ognuno mette solo tante carte quante ne ha chi ne ha di meno.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>L’ultima si mette scoperta.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Chi non ha abbastanza carte è fuori dalla partita.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Chi non ha abbastanza carte mette tutte quelle che ha, l’ultima scoperta.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Se nessuno di quelli in parità per la carta migliore ha ancora una carta, niente può risolvere la parità, chiunque altro combatta.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Se nessuno in guerra ha ancora una carta, nessuno può combattere.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Se nessuno in guerra ha abbastanza carte, resta solo chi ne ha di più.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Se più giocatori hanno questo massimo, nessuno può combattere.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Allora tutti quelli in guerra sono fuori, e le carte aspettano sul tavolo il prossimo vincitore.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Allora i giocatori in parità sono fuori, e le carte aspettano sul tavolo il prossimo vincitore.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Vanno sotto il mazzetto di chi vince prima di quelle nuove.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Se soltanto un altro giocatore ha ancora delle carte, le prende e vince.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Se nessun altro ne ha, la partita è pari.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Se nessuno dei due ne ha, la partita è pari.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Se a tutti e due mancano le carte, chi ne ha di più prende il piatto. Se ne avete lo stesso numero, è un pareggio.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Se nessuno di quelli in parità per la carta migliore ne ha, sono tutti fuori.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Se nessuno in guerra ne ha, nessuno può combattere.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Se nessuno ne ha, la partita è pari.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Se nessuno in guerra ha abbastanza carte, chi ne ha di più prende il piatto. Se più giocatori hanno questo massimo, nessuno può combattere.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Con nessuna regola una partita di {players} giocatori finisce entro {minutes} minuti.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>Le più vicine richiedono fino a %n minuto.</numerusform>
            <numerusform>Le più vicine richiedono fino a %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Con nessuna regola la maggior parte delle partite dura circa {minutes} minuti.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Con le più vicine una partita dura in media %n minuto.</numerusform>
            <numerusform>Con le più vicine una partita dura in media %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Cambi al comando in una partita con le più vicine: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Con le più vicine è pari il {value}% delle partite.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Con le più vicine un giocatore resta a guardare per il {value}% di una partita.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Guerre in una partita con le più vicine: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Le più vicine le conoscono in pochi.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Nessuna regola va bene: il desiderio «{wish}» lo impedisce.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Pochi pareggi</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Nessuno fuori presto</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Tante guerre</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Solo regole conosciute</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Pochi cambi al comando</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Tanti cambi al comando</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n jolly</numerusform>
            <numerusform>%n jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta a testa</numerusform>
            <numerusform>%n carte a testa</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>vince la carta più bassa</translation>
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
        <translation>Tutte le 52 carte</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>carte vinte mescolate</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 carte dai sei in su</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 carte dai sette in su</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>in una guerra tante carte coperte quante ne dice la carta della parità</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>nessuna carta coperta in una guerra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n carta coperta in una guerra</numerusform>
            <numerusform>%n carte coperte in una guerra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>dopo %n minuto</numerusform>
            <numerusform>dopo %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>dopo %n giro</numerusform>
            <numerusform>dopo %n giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>dopo %n mano</numerusform>
            <numerusform>dopo %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} è un pareggio</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} vince chi ha più carte</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Sì. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} e {b} fanno *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} è *più* di {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} è *meno* di {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>Da {b} a {a} la distanza è *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} per {b} fa *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Tocca questo segno.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Metti prima il numero {a}. Tocca le frecce.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>È *{a}*. Tocca il numero {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>È *{number}*. Tocca {tens}, poi {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>Sono *uguali*. Tocca il segno di uguale.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} vale *di più*. Tocca il numero {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} vale *di meno*. Tocca il numero {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Queste due sono *più lontane*. Toccale.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Queste due sono *più vicine*. Toccale.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} è *più grande*. Tocca questo numero.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} per {b} fa *di più*. Tocca queste carte.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} e {b} fanno *di più*. Tocca queste carte.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>Sono *uguali*. Non avanza niente.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} è *{d} in più* di {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *è maggiore di* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *è uguale a* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *è minore di* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Le due somme fanno *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Da tutte e due le parti la distanza è *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Tutte e due valgono *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} e {ones} fanno *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n decina</numerusform>
            <numerusform>%n decine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n unità</numerusform>
            <numerusform>%n unità</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} è *più grande* di {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Questo è il totale. Quanti *in più* di {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Guarda ancora. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Guardiamo insieme. Quali file hanno più blocchi?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Guardiamo insieme. Dove arrivano più lontano i salti sulla linea?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Guardiamo insieme. Quale torre è più alta?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Guardiamo insieme. Dove ci sono più simboli?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Guardiamo insieme. Quale griglia ha più punti?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Guardiamo insieme. Quale torre è più bassa?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Guardiamo insieme. Dove ci sono meno simboli?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Guardiamo insieme. Quale griglia ha meno punti?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Guardiamo insieme. Quale numero viene prima sulla linea?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Guardiamo insieme. Quale numero è più avanti sulla linea?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Contiamo i blocchi.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Contiamo i simboli.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Contiamo i punti.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Contiamo avanti lungo la linea.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Contiamo i blocchi che sporgono.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Guardiamo insieme. Quanti simboli restano senza compagno?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Guardiamo insieme. Quanti punti restano senza compagno?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Contiamo i salti.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Guardiamo insieme. Dove sporgono meno blocchi?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Guardiamo insieme. Dove ci sono meno salti?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Guardiamo insieme. Dove sporgono più blocchi?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Guardiamo insieme. Dove ci sono più salti?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Guardiamo insieme. E se le carte si scambiano di posto?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>Le decine sono uguali. Quale ha più unità?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Guardiamo insieme. Quale ha più decine?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Quale vale di meno?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Quale vale di più?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>Quanti in più?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Minore o maggiore</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Sommare</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Sottrarre</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Decine e unità</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Moltiplicare</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Due torri di blocchi</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Simboli da contare</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Griglia del dieci</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Linea dei numeri</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>sicura</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>mai chiesta</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} e {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Decine lontane</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Decine a uno o due di distanza</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Stesse decine</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Cifre scambiate</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>Lo stesso numero</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>A che cosa vuoi giocare?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Gira la tua carta!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>Cominciamo insieme?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>È guerra! Giriamo un’altra carta.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Grazie di aver giocato, {first} e {second}. La lezione è finita.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Grazie di aver giocato, {name}. La lezione è finita.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Grazie di aver giocato. La lezione è finita.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Hai guardato bene, e due volte quando era difficile.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Hai guardato bene.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Aste da dieci e cubetti: {left} a sinistra, {right} a destra.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Griglie del dieci: {left} a sinistra, {right} a destra.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n simbolo</numerusform>
            <numerusform>%n simboli</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Simboli da contare: {left} a sinistra, {right} a destra.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>File di blocchi: {left} a sinistra, {right} a destra.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n blocco</numerusform>
            <numerusform>%n blocchi</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Torri: {left} a sinistra, {right} a destra.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} e {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n fila da {width}</numerusform>
            <numerusform>%n file da {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Una linea dei numeri da 0 a {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Segnati: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n salto da {start} a {end}.</numerusform>
            <numerusform>%n salti da {start} a {end}.</numerusform>
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
        <translation>Questa non è ancora capitata.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>Chiesta %n volta</numerusform>
            <numerusform>Chiesta %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} al primo colpo</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} con aiuto</translation>
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
        <translation>Adesso: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>ancora nessuna domanda</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>sicure {number} su {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>ancora nessuna lezione</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lezione</numerusform>
            <numerusform>%n lezioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} il {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons}, dal {first} al {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>circa %n minuto ciascuna</numerusform>
            <numerusform>circa %n minuti ciascuna</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Non ci sono state lezioni.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>Si elimina %n lezione con tutte le sue risposte.</numerusform>
            <numerusform>Si eliminano %n lezioni con tutte le loro risposte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Numeri {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Giusta al primo colpo due volte di seguito, con altre coppie in mezzo.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Incontrata, e da guardare ancora.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Finora non è capitata.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Prendete le carte con i numeri.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Prendete tutte le carte con il numero {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Prendete le carte da {first} a {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Ognuno ne gira una. Costruite una torre di blocchi per ogni carta, e dite quale è più alta e di quanto.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>Di quanto {a} è più grande di {b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Quale segno va tra {a} e {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Quanto fanno {a} e {b} insieme?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>Che cosa fa di più: {a} per {b}, o {c} per {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Dove ci sono più punti?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Quali due carte fanno di più insieme?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Quali due carte sono più lontane tra loro?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Quali due carte sono più vicine tra loro?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Fai il numero più grande che puoi.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Quale numero è più grande?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>zero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>dieci</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>undici</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>dodici</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>tredici</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Premi «Nuova partita» per distribuire di nuovo, o «Stesse carte» per rigiocare questa smazzata.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Gli altri continuano: premi «Gira le carte», o «Fino alla fine».</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Premi Spazio per girare le carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>%n carta a testa.</numerusform>
            <numerusform>%n carte a testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n carta messa da parte.</numerusform>
            <numerusform>%n carte messe da parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>C’erano troppo poche carte per la guerra, e con queste regole è un pareggio.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n carta resta sul tavolo.</numerusform>
            <numerusform>%n carte restano sul tavolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>È un pareggio.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Ha vinto {name}.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Nessun altro ha delle carte.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n carta, tutta tua</numerusform>
            <numerusform>Tutte le %n carte sono tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n carta, tutta di {name}</numerusform>
            <numerusform>Tutte le %n carte sono di {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} dopo %n mano.</numerusform>
            <numerusform>{all_cards} dopo %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>A nessun altro restavano abbastanza carte per la guerra.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Ti restavano troppo poche carte per la guerra.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>A {name} restavano troppo poche carte per la guerra.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Era guerra, ma a tutti e due restava lo stesso numero di carte, troppo poche per combattere.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Era guerra, ma a tutti quelli rimasti restava lo stesso numero di carte, troppo poche per combattere.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>La partita finisce dopo %n mano.</numerusform>
            <numerusform>La partita finisce dopo %n mani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>La partita finisce dopo %n giro delle carte.</numerusform>
            <numerusform>La partita finisce dopo %n giri delle carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>Tempo scaduto dopo %n minuto.</numerusform>
            <numerusform>Tempo scaduto dopo %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Dopo %n mano le carte sono nello stesso ordine di prima, perciò questa partita andrebbe avanti per sempre.</numerusform>
            <numerusform>Dopo %n mani le carte sono nello stesso ordine di prima, perciò questa partita andrebbe avanti per sempre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Nessuno ha vinto dopo %n mano, il massimo per una partita.</numerusform>
            <numerusform>Nessuno ha vinto dopo %n mani, il massimo per una partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Hai più carte di tutti.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} ha più carte di tutti.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Nessuno ha vinto tutte le carte.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} avete lo stesso numero di carte, e nessuno ne ha di più.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} hanno lo stesso numero di carte, e nessuno ne ha di più.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>^guerra=spareggio | Impara con Guerra=Impara con Carta più alta | Guerra si chiama anche=Carta più alta si chiama anche | Guerra è tutta fortuna=Carta più alta è tutta fortuna | Guerra quadrupla=Carta più alta quadrupla | Guerra per due=Carta più alta per due | GUERRA DOPPIA=SPAREGGIO DOPPIO | DOPPIA GUERRA=DOPPIO SPAREGGIO | TRIPLA GUERRA=TRIPLO SPAREGGIO | È guerra!=È parità! | Una doppia guerra=Un doppio spareggio | una seconda guerra=un secondo spareggio | una terza guerra=un terzo spareggio | una quarta guerra=un quarto spareggio | una quinta guerra=un quinto spareggio | una sesta guerra=un sesto spareggio | un’altra guerra=un altro spareggio | nessuna guerra=nessuno spareggio | questa guerra=questo spareggio | Questa guerra=Questo spareggio | tutte le guerre=tutti gli spareggi | tutte le sue guerre=tutti i suoi spareggi | guerre comprese=spareggi compresi | comprese le guerre=compresi gli spareggi | Tante guerre=Tanti spareggi | tante guerre=tanti spareggi | della guerra=dello spareggio | nella guerra=nello spareggio | alla guerra=allo spareggio | dalla guerra=dallo spareggio | delle guerre=degli spareggi | le guerre=gli spareggi | La guerra più lunga=Lo spareggio più lungo | la guerra più lunga=lo spareggio più lungo | Guerra più lunga=Spareggio più lungo | guerra più lunga=spareggio più lungo | una guerra=uno spareggio | Una guerra=Uno spareggio | la guerra=lo spareggio | La guerra=Lo spareggio | in guerra=nello spareggio | In guerra=Nello spareggio | fanno guerra=fanno lo spareggio | guerre=spareggi | guerra=spareggio | Guerre=Spareggi | Guerra=Spareggio | GUERRA=SPAREGGIO</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>War developers=War developers | Guerra (GNU=Guerra (GNU | Guerra=Carta più alta</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n mano giocata.</numerusform>
            <numerusform>%n mani giocate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n carta sul tavolo.</numerusform>
            <numerusform>%n carte sul tavolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Nessuno ha delle carte.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Hai %n carta</numerusform>
            <numerusform>Hai %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} ha %n carta</numerusform>
            <numerusform>{name} ha %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Non hai carte</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} non ha carte</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} nessuna</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Ancora in gioco: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Primo posto: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Secondo posto: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Terzo posto: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Quarto posto: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>Quinto posto: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>Sesto posto: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} ha battuto {other}; hai preso %n carta.</numerusform>
            <numerusform>{your_card} ha battuto {other}; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} ha battuto {other}; {name} ha preso %n carta.</numerusform>
            <numerusform>{card} ha battuto {other}; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} valeva meno di {other}; hai preso %n carta.</numerusform>
            <numerusform>{your_card} valeva meno di {other}; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} valeva meno di {other}; {name} ha preso %n carta.</numerusform>
            <numerusform>{card} valeva meno di {other}; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era la carta più alta; hai preso %n carta.</numerusform>
            <numerusform>{your_card} era la carta più alta; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era la carta più alta; {name} ha preso %n carta.</numerusform>
            <numerusform>{card} era la carta più alta; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era la carta più bassa; hai preso %n carta.</numerusform>
            <numerusform>{your_card} era la carta più bassa; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era la carta più bassa; {name} ha preso %n carta.</numerusform>
            <numerusform>{card} era la carta più bassa; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Solo tu potevi ancora combattere; hai preso %n carta.</numerusform>
            <numerusform>Solo tu potevi ancora combattere; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Solo {name} poteva ancora combattere; {name} ha preso %n carta.</numerusform>
            <numerusform>Solo {name} poteva ancora combattere; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Solo tu avevi ancora carte; hai preso %n carta.</numerusform>
            <numerusform>Solo tu avevi ancora carte; hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Solo {name} aveva ancora carte; {name} ha preso %n carta.</numerusform>
            <numerusform>Solo {name} aveva ancora carte; {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Così non c’è stata guerra; %n carta è rimasta sul tavolo.</numerusform>
            <numerusform>Così non c’è stata guerra; %n carte sono rimaste sul tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Nessuno poteva combattere ancora; %n carta è rimasta sul tavolo.</numerusform>
            <numerusform>Nessuno poteva combattere ancora; %n carte sono rimaste sul tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Niente poteva risolvere la parità; %n carta ha aspettato sul tavolo il prossimo vincitore.</numerusform>
            <numerusform>Niente poteva risolvere la parità; %n carte hanno aspettato sul tavolo il prossimo vincitore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nessuno poteva combattere ancora; %n carta ha aspettato sul tavolo il prossimo vincitore.</numerusform>
            <numerusform>Nessuno poteva combattere ancora; %n carte hanno aspettato sul tavolo il prossimo vincitore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Mani: {battles}. Guerre: {wars}. Guerra più lunga: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Smazzata {number}. Regole: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Carte scelte. Regole: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>È un pareggio</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Ha vinto {name}!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>Questa volta ha vinto {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Il tuo momento migliore: {cards}, dopo la mano {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Secondo posto per te.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Terzo posto per te.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Quarto posto per te.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Quinto posto per te.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Sesto posto per te.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Tre coperte</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Guerra quadrupla</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Tre giri</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Guerra aperta</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Guerra per valore</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Compagnia</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>senza jolly</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>gli assi sono alti</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>gli assi sono bassi</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>si distribuiscono tutte le carte</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>vince la carta più alta</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>fa guerra solo chi è in parità</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>tutti combattono in ogni guerra</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>chi ha troppo poche carte per una guerra è fuori</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>chi ha troppo poche carte per una guerra combatte con l’ultima</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>chi ha troppo poche carte per una guerra combatte con l’ultima, anche se è già sul tavolo</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>in una guerra ognuno mette solo tante carte quante ne può mettere chi ne ha di meno</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>la partita è pari se qualcuno ha troppo poche carte per una guerra</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>le carte di chi vince vanno sotto il mazzetto per prime</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>le carte di chi vince vanno sotto il mazzetto per ultime</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>le carte vanno sotto il mazzetto nell’ordine dei posti</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>le carte sul tavolo si raccolgono tutte insieme e si girano</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>le carte più alte vanno sotto il mazzetto per prime</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>le carte vinte si mescolano prima di andare sotto il mazzetto</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>nessun limite di mani</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>al massimo %n mano</numerusform>
            <numerusform>al massimo %n mani</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>nessun limite di giri</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>al massimo %n giro delle carte</numerusform>
            <numerusform>al massimo %n giri delle carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>nessun limite di tempo</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>al massimo %n minuto</numerusform>
            <numerusform>al massimo %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>al limite è un pareggio</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>al limite vince chi ha più carte</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>tu</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Tutti e due girano {card}: guerra.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Tutti girano {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} girate {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} girano {card}: guerra.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Ora tutti e due mostrano {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Ora tutti mostrano {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} ora mostrate {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} ora mostrano {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>guerra</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>una seconda guerra</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>una terza guerra</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>una quarta guerra</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>una quinta guerra</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>una sesta guerra</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>guerra numero {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>Tutti entrano in questa guerra.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Vuol dire %n carta coperta a testa.</numerusform>
            <numerusform>Vuol dire %n carte coperte a testa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Non hai più carte per la guerra.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} non ha più carte per la guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} non avete più carte per la guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} non hanno più carte per la guerra.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} avete solo %n carta a testa; la guerra ne vuole {need}.</numerusform>
            <numerusform>{names} avete solo %n carte a testa; la guerra ne vuole {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} hanno solo %n carta a testa; la guerra ne vuole {need}.</numerusform>
            <numerusform>{names} hanno solo %n carte a testa; la guerra ne vuole {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} avete meno di %n carta, quella che vuole la guerra.</numerusform>
            <numerusform>{names} avete meno delle %n carte che vuole la guerra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} hanno meno di %n carta, quella che vuole la guerra.</numerusform>
            <numerusform>{names} hanno meno delle %n carte che vuole la guerra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Hai solo %n carta; la guerra ne vuole {need}.</numerusform>
            <numerusform>Hai solo %n carte; la guerra ne vuole {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} ha solo %n carta; la guerra ne vuole {need}.</numerusform>
            <numerusform>{name} ha solo %n carte; la guerra ne vuole {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>Il mazzetto più piccolo finisce per primo.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Sei fuori.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} è fuori.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} siete fuori.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} sono fuori.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Sei fuori e lasci %n carta nel piatto.</numerusform>
            <numerusform>Sei fuori e lasci %n carte nel piatto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} è fuori e lascia %n carta nel piatto.</numerusform>
            <numerusform>{name} è fuori e lascia %n carte nel piatto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} siete fuori e lasciate %n carta nel piatto.</numerusform>
            <numerusform>{names} siete fuori e lasciate %n carte nel piatto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} sono fuori e lasciano %n carta nel piatto.</numerusform>
            <numerusform>{names} sono fuori e lasciano %n carte nel piatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Non hai più carte.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} non ha più carte.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} non avete più carte.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} non hanno più carte.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Per essere giusti, ognuno mette solo %n carta.</numerusform>
            <numerusform>Per essere giusti, ognuno mette solo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Combatti con la tua ultima carta.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} combatte con l’ultima carta.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} combattete con le ultime carte.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} combattono con le ultime carte.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} resta sul tavolo e continua a combattere.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} resta sul tavolo e continua a combattere.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Qui l’asso è la carta più bassa.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n di queste era rimasta in gioco.</numerusform>
            <numerusform>%n di queste erano rimaste in gioco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} batte {other}; prendi %n carta.</numerusform>
            <numerusform>{your_card} batte {other}; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} batte {other}; {name} prende %n carta.</numerusform>
            <numerusform>{card} batte {other}; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} vale meno di {other}; prendi %n carta.</numerusform>
            <numerusform>{your_card} vale meno di {other}; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} vale meno di {other}; {name} prende %n carta.</numerusform>
            <numerusform>{card} vale meno di {other}; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} è la carta più alta; prendi %n carta.</numerusform>
            <numerusform>{your_card} è la carta più alta; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} è la carta più alta; {name} prende %n carta.</numerusform>
            <numerusform>{card} è la carta più alta; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} è la carta più bassa; prendi %n carta.</numerusform>
            <numerusform>{your_card} è la carta più bassa; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} è la carta più bassa; {name} prende %n carta.</numerusform>
            <numerusform>{card} è la carta più bassa; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Solo tu puoi ancora combattere; prendi %n carta.</numerusform>
            <numerusform>Solo tu puoi ancora combattere; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Solo {name} può ancora combattere; {name} prende %n carta.</numerusform>
            <numerusform>Solo {name} può ancora combattere; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Solo tu hai ancora carte; prendi %n carta.</numerusform>
            <numerusform>Solo tu hai ancora carte; prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Solo {name} ha ancora carte; {name} prende %n carta.</numerusform>
            <numerusform>Solo {name} ha ancora carte; {name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Così non c’è guerra; %n carta resta sul tavolo.</numerusform>
            <numerusform>Così non c’è guerra; %n carte restano sul tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Nessuno può combattere ancora; %n carta resta sul tavolo.</numerusform>
            <numerusform>Nessuno può combattere ancora; %n carte restano sul tavolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Niente può risolvere la parità; %n carta aspetta sul tavolo il prossimo vincitore.</numerusform>
            <numerusform>Niente può risolvere la parità; %n carte aspettano sul tavolo il prossimo vincitore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nessuno può combattere ancora; %n carta aspetta sul tavolo il prossimo vincitore.</numerusform>
            <numerusform>Nessuno può combattere ancora; %n carte aspettano sul tavolo il prossimo vincitore.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Premi Spazio per mettere la prossima carta.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} e {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Pulsanti e tasti</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Guerra quadrupla</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Guerra per due con quattro carte coperte. Questa pagina ne dice le regole, qualunque cosa ci sia sul tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Due giocatori hanno %n carta a testa. Tutti e due girano una carta; la più alta prende tutte e due.</numerusform>
            <numerusform>Due giocatori hanno %n carte a testa. Tutti e due girano una carta; la più alta prende tutte e due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Se le carte sono uguali, ognuno mette quattro carte coperte sulla sua, poi una scoperta. La più alta di queste prende %n carta in tutto. Se sono di nuovo uguali, ognuno ne mette altre quattro coperte e una scoperta.</numerusform>
            <numerusform>Se le carte sono uguali, ognuno mette quattro carte coperte sulla sua, poi una scoperta. La più alta di queste prende tutte le %n carte. Se sono di nuovo uguali, ognuno ne mette altre quattro coperte e una scoperta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Chi ha troppo poche carte le mette tutte, l’ultima scoperta. Se non ne ha più, combatte la carta sul tavolo; se nessuno dei due giocatori ne ha, è un pareggio.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Vince chi ha %n carta in tutto.</numerusform>
            <numerusform>Vince chi ha tutte le %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Dopo %n mano vince il mazzetto più grande, e con mazzetti uguali è un pareggio.</numerusform>
            <numerusform>Dopo %n mani vince il mazzetto più grande, e con mazzetti uguali è un pareggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Mettetevi d’accordo sulle regole prima di cominciare. Quante carte si mettono coperte in una guerra? Che cosa succede a chi ne ha troppo poche?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>Quasi tutti mettono le carte vinte sotto il mazzetto così come vengono. Se prima le mescoli, le stesse mani non possono tornare sempre uguali.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>I bambini piccoli perdono interesse per un gioco che non si può finire. Da’ a tutti meno carte, o metti un limite di tempo o di giri delle carte. Allora vince il mazzetto più grande.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Per esercitarsi con i numeri, chi vince una mano dica di quanto la sua carta è più alta o più bassa.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Meno carte e limiti si impostano nelle Regole di casa, che mostrano anche quanto durerà una partita.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Guarda una partita intera</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Tutti i mazzetti sono scoperti, dalla distribuzione al punteggio, e ogni mano viene raccontata. La tua partita aspetta.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Impara con Guerra</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Per genitori e insegnanti. Confrontare le carte è il senso dei numeri nella forma più semplice: quale vale di più, e di quanto? Qui il tavolo chiede, e il bambino tocca, preme un tasto o risponde ad alta voce. Nessuno deve leggere: ogni domanda si vede, e si sente dove il computer ha una voce.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Dieci minuti bastano. Una lezione comincia e finisce con qualcosa di facile, e le coppie difficili tornano prima. Se il primo tentativo non è giusto, si guardano con calma le due carte, c’è un aiuto, e un altro tentativo. Non c’è punteggio, e nessun orologio corre per il bambino. Più una coppia è sicura, meno aiuto si offre.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>In un piccolo studio, bambini di quattro e cinque anni confrontavano meglio i numeri dopo quattro sessioni da un quarto d’ora con un gioco di carte come questo. Una revisione successiva ha giudicato quei progressi non significativi. Perciò è un gioco che vale la pena giocare, e non una promessa.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Per giocare lontano dal computer, stampa il foglio per i numeri, il tappetino e le carte. Metti giocattoli o blocchi accanto alle carte, e chi ha la carta più alta dica la frase.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Due bambini possono usare la stessa tastiera, e una classe può rispondere ad alta voce davanti a carte enormi. I progressi di ogni bambino restano solo su questo computer. Puoi vederli ed eliminarli in «Per i grandi».</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Quale vale di più? Confrontare due numeri. Dai 4 anni con le carte 1–5, dai 5 con 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Punti. Vedere le quantità a colpo d’occhio, con simboli senza numeri. Dai 4 anni con 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>Quanti in più? Chi ha la carta più alta dice la differenza. Dai 6 anni con 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Minore o maggiore. I segni &lt;, = e &gt;, letti da sinistra a destra. Dai 6 anni con 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Sommare. Quali due carte fanno di più insieme? Dai 6 anni, all’inizio con 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Sottrarre. Quali due carte sono più lontane tra loro? Dai 6 o 7 anni con 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Decine e unità. Due carte fanno un numero di due cifre. Dai 7 anni con 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Moltiplicare. Due carte fanno un prodotto. Dagli 8 anni con 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n guerra.</numerusform>
            <numerusform>%n guerre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Mani da {first} a {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Mani da {first} a {last}: ne hai vinte {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Mani da {first} a {last}: {name} ne ha vinte {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>Il piatto più grande: hai preso %n carta.</numerusform>
            <numerusform>Il piatto più grande: hai preso %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>Il piatto più grande: {name} ha preso %n carta.</numerusform>
            <numerusform>Il piatto più grande: {name} ha preso %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>Guerra!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Prendi %n carta.</numerusform>
            <numerusform>Prendi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} prende %n carta.</numerusform>
            <numerusform>{name} prende %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n carta</numerusform>
            <numerusform>{name}: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: nessuna carta</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: fuori</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Tasto: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Prende %n carta</numerusform>
            <numerusform>Prende %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, mazzetto: %n carta</numerusform>
            <numerusform>{name}, mazzetto: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Dall’alto: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, scoperta: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, scoperta: {card}, vince</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, scoperta: {card}, in parità</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, scoperta: {card}, battuta</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, coperte: %n carta</numerusform>
            <numerusform>{name}, coperte: %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Piatto: %n carta</numerusform>
            <numerusform>Piatto: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Carte di ognuno: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Tra {low} e {high} su 100, su {rounds} smazzate come questa.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Con {held} carte su {there} vince ancora meno di 1 su {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Con {held} carte su {there} vince ancora circa 1 su {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Con {held} carte su {there} vincono quasi tutti.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Con {held} carte su {there} vincono circa {number} su 10.</translation>
    </message>
</context>
</TS>
