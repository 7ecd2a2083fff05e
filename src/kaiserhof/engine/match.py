"""A match: a state with its log. It makes the moves that need no decision, and supports undo.

The log is the game: undo replays it without its last decision, and a record is the log as text.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count

from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.errors import NotAllowed
from kaiserhof.engine.fair_dice import RandomDice, TableDice
from kaiserhof.engine.game import Game, Given
from kaiserhof.engine.message import Event, Seat
from kaiserhof.engine.registry import as_game
from kaiserhof.engine.story import LoggedMove, Story

_POSITION_IDS = count()


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log."""

    mover: int
    """A seat, or `CHANCE`."""
    move: int
    asked: bool
    """Whether a player was asked. If not, it was a move of chance or a forced answer; see `must_ask`."""
    turn: int
    """The seat whose turn it was."""
    text: str


def must_ask(state: State) -> bool:
    """Checks if a player must be asked for the next move.

    Nobody is asked for a move of chance or a forced answer, the only legal move. But a secret question is always asked,
    or everyone would learn that there was only one answer (see `State.choice_is_secret`).
    """
    return state.to_move() >= 0 and (len(state.legal_moves()) > 1 or state.choice_is_secret())


class Match:
    """One game being played.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> match = Match(find_game(game_ids()[0]), ["Axel", "Barbara", "Chris"])
    >>> match.advance()
    >>> seat = match.state.to_move()
    >>> move = match.state.legal_moves()[0]
    >>> match.play(seat, move)
    >>> match.undo(seat)
    >>> move in match.state.legal_moves()
    True
    """

    def __init__(
        self,
        game: Game | str,
        names: Sequence[str],
        options: Given | None = None,
        dice: TableDice | None = None,
        people: Collection[int] = (),
    ) -> None:
        self.game = game = as_game(game)
        self.names = tuple(names)
        self.options = game.choose(len(names), options)
        self.dice = dice or RandomDice()
        self.people = frozenset(people)
        """The seats that confirm the end of their turn."""
        self.state: State = game.start(len(names), self.options)
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []
        """The events of each move."""
        self.points: list[tuple[int, ...]] = []
        """The points of all seats after each move."""
        self.given = 0
        """Number of given moves at the beginning, which were not decided or drawn in this match. They cannot be undone.
        """
        self.position_id = next(_POSITION_IDS)
        """Identifies the position in this process: no other position of any match has had this number."""
        self._chances = 0
        self._confirmed = 0
        self._start = tuple(self.state.scores())
        self._story: Story | None = None
        self._logged_moves: list[LoggedMove] = []
        self._before: dict[int, State] = {}
        """States before the moves made by `push`, by number of moves."""

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}: {', '.join(self.names)}; {len(self.entries)} moves, {self.state!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies a match as its log."""
        log = tuple((entry.mover, entry.move) for entry in self.entries)
        made = (self.game, self.names, self.options, self.dice, self.people)
        return _restored, (made, log, self.given, self._confirmed)

    # ------------------------------------------------------------------ forward

    def play(self, seat: int, move: int) -> None:
        """Makes a seat's move; raises `NotAllowed` if it is not this seat's decision or the move is illegal."""
        mover = self.state.to_move()
        if mover != seat or self.to_confirm() is not None:
            raise NotAllowed("error-not-your-turn", seat=Seat(seat))
        if move not in self.state.legal_moves():
            raise self._refused(move)
        self._append(mover, move)

    def play_text(self, seat: int, text: str) -> int:
        """Makes a seat's move from its text and returns it; raises `UnknownMove` or `NotAllowed`."""
        move = self.state.parse(text)
        self.play(seat, move)
        return move

    def push(self, move: int) -> None:
        """Makes the next move for any seat or for chance. Meant for analysis: `pop` takes it back at once.

        Raises `NotAllowed` if the move is illegal.
        """
        if move not in self.state.legal_moves():
            raise self._refused(move)
        self._before[len(self.entries)] = self.state.copy()
        self._append(self.state.to_move(), move)

    def push_text(self, text: str) -> int:
        """Makes the next move from its text and returns it; raises `UnknownMove` or `NotAllowed`."""
        move = self.state.parse(text)
        self.push(move)
        return move

    def restore(self, mover: int, move: int) -> None:
        """Appends a move from a log that was checked when it was written, chance and forced answers included."""
        self._append(mover, move)

    def advance(self) -> None:
        """Makes all moves that need no decision, until a player must decide or confirm or the game is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """Makes the next move if it is chance or a forced answer; returns whether it was."""
        mover = self.state.to_move()
        if mover == OVER or self.to_confirm() is not None or must_ask(self.state):
            return False
        by_chance = mover == CHANCE
        self._append(mover, self.dice.pick(self.state, self._chances) if by_chance else self.state.legal_moves()[0])
        return True

    def to_confirm(self) -> int | None:
        """Returns the seat that must confirm the end of its turn before the game goes on, or None."""
        point = self._undo_point()
        if point is None:
            return None
        seat = self.entries[point].mover
        return seat if seat in self.people and self.state.turn_of() != seat else None

    def confirm(self, seat: int) -> None:
        """Confirms the end of the seat's turn, which cannot be undone after that."""
        if self.to_confirm() != seat:
            raise NotAllowed("error-nothing-to-confirm")
        self._confirmed = len(self.entries)

    def finished(self) -> bool:
        """Checks if the game is over and its last move can no longer be undone."""
        return self.state.to_move() == OVER and self.to_confirm() is None

    # ------------------------------------------------------------------ back

    def can_undo(self, seat: int) -> bool:
        """Checks if the seat may undo its last decision.

        It may do so within its own turn, unless chance or another seat has moved since.
        """
        point = self._undo_point()
        if point is None or self.entries[point].mover != seat:
            return False
        return self.state.turn_of() == seat or self.to_confirm() == seat

    def undo(self, seat: int) -> None:
        """Takes back the seat's last decision and the forced answers after it; raises `NotAllowed`."""
        point = self._undo_point()
        if point is None or not self.can_undo(seat):
            raise NotAllowed("error-no-undo")
        self.cut(point)

    def last_turn(self, seat: int) -> int | None:
        """Returns the number of moves before the seat's last confirmed turn; None if there is none."""
        end = self._confirmed
        while end > self.given and not self._decided(end - 1, seat):
            end -= 1
        begin = end
        while begin > self.given and self.entries[begin - 1].turn == seat:
            begin -= 1
        return begin if any(self._decided(at, seat) for at in range(begin, end)) else None

    def _decided(self, at: int, seat: int) -> bool:
        """Returns whether a seat was asked for a move in its own turn."""
        entry = self.entries[at]
        return entry.asked and entry.mover == seat == entry.turn

    def pop(self) -> int:
        """Takes back the last move, even one of chance, and returns it; raises `IndexError` if there is none.

        `undo` is what the rules of a table allow; this is for analysis.
        """
        if not self.entries:
            raise IndexError("There is no move to take back.")
        move = self.entries[-1].move
        self.cut(len(self.entries) - 1)
        return move

    def cut(self, length: int) -> None:
        """Keeps only the first `length` moves of the log. Unlike `undo`, it does not check whether that is allowed."""
        self.position_id = next(_POSITION_IDS)
        del self.entries[length:]
        del self.events[length:]
        del self.points[length:]
        if len(self._logged_moves) > length:
            self._logged_moves.clear()
            self._story = None
        self._chances = sum(entry.mover == CHANCE for entry in self.entries)
        self.given, self._confirmed = min(self.given, length), min(self._confirmed, length)
        kept = self._before.pop(length, None)
        self._before = {number: state for number, state in self._before.items() if number < length}
        self.state = self.position(length) if kept is None else kept

    def position(self, length: int) -> State:
        """Returns the state after the first `length` moves of the log."""
        state: State = self.game.start(len(self.names), self.options)
        for entry in self.entries[:length]:
            state.push(entry.move)
        return state

    # ------------------------------------------------------------------ telling

    def seen_by(self, seat: int | None) -> State:
        """Returns the view of a seat (None: a spectator). Until a turn is confirmed, it does not hand on its
        secrets.
        """
        waiting = self.to_confirm()
        return self.state.seen_by(seat) if waiting is None or waiting == seat else self.state.seen_unconfirmed(seat)

    def story(self) -> Story:
        """Returns the story of the game so far. It is a new object after moves were taken back."""
        if self._story is None:
            self._story = Story(self.game.storyteller, len(self.names))
        told = self._logged_moves
        for at in range(len(told), len(self.entries)):
            before = self.points[at - 1] if at else self._start
            gains = tuple(now - then for now, then in zip(self.points[at], before, strict=True))
            entry = self.entries[at]
            told.append(LoggedMove(entry.mover, entry.turn, entry.text, self.events[at], gains))
        self._story.tell(told)
        return self._story

    # ------------------------------------------------------------------

    def _refused(self, move: int) -> NotAllowed:
        if 0 <= move < self.game.action_space:
            return self.state.refused(move)
        return NotAllowed("error-unknown-move", text=str(move))

    def _append(self, mover: int, move: int) -> None:
        entry = Entry(mover, move, must_ask(self.state), self.state.turn_of(), self.state.text(move))
        self.events.append(self.state.tell(move))
        self.entries.append(entry)
        self.position_id = next(_POSITION_IDS)
        self.points.append(tuple(self.state.scores()))
        if mover == CHANCE:
            self._chances += 1

    def _undo_point(self) -> int | None:
        """Returns the index of the seat's last decision, if only its own forced answers came after it."""
        for point in range(len(self.entries) - 1, max(self._confirmed, self.given) - 1, -1):
            entry = self.entries[point]
            if entry.mover == CHANCE or entry.mover != self.entries[-1].mover:
                return None
            if entry.asked:
                return point
        return None


def _restored(
    made: tuple[Game, Sequence[str], Given, TableDice, Collection[int]],
    log: Sequence[tuple[int, int]],
    given: int,
    confirmed: int,
) -> Match:
    match = Match(*made)
    for mover, move in log:
        match.restore(mover, move)
    match.given, match._confirmed = given, confirmed
    return match
