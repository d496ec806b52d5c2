<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About War</source>
        <translation>关于拼大小</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <extracomment>a page that names the program and its version</extracomment>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>War</source>
        <translation>拼大小</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>The card game War, also called Battle, with every house rule.</source>
        <translation>纸牌游戏“拼大小”，也叫“战争”，各种自家规则都有。</translation>
    </message>
    <message>
        <source>Running on Python {python}, PySide6 {pyside} and Qt {qt}.</source>
        <translation>运行环境：Python {python}、PySide6 {pyside} 和 Qt {qt}。</translation>
    </message>
    <message>
        <source>No money, no prizes, and the game never goes online.</source>
        <translation>不用钱，没有奖品，也从不联网。</translation>
    </message>
    <message>
        <source>Copyright © {year} The War developers. Free software under the GNU General Public License, version 3 or later: you may use it, share it and change it. It comes without any warranty.</source>
        <translation>版权所有 © {year} 拼大小开发者。本程序是自由软件，按 GNU 通用公共许可证第 3 版或更新的版本发布：你可以使用、分享和修改它。不附带任何担保。</translation>
    </message>
    <message>
        <source>Licence of</source>
        <extracomment>a choice of programs follows</extracomment>
        <translation>哪个程序的许可证</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Licence o&amp;f</source>
        <translation>哪个程序的许可证(&amp;F)</translation>
    </message>
    <message>
        <source>War (GNU GPL, version 3)</source>
        <translation>拼大小（GNU GPL，第 3 版）</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU LGPL, version 3)</source>
        <translation>Qt 和 PySide6（GNU LGPL，第 3 版）</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Everything else</source>
        <extracomment>after the names of programs: the licences of all others</extracomment>
        <translation>其他所有部分</translation>
    </message>
    <message>
        <source>Apache License, version 2.0</source>
        <translation>Apache 许可证，第 2.0 版</translation>
    </message>
    <message>
        <source>Mozilla Public License, version 2.0</source>
        <translation>Mozilla 公共许可证，第 2.0 版</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read. It should have come with the program.</source>
        <translation>无法读取 {file}。它本该随程序一起提供。</translation>
    </message>
    <message>
        <source>C&amp;opy version info</source>
        <translation>复制版本信息(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Version info copied</source>
        <translation>版本信息已复制</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Round</source>
        <extracomment>a menu: new round, open, save</extracomment>
        <translation>牌局(&amp;R)</translation>
    </message>
    <message>
        <source>Dea&amp;l</source>
        <extracomment>a noun, a menu: the cards as dealt, which have a number</extracomment>
        <translation>发牌(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>a verb, a menu: turn cards, auto-play, pause</extracomment>
        <translation>玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>a menu: what is shown</extracomment>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>记录(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>新的一局(&amp;N)</translation>
    </message>
    <message>
        <source>Deal a new round</source>
        <translation>发牌，开始新的一局</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>自家规则(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the rules and see how long a round will take</source>
        <translation>选择规则，看看一局要玩多久</translation>
    </message>
    <message>
        <source>&amp;Undo new round</source>
        <translation>撤销新的一局(&amp;U)</translation>
    </message>
    <message>
        <source>Go back to the previous round; works until you turn cards</source>
        <translation>回到上一局；翻牌之前都可以</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Continue a round from a file</source>
        <translation>打开文件，接着玩那一局</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save this round as a file</source>
        <translation>把这一局存成文件</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>All rounds played: won, lost, longest, shortest</source>
        <translation>玩过的所有局：赢的、输的、最长的、最短的</translation>
    </message>
    <message>
        <source>Reset the s&amp;core…</source>
        <translation>比分清零(&amp;C)…</translation>
    </message>
    <message>
        <source>Set the score back to zero</source>
        <translation>让比分从零开始</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Rules for the e&amp;vening…</source>
        <translation>今晚怎么玩(&amp;V)…</translation>
    </message>
    <message>
        <source>Find rules for the players and the time that you have</source>
        <translation>按人数和时间找合适的规则</translation>
    </message>
    <message>
        <source>&amp;Deal number or code…</source>
        <translation>输入牌号或代码(&amp;D)…</translation>
    </message>
    <message>
        <source>Play a deal someone shared with you</source>
        <translation>玩别人分享给你的牌</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>下一副牌(&amp;N)</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>发下一个号码的牌</translation>
    </message>
    <message>
        <source>&amp;Previous deal</source>
        <translation>上一副牌(&amp;P)</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>发上一个号码的牌</translation>
    </message>
    <message>
        <source>R&amp;andom deal</source>
        <translation>随机一副牌(&amp;A)</translation>
    </message>
    <message>
        <source>Deal a random number</source>
        <translation>随机选一个号码发牌</translation>
    </message>
    <message>
        <source>&amp;Same cards again</source>
        <translation>同样的牌再来一次(&amp;S)</translation>
    </message>
    <message>
        <source>Start this deal over</source>
        <translation>这副牌从头再玩</translation>
    </message>
    <message>
        <source>This deal under &amp;other rules…</source>
        <translation>这副牌换个规则(&amp;O)…</translation>
    </message>
    <message>
        <source>Play the same cards with different rules</source>
        <translation>同样的牌，换个规则玩</translation>
    </message>
    <message>
        <source>&amp;Copy number and code</source>
        <translation>复制牌号和代码(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this deal to share it with someone</source>
        <translation>复制这副牌，分享给别人</translation>
    </message>
    <message>
        <source>&amp;Turn cards</source>
        <extracomment>each player turns the top card of a pile</extracomment>
        <translation>翻牌(&amp;T)</translation>
    </message>
    <message>
        <source>Everyone turns a card</source>
        <translation>每人翻开一张牌</translation>
    </message>
    <message>
        <source>Pla&amp;y 10 battles</source>
        <translation>连玩 10 回合(&amp;Y)</translation>
    </message>
    <message>
        <source>Ten battles in a row; press again to stop</source>
        <translation>连续十个回合；再按一次就停</translation>
    </message>
    <message>
        <source>&amp;Auto-play</source>
        <extracomment>battle after battle without a press</extracomment>
        <translation>自动出牌(&amp;A)</translation>
    </message>
    <message>
        <source>Battle after battle; press again to stop</source>
        <translation>一回合接一回合；再按一次就停</translation>
    </message>
    <message>
        <source>Play to the &amp;end</source>
        <translation>玩到结束(&amp;E)</translation>
    </message>
    <message>
        <source>Let the others play on to the end</source>
        <translation>让其他人一直玩到结束</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>盖住牌桌，计时停下</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>快一点(&amp;F)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>玩得快一点</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>慢一点(&amp;L)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>玩得慢一点</translation>
    </message>
    <message>
        <source>Spee&amp;d…</source>
        <translation>速度(&amp;D)…</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>牌动得多快</translation>
    </message>
    <message>
        <source>Open &amp;hands</source>
        <extracomment>a round in which every pile lies open</extracomment>
        <translation>明牌(&amp;H)</translation>
    </message>
    <message>
        <source>Watch a whole round in which every pile lies open; your own round waits</source>
        <translation>看完整的一局，所有牌堆都亮开；你自己的一局先等着</translation>
    </message>
    <message>
        <source>Lessons of number sense for children and classes</source>
        <translation>给孩子和班级的数感小课</translation>
    </message>
    <message>
        <source>Say it a&amp;gain</source>
        <translation>再说一遍(&amp;G)</translation>
    </message>
    <message>
        <source>Show and speak what happened last</source>
        <translation>显示并读出刚才发生的事</translation>
    </message>
    <message>
        <source>Say how it &amp;stands</source>
        <translation>说说现在怎样(&amp;S)</translation>
    </message>
    <message>
        <source>Show and speak how many cards everyone has, and which ones lie there</source>
        <translation>显示并读出每人有多少张牌、桌上有哪些牌</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>用上整个屏幕</translation>
    </message>
    <message>
        <source>Back to ta&amp;ble</source>
        <translation>回到牌桌(&amp;B)</translation>
    </message>
    <message>
        <source>Stop auto-play and move the focus to the table</source>
        <translation>停止自动出牌，回到牌桌</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>a verb: no sounds</extracomment>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>Turn sound off or on</source>
        <translation>打开或关闭声音</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>偏好设置(&amp;F)…</translation>
    </message>
    <message>
        <source>Table, cards, text, motion, sound</source>
        <translation>牌桌、纸牌、文字、动画、声音</translation>
    </message>
    <message>
        <source>&amp;Show history</source>
        <translation>显示记录(&amp;S)</translation>
    </message>
    <message>
        <source>Look back at every battle of the round</source>
        <translation>回头看这一局的每个回合</translation>
    </message>
    <message>
        <source>To the &amp;deal</source>
        <translation>回到发牌时(&amp;D)</translation>
    </message>
    <message>
        <source>Show the table before the first battle</source>
        <translation>显示第一回合之前的牌桌</translation>
    </message>
    <message>
        <source>One battle &amp;back</source>
        <translation>后退一回合(&amp;B)</translation>
    </message>
    <message>
        <source>Show the table one battle earlier</source>
        <translation>显示上一回合的牌桌</translation>
    </message>
    <message>
        <source>&amp;Replay from here</source>
        <translation>从这里重放(&amp;R)</translation>
    </message>
    <message>
        <source>Play the battles after this one again</source>
        <translation>把后面的回合再放一遍</translation>
    </message>
    <message>
        <source>One battle &amp;forward</source>
        <translation>前进一回合(&amp;F)</translation>
    </message>
    <message>
        <source>Show the table one battle later</source>
        <translation>显示下一回合的牌桌</translation>
    </message>
    <message>
        <source>Back to n&amp;ow</source>
        <translation>回到现在(&amp;O)</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>显示现在的牌桌</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>从这里接着玩(&amp;C)</translation>
    </message>
    <message>
        <source>Play on from this battle as a new round; you can undo this</source>
        <translation>从这个回合开始，当作新的一局玩下去；可以撤销</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>怎么玩(&amp;H)</translation>
    </message>
    <message>
        <source>The rules of this round, with examples</source>
        <translation>这一局的规则，带例子</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>报告问题(&amp;R)…</translation>
    </message>
    <message>
        <source>Copy a report that helps the developers fix problems</source>
        <translation>复制一份报告，帮开发者解决问题</translation>
    </message>
    <message>
        <source>Lear&amp;n with War…</source>
        <translation>玩牌学数(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;About War</source>
        <translation>关于拼大小(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>版本和许可证</translation>
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
        <translation>100 局中 {number} 局</translation>
    </message>
    <message>
        <source>over in time</source>
        <translation>按时结束</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>时间差不多</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <translation>{low} 到 {high} 之间</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>wars</source>
        <translation>战争</translation>
    </message>
    <message>
        <source>lead changes</source>
        <translation>领先交替</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>出局等待</translation>
    </message>
</context>
<context>
    <name>AdviserDialog</name>
    <message>
        <source>Rules for the evening</source>
        <translation>今晚怎么玩</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Playing rounds by many rules…</source>
        <translation>正在用很多种规则试玩…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>搜索已停止。</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>&amp;Cancel search</source>
        <translation>取消搜索(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Search again</source>
        <translation>重新搜索(&amp;S)</translation>
    </message>
    <message>
        <source>{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.</source>
        <translation>试了 {rules} 种规则，玩了 {rounds} 局，用了 {seconds} 秒。</translation>
    </message>
    <message>
        <source>Each was played {number} times.</source>
        <translation>每种规则玩了 {number} 次。</translation>
    </message>
    <message>
        <source>Looking for rules…</source>
        <translation>正在寻找规则…</translation>
    </message>
    <message>
        <source>The nearest</source>
        <translation>最接近的</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>目前最好的</translation>
    </message>
    <message>
        <source>Rules that fit, and differ</source>
        <translation>合适又各不相同的规则</translation>
    </message>
    <message>
        <source>These figures are rough: the fast program that plays rounds is missing here.</source>
        <translation>这些数字比较粗略：这里缺少快速试玩的程序。</translation>
    </message>
    <message>
        <source>No rounds can be played on this computer.</source>
        <translation>这台电脑上不能试玩。</translation>
    </message>
</context>
<context>
    <name>BarOffers</name>
    <message>
        <source>Turn cards</source>
        <extracomment>buttons, so short; Finish shows the result of a motion at once</extracomment>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>看结果</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>放一张牌</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>a button that opens a menu of what has no room</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>玩牌学数</translation>
    </message>
    <message>
        <source>Play 10 battles</source>
        <extracomment>and, where there is little room, Play 10</extracomment>
        <translation>连玩 10 回合</translation>
    </message>
    <message>
        <source>Play 10</source>
        <translation>10 回合</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>玩到结束</translation>
    </message>
    <message>
        <source>Same cards</source>
        <translation>同样的牌</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>自动出牌</translation>
    </message>
    <message>
        <source>Deal a new round (Space)</source>
        <translation>发牌，开始新的一局（空格键）</translation>
    </message>
    <message>
        <source>Lay the next card of the war (Space)</source>
        <translation>放下战争的下一张牌（空格键）</translation>
    </message>
    <message>
        <source>Show the result at once (Space)</source>
        <translation>马上显示结果（空格键）</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>a button: turn the cards of both, or of all players</extracomment>
        <translation>一起翻牌</translation>
    </message>
    <message>
        <source>Turn all</source>
        <translation>全部翻牌</translation>
    </message>
</context>
<context>
    <name>BattleListView</name>
    <message>
        <source>Battles of the round</source>
        <translation>这一局的回合</translation>
    </message>
    <message>
        <source>Choose a battle to see the table after it. Press Enter to replay it.</source>
        <translation>选一个回合，看看它之后的牌桌。按回车键重放。</translation>
    </message>
</context>
<context>
    <name>ButtonsAndKeys</name>
    <message>
        <source>one battle, with all its wars; a click on the table does the same</source>
        <translation>玩一个回合，连同所有战争；点一下牌桌也一样</translation>
    </message>
    <message>
        <source>one battle, once everyone with cards has pressed their key</source>
        <translation>还有牌的人都按过自己的键，就玩一个回合</translation>
    </message>
    <message>
        <source>ten battles in a row</source>
        <translation>连续十个回合</translation>
    </message>
    <message>
        <source>battle after battle, until you press it again</source>
        <translation>一回合接一回合，直到你再按一次</translation>
    </message>
    <message>
        <source>shuffles, and deals from the start</source>
        <translation>洗牌，从头发牌</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回头看</translation>
    </message>
    <message>
        <source>goes from one button to the next; Enter presses it</source>
        <translation>从一个按钮走到下一个；回车键按下它</translation>
    </message>
    <message>
        <source>brings back the old round, until you turn cards</source>
        <translation>找回原来的一局，翻牌之前都可以</translation>
    </message>
    <message>
        <source>covers the table and stops the clock</source>
        <translation>盖住牌桌，计时停下</translation>
    </message>
    <message>
        <source>slower, faster</source>
        <translation>慢一点、快一点</translation>
    </message>
    <message>
        <source>battle by battle</source>
        <translation>一回合一回合地看</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>打开或关闭声音</translation>
    </message>
    <message>
        <source>how many play, and by which rules</source>
        <translation>几个人玩，按什么规则</translation>
    </message>
    <message>
        <source>nothing but the table and its buttons</source>
        <translation>只留下牌桌和它的按钮</translation>
    </message>
    <message>
        <source>stops what is going on, and goes back to the cards</source>
        <translation>停下正在进行的事，回到牌桌</translation>
    </message>
    <message>
        <source>Other buttons</source>
        <translation>其他按钮</translation>
    </message>
</context>
<context>
    <name>CardsChart</name>
    <message>
        <source>Cards held, battle by battle</source>
        <translation>每回合手里的牌</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Battle {number}: {held}</source>
        <translation>第 {number} 回合：{held}</translation>
    </message>
</context>
<context>
    <name>ChildDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>名字(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>图案 {number}</translation>
    </message>
    <message>
        <source>The name is long: the first 40 letters of it are saved.</source>
        <translation>名字太长了：只保存前 40 个字。</translation>
    </message>
</context>
<context>
    <name>ChildrenDialog</name>
    <message>
        <source>Who plays?</source>
        <translation>谁来玩？</translation>
    </message>
    <message>
        <source>Which two play?</source>
        <translation>哪两个人玩？</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>孩子</translation>
    </message>
    <message>
        <source>&amp;Add a child…</source>
        <translation>添加孩子(&amp;A)…</translation>
    </message>
    <message>
        <source>Cha&amp;nge…</source>
        <translation>修改(&amp;N)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>删除(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>无法读取进度。里面的内容没有改动。</translation>
    </message>
    <message>
        <source>What a child does is kept on this computer only. A name and a picture are enough.</source>
        <translation>孩子做过的内容只保存在这台电脑上。有名字和图案就够了。</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>添加孩子</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Change a child</source>
        <translation>修改孩子</translation>
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
        <translation>控制按钮</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>The same</source>
        <translation>一样</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Swap tens and ones</source>
        <translation>交换十位和个位</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开小课</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>For grown-ups: hold for a second</source>
        <translation>家长入口：按住一秒</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>Turn the card of player {number}</source>
        <translation>翻开 {number} 号玩家的牌</translation>
    </message>
    <message>
        <source>{number}, on the left</source>
        <translation>左边的 {number}</translation>
    </message>
    <message>
        <source>{number}, on the right</source>
        <translation>右边的 {number}</translation>
    </message>
    <message>
        <source>{first} and {second}, on the left</source>
        <translation>左边的 {first} 和 {second}</translation>
    </message>
    <message>
        <source>{first} and {second}, on the right</source>
        <translation>右边的 {first} 和 {second}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Said it</source>
        <translation>说好了</translation>
    </message>
    <message>
        <source>Look together</source>
        <translation>一起看</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>CustomPresets</name>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Mana&amp;ge</source>
        <extracomment>a button that opens a menu: rename, delete, export rules</extracomment>
        <translation>管理(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export these rules…</source>
        <translation>导出这些规则(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import rules…</source>
        <translation>导入规则(&amp;I)…</translation>
    </message>
    <message>
        <source>Save these rules as</source>
        <translation>把这些规则存为</translation>
    </message>
    <message>
        <source>“{name}” already exists. Replace it?</source>
        <translation>“{name}”已经存在。要替换吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名字</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>要删除“{name}”吗？</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>导出规则</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>导入规则</translation>
    </message>
    <message>
        <source>{file} doesn&apos;t contain War rules.</source>
        <translation>{file} 里没有拼大小的规则。</translation>
    </message>
    <message>
        <source>War rules (*{suffix})</source>
        <translation>拼大小规则 (*{suffix})</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>These rules weren&apos;t saved: there are too many presets, or the name is taken.</source>
        <translation>这些规则没有保存：现成规则太多了，或者名字已经用过。</translation>
    </message>
    <message>
        <source>Your presets can&apos;t be read. The file was renamed to {file}.</source>
        <translation>无法读取你的现成规则。文件已改名为 {file}。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read or written.</source>
        <translation>无法读取或写入 {file}。</translation>
    </message>
</context>
<context>
    <name>DealController</name>
    <message>
        <source>These cards were chosen by hand and have no deal number, but you can save them as a file.</source>
        <translation>这些牌是手动选的，没有牌号，但可以存成文件。</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>牌号 {number}，代码 {code}</translation>
    </message>
    <message>
        <source>Number and code copied.</source>
        <translation>牌号和代码已复制。</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal number or code</source>
        <translation>牌号或代码</translation>
    </message>
    <message>
        <source>&amp;Number or code of the deal</source>
        <translation>这副牌的牌号或代码(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>a verb on a button: deal these cards</extracomment>
        <translation>发牌(&amp;D)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}</source>
        <translation>牌号 {number}，代码 {code}</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>shown on a button for a while, after its press</extracomment>
        <translation>已复制</translation>
    </message>
    <message>
        <source>The cards on the table were chosen by hand, so they have no deal number.</source>
        <translation>桌上的牌是手动选的，所以没有牌号。</translation>
    </message>
    <message>
        <source>On the table: deal {number}, code {code}.</source>
        <translation>桌上：牌号 {number}，代码 {code}。</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {most}.</source>
        <translation>牌号从 1 到 {most}。</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>牌号 {number}。规则：{rules}。</translation>
    </message>
    <message>
        <source>A number uses the rules on the table; a code brings its own rules.</source>
        <translation>牌号用的是桌上的规则；代码自带规则。</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t appear in a code.</source>
        <translation>代码里不会有“{given}”。</translation>
    </message>
    <message>
        <source>This isn&apos;t a code: at least one character is wrong or missing.</source>
        <translation>这不是代码：至少有一个字符错了或者漏了。</translation>
    </message>
    <message>
        <source>This version of War doesn&apos;t know this code, although it&apos;s typed correctly.</source>
        <translation>代码没有打错，但这个版本的拼大小不认识它。</translation>
    </message>
</context>
<context>
    <name>DeleteChild</name>
    <message>
        <source>Delete a child</source>
        <translation>删除孩子</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>要删除“{name}”吗？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EasePage</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Wars and the end</source>
        <translation>战争和结局</translation>
    </message>
    <message>
        <source>Screen reader hears</source>
        <translation>屏幕阅读器听到</translation>
    </message>
    <message>
        <source>At least as high as a fingertip. With text of 150 % or more, they always are.</source>
        <translation>至少和指尖一样高。文字放大到 150% 或更大时总是这样。</translation>
    </message>
    <message>
        <source>Ma&amp;ke controls large</source>
        <translation>加大按钮(&amp;K)</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>屏幕阅读器</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>In auto-play, it hears a summary every four seconds at most.</source>
        <translation>自动出牌时，最多每四秒听到一次小结。</translation>
    </message>
    <message>
        <source>Screen reader &amp;hears</source>
        <translation>屏幕阅读器听到(&amp;H)</translation>
    </message>
    <message>
        <source>F2 says the last sentence again. F3 says how it stands.</source>
        <translation>F2 再说一遍上一句话。F3 说说现在怎样。</translation>
    </message>
</context>
<context>
    <name>ExampleButton</name>
    <message>
        <source>Back to the round</source>
        <translation>回到这一局</translation>
    </message>
    <message>
        <source>Show me on the table</source>
        <translation>在牌桌上演示</translation>
    </message>
</context>
<context>
    <name>ExamplePlayer</name>
    <message>
        <source>Play the example again</source>
        <translation>再放一遍例子</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>重新显示你的一局</translation>
    </message>
    <message>
        <source>Back to the round</source>
        <translation>回到这一局</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>a button: play the example again</extracomment>
        <translation>再来一遍</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>例子：{title}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>{file} can&apos;t be opened yet: other files are still loading.</source>
        <translation>还不能打开 {file}：其他文件还在加载。</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>正在打开 {file}…</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>part of the name of a file</extracomment>
        <translation>牌号 {number}</translation>
    </message>
    <message>
        <source>custom cards</source>
        <translation>自选的牌</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>Open &amp;another…</source>
        <translation>打开其他文件(&amp;A)…</translation>
    </message>
    <message>
        <source>{file} is open.</source>
        <translation>已打开 {file}。</translation>
    </message>
    <message>
        <source>“{file}” isn&apos;t there any more. Your round on the table goes on.</source>
        <translation>“{file}”已经不在了。你桌上的一局接着玩。</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be read. Your round on the table goes on.</source>
        <translation>无法读取“{file}”。你桌上的一局接着玩。</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a round of War. Your round on the table goes on.</source>
        <translation>“{file}”太大，不会是拼大小的一局。你桌上的一局接着玩。</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of War. Your round on the table goes on.</source>
        <translation>“{file}”是更新版本的拼大小保存的。你桌上的一局接着玩。</translation>
    </message>
    <message>
        <source>“{file}” can&apos;t be opened: it&apos;s damaged, or isn&apos;t a round of War. Your round on the table goes on.</source>
        <translation>无法打开“{file}”：它损坏了，或者不是拼大小的一局。你桌上的一局接着玩。</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Round saved as {file}.</source>
        <translation>这一局已存为 {file}。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: there&apos;s no space left for {file}.</source>
        <translation>这一局没有保存：没有空间存放 {file} 了。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: you don&apos;t have permission to save {file} there.</source>
        <translation>这一局没有保存：你没有权限把 {file} 存在那里。</translation>
    </message>
    <message>
        <source>The round wasn&apos;t saved: {file} can&apos;t be written there.</source>
        <translation>这一局没有保存：{file} 不能写在那里。</translation>
    </message>
</context>
<context>
    <name>ForecastLine</name>
    <message>
        <source>See why</source>
        <extracomment>a button after a warning about rules</extracomment>
        <translation>看看原因</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Playing the first rounds…</source>
        <translation>正在试玩最初几局…</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>minutes or battles follow, as choices</extracomment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Lengths in</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>V&amp;iew as a table</source>
        <translation>用表格显示(&amp;I)</translation>
    </message>
    <message>
        <source>Chart of how long rounds last; the table has the same numbers</source>
        <translation>一局玩多久的图表；表格里的数字相同</translation>
    </message>
    <message>
        <source>How long rounds last</source>
        <translation>一局玩多久</translation>
    </message>
    <message>
        <source>Forecast in numbers</source>
        <translation>预测数字</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Watch the longest round</source>
        <translation>看最长的一局</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最长的战争</translation>
    </message>
    <message>
        <source>Watch the longest war</source>
        <translation>看最长的战争</translation>
    </message>
    <message>
        <source>Closest round</source>
        <translation>最接近的一局</translation>
    </message>
    <message>
        <source>Watch the closest round</source>
        <translation>看最接近的一局</translation>
    </message>
    <message>
        <source>Rounds won by each player in 100; the rest are draws.</source>
        <translation>每 100 局里各玩家赢的局数；其余是平局。</translation>
    </message>
    <message>
        <source>Watch one of these rounds:</source>
        <translation>看其中一局：</translation>
    </message>
    <message>
        <source>No forecast is available on this computer.</source>
        <translation>这台电脑上没有预测。</translation>
    </message>
    <message>
        <source>Rounds simulated: {rounds}.</source>
        <translation>试玩局数：{rounds}。</translation>
    </message>
    <message>
        <source>The fast simulator isn&apos;t available here, so these numbers are approximate.</source>
        <translation>这里没有快速试玩的程序，所以这些数字是大概的。</translation>
    </message>
    <message>
        <source>Rounds in 100</source>
        <translation>每 100 局的局数</translation>
    </message>
    <message>
        <source>half are over</source>
        <translation>一半已结束</translation>
    </message>
    <message>
        <source>9 in 10</source>
        <translation>十局有九局</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>rounds in 100</source>
        <translation>每 100 局的局数</translation>
    </message>
    <message>
        <source>{length}: {share} in 100</source>
        <translation>{length}：100 局中 {share} 局</translation>
    </message>
    <message>
        <source>{first} or more</source>
        <translation>{first} 或更多</translation>
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
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Press P to resume.</source>
        <translation>按 P 继续。</translation>
    </message>
    <message>
        <source>Space goes to “{name}” right now. To turn cards, press Esc, then Space.</source>
        <translation>空格键现在对应“{name}”。要翻牌，先按 Esc，再按空格键。</translation>
    </message>
</context>
<context>
    <name>GrownUpsDialog</name>
    <message>
        <source>For grown-ups</source>
        <translation>给家长</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>完成(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <translation>进度(&amp;P)…</translation>
    </message>
    <message>
        <source>Print for &amp;class…</source>
        <translation>打印给班级(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;hildren…</source>
        <translation>孩子(&amp;H)…</translation>
    </message>
    <message>
        <source>What each &amp;mode practises…</source>
        <translation>每种玩法练什么(&amp;M)…</translation>
    </message>
    <message>
        <source>You choose the level. Nothing here is about speed, and nothing is sent anywhere.</source>
        <translation>难度由你选。这里不比快慢，也不会把任何东西发出去。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>纸牌</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Ace is</source>
        <translation>A 算作(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Jack, queen, king</source>
        <translation>J、Q、K(&amp;J)</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>number and pips</source>
        <translation>数字和图案点</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>图案点</translation>
    </message>
    <message>
        <source>Cards &amp;show</source>
        <translation>纸牌显示(&amp;S)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>小课</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>battles</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>长度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Battles</source>
        <translation>回合(&amp;B)</translation>
    </message>
    <message>
        <source>one child</source>
        <translation>一个孩子</translation>
    </message>
    <message>
        <source>two children</source>
        <translation>两个孩子</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>一个班</translation>
    </message>
    <message>
        <source>Who pla&amp;ys</source>
        <translation>谁来玩(&amp;Y)</translation>
    </message>
    <message>
        <source>Answers are said alo&amp;ud to a grown-up</source>
        <translation>把答案大声说给大人听(&amp;U)</translation>
    </message>
    <message>
        <source>Sho&amp;wn</source>
        <translation>显示方式(&amp;W)</translation>
    </message>
    <message>
        <source>Slow&amp;er to faster</source>
        <translation>由慢到快(&amp;E)</translation>
    </message>
    <message>
        <source>Peace&amp;ful words: “Higher Card” and “tie-break”</source>
        <translation>温和用语：一样大时说“加赛”(&amp;F)</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>at a 2nd look</source>
        <translation>看第二眼时</translation>
    </message>
    <message>
        <source>when asked</source>
        <translation>要帮助时</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Help fa&amp;des: it&apos;s offered less the surer a pair is</source>
        <translation>帮助渐渐减少：一对数越熟，帮助越少(&amp;D)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>more</source>
        <translation>哪个大</translation>
    </message>
    <message>
        <source>less</source>
        <translation>哪个小</translation>
    </message>
    <message>
        <source>both in turn</source>
        <translation>两种轮着来</translation>
    </message>
    <message>
        <source>Ask fo&amp;r</source>
        <translation>问什么(&amp;R)</translation>
    </message>
    <message>
        <source>the child arranges</source>
        <translation>孩子自己排</translation>
    </message>
    <message>
        <source>first card is tens</source>
        <translation>第一张牌是十位</translation>
    </message>
    <message>
        <source>&amp;Tens and ones</source>
        <translation>十位和个位(&amp;T)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Every &amp;question is spoken</source>
        <translation>每个问题都读出来(&amp;Q)</translation>
    </message>
    <message>
        <source>Try &amp;it</source>
        <translation>试一试(&amp;I)</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>单键操作</translation>
    </message>
    <message>
        <source>One &amp;key does everything</source>
        <translation>一个键做所有事(&amp;K)</translation>
    </message>
    <message>
        <source>How long the li&amp;ght stays</source>
        <translation>亮光停留多久(&amp;G)</translation>
    </message>
    <message>
        <source>The light stays {seconds} s on each answer, and rests half a second after a press.</source>
        <translation>亮光在每个答案上停 {seconds} 秒，按键之后歇半秒。</translation>
    </message>
</context>
<context>
    <name>GuideDock</name>
    <message>
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>Go to a part of the guide</source>
        <translation>去看说明的某一部分</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <extracomment>a choice of the parts of the guide follows</extracomment>
        <translation>转到(&amp;G)</translation>
    </message>
</context>
<context>
    <name>GuideParts</name>
    <message>
        <source>A war with four cards face down</source>
        <translation>扣四张牌的战争</translation>
    </message>
    <message>
        <source>Deal a round of Quadruple War</source>
        <translation>来一局“扣四张”</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>自家规则…</translation>
    </message>
    <message>
        <source>Learn with War…</source>
        <translation>玩牌学数…</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>看完整的一局</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>tens</source>
        <translation>十位</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>个位</translation>
    </message>
</context>
<context>
    <name>HistogramChart</name>
    <message>
        <source>{what}: {value} {unit}</source>
        <translation>{what}：{value} {unit}</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Show the current table</source>
        <translation>显示现在的牌桌</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>the place before the first battle</extracomment>
        <translation>发牌后</translation>
    </message>
    <message>
        <source>Battle {number} of {last}</source>
        <translation>第 {number} 回合，共 {last} 回合</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>前进</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>{place} – looking back</source>
        <translation>{place} – 回头看</translation>
    </message>
    <message>
        <source>The deal. {held}</source>
        <translation>发牌后。{held}</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>History</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Looking back: battle {number} of {last}</source>
        <translation>回头看：第 {number} 回合，共 {last} 回合</translation>
    </message>
    <message>
        <source>Battle {number}, the latest</source>
        <translation>第 {number} 回合，最新的</translation>
    </message>
    <message>
        <source>Loading battle {number} of {last}…</source>
        <translation>正在加载第 {number} 回合，共 {last} 回合…</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n of 10 parts of the lesson done</source>
        <translation>
            <numerusform>小课 10 份里完成了 %n 份</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMat</name>
    <message>
        <source>War mat</source>
        <translation>对战垫</translation>
    </message>
    <message>
        <source>Put your card here</source>
        <translation>把你的牌放在这里</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>{a} is {d} more than {b}</source>
        <translation>{a} 比 {b} 多 {d}</translation>
    </message>
    <message>
        <source>The owner of the higher card says the sentence and keeps both cards.</source>
        <translation>谁的牌大，谁就说这句话，并收下两张牌。</translation>
    </message>
    <message>
        <source>Learn with War · numbers {numbers}</source>
        <translation>玩牌学数 · 数字 {numbers}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>小课</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>这一个</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>任意键</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>End the example</source>
        <translation>结束例子</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>再见</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
</context>
<context>
    <name>LessonSeats</name>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>LessonVoice</name>
    <message>
        <source>There&apos;s no voice for {language} on this computer.</source>
        <translation>这台电脑上没有{language}的语音。</translation>
    </message>
    <message>
        <source>The voice speaks {language}.</source>
        <translation>语音说的是{language}。</translation>
    </message>
    <message>
        <source>A voice is looked for when a lesson starts.</source>
        <translation>小课开始时会寻找语音。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Who?</source>
        <translation>谁？</translation>
    </message>
    <message>
        <source>{names}: choose who plays</source>
        <translation>{names}：选择谁来玩</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>谁来玩？</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game, in the title of the window</extracomment>
        <translation>拼大小</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>MatchScore</name>
    <message>
        <source>The score is now: {score}. Your statistics don&apos;t change.</source>
        <translation>现在的比分：{score}。你的统计不变。</translation>
    </message>
    <message>
        <source>Reset score</source>
        <translation>比分清零</translation>
    </message>
    <message>
        <source>Reset the score?</source>
        <translation>要把比分清零吗？</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>清零(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>{file} is damaged or isn&apos;t a War file.</source>
        <translation>{file} 损坏了，或者不是拼大小的文件。</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of War.</source>
        <translation>{file} 是更新版本的拼大小保存的。</translation>
    </message>
    <message>
        <source>{file} is too large to be a War file.</source>
        <translation>{file} 太大，不会是拼大小的文件。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read.</source>
        <translation>无法读取 {file}。</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. You can keep playing; free some space, or save the round as a file somewhere else.</source>
        <translation>没有空间保存 {file} 了。你可以接着玩；请腾出一些空间，或者把这一局存到别的地方。</translation>
    </message>
    <message>
        <source>{file} is write-protected. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>{file} 有写保护。你可以接着玩，但要留住这一局，请把它存成文件。</translation>
    </message>
    <message>
        <source>{file} was deleted or moved; War has started a new one.</source>
        <translation>{file} 被删除或移走了；拼大小已经新建了一个。</translation>
    </message>
    <message>
        <source>{file} is in use by another window.</source>
        <translation>另一个窗口正在使用 {file}。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. You can keep playing, but to keep your round, save it as a file.</source>
        <translation>无法写入 {file}。你可以接着玩，但要留住这一局，请把它存成文件。</translation>
    </message>
    <message>
        <source>It was renamed to {file}, and War has started a new one.</source>
        <translation>它已改名为 {file}，拼大小已经新建了一个。</translation>
    </message>
</context>
<context>
    <name>MinutesSlider</name>
    <message>
        <source>Minutes that we have</source>
        <translation>我们有几分钟</translation>
    </message>
    <message>
        <source>We &amp;have</source>
        <translation>时间(&amp;H)</translation>
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
        <translation>玩牌学数</translation>
    </message>
    <message>
        <source>One child</source>
        <translation>一个孩子</translation>
    </message>
    <message>
        <source>Two children</source>
        <translation>两个孩子</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>For grown-ups</source>
        <translation>给家长</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Like the system</source>
        <extracomment>how cards move: as the system asks for, always in motion, never</extracomment>
        <translation>和系统一样</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>牌会移动</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>牌直接出现</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>牌的动画</translation>
    </message>
    <message>
        <source>Your system asks for less motion.</source>
        <translation>你的系统要求减少动画。</translation>
    </message>
    <message>
        <source>Your system doesn&apos;t ask for less motion.</source>
        <translation>你的系统没有要求减少动画。</translation>
    </message>
    <message>
        <source>With three cards face down, a word for each card.</source>
        <translation>扣三张牌时，每张牌喊一个字。</translation>
    </message>
    <message>
        <source>Sa&amp;y “I – de – clare – war!”</source>
        <translation>一边放牌一边喊“战争”的口令(&amp;Y)</translation>
    </message>
    <message>
        <source>In a war, each press lays the next card.</source>
        <translation>战争里，每按一次放下一张牌。</translation>
    </message>
    <message>
        <source>L&amp;ay cards step by step</source>
        <translation>一张一张地放牌(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Mute all sounds</source>
        <translation>关闭所有声音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试一试(&amp;T)</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>音量(&amp;O)</translation>
    </message>
    <message>
        <source>You don&apos;t hear it at high speeds.</source>
        <translation>速度快的时候听不到它。</translation>
    </message>
    <message>
        <source>A &amp;note tells who won a battle</source>
        <translation>用一个音告诉你谁赢了回合(&amp;N)</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Movin&amp;g cards</source>
        <translation>牌的动画(&amp;G)</translation>
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
        <translation>名字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>There are already rules called “{name}”.</source>
        <translation>已经有叫“{name}”的规则了。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>what a sign stands for, for screen readers</extracomment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>NumberCardPages</name>
    <message>
        <source>Cut along the lines · page {number} of {of} · for two children print two sets</source>
        <translation>沿线剪开 · 第 {number} 页，共 {of} 页 · 两个孩子玩要打印两套</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Open a round</source>
        <translation>打开一局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>War rounds (*{suffix})</source>
        <translation>拼大小牌局 (*{suffix})</translation>
    </message>
</context>
<context>
    <name>OpenHandsController</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop after this battle (Space)</source>
        <translation>这个回合之后停下（空格键）</translation>
    </message>
    <message>
        <source>Watch another</source>
        <translation>再看一局</translation>
    </message>
    <message>
        <source>Watch another round (Space)</source>
        <translation>再看一局别的（空格键）</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>a button: go on with battle after battle</extracomment>
        <translation>继续放</translation>
    </message>
    <message>
        <source>Play battle after battle (Space)</source>
        <translation>一回合接一回合地放（空格键）</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>Battle {number} / {limit}</source>
        <translation>第 {number} / {limit} 回合</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>a button: one battle earlier</extracomment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Show the battle before</source>
        <translation>显示上一个回合</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>a button: one battle later</extracomment>
        <translation>前进</translation>
    </message>
    <message>
        <source>Show the next battle</source>
        <translation>显示下一个回合</translation>
    </message>
    <message>
        <source>Back to my round</source>
        <translation>回到我的一局</translation>
    </message>
    <message>
        <source>Show your round again</source>
        <translation>重新显示你的一局</translation>
    </message>
    <message>
        <source>Open hands – a whole round</source>
        <translation>明牌 – 完整的一局</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>牌号 {number}</translation>
    </message>
    <message>
        <source>{tip} ({key})</source>
        <translation>{tip}（{key}）</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>明牌</translation>
    </message>
</context>
<context>
    <name>OpenHandsReader</name>
    <message>
        <source>Press Space to watch another round.</source>
        <translation>按空格键再看一局别的。</translation>
    </message>
</context>
<context>
    <name>OtherRulesDialog</name>
    <message>
        <source>Same cards, other rules</source>
        <translation>同样的牌，别的规则</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>自家规则(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>发牌(&amp;D)</translation>
    </message>
    <message>
        <source>Deal {number}: by which rules?</source>
        <translation>牌号 {number}：用哪种规则？</translation>
    </message>
    <message>
        <source>These cards: by which rules?</source>
        <translation>这些牌：用哪种规则？</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>最高纪录</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>a list of all players, or of those whom one player played against</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>above a number of rounds, as the next four</extracomment>
        <translation>已玩</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>rounds won without one lost, now and at most</extracomment>
        <translation>连赢</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>最多连赢</translation>
    </message>
    <message>
        <source>Shortest round</source>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>Longest round</source>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最长的战争</translation>
    </message>
</context>
<context>
    <name>PaperOutput</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已送到打印机。</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已存为 {file}。</translation>
    </message>
    <message>
        <source>There&apos;s no space left to save {file}. Choose another place.</source>
        <translation>没有空间保存 {file} 了。请选别的地方。</translation>
    </message>
    <message>
        <source>{file} is write-protected. Choose another place.</source>
        <translation>{file} 有写保护。请选别的地方。</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read, so {file} wasn&apos;t saved.</source>
        <translation>无法读取进度，所以 {file} 没有保存。</translation>
    </message>
    <message>
        <source>{file} couldn&apos;t be saved. Choose another place.</source>
        <translation>无法保存 {file}。请选别的地方。</translation>
    </message>
    <message>
        <source>This version of War can&apos;t print. Save a PDF instead.</source>
        <translation>这个版本的拼大小不能打印。请改存为 PDF。</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>这台电脑没有设置打印机。请改存为 PDF。</translation>
    </message>
    <message>
        <source>Printing failed. Check the printer and the space on the disk.</source>
        <translation>打印失败。请检查打印机和磁盘空间。</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>a button that ends the pause</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>The cards are covered and the clock has stopped</source>
        <translation>牌已经盖住，计时也停了</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>{nth} of {count}</source>
        <translation>第 {nth} 个，共 {count} 个</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Ta&amp;ble and cards</source>
        <translation>牌桌和纸牌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Window and text</source>
        <translation>窗口和文字(&amp;W)</translation>
    </message>
    <message>
        <source>Mot&amp;ion and sound</source>
        <translation>动画和声音(&amp;I)</translation>
    </message>
    <message>
        <source>Ease o&amp;f use</source>
        <translation>方便使用(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认设置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PresetPage</name>
    <message>
        <source>Saved by you</source>
        <translation>你保存的</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}。</translation>
    </message>
    <message>
        <source>Rules on the table</source>
        <translation>桌上的规则</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>你的改动</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>桌上</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print for class</source>
        <translation>打印给班级</translation>
    </message>
    <message>
        <source>So that a class without computers plays the same lesson.</source>
        <translation>让没有电脑的班级也能上同样的小课。</translation>
    </message>
    <message>
        <source>&amp;Recording sheet</source>
        <translation>记录单(&amp;R)</translation>
    </message>
    <message>
        <source>Ro&amp;ws in a column</source>
        <translation>每列的行数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Mat for two</source>
        <translation>双人对战垫(&amp;M)</translation>
    </message>
    <message>
        <source>Number &amp;cards to cut out</source>
        <translation>可剪下的数字卡(&amp;C)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>玩牌学数</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>孩子</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>方格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>Pairs of numbers</source>
        <translation>数对</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>数对</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>掌握程度</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>一次就对</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>有帮助</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;DF…</source>
        <translation>PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>CSV &amp;table…</source>
        <translation>CSV 表格(&amp;T)…</translation>
    </message>
    <message>
        <source>D&amp;elete…</source>
        <translation>删除(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Worth another look: {pairs}. They come back in the next lesson.</source>
        <translation>值得再看一看：{pairs}。下次小课还会出现。</translation>
    </message>
    <message>
        <source>Progress can&apos;t be read. Nothing in it was changed.</source>
        <translation>无法读取进度。里面的内容没有改动。</translation>
    </message>
    <message>
        <source>Lessons still work.</source>
        <translation>小课照样可以上。</translation>
    </message>
    <message>
        <source>No child yet</source>
        <translation>还没有孩子</translation>
    </message>
    <message>
        <source>Add a child under “Children…”, and its lessons are shown here.</source>
        <translation>在“孩子…”里添加一个孩子，这里就会显示小课的进度。</translation>
    </message>
    <message>
        <source>{lessons}. Kept on this computer only.</source>
        <translation>{lessons}。只保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
</context>
<context>
    <name>ProgressGrid</name>
    <message>
        <source>Pairs of numbers</source>
        <translation>数对</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Learn with War · {lessons}</source>
        <translation>玩牌学数 · {lessons}</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>所有玩法</translation>
    </message>
    <message>
        <source>A game for the table</source>
        <translation>桌上的游戏</translation>
    </message>
    <message>
        <source>Kept on your computer only. Every child learns at their own pace; this is no mark.</source>
        <translation>只保存在你的电脑上。每个孩子都有自己的节奏；这不是打分。</translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>C&amp;ancel</source>
        <translation>取消(&amp;A)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is named on a button</extracomment>
        <translation>空格</translation>
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
        <translation>{rules}，{day}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Replay: {title}, {what}</source>
        <translation>重放：{title}，{what}</translation>
    </message>
</context>
<context>
    <name>Recording</name>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>再试一次(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RecordingSheet</name>
    <message>
        <source>My numbers</source>
        <translation>我的数字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Turn two cards. Write both numbers. Put &lt;, = or &gt; between them.</source>
        <translation>翻开两张牌。写下两个数。在中间填上 &lt;、= 或 &gt;。</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>War ran into an unexpected error.</source>
        <translation>拼大小遇到了意外错误。</translation>
    </message>
    <message>
        <source>Is something wrong with War? Tell the developers what you did and what happened, and send them this report.</source>
        <translation>拼大小有什么不对吗？告诉开发者你做了什么、发生了什么，并把这份报告发给他们。</translation>
    </message>
    <message>
        <source>Your round is saved, and you can keep playing. If it happens again, restart War: it picks up this round where you left off.</source>
        <translation>你的一局已经保存，可以接着玩。如果再发生，请重新启动拼大小：它会从你停下的地方接着玩。</translation>
    </message>
    <message>
        <source>War can&apos;t start.</source>
        <translation>拼大小无法启动。</translation>
    </message>
    <message>
        <source>What you&apos;ve played is saved.</source>
        <translation>你玩过的都已保存。</translation>
    </message>
    <message>
        <source>Your round couldn&apos;t be saved. You can keep playing, but save the round as a file before you close the window.</source>
        <translation>你的一局没能保存。你可以接着玩，但关闭窗口之前请把它存成文件。</translation>
    </message>
    <message>
        <source>To get this fixed, copy this report and send it to the developers. Nothing is sent automatically.</source>
        <translation>要解决这个问题，请复制这份报告并发给开发者。不会自动发送任何内容。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>C&amp;opy report</source>
        <translation>复制报告(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>报告已复制</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Results of all rounds</source>
        <translation>所有局的结果</translation>
    </message>
</context>
<context>
    <name>ResumedRoundCheck</name>
    <message>
        <source>The saved round didn&apos;t match its own record, so War goes by the record.</source>
        <translation>保存的一局和它自己的记录对不上，所以拼大小以记录为准。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The deal, before the first battle.</source>
        <translation>发牌后，第一回合之前。</translation>
    </message>
    <message>
        <source>Back to now.</source>
        <translation>回到现在。</translation>
    </message>
</context>
<context>
    <name>RoundShow</name>
    <message>
        <source>All cards lie open.</source>
        <translation>所有的牌都亮开。</translation>
    </message>
</context>
<context>
    <name>RoundStatus</name>
    <message>
        <source>Battle</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>{number} / {limit}</source>
        <comment>the battle of a limit</comment>
        <translation>{number} / {limit}</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>Trip {number} / {limit}</source>
        <translation>第 {number} / {limit} 轮</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>牌号 {number}</translation>
    </message>
    <message>
        <source>Custom cards</source>
        <translation>自选的牌</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s number and code</source>
        <translation>复制这副牌的牌号和代码</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>of the minutes of the round</comment>
        <translation>还剩 {time}</translation>
    </message>
</context>
<context>
    <name>RoundsModel</name>
    <message>
        <source>When</source>
        <extracomment>heads of columns, so short: date and time, result, rules</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>the other players of a round</extracomment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Battles</source>
        <extracomment>numbers of battles, wars, wars in a row</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>战争</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最长战争</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>how long a round took</extracomment>
        <translation>用时</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>the number of the deal</extracomment>
        <translation>牌号</translation>
    </message>
</context>
<context>
    <name>RoundsView</name>
    <message>
        <source>Rounds played</source>
        <translation>玩过的局</translation>
    </message>
    <message>
        <source>Press Enter to replay a round.</source>
        <translation>按回车键重放一局。</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>纸牌</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>a group of rules about what follows a tie</extracomment>
        <translation>战争</translation>
    </message>
    <message>
        <source>Won cards</source>
        <extracomment>a group of rules: how they go under the pile</extracomment>
        <translation>收牌</translation>
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
        <translation>现成规则(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>自家规则(&amp;H)</translation>
    </message>
    <message>
        <source>What to e&amp;xpect</source>
        <translation>预测(&amp;X)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>自家规则</translation>
    </message>
    <message>
        <source>House rules for these cards</source>
        <translation>这些牌的自家规则</translation>
    </message>
    <message>
        <source>House rules for deal {number}</source>
        <translation>牌号 {number} 的自家规则</translation>
    </message>
    <message>
        <source>R&amp;ules for the evening…</source>
        <translation>今晚怎么玩(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start round</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Times assume normal speed, and the pauses you usually make.</source>
        <translation>时间按正常速度和你平时的停顿计算。</translation>
    </message>
    <message>
        <source>Times assume your current speed, and the pauses you usually make.</source>
        <translation>时间按你现在的速度和平时的停顿计算。</translation>
    </message>
    <message>
        <source>Times assume normal speed.</source>
        <translation>时间按正常速度计算。</translation>
    </message>
    <message>
        <source>Times assume normal speed, without pauses.</source>
        <translation>时间按正常速度计算，没有停顿。</translation>
    </message>
    <message>
        <source>Times assume your current speed, without pauses.</source>
        <translation>时间按你现在的速度计算，没有停顿。</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save the round as</source>
        <translation>把这一局存为</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已经存在。要替换吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ScreenReaderController</name>
    <message>
        <source>Back to the round before.</source>
        <translation>回到前一局。</translation>
    </message>
    <message>
        <source>Same cards again.</source>
        <translation>同样的牌再来一次。</translation>
    </message>
    <message>
        <source>New round.</source>
        <translation>新的一局。</translation>
    </message>
    <message>
        <source>Paused. The cards are covered.</source>
        <translation>已暂停。牌已经盖住。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>这一局继续。</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>声音已关。</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>声音已开。</translation>
    </message>
    <message>
        <source>Speed: {speed}.</source>
        <translation>速度：{speed}。</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>已进入全屏。</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>已退出全屏。</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <extracomment>the name of your seat at the table and in a score</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>Ada</source>
        <extracomment>the computer&apos;s players: short names, easy to read, of your language</extracomment>
        <translation>安安</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>贝贝</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>可可</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>丹丹</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>依依</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>the name of the only other player</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>玩家 {number} 的名字</translation>
    </message>
    <message>
        <source>Who plays for player {number}</source>
        <translation>谁来当玩家 {number}</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>who plays: a person or the computer</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>电脑</translation>
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
        <translation>每人按自己的键(&amp;Y)</translation>
    </message>
    <message>
        <source>A battle begins when everyone has pressed their key: {keys}.</source>
        <translation>每个人都按过自己的键，回合就开始：{keys}。</translation>
    </message>
    <message>
        <source>Only when two or more people play.</source>
        <translation>只有两个或更多人玩时才有。</translation>
    </message>
    <message>
        <source>orange disc</source>
        <extracomment>the signs of seats</extracomment>
        <translation>橙色圆</translation>
    </message>
    <message>
        <source>blue triangle</source>
        <translation>蓝色三角形</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>黄色正方形</translation>
    </message>
    <message>
        <source>green pentagon</source>
        <translation>绿色五边形</translation>
    </message>
    <message>
        <source>violet hexagon</source>
        <translation>紫色六边形</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>粉色五角星</translation>
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
        <translation>玩牌学数</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>SpeedPopup</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Cards appear in place</source>
        <translation>牌直接出现</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>玩得慢一点</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>玩得快一点</translation>
    </message>
    <message>
        <source>The keys − and + change it at any time.</source>
        <translation>随时可以用 − 和 + 键改变速度。</translation>
    </message>
</context>
<context>
    <name>SpeedSteps</name>
    <message>
        <source>instant</source>
        <extracomment>speeds: without motion</extracomment>
        <translation>瞬间</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>very slow</source>
        <translation>很慢</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>很快</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>&amp;Export as a table…</source>
        <translation>导出为表格(&amp;E)…</translation>
    </message>
    <message>
        <source>Clear s&amp;tatistics…</source>
        <translation>清空统计(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>导出为表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>清空统计</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Wins, losses, streaks and records start again from zero, and you can no longer replay these rounds from here. This can&apos;t be undone. The round on the table stays.</source>
        <translation>赢的、输的、连赢和最高纪录都从零开始，这些局也不能再从这里重放。这不能撤销。桌上的一局会留着。</translation>
    </message>
    <message>
        <source>Loading the rounds…</source>
        <translation>正在加载各局…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Loading the round…</source>
        <translation>正在加载这一局…</translation>
    </message>
    <message>
        <source>This round can&apos;t be replayed: its entry is damaged.</source>
        <translation>这一局不能重放：它的记录损坏了。</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>Clearing the statistics…</source>
        <translation>正在清空统计…</translation>
    </message>
</context>
<context>
    <name>StatisticsPages</name>
    <message>
        <source>Rounds by rules</source>
        <translation>按规则统计局数</translation>
    </message>
    <message>
        <source>Rounds by length</source>
        <translation>按长度统计局数</translation>
    </message>
    <message>
        <source>&amp;Replay this round</source>
        <translation>重放这一局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play a round</source>
        <translation>玩一局(&amp;P)</translation>
    </message>
    <message>
        <source>No rounds with {name} yet</source>
        <translation>还没有和{name}玩过的局</translation>
    </message>
    <message>
        <source>Play a round to its end, and it&apos;s counted here: who won, how long it took, and every battle to see again.</source>
        <translation>玩完一局，这里就会记下来：谁赢了、用了多久，每个回合都能再看一遍。</translation>
    </message>
    <message>
        <source>No rounds yet</source>
        <translation>还没有玩过的局</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>总览(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;By rules</source>
        <translation>按规则(&amp;B)</translation>
    </message>
    <message>
        <source>By &amp;length</source>
        <translation>按长度(&amp;L)</translation>
    </message>
    <message>
        <source>All ro&amp;unds</source>
        <translation>所有局(&amp;U)</translation>
    </message>
    <message>
        <source>The number at the end is how many rounds were played.</source>
        <translation>最后的数字是玩了多少局。</translation>
    </message>
    <message>
        <source>Battles in a round, and how many rounds had so many.</source>
        <translation>一局有多少回合，这样的局有多少。</translation>
    </message>
    <message>
        <source>Enter replays it, too.</source>
        <translation>回车键也能重放它。</translation>
    </message>
</context>
<context>
    <name>SuggestionCard</name>
    <message>
        <source>known</source>
        <translation>熟悉</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play a round by these rules ({key})</source>
        <translation>用这些规则玩一局（{key}）</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>How long rounds take</source>
        <translation>一局玩多久</translation>
    </message>
    <message>
        <source>Start: {rules}</source>
        <translation>开始：{rules}</translation>
    </message>
</context>
<context>
    <name>SuggestionRow</name>
    <message>
        <source>Do this</source>
        <extracomment>a button beside what would help</extracomment>
        <translation>就这样做</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>the menus</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Two colours</source>
        <extracomment>of the suits</extracomment>
        <translation>两种颜色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四种颜色</translation>
    </message>
    <message>
        <source>&amp;Value dots</source>
        <translation>大小点(&amp;V)</translation>
    </message>
    <message>
        <source>A longer row of dots is a higher card.</source>
        <translation>点越多，牌越大。</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>绿色绒布</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>夜空蓝</translation>
    </message>
    <message>
        <source>Warm wood</source>
        <translation>暖色木纹</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>names of tables</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>As the table</source>
        <translation>和牌桌一样</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>patterns on the backs of cards</extracomment>
        <translation>星星</translation>
    </message>
    <message>
        <source>Guilloche</source>
        <translation>花纹</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波浪</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>光芒</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>纯色</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>how the faces of cards are drawn</extracomment>
        <translation>经典</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大角标</translation>
    </message>
    <message>
        <source>Big numbers</source>
        <translation>大数字</translation>
    </message>
    <message>
        <source>As in the language: {letters}</source>
        <translation>按语言：{letters}</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>of ace, king, queen and jack on the cards</extracomment>
        <translation>字母</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Suits and letters</source>
        <translation>花色和字母</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>字母(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Press Space for a new round.</source>
        <translation>按空格键开始新的一局。</translation>
    </message>
    <message>
        <source>Auto-play off.</source>
        <translation>自动出牌已关。</translation>
    </message>
    <message>
        <source>Ten battles.</source>
        <translation>十个回合。</translation>
    </message>
    <message>
        <source>Auto-play on.</source>
        <translation>自动出牌已开。</translation>
    </message>
    <message>
        <source>Playing to the end.</source>
        <translation>正在玩到结束。</translation>
    </message>
</context>
<context>
    <name>WelcomeController</name>
    <message>
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>玩牌学数</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
</context>
<context>
    <name>WelcomeNote</name>
    <message>
        <source>Welcome to War</source>
        <translation>欢迎来玩拼大小</translation>
    </message>
    <message>
        <source>The higher card takes both. That&apos;s all.</source>
        <translation>谁的牌大，谁收走两张。就这么简单。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>WelcomeStrip</name>
    <message>
        <source>New here?</source>
        <translation>第一次玩？</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>WhoPanel</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>显示谁的局</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>a choice of players follows</extracomment>
        <translation>谁(&amp;W)</translation>
    </message>
    <message>
        <source>Saved on this computer only.</source>
        <translation>只保存在这台电脑上。</translation>
    </message>
</context>
<context>
    <name>WhoRow</name>
    <message>
        <source>Whose rounds are shown</source>
        <translation>显示谁的局</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>谁(&amp;W)</translation>
    </message>
</context>
<context>
    <name>WindowPage</name>
    <message>
        <source>Like the system</source>
        <translation>和系统一样</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>of the window: as the system, light, dark</extracomment>
        <translation>外观</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>the language</comment>
        <translation>和系统一样</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>a letter, small and large, at the ends of a slider for the size of text</extracomment>
        <translation>字</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>Your queen beats the nine; you take 2 cards.</source>
        <extracomment>a sample of text</extracomment>
        <translation>你的Q赢了9，你收走 2 张牌。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The table keeps its own colours. High contrast follows the system.</source>
        <translation>牌桌有自己的颜色。高对比度跟随系统。</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外观(&amp;L)</translation>
    </message>
    <message>
        <source>War speaks it from the next start on.</source>
        <translation>下次启动时，拼大小就用这种语言。</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>语言(&amp;U)</translation>
    </message>
    <message>
        <source>From 100 to 200 %, in the window and on the table.</source>
        <translation>从 100% 到 200%，窗口里和牌桌上都一样。</translation>
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
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>over by then</source>
        <translation>到时结束</translation>
    </message>
    <message>
        <source>about so long</source>
        <translation>时间差不多</translation>
    </message>
    <message>
        <source>What the minutes mean</source>
        <translation>这些分钟的意思</translation>
    </message>
    <message>
        <source>Few &amp;draws</source>
        <translation>平局少(&amp;D)</translation>
    </message>
    <message>
        <source>No one drops &amp;out early</source>
        <translation>没人早早出局(&amp;O)</translation>
    </message>
    <message>
        <source>Many &amp;wars</source>
        <translation>战争多(&amp;W)</translation>
    </message>
    <message>
        <source>Only rules people &amp;know</source>
        <translation>只用大家熟悉的规则(&amp;K)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>都行</translation>
    </message>
    <message>
        <source>few</source>
        <translation>少</translation>
    </message>
    <message>
        <source>many</source>
        <translation>多</translation>
    </message>
    <message>
        <source>Changes of lead</source>
        <translation>领先交替</translation>
    </message>
    <message>
        <source>Leng&amp;th</source>
        <translation>长度(&amp;T)</translation>
    </message>
    <message>
        <source>We &amp;are</source>
        <translation>人数(&amp;A)</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>看重什么</translation>
    </message>
    <message>
        <source>Chan&amp;ges of lead</source>
        <translation>领先交替(&amp;G)</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Rounds won by each player, in 100</source>
        <translation>每 100 局里各玩家赢的局数</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>War</source>
        <extracomment>the name of the game in menus of programs</extracomment>
        <translation>拼大小</translation>
    </message>
    <message>
        <source>Card Game</source>
        <extracomment>the kind of game in menus of programs</extracomment>
        <translation>纸牌游戏</translation>
    </message>
    <message>
        <source>Play the card game War with your family&apos;s house rules</source>
        <translation>按你们家的规则玩纸牌游戏“拼大小”</translation>
    </message>
    <message>
        <source>war;battle;bataille;cards;solitaire;</source>
        <extracomment>words to find the game by, separated and ended by ; also its other names, such as battle and bataille</extracomment>
        <translation>拼大小;比大小;战争;纸牌;扑克;扑克牌;war;battle;cards;</translation>
    </message>
    <message>
        <source>The card game War, with your own house rules</source>
        <extracomment>in software centres, below the name; no full stop</extracomment>
        <translation>纸牌游戏“拼大小”，规则自己定</translation>
    </message>
    <message>
        <source>The War developers</source>
        <translation>拼大小开发者</translation>
    </message>
    <message>
        <source>Everyone turns a card, and the highest takes them all. If the highest cards tie, it&apos;s war! A six-year-old can play with a single key, and a parent can set the rules so it ends before bedtime.</source>
        <translation>每人翻开一张牌，谁的最大，谁全收走。如果最大的牌一样大，就开战！六岁的孩子用一个键就能玩，家长可以选好规则，让游戏在睡觉前结束。</translation>
    </message>
    <message>
        <source>Two to six players, people or computers, with or without jokers</source>
        <translation>二到六名玩家，真人或电脑，有王没王都行</translation>
    </message>
    <message>
        <source>Every house rule: cards face down, what happens when a player runs short, how won cards are picked up, limits</source>
        <translation>各种自家规则都有：扣几张牌、牌不够怎么办、怎么收牌、各种上限</translation>
    </message>
    <message>
        <source>Each deal has a number, so you can play the very same cards again</source>
        <translation>每副牌都有牌号，同样的牌可以再玩一次</translation>
    </message>
    <message>
        <source>Play with the mouse, the keyboard alone or a screen reader, at any speed, with or without motion</source>
        <translation>用鼠标、只用键盘或用屏幕阅读器都能玩，速度随意，动画可有可无</translation>
    </message>
    <message>
        <source>No money, no prizes, no network</source>
        <translation>不用钱，没有奖品，不联网</translation>
    </message>
    <message>
        <source>A battle on the table, and a line that says who takes the cards</source>
        <translation>桌上的一个回合，还有一行字说明谁收走了牌</translation>
    </message>
    <message>
        <source>War card game round</source>
        <extracomment>what a saved round is called by file managers</extracomment>
        <translation>拼大小牌局</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>WAR</source>
        <extracomment>capitals on the table, above the number of cards fought over; with more wars: their number</extracomment>
        <translation>战争</translation>
    </message>
    <message>
        <source>WAR ×{depth}</source>
        <translation>战争 ×{depth}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n card(s)</source>
        <extracomment>cards that nobody was dealt</extracomment>
        <translation>
            <numerusform>放到一边：%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>last card!</source>
        <extracomment>below a player&apos;s number of cards; last %n! is for 2 and 3 cards</extracomment>
        <translation>最后一张！</translation>
    </message>
    <message numerus="yes">
        <source>last %n!</source>
        <comment>cards of a seat</comment>
        <translation>
            <numerusform>只剩 %n 张！</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>a player without cards, where the number of cards was</extracomment>
        <translation>出局</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>WAR!</source>
        <extracomment>in big letters over the table; the exclamation of players at a tie</extracomment>
        <translation>战争！</translation>
    </message>
    <message>
        <source>DOUBLE WAR!</source>
        <translation>双重战争！</translation>
    </message>
    <message>
        <source>TRIPLE WAR!</source>
        <translation>三重战争！</translation>
    </message>
    <message>
        <source>WAR ×{depth}!</source>
        <translation>战争 ×{depth}！</translation>
    </message>
    <message numerus="yes">
        <source>A code like this has %n character(s); so far there are {given}.</source>
        <translation>
            <numerusform>这样的代码有 %n 个字符；现在输入了 {given} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest of these rounds has %n battle(s).</source>
        <translation>
            <numerusform>这些局里最长的有 %n 个回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest war is %n war(s) in a row.</source>
        <translation>
            <numerusform>最长的战争连续打了 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner was down to %n card(s).</source>
        <translation>
            <numerusform>赢家曾经只剩 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Example: {title}.</source>
        <translation>例子：{title}。</translation>
    </message>
    <message>
        <source>Won {figures}</source>
        <extracomment>rounds won, such as 2 : 1</extracomment>
        <translation>赢了 {figures}</translation>
    </message>
    <message>
        <source>Rounds won: {score}</source>
        <translation>赢的局数：{score}</translation>
    </message>
    <message>
        <source>{score}, since the score was last reset.</source>
        <translation>{score}，从上次比分清零算起。</translation>
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
            <numerusform>平局 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle(s)</source>
        <extracomment>below a number</extracomment>
        <translation>
            <numerusform>回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>war(s)</source>
        <translation>
            <numerusform>次战争</numerusform>
        </translation>
    </message>
    <message>
        <source>longest war</source>
        <extracomment>below a number such as ×3</extracomment>
        <translation>最长战争</translation>
    </message>
    <message>
        <source>won by you</source>
        <comment>wars</comment>
        <translation>你赢的战争</translation>
    </message>
    <message>
        <source>cards at most</source>
        <translation>最多时的牌数</translation>
    </message>
    <message>
        <source>out after {battle}</source>
        <translation>第 {battle} 回合后出局</translation>
    </message>
    <message>
        <source>To turn cards, press your key: {player}.</source>
        <translation>要翻牌，按你的键：{player}。</translation>
    </message>
    <message>
        <source>To turn cards, press your keys: {players}.</source>
        <translation>要翻牌，各按自己的键：{players}。</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>等待{players}。</translation>
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
            <numerusform>每人 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>through the cards</comment>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>results of a round</extracomment>
        <translation>赢</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>{result} {number}</source>
        <comment>how many rounds were won, lost, drawn</comment>
        <translation>{result} {number}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}赢了</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>custom</source>
        <extracomment>in place of the number of a deal: cards chosen by hand</extracomment>
        <translation>自选</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n 回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in a row</source>
        <translation>
            <numerusform>连续 %n 次战争</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n round(s)?</source>
        <translation>
            <numerusform>要删除 %n 局吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) exported to {file}.</source>
        <translation>
            <numerusform>已把 %n 局导出到 {file}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle {number}.</source>
        <translation>第 {number} 回合。</translation>
    </message>
    <message>
        <source>{clause}.</source>
        <extracomment>makes a sentence of: You turned a king, Ann a seven</extracomment>
        <translation>{clause}。</translation>
    </message>
    <message>
        <source>The round goes on.</source>
        <translation>这一局继续。</translation>
    </message>
    <message>
        <source>Everyone turned a card.</source>
        <translation>每人翻开了一张牌。</translation>
    </message>
    <message>
        <source>{clause}: {war}.</source>
        <extracomment>such as: You turned a king, Ann a king: a second war.</extracomment>
        <translation>{clause}：{war}。</translation>
    </message>
    <message>
        <source>{clause}: {war} between {fighters}.</source>
        <translation>{clause}：{fighters}{war}。</translation>
    </message>
    <message>
        <source>You turned {card}</source>
        <extracomment>a clause to which commas and others may be added; the card with its article</extracomment>
        <translation>你翻开{card}</translation>
    </message>
    <message>
        <source>{name} turned {card}</source>
        <translation>{name}翻开{card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>after: You turned a king, …</extracomment>
        <translation>{name}是{card}</translation>
    </message>
    <message numerus="yes">
        <source>Each laid %n card(s) face down.</source>
        <translation>
            <numerusform>每人扣下 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>你扣下 %n 张牌，再翻开{card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) face down and turned {card}</source>
        <translation>
            <numerusform>{name}扣下 %n 张牌，再翻开{card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You kept {card}</source>
        <translation>你留着{card}</translation>
    </message>
    <message>
        <source>{name} kept {card}</source>
        <translation>{name}留着{card}</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>王</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <extracomment>names of cards by themselves</extracomment>
        <translation>{suit}2</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}3</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}4</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}5</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}6</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}7</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}8</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}9</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}10</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}J</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}Q</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}K</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}A</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>after: two of, the two of</extracomment>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <extracomment>what someone turned or kept: turned the two of hearts</extracomment>
        <translation>{suit}2</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>{suit}3</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>{suit}4</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>{suit}5</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>{suit}6</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>{suit}7</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>{suit}8</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>{suit}9</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>{suit}10</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>{suit}J</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit}Q</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>{suit}K</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit}A</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>王</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>王</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>what is beaten</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>what is beaten</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>what is beaten</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>what is beaten</comment>
        <translation>王</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>the queen</source>
        <comment>after lower than</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>the king</source>
        <comment>after lower than</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>the ace</source>
        <comment>after lower than</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>after lower than</comment>
        <translation>王</translation>
    </message>
    <message>
        <source>Your two</source>
        <translation>你的2</translation>
    </message>
    <message>
        <source>Your three</source>
        <translation>你的3</translation>
    </message>
    <message>
        <source>Your four</source>
        <translation>你的4</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>你的5</translation>
    </message>
    <message>
        <source>Your six</source>
        <translation>你的6</translation>
    </message>
    <message>
        <source>Your seven</source>
        <translation>你的7</translation>
    </message>
    <message>
        <source>Your eight</source>
        <translation>你的8</translation>
    </message>
    <message>
        <source>Your nine</source>
        <translation>你的9</translation>
    </message>
    <message>
        <source>Your ten</source>
        <translation>你的10</translation>
    </message>
    <message>
        <source>Your jack</source>
        <translation>你的J</translation>
    </message>
    <message>
        <source>Your queen</source>
        <translation>你的Q</translation>
    </message>
    <message>
        <source>Your king</source>
        <translation>你的K</translation>
    </message>
    <message>
        <source>Your ace</source>
        <translation>你的A</translation>
    </message>
    <message>
        <source>Your joker</source>
        <translation>你的王</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>what is beaten</comment>
        <translation>你的2</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>what is beaten</comment>
        <translation>你的3</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>what is beaten</comment>
        <translation>你的4</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>what is beaten</comment>
        <translation>你的5</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>what is beaten</comment>
        <translation>你的6</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>what is beaten</comment>
        <translation>你的7</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>what is beaten</comment>
        <translation>你的8</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>what is beaten</comment>
        <translation>你的9</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>what is beaten</comment>
        <translation>你的10</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>what is beaten</comment>
        <translation>你的J</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>what is beaten</comment>
        <translation>你的Q</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>what is beaten</comment>
        <translation>你的K</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>what is beaten</comment>
        <translation>你的A</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>what is beaten</comment>
        <translation>你的王</translation>
    </message>
    <message>
        <source>your two</source>
        <comment>after lower than</comment>
        <translation>你的2</translation>
    </message>
    <message>
        <source>your three</source>
        <comment>after lower than</comment>
        <translation>你的3</translation>
    </message>
    <message>
        <source>your four</source>
        <comment>after lower than</comment>
        <translation>你的4</translation>
    </message>
    <message>
        <source>your five</source>
        <comment>after lower than</comment>
        <translation>你的5</translation>
    </message>
    <message>
        <source>your six</source>
        <comment>after lower than</comment>
        <translation>你的6</translation>
    </message>
    <message>
        <source>your seven</source>
        <comment>after lower than</comment>
        <translation>你的7</translation>
    </message>
    <message>
        <source>your eight</source>
        <comment>after lower than</comment>
        <translation>你的8</translation>
    </message>
    <message>
        <source>your nine</source>
        <comment>after lower than</comment>
        <translation>你的9</translation>
    </message>
    <message>
        <source>your ten</source>
        <comment>after lower than</comment>
        <translation>你的10</translation>
    </message>
    <message>
        <source>your jack</source>
        <comment>after lower than</comment>
        <translation>你的J</translation>
    </message>
    <message>
        <source>your queen</source>
        <comment>after lower than</comment>
        <translation>你的Q</translation>
    </message>
    <message>
        <source>your king</source>
        <comment>after lower than</comment>
        <translation>你的K</translation>
    </message>
    <message>
        <source>your ace</source>
        <comment>after lower than</comment>
        <translation>你的A</translation>
    </message>
    <message>
        <source>your joker</source>
        <comment>after lower than</comment>
        <translation>你的王</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的J</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的Q</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的K</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的A</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>at the beginning of a sentence</comment>
        <translation>{name}的王</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>what is beaten</comment>
        <translation>{name}的2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>what is beaten</comment>
        <translation>{name}的3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>what is beaten</comment>
        <translation>{name}的4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>what is beaten</comment>
        <translation>{name}的5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>what is beaten</comment>
        <translation>{name}的6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>what is beaten</comment>
        <translation>{name}的7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>what is beaten</comment>
        <translation>{name}的8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>what is beaten</comment>
        <translation>{name}的9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>what is beaten</comment>
        <translation>{name}的10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>what is beaten</comment>
        <translation>{name}的J</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>what is beaten</comment>
        <translation>{name}的Q</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>what is beaten</comment>
        <translation>{name}的K</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>what is beaten</comment>
        <translation>{name}的A</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>what is beaten</comment>
        <translation>{name}的王</translation>
    </message>
    <message>
        <source>{name}&apos;s two</source>
        <comment>after lower than</comment>
        <translation>{name}的2</translation>
    </message>
    <message>
        <source>{name}&apos;s three</source>
        <comment>after lower than</comment>
        <translation>{name}的3</translation>
    </message>
    <message>
        <source>{name}&apos;s four</source>
        <comment>after lower than</comment>
        <translation>{name}的4</translation>
    </message>
    <message>
        <source>{name}&apos;s five</source>
        <comment>after lower than</comment>
        <translation>{name}的5</translation>
    </message>
    <message>
        <source>{name}&apos;s six</source>
        <comment>after lower than</comment>
        <translation>{name}的6</translation>
    </message>
    <message>
        <source>{name}&apos;s seven</source>
        <comment>after lower than</comment>
        <translation>{name}的7</translation>
    </message>
    <message>
        <source>{name}&apos;s eight</source>
        <comment>after lower than</comment>
        <translation>{name}的8</translation>
    </message>
    <message>
        <source>{name}&apos;s nine</source>
        <comment>after lower than</comment>
        <translation>{name}的9</translation>
    </message>
    <message>
        <source>{name}&apos;s ten</source>
        <comment>after lower than</comment>
        <translation>{name}的10</translation>
    </message>
    <message>
        <source>{name}&apos;s jack</source>
        <comment>after lower than</comment>
        <translation>{name}的J</translation>
    </message>
    <message>
        <source>{name}&apos;s queen</source>
        <comment>after lower than</comment>
        <translation>{name}的Q</translation>
    </message>
    <message>
        <source>{name}&apos;s king</source>
        <comment>after lower than</comment>
        <translation>{name}的K</translation>
    </message>
    <message>
        <source>{name}&apos;s ace</source>
        <comment>after lower than</comment>
        <translation>{name}的A</translation>
    </message>
    <message>
        <source>{name}&apos;s joker</source>
        <comment>after lower than</comment>
        <translation>{name}的王</translation>
    </message>
    <message>
        <source>A plain battle</source>
        <translation>普通的回合</translation>
    </message>
    <message>
        <source>A war</source>
        <translation>一次战争</translation>
    </message>
    <message>
        <source>A double war</source>
        <translation>双重战争</translation>
    </message>
    <message>
        <source>Too few cards for a war</source>
        <translation>牌不够开战</translation>
    </message>
    <message>
        <source>No cards left for a war</source>
        <translation>战争时没有牌了</translation>
    </message>
    <message>
        <source>Two of three players tie</source>
        <translation>三人中两人一样大</translation>
    </message>
    <message>
        <source>Here a war takes just one card from each player, so you either have enough or none at all.</source>
        <translation>在这里，战争只要每人一张牌，所以你要么够，要么一张也没有。</translation>
    </message>
    <message>
        <source>This deck is too small to show it, because so many cards go face down.</source>
        <translation>这副牌太小，演示不了，因为要扣下的牌太多。</translation>
    </message>
    <message>
        <source>Number &amp;of players</source>
        <extracomment>names of choices; what they offer stands beside</extracomment>
        <translation>玩家人数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>整副牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Jokers</source>
        <translation>王(&amp;J)</translation>
    </message>
    <message>
        <source>Cards &amp;per player</source>
        <translation>每人几张牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Aces</source>
        <translation>A 算(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Winning card</source>
        <translation>赢的牌是(&amp;W)</translation>
    </message>
    <message>
        <source>Cards face dow&amp;n in a war</source>
        <translation>战争时扣几张牌(&amp;N)</translation>
    </message>
    <message>
        <source>Who &amp;fights in a war</source>
        <translation>谁参战(&amp;F)</translation>
    </message>
    <message>
        <source>Too few cards for a wa&amp;r</source>
        <translation>牌不够开战时(&amp;R)</translation>
    </message>
    <message>
        <source>Pic&amp;king up</source>
        <translation>收牌(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Battle limit</source>
        <translation>回合上限(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Trip limit</source>
        <translation>轮数上限(&amp;T)</translation>
    </message>
    <message>
        <source>Ti&amp;me limit in minutes</source>
        <translation>时间上限（分钟）(&amp;M)</translation>
    </message>
    <message>
        <source>If the &amp;limit is reached</source>
        <translation>到了上限时(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>face down</comment>
        <translation>
            <numerusform>%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>不扣牌</translation>
    </message>
    <message>
        <source>52 cards, from the twos up</source>
        <extracomment>a choice in a list</extracomment>
        <translation>52 张牌，从 2 开始</translation>
    </message>
    <message>
        <source>36 cards, from the sixes up</source>
        <translation>36 张牌，从 6 开始</translation>
    </message>
    <message>
        <source>32 cards, from the sevens up</source>
        <translation>32 张牌，从 7 开始</translation>
    </message>
    <message>
        <source>With two players, there&apos;s no one else to join in.</source>
        <translation>两个人玩，没有别人可以加入。</translation>
    </message>
    <message>
        <source>No limit is set, so this only matters if a round would go on forever.</source>
        <translation>没有设上限，所以只有一局永远打不完时才用得上。</translation>
    </message>
    <message>
        <source>One card face down in a war, and a draw after 500 battles.</source>
        <translation>战争时扣一张牌，500 回合后算平局。</translation>
    </message>
    <message>
        <source>Your last card still fights, and the clock ends the round.</source>
        <translation>最后一张牌也能参战，时间一到就结束。</translation>
    </message>
    <message>
        <source>Like Family, with three cards face down in a war.</source>
        <translation>和“家庭”一样，但战争时扣三张牌。</translation>
    </message>
    <message>
        <source>Four cards face down in a war, and your last card keeps fighting.</source>
        <translation>战争时扣四张牌，最后一张牌一直战斗下去。</translation>
    </message>
    <message>
        <source>Half a deck, for a quick round.</source>
        <translation>半副牌，快快玩一局。</translation>
    </message>
    <message>
        <source>Three times through the cards, then the most cards wins.</source>
        <translation>打完三轮牌，牌最多的人赢。</translation>
    </message>
    <message>
        <source>The French game: 32 cards, from the sevens up.</source>
        <translation>法国玩法：32 张牌，从 7 开始。</translation>
    </message>
    <message>
        <source>No cards go face down in a war.</source>
        <translation>战争时不扣牌。</translation>
    </message>
    <message>
        <source>Two jokers beat everything else.</source>
        <translation>两张王比其他牌都大。</translation>
    </message>
    <message>
        <source>The lowest card wins, and five cards go face down in a war.</source>
        <translation>最小的牌赢，战争时扣五张牌。</translation>
    </message>
    <message>
        <source>The tied card says how many cards go face down.</source>
        <translation>一样大的牌是几，就扣几张牌。</translation>
    </message>
    <message>
        <source>Family for three, with won cards shuffled.</source>
        <translation>三个人的“家庭”，收的牌先洗一洗。</translation>
    </message>
    <message>
        <source>Four players, half an hour at most, won cards shuffled.</source>
        <translation>四名玩家，最多半小时，收的牌先洗一洗。</translation>
    </message>
    <message>
        <source>high</source>
        <extracomment>after: Aces</extracomment>
        <translation>最大</translation>
    </message>
    <message>
        <source>low</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>the highest</source>
        <extracomment>after: Winning card</extracomment>
        <translation>最大的</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>最小的</translation>
    </message>
    <message>
        <source>as many as the tied card says</source>
        <translation>一样大的牌是几就扣几张</translation>
    </message>
    <message>
        <source>only players who tied</source>
        <extracomment>after: Who fights in a war</extracomment>
        <translation>只有牌一样大的玩家</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>out of the round</source>
        <extracomment>what happens to a player with too few cards for a war</extracomment>
        <translation>出局</translation>
    </message>
    <message>
        <source>fights with the last card</source>
        <translation>用最后一张牌战斗</translation>
    </message>
    <message>
        <source>the last card keeps fighting</source>
        <translation>最后一张牌一直战斗下去</translation>
    </message>
    <message>
        <source>everyone lays the same number</source>
        <translation>所有人放一样多的牌</translation>
    </message>
    <message>
        <source>the round is a draw</source>
        <translation>这一局算平局</translation>
    </message>
    <message>
        <source>the winner&apos;s cards first</source>
        <extracomment>how won cards go under the pile</extracomment>
        <translation>先放赢家自己的牌</translation>
    </message>
    <message>
        <source>the winner&apos;s cards last</source>
        <translation>后放赢家自己的牌</translation>
    </message>
    <message>
        <source>in seat order</source>
        <translation>按座位顺序</translation>
    </message>
    <message>
        <source>turned over as they lie</source>
        <translation>照桌上的样子翻过来</translation>
    </message>
    <message>
        <source>the highest card first</source>
        <translation>先放最大的牌</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>洗一洗</translation>
    </message>
    <message>
        <source>it&apos;s a draw</source>
        <extracomment>after: If the limit is reached</extracomment>
        <translation>算平局</translation>
    </message>
    <message>
        <source>the most cards wins</source>
        <translation>牌最多的人赢</translation>
    </message>
    <message>
        <source>From 2 to 6 players, each with a pile of cards.</source>
        <translation>2 到 6 名玩家，每人一堆牌。</translation>
    </message>
    <message>
        <source>The full deck.</source>
        <translation>一整副牌。</translation>
    </message>
    <message>
        <source>Leaving out the lowest cards makes a shorter round.</source>
        <translation>去掉最小的牌，一局会短一些。</translation>
    </message>
    <message>
        <source>Jokers rank highest. Here the lowest card wins, so they&apos;re the weakest.</source>
        <translation>王最大。这里最小的牌赢，所以王反而最弱。</translation>
    </message>
    <message>
        <source>A joker beats every other card; two jokers are a tie.</source>
        <translation>王比其他牌都大；两张王算一样大。</translation>
    </message>
    <message numerus="yes">
        <source>The whole deck is dealt: %n card(s) each.</source>
        <translation>
            <numerusform>整副牌都发出去：每人 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <comment>before how many are set aside</comment>
        <translation>
            <numerusform>每人 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{each}; %n card(s) set aside.</source>
        <translation>
            <numerusform>{each}；%n 张牌放到一边。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ace ranks above the king.</source>
        <translation>A 比 K 大。</translation>
    </message>
    <message>
        <source>The ace is the lowest card of all.</source>
        <translation>A 是所有牌里最小的。</translation>
    </message>
    <message>
        <source>The highest card turned takes everything on the table.</source>
        <translation>翻开的牌里最大的，收走桌上所有的牌。</translation>
    </message>
    <message>
        <source>The lowest card turned takes everything on the table. This game is called Peace.</source>
        <translation>翻开的牌里最小的，收走桌上所有的牌。这种玩法叫“和平”。</translation>
    </message>
    <message>
        <source>A tie of sevens means 7 cards face down; a tie of kings means 10.</source>
        <translation>都是 7 就扣 7 张牌；都是 K 就扣 10 张。</translation>
    </message>
    <message>
        <source>Players at war just turn one more card.</source>
        <translation>参战的玩家只要再翻开一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n card(s), or more if they tie again.</source>
        <translation>
            <numerusform>两名玩家的战争会争夺 %n 张牌，如果又一样大，还会更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others wait, and their cards go to the winner.</source>
        <translation>其他人等着，他们的牌归赢家。</translation>
    </message>
    <message>
        <source>Players who didn&apos;t tie get another chance in the war.</source>
        <translation>牌不一样大的玩家，在战争里又有一次机会。</translation>
    </message>
    <message>
        <source>A player who can&apos;t lay a full war is out, and their cards go to the pot.</source>
        <translation>玩家的牌不够开战就出局，剩下的牌归到桌上。</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. With none left, they&apos;re out.</source>
        <translation>牌不够的玩家放下所有的牌，翻开最后一张。一张也没有就出局。</translation>
    </message>
    <message>
        <source>A short player lays all their cards and turns the last one. If they have none left, the one on the table fights on.</source>
        <translation>牌不够的玩家放下所有的牌，翻开最后一张。如果一张也没有，桌上的那张接着战斗。</translation>
    </message>
    <message>
        <source>Everyone lays only as many cards as the player with the fewest can. A player with none is out.</source>
        <translation>牌最少的玩家能放几张，所有人就放几张。一张也没有的玩家出局。</translation>
    </message>
    <message>
        <source>If anyone can&apos;t lay a full war, the round is a draw.</source>
        <translation>只要有人的牌不够开战，这一局就算平局。</translation>
    </message>
    <message>
        <source>The winner&apos;s own cards go under the pile first, then the others&apos;.</source>
        <translation>先把赢家自己的牌放到牌堆底下，再放别人的。</translation>
    </message>
    <message>
        <source>The others&apos; cards go under the pile first, then the winner&apos;s own.</source>
        <translation>先把别人的牌放到牌堆底下，再放赢家自己的。</translation>
    </message>
    <message>
        <source>Always in seat order, no matter who wins.</source>
        <translation>不管谁赢，总是按座位顺序。</translation>
    </message>
    <message>
        <source>The cards are pushed together and turned over, so the last one laid goes first.</source>
        <translation>把牌推到一起翻过来，所以最后放下的牌最先进去。</translation>
    </message>
    <message>
        <source>The highest card goes under the pile first, the lowest last.</source>
        <translation>最大的牌最先放到牌堆底下，最小的最后。</translation>
    </message>
    <message>
        <source>Won cards are shuffled before they go under the pile.</source>
        <translation>收的牌先洗一洗，再放到牌堆底下。</translation>
    </message>
    <message>
        <source>Each time everyone turns a card is one battle, wars included.</source>
        <translation>每次大家翻开一张牌算一个回合，战争也包括在内。</translation>
    </message>
    <message>
        <source>A trip ends when every player has gone through their pile once.</source>
        <translation>每名玩家都把自己的牌堆打完一遍，就是一轮。</translation>
    </message>
    <message>
        <source>The clock stops during a pause and while a dialog is open.</source>
        <translation>暂停时和对话框打开时，计时停下。</translation>
    </message>
    <message>
        <source>A round that reaches the limit has no winner.</source>
        <translation>到了上限的一局没有赢家。</translation>
    </message>
    <message>
        <source>The biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>牌最多的人赢。如果牌最多的人不止一个，算平局。</translation>
    </message>
    <message>
        <source>Half of all rounds end within</source>
        <extracomment>a number of battles and minutes follows, as in: 12 battles, 8 minutes</extracomment>
        <translation>一半的局用时不超过</translation>
    </message>
    <message>
        <source>9 rounds in 10 end within</source>
        <translation>十局有九局不超过</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>… {reason}</source>
        <extracomment>below Draws: why they were drawn</extracomment>
        <translation>… {reason}</translation>
    </message>
    <message>
        <source>Ended by a limit</source>
        <translation>到上限结束</translation>
    </message>
    <message>
        <source>Would never end</source>
        <translation>永远打不完</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你赢</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}赢</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s) in one battle</source>
        <translation>
            <numerusform>一个回合里 %n 次战争</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars in a round</source>
        <translation>一局里的战争</translation>
    </message>
    <message>
        <source>Longest war</source>
        <translation>最长的战争</translation>
    </message>
    <message>
        <source>half of all are over</source>
        <extracomment>below a number of minutes or battles</extracomment>
        <translation>一半的局已结束</translation>
    </message>
    <message>
        <source>9 in 10 are over</source>
        <translation>十局有九局已结束</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>would never end</source>
        <translation>永远打不完</translation>
    </message>
    <message>
        <source>wars in a round</source>
        <translation>一局里的战争</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>wars</comment>
        <translation>
            <numerusform>连续 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>不到 1%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>With these rules, many rounds would go on forever.</source>
        <translation>用这些规则，很多局会永远打不完。</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner.</source>
        <translation>用这些规则，很多局没有赢家。</translation>
    </message>
    <message>
        <source>With these rules, many rounds have no winner or would go on forever.</source>
        <translation>用这些规则，很多局没有赢家，或者永远打不完。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n card(s) in play, an odd number. Picked up in a fixed order, they can go round and round for a very long time.</source>
        <translation>
            <numerusform>一共有 %n 张牌，是单数。如果总按固定的顺序收牌，它们会转来转去很久很久。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle won cards</source>
        <translation>收的牌洗一洗</translation>
    </message>
    <message numerus="yes">
        <source>Deal one card fewer: %n card(s) each</source>
        <translation>
            <numerusform>少发一张牌：每人 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the most cards wins</source>
        <translation>
            <numerusform>%n 回合后牌最多的人赢</numerusform>
        </translation>
    </message>
    <message>
        <source>No drawn or endless rounds.</source>
        <translation>没有平局，也没有打不完的局。</translation>
    </message>
    <message>
        <source>Hardly any drawn or endless rounds.</source>
        <translation>几乎没有平局和打不完的局。</translation>
    </message>
    <message>
        <source>1 round in 100 is drawn or endless.</source>
        <translation>100 局中有 1 局是平局或打不完。</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 100 are drawn or endless.</source>
        <translation>
            <numerusform>100 局中有 %n 局是平局或打不完。</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到一分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} 小时</translation>
    </message>
    <message>
        <source>{low} to {high} h</source>
        <comment>hours</comment>
        <translation>{low} 到 {high} 小时</translation>
    </message>
    <message>
        <source>{high} h</source>
        <comment>hours</comment>
        <translation>{high} 小时</translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n min</source>
        <comment>minutes</comment>
        <translation>
            <numerusform>{low} 到 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Typically less than a minute.</source>
        <translation>一般不到一分钟。</translation>
    </message>
    <message>
        <source>Typically {low} to {high} hours.</source>
        <translation>一般 {low} 到 {high} 小时。</translation>
    </message>
    <message numerus="yes">
        <source>Typically about %n minute(s).</source>
        <translation>
            <numerusform>一般大约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Typically {low} to %n minute(s).</source>
        <translation>
            <numerusform>一般 {low} 到 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no draws.</source>
        <translation>没有平局。</translation>
    </message>
    <message>
        <source>Draws are very rare.</source>
        <translation>平局很少见。</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n is a draw.</source>
        <translation>
            <numerusform>%n 局中有 1 局是平局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 are draws.</source>
        <translation>
            <numerusform>10 局中有 %n 局是平局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round is a draw.</source>
        <translation>几乎每一局都是平局。</translation>
    </message>
    <message numerus="yes">
        <source>1 round in %n would never end.</source>
        <translation>
            <numerusform>%n 局中有 1 局永远打不完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in 10 would never end.</source>
        <translation>
            <numerusform>10 局中有 %n 局永远打不完。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly every round would never end.</source>
        <translation>几乎每一局都永远打不完。</translation>
    </message>
    <message>
        <source>{battles}, {time}</source>
        <comment>the length of a round</comment>
        <translation>{battles}，{time}</translation>
    </message>
    <message>
        <source>fewer than 1 in 100</source>
        <translation>100 局中不到 1 局</translation>
    </message>
    <message>
        <source>more than 99 in 100</source>
        <translation>100 局中超过 99 局</translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <extracomment>rounds</extracomment>
        <translation>100 局中 {number} 局</translation>
    </message>
    <message>
        <source>not enough cards for a war</source>
        <extracomment>after Draws and …: why</extracomment>
        <translation>牌不够开战</translation>
    </message>
    <message>
        <source>everyone at war equally short of cards</source>
        <translation>所有参战的人牌都不够，而且一样多</translation>
    </message>
    <message>
        <source>at the battle limit</source>
        <translation>到了回合上限</translation>
    </message>
    <message>
        <source>at the trip limit</source>
        <translation>到了轮数上限</translation>
    </message>
    <message>
        <source>at the time limit</source>
        <translation>到了时间上限</translation>
    </message>
    <message>
        <source>going round forever</source>
        <translation>转来转去打不完</translation>
    </message>
    <message>
        <source>The player with all the cards wins. A player with none left after a battle loses.</source>
        <translation>得到所有牌的玩家赢。一个回合后没有牌的玩家输。</translation>
    </message>
    <message>
        <source>A player with no cards left after a battle is out, and the others play on.</source>
        <translation>一个回合后没有牌的玩家出局，其他人接着玩。</translation>
    </message>
    <message>
        <source>The last player with cards wins, and by then has all of them.</source>
        <translation>最后还有牌的玩家赢，这时所有的牌都在这名玩家手里。</translation>
    </message>
    <message>
        <source>There are no points: only the cards count.</source>
        <translation>不计分：只看牌。</translation>
    </message>
    <message>
        <source>There&apos;s no limit: the round goes on until one player has all the cards.</source>
        <translation>没有上限：一直玩到一名玩家得到所有的牌。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s), if not before.</source>
        <translation>
            <numerusform>最迟 %n 回合后，这一局就结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning all the cards in the last battle still counts.</source>
        <translation>在最后一个回合赢得所有的牌也算数。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards, if not before.</source>
        <translation>
            <numerusform>最迟打完 %n 轮牌，这一局就结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards laid in a war count, too.</source>
        <translation>战争里放下的牌也算。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n minute(s) on the clock.</source>
        <translation>
            <numerusform>计时满 %n 分钟，这一局就结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>If time runs out during a battle or a war, that battle is finished with all its wars, and counts.</source>
        <translation>如果时间到的时候还在打一个回合或战争，就把这个回合连同所有战争打完，也算数。</translation>
    </message>
    <message>
        <source>The clock stops during a pause, while an example, a round with open hands, the history or a dialog is open, and while the window is minimised. It also stops while you&apos;re in another window, unless battles are playing automatically.</source>
        <translation>暂停时，例子、明牌的一局、记录或对话框打开时，窗口最小化时，计时都会停下。你在别的窗口时也会停下，除非正在自动出牌。</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, it&apos;s a draw.</source>
        <translation>如果到那时没有人得到所有的牌，就算平局。</translation>
    </message>
    <message>
        <source>If no one has all the cards by then, the biggest pile wins. If the biggest piles are equal, it&apos;s a draw.</source>
        <translation>如果到那时没有人得到所有的牌，牌最多的人赢。如果牌最多的人不止一个，算平局。</translation>
    </message>
    <message>
        <source>Cards waiting on the table don&apos;t count for anyone.</source>
        <translation>留在桌上等着的牌不算任何人的。</translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s).</source>
        <translation>
            <numerusform>打完 %n 回合，这一局也会结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round also ends after %n battle(s), or sooner if the cards come back to the same order as before, because then it would go on forever.</source>
        <translation>
            <numerusform>打完 %n 回合，这一局也会结束；如果牌又回到以前的顺序，会更早结束，因为那样就永远打不完了。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s a draw.</source>
        <translation>那就算平局。</translation>
    </message>
    <message>
        <source>The player with the most cards then wins.</source>
        <translation>那时牌最多的玩家赢。</translation>
    </message>
    <message>
        <source>A limit ended it before anyone had all the cards.</source>
        <translation>还没有人得到所有的牌，就到了上限。</translation>
    </message>
    <message>
        <source>A limit ended it while the biggest piles were equal.</source>
        <translation>到上限时，牌最多的人不止一个。</translation>
    </message>
    <message>
        <source>Someone had too few cards for a war, and under these rules that&apos;s a draw.</source>
        <translation>有人的牌不够开战，按这些规则算平局。</translation>
    </message>
    <message>
        <source>Under these rules, it was one of the following.</source>
        <translation>按这些规则，是下面的一种情况。</translation>
    </message>
    <message>
        <source>The players who tied had no cards left to break the tie, and no one else had any.</source>
        <translation>牌一样大的玩家没有牌来分胜负了，别人也都没有牌。</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight, and no one else had any.</source>
        <translation>最后参战的玩家牌一样多，都不够打，别人也都没有牌。</translation>
    </message>
    <message>
        <source>The last players at war had the same number of cards, too few to fight.</source>
        <translation>最后参战的玩家牌一样多，都不够打。</translation>
    </message>
    <message>
        <source>No one at war had a card left, and no one else had any.</source>
        <translation>参战的人一张牌也没有了，别人也都没有牌。</translation>
    </message>
    <message>
        <source>No one at war had a card left.</source>
        <translation>参战的人一张牌也没有了。</translation>
    </message>
    <message>
        <source>It would have gone on forever.</source>
        <translation>这一局会永远打不完。</translation>
    </message>
    <message>
        <source>It would have gone on forever, and the biggest piles were equal.</source>
        <translation>这一局会永远打不完，而且牌最多的人不止一个。</translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s).</source>
        <translation>
            <numerusform>打了 %n 回合还没有结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wasn&apos;t over after %n battle(s), and the biggest piles were equal.</source>
        <translation>
            <numerusform>打了 %n 回合还没有结束，而且牌最多的人不止一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Can I choose which card to play?</source>
        <translation>我可以选出哪张牌吗？</translation>
    </message>
    <message>
        <source>No. Everyone turns their top card. War is all luck: there&apos;s no skill involved.</source>
        <translation>不可以。每个人都翻开最上面的牌。拼大小全靠运气，不用技巧。</translation>
    </message>
    <message>
        <source>Is the ace high?</source>
        <translation>A 最大吗？</translation>
    </message>
    <message>
        <source>Do suits matter?</source>
        <translation>花色有关系吗？</translation>
    </message>
    <message>
        <source>No. A nine of clubs and a nine of hearts are equal: they tie.</source>
        <translation>没关系。梅花9和红桃9一样大。</translation>
    </message>
    <message>
        <source>How many cards go face down in a war?</source>
        <translation>战争时扣几张牌？</translation>
    </message>
    <message>
        <source>What if I have too few cards for a war?</source>
        <translation>我的牌不够开战怎么办？</translation>
    </message>
    <message>
        <source>Why was it a draw?</source>
        <translation>为什么是平局？</translation>
    </message>
    <message>
        <source>How long does a round last?</source>
        <translation>一局要多久？</translation>
    </message>
    <message>
        <source>How many can play?</source>
        <translation>可以几个人玩？</translation>
    </message>
    <message>
        <source>Can I look at the cards in my pile?</source>
        <translation>可以看自己牌堆里的牌吗？</translation>
    </message>
    <message>
        <source>No, not even at the next one.</source>
        <translation>不可以，连下一张也不行。</translation>
    </message>
    <message>
        <source>Does a war count as a separate battle?</source>
        <translation>战争算单独的回合吗？</translation>
    </message>
    <message>
        <source>No. It&apos;s part of the battle it began in.</source>
        <translation>不算。它属于开战的那个回合。</translation>
    </message>
    <message>
        <source>Is there any money involved?</source>
        <translation>要用钱吗？</translation>
    </message>
    <message>
        <source>No. You can&apos;t bet, buy or win anything except cards.</source>
        <translation>不用。除了牌，这里不能赌、不能买、也不能赢任何东西。</translation>
    </message>
    <message>
        <source>What do jokers do?</source>
        <translation>王有什么用？</translation>
    </message>
    <message>
        <source>Who fights if two of us tie?</source>
        <translation>我们两个牌一样大，谁参战？</translation>
    </message>
    <message>
        <source>Most people lay one, many lay three: agree before you begin.</source>
        <translation>多数人扣一张，也有不少人扣三张：开始前先说好。</translation>
    </message>
    <message>
        <source>None. Each player just turns one more card face up.</source>
        <translation>不扣牌。每名玩家只要再翻开一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from each player, then one more face up.</source>
        <translation>
            <numerusform>每名玩家扣 %n 张，再翻开一张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A war between two players is fought over %n of their card(s), or more if they tie again.</source>
        <translation>
            <numerusform>两名玩家的战争会争夺他们的 %n 张牌，如果又一样大，还会更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards: it can be a few minutes or more than an hour.</source>
        <translation>要看牌怎么来：可能几分钟，也可能一个多小时。</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) at most.</source>
        <translation>
            <numerusform>最多 %n 回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trip(s) through the cards at most.</source>
        <translation>
            <numerusform>最多 %n 轮牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) at most.</source>
        <translation>
            <numerusform>最多 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>That&apos;s up to the cards, but there&apos;s a limit.</source>
        <translation>要看牌怎么来，不过有上限。</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>{least} 到 {most} 人。</translation>
    </message>
    <message numerus="yes">
        <source>This round has %n.</source>
        <comment>players</comment>
        <translation>
            <numerusform>这一局有 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>With more than two, only those who tie for the best card go to war.</source>
        <translation>超过两个人时，只有最好的牌一样大的人才开战。</translation>
    </message>
    <message>
        <source>With more than two, everyone who turned a card fights in a war.</source>
        <translation>超过两个人时，每个翻了牌的人都参战。</translation>
    </message>
    <message>
        <source>They rank above all other cards, and two jokers tie.</source>
        <translation>它们比其他所有牌都大，两张王一样大。</translation>
    </message>
    <message>
        <source>The joker ranks above all other cards.</source>
        <translation>王比其他所有牌都大。</translation>
    </message>
    <message>
        <source>The lowest card wins here, so a joker is the worst card to turn.</source>
        <translation>这里最小的牌赢，所以翻到王最糟糕。</translation>
    </message>
    <message>
        <source>Everyone who turned a card, even those who didn&apos;t tie.</source>
        <translation>每个翻了牌的人，牌不一样大的也参战。</translation>
    </message>
    <message>
        <source>Only the players who tied for the best card. If you&apos;re not one of them, you wait and lose the card you turned.</source>
        <translation>只有最好的牌一样大的玩家。如果你不在其中，就等着，并失去你翻开的牌。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>the parts of the guide</extracomment>
        <translation>准备</translation>
    </message>
    <message>
        <source>Turning cards</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>War</source>
        <translation>战争</translation>
    </message>
    <message>
        <source>Running short</source>
        <translation>牌不够</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, queen, king and ace.</source>
        <translation>
            <numerusform>这副牌有 %n 张：四种花色，每种从 {lowest} 到 10，再加 J、Q、K、A。</numerusform>
        </translation>
    </message>
    <message>
        <source>War is also called Battle.</source>
        <translation>拼大小也叫“战争”。</translation>
    </message>
    <message>
        <source>The aim is to win all the cards. There&apos;s nothing to decide: it&apos;s all luck.</source>
        <translation>目标是赢得所有的牌。什么都不用决定：全靠运气。</translation>
    </message>
    <message numerus="yes">
        <source>This round is for %n player(s).</source>
        <translation>
            <numerusform>这一局有 %n 名玩家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n joker(s), that makes {cards}.</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>加上 %n 张王，一共 {cards} 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are shuffled and dealt one at a time until each player has %n.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>洗牌后一张一张地发，直到每名玩家有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player&apos;s cards lie in a pile, face down. No one looks at them or changes their order.</source>
        <translation>每名玩家的牌扣成一堆，背面朝上。谁也不看，谁也不改变顺序。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s), set aside and not played.</source>
        <translation>
            <numerusform>剩下 %n 张牌，放到一边不用。</numerusform>
        </translation>
    </message>
    <message>
        <source>You play against the computer, or with people beside you; nothing goes over the internet.</source>
        <translation>你和电脑玩，或者和身边的人一起玩；什么都不会上网。</translation>
    </message>
    <message>
        <source>The highest card takes everything on the table.</source>
        <translation>最大的牌收走桌上所有的牌。</translation>
    </message>
    <message>
        <source>The lowest card takes everything on the table.</source>
        <translation>最小的牌收走桌上所有的牌。</translation>
    </message>
    <message>
        <source>Everyone turns the top card of their pile at the same time.</source>
        <translation>所有人同时翻开自己牌堆最上面的牌。</translation>
    </message>
    <message>
        <source>That&apos;s one battle, including any wars in it.</source>
        <translation>这是一个回合，里面的战争也算在内。</translation>
    </message>
    <message>
        <source>From best to worst: {ranks}. Suits don&apos;t matter.</source>
        <translation>从最好到最差：{ranks}。花色没有关系。</translation>
    </message>
    <message>
        <source>A pair beaten by a better card isn&apos;t a tie: only the best card counts.</source>
        <translation>两张一样大的牌输给更好的牌就不算：只看最好的牌。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then the loser&apos;s.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：先放赢家自己的，再放输家的。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the loser&apos;s first, then the winner&apos;s own.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：先放输家的，再放赢家自己的。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the winner&apos;s own first, then everyone else&apos;s, clockwise.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：先放赢家自己的，再按顺时针放其他人的。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: everyone else&apos;s first, clockwise, then the winner&apos;s own.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：先按顺时针放其他人的，再放赢家自己的。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: always in seat order, no matter who wins.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：不管谁赢，总是按座位顺序。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: turned over as they lie on the table, so the last one laid goes first.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：照桌上的样子翻过来，所以最后放下的牌最先进去。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: the highest card first, the lowest last.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：最大的牌最先，最小的最后。</translation>
    </message>
    <message>
        <source>The cards go face down under the winner&apos;s pile: in random order, after a shuffle.</source>
        <translation>牌背面朝上放到赢家的牌堆底下：先洗一洗，顺序随机。</translation>
    </message>
    <message>
        <source>Two jokers tie as well.</source>
        <translation>两张王也一样大。</translation>
    </message>
    <message>
        <source>The highest of these face-up cards takes everything on the table.</source>
        <translation>这些翻开的牌里最大的，收走桌上所有的牌。</translation>
    </message>
    <message>
        <source>The lowest of these face-up cards takes everything on the table.</source>
        <translation>这些翻开的牌里最小的，收走桌上所有的牌。</translation>
    </message>
    <message>
        <source>If they tie again, there&apos;s another war.</source>
        <translation>如果又一样大，就再开战一次。</translation>
    </message>
    <message>
        <source>If both cards have the same rank, it&apos;s war.</source>
        <translation>如果两张牌一样大，就开战。</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war, and everyone who turned a card fights in it.</source>
        <translation>如果两名或更多玩家最好的牌一样大，就开战，每个翻了牌的人都参战。</translation>
    </message>
    <message>
        <source>If two or more players tie for the best card, it&apos;s war between them. The others wait, and their cards stay on the table for the winner.</source>
        <translation>如果两名或更多玩家最好的牌一样大，他们之间就开战。其他人等着，牌留在桌上归赢家。</translation>
    </message>
    <message>
        <source>No cards go face down: each player in the war just turns one more card.</source>
        <translation>不扣牌：每名参战的玩家只要再翻开一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>Each player in the war lays %n card(s) face down on the tied card, then one face up.</source>
        <translation>
            <numerusform>每名参战的玩家在一样大的牌上扣下 %n 张牌，再翻开一张。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tied card says how many cards each player in the war lays face down. Then each turns one face up.</source>
        <translation>一样大的牌是几，每名参战的玩家就扣几张牌。然后每人翻开一张。</translation>
    </message>
    <message>
        <source>A tie of sevens means {seven}; jacks, queens and kings mean {jack}.</source>
        <translation>都是 7 就扣 {seven} 张；都是 J、Q 或 K 就扣 {jack} 张。</translation>
    </message>
    <message>
        <source>Aces mean {ace}.</source>
        <translation>都是 A 就扣 {ace} 张。</translation>
    </message>
    <message>
        <source>Jokers mean {joker}.</source>
        <translation>都是王就扣 {joker} 张。</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card, and that makes it the best.</source>
        <translation>不是。这里 A 是最小的牌，所以它最好。</translation>
    </message>
    <message>
        <source>No. Here the ace is the lowest card.</source>
        <translation>不是。这里 A 是最小的牌。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats only a joker.</source>
        <translation>是的。它比 K 大，所以在这里它只能赢王。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, so here it beats nothing.</source>
        <translation>是的。它比 K 大，所以在这里它什么也赢不了。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king, and only a joker is higher.</source>
        <translation>是的。它比 K 大，只有王比它大。</translation>
    </message>
    <message>
        <source>Yes. It ranks above the king.</source>
        <translation>是的。它比 K 大。</translation>
    </message>
    <message>
        <source>Then the round is a draw.</source>
        <translation>那么这一局算平局。</translation>
    </message>
    <message>
        <source>If you have none left, your card on the table fights on.</source>
        <translation>如果一张也没有，你桌上的牌接着战斗。</translation>
    </message>
    <message>
        <source>If you have none left, you&apos;re out.</source>
        <translation>如果一张也没有，你就出局。</translation>
    </message>
    <message>
        <source>Then you&apos;re out, and your remaining cards go to the pot.</source>
        <translation>那么你出局，剩下的牌归到桌上。</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, you&apos;re out.</source>
        <translation>有几张就放几张，翻开最后一张。如果一张也没有，你就出局。</translation>
    </message>
    <message>
        <source>You lay what you have and turn the last card. If you have none left, your card on the table fights on.</source>
        <translation>有几张就放几张，翻开最后一张。如果一张也没有，你桌上的牌接着战斗。</translation>
    </message>
    <message>
        <source>Then everyone lays only as many cards as you have. If you have none left, you&apos;re out.</source>
        <translation>那么你有几张，所有人就放几张。如果一张也没有，你就出局。</translation>
    </message>
    <message>
        <source>That goes for everyone in the war, tied or not.</source>
        <translation>参战的人都这样，不管牌是不是一样大。</translation>
    </message>
    <message>
        <source>A war takes the face-down cards and one more from each player in it. A player with fewer is short.</source>
        <translation>每名参战的玩家要拿出扣下的牌，再加一张。牌更少的玩家就是牌不够。</translation>
    </message>
    <message>
        <source>A player at war with no cards left is short.</source>
        <translation>参战时没有牌的玩家就是牌不够。</translation>
    </message>
    <message numerus="yes">
        <source>A war takes %n card(s) from each player in it. A player with fewer is short.</source>
        <translation>
            <numerusform>每名参战的玩家要拿出 %n 张牌。牌更少的玩家就是牌不够。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with no cards left is out.</source>
        <translation>没有牌的玩家出局。</translation>
    </message>
    <message>
        <source>If only one player is left at war, that player takes the pot and lays nothing.</source>
        <translation>如果只剩一名玩家参战，这名玩家不用放牌，收走桌上的牌。</translation>
    </message>
    <message>
        <source>Then no one wins: the round is a draw right away, before anything is laid.</source>
        <translation>那就没有人赢：还没放牌，这一局马上算平局。</translation>
    </message>
    <message>
        <source>A short player is out of the round, and their remaining cards go to the pot.</source>
        <translation>牌不够的玩家在这一局出局，剩下的牌归到桌上。</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on.</source>
        <translation>如果玩家没有牌了，桌上正面朝上的那张接着战斗。</translation>
    </message>
    <message>
        <source>If a player has no cards left, the one lying face up on the table fights on, even if it wasn&apos;t part of the tie.</source>
        <translation>如果玩家没有牌了，桌上正面朝上的那张接着战斗，就算它不是一样大的牌。</translation>
    </message>
    <message>
        <source>To be fair, everyone then lays only as many cards as the player with the fewest has.</source>
        <translation>为了公平，牌最少的玩家有几张，所有人就放几张。</translation>
    </message>
    <message>
        <source>The last one is turned face up.</source>
        <translation>最后一张正面朝上。</translation>
    </message>
    <message>
        <source>A short player is out of the round.</source>
        <translation>牌不够的玩家在这一局出局。</translation>
    </message>
    <message>
        <source>A short player lays all the cards they have, the last one face up.</source>
        <translation>牌不够的玩家放下所有的牌，最后一张正面朝上。</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has a card left, nothing can break that tie, no matter who else fights.</source>
        <translation>如果最好的牌一样大的人都没有牌了，不管还有谁参战，都分不出胜负。</translation>
    </message>
    <message>
        <source>If no one at war has a card left, no one can fight.</source>
        <translation>如果参战的人都没有牌了，就没有人能战斗。</translation>
    </message>
    <message>
        <source>If everyone at war is short, only the player with the most cards is left.</source>
        <translation>如果参战的人牌都不够，只留下牌最多的玩家。</translation>
    </message>
    <message>
        <source>If several have the most, no one can fight.</source>
        <translation>如果有几个人的牌都最多，就没有人能战斗。</translation>
    </message>
    <message>
        <source>Then everyone at war is out, and the cards wait on the table for the next winner.</source>
        <translation>那么参战的人都出局，牌留在桌上等下一个赢家。</translation>
    </message>
    <message>
        <source>Then the players who tied are out, and the cards wait on the table for the next winner.</source>
        <translation>那么牌一样大的玩家都出局，牌留在桌上等下一个赢家。</translation>
    </message>
    <message>
        <source>They go under the winner&apos;s pile before the new ones.</source>
        <translation>它们比新赢的牌先放到赢家的牌堆底下。</translation>
    </message>
    <message>
        <source>If only one other player still has cards, that player takes them and wins.</source>
        <translation>如果只有一名别的玩家还有牌，这名玩家收走它们并获胜。</translation>
    </message>
    <message>
        <source>If no one else has any, the round is a draw.</source>
        <translation>如果别人都没有牌，这一局算平局。</translation>
    </message>
    <message>
        <source>If neither of you has any, the round is a draw.</source>
        <translation>如果你们两个都没有牌，这一局算平局。</translation>
    </message>
    <message>
        <source>If you&apos;re both short, the one with more cards takes the pot. If you have the same number, it&apos;s a draw.</source>
        <translation>如果你们两个牌都不够，牌多的人收走桌上的牌。如果一样多，算平局。</translation>
    </message>
    <message>
        <source>If no one who tied for the best card has any, all of them are out.</source>
        <translation>如果最好的牌一样大的人都没有牌，他们全部出局。</translation>
    </message>
    <message>
        <source>If no one at war has any, no one can fight.</source>
        <translation>如果参战的人都没有牌，就没有人能战斗。</translation>
    </message>
    <message>
        <source>If no one has any, the round is a draw.</source>
        <translation>如果谁也没有牌，这一局算平局。</translation>
    </message>
    <message>
        <source>If everyone at war is short, the player with the most cards takes the pot. If several have the most, no one can fight.</source>
        <translation>如果参战的人牌都不够，牌最多的玩家收走桌上的牌。如果有几个人的牌都最多，就没有人能战斗。</translation>
    </message>
    <message>
        <source>No rules end within {minutes} minutes for {players} players.</source>
        <translation>{players} 名玩家时，没有规则能在 {minutes} 分钟内结束。</translation>
    </message>
    <message numerus="yes">
        <source>The nearest take up to %n minute(s).</source>
        <translation>
            <numerusform>最接近的最多要 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>By no rules do most rounds last about {minutes} minutes.</source>
        <translation>没有规则能让多数局持续大约 {minutes} 分钟。</translation>
    </message>
    <message numerus="yes">
        <source>By the nearest, a round lasts %n minute(s) on average.</source>
        <translation>
            <numerusform>按最接近的规则，一局平均 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of lead in a round by the nearest: {value}.</source>
        <translation>按最接近的规则，一局里领先交替的次数：{value}。</translation>
    </message>
    <message>
        <source>By the nearest, {value} % of rounds are drawn.</source>
        <translation>按最接近的规则，{value}% 的局是平局。</translation>
    </message>
    <message>
        <source>By the nearest, a player sits out {value} % of a round.</source>
        <translation>按最接近的规则，一名玩家有 {value}% 的时间在出局等待。</translation>
    </message>
    <message>
        <source>Wars in a round by the nearest: {value}.</source>
        <translation>按最接近的规则，一局里的战争次数：{value}。</translation>
    </message>
    <message>
        <source>Few people know the nearest.</source>
        <translation>最接近的规则没有多少人熟悉。</translation>
    </message>
    <message>
        <source>No rules fit: “{wish}” stands in the way.</source>
        <translation>没有合适的规则：“{wish}”做不到。</translation>
    </message>
    <message>
        <source>Few draws</source>
        <translation>平局少</translation>
    </message>
    <message>
        <source>No one drops out early</source>
        <translation>没人早早出局</translation>
    </message>
    <message>
        <source>Many wars</source>
        <translation>战争多</translation>
    </message>
    <message>
        <source>Only rules people know</source>
        <translation>只用大家熟悉的规则</translation>
    </message>
    <message>
        <source>Few changes of lead</source>
        <translation>领先交替少</translation>
    </message>
    <message>
        <source>Many changes of lead</source>
        <translation>领先交替多</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n 张王</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each</source>
        <translation>
            <numerusform>每人 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest card wins</source>
        <translation>最小的牌赢</translation>
    </message>
    <message>
        <source>{cards}; {limit}.</source>
        <extracomment>such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.</extracomment>
        <translation>{cards}；{limit}。</translation>
    </message>
    <message>
        <source>{cards}.</source>
        <translation>{cards}。</translation>
    </message>
    <message>
        <source>All 52 cards</source>
        <translation>全部 52 张牌</translation>
    </message>
    <message>
        <source>won cards shuffled</source>
        <translation>收的牌洗一洗</translation>
    </message>
    <message>
        <source>36 cards from the sixes up</source>
        <translation>从 6 开始的 36 张牌</translation>
    </message>
    <message>
        <source>32 cards from the sevens up</source>
        <translation>从 7 开始的 32 张牌</translation>
    </message>
    <message>
        <source>as many cards face down in a war as the tied rank says</source>
        <translation>战争时，一样大的牌是几就扣几张</translation>
    </message>
    <message>
        <source>no card face down in a war</source>
        <translation>战争时不扣牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down in a war</source>
        <translation>
            <numerusform>战争时扣 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>%n 分钟后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n trip(s)</source>
        <translation>
            <numerusform>%n 轮牌后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n battle(s)</source>
        <translation>
            <numerusform>%n 回合后</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} it&apos;s a draw</source>
        <extracomment>after 150 battles it&apos;s a draw</extracomment>
        <translation>{when}算平局</translation>
    </message>
    <message>
        <source>{when} the most cards win</source>
        <translation>{when}牌最多的人赢</translation>
    </message>
    <message>
        <source>Yes. {fact}</source>
        <comment>a whole sentence</comment>
        <translation>对。{fact}</translation>
    </message>
    <message>
        <source>{a} and {b} make *{s}*.</source>
        <translation>{a} 和 {b} 合起来是 *{s}*。</translation>
    </message>
    <message>
        <source>{a} is *more* than {b}.</source>
        <translation>{a} 比 {b} *大*。</translation>
    </message>
    <message>
        <source>{a} is *less* than {b}.</source>
        <translation>{a} 比 {b} *小*。</translation>
    </message>
    <message>
        <source>From {b} to {a} it&apos;s *{s}*.</source>
        <translation>从 {b} 到 {a} 是 *{s}*。</translation>
    </message>
    <message>
        <source>{a} times {b} is *{s}*.</source>
        <translation>{a} 乘 {b} 等于 *{s}*。</translation>
    </message>
    <message>
        <source>{fact} Tap this sign.</source>
        <comment>a whole sentence</comment>
        <translation>{fact}点一点这个符号。</translation>
    </message>
    <message>
        <source>Put the {a} first. Tap the arrows.</source>
        <translation>先放 {a}。点一点箭头。</translation>
    </message>
    <message>
        <source>It&apos;s *{a}*. Tap the {a}.</source>
        <translation>是 *{a}*。点一点 {a}。</translation>
    </message>
    <message>
        <source>It&apos;s *{number}*. Tap the {tens}, then the {ones}.</source>
        <translation>是 *{number}*。先点 {tens}，再点 {ones}。</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Tap the equals sign.</source>
        <translation>它们*一样大*。点一点等号。</translation>
    </message>
    <message>
        <source>{a} is *more*. Tap the {a}.</source>
        <translation>{a} *更大*。点一点 {a}。</translation>
    </message>
    <message>
        <source>{a} is *less*. Tap the {a}.</source>
        <translation>{a} *更小*。点一点 {a}。</translation>
    </message>
    <message>
        <source>These two are *further apart*. Tap them.</source>
        <translation>这两张*差得多*。点一点它们。</translation>
    </message>
    <message>
        <source>These two are *closer together*. Tap them.</source>
        <translation>这两张*差得少*。点一点它们。</translation>
    </message>
    <message>
        <source>{a} is *greater*. Tap it.</source>
        <translation>{a} *更大*。点一点它。</translation>
    </message>
    <message>
        <source>{a} times {b} is *more*. Tap it.</source>
        <translation>{a} 乘 {b} *更大*。点一点它。</translation>
    </message>
    <message>
        <source>{a} and {b} make *more*. Tap them.</source>
        <translation>{a} 和 {b} 合起来*更大*。点一点它们。</translation>
    </message>
    <message>
        <source>They&apos;re *the same*. Nothing is left over.</source>
        <translation>它们*一样大*。一个也不多。</translation>
    </message>
    <message>
        <source>{a} is *{d} more* than {b}.</source>
        <translation>{a} 比 {b} *多 {d}*。</translation>
    </message>
    <message>
        <source>{a} *is greater than* {b}.</source>
        <translation>{a} *大于* {b}。</translation>
    </message>
    <message>
        <source>{a} *is equal to* {b}.</source>
        <translation>{a} *等于* {b}。</translation>
    </message>
    <message>
        <source>{a} *is less than* {b}.</source>
        <translation>{a} *小于* {b}。</translation>
    </message>
    <message>
        <source>Both make *{a}*.</source>
        <translation>合起来都是 *{a}*。</translation>
    </message>
    <message>
        <source>Both are *{a}* apart.</source>
        <translation>都相差 *{a}*。</translation>
    </message>
    <message>
        <source>Both are *{a}*.</source>
        <translation>都是 *{a}*。</translation>
    </message>
    <message>
        <source>{tens} and {ones} make *{number}*.</source>
        <translation>{tens}和 {ones}是 *{number}*。</translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n 个十</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one(s)</source>
        <comment>tens and ones of a number</comment>
        <translation>
            <numerusform>%n 个一</numerusform>
        </translation>
    </message>
    <message>
        <source>{made} {a} is *greater* than {b}.</source>
        <comment>the first is a whole sentence</comment>
        <translation>{made}{a} *大于* {b}。</translation>
    </message>
    <message>
        <source>That&apos;s how many there are. How many *more* than {b}?</source>
        <translation>这是一共的数。比 {b} *多*几个？</translation>
    </message>
    <message>
        <source>Look again. {question}</source>
        <comment>a whole sentence</comment>
        <translation>再看一看。{question}</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which rows have more blocks?</source>
        <translation>我们一起看。哪边的积木排得更多？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do the hops end further along the line?</source>
        <translation>我们一起看。哪边跳得更远？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is taller?</source>
        <translation>我们一起看。哪座塔更高？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more pips?</source>
        <translation>我们一起看。哪边的图案点更多？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has more dots?</source>
        <translation>我们一起看。哪块板上的圆点更多？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which tower is shorter?</source>
        <translation>我们一起看。哪座塔更矮？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer pips?</source>
        <translation>我们一起看。哪边的图案点更少？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which frame has fewer dots?</source>
        <translation>我们一起看。哪块板上的圆点更少？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number comes first on the line?</source>
        <translation>我们一起看。数轴上哪个数在前面？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which number is further along the line?</source>
        <translation>我们一起看。数轴上哪个数更远？</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks.</source>
        <translation>我们来数积木。</translation>
    </message>
    <message>
        <source>Let&apos;s count the pips.</source>
        <translation>我们来数图案点。</translation>
    </message>
    <message>
        <source>Let&apos;s count the dots.</source>
        <translation>我们来数圆点。</translation>
    </message>
    <message>
        <source>Let&apos;s count on along the line.</source>
        <translation>我们沿着数轴接着数。</translation>
    </message>
    <message>
        <source>Let&apos;s count the blocks that stick out.</source>
        <translation>我们来数多出来的积木。</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many pips have no partner?</source>
        <translation>我们一起看。几个图案点没有伙伴？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. How many dots have no partner?</source>
        <translation>我们一起看。几个圆点没有伙伴？</translation>
    </message>
    <message>
        <source>Let&apos;s count the hops.</source>
        <translation>我们来数跳了几步。</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do fewer blocks stick out?</source>
        <translation>我们一起看。哪边多出来的积木更少？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there fewer hops?</source>
        <translation>我们一起看。哪边跳的步数更少？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where do more blocks stick out?</source>
        <translation>我们一起看。哪边多出来的积木更多？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Where are there more hops?</source>
        <translation>我们一起看。哪边跳的步数更多？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. What if the cards swap places?</source>
        <translation>我们一起看。如果两张牌换一换位置呢？</translation>
    </message>
    <message>
        <source>The tens are the same. Which has more ones?</source>
        <translation>十位一样。哪个的个位更大？</translation>
    </message>
    <message>
        <source>Let&apos;s look together. Which has more tens?</source>
        <translation>我们一起看。哪个的十位更大？</translation>
    </message>
    <message>
        <source>Which is less?</source>
        <translation>哪个小？</translation>
    </message>
    <message>
        <source>Which is more?</source>
        <extracomment>kinds of questions for small children</extracomment>
        <translation>哪个大？</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>数点点</translation>
    </message>
    <message>
        <source>How many more?</source>
        <translation>多几个？</translation>
    </message>
    <message>
        <source>Less, same, more</source>
        <translation>小于、等于、大于</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加一加</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>减一减</translation>
    </message>
    <message>
        <source>Tens and ones</source>
        <translation>十位和个位</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>乘一乘</translation>
    </message>
    <message>
        <source>Two towers of blocks</source>
        <extracomment>pictures that help to count</extracomment>
        <translation>两座积木塔</translation>
    </message>
    <message>
        <source>Pips to count</source>
        <translation>图案点</translation>
    </message>
    <message>
        <source>Ten frame</source>
        <translation>十格板</translation>
    </message>
    <message>
        <source>Number line</source>
        <translation>数轴</translation>
    </message>
    <message>
        <source>sure</source>
        <extracomment>how well a child knows a pair of numbers</extracomment>
        <translation>很熟</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>还不熟</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没问过</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <comment>a pair of numbers</comment>
        <translation>{a} 和 {b}</translation>
    </message>
    <message>
        <source>Tens far apart</source>
        <translation>十位差得多</translation>
    </message>
    <message>
        <source>Tens one or two apart</source>
        <translation>十位差一或二</translation>
    </message>
    <message>
        <source>The same tens</source>
        <translation>十位一样</translation>
    </message>
    <message>
        <source>Figures swapped</source>
        <translation>数字对调</translation>
    </message>
    <message>
        <source>The same number</source>
        <translation>同一个数</translation>
    </message>
    <message>
        <source>What would you like to play?</source>
        <translation>你想玩什么？</translation>
    </message>
    <message>
        <source>Turn your card!</source>
        <translation>翻开你的牌！</translation>
    </message>
    <message>
        <source>Are you both ready?</source>
        <translation>你们都准备好了吗？</translation>
    </message>
    <message>
        <source>It&apos;s war! We turn another card.</source>
        <translation>开战！我们再翻一张牌。</translation>
    </message>
    <message>
        <source>Thank you for playing, {first} and {second}. Our lesson is over.</source>
        <translation>谢谢{first}和{second}一起玩。小课结束了。</translation>
    </message>
    <message>
        <source>Thank you for playing, {name}. Our lesson is over.</source>
        <translation>谢谢你来玩，{name}。小课结束了。</translation>
    </message>
    <message>
        <source>Thank you for playing. Our lesson is over.</source>
        <translation>谢谢你来玩。小课结束了。</translation>
    </message>
    <message>
        <source>You looked closely, and you looked twice when it was hard.</source>
        <translation>你看得很仔细，难的地方还看了两遍。</translation>
    </message>
    <message>
        <source>You looked closely.</source>
        <translation>你看得很仔细。</translation>
    </message>
    <message>
        <source>Rods of ten and cubes: {left} on the left, {right} on the right.</source>
        <translation>十根条和小方块：左边 {left}，右边 {right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n dot(s)</source>
        <comment>in a ten frame</comment>
        <translation>
            <numerusform>%n 个圆点</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten frames: {left} on the left, {right} on the right.</source>
        <translation>十格板：左边{left}，右边{right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <comment>of cards</comment>
        <translation>
            <numerusform>%n 个图案点</numerusform>
        </translation>
    </message>
    <message>
        <source>Pips to count: {left} on the left, {right} on the right.</source>
        <translation>数图案点：左边{left}，右边{right}。</translation>
    </message>
    <message>
        <source>Rows of blocks: {left} on the left, {right} on the right.</source>
        <translation>积木排：左边{left}，右边{right}。</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <comment>in a tower</comment>
        <translation>
            <numerusform>%n 块积木</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers: {left} on the left, {right} on the right.</source>
        <translation>积木塔：左边{left}，右边{right}。</translation>
    </message>
    <message>
        <source>{tens} and {ones}</source>
        <comment>tens and ones of a number</comment>
        <translation>{tens}和 {ones}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {width}</source>
        <comment>rows of so many blocks</comment>
        <translation>
            <numerusform>%n 排，每排 {width} 块</numerusform>
        </translation>
    </message>
    <message>
        <source>A number line from 0 to {end}.</source>
        <translation>从 0 到 {end} 的数轴。</translation>
    </message>
    <message>
        <source>Marked: {numbers}.</source>
        <translation>标出了：{numbers}。</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) from {start} to {end}.</source>
        <comment>along a number line</comment>
        <translation>
            <numerusform>从 {start} 到 {end} 跳 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>{items}, {item}</source>
        <extracomment>a list</extracomment>
        <translation>{items}，{item}</translation>
    </message>
    <message>
        <source>{counted}.</source>
        <comment>numbers counted aloud</comment>
        <translation>{counted}。</translation>
    </message>
    <message>
        <source>This hasn&apos;t come up yet.</source>
        <translation>这个还没出现过。</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s)</source>
        <comment>a pair of numbers</comment>
        <translation>
            <numerusform>问过 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} right at once</source>
        <translation>{number} 次一下就对</translation>
    </message>
    <message>
        <source>{number} with help</source>
        <translation>{number} 次有帮助</translation>
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
        <translation>现在：{knowledge}。</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>还没问过</translation>
    </message>
    <message>
        <source>sure of {number} of {all}</source>
        <translation>{all} 个里 {number} 个很熟</translation>
    </message>
    <message>
        <source>no lessons yet</source>
        <translation>还没有小课</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n 次小课</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} on {day}</source>
        <translation>{day}，{lessons}</translation>
    </message>
    <message>
        <source>{lessons} from {first} to {last}</source>
        <translation>{first} 到 {last}，{lessons}</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) each</source>
        <comment>lessons</comment>
        <translation>
            <numerusform>每次大约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>{lessons} · {minutes}</source>
        <comment>lessons, and how long they are</comment>
        <translation>{lessons} · {minutes}</translation>
    </message>
    <message>
        <source>It has had no lessons.</source>
        <translation>还没上过小课。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) and all answers in them are deleted.</source>
        <translation>
            <numerusform>会删除 %n 次小课和里面所有的答案。</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers {range}</source>
        <translation>数字 {range}</translation>
    </message>
    <message>
        <source>Right at once twice running, with other pairs in between.</source>
        <translation>连续两次一下就对，中间隔着别的数对。</translation>
    </message>
    <message>
        <source>Met, and worth another look.</source>
        <translation>见过，值得再看一看。</translation>
    </message>
    <message>
        <source>Hasn&apos;t come up so far.</source>
        <translation>还没出现过。</translation>
    </message>
    <message>
        <source>Take the number cards.</source>
        <translation>拿出数字卡。</translation>
    </message>
    <message>
        <source>Take all cards with the number {number}.</source>
        <translation>拿出所有数字是 {number} 的卡。</translation>
    </message>
    <message>
        <source>Take the cards {first} to {last}.</source>
        <translation>拿出 {first} 到 {last} 的卡。</translation>
    </message>
    <message>
        <source>Each turns one. Build a tower of blocks for either card, and say which is taller and by how many.</source>
        <translation>每人翻开一张。给每张牌搭一座积木塔，说说哪座更高、高多少。</translation>
    </message>
    <message>
        <source>How many more is {a} than {b}?</source>
        <translation>{a} 比 {b} 多几个？</translation>
    </message>
    <message>
        <source>Which sign belongs between {a} and {b}?</source>
        <translation>{a} 和 {b} 中间该填哪个符号？</translation>
    </message>
    <message>
        <source>How much are {a} and {b} together?</source>
        <translation>{a} 和 {b} 合起来是多少？</translation>
    </message>
    <message>
        <source>Which is more: {a} times {b}, or {c} times {d}?</source>
        <translation>哪个更大：{a} 乘 {b}，还是 {c} 乘 {d}？</translation>
    </message>
    <message>
        <source>Which has more dots?</source>
        <translation>哪边的点更多？</translation>
    </message>
    <message>
        <source>Which two cards make more together?</source>
        <translation>哪两张牌合起来更大？</translation>
    </message>
    <message>
        <source>Which two cards are further apart?</source>
        <translation>哪两张牌差得多？</translation>
    </message>
    <message>
        <source>Which two cards are closer together?</source>
        <translation>哪两张牌差得少？</translation>
    </message>
    <message>
        <source>Make the greatest number you can.</source>
        <translation>摆出你能摆的最大的数。</translation>
    </message>
    <message>
        <source>Which number is greater?</source>
        <translation>哪个数更大？</translation>
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
        <translation>按“新的一局”再发牌，或按“同样的牌”再玩这副牌。</translation>
    </message>
    <message>
        <source>The others play on: press Turn cards, or Play to the end.</source>
        <translation>其他人接着玩：按“翻牌”或“玩到结束”。</translation>
    </message>
    <message>
        <source>Press Space to turn cards.</source>
        <translation>按空格键翻牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each.</source>
        <translation>
            <numerusform>每人 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) set aside.</source>
        <translation>
            <numerusform>%n 张牌放到一边。</numerusform>
        </translation>
    </message>
    <message>
        <source>There were too few cards for the war, and under these rules that&apos;s a draw.</source>
        <translation>牌不够开战，按这些规则算平局。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay on the table.</source>
        <translation>
            <numerusform>%n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s a draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>You win!</source>
        <extracomment>at the end of a round</extracomment>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name}赢了。</translation>
    </message>
    <message>
        <source>No one else has any cards.</source>
        <translation>别人都没有牌了。</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are yours</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>全部 %n 张牌都是你的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) belong to {name}</source>
        <comment>begins a sentence; after how many battles follows</comment>
        <translation>
            <numerusform>全部 %n 张牌都归{name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{all_cards} after %n battle(s).</source>
        <comment>such as: All 52 cards are yours</comment>
        <translation>
            <numerusform>%n 回合后，{all_cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>No one else had enough cards left for the war.</source>
        <translation>别人的牌都不够开战了。</translation>
    </message>
    <message>
        <source>You had too few cards left for the war.</source>
        <translation>你的牌不够开战了。</translation>
    </message>
    <message>
        <source>{name} had too few cards left for the war.</source>
        <translation>{name}的牌不够开战了。</translation>
    </message>
    <message>
        <source>It was war, but both had the same number of cards left, too few to fight.</source>
        <translation>开战了，但双方剩下的牌一样多，都不够打。</translation>
    </message>
    <message>
        <source>It was war, but everyone still in it had the same number of cards left, too few to fight.</source>
        <translation>开战了，但还在打的人剩下的牌一样多，都不够打。</translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n battle(s).</source>
        <translation>
            <numerusform>打完 %n 回合，这一局结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round ends after %n trip(s) through the cards.</source>
        <translation>
            <numerusform>打完 %n 轮牌，这一局结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time is up after %n minute(s).</source>
        <translation>
            <numerusform>%n 分钟到，时间用完了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s), the cards are back in the same order as before, so this round would go on forever.</source>
        <translation>
            <numerusform>打了 %n 回合，牌又回到以前的顺序，这一局会永远打不完。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one has won after %n battle(s), the most a round can have.</source>
        <translation>
            <numerusform>打了 %n 回合还没有人赢，一局最多就这么多回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the most cards.</source>
        <translation>你的牌最多。</translation>
    </message>
    <message>
        <source>{name} has the most cards.</source>
        <translation>{name}的牌最多。</translation>
    </message>
    <message>
        <source>No one has won all the cards.</source>
        <translation>没有人赢得所有的牌。</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <comment>you among them</comment>
        <translation>{names}的牌一样多，没有人更多。</translation>
    </message>
    <message>
        <source>{names} have the same number of cards, and no one has more.</source>
        <translation>{names}的牌一样多，没有人更多。</translation>
    </message>
    <message>
        <source>^war=a tie-break | It&apos;s war!=It&apos;s a tie! | it&apos;s war=it&apos;s a tie-break | It was war=It was a tie-break | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called | War for two=Higher Card for two | Learn with War=Learn with Higher Card | Quadruple War=Quadruple Higher Card | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK</source>
        <comment>peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text</comment>
        <translation>也叫“战争”=也叫“比大小” | 开战=加赛 | 参战=加赛 | 战争=加赛 | 战斗=比拼</translation>
    </message>
    <message>
        <source>War developers=War developers | War (GNU=War (GNU | War=Higher Card</source>
        <comment>peaceful words: the game</comment>
        <translation>–</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) played.</source>
        <translation>
            <numerusform>打了 %n 回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table.</source>
        <translation>
            <numerusform>桌上有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>No one holds any cards.</source>
        <translation>谁手里都没有牌。</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s)</source>
        <translation>
            <numerusform>你有 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name}有 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no cards</source>
        <translation>你没有牌</translation>
    </message>
    <message>
        <source>{name} holds no cards</source>
        <translation>{name}没有牌</translation>
    </message>
    <message>
        <source>{name} none</source>
        <comment>holds no cards</comment>
        <translation>{name}没有</translation>
    </message>
    <message>
        <source>Still in: {names}.</source>
        <translation>还在玩：{names}。</translation>
    </message>
    <message>
        <source>First: {names}.</source>
        <extracomment>places at the end of a round</extracomment>
        <translation>第一名：{names}。</translation>
    </message>
    <message>
        <source>Second: {names}.</source>
        <translation>第二名：{names}。</translation>
    </message>
    <message>
        <source>Third: {names}.</source>
        <translation>第三名：{names}。</translation>
    </message>
    <message>
        <source>Fourth: {names}.</source>
        <translation>第四名：{names}。</translation>
    </message>
    <message>
        <source>Fifth: {names}.</source>
        <translation>第五名：{names}。</translation>
    </message>
    <message>
        <source>Sixth: {names}.</source>
        <translation>第六名：{names}。</translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beat {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}赢了{other}，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beat {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}赢了{other}，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was lower than {other}; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}比{other}小，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was lower than {other}; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}比{other}小，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the highest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}最大，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the highest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}最大，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} was the lowest; you took %n card(s).</source>
        <translation>
            <numerusform>{your_card}最小，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} was the lowest; {name} took %n card(s).</source>
        <translation>
            <numerusform>{card}最小，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you could fight on; you took %n card(s).</source>
        <translation>
            <numerusform>只有你能接着打，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} could fight on; {name} took %n card(s).</source>
        <translation>
            <numerusform>只有{name}能接着打，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you had cards left; you took %n card(s).</source>
        <translation>
            <numerusform>只有你还有牌，你收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} had cards left; {name} took %n card(s).</source>
        <translation>
            <numerusform>只有{name}还有牌，{name}收走了 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there was no war; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>所以没有战争，%n 张牌留在了桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) stayed on the table.</source>
        <translation>
            <numerusform>没有人能接着打，%n 张牌留在了桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing could break the tie; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>分不出胜负，%n 张牌留在了桌上等下一个赢家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one could fight on; %n card(s) waited on the table for the next winner.</source>
        <translation>
            <numerusform>没有人能接着打，%n 张牌留在了桌上等下一个赢家。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: {battles}. Wars: {wars}. Longest war: {longest}.</source>
        <translation>回合：{battles}。战争：{wars}。最长的战争：{longest}。</translation>
    </message>
    <message>
        <source>Deal {number}. Rules: {rules}.</source>
        <translation>牌号 {number}。规则：{rules}。</translation>
    </message>
    <message>
        <source>Custom cards. Rules: {rules}.</source>
        <translation>自选的牌。规则：{rules}。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>a player without a name</extracomment>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>It&apos;s a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name}赢了！</translation>
    </message>
    <message>
        <source>{name} wins this time</source>
        <translation>这次{name}赢了</translation>
    </message>
    <message>
        <source>Closest you came: {cards}, after battle {battle}.</source>
        <translation>你最接近胜利时：第 {battle} 回合后，{cards}。</translation>
    </message>
    <message>
        <source>You came second.</source>
        <translation>你得了第二名。</translation>
    </message>
    <message>
        <source>You came third.</source>
        <translation>你得了第三名。</translation>
    </message>
    <message>
        <source>You came fourth.</source>
        <translation>你得了第四名。</translation>
    </message>
    <message>
        <source>You came fifth.</source>
        <translation>你得了第五名。</translation>
    </message>
    <message>
        <source>You came sixth.</source>
        <translation>你得了第六名。</translation>
    </message>
    <message>
        <source>{phrases}; {phrase}</source>
        <extracomment>a list of rules, each a phrase</extracomment>
        <translation>{phrases}；{phrase}</translation>
    </message>
    <message>
        <source>Playbook</source>
        <extracomment>names of house rules; Playbook has the rules as printed, Bataille is the French game</extracomment>
        <translation>基本规则</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家庭</translation>
    </message>
    <message>
        <source>Three down</source>
        <translation>扣三张</translation>
    </message>
    <message>
        <source>Quadruple war</source>
        <translation>扣四张</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Three trips</source>
        <translation>三轮</translation>
    </message>
    <message>
        <source>Bataille</source>
        <translation>法式玩法</translation>
    </message>
    <message>
        <source>Open war</source>
        <translation>不扣牌</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>加王</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>和平</translation>
    </message>
    <message>
        <source>Rank-sized war</source>
        <translation>看点扣牌</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>三人局</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>多人局</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>没有王</translation>
    </message>
    <message>
        <source>aces are high</source>
        <translation>A 最大</translation>
    </message>
    <message>
        <source>aces are low</source>
        <translation>A 最小</translation>
    </message>
    <message>
        <source>all cards are dealt</source>
        <translation>牌全部发完</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>最大的牌赢</translation>
    </message>
    <message>
        <source>only players who tied go to war</source>
        <translation>只有牌一样大的玩家开战</translation>
    </message>
    <message>
        <source>everyone fights in every war</source>
        <translation>每次战争所有人都参战</translation>
    </message>
    <message>
        <source>a player with too few cards for a war is out</source>
        <translation>牌不够开战的玩家出局</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one</source>
        <translation>牌不够开战的玩家用最后一张牌战斗</translation>
    </message>
    <message>
        <source>a player with too few cards for a war fights with their last one, even if it&apos;s already on the table</source>
        <translation>牌不够开战的玩家用最后一张牌战斗，就算它已经在桌上</translation>
    </message>
    <message>
        <source>everyone lays only as many cards in a war as the player with the fewest can</source>
        <translation>战争时，牌最少的玩家能放几张，所有人就放几张</translation>
    </message>
    <message>
        <source>the round is a draw if anyone has too few cards for a war</source>
        <translation>只要有人的牌不够开战，这一局就算平局</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile first</source>
        <translation>赢家自己的牌先放到牌堆底下</translation>
    </message>
    <message>
        <source>the winner&apos;s own cards go under the pile last</source>
        <translation>赢家自己的牌后放到牌堆底下</translation>
    </message>
    <message>
        <source>the cards go under the pile in seat order</source>
        <translation>按座位顺序把牌放到牌堆底下</translation>
    </message>
    <message>
        <source>the cards on the table are pushed together and turned over</source>
        <translation>把桌上的牌推到一起翻过来</translation>
    </message>
    <message>
        <source>the highest cards go under the pile first</source>
        <translation>最大的牌先放到牌堆底下</translation>
    </message>
    <message>
        <source>won cards are shuffled before they go under the pile</source>
        <translation>收的牌先洗一洗，再放到牌堆底下</translation>
    </message>
    <message>
        <source>no battle limit</source>
        <translation>没有回合上限</translation>
    </message>
    <message numerus="yes">
        <source>at most %n battle(s)</source>
        <translation>
            <numerusform>最多 %n 回合</numerusform>
        </translation>
    </message>
    <message>
        <source>no trip limit</source>
        <translation>没有轮数上限</translation>
    </message>
    <message numerus="yes">
        <source>at most %n trip(s) through the cards</source>
        <translation>
            <numerusform>最多打 %n 轮牌</numerusform>
        </translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>没有时间上限</translation>
    </message>
    <message numerus="yes">
        <source>at most %n minute(s)</source>
        <translation>
            <numerusform>最多 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>at the limit, it&apos;s a draw</source>
        <translation>到了上限算平局</translation>
    </message>
    <message>
        <source>at the limit, the most cards wins</source>
        <translation>到了上限，牌最多的人赢</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>in a list after a colon, such as: First: you and Ann.</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>you</source>
        <comment>as in: war between you and Ann</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>You</source>
        <comment>before others, at the beginning of a sentence</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Both turned {card}: war.</source>
        <translation>双方都翻开{card}：开战。</translation>
    </message>
    <message>
        <source>Everyone turned {card}: war.</source>
        <translation>所有人都翻开{card}：开战。</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <comment>you among them</comment>
        <translation>{names}都翻开{card}：开战。</translation>
    </message>
    <message>
        <source>{names} turned {card}: war.</source>
        <translation>{names}都翻开{card}：开战。</translation>
    </message>
    <message>
        <source>Both now show {card}: {war}.</source>
        <translation>现在双方都是{card}：{war}。</translation>
    </message>
    <message>
        <source>Everyone now shows {card}: {war}.</source>
        <translation>现在所有人都是{card}：{war}。</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <comment>you among them</comment>
        <translation>现在{names}都是{card}：{war}。</translation>
    </message>
    <message>
        <source>{names} now show {card}: {war}.</source>
        <translation>现在{names}都是{card}：{war}。</translation>
    </message>
    <message>
        <source>war</source>
        <extracomment>after a colon: Both turned a nine: war.</extracomment>
        <translation>开战</translation>
    </message>
    <message>
        <source>a second war</source>
        <translation>第二次开战</translation>
    </message>
    <message>
        <source>a third war</source>
        <translation>第三次开战</translation>
    </message>
    <message>
        <source>a fourth war</source>
        <translation>第四次开战</translation>
    </message>
    <message>
        <source>a fifth war</source>
        <translation>第五次开战</translation>
    </message>
    <message>
        <source>a sixth war</source>
        <translation>第六次开战</translation>
    </message>
    <message>
        <source>war number {depth}</source>
        <translation>第 {depth} 次开战</translation>
    </message>
    <message>
        <source>Everyone joins this war.</source>
        <translation>所有人都参加这次战争。</translation>
    </message>
    <message numerus="yes">
        <source>That means %n card(s) face down from each.</source>
        <translation>
            <numerusform>所以每人扣下 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left for the war.</source>
        <translation>你没有牌开战了。</translation>
    </message>
    <message>
        <source>{name} has no cards left for the war.</source>
        <translation>{name}没有牌开战了。</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <comment>you among them</comment>
        <translation>{names}没有牌开战了。</translation>
    </message>
    <message>
        <source>{names} have no cards left for the war.</source>
        <translation>{names}没有牌开战了。</translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}每人只有 %n 张牌；战争需要 {need} 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have only %n card(s) each; the war needs {need}.</source>
        <translation>
            <numerusform>{names}每人只有 %n 张牌；战争需要 {need} 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>战争需要 %n 张牌，{names}的牌不够。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have fewer than the %n card(s) that the war needs.</source>
        <translation>
            <numerusform>战争需要 %n 张牌，{names}的牌不够。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>你只剩 %n 张牌；战争需要 {need} 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left; the war needs {need}.</source>
        <translation>
            <numerusform>{name}只剩 %n 张牌；战争需要 {need} 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>The smaller pile runs out first.</source>
        <translation>小的牌堆先用完。</translation>
    </message>
    <message>
        <source>You&apos;re out.</source>
        <translation>你出局了。</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name}出局了。</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <comment>you among them</comment>
        <translation>{names}出局了。</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <translation>{names}出局了。</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;re out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>你出局了，把 %n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is out and leaves %n card(s) to the pot.</source>
        <translation>
            <numerusform>{name}出局了，把 %n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <comment>you among them</comment>
        <translation>
            <numerusform>{names}出局了，把 %n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} are out and leave %n card(s) to the pot.</source>
        <translation>
            <numerusform>{names}出局了，把 %n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;re out of cards.</source>
        <translation>你没有牌了。</translation>
    </message>
    <message>
        <source>{name} is out of cards.</source>
        <translation>{name}没有牌了。</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <comment>you among them</comment>
        <translation>{names}没有牌了。</translation>
    </message>
    <message>
        <source>{names} are out of cards.</source>
        <translation>{names}没有牌了。</translation>
    </message>
    <message numerus="yes">
        <source>To be fair, each lays only %n card(s).</source>
        <translation>
            <numerusform>为了公平，每人只放 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You fight with your last card.</source>
        <translation>你用最后一张牌战斗。</translation>
    </message>
    <message>
        <source>{name} fights with their last card.</source>
        <translation>{name}用最后一张牌战斗。</translation>
    </message>
    <message>
        <source>{names} fight with your last cards.</source>
        <comment>you among them</comment>
        <translation>{names}用最后一张牌战斗。</translation>
    </message>
    <message>
        <source>{names} fight with their last cards.</source>
        <translation>{names}用最后一张牌战斗。</translation>
    </message>
    <message>
        <source>{your_card} stays on the table and fights on.</source>
        <translation>{your_card}留在桌上接着战斗。</translation>
    </message>
    <message>
        <source>{card} stays on the table and fights on.</source>
        <translation>{card}留在桌上接着战斗。</translation>
    </message>
    <message>
        <source>The ace is the lowest card here.</source>
        <translation>在这里 A 是最小的牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were carried over.</source>
        <translation>
            <numerusform>其中 %n 张是之前留在桌上的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} beats {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}赢了{other}，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} beats {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}赢了{other}，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is lower than {other}; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}比{other}小，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is lower than {other}; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}比{other}小，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the highest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}最大，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the highest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}最大，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{your_card} is the lowest; you take %n card(s).</source>
        <translation>
            <numerusform>{your_card}最小，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is the lowest; {name} takes %n card(s).</source>
        <translation>
            <numerusform>{card}最小，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you can fight on; you take %n card(s).</source>
        <translation>
            <numerusform>只有你能接着打，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} can fight on; {name} takes %n card(s).</source>
        <translation>
            <numerusform>只有{name}能接着打，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only you have cards left; you take %n card(s).</source>
        <translation>
            <numerusform>只有你还有牌，你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {name} has cards left; {name} takes %n card(s).</source>
        <translation>
            <numerusform>只有{name}还有牌，{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So there&apos;s no war; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>所以没有战争，%n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) stay on the table.</source>
        <translation>
            <numerusform>没有人能接着打，%n 张牌留在桌上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can break the tie; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>分不出胜负，%n 张牌留在桌上等下一个赢家。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can fight on; %n card(s) wait on the table for the next winner.</source>
        <translation>
            <numerusform>没有人能接着打，%n 张牌留在桌上等下一个赢家。</numerusform>
        </translation>
    </message>
    <message>
        <source>I – de – clare – war!</source>
        <extracomment>four beats with &quot; – &quot; between them, as children say them in your language; – alone if they say nothing</extracomment>
        <translation>–</translation>
    </message>
    <message>
        <source>Press Space to lay the next card.</source>
        <translation>按空格键放下一张牌。</translation>
    </message>
    <message>
        <source>{sentences} {sentence}</source>
        <comment>one sentence after others; no space in Chinese</comment>
        <translation>{sentences}{sentence}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{items}和{last}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Buttons and keys</source>
        <translation>按钮和按键</translation>
    </message>
    <message>
        <source>Quadruple War</source>
        <translation>扣四张</translation>
    </message>
    <message>
        <source>War for two with four cards face down. This page tells its rules, whatever is on the table.</source>
        <translation>两个人玩，战争时扣四张牌。不管桌上是什么规则，这一页讲的是它的规则。</translation>
    </message>
    <message numerus="yes">
        <source>Two players have %n card(s) each. Both turn a card; the higher takes both.</source>
        <translation>
            <numerusform>两名玩家各有 %n 张牌。两人都翻开一张牌；谁的牌大，谁收走两张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the cards tie, each lays four cards face down on theirs, then one face up. The higher of these takes all %n card(s). If they tie again, each lays four more face down and one face up.</source>
        <translation>
            <numerusform>如果两张牌一样大，每人在自己的牌上扣下四张牌，再翻开一张。谁的大，谁收走全部 %n 张牌。如果又一样大，每人再扣四张、翻开一张。</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with too few cards lays them all, the last one face up. With none left, the card on the table fights on; if neither player has any, it&apos;s a draw.</source>
        <translation>牌不够的玩家把牌全部放下，最后一张正面朝上。一张也没有时，桌上的牌接着战斗；如果两个人都没有牌，算平局。</translation>
    </message>
    <message numerus="yes">
        <source>The player with all %n card(s) wins.</source>
        <translation>
            <numerusform>得到全部 %n 张牌的玩家赢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n battle(s) the bigger pile wins, and equal piles are a draw.</source>
        <translation>
            <numerusform>%n 回合后，牌多的人赢，一样多就算平局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>小提示</translation>
    </message>
    <message>
        <source>Agree on the rules before you begin. How many cards go face down in a war? What happens to a player who has too few?</source>
        <translation>开始之前先说好规则。战争时扣几张牌？牌不够的玩家怎么办？</translation>
    </message>
    <message>
        <source>Most people put the cards they win under their pile in the order they come. If you shuffle them first, the same battles can&apos;t come round again and again.</source>
        <translation>多数人把赢来的牌按顺序放到牌堆底下。如果先洗一洗，就不会一遍又一遍地出现同样的回合。</translation>
    </message>
    <message>
        <source>Small children lose interest in a game that can&apos;t be finished. Give everyone fewer cards, or set a limit of time or of trips through the cards. Then the biggest pile wins.</source>
        <translation>如果总也玩不完，小孩子会没有兴趣。可以少发一些牌，或者给时间或轮数设上限。到时牌最多的人赢。</translation>
    </message>
    <message>
        <source>To practise numbers, let the winner of each battle say how much higher or lower their card is.</source>
        <translation>想练习数字，就让每个回合的赢家说说自己的牌大多少或小多少。</translation>
    </message>
    <message>
        <source>Fewer cards and limits are set under House rules, which also shows how long a round will take.</source>
        <translation>少发牌和上限在“自家规则”里设置，那里也会显示一局要玩多久。</translation>
    </message>
    <message>
        <source>Watch a whole round</source>
        <translation>看完整的一局</translation>
    </message>
    <message>
        <source>Every pile lies open, from the deal to the score, and each battle is told. Your own round waits.</source>
        <translation>从发牌到比分，所有牌堆都亮开，每个回合都讲给你听。你自己的一局先等着。</translation>
    </message>
    <message>
        <source>Learn with War</source>
        <translation>玩牌学数</translation>
    </message>
    <message>
        <source>For parents and teachers. Comparing cards is number sense at its simplest: which is more, and by how much? Here the table asks, and the child taps, presses a key or answers aloud. No one has to read: every question is shown, and spoken where the computer has a voice.</source>
        <translation>给家长和老师。比牌的大小是最简单的数感：哪个大，大多少？在这里，牌桌提问，孩子点一点、按一个键，或者大声说出答案。不用会认字：每个问题都会显示出来，电脑有语音时还会读出来。</translation>
    </message>
    <message>
        <source>Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that were hard come back sooner. After a first try that isn&apos;t right there&apos;s a kind look at both cards, help, and another try. There&apos;s no score, and no clock on the child. The surer a pair is, the less help is offered.</source>
        <translation>十分钟就足够。每次小课从简单的开始，也在简单的地方结束，难的数对会更快再出现。第一次没答对，就温和地一起看看两张牌，得到帮助，再试一次。没有分数，也不给孩子计时。一对数越熟，帮助就越少。</translation>
    </message>
    <message>
        <source>In one small study, children of four and five compared numbers better after four quarter-hours of a card game like this. A later review found those gains not significant. So this is a game worth playing, and no promise.</source>
        <translation>在一项小型研究里，四五岁的孩子玩了四次一刻钟的类似纸牌游戏，比较数字的能力变好了。后来的综述认为这些进步并不显著。所以这是一个值得玩的游戏，但不是保证。</translation>
    </message>
    <message>
        <source>Away from the computer, print the recording sheet, the mat and the cards. Put toys or blocks beside the cards, and let the owner of the higher card say the sentence.</source>
        <translation>离开电脑时，可以打印记录单、对战垫和数字卡。在牌旁边放上玩具或积木，谁的牌大，就让谁说那句话。</translation>
    </message>
    <message>
        <source>Two children can share a keyboard, and a class can answer aloud in front of huge cards. Each child&apos;s progress is kept on this computer only. You can see and delete it under “For grown-ups”.</source>
        <translation>两个孩子可以共用一个键盘，一个班可以对着大大的牌齐声回答。每个孩子的进度只保存在这台电脑上。你可以在“给家长”里查看和删除。</translation>
    </message>
    <message>
        <source>Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10.</source>
        <translation>哪个大？比较两个数。4 岁起用 1–5 的牌，5 岁起用 1–10。</translation>
    </message>
    <message>
        <source>Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5.</source>
        <translation>数点点。不看数字，看图案点，一眼认出有多少。4 岁起用 1–5。</translation>
    </message>
    <message>
        <source>How many more? The owner of the higher card says the difference. From 6 with 1–10.</source>
        <translation>多几个？牌大的孩子说出差多少。6 岁起用 1–10。</translation>
    </message>
    <message>
        <source>Less, same, more. The signs &lt;, = and &gt;, read from left to right. From 6 with 1–10.</source>
        <translation>小于、等于、大于。符号 &lt;、= 和 &gt;，从左往右读。6 岁起用 1–10。</translation>
    </message>
    <message>
        <source>Add. Which two cards make more together? From 6, with 1–5 at first.</source>
        <translation>加一加。哪两张牌合起来更大？6 岁起，先用 1–5。</translation>
    </message>
    <message>
        <source>Take away. Which two cards are further apart? From 6 or 7 with 1–10.</source>
        <translation>减一减。哪两张牌差得多？6 或 7 岁起用 1–10。</translation>
    </message>
    <message>
        <source>Tens and ones. Two cards make a number of two figures. From 7 with 1–9.</source>
        <translation>十位和个位。两张牌摆成一个两位数。7 岁起用 1–9。</translation>
    </message>
    <message>
        <source>Times. Two cards make a product. From 8 with 1–10.</source>
        <translation>乘一乘。两张牌相乘。8 岁起用 1–10。</translation>
    </message>
    <message numerus="yes">
        <source>%n war(s).</source>
        <extracomment>how many wars there were in a series of battles</extracomment>
        <translation>
            <numerusform>%n 次战争。</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles {first} to {last}.</source>
        <extracomment>nobody won any of them</extracomment>
        <translation>第 {first} 到 {last} 回合。</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: you won {number}</source>
        <extracomment>how many battles; after it: , Ann 3.</extracomment>
        <translation>第 {first} 到 {last} 回合：你赢了 {number}</translation>
    </message>
    <message>
        <source>Battles {first} to {last}: {name} won {number}</source>
        <translation>第 {first} 到 {last} 回合：{name}赢了 {number}</translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: you took %n card(s).</source>
        <translation>
            <numerusform>桌上的牌最多的一次：你收走了 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest pot: {name} took %n card(s).</source>
        <translation>
            <numerusform>桌上的牌最多的一次：{name}收走了 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>War!</source>
        <extracomment>called out as a tie falls</extracomment>
        <translation>战争！</translation>
    </message>
    <message numerus="yes">
        <source>You take %n card(s).</source>
        <translation>
            <numerusform>你收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n card(s).</source>
        <translation>
            <numerusform>{name}收走 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s)</source>
        <extracomment>the name of a thing on the table, for a screen reader</extracomment>
        <translation>
            <numerusform>{name}：%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no cards</source>
        <translation>{name}：没有牌</translation>
    </message>
    <message>
        <source>{name}: out</source>
        <extracomment>the name of a seat on the table that is out of the round</extracomment>
        <translation>{name}：出局</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <extracomment>by which key a player turns cards</extracomment>
        <translation>按键：{key}</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n card(s)</source>
        <extracomment>after the name of the seat that won the battle</extracomment>
        <translation>
            <numerusform>收走 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, pile: %n card(s)</source>
        <extracomment>a player&apos;s pile on the table</extracomment>
        <translation>
            <numerusform>{name}的牌堆：%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top: {names}</source>
        <extracomment>the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...</extracomment>
        <translation>从上到下：{names}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}</source>
        <extracomment>a card that lies before a player</extracomment>
        <translation>{name}，正面朝上：{card}</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, wins</source>
        <translation>{name}，正面朝上：{card}，赢</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, tied</source>
        <translation>{name}，正面朝上：{card}，一样大</translation>
    </message>
    <message>
        <source>{name}, face up: {card}, beaten</source>
        <translation>{name}，正面朝上：{card}，输</translation>
    </message>
    <message numerus="yes">
        <source>{name}, face down: %n card(s)</source>
        <extracomment>cards that lie before a player</extracomment>
        <translation>
            <numerusform>{name}，背面朝上：%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n card(s)</source>
        <extracomment>all cards on the table in a battle</extracomment>
        <translation>
            <numerusform>桌上的牌：%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Shares of the cards: {shares}</source>
        <extracomment>who owns how many: You 26, Ann 26</extracomment>
        <translation>牌的分布：{shares}</translation>
    </message>
    <message>
        <source>Between {low} and {high} in 100, by {rounds} deals like this.</source>
        <translation>100 局中 {low} 到 {high} 局，按 {rounds} 副这样的牌计算。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, fewer than 1 in {number} still wins.</source>
        <translation>{there} 张牌里有 {held} 张时，每 {number} 人里能赢的不到 1 人。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about 1 in {number} still wins.</source>
        <translation>{there} 张牌里有 {held} 张时，大约每 {number} 人里有 1 人能赢。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, nearly everyone wins.</source>
        <translation>{there} 张牌里有 {held} 张时，几乎人人都能赢。</translation>
    </message>
    <message>
        <source>With {held} of {there} cards, about {number} in 10 win.</source>
        <translation>{there} 张牌里有 {held} 张时，大约每 10 人里有 {number} 人能赢。</translation>
    </message>
</context>
</TS>
