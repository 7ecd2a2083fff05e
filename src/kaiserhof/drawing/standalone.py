"""Shows a position outside the page: as text, as one SVG document, or as both for a notebook."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from kaiserhof.drawing.artist import artist_of
from kaiserhof.drawing.assets import figures
from kaiserhof.drawing.palette import SEAT_COLOURS, SERIF
from kaiserhof.drawing.svg import element
from kaiserhof.engine import State

LANG = "en"

STYLE = "".join(
    [
        ".hit{fill:transparent;stroke:none}.ghost,.halo,.ring{display:none}",
        f".ink{{fill:#2b2019;font-family:{SERIF}}}",
        ".now{fill:rgb(181 56 43 / .16);stroke:#b5382b;stroke-width:2}",
        *(f".seat-{seat}{{color:{colour}}}" for seat, colour in enumerate(SEAT_COLOURS)),
    ]
)
"""The rules of the page's style sheets that the markup of boards needs."""


@cache
def faces() -> str:
    """Returns the signs of the seats, as SVG `symbol` elements."""
    return "".join(f"{face.symbol(name)}\n" for name, face in figures(__package__, "faces.svg").items())


def as_text(state: State) -> str:
    """Draws a state or a view for a terminal."""
    return artist_of(state.game).board_text(state, state.game.words(LANG))


def as_svg(state: State) -> str | None:
    """Draws a state or a view as one SVG document; None if the game has no drawing."""
    artist = artist_of(state.game)
    picture = artist.picture(state, state.game.words(LANG), ())
    if picture is None:
        return None
    size = f"0 0 {picture.width} {picture.height}"
    base = artist.base_picture(picture.base, LANG, dark=False)
    below = re.sub(r' (width|height)="[^"]*"', "", base[: base.index(">")]) + base[base.index(">") :]
    return element(
        "svg",
        element("style", STYLE),
        element("defs", faces(), artist.sprite),
        below,
        element(
            "svg",
            *(region.markup for region in picture.board),
            viewBox=size,
            width=picture.width,
            height=picture.height,
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=size,
    )


def as_html(state: State) -> str:
    """Shows a state or a view in a notebook: the drawing of the board, if there is one, the question, and the text with
    everything else, such as the viewer's hand.
    """
    words = state.game.words(LANG)
    mover = f"{words.seat(state.to_move())}: " if state.to_move() >= 0 else ""
    return (
        f"{as_svg(state) or ''}<details open><summary>{escape(mover + words(state.prompt()))}</summary>"
        f"<pre>{escape(as_text(state))}</pre></details>"
    )
