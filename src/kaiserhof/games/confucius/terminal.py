"""The position as text, for a terminal."""

from kaiserhof.engine import Words

from .state import ConfuciusState


def board_text(state: ConfuciusState, words: Words, *, colour: bool = False) -> str:
    """The board as text."""
    raise NotImplementedError
