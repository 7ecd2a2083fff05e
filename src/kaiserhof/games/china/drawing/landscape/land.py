"""Draws the provinces as coloured areas, their borders, and the roads."""

from __future__ import annotations

from kaiserhof.drawing.geometry import smooth
from kaiserhof.drawing.svg import layer, path, tenths, use
from kaiserhof.games.china.board.board import Map, Province
from kaiserhof.games.china.drawing.colours import MapPalette
from kaiserhof.games.china.drawing.landscape.realm import Kind, Realm

BORDER_WIDTHS = {Kind.OUTER: 2.3, Kind.INNER: 1.7, Kind.WILD: 1.5, Kind.SHORE: 1.2}


def definitions(realm: Realm) -> list[str]:
    """Returns a clip path for the shape of every province and lake."""
    return [
        f'<clipPath id="def-clip-{name}">{path(d, id=f"def-{name}")}</clipPath>' for name, d in realm.shapes.items()
    ]


def glow(m: Map, colours: MapPalette) -> str:
    """Draws a soft shadow on the paper all around the land."""
    shapes = [use(f"def-province-{p.id}") for p in m.provinces if p.outline]
    return layer(shapes, fill="none", stroke=colours.glow, stroke_width=22, opacity=0.35, filter="url(#def-softer)")


def provinces(m: Map, colours: MapPalette) -> list[str]:
    """Draws every province in its colour, darker towards the border."""
    return [_province(p, colours) for p in m.provinces]


def _province(p: Province, colours: MapPalette) -> str:
    name = f"province-{p.id}"
    if not p.outline:
        return layer((), id=name)
    tint = colours.tints[p.colour]
    shape = f"def-{name}"
    content = [
        use(shape, fill=tint.wash),
        use(shape, fill="none", stroke=tint.edge, stroke_width=26, opacity=0.38, filter="url(#def-soft)"),
        use(shape, fill="none", stroke=tint.edge, stroke_width=7, opacity=0.5),
    ]
    return layer(content, id=name, clip_path=f"url(#def-clip-{name})")


def borders(realm: Realm, colours: MapPalette) -> str:
    """Draws every border once, in ink."""
    alike = {
        kind: "".join(smooth(b.points, tenths.xy) for b in realm.borders if b.kind is kind) for kind in BORDER_WIDTHS
    }
    lines = [path(d, stroke_width=BORDER_WIDTHS[kind]) for kind, d in alike.items() if d]
    return layer(lines, id="borders", fill="none", stroke=colours.ink, stroke_linejoin="round", stroke_linecap="round")


def roads(m: Map, side: str, colours: MapPalette) -> str:
    """Draws the roads of one side."""
    place = {f.id: (f.x, f.y) for f in m.fields}
    d = "".join(f"M{tenths.xy(place[a])}L{tenths.xy(place[b])}" for a, b in m.roads[side])
    lines = [path(d, stroke=colours.road_edge, stroke_width=7.4), path(d, stroke=colours.road, stroke_width=4.6)]
    return layer(lines, id="roads", fill="none", stroke_linecap="round")
