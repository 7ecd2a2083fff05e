"""A line of the story knows its contents; a reader gets a new object only when a line has grown."""

from __future__ import annotations

from types import MappingProxyType

from kaiserhof.engine import Event, Message, Story, Storyteller
from kaiserhof.engine.story import LoggedMove

AXEL, BARBARA = range(2)


def logged(seat: int, message: str) -> LoggedMove:
    return LoggedMove(seat, seat, message, (Event(Message(f"log-{message}")),), (0, 0))


def test_a_line_has_the_messages_of_its_events_and_no_others() -> None:
    story = Story(Storyteller(), 2)
    story.tell([logged(AXEL, "build")])
    assert story.lines[0].has(frozenset({"log-build", "log-pay"}))
    assert not story.lines[0].has(frozenset({"log-pay"}))


def test_lines_that_have_not_grown_stay_the_same_objects() -> None:
    story = Story(Storyteller(), 2)
    log = [logged(AXEL, "build"), logged(BARBARA, "build")]
    story.tell(log)
    first, second = list(story.read_by(None))
    story.tell([*log, logged(BARBARA, "pay")])
    lines = list(story.read_by(None))
    assert lines[0] is first
    assert lines[1] is not second
    assert len(lines) == 2


def test_lines_that_a_reader_may_not_see_are_left_out_however_the_story_grows() -> None:
    """Only Barbara may read what she draws: her line is none of Axel's and of no spectator."""
    story = Story(Storyteller(), 2)
    secret = LoggedMove(BARBARA, BARBARA, "draw", (Event(Message("log-draw"), only=BARBARA),), (0, 0))
    log = [logged(AXEL, "build"), secret, logged(AXEL, "pay"), logged(BARBARA, "build")]
    for length in range(1, len(log) + 1):
        story.tell(log[:length])
        seen = {reader: len(list(story.read_by(reader))) for reader in (AXEL, BARBARA, None)}
        assert seen[AXEL] == seen[None] <= seen[BARBARA] <= length


class Court(Storyteller):
    titles = MappingProxyType({"log-court": "court"})


def test_what_belongs_to_a_section_of_the_court_stands_under_its_title() -> None:
    teller = Court()
    move = logged(AXEL, "court")
    assert teller.section(Message("log-court"), move, None, fresh=True) == "court"
    assert teller.section(Message("log-build"), move, None, fresh=True) is None
