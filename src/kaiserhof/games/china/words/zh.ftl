game-title = 中国皇帝
game-seal = 皇
game-about = 在九国之中修建房屋、派遣使臣、沿道路布局。作者 Michael Schacht，3 至 5 人。

option-side = 道路面
option-side-3-4 = 3–4 人
option-side-4-5 = 4–5 人
option-fortifications = 堡垒
option-fortifications-no = 基本玩法
option-fortifications-yes = 加入堡垒

colour-violet = 紫色
colour-yellow = 黄色
colour-orange = 橙色
colour-green = 绿色
colour-red = 红色
cards-one = { $colour }牌
cards-joker = 两张{ $colour }牌（万用牌）

prompt-place = 请在一国中放置标志物，或换一张牌。
prompt-second = 请在{ $province }放置第二个标志物，或停止。
prompt-pay = 请为放在{ $province }的标志物出牌。
prompt-draw = 请抓 { $cards } 张牌（一次一张）。
prompt-chance = 正在翻牌。
prompt-over = 游戏结束。

move-house = 在{ $province } { $field } 号房址建房屋
move-fort = 在{ $province } { $field } 号房址建堡垒
move-emissary = 派使臣到{ $province }
move-pay = 打出{ $cards }
move-exchange = 换掉{ $colour }牌
move-stop = 不放第二个标志物
move-pass = 放弃行动
move-take = 拿公开的{ $colour }牌
move-draw = 从抓牌堆暗抓
move-deal = 抓到{ $colour }牌
move-open = 翻开{ $colour }牌

log-house = { $seat }在{ $province }（{ $field } 号房址）建房屋。
log-fort = { $seat }在{ $province }（{ $field } 号房址）建堡垒。
log-emissary = { $seat }派使臣到{ $province }。
log-pay = { $seat }打出{ $cards }。
log-exchange = { $seat }弃掉{ $colour }牌换牌。
log-take = { $seat }拿走公开的{ $colour }牌。
log-draw = { $seat }暗抓一张牌。
log-drawn = 暗抓的牌是{ $colour }。
log-open = 翻开一张{ $colour }牌补充公开的牌。
log-pass = { $seat }放弃行动。
log-pile-first = 抓牌堆用光了：{ $cards } 张弃牌成为新的抓牌堆。
log-pile-second = 抓牌堆第二次用光：进行完这最后一轮。
log-ended = 游戏结束，现在进行最终计分。
log-points-houses = { $seat } +{ $points }：{ $province }的房屋。
log-points-alliance = { $seat } +{ $points }：联盟 { $number }（{ $first }–{ $second }）。
log-points-road = { $seat } +{ $points }：{ $houses } 个房屋连成一列。
log-winner = { $seat }以 { $points } 分成为新的帝王。

detail-here = 本回合的标志物放在{ $province }。
detail-emissary-limit = { $emissaries ->
    [0] 那里没有使臣
   *[other] 那里已有 { $emissaries } 个使臣
}，{ $houses ->
    [0] 也没有房屋
   *[other] 而单个玩家最多有 { $houses } 个房屋
}。
detail-colour = 需要一张{ $colour }牌，或两张其他同色的牌。
detail-cards = { $colour }牌：{ $cards } 张。

sheet-houses = { $province }的房屋
sheet-alliance = 联盟 { $number }：{ $first }–{ $second }
sheet-roads = 道路

board-reconstruction = 此图为复原图，并非原版印刷的游戏面板。
board-supply = { $seat }：{ $points } 分 · 房屋 { $houses } · 使臣 { $emissaries } · 牌 { $cards }
board-supply-forts = 堡垒 { $forts }
board-known = 已知 { $cards }
board-emperor = 帝王
board-hand = 手牌
board-row = 公开的牌
board-pile = 抓牌堆 { $pile } · 弃牌堆 { $discards }

panel-hand = 你的手牌
panel-common = 公开的牌与抓牌堆
panel-discards = 弃牌堆
panel-tally = 弃牌（按颜色）
panel-pile = 抓牌堆：{ $cards } 张
panel-pile-second = 抓牌堆（第二遍）：{ $cards } 张
panel-pile-gone = 抓牌堆已用光
card-name = { $colour }牌：{ $provinces }
card-name-only = { $colour }牌
card-or = { $first }或{ $rest }
card-list = { $first }、{ $rest }

spot-field = { $province }（{ $colour }）{ $field } 号房址
spot-house-or-fort = 在{ $province } { $field } 号房址建房屋或堡垒
spot-dragon = { $province }（{ $colour }）龙位：使臣 { $emissaries } 个，最多 { $most } 个
piece-house = { $seat }：{ $province } { $field } 号房址的房屋
piece-fort = { $province } { $field } 号房址的堡垒
piece-emissary = { $seat }：在{ $province }的使臣
piece-marker = { $seat }：{ $points } 分
piece-stone = { $province }已计分

supply-houses = 剩余房屋
supply-emissaries = 剩余使臣
supply-forts = 剩余堡垒
supply-cards = 手牌
supply-cards-known = 手牌，其中公开拿的：{ $cards }
badge-emperor = 持有帝王：起始玩家
badge-points = 分数牌 +{ $points }
fact-pile-first = 抓牌堆第一遍
fact-pile-second = 抓牌堆第二遍
fact-last-round = 最后一轮
fact-fortifications = 加入堡垒
fact-reconstruction = 复原图

step-houses = { $province }的房屋
step-houses-early = { $province }的房屋（游戏中已计分）
step-alliance = 联盟 { $number }：{ $first }–{ $second }
step-road = { $seat }：{ $houses } 个房屋的沿线
step-road-fort = { $seat }：{ $houses } 个房屋的沿线，因堡垒加倍

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = 三张国牌的手牌，旁边是背面朝上的抓牌堆
illustration-turn = 一国中有一个房屋；第二个房址亮起，可放下一个标志物
illustration-paying = 一张同色牌可支付一个房屋，两张其他颜色的同色牌也可以
illustration-pieces = 一名玩家在一国有三个房屋，龙位上有三个使臣
illustration-cards = 四张公开的牌和抓牌堆
illustration-houses = 建满的一国：房屋最多者为七个房屋各得一分，下一名次的得分等于第一名的房屋数
illustration-alliances = 两个相邻的国各有使臣，中间是它们的联盟数字
illustration-roads = 一名玩家的五个房屋沿道路连成一线，跨越国界
illustration-fortifications = 建在堡垒上的房屋，旁边还有一个房屋
about-field = 房址。在这里建房屋要花一张与该国同色的牌；每个房址只能有一个房屋。
about-dragon = 一国的龙位，使臣站在这里。可容纳的使臣数等于该国房屋最多的玩家的房屋数。
about-house = 一国建满时或游戏结束时为房屋计分：房屋最多者为该国每个房屋得一分。沿道路连成四个或更多也得分。
about-emissary = 使臣到最后才得分：在联盟的两国中使臣都最多的玩家，为两国中每个使臣得一分。
about-fort = 堡垒是中立的。建在其上的房屋使其主人在该国的房屋计分和道路计分加倍。
about-stone = 此国已计分。仍可派来使臣。
about-marker = 长城上的标志物表示分数。超过 50 分从头开始，并得到一张分数牌。
about-alliance = 两侧两国之间的联盟数字。联盟在最后按数字顺序计分。
about-card = 国牌可支付在同色之国放置的一个标志物。两张同色牌可支付在其他任何国放置的一个标志物。
about-row = 这是公开的牌：补手牌时可以拿走，所有人都看得见。
about-pile = 背面朝上的抓牌堆；抓到什么全凭运气。第一次用光时，弃牌成为新的抓牌堆；第二次用光时，开始最后一轮。
about-discards = 打出和换掉的牌放在这里，对所有人公开。它们将成为第二个抓牌堆。
about-hand = 放置之后每人将手牌补到三张。从公开的牌中拿走的牌大家都知道。
about-emperor = 帝王留在起始玩家处。最后一轮进行到这位玩家之前的一位为止。
about-point-card = 每张分数牌代表标志物已经走过的 50 分。

# the lesson

lesson-title = 十分钟第一局
lesson-seat-2 = 小宝
lesson-seat-3 = 阿林
lesson-welcome = 欢迎来到没有皇帝的九国。你是蓝色圆形标志的玩家，对手是小宝和阿林。分数来自房屋、使臣和道路，我们来逐一试试。
lesson-hand = 这是你的手牌：每个回合开始时总是三张。一张牌可支付在同色之国放置的一个标志物：橙色用于赵或鲁，绿色用于韩或蜀。
lesson-first-house = 东边的鲁只有四个房址。请在那里建第一个房屋：点击标出的房址。
lesson-first-house-no = 那里也可以建，不过本课要先建满小小的鲁：请点击鲁国标出的房址。
lesson-pay = 每个标志物都要立即支付。鲁是橙色：请点击你的橙色牌。
lesson-pay-no = 两张绿色牌也能支付，稍后会讲到。这次请用单张橙色牌。
lesson-refill = 在空的国里只能放置一个标志物，所以回合到此结束。把手牌补到三张：请从公开的牌中拿橙色牌。
lesson-refill-no = 任何牌都可以拿，但再来一张橙色牌对鲁有用。请从公开的牌中拿它。
lesson-others = 小宝在鲁建了房屋，阿林在魏开始。每个回合之后公开的牌都会补满，所有人都看得见拿走了什么。
lesson-second-house = 鲁已不是空的，这个回合可以在那里放置两个标志物，两个必须在同一国。先再建一个房屋：点击标出的房址。
lesson-second-house-no = 也可以，但这个回合请留在鲁：点击标出的房址，它沿道路与第一个房屋相邻。
lesson-joker = 两张同色牌是可以代替任何其他颜色的万用牌。请用两张绿色牌支付，把橙色牌留给第二个标志物。
lesson-joker-no = 用橙色牌也能支付，但就没有牌支付第二个标志物了。请用那对绿色牌。
lesson-emissary = 现在派使臣。使臣站在龙位上；可容纳的数目等于该国房屋最多的玩家的房屋数，这里是两个。请点击鲁的龙位。
lesson-emissary-no = 那样也可以，但现在要试的是使臣：请点击鲁的龙位。
lesson-hidden = 最后的橙色牌支付了使臣。现在一张一张地抓三张牌。先试试暗抓：点击抓牌堆。
lesson-hidden-no = 公开的牌也可以拿，但先试一张暗抓的：点击抓牌堆。
lesson-emissaries = 是橙色牌！你还从公开的牌中拿了红色和紫色。小宝在齐开始，阿林派使臣去魏。使臣到最后才得分，稍后再讲。
lesson-fill = 鲁还剩一个房址，而你有橙色牌。建满的国立即计分。去建满它！
lesson-fill-no = 先别急：请先在标出的房址建满鲁。
lesson-scored = 你在鲁的房屋最多，为其中每个房屋得一分：4 分。小宝第二，得分等于你的房屋数：3 分。少量投入也很划算！
lesson-plan = 现在补手牌。再拿一张紫色牌，就能与手上的凑成一对，留作万用牌。请拿它。
lesson-plan-no = 请拿紫色牌：两张同色牌在哪里都有用。
lesson-exchange = 小宝继续在齐，阿林在魏。不放置的话，可以换一张牌。黄色对齐有用：请点击红色牌把它弃掉。
lesson-exchange-no = 那张还有用；现在不需要的是红色牌。请点击它来换牌。
lesson-exchange-take = 现在从公开的牌中拿黄色牌。
lesson-exchange-take-no = 要的是黄色牌：齐是黄色。
lesson-road = 看看道路：你在鲁的三个房屋连成一线，道路越过国界通往齐。沿道路连成四个或更多的房屋，最后每个得一分。请在标出的房址建房屋！
lesson-road-no = 也许是好地方，但不在你的道路上。请点击齐国标出的房址。
lesson-either = 随你支付：用黄色牌，或用那对紫色牌。剩下的将支付第二个标志物。
lesson-alliance = 鲁和齐之间有数字 12，这是一个联盟。在两国中使臣都最多的玩家，为两国中每个使臣得一分。请派使臣去齐！
lesson-alliance-no = 先派使臣：点击齐的龙位。
lesson-majority = 现在你在鲁和齐的使臣都最多。最后联盟 12 会按那里的每个使臣给你一分，别人的使臣也算。并列最多者都算最多。
lesson-row = 还有连成一线的四个房屋：齐、鲁、鲁、鲁。最后是 4 分，再延长还会更多。每个房屋只能计入一列。
lesson-end = 抓牌堆用光两次后开始最后一轮。最后尚未计分的国也会计分，然后是联盟，再是道路。分数最多者获胜。
lesson-farewell = 这就是整个游戏。正式对局中，回合用按钮结束，在此之前可以撤销。指向任何东西就能知道它是什么，按 ? 可查看规则。祝你玩得愉快！

# ---- 建议的理由

reason-houses = 房屋最多
reason-alliances = 使臣与联盟
reason-roads = 房屋沿线
reason-cards = 手牌
reason-turn = 本回合还能做的事
