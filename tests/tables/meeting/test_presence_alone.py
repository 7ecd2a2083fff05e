"""Presence in one process, page by page: what each sign changes, and when."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from kaiserhof.storage.rows import AWAY, GONE, HERE
from kaiserhof.tables.meeting.asked_people import AskedPeople
from kaiserhof.tables.meeting.person_events import NUDGED, PersonEvent, PersonEvents
from kaiserhof.tables.meeting.person_versions import PersonVersions
from kaiserhof.tables.meeting.presence import (
    BEAT_EVERY,
    CLOSED,
    DEAD,
    ELSEWHERE,
    MAX_TABS,
    SILENT,
    UNUSED,
    Presence,
    PresenceStatus,
)
from tests.tables.service.core import AXEL, BARBARA, Core

TABLE = "t"


@pytest.fixture
def core() -> Iterator[Core]:
    core = Core()
    yield core
    core.store.close()


@pytest.fixture
def changes() -> list[str]:
    return []


@pytest.fixture
def presence(core: Core, changes: list[str]) -> Presence:
    return Presence(core.store, changes.append)


def status(presence: Presence) -> PresenceStatus:
    return presence.status(AXEL.id, TABLE)


def pass_by(core: Core, presence: Presence, seconds: float) -> None:
    core.hours.pass_by(seconds)
    presence.step()


def test_a_used_page_is_here_for_two_minutes(core: Core, presence: Presence, changes: list[str]) -> None:
    begun = core.hours()
    presence.heartbeat(AXEL.id, "tab", TABLE)
    assert status(presence) == PresenceStatus(HERE, begun)
    assert changes == [AXEL.id]
    pass_by(core, presence, UNUSED - 1)
    assert status(presence).state == HERE
    pass_by(core, presence, 1)
    assert status(presence) == PresenceStatus(AWAY, begun), "away since it was used last"
    assert changes == [AXEL.id] * 2


def test_use_after_a_while_begins_a_new_time_and_use_before_does_not(core: Core, presence: Presence) -> None:
    begun = core.hours()
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(UNUSED - 1)
    presence.heartbeat(AXEL.id, "tab", TABLE)
    assert status(presence) == PresenceStatus(HERE, begun)
    pass_by(core, presence, UNUSED)
    presence.heartbeat(AXEL.id, "tab", TABLE)
    assert status(presence) == PresenceStatus(HERE, core.hours())


def test_a_heartbeat_without_use_keeps_a_page_open_but_nobody_here(core: Core, presence: Presence) -> None:
    begun = core.hours()
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(100)
    presence.heartbeat(AXEL.id, "tab", TABLE, used=False)
    core.hours.pass_by(100)
    presence.heartbeat(AXEL.id, "tab", TABLE, used=False)
    assert status(presence) == PresenceStatus(AWAY, begun)
    pass_by(core, presence, SILENT - 1)
    assert status(presence).state == AWAY
    pass_by(core, presence, 1)
    assert status(presence) == PresenceStatus(GONE, begun)


def test_a_page_that_was_never_used_is_away(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE, used=False)
    assert status(presence).state == AWAY


def test_a_hidden_page_is_away_since_then_and_here_when_it_is_shown(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(10)
    presence.heartbeat(AXEL.id, "tab", TABLE, visible=False, used=False)
    assert status(presence) == PresenceStatus(AWAY, core.hours())
    core.hours.pass_by(10)
    presence.heartbeat(AXEL.id, "tab", TABLE)
    assert status(presence) == PresenceStatus(HERE, core.hours())


def test_a_closed_page_is_gone_after_half_a_minute(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(10)
    closed = core.hours()
    presence.leave(AXEL.id, "tab")
    assert status(presence) == PresenceStatus(AWAY, closed)
    pass_by(core, presence, CLOSED - 1)
    assert status(presence).state == AWAY
    pass_by(core, presence, 1)
    assert status(presence) == PresenceStatus(GONE, closed)


def test_a_late_sign_of_a_closed_page_does_not_open_it_again_but_use_does(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    presence.leave(AXEL.id, "tab")
    presence.heartbeat(AXEL.id, "tab", TABLE, visible=False, used=False)
    presence.step()
    assert status(presence).state == AWAY, "for the half minute it has"
    pass_by(core, presence, CLOSED)
    assert status(presence).state == GONE
    presence.heartbeat(AXEL.id, "tab", TABLE)
    presence.leave(AXEL.id, "tab")
    presence.heartbeat(AXEL.id, "tab", TABLE)
    pass_by(core, presence, CLOSED)
    assert status(presence).state == HERE
    pass_by(core, presence, SILENT - CLOSED - 1)
    presence.heartbeat(AXEL.id, "tab", TABLE, used=False)
    pass_by(core, presence, SILENT - 1)
    assert status(presence).state == AWAY, "it is open again, and its signs count"


def test_a_stream_keeps_its_page_open_until_it_closes(core: Core, presence: Presence) -> None:
    presence.open_stream(AXEL.id, "tab", TABLE)
    presence.open_stream(AXEL.id, "tab", TABLE)
    pass_by(core, presence, 1000)
    assert status(presence).state == AWAY
    presence.close_stream(AXEL.id, "tab")
    pass_by(core, presence, 1000)
    assert status(presence).state == AWAY, "one is open still"
    presence.close_stream(AXEL.id, "tab")
    presence.close_stream(AXEL.id, "tab")
    pass_by(core, presence, CLOSED - 1)
    assert status(presence).state == AWAY
    pass_by(core, presence, 1)
    assert status(presence).state == GONE


def test_a_stream_opens_a_page_that_was_left(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    presence.leave(AXEL.id, "tab")
    presence.open_stream(AXEL.id, "tab", TABLE)
    presence.heartbeat(AXEL.id, "tab", TABLE, used=False)
    pass_by(core, presence, CLOSED)
    assert status(presence).state == HERE, "it was used half a minute ago"


def test_the_other_pages_of_a_site_count_as_elsewhere(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab")
    assert status(presence) == PresenceStatus(AWAY, core.hours(), ELSEWHERE)
    presence.heartbeat(AXEL.id, "other", TABLE, "replay")
    assert status(presence) == PresenceStatus(HERE, core.hours(), "replay")
    assert presence.status(AXEL.id, "another table").page == ELSEWHERE


def test_a_page_that_goes_to_another_table_is_there_and_no_more_here(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(5)
    presence.heartbeat(AXEL.id, "tab", "another")
    assert presence.status(AXEL.id, "another") == PresenceStatus(HERE, core.hours())
    assert status(presence).state == GONE


def test_the_latest_of_many_pages_are_kept(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "first", TABLE)
    presence.heartbeat(AXEL.id, "second", "another")
    for number in range(MAX_TABS - 2):
        presence.heartbeat(AXEL.id, f"tab {number}")
    assert status(presence).state == HERE
    presence.heartbeat(AXEL.id, "first", TABLE)
    presence.heartbeat(AXEL.id, "last")
    assert status(presence).state == HERE, "it was used since"
    assert presence.status(AXEL.id, "another").state != HERE


def test_when_someone_was_last_seen_is_the_latest_use_at_this_table(core: Core, presence: Presence) -> None:
    begun = core.hours()
    presence.heartbeat(AXEL.id, "one", TABLE)
    core.hours.pass_by(10)
    presence.heartbeat(AXEL.id, "two", TABLE)
    core.hours.pass_by(10)
    presence.heartbeat(AXEL.id, "three", "another")
    assert presence.last_seen(AXEL.id, TABLE) == begun + 10
    assert presence.last_seen(AXEL.id, "another") == begun + 20
    assert presence.last_seen(BARBARA.id, TABLE) is None
    pass_by(core, presence, 1000)
    assert presence.last_seen(AXEL.id, TABLE) == begun + 10
    assert presence.last_seen(AXEL.id, "another") == begun + 20


def test_unknown_pages_leave_and_close_without_a_trace(presence: Presence, changes: list[str]) -> None:
    presence.leave(AXEL.id, "tab")
    presence.close_stream(AXEL.id, "tab")
    assert changes == []


def test_what_another_process_wrote_is_read_again(core: Core, presence: Presence, changes: list[str]) -> None:
    assert status(presence).state == GONE
    assert presence.known(AXEL.id)
    other = Presence(core.store)
    other.heartbeat(AXEL.id, "tab", TABLE)
    assert status(presence).state == GONE, "nothing was heard of it"
    presence.mark_stale(AXEL.id)
    assert changes == [AXEL.id]
    assert not presence.known(AXEL.id)
    assert status(presence).state == HERE
    presence.mark_all_stale()
    assert not presence.known(AXEL.id)


def test_a_process_that_is_alone_starts_with_everyone_gone(core: Core, presence: Presence) -> None:
    presence.heartbeat(AXEL.id, "tab", TABLE)
    core.hours.pass_by(5)
    again = Presence(core.store)
    assert again.status(AXEL.id, TABLE).state == GONE
    assert again.last_seen(AXEL.id, TABLE) == core.hours() - 5


def test_a_process_that_is_alone_writes_no_heartbeat(
    core: Core, presence: Presence, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[str] = []
    monkeypatch.setattr(core.store.presence, "heartbeat", beats.append)
    presence.step()
    assert beats == []


def test_a_process_sends_a_heartbeat_every_twenty_seconds_where_there_are_others(
    core: Core, presence: Presence, changes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(core.store.database), "shared", True)
    beats: list[str] = []
    before: list[float] = []

    def expire(silent_since: float) -> list[str]:
        before.append(silent_since)
        return [BARBARA.id]

    monkeypatch.setattr(core.store.presence, "heartbeat", beats.append)
    monkeypatch.setattr(core.store.presence, "expire", expire)
    presence.step()
    assert beats == [presence.process]
    assert before == [core.hours() - DEAD]
    assert changes == [BARBARA.id], "their process is dead"
    pass_by(core, presence, BEAT_EVERY - 1)
    assert len(beats) == 1
    pass_by(core, presence, 1)
    assert len(beats) == 2
    pass_by(core, presence, -100)
    assert len(beats) == 3, "the clock was set back"


# ---------------------------------------------------------------------- who is asked, versions, events


def test_who_is_asked_is_read_once_and_kept_up_to_date() -> None:
    reads: list[None] = []

    def read() -> set[str]:
        reads.append(None)
        return {"axel"}

    asked = AskedPeople(read)
    assert not asked.known
    assert asked.includes("axel")
    assert not asked.includes("barbara")
    assert asked.known
    assert len(reads) == 1
    asked.add("barbara")
    assert asked.includes("barbara")
    asked.remove("barbara", asked.additions)
    assert not asked.includes("barbara")
    asked.mark_all_stale()
    assert not asked.known
    assert asked.includes("axel")
    assert len(reads) == 2


def test_nobody_is_removed_who_was_added_meanwhile() -> None:
    asked = AskedPeople(set)
    asked.includes("axel")
    before = asked.additions
    asked.add("axel")
    asked.remove("axel", before)
    assert asked.includes("axel")
    before = asked.additions
    asked.mark_all_stale()
    asked.add("axel")
    asked.includes("axel")
    asked.add("axel")
    asked.remove("axel", before)
    assert asked.includes("axel")
    assert asked.additions == before + 3


def test_people_without_recent_events_lose_their_numbers_the_oldest_first() -> None:
    versions = PersonVersions(most=2)
    for person in ("axel", "barbara", "axel", "chris"):
        versions.add(person)
    assert len(versions) == 2
    assert versions.of("barbara") == versions.of("a stranger"), "axel had an event since"
    numbers = [versions.of(person) for person in ("axel", "chris", "barbara")]
    assert len(set(numbers)) == 3
    versions.add_all()
    assert len(versions) == 0
    assert versions.of("axel") == versions.of("barbara") not in numbers


def test_a_subscriber_that_fails_is_logged_and_the_others_hear_the_event(caplog: pytest.LogCaptureFixture) -> None:
    events, heard = PersonEvents(), list[PersonEvent]()

    def fail(event: PersonEvent) -> None:
        raise ValueError(event.kind)

    events.subscribe(fail)
    events.subscribe(heard.append)
    event = PersonEvent(NUDGED, "t", "axel", 3)
    with caplog.at_level(logging.ERROR):
        events.publish(event)
    assert heard == [event]
    [record] = caplog.records
    assert NUDGED in record.getMessage()
    assert record.exc_info is not None
