"""Strength by number of simulations: a searching bot with several budgets, against others or against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kaiserhof.engine import OptionValue
from kaiserhof.lab.arena import Plan, Played
from kaiserhof.lab.rating import Order, rate
from kaiserhof.lab.summary import REFERENCE, Standing, orders_of, summarise

SEARCHER = "master"
"""The bot that takes a budget."""


@dataclass(frozen=True, slots=True)
class Point:
    """The results of one budget; the rating comes from all games of the curve together."""

    simulations: int
    standing: Standing

    def to_json(self) -> dict[str, Any]:
        """Returns the point as JSON data."""
        return {"simulations": self.simulations, "bot": self.standing.bot, **self.standing.to_json()}


def curve_plans(
    game: str,
    budgets: Sequence[int],
    rivals: Sequence[str],
    *,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    board: str | None = None,
) -> list[Plan]:
    """Returns the plans: each budget alone against the rivals; without rivals, the budgets against each other."""
    bots = [f"{SEARCHER}:{budget}" for budget in budgets]
    if rivals:
        return [Plan(game, (bot, *rivals), seats, options=options, seed=seed, board=board) for bot in bots]
    many = -(-seats // len(bots))
    return [Plan(game, tuple(bots * many), seats, options=options, seed=seed, board=board)]


def curve_points(budgets: Sequence[int], runs: Sequence[tuple[Plan, Sequence[Played]]]) -> list[Point]:
    """Returns the points of the curve, by budget."""
    orders: Counter[Order] = Counter()
    for _, played in runs:
        orders += orders_of(played)
    ratings = rate(orders, REFERENCE)
    points = []
    for plan, played in runs:
        for standing in summarise(plan, played).standings:
            level, _, budget = standing.bot.partition(":")
            if level == SEARCHER and budget.isdecimal() and int(budget) in budgets:
                points.append(Point(int(budget), replace(standing, rating=ratings[standing.bot])))
    return sorted(points, key=lambda point: point.simulations)
