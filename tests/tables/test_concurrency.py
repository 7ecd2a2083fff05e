"""Concurrent requests: the second one is refused as stale, and the log has no gap."""

import time
from collections.abc import Callable
from functools import partial
from threading import Thread

import pytest
from sqlalchemy import insert

from kaiserhof.engine import NotAllowed
from kaiserhof.storage import schema
from kaiserhof.storage.rows import MOVE, PLAYING, Act
from kaiserhof.tables import Refused, Stale, Store, TablePlan, Tables, loaded_tables
from tests.tables.party import GAME, ME, OPEN, fresh, least, log_numbers, replayed, seated, someone
from tests.tables.together import outcomes


def test_eight_who_make_the_same_move_make_it_once(doors: list[Tables], store: Store) -> None:
    party = seated(doors[0])
    for _ in range(12):
        person, view = party.chooser()
        text = view.state.text(party.rng.choice(view.legal))
        doors[1].views.view(party.table, None)
        deeds = [partial(doors[index % 2].play.move, party.table, person, view.number, text) for index in range(8)]
        got = outcomes(deeds)
        assert got.count(None) == 1
        assert all(error is None or isinstance(error, Stale | NotAllowed) for error in got)
        length = len(store.log.acts(party.table))
        assert log_numbers(store, party.table) == list(range(length))
        assert party.view(person).state == replayed(store, party.table).state.seen_by(view.me)
        assert party.view(person).number == length


def test_a_move_an_undo_and_a_confirmation_at_once_do_not_mix(doors: list[Tables], store: Store) -> None:
    party = seated(doors[0])
    for _ in range(8):
        person, view = party.go_on_until_confirmation()
        doors[1].views.view(party.table, None)
        deeds = [partial(door.play.confirm, party.table, person, view.number) for door in doors]
        deeds += [partial(door.play.undo, party.table, person, view.number) for door in doors]
        got = outcomes(deeds)
        assert got.count(None) == 1
        replayed(store, party.table)
        assert party.view(person).number == len(store.log.acts(party.table)) > view.number


def test_what_is_done_through_one_door_shows_at_once_through_the_other(doors: list[Tables]) -> None:
    party = seated(doors[0])
    for turn in range(20):
        party.tables = doors[turn % 2]
        person, view = party.mover()
        if view.can_undo and turn % 3 == 0:
            party.tables.play.undo(party.table, person, view.number)
        else:
            party.go_on()
        for who in (*party.people, None):
            assert doors[0].views.view(party.table, who) == doors[1].views.view(party.table, who)
        assert doors[0].views.my_tables(party.owner) == doors[1].views.my_tables(party.owner)


def test_views_taken_while_others_play_are_never_torn(tables: Tables) -> None:
    party = seated(tables)
    torn: list[object] = []
    done: list[bool] = []

    def watch() -> None:
        last = 0
        while not done:
            view = tables.views.view(party.table, None)
            if view.number < last or view.state.scores() != list(view.points[-1]):
                torn.append((last, view.number))
            last = view.number

    watchers = [Thread(target=watch) for _ in range(2)]
    for watcher in watchers:
        watcher.start()
    for _ in range(25):
        party.go_on()
    done.append(True)
    for watcher in watchers:
        watcher.join()
    assert torn == []


def test_many_people_play_at_many_tables(tables: Tables) -> None:
    parties = [seated(tables, seed=seed) for seed in range(6)]
    patience = time.monotonic() + 2.5

    def play_on(index: int) -> None:
        for _ in range(25):
            if time.monotonic() < patience and parties[index].view().status == PLAYING:
                parties[index].go_on()

    assert outcomes([partial(play_on, index) for index in range(len(parties))]) == [None] * len(parties)
    for party in parties:
        assert replayed(tables.store, party.table).state.seen_by(None) == party.view().state


def test_tables_pushed_out_of_memory_stay_the_same(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_tables, "MAX_IN_MEMORY", 2)
    parties = [seated(tables, seed=seed) for seed in range(4)]

    def play_on(index: int) -> None:
        for _ in range(12):
            view = parties[index].view()
            parties[index].go_on()
            assert parties[index].view().number > view.number
            assert tables.views.my_tables(parties[index].owner)

    assert outcomes([partial(play_on, index) for index in range(len(parties))]) == [None] * len(parties)
    for party in parties:
        assert replayed(tables.store, party.table).state.seen_by(None) == party.view().state


def test_a_table_in_use_is_not_pushed_out_of_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_tables, "MAX_IN_MEMORY", 1)
    party = seated(tables)
    other = tables.creation.create(party.owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    tables.views.view(party.table, None)
    seen: list[int] = []

    def announced(table: str) -> None:
        """Called while the table is still locked: others come and need room in memory."""
        if table == party.table:
            thread = Thread(target=tables.loaded_tables.find, args=(other,))
            thread.start()
            thread.join()
            seen.append(len(tables.loaded_tables.cached))

    tables.loaded_tables.announce = announced
    party.go_on()
    assert seen == [2]
    assert party.view().number == len(tables.store.log.acts(party.table))


# ---------------------------------------------------------------------- the store


def running(store: Store) -> tuple[str, int]:
    party = seated(fresh(store))
    return party.table, party.view().number


def revision_of(store: Store, table: str) -> int:
    revision = store.tables.revision(table)
    assert revision is not None
    return revision


def act(text: str) -> Act:
    return Act(0, MOVE, text, 1.0)


def test_appends_at_the_same_length_do_not_both_succeed(store: Store) -> None:
    table, length = running(store)
    for _ in range(10):
        acts, revision = store.log.acts(table), revision_of(store, table)
        deeds: list[Callable[[], object]] = [
            partial(store.log.append, table, revision, length, [act(f"{index}")] * (index + 1), PLAYING)
            for index in range(6)
        ]
        got = outcomes(deeds)
        assert got.count(None) == 1
        assert all(error is None or isinstance(error, Stale) for error in got)
        winner = got.index(None)
        assert [one.text for one in store.log.acts(table, length)] == [f"{winner}"] * (winner + 1)
        assert store.log.acts(table)[:length] == acts
        length += winner + 1
        assert log_numbers(store, table) == list(range(length))


@pytest.mark.parametrize("off", [-1, 1, 5])
def test_an_append_at_another_length_writes_nothing(store: Store, off: int) -> None:
    table, length = running(store)
    with pytest.raises(Stale, match="error-stale"):
        store.log.append(table, revision_of(store, table), length + off, [act("x")], PLAYING)
    assert len(store.log.acts(table)) == length


def test_an_append_at_another_revision_writes_nothing(store: Store) -> None:
    """Whatever has changed at the table: its seats or its chat."""
    table, length = running(store)
    revision = revision_of(store, table)
    for change in (
        lambda: store.tables.change(table, (PLAYING,), spectators=False),
        lambda: store.chat.say(table, someone(fresh(store)), "hello"),
    ):
        change()
        assert revision_of(store, table) > revision
        with pytest.raises(Stale, match="error-stale"):
            store.log.append(table, revision, length, [act("x")], PLAYING)
        revision = revision_of(store, table)
    assert len(store.log.acts(table)) == length


def test_an_append_of_several_acts_is_written_whole_or_not_at_all(store: Store) -> None:
    table, length = running(store)
    broken = Act(0, MOVE, None, 1.0)  # type: ignore[arg-type]
    with pytest.raises(Stale):
        store.log.append(table, revision_of(store, table), length, [act("a"), act("b"), broken], PLAYING)
    assert len(store.log.acts(table)) == length


def test_an_append_to_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(Stale):
        store.log.append("no-such-table", 0, 0, [act("x")], PLAYING)


@pytest.mark.parametrize("kept", [True, False])
def test_an_append_waits_for_what_is_being_written(store: Store, kept: bool) -> None:
    """Another transaction has written the same number and has not ended; the second one waits for its outcome."""
    table, length = running(store)
    revision = revision_of(store, table)
    raised: list[Exception | None] = []

    def append() -> None:
        raised.extend(outcomes([partial(store.log.append, table, revision, length, [act("mine")], PLAYING)]))

    thread = Thread(target=append)
    with store.database.engine.connect() as connection:
        values = {"table_id": table, "number": length, "seat": 0, "kind": MOVE, "text": "theirs", "at": 1.0}
        connection.execute(insert(schema.acts).values(**values))
        thread.start()
        thread.join(0.3)
        assert thread.is_alive()
        if kept:
            connection.commit()
        else:
            connection.rollback()
    thread.join()
    assert [one.text for one in store.log.acts(table, length)] == (["theirs"] if kept else ["mine"])
    assert (raised == [None]) != kept
    assert all(error is None or isinstance(error, Stale) for error in raised)


def test_a_game_that_begins_with_a_decision_starts_with_an_empty_log(store: Store) -> None:
    tables = fresh(store)
    table = tables.creation.create(someone(tables), TablePlan(GAME.id, [OPEN] * least()))
    found = store.tables.get(table)
    assert found is not None
    for seat in found[1]:
        store.tables.change_seat(table, seat, type(seat)(seat.seat, "bot", "random", None, "", None), found[0].status)
    store.log.append(table, revision_of(store, table), 0, [], PLAYING)
    again = store.tables.get(table)
    assert again is not None
    assert again[0].status == PLAYING
    assert store.log.acts(table) == []


def test_no_game_starts_while_a_seat_is_free(store: Store) -> None:
    tables = fresh(store)
    table = tables.creation.create(someone(tables), TablePlan(GAME.id, [OPEN] * least()))
    with pytest.raises(Stale):
        store.log.append(table, revision_of(store, table), 0, [act("x")], PLAYING)
    with pytest.raises(Refused):
        tables.play.move(table, someone(tables), 0, "x")
    assert store.log.acts(table) == []
