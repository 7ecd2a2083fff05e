"""A version of the actions and planes of a game never changes: trained networks rely on that.

If a test here fails on purpose, raise `VERSION` in the game's `rules/encoding.py` and add the new digest.
"""

import hashlib

import pytest

from kaiserhof.engine import Game, find_game, game_ids
from kaiserhof.envs.planes import encode
from kaiserhof.testing import Case

DIGESTS = {
    "china": ["765d73fd27c73eb9"],
    "confucius": ["f4cd27d3a42f9cc2"],
    "dayunhe": ["531cd9fc767eecb9"],
}
"""The digest of every version, by game."""


def digest(game: Game) -> str:
    """Digests planes and actions, and the rows of a game for every number of players."""
    told = hashlib.sha256()
    for plane in game.encoding.planes:
        told.update(f"{plane.name} {plane.shape} {plane.high}\n".encode())
    for seats, codec in game.codecs.items():
        told.update(" ".join(codec.texts).encode())
        for state, move in Case(game, seats, {}).random_game(1):
            seat = max(state.to_move(), 0)
            told.update(encode(game, state, seat).tobytes())
            told.update(f"{codec.action(move, seat)}\n".encode())
    return told.hexdigest()[:16]


@pytest.mark.parametrize("game", [find_game(game_id) for game_id in game_ids()], ids=game_ids())
def test_a_change_of_actions_or_planes_raises_the_version(game: Game) -> None:
    assert len(DIGESTS[game.id]) == game.encoding.version + 1
    assert digest(game) == DIGESTS[game.id][-1]
