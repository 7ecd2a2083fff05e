"""A bot of one's own, for any game.

To measure it:

    pip install ./examples/own_bot
    kaiserhof arena china --bots own-bot,random,random --games 100
"""

from kaiserhof import CHANCE, Bot, Budget, Dice, State

WORLDS = 4
"""How many worlds are imagined for a decision."""


class OwnBot(Bot):
    """Tries each move in some imagined worlds, plays on to the end at random, and counts points."""

    level = "own-bot"

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns the move after which this seat was ahead most, on average."""
        seat = view.to_move()
        worlds = [view.imagine(dice) for _ in range(WORLDS)]
        return max(view.legal_moves(), key=lambda move: sum(try_out(world, move, seat, dice) for world in worlds))


def try_out(world: State, move: int, seat: int, dice: Dice) -> int:
    """Returns how far a seat is ahead of the best other one after a move and a random rest of the game."""
    trial = world.copy()
    trial.push(move)
    while not trial.is_over():
        trial.push(trial.draw_outcome(dice) if trial.to_move() == CHANCE else dice.choice(trial.legal_moves()))
    points = trial.scores()
    return points.pop(seat) - max(points)
