# What every game and the command line say.

yes = yes
no = no
seat-number = Player { $number }
language = English

bot-random = Random
bot-plain = Plain search
bot-novice = Novice
bot-regular = Regular
bot-master = Master

# ---- errors

error-unknown-game = There is no game “{ $name }”. Known: { $known }.
error-unknown-move = “{ $text }” is no move.
error-illegal-move = “{ $move }” is not allowed: { $rule }
error-not-your-turn = It is not { $seat }'s turn.
error-nothing-to-confirm = There is nothing to confirm.
error-no-undo = Nothing can be taken back here: chance or another player has moved since.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-option = There is no option “{ $option }”. Known: { $known }.
error-option-value = “{ $option }” cannot be “{ $value }” with { $seats } players. Possible: { $allowed }.
error-no-own-data = { $game } has no board of its own to load.
error-no-map = There is no picture of the board of { $game } yet.
error-data = { $file } cannot be used: { $detail }
error-file = { $file } cannot be read: { $detail }
error-file-write = { $file } cannot be written: { $detail }
error-file-text = { $file } is not a text file in UTF-8.
error-file-large = { $file } is too large to be a record.
error-record = Line { $line }: { $reason }
error-record-first-line = the file must begin with “{ $expected }”.
error-record-header = “{ $text }” does not belong in the header.
error-record-key = “{ $key }” does not belong in the header.
error-record-twice = “{ $key }” stands twice in the header.
error-record-move = “{ $text }” is no line of a record; expected is “?” or the number of a seat, and a move.
error-record-missing = The header lacks “{ $key }”.
error-record-rules = The record follows version { $rules } of the rules; this is version { $ours }.
error-record-other-board = The record was played on another board; give that board with --map.
error-record-our-board = The record was played on the board that comes with the game; leave out --map.
error-record-over = the game is already over.
error-record-mover = it is not theirs to move, but “{ $expected }”.
error-record-result = The result in the header is not what the moves give: { $result }.
error-record-no-secret = The record has no commitment and secret, so its dice cannot be checked.
error-record-secret = The secret does not belong to the commitment shown before the game.
error-record-chance = the dice gave “{ $expected }” here.
error-unknown-seat = “{ $name }” cannot sit down. Possible: { $known }.
error-budget = “{ $text }” is no budget: say so many simulations (2000) or a time (1s, 250ms).
error-number = “{ $value }” is not a number from { $least } to { $most }.

# ---- command line

cli-about = Play board games about imperial China, and study them.
cli-lang = language: en, de or zh
cli-help = show this help
cli-version = show the version
cli-usage = usage
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-play = play a game in the terminal
cli-games = list the games
cli-map = draw the empty board
cli-replay = play a record through and print it
cli-verify = check the dice of a record
cli-bench = measure random play
cli-rules = print the rules of a game
cli-arg-game = the game
cli-arg-file = the record
cli-arg-seats = who plays, in order, separated by commas: me (you), { $bots }
cli-arg-map = an owner's own board
cli-arg-seed = a number that fixes chance and bots, for trying things out
cli-arg-record = where the record is written (at the end, or when you leave)
cli-arg-svg = where the picture is written
cli-arg-games = how many games
cli-arg-json = print JSON
cli-arg-quiet = print only the result
cli-choose-game = Which game?
cli-choose-players = How many players ({ $least } to { $most })?
cli-choose-number = A number from 1 to { $most }:
cli-your-move = Number, move (such as “{ $example }”), or: u undo, ? rules of a move, b board, q leave >
cli-confirm = Enter ends your turn, u takes the last step back >
cli-undone = Taken back.
cli-why = Which move? Type its text to read which rule forbids it >
cli-legal = “{ $move }” is allowed.
cli-source = Source: { $sources }
cli-left = Left. { $saved }
cli-saved = The record so far is in { $file }.
cli-final = Final scores
cli-total = Total
cli-place = Place
cli-written = Written: { $file }
cli-commitment = The dice are fixed before the game. Their seal: { $hash }
cli-replayed = { $moves } moves, all legal.
cli-unfinished = The game is not finished.
cli-verified = All { $events } events of chance follow from the sealed secret.
cli-bench-line = { $decisions } decisions/s · { $games } games/s · { $length } decisions a game · { $mode }
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-players = { $least }–{ $most } players
cli-legal-moves = Your moves:
cli-handover = { $seat }: press Enter when you sit at the screen >
cli-arg-players = how many players
cli-bad-usage = { $detail } (see kaiserhof --help)
cli-option-line = { $label }: { $choices }
cli-count-players = { $players } players
cli-serve = open the page on which people play
cli-arg-port = the port
cli-arg-host = the address it listens at (0.0.0.0 for everyone who can reach this machine)
cli-arg-data = the folder in which everything is kept
cli-arg-database = the address of a PostgreSQL database to use instead of the folder
cli-arg-secure = it is reached by HTTPS only
cli-arg-no-browser = do not open a browser
cli-serving = Kaiserhof is open at { $address } (Ctrl-C closes it)
error-port = Port { $port } cannot be used: { $detail }

# ---- the arena

cli-arena = let bots play against each other and measure them
cli-arg-bots = the bots, separated by commas: { $bots }
cli-arg-table-of = how many sit at a table, if more bots are named than play at once
cli-arg-jobs = how many processes play (as many as there are cores)
cli-arg-results = the file in which results are kept, so that an interrupted run can go on
cli-arg-curve = measure Master's strength over these numbers of simulations
cli-arg-mutual = with --curve: the budgets play against each other, not against Regulars
cli-arg-plot = where the chart is written, as SVG
cli-arg-league = write the result into the league ({ $file })
cli-progress = { $done } of { $total }
cli-progress-left = { $done } of { $total } · { $left } to go
cli-arena-head = { $title }, { $players }: { $games } games ({ $seconds })
cli-arena-resumed = { $done } of { $total } games were played before ({ $file }).
cli-arena-interrupted = Interrupted. { $done } of { $total } games are kept in { $file }; the same command goes on from there.
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-interval = 95 %
cli-arena-points = points
cli-arena-rating = rating
cli-arena-rating-interval = 95 %
cli-arena-speed = decisions/s
cli-arena-mean = mean ms
cli-arena-p95 = 95 % ms
cli-arena-longest = longest ms
error-arena-move = { $bot } answered “{ $move }” in game { $number }, which is no legal move there.
error-arena-line = Line { $line } of { $file } is no result of the arena.
error-arena-other = { $file } holds the results of other settings, or of bots in other versions; give another file with --results.
error-league = { $file } is no league.
chart-games = { $games } games, seats rotated · seed { $seed }
chart-wins = Games won, with 95 % interval
chart-places = Places
chart-even = even
chart-rating = rating { $rating } · version { $version }
chart-strength = Rating, with 95 % interval
chart-simulations = simulations a decision
chart-against = One Master against { $rivals }
chart-mutual = Masters with different budgets against each other

# ---- analysis

cli-analyse = analyse a game: chances, turning points, better moves
cli-arg-budget = how long Master thinks about a decision: simulations (500) or seconds (1s)
error-no-weigher = { $bot } does not tell what it thinks.
analysis-head = { $title }: { $decisions } decisions, each weighed by { $analyst }
analysis-eyes = The analyst sees what the player to move could see; chances are estimates.
analysis-turning = Turning points
analysis-turn = { $seat }: { $moves }
analysis-change = { $seat } { $before } % → { $after } %
analysis-better = What Master would have done
analysis-instead = line { $line }, { $seat }: { $played } ({ $chance } %); Master: { $better } ({ $best } %)
analysis-none-better = Master would not clearly have done otherwise anywhere.
win-plot = Chances to win over the game
lesson-hint = That is a move one can make, but now try what the lesson asks for.
error-not-your-eyes = This game can only be watched through your own eyes while it is going on.

# ---- advice

advice-scores = At once about +{ $points } in points compared with other moves.
advice-gain = Above all this helps: { $reason }.
advice-costs = Above all this hurts { $seat }: { $reason }.
advice-clear = Wins clearly more often than anything else in what Master has looked at.
advice-narrow = Only just ahead: several moves are about as good.
advice-close = About as good as the best move.
advice-behind = Wins less often than the best move, by about { $percent } percentage points.
reason-scored = Points at once
