"""A state made of verbs and questions: texts, labels, prompts and refusals follow from them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self, final

from mypy_extensions import i64, mypyc_attr

from kaiserhof.engine.core.decision import PLAYER, Moves, Question, Verb
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.state import CHANCE, OVER, State, UnknownMove
from kaiserhof.engine.core.state import REQUIRED_METHODS as REQUIRED_OF_STATE
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.locator import check_class
from kaiserhof.engine.message import Message, Refusal
from kaiserhof.engine.native import flat

FULL: Final = -1
"""`viewer` of a state that holds everything."""

SPECTATOR: Final = -2
"""`viewer` of a view for someone without a seat."""

REQUIRED_METHODS: Final = ("question",)
"""The method that `RuledState` requires in addition."""

OF_MOVES: Final = ("verb_of", "target_of", "texts", "moves_by_text")
"""The methods that a subclass without `MOVES` must have."""


class NoSuchView(KaiserhofError):
    """Raised for a view of a seat that does not exist, or that cannot be derived from another viewer's view."""


@final
class Fields:
    """The names of a state's fields by kind, each separated by spaces; `make fields` writes them.

    >>> Fields(numbers="turn phase", vecs="points").kinds
    {'turn': 'number', 'phase': 'number', 'points': 'vec'}
    """

    __slots__ = ("kinds",)

    def __init__(self, numbers: str = "", lists: str = "", vecs: str = "") -> None:
        self.kinds: dict[str, str] = dict.fromkeys(numbers.split(), "number")
        for name in lists.split():
            self.kinds[name] = "list"
        for name in vecs.split():
            self.kinds[name] = "vec"


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State, ABC):
    """A state whose moves are verbs with targets and whose phases are questions; see `decision`.

    Three rules have the same id in every such game: `game-over`, `chance` (chance decides now, or only chance makes
    such moves) and `turn-order` (it is someone else's turn). All other refusals name a rule of the verb or question.
    """

    __slots__ = ("viewer",)

    FIELDS: ClassVar[Fields]
    """The declared fields, if `make fields` has written them; other states override `key` and `to_json`."""

    MOVES: ClassVar[Moves]
    """All moves, if each verb has few targets; a game with many translates its moves in the methods below."""

    viewer: i64
    """Whose view this is: a seat, `SPECTATOR`, or `FULL`."""

    @classmethod
    def __init_subclass__(cls) -> None:
        check_class(cls, State, REQUIRED_OF_STATE)
        check_class(cls, RuledState, REQUIRED_METHODS if hasattr(cls, "MOVES") else REQUIRED_METHODS + OF_MOVES)

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = FULL

    @abstractmethod
    def question(self) -> Question[Any] | None:
        """Returns the question that is asked now, or None when the game is over."""

    def verb_of(self, move: int) -> Verb[Any]:
        """Returns the verb of a move."""
        return self.MOVES.verb_of(move)

    def target_of(self, move: int) -> int:
        """Returns the target of a move."""
        return self.MOVES.target_of(move)

    def texts(self) -> Mapping[int, str]:
        """Returns the text of every move there is in this variant, by move."""
        return self.MOVES.texts

    def moves_by_text(self) -> Mapping[str, int]:
        """Returns the inverse of `texts`."""
        return self.MOVES.by_text

    def to_move(self) -> i64:
        question = self.question()
        if question is None:
            return OVER
        return self.turn_of() if question.asked == PLAYER else question.asked

    def legal_moves(self) -> Sequence[int]:
        """Returns all legal moves; in a view those of the viewer only."""
        question = self.question()
        if question is None or (self.viewer != FULL and self.viewer != self.to_move()):
            return ()
        return question.moves(self)

    def push(self, move: i64) -> None:
        """Carries out a legal move, and writes it into the log if anyone reads it."""
        verb, target = self.verb_of(move), self.target_of(move)
        if self.journal is not None:
            verb.announce(self, target)
        verb.push(self, target)

    def outcomes(self) -> list[tuple[int, int]]:
        """Returns the outcomes with whole-number weights, when chance is to move; none in a view."""
        question = self.question()
        return question.outcomes(self) if question is not None and self.viewer == FULL else []

    def choice_is_secret(self) -> bool:
        """Checks if the present question is secret."""
        question = self.question()
        return question is not None and question.secret

    def prompt(self) -> Message:
        question = self.question()
        return Message("prompt-over") if question is None else question.prompt(self)

    def why_not(self, move: int) -> Refusal | None:
        if move in self.legal_moves():
            return None
        question, verb, mover = self.question(), self.verb_of(move), self.to_move()
        if question is None or mover == OVER:
            return Refusal("game-over")
        if verb.by_chance or mover == CHANCE:
            return Refusal("chance")
        if self.viewer not in (FULL, mover):
            return Refusal("turn-order")
        if verb not in question.verbs:
            return question.other_verb(self, verb, self.target_of(move))
        return verb.refusal(self, self.target_of(move))

    def seen_by(self, seat: int | None) -> Self:
        """Returns the view of a seat (None: a spectator): a copy without what `hide` takes away.

        Raises `NoSuchView` if there is no such seat, or if this is already the view of another seat.
        """
        viewer = SPECTATOR if seat is None else seat
        if viewer != SPECTATOR and not 0 <= viewer < self.seats:
            raise NoSuchView("error-no-such-seat", seat=viewer, last=self.seats - 1)
        if self.viewer != FULL and viewer not in (self.viewer, SPECTATOR):
            raise NoSuchView("error-view-of-view")
        view = self.copy()
        view.viewer = viewer
        view.hide()
        return view

    def hide(self) -> None:
        """Removes from a new view everything that its `viewer` cannot know. By default nothing is hidden."""

    def imagine(self, dice: Dice) -> Self:
        """Returns a world of this view: a copy with what `complete` adds."""
        world = self.copy()
        world.viewer = FULL
        if self.viewer != FULL:
            self.complete(world, dice)
        return world

    def complete(self, world: Self, dice: Dice) -> None:
        """Draws what this view does not show, and puts it into a world that is still a copy of the view.

        It draws by probability: each way to fill in the view comes as often as it would at a table.
        """

    def ranking(self) -> list[int]:
        """Returns the places by points; a tie is shared."""
        scores = self.scores()
        return [1 + sum([other > own for other in scores]) for own in scores]

    def vocabulary(self) -> list[int]:
        return list(self.texts())

    def by_chance(self, move: int) -> bool:
        return self.verb_of(move).by_chance

    def text(self, move: int) -> str:
        return self.texts()[move]

    def parse(self, text: str) -> int:
        move = self.moves_by_text().get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        return self.verb_of(move).label(self, self.target_of(move))

    def copy(self) -> Self:
        """Returns an independent copy without a journal."""
        new = type(self)(self.seats)
        new.copy_from(self)
        return new

    def copy_from(self, other: Any) -> None:
        """Makes this a copy of a position with the same seats; `make fields` writes it."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Returns all fields, hashable."""
        values: list[object] = [self.seats, self.viewer]
        for name, kind in self.FIELDS.kinds.items():
            value = getattr(self, name)
            values.append(value if kind == "number" else tuple(value))
        return tuple(values)

    def to_json(self) -> dict[str, Any]:
        """Returns a snapshot of all fields, which `read` reads."""
        snapshot: dict[str, Any] = {"seats": self.seats, "viewer": self.viewer}
        for name, kind in self.FIELDS.kinds.items():
            value = getattr(self, name)
            snapshot[name] = value if kind == "number" else list(value)
        return snapshot

    def read(self, data: Mapping[str, Any]) -> None:
        """Sets the fields from a snapshot. The constructor has already set the number of seats."""
        self.viewer = data["viewer"]
        for name, kind in self.FIELDS.kinds.items():
            value = data[name]
            setattr(self, name, value if kind == "number" else flat(value) if kind == "vec" else list(value))
