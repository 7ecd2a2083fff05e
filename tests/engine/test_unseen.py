"""Hidden cards after reshuffles, compared with a naive computation: every deal occurs as often as it should."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.core.unseen import DRAWN, RESHUFFLED, Unseen, event, one
from kaiserhof.engine.native import vec
from tests.frequencies import assert_frequencies

COLOURS = 3
CARD = vec[i64]([1, 1 << 8, 1 << 16])
"""A hand as a game might pack it."""

Hands = tuple[tuple[int, ...], ...]
World = tuple[Hands, tuple[int, ...]]
"""The cards in each hand and in the pile, in order."""


@dataclass
class Table:
    """Seats with hidden cards, a pile and discards, stored as a game stores them, with the story of all events."""

    seats: int
    deck: list[int]
    rng: random.Random
    hands: list[list[int]] = field(default_factory=list)
    story: list[tuple[int, int, int]] = field(default_factory=list)
    """For each event: seat, the colour shown or `DRAWN`, and the colour drawn."""
    events: list[int] = field(default_factory=list)
    pools: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pile = self.deck[:]
        self.discards: list[int] = []
        self.hands = [[] for _ in range(self.seats)]

    def draw(self, seat: int) -> None:
        if not self.pile:
            self.reshuffle()
        colour = self.pile.pop(self.rng.randrange(len(self.pile)))
        kind = max(0, len(self.pools) - 1)
        self.hands[seat].append(colour)
        self.story.append((seat, DRAWN, colour))
        if self.pools:
            self.drawn[kind * self.seats + seat] += one(colour)
            self.events.append(event(seat, DRAWN))

    def show(self, seat: int) -> None:
        hand = self.hands[seat]
        colour = hand.pop(self.rng.randrange(len(hand)))
        self.discards.append(colour)
        self.story.append((seat, colour, -1))
        if self.pools:
            self.events.append(event(seat, colour))

    def reshuffle(self) -> None:
        if not self.pools:
            self.drawn = [sum(map(one, hand)) for hand in self.hands]
            self.pools = [sum(self.drawn)]
            self.events = [event(seat, DRAWN) for seat, hand in enumerate(self.hands) for _ in hand]
        self.pile, self.discards = self.discards, []
        self.pools.append(sum(map(one, self.pile)))
        self.drawn += [0] * self.seats
        self.events.append(RESHUFFLED)

    def unseen(self, viewer: int, most_nodes: int = 1_000_000) -> Unseen:
        """Returns what this seat can infer; uses no secrets but its own."""
        places = [0 if seat == viewer else len(hand) for seat, hand in enumerate(self.hands)]
        pool = [self.pile.count(colour) for colour in range(COLOURS)]
        for seat, hand in enumerate(self.hands):
            for colour in hand if seat != viewer else ():
                pool[colour] += 1
        unseen = Unseen(CARD, pool, places)
        if self.pools:
            own = [cards if index % self.seats == viewer else 0 for index, cards in enumerate(self.drawn)]
            unseen.read(viewer, self.events, self.pools, own, most_nodes)
        return unseen


def played(seed: int, seats: int, cards: int, turns: int) -> Table:
    """Returns a random story: everyone gets two cards, then in turn each seat shows one or two and draws as many."""
    rng = random.Random(seed)
    table = Table(seats, [rng.randrange(COLOURS) for _ in range(cards)], rng)
    for seat in range(seats):
        table.draw(seat)
        table.draw(seat)
    for turn in range(turns):
        seat = turn % seats
        count = rng.choice((0, 1, 1, 2))
        for _ in range(min(count, len(table.hands[seat]))):
            table.show(seat)
        for _ in range(rng.choice((1, 1, 2))):
            if table.pile or table.discards:
                table.draw(seat)
    return table


def exact(table: Table, viewer: int) -> dict[World, float]:
    """Computes forwards how likely every deal is after each event, as far as this seat can tell."""
    worlds: dict[tuple[Hands, tuple[int, ...], tuple[int, ...]], float] = {
        (((),) * table.seats, tuple(sorted(table.deck)), ()): 1.0
    }
    for seat, what, drawn in table.story:
        later: defaultdict[tuple[Hands, tuple[int, ...], tuple[int, ...]], float] = defaultdict(float)
        for (hands, pile, discards), weight in worlds.items():
            if what == DRAWN:
                if not pile:
                    pile, discards = tuple(sorted(discards)), ()
                for colour in set(pile):
                    if seat != viewer or colour == drawn:
                        hand = tuple(sorted((*hands[seat], colour)))
                        after = (*hands[:seat], hand, *hands[seat + 1 :])
                        later[after, without(pile, colour), discards] += weight * pile.count(colour) / len(pile)
            elif what in hands[seat]:
                after = (*hands[:seat], without(hands[seat], what), *hands[seat + 1 :])
                chance = 1.0 if seat == viewer else hands[seat].count(what) / len(hands[seat])
                later[after, pile, (*discards, what)] += weight * chance
        total = sum(later.values())
        worlds = {world: weight / total for world, weight in later.items()}
    found: defaultdict[World, float] = defaultdict(float)
    for (hands, pile, _), weight in worlds.items():
        found[hands, pile] += weight
    return found


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def world(table: Table, viewer: int, unseen: Unseen, dice: Dice) -> World:
    deal = unseen.deal(dice)
    hands = [tuple(colour for colour in range(COLOURS) for _ in range(hand >> 8 * colour & 255)) for hand in deal.hands]
    if viewer >= 0:
        assert hands[viewer] == ()
        hands[viewer] = tuple(sorted(table.hands[viewer]))
    return tuple(hands), tuple(colour for colour, count in enumerate(deal.pile) for _ in range(count))


@pytest.mark.parametrize("viewer", [-2, 0, 1])
@pytest.mark.parametrize(("cards", "turns"), [(12, 3), (8, 3), (8, 6), (10, 9), (8, 14), (8, 20)])
def test_every_deal_comes_up_as_often_as_the_story_makes_it_likely(cards: int, turns: int, viewer: int) -> None:
    for seed in range(4):
        table = played(seed, 3, cards, turns)
        unseen, dice = table.unseen(viewer), Dice(f"{seed} {turns}")
        seen = Counter(world(table, viewer, unseen, dice) for _ in range(1500))
        assert_frequencies(seen, exact(table, viewer))


def test_these_stories_have_no_reshuffle_or_one_or_two_or_many() -> None:
    kinds = {
        len(played(seed, 3, cards, turns).pools) for seed in range(4) for cards, turns in ((12, 3), (8, 3), (8, 20))
    }
    assert kinds >= {0, 2, 3}
    assert max(kinds) > 10


@pytest.mark.parametrize("viewer", [-2, 0, 2])
def test_what_really_happened_comes_up_too(viewer: int) -> None:
    for seed in range(12):
        table = played(seed, 3, 10, 8)
        hands = tuple(tuple(sorted(hand)) for hand in table.hands)
        truth = hands, tuple(sorted(table.pile))
        unseen, dice = table.unseen(viewer), Dice(seed)
        tries = int(12 / exact(table, viewer)[truth])
        assert any(world(table, viewer, unseen, dice) == truth for _ in range(tries))


def test_the_cards_each_seat_has_drawn_go_with_its_hand_and_what_it_showed() -> None:
    table = played(5, 3, 12, 18)
    unseen, dice = table.unseen(-2), Dice(1)
    for _ in range(50):
        deal = unseen.deal(dice)
        for seat in range(3):
            held = sum(one(colour) * (deal.hands[seat] >> 8 * colour & 255) for colour in range(COLOURS))
            shown = sum(one(what & 15) for what in table.events if what >> 4 == seat and what & 15 < COLOURS)
            assert sum(deal.drawn[seat::3]) == held + shown
        for kind, pool in enumerate(table.pools):
            in_pile = sum(one(colour) * count for colour, count in enumerate(deal.pile))
            drawn = sum(deal.drawn[kind * 3 : kind * 3 + 3])
            assert pool == drawn + (in_pile if kind + 1 == len(table.pools) else 0)


def test_if_only_the_likeliest_nodes_are_followed_deals_are_still_possible_ones() -> None:
    for seed in range(20):
        table = played(seed, 3, 8, 12)
        assert table.pools, "there is nothing to follow without a reshuffle"
        unseen, dice, possible = table.unseen(0, most_nodes=1), Dice(seed), exact(table, 0)
        assert all(world(table, 0, unseen, dice) in possible for _ in range(100))
