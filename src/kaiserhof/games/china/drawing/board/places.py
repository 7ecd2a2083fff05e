"""Draws the printed places: house fields, dragon spaces, alliance numbers, and the names of the provinces."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.drawing.palette import HANZI, SERIF, Tint
from kaiserhof.drawing.svg import circle, element, group, layer, num, path, stamped, tenths
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Alliance, Map, Province
from kaiserhof.games.china.drawing.board.layout import name_place
from kaiserhof.games.china.drawing.colours import MapPalette

_ROOF = "m-8.2,.8c2.8,-.5 4.6,-2.4 5.4,-6h5.6c.8,3.6 2.6,5.5 5.4,6l-1.6,1.8h-13.2z"
_WALLS = "m-4.6,2.6v4h9.2v-4m-5.9,4v-2.7h2.6v2.7"
_COIN_FACE = "m-6.8,-7.8h13.6q1,0 1,1v13.6q0,1 -1,1h-13.6q-1,0 -1,-1v-13.6q0,-1 1,-1z"


def plot(m: Map, colour: str, colours: MapPalette) -> str:
    """Draws a house field around the origin."""
    rim = circle((0, 0), 12, **_rim(colours))
    return group(rim, *_houses([(0, 0)], colours.tints[colour]), **_scaled(m.field_radius / 12))


def dragon(m: Map, colours: MapPalette) -> str:
    """Draws a dragon space around the origin."""
    ground = circle((0, 0), 34, **_dragon_ground(colours))
    return group(ground, *_dragon_signs([(0, 0)], colours), **_scaled(m.dragon_radius / 34))


def coin(m: Map, colours: MapPalette) -> str:
    """Draws the disc below an alliance's number around the origin."""
    return group(*_coins([(0, 0)], colours), **_scaled(m.marker_radius / 12))


def dragons(m: Map, colours: MapPalette) -> str:
    scale = m.dragon_radius / 34
    places = {p.id: _unscaled(p.dragon, scale) for p in m.provinces}
    grounds = [circle(at, 34, id=f"dragon-{name}") for name, at in places.items()]
    signs = _dragon_signs(list(places.values()), colours)
    return layer([layer(grounds, **_dragon_ground(colours)), *signs], id="dragons", **_scaled(scale))


def plots(m: Map, colours: MapPalette) -> str:
    scale = m.field_radius / 12
    places = {f.id: _unscaled((f.x, f.y), scale) for f in m.fields}
    rims = [circle(at, 12, id=f"field-{name}") for name, at in places.items()]
    houses: list[str] = []
    for colour in sorted({p.colour for p in m.provinces}):
        of_this = [places[f.id] for p in m.provinces if p.colour == colour for f in p.fields]
        houses += _houses(of_this, colours.tints[colour])
    return layer([layer(rims, **_rim(colours)), *houses], id="fields", **_scaled(scale))


def coins(m: Map, colours: MapPalette) -> str:
    """Draws all alliance numbers."""
    scale = m.marker_radius / 12
    discs = _coins([_unscaled(a.marker, scale) for a in m.alliances], colours)
    numbers = [_number(a, scale) for a in m.alliances]
    letters = {"font_weight": 700, "text_anchor": "middle", "fill": colours.coin_ink, "font_family": SERIF}
    return layer([layer(discs, **_scaled(scale)), *numbers], id="alliances", **letters)


def _rim(colours: MapPalette) -> dict[str, object]:
    return {"fill": colours.cream, "stroke": colours.field_rim, "stroke_width": 1.5}


def _houses(places: Sequence[Point], tint: Tint) -> list[str]:
    return [
        path(stamped(_ROOF, places), fill=tint.strong, fill_opacity=0.8),
        path(stamped(_WALLS, places), fill="none", stroke=tint.strong, stroke_width=1.1),
    ]


def _dragon_ground(colours: MapPalette) -> dict[str, object]:
    return {"fill": colours.cream, "fill_opacity": 0.9}


def _dragon_signs(places: Sequence[Point], colours: MapPalette) -> list[str]:
    rings = ((32.4, {"stroke_width": 3}), (28.2, {"stroke_width": 1.8, "stroke_dasharray": "3.2 2.706"}))
    sign = {"font_size": 35, "font_weight": 700, "text_anchor": "middle", "font_family": HANZI}
    x, y = (" ".join(map(num, row)) for row in zip(*((x, y + 13) for x, y in places), strict=True))
    return [
        *(path(stamped(_ring(r), places), fill="none", stroke=colours.dragon, **line) for r, line in rings),
        path(stamped(_ring(25.6), places), fill="none", stroke=colours.dragon, stroke_width=0.8),
        element("text", "龍" * len(places), x=x, y=y, **sign, fill=colours.dragon, fill_opacity=0.6),
    ]


def _coins(places: Sequence[Point], colours: MapPalette) -> list[str]:
    return [
        path(stamped(_ring(12.6), places), fill=colours.coin, stroke=colours.ink, stroke_width=1.3),
        path(stamped(_ring(10.6), places), fill="none", stroke=colours.coin_rim, stroke_width=0.6),
        path(stamped(_COIN_FACE, places), fill=colours.coin_face, stroke=colours.ink, stroke_width=1),
    ]


def _number(a: Alliance, scale: float) -> str:
    x, y = a.marker
    size = (13.5 if a.number < 10 else 11.5) * scale
    return tenths.text((x, y + size * 0.35), str(a.number), size, id=f"alliance-{a.number}")


def names(m: Map, lang: str, colours: MapPalette) -> str:
    """Draws the name of every province: the Chinese characters, with the reader's language below."""
    lines = [line for p in m.provinces for line in _name(m, p, lang, colours)]
    return layer(lines, id="names", text_anchor="middle", fill=colours.ink, paint_order="stroke", stroke_width=3)


def _name(m: Map, p: Province, lang: str, colours: MapPalette) -> list[str]:
    x, y = name_place(m, p)
    halo = colours.tints[p.colour].wash if p.outline else colours.paper
    if lang == "zh":
        return [tenths.text((x, y + 13), p.names["zh"], 36, font_weight=700, font_family=HANZI, stroke=halo)]
    letters = {"font_weight": 600, "letter_spacing": 0.8, "font_family": SERIF, "stroke": halo}
    return [
        tenths.text((x, y + 4), p.names["zh"], 31, font_weight=700, font_family=HANZI, stroke=halo),
        tenths.text((x, y + 24), p.names[lang], 16.5, **letters),
    ]


def _ring(radius: float) -> str:
    """Returns a circle as a path, starting at its right side."""
    r, across = num(radius), num(2 * radius)
    return f"m{r},0a{r},{r} 0 1 1 -{across},0a{r},{r} 0 1 1 {across},0z"


def _scaled(scale: float) -> dict[str, str]:
    """Returns the attribute that scales a drawing; empty if the scale is 1."""
    return {} if scale == 1 else {"transform": f"scale({scale:.4g})"}


def _unscaled(at: Point, scale: float) -> Point:
    """Converts a point to the coordinates of a drawing that is scaled as a whole."""
    exact = float(f"{scale:.4g}")
    return at[0] / exact, at[1] / exact
