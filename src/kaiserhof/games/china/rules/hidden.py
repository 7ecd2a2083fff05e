"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, supplies, the open row, the discards by colour, the number of cards in each hand and in the
pile, and cards taken from the open row for as long as they are held. Hidden: the other cards in hands, and the pile.

The second pile is made of the discards, which everyone has seen. From then on the position keeps who drew and who
showed a hidden card, in order; see `engine.core.unseen`, which draws the imagined hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.core.unseen import DRAWN, RESHUFFLED, Unseen, event, one
from kaiserhof.engine.native import flat, vec
from kaiserhof.games.china.rules.components import CARD, cards_in_hand, cards_in_row, deck_for
from kaiserhof.games.china.rules.phases import PAYING, PAYING_FORT
from kaiserhof.games.china.rules.position import Position

FORTS_ONLY: Final = 32
"""In `passed_over`: this many bits above a province's own bit, a bit says that only a fortification was possible there,
for which no joker pays.
"""

# ------------------------------------------------------------------ what is kept from the second pile on


def second_pile_begins(state: Position) -> None:
    """Records the hidden cards in hands and the new pile, after the discards have become the pile."""
    cards: i64 = 0
    state.events = []
    state.drawn = [0] * (2 * state.seats)
    for seat in range(state.seats):
        state.events += [event(seat, DRAWN)] * state.hidden_count[seat]
        hand = state.hands[seat] - state.seen_cards[seat]
        for colour in range(5):
            state.drawn[seat] += cards_in_hand(hand, colour) * one(colour)
        cards += state.drawn[seat]
    state.events.append(RESHUFFLED)
    pile: i64 = 0
    for colour in range(5):
        pile += state.pile[colour] * one(colour)
    state.pools = [cards, pile]


def card_shown(state: Position, seat: i64, colour: i64) -> None:
    """Records that a hidden card was played, once the second pile is in use."""
    state.events.append(event(seat, colour))


def card_drawn(state: Position, seat: i64, colour: i64) -> None:
    """Records that a card of the second pile came into a hand."""
    state.drawn[state.seats + seat] += one(colour)
    state.events.append(event(seat, DRAWN))


def card_opened(state: Position, colour: i64) -> None:
    """Records that a card of the second pile came into the open row, where everyone sees it."""
    state.pools[1] -= one(colour)


def passed(state: Position) -> None:
    """Records the provinces where the seat to move could place a piece with other cards. By passing it reveals that it
    cannot pay there.
    """
    seat, provinces = state.turn, state.passed_over[state.turn]
    if state.houses_left[seat]:
        provinces |= state.open
    if state.emissaries_left[seat]:
        provinces |= state.room
    if state.forts_left[seat]:
        for province in state.lookup.provinces_in[state.open]:
            if state.fort_sites(province):
                provinces |= 1 << (province + (FORTS_ONLY if state.lookup.forts_need_colour else 0))
    state.passed_over[seat] = provinces


# ------------------------------------------------------------------ views


def hide(view: Position) -> None:
    """Removes the hidden cards: the pile, and other hands except for the cards that everyone saw them take."""
    for other in range(view.seats):
        if other != view.viewer:
            view.hands[other] = view.seen_cards[other]
            if view.used_up:
                view.drawn[other] = view.drawn[view.seats + other] = 0
    view.pile = vec[i64]([0] * 5)


def complete(view: Position, world: Position, dice: Dice) -> None:
    """Deals the unseen cards, by probability if everyone showed any of their hidden cards equally often.

    Someone who has just placed a piece can pay for it, and someone who has passed could do nothing else: other worlds
    are impossible.
    """
    unseen = view.unseen
    if unseen is None:
        unseen = view.unseen = _unseen(view)
    while True:
        deal = unseen.deal(dice)
        for seat in range(view.seats):
            world.hands[seat] = view.hands[seat] + deal.hands[seat]
        if (world.phase not in (PAYING, PAYING_FORT) or world.legal_moves()) and _could_only_pass(world):
            world.pile = flat(deal.pile)
            world.drawn = deal.drawn
            return


def _could_only_pass(state: Position) -> bool:
    """Rule `pass`: checks if every seat that has passed really could not pay for a piece."""
    lookup = state.lookup
    for seat in range(state.seats):
        hand, provinces = state.hands[seat], state.passed_over[seat]
        if provinces & lookup.affordable[hand] or provinces >> FORTS_ONLY & lookup.fort_affordable[hand]:
            return False
    return True


def _unseen(view: Position) -> Unseen:
    """Returns what the viewer can infer about hidden cards."""
    pool: list[i64] = deck_for(view.seats)
    places: list[i64] = list(view.hidden_count)
    if view.viewer >= 0:
        places[view.viewer] = 0
    for colour in range(5):
        seen = view.discards[colour] + cards_in_row(view.row, colour)
        for hand in view.hands:
            seen += cards_in_hand(hand, colour)
        pool[colour] -= seen
    unseen = Unseen(CARD, pool, places)
    if view.used_up:
        unseen.read(view.viewer, view.events, view.pools, view.drawn)
    return unseen
