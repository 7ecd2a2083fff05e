game-title = 中国皇帝
game-seal = 皇
game-about = 在九国之中修建房屋、派遣使臣，沿道路把房屋连成一线。设计师：Michael Schacht。
game-minutes = 约45分钟
explain-option-side = 两面的道路不同。三人使用3–4面，五人使用4–5面；四人可任选一面。
explain-option-fortifications = 每人有一座堡垒。建在上面的房屋的主人，在该国的房屋计分和含有它的一线道路计分中得双倍分数。

option-side = 地图面
option-side-3-4 = 3–4人
option-side-4-5 = 4–5人
option-fortifications = 堡垒
option-fortifications-no = 基本玩法
option-fortifications-yes = 堡垒玩法
option-fort-joker = 用万用牌放置堡垒
explain-option-fort-joker = 规则书允许打出与该国同色的牌或万用牌，简明规则只允许同色的牌。
option-fort-joker-yes = 可以
option-fort-joker-no = 不可以
option-alliance-ties = 联盟中的并列
explain-option-alliance-ties = 规则书写明：若几人在某国的使臣并列最多，则都算最多；凡在两国都最多者均得全部分数。
option-alliance-ties-shared = 并列者都算
option-alliance-ties-nobody = 都不算

colour-violet = 紫色
colour-yellow = 黄色
colour-orange = 橙色
colour-green = 绿色
colour-red = 红色
cards-one = { $colour }牌
cards-joker = 两张{ $colour }牌（万用牌）

prompt-place = 请建房屋、派使臣，或者换一张牌。
prompt-second = 要在{ $province }国放置第二个标志物吗？否则请抓牌。
prompt-second-none = 已无牌可打出：请抓牌。
prompt-pay = 请为放在{ $province }国的标志物打出牌。
prompt-draw = 请抓{ $cards }张牌，一次一张。
prompt-chance = 正在翻牌。
prompt-over = 游戏结束。

move-house = 在{ $province }国{ $field }号房址建房屋
move-fort = 在{ $province }国{ $field }号房址建堡垒
move-emissary = 派使臣到{ $province }国
move-pay = 打出{ $cards }
move-exchange = 换掉{ $colour }牌
move-stop = 不放了，抓牌
move-pass = 跳过
move-take = 拿公开的{ $colour }牌
move-draw = 从抓牌堆暗抓
move-deal = 抓到{ $colour }牌
move-open = 翻开{ $colour }牌

log-house = { $seat }在{ $province }国{ $field }号房址建了一座房屋。
log-fort = { $seat }在{ $province }国{ $field }号房址建了一座堡垒。
log-emissary = { $seat }派使臣到{ $province }国。
log-pay = { $seat }打出{ $cards }。
log-exchange = { $seat }换牌，弃掉一张{ $colour }牌。
log-take = { $seat }拿走公开的{ $colour }牌。
log-draw = { $seat }暗抓一张牌。
log-drawn = 暗抓的是{ $colour }牌。
log-open = 翻开一张{ $colour }牌，补充公开的牌。
log-pass = { $seat }跳过。
log-pile-first = 抓牌堆用光了：{ $cards }张弃牌成为新的抓牌堆。
log-pile-second = 抓牌堆第二次用光：这一轮就是最后一轮。
log-ended = 游戏结束，进行最终计分。
log-points-houses = { $seat }得{ $points }分：{ $province }国的房屋。
log-points-alliance = { $seat }得{ $points }分：{ $number }号联盟（{ $first }–{ $second }）。
log-points-road = { $seat }得{ $points }分：{ $houses }座房屋连成一线。
log-winner = { $seat }以{ $points }分成为新的帝王。

# ---- 场景

scene-provinces = 诸国
scene-alliances = 联盟
scene-roads = 道路
scene-winner = 胜者
scene-province = { $province }国已满：{ $shares }。
scene-province-why = 第一名按房屋总数得分；其后每名按前一名的房屋数得分。
scene-province-head = { $province }：{ $houses }座房屋
scene-province-left = { $province }国按现状计分：{ $shares }。
scene-all-houses = 全部房屋
scene-as = { $who }的房屋数
scene-as-you = 你的房屋数
scene-doubled = { $why }，有堡垒加倍
scene-pile = 第二副牌：{ $cards }张弃牌重新洗匀。
scene-pile-why = 这堆牌用光时，正在进行的一轮就是最后一轮。
scene-alliance = 联盟{ $number }，{ $first }—{ $second }：{ $shares }。
scene-road = 道路，连续{ $houses }座房屋：{ $shares }。
scene-emperor = { $seat }登基为帝。
scene-emperors = 诸位共享帝位。
scene-emperor-you = 你登基为帝，{ $margin ->
    [0] 凭所余棋子胜出
   *[other] 领先{ $margin }分
}。
scene-emperor-behind = { $seat }登基为帝。你名列第{ $place }，{ $behind ->
    [0] 分数相同
   *[other] 相差{ $behind }分
}。

# ---- 对局记录，每回合一行

tell-house = { $seat }在{ $province }国建了{ $pieces }座房屋
tell-fort = { $seat }在{ $province }国建了{ $pieces }座堡垒
tell-emissary = { $seat }派{ $pieces ->
    [1] 使臣
   *[other] { $pieces }个使臣
}到{ $province }国
tell-both = { $first }和{ $second }
also-house = 又建了{ $pieces }座房屋
also-fort = 又建了{ $pieces }座堡垒
also-emissary = 并派{ $pieces ->
    [1] 使臣
   *[other] { $pieces }个使臣
}前往
also-pay = 打出{ $cards }
also-draw = 抓{ $cards }张牌
also-pile = 抓牌堆用光

detail-here = 本回合的标志物只能放在{ $province }国。
detail-emissary-limit = { $emissaries ->
    [0] 那里没有使臣
   *[other] 那里已有{ $emissaries }个使臣
}，{ $houses ->
    [0] 也没有房屋
   *[other] 而房屋最多的玩家只有{ $houses }座房屋
}。
detail-colour = 需要一张{ $colour }牌，或者两张同为其他颜色的牌。
detail-open-row = 公开的牌中没有{ $colour }牌。
detail-fort-colour = 本桌约定万用牌不能用来放置堡垒：需要一张{ $colour }牌。
detail-own-colour = 两张同色牌只在颜色不同的国里作万用牌；这里打出一张{ $colour }牌即可。
detail-cards = 你有{ $cards }张{ $colour }牌。

tie-pieces = 以所余{ $pieces }枚棋子
sheet-houses-all = 房屋
sheet-alliance-all = 联盟
honour-scene-province = 单国得分之最
sheet-houses = { $province }国的房屋
sheet-alliance = { $number }号联盟：{ $first }–{ $second }
sheet-roads = 道路

terminal-legend = ○ 空格及其编号 · ●■▲ 房屋 · # 堡垒 · <●■ 2/3> 使臣及其上限 · (14) 联盟 · [r] 牌的颜色
board-reconstruction = 此图为复原图，并非原版印刷的版图。
board-supply = { $seat }：{ $points }分 · 房屋{ $houses } · 使臣{ $emissaries } · 牌{ $cards }
board-supply-forts = 堡垒{ $forts }
board-known = 已知{ $cards }
board-emperor = 帝王
board-hand = 手牌
board-row = 公开的牌
board-pile = 抓牌堆{ $pile } · 弃牌堆{ $discards }

panel-hand = 你的手牌
panel-hand-of = { $seat }的手牌
panel-common = 公开的牌与抓牌堆
panel-discards = 弃牌堆
panel-tally = 弃牌堆（按颜色）
panel-pile = 抓牌堆：{ $cards }张
panel-pile-second = 抓牌堆（第二遍）：{ $cards }张
panel-pile-gone = 抓牌堆已用光
card-name = { $colour }牌：{ $provinces }
card-name-only = { $colour }牌
card-or = { $first }或{ $rest }
card-list = { $first }、{ $rest }

spot-field = { $province }国（{ $colour }）{ $field }号房址
spot-house-or-fort = 在{ $province }国{ $field }号房址建房屋或堡垒
spot-dragon = { $province }国（{ $colour }）龙位：使臣{ $emissaries }个，最多{ $most }个
piece-house = { $seat }：{ $province }国{ $field }号房址的房屋
piece-fort = { $province }国{ $field }号房址的堡垒
piece-emissary = { $seat }：{ $province }国的使臣
piece-marker = { $seat }：{ $points }分
piece-stone = { $province }国已计分

supply-houses = 手边的房屋
supply-emissaries = 手边的使臣
supply-forts = 手边的堡垒
supply-cards = 手牌
supply-cards-known = 手牌，其中公开拿走的：{ $cards }
badge-emperor = 持有帝王（起始玩家）
badge-points = 分数牌：+{ $points }
fact-pile-first = 第一轮牌堆（共两轮）
fact-pile-second = 第二轮牌堆（共两轮）
fact-last-round = 最后一轮
fact-fortifications = 堡垒玩法

step-houses = { $province }国的房屋
step-houses-early = { $province }国的房屋（游戏中已计分）
step-alliance = { $number }号联盟：{ $first }–{ $second }
step-road = { $seat }：{ $houses }座房屋连成一线
step-road-fort = { $seat }：{ $houses }座房屋连成一线，因堡垒加倍

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = 三张国牌的手牌，旁边是面朝下的抓牌堆
illustration-turn = 一国中有一座房屋；第二个房址亮起，可放下一个标志物
illustration-paying = 打出一张与该国同色的牌，或两张同为其他颜色的牌，放置一座房屋
illustration-pieces = 一位玩家在一国有三座房屋，龙位上有三个使臣
illustration-cards = 四张公开的牌和抓牌堆
illustration-houses = 建满的一国：房屋最多者按全部七座房屋得七分，第二名的得分等于第一名的房屋数
illustration-alliances = 两个相邻的国各有使臣，中间是它们的联盟数字
illustration-roads = 一位玩家的五座房屋沿道路连成一线，跨越国界
illustration-fortifications = 建在堡垒上的房屋，旁边还有一座房屋
about-field = 房址。打出一张与该国同色的牌或万用牌，可在这里建房屋；每个房址只能有一座房屋。
about-dragon = 一国的龙位，使臣站在这里。使臣总数不得超过领先者在该国的房屋数。
about-house = 一国建满时为房屋计分，未建满的到最后计分：房屋最多者的得分等于该国房屋总数，其后每一名次的得分等于上一名次一位玩家的房屋数。四座以上房屋沿道路连成一线，最后也得分。
about-emissary = 使臣到最后才计分：在一个联盟的两国中使臣都最多的玩家，得分等于两国的使臣总数。
about-fort = 堡垒不属于任何人。把房屋建在上面的玩家，该国的房屋计分和所在一线的道路计分加倍。
about-stone = 计分标志物：此国的房屋已经计分，仍可派来使臣。
about-marker = 长城上的标志物表示分数。超过50分就从头开始，并得到一张分数牌。
about-alliance = 联盟的数字，位于结盟的两国之间。联盟在最后按数字顺序计分（合纵连横计分）。
about-card = 打出一张国牌，可在同色的国中放置一个棋子（房屋或使臣）。两张同色牌可当任意颜色的一张牌。
about-row = 公开的牌：补手牌或换牌时可以拿走，大家都看得见。
about-pile = 面朝下的抓牌堆；抓到什么全凭运气。第一次用光时，弃牌洗混，成为新的抓牌堆；第二次用光时，这一轮就是最后一轮。
about-discards = 弃牌堆：打出和换掉的牌放在这里，对所有人公开，以后成为第二个抓牌堆。
about-hand = 放置之后，每人把手牌补到三张。从公开的牌中拿走了什么，大家都知道。
about-emperor = 帝王放在起始玩家面前。最后一轮到其右侧的邻居为止。
about-point-card = 每张分数牌代表已经走过的50分。

# the lesson

lesson-title = 十分钟入门
lesson-seat-2 = 小宝
lesson-seat-3 = 阿林
lesson-welcome = 九国并立，帝位空悬，欢迎你来一争高下！你执蓝色（圆形标志），对手是小宝和阿林。房屋、使臣、道路都能得分，我们来逐一试试。
lesson-hand = 这是你的手牌，只要还有牌可抓，每个回合开始时都是三张。打出一张牌，可在同色的国中放置一个标志物：橙色牌用于赵国或鲁国，绿色牌用于韩国或蜀国。
lesson-first-house = 东边的鲁国只有四个房址。在那里建你的第一座房屋吧：请点击标出的房址。
lesson-first-house-no = 那里也可以建，不过这一课要先建满小小的鲁国：请点击标出的房址。
lesson-pay = 每放一个标志物，都要立即打出牌。鲁国是橙色：请点击你的橙色牌。
lesson-pay-no = 两张绿色牌也行，稍后就会讲到。这次请用那张橙色牌。
lesson-refill = 空着的国里一个回合只能放一个标志物，所以你的回合到此为止。把手牌补到三张：请从公开的牌中拿橙色牌。
lesson-refill-no = 哪张牌都可以拿，但再来一张橙色牌，在鲁国用得上。请从公开的牌中拿它。
lesson-others = 小宝也在鲁国建了房屋，阿林从魏国开始。每个回合之后公开的牌都会补满，谁拿了什么，大家都看得见。
lesson-second-house = 鲁国已经不空了，所以这个回合可以放两个标志物，但必须放在同一国。先再建一座房屋：请点击标出的房址。
lesson-second-house-no = 也可以，但这个回合请留在鲁国：点击标出的房址，它沿道路与你的第一座房屋相邻。
lesson-joker = 两张同色牌可当任意颜色的一张牌。请打出两张绿色牌，把橙色牌留给第二个棋子。
lesson-joker-no = 打出橙色牌也行，但第二个标志物就没有牌可用了。请打出那对绿色牌。
lesson-emissary = 现在派使臣。使臣站在龙位上，总数不得超过领先者在该国的房屋数，这里是两个。请点击鲁国的龙位。
lesson-emissary-no = 那样也可以，但现在要试的是使臣：请点击鲁国的龙位。
lesson-hidden = 你用最后一张橙色牌派出了使臣。现在抓三张牌，一次一张。先碰碰运气：请点击抓牌堆。
lesson-hidden-no = 公开的牌也可以拿，但请先暗抓一张：点击抓牌堆。
lesson-emissaries = 是橙色牌！你还拿了公开的红色牌和紫色牌。小宝从齐国开始，阿林派使臣到魏国。使臣到最后才计分，稍后再讲。
lesson-fill = 鲁国还剩一个房址，而你正好有橙色牌。一国建满立即计分。去建满它！
lesson-fill-no = 别急：请先在标出的房址建满鲁国。
lesson-scored = 你在鲁国的房屋最多，得分等于那里房屋总数：4分。小宝第二，得分等于你的房屋数：3分。只建一座，有时也很划算！
lesson-plan = 现在补手牌。再拿一张紫色牌，就能凑成一对，留作万用牌。请拿它。
lesson-plan-no = 请拿紫色牌：两张同色牌在哪里都用得上。
lesson-exchange = 小宝继续经营齐国，阿林经营魏国。你不放标志物的话，可以换一张牌。黄色牌在齐国用得上：请点击红色牌，把它弃掉。
lesson-exchange-no = 那张还有用，现在用不着的是红色牌。请点击它来换牌。
lesson-exchange-take = 现在从公开的牌中拿黄色牌。
lesson-exchange-take-no = 你要的是黄色牌：齐国是黄色。
lesson-road = 再看道路：你在鲁国的三座房屋连成一线，道路越过国界通往齐国。四座以上房屋连成一线，最后每座得一分。请在标出的房址建房屋！
lesson-road-no = 也许是个好地方，但不在你的道路上。请点击齐国标出的房址。
lesson-either = 打出黄色牌，或者那对紫色牌，随你。剩下的正好用来放第二个标志物。
lesson-alliance = 鲁国和齐国之间的数字12是一个联盟。在这两国中使臣都最多的玩家，得分等于两国使臣总数。请派使臣到齐国！
lesson-alliance-no = 先派使臣：请点击齐国的龙位。
lesson-majority = 现在你在鲁国和齐国的使臣都最多。最后，12号联盟中的每个使臣都让你得一分，别人的使臣也算。几人并列最多时，都算最多。
lesson-row = 你还有四座房屋连成一线：齐、鲁、鲁、鲁。最后得4分，继续延长还会更多。每座房屋只能算进一条线。
lesson-end = 抓牌堆第二次用光的那一轮就是最后一轮。最后依次为尚未计分的国、联盟和道路计分。分数最多的人成为新的帝王。
lesson-farewell = 游戏就讲到这里。正式对局中，按按钮结束回合，在此之前都可以撤销。指向哪里，哪里就有说明；点上方的书（或按 B 键）查看规则。祝你玩得愉快！

# ---- 建议的理由

standing-alliance = { $first }–{ $second }联盟
standing-emissaries = { $province }国的使臣
standing-neighbours = 道路上相邻的房屋
standing-cards = 手牌
standing-unknown = 别人不知道的手牌
standing-payable = 手牌够用的国
standing-pairs = 可作万用牌的同色对子

# ---- what is wrong with a board file

data-kind-province = 国
data-kind-field = 房址
data-kind-alliance = 联盟
data-kind-sea = 海
data-kind-lake = 湖
data-kind-river = 河
data-kind-junk = 帆船
data-kind-peak = 山峰
data-few-provinces = 至少要有{ $least }个国
data-many-provinces = 有{ $count }个国，超过了{ $most }个
data-many-fields = 有{ $count }个房址，超过了{ $most }个
data-no-field = { $province }还没有房址
data-dragon-seats = { $name }必须是龙位半径之内的点 [x, y] 的列表
data-few-dragon-seats = { $name }只有{ $seats }个位置，而{ $province }国有{ $fields }个房址
data-alliance-gap = 缺少{ $number }号联盟：联盟从1起连续编号
data-alliance-pair = { $name }必须是一对国的 id
data-no-province = 没有{ $name }国
data-alliance-itself = { $name }不能与自己结盟
data-alliance-twice = { $number }号联盟出现了两次
data-alliance-again = { $first }与{ $second }已经结盟（{ $number }号）
data-no-side = 没有任何一面
data-side-name = { $name }面：版图的一面以游戏人数命名，例如{ $example }
data-road-twice = 道路{ $first }–{ $second }出现了两次
data-road-pairs = { $name }必须是成对的房址 id 的列表
data-road-field = 道路{ $first }–{ $second }：没有房址{ $name }
data-road-itself = 道路必须连接两个不同的房址，这一条却连着{ $first }自己
data-side-players = 没有适合{ $players }人的地图面
data-overlap = { $first }与{ $second }重叠
data-field-outside = { $field }位于{ $province }之外
data-no-border = { $number }号联盟连接{ $first }与{ $second }，但两国并不接壤
data-road-again = 道路{ $first }–{ $second }两面都已经有了
data-one-spot = { $first }与{ $second }在同一处
data-under-dragon = { $field }被{ $province }的龙位遮住
data-no-roads = { $side }人面没有道路
data-no-ally = { $province }不属于任何联盟
data-not-allied = { $first }与{ $second }接壤，却没有联盟

# ---- 版图编辑器

edit-kind-board = 版图
edit-kind-province = 国
edit-kind-field = 房址
edit-kind-alliance = 联盟
edit-kind-road = 道路
edit-kind-road-3-4 = 道路（3–4面）
edit-kind-road-4-5 = 道路（4–5面）
edit-kind-coast = 海岸
edit-kind-sea = 海名
edit-kind-lake = 湖泊
edit-kind-river = 河流
edit-kind-mountain = 山
edit-kind-track = 计分轨
edit-kind-banner = 标题
edit-kind-junk = 帆船
edit-side-3-4 = 3–4人面
edit-side-4-5 = 4–5人面
edit-reconstruction = 复原图
edit-width = 宽
edit-height = 高
edit-field-radius = 房址半径
edit-dragon-radius = 龙位半径
edit-marker-radius = 编号半径
edit-colour = 颜色
edit-colour-violet = 紫
edit-colour-yellow = 黄
edit-colour-orange = 橙
edit-colour-green = 绿
edit-colour-red = 红
edit-x = 距左
edit-y = 距上
edit-upright = 竖排
edit-size = 大小
edit-scale = 比例
edit-text = 文字
edit-own-label = 自己放置名称
edit-auto-label = 自动放置名称
edit-name = 版图名称
edit-names = 名称
edit-say-outside-field = 房址属于一个国，请点在国境之内。
edit-say-nothing-field = 这里没有房址：道路连接两个房址。
edit-say-nothing-province = 这里没有国：联盟连接两个国。
edit-cure-draw-province = 画一个国
edit-cure-draw-field = 画房址
edit-cure-draw-road = 画道路
edit-cure-draw-alliance = 画联盟
edit-cure-renumber-alliance = 重新连续编号
edit-cure-remove-alliance = 删除该联盟
edit-cure-remove-field = 删除后一个
edit-cure-adopt-field = 归入它所在的国
share-road-4-5 = 我们的猜测：每一条道路。已知：此面恰有三个房址有四条道路。
share-road-3-4 = 我们的猜测：每一条道路。已知：此面没有四条道路的房址。
share-road = 我们的猜测：每一条道路。已知的只有贯穿秦、蜀的五个房址连成一行，以及死路很多。
share-alliance = 已知：共十五个联盟，每条国界一个，以及3号和4号。我们的猜测：其余编号。
share-field = 我们的猜测：每个房址的位置。
share-province = 国名确定无误。标明“已知”的国，颜色与房址数也确定。所有轮廓都是我们的猜测。

# ---- 目前局势

stands-provinces = 各国
stands-alliances = 联盟
stands-taken = 已占{ $fields }处中的{ $taken }处
stands-scored = 已经计分
stands-no-alliance = 目前不计分：两国都要有使臣。
stands-nobody = { $first }国{ $leads }领先，{ $second }国{ $other }领先。两国都领先者才得这{ $worth }分。
stands-names = { $first }和{ $rest }
# The coach of a first game
coach-turn-1 = 一国的格子占满即计分：房屋最多者按该国房屋总数得分，第二名按领先者的房屋数得分。一张牌建在同色之国，两张同色牌可建在任意一国。
coach-turn-2 = 在一国排第二也有分。有房屋的地方便可派使臣：他们在终局计分，相邻两国合在一起算。
coach-turn-3 = 留意道路：你的房屋沿路连续排成四座以上，终局每座得一分，可以跨国界。
