"""*Der Kaiser von China* as a `Game`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, Message, OpenRule, Option, OptionValue, Plate, ScoreLine, Standing
from kaiserhof.engine.datafile import Problem
from kaiserhof.games.china.board.board_file import load_map, parse_map
from kaiserhof.games.china.board.doubts import doubts
from kaiserhof.games.china.rules import estimate
from kaiserhof.games.china.rules.encoding import ChinaEncoding
from kaiserhof.games.china.rules.lookup import ALLIANCE_TIES, FORT_JOKER, Lookup
from kaiserhof.games.china.rules.moves import ACTION_SPACE, EMISSARY, FORT, HOUSE, STOP, STOP_MOVE, target_of, verb_of
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words import as_it_stands, score_sheet, standings
from kaiserhof.games.china.words.story import ChinaStory


class China(Game[ChinaState]):
    """The game with its options, on our own map or a custom one."""

    id = "china"
    rules_version = 1
    players = range(3, 6)
    weight = "light"
    minutes = (10, 15)
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
        self.board_name, self.board_maker = self.board.name, self.board.maker
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

    def board_doubts(self) -> Sequence[Problem]:
        return doubts(self.board)

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

    def as_it_stands(self, view: ChinaState) -> list[Plate]:
        return as_it_stands.as_it_stands(view)

    def warning(self, state: ChinaState, seat: int) -> Message | None:
        """Tells a player who has begun to place that they can pay for no other piece."""
        if seat != state.to_move() or list(state.legal_moves()) != [STOP_MOVE]:
            return None
        return Message("prompt-second-none")

    def sequels(self, state: ChinaState, legal: Collection[int]) -> Mapping[int, Sequence[int]]:
        """Rules `pay-first` and `refill-hand`: a piece is paid for, and after the last one cards are drawn."""
        found: dict[int, Sequence[int]] = {}
        paid: dict[tuple[bool, int], Sequence[int]] = {}
        for move in legal:
            verb, target = verb_of(move), target_of(move)
            if verb == STOP:
                found[move] = _after(state, move)
            elif verb in (HOUSE, FORT, EMISSARY):
                province = target if verb == EMISSARY else state.lookup.province_of[target]
                key = verb == FORT, province
                if key not in paid:
                    paid[key] = _after(state, move)
                found[move] = paid[key]
        return found

    def tie_break(self, state: ChinaState) -> Message | None:
        return score_sheet.tie_break(state)

    def standings(self, state: ChinaState, seat: int) -> list[Standing]:
        return standings.standings(state, seat)


def _after(state: ChinaState, move: int) -> Sequence[int]:
    """Returns what the seat to move may do after a move; nothing if its turn ends."""
    later = state.copy()
    later.push(move)
    return tuple(later.legal_moves()) if later.to_move() == state.to_move() else ()


def _players_of(side: str) -> range:
    """Rule `setup-side`: returns the numbers of players for a side, such as 3 and 4 for `3-4`."""
    least, _, most = side.partition("-")
    return range(int(least), int(most) + 1)


GAME = China()
