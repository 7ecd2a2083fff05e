"""The score sheet: every source of points, in the order of the final scoring."""

from __future__ import annotations

from kaiserhof.engine import Message, ScoreLine
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, road_points, supply
from kaiserhof.games.china.rules.state import ChinaState


def tie_break(state: ChinaState) -> Message | None:
    """Rule `tie-break`: returns the pieces left over, if they decided."""
    places = state.ranking()
    best = places.index(1)
    if places.count(1) > 1 or list(state.points).count(state.points[best]) < 2:
        return None
    return Message("tie-pieces", {"pieces": supply(state, best)})


def score_sheet(state: ChinaState) -> list[ScoreLine]:
    """Returns a line for each scored province, and after the end also for each alliance and the roads."""
    over = state.turn_of() < 0
    lines = []
    for number, province in enumerate(state.lookup.board.provinces):
        if state.scored >> number & 1:
            label = Message("sheet-houses", {"province": province.names})
            lines.append(ScoreLine(label, tuple(house_points(state, number))))
    if not over:
        return lines
    for alliance, a, b in state.lookup.alliances:
        provinces = state.lookup.board.provinces
        label = Message(
            "sheet-alliance", {"number": alliance, "first": provinces[a].names, "second": provinces[b].names}
        )
        lines.append(ScoreLine(label, tuple(alliance_points(state, a, b))))
    roads = tuple(road_points(state, seat)[0] for seat in range(state.seats))
    return [*lines, ScoreLine(Message("sheet-roads"), roads)]
