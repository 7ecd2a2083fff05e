"""What counts at the moment: chits, conquests and offices, and what a seat has to win them with."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.engine import Message, Standing
from kaiserhof.engine.native import count_bits
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    INSULT_POINTS,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRY_MASK,
)
from kaiserhof.games.confucius.rules.estimate import holders
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.moves import COMMERCIAL
from kaiserhof.games.confucius.rules.phases import ACTIONS_STAGE, PAYING
from kaiserhof.games.confucius.rules.scoring import OFFICES, offices
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import distant_name, foreign_name, ministry_name

MARKER = 0.6
SECURED = 0.3
JUNK = 0.7
SHIPYARD = 0.4
COLONY = 0.6
GIFT = 0.4
GIVEN = 0.8
RECEIVED = -0.6
REWARD = 1.2
STUDENT = 0.7
CARD = 0.4
COIN = 0.1
LAID = 0.5
"""About how many points each is worth."""


def standings(state: ConfuciusState, seat: int) -> list[Standing]:
    """Returns what counts at the moment, with the coins of this seat."""
    found = [*_discoveries(state), *_lands(state), *_ministries(state), *_offices(state)]
    if state.avenger >= 0:
        found.append(_scored(state, "insult", Message("sheet-insult"), {state.avenger: INSULT_POINTS}))
    return found if state.turn_of() < 0 else [*found, *_means(state, seat)]


def _by_seat(state: ConfuciusState, points: dict[int, int]) -> tuple[int, ...]:
    return tuple(points.get(seat, 0) for seat in range(state.seats))


def _scored(state: ConfuciusState, name: str, label: Message, points: dict[int, int]) -> Standing:
    return Standing(name, label, points=_by_seat(state, points), scored=True)


def _discoveries(state: ConfuciusState) -> list[Standing]:
    return [
        _scored(
            state,
            f"distant {land}",
            Message("standing-distant", {"land": distant_name(land)}),
            {seat: state.land_chit[land]},
        )
        for land, seat in enumerate(state.discoverer)
        if seat >= 0
    ]


def _lands(state: ConfuciusState) -> list[Standing]:
    """Returns the points of the boxes in each Foreign Land: scored after a conquest, lost after a failure."""
    found = []
    for slot in range(LANDS_USED):
        land = state.foreign[slot]
        won = bool(state.land_won >> slot & 1)
        if land < 0 or (state.land_done >> slot & 1 and not won):
            continue
        points: dict[int, int] = {}
        for box, worth in enumerate(BOXES[land]):
            seat = state.armies[slot * MAX_BOXES + box]
            points[seat] = points.get(seat, 0) + worth
        name = "standing-foreign" if won else "standing-boxes"
        label = Message(name, {"land": foreign_name(land)})
        found.append(Standing(f"foreign {slot}", label, points=_by_seat(state, points), scored=won))
    return found


def _ministries(state: ConfuciusState) -> list[Standing]:
    """Returns the chits of each ministry with those who got them or would get them now, and the markers there."""
    found = []
    for ministry in range(3):
        resolved = bool(state.resolved >> ministry & 1)
        minister, secretary = (
            (state.minister[ministry], state.secretary[ministry]) if resolved else holders(state, ministry)
        )
        points: dict[int, int] = {}
        if minister >= 0:
            points[minister] = state.minister_chit[ministry]
            points[secretary] = points.get(secretary, 0) + state.secretary_chit[ministry]
        found.append(
            Standing(
                f"ministry {ministry}",
                Message("standing-ministry", {"ministry": ministry_name(ministry)}),
                points=_by_seat(state, points),
                pieces=tuple(count_bits(state.own[seat] & MINISTRY_MASK[ministry]) for seat in range(state.seats)),
                scored=resolved,
                contested=not resolved,
                worth=0.0 if resolved else MARKER,
            )
        )
    return found


def _offices(state: ConfuciusState) -> list[Standing]:
    over = state.turn_of() < 0
    seats = range(state.seats)
    return [
        Standing(
            f"office {office.name}",
            Message(f"standing-{office.name}"),
            points=_by_seat(state, {holder: 1}),
            pieces=tuple(office.pieces(state, seat) for seat in seats),
            scored=over,
            contested=True,
        )
        for office, holder in zip(OFFICES, state.offices if over else offices(state), strict=True)
    ]


def _means(state: ConfuciusState, seat: int) -> list[Standing]:
    """Returns what seats have to win points with; of cards only this seat's own."""
    seats = range(state.seats)
    counted: tuple[tuple[str, Sequence[int], float], ...] = (
        ("secured", [count_bits(state.own[own] & state.secured) for own in seats], SECURED),
        ("ocean", [state.oceans[own] for own in seats], JUNK),
        ("shipyard", [state.shipyards[own] for own in seats], SHIPYARD),
        ("colony", [state.colonies[own] for own in seats], COLONY),
        ("gifts", [count_bits(state.available[own]) for own in seats], GIFT),
        ("given", [_gifts(state, own, True) for own in seats], GIVEN),
        ("received", [_gifts(state, own, False) for own in seats], RECEIVED),
        ("rewards", [state.rewards_held[own] for own in seats], REWARD),
        ("students", [sum(student == own for student in state.students) for own in seats], STUDENT),
        ("cards", [state.hand_size[own] - state.laid_count[own] + _to_draw(state, own) for own in seats], CARD),
        ("coins", [COINS_IN[state.hands[own]] if own == seat else 0 for own in seats], COIN),
        ("laid", [COINS_IN[state.laid[own]] if own == seat else 0 for own in seats], LAID),
    )
    return [
        Standing(name, Message(f"standing-{name}"), pieces=tuple(pieces), worth=worth)
        for name, pieces, worth in counted
    ]


def _to_draw(state: ConfuciusState, seat: int) -> int:
    """Returns how many cards a seat is about to draw in its turn."""
    if state.turn != seat or state.stage != ACTIONS_STAGE:
        return 0
    return state.wanted + (state.target + 1 if state.phase == PAYING and state.action == COMMERCIAL else 0)


def _gifts(state: ConfuciusState, seat: int, given: bool) -> int:
    """Returns how many active gifts a seat has given, or was given."""
    pairs = ((seat, other) if given else (other, seat) for other in range(state.seats))
    return sum(1 for giver, recipient in pairs if state.given[giver * MAX_SEATS + recipient])
