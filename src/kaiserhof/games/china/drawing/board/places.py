"""Draws the printed places: house fields, dragon spaces, alliance numbers, and the names of the provinces."""

from __future__ import annotations

from kaiserhof.drawing.palette import HANZI, SERIF
from kaiserhof.drawing.svg import element, layer, path, use
from kaiserhof.drawing.tenths import num, rect, text
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Alliance, Map, Province
from kaiserhof.games.china.drawing.board.layout import name_place
from kaiserhof.games.china.drawing.colours import MapPalette


def definitions(m: Map, colours: MapPalette) -> list[str]:
    """Returns the definitions of house fields in each colour, a dragon space and a coin, each around the origin."""
    used = sorted({p.colour for p in m.provinces})
    return [
        *(f'<g id="def-plot-{colour}">{plot(m, colour, colours)}</g>' for colour in used),
        f'<g id="def-dragon">{dragon(m, colours)}</g>',
        f'<g id="def-coin">{coin(m, colours)}</g>',
    ]


def plot(m: Map, colour: str, colours: MapPalette) -> str:
    """Draws a house field."""
    tint = colours.tints[colour]
    roof = "M-8.2,.8C-5.4,.3 -3.6,-1.6 -2.8,-5.2H2.8C3.6,-1.6 5.4,.3 8.2,.8L6.6,2.6H-6.6Z"
    walls = "M-4.6,2.6V6.6H4.6V2.6M-1.3,6.6V3.9H1.3V6.6"
    return (
        f"<g{_scaling(m.field_radius, 12)}>"
        f'<circle r="12" fill="{colours.cream}" stroke="{colours.field_rim}" stroke-width="1.5"/>'
        f"{path(roof, fill=tint.strong, fill_opacity=0.8)}"
        f"{path(walls, fill='none', stroke=tint.strong, stroke_width=1.1)}</g>"
    )


def dragon(m: Map, colours: MapPalette) -> str:
    """Draws a dragon space."""
    sign = {
        "font_weight": 700,
        "text_anchor": "middle",
        "fill": colours.dragon,
        "fill_opacity": 0.6,
        "font_family": HANZI,
    }
    return (
        f"<g{_scaling(m.dragon_radius, 34)}>"
        f'<circle r="34" fill="{colours.cream}" fill-opacity=".9"/>'
        f'<circle r="32.4" fill="none" stroke="{colours.dragon}" stroke-width="3"/>'
        f'<circle r="28.2" fill="none" stroke="{colours.dragon}" stroke-width="1.8" stroke-dasharray="3.2 2.706"/>'
        f'<circle r="25.6" fill="none" stroke="{colours.dragon}" stroke-width=".8"/>'
        f"{text((0, 13), '龍', 35, **sign)}</g>"
    )


def coin(m: Map, colours: MapPalette) -> str:
    """Draws the disc below an alliance's number."""
    return (
        f"<g{_scaling(m.marker_radius, 12)}>"
        f'<circle r="12.6" fill="{colours.coin}" stroke="{colours.ink}" stroke-width="1.3"/>'
        f'<circle r="10.6" fill="none" stroke="{colours.coin_rim}" stroke-width=".6"/>'
        f"{rect(-7.8, -7.8, 15.6, 15.6, rx=1, fill=colours.coin_face, stroke=colours.ink, stroke_width=1)}</g>"
    )


def dragons(m: Map) -> str:
    """Draws all dragon spaces."""
    return layer((_place("def-dragon", f"dragon-{p.id}", p.dragon) for p in m.provinces), id="dragons")


def plots(m: Map) -> str:
    """Draws all house fields."""
    fields = [_place(f"def-plot-{p.colour}", f"field-{f.id}", (f.x, f.y)) for p in m.provinces for f in p.fields]
    return layer(fields, id="fields")


def coins(m: Map, colours: MapPalette) -> str:
    """Draws all alliance numbers."""
    numbers = [_alliance(a, m.marker_radius / 12) for a in m.alliances]
    return layer(
        numbers, id="alliances", font_weight=700, text_anchor="middle", fill=colours.coin_ink, font_family=SERIF
    )


def _alliance(a: Alliance, scale: float) -> str:
    x, y = a.marker
    size = (13.5 if a.number < 10 else 11.5) * scale
    content = [use("def-coin", x=x, y=y), text((x, y + size * 0.35), str(a.number), size)]
    return layer(content, id=f"alliance-{a.number}")


def names(m: Map, lang: str, colours: MapPalette) -> str:
    """Draws the name of every province: the Chinese characters, with the reader's language below."""
    lines = [line for p in m.provinces for line in _name(m, p, lang, colours)]
    return layer(lines, id="names", text_anchor="middle", fill=colours.ink, paint_order="stroke", stroke_width=3)


def _name(m: Map, p: Province, lang: str, colours: MapPalette) -> list[str]:
    x, y = name_place(m, p)
    halo = colours.tints[p.colour].wash if p.outline else colours.paper
    if lang == "zh":
        return [text((x, y + 13), p.names["zh"], 36, font_weight=700, font_family=HANZI, stroke=halo)]
    letters = {"font_weight": 600, "letter_spacing": 0.8, "font_family": SERIF, "stroke": halo}
    return [
        text((x, y + 4), p.names["zh"], 31, font_weight=700, font_family=HANZI, stroke=halo),
        text((x, y + 24), p.names[lang], 16.5, **letters),
    ]


def _place(ref: str, name: str, at: Point) -> str:
    """Places a definition at a point and gives it an id."""
    return element("use", id=name, href=f"#{ref}", x=num(at[0]), y=num(at[1]))


def _scaling(size: float, drawn: float) -> str:
    """Returns the attribute that scales a drawing from one size to another; empty if the sizes are equal."""
    return "" if size == drawn else f' transform="scale({size / drawn:.4g})"'
