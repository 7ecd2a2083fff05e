"""The board as text, for a terminal."""

from __future__ import annotations

from kaiserhof.engine import Words

from .state import ChinaState


def board_text(state: ChinaState, words: Words, *, colour: bool = False) -> str:
    """The board as text."""
    raise NotImplementedError
