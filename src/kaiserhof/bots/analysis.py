"""The analysis of a game: evaluated decisions, win probabilities over the game, and turning points.

The analyst sees only what the player to move saw (`seen_by`), so it judges decisions by what was known at the time. Win
probabilities of neighbouring decisions therefore come from different views: part of a change may be that the next
player knows more, or that chance moved in between.

So what a decision cost is not read from such changes. Where the search prefers another move, both moves are compared
once more (`comparison`), and only a loss that is clearly larger than the error of this estimate counts. What is left of
a change is put down to chance, if it is larger than the error, too, and chance moved.

Decisions are independent, so they can be evaluated in any order and in many processes. A `PlayedGame` lists the
decisions, `evaluate_decision` evaluates one, `check_decision` compares its move with the best, and an `Analysis` holds
all of them and is stored as JSON. Its format calls win probabilities `chance` and `chances`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise, zip_longest
from math import inf, sqrt
from typing import Any, Literal

from kaiserhof.bots import effects, make_bot
from kaiserhof.bots.bot import Budget, Evaluator
from kaiserhof.bots.comparison import Comparison, compare
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import CHANCE, OVER, Dice, Game, KaiserhofError, Message, OptionValue, Record, State, replay

FORMAT = "kaiserhof analysis 2"

BEST = 3
"""Number of best moves stored."""

CLEAR = 0.03
"""Minimum gain of win probability for mentioning a better move."""

CLEAR_POINTS = 1.0
"""Minimum gain of points for mentioning a better move."""

POINT = 0.01
"""The win probability that counts as much as a point where decisions are ordered."""

SURE = 2.5
"""How many standard errors a difference must have to be more than noise."""

REST = 4
"""Maximum number of further decisions of a turn that are told."""

CHECKED = 8
"""Maximum number of decisions of a seat whose moves are compared once more."""

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
    error: float = 0.0
    """The standard error of a win probability before the decision."""
    checked: Comparison | None = None
    """The best move and the one that was played, if they were compared once more."""

    def suspicion(self) -> float:
        """Returns what the move gave away at first sight: win probability, and points as `POINT` counts them."""
        if self.played is None or not self.best or self.best[0].move == self.move:
            return 0.0
        best, played = self.best[0], self.played
        points = (best.points or 0.0) - (played.points or 0.0)
        return max(0.0, best.win_probability - played.win_probability) + max(0.0, points * POINT)

    def loss(self) -> float:
        """Returns the win probability that the move gave away; 0 if that may be noise."""
        if self.checked is None:
            return 0.0
        loss = self.checked.better - self.checked.played
        return loss if loss >= max(CLEAR, SURE * self.checked.error) else 0.0

    def lost_points(self) -> float:
        """Returns the points that the move gave away; 0 if that may be noise, or if it won more often all the same."""
        if self.checked is None:
            return 0.0
        better, played = self.checked.points
        sure = better - played >= max(CLEAR_POINTS, SURE * self.checked.points_error)
        return better - played if sure and self.checked.better >= self.checked.played else 0.0

    def cost(self) -> float:
        """Returns what the move gave away for sure: win probability, and points as `POINT` counts them."""
        return self.loss() + self.lost_points() * POINT

    def lead(self) -> float:
        """Returns the move's lead over the second best; 0 if it was not the best, or that may be noise."""
        if len(self.best) < 2 or self.best[0].move != self.move:
            return 0.0
        lead = self.best[0].win_probability - self.best[1].win_probability
        return lead if lead >= SURE * self.error else 0.0


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn (decisions of one seat without another's between them) and the win probabilities before and after it."""

    moments: tuple[Moment, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    error: float
    """The standard error of a change."""

    def change(self) -> float:
        """Returns the largest change of a win probability that no decision explains; 0 if it may be noise."""
        lost = sum(moment.loss() for moment in self.moments)
        rest = max(self._changes()) - lost
        return rest if rest >= max(CLEAR, SURE * self.error) else 0.0

    def concerned(self) -> int:
        """Returns the seat whose win probability changed most."""
        changes = self._changes()
        return changes.index(max(changes))

    def _changes(self) -> list[float]:
        return [abs(after - before) for before, after in zip(self.before, self.after, strict=True)]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision or a turn of chance that changed much."""

    kind: Literal["decision", "chance"]
    number: int
    """Number of moves in the log before it."""
    until: int
    """The number of the last decision of its turn."""
    mover: int
    """The seat that decided, or in whose turn chance moved."""
    move: str
    """The move that was played; empty for a turn of chance."""
    seat: int
    """The seat whose win probability changed most."""
    before: float
    """Its win probability with the best move, or before the turn."""
    after: float
    """Its win probability with the move that was played, or after the turn."""
    size: float
    """How much it changed by itself."""


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
        starts = [(turn[0].win_probabilities, turn[0].error) for turn in turns]
        starts += [(self.final, 0.0)] if self.final is not None else []
        return [
            Swing(turn, before, after, sqrt(error**2 + later**2))
            for turn, ((before, error), (after, later)) in zip(turns, pairwise(starts), strict=False)
        ]

    def turning_points(self, chance: Collection[int], most: int = 5) -> list[TurningPoint]:
        """Returns what changed most, in the order of the game: decisions that gave something away, and turns of chance.

        `chance` are the numbers of the moves of chance. What the loss of a decision explains is no chance.
        """
        found = [_decided(moment) for moment in self.moments if moment.loss()]
        swings = self.swings()
        for swing, after in zip_longest(swings, swings[1:]):
            drawn = [number for number in chance if number > swing.moments[0].number]
            if swing.change() and any(after is None or number < after.moments[0].number for number in drawn):
                found.append(_happened(swing))
        largest = sorted(found, key=lambda point: -point.size)[:most]
        return sorted(largest, key=lambda point: point.number)

    def marks(self, turning: Sequence[TurningPoint]) -> list[tuple[int, int]]:
        """Returns where turning points end, as indices in `win_probabilities`, and the seat whose line changed most."""
        last = len(self.win_probabilities()) - 1
        return [(min(self.index_at(point.until) + 1, last), point.seat) for point in turning]

    def better_moves(self, most: int = 10, seat: int | None = None) -> list[Moment]:
        """Returns the decisions of a seat, or of all, with the largest losses, in the order of the game."""
        costly = [moment for moment in self.moments if moment.cost() and seat in (None, moment.seat)]
        dearest = sorted(costly, key=lambda moment: -moment.cost())[:most]
        return sorted(dearest, key=lambda moment: moment.number)

    def suspects(self) -> list[Moment]:
        """Returns the decisions whose moves are to be compared once more: those of each seat that seem to have cost
        most.
        """
        by_seat: dict[int, list[Moment]] = {}
        for moment in sorted(self.moments, key=lambda moment: -moment.suspicion()):
            if moment.suspicion() >= CLEAR:
                by_seat.setdefault(moment.seat, []).append(moment)
        return [moment for moments in by_seat.values() for moment in moments[:CHECKED]]

    def with_checked(self, checked: Iterable[Moment]) -> Analysis:
        """Returns the analysis with these decisions in place of those with the same numbers."""
        known = {moment.number: moment for moment in checked}
        return replace(self, moments=tuple(known.get(moment.number, moment) for moment in self.moments))

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
    def from_json(data: Mapping[str, Any]) -> Analysis | None:
        """Reads an analysis; None if it is of an older format."""
        if data["format"] != FORMAT:
            return None
        final = data["final"]
        return Analysis(data["analyst"], tuple(map(_moment, data["moments"])), None if final is None else tuple(final))


def _decided(moment: Moment) -> TurningPoint:
    assert moment.checked is not None
    number, seat = moment.number, moment.seat
    better, played = moment.checked.better, moment.checked.played
    return TurningPoint("decision", number, number, seat, moment.move, seat, better, played, moment.loss())


def _happened(swing: Swing) -> TurningPoint:
    first, last, seat = swing.moments[0], swing.moments[-1], swing.concerned()
    before, after = swing.before[seat], swing.after[seat]
    return TurningPoint("chance", first.number, last.number, first.seat, "", seat, before, after, swing.change())


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

    def chance(self) -> frozenset[int]:
        """Returns the numbers of the moves of chance."""
        return frozenset(number for number, state, _ in self._positions() if state.to_move() == CHANCE)

    def view(self, number: int) -> State:
        """Returns the position before a decision, as its seat saw it."""
        for at, state, _ in self._positions():
            if at == number:
                return state.seen_by(state.to_move())
        raise IndexError(number)

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

    def sequel(self, moment: Moment, text: str) -> list[Message]:
        """Returns what the seat would have done in the rest of its turn after a move, as far as it could know."""
        view = self.view(moment.number)
        state, seat = view.imagine(Dice(moment.number)), moment.seat
        state.push(state.parse(text))
        lookahead = Lookahead(self.game, self.game.estimator.move_weights[self.seats])
        found: list[Message] = []
        while state.to_move() == seat and state.turn_of() == seat and len(found) < REST:
            moves = state.legal_moves()
            move = lookahead.best_move(state, moves)
            if len(moves) > 1:
                found.append(state.move_words(move))
            state.push(move)
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
        error=max(sqrt(share * (1 - share) / max(1, evaluation.simulations)) for share in evaluation.win_probabilities),
    )


def check_decision(decision: Decision, moment: Moment, analyst: str, seed: int) -> Moment:
    """Compares the move that was played with the best one. Deterministic for a seed and a number of simulations."""
    game, budget = decision.game, analyst.partition(":")[2]
    view = game.from_json(decision.view)
    moves = view.parse(moment.best[0].move), view.parse(moment.move)
    limit = Budget.parse(budget) if budget else Budget()
    return replace(moment, checked=compare(game, view, *moves, limit, f"{seed} {moment.number} checked"))


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
        "error": round(moment.error, 4),
        "checked": None if moment.checked is None else _comparison_json(moment.checked),
    }


def _comparison_json(found: Comparison) -> dict[str, Any]:
    return {
        "chances": [round(found.better, 4), round(found.played, 4)],
        "error": _rounded(found.error),
        "points": [round(points, 2) for points in found.points],
        "points_error": _rounded(found.points_error),
    }


def _rounded(error: float) -> float | None:
    """Returns an error as JSON, which knows no infinity."""
    return None if error == inf else round(error, 4)


def _comparison(data: Mapping[str, Any]) -> Comparison:
    better, played = data["chances"]
    errors = [inf if data[name] is None else data[name] for name in ("error", "points_error")]
    return Comparison(better, played, errors[0], tuple(data["points"]), errors[1])


def _evaluated(data: Mapping[str, Any]) -> EvaluatedMove:
    return EvaluatedMove(data["move"], data["chance"], data["points"])


def _moment(data: Mapping[str, Any]) -> Moment:
    played, checked = data["played"], data["checked"]
    return Moment(
        number=data["number"],
        seat=data["seat"],
        move=data["move"],
        win_probabilities=tuple(data["chances"]),
        best=tuple(map(_evaluated, data["best"])),
        played=None if played is None else _evaluated(played),
        error=data["error"],
        checked=None if checked is None else _comparison(checked),
    )
