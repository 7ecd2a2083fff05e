"""Draws the button at the end of the band that lays the canal in one line, or in two again."""

from __future__ import annotations

from kaiserhof.drawing import LONG, NARROW, TABLE, WIDE, Easel, Frame
from kaiserhof.drawing.svg import num, path, rect
from kaiserhof.games.dayunhe.drawing.board.band import MIDDLE
from kaiserhof.games.dayunhe.drawing.board.stage import Stage
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels

WIDTH, HEIGHT = 34, 26
_LINES = {LONG: "M-9,0H9M-5,-4L-9,0L-5,4M5,-4L9,0L5,4", WIDE: "M-9,-4.5H9M-9,4.5H9"}
"""The picture of each form: one line or two."""


def draw_switch(stage: Stage, labels: DayunheLabels, easel: Easel) -> None:
    """Draws the button; two players have one line in any case."""
    if easel.form == NARROW:
        return
    other = WIDE if easel.form == LONG else LONG
    drawn: tuple[str, ...] = ()
    if stage.seats > 2:
        said = labels.say(f"board-{other}")
        box = rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, rx=5, fill=CREAM, stroke=INK, stroke_width=1)
        lines = path(_LINES[other], fill="none", stroke=INK, stroke_width=2, stroke_linecap="round")
        place = f"translate({num(stage.width - 24)} {num(MIDDLE)})"
        drawn = (
            f'<g class="turner" data-instead="{other}" role="button" tabindex="0" aria-label="{said}" '
            f'transform="{place}"><title>{said}</title>{box}{lines}</g>',
        )
    easel.put(Frame("switch", TABLE, "<g>", "</g>"), drawn)
