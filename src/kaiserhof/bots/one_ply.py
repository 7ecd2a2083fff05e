"""Looking one decision ahead, with the game's own judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaiserhof.engine import CHANCE, Dice, Game, State

RIVALRY = 0.5
"""How much the standing of the best rival counts against one's own."""


def look_ahead(game: Game[Any], view: State, moves: Sequence[int], worlds: int, dice: Dice) -> list[float]:
    """How well the seat to move would stand against its best rival after each move, in the mean of a few worlds."""
    seat = view.to_move()
    worth = [0.0] * len(moves)
    for _ in range(worlds):
        world = view.imagine(dice)
        for index, move in enumerate(moves):
            after = world.copy()
            after.push(move)
            worth[index] += _after(game, after, seat) / worlds
    return worth


def _after(game: Game[Any], state: State, seat: int) -> float:
    """How well the seat stands; over a card it is about to see, on average."""
    if state.to_move() == CHANCE and state.turn_of() == seat:
        outcomes = state.chance()
        total = 0.0
        for move, weight in outcomes:
            then = state.copy()
            then.push(move)
            total += weight * _standing(game, then, seat)
        return total / sum(weight for _, weight in outcomes)
    return _standing(game, state, seat)


def _standing(game: Game[Any], state: State, seat: int) -> float:
    expected = game.judge(state)
    return expected[seat] - RIVALRY * max(points for other, points in enumerate(expected) if other != seat)
