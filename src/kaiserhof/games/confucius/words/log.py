"""Log lines that are not about one move, one function for each. The rules call them only if someone reads the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Message, Seat, Value, say
from kaiserhof.games.confucius.rules.components import WALL_PIECES
from kaiserhof.games.confucius.rules.scoring import OFFICE_NAMES
from kaiserhof.games.confucius.words.names import (
    cards_text,
    distant_name,
    foreign_name,
    gift_name,
    ministry_name,
    student_name,
)

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def gift_cancelled(state: ConfuciusState, giver: int, recipient: int, value: int) -> None:
    """A gift has lost its effect."""
    say(
        state,
        "log-gift-cancelled",
        {"gift": gift_name(value), "giver": Seat(giver), "receiver": Seat(recipient)},
    )


def reshuffled(state: ConfuciusState) -> None:
    """The discards have become the draw pile."""
    say(state, "log-reshuffled", {"cards": state.deck_size})


def landed(state: ConfuciusState, seat: int, land: int, points: int) -> None:
    """A voyage has ended."""
    values: dict[str, Value] = {"seat": Seat(seat), "land": distant_name(land), "points": points}
    say(state, "log-landed-first" if points else "log-landed", values)


def round_begins(state: ConfuciusState) -> None:
    """Cubes are handed out."""
    say(state, "log-round", {"round": state.wall + 1, "rounds": WALL_PIECES})
    for seat in range(state.seats):
        say(state, "log-cubes", {"seat": Seat(seat), "cubes": state.cubes[seat]})


def wall_built(state: ConfuciusState) -> None:
    """The Great Wall grows."""
    say(state, "log-wall", {"pieces": state.wall})


def revealed(state: ConfuciusState, seat: int) -> None:
    """Tutoring cards are turned over."""
    values: dict[str, Value] = {
        "seat": Seat(seat),
        "cards": cards_text(state.laid[seat]),
        "student": student_name(state.tutored[seat]),
    }
    say(state, "log-revealed", values)


def exam_won(state: ConfuciusState, winner: int) -> None:
    """A student has passed."""
    say(state, "log-exam-won", {"seat": Seat(winner)})


def candidate_gone(state: ConfuciusState, candidate: int) -> None:
    """A candidate found no place."""
    say(state, "log-candidate-gone", {"ministry": ministry_name(candidate)})


def resolution_begins(state: ConfuciusState, ministry: int) -> None:
    """A ministry is resolved."""
    say(state, "log-resolution", {"ministry": ministry_name(ministry)})


def ministry_resolved(state: ConfuciusState, ministry: int) -> None:
    """Minister and Secretary take their chits."""
    if state.minister[ministry] < 0:
        say(state, "log-no-minister", {"ministry": ministry_name(ministry)})
        return
    for name, seat, points in (
        ("log-minister", state.minister[ministry], state.minister_chit[ministry]),
        ("log-secretary", state.secretary[ministry], state.secretary_chit[ministry]),
    ):
        say(state, name, {"seat": Seat(seat), "ministry": ministry_name(ministry), "points": points})


def invasion_resolved(state: ConfuciusState, land: int, success: bool) -> None:
    """An invasion is over."""
    say(state, "log-invasion-won" if success else "log-invasion-lost", {"land": foreign_name(land)})


def box_scored(state: ConfuciusState, seat: int, land: int, points: int) -> None:
    """Points for an army."""
    say(state, "log-points-box", {"seat": Seat(seat), "land": foreign_name(land), "points": points})


def ending(state: ConfuciusState) -> None:
    """The game ends with this round."""
    say(state, "log-ending", {})


def office_awarded(state: ConfuciusState, office: int, seat: int) -> None:
    """A point for an office."""
    say(state, "log-office", {"seat": Seat(seat), "office": Message(f"office-{OFFICE_NAMES[office]}")})


def winners(state: ConfuciusState) -> None:
    """Who has won."""
    for seat, place in enumerate(state.ranking()):
        if place == 1:
            say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat]})
