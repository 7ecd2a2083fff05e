"""Draws the win probabilities of all seats over a game as bands that fill the whole, with the turning points marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaiserhof.bots.analysis import Analysis, Swing
from kaiserhof.drawing.charts import (
    INK,
    NIGHT_INK,
    NIGHT_PAPER,
    PAPER,
    SEAT_STYLE,
    band,
    chart,
    horizontal,
    style,
    text,
    vertical,
)
from kaiserhof.drawing.svg import circle
from kaiserhof.drawing.terminal import SIGNS
from kaiserhof.engine import Words

WIDTH, HEIGHT = 760, 340
LEFT, RIGHT, TOP, BOTTOM = 14, 14, 44, 28
CLEAR = 0.12
"""A band this wide has room for its seat's sign."""

STYLE = style(
    f"""
text {{ font-size: 12px; }}
{SEAT_STYLE}
.band {{ fill: currentColor; fill-opacity: 0.86; stroke: {PAPER}; stroke-width: 1.5; }}
.plot .in-band {{ fill: #fbf4e2; font-size: 22px; }}
.plot .sign {{ fill: currentColor; font-size: 15px; }}
.grid {{ stroke: {INK}; opacity: 0.18; fill: none; }}
.turn-line {{ stroke: {INK}; stroke-width: 1.4; stroke-dasharray: 3 3; fill: none; }}
.turn-mark {{ fill: {PAPER}; stroke: {INK}; stroke-width: 1.4; }}
""",
    f"""
.band {{ stroke: {NIGHT_PAPER}; }}
.turn-mark {{ fill: {NIGHT_PAPER}; stroke: {NIGHT_INK}; }}
.turn-line {{ stroke: {NIGHT_INK}; }}
""",
)
"""For a document of its own; a page has its own style for the same classes."""


def win_plot(analysis: Analysis, turning: Sequence[Swing], words: Words, sheet: str = "") -> str:
    """Returns the plot; `sheet`, a style sheet, makes it a document of its own. `words` names the seats."""
    rows = [moment.win_probabilities for moment in analysis.moments] + (
        [analysis.final] if analysis.final is not None else []
    )
    if not rows:
        return ""
    seats = len(rows[0])
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    steps = max(1, len(rows) - 1)

    def x(index: int) -> float:
        return LEFT + across * index / steps

    def y(share: float) -> float:
        return TOP + down * share

    parts: list[str] = []
    upper = [0.0] * len(rows)
    for seat in range(seats):
        lower = [above + row[seat] / (sum(row) or 1) for above, row in zip(upper, rows, strict=True)]
        edges = [[(x(index), y(share)) for index, share in enumerate(edge)] for edge in (upper, lower)]
        parts.append(band(f"band seat-{seat}", *edges))
        parts += _sign(seat, rows, upper, lower, x, y)
        upper = lower
    for quarter in range(5):
        parts.append(horizontal("grid", y(quarter / 4), LEFT, WIDTH - RIGHT))
    parts += _legend(seats, words)
    place = {moment.number: index for index, moment in enumerate(analysis.moments)}
    for mark, swing in enumerate(turning, 1):
        at = x(place[swing.moments[0].number])
        parts.append(vertical("turn-line", at, TOP, HEIGHT - BOTTOM))
        parts.append(circle((at, HEIGHT - BOTTOM + 12), 9, class_="turn-mark"))
        parts.append(text(at, HEIGHT - BOTTOM + 16, mark, anchor="middle"))
    return chart(WIDTH, HEIGHT, words("win-plot"), parts, sheet)


def _sign(
    seat: int,
    rows: Sequence[Sequence[float]],
    upper: Sequence[float],
    lower: Sequence[float],
    x: Callable[[int], float],
    y: Callable[[float], float],
) -> list[str]:
    """Draws the seat's sign where its band is widest, away from both ends."""
    inner = range(len(rows) // 20, len(rows) - len(rows) // 20)
    widest = max(inner, key=lambda index: rows[index][seat])
    if lower[widest] - upper[widest] < CLEAR:
        return []
    middle = y((upper[widest] + lower[widest]) / 2)
    return [text(x(widest), middle + 8, SIGNS[seat], "in-band", "middle")]


def _legend(seats: int, words: Words) -> list[str]:
    wide = (WIDTH - LEFT - RIGHT) / seats
    return [
        text(LEFT + wide * seat, 26, SIGNS[seat], f"sign seat-{seat}")
        + text(LEFT + wide * seat + 18, 26, words.seat(seat)[:18])
        for seat in range(seats)
    ]
