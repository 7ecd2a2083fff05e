"""The verbs, one object each: `pieces` are placed, `cards` paid, exchanged and drawn, `deals` are made by chance."""

from __future__ import annotations

from typing import Final

from kaiserhof.engine import Verb
from kaiserhof.games.china.rules.moves import VERB_NAMES
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.verbs.cards import Draw, Exchange, Pass, Pay, Stop, Take
from kaiserhof.games.china.rules.verbs.deals import Deal, Open
from kaiserhof.games.china.rules.verbs.pieces import Emissary, Fort, House

HOUSE: Final = House()
EMISSARY: Final = Emissary()
FORT: Final = Fort()
EXCHANGE: Final = Exchange()
STOP: Final = Stop()
PASS: Final = Pass(EXCHANGE, HOUSE, EMISSARY, FORT)
PAY: Final = Pay()
TAKE: Final = Take()
DRAW: Final = Draw()
DEAL: Final = Deal()
OPEN: Final = Open()

_ALL: Final[tuple[Verb[Position], ...]] = (
    HOUSE,
    EMISSARY,
    FORT,
    EXCHANGE,
    STOP,
    PASS,
    PAY,
    TAKE,
    DRAW,
    DEAL,
    OPEN,
)
_BY_NAME: Final = {verb.name: verb for verb in _ALL}

VERBS: Final[list[Verb[Position]]] = [_BY_NAME[name] for name in VERB_NAMES]
"""The verbs by number."""
