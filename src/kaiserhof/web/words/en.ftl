language-short = EN
guest = Guest
home-title = Games of the imperial court
home-sub = Play in the browser, with friends and with bots that never peek at your cards. English, Deutsch and 中文, mixed at one table.
home-sub-alone = Play in the browser against bots that never peek at your cards. English, Deutsch and 中文.
home-mine = My games
home-mine-none = Your tables appear here.
home-all = All my games
home-free = Tables with a free seat
alone-text = This Kaiserhof runs in your browser alone, so you play against bots. To play with others, install Kaiserhof on a computer and start it with “kaiserhof serve”: everyone who reaches its address can play.
alone-file = All games as one file
alone-file-text = Your games lie in this browser alone. A file keeps them safe, and takes them to another browser.
alone-save = Save the file
alone-take = Take in such a file. It replaces the games that are here.
alone-take-go = Take in
take-title = Take this table to a server
take-sub = The game goes on at a Kaiserhof server, where friends take the seats of the bots. The server checks every move; the table here stays.
take-by-link = By link
take-server = Address of the server
take-make = Make the link
take-go = Go on there
take-sent = Nothing leaves this device until you open the link; then the record of this game does, and the server asks you before it stores it.
take-by-file = By file
take-save = Save the game as a file
take-bring = Bring the file to the server’s page “Replay from a file”; below the log you can play on there, with friends or bots.
take-board = This game is played on an own board, so the server needs its file, too:
error-no-server = This is no address of a server, such as https://kaiserhof.example.
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
mine-notices = Notifications
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
mine-gathering = Not begun yet
list-full = full, waiting for the start
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
mine-next = To the next table
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
keys-call = Let the next bot’s turn begin, or hurry a bot
keys-escape = Let go, close, skip what is being shown
keys-turn = Turn a tile
keys-keys = This list
sound-on = Sound is on (V)
sound-off = Sound is off (V)
habits-title = Preferences
habits-sub = on all your devices
habits-ends = My turn ends
habits-ends-sub = { $ends ->
    [now] at once; the last step cannot be taken back
    [asked] when you say so; until then you can take back the last step
   *[other] five seconds after the last step; until then you can take it back
}
ends-now = at once
ends-soon = after 5 seconds
ends-asked = when I say so
habits-explained = Explanations under the pointer
habits-explained-sub = things say what they are and how they stand while the pointer rests on them
unused-ask = Not used: { $what }. Go on all the same?
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
new-sub-alone = Choose the game and how many seats there are. Everything else is arranged at the table: bots, people beside you, options, who starts.
new-game = Game
new-seats = Seats
new-options = Options
new-name = Your name
new-rated = The game counts for ratings, if everyone agrees
new-note = You can add and take away seats later.
new-fair = The random events of this table are sealed before the first card and revealed after the last, so that everyone can check them.
new-go = Open the table
new-rated-own = Games on a board of one’s own do not count for ratings.
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
lobby-order = from top to bottom in playing order, which the lot may change; everyone keeps their colour
lobby-add = Another seat
lobby-drop = Take this seat away
lobby-host = host
lobby-free = for whoever opens the link first
lobby-bot = bot
lobby-rename = Rename
lobby-colour = My colour
seat-colour-blue = Blue
seat-colour-green = Green
seat-colour-violet = Violet
seat-colour-red = Red
seat-colour-yellow = Yellow
habits-colour = My colour
habits-colour-sub = You get it wherever you sit down, unless somebody there already has it. Tap it again for any colour.
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
lobby-hints = Hints
lobby-hints-on = a bot may be asked; the log says so
lobby-hints-off = nobody may ask a bot
lobby-hints-rated = not in a game that counts
lobby-rated = Counts for ratings
lobby-rated-off = for fun only
lobby-rated-asked = if everyone agrees; still asked: { $names }
lobby-rated-all = everyone has agreed; a rematch counts too
lobby-lenient = Agreements
lobby-lenient-on = more time, a pause or taking back a turn, if all agree
lobby-lenient-off = no turn is taken back, no time is given
lobby-agree = I agree that the game counts for ratings
lobby-agree-sub = Ratings are public; you can hide yours on your page.
lobby-agree-to = { $seats } players, { $clock }, the options chosen here. { $lenient ->
    [yes] All together may agree on more time and on taking turns back.
   *[no] No hints, no turns taken back.
} A change asks you again. Ratings are public; you can hide yours on your page.
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
lobby-given = This game goes on after { $moves ->
    [one] one move that was made before.
   *[other] { $moves } moves that were made before.
} Whoever opened the table may know hands and cards that are hidden from you, so it counts for no rating.
lobby-begins-alone = The game starts by itself as soon as the table is full.
lobby-begins-host = The host starts the game.
lobby-begin = Start the game
lobby-begin-here = Start with the { $people } of us
lobby-begin-bots = { $free ->
    [one] Start now with a bot
   *[other] Start now with { $free } bots
}
level-novice = Looks one move ahead and often takes the second best. Good for a first game.
level-regular = Looks one move ahead and always takes what seems best. A fair opponent once you know the rules.
level-scholar = Imagines up to 32 continuations before each move, from what it can see, and takes at most two seconds. Stronger than Regular.
level-master = Plays through hundreds of continuations before each move, from what it can see. Much stronger than Regular.
level-grandmaster = Has learned in practice games which moves are worth a look, and goes through thousands of continuations before each move, from what it can see. The strongest.
prompt-gathering = Waiting for players
prompt-gathering-sub = The game starts when all seats are taken.
prompt-waiting = { $name }’s turn
prompt-watching = You are watching
prompt-watching-late = You are watching, up to two turns late, because the game counts
watchers = Watching: { $count }
watchers-title = How many people watch
prompt-thinking = { $name } is thinking
prompt-your-turn = Your turn
prompt-confirm = End your turn?
prompt-confirm-sub = You can still undo.
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
do-apply = Apply
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
log-hinted = hint
log-hinted-about = This turn was played after asking a bot for a hint.
log-quote = Quote
chat-spectator = spectator
chat-more = More about { $name }
chat-mute = Mute here
chat-mute-all = Mute everywhere
chat-block = Block this person
chat-report = Report to the host
chat-muted = Muted: { $name }
chat-hear = Read again
chat-phrases = Ready phrases
chat-field = Message to the table
chat-name = What shall we call you?
chat-off = Hide the chat
menu-title = This table
menu-stand-up = Leave the seat
menu-cancel = Cancel the table
menu-cancel-sure = Cancel for everyone?
menu-admit = Admit spectators
menu-close = Lock out spectators
menu-spectator = You are watching.
notes-title = My notes
notes-about = Only you see them, at this table and after the game.
notes-kept = Kept.
menu-rated = This game counts for ratings for everyone who makes most of their turns themselves.
menu-league = To the league
menu-fair = Fair-shuffle code
menu-secret = Secret behind the fair-shuffle code
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
error-colour-taken = Somebody else here has this colour.
error-seated = You already sit at this table.
error-removed = The owner of this table has taken back your seat.
error-no-partner = You have not played with this person yet.
error-started = The game has already started.
error-not-running = The game is not running.
error-offer-counts = This game counts, and its table does not allow that.
error-no-turn = You have not finished a turn yet.
error-no-clock = No clock runs at this table.
error-paused = The clock stands still already.
error-agree-first = This game counts for ratings. Please agree to that first.
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
error-device-full = There is no room for another person on this device; sign one out first.
error-not-here = This person is no longer on this device.
error-passkey = This passkey cannot be accepted. Please try again.
error-passkey-late = That took too long. Please try again.
error-passkey-gone = Nobody here has this passkey any more.
error-passkeys-full = You have too many passkeys; remove one first.
error-no-passkeys = There are no passkeys here, because the site is not reached by HTTPS.
error-no-passkey = You have no passkey yet.
error-passkey-no-host = This passkey does not belong to a host of this site.
error-play-on-rules = The rules of this game have changed since, so it cannot be played on.
error-play-on-over = The game is over here; choose an earlier position.
error-note-long = Notes have at most { $most } characters.
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
error-muted-why = You may not write here. The host’s reason: { $word }
error-banned-why = The host has closed this site to you. The reason: { $word }
error-closed-by-host = The host of this site has closed this table. The reason: { $word }
error-not-taken-in = You cannot sit down at this table.
error-block-self = You cannot block yourself.
error-report-self = You cannot report yourself.
error-report-word = Please say what happened.
error-no-host = This page is for the hosts of this site. “kaiserhof admin host-link” makes a link to it.
error-host-reason = Please give a reason. The person reads it.
list-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
rules-find = Search the rules
rules-none = No rule contains these words.
rules-unwritten = Nobody has written down the rules of this game yet.
rules-chapters = Chapters
rules-page = On its own page
rules-loading = Loading the rules …
rules-more = Read the rule
lesson-start = Learn in ten minutes
do-replay = Replay
title-replay = Replay · { $game } · Kaiserhof
replay-turn = Turn { $turn } of { $all }
replay-before = Before the first turn
replay-over = The end
replay-moment = Moment { $number } of { $all }
replay-slider = Position in the game
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-move-back = One move back
replay-move-on = One move forward
do-film = Film of the highlights
film-whole = The whole game
film-link = Link to the film
replay-eyes = View
replay-spectator = Spectator
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-since = Since your last visit
pass-ask = Pass the device to { $name }
pass-sub = All hands are covered; nobody else should look.
pass-go = I am { $name }
pass-covered = Your hand is covered until it is your turn.
beside-title = Somebody else at this device
beside-name = Their name
beside-text = You pass the device round; hands stay covered between turns.
beside-go = Sit down
play-on = Play on from here
play-on-as = You play
play-on-with = The others
play-on-friends = friends: an open table
play-on-go = Begin
play-on-note = A table of its own, which never counts: you may know hands from the replay. What comes is drawn anew.
play-on-from = Played on from move { NUMBER($at) }
replay-link = Link to this position
replay-start = The game begins.
replay-hidden = Something hidden happens.
replay-move = { $seat } decides.
watch-title = Replay from a file
running-title = Running games
running-sub = Games that are open to watchers. Nobody’s hand is shown, and the players see how many watch.
running-order = Order
running-newest = Newest first
running-strongest = Strongest first
running-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
running-none = No game is going on that is open to watchers.
watch-sub = Bring a record of a game, as a file or as text. Every move is checked, and you can watch from any player’s point of view.
watch-file = A record file
watch-text = Or paste its text
watch-go = Watch
watch-brought = This game was brought here by a link. Look at it; below the log you can play on.
error-no-record = There is no such record, or it has expired.
error-record-large = This is too long to be a record.
error-record-text = This file is not a text in UTF-8.
error-record-nothing = Please choose a file or paste a record.
error-not-started = The game has not started yet.
error-given-rated = A game that begins with given moves or is played on an own board cannot count for ratings.
error-not-rated = This game does not count for ratings.
error-given = A game cannot begin with these moves.
error-given-fixed = This game has moves already: its seats, options and start player stay.
title-lesson = Lesson · { $game } · Kaiserhof
lesson-step = { $step } of { $all }
lesson-on = Next
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-more = Read more
lesson-play-on = Play on from here against bots
lesson-read-on = There is only something to read here: press “Next”.
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
hint-title = What { $bot } would play
hint-note = Worked out from what you can see. The percentage is the estimated chance of winning.
hint-points = Points at the end: about { $points }.
error-hint-turn = You have nothing to decide right now.
error-hint-late = The bots are busy; please ask again in a moment.
error-hint-counts = There are no hints while a game counts.
error-hint-off = There are no hints at this table.
analysis-title = Analysis
analysis-offer = { $bot } can go through the game: everyone’s chances, the turning points, and what it would have done.
analysis-begin = Analyse the game
analysis-running = { $bot } is going through the game: { $done } of { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}
decision-title = Your decisions
decision-mine = Your costliest decisions
decision-all = The costliest decisions
decision-try = Find the better move
decision-show = Show the better move
decision-chances = ({ $best } % to win; as played { $played } %)
decision-then = Then perhaps: { $moves }
decision-then-played = As played, then perhaps: { $moves }
decision-minus = { $points ->
    [one] −1 point
   *[other] −{ $points } points
 }
decision-points = About { $better } points at the end; as played about { $played }.
decision-sure = Only what { $bot } is sure of: each loss was estimated twice and is larger than the error.
decision-none = { $bot } is sure of no better move.
decision-ask = You played: { $move }. It cost { $cost }. What was better?
decision-ask-of = { $name } played: { $move }. It cost { $cost }. What was better?
decision-cost-chance = { $percent } % of winning
decision-cost-points = about { $points ->
    [one] one point
   *[other] { $points } points
 }
decision-step = Decision { $step } of { $all }
decision-next = Next decision
analysis-kind-decision = Decision
analysis-kind-chance = Chance
analysis-watch = Watch turning point { $number }

# Who is here
presence-here = here
presence-away = away
presence-gone = gone
presence-elsewhere = on another page
presence-since = { $word } for { $time }

# ---- notices

notices-title = Notifications
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
mine-seat = You ask to play on for { $name }
mine-take-back = You ask to take back your last turn
mine-time = You ask for more time for { $name }
mine-pause = You ask for a pause
mine-concede = You want to concede
asks-me-hand-over = { $asker } asks: may a bot play for you?
asks-hand-over = { $asker } asks: may a bot play for { $name }?
asks-rematch = { $asker } offers a rematch
asks-end = { $asker } asks: shall the game end here, without a result?
asks-me-seat = { $asker } asks to play on for you, for good
asks-seat = { $asker } asks to play on for { $name }, for good
asks-take-back = { $asker } asks to take back their last turn and everything since
asks-time = { $asker } asks: shall { $name } get more time?
asks-own-time = { $asker } asks for more time
asks-pause = { $asker } asks for a pause
asks-concede = { $asker } wants to concede: shall the game end now?
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
do-agree-after-all = Yes, after all
offer-refused = { $name } has declined.
offer-declined = You declined the rematch that { $asker } offers.
paused-title = Pause: the clock stands still
paused-go-on = Go on
do-nudge-done = A reminder is on its way.
do-start-without = Start with bots for those who declined
do-to-rematch = To the rematch
do-nudge = Remind
do-ask-bot = Ask: let a bot play
do-wait = Wait
menu-hand-over-mine = Let a bot play for me
menu-end = End the game early
menu-end-note = Everyone at the table must agree, also those for whom a bot plays. There is no result.
menu-end-ask = Ask the others
menu-take-back = Ask to take back my last turn
menu-pause = Ask for a pause
menu-time = Give time
menu-time-note-live = Five more minutes, if the others agree.
menu-time-note-daily = One more day, if the others agree.
menu-concede = Concede
menu-concede-note = If the others agree, the game ends at once. You are last; the others are placed by their points now.
menu-not-lenient = This game counts, so turns cannot be taken back, and nobody gets more time.
menu-seat = Ask to play on for { $name }
asks-some-seat = someone
asks-renamed = A host has given you another name: { $name }
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
end-tie = { $names } wins { $how } ({ $points }:{ $points })
end-you-win = { $margin ->
    [one] You win by one point
   *[other] You win by { $margin } points
}
end-you-win-tie = You win { $how } ({ $points }:{ $points })
end-you-came = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $margin ->
    [0] level with { $names }
    [one] one point behind { $names }
   *[other] { $margin } points behind { $names }
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
honour-moment = Most points at once
honour-moment-why = { $name }: { $value ->
    [one] one point
   *[other] { $value } points
} at once
honour-source = Most points from one source
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
end-show = Share
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
league-way-knockout = Knock-out
league-way-about = Swiss: equals in the standings meet. Evenly: everyone meets everyone as equally often as possible. In both, nobody meets someone again as long as it can be avoided.
league-starts = Begins at (UTC)
league-starts-about = Empty: you begin the first round yourself.
league-listed = Show it to everyone
league-listed-about = Anybody can join until it begins.
league-open = Leagues you can join
league-begins-at = It begins by itself: { $when } UTC.
league-goes-on-knockout = The better half of each table goes on; the last table decides.
league-rules-knockout = The better half of each table goes on. If these are too few for a table, the best of the others do, too. Who made less than half of their turns does not go on.
error-league-start = Please choose a time in the coming year.
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
league-last-round = This is the last round.
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
error-league-too-few = { $people ->
    [one] A round needs at least { $least } people; so far there is one.
   *[other] A round needs at least { $least } people; so far there are { $people }.
}
## Owners' own boards

board-of = Board by { $name }
board-nobody = an unnamed maker
board-private = Only those who have this address can see it.
board-play = Play on this board
board-download = Save the file
board-digest = The digest that records name:
board-choice = Board
board-own = Custom board (file)
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
board-draw = Draw or correct one in the editor
board-name = { $board } by { $name }
board-for = For { $players } players
board-more-ways = To be played on, changed or saved
board-correct = Correct the board by the printed one
board-mend = Mend it in the editor
board-mend-note = It is kept among your boards as a draft.
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
edit-check = Is it complete?
edit-sound = The board is complete.
edit-not-yet = Not playable yet:
edit-away = The server does not answer. What you draw is kept on this device meanwhile.
edit-drawn = As it will be drawn
edit-players = Players
edit-fade = Drawing under the sheet
edit-play = Use this board
edit-export = Save the file
edit-photo = A photo of a board, to lie under the sheet
edit-no-photo = Remove the photo
edit-private = The photo stays in this browser with this draft; it is sent nowhere.
edit-remove = Remove
edit-maker = Made by
edit-number = Number
edit-names-en = English
edit-names-de = German
edit-names-zh = Chinese
edit-how-choose = Click a thing to choose it, and again for what lies below it; drag to move it.
edit-how-area = Click corner by corner; click the first corner again to close the outline.
edit-how-line = Click point by point; click the last point again to end the line.
edit-how-lines = Click point by point; click the last point again to end the line.
edit-how-point = Click where it is.
edit-how-link = Click the two that are joined, one after the other.
edit-how-cell = Click a hex to add it, or to choose it.
edit-keys = By keyboard
edit-keys-text = On the board: arrows move the cross by ten (with Shift by one), Enter clicks there, and again for what lies below. Arrows move what is chosen by one (with Shift by ten); Esc lets it go. F ends a line, N and P choose the next and the previous thing, K and J its corners, M moves the chosen corner to the cross, I adds a corner, Delete removes, + − 0 zoom, Esc puts the tool away, Ctrl+Z and Ctrl+Y undo and redo.
edit-listed = Chosen
edit-layers = Layers
edit-layer = Layer
edit-layer-shown = Shown
edit-layer-locked = Locked
edit-side = Side of the board
edit-side-all = Both sides
edit-kind-scenery = Scenery
edit-how-row = Click the hexes in order; a second click takes one out.
edit-how-plain = Say what it is in the form.
edit-doubtful = The board can be played on. This is unusual:
edit-doubt-so = It is so
edit-doubt-again = It is so ✓
edit-state-kept = Saved
edit-state-keeping = Saving …
edit-state-away = Kept on this device; the server does not answer
edit-state-both = Another page changed this board, too. Both are kept: this one is now a draft of its own.
edit-state-full = Not kept on the server
edit-untitled = Board without a name
edit-other-names = In other languages
edit-ranks-hint = Drag one to another number; the others make room.
edit-earlier = one number lower
edit-later = one number higher
edit-say-there = There is one already: it is chosen now.
edit-say-itself = That is the same one: click another.
edit-say-joined = These two are joined already.
edit-say-short-area = An outline needs three corners.
edit-say-short-line = A line needs two points.
edit-say-long = At most 60 characters.
edit-say-crossed = These four corners cross: click them in turn, from the upper left clockwise.
edit-corner-add = Add a corner after this one
edit-corner-remove = Remove this corner
edit-say-removed = Removed with everything that belonged to it. Undo brings it back.
edit-seen-printed = as printed
edit-how-marks = Click a hex to put one on it, and again to take it away.
edit-cure-name = Name it
edit-rare = Sizes
edit-seen-title = Compare with the printed board
edit-seen-count = %s of %a seen
edit-seen-note = Tick what is as printed; what you change is ticked by itself.
edit-seen-all = All of these
edit-seen-show = Show
edit-seen-known = known
edit-seen-ours = our guess
edit-seen-yours = yours
edit-seen-changes = Your changes
edit-seen-gone = removed: %s
edit-printed = All seen: it is the printed board now
edit-trial = Let bots play a few games
edit-trial-title = Trial games
edit-trial-note = Five games in some seconds, on the side for as many players as below.
edit-trial-running = Bots are playing …
edit-trial-ended = All games came to an end.
edit-trial-endless = Not every game came to an end.
edit-trial-points = Points of all players in a game, on average
edit-trial-scores = Final scores:
edit-kind-photo = Photo
edit-photo-alone = The photo alone
edit-photo-other = Another photo
edit-photo-pins = Straighten: click the board’s four corners
edit-photo-left = Turn left
edit-photo-right = Turn right
edit-photo-quarter = A quarter turn
edit-photo-larger = Larger
edit-photo-smaller = Smaller
edit-photo-fit = As it was
edit-how-photo = Drag the photo, or one of its corners. By keyboard: arrows move it, C chooses a corner, comma and full stop turn it, + and − scale it.
edit-how-pins = Click the corners of the board on the photo: upper left, upper right, lower right, lower left.
edit-photo-fade = How strong it is
holidays-title = Days off
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
person-lapses = left to a bot at the end: { $gone } of { $games } · out of time: { $overran } of { $games }
person-elsewhere = on this site now
person-likes = likes { $game }
person-see = See it as others do
person-as-others = You see your page as others do:
person-back = Back to my page
person-rename = Change the name
person-no-account = No account needed: this browser remembers you. Keep this person with a passkey, a mail address or a second device, so that nothing is lost with it.
person-alone = No account: everything about you lies in this browser alone. So that nothing is lost with it, save a file:
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
shown-presence = Whether I am here (people at my tables always see it)
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
device-by-link = signed in by a personal link
device-by-passkey = signed in by a passkey
device-by-mail = signed in by a link from a mail
device-by-host = signed in by a link from the host
device-revoke = Sign out
device-revoke-this = Sign out { $name }
link-title = Another device
link-text = Open this link on your other device, or point its camera at the code. It works once, within a day. Whoever has it plays as { $name }.
link-qr = The link as a QR code
link-copy = Copy the link
link-copied = Copied
link-whose = A link to play as { $name }
link-here = From now on { $name } plays on this device.
link-both = { $here } is playing on this device now. If you go on, { $name } plays; { $here } stays on this device, and you can switch on your page at any time.
link-known = { $name } is already on this device; { $here } is playing. The link stays valid.
link-same = { $name } is already playing on this device. Open the link on another one.
link-same-go = To the games
link-go = Play as { $name }
link-stay = Stay { $name }
signin-title = Sign in
signin-sub = You have played here before? Go on as the same person.
signin-stays = { $name } stays on this device; you can switch at any time.
signin-passkey = You have kept your person with a passkey: there is nothing to type.
signin-passkey-go = Use a passkey
signin-mail = A link by mail
signin-mail-text = You have lost your devices but confirmed a mail address here: we send a link to it.
signin-mail-go = Send the link
signin-mail-sent = If somebody has confirmed this address here, a link is on its way to it.
signin-link = On a device where you still play, open your page and choose “Play on another device”. The host of this site can make such a link for you, too.
signout-title = { $name } leaves this device
signout-back = { $name } can come back:
signout-by-passkey = with a passkey
signout-by-mail = with a link to the confirmed mail address
signout-by-device = with a personal link from another device
signout-lost = There is no way back: { $name } has no passkey, no confirmed mail address and no other device.
signout-sure = Take this person off this device.
signout-sure-lost = I know that this person will be lost.
signout-go = Sign out here
signout-stay = Stay
persons-title = On this device
persons-sub = Several people can use one device; one plays at a time.
persons-plays = plays now
persons-switch = Play as { $name }
persons-add = Somebody new
persons-add-go = Add
persons-sign-in = Sign in somebody who has played elsewhere
passkey-title = Passkeys
passkey-sub = With a passkey you sign in without typing, on every device that has it.
passkey-keep = Keep this person
passkey-more = Add another passkey
passkey-remove = Remove
passkey-remove-this = Remove the passkey from { $name }
passkey-not-here = Browsers offer passkeys only over HTTPS and under a host name, so there are none here; use a personal link instead.
passkey-no-browser = This browser offers no passkeys; use a personal link instead.
passkey-failed = The passkey could not be used.
passkey-known = This device has your passkey already.
passkey-mail = A confirmed mail address is another way back:
device-passkey = signing it out removes the passkey that was added there
person-file = Everything about me
person-file-text = One file (ZIP) with all that this site keeps about you, and the records of your games.
person-file-go = Download
person-leave = Leave for good
person-leave-text = Your name, messages, history, notices and devices are deleted. Finished games stay for the others, without your name; in running ones a bot plays on.
person-leave-sure = I know that this cannot be undone.
person-leave-go = Delete everything about me
person-told = From the hosts
person-blocked = People you have blocked
person-blocked-sub = You do not read what they write, and neither of you can invite or be matched with the other. They cannot sit down at your tables.
person-blocked-none = Nobody.
person-block = Block { $name }
person-unblock = Unblock
person-unblock-this = Unblock { $name }
report-title = Report
report-about = You report { $name } to the hosts of this site.
report-word = What happened?
report-note = The hosts read your words, your name, and the messages around it. The person does not learn who reported them.
report-send = Send the report
report-back = Back
report-sent = Thank you. The hosts of this site will read it.
order-close = Table closed
order-mute = Muted
order-unmute = May write again
order-ban = Banned
order-unban = May come again
order-rename = Given another name
order-dismiss = Reports settled
order-delete = Deleted
host-title = For hosts
host-link-about = This link signs this browser in once. Here hosts read reports and deal with them.
host-sign-in = Sign in here
host-signed-in = Signed in as { $name }
host-sign-out = Sign out
host-passkey-text = You can sign in here with the passkeys of { $name } from now on.
host-passkey-keep = Sign in here with my passkey
host-passkey-kept = The passkeys of { $name } sign you in here as { $host }.
host-passkey-stop = No longer
host-passkey-first = Keep your person with a passkey, and you can sign in here with it, too.
host-reports = Reports
host-people = People
host-tables = Tables
host-log = What hosts did
host-no-reports = No reports are open.
host-no-orders = Nothing yet.
host-no-tables = No tables.
host-reported-by = reported by { $name }
host-settled = settled
host-to-table = To the table
host-find = Name contains
host-search = Search
host-came = came { $when }
host-tables-of = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
host-gathering = gathering
host-playing = running
host-finished = finished
host-cancelled = cancelled
host-ended = ended
host-mute = Mute
host-unmute = Let write again
host-ban = Ban
host-unban = Lift the ban
host-rename = Rename
host-close = Close
host-dismiss = Settle the reports
host-delete = Delete
host-delete-sure = I know that this cannot be undone.
host-reason = Reason (the person reads it)
host-new-name = New name
host-command-line = command line
error-no-such-page = There is no such person, or they have left.
error-no-device = You have no such device; perhaps it was signed out already.
error-not-sure = Nothing was deleted: first tick that you know it cannot be undone.
error-board-of = This is a board of { $game }. Open it there; nothing here has changed.
error-no-board-file = This file is no board of this game. Nothing has changed.
boards-mine = My boards
boards-mine-sub = Everything you draw is kept here after every change. Nobody else sees it.
boards-none = You have not drawn a board yet.
boards-untitled = Board without a name
boards-draft = Draft
boards-finished = Finished
boards-changed = Finished, changed since
boards-go-on = Go on drawing
boards-see = Board’s page
boards-copy = Copy
boards-delete = Delete
boards-delete-sure = Delete it for good?
boards-delete-go = Yes, delete
boards-of = Picture of the board
start-sub = Enter your printed board, or draw one of your own, and play on it.
start-correct = Correct our board
start-correct-sub = You own the printed game. Our board is a reconstruction: a list says what in it is known and what is our guess, and you tick it off.
start-empty = Draw on an empty sheet
start-empty-sub = Perhaps over a photo of a board, which stays in this browser.
start-file = Open a board’s file
start-file-sub = A file that you or somebody else has saved.
start-file-go = Open
start-before = Go on with what this browser still has
start-before-sub = A drawing from before there was a list.

do-stands = As it stands
key-stands = show how it stands
stands-now = If the game ended now
stands-hides = S hides this
stands-points = { $seat } { $points }
stands-both = { $seat } { $pieces } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prospects-title = What each way brings
# ---------------------------------------------------------------- coming back
home-sub-new = Three board games in the browser. No account needed: press Play and you sit at a table.
home-begin = Begin with this one
home-minutes = about { $least }–{ $most } min
weight-light = Light
weight-medium = Medium
weight-heavy = Heavy
home-play = Play
home-play-easy = with easy bots
home-learn = Learn
home-learn-minutes = about { $minutes } min
home-learned = lesson finished
home-solved = { $solved } of { $all } solved
home-invitations = Invitations
band-waiting = Someone is waiting for you?
band-waiting-sub = Type the code they told you.
band-invite = Invite friends
band-invite-sub = A table with a link and a code
band-free = { $free ->
    [0] Quick match, leagues and ladders
    [one] One table has a free seat
   *[other] { $free } tables have a free seat
}
nav-today = Today
nav-court = Court
nav-games-short = Games
nav-today-short = Today
nav-court-short = Court
nav-together-short = Together
nav-mine-short = My games
nav-foot = Main navigation, below
go-on = Go on
go-on-hello = Welcome back, { $name }
go-on-arrange = Arrange
go-on-arrange-sub = What stands here:
go-on-arrange-go = Keep it so
go-on-line-lesson = the lesson I have begun
go-on-line-puzzle = the puzzle of the day
go-on-line-deal = the deal of the day
go-on-line-court = the court
go-on-turn = { $game }: it is your turn
go-on-more = { $games ->
    [one] and one more
   *[other] and { $games } more
}
go-on-play = Play on
go-on-lesson = Lesson: { $game }
go-on-lesson-go = Next step
go-on-court = At court: { $name }
go-on-court-go = To the stairs
who-title = What shall we call you?
who-face = Your face at the table
who-face-number = Face { $number }
who-go = That’s me
who-later = Not now
streak-days = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
streak-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
ease-easy = easy
ease-medium = medium
ease-hard = hard
today-title = Today
today-before = The day before
today-after = The day after
today-puzzle = Puzzle of the day
today-puzzle-of = { $game }, { $ease }
today-puzzle-about = One position, one move that is clearly best, three tries. The same for everyone.
today-solve = Solve it
today-try-on = Try again
today-see = See it again
today-see-table = See the table
today-play = Play it
today-back = To this day
today-try = { $number }. try
today-not-found = not found
today-outcomes = How many needed how many tries
today-outcome-found = { $tries ->
    [1] Right at the first try
    [2] Right at the second try
   *[other] Right at the third try
}
today-outcome-missed = Not found in three tries
today-outcome-shown = You have seen the solution
today-tries-left = { $tries ->
    [0] No tries left
    [one] One try left
   *[other] { $tries } tries left
}
today-more-puzzles = More puzzles
today-earlier = Earlier days stay open. Only what is done on the day itself counts for the streak.
today-share = Share
today-share-sub = gives nothing away
today-copy = Copy
today-copied = Copied
today-share-puzzle = Puzzle { $tries }
today-share-deal = Deal { $points } · place { $place } of { $all }
today-deal = Deal of the day
today-deal-of = { $game }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
today-deal-level = { $game }, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}: { $level }
today-deal-about = The same cards and the same bots for everyone. Your first finished game counts; until midnight (UTC) you can leave it and come back.
today-deal-count = { $people ->
    [0] You are the first.
    [one] One person has played it.
   *[other] { $people } people have played it.
}
today-deal-played = { $people ->
    [one] One person has played this deal
   *[other] { $people } have played this deal
}
today-deal-nobody = Nobody played this deal.
today-deal-lead = Ahead of the bots
today-deal-place = { $points ->
    [one] one point
   *[other] { $points } points
}, place { $place } of { $all }
today-sealed = Sealed beforehand
today-sealed-about = Everything that chance decides in this deal follows from a secret number. This is its SHA-256, which was shown the day before. The number itself is on everyone’s score page when the day is over.
today-sealed-next = Tomorrow’s:
court-title = The court
court-sub = { $people ->
   *[other] { $people } people stand on the stairs. Win once against each, and the next one receives you.
}
court-stairs = The stairs, from the foot to the top
court-won = won
court-locked = not yet
court-again = Again
court-play = Play { $name }
court-next = Next on the stairs: { $number } of { $all }
court-how = Three at the table; come first and you pass. No hints, no rating.
court-tally = { $game } · you { $ahead }, they { $behind }
court-tally-you = you { $ahead }, they { $behind }
court-tally-about = finished games in which you were ahead, and behind
court-quote = “{ $text }”
court-memory-never = We have not met yet. Sit down, and show me how you play.
court-memory-lost = { $margin ->
    [one] One point between us last time. Come back better prepared.
   *[other] { $margin } points between us last time. Come back better prepared.
}
court-memory-lost-close = That was close last time. I have thought about it since; have you?
court-memory-lost-often = Three times in a row, all mine. I almost miss being worried.
court-memory-won = { $margin ->
    [one] You beat me by one point. I have not forgotten it.
   *[other] You beat me by { $margin } points. I have not forgotten it.
}
court-memory-won-close = You were ahead by a hair. Next time the hair is mine.
court-memory-won-often = I no longer count how often you beat me. The others still do.
court-memory-level = Level, last time. One of us will have to give way.
court-farewell-1 = Well played. Sit down, the tea is on the house.
court-farewell-2 = I saw it coming, and could not stop it. Go on up.
court-farewell-3 = Not one piece in the wrong place. I shall tell them to expect you.
court-farewell-4 = You may pass. Few have, and I remember every one.
court-latest = The last scene
court-latest-when = { $name }, beaten on { $day }
court-lets-pass = { $name } lets you pass
court-unlocked = Next: { $name }
court-back = Back to the stairs
court-all-won = { $name } rises before you
court-all-won-sub = You have won against everyone on these stairs. The other games have stairs of their own.
puzzle-known = solved
error-court = This person does not receive you yet: first win against the one below.
error-deal-left = You have cancelled your table of today’s deal. There is a new deal tomorrow.
error-sealed = Others still play this deal today. From midnight (UTC) everyone may watch it.
coach-title = Coach
coach-lesson = Take the lesson
coach-off = No coach
coach-call = What would a coach say?
coach-any = These moves do different things, and all of them well. The others are possible, too.
mine-next-more = { $tables ->
    [one] One more table waits
   *[other] { $tables } more tables wait
}
menu-bots = Bots at this table
menu-bots-go = Change
menu-bots-level = Level
menu-bots-hurry = A click on the board hurries a bot.
error-bots-fixed = The bots of this table stay as they are: it is a deal of the day, a game at court, or others play here, too.
