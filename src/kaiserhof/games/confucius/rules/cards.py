"""Confucius cards and Emperor's Reward cards: paying, drawing, laying off. Chance draws them one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.confucius.rules.components import CARD, KINDS, REWARD_CARD, cards_of
from kaiserhof.games.confucius.rules.lookup import SIZE
from kaiserhof.games.confucius.rules.moves import PAYMENTS
from kaiserhof.games.confucius.rules.phases import DRAWING, ONWARD, PAYING, REWARDING
from kaiserhof.games.confucius.words import log

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def charge(state: ConfuciusState, price: int, currency: int) -> None:
    """The seat has to pay next (rule `pay-cards`)."""
    state.due = price
    state.currency = currency
    state.phase = PAYING


def pay(state: ConfuciusState, target: int) -> None:
    """Rules `pay-cards` and `pay-no-change`: the cards go to the discards, face up."""
    lay_off(state, state.turn, PAYMENTS[target])
    state.due = 0


def lay_off(state: ConfuciusState, seat: int, cards: int) -> None:
    """Rule `discard-open`: cards leave the hand for the open discards, those everyone knew of first."""
    state.hands[seat] -= cards
    state.hand_size[seat] -= SIZE[cards]
    known = state.known[seat]
    for kind in range(KINDS):
        count = cards_of(cards, kind)
        if count:
            state.discards[kind] += count
            if known:
                state.known[seat] -= min(count, cards_of(known, kind)) * CARD[kind]


def draw(state: ConfuciusState, cards: int) -> None:
    """The seat draws so many cards next."""
    state.wanted = cards
    _draw_on(state)


def drawn(state: ConfuciusState, kind: int) -> None:
    """One card has come from the draw pile."""
    seat = state.turn
    state.hands[seat] += CARD[kind]
    state.hand_size[seat] += 1
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.drawn[seat * KINDS + kind] += 1
    state.wanted -= 1
    _draw_on(state)


def _draw_on(state: ConfuciusState) -> None:
    """Rules `deck-reshuffled` and `deck-empty`: the discards become the pile; without any there is nothing to draw."""
    if state.wanted and not state.deck_size:
        _reshuffle(state)
    if state.wanted and state.deck_size:
        state.phase = DRAWING
    else:
        state.wanted = 0
        state.phase = ONWARD


def _reshuffle(state: ConfuciusState) -> None:
    """Rule `deck-reshuffled`."""
    state.deck = state.discards
    state.deck_size = sum(state.deck)
    state.discards = [0] * KINDS
    state.fresh = state.deck[:]
    state.drawn = [0] * (state.seats * KINDS)
    if state.journal is not None and state.deck_size:
        log.reshuffled(state)


def earn_reward(state: ConfuciusState, seat: int) -> bool:
    """Rule `reward-stack`: the seat takes an Emperor's Reward card, while there are any."""
    if not state.stack_size:
        return False
    state.earner = seat
    state.phase = REWARDING
    return True


def rewarded(state: ConfuciusState, reward: int) -> None:
    """One Emperor's Reward card has come from the stack."""
    state.stack -= REWARD_CARD[reward]
    state.stack_size -= 1
    state.rewards[state.earner] += REWARD_CARD[reward]
    state.rewards_held[state.earner] += 1
    state.earner = -1
    state.phase = ONWARD


def spend_reward(state: ConfuciusState, seat: int, reward: int) -> None:
    """Rule `reward-once`: a played card goes back to the box."""
    state.rewards[seat] -= REWARD_CARD[reward]
    state.rewards_held[seat] -= 1
    state.rewards_gone += REWARD_CARD[reward]
