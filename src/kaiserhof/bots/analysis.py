"""The analysis of a game: evaluated decisions, win probabilities over the game, and turning points.

The analyst sees only what the player to move saw (`seen_by`), so it judges decisions by what was known at the time. Win
probabilities of neighbouring decisions therefore come from different views: part of a change may be that the next
player knows more, or that chance moved in between.

Decisions are independent, so they can be evaluated in any order and in many processes. A `PlayedGame` lists the
decisions, `evaluate_decision` evaluates one, and an `Analysis` holds all of them and is stored as JSON. Its format
calls win probabilities `chance` and `chances`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from kaiserhof.bots import effects, make_bot
from kaiserhof.bots.bot import Evaluator
from kaiserhof.engine import OVER, Dice, Game, KaiserhofError, Message, OptionValue, Record, State, replay

FORMAT = "kaiserhof analysis 1"

BEST = 3
"""Number of best moves stored."""

CLEAR = 0.03
"""Minimum gain of win probability for mentioning a better move."""

DOUBT = 4
"""Extra visits, with the mean win probability of the decision, that every move is credited with.

They keep a move that was hardly tried from seeming clearly worse than the best.
"""


@dataclass(frozen=True, slots=True)
class EvaluatedMove:
    """A move with the mover's win probability and expected points."""

    move: str
    win_probability: float
    points: float | None


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the game and its evaluation."""

    number: int
    """Number of moves in the log before it."""
    seat: int
    move: str
    """The move that was played."""
    win_probabilities: tuple[float, ...]
    """Win probabilities before the decision, by seat."""
    best: tuple[EvaluatedMove, ...]
    """The best moves, best first."""
    played: EvaluatedMove | None
    """The evaluation of the move that was played, if it was tried."""

    def loss(self) -> float:
        """Returns the win probability that the move gave away."""
        if self.played is None or not self.best or self.best[0].move == self.move:
            return 0.0
        return max(0.0, self.best[0].win_probability - self.played.win_probability)

    def lead(self) -> float:
        """Returns the move's lead over the second best; 0 if it was not the best."""
        if len(self.best) < 2 or self.best[0].move != self.move:
            return 0.0
        return self.best[0].win_probability - self.best[1].win_probability


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn (decisions of one seat without another's between them) and the win probabilities before and after it."""

    moments: tuple[Moment, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def seat(self) -> int:
        """The seat that moved."""
        return self.moments[0].seat

    def change(self) -> float:
        """Returns the largest change of a win probability."""
        return max(self._changes())

    def concerned(self) -> int:
        """Returns the seat whose win probability changed most."""
        changes = self._changes()
        return changes.index(max(changes))

    def _changes(self) -> list[float]:
        return [abs(after - before) for before, after in zip(self.before, self.after, strict=True)]


@dataclass(frozen=True, slots=True)
class Analysis:
    """All evaluated decisions of a game."""

    analyst: str
    """Name of the bot, with its budget."""
    moments: tuple[Moment, ...]
    final: tuple[float, ...] | None
    """Share of the win by seat, if the game is over."""

    @property
    def level(self) -> str:
        """The level of the bot."""
        return self.analyst.partition(":")[0]

    def win_probabilities(self) -> list[tuple[float, ...]]:
        """Returns the win probabilities by seat before each decision, and at the end if the game is over."""
        return [moment.win_probabilities for moment in self.moments] + ([self.final] if self.final is not None else [])

    def index_at(self, number: int) -> int:
        """Returns the index of the first decision after a number of moves."""
        return bisect_left(self.moments, number, key=lambda moment: moment.number)

    def swings(self) -> list[Swing]:
        """Returns all turns except the last of an unfinished game, for which there is no result yet."""
        turns = [tuple(moments) for _, moments in groupby(self.moments, key=lambda moment: moment.seat)]
        starts = [turn[0].win_probabilities for turn in turns] + ([self.final] if self.final is not None else [])
        return [Swing(turn, before, after) for turn, (before, after) in zip(turns, pairwise(starts), strict=False)]

    def turning_points(self, most: int = 5) -> list[Swing]:
        """Returns the turns with the largest changes, in the order of the game."""
        largest = sorted(self.swings(), key=lambda swing: -swing.change())[:most]
        return sorted(largest, key=lambda swing: swing.moments[0].number)

    def marks(self, turning: Sequence[Swing]) -> list[tuple[int, int]]:
        """Returns where turns end, as indices in `win_probabilities`, and the seat whose line changed most in each."""
        return [(self.index_at(swing.moments[-1].number) + 1, swing.concerned()) for swing in turning]

    def better_moves(self, most: int = 10) -> list[Moment]:
        """Returns the decisions with the largest losses, in the order of the game."""
        dearest = sorted(self.moments, key=lambda moment: -moment.loss())[:most]
        return sorted((each for each in dearest if each.loss() >= CLEAR), key=lambda moment: moment.number)

    def best_move(self) -> Moment | None:
        """Returns the decision whose move had the widest lead over the second best, if that lead is clear."""
        found = max(self.moments, key=Moment.lead, default=None)
        return found if found is not None and found.lead() >= CLEAR else None

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "analyst": self.analyst,
            "final": None if self.final is None else list(self.final),
            "moments": [_moment_json(moment) for moment in self.moments],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Analysis:
        final = data["final"]
        return Analysis(data["analyst"], tuple(map(_moment, data["moments"])), None if final is None else tuple(final))


# ---------------------------------------------------------------------- evaluating


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to evaluate, as data for another process."""

    game: Game
    number: int
    view: dict[str, Any]
    """The mover's view."""
    move: str
    """The move that was played."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The moves of a game, finished or not."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]
    moves: tuple[int, ...]

    @staticmethod
    def of(record: Record, game: Game) -> PlayedGame:
        """Reads a record; raises `BadRecord` if a move breaks a rule."""
        moves = tuple(step.move for step in replay(record, game))
        return PlayedGame(game, len(record.names), record.options, moves)

    def decisions(self) -> list[Decision]:
        """Returns all decisions with more than one legal move."""
        found = []
        for number, state, move in self._positions():
            mover = state.to_move()
            if mover >= 0 and len(state.legal_moves()) > 1:
                view = state.seen_by(mover).to_json()
                found.append(Decision(self.game, number, view, state.text(move)))
        return found

    def final(self) -> tuple[float, ...] | None:
        """Returns the share of the win by seat, if the game is over."""
        state = self.game.start(self.seats, self.options)
        for move in self.moves:
            state.push(move)
        if state.to_move() != OVER:
            return None
        places = state.ranking()
        return tuple(float(place == 1) / places.count(1) for place in places)

    def labels(self, moments: Iterable[Moment]) -> dict[tuple[int, str], Message]:
        """Returns the labels of all moves in these moments, by number of the moment and text of the move."""
        wanted = {moment.number: {moment.move, *(each.move for each in moment.best)} for moment in moments}
        return {
            (number, text): state.move_words(state.parse(text))
            for number, state, _ in self._positions()
            for text in wanted.get(number, ())
        }

    def reasons(self, moments: Iterable[Moment]) -> dict[int, Message]:
        """Returns the effects of the best move of each of these moments, by number of the moment.

        As in advice, only what the mover could know counts. A move that does nothing special is left out.
        """
        best = {moment.number: moment.best[0].move for moment in moments if moment.best}
        found = {}
        for number, state, _ in self._positions():
            if number in best:
                view = state.seen_by(state.to_move())
                move = view.parse(best[number])
                told = effects.told(self.game, view, [move], Dice(number))
                if move in told:
                    found[number] = told[move]
        return found

    def _positions(self) -> Iterator[tuple[int, State, int]]:
        """Yields each move with its number and the state before it. The state is reused; do not keep it."""
        state = self.game.start(self.seats, self.options)
        for number, move in enumerate(self.moves):
            yield number, state, move
            state.push(move)


def evaluate_decision(
    decision: Decision, analyst: str, seed: int, find: Callable[[str, Game], object] = make_bot
) -> Moment:
    """Evaluates one decision. Deterministic for a seed and a number of simulations."""
    game = decision.game
    view = game.from_json(decision.view)
    evaluation = find_evaluator(analyst, game, find).evaluate(view, Dice(f"{seed} {decision.number}"))
    usual = evaluation.win_probabilities[view.to_move()]
    moves = [
        EvaluatedMove(
            view.text(each.move),
            (each.visits * each.win_probability + DOUBT * usual) / (each.visits + DOUBT),
            each.points,
        )
        for each in evaluation.moves
    ]
    played = next((each for each in moves if each.move == decision.move), None)
    return Moment(
        number=decision.number,
        seat=view.to_move(),
        move=decision.move,
        win_probabilities=tuple(evaluation.win_probabilities),
        best=tuple(moves[:BEST]),
        played=played,
    )


def find_evaluator(level: str, game: Game, find: Callable[[str, Game], object] = make_bot) -> Evaluator:
    """Returns the bot of this level; raises `KaiserhofError` if it does not evaluate moves."""
    bot = find(level, game)
    if not isinstance(bot, Evaluator):
        raise KaiserhofError("error-no-evaluator", bot=level[:40])
    return bot


# ---------------------------------------------------------------------- as data


def _evaluated_json(each: EvaluatedMove | None) -> dict[str, Any] | None:
    if each is None:
        return None
    points = None if each.points is None else round(each.points, 2)
    return {"move": each.move, "chance": round(each.win_probability, 4), "points": points}


def _moment_json(moment: Moment) -> dict[str, Any]:
    return {
        "number": moment.number,
        "seat": moment.seat,
        "move": moment.move,
        "chances": [round(share, 4) for share in moment.win_probabilities],
        "best": [_evaluated_json(each) for each in moment.best],
        "played": _evaluated_json(moment.played),
    }


def _evaluated(data: Mapping[str, Any]) -> EvaluatedMove:
    return EvaluatedMove(data["move"], data["chance"], data["points"])


def _moment(data: Mapping[str, Any]) -> Moment:
    played = data["played"]
    return Moment(
        number=data["number"],
        seat=data["seat"],
        move=data["move"],
        win_probabilities=tuple(data["chances"]),
        best=tuple(map(_evaluated, data["best"])),
        played=None if played is None else _evaluated(played),
    )
