"""Reads the weights of a game's estimate from its `estimate.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from kaiserhof.engine.core.estimate import KNOTS, REST, Estimator, MoveWeights, OutcomeWeights
from kaiserhof.engine.locator import text_of

PLAY_ON = 4
"""Number of turns a search plays before it estimates the outcome, in games without weights."""


def load_estimator(package: str, names: Sequence[str], players: Sequence[int]) -> Estimator:
    """Reads the weights of a game's package; raises `ValueError` if they are for other terms.

    Without a file, only points count.
    """
    text = text_of(package, "estimate.toml")
    if text is None:
        return _by_points(players, len(names))
    data = tomllib.loads(text)
    move_weights = {}
    outcome_weights = {}
    for seats, table in data["players"].items():
        if set(table["weight"]) != set(names) or set(table["outlook"]) != {REST, *names}:
            raise ValueError(f"{package}: estimate.toml is not for the terms {', '.join(names)}: tune it again")
        move_weights[int(seats)] = MoveWeights([*(table["weight"][name] for name in names), [0.0] * KNOTS])
        outcome_weights[int(seats)] = OutcomeWeights(
            [table["outlook"][name] for name in (*names, REST)], table["sharpness"]
        )
    return Estimator(move_weights, outcome_weights, data["play-on"])


def _by_points(players: Sequence[int], terms: int) -> Estimator:
    """Returns weights that count only points: every point of lead makes winning likelier."""
    none = [[0.0] * KNOTS] * (terms + 1)
    return Estimator(
        {seats: MoveWeights(none) for seats in players},
        {seats: OutcomeWeights(none, [0.5] * KNOTS) for seats in players},
        PLAY_ON,
    )
