"""A bot that tells what it thinks, quickly: the game's judgement of one imagined world stands for a search."""

from __future__ import annotations

from math import exp

from kaiserhof.bots.bot import Bot, Weighed, Weighing
from kaiserhof.engine import Dice, State


class Thinker(Bot):
    """Takes the judged points for chances, without any search."""

    level = "thinker"

    def choose(self, view: State, dice: Dice) -> int:
        return self.weigh(view, dice).moves[0].move

    def weigh(self, view: State, dice: Dice) -> Weighed:
        seat = view.to_move()
        world = view.imagine(dice)
        weighings = []
        for move in view.legal_moves():
            after = world.copy()
            after.push(move)
            worth = self.game.judge(after)
            weighings.append(Weighing(move, 1, self.chances(worth)[seat], worth[seat]))
        weighings.sort(key=lambda each: -each.chance)
        return Weighed(tuple(weighings), tuple(self.chances(self.game.judge(world))), len(weighings), 0.0)

    def chances(self, worth: list[float]) -> list[float]:
        best = max(worth)
        powers = [exp((value - best) / 4) for value in worth]
        return [power / sum(powers) for power in powers]
