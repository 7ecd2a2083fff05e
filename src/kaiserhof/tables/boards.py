"""Owners' own boards: files that people bring, and the games on them."""

from __future__ import annotations

import re

from kaiserhof.engine import Game, find_game
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store
from kaiserhof.tables.limits import Limits

LARGEST_BOARD = 200_000
"""The largest file of a board that is accepted, in bytes; ours has less than 30,000."""
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Boards:
    """The boards that people have brought."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits

    def bring(self, person: Person, game_id: str, file: bytes) -> str:
        """Checks and keeps an owner's own board; returns its digest, by which everyone who has it may use it."""
        self._limits.spend("board", person.id)
        game = checked_board(game_id, file)
        assert game.data_digest is not None
        self._store.boards.add(game.data_digest, game.id, file)
        return game.data_digest

    def game(self, digest: str) -> Game:
        """Returns the game on the board with this digest."""
        found = self._store.boards.get(digest) if _DIGEST.fullmatch(digest) else None
        if found is None:
            raise Missing("error-no-board")
        return find_game(*found)

    def game_on(self, game_id: str, board: str | None = None) -> Game:
        """Returns a game, on the owner's own board with this digest; raises `Missing` if nobody has brought it."""
        if board is None:
            return find_game(game_id)
        found = self._store.boards.get(board)
        if found is None or found[0] != game_id:
            raise Missing("error-no-board")
        return find_game(game_id, found[1])


def checked_board(game_id: str, file: bytes) -> Game:
    """Returns a game on the board of a file that someone brought; raises `KaiserhofError`."""
    game = find_game(game_id)
    if not game.has_boards:
        raise Refused("error-no-own-data", game=game_id)
    if len(file) > LARGEST_BOARD:
        raise Refused("error-board-large", most=LARGEST_BOARD // 1000)
    return find_game(game_id, file)
