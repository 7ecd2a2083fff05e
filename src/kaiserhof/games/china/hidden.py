"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, supplies, the open row, the discards by colour, the number of cards in each hand and in the
pile, and cards taken from the open row for as long as they are held. Hidden: the other cards in hands, and the pile.

The second pile is made of the discards, which everyone has seen. From then on hidden cards are of two kinds: *old*
ones, held since before, and *fresh* ones from the second pile. Everyone can tell how many of each a player holds and
what both kinds consist of together. A hidden card that is shown leaves its kind; where it may have been either, that
stays doubtful, and each imagined world decides it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Dice

from .components import CARD, cards_in_hand, cards_in_row, deck_for
from .phases import PAYING

if TYPE_CHECKING:
    from .state import ChinaState

FULL: Final = -1
"""`viewer` of a state in which everything is known."""

SPECTATOR: Final = -2
"""`viewer` of what someone without a seat sees."""


# ------------------------------------------------------------------ what everyone can tell


def doubt(seat: int, colour: int, was_old: bool) -> int:
    """A doubtful card as one integer; whether it was old only its player knows.

    >>> doubt_seat(doubt(2, 3, True)), doubt_colour(doubt(2, 3, True)), doubt_was_old(doubt(2, 3, True))
    (2, 3, True)
    """
    return seat * 10 + colour * 2 + was_old


def doubt_seat(card: int) -> int:
    """Who showed a doubtful card."""
    return card // 10


def doubt_colour(card: int) -> int:
    """Its colour."""
    return card % 10 // 2


def doubt_was_old(card: int) -> bool:
    """Whether it was an old card."""
    return card % 2 == 1


def second_pile_begins(state: ChinaState) -> None:
    """The discards have become the pile: every hidden card is old now, and the pile is known by its colours."""
    for seat in range(state.seats):
        state.old[seat] = state.hidden[seat]
        state.old_cards[seat] = state.hands[seat] - state.known[seat]
    state.old_pool = [sum(cards_in_hand(hand, colour) for hand in state.old_cards) for colour in range(5)]
    state.new_pool = state.pile[:]


def card_shown(state: ChinaState, seat: int, colour: int) -> None:
    """A hidden card is played while the second pile is in use: note which kind it was, as far as everyone can tell."""
    was_old = cards_in_hand(state.old_cards[seat], colour) > 0
    if was_old:
        state.old_cards[seat] -= CARD[colour]
    surely_old = not state.fresh[seat] or not state.new_pool[colour]
    if surely_old or not state.old[seat] or not state.old_pool[colour]:
        _leave(state.old if surely_old else state.fresh, state.old_pool if surely_old else state.new_pool, seat, colour)
    else:
        state.doubtful.append(doubt(seat, colour, was_old))


def _leave(places: list[int], pool: list[int], seat: int, colour: int) -> None:
    places[seat] -= 1
    pool[colour] -= 1


# ------------------------------------------------------------------ views


def seen_by(state: ChinaState, seat: int | None) -> ChinaState:
    """The position as this seat knows it: of other hands only the cards everyone saw them take, nothing of the pile."""
    view = state.copy()
    view.viewer = SPECTATOR if seat is None else seat
    for other in range(state.seats):
        if other != seat:
            view.hands[other] = state.known[other]
            view.old_cards[other] = 0
    view.doubtful = [card if doubt_seat(card) == seat else card - card % 2 for card in state.doubtful]
    view.pile = [0] * 5
    return view


def imagine(view: ChinaState, dice: Dice) -> ChinaState:
    """A full state: every way to lay the unseen cards into hidden hands and the pile is equally likely.

    Someone who has just placed a piece can pay for it: worlds in which they could not are impossible. A doubtful card
    is decided by how likely it came from either kind, as if the player had shown one of their hidden cards at random.
    """
    state = view.copy()
    state.viewer = FULL
    if view.viewer == FULL:
        return state
    while True:
        possible = _first_pile(state, view, dice) if not view.used_up else _second_pile(state, view, dice)
        if possible and (state.phase != PAYING or state.legal_moves()):
            return state


def _first_pile(state: ChinaState, view: ChinaState, dice: Dice) -> bool:
    """All unseen cards are of one kind."""
    unseen = [
        count
        - view.discards[colour]
        - cards_in_row(view.row, colour)
        - sum(cards_in_hand(hand, colour) for hand in view.hands)
        for colour, count in enumerate(deck_for(view.seats))
    ]
    cards = _shuffled(unseen, dice)
    for seat in _others(view):
        state.hands[seat] = view.hands[seat] + _deal(cards, view.hidden[seat])
    state.pile = [cards.count(colour) for colour in range(5)]
    return True


def _second_pile(state: ChinaState, view: ChinaState, dice: Dice) -> bool:
    """Old cards go into old places, fresh ones into fresh places and the pile; False if doubts were decided badly."""
    old_pool, new_pool = _unseen_pools(view)
    old, fresh = view.old[:], view.fresh[:]
    decided = _decide_doubts(view, old_pool, new_pool, old, fresh, dice)
    if decided is None:
        return False
    state.doubtful = decided
    old_cards, new_cards = _shuffled(old_pool, dice), _shuffled(new_pool, dice)
    for seat in _others(view):
        state.old_cards[seat] = _deal(old_cards, old[seat])
        state.hands[seat] = view.hands[seat] + state.old_cards[seat] + _deal(new_cards, fresh[seat])
    state.pile = [new_cards.count(colour) for colour in range(5)]
    return True


def _unseen_pools(view: ChinaState) -> tuple[list[int], list[int]]:
    """The old and the new cards the viewer has not located: those of everyone less their own."""
    old_pool, new_pool = view.old_pool[:], view.new_pool[:]
    if view.viewer >= 0:
        own_old = view.old_cards[view.viewer]
        own_fresh = view.hands[view.viewer] - view.known[view.viewer] - own_old
        for colour in range(5):
            old_pool[colour] -= cards_in_hand(own_old, colour)
            new_pool[colour] -= cards_in_hand(own_fresh, colour)
        for card in view.doubtful:
            if doubt_seat(card) == view.viewer:
                (old_pool if doubt_was_old(card) else new_pool)[doubt_colour(card)] -= 1
    return old_pool, new_pool


def _decide_doubts(
    view: ChinaState, old_pool: list[int], new_pool: list[int], old: list[int], fresh: list[int], dice: Dice
) -> list[int] | None:
    """The doubtful cards, each decided and taken out of its pool and place; None if a card fits neither."""
    decided = []
    for card in view.doubtful:
        seat, colour = doubt_seat(card), doubt_colour(card)
        if seat == view.viewer:
            decided.append(card)
            continue
        as_old = old[seat] * old_pool[colour] * max(1, sum(new_pool))
        as_fresh = fresh[seat] * new_pool[colour] * max(1, sum(old_pool))
        if not as_old + as_fresh:
            return None
        was_old = dice.below(as_old + as_fresh) < as_old
        _leave(old if was_old else fresh, old_pool if was_old else new_pool, seat, colour)
        decided.append(doubt(seat, colour, was_old))
    return decided


def _others(view: ChinaState) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.viewer]


def _shuffled(pool: list[int], dice: Dice) -> list[int]:
    """The cards of a pool in random order."""
    cards = [colour for colour, count in enumerate(pool) for _ in range(count)]
    dice.shuffle(cards)
    return cards


def _deal(cards: list[int], count: int) -> int:
    """So many cards from the end, as a packed hand."""
    return sum(CARD[cards.pop()] for _ in range(count))
