"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, the number of cards of each kind in the discards, how many Confucius cards and Emperor's
Reward cards each player has, how many cards lie at which student, and the first three cards of everyone until they
are spent. Hidden: all cards drawn since, reward cards until they are played, and tutoring cards until all are turned
over. What the draw pile held when it was last shuffled is known too, so it never holds more of a kind than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kaiserhof.engine import FULL, SPECTATOR, Dice
from kaiserhof.games.confucius.rules.components import (
    CARD,
    COPIES,
    KINDS,
    REWARD_CARD,
    REWARD_COPIES,
    cards_of,
    rewards_of,
)
from kaiserhof.games.confucius.rules.lookup import SIZE
from kaiserhof.games.confucius.rules.phases import PAYING

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def seen_by(state: ConfuciusState, seat: int | None) -> ConfuciusState:
    """The position as this seat knows it: of other hands what everyone knows, nothing of piles."""
    view = state.copy()
    view.viewer = SPECTATOR if seat is None else seat
    for other in range(state.seats):
        if other != seat:
            view.hands[other] = state.known[other]
            for kind in range(KINDS):
                view.drawn[other * KINDS + kind] = 0
            view.rewards[other] = 0
            view.laid[other] = 0
    view.deck = vec[i64]([0] * KINDS)
    view.stack = 0
    return view


def imagine(view: ConfuciusState, dice: Dice) -> ConfuciusState:
    """A full state: every way to lay the unseen cards into hidden hands and piles is equally likely.

    Someone who has just chosen an action can pay for it: worlds in which they could not are impossible.
    """
    state = view.copy()
    state.viewer = FULL
    if view.viewer == FULL:
        return state
    _imagine_rewards(view, state, dice)
    in_hands, anywhere = _split(view)
    while True:
        _lay_out(state, view, in_hands[:], anywhere, dice)
        if state.phase != PAYING or state.legal_moves():
            return state


def _split(view: ConfuciusState) -> tuple[list[int], list[int]]:
    """The unseen cards that must be in hands, and those that may be anywhere."""
    own = view.drawn[view.viewer * KINDS : view.viewer * KINDS + KINDS] if view.viewer >= 0 else [0] * KINDS
    in_hands: list[int] = []
    anywhere: list[int] = []
    for kind in range(KINDS):
        unseen = COPIES - view.discards[kind] - sum(cards_of(hand, kind) for hand in view.hands)
        free = min(unseen, view.fresh[kind] - own[kind])
        anywhere += [kind] * free
        in_hands += [kind] * (unseen - free)
    return in_hands, anywhere


def _lay_out(state: ConfuciusState, view: ConfuciusState, in_hands: list[int], anywhere: list[int], dice: Dice) -> None:
    """Put the unseen cards into the pile and the hidden hands, at random."""
    dice.shuffle(anywhere)
    state.deck = vec[i64]([0] * KINDS)
    for kind in anywhere[: view.deck_size]:
        state.deck[kind] += 1
    in_hands += anywhere[view.deck_size :]
    dice.shuffle(in_hands)
    for seat in range(view.seats):
        if seat != view.viewer:
            hidden = view.hand_size[seat] - SIZE[view.hands[seat]]
            state.hands[seat] = view.hands[seat] + sum(CARD[in_hands.pop()] for _ in range(hidden))
            _imagine_laid(state, seat, dice)


def _imagine_laid(state: ConfuciusState, seat: int, dice: Dice) -> None:
    """Any of the cards in hand may be those that lie face down."""
    if state.laid_count[seat]:
        hand = [kind for kind in range(KINDS) for _ in range(cards_of(state.hands[seat], kind))]
        state.laid[seat] = sum(CARD[kind] for kind in dice.sample(hand, state.laid_count[seat]))


def _imagine_rewards(view: ConfuciusState, state: ConfuciusState, dice: Dice) -> None:
    own = view.rewards[view.viewer] if view.viewer >= 0 else 0
    unseen = [
        reward
        for reward, copies in enumerate(REWARD_COPIES)
        for _ in range(copies - rewards_of(view.rewards_gone, reward) - rewards_of(own, reward))
    ]
    dice.shuffle(unseen)
    for seat in range(view.seats):
        if seat != view.viewer:
            for _ in range(view.rewards_held[seat]):
                state.rewards[seat] += REWARD_CARD[unseen.pop()]
    state.stack = sum(REWARD_CARD[reward] for reward in unseen)
