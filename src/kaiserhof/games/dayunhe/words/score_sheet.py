"""The score sheet: reputation by source."""

from __future__ import annotations

from kaiserhof.engine import Message, ScoreLine
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.sources import SOURCES
from kaiserhof.games.dayunhe.rules.state import DayunheState


def score_sheet(state: DayunheState) -> list[ScoreLine]:
    """Returns reputation by source, as actually won and lost; losses below 0 do not count."""
    return [
        ScoreLine(Message(f"sheet-{name}"), tuple(state.ledger[row * MAX_SEATS : row * MAX_SEATS + state.seats]))
        for row, name in enumerate(SOURCES)
    ]
