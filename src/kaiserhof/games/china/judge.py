"""What the judgement looks at; what each term is worth is tuned from self-play (see `engine.judgement`)."""

from __future__ import annotations

from .components import HAND, HAND_SIZE, MOST_SEATS, cards_in_hand, deck_for
from .phases import DRAWING, DRAWN, PAYING, PLACE
from .scoring import alliance_points, house_points, road_points
from .state import ChinaState

TERMS = (
    "houses-now",
    "houses-full",
    "houses-open",
    "most-open",
    "alliances",
    "leading-emissaries",
    "emissaries",
    "roads",
    "neighbours",
    "threes",
    "cards",
    "pairs",
    "reach",
    "debt",
    "second-piece",
    "coming-turn",
    "emissaries-left",
)
"""In the order of `read_terms`: what unscored provinces would bring now, and that the surer the fuller they are; own
houses in them by how open they are, and fields still open where one leads; alliances as they stand, emissaries that
lead their province, all emissaries; roads as they stand, neighbouring houses, groups of three houses; cards in hand and
about to be drawn, a pair among them, provinces they can pay for, a card still to be paid, whether a second piece may
follow, how soon one's turn comes, emissaries in the supply."""


def read_terms(state: ChinaState) -> list[list[float]]:
    """Seat, then term, to how much of it there is."""
    rows = [[0.0] * len(TERMS) for _ in range(state.seats)]
    _houses(state, rows)
    _emissaries(state, rows)
    for seat, row in enumerate(rows):
        row[7] = float(road_points(state, seat)[0])
        row[8], row[9] = _groups(state, seat)
        _hand(state, seat, row)
        row[16] = float(state.emissaries_left[seat])
        row.append(1.0)
    return rows


def progress(state: ChinaState) -> float:
    """Half for each time the pile is used up."""
    if state.used_up >= 2:
        return 1.0
    pile = sum(deck_for(state.seats)) - HAND * state.seats
    return min(1.0, 0.5 * state.used_up + 0.5 * max(0.0, 1 - state.pile_size / pile))


def _houses(state: ChinaState, rows: list[list[float]]) -> None:
    for province, free in enumerate(state.free):
        if state.scored >> province & 1 or not state.most[province]:
            continue
        left = free.bit_count()
        full = 1 - left / state.tables.all_free[province].bit_count()
        points = house_points(state, province)
        start = province * MOST_SEATS
        for seat, row in enumerate(rows):
            own = state.house_count[start + seat]
            if own:
                row[0] += points[seat]
                row[1] += points[seat] * full
                row[2] += own * (1 - full)
                if own == state.most[province]:
                    row[3] += left


def _emissaries(state: ChinaState, rows: list[list[float]]) -> None:
    for _, a, b in state.tables.alliances:
        if state.emissaries_in[a] and state.emissaries_in[b]:
            for seat, points in enumerate(alliance_points(state, a, b)):
                rows[seat][4] += points
    for province, count in enumerate(state.emissaries_in):
        if count:
            start = province * MOST_SEATS
            own = state.emissaries[start : start + state.seats]
            most = max(own)
            for seat, row in enumerate(rows):
                row[6] += own[seat]
                if own[seat] == most:
                    row[5] += 1


def _groups(state: ChinaState, seat: int) -> tuple[float, float]:
    """Pairs of neighbouring houses, and houses that have two neighbours or more: rows grow from there."""
    houses, neighbours = state.houses[seat], state.tables.neighbours
    pairs = middles = 0
    rest = houses
    while rest:
        low = rest & -rest
        rest ^= low
        beside = (neighbours[low.bit_length() - 1] & houses).bit_count()
        pairs += beside
        if beside >= 2:
            middles += 1
    return pairs / 2, float(middles)


def _hand(state: ChinaState, seat: int, row: list[float]) -> None:
    hand = state.hands[seat]
    own_turn = seat == state.turn
    coming = state.wanted if own_turn and state.phase in (DRAWING, DRAWN) else 0
    row[10] = float(HAND_SIZE[hand] + coming)
    row[11] = float(any(cards_in_hand(hand, colour) >= 2 for colour in range(5)))
    row[12] = float((state.tables.affordable[hand] & (state.open | state.room)).bit_count())
    if own_turn:
        row[13] = float(state.phase == PAYING)
        row[14] = float((state.phase == PLACE and state.placed == 1) or (state.phase == PAYING and not state.solo))
    row[15] = ((state.turn - seat - 1) % state.seats) / state.seats
