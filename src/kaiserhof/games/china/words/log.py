"""What is said about a position and its moves: prompts, labels, the log. Ids only; `words/` has the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Event, Message, Seat, Value
from kaiserhof.games.china.rules.phases import PAYING, PLACE
from kaiserhof.games.china.rules.roads import Rows
from kaiserhof.games.china.rules.scoring import row_worth
from kaiserhof.games.china.words.names import province_name

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


def prompt(state: ChinaState) -> Message:
    """What is asked of the one to move."""
    mover = state.to_move()
    if mover == OVER:
        return Message("prompt-over")
    if mover == CHANCE:
        return Message("prompt-chance")
    if state.phase == PLACE:
        if state.placed:
            return Message("prompt-second", {"province": province_name(state, state.here)})
        return Message("prompt-place")
    if state.phase == PAYING:
        return Message("prompt-pay", {"province": province_name(state, state.here)})
    return Message("prompt-draw", {"cards": state.wanted})


def pile_used_up(state: ChinaState) -> None:
    """The pile has run out, for the first or the second time."""
    if state.used_up == 1:
        _say(state, "log-pile-first", {"cards": state.pile_size})
    else:
        _say(state, "log-pile-second", {})


def ended(state: ChinaState) -> None:
    """The game has ended; the final scoring follows."""
    _say(state, "log-ended", {})


def houses_scored(state: ChinaState, province: int, gained: list[int]) -> None:
    """Points for the houses of a province."""
    for seat, points in enumerate(gained):
        if points:
            values: dict[str, Value] = {
                "seat": Seat(seat),
                "points": points,
                "province": province_name(state, province),
            }
            _say(state, "log-points-houses", values)


def alliance_scored(state: ChinaState, number: int, a: int, b: int, gained: list[int]) -> None:
    """Points for an alliance."""
    for seat, points in enumerate(gained):
        if points:
            values: dict[str, Value] = {
                "seat": Seat(seat),
                "points": points,
                "number": number,
                "first": province_name(state, a),
                "second": province_name(state, b),
            }
            _say(state, "log-points-alliance", values)


def roads_scored(state: ChinaState, seat: int, rows: Rows) -> None:
    """Points for a player's rows of houses."""
    for row in rows:
        values: dict[str, Value] = {"seat": Seat(seat), "points": row_worth(state, row), "houses": len(row)}
        _say(state, "log-points-road", values)


def winners(state: ChinaState) -> None:
    """Who has won."""
    for seat, place in enumerate(state.ranking()):
        if place == 1:
            _say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat]})


def _say(state: ChinaState, message_id: str, values: dict[str, Value], only: int | None = None) -> None:
    assert state.journal is not None
    state.journal.append(Event(Message(message_id, values), only))
