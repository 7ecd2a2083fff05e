game-title = 大运河
game-seal = 河
game-about = 修筑从北京到杭州的大运河，平息民变，引导漕运总督的航程。设计师：Björn Müller-Mätzig。
game-minutes = 约75分钟
explain-option-unrest = 所需越少，起义越频繁；每次按所需块数每块失去4点声望，即8、12或16点。

option-unrest = 引发起义的民变板块数
option-unrest-2 = 2（困难）
option-unrest-3 = 3
option-unrest-4 = 4（轻松）
option-espionage = “刺探”翻开哪些板块
explain-option-espionage = 卡牌上说的是各堆的堆顶，符号表上说的是一堆。
option-espionage-all = 每一堆
option-espionage-one = 只翻一堆
option-calm-stack = 安抚百姓：放到哪一堆
explain-option-calm-stack = 从墙上取下的板块放到其主人“某一个抽取堆”底。若是别人的板块，由谁选堆？
option-calm-stack-smallest = 不选：放其最小的一堆
option-calm-stack-player = 出牌的玩家
option-moved-tile = 改建：移动的板块
explain-option-moved-tile = 规则写明互换的两块都可以转向，移动一块时却没有提到。
option-moved-tile-turn = 可以转向
option-moved-tile-keep = 保持原方向
option-city-limit = 紫禁城的板块限额
explain-option-city-limit = 一处说你在版图上的运河数限制可以“放入”的板块，另一处说限制可以“留在”那里的板块。若后来运河变少，终局时是否全部计分？
option-city-limit-placing = 全部计分
option-city-limit-end = 不超过运河数
option-uprisings = 同色一轮中的起义
explain-option-uprisings = 若墙上某一部分的板块达到所需数的两倍，本轮起义两次，还是“其余的留在墙上”等下一轮？
option-uprisings-all = 板块够几次就几次
option-uprisings-one = 一次，其余留下
option-tie-break = 终局声望相同
explain-option-tie-break = 规则书写明：声望相同时，紫禁城中建筑较多者在前；再相同时，相连的运河较多者在前。
option-tie-break-city = 先比紫禁城，再比运河网
option-tie-break-shared = 名次并列

card-raise-reputation = 提升声望
card-quell-unrest = 平息民变
card-calm-the-people = 安抚百姓
card-destroy-canal = 毁坏运河
card-special-inspection = 特别巡视
card-tea-break = 茶歇
card-espionage = 刺探
card-intrigue = 阴谋
card-denounce = 诬告
card-reform = 改革

tile-canal = { $tile }（{ $value }）
tile-mirrored = { $tile }·镜像（{ $value }）
tile-unrest = 民变
tile-hidden = 面朝下

rank-1 = 状元
rank-2 = 榜眼
rank-3 = 探花
rank-4 = 举人
rank-5 = 秀才

prompt-over = 游戏结束。
prompt-chance = 正在翻开板块。
prompt-take = 请从你翻开的板块中取一块，放入仓库。
prompt-draft = 请选择一张行动牌。
prompt-reveal = 请亮出你的牌。
prompt-action = “{ $card }”：还可建造{ $builds }次、补给{ $replenish }次；或者结束。
prompt-place = { $tile }放在哪里？
prompt-turn = { $field }上的{ $tile }朝向如何？
prompt-rebuild = 请旋转、移动或互换{ $field }上的{ $tile }。
prompt-stow = 民变板块放到你的哪个抽取堆底？
prompt-stow-other = 民变板块放到{ $other }的哪个抽取堆底？
prompt-inspect = 巡视可以继续（还剩{ $steps }格）。
prompt-sail = 请选择漕运总督的下一格（还剩{ $steps }格）。

move-take = 从第{ $stack }堆取{ $tile }
move-choose = “{ $card }”（补给{ $replenish }次，建造{ $builds }次）
move-choose-rebuild = “{ $card }”（补给{ $replenish }次，建造{ $builds }次或改建）
move-reveal = 亮出所选的牌
move-replenish = 从第{ $stack }堆补给：{ $tile }
move-build = 建造{ $tile }
move-build-unrest = 放置{ $tile }
move-build-canal = 建造{ $tile }，水道朝{ $lines }
move-at = 放在{ $field }
move-city = 建入紫禁城
move-turn = 水道朝{ $lines }
move-turn-by = { $turns ->
    [0] 不旋转
   *[other] 旋转{ $turns }格
}
move-rebuild = 改建{ $field }上的板块
move-swap = 与{ $field }上的板块互换
move-raise = 获得1点声望
move-quell = 移除{ $field }上的民变
move-calm = 取下墙上{ $seat }的一块民变板块
move-destroy = 毁坏{ $field }上的运河
move-sail = 驶往{ $field }
move-halt = 停止巡视
move-tea = 迫使总督茶歇
move-spy = 翻开第{ $stack }堆的堆顶
move-intrigue = 对{ $seat }施展阴谋
move-denounce = 诬告{ $seat }
move-reform = 重洗自己的抽取堆
move-under = 放到第{ $stack }堆底
move-done = 结束
move-draw = 抽到{ $tile }
move-open = 翻开{ $tile }

log-take = { $seat }取得第一块板块：{ $tile }。
log-choose = { $seat }选了一张牌。
log-chose = 你选的是“{ $card }”。
log-reveal = { $seat }打出“{ $card }”。
log-open = { $seat }的第{ $stack }堆翻开{ $tile }。
log-reshuffle = 民变过多：{ $seat }的抽取堆重新洗混。
log-draw = { $seat }抽到{ $tile }。
log-build = { $seat }在{ $field }建造{ $tile }，得{ $points }点声望。
log-build-unrest = { $seat }在{ $field }放置一块民变板块。
log-city = { $seat }将{ $tile }建入紫禁城。
log-rotate = { $seat }旋转{ $field }上{ $other }的{ $tile }。
log-move = { $seat }将{ $other }的{ $tile }从{ $field }移到{ $target }。
log-swap = { $seat }将{ $field }上{ $other }的{ $tile }与{ $target }上的板块互换。
log-raise = { $seat }得{ $points }点声望。
log-quell = { $seat }移除{ $field }上{ $other }的民变板块。
log-calm = { $seat }从墙上取下{ $other }的一块民变板块。
log-destroy = { $seat }毁坏{ $field }上{ $other }的{ $tile }。
log-tea = { $seat }迫使漕运总督茶歇。
log-intrigue = { $seat }施展阴谋：{ $other }{ $points ->
    [0] 已无声望可失。
   *[other] 失去{ $points }点声望。
}
log-denounce = { $seat }诬告{ $other }：一块民变板块放入紫禁城。
log-reform = { $seat }重洗自己的抽取堆。
log-under = 一块民变板块放到{ $seat }的第{ $stack }堆底。
log-wall = { $seat }的一块民变板块放到墙上，已有{ $tiles }块。
log-ship = 漕运总督驶往{ $field }。
log-ship-canal = 漕运总督驶往{ $field }：{ $seat }得{ $points }点声望。
log-ship-unrest = 漕运总督在{ $field }遇到民变：{ $seat }{ $points ->
    [0] 已无声望可失。
   *[other] 失去{ $points }点声望。
}
log-trip = 漕运总督折返；{ $trips ->
    [0] 最后一段航程结束。
   *[other] 还剩{ $trips }段航程。
}
log-round = 第{ $round }轮；起始玩家：{ $seat }。
log-uprising = 起义：{ $seat }{ $points ->
    [0] 已无声望可失。
   *[other] 失去{ $points }点声望。
}
log-ended = 漕运总督已完成四段航程；进行最终计分。
log-final = { $seat }：运河网+{ $network }，紫禁城+{ $city }，民变−{ $unrest }；共{ $points }点声望。
log-rank = { $seat }：{ $rank }，{ $points }点声望。

# ---- 场景

scene-network = 运河网
scene-city = 紫禁城
scene-unrest = 民变
scene-winner = 胜者
scene-before = 此前
scene-sails = 漕运总督驶往{ $field }。
scene-sails-why = 沿途每段运河为其主人加声望；民变令辖区主人失声望。
scene-trip = 此行：{ $shares }。
scene-trip-even = 此行得失相抵。
scene-turns = 船掉头。{ $trips ->
    [0] 这是最后一段航程。
   *[other] 还剩{ $trips }段航程。
}
scene-uprising-title = 起义
scene-your-wall = 你的长城段
scene-uprising = 起义！你有{ $tiles }块民变在长城上。
scene-uprising-why = 每块失4点。
scene-you-lose = { $points ->
    [0] 起义：你已无声望可失。
   *[other] 起义：你失{ $points }点。
}
scene-go-back = 这些民变放回你的牌叠底部。
scene-network-told = 最大运河网：{ $shares }。
scene-network-none = 无人拥有运河网。
scene-network-why = 最大一片相连运河，每块1点。
scene-city-told = 紫禁城：{ $shares }。
scene-city-none = 无人在紫禁城建造。
scene-city-why = 紫禁城中的块数自乘。
scene-unrest-told = 民变：{ $shares }。
scene-unrest-none = 无人因民变受损。
scene-unrest-why = 自己辖区与紫禁城自己部分的民变，每块失4点。
scene-wins = { $seat }获胜。
scene-win-shared = 共享胜利。
scene-you-win = 你获胜，{ $margin ->
    [0] 同分胜出
   *[other] 领先{ $margin }点
}。
scene-you-are = { $seat }获胜。你名列第{ $place }，{ $behind ->
    [0] 声望相同
   *[other] 相差{ $behind }点
}。
scene-warning = 你在长城上的民变：{ $tiles }/{ $limit }。再来一块失{ $points }点。

# ---- 对局记录，每回合一行

tell-first = { $tiles }位玩家取得第一块板块
tell-start = 起始玩家：{ $seat }
tell-sail = 漕运总督航行{ $fields }格，到达{ $field }
also-trip = 折返；{ $trips ->
    [0] 最后一段航程结束
   *[other] 还剩{ $trips }段航程
}
also-chosen = 已选{ $cards }张行动牌
also-build = 在{ $fields }建造
also-unrest = 在{ $fields }放置民变板块
also-rotate = 旋转{ $fields }上的板块
also-city = 将{ $tile }建入紫禁城
also-move = 将{ $other }的板块从{ $field }移到{ $target }
also-swap = 互换{ $field }和{ $target }上的板块
also-raise = 提升自己的声望
also-quell = 移除{ $field }上{ $other }的民变板块
also-calm = 从墙上取下{ $other }的民变板块
also-destroy = 毁坏{ $field }上{ $other }的运河
also-tea = 迫使漕运总督茶歇
also-intrigue = 对{ $other }施展阴谋
also-denounce = 诬告{ $other }
also-reform = 重洗自己的抽取堆
also-reshuffle = 民变过多，{ $seat }的抽取堆重新洗混
also-draw = 抽{ $tiles }块板块
also-sail = 带漕运总督前行{ $fields }格

tie-city = 以紫禁城中更多的板块
tie-network = 以更大的运河网
honour-scene-trip = 最丰厚的航程
sheet-start = 起始
sheet-building = 建造
sheet-raised = 提升声望
sheet-ship-canals = 漕运总督：运河
sheet-ship-unrest = 漕运总督：民变
sheet-intrigues = 阴谋
sheet-uprisings = 起义
sheet-network = 运河网
sheet-city = 紫禁城
sheet-region-unrest = 辖区中的民变
sheet-city-unrest = 紫禁城中的民变

detail-city-limit = 城中{ $tiles }块；版图上自己的运河{ $canals }块。
detail-attack-cost = 你仓库中的民变板块：{ $tiles }块。
detail-one-stack = 本桌约定“刺探”只翻开一堆的堆顶。
detail-no-stack = 这一堆是空的。
detail-no-wall = 墙上没有{ $other }的民变板块。
detail-card = 你的牌是“{ $card }”。

terminal-ship-south = 漕运总督在{ $field }，南下
terminal-ship-north = 漕运总督在{ $field }，北上
terminal-trips = 剩余航程：{ $trips }
terminal-round = 第{ $round }轮，起始玩家{ $seat }
terminal-limit = 满{ $limit }块起义
terminal-tea = 茶歇
terminal-reputation = 声望
terminal-stacks = 抽取堆
terminal-warehouse = 仓库
terminal-city = 紫禁城
terminal-wall = 墙
terminal-card-hidden = 已选牌
terminal-peking = 北京
terminal-hangzhou = 杭州
terminal-turning = { $field }折返
terminal-reconstruction = 版图与水道为复原图。
terminal-legend = ⇓⇑ 船 · ° 航迹 · 箭头：水道 · ! 民变（括号内：堆底） · * 民变图标

map-title = 大运河：版图与运河板块
map-subtitle = 从北京到杭州的大运河
map-reconstruction = 复原图：版图形状、图标与水道并非印刷版原貌
map-tiles = 运河板块
map-tiles-note = 每位玩家有这二十块，另有十块民变板块
map-unrest = 民变
map-mirrored = 镜像
map-legend = 图例
map-legend-symbol = 故道上的民变图标
map-legend-pagoda = 该人数时的折返点
map-legend-neutral = 中立格
map-legend-join = 连通的水道：船沿其驶入时+2
map-legend-region = 辖区与其主人的标志

phase-1 = 选牌
phase-2 = 行动
phase-3 = 总督航行
phase-4 = 起义
phase-5 = 整理
fact-limit = 满{ $limit }块民变板块起义
fact-reconstruction = 复原版图
panel-round = 第{ $round }轮
panel-trips = 剩余航程
panel-draft = 行动牌
panel-cards = 本轮的牌
panel-stacks = 你的抽取堆
panel-stacks-of = { $seat }的抽取堆
panel-store = 你的仓库
panel-store-of = { $seat }的仓库
piece-tile = { $seat }：{ $field }上的{ $tile }
spot-field = { $field }格
spot-turn = 旋转{ $field }上的板块
stack-label = 第{ $stack }堆，{ $tiles }块；堆顶：{ $tile }
stack-empty = 第{ $stack }堆已空
mat-wall = { $seat }，墙上的民变板块：{ $tiles }；满{ $limit }块起义
mat-city = { $seat }，紫禁城中的板块：{ $tiles }
mat-store = { $seat }，仓库中的板块：{ $tiles }
card-hidden = 一张面朝下的牌
supply-canals = 版图上的运河
supply-network = 最大的运河网
supply-unrest = 辖区中的民变

# ---- 牌的效果

effect-raise-reputation = 立即得1点声望
effect-quell-unrest = 版图上一块民变移到墙上
effect-calm-the-people = 墙上一块民变移到堆底
effect-destroy-canal = 毁坏任意一块运河
effect-special-inspection = 船立即前进至多3格
effect-tea-break = 本轮第三阶段船不航行
effect-espionage = 翻开自己抽取堆的堆顶
effect-espionage-one = 翻开一堆的堆顶
effect-intrigue = 一位对手立即失去8点声望
effect-denounce = 一位对手终局失去4点声望
effect-reform = 重洗自己的抽取堆
card-cost = −2块民变
card-parts-short = 建{ $builds }补{ $replenish }
card-parts-short-rebuild = 建{ $builds }↻ 补{ $replenish }
card-legend = 建：建造 · ↻：或改建 · 补：补给
card-parts = 建造{ $builds } · 补给{ $replenish }
card-parts-rebuild = 建造{ $builds }或改建 · 补给{ $replenish }
pane-actions = 行动牌
board-long = 运河排成一行
board-wide = 运河排成两行
panel-mats = 墙与紫禁城

# ---- 板块如何摆放

panel-turnings = 摆法（✓ 连通的水道）
turning-joined = { $lines ->
    [0] 未连通
   *[other] 连通{ $lines }条
}
turning-commit = 就这样建（接通{ $lines }条）
turn-left = 逆时针旋转
turn-right = 顺时针旋转
goal-0 = 北京
goal-1 = 北面海边
goal-2 = 南面海边
goal-3 = 杭州
goal-4 = 南面山地
goal-5 = 北面山地
goals-more = { $goal }、{ $more }
direction-0 = 北
direction-1 = 东北
direction-2 = 东南
direction-3 = 南
direction-4 = 西南
direction-5 = 西北
badge-start = 起始玩家

about-canal = 运河板块：建在版图上时，得到与其数字相等的声望。船驶入时，板块主人得2点声望；沿连通的水道驶入，再得2点。
about-building = 建筑：建在版图上时声望更多的运河板块，其余与普通运河相同。
about-unrest = 民变板块：船驶入时，所在辖区的主人失去4点声望。终局时，辖区中的民变板块无论是谁的，每块使辖区的主人失去4点声望。在中立格上则不影响任何人。
about-region = 辖区：属于标志所示的玩家。人人可在此建造；此处的民变只损害辖区的主人。
about-neutral = 中立格：此处的运河仍为其主人计分，民变不损害任何人。
about-symbol = 故道上的民变图标：开局时民变板块放在这些格上。
about-pagoda = 带数字的宝塔：该人数的游戏中船在此折返；人数更多时为中立格。
about-peking = 北京：北端的折返点，船由此出发；此处不可建造。
about-hangzhou = 杭州：五人游戏时南端的折返点；此处不可建造。
about-ship = 漕运总督：沿前方连通的水道航行，否则取最短路线驶向下一处运河。箭头表示航向，虚线表示此刻将走的路线。
about-stones = 白石：船最近一次航行逐格经过的路线。
about-round = 每轮以漕运总督航行和起义收尾，随后由下一位玩家担任起始玩家。
about-start = 起始玩家最先选牌、最先行动；船有几条路可走时由其选择。
about-phases = 每轮五个阶段：选牌、行动、漕运总督航行、起义、整理。
about-trips = 剩余航程：船每到一个折返点就结束一段航程。第四段结束的那一轮就是最后一轮。
about-wall = 民心之墙：从版图移下的民变板块放在这里。轮末红色位置若已放上板块，就发生起义：参与起义的板块每块使其主人失去4点声望。
about-city = 紫禁城：终局时，你在此处的运河板块数自乘，即为所得声望。只有当此处的板块少于你在版图上的运河时才能放入；此处的民变板块每块扣4点声望。
about-network = 运河网：由水道连通的己方运河。终局时，最大的运河网每块板块得1点声望。
about-warehouse = 仓库：可供建造的板块，至多六块，对所有人公开。
about-stacks = 抽取堆：补给时取堆顶的板块。白色数字是剩余块数，红色数字是大家看着放到堆底的民变板块数。
about-card-back = 暗选的一张牌；轮到其主人时亮出。
about-card-raise-reputation = 提升声望：立即得1点声望。建造1次，补给至多3次。
about-card-quell-unrest = 平息民变：从版图移除任意颜色的一块民变板块，放到墙上其主人的部分。建造至多2次或改建1次，补给1次。
about-card-calm-the-people = 安抚百姓：从墙上取下任意颜色的一块民变板块，放到其主人的抽取堆底。建造至多2次或改建1次，补给1次。
about-card-destroy-canal = 毁坏运河（攻击）：版图上任意一块运河板块移出游戏。代价是你仓库中的两块民变板块：一块放到自己的抽取堆底，一块放到墙上自己的部分。建造1次，补给至多2次。
about-card-special-inspection = 特别巡视：立即带船前进至多3格，遇到第一块民变板块或到折返点就停下。建造1次，补给至多2次。
about-card-tea-break = 茶歇（攻击）：本轮第三阶段船不航行。代价是你仓库中的两块民变板块：一块放到自己的抽取堆底，一块放到墙上自己的部分。建造1次，补给至多2次。
about-card-espionage = 刺探：翻开自己抽取堆顶面朝下的板块。建造至多2次或改建1次，补给1次。
about-card-espionage-one = 刺探：本桌约定只翻开自己一堆的面朝下的堆顶。至多两次建造或一次改建，一次补给。
about-card-intrigue = 阴谋（攻击）：另一位玩家立即失去8点声望。代价是你仓库中的两块民变板块：一块放到自己的抽取堆底，一块放到墙上自己的部分。建造至多2次或改建1次，补给1次。
about-card-denounce = 诬告（攻击）：你的一块民变板块放入紫禁城中另一位玩家的部分，终局时使其失去4点声望；另一块放到墙上自己的部分。建造1次，补给至多2次。
about-card-reform = 改革：自己所有的抽取堆洗混，面朝下重新分堆。建造1次，补给至多2次。

step-start = 每人以15点声望开始。
step-building = 建造：建在版图上的板块的数字
step-raised = 游戏中打出的“提升声望”
step-ship-canals = 漕运总督驶入运河：每次2点声望，沿连通的水道4点
step-ship-unrest = 漕运总督驶入辖区中的民变：每次−4点声望
step-intrigues = 阴谋：每次−8点声望
step-uprisings = 起义
step-network = 运河网：最大的运河网每块1点声望
step-city = 紫禁城：板块数自乘
step-region-unrest = 辖区中的民变：每块−4点声望
step-city-unrest = 紫禁城中的民变：每块−4点声望
illustration-setup = 从北京起的运河故道，放着两位玩家最初的民变板块
illustration-round = 三张行动牌：左边是特殊效果，右边是建造与补给
illustration-stacks = 三个抽取堆，其中两个堆顶公开，以及送往仓库的板块
illustration-building = 两位玩家的两块运河板块水道连通，第三块正在旋转
illustration-rebuilding = 一块运河板块越过民变板块移到空格
illustration-cards = 十张行动牌中的六张；攻击牌带红边
illustration-ship = 船的前方：运河+2，连通的运河+4，民变−4点声望
illustration-uprisings = 墙上三块民变板块：−12点声望
illustration-end = 同一玩家三块连通的运河板块，得3点声望
# ---- 建议的理由

standing-ship-canals = 漕运总督经过的运河
standing-ship-unrest = 漕运总督经过的民变
standing-trip = 漕运总督余下的航程
standing-joined = 自己运河之间相连的水道
standing-stored = 仓库里的板块
standing-values = 仓库里运河板块的总点数
standing-wall = 墙上的民变板块
standing-attack = 仓库里的民变板块
standing-builds = 本轮可建造的次数
standing-replenishing = 本轮可补给的次数
about-turning = 拖动、再次点击板块、点击圆箭头或按“R”键旋转，也可直接点选小图；点击红色按钮或按回车键确定。绿勾表示连通的水道，空心圆点表示未连通的水道。

# ---- the lesson

lesson-title = 十分钟入门
lesson-seat-2 = 小梅
lesson-welcome = 旧运河日渐荒废，要由你和小梅重修。你执蓝色（圆形标志）。每人以15点声望开始，最后声望最高者获胜。
lesson-regions = 运河自北方的北京一路向南。标出的九格是你的辖区，旁边是小梅的。人人都可以在任何地方建造，但辖区里的民变会损害辖区的主人；你的辖区里已有四块带拳头的民变板块。
lesson-ship = 漕运总督的船停在北京。它驶往宝塔再返回，共四段航程；沿途有运河就得声望，有民变就失声望。两个折返点旁各有一个中立格：那里的运河照样计分，民变不伤及任何人。
lesson-take = 你的板块分成三个抽取堆。现在就从翻开的板块中取一块放入仓库，随时可以建造。船闸值6点声望：请点击它所在的堆。
lesson-take-no = 那块也可以取，但船闸声望更多。请点击标出的抽取堆。
lesson-draft = 每轮先看十张行动牌：大家依次暗选一张，把其余的传给下一位。每张牌都可以建造和补给，还各有特殊效果。请选择“刺探”。
lesson-draft-no = 那也是好牌，不过这一课从“刺探”开始。请点击标出的牌。
lesson-spy = “刺探”可以建造两次，补给一次，还能翻开面朝下的板块。顺序随你，不想做的也可以不做。先看面朝下的那一堆：点击它，翻开堆顶的板块。
lesson-spy-no = 那也是这张牌允许的。但先看看那一堆是什么：点击标出的抽取堆，翻开堆顶的板块。
lesson-replenish = 是茶馆，值5点声望！补给就是把一堆顶上的板块放入仓库，仓库可放六块。请取茶馆。
lesson-replenish-no = 那可以稍后再做。先取茶馆：点击标出的抽取堆。
lesson-build = 有两块板块可用，而这张牌可以建造两次。先建船闸：请在仓库中点击它。
lesson-build-no = 顺序随你，不过我们先建船闸。请点击标出的板块。
lesson-where = 运河可以建在任何空格上，也可以盖住民变板块，但不能建在运河或折返点上。船即将从北京出发：请建在标出的格上迎接它。
lesson-where-no = 那里也可以建，但船会先经过标出的格。请点击那一格。
lesson-turn = 现在旋转板块：再次点击它，或按“R”键。让一条水道通向标出的格，下一块运河将建在那里。摆好后，点击红色按钮。
lesson-turn-no = 这样摆也可以，但没有水道通向标出的格。请继续旋转，直到有一条通向那里。
lesson-second = 立即得到6点声望，就是板块上的数字。接下来建茶馆，它已经在你手里。请放在标出的格上。
lesson-second-no = 那里也可以建，但水道就无法相接。请把茶馆放在船闸旁边标出的格上。
lesson-join = 水道连通之处，船带来的声望更多。旋转茶馆，直到出现绿勾（水道与船闸连通），再点击红色按钮。
lesson-join-no = 这样两条水道不相接。请旋转到出现绿勾为止。
lesson-sail = 又得5点声望，你的回合结束。小梅平息了一处民变，建了一座桥。现在船前进五格，总是驶向下一处运河。路程相等时由你这位起始玩家选择：请走中立格，这样会经过你的两块板块。
lesson-sail-no = 那条路一样近，但船可能会错过你的船闸。请走标出的中立格。
lesson-around = 船闸得2点声望，茶馆得4点，因为船是沿连通的水道驶入的。现在它驶向小梅的桥。前面两格中有一格是民变，会使你失去4点声望：请走另一格！
lesson-around-no = 那里是你辖区中的民变，会使你失去4点声望。请让船走空格。
lesson-next-round = 走满五格，船停下来；新的一轮由小梅担任起始玩家。她建灯塔盖住了一块民变板块。你选了“提升声望”：得1点声望，又抽了三块板块，其中两块是民变。
lesson-unrest = 建造时也可以把民变板块放到空格。船每次驶入，辖区的主人失去4点声望。你已拿起一块：请把它放在船穿过小梅辖区的路上！
lesson-unrest-no = 可以放在那里，但船不会经过。请放在小梅两块运河之间标出的格上。
lesson-trip = 船已航行：小梅的桥得2点声望，你的民变使她失去4点，她的灯塔又得2点。船到宝塔折返，剩余的格数作废。第一段航程结束，还剩三段。
lesson-attack-card = 又轮到你担任起始玩家。红边的牌是攻击。“阴谋”使另一位玩家失去8点声望：请选择它。
lesson-attack-card-no = 那张牌也可以，但现在来试试攻击。请选择“阴谋”。
lesson-attack = 攻击的代价是仓库中的两块民变板块，第二块你刚刚抽到。要对小梅施展阴谋，请点击她的仓库。
lesson-attack-no = 那可以在本回合稍后再做。先施展阴谋：点击小梅的仓库。
lesson-cover = 小梅失去8点声望。你的两块民变板块，一块放到抽取堆底，一块放到民心之墙上你的部分。现在清除辖区中的民变：请把运河盖在标出的格上。
lesson-cover-no = 也可以，但现在要清除一块民变。请把运河放在标出的格上。
lesson-back = 船返航了。小梅先得2点声望，失去4点，又得2点；接着你得4点，因为新运河与她的桥连通，颜色不同也算。请再次绕开民变！
lesson-uprising = 你盖住的那块民变是小梅的，所以放到了墙上她的部分，正是第三块。同色满三块，轮末就发生起义：小梅失去12点声望，板块退回她的抽取堆底。
lesson-calm = 小梅移除了你放的民变，现在墙上有你的两块。再多一块就会起义！这次你的牌是“安抚百姓”：请点击墙上你的部分，取下一块。
lesson-calm-no = 那也是这张牌允许的，但先看看墙：请点击你的部分。
lesson-city = 你还抽到一块花园，已拿在手里。在紫禁城中，你的板块数最后自乘计分：1、4、9、16……只有当那里的板块少于你在版图上的运河时才能放入。请建入你的部分！
lesson-city-no = 也可以建在版图上，但现在请试试紫禁城：点击你的部分。
lesson-rebuild = 船回到北京，途中为你带来2点和4点声望。还有一点：用标出的牌可以不建造而改建，即旋转、移动或互换自己的板块，或自己辖区中的任何板块。
lesson-end = 第四段航程结束的那一轮是最后一轮。然后，你最大的运河网每块得1点声望，紫禁城的板块数自乘计分，辖区和城中自己部分的民变每块扣4点声望。
lesson-farewell = 游戏就讲到这里。正式对局中，按按钮结束回合，在此之前都可以撤销。指向哪里，哪里就有说明；点上方的书（或按 B 键）查看规则。祝你玩得愉快！

# ---- what is wrong with a board file

data-kind-field = 格
data-kind-tile = 板块
data-many-fields = 有{ $count }格，超过了{ $most }格
data-place = { $name }必须是列和行，例如 B7
data-field-without = { $kind }类的格没有{ $name }
data-one-peking = 必须正好有一个{ $kind }类的格
data-empty-region = 第{ $region }区没有任何格
data-one-turning = { $players }人游戏必须正好有一个折返点
data-beyond-turn = 第{ $region }区的{ $field }格位于{ $players }人折返点之外
data-before-turn = 第{ $region }区的{ $field }格位于{ $players }人折返点之前
data-half-row = 每隔一列必须低半格
data-course-field = { $name }：没有{ $field }格
data-course-twice = { $name }：{ $field }格出现了两次
data-no-way = { $players }人游戏时，{ $field }格没有向前通往{ $goal }的路
data-id-taken = id { $name }已被使用
data-tiles = 有{ $count }块运河板块，而每位玩家应有{ $needed }块
data-edges = { $name }必须是0到5之间互不相同的边的列表
data-symbols-in = 第{ $region }区的民变图标有{ $count }个，应为{ $each }个
data-symbol-outside = { $field }上的民变图标不在任何辖区
data-symbol-order = 民变图标必须从北起按辖区排列
data-one-line = { $tile }只有一条线，没有通路
data-odd-region = 第{ $region }区有{ $count }格，印刷版为{ $usual }格

# ---- 版图编辑器

edit-kind-board = 版图
edit-kind-hex = 六角格（平边朝上）
edit-kind-symbols = 民变图标
edit-kind-through = 旧河道
edit-kind-tile = 运河板块
edit-reconstruction = 复原图
edit-kind = 种类
edit-kind-peking = 北京
edit-kind-region = 辖区
edit-kind-neutral = 中立格
edit-kind-turning = 折返格
edit-kind-hangzhou = 杭州
edit-region = 辖区
edit-building = 建筑
edit-value = 分值
edit-edges = 水道：点击它通向的边
edit-count = 数量
edit-mirrored = 其中镜像
edit-name = 版图名称
edit-names = 名称
edit-edge-0 = 北
edit-edge-1 = 东北
edit-edge-2 = 东南
edit-edge-3 = 南
edit-edge-4 = 西南
edit-edge-5 = 西北
edit-say-nothing-hex = 这里还没有六角格，请先放一个。
edit-grid-title = 每张版图的组成
edit-grid-note = 六角格平边朝上：南北相邻，东西不相邻。尖角朝上的版图无法输入。这里上方为北；在宽屏牌桌上，版图横放。每张版图都有北京、五个区（每区的民变图标共四个）、第二、三、四区之后各一个折返格，以及第五区之后的杭州。
edit-cure-draw-hex = 放六角格
edit-cure-draw-symbols = 放图标
edit-cure-draw-tile = 添加板块
edit-cure-ours-tile = 采用我们版图的板块
edit-cure-lower = 每隔一列放低
edit-cure-order = 按辖区排列
share-tile = 已知：名称、数量与分值。我们的猜测：水道线条。
share-through = 我们的猜测：整条河道。
share-symbols = 已知：每区四个。我们的猜测：它们的位置。
share-hex = 已知：每区九格，北京在北，以及船在何处折返。我们的猜测：每一格的位置。

# ---- 目前局势

stands-final = 终局时
stands-trip = 本次航程
stands-regions = 各辖区
stands-region = { $seat }的辖区
stands-unrest = { $tiles ->
    [0] 这里没有民变。
   *[other] 这里有{ $tiles }块民变板块：终局{ $tiles } × −4。
}
fold-below = ↓ 接下排
fold-above = ↑ 接上排
unused-replenish = 补给{ $count }次
unused-build = 建造{ $count }次
unused-raise = 声望+{ $count }
course-to = 至{ $field }
# The coach of a first game
coach-turn-1 = 声望就是你的分数。从自己的牌堆取板块，建在能与其他运河相接的地方，并让民变远离城墙。
coach-turn-2 = 船沿相连的河道航行。它驶入你的板块，你得2声望；沿相连的河道驶入，再得2声望。
coach-turn-3 = 板块也可以建进你在紫禁城的那一部分：现在没有收获，但终局计分。
