game-title = 孔子
game-about = 明朝宫廷里的礼物、人情与影响力。作者 Alan Paull，3 至 5 人。
game-seal = 孔

option-game = 玩法
option-game-basic = 基本玩法
option-game-advanced = 进阶玩法（奏请皇帝）
option-admiral = 水师提督变体
option-admiral-no = 不用
option-admiral-yes = 使用：平分时水师提督获胜

# ---- 名称

ministry-bingbu = 兵部
ministry-hubu = 户部
ministry-gongbu = 工部
ministry-any = 任一部
student-red = 红色考生
student-orange = 橙色考生
gift-hanging = 挂轴（1）
gift-tile = 瓷砖（2）
gift-vase = 花瓶（3）
gift-coat = 官袍（4）
gift-necklace = 朝珠（5）
gift-junk = 宝船（6）
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
foreign-manchuria = 满洲
foreign-mongolia = 蒙古
foreign-korea = 朝鲜
foreign-annam = 安南
office-chief-minister = 首辅
office-admiral = 水师提督
office-general = 大将军
price-coins = { $price ->
    [0] 免费
   *[other] { $price } 铜钱
}
price-licences = { $price } 许可

# ---- 提问

prompt-act = 请执行一个行动（还有 { $cubes } 个行动方块）。
prompt-act-or-pass = 行动方块已用完：可转让影响力、打出赏赐牌，或跳过。
prompt-favour = 皇恩浩荡：请执行任意行动，不用行动方块。
prompt-extra = 额外行动：请执行任意行动，不用行动方块。
prompt-pay-coins = 请支付 { $price } 枚铜钱。
prompt-pay-licences = 请支付 { $price } 份许可。
prompt-land = 宝船抵达：请选择一个远方之国。
prompt-marker = 换上谁的标志物？
prompt-ship = 宝船归哪个船厂？
prompt-swap = 与哪位官员对调？
prompt-redeploy = 军队移到哪个空格？
prompt-name = 请任命下一任首辅。
prompt-tutor = 你辅导哪位考生？
prompt-lay = 请为{ $student }暗放牌。
prompt-place = 请安置候补官员（{ $ministry }）。
prompt-yield = 你在{ $ministry }的影响力让给谁？
prompt-keep = 请选择要保留的四张牌。
prompt-chance = 正在翻开。
prompt-over = 游戏结束。

# ---- 着法

move-bribe = 贿赂{ $ministry } { $number } 号官员（{ $price }）
move-secure = 巩固{ $ministry } { $number } 号官员（{ $price }）
move-nominate = 举荐{ $student }（{ $price }）
move-force = 促成科举考试（{ $students ->
    [0] { $price }；尚无考生
   *[other] { $price }
}）
move-junks = 买 { $junks } 艘宝船（{ $price }）
move-voyage = 派 { $junks } 艘宝船远航（{ $price }）
move-recruit = 征召军队（{ $price }）
move-invade = 征伐{ $land }第 { $box } 格（{ $points } 分，{ $price }）
move-buy-gift = 购买{ $gift }
move-give-gift = 把{ $gift }送给{ $receiver }
move-commercial = 商业收入：付 { $coins }，抓 { $cards } 张
move-tax = 税收：抓 2 张
move-no-action = 不行动
move-transfer = 转让影响力：{ $ministry } { $number } 号官员
move-petition-junks = 以{ $gift }奏请：{ $owner }的宝船
move-petition-student = 以{ $gift }奏请：取代{ $student }
move-petition-swap = 以{ $gift }奏请：对调{ $ministry } { $number } 号官员
move-petition-army = 以{ $gift }奏请：调动{ $land }第 { $box } 格（{ $points } 分）的军队
move-petition-influence = 以{ $gift }奏请：替换{ $ministry } { $number } 号官员上的标志物
move-play-cash = 打出银两：抓 4 张
move-play-gift = 打出礼物：{ $gift }
move-play-extra = 打出额外行动
move-play-bribery = 打出{ $card }：{ $ministry } { $number } 号官员（{ $price }）
move-play-recruit = 打出征召军队
move-play-insult = 打出触怒龙颜！
move-pass = 跳过
move-pay = 以 { $cards } 付费
move-land = 登陆{ $land }
move-marker = { $receiver }的标志物
move-ship = { $receiver }的船厂
move-swap = { $ministry } { $number } 号官员
move-redeploy = { $land }第 { $box } 格（{ $points } 分）
move-name = { $receiver }
move-tutor = 辅导{ $student }
move-lay = 放一张牌（{ $coins } 铜钱，{ $licences } 许可）
move-enough = 不再放牌
move-place = { $ministry } { $number } 号位
move-yield = { $receiver }
move-keep = 保留 { $cards }
move-chit = 官职分数片 { $value }
move-value = 远方之国分数片 { $value }
move-foreign = { $land }
move-candidate = 候补官员：{ $ministry }
move-official = { $value } 点官员
move-chief = { $receiver }成为首辅
move-draw = 一张牌（{ $coins } 铜钱，{ $licences } 许可）
move-reward = { $card }
move-reveal = 翻开辅导牌

# ---- 日志

log-round = 第 { $round } 轮（最多 { $rounds } 轮）。
log-cubes = { $seat }有 { $cubes } 个可用行动方块。
log-name = { $seat }任命{ $receiver }为首辅。
log-chief = { $receiver }是第一任首辅。
log-bribe = { $seat }贿赂{ $ministry } { $number } 号官员。
log-secure = { $seat }巩固{ $ministry } { $number } 号官员。
log-nominate = { $seat }举荐{ $student }。
log-force = { $seat }促成科举考试。
log-junks = { $seat }买 { $junks } 艘宝船。
log-voyage = { $seat }派 { $junks } 艘宝船远航。
log-recruit = { $seat }征召一支军队。
log-invade = { $seat }征伐{ $land }（第 { $box } 格，{ $points } 分）。
log-buy-gift = { $seat }购买{ $gift }。
log-give-gift = { $seat }把{ $gift }送给{ $receiver }。
log-commercial = { $seat }付 { $coins } 枚铜钱取商业收入。
log-tax = { $seat }取税收。
log-no-action = { $seat }不行动。
log-transfer = { $seat }转让影响力：{ $ministry } { $number } 号官员。
log-petition-junks = { $seat }以{ $gift }奏请皇帝：{ $owner }的宝船易主。
log-petition-student = { $seat }以{ $gift }奏请皇帝，取代{ $student }。
log-petition-swap = { $seat }以{ $gift }奏请皇帝：{ $ministry } { $number } 号官员对调。
log-petition-army = { $seat }以{ $gift }奏请皇帝：{ $land }第 { $box } 格（{ $points } 分）的军队调动。
log-petition-influence = { $seat }以{ $gift }奏请皇帝：{ $ministry } { $number } 号官员上的标志物被替换。
log-play-cash = { $seat }打出银两。
log-play-gift = { $seat }打出礼物，备好{ $gift }。
log-play-extra = { $seat }打出额外行动。
log-play-bribery = { $seat }打出{ $card }：{ $ministry } { $number } 号官员。
log-play-recruit = { $seat }打出征召军队。
log-play-insult = { $seat }打出触怒龙颜！：+2。
log-pass = { $seat }跳过。
log-pay = { $seat }以 { $cards } 付费。
log-marker = 换上{ $receiver }的标志物。
log-ship = 归{ $receiver }的船厂。
log-swap = 与{ $ministry } { $number } 号官员对调。
log-redeploy = 移到{ $land }第 { $box } 格（{ $points } 分）。
log-landed = { $seat }抵达{ $land }。
log-landed-first = { $seat }率先抵达{ $land }：+{ $points }。
log-draw = { $seat }抓一张牌。
log-drawn = 这张牌是 { $coins } 铜钱或 { $licences } 许可。
log-reshuffled = { $cards } 张弃牌成为新的抓牌堆。
log-reward = { $seat }拿一张赏赐牌。
log-rewarded = 赏赐牌是{ $card }。
log-gift-cancelled = { $giver }送给{ $receiver }的{ $gift }失效。
log-wall = 长城已有 { $pieces } 段。
log-tutor = { $seat }辅导{ $student }。
log-lay = { $seat }为{ $student }暗放一张牌。
log-laid = 这张牌是 { $coins } 铜钱（{ $licences } 许可）。
log-reveal = 所有辅导牌一起翻开。
log-revealed = { $seat }以 { $cards } 辅导了{ $student }。
log-exam-won = { $seat }的考生通过科举考试。
log-place = { $seat }把候补官员安置在{ $ministry } { $number } 号位。
log-candidate = 下一位候补官员：{ $ministry }。
log-candidate-gone = 候补官员（{ $ministry }）退出游戏。
log-resolution = { $ministry }权力交接。
log-yield = { $seat }暂时把那里的全部影响力让给{ $receiver }。
log-minister = { $seat }成为{ $ministry }尚书：+{ $points }。
log-secretary = { $seat }成为{ $ministry }侍郎：+{ $points }。
log-no-minister = { $ministry }无人有影响力。
log-invasion-won = { $land }被征服。
log-invasion-lost = 征伐{ $land }失败。
log-points-box = { $seat } +{ $points }：{ $land }的军队。
log-official = { $value } 点官员就任{ $ministry } { $number } 号位。
log-keep = { $seat }保留四张牌，弃掉 { $cards }。
log-chit = { $ministry }得到 { $value } 分的分数片。
log-value = { $land }上放 { $value } 分的分数片。
log-foreign = 番邦：{ $land }。
log-ending = 游戏在本轮结束。
log-office = { $seat } +1：{ $office }。
log-winner = { $seat }以 { $points } 分获胜。

# ---- 拒绝的细节

detail-gift = { $receiver }收有{ $giver }的{ $gift }。
detail-coins = 需要 { $price } 枚铜钱；手中有 { $coins } 枚。
detail-licences = 需要 { $price } 份许可；手中有 { $licences } 份。
detail-cubes = 需要 { $needed } 个行动方块；还剩 { $cubes } 个。
detail-junks = 供应中的宝船：{ $junks }。
detail-shipyard = 船厂中的宝船：{ $junks }。

# ---- 计分表

sheet-distant = 发现：{ $land }
sheet-foreign = 征服：{ $land }
sheet-ministry = { $ministry }
sheet-insult = 触怒龙颜！

# ---- 终端中的图板

board-round = 第 { $round }/{ $rounds } 轮
board-wall = 长城
board-chief = 首辅：{ $seat }
board-no-chief = 首辅：–
board-ministry = { $ministry }（尚书 { $minister }，侍郎 { $secretary }）
board-candidate = 候补官员：{ $ministry }（还有 { $left } 位）
board-no-candidate = 候补官员已尽
board-students = 红色考生：{ $red } · 橙色考生：{ $orange }
board-forced = 已促成考试
board-tutoring = 暗放 { $student }：{ $cards }
board-distant = 远方之国
board-foreign = 番邦
board-land = { $land }（{ $price }，{ $status }）
board-deadline = 第 { $round } 轮为限
board-won = 已征服
board-lost = 失败
board-gifts = 有效礼物
board-box = 行动区
board-seat = { $seat }：{ $points } 分 · 方块 { $cubes } · 牌 { $cards } · 赏赐牌 { $rewards }
board-goods = 宝船 { $shipyard }，海上 { $ocean } · 军队：军屯 { $colony }，后备 { $stock } · 礼物：已备 { $available }，未备 { $unavailable }
board-known = 已知 { $cards }
board-hand = 手牌
board-rewards = 赏赐牌
board-piles = 抓牌堆 { $deck } · 弃牌堆 { $discards } · 赏赐牌 { $stack } · 宝船 { $junks }
board-legend = 官员：点数与标志物；括号表示已巩固，C 是候补官员，· 是空位。番邦各格：分数与军队；* 带来一张赏赐牌。

box-bribe-secure = 贿赂/巩固
box-nominate = 举荐
box-force = 促成
box-junks-voyage = 宝船/远航
box-recruit-invade = 征召/征伐
box-buy-gift = 购买礼物
box-give-gift = 赠送礼物
box-commercial = 商业收入
box-tax = 税收
box-petition = 奏请
box-no-action = 不行动
box-transfer = 转让
box-favour = 皇恩

# ---- 页面上的图板

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
action-secure = 巩固官员
action-transfer = 转让影响力
action-nominate = 举荐考生
action-force = 促成科举考试
action-buy-gift = 购买礼物
action-give-gift = 赠送礼物
action-recruit = 征召军队
action-invade = 征伐番邦
action-junks = 购买宝船
action-voyage = 启程远航
action-commercial = 商业收入
action-tax = 税收
action-no-action = 不行动
action-petition = 奏请皇帝
action-favour = 皇恩

spot-space = { $ministry }第{ $number }位：空
spot-official = { $ministry }第{ $number }位官员：贿金{ $value }，无标记
spot-official-unsecured = { $ministry }第{ $number }位官员：贿金{ $value }，{ $seat }的未巩固标记
spot-official-secured = { $ministry }第{ $number }位官员：贿金{ $value }，{ $seat }的已巩固标记
spot-candidate = { $ministry }第{ $number }位官员：{ $seat }的候补官员
spot-student = { $student }：空
spot-student-of = { $student }：{ $seat }
spot-seat = { $seat }
spot-gift = { $gift }赠{ $receiver }
spot-action = { $action }（{ $cubes ->
    [0] 不用方块
   *[other] { $cubes }个方块
}）
spot-box = { $land }军格{ $box }：{ $points }分，空
spot-box-army = { $land }军格{ $box }：{ $points }分，{ $seat }的军队
spot-colony = { $seat }的军屯：军队{ $armies }，供应{ $stock }
spot-shipyard = { $seat }的船厂：宝船{ $junks }
spot-ocean = { $seat }的海域：宝船{ $junks }
spot-land = { $land }：首先到达者得{ $points }分
spot-land-reached = { $land }：由{ $seat }发现
piece-secured = { $seat }：已巩固的标记
piece-unsecured = { $seat }：未巩固的标记
piece-minister = { $seat }：{ $ministry }尚书
piece-secretary = { $seat }：{ $ministry }侍郎
piece-gift = { $giver }赠{ $receiver }的{ $gift }
piece-student = { $seat }：考生
piece-laid = { $seat }：面朝下的牌{ $cards }张
piece-army = { $seat }：军队
piece-junk = 宝船
piece-visitor = { $seat }：{ $land }的标记
piece-wall = 长城：9段中已建{ $pieces }段
piece-cubes = { $seat }：剩{ $cubes }个方块
piece-used = { $seat }：{ $cubes }个方块
piece-score = { $seat }：{ $points }分
bond-bribe = 受{ $seat }的礼物约束：此处不可贿赂
bond-tutor = 受{ $seat }的礼物约束，须辅导该考生
bond-gift = { $seat }：价值{ $value }的礼物

panel-hand = 手牌
panel-gifts = 自己的礼物
panel-bonds = 约束自己的礼物
panel-rewards = 赏赐牌
panel-no-rewards = 暂无
panel-pile = 抓牌堆
panel-discards = 弃牌
panel-reward-pile = 赏赐牌堆
panel-junks = 宝船
card-name = 牌：{ $coins }枚铜钱或{ $licences }张许可
sum-coins = 铜钱{ $sum } / { $due }
sum-licences = 许可{ $sum } / { $due }
sum-cards = 牌{ $sum } / { $due }
gift-available = { $gift }：已备
gift-unavailable = { $gift }：未备
gift-active = { $gift }：已赠{ $seat }
gift-gone = { $gift }：已用

supply-cubes = 剩余方块
supply-armies = 供应中的军队
supply-gifts = 已备礼物
supply-rewards = 赏赐牌
supply-cards = 孔子牌
supply-cards-known = 孔子牌，已知：{ $cards }
badge-chief = 首辅
badge-passed = 已跳过
badge-insult = 军队在“触怒龙颜！”牌上
fact-round = 第{ $round }轮（至多{ $rounds }轮）
fact-actions = 行动
fact-court = 朝会
fact-reconstruction = 图板为自行编排

step-distant = { $seat }首先到达{ $land }
step-foreign = 征服{ $land }：每支军队得所在军格的分数
step-ministry = { $ministry }：尚书{ $minister }，侍郎{ $secretary }
step-insult = { $seat }为触怒龙颜之事雪耻
step-chief-minister = 首辅：{ $seat }在各部的标记最多（{ $count }）
step-chief-minister-tie = 首辅：标记数相同，由户部尚书（{ $seat }）担任
step-admiral = 水师提督：{ $seat }远航的宝船最多（{ $count }）
step-admiral-tie = 水师提督：宝船数相同，由工部尚书（{ $seat }）担任
step-general = 大将军：{ $seat }在场的军队最多（{ $count }）
step-general-tie = 大将军：军队数相同，由兵部尚书（{ $seat }）担任

# ---- 物件说明

about-score = 计分条。得分即时计入；超过30分后从0重新开始。
about-cubes = 本轮尚未使用的行动方块：无礼物3个，送出或收到一两件为4个，三件以上为5个。
about-bingbu = 兵部。此处有自己的官员时，征召军队只需4张许可而非6张。
about-hubu = 户部。此处有自己的官员时，贿赂与巩固各便宜一枚铜钱。
about-gongbu = 工部。此处有自己的官员时宝船更便宜：1、2、4、7枚铜钱，而非1、3、6、10枚。
about-minister = 尚书之位。权力交接时影响力最大者取得此分数标记。
about-secretary = 侍郎之位，归影响力第二者。
about-space = 该部的空位。每轮结束时，一名官员进入编号最小的空位。
about-official = 官员。钱孔中的数字是贿金；1位资历最高，7位最低。
about-unsecured = 横放的标记未巩固：仍可能被替换。
about-secured = 直立的标记已巩固，不会被替换。
about-candidate = 候补官员，科举考试的奖赏。胜者将其放入一部，立即巩固。
about-student = 考生之位。有两名考生或有人促成时，朝会阶段举行科举考试。
about-tutoring = 辅导牌面朝下放在此处。铜钱总数高者胜，相同则红方胜。
about-seat = 礼物一览中一名玩家的一行：该玩家收到的礼物。
about-gifts = 礼物一览：赠者的标记放在受者的行、礼物价值的列。
about-obligation = 人情：不可回赠更低的礼物，不可在一部以贿赂追平或超过赠者，须辅导赠者的考生，影响力先让给赠者。
about-gift-1 = 挂轴，价值1。一开始就已备好。
about-gift-2 = 瓷砖，价值2。用于奏请：将两艘宝船移到另一船厂。
about-gift-3 = 花瓶，价值3。用于奏请：以自己的考生取代一名考生。
about-gift-4 = 官袍，价值4。用于奏请：以自己的官员与同级或更低的官员互换。
about-gift-5 = 朝珠，价值5。用于奏请：将一支军队移到另一空军格。
about-gift-6 = 宝船，价值6。用于奏请：以已巩固的标记取代未巩固的标记。
about-do-bribe = 贿赂一名无标记的官员：支付其贿金，放上自己的未巩固标记。
about-do-secure = 巩固自己的一名官员：再付一次贿金，将标记直立。
about-do-transfer = 不用方块和铜钱：以他人的标记取代自己的标记，其赠予你的礼物失效。
about-do-nominate = 支付2枚铜钱举荐一名考生，第一轮不可。
about-do-force = 支付2枚铜钱，本轮即举行考试，哪怕只有一名考生。
about-do-buy-gift = 购买一件未备的礼物，费用等于其价值。
about-do-give-gift = 将一件已备的礼物赠予他人。受者受其约束，双方下轮方块更多。
about-do-recruit = 征召一支军队入自己的军屯：6张许可，兵部有官员则4张。
about-do-invade = 支付番邦板上的铜钱，将军屯中一支军队派往其空军格。
about-do-junks = 购买一至四艘宝船入船厂：1、3、6、10枚铜钱；工部有官员则1、2、4、7枚。
about-do-voyage = 宝船出海，每艘一张许可。每满五艘即抵达一个远方之国。
about-do-commercial = 恰付至多4枚铜钱，抓比所付多一张的牌。每轮一次。
about-do-tax = 抓两张牌。
about-do-no-action = 用掉一个方块，什么也不做。
about-do-petition = 进阶游戏：用两个方块并交出一件已备礼物，执行其效果。
about-do-favour = 首辅在阶段末再执行一次行动，不计方块费用。
about-wall = 长城每轮增建一段。建到4、6、8段时各有一场征伐结束，第九段时游戏结束。
about-foreign = 番邦。铜钱是每支军队的价格；标签表示征伐最迟在哪一轮结束。
about-box = 军格。只有该番邦所有军格及时占满才得分。
about-star = 星号可得一张赏赐牌，征伐失败也有。
about-yunnan = 云南：每支军队4枚铜钱。
about-manchuria = 满洲：每支军队5枚铜钱。
about-mongolia = 蒙古：每支军队6枚铜钱。
about-korea = 朝鲜：每支军队7枚铜钱。
about-annam = 安南：每支军队8枚铜钱。
about-colony = 军屯：已征召的军队在此待命。
about-army = 军队。每人全局六支；在场的都计入大将军之争。
about-shipyard = 船厂：已购宝船在此等待启航。
about-ocean = 海域可停四艘宝船；第五艘完成一次远航。
about-junk = 宝船。全体共25艘；五艘成一次远航。
about-distant = 远方之国。首先到达者取得分数标记；每次到达都得一张赏赐牌。
about-spice-islands = 香料群岛。
about-india = 印度。
about-arabia = 阿拉伯。
about-africa = 非洲。
about-americas = 美洲。
about-card = 孔子牌：付铜钱或许可，二者择一。不找零；轮末至多留四张。
about-pile = 孔子牌抓牌堆。抓完时洗混弃牌。
about-discards = 已支付或弃掉的孔子牌。
about-reward-pile = 尚可赢得的赏赐牌。
about-reward-cash = 银两：抓四张孔子牌。
about-reward-gift = 礼物：免费备好自己的一件礼物。
about-reward-extra = 额外行动：执行任意行动，不用方块。
about-reward-bribery = 贿赂：取得牌上所示一部的官员，未受贿者免费；或支付贿金取代他人的未巩固标记。不受人情约束。
about-reward-recruit = 征召军队：免费将一支军队放入军屯。
about-reward-insult = 触怒龙颜！：将军屯中一支军队移到此牌，立即得2分。

# ---- 建议的理由

ground-ministries = 各部影响力
ground-gifts = 礼物与人情
ground-voyages = 远航远方之国
ground-armies = 番邦的军队
ground-examination = 科举考试
ground-offices = 终局官职
ground-actions = 后续行动
ground-cards = 手牌

picture-actions = 行动区的一部分：每格都有各玩家放方块的位置；蓝方已两次使用第一格。
picture-paying = 三种孔子牌：一枚铜钱或三张许可，二或二，三或一。
picture-officials = 一个部：官员及其贿金、直立与横放的标记、一名候补官员和一个空位。
picture-gifts = 礼物一览：赠者的标记以链条连到受者的行。
picture-examination = 两名考生及其面朝下的牌，中间是候补官员。
picture-resolutions = 权力交接后的一个部，尚书与侍郎之位各有标记。
picture-voyages = 船厂与海域中的宝船，以及五个远方之国的分数标记和玩家标记。
picture-invasions = 四轮后的长城、有军队的三个番邦和各军屯。
picture-rewards = 赏赐牌：银两、礼物、额外行动、贿赂和触怒龙颜！
picture-petitions = 六件礼物及其价值；价值2以上者可用于奏请。
picture-end = 计分条与四个标记。
