"""A bot that evaluates moves quickly, with the game's estimate in one imagined world instead of a search."""

from __future__ import annotations

from math import exp

from kaiserhof.bots.bot import Bot, Budget, Evaluation, MoveEvaluation
from kaiserhof.engine import Dice, State


class Thinker(Bot):
    """Turns expected points into win probabilities without a search."""

    level = "thinker"

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        return self.evaluate(view, dice).moves[0].move

    def evaluate(self, view: State, dice: Dice) -> Evaluation:
        seat = view.to_move()
        world = view.imagine(dice)
        evaluations = []
        for move in view.legal_moves():
            after = world.copy()
            after.push(move)
            worth = self.game.expected_points(after)
            evaluations.append(MoveEvaluation(move, 1, self.win_probabilities(worth)[seat], worth[seat]))
        evaluations.sort(key=lambda each: -each.win_probability)
        return Evaluation(
            tuple(evaluations), tuple(self.win_probabilities(self.game.expected_points(world))), len(evaluations), 0.0
        )

    def win_probabilities(self, worth: list[float]) -> list[float]:
        best = max(worth)
        powers = [exp((value - best) / 4) for value in worth]
        return [power / sum(powers) for power in powers]
