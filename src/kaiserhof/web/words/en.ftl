language-short = EN
guest = Guest
home-title = Games of the imperial court
home-sub = Play in the browser, with friends and with bots that see only what a player may see. English, Deutsch and 中文, mixed at one table.
home-sub-alone = Play in the browser against bots that see only what a player may see. English, Deutsch and 中文.
home-mine = My games
home-mine-none = Your tables appear here.
home-all = All my games
home-free = Tables with a free seat
alone-text = This Kaiserhof runs in your browser alone, so you play against bots. To play with others, install Kaiserhof on a computer and start it with “kaiserhof serve”: everyone who reaches its address can play.
alone-save = Save all games as a file
alone-take = Take in games from such a file. They replace those that are here.
alone-take-go = Take in
home-join = Join by link
home-join-field = Link or code of a table
home-join-go = Join
home-device = Play on another device
nav-mine = My games
nav-main = Main navigation
mine-turn = { $games ->
    [one] Your turn in one game
   *[other] Your turn in { $games } games
}
mine-notices = Notices
mine-with = with { $names }
mine-your-turn = Your turn:
mine-play = Play
mine-then = Then
mine-order = the longest waiting first
mine-order-time = the least time left first
mine-asked = You are asked
mine-invites = { $name } invites you
mine-accept = Join
mine-decline = No, thanks
mine-gathering = Seats still free
mine-others = Waiting for others
mine-over = Finished
mine-over-all = All finished games
mine-won = You won with { $points }.
mine-lost = { $name } won with { $best }.
list-join = {" "}and{" "}
list-comma = ,{" "}
mine-empty = The tea is ready
mine-empty-sub = You have no game yet. Ten minutes of lesson, and you know the rules of your first one.
mine-learn = Choose a game
mine-next = Next game
nav-games = Games
nav-new = Open a table
nav-rules = Rules
nav-skip = Skip to the content
nav-language = Language
nav-theme = Theme: light, dark, or like the system
keys-title = Keys
keys-walk = Walk among what you can choose
keys-explain = Walk among everything that explains itself
keys-take = Choose, or end the turn
keys-call = Let the next bot’s turn begin
keys-escape = Let go, close, skip what is being shown
keys-turn = Turn a tile
keys-keys = This list
sound-on = Sound is on (S)
sound-off = Sound is off (S)
habits-title = How I play
habits-sub = on all your devices
habits-confirm = Ask before a turn ends
habits-confirm-on = you can take back the last step until you confirm
habits-confirm-off = turns end at once; the last step cannot be taken back
habits-motion = Movement on the board
habits-motion-sub = how pieces glide and events are shown
motion-full = full
motion-short = short
motion-none = none
nav-sound = Sound
nav-menu = Table menu
nav-more = Language, theme and sound
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
play-now = Play now against bots
make-table = Open a table
players-from-to = { $least } to { $most } players
list-your-turn = your turn
list-waiting = waiting for others
list-finished = finished
list-ended = ended
list-gathering = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
seat-free = Free seat
seat-you = you
seat-person = person
seat-bot = bot, { $level }
seat-stand-in = a bot plays
seat-to-move = to move
points-word = { $points ->
    [one] point
   *[other] points
}
new-title = Open a table
new-sub = Choose the game and how many seats there are. Everything else is arranged at the table: friends by link, bots, options, who starts.
new-game = Game
new-seats = Seats
new-options = Options
new-name = Your name
new-rated = The game counts for ratings, if everyone agrees
new-note = You can add and take away seats later.
new-fair = The random events of this table are sealed before the first card and revealed after the last, so that everyone can check them.
new-go = Open the table
sit-name = Your name
sit-go = Sit down
invite-title = Invite
invite-copy = Copy the link
invite-copied = Link copied
lobby-of = { $name }’s table
lobby-seats = { $seats } seats
lobby-learn = Learn it in a few minutes
lobby-what = What is { $game }?
lobby-no-seat = All seats are taken; you can watch.
lobby-order = from top to bottom in playing order; each place has its colour
lobby-add = Another seat
lobby-drop = Take this seat away
lobby-host = host
lobby-free = for whoever opens the link first
lobby-bot = bot
lobby-rename = Rename
lobby-sit-here = Move here
lobby-bot-here = Seat a bot
lobby-free-it = Free the seat
lobby-choose-bot = Choose a bot …
lobby-remove = Remove
lobby-word-field = A word to them
lobby-removed-you = You no longer have a seat at this table.
lobby-word = “{ $word }”
lobby-removed = Removed:
lobby-forgive = Let { $name } back in
lobby-starts = Who starts
lobby-lot = by lot
lobby-pace = Bots’ pace
pace-quick = at once
pace-calm = calm
pace-slow = slow
pace-tap = I tap
lobby-who = Who may come
lobby-listed = On the home page
lobby-listed-on = everyone sees the table while a seat is free
lobby-listed-off = only with the link or the code
lobby-watched = Spectators
lobby-watched-on = may watch; they see nobody’s hand
lobby-watched-off = only the players see the game
lobby-alone = Start by itself
lobby-alone-on = as soon as a person takes the last seat
lobby-alone-off = the host starts the game
lobby-rated = Counts for ratings
lobby-rated-off = for fun only
lobby-rated-asked = if everyone agrees; still asked: { $names }
lobby-rated-all = everyone has agreed; a rematch counts too
lobby-agree = I agree that the game counts for ratings
lobby-agree-sub = Ratings are public; you can hide yours on your page.
lobby-agrees = agrees to ratings
lobby-agrees-not = asked about ratings
lobby-begins-agreed = The game starts by itself when everyone has agreed to ratings.
lobby-qr = QR code of the link to this table
lobby-share = Share …
lobby-share-title = Join me for { $game }
lobby-say = or say:
lobby-partners = Invite people you have played with
lobby-invited = { $name } is invited
lobby-declined = { $name } cannot come
lobby-waits-for = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-full = All seats are taken.
lobby-begins-alone = The game starts by itself as soon as the table is full.
lobby-begins-host = The host starts the game.
lobby-begin = Start the game
lobby-begin-bots = { $free ->
    [one] Start now with a bot
   *[other] Start now with { $free } bots
}
level-novice = Looks one move ahead and often takes the second best. Good for a first game.
level-regular = Looks one move ahead and always takes what seems best. A fair opponent once you know the rules.
level-master = Plays through hundreds of continuations before each move, from what it can see. Much stronger than Regular.
level-grandmaster = Has learned in practice games which moves are worth a look, and goes through thousands of continuations before each move, from what it can see. The strongest.
prompt-gathering = Waiting for players
prompt-gathering-sub = The game starts when all seats are taken.
prompt-waiting = { $name } is to move
prompt-your-turn = Your turn
prompt-confirm = End your turn?
prompt-confirm-sub = You can still take the last step back.
prompt-call = { $name } is next
prompt-call-sub = It begins when you tap, or after two minutes.
prompt-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
prompt-winner-sub = The final scoring shows why.
do-undo = Undo
do-confirm = End turn
do-call = Go on
do-score = Final scoring
do-rematch = Rematch
do-record = Download the record
do-close = Close
do-send = Send
do-choose = Choose
pay-exact = Exact ways
pay-keeps = keeps { $cards }
board-label = Board
board-picture = The board; a reconstruction
board-pieces = Pieces on the board
board-in = Zoom in
board-out = Zoom out
board-fit = Whole board
board-again = Last turn
board-near = Nearer, or the whole board
board-views = Views of the table
board-view = Board
pane-cards = Cards
pane-players = Players
pane-log = Log
pane-chat = Chat
pane-moves = Moves
moves-none = You have nothing to do right now.
log-since = Turns since you looked: { $turns }
log-here = you were here until { $time }
log-here-short = you were here
log-watch = Watch what happened
log-points = Points
log-points-about = Show only lines with points
log-open-all = All
log-open-about = Unfold all lines
log-stood-in = bot
log-stood-in-about = A bot played this turn in their place.
log-quote = Quote
chat-spectator = spectator
chat-more = More about { $name }
chat-mute = Mute here
chat-mute-all = Mute everywhere
chat-muted = Muted: { $name }
chat-hear = Read again
chat-phrases = Ready phrases
chat-field = Message to the table
chat-off = Hide the chat
menu-title = This table
menu-stand-up = Leave the seat
menu-cancel = Cancel the table
menu-cancel-sure = Cancel for everyone?
menu-admit = Admit spectators
menu-close = Close to spectators
menu-spectator = You are watching.
menu-rated = This game counts for ratings, also if you leave it to a bot.
menu-league = To the league
menu-fair = Seal of the random events
menu-secret = Secret of the random events
menu-notify = Notify me when it is my turn
title-your-turn = Your turn · { $game } · Kaiserhof
title-table = { $game } · Kaiserhof
score-option = { $option }: { $choice }
score-title = Final scoring
score-sheet = Score sheet
score-source = Source
score-total = Total
score-plot = Points over the game
score-plot-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
score-next = Next
score-back = Back
score-auto = Play
score-step = Step { $number } of { $all }
score-place = { $place }.
score-check = The record can be checked with: kaiserhof verify FILE
score-to-table = To the table
rules-title = Rules of { $game }
rules-sub = In our own words; each rule with its source.
rules-source = Source
why-title = Not now: { $move }
why-legal = This move is allowed.
why-not-your-move = You have nothing to do right now.
link-title = Another device
link-text = Open this link on your other device; it works once, within a day. Whoever has it plays as you.
link-here = Play as this person on this device
link-go = Continue here
lost-connection = Connection lost. Trying again …
found-connection = Connected again.
reconstruction-note = The board is a reconstruction.
missing-gate = Nothing behind this gate
missing-gate-lost = Nothing is lost. Perhaps a letter of the link is missing, or the table is no longer open to you.
missing-bridge = This link has done its work
missing-bridge-lost = Your games are safe. On the device where you play, choose “Play on another device” for a fresh link.
missing-night = The court rests for a moment
missing-night-lost = All games are kept, move by move. Try again in a few seconds.
missing-scroll = This record cannot be read
missing-scroll-lost = Nothing was stored. Your file is as it was.
missing-refused = That did not work
missing-refused-lost = Nothing was changed.
missing-again = Try again
missing-back = Back
missing-code = Enter the code again
missing-other-file = Choose another file
error-home = To the games
error-no-page = There is no such page.
error-no-games = This file does not hold the games of a browser, or a newer version made it.
error-request = This request does not work here.
error-ours = Something went wrong on our side. It has been noted.
error-no-table = There is no such table.
error-cancelled = This table was cancelled.
error-closed = This table is closed to spectators.
error-no-seat = There is no such seat.
error-no-seat-here = You have no seat at this table.
error-seat-taken = Somebody else has just taken the seat.
error-seated = You already sit at this table.
error-removed = The owner of this table has taken back your seat.
error-no-partner = You have not played with this person yet.
error-started = The game has already started.
error-not-running = The game is not running.
error-not-finished = The game is not finished.
error-not-owner = Only the owner of the table may do this.
error-stand-in = A bot plays in your place; take your seat back first.
error-stale = Something has happened at the table in the meantime.
error-rematch-exists = There is a rematch already.
error-name = Please choose a name.
error-nothing-said = Please write something first.
error-two-seats = You can take only one seat.
error-only-bots = At least one seat must be for a person.
error-too-many = That was a little too fast. Please wait a moment.
error-too-many-listed = You already have { $most } tables with a free seat on the home page.
error-link = This link has been used, is older than a day, or was never valid.
error-foreign-page = This request did not come from our own page.
error-no-person = Please open the home page first.
error-table-rules = This game followed older rules. What is kept of it is on its page.
error-table-rules-newer = This game follows newer rules than this server has. Try again in a moment.
kept-finished = This game was played by older rules. Its outcome and its log are kept as they were.
kept-ended = The rules of this game have changed since it began, so it could not go on and was ended. There is no result.
kept-nothing = The outcome was not kept. The record has all moves.
kept-log = The whole game
error-database-pause = The database does not answer at the moment. Please try again in a few seconds.
error-too-many-tables = You already have { $most } unfinished games. Please finish or end one first.
error-too-many-undos = There have been too many undos in this game.
error-too-many-streams = You have too many pages open. Please close some.
error-muted = You may not write here.
error-banned = The host has closed this site to you.
list-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
rules-find = Search the rules
rules-none = No rule contains these words.
rules-chapters = Chapters
rules-page = On its own page
rules-loading = Loading the rules …
rules-more = Read the rule
lesson-start = Learn in ten minutes
do-replay = Replay
title-replay = Replay · { $game } · Kaiserhof
replay-at = Move { $at } of { $all }
replay-slider = Position in the game
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-eyes = View
replay-spectator = Spectator
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-since = Since your last visit
replay-link = Link to this position
replay-start = The game begins.
replay-hidden = Something hidden happens.
replay-move = { $seat } decides.
watch-title = Watch a record
watch-sub = Bring a record of a game, as a file or as text. Every move is checked, and you can watch from any player’s point of view.
watch-file = A record file
watch-text = Or paste its text
watch-go = Watch
error-no-record = There is no such record, or it has expired.
error-record-large = This is too long to be a record.
error-record-text = This file is not a text in UTF-8.
error-record-nothing = Please choose a file or paste a record.
error-not-started = The game has not started yet.
error-given-rated = A game that begins with given moves or is played on an own board cannot count for ratings.
error-not-rated = This game does not count for ratings.
error-given = A game cannot begin with these moves.
title-lesson = Lesson · { $game } · Kaiserhof
lesson-step = { $step } of { $all }
lesson-on = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-more = Read more
lesson-play-on = Play on from here against bots
lesson-read-on = There is only something to read here: press “Go on”.
title-puzzles = Puzzles · { $game } · Kaiserhof
puzzle-title = Puzzles
puzzle-leave = Leave the puzzles
puzzle-ask = A position from a strong game: one move is clearly best. Which one?
puzzle-show = Show the solution
puzzle-step = Puzzle { $step } of { $all }
puzzle-back = Previous
puzzle-next = Next puzzle
puzzle-right = Right: { $move }.
puzzle-shown = The best move: { $move }.
puzzle-wrong = { $move }: in { $bot }’s simulations you then win { $chance } %. Another move wins clearly more often; try again.
puzzle-untried = { $move }: { $bot } soon dropped this move. Another one wins clearly more often; try again.
puzzle-chances = In { $bot }’s simulations you then win { $best } %; with the next best move ({ $other }) { $next } %.
error-no-puzzles = There are no puzzles for this game yet.
error-no-puzzle = There is no such puzzle.
error-no-lesson = There is no lesson for this game yet.
error-lesson-place = This step of the lesson cannot be reached; please start again.
do-hint = Hint
hint-title = What { $bot } would do
hint-note = Worked out from what you can see. The percentage is the estimated chance of winning.
hint-points = Points at the end: about { $points }.
error-hint-turn = You have nothing to decide right now.
error-hint-late = The bots are busy; please ask again in a moment.
analysis-title = Analysis
analysis-offer = { $bot } can go through the game: everyone’s chances, the turning points, and what it would have done.
analysis-begin = Analyse the game
analysis-running = { $bot } is going through the game: { $done } of { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}
analysis-by = { $bot }:
analysis-watch = Watch turning point { $number }

# Who is here
presence-here = here
presence-away = away
presence-gone = gone
presence-elsewhere = on another page
presence-since = { $word } for { $time }

# ---- notices

notices-title = Notices
notices-sub = What you are told when the page is closed. Never while you are at the table in question, and never anything secret.
notices-kinds = Which notices you get, and how
notices-kind = Kind
notices-way-push = Push
notices-way-mail = Mail
notices-way-webhook = Webhook
notices-kind-turn = Your turn
notices-about-turn = after a minute in which you were not at the table
notices-kind-time = Time runs out
notices-about-time = when a quarter of it is left
notices-kind-asked = Someone asks you
notices-about-asked = for a rematch, for a bot in your place
notices-kind-invited = Invitation and start
notices-about-invited = you are invited, someone joins your table, the game begins
notices-kind-named = Chat with your name
notices-about-named = who wrote, not what
notices-kind-chat = All chat at your tables
notices-about-chat = several messages at once
notices-kind-finished = Game over
notices-about-finished = with the result
notices-kind-daily = Once a day
notices-about-daily = all games that wait for you
notices-save = Save
notices-saved = Saved.
notices-where = Where they go
notices-push-here = Push in this browser
notices-push-script = Push needs JavaScript.
notices-push-on = Allowed and switched on: notices appear here even when the page is closed.
notices-push-off = Off. The browser asks for your permission when you switch it on.
notices-push-denied = Refused: your browser blocks notices from this page. You can allow them in its settings for this site.
notices-push-dismissed = Not switched on: you have not allowed it yet.
notices-push-unsupported = This browser cannot do this.
notices-push-iphone = On an iPhone or iPad, first add Kaiserhof to the Home Screen and open it there.
notices-push-failed = Switching it on did not work. Try again later.
notices-browser = Browser { $number }
notices-browser-this = this one
notices-trial = Send me a trial
notices-again = Send the link again
notices-change = Change
notices-remove = Remove
notices-confirmed = confirmed
notices-unconfirmed = not confirmed yet
notices-confirm-how = Follow the link in the mail we sent you.
notices-mail-field = Mail address
notices-mail-set = Send a link
notices-mail-about = You confirm it by a link. Every mail leads straight to the move, and ends all mails with one click.
notices-webhook-field = Webhook
notices-webhook-set = Use it
notices-webhook-about = Discord, Matrix, Slack or Mattermost: the address begins with https://.
notices-state-sent = Last one sent:
notices-state-later = Nobody answers there just now; we keep trying. Last attempt:
notices-state-refused = The last one was not accepted:
notices-state-gone = There is nothing at this address any more:
notices-when = When
notices-quiet = Quiet hours
notices-quiet-about = Held back until they end, except for games against the clock.
notices-from = From
notices-to = to
notices-daily = The daily list comes at
notices-zone = Time zone
notices-tables = At single tables
notices-choice-usual = As above
notices-choice-turn = Only my turn
notices-choice-nothing = Nothing
notices-confirm-title = Confirm your address
notices-confirm-ask = Shall notices from Kaiserhof be sent to this address?
notices-confirm-go = Yes, confirm it
notices-confirm-done = Your address is confirmed.
notices-stop-title = Stop the mails
notices-stop-ask = Shall no more mails be sent to this address? We forget it then.
notices-stop-go = Stop all mails
notices-stop-done = No more mails will be sent to this address.

# ---- as an application

app-name = Kaiserhof: games of the imperial court
offline-title = No connection
offline-text = The server cannot be reached. Your games are safe there; nothing is lost.
offline-again = Try again
offline-lessons = Lessons you can play now

# Consent
error-own-seat = That is your own seat.
error-stands-in = A bot plays there already.
error-not-away = Nobody is asked for who is here: wait until the person has been away for a while.
error-nudged = A reminder was sent not long ago.
error-offer-open = The others have been asked already.
error-offer-over = That has been decided meanwhile.
error-no-offer = There is no such question.
error-not-asked = That is not yours to answer.
error-not-agreed = Not everyone has answered yet.
error-ask-all = Others play at this table: ask them whether the game should end.
meeting-label = Questions to those at the table
stand-in-title = A bot ({ $level }) plays for you
stand-in-turns = { $turns ->
    [0] It has not ended a turn yet.
    [one] It has played one turn.
   *[other] It has played { $turns } turns.
}
stand-in-note = You play again at once. Nothing that was played is undone.
do-take-back = Take my seat back
mine-hand-over = You asked: may a bot play for { $name }?
mine-rematch = You offer a rematch
mine-end = You asked: shall the game end here?
asks-me-hand-over = { $asker } asks: may a bot play for you?
asks-hand-over = { $asker } asks: may a bot play for { $name }?
asks-rematch = { $asker } offers a rematch
asks-end = { $asker } asks: shall the game end here, without a result?
offer-level = The bot ({ $level }) sees only what the person would see.
offer-left = Time to answer:
answer-none = is asked
answer-yes = agrees
answer-no = declines
answer-wait = asks for a moment
do-here = I’m here, I play
do-until-back = Yes, until I come back
do-wait-live = Give me 5 minutes
do-wait-daily = Give me one more day
do-agree = Yes
do-decline = No
do-withdraw = Withdraw
do-start-without = Start with bots for those who declined
do-to-rematch = To the rematch
do-nudge = Remind
do-ask-bot = Ask: let a bot play
do-wait = Wait
menu-hand-over-mine = Let a bot play for me
menu-end = End the game early
menu-end-note = Everyone at the table must agree, also those for whom a bot plays. There is no result.
menu-end-ask = Ask the others
asks-some-seat = someone
clock-up = time’s up
clock-resting = holiday
clock-label = Clock
clock-kind-none = none
clock-kind-live = live
clock-kind-daily = by the day
clock-none = No clock
clock-live = { $free ->
    [0] { $minutes } minutes a player
   *[other] { $minutes } minutes a player, { $free } seconds free each turn
}
clock-daily = { $reserve ->
    [0] { $days ->
        [one] One day a turn
       *[other] { $days } days a turn
    }
   *[other] { $days ->
        [one] One day a turn, { $reserve } in reserve
       *[other] { $days } days a turn, { $reserve } in reserve
    }
}
clock-length-live = Minutes a player
clock-length-daily = Days a turn
clock-days = { $days ->
    [one] day
   *[other] days
}
clock-minutes = minutes
clock-seconds = { $seconds } s
clock-free = Free in each turn
clock-about-none = Everyone takes the time they need.
clock-about-live = For the whole game and each player. The first seconds of a turn do not count.
clock-about-daily = { $reserve ->
    [0] For each turn. Holidays stop the clock.
    [one] For each turn. Everyone also has one reserve day for the whole game; it is used before anything happens. Holidays stop the clock.
   *[other] For each turn. Everyone also has { $reserve } reserve days for the whole game; they are used before anything happens. Holidays stop the clock.
}
clock-then = When the time is up
clock-then-turn = A bot plays that one turn
clock-then-turn-about = The seat stays theirs; they go on whenever they come.
clock-then-seat = A bot takes the seat
clock-then-seat-about = Until the person takes it back, with one tap.
clock-then-show = It is only shown
clock-then-show-about = The others may wait, or ask for a bot.
clock-left = { $time } left
error-clock = There is no such clock.
error-holiday = A holiday has 1 to 30 days and begins today or within a year.
error-holiday-twice = You are on holiday then already.
error-holiday-many = There are { $most } days of holidays in a year.

# The end of a game
end-by = { $margin ->
    [one] { $names } wins by one point
   *[other] { $names } wins by { $margin } points
}
end-tie-break = { $names } wins on the tie-break
end-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-rating = rating { $change }
end-league = To the league “{ $name }”
end-review = Review with { $bot }
end-all-points = All points
end-decided = Where it was decided
end-honours = Honours
honour-best-move = Best move
honour-best-move-why = { $name }: { $value } % better than the next best
honour-comeback = Comeback
honour-comeback-why = { $name }: down to { $value } %, and still won
honour-turn = Richest turn
honour-turn-why = { $name }: { $value ->
    [one] one point
   *[other] { $value } points
} in one turn
honour-source = Nobody got more
honour-source-why = { $name }: { $value ->
    [one] one point
   *[other] { $value } points
}
end-again = Again?
end-again-about = A rematch begins when everyone has agreed; bots always do.
end-again-others = When the players agree on a rematch, the way there appears here.
end-agreed = { $yes } of { $all } agree. It begins when all do.
end-next = The rematch is on.
answer-always = always
end-show = Show it
end-picture = Picture to share: { $headline }
end-save = Save the picture
end-names = Names in the picture
end-names-about = Without names, the picture shows only numbers.
preview-playing = A game is under way: { $names }
preview-open = A seat is free
preview-replay = Watch this game again, move by move.
preview-puzzle = Can you find the best move?

# Leagues
league-list = Leagues
league-link = Leagues and tournaments for a club
league-about = Several rounds of tables; the standings follow from the games. The next round begins when all tables of the last one are finished.
league-mine = My leagues
league-new = New league
league-name = Name of the league
league-seats = Players at a table
league-seats-about = If the number of people does not fit, tables differ by one player.
league-rounds = Rounds
league-way = Who meets whom
league-way-swiss = Swiss system
league-way-even = Evenly
league-way-about = Swiss: equals in the standings meet. Evenly: everyone meets everyone as equally often as possible. In both, nobody meets someone again as long as it can be avoided.
league-usual = as usual
league-rated = counts for ratings
league-rated-about = Whoever joins agrees that the games count for ratings, which are public.
league-make = Open the league
league-gathering = gathering players
league-over = over
league-facts = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, tables of { $seats }
league-preview = Join a league of { $game }
league-join-title = Join this league
league-join = Join
league-invite = Invite others
league-invite-about = Whoever has this link can join until the first round begins.
league-state = State of the league
league-joined = { $people ->
    [one] One person has joined.
   *[other] { $people } people have joined.
}
league-host-begins = Whoever opened the league begins the first round.
league-round = Round { $round } of { $rounds }
league-round-number = Round { $round }
league-goes-on = The next round begins by itself when all tables are finished.
league-won = { $count ->
    [one] { $names } wins the league
   *[other] { $names } share the first place
}
league-no-winner = The league has ended without a game.
league-ended-early = It ended after { $round } of { $rounds } rounds.
league-leave = Leave the league
league-begin = Begin the first round
league-end = End the league …
league-end-now = End now; the standings are final
league-table = Table { $number }
league-under-way = under way
league-closed = does not count
league-no-result = no result
league-close = Go on without this table
league-people = Players
league-standings = Standings
league-place = Place
league-player = Player
league-points = Points
league-wins = Tables won
league-played = Games
league-gone = someone who has left
league-rules = A table’s winner gets 12 points, the last one none, and those between get an equal step less for each place; whoever shares a place shares the points. If points are equal, tables won decide, then the points of everyone one has met; after that a place is shared.
error-no-league = There is no such league.
error-league-name = A league needs a name.
error-league-begun = This league has already begun.
error-league-over = This league is not under way.
error-league-removed = The owner of this league has removed you.
error-league-table-over = This game is finished and counts.
error-league-many = You already have { $most } unfinished leagues. Please end one first.
error-league-full = This league is full: it has { $most } people.
error-league-too-few = A round needs at least { $least } people; so far there are { $people }.
## Owners' own boards

board-of = Board by { $name }
board-nobody = an unnamed maker
board-private = Only those who have this address can see it.
board-play = Play on this board
board-download = Save the file
board-digest = The digest that records name:
board-choice = Board
board-own = Play on a board of your own
board-file = The board’s file
board-own-note = Everyone at the table plays on it, bots too. It is not listed anywhere.
board-lesson = The lesson and the pictures in the rules show our board, not this one. Grandmaster knows only ours.
board-refused = This board cannot be used
board-refused-sub = This is what has to be put right in its file. Nothing was changed.
board-more = { $more ->
    [one] And one more thing.
   *[other] And { $more } more things.
}
board-other-file = Choose another file
watch-board = If it was played on an owner’s board: that board’s file
error-no-board = Nobody has brought this board here, or it has expired.
error-board-large = A board’s file has at most { $most } kilobytes; this one is larger.
error-own-board-listed = A table on an owner’s board stays private; share its link instead.
error-record-board = This game was played on an owner’s own board that is not known here. Please add that board’s file.
error-record-wrong-board = That is not the board this game was played on. Please add the file with the digest that the record names.
error-too-large = That is too large to be accepted.
board-edit = Change a copy in the editor
board-draw = Draw one in the editor
open-rules-title = Where the rules are unclear
open-rules-note = Each point says how we play it. Your group may decide otherwise.
open-rule-source = Why we play it so (ruling { $number })
open-rule-otherwise = The rule book is unclear here; we play it like this (ruling { $number }). Whoever opens a table may choose otherwise – { $what }: { $way }.
house-rules-title = House rules
house-rules-note = The rule book decides these points. Your group may agree to play them differently.
house-rule-source = The printed rule (ruling { $number })
house-rule-otherwise = This is the printed rule (quoted in ruling { $number }). Whoever opens a table may choose a house rule instead – { $what }: { $way }.
edit-title = The board editor
edit-sub = Draw your own board and play on it
edit-tools = What you draw
edit-steps = Steps and view
edit-choose = Choose and move
edit-sheet = The board
edit-undo = Undo
edit-redo = Redo
edit-closer = Closer
edit-farther = Farther
edit-whole = Whole board
edit-snaps = Snap to corners
edit-follows = Follow borders
edit-finish = Finish the line
edit-check = What is still missing
edit-sound = The board is complete.
edit-not-yet = Not playable yet:
edit-away = The server does not answer. Your work is saved in this browser.
edit-drawn = As it will be drawn
edit-players = Players
edit-fade = Under the sheet
edit-file = Board
edit-play = Use this board
edit-export = Save the file
edit-ours = Begin with our board
edit-empty = Begin with nothing
edit-import = Open a board file
edit-photo = A photo to trace
edit-photo-fade = Photo
edit-no-photo = Remove the photo
edit-private = The photo stays in this browser, also for the next time; it is sent nowhere. What you draw is saved here while you work.
edit-remove = Remove
edit-maker = Made by
edit-id = Short name
edit-number = Number
edit-names-en = English name
edit-names-de = German name
edit-names-zh = Chinese name
edit-how-choose = Click a thing to choose it; drag its points.
edit-how-area = Click corner by corner; click the first corner again to close the outline.
edit-how-line = Click point by point; click the last point again to end the line.
edit-how-lines = Click point by point; click the last point again to end the line.
edit-how-point = Click where it is.
edit-how-link = Click the two that are joined, one after the other.
edit-how-cell = Click a hex to add it, or to choose it.
edit-keys = By keyboard
edit-keys-text = On the board: arrows move the cross by ten (with Shift by one), Enter clicks there, F ends a line, N and P choose the next and the previous thing, K and J its corners, M moves the chosen corner to the cross, Alt with arrows moves it, I adds a corner, Delete removes, + − 0 zoom, Esc puts the tool away, Ctrl+Z and Ctrl+Y undo and redo.
edit-listed = Chosen
edit-how-row = Click the hexes in order; a second click takes one out.
edit-how-plain = Say what it is in the form.
holidays-title = Holidays
holidays-sub = On your days off your clocks by the day stand still; the others see it at your seat. Live games go on.
holidays-take = Take days off
holidays-left = { $days } of { $most } days left this year
holidays-first = First day
holidays-last = Last day
holidays-go = Take these days off
holidays-taken = Your days off
holidays-now = your clocks stand still
holidays-back = I’m back
holidays-drop = Drop
mine-away = Away
error-no-holiday = There is no such holiday.

# ---------------------------------------------------------------- playing with others
nav-together = Play with others
together-title = Play with others
together-sub = Say what you would like to play; whoever wants the same sits down with you.
together-listed = Tables with a free seat
together-rated = rated
together-none = Nobody is waiting at the moment. Whoever comes next will see your table here.
quick-title = Quick match
quick-players = Players
quick-any = any
quick-live = Live
quick-daily = By the day
quick-bots = Bots may take the seats still free
quick-bots-sub = after two minutes at a live table, after a day at a daily one
quick-go = Find a game
lobby-fills-live = After two minutes bots take the seats still free.
lobby-fills-daily = After a day bots take the seats still free.
ladder-title = Ladders
ladder-of = Ladder: { $game }
ladder-sub = Ordered by the strength that is almost certain, from the fifth rated game on. Nobody is listed who does not want to be.
ladder-name = Name
ladder-games = Games
ladder-empty = Nobody has finished enough rated games yet.
ladder-higher = Higher
ladder-lower = Lower
ladder-mine = My place: { $place } of { $length }
error-quick = There is no such quick match: choose a game, a number of players it is for, and live or by the day.

# ---------------------------------------------------------------- a person
nav-me = My page
pages = Pages
person-since = playing here since { $month }
person-played = { $games ->
    [0] no finished game yet
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
}
person-elsewhere = on this site now
person-likes = likes { $game }
person-see = See it as others do
person-as-others = You see your page as others do:
person-back = Back to my page
person-rename = Change the name
person-no-account = There is no account: this browser is you. Add a device, so that nothing is lost with it.
person-rated-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
person-place = place { $place } on the ladder
person-not-yet = none yet
person-too-few = Rated games: { $games } of { $needed }; the rating is shown after the fifth.
person-plot = { $games ->
    [one] Rating after one game: { $now }
   *[other] Rating over { $games } games: between { $least } and { $most }, now { $now }
}
person-plot-first = first game
person-plot-last = latest
person-history = History
person-all = all games
person-rated = rated
person-col-place = Place
person-col-with = With
person-col-points = Points
person-col-took = Took
person-col-rating = Rating
person-place-of = { $place } of { $players }
person-somebody = somebody
person-no-games = No finished game yet.
person-later = Later games
person-earlier = Earlier games
person-company = Partners
person-ahead = { $games ->
    [one] one game, ahead in { $ahead }
   *[other] { $games } games, ahead in { $ahead }
}
person-records = Records
person-most-points = most points, { $game }
person-highest = highest rating, { $game }
person-in-a-row = games won in a row
person-nothing = This person shows nothing more of themselves.
person-shown = What others may see
person-shown-sub = Partners are people you have finished a game with.
shown-presence = Whether I am here
shown-ratings = Ratings and ladder
shown-history = History
shown-company = Partners
shown-records = Records
audience-nobody = nobody
audience-partners = partners
audience-everyone = everyone
person-devices = Devices
person-devices-sub = Whoever has one of them plays as you.
device-here = this one
device-program = A program
device-unknown = A browser
device-when = last used { $used }, added on { $made }
device-revoke = Sign out
device-revoke-this = Sign out { $name }
person-leave = Leave for good
person-leave-text = Your name, messages, history, notices and devices are deleted. Finished games stay for the others, without your name; in running ones a bot plays on.
person-leave-sure = I know that this cannot be undone.
person-leave-go = Delete everything about me
error-no-such-page = There is no such person, or they have left.
error-no-device = You have no such device; perhaps it was signed out already.
error-not-sure = Nothing was deleted: first tick that you know it cannot be undone.
