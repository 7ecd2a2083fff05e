"""The chances of all seats over a game, as SVG: bands that fill the whole, with the turning points marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from kaiserhof.bots.analysis import Analysis, Swing
from kaiserhof.drawing.terminal import SIGNS
from kaiserhof.engine import Words

WIDTH, HEIGHT = 760, 340
LEFT, RIGHT, TOP, BOTTOM = 14, 14, 44, 28
CLEAR = 0.12
"""A band this wide has room for its seat's sign."""

STYLE = """
.plot { background: #f6f1e5; font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; }
.plot text { fill: #2b2620; font-size: 12px; }
.seat-0 { color: #0072b2; } .seat-1 { color: #009e73; } .seat-2 { color: #aa4499; }
.seat-3 { color: #d55e00; } .seat-4 { color: #e6b800; }
.band { fill: currentColor; fill-opacity: 0.86; stroke: #f6f1e5; stroke-width: 1.5; }
.plot .in-band { fill: #fbf4e2; font-size: 22px; }
.plot .sign { fill: currentColor; font-size: 15px; }
.grid { stroke: #2b2620; opacity: 0.18; fill: none; }
.turn-line { stroke: #2b2620; stroke-width: 1.4; stroke-dasharray: 3 3; fill: none; }
.turn-mark { fill: #f6f1e5; stroke: #2b2620; stroke-width: 1.4; }
@media (prefers-color-scheme: dark) {
  .plot { background: #1d1b18; }
  .plot text { fill: #ece4d4; }
  .band { stroke: #1d1b18; }
  .turn-mark { fill: #1d1b18; stroke: #ece4d4; }
  .turn-line { stroke: #ece4d4; }
}
"""
"""For a document of its own; a page has its own style for the same classes."""


def win_plot(analysis: Analysis, turning: Sequence[Swing], words: Words, style: str = "") -> str:
    """The plot; `style` makes it a document that stands for itself. Seats are named as `words` names them."""
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

    title = escape(words("win-plot"))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}"><title>{title}</title>' + (f"<style>{style}</style>" if style else "")
    ]
    upper = [0.0] * len(rows)
    for seat in range(seats):
        lower = [above + row[seat] / (sum(row) or 1) for above, row in zip(upper, rows, strict=True)]
        there = [f"{x(index):.1f},{y(share):.1f}" for index, share in enumerate(upper)]
        back = [f"{x(index):.1f},{y(share):.1f}" for index, share in reversed(list(enumerate(lower)))]
        parts.append(f'<path class="band seat-{seat}" d="M{"L".join(there + back)}Z"/>')
        parts += _sign(seat, rows, upper, lower, x, y)
        upper = lower
    for quarter in range(5):
        parts.append(f'<path class="grid" d="M{LEFT},{y(quarter / 4):.1f}H{WIDTH - RIGHT}"/>')
    parts += _legend(seats, words)
    place = {moment.number: index for index, moment in enumerate(analysis.moments)}
    for mark, swing in enumerate(turning, 1):
        at = x(place[swing.moments[0].number])
        parts.append(
            f'<path class="turn-line" d="M{at:.1f},{TOP}V{HEIGHT - BOTTOM}"/>'
            f'<circle class="turn-mark" cx="{at:.1f}" cy="{HEIGHT - BOTTOM + 12}" r="9"/>'
            f'<text x="{at:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{mark}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def _sign(
    seat: int,
    rows: Sequence[Sequence[float]],
    upper: Sequence[float],
    lower: Sequence[float],
    x: Callable[[int], float],
    y: Callable[[float], float],
) -> list[str]:
    """The seat's sign where its band is widest, away from both ends."""
    inner = range(len(rows) // 20, len(rows) - len(rows) // 20)
    widest = max(inner, key=lambda index: rows[index][seat])
    if lower[widest] - upper[widest] < CLEAR:
        return []
    middle = y((upper[widest] + lower[widest]) / 2)
    return [f'<text class="in-band" x="{x(widest):.1f}" y="{middle + 8:.1f}" text-anchor="middle">{SIGNS[seat]}</text>']


def _legend(seats: int, words: Words) -> list[str]:
    wide = (WIDTH - LEFT - RIGHT) / seats
    return [
        f'<text class="sign seat-{seat}" x="{LEFT + wide * seat:.1f}" y="26">{SIGNS[seat]}</text>'
        f'<text x="{LEFT + wide * seat + 18:.1f}" y="26">{escape(words.seat(seat)[:18])}</text>'
        for seat in range(seats)
    ]
