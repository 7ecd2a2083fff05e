"""Checks that compiled and interpreted play agree, move for move."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib import import_module

from kaiserhof.compiling.loader import is_compiled, is_compiled_module
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import Chapter, OptionalPart

GAMES = 1000
"""Number of matches of each game, with its variants in turn."""

LOOK = 40
"""Number of moves between two imagined worlds, each of which is estimated."""


def _rules_are_compiled(game: Game) -> bool:
    """Returns whether the rules of a game run compiled. They do not without a C compiler, with KAISERHOF_PURE, or if
    `kaiserhof compile` has not compiled the game.
    """
    return is_compiled_module(type(game.start(game.players[0])).__module__)


COMPILED = OptionalPart("compiled rules to compare with", _rules_are_compiled)

CHECKS = Chapter("compiled and interpreted play", needs=COMPILED)


def digest(game: Game, games: int = GAMES) -> str:
    """Returns a digest of all moves, worlds, estimates and results of some seeded games."""
    told = hashlib.sha256()
    variants = list(game.variants())
    for number in range(games):
        seats, options = variants[number % len(variants)]
        state: State = game.start(seats, options)
        dice = Dice(f"{game.id} {number}")
        moves = 0
        while (mover := state.to_move()) != OVER:
            legal = state.legal_moves()
            move = state.draw_outcome(dice) if mover == CHANCE else legal[dice.below(len(legal))]
            told.update(f"{mover} {legal} {move};".encode())
            state.push(move)
            moves += 1
            demand(moves <= game.longest, "a game does not end")
            if moves % LOOK == 0:
                world = state.copy().seen_by(dice.below(state.seats)).imagine(dice)
                told.update(f"{world.to_json()} {game.expected_points(world)}\n".encode())
        told.update(f"{state.scores()} {state.ranking()} {state.to_json()}\n".encode())
    return told.hexdigest()


@CHECKS.check(once=True, long=True)
def a_thousand_games_go_alike_compiled_and_interpreted(case: Case) -> None:
    """A second process plays them interpreted, on the same board."""
    games = case.share(GAMES)
    command = [sys.executable, "-m", __name__, case.game.package, str(games)]
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "KAISERHOF_PURE": "1", "PYTHONPATH": path}
    board = case.game.board_file or b""
    pure = subprocess.run(command, env=environment, input=board, capture_output=True, check=False)
    demand(pure.returncode == 0, pure.stderr[-2000:].decode(errors="replace"))
    demand(pure.stdout.decode().split() == ["interpreted", digest(case.game, games)], "the games differ")


def main(package: str, games: str) -> None:
    """Prints how this process runs, and the digest of a package's `GAME` on the board from standard input."""
    game, board = import_module(package).GAME, sys.stdin.buffer.read()
    played = game.on_board(board) if board else game
    print("compiled" if is_compiled() else "interpreted", digest(played, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
