"""How fast random play is, on one core."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from kaiserhof.engine import CHANCE, OVER, Game, OptionValue, state


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured. A decision is a move of a seat, forced ones included; events of chance are not counted."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    compiled: bool


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return not state.__file__.endswith(".py")


def random_play(game: Game[Any], seats: int, options: Mapping[str, OptionValue], games: int, seed: int = 0) -> Speed:
    """Play random games from start to end and time them; the first is left out, to warm up."""
    rng = Random(seed)
    _play_out(game, seats, options, rng)
    decisions = 0
    start = time.perf_counter()
    for _ in range(games):
        decisions += _play_out(game, seats, options, rng)
    seconds = time.perf_counter() - start
    return Speed(decisions / seconds, games / seconds, decisions / games, is_compiled())


def _play_out(game: Game[Any], seats: int, options: Mapping[str, OptionValue], rng: Random) -> int:
    """One random game; returns the number of decisions."""
    position = game.start(seats, options)
    random = rng.random
    decisions = 0
    while True:
        mover = position.to_move()
        if mover >= 0:
            moves = position.legal_moves()
            position.push(moves[int(random() * len(moves))])
            decisions += 1
        elif mover == CHANCE:
            position.push(position.toss(rng))
        else:
            assert mover == OVER
            return decisions
