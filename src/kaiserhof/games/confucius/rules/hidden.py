"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, the number of cards of each kind in the discards, how many Confucius cards and Emperor's
Reward cards each player has, how many cards lie at which student, and the first three cards of everyone until they
are spent. Hidden: all cards drawn since, reward cards until they are played, and tutoring cards until all are turned
over.

When the draw pile is used up, the discards, which everyone has seen, become the new one. From then on the position
keeps who drew and who showed a hidden card, in order; see `engine.core.unseen`, which draws the imagined hands.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.core.unseen import DRAWN, RESHUFFLED, Unseen, event, one
from kaiserhof.engine.native import flat, vec, with_number
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
from kaiserhof.games.confucius.rules.position import Position

# ------------------------------------------------------------------ what is kept from the first reshuffle on


def reshuffled(state: Position) -> None:
    """Records that the discards have become the draw pile."""
    seats = state.seats
    if not state.pools:
        cards: i64 = 0
        state.drawn = [0] * seats
        for seat in range(seats):
            state.events += [event(seat, DRAWN)] * (state.hand_size[seat] - SIZE[state.known[seat]])
            hand = state.hands[seat] - state.known[seat]
            for kind in range(KINDS):
                state.drawn[seat] += cards_of(hand, kind) * one(kind)
            cards += state.drawn[seat]
        state.pools.append(cards)
    pile: i64 = 0
    for kind in range(KINDS):
        pile += state.deck[kind] * one(kind)
    state.pools.append(pile)
    state.drawn += [0] * seats
    state.events.append(RESHUFFLED)


def cards_shown(state: Position, seat: i64, kind: i64, count: i64) -> None:
    """Records that hidden cards of a kind were discarded, after the first reshuffle."""
    state.events += [event(seat, kind)] * count


def card_drawn(state: Position, seat: i64, kind: i64) -> None:
    """Records that a card of the draw pile came into a hand, after the first reshuffle."""
    state.drawn[(len(state.pools) - 1) * state.seats + seat] += one(kind)
    state.events.append(event(seat, DRAWN))


# ------------------------------------------------------------------ views


def hide(view: Position) -> None:
    """Removes what others hold, except for the cards that everyone knows, and the piles."""
    for other in range(view.seats):
        if other != view.viewer:
            view.hands[other] = view.known[other]
            view.rewards[other] = 0
            if view.laid[other]:
                view.laid = with_number(view.laid, other, 0)
            for pile in range(len(view.pools)):
                view.drawn[pile * view.seats + other] = 0
    view.deck = vec[i64]([0] * KINDS)
    view.stack = 0


def complete(view: Position, world: Position, dice: Dice) -> None:
    """Deals the unseen cards, by probability if everyone showed any of their hidden cards equally often.

    Someone who has just chosen an action can pay for it: worlds in which they could not are impossible.
    """
    _imagine_rewards(view, world, dice)
    unseen = view.unseen
    if unseen is None:
        unseen = view.unseen = _unseen(view)
    while True:
        deal = unseen.deal(dice)
        for seat in range(view.seats):
            world.hands[seat] = view.hands[seat] + deal.hands[seat]
        if world.phase != PAYING or world.legal_moves():
            break
    world.deck = flat(deal.pile)
    world.drawn = deal.drawn
    for seat in range(view.seats):
        if seat != view.viewer:
            _imagine_laid(world, seat, dice)


def _unseen(view: Position) -> Unseen:
    """Returns what the viewer can infer about hidden cards."""
    pool: list[i64] = [COPIES] * KINDS
    places: list[i64] = [0] * view.seats
    for kind in range(KINDS):
        pool[kind] -= view.discards[kind]
        for hand in view.hands:
            pool[kind] -= cards_of(hand, kind)
    for seat in range(view.seats):
        if seat != view.viewer:
            places[seat] = view.hand_size[seat] - SIZE[view.hands[seat]]
    unseen = Unseen(CARD, pool, places)
    if view.pools:
        unseen.read(view.viewer, view.events, view.pools, view.drawn)
    return unseen


def _imagine_laid(world: Position, seat: int, dice: Dice) -> None:
    """Chooses which cards in hand lie face down; all choices are equally likely."""
    if world.laid_count[seat]:
        hand = [kind for kind in range(KINDS) for _ in range(cards_of(world.hands[seat], kind))]
        laid = sum(CARD[kind] for kind in dice.sample(hand, world.laid_count[seat]))
        world.laid = with_number(world.laid, seat, laid)


def _imagine_rewards(view: Position, world: Position, dice: Dice) -> None:
    """Distributes the unseen Emperor's Reward cards over hands and the stack; all ways are equally likely."""
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
                world.rewards[seat] += REWARD_CARD[unseen.pop()]
    world.stack = sum(REWARD_CARD[reward] for reward in unseen)
