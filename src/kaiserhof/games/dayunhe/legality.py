"""Why a move is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal

if TYPE_CHECKING:
    from .state import DayunheState


def why_not(state: DayunheState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    return None if move in state.legal_moves() else Refusal("parts")
