game-title = 孔子
game-about = 大明朝廷里的礼物、人情与影响力。设计师：Alan Paull。
game-minutes = 约90分钟
explain-option-game = 基本游戏没有奏请皇帝；第一次玩选它。
explain-option-admiral = 第一名平分时，水军都督若在平分者之列则获胜；采用变体时，即使不在其列也获胜。
game-seal = 孔

option-game = 玩法
option-game-basic = 基本玩法
option-game-advanced = 进阶玩法（奏请皇帝）
option-admiral = 水军都督变体
option-admiral-no = 不用
option-admiral-yes = 使用：不在平分者之列也获胜
option-cheaper-gifts = 更便宜的礼物
explain-option-cheaper-gifts = 再送同一玩家礼物时，可以比旧礼物便宜吗？英文规则不比较价值，德文规则称旧礼物为较低的那件。
option-cheaper-gifts-no = 不可以
option-cheaper-gifts-yes = 可以
option-empty-offices = 数量为零的官职
explain-option-empty-offices = 场上没有任何军队时，大将军归谁？没有任何宝船远航时，水军都督归谁？
option-empty-offices-minister = 归兵部或工部尚书
option-empty-offices-nobody = 空缺
option-candidates = 所属部已满的候补官员
explain-option-candidates = 没有空位时，考试的胜者“可以”取代一位官员或去其他部。必须安置，还是可以放弃？
option-candidates-must = 必须安置
option-candidates-may = 可以放弃
option-necklace = 用璎珞奏请
explain-option-necklace = 规则书说可移动任意一支军队；也有人规定只能移动自己的。
option-necklace-any = 任意军队
option-necklace-own = 只限自己的

# ---- 名称

ministry-bingbu = 兵部
ministry-hubu = 户部
ministry-gongbu = 工部
ministry-any = 任一部
student-red = 红色考生
student-orange = 橙色考生
gift-hanging = 挂轴（1）
gift-tile = 琉璃瓦（2）
gift-vase = 花瓶（3）
gift-coat = 锦袍（4）
gift-necklace = 璎珞（5）
gift-junk = 楼船（6）
reward-cash = 银两
reward-gift = 礼物
reward-extra = 额外行动
reward-bribery-bingbu = 贿赂（兵部）
reward-bribery-hubu = 贿赂（户部）
reward-bribery-gongbu = 贿赂（工部）
reward-bribery-any = 贿赂（任一部）
reward-recruit = 征召军队
reward-insult = 触怒龙颜！
distant-spice-islands = 香料群岛
distant-india = 印度
distant-arabia = 阿拉伯
distant-africa = 非洲
distant-americas = 美洲
foreign-yunnan = 云南
foreign-manchuria = 女真
foreign-mongolia = 蒙古
foreign-korea = 朝鲜
foreign-annam = 安南
office-chief-minister = 首辅
office-admiral = 水军都督
office-general = 大将军
price-empty = 该处没有官员
price-candidate = 候补官员不可贿赂
price-coins = { $price ->
    [0] 免费
   *[other] { $price }枚铜钱
}
price-licences = { $price }份勘合

# ---- 提问

prompt-act = 请执行一个行动（还有{ $cubes }个方块）。
prompt-act-or-pass = 行动方块已用完。跳过？（仍可转让官员或打出赏赐牌。）
prompt-favour = 皇恩浩荡：请执行任意一个行动，不用方块。
prompt-extra = 额外行动：请执行任意一个行动，不用方块。
prompt-pay-coins = 请支付{ $price }枚铜钱。
prompt-pay-licences = 请支付{ $price }份勘合。
prompt-land = 宝船抵达：请选择一个远方之国。
prompt-marker = { $ministry }{ $number }号官员让给谁？
prompt-ship = 宝船归哪个船厂？
prompt-swap = 与哪位官员对调？
prompt-redeploy = 军队移到哪个空的军格？
prompt-name = 请任命下一任首辅。
prompt-tutor = 科举（{ $ministry }）：红色考生属{ $red }，橙色考生属{ $orange }。你辅导哪位？钱币多者胜，平手红方胜，打出的牌不再收回。
prompt-lay = 请为{ $student }面朝下放牌。
prompt-place = 请安置候补官员（{ $ministry }）。
prompt-yield = 你在{ $ministry }的影响力让给谁？
prompt-keep = 请选择要保留的四张牌。
prompt-chance = 正在翻开。
prompt-over = 游戏结束。

# ---- 着法

move-bribe = 贿赂{ $ministry }{ $number }号官员（{ $price }）
move-secure = 收服{ $ministry }{ $number }号官员（{ $price }）
move-nominate = 举荐{ $student }（{ $coins }枚铜钱）
move-force = 促成科举考试（{ $students ->
    [0] { $price }；尚无考生
   *[other] { $price }
}）
move-junks = 购买{ $junks }艘宝船（{ $price }）
move-voyage = 派{ $junks }艘宝船远航（{ $price }）
move-recruit = 征召一支军队（{ $price }）
move-invade = 征伐{ $land }{ $box }号军格（{ $points }分，{ $price }）
move-buy-gift = 购买{ $gift }
move-give-gift = 把{ $gift }送给{ $receiver }
move-commercial = 商业收入：付{ $coins }枚铜钱 → 抓{ $cards }张牌
move-tax = 税收：抓{ $cards }张牌
move-no-action = 不行动
move-transfer = 转让影响力：{ $ministry }{ $number }号官员
move-petition-junks = 奏请：转移{ $owner }的宝船
move-petition-student = 奏请：取代{ $student }
move-petition-swap = 奏请：对调{ $ministry }{ $number }号官员
move-petition-army = 奏请：调动{ $land }{ $box }号军格（{ $points }分）的军队
move-petition-influence = 奏请：替换{ $ministry }{ $number }号官员上的标志物
move-play-cash = 打出“银两”：抓{ $cards }张牌
move-play-gift = 打出“礼物”：{ $gift }
move-play-extra = 打出“额外行动”
move-play-bribery = “{ $card }”：{ $ministry }{ $number }号（{ $price }）
move-play-recruit = 打出“征召军队”
move-play-insult = 打出“触怒龙颜！”
move-pass = 跳过
move-decline = 放弃安置，候补官员移出游戏
move-pay = 付费的牌：{ $cards }
move-land = 登陆{ $land }
move-marker = 让给{ $receiver }
move-ship = { $receiver }的船厂
move-swap = { $ministry }{ $number }号官员
move-redeploy = { $land }{ $box }号军格（{ $points }分）
move-name = 任命{ $receiver }
move-tutor = 辅导{ $student }
move-lay = 放一张牌（{ $coins }枚铜钱，{ $licences }份勘合）
move-enough = 不再放牌
move-place = { $ministry }{ $number }号位
move-yield = 让给{ $receiver }
move-keep = 保留的牌：{ $cards }
move-chit = 官职分数片：{ $value }分
move-value = 远方之国分数片：{ $value }分
move-foreign = { $land }
move-candidate = 候补官员：{ $ministry }
move-official = 官员：贿金{ $value }
move-chief = { $receiver }成为首辅
move-draw = 一张牌（{ $coins }枚铜钱，{ $licences }份勘合）
move-reward = { $card }
move-reveal = 翻开辅导牌

# ---- 日志

log-round = 第{ $round }轮（最多{ $rounds }轮）。
log-cubes = { $seat }有{ $cubes }个可用的方块。
log-name = { $seat }任命{ $receiver }为首辅。
log-chief = { $receiver }是第一任首辅。
log-bribe = { $seat }贿赂{ $ministry }{ $number }号官员。
log-secure = { $seat }收服{ $ministry }{ $number }号官员。
log-nominate = { $seat }举荐{ $student }。
log-force = { $seat }促成科举考试。
log-junks = { $seat }购买{ $junks }艘宝船。
log-voyage = { $seat }派{ $junks }艘宝船远航。
log-recruit = { $seat }征召一支军队。
log-invade = { $seat }征伐{ $land }（{ $box }号军格，{ $points }分）。
log-buy-gift = { $seat }购买{ $gift }。
log-give-gift = { $seat }把{ $gift }送给{ $receiver }。
log-commercial = { $seat }付{ $coins }枚铜钱，取商业收入。
log-tax = { $seat }取税收。
log-no-action = { $seat }不行动。
log-transfer = { $seat }转让影响力：{ $ministry }{ $number }号官员。
log-petition-junks = { $seat }以{ $gift }奏请皇帝：{ $owner }的宝船易主。
log-petition-student = { $seat }以{ $gift }奏请皇帝，取代{ $student }。
log-petition-swap = { $seat }以{ $gift }奏请皇帝，对调{ $ministry }{ $number }号官员。
log-petition-army = { $seat }以{ $gift }奏请皇帝，调动{ $land }{ $box }号军格（{ $points }分）的军队。
log-petition-influence = { $seat }以{ $gift }奏请皇帝，替换{ $ministry }{ $number }号官员上的标志物。
log-play-cash = { $seat }打出“银两”。
log-play-gift = { $seat }打出“礼物”，备好{ $gift }。
log-play-extra = { $seat }打出“额外行动”。
log-play-bribery = { $seat }打出“{ $card }”：{ $ministry }{ $number }号官员。
log-play-recruit = { $seat }打出“征召军队”。
log-play-insult = { $seat }打出“触怒龙颜！”，得{ $points }分。
log-pass = { $seat }跳过。
log-pay = { $seat }支付{ $paid }（牌：{ $cards }）。
log-marker = 换上{ $receiver }的标志物。
log-ship = 宝船归{ $receiver }的船厂。
log-swap = 与{ $ministry }{ $number }号官员对调。
log-redeploy = 军队移到{ $land }{ $box }号军格（{ $points }分）。
log-landed = { $seat }抵达{ $land }。
log-landed-first = { $seat }率先抵达{ $land }，得{ $points }分。
log-draw = { $seat }抓一张牌。
log-drawn = 这张牌值{ $coins }枚铜钱或{ $licences }份勘合。
log-reshuffled = { $cards }张弃牌成为新的抓牌堆。
log-reward = { $seat }得一张赏赐牌。
log-rewarded = 赏赐牌是“{ $card }”。
log-gift-cancelled = { $giver }送给{ $receiver }的{ $gift }失效。
log-wall = 长城已有{ $pieces }段。
log-tutor = { $seat }辅导{ $student }。
log-lay = { $seat }为{ $student }面朝下放一张牌。
log-laid = 这张牌值{ $coins }枚铜钱（{ $licences }份勘合）。
log-reveal = 所有辅导牌一起翻开。
log-revealed = { $seat }辅导{ $student }的牌：{ $cards }。
log-exam-won = { $seat }的考生通过科举考试。
log-place = { $seat }把候补官员安置在{ $ministry }{ $number }号位。
log-candidate = 下一位候补官员：{ $ministry }。
log-candidate-gone = 候补官员（{ $ministry }）移出游戏。
log-resolution = { $ministry }权力交接。
log-yield = { $seat }暂时把那里的全部影响力让给{ $receiver }。
log-minister = { $seat }成为{ $ministry }尚书，得{ $points }分。
log-secretary = { $seat }成为{ $ministry }侍郎，得{ $points }分。
log-no-minister = { $ministry }无人有影响力。
log-invasion-won = { $land }被征服。
log-invasion-lost = 征伐{ $land }失败。
log-points-box = { $seat }得{ $points }分：{ $land }的军队。
log-official = 一位官员（贿金{ $value }）就任{ $ministry }{ $number }号位。
log-keep = { $seat }保留四张牌，弃掉的牌：{ $cards }。
log-chit = { $ministry }得到{ $value }分的分数片。
log-value = { $land }得到{ $value }分的分数片。
log-foreign = 参与的番邦：{ $land }。
log-ending = 游戏在本轮结束。
log-office = { $seat }得1分：{ $office }。
log-winner = { $seat }以{ $points }分获胜。

# ---- 场景

scene-winner = 胜者
scene-offices = 官职
scene-ministries = 六部
scene-lands = 番邦与远航
scene-examination = 科举考试：及第者出任{ $ministry }官员。
scene-exam-title = 科举考试
scene-red-wins-ties = 相同则红方胜
scene-more-coins = 铜钱多者胜。
scene-an-official = { $ministry }官员
scene-uncontested = 无人应试相争。
scene-by-gift = 受礼须报
scene-bound = { $mine ->
    [1] 你受礼须报。
   *[0] { $seat }受礼须报。
}
scene-against-own = { $mine ->
    [1] 你不得不辅导对手的考生。
   *[0] { $seat }不得不辅导对手的考生。
}
scene-took-gift = 收过{ $giver }的{ $gift }。
scene-passes = { $mine ->
    [1] 你的考生以{ $most }比{ $least }及第。
   *[0] { $seat }的考生以{ $most }比{ $least }及第。
}
scene-red-tie = 铜钱相同，红方胜。这些牌全部弃掉。
scene-all-lost = 这些牌全部弃掉。
scene-officials = 官员
scene-minister = 尚书
scene-secretary = 侍郎
scene-complete = { $ministry }已满：{ $leader }以{ $officials }位官员领先。
scene-least-gives = 最少者交出全部影响力，直到只剩两人。
scene-owes = { $mine ->
    [1] 你最少，又欠{ $receiver }：{ $officials }位官员都交出。
    [2] { $seat }最少，又欠你：{ $officials }位官员都交给你。
   *[0] { $seat }最少，又欠{ $receiver }：{ $officials }位官员都交出。
}
scene-owes-why = { $gift }令其必须如此，此礼作废。
scene-gives = { $mine ->
    [1] 你最少，把{ $officials }位官员都交给{ $receiver }。
    [2] { $seat }最少，把{ $officials }位官员都交给你。
   *[0] { $seat }最少，把{ $officials }位官员都交给{ $receiver }。
}
scene-gives-why = 没有礼物约束，自行选择。
scene-gift-of = { $seat }的{ $gift }
scene-installed = { $minister }任尚书，{ $points }分；{ $secretary }任侍郎，{ $second }分。
scene-both-offices = { $minister }兼任{ $ministry }尚书与侍郎，{ $points }分和{ $second }分。
scene-tally = { $most }比{ $least }；相同则看位次最高的官员。
scene-invasion = { $land }被征服：{ $shares }。
scene-invasion-why = 每支军队得所在格的分数。
scene-invasion-lost-why = 各格尚未驻满军队，长城已经筑成。
scene-voyage-why = 最先到达者得分。
scene-cubes = 行动方块
scene-cubes-why = 送出与收到的礼物越多，方块越多。
scene-office = { $office }：{ $seat }，1分。
scene-office-chief-minister = 官员与官职上的标志物最多。
scene-office-admiral = 出海的船最多。
scene-office-general = 在场的军队最多。
scene-wins = { $seat }获胜。
scene-win-shared = { $names }共同获胜。
scene-you-win = 你获胜，{ $margin ->
    [0] 同分胜出
   *[other] 领先{ $margin }分
}。
scene-you-are = { $seat }获胜。你名列第{ $place }，{ $behind ->
    [0] 分数相同
   *[other] 相差{ $behind }分
}。
scene-tie = { $tied }人同分：{ $office }胜出。

# ---- 对局记录，每回合一行

tell-cubes = 可用的方块：{ $seat } { $cubes }个
also-cubes = { $seat } { $cubes }个
tell-officials = { $officials }位新官员入朝
also-pay = 付{ $paid }
also-marker = 让给{ $receiver }
also-ship = 归{ $receiver }的船厂
also-swap = 与{ $ministry }{ $number }号官员对调
also-redeploy = 移到{ $land }{ $box }号军格（{ $points }分）
also-landed = 抵达{ $land }
also-landed-first = 率先抵达{ $land }
also-draw = 抓{ $cards }张牌
also-reward = 得{ $cards }张赏赐牌
also-lay = 面朝下放{ $cards }张牌

# ---- 拒绝的细节

detail-gift = { $giver }送过{ $receiver }{ $gift }。
detail-coins = 需要{ $price }枚铜钱；手中有{ $coins }枚。
detail-licences = 需要{ $price }份勘合；手中有{ $licences }份。
detail-not-in-hand = 手中没有这些牌：{ $cards }。
detail-paid-coins = 需要{ $price }枚铜钱；这些牌值{ $paid }枚。
detail-paid-licences = 需要{ $price }份勘合；这些牌值{ $paid }份。
detail-unavailable = 你没有已备的{ $gift }。
detail-reward = 你没有“{ $card }”这张牌。
detail-no-exact = 手牌凑不出正好{ $coins }枚铜钱。
detail-not-exact = 你选了{ $coins }枚铜钱，这些牌值{ $paid }枚。
detail-own-army = 本桌约定璎珞只能移动自己的军队。
detail-cubes = 需要{ $needed }个方块；还剩{ $cubes }个。
detail-junks = 供应中的宝船：{ $junks }。
detail-shipyard = 船厂中的宝船：{ $junks }。

# ---- 计分表

tie-office = 以{ $office }之职
sheet-distant-all = 远航发现
sheet-foreign-all = 征服
sheet-ministry-all = 各部
honour-scene-ministry = 单部得分之最
honour-scene-invasion = 单次征伐得分之最
honour-scene-voyage = 最丰厚的远航
sheet-distant = 发现：{ $land }
sheet-foreign = 征服：{ $land }
sheet-ministry = { $ministry }
sheet-insult = 触怒龙颜！

# ---- 终端中的版图

board-round = 第{ $round }/{ $rounds }轮
board-wall = 长城
board-chief = 首辅：{ $seat }
board-no-chief = 首辅：–
board-ministry = { $ministry }（尚书{ $minister }，侍郎{ $secretary }）
board-candidate = 候补官员：{ $ministry }（还有{ $left }位）
board-no-candidate = 候补官员已尽
board-students = 红色考生：{ $red } · 橙色考生：{ $orange }
board-forced = 已促成科举考试
board-tutoring = 面朝下，{ $student }：{ $cards }
board-distant = 远方之国
board-foreign = 番邦
board-land = { $land }（{ $price }，{ $status }）
board-deadline = 第{ $round }轮为限
board-won = 已征服
board-lost = 失败
board-gifts = 有效礼物
board-box = 行动区
board-seat = { $seat }：{ $points }分 · 方块{ $cubes } · 牌{ $cards } · 赏赐牌{ $rewards }
board-goods = 宝船{ $shipyard }，海上{ $ocean } · 军队：军屯{ $colony }，手边{ $stock } · 礼物：已备{ $available }，未备{ $unavailable }
board-known = 已知{ $cards }
board-hand = 手牌
board-rewards = 赏赐牌
board-piles = 抓牌堆{ $deck } · 弃牌堆{ $discards } · 赏赐牌{ $stack } · 宝船{ $junks }
board-legend = 官员：贿金与标志物；括号表示已收服，C 是候补官员，· 是空位。番邦各军格：分数与军队；* 带来一张赏赐牌。

box-bribe-secure = 贿赂/收服
box-nominate = 举荐
box-force = 促成
box-junks-voyage = 宝船/远航
box-recruit-invade = 征召/征伐
box-buy-gift = 购买礼物
box-give-gift = 送出礼物
box-commercial = 商业收入
box-tax = 税收
box-petition = 奏请
box-no-action = 不行动
box-transfer = 转让
box-favour = 皇恩

# ---- 页面上的版图

area-actions = 行动区
area-gifts = 礼物一览
area-examination = 科举考试
area-foreign = 番邦
area-distant = 远方之国
area-shipyards = 船厂
area-oceans = 海域
chair-minister = 尚书
chair-secretary = 侍郎
land-spice-islands = 香料群岛
land-india = 印度
land-arabia = 阿拉伯
land-africa = 非洲
land-americas = 美洲
action-bribe = 贿赂官员
action-secure = 收服官员
action-transfer = 转让影响力
action-nominate = 举荐考生
action-force = 促成科举考试
action-buy-gift = 购买礼物
action-give-gift = 送出礼物
action-recruit = 征召军队
action-invade = 征伐番邦
action-junks = 购买宝船
action-voyage = 启程远航
action-commercial = 商业收入
action-tax = 税收
action-no-action = 不行动
action-petition = 奏请皇帝
action-favour = 皇恩

spot-space = { $ministry }{ $number }号位：空
spot-official = { $ministry }{ $number }号官员：贿金{ $value }，无标志物
spot-official-unsecured = { $ministry }{ $number }号官员：贿金{ $value }，{ $seat }的标志物（未收服）
spot-official-secured = { $ministry }{ $number }号官员：贿金{ $value }，{ $seat }的标志物（已收服）
spot-candidate = { $ministry }{ $number }号官员：{ $seat }的候补官员
spot-student = { $student }：空
spot-student-of = { $student }：{ $seat }
spot-seat = { $seat }
spot-gift = { $gift }送给{ $receiver }
spot-action = { $action }（{ $cubes ->
    [0] 不用方块
   *[other] { $cubes }个方块
}）
spot-box = { $land }{ $box }号军格：{ $points }分，空
spot-box-army = { $land }{ $box }号军格：{ $points }分，{ $seat }的军队
spot-colony = { $seat }的军屯：军队{ $armies }支，手边{ $stock }支
spot-shipyard = { $seat }的船厂：宝船{ $junks }艘
spot-ocean = { $seat }的海域：宝船{ $junks }艘
spot-land = { $land }：率先抵达者得{ $points }分
spot-land-reached = { $land }：由{ $seat }发现
piece-secured = { $seat }：标志物（已收服）
piece-unsecured = { $seat }：标志物（未收服）
piece-minister = { $seat }：{ $ministry }尚书
piece-secretary = { $seat }：{ $ministry }侍郎
piece-gift = { $giver }送给{ $receiver }的{ $gift }
piece-student = { $seat }：考生
piece-laid = { $seat }：面朝下的牌{ $cards }张
piece-army = { $seat }：军队
piece-junk = 宝船
piece-visitor = { $seat }：{ $land }的标志物
piece-wall = 长城：9段中已建{ $pieces }段
piece-cubes = { $seat }：剩{ $cubes }个方块
piece-used = { $seat }：{ $cubes }个方块
piece-score = { $seat }：{ $points }分
bond-bribe = 欠{ $seat }人情：此处不可行贿
bond-tutor = 欠{ $seat }人情，须辅导该考生

panel-hand = 你的手牌
panel-hand-of = { $seat }的手牌
panel-gifts = 你的礼物
panel-gifts-of = { $seat }的礼物
panel-rewards = 赏赐牌
panel-no-rewards = 暂无
panel-pile = 抓牌堆
panel-discards = 弃牌堆
panel-reward-pile = 赏赐牌堆
panel-junks = 宝船
card-name = 牌：{ $coins }枚铜钱或{ $licences }份勘合
sum-coins = 铜钱{ $sum }/{ $due }
sum-licences = 勘合{ $sum }/{ $due }
sum-cards = 牌{ $sum }/{ $due }
gift-available = { $gift }：已备
gift-unavailable = { $gift }：未备
gift-active = { $gift }：已送给{ $seat }
gift-gone = { $gift }：已移出游戏

supply-cubes = 剩余方块
supply-armies = 手边的军队
supply-gifts = 已备礼物
supply-rewards = 赏赐牌
supply-cards = 孔子牌
supply-cards-known = 孔子牌，已知：{ $cards }
badge-chief = 首辅
badge-passed = 已跳过
badge-insult = 军队在“触怒龙颜！”牌上
fact-round = 第{ $round }轮（最多{ $rounds }轮）
fact-actions = 行动
fact-court = 朝会
fact-reconstruction = 版图为自行编排

step-distant = { $seat }率先抵达{ $land }
step-foreign = 征服{ $land }：每支军队得所在军格的分数
step-ministry = { $ministry }：尚书{ $minister }，侍郎{ $secretary }
step-insult = { $seat }为触怒龙颜之事雪耻
step-chief-minister = 首辅：{ $seat }在各部的标志物最多（{ $count }个）
step-chief-minister-tie = 首辅：标志物数相同，由户部尚书（{ $seat }）担任
step-admiral = 水军都督：{ $seat }远航的宝船最多（{ $count }艘）
step-admiral-tie = 水军都督：宝船数相同，由工部尚书（{ $seat }）担任
step-general = 大将军：{ $seat }在场的军队最多（{ $count }支）
step-general-tie = 大将军：军队数相同，由兵部尚书（{ $seat }）担任

# ---- 小屏幕

view-board = 总览
view-actions = 行动
view-ministries = 各部
view-gifts = 礼物
view-examination = 科举
view-lands = 番邦
view-seas = 远航

tile-bribe = 贿赂官员
tile-secure = 收服官员
tile-transfer = 转让影响力
tile-nominate = 举荐考生
tile-force = 促成科举
tile-buy-gift = 购买礼物
tile-give-gift = 送出礼物
tile-recruit = 征召军队
tile-invade = 征伐番邦
tile-junks = 购买宝船
tile-voyage = 启程远航
tile-commercial = 商业收入
tile-tax = 税收
tile-no-action = 不行动
tile-petition = 奏请皇帝
tile-favour = 皇恩
tile-pair = 两者共用方块
cost-no-cubes = 不用方块
cost-favour = { $seat }，最后执行

shut-cubes = 需要{ $cubes }个方块
shut-coins = 铜钱不够
shut-licences = 勘合不够
shut-bribe = 没有可贿赂的官员
shut-bound = 欠着人情
shut-secure = 无人可收服
shut-transfer = 你没有官员
shut-transferred = 本轮已转让
shut-first-round = 第1轮不可
shut-student = 你已有考生
shut-students = 两个位置已满
shut-army = 军队已用完
shut-colony = 军屯里没有军队
shut-boxes = 军格已满
shut-junks = 宝船已用完
shut-shipyard = 船厂里没有宝船
shut-lands = 没有可去的国家
shut-bought = 礼物已买齐
shut-no-gift = 没有已备的礼物
shut-too-low = 礼物价值不够
shut-traded = 每轮一次
shut-basic = 基本游戏中没有
shut-petition = 没有合用的礼物
shut-nothing = 无事可奏

perk-bingbu = 军务：军队4份勘合，不是6份
perk-hubu = 钱粮：贿金少1枚
perk-gongbu = 营造：宝船较便宜
part-free = { $officials ->
    [0] 无人可贿赂
   *[other] { $officials }位可贿赂
}
part-bound = 欠人情
part-resolved = 已交接
tally = 官员
you = 你
bound-here = { $giver }送过你价值{ $value }的礼物：你的官员不少于对方时，此处不可行贿（{ $own }比{ $theirs }）。
bound-not-yet = { $giver }送过你价值{ $value }的礼物：你的官员少于对方时，此处可以行贿（{ $own }比{ $theirs }）。

gift-ready = 已备
gift-out = 已移出游戏
gifts-debts = 谁欠谁的人情
debt-none = 谁也不欠谁的人情。
debt-yours = 你欠{ $giver }人情。
debt-to-you = { $receiver }欠你人情。
debt-others = { $receiver }欠{ $giver }人情。
debt-return = 给{ $giver }的回礼不得低于{ $value }。
debt-bribe = { $ministry }不可行贿。
debt-tutor = 须辅导{ $student }。

exam-none = 还没有人举荐考生。
exam-one = 只有一位考生：有人促成才会举行科举考试。
exam-held = 本轮结束时举行科举考试。
exam-forced = 有人促成了本轮的科举考试。
exam-prize = 奖赏
exam-left = { $left ->
    [0] 最后一位
   *[other] 后面还有{ $left }位
}
exam-free = 空
exam-laid = 面朝下的牌：{ $student }

lands-wall = 长城
lands-colonies = 军屯
colony-stock = 手边{ $stock }支
fleet-yard = 船厂
fleet-ocean = 海域
land-first = { $seat }率先抵达

# ---- 物件说明

about-score = 计分条。分数即时计入；超过30分就从0重新开始。
about-cubes = 本轮还没用的行动方块。没有礼物时有3个，送出和收到共一两件时4个，三件以上5个。
about-bingbu = 兵部。有自己的官员在此，征召一支军队只需4份勘合，而不是6份。
about-hubu = 户部。有自己的官员在此，贿赂、收服以及用“贿赂”牌替换他人的标志物各便宜一枚铜钱。
about-gongbu = 工部。有自己的官员在此，宝船更便宜：1、2、4、7枚铜钱，而不是1、3、6、10枚。
about-minister = 尚书之位。权力交接时影响力最大者取得这枚分数片。
about-secretary = 侍郎之位，归影响力第二者。
about-space = 该部的空位。每轮结束时，一位官员进入编号最小的空位。
about-official = 官员。钱孔中的数字是贿金；1号位资历最深，7号位资历最浅。
about-unsecured = 横放的标志物：官员尚未收服，标志物仍可能被替换。
about-secured = 直立的标志物：官员已收服，他人无法以贿赂取代，只有其主人可以转让影响力。
about-candidate = 候补官员，科举考试的奖赏。考生通过者把他安置在一部，立即收服。
about-student = 考生之位。有两位考生，或有人促成，朝会阶段就举行科举考试。
about-tutoring = 辅导牌面朝下放在这里。铜钱总数多的考生通过，相同时红色考生通过。
about-seat = 礼物一览中一位玩家的一行：该玩家收到的礼物。
about-gifts = 礼物一览：送礼者的标志物放在受礼者的行、礼物价值的列。
about-obligation = 收礼就欠下人情：回礼不得更轻；送礼者有官员、而自己的官员数已不少于送礼者的部，不可再行贿；须辅导送礼者的考生；权力交接中须让出影响力时，让给送礼者。
about-gift-1 = 挂轴，价值1。一开始就已备好。
about-gift-2 = 琉璃瓦，价值2。用于奏请：将两艘宝船从一个船厂移到另一个船厂。
about-gift-3 = 花瓶，价值3。用于奏请：以自己的考生取代他人的考生。
about-gift-4 = 锦袍，价值4。用于奏请：将自己的官员与资历相同或更浅的官员对调。
about-gift-5 = 璎珞，价值5。用于奏请：将一支军队移到另一个空的军格。
about-gift-6 = 楼船，价值6。用于奏请：以任意一位玩家的已收服标志物替换一个未收服的标志物。
about-do-bribe = 贿赂一位没有标志物的官员：支付贿金，把自己的标志物横放在上面。
about-do-secure = 收服自己的一位官员：再付一次贿金，把标志物立起来。
about-do-transfer = 不用方块和铜钱：用他人的标志物替换自己的一个；若持有对方送的礼物，该礼物失效。
about-do-nominate = 支付2枚铜钱举荐一位考生，第一轮不可。
about-do-force = 支付2枚铜钱，本轮就举行科举考试，哪怕只有一位考生；第一轮不可。
about-do-buy-gift = 购买一件未备的礼物，费用等于其价值。
about-do-give-gift = 把一件已备的礼物送给他人。受礼者欠下人情，双方下一轮的方块可能增多。
about-do-recruit = 征召一支军队到自己的军屯：6份勘合，有自己的官员在兵部则4份。
about-do-invade = 支付番邦上标的铜钱，把军屯中的一支军队派到它的空的军格。
about-do-junks = 购买一至四艘宝船，放入船厂：1、3、6、10枚铜钱；有自己的官员在工部则1、2、4、7枚。
about-do-voyage = 宝船出海，每艘一份勘合。每满五艘就抵达一个远方之国。
about-do-commercial = 付0至4枚铜钱（不得多付），抓牌数比所付铜钱数多1。每轮一次。
about-do-tax = 抓两张牌。
about-do-no-action = 用掉一个方块，什么也不做。
about-do-petition = 进阶玩法：用两个方块并交出一件已备、价值2以上的礼物，执行其效果。
about-do-favour = 首辅在阶段末再执行一个行动，不用方块。
about-wall = 长城每轮增建一段。建到4、6、8段时各有一场征伐结束，第九段建成时游戏结束。
about-foreign = 番邦。铜钱是每支军队的价格；士兵图标旁标着征伐最迟在哪一轮结束。
about-box = 军格。只有该番邦所有军格及时占满，才得分。
about-star = 赏赐牌图标：得一张赏赐牌，征伐失败也有。
about-yunnan = 云南：每支军队4枚铜钱。
about-manchuria = 女真：每支军队5枚铜钱。
about-mongolia = 蒙古：每支军队6枚铜钱。
about-korea = 朝鲜：每支军队7枚铜钱。
about-annam = 安南：每支军队8枚铜钱。
about-colony = 军屯：已征召的军队在此待命。
about-army = 军队。每人全局只有六支；在场的都计入大将军之争。
about-shipyard = 船厂：买来的宝船在此等待启航。
about-ocean = 海域，可停四艘宝船；第五艘完成一次远航。
about-junk = 宝船。所有人共25艘；五艘成一次远航。
about-distant = 远方之国。率先抵达者取得分数片；每次抵达都得一张赏赐牌。
about-spice-islands = 香料群岛。
about-india = 印度。
about-arabia = 阿拉伯。
about-africa = 非洲。
about-americas = 美洲。
about-card = 孔子牌：付铜钱，或付勘合（朝廷颁发的凭证），二者择一。不找零；每轮结束时最多留四张。
about-pile = 孔子牌抓牌堆。抓完时洗混弃牌。
about-discards = 已支付或弃掉的孔子牌。
about-gifts-ready = 该玩家已备好、可以送出的礼物；送出或交出的不再计入。
about-rewards = 手中的赏赐牌。只有本人知道是哪些；打出时不用方块。
about-passed = 该玩家已跳过，本轮不再执行行动（首辅的皇恩除外）。
about-office = 终局官职：标志物最多者为首辅，远航宝船最多者为水军都督，军队最多者为大将军。每个官职得1分。
about-reward-pile = 尚可赢得的赏赐牌。
about-reward-cash = 银两：抓四张孔子牌。
about-reward-gift = 礼物：免费备好自己的一件礼物。
about-reward-extra = 额外行动：执行行动区中除皇恩外的任意一个行动，不用方块。
about-reward-bribery = 贿赂：取得牌上所示一部（若已交接则任一未交接的部）的一位官员，未受贿者免费；已有他人未收服的标志物的，付贿金替换。不受人情约束。
about-reward-recruit = 征召军队：把手边的一支军队免费放入军屯。
about-reward-insult = “触怒龙颜！”：把军屯中的一支军队移到此牌上，立即得2分。

# ---- 建议的理由

standing-distant = 发现{ $land }
standing-foreign = 征服{ $land }
standing-boxes = { $land }（若征伐成功）
standing-ministry = { $ministry }中的标志物
standing-chief-minister = 标志物最多（争首辅）
standing-admiral = 远航的宝船（争水军都督）
standing-general = 在场的军队（争大将军）
standing-secured = 已收服的标志物
standing-ocean = 海域中的宝船
standing-shipyard = 船厂中的宝船
standing-colony = 军屯中的军队
standing-gifts = 已备礼物
standing-given = 送出后仍有人情的礼物
standing-received = 收下后仍欠人情的礼物
standing-rewards = 赏赐牌
standing-students = 举荐的考生
standing-cards = 手牌（含即将抓的牌）
standing-laid = 面朝下放置的铜钱
standing-coins = 手中的铜钱

picture-setup = 开局时的一个部：两枚分数片，3、4、5号位上有官员。
picture-round = 三轮后的长城；第四、六、八段各结束一场征伐。
picture-income = 行动区中的收入各格：蓝方两格都用过，绿方用过一格。
picture-students = 红色位置上有一位考生，橙色位置还空着，中间是候补官员。
picture-actions = 行动区的一部分：每格都有各玩家放方块的位置；蓝方已两次使用第一格。
picture-paying = 三种孔子牌：一枚铜钱或三份勘合，两枚或两份，三枚或一份。
picture-officials = 一个部：官员及其贿金、直立与横放的标志物、一位候补官员和一个空位。
picture-gifts = 礼物一览：送礼者的标志物以链条连到受礼者的行。
picture-examination = 两位考生及其面朝下的牌，中间是候补官员。
picture-resolutions = 权力交接后的一个部，尚书与侍郎之位各有标志物。
picture-voyages = 船厂与海域中的宝船，以及五个远方之国的分数片和玩家的标志物。
picture-invasions = 四轮后的长城、有军队的三个番邦和各军屯。
picture-rewards = 赏赐牌：“银两”“礼物”“额外行动”“贿赂”和“触怒龙颜！”。
picture-petitions = 六件礼物及其价值；价值2以上者可用于奏请。
picture-end = 计分条与四个标志物。

# ---- 教学

lesson-title = 十分钟入门
lesson-seat-2 = 小宝
lesson-seat-3 = 阿林
lesson-welcome = 欢迎来到大明朝廷！你执蓝色（圆形标志），对手是小宝和阿林。各部官职、远航、征伐都能得分，分数最多者获胜。我们来逐一试试。
lesson-ministries = 三个部里的分数最多。一个部的七位官员全部受贿之后，官员最多的玩家成为尚书，第二名成为侍郎。在工部，两个官职分别值8分和5分。
lesson-cards = 这些牌就是你的钱。每张牌或付铜钱，或付勘合，二者择一，而且不找零。
lesson-commercial = 这一轮你有三个方块，每个行动用一个。先要有钱：商业收入最多付4枚铜钱，抓牌数比所付铜钱数多1。请点击它，付4枚。
lesson-commercial-no = 是个好行动，但先充实手牌：请点击商业收入，付4枚铜钱抓五张牌。
lesson-cubes = 五张新牌到手，小宝和阿林也有了收入。大家轮流，每次执行一个行动。方块留在所用的格里，直到本轮结束；同一轮再用同一格，就要两个方块。
lesson-bribe = 现在争取影响力。钱孔中的数字是贿金，这里是3枚。请点击这位官员，贿赂他。有了工部的官员，你买宝船也会便宜。
lesson-bribe-no = 也可以，但先从工部开始，那里有8分可争：请点击标出的官员。
lesson-pay = 要付三枚铜钱，总数显示在手牌上方。请点击那张一枚铜钱的牌和一张两枚铜钱的牌。
lesson-pay-no = 那样也够，但值钱的牌最好留着：一枚加两枚正好是三枚。
lesson-gift = 小宝在你旁边贿赂了一位官员，阿林在户部贿赂了一位。送小宝一件礼物，他欠了人情，就不能靠贿赂超过你。挂轴不用花钱：请点击它，送给小宝。
lesson-gift-no = 别急：请先把挂轴送给小宝，他也想要工部。
lesson-bound = 小宝那一行里有你的标志物，表示他欠你人情。在你有官员的部，他的官员数已不少于你时就不可再行贿：追得平，却超不过你。他回礼不得更轻，须辅导你的考生，须让出影响力时也要让给你。你们下一轮都有四个方块。
lesson-wall = 方块都用完，一轮就结束。长城增建一段，第九段建成时游戏结束。每个部来一位新官员，手牌最多留四张。
lesson-buy = 阿林任命你为首辅，这稍后再讲。她还送来挂轴：现在你欠她人情。回一件更贵重的礼，人情就还清了。请点击琉璃瓦，用2枚铜钱买下。
lesson-buy-no = 那不急：你还欠着阿林人情。请先购买琉璃瓦。
lesson-answer = 2枚铜钱已付，琉璃瓦已备。这时阿林举荐了一位考生。请把琉璃瓦送给阿林：它比挂轴贵重，你欠的人情就此还清，轮到她欠你。
lesson-answer-no = 要送的是琉璃瓦，而且要送给阿林：这样她就欠你人情。
lesson-nominate = 有两位考生时，轮末举行科举考试。奖赏就在两人之间：一位工部官员，谁也夺不走。请用2枚铜钱，在红色位置举荐自己的考生。
lesson-nominate-no = 先举荐考生：请点击红色位置。
lesson-secure = 大家都已跳过。你身为首辅，预留了一个方块，凭皇恩可再执行最后一个行动。你在工部的标志物还横放着，可能被替换：请点击它，再付3枚铜钱收服这位官员。
lesson-secure-no = 那样也可以，但先保住你的官员：请点击他，选择收服。
lesson-tutor = 朝会开始：先建长城，再举行科举考试。每人为一位考生面朝下放牌，铜钱总数多的通过。请辅导自己的红色考生。
lesson-tutor-no = 橙色考生是阿林的！请辅导自己的红色考生。
lesson-place = 红色考生通过！碍于人情，小宝乃至阿林都得为你的考生出牌。请把候补官员安置到工部标出的位置；编号小，平手时有利。
lesson-place-no = 任何空位都可以，但编号最小的平手时最有利：请点击标出的位置。
lesson-later = 又过了一轮。你在工部贿赂了第三位官员，还买了三艘宝船。小宝也送了你礼物：送出和收到共三件，你就有五个方块。
lesson-junks = 你又取了一次收入，现在出海。一次远航要五艘宝船，你已有三艘。多亏工部，再买两艘只要2枚铜钱：请点击该格，购买2艘。
lesson-junks-no = 远航还差两艘宝船：请点击标出的格，购买2艘。
lesson-voyage = 购买宝船和启程远航共用一格。这是你本轮第二次用它，所以要两个方块。请派出全部五艘宝船。
lesson-voyage-no = 五艘一起才能抵达：请点击标出的格，派出5艘。
lesson-licences = 每艘宝船要一份勘合，这次用的是牌的另一半。要付五份：请点击一张三份勘合的牌和那张两份勘合的牌。
lesson-licences-no = 那样也够，但多付了一份勘合。三加二正好是五。
lesson-land = 宝船到了！率先抵达一国的玩家取得那里的分数。印度和非洲各4分：请选一个。
lesson-land-no = 是个好地方，但印度和非洲的分数更多。
lesson-army = 得4分，而且每次抵达都得一张赏赐牌。这张牌给你一支军队，不然要付六份勘合。赏赐牌不用方块：请点击它。
lesson-army-no = 那不急：请先打出新得的牌。
lesson-invade = 军队已整装待发。云南有两个军格，小宝占了一个，另一个空着。所有军格及时占满，每人得自己那格的分数。请付4枚铜钱，派军队到4分的军格。
lesson-invade-no = 云南近在眼前：请点击那个4分的军格。
lesson-resolved = 工部的官员已全部受贿：你三位，小宝三位，阿林一位。影响力最小的要让出，而阿林因琉璃瓦的人情必须让给你。于是你任尚书得8分，小宝任侍郎得5分。那件礼物完成使命，就此失效。
lesson-conquered = 云南已攻下：你得4分，小宝得2分，并因星形图标得一张赏赐牌。番邦上标着最迟须在哪轮占满，否则谁也不得分。
lesson-end = 长城第九段建成，或三个部都有了尚书，或候补官员用完，游戏就结束。其余的部此时交接权力；各部标志物最多、远航宝船最多、军队最多者各得一分。
lesson-farewell = 这就是整个游戏：礼物、人情和时机。正式对局中，回合结束之前都可以撤销。指向哪里，哪里就有说明；点上方的书（或按 B 键）查看规则。祝你玩得愉快！

# ---- 目前局势

stands-ministries = 各部
stands-offices = 官职
stands-debts = 人情往来
stands-owes = { $receiver }欠{ $giver }人情：{ $gift }
stands-resolved = 已经结算
stands-no-officials = 这里还没有人拥有官员。
stands-holders = 若现在结算：{ $minister }任尚书，{ $secretary }任侍郎。
stands-chooses = { $seat }须选择把影响力交给谁。
stands-actions = 行动
court-now = 目前官员
# The coach of a first game
coach-turn-1 = 分数来自三处：各部的官职、长城外的番邦、海外的远方之国。样样都要花牌，所以先弄些收入。
coach-turn-2 = 礼物不能拒收。收礼者欠你人情，直到送还更贵重的礼物，或以效劳偿还。
coach-turn-3 = 贿赂到的官员就是你在该部的影响力，收服之后很难被夺走。该部权力交接时，影响力最大者成为尚书。
