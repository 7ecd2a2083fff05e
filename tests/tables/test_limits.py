"""Limits on how often people may do something."""

import pytest
from sqlalchemy import literal

from kaiserhof.storage.database import Database
from kaiserhof.tables import Limits, Refused, Stale, Store, TablePlan, Tables, TooMany, limits
from kaiserhof.tables.service.lobby import MOST_LISTED
from tests.tables.party import GAME, OPEN, least, seated, someone


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    monkeypatch.setattr(Database, "now", lambda _: literal(clock.now))
    return clock


@pytest.mark.parametrize("kind", limits.RATES)
def test_a_bucket_empties_and_fills_again(clock: Clock, kind: str) -> None:
    rate, most = limits.RATES[kind]
    counted = Limits()
    for _ in range(most):
        counted.spend(kind, "Axel")
    with pytest.raises(TooMany, match="error-too-many"):
        counted.spend(kind, "Axel")
    counted.spend(kind, "Barbara")
    clock.now += 1.001 / rate
    counted.spend(kind, "Axel")
    with pytest.raises(TooMany):
        counted.spend(kind, "Axel")
    clock.now += 10 * most / rate
    for _ in range(most):
        counted.spend(kind, "Axel")
    with pytest.raises(TooMany):
        counted.spend(kind, "Axel")


def test_kinds_are_counted_apart(clock: Clock) -> None:
    counted = Limits()
    for kind, (_, most) in limits.RATES.items():
        for _ in range(most):
            counted.spend(kind, "Axel")
    assert clock.now == 1000.0


@pytest.mark.usefixtures("clock")
def test_disabled_limits_never_refuse() -> None:
    counted = Limits(enabled=False)
    for _ in range(1000):
        counted.spend("create", "Axel")


@pytest.mark.usefixtures("clock")
def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LARGEST", 3)
    counted = Limits()
    _, most = limits.RATES["chat"]
    for _ in range(most):
        counted.spend("chat", "Axel")
    for name in ("Barbara", "Chris"):
        counted.spend("chat", name)
    with pytest.raises(TooMany):
        counted.spend("chat", "Axel")
    for name in ("Dina", "Eve", "Felix"):
        counted.spend("chat", name)
    counted.spend("chat", "Axel")


@pytest.mark.usefixtures("clock")
def test_the_service_counts_what_each_person_does(store: Store) -> None:
    tables = Tables(store)
    owner = someone(tables)
    for _ in range(limits.RATES["create"][1]):
        table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    with pytest.raises(TooMany):
        tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    for _ in range(limits.RATES["chat"][1]):
        tables.chat.say(table, owner, "hello")
    with pytest.raises(TooMany):
        tables.chat.say(table, owner, "hello")
    assert len(tables.views.view(table, owner).chat) == limits.RATES["chat"][1]
    nobody = someone(tables, "")
    for _ in range(limits.RATES["join"][1]):
        with pytest.raises(Refused, match="error-name"):
            tables.lobby.sit(table, nobody)
    with pytest.raises(TooMany):
        tables.lobby.sit(table, nobody)


@pytest.mark.usefixtures("clock")
def test_moves_are_counted_whether_they_are_good_or_not(store: Store) -> None:
    tables = Tables(store)
    party = seated(tables, people=1, bots=least() - 1)
    for deed in (tables.play.confirm, tables.play.undo):
        for _ in range(limits.RATES["move"][1] // 2):
            with pytest.raises(Stale):
                deed(party.table, party.owner, -1)
    with pytest.raises(TooMany):
        tables.play.move(party.table, party.owner, party.view().number, "x")


@pytest.mark.usefixtures("clock")
def test_newcomers_are_counted_by_where_they_come_from(store: Store) -> None:
    tables = Tables(store)
    for _ in range(limits.RATES["person"][1]):
        tables.people.add("Axel", "en", "192.0.2.1")
    with pytest.raises(TooMany):
        tables.people.add("Axel", "en", "192.0.2.1")
    tables.people.add("Axel", "en", "192.0.2.2")


@pytest.mark.usefixtures("clock")
def test_all_who_watch_share_one_limit_and_never_silence_the_players(store: Store) -> None:
    tables = Tables(store)
    party = seated(tables, people=least())
    _, most = limits.RATES["aside"]
    for number in range(most):
        tables.chat.say(party.table, someone(tables, f"Watcher {number}"), "spam")
    with pytest.raises(TooMany):
        tables.chat.say(party.table, someone(tables, "One more"), "spam")
    tables.chat.say(party.table, party.owner, "hello")
    assert tables.views.view(party.table, party.owner).chat[-1].text == "hello"


@pytest.mark.usefixtures("clock")
def test_tables_on_the_home_page_are_limited_by_person_and_by_address(store: Store) -> None:
    tables = Tables(store)
    _, most = limits.RATES["list"]
    listed = 0
    while listed < most:
        owner = someone(tables)
        for _ in range(min(MOST_LISTED, most - listed)):
            tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least(), listed=True), asker="192.0.2.1")
            listed += 1
    with pytest.raises(TooMany):
        tables.creation.create(someone(tables), TablePlan(GAME.id, [OPEN] * least(), listed=True), asker="192.0.2.1")
    owner = someone(tables)
    for _ in range(MOST_LISTED):
        table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least(), listed=True), asker="192.0.2.2")
    with pytest.raises(Refused, match="error-too-many-listed"):
        tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least(), listed=True), asker="192.0.2.2")
    tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()), asker="192.0.2.2")
    tables.ownership.cancel(table, owner)
    tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least(), listed=True), asker="192.0.2.2")
