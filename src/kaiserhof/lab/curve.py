"""Measures strength by number of simulations: one bot with several budgets, against others or itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kaiserhof.engine import OptionValue
from kaiserhof.lab.arena import ArenaPlan, GameResult
from kaiserhof.lab.rating import Order, rate
from kaiserhof.lab.summary import REFERENCE, BotSummary, orders_of, summarise

SEARCHER = "master"
"""The bot that takes a budget."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The results of one budget. The rating comes from all games of the curve."""

    simulations: int
    bot: BotSummary

    def to_json(self) -> dict[str, Any]:
        return {"simulations": self.simulations, "bot": self.bot.name, **self.bot.to_json()}


def curve_plans(
    game: str,
    budgets: Sequence[int],
    rivals: Sequence[str],
    *,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    board: str | None = None,
) -> list[ArenaPlan]:
    """Returns a plan for each budget against the rivals; without rivals, one plan of all budgets."""
    bots = [f"{SEARCHER}:{budget}" for budget in budgets]
    if rivals:
        return [ArenaPlan(game, (bot, *rivals), seats, options=options, seed=seed, board=board) for bot in bots]
    many = -(-seats // len(bots))
    return [ArenaPlan(game, tuple(bots * many), seats, options=options, seed=seed, board=board)]


def curve_points(budgets: Sequence[int], runs: Sequence[tuple[ArenaPlan, Sequence[GameResult]]]) -> list[CurvePoint]:
    """Returns the points of the curve, ordered by budget."""
    orders: Counter[Order] = Counter()
    for _, played in runs:
        orders += orders_of(played)
    ratings = rate(orders, REFERENCE)
    points = []
    for plan, played in runs:
        for bot in summarise(plan, played).bots:
            level, _, budget = bot.name.partition(":")
            if level == SEARCHER and budget.isdecimal() and int(budget) in budgets:
                points.append(CurvePoint(int(budget), replace(bot, rating=ratings[bot.name])))
    return sorted(points, key=lambda point: point.simulations)
