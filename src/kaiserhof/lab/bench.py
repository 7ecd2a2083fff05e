"""Measures random play on one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kaiserhof.compilation import is_compiled_module
from kaiserhof.engine import CHANCE, Dice, Game, OptionValue, State, play_out


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of play. A decision is a move of a seat, even a forced one; outcomes of chance are not counted."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    compiled: bool
    """Whether the rules of the game are compiled."""


def random_play(game: Game, seats: int, options: Mapping[str, OptionValue], games: int, seed: int = 0) -> Speed:
    """Plays random games and measures the time; a first game is played before, to warm up."""
    return _timed(play_out, game, seats, options, games=games, seed=seed)


def driven_from_outside(game: Game, seats: int, options: Mapping[str, OptionValue], games: int, seed: int = 0) -> Speed:
    """Does the same, but interpreted Python chooses and pushes every move, as a user's program would."""
    return _timed(_play_out, game, seats, options, games=games, seed=seed)


def _timed(
    play: Callable[[State, Dice], int],
    game: Game,
    seats: int,
    options: Mapping[str, OptionValue],
    *,
    games: int,
    seed: int,
) -> Speed:
    dice = Dice(seed)
    first: State = game.start(seats, options)
    play(first, dice)
    decisions = 0
    start = time.process_time()
    for _ in range(games):
        decisions += play(game.start(seats, options), dice)
    seconds = time.process_time() - start
    return Speed(decisions / seconds, games / seconds, decisions / games, is_compiled_module(type(first).__module__))


def _play_out(state: State, dice: Dice) -> int:
    """Plays one random game; returns the number of decisions."""
    decisions = 0
    while True:
        mover = state.to_move()
        if mover >= 0:
            moves = state.legal_moves()
            state.push(moves[dice.below(len(moves))])
            decisions += 1
        elif mover == CHANCE:
            state.push(state.draw_outcome(dice))
        else:
            return decisions
