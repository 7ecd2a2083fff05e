"""What is said about a position and its moves: prompts, labels of moves, and the log. Ids only; `words/` has the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaiserhof.engine import Message

if TYPE_CHECKING:
    from .state import DayunheState


def prompt(state: DayunheState) -> Message:
    return Message("prompt-over")


def move_words(state: DayunheState, move: int) -> Message:
    return Message("x")


def _nothing(*args: Any) -> None: ...


announce = entered = trip_ended = reshuffled = drawn = turned_up = put_under = to_wall = revealed = round_begins = (
    uprising
) = ended = final = winners = _nothing
