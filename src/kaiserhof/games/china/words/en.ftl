game-title = Der Kaiser von China
game-seal = 皇
game-about = Build houses, send emissaries and line the roads of nine provinces. By Michael Schacht, 3 to 5 players.

option-side = Road side
option-side-3-4 = 3–4 players
option-side-4-5 = 4–5 players
option-fortifications = Fortifications
option-fortifications-no = basic game
option-fortifications-yes = with fortifications

colour-violet = violet
colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-red = red
cards-one = { $colour }
cards-joker = { $colour } + { $colour } as a joker

prompt-place = Place a piece in a province, or exchange a card.
prompt-second = Place a second piece in { $province }, or stop.
prompt-pay = Pay for the piece in { $province }.
prompt-draw = Draw { $cards ->
    [one] one card
   *[other] { $cards } cards, one at a time
}.
prompt-chance = A card is turned.
prompt-over = The game is over.

move-house = House in { $province }, field { $field }
move-fort = Fortification in { $province }, field { $field }
move-emissary = Emissary to { $province }
move-pay = Pay { $cards }
move-exchange = Exchange { $colour }
move-stop = No second piece
move-pass = Pass
move-take = Take { $colour } from the open row
move-draw = Draw from the pile
move-deal = { $colour } is drawn
move-open = { $colour } is turned up

log-house = { $seat } builds a house in { $province } (field { $field }).
log-fort = { $seat } builds a fortification in { $province } (field { $field }).
log-emissary = { $seat } sends an emissary to { $province }.
log-pay = { $seat } pays { $cards }.
log-exchange = { $seat } discards { $colour } to exchange.
log-take = { $seat } takes { $colour } from the open row.
log-draw = { $seat } draws a hidden card.
log-drawn = The hidden card is { $colour }.
log-open = { $colour } is turned up for the open row.
log-pass = { $seat } passes.
log-pile-first = The pile is used up: the { $cards } discards are the new pile.
log-pile-second = The pile is used up for the second time: the last round is played out.
log-ended = The game ends; now everything is scored.
log-points-houses = { $seat } +{ $points } for houses in { $province }.
log-points-alliance = { $seat } +{ $points } for alliance { $number }, { $first }–{ $second }.
log-points-road = { $seat } +{ $points } for a row of { $houses } houses.
log-winner = { $seat } is the new Emperor with { $points } points.

detail-here = This turn's pieces go to { $province }.
detail-emissary-limit = There are { $emissaries } emissaries, and the most houses of one player are { $houses }.
detail-colour = A { $colour } card or a pair of another colour is needed.
detail-cards = Cards in { $colour }: { $cards }.

sheet-houses = Houses in { $province }
sheet-alliance = Alliance { $number }: { $first }–{ $second }
sheet-roads = Roads

board-reconstruction = The board is a reconstruction, not the printed one.
board-supply = { $seat }: { $points } points · houses { $houses } · emissaries { $emissaries } · cards { $cards }
board-supply-forts = fortification { $forts }
board-known = known { $cards }
board-emperor = Emperor
board-hand = Hand
board-row = Open row
board-pile = Pile { $pile } · discards { $discards }

panel-hand = Your hand
panel-common = Open row and pile
panel-discards = Discards
panel-tally = Discards by colour
panel-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
panel-pile-second = Draw pile, second time through: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
panel-pile-gone = The draw pile is used up
card-name = { $colour } card: { $provinces }
card-name-only = { $colour } card
card-or = { $first } or { $rest }
card-list = { $first }, { $rest }

spot-field = { $province } ({ $colour }), field { $field }
spot-house-or-fort = House or fortification in { $province }, field { $field }
spot-dragon = { $province } ({ $colour }), dragon field: { $emissaries } of at most { $most } emissaries
piece-house = { $seat }: house in { $province }, field { $field }
piece-fort = Fortification in { $province }, field { $field }
piece-emissary = { $seat }: emissary in { $province }
piece-marker = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-stone = { $province } is scored

supply-houses = Houses left
supply-emissaries = Emissaries left
supply-forts = Fortifications left
supply-cards = Cards in hand
supply-cards-known = Cards in hand, taken openly: { $cards }
badge-emperor = Has the Emperor: started the game
badge-points = +{ $points } from point cards
fact-pile-first = first time through the pile
fact-pile-second = second time through the pile
fact-last-round = last round
fact-fortifications = with fortifications
fact-reconstruction = reconstructed board

step-houses = Houses in { $province }
step-houses-early = Houses in { $province }, scored during the game
step-alliance = Alliance { $number }: { $first }–{ $second }
step-road = { $seat }: row of { $houses } houses
step-road-fort = { $seat }: row of { $houses } houses, doubled by a fortification

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = A hand of three province cards beside the face-down pile
illustration-turn = A province with one house; a second field is lit for the next piece
illustration-paying = One card of the right colour pays for a house, and so do two equal cards of another colour
illustration-pieces = A province where one player has three houses, with three emissaries on its dragon field
illustration-cards = Four open cards and the draw pile
illustration-houses = A full province: the most houses get a point for each of the seven houses, the next as many points as the first has houses
illustration-alliances = Two neighbouring provinces with emissaries, and the number of their alliance between them
illustration-roads = Five houses of one player in a row along roads, across a border
illustration-fortifications = A house on a fortification, beside another house
about-field = A house field. A house here costs one card in the colour of the province, and each field holds one house.
about-dragon = The dragon field of a province, where emissaries stand. There is room for as many as the strongest player here has houses.
about-house = Houses are scored when the province is full or at the end: the most houses bring a point for every house in it. Four or more in a row along roads bring points too.
about-emissary = Emissaries count only at the end: whoever has the most in both provinces of an alliance gets a point for every emissary in the two.
about-fort = A fortification belongs to nobody. A house built on it doubles its owner's points for the province and for a row along roads.
about-stone = This province has been scored. Emissaries may still come.
about-marker = The marker on the Great Wall shows the points. After 50 it starts again, and a point card is taken.
about-alliance = The number of an alliance between the two provinces on either side. Alliances are scored at the end, in the order of their numbers.
about-card = A province card pays for one piece in a province of its colour. Two of one colour pay for a piece anywhere else.
about-row = It lies in the open row: whoever fills up their hand may take it, and everyone sees it.
about-pile = The draw pile, face down; only chance knows what comes. When it is used up the first time, the discards become the new pile; the second time, the last round begins.
about-discards = Cards played or exchanged lie here, open to everyone. They become the second draw pile.
about-hand = Everyone fills up to three cards after placing. What was taken from the open row is known to all.
about-emperor = The Emperor stays with the start player. In the last round the turn before this player's is the last.
about-point-card = Point cards stand for 50 points each that the marker has already passed.
