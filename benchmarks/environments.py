"""Measures the environments of every game beside those of other libraries, in one run.

Every game is played with random decisions for some seconds of CPU time, by the same loops (`peers`). Only the decisions
of the loop count, not what an environment does inside, such as chance and forced answers. In OpenSpiel forced answers
are decisions like any other.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

import kaiserhof.envs.openspiel  # noqa: F401 - makes the games known to pyspiel
from benchmarks import peers
from kaiserhof import is_compiled
from kaiserhof.engine import Dice, Game, find_game, game_ids
from kaiserhof.engine.core.batch import Batch
from kaiserhof.envs.pettingzoo import env
from kaiserhof.envs.vector import ManyGames

GAMES = 256
"""Number of parallel games."""

STEPS = 100
"""Number of steps of all games in one measured call."""


def main() -> None:
    """`python -m benchmarks.environments [PYTHON OF THE PEERS]`; each line is one measurement as JSON."""
    print(f"Our rules run {'compiled' if is_compiled() else 'interpreted'}.", file=sys.stderr)
    for game in map(find_game, game_ids()):
        for name, play in measured(game, game.players[len(game.players) // 2]):
            peers.report(name, *peers.timed(play))
    if sys.argv[1:]:
        subprocess.run([sys.argv[1], str(Path(peers.__file__)), "pettingzoo", "open_spiel"], check=True)


def measured(game: Game, seats: int) -> Iterator[tuple[str, Callable[[], int]]]:
    """Yields the measurements of a game: a name, and a function that plays and returns the number of decisions."""
    here = f"{game.id}, {seats} players"
    yield f"{here}: PettingZoo", partial(peers.walked, env(game, seats))
    spiel = pyspiel.load_game(f"kaiserhof_{game.id}(players={seats})")
    yield f"{here}: OpenSpiel from Python", partial(peers.new_spiel, spiel)
    many = ManyGames(game, GAMES, seats)
    many.reset(seed=1)
    yield f"{here}: {GAMES} at once", partial(_stepped, many)
    batch = Batch(game.start(seats), game.codecs[seats], None, GAMES, game.longest)
    batch.reset(list(range(GAMES)))
    yield f"{here}: {GAMES} at once, masks only", partial(_stepped_blindly, batch, Dice(1))


def _stepped(many: ManyGames) -> int:
    for _ in range(STEPS):
        many.step(many.sample())
    return STEPS * GAMES


def _stepped_blindly(batch: Batch, dice: Dice) -> int:
    for _ in range(STEPS):
        actions: vec[i64] = batch.sample(dice)
        batch.step(actions)
    return STEPS * GAMES


if __name__ == "__main__":
    main()
