game-title = 大运河
game-seal = 河
game-about = 修筑从北京到杭州的大运河，平息民变，引导漕运总督的航程。作者Björn Müller-Mätzig，2至5人。

option-unrest = 引发起义的民变板块数
option-unrest-2 = 2（困难）
option-unrest-3 = 3
option-unrest-4 = 4（轻松）

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

rank-1 = 进士状元
rank-2 = 进士榜眼
rank-3 = 进士探花
rank-4 = 举人
rank-5 = 秀才

prompt-over = 游戏结束。
prompt-chance = 翻开一块板块。
prompt-take = 从翻开的板块中取一块放入仓库。
prompt-draft = 选择一张行动牌。
prompt-reveal = 亮出你的牌。
prompt-action = { $card }：选择要做的事（补给{ $replenish }，建造{ $builds }），或结束回合。
prompt-place = { $tile }放在哪里？
prompt-turn = { $field }上的{ $tile }如何朝向？
prompt-rebuild = 旋转、移动或互换{ $field }上的{ $tile }。
prompt-stow = 民变板块放到你的哪个抽取堆底？
prompt-inspect = 巡视可以继续（还剩{ $steps }格）。
prompt-sail = 选择漕运总督的下一格（还剩{ $steps }格）。

move-take = 从第{ $stack }堆取{ $tile }
move-choose = 选择{ $card }（补给{ $replenish }，建造{ $builds }）
move-choose-rebuild = 选择{ $card }（补给{ $replenish }，建造{ $builds }或改建）
move-reveal = 亮出所选的牌
move-replenish = 从第{ $stack }堆补给：{ $tile }
move-build = 建造{ $tile }
move-build-canal = 建造{ $tile }，水道{ $lines }
move-at = 放在{ $field }
move-city = 建入紫禁城
move-turn = 水道朝{ $lines }
move-turn-by = 旋转{ $turns }条边
move-rebuild = 改建{ $field }上的板块
move-swap = 与{ $field }上的板块互换
move-raise = 获得1点声望
move-quell = 移除{ $field }上的民变
move-calm = 从墙上取下{ $seat }的一块民变板块
move-destroy = 毁坏{ $field }上的运河
move-sail = 驶往{ $field }
move-halt = 停止巡视
move-tea = 迫使茶歇
move-spy = 翻开第{ $stack }堆的堆顶
move-intrigue = 对{ $seat }施阴谋
move-denounce = 诬告{ $seat }
move-reform = 重洗自己的抽取堆
move-under = 放到第{ $stack }堆底
move-done = 结束
move-draw = 抽到{ $tile }
move-open = 翻开{ $tile }

log-take = { $seat }取得第一块板块：{ $tile }。
log-choose = { $seat }选了一张牌。
log-chose = 你选的是{ $card }。
log-reveal = { $seat }打出{ $card }。
log-open = { $seat }第{ $stack }堆翻开{ $tile }。
log-reshuffle = 民变过多：{ $seat }的抽取堆重新洗混。
log-draw = { $seat }抽到{ $tile }。
log-build = { $seat }在{ $field }建造{ $tile }，+{ $points }。
log-build-unrest = { $seat }在{ $field }放置民变。
log-city = { $seat }将{ $tile }建入紫禁城。
log-rotate = { $seat }旋转{ $field }上{ $other }的{ $tile }。
log-move = { $seat }将{ $other }的{ $tile }从{ $field }移到{ $target }。
log-swap = { $seat }将{ $field }上{ $other }的{ $tile }与{ $target }上的板块互换。
log-raise = { $seat }提升声望，+1。
log-quell = { $seat }移除{ $field }上{ $other }的民变。
log-calm = { $seat }从墙上取下{ $other }的一块民变板块。
log-destroy = { $seat }毁坏{ $field }上{ $other }的{ $tile }。
log-tea = { $seat }迫使漕运总督茶歇。
log-intrigue = { $seat }对{ $other }施阴谋，−{ $points }。
log-denounce = { $seat }诬告{ $other }：紫禁城中出现民变。
log-reform = { $seat }重洗所有抽取堆。
log-under = 一块民变板块放到{ $seat }第{ $stack }堆底。
log-wall = { $seat }的民变板块上墙，已有{ $tiles }块。
log-ship = 漕运总督驶往{ $field }。
log-ship-canal = 漕运总督驶往{ $field }：{ $seat } +{ $points }。
log-ship-unrest = 漕运总督在{ $field }遇到民变：{ $seat } −{ $points }。
log-trip = 漕运总督折返；{ $trips ->
    [0] 最后一段航程结束。
   *[other] 还剩{ $trips }段航程。
}
log-round = 第{ $round }轮；起始玩家：{ $seat }。
log-uprising = 起义：{ $seat } −{ $points }。
log-ended = 漕运总督已完成四段航程；进行最终计分。
log-final = { $seat }：运河网+{ $network }，紫禁城+{ $city }，民变−{ $unrest }；共{ $points }。
log-rank = { $seat }：{ $rank }，声望{ $points }。

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
detail-card = 你的牌是{ $card }。

terminal-ship-south = 漕运总督在{ $field }，南下
terminal-ship-north = 漕运总督在{ $field }，北上
terminal-trips = 剩余航程：{ $trips }
terminal-round = 第{ $round }轮，起始玩家{ $seat }
terminal-limit = 起义上限{ $limit }
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
terminal-legend = ⇓⇑ 船 · ° 航迹 · 箭头：水道 · ! 民变（括号内：堆底） · * 民变标记

map-title = 大运河：版图与运河板块
map-subtitle = 从北京到杭州的大运河
map-reconstruction = 复原图：版图形状、标记与水道并非印刷版原貌
map-tiles = 运河板块
map-tiles-note = 每位玩家有这二十块，另有十块民变板块
map-unrest = 民变
map-mirrored = 镜像
map-legend = 图例
map-legend-symbol = 故道上的民变标记
map-legend-pagoda = 该人数时的折返点
map-legend-neutral = 中立格
map-legend-join = 连通的水道：船沿其进入时+2
map-legend-region = 辖区与其主人的标志

# ---- 建议的理由

ground-network = 运河网
ground-city = 紫禁城
ground-unrest = 民变
ground-ship = 漕运总督的航程
ground-warehouse = 仓库里的板块
ground-building = 可建造的内容
ground-special = 卡牌的特殊部分
