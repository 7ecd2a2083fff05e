"""The score sheet: every source of points, in the order in which the rules count them."""

from __future__ import annotations

from kaiserhof.engine import Message, ScoreLine
from kaiserhof.games.confucius.rules.components import BOXES, INSULT_POINTS, LANDS_USED, MAX_BOXES
from kaiserhof.games.confucius.rules.scoring import ADMIRAL, CHIEF_MINISTER, GENERAL, OFFICES
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import distant_name, foreign_name, ministry_name


def tie_break(state: ConfuciusState) -> Message | None:
    """Rules `winner-tie` and `admiral-variation`: returns the office that decided."""
    places = state.ranking()
    best = places.index(1)
    if places.count(1) > 1 or list(state.points).count(state.points[best]) < 2:
        return None
    for office in (ADMIRAL, CHIEF_MINISTER, GENERAL):
        if state.offices[office] == best:
            return Message("tie-office", {"office": Message(f"office-{OFFICES[office].name}")})
    return None


def score_sheet(state: ConfuciusState) -> list[ScoreLine]:
    """Returns a line for each land, ministry and office that has brought points, and for the insulted Emperor."""
    lines = []
    for land, seat in enumerate(state.discoverer):
        if seat >= 0:
            label = Message("sheet-distant", {"land": distant_name(land)})
            lines.append(_line(state, label, {seat: state.land_chit[land]}))
    lines += [_conquest(state, slot) for slot in range(LANDS_USED) if state.land_won >> slot & 1]
    lines += [_ministry(state, ministry) for ministry in range(3) if state.minister[ministry] >= 0]
    if state.avenger >= 0:
        lines.append(_line(state, Message("sheet-insult"), {state.avenger: INSULT_POINTS}))
    for office, seat in enumerate(state.offices):
        if seat >= 0:
            lines.append(_line(state, Message(f"office-{OFFICES[office].name}"), {seat: 1}))
    return lines


def _line(state: ConfuciusState, label: Message, points: dict[int, int]) -> ScoreLine:
    return ScoreLine(label, tuple(points.get(seat, 0) for seat in range(state.seats)))


def _conquest(state: ConfuciusState, slot: int) -> ScoreLine:
    land = state.foreign[slot]
    points: dict[int, int] = {}
    for box, worth in enumerate(BOXES[land]):
        seat = state.armies[slot * MAX_BOXES + box]
        points[seat] = points.get(seat, 0) + worth
    return _line(state, Message("sheet-foreign", {"land": foreign_name(land)}), points)


def _ministry(state: ConfuciusState, ministry: int) -> ScoreLine:
    minister, secretary = state.minister[ministry], state.secretary[ministry]
    points = {minister: state.minister_chit[ministry]}
    points[secretary] = points.get(secretary, 0) + state.secretary_chit[ministry]
    return _line(state, Message("sheet-ministry", {"ministry": ministry_name(ministry)}), points)
