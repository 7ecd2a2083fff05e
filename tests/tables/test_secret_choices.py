"""If a choice is secret, nobody at a table learns whether there was one; old logs keep their meaning."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from kaiserhof.engine import CHANCE, Game, State
from kaiserhof.storage.rows import CONFIRM, FINISHED, MOVE, PLAYING, UNDO, Act
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, Person, SeatPlan, Store, TablePlan, Tables
from kaiserhof.web.api.schemas import table_now
from tests import trial
from tests.tables.party import ME, OPEN, replayed

TWO_WAYS = ["deal red", "deal gold", "deal red", "deal gold", "deal red"]
ONE_WAY = ["deal red", "deal red", "deal red", "deal gold", "deal red"]
"""The first cards, two for each seat and one more for the first, so that the payer can pay in two ways or in one."""


@pytest.fixture(scope="module", autouse=True)
def game() -> Iterator[Game]:
    with trial.added() as game:
        yield game


class Evening:
    """A table at which the first of two people must pay."""

    def __init__(self, store: Store, deals: list[str]) -> None:
        self.tables = Tables(store, limits=Limits(enabled=False))
        self.payer, _ = self.tables.people.add("Axel", "en")
        self.other, _ = self.tables.people.add("Barbara", "en")
        given = [(CHANCE, text) for text in deals]
        self.table = self.tables.creation.create(self.payer, TablePlan(trial.NAME, [ME, OPEN], given=given))
        self.tables.lobby.sit(self.table, self.other)

    def number(self) -> int:
        return self.tables.views.view(self.table, self.payer).number

    def seen(self, person: Person | None) -> bytes:
        return msgspec.json.encode(table_now(self.tables.views.view(self.table, person), "en"))

    def play(self, text: str) -> None:
        self.tables.play.move(self.table, self.payer, self.number(), text)

    def undo(self) -> None:
        self.tables.play.undo(self.table, self.payer, self.number())


STORY: list[Callable[[Evening], None]] = [
    lambda evening: evening.play("hang 1"),
    lambda evening: evening.play("pay red"),
    lambda evening: evening.undo(),
    lambda evening: evening.undo(),
    lambda evening: evening.play("hang 2"),
    lambda evening: evening.play("pay red"),
]


def told(folder: Path, deals: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[list[bytes], list[bytes], int]:
    """Returns what the API shows the other seat and a spectator after each act, and the number of ways to pay."""
    ids = iter(range(1000))
    folder.mkdir()
    with monkeypatch.context() as same:
        same.setattr("kaiserhof.tables.service.creation.new_id", lambda *_: f"id{next(ids)}")
        same.setattr("kaiserhof.tables.service.creation.new_secret", lambda: "5c" * 32)
        same.setattr(time, "time", lambda: 1.8e9)
        store = Store(sqlite_address(folder))
        try:
            evening = Evening(store, deals)
            other, nobody, ways = [], [], 0
            for act in STORY:
                act(evening)
                other.append(evening.seen(evening.other))
                nobody.append(evening.seen(None))
                ways = max(ways, sum(text.startswith("pay") for text in legal(evening)))
            return other, nobody, ways
        finally:
            store.close()


def legal(evening: Evening) -> list[str]:
    view = evening.tables.views.view(evening.table, evening.payer)
    return [view.state.text(move) for move in view.legal]


def test_with_one_way_to_pay_or_two_everyone_else_is_told_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_of_two, nobody_of_two, two = told(tmp_path / "two", TWO_WAYS, monkeypatch)
    other_of_one, nobody_of_one, one = told(tmp_path / "one", ONE_WAY, monkeypatch)
    assert (two, one) == (2, 1)
    assert other_of_one == other_of_two
    assert nobody_of_one == nobody_of_two
    assert len(set(other_of_one)) == len(STORY)


def test_a_bot_is_given_a_secret_choice_with_one_answer(tmp_path: Path) -> None:
    store = Store(sqlite_address(tmp_path))
    try:
        tables = Tables(store, limits=Limits(enabled=False))
        owner, _ = tables.people.add("Axel", "en")
        given = [(CHANCE, text) for text in ONE_WAY]
        table = tables.creation.create(owner, TablePlan(trial.NAME, [SeatPlan.parse("random"), ME], given=given))
        for text in ("hang 1", "pay red"):
            task = tables.bots.take_task(table)
            assert task is not None
            number, _, view, *_ = task
            assert text in map(view.text, view.legal_moves())
            tables.bots.make_move(table, number, text)
    finally:
        store.close()


def test_a_whole_game_ends_and_its_log_amounts_to_it(tmp_path: Path) -> None:
    store = Store(sqlite_address(tmp_path))
    try:
        evening = Evening(store, ONE_WAY)
        people = [evening.payer, evening.other]
        tables, table = evening.tables, evening.table
        while (view := tables.views.view(table, None)).status == PLAYING:
            person = people[view.waiting_for or 0]
            mine = tables.views.view(table, person)
            if mine.must_confirm:
                tables.play.confirm(table, person, mine.number)
            else:
                tables.play.move(table, person, mine.number, mine.state.text(mine.legal[0]))
        assert view.status == FINISHED
        assert replayed(store, table).state.seen_by(None) == view.state
    finally:
        store.close()


def test_an_old_log_replays_as_it_was_meant(tmp_path: Path) -> None:
    """Before secret choices were always asked, an only way to pay was taken at once, and an undo took it back together
    with the lantern.

    Such undo acts do not say how far they go back.
    """
    store = Store(sqlite_address(tmp_path))
    try:
        evening = Evening(store, ONE_WAY)
        start = evening.number()
        old = [
            Act(0, MOVE, "hang 1", 1.0),
            Act(0, MOVE, "pay red", 1.0),
            Act(0, UNDO, "", 2.0),
            Act(0, MOVE, "hang 3", 3.0),
            Act(0, MOVE, "pay red", 3.0),
            Act(0, CONFIRM, "", 4.0),
            Act(CHANCE, MOVE, "deal gold", 4.0),
        ]
        revision = store.tables.revision(evening.table)
        assert revision is not None
        store.log.append(evening.table, revision, start, old, PLAYING)
        again = Tables(store, limits=Limits(enabled=False))
        view = again.views.view(evening.table, evening.payer)
        assert lanterns(view.state) == [-1, -1, 0, -1, -1, -1]
        assert view.state.to_move() == 1
        assert [line.number for line in view.log if line.mover == 0] == [start + 3, start + 4]
    finally:
        store.close()


def lanterns(state: State) -> list[int]:
    found: list[int] = state.to_json()["lanterns"]
    return found


def test_undo_says_how_many_moves_are_left(tmp_path: Path) -> None:
    store = Store(sqlite_address(tmp_path))
    try:
        evening = Evening(store, ONE_WAY)
        for act in STORY[:4]:
            act(evening)
        kinds = [(act.kind, act.text) for act in store.log.acts(evening.table)]
        assert kinds[-4:] == [(MOVE, "hang 1"), (MOVE, "pay red"), (UNDO, "6"), (UNDO, "5")]
    finally:
        store.close()
