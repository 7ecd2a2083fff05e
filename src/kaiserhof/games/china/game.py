"""*Der Kaiser von China* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from kaiserhof.engine import Game, KaiserhofError, Option, OptionValue, ScoreLine
from kaiserhof.engine.datafile import BadData
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.board.board_file import load_map
from kaiserhof.games.china.rules import estimate
from kaiserhof.games.china.rules.encoding import ChinaEncoding
from kaiserhof.games.china.rules.lookup import Lookup
from kaiserhof.games.china.rules.moves import ACTION_SPACE
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words import score_sheet
from kaiserhof.games.china.words.reasons import REASONS
from kaiserhof.games.china.words.story import ChinaStory


class China(Game[ChinaState]):
    """The game with its options, on the map of this package or on an owner's own."""

    id = "china"
    rules_version = 1
    players = range(3, 6)
    action_space = ACTION_SPACE
    longest = 2000
    terms = estimate.TERMS
    reasons = REASONS
    storyteller = ChinaStory()

    def __init__(self, board: Map | None = None) -> None:
        self.board = board or load_map()
        self.data_digest = board.digest if board else None
        self.options = (
            Option("side", {side: _players_of(side) for side in self.board.roads}),
            Option("fortifications", {"no": self.players, "yes": self.players}),
        )
        self._lookups = {side: Lookup(self.board, side, self) for side in self.board.roads}

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> ChinaState:
        """Rules `setup-side` and `setup-pieces`: returns the first position, before any card is dealt."""
        chosen = self.choose(seats, options)
        lookup, fortifications = self._lookups[chosen["side"]], chosen["fortifications"] == "yes"
        return self.copy_of_first(seats, chosen, lambda: ChinaState(lookup, seats).set_up(fortifications))

    def from_json(self, data: Mapping[str, Any]) -> ChinaState:
        """Returns the state of a snapshot."""
        state = ChinaState(self._lookups[data["side"]], data["seats"])
        state.read(data)
        return state

    def with_data(self, path: Path) -> China:
        """Returns the same game on an owner's own map."""
        try:
            return China(load_map(path))
        except BadData as error:
            raise KaiserhofError("error-data", file=str(path), detail=error.message) from None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the game, with the board if it is an owner's own."""
        return (China, (self.board,)) if self.data_digest else super().__reduce__()

    @cached_property
    def encoding(self) -> ChinaEncoding:
        """See `rules.encoding`."""
        return ChinaEncoding(self.board)

    def read_terms(self, state: ChinaState) -> list[list[float]]:
        """See `rules.estimate`."""
        return estimate.read_terms(state)

    def progress(self, state: ChinaState) -> float:
        """See `rules.estimate`."""
        return estimate.progress(state)

    def score_sheet(self, state: ChinaState) -> list[ScoreLine]:
        """See `words.score_sheet`."""
        return score_sheet.score_sheet(state)


def _players_of(side: str) -> range:
    """Rule `setup-side`: returns the numbers of players for a side, such as 3 and 4 for `3-4`."""
    least, _, most = side.partition("-")
    return range(int(least), int(most) + 1)


GAME = China()
