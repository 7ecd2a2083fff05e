# What notices say: in a push message, in a mail, in a webhook.

notice-comma = , { "" }
notice-with = with { $names }
notice-nobody = someone
notice-turn = Your turn in { $game }
notice-nudged = { $name } reminds you of your turn in { $game }
notice-time-warning = A quarter of your time is left in { $game }
notice-left-days = { $count } days left
notice-left-hours = { $count } hours left
notice-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
notice-time-up = Your time is up in { $game }
notice-asked-hand-over = { $name } asks whether a bot may play for you in { $game }
notice-asked-for-other = { $name } asks whether a bot may play for someone who is away in { $game }
notice-asked-rematch = { $name } asks for a rematch of { $game }
notice-asked-end = { $name } asks to end { $game } early
notice-asked-seat = { $name } asks to play on for someone who is gone in { $game }
notice-asked-take-back = { $name } asks to take back a turn in { $game }
notice-asked-time = { $name } asks to give somebody more time in { $game }
notice-asked-pause = { $name } asks for a pause in { $game }
notice-asked-concede = { $name } wants to concede in { $game }
notice-taken-over = A bot plays for you in { $game }; you can take your seat back at any time
notice-invited = { $name } invites you to a game of { $game }
notice-accept = Join
notice-decline = No, thanks
notice-joined = { $name } has joined your table of { $game }
notice-started = { $game } begins
notice-finished = { $game } is over
notice-you-won = You have won.
notice-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
notice-named = { $names } wrote to you in { $game }
notice-chat = { $count ->
    [one] A new message from { $names } in { $game }
   *[other] { $count } new messages from { $names } in { $game }
}
notice-daily = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
}
notice-several = Kaiserhof: { $count } notices
notice-trial = This is a trial
notice-trial-text = Notices from Kaiserhof arrive here.
mail-confirm = Notices from Kaiserhof: please confirm your address
mail-confirm-text = Follow the link if you wish to have notices sent to this address. If you know nothing about it, do nothing: no more mails will come.
mail-back = The way back to “{ $name }” on Kaiserhof
mail-back-text = Follow the link on the device where you wish to play; it works once, for a day. If you did not ask for it, do nothing.
mail-stop = Stop all mails to this address
