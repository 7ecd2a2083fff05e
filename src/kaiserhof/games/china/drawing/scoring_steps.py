"""Lists the steps of the final scoring, each with what is highlighted on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from kaiserhof.drawing import ScoringStep
from kaiserhof.drawing.svg import layer, path, tenths
from kaiserhof.engine import OVER, Message, Seat
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Province
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, road_points, row_worth
from kaiserhof.games.china.rules.state import ChinaState

GLOW, LINE = "#fffdf4", "#c8932a"


def scoring_steps(state: ChinaState, shapes: Mapping[str, str]) -> list[ScoringStep]:
    """Lists the steps: houses (those scored during the game first), alliances from 1 up, every row of every player.

    `shapes` are the outlines of the provinces as paths, by `province-` and their id. In the course of a game only the
    houses already scored are there.
    """
    steps = [*_houses(state, shapes, full=True)]
    if state.turn_of() == OVER:
        steps += _houses(state, shapes, full=False)
        steps += _alliances(state, shapes)
        steps += _roads(state)
    return steps


def _houses(state: ChinaState, shapes: Mapping[str, str], *, full: bool) -> Iterator[ScoringStep]:
    """Lists the scored provinces: those scored during the game when they became full, or those scored at the end."""
    title = "step-houses-early" if full else "step-houses"
    for p, province in enumerate(state.lookup.board.provinces):
        if state.most[p] and state.scored >> p & 1 and (not state.free[p]) == full:
            highlight = layer([_outline(state, province, shapes)], pointer_events="none")
            gains = tuple(house_points(state, p))
            yield ScoringStep(Message(title, {"province": province.names}), gains, highlight)


def _alliances(state: ChinaState, shapes: Mapping[str, str]) -> Iterator[ScoringStep]:
    """Lists the alliances in the order of their numbers, without those that have no emissaries on either side."""
    board = state.lookup.board
    places = {alliance.number: alliance.marker for alliance in board.alliances}
    for number, a, b in state.lookup.alliances:
        if not state.emissaries_in[a] or not state.emissaries_in[b]:
            continue
        first, second = board.provinces[a], board.provinces[b]
        title = Message("step-alliance", {"number": number, "first": first.names, "second": second.names})
        lit = [_outline(state, first, shapes), _outline(state, second, shapes), _emperor(places[number])]
        gains = tuple(alliance_points(state, a, b))
        yield ScoringStep(title, gains, layer(lit, pointer_events="none"))


def _roads(state: ChinaState) -> Iterator[ScoringStep]:
    for seat in range(state.seats):
        for row in road_points(state, seat)[1]:
            fortified = any(state.forts >> field & 1 for field in row)
            name = "step-road-fort" if fortified else "step-road"
            gains = [0] * state.seats
            gains[seat] = row_worth(state, row)
            title = Message(name, {"seat": Seat(seat), "houses": len(row)})
            yield ScoringStep(title, tuple(gains), _row(state, seat, row))


# ------------------------------------------------------------------ what lights up


def _outline(state: ChinaState, province: Province, shapes: Mapping[str, str]) -> str:
    """Draws a highlighted province: its border, or rings around its places if the map gives no border."""
    d = shapes.get(f"province-{province.id}")
    if d is None:
        radius = state.lookup.board.field_radius * 2
        d = "".join(tenths.round_path((f.x, f.y), radius) for f in province.fields)
        d += tenths.round_path(province.dragon, state.lookup.board.dragon_radius + 6)
    return "".join(
        [
            path(d, fill="none", stroke=GLOW, stroke_width=13, stroke_opacity=0.8),
            path(d, fill="none", stroke=LINE, stroke_width=6, stroke_linejoin="round"),
        ]
    )


def _emperor(at: Point) -> str:
    x, y = at
    ring = path(tenths.round_path(at, 24), fill=GLOW, stroke=LINE, stroke_width=4)
    return f'{ring}<use href="#emperor" x="{tenths.num(x - 17)}" y="{tenths.num(y - 17)}" width="34" height="34"/>'


def _row(state: ChinaState, seat: int, row: tuple[int, ...]) -> str:
    """Rings the houses of a row and draws the roads between them, in the player's colour."""
    board = state.lookup.board
    fields = board.fields
    places = [(fields[field].x, fields[field].y) for field in row]
    radius = 25 * board.field_radius / 12
    roads = "".join(
        f"M{tenths.xy(_towards(a, b, radius))}L{tenths.xy(_towards(b, a, radius))}" for a, b in pairwise(places)
    )
    d = roads + "".join(tenths.round_path(place, radius) for place in places)
    style = {"fill": "none", "stroke_linecap": "round"}
    lines = [
        path(d, stroke=GLOW, stroke_width=12, stroke_opacity=0.95, **style),
        path(d, stroke="currentColor", stroke_width=6, **style),
    ]
    return layer(lines, class_=f"seat-{seat}", pointer_events="none")


def _towards(a: Point, b: Point, reach: float) -> Point:
    """Returns the point at a distance on the way from one place to the other."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 or 1.0
    share = min(0.5, reach / length)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
