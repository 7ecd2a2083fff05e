"""Gifts and what they oblige the recipient to.

The gift of value 3 is bit 2 of a mask of gifts.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Seat, say
from kaiserhof.engine.native import count_bits, with_number
from kaiserhof.games.confucius.rules.components import MAX_SEATS, MINISTRY_MASK, ORANGE, RED
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import gift_name


def active_gift(state: Position, giver: i64, recipient: i64) -> i64:
    """Returns the value of the active gift of one seat to another, or 0."""
    return state.given[giver * MAX_SEATS + recipient]


def has_gift(state: Position, seat: i64) -> bool:
    """Checks if any seat has given the seat an active gift."""
    given = state.given
    for giver in range(state.seats):
        if given[giver * MAX_SEATS + seat]:
            return True
    return False


def cancel(state: Position, giver: i64, recipient: i64) -> None:
    """Rule `gift-cancelled`: takes an active gift, if there is one, out of the game for good."""
    index = giver * MAX_SEATS + recipient
    value = state.given[index]
    if value:
        state.given[index] = 0
        state.gone = with_number(state.gone, giver, state.gone[giver] | 1 << (value - 1))
        pair = {"giver": Seat(giver), "receiver": Seat(recipient)}
        say(state, "log-gift-cancelled", {"gift": gift_name(value), **pair})


def count_gifts(state: Position, seat: i64) -> i64:
    """Rule `count-gifts`: returns the number of active gifts that a seat has given and received."""
    given = state.given
    count: i64 = 0
    for other in range(state.seats):
        if given[seat * MAX_SEATS + other]:
            count += 1
        if given[other * MAX_SEATS + seat]:
            count += 1
    return count


def forbids_bribing(state: Position, giver: i64, seat: i64, ministry: i64) -> bool:
    """Rule `gift-no-bribe`: checks if the giver has officials in the ministry, but no more than the seat."""
    mask = MINISTRY_MASK[ministry]
    officials = state.own[giver] & mask
    return officials != 0 and count_bits(officials) <= count_bits(state.own[seat] & mask)


def giver_who_forbids_bribing(state: Position, seat: i64, ministry: i64) -> i64:
    """Rule `gift-no-bribe`: returns a giver who forbids the seat to bribe in the ministry, or -1."""
    for giver in range(state.seats):
        if state.given[giver * MAX_SEATS + seat] and forbids_bribing(state, giver, seat, ministry):
            return giver
    return -1


def may_bribe(state: Position, seat: i64) -> i64:
    """Rule `gift-no-bribe`: returns the spaces of the ministries where no gift forbids the seat to bribe."""
    mask: i64 = (1 << 21) - 1
    given, own = state.given, state.own
    if own[seat]:
        for giver in range(state.seats):
            if given[giver * MAX_SEATS + seat] and own[giver]:
                for ministry in range(3):
                    if forbids_bribing(state, giver, seat, ministry):
                        mask &= ~MINISTRY_MASK[ministry]
    return mask


def may_give(state: Position, giver: i64, value: i64, recipient: i64) -> bool:
    """Rules `gift-no-lower` and `gift-replace`: checks if a seat may give another this gift.

    It is worth at least the recipient's gift to the giver, and more than the giver's older gift to the recipient; with
    the other reading it may also be worth less than that older gift.
    """
    return (
        giver != recipient
        and value >= state.given[recipient * MAX_SEATS + giver]
        and (state.readings.cheaper_gifts or value > state.given[giver * MAX_SEATS + recipient])
    )


def hand_over(state: Position, giver: i64, value: i64, recipient: i64) -> None:
    """Rules `give-gift`, `gift-superior` and `gift-replace`: makes the gift active.

    It cancels the older gifts that it replaces or exceeds.
    """
    state.available[giver] &= ~(1 << (value - 1))
    if active_gift(state, recipient, giver) < value:
        cancel(state, recipient, giver)
    cancel(state, giver, recipient)
    state.given[giver * MAX_SEATS + recipient] = value


def must_tutor(state: Position, seat: i64) -> i64:
    """Rule `gift-tutor`: returns the student that a gift obliges the seat to tutor, or -1 for a free choice."""
    red = active_gift(state, state.students[RED], seat)
    orange = active_gift(state, state.students[ORANGE], seat)
    if red == orange:
        return -1
    return RED if red > orange else ORANGE


def must_yield_to(state: Position, seat: int, others: list[int]) -> list[int]:
    """Rule `gift-influence`: returns the participants with the highest gift to the seat; all, if there is no gift."""
    highest = max(active_gift(state, other, seat) for other in others)
    return [other for other in others if active_gift(state, other, seat) == highest]
