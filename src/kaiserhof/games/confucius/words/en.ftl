game-title = Confucius
game-about = Gifts, obligations and influence at the court of the Ming. By Alan Paull.
game-minutes = about 90 minutes
explain-option-game = The basic game does without petitioning the Emperor; take it the first time.
explain-option-admiral = In a tie for first place the Admiral wins if among the tied. In the variation the Admiral wins even if not among them.
game-seal = 孔

option-game = Game
option-game-basic = basic game
option-game-advanced = advanced game (Petition the Emperor)
option-admiral = Admiral variation
option-admiral-no = no
option-admiral-yes = yes: even if not among the tied
option-cheaper-gifts = Cheaper gifts
explain-option-cheaper-gifts = May a new gift to the same player be worth less than your older one? The English text has no test of value; the German one calls the older gift the lower one.
option-cheaper-gifts-no = no
option-cheaper-gifts-yes = yes
option-empty-offices = Offices at zero
explain-option-empty-offices = Who becomes General if nobody has an army in play, or Admiral if nobody has a junk on a voyage?
option-empty-offices-minister = the Minister of Bingbu or Gongbu
option-empty-offices-nobody = nobody
option-candidates = A candidate whose ministry is full
explain-option-candidates = Where no space is empty, the winner of the examination “can” replace an official or go to another ministry. Must they, or may they leave the candidate out?
option-candidates-must = must be placed
option-candidates-may = may be left out
option-necklace = Petition of the necklace
explain-option-necklace = The rule book lets it move any army; some play that it must be your own.
option-necklace-any = any army
option-necklace-own = only your own

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
reward-bribery-any = Bribery (any)
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
price-empty = no official there
price-candidate = a candidate has no price
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
prompt-act-or-pass = No cubes left. Pass? (You may still give an official away or play a Reward card.)
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
prompt-marker = Who gets official { $number } in { $ministry }?
prompt-ship = Which shipyard gets the junks?
prompt-swap = Which official changes places with yours?
prompt-redeploy = To which empty box does the army go?
prompt-name = Name the next Chief Minister.
prompt-tutor = Examination ({ $ministry }): red is { $red }’s student, orange { $orange }’s. Whom do you tutor? More coins win, red wins ties; the cards are spent.
prompt-lay = Lay cards face down for the { $student }.
prompt-place = Place the candidate ({ $ministry }).
prompt-yield = To whom do you give your influence in { $ministry }?
prompt-keep = Choose the four cards you keep.
prompt-chance = Something is turned up.
prompt-over = The game is over.

# ---- moves

move-bribe = Bribe official { $number } in { $ministry } ({ $price })
move-secure = Secure official { $number } in { $ministry } ({ $price })
move-nominate = Nominate the { $student } ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
})
move-force = Force an examination ({ $students ->
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
move-invade = Invade { $land }, box { $box } ({ $points } pts, { $price })
move-buy-gift = Buy the { $gift }
move-give-gift = Give the { $gift } to { $receiver }
move-commercial = Commercial income: pay { $coins } → { $cards ->
    [one] one card
   *[other] { $cards } cards
}
move-tax = Tax income: draw { $cards ->
    [one] one card
   *[other] { $cards } cards
}
move-no-action = No action
move-transfer = Transfer influence: { $ministry }, official { $number }
move-petition-junks = Petition: junks of { $owner }
move-petition-student = Petition: replace the { $student }
move-petition-swap = Petition: swap official { $number } in { $ministry }
move-petition-army = Petition: army in { $land }, box { $box } ({ $points } pts)
move-petition-influence = Petition: replace marker { $number } in { $ministry }
move-play-cash = Play “Cash”: draw { $cards ->
    [one] one card
   *[other] { $cards } cards
}
move-play-gift = Play “Gift”: { $gift }
move-play-extra = Play “Extra Action”
move-play-bribery = “{ $card }”: { $ministry }, official { $number } ({ $price })
move-play-recruit = Play “Recruit an Army”
move-play-insult = Play “Emperor Insulted!”
move-pass = Pass
move-decline = Leave the candidate out of the game
move-pay = Pay with { $cards }
move-land = Land in { $land }
move-marker = To { $receiver }
move-ship = Shipyard of { $receiver }
move-swap = Official { $number } in { $ministry }
move-redeploy = { $land }, box { $box } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
move-name = Name { $receiver }
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
move-yield = To { $receiver }
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
log-cubes = { $seat } has { $cubes ->
    [one] one active cube
   *[other] { $cubes } active cubes
}.
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
log-invade = { $seat } invades { $land } (box { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
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
log-petition-army = { $seat } petitions the Emperor with the { $gift }: the army in { $land }, box { $box } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), moves.
log-petition-influence = { $seat } petitions the Emperor with the { $gift }: the marker on official { $number } in { $ministry } is replaced.
log-play-cash = { $seat } plays “Cash”.
log-play-gift = { $seat } plays “Gift” and has the { $gift } available.
log-play-extra = { $seat } plays “Extra Action”.
log-play-bribery = { $seat } plays “{ $card }”: official { $number } in { $ministry }.
log-play-recruit = { $seat } plays “Recruit an Army”.
log-play-insult = { $seat } plays “Emperor Insulted!”: +{ $points }.
log-pass = { $seat } passes.
log-pay = { $seat } pays { $paid } (cards: { $cards }).
log-marker = The marker of { $receiver } comes there.
log-ship = The shipyard of { $receiver } gets them.
log-swap = It changes places with official { $number } in { $ministry }.
log-redeploy = It goes to { $land }, box { $box } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
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
log-reshuffled = The { $cards ->
    [one] one discard is
   *[other] { $cards } discards are
} the new draw pile.
log-reward = { $seat } takes an Emperor’s Reward card.
log-rewarded = The Emperor’s Reward card is “{ $card }”.
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
log-winner = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# ---- scenes

scene-winner = Winner
scene-offices = Offices
scene-ministries = Ministries
scene-lands = Lands
scene-examination = Imperial Examination: who passes becomes an official in { $ministry }.
scene-exam-title = Imperial Examination
scene-red-wins-ties = red wins ties
scene-more-coins = More coins win.
scene-an-official = an official in { $ministry }
scene-uncontested = Nobody contests it.
scene-by-gift = obliged by a gift
scene-bound = { $mine ->
    [1] You are bound by a gift.
   *[0] { $seat } is bound by a gift.
}
scene-against-own = { $mine ->
    [1] You must tutor against your own student.
   *[0] { $seat } must tutor against their own student.
}
scene-took-gift = The { $gift } from { $giver } is the reason.
scene-passes = { $mine ->
    [1] Your student passes, { $most } to { $least }.
   *[0] The student of { $seat } passes, { $most } to { $least }.
}
scene-red-tie = Red wins ties. All these cards are lost.
scene-all-lost = All these cards are lost.
scene-officials = officials
scene-minister = Minister
scene-secretary = Secretary
scene-complete = { $ministry } is complete: { $leader } leads with { $officials ->
    [one] 1 official
   *[other] { $officials } officials
}.
scene-least-gives = Whoever has least gives all away, until two are left.
scene-owes = { $mine ->
    [1] You have least and owe { $receiver }: you give { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
    [2] { $seat } has least and owes you: you get { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
   *[0] { $seat } has least and owes { $receiver }: they give { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
}
scene-owes-why = The { $gift } is the reason; it is now used up.
scene-gives = { $mine ->
    [1] You have least and give { $receiver } { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
    [2] { $seat } has least and gives you { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
   *[0] { $seat } has least and gives { $receiver } { $officials ->
        [one] the one official
       *[other] all { $officials }
    }.
}
scene-gives-why = No gift is owed: the choice was free.
scene-gift-of = { $gift } from { $seat }
scene-installed = Minister: { $minister }, { $points }. Secretary: { $secretary }, { $second }.
scene-both-offices = Minister and Secretary of { $ministry }: { $minister }, { $points } + { $second }.
scene-tally = { $most } officials to { $least }; in a tie the most senior official decides.
scene-invasion = { $land } is conquered: { $shares }.
scene-invasion-why = Every army brings the points of its box.
scene-invasion-lost-why = The Wall has grown before all boxes had an army.
scene-voyage-why = The first to arrive takes the points.
scene-cubes = active cubes
scene-cubes-why = The more gifts someone has given and received, the more cubes they have.
scene-office = { $office }: { $seat }, 1 point.
scene-office-chief-minister = Most markers on officials and offices.
scene-office-admiral = Most junks that have sailed.
scene-office-general = Most armies in play.
scene-wins = { $seat } wins.
scene-win-shared = { $names } share the victory.
scene-you-win = You win, { $margin ->
    [0] on the tie-break
    [one] 1 point ahead
   *[other] { $margin } points ahead
}.
scene-you-are = { $seat } wins. You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] last
}, { $behind ->
    [0] with as many points
    [one] 1 point behind
   *[other] { $behind } points behind
}.
scene-tie = { $tied } are level on points: the { $office } wins.

# ---- the log, a line a turn

tell-cubes = Active cubes: { $seat } { $cubes }
also-cubes = { $seat } { $cubes }
tell-officials = { $officials ->
    [one] A new official comes
   *[other] { $officials } new officials come
} to court
also-pay = pays { $paid }
also-marker = to { $receiver }
also-ship = to the shipyard of { $receiver }
also-swap = with official { $number } in { $ministry }
also-redeploy = to { $land }, box { $box } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
also-landed = reaches { $land }
also-landed-first = is the first to reach { $land }
also-draw = draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}
also-reward = takes { $cards ->
    [one] an Emperor’s Reward card
   *[other] { $cards } Emperor’s Reward cards
}
also-lay = lays { $cards ->
    [one] a card
   *[other] { $cards } cards
} face down

# ---- details of a refusal

detail-gift = { $receiver } has the { $gift } from { $giver }.
detail-coins = It costs { $price ->
    [one] one coin
   *[other] { $price } coins
}; your hand has { $coins }.
detail-licences = It costs { $price ->
    [one] one licence
   *[other] { $price } licences
}; your hand has { $licences }.
detail-not-in-hand = Your hand does not hold these cards: { $cards }.
detail-paid-coins = It costs { $price ->
    [one] one coin
   *[other] { $price } coins
}; these cards are worth { $paid }.
detail-paid-licences = It costs { $price ->
    [one] one licence
   *[other] { $price } licences
}; these cards are worth { $paid }.
detail-unavailable = Your { $gift } is not available.
detail-reward = You do not have the card “{ $card }”.
detail-no-exact = No cards in your hand are worth exactly { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
detail-not-exact = You chose { $coins ->
    [one] one coin
   *[other] { $coins } coins
}; these cards are worth { $paid }.
detail-own-army = At this table the necklace moves only an army of your own.
detail-cubes = Cubes needed: { $needed }; left: { $cubes }.
detail-junks = Junks in the supply: { $junks }.
detail-shipyard = Junks in the shipyard: { $junks }.

# ---- score sheet

tie-office = as { $office }
sheet-distant-all = Discoveries
sheet-foreign-all = Conquests
sheet-ministry-all = Ministries
honour-scene-ministry = Most in one ministry
honour-scene-invasion = Most in one invasion
honour-scene-voyage = Richest voyage
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
board-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} · cubes { $cubes } · cards { $cards } · rewards { $rewards }
board-goods = junks { $shipyard } + { $ocean } at sea · armies { $colony } in the colony, { $stock } in stock · gifts available { $available }, not yet { $unavailable }
board-known = known { $cards }
board-hand = Hand
board-rewards = Emperor’s Rewards
board-piles = Draw pile { $deck } · discards { $discards } · reward cards { $stack } · junks { $junks }
board-legend = Officials: value, then the marker; brackets mean secured, C is a candidate, · an empty space. Boxes of Foreign Lands: points, then the army; * brings an Emperor’s Reward card.

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

# ---- the board on the page

area-actions = Actions
area-gifts = Gift Tracker
area-examination = Imperial Examination
area-foreign = Foreign Lands
area-distant = Distant Lands
area-shipyards = Shipyards
area-oceans = Oceans
chair-minister = Minister
chair-secretary = Secretary
land-spice-islands = The Spice Islands
land-india = India
land-arabia = Arabia
land-africa = Africa
land-americas = The Americas
action-bribe = Bribe Official
action-secure = Secure Official
action-transfer = Transfer Influence
action-nominate = Nominate Student
action-force = Force Imperial Examination
action-buy-gift = Buy Gift
action-give-gift = Give Gift
action-recruit = Recruit an Army
action-invade = Invade a Foreign Land
action-junks = Buy Junks
action-voyage = Start a Voyage
action-commercial = Commercial Income
action-tax = Tax Income
action-no-action = No Action
action-petition = Petition the Emperor
action-favour = Imperial Favour

spot-space = { $ministry }, space { $number }: empty
spot-official = { $ministry }, official { $number }: bribe { $value }, no marker
spot-official-unsecured = { $ministry }, official { $number }: bribe { $value }, unsecured marker of { $seat }
spot-official-secured = { $ministry }, official { $number }: bribe { $value }, secured marker of { $seat }
spot-candidate = { $ministry }, official { $number }: candidate of { $seat }
spot-student = { $student }: free
spot-student-of = { $student }: { $seat }
spot-seat = { $seat }
spot-gift = { $gift } for { $receiver }
spot-action = { $action } ({ $cubes ->
    [0] no cubes
    [one] one cube
   *[other] { $cubes } cubes
})
spot-box = { $land }, box { $box }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, empty
spot-box-army = { $land }, box { $box }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, army of { $seat }
spot-colony = Military colony of { $seat }: armies { $armies }, in stock { $stock }
spot-shipyard = Shipyard of { $seat }: junks { $junks }
spot-ocean = Ocean of { $seat }: junks { $junks }
spot-land = { $land }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the first to arrive
spot-land-reached = { $land }: discovered by { $seat }
piece-secured = { $seat }: secured marker
piece-unsecured = { $seat }: unsecured marker
piece-minister = { $seat }: Minister of { $ministry }
piece-secretary = { $seat }: Secretary of { $ministry }
piece-gift = { $gift } from { $giver } to { $receiver }
piece-student = { $seat }: student
piece-laid = { $seat }: cards face down { $cards }
piece-army = { $seat }: army
piece-junk = junk
piece-visitor = { $seat }: marker in { $land }
piece-wall = Great Wall: { $pieces } of 9 pieces
piece-cubes = { $seat }: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} left
piece-used = { $seat }: { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}
piece-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bond-bribe = Bound by a gift from { $seat }: no bribes here
bond-tutor = Bound by a gift from { $seat } to tutor this student

panel-hand = Your hand
panel-hand-of = { $seat }’s hand
panel-gifts = Your gifts
panel-gifts-of = { $seat }’s gifts
panel-rewards = Emperor’s Rewards
panel-no-rewards = none yet
panel-pile = Draw pile
panel-discards = Discards
panel-reward-pile = Rewards
panel-junks = Junks
card-name = Card: { $coins ->
    [one] one coin
   *[other] { $coins } coins
} or { $licences ->
    [one] one licence
   *[other] { $licences } licences
}
sum-coins = { $sum } of { $due ->
    [one] { $due } coin
   *[other] { $due } coins
}
sum-licences = { $sum } of { $due ->
    [one] { $due } licence
   *[other] { $due } licences
}
sum-cards = { $sum } of { $due ->
    [one] { $due } card
   *[other] { $due } cards
}
gift-available = { $gift }: available
gift-unavailable = { $gift }: not available yet
gift-active = { $gift }: given to { $seat }
gift-gone = { $gift }: out of the game

supply-cubes = Cubes left
supply-armies = Armies in stock
supply-gifts = Gifts available
supply-rewards = Emperor’s Reward cards
supply-cards = Confucius cards
supply-cards-known = Confucius cards, known: { $cards }
badge-chief = Chief Minister
badge-passed = Has passed
badge-insult = Army on the card “Emperor Insulted!”
fact-round = round { $round } of at most { $rounds }
fact-actions = Actions
fact-court = Court
fact-reconstruction = board in our own arrangement

step-distant = { $seat } was the first to reach { $land }
step-foreign = Conquest of { $land }: every army scores its box
step-ministry = { $ministry }: Minister { $minister }, Secretary { $secretary }
step-insult = { $seat } avenged the insulted Emperor
step-chief-minister = Chief Minister: { $seat } has most markers in the ministries ({ $count })
step-chief-minister-tie = Chief Minister: a tie in markers, so the Minister of Hubu ({ $seat })
step-admiral = Admiral: { $seat } has sent most junks on voyages ({ $count })
step-admiral-tie = Admiral: a tie in junks, so the Minister of Gongbu ({ $seat })
step-general = General: { $seat } has most armies in play ({ $count })
step-general-tie = General: a tie in armies, so the Minister of Bingbu ({ $seat })

# ---- on a small screen

view-board = Board
view-actions = Actions
view-ministries = Ministries
view-gifts = Gifts
view-examination = Exam
view-lands = Lands
view-seas = Voyages

tile-bribe = Bribe Official
tile-secure = Secure Official
tile-transfer = Transfer
tile-nominate = Nominate
tile-force = Force Exam
tile-buy-gift = Buy Gift
tile-give-gift = Give Gift
tile-recruit = Recruit Army
tile-invade = Invade a Land
tile-junks = Buy Junks
tile-voyage = Start a Voyage
tile-commercial = Commercial
tile-tax = Tax Income
tile-no-action = No Action
tile-petition = Petition
tile-favour = Imperial Favour
tile-pair = Both share their cubes
cost-no-cubes = no cubes
cost-favour = { $seat }, at the end

shut-cubes = Needs { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}
shut-coins = Too few coins
shut-licences = Too few licences
shut-bribe = No official is free
shut-bound = Bound by a gift
shut-secure = Nothing to secure
shut-transfer = No official of yours
shut-transferred = Already handed over
shut-first-round = Not in round one
shut-student = You have a student
shut-students = Both spaces taken
shut-army = No army left
shut-colony = Colony is empty
shut-boxes = No box is free
shut-junks = No junks left
shut-shipyard = Shipyard is empty
shut-lands = No land left
shut-bought = All gifts bought
shut-no-gift = No gift available
shut-too-low = No gift high enough
shut-traded = Once a round
shut-basic = Not in the basic game
shut-petition = No gift for it
shut-nothing = Nothing to ask for

perk-bingbu = War: armies cost 4, not 6
perk-hubu = Finance: bribes cost 1 less
perk-gongbu = Works: junks are cheaper
part-free = { $officials ->
    [0] none free
   *[other] { $officials } free
}
part-bound = bound
part-resolved = settled
tally = Officials
you = You
bound-here = { $giver } gave you a gift of { $value }: you may not bribe here while you have as many officials or more ({ $own } against { $theirs }).
bound-not-yet = { $giver } gave you a gift of { $value }: you may bribe here while you have fewer officials ({ $own } against { $theirs }).

gift-ready = available
gift-out = out of the game
gifts-debts = Who owes whom
debt-none = Nobody owes anybody anything.
debt-yours = You owe { $giver }.
debt-to-you = { $receiver } owes you.
debt-others = { $receiver } owes { $giver }.
debt-return = Give { $giver } nothing below { $value } in return.
debt-bribe = No bribes in { $ministry }.
debt-tutor = Tutor the { $student }.

exam-none = No student has been nominated.
exam-one = One student: an examination only if someone forces it.
exam-held = The examination takes place at the end of this round.
exam-forced = Someone has forced an examination for this round.
exam-prize = Prize
exam-left = { $left ->
    [0] the last one
   *[other] { $left } more to come
}
exam-free = free
exam-laid = Cards face down: { $student }

lands-wall = Great Wall
lands-colonies = Military colonies
colony-stock = { $stock } in stock
fleet-yard = Shipyard
fleet-ocean = Ocean
land-first = { $seat } was first

# ---- what things are

about-score = The score track. Points count at once; after 30 the track begins again at 0.
about-cubes = Action cubes still unused this round. Without gifts one has 3, with one or two given or received 4, with three or more 5.
about-bingbu = Bingbu, the ministry of war. With an official here an army costs 4 licences instead of 6.
about-hubu = Hubu, the ministry of finance. With an official here bribing and securing cost one coin less, and so does taking over an official by “Bribery”.
about-gongbu = Gongbu, the ministry of public works. With an official here junks are cheaper: 1, 2, 4, 7 coins instead of 1, 3, 6, 10.
about-minister = The Minister’s seat. Whoever has the most influence when the ministry is resolved takes this chit and its points.
about-secretary = The Secretary’s seat, for the player with the second most influence.
about-space = An empty space of the ministry. At the end of a round an official comes to the free space with the lowest number.
about-official = An official. The number in the coin is the bribe. Space 1 is the most senior, space 7 the most junior.
about-unsecured = A marker that lies is unsecured: it can still be replaced.
about-secured = A marker that stands is secured: others cannot replace it by a bribe, only its owner may transfer it.
about-candidate = A candidate official, the prize of the Imperial Examination. The winner places it in a ministry, secured at once.
about-student = A student’s space. With two students, or when someone forces it, there is an examination in the court phase.
about-tutoring = Tutoring cards lie here face down. The student with more coins passes; with a tie, the red one.
about-seat = A player’s row of the gift tracker: what this player has received.
about-gifts = The gift tracker: the giver’s marker lies in the recipient’s row, in the column of the gift’s value.
about-obligation = A gift binds whoever receives it. They may not give less in return, nor bribe in a ministry where the giver has officials and they have as many or more; they must tutor the giver’s student and, if they have to give up their influence in a ministry, leave it to the giver.
about-gift-1 = The wall-hanging, value 1. It is available from the start.
about-gift-2 = The ceramic tile, value 2. As a petition it moves two junks from one shipyard to another.
about-gift-3 = The vase, value 3. As a petition it puts your student in another’s place.
about-gift-4 = The coat, value 4. As a petition it swaps one of your officials with one of equal or lower seniority.
about-gift-5 = The necklace, value 5. As a petition it moves an army to another empty box.
about-gift-6 = The treasure junk, value 6. As a petition it replaces an unsecured marker by a secured one of any player.
about-do-bribe = Bribe an official without a marker: pay the coins on its tile and lay your marker on it, unsecured.
about-do-secure = Secure one of your officials: pay the coins on its tile once more and stand the marker up.
about-do-transfer = Without cubes and coins: another player’s marker replaces yours on an official; if you hold that player’s gift, it is cancelled.
about-do-nominate = Nominate a student for 2 coins, not in the first round.
about-do-force = For 2 coins the examination takes place in this round, even with one student. Not in the first round.
about-do-buy-gift = Buy a gift that is not available yet, for as many coins as its value.
about-do-give-gift = Give an available gift to another player. It binds the recipient, and both may have more cubes next round.
about-do-recruit = Recruit an army into your colony for 6 licences, 4 with an official in Bingbu.
about-do-invade = Send an army from your colony into an empty box of a Foreign Land, for the coins on its tile.
about-do-junks = Buy one to four junks into your shipyard: 1, 3, 6, 10 coins; with an official in Gongbu 1, 2, 4, 7.
about-do-voyage = Send junks to sea, one licence each. Every five reach a Distant Land.
about-do-commercial = Pay 0 to 4 coins, not more, and draw one card more than coins paid. Once a round.
about-do-tax = Draw two cards.
about-do-no-action = Spend a cube and do nothing.
about-do-petition = Advanced game: give up two cubes and an available gift worth 2 or more for its effect.
about-do-favour = The Chief Minister takes one more action at the end of the phase, without cubes.
about-wall = The Great Wall grows by one piece a round. At 4, 6 and 8 pieces an invasion ends; with the ninth the game.
about-foreign = A Foreign Land. The coin is the price for each army; the tab tells in which round the invasion ends at the latest.
about-box = An army box. Its points are scored only if all boxes of the land are taken in time.
about-star = The star brings an Emperor’s Reward card, also when the invasion fails.
about-yunnan = Yunnan: 4 coins for each army.
about-manchuria = Manchuria: 5 coins for each army.
about-mongolia = Mongolia: 6 coins for each army.
about-korea = Korea: 7 coins for each army.
about-annam = Annam: 8 coins for each army.
about-colony = A military colony: armies that have been recruited wait here.
about-army = An army. Each player has six in the whole game; all recruited ones count for the General.
about-shipyard = A shipyard: junks that have been bought lie here until they sail.
about-ocean = An ocean with room for four junks; the fifth completes a voyage.
about-junk = A junk. There are 25 for all players together; five make a voyage.
about-distant = A Distant Land. The first to arrive takes the chit; every arrival brings an Emperor’s Reward card.
about-spice-islands = The Spice Islands.
about-india = India.
about-arabia = Arabia.
about-africa = Africa.
about-americas = The Americas.
about-card = A Confucius card: it pays its coins or its licences, never both. No change is given; four cards may be kept at the end of a round.
about-pile = The draw pile of Confucius cards. When it is empty the discards are shuffled.
about-discards = The discard pile: Confucius cards that were paid or discarded.
about-gifts-ready = Gifts this player can give; those given or given up are no longer here.
about-rewards = Emperor’s Reward cards in hand. Only their owner sees which ones; playing one takes no cubes.
about-passed = This player has passed and takes no more actions this round, except for the Imperial Favour as Chief Minister.
about-office = An office of the end: Chief Minister for the most markers, Admiral for the most junks on voyages, General for the most armies. Each brings 1 point.
about-reward-pile = Emperor’s Reward cards still to be won.
about-reward-cash = Cash: draw four Confucius cards.
about-reward-gift = Gift: one of your gifts becomes available, free.
about-reward-extra = Extra Action: any action of the Actions Box except the Imperial Favour, without cubes.
about-reward-bribery = Bribery: you get an official of the ministry on the card (of any unresolved one if that is resolved), free if nobody has bribed it, or for its coins if another’s unsecured marker lies on it. Gifts do not bind here.
about-reward-recruit = Recruit an Army: an army from the stock into your colony, free.
about-reward-insult = Emperor Insulted!: an army from your colony goes onto this card; 2 points at once.

# ---- what advice names

standing-distant = Discovery of { $land }
standing-foreign = Conquest of { $land }
standing-boxes = { $land }, if it is conquered
standing-ministry = Markers in { $ministry }
standing-chief-minister = Most markers, for the office of Chief Minister
standing-admiral = Junks sent on voyages, for the Admiral
standing-general = Armies in play, for the General
standing-secured = Secured markers
standing-ocean = Junks on the ocean
standing-shipyard = Junks in the shipyard
standing-colony = Armies in the military colony
standing-gifts = Available gifts
standing-given = Gifts given that bind others
standing-received = Gifts received that bind
standing-rewards = Emperor’s Reward cards
standing-students = Students nominated
standing-cards = Cards in hand or about to be drawn
standing-laid = Coins laid face down
standing-coins = Coins in hand

picture-setup = A ministry at the start: two chits, and officials on the spaces 3, 4 and 5.
picture-round = The Great Wall after three rounds; the fourth, sixth and eighth piece end invasions.
picture-income = The fields for income in the Actions Box; blue has used both, green one.
picture-students = A student on the red space, the orange one still empty, and the candidate between them.
picture-actions = Part of the Actions Box: each field has a place for every player’s cubes; blue has used the first field twice.
picture-paying = The three Confucius cards: one coin or three licences, two or two, three or one.
picture-officials = A ministry with officials, their bribes, standing and lying markers, a candidate and an empty space.
picture-gifts = The gift tracker: markers of givers, chained to the recipients’ rows.
picture-examination = Two students with cards face down beside them, and the candidate between them.
picture-resolutions = A resolved ministry with the markers of its Minister and its Secretary.
picture-voyages = Junks in shipyards and on oceans, and five Distant Lands with chits and markers.
picture-invasions = The Great Wall after four rounds, three Foreign Lands with armies, and the colonies.
picture-rewards = Emperor’s Reward cards: “Cash”, “Gift”, “Extra Action”, “Bribery” and “Emperor Insulted!”
picture-petitions = The six gifts with their values; those from 2 up can be used for petitions.
picture-end = The score track with four markers.

# ---- the lesson

lesson-title = Your first game in ten minutes
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Welcome to the court of the Ming! You are blue, with the circle; Bao and Lin play against you. Ministries, voyages and conquests bring points; whoever has the most wins. Let us try all three.
lesson-ministries = The three ministries bring more points than anything else. Once all seven officials of a ministry are bribed, whoever has the most of them becomes Minister, and the second becomes Secretary. In Gongbu that brings 8 and 5 points.
lesson-cards = These cards are your money. Each pays either its coins or its licences, never both, and there is no change.
lesson-commercial = In this round you have three cubes, one for each action. First you need money: with commercial income you pay up to four coins and draw one card more than that. Choose it and pay 4.
lesson-commercial-no = A good action, but first fill your hand: choose commercial income and pay 4 coins for five new cards.
lesson-cubes = Five new cards, and Bao and Lin have taken income too. Everyone takes one action at a time. Your cube stays on its space until the round ends; whoever uses a space again in the same round needs two cubes.
lesson-bribe = Now for influence. The number in the coin is the bribe an official asks for, here 3. Choose this official to bribe him. An official in Gongbu also makes junks cheaper for you.
lesson-bribe-no = Possible, but begin in Gongbu, where 8 points are to be won: choose the marked official.
lesson-pay = Three coins are due; the sum stands above your cards. Choose the card with one coin and one with two.
lesson-pay-no = That pays as well, but keep what is worth more: one coin and two coins are exactly three.
lesson-gift = Bao has bribed an official beside yours, Lin one in Hubu. Bind Bao with a gift, and he cannot overtake you by bribing. Your wall-hanging is free: choose it and give it to Bao.
lesson-gift-no = Not yet: give your wall-hanging to Bao, who is after Gongbu like you.
lesson-bound = Your marker in his row shows it: Bao is in your debt. Where you have officials he may draw level with you by bribes, but not overtake you. He may not give you less in return, he must help your student and, if he gives up influence, leave it to you. Next round you both have four cubes.
lesson-wall = When all cubes are used, the round ends. The Great Wall grows by one piece; with the ninth the game is over. Each ministry gets a new official, and nobody keeps more than four cards.
lesson-buy = Lin names you Chief Minister; more of that soon. And she gives you her wall-hanging: now you are in her debt. A more valuable gift in return sets you free. Choose the ceramic tile to buy it for 2 coins.
lesson-buy-no = That can wait: Lin’s gift binds you. Buy the ceramic tile first.
lesson-answer = The 2 coins are paid, and the tile is yours to give. Meanwhile Lin has nominated a student. Give her the tile: it is worth more than her gift, so your debt ends and hers begins.
lesson-answer-no = Give the ceramic tile, and give it to Lin: then she is in your debt.
lesson-nominate = With two students there is an examination at the end of the round. Its prize lies between them: an official for Gongbu that nobody can take from you. Nominate your own student on the red space, for 2 coins.
lesson-nominate-no = First your student: choose the red space.
lesson-secure = All have passed. As Chief Minister you put a cube on the Imperial Favour, and for it you may take one last action. Your marker in Gongbu lies on its side and could still be replaced: choose it and secure it by paying the 3 coins again.
lesson-secure-no = That would be allowed, but make your official safe: choose it and choose to secure it.
lesson-tutor = Now the court meets: the wall grows, then comes the examination. Everyone lays cards face down for one student, and the one with more coins passes. Help your own, the red one.
lesson-tutor-no = The orange student is Lin’s! Help your own, the red one.
lesson-place = Your red student passes! Your gifts obliged Bao and even Lin to lay cards for him. Put the candidate on the marked space in Gongbu; a low number helps in ties.
lesson-place-no = Any empty space would do, but the lowest number is best in ties: choose the marked one.
lesson-later = A round has passed. You have bribed a third official in Gongbu and bought three junks. Bao has given you a gift as well; with three gifts, given or received, you have five cubes.
lesson-junks = You have taken income once more; now to sea. A voyage needs five junks, and you have three. Thanks to Gongbu two more cost only 2 coins: choose the space and buy 2.
lesson-junks-no = Two junks are what you need for the voyage: choose the marked space and buy 2.
lesson-voyage = “Buy Junks” and “Start a Voyage” share one space. You use it for the second time in this round, so it takes two cubes. Send all five junks.
lesson-voyage-no = Only five junks together reach land: choose the marked space and send all 5.
lesson-licences = Each junk needs a licence, so now the other half of your cards counts. Five are due: choose a card with three licences and the one with two.
lesson-licences-no = That would pay too, but with one licence too many. Three and two are exactly five.
lesson-land = Your junks arrive! The first player in a land takes the points that lie there. India and Africa have 4: choose one of them.
lesson-land-no = A beautiful country, but India and Africa bring more points.
lesson-army = 4 points, and for each arrival an Emperor’s Reward card. Yours gives you an army; otherwise it would cost six licences. Reward cards need no cubes: choose it.
lesson-army-no = That can wait: play your new card first.
lesson-invade = Your army stands ready. In Yunnan Bao holds one box, and one is free. If all boxes are taken in time, everyone scores their own box. Send your army to the box with 4 points, for 4 coins.
lesson-invade-no = Yunnan is within reach: choose the free box with 4 points.
lesson-resolved = In Gongbu all officials are bribed: three by you, three by Bao, one by Lin. Whoever has the least influence gives it up, and because of your tile Lin must give hers to you. You become Minister and get 8 points, Bao as Secretary 5. Your gift has done its work and is cancelled.
lesson-conquered = Yunnan is taken: 4 points for you, 2 for Bao. The star brings him a reward card as well. Beside its soldiers a land shows the round by which it must be full; otherwise nobody scores there.
lesson-end = The game ends with the ninth piece of the wall, or when all three ministries have a Minister, or with the last candidate. The other ministries are then resolved, and a point each goes to whoever has the most markers in the ministries, the most junks on voyages and the most armies.
lesson-farewell = That is the game: gifts, debts and good timing. At a real table you can take steps back until you end your turn. Point at anything to learn what it is; the book above (key B) opens the rules. Have fun!

# ---- how it stands

stands-ministries = Ministries
stands-offices = Offices
stands-debts = Who owes whom
stands-owes = { $receiver } owes { $giver }: { $gift }
stands-resolved = Resolved already
stands-no-officials = Nobody has an official here.
stands-holders = Now { $minister } would be Minister and { $secretary } Secretary.
stands-chooses = { $seat } would have to choose who gets their influence.
stands-actions = Actions
court-now = Officials now
# The coach of a first game
coach-turn-1 = Points come from three places: offices in the ministries, lands beyond the wall, and lands across the sea. All of them cost cards, so begin with income.
coach-turn-2 = A gift cannot be refused. It binds whoever receives it to you, until they give you a better one or repay you with a service.
coach-turn-3 = Bribed officials are your influence in a ministry, and secured ones are hard to take away. When a ministry is resolved, the most influence makes you Minister.
