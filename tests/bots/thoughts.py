"""Prints Grandmaster's evaluation of some positions of all games: `python -m tests.bots.thoughts`."""

from kaiserhof import is_compiled
from kaiserhof.bots import Budget
from kaiserhof.bots.learned.grandmaster import Grandmaster
from kaiserhof.engine import Dice, find_game, game_ids
from tests.bots.test_master import sampled

SIMULATIONS = 150
"""Enough simulations that batches have sixteen positions."""


def thoughts() -> str:
    """Returns every move with its visits, win probability and points, to the last digit."""
    told = []
    for name in game_ids():
        game = find_game(name)
        for state in sampled(game, 8, 43, 3):
            found = Grandmaster(game, Budget(SIMULATIONS)).evaluate(state.seen_by(state.to_move()), Dice(7))
            told.append(f"{name} {found.moves} {found.win_probabilities}")
    return "\n".join(told)


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    print(thoughts())
