"""Portraits of the characters that bots play: drawn from a few parts, each character a choice of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

INK = "#2b2019"
_LINE = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
_BROW = 'fill="none" stroke-width="1.7" stroke-linecap="round"'
HAIR, GREY, WHITE = "#2b2019", "#a9a49a", "#e9e6df"
FAIR, TAN, PALE = "#f3dfbd", "#e2b78d", "#f0d8b8"
GOLD, JADE, VERMILION = "#dcb560", "#3a9a7c", "#c8503c"


def _filled(way: str, fill: str) -> str:
    return f'<path d="{way}" fill="{fill}" {_LINE}/>'


def _line(way: str) -> str:
    return f'<path d="{way}" fill="none" {_LINE}/>'


def _brows(way: str, colour: str = INK) -> str:
    return f'<path d="{way}" stroke="{colour}" {_BROW}/>'


def _dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>'


EYES = {
    "round": _dot(27.3, 28.3, 1.5, INK) + _dot(36.7, 28.3, 1.5, INK),
    "narrow": _line("M25,28.3c1.2,-1.3 3,-1.3 4.2,0M34.8,28.3c1.2,-1.3 3,-1.3 4.2,0"),
    "laughing": _line("M25,29c1.2,-2.4 3,-2.4 4.2,0M34.8,29c1.2,-2.4 3,-2.4 4.2,0"),
}
BROWS = {
    "none": "",
    "calm": _brows("M24,25q3,-2 5.5,0M34.5,25q3,-2 5.5,0"),
    "raised": _brows("M24,24q3,-3 5.5,-.6M34.5,23.4q3,-2.4 5.5,.6"),
    "stern": f'<path d="M23.5,24.5l6,2M40.5,24.5l-6,2" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>',
    "grey": _brows("M24,25q3,-2 5.5,0M34.5,25q3,-2 5.5,0", GREY),
    "bushy": f'<path d="M22.5,26q3.5,-3.5 7,-1M34.5,25q3.5,-2.5 7,1" fill="none" stroke="{WHITE}" '
    'stroke-width="2.8" stroke-linecap="round"/>',
}
MOUTHS = {
    "open": f'<path d="M28.5,35.5c2,2.6 5,2.6 7,0Z" fill="#a3281f" {_LINE}/>',
    "smile": _line("M28,36c2.5,2.6 5.5,2.6 8,0"),
    "thin": _line("M29.5,36.5c1.6,1 3.4,1 5,0"),
    "lips": '<path d="M29.2,36.2q2.8,-2 5.6,0q-2.8,2.8 -5.6,0Z" fill="#a3281f"/>',
    "beard": '<path d="M29.5,37.5h5" stroke="#c98b74" stroke-width="1.6" stroke-linecap="round"/>',
    "moustache": _line("M27.5,35.2c2,-1.4 3,-1.2 4.5,0 1.5,-1.2 2.5,-1.4 4.5,0"),
}
BEARDS = {
    "none": "",
    "tuft": _line("M32,39.5v6"),
    "full": f'<path d="M23,35.5c3,-2.5 6,-2 9,-1 3,-1 6,-1.5 9,1 0,6 -3,15 -9,18 -6,-3 -9,-12 -9,-18Z" fill="{HAIR}"/>',
    "curled": '<path d="M22,36c4,1.5 7,-.5 10,-2 3,1.5 6,3.5 10,2 -2,4 -7,4 -10,1.5 -3,2.5 -8,2.5 -10,-1.5Z" '
    f'fill="{HAIR}"/><path d="M28,41.5c2,3.5 6,3.5 8,0l-4,6Z" fill="{HAIR}"/>',
    "long": _filled(
        "M24.5,34.5c2.5,1.5 5,0 7.5,-1 2.5,1 5,2.5 7.5,1 1,8 -2,18 -7.5,25 -5.5,-7 -8.5,-17 -7.5,-25Z", WHITE
    ),
    "goatee": _filled("M29,40.5c2,1 4,1 6,0l-1,8 -2,3.5 -2,-3.5Z", GREY),
    "threads": _line("M27.5,35.3c-3,.5 -4.5,3 -4.5,9M36.5,35.3c3,.5 4.5,3 4.5,9M32,40v8"),
}
HEADS = {
    "buns": _filled("M19.5,26C18,13 25,9.5 32,9.5S46,13 44.5,26C42,21 40.5,18.5 37,17.5 30,20 23,19 19.5,26Z", HAIR)
    + f'<circle cx="20.5" cy="12" r="5.6" fill="{HAIR}" {_LINE}/>'
    + f'<circle cx="43.5" cy="12" r="5.6" fill="{HAIR}" {_LINE}/>'
    + f'<path d="M17,15.5l7,-3.5M47,15.5l-7,-3.5" stroke="{VERMILION}" stroke-width="2.6"/>',
    "band": _filled(
        "M19,25C17,12 24,9 32,9s15,3 13,16c-2,-4 -3,-5 -5,-6 -5,1.5 -11,1.5 -16,0 -2,1 -3,2 -5,6Z", "#4b3426"
    )
    + _filled("M18.5,20.5C26,16.5 38,16.5 45.5,20.5l-.5,4C38,20.8 26,20.8 19,24.5Z", "#e6d6ae"),
    "topknot": _filled("M27,10c-1,-7 11,-7 10,0 -3,2 -7,2 -10,0Z", HAIR)
    + _filled("M20,24C18,13 25,9.5 32,9.5s14,3.5 12,14.5c-3,-5 -7,-6.5 -12,-6.5S23,19 20,24Z", HAIR)
    + f'<path d="M27.5,9.8h9" stroke="{JADE}" stroke-width="2.4" stroke-linecap="round"/>',
    "kerchief": _filled(
        "M18.5,27C16,12 23,8 32,8s16,4 13.5,19c-3,-6.5 -8,-8.5 -13.5,-8.5S21.5,20.5 18.5,27Z", "#8fb0a0"
    )
    + _filled("M44,14c5,-2 7,2 5,6l-4.5,1Z", "#8fb0a0")
    + _dot(26, 14, 1.3, "#fbf4e2")
    + _dot(33, 12.5, 1.3, "#fbf4e2")
    + _dot(39, 15.5, 1.3, "#fbf4e2"),
    "straw": _filled("M6,24C14,17 24,7 32,5c8,2 18,12 26,19C46,20.5 18,20.5 6,24Z", "#e0c27a")
    + f'<path d="M32,5.5L22,20.7M32,5.5l10,15.2M32,5.5v14.8" stroke="{INK}" stroke-opacity=".35" stroke-width="1.2"/>',
    "winged": _filled("M19,23.5V16c0,-3 2,-4 3,-8h20c1,4 3,5 3,8v7.5C40,21.5 24,21.5 19,23.5Z", HAIR)
    + _filled("M18,18C8,14.5 4,17 3,19c5,2.5 10,2.5 15,1.5ZM46,18c10,-3.5 14,-1 15,1 -5,2.5 -10,2.5 -15,1.5Z", HAIR)
    + _dot(32, 15.5, 2.4, JADE),
    "skullcap": _filled("M18.5,23C17,12 24,8 32,8s15,4 13.5,15C41,20 23,20 18.5,23Z", "#7b3b2c")
    + _filled("M18,24.5c4,-3.5 24,-3.5 28,0l.5,-4.5C41,16 23,16 17.5,20Z", "#b5794f")
    + f'<circle cx="32" cy="8" r="2.6" fill="{GOLD}" {_LINE}/>',
    "loops": _filled("M19.5,27C17,13 24,9.5 32,9.5S47,13 44.5,27C43,20.5 39,18 32,17.5 25,18 21,20.5 19.5,27Z", HAIR)
    + f'<ellipse cx="25.5" cy="7.5" rx="5.5" ry="4.4" fill="{HAIR}" {_LINE}/>'
    + f'<ellipse cx="38.5" cy="7.5" rx="5.5" ry="4.4" fill="{HAIR}" {_LINE}/>'
    + _dot(32, 10, 2, VERMILION)
    + f'<path d="M43,10l6,-4" stroke="{GOLD}" stroke-width="2" stroke-linecap="round"/>'
    + _dot(49.5, 5.6, 1.7, VERMILION),
    "square": _filled("M20,23.5V10.5h24v13C38,20.8 26,20.8 20,23.5Z", "#33566b")
    + f'<path d="M32,10.5v11" stroke="{INK}" stroke-opacity=".4" stroke-width="1.3"/>'
    + _filled("M43,20c5,1.5 7,6 6,12l-4,-3Z", "#33566b"),
    "captain": _filled("M19,24C17,12 24,8.5 32,8.5s15,3.5 13,15.5c-7,-3.5 -19,-3.5 -26,0Z", "#33566b")
    + _filled("M17.5,25.5c5,-5 24,-5 29,0l.5,-4.8C41,16.5 23,16.5 17,20.7Z", VERMILION)
    + _filled("M45.5,22l7,3 -3.5,2 1.5,5 -6,-6Z", VERMILION),
    "helmet": _filled(
        "M17.5,25C16,14 22,8 32,8s16,6 14.5,17c-2,-2.5 -4,-3.5 -6,-4 -5,-1.5 -12,-1.5 -17,0 -2,.5 -4,1.5 -6,4Z",
        "#8d98a0",
    )
    + f'<path d="M17.3,22.5c8,-4.5 21.4,-4.5 29.4,0" fill="none" stroke="{GOLD}" stroke-width="2.6"/>'
    + _line("M32,8V1.5")
    + _filled("M32,1C24,-2 20,3 17,8c6,-3 10,-2 15,-1Z", VERMILION)
    + _filled(
        "M17.5,25c-1.5,5 -1.5,9 1,14l3,-3c-1,-4 -1.5,-8 0,-12ZM46.5,25c1.5,5 1.5,9 -1,14l-3,-3c1,-4 1.5,-8 0,-12Z",
        "#8d98a0",
    ),
    "silver": _filled("M20,24C18,13 25,10 32,10s14,3 12,14c-3,-5 -7,-6.5 -12,-6.5S23,19 20,24Z", WHITE)
    + _filled("M26,9.5c-1,-6 13,-6 12,0 -3,2 -9,2 -12,0Z", WHITE)
    + f'<path d="M22,7l20,4" stroke="{JADE}" stroke-width="2.6" stroke-linecap="round"/>',
    "minister": _filled("M19,23.5V17c0,-2.5 1.5,-4 2,-9.5h22c.5,5.5 2,7 2,9.5v6.5C40,21.5 24,21.5 19,23.5Z", "#4a1714")
    + f'<path d="M19.3,18.5c8,-2 17.4,-2 25.4,0" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    + _filled("M19,16L4,13.5v3.2L19,19ZM45,16l15,-2.5v3.2L45,19Z", "#4a1714")
    + f'<rect x="29.2" y="9.5" width="5.6" height="5.6" fill="{JADE}" {_LINE}/>',
    "bald": '<path d="M25.5,18.5c2,-2.5 4,-3.3 6.5,-3" fill="none" stroke="#fff" stroke-opacity=".6" '
    'stroke-width="1.8" stroke-linecap="round"/>'
    + _filled("M20.6,26c-4.6,-1 -4.4,8 .6,7.5ZM43.4,26c4.6,-1 4.4,8 -.6,7.5Z", TAN),
    "crown": _filled("M19,25C17,13 24,9.5 32,9.5S47,13 45,25c-2,-5 -6,-7.5 -13,-7.5S21,20 19,25Z", HAIR)
    + _filled("M22,13.5L20.5,4l6,4.5L32,1.5l5.5,7 6,-4.5L42,13.5C36,11.5 28,11.5 22,13.5Z", GOLD)
    + _dot(32, 9, 1.8, VERMILION)
    + _dot(25.5, 10.6, 1.2, JADE)
    + _dot(38.5, 10.6, 1.2, JADE)
    + f'<path d="M19.5,21v9M44.5,21v9" stroke="{GOLD}" stroke-width="1.6" stroke-dasharray="1.6 1.6"/>',
    "chancellor": _filled("M19,24V14c0,-7 5,-11 13,-11s13,4 13,11v10C40,21.5 24,21.5 19,24Z", HAIR)
    + _filled("M17.5,24.5c5,-4.5 24,-4.5 29,0l.5,-5C41,15.5 23,15.5 17,19.5Z", GOLD)
    + _filled(
        "M13,17.5c-5,3 -7,8 -6,15l4,-1.5c0,-5 1,-8 4.5,-11ZM51,17.5c5,3 7,8 6,15l-4,-1.5c0,-5 -1,-8 -4.5,-11Z", HAIR
    )
    + f'<circle cx="32" cy="10.5" r="3" fill="{VERMILION}" {_LINE}/>',
    "phoenix": _filled("M18.5,27C16,13 24,10 32,10s16,3 13.5,17c-2,-6 -6.5,-9 -13.5,-9.5S20.5,21 18.5,27Z", HAIR)
    + _filled(
        "M17,16C14,9 17,4 22,3c-1,3 0,5 3,6 0,-4 3,-7.5 7,-8 4,.5 7,4 7,8 3,-1 4,-3 3,-6 5,1 8,6 5,13"
        "c-9,-5 -21,-5 -30,0Z",
        GOLD,
    )
    + _dot(32, 6.5, 2, VERMILION)
    + _dot(23.5, 11.5, 1.4, JADE)
    + _dot(40.5, 11.5, 1.4, JADE)
    + f'<path d="M17.5,17v13M46.5,17v13" stroke="{VERMILION}" stroke-width="1.6" stroke-dasharray="1.6 1.6"/>'
    + _dot(17.5, 31.5, 1.8, GOLD)
    + _dot(46.5, 31.5, 1.8, GOLD),
    "stars": _filled("M19.5,26C17.5,13 24,10 32,10s14.5,3 12.5,16c-2,-5.5 -6,-8.5 -12.5,-8.5S21.5,20.5 19.5,26Z", HAIR)
    + _filled("M18,17L32,-1l14,18c-8,-4 -20,-4 -28,0Z", "#27366b")
    + _dot(32, 7, 1.6, GOLD)
    + _dot(27, 11.8, 1.1, GOLD)
    + _dot(37, 11.8, 1.1, GOLD)
    + f'<path d="M27,11.8L32,7l5,4.8" fill="none" stroke="{GOLD}" stroke-width=".9"/>',
    "ribbons": _filled("M19.5,24.5V13h25v11.5C38,21 26,21 19.5,24.5Z", WHITE)
    + _filled("M21,13c0,-5 4,-8.5 11,-8.5S43,8 43,13Z", "#5f7f74")
    + f'<path d="M26,13V5.8M32,13V4.5M38,13V5.8" stroke="{INK}" stroke-opacity=".45" stroke-width="1.2"/>'
    + _filled("M44.5,16c5,3 6,9 3.5,17l-3,-5ZM19.5,16c-5,3 -6,9 -3.5,17l3,-5Z", WHITE),
    "brush": _filled("M19.5,27C17,13 24,9.5 32,9.5S47,13 44.5,27C43,20 38,17 33,16.5 28,21 22,22 19.5,27Z", HAIR)
    + f'<circle cx="32" cy="7.5" r="6" fill="{HAIR}" {_LINE}/>'
    + '<path d="M20,12L45,2.5" stroke="#8a5a2b" stroke-width="2.4" stroke-linecap="round"/>'
    + _filled("M17,14.5l4.5,-3.6 1.2,2.6Z", VERMILION),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Portrait:
    """How a character looks."""

    ground: str
    robe: str
    collar: str
    skin: str
    eyes: str
    brows: str = "none"
    mouth: str
    beard: str = "none"
    head: str
    blush: bool = False


PORTRAITS = {
    "plum": Portrait(
        ground="#f0cfc0",
        robe=VERMILION,
        collar="#fbf4e2",
        skin=FAIR,
        eyes="round",
        mouth="open",
        head="buns",
        blush=True,
    ),
    "niu": Portrait(
        ground="#dbe3c6",
        robe="#6f8a55",
        collar="#fbf4e2",
        skin=FAIR,
        eyes="round",
        brows="calm",
        mouth="smile",
        head="band",
    ),
    "tao": Portrait(
        ground="#cfdfe0",
        robe="#5d86a0",
        collar="#e6d6ae",
        skin=PALE,
        eyes="round",
        brows="raised",
        mouth="smile",
        head="topknot",
        blush=True,
    ),
    "fu": Portrait(
        ground="#f1e0bd",
        robe="#b5692b",
        collar="#fbf4e2",
        skin=FAIR,
        eyes="laughing",
        brows="calm",
        mouth="open",
        head="kerchief",
        blush=True,
    ),
    "shan": Portrait(
        ground="#c9dcd6",
        robe="#3f7d78",
        collar="#e6d6ae",
        skin=TAN,
        eyes="round",
        brows="raised",
        mouth="open",
        head="straw",
    ),
    "wen": Portrait(
        ground="#cfd9dc",
        robe="#2c5d8a",
        collar="#fbf4e2",
        skin=FAIR,
        eyes="narrow",
        brows="calm",
        mouth="moustache",
        beard="tuft",
        head="winged",
    ),
    "hu": Portrait(
        ground="#ecdfb6",
        robe="#8a5a2b",
        collar="#fbf4e2",
        skin="#e8c79a",
        eyes="round",
        brows="raised",
        mouth="beard",
        beard="curled",
        head="skullcap",
    ),
    "lan": Portrait(
        ground="#e4d3e0",
        robe="#7b5a8c",
        collar="#f3dfbd",
        skin=FAIR,
        eyes="narrow",
        brows="calm",
        mouth="lips",
        head="loops",
        blush=True,
    ),
    "bai": Portrait(
        ground="#dfe5d4",
        robe="#e9e6df",
        collar="#5d86a0",
        skin=PALE,
        eyes="narrow",
        brows="grey",
        mouth="thin",
        beard="goatee",
        head="square",
    ),
    "jiang": Portrait(
        ground="#bfd3df",
        robe="#2f4f5f",
        collar=GOLD,
        skin=TAN,
        eyes="round",
        brows="stern",
        mouth="smile",
        beard="tuft",
        head="captain",
    ),
    "lu": Portrait(
        ground="#e3c3b4",
        robe="#8f2a20",
        collar=GOLD,
        skin=TAN,
        eyes="narrow",
        brows="stern",
        mouth="beard",
        beard="full",
        head="helmet",
    ),
    "yun": Portrait(
        ground="#d3d9e3",
        robe="#6b6f8c",
        collar="#fbf4e2",
        skin=PALE,
        eyes="laughing",
        brows="grey",
        mouth="thin",
        head="silver",
    ),
    "shen": Portrait(
        ground="#e9d7b0",
        robe="#a3281f",
        collar=GOLD,
        skin=FAIR,
        eyes="narrow",
        brows="calm",
        mouth="moustache",
        beard="threads",
        head="minister",
    ),
    "song": Portrait(
        ground="#d3dcc8",
        robe="#4f6b57",
        collar="#e6d6ae",
        skin=TAN,
        eyes="laughing",
        brows="bushy",
        mouth="thin",
        beard="long",
        head="bald",
    ),
    "ning": Portrait(
        ground="#f0d9c4",
        robe="#1f6650",
        collar=GOLD,
        skin=FAIR,
        eyes="narrow",
        brows="calm",
        mouth="lips",
        head="crown",
        blush=True,
    ),
    "fang": Portrait(
        ground="#e6cfa2",
        robe="#4b2a66",
        collar=GOLD,
        skin=FAIR,
        eyes="narrow",
        brows="grey",
        mouth="beard",
        beard="long",
        head="chancellor",
    ),
    "hua": Portrait(
        ground="#f2d3c2",
        robe="#b02f3c",
        collar=GOLD,
        skin=PALE,
        eyes="narrow",
        brows="raised",
        mouth="lips",
        head="phoenix",
        blush=True,
    ),
    "xu": Portrait(
        ground="#c8cfe6",
        robe="#27366b",
        collar="#e6d6ae",
        skin=FAIR,
        eyes="round",
        brows="raised",
        mouth="lips",
        head="stars",
    ),
    "du": Portrait(
        ground="#d2e0dc",
        robe="#e9e6df",
        collar="#3a9a7c",
        skin=FAIR,
        eyes="narrow",
        brows="stern",
        mouth="moustache",
        beard="threads",
        head="ribbons",
    ),
    "ji": Portrait(
        ground="#e5dcc6",
        robe="#5b4a3a",
        collar="#fbf4e2",
        skin=TAN,
        eyes="laughing",
        brows="calm",
        mouth="smile",
        head="brush",
    ),
}
"""The characters by their short names."""


def figure(name: str) -> str:
    """Returns a character as SVG elements in a square of 64, without a ground."""
    p = PORTRAITS[name]
    cheeks = ""
    if p.blush:
        cheeks = "".join(f'<circle cx="{x}" cy="33" r="2.4" fill="#e59a86" opacity=".7"/>' for x in (25, 39))
    face = "M20.5,27c0,-9 5,-14 11.5,-14s11.5,5 11.5,14c0,9 -5,16 -11.5,16s-11.5,-7 -11.5,-16Z"
    return "".join(
        (
            _filled("M6,66C7,52 18,46.5 25,45h14c7,1.5 18,7 19,21Z", p.robe),
            _filled("M25,45l7,10 7,-10 3.5,1.5L32,62 21.5,46.5Z", p.collar),
            _filled("M27,38v7.5l5,5.5 5,-5.5V38Z", p.skin),
            _filled(face, p.skin),
            cheeks,
            EYES[p.eyes],
            BROWS[p.brows],
            MOUTHS[p.mouth] if p.beard != "full" else "",
            BEARDS[p.beard],
            MOUTHS[p.mouth] if p.beard == "full" else "",
            HEADS[p.head],
        )
    )


@cache
def portrait(name: str) -> str:
    """Returns a character as an SVG document: a head in a circle."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
        '<clipPath id="c"><circle cx="32" cy="32" r="30.6"/></clipPath><g clip-path="url(#c)">'
        f'<rect width="64" height="64" fill="{PORTRAITS[name].ground}"/>'
        f'<path d="M0,50C12,42 20,46 32,42S54,48 64,42V64H0Z" fill="{INK}" opacity=".07"/>'
        f'{figure(name)}</g><circle cx="32" cy="32" r="30.6" fill="none" stroke="{INK}" stroke-width="1.8"/></svg>'
    )
