"""The whole sheet, layer upon layer from the paper up to the frame."""

from __future__ import annotations

from kaiserhof.engine import LANGUAGES
from kaiserhof.games.china.board import Map
from kaiserhof.games.china.drawing import land, mountains, ornaments, places, wall, water
from kaiserhof.games.china.drawing.palette import INK, PAPER, PAPER_EDGE, SEA, SEA_DEEP
from kaiserhof.games.china.drawing.realm import Realm, survey
from kaiserhof.games.china.drawing.svg import num, rect

TITLES = {
    "en": "Der Kaiser von China, side {side}",
    "de": "Der Kaiser von China, Seite {side}",
    "zh": "中国皇帝，{side} 人图面",
}
PRINTED_WIDTH = 1300
"""How wide the sheet is shown, in pixels, where nothing else is asked for."""


def draw_map(m: Map, side: str, lang: str = "en") -> str:
    """Draw one side of a map as a complete SVG document.

    >>> from kaiserhof.games.china.map_file import load_map
    >>> draw_map(load_map(), "3-4").count('id="field-')
    55
    """
    if side not in m.roads:
        raise ValueError(f'there is no side "{side}" on this map')
    if lang not in LANGUAGES:
        raise ValueError(f'there is no language "{lang}"')
    realm = survey(m)
    everything = rect(0, 0, m.width, m.height, filter="url(#def-grain)", opacity=0.3)
    layers = [
        *_opening(m, side, lang),
        *_definitions(m, realm),
        rect(0, 0, m.width, m.height, fill="url(#def-paper)"),
        land.glow(m),
        *water.sea(m),
        *land.provinces(m),
        rect(0, 0, m.width, m.height, filter="url(#def-stain)", opacity=0.38),
        water.rivers(m, realm),
        water.names(m, lang),
        *water.lakes(m, lang),
        land.borders(realm),
        mountains.mountains(m),
        *ornaments.junks(m),
        land.roads(m, side),
        places.names(m, lang),
        places.dragons(m),
        places.plots(m),
        places.coins(m),
        *wall.wall(m),
        *ornaments.banner(m, side),
        *ornaments.mark(m, lang),
        everything,
        *_frame(m),
        "</svg>\n",
    ]
    return "\n".join(layers)


def _opening(m: Map, side: str, lang: str) -> list[str]:
    shown = f'width="{PRINTED_WIDTH}" height="{round(PRINTED_WIDTH * m.height / m.width)}"'
    box = f'viewBox="0 0 {num(m.width)} {num(m.height)}"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{lang}" {box} {shown}>',
        f"<title>{TITLES[lang].format(side=side.replace('-', '–'))}</title>",
    ]


def _definitions(m: Map, realm: Realm) -> list[str]:
    return [
        "<defs>",
        '<radialGradient id="def-paper" cx=".5" cy=".48" r=".75">'
        f'<stop offset=".45" stop-color="{PAPER}"/><stop offset="1" stop-color="{PAPER_EDGE}"/></radialGradient>',
        '<linearGradient id="def-deep" x1="0" x2="1" y1="0" y2="0">'
        f'<stop offset=".70" stop-color="{SEA}"/><stop offset="1" stop-color="{SEA_DEEP}"/></linearGradient>',
        _noise("def-grain", '.9" numOctaves="2" seed="7', "0 0 0 0 .28  0 0 0 0 .2  0 0 0 0 .1  0 0 0 .55 -.18"),
        _noise(
            "def-stain",
            '.008 .011" numOctaves="4" seed="21',
            "0 0 0 0 .45  0 0 0 0 .33  0 0 0 0 .15  0 0 0 1.5 -.66",
        ),
        _blur("def-soft", 3.2),
        _blur("def-softer", 9),
        *water.definitions(m, realm),
        *land.definitions(realm),
        *places.definitions(m),
        "</defs>",
    ]


def _noise(name: str, frequency: str, colours: str) -> str:
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}"/><feColorMatrix values="{colours}"/></filter>'
    )


def _blur(name: str, deviation: float) -> str:
    return (
        f'<filter id="{name}" x="-10%" y="-10%" width="120%" height="120%">'
        f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
    )


def _frame(m: Map) -> list[str]:
    return [
        rect(3, 3, m.width - 6, m.height - 6, fill="none", stroke=INK, stroke_width=2.2),
        rect(7, 7, m.width - 14, m.height - 14, fill="none", stroke=INK, stroke_width=0.7),
    ]
