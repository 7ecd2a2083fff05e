"""*Da Yunhe* as a `Game`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from kaiserhof.engine import Game, Message, OpenRule, Option, OptionValue, Plate, Prospect, ScoreLine, Standing
from kaiserhof.engine.datafile import Problem
from kaiserhof.games.dayunhe.board.board_file import load_board, parse_board
from kaiserhof.games.dayunhe.board.doubts import doubts
from kaiserhof.games.dayunhe.rules import estimate
from kaiserhof.games.dayunhe.rules.components import LIMITS, RAISE_GAIN, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.encoding import DayunheEncoding
from kaiserhof.games.dayunhe.rules.lookup import CALMING, CITY_LIMIT, MOVING, SPYING, TIES, UPRISING, Lookup
from kaiserhof.games.dayunhe.rules.moves import ACTION_SPACE, VERBS, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words import as_it_stands, courses, score_sheet, standings
from kaiserhof.games.dayunhe.words.story import DayunheStory


class Dayunhe(Game[DayunheState]):
    """Björn Müller-Mätzig's game of the Grand Canal, for two to five players."""

    id = "dayunhe"
    rules_version = 1
    players = range(2, 6)
    weight = "medium"
    minutes = (25, 35)
    options = (Option("unrest", dict.fromkeys(LIMITS, range(2, 6))),)
    action_space = ACTION_SPACE
    longest = 20_000  # far more than random games need; the rules promise no end (RULING 5)
    terms = estimate.TERMS
    storyteller = DayunheStory()
    open_rules = (
        OpenRule(SPYING, 8, "espionage", ("all", "one")),
        OpenRule(CALMING, 11, "calm-the-people", ("smallest", "player")),
        OpenRule(MOVING, 37, "rebuild-move", ("turn", "keep")),
        OpenRule(CITY_LIMIT, 17, "city-limit", ("placing", "end")),
        OpenRule(UPRISING, 32, "uprising-again", ("all", "one")),
        OpenRule(TIES, 35, "tie-break", ("city", "shared"), house=True),
    )

    has_boards = True

    def __init__(self, board_file: bytes | None = None) -> None:
        self.board = load_board() if board_file is None else parse_board(board_file)
        self.board_file = board_file
        self.board_name, self.board_maker = self.board.name, self.board.maker
        self._lookups: dict[tuple[object, ...], Lookup] = {}
        for seats in self.players:
            self._lookup(seats, {})

    def _lookup(self, seats: int, options: Mapping[str, Any]) -> Lookup:
        """Returns the lookup for a number of players and the readings of open rules, which come from options or a
        snapshot.
        """
        chosen = {rule.id: options[rule.id] for rule in self.open_rules if rule.id in options}
        key = (seats, *chosen.items())
        if key not in self._lookups:
            self._lookups[key] = Lookup(self.board, seats, self, chosen)
        return self._lookups[key]

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> DayunheState:
        """Returns the board before the first tile is turned up (rules `setup-regions`, `setup-limit`)."""
        chosen = self.choose(seats, options)
        lookup = self._lookup(seats, chosen)
        return self.copy_of_first(seats, chosen, lambda: DayunheState(lookup, int(chosen["unrest"])).set_up())

    def from_json(self, data: Mapping[str, Any]) -> DayunheState:
        state = DayunheState(self._lookup(data["seats"], data), data["limit"])
        state.read(data)
        return state

    def board_doubts(self) -> Sequence[Problem]:
        return doubts(self.board)

    def on_board(self, data: bytes) -> Dayunhe:
        return Dayunhe(data)

    @cached_property
    def encoding(self) -> DayunheEncoding:
        return DayunheEncoding(self.board)

    def read_terms(self, state: DayunheState) -> list[list[float]]:
        return estimate.read_terms(state)

    def progress(self, state: DayunheState) -> float:
        return estimate.progress(state)

    def score_sheet(self, state: DayunheState) -> list[ScoreLine]:
        return score_sheet.score_sheet(state)

    def as_it_stands(self, view: DayunheState) -> list[Plate]:
        return as_it_stands.as_it_stands(view)

    def prospects(self, state: DayunheState, legal: Collection[int]) -> list[Prospect]:
        return courses.courses(state)

    def unused(self, state: DayunheState, move: int) -> list[Message]:
        """Rule `parts`: finishing gives up the parts of the card that could still be played."""
        if VERBS[verb_of(move)] != "done":
            return []
        verbs = {VERBS[verb_of(other)] for other in state.legal_moves()}
        left = {"replenish": state.replenish, "build": state.builds, "raise": RAISE_GAIN}
        return [Message(f"unused-{verb}", {"count": count}) for verb, count in left.items() if verb in verbs]

    def warning(self, state: DayunheState, seat: int) -> Message | None:
        """Warns of an uprising that one more unrest tile would bring."""
        tiles = state.wall[seat]
        if tiles != state.limit - 1:
            return None
        return Message("scene-warning", {"tiles": tiles, "limit": state.limit, "points": UNREST_LOSS * state.limit})

    def tie_break(self, state: DayunheState) -> Message | None:
        return score_sheet.tie_break(state)

    def standings(self, state: DayunheState, seat: int) -> list[Standing]:
        return standings.standings(state, seat)


GAME = Dayunhe()
