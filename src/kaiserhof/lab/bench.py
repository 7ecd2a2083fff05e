"""Measures random play on one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kaiserhof.compiling.loader import is_compiled_module
from kaiserhof.engine import Dice, Game, OptionValue, State, rollout


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of play. A decision is a move of a seat, even a forced one; outcomes of chance are not counted."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    compiled: bool
    """Whether the rules of the game are compiled."""


def random_play(
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    games: int,
    seed: int = 0,
    play: Callable[[State, Dice], int] = rollout,
) -> Speed:
    """Plays random games and measures the time, after one game to warm up.

    `play` plays one game and returns the number of decisions.
    """
    dice = Dice(seed)
    first: State = game.start(seats, options)
    play(first, dice)
    decisions = 0
    start = time.process_time()
    for _ in range(games):
        decisions += play(game.start(seats, options), dice)
    seconds = time.process_time() - start
    return Speed(decisions / seconds, games / seconds, decisions / games, is_compiled_module(type(first).__module__))
