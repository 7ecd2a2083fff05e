"""Why a move is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal

if TYPE_CHECKING:
    from .state import ConfuciusState


def why_not(state: ConfuciusState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    return Refusal("turn-order")
