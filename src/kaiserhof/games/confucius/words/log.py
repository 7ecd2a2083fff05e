"""Log lines that are not about one move, one function for each. The rules call them only if someone reads the log."""

from __future__ import annotations

from kaiserhof.engine import Message, Seat, Value, say
from kaiserhof.games.confucius.rules.components import WALL_PIECES
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.scoring import OFFICES
from kaiserhof.games.confucius.words.names import (
    cards_text,
    distant_name,
    foreign_name,
    gift_name,
    ministry_name,
    student_name,
)


def gift_cancelled(state: Position, giver: int, recipient: int, value: int) -> None:
    say(
        state,
        "log-gift-cancelled",
        {"gift": gift_name(value), "giver": Seat(giver), "receiver": Seat(recipient)},
    )


def reshuffled(state: Position) -> None:
    say(state, "log-reshuffled", {"cards": state.deck_size})


def landed(state: Position, seat: int, land: int, points: int) -> None:
    values: dict[str, Value] = {"seat": Seat(seat), "land": distant_name(land), "points": points}
    say(state, "log-landed-first" if points else "log-landed", values)


def round_begins(state: Position) -> None:
    say(state, "log-round", {"round": state.wall + 1, "rounds": WALL_PIECES})
    for seat in range(state.seats):
        say(state, "log-cubes", {"seat": Seat(seat), "cubes": state.cubes[seat]})


def wall_built(state: Position) -> None:
    say(state, "log-wall", {"pieces": state.wall})


def revealed(state: Position, seat: int) -> None:
    values: dict[str, Value] = {
        "seat": Seat(seat),
        "cards": cards_text(state.laid[seat]),
        "student": student_name(state.tutored[seat]),
    }
    say(state, "log-revealed", values)


def exam_won(state: Position, winner: int) -> None:
    say(state, "log-exam-won", {"seat": Seat(winner)})


def candidate_gone(state: Position, candidate: int) -> None:
    say(state, "log-candidate-gone", {"ministry": ministry_name(candidate)})


def resolution_begins(state: Position, ministry: int) -> None:
    say(state, "log-resolution", {"ministry": ministry_name(ministry)})


def ministry_resolved(state: Position, ministry: int) -> None:
    if state.minister[ministry] < 0:
        say(state, "log-no-minister", {"ministry": ministry_name(ministry)})
        return
    for name, seat, points in (
        ("log-minister", state.minister[ministry], state.minister_chit[ministry]),
        ("log-secretary", state.secretary[ministry], state.secretary_chit[ministry]),
    ):
        say(state, name, {"seat": Seat(seat), "ministry": ministry_name(ministry), "points": points})


def invasion_resolved(state: Position, land: int, success: bool) -> None:
    say(state, "log-invasion-won" if success else "log-invasion-lost", {"land": foreign_name(land)})


def box_scored(state: Position, seat: int, land: int, points: int) -> None:
    say(state, "log-points-box", {"seat": Seat(seat), "land": foreign_name(land), "points": points})


def ending(state: Position) -> None:
    say(state, "log-ending", {})


def office_awarded(state: Position, office: int, seat: int) -> None:
    say(state, "log-office", {"seat": Seat(seat), "office": Message(f"office-{OFFICES[office].name}")})


def winners(state: Position) -> None:
    for seat, place in enumerate(state.ranking()):
        if place == 1:
            say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat]})
