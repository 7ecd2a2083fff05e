"""Custom boards: files that people upload, and the games played on them."""

from __future__ import annotations

import re

from kaiserhof.engine import Game, find_game
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store
from kaiserhof.tables.limits import Limits

LARGEST_BOARD = 200_000
"""Largest accepted board file, in bytes. Ours are smaller than 30,000."""
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Boards:
    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits

    def upload(self, person: Person, game_id: str, file: bytes) -> str:
        """Checks and stores a custom board; returns its digest. Everyone who has the digest may use the board."""
        self._limits.spend("board", person.id)
        game = checked_board(game_id, file)
        assert game.data_digest is not None
        self._store.boards.add(game.data_digest, game.id, file)
        return game.data_digest

    def game(self, digest: str) -> Game:
        found = self._store.boards.get(digest) if _DIGEST.fullmatch(digest) else None
        if found is None:
            raise Missing("error-no-board")
        return find_game(*found)

    def game_on(self, game_id: str, board: str | None = None) -> Game:
        """Returns a game on a custom board; raises `Missing` if the board is unknown."""
        if board is None:
            return find_game(game_id)
        found = self._store.boards.get(board)
        if found is None or found[0] != game_id:
            raise Missing("error-no-board")
        return find_game(game_id, found[1])


def checked_board(game_id: str, file: bytes) -> Game:
    """Returns a game on the board of an uploaded file; raises `KaiserhofError` if the file is invalid."""
    game = find_game(game_id)
    if not game.has_boards:
        raise Refused("error-no-own-data", game=game_id)
    if len(file) > LARGEST_BOARD:
        raise Refused("error-board-large", most=LARGEST_BOARD // 1000)
    return find_game(game_id, file)
