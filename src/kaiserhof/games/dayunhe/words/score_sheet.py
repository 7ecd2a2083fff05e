"""The score sheet: reputation by source."""

from __future__ import annotations

from kaiserhof.engine import Message, ScoreLine
from kaiserhof.games.dayunhe.rules import scoring
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.sources import SOURCES
from kaiserhof.games.dayunhe.rules.state import DayunheState


def tie_break(state: DayunheState) -> Message | None:
    """Rule `tie-break`: returns whether the tiles in the city or the network decided."""
    places = state.ranking()
    best = places.index(1)
    level = [seat for seat, points in enumerate(state.points) if points == state.points[best] and seat != best]
    if places.count(1) > 1 or not level:
        return None
    by_city = all(scoring.city_count(state, seat) < scoring.city_count(state, best) for seat in level)
    return Message("tie-city" if by_city else "tie-network")


def score_sheet(state: DayunheState) -> list[ScoreLine]:
    """Returns reputation by source, as actually won and lost; losses below 0 do not count."""
    return [
        ScoreLine(
            Message(f"sheet-{name}"),
            tuple(state.ledger[row * MAX_SEATS : row * MAX_SEATS + state.seats]),
            earned=name != "start",
        )
        for row, name in enumerate(SOURCES)
    ]
