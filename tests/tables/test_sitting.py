"""Sitting down and standing up."""

from functools import partial

import pytest

from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.tables import Forbidden, Missing, Refused, Stale, Store, TablePlan, Tables
from tests.tables.party import GAME, ME, OPEN, fresh, least, log_numbers, seated, someone
from tests.tables.together import outcomes


def waiting(tables: Tables) -> str:
    """Returns a table with one free seat."""
    table = tables.creation.create(someone(tables, "Axel"), TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    for count in range(least() - 2):
        tables.lobby.sit(table, someone(tables, f"guest {count}"))
    return table


def test_two_people_who_want_the_last_seat_do_not_both_get_it(tables: Tables) -> None:
    for _ in range(5):
        table = waiting(tables)
        rivals = [someone(tables, f"rival {count}") for count in range(2)]
        got = outcomes([partial(tables.lobby.sit, table, rival) for rival in rivals])
        assert sorted(error is None for error in got) == [False, True]
        assert all(error is None or isinstance(error, Refused) for error in got)
        view = tables.views.view(table, None)
        assert view.status == PLAYING
        assert sum(seat.name.startswith("rival") for seat in view.seats) == 1
        winner = rivals[got.index(None)]
        assert tables.views.view(table, winner).me == least() - 1


def test_two_people_who_come_through_different_processes_do_not_both_get_the_seat(
    doors: list[Tables], store: Store
) -> None:
    table = waiting(doors[0])
    for door in doors:
        door.views.view(table, None)
    rivals = [someone(doors[0], f"rival {count}") for count in range(2)]
    got = outcomes([partial(door.lobby.sit, table, rival) for door, rival in zip(doors, rivals, strict=True)])
    assert sorted(error is None for error in got) == [False, True]
    view = fresh(store).views.view(table, None)
    assert view.status == PLAYING
    assert sum(seat.name.startswith("rival") for seat in view.seats) == 1
    assert log_numbers(store, table) == list(range(view.number))


def test_nobody_sits_twice(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    with pytest.raises(Refused, match="error-seated"):
        tables.lobby.sit(table, owner)
    assert sum(seat.kind == "open" for seat in tables.views.view(table, owner).seats) == least() - 1


def test_someone_without_a_name_does_not_sit(tables: Tables) -> None:
    table = waiting(tables)
    with pytest.raises(Refused, match="error-name"):
        tables.lobby.sit(table, someone(tables, " \n "))
    assert tables.views.view(table, None).status == GATHERING


def test_nobody_sits_down_after_the_start(tables: Tables) -> None:
    party = seated(tables)
    with pytest.raises(Refused, match="error-started"):
        tables.lobby.sit(party.table, someone(tables))


def test_nobody_sits_at_a_table_that_is_not_there(tables: Tables) -> None:
    for table in ("no-such-table", "", "x" * 1000, "\0", "\ud800", "../x", "表"):
        with pytest.raises(Missing, match="error-no-table"):
            tables.lobby.sit(table, someone(tables))


def test_a_seat_left_is_free_again(tables: Tables) -> None:
    owner, guest = someone(tables, "Axel"), someone(tables, "Barbara")
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    tables.lobby.sit(table, guest)
    tables.lobby.stand_up(table, owner)
    view = tables.views.view(table, owner)
    assert view.me is None
    assert not view.owner
    assert tables.views.view(table, guest).owner
    assert [seat.kind for seat in view.seats][:2] == ["open", "person"]
    assert view.seats[0].name == ""
    tables.lobby.sit(table, owner)
    assert tables.views.view(table, owner).me == 0


def test_only_someone_seated_stands_up(tables: Tables) -> None:
    table = waiting(tables)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        tables.lobby.stand_up(table, someone(tables))


def test_nobody_stands_up_after_the_start(tables: Tables) -> None:
    party = seated(tables)
    with pytest.raises(Refused, match="error-started"):
        tables.lobby.stand_up(party.table, party.owner)
    assert tables.views.view(party.table, party.owner).me == 0


def test_standing_up_while_the_game_starts_elsewhere_is_refused_or_prevents_the_start(
    doors: list[Tables], store: Store
) -> None:
    for _ in range(5):
        leaver, last = someone(doors[0], "Barbara"), someone(doors[0], "Chris")
        table = doors[0].creation.create(leaver, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
        for count in range(least() - 2):
            doors[0].lobby.sit(table, someone(doors[0], f"guest {count}"))
        doors[1].views.view(table, None)
        left, _ = outcomes([partial(doors[0].lobby.stand_up, table, leaver), partial(doors[1].lobby.sit, table, last)])
        view = fresh(store).views.view(table, None)
        free = sum(seat.kind == "open" for seat in view.seats)
        assert view.status == (GATHERING if left is None else PLAYING)
        assert bool(free) == (left is None)


def test_a_seat_freed_twice_is_not_taken_from_the_person_who_came_in_between(store: Store) -> None:
    tables = fresh(store)
    leaver, comer = someone(tables, "Barbara"), someone(tables, "Chris")
    table = tables.creation.create(leaver, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    found = store.tables.get(table)
    assert found is not None
    before = found[1][0]
    tables.lobby.stand_up(table, leaver)
    free = store.tables.get(table)
    assert free is not None
    tables.lobby.sit(table, comer)
    with pytest.raises(Stale, match="error-seat-taken"):
        store.tables.change_seat(table, before, free[1][0], GATHERING)
    assert fresh(store).views.view(table, comer).me == 0
