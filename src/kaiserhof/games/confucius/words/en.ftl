game-title = Confucius
game-about = Gifts, obligations and influence at the court of the Ming. By Alan Paull, 3 to 5 players.
game-seal = 孔

option-game = Game
option-game-basic = basic game
option-game-advanced = advanced game (Petition the Emperor)
option-admiral = Admiral variation
option-admiral-no = no
option-admiral-yes = yes: the Admiral wins ties

# ---- names

ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = any ministry
student-red = red student
student-orange = orange student
gift-hanging = wall-hanging (1)
gift-tile = ceramic tile (2)
gift-vase = vase (3)
gift-coat = coat (4)
gift-necklace = necklace (5)
gift-junk = junk (6)
reward-cash = Cash
reward-gift = Gift
reward-extra = Extra Action
reward-bribery-bingbu = Bribery (Bingbu)
reward-bribery-hubu = Bribery (Hubu)
reward-bribery-gongbu = Bribery (Gongbu)
reward-bribery-any = Bribery (any ministry)
reward-recruit = Recruit an Army
reward-insult = Emperor Insulted!
distant-spice-islands = the Spice Islands
distant-india = India
distant-arabia = Arabia
distant-africa = Africa
distant-americas = the Americas
foreign-yunnan = Yunnan
foreign-manchuria = Manchuria
foreign-mongolia = Mongolia
foreign-korea = Korea
foreign-annam = Annam
office-chief-minister = Chief Minister
office-admiral = Admiral
office-general = General
price-coins = { $price ->
    [0] free
    [one] one coin
   *[other] { $price } coins
}
price-licences = { $price ->
    [one] one licence
   *[other] { $price } licences
}

# ---- what is asked

prompt-act = Take an action ({ $cubes ->
    [one] one cube left
   *[other] { $cubes } cubes left
}).
prompt-act-or-pass = You have no cubes left: transfer influence, play an Emperor's Reward card, or pass.
prompt-favour = The Emperor favours you: take any action without cubes.
prompt-extra = Extra Action: take any action without cubes.
prompt-pay-coins = Pay { $price ->
    [one] one coin
   *[other] { $price } coins
}.
prompt-pay-licences = Pay { $price ->
    [one] one licence
   *[other] { $price } licences
}.
prompt-land = Your junks arrive: choose a Distant Land.
prompt-marker = Whose marker comes there?
prompt-ship = Which shipyard gets the junks?
prompt-swap = Which official changes places with yours?
prompt-redeploy = To which empty box does the army go?
prompt-name = Name the next Chief Minister.
prompt-tutor = Which student do you tutor?
prompt-lay = Lay cards face down for the { $student }.
prompt-place = Place the candidate ({ $ministry }).
prompt-yield = To whom do you give your influence in { $ministry }?
prompt-keep = Choose the four cards you keep.
prompt-chance = Something is turned up.
prompt-over = The game is over.

# ---- moves

move-bribe = Bribe official { $number } in { $ministry } ({ $price })
move-secure = Secure official { $number } in { $ministry } ({ $price })
move-nominate = Nominate the { $student } ({ $price })
move-force = Force an Imperial Examination ({ $students ->
    [0] { $price }; no student yet
   *[other] { $price }
})
move-junks = Buy { $junks ->
    [one] one junk
   *[other] { $junks } junks
} ({ $price })
move-voyage = Send { $junks ->
    [one] one junk
   *[other] { $junks } junks
} on a voyage ({ $price })
move-recruit = Recruit an army ({ $price })
move-invade = Invade { $land }, box { $box } ({ $points } points, { $price })
move-buy-gift = Buy the { $gift }
move-give-gift = Give the { $gift } to { $receiver }
move-commercial = Commercial income: pay { $coins }, draw { $cards }
move-tax = Tax income: draw 2
move-no-action = No action
move-transfer = Transfer influence: official { $number } in { $ministry }
move-petition-junks = Petition with the { $gift }: junks of { $owner }
move-petition-student = Petition with the { $gift }: take the place of the { $student }
move-petition-swap = Petition with the { $gift }: swap official { $number } in { $ministry }
move-petition-army = Petition with the { $gift }: move the army in { $land }, box { $box } ({ $points } points)
move-petition-influence = Petition with the { $gift }: replace the marker on official { $number } in { $ministry }
move-play-cash = Play Cash: draw 4
move-play-gift = Play Gift: { $gift }
move-play-extra = Play Extra Action
move-play-bribery = Play { $card }: official { $number } in { $ministry } ({ $price })
move-play-recruit = Play Recruit an Army
move-play-insult = Play Emperor Insulted!
move-pass = Pass
move-pay = Pay with { $cards }
move-land = Land in { $land }
move-marker = Marker of { $receiver }
move-ship = Shipyard of { $receiver }
move-swap = Official { $number } in { $ministry }
move-redeploy = { $land }, box { $box } ({ $points } points)
move-name = { $receiver }
move-tutor = Tutor the { $student }
move-lay = Lay a card ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $licences ->
    [one] one licence
   *[other] { $licences } licences
})
move-enough = No more cards
move-place = Space { $number } in { $ministry }
move-yield = { $receiver }
move-keep = Keep { $cards }
move-chit = Ministry chit { $value }
move-value = Distant Land chit { $value }
move-foreign = { $land }
move-candidate = Candidate for { $ministry }
move-official = Official { $value }
move-chief = { $receiver } becomes Chief Minister
move-draw = A card ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $licences ->
    [one] one licence
   *[other] { $licences } licences
})
move-reward = { $card }
move-reveal = Turn the tutoring cards over

# ---- log

log-round = Round { $round } of at most { $rounds }.
log-cubes = { $seat } has { $cubes } active cubes.
log-name = { $seat } names { $receiver } Chief Minister.
log-chief = { $receiver } is the first Chief Minister.
log-bribe = { $seat } bribes official { $number } in { $ministry }.
log-secure = { $seat } secures official { $number } in { $ministry }.
log-nominate = { $seat } nominates the { $student }.
log-force = { $seat } forces an Imperial Examination.
log-junks = { $seat } buys { $junks ->
    [one] one junk
   *[other] { $junks } junks
}.
log-voyage = { $seat } sends { $junks ->
    [one] one junk
   *[other] { $junks } junks
} on a voyage.
log-recruit = { $seat } recruits an army.
log-invade = { $seat } invades { $land } (box { $box }, { $points } points).
log-buy-gift = { $seat } buys the { $gift }.
log-give-gift = { $seat } gives the { $gift } to { $receiver }.
log-commercial = { $seat } takes commercial income for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
log-tax = { $seat } takes tax income.
log-no-action = { $seat } does nothing.
log-transfer = { $seat } transfers influence: official { $number } in { $ministry }.
log-petition-junks = { $seat } petitions the Emperor with the { $gift }: junks of { $owner } change their owner.
log-petition-student = { $seat } petitions the Emperor with the { $gift } and takes the place of the { $student }.
log-petition-swap = { $seat } petitions the Emperor with the { $gift }: official { $number } in { $ministry } changes places.
log-petition-army = { $seat } petitions the Emperor with the { $gift }: the army in { $land }, box { $box } ({ $points } points), moves.
log-petition-influence = { $seat } petitions the Emperor with the { $gift }: the marker on official { $number } in { $ministry } is replaced.
log-play-cash = { $seat } plays Cash.
log-play-gift = { $seat } plays Gift and has the { $gift } available.
log-play-extra = { $seat } plays Extra Action.
log-play-bribery = { $seat } plays { $card }: official { $number } in { $ministry }.
log-play-recruit = { $seat } plays Recruit an Army.
log-play-insult = { $seat } plays Emperor Insulted!: +2.
log-pass = { $seat } passes.
log-pay = { $seat } pays with { $cards }.
log-marker = The marker of { $receiver } comes there.
log-ship = The shipyard of { $receiver } gets them.
log-swap = It changes places with official { $number } in { $ministry }.
log-redeploy = It goes to { $land }, box { $box } ({ $points } points).
log-landed = { $seat } reaches { $land }.
log-landed-first = { $seat } is the first to reach { $land }: +{ $points }.
log-draw = { $seat } draws a card.
log-drawn = The card is worth { $coins ->
    [one] one coin
   *[other] { $coins } coins
} or { $licences ->
    [one] one licence
   *[other] { $licences } licences
}.
log-reshuffled = The { $cards } discards are the new draw pile.
log-reward = { $seat } takes an Emperor's Reward card.
log-rewarded = The Emperor's Reward card is { $card }.
log-gift-cancelled = The { $gift } from { $giver } to { $receiver } is cancelled.
log-wall = The Great Wall has { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}.
log-tutor = { $seat } tutors the { $student }.
log-lay = { $seat } lays a card face down for the { $student }.
log-laid = The card is worth { $coins ->
    [one] one coin
   *[other] { $coins } coins
} ({ $licences ->
    [one] one licence
   *[other] { $licences } licences
}).
log-reveal = All tutoring cards are turned over.
log-revealed = { $seat } has tutored the { $student } with { $cards }.
log-exam-won = The student of { $seat } passes the Imperial Examination.
log-place = { $seat } places the candidate on space { $number } in { $ministry }.
log-candidate = The next candidate is for { $ministry }.
log-candidate-gone = The candidate for { $ministry } leaves the game.
log-resolution = { $ministry } is resolved.
log-yield = { $seat } gives all influence there to { $receiver } for now.
log-minister = { $seat } becomes Minister of { $ministry }: +{ $points }.
log-secretary = { $seat } becomes Secretary of { $ministry }: +{ $points }.
log-no-minister = Nobody has influence in { $ministry }.
log-invasion-won = { $land } is conquered.
log-invasion-lost = The invasion of { $land } has failed.
log-points-box = { $seat } +{ $points } for an army in { $land }.
log-official = An official of value { $value } takes space { $number } in { $ministry }.
log-keep = { $seat } keeps four cards and discards { $cards }.
log-chit = A ministry chit of { $value } for { $ministry }.
log-value = A chit of { $value } lies on { $land }.
log-foreign = { $land } takes part.
log-ending = The game ends with this round.
log-office = { $seat } +1 as { $office }.
log-winner = { $seat } wins with { $points } points.

# ---- details of a refusal

detail-gift = { $receiver } has the { $gift } from { $giver }.
detail-coins = It costs { $price } coins; the hand has { $coins }.
detail-licences = It costs { $price } licences; the hand has { $licences }.
detail-cubes = It takes { $needed } cubes; { $cubes } are left.
detail-junks = Junks in the supply: { $junks }.
detail-shipyard = Junks in the shipyard: { $junks }.

# ---- score sheet

sheet-distant = Discovery: { $land }
sheet-foreign = Conquest of { $land }
sheet-ministry = { $ministry }
sheet-insult = Emperor Insulted!

# ---- the board in a terminal

board-round = Round { $round }/{ $rounds }
board-wall = Great Wall
board-chief = Chief Minister: { $seat }
board-no-chief = Chief Minister: –
board-ministry = { $ministry } (Minister { $minister }, Secretary { $secretary })
board-candidate = Candidate: { $ministry } ({ $left } to come)
board-no-candidate = No candidate is left
board-students = Red student: { $red } · orange student: { $orange }
board-forced = examination forced
board-tutoring = face down { $student }: { $cards }
board-distant = Distant Lands
board-foreign = Foreign Lands
board-land = { $land } ({ $price }, { $status })
board-deadline = by round { $round }
board-won = conquered
board-lost = failed
board-gifts = Active gifts
board-box = Actions Box
board-seat = { $seat }: { $points } points · cubes { $cubes } · cards { $cards } · rewards { $rewards }
board-goods = junks { $shipyard } + { $ocean } at sea · armies { $colony } in the colony, { $stock } in stock · gifts available { $available }, not yet { $unavailable }
board-known = known { $cards }
board-hand = Hand
board-rewards = Emperor's Rewards
board-piles = Draw pile { $deck } · discards { $discards } · reward cards { $stack } · junks { $junks }
board-legend = Officials: value, then the marker; brackets mean secured, C is a candidate, · an empty space. Boxes of Foreign Lands: points, then the army; * brings an Emperor's Reward card.

box-bribe-secure = bribe/secure
box-nominate = nominate
box-force = force
box-junks-voyage = junks/voyage
box-recruit-invade = recruit/invade
box-buy-gift = buy gift
box-give-gift = give gift
box-commercial = commercial
box-tax = tax
box-petition = petition
box-no-action = no action
box-transfer = transfer
box-favour = Favour

# ---- what advice names

ground-ministries = Influence in the ministries
ground-gifts = Gifts and obligations
ground-voyages = Voyages to Distant Lands
ground-armies = Armies in Foreign Lands
ground-examination = The examination
ground-offices = The offices at the end
ground-actions = Actions to come
ground-cards = Cards in hand
