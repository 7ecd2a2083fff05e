"""What is to be done next."""

(
    TAKING,
    DRAFT,
    REVEALING,
    ACTION,
    PLACING,
    TURNING,
    REBUILDING,
    STOWING,
    INSPECTING,
    SAILING,
    OPENING,
    DRAWING,
    SPYING,
    ENDED,
) = range(14)
"""A seat takes its first tile, chooses a card, reveals it, or acts: picks a part of its card, lays or turns a tile,
rebuilds, puts an unrest tile under a stack, leads the inspection; the start player steers the ship. Chance turns up the
first tiles, the tile drawn, the tile spied upon. Nothing more."""
