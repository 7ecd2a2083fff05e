"""What is said about a position and its moves: prompts, labels, the log. Ids only; `words/` has the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Event, Message, Seat, Value

from .components import COLOURS, HAND
from .moves import DEAL, DRAW, EMISSARY, EXCHANGE, FORT, HOUSE, OPEN, PAIR, PASS, PAY, STOP, TAKE, target_of, verb_of
from .phases import DEALING, PAYING, PLACE
from .roads import Rows
from .scoring import row_worth

if TYPE_CHECKING:
    from .state import ChinaState


def colour_name(colour: int) -> Message:
    """The colour's name."""
    return Message(f"colour-{COLOURS[colour]}")


def cards_name(target: int) -> Message:
    """The cards of a payment: one card, or a pair as a joker."""
    if target < PAIR:
        return Message("cards-one", {"colour": colour_name(target)})
    return Message("cards-joker", {"colour": colour_name(target - PAIR)})


def prompt(state: ChinaState) -> Message:
    """What is asked of the one to move."""
    mover = state.to_move()
    if mover == OVER:
        return Message("prompt-over")
    if mover == CHANCE:
        return Message("prompt-chance")
    if state.phase == PLACE:
        if state.placed:
            return Message("prompt-second", {"province": _province(state, state.here)})
        return Message("prompt-place")
    if state.phase == PAYING:
        return Message("prompt-pay", {"province": _province(state, state.here)})
    return Message("prompt-draw", {"cards": state.wanted})


def move_words(state: ChinaState, move: int) -> Message:
    """The move as a label."""
    verb, target = verb_of(move), target_of(move)
    if verb in (HOUSE, FORT):
        return Message("move-house" if verb == HOUSE else "move-fort", _field(state, target))
    if verb == EMISSARY:
        return Message("move-emissary", {"province": _province(state, target)})
    if verb == PAY:
        return Message("move-pay", {"cards": cards_name(target)})
    if verb in (STOP, PASS, DRAW):
        return Message({STOP: "move-stop", PASS: "move-pass", DRAW: "move-draw"}[verb])
    name = {EXCHANGE: "move-exchange", TAKE: "move-take", DEAL: "move-deal", OPEN: "move-open"}[verb]
    return Message(name, {"colour": colour_name(target)})


def announce(state: ChinaState, move: int) -> None:
    """Write the move itself into the journal, before it is carried out."""
    verb, target = verb_of(move), target_of(move)
    seat = Seat(state.turn)
    if verb in (HOUSE, FORT):
        _say(state, "log-house" if verb == HOUSE else "log-fort", {"seat": seat, **_field(state, target)})
    elif verb == EMISSARY:
        _say(state, "log-emissary", {"seat": seat, "province": _province(state, target)})
    elif verb == PAY:
        _say(state, "log-pay", {"seat": seat, "cards": cards_name(target)})
    elif verb in (EXCHANGE, TAKE):
        _say(state, "log-exchange" if verb == EXCHANGE else "log-take", {"seat": seat, "colour": colour_name(target)})
    elif verb in (DRAW, PASS):
        _say(state, "log-draw" if verb == DRAW else "log-pass", {"seat": seat})
    elif verb == DEAL:
        _tell_drawn(state, target)
    elif verb == OPEN:
        _say(state, "log-open", {"colour": colour_name(target)})


def _tell_drawn(state: ChinaState, colour: int) -> None:
    """Only the one who drew the hidden card reads which it is."""
    dealing = state.phase == DEALING
    seat = (HAND * state.seats - state.wanted) // HAND if dealing else state.turn
    _say(state, "log-drawn", {"colour": colour_name(colour)}, only=seat)


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
                "province": _province(state, province),
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
                "first": _province(state, a),
                "second": _province(state, b),
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


def _province(state: ChinaState, province: int) -> Value:
    return state.tables.board.provinces[province].names


def _field(state: ChinaState, field: int) -> dict[str, Value]:
    province = state.tables.province_of[field]
    number = field - state.tables.first_field[province] + 1
    return {"province": _province(state, province), "field": number}


def _say(state: ChinaState, message_id: str, values: dict[str, Value], only: int | None = None) -> None:
    assert state.journal is not None
    state.journal.append(Event(Message(message_id, values), only))
