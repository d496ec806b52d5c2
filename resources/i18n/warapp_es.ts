<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>Acerca de Guerra</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>El juego de cartas Guerra, con todas las reglas de la casa.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Funciona con Python {python}, PySide6 {pyside} y Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Sin dinero, sin premios, y el juego nunca se conecta a Internet.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} Los desarrolladores de Guerra. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior: puedes usarlo, compartirlo y cambiarlo. Viene sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licencia de</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licencia &amp;de</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Guerra (GNU GPL, versión 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt y PySide6 (GNU LGPL, versión 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Todo lo demás</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Licencia Apache, versión 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Licencia pública de Mozilla, versión 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>No se puede leer {file}. Debería venir con el programa.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>C&amp;opiar datos de la versión</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Datos de la versión copiados</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>&amp;Reparto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Repartir una partida nueva</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Reglas de la casa…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Elegir las reglas y ver cuánto dura una partida</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>&amp;Deshacer la partida nueva</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Volver a la partida anterior; se puede hasta que voltees cartas</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Seguir una partida desde un archivo</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Guardar esta partida en un archivo</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Todas las partidas jugadas: ganadas, perdidas, la más larga, la más corta</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>Poner el &amp;marcador a cero…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Empezar el marcador otra vez desde cero</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Archivos re&amp;cientes</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Reglas para esta noc&amp;he…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Buscar reglas para los jugadores y el tiempo que hay</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Número o código…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Jugar un reparto que alguien te pasó</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Siguiente reparto</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Repartir con el número siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>Reparto an&amp;terior</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Repartir con el número anterior</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>Reparto al a&amp;zar</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Repartir con un número al azar</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>Las &amp;mismas cartas</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Empezar este reparto otra vez</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Este reparto con &amp;otras reglas…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Jugar las mismas cartas con otras reglas</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>&amp;Copiar número y código</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Copiar este reparto para compartirlo</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>Vo&amp;ltear</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Todos voltean una carta</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>Jugar 10 ron&amp;das</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Diez rondas seguidas; pulsa otra vez para parar</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Juego &amp;automático</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Una ronda tras otra; pulsa otra vez para parar</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Jugar hasta el &amp;final</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Dejar que los demás jueguen hasta el final</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Tapar la mesa y parar el reloj</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más &amp;rápido</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jugar más rápido</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Más l&amp;ento</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jugar más lento</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>Velo&amp;cidad…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>A qué velocidad se mueven las cartas</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>Cartas a la &amp;vista</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Mirar una partida entera con todos los mazos a la vista; tu partida espera</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Lecciones de números para niños y clases</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>Decirlo &amp;otra vez</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Mostrar y decir lo último que pasó</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>Decir cómo vamo&amp;s</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Mostrar y decir cuántas cartas tiene cada uno y cuáles hay en la mesa</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar toda la pantalla</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>Volver a la &amp;mesa</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Parar el juego automático y volver a la mesa</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>S&amp;ilenciar</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Quitar o poner el sonido</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Prefere&amp;ncias…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Mesa, cartas, texto, movimiento, sonido</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Mostrar el historial</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Volver a ver cada ronda de la partida</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Al &amp;principio</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Mostrar la mesa antes de la primera ronda</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Una ronda &amp;atrás</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Mostrar la mesa una ronda antes</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>Ver desde aq&amp;uí</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Ver otra vez las rondas que siguen a esta</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Una ronda a&amp;delante</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Mostrar la mesa una ronda después</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Vol&amp;ver al presente</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostrar la mesa actual</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar desde aquí</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Seguir desde esta ronda como partida nueva; puedes deshacerlo</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>Las reglas de esta partida, con ejemplos</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Informar de un problema…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Copiar un informe que ayuda a los desarrolladores a arreglar problemas</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>Aprender con car&amp;tas…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;Acerca de Guerra</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versión y licencias</translation>
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
        <translation>{number} de 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>terminan a tiempo</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>duran más o menos eso</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} y {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>guerras</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>cambios de líder</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>sin jugar</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Reglas para esta noche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Jugando partidas con muchas reglas…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La búsqueda se detuvo.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Avance de la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;Cancelar búsqueda</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Buscar otra vez</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules} conjuntos de reglas probados, {rounds} partidas jugadas, en {seconds} segundos.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Cada uno se jugó {number} veces.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Buscando reglas…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>Las más cercanas</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Lo mejor hasta ahora</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Reglas que sirven, distintas entre sí</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Estas cifras son aproximadas: aquí falta el programa rápido que juega partidas.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>En este equipo no se pueden simular partidas.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poner carta</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenciar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender con cartas</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>Jugar 10 rondas</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 rondas</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mismas cartas</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Repartir una partida nueva (Espacio)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Poner la siguiente carta de la guerra (Espacio)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Ver el resultado ya (Espacio)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Voltear las dos</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Voltear todas</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Rondas de la partida</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Elige una ronda para ver cómo quedó la mesa. Pulsa Intro para verla otra vez.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>una ronda, con todas sus guerras; un clic en la mesa hace lo mismo</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>una ronda, cuando todos los que tienen cartas han pulsado su tecla</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>diez rondas seguidas</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>una ronda tras otra, hasta que pulses otra vez</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>baraja y reparte desde el principio</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>pasa de un botón al siguiente; Intro lo pulsa</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>recupera la partida anterior, hasta que voltees cartas</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>tapa la mesa y para el reloj</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>más lento, más rápido</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>ronda por ronda</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>quitar o poner el sonido</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>cuántos juegan y con qué reglas</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>solo la mesa y sus botones</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>para lo que esté en marcha y vuelve a las cartas</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Otros botones</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Cartas de cada uno, ronda por ronda</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Ronda {number}: {held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Dibujo {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>El nombre es largo: se guardan las primeras 40 letras.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>¿Qué dos juegan?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Niños</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>&amp;Añadir un niño…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>&amp;Modificar…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>Ele&amp;gir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>No se puede leer el progreso. No se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>Lo que hace un niño se queda en este equipo. Basta con un nombre y un dibujo.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Añadir un niño</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Modificar los datos de un niño</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Controls</source>
        <extracomment>the name of the row of buttons, for screen readers</extracomment>
        <translation>Controles</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Intercambiar decenas y unidades</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Para adultos: mantener pulsado un segundo</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>es menor que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>es igual a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>es mayor que</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Voltear la carta del jugador {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, a la izquierda</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, a la derecha</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} y {second}, a la izquierda</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} y {second}, a la derecha</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>Ya lo dijo</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Mirar juntos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>&amp;Gestionar</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar el nombre…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>E&amp;xportar estas reglas…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>&amp;Importar reglas…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Guardar estas reglas como</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>«{name}» ya existe. ¿Reemplazar?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>¿Eliminar «{name}»?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} no contiene reglas de Guerra.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Reglas de Guerra (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Estas reglas no se han guardado: hay demasiadas, o el nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>No se pueden leer tus reglas. El archivo se llama ahora {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>No se puede leer o escribir {file}.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Estas cartas se eligieron a mano y no tienen número, pero puedes guardarlas en un archivo.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Reparto {number}, código {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Número y código copiados.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Número o código</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Número o código del reparto</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Reparto {number}, código {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>Las cartas de la mesa se eligieron a mano, por eso no tienen número.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>En la mesa: reparto {number}, código {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>Los repartos tienen números del 1 al {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Reparto {number}. Reglas: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Un número usa las reglas de la mesa; un código trae sus propias reglas.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>«{given}» no puede estar en un código.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Esto no es un código: al menos una letra o cifra está mal o falta.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Esta versión de Guerra no conoce este código, aunque está bien escrito.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Eliminar un niño</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>¿Eliminar «{name}»?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En breve</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Las guerras y el final</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>El lector de pantalla dice</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Tan altos al menos como la yema de un dedo. Con texto de 150&#xa0;% o más, siempre lo son.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>Controles &amp;grandes</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>En el juego automático dice un resumen cada cuatro segundos como mucho.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>El &amp;lector de pantalla dice</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 dice otra vez la última frase. F3 dice cómo va la partida.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Ver en la mesa</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Ver el ejemplo otra vez</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostrar tu partida otra vez</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Ejemplo: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>{file} no se puede abrir todavía: se están cargando otros archivos.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abriendo {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>reparto {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>cartas elegidas</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>&amp;Abrir otro…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} está abierto.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>«{file}» ya no está. Tu partida en la mesa sigue.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>No se puede leer «{file}». Tu partida en la mesa sigue.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>«{file}» es demasiado grande para ser una partida de Guerra. Tu partida en la mesa sigue.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>«{file}» se guardó con una versión más nueva de Guerra. Tu partida en la mesa sigue.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>No se puede abrir «{file}»: está dañado o no es una partida de Guerra. Tu partida en la mesa sigue.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Partida guardada como {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>La partida no se ha guardado: no queda espacio para {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>La partida no se ha guardado: no tienes permiso para guardar {file} ahí.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>La partida no se ha guardado: {file} no se puede escribir ahí.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Ver por qué</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Jugando las primeras partidas…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Duración en</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Ver como ta&amp;bla</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Gráfico de cuánto duran las partidas; la tabla tiene los mismos números</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Cuánto duran las partidas</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Pronóstico en números</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Mirar la partida más larga</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra más larga</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Mirar la guerra más larga</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Partida más reñida</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Mirar la partida más reñida</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>Partidas de cada 100 que gana cada jugador; las demás son empates.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Mira una de estas partidas:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>No hay pronóstico en este equipo.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Partidas simuladas: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>El simulador rápido no está disponible aquí, así que estos números son aproximados.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Partidas de cada 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>la mitad termina</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 de cada 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>partidas de cada 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} de cada 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} o más</translation>
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
        <translation>Aviso</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Pulsa P para seguir.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>La barra espaciadora es ahora para «{name}». Para voltear cartas, pulsa Esc y luego Espacio.</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>Para adultos</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Progreso…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>Imprimir para la &amp;clase…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>&amp;Niños…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>&amp;Qué practica cada ejercicio…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Tú eliges el nivel. Aquí no hay prisa, y nada se envía a ningún sitio.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Nú&amp;meros</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>El &amp;as vale</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Jota, reina, rey</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>número y símbolos</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>símbolos</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>Las cartas m&amp;uestran</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
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
        <translation>rondas</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Duración</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Rondas</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>un niño</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>dos niños</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>una clase</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>Quién jue&amp;ga</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Las respuestas se dicen en &amp;voz alta a un adulto</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Cuánd&amp;o</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Velocidad de la vo&amp;z</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Palabra&amp;s tranquilas: «La carta más alta» y «desempate»</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>a la 2.ª vez</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>si se pide</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>La ayuda d&amp;esaparece: cuanto mejor se sabe una pareja, menos se ofrece</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>por turnos</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>Se p&amp;ide</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>el niño ordena</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>la primera da las decenas</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Decenas &amp;y unidades</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Cada pregunta se dice en voz al&amp;ta</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>Pro&amp;bar</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Un solo pulsador</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Una tecla lo &amp;hace todo</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Tiempo de la luz (&amp;f)</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>La luz se queda {seconds} s en cada respuesta y descansa medio segundo después de pulsar.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Ir a una parte de la guía</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>&amp;Ir a</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>Una guerra con cuatro cartas boca abajo</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Repartir una partida de guerra cuádruple</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Aprender con cartas…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Mirar una partida entera</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>decenas</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unidades</translation>
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
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostrar la mesa actual</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>El principio</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Ronda {number} de {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – repaso</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>El principio. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Repaso: ronda {number} de {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Ronda {number}, la última</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Cargando la ronda {number} de {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n de 10 partes de la lección hecha</numerusform>
            <numerusform>%n de 10 partes de la lección hechas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Tapete de juego</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Pon tu carta aquí</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>es menor que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>es igual a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>es mayor que</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} es {d} más que {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Quien tiene la carta más alta dice la frase y se queda con las dos cartas.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Aprender con cartas · números {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Esta</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>cualquier tecla</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Terminar el ejemplo</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Adiós</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Este equipo no tiene voz para {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>La voz habla {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>Se busca una voz cuando empieza una lección.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>¿Quién?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: elegir quién juega</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
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
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>El marcador es ahora: {score}. Tus estadísticas no cambian.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Poner el marcador a cero</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>¿Poner el marcador a cero?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Poner a cero</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} está dañado o no es un archivo de Guerra.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} se guardó con una versión más nueva de Guerra.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} es demasiado grande para ser un archivo de Guerra.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>No se puede leer {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>No queda espacio para guardar {file}. Puedes seguir jugando; libera espacio o guarda la partida en un archivo en otro sitio.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} está protegido contra escritura. Puedes seguir jugando, pero para conservar tu partida guárdala en un archivo.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} se borró o se movió; Guerra ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>Otra ventana está usando {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>No se puede escribir {file}. Puedes seguir jugando, pero para conservar tu partida guárdala en un archivo.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>El archivo se llama ahora {file}, y Guerra ha empezado uno nuevo.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minutos que tenemos</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>&amp;Tenemos</translation>
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
        <translation>Aprender con cartas</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Un niño</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Dos niños</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>Para adultos</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Las cartas viajan</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Movimiento de las cartas</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Tu sistema pide menos movimiento.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Tu sistema no pide menos movimiento.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Con tres cartas boca abajo, una palabra por carta.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;Decir la frase de la guerra</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>En una guerra, cada pulsación pone la carta siguiente.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>&amp;Poner las cartas una a una</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Sile&amp;nciar todo</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Pro&amp;bar</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>V&amp;olumen</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>No se oye a velocidades altas.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>&amp;Una nota dice quién gana la ronda</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Movimiento de las car&amp;tas</translation>
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
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Ya hay reglas que se llaman «{name}».</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Aviso</translation>
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
        <translation>Recortar por las líneas · página {number} de {of} · para dos niños, imprimir dos juegos</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>Partidas de Guerra (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>Parar después de esta ronda (Espacio)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Otra más</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Mirar otra partida (Espacio)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Jugar una ronda tras otra (Espacio)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Ronda {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Mostrar la ronda anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Mostrar la ronda siguiente</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostrar tu partida otra vez</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Cartas a la vista – una partida entera</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Cartas a la vista</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Pulsa Espacio para mirar otra partida.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Mismas cartas, otras reglas</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Re&amp;glas de la casa…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Reparto {number}: ¿con qué reglas?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Estas cartas: ¿con qué reglas?</translation>
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
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Ganadas seguidas</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Partida más corta</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra más larga</translation>
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
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>No queda espacio para guardar {file}. Elige otro sitio.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} está protegido contra escritura. Elige otro sitio.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>No se puede leer el progreso, así que {file} no se ha guardado.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>No se pudo guardar {file}. Elige otro sitio.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Esta versión de Guerra no puede imprimir. Guarda un PDF.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>No hay ninguna impresora en este equipo. Guarda un PDF.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>No se pudo imprimir. Revisa la impresora y el espacio en el disco.</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>Las cartas están tapadas y el reloj está parado</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>{nth} de {count}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Mesa y cartas</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Ventana y texto</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>Movimiento y &amp;sonido</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>&amp;Facilidad de uso</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Guardadas por ti</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Reglas en la mesa</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Tus cambios</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Imprimir para la clase</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Para que una clase sin equipos juegue la misma lección.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>&amp;Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>&amp;Filas por columna</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>&amp;Tapete para dos</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>Cartas de &amp;números para recortar</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender con cartas</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Niños</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrar como</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Parejas de números</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Bien a la primera</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos los ejercicios</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>&amp;PDF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;Tabla CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Para ver otra vez: {pairs}. Vuelven en la próxima lección.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>No se puede leer el progreso. No se ha cambiado nada en él.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>Las lecciones siguen funcionando.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Aún no hay niños</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Añade un niño en «Niños…», y sus lecciones aparecen aquí.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>Solo en este equipo: {lessons}.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Parejas de números</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Aprender con cartas · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos los ejercicios</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Un juego para la mesa</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Se guarda solo en tu equipo. Cada niño aprende a su ritmo; esto no es una nota.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Espacio</translation>
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
        <translation>Ver</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Ver: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Intentar otra vez</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Mis números</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Voltea dos cartas. Escribe los dos números. Pon &lt;, = o &gt; entre ellos.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>Guerra encontró un error inesperado.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>¿Algo no va bien en Guerra? Cuenta a los desarrolladores qué hiciste y qué pasó, y envíales este informe.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Tu partida está guardada y puedes seguir jugando. Si vuelve a pasar, reinicia Guerra: la partida sigue donde la dejaste.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Guerra no puede empezar.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>Lo que has jugado está guardado.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>No se pudo guardar tu partida. Puedes seguir jugando, pero guarda la partida en un archivo antes de cerrar la ventana.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Para que se arregle, copia este informe y envíalo a los desarrolladores. Nada se envía solo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>&amp;Copiar informe</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Informe copiado</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Resultados de todas las partidas</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>La partida guardada no coincidía con su propio registro, así que vale el registro.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>El principio, antes de la primera ronda.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>De vuelta al presente.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Todas las cartas están a la vista.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Vuelta {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Reparto {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Cartas elegidas</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Copiar el número y el código de este reparto</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>quedan {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Guerras</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra más larga</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Reparto</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Pulsa Intro para ver otra vez una partida.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>Cartas ganadas</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>in place of a number: all cards are dealt</extracomment>
        <translation>todas</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Pr&amp;esets</source>
        <translation>Reglas &amp;listas</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Reglas de la &amp;casa</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>&amp;Pronóstico</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Reglas de la casa para estas cartas</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Reglas de la casa para el reparto {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>Reglas para esta noc&amp;he…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cancela&amp;r</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Tiempos a velocidad normal, con tus pausas de siempre.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Tiempos a tu velocidad de ahora, con tus pausas de siempre.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Tiempos a velocidad normal.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Tiempos a velocidad normal, sin pausas.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Tiempos a tu velocidad de ahora, sin pausas.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Guardar la partida como</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} ya existe. ¿Reemplazar?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>De vuelta a la partida anterior.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Las mismas cartas otra vez.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nueva partida.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>En pausa. Las cartas están tapadas.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Sin sonido.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Con sonido.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Velocidad: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Pantalla completa.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Sin pantalla completa.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Beto</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dani</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Quién juega por el jugador {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>máquina</translation>
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
        <translation>Todo&amp;s pulsan su propia tecla</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Una ronda empieza cuando todos han pulsado su tecla: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Solo cuando juegan dos personas o más.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>círculo naranja</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>triángulo azul</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>cuadrado amarillo</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>pentágono verde</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>hexágono violeta</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>estrella rosa</translation>
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
        <translation>Aprender con cartas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jugar más lento</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jugar más rápido</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Las teclas − y + la cambian en cualquier momento.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>instantánea</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>muy lenta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>muy rápida</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Exportar como tabla…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>&amp;Borrar estadísticas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Borrar estadísticas</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Las victorias, las derrotas, las rachas y los récords empiezan otra vez desde cero, y ya no podrás volver a ver esas partidas aquí. No se puede deshacer. La partida de la mesa se queda.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Cargando las partidas…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Cargando la partida…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Esta partida no se puede ver: su registro está dañado.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Borrando las estadísticas…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Partidas por reglas</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Partidas por duración</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>&amp;Ver esta partida</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>&amp;Jugar una partida</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Aún no hay partidas con {name}</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Juega una partida hasta el final y aquí cuenta: quién ganó, cuánto duró y cada ronda para verla otra vez.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Resumen</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Por re&amp;glas</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Por &amp;duración</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>El número del final dice cuántas partidas se jugaron.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Rondas en una partida, y cuántas partidas tuvieron tantas.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Con Intro también.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>conocidas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Jugar una partida con estas reglas ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Cuánto duran las partidas</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>Empezar: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>Hacer esto</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>los menús</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>&amp;Puntos de valor</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Cuanto más larga la fila de puntos, más alta la carta.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Tapete verde</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Azul noche</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Madera cálida</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Como la mesa</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Guilloque</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Olas</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Esquinas grandes</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Como en el idioma: {letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Palos y letras</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Letras</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>Pulsa Espacio para una nueva partida.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Juego automático parado.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Diez rondas.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Juego automático.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Jugando hasta el final.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender con cartas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Te damos la bienvenida a Guerra</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>La carta más alta se lleva las dos. Eso es todo.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>¿Primera vez?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De quién son las partidas</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Quién</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Se guarda solo en este equipo.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De quién son las partidas</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Quién</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Tu reina gana al nueve; te llevas 2 cartas.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>La mesa conserva sus colores. El contraste alto sigue al sistema.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Se usará la próxima vez que abras Guerra.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>De 100 a 200&#xa0;%, en la ventana y en la mesa.</translation>
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
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>ya terminada</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>más o menos eso</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>Qué significan los minutos</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Pocos &amp;empates</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>&amp;Nadie queda fuera pronto</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Muchas &amp;guerras</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>So&amp;lo reglas conocidas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>da igual</translation>
    </message>
    <message>
        <source>few</source>
        <translation>pocos</translation>
    </message>
    <message>
        <source>many</source>
        <translation>muchos</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Cambios de líder</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Duración</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>&amp;Somos</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>Qué importa</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>C&amp;ambios de líder</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Partidas que gana cada jugador, de cada 100</translation>
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
        <translation>Juego de cartas</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Juega al juego de cartas Guerra con las reglas de tu casa</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>guerra;guerrita;war;battle;bataille;cartas;naipes;baraja;solitario;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>El juego de cartas Guerra, con tus propias reglas de la casa</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>Los desarrolladores de Guerra</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Todos voltean una carta, y la más alta se las lleva todas. Si las más altas empatan, ¡hay guerra! Con seis años se puede jugar con una sola tecla, y los padres pueden poner las reglas para que termine antes de ir a dormir.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>De dos a seis jugadores, personas o máquina, con o sin comodines</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Todas las reglas de la casa: cartas boca abajo, qué pasa cuando a alguien le faltan cartas, cómo se recogen las cartas ganadas, límites</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Cada reparto tiene un número, así puedes jugar otra vez exactamente las mismas cartas</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Juega con el ratón, solo con el teclado o con un lector de pantalla, a cualquier velocidad, con o sin movimiento</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Sin dinero, sin premios, sin Internet</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Una ronda en la mesa, y una línea que dice quién se lleva las cartas</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Partida del juego de cartas Guerra</translation>
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
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>Aparte: %n carta</numerusform>
            <numerusform>Aparte: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>¡última carta!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>¡última (%n)!</numerusform>
            <numerusform>¡últimas %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>fuera</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>carta</numerusform>
            <numerusform>cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>¡GUERRA!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>¡GUERRA DOBLE!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>¡GUERRA TRIPLE!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>¡GUERRA ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Un código así tiene %n letra o cifra; hasta ahora hay {given}.</numerusform>
            <numerusform>Un código así tiene %n letras y cifras; hasta ahora hay {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>La más larga de estas partidas tiene %n ronda.</numerusform>
            <numerusform>La más larga de estas partidas tiene %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>La guerra más larga es de %n guerra.</numerusform>
            <numerusform>La guerra más larga es de %n guerras seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>Al ganador le llegó a quedar solo %n carta.</numerusform>
            <numerusform>Al ganador le llegaron a quedar solo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Ejemplo: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Ganadas {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Partidas ganadas: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, desde que el marcador se puso a cero.</translation>
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
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>ronda</numerusform>
            <numerusform>rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>guerra</numerusform>
            <numerusform>guerras</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>guerra más larga</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>a tu favor</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>cartas como mucho</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>fuera tras {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Para voltear cartas, pulsa tu tecla: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Para voltear cartas, pulsen sus teclas: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>Esperando a {players}.</translation>
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
            <numerusform>%n cada uno</numerusform>
            <numerusform>%n cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
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
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Ganaste</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Ganó {name}</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>elegidas</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>%n guerra</numerusform>
            <numerusform>%n guerras seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>¿Eliminar %n partida?</numerusform>
            <numerusform>¿Eliminar %n partidas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n partida exportada a {file}.</numerusform>
            <numerusform>%n partidas exportadas a {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Ronda {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Todos voltean una carta.</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}: {war}.</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}: {war} entre {fighters}.</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>Volteas {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} voltea {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Cada uno pone %n carta boca abajo.</numerusform>
            <numerusform>Cada uno pone %n cartas boca abajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Pones %n carta boca abajo y volteas {card}</numerusform>
            <numerusform>Pones %n cartas boca abajo y volteas {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} pone %n carta boca abajo y voltea {card}</numerusform>
            <numerusform>{name} pone %n cartas boca abajo y voltea {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Te quedas con {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} se queda con {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>dos de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tres de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>cuatro de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinco de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>seis de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>siete de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>ocho de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nueve de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>diez de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>reina de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>el dos de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>el tres de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>el cuatro de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>el cinco de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>el seis de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>el siete de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>el ocho de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>el nueve de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>el diez de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la reina de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>el comodín</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>un dos</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>un tres</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>un cuatro</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinco</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>un seis</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>un siete</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>un ocho</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>un nueve</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un diez</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>una jota</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una reina</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un rey</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un comodín</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>al dos</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>al tres</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>al cuatro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>al cinco</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>al seis</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>al siete</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>al ocho</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>al nueve</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>al diez</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>a la jota</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>a la reina</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>al rey</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>al as</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>al comodín</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>el dos</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>el tres</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>el seis</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>el siete</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>el diez</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>la jota</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>la reina</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>el rey</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>el as</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>el comodín</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Tu dos</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Tu tres</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Tu cuatro</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Tu cinco</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Tu seis</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Tu siete</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Tu ocho</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Tu nueve</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Tu diez</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Tu jota</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Tu reina</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Tu rey</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Tu as</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Tu comodín</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>a tu dos</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>a tu tres</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>a tu cuatro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>a tu cinco</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>a tu seis</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>a tu siete</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>a tu ocho</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>a tu nueve</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>a tu diez</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>a tu jota</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>a tu reina</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>a tu rey</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>a tu as</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>a tu comodín</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>tu dos</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>tu tres</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>tu cuatro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>tu cinco</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>tu seis</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>tu siete</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>tu ocho</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>tu nueve</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>tu diez</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>tu jota</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>tu reina</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>tu rey</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>tu as</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>tu comodín</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El dos de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El tres de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El cuatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El siete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El ocho de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El nueve de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El diez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>La jota de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>La reina de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El rey de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El as de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>El comodín de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>al dos de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>al tres de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>al cuatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>al cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>al seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>al siete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>al ocho de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>al nueve de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>al diez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>a la jota de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>a la reina de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>al rey de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>al as de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>al comodín de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>el dos de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>el tres de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>el cuatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>el cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>el seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>el siete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>el ocho de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>el nueve de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>el diez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>la jota de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>la reina de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>el rey de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>el as de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>el comodín de {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Una ronda sencilla</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Una guerra</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Una guerra doble</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Faltan cartas para una guerra</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Sin cartas para una guerra</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Empatan dos de tres jugadores</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Aquí una guerra pide solo una carta a cada jugador, así que tienes bastante o no te queda ninguna.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Esta baraja es demasiado pequeña para mostrarlo, porque van muchas cartas boca abajo.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>Número de &amp;jugadores</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Baraja</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>C&amp;omodines</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>Car&amp;tas por jugador</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;Ases</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>La carta &amp;que gana</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Cartas boca abajo en una g&amp;uerra</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>Quién part&amp;icipa en una guerra</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>Si &amp;faltan cartas para una guerra</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Orde&amp;n al recoger</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>Límite &amp;de rondas</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Límite de &amp;vueltas</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Má&amp;ximo de minutos</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Si se alcan&amp;za el límite</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 cartas, desde los doses</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 cartas, desde los seises</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 cartas, desde los sietes</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Con dos jugadores no hay nadie más que pueda unirse.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>No hay límite, así que esto solo importa si una partida no terminara nunca.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Una carta boca abajo en una guerra, y empate después de 500 rondas.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>Tu última carta todavía lucha, y el reloj termina la partida.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Como Familia, con tres cartas boca abajo en una guerra.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Cuatro cartas boca abajo en una guerra, y tu última carta sigue luchando.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Media baraja, para una partida rápida.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Tres vueltas a las cartas, y gana quien tenga más.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>El juego francés: 32 cartas, desde los sietes.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>En una guerra no hay cartas boca abajo.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Dos comodines ganan a todo lo demás.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>Gana la carta más baja, y en una guerra van cinco cartas boca abajo.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>La carta que empata dice cuántas cartas van boca abajo.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Familia para tres, y las cartas ganadas se barajan.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Cuatro jugadores, media hora como mucho, las cartas ganadas se barajan.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>altos</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bajos</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>la más alta</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>la más baja</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>tantas como dice la carta que empata</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>solo los que empatan</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>queda fuera</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>lucha con la última carta</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>la última carta sigue luchando</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>todos ponen el mismo número</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>la partida es un empate</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>primero las cartas del ganador</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>al final las cartas del ganador</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>por orden de asiento</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>volteadas como están</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>primero la carta más alta</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>barajadas</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>es un empate</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>gana quien tenga más cartas</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>De 2 a 6 jugadores, cada uno con un mazo de cartas.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>La baraja entera.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Sin las cartas más bajas, la partida es más corta.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Los comodines son los más altos. Aquí gana la carta más baja, así que son los más débiles.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Un comodín gana a cualquier otra carta; dos comodines empatan.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>Se reparte toda la baraja: %n carta por jugador.</numerusform>
            <numerusform>Se reparte toda la baraja: %n cartas por jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>%n carta por jugador</numerusform>
            <numerusform>%n cartas por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n carta apartada.</numerusform>
            <numerusform>{each}; %n cartas apartadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>El as es más alto que el rey.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>El as es la carta más baja de todas.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>La carta más alta se lleva todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>La carta más baja se lleva todo lo que hay en la mesa. Este juego se llama Paz.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Un empate de sietes pide 7 cartas boca abajo; uno de reyes, 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Los que están en guerra voltean solo una carta más.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>En una guerra entre dos jugadores se juega %n carta, o más si vuelven a empatar.</numerusform>
            <numerusform>En una guerra entre dos jugadores se juegan %n cartas, o más si vuelven a empatar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Los demás esperan, y sus cartas van para el ganador.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Los que no empataron tienen otra oportunidad en la guerra.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Quien no tiene cartas para toda la guerra queda fuera, y sus cartas van al pozo.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Quien no tiene cartas suficientes pone todas y voltea la última. Quien no tiene ninguna queda fuera.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Quien no tiene cartas suficientes pone todas y voltea la última. Si no le queda ninguna, la que está en la mesa sigue luchando.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Todos ponen solo tantas cartas como puede poner quien tiene menos. Quien no tiene ninguna queda fuera.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Si alguien no tiene cartas para toda la guerra, la partida es un empate.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>Primero van debajo del mazo las cartas del ganador, y después las de los demás.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>Primero van debajo del mazo las cartas de los demás, y después las del ganador.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Siempre por orden de asiento, gane quien gane.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>Las cartas se juntan y se voltean, así que la última que se puso va primero.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>La carta más alta va primero debajo del mazo, y la más baja al final.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>Las cartas ganadas se barajan antes de ir debajo del mazo.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Cada vez que todos voltean una carta es una ronda, con sus guerras.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Una vuelta termina cuando cada jugador ha pasado por todo su mazo.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>El reloj se para en una pausa y mientras hay un cuadro de diálogo abierto.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Una partida que llega al límite no tiene ganador.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Gana el mazo más grande. Si los mazos más grandes son iguales, es un empate.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>La mitad de las partidas termina en</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 de cada 10 partidas terminan en</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>Terminadas por un límite</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Sin fin</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n guerra en una ronda</numerusform>
            <numerusform>%n guerras en una ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Guerras por partida</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra más larga</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>la mitad termina</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 de cada 10 terminan</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>sin fin</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>guerras por partida</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>%n seguida</numerusform>
            <numerusform>%n seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>menos del 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Con estas reglas, muchas partidas no terminarían nunca.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Con estas reglas, muchas partidas no tienen ganador.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Con estas reglas, muchas partidas no tienen ganador o no terminarían nunca.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>Hay %n carta en juego, un número impar. Si se recogen en un orden fijo, pueden dar vueltas muchísimo tiempo.</numerusform>
            <numerusform>Hay %n cartas en juego, un número impar. Si se recogen en un orden fijo, pueden dar vueltas muchísimo tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Barajar las cartas ganadas</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Repartir una carta menos: %n carta por jugador</numerusform>
            <numerusform>Repartir una carta menos: %n cartas por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Después de %n ronda, gana quien tenga más cartas</numerusform>
            <numerusform>Después de %n rondas, gana quien tenga más cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Ninguna partida empatada o sin fin.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Casi ninguna partida empatada o sin fin.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 de cada 100 partidas es un empate o no tiene fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n de cada 100 partidas es un empate o no tiene fin.</numerusform>
            <numerusform>%n de cada 100 partidas son empates o no tienen fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} horas</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} a {high} h</translation>
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
            <numerusform>{low} a %n min</numerusform>
            <numerusform>{low} a %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>Normalmente, menos de un minuto.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Normalmente, de {low} a {high} horas.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Normalmente, cerca de %n minuto.</numerusform>
            <numerusform>Normalmente, unos %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Normalmente, de {low} a %n minuto.</numerusform>
            <numerusform>Normalmente, de {low} a %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>No hay empates.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Los empates son muy raros.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>1 de cada %n partida es un empate.</numerusform>
            <numerusform>1 de cada %n partidas es un empate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n de cada 10 partidas es un empate.</numerusform>
            <numerusform>%n de cada 10 partidas son empates.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Casi todas las partidas son empates.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>1 de cada %n partida no terminaría nunca.</numerusform>
            <numerusform>1 de cada %n partidas no terminaría nunca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n de cada 10 partidas no terminaría nunca.</numerusform>
            <numerusform>%n de cada 10 partidas no terminarían nunca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Casi ninguna partida terminaría.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>menos de 1 de cada 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>más de 99 de cada 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} de cada 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>faltan cartas para una guerra</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>a todos en la guerra les faltan cartas por igual</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>en el límite de rondas</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>en el límite de vueltas</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>en el límite de tiempo</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>dando vueltas sin fin</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Gana quien tiene todas las cartas. Pierde quien no tiene ninguna después de una ronda.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Quien no tiene cartas después de una ronda queda fuera, y los demás siguen.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Gana el último jugador con cartas, y entonces ya las tiene todas.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>No hay puntos: solo cuentan las cartas.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>No hay límite: la partida sigue hasta que alguien tenga todas las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>La partida termina después de %n ronda, si no antes.</numerusform>
            <numerusform>La partida termina después de %n rondas, si no antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Ganar todas las cartas en la última ronda también cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>La partida termina después de %n vuelta a las cartas, si no antes.</numerusform>
            <numerusform>La partida termina después de %n vueltas a las cartas, si no antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>Las cartas puestas en una guerra también cuentan.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>La partida termina después de %n minuto de reloj.</numerusform>
            <numerusform>La partida termina después de %n minutos de reloj.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Si el tiempo se acaba durante una ronda o una guerra, esa ronda se termina con todas sus guerras, y cuenta.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>El reloj se para en una pausa, mientras está abierto un ejemplo, una partida con cartas a la vista, el historial o un cuadro de diálogo, y mientras la ventana está minimizada. También se para mientras estás en otra ventana, a menos que las rondas se jueguen solas.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Si para entonces nadie tiene todas las cartas, es un empate.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Si para entonces nadie tiene todas las cartas, gana el mazo más grande. Si los mazos más grandes son iguales, es un empate.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Las cartas que esperan en la mesa no cuentan para nadie.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>La partida también termina después de %n ronda.</numerusform>
            <numerusform>La partida también termina después de %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>La partida también termina después de %n ronda, o antes si las cartas vuelven al mismo orden, porque entonces no acabaría nunca.</numerusform>
            <numerusform>La partida también termina después de %n rondas, o antes si las cartas vuelven al mismo orden, porque entonces no acabaría nunca.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>Eso es un empate.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Entonces gana el jugador con más cartas.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Un límite la terminó antes de que alguien tuviera todas las cartas.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Un límite la terminó cuando los mazos más grandes eran iguales.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>A alguien le faltaban cartas para una guerra, y con estas reglas eso es un empate.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Con estas reglas, fue por una de estas razones.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>Los que empataron no tenían más cartas para desempatar, y nadie más tenía.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Los últimos en guerra tenían el mismo número de cartas, demasiado pocas para luchar, y nadie más tenía.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Los últimos en guerra tenían el mismo número de cartas, demasiado pocas para luchar.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>A nadie en la guerra le quedaba una carta, y nadie más tenía.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>A nadie en la guerra le quedaba una carta.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>No habría terminado nunca.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>No habría terminado nunca, y los mazos más grandes eran iguales.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>No había terminado después de %n ronda.</numerusform>
            <numerusform>No había terminado después de %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>No había terminado después de %n ronda, y los mazos más grandes eran iguales.</numerusform>
            <numerusform>No había terminado después de %n rondas, y los mazos más grandes eran iguales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>¿Puedo elegir qué carta juego?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>No. Cada uno voltea su carta de arriba. Guerra es pura suerte: no hace falta saber jugar bien.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>¿El as es alto?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>¿Importan los palos?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>No. Un nueve de tréboles y un nueve de corazones son iguales: empatan.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>¿Cuántas cartas van boca abajo en una guerra?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>¿Y si me faltan cartas para una guerra?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>¿Por qué fue un empate?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>¿Cuánto dura una partida?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>¿Cuántos pueden jugar?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>¿Puedo mirar las cartas de mi mazo?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>No, ni siquiera la siguiente.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>¿Una guerra cuenta como otra ronda?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>No. Es parte de la ronda en la que empezó.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>¿Se juega con dinero?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>No. No puedes apostar, comprar ni ganar nada, solo cartas.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>¿Qué hacen los comodines?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>¿Quién lucha si empatamos dos?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>La mayoría pone una, muchos ponen tres: pónganse de acuerdo antes de empezar.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Ninguna. Cada uno voltea solo una carta más.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n carta de cada jugador, y después una más boca arriba.</numerusform>
            <numerusform>%n cartas de cada jugador, y después una más boca arriba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>En una guerra entre dos jugadores se juegan %n de sus cartas, o más si vuelven a empatar.</numerusform>
            <numerusform>En una guerra entre dos jugadores se juegan %n de sus cartas, o más si vuelven a empatar.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>Depende de las cartas: pueden ser unos minutos o más de una hora.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>%n ronda como mucho.</numerusform>
            <numerusform>%n rondas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>%n vuelta a las cartas como mucho.</numerusform>
            <numerusform>%n vueltas a las cartas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>%n minuto como mucho.</numerusform>
            <numerusform>%n minutos como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>Depende de las cartas, pero hay un límite.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>De {least} a {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>En esta partida, %n.</numerusform>
            <numerusform>En esta partida, %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>Si son más de dos, solo van a la guerra los que empatan con la mejor carta.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>Si son más de dos, todos los que voltearon una carta luchan en una guerra.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>Son más altos que todas las demás cartas, y dos comodines empatan.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>El comodín es más alto que todas las demás cartas.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Aquí gana la carta más baja, así que un comodín es la peor carta que puedes voltear.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Todos los que voltearon una carta, aunque no empataran.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Solo los que empataron con la mejor carta. Si no eres uno de ellos, esperas y pierdes la carta que volteaste.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Voltear cartas</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Si faltan cartas</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>La baraja tiene %n carta: cuatro palos, cada uno de {lowest} a diez, y después jota, reina, rey y as.</numerusform>
            <numerusform>La baraja tiene %n cartas: cuatro palos, cada uno de {lowest} a diez, y después jota, reina, rey y as.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>En inglés, Guerra se llama War.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>El objetivo es ganar todas las cartas. No hay nada que decidir: es pura suerte.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Esta partida es para %n jugador.</numerusform>
            <numerusform>Esta partida es para %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Con %n comodín, son {cards}.</numerusform>
            <numerusform>Con %n comodines, son {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Las cartas se barajan y se reparten una a una hasta que cada jugador tiene %n.</numerusform>
            <numerusform>Las cartas se barajan y se reparten una a una hasta que cada jugador tiene %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>Cada uno tiene sus cartas en un mazo, boca abajo. Nadie las mira ni cambia su orden.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Sobra %n carta, que se aparta y no se juega.</numerusform>
            <numerusform>Sobran %n cartas, que se apartan y no se juegan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Juegas contra la máquina o con personas a tu lado; nada pasa por Internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>La carta más alta se lleva todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>La carta más baja se lleva todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Todos voltean a la vez la carta de arriba de su mazo.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>Eso es una ronda, con todas sus guerras.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>De la mejor a la peor: {ranks}. Los palos no importan.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Si una carta mejor gana a dos cartas iguales, no hay guerra: solo cuenta la mejor carta.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: primero las suyas, después las del que pierde.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: primero las del que pierde, después las suyas.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: primero las suyas, después las de los demás, en el sentido del reloj.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: primero las de los demás, en el sentido del reloj, después las suyas.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: siempre por orden de asiento, gane quien gane.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: volteadas como están en la mesa, así que la última que se puso va primero.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: primero la más alta, al final la más baja.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>Las cartas van boca abajo debajo del mazo del ganador: en un orden al azar, después de barajarlas.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Dos comodines también empatan.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>La más alta de estas cartas boca arriba se lleva todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>La más baja de estas cartas boca arriba se lleva todo lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Si vuelven a empatar, hay otra guerra.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Si las dos cartas son iguales, hay guerra.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Si dos o más jugadores empatan con la mejor carta, hay guerra, y luchan todos los que voltearon una carta.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Si dos o más jugadores empatan con la mejor carta, hay guerra entre ellos. Los demás esperan, y sus cartas se quedan en la mesa para el ganador.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>No hay cartas boca abajo: cada jugador en la guerra voltea solo una carta más.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Cada jugador en la guerra pone %n carta boca abajo sobre la carta que empata, y después una boca arriba.</numerusform>
            <numerusform>Cada jugador en la guerra pone %n cartas boca abajo sobre la carta que empata, y después una boca arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>La carta que empata dice cuántas cartas boca abajo pone cada jugador en la guerra. Después cada uno voltea una.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Un empate de sietes pide {seven}; de jotas, reinas o reyes, {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>De ases, {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>De comodines, {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>No. Aquí el as es la carta más baja, y por eso la mejor.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>No. Aquí el as es la carta más baja.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Sí. Es más alto que el rey, así que aquí solo gana a un comodín.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Sí. Es más alto que el rey, así que aquí no gana a nada.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Sí. Es más alto que el rey, y solo un comodín es más alto que él.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Sí. Es más alto que el rey.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Entonces la partida es un empate.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Si no te queda ninguna, tu carta en la mesa sigue luchando.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Si no te queda ninguna, quedas fuera.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Entonces quedas fuera, y las cartas que te quedan van al pozo.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Pones las que tienes y volteas la última. Si no te queda ninguna, quedas fuera.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Pones las que tienes y volteas la última. Si no te queda ninguna, tu carta en la mesa sigue luchando.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Entonces todos ponen solo tantas cartas como tienes tú. Si no te queda ninguna, quedas fuera.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>Eso vale para todos en la guerra, hayan empatado o no.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Una guerra pide a cada jugador las cartas boca abajo y una más. Quien tiene menos no tiene cartas suficientes.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Quien está en guerra sin cartas no tiene suficientes.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Una guerra pide %n carta a cada jugador. Quien tiene menos no tiene cartas suficientes.</numerusform>
            <numerusform>Una guerra pide %n cartas a cada jugador. Quien tiene menos no tiene cartas suficientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Quien no tiene cartas queda fuera.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Si solo queda un jugador en la guerra, se lleva el pozo y no pone nada.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Entonces no gana nadie: la partida es un empate enseguida, antes de poner nada.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Quien no tiene cartas suficientes queda fuera, y las que tiene van al pozo.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Si a un jugador no le quedan cartas, la que está boca arriba en la mesa sigue luchando.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Si a un jugador no le quedan cartas, la que está boca arriba en la mesa sigue luchando, aunque no haya empatado.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Para que sea justo, todos ponen entonces solo tantas cartas como tiene quien tiene menos.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>La última se pone boca arriba.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Quien no tiene cartas suficientes queda fuera.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Quien no tiene cartas suficientes pone todas las que tiene, la última boca arriba.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Si a ninguno de los que empataron con la mejor carta le queda una, nada puede romper ese empate, luche quien luche.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Si a nadie en la guerra le queda una carta, nadie puede luchar.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Si nadie en la guerra tiene cartas suficientes, solo sigue el que tiene más.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Si varios tienen ese máximo, nadie puede luchar.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Entonces todos los de la guerra quedan fuera, y las cartas esperan en la mesa al próximo ganador.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Entonces los que empataron quedan fuera, y las cartas esperan en la mesa al próximo ganador.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Van debajo del mazo del ganador antes que las nuevas.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Si solo otro jugador tiene cartas todavía, se las lleva y gana.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Si nadie más tiene cartas, la partida es un empate.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Si ninguno de los dos tiene cartas, la partida es un empate.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Si ninguno de los dos tiene cartas suficientes, se lleva el pozo el que tenga más. Si tienen las mismas, es un empate.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Si ninguno de los que empataron con la mejor carta tiene cartas, todos ellos quedan fuera.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Si nadie en la guerra tiene cartas, nadie puede luchar.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Si nadie tiene cartas, la partida es un empate.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Si nadie en la guerra tiene cartas suficientes, se lleva el pozo el que tenga más. Si varios tienen ese máximo, nadie puede luchar.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Con ninguna regla termina en {minutes} minutos una partida de {players} jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>Las más cercanas tardan hasta %n minuto.</numerusform>
            <numerusform>Las más cercanas tardan hasta %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Con ninguna regla la mayoría de las partidas dura unos {minutes} minutos.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Con las más cercanas, una partida dura %n minuto de media.</numerusform>
            <numerusform>Con las más cercanas, una partida dura %n minutos de media.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Cambios de líder por partida con las más cercanas: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Con las más cercanas, el {value}&#xa0;% de las partidas son empates.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Con las más cercanas, un jugador pasa el {value}&#xa0;% de la partida sin jugar.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Guerras por partida con las más cercanas: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Poca gente conoce las más cercanas.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Ninguna regla sirve: «{wish}» lo impide.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Pocos empates</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Nadie queda fuera pronto</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Muchas guerras</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Solo reglas conocidas</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Pocos cambios de líder</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Muchos cambios de líder</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n comodín</numerusform>
            <numerusform>%n comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta por jugador</numerusform>
            <numerusform>%n cartas por jugador</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>gana la carta más baja</translation>
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
        <translation>Las 52 cartas</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>las cartas ganadas se barajan</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 cartas desde los seises</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 cartas desde los sietes</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>en una guerra, tantas cartas boca abajo como dice la carta que empata</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>ninguna carta boca abajo en una guerra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n carta boca abajo en una guerra</numerusform>
            <numerusform>%n cartas boca abajo en una guerra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>después de %n minuto</numerusform>
            <numerusform>después de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>después de %n vuelta</numerusform>
            <numerusform>después de %n vueltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>después de %n ronda</numerusform>
            <numerusform>después de %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when}, es un empate</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when}, gana quien tenga más cartas</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Sí. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} y {b} son *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} es *más* que {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} es *menos* que {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>De {b} a {a} hay *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} por {b} es *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Toca este signo.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Pon primero el {a}. Toca las flechas.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>Es *{a}*. Toca el {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>Es *{number}*. Toca el {tens} y después el {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>Son *iguales*. Toca el signo igual.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} es *más*. Toca el {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} es *menos*. Toca el {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Estas dos están *más lejos*. Tócalas.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Estas dos están *más cerca*. Tócalas.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} es *mayor*. Tócalo.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} por {b} es *más*. Tócalo.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} y {b} son *más*. Tócalas.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>Son *iguales*. No sobra nada.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} es *{d} más* que {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *es mayor que* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *es igual a* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *es menor que* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>Las dos suman *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>En los dos lados hay *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>Las dos son *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} y {ones} son *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n decena</numerusform>
            <numerusform>%n decenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} es *mayor* que {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Ese es el total. ¿Cuántos *más* que {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Mira otra vez. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Miremos juntos. ¿Qué filas tienen más bloques?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Miremos juntos. ¿Qué saltos llegan más lejos en la recta?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Miremos juntos. ¿Qué torre es más alta?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Miremos juntos. ¿Dónde hay más símbolos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Miremos juntos. ¿Qué marco tiene más puntos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Miremos juntos. ¿Qué torre es más baja?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Miremos juntos. ¿Dónde hay menos símbolos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Miremos juntos. ¿Qué marco tiene menos puntos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Miremos juntos. ¿Qué número viene primero en la recta?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Miremos juntos. ¿Qué número está más lejos en la recta?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Contemos los bloques.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Contemos los símbolos.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Contemos los puntos.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Sigamos contando en la recta.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Contemos los bloques que sobresalen.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Miremos juntos. ¿Cuántos símbolos no tienen pareja?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Miremos juntos. ¿Cuántos puntos no tienen pareja?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Contemos los saltos.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Miremos juntos. ¿Dónde sobresalen menos bloques?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Miremos juntos. ¿Dónde hay menos saltos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Miremos juntos. ¿Dónde sobresalen más bloques?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Miremos juntos. ¿Dónde hay más saltos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Miremos juntos. ¿Y si las cartas cambian de lugar?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>Las decenas son iguales. ¿Cuál tiene más unidades?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Miremos juntos. ¿Cuál tiene más decenas?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>¿Qué es menos?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>¿Qué es más?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>¿Cuántos más?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Menor, igual, mayor</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Sumar</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Restar</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Decenas y unidades</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Multiplicar</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Dos torres de bloques</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Símbolos para contar</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Marco de diez</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Recta numérica</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>segura</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>sin preguntar</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} y {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Decenas lejanas</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Decenas a una o dos de distancia</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Las mismas decenas</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Cifras cambiadas</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>El mismo número</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>¿A qué quieres jugar?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>¡Voltea tu carta!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>¿Empezamos los dos?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>¡Hay guerra! Volteamos otra carta.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Gracias por jugar, {first} y {second}. Nuestra lección ha terminado.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Gracias por jugar, {name}. Nuestra lección ha terminado.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Gracias por jugar. Nuestra lección ha terminado.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Miraste con atención, y dos veces cuando era difícil.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Miraste con atención.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Barras de diez y cubos: {left} a la izquierda, {right} a la derecha.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Marcos de diez: {left} a la izquierda, {right} a la derecha.</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n símbolo</numerusform>
            <numerusform>%n símbolos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>Símbolos para contar: {left} a la izquierda, {right} a la derecha.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Filas de bloques: {left} a la izquierda, {right} a la derecha.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Torres: {left} a la izquierda, {right} a la derecha.</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens} y {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n fila de {width}</numerusform>
            <numerusform>%n filas de {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Una recta numérica de 0 a {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Marcados: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n salto de {start} a {end}.</numerusform>
            <numerusform>%n saltos de {start} a {end}.</numerusform>
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
        <translation>Todavía no ha salido.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>Preguntada %n vez</numerusform>
            <numerusform>Preguntada %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} bien a la primera</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} con ayuda</translation>
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
        <translation>Ahora: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>sin preguntar todavía</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>{number} de {all} seguras</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>aún no hay lecciones</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} el {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} del {first} al {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>de %n minuto más o menos</numerusform>
            <numerusform>de unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>No ha habido lecciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>Se elimina %n lección con todas sus respuestas.</numerusform>
            <numerusform>Se eliminan %n lecciones con todas sus respuestas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Números {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Bien a la primera dos veces seguidas, con otras parejas en medio.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Ya salió, y vale la pena verla otra vez.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Hasta ahora no ha salido.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Tomen las cartas de números.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Tomen todas las cartas con el número {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Tomen las cartas del {first} al {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Cada uno voltea una. Hagan una torre de bloques para cada carta y digan cuál es más alta y por cuántos.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>¿Cuánto más es {a} que {b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>¿Qué signo va entre {a} y {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>¿Cuánto son {a} y {b} juntos?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>¿Qué es más: {a} por {b}, o {c} por {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>¿Dónde hay más puntos?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>¿Qué dos cartas suman más?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>¿Qué dos cartas están más lejos una de otra?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>¿Qué dos cartas están más cerca una de otra?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Haz el número más grande que puedas.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>¿Qué número es mayor?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>cero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in a sentence</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in a sentence</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number in a sentence</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>doce</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>trece</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Pulsa «Nueva partida» para repartir de nuevo, o «Mismas cartas» para jugar este reparto otra vez.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Los demás siguen jugando: pulsa «Voltear» o «Jugar hasta el final».</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Pulsa Espacio para voltear cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>%n carta por jugador.</numerusform>
            <numerusform>%n cartas por jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n carta apartada.</numerusform>
            <numerusform>%n cartas apartadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Faltaban cartas para la guerra, y con estas reglas eso es un empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n carta se queda en la mesa.</numerusform>
            <numerusform>%n cartas se quedan en la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>Es un empate.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Ganó {name}.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Nadie más tiene cartas.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>La única carta (%n) es tuya</numerusform>
            <numerusform>Las %n cartas son tuyas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>La única carta (%n) es de {name}</numerusform>
            <numerusform>Las %n cartas son de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} después de %n ronda.</numerusform>
            <numerusform>{all_cards} después de %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>A nadie más le quedaban cartas suficientes para la guerra.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Te faltaban cartas para la guerra.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>A {name} le faltaban cartas para la guerra.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Hubo guerra, pero los dos tenían el mismo número de cartas, demasiado pocas para luchar.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Hubo guerra, pero todos los que quedaban tenían el mismo número de cartas, demasiado pocas para luchar.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>La partida termina después de %n ronda.</numerusform>
            <numerusform>La partida termina después de %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>La partida termina después de %n vuelta a las cartas.</numerusform>
            <numerusform>La partida termina después de %n vueltas a las cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>Se acabó el tiempo: ha pasado %n minuto.</numerusform>
            <numerusform>Se acabó el tiempo: han pasado %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Después de %n ronda, las cartas han vuelto al mismo orden, así que esta partida no terminaría nunca.</numerusform>
            <numerusform>Después de %n rondas, las cartas han vuelto al mismo orden, así que esta partida no terminaría nunca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Nadie ha ganado después de %n ronda, y una partida no puede tener más.</numerusform>
            <numerusform>Nadie ha ganado después de %n rondas, y una partida no puede tener más.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Tú tienes más cartas que nadie.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} tiene más cartas que nadie.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Nadie ha ganado todas las cartas.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} tienen el mismo número de cartas, y nadie tiene más.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} tienen el mismo número de cartas, y nadie tiene más.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>La guerra más larga=El desempate más largo | la guerra más larga=el desempate más largo | Guerra más larga=Desempate más largo | guerra más larga=desempate más largo | todas sus guerras=todos sus desempates | Las guerras=Los desempates | Guerra es pura suerte: no hace falta=La carta más alta es pura suerte: no hace falta | En inglés, Guerra se llama War=La carta más alta es un viejo juego de cartas | Guerra para dos=La carta más alta para dos | ¿Una guerra cuenta=¿Un desempate cuenta | ^Una guerra doble=Un desempate doble | una segunda guerra=un segundo desempate | una tercera guerra=un tercer desempate | una cuarta guerra=un cuarto desempate | una quinta guerra=un quinto desempate | una sexta guerra=un sexto desempate | otra guerra=otro desempate | esta guerra=este desempate | de la guerra=del desempate | a la guerra=al desempate | la guerra=el desempate | La guerra=El desempate | una guerra=un desempate | Una guerra=Un desempate | toda la guerra=todo el desempate | Muchas guerras=Muchos desempates | Guerra abierta=Desempate abierto | Guerra cuádruple=Desempate cuádruple | guerras seguidas=desempates seguidos | guerras=desempates | guerra=desempate | Guerras=Desempates | Guerra=Desempate | GUERRAS=DESEMPATES | GUERRA=DESEMPATE</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>desarrolladores de Guerra=desarrolladores de Guerra | Guerra (GNU=Guerra (GNU | de guerra cuádruple=de desempate cuádruple | Muchas &amp;guerras=Muchos desem&amp;pates | Guerra=La carta más alta</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n ronda jugada.</numerusform>
            <numerusform>%n rondas jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n carta en la mesa.</numerusform>
            <numerusform>%n cartas en la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Nadie tiene cartas.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Tienes %n carta</numerusform>
            <numerusform>Tienes %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} tiene %n carta</numerusform>
            <numerusform>{name} tiene %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>No tienes cartas</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} no tiene cartas</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} ninguna</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Siguen jugando: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Primer lugar: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Segundo lugar: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Tercer lugar: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Cuarto lugar: {names}.</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>Quinto lugar: {names}.</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>Sexto lugar: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} ganó {other}; te llevaste %n carta.</numerusform>
            <numerusform>{your_card} ganó {other}; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} ganó {other}; {name} se llevó %n carta.</numerusform>
            <numerusform>{card} ganó {other}; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} valía menos que {other}; te llevaste %n carta.</numerusform>
            <numerusform>{your_card} valía menos que {other}; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} valía menos que {other}; {name} se llevó %n carta.</numerusform>
            <numerusform>{card} valía menos que {other}; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era la carta más alta; te llevaste %n carta.</numerusform>
            <numerusform>{your_card} era la carta más alta; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era la carta más alta; {name} se llevó %n carta.</numerusform>
            <numerusform>{card} era la carta más alta; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era la carta más baja; te llevaste %n carta.</numerusform>
            <numerusform>{your_card} era la carta más baja; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era la carta más baja; {name} se llevó %n carta.</numerusform>
            <numerusform>{card} era la carta más baja; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Solo tú podías seguir luchando; te llevaste %n carta.</numerusform>
            <numerusform>Solo tú podías seguir luchando; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Solo {name} podía seguir luchando; {name} se llevó %n carta.</numerusform>
            <numerusform>Solo {name} podía seguir luchando; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Solo tú tenías cartas; te llevaste %n carta.</numerusform>
            <numerusform>Solo tú tenías cartas; te llevaste %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Solo {name} tenía cartas; {name} se llevó %n carta.</numerusform>
            <numerusform>Solo {name} tenía cartas; {name} se llevó %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Así que no hubo guerra; %n carta se quedó en la mesa.</numerusform>
            <numerusform>Así que no hubo guerra; %n cartas se quedaron en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Nadie podía seguir luchando; %n carta se quedó en la mesa.</numerusform>
            <numerusform>Nadie podía seguir luchando; %n cartas se quedaron en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nada podía romper el empate; %n carta esperó en la mesa al próximo ganador.</numerusform>
            <numerusform>Nada podía romper el empate; %n cartas esperaron en la mesa al próximo ganador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nadie podía seguir luchando; %n carta esperó en la mesa al próximo ganador.</numerusform>
            <numerusform>Nadie podía seguir luchando; %n cartas esperaron en la mesa al próximo ganador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Rondas: {battles}. Guerras: {wars}. Guerra más larga: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Reparto {number}. Reglas: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Cartas elegidas. Reglas: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>Es un empate</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡Ganó {name}!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>Esta vez ganó {name}</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Tu mejor momento: {cards}, después de la ronda {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Quedaste en segundo lugar.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Quedaste en tercer lugar.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Quedaste en cuarto lugar.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Quedaste en quinto lugar.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Quedaste en sexto lugar.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Tres tapadas</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Guerra cuádruple</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Tres vueltas</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Guerra abierta</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Paz</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Según el valor</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>En grupo</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>sin comodines</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>los ases son altos</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>los ases son bajos</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>se reparten todas las cartas</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>gana la carta más alta</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>solo van a la guerra los que empatan</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>todos luchan en cada guerra</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>quien no tiene cartas suficientes para una guerra queda fuera</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>quien no tiene cartas suficientes para una guerra lucha con la última</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>quien no tiene cartas suficientes para una guerra lucha con la última, aunque ya esté en la mesa</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>en una guerra todos ponen solo tantas cartas como puede poner quien tiene menos</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>la partida es un empate si a alguien le faltan cartas para una guerra</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>las cartas del ganador van primero debajo del mazo</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>las cartas del ganador van al final debajo del mazo</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>las cartas van debajo del mazo por orden de asiento</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>las cartas de la mesa se juntan y se voltean</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>las cartas más altas van primero debajo del mazo</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>las cartas ganadas se barajan antes de ir debajo del mazo</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>sin límite de rondas</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>%n ronda como mucho</numerusform>
            <numerusform>%n rondas como mucho</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>sin límite de vueltas</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>%n vuelta a las cartas como mucho</numerusform>
            <numerusform>%n vueltas a las cartas como mucho</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>sin límite de tiempo</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>%n minuto como mucho</numerusform>
            <numerusform>%n minutos como mucho</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>en el límite, es un empate</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>en el límite, gana quien tenga más cartas</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>tú</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Los dos tienen {card}: guerra.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Todos tienen {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} tienen {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} tienen {card}: guerra.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Los dos tienen ahora {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Todos tienen ahora {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} tienen ahora {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} tienen ahora {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>guerra</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>una segunda guerra</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>una tercera guerra</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>una cuarta guerra</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>una quinta guerra</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>una sexta guerra</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>guerra número {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>Todos entran en esta guerra.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Eso pide %n carta boca abajo a cada uno.</numerusform>
            <numerusform>Eso pide %n cartas boca abajo a cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>No te quedan cartas para la guerra.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>A {name} no le quedan cartas para la guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} no tienen más cartas para la guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} no tienen más cartas para la guerra.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} tienen solo %n carta cada uno; la guerra pide {need}.</numerusform>
            <numerusform>{names} tienen solo %n cartas cada uno; la guerra pide {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} tienen solo %n carta cada uno; la guerra pide {need}.</numerusform>
            <numerusform>{names} tienen solo %n cartas cada uno; la guerra pide {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} no tienen la carta (%n) que pide la guerra.</numerusform>
            <numerusform>{names} tienen menos que las %n cartas que pide la guerra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} no tienen la carta (%n) que pide la guerra.</numerusform>
            <numerusform>{names} tienen menos que las %n cartas que pide la guerra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Te queda solo %n carta; la guerra pide {need}.</numerusform>
            <numerusform>Te quedan solo %n cartas; la guerra pide {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>A {name} le queda solo %n carta; la guerra pide {need}.</numerusform>
            <numerusform>A {name} le quedan solo %n cartas; la guerra pide {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>El mazo más pequeño se acaba primero.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Quedas fuera.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} queda fuera.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} quedan fuera.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} quedan fuera.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Quedas fuera y dejas %n carta en el pozo.</numerusform>
            <numerusform>Quedas fuera y dejas %n cartas en el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} queda fuera y deja %n carta en el pozo.</numerusform>
            <numerusform>{name} queda fuera y deja %n cartas en el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} quedan fuera y dejan %n carta en el pozo.</numerusform>
            <numerusform>{names} quedan fuera y dejan %n cartas en el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} quedan fuera y dejan %n carta en el pozo.</numerusform>
            <numerusform>{names} quedan fuera y dejan %n cartas en el pozo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>No te quedan cartas.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>A {name} no le quedan cartas.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} no tienen más cartas.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} no tienen más cartas.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Para que sea justo, cada uno pone solo %n carta.</numerusform>
            <numerusform>Para que sea justo, cada uno pone solo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Luchas con tu última carta.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} lucha con su última carta.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} luchan con sus últimas cartas.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} luchan con sus últimas cartas.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} se queda en la mesa y sigue luchando.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} se queda en la mesa y sigue luchando.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Aquí el as es la carta más baja.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n ya esperaba en la mesa.</numerusform>
            <numerusform>%n ya esperaban en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} gana {other}; te llevas %n carta.</numerusform>
            <numerusform>{your_card} gana {other}; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} gana {other}; {name} se lleva %n carta.</numerusform>
            <numerusform>{card} gana {other}; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} vale menos que {other}; te llevas %n carta.</numerusform>
            <numerusform>{your_card} vale menos que {other}; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} vale menos que {other}; {name} se lleva %n carta.</numerusform>
            <numerusform>{card} vale menos que {other}; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} es la carta más alta; te llevas %n carta.</numerusform>
            <numerusform>{your_card} es la carta más alta; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} es la carta más alta; {name} se lleva %n carta.</numerusform>
            <numerusform>{card} es la carta más alta; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} es la carta más baja; te llevas %n carta.</numerusform>
            <numerusform>{your_card} es la carta más baja; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} es la carta más baja; {name} se lleva %n carta.</numerusform>
            <numerusform>{card} es la carta más baja; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Solo tú puedes seguir luchando; te llevas %n carta.</numerusform>
            <numerusform>Solo tú puedes seguir luchando; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Solo {name} puede seguir luchando; {name} se lleva %n carta.</numerusform>
            <numerusform>Solo {name} puede seguir luchando; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Solo tú tienes cartas; te llevas %n carta.</numerusform>
            <numerusform>Solo tú tienes cartas; te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Solo {name} tiene cartas; {name} se lleva %n carta.</numerusform>
            <numerusform>Solo {name} tiene cartas; {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Así que no hay guerra; %n carta se queda en la mesa.</numerusform>
            <numerusform>Así que no hay guerra; %n cartas se quedan en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Nadie puede seguir luchando; %n carta se queda en la mesa.</numerusform>
            <numerusform>Nadie puede seguir luchando; %n cartas se quedan en la mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nada puede romper el empate; %n carta espera en la mesa al próximo ganador.</numerusform>
            <numerusform>Nada puede romper el empate; %n cartas esperan en la mesa al próximo ganador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nadie puede seguir luchando; %n carta espera en la mesa al próximo ganador.</numerusform>
            <numerusform>Nadie puede seguir luchando; %n cartas esperan en la mesa al próximo ganador.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Pulsa Espacio para poner la carta siguiente.</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences} {sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items} y {last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Botones y teclas</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Guerra cuádruple</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Guerra para dos con cuatro cartas boca abajo. Esta página cuenta sus reglas, haya lo que haya en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Dos jugadores tienen %n carta cada uno. Los dos voltean una carta; la más alta se lleva las dos.</numerusform>
            <numerusform>Dos jugadores tienen %n cartas cada uno. Los dos voltean una carta; la más alta se lleva las dos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Si las cartas empatan, cada uno pone cuatro cartas boca abajo sobre la suya y después una boca arriba. La más alta se lleva %n carta. Si vuelven a empatar, cada uno pone otras cuatro boca abajo y una boca arriba.</numerusform>
            <numerusform>Si las cartas empatan, cada uno pone cuatro cartas boca abajo sobre la suya y después una boca arriba. La más alta se lleva las %n cartas. Si vuelven a empatar, cada uno pone otras cuatro boca abajo y una boca arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Si a alguien le faltan cartas, las pone todas, la última boca arriba. Si no le queda ninguna, la carta de la mesa sigue luchando; si ninguno de los dos tiene, es un empate.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Gana quien tiene %n carta.</numerusform>
            <numerusform>Gana quien tiene las %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Después de %n ronda gana el mazo más grande, y si son iguales es un empate.</numerusform>
            <numerusform>Después de %n rondas gana el mazo más grande, y si son iguales es un empate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Pónganse de acuerdo en las reglas antes de empezar. ¿Cuántas cartas van boca abajo en una guerra? ¿Qué pasa cuando a alguien le faltan cartas?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>La mayoría pone las cartas ganadas debajo de su mazo tal como vienen. Si antes se barajan, no pueden repetirse siempre las mismas rondas.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Los niños pequeños se cansan de un juego que no termina. Den menos cartas a cada uno, o pongan un límite de tiempo o de vueltas a las cartas. Entonces gana el mazo más grande.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Para practicar los números, el ganador de cada ronda dice cuánto más alta o más baja es su carta.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Las cartas por jugador y los límites se eligen en «Reglas de la casa», donde también se ve cuánto dura una partida.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Mirar una partida entera</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Todos los mazos están a la vista, desde el reparto hasta el resultado, y se cuenta cada ronda. Tu partida espera.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender con cartas</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Para padres y maestros. Comparar cartas es el sentido numérico en su forma más sencilla: ¿qué es más, y por cuánto? Aquí la mesa pregunta, y el niño toca, pulsa una tecla o responde en voz alta. No hace falta saber leer: cada pregunta se muestra, y se dice si el equipo tiene voz.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Diez minutos bastan. Una lección empieza y termina con algo fácil, y las parejas difíciles vuelven antes. Si el primer intento no está bien, se miran las dos cartas con calma, hay ayuda y otro intento. No hay puntos, ni reloj para el niño. Cuanto mejor se sabe una pareja, menos ayuda se ofrece.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>En un estudio pequeño, niños de cuatro y cinco años comparaban mejor los números después de cuatro sesiones de quince minutos con un juego de cartas como este. Una revisión posterior vio que esa mejora no era significativa. Así que es un juego que vale la pena, y no una promesa.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Para jugar sin pantalla, impriman la hoja de ejercicios, el tapete y las cartas. Pongan juguetes o bloques junto a las cartas, y dejen que diga la frase quien tiene la carta más alta.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Dos niños pueden compartir un teclado, y una clase puede responder en voz alta ante cartas enormes. El progreso de cada niño se queda en este equipo. Se puede ver y eliminar en «Para adultos».</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>¿Qué es más? Comparar dos números. Desde los 4 años con las cartas 1–5, desde los 5 con 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Puntos. Ver cantidades de un vistazo, con símbolos y sin números. Desde los 4 con 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>¿Cuántos más? Quien tiene la carta más alta dice la diferencia. Desde los 6 con 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Menor, igual, mayor. Los signos &lt;, = y &gt;, leídos de izquierda a derecha. Desde los 6 con 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Sumar. ¿Qué dos cartas suman más? Desde los 6, al principio con 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Restar. ¿Qué dos cartas están más lejos una de otra? Desde los 6 o 7 con 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Decenas y unidades. Dos cartas forman un número de dos cifras. Desde los 7 con 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Multiplicar. Dos cartas se multiplican. Desde los 8 con 1–10.</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n guerra.</numerusform>
            <numerusform>%n guerras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>Rondas {first} a {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Rondas {first} a {last}: ganas {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Rondas {first} a {last}: {name} gana {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>El pozo más grande: te llevas %n carta.</numerusform>
            <numerusform>El pozo más grande: te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>El pozo más grande: {name} se lleva %n carta.</numerusform>
            <numerusform>El pozo más grande: {name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>¡Guerra!</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>Te llevas %n carta.</numerusform>
            <numerusform>Te llevas %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} se lleva %n carta.</numerusform>
            <numerusform>{name} se lleva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}: %n carta</numerusform>
            <numerusform>{name}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}: sin cartas</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: fuera</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>Tecla: {key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>Se lleva %n carta</numerusform>
            <numerusform>Se lleva %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, mazo: %n carta</numerusform>
            <numerusform>{name}, mazo: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>Desde arriba: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, boca arriba: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, boca arriba: {card}, gana</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, boca arriba: {card}, empata</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, boca arriba: {card}, pierde</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, boca abajo: %n carta</numerusform>
            <numerusform>{name}, boca abajo: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Pozo: %n carta</numerusform>
            <numerusform>Pozo: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Cartas de cada uno: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Entre {low} y {high} de cada 100, en {rounds} repartos como este.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Con {held} de {there} cartas, todavía gana menos de 1 de cada {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Con {held} de {there} cartas, todavía gana más o menos 1 de cada {number}.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Con {held} de {there} cartas, gana casi siempre.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Con {held} de {there} cartas, ganan unos {number} de cada 10.</translation>
    </message>
</context>
</TS>
