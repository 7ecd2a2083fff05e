"""Reads the weights of a game's estimate from its `estimate.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources

from kaiserhof.engine.core.estimate import KNOTS, REST, Estimator, MoveWeights, OutcomeWeights


def load_estimator(package: str, names: Sequence[str]) -> Estimator:
    """Reads the weights of a game's package; raises `ValueError` unless they are for exactly these terms."""
    data = tomllib.loads((resources.files(package) / "estimate.toml").read_text(encoding="utf-8"))
    move_weights = {}
    outcome_weights = {}
    for seats, table in data["players"].items():
        if set(table["weight"]) != set(names) or set(table["outlook"]) != {REST, *names}:
            raise ValueError(f"{package}: estimate.toml is not for the terms {', '.join(names)}: tune it anew")
        move_weights[int(seats)] = MoveWeights([*(table["weight"][name] for name in names), [0.0] * KNOTS])
        outcome_weights[int(seats)] = OutcomeWeights(
            [table["outlook"][name] for name in (*names, REST)], table["sharpness"]
        )
    return Estimator(move_weights, outcome_weights, data["play-on"])
