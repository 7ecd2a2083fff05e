"""Random rollouts: the inner loop of searches and measurements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core import bits
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.state import CHANCE, State

_INTERPRETED: Final = bits.__file__.endswith(".py")


def rollout(state: State, dice: Dice) -> int:
    """Plays random legal moves until the game is over; returns the number of players' decisions."""
    decisions: i64 = 0
    while True:
        mover = state.to_move()
        if mover >= 0:
            moves = state.legal_moves()
            index = dice.below(len(moves))
            # All read the same move, but compiled code reads a list or a tuple without boxing the index; Python does
            # not gain by knowing which it is.
            if _INTERPRETED:  # noqa: SIM114
                move = moves[index]
            elif isinstance(moves, list):  # noqa: SIM114
                move = moves[index]
            elif isinstance(moves, tuple):
                move = moves[index]
            else:
                move = moves[index]
            state.push(move)
            decisions += 1
        elif mover == CHANCE:
            state.push(state.draw_unchecked(dice))
        else:
            return decisions
