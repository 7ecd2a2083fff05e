"""Names of things as messages, for labels, logs and details of refusals."""

from __future__ import annotations

from kaiserhof.engine import Message, Seat, Value
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    CANDIDATE,
    DISTANT_LANDS,
    EMPTY,
    FOREIGN_LANDS,
    GIFTS,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRIES,
    MINISTRY_OF,
    OFFICIAL_SPACES,
    REWARDS,
    STUDENTS,
)
from kaiserhof.games.confucius.rules.lookup import COINS, LICENCES
from kaiserhof.games.confucius.rules.moves import digits
from kaiserhof.games.confucius.rules.position import Position


def ministry_name(ministry: int) -> Message:
    """Returns the name of a ministry, or of any ministry for `ANY`."""
    return Message(f"ministry-{(*MINISTRIES, 'any')[ministry]}")


def space_values(space: int) -> dict[str, Value]:
    """Returns the ministry and the number of a space."""
    return {"ministry": ministry_name(MINISTRY_OF[space]), "number": space % OFFICIAL_SPACES + 1}


def student_name(place: int) -> Message:
    return Message(f"student-{STUDENTS[place]}")


def gift_name(value: int) -> Message:
    """Returns the name of the gift with this value."""
    return Message(f"gift-{GIFTS[value - 1]}")


def reward_name(reward: int) -> Message:
    return Message(f"reward-{REWARDS[reward]}")


def distant_name(land: int) -> Message:
    return Message(f"distant-{DISTANT_LANDS[land]}")


def foreign_name(land: int) -> Message:
    return Message(f"foreign-{FOREIGN_LANDS[land]}")


def box_values(target: int) -> dict[str, Value]:
    """Returns the land, the number and the points of a box."""
    land, box = divmod(target, MAX_BOXES)
    return {"land": foreign_name(land), "box": box + 1, "points": BOXES[land][box]}


def cards_text(cards: int) -> str:
    """Returns packed cards as text, such as 1 1 3: the coins of each."""
    return " ".join(digits(cards))


def gift_detail(state: Position, giver: int, recipient: int) -> Message:
    """Names the active gift behind an obligation."""
    value = state.given[giver * MAX_SEATS + recipient]
    return Message("detail-gift", {"giver": Seat(giver), "receiver": Seat(recipient), "gift": gift_name(value)})


def price_name(price: int, currency: int) -> Message:
    """Returns a price in coins or licences."""
    return Message("price-licences" if currency == LICENCES else "price-coins", {"price": price})


def official_price_name(state: Position, space: int, price: int) -> Message:
    """Returns the price of an official; an empty space and a candidate have none."""
    if state.tile[space] == EMPTY:
        return Message("price-empty")
    return Message("price-candidate") if state.tile[space] == CANDIDATE else price_name(price, COINS)


def unavailable_detail(value: int) -> Message:
    """Names the gift that is not available."""
    return Message("detail-unavailable", {"gift": gift_name(value)})


def money_detail(price: int, coins: int) -> Message:
    """Names the price and what the hand holds, in coins."""
    return Message("detail-coins", {"price": price, "coins": coins})


def licence_detail(price: int, licences: int) -> Message:
    """Names the price and what the hand holds, in licences."""
    return Message("detail-licences", {"price": price, "licences": licences})
