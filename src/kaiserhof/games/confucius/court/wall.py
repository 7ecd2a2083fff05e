"""Build the Great Wall: one piece a round, the clock of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import journal
from ..phases import EXAMINATION

if TYPE_CHECKING:
    from ..state import ConfuciusState


def build(state: ConfuciusState) -> None:
    """Rule `wall`."""
    state.wall += 1
    state.stage = EXAMINATION
    if state.journal is not None:
        journal.wall_built(state)
