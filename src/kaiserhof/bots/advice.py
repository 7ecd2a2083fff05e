"""Advice to a person: the best moves found by a search, how good they are, and a sentence that gives the reason.

The reason comes from the game's estimate. In a number of imagined worlds the terms of the estimate after the move are
compared with those after other moves. Each term belongs to a reason for which the game has words (`Game.reasons`). The
reason with the highest gain is given, or else the one that costs a rival most. Only points that are scored at once are
given as a number, because the weights that compare moves are no forecast. If no reason is large enough, the win
probabilities are compared instead.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import Any

from kaiserhof.bots.analysis import find_evaluator
from kaiserhof.bots.bot import MoveEvaluation
from kaiserhof.engine import Dice, Game, Message, Seat, State

BEST = 3
"""Number of moves that are advised."""

OTHERS = 8
"""Most other legal moves they are compared with."""

WORLDS = range(4, 25)
"""Least and most imagined worlds, as time allows."""

SEARCHING = 0.85
"""Share of the time for the search; the rest is for the reasons."""

LEAST = 0.4
"""Smaller differences, in points, are not mentioned."""

CLOSE = 0.02
"""Win probabilities this close to each other count as equal."""

SCORED = "scored"
"""The reason "points were scored"."""


def advise(
    game: Game[Any], view: dict[str, Any], lang: str, names: Sequence[str], seconds: float, analyst: str = "master"
) -> list[dict[str, Any]]:
    """Returns the best moves in a view, best first, in words for a reader.

    Each has the move's text, its label, the win probability in per cent (`chance`), the expected points and the reason
    (`why`). This runs in a process of its own, which gets the view and nothing else.
    """
    state = game.from_json(view)
    words = game.words(lang).named(names)
    dice = Dice()
    deadline = time.perf_counter() + seconds
    evaluation = find_evaluator(f"{analyst}:{SEARCHING * seconds:.3f}s", game).evaluate(state, dice)
    best = evaluation.moves[:BEST]
    found = reasons(game, state, [each.move for each in best], dice, deadline)
    return [
        {
            "move": state.text(each.move),
            "label": words(state.move_words(each.move)),
            "chance": round(each.win_probability * 100),
            "points": None if each.points is None else round(each.points),
            "why": words(found.get(each.move) or by_estimate(evaluation.moves, place)),
        }
        for place, each in enumerate(best)
    ]


def by_estimate(moves: Sequence[MoveEvaluation], place: int) -> Message:
    """Compares the win probability of the move at this place with the others."""
    own = moves[place].win_probability
    if place == 0:
        lead = own - moves[1].win_probability if len(moves) > 1 else 1.0
        return Message("advice-clear" if lead > CLOSE else "advice-narrow")
    behind = moves[0].win_probability - own
    if behind <= CLOSE:
        return Message("advice-close")
    return Message("advice-behind", {"percent": round(behind * 100)})


def reasons(game: Game[Any], view: State, best: Sequence[int], dice: Dice, deadline: float = inf) -> dict[int, Message]:
    """Returns the reason for each of these moves, by the game's estimate; a move without a clear reason is left out.

    After the deadline (a time of `perf_counter`) only the least number of worlds is imagined.
    """
    seat = view.to_move()
    rest = [move for move in view.legal_moves() if move not in best]
    candidates = [*best, *dice.sample(rest, min(OTHERS, len(rest)))]
    if len(candidates) < 2:
        return {}
    reasons = (SCORED, *game.reasons)
    totals = [[[0.0] * len(reasons) for _ in range(view.seats)] for _ in candidates]
    worlds = 0
    while worlds < WORLDS[-1] and (worlds < WORLDS[0] or time.perf_counter() < deadline):
        worlds += 1
        world = view.imagine(dice)
        for own, move in zip(totals, candidates, strict=True):
            after = world.copy()
            after.push(move)
            for row, counted in zip(own, points_by_reason(game, after), strict=True):
                for index, points in enumerate(counted):
                    row[index] += points
    found = {}
    for own, move in zip(totals, best, strict=False):
        gains = [
            [(points - sum(each[rival][index] for each in totals) / len(candidates)) / worlds for index, points in row]
            for rival, row in enumerate(map(enumerate, own))
        ]
        message = _told(reasons, gains, seat)
        if message is not None:
            found[move] = message
    return found


def points_by_reason(game: Game[Any], state: State) -> list[list[float]]:
    """Returns points by reason (points scored, then `Game.reasons`), by seat."""
    scores = state.scores()
    if state.turn_of() < 0:
        return [[float(points), *(0.0 for _ in game.reasons)] for points in scores]
    terms = game.read_terms(state)
    weights = game.estimator.move_weights[state.seats].at(game.progress(state))
    number = {name: index for index, name in enumerate(game.terms)}
    return [
        [
            float(scores[seat]),
            *(sum(weights[number[name]] * own[number[name]] for name in names) for names in game.reasons.values()),
        ]
        for seat, own in enumerate(terms)
    ]


def _told(reasons: Sequence[str], gains: Sequence[Sequence[float]], seat: int) -> Message | None:
    """Returns the reason with the seat's highest gain, or else the one that costs a rival most."""
    best = max(range(len(reasons)), key=lambda index: gains[seat][index])
    if gains[seat][best] >= LEAST:
        if reasons[best] == SCORED:
            return Message("advice-scores", {"points": _halves(gains[seat][best])})
        return Message("advice-gain", {"reason": Message(f"reason-{reasons[best]}")})
    rivals = [(gains[rival][index], rival, index) for rival in range(len(gains)) for index in range(len(reasons))]
    loss, rival, index = min((each for each in rivals if each[1] != seat), default=(0.0, 0, 0))
    if loss <= -LEAST:
        return Message("advice-costs", {"reason": Message(f"reason-{reasons[index]}"), "seat": Seat(rival)})
    return None


def _halves(points: float) -> str:
    """Rounds points to halves.

    >>> _halves(0.4), _halves(2.6), _halves(3.1)
    ('½', '2½', '3')
    """
    halves = max(1, round(2 * points))
    return (str(halves // 2) if halves > 1 else "") + ("½" if halves % 2 else "")
