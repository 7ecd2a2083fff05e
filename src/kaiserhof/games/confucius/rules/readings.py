"""The readings of the open rules that a table has chosen."""

from __future__ import annotations

from typing import Final

CHEAPER_GIFTS: Final = "cheaper-gifts"
"""The reading of RULING 2: whether a gift may be replaced by a cheaper one."""
EMPTY_OFFICES: Final = "empty-offices"
"""The reading of RULING 17: who gets an office if everyone has nothing."""
CANDIDATES: Final = "candidates"
"""The reading of RULING 26: whether the winner must place a candidate whose ministry has no empty space."""
NECKLACE: Final = "necklace"
"""The reading of RULING 27: whose army the petition of the necklace moves."""


class Readings:
    """One reading of each open rule."""

    def __init__(self, other_ways: dict[str, str]) -> None:
        self.other_ways = other_ways
        """How open rules are read, where it is not our ruling; a snapshot has them."""
        self.cheaper_gifts = CHEAPER_GIFTS in other_ways
        """Rule `gift-replace`: whether a gift may be replaced by a cheaper one."""
        self.empty_offices = EMPTY_OFFICES in other_ways
        """Rule `office-tie`: whether an office stays empty if everyone has nothing."""
        self.declines_candidate = CANDIDATES in other_ways
        """Rule `candidate-replaces`: whether the winner may leave the candidate out of the game."""
        self.moves_own_army = NECKLACE in other_ways
        """Rule `petition-army`: whether the army must be one of the seat's own."""


AS_RULED: Final = Readings({})
"""The readings of our rulings."""
