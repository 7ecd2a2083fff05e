game-title = Der Kaiser von China
game-seal = 皇
game-about = Build houses, send emissaries and line the roads of nine provinces. By Michael Schacht.
game-minutes = about 45 minutes
explain-option-side = Each side of the board has its own roads. Three players use side 3–4, five side 4–5; four may choose.
explain-option-fortifications = Everyone has one fortification. Whoever has the house on it gets double points for the houses of its province and for the row it stands in.

option-side = Side of the board
option-side-3-4 = 3–4 players
option-side-4-5 = 4–5 players
option-fortifications = Fortifications
option-fortifications-no = basic game
option-fortifications-yes = with fortifications
option-fort-joker = A joker for a fortification
explain-option-fort-joker = By the rule book a card of the province’s colour or a joker pays, by the short rules only a card of the colour.
option-fort-joker-yes = pays
option-fort-joker-no = does not pay
option-alliance-ties = Ties in an alliance
explain-option-alliance-ties = The rule book says: if several have the most emissaries in a province, “they all have the majority”, and each who has it on both sides “receives the full number of points”.
option-alliance-ties-shared = everyone who ties
option-alliance-ties-nobody = nobody

colour-violet = violet
colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-red = red
cards-one = { $colour }
cards-joker = { $colour } + { $colour } as a joker

prompt-place = Build a house, send an emissary, or exchange a card.
prompt-second = A second piece in { $province }? Or draw your cards.
prompt-second-none = Nothing left to pay with: draw your cards.
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
move-stop = No, draw cards
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
log-pile-first = The pile is used up: the { $cards ->
    [one] one discard is
   *[other] { $cards } discards are
} the new pile.
log-pile-second = The pile is used up for the second time: this round is the last.
log-ended = The game ends; now everything is scored.
log-points-houses = { $seat } +{ $points } for houses in { $province }.
log-points-alliance = { $seat } +{ $points } for alliance { $number }, { $first }–{ $second }.
log-points-road = { $seat } +{ $points } for a row of { $houses ->
    [one] one house
   *[other] { $houses } houses
}.
log-winner = { $seat } is the new Emperor with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# ---- scenes

scene-provinces = Provinces
scene-alliances = Alliances
scene-roads = Roads
scene-winner = Winner
scene-province = { $province } is full: { $shares }.
scene-province-why = The first gets a point a house; each next as many as the one above has houses.
scene-province-head = { $province }: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}
scene-province-left = { $province } is scored as it is: { $shares }.
scene-all-houses = all the houses
scene-as = as { $who } has
scene-as-you = as you have
scene-doubled = { $why }, × 2 for a fortification
scene-pile = Second deck: { $cards ->
    [one] the one discard becomes the pile
   *[other] the { $cards } discards are shuffled
}.
scene-pile-why = When it is used up, the round that is being played is the last.
scene-alliance = Alliance { $number }, { $first }–{ $second }: { $shares }.
scene-road = A road of { $houses ->
    [one] one house
   *[other] { $houses } houses in a row
}: { $shares }.
scene-emperor = { $seat } is the new Emperor.
scene-emperors = The throne is shared.
scene-emperor-you = You are the new Emperor, { $margin ->
    [0] by the pieces left over
    [one] 1 point ahead
   *[other] { $margin } points ahead
}.
scene-emperor-behind = { $seat } is the new Emperor. You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] last
}, { $behind ->
    [0] with as many points
    [one] 1 point behind
   *[other] { $behind } points behind
}.

# ---- the log, a line a turn

tell-house = { $seat } builds { $pieces ->
    [one] a house
   *[other] { $pieces } houses
} in { $province }
tell-fort = { $seat } builds { $pieces ->
    [one] a fortification
   *[other] { $pieces } fortifications
} in { $province }
tell-emissary = { $seat } sends { $pieces ->
    [one] an emissary
   *[other] { $pieces } emissaries
} to { $province }
tell-both = { $first } and { $second }
also-house = builds { $pieces ->
    [one] a house
   *[other] { $pieces } houses
} there
also-fort = builds { $pieces ->
    [one] a fortification
   *[other] { $pieces } fortifications
} there
also-emissary = sends { $pieces ->
    [one] an emissary
   *[other] { $pieces } emissaries
} there
also-pay = pays { $cards }
also-draw = draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}
also-pile = uses up the draw pile

detail-here = In this turn you place in { $province }.
detail-emissary-limit = There { $emissaries ->
    [0] are no emissaries
    [one] is one emissary
   *[other] are { $emissaries } emissaries
}, and { $houses ->
    [0] nobody has a house there
    [one] nobody has more than one house there
   *[other] nobody has more than { $houses } houses there
}.
detail-colour = { $colour ->
    [orange] An
   *[other] A
} { $colour } card or a pair of another colour is needed.
detail-open-row = No { $colour } card lies open.
detail-fort-colour = At this table no joker pays for a fortification: a card in { $colour } is needed.
detail-own-colour = A pair is a joker only in a province of another colour; here one { $colour } card is enough.
detail-cards = Your cards in { $colour }: { $cards }.

tie-pieces = with { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} left over
sheet-houses-all = Houses
sheet-alliance-all = Alliances
honour-scene-province = Most in one province
sheet-houses = Houses in { $province }
sheet-alliance = Alliance { $number }: { $first }–{ $second }
sheet-roads = Roads

terminal-legend = ○ free field with its number · ●■▲ house · # fortification · <●■ 2/3> emissaries and their maximum · (14) alliance · [r] colour of its cards
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
panel-hand-of = { $seat }’s hand
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
spot-dragon = { $province } ({ $colour }), dragon field: emissaries { $emissaries }, at most { $most }
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
fact-pile-first = first deck (of two)
fact-pile-second = second deck (of two)
fact-last-round = last round
fact-fortifications = with fortifications

step-houses = Houses in { $province }
step-houses-early = Houses in { $province }, scored during the game
step-alliance = Alliance { $number }: { $first }–{ $second }
step-road = { $seat }: row of { $houses ->
    [one] one house
   *[other] { $houses } houses
}
step-road-fort = { $seat }: row of { $houses ->
    [one] one house
   *[other] { $houses } houses
}, doubled by a fortification

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = A hand of three province cards beside the face-down pile
illustration-turn = A province with one house; a second field is lit for the next piece
illustration-paying = One card of the right colour pays for a house, and so do two equal cards of another colour
illustration-pieces = A province where one player has three houses, with three emissaries on its dragon field
illustration-cards = Four open cards and the draw pile
illustration-houses = A full province: whoever has the most houses gets a point for each of the seven houses, the next player as many points as the first has houses
illustration-alliances = Two neighbouring provinces with emissaries, and the number of their alliance between them
illustration-roads = Five houses of one player in a row along roads, across a border
illustration-fortifications = A house on a fortification, beside another house
about-field = A house field. A house here costs one card in the colour of the province or a joker, and each field holds one house.
about-dragon = The dragon field of a province, where emissaries stand: no more than the leading player has houses here.
about-house = Houses are scored when the province is full, otherwise at the end: whoever has the most gets a point for every house in it, each further rank as many points as a player of the rank before has houses. A row of four or more along roads brings points at the end too.
about-emissary = Emissaries count only at the end: whoever has the most in both provinces of an alliance gets a point for every emissary in the two.
about-fort = A fortification belongs to nobody. Whoever builds a house on it gets double points for the houses of the province and for the row it stands in.
about-stone = A scoring stone: the houses of this province have been scored. Emissaries may still be placed.
about-marker = The marker on the Great Wall shows the points. After 50 it starts again, and its player gets a point card.
about-alliance = The number of the alliance between the two provinces beside it. Alliances are scored at the end, in the order of their numbers.
about-card = For a province card you place one piece in a province of its colour. Two cards of one colour count as one card of any colour.
about-row = A card of the open row: whoever draws, after placing or exchanging, may take it, and everyone sees it.
about-pile = The draw pile, face down; nobody knows what comes. When it is used up for the first time, the discards are shuffled and become the new pile; the second time, this round is the last.
about-discards = Cards played or exchanged lie here, open to everyone. They become the second draw pile.
about-hand = After placing, everyone fills up their hand to three cards. Everyone knows what was taken from the open row.
about-emperor = The Emperor lies before the start player. The last round ends with their right-hand neighbour.
about-point-card = Each point card stands for 50 points that the marker has already passed.

# the lesson

lesson-title = Your first game in ten minutes
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Welcome to nine provinces without an Emperor! You are blue, with the circle; Bao and Lin play against you. Houses, emissaries and roads all bring points. Let us try them one by one.
lesson-hand = This is your hand; at the start of a turn it is three cards, as long as there are cards to draw. For a card you place one piece in a province of its colour: the orange one in Zhao or Lu, the green ones in Han or Shu.
lesson-first-house = Lu in the east has only four fields. Build your first house there: choose the marked field.
lesson-first-house-no = You could build there too, but this lesson wants to fill little Lu: choose the marked field.
lesson-pay = You pay for every piece at once. Lu is orange: choose your orange card.
lesson-pay-no = Two green cards would do as well; we come to that soon. This time pay with the orange one.
lesson-refill = In an empty province you may place only one piece, so your turn ends. Fill your hand up to three: take the orange card from the open row.
lesson-refill-no = You could take any card, but another orange one helps you in Lu. Take it from the open row.
lesson-others = Bao builds beside you in Lu, and Lin begins in Wei. The open row is filled up again after every turn, and everyone sees what is taken from it.
lesson-second-house = Lu is no longer empty, so this turn you may place two pieces; both must go into the same province. First another house: choose the marked field.
lesson-second-house-no = Possible, but stay in Lu this turn: choose the marked field. It lies on the road beside your first house.
lesson-joker = Two cards of one colour count as one card of any colour. Pay with the two green cards, and keep the orange one for your second piece.
lesson-joker-no = The orange card would do too, but then nothing would be left for a second piece. Pay with the two green ones.
lesson-emissary = Now an emissary. Emissaries stand on the dragon field, no more than the leading player has houses there; here that is two. Choose Lu’s dragon field.
lesson-emissary-no = That would be allowed, but now try an emissary: choose Lu’s dragon field.
lesson-hidden = You have paid with your last orange card. Now you draw three cards, one after the other. Try your luck first: choose the draw pile.
lesson-hidden-no = You may take open cards too, but first draw a hidden one: choose the draw pile.
lesson-emissaries = An orange card! You have also taken red and violet from the row. Bao has begun in Qi, and Lin sends an emissary to Wei. Emissaries count only at the end; more about that soon.
lesson-fill = One field is left in Lu, and you have an orange card. A full province is scored at once. Fill it!
lesson-fill-no = Not yet: fill Lu first, on the marked field.
lesson-scored = You have the most houses in Lu and get a point for every house there: 4. Bao is second and gets a point for each of your houses: 3. Even a single house can pay well!
lesson-plan = Now fill up your hand. With a second violet card you have a joker for later. Take it.
lesson-plan-no = Take the violet card: two of one colour are useful anywhere.
lesson-exchange = Bao goes on in Qi, Lin in Wei. Instead of placing pieces you may exchange one card. A yellow one would help in Qi: choose the red card to discard it.
lesson-exchange-no = You still need that one; the red card is the one to spare. Choose it to exchange it.
lesson-exchange-take = And now take the yellow card from the open row.
lesson-exchange-take-no = You wanted the yellow one: Qi is yellow.
lesson-road = Now the roads: your three houses in Lu stand in a row, and the road goes on over the border to Qi. From four houses on, each house of a row brings a point at the end. Build on the marked field!
lesson-road-no = Perhaps a good place, but not on your road. Choose the marked field in Qi.
lesson-either = Pay as you like: with the yellow card or with the two violet ones. What is left pays for your second piece.
lesson-alliance = Between Lu and Qi lies the number 12, an alliance. Whoever has the most emissaries in both provinces gets a point for every emissary in the two. Send one to Qi!
lesson-alliance-no = First the emissary: choose Qi’s dragon field.
lesson-majority = Now you have the majority in Lu and in Qi. At the end alliance 12 brings you a point for each emissary there, also for those of others. If several have the most, all of them have the majority.
lesson-row = And four houses in a row: Qi, Lu, Lu, Lu. At the end that is 4 points, more if you go on. No house counts in two rows.
lesson-end = The draw pile is played through twice; the round in which it runs out again is the last. At the end the other provinces are scored, then the alliances, then the roads. Whoever has the most points becomes Emperor.
lesson-farewell = That is the whole game. At a real table you end your turn with a button; until then you can take steps back. Point at anything to learn what it is; the book above (key B) opens the rules. Have fun!

# ---- what advice names

standing-alliance = Alliance { $first }–{ $second }
standing-emissaries = Emissaries in { $province }
standing-neighbours = Houses side by side on a road
standing-cards = Cards in hand
standing-unknown = Cards in hand that nobody else knows
standing-payable = Provinces that the cards in hand can pay for
standing-pairs = Pairs of cards, usable as jokers

# ---- what is wrong with a board file

data-kind-province = province
data-kind-field = field
data-kind-alliance = alliance
data-kind-sea = sea
data-kind-lake = lake
data-kind-river = river
data-kind-junk = junk
data-kind-peak = peak
data-few-provinces = there must be at least { $least } provinces
data-many-provinces = there are { $count } provinces, more than { $most }
data-many-fields = there are { $count } fields, more than { $most }
data-no-field = { $province } has no field yet
data-dragon-seats = { $name } must be a list of points [x, y] within the dragon radius
data-few-dragon-seats = { $name } has { $seats } places, but province { $province } has { $fields } fields
data-alliance-gap = alliance { $number } is missing: they are numbered from 1 without a gap
data-alliance-pair = { $name } must be a pair of province ids
data-no-province = there is no province { $name }
data-alliance-itself = { $name } cannot be allied with itself
data-alliance-twice = alliance { $number } is listed twice
data-alliance-again = { $first } and { $second } are already allied ({ $number })
data-no-side = there is no side
data-side-name = side { $name }: a side is named after its numbers of players, such as { $example }
data-road-twice = the road { $first } – { $second } is there twice
data-road-pairs = { $name } must be a list of pairs of field ids
data-road-field = road { $first } – { $second }: there is no field { $name }
data-road-itself = a road joins two different fields, this one joins { $first } with itself
data-side-players = no side of the board is for { $players } players
data-overlap = { $first } and { $second } overlap
data-field-outside = { $field } lies outside { $province }
data-no-border = alliance { $number } joins { $first } and { $second }, but they share no border
data-road-again = the road { $first } – { $second } is already there for both sides
data-one-spot = { $first } and { $second } lie on the same spot
data-under-dragon = { $field } lies under the dragon of { $province }
data-no-roads = there are no roads on side { $side }
data-no-ally = { $province } is in no alliance
data-not-allied = { $first } and { $second } share a border, but no alliance

# ---- the editor of maps

edit-kind-board = Board
edit-kind-province = Province
edit-kind-field = Field
edit-kind-alliance = Alliance
edit-kind-road = Road
edit-kind-road-3-4 = Road, side 3–4
edit-kind-road-4-5 = Road, side 4–5
edit-kind-coast = Coast
edit-kind-sea = Name of a sea
edit-kind-lake = Lake
edit-kind-river = River
edit-kind-mountain = Mountain
edit-kind-track = Score track
edit-kind-banner = Title
edit-kind-junk = Junk
edit-side-3-4 = Side 3–4
edit-side-4-5 = Side 4–5
edit-reconstruction = Reconstruction
edit-width = Width
edit-height = Height
edit-field-radius = Radius of fields
edit-dragon-radius = Radius of dragons
edit-marker-radius = Radius of numbers
edit-colour = Colour
edit-colour-violet = Violet
edit-colour-yellow = Yellow
edit-colour-orange = Orange
edit-colour-green = Green
edit-colour-red = Red
edit-x = From the left
edit-y = From the top
edit-upright = Upright
edit-size = Size
edit-scale = Scale
edit-text = Text
edit-own-label = Place the name myself
edit-auto-label = Place the name by itself
edit-name = Name of the board
edit-names = Name
edit-say-outside-field = A field belongs to a province: click inside one.
edit-say-nothing-field = There is no field here: a road joins two fields.
edit-say-nothing-province = There is no province here: an alliance joins two provinces.
edit-cure-draw-province = Draw a province
edit-cure-draw-field = Draw fields
edit-cure-draw-road = Draw roads
edit-cure-draw-alliance = Draw alliances
edit-cure-renumber-alliance = Close the gaps
edit-cure-remove-alliance = Remove the alliance
edit-cure-remove-field = Remove the second one
edit-cure-adopt-field = Give it to the province where it lies
share-road-4-5 = Ours: every road. Known: exactly three fields of this side have four roads.
share-road-3-4 = Ours: every road. Known: no field of this side has four roads.
share-road = Ours: every road. Known are only the row of five fields through Ch’in and Shu, and that there are many dead ends.
share-alliance = Known: fifteen alliances, one on every border, and the numbers 3 and 4. Ours: the other numbers.
share-field = Ours: where every field lies.
share-province = The names are certain. Where it says “known”, so are the colour and the number of fields. All outlines are our guess.

# ---- how it stands

stands-provinces = Provinces
stands-alliances = Alliances
stands-taken = { $taken } of { $fields } fields taken
stands-scored = Scored already
stands-no-alliance = Worth nothing yet: emissaries must stand on both sides.
stands-nobody = { $leads } leads in { $first }, { $other } in { $second }. Only who leads in both gets the { $worth }.
stands-names = { $first } and { $rest }
# The coach of a first game
coach-turn-1 = Houses bring points when a province is full: the most there score one point for each house in it, the second as many as the leader has houses. One card builds in its own colour, two alike in any.
coach-turn-2 = Coming second in a province pays, too. And where houses stand, emissaries may follow: they count at the end, in two neighbouring provinces together.
coach-turn-3 = Look along the roads: four or more of your houses in an unbroken row score a point each at the end, right across borders.
