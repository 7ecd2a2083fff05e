"""Rate limits of people and networks."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from itertools import count

import pytest
from sqlalchemy import literal

from kaiserhof.storage.budgets import HOUSEHOLD, RATES, Rate, RateKind, Scope
from kaiserhof.storage.database import Database
from kaiserhof.tables import Limits, Refused, Stale, Store, TablePlan, Tables, TooMany, limits
from kaiserhof.tables.service.lobby import MAX_LISTED
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


@contextmanager
def coming_from(address: str) -> Iterator[None]:
    """In the block, requests come from this address."""
    token = limits.present_network.set(limits.network_of(address))
    try:
        yield
    finally:
        limits.present_network.reset(token)


def rate(kind: RateKind) -> Rate:
    """Returns the rate of a person, or of a network if people are not counted."""
    rates = RATES[kind].rates()
    return rates.get("person") or rates.get("subject") or rates["network"]


@pytest.mark.parametrize("kind", RATES)
@pytest.mark.parametrize("scope", ["person", "subject", "network", "all"])
def test_a_bucket_empties_and_fills_again(clock: Clock, kind: RateKind, scope: Scope) -> None:
    if scope not in RATES[kind].rates():
        return
    counts = RATES[kind].rates()[scope]
    counted = Limits()
    everyone = (f"{number}" for number in count())

    def spend(who: str) -> None:
        """Counts one request; everything except the tested subject differs each time."""
        said: dict[Scope, str] = {each: next(everyone) for each in ("person", "subject", "network")} | {scope: who}
        with coming_from(said["network"]):
            counted.spend(kind, said["person"], said["subject"])

    for _ in range(counts.at_once):
        spend("Axel")
    with pytest.raises(TooMany, match="error-too-many"):
        spend("Axel")
    if scope != "all":
        spend("Barbara")
    clock.now += 1.001 / counts.per_second
    spend("Axel")
    with pytest.raises(TooMany):
        spend("Axel")
    clock.now += 10 * counts.at_once / counts.per_second
    for _ in range(counts.at_once):
        spend("Axel")
    with pytest.raises(TooMany):
        spend("Axel")


def test_kinds_are_counted_apart(clock: Clock) -> None:
    counted = Limits()
    for kind in RATES:
        for _ in range(rate(kind).at_once):
            counted.spend(kind, "Axel")
    assert clock.now == 1000.0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
    ],
)
@pytest.mark.usefixtures("clock")
def test_the_addresses_of_a_network_share_its_limits(one: str, other: str, same: bool) -> None:
    counted = Limits()
    for _ in range(rate("person").at_once):
        with coming_from(one):
            counted.spend("person")
    with coming_from(other), pytest.raises(TooMany) if same else nullcontext():
        counted.spend("person")


@pytest.mark.usefixtures("clock")
def test_many_people_of_one_network_do_no_more_than_a_household() -> None:
    counted = Limits()
    with coming_from("192.0.2.1"):
        for number in range(HOUSEHOLD):
            for _ in range(rate("chat").at_once):
                counted.spend("chat", f"person {number}")
        with pytest.raises(TooMany):
            counted.spend("chat", "one more")
    counted.spend("chat", "one more")


@pytest.mark.usefixtures("clock")
def test_who_is_refused_uses_up_nothing_of_the_others() -> None:
    counted = Limits()
    with coming_from("192.0.2.1"):
        for _ in range(10 * RATES["code"].rates()["all"].at_once):
            with suppress(TooMany):
                counted.spend("code")
    with coming_from("192.0.2.2"):
        counted.spend("code")


@pytest.mark.usefixtures("clock")
def test_disabled_limits_never_refuse() -> None:
    counted = Limits(enabled=False)
    for _ in range(1000):
        counted.spend("create", "Axel")


@pytest.mark.usefixtures("clock")
def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LARGEST", 3)
    counted = Limits()
    for _ in range(rate("chat").at_once):
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
    owner = replace(someone(tables), created=0.0)  # no newcomer
    for _ in range(rate("create").at_once):
        table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    with pytest.raises(TooMany):
        tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    for _ in range(rate("chat").at_once):
        tables.chat.say(table, owner, "hello")
    with pytest.raises(TooMany):
        tables.chat.say(table, owner, "hello")
    assert len(tables.views.view(table, owner).chat) == rate("chat").at_once
    nobody = someone(tables, "")
    for _ in range(rate("join").at_once):
        with pytest.raises(Refused, match="error-name"):
            tables.lobby.sit(table, nobody)
    with pytest.raises(TooMany):
        tables.lobby.sit(table, nobody)


@pytest.mark.usefixtures("clock")
def test_moves_are_counted_whether_they_are_good_or_not(store: Store) -> None:
    tables = Tables(store)
    party = seated(tables, people=1, bots=least() - 1)
    for deed in (tables.play.confirm, tables.play.undo):
        for _ in range(rate("move").at_once // 2):
            with pytest.raises(Stale):
                deed(party.table, party.owner, -1)
    with pytest.raises(TooMany):
        tables.play.move(party.table, party.owner, party.view().number, "x")


@pytest.mark.usefixtures("clock")
def test_newcomers_are_counted_by_where_they_come_from(store: Store) -> None:
    tables = Tables(store)
    with coming_from("192.0.2.1"):
        for _ in range(rate("person").at_once):
            tables.people.add("Axel", "en")
        with pytest.raises(TooMany):
            tables.people.add("Axel", "en")
    with coming_from("192.0.2.2"):
        tables.people.add("Axel", "en")


@pytest.mark.usefixtures("clock")
def test_all_who_watch_share_one_limit_and_never_silence_the_players(store: Store) -> None:
    tables = Tables(store)
    party = seated(tables, people=least())
    most = rate("aside").at_once
    for number in range(most):
        tables.chat.say(party.table, someone(tables, f"Watcher {number}"), "spam")
    with pytest.raises(TooMany):
        tables.chat.say(party.table, someone(tables, "One more"), "spam")
    tables.chat.say(party.table, party.owner, "hello")
    assert tables.views.view(party.table, party.owner).chat[-1].text == "hello"


@pytest.mark.usefixtures("clock")
def test_a_newcomer_lists_fewer_tables(store: Store) -> None:
    tables, plan = Tables(store), TablePlan(GAME.id, [OPEN] * least(), listed=True)
    most, owner = RATES["list"].rates(new=True)["person"].at_once, someone(tables)
    assert most < MAX_LISTED
    for _ in range(most):
        tables.creation.create(owner, plan)
    with pytest.raises(TooMany):
        tables.creation.create(owner, plan)


@pytest.mark.usefixtures("clock")
def test_tables_on_the_home_page_are_limited_by_person_and_by_address(store: Store) -> None:
    tables = Tables(store)
    most = rate("list").at_once
    plan, listed = TablePlan(GAME.id, [OPEN] * least(), listed=True), 0
    with coming_from("192.0.2.1"):
        while listed < most:
            owner = replace(someone(tables), created=0.0)
            for _ in range(min(MAX_LISTED, most - listed)):
                tables.creation.create(owner, plan)
                listed += 1
        with pytest.raises(TooMany):
            tables.creation.create(someone(tables), plan)
    with coming_from("192.0.2.2"):
        owner = replace(someone(tables), created=0.0)
        for _ in range(MAX_LISTED):
            table = tables.creation.create(owner, plan)
        with pytest.raises(Refused, match="error-too-many-listed"):
            tables.creation.create(owner, plan)
        tables.creation.create(owner, replace(plan, listed=False))
        tables.ownership.cancel(table, owner)
        tables.creation.create(owner, plan)
