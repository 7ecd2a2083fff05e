"""Looks one decision ahead with a game's estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.estimate import MoveWeights
from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.game import Game

RIVALRY: Final = 0.5
"""Weight of the best rival's expected points, relative to one's own."""


class Lookahead:
    """Compares moves by the game's estimate after each of them."""

    def __init__(self, game: Game, weights: MoveWeights) -> None:
        self.read_terms: Callable[[State], list[list[float]]] = game.read_terms
        self.progress: Callable[[State], float] = game.progress
        self.weights = weights

    def expected(self, state: State) -> list[float]:
        """Returns the expected final points, by seat."""
        if state.to_move() == OVER:
            return [float(points) for points in state.scores()]
        return self.weights.points(state.scores(), self.read_terms(state), self.progress(state))

    def value_for(self, state: State, seat: int) -> float:
        """Returns the seat's expected points minus a share of its best rival's."""
        expected = self.expected(state)
        rival = -1e9
        for other in range(len(expected)):
            if other != seat and expected[other] > rival:
                rival = expected[other]
        return expected[seat] - RIVALRY * rival

    def look_ahead(self, view: State, moves: Sequence[int], worlds: int, dice: Dice) -> list[float]:
        """Returns the value of each move for the seat to move, averaged over a number of imagined worlds."""
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
        """Returns the value for the seat, averaged over the outcomes if the seat is about to draw."""
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
        """Returns the move with the best value for the mover in this world; the first one if several are equal."""
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
