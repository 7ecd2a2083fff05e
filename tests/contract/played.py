"""Plays seeded games and digests everything that happened, to compare compiled with interpreted play."""

import hashlib
import sys
from typing import Any

from kaiserhof import is_compiled
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game

GAMES = 1000
"""Number of matches of each game, its variants in turn."""

LOOK = 40
"""Number of moves between looks: a world is imagined from a view, and estimated."""


def digest(game: Game[Any]) -> str:
    """Digests all moves, worlds, estimates and results of the seeded games."""
    told = hashlib.sha256()
    variants = list(game.variants())
    for number in range(GAMES):
        seats, options = variants[number % len(variants)]
        state = game.start(seats, options)
        dice = Dice(f"{game.id} {number}")
        moves = 0
        while (mover := state.to_move()) != OVER:
            legal = state.legal_moves()
            move = state.draw_outcome(dice) if mover == CHANCE else legal[dice.below(len(legal))]
            told.update(f"{mover} {legal} {move};".encode())
            state.push(move)
            moves += 1
            if moves % LOOK == 0:
                look(game, state, dice, told)
        told.update(f"{state.scores()} {state.ranking()} {state.to_json()}\n".encode())
    return told.hexdigest()


def look(game: Game[Any], state: State, dice: Dice, told: Any) -> None:
    """Does what a search does on the way: copy, view, imagine, estimate."""
    seat = dice.below(state.seats)
    world = state.copy().seen_by(seat).imagine(dice)
    told.update(f"{world.to_json()} {game.expected_points(world)}\n".encode())


def main() -> None:
    """Prints how this process runs, and the digest of the named game."""
    print("compiled" if is_compiled() else "interpreted", digest(find_game(sys.argv[1])))


if __name__ == "__main__":
    main()
