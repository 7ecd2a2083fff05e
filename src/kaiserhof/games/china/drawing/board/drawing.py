"""Draws what changes on the board: stones, spots, forts, houses, emissaries and markers, laid over the map.

Markup that never changes is built once by language; a picture joins these pieces. Pieces let clicks through to the
spots, which lie below them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache

from kaiserhof.drawing import TABLE, Easel, Frame, Part
from kaiserhof.drawing.geometry import bits
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import tenths
from kaiserhof.engine import Message, Value
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Field, Map
from kaiserhof.games.china.drawing.board.layout import emissary_seats, fan, stone_place
from kaiserhof.games.china.drawing.board.spots import Spots
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.drawing.landscape.outlines import outline_id
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.scoring import on_track
from kaiserhof.games.china.rules.state import ChinaState

STONE = (
    '<circle r="9" fill="#fffdf4" stroke="#2b2019" stroke-width="1.5"/><path d="m-4,.5 2.8,3 5.2,-6.5" fill="none" '
    'stroke="#a3281f" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
)

MARK = 12
"""Radius of the area around an alliance's number that shows its explanation."""


class BoardDrawing:
    """The changing part of the board in one language."""

    def __init__(self, m: Map, labels: ChinaLabels) -> None:
        self._board = m
        self.labels = labels
        self.spots = Spots(m, labels)
        self._parts = tuple(_part(m, p, labels) for p in range(len(m.provinces)))
        self._scale = m.field_radius / 12
        fields = [(f, p, number + 1) for p, one in enumerate(m.provinces) for number, f in enumerate(one.fields)]
        self._alliances = self._draw_alliances()
        self._stones = [self._stone(p) for p in range(len(m.provinces))]
        self._forts = [self._fort(f, labels.at("piece-fort", p, field=number)) for f, p, number in fields]
        self._houses = [
            [
                self._house(f, labels.at("piece-house", p, field=number, seat=SIGNS[seat]), seat)
                for f, p, number in fields
            ]
            for seat in range(MAX_SEATS)
        ]
        self._emissary = lru_cache(4096)(self._draw_emissary)
        self._marker = lru_cache(4096)(self._draw_marker)
        most = max(len(p.fields) for p in m.provinces)
        self._seats = [emissary_seats(m, count) for count in range(1, most + 1)]

    def draw(self, view: ChinaState, easel: Easel, *, forts: bool) -> None:
        """Draws the board as everyone sees it, with signs in place of names."""

        def layer(name: str, key: Hashable, draw: Callable[[], Iterable[str]], more: str = "") -> None:
            easel.add(Frame(name, TABLE, f'<g class="{name}"{more}>', "</g>"), key, draw)

        through = ' pointer-events="none"'
        layer("alliances", (), lambda: self._alliances)
        layer("stones", view.scored, lambda: (self._stones[p] for p in bits(view.scored)))
        layer("forts", (view.forts, view.turn), lambda: self._draw_forts(view), through)
        room = tuple(view.emissaries_in), tuple(view.most)
        easel.add(
            Frame("spots", TABLE, '<g class="spots">', "</g>", parts=self._parts),
            (forts, room),
            lambda: self.spots.draw(view, forts=forts),
        )
        layer("houses", tuple(view.houses), lambda: self._draw_houses(view), through)
        layer("emissaries", tuple(view.emissaries), lambda: self._draw_emissaries(view), through)
        layer("markers", tuple(view.points), lambda: self._draw_markers(view))

    # ------------------------------------------------------------------ alliances, stones, forts and houses

    def _draw_alliances(self) -> list[str]:
        """Draws areas that explain the alliance numbers. The numbers themselves are part of the map."""
        names = {p.id: p.names for p in self._board.provinces}
        marks = []
        for alliance in self._board.alliances:
            first, second = (names[name] for name in alliance.provinces)
            values: dict[str, Value] = {"number": alliance.number, "first": first, "second": second}
            label = self.labels.tell(Message("step-alliance", values))
            x, y = map(tenths.num, alliance.marker)
            marks.append(
                f'<circle id="alliance-{alliance.number}" data-about="alliance" role="img" aria-label="{label}" '
                f'cx="{x}" cy="{y}" r="{MARK}" fill="none" pointer-events="all"/>'
            )
        return marks

    def _stone(self, p: int) -> str:
        place = stone_place(self._board, self._board.provinces[p])
        label = self.labels.at("piece-stone", p)
        name = self._board.provinces[p].id
        return (
            f'<g class="piece" id="stone-{name}" data-about="stone" role="img" aria-label="{label}" '
            f"{tenths.placed(*place)}>{STONE}</g>"
        )

    def _fort(self, f: Field, label: str) -> tuple[str, str]:
        """Draws a fortification, with a gap for the seat it comes from."""
        use = tenths.centred("fort", 0, 11 * self._scale, 50 * self._scale, 32 * self._scale)
        return (
            f'<g class="piece" id="fort-{f.id}" data-about="fort" data-from="seat-',
            f'" role="img" aria-label="{label}" {tenths.placed(f.x, f.y)}>{use}</g>',
        )

    def _draw_forts(self, view: ChinaState) -> Iterator[str]:
        for field in bits(view.forts):
            before, after = self._forts[field]
            yield f"{before}{view.turn}{after}"

    def _house(self, f: Field, label: str, seat: int) -> str:
        use = tenths.centred(f"house-{seat}", 0, -self._scale, 41 * self._scale, 41 * self._scale)
        return (
            f'<g class="piece seat-{seat}" id="house-{f.id}" data-about="house" data-from="seat-{seat}" role="img" '
            f'aria-label="{label}" {tenths.placed(f.x, f.y)}>{use}</g>'
        )

    def _draw_houses(self, view: ChinaState) -> Iterator[str]:
        for seat in range(view.seats):
            houses = self._houses[seat]
            for field in bits(view.houses[seat]):
                yield houses[field]

    # ------------------------------------------------------------------ emissaries and markers

    def _draw_emissaries(self, view: ChinaState) -> Iterator[str]:
        for p, count in enumerate(view.emissaries_in):
            if not count:
                continue
            x, y = self._board.provinces[p].dragon
            radius = self._board.dragon_radius * 0.8
            where = f'cx="{tenths.num(x)}" cy="{tenths.num(y)}" r="{tenths.num(radius)}"'
            yield f'<circle class="disc" {where} fill="#fbf4e2" opacity=".88"/>'
            own = [(seat, k) for seat in range(view.seats) for k in range(view.emissaries[p * MAX_SEATS + seat])]
            for (seat, k), ((dx, dy), height) in zip(own, self._seats[count - 1], strict=True):
                yield self._emissary(p, seat, k, (x + dx, y + dy), height)

    def _draw_emissary(self, p: int, seat: int, k: int, at: Point, height: float) -> str:
        label = self.labels.at("piece-emissary", p, seat=SIGNS[seat])
        return (
            f'<g class="piece seat-{seat}" id="emissary-{self._board.provinces[p].id}-{seat}-{k}" '
            f'data-about="emissary" data-from="seat-{seat}" role="img" aria-label="{label}" {tenths.placed(*at)}>'
            f"{tenths.centred(f'emissary-{seat}', 0, 0, height * 0.7, height)}</g>"
        )

    def _draw_markers(self, view: ChinaState) -> Iterator[str]:
        """Draws the markers on the Great Wall; nothing if the map has no score track."""
        track = self._board.scenery.score_track
        if not track:
            return
        spaces = [on_track(points)[1] for points in view.points]
        for seat, (place, size) in enumerate(fan(track, spaces)):
            yield self._marker(seat, view.points[seat], place, size)

    def _draw_marker(self, seat: int, points: int, place: Point, size: float) -> str:
        label = self.labels.say("piece-marker", points=points, seat=SIGNS[seat])
        return (
            f'<g class="piece seat-{seat}" id="marker-{seat}" data-about="marker" data-from="seat-{seat}" '
            f'role="img" aria-label="{label}" {tenths.placed(*place)}>'
            f"{tenths.centred(f'face-{seat}', 0, 0, size, size)}</g>"
        )


def _part(m: Map, p: int, labels: ChinaLabels) -> Part:
    """Returns a province as a part of the board: a box around its fields and its dragon space."""
    province = m.provinces[p]
    places = [*((f.x, f.y, m.field_radius) for f in province.fields), (*province.dragon, m.dragon_radius)]
    left, top = min(x - r for x, _, r in places), min(y - r for _, y, r in places)
    right, bottom = max(x + r for x, _, r in places), max(y + r for _, y, r in places)
    return Part(
        province.id,
        province.names[labels.words.lang],
        (left, top, right - left, bottom - top),
        shape=outline_id(province.id) if province.outline else "",
    )
