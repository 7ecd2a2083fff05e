"""Presence: used pages, hidden pages, closed pages, several devices, several processes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import AWAY, GONE, HERE, PresenceRow
from kaiserhof.tables import Store
from kaiserhof.tables.meeting.presence import (
    CLOSED,
    DEAD,
    ELSEWHERE,
    MAX_TABS,
    SILENT,
    UNUSED,
    Presence,
    PresenceStatus,
)
from tests.tables.meeting.simulated import Hours
from tests.tables.together import outcomes


@pytest.fixture
def hours() -> Hours:
    """The time of all stores."""
    return Hours()


@pytest.fixture
def open_presence(open_store: Callable[[], Store], hours: Hours) -> Callable[[], Presence]:
    def open_one() -> Presence:
        store = open_store()
        store.database.clock = hours
        if store.people.get("ann") is None:
            store.people.add(Person("ann", "Ann", "en"), "0")
        return Presence(store)

    return open_one


@pytest.fixture
def presence(open_presence: Callable[[], Presence]) -> Presence:
    return open_presence()


def test_nobody_is_here_who_was_never_seen(presence: Presence) -> None:
    assert presence.status("ann", "t") == PresenceStatus(GONE, None)
    assert presence.last_seen("ann", "t") is None


def test_someone_who_uses_a_page_is_here_and_then_away(presence: Presence, hours: Hours) -> None:
    presence.open_stream("ann", "tab", "t")
    presence.heartbeat("ann", "tab", "t")
    began = hours()
    assert presence.status("ann", "t") == PresenceStatus(HERE, began)
    hours.pass_by(UNUSED - 1)
    presence.step()
    assert presence.is_present("ann", "t")
    hours.pass_by(2)
    presence.step()
    assert presence.status("ann", "t") == PresenceStatus(AWAY, began)
    assert presence.last_seen("ann", "t") == began
    presence.heartbeat("ann", "tab", "t")
    assert presence.status("ann", "t") == PresenceStatus(HERE, hours())


def test_someone_who_hides_the_page_is_away_at_once(presence: Presence, hours: Hours) -> None:
    presence.heartbeat("ann", "tab", "t")
    hours.pass_by(10)
    presence.heartbeat("ann", "tab", "t", visible=False, used=False)
    assert presence.status("ann", "t") == PresenceStatus(AWAY, hours())
    assert presence.last_seen("ann", "t") == hours() - 10


def test_someone_is_gone_a_while_after_the_last_page_was_closed(presence: Presence, hours: Hours) -> None:
    presence.heartbeat("ann", "tab", "t")
    presence.leave("ann", "tab")
    assert presence.status("ann", "t").state == AWAY
    presence.heartbeat("ann", "reloaded", "t")
    assert presence.is_present("ann", "t")
    presence.leave("ann", "reloaded")
    presence.heartbeat("ann", "reloaded", "t", used=False)  # it was under way when the page was closed
    hours.pass_by(CLOSED - 1)
    presence.step()
    assert presence.status("ann", "t").state == AWAY, "the page may only be loading again"
    hours.pass_by(1)
    presence.step()
    assert presence.status("ann", "t").state == GONE
    presence.heartbeat("ann", "other tab", "t")
    assert presence.is_present("ann", "t")


def test_an_open_stream_keeps_a_page_open(presence: Presence, hours: Hours) -> None:
    presence.open_stream("ann", "tab", "t")
    hours.pass_by(10 * SILENT)
    presence.step()
    assert presence.status("ann", "t").state == AWAY
    presence.close_stream("ann", "tab")
    hours.pass_by(CLOSED)
    presence.step()
    assert presence.status("ann", "t").state == GONE


def test_a_page_without_a_stream_is_closed_when_it_is_silent(presence: Presence, hours: Hours) -> None:
    presence.heartbeat("ann", "tab", "t", "replay")
    assert presence.status("ann", "t") == PresenceStatus(HERE, hours(), "replay")
    hours.pass_by(SILENT)
    presence.step()
    assert presence.status("ann", "t").state == GONE


def test_the_best_of_several_devices_counts(presence: Presence, hours: Hours) -> None:
    presence.heartbeat("ann", "phone", "t")
    presence.heartbeat("ann", "desk", "t", visible=False)
    assert presence.is_present("ann", "t")
    presence.leave("ann", "phone")
    hours.pass_by(CLOSED)
    presence.step()
    assert presence.status("ann", "t").state == AWAY


def test_someone_on_another_page_is_away_from_the_table(presence: Presence, hours: Hours) -> None:
    presence.heartbeat("ann", "tab", "")
    assert presence.status("ann", "t") == PresenceStatus(AWAY, hours(), ELSEWHERE)
    assert not presence.is_present("ann", "t")
    presence.heartbeat("ann", "tab 2", "u")
    assert presence.status("ann", "u").state == HERE
    assert presence.status("ann", "t").page == ELSEWHERE


def test_a_change_is_told_and_written_once(presence: Presence, hours: Hours) -> None:
    told: list[str] = []
    presence = Presence(presence._store, told.append)
    for _ in range(50):
        presence.heartbeat("ann", "tab", "t")
        hours.pass_by(1)
        presence.step()
    assert told == ["ann"]
    assert len(presence._store.presence.of_person("ann")) == 1


def test_a_person_has_so_many_tabs_and_no_more(presence: Presence) -> None:
    for tab in range(10 * MAX_TABS):
        presence.heartbeat("ann", f"tab {tab}", f"t{tab}")
    assert len(presence._tabs["ann"]) == MAX_TABS


def test_when_someone_was_last_seen_is_known_after_a_restart(
    presence: Presence, open_presence: Callable[[], Presence], hours: Hours
) -> None:
    presence.heartbeat("ann", "tab", "t")
    seen = hours()
    hours.pass_by(3600)
    again = open_presence()
    again.step()
    assert again.status("ann", "t") == PresenceStatus(GONE, seen)
    assert again.last_seen("ann", "t") == seen


def test_processes_know_what_others_know_and_who_died(
    presence: Presence, open_presence: Callable[[], Presence], hours: Hours
) -> None:
    other = open_presence()
    if other._store.database.shared:
        assert other.status("ann", "t").state == GONE
        presence.heartbeat("ann", "tab", "t")
        other.mark_stale("ann")
        assert other.status("ann", "t") == PresenceStatus(HERE, hours())
        other.heartbeat("ann", "phone", "t", visible=False)
        assert other.is_present("ann", "t")
        seen = hours()
        hours.pass_by(DEAD + 1)
        other.heartbeat("ann", "phone", "t", visible=False, used=False)
        assert other.status("ann", "t").state == AWAY, "the first process gave no sign of life"
        assert other.last_seen("ann", "t") == seen


# ---------------------------------------------------------------------- at the same moment


def test_many_pages_of_a_person_that_open_and_close_at_once_are_one_presence(presence: Presence) -> None:
    for number in range(10):
        deeds = [partial(presence.open_stream, "ann", f"{number}-{tab}", f"table{number}") for tab in range(4)]
        deeds += [partial(presence.heartbeat, "ann", f"{number}-{tab}", f"table{number}") for tab in range(4)]
        assert outcomes(deeds) == [None] * 8
        assert presence.status("ann", f"table{number}").state == HERE


def test_two_processes_may_let_a_person_go_at_the_same_moment(open_store: Callable[[], Store]) -> None:
    first = open_store()
    first.people.add(Person("ann", "Ann", "en"), "0")
    stores = [first, open_store() if first.database.shared else first]
    for number in range(20):
        rows = [PresenceRow("ann", f"t{number}", each, HERE, "table", 1.0, 1.0, 1.0) for each in ("one", "two")]
        for row in rows:
            first.presence.write(row)
        leaving = [
            partial(store.presence.write, replace(row, state=GONE)) for store, row in zip(stores, rows, strict=True)
        ]
        assert outcomes(leaving) == [None, None]
    assert {(row.process, row.state) for row in first.presence.of_person("ann")} == {("", GONE)}


def test_of_a_process_that_has_died_nothing_is_left_but_when_people_were_last_seen(
    open_store: Callable[[], Store],
) -> None:
    store = open_store()
    store.people.add(Person("ann", "Ann", "en"), "0")
    store.presence.write(PresenceRow("ann", "t", "dead", HERE, "table", 1.0, 2.0, 3.0))
    assert store.presence.expire(10.0) == ["ann"]
    assert store.presence.of_person("ann") == [PresenceRow("ann", "t", "", GONE, "table", 3.0, 2.0, 3.0)]
    assert store.presence.expire(10.0) == []


def test_a_player_who_comes_while_they_are_looked_up_is_here(
    open_presence: Callable[[], Presence], monkeypatch: pytest.MonkeyPatch
) -> None:
    presence, other = open_presence(), open_presence()
    store = presence._store
    read = store.presence.of_person

    def read_too_early(person: str) -> list[PresenceRow]:
        found = read(person)
        monkeypatch.setattr(store.presence, "of_person", read)
        other.heartbeat(person, "tab", "table")
        presence.mark_stale(person)
        return found

    monkeypatch.setattr(store.presence, "of_person", read_too_early)
    assert presence.status("ann", "table").state == GONE
    assert presence.status("ann", "table").state == HERE


def test_what_a_process_writes_itself_is_not_hidden_by_what_it_read_before(
    presence: Presence, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = presence._store
    keep = store.presence.write

    def read_too_early(row: PresenceRow) -> None:
        presence.mark_stale(row.person)
        assert presence.status(row.person, "table").state == GONE
        keep(row)

    monkeypatch.setattr(store.presence, "write", read_too_early)
    presence.heartbeat("ann", "tab", "table")
    assert presence.status("ann", "table").state == HERE
