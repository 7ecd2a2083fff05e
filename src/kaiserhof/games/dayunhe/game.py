"""*Da Yunhe* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kaiserhof.engine import Game, KaiserhofError, Option, OptionValue, ScoreLine, Words
from kaiserhof.engine.datafile import BadData

from . import judge, sheet, snapshot, terminal
from .board import Board, load_board
from .components import LIMITS
from .drawing import draw_board
from .moves import ACTION_SPACE
from .state import DayunheState
from .tables import Tables


class Dayunhe(Game[DayunheState]):
    """Björn Müller-Mätzig's game of the Grand Canal, for two to five players."""

    id = "dayunhe"
    rules_version = 1
    players = range(2, 6)
    options = (Option("unrest", dict.fromkeys(LIMITS, range(2, 6))),)
    action_space = ACTION_SPACE
    longest = 20_000
    terms = judge.TERMS

    def __init__(self, board: Board | None = None) -> None:
        self.board = board or load_board()
        self.data_digest = board.digest if board else None
        self._tables = {seats: Tables(self.board, seats) for seats in self.players}

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> DayunheState:
        """The board laid out, no tile turned up yet (rules `setup-regions`, `setup-limit`)."""
        chosen = self.choose(seats, options)
        return DayunheState(self._tables[seats], int(chosen["unrest"])).set_up()

    def from_json(self, data: Mapping[str, Any]) -> DayunheState:
        """The state of a snapshot."""
        state = DayunheState(self._tables[data["seats"]], data["limit"])
        snapshot.fill(state, dict(data))
        return state

    def with_data(self, path: Path) -> Dayunhe:
        """The same game on an owner's own board and tiles."""
        try:
            return Dayunhe(load_board(path))
        except BadData as error:
            raise KaiserhofError("error-data", file=str(path), detail=str(error)) from None

    def read_terms(self, state: DayunheState) -> list[list[float]]:
        """See `judge`."""
        return judge.read_terms(state)

    def progress(self, state: DayunheState) -> float:
        """See `judge`."""
        return judge.progress(state)

    def score_sheet(self, state: DayunheState) -> list[ScoreLine]:
        """See `sheet`."""
        return sheet.score_sheet(state)

    def board_text(self, state: DayunheState, words: Words, *, colour: bool = False) -> str:
        """See `terminal`."""
        return terminal.board_text(state, words, colour=colour)

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:  # noqa: ARG002 - one board for all options
        """See `drawing`: the board for five players, and the tiles."""
        return draw_board(self.board, self.words(lang))


GAME = Dayunhe()
