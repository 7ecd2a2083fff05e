"""The verbs, one object each, in the order of their numbers."""

from typing import Final

from kaiserhof.games.china.rules.verbs.cards import Deal, Draw, Exchange, Open, Pass, Pay, Stop, Take
from kaiserhof.games.china.rules.verbs.pieces import Emissary, Fort, House
from kaiserhof.games.china.rules.verbs.verb import Verb

VERBS: Final[tuple[Verb, ...]] = (
    House(),
    Emissary(),
    Fort(),
    Exchange(),
    Stop(),
    Pass(),
    Pay(),
    Take(),
    Draw(),
    Deal(),
    Open(),
)
"""Number to verb."""

assert all(verb.number == number for number, verb in enumerate(VERBS))

__all__ = ["VERBS", "Verb"]
