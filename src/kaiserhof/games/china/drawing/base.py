"""Draws the empty board as one document, layer by layer from the paper up to the frame."""

from __future__ import annotations

from kaiserhof.drawing import palette
from kaiserhof.drawing.svg import tenths
from kaiserhof.engine import LANGUAGES
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.drawing.board import places
from kaiserhof.games.china.drawing.colours import LIGHT, MapPalette, Noise
from kaiserhof.games.china.drawing.landscape import land, mountains, ornaments, wall, water
from kaiserhof.games.china.drawing.landscape.realm import Realm, survey

TITLES = {
    "en": "Der Kaiser von China, side {side}",
    "de": "Der Kaiser von China, Seite {side}",
    "zh": "中国皇帝，{side} 人图面",
}
PRINTED_WIDTH = 1300
"""Width of the document in pixels."""


def draw_map(m: Map, side: str, lang: str = "en", colours: MapPalette = LIGHT) -> str:
    """Draws one side of a map as a complete SVG document.

    >>> from kaiserhof.games.china.board.board_file import load_map
    >>> draw_map(load_map(), "3-4").count('id="field-')
    55
    """
    if side not in m.roads:
        raise ValueError(f'there is no side "{side}" on this map')
    if lang not in LANGUAGES:
        raise ValueError(f'there is no language "{lang}"')
    realm = survey(m)
    everything = tenths.rect(0, 0, m.width, m.height, filter="url(#def-grain)", opacity=colours.grain.opacity)
    layers = [
        *_opening(m, side, lang),
        *_definitions(m, realm, colours),
        tenths.rect(0, 0, m.width, m.height, fill="url(#def-paper)"),
        land.glow(m, colours),
        *water.sea(m, colours),
        *land.provinces(m, colours),
        tenths.rect(0, 0, m.width, m.height, filter="url(#def-stain)", opacity=colours.stain.opacity),
        water.rivers(m, realm, colours),
        water.names(m, lang, colours),
        *water.lakes(m, lang, colours),
        land.borders(realm, colours),
        mountains.mountains(m, colours),
        *ornaments.junks(m, colours),
        land.roads(m, side, colours),
        places.names(m, lang, colours),
        places.dragons(m, colours),
        places.plots(m, colours),
        places.coins(m, colours),
        *wall.wall(m, colours),
        *ornaments.banner(m, side, colours),
        *ornaments.mark(m, lang, colours),
        everything,
        *_frame(m, colours),
        "</svg>\n",
    ]
    return "\n".join(layers)


def _opening(m: Map, side: str, lang: str) -> list[str]:
    shown = f'width="{PRINTED_WIDTH}" height="{round(PRINTED_WIDTH * m.height / m.width)}"'
    box = f'viewBox="0 0 {tenths.num(m.width)} {tenths.num(m.height)}"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{lang}" {box} {shown}>',
        f"<title>{TITLES[lang].format(side=side.replace('-', '–'))}</title>",
    ]


def _definitions(m: Map, realm: Realm, colours: MapPalette) -> list[str]:
    return [
        "<defs>",
        palette.paper_gradient("0.45", colours.paper, colours.paper_edge),
        palette.water_gradient("0.7", colours.sea, colours.sea_deep),
        _noise("def-grain", '.9" numOctaves="2" seed="7', colours.grain, ".55 -.18"),
        _noise("def-stain", '.008 .011" numOctaves="4" seed="21', colours.stain, "1.5 -.66"),
        _blur("def-soft", 3.2),
        _blur("def-softer", 9),
        *water.definitions(m, realm),
        *land.definitions(realm),
        "</defs>",
    ]


def _noise(name: str, frequency: str, colour: Noise, alpha: str) -> str:
    rows = [f"0 0 0 0 {share:g}" for share in colour[:3]]
    return palette.noise_filter(name, frequency, "  ".join([*rows, f"0 0 0 {alpha}"]))


def _blur(name: str, deviation: float) -> str:
    return (
        f'<filter id="{name}" x="-10%" y="-10%" width="120%" height="120%">'
        f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
    )


def _frame(m: Map, colours: MapPalette) -> list[str]:
    return [
        tenths.rect(3, 3, m.width - 6, m.height - 6, fill="none", stroke=colours.ink, stroke_width=2.2),
        tenths.rect(7, 7, m.width - 14, m.height - 14, fill="none", stroke=colours.ink, stroke_width=0.7),
    ]
