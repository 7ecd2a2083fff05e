# 通知的内容：推送、邮件与 Webhook。

notice-comma = 、
notice-with = 同桌：{ $names }
notice-nobody = 某人
notice-turn = 《{ $game }》轮到你了
notice-nudged = { $name }提醒你：《{ $game }》轮到你了
notice-time-warning = 《{ $game }》：你的时间只剩四分之一
notice-left-days = 还剩{ $count }天
notice-left-hours = 还剩{ $count }小时
notice-left-minutes = 还剩{ $count }分钟
notice-time-up = 《{ $game }》：你的时间用完了
notice-asked-hand-over = { $name }询问能否由机器人替你玩《{ $game }》
notice-asked-for-other = { $name }询问能否由机器人替离开的玩家玩《{ $game }》
notice-asked-rematch = { $name }想再来一局《{ $game }》
notice-asked-end = { $name }想提前结束《{ $game }》
notice-asked-seat = { $name }请求在《{ $game }》中接替离开的人
notice-asked-take-back = { $name }请求在《{ $game }》中收回一个回合
notice-asked-time = { $name }请求在《{ $game }》中给人加时
notice-asked-pause = { $name }请求暂停《{ $game }》
notice-asked-concede = { $name }想在《{ $game }》中认输
notice-taken-over = 《{ $game }》由机器人托管，你随时可以收回座位
notice-invited = { $name }邀请你玩《{ $game }》
notice-accept = 加入
notice-decline = 不了，谢谢
notice-joined = { $name }加入了你的《{ $game }》牌桌
notice-started = 《{ $game }》开局了
notice-finished = 《{ $game }》对局结束
notice-you-won = 你赢了。
notice-won = { $count ->
   *[other] 获胜：{ $names }
}
notice-named = { $names }在《{ $game }》的聊天里提到了你
notice-chat = 《{ $game }》里有{ $count }条新消息，来自{ $names }
notice-daily = 有{ $count }局在等你
notice-several = Kaiserhof：{ $count }条通知
notice-trial = 这是一条测试通知
notice-trial-text = Kaiserhof 的通知能送到这里。
mail-confirm = Kaiserhof 通知：请确认你的邮箱
mail-confirm-text = 如果想在这个邮箱收到通知，请打开下面的链接。如果你对此并不知情，无需任何操作：不会再有邮件。
mail-back = 在 Kaiserhof 上回到“{ $name }”
mail-back-text = 请在你想用来玩的设备上打开此链接；链接一天内有效，只能用一次。如果你没有要求过，不必理会。
mail-stop = 不再向这个邮箱发送邮件
