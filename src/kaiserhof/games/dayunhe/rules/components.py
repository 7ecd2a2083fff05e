"""What is in the box, except the board and the canal tiles: they are data (see `board`)."""

from __future__ import annotations

from typing import Final, NamedTuple

MAX_SEATS: Final = 5
STACKS: Final = 3
ALL_STACKS: Final = (1 << STACKS) - 1
"""Mask of a player's stacks."""
WAREHOUSE: Final = 6
"""Capacity of a warehouse in tiles."""

UNREST: Final = 0
"""The number of the unrest tile among the kinds of tiles; canal tiles are numbered from 1."""
UNREST_TILES: Final = 10
CANAL_TILES: Final = 20
SYMBOLS: Final = 4
"""Number of unrest tiles that each player lays on the board at the start."""

START_POINTS: Final = 15
TRIPS: Final = 4
LIMITS: Final[tuple[str, ...]] = ("3", "2", "4")
"""Number of unrest tiles on the Wall that cause an uprising; the first is the default."""

UNREST_LOSS: Final = 4
CANAL_GAIN: Final = 2
LINE_BONUS: Final = 2
RAISE_GAIN: Final = 1
INTRIGUE_LOSS: Final = 8
INSPECTION: Final = 3
"""Maximum number of fields of a Special Inspection."""
ATTACK_COST: Final = 2
"""Number of the attacker's own unrest tiles that an attack takes from the warehouse."""


class Card(NamedTuple):
    """An action card: how often the player may replenish and build, and whether one rebuild may replace all
    building.
    """

    id: str
    replenish: int
    build: int
    rebuild: bool
    attack: bool


CARDS: Final[tuple[Card, ...]] = (
    Card("raise-reputation", 3, 1, False, False),
    Card("quell-unrest", 1, 2, True, False),
    Card("calm-the-people", 1, 2, True, False),
    Card("destroy-canal", 2, 1, False, True),
    Card("special-inspection", 2, 1, False, False),
    Card("tea-break", 2, 1, False, True),
    Card("espionage", 1, 2, True, False),
    Card("intrigue", 1, 2, True, True),
    Card("denounce", 2, 1, False, True),
    Card("reform", 2, 1, False, False),
)
ALL_CARDS: Final = (1 << len(CARDS)) - 1
RAISE_REPUTATION: Final = 0
QUELL_UNREST: Final = 1
CALM_THE_PEOPLE: Final = 2
DESTROY_CANAL: Final = 3
SPECIAL_INSPECTION: Final = 4
TEA_BREAK: Final = 5
ESPIONAGE: Final = 6
INTRIGUE_CARD: Final = 7
DENOUNCE_CARD: Final = 8
REFORM_CARD: Final = 9


def trip_length(seats: int) -> int:
    """Rule `ship-length`: returns how many fields the Great Coordinator travels in a round.

    >>> [trip_length(seats) for seats in (2, 3, 4, 5)]
    [5, 7, 9, 11]
    """
    return 2 * seats + 1


def even_stacks(tiles: int) -> tuple[int, int, int]:
    """Rules `setup-stacks` and `reform`: returns the heights of three stacks that are as equal as possible.

    >>> even_stacks(26), even_stacks(2)
    ((9, 9, 8), (1, 1, 0))
    """
    return (tiles + 2) // 3, (tiles + 1) // 3, tiles // 3
