"""*Da Yunhe* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, Option, OptionValue, ScoreLine, Standing
from kaiserhof.games.dayunhe.board.board_file import board_source, load_board, parse_board
from kaiserhof.games.dayunhe.board.editing import EDITING
from kaiserhof.games.dayunhe.rules import estimate
from kaiserhof.games.dayunhe.rules.components import LIMITS
from kaiserhof.games.dayunhe.rules.encoding import DayunheEncoding
from kaiserhof.games.dayunhe.rules.lookup import Lookup
from kaiserhof.games.dayunhe.rules.moves import ACTION_SPACE
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words import score_sheet, standings
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
    storyteller = DayunheStory()

    has_boards = True
    editing = EDITING

    def __init__(self, board_file: bytes | None = None) -> None:
        self.board = load_board() if board_file is None else parse_board(board_file)
        self.board_file = board_file
        self.board_maker = self.board.maker
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

    def on_board(self, data: bytes) -> Dayunhe:
        """Returns the same game on an owner's own board."""
        return Dayunhe(data)

    @property
    def board_source(self) -> bytes:
        """The file of our own board."""
        return board_source()

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

    def standings(self, state: DayunheState, seat: int) -> list[Standing]:
        """See `words.standings`."""
        return standings.standings(state, seat)


GAME = Dayunhe()
