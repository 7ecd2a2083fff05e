"""Looks one decision ahead, with the game's own judgement."""

from __future__ import annotations

from kaiserhof.engine import CHANCE, Dice, State

from .bot import Bot

WORLDS = 2
"""So many worlds are imagined for a decision."""

RIVALRY = 0.5
"""How much the standing of the best rival counts against one's own."""


class Regular(Bot):
    """Tries each move in a few imagined worlds and takes the one after which its seat stands best."""

    level = "regular"

    def choose(self, view: State, dice: Dice) -> int:
        """The move with the best mean judgement; among equals any."""
        seat = view.to_move()
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        worth = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = view.imagine(dice)
            for index, move in enumerate(moves):
                after = world.copy()
                after.push(move)
                worth[index] += self._worth(after, seat)
        best = max(worth)
        return moves[dice.choice([index for index, value in enumerate(worth) if value == best])]

    def _worth(self, state: State, seat: int) -> float:
        """How well the seat stands against its best rival; over a card it is about to see, on average."""
        if state.to_move() == CHANCE and state.turn_of() == seat:
            outcomes = state.chance()
            total = 0.0
            for move, weight in outcomes:
                after = state.copy()
                after.push(move)
                total += weight * self._standing(after, seat)
            return total / sum(weight for _, weight in outcomes)
        return self._standing(state, seat)

    def _standing(self, state: State, seat: int) -> float:
        worth = self.game.judge(state)
        return worth[seat] - RIVALRY * max(value for other, value in enumerate(worth) if other != seat)
