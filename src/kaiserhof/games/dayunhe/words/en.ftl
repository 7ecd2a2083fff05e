game-title = Da Yunhe
game-seal = 河
game-about = Build the Grand Canal from Peking to Hangzhou, calm unrest, and lead the Great Coordinator on his trips. By Björn Müller-Mätzig, for 2 to 5 players.

option-unrest = Unrest tiles that make an uprising
option-unrest-2 = 2 (hard)
option-unrest-3 = 3
option-unrest-4 = 4 (easy)

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
prompt-action = { $card }: choose what to do (replenish { $replenish }, build { $builds }), or finish.
prompt-place = Where does this tile go: { $tile }?
prompt-turn = How shall the tile on { $field } lie: { $tile }?
prompt-rebuild = Turn, move or swap the tile on { $field }: { $tile }.
prompt-stow = Under which of your stacks does the unrest tile go?
prompt-inspect = The inspection may go on ({ $steps } left).
prompt-sail = Choose the Great Coordinator’s next field ({ $steps } left).

move-take = Take from stack { $stack }: { $tile }
move-choose = Choose { $card } (replenish { $replenish }, build { $builds })
move-choose-rebuild = Choose { $card } (replenish { $replenish }, build { $builds } or rebuild)
move-reveal = Reveal the chosen card
move-replenish = Replenish from stack { $stack }: { $tile }
move-build = Build: { $tile }
move-build-canal = Build: { $tile }, lines { $lines }
move-at = On { $field }
move-city = Into the Forbidden City
move-turn = With lines { $lines }
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
log-chose = You chose { $card }.
log-reveal = { $seat } plays { $card }.
log-open = { $seat }, stack { $stack }: { $tile } is turned up.
log-reshuffle = Too much unrest: the stacks of { $seat } are shuffled again.
log-draw = { $seat } draws a tile: { $tile }.
log-build = { $seat } builds on { $field }: { $tile }, +{ $points }.
log-build-unrest = { $seat } lays unrest on { $field }.
log-city = { $seat } builds into the Forbidden City: { $tile }.
log-rotate = { $seat } turns the tile of { $other } on { $field }: { $tile }.
log-move = { $seat } moves the tile of { $other } from { $field } to { $target }: { $tile }.
log-swap = { $seat } swaps the tile of { $other } on { $field } with the one on { $target }: { $tile }.
log-raise = { $seat } raises their reputation, +1.
log-quell = { $seat } removes the unrest of { $other } on { $field }.
log-calm = { $seat } takes an unrest tile of { $other } off the Wall.
log-destroy = { $seat } destroys the canal of { $other } on { $field }: { $tile }.
log-tea = { $seat } forces the Great Coordinator to a tea break.
log-intrigue = { $seat } plots against { $other }, −{ $points }.
log-denounce = { $seat } denounces { $other }: unrest in the Forbidden City.
log-reform = { $seat } reshuffles all stacks.
log-under = An unrest tile goes under stack { $stack } of { $seat }.
log-wall = An unrest tile of { $seat } comes to the Wall, now { $tiles } there.
log-ship = The Great Coordinator sails to { $field }.
log-ship-canal = The Great Coordinator sails to { $field }: { $seat } +{ $points }.
log-ship-unrest = The Great Coordinator meets unrest on { $field }: { $seat } −{ $points }.
log-trip = The Great Coordinator turns; { $trips ->
    [0] that was the last trip.
    [one] { $trips } trip is left.
   *[other] { $trips } trips are left.
}
log-round = Round { $round }; { $seat } is start player.
log-uprising = Uprising: { $seat } −{ $points }.
log-ended = The Great Coordinator has made his four trips; the final scoring follows.
log-final = { $seat }: network +{ $network }, Forbidden City +{ $city }, unrest −{ $unrest }; in all { $points }.
log-rank = { $seat }: { $rank } with { $points } reputation.

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

detail-city-limit = In the city: { $tiles }; own canals on the board: { $canals }.
detail-attack-cost = Unrest tiles in your warehouse: { $tiles }.
detail-card = Your card is { $card }.

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
map-legend-pagoda = turning point for so many players
map-legend-neutral = neutral field
map-legend-join = joined lines: +2 for the ship's way
map-legend-region = region with the sign of its owner

phase-1 = choose a card
phase-2 = act
phase-3 = coordinator
phase-4 = uprisings
phase-5 = tidy up
fact-limit = uprising at { $limit } unrest tiles
fact-reconstruction = reconstructed board
panel-round = Round { $round }
panel-trips = Trips left
panel-draft = Action cards
panel-cards = Cards of this round
panel-stacks = Your stacks
panel-store = Your warehouse
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
badge-start = Start player

about-canal = Canal tile: the number is the reputation for building it on the board. The ship pays its owner 2 when it enters, and 2 more when it comes along a joined line.
about-building = Building: a canal tile that brings more reputation when it is built on the board. Otherwise it is a canal like any other.
about-unrest = Unrest tile: when the ship enters it, the player whose region it lies in loses 4. At the end every unrest tile in a region costs its player 4.
about-region = Region: it belongs to the player whose sign it shows. Anyone may build here; unrest here hurts its player.
about-neutral = Neutral field: canals here count for their owner, unrest here hurts nobody.
about-symbol = Unrest symbol on the old course of the canal: here the first unrest tiles were laid.
about-pagoda = Pagoda with a number: with so many players the ship turns here. With more players the field is neutral.
about-peking = Peking: the northern turning point. The ship starts here; nobody may build here.
about-hangzhou = Hangzhou: the southern turning point with five players. Nobody may build here.
about-ship = The Great Coordinator: he follows joined lines ahead, otherwise he takes a shortest way to the next canal. The arrow shows where he is heading, the dotted line where he would go now.
about-stones = White stones: the way of the ship’s latest move, field by field.
about-round = A round ends with the ship’s move and uprisings; then the next player becomes start player.
about-start = The start player chooses a card and acts first, and chooses the ship’s way where there is a choice.
about-phases = The five phases of a round: choose a card, act, the Great Coordinator sails, uprisings, tidy up.
about-trips = Trips left: each time the ship reaches a turning point one trip is over. After the fourth the game ends with the round.
about-wall = Wall of Contentment: unrest tiles taken off the board lie here. When the red place is filled at the end of a round there is an uprising: 4 reputation lost for each of these tiles.
about-city = Forbidden City: at the end the number of canal tiles here counts multiplied with itself. Never more may be laid here than own canals lie on the board; each unrest tile here costs 4.
about-network = Canal network: own canals joined by lines. At the end every tile of the largest one brings 1.
about-warehouse = Warehouse: tiles ready to be built, at most six, open to all.
about-stacks = Draw stacks: replenishing takes the top tile. The white number tells how many tiles are left, the red one how many unrest tiles were seen to go under it.
about-card-back = A card chosen in secret; it is revealed when its owner’s turn comes.
about-card-raise-reputation = Raise Reputation: gain 1 at once. Build 1, replenish up to 3.
about-card-quell-unrest = Quell Unrest: take an unrest tile of any colour off the board; it goes to its owner’s part of the Wall. Build up to 2 or rebuild once, replenish 1.
about-card-calm-the-people = Calm the People: take an unrest tile of any colour off the Wall; it goes under a stack of its owner. Build up to 2 or rebuild once, replenish 1.
about-card-destroy-canal = Destroy Canal (attack): any canal tile on the board leaves the game. It costs two own unrest tiles from the warehouse: one goes under an own stack, one to the own part of the Wall. Build 1, replenish up to 2.
about-card-special-inspection = Special Inspection: lead the ship up to 3 fields at once; it stops on the first unrest tile. Build 1, replenish up to 2.
about-card-tea-break = Tea Break (attack): the ship does not sail at the end of this round. It costs two own unrest tiles from the warehouse: one goes under an own stack, one to the own part of the Wall. Build 1, replenish up to 2.
about-card-espionage = Espionage: turn up hidden top tiles of your own stacks. Build up to 2 or rebuild once, replenish 1.
about-card-intrigue = Intrigue (attack): another player loses 8 at once. It costs two own unrest tiles from the warehouse: one goes under an own stack, one to the own part of the Wall. Build up to 2 or rebuild once, replenish 1.
about-card-denounce = Denounce (attack): one of your unrest tiles goes into another player’s part of the Forbidden City and costs 4 at the end; a second goes to your part of the Wall. Build 1, replenish up to 2.
about-card-reform = Reform: all your stacks are shuffled together and laid out anew, face down. Build 1, replenish up to 2.

step-start = Everyone began with 15.
step-building = Building: the values of the tiles built on the board
step-raised = Raise Reputation, during the game
step-ship-canals = The Great Coordinator on canals: 2 each, 4 along joined lines
step-ship-unrest = The Great Coordinator on unrest in the region: −4 each
step-intrigues = Intrigues: −8 each
step-uprisings = Uprisings
step-network = Canal network: 1 for each tile of the largest network
step-city = Forbidden City: the number of tiles multiplied with itself
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

ground-network = The network of canals
ground-city = The Forbidden City
ground-unrest = Unrest
ground-ship = The Great Coordinator's trip
ground-warehouse = Tiles in the warehouse
ground-building = What can be built
ground-special = Special parts of the card
about-turning = Click the tile again or press R to turn it; the button above or Enter leaves it so. White dots mark lines that join.
