"""What gifts forbid and ask for, as the views tell it."""

from __future__ import annotations

from kaiserhof.games.confucius.rules.components import MINISTRY_MASK
from kaiserhof.games.confucius.rules.state import ConfuciusState


def officials(view: ConfuciusState, seat: int, ministry: int) -> int:
    """Returns how many officials of a ministry a seat has."""
    return int(view.own[seat] & MINISTRY_MASK[ministry]).bit_count()


def forbids_bribing(view: ConfuciusState, giver: int, seat: int, ministry: int) -> bool:
    """Returns whether a gift of the giver to the seat forbids bribes there (rule `gift-no-bribe`)."""
    return 0 < officials(view, giver, ministry) <= officials(view, seat, ministry)
