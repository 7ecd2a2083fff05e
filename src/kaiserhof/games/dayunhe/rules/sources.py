"""Where reputation comes from: the rows of the ledger, for the score sheet."""

from typing import Final

START: Final = 0
BUILDING: Final = 1
RAISED: Final = 2
SHIP_CANALS: Final = 3
SHIP_UNREST: Final = 4
INTRIGUED: Final = 5
UPRISINGS: Final = 6
NETWORK: Final = 7
CITY: Final = 8
REGION_UNREST: Final = 9
CITY_UNREST: Final = 10
SOURCES: Final[tuple[str, ...]] = (
    "start",
    "building",
    "raised",
    "ship-canals",
    "ship-unrest",
    "intrigues",
    "uprisings",
    "network",
    "city",
    "region-unrest",
    "city-unrest",
)
