"""Looking one decision ahead, with a game's own judgement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.estimate import MoveWeights
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

RIVALRY: Final = 0.5
"""How much the standing of the best rival counts against one's own."""


class Lookahead:
    """The judgement of a game with these weights, asked after each move."""

    def __init__(self, game: Game[Any], weights: MoveWeights) -> None:
        self.read_terms: Callable[[State], list[list[float]]] = game.read_terms
        self.progress: Callable[[State], float] = game.progress
        self.weights = weights

    def expected(self, state: State) -> list[float]:
        """Each seat's expected final points."""
        if state.to_move() == OVER:
            return [float(points) for points in state.scores()]
        return self.weights.points(state.scores(), self.read_terms(state), self.progress(state))

    def value_for(self, state: State, seat: int) -> float:
        """How well the seat stands against its best rival."""
        expected = self.expected(state)
        rival = -1e9
        for other in range(len(expected)):
            if other != seat and expected[other] > rival:
                rival = expected[other]
        return expected[seat] - RIVALRY * rival

    def look_ahead(self, view: State, moves: Sequence[int], worlds: int, dice: Dice) -> list[float]:
        """How well the seat to move would stand after each move, in the mean of a few imagined worlds."""
        seat = view.to_move()
        worth = [0.0] * len(moves)
        for _ in range(worlds):
            world = view.imagine(dice)
            for index in range(len(moves)):
                after = world.copy()
                after.push(moves[index])
                worth[index] += self._after(after, seat) / worlds
        return worth

    def _after(self, state: State, seat: int) -> float:
        """How well the seat stands; over a card it is about to see, on average."""
        if state.to_move() == CHANCE and state.turn_of() == seat:
            total = mass = 0.0
            for move, weight in state.outcomes():
                then = state.copy()
                then.push(move)
                total += weight * self.value_for(then, seat)
                mass += weight
            return total / mass
        return self.value_for(state, seat)

    def best_move(self, state: State, moves: Sequence[int]) -> int:
        """The move after which the mover stands best in this world; among equals the first."""
        seat = state.to_move()
        best = moves[0]
        most = -1e9
        if len(moves) > 1:
            for move in moves:
                after = state.copy()
                after.push(move)
                worth = self.value_for(after, seat)
                if worth > most:
                    most = worth
                    best = move
        return best
