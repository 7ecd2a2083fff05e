"""Draws pictures for the chapters of the rules: parts of the real map with pieces on it, and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from itertools import pairwise

from kaiserhof.drawing.palette import SERIF
from kaiserhof.drawing.svg import path, tenths
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Field, Map, Province
from kaiserhof.games.china.drawing.board import places
from kaiserhof.games.china.drawing.board.layout import emissary_seats
from kaiserhof.games.china.drawing.colours import LIGHT
from kaiserhof.games.china.drawing.pieces import INK
from kaiserhof.games.china.rules.components import COLOURS

WIDTH, HEIGHT = 420, 190
ROW = 5
"""Number of houses in the row that shows what roads are for."""
ROOM = 44
"""Width of the land shown around the important part."""
GLOW, LINE = "#fffdf4", "#c8932a"


class Illustrator:
    """Draws the pictures for one map."""

    def __init__(self, m: Map, shapes: Mapping[str, str]) -> None:
        self._board = m
        self._shapes = shapes
        self._place = {p.id: p for p in m.provinces}
        self._draw: dict[str, Callable[[], str]] = {
            "setup": self._setup,
            "turn": self._turn,
            "paying": self._paying,
            "pieces": self._pieces,
            "cards": self._cards,
            "houses": self._houses,
            "alliances": self._alliances,
            "roads": self._roads,
            "fortifications": self._fortifications,
        }

    def draw(self, chapter: str, words: Words) -> str:
        """Returns the picture of a chapter, an `svg` element; empty if there is none."""
        drawing = self._draw.get(chapter)
        if drawing is None:
            return ""
        label = escape(words(f"illustration-{chapter}"))
        return drawing().replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)

    # ------------------------------------------------------------------ cards

    def _setup(self) -> str:
        hand = [_card(36 + 76 * i, 48, colour) for i, colour in enumerate(("red", "green", "green"))]
        backs = [tenths.symbol("card-back", 306 + 5 * i, 52 - 4 * i, 66, 94) for i in range(3)]
        return _canvas((0, 0, WIDTH, HEIGHT), [*hand, *backs])

    def _paying(self) -> str:
        """Shows a card that pays for a house, and a pair that pays for any house."""
        one = [_card(24, 48, "red"), _arrow(98, 95), _house(132, 66)]
        pair = [_card(222, 48, "green"), _card(250, 48, "green"), _arrow(326, 95), _house(358, 66)]
        return _canvas((0, 0, WIDTH, HEIGHT), [*one, *pair])

    def _cards(self) -> str:
        row = [_card(22 + 74 * i, 48, colour) for i, colour in enumerate(("violet", "yellow", "orange", "green"))]
        return _canvas((0, 0, WIDTH, HEIGHT), [*row, tenths.symbol("card-back", 336, 48, 66, 94)])

    # ------------------------------------------------------------------ on the map

    def _turn(self) -> str:
        """Shows a house that stands, and a second one that can be built."""
        province = self._home
        standing, wanted = province.fields[0], province.fields[1]
        ring = path(tenths.round_path((wanted.x, wanted.y), 19), fill="none", stroke=GLOW, stroke_width=7)
        ring += path(tenths.round_path((wanted.x, wanted.y), 19), fill="none", stroke="currentColor", stroke_width=3.4)
        lit = f'<g class="seat-0">{ring}</g>'
        return self._map([province], [*self._built([standing], 0), lit])

    def _pieces(self) -> str:
        """Shows three houses of one player, which make room for three emissaries of any player."""
        province = self._home
        houses = [*self._built(province.fields[:3], 0), *self._built(province.fields[3:4], 1)]
        return self._map([province], [*houses, *self._sent(province, [0, 1, 1])])

    def _houses(self) -> str:
        """Shows a full province and the points everyone gets for it."""
        province = self._home
        owners = [0, 0, 0, 1, 1, 2, 0, 1][: len(province.fields)]
        houses = [house for f, seat in zip(province.fields, owners, strict=True) for house in self._built([f], seat)]
        counts = [owners.count(seat) for seat in range(3)]
        gains = [len(owners), counts[0], counts[1]]
        x, y, width, _ = _box(_places([province]), ROOM)
        plates = [_gain(seat, gain, (x + width - 68, y + 28 + 40 * seat)) for seat, gain in enumerate(gains)]
        return self._map([province], [*houses, *plates])

    def _alliances(self) -> str:
        alliance = next(a for a in self._board.alliances if self._home.id in a.provinces)
        both = [self._place[name] for name in alliance.provinces]
        sent = [*self._sent(both[0], [0, 0, 1]), *self._sent(both[1], [0, 2])]
        ring = path(tenths.round_path(alliance.marker, 21), fill="none", stroke=LINE, stroke_width=4.5)
        return self._map(both, [*sent, ring])

    def _roads(self) -> str:
        """Shows a row of houses along roads, across a border."""
        row = _row(self._board)
        line = "M" + "L".join(tenths.xy((f.x, f.y)) for f in row)
        roads = path(line, fill="none", stroke=GLOW, stroke_width=13, stroke_linejoin="round")
        roads += path(line, fill="none", stroke="currentColor", stroke_width=7, stroke_linejoin="round")
        owners = [p for p in self._board.provinces if any(f in p.fields for f in row)]
        lit = f'<g class="seat-0">{roads}</g>'
        return self._map(owners, [lit, *self._built(row, 0)], around=row)

    def _fortifications(self) -> str:
        province = self._home
        f = province.fields[0]
        fort = tenths.symbol("fort", f.x - 25, f.y - 5, 50, 32)
        neighbours = [*self._built([f], 0), *self._built(province.fields[1:2], 0)]
        return self._map([province], [fort, *neighbours], around=province.fields[:3])

    @property
    def _home(self) -> Province:
        """Returns the province that most pictures show: the largest with fewer than eight fields."""
        return max((p for p in self._board.provinces), key=lambda p: (len(p.fields) < 8, len(p.fields)))

    def _built(self, fields: Iterable[Field], seat: int) -> list[str]:
        return [
            f'<g class="seat-{seat}">{tenths.symbol(f"house-{seat}", f.x - 20.5, f.y - 21.5, 41, 41)}</g>'
            for f in fields
        ]

    def _sent(self, province: Province, seats: Sequence[int]) -> list[str]:
        x, y = province.dragon
        radius = self._board.dragon_radius * 0.8
        drawn = [
            f'<circle cx="{tenths.num(x)}" cy="{tenths.num(y)}" r="{tenths.num(radius)}" fill="#fbf4e2" opacity=".88"/>'
        ]
        for seat, ((dx, dy), height) in zip(seats, emissary_seats(self._board, len(seats)), strict=True):
            left, top = x + dx - height * 0.35, y + dy - height / 2
            drawn.append(
                f'<g class="seat-{seat}">{tenths.symbol(f"emissary-{seat}", left, top, height * 0.7, height)}</g>'
            )
        return drawn

    def _map(self, shown: Sequence[Province], pieces: Iterable[str], *, around: Sequence[Field] = ()) -> str:
        """Draws the land around some provinces or fields, with pieces on it. Other provinces beside them are pale."""
        ground = [tenths.rect(0, 0, self._board.width, self._board.height, fill=LIGHT.paper)]
        for p in self._board.provinces:
            shape = self._shapes.get(f"province-{p.id}")
            if shape:
                opacity = 1 if p in shown else 0.35
                ground.append(path(shape, fill=LIGHT.tints[p.colour].wash, fill_opacity=opacity, stroke=LIGHT.ink))
        points = [(f.x, f.y) for f in around] or _places(shown)
        return _canvas(_box(points, ROOM), [*ground, self._lines(), *self._fields(shown), *pieces])

    def _lines(self) -> str:
        place = {f.id: (f.x, f.y) for f in self._board.fields}
        side = next(iter(self._board.roads))
        d = "".join(f"M{tenths.xy(place[a])}L{tenths.xy(place[b])}" for a, b in self._board.roads[side])
        return path(d, fill="none", stroke=LIGHT.road_edge, stroke_width=7.4) + path(
            d, fill="none", stroke=LIGHT.road, stroke_width=4.6
        )

    def _fields(self, shown: Sequence[Province]) -> Iterable[str]:
        """Draws the printed places: house fields, dragon spaces and the numbers of alliances."""
        dragon, coin = places.dragon(self._board, LIGHT), places.coin(self._board, LIGHT)
        for p in self._board.provinces:
            opacity = "" if p in shown else ' opacity=".45"'
            plot = places.plot(self._board, p.colour, LIGHT)
            yield from (f"<g {tenths.placed(f.x, f.y)}{opacity}>{plot}</g>" for f in p.fields)
            yield f"<g {tenths.placed(*p.dragon)}{opacity}>{dragon}</g>"
        style = {"text_anchor": "middle", "font_weight": 700, "fill": LIGHT.coin_ink, "font_family": SERIF}
        for a in self._board.alliances:
            number = tenths.text((0, 4.5), str(a.number), 13.5 if a.number < 10 else 11.5, **style)
            yield f"<g {tenths.placed(*a.marker)}>{coin}{number}</g>"


def _canvas(box: tuple[float, float, float, float], content: Iterable[str]) -> str:
    return f'<svg viewBox="{" ".join(map(tenths.num, box))}" width="{WIDTH}" height="{HEIGHT}">{"".join(content)}</svg>'


def _box(points: Sequence[Point], room: float) -> tuple[float, float, float, float]:
    """Returns a frame of the usual proportions around some points."""
    left, right = min(x for x, _ in points) - room, max(x for x, _ in points) + room
    top, bottom = min(y for _, y in points) - room, max(y for _, y in points) + room
    width = max(right - left, (bottom - top) * WIDTH / HEIGHT)
    height = width * HEIGHT / WIDTH
    return (left + right - width) / 2, (top + bottom - height) / 2, width, height


def _places(provinces: Iterable[Province]) -> list[Point]:
    return [place for p in provinces for place in (*((f.x, f.y) for f in p.fields), p.dragon)]


def _row(m: Map) -> tuple[Field, ...]:
    """Returns fields along roads that make a row across a border."""
    side = next(iter(m.roads))
    fields = {f.id: f for f in m.fields}
    owner = {f.id: p.id for p in m.provinces for f in p.fields}
    roads: dict[str, list[str]] = {}
    for a, b in m.roads[side]:
        roads.setdefault(a, []).append(b)
        roads.setdefault(b, []).append(a)
    rows: list[tuple[str, ...]] = [(name,) for name in fields]
    for _ in range(ROW - 1):
        rows = [(*row, further) for row in rows for further in roads.get(row[-1], []) if further not in row]
    crossing = [row for row in rows if len({owner[name] for name in row}) == 2]
    best = min(crossing or rows or [tuple(fields)], key=lambda row: _bends([fields[name] for name in row]))
    return tuple(fields[name] for name in best)


def _bends(row: Sequence[Field]) -> float:
    """Returns how far a row is from straight: its length divided by the distance between its ends."""
    length = sum(_way(a, b) for a, b in pairwise(row))
    return length / max(1.0, _way(row[0], row[-1]))


def _way(a: Field, b: Field) -> float:
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5)


def _card(x: float, y: float, colour: str) -> str:
    assert colour in COLOURS
    return tenths.symbol(f"card-{colour}", x, y, 66, 94) + tenths.rect(
        x, y, 66, 94, rx=5, fill="none", stroke=INK, stroke_width=1.2
    )


def _house(x: float, y: float) -> str:
    return f'<g class="seat-0">{tenths.symbol("house-0", x, y, 60, 60)}</g>'


def _arrow(x: float, y: float) -> str:
    d = f"M{tenths.num(x)},{tenths.num(y)}h24m-8,-8l8,8l-8,8"
    return path(d, fill="none", stroke=INK, stroke_width=3, stroke_linecap="round", stroke_linejoin="round")


def _gain(seat: int, points: int, at: Point) -> str:
    """Draws the sign of a seat with the points it gets."""
    x, y = at
    style = {"font_weight": 700, "fill": INK, "font_family": SERIF}
    plate = tenths.rect(x - 16, y - 16, 70, 32, rx=16, fill=GLOW, stroke=LINE, stroke_width=2)
    face = f'<g class="seat-{seat}">{tenths.symbol(f"face-{seat}", x - 11, y - 11, 22, 22)}</g>'
    return plate + face + tenths.text((x + 17, y + 7), f"+{points}", 20, **style)
