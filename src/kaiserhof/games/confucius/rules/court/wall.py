"""Build the Great Wall: one piece a round, the clock of the game."""

from __future__ import annotations

from kaiserhof.games.confucius.rules.phases import EXAMINATION
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words import log


def build(state: Position) -> None:
    """Rule `wall`: builds a piece of the Great Wall."""
    state.wall += 1
    state.stage = EXAMINATION
    if state.journal is not None:
        log.wall_built(state)
