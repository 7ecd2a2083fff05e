"""What the estimate looks at. What each term is worth is tuned from self-play; see `engine.core.estimate`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import bit_length, count_bits
from kaiserhof.games.china.rules.components import HAND, HAND_SIZE, MOST_SEATS, cards_in_hand, deck_for
from kaiserhof.games.china.rules.phases import DRAWING, DRAWN, FIRST_PIECE, PAYING, SECOND_PIECE
from kaiserhof.games.china.rules.roads import best_rows
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, rank_points, road_points
from kaiserhof.games.china.rules.state import ChinaState

TERMS: Final = (
    "houses-now",
    "houses-full",
    "houses-open",
    "most-open",
    "alliances",
    "half-alliances",
    "leading-emissaries",
    "emissaries",
    "roads",
    "neighbours",
    "threes",
    "cards",
    "pairs",
    "reach",
    "second-piece",
    "coming-turn",
    "emissaries-left",
    "fort-ready",
)
"""The names of the terms, in the order of `Terms.values`."""


class Terms:
    """The terms of one seat."""

    __slots__ = (
        "alliances",
        "cards",
        "coming_turn",
        "emissaries",
        "emissaries_left",
        "fort_ready",
        "half_alliances",
        "houses_full",
        "houses_now",
        "houses_open",
        "leading_emissaries",
        "most_open",
        "neighbours",
        "pairs",
        "reach",
        "roads",
        "second_piece",
        "threes",
    )

    def __init__(self) -> None:
        self.houses_now = 0.0
        """What provinces not scored yet would bring if they were scored now."""
        self.houses_full = 0.0
        """The same, each province weighed by the share of its fields that have a house."""
        self.houses_open = 0.0
        """Own houses there, weighed by the share of fields without a house."""
        self.most_open = 0.0
        """Fields without a house in provinces where nobody has more houses."""
        self.alliances = 0.0
        """What the alliances would bring now."""
        self.half_alliances = 0.0
        """Emissaries in provinces where nobody has more, while the allied province has none."""
        self.leading_emissaries = 0.0
        """Provinces with emissaries in which nobody has more."""
        self.emissaries = 0.0
        self.roads = 0.0
        """What the roads would bring now."""
        self.neighbours = 0.0
        """Pairs of neighbouring houses."""
        self.threes = 0.0
        """Houses with at least two neighbouring ones."""
        self.cards = 0.0
        """Cards in hand and about to be drawn, less one that is about to be paid."""
        self.pairs = 0.0
        """1 if two cards in hand have the same colour."""
        self.reach = 0.0
        """Provinces with room in which the hand can pay for a piece."""
        self.second_piece = 0.0
        """1 if a second piece may follow in this turn."""
        self.coming_turn = 0.0
        """How soon the seat's next turn comes: 1 at its start."""
        self.emissaries_left = 0.0
        self.fort_ready = 0.0
        """What the second piece of this turn would bring as a house on a fortification."""

    def values(self) -> list[float]:
        """Returns all terms in the order of `TERMS`, and 1 for the constant term."""
        return [
            self.houses_now,
            self.houses_full,
            self.houses_open,
            self.most_open,
            self.alliances,
            self.half_alliances,
            self.leading_emissaries,
            self.emissaries,
            self.roads,
            self.neighbours,
            self.threes,
            self.cards,
            self.pairs,
            self.reach,
            self.second_piece,
            self.coming_turn,
            self.emissaries_left,
            self.fort_ready,
            1.0,
        ]


def read_terms(state: ChinaState) -> list[list[float]]:
    """Returns the values of all terms, by seat."""
    seats = [Terms() for _ in range(state.seats)]
    _read_houses(state, seats)
    _read_emissaries(state, seats)
    for seat in range(state.seats):
        terms = seats[seat]
        terms.roads = float(road_points(state, seat)[0])
        terms.neighbours, terms.threes = _groups(state, seat)
        _read_hand(state, seat, terms)
    return [terms.values() for terms in seats]


def progress(state: ChinaState) -> float:
    """Returns how far the game has come, from 0 to 1: each time through the pile is one half."""
    if state.used_up >= 2:
        return 1.0
    pile = float(sum(deck_for(state.seats)) - HAND * state.seats)
    return min(1.0, 0.5 * float(state.used_up) + 0.5 * max(0.0, 1 - float(state.pile_size) / pile))


def _read_houses(state: ChinaState, seats: list[Terms]) -> None:
    for province in range(len(state.free)):
        most = state.most[province]
        if state.scored >> province & 1 or not most:
            continue
        left = float(count_bits(state.free[province]))
        full = 1 - left / float(count_bits(state.lookup.all_free[province]))
        points = house_points(state, province)
        start = province * MOST_SEATS
        for seat in range(state.seats):
            own = state.house_count[start + seat]
            if own:
                terms, gain = seats[seat], points[seat]
                terms.houses_now += gain
                terms.houses_full += gain * full
                terms.houses_open += float(own) * (1 - full)
                if own == most:
                    terms.most_open += left


def _read_emissaries(state: ChinaState, seats: list[Terms]) -> None:
    emissaries, inside = state.emissaries, state.emissaries_in
    for _, a, b in state.lookup.alliances:
        if inside[a] and inside[b]:
            gained = alliance_points(state, a, b)
            for seat in range(state.seats):
                seats[seat].alliances += gained[seat]
        elif inside[a] or inside[b]:
            province = a if inside[a] else b
            most = _most_emissaries(state, province)
            for seat in range(state.seats):
                if emissaries[province * MOST_SEATS + seat] == most:
                    seats[seat].half_alliances += float(inside[province])
    for province in range(len(inside)):
        if inside[province]:
            most = _most_emissaries(state, province)
            for seat in range(state.seats):
                own = emissaries[province * MOST_SEATS + seat]
                seats[seat].emissaries += float(own)
                if own == most:
                    seats[seat].leading_emissaries += 1


def _most_emissaries(state: ChinaState, province: i64) -> i64:
    """Returns the largest number of emissaries that one player has in a province."""
    most: i64 = 0
    for seat in range(state.seats):
        own = state.emissaries[province * MOST_SEATS + seat]
        if own > most:
            most = own
    return most


def _groups(state: ChinaState, seat: i64) -> tuple[float, float]:
    """Returns the number of pairs of neighbouring houses and of houses with at least two neighbours."""
    houses: i64 = state.houses[seat]
    neighbours = state.lookup.neighbours
    pairs = middles = 0
    rest = houses
    while rest:
        field = bit_length(rest) - 1
        rest &= ~(1 << field)
        beside = count_bits(neighbours[field] & houses)
        pairs += beside
        if beside >= 2:
            middles += 1
    return pairs / 2, float(middles)


def _read_hand(state: ChinaState, seat: i64, terms: Terms) -> None:
    """Reads the terms of cards and turns. A turn that has begun counts by what is left of it."""
    hand, phase = state.hands[seat], state.phase
    cards = HAND_SIZE[hand]
    turns = (seat - state.turn) % state.seats
    soon = 1 - float(turns) / float(state.seats)
    if turns == 0:
        if phase == PAYING:
            cards -= 1
        elif phase in (DRAWING, DRAWN):
            cards += state.wanted
        if phase != FIRST_PIECE:
            soon = 0.0
        if not state.solo and phase in (PAYING, SECOND_PIECE) and state.placed == 1:
            terms.second_piece = 1.0
            terms.fort_ready = _fort_ready(state, seat)
    terms.cards = float(cards)
    terms.pairs = float(_has_pair(hand))
    terms.reach = float(count_bits(state.lookup.affordable[hand] & (state.open | state.room)))
    terms.coming_turn = soon
    terms.emissaries_left = float(state.emissaries_left[seat])


def _fort_ready(state: ChinaState, seat: i64) -> float:
    """Returns what a house on a fortification of this turn's province would bring, if the hand can pay for it.

    The province counts as `houses_now` and `houses_full` do on average, roads as they are.
    """
    province: i64 = state.here
    lookup = state.lookup
    sites = state.forts & lookup.fields_in[province] & ~_houses(state)
    if not sites or not state.houses_left[seat] or not _can_pay(state, seat):
        return 0.0
    start = province * MOST_SEATS
    counts = state.house_count[start : start + state.seats]
    before = house_points(state, province)[seat]
    counts[seat] += 1
    gain = float(2 * rank_points(counts)[seat] - before)
    full = 1 - float(count_bits(state.free[province]) - 1) / float(count_bits(lookup.all_free[province]))
    houses = state.houses[seat]
    before = road_points(state, seat)[0]
    most = before
    while sites:
        site = sites & -sites
        sites ^= site
        built = houses | site
        points = best_rows(lookup.neighbours, built, state.forts & built, lookup.road_rows)[0]
        if points > most:
            most = points
    return gain * (1 + full) / 2 + float(most - before)


def _houses(state: ChinaState) -> i64:
    """Returns the mask of all fields with a house."""
    found: i64 = 0
    for houses in state.houses:
        found |= houses
    return found


def _can_pay(state: ChinaState, seat: i64) -> bool:
    """Returns whether the hand can pay for another piece in this turn's province, besides the one just placed."""
    hand = state.hands[seat]
    if state.phase == SECOND_PIECE:
        return state.payable() != 0
    own = cards_in_hand(hand, state.lookup.colour_of[state.here])
    return own >= 2 or (own == 1 and _has_pair(hand))


def _has_pair(hand: int) -> bool:
    """Checks if two cards have the same colour: then the upper bit of that colour is set.

    >>> _has_pair(0b01_01_01), _has_pair(0b10_01)
    (False, True)
    """
    return hand & 0b1010101010 != 0
