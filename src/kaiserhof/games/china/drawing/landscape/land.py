"""The provinces as tinted shapes, their borders, and the roads."""

from __future__ import annotations

from kaiserhof.games.china.board.board import Map, Province
from kaiserhof.games.china.drawing.colours import Palette
from kaiserhof.games.china.drawing.curves import smooth
from kaiserhof.games.china.drawing.landscape.realm import Kind, Realm
from kaiserhof.games.china.drawing.svg import group, path, use, xy

BORDER_WIDTHS = {Kind.OUTER: 2.3, Kind.INNER: 1.7, Kind.WILD: 1.5, Kind.SHORE: 1.2}


def definitions(realm: Realm) -> list[str]:
    """The shape of every province and lake, and what lies inside it."""
    return [
        f'{path(d, id=f"def-{name}")}<clipPath id="def-clip-{name}">{use(f"def-{name}")}</clipPath>'
        for name, d in realm.shapes.items()
    ]


def glow(m: Map, colours: Palette) -> str:
    """A soft shade on the paper all round the land."""
    shapes = [use(f"def-province-{p.id}") for p in m.provinces if p.outline]
    return group(shapes, fill="none", stroke=colours.glow, stroke_width=22, opacity=0.35, filter="url(#def-softer)")


def provinces(m: Map, colours: Palette) -> list[str]:
    """Every province in its colour, darker towards the border."""
    return [_province(p, colours) for p in m.provinces]


def _province(p: Province, colours: Palette) -> str:
    name = f"province-{p.id}"
    if not p.outline:
        return group((), id=name)
    tint = colours.tints[p.colour]
    shape = f"def-{name}"
    content = [
        use(shape, fill=tint.wash),
        use(shape, fill="none", stroke=tint.edge, stroke_width=26, opacity=0.38, filter="url(#def-soft)"),
        use(shape, fill="none", stroke=tint.edge, stroke_width=7, opacity=0.5),
    ]
    return group(content, id=name, clip_path=f"url(#def-clip-{name})")


def borders(realm: Realm, colours: Palette) -> str:
    """Every border once, in ink."""
    lines = [path(smooth(b.points), stroke_width=BORDER_WIDTHS[b.kind]) for b in realm.borders]
    return group(lines, id="borders", fill="none", stroke=colours.ink, stroke_linejoin="round", stroke_linecap="round")


def roads(m: Map, side: str, colours: Palette) -> str:
    """The roads of one side."""
    place = {f.id: (f.x, f.y) for f in m.fields}
    d = "".join(f"M{xy(place[a])}L{xy(place[b])}" for a, b in m.roads[side])
    lines = [path(d, stroke=colours.road_edge, stroke_width=7.4), path(d, stroke=colours.road, stroke_width=4.6)]
    return group(lines, id="roads", fill="none", stroke_linecap="round")
