"""A story has one line a turn, and credits all points once, to the line of their event."""

from __future__ import annotations

from kaiserhof.engine import CHANCE, Event, Message, Seat, Story, Storyteller
from kaiserhof.engine.story import Line, LoggedMove, number_in, seat_in

AXEL, BARBARA = range(2)


class TellerOfRounds(Storyteller):
    """Puts the scoring at the end of a round into a line of the court."""

    def section(self, message: Message, logged: LoggedMove, line: Line | None, *, fresh: bool) -> str | None:
        return "round" if message.id in ("log-round-ends", "log-bonus") else None

    def gain(self, message: Message) -> tuple[int, int] | None:
        return (seat_in(message), number_in(message)) if message.id == "log-bonus" else None


def bonus(seat: int, points: int) -> Event:
    return Event(Message("log-bonus", {"seat": Seat(seat), "points": points}))


def told(*logged_moves: LoggedMove) -> list[tuple[int, str | None, tuple[int, ...]]]:
    """Returns the actor, the section and the gains of each line."""
    story = Story(TellerOfRounds(), 2)
    story.tell(logged_moves)
    return [
        (line.actor, written.section, line.gains)
        for written, line in zip(story.lines, story.read_by(None), strict=True)
    ]


def test_points_that_another_line_tells_are_not_told_again_in_the_line_of_the_move() -> None:
    last = Event(Message("log-last", {"seat": Seat(AXEL)}))
    ends = Event(Message("log-round-ends"))
    move = LoggedMove(AXEL, AXEL, "last", (last, ends, bonus(AXEL, 2), bonus(BARBARA, 5)), (3, 5))
    assert told(move) == [(AXEL, None, (1, 0)), (CHANCE, "round", (2, 5))]


def test_points_that_no_event_tells_belong_to_the_line_of_the_move() -> None:
    move = LoggedMove(AXEL, AXEL, "last", (Event(Message("log-last", {"seat": Seat(AXEL)})),), (3, -1))
    assert told(move) == [(AXEL, None, (3, -1))]


def test_points_of_an_event_in_the_line_of_the_move_are_told_once() -> None:
    move = LoggedMove(CHANCE, AXEL, "deal", (Event(Message("log-round-ends")), bonus(BARBARA, 4)), (0, 4))
    assert told(move) == [(CHANCE, "round", (0, 4))]
