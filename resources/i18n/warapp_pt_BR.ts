<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>Sobre Guerra</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licenças</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>O jogo de cartas Guerra, com todas as regras da casa.</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>Em execução com Python {python}, PySide6 {pyside} e Qt {qt}.</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>Sem dinheiro, sem prêmios, e o jogo nunca entra na internet.</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>Copyright © {year} The War developers. Software livre sob a GNU General Public License, versão 3 ou posterior: você pode usar, compartilhar e modificar. Não há nenhuma garantia.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>Licença de</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>Licença &amp;de</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>Guerra (GNU GPL, versão 3)</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt e PySide6 (GNU LGPL, versão 3)</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>Todo o resto</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache License, versão 2.0</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla Public License, versão 2.0</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>Não é possível ler {file}. Ele deveria vir com o programa.</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>C&amp;opiar dados da versão</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>Dados da versão copiados</translation>
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
        <translation>&amp;Distribuição</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>Distribuir uma nova partida</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regras da casa…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>Escolher as regras e ver quanto uma partida vai durar</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>&amp;Desfazer nova partida</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>Voltar à partida anterior; só até você virar cartas</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>Continuar uma partida de um arquivo</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>Salvar esta partida em um arquivo</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>Todas as partidas jogadas: vencidas, perdidas, a mais longa, a mais curta</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>&amp;Zerar o placar…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>Voltar o placar a zero</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fechar a janela</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Arquivos re&amp;centes</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>Regras para a noite (&amp;g)…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>Encontrar regras para os jogadores e o tempo que você tem</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>&amp;Número ou código…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>Jogar uma distribuição que alguém mandou</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Próxima distribuição</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>Distribuir o número depois deste</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>Distribuição an&amp;terior</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>Distribuir o número antes deste</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>Distribuição &amp;aleatória</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>Distribuir um número aleatório</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>&amp;Mesmas cartas de novo</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>Recomeçar esta distribuição</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>Esta distribuição com &amp;outras regras…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>Jogar as mesmas cartas com outras regras</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>&amp;Copiar número e código</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>Copiar esta distribuição para mandar a alguém</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>&amp;Virar cartas</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>Cada um vira uma carta</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>Jogar &amp;10 jogadas</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>Dez jogadas seguidas; aperte de novo para parar</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>Jogo &amp;automático</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>Jogada após jogada; aperte de novo para parar</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>Jogar até o &amp;fim</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>Deixar os outros jogarem até o fim</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Cobrir a mesa e parar o relógio</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Mais rápido</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jogar mais rápido</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jogar mais devagar</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>Velocida&amp;de…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Com que rapidez as cartas se movem</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>&amp;Cartas abertas</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>Ver uma partida inteira com todos os montes abertos; a sua espera</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>Lições com números para crianças e turmas</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>&amp;Repetir a frase</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>Mostrar e dizer o que aconteceu por último</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>Como e&amp;stá o jogo</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>Mostrar e dizer quantas cartas cada um tem, e quais estão na mesa</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar a tela toda</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>Voltar à &amp;mesa</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>Parar o jogo automático e voltar à mesa</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>&amp;Sem som</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>Desligar ou ligar os sons</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>Mesa, cartas, texto, movimento, sons</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>&amp;Mostrar histórico</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>Rever todas as jogadas da partida</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>Ao &amp;início</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>Mostrar a mesa antes da primeira jogada</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>Uma jogada para &amp;trás</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>Mostrar a mesa uma jogada antes</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>&amp;Rever daqui</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>Rever as jogadas depois desta</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>Uma jogada à &amp;frente</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>Mostrar a mesa uma jogada depois</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>Voltar &amp;ao presente</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostrar a mesa atual</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar daqui</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>Continuar desta jogada como nova partida; dá para desfazer</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>As regras desta partida, com exemplos</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>&amp;Relatar um problema…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>Copiar um relatório que ajuda os desenvolvedores</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>Aprender com &amp;Guerra…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>&amp;Sobre Guerra</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versão e licenças</translation>
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
        <translation>{number} em 100</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>terminam a tempo</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>duram mais ou menos isso</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>entre {low} e {high}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
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
        <translation>mudanças de líder</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>de fora</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>Regras para a noite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>Jogando partidas com muitas regras…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>A busca foi parada.</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progresso da busca</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>&amp;Cancelar busca</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>&amp;Buscar de novo</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>{rules} conjuntos de regras testados, {rounds} partidas jogadas, em {seconds} segundos.</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>Cada um foi jogado {number} vezes.</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>Procurando regras…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>As mais próximas</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>As melhores até agora</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>Regras que servem, diferentes entre si</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>Estes números são aproximados: aqui falta o programa rápido que joga as partidas.</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>Neste computador não é possível jogar partidas.</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Colocar carta</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender com Guerra</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>Jogar 10 jogadas</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 jogadas</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Até o fim</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>Mesmas cartas</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>Distribuir uma nova partida (Espaço)</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>Colocar a próxima carta da guerra (Espaço)</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>Mostrar o resultado já (Espaço)</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>Virar as duas</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>Virar todas</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>Jogadas da partida</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>Escolha uma jogada para ver a mesa depois dela. Aperte Enter para rever.</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>uma jogada, com todas as suas guerras; um clique na mesa faz o mesmo</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>uma jogada, assim que todos com cartas apertarem sua tecla</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>dez jogadas seguidas</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>jogada após jogada, até você apertar de novo</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>embaralha, e distribui do começo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>vai de um botão ao outro; Enter aperta</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>traz de volta a partida anterior, até você virar cartas</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>cobre a mesa e para o relógio</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>mais lento, mais rápido</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>jogada por jogada</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>sons desligados ou ligados</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>quantos jogam, e com quais regras</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>só a mesa e seus botões</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>para o que está acontecendo, e volta às cartas</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>Outros botões</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>Cartas na mão, jogada por jogada</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>Jogada {number}: {held}</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Figura {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>O nome é longo: são salvas as primeiras 40 letras.</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>Quem joga?</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>Quais duas jogam?</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Crianças</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>&amp;Adicionar criança…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>E&amp;ditar…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>E&amp;scolher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Não é possível ler o progresso. Nada mudou nele.</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>O que uma criança faz fica só neste computador. Bastam um nome e uma figura.</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Adicionar criança</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>Editar criança</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
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
        <translation>Iguais</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>Trocar dezenas e unidades</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>Para adultos: segure um segundo</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>é menor que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>é igual a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>é maior que</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>Virar a carta do jogador {number}</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>{number}, à esquerda</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>{number}, à direita</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>{first} e {second}, à esquerda</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>{first} e {second}, à direita</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>Já disse</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>Ver juntos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>&amp;Gerenciar</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>Ex&amp;portar estas regras…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>&amp;Importar regras…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>Salvar estas regras como</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>“{name}” já existe. Substituir?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Novo nome</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Excluir “{name}”?</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar regras</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar regras</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} não contém regras de Guerra.</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>Regras de Guerra (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>Estas regras não foram salvas: há regras demais, ou o nome já existe.</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>Não é possível ler suas regras prontas. O arquivo agora se chama {file}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>Não é possível ler ou gravar {file}.</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>Estas cartas foram escolhidas à mão e não têm número, mas você pode salvá-las em um arquivo.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Distribuição {number}, código {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>Número e código copiados.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>Número ou código</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>&amp;Número ou código da distribuição</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>&amp;Distribuir</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>Distribuição {number}, código {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>As cartas na mesa foram escolhidas à mão, por isso não têm número.</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>Na mesa: distribuição {number}, código {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>As distribuições têm números de 1 a {most}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Distribuição {number}. Regras: {rules}.</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>Um número usa as regras da mesa; um código traz as suas.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>“{given}” não pode estar em um código.</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>Isto não é um código: pelo menos um caractere está errado ou falta.</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>Esta versão de Guerra não conhece o código, embora esteja bem digitado.</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>Excluir criança</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Excluir “{name}”?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
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
        <translation>Tudo</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Em resumo</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>Guerras e o fim</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>O leitor de tela ouve</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>Pelo menos da altura da ponta de um dedo. Com texto de 150% ou mais, são sempre assim.</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>Controles &amp;grandes</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>No jogo automático, ele ouve um resumo a cada quatro segundos no máximo.</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>O leitor de tela &amp;ouve</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 repete a última frase. F3 diz como está o jogo.</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>Mostrar na mesa</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>Ver o exemplo de novo</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostrar sua partida de novo</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Exemplo: {title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>{file} ainda não pode ser aberto: outros arquivos estão carregando.</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>Abrindo {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>distribuição {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>cartas escolhidas</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Nenhum arquivo ainda</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>Abrir &amp;outro…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>{file} está aberto.</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>“{file}” não está mais lá. Sua partida na mesa continua.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>Não é possível ler “{file}”. Sua partida na mesa continua.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>“{file}” é grande demais para ser uma partida de Guerra. Sua partida na mesa continua.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>“{file}” foi salvo por uma versão mais nova de Guerra. Sua partida na mesa continua.</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>“{file}” não pode ser aberto: está danificado, ou não é uma partida de Guerra. Sua partida na mesa continua.</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>Partida salva como {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>A partida não foi salva: não há mais espaço para {file}.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>A partida não foi salva: você não tem permissão para salvar {file} ali.</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>A partida não foi salva: não é possível gravar {file} ali.</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>Ver por quê</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>Jogando as primeiras partidas…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>Durações em</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>Ver como ta&amp;bela</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>Gráfico de quanto duram as partidas; a tabela tem os mesmos números</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>Quanto duram as partidas</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>Previsão em números</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partida mais longa</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>Ver a partida mais longa</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra mais longa</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>Ver a guerra mais longa</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>Partida mais disputada</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>Ver a partida mais disputada</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>De cada 100 partidas, quantas cada jogador vence; o resto são empates.</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>Ver uma destas partidas:</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>Neste computador não há previsão.</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>Partidas simuladas: {rounds}.</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>Aqui falta o simulador rápido, por isso estes números são aproximados.</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>Partidas em 100</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>metade terminou</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>9 em 10</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>jogadas</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>partidas em 100</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}: {share} em 100</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} ou mais</translation>
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
        <translation>Atenção</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>Aperte P para continuar.</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>Agora a tecla Espaço vale para “{name}”. Para virar cartas, aperte Esc, depois Espaço.</translation>
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
        <translation>Pront&amp;o</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>&amp;Progresso…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>Imprimir para a &amp;turma…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>&amp;Crianças…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>O que cada jogo tr&amp;eina…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>Você escolhe o nível. Aqui nada depende de rapidez, e nada é enviado.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>O ás vale (&amp;b)</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>&amp;Valete, dama, rei</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>sem</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>número e símbolos</translation>
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
        <translation>As cartas &amp;mostram</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
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
        <translation>jogadas</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>D&amp;uração</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>&amp;Jogadas</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>uma criança</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>duas crianças</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>uma turma</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>&amp;Quem joga</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>Respostas em voz &amp;alta a um adulto</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>Mo&amp;strada</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>Mais lenta a mais &amp;rápida</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>Palavras de pa&amp;z: “Carta Mais Alta” e “desempate”</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>na 2ª vez</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>a pedido</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>A ajuda &amp;diminui: quanto mais seguro o par, menos ajuda</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>alternando</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>Per&amp;guntar</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>a criança arruma</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>1ª carta: dezenas</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>Dezenas e unidades (&amp;k)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voz</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>Cada pergunta é fa&amp;lada</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>E&amp;xperimentar</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Uma tecla só</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>Uma tecla faz tudo (&amp;w)</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>Quanto tempo a luz fica (&amp;y)</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>A luz fica {seconds} s em cada resposta, e descansa meio segundo depois de cada toque.</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>Ir a uma parte do guia</translation>
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
        <translation>Uma guerra com quatro cartas viradas para baixo</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>Distribuir uma partida de Guerra quádrupla</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regras da casa…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>Aprender com Guerra…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Ver uma partida inteira</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>dezenas</translation>
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
        <translation>Voltar ao presente</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>Mostrar a mesa atual</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>O início</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>Jogada {number} de {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – revendo</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>O início. {held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>Revendo: jogada {number} de {last}</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>Jogada {number}, a última</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>Carregando a jogada {number} de {last}…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>%n de 10 partes da lição feita</numerusform>
            <numerusform>%n de 10 partes da lição feitas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>Tapete do jogo</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>Ponha sua carta aqui</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>é menor que</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>é igual a</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>é maior que</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} tem {d} a mais que {b}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>Quem tem a carta mais alta diz a frase e fica com as duas cartas.</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>Aprender com Guerra · números {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Esta</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>qualquer tecla</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>Fechar o exemplo</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Tchau</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>Neste computador não há voz para {language}.</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>A voz fala {language}.</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>A voz é procurada quando uma lição começa.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>Quem?</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}: escolher quem joga</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Quem joga?</translation>
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
        <translation>O placar agora é: {score}. Suas estatísticas não mudam.</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>Zerar o placar</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>Zerar o placar?</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zerar</translation>
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
        <translation>{file} está danificado ou não é um arquivo de Guerra.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} foi salvo por uma versão mais nova de Guerra.</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} é grande demais para ser um arquivo de Guerra.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>Não é possível ler {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>Não há mais espaço para salvar {file}. Você pode continuar jogando; libere espaço, ou salve a partida em um arquivo em outro lugar.</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} está protegido contra gravação. Você pode continuar jogando, mas, para guardar a partida, salve-a em um arquivo.</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} foi excluído ou movido; Guerra começou um novo.</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>{file} está em uso por outra janela.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>Não é possível gravar {file}. Você pode continuar jogando, mas, para guardar a partida, salve-a em um arquivo.</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>Agora se chama {file}, e Guerra começou um novo.</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>Minutos que temos</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>&amp;Temos</translation>
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
        <translation>Aprender com Guerra</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>Uma criança</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>Duas crianças</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
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
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>As cartas viajam</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>As cartas aparecem no lugar</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Cartas em movimento</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>Seu sistema pede menos movimento.</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>Seu sistema não pede menos movimento.</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>Com três cartas viradas para baixo, uma palavra para cada carta.</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>&amp;Dizer uma rima na guerra</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>Em uma guerra, cada toque coloca a próxima carta.</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>Co&amp;locar cartas passo a passo</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>Desligar &amp;todos os sons</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Experimentar</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>Em alta velocidade não se ouve.</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>Uma &amp;nota diz quem venceu uma jogada</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>Ca&amp;rtas em movimento</translation>
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
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>Já há regras chamadas “{name}”.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>Atenção</translation>
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
        <translation>Recorte nas linhas · página {number} de {of} · para duas crianças imprima dois jogos</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <translation>Parar depois desta jogada (Espaço)</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>Ver outra</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>Ver outra partida (Espaço)</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>Jogar jogada após jogada (Espaço)</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Jogada {number}</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>Jogada {number} / {limit}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>Mostrar a jogada anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>Mostrar a próxima jogada</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>Voltar à minha partida</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>Mostrar sua partida de novo</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>Cartas abertas – uma partida inteira</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Distribuição {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip} ({key})</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Cartas abertas</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>Aperte Espaço para ver outra partida.</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>Mesmas cartas, outras regras</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Regras da casa…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuir</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>Distribuição {number}: com quais regras?</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>Estas cartas: com quais regras?</translation>
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
        <translation>Recordes</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>Vitórias seguidas</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Maior sequência</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>Partida mais curta</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>Partida mais longa</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra mais longa</translation>
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
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>Não há mais espaço para salvar {file}. Escolha outro lugar.</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} está protegido contra gravação. Escolha outro lugar.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>Não é possível ler o progresso, por isso {file} não foi salvo.</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>Não foi possível salvar {file}. Escolha outro lugar.</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>Esta versão de Guerra não imprime. Salve um PDF em vez disso.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>Neste computador não há impressora. Salve um PDF em vez disso.</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>A impressão falhou. Verifique a impressora e o espaço no disco.</translation>
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
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>As cartas estão cobertas e o relógio parou</translation>
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
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>&amp;Mesa e cartas</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>&amp;Janela e texto</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>Mo&amp;vimento e sons</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>Facilidade de uso (&amp;b)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Restaurar p&amp;adrões</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>Salvas por você</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>Regras na mesa</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Suas mudanças</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>Imprimir para a turma</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>Para que uma turma sem computadores jogue a mesma lição.</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>F&amp;olha de anotação</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>Linhas por &amp;coluna</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>Tapete para &amp;dois</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>Cartas com &amp;números para recortar</translation>
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
        <translation>&amp;Salvar PDF…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender com Guerra</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Crianças</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrado como</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>Pares de números</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabido</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Certo de primeira</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>P&amp;DF…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>&amp;Tabela CSV…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>Para ver de novo: {pairs}. Voltam na próxima lição.</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>Não é possível ler o progresso. Nada mudou nele.</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>As lições continuam funcionando.</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>Nenhuma criança ainda</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>Adicione uma criança em “Crianças…”, e as lições dela aparecem aqui.</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}. Ficam só neste computador.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salvar como CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>Pares de números</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>Aprender com Guerra · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>Um jogo para a mesa</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>Fica só no seu computador. Cada criança aprende no próprio ritmo; isto não é nota.</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>Espaço</translation>
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
        <translation>Rever</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>Rever: {title}, {what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>Meus números</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>Vire duas cartas. Escreva os dois números. Ponha &lt;, = ou &gt; entre eles.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Relatar um problema</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>Guerra encontrou um erro inesperado.</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>Há algo errado em Guerra? Conte aos desenvolvedores o que você fez e o que aconteceu, e mande este relatório.</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>Sua partida está salva, e você pode continuar jogando. Se acontecer de novo, reinicie Guerra: ela retoma de onde você parou.</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>Guerra não pode iniciar.</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>O que você jogou está salvo.</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>Não foi possível salvar sua partida. Você pode continuar jogando, mas salve-a em um arquivo antes de fechar a janela.</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>Para que isto seja corrigido, copie este relatório e mande aos desenvolvedores. Nada é enviado sozinho.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>C&amp;opiar relatório</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Relatório copiado</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>Resultados de todas as partidas</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>A partida salva não batia com seu próprio registro, por isso vale o registro.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>O início, antes da primeira jogada.</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>De volta ao presente.</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>Todas as cartas estão abertas.</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>Jogada</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Jogada {number}</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>Volta {number} / {limit}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Distribuição {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>Cartas escolhidas</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>Copiar número e código desta distribuição</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>restam {time}</translation>
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
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Guerras</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Maior guerra</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>Aperte Enter para rever uma partida.</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
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
        <translation>Cartas ganhas</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
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
        <translation>&amp;Regras prontas</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Regras da &amp;casa</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>O que &amp;esperar</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>Regras da casa para estas cartas</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>Regras da casa para a distribuição {number}</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>Regras para a noite (&amp;y)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>&amp;Iniciar partida</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>Tempos na velocidade normal, com as pausas que você costuma fazer.</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>Tempos na sua velocidade de agora, com as pausas que você costuma fazer.</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>Tempos na velocidade normal.</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>Tempos na velocidade normal, sem pausas.</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>Tempos na sua velocidade de agora, sem pausas.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>Salvar a partida como</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} já existe. Substituir?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
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
        <translation>De volta à partida anterior.</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>Mesmas cartas de novo.</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>Nova partida.</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>Pausa. As cartas estão cobertas.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Som desligado.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Som ligado.</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>Velocidade: {speed}.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Tela cheia ligada.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Tela cheia desligada.</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>Você</translation>
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
        <translation>Duda</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Caio</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Lia</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome do jogador {number}</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>Quem joga pelo jogador {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>pessoa</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computador</translation>
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
        <translation>Cada um aperta &amp;sua tecla</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>Uma jogada começa quando todos apertarem sua tecla: {keys}.</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>Só quando duas ou mais pessoas jogam.</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>disco laranja</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>triângulo azul</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>quadrado amarelo</translation>
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
        <translation>estrela rosa</translation>
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
        <translation>Aprender com Guerra</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>As cartas aparecem no lugar</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Jogar mais devagar</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Jogar mais rápido</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>Mude a qualquer momento com as teclas − e +.</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>instantânea</translation>
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
        <translation>muito lenta</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>muito rápida</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>&amp;Exportar como tabela…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>&amp;Limpar estatísticas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabela</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Limpar estatísticas</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>Vitórias, derrotas, sequências e recordes recomeçam do zero, e não será mais possível rever estas partidas aqui. Isto não pode ser desfeito. A partida na mesa fica.</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>Carregando as partidas…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>Carregando a partida…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>Não é possível rever esta partida: seus dados estão danificados.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>Limpando as estatísticas…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>Partidas por regras</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>Partidas por duração</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>&amp;Rever esta partida</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>&amp;Jogar uma partida</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>Nenhuma partida com {name} ainda</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>Jogue uma partida até o fim, e ela conta aqui: quem venceu, quanto durou, e cada jogada para rever.</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Visão geral</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>Por re&amp;gras</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>Por &amp;duração</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>O número no fim diz quantas partidas foram jogadas.</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>Jogadas em uma partida, e quantas partidas tiveram tantas.</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>Também com Enter.</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>conhecidas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>Jogar uma partida com estas regras ({key})</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>Quanto duram as partidas</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>Começar: {rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>Fazer isto</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>os menus</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>Pontos de valo&amp;r</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>Uma fila mais longa de pontos é uma carta mais alta.</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feltro verde</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Azul noite</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>Como a mesa</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>Estrelas</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>Arabesco</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Raios</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>Clássica</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índice grande</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>Como no idioma: {letters}</translation>
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
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Frente das cartas</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>Naipes e letras</translation>
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
        <translation>Aperte Espaço para uma nova partida.</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>Jogo automático desligado.</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>Dez jogadas.</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>Jogo automático ligado.</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>Jogando até o fim.</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender com Guerra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>Boas-vindas ao jogo Guerra</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>A carta mais alta leva as duas. É só isso.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>Primeira vez aqui?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De quem são as partidas</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>&amp;Quem</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>Salvas só neste computador.</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>De quem são as partidas</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Quem</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>Como o sistema</translation>
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
        <translation>Tamanho do &amp;texto</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>Sua dama vence o nove; você leva 2 cartas.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>A mesa mantém suas cores. O alto contraste segue o sistema.</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Apa&amp;rência</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>Vale a partir da próxima vez que você abrir Guerra.</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>De 100 a 200%, na janela e na mesa.</translation>
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
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>terminada até lá</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>mais ou menos isso</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>O que os minutos querem dizer</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>Poucos &amp;empates</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>Ninguém &amp;sai cedo</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>Muitas &amp;guerras</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>Só regras con&amp;hecidas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tanto faz</translation>
    </message>
    <message>
        <source>few</source>
        <translation>poucas</translation>
    </message>
    <message>
        <source>many</source>
        <translation>muitas</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>Mudanças de líder</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>&amp;Duração</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>S&amp;omos</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>O que importa</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>&amp;Mudanças de líder</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>Partidas vencidas por jogador, em 100</translation>
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
        <translation>Jogo de cartas</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>Jogue Guerra com as regras da sua família</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>guerra;batalha;war;cartas;paciência;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>O jogo de cartas Guerra, com as regras da sua casa</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>The War developers</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>Cada um vira uma carta, e a mais alta leva todas. Se as mais altas empatam, é guerra! Uma criança de seis anos joga com uma só tecla, e quem cuida dela escolhe as regras para terminar antes de dormir.</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>De dois a seis jogadores, pessoas ou computadores, com ou sem curingas</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>Todas as regras da casa: cartas viradas para baixo, o que acontece com quem fica sem cartas suficientes, como se recolhem as cartas ganhas, limites</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>Cada distribuição tem um número, então dá para jogar de novo exatamente as mesmas cartas</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>Jogue com o mouse, só com o teclado ou com um leitor de tela, em qualquer velocidade, com ou sem movimento</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>Sem dinheiro, sem prêmios, sem rede</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>Uma jogada na mesa, e uma linha que diz quem leva as cartas</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>Partida do jogo de cartas Guerra</translation>
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
            <numerusform>Separada: %n carta</numerusform>
            <numerusform>Separadas: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>última carta!</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>última %n!</numerusform>
            <numerusform>últimas %n!</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>fora</translation>
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
        <translation>GUERRA!</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>GUERRA DUPLA!</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>GUERRA TRIPLA!</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>GUERRA ×{depth}!</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>Um código assim tem %n caractere; até agora são {given}.</numerusform>
            <numerusform>Um código assim tem %n caracteres; até agora são {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>A mais longa destas partidas tem %n jogada.</numerusform>
            <numerusform>A mais longa destas partidas tem %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>A guerra mais longa é de %n guerra.</numerusform>
            <numerusform>A guerra mais longa é de %n guerras seguidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>Quem venceu chegou a ter só %n carta.</numerusform>
            <numerusform>Quem venceu chegou a ter só %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>Exemplo: {title}.</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>Vencidas {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>Partidas vencidas: {score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}, desde que o placar foi zerado.</translation>
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
            <numerusform>jogada</numerusform>
            <numerusform>jogadas</numerusform>
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
        <translation>guerra mais longa</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>a seu favor</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>cartas no máximo</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>fora após {battle}</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>Para virar cartas, aperte sua tecla: {player}.</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>Para virar cartas, apertem suas teclas: {players}.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>Esperando {players}.</translation>
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
            <numerusform>%n cada</numerusform>
            <numerusform>%n cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
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
        <translation>Vencida</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
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
        <translation>Você</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Regras próprias</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>escolhidas</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
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
            <numerusform>Excluir %n partida?</numerusform>
            <numerusform>Excluir %n partidas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>%n partida exportada para {file}.</numerusform>
            <numerusform>%n partidas exportadas para {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>Jogada {number}.</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}.</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>Cada um virou uma carta.</translation>
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
        <translation>Você virou {card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name} virou {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>Cada um colocou %n carta virada para baixo.</numerusform>
            <numerusform>Cada um colocou %n cartas viradas para baixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>Você colocou %n carta virada para baixo e virou {card}</numerusform>
            <numerusform>Você colocou %n cartas viradas para baixo e virou {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name} colocou %n carta virada para baixo e virou {card}</numerusform>
            <numerusform>{name} colocou %n cartas viradas para baixo e virou {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>Você manteve {card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name} manteve {card}</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>names of ranks by themselves, and in lists</extracomment>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>curinga</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>dois de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>três de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatro de {suit}</translation>
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
        <translation>sete de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>oito de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dez de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>o dois de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>o três de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>o quatro de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>o cinco de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>o seis de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>o sete de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>o oito de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>o nove de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>o dez de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>o curinga</translation>
    </message>
    <message>
        <source>a two</source>
        <extracomment>what someone turned or shows: turned a two</extracomment>
        <translation>um dois</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>um três</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>um quatro</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>um cinco</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>um seis</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>um sete</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>um oito</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>um nove</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>um dez</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>um valete</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>uma dama</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>um rei</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>um ás</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>um curinga</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>what is beaten</comment>
        <translation>o dois</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>what is beaten</comment>
        <translation>o três</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>what is beaten</comment>
        <translation>o quatro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>what is beaten</comment>
        <translation>o cinco</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>what is beaten</comment>
        <translation>o seis</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>what is beaten</comment>
        <translation>o sete</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>what is beaten</comment>
        <translation>o oito</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>what is beaten</comment>
        <translation>o nove</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>what is beaten</comment>
        <translation>o dez</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>what is beaten</comment>
        <translation>o valete</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>a dama</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>o rei</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>o ás</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>o curinga</translation>
    </message>
    <message>
        <source>the two</source>
        <comment>after lower than</comment>
        <translation>o dois</translation>
    </message>
    <message>
        <source>the three</source>
        <comment>after lower than</comment>
        <translation>o três</translation>
    </message>
    <message>
        <source>the four</source>
        <comment>after lower than</comment>
        <translation>o quatro</translation>
    </message>
    <message>
        <source>the five</source>
        <comment>after lower than</comment>
        <translation>o cinco</translation>
    </message>
    <message>
        <source>the six</source>
        <comment>after lower than</comment>
        <translation>o seis</translation>
    </message>
    <message>
        <source>the seven</source>
        <comment>after lower than</comment>
        <translation>o sete</translation>
    </message>
    <message>
        <source>the eight</source>
        <comment>after lower than</comment>
        <translation>o oito</translation>
    </message>
    <message>
        <source>the nine</source>
        <comment>after lower than</comment>
        <translation>o nove</translation>
    </message>
    <message>
        <source>the ten</source>
        <comment>after lower than</comment>
        <translation>o dez</translation>
    </message>
    <message>
        <source>the jack</source>
        <comment>after lower than</comment>
        <translation>o valete</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>a dama</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>o rei</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>o ás</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>o curinga</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>Seu dois</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>Seu três</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>Seu quatro</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Seu cinco</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>Seu seis</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>Seu sete</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>Seu oito</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>Seu nove</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>Seu dez</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>Seu valete</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>Sua dama</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>Seu rei</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>Seu ás</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>Seu curinga</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>seu dois</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>seu três</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>seu quatro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>seu cinco</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>seu seis</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>seu sete</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>seu oito</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>seu nove</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>seu dez</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>seu valete</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>sua dama</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>seu rei</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>seu ás</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>seu curinga</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>seu dois</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>seu três</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>seu quatro</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>seu cinco</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>seu seis</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>seu sete</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>seu oito</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>seu nove</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>seu dez</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>seu valete</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>sua dama</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>seu rei</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>seu ás</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>seu curinga</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O dois de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O três de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O quatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O sete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O oito de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O nove de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O dez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O valete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>A dama de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O rei de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O ás de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>O curinga de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>o dois de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>o três de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>o quatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>o cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>o seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>o sete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>o oito de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>o nove de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>o dez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>o valete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>a dama de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>o rei de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>o ás de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>o curinga de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>o dois de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>o três de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>o quatro de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>o cinco de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>o seis de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>o sete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>o oito de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>o nove de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>o dez de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>o valete de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>a dama de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>o rei de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>o ás de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>o curinga de {name}</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>Uma jogada simples</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>Uma guerra</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>Uma guerra dupla</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>Faltam cartas para uma guerra</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>Nenhuma carta para uma guerra</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>Dois de três jogadores empatam</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>Aqui uma guerra pede só uma carta de cada jogador, então você tem o bastante ou não tem nenhuma.</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>Este baralho é pequeno demais para mostrar isso, porque muitas cartas ficam viradas para baixo.</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>&amp;Número de jogadores</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Baralho</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>C&amp;uringas</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>Cartas por &amp;jogador</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>&amp;Ases</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>Carta vencedora (&amp;w)</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>Cartas viradas para bai&amp;xo em uma guerra</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>&amp;Quem luta em uma guerra</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>Se &amp;faltarem cartas para uma guerra</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>Ordem ao rec&amp;olher</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>Limite de jogadas (&amp;h)</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>Limite de vol&amp;tas</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>Limite de tempo em &amp;minutos</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>Se o limite for atingi&amp;do</translation>
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
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 cartas, do dois para cima</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 cartas, do seis para cima</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 cartas, do sete para cima</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>Com dois jogadores, não há mais ninguém para participar.</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>Não há limite, então isto só importa se uma partida continuasse para sempre.</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>Uma carta virada para baixo em uma guerra, e empate depois de 500 jogadas.</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>A última carta ainda luta, e o relógio encerra a partida.</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>Como Família, com três cartas viradas para baixo em uma guerra.</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>Quatro cartas viradas para baixo em uma guerra, e a última carta continua lutando.</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>Meio baralho, para uma partida rápida.</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>Três voltas pelas cartas, depois vence quem tem mais.</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>O jogo francês: 32 cartas, do sete para cima.</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>Em uma guerra, nenhuma carta fica virada para baixo.</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>Dois curingas vencem todo o resto.</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>Vence a carta mais baixa, e em uma guerra cinco cartas ficam viradas para baixo.</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>A carta do empate diz quantas cartas ficam viradas para baixo.</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>Família para três, com as cartas ganhas embaralhadas.</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>Quatro jogadores, meia hora no máximo, cartas ganhas embaralhadas.</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>altos</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baixos</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>a mais alta</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>a mais baixa</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>quantas a carta do empate disser</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>só quem empatou</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>fora da partida</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>luta com a última carta</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>a última carta continua lutando</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>todos colocam o mesmo número</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>a partida empata</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>primeiro as cartas de quem venceu</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>por último as cartas de quem venceu</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>na ordem dos lugares</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>viradas como estão</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>primeiro a carta mais alta</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>embaralhadas</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>é empate</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>vence quem tem mais cartas</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>De 2 a 6 jogadores, cada um com um monte de cartas.</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>O baralho inteiro.</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>Sem as cartas mais baixas, a partida é mais curta.</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>Os curingas são os mais altos. Aqui vence a carta mais baixa, então são os mais fracos.</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>Um curinga vence qualquer outra carta; dois curingas empatam.</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>O baralho inteiro é distribuído: %n carta para cada.</numerusform>
            <numerusform>O baralho inteiro é distribuído: %n cartas para cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>%n carta para cada</numerusform>
            <numerusform>%n cartas para cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}; %n carta separada.</numerusform>
            <numerusform>{each}; %n cartas separadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>O ás é mais alto que o rei.</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>O ás é a carta mais baixa de todas.</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>A carta virada mais alta leva tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>A carta virada mais baixa leva tudo o que está na mesa. Este jogo se chama Paz.</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>Um empate de setes pede 7 cartas viradas para baixo; um de reis pede 10.</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>Quem está em guerra vira apenas mais uma carta.</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Em uma guerra entre dois jogadores está em jogo %n carta, ou mais se empatarem de novo.</numerusform>
            <numerusform>Em uma guerra entre dois jogadores estão em jogo %n cartas, ou mais se empatarem de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>Os outros esperam, e suas cartas vão para quem vencer.</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>Quem não empatou ganha outra chance na guerra.</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>Quem não tem cartas para uma guerra inteira está fora, e suas cartas vão para a mesa.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>Quem não tem cartas suficientes coloca todas e vira a última. Sem nenhuma, está fora.</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>Quem não tem cartas suficientes coloca todas e vira a última. Se não tem mais nenhuma, a que está na mesa continua lutando.</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>Todos colocam só o número de cartas que quem tem menos consegue colocar. Quem não tem nenhuma está fora.</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>Se alguém não tem cartas para uma guerra inteira, a partida empata.</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>As cartas de quem venceu vão primeiro para baixo do monte, depois as dos outros.</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>As cartas dos outros vão primeiro para baixo do monte, depois as de quem venceu.</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>Sempre na ordem dos lugares, não importa quem vença.</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>As cartas são juntadas e viradas, então a última colocada vai primeiro.</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>A carta mais alta vai primeiro para baixo do monte, a mais baixa por último.</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>As cartas ganhas são embaralhadas antes de ir para baixo do monte.</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>Cada vez que todos viram uma carta é uma jogada, com as guerras incluídas.</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>Uma volta termina quando cada jogador passou uma vez pelo seu monte.</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>O relógio para durante uma pausa e enquanto uma caixa de diálogo está aberta.</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>Uma partida que chega ao limite não tem vencedor.</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Vence o monte maior. Se os maiores são iguais, é empate.</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>Metade das partidas termina em até</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>9 em cada 10 partidas terminam em até</translation>
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
        <translation>Encerradas por um limite</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>Nunca terminariam</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você vence</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>%n guerra em uma jogada</numerusform>
            <numerusform>%n guerras em uma jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>Guerras em uma partida</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>Guerra mais longa</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>metade terminou</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>9 em 10 terminaram</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>nunca terminariam</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>guerras em uma partida</translation>
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
        <translation>menos de 1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>Com estas regras, muitas partidas continuariam para sempre.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>Com estas regras, muitas partidas não têm vencedor.</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>Com estas regras, muitas partidas não têm vencedor ou continuariam para sempre.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>Há %n carta em jogo, um número ímpar. Recolhidas em ordem fixa, elas podem girar por muito tempo.</numerusform>
            <numerusform>Há %n cartas em jogo, um número ímpar. Recolhidas em ordem fixa, elas podem girar por muito tempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>Embaralhar as cartas ganhas</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>Distribuir uma carta a menos: %n carta para cada</numerusform>
            <numerusform>Distribuir uma carta a menos: %n cartas para cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>Depois de %n jogada vence quem tem mais cartas</numerusform>
            <numerusform>Depois de %n jogadas vence quem tem mais cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>Nenhuma partida empatada ou sem fim.</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>Quase nenhuma partida empatada ou sem fim.</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>1 partida em 100 é empatada ou sem fim.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>%n partida em 100 é empatada ou sem fim.</numerusform>
            <numerusform>%n partidas em 100 são empatadas ou sem fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>menos de um minuto</translation>
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
        <translation>Em geral menos de um minuto.</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>Em geral de {low} a {high} horas.</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>Em geral cerca de %n minuto.</numerusform>
            <numerusform>Em geral cerca de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>Em geral de {low} a %n minuto.</numerusform>
            <numerusform>Em geral de {low} a %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>Não há empates.</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>Empates são muito raros.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>1 partida em %n é empate.</numerusform>
            <numerusform>1 partida em %n é empate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>%n partida em 10 é empate.</numerusform>
            <numerusform>%n partidas em 10 são empates.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>Quase toda partida é empate.</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>1 partida em %n nunca terminaria.</numerusform>
            <numerusform>1 partida em %n nunca terminaria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>%n partida em 10 nunca terminaria.</numerusform>
            <numerusform>%n partidas em 10 nunca terminariam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>Quase nenhuma partida terminaria.</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}, {time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>menos de 1 em 100</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>mais de 99 em 100</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>{number} em 100</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>faltam cartas para uma guerra</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>faltam cartas por igual a todos em guerra</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>no limite de jogadas</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>no limite de voltas</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>no limite de tempo</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>girando para sempre</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>Vence quem tem todas as cartas. Perde quem não tem mais nenhuma depois de uma jogada.</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>Quem não tem mais cartas depois de uma jogada está fora, e os outros continuam.</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>Vence o último jogador com cartas, e aí ele tem todas.</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>Não há pontos: só as cartas contam.</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>Não há limite: a partida continua até um jogador ter todas as cartas.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>A partida termina depois de %n jogada, se não antes.</numerusform>
            <numerusform>A partida termina depois de %n jogadas, se não antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>Ganhar todas as cartas na última jogada ainda vale.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>A partida termina depois de %n volta pelas cartas, se não antes.</numerusform>
            <numerusform>A partida termina depois de %n voltas pelas cartas, se não antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>As cartas colocadas em uma guerra também contam.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>A partida termina depois de %n minuto no relógio.</numerusform>
            <numerusform>A partida termina depois de %n minutos no relógio.</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>Se o tempo acaba durante uma jogada ou uma guerra, essa jogada vai até o fim, com todas as suas guerras, e vale.</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>O relógio para durante uma pausa, enquanto um exemplo, uma partida com cartas abertas, o histórico ou uma caixa de diálogo está na tela, e enquanto a janela está minimizada. Para também quando você está em outra janela, a menos que as jogadas corram sozinhas.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>Se até lá ninguém tem todas as cartas, é empate.</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>Se até lá ninguém tem todas as cartas, vence o monte maior. Se os maiores são iguais, é empate.</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>Cartas que esperam na mesa não contam para ninguém.</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>A partida também termina depois de %n jogada.</numerusform>
            <numerusform>A partida também termina depois de %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>A partida também termina depois de %n jogada, ou antes se as cartas voltam à mesma ordem, porque então continuaria para sempre.</numerusform>
            <numerusform>A partida também termina depois de %n jogadas, ou antes se as cartas voltam à mesma ordem, porque então continuaria para sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>É empate.</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>Vence então quem tem mais cartas.</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>Um limite encerrou antes que alguém tivesse todas as cartas.</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>Um limite encerrou quando os montes maiores eram iguais.</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>Alguém não tinha cartas suficientes para uma guerra, e com estas regras é empate.</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>Com estas regras, foi por um destes motivos.</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>Os jogadores que empataram não tinham mais cartas para desempatar, e ninguém mais tinha.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>Os últimos jogadores em guerra tinham o mesmo número de cartas, poucas demais para lutar, e ninguém mais tinha.</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>Os últimos jogadores em guerra tinham o mesmo número de cartas, poucas demais para lutar.</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>Ninguém em guerra tinha mais cartas, e ninguém mais tinha.</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>Ninguém em guerra tinha mais cartas.</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>Teria continuado para sempre.</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>Teria continuado para sempre, e os montes maiores eram iguais.</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>Não tinha terminado depois de %n jogada.</numerusform>
            <numerusform>Não tinha terminado depois de %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>Não tinha terminado depois de %n jogada, e os montes maiores eram iguais.</numerusform>
            <numerusform>Não tinha terminado depois de %n jogadas, e os montes maiores eram iguais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>Posso escolher qual carta jogar?</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>Não. Cada um vira a carta de cima. Guerra é pura sorte: não precisa de habilidade.</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>O ás é alto?</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>Os naipes importam?</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>Não. Um nove de paus e um nove de copas são iguais: empatam.</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>Quantas cartas ficam viradas para baixo em uma guerra?</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>E se me faltarem cartas para uma guerra?</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>Por que foi empate?</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>Quanto dura uma partida?</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>Quantos podem jogar?</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>Posso olhar as cartas do meu monte?</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>Não, nem mesmo a próxima.</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>Uma guerra conta como jogada separada?</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>Não. Faz parte da jogada em que começou.</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>Vale dinheiro?</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>Não. Não dá para apostar, comprar ou ganhar nada além de cartas.</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>O que fazem os curingas?</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>Quem luta se dois empatam?</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>A maioria coloca uma, muitos colocam três: combinem antes de começar.</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>Nenhuma. Cada jogador só vira mais uma carta.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>%n carta de cada jogador, depois mais uma virada para cima.</numerusform>
            <numerusform>%n cartas de cada jogador, depois mais uma virada para cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>Em uma guerra entre dois jogadores está em jogo %n carta deles, ou mais se empatarem de novo.</numerusform>
            <numerusform>Em uma guerra entre dois jogadores estão em jogo %n cartas deles, ou mais se empatarem de novo.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>As cartas decidem: podem ser poucos minutos ou mais de uma hora.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>No máximo %n jogada.</numerusform>
            <numerusform>No máximo %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>No máximo %n volta pelas cartas.</numerusform>
            <numerusform>No máximo %n voltas pelas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>No máximo %n minuto.</numerusform>
            <numerusform>No máximo %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>As cartas decidem, mas há um limite.</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>De {least} a {most}.</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>Nesta partida há %n.</numerusform>
            <numerusform>Nesta partida há %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>Com mais de dois, só vai à guerra quem empata com a melhor carta.</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>Com mais de dois, luta em uma guerra quem virou uma carta.</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>São mais altos que todas as outras cartas, e dois curingas empatam.</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>O curinga é mais alto que todas as outras cartas.</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>Aqui vence a carta mais baixa, então o curinga é a pior carta.</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>Todos os que viraram uma carta, mesmo quem não empatou.</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>Só os jogadores que empataram com a melhor carta. Se você não é um deles, espera e perde a carta que virou.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>Virar cartas</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>Se faltarem cartas</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>O baralho tem %n carta: quatro naipes, cada um de {lowest} a dez, depois valete, dama, rei e ás.</numerusform>
            <numerusform>O baralho tem %n cartas: quatro naipes, cada um de {lowest} a dez, depois valete, dama, rei e ás.</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>Guerra também se chama Batalha.</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>O objetivo é ganhar todas as cartas. Não há nada a decidir: é pura sorte.</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>Esta partida é para %n jogador.</numerusform>
            <numerusform>Esta partida é para %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Com %n curinga, são {cards}.</numerusform>
            <numerusform>Com %n curingas, são {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>As cartas são embaralhadas e distribuídas uma a uma até cada jogador ter %n.</numerusform>
            <numerusform>As cartas são embaralhadas e distribuídas uma a uma até cada jogador ter %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>As cartas de cada jogador ficam em um monte, viradas para baixo. Ninguém olha nem muda a ordem.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>Sobra %n carta, que é separada e não é jogada.</numerusform>
            <numerusform>Sobram %n cartas, que são separadas e não são jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>Você joga contra o computador, ou com pessoas ao seu lado; nada passa pela internet.</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>A carta mais alta leva tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>A carta mais baixa leva tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>Todos viram ao mesmo tempo a carta de cima do seu monte.</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>Isso é uma jogada, com as guerras que houver nela.</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>Da melhor à pior: {ranks}. Os naipes não importam.</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>Um par vencido por uma carta melhor não é empate: só a melhor carta conta.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: primeiro as de quem venceu, depois as de quem perdeu.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: primeiro as de quem perdeu, depois as de quem venceu.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: primeiro as de quem venceu, depois as de todos os outros, em sentido horário.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: primeiro as de todos os outros, em sentido horário, depois as de quem venceu.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: sempre na ordem dos lugares, não importa quem vença.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: viradas como estão na mesa, então a última colocada vai primeiro.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: primeiro a mais alta, por último a mais baixa.</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>As cartas vão viradas para baixo do monte de quem venceu: em ordem aleatória, depois de embaralhadas.</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>Dois curingas também empatam.</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>A mais alta destas cartas viradas para cima leva tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>A mais baixa destas cartas viradas para cima leva tudo o que está na mesa.</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>Se empatam de novo, há outra guerra.</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>Se as duas cartas têm o mesmo valor, é guerra.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>Se dois ou mais jogadores empatam com a melhor carta, é guerra, e luta quem virou uma carta.</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>Se dois ou mais jogadores empatam com a melhor carta, é guerra entre eles. Os outros esperam, e suas cartas ficam na mesa para quem vencer.</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>Nenhuma carta fica virada para baixo: cada jogador na guerra só vira mais uma carta.</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>Cada jogador na guerra coloca %n carta virada para baixo sobre a carta do empate, depois uma para cima.</numerusform>
            <numerusform>Cada jogador na guerra coloca %n cartas viradas para baixo sobre a carta do empate, depois uma para cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>A carta do empate diz quantas cartas cada jogador na guerra coloca viradas para baixo. Depois cada um vira uma para cima.</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>Um empate de setes pede {seven}; de valetes, damas ou reis, {jack}.</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>De ases, {ace}.</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>De curingas, {joker}.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>Não. Aqui o ás é a carta mais baixa, e por isso é a melhor.</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>Não. Aqui o ás é a carta mais baixa.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>Sim. É mais alto que o rei, então aqui vence só um curinga.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>Sim. É mais alto que o rei, então aqui não vence nada.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>Sim. É mais alto que o rei, e só um curinga é mais alto.</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>Sim. É mais alto que o rei.</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>Então a partida empata.</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>Se você não tem mais nenhuma, sua carta na mesa continua lutando.</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>Se você não tem mais nenhuma, está fora.</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>Então você está fora, e suas cartas restantes vão para a mesa.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>Você coloca as que tem e vira a última. Se não tem mais nenhuma, está fora.</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>Você coloca as que tem e vira a última. Se não tem mais nenhuma, sua carta na mesa continua lutando.</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>Então todos colocam só o número de cartas que você tem. Se você não tem mais nenhuma, está fora.</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>Isso vale para todos na guerra, empatados ou não.</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>Uma guerra pede de cada jogador as cartas viradas para baixo e mais uma. Quem tem menos não tem cartas suficientes.</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>Quem está em guerra sem mais cartas não tem cartas suficientes.</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>Uma guerra pede %n carta de cada jogador. Quem tem menos não tem cartas suficientes.</numerusform>
            <numerusform>Uma guerra pede %n cartas de cada jogador. Quem tem menos não tem cartas suficientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>Quem não tem mais cartas está fora.</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>Se só resta um jogador na guerra, ele leva a mesa e não coloca nada.</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>Então ninguém vence: a partida empata na hora, antes de qualquer carta ser colocada.</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>Quem não tem cartas suficientes está fora da partida, e as cartas que restam vão para a mesa.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>Se um jogador não tem mais cartas, a que está virada para cima na mesa continua lutando.</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>Se um jogador não tem mais cartas, a que está virada para cima na mesa continua lutando, mesmo que não estivesse no empate.</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>Para ser justo, todos colocam então só o número de cartas de quem tem menos.</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>A última fica virada para cima.</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>Quem não tem cartas suficientes está fora da partida.</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>Quem não tem cartas suficientes coloca todas as que tem, a última virada para cima.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>Se ninguém dos que empataram com a melhor carta tem mais cartas, nada pode desempatar, não importa quem mais lute.</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>Se ninguém na guerra tem mais cartas, ninguém pode lutar.</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>Se ninguém na guerra tem cartas suficientes, só resta o jogador com mais cartas.</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>Se vários têm esse máximo, ninguém pode lutar.</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>Então todos na guerra estão fora, e as cartas esperam na mesa o próximo vencedor.</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>Então os jogadores que empataram estão fora, e as cartas esperam na mesa o próximo vencedor.</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>Elas vão para baixo do monte de quem venceu antes das novas.</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>Se só um outro jogador ainda tem cartas, ele as leva e vence.</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>Se ninguém mais tem, a partida empata.</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>Se nenhum dos dois tem, a partida empata.</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>Se nenhum dos dois tem cartas suficientes, quem tem mais leva a mesa. Se têm o mesmo número, é empate.</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>Se ninguém dos que empataram com a melhor carta tem alguma, todos eles estão fora.</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>Se ninguém na guerra tem, ninguém pode lutar.</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>Se ninguém tem, a partida empata.</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>Se ninguém na guerra tem cartas suficientes, quem tem mais leva a mesa. Se vários têm esse máximo, ninguém pode lutar.</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>Com nenhuma regra uma partida de {players} jogadores termina em {minutes} minutos.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>As mais próximas levam até %n minuto.</numerusform>
            <numerusform>As mais próximas levam até %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>Nenhuma regra faz a maioria das partidas durar cerca de {minutes} minutos.</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>Com as mais próximas, uma partida dura em média %n minuto.</numerusform>
            <numerusform>Com as mais próximas, uma partida dura em média %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>Mudanças de líder em uma partida com as mais próximas: {value}.</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>Com as mais próximas, {value}% das partidas empatam.</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>Com as mais próximas, um jogador fica de fora {value}% de uma partida.</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>Guerras em uma partida com as mais próximas: {value}.</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>Poucas pessoas conhecem as mais próximas.</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>Nenhuma regra serve: “{wish}” impede.</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>Poucos empates</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>Ninguém sai cedo</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>Muitas guerras</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>Só regras conhecidas</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>Poucas mudanças de líder</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>Muitas mudanças de líder</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n curinga</numerusform>
            <numerusform>%n curingas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>%n carta para cada</numerusform>
            <numerusform>%n cartas para cada</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>vence a carta mais baixa</translation>
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
        <translation>Todas as 52 cartas</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>cartas ganhas embaralhadas</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>36 cartas do seis para cima</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>32 cartas do sete para cima</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>em uma guerra tantas cartas viradas para baixo quantas a carta do empate disser</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>nenhuma carta virada para baixo em uma guerra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>%n carta virada para baixo em uma guerra</numerusform>
            <numerusform>%n cartas viradas para baixo em uma guerra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>depois de %n minuto</numerusform>
            <numerusform>depois de %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>depois de %n volta</numerusform>
            <numerusform>depois de %n voltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>depois de %n jogada</numerusform>
            <numerusform>depois de %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when} é empate</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when} vence quem tem mais cartas</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>Sim. {fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} e {b} são *{s}*.</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} vale *mais* que {b}.</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} vale *menos* que {b}.</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>De {b} até {a} a distância é *{s}*.</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} vezes {b} é *{s}*.</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact} Toque neste sinal.</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>Ponha o {a} primeiro. Toque nas setas.</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>É *{a}*. Toque no {a}.</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>É *{number}*. Toque no {tens}, depois no {ones}.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>São *iguais*. Toque no sinal de igual.</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} vale *mais*. Toque no {a}.</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} vale *menos*. Toque no {a}.</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>Estas duas estão *mais longe*. Toque nelas.</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>Estas duas estão *mais perto*. Toque nelas.</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} é *maior*. Toque nele.</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} vezes {b} dá *mais*. Toque aqui.</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} e {b} são *mais*. Toque nelas.</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>São *iguais*. Não sobra nada.</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} tem *{d} a mais* que {b}.</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *é maior que* {b}.</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *é igual a* {b}.</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *é menor que* {b}.</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>As duas somam *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>Dos dois lados a distância é *{a}*.</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>As duas valem *{a}*.</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens} e {ones} fazem *{number}*.</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n dezena</numerusform>
            <numerusform>%n dezenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n unidade</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made} {a} é *maior* que {b}.</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>Esse é o total. Quantos *a mais* que {b}?</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>Olhe de novo. {question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>Vamos olhar juntos. Quais filas têm mais blocos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>Vamos olhar juntos. Onde os pulos terminam mais longe na linha?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>Vamos olhar juntos. Qual torre é mais alta?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>Vamos olhar juntos. Onde há mais símbolos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>Vamos olhar juntos. Qual quadro tem mais pontos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>Vamos olhar juntos. Qual torre é mais baixa?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>Vamos olhar juntos. Onde há menos símbolos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>Vamos olhar juntos. Qual quadro tem menos pontos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>Vamos olhar juntos. Qual número vem primeiro na linha?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>Vamos olhar juntos. Qual número está mais adiante na linha?</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>Vamos contar os blocos.</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>Vamos contar os símbolos.</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>Vamos contar os pontos.</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>Vamos contar adiante na linha.</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>Vamos contar os blocos que sobram.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>Vamos olhar juntos. Quantos símbolos ficam sem par?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>Vamos olhar juntos. Quantos pontos ficam sem par?</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>Vamos contar os pulos.</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>Vamos olhar juntos. Onde sobram menos blocos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>Vamos olhar juntos. Onde há menos pulos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>Vamos olhar juntos. Onde sobram mais blocos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>Vamos olhar juntos. Onde há mais pulos?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>Vamos olhar juntos. E se as cartas trocarem de lugar?</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>As dezenas são iguais. Qual tem mais unidades?</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>Vamos olhar juntos. Qual tem mais dezenas?</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>Qual vale menos?</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>Qual vale mais?</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>Quantos a mais?</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>Menor, igual, maior</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Somar</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Subtrair</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>Dezenas e unidades</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Multiplicar</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>Duas torres de blocos</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>Símbolos para contar</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>Quadro de dez</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>Linha numérica</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>seguro</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ainda não</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>não perguntado</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} e {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>Dezenas distantes</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>Dezenas a um ou dois de distância</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>Mesmas dezenas</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>Algarismos trocados</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>O mesmo número</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>O que você quer jogar?</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>Vire sua carta!</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>Vamos começar juntos?</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>É guerra! Viramos outra carta.</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>Obrigado por jogar, {first} e {second}. A lição terminou.</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>Obrigado por jogar, {name}. A lição terminou.</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>Obrigado por jogar. A lição terminou.</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>Você olhou bem, e duas vezes quando era difícil.</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>Você olhou bem.</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>Barras de dez e cubinhos: {left} à esquerda, {right} à direita.</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>Quadros de dez: {left} à esquerda, {right} à direita.</translation>
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
        <translation>Símbolos para contar: {left} à esquerda, {right} à direita.</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>Filas de blocos: {left} à esquerda, {right} à direita.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n bloco</numerusform>
            <numerusform>%n blocos</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>Torres: {left} à esquerda, {right} à direita.</translation>
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
            <numerusform>%n fila de {width}</numerusform>
            <numerusform>%n filas de {width}</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>Uma linha numérica de 0 a {end}.</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>Marcados: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>%n pulo de {start} a {end}.</numerusform>
            <numerusform>%n pulos de {start} a {end}.</numerusform>
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
        <translation>Este ainda não apareceu.</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>Perguntado %n vez</numerusform>
            <numerusform>Perguntado %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} certos de primeira</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} com ajuda</translation>
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
        <translation>Agora: {knowledge}.</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>{number} de {all} seguros</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>nenhuma lição ainda</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lição</numerusform>
            <numerusform>%n lições</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{lessons} em {day}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{lessons} de {first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>cerca de %n minuto cada</numerusform>
            <numerusform>cerca de %n minutos cada</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>Não houve lições.</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>%n lição com todas as respostas é excluída.</numerusform>
            <numerusform>%n lições com todas as respostas são excluídas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>Números {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>Certo de primeira duas vezes seguidas, com outros pares no meio.</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>Visto, e para ver de novo.</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>Não apareceu até agora.</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>Peguem as cartas com números.</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>Peguem todas as cartas com o número {number}.</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>Peguem as cartas de {first} a {last}.</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>Cada um vira uma. Construam uma torre de blocos para cada carta, e digam qual é mais alta e por quantos blocos.</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>{a} tem quantos a mais que {b}?</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>Qual sinal fica entre {a} e {b}?</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>Quanto são {a} e {b} juntos?</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>O que dá mais: {a} vezes {b}, ou {c} vezes {d}?</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>Qual tem mais pontos?</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>Quais duas cartas somam mais?</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>Quais duas cartas estão mais longe uma da outra?</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>Quais duas cartas estão mais perto uma da outra?</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>Faça o maior número que puder.</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>Qual número é maior?</translation>
    </message>
    <message>
        <source>zero</source>
        <comment>a number in a sentence</comment>
        <translation>zero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in a sentence</comment>
        <translation>um</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in a sentence</comment>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in a sentence</comment>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in a sentence</comment>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in a sentence</comment>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number in a sentence</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number in a sentence</comment>
        <translation>dez</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number in a sentence</comment>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number in a sentence</comment>
        <translation>doze</translation>
    </message>
    <message>
        <source>thirteen</source>
        <comment>a number in a sentence</comment>
        <translation>treze</translation>
    </message>
    <message>
        <source>Press New round to deal again, or Same cards to play this deal again.</source>
        <translation>Aperte “Nova partida” para distribuir de novo, ou “Mesmas cartas” para repetir esta distribuição.</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>Os outros continuam: aperte “Virar cartas”, ou “Até o fim”.</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>Aperte Espaço para virar cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>%n carta para cada.</numerusform>
            <numerusform>%n cartas para cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n carta separada.</numerusform>
            <numerusform>%n cartas separadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>Faltavam cartas para a guerra, e com estas regras é empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n carta fica na mesa.</numerusform>
            <numerusform>%n cartas ficam na mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>É empate.</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>Você venceu!</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} venceu.</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>Ninguém mais tem cartas.</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n carta, e é sua</numerusform>
            <numerusform>Todas as %n cartas são suas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>%n carta, e é de {name}</numerusform>
            <numerusform>Todas as %n cartas são de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>{all_cards} depois de %n jogada.</numerusform>
            <numerusform>{all_cards} depois de %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>Ninguém mais tinha cartas suficientes para a guerra.</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>Você não tinha cartas suficientes para a guerra.</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name} não tinha cartas suficientes para a guerra.</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>Era guerra, mas os dois tinham o mesmo número de cartas, poucas demais para lutar.</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>Era guerra, mas todos os que restavam tinham o mesmo número de cartas, poucas demais para lutar.</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>A partida termina depois de %n jogada.</numerusform>
            <numerusform>A partida termina depois de %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>A partida termina depois de %n volta pelas cartas.</numerusform>
            <numerusform>A partida termina depois de %n voltas pelas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>O tempo acabou depois de %n minuto.</numerusform>
            <numerusform>O tempo acabou depois de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>Depois de %n jogada, as cartas estão na mesma ordem de antes, então esta partida continuaria para sempre.</numerusform>
            <numerusform>Depois de %n jogadas, as cartas estão na mesma ordem de antes, então esta partida continuaria para sempre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>Ninguém venceu depois de %n jogada, o máximo de uma partida.</numerusform>
            <numerusform>Ninguém venceu depois de %n jogadas, o máximo de uma partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>Você é quem tem mais cartas.</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name} é quem tem mais cartas.</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>Ninguém ganhou todas as cartas.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names} têm o mesmo número de cartas, e ninguém tem mais.</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names} têm o mesmo número de cartas, e ninguém tem mais.</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>^guerra=desempate | Aprender com Guerra=Aprender com Carta Mais Alta | Guerra também se chama=Carta Mais Alta também se chama | Guerra é pura sorte=Carta Mais Alta é pura sorte | Guerra quádrupla=Carta Mais Alta quádrupla | Guerra para dois=Carta Mais Alta para dois | É guerra!=É empate! | uma segunda guerra=um segundo desempate | uma terceira guerra=um terceiro desempate | uma quarta guerra=um quarto desempate | uma quinta guerra=um quinto desempate | uma sexta guerra=um sexto desempate | Uma guerra dupla=Um desempate duplo | GUERRA DUPLA=DESEMPATE DUPLO | GUERRA TRIPLA=DESEMPATE TRIPLO | outra guerra=outro desempate | uma guerra inteira=um desempate inteiro | nesta guerra=neste desempate | Em uma guerra=Em um desempate | em uma guerra=em um desempate | todas as suas guerras=todos os seus desempates | as guerras=os desempates | Muitas guerras=Muitos desempates | A guerra mais longa=O desempate mais longo | a guerra mais longa=o desempate mais longo | Guerra mais longa=Desempate mais longo | guerra mais longa=desempate mais longo | da guerra=do desempate | na guerra=no desempate | à guerra=ao desempate | uma guerra=um desempate | Uma guerra=Um desempate | a guerra=o desempate | A guerra=O desempate | em guerra=no desempate | guerras=desempates | guerra=desempate | Guerras=Desempates | Guerra=Desempate | GUERRA=DESEMPATE</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>War developers=War developers | Guerra (GNU=Guerra (GNU | Guerra=Carta Mais Alta</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>%n jogada feita.</numerusform>
            <numerusform>%n jogadas feitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>%n carta na mesa.</numerusform>
            <numerusform>%n cartas na mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>Ninguém tem cartas.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>Você tem %n carta</numerusform>
            <numerusform>Você tem %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} tem %n carta</numerusform>
            <numerusform>{name} tem %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>Você não tem cartas</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name} não tem cartas</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name} nenhuma</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>Ainda no jogo: {names}.</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>Primeiro lugar: {names}.</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>Segundo lugar: {names}.</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>Terceiro lugar: {names}.</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>Quarto lugar: {names}.</translation>
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
            <numerusform>{your_card} venceu {other}; você levou %n carta.</numerusform>
            <numerusform>{your_card} venceu {other}; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} venceu {other}; {name} levou %n carta.</numerusform>
            <numerusform>{card} venceu {other}; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} valia menos que {other}; você levou %n carta.</numerusform>
            <numerusform>{your_card} valia menos que {other}; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} valia menos que {other}; {name} levou %n carta.</numerusform>
            <numerusform>{card} valia menos que {other}; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era a carta mais alta; você levou %n carta.</numerusform>
            <numerusform>{your_card} era a carta mais alta; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era a carta mais alta; {name} levou %n carta.</numerusform>
            <numerusform>{card} era a carta mais alta; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card} era a carta mais baixa; você levou %n carta.</numerusform>
            <numerusform>{your_card} era a carta mais baixa; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card} era a carta mais baixa; {name} levou %n carta.</numerusform>
            <numerusform>{card} era a carta mais baixa; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>Só você podia continuar lutando; você levou %n carta.</numerusform>
            <numerusform>Só você podia continuar lutando; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>Só {name} podia continuar lutando; {name} levou %n carta.</numerusform>
            <numerusform>Só {name} podia continuar lutando; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>Só você ainda tinha cartas; você levou %n carta.</numerusform>
            <numerusform>Só você ainda tinha cartas; você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>Só {name} ainda tinha cartas; {name} levou %n carta.</numerusform>
            <numerusform>Só {name} ainda tinha cartas; {name} levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Então não houve guerra; %n carta ficou na mesa.</numerusform>
            <numerusform>Então não houve guerra; %n cartas ficaram na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>Ninguém podia continuar lutando; %n carta ficou na mesa.</numerusform>
            <numerusform>Ninguém podia continuar lutando; %n cartas ficaram na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Nada podia desempatar; %n carta esperou na mesa o próximo vencedor.</numerusform>
            <numerusform>Nada podia desempatar; %n cartas esperaram na mesa o próximo vencedor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>Ninguém podia continuar lutando; %n carta esperou na mesa o próximo vencedor.</numerusform>
            <numerusform>Ninguém podia continuar lutando; %n cartas esperaram na mesa o próximo vencedor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>Jogadas: {battles}. Guerras: {wars}. Guerra mais longa: {longest}.</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>Distribuição {number}. Regras: {rules}.</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>Cartas escolhidas. Regras: {rules}.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>É empate</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} venceu!</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>Desta vez {name} venceu</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>Seu melhor momento: {cards}, depois da jogada {battle}.</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>Você ficou em segundo.</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>Você ficou em terceiro.</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>Você ficou em quarto.</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>Você ficou em quinto.</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>Você ficou em sexto.</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}; {phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>Clássica</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Família</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>Três para baixo</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>Guerra quádrupla</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>Três voltas</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>Guerra aberta</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Curingas</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Paz</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>Guerra por valor</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Três jogadores</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Turma</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>sem curingas</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>ases são altos</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>ases são baixos</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>todas as cartas são distribuídas</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>vence a carta mais alta</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>só quem empatou vai à guerra</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>todos lutam em toda guerra</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>quem não tem cartas suficientes para uma guerra está fora</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>quem não tem cartas suficientes para uma guerra luta com a última</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>quem não tem cartas suficientes para uma guerra luta com a última, mesmo que já esteja na mesa</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>em uma guerra todos colocam só o número de cartas que quem tem menos consegue colocar</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>a partida empata se alguém não tem cartas suficientes para uma guerra</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>as cartas de quem venceu vão primeiro para baixo do monte</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>as cartas de quem venceu vão por último para baixo do monte</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>as cartas vão para baixo do monte na ordem dos lugares</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>as cartas na mesa são juntadas e viradas</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>as cartas mais altas vão primeiro para baixo do monte</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>as cartas ganhas são embaralhadas antes de ir para baixo do monte</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>sem limite de jogadas</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>no máximo %n jogada</numerusform>
            <numerusform>no máximo %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>sem limite de voltas</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>no máximo %n volta pelas cartas</numerusform>
            <numerusform>no máximo %n voltas pelas cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>sem limite de tempo</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>no máximo %n minuto</numerusform>
            <numerusform>no máximo %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>no limite é empate</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>no limite vence quem tem mais cartas</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>você</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>Você</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>Os dois viraram {card}: guerra.</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>Todos viraram {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names} viraram {card}: guerra.</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names} viraram {card}: guerra.</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>Os dois agora mostram {card}: {war}.</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>Todos agora mostram {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>{names} agora mostram {card}: {war}.</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>{names} agora mostram {card}: {war}.</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>guerra</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>uma segunda guerra</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>uma terceira guerra</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>uma quarta guerra</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>uma quinta guerra</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>uma sexta guerra</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>guerra número {depth}</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>Todos entram nesta guerra.</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>Isso dá %n carta virada para baixo de cada um.</numerusform>
            <numerusform>Isso dá %n cartas viradas para baixo de cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>Você não tem mais cartas para a guerra.</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name} não tem mais cartas para a guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names} não têm mais cartas para a guerra.</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names} não têm mais cartas para a guerra.</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} têm só %n carta cada; a guerra pede {need}.</numerusform>
            <numerusform>{names} têm só %n cartas cada; a guerra pede {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names} têm só %n carta cada; a guerra pede {need}.</numerusform>
            <numerusform>{names} têm só %n cartas cada; a guerra pede {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} têm menos que %n carta, o que a guerra pede.</numerusform>
            <numerusform>{names} têm menos que as %n cartas que a guerra pede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>{names} têm menos que %n carta, o que a guerra pede.</numerusform>
            <numerusform>{names} têm menos que as %n cartas que a guerra pede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>Você só tem %n carta; a guerra pede {need}.</numerusform>
            <numerusform>Você só tem %n cartas; a guerra pede {need}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name} só tem %n carta; a guerra pede {need}.</numerusform>
            <numerusform>{name} só tem %n cartas; a guerra pede {need}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>O monte menor acaba primeiro.</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>Você está fora.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} está fora.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names} estão fora.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names} estão fora.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>Você está fora e deixa %n carta na mesa.</numerusform>
            <numerusform>Você está fora e deixa %n cartas na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name} está fora e deixa %n carta na mesa.</numerusform>
            <numerusform>{name} está fora e deixa %n cartas na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names} estão fora e deixam %n carta na mesa.</numerusform>
            <numerusform>{names} estão fora e deixam %n cartas na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names} estão fora e deixam %n carta na mesa.</numerusform>
            <numerusform>{names} estão fora e deixam %n cartas na mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>Você não tem mais cartas.</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name} não tem mais cartas.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names} não têm mais cartas.</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names} não têm mais cartas.</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>Para ser justo, cada um coloca só %n carta.</numerusform>
            <numerusform>Para ser justo, cada um coloca só %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>Você luta com sua última carta.</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name} luta com a última carta.</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names} lutam com as últimas cartas.</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names} lutam com as últimas cartas.</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card} fica na mesa e continua lutando.</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card} fica na mesa e continua lutando.</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>Aqui o ás é a carta mais baixa.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>%n delas estava acumulada.</numerusform>
            <numerusform>%n delas estavam acumuladas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} vence {other}; você leva %n carta.</numerusform>
            <numerusform>{your_card} vence {other}; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} vence {other}; {name} leva %n carta.</numerusform>
            <numerusform>{card} vence {other}; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} vale menos que {other}; você leva %n carta.</numerusform>
            <numerusform>{your_card} vale menos que {other}; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} vale menos que {other}; {name} leva %n carta.</numerusform>
            <numerusform>{card} vale menos que {other}; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} é a carta mais alta; você leva %n carta.</numerusform>
            <numerusform>{your_card} é a carta mais alta; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} é a carta mais alta; {name} leva %n carta.</numerusform>
            <numerusform>{card} é a carta mais alta; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card} é a carta mais baixa; você leva %n carta.</numerusform>
            <numerusform>{your_card} é a carta mais baixa; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card} é a carta mais baixa; {name} leva %n carta.</numerusform>
            <numerusform>{card} é a carta mais baixa; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>Só você pode continuar lutando; você leva %n carta.</numerusform>
            <numerusform>Só você pode continuar lutando; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Só {name} pode continuar lutando; {name} leva %n carta.</numerusform>
            <numerusform>Só {name} pode continuar lutando; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>Só você ainda tem cartas; você leva %n carta.</numerusform>
            <numerusform>Só você ainda tem cartas; você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>Só {name} ainda tem cartas; {name} leva %n carta.</numerusform>
            <numerusform>Só {name} ainda tem cartas; {name} leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Então não há guerra; %n carta fica na mesa.</numerusform>
            <numerusform>Então não há guerra; %n cartas ficam na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>Ninguém pode continuar lutando; %n carta fica na mesa.</numerusform>
            <numerusform>Ninguém pode continuar lutando; %n cartas ficam na mesa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Nada pode desempatar; %n carta espera na mesa o próximo vencedor.</numerusform>
            <numerusform>Nada pode desempatar; %n cartas esperam na mesa o próximo vencedor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>Ninguém pode continuar lutando; %n carta espera na mesa o próximo vencedor.</numerusform>
            <numerusform>Ninguém pode continuar lutando; %n cartas esperam na mesa o próximo vencedor.</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>Aperte Espaço para colocar a próxima carta.</translation>
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
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>Botões e teclas</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>Guerra quádrupla</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>Guerra para dois com quatro cartas viradas para baixo. Esta página conta as regras, não importa o que esteja na mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>Dois jogadores têm %n carta cada. Os dois viram uma carta; a mais alta leva as duas.</numerusform>
            <numerusform>Dois jogadores têm %n cartas cada. Os dois viram uma carta; a mais alta leva as duas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>Se as cartas empatam, cada um coloca quatro cartas viradas para baixo sobre a sua, depois uma para cima. A mais alta destas leva %n carta ao todo. Se empatam de novo, cada um coloca mais quatro para baixo e uma para cima.</numerusform>
            <numerusform>Se as cartas empatam, cada um coloca quatro cartas viradas para baixo sobre a sua, depois uma para cima. A mais alta destas leva todas as %n cartas. Se empatam de novo, cada um coloca mais quatro para baixo e uma para cima.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>Quem não tem cartas suficientes coloca todas, a última virada para cima. Sem nenhuma, a carta na mesa continua lutando; se nenhum dos dois jogadores tem, é empate.</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>Vence quem tem %n carta ao todo.</numerusform>
            <numerusform>Vence quem tem todas as %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>Depois de %n jogada vence o monte maior, e montes iguais são empate.</numerusform>
            <numerusform>Depois de %n jogadas vence o monte maior, e montes iguais são empate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>Combinem as regras antes de começar. Quantas cartas ficam viradas para baixo em uma guerra? O que acontece com quem não tem cartas suficientes?</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>A maioria põe as cartas ganhas debaixo do monte na ordem em que vêm. Se você as embaralha antes, as mesmas jogadas não podem voltar sempre.</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>Crianças pequenas perdem o interesse por um jogo que não acaba. Dê menos cartas a todos, ou ponha um limite de tempo ou de voltas pelas cartas. Então vence o monte maior.</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>Para praticar números, quem vence cada jogada diz quanto sua carta é mais alta ou mais baixa.</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>Menos cartas e limites ficam nas Regras da casa, que também mostram quanto uma partida vai durar.</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>Ver uma partida inteira</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>Todos os montes ficam abertos, da distribuição ao placar, e cada jogada é contada. Sua própria partida espera.</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>Aprender com Guerra</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>Para pais e professores. Comparar cartas é o senso numérico na forma mais simples: qual vale mais, e quanto? Aqui a mesa pergunta, e a criança toca, aperta uma tecla ou responde em voz alta. Ninguém precisa ler: cada pergunta é mostrada, e falada onde o computador tem voz.</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>Dez minutos bastam. Uma lição começa e termina com algo fácil, e os pares difíceis voltam mais cedo. Se a primeira tentativa não dá certo, as duas cartas são vistas de novo com calma, há ajuda e outra tentativa. Não há placar, nem relógio para a criança. Quanto mais seguro o par, menos ajuda é oferecida.</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>Em um pequeno estudo, crianças de quatro e cinco anos compararam números melhor depois de quatro sessões de quinze minutos com um jogo de cartas como este. Uma revisão posterior concluiu que esse ganho não era significativo. Então este é um jogo que vale a pena, e não uma promessa.</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>Para jogar longe do computador, imprima a folha de anotação, o tapete e as cartas. Ponha brinquedos ou blocos ao lado das cartas, e quem tem a carta mais alta diz a frase.</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>Duas crianças podem dividir um teclado, e uma turma pode responder em voz alta diante de cartas enormes. O progresso de cada criança fica só neste computador. Você pode vê-lo e excluí-lo em “Para adultos”.</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>Qual vale mais? Comparar dois números. A partir de 4 anos com as cartas 1–5, de 5 com 1–10.</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>Pontos. Ver quantidades de relance, com símbolos sem números. A partir de 4 com 1–5.</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>Quantos a mais? Quem tem a carta mais alta diz a diferença. A partir de 6 com 1–10.</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>Menor, igual, maior. Os sinais &lt;, = e &gt;, lidos da esquerda para a direita. A partir de 6 com 1–10.</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>Somar. Quais duas cartas somam mais? A partir de 6, no começo com 1–5.</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>Subtrair. Quais duas cartas estão mais longe uma da outra? A partir de 6 ou 7 com 1–10.</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>Dezenas e unidades. Duas cartas fazem um número de dois algarismos. A partir de 7 com 1–9.</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>Multiplicar. Duas cartas fazem um produto. A partir de 8 com 1–10.</translation>
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
        <translation>Jogadas {first} a {last}.</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>Jogadas {first} a {last}: você venceu {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>Jogadas {first} a {last}: {name} venceu {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>A maior jogada: você levou %n carta.</numerusform>
            <numerusform>A maior jogada: você levou %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>A maior jogada: {name} levou %n carta.</numerusform>
            <numerusform>A maior jogada: {name} levou %n cartas.</numerusform>
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
            <numerusform>Você leva %n carta.</numerusform>
            <numerusform>Você leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name} leva %n carta.</numerusform>
            <numerusform>{name} leva %n cartas.</numerusform>
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
        <translation>{name}: nenhuma carta</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}: fora</translation>
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
            <numerusform>Leva %n carta</numerusform>
            <numerusform>Leva %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}, monte: %n carta</numerusform>
            <numerusform>{name}, monte: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>De cima para baixo: {names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}, para cima: {card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}, para cima: {card}, vence</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}, para cima: {card}, empata</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}, para cima: {card}, perde</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}, para baixo: %n carta</numerusform>
            <numerusform>{name}, para baixo: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>Na mesa: %n carta</numerusform>
            <numerusform>Na mesa: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>Cartas de cada um: {shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>Entre {low} e {high} em 100, em {rounds} distribuições como esta.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>Com {held} de {there} cartas, menos de 1 em {number} ainda vence.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>Com {held} de {there} cartas, cerca de 1 em {number} ainda vence.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>Com {held} de {there} cartas, quase todos vencem.</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>Com {held} de {there} cartas, cerca de {number} em 10 vencem.</translation>
    </message>
</context>
</TS>
