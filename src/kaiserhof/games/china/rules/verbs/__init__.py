"""The verbs, one object each: `pieces` are placed, `cards` paid, exchanged and drawn, `deals` are made by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Verb
from kaiserhof.games.china.rules.moves import VERB_NAMES
from kaiserhof.games.china.rules.verbs.cards import Draw, Exchange, Pass, Pay, Stop, Take
from kaiserhof.games.china.rules.verbs.deals import Deal, Open
from kaiserhof.games.china.rules.verbs.pieces import Emissary, Fort, House

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState

_HOUSE, _EMISSARY, _FORT, _EXCHANGE = House(), Emissary(), Fort(), Exchange()

_ALL: Final[tuple[Verb[ChinaState], ...]] = (
    _HOUSE,
    _EMISSARY,
    _FORT,
    _EXCHANGE,
    Stop(),
    Pass(_EXCHANGE, _HOUSE, _EMISSARY, _FORT),
    Pay(),
    Take(),
    Draw(),
    Deal(),
    Open(),
)

BY_NAME: Final[dict[str, Verb[ChinaState]]] = {verb.name: verb for verb in _ALL}
"""The verbs by name."""

VERBS: Final[list[Verb[ChinaState]]] = [BY_NAME[name] for name in VERB_NAMES]
"""The verbs by number."""

__all__ = ["BY_NAME", "VERBS"]
