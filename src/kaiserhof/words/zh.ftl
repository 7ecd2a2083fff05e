# 各游戏与命令行共用的文字。

yes = 是
no = 否
seat-number = 玩家{ $number }
language = 中文

points-in-all = 分数

phrase-hello = 大家好！
phrase-luck = 祝好运！
phrase-thanks = 谢谢！
phrase-well-played = 打得漂亮！
phrase-moment = 请稍等。
phrase-back = 我回来了。
phrase-congratulations = 恭喜！

story-set-up = 布置游戏
story-and = { $first }，{ $second }
story-round = 第{ $round }轮
story-before = 第一轮之前

bot-random = 随机
bot-plain = 朴素搜索
bot-novice = 新手
bot-regular = 熟手
bot-master = 大师
bot-grandmaster = 特级大师
bot-policy = 纯网络
bot-at-seat = { $level } { $number }
bot-instead = { $bot }不熟悉此处的这个游戏（需要 numpy、该游戏的网络以及本站的版图），改由{ $other }代替。

character-plum = 小梅
character-niu = 马夫老牛
character-tao = 书童小陶
character-fu = 厨娘阿福
character-shan = 船童阿山
character-wen = 文书吏
character-hu = 胡掌柜
character-lan = 织工兰娘
character-bai = 白郎中
character-jiang = 江船主
character-lu = 鲁将军
character-yun = 云师太
character-shen = 沈尚书
character-song = 松隐士
character-ning = 宁公主
character-fang = 方丞相
character-hua = 华皇后
character-xu = 徐司天
character-du = 杜军师
character-ji = 纪太史

# ---- 口述的桌号

code-spoken = { $first }{ $second }{ $number }
code-plum = 梅花
code-crane = 仙鹤
code-bamboo = 竹子
code-tiger = 老虎
code-lotus = 荷花
code-dragon = 神龙
code-pine = 松树
code-swallow = 燕子
code-jade = 玉佩
code-carp = 鲤鱼
code-lantern = 灯笼
code-phoenix = 凤凰
code-drum = 大鼓
code-peach = 桃子
code-horse = 骏马
code-kite = 风筝
code-bell = 铜钟
code-tortoise = 乌龟
code-moon = 月亮
code-fan = 折扇
code-bridge = 石桥
code-orchid = 兰花
code-junk = 帆船
code-teapot = 茶壶

# ---- 错误

error-extra = 这项功能不仅需要规则和机器人。请用以下命令安装：{ $command }
error-plugin = 软件包{ $package }中的“{ $name }”无法使用：{ $reason }
plugin-bad-name = 名称只能由小写字母、数字、“-”和“_”组成，并以字母开头。
plugin-taken = 这个名称属于 Kaiserhof 本身。
plugin-twice = 多个软件包使用了同一个名称。
plugin-compiled = 它的规则是单独编译的，会使进程崩溃；请安装未编译规则的版本。
plugin-error = { $error }
plugin-no-game = 入口点指向的是{ $kind }，而不是 Game。
plugin-no-bot = 入口点指向的不是 kaiserhof.Bot 的子类。
plugin-lacks = 缺少{ $missing }。
plugin-other-name = 它自称“{ $own }”。
error-unknown-game = 没有名为“{ $name }”的游戏。可选：{ $known }。
error-unknown-move = “{ $text }”不是一个行动。
error-illegal-move = 不允许“{ $move }”：{ $rule }
error-not-your-turn = 现在没有轮到{ $seat }。
error-nothing-to-confirm = 没有需要确认的内容。
error-no-message = 没有这条消息。
error-mute-self = 不能屏蔽自己。
error-no-undo = 这里无法撤销：此后已有随机事件或其他玩家的行动。
error-seats = 《{ $game }》适合{ $least }至{ $most }人，不能{ $seats }人游戏。
error-option = 没有选项“{ $option }”。可选：{ $known }。
error-option-value = { $seats }人游戏时“{ $option }”不能是“{ $value }”。可选：{ $allowed }。
error-no-own-data = 《{ $game }》不能载入自备的版图。
error-no-map = 还没有《{ $game }》的版图图片。
error-data = “{ $file }”无法使用：{ $detail }
error-board = 版图无法使用：{ $detail }
error-file = “{ $file }”无法读取：{ $detail }
error-file-write = “{ $file }”无法写入：{ $detail }
error-file-text = “{ $file }”不是 UTF-8 文本文件。
error-file-large = “{ $file }”过大，不可能是对局记录。
error-game-name = “{ $name }”不能用作游戏名称：须以字母开头，由小写字母、数字或 _ 组成，长度为2至30个字符。
error-game-name-taken = 名称“{ $name }”已被别的游戏或程序包占用。
error-folder-exists = “{ $folder }”已经存在。
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

cli-about = 游玩并研究以中国古代宫廷为题的桌游。
cli-lang = 语言：en、de 或 zh
cli-help = 显示此帮助
cli-version = 显示版本
cli-commands = 命令
cli-arguments = 参数
cli-options = 选项
cli-play = 在终端里玩一局游戏
cli-games = 列出所有游戏
cli-new-game = 新建一个小游戏的程序包，作为起点
cli-arg-name = 游戏名称：小写字母、数字和 _
cli-new-game-written = 已建好“{ $folder }”，下一步见其中的 README.md。
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
cli-worker = 在此为共用 PostgreSQL 数据库的服务器计算电脑玩家的着法
cli-working = 电脑玩家在此用{ $processes }个进程思考。按 Ctrl-C 结束。
cli-arg-port = 端口
cli-arg-host = 监听的地址（0.0.0.0：所有能访问本机的人）
cli-arg-data = 存放全部数据的文件夹
cli-arg-database = 改用 PostgreSQL 数据库时的地址
cli-arg-more-bots = 另外允许在牌桌就座的机器人（例如其他软件包的），以逗号分隔
cli-skipped = 已跳过：{ $sentence }
cli-not-offered = 无法提供{ $bot }，提示和复盘改由{ $other }负责。它需要 numpy：{ $command }
cli-arg-secure = 只能通过 HTTPS 访问
cli-arg-bot-processes = 供电脑玩家思考的进程数（默认为核心数减一）
cli-arg-no-browser = 不打开浏览器
cli-serving = Kaiserhof 已开放：{ $address }（按 Ctrl-C 关闭）
cli-arg-compile = 游戏进行时在后台编译规则
cli-compiling = 正在后台编译规则：{ $percent }%（完成后机器人思考快数倍）
cli-compiled = 规则已在{ $seconds }秒内编译完成，机器人从现在起使用。
cli-compile = 编译所有已安装游戏的规则，使机器人和实验快数倍
cli-compile-progress = 已编译{ $percent }%
cli-compile-already = 无需操作：所有已安装游戏的规则都已编译。
cli-compile-done = 已在{ $seconds }秒内编译{ $modules }个模块，存放于{ $folder }。
cli-compile-refused = mypyc 不接受软件包{ $package }的规则：它们将解释运行，速度慢数倍。
cli-not-compiled-pure = 没有编译：已设置 KAISERHOF_PURE。
cli-not-compiled-no-compiler = Kaiserhof 继续解释运行，速度慢数倍：没有 C 编译器。
cli-not-compiled-no-headers = Kaiserhof 继续解释运行，速度慢数倍：缺少 Python 的 C 头文件。
cli-not-compiled-no-mypyc = Kaiserhof 继续解释运行，速度慢数倍：未安装 mypyc。
cli-not-compiled-refused = Kaiserhof 继续解释运行，速度慢数倍：mypyc 不接受这些源代码（kaiserhof compile 会显示原因）。
cli-not-compiled-compiler = Kaiserhof 继续解释运行，速度慢数倍：C 编译失败（kaiserhof compile 会显示原因）。
error-port = 端口{ $port }无法使用：{ $detail }
error-second-process = 另一个服务器正在使用“{ $file }”；要运行多个服务器，须用 PostgreSQL。
error-worker-sqlite = 计算进程需要服务器所用的 PostgreSQL 数据库；SQLite 只供一个进程使用。

# ---- 竞技场

cli-arena = 让机器人互相对局并评估
cli-arg-bots = 参加的机器人，以逗号分隔：{ $bots }
cli-arg-table-of = 每桌几人（所列机器人多于一桌人数时）
cli-arg-jobs = 用多少个进程对局（默认等于核心数）
cli-arg-on = 在哪里对局：Ray 集群的地址（ray://host:10001），集群中的机器须安装相同的 Kaiserhof
cli-arg-results = 保存结果的文件，中断后可由此继续
cli-arg-curve = 测量大师在这些模拟次数下的实力
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

cli-lab = 让机器人自我对局、训练网络或寻找习题
cli-arg-task = 要做什么：{ $tasks }
cli-arg-lab-file = 保存对局的文件，或训练用的文件夹；再次运行同一命令即可继续
cli-arg-lab-bot = 自我对局的机器人，或网络先模仿的机器人
cli-arg-lab-others = 自我对局中有一半的对局由它占据除一席外的所有座位；不写则全部座位都由该机器人占据
cli-arg-lab-of = `lab self-play` 的对局：从中寻找习题，或让网络从中学习而不再自己对局
cli-puzzles = 已写出{ $puzzles }道习题：{ $file }
cli-arg-lab-games = 多少局；训练时为每个进程同时进行的局数
cli-arg-minutes = 训练多少分钟
cli-training = { $used } / { $minutes }分钟
cli-epochs = 第{ $done }遍，共{ $epochs }遍
cli-trained-admitted = 第{ $round }轮：胜率{ $wins }%（势均力敌为{ $even }%），对贪心对手胜率{ $greedy }%，为目前最佳。
cli-trained-refused = 第{ $round }轮：胜率{ $wins }%（势均力敌为{ $even }%），对贪心对手胜率{ $greedy }%，未采用。
error-arena-move = { $bot }在第{ $number }局给出“{ $move }”，那里不能这样行动。
error-arena-line = “{ $file }”第{ $line }行不是对局结果。
error-arena-other = “{ $file }”属于其他设置或其他版本的机器人；请用 --results 指定另一个文件。
error-cluster = 无法连接 Ray 集群“{ $address }”：{ $detail }
error-cluster-version = 集群中有一台机器的 Kaiserhof 版本是“{ $there }”，而需要的是“{ $here }”；规则必须完全相同。
error-league = “{ $file }”不是联赛文件。
chart-games = { $games }局，座位轮换 · 种子{ $seed }
percent = { $share }%
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
cli-arg-budget = 机器人每个决策思考多久：模拟次数（500）或秒数（1s）
error-no-evaluator = { $bot }不会说出自己的想法。
error-few-games = 对局太少；请用 --of 指定 `lab self-play` 的文件。
error-no-network = 《{ $game }》还没有可以作为起点的网络；请先通过对局训练一个。
error-puzzles-file = 文件{ $file }已存在，但不是习题文件。
analysis-head = { $title }：{ $decisions }个决策，均由{ $analyst }评估
analysis-eyes = 分析只依据当时行动者所能看到的信息；胜率为估计值。
analysis-turning = 转折点
analysis-turn = { $seat }：{ $moves }
analysis-change = { $seat } { $before }% → { $after }%
analysis-better = { $bot }会怎么做
analysis-instead = 第{ $line }行，{ $seat }：{ $played }（{ $chance }%）；{ $bot }：{ $better }（{ $best }%）
analysis-none-better = { $bot }不会作出明显不同的选择。
win-plot = 全局胜率变化
lesson-hint = 这一步可以走，但请先试试这一课要你做的。
error-not-your-eyes = 对局进行期间，只能以自己的视角观看。

# ---- 建议

effect-scored = { $label }：立即{ $points }{ $count ->
   *[other] 分
}。
effect-points = { $label }：按目前局面{ $points }{ $count ->
   *[other] 分
}，此前{ $before }分。
effect-lead = { $label }：以{ $own }比{ $next }成为最多的一方。
effect-level = { $label }：追平，同为{ $own }。
effect-lead-points = { $lead }按目前局面{ $points }{ $count ->
   *[other] 分
}，此前{ $before }分。
effect-pieces = { $label }：{ $pieces }，此前{ $before }。
effect-kept = { $label }：{ $pieces }；其他行动为{ $least }至{ $most }。
effect-kept-all = { $label }：{ $pieces }；其他行动为{ $least }。
effect-of = { $label }（{ $seat }）
effect-and = { $first }{ $second }
effect-next = 接着“{ $move }”。{ $effect }
advice-clear = 在{ $bot }推演的局面中，胜率明显高于其他行动。
advice-narrow = 仅略占优：有几个行动差不多一样好。
advice-close = 与最佳行动差不多一样好。
advice-behind = 胜率比最佳行动低约{ $percent }个百分点。

# ---- 运营

cli-admin = 列出并管理牌桌和用户，更新数据库
cli-backup = 把全部数据备份到一个文件，对局中也可以
cli-restore = 在服务器停止时恢复备份
cli-arg-config = 设置文件（TOML）；见 docs/settings.md
cli-arg-action = 要做的事：{ $actions }；后接牌桌或用户的编号，people 后接名字的一部分
cli-arg-dry-run = 与 migrate 合用：只显示将要做什么
cli-arg-backup = 备份文件
cli-arg-replace = 替换数据库中已有的内容
error-setting = 设置“{ $name }”不能是“{ $value }”：{ $detail }
error-setting-unknown = 没有设置“{ $name }”。
error-database-newer = 数据来自更新版本的 Kaiserhof。
error-database-driver = 缺少此数据库的驱动（{ $module }）。安装方法：{ $install }
error-database-address = 这不是 Kaiserhof 可用的数据库地址。
error-database-away = 无法连接数据库{ $where }：{ $detail }
error-database-damaged = { $file }已损坏或不是数据库：{ $detail }
error-restore-not-empty = 数据库不是空的；加上 --replace 会替换其中的全部内容。
error-backup-version = 请先更新数据库：kaiserhof admin migrate
error-admin-subject = “{ $action }”需要牌桌或用户的编号。
error-no-such-table = 没有编号为“{ $id }”的牌桌。
error-table-over = 牌桌{ $id }已经结束或取消。
error-no-such-person = 没有编号为“{ $id }”的用户。
admin-done-close = 牌桌{ $id }已关闭。
admin-done-mute = { $id }已禁言。
admin-done-unmute = { $id }可以重新发言。
admin-done-ban = { $id }已封禁。
admin-done-unban = { $id }已解除封禁。
admin-done-delete = { $id }已删除。
admin-recounted = 已根据{ $games }局已结束的对局重新计算战绩和等级分。
admin-backed-up = { $tables }张牌桌已备份到{ $file }。
admin-restored = 已从{ $file }恢复{ $tables }张牌桌。
admin-versions = 数据库版本为{ $current }；此 Kaiserhof 需要版本{ $wanted }。
admin-migrated = 数据库现在的版本为{ $version }。
admin-id = 编号
admin-game = 游戏
admin-status = 状态
admin-owner = 桌主
admin-names = 用户
admin-changed = 最近变动
admin-name = 名字
admin-since = 加入时间
admin-table-count = 牌桌数
admin-muted = 禁言
admin-banned = 封禁

# ---- 通知

error-notice-url = 无法发送到这个地址：它必须以 https:// 开头，并且不含用户名、密码或端口。
error-notice-private = 这个地址在内部网络里；我们只向公共互联网发送。
error-notice-nobody = 找不到主机“{ $host }”。
error-notice-host = 本站不通过“{ $host }”推送。
error-notice-subscription = 这个浏览器的订阅不完整。请先关闭推送，再重新打开。
error-notice-address = 这不是一个邮箱地址。
error-notice-way = 本站没有开通这种方式。
error-notice-gone = 这个通知去向已经不存在。
error-notice-link = 这个链接不是我们发出的。请从邮件里完整复制。
error-notice-old-link = 这个链接已经失效。请再填一次邮箱，我们会发送新的链接。
error-notice-zone = 时区或时间不正确。

# ---- what is wrong with a file that somebody wrote

data-at = { $where }：{ $what }
data-within = { $outer }，{ $inner }
data-key = { $key }
data-thing = { $kind }{ $name }
data-numbered = { $kind }{ $number }
data-entry = 第{ $number }个{ $kind }
data-no-file = 没有文件{ $file }
data-folder = { $file }是文件夹，不是文件
data-unreadable = 文件{ $file }无法读取
data-not-text = 文件不是 UTF-8 文本
data-too-deep = 文件嵌套过深
data-not-toml = 文件不是有效的 TOML：{ $detail }
data-not-toml-line = 第{ $line }行不是有效的 TOML：{ $detail }
data-table = 这里必须是一个表
data-unknown-key = 未知的键{ $name }
data-missing = 缺少{ $name }
data-list = { $name }必须是列表
data-flag = { $name }必须是 true 或 false
data-whole = { $name }必须是{ $low }到{ $high }之间的整数
data-number = { $name }必须是{ $low }到{ $high }之间的数
data-text = { $name }必须是不含控制字符的简短文字
data-choice = { $name }必须是以下之一：{ $among }
data-id = { $name }只能由小写字母、数字和连字符组成，并以字母开头
data-point = { $name }必须是图纸上的一个点 [x, y]
data-line = { $name }必须是由至少{ $least }个图纸上的点 [x, y] 组成的列表
data-twice = { $kind }{ $name }出现了两次
data-many-points = { $name }的点超过{ $most }个
data-many-things = { $name }的条目超过{ $most }个
