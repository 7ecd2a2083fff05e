"""The plot of the points over a game, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from kaiserhof.engine import Words

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 34, 70, 14, 24


def points_plot(points: Sequence[Sequence[int]], first: Sequence[int], words: Words) -> str:
    """Everyone's points from the start and after each move, as steps; the last move is the final scoring."""
    if not points:
        return ""
    most = max(10, *(max(row) for row in (first, *points)))
    least = min(0, *(min(row) for row in (first, *points)))
    step = next(step for step in (2, 5, 10, 20, 50, 100, 1000) if (most - least) / step <= 9)
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(move: int) -> float:
        return LEFT + across * move / max(1, len(points))

    def y(value: int) -> float:
        return TOP + up * (1 - (value - least) / (most - least))

    parts = [f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(words("score-plot"))}">']
    for value in range(-(-least // step) * step, most + 1, step):
        parts.append(f'<path class="grid" d="M{LEFT},{y(value):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
    parts.append(f'<path class="axis" d="M{LEFT},{y(0):.1f}H{WIDTH - RIGHT}"/>')
    labels = _spread([y(value) for value in points[-1]])
    for seat in range(len(points[0])):
        last = first[seat]
        path = f"M{LEFT},{y(last):.1f}"
        for move, row in enumerate(points, 1):
            if row[seat] != last:
                path += f"H{x(move):.1f}V{y(row[seat]):.1f}"
                last = row[seat]
        parts.append(f'<path class="ln seat-{seat}" d="{path}H{WIDTH - RIGHT}"/>')
        top = labels[seat]
        parts.append(
            f'<use href="#face-{seat}" class="seat-{seat}" x="{WIDTH - RIGHT + 6}" y="{top - 8:.1f}" '
            f'width="16" height="16"/>'
            f'<text class="lb" x="{WIDTH - RIGHT + 27}" y="{top + 4:.1f}">{points[-1][seat]}</text>'
        )
    parts.append("</svg>")
    return "".join(parts)


def _spread(places: list[float]) -> list[float]:
    """The places of labels, moved apart so that they do not cover each other."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    spread = places[:]
    for above, below in pairwise(order):
        spread[below] = max(spread[below], spread[above] + 18)
    return spread
