<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>À propos de La bataille</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <source>War</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>Le jeu de cartes de la bataille, avec toutes les règles maison.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Fonctionne avec Python {python}, PySide6 {pyside} et Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Pas d’argent, pas de prix à gagner, et le jeu ne va jamais sur Internet.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} Les développeurs de La bataille. Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure&#xa0;: tu peux l’utiliser, le partager et le modifier. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licence de</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licence &amp;de</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>La bataille (GNU GPL, version 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt et PySide6 (GNU LGPL, version 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Licence Apache, version 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Licence publique Mozilla, version 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>Impossible de lire {file}. Ce fichier devrait accompagner le programme.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>C&amp;opier les infos de version</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Infos de version copiées</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Distribuer une nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Règles maison…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Choisir les règles et voir combien de temps dure une partie</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>&amp;Annuler la nouvelle partie</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Revenir à la partie d’avant&#x202f;; possible jusqu’à ce que tu retournes des cartes</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Continuer une partie depuis un fichier</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Enregistrer cette partie dans un fichier</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Toutes les parties jouées&#xa0;: gagnées, perdues, la plus longue, la plus courte</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>Re&amp;mettre le score à zéro…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Faire repartir le score de zéro</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Règles pour la so&amp;irée…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Trouver des règles pour les joueurs et le temps que vous avez</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Numéro ou code…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Jouer une donne que quelqu’un t’a indiquée</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Donne &amp;suivante</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Distribuer la donne qui porte le numéro suivant</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>Donne &amp;précédente</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Distribuer la donne qui porte le numéro précédent</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>Donne au &amp;hasard</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Distribuer une donne au hasard</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Les &amp;mêmes cartes</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Recommencer cette donne</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Cette donne avec d’&amp;autres règles…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Jouer les mêmes cartes avec d’autres règles</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>&amp;Copier le numéro et le code</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Copier cette donne pour la partager</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Chacun retourne une carte</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>Jouer 10 &amp;tours</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Dix tours à la suite&#x202f;; appuie encore pour arrêter</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Jeu a&amp;utomatique</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Un tour après l’autre&#x202f;; appuie encore pour arrêter</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Jouer jusqu’au &amp;bout</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Laisser les autres jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Couvrir la table et arrêter le chrono</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jouer plus vite</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Plus &amp;lentement</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jouer plus lentement</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>Vite&amp;sse…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>À quelle vitesse bougent les cartes</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>&amp;Jeu ouvert</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Regarder une partie entière où toutes les piles sont visibles&#x202f;; ta partie attend</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Des leçons sur les nombres pour les enfants et les classes</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>Répét&amp;er</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Montrer et dire ce qui vient de se passer</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>&amp;Dire où on en est</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Montrer et dire combien de cartes a chacun, et lesquelles sont là</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Utiliser tout l’écran</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>Revenir à la &amp;table</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Arrêter le jeu automatique et revenir à la table</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;Couper le son</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Couper ou remettre le son</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Table, cartes, texte, mouvement, son</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Afficher l’historique</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Revoir chaque tour de la partie</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Montrer la table avant le premier tour</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Un tour en a&amp;rrière</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Montrer la table un tour plus tôt</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>Revo&amp;ir à partir d’ici</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Rejouer les tours qui suivent celui-ci</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Un tour en a&amp;vant</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Montrer la table un tour plus tard</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Revenir au &amp;présent</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Montrer la table comme elle est maintenant</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Reprendre après ce tour dans une nouvelle partie&#x202f;; tu peux annuler</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Règles du &amp;jeu</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>Les règles de cette partie, avec des exemples</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Si&amp;gnaler un problème…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Copier un rapport qui aide les développeurs à corriger les problèmes</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>Appre&amp;ndre avec la bataille…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>À &amp;propos de La bataille</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version et licences</translation>
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
        <translation>{number} sur 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>finies à temps</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>à peu près cette durée</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} et {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>batailles</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>changements de leader</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>sans jouer</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Règles pour la soirée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Essai de nombreuses règles…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avancement de la recherche</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;Arrêter la recherche</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>Cherche&amp;r encore</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules} jeux de règles essayés, {rounds} parties jouées, en {seconds} secondes.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Chacun a été joué {number} fois.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Recherche de règles…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Ce qui s’en approche le plus</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Le mieux pour l’instant</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Des règles qui conviennent, toutes différentes</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Ces nombres sont approximatifs&#xa0;: le programme rapide qui joue les parties manque ici.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Aucune partie ne peut être simulée sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>10 tours</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mêmes cartes</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Jeu auto</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Distribuer une nouvelle partie (Espace)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Poser la carte suivante de la bataille (Espace)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Montrer le résultat tout de suite (Espace)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Retourner les deux</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Tout retourner</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Tours de la partie</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Choisis un tour pour voir la table juste après. Appuie sur Entrée pour le revoir.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>un tour, avec toutes ses batailles&#x202f;; un clic sur la table fait pareil</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>un tour, quand tous ceux qui ont des cartes ont appuyé sur leur touche</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>dix tours à la suite</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>un tour après l’autre, jusqu’à ce que tu appuies encore</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>mélange et distribue depuis le début</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>passe d’un bouton au suivant&#x202f;; Entrée appuie dessus</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>ramène la partie d’avant, jusqu’à ce que tu retournes des cartes</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>couvre la table et arrête le chrono</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>plus lentement, plus vite</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>tour par tour</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>couper ou remettre le son</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>combien de joueurs, et avec quelles règles</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>rien que la table et ses boutons</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>arrête ce qui est en cours et revient aux cartes</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Autres boutons</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Cartes de chacun, tour par tour</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Tour {number}&#xa0;: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Prénom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Image {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>Le prénom est long&#xa0;: les 40 premières lettres sont enregistrées.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Quels sont les deux qui jouent&#x202f;?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>A&amp;jouter un enfant…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Impossible de lire les progrès. Rien n’y a été changé.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>Ce que fait un enfant reste sur cet ordinateur. Un prénom et une image suffisent.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Ajouter un enfant</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Modifier un enfant</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Pareil</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Échanger dizaines et unités</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Pour les adultes&#xa0;: garder appuyé une seconde</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>est plus petit que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>est égal à</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>est plus grand que</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Retourner la carte du joueur {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, à gauche</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, à droite</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} et {second}, à gauche</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} et {second}, à droite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>C’est dit</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Regarder ensemble</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>Gé&amp;rer</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>E&amp;xporter ces règles…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>&amp;Importer des règles…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Enregistrer ces règles sous</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>«&#x202f;{name}&#x202f;» existe déjà. Remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Supprimer «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} ne contient pas de règles de la bataille.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Règles de la bataille (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Ces règles n’ont pas été enregistrées&#xa0;: il y en a trop, ou le nom est déjà pris.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Impossible de lire tes règles. Le fichier s’appelle maintenant {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>Impossible de lire ou d’écrire {file}.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Ces cartes ont été choisies à la main et n’ont pas de numéro, mais tu peux les enregistrer dans un fichier.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Donne {number}, code {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Numéro et code copiés.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Numéro ou code</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Numéro ou code de la donne</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Donne {number}, code {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>Les cartes sur la table ont été choisies à la main, alors elles n’ont pas de numéro.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Sur la table&#xa0;: donne {number}, code {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Les donnes portent des numéros de 1 à {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Donne {number}. Règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Un numéro garde les règles de la table&#x202f;; un code apporte ses propres règles.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>«&#x202f;{given}&#x202f;» ne peut pas se trouver dans un code.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Ce n’est pas un code&#xa0;: au moins un caractère est faux ou manque.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Cette version de La bataille ne connaît pas ce code, pourtant il est bien écrit.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Supprimer un enfant</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Supprimer «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Les batailles et la fin</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>Le lecteur d’écran dit</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Au moins aussi hautes que le bout du doigt. Avec un texte de 150&#xa0;% ou plus, elles le sont toujours.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>&amp;Grandes commandes</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>En jeu automatique, il dit un résumé toutes les quatre secondes au plus.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>Le lecteur d’écran &amp;dit</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 redit la dernière phrase. F3 dit où en est la partie.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Montrer sur la table</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Rejouer l’exemple</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Montrer de nouveau ta partie</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Exemple&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>Impossible d’ouvrir {file} pour l’instant&#xa0;: d’autres fichiers sont en cours de chargement.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Ouverture de {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>cartes choisies</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Pas encore de fichier</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>&amp;Ouvrir un autre…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} est ouvert.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est plus là. Ta partie sur la table continue.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>Impossible de lire «&#x202f;{file}&#x202f;». Ta partie sur la table continue.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop gros pour être une partie de bataille. Ta partie sur la table continue.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>«&#x202f;{file}&#x202f;» a été enregistré par une version plus récente de La bataille. Ta partie sur la table continue.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>Impossible d’ouvrir «&#x202f;{file}&#x202f;»&#xa0;: ce fichier est abîmé, ou n’est pas une partie de bataille. Ta partie sur la table continue.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Partie enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>La partie n’a pas été enregistrée&#xa0;: il n’y a plus de place pour {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>La partie n’a pas été enregistrée&#xa0;: tu n’as pas le droit d’enregistrer {file} à cet endroit.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>La partie n’a pas été enregistrée&#xa0;: impossible d’écrire {file} à cet endroit.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Les premières parties se jouent…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Durées en</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Afficher en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Graphique&#xa0;: combien de temps durent les parties&#x202f;; le tableau donne les mêmes nombres</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Combien de temps durent les parties</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Prévision en chiffres</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Regarder la partie la plus longue</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Bataille la plus longue</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Regarder la bataille la plus longue</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Partie la plus serrée</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Regarder la partie la plus serrée</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>Parties gagnées par chacun, sur 100&#x202f;; les autres sont nulles.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Regarde une de ces parties&#xa0;:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Pas de prévision possible sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Parties simulées&#xa0;: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Le simulateur rapide manque ici, alors ces nombres sont approximatifs.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Parties sur 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>la moitié finie</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 sur 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>parties sur 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}&#xa0;: {share} sur 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} ou plus</translation>
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
        <translation>Attention</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Appuie sur P pour reprendre.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>La touche Espace sert à «&#x202f;{name}&#x202f;» en ce moment. Pour retourner les cartes, appuie sur Échap, puis sur Espace.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Pour les adultes</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Progrès…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>&amp;Imprimer pour la classe…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>&amp;Enfants…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>À &amp;quoi sert chaque exercice…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>C’est toi qui choisis le niveau. Rien ici ne demande d’aller vite, et rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>L’&amp;as vaut</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Valet, dame, roi</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>retirés</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>nombre et symboles</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>symboles</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>&amp;Les cartes montrent</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
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
        <translation>tours</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Durée</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Tours</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>un enfant</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>deux enfants</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>une classe</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>Qui &amp;joue</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Réponses dites à voix &amp;haute à un adulte</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>&amp;Montrée</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>De lent à &amp;rapide</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Mots pai&amp;sibles&#xa0;: «&#x202f;La carte haute&#x202f;», «&#x202f;prolongation&#x202f;»</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>au 2e essai</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>sur demande</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>L’aide s’effa&amp;ce quand une paire est sue</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>en alternance</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>&amp;On demande</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>l’enfant les place</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>d’abord les dizaines</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Di&amp;zaines et unités</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Chaque question est dite à voi&amp;x haute</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>Essa&amp;yer</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un seul contacteur</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>&amp;Une seule touche fait tout</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Temps d’éclaira&amp;ge</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>La lumière reste {seconds} s sur chaque réponse et se repose une demi-seconde après un appui.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Aller à une partie du guide</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>A&amp;ller à</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Une bataille avec quatre cartes face cachée</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Distribuer une partie de bataille quadruple</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Apprendre avec la bataille…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Regarder une partie entière</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>dizaines</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unités</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{what}: {value} {unit}</source>
        <translation>{what}&#xa0;: {value} {unit}</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Montrer la table comme elle est maintenant</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Tour {number} sur {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – retour en arrière</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>Le début. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Retour en arrière&#xa0;: tour {number} sur {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Tour {number}, le dernier</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Chargement du tour {number} sur {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n étape sur 10 de la leçon terminée</numerusform>
            <numerusform>%n étapes sur 10 de la leçon terminées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Tapis de jeu</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Pose ta carte ici</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>est plus petit que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>est égal à</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>est plus grand que</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a}, c’est {d} de plus que {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Qui a la carte la plus forte dit la phrase et garde les deux cartes.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Apprendre avec la bataille · nombres {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>C’est ça</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>une touche</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Finir l’exemple</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Au revoir</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Ordi</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Cet ordinateur n’a pas de voix pour {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>La voix parle {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>Le programme cherche une voix quand une leçon commence.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Qui&#x202f;?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}&#xa0;: choisir qui joue</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>Le score est maintenant&#xa0;: {score}. Tes statistiques ne changent pas.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Remettre le score à zéro</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>Remettre le score à zéro&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Remettre à zéro</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} est abîmé ou n’est pas un fichier de La bataille.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} a été enregistré par une version plus récente de La bataille.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} est trop gros pour être un fichier de La bataille.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>Impossible de lire {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Il n’y a plus de place pour enregistrer {file}. Tu peux continuer à jouer&#x202f;; libère de la place, ou enregistre la partie ailleurs dans un fichier.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} est protégé en écriture. Tu peux continuer à jouer, mais pour garder ta partie, enregistre-la dans un fichier.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} a été supprimé ou déplacé&#x202f;; La bataille en a commencé un nouveau.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} est utilisé par une autre fenêtre.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>Impossible d’écrire {file}. Tu peux continuer à jouer, mais pour garder ta partie, enregistre-la dans un fichier.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Le fichier s’appelle maintenant {file}, et La bataille en a commencé un nouveau.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minutes que nous avons</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>&amp;Nous avons</translation>
    </message>
</context>
<context>
    <name>ModeBar</name>
    <message>
        <source>{mode}: {known}</source>
        <translation>{mode}&#xa0;: {known}</translation>
    </message>
</context>
<context>
    <name>ModePage</name>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Un enfant</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Deux enfants</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Pour les adultes</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Les cartes voyagent</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Mouvement des cartes</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Ton système demande moins de mouvement.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Ton système ne demande pas moins de mouvement.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Avec trois cartes face cachée, un mot par carte.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;Dire la formule de la bataille</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>Dans une bataille, chaque appui pose la carte suivante.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>&amp;Poser les cartes une à une</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>C&amp;ouper tous les sons</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Essa&amp;yer</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>On ne l’entend pas aux grandes vitesses.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>U&amp;ne note dit qui gagne le tour</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Mouvement des c&amp;artes</translation>
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
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Il y a déjà des règles appelées «&#x202f;{name}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>Découper le long des lignes · page {number} sur {of} · pour deux enfants, imprimer deux jeux</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Parties de bataille (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>Arrêter après ce tour (Espace)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Regarder une autre partie (Espace)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Jouer un tour après l’autre (Espace)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Tour {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Montrer le tour d’avant</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Montrer le tour d’après</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Retour à ma partie</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Montrer de nouveau ta partie</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Jeu ouvert – une partie entière</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Jeu ouvert</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Appuie sur Espace pour regarder une autre partie.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Mêmes cartes, autres règles</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Règles maison…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Donne {number}&#xa0;: avec quelles règles&#x202f;?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Ces cartes&#xa0;: avec quelles règles&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Gagnées de suite</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Meilleure série</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Partie la plus courte</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Bataille la plus longue</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Il n’y a plus de place pour enregistrer {file}. Choisis un autre endroit.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} est protégé en écriture. Choisis un autre endroit.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>Impossible de lire les progrès, alors {file} n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>Impossible d’enregistrer {file}. Choisis un autre endroit.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Cette version de La bataille ne peut pas imprimer. Enregistre plutôt un PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistre plutôt un PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>L’impression a échoué. Vérifie l’imprimante et la place sur le disque.</translation>
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
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>Les cartes sont couvertes et le chrono est arrêté</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} sur {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Table et cartes</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>F&amp;enêtre et texte</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>&amp;Mouvement et son</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>A&amp;ccessibilité</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Tout &amp;rétablir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Enregistrées par toi</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Règles sur la table</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Tes changements</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Imprimer pour la classe</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Pour qu’une classe sans ordinateurs joue la même leçon.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>&amp;Fiche à remplir</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>Lig&amp;nes par colonne</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;Tapis pour deux</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>&amp;Cartes-nombres à découper</translation>
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
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Paires de nombres</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Juste du premier coup</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec de l’aide</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tous les exercices</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>Tableau &amp;CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>À revoir&#xa0;: {pairs}. Elles reviennent à la prochaine leçon.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Impossible de lire les progrès. Rien n’y a été changé.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>Les leçons marchent quand même.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Pas encore d’enfant</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Ajoute un enfant sous «&#x202f;Enfants…&#x202f;», et ses leçons s’affichent ici.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>Seulement sur cet ordinateur&#xa0;: {lessons}.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Paires de nombres</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Apprendre avec la bataille · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Tous les exercices</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Un jeu pour la table</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Gardé seulement sur ton ordinateur. Chaque enfant apprend à son rythme&#x202f;; ceci n’est pas une note.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>{title}:</source>
        <extracomment>before a record, such as: Longest round:</extracomment>
        <translation>{title}&#xa0;:</translation>
    </message>
    <message>
        <source>{rules}, {day}</source>
        <translation>{rules}, {day}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Revoir&#xa0;: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Réessayer</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Mes nombres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Retourne deux cartes. Écris les deux nombres. Mets &lt;, = ou &gt; entre eux.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Il y a eu un problème</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>La bataille a rencontré une erreur inattendue.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>Quelque chose ne va pas&#x202f;? Raconte aux développeurs ce que tu as fait et ce qui s’est passé, et envoie-leur ce rapport.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Ta partie est enregistrée, et tu peux continuer à jouer. Si cela se reproduit, redémarre La bataille&#xa0;: ta partie reprend là où tu l’as laissée.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>La bataille ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>Ce que tu as joué est enregistré.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>Impossible d’enregistrer ta partie. Tu peux continuer à jouer, mais enregistre la partie dans un fichier avant de fermer la fenêtre.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Pour que ce soit réparé, copie ce rapport et envoie-le aux développeurs. Rien n’est envoyé automatiquement.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Rapport copié</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Résultats de toutes les parties</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>La partie enregistrée ne correspondait pas à son propre relevé, alors c’est le relevé qui compte.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>Le début, avant le premier tour.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>Retour au présent.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Toutes les cartes sont visibles.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Passage {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Cartes choisies</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Copier le numéro et le code de cette donne</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>reste {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Plus longue bataille</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Donne</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Appuie sur Entrée pour revoir une partie.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Cartes gagnées</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>toutes</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>Règles &amp;prêtes</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Règles &amp;maison</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>Pré&amp;vision</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Règles maison pour ces cartes</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Règles maison pour la donne {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>Règles pour la soir&amp;ée…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Durées à vitesse normale, avec tes pauses habituelles.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Durées à ta vitesse actuelle, avec tes pauses habituelles.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Durées à vitesse normale.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Durées à vitesse normale, sans pauses.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Durées à ta vitesse actuelle, sans pauses.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Enregistrer la partie sous</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} existe déjà. Remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>Retour à la partie d’avant.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Les mêmes cartes encore une fois.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nouvelle partie.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pause. Les cartes sont couvertes.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Son coupé.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Son remis.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Vitesse&#xa0;: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Plein écran.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Plein écran quitté.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Toi</translation>
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
        <translation>Cléo</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dan</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ève</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Ordi</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Qui joue pour le joueur {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
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
        <translation>C&amp;hacun appuie sur sa touche</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Un tour commence quand chacun a appuyé sur sa touche&#xa0;: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Seulement quand deux personnes ou plus jouent.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>rond orange</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>triangle bleu</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>carré jaune</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>pentagone vert</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>hexagone violet</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>étoile rose</translation>
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
        <translation>{field}&#xa0;: {choice}</translation>
    </message>
</context>
<context>
    <name>SentenceDialog</name>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jouer plus lentement</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jouer plus vite</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Les touches − et + la changent à tout moment.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>immédiat</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>très lent</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>très rapide</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Exporter en tableau…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>Effacer les s&amp;tatistiques…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Effacer les statistiques</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Victoires, défaites, séries et records repartent de zéro, et tu ne peux plus revoir ces parties ici. C’est définitif. La partie sur la table reste.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Chargement des parties…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Chargement de la partie…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Impossible de revoir cette partie&#xa0;: sa trace est abîmée.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Effacement des statistiques…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Parties par règles</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Parties par durée</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>Rev&amp;oir cette partie</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>&amp;Jouer une partie</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Pas encore de partie avec {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Joue une partie jusqu’au bout, et elle compte ici&#xa0;: qui a gagné, combien de temps elle a duré, et chaque tour à revoir.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Par &amp;règles</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Par &amp;durée</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>To&amp;utes les parties</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>Le nombre au bout dit combien de parties ont été jouées.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Tours dans une partie, et combien de parties en ont eu autant.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>La touche Entrée aussi.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>connues</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Jouer une partie avec ces règles ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Combien de temps durent les parties</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>Jouer&#xa0;: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>Faire ça</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>les menus</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>Points de &amp;valeur</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Plus la rangée de points est longue, plus la carte est forte.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Tapis vert</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Bleu nuit</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Bois chaud</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Comme la table</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Guilloché</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grands index</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Grands chiffres</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Selon la langue&#xa0;: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Couleurs et lettres</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Lettres</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Appuie sur Espace pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Jeu automatique arrêté.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Dix tours.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Jeu automatique.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>On joue jusqu’au bout.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Bienvenue à la bataille</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>La carte la plus forte prend les deux. C’est tout.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>Première fois&#x202f;?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De qui sont les parties affichées</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Enregistré sur cet ordinateur seulement.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De qui sont les parties affichées</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Ta&amp;ille du texte</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Ta dame bat le neuf&#x202f;; tu prends 2 cartes.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>La table garde ses propres couleurs. Le contraste élevé suit le système.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>La langue change au prochain démarrage de La bataille.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>De 100 à 200&#xa0;%, dans la fenêtre et sur la table.</translation>
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
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>finie à temps</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>à peu près autant</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Ce que veulent dire les minutes</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>&amp;Peu de parties nulles</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Personne &amp;hors jeu trop tôt</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Beaucoup de &amp;batailles</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Seulement des règles &amp;connues</translation>
    </message>
    <message>
        <source>any</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>few</source>
        <translation>peu</translation>
    </message>
    <message>
        <source>many</source>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Changements de leader</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Durée</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>Nous &amp;sommes</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>Changements de &amp;leader</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Parties gagnées par chacun, sur 100</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Jouer à la bataille avec les règles maison de ta famille</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>bataille;jeu de bataille;war;battle;cartes;jeu de cartes;réussite;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>Le jeu de la bataille, avec tes propres règles maison</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>Les développeurs de La bataille</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Chacun retourne une carte, et la plus forte les prend toutes. Si les plus fortes sont égales, il y a bataille&#x202f;! Un enfant de six ans joue avec une seule touche, et un parent règle la partie pour qu’elle finisse avant l’heure du lit.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>De deux à six joueurs, personnes ou ordinateur, avec ou sans jokers</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Toutes les règles maison&#xa0;: cartes face cachée, quand un joueur n’a plus assez de cartes, comment ramasser les cartes gagnées, limites</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Chaque donne a un numéro, pour rejouer exactement les mêmes cartes</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Avec la souris, le clavier seul ou un lecteur d’écran, à toutes les vitesses, avec ou sans mouvement</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Pas d’argent, pas de prix, pas d’Internet</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Un tour sur la table, et une ligne qui dit qui prend les cartes</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Partie de bataille</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>BATAILLE</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>BATAILLE ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>De côté&#xa0;: %n carte</numerusform>
            <numerusform>De côté&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>dernière carte&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>%n carte&#x202f;!</numerusform>
            <numerusform>%n cartes&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>carte</numerusform>
            <numerusform>cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>BATAILLE&#x202f;!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>DOUBLE BATAILLE&#x202f;!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>TRIPLE BATAILLE&#x202f;!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>BATAILLE ×{depth}&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Un tel code a %n caractère&#x202f;; pour l’instant il y en a {given}.</numerusform>
            <numerusform>Un tel code a %n caractères&#x202f;; pour l’instant il y en a {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>La plus longue de ces parties a %n tour.</numerusform>
            <numerusform>La plus longue de ces parties a %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>La plus longue compte %n bataille.</numerusform>
            <numerusform>La plus longue, c’est %n batailles de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>Il ne restait plus qu’%n carte au gagnant.</numerusform>
            <numerusform>Il ne restait plus que %n cartes au gagnant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Exemple&#xa0;: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Gagnées {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Parties gagnées&#xa0;: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, depuis la dernière remise à zéro du score.</translation>
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
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>tour</numerusform>
            <numerusform>tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>bataille</numerusform>
            <numerusform>batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>plus longue bataille</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>gagnées par toi</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>cartes au maximum</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>hors jeu après {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Pour retourner les cartes, appuie sur ta touche&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Pour retourner les cartes, appuyez sur vos touches&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>On attend {players}.</translation>
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
            <numerusform>%n chacun</numerusform>
            <numerusform>%n chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
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
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordi</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Tu as gagné</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Règles personnalisées</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>Supprimer %n partie&#x202f;?</numerusform>
            <numerusform>Supprimer %n parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n partie exportée dans {file}.</numerusform>
            <numerusform>%n parties exportées dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Tour {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Chacun retourne une carte.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}&#xa0;: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}&#xa0;: {war} entre {fighters}.</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Tu retournes {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} retourne {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Chacun pose %n carte face cachée.</numerusform>
            <numerusform>Chacun pose %n cartes face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Tu poses %n carte face cachée et retournes {card}</numerusform>
            <numerusform>Tu poses %n cartes face cachée et retournes {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} pose %n carte face cachée et retourne {card}</numerusform>
            <numerusform>{name} pose %n cartes face cachée et retourne {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Tu gardes {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} garde {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
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
        <translation>deux de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trois de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatre de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinq de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>six de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sept de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>huit de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>neuf de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dix de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dame de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>roi de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>un deux</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un trois</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un quatre</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinq</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un six</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un sept</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un huit</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un neuf</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dix</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>un valet</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>une dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un roi</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>le six</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>le joker</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>le trois</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>le six</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>l’as</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>le joker</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Ton deux</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Ton trois</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Ton quatre</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Ton cinq</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Ton six</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Ton sept</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Ton huit</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Ton neuf</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Ton dix</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Ton valet</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Ta dame</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Ton roi</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Ton as</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Ton joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>ton deux</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>ton trois</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>ton quatre</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>ton cinq</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>ton six</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>ton sept</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>ton huit</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>ton neuf</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>ton dix</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>ton valet</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>ta dame</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>ton roi</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>ton as</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>ton joker</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>ton deux</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>ton trois</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>ton quatre</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>ton cinq</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>ton six</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>ton sept</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>ton huit</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>ton neuf</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>ton dix</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>ton valet</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>ta dame</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>ton roi</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>ton as</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>ton joker</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le deux joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le trois joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le quatre joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le cinq joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le six joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le sept joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le huit joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le neuf joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le dix joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le valet joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>La dame jouée par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le roi joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>L’as joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>Le joker joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>le deux joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>le trois joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>le quatre joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>le cinq joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>le six joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>le sept joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>le huit joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>le neuf joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>le dix joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>le valet joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>la dame jouée par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>le roi joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>l’as joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>le joker joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>le deux joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>le trois joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>le quatre joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>le cinq joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>le six joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>le sept joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>le huit joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>le neuf joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>le dix joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>le valet joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>la dame jouée par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>le roi joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>l’as joué par {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>le joker joué par {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Un tour simple</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Une bataille</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Une double bataille</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Pas assez de cartes pour une bataille</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Plus de carte pour une bataille</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Deux joueurs sur trois à égalité</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Ici, une bataille ne demande qu’une carte à chacun&#xa0;: tu en as assez, ou tu n’en as plus du tout.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Ce jeu de cartes est trop petit pour le montrer, car il faut beaucoup de cartes face cachée.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>N&amp;ombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Jeu de cartes</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>Jo&amp;kers</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>Car&amp;tes par joueur</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;As</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>La carte qu&amp;i gagne</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Cartes &amp;face cachée dans une bataille</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>&amp;Qui joue la bataille</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>Pas asse&amp;z de cartes pour une bataille</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Ramassag&amp;e</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>&amp;Limite de tours</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Limite &amp;de passages</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Limite en min&amp;utes</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>&amp;Si la limite est atteinte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 cartes, à partir des deux</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 cartes, à partir des six</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 cartes, à partir des sept</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>À deux joueurs, il n’y a personne d’autre pour s’y joindre.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Il n’y a pas de limite&#xa0;: ceci ne compte que si une partie ne devait jamais finir.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Une carte face cachée dans une bataille, et partie nulle après 500 tours.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>Ta dernière carte se bat encore, et le chrono termine la partie.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Comme En famille, avec trois cartes face cachée dans une bataille.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Quatre cartes face cachée dans une bataille, et ta dernière carte continue de se battre.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>La moitié des cartes, pour une partie rapide.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Trois passages dans les cartes, puis qui a le plus de cartes gagne.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>Le jeu français&#xa0;: 32 cartes, à partir des sept.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>Pas de carte face cachée dans une bataille.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Deux jokers battent tout le reste.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>La carte la plus faible gagne, et une bataille prend cinq cartes face cachée.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>La valeur des cartes à égalité dit combien de cartes on pose face cachée.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>En famille, à trois, et les cartes gagnées sont mélangées.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Quatre joueurs, une demi-heure au plus, cartes gagnées mélangées.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>forts</translation>
    </message>
    <message>
        <source>low</source>
        <translation>faibles</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>la plus forte</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>la plus faible</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>autant que la valeur des cartes à égalité</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>seulement les joueurs à égalité</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>se bat avec la dernière carte</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>la dernière carte continue de se battre</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>tous posent le même nombre</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>d’abord les cartes du gagnant</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>les cartes du gagnant en dernier</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>dans l’ordre des places</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>retournées comme elles sont</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>la plus forte d’abord</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mélangées</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>partie nulle</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>qui a le plus de cartes gagne</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>De 2 à 6 joueurs, chacun avec une pile de cartes.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>Toutes les cartes.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Sans les cartes les plus faibles, la partie est plus courte.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Les jokers sont les cartes les plus fortes. Ici la carte la plus faible gagne, alors ce sont les pires cartes.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Un joker bat toutes les autres cartes&#x202f;; deux jokers sont à égalité.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Toutes les cartes sont distribuées&#xa0;: %n carte chacun.</numerusform>
            <numerusform>Toutes les cartes sont distribuées&#xa0;: %n cartes chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>%n carte chacun</numerusform>
            <numerusform>%n cartes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}&#x202f;; %n carte mise de côté.</numerusform>
            <numerusform>{each}&#x202f;; %n cartes mises de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>L’as est plus fort que le roi.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>L’as est la carte la plus faible de toutes.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>La carte retournée la plus forte prend tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>La carte retournée la plus faible prend tout ce qui est sur la table. Ce jeu s’appelle la paix.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Deux sept à égalité&#xa0;: 7 cartes face cachée&#x202f;; deux rois&#xa0;: 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Dans une bataille, chacun retourne juste une carte de plus.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Une bataille entre deux joueurs se joue pour %n carte, ou plus s’il y a encore égalité.</numerusform>
            <numerusform>Une bataille entre deux joueurs se joue pour %n cartes, ou plus s’il y a encore égalité.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Les autres attendent, et leurs cartes vont au gagnant.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Les joueurs qui n’étaient pas à égalité ont encore une chance dans la bataille.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Qui n’a pas assez de cartes pour la bataille est hors jeu, et ses cartes vont dans le pli.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Qui n’a pas assez de cartes pose tout et retourne la dernière. Qui n’en a plus est hors jeu.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Qui n’a pas assez de cartes pose tout et retourne la dernière. Qui n’en a plus continue avec sa carte sur la table.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Tous posent seulement autant de cartes que peut en poser celui qui en a le moins. Qui n’en a plus est hors jeu.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Si quelqu’un n’a pas assez de cartes pour la bataille, la partie est nulle.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>Les cartes du gagnant vont sous sa pile d’abord, puis celles des autres.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>Les cartes des autres vont sous la pile d’abord, puis celles du gagnant.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Toujours dans l’ordre des places, peu importe qui gagne.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>Les cartes sont rassemblées et retournées&#xa0;: la dernière posée vient en premier.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>La carte la plus forte va sous la pile d’abord, la plus faible en dernier.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Les cartes gagnées sont mélangées avant d’aller sous la pile.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Chaque fois que tous retournent une carte, c’est un tour, batailles comprises.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Un passage se termine quand chaque joueur a fait une fois le tour de sa pile.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>Le chrono s’arrête pendant une pause et quand une fenêtre de dialogue est ouverte.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Une partie qui atteint la limite n’a pas de gagnant.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>La plus grosse pile gagne. Si les plus grosses piles sont égales, la partie est nulle.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>La moitié des parties finit en moins de</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 parties sur 10 finissent en moins de</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Parties nulles</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Arrêtées par une limite</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Sans fin</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Tu gagnes</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n bataille dans un tour</numerusform>
            <numerusform>%n batailles dans un tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Batailles par partie</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Bataille la plus longue</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>la moitié est finie</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 sur 10 sont finies</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>batailles par partie</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n de suite</numerusform>
            <numerusform>%n de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Avec ces règles, beaucoup de parties ne finiraient jamais.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Avec ces règles, beaucoup de parties n’ont pas de gagnant.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Avec ces règles, beaucoup de parties n’ont pas de gagnant ou ne finiraient jamais.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>Il y a %n carte en jeu, un nombre impair. Ramassée dans un ordre fixe, elle peut tourner en rond très longtemps.</numerusform>
            <numerusform>Il y a %n cartes en jeu, un nombre impair. Ramassées dans un ordre fixe, elles peuvent tourner en rond très longtemps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Mélanger les cartes gagnées</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Distribuer une carte de moins&#xa0;: %n carte chacun</numerusform>
            <numerusform>Distribuer une carte de moins&#xa0;: %n cartes chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Après %n tour, qui a le plus de cartes gagne</numerusform>
            <numerusform>Après %n tours, qui a le plus de cartes gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Aucune partie nulle ou sans fin.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Presque aucune partie nulle ou sans fin.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 partie sur 100 est nulle ou sans fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n partie sur 100 est nulle ou sans fin.</numerusform>
            <numerusform>%n parties sur 100 sont nulles ou sans fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>moins d’une minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} heures</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} à {high} h</translation>
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
            <numerusform>{low} à %n min</numerusform>
            <numerusform>{low} à %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Le plus souvent, moins d’une minute.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Le plus souvent, de {low} à {high} heures.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Le plus souvent, environ %n minute.</numerusform>
            <numerusform>Le plus souvent, environ %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Le plus souvent, de {low} à %n minute.</numerusform>
            <numerusform>Le plus souvent, de {low} à %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Il n’y a pas de partie nulle.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Les parties nulles sont très rares.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>1 partie sur %n est nulle.</numerusform>
            <numerusform>1 partie sur %n est nulle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n partie sur 10 est nulle.</numerusform>
            <numerusform>%n parties sur 10 sont nulles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Presque toutes les parties sont nulles.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>1 partie sur %n ne finirait jamais.</numerusform>
            <numerusform>1 partie sur %n ne finirait jamais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n partie sur 10 ne finirait jamais.</numerusform>
            <numerusform>%n parties sur 10 ne finiraient jamais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Presque aucune partie ne finirait.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>moins de 1 sur 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>plus de 99 sur 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} sur 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>pas assez de cartes pour une bataille</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>dans la bataille, tous aussi à court de cartes</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>à la limite de tours</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>à la limite de passages</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>à la limite de temps</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>tournent en rond sans fin</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Qui a toutes les cartes gagne. Qui n’en a plus après un tour perd.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Qui n’a plus de cartes après un tour est hors jeu, et les autres continuent.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Le dernier joueur qui a des cartes gagne, et alors il les a toutes.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Il n’y a pas de points&#xa0;: seules les cartes comptent.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Il n’y a pas de limite&#xa0;: la partie continue jusqu’à ce qu’un joueur ait toutes les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>La partie se termine après %n tour au plus tard.</numerusform>
            <numerusform>La partie se termine après %n tours au plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Gagner toutes les cartes au dernier tour compte aussi.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>La partie se termine après %n passage dans les cartes au plus tard.</numerusform>
            <numerusform>La partie se termine après %n passages dans les cartes au plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Les cartes posées dans une bataille comptent aussi.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>La partie se termine après %n minute au chrono.</numerusform>
            <numerusform>La partie se termine après %n minutes au chrono.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Si le temps s’écoule pendant un tour ou une bataille, ce tour se joue jusqu’au bout avec toutes ses batailles, et il compte.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>Le chrono s’arrête pendant une pause, quand un exemple, une partie à jeu ouvert, l’historique ou une fenêtre de dialogue est ouvert, et quand la fenêtre est réduite. Il s’arrête aussi quand tu es dans une autre fenêtre, sauf si les tours se jouent tout seuls.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Si personne n’a toutes les cartes à ce moment-là, la partie est nulle.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Si personne n’a toutes les cartes à ce moment-là, la plus grosse pile gagne. Si les plus grosses piles sont égales, la partie est nulle.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Les cartes qui attendent sur la table ne comptent pour personne.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>La partie se termine aussi après %n tour.</numerusform>
            <numerusform>La partie se termine aussi après %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>La partie se termine aussi après %n tour, ou plus tôt si les cartes reviennent dans le même ordre qu’avant, car alors elle ne finirait jamais.</numerusform>
            <numerusform>La partie se termine aussi après %n tours, ou plus tôt si les cartes reviennent dans le même ordre qu’avant, car alors elle ne finirait jamais.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>C’est une partie nulle.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Le joueur qui a le plus de cartes gagne alors.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Une limite l’a terminée avant que quelqu’un ait toutes les cartes.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Une limite l’a terminée alors que les plus grosses piles étaient égales.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>Quelqu’un n’avait pas assez de cartes pour une bataille, et avec ces règles, la partie est alors nulle.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Avec ces règles, c’était pour une de ces raisons.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>Les joueurs à égalité n’avaient plus de carte pour se départager, et personne d’autre n’en avait.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Les derniers dans la bataille avaient le même nombre de cartes, trop peu pour se battre, et personne d’autre n’en avait.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Les derniers dans la bataille avaient le même nombre de cartes, trop peu pour se battre.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Plus personne dans la bataille n’avait de carte, et personne d’autre n’en avait.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Plus personne dans la bataille n’avait de carte.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Elle n’aurait jamais fini.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Elle n’aurait jamais fini, et les plus grosses piles étaient égales.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Elle n’était pas finie après %n tour.</numerusform>
            <numerusform>Elle n’était pas finie après %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Elle n’était pas finie après %n tour, et les plus grosses piles étaient égales.</numerusform>
            <numerusform>Elle n’était pas finie après %n tours, et les plus grosses piles étaient égales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Est-ce que je peux choisir la carte que je joue&#x202f;?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>Non. Chacun retourne la carte du dessus. La bataille, c’est de la chance&#xa0;: pas besoin d’être fort.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>Est-ce que l’as est fort&#x202f;?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>Est-ce que les couleurs comptent&#x202f;?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>Non. Un neuf de trèfle et un neuf de cœur sont égaux&#xa0;: il y a égalité.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Combien de cartes pose-t-on face cachée dans une bataille&#x202f;?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>Et si je n’ai pas assez de cartes pour une bataille&#x202f;?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Pourquoi la partie était-elle nulle&#x202f;?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Combien de temps dure une partie&#x202f;?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Combien peuvent jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Est-ce que je peux regarder les cartes de ma pile&#x202f;?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>Non, pas même la prochaine.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Est-ce qu’une bataille compte comme un tour à part&#x202f;?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>Non. Elle fait partie du tour où elle a commencé.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Est-ce qu’on joue de l’argent&#x202f;?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>Non. Tu ne peux rien parier, acheter ou gagner, sauf des cartes.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>À quoi servent les jokers&#x202f;?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Qui se bat si deux d’entre nous sont à égalité&#x202f;?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>La plupart des gens en posent une, beaucoup en posent trois&#xa0;: mettez-vous d’accord avant de commencer.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Aucune. Chacun retourne juste une carte de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n carte chacun, puis une de plus face visible.</numerusform>
            <numerusform>%n cartes chacun, puis une de plus face visible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Une bataille entre deux joueurs se joue pour %n de leurs cartes, ou plus s’il y a encore égalité.</numerusform>
            <numerusform>Une bataille entre deux joueurs se joue pour %n de leurs cartes, ou plus s’il y a encore égalité.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>Ça dépend des cartes&#xa0;: quelques minutes, ou plus d’une heure.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>%n tour au plus.</numerusform>
            <numerusform>%n tours au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>%n passage dans les cartes au plus.</numerusform>
            <numerusform>%n passages dans les cartes au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>%n minute au plus.</numerusform>
            <numerusform>%n minutes au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>Ça dépend des cartes, mais il y a une limite.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>De {least} à {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Dans cette partie, il y en a %n.</numerusform>
            <numerusform>Dans cette partie, il y en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>À plus de deux, seuls ceux dont la meilleure carte est à égalité font la bataille.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>À plus de deux, tous ceux qui ont retourné une carte se battent dans une bataille.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Ils sont plus forts que toutes les autres cartes, et deux jokers sont à égalité.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>Le joker est plus fort que toutes les autres cartes.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Ici la carte la plus faible gagne, alors un joker est la pire carte à retourner.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Tous ceux qui ont retourné une carte, même sans égalité.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Seulement ceux dont la meilleure carte est à égalité. Si tu n’en fais pas partie, tu attends et tu perds la carte que tu as retournée.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Retourner les cartes</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Pas assez de cartes</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>Le jeu a %n carte&#xa0;: quatre couleurs, chacune de {lowest} à dix, puis valet, dame, roi et as.</numerusform>
            <numerusform>Le jeu a %n cartes&#xa0;: quatre couleurs, chacune de {lowest} à dix, puis valet, dame, roi et as.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>En anglais, la bataille s’appelle War.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>Le but est de gagner toutes les cartes. Il n’y a rien à décider&#xa0;: c’est de la chance.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Cette partie est pour %n joueur.</numerusform>
            <numerusform>Cette partie est pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Avec %n joker, cela fait {cards}.</numerusform>
            <numerusform>Avec %n jokers, cela fait {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Les cartes sont mélangées et distribuées une à une jusqu’à ce que chacun en ait %n.</numerusform>
            <numerusform>Les cartes sont mélangées et distribuées une à une jusqu’à ce que chacun en ait %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>Chacun garde ses cartes en pile, face cachée. Personne ne les regarde ni ne change leur ordre.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Il reste %n carte, mise de côté sans être jouée.</numerusform>
            <numerusform>Il reste %n cartes, mises de côté sans être jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Tu joues contre l’ordinateur, ou avec des personnes à côté de toi&#x202f;; rien ne passe par Internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>La carte la plus forte prend tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>La carte la plus faible prend tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Tous retournent en même temps la carte du dessus de leur pile.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>C’est un tour, avec toutes les batailles qu’il contient.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>De la meilleure à la moins bonne&#xa0;: {ranks}. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Si une meilleure carte bat deux cartes égales, il n’y a pas de bataille&#xa0;: seule la meilleure carte compte.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: d’abord la sienne, puis celle du perdant.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: d’abord celle du perdant, puis la sienne.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: d’abord les siennes, puis celles des autres, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: d’abord celles des autres, dans le sens des aiguilles d’une montre, puis les siennes.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: toujours dans l’ordre des places, peu importe qui gagne.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: retournées comme elles sont sur la table, la dernière posée en premier.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: la plus forte d’abord, la plus faible en dernier.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>Les cartes vont face cachée sous la pile du gagnant&#xa0;: au hasard, une fois mélangées.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Deux jokers sont à égalité aussi.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>La plus forte de ces cartes visibles prend tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>La plus faible de ces cartes visibles prend tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>S’il y a encore égalité, il y a une autre bataille.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Si les deux cartes ont la même valeur, il y a bataille.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Si les meilleures cartes de deux joueurs ou plus sont à égalité, il y a bataille, et tous ceux qui ont retourné une carte y participent.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Si les meilleures cartes de deux joueurs ou plus sont à égalité, il y a bataille entre eux. Les autres attendent, et leurs cartes restent sur la table pour le gagnant.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Pas de carte face cachée&#xa0;: dans la bataille, chacun retourne juste une carte de plus.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Dans la bataille, chacun pose %n carte face cachée sur sa carte, puis une face visible.</numerusform>
            <numerusform>Dans la bataille, chacun pose %n cartes face cachée sur sa carte, puis une face visible.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>La valeur des cartes à égalité dit combien de cartes chacun pose face cachée dans la bataille. Puis chacun en retourne une.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Deux sept à égalité&#xa0;: {seven}&#x202f;; deux valets, deux dames ou deux rois&#xa0;: {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>Deux as&#xa0;: {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>Deux jokers&#xa0;: {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>Non. Ici l’as est la carte la plus faible, et donc la meilleure.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>Non. Ici l’as est la carte la plus faible.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Oui. Il est plus fort que le roi, alors ici il ne bat qu’un joker.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Oui. Il est plus fort que le roi, alors ici il ne bat rien.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Oui. Il est plus fort que le roi, et seul un joker est plus fort que lui.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Oui. Il est plus fort que le roi.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Alors la partie est nulle.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Si tu n’en as plus, ta carte sur la table continue de se battre.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Si tu n’en as plus, tu es hors jeu.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Alors tu es hors jeu, et les cartes qui te restent vont dans le pli.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Tu poses ce que tu as et tu retournes la dernière carte. Si tu n’en as plus, tu es hors jeu.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Tu poses ce que tu as et tu retournes la dernière carte. Si tu n’en as plus, ta carte sur la table continue de se battre.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Alors tous posent seulement autant de cartes que toi. Si tu n’en as plus, tu es hors jeu.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>C’est vrai pour tous ceux qui sont dans la bataille, à égalité ou non.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Une bataille prend à chacun les cartes face cachée et une de plus. Qui en a moins n’a pas assez de cartes.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Qui n’a plus de carte dans une bataille n’a pas assez de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Une bataille prend %n carte à chacun. Qui en a moins n’a pas assez de cartes.</numerusform>
            <numerusform>Une bataille prend %n cartes à chacun. Qui en a moins n’a pas assez de cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Qui n’a plus de carte est hors jeu.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>S’il ne reste qu’un joueur dans la bataille, il prend le pli et ne pose rien.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Alors personne ne gagne&#xa0;: la partie est nulle tout de suite, avant de poser quoi que ce soit.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Qui n’a pas assez de cartes est hors jeu, et ses cartes restantes vont dans le pli.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Si un joueur n’a plus de carte, celle qui est visible sur la table continue de se battre.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Si un joueur n’a plus de carte, celle qui est visible sur la table continue de se battre, même si elle n’était pas à égalité.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Pour que ce soit juste, tous posent alors seulement autant de cartes que celui qui en a le moins.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>La dernière est posée face visible.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Qui n’a pas assez de cartes est hors jeu.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Qui n’a pas assez de cartes pose toutes ses cartes, la dernière face visible.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Si aucun de ceux dont la meilleure carte est à égalité n’a encore une carte, rien ne peut les départager, peu importe qui d’autre se bat.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Si plus personne dans la bataille n’a de carte, personne ne peut se battre.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Si personne dans la bataille n’a assez de cartes, seul reste celui qui en a le plus.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Si plusieurs en ont le plus, personne ne peut se battre.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Alors tous ceux de la bataille sont hors jeu, et les cartes attendent sur la table le prochain gagnant.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Alors les joueurs à égalité sont hors jeu, et les cartes attendent sur la table le prochain gagnant.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Elles vont sous la pile du gagnant avant les nouvelles.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Si un seul autre joueur a encore des cartes, il les prend et gagne.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Si personne d’autre n’en a, la partie est nulle.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Si aucun de vous deux n’en a, la partie est nulle.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Si vous n’avez pas assez de cartes tous les deux, celui qui en a le plus prend le pli. Si vous en avez autant, la partie est nulle.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Si aucun de ceux dont la meilleure carte est à égalité n’en a, ils sont tous hors jeu.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Si personne dans la bataille n’en a, personne ne peut se battre.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Si personne n’en a, la partie est nulle.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Si personne dans la bataille n’a assez de cartes, celui qui en a le plus prend le pli. Si plusieurs en ont le plus, personne ne peut se battre.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Aucune règle ne permet de finir en {minutes} minutes à {players} joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>Les plus proches demandent jusqu’à %n minute.</numerusform>
            <numerusform>Les plus proches demandent jusqu’à %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Aucune règle ne donne surtout des parties d’environ {minutes} minutes.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Avec les plus proches, une partie dure %n minute en moyenne.</numerusform>
            <numerusform>Avec les plus proches, une partie dure %n minutes en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Changements de leader dans une partie avec les plus proches&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Avec les plus proches, {value}&#xa0;% des parties sont nulles.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Avec les plus proches, un joueur ne joue pas pendant {value}&#xa0;% d’une partie.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Batailles par partie avec les plus proches&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Peu de gens connaissent les plus proches.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Aucune règle ne convient&#xa0;: «&#x202f;{wish}&#x202f;» l’empêche.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Peu de parties nulles</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Personne hors jeu trop tôt</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Beaucoup de batailles</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Seulement des règles connues</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Peu de changements de leader</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Beaucoup de changements de leader</translation>
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
            <numerusform>%n carte chacun</numerusform>
            <numerusform>%n cartes chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>la carte la plus faible gagne</translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation>{cards}&#x202f;; {limit}.</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}.</translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation>Les 52 cartes</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>cartes gagnées mélangées</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 cartes à partir des six</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 cartes à partir des sept</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>dans une bataille, autant de cartes face cachée que la valeur des cartes à égalité</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>pas de carte face cachée dans une bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n carte face cachée dans une bataille</numerusform>
            <numerusform>%n cartes face cachée dans une bataille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>après %n minute</numerusform>
            <numerusform>après %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>après %n passage</numerusform>
            <numerusform>après %n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>après %n tour</numerusform>
            <numerusform>après %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when}, la partie est nulle</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when}, qui a le plus de cartes gagne</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Oui. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} et {b} font *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a}, c’est *plus* que {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a}, c’est *moins* que {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>Pour aller de {b} à {a}, il faut *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} fois {b} font *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Touche ce signe.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Mets le {a} en premier. Touche les flèches.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>C’est *{a}*. Touche le {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>C’est *{number}*. Touche le {tens}, puis le {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>C’est *pareil*. Touche le signe égal.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a}, c’est *plus*. Touche le {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a}, c’est *moins*. Touche le {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Ces deux-là sont *plus éloignées*. Touche-les.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Ces deux-là sont *plus proches*. Touche-les.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} est *plus grand*. Touche-le.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} fois {b}, c’est *plus*. Touche-les.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} et {b} font *plus*. Touche-les.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>C’est *pareil*. Il ne reste rien.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a}, c’est *{d} de plus* que {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *est plus grand que* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *est égal à* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *est plus petit que* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Des deux côtés, ça fait *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Des deux côtés, l’écart est de *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Des deux côtés, c’est *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} et {ones} font *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n dizaine</numerusform>
            <numerusform>%n dizaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} est *plus grand* que {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Voilà combien il y en a. Combien *de plus* que {b}&#x202f;?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Regarde encore. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Regardons ensemble. Quelles rangées ont plus de cubes&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Regardons ensemble. Quels bonds vont le plus loin sur la bande&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Regardons ensemble. Quelle tour est la plus haute&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Regardons ensemble. Où y a-t-il plus de symboles&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Regardons ensemble. Quelle boîte a plus de points&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Regardons ensemble. Quelle tour est la plus petite&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Regardons ensemble. Où y a-t-il moins de symboles&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Regardons ensemble. Quelle boîte a moins de points&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Regardons ensemble. Quel nombre vient en premier sur la bande&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Regardons ensemble. Quel nombre est le plus loin sur la bande&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Comptons les cubes.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Comptons les symboles.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Comptons les points.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Comptons la suite sur la bande.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Comptons les cubes qui dépassent.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Regardons ensemble. Combien de symboles n’ont pas de partenaire&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Regardons ensemble. Combien de points n’ont pas de partenaire&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Comptons les bonds.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Regardons ensemble. Où y a-t-il moins de cubes qui dépassent&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Regardons ensemble. Où y a-t-il moins de bonds&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Regardons ensemble. Où y a-t-il plus de cubes qui dépassent&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Regardons ensemble. Où y a-t-il plus de bonds&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Regardons ensemble. Et si les cartes changeaient de place&#x202f;?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>Les dizaines sont pareilles. Lequel a plus d’unités&#x202f;?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Regardons ensemble. Lequel a plus de dizaines&#x202f;?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Où y en a-t-il moins&#x202f;?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Où y en a-t-il plus&#x202f;?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>Combien de plus&#x202f;?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Moins, pareil, plus</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Dizaines et unités</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Deux tours de cubes</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Symboles à compter</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Boîte de dix</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Bande numérique</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>su</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>pas demandé</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} et {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Dizaines éloignées</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Dizaines à une ou deux près</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Mêmes dizaines</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Chiffres échangés</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>Même nombre</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>À quoi veux-tu jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Retourne ta carte&#x202f;!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>On y va tous les deux&#x202f;?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>Bataille&#x202f;! On retourne encore une carte.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Merci d’avoir joué, {first} et {second}. Notre leçon est finie.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Merci d’avoir joué, {name}. Notre leçon est finie.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Merci d’avoir joué. Notre leçon est finie.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Tu as bien regardé, et deux fois quand c’était difficile.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Tu as bien regardé.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Barres de dix et cubes&#xa0;: {left} à gauche, {right} à droite.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Boîtes de dix&#xa0;: {left} à gauche, {right} à droite.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n symbole</numerusform>
            <numerusform>%n symboles</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Symboles à compter&#xa0;: {left} à gauche, {right} à droite.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Rangées de cubes&#xa0;: {left} à gauche, {right} à droite.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Tours&#xa0;: {left} à gauche, {right} à droite.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} et {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n rangée de {width}</numerusform>
            <numerusform>%n rangées de {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Une bande numérique de 0 à {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Marqués&#xa0;: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n bond de {start} à {end}.</numerusform>
            <numerusform>%n bonds de {start} à {end}.</numerusform>
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
        <translation>Pas encore rencontré.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>Demandé %n fois</numerusform>
            <numerusform>Demandé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} juste du premier coup</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} avec de l’aide</translation>
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
        <translation>Maintenant&#xa0;: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>{number} sur {all} bien sus</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>pas encore de leçon</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} le {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons}, du {first} au {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>environ %n minute chacune</numerusform>
            <numerusform>environ %n minutes chacune</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Il n’y a eu aucune leçon.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>%n leçon et toutes ses réponses sont supprimées.</numerusform>
            <numerusform>%n leçons et toutes leurs réponses sont supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Nombres {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Juste du premier coup deux fois de suite, avec d’autres paires entre les deux.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Rencontré, et à revoir.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Pas rencontré jusqu’ici.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Prenez les cartes-nombres.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Prenez toutes les cartes avec le nombre {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Prenez les cartes de {first} à {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Chacun en retourne une. Construisez une tour de cubes pour chaque carte, et dites laquelle est la plus haute, et de combien.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>{a}, c’est combien de plus que {b}&#x202f;?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Quel signe va entre {a} et {b}&#x202f;?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Combien font {a} et {b} ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>Qu’est-ce qui fait le plus&#xa0;: {a} fois {b}, ou {c} fois {d}&#x202f;?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Où y a-t-il plus de points&#x202f;?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Quelles deux cartes font le plus ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Quelles deux cartes sont les plus éloignées&#x202f;?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Quelles deux cartes sont les plus proches&#x202f;?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Fais le plus grand nombre possible.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Quel nombre est le plus grand&#x202f;?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>zéro</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>douze</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>treize</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Appuie sur «&#x202f;Nouvelle partie&#x202f;» pour redistribuer, ou sur «&#x202f;Mêmes cartes&#x202f;» pour rejouer cette donne.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Les autres continuent&#xa0;: appuie sur «&#x202f;Retourner&#x202f;» ou sur «&#x202f;Jouer jusqu’au bout&#x202f;».</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Appuie sur Espace pour retourner les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>%n carte chacun.</numerusform>
            <numerusform>%n cartes chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n carte mise de côté.</numerusform>
            <numerusform>%n cartes mises de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Il n’y avait pas assez de cartes pour la bataille, et avec ces règles, la partie est alors nulle.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n carte reste sur la table.</numerusform>
            <numerusform>%n cartes restent sur la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Tu gagnes&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Personne d’autre n’a de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>La carte (%n) est à toi</numerusform>
            <numerusform>Les %n cartes sont toutes à toi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>La carte (%n) revient à {name}</numerusform>
            <numerusform>Les %n cartes reviennent toutes à {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} après %n tour.</numerusform>
            <numerusform>{all_cards} après %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>Personne d’autre n’avait assez de cartes pour la bataille.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Tu n’avais pas assez de cartes pour la bataille.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name} n’avait pas assez de cartes pour la bataille.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Il y avait bataille, mais les deux avaient le même nombre de cartes, trop peu pour se battre.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Il y avait bataille, mais tous ceux qui restaient avaient le même nombre de cartes, trop peu pour se battre.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>La partie se termine après %n tour.</numerusform>
            <numerusform>La partie se termine après %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>La partie se termine après %n passage dans les cartes.</numerusform>
            <numerusform>La partie se termine après %n passages dans les cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>Le temps est écoulé après %n minute.</numerusform>
            <numerusform>Le temps est écoulé après %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Après %n tour, les cartes sont revenues dans le même ordre qu’avant&#xa0;: cette partie ne finirait jamais.</numerusform>
            <numerusform>Après %n tours, les cartes sont revenues dans le même ordre qu’avant&#xa0;: cette partie ne finirait jamais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Personne n’a gagné après %n tour, et une partie ne peut pas en avoir plus.</numerusform>
            <numerusform>Personne n’a gagné après %n tours, et une partie ne peut pas en avoir plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Tu as le plus de cartes.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} a le plus de cartes.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Personne n’a gagné toutes les cartes.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names}, vous avez le même nombre de cartes, et personne n’en a plus.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} ont le même nombre de cartes, et personne n’en a plus.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>^bataille=prolongation | Bataille quadruple=Carte haute quadruple | En anglais, la bataille s’appelle War=La carte haute est un vieux jeu de cartes | La bataille, c’est de la chance=La carte haute, c’est de la chance | Bataille pour deux=La carte haute pour deux | Apprendre avec la bataille=Apprendre avec la carte haute | font la bataille=jouent la prolongation | batailles=prolongations | bataille=prolongation | Batailles=Prolongations | Bataille=Prolongation | BATAILLE=PROLONGATION</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>développeurs de La bataille=développeurs de La bataille | cartes de la bataille=cartes de la carte haute | règles de la bataille=règles de la carte haute | Règles de la bataille=Règles de la carte haute | La bataille (GNU=La bataille (GNU | la bataille la plus longue=la prolongation la plus longue | dans une bataille=dans une prolongation | Dans une bataille=Dans une prolongation | Une bataille avec quatre=Une prolongation avec quatre | suivante de la bataille=suivante de la prolongation | formule de la bataille=formule de la prolongation | bataille quadruple=carte haute quadruple | jeu de la bataille=jeu de la carte haute | La bataille=La carte haute | la bataille=la carte haute | il y a bataille=il y a prolongation | de bataille=de carte haute | Bataille=Carte haute | toutes ses batailles=toutes ses prolongations</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n tour joué.</numerusform>
            <numerusform>%n tours joués.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n carte sur la table.</numerusform>
            <numerusform>%n cartes sur la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Personne n’a de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Tu as %n carte</numerusform>
            <numerusform>Tu as %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} a %n carte</numerusform>
            <numerusform>{name} a %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Tu n’as pas de cartes</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} n’a pas de cartes</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} aucune</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Encore en jeu&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Première place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Deuxième place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Troisième place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Quatrième place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>Cinquième place&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>Sixième place&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} a battu {other}&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>{your_card} a battu {other}&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} a battu {other}&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>{card} a battu {other}&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} était plus faible que {other}&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>{your_card} était plus faible que {other}&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} était plus faible que {other}&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>{card} était plus faible que {other}&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} était la carte la plus forte&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>{your_card} était la carte la plus forte&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} était la carte la plus forte&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>{card} était la carte la plus forte&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} était la carte la plus faible&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>{your_card} était la carte la plus faible&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} était la carte la plus faible&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>{card} était la carte la plus faible&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Il n’y avait plus que toi pour te battre&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>Il n’y avait plus que toi pour te battre&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Il n’y avait plus que {name} pour se battre&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>Il n’y avait plus que {name} pour se battre&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Les autres n’avaient plus de cartes&#x202f;; tu as pris %n carte.</numerusform>
            <numerusform>Les autres n’avaient plus de cartes&#x202f;; tu as pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Il n’y avait plus que {name} avec des cartes&#x202f;; {name} a pris %n carte.</numerusform>
            <numerusform>Il n’y avait plus que {name} avec des cartes&#x202f;; {name} a pris %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Alors il n’y a pas eu de bataille&#x202f;; %n carte est restée sur la table.</numerusform>
            <numerusform>Alors il n’y a pas eu de bataille&#x202f;; %n cartes sont restées sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Personne ne pouvait continuer&#x202f;; %n carte est restée sur la table.</numerusform>
            <numerusform>Personne ne pouvait continuer&#x202f;; %n cartes sont restées sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Rien ne pouvait les départager&#x202f;; %n carte attendait sur la table le prochain gagnant.</numerusform>
            <numerusform>Rien ne pouvait les départager&#x202f;; %n cartes attendaient sur la table le prochain gagnant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Personne ne pouvait continuer&#x202f;; %n carte attendait sur la table le prochain gagnant.</numerusform>
            <numerusform>Personne ne pouvait continuer&#x202f;; %n cartes attendaient sur la table le prochain gagnant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Tours&#xa0;: {battles}. Batailles&#xa0;: {wars}. Plus longue bataille&#xa0;: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Donne {number}. Règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Cartes choisies. Règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>{name} gagne cette fois</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Ton meilleur moment&#xa0;: {cards}, après le tour {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Tu as la deuxième place.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Tu as la troisième place.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Tu as la quatrième place.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Tu as la cinquième place.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Tu as la sixième place.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}&#x202f;; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>En famille</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Trois cachées</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Bataille quadruple</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Trois passages</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>À 32 cartes</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Bataille ouverte</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>La paix</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Selon la valeur</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>En bande</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>sans jokers</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>les as sont forts</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>les as sont faibles</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>toutes les cartes sont distribuées</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>la carte la plus forte gagne</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>seuls les joueurs à égalité font la bataille</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>tous se battent dans chaque bataille</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>qui n’a pas assez de cartes pour une bataille est hors jeu</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>qui n’a pas assez de cartes pour une bataille se bat avec sa dernière carte</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>qui n’a pas assez de cartes pour une bataille se bat avec sa dernière carte, même si elle est déjà sur la table</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>dans une bataille, tous posent seulement autant de cartes que peut en poser celui qui en a le moins</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>la partie est nulle si quelqu’un n’a pas assez de cartes pour une bataille</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>les cartes du gagnant vont sous la pile d’abord</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>les cartes du gagnant vont sous la pile en dernier</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>les cartes vont sous la pile dans l’ordre des places</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>les cartes sur la table sont rassemblées et retournées</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>les cartes les plus fortes vont sous la pile d’abord</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>les cartes gagnées sont mélangées avant d’aller sous la pile</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>pas de limite de tours</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>%n tour au plus</numerusform>
            <numerusform>%n tours au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>pas de limite de passages</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>%n passage dans les cartes au plus</numerusform>
            <numerusform>%n passages dans les cartes au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>pas de limite de temps</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>%n minute au plus</numerusform>
            <numerusform>%n minutes au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>à la limite, la partie est nulle</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>à la limite, qui a le plus de cartes gagne</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>toi</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>toi</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Les deux ont {card}&#xa0;: bataille.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Tous ont {card}&#xa0;: bataille.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names}, vous avez {card}&#xa0;: bataille.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} ont {card}&#xa0;: bataille.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Les deux ont maintenant {card}&#xa0;: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Tous ont maintenant {card}&#xa0;: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names}, vous avez maintenant {card}&#xa0;: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} ont maintenant {card}&#xa0;: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>bataille</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>une deuxième bataille</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>une troisième bataille</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>une quatrième bataille</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>une cinquième bataille</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>une sixième bataille</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>bataille numéro {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>Tous participent à cette bataille.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Cela fait %n carte face cachée chacun.</numerusform>
            <numerusform>Cela fait %n cartes face cachée chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Tu n’as plus de carte pour la bataille.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} n’a plus de carte pour la bataille.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names}, vous n’avez plus de carte pour la bataille.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} n’ont plus de carte pour la bataille.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}, vous n’avez plus qu’%n carte chacun&#x202f;; la bataille en demande {need}.</numerusform>
            <numerusform>{names}, vous n’avez plus que %n cartes chacun&#x202f;; la bataille en demande {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} n’ont plus qu’%n carte chacun&#x202f;; la bataille en demande {need}.</numerusform>
            <numerusform>{names} n’ont plus que %n cartes chacun&#x202f;; la bataille en demande {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}, vous n’avez pas la carte (%n) que demande la bataille.</numerusform>
            <numerusform>{names}, vous avez moins que les %n cartes que demande la bataille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} n’ont pas la carte (%n) que demande la bataille.</numerusform>
            <numerusform>{names} ont moins que les %n cartes que demande la bataille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Tu n’as plus qu’%n carte&#x202f;; la bataille en demande {need}.</numerusform>
            <numerusform>Tu n’as plus que %n cartes&#x202f;; la bataille en demande {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} n’a plus qu’%n carte&#x202f;; la bataille en demande {need}.</numerusform>
            <numerusform>{name} n’a plus que %n cartes&#x202f;; la bataille en demande {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>La plus petite pile se vide en premier.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Tu es hors jeu.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names}, vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} sont hors jeu.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Tu es hors jeu et laisses %n carte dans le pli.</numerusform>
            <numerusform>Tu es hors jeu et laisses %n cartes dans le pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} est hors jeu et laisse %n carte dans le pli.</numerusform>
            <numerusform>{name} est hors jeu et laisse %n cartes dans le pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}, vous êtes hors jeu et laissez %n carte dans le pli.</numerusform>
            <numerusform>{names}, vous êtes hors jeu et laissez %n cartes dans le pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} sont hors jeu et laissent %n carte dans le pli.</numerusform>
            <numerusform>{names} sont hors jeu et laissent %n cartes dans le pli.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Tu n’as plus de cartes.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} n’a plus de cartes.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names}, vous n’avez plus de cartes.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} n’ont plus de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Pour que ce soit juste, chacun ne pose qu’%n carte.</numerusform>
            <numerusform>Pour que ce soit juste, chacun ne pose que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Tu te bats avec ta dernière carte.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} se bat avec sa dernière carte.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names}, vous vous battez avec vos dernières cartes.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} se battent avec leurs dernières cartes.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} reste sur la table et continue de se battre.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} reste sur la table et continue de se battre.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Ici l’as est la carte la plus faible.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n attendait déjà sur la table.</numerusform>
            <numerusform>%n attendaient déjà sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} bat {other}&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>{your_card} bat {other}&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} bat {other}&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>{card} bat {other}&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} est plus faible que {other}&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>{your_card} est plus faible que {other}&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} est plus faible que {other}&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>{card} est plus faible que {other}&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} est la carte la plus forte&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>{your_card} est la carte la plus forte&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} est la carte la plus forte&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>{card} est la carte la plus forte&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} est la carte la plus faible&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>{your_card} est la carte la plus faible&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} est la carte la plus faible&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>{card} est la carte la plus faible&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Il n’y a plus que toi pour te battre&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>Il n’y a plus que toi pour te battre&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Il n’y a plus que {name} pour se battre&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>Il n’y a plus que {name} pour se battre&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Les autres n’ont plus de cartes&#x202f;; tu prends %n carte.</numerusform>
            <numerusform>Les autres n’ont plus de cartes&#x202f;; tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Il n’y a plus que {name} avec des cartes&#x202f;; {name} prend %n carte.</numerusform>
            <numerusform>Il n’y a plus que {name} avec des cartes&#x202f;; {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Alors il n’y a pas de bataille&#x202f;; %n carte reste sur la table.</numerusform>
            <numerusform>Alors il n’y a pas de bataille&#x202f;; %n cartes restent sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Personne ne peut continuer&#x202f;; %n carte reste sur la table.</numerusform>
            <numerusform>Personne ne peut continuer&#x202f;; %n cartes restent sur la table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Rien ne peut les départager&#x202f;; %n carte attend sur la table le prochain gagnant.</numerusform>
            <numerusform>Rien ne peut les départager&#x202f;; %n cartes attendent sur la table le prochain gagnant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Personne ne peut continuer&#x202f;; %n carte attend sur la table le prochain gagnant.</numerusform>
            <numerusform>Personne ne peut continuer&#x202f;; %n cartes attendent sur la table le prochain gagnant.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Appuie sur Espace pour poser la carte suivante.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} et {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Boutons et touches</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Bataille quadruple</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Bataille pour deux avec quatre cartes face cachée. Cette page donne ses règles, peu importe ce qui est sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Deux joueurs ont %n carte chacun. Les deux retournent une carte&#x202f;; la plus forte prend les deux.</numerusform>
            <numerusform>Deux joueurs ont %n cartes chacun. Les deux retournent une carte&#x202f;; la plus forte prend les deux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Si les cartes sont à égalité, chacun en pose quatre face cachée sur la sienne, puis une face visible. La plus forte prend les %n carte. S’il y a encore égalité, chacun en pose encore quatre face cachée et une face visible.</numerusform>
            <numerusform>Si les cartes sont à égalité, chacun en pose quatre face cachée sur la sienne, puis une face visible. La plus forte prend les %n cartes. S’il y a encore égalité, chacun en pose encore quatre face cachée et une face visible.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Qui n’a pas assez de cartes les pose toutes, la dernière face visible. Qui n’en a plus continue avec sa carte sur la table&#x202f;; si aucun des deux n’en a, la partie est nulle.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Qui a la carte (%n) gagne.</numerusform>
            <numerusform>Qui a les %n cartes gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Après %n tour, la plus grosse pile gagne, et des piles égales font une partie nulle.</numerusform>
            <numerusform>Après %n tours, la plus grosse pile gagne, et des piles égales font une partie nulle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Mettez-vous d’accord sur les règles avant de commencer. Combien de cartes face cachée dans une bataille&#x202f;? Que se passe-t-il quand un joueur n’en a pas assez&#x202f;?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>La plupart des gens mettent les cartes gagnées sous leur pile comme elles viennent. Si vous les mélangez d’abord, les mêmes tours ne peuvent pas revenir sans fin.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Les petits enfants se lassent d’un jeu qui ne finit pas. Donnez moins de cartes à chacun, ou fixez une limite de temps ou de passages dans les cartes. Alors la plus grosse pile gagne.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Pour s’exercer aux nombres, le gagnant de chaque tour dit de combien sa carte est plus forte ou plus faible.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Moins de cartes et des limites se règlent sous «&#x202f;Règles maison&#x202f;», où l’on voit aussi combien de temps dure une partie.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Regarder une partie entière</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Toutes les piles sont visibles, de la donne au score, et chaque tour est raconté. Ta partie attend.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Apprendre avec la bataille</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Pour les parents et les enseignants. Comparer des cartes, c’est le sens des nombres dans sa forme la plus simple&#xa0;: où y en a-t-il plus, et de combien&#x202f;? Ici la table pose la question, et l’enfant touche, appuie sur une touche ou répond à voix haute. Pas besoin de savoir lire&#xa0;: chaque question est montrée, et dite quand l’ordinateur a une voix.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Dix minutes suffisent largement. Une leçon commence et finit par quelque chose de facile, et les paires difficiles reviennent plus tôt. Quand le premier essai n’est pas juste, on regarde les deux cartes gentiment, avec de l’aide, et on essaie encore. Il n’y a pas de score, et pas de chrono pour l’enfant. Mieux une paire est sue, moins l’aide est proposée.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>Dans une petite étude, des enfants de quatre et cinq ans comparaient mieux les nombres après quatre quarts d’heure d’un jeu de cartes comme celui-ci. Une revue plus récente n’a pas trouvé ces progrès significatifs. C’est donc un jeu qui vaut la peine, et pas une promesse.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Loin de l’ordinateur, imprimez la fiche à remplir, le tapis et les cartes. Posez des jouets ou des cubes à côté des cartes, et laissez dire la phrase à l’enfant qui a la carte la plus forte.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Deux enfants peuvent partager un clavier, et une classe peut répondre à voix haute devant des cartes géantes. Les progrès de chaque enfant restent sur cet ordinateur. On peut les voir et les supprimer sous «&#x202f;Pour les adultes&#x202f;».</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Où y en a-t-il plus&#x202f;? Comparer deux nombres. À partir de 4 ans avec les cartes 1–5, à partir de 5 ans avec 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Points. Voir des quantités d’un coup d’œil, avec des symboles sans chiffres. À partir de 4 ans avec 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>Combien de plus&#x202f;? Qui a la carte la plus forte dit la différence. À partir de 6 ans avec 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Moins, pareil, plus. Les signes &lt;, = et &gt;, lus de gauche à droite. À partir de 6 ans avec 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Ajouter. Quelles deux cartes font le plus ensemble&#x202f;? À partir de 6 ans, avec 1–5 au début.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Enlever. Quelles deux cartes sont les plus éloignées&#x202f;? À partir de 6 ou 7 ans avec 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Dizaines et unités. Deux cartes font un nombre à deux chiffres. À partir de 7 ans avec 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Multiplier. Deux cartes font un produit. À partir de 8 ans avec 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n bataille.</numerusform>
            <numerusform>%n batailles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Tours {first} à {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Tours {first} à {last}&#xa0;: tu en gagnes {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Tours {first} à {last}&#xa0;: {name} en gagne {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>Le plus gros pli&#xa0;: tu prends %n carte.</numerusform>
            <numerusform>Le plus gros pli&#xa0;: tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>Le plus gros pli&#xa0;: {name} prend %n carte.</numerusform>
            <numerusform>Le plus gros pli&#xa0;: {name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>Bataille&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Tu prends %n carte.</numerusform>
            <numerusform>Tu prends %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} prend %n carte.</numerusform>
            <numerusform>{name} prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}&#xa0;: %n carte</numerusform>
            <numerusform>{name}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}&#xa0;: aucune carte</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Touche&#xa0;: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Prend %n carte</numerusform>
            <numerusform>Prend %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, pile&#xa0;: %n carte</numerusform>
            <numerusform>{name}, pile&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Depuis le dessus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, face visible&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, face visible&#xa0;: {card}, gagne</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, face visible&#xa0;: {card}, à égalité</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, face visible&#xa0;: {card}, perd</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, face cachée&#xa0;: %n carte</numerusform>
            <numerusform>{name}, face cachée&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Pli&#xa0;: %n carte</numerusform>
            <numerusform>Pli&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Parts des cartes&#xa0;: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Entre {low} et {high} sur 100, d’après {rounds} donnes comme celle-ci.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Avec {held} cartes sur {there}, moins de 1 sur {number} gagne encore.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Avec {held} cartes sur {there}, environ 1 sur {number} gagne encore.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Avec {held} cartes sur {there}, presque tous gagnent.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Avec {held} cartes sur {there}, environ {number} sur 10 gagnent.</translation>
    </message>
</context>
</TS>
