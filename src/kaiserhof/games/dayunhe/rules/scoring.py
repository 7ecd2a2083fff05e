"""Scoring at the end: the largest canal network, the Forbidden City, unrest, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine.native import bit_length, count_bits
from kaiserhof.games.dayunhe.rules.position import Position


def network(state: Position, seat: int) -> int:
    """Rule `network`: returns the number of tiles in the seat's largest group of canals joined by lines."""
    return count_bits(largest_network(state, seat))


def largest_network(state: Position, seat: int) -> i64:
    """Rule `network`: returns the mask of the seat's largest group of canals joined by lines; after a tie, the first
    one.
    """
    joined = state.joined
    rest = state.canals_of[seat]
    best: i64 = 0
    size: i64 = 0
    while count_bits(rest) > size:
        group = rest & -rest
        edge = group
        while edge:
            reach: i64 = 0
            while edge:
                low = edge & -edge
                edge ^= low
                reach |= joined[bit_length(low) - 1]
            edge = reach & rest & ~group
            group |= edge
        rest &= ~group
        if count_bits(group) > size:
            best = group
            size = count_bits(group)
    return best


def city_count(state: Position, seat: int) -> int:
    """Rule `city-limit`: returns the number of tiles in the seat's part of the city. With the other reading, tiles over
    the limit do not count.
    """
    tiles: int = state.city_tiles[seat]
    return min(tiles, count_bits(state.canals_of[seat])) if state.lookup.city_limits_score else tiles


def city_points(state: Position, seat: int) -> int:
    """Rule `city-scoring`: returns the number of tiles in the own part of the city, multiplied with itself."""
    tiles = city_count(state, seat)
    return tiles * tiles


def region_unrest(state: Position, seat: int) -> int:
    """Rule `unrest-scoring`: returns the number of unrest tiles of any colour in the seat's region.

    Rule `neutral-fields`: unrest outside the regions counts for nobody.
    """
    unrest: int = state.unrest & state.lookup.regions[seat]
    return unrest.bit_count()


def places(state: Position) -> list[int]:
    """Rules `winner` and `tie-break`: returns the place of each seat.

    Seats are compared by reputation, then by tiles in the city, then by the larger network; then they share the place.
    With the other reading only reputation counts.
    """
    if state.lookup.ties_are_shared:
        return [1 + sum(other > own for other in state.points) for own in state.points]
    standing = [(state.points[seat], city_count(state, seat), network(state, seat)) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standing) for own in standing]
