"""The verbs, one object each: `pieces` are placed, `cards` paid, exchanged and drawn, `deals` are made by chance."""

from __future__ import annotations

from typing import Final

from kaiserhof.engine import Verb
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.verbs.cards import Draw, Exchange, Pass, Pay, Stop, Take
from kaiserhof.games.china.rules.verbs.deals import Deal, Open
from kaiserhof.games.china.rules.verbs.pieces import Emissary, Fort, House

HOUSE: Final = House("house")
EMISSARY: Final = Emissary("emissary")
FORT: Final = Fort("fort")
EXCHANGE: Final = Exchange("exchange")
STOP: Final = Stop("stop")
PASS: Final = Pass(EXCHANGE, HOUSE, EMISSARY, FORT)
PAY: Final = Pay("pay")
TAKE: Final = Take("take")
DRAW: Final = Draw("draw")
DEAL: Final = Deal("deal", by_chance=True)
OPEN: Final = Open("open", by_chance=True)

VERBS: Final[list[Verb[Position]]] = [HOUSE, EMISSARY, FORT, EXCHANGE, STOP, PASS, PAY, TAKE, DRAW, DEAL, OPEN]
"""The verbs by number, in the order of `moves.VERB_NAMES`."""
