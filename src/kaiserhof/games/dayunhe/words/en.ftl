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

# ---- what advice names

ground-network = The network of canals
ground-city = The Forbidden City
ground-unrest = Unrest
ground-ship = The Great Coordinator's trip
ground-warehouse = Tiles in the warehouse
ground-building = What can be built
ground-special = Special parts of the card
