"""Explains moves by their effects, in the words of the game and with numbers one can check on the board.

`Game.standings` lists what counts in a position. This module compares it before the move, after the move, and after
other moves. It reports at most two effects: what the move improves more than other moves do, and what other moves would
lose. If a move has no effect by itself because another decision must follow, the best next move is explained too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import Dice, Game, Message, Seat, Standing, State, Value

OTHERS = 8
"""Maximum number of other moves to compare with."""

MOST = 2
"""Maximum number of effects reported."""

LEAST = 0.25
"""Minimum difference reported, in points."""

RIVALS = 0.5
"""Value of a rival's lost point, in points gained."""

KEPT = 0.5
"""Value of a point that the move keeps and other moves lose, in points gained."""

FURTHER = 3
"""Maximum number of further decisions to follow until there is an effect."""

Counted = dict[str, Standing]


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a move."""

    gain: float
    """Approximate advantage over other moves in points, for ordering."""
    message: Message


def told(game: Game, view: State, moves: Sequence[int], dice: Dice) -> dict[int, Message]:
    """Returns the effects of these moves for the seat to move, without moves that have none.

    Of moves with the same effects, it also says what each has and the others have not.
    """
    seat = view.to_move()
    world = view.imagine(dice)
    before = counted(game, world, seat)
    rest = [move for move in view.legal_moves() if move not in moves]
    after = {move: _pushed(world, move) for move in (*moves, *dice.sample(rest, min(OTHERS, len(rest))))}
    standing = {move: counted(game, state, seat) for move, state in after.items()}
    found = {}
    for move in moves:
        others = [each for other, each in standing.items() if other != move]
        effects = effects_of(seat, before, standing[move], others)
        message = joined(effects) if effects else _further(game, seat, before, after[move])
        if message is not None:
            found[move] = message
    same = {move: [each for each in found if each != move and found[each] == found[move]] for move in found}
    apart = {
        move: effects_of(seat, before, standing[move], [standing[each] for each in others])
        for move, others in same.items()
        if others
    }
    for move, effects in apart.items():
        more = next((each.message for each in effects if repr(each.message) not in repr(found[move])), None)
        if more is not None:
            found[move] = Message("effect-and", {"first": found[move], "second": more})
    return found


def counted(game: Game, state: State, seat: int) -> Counted:
    """Returns the standings of a position by id."""
    return {each.id: each for each in game.standings(state, seat)}


def effects_of(seat: int, before: Counted, after: Counted, others: Sequence[Counted]) -> list[Effect]:
    """Returns the effects of a move for a seat compared with other moves, largest first."""
    effects = []
    for now in after.values():
        was = before.get(now.id)
        if was is None and not now.scored:
            continue
        for each in range(len(now.points or now.pieces)):
            better = now.value(each) - (_mean(now.id, each, others) if others else _value(was, each))
            if each != seat:
                if _won(each, was, now) < 0 and -better * RIVALS >= LEAST:
                    effects.append(Effect(-better * RIVALS, _loss(each, was, now)))
            elif better >= LEAST:
                if _won(seat, was, now) > 0 or _more(seat, was, now) * (now.worth or 1.0) > 0:
                    effects.append(Effect(better, _gain(seat, was, now)))
                elif now.pieces and _is_rare(seat, now, others):
                    effects.append(Effect(better * KEPT, _kept(seat, now, others)))
    return sorted(effects, key=lambda effect: -effect.gain)


def joined(effects: Sequence[Effect]) -> Message:
    """Returns the first effects as one message."""
    message = effects[0].message
    for effect in effects[1:MOST]:
        message = Message("effect-and", {"first": message, "second": effect.message})
    return message


# ---------------------------------------------------------------------- in words


def _gain(seat: int, was: Standing | None, now: Standing) -> Message:
    """Describes a seat's gain, and whether it now has the most, alone or tied."""
    won = _won(seat, was, now)
    lead = _lead(seat, was, now) if was is not None and now.contested and not now.scored else None
    if lead is not None:
        return Message("effect-lead-points", {"lead": lead, **_in_figures(seat, was, now)}) if won > 0 else lead
    if won > 0:
        return _points_said(now.label, seat, was, now)
    before = was.pieces[seat] if was is not None else 0
    return Message("effect-pieces", {"label": now.label, "pieces": now.pieces[seat], "before": before})


def _lead(seat: int, was: Standing, now: Standing) -> Message | None:
    next_most, next_before = (
        max(pieces for other, pieces in enumerate(each.pieces) if other != seat) for each in (now, was)
    )
    own = now.pieces[seat]
    if own > next_most > 0 and was.pieces[seat] <= next_before:
        return Message("effect-lead", {"label": now.label, "own": own, "next": next_most})
    if own == next_most and was.pieces[seat] < next_before:
        return Message("effect-level", {"label": now.label, "own": own})
    return None


def _loss(seat: int, was: Standing | None, now: Standing) -> Message:
    """Describes the points a rival loses."""
    return _points_said(Message("effect-of", {"label": now.label, "seat": Seat(seat)}), seat, was, now)


def _points_said(label: Message, seat: int, was: Standing | None, now: Standing) -> Message:
    if now.scored:
        won = _won(seat, was, now)
        return Message("effect-scored", {"label": label, "points": _figure(won, "+"), "count": abs(won)})
    return Message("effect-points", {"label": label, **_in_figures(seat, was, now)})


def _in_figures(seat: int, was: Standing | None, now: Standing) -> dict[str, Value]:
    points = now.points[seat]
    return {"points": _figure(points), "count": abs(points), "before": _figure(_points(was, seat))}


def _figure(points: int, plus: str = "") -> str:
    """Writes a number with its sign.

    >>> _figure(4), _figure(4, "+"), _figure(-8)
    ('4', '+4', '−8')
    """
    return f"−{-points}" if points < 0 else f"{plus}{points}"


def _kept(seat: int, now: Standing, others: Sequence[Counted]) -> Message:
    """Describes how much is left after the move, and after other moves."""
    pieces = [other[now.id].pieces[seat] if now.id in other else 0 for other in others]
    values: dict[str, Value] = {
        "label": now.label,
        "pieces": now.pieces[seat],
        "least": min(pieces),
        "most": max(pieces),
    }
    return Message("effect-kept" if min(pieces) < max(pieces) else "effect-kept-all", values)


# ---------------------------------------------------------------------- in numbers


def _won(seat: int, was: Standing | None, now: Standing) -> int:
    """Returns the points a seat gains by the move, scored or in prospect."""
    if not now.points:
        return 0
    return now.points[seat] - (_points(was, seat) if was is not None and was.scored == now.scored else 0)


def _more(seat: int, was: Standing | None, now: Standing) -> int:
    """Returns how many more pieces a seat has."""
    if not now.pieces:
        return 0
    return now.pieces[seat] - (was.pieces[seat] if was is not None else 0)


def _is_rare(seat: int, now: Standing, others: Sequence[Counted]) -> bool:
    """Returns whether most other moves leave fewer pieces."""
    return 2 * sum(_value(other.get(now.id), seat) < now.value(seat) for other in others) > len(others)


def _points(each: Standing | None, seat: int) -> int:
    return each.points[seat] if each is not None and each.points else 0


def _value(each: Standing | None, seat: int) -> float:
    return 0.0 if each is None else each.value(seat)


def _mean(name: str, seat: int, others: Sequence[Counted]) -> float:
    return sum(_value(other.get(name), seat) for other in others) / len(others)


# ---------------------------------------------------------------------- further moves


def _pushed(world: State, move: int) -> State:
    after = world.copy()
    after.push(move)
    return after


def _further(game: Game, seat: int, before: Counted, state: State) -> Message | None:
    """Follows the seat's next decisions, chosen by lookahead, until one has an effect."""
    lookahead = Lookahead(game, game.estimator.move_weights[state.seats])
    for _ in range(FURTHER):
        if state.to_move() != seat:
            return None
        move = lookahead.best_move(state, state.legal_moves())
        label = state.move_words(move)
        state = _pushed(state, move)
        effects = effects_of(seat, before, counted(game, state, seat), ())
        if effects:
            return Message("effect-next", {"move": label, "effect": joined(effects)})
    return None
