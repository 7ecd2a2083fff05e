"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, supplies, the open row, the discards by colour, the number of cards in each hand and in the
pile, and cards taken from the open row for as long as they are held. Hidden: the other cards in hands. What is still in
the pile is unknown too, except that the second pile is made of the discards, so that it never holds more of a colour
than those had.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from .components import CARD, cards_in_hand, cards_in_row, deck_for
from .phases import PAYING

if TYPE_CHECKING:
    from .state import ChinaState

S = TypeVar("S", bound="ChinaState")

FULL = -1
"""`viewer` of a state in which everything is known."""

SPECTATOR = -2
"""`viewer` of what someone without a seat sees."""


def seen_by(state: S, seat: int | None) -> S:
    """The position as this seat knows it: of other hands only the cards everyone saw them take, nothing of the pile."""
    view = state.copy()
    view.viewer = SPECTATOR if seat is None else seat
    for other in range(state.seats):
        if other != seat:
            view.hands[other] = state.known[other]
            view.drawn[other * 5 : other * 5 + 5] = [0] * 5
    view.pile = [0] * 5
    return view


def imagine(view: S, rng: Random) -> S:
    """A full state: every way to lay the unseen cards into hidden hands and the pile is equally likely.

    Someone who has just placed a piece can pay for it: worlds in which they could not are impossible.
    """
    state = view.copy()
    state.viewer = FULL
    if view.viewer == FULL:
        return state
    in_hands, anywhere = _split(_unseen(view), _most_in_pile(view))
    while True:
        _lay_out(state, view, in_hands[:], anywhere, rng)
        if state.phase != PAYING or state.legal_moves():
            return state


def _lay_out(state: ChinaState, view: ChinaState, in_hands: list[int], anywhere: list[int], rng: Random) -> None:
    """Put the unseen cards into the pile and the hidden hands, at random."""
    rng.shuffle(anywhere)
    state.pile = [0] * 5
    for colour in anywhere[: view.pile_size]:
        state.pile[colour] += 1
    in_hands += anywhere[view.pile_size :]
    rng.shuffle(in_hands)
    for seat in range(view.seats):
        if seat != view.viewer:
            state.hands[seat] = view.hands[seat] + sum(CARD[in_hands.pop()] for _ in range(view.hidden[seat]))


def _unseen(view: ChinaState) -> list[int]:
    """The cards the viewer has not located, by colour."""
    return [
        count
        - view.discards[colour]
        - cards_in_row(view.row, colour)
        - sum(cards_in_hand(hand, colour) for hand in view.hands)
        for colour, count in enumerate(deck_for(view.seats))
    ]


def _most_in_pile(view: ChinaState) -> list[int]:
    """How many cards of each colour the pile can hold at most, for all the viewer knows."""
    if not view.used_up:
        return deck_for(view.seats)
    own = view.drawn[view.viewer * 5 : view.viewer * 5 + 5] if view.viewer >= 0 else [0] * 5
    return [view.second_pile[colour] - own[colour] for colour in range(5)]


def _split(unseen: list[int], most_in_pile: list[int]) -> tuple[list[int], list[int]]:
    """The unseen cards that must be in hands, and those that may be anywhere."""
    in_hands: list[int] = []
    anywhere: list[int] = []
    for colour, count in enumerate(unseen):
        free = min(count, most_in_pile[colour])
        anywhere += [colour] * free
        in_hands += [colour] * (count - free)
    return in_hands, anywhere
