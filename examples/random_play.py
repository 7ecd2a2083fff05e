"""Plays a game with random moves.

To run it:

    python examples/random_play.py china 3
"""

import sys

import kaiserhof


def main(game: str = "china", seats: str = "3", seed: str = "1") -> None:
    """Plays one game and prints the last board, the points and the places."""
    state = kaiserhof.start(game, int(seats))
    dice = kaiserhof.Dice(int(seed))
    moves = 0
    while not state.is_over():
        by_chance = state.to_move() == kaiserhof.CHANCE
        move = state.draw_outcome(dice) if by_chance else dice.choice(state.legal_moves())
        state.push(move)
        moves += 1
    print(state)
    print(f"{moves} moves, points {state.scores()}, places {state.ranking()}")


if __name__ == "__main__":
    main(*sys.argv[1:])
