"""A coach for the first turns: a few sensible moves that differ in what they are for, each with its reason.

Regular's estimate ranks the moves, and the effects on the board are the reasons. Of all moves that improve the same
thing, such as the majority in one province, only the best is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaiserhof.bots import effects
from kaiserhof.bots.regular import WORLDS
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import Dice, Game, Message, State

BEST = 3
"""Most moves that a coach names."""

COMPARED = 14
"""Number of moves whose reasons are found together."""

COMPARISONS = 3
"""Most times that it looks further down the list for moves that are for something else."""

LEAST_CHOICE = 4
"""Number of legal moves below which nobody needs a coach."""


class CoachedMove(NamedTuple):
    """A sensible move, in a reader's language."""

    text: str
    label: str
    why: str
    """The reason; empty if it has no effect by itself."""


def coached(game: Game, view: State, lang: str, names: Sequence[str]) -> list[CoachedMove]:
    """Returns a few sensible moves for the seat to move, best first."""
    words, reasons = game.words(lang).named(names), sensible(game, view, Dice(0))
    return [
        CoachedMove(view.text(move), words(view.move_words(move)), words(why) if why else "")
        for move, why in reasons.items()
    ]


def sensible(game: Game, view: State, dice: Dice) -> dict[int, Message | None]:
    """Returns the best moves for different things, with their reasons; none if there is little to choose."""
    moves = view.legal_moves()
    if len(moves) < LEAST_CHOICE:
        return {}
    worth = Lookahead(game, game.estimator.move_weights[view.seats]).look_ahead(view, moves, WORLDS, dice)
    order = sorted(range(len(moves)), key=lambda index: -worth[index])
    found: dict[int, Message | None] = {}
    subjects: set[str] = set()
    for first in range(0, min(len(order), COMPARED * COMPARISONS), COMPARED):
        best = [moves[index] for index in order[first : first + COMPARED]]
        told = effects.told(game, view, best, dice)
        for move in best:
            subject = _subject(told.get(move)) or view.text(move).partition(" ")[0]
            if subject not in subjects and len(found) < BEST:
                subjects.add(subject)
                found[move] = told.get(move)
        if len(found) == BEST:
            break
    return found


def _subject(reason: Message | None) -> str:
    """Returns what a reason is about: the label of the thing that the move improves first."""
    if reason is None:
        return ""
    label = reason.values.get("label")
    if isinstance(label, Message):
        return repr(label)
    inner = (reason.values.get(name) for name in ("lead", "first", "effect"))
    return next((_subject(each) for each in inner if isinstance(each, Message)), "")
