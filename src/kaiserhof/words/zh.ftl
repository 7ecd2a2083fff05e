# 各游戏与命令行共用的文字。

yes = 是
no = 否
seat-number = 玩家{ $number }
language = 中文

bot-random = 随机
bot-plain = 朴素搜索
bot-novice = 新手
bot-regular = 熟手
bot-master = 大师

# ---- 错误

error-unknown-game = 没有名为“{ $name }”的游戏。可选：{ $known }。
error-unknown-move = “{ $text }”不是一个行动。
error-illegal-move = 不允许“{ $move }”：{ $rule }
error-not-your-turn = 现在没有轮到{ $seat }。
error-nothing-to-confirm = 没有需要确认的内容。
error-no-undo = 这里无法撤销：此后已有随机事件或其他玩家的行动。
error-seats = 《{ $game }》适合{ $least }至{ $most }人，不能{ $seats }人游戏。
error-option = 没有选项“{ $option }”。可选：{ $known }。
error-option-value = { $seats }人游戏时“{ $option }”不能是“{ $value }”。可选：{ $allowed }。
error-no-own-data = 《{ $game }》不能载入自备的版图。
error-no-map = 还没有《{ $game }》的版图图片。
error-data = “{ $file }”无法使用：{ $detail }
error-file = “{ $file }”无法读取：{ $detail }
error-file-write = “{ $file }”无法写入：{ $detail }
error-file-text = “{ $file }”不是 UTF-8 文本文件。
error-file-large = “{ $file }”过大，不可能是对局记录。
error-record = 第{ $line }行：{ $reason }
error-record-first-line = 文件必须以“{ $expected }”开头。
error-record-header = “{ $text }”不应出现在文件头中。
error-record-key = “{ $key }”不应出现在文件头中。
error-record-twice = “{ $key }”在文件头中出现了两次。
error-record-move = “{ $text }”不是记录中的一行；应为“?”或座位号加一个行动。
error-record-missing = 文件头缺少“{ $key }”。
error-record-rules = 该记录依据规则第{ $rules }版；当前为第{ $ours }版。
error-record-other-board = 该记录使用了另一张版图；请用 --map 指定。
error-record-our-board = 该记录使用游戏自带的版图；请去掉 --map。
error-record-over = 游戏已经结束。
error-record-mover = 轮到行动的不是这个座位，而是“{ $expected }”。
error-record-result = 文件头中的结果与各行动得出的不符：{ $result }。
error-record-no-secret = 该记录没有封存码和密钥，无法验证随机性。
error-record-secret = 密钥与开局前公布的封存码不符。
error-record-chance = 此处的随机结果应为“{ $expected }”。
error-unknown-seat = “{ $name }”不能入座。可选：{ $known }。
error-budget = “{ $text }”不是有效的思考量：请给出模拟次数（2000）或时间（1s、250ms）。
error-number = “{ $value }”不是{ $least }到{ $most }之间的数。

# ---- 命令行

cli-about = 玩一玩、研究以中国古代宫廷为题的桌游。
cli-lang = 语言：en、de 或 zh
cli-help = 显示此帮助
cli-version = 显示版本
cli-usage = 用法
cli-commands = 命令
cli-arguments = 参数
cli-options = 选项
cli-play = 在终端里玩一局游戏
cli-games = 列出所有游戏
cli-map = 绘制空版图
cli-replay = 重放并打印一份记录
cli-verify = 验证一份记录的随机性
cli-bench = 测量随机对局的速度
cli-rules = 打印一个游戏的规则
cli-arg-game = 游戏
cli-arg-file = 对局记录
cli-arg-seats = 依次入座者，以逗号分隔：me（你自己）、{ $bots }
cli-arg-map = 自备的版图文件
cli-arg-seed = 固定随机与机器人的数字，供试验用
cli-arg-record = 记录的保存位置（结束或离开时写入）
cli-arg-svg = 图片的保存位置
cli-arg-games = 多少局
cli-arg-json = 以 JSON 输出
cli-arg-quiet = 只打印结果
cli-choose-game = 玩哪个游戏？
cli-choose-players = 几位玩家（{ $least }至{ $most }）？
cli-choose-number = 请输入1到{ $most }之间的数：
cli-your-move = 编号或行动（如“{ $example }”），或：u 撤销，? 查规则，b 看版图，q 离开 >
cli-confirm = 回车结束你的回合，u 撤销上一步 >
cli-undone = 已撤销。
cli-why = 哪个行动？输入它的文本，看看是哪条规则不允许 >
cli-legal = “{ $move }”是允许的。
cli-source = 出处：{ $sources }
cli-left = 已离开。{ $saved }
cli-saved = 到此为止的记录保存在“{ $file }”。
cli-final = 最终计分
cli-total = 合计
cli-place = 名次
cli-written = 已写入：{ $file }
cli-commitment = 随机结果在开局前已经确定，封存码为：{ $hash }
cli-replayed = 共{ $moves }个行动，全部合规。
cli-unfinished = 游戏尚未结束。
cli-verified = 全部{ $events }个随机事件均由封存的密钥得出。
cli-bench-line = 每秒{ $decisions }个决策 · 每秒{ $games }局 · 每局{ $length }个决策 · { $mode }
cli-bench-compiled = 编译
cli-bench-interpreted = 解释执行
cli-players = { $least }–{ $most }人
cli-legal-moves = 你可以：
cli-handover = { $seat }：请在屏幕前坐好后按回车 >
cli-arg-players = 几位玩家
cli-bad-usage = { $detail }（参见 kaiserhof --help）
cli-option-line = { $label }：{ $choices }
cli-count-players = { $players }人
cli-serve = 打开供人对局的网页
cli-arg-port = 端口
cli-arg-host = 监听的地址（0.0.0.0：所有能访问本机的人）
cli-arg-data = 存放全部数据的文件夹
cli-arg-database = 改用 PostgreSQL 数据库时的地址
cli-arg-secure = 只能通过 HTTPS 访问
cli-arg-no-browser = 不打开浏览器
cli-serving = Kaiserhof 已开放：{ $address }（按 Ctrl-C 关闭）
error-port = 端口{ $port }无法使用：{ $detail }

# ---- 竞技场

cli-arena = 让机器人互相对局并评估
cli-arg-bots = 参加的机器人，以逗号分隔：{ $bots }
cli-arg-table-of = 每桌几人（所列机器人多于一桌人数时）
cli-arg-jobs = 用多少个进程对局（默认等于核心数）
cli-arg-results = 保存结果的文件，中断后可由此继续
cli-arg-curve = 测量大师在这些模拟次数下的棋力
cli-arg-mutual = 与 --curve 同用：各种模拟次数互相对局，而不是对熟手
cli-arg-plot = 图表（SVG）的保存位置
cli-arg-league = 把结果写入联赛文件（{ $file }）
cli-progress = { $done } / { $total }
cli-progress-left = { $done } / { $total } · 还需{ $left }
cli-arena-head = { $title }，{ $players }：{ $games }局（{ $seconds }）
cli-arena-resumed = { $total }局中的{ $done }局此前已经完成（“{ $file }”）。
cli-arena-interrupted = 已中断。{ $total }局中的{ $done }局保存在“{ $file }”；再次运行同一命令即可继续。
cli-arena-bot = 机器人
cli-arena-wins = 胜率
cli-arena-interval = 95%
cli-arena-points = 分数
cli-arena-rating = 等级分
cli-arena-rating-interval = 95%
cli-arena-speed = 决策/秒
cli-arena-mean = 平均毫秒
cli-arena-p95 = 95%毫秒
cli-arena-longest = 最长毫秒
error-arena-move = { $bot }在第{ $number }局给出“{ $move }”，那里不能这样行动。
error-arena-line = “{ $file }”第{ $line }行不是对局结果。
error-arena-other = “{ $file }”属于其他设置或其他版本的机器人；请用 --results 指定另一个文件。
error-league = “{ $file }”不是联赛文件。
chart-games = { $games }局，座位轮换 · 种子{ $seed }
chart-wins = 胜率与95%区间
chart-places = 名次
chart-even = 势均力敌
chart-rating = 等级分{ $rating } · 第{ $version }版
chart-strength = 等级分与95%区间
chart-simulations = 每次决策的模拟次数
chart-against = 一位大师对{ $rivals }
chart-mutual = 不同模拟次数的大师互相对局

# ---- 分析

cli-analyse = 分析一局：胜率、转折点与更好的行动
cli-arg-budget = 大师每个决策思考多久：模拟次数（500）或秒数（1s）
error-no-weigher = { $bot }不会说出自己的想法。
analysis-head = { $title }：{ $decisions }个决策，均由{ $analyst }评估
analysis-eyes = 分析只依据当时行动者所能看到的信息；胜率为估计值。
analysis-turning = 转折点
analysis-turn = { $seat }：{ $moves }
analysis-change = { $seat } { $before }% → { $after }%
analysis-better = 大师会怎么做
analysis-instead = 第{ $line }行，{ $seat }：{ $played }（{ $chance }%）；大师：{ $better }（{ $best }%）
analysis-none-better = 大师在任何地方都不会有明显不同的选择。
win-plot = 全局胜率变化
lesson-hint = 这一步可以走，但请先试试这一课要你做的。
error-not-your-eyes = 对局进行期间，只能以自己的视角观看。

# ---- 建议

advice-scores = 与其他行动相比，立即多得约{ $points }分。
advice-gain = 主要有利于：{ $reason }。
advice-costs = 主要不利于{ $seat }：{ $reason }。
advice-clear = 在大师推演的局面中，胜率明显高于其他行动。
advice-narrow = 仅略占优：有几个行动差不多一样好。
advice-close = 与最佳行动差不多一样好。
advice-behind = 胜率比最佳行动低约{ $percent }个百分点。
reason-scored = 即时得分
