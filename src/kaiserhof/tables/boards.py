"""Custom boards: files that people upload, and the games played on them."""

from __future__ import annotations

import re
from collections import OrderedDict
from threading import Lock

from kaiserhof.engine import Game, find_game
from kaiserhof.engine.locator import MAX_BOARDS
from kaiserhof.errors import Missing, Refused, TooMany
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store
from kaiserhof.tables.limits import Limits, present_network

LARGEST_BOARD = 200_000
"""Largest accepted board file, in bytes. Ours are smaller than 30,000."""
_DIGEST = re.compile(r"[0-9a-f]{64}")


class Boards:
    """Custom boards. The most recently used are cached; the others are built again on demand, one at a time."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._lock = Lock()
        self._building = Lock()

    def upload(self, person: Person, game_id: str, file: bytes) -> str:
        """Checks and stores a custom board; returns its digest. Everyone who has the digest may use the board."""
        self._limits.spend("board", person.id)
        game = checked_board(game_id, file)
        assert game.data_digest is not None
        self._store.boards.add(game.data_digest, game.id, file, self._limits.network_tag())
        return game.data_digest

    def game(self, digest: str) -> Game:
        """Returns a game on a custom board; raises `Missing` if the board is unknown."""
        with self._lock:
            game = self._games.get(digest)
            if game is not None:
                self._games.move_to_end(digest)
                return game
        found = self._store.boards.get(digest) if _DIGEST.fullmatch(digest) else None
        if found is None:
            raise Missing("error-no-board")
        game = self._built(*found)
        with self._lock:
            self._games[digest] = game
            if len(self._games) > MAX_BOARDS:
                self._games.popitem(last=False)
        return game

    def game_on(self, game_id: str, board: str | None = None) -> Game:
        """Returns a game, on a custom board if one is given; raises `Missing` if the board is unknown."""
        if board is None:
            return find_game(game_id)
        game = self.game(board)
        if game.id != game_id:
            raise Missing("error-no-board")
        return game

    def _built(self, game_id: str, file: bytes) -> Game:
        """Builds a game. Refuses a visitor while another game is being built, so that this never uses more than one
        thread.
        """
        self._limits.spend("build")
        visited = bool(present_network.get()) and self._limits.enabled
        if not self._building.acquire(blocking=not visited):
            raise TooMany("error-too-many")
        try:
            return find_game(game_id, file)
        finally:
            self._building.release()


def checked_board(game_id: str, file: bytes) -> Game:
    """Returns a game on the board of an uploaded file; raises `KaiserhofError` if the file is invalid."""
    game = find_game(game_id)
    if not game.has_boards:
        raise Refused("error-no-own-data", game=game_id)
    if len(file) > LARGEST_BOARD:
        raise Refused("error-board-large", most=LARGEST_BOARD // 1000)
    return find_game(game_id, file)
