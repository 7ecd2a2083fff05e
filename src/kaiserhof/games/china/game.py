"""*Der Kaiser von China* as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, OpenRule, Option, OptionValue, ScoreLine, Standing
from kaiserhof.games.china.board.board_file import load_map, parse_map
from kaiserhof.games.china.rules import estimate
from kaiserhof.games.china.rules.encoding import ChinaEncoding
from kaiserhof.games.china.rules.lookup import ALLIANCE_TIES, FORT_JOKER, Lookup
from kaiserhof.games.china.rules.moves import ACTION_SPACE
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words import score_sheet, standings
from kaiserhof.games.china.words.story import ChinaStory


class China(Game[ChinaState]):
    """The game with its options, on our own map or a custom one."""

    id = "china"
    rules_version = 1
    players = range(3, 6)
    action_space = ACTION_SPACE
    longest = 2000
    terms = estimate.TERMS
    storyteller = ChinaStory()
    open_rules = (
        OpenRule(FORT_JOKER, 16, "fort-pay", ("yes", "no")),
        OpenRule(ALLIANCE_TIES, 10, "alliance-ties", ("shared", "nobody"), house=True),
    )

    has_boards = True

    def __init__(self, board_file: bytes | None = None) -> None:
        self.board = load_map() if board_file is None else parse_map(board_file)
        self.board_file = board_file
        self.board_maker = self.board.maker
        sides = [count for side in self.board.roads for count in _players_of(side) if count in China.players]
        self.players = range(min(sides), max(sides) + 1)
        self.options = (
            Option("side", {side: _players_of(side) for side in self.board.roads}),
            Option("fortifications", {"no": self.players, "yes": self.players}),
        )
        self._lookups: dict[tuple[object, ...], Lookup] = {}
        for side in self.board.roads:
            self._lookup(side, {})

    def _lookup(self, side: str, options: Mapping[str, Any]) -> Lookup:
        """Returns the lookup for a side of the map and the readings of open rules, which come from options or a
        snapshot.
        """
        chosen = {rule.id: options[rule.id] for rule in self.open_rules if rule.id in options}
        key = (side, *chosen.items())
        if key not in self._lookups:
            self._lookups[key] = Lookup(self.board, side, self, chosen)
        return self._lookups[key]

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> ChinaState:
        """Rules `setup-side` and `setup-pieces`: returns the first position, before any card is dealt."""
        chosen = self.choose(seats, options)
        lookup, fortifications = self._lookup(chosen["side"], chosen), chosen["fortifications"] == "yes"
        return self.copy_of_first(seats, chosen, lambda: ChinaState(lookup, seats).set_up(fortifications))

    def from_json(self, data: Mapping[str, Any]) -> ChinaState:
        state = ChinaState(self._lookup(data["side"], data), data["seats"])
        state.read(data)
        return state

    def on_board(self, data: bytes) -> China:
        return China(data)

    @cached_property
    def encoding(self) -> ChinaEncoding:
        return ChinaEncoding(self.board)

    def read_terms(self, state: ChinaState) -> list[list[float]]:
        return estimate.read_terms(state)

    def progress(self, state: ChinaState) -> float:
        return estimate.progress(state)

    def score_sheet(self, state: ChinaState) -> list[ScoreLine]:
        return score_sheet.score_sheet(state)

    def standings(self, state: ChinaState, seat: int) -> list[Standing]:
        return standings.standings(state, seat)


def _players_of(side: str) -> range:
    """Rule `setup-side`: returns the numbers of players for a side, such as 3 and 4 for `3-4`."""
    least, _, most = side.partition("-")
    return range(int(least), int(most) + 1)


GAME = China()
