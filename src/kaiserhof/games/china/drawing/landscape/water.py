"""Draws sea, lakes and rivers, and their names."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from kaiserhof.drawing.geometry import growing, smooth
from kaiserhof.drawing.palette import HANZI, SERIF
from kaiserhof.drawing.svg import layer, path, tenths, use
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Lake, Map, Sea
from kaiserhof.games.china.board.geometry import inside, line_distance
from kaiserhof.games.china.drawing.colours import MapPalette
from kaiserhof.games.china.drawing.landscape import ornaments
from kaiserhof.games.china.drawing.landscape.realm import Realm

SEA_NAME = 19
RIVER_NAME = 13
COLUMN_STEP = 25


def definitions(m: Map, realm: Realm) -> list[str]:
    """Returns the definitions of the coast line and the shape of the sea."""
    coast = m.scenery.coast
    if not coast:
        return []
    line = smooth(coast, tenths.xy, realm.corners)
    round_the_east = f"L{tenths.xy((m.width, m.height))}L{tenths.xy((m.width, 0))}Z"
    return [
        path(line, id="def-coast"),
        f'<clipPath id="def-clip-sea">{path(line + round_the_east, id="def-sea")}</clipPath>',
    ]


def sea(m: Map, colours: MapPalette) -> list[str]:
    """Draws the sea with its shallows and waves."""
    if not m.scenery.coast:
        return []
    shallows = [use("def-coast", stroke=colours.surf, stroke_width=34, opacity=0.55, filter="url(#def-soft)")]
    for reach, opacity in ((15, 0.35), (10, 0.5), (5, 0.7)):
        shallows.append(use("def-coast", stroke=colours.water_line, stroke_width=2 * reach + 1.1, opacity=opacity))
        shallows.append(use("def-coast", stroke=colours.shallows, stroke_width=2 * reach - 0.7))
    waves = _waves(_wave_places(m))
    return [
        use("def-sea", id="sea", fill="url(#def-deep)"),
        layer(shallows, clip_path="url(#def-clip-sea)", fill="none", stroke_linejoin="round"),
        path(waves, fill="none", stroke=colours.water_line, stroke_width=1, stroke_linecap="round", opacity=0.75),
    ]


def _waves(places: Iterable[Point], scale: float = 1) -> str:
    """Returns the path of waves, each with two crests."""
    crest = f"q{tenths.num(4.5 * scale)},{tenths.num(-4.5 * scale)} {tenths.num(9 * scale)},0"
    return tenths.stamped(f"m{tenths.num(-9 * scale)},0{crest}{crest}", places)


def _wave_places(m: Map) -> Iterator[Point]:
    """Returns places on a loose grid over the open sea, away from the shallows and from ornaments."""
    coast = m.scenery.coast
    open_sea = [*coast, (m.width, m.height), (m.width, 0.0)]
    west = min(x for x, _ in coast)
    quiet = [*ornaments.boxes(m), *(_name_box(s) for s in m.scenery.seas)]
    rnd = random.Random(11)
    for row, grid_y in enumerate(range(22, int(m.height) - 12, 26)):
        for grid_x in range(16 + row % 2 * 22, int(m.width), 44):
            x, y = grid_x + rnd.uniform(-5, 5), grid_y + rnd.uniform(-4, 4)
            if not west < x <= m.width - 16 or any(b.holds((x, y)) for b in quiet):
                continue
            wave = [(x - 9, y), (x, y), (x + 9, y)]
            if all(inside(p, open_sea) and line_distance(p, coast) >= 20 for p in wave):
                yield x, y


def _name_box(s: Sea) -> ornaments.Box:
    x, y = s.label
    if s.upright:
        return ornaments.Box(x - 36, y - 28, x + 36, y + COLUMN_STEP * len(s.names["zh"]) + 4)
    return ornaments.Box(x - 44, y - 28, x + 44, y + 22)


def rivers(m: Map, realm: Realm, colours: MapPalette) -> str:
    """Draws all rivers. The edges are drawn first, so that the parts of a river merge."""
    strokes: list[str] = []
    for colour, width in ((colours.river_edge, 5.6), (colours.river, 4.1)):
        alike: dict[str, str] = {}
        for river in m.scenery.rivers:
            for i, reach in enumerate(river.reaches):
                pieces = (
                    [(smooth(reach, tenths.xy, realm.corners), width)]
                    if i
                    else growing(reach, tenths.xy, realm.corners, width)
                )
                for d, w in pieces:
                    alike[tenths.num(w)] = alike.get(tenths.num(w), "") + d
        strokes += [path(d, stroke=colour, stroke_width=w) for w, d in alike.items()]
    return layer(strokes, id="rivers", fill="none", stroke_linecap="round", stroke_linejoin="round")


def lakes(m: Map, lang: str, colours: MapPalette) -> list[str]:
    """Draws all lakes. The name of a lake appears while the pointer is on it."""
    return [_lake(lake, lang, colours) for lake in m.scenery.lakes]


def _lake(lake: Lake, lang: str, colours: MapPalette) -> str:
    shape = f"def-lake-{lake.id}"
    water = [use(shape, fill=colours.sea)]
    for reach, opacity in ((8.5, 0.5), (4.5, 0.75)):
        edge = tenths.num(2 * reach + 1)
        water.append(use(shape, fill="none", stroke=colours.water_line, stroke_width=edge, opacity=opacity))
        water.append(use(shape, fill="none", stroke=colours.shallows, stroke_width=tenths.num(2 * reach - 0.6)))
    x, y = _middle(lake.outline)
    waves = _waves(((x, y - 6), (x, y + 8)), 0.62)
    content = [
        f"<title>{escape(lake.names[lang])}</title>",
        layer(water, clip_path=f"url(#def-clip-lake-{lake.id})"),
        path(waves, fill="none", stroke=colours.water_line, stroke_width=1, stroke_linecap="round"),
    ]
    return layer(content, id=f"lake-{lake.id}")


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def names(m: Map, lang: str, colours: MapPalette) -> str:
    """Draws the names of seas and rivers: in Chinese, with the reader's language in small letters below."""
    labels: list[str] = []
    for river in m.scenery.rivers:
        labels += _name(river.names, river.label, RIVER_NAME, lang)
    for s in m.scenery.seas:
        labels += _upright_name(s, lang) if s.upright else _name(s.names, s.label, SEA_NAME, lang)
    return layer(labels, id="waters", fill=colours.water_name, font_family=HANZI, text_anchor="middle", font_weight=600)


def _name(own: Mapping[str, str], at: Point, size: float, lang: str) -> list[str]:
    label = [tenths.text(at, own["zh"], size, letter_spacing=3)]
    return label + _translation(own, (at[0], at[1] + 5 + size * 0.42), size, lang)


def _upright_name(s: Sea, lang: str) -> list[str]:
    x, y = s.label
    column = [tenths.text((x, y + i * COLUMN_STEP), sign, SEA_NAME) for i, sign in enumerate(s.names["zh"])]
    return column + _translation(s.names, (x, y + (len(column) - 1) * COLUMN_STEP + 15), SEA_NAME, lang)


def _translation(own: Mapping[str, str], at: Point, size: float, lang: str) -> list[str]:
    if lang == "zh":
        return []
    small = 6.5 + size * 0.2
    return [tenths.text(at, own[lang], small, font_family=SERIF, font_style="italic", font_weight=500)]
