"""Draws everyone's win probabilities over a game as lines, with the turning points marked.

There are two drawings: a wide one, and a narrow one for a phone, where letters keep their size.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from kaiserhof.bots.analysis import Analysis, Swing
from kaiserhof.drawing.charts import (
    INK,
    NIGHT_INK,
    NIGHT_PAPER,
    PAPER,
    SEAT_STYLE,
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
"""For a document of its own; a page has its own style for the same classes."""

APART = 17
"""Least distance of two signs at the ends of lines."""


@dataclass(frozen=True, slots=True)
class PlotSize:
    """The size of a drawing, and how many names stand beside each other above it."""

    width: int
    height: int
    abreast: int
    letters: int
    """Most letters of a name."""


WIDE = PlotSize(760, 320, 5, 16)
NARROW = PlotSize(340, 300, 2, 14)
LEFT, RIGHT, BOTTOM, ROW = 42, 26, 26, 22


def win_plot(
    analysis: Analysis,
    turning: Sequence[Swing],
    words: Words,
    sheet: str = "",
    size: PlotSize = WIDE,
    rounds: Sequence[int] = (),
) -> str:
    """Returns the plot; `sheet`, a style sheet, makes it a document of its own. `words` names the seats.

    `rounds` are the numbers of moves before each round, for the axis.
    """
    rows = win_probabilities(analysis)
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
    parts += [
        text(x(index), size.height - 7, number, anchor="middle")
        for number, index in _axis([each.number for each in analysis.moments], rounds, size)
    ]
    for seat in range(seats):
        parts.append(line(f"ln seat-{seat}", [(x(index), y(row[seat])) for index, row in enumerate(rows)]))
    for seat, at in enumerate(_apart([y(share) for share in rows[-1]])):
        parts.append(text(size.width - RIGHT + 6, at + 5, SIGNS[seat], f"sign seat-{seat}"))
    for number, (index, seat) in enumerate(marks(analysis, turning), 1):
        across, high = x(index), y(rows[index][seat])
        parts.append(vertical("turn-line", across, top, size.height - BOTTOM))
        parts.append(circle((across, high), 9, class_="turn-mark"))
        parts.append(text(across, high + 4, number, "turn-number", "middle"))
    return chart(size.width, size.height, words("win-plot"), parts, sheet)


def win_probabilities(analysis: Analysis) -> list[tuple[float, ...]]:
    """Returns the win probabilities of all seats before each decision, and at the end."""
    return [moment.win_probabilities for moment in analysis.moments] + (
        [analysis.final] if analysis.final is not None else []
    )


def marks(analysis: Analysis, turning: Sequence[Swing]) -> list[tuple[int, int]]:
    """Returns where turning points are marked: an index in `win_probabilities` and the seat whose line changed most."""
    place = {moment.number: index for index, moment in enumerate(analysis.moments)}
    return [(place[swing.moments[-1].number] + 1, swing.concerned()) for swing in turning]


def _axis(numbers: Sequence[int], rounds: Sequence[int], size: PlotSize) -> list[tuple[int, int]]:
    """Returns the numbers of rounds under the plot, each with the index of its first decision."""
    every = max(1, -(-len(rounds) * 28 // (size.width - LEFT - RIGHT)))
    return [(at + 1, bisect_left(numbers, start)) for at, start in enumerate(rounds) if at % every == 0]


def _apart(places: list[float]) -> list[float]:
    """Returns the places of signs, moved apart where they would cover each other; the lowest keep theirs."""
    order = sorted(range(len(places)), key=lambda index: -places[index])
    spread = places[:]
    for below, above in pairwise(order):
        spread[above] = min(spread[above], spread[below] - APART)
    return spread


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
