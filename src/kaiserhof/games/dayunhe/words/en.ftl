game-title = Da Yunhe
game-seal = 河
game-about = Build the Grand Canal from Peking to Hangzhou, calm unrest, and lead the Great Coordinator on his trips. By Björn Müller-Mätzig.
game-minutes = about 75 minutes
explain-option-unrest = The fewer it takes, the more often uprisings break out; each costs 4 reputation a tile, so 8, 12 or 16.

option-unrest = Unrest tiles that make an uprising
option-unrest-2 = 2 (hard)
option-unrest-3 = 3
option-unrest-4 = 4 (easy)
option-espionage = What Espionage turns up
explain-option-espionage = The card speaks of the tops of your stacks, the list of symbols of one stack.
option-espionage-all = all stacks
option-espionage-one = one stack
option-calm-stack = Calm the People: which stack
explain-option-calm-stack = A tile taken off the Wall goes “under one of the draw stacks” of its owner. If it is another player’s, who chooses the stack?
option-calm-stack-smallest = nobody: the owner’s smallest
option-calm-stack-player = the player of the card
option-moved-tile = Rebuild: a moved tile
explain-option-moved-tile = Of tiles that are swapped the rules say that both may be turned; of a tile that is moved they say nothing.
option-moved-tile-turn = may be turned
option-moved-tile-keep = keeps its direction
option-city-limit = Limit of the Forbidden City
explain-option-city-limit = One page limits the tiles that may be “played” there by your canals on the board, another those that may “lie” there. Do all count at the end, even if you have fewer canals by then?
option-city-limit-placing = all count
option-city-limit-end = no more than canals
option-uprisings = Uprisings of a colour in a round
explain-option-uprisings = If twice the limit lies on one part of the Wall, are there two uprisings in this round, or does “the rest” stay until the next?
option-uprisings-all = as many as the tiles allow
option-uprisings-one = one, the rest stays
option-tie-break = Equal reputation at the end
explain-option-tie-break = The rule book says: in a tie “the higher number of buildings in the Forbidden City decides, in another tie the higher number of connected canals”.
option-tie-break-city = city, then network
option-tie-break-shared = the place is shared

card-raise-reputation = Raise Reputation
card-quell-unrest = Quell Unrest
card-calm-the-people = Calm the People
card-destroy-canal = Destroy Canal
card-special-inspection = Special Inspection
card-tea-break = Tea Break
card-espionage = Espionage
card-intrigue = Intrigue
card-denounce = Denounce
card-reform = Reform

tile-canal = { $tile } ({ $value })
tile-mirrored = { $tile }, mirrored ({ $value })
tile-unrest = unrest
tile-hidden = face down

rank-1 = Jìnshì Zhuàngyuán
rank-2 = Jìnshì Bāngyǎn
rank-3 = Jìnshì Tànhuā
rank-4 = Jǔrén
rank-5 = Xiùcai

prompt-over = The game is over.
prompt-chance = A tile is turned up.
prompt-take = Take one of your open tiles into your warehouse.
prompt-draft = Choose an action card.
prompt-reveal = Reveal your card.
prompt-action = “{ $card }”: { $builds ->
    [0] no build
    [one] 1 build
   *[other] { $builds } builds
}, { $replenish ->
    [0] no draw
    [one] 1 draw
   *[other] { $replenish } draws
} left. Or finish.
prompt-place = Where does this tile go: { $tile }?
prompt-turn = { $tile } on { $field }: how shall it lie?
prompt-rebuild = Turn, move or swap the tile on { $field }: { $tile }.
prompt-stow = Under which of your stacks does the unrest tile go?
prompt-stow-other = Under which stack of { $other } does the unrest tile go?
prompt-inspect = You may continue the inspection ({ $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
} left).
prompt-sail = Choose the Great Coordinator’s next field ({ $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
} left).

move-take = Take from stack { $stack }: { $tile }
move-choose = “{ $card }”: replenish { $replenish }, build { $builds }
move-choose-rebuild = “{ $card }”: replenish { $replenish }, build { $builds }/rebuild
move-reveal = Reveal your card
move-replenish = Replenish from stack { $stack }: { $tile }
move-build = Build: { $tile }
move-build-unrest = Build: { $tile }
move-build-canal = Build: { $tile }, lines { $lines }
move-at = On { $field }
move-city = Into the Forbidden City
move-turn = Lines { $lines }
move-turn-by = { $turns ->
    [0] Unturned
    [one] Turned by { $turns } edge
   *[other] Turned by { $turns } edges
}
move-rebuild = Rebuild the tile on { $field }
move-swap = Swap with the tile on { $field }
move-raise = Gain 1 reputation
move-quell = Remove the unrest on { $field }
move-calm = Take an unrest tile of { $seat } off the Wall
move-destroy = Destroy the canal on { $field }
move-sail = Sail to { $field }
move-halt = Stop the inspection
move-tea = Force a tea break
move-spy = Turn up the top of stack { $stack }
move-intrigue = Intrigue against { $seat }
move-denounce = Denounce { $seat }
move-reform = Reshuffle your stacks
move-under = Under stack { $stack }
move-done = Finish
move-draw = Drawn: { $tile }
move-open = Turned up: { $tile }

log-take = { $seat } takes a first tile: { $tile }.
log-choose = { $seat } chooses a card.
log-chose = You chose “{ $card }”.
log-reveal = { $seat } plays “{ $card }”.
log-open = { $seat }, stack { $stack }: { $tile } is turned up.
log-reshuffle = Too much unrest: the stacks of { $seat } are shuffled again.
log-draw = { $seat } draws a tile: { $tile }.
log-build = { $seat } builds on { $field }: { $tile }, +{ $points }.
log-build-unrest = { $seat } lays unrest on { $field }.
log-city = { $seat } builds into the Forbidden City: { $tile }.
log-rotate = { $seat } turns the tile of { $other } on { $field }: { $tile }.
log-move = { $seat } moves the tile of { $other } from { $field } to { $target }: { $tile }.
log-swap = { $seat } swaps the tile of { $other } on { $field } with the one on { $target }: { $tile }.
log-raise = { $seat } gains { $points } reputation.
log-quell = { $seat } removes the unrest of { $other } on { $field }.
log-calm = { $seat } takes an unrest tile of { $other } off the Wall.
log-destroy = { $seat } destroys the canal of { $other } on { $field }: { $tile }.
log-tea = { $seat } forces the Great Coordinator to a tea break.
log-intrigue = { $seat } plots against { $other }, { $points ->
    [0] who has no reputation to lose.
   *[other] −{ $points }.
}
log-denounce = { $seat } denounces { $other }: unrest in the Forbidden City.
log-reform = { $seat } reshuffles all stacks.
log-under = An unrest tile goes under stack { $stack } of { $seat }.
log-wall = An unrest tile of { $seat } comes to the Wall; unrest tiles there now: { $tiles }.
log-ship = The Great Coordinator sails to { $field }.
log-ship-canal = The Great Coordinator sails to { $field }: { $seat } +{ $points }.
log-ship-unrest = The Great Coordinator meets unrest on { $field }: { $seat } { $points ->
    [0] has no reputation to lose.
   *[other] −{ $points }.
}
log-trip = The Great Coordinator turns; { $trips ->
    [0] that was the last trip.
    [one] { $trips } trip is left.
   *[other] { $trips } trips are left.
}
log-round = Round { $round }; { $seat } is start player.
log-uprising = Uprising: { $seat } { $points ->
    [0] has no reputation to lose.
   *[other] −{ $points }.
}
log-ended = The Great Coordinator has made his four trips; the final scoring follows.
log-final = { $seat }: network +{ $network }, Forbidden City +{ $city }, unrest −{ $unrest }; in all { $points }.
log-rank = { $seat }: { $rank } with { $points } reputation.

# ---- scenes

scene-network = Network
scene-city = Forbidden City
scene-unrest = Unrest
scene-winner = Winner
scene-before = Before
scene-sails = The Great Coordinator sails to { $field }.
scene-sails-why = Every canal on the way pays its owner; unrest costs the owner of the region.
scene-trip = The trip: { $shares }.
scene-trip-even = What the trip brings and costs is even.
scene-turns = The ship turns. { $trips ->
    [0] That was the last trip.
    [one] One trip is left.
   *[other] { $trips } trips are left.
}
scene-uprising-title = Uprising
scene-your-wall = your part of the Wall
scene-uprising = Uprising! Unrest tiles of yours on the Wall: { $tiles }.
scene-uprising-why = Each of these tiles costs 4.
scene-you-lose = { $points ->
    [0] Uprising: you have nothing to lose.
   *[other] Uprising: you lose { $points }.
}
scene-go-back = These tiles go back under your stacks.
scene-network-told = Largest networks: { $shares }.
scene-network-none = Nobody has a canal network.
scene-network-why = A point for each tile of the largest group of joined canals.
scene-city-told = Forbidden City: { $shares }.
scene-city-none = Nobody has built in the Forbidden City.
scene-city-why = The number of tiles there, multiplied by itself.
scene-unrest-told = Unrest: { $shares }.
scene-unrest-none = No unrest costs anyone anything.
scene-unrest-why = 4 for each unrest tile in the own region and in the own part of the city.
scene-wins = { $seat } wins.
scene-win-shared = The victory is shared.
scene-you-win = You win, { $margin ->
    [0] on the tie-break
   *[other] { $margin } ahead
}.
scene-you-are = { $seat } wins. You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
}, { $behind ->
    [0] with as much reputation
   *[other] { $behind } behind
}.
scene-warning = Your unrest on the Wall: { $tiles } of { $limit }. { $limit ->
    [2] A second
    [3] A third
    [4] A fourth
    [5] A fifth
   *[other] One more
} costs you { $points }.

# ---- the log, a line a turn

tell-first = { $tiles ->
    [one] One player takes a first tile
   *[other] { $tiles } players take a first tile
}
tell-start = { $seat } is start player
tell-sail = The Great Coordinator sails { $fields ->
    [one] one field
   *[other] { $fields } fields
} to { $field }
also-trip = turns there; { $trips ->
    [0] that was the last trip
    [one] { $trips } trip is left
   *[other] { $trips } trips are left
}
also-chosen = { $cards ->
    [one] one action card is chosen
   *[other] { $cards } action cards are chosen
}
also-build = builds on { $fields }
also-unrest = lays unrest on { $fields }
also-rotate = turns the tile on { $fields }
also-city = builds into the Forbidden City: { $tile }
also-move = moves the tile of { $other } from { $field } to { $target }
also-swap = swaps the tiles on { $field } and { $target }
also-raise = gains reputation
also-quell = removes the unrest of { $other } on { $field }
also-calm = takes unrest of { $other } off the Wall
also-destroy = destroys the canal of { $other } on { $field }
also-tea = forces a tea break
also-intrigue = plots against { $other }
also-denounce = denounces { $other }
also-reform = reshuffles all stacks
also-reshuffle = too much unrest: the stacks of { $seat } are shuffled again
also-draw = draws { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
}
also-sail = leads the Great Coordinator { $fields ->
    [one] one field
   *[other] { $fields } fields
} on

tie-city = with more tiles in the Forbidden City
tie-network = with the larger network
honour-scene-trip = Richest trip
sheet-start = Start
sheet-building = Building
sheet-raised = Raise Reputation
sheet-ship-canals = Great Coordinator: canals
sheet-ship-unrest = Great Coordinator: unrest
sheet-intrigues = Intrigues
sheet-uprisings = Uprisings
sheet-network = Canal network
sheet-city = Forbidden City
sheet-region-unrest = Unrest in the region
sheet-city-unrest = Unrest in the Forbidden City

detail-city-limit = Tiles in the Forbidden City: { $tiles }; your canals on the board: { $canals }.
detail-attack-cost = Unrest tiles in your warehouse: { $tiles }.
detail-one-stack = At this table Espionage turns up the top of one stack only.
detail-no-stack = This stack is empty.
detail-no-wall = No unrest tile of { $other } lies on the Wall.
detail-card = Your card is “{ $card }”.

terminal-ship-south = Great Coordinator on { $field }, southbound
terminal-ship-north = Great Coordinator on { $field }, northbound
terminal-trips = trips left: { $trips }
terminal-round = Round { $round }, start player { $seat }
terminal-limit = uprising at { $limit }
terminal-tea = tea break
terminal-reputation = reputation
terminal-stacks = stacks
terminal-warehouse = warehouse
terminal-city = city
terminal-wall = Wall
terminal-card-hidden = card chosen
terminal-peking = Peking
terminal-hangzhou = Hangzhou
terminal-turning = { $field } turn
terminal-reconstruction = Board and canal lines are a reconstruction.
terminal-legend = ⇓⇑ ship · ° its way · arrows: canal lines · ! unrest (in brackets: at the bottom of a stack) · * unrest symbol

map-title = Da Yunhe: the board and the canal tiles
map-subtitle = The Grand Canal from Peking to Hangzhou
map-reconstruction = Reconstruction: board shape, symbols and canal lines are not those of the printed game
map-tiles = Canal tiles
map-tiles-note = each player has these twenty, and ten unrest tiles
map-unrest = Unrest
map-mirrored = mirrored
map-legend = Legend
map-legend-symbol = unrest symbol on the old course
map-legend-pagoda = turning point for this number of players
map-legend-neutral = neutral field
map-legend-join = joined lines: +2 for the ship’s way
map-legend-region = region with the sign of its owner

phase-1 = choose a card
phase-2 = act
phase-3 = coordinator
phase-4 = uprisings
phase-5 = tidy up
fact-limit = uprising at { $limit ->
    [one] { $limit } unrest tile
   *[other] { $limit } unrest tiles
}
fact-reconstruction = reconstructed board
panel-round = Round { $round }
panel-trips = Trips left
panel-draft = Action cards
panel-cards = Cards of this round
panel-stacks = Your stacks
panel-stacks-of = { $seat }’s stacks
panel-store = Your warehouse
panel-store-of = { $seat }’s warehouse
piece-tile = { $seat }: { $tile } on { $field }
spot-field = Field { $field }
spot-turn = Turn the tile on { $field }
stack-label = Stack { $stack }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; on top: { $tile }
stack-empty = Stack { $stack } is empty
mat-wall = { $seat }, unrest tiles on the Wall: { $tiles }; uprising at { $limit }
mat-city = { $seat }, tiles in the Forbidden City: { $tiles }
mat-store = { $seat }, tiles in the warehouse: { $tiles }
card-hidden = a card face down
supply-canals = Canals on the board
supply-network = Largest canal network
supply-unrest = Unrest in the region

# ---- cards in words

effect-raise-reputation = +1 reputation at once
effect-quell-unrest = One unrest tile: board to Wall
effect-calm-the-people = One unrest tile: Wall to stack
effect-destroy-canal = Destroy any one canal tile
effect-special-inspection = Ship sails up to 3 fields now
effect-tea-break = The ship does not sail in the third phase
effect-espionage = Turn up the tops of your stacks
effect-espionage-one = Turn up the top of one stack
effect-intrigue = −8 for another player at once
effect-denounce = −4 for another player at the end
effect-reform = Reshuffle all your stacks
card-cost = −2 unrest
card-parts-short = B{ $builds } R{ $replenish }
card-parts-short-rebuild = B{ $builds }↻ R{ $replenish }
card-legend = B build · ↻ or rebuild · R replenish
card-parts = Build { $builds } · Replenish { $replenish }
card-parts-rebuild = Build { $builds } or rebuild · Replenish { $replenish }
pane-actions = Cards
board-long = Lay the canal in one line
board-wide = Lay the canal in two lines
panel-mats = Wall and city

# ---- how a tile lies

panel-turnings = How it can lie (✓ joined canals)
turning-joined = { $lines ->
    [0] none joined
   *[other] { $lines } joined
}
turning-commit = { $lines ->
    [0] Build it so (joins no canal)
    [one] Build it so (joins 1 canal)
   *[other] Build it so (joins { $lines } canals)
}
turn-left = Turn anticlockwise
turn-right = Turn clockwise
goal-0 = Peking
goal-1 = the northern sea
goal-2 = the southern sea
goal-3 = Hangzhou
goal-4 = the southern mountains
goal-5 = the northern mountains
goals-more = { $goal }, { $more }
direction-0 = N
direction-1 = NE
direction-2 = SE
direction-3 = S
direction-4 = SW
direction-5 = NW
badge-start = Start player

about-canal = Canal tile: built on the board it brings the reputation printed on it. When the ship enters it, its owner gets 2 reputation, and 2 more if the ship came along a joined line.
about-building = Building: a canal tile that brings more reputation when it is built on the board. Otherwise it is a canal like any other.
about-unrest = Unrest tile: when the ship enters it, the owner of the region loses 4 reputation. At the end every unrest tile in a region costs the region’s owner 4 reputation, whoever laid it. On a neutral field it hurts nobody.
about-region = Region: it belongs to the player whose sign it shows. Anyone may build here; unrest here hurts only the owner of the region.
about-neutral = Neutral field: canals here count for their owner, unrest hurts nobody.
about-symbol = Unrest symbol on the old course of the canal: here the first unrest tiles were laid.
about-pagoda = Pagoda with a number: with this number of players the ship turns here. With more players the field is neutral.
about-peking = Peking: the northern turning point. The ship starts here; nobody may build here.
about-hangzhou = Hangzhou: the southern turning point with five players. Nobody may build here.
about-ship = The Great Coordinator: he follows joined lines forward, otherwise he takes a shortest way to the next canal. The arrow shows his direction, the dots show where he would sail now.
about-stones = White stones: the way of the ship’s latest move, field by field.
about-round = A round ends with the Great Coordinator’s move and the uprisings; then the next player becomes start player.
about-start = The start player chooses and acts first, and decides on the ship’s way when there are several.
about-phases = The five phases of a round: choose a card, act, the Great Coordinator sails, uprisings, tidy up.
about-trips = Trips left: when the ship reaches a turning point, a trip is over. The round in which the fourth trip ends is the last.
about-wall = Wall of Contentment: unrest tiles taken off the board lie here. If the red place is filled at the end of a round, there is an uprising; it costs the owner of the tiles 4 reputation for each one that takes part.
about-city = Forbidden City: at the end the number of your canal tiles here is multiplied by itself. You may build here only while there are fewer of them than your canals on the board; each unrest tile here costs 4 reputation.
about-network = Canal network: canals of one player joined by lines. At the end every tile of the largest network brings 1 reputation.
about-warehouse = Warehouse: tiles ready to be built; at most six, open to all.
about-stacks = Draw stacks: replenishing takes the top tile. The white number says how many tiles are left, the red one how many unrest tiles everyone saw go under it.
about-card-back = A card chosen in secret; it is revealed when its owner’s turn comes.
about-card-raise-reputation = Raise Reputation: you gain 1 reputation at once. 1 × build, up to 3 × replenish.
about-card-quell-unrest = Quell Unrest: take any unrest tile off the board; it goes to its colour’s part of the Wall. Up to 2 × build or 1 × rebuild, 1 × replenish.
about-card-calm-the-people = Calm the People: take any unrest tile off the Wall; it goes under a stack of its owner. Up to 2 × build or 1 × rebuild, 1 × replenish.
about-card-destroy-canal = Destroy Canal (attack): any canal tile on the board leaves the game. It costs two of your unrest tiles from the warehouse: one goes under one of your stacks, one to your part of the Wall. 1 × build, up to 2 × replenish.
about-card-special-inspection = Special Inspection: lead the ship up to 3 fields at once; it stops on the first unrest tile and on a turning point. 1 × build, up to 2 × replenish.
about-card-tea-break = Tea Break (attack): the ship does not sail in the third phase of this round. It costs two of your unrest tiles from the warehouse: one goes under one of your stacks, one to your part of the Wall. 1 × build, up to 2 × replenish.
about-card-espionage = Espionage: turn up hidden top tiles of your stacks. Up to 2 × build or 1 × rebuild, 1 × replenish.
about-card-espionage-one = Espionage: at this table you turn up the hidden top tile of one of your stacks. Up to 2 × build or 1 × rebuild, 1 × replenish.
about-card-intrigue = Intrigue (attack): another player loses 8 reputation at once. It costs two of your unrest tiles from the warehouse: one goes under one of your stacks, one to your part of the Wall. Up to 2 × build or 1 × rebuild, 1 × replenish.
about-card-denounce = Denounce (attack): one of your unrest tiles goes into another player’s part of the Forbidden City and costs them 4 reputation at the end; a second goes to your part of the Wall. 1 × build, up to 2 × replenish.
about-card-reform = Reform: all your stacks are shuffled together and laid out again, face down. 1 × build, up to 2 × replenish.

step-start = Everyone began with a reputation of 15.
step-building = Building: the values of the tiles built on the board
step-raised = “Raise Reputation” during the game
step-ship-canals = The Great Coordinator on canals: 2 each, 4 along joined lines
step-ship-unrest = The Great Coordinator on unrest in the region: −4 each
step-intrigues = Intrigues: −8 each
step-uprisings = Uprisings
step-network = Canal network: 1 reputation for each tile of the largest network
step-city = Forbidden City: the number of tiles multiplied by itself
step-region-unrest = Unrest in the region: −4 each
step-city-unrest = Unrest in the Forbidden City: −4 each
illustration-setup = The old course of the canal from Peking on, with the first unrest tiles of two players
illustration-round = Three action cards: the special part on the left, building and replenishing on the right
illustration-stacks = Three draw stacks, two with an open tile on top, and tiles on their way to the warehouse
illustration-building = Two canal tiles of two players with joined lines, and a third tile being turned
illustration-rebuilding = A canal tile moves over an unrest tile to a free field
illustration-cards = Six of the ten action cards; attacks have a red border
illustration-ship = The ship before a canal for +2, a joined canal for +4 and an unrest tile for −4
illustration-uprisings = Three unrest tiles on the Wall: −12
illustration-end = Three joined canal tiles of one player count 3
# ---- what advice names

standing-ship-canals = Canals under the Great Coordinator
standing-ship-unrest = Unrest under the Great Coordinator
standing-trip = The Great Coordinator’s way ahead
standing-joined = Lines joined between own canals
standing-stored = Tiles in the warehouse
standing-values = Total value of the canals in the warehouse
standing-wall = Unrest tiles on the Wall
standing-attack = Unrest tiles in the warehouse
standing-builds = Builds in this round
standing-replenishing = Times to replenish in this round
about-turning = Turn the tile by dragging it, by clicking it again, with the round arrows or R, or choose one of the pictures; the red button or Enter leaves it like this. A green tick marks a joined line, an open dot a line that leads nowhere.

# ---- the lesson

lesson-title = Your first game in ten minutes
lesson-seat-2 = Mei
lesson-welcome = The old Grand Canal is decaying, and you and Mei are to build it anew. You are blue, with the circle. Everyone begins with a reputation of 15; whoever has the most in the end wins.
lesson-regions = The canal runs from Peking in the north to the south. The nine marked fields are your region, Mei’s comes next. Everyone may build everywhere, but unrest hurts the owner of the region, and four tiles with the fist already lie in yours.
lesson-ship = The Great Coordinator’s ship waits in Peking. It sails to the pagoda and back, four trips in all; canals on its way bring reputation, unrest costs some. Beside each turning point lies a neutral field: a canal counts there, unrest hurts nobody.
lesson-take = Your tiles lie in three stacks. You take one of the open ones into your warehouse right away; from there you can build it. The lock brings 6 reputation: choose its stack.
lesson-take-no = You could take that tile too, but the lock brings more. Choose the marked stack.
lesson-draft = A round begins with the ten action cards: in turn, everyone chooses one in secret and hands the rest on. Every card lets you build and replenish, and each can do something special. Choose “Espionage”.
lesson-draft-no = A good card too, but this lesson begins with “Espionage”. Choose the marked card.
lesson-spy = With “Espionage” you may build twice, replenish once and turn up hidden tiles, in any order, and none of it is a must. Begin with the hidden stack: choose it and turn up its top tile.
lesson-spy-no = Your card allows that too. But first see what is hidden: choose the marked stack and turn up its top tile.
lesson-replenish = A tea house, that brings 5 reputation! To replenish means to take the top tile of a stack into your warehouse, which has room for six. Take the tea house.
lesson-replenish-no = You may do that later. First take the tea house: choose the marked stack.
lesson-build = Two tiles are ready, and your card lets you build twice. Begin with the lock: choose it in your warehouse.
lesson-build-no = The order is up to you, but let us begin with the lock. Choose the marked tile.
lesson-where = You may build a canal on any empty field and on any unrest tile, but not on a canal or a turning point. The ship will soon leave Peking: build on the marked field, where it will pass.
lesson-where-no = You could build there, but the ship will pass the marked field first. Choose it.
lesson-turn = Now turn the tile: choose it again or press R. One of its lines should lead to the marked field, where you will build your next canal. When it lies well, press the red button.
lesson-turn-no = It may lie like that, but then no line leads to the marked field. Turn it further until one does.
lesson-second = 6 reputation at once: that is the number on the tile. The tea house is next, and you are already holding it. Lay it on the marked field.
lesson-second-no = You could build there, but then the lines cannot meet. Lay the tea house on the marked field beside the lock.
lesson-join = The ship pays more where lines are joined. Turn the tea house until a green tick shows that its line meets the one of the lock, then press the red button.
lesson-join-no = Like that the two lines do not meet. Turn the tile until you see a green tick.
lesson-sail = Another 5 reputation, and your turn is over. Mei has removed unrest and built a bridge. Now the ship sails five fields, always towards the next canal. Between equal ways the start player chooses, and that is you: lead it over the neutral field, then it meets both your tiles.
lesson-sail-no = That way is as short, but from there the ship could miss your lock. Lead it over the marked neutral field.
lesson-around = 2 reputation for the lock and even 4 for the tea house, because the ship came along a joined line. Now it heads for Mei’s bridge. On one of the two fields lies unrest, which would cost you 4: take the other!
lesson-around-no = There lies unrest in your region, and that costs you 4. Lead the ship over the empty field.
lesson-next-round = After five fields the ship stops, and Mei is start player of the new round. She builds a lighthouse on top of an unrest tile. You have chosen “Raise Reputation”: you get 1 reputation and draw three tiles, two of them unrest.
lesson-unrest = You may build unrest tiles too, on empty fields. Each time the ship meets one, the owner of the region loses 4 reputation. You are already holding one: lay it in the ship’s way through Mei’s region!
lesson-unrest-no = It may lie there, but the ship will not pass. Lay it on the marked field between Mei’s canals.
lesson-trip = The ship has sailed: Mei got 2 reputation for her bridge, lost 4 by your unrest tile and got 2 for her lighthouse. At the pagoda it turns, and the rest of its move is lost. The first trip is over, three are left.
lesson-attack-card = You are start player again. Cards with a red border are attacks. “Intrigue” costs another player 8 reputation: choose it.
lesson-attack-card-no = You could choose that card too, but let us try an attack. Choose “Intrigue”.
lesson-attack = An attack costs two unrest tiles from your warehouse. You have just drawn the second one. Choose Mei’s warehouse to plot against her.
lesson-attack-no = You may do that later in this turn. First the intrigue: choose Mei’s warehouse.
lesson-cover = Mei loses 8 reputation. One of your unrest tiles went under a stack, the other to your part of the Wall of Contentment. Now rid your region of unrest: build your canal over it, on the marked field.
lesson-cover-no = Possible, but now make an unrest tile disappear. Lay the canal on the marked field.
lesson-back = The ship comes back. Mei got 2 reputation, lost 4 and got 2 again; then you got 4, because your new canal is joined with her bridge, and colours do not matter. Lead the ship round the unrest again!
lesson-uprising = The unrest tile you built over was Mei’s, so it went to her part of the Wall, as her third. Three of one colour make an uprising at the end of a round: Mei lost 12 reputation, and the tiles are back under her stacks.
lesson-calm = Mei has removed your unrest tile, so two of yours now lie on the Wall. One more, and there is an uprising! Your card is “Calm the People”: choose your part of the Wall to take one off.
lesson-calm-no = Your card allows that too, but look after the Wall first: choose your part of it.
lesson-city = You have also drawn a garden and are holding it. In the Forbidden City the number of your tiles is multiplied by itself at the end: 1, 4, 9, 16 … You may build there only while there are fewer of them than your canals on the board. Build it into your part!
lesson-city-no = It could be built on the board, but now try the Forbidden City: choose your part of it.
lesson-rebuild = The ship is back in Peking and brought you 2 and 4 reputation on the way. One thing more: with the marked cards you may rebuild instead of building. Then you turn, move or swap one of your tiles, or any tile in your region.
lesson-end = The round in which the fourth trip ends is the last. Then each tile of your largest canal network brings 1 reputation, the Forbidden City the number of your tiles multiplied by itself, and every unrest tile in your region or your part of the city costs 4 reputation.
lesson-farewell = That is the whole game. At a real table you end your turn with a button; until then you can take steps back. Point at anything to learn what it is; the book above (key B) opens the rules. Have fun!

# ---- what is wrong with a board file

data-kind-field = field
data-kind-tile = tile
data-many-fields = there are { $count } fields, more than { $most }
data-place = { $name } must be a column and a row such as B7
data-field-without = a field of kind { $kind } has no { $name }
data-one-peking = there must be exactly one field of kind { $kind }
data-empty-region = region { $region } has no field
data-one-turning = there must be exactly one turning field for { $players } players
data-beyond-turn = field { $field } of region { $region } lies beyond the turn for { $players } players
data-before-turn = field { $field } of region { $region } lies before the turn for { $players } players
data-half-row = every second column must lie half a hex lower
data-course-field = { $name }: there is no field { $field }
data-course-twice = { $name }: field { $field } is listed twice
data-no-way = with { $players } players no way leads forward from field { $field } to { $goal }
data-id-taken = the id { $name } is already taken
data-tiles = there are { $count } canal tiles, but every player has { $needed }
data-edges = { $name } must be a list of different edges from 0 to 5
data-symbols-in = region { $region } has { $count } unrest symbols instead of { $each }
data-symbol-outside = the unrest symbol on { $field } lies in no region
data-symbol-order = the unrest symbols must be ordered by region, from the north
data-one-line = { $tile } has only one line, so no way leads through it
data-odd-region = region { $region } has { $count } hexes, on the printed board { $usual }

# ---- the editor of boards

edit-kind-board = Board
edit-kind-hex = Hex (flat top)
edit-kind-symbols = Unrest symbols
edit-kind-through = Old course
edit-kind-tile = Canal tile
edit-reconstruction = Reconstruction
edit-kind = Kind
edit-kind-peking = Peking
edit-kind-region = Region
edit-kind-neutral = Neutral field
edit-kind-turning = Turning field
edit-kind-hangzhou = Hangzhou
edit-region = Region
edit-building = Building
edit-value = Value
edit-edges = Canal lines: click the edges they lead to
edit-count = How many
edit-mirrored = of these mirrored
edit-name = Name of the board
edit-names = Name
edit-edge-0 = N
edit-edge-1 = NE
edit-edge-2 = SE
edit-edge-3 = S
edit-edge-4 = SW
edit-edge-5 = NW
edit-say-nothing-hex = There is no hex here yet: lay one first.
edit-grid-title = What every board has
edit-grid-note = Hexes have a flat top: north and south are neighbours, east and west are not. A board whose hexes stand on a corner cannot be entered. North is up here; at a table on a wide screen the board lies on its side. Every board has Peking, five regions with four unrest symbols each, a turning field after the second, third and fourth region, and Hangzhou after the fifth.
edit-cure-draw-hex = Lay hexes
edit-cure-draw-symbols = Place symbols
edit-cure-draw-tile = Add a tile
edit-cure-ours-tile = Take the tiles of our board
edit-cure-lower = Lower every second column
edit-cure-order = Order them by region
share-tile = Known: names, numbers and values. Ours: the canal lines.
share-through = Ours: the whole course.
share-symbols = Known: four in each region. Ours: where they are.
share-hex = Known: nine hexes in each region, Peking in the north, and where the ship turns. Ours: where every hex lies.

# ---- how it stands

stands-final = At the end
stands-trip = This trip
stands-regions = Regions
stands-region = Region of { $seat }
stands-unrest = { $tiles ->
    [0] No unrest here.
    [one] One unrest tile here: { $tiles } × −4 at the end.
   *[other] { $tiles } unrest tiles here: { $tiles } × −4 at the end.
}
fold-below = ↓ goes on below
fold-above = ↑ begins above
unused-replenish = { $count } × replenish
unused-build = { $count } × build
unused-raise = +{ $count } reputation
course-to = To { $field }
# The coach of a first game
coach-turn-1 = Your reputation is your score. Take tiles from your stacks, build them where they join other canals, and keep unrest off the Wall.
coach-turn-2 = The ship follows joined lines. Each of your tiles that it enters brings you 2 reputation, and 2 more along a joined line.
coach-turn-3 = Tiles may also go into your part of the Forbidden City: they bring nothing now, but count at the end.
