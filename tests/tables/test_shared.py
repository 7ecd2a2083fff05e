"""Several processes on one PostgreSQL: announcements, leases and their takeover, jobs, limits."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from queue import Empty, Queue
from threading import Event, Thread

import pytest
from sqlalchemy import func, select

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import DAY, RATES, Rate
from kaiserhof.storage.listener import Listener
from kaiserhof.storage.rate_limits import SharedRateLimits
from kaiserhof.storage.work_queue import ADVICE, ANALYSIS, Job
from kaiserhof.tables import Limits, Person, Store, Tables, TableView, TooMany
from kaiserhof.tables.service.bots import BotTask
from kaiserhof.workers import bot_scheduler
from kaiserhof.workers.background import BackgroundServices
from kaiserhof.workers.bot_scheduler import BotScheduler
from kaiserhof.workers.job_runner import MAX_TRIES, JobRunner
from tests.tables.party import GAME, Party, seated
from tests.tables.together import outcomes

PATIENCE = 10.0
LONG = 60.0
SHORT = 0.05


@pytest.fixture
def address(shared_address: str) -> str:
    return shared_address


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


# ---------------------------------------------------------------------- news


@pytest.fixture
def news(doors: list[Tables]) -> Iterator[Queue[tuple[str, str]]]:
    """The announcements that the second service receives."""
    heard: Queue[tuple[str, str]] = Queue()
    began: Queue[str] = Queue()
    listener = Listener(
        doors[1].store.database,
        lambda kind, which: heard.put((kind, which)),
        lambda: began.put(""),
        lambda: began.put(""),
    )
    listener.start()
    began.get(timeout=PATIENCE)
    yield heard
    listener.stop()


def test_the_number_of_a_closed_connection_is_not_ours_any_more(doors: list[Tables]) -> None:
    store = doors[0].store
    began = Event()
    listener = Listener(store.database, lambda _kind, _which: None, began.set, lambda: None)
    listener.start()
    assert began.wait(PATIENCE)
    listener.stop()
    store.database.engine.dispose()
    assert store.database.backends == set()


def test_another_process_hears_of_every_change_and_of_nothing_it_wrote_itself(
    doors: list[Tables], news: Queue[tuple[str, str]]
) -> None:
    party = seated(doors[1])
    with pytest.raises(Empty):
        news.get(timeout=0.7)
    party.tables = doors[0]
    party.go_on()
    assert news.get(timeout=PATIENCE) == ("table", party.table)
    doors[0].chat.say(party.table, party.owner, "Hello")
    assert news.get(timeout=PATIENCE) == ("table", party.table)
    doors[0].stand_ins.hand_over(party.table, party.mover()[0], "regular")
    assert news.get(timeout=PATIENCE) == ("due", party.table)
    doors[0].people.change(party.owner, name="Xaver")
    assert news.get(timeout=PATIENCE) == ("person", party.owner.id)


def test_a_listener_whose_connection_breaks_listens_again(doors: list[Tables]) -> None:
    heard: list[str] = []
    begun: list[float] = []
    listener = Listener(
        doors[1].store.database,
        lambda _, which: heard.append(which),
        lambda: begun.append(time.monotonic()),
        lambda: None,
    )
    listener.start()
    wait_for(lambda: len(begun) == 1)
    with doors[0].store.database.writing() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%%' AND pid <> pg_backend_pid()"
        )
    wait_for(lambda: len(begun) >= 2)
    party = seated(doors[0])
    wait_for(lambda: party.table in heard)
    listener.stop()


def test_what_was_announced_is_read_before_the_next_look_and_what_was_not_is_believed(doors: list[Tables]) -> None:
    party = seated(doors[0])
    doors[1].loaded_tables.listening = True
    number = doors[1].views.view(party.table, None).number
    party.go_on()
    assert doors[1].views.view(party.table, None, listening=True).number == number
    doors[1].loaded_tables.mark_stale(party.table)
    assert doors[1].views.view(party.table, None, listening=True).number > number


def test_one_answer_of_the_store_serves_all_who_wait_for_it(
    doors: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(doors[0])
    doors[1].views.view(party.table, None)
    revision, all_wait = doors[1].store.tables.revision, Event()
    asked: list[str] = []

    def answer_late(table_id: str) -> int | None:
        asked.append(table_id)
        all_wait.wait(PATIENCE)
        return revision(table_id)

    monkeypatch.setattr(doors[1].store.tables, "revision", answer_late)
    threads = [Thread(target=doors[1].views.view, args=(party.table, None)) for _ in range(8)]
    for thread in threads:
        thread.start()
    time.sleep(SHORT)
    all_wait.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert 1 <= len(asked) <= 2  # those who came after the first question share a second one


def test_a_table_stays_in_doubt_while_the_store_does_not_answer(
    doors: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(doors[0])
    number = doors[1].views.view(party.table, None).number
    party.go_on()
    doors[1].loaded_tables.mark_stale(party.table)
    with monkeypatch.context() as broken:
        broken.setattr(doors[1].store.tables, "revision", lambda _: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            doors[1].views.view(party.table, None, listening=True)
    assert doors[1].views.view(party.table, None, listening=True).number > number


# ---------------------------------------------------------------------- tables with bots


def due_party(tables: Tables) -> Party:
    """Returns a table where a bot is to move."""
    party = seated(tables)
    tables.stand_ins.hand_over(party.table, party.mover()[0], "regular")
    return party


def test_two_processes_never_hold_the_same_table_until_its_time_is_over(doors: list[Tables]) -> None:
    due = {due_party(doors[0]).table for _ in range(3)}
    first = doors[0].work.take_tables(2, LONG)
    second = doors[1].work.take_tables(10, SHORT)
    assert (len(first), len(second)) == (2, 1)
    assert {*first, *second} == due
    assert not doors[1].work.hold_table(first[0], LONG)
    time.sleep(2 * SHORT)
    assert doors[0].work.take_tables(10, LONG) == second  # the one who held it has not come back
    doors[0].work.keep_tables([first[0]], 0.0)
    assert doors[1].work.hold_table(first[0], LONG)


def test_a_process_keeps_the_tables_it_has_in_hand(doors: list[Tables]) -> None:
    table = due_party(doors[0]).table
    assert doors[0].work.take_tables(1, SHORT) == [table]
    doors[0].work.keep_tables([table], LONG)
    time.sleep(2 * SHORT)
    assert doors[1].work.take_tables(1, LONG) == []


async def help_until_it_moves(tables: Tables, party: Party, seconds: float) -> None:
    """Lets a process without bots help out until the table has moved; fails if that takes longer."""
    before = party.view().number
    runner = BotScheduler(tables, 0.0, 0, 1.0, 2.0)
    await runner.start()
    try:
        async with asyncio.timeout(seconds):
            while party.view().number == before:
                await asyncio.sleep(SHORT)
    finally:
        await runner.stop()


def test_a_table_can_be_left_to_others_until_its_bot_has_been_due_for_some_time(doors: list[Tables]) -> None:
    table = due_party(doors[0]).table
    assert doors[1].work.take_tables(1, LONG, waited=LONG) == []
    time.sleep(2 * SHORT)
    assert doors[1].work.take_tables(1, LONG, waited=SHORT) == [table]


def test_where_no_worker_comes_a_process_without_bots_moves_for_them(
    shared_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_scheduler, "LOOK_ROUND", SHORT)
    monkeypatch.setattr(bot_scheduler, "HELPED_AFTER", 4 * SHORT)
    store = Store(shared_address)
    tables = Tables(store, limits=Limits(enabled=False))
    party = due_party(tables)
    asyncio.run(help_until_it_moves(tables, party, 20))
    store.close()


def test_a_process_that_cannot_write_a_move_tries_again_before_its_time_for_the_table_is_over(
    shared_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_scheduler, "LOOK_ROUND", SHORT)
    monkeypatch.setattr(bot_scheduler, "HELPED_AFTER", SHORT)
    monkeypatch.setattr(bot_scheduler, "LEASE", 10 * PATIENCE)
    store = Store(shared_address)
    tables = Tables(store, limits=Limits(enabled=False))
    party = due_party(tables)
    plays, broken = tables.bots.make_move, iter([True])

    def play(table_id: str, number: int, text: str, lease: float) -> BotTask | None:
        if next(broken, False):
            raise ConnectionError
        return plays(table_id, number, text, lease)

    monkeypatch.setattr(tables.bots, "make_move", play)

    asyncio.run(help_until_it_moves(tables, party, PATIENCE))
    store.close()


def test_many_who_take_tables_at_the_same_time_take_each_of_them_once(doors: list[Tables]) -> None:
    due = sorted(due_party(doors[0]).table for _ in range(6))
    taken: list[str] = []

    def take(door: Tables) -> None:
        taken.extend(door.work.take_tables(2, LONG))

    outcomes([partial(take, door) for door in doors * 4])
    assert sorted(taken) == due


# ---------------------------------------------------------------------- jobs


def test_a_job_is_done_by_one_process_and_taken_over_when_that_dies(doors: list[Tables]) -> None:
    here, there = (door.work for door in doors)
    here.add_job(Job("first", ANALYSIS, "?"))
    here.add_job(Job("first", ANALYSIS, "again"))
    here.add_job(Job("second", ADVICE, "?"))
    assert there.take_job([ANALYSIS], LONG) == Job("first", ANALYSIS, "?", 1)
    assert here.take_job([ANALYSIS], LONG) is None
    there.keep_job("first", 3, 7, SHORT)
    assert here.progress("first") == (3, 7)
    time.sleep(2 * SHORT)
    assert here.take_job([ANALYSIS], LONG) == Job("first", ANALYSIS, "?", 2)
    here.leave_jobs(["first"])  # as a server does that ends
    assert there.take_job([ANALYSIS], LONG) == Job("first", ANALYSIS, "?", 2)
    there.drop_job("first")
    assert here.progress("first") is None
    there.answer_job("second", "yes")
    assert here.answer("second") == "yes"
    assert here.take_job([ADVICE, ANALYSIS], LONG) is None


class Advisor:
    """Stands in for the bots' processes."""

    workers = 1

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, *_: object) -> object:
        self.asked += 1
        raise RuntimeError("a fault of ours")


def test_a_job_that_always_fails_is_given_up_with_an_error_in_the_log(
    doors: list[Tables], caplog: pytest.LogCaptureFixture
) -> None:
    advisor, work = Advisor(), doors[0].work
    runner = JobRunner(doors[0], advisor, None)  # type: ignore[arg-type]
    work.add_job(Job("bad", ADVICE, json.dumps([GAME.id, None])))

    async def try_all() -> None:
        while (job := work.take_job([ADVICE], -1.0)) is not None:
            await runner._do(job)

    asyncio.run(try_all())
    assert advisor.asked == MAX_TRIES
    assert work.progress("bad") is None
    assert "giving up job" in caplog.records[-1].getMessage()
    assert caplog.records[-1].levelname == "ERROR"


# ---------------------------------------------------------------------- a worker


@contextmanager
def office_of(
    tables: Tables, processes: int, on_all: Callable[[], None] = lambda: None
) -> Iterator[BackgroundServices]:
    """Runs the background of a server (no processes) or of a worker, in a thread of its own."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    office = BackgroundServices(tables, BotScheduler(tables, 0.0, processes, 0.1, 5.0), 0.1, on_all)
    asyncio.run_coroutine_threadsafe(office.start(), loop).result(PATIENCE)
    try:
        yield office
    finally:
        asyncio.run_coroutine_threadsafe(office.stop(), loop).result(2 * PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def chooser_beside_a_worker(party: Party) -> tuple[Person, TableView]:
    """Plays for people until one has a choice, while the worker plays for bots."""
    while True:
        wait_for(lambda: party.awaited() is not None)
        person = party.awaited()
        view = party.view(person)
        if person is not None and view.legal:
            return person, view
        party.go_on()


def test_a_worker_moves_and_advises_for_a_server_that_does_not_compute(doors: list[Tables]) -> None:
    with office_of(doors[0], 0) as server, office_of(doors[1], 1):
        wait_for(lambda: doors[0].loaded_tables.listening and doors[1].loaded_tables.listening)
        party = due_party(doors[0])
        number = party.view().number
        wait_for(lambda: doors[0].views.view(party.table, None).number > number)
        person, view = chooser_beside_a_worker(party)
        names = [seat.name for seat in view.seats]
        assert server._loop is not None
        asked = server.jobs.advise(GAME, view.state.to_json(), "en", names)
        assert asyncio.run_coroutine_threadsafe(asked, server._loop).result(2 * PATIENCE)
        assert person in party.people


def test_a_player_who_is_asked_something_at_one_door_is_told_at_the_other(doors: list[Tables]) -> None:
    party = seated(doors[0])
    asker, asked = (person for person in party.people[:2] if person is not None)
    with office_of(doors[0], 0), office_of(doors[1], 0):
        wait_for(lambda: doors[0].loaded_tables.listening and doors[1].loaded_tables.listening)
        assert doors[1].offers.asked_of(asked) == []
        assert doors[1].offers.asked_known(asked)
        doors[0].offers.offer_end(party.table, asker)
        wait_for(lambda: [offer.kind for offer in doors[1].offers.asked_of(asked)] == ["end"])


def test_a_player_who_is_asked_something_while_no_news_come_is_told_when_they_come_again(
    doors: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(doors[0])
    asker, asked = (person for person in party.people[:2] if person is not None)
    told = Event()
    with office_of(doors[1], 0, told.set):
        wait_for(lambda: doors[1].loaded_tables.listening)
        assert doors[1].offers.asked_of(asked) == []
        before = doors[1].person_versions.of(asked.id)
        monkeypatch.setattr(doors[0].store.presence, "announce", lambda _: None)
        doors[0].offers.offer_end(party.table, asker)
        told.clear()
        with doors[0].store.database.engine.begin() as connection:
            for backend in list(doors[1].store.database.backends):
                connection.execute(select(func.pg_terminate_backend(backend)))
        assert told.wait(PATIENCE)
        assert doors[1].person_versions.of(asked.id) != before
        assert [offer.kind for offer in doors[1].offers.asked_of(asked)] == ["end"]


# ---------------------------------------------------------------------- limits


def test_a_limit_counts_what_was_done_at_both_doors(doors: list[Tables]) -> None:
    here, there = (SharedRateLimits(door.store.database) for door in doors)
    slow = Rate(1e-9, 5)
    counted = [bucket.spend("link", [("Zoe", slow)]) for bucket in (here, there) * 4]
    assert counted == [True] * 5 + [False] * 3
    assert there.spend("link", [("Axel", slow)])
    assert not there.spend("link", [("Axel", slow), ("Zoe", slow)])
    assert [there.spend("link", [("Axel", slow)]) for _ in range(5)] == [True] * 4 + [False]
    assert there.spend("link", [("Zoe", Rate(1e9, 5))])  # by now it has been regained


def test_the_service_counts_in_the_database_what_processes_share(open_store: Callable[[], Store]) -> None:
    doors = [Tables(open_store(), limits=Limits()) for _ in range(2)]
    for _ in range(RATES["link"].rates()["person"].at_once):
        doors[0].limits.spend("link", "Zoe")
    with pytest.raises(TooMany):
        doors[1].limits.spend("link", "Zoe")


def test_what_limits_count_names_nobody_and_is_dropped_after_a_day(open_store: Callable[[], Store]) -> None:
    tables, buckets = Tables(open_store(), limits=Limits()), schema.buckets.c
    tables.limits.spend("mail", "Zoe", "zoe@example.org")
    with tables.store.database.writing() as connection:
        counted = connection.execute(select(buckets.who)).scalars().all()
        assert len(counted) == 2
        assert all(re.fullmatch("[0-9a-f]{64}", who) for who in counted)
        connection.execute(schema.buckets.update().values(at=buckets.at - 2 * DAY))
    tables.limits.expire()
    with tables.store.database.reading() as connection:
        assert not connection.execute(select(buckets.who)).all()
