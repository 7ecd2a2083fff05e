"""Summarises the games of a plan by bot: wins, points, places, rating and times."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from kaiserhof import __version__, is_compiled
from kaiserhof.bots import make_bot
from kaiserhof.lab.arena import ArenaPlan, GameResult
from kaiserhof.lab.rating import QUANTILE, Order, Rating, order_of, rate
from kaiserhof.lab.times import Times

REFERENCE = "regular"
"""The bot whose rating anchors the scale, if it plays."""


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a share; valid for few trials and for shares near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if trials == 0:
        return 0.0, 1.0
    share, square = wins / trials, QUANTILE**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = QUANTILE / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class BotSummary:
    """The results of one bot; averages over its seats if it has several in a game."""

    name: str
    version: int
    seats: int
    """Total number of seats in all games."""
    wins: float
    """Shared wins are split."""
    win_rate: float
    interval: tuple[float, float]
    points: float
    places: tuple[float, ...]
    """Share of each place, from first to last."""
    rating: Rating
    times: Times

    def to_json(self) -> dict[str, Any]:
        times = self.times
        return {
            "win_rate": round(self.win_rate, 4),
            "interval": [round(end, 4) for end in self.interval],
            "points": round(self.points, 2),
            "rating": round(self.rating.value, 1),
            "rating_interval": [round(self.rating.low, 1), round(self.rating.high, 1)],
            "wins": round(self.wins, 3),
            "seats": self.seats,
            "places": [round(share, 4) for share in self.places],
            "version": self.version,
            "decisions": times.count,
            "decisions_per_s": round(times.count / times.total, 2) if times.total else None,
            "decision_s": {
                "mean": round(times.mean(), 6),
                "p95": round(times.quantile(0.95), 6),
                "longest": round(times.longest, 6),
            },
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a plan so far."""

    plan: ArenaPlan
    games: int
    bots: tuple[BotSummary, ...]
    """Strongest first."""

    def to_json(self, seconds: float) -> dict[str, Any]:
        """Returns JSON data; `seconds` is the duration of this run."""
        game = self.plan.find_game()
        return {
            "game": game.id,
            "games": self.games,
            "seats": self.plan.seats,
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "bots": {each.name: each.to_json() for each in self.bots},
            "seconds": round(seconds, 2),
            "versions": {
                "kaiserhof": __version__,
                "rules": game.rules_version,
                "board": game.data_digest,
                "python": platform.python_version(),
                "compiled": is_compiled(),
            },
        }


def orders_of(played: Sequence[GameResult]) -> Counter[Order]:
    """Counts the finishing orders."""
    return Counter(order_of(each.bots, each.places) for each in played)


def summarise(plan: ArenaPlan, played: Sequence[GameResult]) -> Summary:
    ratings = rate(orders_of(played), REFERENCE)
    bots = [_bot_summary(plan, bot, rating, played) for bot, rating in ratings.items()]
    return Summary(plan, len(played), tuple(sorted(bots, key=lambda each: -each.rating.value)))


def _bot_summary(plan: ArenaPlan, bot: str, rating: Rating, played: Sequence[GameResult]) -> BotSummary:
    own = [(each, seat) for each in played for seat, name in enumerate(each.bots) if name == bot]
    seats = len(own)
    places = Counter(each.places[seat] for each, seat in own)
    wins = sum(1 / each.places.count(1) for each, seat in own if each.places[seat] == 1)
    return BotSummary(
        name=bot,
        version=make_bot(bot, plan.find_game()).version,
        seats=seats,
        wins=wins,
        win_rate=wins / seats,
        interval=wilson(wins, seats),
        points=sum(each.points[seat] for each, seat in own) / seats,
        places=tuple(places[place] / seats for place in range(1, plan.seats + 1)),
        rating=rating,
        times=Times.merge(each.times[seat] for each, seat in own),
    )
