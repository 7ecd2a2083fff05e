"""What the judgement looks at; what each term is worth is tuned from self-play (see `engine.estimator`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.core.bits import count_bits, lowest_bit
from kaiserhof.games.china.rules.components import HAND, HAND_SIZE, MOST_SEATS, deck_for
from kaiserhof.games.china.rules.phases import DRAWING, DRAWN, FIRST_PIECE, PAYING, SECOND_PIECE
from kaiserhof.games.china.rules.scoring import alliance_points, house_points, road_points
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
)
"""In the order of `read_terms`: what unscored provinces would bring now, and that the surer the fuller they are; own
houses in them by how open they are, and fields still open where one leads; alliances as they stand, emissaries in
provinces one leads while nobody leads the ally, emissaries that lead their province, all emissaries; roads as they
stand, neighbouring houses, houses with two neighbours; cards in hand and about to be drawn less one to be paid, a pair
among them, provinces they can pay for; whether a second piece may follow, how soon one's turn comes, emissaries in the
supply."""


def read_terms(state: ChinaState) -> list[list[float]]:
    """Seat, then term, to how much of it there is."""
    rows = [[0.0] * len(TERMS) for _ in range(state.seats)]
    _houses(state, rows)
    _emissaries(state, rows)
    for seat, row in enumerate(rows):
        row[8] = float(road_points(state, seat)[0])
        row[9], row[10] = _groups(state, seat)
        _hand(state, seat, row)
        row.append(1.0)
    return rows


def progress(state: ChinaState) -> float:
    """Half for each time the pile is used up."""
    if state.used_up >= 2:
        return 1.0
    pile = float(sum(deck_for(state.seats)) - HAND * state.seats)
    return min(1.0, 0.5 * float(state.used_up) + 0.5 * max(0.0, 1 - float(state.pile_size) / pile))


def _houses(state: ChinaState, rows: list[list[float]]) -> None:
    for province, free in enumerate(state.free):
        if state.scored >> province & 1 or not state.most[province]:
            continue
        left = float(count_bits(free))
        full = 1 - left / count_bits(state.lookup.all_free[province])
        points = house_points(state, province)
        start = province * MOST_SEATS
        for seat, row in enumerate(rows):
            own = state.house_count[start + seat]
            if own:
                row[0] += points[seat]
                row[1] += points[seat] * full
                row[2] += float(own) * (1 - full)
                if own == state.most[province]:
                    row[3] += left


def _emissaries(state: ChinaState, rows: list[list[float]]) -> None:
    emissaries, inside = state.emissaries, state.emissaries_in
    for _, a, b in state.lookup.alliances:
        if inside[a] and inside[b]:
            for seat, points in enumerate(alliance_points(state, a, b)):
                rows[seat][4] += points
        elif inside[a] or inside[b]:
            start = (a if inside[a] else b) * MOST_SEATS
            most = max(emissaries[start : start + state.seats])
            for seat, row in enumerate(rows):
                if emissaries[start + seat] == most:
                    row[5] += float(inside[a] + inside[b])
    for province, count in enumerate(inside):
        if count:
            start = province * MOST_SEATS
            most = max(emissaries[start : start + state.seats])
            for seat, row in enumerate(rows):
                own = emissaries[start + seat]
                row[7] += float(own)
                if own == most:
                    row[6] += 1


def _groups(state: ChinaState, seat: i64) -> tuple[float, float]:
    """Pairs of neighbouring houses, and houses that have two neighbours or more: rows grow from there."""
    houses: i64 = state.houses[seat]
    neighbours = state.lookup.neighbours
    pairs = middles = 0
    rest = houses
    while rest:
        beside = count_bits(neighbours[lowest_bit(rest)] & houses)
        rest &= rest - 1
        pairs += beside
        if beside >= 2:
            middles += 1
    return pairs / 2, float(middles)


def _hand(state: ChinaState, seat: i64, row: list[float]) -> None:
    """Cards and turns to come. Half a turn counts by what is left of it, or a bot would never begin one."""
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
            row[14] = 1.0
    row[11] = float(cards)
    row[12] = float(_has_pair(hand))
    row[13] = float(count_bits(state.lookup.affordable[hand] & (state.open | state.room)))
    row[15] = soon
    row[16] = float(state.emissaries_left[seat])


def _has_pair(hand: int) -> bool:
    """Whether two cards have the same colour: the upper bit of a colour is set.

    >>> _has_pair(0b01_01_01), _has_pair(0b10_01)
    (False, True)
    """
    return hand & 0b1010101010 != 0
