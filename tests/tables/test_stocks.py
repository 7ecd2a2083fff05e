"""Budgets: everything that visitors create is declared with its limits, and nobody can use up the room of others."""

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Table as DatabaseTable
from sqlalchemy import func, select

from kaiserhof.storage import budgets, schema
from kaiserhof.storage.budgets import DAY, RATES, STOCKS, UNBOUNDED, Stock
from kaiserhof.tables import Refused, SeatPlan, Store, TablePlan, Tables, TooMany
from kaiserhof.tables.meeting import presence
from kaiserhof.tables.upkeep import Upkeep
from tests.tables.party import GAME, OPEN, least, seated, someone
from tests.tables.test_limits import coming_from
from tests.tables.test_own_boards import GAME as BOARD_GAME
from tests.tables.test_own_boards import board
from tests.tables.test_replay import record_of_a_game


def rows(store: Store, table: DatabaseTable, **where: Any) -> int:
    same = [table.c[name] == value for name, value in where.items()]
    with store.database.reading() as connection:
        return connection.scalar(select(func.count()).select_from(table).where(*same)) or 0


def limit(monkeypatch: pytest.MonkeyPatch, name: str, **values: int) -> None:
    monkeypatch.setitem(budgets.STOCKS, name, replace(STOCKS[name], **values))  # type: ignore[arg-type]


def test_every_database_table_is_a_stock_with_a_bound() -> None:
    assert set(STOCKS) == set(schema.metadata.tables)
    only_ours = {"orders", "facts"}
    for name, stock in STOCKS.items():
        assert (stock == Stock()) == (name in only_ours), name
        assert set(stock.follows) <= set(STOCKS), name


def is_bounded(name: str, seen: tuple[str, ...] = ()) -> bool:
    """Returns whether a stock is bounded, given a limited rate of rows."""
    stock = STOCKS[name]
    if name in ("people", "orders", "facts") or min(stock.all, stock.person, stock.each) < UNBOUNDED:
        return True
    return bool(stock.follows) and all(each not in seen and is_bounded(each, (*seen, name)) for each in stock.follows)


@pytest.mark.parametrize("name", STOCKS)
def test_every_stock_is_bounded_by_a_number_or_by_what_it_follows_from(name: str) -> None:
    assert is_bounded(name)


@pytest.mark.parametrize("name", [name for name, stock in STOCKS.items() if stock.rate])
def test_what_visitors_make_is_made_at_a_rate_that_bounds_networks(name: str) -> None:
    rate = STOCKS[name].rate
    assert rate is not None
    assert "network" in RATES[rate].rates()


def test_the_records_of_one_network_do_not_push_out_those_of_others(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "records", person=2, network=3, all=5)
    text = record_of_a_game(tables).write()
    with coming_from("192.0.2.1"):
        mine = tables.records.upload_record(someone(tables), text)
    with coming_from("192.0.2.2"):
        for _ in range(10):
            tables.records.upload_record(someone(tables), text)
    assert rows(store, schema.records) == 4
    for network in (3, 4):
        with coming_from(f"192.0.2.{network}"):
            person = someone(tables)
            for _ in range(3):
                tables.records.upload_record(person, text)
    assert rows(store, schema.records) <= 5
    assert store.archive.record(mine) is not None


def test_the_boards_of_one_network_do_not_push_out_those_of_others(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "boards", network=2, all=4)
    with coming_from("192.0.2.1"):
        mine = tables.boards.upload(someone(tables), BOARD_GAME.id, board(0))
    with coming_from("192.0.2.2"):
        owner = someone(tables)
        played = tables.boards.upload(owner, BOARD_GAME.id, board(1))
        seats = [SeatPlan.parse("me"), *[OPEN] * (BOARD_GAME.players[0] - 1)]
        tables.creation.create(owner, TablePlan(BOARD_GAME.id, seats, board=played))
        for number in range(2, 8):
            tables.boards.upload(someone(tables), BOARD_GAME.id, board(number))
    assert rows(store, schema.boards) == 4
    assert store.boards.get(mine) is not None
    assert store.boards.get(played) is not None


def test_a_board_on_which_nobody_plays_expires(tables: Tables, store: Store) -> None:
    owner = someone(tables)
    unused, played = (tables.boards.upload(owner, BOARD_GAME.id, board(number)) for number in range(2))
    seats = [SeatPlan.parse("me"), *[OPEN] * (BOARD_GAME.players[0] - 1)]
    tables.creation.create(owner, TablePlan(BOARD_GAME.id, seats, board=played))
    now = store.database.clock()
    store.database.clock = lambda: now + 29 * DAY
    Upkeep(tables, 0, 0).drop_unused()
    assert store.boards.get(unused) is not None
    store.database.clock = lambda: now + 31 * DAY
    Upkeep(tables, 0, 0).drop_unused()
    assert store.boards.get(unused) is None
    assert store.boards.get(played) is not None


def test_a_cancelled_table_is_deleted_after_some_days_with_all_that_belongs_to_it(tables: Tables, store: Store) -> None:
    party, other = seated(tables), seated(tables)
    tables.chat.say(party.table, party.owner, "hello")
    tables.views.note_read(party.table, party.owner, 1)
    tables.presence.heartbeat(party.owner.id, "tab", party.table)
    party.end()
    now = store.database.clock()
    store.database.clock = lambda: now + 31 * DAY
    Upkeep(tables, 0, 0).drop_unused()
    assert store.tables.get(party.table) is None
    assert store.tables.get(other.table) is not None
    for table in schema.metadata.sorted_tables:
        if "table_id" in table.c:
            assert rows(store, table, table_id=party.table) == 0, table.name


def test_a_person_has_a_bounded_number_of_unfinished_games(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "tables", person=2, network=3, all=4)
    tables = Tables(store)
    plan = TablePlan(GAME.id, [OPEN] * least())
    with coming_from("192.0.2.1"):
        owner = someone(tables)
        mine = [tables.creation.create(owner, plan) for _ in range(2)]
        with pytest.raises(Refused, match="error-too-many-tables"):
            tables.creation.create(owner, plan)
        tables.ownership.cancel(mine[0], owner)
        tables.creation.create(owner, plan)
        tables.creation.create(someone(tables), plan)
        with pytest.raises(TooMany):
            tables.creation.create(someone(tables), plan)
    with coming_from("192.0.2.2"):
        tables.creation.create(someone(tables), plan)
        with pytest.raises(TooMany):
            tables.creation.create(someone(tables), plan)


def test_presence_remembers_a_bounded_number_of_tables(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "presences", person=3)
    person, now = someone(tables), store.database.clock()
    for number in range(8):
        store.database.clock = lambda number=number: now + number * presence.SILENT * 2  # type: ignore[misc]
        tables.presence.heartbeat(person.id, f"tab-{number}", f"table-{number}")
        tables.presence.step()
    assert rows(store, schema.presences, person=person.id) <= 4


def test_chat_keeps_the_latest_messages(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "chat", each=3)
    party = seated(tables)
    for number in range(6):
        tables.chat.say(party.table, party.owner, str(number))
    assert [line.text for line in party.view(party.owner).chat] == ["3", "4", "5"]
    assert rows(store, schema.chat) == 3


def test_settled_offers_make_room(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "offers", each=3)
    party = seated(tables, people=least())
    for _ in range(6):
        tables.offers.offer_end(party.table, party.owner)
        (offer,) = store.offers.open_at(party.table)
        tables.offers.withdraw(offer.id, party.owner)
    assert rows(store, schema.offers) == 3


def test_a_game_has_a_bounded_number_of_undos(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    limit(monkeypatch, "acts", each=view.number)
    with pytest.raises(TooMany, match="error-too-many-undos"):
        tables.play.undo(party.table, person, view.number)
    tables.play.confirm(party.table, person, view.number)


def test_a_person_mutes_a_bounded_number_of_people(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "mutes", person=1)
    party = seated(tables, people=least())
    for person in party.people[1:3]:
        assert person is not None
        tables.chat.say(party.table, person, "hello")
    tables.chat.mute(party.table, party.owner, 0)
    with pytest.raises(TooMany):
        tables.chat.mute(party.table, party.owner, 0, everywhere=True)
