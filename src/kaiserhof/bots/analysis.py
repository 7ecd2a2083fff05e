"""The analysis of a game: each decision weighed by a searching bot, the chances over the game, its turning points.

The analyst sees what the player to move saw (`seen_by`), nothing more: it judges decisions by what could be known, not
by what turned out. So the chances of neighbouring decisions come from different eyes, and part of a change may be that
the next player knows more. Between two decisions chance may have moved as well.

Decisions do not depend on each other, so they can be weighed in any order, in any number of processes: a `Course` lists
its questions, `consider` answers one, an `Analysis` is what all answers amount to, and goes to JSON and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from kaiserhof.bots import make_bot
from kaiserhof.bots.bot import Weigher
from kaiserhof.engine import OVER, Dice, Game, KaiserhofError, Message, OptionValue, Record, State, find_game, replay

FORMAT = "kaiserhof analysis 1"

BEST = 3
"""So many of the best moves are kept."""

CLEAR = 0.03
"""Another move is worth telling if it raises the chance to win by at least this much."""

DOUBT = 4
"""A move is taken to have been looked at so many times more, with what moves here bring on average: one that was hardly
looked at is not clearly worse."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What the analyst thinks of a move: the mover's chance to win, and the points it expects, if it does."""

    move: str
    chance: float
    points: float | None


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the game and what the analyst thinks of it."""

    number: int
    """How many moves of the log came before."""
    seat: int
    move: str
    """What was played."""
    chances: tuple[float, ...]
    """Each seat's chance to win before it."""
    best: tuple[Thought, ...]
    """What the analyst would have done, the best first."""
    played: Thought | None
    """What it thinks of the move that was played, if it has looked at it."""

    def loss(self) -> float:
        """How much of the chance to win the move gave away, by this estimate."""
        if self.played is None or not self.best or self.best[0].move == self.move:
            return 0.0
        return max(0.0, self.best[0].chance - self.played.chance)


@dataclass(frozen=True, slots=True)
class Swing:
    """What a turn (decisions of one seat without another's between them) changed."""

    moments: tuple[Moment, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def seat(self) -> int:
        """Who moved."""
        return self.moments[0].seat

    def change(self) -> float:
        """The largest change of anyone's chance."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game as its analyst sees it."""

    analyst: str
    """The bot with its budget."""
    moments: tuple[Moment, ...]
    final: tuple[float, ...] | None
    """Each seat's share of the win, when the game is over."""

    def swings(self) -> list[Swing]:
        """What each turn changed; the last turn of an unfinished game has not changed anything yet."""
        turns = [tuple(moments) for _, moments in groupby(self.moments, key=lambda moment: moment.seat)]
        starts = [turn[0].chances for turn in turns] + ([self.final] if self.final is not None else [])
        return [Swing(turn, before, after) for turn, (before, after) in zip(turns, pairwise(starts), strict=False)]

    def turning_points(self, most: int = 5) -> list[Swing]:
        """The turns that changed most, in the order of the game."""
        largest = sorted(self.swings(), key=lambda swing: -swing.change())[:most]
        return sorted(largest, key=lambda swing: swing.moments[0].number)

    def better_moves(self, most: int = 10) -> list[Moment]:
        """Decisions at which the analyst would clearly have done otherwise: the dearest, in the order of the game."""
        dearest = sorted(self.moments, key=lambda moment: -moment.loss())[:most]
        return sorted((each for each in dearest if each.loss() >= CLEAR), key=lambda moment: moment.number)

    def to_json(self) -> dict[str, Any]:
        """As data, to keep."""
        return {
            "format": FORMAT,
            "analyst": self.analyst,
            "final": None if self.final is None else list(self.final),
            "moments": [_moment_json(moment) for moment in self.moments],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Analysis:
        """The inverse of `to_json`."""
        final = data["final"]
        return Analysis(data["analyst"], tuple(map(_moment, data["moments"])), None if final is None else tuple(final))


# ---------------------------------------------------------------------- asking


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to be weighed, such that it can be sent to another process."""

    game: str
    board: str | None
    """The file of an owner's own board."""
    number: int
    view: dict[str, Any]
    """What the mover saw."""
    move: str
    """What was played."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game from its start to its end, or as far as it went."""

    game: Game[Any]
    seats: int
    options: Mapping[str, OptionValue]
    moves: tuple[int, ...]
    board: str | None = None

    @staticmethod
    def of(record: Record, game: Game[Any], board: str | None = None) -> Course:
        """The course of a recorded game; raises `BadRecord` if a move breaks a rule."""
        moves = tuple(step.move for step in replay(record, game))
        return Course(game, len(record.names), record.options, moves, board)

    def questions(self) -> list[Question]:
        """Every real decision: all but chance and forced answers."""
        asked = []
        for number, state, move in self._positions():
            mover = state.to_move()
            if mover >= 0 and len(state.legal_moves()) > 1:
                view = state.seen_by(mover).to_json()
                asked.append(Question(self.game.id, self.board, number, view, state.text(move)))
        return asked

    def final(self) -> tuple[float, ...] | None:
        """Each seat's share of the win, if the game is over."""
        state = self.game.start(self.seats, self.options)
        for move in self.moves:
            state.push(move)
        if state.to_move() != OVER:
            return None
        places = state.ranking()
        return tuple(float(place == 1) / places.count(1) for place in places)

    def labels(self, moments: Iterable[Moment]) -> dict[tuple[int, str], Message]:
        """The labels for people of all moves these moments name, by number of the moment and text of the move."""
        wanted = {moment.number: {moment.move, *(thought.move for thought in moment.best)} for moment in moments}
        return {
            (number, text): state.move_words(state.parse(text))
            for number, state, _ in self._positions()
            for text in wanted.get(number, ())
        }

    def _positions(self) -> Iterator[tuple[int, State, int]]:
        """The number of each move, the state before it (do not keep it), and the move."""
        state = self.game.start(self.seats, self.options)
        for number, move in enumerate(self.moves):
            yield number, state, move
            state.push(move)


def consider(
    question: Question, analyst: str, seed: int, find: Callable[[str, Game[Any]], object] = make_bot
) -> Moment:
    """Weigh one decision; the same seed and budget of simulations give the same answer."""
    game = find_game(question.game)
    if question.board is not None:
        game = game.with_data(Path(question.board))
    view = game.from_json(question.view)
    weighed = weigher(analyst, game, find).weigh(view, Dice(f"{seed} {question.number}"))
    usual = weighed.chances[view.to_move()]
    thoughts = [
        Thought(view.text(each.move), (each.visits * each.chance + DOUBT * usual) / (each.visits + DOUBT), each.points)
        for each in weighed.moves
    ]
    played = next((thought for thought in thoughts if thought.move == question.move), None)
    return Moment(
        question.number, view.to_move(), question.move, tuple(weighed.chances), tuple(thoughts[:BEST]), played
    )


def weigher(level: str, game: Game[Any], find: Callable[[str, Game[Any]], object] = make_bot) -> Weigher:
    """The bot of this level, if it is one that tells what it thinks; raises `KaiserhofError` if not."""
    bot = find(level, game)
    if not isinstance(bot, Weigher):
        raise KaiserhofError("error-no-weigher", bot=level[:40])
    return bot


# ---------------------------------------------------------------------- as data


def _thought_json(thought: Thought | None) -> dict[str, Any] | None:
    if thought is None:
        return None
    points = None if thought.points is None else round(thought.points, 2)
    return {"move": thought.move, "chance": round(thought.chance, 4), "points": points}


def _moment_json(moment: Moment) -> dict[str, Any]:
    return {
        "number": moment.number,
        "seat": moment.seat,
        "move": moment.move,
        "chances": [round(chance, 4) for chance in moment.chances],
        "best": [_thought_json(thought) for thought in moment.best],
        "played": _thought_json(moment.played),
    }


def _thought(data: Mapping[str, Any]) -> Thought:
    return Thought(data["move"], data["chance"], data["points"])


def _moment(data: Mapping[str, Any]) -> Moment:
    played = data["played"]
    return Moment(
        data["number"],
        data["seat"],
        data["move"],
        tuple(data["chances"]),
        tuple(map(_thought, data["best"])),
        None if played is None else _thought(played),
    )
