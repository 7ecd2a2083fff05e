# What every game and the command line say.

yes = yes
no = no
seat-number = Player { $number }
language = English

points-in-all = Points

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-congratulations = Congratulations!

story-set-up = The game is set up
story-and = { $first }, { $second }
story-round = Round { $round }
story-before = Before the first round

scene-you = you
scene-name = { $name }
scene-and = { $first } and { $last }
scene-list = { $first }, { $more }
scene-comma = { $first }, { $more }
scene-share = { $who } { $points }
scene-share-each = { $who } each { $points }
scene-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scene-skip = Skip
scene-to-score = To the score
scene-show = Show it

bot-random = Random
bot-plain = Plain search
bot-novice = Novice
bot-regular = Regular
bot-scholar = Scholar
bot-master = Master
bot-grandmaster = Grandmaster
bot-policy = Network alone
bot-at-seat = { $level } { $number }
bot-instead = { $bot } does not know this game as it is here (it needs numpy, a network of the game and our own board), so { $other } plays instead.

character-plum = Little Plum
character-niu = Groom Niu
character-tao = Page Tao
character-fu = Cook Fu
character-shan = Boat Boy Shan
character-wen = Scribe Wen
character-hu = Merchant Hu
character-lan = Weaver Lan
character-bai = Doctor Bai
character-jiang = Captain Jiang
character-lu = General Lu
character-yun = Abbess Yun
character-shen = Minister Shen
character-song = Hermit Song
character-ning = Princess Ning
character-fang = Chancellor Fang
character-hua = Empress Hua
character-xu = Astronomer Xu
character-du = Strategist Du
character-ji = Historian Ji

# ---- spoken codes of tables

code-spoken = { $first } { $second } { $third } { $number }
code-plum = plum
code-crane = crane
code-bamboo = bamboo
code-tiger = tiger
code-lotus = lotus
code-dragon = dragon
code-pine = pine
code-swallow = swallow
code-jade = jade
code-carp = carp
code-lantern = lantern
code-phoenix = phoenix
code-drum = drum
code-peach = peach
code-horse = horse
code-kite = kite
code-bell = bell
code-tortoise = tortoise
code-moon = moon
code-fan = fan
code-bridge = bridge
code-orchid = orchid
code-junk = junk
code-teapot = teapot

# ---- errors

error-extra = This needs more than the rules and the bots. Install it with: { $command }
error-plugin = “{ $name }” of the package { $package } cannot be used: { $reason }
plugin-bad-name = a name has lower-case letters, digits, “-” and “_”, and begins with a letter.
plugin-taken = the name belongs to Kaiserhof itself.
plugin-twice = several packages use the same name.
plugin-compiled = its rules were compiled on their own, which would end the process; install it without compiled rules.
plugin-error = { $error }
plugin-no-game = the entry point leads to { $kind }, not to a Game.
plugin-no-bot = the entry point does not lead to a subclass of kaiserhof.Bot.
plugin-lacks = it lacks { $missing }.
plugin-other-name = it calls itself “{ $own }”.
error-unknown-game = There is no game “{ $name }”. Known: { $known }.
error-unknown-move = “{ $text }” is not a move.
error-illegal-move = “{ $move }” is not allowed: { $rule }
error-not-your-turn = It is not { $seat }’s turn.
error-not-chance = Chance is not to move here.
error-nothing-to-choose = This view has nothing to choose: its seat is not to move.
error-no-such-seat = There is no seat { $seat }; the last one is { $last }.
error-view-of-view = This is already a view, and it holds nothing that another seat sees. Ask the full state.
error-nothing-to-confirm = There is nothing to confirm.
error-no-message = There is no such message.
error-mute-self = You cannot mute yourself.
error-no-undo = Nothing can be taken back here: since then there was a random event, or another player has moved.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-option = There is no option “{ $option }”. Known: { $known }.
error-option-value = “{ $option }” cannot be “{ $value }” with { $seats } players. Possible: { $allowed }.
error-no-own-data = { $game } has no board of its own to load.
error-no-database = There is no database “{ $file }”.
error-no-map = There is no picture of the board of { $game } yet.
error-data = { $file } cannot be used: { $detail }
error-board = The board cannot be used: { $detail }
error-file = { $file } cannot be read: { $detail }
error-file-write = { $file } cannot be written: { $detail }
error-tab-folder = { $folder } is not empty; the files of a tab need a new folder
error-tab-missing = { $program } is not installed; building for a tab needs it
error-tab-registry = { $program } cannot fetch what a tab needs: { $detail }
error-tab-program = { $program } failed: { $detail }
error-file-text = { $file } is not a text file in UTF-8.
error-file-large = { $file } is too large to be a record.
error-game-name = “{ $name }” cannot be the name of a game: it takes 2 to 30 small letters, digits or _, and begins with a letter.
error-game-name-keyword = “{ $name }” cannot be the name of a game: it is a word of Python.
error-game-name-taken = The name “{ $name }” is taken, by a game or by another package.
error-folder-exists = { $folder } already exists.
error-record = Line { $line }: { $reason }
error-record-first-line = the file must begin with “{ $expected }”.
error-record-header = “{ $text }” does not belong in the header.
error-record-control = the line contains control characters.
error-record-key = “{ $key }” does not belong in the header.
error-record-twice = “{ $key }” appears twice in the header.
error-record-move = “{ $text }” is not a line of a record; expected is “?” or the number of a seat, and a move.
error-record-missing = The header lacks “{ $key }”.
error-record-rules = The record follows version { $rules } of the rules; this is version { $ours }.
error-record-other-board = The record was played on another board; give that board with --map.
error-record-our-board = The record was played on the board that comes with the game; leave out --map.
error-record-over = the game is already over.
error-record-mover = it is not this seat’s turn, but “{ $expected }”.
error-record-result = The result in the header is not what the moves give: { $result }.
error-record-no-secret = The record has no seal and no secret, so its random events cannot be checked.
error-record-unfinished = The game was left before its end, so its secret is not told and its random events cannot be checked.
error-record-secret = The secret does not match the seal shown before the game.
error-record-chance = the random event here was “{ $expected }”.
error-unknown-seat = “{ $name }” cannot take a seat. Possible: { $known }.
error-budget = “{ $text }” is not a budget: give a number of simulations (2000) or a time (1s, 250ms).
error-number = “{ $value }” is not a number from { $least } to { $most }.

# ---- command line

cli-about = Play board games about imperial China, and study them. Without a command the page opens in a browser (or, if [web] is not installed, a game in the terminal).
cli-lang = language: en, de or zh
cli-help = show this help
cli-version = show the version
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-play = play a game in the terminal
cli-games = list the games
cli-bots = list the bots
cli-new-game = create a package with a small game to start from
cli-arg-name = name of the game: lower-case letters, digits and _
cli-arg-drawn = with a board and cards drawn for the page
cli-new-game-written = Created { $folder }. Its README.md explains the next steps.
cli-map = draw the empty board
cli-replay = replay a record and print it
cli-verify = check the random events of a record
cli-bench = measure the speed of random games
cli-rules = print the rules of a game
cli-arg-game = game
cli-arg-file = record file
cli-arg-seats = who plays, in order, separated by commas: me (you), { $bots }
cli-arg-map = file of a custom board
cli-arg-seed = seed that makes random events and bots reproducible, for experiments
cli-arg-record = file for the record (written at the end, or when you leave)
cli-arg-svg = file for the picture
cli-arg-games = number of games
cli-arg-json = print JSON
cli-arg-quiet = print only the result
cli-choose-game = Which game?
cli-choose-players = How many players ({ $least } to { $most })?
cli-choose-number = A number from 1 to { $most }:
cli-your-move = Number, move (such as “{ $example }”), or: u undo, ? rules of a move, b board, h help, q leave >
cli-confirm = Enter ends your turn, u takes the last step back >
cli-undone = Taken back.
cli-why = Which move? Type its text to read which rule forbids it >
cli-keys = Type the number of a move or its text. u takes a step of your turn back, ? and a move says which rule forbids it,
    b shows the board, h this help, q leaves the game.
cli-default = default: { $value }
cli-see-games = Games and their options; the first choice is the default. What they mean: kaiserhof games
cli-too-narrow = The board is { $wide } columns wide and this terminal { $columns }: widen it, or its lines break.
cli-column-bot = bot
cli-column-title = name
cli-column-games = games
cli-legal = “{ $move }” is allowed.
cli-source = Source: { $sources }
cli-left = Left. { $saved }
cli-saved = The record so far is in { $file }.
cli-final = Final scores
cli-total = Total
cli-place = Place
cli-written = Written: { $file }
cli-commitment = The random events are fixed before the game. Their seal: { $hash }
cli-replayed = { $moves ->
    [one] One move, legal.
   *[other] { $moves } moves, all legal.
}
cli-unfinished = The game is not finished.
cli-verified = { $events ->
    [one] The one random event follows from the sealed secret.
   *[other] All { $events } random events follow from the sealed secret.
}
cli-bench-line = { $decisions } decisions/s · { $games } games/s · { $length } decisions a game · { $mode }
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-version-interpreted = {"; "}interpreted: { $games }
cli-players = { $least }–{ $most } players
cli-legal-moves = Your moves:
cli-handover = { $seat }: press Enter when you sit at the screen >
cli-arg-players = number of players
cli-bad-usage = { $detail } (see kaiserhof --help)
cli-no-command = There is no command “{ $name }”. Known: { $known }.
cli-option-line = { $label }: { $choices }
cli-count-players = { $players } players
cli-serve = open the web page for playing
cli-tab = build a folder of static files that runs Kaiserhof in a browser’s tab, without a server
cli-tab-built = Built in { $folder }. Any web server can offer it, over HTTPS or on this machine.
cli-arg-tab-folder = a new folder for the files
cli-worker = run bots for servers that share a PostgreSQL database
cli-working = Bots think here in { $processes ->
    [one] one process
   *[other] { $processes } processes
 }. Ctrl-C ends it.
cli-arg-port = port to listen on
cli-arg-host = address to listen on (0.0.0.0 accepts connections from other machines)
cli-arg-data = folder for the data
cli-arg-database = URL of a PostgreSQL database to use instead of the folder
cli-arg-more-bots = additional bots that may sit at tables, such as those of other packages, separated by commas
cli-skipped = Skipped: { $sentence }
cli-not-offered = { $bot } is disabled because numpy is missing; { $other } gives advice instead. To install it: { $command }
cli-arg-secure = players reach the site by HTTPS only
cli-arg-bot-processes = number of processes in which bots think (default: number of cores minus one)
cli-arg-no-browser = do not open a browser
cli-serving = Kaiserhof is open at { $address } (Ctrl-C closes it)
cli-arg-compile = compile the rules in the background while people play
cli-compile = compile the rules of all installed games; bots and experiments run several times faster
cli-compile-progress = { $percent } % compiled
cli-compile-already = Nothing to do: the rules of all installed games are compiled already.
cli-compile-done = { $modules } modules were compiled in { $seconds } s, into { $folder }.
cli-compile-refused = mypyc does not accept the rules of the package { $package }: they run interpreted, several times slower.
cli-not-compiled-pure = Nothing was compiled: KAISERHOF_PURE is set.
cli-not-compiled-no-compiler = Kaiserhof keeps running interpreted, several times slower: there is no C compiler.
cli-not-compiled-no-headers = Kaiserhof keeps running interpreted, several times slower: Python’s C headers are missing.
cli-not-compiled-no-mypyc = Kaiserhof keeps running interpreted, several times slower: mypyc is not installed.
cli-not-compiled-refused = Kaiserhof keeps running interpreted, several times slower: mypyc does not accept the sources (kaiserhof compile shows why).
cli-not-compiled-compiler = Kaiserhof keeps running interpreted, several times slower: the C compiler failed (kaiserhof compile shows why).
error-port = Port { $port } cannot be used: { $detail }
error-second-process = Another server uses “{ $file }”; several servers need PostgreSQL.
error-worker-sqlite = A worker needs the PostgreSQL database of its servers; SQLite serves one process only.

# ---- the arena

cli-arena = let bots play against each other and measure them
cli-arg-bots = the bots, separated by commas: { $bots }
cli-arg-table-of = players per table, if more bots are given
cli-arg-jobs = number of processes (default: number of cores)
cli-arg-on = address of a Ray cluster (ray://host:10001) to play on; its machines need the same version of Kaiserhof
cli-arg-results = file for the results, from which an interrupted run resumes
cli-arg-fresh = play all games again instead of keeping those of an earlier run
cli-arg-curve = measure Master’s strength over these numbers of simulations
cli-arg-mutual = with --curve: budgets play each other instead of Regular
cli-arg-plot = file for the chart, as SVG
cli-arg-league = add the results to the league file ({ $file })
cli-progress = { $done } of { $total }
cli-progress-left = { $done } of { $total } · { $left } to go
cli-arena-head = { $title }, { $players }: { $games ->
    [one] one game
   *[other] { $games } games
} ({ $seconds })
cli-arena-kept = Games kept from an earlier run: { $done } of { $total } ({ $file }). --fresh plays them again.
cli-arena-interrupted = Interrupted. Games saved in { $file }: { $done } of { $total }. Run the same command to resume.
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

cli-lab = let a bot play against itself, or find puzzles
cli-arg-task = what to do: { $tasks }
cli-arg-lab-file = file for the games or puzzles; the same command resumes it
cli-arg-lab-bot = bot for self-play, or bot that judges puzzles
cli-arg-lab-others = bot for the other seats in half of the self-play games (default: the same bot)
cli-arg-lab-of = self-play files to search for puzzles
cli-puzzles = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} written: { $file }
cli-arg-lab-games = number of games, or of puzzles
error-arena-bot = Game { $number } of seed { $seed }, { $after }, seat { $seat } to move: { $reason }
arena-before = before the first move
arena-after = after { $moves ->
    [one] one move
   *[other] { $moves } moves
} (the last was “{ $last }”)
error-bot-move = { $bot } answered “{ $move }”, which is not a legal move.
error-bot-raised = { $bot } raised “{ $error }” ({ $line }).
error-process-ended = A process that played games ended without an answer: a bot ended it, or there was not enough memory.
error-arena-line = Line { $line } of { $file } is not a result of the arena.
error-arena-other = { $file } has results of other settings or of other code; choose another file with --results, or replace it with --fresh.
error-cluster = The Ray cluster { $address } cannot be reached: { $detail }
error-cluster-version = A machine of the cluster runs Kaiserhof { $there } instead of { $here }, or with different rules.
error-league = { $file } is not a league file.
chart-games = { $games ->
    [one] one game
   *[other] { $games } games
}, seats rotated · seed { $seed }
percent = { $share } %
chart-wins = Games won, with 95 % interval
chart-places = Places
chart-even = even
chart-rating = rating { $rating } · version { $version }
chart-strength = Rating, with 95 % interval
chart-simulations = simulations a decision
chart-against = One Master against { $rivals }
chart-mutual = Masters with different budgets against each other

# ---- analysis

cli-analyse = analyse a game: winning chances, turning points, better moves
cli-arg-budget = how long the bot thinks about a decision: simulations (500) or seconds (1s)
error-no-evaluator = { $bot } does not evaluate positions.
error-few-games = Too few games; name files of `lab self-play` with --of.
error-puzzles-file = { $file } already exists and is not a puzzle file.
analysis-head = { $title }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, weighed by { $analyst }
analysis-eyes = The analysis sees what the player to move could see; the chances are estimates.
analysis-turning = Turning points
analysis-turn = { $seat }: { $moves }
analysis-chance = Cards and chance in the turn of { $seat }
analysis-change = { $seat } { $before } % → { $after } %
analysis-better = What { $bot } would have done
analysis-instead = line { $line }, { $seat }: { $played } ({ $chance } %); { $bot }: { $better } ({ $best } %)
analysis-none-better = { $bot } would not clearly have played differently anywhere.
win-plot = Winning chances over the game
lesson-hint = Possible, but now try what the lesson asks for.
error-not-your-eyes = While this game is running you can watch it only from your own point of view.

# ---- advice

effect-scored = { $label }: { $points } { $count ->
    [one] point
   *[other] points
} at once.
effect-points = { $label }: worth { $points } { $count ->
    [one] point
   *[other] points
} now (was { $before }).
effect-lead = { $label }: takes the majority, { $own } to { $next }.
effect-level = { $label }: draws level at { $own }.
effect-lead-points = { $lead } Worth { $points } { $count ->
    [one] point
   *[other] points
} now (was { $before }).
effect-pieces = { $label }: { $pieces }, { $before } before.
effect-kept = { $label }: { $pieces }; with other moves { $least } to { $most }.
effect-kept-all = { $label }: { $pieces }; with other moves { $least }.
effect-of = { $label } ({ $seat })
effect-and = { $first } { $second }
effect-next = Then “{ $move }”. { $effect }
advice-clear = In { $bot }’s simulations it wins clearly more often than any other move.
advice-narrow = Only just ahead: several moves are about equally good.
advice-close = About as good as the best move.
advice-behind = Wins less often than the best move, by about { $percent ->
    [one] one percentage point
   *[other] { $percent } percentage points
}.

# ---- hosting

cli-admin = list and moderate tables and people, and bring the database up to date
cli-backup = back up everything to one file, even while people play
cli-restore = restore a backup while no server is running
cli-arg-config = settings file (TOML); docs/settings.md lists the settings
cli-arg-action = what to do: { $actions }; most take the id of a table or a person, “people” takes part of a name, “host-link” and “host-token” the name of a host
cli-arg-dry-run = with migrate: only show what would be done
cli-arg-backup = backup file
cli-arg-replace = replace the contents of the database
error-setting = The setting “{ $name }” cannot be “{ $value }”: { $detail }
error-setting-unknown = There is no setting “{ $name }”.
error-database-newer = The data comes from a newer version of Kaiserhof.
error-database-older = The data comes from a version of Kaiserhof before 1.0 that can no longer be migrated.
error-database-driver = The driver of this database ({ $module }) is missing. Install it: { $install }
error-database-address = This is not the URL of a database that Kaiserhof can use.
error-database-away = The database at { $where } cannot be reached: { $detail }
error-database-damaged = { $file } is damaged or not a database: { $detail }
error-restore-not-empty = The database is not empty; with --replace everything in it is replaced.
error-no-backup = { $file } is not a backup of Kaiserhof.
error-database-in-use = A server is using this database; stop it first.
error-backup-version = Bring the database up to date first: kaiserhof admin migrate
error-admin-subject = “{ $action }” needs the id of a table or a person.
error-no-such-table = There is no table with the id “{ $id }”.
error-table-over = Table { $id } is already finished or cancelled.
error-no-such-person = There is no person with the id “{ $id }”.
admin-done-close = Table { $id } is closed.
admin-done-mute = { $id } is muted.
admin-done-unmute = { $id } may write again.
admin-done-ban = { $id } is banned.
admin-done-unban = { $id } is no longer banned.
admin-done-delete = { $id } is deleted.
cli-arg-reason = the reason, which the person reads
cli-arg-new-name = with rename: the new name
cli-arg-yes = do not ask before deleting
admin-done-rename = { $id } has another name.
admin-done-dismiss = The reports about { $id } are settled.
admin-ask-delete = Delete { $name } ({ $id }) with all messages and devices? This cannot be undone. [y/N]
admin-yes = y yes
admin-not-deleted = Nothing was deleted.
admin-host-link = Open this within an hour, on one device: { $link }
admin-host-token = The token, for programs: { $token }
admin-hosts-out = All hosts are signed out.
admin-by = host
admin-order = order
admin-word = reason
admin-about = about
admin-reporter = reported by
admin-place = table
admin-recounted = { $games ->
    [one] Histories and ratings were rebuilt from one finished game.
   *[other] Histories and ratings were rebuilt from { $games } finished games.
}
admin-backed-up = { $tables ->
    [one] One table is saved in { $file }.
   *[other] { $tables } tables are saved in { $file }.
}
admin-restored = { $tables ->
    [one] One table was restored from { $file }.
   *[other] { $tables } tables were restored from { $file }.
}
admin-replaced = What it replaced is saved in { $file }.
admin-versions = The database is at version { $current }; this Kaiserhof needs version { $wanted }.
admin-migrated = The database is now at version { $version }.
admin-id = id
admin-game = game
admin-status = status
admin-owner = owner
admin-names = people
admin-changed = last change
admin-name = name
admin-since = since
admin-table-count = tables
admin-muted = muted
admin-banned = banned
admin-stock = kind
admin-rows = rows
admin-of-person = most of a person
admin-of-network = of a network
admin-of-table = each
admin-of-all = in all
admin-days = days
admin-rate = rate

# ---- notices

error-notice-url = That is no address we can send to: it must begin with https://, without a name, a password or a port in it.
error-notice-private = That address leads into a private network; we send only to the public internet.
error-notice-nobody = Nobody knows the host “{ $host }”.
error-notice-host = This site sends no push messages through “{ $host }”.
error-notice-subscription = The subscription of this browser is not complete. Switch push off and on again.
error-notice-address = That is no mail address.
error-notice-way = The host of this site has not set that up.
error-notice-gone = There is no such destination any more.
error-notice-link = This link is not one of ours. Please copy it whole from the mail.
error-notice-old-link = This link is no longer valid. Enter your address once more and we send a new one.
error-notice-zone = The time zone or a time of day is not known.
error-draft-changed = Another page has changed this board meanwhile.
error-no-draft = There is no such board among yours.
error-many-drafts = There is room for { $most } boards. Delete one you no longer need.

# ---- what is wrong with a file that somebody wrote

data-at = { $where }: { $what }
data-within = { $outer }, { $inner }
data-key = { $key }
data-thing = { $kind } { $name }
data-numbered = { $kind } { $number }
data-entry = { $kind } entry { $number }
data-no-file = there is no file { $file }
data-folder = { $file } is a folder, not a file
data-unreadable = the file { $file } cannot be read
data-not-text = the file is not UTF-8 text
data-too-deep = the file is nested too deeply
data-not-toml = the file is not valid TOML: { $detail }
data-not-toml-line = line { $line } is not valid TOML: { $detail }
data-table = this must be a table
data-unknown-key = unknown key { $name }
data-missing = { $name } is missing
data-list = { $name } must be a list
data-flag = { $name } must be true or false
data-whole = { $name } must be a whole number from { $low } to { $high }
data-number = { $name } must be a number from { $low } to { $high }
data-text = { $name } must be a short text without control characters
data-choice = { $name } must be one of { $among }
data-id = { $name } must be small letters, digits and hyphens, beginning with a letter
data-point = { $name } must be a point [x, y] on the sheet
data-line = { $name } must be a list of { $least } or more points [x, y] on the sheet
data-twice = { $kind } { $name } is listed twice
data-many-points = { $name } has more than { $most } points
data-many-things = { $name } has more than { $most } entries
data-named = { $name }
data-no-name = { $kind } without a name
