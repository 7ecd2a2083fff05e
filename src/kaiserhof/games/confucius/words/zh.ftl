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

# ---- 建议的理由

ground-ministries = 各部影响力
ground-gifts = 礼物与人情
ground-voyages = 远航远方之国
ground-armies = 番邦的军队
ground-examination = 科举考试
ground-offices = 终局官职
ground-actions = 后续行动
ground-cards = 手牌
