"""Charts as SVG documents, for light and dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from kaiserhof.drawing.charts import band, chart, horizontal, line, step, style, text, vertical
from kaiserhof.drawing.svg import circle, path, tenths
from kaiserhof.engine import Words
from kaiserhof.lab.summary import BotSummary, Summary

STYLE = style(
    """
text { font-size: 13px; }
.title { font-size: 19px; font-weight: 600; }
.sub, .tick { fill: #6d6455; font-size: 12px; }
.num { font-variant-numeric: tabular-nums; }
.grid { stroke: #d9cfba; fill: none; }
.axis { stroke: #8a7f6b; fill: none; }
.even { stroke: #8a7f6b; stroke-dasharray: 4 4; fill: none; }
.bar { fill: #0072b2; }
.whisker { stroke: #2b2620; stroke-width: 1.6; fill: none; }
.line { stroke: #0072b2; stroke-width: 2.4; fill: none; }
.band { fill: #0072b2; opacity: 0.16; }
.dot { fill: #f6f1e5; stroke: #0072b2; stroke-width: 2.4; }
.p1 { fill: #0072b2; } .p2 { fill: #5f9fc4; } .p3 { fill: #a9c8d8; } .p4 { fill: #d8d2c2; } .p5 { fill: #c4bba6; }
.on { fill: #ffffff; } .off { fill: #2b2620; }
""",
    """
.sub, .tick { fill: #a89d88; }
.grid { stroke: #3a352d; } .axis, .even { stroke: #7d725f; }
.bar, .p1 { fill: #3f9bd1; } .line { stroke: #3f9bd1; } .band { fill: #3f9bd1; }
.dot { fill: #1d1b18; stroke: #3f9bd1; }
.whisker { stroke: #ece4d4; }
.p2 { fill: #2f6f95; } .p3 { fill: #28506a; } .p4 { fill: #4a4438; } .p5 { fill: #393429; }
.on { fill: #10202a; } .off { fill: #ece4d4; }
""",
)

WIDTH = 860
ROW = 46
LEFT = 184
BARS = 290
"""Width of the chart of win rates."""
GAP = 56


def document(height: int, title: str, parts: Sequence[str]) -> str:
    """Returns an SVG document with the style of these charts."""
    return chart(WIDTH, height, title, parts, STYLE, width=WIDTH, height=height) + "\n"


def percent(share: float, words: Words, decimals: int = 0) -> str:
    """Formats a share as a percentage."""
    return words("percent", share=f"{share * 100:.{decimals}f}")


# ---------------------------------------------------------------------- one arena


def arena_chart(summary: Summary, words: Words) -> str:
    """Returns a chart of the win rates (with intervals) and places of each bot."""
    game = summary.plan.find_game()
    title = f"{game.words(words.lang)('game-title')} · {words('cli-count-players', players=summary.plan.seats)}"
    height = 118 + ROW * len(summary.bots) + 44
    places = LEFT + BARS + GAP
    parts = [
        text(24, 36, title, "title"),
        text(24, 58, words("chart-games", games=summary.games, seed=summary.plan.seed), "sub"),
        text(LEFT, 92, words("chart-wins"), "sub"),
        text(places, 92, words("chart-places"), "sub"),
        *_share_grid(102, height - 44, words),
    ]
    even = LEFT + BARS / summary.plan.seats
    parts.append(vertical("even", even, 102, height - 44))
    parts.append(text(even, height - 10, words("chart-even"), "tick", "middle"))
    for row, bot in enumerate(summary.bots):
        top = 108 + ROW * row
        parts += _win_row(bot, top, words)
        parts += _place_row(bot, places, WIDTH - 24 - places, top)
    return document(height, title, parts)


def _share_grid(top: float, bottom: float, words: Words) -> list[str]:
    parts = []
    for quarter in range(5):
        x = LEFT + BARS * quarter / 4
        parts.append(vertical("grid", x, top, bottom))
        parts.append(text(x, bottom + 16, percent(quarter / 4, words), "tick num", "middle"))
    return parts


def _win_row(bot: BotSummary, top: float, words: Words) -> list[str]:
    low, high = (LEFT + BARS * end for end in bot.interval)
    wide = max(0.5, BARS * bot.win_rate)
    rating = words("chart-rating", rating=f"{bot.rating.value:.0f}", version=bot.version)
    return [
        text(24, top + 13, bot.name),
        text(24, top + 29, rating, "sub num"),
        tenths.rect(LEFT, top + 3, wide, 24, class_="bar", rx=2),
        path(f"M{tenths.xy((low, top + 10))}v10m0,-5H{tenths.num(high)}m0,-5v10", class_="whisker"),
        text(LEFT + BARS + 10, top + 20, percent(bot.win_rate, words), "num"),
    ]


def _place_row(bot: BotSummary, left: float, width: float, top: float) -> list[str]:
    parts = []
    x = left
    for place, share in enumerate(bot.places, 1):
        wide = width * share
        parts.append(tenths.rect(x, top + 3, wide, 24, class_=f"p{min(place, 5)}"))
        if wide > 34:
            parts.append(text(x + wide / 2, top + 20, f"{place}.", f"num {'on' if place <= 2 else 'off'}", "middle"))
        x += wide
    return parts


# ---------------------------------------------------------------------- strength over simulations


def curve_chart(title: str, sub: str, points: Sequence[tuple[int, float, float, float]], words: Words) -> str:
    """Returns a chart of ratings (with intervals) over budgets on a logarithmic axis.

    A point is budget, rating, and the ends of its interval.
    """
    height, top, bottom, right = 420, 100, 360, WIDTH - 40
    least, most = min(low for _, _, low, _ in points), max(high for _, _, _, high in points)
    gap = step(most - least, (25, 50, 100, 200, 500, 1000, 5000), 8)
    floor, ceiling = gap * (least // gap), gap * -(-most // gap)
    first, last = log2(points[0][0]), log2(points[-1][0])

    def x(budget: int) -> float:
        return 80 + (right - 100) * ((log2(budget) - first) / (last - first) if last > first else 0.5)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - floor) / (ceiling - floor)

    parts = [text(24, 36, title, "title"), text(24, 58, sub, "sub"), text(24, 82, words("chart-strength"), "sub")]
    for mark in range(int(floor), int(ceiling) + 1, gap):
        parts.append(horizontal("grid", y(mark), 64, right))
        parts.append(text(56, y(mark) + 4, str(mark), "tick num", "end"))
    upper = [(x(budget), y(high)) for budget, _, _, high in points]
    lower = [(x(budget), y(low)) for budget, _, low, _ in points]
    parts.append(band("band", upper, lower))
    parts.append(line("line", [(x(budget), y(value)) for budget, value, _, _ in points]))
    for budget, value, low, high in points:
        parts.append(vertical("whisker", x(budget), y(low), y(high)))
        parts.append(circle((x(budget), y(value)), 5, class_="dot"))
        parts.append(text(x(budget), bottom + 20, str(budget), "tick num", "middle"))
    parts.append(text(right, bottom + 44, words("chart-simulations"), "sub", "end"))
    return document(height, title, parts)
