"""Where reputation comes from, for the score sheet: numbers of the rows of the ledger."""

(
    START,
    BUILDING,
    RAISED,
    SHIP_CANALS,
    SHIP_UNREST,
    INTRIGUED,
    UPRISINGS,
    NETWORK,
    CITY,
    REGION_UNREST,
    CITY_UNREST,
) = range(11)
SOURCES = (
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
