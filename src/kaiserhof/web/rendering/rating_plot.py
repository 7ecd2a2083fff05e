"""A chart of a rating over a person's games: the mean as a line, its interval as a band."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.community.ratings import Rating
from kaiserhof.drawing.charts import band, chart, horizontal, line, step, text
from kaiserhof.drawing.svg import element, tenths
from kaiserhof.engine import Words

WIDTH, HEIGHT = 330, 108
LEFT, RIGHT, TOP, BOTTOM = 40, 12, 10, 22
BESIDE = 250
"""Points above and below the line that are always visible; a wider band is cut off."""


def rating_plot(course: Sequence[Rating], words: Words) -> str:
    """Draws a rating after each rated game; the chart's accessible name gives the numbers."""
    shown = [rating.shown for rating in course]
    least, most = min(shown) - BESIDE, max(shown) + BESIDE
    gap = step(most - least, (50, 100, 200, 500, 1000, 10_000), 4)
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(game: int) -> float:
        return LEFT + across * game / max(1, len(course) - 1)

    def y(value: float) -> float:
        return TOP + up * (1 - (min(most, max(least, value)) - least) / (most - least))

    parts = []
    for value in range(-(-least // gap) * gap, most + 1, gap):
        parts.append(horizontal("grid", y(value), LEFT, WIDTH - RIGHT))
        parts.append(text(LEFT - 5, y(value) + 4, value, anchor="end"))
    upper = [(x(game), y(rating.shown + rating.interval)) for game, rating in enumerate(course)]
    lower = [(x(game), y(rating.shown - rating.interval)) for game, rating in enumerate(course)]
    parts.append(band("band", upper, lower))
    parts.append(line("mean", [(x(game), y(value)) for game, value in enumerate(shown)]))
    parts.append(element("circle", class_="dot", cx=tenths.num(x(len(course) - 1)), cy=tenths.num(y(shown[-1])), r=4))
    parts.append(text(LEFT, HEIGHT - 6, words("person-plot-first")))
    parts.append(text(WIDTH - RIGHT, HEIGHT - 6, words("person-plot-last"), anchor="end"))
    name = words("person-plot", games=len(course), least=min(shown), most=max(shown), now=shown[-1])
    return chart(WIDTH, HEIGHT, name, parts)
