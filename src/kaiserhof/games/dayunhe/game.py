"""*Da Yunhe* as a `Game`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from kaiserhof.engine import (
    LANGUAGES,
    Game,
    KaiserhofError,
    Option,
    OptionValue,
    Picture,
    ScoreLine,
    ScoringStep,
    Words,
)
from kaiserhof.engine.datafile import BadData
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.board.board_file import load_board
from kaiserhof.games.dayunhe.drawing import Artist, draw_board, terminal, vignette
from kaiserhof.games.dayunhe.rules import estimate, snapshot
from kaiserhof.games.dayunhe.rules.components import LIMITS
from kaiserhof.games.dayunhe.rules.lookup import Lookup
from kaiserhof.games.dayunhe.rules.moves import ACTION_SPACE
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words import score_sheet
from kaiserhof.games.dayunhe.words.reasons import REASONS


class Dayunhe(Game[DayunheState]):
    """Björn Müller-Mätzig's game of the Grand Canal, for two to five players."""

    id = "dayunhe"
    rules_version = 1
    players = range(2, 6)
    options = (Option("unrest", dict.fromkeys(LIMITS, range(2, 6))),)
    action_space = ACTION_SPACE
    longest = 20_000
    terms = estimate.TERMS
    reasons = REASONS

    def __init__(self, board: Board | None = None) -> None:
        self.board = board or load_board()
        self.data_digest = board.digest if board else None
        self._lookups = {seats: Lookup(self.board, seats) for seats in self.players}
        self._artist = Artist(self.board)

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> DayunheState:
        """The board laid out, no tile turned up yet (rules `setup-regions`, `setup-limit`)."""
        chosen = self.choose(seats, options)
        return DayunheState(self._lookups[seats], int(chosen["unrest"])).set_up()

    def from_json(self, data: Mapping[str, Any]) -> DayunheState:
        """The state of a snapshot."""
        state = DayunheState(self._lookups[data["seats"]], data["limit"])
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
        return estimate.read_terms(state)

    def progress(self, state: DayunheState) -> float:
        """See `judge`."""
        return estimate.progress(state)

    def score_sheet(self, state: DayunheState) -> list[ScoreLine]:
        """See `sheet`."""
        return score_sheet.score_sheet(state)

    def board_text(self, state: DayunheState, words: Words, *, colour: bool = False) -> str:
        """See `terminal`."""
        return terminal.board_text(state, words, colour=colour)

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:  # noqa: ARG002 - one board for all options
        """See `drawing`: the board for five players, and the tiles."""
        return draw_board(self.board, self.words(lang))

    # ------------------------------------------------------------------ drawing for the page

    def picture(self, view: DayunheState, words: Words, legal: Collection[int]) -> Picture:
        """See `drawing.table`, `drawing.spots` and `drawing.cards`."""
        return self._artist.picture(view, words, legal)

    def base_picture(self, base: str, lang: str, *, dark: bool) -> str:
        """See `drawing.base`: the empty table of a number of players and a limit, by day or by night."""
        if lang not in LANGUAGES:
            raise LookupError(lang)
        return self._artist.base(base, self.words(lang), dark=dark)

    def sprite(self) -> str:
        """See `drawing.pieces` and `drawing.card_art`."""
        return self._artist.sprite

    def vignette(self) -> str:
        """See `drawing.vignette`."""
        return vignette()

    def scoring_steps(self, state: DayunheState) -> list[ScoringStep]:
        """See `drawing.steps`."""
        return self._artist.scoring_steps(state)

    def illustration(self, chapter: str, words: Words) -> str:
        """See `drawing.illustrations`."""
        return self._artist.illustration(chapter, words)


GAME = Dayunhe()
