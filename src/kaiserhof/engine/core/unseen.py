"""Hidden cards: draws full deals that agree with everything that was seen, each with its exact probability.

Cards have colours, and a pile is known by how many cards of each colour were shuffled into it. Players draw cards that
only they see, and later show some of them. When the pile is used up, the cards shown until then are shuffled into a new
one. From then on hidden cards are of several *kinds*: kind 0 was drawn before the first reshuffle, kind `k` comes from
the pile that the `k`-th reshuffle made. Everyone knows the cards of each kind together, who drew when, and who showed
which colour when. Only its owner knows the kind of a shown card, which decides what is left of each kind.

The model: a shuffled pile has every order equally often, and a player who shows a hidden card shows any of them equally
often. Then every pair of a deal and, for each shown card, the place it came from is equally likely. A place is a draw
of that player before the card was shown. `Unseen` draws such pairs.

A game keeps three lists in its position, empty until the first reshuffle:

- `events`: everything that happened since, in order, as everyone saw it: `event(seat, colour)` for a hidden card shown,
  `event(seat, DRAWN)`, and `RESHUFFLED`. It begins with a `DRAWN` for every hidden card that was in a hand then;
- `pools`: the cards of each kind together, by kind, packed;
- `drawn`: the cards each seat has drawn of each kind, shown ones included, packed, by kind times seats plus seat. These
  are secret: a view holds only the viewer's own.
"""

from __future__ import annotations

from math import exp, lgamma, log
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.native import vec

DRAWN: Final = 14
"""In an event, in place of a colour: the seat drew a card that only it saw."""

RESHUFFLED: Final = 15
"""The event that the shown cards became the new pile."""

BITS: Final = 6
"""Bits of a colour in packed cards, which therefore hold up to 63 of each colour, and up to ten colours."""

MAX_NODES: Final = 1000
"""Number of nodes between two shown cards above which only the likeliest are followed.

It bounds the time of a table after several reshuffles. Beyond it, deals are still possible ones, but some are left out.
"""

IMPOSSIBLE: Final = -1e300
"""The logarithm of the probability of what cannot be."""

SURE: Final = 2.0
"""More than any random number from 0 to 1."""


def event(seat: i64, what: i64) -> i64:
    """Returns a public event as one number: the seat showed a card of this colour, or drew one (`DRAWN`).

    >>> event(2, DRAWN) >> 4, event(2, DRAWN) & 15 == DRAWN
    (2, True)
    """
    return seat << 4 | what


def one(colour: i64) -> i64:
    """Returns one card of a colour, packed."""
    card: i64 = 1
    return card << (BITS * colour)


def count_of(cards: i64, colour: i64) -> i64:
    """Returns how many cards of a colour are among packed cards.

    >>> count_of(one(3) + one(3) + one(0), 3)
    2
    """
    return cards >> (BITS * colour) & 63


class Deal:
    """Where all hidden cards are, in one imagined world."""

    def __init__(self, hands: list[i64], pile: list[i64], drawn: list[i64]) -> None:
        self.hands = hands
        """Hidden cards in hand, by seat, packed as the game does it; nothing for the viewer."""
        self.pile = pile
        """Number of cards in the draw pile, by colour."""
        self.drawn = drawn
        """What each seat has drawn of each kind, as the position keeps it."""


class Unseen:
    """What a viewer can tell about hidden cards; draws deals that agree with it.

    For each shown card, `deal` first decides its kind; then it lays what is left of each kind into what is
    left of its places. The decisions need probabilities that take everything shown later into account. These are
    computed once, backwards, in a table of nodes. A node says how many cards of each kind and colour have been shown
    until then. Shown cards are taken seat by seat, which keeps the table small. The order between seats does not
    matter: seats share the cards of a kind, but a card's place depends only on when its own seat drew.
    """

    def __init__(self, card: vec[i64], pool: list[i64], places: list[i64]) -> None:
        """Hidden cards of one kind, before any reshuffle.

        `card` is what a card of each colour adds to a packed hand of the game, `pool` the unseen cards by colour, and
        `places` the number of hidden cards by seat, 0 for the viewer. The other cards are in the pile.
        """
        self.card = card
        self.kinds: i64 = 1
        self.seats: i64 = len(places)
        self.pools: list[i64] = pool
        """Number of cards the viewer has not seen, by kind times colours plus colour."""
        self.places: list[i64] = places
        """Number of cards drawn by others, by kind times seats plus seat."""
        self.drawn: list[i64] = []
        """The viewer's own cards, and others whose kind is certain, as `Deal.drawn`."""
        self._told: i64 = 0
        """Number of events that have happened; later ones are supposed."""
        self.shown: list[i64] = []
        """The cards shown by others that may be of several kinds, seat by seat, as events."""
        self.places_then: list[i64] = []
        """Number of places its seat had for it at that time, by shown card times kinds plus kind."""
        self.shares: list[float] = []
        """Probability that the card is of this kind or an earlier one, by node times kinds plus kind."""
        self.following: list[i64] = []
        """The node that follows, by node times kinds plus kind."""
        self.likelihood: float = 0.0
        """The logarithm of how likely `shown` is, up to a constant; `IMPOSSIBLE` if no deal agrees with it."""
        self.narrowed: Narrowed | None = None
        """The same for some hands of one seat only, if a game has asked for that."""

    def deal(self, dice: Dice) -> Deal:
        """Draws one distribution of all hidden cards by its probability."""
        seats, colours = self.seats, len(self.card)
        pools, places, drawn = self.pools.copy(), self.places.copy(), self.drawn.copy()
        if self.shown:
            self._decide_kinds(dice, pools, places, drawn)
        hands: list[i64] = [0] * seats
        kind: i64 = 0
        while True:
            first = kind * colours
            left: i64 = 0
            for index in range(first, first + colours):
                left += pools[index]
            for seat in range(seats):
                for _ in range(places[kind * seats + seat]):
                    pick = dice.below(left)
                    left -= 1
                    index = first
                    count = pools[index]
                    while pick >= count:
                        pick -= count
                        index += 1
                        count = pools[index]
                    pools[index] = count - 1
                    hands[seat] += self.card[index - first]
                    if drawn:
                        drawn[kind * seats + seat] += one(index - first)
            kind += 1
            if kind == self.kinds:
                return Deal(hands, pools[first:] if first else pools, drawn)

    def _decide_kinds(self, dice: Dice, pools: list[i64], places: list[i64], drawn: list[i64]) -> None:
        """Decides the kind of every shown card, and takes it from the cards and the places of that kind."""
        kinds, seats, colours = self.kinds, self.seats, len(self.card)
        node: i64 = 0
        for shown in self.shown:
            index = node * kinds
            pick = dice.unit()
            while pick >= self.shares[index]:
                index += 1
            kind = index - node * kinds
            node = self.following[index]
            place = kind * seats + (shown >> 4)
            pools[kind * colours + (shown & 15)] -= 1
            places[place] -= 1
            drawn[place] += one(shown & 15)

    # ------------------------------------------------------------------ after a reshuffle

    def read(
        self,
        viewer: i64,
        events: list[i64],
        pools: list[i64],
        drawn: list[i64],
        most_nodes: i64 = MAX_NODES,
        supposed: i64 = 0,
    ) -> None:
        """Reads what has happened since the first reshuffle, as this viewer knows it (below 0: a spectator).

        The last events may be `supposed`: then `likelihood` compares suppositions of equal length by one seat.
        """
        self._told = len(events) - supposed
        seats, colours = self.seats, len(self.card)
        kinds = self.kinds = len(pools)
        self.drawn = drawn.copy()
        self.pools = []
        for kind in range(kinds):
            pool = pools[kind] - (drawn[kind * seats + viewer] if viewer >= 0 else 0)
            for colour in range(colours):
                self.pools.append(count_of(pool, colour))
        self.places = [0] * (kinds * seats)
        for seat in range(seats):
            if seat != viewer:
                self._read_seat(seat, events)
        if self.shown:
            while not self._make_trellis(most_nodes):
                most_nodes *= 10
        assert supposed or self.likelihood > IMPOSSIBLE, "no deal agrees with what was seen"

    def _read_seat(self, seat: i64, events: list[i64]) -> None:
        """Reads what one seat drew and showed.

        The first cards it showed can often only be of one kind: they are taken from it at once.
        """
        kinds, seats, colours = self.kinds, self.seats, len(self.card)
        kind: i64 = 0
        certain = True
        for number, happened in enumerate(events):
            if happened == RESHUFFLED:
                kind += 1
            elif happened >> 4 != seat:
                continue
            elif happened & 15 == DRAWN:
                self.places[kind * seats + seat] += 1
            else:
                colour = happened & 15
                possible: i64 = 0
                only: i64 = 0
                if number >= self._told:
                    certain = False
                if certain:
                    for earlier in range(kind + 1):
                        if self.places[earlier * seats + seat] and self.pools[earlier * colours + colour]:
                            possible += 1
                            only = earlier
                    certain = possible == 1
                if certain:
                    self.places[only * seats + seat] -= 1
                    self.pools[only * colours + colour] -= 1
                    self.drawn[only * seats + seat] += one(colour)
                else:
                    self.shown.append(happened)
                    for each in range(kinds):
                        self.places_then.append(self.places[each * seats + seat])

    def _make_trellis(self, most_nodes: i64) -> bool:
        """Finds all reachable nodes, then computes their probabilities backwards.

        Returns False if too few nodes were followed, and none of them agrees with everything shown later.

        The key of a node has a field for each kind but the last: how many of the cards shown by the present seat were
        of it; then a field for each kind and colour: how many cards shown by anyone were. It fits 64 bits for up to
        three reshuffles of some 60 cards. Longer keys work too, but take longer.
        """
        kinds, colours = self.kinds, len(self.card)
        last = kinds - 1
        sizes: list[i64] = [sum(self.pools[first : first + colours]) for first in range(0, kinds * colours, colours)]
        most: int = max(max(self.pools), max(self.places))
        width = min(len(self.shown), most).bit_length()
        unit: int = 1
        mask: int = (unit << width) - 1
        seat_fields: int = width * last
        table = Trellis(kinds, most_nodes)
        level: dict[int, i64] = {0: table.add(-1, -1)}
        seat: i64 = -1
        shown_by_seat: i64 = 0
        shown_of: list[i64] = [0] * colours
        for number, shown in enumerate(self.shown):
            colour = shown & 15
            if shown >> 4 != seat:
                seat = shown >> 4
                shown_by_seat = 0
            seat_ends = number + 1 == len(self.shown) or self.shown[number + 1] >> 4 != seat
            later: dict[int, i64] = {}
            followed = table.begin_level()
            for key, node in level.items():
                last_by_seat, last_of_colour, last_left = shown_by_seat, shown_of[colour], sizes[last] - number
                for kind in range(kinds):
                    places = self.places_then[number * kinds + kind]
                    cards = self.pools[kind * colours + colour]
                    left = last_left
                    next_key = key
                    if kind == last:
                        places -= last_by_seat
                        cards -= last_of_colour
                    else:
                        seat_field: int = width * kind
                        colour_field: int = seat_fields + width * (kind * colours + colour)
                        by_seat: i64 = key >> seat_field & mask
                        of_colour: i64 = key >> colour_field & mask
                        of_kind = table.shown_of(node, kind)
                        last_by_seat -= by_seat
                        last_of_colour -= of_colour
                        last_left += of_kind
                        places -= by_seat
                        cards -= of_colour
                        left = sizes[kind] - of_kind
                        next_key += (unit << seat_field) + (unit << colour_field)
                    if places <= 0 or cards <= 0 or not (followed is None or followed[node - table.first]):
                        table.join(-1, 0.0)
                        continue
                    if seat_ends:
                        next_key = next_key >> seat_fields << seat_fields
                    next_node = later.get(next_key, -1)
                    if next_node < 0:
                        next_node = later[next_key] = table.add(node, kind)
                    table.join(next_node, float(places * cards) / float(left))
            shown_by_seat += 1
            shown_of[colour] += 1
            level = later
            if not level:
                if table.cut:
                    return False
                self.likelihood = IMPOSSIBLE
                return True
        self.shares = table.shares()
        self.following = table.following
        self.likelihood = table.likelihood
        return True


class Narrowed:
    """Draws deals in which one seat's hidden hand is one of several, each by its exact probability.

    Use it where few deals agree with what is known of that hand, so that drawing deals until one agrees takes long.
    """

    def __init__(self, seat: i64) -> None:
        self._seat = seat
        self._hands: list[i64] = []
        """The hands, packed as the game does it."""
        self._unseen: list[Unseen] = []
        """What is left to deal if the seat has this hand."""
        self._likelihoods: list[float] = []

    def add(self, counts: list[i64], unseen: Unseen) -> None:
        """Adds a hand, as the number of cards by colour.

        `unseen` knows of nothing else for the seat to hold: it has read that the seat shows these cards, or has been
        made without them.
        """
        if unseen.likelihood == IMPOSSIBLE:
            return
        hand: i64 = 0
        for colour in range(len(counts)):
            hand += counts[colour] * unseen.card[colour]
        self._hands.append(hand)
        self._unseen.append(unseen)
        self._likelihoods.append(unseen.likelihood)

    def deal(self, dice: Dice) -> Deal:
        """Draws one distribution of all hidden cards by its probability."""
        likeliest = max(self._likelihoods)
        weights = [exp(each - likeliest) for each in self._likelihoods]
        pick = dice.unit() * sum(weights)
        number = 0
        while number + 1 < len(weights) and pick >= weights[number]:
            pick -= weights[number]
            number += 1
        deal = self._unseen[number].deal(dice)
        deal.hands[self._seat] += self._hands[number]
        return deal


def ways(cards: i64, taken: i64) -> float:
    """Returns the logarithm of the number of ways to take so many of some cards.

    >>> round(exp(ways(5, 2)))
    10
    """
    return lgamma(float(cards) + 1.0) - lgamma(float(taken) + 1.0) - lgamma(float(cards - taken) + 1.0)


class Trellis:
    """The nodes between shown cards, in order, and the weights with which each leads to the next ones."""

    def __init__(self, kinds: i64, most_nodes: i64) -> None:
        self._kinds: i64 = kinds
        self._most_nodes: i64 = most_nodes
        """Number of nodes of a level that are followed."""
        self._nodes: i64 = 0
        self._levels: list[i64] = []
        """The first node of each level. A level is all nodes between two shown cards."""
        self._counts: list[i64] = []
        """How many cards of a kind have been shown, by node times kinds plus kind."""
        self._mass: list[float] = []
        """How likely each node is, as far as the cards shown before it tell; computed only where it is needed."""
        self._handed_on: i64 = 0
        """Number of levels whose nodes have handed on their mass to the next level."""
        self.likelihood: float = 0.0
        """The logarithm of how likely all shown cards are, up to a constant; `shares` computes it."""
        self.cut = False
        """Whether a level had more nodes than are followed."""
        self.first: i64 = 0
        """The first node of the present level."""
        self.ways: list[float] = []
        """How likely the next card is shown and is of this kind, times a constant, by node times kinds plus kind."""
        self.following: list[i64] = []
        """The node that follows, by node times kinds plus kind; -1 if the card cannot be of this kind."""

    def add(self, before: i64, kind: i64) -> i64:
        """Adds a node, and returns its number: one more card of this kind has been shown than in the node before."""
        number, kinds = self._nodes, self._kinds
        self._nodes += 1
        for each in range(kinds):
            count = self._counts[before * kinds + each] if before >= 0 else 0
            self._counts.append(count + 1 if each == kind else count)
        return number

    def shown_of(self, node: i64, kind: i64) -> i64:
        """Returns how many cards of a kind have been shown."""
        return self._counts[node * self._kinds + kind]

    def begin_level(self) -> list[bool] | None:
        """Ends a level; returns the nodes to follow, or None for all."""
        self.first = len(self.ways) // self._kinds
        self._levels.append(self.first)
        if self._nodes - self.first <= self._most_nodes:
            return None
        self.cut = True
        masses = self._masses()
        least = sorted(masses)[-self._most_nodes]
        return [mass >= least for mass in masses]

    def _masses(self) -> list[float]:
        """Returns the probability of each node of the current level, given the cards shown before it."""
        masses = self._mass
        masses += [0.0] * (self._nodes - len(masses))
        masses[0] = 1.0
        for level in range(self._handed_on, len(self._levels) - 1):
            first, end = self._levels[level], self._levels[level + 1]
            largest = max(masses[first:end])
            for node in range(first, end):
                for index in range(node * self._kinds, (node + 1) * self._kinds):
                    if self.following[index] >= 0:
                        masses[self.following[index]] += masses[node] / largest * self.ways[index]
        self._handed_on = len(self._levels) - 1
        return masses[self.first :]

    def join(self, following: i64, ways: float) -> None:
        """Sets the node that follows if the card is of the next kind. Called once for every node and kind, in order."""
        self.ways.append(ways)
        self.following.append(following)

    def shares(self) -> list[float]:
        """Returns the probability that the card is of this kind or an earlier one, by node times kinds plus kind.

        Weights of nodes, which are how likely everything shown after them is, are computed level by level from the end.
        """
        kinds = self._kinds
        shares: list[float] = [0.0] * len(self.ways)
        weights: list[float] = [1.0] * self._nodes
        end: i64 = len(self.ways) // kinds
        for level in range(len(self._levels) - 1, -1, -1):
            first = self._levels[level]
            largest = 0.0
            for node in range(first, end):
                weight = 0.0
                surest: i64 = -1
                for index in range(node * kinds, node * kinds + kinds):
                    following = self.following[index]
                    if following >= 0 and weights[following] > 0.0:
                        weight += self.ways[index] * weights[following]
                        surest = index
                    shares[index] = weight
                weights[node] = weight
                if surest >= 0:
                    for index in range(node * kinds, surest):
                        shares[index] /= weight
                    shares[surest] = SURE
                    if weight > largest:
                        largest = weight
            if largest == 0.0:
                self.likelihood = IMPOSSIBLE
                return shares
            for node in range(first, end):
                weights[node] /= largest
            self.likelihood += log(largest)
            end = first
        return shares
