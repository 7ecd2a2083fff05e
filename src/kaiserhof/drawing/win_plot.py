"""Draws everyone's win probabilities over a game as lines, with the turning points marked.

The plot comes in two sizes: wide, and narrow for a phone, with the same font size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.drawing.charts import (
    INK,
    NIGHT_INK,
    NIGHT_PAPER,
    PAPER,
    SEAT_STYLE,
    apart,
    chart,
    horizontal,
    line,
    style,
    text,
    vertical,
)
from kaiserhof.drawing.svg import circle
from kaiserhof.drawing.terminal import SIGNS
from kaiserhof.engine import Words

STYLE = style(
    f"""
text {{ font-size: 12px; }}
{SEAT_STYLE}
.ln {{ fill: none; stroke: currentColor; stroke-width: 2.6; stroke-linejoin: round; }}
.plot .sign {{ fill: currentColor; font-size: 15px; }}
.grid {{ stroke: {INK}; opacity: 0.18; fill: none; }}
.turn-line {{ stroke: {INK}; stroke-width: 1.2; stroke-dasharray: 3 4; fill: none; }}
.turn-mark {{ fill: {INK}; }}
.plot .turn-number {{ fill: {PAPER}; font-weight: 700; }}
""",
    f"""
.grid, .turn-line {{ stroke: {NIGHT_INK}; }}
.turn-mark {{ fill: {NIGHT_INK}; }}
.plot .turn-number {{ fill: {NIGHT_PAPER}; }}
""",
)
"""The style of a document of its own; a page has its own rules for the same classes."""

APART = 17
"""Minimum distance between two signs at the ends of lines."""


@dataclass(frozen=True, slots=True)
class PlotSize:
    """The size of a plot, and the number of names in a row above it."""

    width: int
    height: int
    abreast: int
    letters: int
    """Maximum number of letters of a name."""


WIDE = PlotSize(760, 320, 5, 16)
NARROW = PlotSize(340, 300, 2, 14)
LEFT, RIGHT, BOTTOM, ROW = 42, 26, 26, 22


def win_plot(
    rows: Sequence[Sequence[float]],
    marks: Sequence[tuple[int, int]],
    words: Words,
    sheet: str = "",
    size: PlotSize = WIDE,
    rounds: Sequence[int] = (),
) -> str:
    """Returns the plot of `rows`: the win probabilities by seat before each decision, and at the end.

    Each mark is the index of a row and a seat, each round the index of the row in which it begins. A style sheet
    (`sheet`) makes the plot a document of its own. `words` names the seats.
    """
    if not rows:
        return ""
    seats = len(rows[0])
    top = 14 + ROW * -(-seats // size.abreast)
    wide, down = size.width - LEFT - RIGHT, size.height - top - BOTTOM

    def x(index: int) -> float:
        return LEFT + wide * index / max(1, len(rows) - 1)

    def y(share: float) -> float:
        return top + down * (1 - share)

    parts = _legend(seats, words, size)
    for quarter in range(5):
        parts.append(horizontal("grid", y(quarter / 4), LEFT, size.width - RIGHT))
        parts.append(text(LEFT - 7, y(quarter / 4) + 4, f"{25 * quarter} %", anchor="end"))
    parts += [text(x(index), size.height - 7, number, anchor="middle") for number, index in _axis(rounds, size)]
    for seat in range(seats):
        parts.append(line(f"ln seat-{seat}", [(x(index), y(row[seat])) for index, row in enumerate(rows)]))
    for seat, at in enumerate(_apart_upwards([y(share) for share in rows[-1]])):
        parts.append(text(size.width - RIGHT + 6, at + 5, SIGNS[seat], f"sign seat-{seat}"))
    for number, (index, seat) in enumerate(marks, 1):
        across, high = x(index), y(rows[index][seat])
        parts.append(vertical("turn-line", across, top, size.height - BOTTOM))
        parts.append(circle((across, high), 9, class_="turn-mark"))
        parts.append(text(across, high + 4, number, "turn-number", "middle"))
    return chart(size.width, size.height, words("win-plot"), parts, sheet)


def _axis(rounds: Sequence[int], size: PlotSize) -> list[tuple[int, int]]:
    """Returns the numbers of the rounds that fit below the plot, each with its index."""
    every = max(1, -(-len(rounds) * 28 // (size.width - LEFT - RIGHT)))
    return [(number, index) for number, index in enumerate(rounds, 1) if (number - 1) % every == 0]


def _apart_upwards(places: list[float]) -> list[float]:
    return [-place for place in apart([-place for place in places], APART)]


def _legend(seats: int, words: Words, size: PlotSize) -> list[str]:
    abreast = min(seats, size.abreast)
    wide = (size.width - 14) / abreast
    parts = []
    for seat in range(seats):
        left, down = 14 + wide * (seat % abreast), 20 + ROW * (seat // abreast)
        name = words.seat(seat)
        shown = name if len(name) <= size.letters else f"{name[: size.letters - 1]}…"
        parts.append(text(left, down, SIGNS[seat], f"sign seat-{seat}") + text(left + 20, down, shown))
    return parts
