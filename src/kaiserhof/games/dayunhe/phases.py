"""What is to be done next."""

(
    TAKING,
    DRAFT,
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
) = range(13)
"""A seat takes its first tile, chooses a card, or acts: picks a part of its card, lays or turns a tile, rebuilds, puts
an unrest tile under a stack, leads the inspection; the start player steers the ship. Chance turns up the first tiles,
the tile drawn, the tile spied upon. Nothing more."""
