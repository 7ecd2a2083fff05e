"""The contract of a game: its name, numbers of players, options and first position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Generic, Literal, TypeAlias, get_args

from typing_extensions import TypeVar

from kaiserhof.engine.core.codec import Codec
from kaiserhof.engine.core.encoding import Encoding
from kaiserhof.engine.core.estimate import Estimator
from kaiserhof.engine.core.outlook import Outlook
from kaiserhof.engine.core.ruled_state import RuledState
from kaiserhof.engine.core.state import OVER, State
from kaiserhof.engine.datafile import BadData, Problem, digest_of, read_bytes
from kaiserhof.engine.editing import Editing, read_editing
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.estimate_file import load_estimator
from kaiserhof.engine.locator import check_class, game_around, text_of
from kaiserhof.engine.message import Message
from kaiserhof.engine.rulebook import Rulebook
from kaiserhof.engine.standing import Plate, Prospect, Standing
from kaiserhof.engine.story import Storyteller
from kaiserhof.engine.words import Words

OptionValue: TypeAlias = str
"""The value of an option: one of its choices; `yes` and `no` for switches."""

Given: TypeAlias = Mapping[str, str | int | bool]
"""Options as a caller gives them. Numbers and booleans stand for choices with the same text."""

Weight = Literal["light", "medium", "heavy"]
WEIGHTS: tuple[Weight, ...] = get_args(Weight)
"""The weights of games, lightest first."""

S = TypeVar("S", bound=State, default=Any)

REQUIRED_ATTRIBUTES = ("id", "rules_version", "players", "action_space", "longest")
"""The class attributes that every game must have."""


def _choice(value: str | int | bool) -> OptionValue:
    """Converts a value to a choice: `True` to "yes", 3 to "3"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a game; the default is the first one that the number of players allows.

    >>> Option("side", {"3-4": range(3, 5), "4-5": range(4, 6)}).allowed(5)
    ('4-5',)
    """

    id: str
    choices: Mapping[str, range]
    """The numbers of players that each choice is for."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        """Returns the choices for this number of players."""
        return tuple(choice for choice, counts in self.choices.items() if seats in counts)


@dataclass(frozen=True, slots=True)
class OpenRule:
    """A rule that can be played in several ways. The first is our ruling; the others are readings or house rules."""

    id: str
    ruling: int
    """The number of the ruling."""
    rule: str
    """The id of the rule."""
    ways: tuple[OptionValue, ...]
    house: bool = False
    """Whether the texts decide the rule, so that every other way is a house rule."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: a source of points, and each seat's points from it."""

    label: Message
    points: tuple[int, ...]
    earned: bool = True
    """False for the points with which everyone begins."""


class Game(ABC, Generic[S]):
    """A game. Instances are immutable; `on_board` returns one with a custom board."""

    id: str
    """Short name, which is also the name of its package."""

    rules_version: int
    """Raised whenever an old record might no longer replay."""

    players: range
    """The possible numbers of players."""

    options: tuple[Option, ...] = ()
    """The choices before a game."""

    open_rules: tuple[OpenRule, ...] = ()
    """Rules that the texts leave open, and house rules. They are chosen like options."""

    action_space: int
    """Upper bound of moves, chance included: every move is an integer from 0 to below this."""

    longest: int
    """More moves than a random game takes, chance included. A bound for tests; the rules need not guarantee it."""

    weight: Weight | None = None
    """How much there is to learn and to think about; None if nobody has said."""

    minutes: tuple[int, int] | None = None
    """About how long a game against bots takes, from and to, in minutes; None if nobody has said."""

    has_boards = False
    """Whether it can be played on custom boards; if so, it has `on_board` and `board_source`."""

    board_file: bytes | None = None
    """The file of the custom board; None for the standard board."""

    board_name = ""
    """The name of the custom board, if its file gives one."""

    board_maker = ""
    """The maker of the custom board, if its file names one."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        check_class(cls, Game, ("start",))

    def choose(self, seats: int, options: Given | None = None) -> dict[str, OptionValue]:
        """Returns all options, defaults included; raises `KaiserhofError` for an invalid choice.

        An open rule is included if its reading is not our ruling.
        """
        if not isinstance(seats, int):
            raise TypeError(f"the number of players is {seats!r}, not an integer")
        if seats not in self.players:
            raise KaiserhofError("error-seats", game=self.id, seats=seats, least=self.players[0], most=self.players[-1])
        given = {name: _choice(value) for name, value in (options or {}).items()}
        chosen = {}
        for name, allowed in self._allowed[seats]:
            value = given.pop(name, allowed[0])
            if value not in allowed:
                raise KaiserhofError(
                    "error-option-value", option=name, value=value, allowed=", ".join(allowed), seats=seats
                )
            chosen[name] = value
        for rule in self.open_rules:
            way = given.pop(rule.id, rule.ways[0])
            if way not in rule.ways:
                raise KaiserhofError(
                    "error-option-value", option=rule.id, value=way, allowed=", ".join(rule.ways), seats=seats
                )
            if way != rule.ways[0]:
                chosen[rule.id] = way
        for name in given:
            ids = [option.id for option in self.options] + [rule.id for rule in self.open_rules]
            raise KaiserhofError("error-option", option=name, known=", ".join(ids))
        return chosen

    @cached_property
    def _allowed(self) -> Mapping[int, list[tuple[str, tuple[OptionValue, ...]]]]:
        """The ids of the options with their choices, by number of players."""
        return {seats: [(option.id, option.allowed(seats)) for option in self.options] for seats in self.players}

    def variants(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Yields every number of players with every combination of options."""
        for seats in self.players:
            for choice in product(*(option.allowed(seats) for option in self.options)):
                yield seats, {option.id: value for option, value in zip(self.options, choice, strict=True)}

    def other_ways(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Yields one variant in which every open rule has its last reading and every option its last choice."""
        if self.open_rules:
            seats = self.players[-1]
            options = {option.id: option.allowed(seats)[-1] for option in self.options}
            yield seats, options | {rule.id: rule.ways[-1] for rule in self.open_rules}

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> S:
        """Returns the position before the first move."""

    def copy_of_first(self, seats: int, chosen: Mapping[str, OptionValue], make: Callable[[], S]) -> S:
        """Returns a copy of a variant's first position, for use in `start`. Calls `make` once for each variant."""
        variant = (seats, *chosen.items())
        first = self._first_positions.get(variant)
        if first is None:
            first = self._first_positions[variant] = make()
        return first.copy()

    @cached_property
    def _first_positions(self) -> dict[tuple[object, ...], S]:
        """The first positions made so far, by variant. Callers get copies only."""
        return {}

    @cached_property
    def beside(self) -> dict[object, Any]:
        """Values that other packages attach to this game, such as its artist, by keys of their own."""
        return {}

    def from_json(self, data: Mapping[str, Any]) -> S:
        """Returns the state in a snapshot; the inverse of `State.to_json`.

        By default it reads the declared fields into a first position. Override it if a state has more than these.
        """
        state = self.start(data["seats"])
        if not isinstance(state, RuledState):
            raise NotImplementedError(f"{type(self).__name__} lacks from_json")
        state.read(data)
        return state

    def on_board(self, data: bytes) -> Game[S]:
        """Returns the same game on the board in a file's content; raises `BadData` if the file is invalid."""
        raise KaiserhofError("error-no-own-data", game=self.id)

    @property
    def board_source(self) -> bytes:
        """The file of the standard board, `board/board.toml`, as a template for custom ones."""
        text = text_of(self.package, "board", "board.toml")
        if text is None:
            raise KaiserhofError("error-no-own-data", game=self.id)
        return text.encode()

    def board_doubts(self) -> Sequence[Problem]:
        """Returns what is unusual about the board although it can be played on, such as two fields on one spot."""
        return ()

    def with_data(self, path: Path) -> Game[S]:
        """Returns the same game on the board in a file; raises `KaiserhofError` if the file is invalid."""
        try:
            return self.on_board(read_bytes(path))
        except BadData as error:
            raise KaiserhofError("error-data", file=str(path), detail=error.message) from None

    @cached_property
    def editing(self) -> Editing | None:
        """What can be edited on its boards: `board/editing.toml`, if the package has one."""
        text = text_of(self.package, "board", "editing.toml")
        return None if text is None else read_editing(text)

    @cached_property
    def data_digest(self) -> str | None:
        """The SHA-256 of the custom board, which identifies it."""
        return None if self.board_file is None else digest_of(self.board_file)

    def __repr__(self) -> str:
        board = "" if self.board_file is None else ", on a custom board"
        return f"<Game {self.id}: {self.players[0]} to {self.players[-1]} players{board}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles a game as the name of its module and the file of a custom board."""
        return game_around, (type(self).__module__, self.board_file)

    # ------------------------------------------------------------------ numbers for networks

    @cached_property
    def encoding(self) -> Encoding[S]:
        """How positions become numbers; a game without planes of its own has only those common to all games."""
        return Encoding(0, self.players[-1])

    @cached_property
    def codecs(self) -> Mapping[int, Codec]:
        """The actions of players and their moves, by number of players."""
        starts = {seats: self.start(seats) for seats in self.players}
        return {seats: Codec(starts, seats, self.action_space, self.encoding) for seats in self.players}

    # ------------------------------------------------------------------ estimates and scores

    terms: tuple[str, ...] = ()
    """Names of the terms of its estimate; see `core.estimate`."""

    def read_terms(self, state: S) -> list[list[float]]:
        """Returns the value of each term, by seat; the last term is `estimate.REST`. The default has no other terms."""
        return [[1.0] for _ in range(state.seats)]

    def progress(self, state: S) -> float:
        """Returns roughly how far the game has progressed, from 0 to 1."""
        return 0.5

    @cached_property
    def estimator(self) -> Estimator:
        """The weights of the estimate."""
        return load_estimator(self.package, self.terms, self.players)

    @cached_property
    def outlook(self) -> Outlook:
        """How the estimate becomes numbers for a network."""
        weights = self.estimator.outcome_weights
        return Outlook(self.read_terms, self.progress, weights, len(self.terms) + 1, self.encoding.most_seats)

    def expected_points(self, state: S) -> list[float]:
        """Returns a quick estimate of the final points, by seat."""
        if state.to_move() == OVER:
            return [float(points) for points in state.scores()]
        return self.estimator.outcome_weights[state.seats].points(
            state.scores(), self.read_terms(state), self.progress(state)
        )

    def win_probabilities(self, state: S, expected: list[float] | None = None) -> list[float]:
        """Returns a quick estimate of the win probabilities, by seat; at the end winners share 1 equally.

        Pass the result of `expected_points` as `expected` if you have it.
        """
        if state.to_move() == OVER:
            places = state.ranking()
            return [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return self.estimator.outcome_weights[state.seats].win_probabilities(
            expected or self.expected_points(state), self.progress(state)
        )

    def score_sheet(self, state: S) -> list[ScoreLine]:
        """Returns the points by source, in the order of the rules. At the end of the game the lines add up to
        `scores()`."""
        return [ScoreLine(Message("points-in-all"), tuple(state.scores()))]

    def tie_break(self, state: S) -> Message | None:
        """Returns how the winner of a finished game won although another player has as many points, such as `as
        Admiral`; None if the points decided, or if the victory is shared."""
        return None

    def warning(self, state: S, seat: int) -> Message | None:
        """Returns what threatens a seat next, as the seat sees it; the page shows it below the question."""
        return None

    def standings(self, state: S, seat: int) -> list[Standing]:
        """Returns what counts in the game, as a seat sees it; advice says how a move changes it.

        Points already scored add up to `scores()`. Nothing may depend on what the seat cannot know.
        """
        return [Standing("points", Message("points-in-all"), points=tuple(state.scores()), scored=True)]

    def as_it_stands(self, view: S) -> list[Plate]:
        """Returns how everything stands that is worth showing, from what this view knows; without it the page does not
        offer to show it.

        The numbers come from the functions that score. Points of all plates that count and `scores()` add up to what
        the game would end with now.
        """
        return []

    def sequels(self, state: S, legal: Collection[int]) -> Mapping[int, Sequence[int]]:
        """Returns what the seat to move may do right after some of its legal moves, by move.

        The page offers both with one click, and makes an only sequel at once. Leave out moves after which chance or
        another seat decides first, and read nothing that the seat to move does not know.
        """
        return {}

    def prospects(self, state: S, legal: Collection[int]) -> Sequence[Prospect]:
        """Returns the ways in which the seat to move may answer several questions at once, such as a whole course of a
        ship: those that differ, and what each brings. Chance and other seats do not decide in between.
        """
        return ()

    def unused(self, state: S, move: int) -> Sequence[Message]:
        """Returns what a legal move gives up that its seat could still use; the page asks once before making it."""
        return ()

    pace: float = 1.0
    """How much longer than usual a bot pauses before a decision, so that people can follow."""

    storyteller: Storyteller = Storyteller()
    """How the log tells the game's turns; see `story`."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rule book."""
        return Rulebook.load(self.package)

    def words(self, lang: str) -> Words:
        """Returns the words of the game and the shared ones in one language.

        A game without `words/` speaks in plain text; one without this language speaks English.
        """
        return Words(lang, (self.package,))

    @property
    def package(self) -> str:
        """The package with its data files."""
        module = type(self).__module__
        return module.rpartition(".")[0] or module
