from kaiserhof.engine import Words
from .state import DayunheState


def board_text(state: DayunheState, words: Words, *, colour: bool = False) -> str:
    return ""
