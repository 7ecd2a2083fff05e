"""The three offices at the end of the game, and who wins. Pure functions of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from kaiserhof.engine.native import count_bits, vec
from kaiserhof.games.confucius.rules.components import BINGBU, GONGBU, HUBU, VOYAGE
from kaiserhof.games.confucius.rules.position import Position

CHIEF_MINISTER: Final = 0
ADMIRAL: Final = 1
GENERAL: Final = 2
NOBODY: Final = -1


def markers(state: Position, seat: int) -> int:
    """Rule `office-chief-minister`: counts markers on officials and on the spaces of Ministers and Secretaries."""
    return count_bits(state.own[seat]) + _count(state.minister, seat) + _count(state.secretary, seat)


def junks_sailed(state: Position, seat: int) -> int:
    """Rule `office-admiral`: counts five for every Distant Land and one for every junk on the ocean."""
    return VOYAGE * count_bits(state.visited[seat]) + state.oceans[seat]


def armies_in_play(state: Position, seat: int) -> int:
    """Rule `office-general`: counts armies in the colony, on Foreign Lands and on the card of the insulted Emperor."""
    return state.colonies[seat] + _count(state.armies, seat) + (1 if state.avenger == seat else 0)


def _count(holders: vec[i64], seat: int) -> int:
    return sum(1 for holder in holders if holder == seat)


def of_ministries(state: Position, seat: int) -> int:
    """Returns the points that a seat has got as Minister and Secretary."""
    points = 0
    for ministry in range(len(state.minister)):
        points += state.minister_chit[ministry] if state.minister[ministry] == seat else 0
        points += state.secretary_chit[ministry] if state.secretary[ministry] == seat else 0
    return points


class Office(NamedTuple):
    """An office awarded at the end of the game, to the seat with the most pieces."""

    name: str
    """Its name in message ids."""
    pieces: Callable[[Position, int], int]
    """What is counted for a seat."""
    ministry: int
    """The ministry whose Minister gets it after a tie."""


OFFICES: Final[tuple[Office, ...]] = (
    Office("chief-minister", markers, HUBU),
    Office("admiral", junks_sailed, GONGBU),
    Office("general", armies_in_play, BINGBU),
)
"""The offices, in the order of `State.offices`."""


def offices(state: Position) -> list[int]:
    """Rules `office-chief-minister`, `office-admiral`, `office-general`: returns each holder, or `NOBODY`."""
    return [_holder(state, office) for office in OFFICES]


def _holder(state: Position, office: Office) -> int:
    """Rule `office-tie`: returns who gets an office; with the other reading, nobody gets it if all counts are 0."""
    counts = [office.pieces(state, seat) for seat in range(state.seats)]
    return NOBODY if state.readings.empty_offices and not any(counts) else most(counts, state.minister[office.ministry])


def most(counts: list[int], minister: int) -> int:
    """Rule `office-tie`: returns the seat with the most; after a tie, even at 0, the Minister, whether tied or not.

    >>> most([3, 5, 1], 2), most([3, 3, 1], 2), most([0, 0, 0], NOBODY)
    (1, 2, -1)
    """
    highest = max(counts)
    return counts.index(highest) if counts.count(highest) == 1 else minister


def places(state: Position) -> list[int]:
    """Rules `winner`, `winner-tie` and `admiral-variation`: returns each seat's place."""
    standing = [_standing(state, seat) for seat in range(state.seats)]
    leaders = [seat for seat in range(state.seats) if state.points[seat] == max(state.points)]
    admiral = state.offices[ADMIRAL]
    if state.admiral_wins and len(leaders) > 1 and admiral >= 0:
        standing[admiral] = (max(state.points) + 1, 0, 0, 0)
    return [1 + sum(other > own for other in standing) for own in standing]


def _standing(state: Position, seat: int) -> tuple[int, int, int, int]:
    """Returns the points, then the offices in the order that breaks ties."""
    held = [1 if holder == seat else 0 for holder in state.offices]
    return state.points[seat], held[ADMIRAL], held[CHIEF_MINISTER], held[GENERAL]
