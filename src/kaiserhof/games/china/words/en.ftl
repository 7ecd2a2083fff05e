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
log-pile-first = The pile is used up: { $cards ->
    [one] the single discard is
   *[other] the { $cards } discards are
} the new pile.
log-pile-second = The pile is used up for the second time: the last round is played out.
log-ended = The game ends; now everything is scored.
log-points-houses = { $seat } +{ $points } for houses in { $province }.
log-points-alliance = { $seat } +{ $points } for alliance { $number }, { $first }–{ $second }.
log-points-road = { $seat } +{ $points } for a row of { $houses } houses.
log-winner = { $seat } is the new Emperor with { $points ->
    [one] one point
   *[other] { $points } points
}.

detail-here = This turn's pieces go to { $province }.
detail-emissary-limit = There { $emissaries ->
    [0] are no emissaries
    [one] is one emissary
   *[other] are { $emissaries } emissaries
}, and { $houses ->
    [0] nobody has a house there
    [one] nobody has more than one house there
   *[other] the most houses of one player are { $houses }
}.
detail-colour = { $colour ->
    [orange] An
   *[other] A
} { $colour } card or a pair of another colour is needed.
detail-cards = Cards in { $colour }: { $cards }.

sheet-houses = Houses in { $province }
sheet-alliance = Alliance { $number }: { $first }–{ $second }
sheet-roads = Roads

board-reconstruction = The board is a reconstruction, not the printed one.
board-supply = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} · houses { $houses } · emissaries { $emissaries } · cards { $cards }
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
spot-dragon = { $province } ({ $colour }), dragon field: { $emissaries } of at most { $most ->
    [one] { $most } emissary
   *[other] { $most } emissaries
}
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

# the lesson

lesson-title = A first game in ten minutes
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Welcome to nine provinces without an Emperor. You are blue, with the circle; Bao and Lin play against you. Points come from houses, from emissaries and from roads. Let us try all three.
lesson-hand = This is your hand: always three cards at the start of a turn. A card pays for one piece in a province of its colour: the orange one in Zhao or Lu, the green ones in Han or Shu.
lesson-first-house = Lu in the east has only four fields. Build your first house there: click the marked field.
lesson-first-house-no = That field would be allowed as well, but this lesson wants to fill little Lu: click the marked field there.
lesson-pay = Every piece is paid for at once. Lu is orange: click your orange card.
lesson-pay-no = Two green cards would also pay, as you will see soon. This time pay with the single orange card.
lesson-refill = In an empty province only one piece may be placed, so your turn ends. Fill your hand up to three: take the orange card from the open row.
lesson-refill-no = Any card could be drawn, but another orange one helps you in Lu. Take it from the open row.
lesson-others = Bao builds beside you in Lu, and Lin begins in Wei. The open row is filled up again after every turn, and everyone sees what is taken from it.
lesson-second-house = Lu is no longer empty, so this turn you may place two pieces there, always both in the same province. First another house: click the marked field.
lesson-second-house-no = Possible, but stay in Lu with this turn: click the marked field, which lies beside your first house on the road.
lesson-joker = Two cards of one colour are a joker for any other colour. Pay with the two green cards, and keep the orange one for a second piece.
lesson-joker-no = With the orange card you could pay too, but then nothing would be left for a second piece. Pay with the green pair.
lesson-emissary = Now an emissary. Emissaries stand on the dragon field; there is room for as many as the strongest player has houses, here two. Click Lu's dragon.
lesson-emissary-no = That would be allowed, but an emissary is what we want to try now: click the dragon of Lu.
lesson-hidden = The orange card was your last and paid for it. Now you draw three, one after the other. Try the hidden pile first: click it.
lesson-hidden-no = Open cards can be taken too. But try a hidden one first: click the pile.
lesson-emissaries = An orange card! You have also taken red and violet from the row. Bao has begun in Qi, and Lin sends an emissary to Wei. Emissaries count only at the end; more about that soon.
lesson-fill = One field is left in Lu, and you have an orange card. A full province is scored at once. Fill it!
lesson-fill-no = Not yet: fill Lu first, on the marked field.
lesson-scored = You have the most houses in Lu and get a point for every house in it: 4. Bao is second and gets as many points as you have houses: 3. A small share can pay well!
lesson-plan = Now fill up your hand. A violet card would make a pair with the one you have, a joker for later. Take it.
lesson-plan-no = Take the violet card: two equal cards are worth something anywhere.
lesson-exchange = Bao goes on in Qi, Lin in Wei. Instead of placing you may exchange one card. Yellow would help in Qi: click the red card to discard it.
lesson-exchange-no = Keep that; it is the red card you do not need now. Click it to exchange it.
lesson-exchange-take = And now take the yellow card from the open row.
lesson-exchange-take-no = The yellow one is what you were after: Qi is yellow.
lesson-road = Look at the roads: your three houses in Lu stand in a row, and the road goes on over the border to Qi. Four or more houses in a row bring a point each at the end. Build on the marked field!
lesson-road-no = A good place perhaps, but not on your road. Click the marked field in Qi.
lesson-either = Pay as you like: with the yellow card, or with the violet pair. The other will pay for your second piece.
lesson-alliance = Between Lu and Qi lies the number 12, an alliance. Whoever has the most emissaries in both provinces gets a point for every emissary in the two. Send one to Qi!
lesson-alliance-no = First the emissary: click the dragon of Qi.
lesson-majority = Now you have the majority in Lu and in Qi. At the end alliance 12 brings you a point for each emissary there, also for those of others. A tie counts for all who share it.
lesson-row = And four houses in a row: Qi, Lu, Lu, Lu. At the end that is 4 points, more if you go on. No house counts in two rows.
lesson-end = The pile is played through twice; then the last round begins. At the end unfinished provinces are scored as well, then the alliances, then the roads. The most points win.
lesson-farewell = That is the whole game. At a real table you end your turn with a button, and until then you can take your steps back. Point at anything to learn what it is, or press ? for the rules. Have fun!

# ---- what advice names

reason-houses = Majorities of houses
reason-alliances = Emissaries and alliances
reason-roads = Rows of houses
reason-cards = Cards in hand
reason-turn = What the turn still allows
