<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>O grze Wojna</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencje</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>Gra karciana Wojna ze wszystkimi domowymi zasadami.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Działa na: Python {python}, PySide6 {pyside}, Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Bez pieniędzy i nagród, a gra nigdy nie łączy się z internetem.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} Twórcy gry Wojna. Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej: wolno go używać, rozpowszechniać je i zmieniać. Nie ma na nie żadnej gwarancji.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licencja programu</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licencja p&amp;rogramu</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Wojna (GNU GPL, wersja 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt i PySide6 (GNU LGPL, wersja 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Wszystko inne</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Licencja Apache, wersja 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, wersja 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>Nie można odczytać pliku {file}. Powinien być częścią programu.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>&amp;Kopiuj dane wersji</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Skopiowano dane wersji</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Partia</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Rozdaj nową partię</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Domowe zasady…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Wybierz zasady i zobacz, ile potrwa partia</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>&amp;Cofnij nową partię</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Wróć do poprzedniej partii; działa do odkrycia kart</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Kontynuuj partię z pliku</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Za&amp;pisz jako…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Zapisz tę partię w pliku</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Wszystkie rozegrane partie: wygrane, przegrane, najdłuższe, najkrótsze</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>&amp;Wyzeruj wynik…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Zacznij liczyć wynik od zera</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Zamknij okno</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Ostatnie p&amp;liki</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Zasad&amp;y na wieczór…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Dobierz zasady do graczy i do waszego czasu</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Numer lub kod rozdania…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Zagraj rozdanie, które ktoś ci podał</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>N&amp;astępne rozdanie</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Rozdaj następny numer</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>&amp;Poprzednie rozdanie</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Rozdaj poprzedni numer</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>&amp;Losowe rozdanie</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Rozdaj losowy numer</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Te same karty jeszcze raz</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Zacznij to rozdanie od początku</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>To rozdanie na &amp;innych zasadach…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Zagraj tymi samymi kartami na innych zasadach</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>&amp;Kopiuj numer i kod</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Skopiuj to rozdanie, żeby komuś je podać</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;Odkryj karty</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Każdy odkrywa kartę</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>&amp;Zagraj 10 starć</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Dziesięć starć po kolei; naciśnij ponownie, żeby zatrzymać</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Gra au&amp;tomatyczna</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Starcie za starciem; naciśnij ponownie, żeby zatrzymać</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Graj do &amp;końca</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Niech pozostali dograją do końca</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uza</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Zakryj stół i zatrzymaj zegar</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Szybciej</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Graj szybciej</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Wolniej</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Graj wolniej</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>Szy&amp;bkość…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Jak szybko poruszają się karty</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>Odkr&amp;yte karty</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Obejrzyj całą partię z odkrytymi stosami; twoja partia poczeka</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Lekcje liczenia dla dzieci i klas</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>Powiedz &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Pokaż i powiedz, co się ostatnio stało</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>Powiedz, kto &amp;ile ma</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Pokaż i powiedz, ile kart ma każdy i które leżą na stole</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Użyj całego ekranu</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>Wróć do &amp;stołu</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Zatrzymaj grę automatyczną i wróć do stołu</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>W&amp;ycisz</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Wyłącz lub włącz dźwięk</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencje…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Stół, karty, tekst, ruch, dźwięk</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>Pokaż &amp;historię</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Obejrzyj jeszcze raz każde starcie partii</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Do &amp;rozdania</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Pokaż stół przed pierwszym starciem</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Jedno starcie &amp;wstecz</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Pokaż stół o jedno starcie wcześniej</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>&amp;Odtwórz stąd</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Odtwórz jeszcze raz kolejne starcia</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Jedno starcie &amp;naprzód</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Pokaż stół o jedno starcie później</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Wróć do &amp;gry</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Pokaż, jak stół wygląda teraz</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>Gr&amp;aj dalej stąd</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Graj od tego starcia jako nową partię; można to cofnąć</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>Zasady tej partii z przykładami</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Zgłoś problem…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Skopiuj raport, który pomaga twórcom naprawiać błędy</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>N&amp;auka z Wojną…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;O grze Wojna</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Wersja i licencje</translation>
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
        <translation>{number} na 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>na czas</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>mniej więcej tyle</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>między {low} a {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>wojny</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>zmiany prowadzenia</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>czekanie</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Zasady na wieczór</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Rozgrywam partie na wielu zasadach…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Szukanie przerwano.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Postęp szukania</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>Przerwij szuka&amp;nie</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Szukaj ponownie</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>Sprawdzone zasady: {rules}, rozegrane partie: {rounds}, czas: {seconds} s.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Każde rozegrano tyle razy: {number}.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Szukam zasad…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Najbliższe</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Najlepsze do tej pory</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Zasady, które pasują i różnią się od siebie</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Te liczby są przybliżone: brakuje tu szybkiego programu do rozgrywania partii.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Na tym komputerze nie da się rozegrać partii.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Odkryj karty</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokończ</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Połóż kartę</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Nauka z Wojną</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>Zagraj 10 starć</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>Zagraj 10</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Graj do końca</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Te same karty</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automat</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Rozdaj nową partię (spacja)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Połóż następną kartę wojny (spacja)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Pokaż wynik od razu (spacja)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Odkryj obie</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Odkryj karty</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Starcia tej partii</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Wybierz starcie, żeby zobaczyć stół po nim. Enter odtwarza je jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>jedno starcie ze wszystkimi wojnami; to samo robi kliknięcie w stół</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>jedno starcie, gdy każdy, kto ma karty, naciśnie swój klawisz</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>dziesięć starć po kolei</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>starcie za starciem aż do ponownego naciśnięcia</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>tasuje i rozdaje od początku</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Spojrzenie wstecz</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>przechodzi od przycisku do przycisku; Enter go naciska</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>przywraca dawną partię, do odkrycia kart</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>zakrywa stół i zatrzymuje zegar</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>wolniej, szybciej</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>starcie po starciu</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>wyłącza lub włącza dźwięk</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>kto gra i na jakich zasadach</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>tylko stół i jego przyciski</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>zatrzymuje to, co trwa, i wraca do kart</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Inne przyciski</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Liczba kart po każdym starciu</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Starcie {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Imię</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Obrazek {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>To imię jest długie: zapisze się pierwszych 40 liter.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Kto gra we dwoje?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Dzieci</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>&amp;Dodaj dziecko…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>Z&amp;mień…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Wybierz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Nie można odczytać postępów. Nic w nich nie zostało zmienione.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>To, co robi dziecko, zostaje tylko na tym komputerze. Wystarczą imię i obrazek.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Dodawanie dziecka</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Zmiana danych dziecka</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Przyciski gry</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Tyle samo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Zamień dziesiątki i jedności</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Wyjdź z lekcji</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Dla dorosłych: przytrzymaj przez sekundę</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>jest mniejsze niż</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>jest równe</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>jest większe niż</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Odkryj kartę gracza {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, po lewej</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, po prawej</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} i {second}, po lewej</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} i {second}, po prawej</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>Powiedziane</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Popatrzmy razem</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Z&amp;apisz jako…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>Za&amp;rządzaj</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Z&amp;mień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>&amp;Eksportuj te zasady…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>&amp;Importuj zasady…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Zapisz te zasady jako</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>„{name}” już istnieje. Zastąpić?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Za&amp;stąp</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nowa nazwa</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Usunąć „{name}”?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Eksport zasad</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import zasad</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>W pliku {file} nie ma zasad Wojny.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Zasady Wojny (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Tych zasad nie zapisano: jest już za dużo gotowych zasad albo nazwa jest zajęta.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Nie można odczytać twoich zasad. Plik ma teraz nazwę {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>Nie można odczytać lub zapisać pliku {file}.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Te karty wybrano ręcznie i nie mają numeru rozdania, ale można je zapisać w pliku.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Rozdanie {number}, kod {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Skopiowano numer i kod.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Numer lub kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Numer lub kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Rozdaj</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Rozdanie {number}, kod {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>Karty na stole wybrano ręcznie, więc nie mają numeru rozdania.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Na stole: rozdanie {number}, kod {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Rozdania mają numery od 1 do {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Rozdanie {number}. Zasady: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Z numerem obowiązują zasady ze stołu; kod ma własne zasady.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>Znaku „{given}” nie może być w kodzie.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>To nie jest kod: co najmniej jeden znak jest błędny lub go brakuje.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Ta wersja Wojny nie zna tego kodu, choć jest wpisany poprawnie.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Usuwanie dziecka</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Usunąć „{name}”?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>W skrócie</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Wojny i koniec</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>Czytnik ekranu czyta</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Co najmniej tak wysokie jak czubek palca. Przy tekście 150% lub większym zawsze takie są.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>Duże &amp;przyciski</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Czytnik ekranu</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Przyciski</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>W grze automatycznej czyta podsumowanie najwyżej co cztery sekundy.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>&amp;Czytnik ekranu czyta</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 powtarza ostatnie zdanie. F3 mówi, kto ile ma.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Pokaż mi na stole</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Odegraj przykład jeszcze raz</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Pokaż znowu bieżącą partię</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Przykład: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>Nie można jeszcze otworzyć pliku {file}: trwa wczytywanie innych.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Otwieranie pliku {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>rozdanie {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>wybrane karty</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nie ma jeszcze plików</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>Otwórz &amp;inny…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>Plik {file} jest otwarty.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>Pliku „{file}” już nie ma. Partia na stole trwa dalej.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>Nie można odczytać pliku „{file}”. Partia na stole trwa dalej.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>Plik „{file}” jest za duży na partię Wojny. Partia na stole trwa dalej.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>Plik „{file}” zapisano w nowszej wersji Wojny. Partia na stole trwa dalej.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>Nie można otworzyć pliku „{file}”: jest uszkodzony albo nie jest partią Wojny. Partia na stole trwa dalej.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Partię zapisano w pliku {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>Partii nie zapisano: nie ma miejsca na plik {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>Partii nie zapisano: brak uprawnień do zapisania tam pliku {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>Partii nie zapisano: nie można tam zapisać pliku {file}.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Zobacz dlaczego</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Rozgrywam pierwsze partie…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Starcia</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Jednostka długości</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Pokaż jako &amp;tabelę</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Wykres długości partii; te same liczby są w tabeli</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Jak długo trwają partie</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Prognoza w liczbach</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Najdłuższa partia</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Obejrzyj najdłuższą partię</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Najdłuższa wojna</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Obejrzyj najdłuższą wojnę</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Najbardziej wyrównana</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Obejrzyj najbardziej wyrównaną partię</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>Ile partii na 100 wygrywa każdy gracz; reszta to remisy.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Obejrzyj jedną z tych partii:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Na tym komputerze prognoza jest niedostępna.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Rozegrane na próbę partie: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Szybkie obliczenia są tu niedostępne, więc te liczby są przybliżone.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Partie na 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>połowa skończona</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 na 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>starcia</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>partie na 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} na 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} i więcej</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first}–{last}</translation>
    </message>
</context>
<context>
    <name>ForecastWarning</name>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Naciśnij P, żeby grać dalej.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>Spacja działa teraz na „{name}”. Żeby odkryć karty, naciśnij Esc, a potem spację.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Dla dorosłych</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Postępy…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>&amp;Drukuj dla klasy…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>D&amp;zieci…</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Gotowe</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>&amp;Co ćwiczy każdy tryb…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Poziom wybierają dorośli. Nic tu nie zależy od szybkości i nic nie jest nigdzie wysyłane.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Liczby</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>&amp;As to</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Figury: walet, dama, król</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>odłożone</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>liczba i znaczki</translation>
    </message>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>znaczki</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>Na kar&amp;tach</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>starcia</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>Dł&amp;ugość</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Starcia</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>jedno dziecko</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>dwoje dzieci</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>klasa</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>&amp;Kto gra</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Odpowiedzi mówi się na głos do d&amp;orosłego</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Wolniej lub szy&amp;bciej</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Spoko&amp;jne słowa: „Wyższa Karta” i „dogrywka”</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>przy 2. spojrzeniu</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>na prośbę</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Pojaw&amp;ia się</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>Pomoc za&amp;nika: jest jej mniej, im pewniejsza jest para</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>more</source>
        <translation>więcej</translation>
    </message>
    <message>
        <source>less</source>
        <translation>mniej</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>na przemian</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>P&amp;ytamy o</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>układa dziecko</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>pierwsza karta to dziesiątki</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Dziesiątki i j&amp;edności</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Głos</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Każde pytanie słyc&amp;hać</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>Wyp&amp;róbuj</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Jeden przycisk</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Wszystko jedny&amp;m klawiszem</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Jak długo ś&amp;wieci światełko</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>Światełko świeci {seconds} s na każdej odpowiedzi, a po naciśnięciu odpoczywa pół sekundy.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Przejdź do części przewodnika</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>Przej&amp;dź do</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Wojna z czterema zakrytymi kartami</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Rozdaj partię Poczwórnej Wojny</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Domowe zasady…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Nauka z Wojną…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Obejrzyj całą partię</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>dziesiątki</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>jedności</translation>
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
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Pokaż, jak stół wygląda teraz</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Starcie {number} z {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – spojrzenie wstecz</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>Rozdanie. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Spojrzenie wstecz: starcie {number} z {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Starcie {number}, ostatnie</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Wczytywanie starcia {number} z {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>Zrobiona %n z 10 części lekcji</numerusform>
            <numerusform>Zrobione %n z 10 części lekcji</numerusform>
            <numerusform>Zrobiono %n z 10 części lekcji</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Mata do Wojny</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Tu połóż swoją kartę</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>jest mniejsze niż</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>jest równe</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>jest większe niż</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} to o {d} więcej niż {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Kto ma wyższą kartę, mówi zdanie i zabiera obie karty.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Nauka z Wojną · liczby {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Wybieram to</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>dowolny klawisz</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Zakończ przykład</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Do widzenia</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Na tym komputerze nie ma głosu dla języka: {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>Głos mówi w języku: {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>Głos jest wyszukiwany na początku lekcji.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Kto?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: wybierz, kto gra</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>Wynik teraz: {score}. Statystyki się nie zmienią.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Zerowanie wyniku</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>Wyzerować wynik?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Wyzeruj</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>Plik {file} jest uszkodzony albo nie jest plikiem Wojny.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>Plik {file} zapisano w nowszej wersji Wojny.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>Plik {file} jest za duży na plik Wojny.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>Nie można odczytać pliku {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Nie ma miejsca na zapisanie pliku {file}. Możesz grać dalej; zwolnij trochę miejsca albo zapisz partię gdzie indziej.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>Plik {file} jest chroniony przed zapisem. Możesz grać dalej, ale żeby zachować partię, zapisz ją w pliku.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>Plik {file} usunięto lub przeniesiono; Wojna zaczęła nowy.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>Plik {file} jest używany przez inne okno.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>Nie można zapisać pliku {file}. Możesz grać dalej, ale żeby zachować partię, zapisz ją w pliku.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Ma teraz nazwę {file}, a Wojna zaczęła nowy.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Ile mamy minut</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>&amp;Mamy</translation>
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
        <translation>Nauka z Wojną</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Jedno dziecko</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Dwoje dzieci</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Dla dorosłych</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Karty wędrują</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Karty od razu na miejscu</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Ruch kart</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Twój system prosi o mniej ruchu.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Twój system nie prosi o mniej ruchu.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Przy trzech zakrytych kartach – jedno słowo na każdą kartę.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>Mó&amp;w „Raz – dwa – trzy – wojna!”</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>W wojnie każde naciśnięcie kładzie następną kartę.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>Kładź karty &amp;po kolei</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Wy&amp;cisz wszystkie dźwięki</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Wypró&amp;buj</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>&amp;Głośność</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>Przy dużej szybkości go nie słychać.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>Dźwięk &amp;mówi, kto wygrywa starcie</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Ruch &amp;kart</translation>
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
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Są już zasady o nazwie „{name}”.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>Wytnij wzdłuż linii · strona {number} z {of} · dla dwojga dzieci wydrukuj dwa zestawy</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Otwieranie partii</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Partie Wojny (*{suffix})</translation>
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
        <translation>Zatrzymaj po tym starciu (spacja)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Obejrzyj inną</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Obejrzyj inną partię (spacja)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Graj starcie za starciem (spacja)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Starcie {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Starcie {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Pokaż poprzednie starcie</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Pokaż następne starcie</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Wróć do mojej partii</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Pokaż znowu bieżącą partię</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Odkryte karty – cała partia</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Odkryte karty</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Naciśnij spację, żeby obejrzeć inną partię.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Te same karty, inne zasady</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Domowe zasady…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdaj</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Rozdanie {number}: na jakich zasadach?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Te karty: na jakich zasadach?</translation>
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
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Przerwane</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Wygrane z rzędu</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Najwięcej z rzędu</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Najkrótsza partia</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Najdłuższa partia</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Najdłuższa wojna</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Dokument PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisywanie jako PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano w pliku {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Nie ma miejsca na zapisanie pliku {file}. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>Plik {file} jest chroniony przed zapisem. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>Nie można odczytać postępów, więc pliku {file} nie zapisano.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>Nie udało się zapisać pliku {file}. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Ta wersja Wojny nie może drukować. Zapisz zamiast tego PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Na tym komputerze nie ma drukarki. Zapisz zamiast tego PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>Drukowanie się nie udało. Sprawdź drukarkę i miejsce na dysku.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>Karty są zakryte, a zegar stoi</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} z {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Stół i karty</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Okno i tekst</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>&amp;Ruch i dźwięk</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>&amp;Ułatwienia</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>S&amp;trona</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Przywróć &amp;domyślne</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Zapisane przez ciebie</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Zasady na stole</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Twoje zmiany</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Drukowanie dla klasy</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Żeby klasa bez komputerów zagrała tę samą lekcję.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>&amp;Karta zapisu</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;Wiersze w kolumnie</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;Mata dla dwojga</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>Karty z &amp;liczbami do wycięcia</translation>
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
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Nauka z Wojną</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Postępy</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Dzieci</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Siatka</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Pary liczb</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Wiedza</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Od razu dobrze</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Wszystkie tryby</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;Tabela CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Warto spojrzeć jeszcze raz: {pairs}. Wrócą w następnej lekcji.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Nie można odczytać postępów. Nic w nich nie zostało zmienione.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>Lekcje nadal działają.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Nie ma jeszcze dzieci</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Dodaj dziecko przyciskiem „Dzieci…”, a tu zobaczysz jego lekcje.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. Zapisane tylko na tym komputerze.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Zapisywanie jako CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Pary liczb</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Nauka z Wojną · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Wszystkie tryby</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Gra przy stole</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Zapisane tylko na tym komputerze. Każde dziecko uczy się we własnym tempie; to nie jest ocena.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Spacja</translation>
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
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Odtwórz: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Spróbuj jeszcze raz</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Moje liczby</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Odkryj dwie karty. Zapisz obie liczby. Wstaw między nie &lt;, = lub &gt;.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Zgłaszanie problemu</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>W Wojnie wystąpił nieoczekiwany błąd.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>Coś nie działa w Wojnie? Napisz twórcom, co zostało zrobione i co się stało, i wyślij im ten raport.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Partia jest zapisana i możesz grać dalej. Jeśli to się powtórzy, uruchom Wojnę ponownie: wróci do partii w tym samym miejscu.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Wojna nie może się uruchomić.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>To, co rozegrane, jest zapisane.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>Nie udało się zapisać partii. Możesz grać dalej, ale zapisz partię w pliku, zanim zamkniesz okno.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Żeby pomóc to naprawić, skopiuj ten raport i wyślij go twórcom. Nic nie jest wysyłane automatycznie.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>&amp;Kopiuj raport</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Skopiowano raport</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Wyniki wszystkich partii</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>Zapisana partia nie zgadzała się z własnym zapisem, więc Wojna trzyma się zapisu.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>Rozdanie, przed pierwszym starciem.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Wracamy do gry.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Wszystkie karty są odkryte.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Starcie</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Starcie {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Przejście {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Wybrane karty</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Kopiuj numer i kod tego rozdania</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>Zostało {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Starcia</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Wojny</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Najdł. wojna</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Numer</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Rozegrane partie</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Naciśnij Enter, żeby odtworzyć partię.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Wygrane karty</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>całość</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>Goto&amp;we zasady</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Domowe zasady</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>Pro&amp;gnoza</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domowe zasady</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Domowe zasady dla tych kart</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Domowe zasady dla rozdania {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>Zasady na wie&amp;czór…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>An&amp;uluj</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>&amp;Zacznij partię</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Czas przy zwykłej szybkości i twoich zwykłych przerwach.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Czas przy obecnej szybkości i twoich zwykłych przerwach.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Czas przy zwykłej szybkości.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Czas przy zwykłej szybkości, bez przerw.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Czas przy obecnej szybkości, bez przerw.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Zapisz partię jako</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>Plik {file} już istnieje. Zastąpić?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>Wracamy do poprzedniej partii.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Te same karty jeszcze raz.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nowa partia.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pauza. Karty są zakryte.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>Partia trwa dalej.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Dźwięk wyłączony.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Dźwięk włączony.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Szybkość: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Pełny ekran włączony.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Pełny ekran wyłączony.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Kuba</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Ola</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Staś</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ewa</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Kto gra jako gracz {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
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
        <translation>Każdy gra własnym klawisz&amp;em</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Starcie zaczyna się, gdy każdy naciśnie swój klawisz: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Tylko gdy gra dwoje lub więcej ludzi.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>pomarańczowe kółko</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>niebieski trójkąt</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>żółty kwadrat</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>zielony pięciokąt</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>fioletowy sześciokąt</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>różowa gwiazda</translation>
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
        <translation>Nauka z Wojną</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Karty od razu na miejscu</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Graj wolniej</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Graj szybciej</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Klawisze − i + zmieniają ją w każdej chwili.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>bez ruchu</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>zwykła</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>mała</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>bardzo mała</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>duża</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>bardzo duża</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Eksportuj jako tabelę…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>Wyczyść &amp;statystyki…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Eksport jako tabela</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Czyszczenie statystyk</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Wygrane, przegrane, serie i rekordy zaczną się od zera, a tych partii nie da się już stąd odtworzyć. Tego nie można cofnąć. Partia na stole zostaje.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Wczytywanie partii…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Wczytywanie partii…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Tej partii nie można odtworzyć: jej zapis jest uszkodzony.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Eksportowanie…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Czyszczenie statystyk…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Partie według zasad</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Partie według długości</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>&amp;Odtwórz tę partię</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>Za&amp;graj partię</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Nie ma jeszcze partii, w których gra {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Zagraj partię do końca, a zostanie tu policzona: kto wygrał, ile trwała i każde starcie do obejrzenia.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Przegląd</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Z&amp;asady</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>&amp;Długość</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;Wszystkie partie</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>Liczba na końcu mówi, ile partii rozegrano.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Ile było starć w partii i ile takich partii rozegrano.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Enter też ją odtwarza.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>znane</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Zagraj partię na tych zasadach ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Jak długo trwają partie</translation>
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
        <translation>Zrób to</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>menu</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Dwa kolory</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>&amp;Kropki wartości</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Dłuższy rząd kropek to wyższa karta.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zielone sukno</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Granatowa noc</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Ciepłe drewno</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Duży kontrast</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Jak stół</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Gwiazdy</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Giloszowany</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Fale</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Kratka</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Promienie</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Gładki</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Duży indeks</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Wielkie liczby</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Jak w języku: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Tył kart</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Przód kart</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Kolory i litery</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Litery</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Naciśnij spację, żeby zacząć nową partię.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Gra automatyczna wyłączona.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Dziesięć starć.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Gra automatyczna włączona.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Gramy do końca.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Nauka z Wojną</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Witaj w Wojnie</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>Wyższa karta bierze obie. I tyle.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>Pierwszy raz?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ukryj</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Czyje partie są pokazane</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Kto</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Zapisane tylko na tym komputerze.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>Czyje partie są pokazane</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Kto</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Wielkość t&amp;ekstu</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Twoja dama bije dziewiątkę; bierzesz 2 karty.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>Stół zachowuje własne kolory. Duży kontrast jest jak w systemie.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Wojna użyje go po ponownym uruchomieniu.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>Od 100 do 200%, w oknie i na stole.</translation>
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
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>najwyżej tyle</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>mniej więcej tyle</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Co znaczą minuty</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Mało &amp;remisów</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Nikt nie &amp;odpada wcześnie</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Dużo &amp;wojen</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Tylko &amp;znane zasady</translation>
    </message>
    <message>
        <source>any</source>
        <translation>obojętnie</translation>
    </message>
    <message>
        <source>few</source>
        <translation>mało</translation>
    </message>
    <message>
        <source>many</source>
        <translation>dużo</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Długość</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>&amp;Jest nas</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Co jest ważne</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>Zmiany &amp;prowadzenia</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Partie wygrane przez każdego gracza, na 100</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>Gra karciana</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Gra karciana Wojna z domowymi zasadami twojej rodziny</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>wojna;war;bataille;karty;gra karciana;pasjans;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>Gra karciana Wojna z własnymi zasadami domowymi</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>Twórcy gry Wojna</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Każdy odkrywa kartę, a najwyższa bierze wszystkie. Gdy najwyższe karty są równe – wojna! Sześciolatek zagra jednym klawiszem, a rodzic ustawi zasady tak, żeby skończyć przed snem.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>Od dwóch do sześciu graczy, ludzi lub komputerów, z jokerami lub bez</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Wszystkie domowe zasady: ile kart zakrytych, co, gdy komuś brakuje kart, jak zbiera się wygrane karty, limity</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Każde rozdanie ma numer, więc można jeszcze raz zagrać dokładnie tymi samymi kartami</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Gra myszą, samą klawiaturą lub z czytnikiem ekranu, z dowolną szybkością, z ruchem lub bez</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Bez pieniędzy, bez nagród, bez sieci</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Starcie na stole i wiersz, który mówi, kto bierze karty</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Partia gry karcianej Wojna</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>WOJNA</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>WOJNA ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>Odłożona: %n karta</numerusform>
            <numerusform>Odłożone: %n karty</numerusform>
            <numerusform>Odłożone: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>ostatnia karta!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>ostatnia!</numerusform>
            <numerusform>ostatnie %n!</numerusform>
            <numerusform>ostatnie %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>odpada</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>karta</numerusform>
            <numerusform>karty</numerusform>
            <numerusform>kart</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>WOJNA!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>PODWÓJNA WOJNA!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>POTRÓJNA WOJNA!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>WOJNA ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Taki kod ma %n znak; na razie jest ich {given}.</numerusform>
            <numerusform>Taki kod ma %n znaki; na razie jest ich {given}.</numerusform>
            <numerusform>Taki kod ma %n znaków; na razie jest ich {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>Najdłuższa z tych partii ma %n starcie.</numerusform>
            <numerusform>Najdłuższa z tych partii ma %n starcia.</numerusform>
            <numerusform>Najdłuższa z tych partii ma %n starć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>Najdłuższa wojna to %n wojna.</numerusform>
            <numerusform>Najdłuższa wojna to %n wojny z rzędu.</numerusform>
            <numerusform>Najdłuższa wojna to %n wojen z rzędu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>Zwycięzca miał już tylko %n kartę.</numerusform>
            <numerusform>Zwycięzca miał już tylko %n karty.</numerusform>
            <numerusform>Zwycięzca miał już tylko %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Przykład: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Wygrane {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Wygrane partie: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, od ostatniego wyzerowania wyniku.</translation>
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
            <numerusform>%n remis</numerusform>
            <numerusform>%n remisy</numerusform>
            <numerusform>%n remisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>starcie</numerusform>
            <numerusform>starcia</numerusform>
            <numerusform>starć</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>wojna</numerusform>
            <numerusform>wojny</numerusform>
            <numerusform>wojen</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>najdłuższa wojna</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>wygrane przez ciebie</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>najwięcej kart</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>odpada po {battle}. starciu</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Żeby odkryć karty, naciśnij swój klawisz: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Żeby odkryć karty, naciśnijcie swoje klawisze: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>Czekamy na: {players}.</translation>
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
            <numerusform>po %n karcie</numerusform>
            <numerusform>po %n karty</numerusform>
            <numerusform>po %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n raz</numerusform>
            <numerusform>%n razy</numerusform>
            <numerusform>%n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Przerwana</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n starcie</numerusform>
            <numerusform>%n starcia</numerusform>
            <numerusform>%n starć</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n wojna</numerusform>
            <numerusform>%n wojny z rzędu</numerusform>
            <numerusform>%n wojen z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>Usunąć %n partię?</numerusform>
            <numerusform>Usunąć %n partie?</numerusform>
            <numerusform>Usunąć %n partii?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>Zapisano %n partię w pliku {file}.</numerusform>
            <numerusform>Zapisano %n partie w pliku {file}.</numerusform>
            <numerusform>Zapisano %n partii w pliku {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Starcie {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>Partia trwa dalej.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Każdy odkrywa kartę.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} (walczą: {fighters}).</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Odkrywasz {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} odkrywa {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Każdy kładzie %n zakrytą kartę.</numerusform>
            <numerusform>Każdy kładzie %n zakryte karty.</numerusform>
            <numerusform>Każdy kładzie %n zakrytych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Kładziesz %n zakrytą kartę i odkrywasz {card}</numerusform>
            <numerusform>Kładziesz %n zakryte karty i odkrywasz {card}</numerusform>
            <numerusform>Kładziesz %n zakrytych kart i odkrywasz {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} kładzie %n zakrytą kartę i odkrywa {card}</numerusform>
            <numerusform>{name} kładzie %n zakryte karty i odkrywa {card}</numerusform>
            <numerusform>{name} kładzie %n zakrytych kart i odkrywa {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Zachowujesz {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} zachowuje {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>piątka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>dwójka {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trójka {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>czwórka {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>piątka {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>szóstka {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>siódemka {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>ósemka {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>dziewiątka {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dziesiątka {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>walet {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>król {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>dwójkę {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>trójkę {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>czwórkę {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>piątkę {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>szóstkę {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>siódemkę {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>ósemkę {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>dziewiątkę {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>dziesiątkę {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>waleta {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>damę {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>króla {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>asa {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>jokera</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>dwójkę</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>trójkę</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>czwórkę</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>piątkę</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>szóstkę</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>siódemkę</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>ósemkę</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>dziewiątkę</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>dziesiątkę</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>waleta</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>damę</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>króla</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>asa</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>jokera</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>dwójkę</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>trójkę</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>czwórkę</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>piątkę</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>szóstkę</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>siódemkę</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>ósemkę</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>dziewiątkę</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>dziesiątkę</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>waleta</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>damę</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>króla</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>asa</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>jokera</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>trójka</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>piątka</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>walet</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>król</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>joker</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Twoja dwójka</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Twoja trójka</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Twoja czwórka</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Twoja piątka</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Twoja szóstka</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Twoja siódemka</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Twoja ósemka</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Twoja dziewiątka</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Twoja dziesiątka</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Twój walet</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Twoja dama</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Twój król</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Twój as</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Twój joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>twoją dwójkę</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>twoją trójkę</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>twoją czwórkę</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>twoją piątkę</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>twoją szóstkę</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>twoją siódemkę</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>twoją ósemkę</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>twoją dziewiątkę</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>twoją dziesiątkę</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>twojego waleta</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>twoją damę</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>twojego króla</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>twojego asa</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>twojego jokera</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>twoja dwójka</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>twoja trójka</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>twoja czwórka</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>twoja piątka</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>twoja szóstka</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>twoja siódemka</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>twoja ósemka</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>twoja dziewiątka</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>twoja dziesiątka</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>twój walet</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>twoja dama</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>twój król</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>twój as</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>twój joker</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Dwójka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Trójka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Czwórka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Piątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Szóstka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Siódemka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Ósemka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Dziewiątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Dziesiątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Walet gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Dama gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Król gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>As gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Joker gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>dwójkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>trójkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>czwórkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>piątkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>szóstkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>siódemkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>ósemkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>dziewiątkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>dziesiątkę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>waleta gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>damę gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>króla gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>asa gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>jokera gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>dwójka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>trójka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>czwórka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>piątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>szóstka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>siódemka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>ósemka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>dziewiątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>dziesiątka gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>walet gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>dama gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>król gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>as gracza {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>joker gracza {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Zwykłe starcie</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Podwójna wojna</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Za mało kart na wojnę</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Nie ma kart na wojnę</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Dwoje z trojga graczy ma równe karty</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Tutaj wojna wymaga od każdego tylko jednej karty, więc albo masz ich dość, albo nie masz żadnej.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Ta talia jest za mała, żeby to pokazać, bo tyle kart kładzie się zakrytych.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>Licz&amp;ba graczy</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Talia</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>&amp;Jokery</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>&amp;Kart na gracza</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>A&amp;sy</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>W&amp;ygrywa karta</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Karty zakryte w woj&amp;nie</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>Kto wa&amp;lczy w wojnie</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>Za &amp;mało kart na wojnę</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Karty tra&amp;fiają pod stos</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>L&amp;imit starć</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Limit &amp;przejść</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Limit czasu w minutac&amp;h</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Po &amp;osiągnięciu limitu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>żadna</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 karty, od dwójek</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 kart, od szóstek</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 karty, od siódemek</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Gdy graczy jest dwoje, nikt inny nie może się przyłączyć.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Nie ma limitu, więc to ma znaczenie tylko wtedy, gdy partia nigdy by się nie skończyła.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>W wojnie jedna karta zakryta, a po 500 starciach remis.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>Ostatnia karta jeszcze walczy, a partię kończy zegar.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Jak Rodzinne, z trzema zakrytymi kartami w wojnie.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>W wojnie cztery karty zakryte, a ostatnia karta walczy dalej.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Pół talii na szybką partię.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Trzy razy przez wszystkie karty, potem wygrywa ten, kto ma ich najwięcej.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>Gra z Francji: 32 karty, od siódemek.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>W wojnie nie kładzie się kart zakrytych.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Dwa jokery biją wszystkie inne karty.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>Wygrywa najniższa karta, a w wojnie kładzie się pięć kart zakrytych.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>Równa karta mówi, ile kart kładzie się zakrytych.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Rodzinne dla trojga; wygrane karty się tasuje.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Czworo graczy, najwyżej pół godziny, wygrane karty się tasuje.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>najwyżej</translation>
    </message>
    <message>
        <source>low</source>
        <translation>najniżej</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>najwyższa</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>najniższa</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>tyle, ile mówi równa karta</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>tylko gracze z równymi kartami</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>odpada z partii</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>walczy ostatnią kartą</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>ostatnia karta walczy dalej</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>wszyscy kładą po tyle samo</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>partia kończy się remisem</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>najpierw karty zwycięzcy</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>karty zwycięzcy na końcu</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>w kolejności miejsc</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>odwrócone tak, jak leżą</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>najpierw najwyższa karta</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>potasowane</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>jest remis</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>wygrywa, kto ma najwięcej kart</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>Od 2 do 6 graczy, każdy ma stos kart.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>Pełna talia.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Bez najniższych kart partia jest krótsza.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Jokery są najwyższe. Tu wygrywa najniższa karta, więc są najsłabsze.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Joker bije każdą inną kartę; dwa jokery są równe.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Rozdaje się całą talię: po %n karcie.</numerusform>
            <numerusform>Rozdaje się całą talię: po %n karty.</numerusform>
            <numerusform>Rozdaje się całą talię: po %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>Po %n karcie</numerusform>
            <numerusform>Po %n karty</numerusform>
            <numerusform>Po %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n karta odłożona.</numerusform>
            <numerusform>{each}; %n karty odłożone.</numerusform>
            <numerusform>{each}; %n kart odłożonych.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>As jest wyżej niż król.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>As jest najniższą kartą.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>Najwyższa odkryta karta bierze wszystko ze stołu.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>Najniższa odkryta karta bierze wszystko ze stołu. Ta gra nazywa się Pokój.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Równe siódemki to 7 zakrytych kart; równe króle to 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Gracze w wojnie odkrywają po prostu jeszcze jedną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>W wojnie dwojga graczy stawką jest %n karta, a przy następnych równych kartach więcej.</numerusform>
            <numerusform>W wojnie dwojga graczy stawką są %n karty, a przy następnych równych kartach więcej.</numerusform>
            <numerusform>W wojnie dwojga graczy stawką jest %n kart, a przy następnych równych kartach więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Pozostali czekają, a ich karty bierze zwycięzca.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Gracze bez równych kart mają w wojnie jeszcze jedną szansę.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Kto nie ma dość kart na całą wojnę, odpada, a jego karty idą do puli.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Komu brakuje kart, kładzie wszystkie, a ostatnią odkrywa. Kto nie ma żadnej, odpada.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Komu brakuje kart, kładzie wszystkie, a ostatnią odkrywa. Jeśli nie ma żadnej, walczy dalej kartą, która leży na stole.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Wszyscy kładą tylko tyle kart, ile może ten, kto ma ich najmniej. Kto nie ma żadnej, odpada.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Jeśli ktoś nie ma dość kart na całą wojnę, jest remis.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>Pod stos idą najpierw własne karty zwycięzcy, potem pozostałych.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>Pod stos idą najpierw karty pozostałych, potem własne karty zwycięzcy.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Zawsze w kolejności miejsc, niezależnie od tego, kto wygrywa.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>Karty zsuwa się razem i odwraca, więc ostatnia położona idzie pierwsza.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>Pod stos idzie najpierw najwyższa karta, na końcu najniższa.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Wygrane karty tasuje się, zanim trafią pod stos.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Starcie jest wtedy, gdy każdy odkrywa kartę; wojny się w nim mieszczą.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Przejście kończy się, gdy każdy raz zagra wszystkie karty swojego stosu.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>Zegar stoi w czasie pauzy i gdy otwarte jest okno dialogowe.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Partia, która dojdzie do limitu, nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Wygrywa największy stos. Jeśli największe stosy są równe, jest remis.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>Połowa partii kończy się w ciągu</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 partii na 10 kończy się w ciągu</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Zakończone przez limit</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Bez końca</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n wojna w jednym starciu</numerusform>
            <numerusform>%n wojny w jednym starciu</numerusform>
            <numerusform>%n wojen w jednym starciu</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Wojny w partii</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Najdłuższa wojna</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>połowa skończona</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 na 10 skończonych</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remisy</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>bez końca</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>wojny w partii</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n z rzędu</numerusform>
            <numerusform>%n z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>poniżej 1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Na tych zasadach wiele partii nigdy by się nie skończyło.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Na tych zasadach wiele partii nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Na tych zasadach wiele partii nie ma zwycięzcy albo nigdy by się nie skończyło.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>W grze jest %n karta, liczba nieparzysta. Zbierane zawsze w tej samej kolejności, karty mogą krążyć bardzo długo.</numerusform>
            <numerusform>W grze są %n karty, liczba nieparzysta. Zbierane zawsze w tej samej kolejności, mogą krążyć bardzo długo.</numerusform>
            <numerusform>W grze jest %n kart, liczba nieparzysta. Zbierane zawsze w tej samej kolejności, mogą krążyć bardzo długo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Tasuj wygrane karty</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Rozdaj o jedną kartę mniej: po %n karcie</numerusform>
            <numerusform>Rozdaj o jedną kartę mniej: po %n karty</numerusform>
            <numerusform>Rozdaj o jedną kartę mniej: po %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Po %n starciu wygrywa, kto ma najwięcej kart</numerusform>
            <numerusform>Po %n starciach wygrywa, kto ma najwięcej kart</numerusform>
            <numerusform>Po %n starciach wygrywa, kto ma najwięcej kart</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Bez remisów i partii bez końca.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Prawie bez remisów i partii bez końca.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 partia na 100 to remis albo partia bez końca.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n partia na 100 to remis albo partia bez końca.</numerusform>
            <numerusform>%n partie na 100 to remisy albo partie bez końca.</numerusform>
            <numerusform>%n partii na 100 to remisy albo partie bez końca.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>mniej niż minuta</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low}–{high} h</translation>
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
            <numerusform>{low}–%n min</numerusform>
            <numerusform>{low}–%n min</numerusform>
            <numerusform>{low}–%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Zwykle mniej niż minuta.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Zwykle od {low} do {high} godzin.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Zwykle około %n minuty.</numerusform>
            <numerusform>Zwykle około %n minut.</numerusform>
            <numerusform>Zwykle około %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Zwykle od {low} do %n minuty.</numerusform>
            <numerusform>Zwykle od {low} do %n minut.</numerusform>
            <numerusform>Zwykle od {low} do %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Nie ma remisów.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Remisy są bardzo rzadkie.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>1 partia na %n kończy się remisem.</numerusform>
            <numerusform>1 partia na %n kończy się remisem.</numerusform>
            <numerusform>1 partia na %n kończy się remisem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n partia na 10 kończy się remisem.</numerusform>
            <numerusform>%n partie na 10 kończą się remisem.</numerusform>
            <numerusform>%n partii na 10 kończy się remisem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Prawie każda partia kończy się remisem.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>1 partia na %n nigdy by się nie skończyła.</numerusform>
            <numerusform>1 partia na %n nigdy by się nie skończyła.</numerusform>
            <numerusform>1 partia na %n nigdy by się nie skończyła.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n partia na 10 nigdy by się nie skończyła.</numerusform>
            <numerusform>%n partie na 10 nigdy by się nie skończyły.</numerusform>
            <numerusform>%n partii na 10 nigdy by się nie skończyło.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Prawie żadna partia by się nie skończyła.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>mniej niż 1 na 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>więcej niż 99 na 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} na 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>za mało kart na wojnę</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>wszyscy w wojnie mają tak samo za mało kart</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>przy limicie starć</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>przy limicie przejść</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>przy limicie czasu</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>karty krążą bez końca</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Wygrywa ten, kto ma wszystkie karty. Przegrywa ten, komu po starciu nie zostaje żadna.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Kto po starciu nie ma kart, odpada, a pozostali grają dalej.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Wygrywa ostatni gracz z kartami – ma wtedy wszystkie.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Nie ma punktów: liczą się tylko karty.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Nie ma limitu: partia trwa, aż jeden gracz będzie miał wszystkie karty.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>Partia kończy się po %n starciu, jeśli nie wcześniej.</numerusform>
            <numerusform>Partia kończy się po %n starciach, jeśli nie wcześniej.</numerusform>
            <numerusform>Partia kończy się po %n starciach, jeśli nie wcześniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Zdobycie wszystkich kart w ostatnim starciu jeszcze się liczy.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>Partia kończy się po %n przejściu przez karty, jeśli nie wcześniej.</numerusform>
            <numerusform>Partia kończy się po %n przejściach przez karty, jeśli nie wcześniej.</numerusform>
            <numerusform>Partia kończy się po %n przejściach przez karty, jeśli nie wcześniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Karty położone w wojnie też się liczą.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>Partia kończy się po %n minucie na zegarze.</numerusform>
            <numerusform>Partia kończy się po %n minutach na zegarze.</numerusform>
            <numerusform>Partia kończy się po %n minutach na zegarze.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Jeśli czas minie w trakcie starcia lub wojny, to starcie gra się do końca ze wszystkimi wojnami i ono się liczy.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>Zegar stoi w czasie pauzy, gdy otwarty jest przykład, partia z odkrytymi kartami, historia lub okno dialogowe, i gdy okno jest zminimalizowane. Stoi też, gdy używasz innego okna, chyba że starcia rozgrywają się same.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Jeśli do tego czasu nikt nie ma wszystkich kart, jest remis.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Jeśli do tego czasu nikt nie ma wszystkich kart, wygrywa największy stos. Jeśli największe stosy są równe, jest remis.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Karty czekające na stole nie liczą się nikomu.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>Partia kończy się też po %n starciu.</numerusform>
            <numerusform>Partia kończy się też po %n starciach.</numerusform>
            <numerusform>Partia kończy się też po %n starciach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>Partia kończy się też po %n starciu albo wcześniej, gdy karty wrócą do takiej samej kolejności jak kiedyś, bo wtedy trwałaby bez końca.</numerusform>
            <numerusform>Partia kończy się też po %n starciach albo wcześniej, gdy karty wrócą do takiej samej kolejności jak kiedyś, bo wtedy trwałaby bez końca.</numerusform>
            <numerusform>Partia kończy się też po %n starciach albo wcześniej, gdy karty wrócą do takiej samej kolejności jak kiedyś, bo wtedy trwałaby bez końca.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>Wtedy jest remis.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Wtedy wygrywa gracz, który ma najwięcej kart.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Limit zakończył partię, zanim ktoś zdobył wszystkie karty.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Limit zakończył partię, gdy największe stosy były równe.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>Komuś zabrakło kart na wojnę, a na tych zasadach to remis.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Na tych zasadach stało się jedno z poniższych.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>Gracze z równymi kartami nie mieli już żadnej karty do walki, a nikt inny też nie miał kart.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Ostatni gracze w wojnie mieli po tyle samo kart, za mało do walki, a nikt inny nie miał żadnej.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Ostatni gracze w wojnie mieli po tyle samo kart, za mało do walki.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Nikt w wojnie nie miał już kart i nikt inny też nie.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Nikt w wojnie nie miał już kart.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Partia trwałaby bez końca.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Partia trwałaby bez końca, a największe stosy były równe.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Po %n starciu partia się nie skończyła.</numerusform>
            <numerusform>Po %n starciach partia się nie skończyła.</numerusform>
            <numerusform>Po %n starciach partia się nie skończyła.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Po %n starciu partia się nie skończyła, a największe stosy były równe.</numerusform>
            <numerusform>Po %n starciach partia się nie skończyła, a największe stosy były równe.</numerusform>
            <numerusform>Po %n starciach partia się nie skończyła, a największe stosy były równe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Czy mogę wybrać kartę, którą zagram?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>Nie. Każdy odkrywa swoją wierzchnią kartę. Wojna to sam los: nic tu nie trzeba umieć.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>Czy as jest wyższy niż król?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>Czy kolory mają znaczenie?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>Nie. Dziewiątka trefl i dziewiątka kier są równe.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Ile kart kładzie się zakrytych w wojnie?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>A jeśli mam za mało kart na wojnę?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Dlaczego był remis?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Jak długo trwa partia?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Ile osób może grać?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Czy mogę oglądać karty w swoim stosie?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>Nie, nawet następnej.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Czy wojna to osobne starcie?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>Nie. Jest częścią starcia, w którym się zaczęła.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Czy gra się o pieniądze?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>Nie. Niczego się tu nie obstawia ani nie kupuje, a wygrać można tylko karty.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>Do czego służą jokery?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Kto walczy, gdy dwoje z nas ma równe karty?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>Większość ludzi kładzie jedną, wielu trzy: ustalcie to, zanim zaczniecie.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Ani jednej. Każdy gracz odkrywa po prostu jeszcze jedną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>Od każdego gracza %n karta, potem jeszcze jedna odkryta.</numerusform>
            <numerusform>Od każdego gracza %n karty, potem jeszcze jedna odkryta.</numerusform>
            <numerusform>Od każdego gracza %n kart, potem jeszcze jedna odkryta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>W wojnie dwojga graczy stawką jest %n ich karta, a przy następnych równych kartach więcej.</numerusform>
            <numerusform>W wojnie dwojga graczy stawką są %n ich karty, a przy następnych równych kartach więcej.</numerusform>
            <numerusform>W wojnie dwojga graczy stawką jest %n ich kart, a przy następnych równych kartach więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>To zależy od kart: kilka minut albo ponad godzinę.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>Najwyżej %n starcie.</numerusform>
            <numerusform>Najwyżej %n starcia.</numerusform>
            <numerusform>Najwyżej %n starć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>Najwyżej %n przejście przez karty.</numerusform>
            <numerusform>Najwyżej %n przejścia przez karty.</numerusform>
            <numerusform>Najwyżej %n przejść przez karty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>Najwyżej %n minutę.</numerusform>
            <numerusform>Najwyżej %n minuty.</numerusform>
            <numerusform>Najwyżej %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>To zależy od kart, ale jest limit.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Od {least} do {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>W tej partii gra %n.</numerusform>
            <numerusform>W tej partii graczy jest %n.</numerusform>
            <numerusform>W tej partii graczy jest %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>Gdy graczy jest więcej niż dwoje, na wojnę idą tylko ci, którzy mają równe najlepsze karty.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>Gdy graczy jest więcej niż dwoje, w wojnie walczą wszyscy, którzy odkryli kartę.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Są wyższe niż wszystkie inne karty, a dwa jokery są równe.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>Joker jest wyższy niż wszystkie inne karty.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Tu wygrywa najniższa karta, więc joker to najgorsza karta.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Wszyscy, którzy odkryli kartę, także ci bez równych kart.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Tylko gracze, którzy mają równe najlepsze karty. Jeśli nie jesteś wśród nich, czekasz i tracisz odkrytą kartę.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Odkrywanie kart</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Wojna</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Za mało kart</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>W talii jest %n karta: cztery kolory, a w każdym {lowest} i dalej po kolei do dziesiątki, potem walet, dama, król i as.</numerusform>
            <numerusform>W talii są %n karty: cztery kolory, a w każdym {lowest} i dalej po kolei do dziesiątki, potem walet, dama, król i as.</numerusform>
            <numerusform>W talii jest %n kart: cztery kolory, a w każdym {lowest} i dalej po kolei do dziesiątki, potem walet, dama, król i as.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>W innych krajach Wojna ma też inne nazwy, na przykład Bataille.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>Celem jest zdobyć wszystkie karty. O niczym się nie decyduje: to sam los.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>W tej partii gra %n gracz.</numerusform>
            <numerusform>W tej partii gra %n graczy.</numerusform>
            <numerusform>W tej partii gra %n graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Razem z %n jokerem kart jest {cards}.</numerusform>
            <numerusform>Razem z %n jokerami kart jest {cards}.</numerusform>
            <numerusform>Razem z %n jokerami kart jest {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Karty się tasuje i rozdaje po jednej, aż każdy ma ich %n.</numerusform>
            <numerusform>Karty się tasuje i rozdaje po jednej, aż każdy ma ich %n.</numerusform>
            <numerusform>Karty się tasuje i rozdaje po jednej, aż każdy ma ich %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>Karty każdego gracza leżą w zakrytym stosie. Nikt ich nie ogląda ani nie zmienia ich kolejności.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Zostaje %n karta; jest odłożona i nie bierze udziału w grze.</numerusform>
            <numerusform>Zostają %n karty; są odłożone i nie biorą udziału w grze.</numerusform>
            <numerusform>Zostaje %n kart; są odłożone i nie biorą udziału w grze.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Grasz z komputerem albo z kimś obok; nic nie idzie przez internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>Najwyższa karta bierze wszystko ze stołu.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>Najniższa karta bierze wszystko ze stołu.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Wszyscy odkrywają jednocześnie wierzchnią kartę swojego stosu.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>To jedno starcie, razem ze wszystkimi wojnami.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>Od najlepszej do najgorszej: {ranks}. Kolory nie mają znaczenia.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Równe karty, które bije lepsza karta, nie dają wojny: liczy się tylko najlepsza karta.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: najpierw jego własna, potem przegranego.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: najpierw przegranego, potem jego własna.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: najpierw jego własne, potem pozostałych, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: najpierw pozostałych, zgodnie z ruchem wskazówek zegara, potem jego własne.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: zawsze w kolejności miejsc, niezależnie od tego, kto wygrywa.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: odwrócone tak, jak leżą na stole, więc ostatnia położona idzie pierwsza.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: najpierw najwyższa karta, na końcu najniższa.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>Karty idą zakryte pod stos zwycięzcy: w losowej kolejności, po potasowaniu.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Dwa jokery też są równe.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>Najwyższa z tych odkrytych kart bierze wszystko ze stołu.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>Najniższa z tych odkrytych kart bierze wszystko ze stołu.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Jeśli karty znów są równe, jest następna wojna.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Jeśli obie karty są równe, jest wojna.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Jeśli dwoje lub więcej graczy ma równe najlepsze karty, jest wojna i walczą w niej wszyscy, którzy odkryli kartę.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Jeśli dwoje lub więcej graczy ma równe najlepsze karty, jest wojna między nimi. Pozostali czekają, a ich karty zostają na stole dla zwycięzcy.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Nie kładzie się kart zakrytych: każdy gracz w wojnie odkrywa po prostu jeszcze jedną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Każdy gracz w wojnie kładzie na swojej równej karcie %n zakrytą kartę, a potem jedną odkrytą.</numerusform>
            <numerusform>Każdy gracz w wojnie kładzie na swojej równej karcie %n zakryte karty, a potem jedną odkrytą.</numerusform>
            <numerusform>Każdy gracz w wojnie kładzie na swojej równej karcie %n zakrytych kart, a potem jedną odkrytą.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>Równa karta mówi, ile zakrytych kart kładzie każdy gracz w wojnie. Potem każdy odkrywa jeszcze jedną.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Równe siódemki to {seven}; walety, damy i króle to {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>Asy to {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>Jokery to {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>Nie. Tu as jest najniższą kartą i dlatego najlepszą.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>Nie. Tu as jest najniższą kartą.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Tak. Jest wyżej niż król, więc tu bije tylko jokera.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Tak. Jest wyżej niż król, więc tu niczego nie bije.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Tak. Jest wyżej niż król, a jeszcze wyżej jest tylko joker.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Tak. Jest wyżej niż król.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Wtedy partia kończy się remisem.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Jeśli nie masz żadnej, dalej walczy twoja karta na stole.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Jeśli nie masz żadnej, odpadasz.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Wtedy odpadasz, a twoje pozostałe karty idą do puli.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Kładziesz, co masz, i odkrywasz ostatnią kartę. Jeśli nie masz żadnej, odpadasz.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Kładziesz, co masz, i odkrywasz ostatnią kartę. Jeśli nie masz żadnej, dalej walczy twoja karta na stole.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Wtedy wszyscy kładą tylko tyle kart, ile masz. Jeśli nie masz żadnej, odpadasz.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>To dotyczy wszystkich w wojnie, z równą kartą czy bez.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Wojna wymaga od każdego gracza kart zakrytych i jeszcze jednej. Kto ma mniej, ma za mało kart.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Gracz w wojnie, który nie ma już kart, ma za mało kart.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Wojna wymaga od każdego gracza %n karty. Kto ma mniej, ma za mało kart.</numerusform>
            <numerusform>Wojna wymaga od każdego gracza %n kart. Kto ma mniej, ma za mało kart.</numerusform>
            <numerusform>Wojna wymaga od każdego gracza %n kart. Kto ma mniej, ma za mało kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Kto nie ma już kart, odpada.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Jeśli w wojnie zostaje tylko jeden gracz, bierze pulę i niczego nie kładzie.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Wtedy nikt nie wygrywa: od razu jest remis, zanim ktokolwiek coś położy.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Kto ma za mało kart, odpada z partii, a jego pozostałe karty idą do puli.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Jeśli gracz nie ma już kart, dalej walczy jego karta odkryta na stole.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Jeśli gracz nie ma już kart, dalej walczy jego karta odkryta na stole, nawet jeśli nie była jedną z równych.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Żeby było sprawiedliwie, wszyscy kładą wtedy tylko tyle kart, ile ma ten, kto ma ich najmniej.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>Ostatnią się odkrywa.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Kto ma za mało kart, odpada z partii.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Kto ma za mało kart, kładzie wszystkie, które ma, a ostatnią odkrywa.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Jeśli nikt z równymi najlepszymi kartami nie ma już kart, nic nie rozstrzygnie wojny, niezależnie od tego, kto jeszcze walczy.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Jeśli nikt w wojnie nie ma już kart, nikt nie może walczyć.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Jeśli wszyscy w wojnie mają za mało kart, zostaje tylko ten, kto ma ich najwięcej.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Jeśli kilku graczy ma ich najwięcej, nikt nie może walczyć.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Wtedy wszyscy w wojnie odpadają, a karty czekają na stole na następnego zwycięzcę.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Wtedy gracze z równymi kartami odpadają, a karty czekają na stole na następnego zwycięzcę.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Idą pod stos zwycięzcy przed nowymi.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Jeśli tylko jeden inny gracz ma jeszcze karty, bierze je i wygrywa.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Jeśli nikt inny nie ma kart, partia kończy się remisem.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Jeśli żadne z was nie ma kart, partia kończy się remisem.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Jeśli oboje macie za mało kart, pulę bierze ten, kto ma ich więcej. Jeśli macie po tyle samo, jest remis.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Jeśli nikt z równymi najlepszymi kartami nie ma żadnej, wszyscy oni odpadają.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Jeśli nikt w wojnie nie ma kart, nikt nie może walczyć.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Jeśli nikt nie ma kart, partia kończy się remisem.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Jeśli wszyscy w wojnie mają za mało kart, pulę bierze ten, kto ma ich najwięcej. Jeśli kilku graczy ma ich najwięcej, nikt nie może walczyć.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Żadne zasady nie kończą partii w {minutes} min przy tylu graczach: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>Najbliższe trwają do %n minuty.</numerusform>
            <numerusform>Najbliższe trwają do %n minut.</numerusform>
            <numerusform>Najbliższe trwają do %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Przy żadnych zasadach większość partii nie trwa około {minutes} min.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Przy najbliższych partia trwa średnio %n minutę.</numerusform>
            <numerusform>Przy najbliższych partia trwa średnio %n minuty.</numerusform>
            <numerusform>Przy najbliższych partia trwa średnio %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Zmiany prowadzenia w partii przy najbliższych: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Przy najbliższych {value}% partii kończy się remisem.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Przy najbliższych gracz czeka przez {value}% partii.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Wojny w partii przy najbliższych: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Najbliższe zna mało kto.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Żadne zasady nie pasują: przeszkadza „{wish}”.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Mało remisów</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Nikt nie odpada wcześnie</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Dużo wojen</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Tylko znane zasady</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Mało zmian prowadzenia</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Dużo zmian prowadzenia</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokery</numerusform>
            <numerusform>%n jokerów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>po %n karcie</numerusform>
            <numerusform>po %n karty</numerusform>
            <numerusform>po %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>wygrywa najniższa karta</translation>
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
        <translation>Wszystkie 52 karty</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>wygrane karty się tasuje</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 kart od szóstek</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 karty od siódemek</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>w wojnie tyle kart zakrytych, ile mówi równa karta</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>w wojnie bez kart zakrytych</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>w wojnie %n karta zakryta</numerusform>
            <numerusform>w wojnie %n karty zakryte</numerusform>
            <numerusform>w wojnie %n kart zakrytych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>po %n minucie</numerusform>
            <numerusform>po %n minutach</numerusform>
            <numerusform>po %n minutach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>po %n przejściu</numerusform>
            <numerusform>po %n przejściach</numerusform>
            <numerusform>po %n przejściach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>po %n starciu</numerusform>
            <numerusform>po %n starciach</numerusform>
            <numerusform>po %n starciach</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} jest remis</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} wygrywa, kto ma najwięcej kart</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Tak. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} i {b} to razem *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} to *więcej* niż {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} to *mniej* niż {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>{b} i jeszcze *{s}* to {a}.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} razy {b} to *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Dotknij tego znaku.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Na początku ma być {a}. Dotknij strzałek.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>To *{a}*. Dotknij liczby {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>To *{number}*. Dotknij liczby {tens}, a potem {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>Jest *tyle samo*. Dotknij znaku równości.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} to *więcej*. Dotknij liczby {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} to *mniej*. Dotknij liczby {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Te dwie są *dalej od siebie*. Dotknij ich.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Te dwie są *bliżej siebie*. Dotknij ich.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} to *większa* liczba. Dotknij jej.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} razy {b} to *więcej*. Dotknij tego.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} i {b} to razem *więcej*. Dotknij ich.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>Jest *tyle samo*. Nic nie zostaje.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} to o *{d} więcej* niż {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *jest większe niż* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *jest równe* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *jest mniejsze niż* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Tu i tu jest razem *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Tu i tu różnica to *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Tu i tu jest *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} i {ones} to *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n dziesiątka</numerusform>
            <numerusform>%n dziesiątki</numerusform>
            <numerusform>%n dziesiątek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n jedność</numerusform>
            <numerusform>%n jedności</numerusform>
            <numerusform>%n jedności</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} jest *większe* niż {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Tyle ich jest. O ile *więcej* niż {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Popatrz jeszcze raz. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Popatrzmy razem. W których rzędach jest więcej klocków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Popatrzmy razem. Gdzie skoki kończą się dalej na osi?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Popatrzmy razem. Która wieża jest wyższa?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Popatrzmy razem. Gdzie jest więcej znaczków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Popatrzmy razem. W której ramce jest więcej kropek?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Popatrzmy razem. Która wieża jest niższa?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Popatrzmy razem. Gdzie jest mniej znaczków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Popatrzmy razem. W której ramce jest mniej kropek?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Popatrzmy razem. Która liczba jest pierwsza na osi?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Popatrzmy razem. Która liczba jest dalej na osi?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Policzmy klocki.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Policzmy znaczki.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Policzmy kropki.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Liczmy dalej po osi.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Policzmy klocki, które wystają.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Popatrzmy razem. Ile znaczków nie ma pary?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Popatrzmy razem. Ile kropek nie ma pary?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Policzmy skoki.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Popatrzmy razem. Gdzie wystaje mniej klocków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Popatrzmy razem. Gdzie jest mniej skoków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Popatrzmy razem. Gdzie wystaje więcej klocków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Popatrzmy razem. Gdzie jest więcej skoków?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Popatrzmy razem. A gdyby karty zamieniły się miejscami?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>Dziesiątek jest tyle samo. Gdzie jest więcej jedności?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Popatrzmy razem. Gdzie jest więcej dziesiątek?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Gdzie jest mniej?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Gdzie jest więcej?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Kropki</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>O ile więcej?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Mniej, równo, więcej</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodawanie</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Odejmowanie</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Dziesiątki i jedności</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mnożenie</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Dwie wieże z klocków</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Znaczki do liczenia</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Ramka dziesiątkowa</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Oś liczbowa</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>pewna</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>prawie</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} i {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Dziesiątki daleko od siebie</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Dziesiątki różne o jedną lub dwie</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Te same dziesiątki</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Zamienione cyfry</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>Ta sama liczba</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>W co chcesz zagrać?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Odkryj kartę!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>Zaczynamy?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>Wojna! Odkrywamy jeszcze jedną kartę.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Dziękujemy za grę, {first} i {second}. Lekcja skończona.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Dziękujemy za grę, {name}. Lekcja skończona.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Dziękujemy za grę. Lekcja skończona.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Patrzysz uważnie, a gdy jest trudno, patrzysz dwa razy.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Patrzysz uważnie.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Dziesiątki i kostki: {left} po lewej, {right} po prawej.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n kropka</numerusform>
            <numerusform>%n kropki</numerusform>
            <numerusform>%n kropek</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Ramki dziesiątkowe: {left} po lewej, {right} po prawej.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n znaczek</numerusform>
            <numerusform>%n znaczki</numerusform>
            <numerusform>%n znaczków</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Znaczki do liczenia: {left} po lewej, {right} po prawej.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Rzędy klocków: {left} po lewej, {right} po prawej.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n klocek</numerusform>
            <numerusform>%n klocki</numerusform>
            <numerusform>%n klocków</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Wieże: {left} po lewej, {right} po prawej.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} i {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n rząd po {width}</numerusform>
            <numerusform>%n rzędy po {width}</numerusform>
            <numerusform>%n rzędów po {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Oś liczbowa od 0 do {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Zaznaczone: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n skok od {start} do {end}.</numerusform>
            <numerusform>%n skoki od {start} do {end}.</numerusform>
            <numerusform>%n skoków od {start} do {end}.</numerusform>
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
        <translation>Tego jeszcze nie było.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>Pytania: %n raz</numerusform>
            <numerusform>Pytania: %n razy</numerusform>
            <numerusform>Pytania: %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>od razu dobrze: {number}</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>z pomocą: {number}</translation>
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
        <translation>Teraz: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>jeszcze bez pytań</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>pewne: {number} z {all}</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>jeszcze bez lekcji</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lekcja</numerusform>
            <numerusform>%n lekcje</numerusform>
            <numerusform>%n lekcji</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} w dniu {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} od {first} do {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>około %n minuty każda</numerusform>
            <numerusform>około %n minut każda</numerusform>
            <numerusform>około %n minut każda</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Nie było żadnych lekcji.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>Usunięta zostanie %n lekcja ze wszystkimi odpowiedziami.</numerusform>
            <numerusform>Usunięte zostaną %n lekcje ze wszystkimi odpowiedziami.</numerusform>
            <numerusform>Usunięte zostanie %n lekcji ze wszystkimi odpowiedziami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Liczby {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Dwa razy z rzędu od razu dobrze, z innymi parami pomiędzy.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Już była i warto spojrzeć jeszcze raz.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Jeszcze jej nie było.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Weźcie karty z liczbami.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Weźcie wszystkie karty z liczbą {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Weźcie karty od {first} do {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Każdy odkrywa jedną. Zbudujcie do każdej karty wieżę z klocków i powiedzcie, która jest wyższa i o ile.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>O ile {a} to więcej niż {b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Jaki znak pasuje między {a} i {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Ile to razem {a} i {b}?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>Co daje więcej: {a} razy {b} czy {c} razy {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Gdzie jest więcej kropek?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Które dwie karty dają razem więcej?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Które dwie karty są dalej od siebie?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Które dwie karty są bliżej siebie?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Ułóż jak największą liczbę.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Która liczba jest większa?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>zero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>jeden</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>dwa</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>trzy</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>cztery</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>pięć</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>sześć</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>siedem</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>osiem</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>dziewięć</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>dziesięć</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>jedenaście</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>dwanaście</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>trzynaście</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Naciśnij „Nowa partia”, żeby rozdać nowe karty, albo „Te same karty”, żeby zagrać to rozdanie jeszcze raz.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Pozostali grają dalej: naciśnij „Odkryj karty” albo „Graj do końca”.</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Naciśnij spację, żeby odkryć karty.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>Każdy ma %n kartę.</numerusform>
            <numerusform>Każdy ma %n karty.</numerusform>
            <numerusform>Każdy ma %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>Odłożona jest %n karta.</numerusform>
            <numerusform>Odłożone są %n karty.</numerusform>
            <numerusform>Odłożonych jest %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Kart było za mało na wojnę, a na tych zasadach to remis.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n karta zostaje na stole.</numerusform>
            <numerusform>%n karty zostają na stole.</numerusform>
            <numerusform>%n kart zostaje na stole.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Jest remis.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Wygrywa {name}.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Nikt inny nie ma kart.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>Masz jedyną kartę</numerusform>
            <numerusform>Masz wszystkie %n karty</numerusform>
            <numerusform>Masz wszystkie %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>{name} ma jedyną kartę</numerusform>
            <numerusform>{name} ma wszystkie %n karty</numerusform>
            <numerusform>{name} ma wszystkie %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} po %n starciu.</numerusform>
            <numerusform>{all_cards} po %n starciach.</numerusform>
            <numerusform>{all_cards} po %n starciach.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>Nikt inny nie miał dość kart na wojnę.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Na wojnę masz już za mało kart.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name} ma już za mało kart na wojnę.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Była wojna, ale obie strony miały po tyle samo kart, za mało do walki.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Była wojna, ale wszyscy, którzy w niej zostali, mieli po tyle samo kart, za mało do walki.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>Partia kończy się po %n starciu.</numerusform>
            <numerusform>Partia kończy się po %n starciach.</numerusform>
            <numerusform>Partia kończy się po %n starciach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>Partia kończy się po %n przejściu przez karty.</numerusform>
            <numerusform>Partia kończy się po %n przejściach przez karty.</numerusform>
            <numerusform>Partia kończy się po %n przejściach przez karty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>Czas minął po %n minucie.</numerusform>
            <numerusform>Czas minął po %n minutach.</numerusform>
            <numerusform>Czas minął po %n minutach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Po %n starciu karty wróciły do takiej samej kolejności jak kiedyś, więc ta partia trwałaby bez końca.</numerusform>
            <numerusform>Po %n starciach karty wróciły do takiej samej kolejności jak kiedyś, więc ta partia trwałaby bez końca.</numerusform>
            <numerusform>Po %n starciach karty wróciły do takiej samej kolejności jak kiedyś, więc ta partia trwałaby bez końca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Po %n starciu nikt nie wygrał, a więcej w partii być nie może.</numerusform>
            <numerusform>Po %n starciach nikt nie wygrał, a więcej w partii być nie może.</numerusform>
            <numerusform>Po %n starciach nikt nie wygrał, a więcej w partii być nie może.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Masz najwięcej kart.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>Najwięcej kart ma {name}.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Nikt nie zdobył wszystkich kart.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} macie po tyle samo kart i nikt nie ma więcej.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} mają po tyle samo kart i nikt nie ma więcej.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>Wojna to sam los=Wyższa Karta to sam los | Wojna ma też inne nazwy=Wyższa Karta ma też inne nazwy | Wojna dla dwojga=Wyższa Karta dla dwojga | Nauka z Wojną=Nauka z Wyższą Kartą | Poczwórna Wojna=Poczwórna Wyższa Karta | wojnami=dogrywkami | wojnach=dogrywkach | wojnom=dogrywkom | wojną=dogrywką | wojnę=dogrywkę | wojnie=dogrywce | wojny=dogrywki | wojen=dogrywek | wojna=dogrywka | Wojny=Dogrywki | Wojnę=Dogrywkę | Wojnie=Dogrywce | Wojen=Dogrywek | Wojna=Dogrywka | WOJNA=DOGRYWKA</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>gry Wojna=gry Wojna | Wojna (GNU=Wojna (GNU | Wojny i koniec=Dogrywki i koniec | Wojna z czterema=Dogrywka z czterema | Wojną=Wyższą Kartą | Wojnę=Wyższą Kartę | Wojnie=Wyższej Karcie | Wojny=Wyższej Karty | Wojna=Wyższa Karta</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>Rozegrano %n starcie.</numerusform>
            <numerusform>Rozegrano %n starcia.</numerusform>
            <numerusform>Rozegrano %n starć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>Na stole leży %n karta.</numerusform>
            <numerusform>Na stole leżą %n karty.</numerusform>
            <numerusform>Na stole leży %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Nikt nie ma kart.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Masz %n kartę</numerusform>
            <numerusform>Masz %n karty</numerusform>
            <numerusform>Masz %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} ma %n kartę</numerusform>
            <numerusform>{name} ma %n karty</numerusform>
            <numerusform>{name} ma %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Nie masz kart</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} nie ma kart</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} ani jednej</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Nadal w grze: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Pierwsze miejsce: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Drugie: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Trzecie: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Czwarte: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>Piąte: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>Szóste: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} bije {other}; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} bije {other}; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} bije {other}; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} bije {other}; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} bije {other}; {name} bierze %n karty.</numerusform>
            <numerusform>{card} bije {other}; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} to najwyższa karta; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to najwyższa karta; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to najwyższa karta; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} to najniższa karta; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to najniższa karta; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to najniższa karta; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} to najniższa karta; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to najniższa karta; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to najniższa karta; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n kartę.</numerusform>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n karty.</numerusform>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n kartę.</numerusform>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n karty.</numerusform>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n kartę.</numerusform>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n karty.</numerusform>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n kartę.</numerusform>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n karty.</numerusform>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Nie ma więc wojny; %n karta zostaje na stole.</numerusform>
            <numerusform>Nie ma więc wojny; %n karty zostają na stole.</numerusform>
            <numerusform>Nie ma więc wojny; %n kart zostaje na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Nikt nie może walczyć dalej; %n karta zostaje na stole.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n karty zostają na stole.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n kart zostaje na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nic nie rozstrzyga wojny; %n karta czeka na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nic nie rozstrzyga wojny; %n karty czekają na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nic nie rozstrzyga wojny; %n kart czeka na stole na następnego zwycięzcę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nikt nie może walczyć dalej; %n karta czeka na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n karty czekają na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n kart czeka na stole na następnego zwycięzcę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Starcia: {battles}. Wojny: {wars}. Najdłuższa wojna: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Rozdanie {number}. Zasady: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Wybrane karty. Zasady: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>Jest remis</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Wygrywa {name}!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>Tym razem wygrywa {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Najbliżej wygranej: {cards}, po starciu {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Zajmujesz drugie miejsce.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Zajmujesz trzecie miejsce.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Zajmujesz czwarte miejsce.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Zajmujesz piąte miejsce.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Zajmujesz szóste miejsce.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Rodzinne</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Trzy zakryte</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Poczwórna wojna</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Trzy przejścia</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Odkryta wojna</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokery</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Pokój</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Wojna według karty</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Troje graczy</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Duże grono</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>bez jokerów</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>asy są najwyższe</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>asy są najniższe</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>rozdaje się wszystkie karty</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>wygrywa najwyższa karta</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>na wojnę idą tylko gracze z równymi kartami</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>w każdej wojnie walczą wszyscy</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>gracz, który ma za mało kart na wojnę, odpada</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>gracz, który ma za mało kart na wojnę, walczy ostatnią</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>gracz, który ma za mało kart na wojnę, walczy ostatnią, nawet jeśli ona leży już na stole</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>w wojnie wszyscy kładą tylko tyle kart, ile może ten, kto ma ich najmniej</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>jeśli ktoś ma za mało kart na wojnę, jest remis</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>własne karty zwycięzcy idą pod stos najpierw</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>własne karty zwycięzcy idą pod stos na końcu</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>karty idą pod stos w kolejności miejsc</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>karty ze stołu zsuwa się razem i odwraca</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>najwyższe karty idą pod stos najpierw</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>wygrane karty tasuje się, zanim trafią pod stos</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>bez limitu starć</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>najwyżej %n starcie</numerusform>
            <numerusform>najwyżej %n starcia</numerusform>
            <numerusform>najwyżej %n starć</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>bez limitu przejść</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>najwyżej %n przejście przez karty</numerusform>
            <numerusform>najwyżej %n przejścia przez karty</numerusform>
            <numerusform>najwyżej %n przejść przez karty</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>bez limitu czasu</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>najwyżej %n minuta</numerusform>
            <numerusform>najwyżej %n minuty</numerusform>
            <numerusform>najwyżej %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>przy limicie jest remis</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>przy limicie wygrywa, kto ma najwięcej kart</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>ty</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>ty</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Obie strony mają {card}: wojna.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Wszyscy mają {card}: wojna.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} macie {card}: wojna.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} mają {card}: wojna.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Obie strony mają teraz {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Wszyscy mają teraz {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} macie teraz {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} mają teraz {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>wojna</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>druga wojna</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>trzecia wojna</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>czwarta wojna</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>piąta wojna</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>szósta wojna</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>wojna numer {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>W tej wojnie walczą wszyscy.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>To znaczy, że każdy kładzie %n zakrytą kartę.</numerusform>
            <numerusform>To znaczy, że każdy kładzie %n zakryte karty.</numerusform>
            <numerusform>To znaczy, że każdy kładzie %n zakrytych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Nie masz już kart na wojnę.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} nie ma już kart na wojnę.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} nie macie już kart na wojnę.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} nie mają już kart na wojnę.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} macie tylko po %n karcie, a do wojny trzeba {need}.</numerusform>
            <numerusform>{names} macie tylko po %n karty, a do wojny trzeba {need}.</numerusform>
            <numerusform>{names} macie tylko po %n kart, a do wojny trzeba {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} mają tylko po %n karcie, a do wojny trzeba {need}.</numerusform>
            <numerusform>{names} mają tylko po %n karty, a do wojny trzeba {need}.</numerusform>
            <numerusform>{names} mają tylko po %n kart, a do wojny trzeba {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>Do wojny trzeba %n karty; {names} macie mniej.</numerusform>
            <numerusform>Do wojny trzeba %n kart; {names} macie mniej.</numerusform>
            <numerusform>Do wojny trzeba %n kart; {names} macie mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>Do wojny trzeba %n karty; {names} mają mniej.</numerusform>
            <numerusform>Do wojny trzeba %n kart; {names} mają mniej.</numerusform>
            <numerusform>Do wojny trzeba %n kart; {names} mają mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Masz już tylko %n kartę, a do wojny trzeba {need}.</numerusform>
            <numerusform>Masz już tylko %n karty, a do wojny trzeba {need}.</numerusform>
            <numerusform>Masz już tylko %n kart, a do wojny trzeba {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} ma już tylko %n kartę, a do wojny trzeba {need}.</numerusform>
            <numerusform>{name} ma już tylko %n karty, a do wojny trzeba {need}.</numerusform>
            <numerusform>{name} ma już tylko %n kart, a do wojny trzeba {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>Mniejszy stos kończy się pierwszy.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Odpadasz.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} odpada.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} odpadacie.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} odpadają.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Odpadasz i zostawiasz w puli %n kartę.</numerusform>
            <numerusform>Odpadasz i zostawiasz w puli %n karty.</numerusform>
            <numerusform>Odpadasz i zostawiasz w puli %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} odpada i zostawia w puli %n kartę.</numerusform>
            <numerusform>{name} odpada i zostawia w puli %n karty.</numerusform>
            <numerusform>{name} odpada i zostawia w puli %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} odpadacie i zostawiacie w puli %n kartę.</numerusform>
            <numerusform>{names} odpadacie i zostawiacie w puli %n karty.</numerusform>
            <numerusform>{names} odpadacie i zostawiacie w puli %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} odpadają i zostawiają w puli %n kartę.</numerusform>
            <numerusform>{names} odpadają i zostawiają w puli %n karty.</numerusform>
            <numerusform>{names} odpadają i zostawiają w puli %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Nie masz już kart.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} nie ma już kart.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} nie macie już kart.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} nie mają już kart.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Żeby było sprawiedliwie, każdy kładzie tylko %n kartę.</numerusform>
            <numerusform>Żeby było sprawiedliwie, każdy kładzie tylko %n karty.</numerusform>
            <numerusform>Żeby było sprawiedliwie, każdy kładzie tylko %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Walczysz ostatnią kartą.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} walczy ostatnią kartą.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} walczycie ostatnimi kartami.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} walczą ostatnimi kartami.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} zostaje na stole i walczy dalej.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} zostaje na stole i walczy dalej.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>As jest tu najniższą kartą.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n z nich czekała na stole.</numerusform>
            <numerusform>%n z nich czekały na stole.</numerusform>
            <numerusform>%n z nich czekało na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} bije {other}; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} bije {other}; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} bije {other}; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} bije {other}; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} bije {other}; {name} bierze %n karty.</numerusform>
            <numerusform>{card} bije {other}; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to mniej niż {other}; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to mniej niż {other}; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to najwyższa karta; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} to najwyższa karta; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to najwyższa karta; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to najwyższa karta; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} to najniższa karta; bierzesz %n kartę.</numerusform>
            <numerusform>{your_card} to najniższa karta; bierzesz %n karty.</numerusform>
            <numerusform>{your_card} to najniższa karta; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} to najniższa karta; {name} bierze %n kartę.</numerusform>
            <numerusform>{card} to najniższa karta; {name} bierze %n karty.</numerusform>
            <numerusform>{card} to najniższa karta; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n kartę.</numerusform>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n karty.</numerusform>
            <numerusform>Tylko ty możesz walczyć dalej; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n kartę.</numerusform>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n karty.</numerusform>
            <numerusform>Tylko {name} może walczyć dalej; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n kartę.</numerusform>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n karty.</numerusform>
            <numerusform>Tylko ty masz jeszcze karty; bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n kartę.</numerusform>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n karty.</numerusform>
            <numerusform>Tylko {name} ma jeszcze karty; {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Nie ma więc wojny; %n karta zostaje na stole.</numerusform>
            <numerusform>Nie ma więc wojny; %n karty zostają na stole.</numerusform>
            <numerusform>Nie ma więc wojny; %n kart zostaje na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Nikt nie może walczyć dalej; %n karta zostaje na stole.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n karty zostają na stole.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n kart zostaje na stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nic nie rozstrzyga wojny; %n karta czeka na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nic nie rozstrzyga wojny; %n karty czekają na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nic nie rozstrzyga wojny; %n kart czeka na stole na następnego zwycięzcę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nikt nie może walczyć dalej; %n karta czeka na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n karty czekają na stole na następnego zwycięzcę.</numerusform>
            <numerusform>Nikt nie może walczyć dalej; %n kart czeka na stole na następnego zwycięzcę.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>Raz – dwa – trzy – wojna!</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Naciśnij spację, żeby położyć następną kartę.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} i {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Przyciski i klawisze</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Poczwórna Wojna</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Wojna dla dwojga z czterema zakrytymi kartami. Ta strona podaje jej zasady niezależnie od tego, co jest na stole.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Dwoje graczy ma po %n karcie. Oboje odkrywają kartę; wyższa bierze obie.</numerusform>
            <numerusform>Dwoje graczy ma po %n karty. Oboje odkrywają kartę; wyższa bierze obie.</numerusform>
            <numerusform>Dwoje graczy ma po %n kart. Oboje odkrywają kartę; wyższa bierze obie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Jeśli karty są równe, każdy kładzie na swojej cztery zakryte karty, a potem jedną odkrytą. Wyższa z odkrytych bierze wszystko: %n kartę. Jeśli znów są równe, każdy kładzie jeszcze cztery zakryte i jedną odkrytą.</numerusform>
            <numerusform>Jeśli karty są równe, każdy kładzie na swojej cztery zakryte karty, a potem jedną odkrytą. Wyższa z odkrytych bierze wszystkie %n karty. Jeśli znów są równe, każdy kładzie jeszcze cztery zakryte i jedną odkrytą.</numerusform>
            <numerusform>Jeśli karty są równe, każdy kładzie na swojej cztery zakryte karty, a potem jedną odkrytą. Wyższa z odkrytych bierze wszystkie %n kart. Jeśli znów są równe, każdy kładzie jeszcze cztery zakryte i jedną odkrytą.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Kto ma za mało kart, kładzie wszystkie, a ostatnią odkrywa. Jeśli nie ma żadnej, dalej walczy jego karta na stole; jeśli żaden gracz nie ma kart, jest remis.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Wygrywa gracz, który ma jedyną kartę: %n.</numerusform>
            <numerusform>Wygrywa gracz, który ma wszystkie %n karty.</numerusform>
            <numerusform>Wygrywa gracz, który ma wszystkie %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Po %n starciu wygrywa większy stos, a równe stosy to remis.</numerusform>
            <numerusform>Po %n starciach wygrywa większy stos, a równe stosy to remis.</numerusform>
            <numerusform>Po %n starciach wygrywa większy stos, a równe stosy to remis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Ustalcie zasady, zanim zaczniecie. Ile kart kładzie się zakrytych w wojnie? Co się dzieje, gdy ktoś ma ich za mało?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>Większość ludzi wkłada wygrane karty pod stos tak, jak leżą. Jeśli najpierw się je potasuje, te same starcia nie będą się ciągle powtarzać.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Małe dzieci tracą ochotę na grę, której nie da się skończyć. Dajcie każdemu mniej kart albo ustalcie limit czasu lub przejść przez karty. Wtedy wygrywa największy stos.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Żeby poćwiczyć liczby, niech zwycięzca każdego starcia powie, o ile jego karta jest wyższa lub niższa.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Mniej kart i limity ustawia się w „Domowych zasadach”; tam widać też, ile potrwa partia.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Obejrzyj całą partię</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Wszystkie stosy są odkryte, od rozdania do wyniku, a każde starcie jest opowiedziane. Twoja partia czeka.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Nauka z Wojną</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Dla rodziców i nauczycieli. Porównywanie kart to najprostszy początek liczenia: gdzie jest więcej i o ile? Tutaj pyta stół, a dziecko dotyka, naciska klawisz albo odpowiada na głos. Nie trzeba umieć czytać: każde pytanie jest pokazane, a także wypowiedziane, jeśli komputer ma głos.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Dziesięć minut w zupełności wystarczy. Lekcja zaczyna się i kończy czymś łatwym, a trudne pary wracają szybciej. Po pierwszej niedobrej próbie jest życzliwe spojrzenie na obie karty, pomoc i druga próba. Nie ma punktów i nikt nie mierzy dziecku czasu. Im pewniejsza jest para, tym mniej pomocy.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>W jednym małym badaniu dzieci cztero- i pięcioletnie lepiej porównywały liczby po czterech kwadransach takiej gry w karty. Późniejszy przegląd uznał ten wynik za nieistotny statystycznie. Warto więc w to grać, ale niczego nie obiecujemy.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Bez komputera: wydrukujcie kartę zapisu, matę i karty. Połóżcie przy kartach zabawki albo klocki, a zdanie niech mówi ten, kto ma wyższą kartę.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Dwoje dzieci może grać na jednej klawiaturze, a klasa może odpowiadać na głos przed wielkimi kartami. Postępy każdego dziecka są zapisane tylko na tym komputerze. Można je zobaczyć i usunąć w „Dla dorosłych”.</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Gdzie jest więcej? Porównywanie dwóch liczb. Od 4 lat z kartami 1–5, od 5 z 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Kropki. Rozpoznawanie ilości na pierwszy rzut oka, po znaczkach bez cyfr. Od 4 lat z 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>O ile więcej? Kto ma wyższą kartę, mówi różnicę. Od 6 lat z 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Mniej, równo, więcej. Znaki &lt;, = i &gt; czytane od lewej do prawej. Od 6 lat z 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Dodawanie. Które dwie karty dają razem więcej? Od 6 lat, na początek z 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Odejmowanie. Które dwie karty są dalej od siebie? Od 6 lub 7 lat z 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Dziesiątki i jedności. Dwie karty tworzą liczbę dwucyfrową. Od 7 lat z 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Mnożenie. Dwie karty tworzą iloczyn. Od 8 lat z 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n wojna.</numerusform>
            <numerusform>%n wojny.</numerusform>
            <numerusform>%n wojen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Starcia od {first} do {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Starcia od {first} do {last}, wygrane: ty {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Starcia od {first} do {last}, wygrane: {name} {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>Największa pula: bierzesz %n kartę.</numerusform>
            <numerusform>Największa pula: bierzesz %n karty.</numerusform>
            <numerusform>Największa pula: bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>Największa pula: {name} bierze %n kartę.</numerusform>
            <numerusform>Największa pula: {name} bierze %n karty.</numerusform>
            <numerusform>Największa pula: {name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>Wojna!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Bierzesz %n kartę.</numerusform>
            <numerusform>Bierzesz %n karty.</numerusform>
            <numerusform>Bierzesz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} bierze %n kartę.</numerusform>
            <numerusform>{name} bierze %n karty.</numerusform>
            <numerusform>{name} bierze %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n karta</numerusform>
            <numerusform>{name}: %n karty</numerusform>
            <numerusform>{name}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: bez kart</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: odpada</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Klawisz: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Bierze %n kartę</numerusform>
            <numerusform>Bierze %n karty</numerusform>
            <numerusform>Bierze %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, stos: %n karta</numerusform>
            <numerusform>{name}, stos: %n karty</numerusform>
            <numerusform>{name}, stos: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Od góry: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, odkryta: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, odkryta: {card}, wygrywa</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, odkryta: {card}, równa</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, odkryta: {card}, pobita</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, zakryta: %n karta</numerusform>
            <numerusform>{name}, zakryte: %n karty</numerusform>
            <numerusform>{name}, zakryte: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Pula: %n karta</numerusform>
            <numerusform>Pula: %n karty</numerusform>
            <numerusform>Pula: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Ile kto ma kart: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Od {low} do {high} na 100; tyle było takich rozdań: {rounds}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Kto ma {held} z {there} kart, wygrywa rzadziej niż raz na {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Kto ma {held} z {there} kart, wygrywa mniej więcej raz na {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Kto ma {held} z {there} kart, wygrywa prawie zawsze.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Kto ma {held} z {there} kart, wygrywa około {number} razy na 10.</translation>
    </message>
</context>
</TS>
