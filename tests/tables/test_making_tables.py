"""Creating tables: who sits where, when a game starts, and what is refused."""

import pytest

from kaiserhof.bots import LEVELS
from kaiserhof.engine import Game, KaiserhofError, find_game, game_ids
from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.tables import Refused, SeatPlan, Store, TablePlan, Tables
from tests.tables.party import BOT, GAME, ME, OPEN, least, most, someone

GAMES = [find_game(game_id) for game_id in game_ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_quick_game_with_bots_starts_at_once(tables: Tables, game: Game) -> None:
    for seats in game.players:
        person = someone(tables)
        view = tables.views.view(tables.creation.create(person, TablePlan(game.id, [ME, *[BOT] * (seats - 1)])), person)
        assert view.status == PLAYING
        assert view.me == 0
        assert view.owner
        assert view.waiting_for is not None
        assert [seat.kind for seat in view.seats] == ["person", *["bot"] * (seats - 1)]


def test_the_start_is_announced(store: Store) -> None:
    heard: list[str] = []
    tables = Tables(store, heard.append)
    table = tables.creation.create(someone(tables), TablePlan(GAME.id, [ME, *[BOT] * (least() - 1)]))
    assert heard == [table]


def test_a_table_with_open_seats_waits(tables: Tables) -> None:
    person = someone(tables)
    view = tables.views.view(tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)])), person)
    assert view.status == GATHERING
    assert view.number == 0
    assert view.log == ()
    assert view.legal == ()
    assert view.waiting_for is None
    assert not view.can_undo
    assert not view.must_confirm


def test_a_game_starts_when_the_last_seat_is_taken(tables: Tables) -> None:
    owner = someone(tables, "Axel")
    table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN, ME, *[OPEN] * (least() - 2)]))
    for count in range(least() - 1):
        assert tables.views.view(table, owner).status == GATHERING
        tables.lobby.sit(table, someone(tables, f"guest {count}"))
    view = tables.views.view(table, owner)
    assert view.status == PLAYING
    assert view.me == 1
    assert [seat.name for seat in view.seats][:2] == ["guest 0", "Axel"]
    assert view.number == len(tables.store.log.acts(table))


def test_the_owner_need_not_sit(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    view = tables.views.view(table, owner)
    assert view.me is None
    assert view.owner


@pytest.mark.parametrize("seats", [0, least() - 1, most() + 1, 100])
def test_a_wrong_number_of_seats_is_refused(tables: Tables, seats: int) -> None:
    with pytest.raises(KaiserhofError, match="error-seats"):
        tables.creation.create(someone(tables), TablePlan(GAME.id, [OPEN] * seats))


def test_an_unknown_game_is_refused(tables: Tables) -> None:
    with pytest.raises(KaiserhofError, match="error-unknown-game"):
        tables.creation.create(someone(tables), TablePlan("no-such-game", [ME] * least()))


def test_unknown_options_and_values_are_refused(tables: Tables) -> None:
    person = someone(tables)
    plans = [ME, *[OPEN] * (least() - 1)]
    with pytest.raises(KaiserhofError, match="error-option"):
        tables.creation.create(person, TablePlan(GAME.id, plans, {"no-such-option": "yes"}))
    for option in GAME.options:
        with pytest.raises(KaiserhofError, match="error-option-value"):
            tables.creation.create(person, TablePlan(GAME.id, plans, {option.id: "no-such-value"}))
    assert tables.views.my_tables(person) == []


def test_options_are_kept(tables: Tables, store: Store) -> None:
    for seats, options in GAME.variants():
        person = someone(tables)
        table = tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (seats - 1)], options))
        assert tables.views.view(table, person).options == options
        found = store.tables.get(table)
        assert found is not None
        assert found[0].options == options


def test_a_person_has_one_seat_at_most(tables: Tables) -> None:
    with pytest.raises(Refused, match="error-two-seats"):
        tables.creation.create(someone(tables), TablePlan(GAME.id, [ME, ME, *[OPEN] * (least() - 2)]))


def test_bots_alone_are_refused(tables: Tables) -> None:
    with pytest.raises(Refused, match="error-only-bots"):
        tables.creation.create(someone(tables), TablePlan(GAME.id, [BOT] * least()))


def test_a_seat_is_planned_by_its_name() -> None:
    assert [SeatPlan.parse(level).level for level in LEVELS] == list(LEVELS)
    for text in ("", "Me", "person", "bot", "x" * 1000):
        with pytest.raises(Refused, match="error-unknown-seat"):
            SeatPlan.parse(text)


def test_ids_cannot_be_guessed(tables: Tables) -> None:
    person = someone(tables)
    ids = {tables.creation.create(person, TablePlan(GAME.id, [OPEN] * least())) for _ in range(20)}
    assert len(ids) == 20
    assert all(len(table) >= 12 for table in ids)
