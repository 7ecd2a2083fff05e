"""What a seat knows: views, and full states imagined from them (rules `hidden-stacks` and `hidden-cards`).

Stacks are equally unknown to everyone, and everyone knows what may be in them. This does not hold for the cards chosen
in the draft: each seat knows its own, and which were gone when the cards came to it, so the second player knows what
the first took, and later players know what the earlier ones took together. A card is open to all once its owner's turn
begins.
"""

from __future__ import annotations

from typing import Final

from kaiserhof.engine import Dice
from kaiserhof.games.dayunhe.rules.components import CARDS
from kaiserhof.games.dayunhe.rules.phases import DRAFT, OPENING, TAKING
from kaiserhof.games.dayunhe.rules.position import NOT_YET, Position

SECRET: Final = -2
"""In `chosen`: a card the viewer does not know."""


def hide(view: Position) -> None:
    """Hides the cards that others have chosen but not revealed, unless the viewer can infer them."""
    for other in range(view.seats):
        if other != view.viewer:
            view.passed[other] = NOT_YET
            if view.chosen[other] != NOT_YET and not view.revealed >> other & 1:
                view.chosen[other] = SECRET
    if view.viewer >= 0:
        _conclude(view, view.viewer)


def hold_back(view: Position) -> None:
    """Hides the cards that are about to be handed to the viewer, who chooses next."""
    if view.phase == DRAFT and view.turn == view.viewer:
        view.passed[view.viewer] = NOT_YET
        for other in _earlier(view, view.viewer):
            view.chosen[other] = SECRET


def _earlier(view: Position, seat: int) -> list[int]:
    """Returns the seats that chose before this one in this round."""
    start = view.round % view.seats
    return [(start + place) % view.seats for place in range((seat - start) % view.seats)]


def _gone(view: Position, seat: int) -> list[int]:
    """Returns the cards that earlier seats took, except those whose holder the viewer knows."""
    known = [view.chosen[other] for other in _earlier(view, seat)]
    return [card for card in range(len(CARDS)) if view.passed[seat] >> card & 1 and card not in known]


def _conclude(view: Position, seat: int) -> None:
    """Fills in the card of an earlier seat if only one card and one seat remain."""
    if view.passed[seat] == NOT_YET:
        return
    gone = _gone(view, seat)
    unknown = [other for other in _earlier(view, seat) if view.chosen[other] == SECRET]
    if len(gone) == len(unknown) == 1:
        view.chosen[unknown[0]] = gone[0]


def complete(view: Position, world: Position, dice: Dice) -> None:
    """Deals the unknown cards to the seats that hold them; every way is equally likely."""
    secret = [seat for seat in range(view.seats) if view.chosen[seat] == SECRET]
    if secret:
        _deal(view, world, secret, dice)
    if world.phase not in (OPENING, TAKING):
        _hand_on(world)


def _deal(view: Position, world: Position, secret: list[int], dice: Dice) -> None:
    """Deals cards that were gone to earlier seats, and the others to later seats.

    If the viewer has not seen the cards, deals any.
    """
    informed = view.viewer >= 0 and view.passed[view.viewer] != NOT_YET
    gone = _gone(view, view.viewer) if informed else []
    before = [seat for seat in _earlier(view, view.viewer) if seat in secret] if informed else []
    passed = view.passed[view.viewer] if informed else 0
    others = [card for card in range(len(CARDS)) if not passed >> card & 1 and card not in view.chosen]
    after = [seat for seat in secret if seat not in before]
    for seat, card in zip(before, dice.sample(gone, len(before)), strict=True):
        world.chosen[seat] = card
    for seat, card in zip(after, dice.sample(others, len(after)), strict=True):
        world.chosen[seat] = card


def _hand_on(state: Position) -> None:
    """Recomputes, from the choices, which cards were gone when each seat chose."""
    start = state.round % state.seats
    gone = 0
    for place in range(state.seats):
        seat = (start + place) % state.seats
        state.passed[seat] = gone
        if state.chosen[seat] == NOT_YET:
            return
        gone |= 1 << state.chosen[seat]
