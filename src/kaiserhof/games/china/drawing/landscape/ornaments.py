"""Draws what lies on the sheet beside the map: title, seal, junks, and the note that the map is a reconstruction."""

from __future__ import annotations

from typing import NamedTuple

from kaiserhof.drawing.palette import HANZI, SERIF
from kaiserhof.drawing.svg import layer, path, tenths
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Banner, Junk, Map
from kaiserhof.games.china.drawing.colours import MapPalette

MARK = {"en": "Reconstruction", "de": "Rekonstruktion", "zh": "复原图"}

_BANNER_WIDTH = 42
_SIGN_STEP = 32
_MARK_SIZE = 11.0


class Box(NamedTuple):
    """A rectangle of the sheet."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, p: Point) -> bool:
        return self.left < p[0] < self.right and self.top < p[1] < self.bottom


def boxes(m: Map) -> list[Box]:
    """Returns the rectangles that ornaments take up on the sheet, with a margin."""
    taken = [Box(x - 30, y - 36, x + 30, y + 26) for x, y in (junk.at for junk in m.scenery.junks)]
    if m.scenery.banner:
        x, top, height = _banner_place(m.scenery.banner)
        taken.append(Box(x - 34, top - 8, x + 34, top + height + 64))
    if m.reconstruction:
        x, y, width = _mark_place(m, MARK["en"])
        taken.append(Box(x - width / 2 - 12, y - 20, x + width / 2 + 12, y + 18))
    return taken


def _banner_place(banner: Banner) -> tuple[float, float, float]:
    """Returns middle, upper edge and height of the title."""
    height = 16 + _SIGN_STEP * len(banner.text)
    return banner.at[0], banner.at[1] - 6 - height / 2, height


def banner(m: Map, side: str, colours: MapPalette) -> list[str]:
    """Draws the title with the seal of the side; nothing if the map has no place for it."""
    if not m.scenery.banner:
        return []
    x, top, height = _banner_place(m.scenery.banner)
    left = x - _BANNER_WIDTH / 2
    content = [
        tenths.rect(left + 2, top + 3, _BANNER_WIDTH, height, fill=colours.water_shadow, opacity=0.3),
        tenths.rect(left, top, _BANNER_WIDTH, height, fill=colours.paper, stroke=colours.ink, stroke_width=1.6),
        tenths.rect(
            left + 3.5, top + 3.5, _BANNER_WIDTH - 7, height - 7, fill="none", stroke=colours.ink, stroke_width=0.7
        ),
    ]
    for i, sign in enumerate(m.scenery.banner.text):
        content.append(tenths.text((x, top + 34 + i * _SIGN_STEP), sign, 27, font_weight=700, fill=colours.ink))
    content += _seal((x, top + height + 32), side, colours)
    return [layer(content, id="banner", text_anchor="middle", font_family=HANZI)]


def _seal(at: Point, side: str, colours: MapPalette) -> list[str]:
    x, y = at
    return [
        tenths.rect(x - 21, y - 21, 42, 42, rx=5, fill=colours.seal, stroke=colours.seal_edge, stroke_width=1),
        tenths.rect(x - 17.5, y - 17.5, 35, 35, rx=3, fill="none", stroke=colours.seal_sign, stroke_width=1),
        tenths.text(
            (x, y + 6.5), side.replace("-", "–"), 18, font_weight=700, fill=colours.seal_sign, font_family=SERIF
        ),
    ]


def junks(m: Map, colours: MapPalette) -> list[str]:
    return [_junk(junk, colours) for junk in m.scenery.junks]


def _junk(junk: Junk, colours: MapPalette) -> str:
    battens = "M-1.5,-17L6,-15M-1.7,-11L8.6,-9M-2.4,-5L9.2,-4M-11.4,-8L-5.2,-7M-12.2,-3L-4.8,-2.6"
    content = [
        path("M-17,2C-12,9 11,9 17,-1L13,1C8,4 -8,4 -13,1Z", fill=colours.wood),
        path("M-1,3V-24M-11,2V-13", fill="none"),
        path("M-1,-23C7,-20 10,-10 9,-1L-3,0C-1,-8 -2,-16 -1,-23Z", fill=colours.sail),
        path("M-11,-13C-6,-11 -4,-5 -5,1L-13,0C-11,-4 -12,-9 -11,-13Z", fill=colours.sail),
        path(battens, fill="none", stroke_width=0.6),
        path("M-23,8" + "q4,-3 8,0" * 5, fill="none", stroke=colours.water_line, stroke_width=0.9),
    ]
    where = f"translate({tenths.num(junk.at[0])} {tenths.num(junk.at[1])}) scale({junk.scale:g})"
    line = {"stroke": colours.ink, "stroke_width": 1, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return layer(content, transform=where, **line)


def _mark_place(m: Map, word: str) -> tuple[float, float, float]:
    """Returns middle and width of the note, which stands in the south-eastern corner inside the frame."""
    # A Chinese character is as wide as it is high, a letter about half as wide.
    width = 16 + sum(_MARK_SIZE * (1.1 if sign > "⺀" else 0.57) for sign in word)
    return m.width - 16 - width / 2, m.height - 24, width


def mark(m: Map, lang: str, colours: MapPalette) -> list[str]:
    """Draws the note that this map is a reconstruction; nothing if it is not."""
    if not m.reconstruction:
        return []
    x, y, width = _mark_place(m, MARK[lang])
    content = [
        tenths.rect(
            x - width / 2, y - 9.5, width, 19, rx=2.5, fill=colours.paper, stroke=colours.dragon, stroke_width=1
        ),
        tenths.rect(
            x - width / 2 + 2.2, y - 7.3, width - 4.4, 14.6, rx=1, fill="none", stroke=colours.dragon, stroke_width=0.5
        ),
        tenths.text((x, y + 3.9), MARK[lang], _MARK_SIZE, fill=colours.dragon, font_weight=500, letter_spacing=0.4),
    ]
    family = HANZI if lang == "zh" else SERIF
    return [layer(content, id="reconstruction", text_anchor="middle", font_family=family)]
