"""A chart of all seats' points over a game."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.drawing.charts import apart, chart, horizontal, step, text, vertical
from kaiserhof.drawing.svg import path, tenths
from kaiserhof.engine import Words

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 34, 70, 14, 24
LAST = 80
"""Space for the number of moves at the end of the axis."""


def points_plot(points: Sequence[Sequence[int]], first: Sequence[int], words: Words) -> str:
    """Draws everyone's points at the start and after each move; the last move is the final scoring."""
    if not points:
        return ""
    most = max(10, *(max(row) for row in (first, *points)))
    least = min(0, *(min(row) for row in (first, *points)))
    gap = step(most - least, (2, 5, 10, 20, 50, 100, 1000), 9)
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(move: int) -> float:
        return LEFT + across * move / max(1, len(points))

    def y(value: int) -> float:
        return TOP + up * (1 - (value - least) / (most - least))

    parts = []
    for value in range(-(-least // gap) * gap, most + 1, gap):
        parts.append(horizontal("grid", y(value), LEFT, WIDTH - RIGHT))
        parts.append(text(LEFT - 6, y(value) + 4, value, anchor="end"))
    parts.append(horizontal("axis", y(0), LEFT, WIDTH - RIGHT))
    parts.append(vertical("axis", LEFT, TOP, HEIGHT - BOTTOM))
    gap = step(len(points), (5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000), 6)
    for move in range(0, len(points) - gap // 2, gap):
        parts.append(vertical("axis", x(move), HEIGHT - BOTTOM, HEIGHT - BOTTOM + 4))
        if x(move) < WIDTH - RIGHT - LAST:
            parts.append(text(x(move), HEIGHT - BOTTOM + 17, move, anchor="middle"))
    parts.append(text(WIDTH - RIGHT, HEIGHT - BOTTOM + 17, words("score-plot-moves", moves=len(points)), anchor="end"))
    labels = apart([y(value) for value in points[-1]], 18)
    for seat in range(len(points[0])):
        last = first[seat]
        way = f"M{tenths.xy((LEFT, y(last)))}"
        for move, row in enumerate(points, 1):
            if row[seat] != last:
                way += f"H{tenths.num(x(move))}V{tenths.num(y(row[seat]))}"
                last = row[seat]
        parts.append(path(f"{way}H{WIDTH - RIGHT}", class_=f"ln seat-{seat}"))
        top = labels[seat]
        parts.append(tenths.symbol(f"face-{seat}", WIDTH - RIGHT + 6, top - 8, 16, 16, class_=f"seat-{seat}"))
        parts.append(text(WIDTH - RIGHT + 27, top + 4, points[-1][seat], "lb"))
    return chart(WIDTH, HEIGHT, words("score-plot"), parts)
