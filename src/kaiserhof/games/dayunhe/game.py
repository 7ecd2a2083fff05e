"""*Da Yunhe* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from kaiserhof.engine import Game, KaiserhofError, Option, OptionValue, ScoreLine
from kaiserhof.engine.datafile import BadData
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.board.board_file import load_board
from kaiserhof.games.dayunhe.rules import estimate
from kaiserhof.games.dayunhe.rules.components import LIMITS
from kaiserhof.games.dayunhe.rules.encoding import DayunheEncoding
from kaiserhof.games.dayunhe.rules.lookup import Lookup
from kaiserhof.games.dayunhe.rules.moves import ACTION_SPACE
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words import score_sheet
from kaiserhof.games.dayunhe.words.reasons import REASONS
from kaiserhof.games.dayunhe.words.story import DayunheStory


class Dayunhe(Game[DayunheState]):
    """Björn Müller-Mätzig's game of the Grand Canal, for two to five players."""

    id = "dayunhe"
    rules_version = 1
    players = range(2, 6)
    options = (Option("unrest", dict.fromkeys(LIMITS, range(2, 6))),)
    action_space = ACTION_SPACE
    longest = 20_000  # far more than random games need; the rules promise no end (RULING 5)
    terms = estimate.TERMS
    reasons = REASONS
    storyteller = DayunheStory()

    def __init__(self, board: Board | None = None) -> None:
        self.board = board or load_board()
        self.data_digest = board.digest if board else None
        self._lookups = {seats: Lookup(self.board, seats, self) for seats in self.players}

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> DayunheState:
        """The board laid out, no tile turned up yet (rules `setup-regions`, `setup-limit`)."""
        chosen = self.choose(seats, options)
        return self.copy_of_first(
            seats, chosen, lambda: DayunheState(self._lookups[seats], int(chosen["unrest"])).set_up()
        )

    def from_json(self, data: Mapping[str, Any]) -> DayunheState:
        """The state of a snapshot."""
        state = DayunheState(self._lookups[data["seats"]], data["limit"])
        state.read(data)
        return state

    def with_data(self, path: Path) -> Dayunhe:
        """The same game on an owner's own board and tiles."""
        try:
            return Dayunhe(load_board(path))
        except BadData as error:
            raise KaiserhofError("error-data", file=str(path), detail=error.message) from None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the game, with the board if it is an owner's own."""
        return (Dayunhe, (self.board,)) if self.data_digest else super().__reduce__()

    @cached_property
    def encoding(self) -> DayunheEncoding:
        """See `rules.encoding`."""
        return DayunheEncoding(self.board)

    def read_terms(self, state: DayunheState) -> list[list[float]]:
        """See `rules.estimate`."""
        return estimate.read_terms(state)

    def progress(self, state: DayunheState) -> float:
        """See `rules.estimate`."""
        return estimate.progress(state)

    def score_sheet(self, state: DayunheState) -> list[ScoreLine]:
        """See `words.score_sheet`."""
        return score_sheet.score_sheet(state)


GAME = Dayunhe()
