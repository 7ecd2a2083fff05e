"""Advice to a person: the best moves by a searching bot, how good they are, and a sentence why.

The reason comes from the game's own judgement, which the search is guided by: in a number of imagined worlds the terms
of the judgement after the move are compared with those after other moves. Terms belong to reasons the game has words
for (`Game.reasons`); the reason that gains the most is the reason, or else the one on which a rival loses most. Only
points that are scored at once are told as a number: the weights by which moves are compared are no forecast. Where no
reason is worth telling, the estimates speak.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import Any

from kaiserhof.bots.analysis import weigher
from kaiserhof.bots.bot import Weighing
from kaiserhof.engine import Dice, Game, Message, Seat, State, find_game

BEST = 3
"""So many moves are advised."""

OTHERS = 8
"""With at most so many other legal moves they are compared."""

WORLDS = range(4, 25)
"""In at least and at most so many imagined worlds, as time allows."""

SEARCHING = 0.85
"""The part of the time that goes into the search; the rest finds the reasons."""

LEAST = 0.4
"""A difference of fewer points is not worth telling."""

CLOSE = 0.02
"""Chances to win this near to each other are about the same."""

SCORED = "scored"
"""The reason of points that have been scored already."""


def advise(
    game_id: str, view: dict[str, Any], lang: str, names: Sequence[str], seconds: float, analyst: str = "master"
) -> list[dict[str, Any]]:
    """The best moves in a view, best first, worded for a reader: text, label, chance in per cent, points and why.

    This runs in a process of its own, which gets the view and nothing else.
    """
    game = find_game(game_id)
    state = game.from_json(view)
    words = game.words(lang).named(names)
    dice = Dice()
    deadline = time.perf_counter() + seconds
    weighed = weigher(f"{analyst}:{SEARCHING * seconds:.3f}s", game).weigh(state, dice)
    best = weighed.moves[:BEST]
    found = reasons(game, state, [each.move for each in best], dice, deadline)
    return [
        {
            "move": state.text(each.move),
            "label": words(state.move_words(each.move)),
            "chance": round(each.chance * 100),
            "points": None if each.points is None else round(each.points),
            "why": words(found.get(each.move) or by_estimate(weighed.moves, place)),
        }
        for place, each in enumerate(best)
    ]


def by_estimate(moves: Sequence[Weighing], place: int) -> Message:
    """What the estimates alone say of the move in this place."""
    own = moves[place].chance
    if place == 0:
        lead = own - moves[1].chance if len(moves) > 1 else 1.0
        return Message("advice-clear" if lead > CLOSE else "advice-narrow")
    behind = moves[0].chance - own
    if behind <= CLOSE:
        return Message("advice-close")
    return Message("advice-behind", {"percent": round(behind * 100)})


def reasons(game: Game[Any], view: State, best: Sequence[int], dice: Dice, deadline: float = inf) -> dict[int, Message]:
    """What speaks for each of these moves by the game's judgement, where something worth telling does.

    After the deadline (of `perf_counter`) no more worlds are imagined than need be.
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
            for row, worth in zip(own, points_by_reason(game, after), strict=True):
                for index, points in enumerate(worth):
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
    """Seat, then reason (points scored, then `Game.reasons`), to what it counts for when moves are compared."""
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
    """The reason that gains the seat most, or else the one that costs a rival most."""
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
    """So many points, to the half.

    >>> _halves(0.4), _halves(2.6), _halves(3.1)
    ('½', '2½', '3')
    """
    halves = max(1, round(2 * points))
    return (str(halves // 2) if halves > 1 else "") + ("½" if halves % 2 else "")
