"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, the number of cards of each kind in the discards, how many Confucius cards and Emperor's
Reward cards each player has, how many cards lie at which student, and the first three cards of everyone until they
are spent. Hidden: all cards drawn since, reward cards until they are played, and tutoring cards until all are turned
over.

When the draw pile is used up, the discards, which everyone has seen, become the new one. From then on the position
keeps who drew and who showed a hidden card, in order; see `engine.core.unseen`, which draws the imagined hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.core.unseen import DRAWN, IMPOSSIBLE, RESHUFFLED, Narrowed, Unseen, event, one, ways
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
from kaiserhof.games.confucius.rules.lookup import SIZE, payments
from kaiserhof.games.confucius.rules.phases import PAYING
from kaiserhof.games.confucius.rules.position import Position

MAX_TRIES: Final = 16
"""Deals that are drawn to find one in which the payer can pay, before only such deals are drawn."""

NOBODY: Final = -1

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
    payer = view.turn if view.phase == PAYING and view.turn != view.viewer else NOBODY
    narrowed = unseen.narrowed
    tries: i64 = 0
    while True:
        if narrowed is None and tries == MAX_TRIES:
            narrowed = unseen.narrowed = narrowed_to(view, payer)
        deal = unseen.deal(dice) if narrowed is None else narrowed.deal(dice)
        for seat in range(view.seats):
            world.hands[seat] = view.hands[seat] + deal.hands[seat]
        if payer == NOBODY or payments(world.hands[payer], view.due, view.currency):
            break
        tries += 1
    world.deck = flat(deal.pile)
    world.drawn = deal.drawn
    for seat in range(view.seats):
        if seat != view.viewer:
            _imagine_laid(world, seat, dice)


def _unseen(view: Position) -> Unseen:
    """Returns what the viewer can infer about hidden cards."""
    unseen = _unplayed(view)
    if view.pools:
        unseen.read(view.viewer, view.events, view.pools, view.drawn)
    return unseen


def _unplayed(view: Position) -> Unseen:
    """Returns what the viewer can tell from what lies on the table now."""
    pool: list[i64] = [COPIES] * KINDS
    places: list[i64] = [0] * view.seats
    for kind in range(KINDS):
        pool[kind] -= view.discards[kind]
        for hand in view.hands:
            pool[kind] -= cards_of(hand, kind)
    for seat in range(view.seats):
        if seat != view.viewer:
            places[seat] = view.hand_size[seat] - SIZE[view.hands[seat]]
    return Unseen(CARD, pool, places)


def narrowed_to(view: Position, payer: i64) -> Narrowed:
    """Returns what the viewer can tell, knowing that the payer's hand pays the price: by each hand that does."""
    narrowed = Narrowed(payer)
    seen = view.hands[payer]
    size = view.hand_size[payer] - SIZE[seen]
    for ones in range(size + 1):
        for twos in range(size - ones + 1):
            counts: list[i64] = [ones, twos, size - ones - twos]
            hand = seen
            for kind in range(KINDS):
                hand += counts[kind] * CARD[kind]
            if payments(hand, view.due, view.currency):
                unseen = _unseen_if(view, payer, counts)
                if unseen is not None:
                    narrowed.add(counts, unseen)
    return narrowed


def _unseen_if(view: Position, payer: i64, counts: list[i64]) -> Unseen | None:
    """Returns what the viewer can tell if the payer holds these hidden cards; None if there are too few of them."""
    unseen = _unplayed(view)
    likelihood: float = 0.0
    cards: i64 = 0
    for kind in range(KINDS):
        cards += counts[kind]
        if counts[kind] > unseen.pools[kind] and not view.pools:
            return None
    if not view.pools:
        for kind in range(KINDS):
            likelihood += ways(unseen.pools[kind], counts[kind])
            unseen.pools[kind] -= counts[kind]
        unseen.places[payer] = 0
        unseen.likelihood = likelihood
        return unseen
    supposed = [event(payer, kind) for kind in range(KINDS) for _ in range(counts[kind])]
    unseen.read(view.viewer, view.events + supposed, view.pools, view.drawn, supposed=len(supposed))
    if unseen.likelihood > IMPOSSIBLE:
        for kind in range(KINDS):  # the same cards shown in any order
            likelihood += ways(cards, counts[kind])
            cards -= counts[kind]
        unseen.likelihood += likelihood
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
