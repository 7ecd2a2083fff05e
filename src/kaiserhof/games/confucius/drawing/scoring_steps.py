"""Lists the points by source, each with what is highlighted on the board."""

from __future__ import annotations

from collections.abc import Iterable

from kaiserhof.drawing import ScoringStep
from kaiserhof.engine import OVER, Message, Seat, Value
from kaiserhof.games.confucius.drawing.board.layout import Box, layout
from kaiserhof.games.confucius.drawing.ink import rect
from kaiserhof.games.confucius.rules.components import BOXES, INSULT_POINTS, LANDS_USED, MAX_BOXES
from kaiserhof.games.confucius.rules.scoring import OFFICES
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import distant_name, foreign_name, ministry_name

GLOW, LINE = "#fffdf4", "#c8932a"


def scoring_steps(state: ConfuciusState) -> list[ScoringStep]:
    """Lists Distant Lands, Foreign Lands, ministries and the insulted Emperor; at the end also the three offices."""
    steps = _discoveries(state) + _conquests(state) + _ministries(state)
    if state.avenger >= 0:
        colony = layout(state.seats).colonies[state.avenger]
        title = Message("step-insult", {"seat": Seat(state.avenger)})
        steps.append(_step(state, title, {state.avenger: INSULT_POINTS}, [colony]))
    return [*steps, *_offices(state)] if state.turn_of() == OVER else steps


def _step(state: ConfuciusState, title: Message, points: dict[int, int], lit: Iterable[Box]) -> ScoringStep:
    gains = tuple(points.get(seat, 0) for seat in range(state.seats))
    rings = "".join(
        rect(*box.grown(1), fill="none", line=8, stroke=GLOW, rx=6, stroke_opacity=".85")
        + rect(*box.grown(1), fill="none", line=4, stroke=LINE, rx=6)
        for box in lit
    )
    return ScoringStep(title, gains, f'<g pointer-events="none">{rings}</g>')


def _discoveries(state: ConfuciusState) -> list[ScoringStep]:
    places = layout(state.seats).distant
    return [
        _step(
            state,
            Message("step-distant", {"seat": Seat(seat), "land": distant_name(land)}),
            {seat: state.land_chit[land]},
            [places[land]],
        )
        for land, seat in enumerate(state.discoverer)
        if seat >= 0
    ]


def _conquests(state: ConfuciusState) -> list[ScoringStep]:
    places, steps = layout(state.seats), []
    for slot in range(LANDS_USED):
        if not state.land_won >> slot & 1:
            continue
        land, corner = state.foreign[slot], places.foreign[slot]
        points: dict[int, int] = {}
        for box, worth in enumerate(BOXES[land]):
            seat = state.armies[slot * MAX_BOXES + box]
            points[seat] = points.get(seat, 0) + worth
        boxes = [box.moved(corner.x, corner.y) for box in places.boxes[land]]
        steps.append(_step(state, Message("step-foreign", {"land": foreign_name(land)}), points, boxes))
    return steps


def _ministries(state: ConfuciusState) -> list[ScoringStep]:
    places, steps = layout(state.seats).ministries, []
    for number, (minister, secretary) in enumerate(zip(state.minister, state.secretary, strict=True)):
        if minister < 0:
            continue
        points = {minister: state.minister_chit[number]}
        points[secretary] = points.get(secretary, 0) + state.secretary_chit[number]
        values: dict[str, Value] = {
            "ministry": ministry_name(number),
            "minister": Seat(minister),
            "secretary": Seat(secretary),
        }
        place = places[number]
        steps.append(_step(state, Message("step-ministry", values), points, [place.minister, place.secretary]))
    return steps


def _offices(state: ConfuciusState) -> list[ScoringStep]:
    """Lists what decided each office: the highest count, or after a tie the Minister who decides it."""
    places, steps = layout(state.seats), []
    officials = [box for ministry in places.ministries for box in ministry.officials]
    for number, (office, seat) in enumerate(zip(OFFICES, state.offices, strict=True)):
        if seat < 0:
            continue
        counts = [office.pieces(state, other) for other in range(state.seats)]
        alone = counts.count(max(counts)) == 1
        title = Message(
            f"step-{office.name}" if alone else f"step-{office.name}-tie",
            {"seat": Seat(seat), "count": max(counts)} if alone else {"seat": Seat(seat)},
        )
        lit = (
            [box for space, box in enumerate(officials) if state.marker[space] == seat],
            [places.oceans[seat], *(box for land, box in enumerate(places.distant) if state.visited[seat] >> land & 1)],
            [places.colonies[seat], *_army_boxes(state, seat)],
        )[number]
        if not alone:
            lit = [*lit, places.ministries[office.ministry].minister]
        steps.append(_step(state, title, {seat: 1}, lit))
    return steps


def _army_boxes(state: ConfuciusState, seat: int) -> list[Box]:
    places = layout(state.seats)
    return [
        places.boxes[state.foreign[index // MAX_BOXES]][index % MAX_BOXES].moved(
            places.foreign[index // MAX_BOXES].x, places.foreign[index // MAX_BOXES].y
        )
        for index, owner in enumerate(state.armies)
        if owner == seat
    ]
