"""Quick match seats people together who want the same; bots take the seats that remain free."""

from contextlib import suppress
from dataclasses import replace

import pytest

from kaiserhof.community.quick_match import OPENING, WAITS, QuickMatch, Speed, Wish
from kaiserhof.tables import Person, Refused, Tables, TooMany
from kaiserhof.tables.clocks.clock import DAILY, LIVE
from tests.tables.party import GAME, someone

WISH = Wish(GAME.id, 3, LIVE, rated=True, bots=False)


@pytest.fixture
def quick(tables: Tables) -> QuickMatch:
    tables.store.database.clock = lambda: 1_000_000.0
    return QuickMatch(tables)


def later(tables: Tables, seconds: float) -> None:
    now = tables.store.database.clock()
    tables.store.database.clock = lambda: now + seconds


def at_the_table(tables: Tables, person: Person, table: str) -> None:
    """Opens the person's page of a table."""
    tables.presence.open_stream(person.id, f"tab-{person.name}", table)


def test_those_who_want_the_same_play_together(tables: Tables, quick: QuickMatch) -> None:
    people = [someone(tables, name) for name in ("Axel", "Barbara", "Chris")]
    found = [quick.seek(person, WISH) for person in people]
    assert len(set(found)) == 1
    view = tables.views.view(found[0], None)
    assert view.status == "playing"
    assert {seat.name for seat in view.seats} == {"Axel", "Barbara", "Chris"}
    stored = tables.store.tables.get(found[0])
    assert stored is not None
    assert stored[0].counts(stored[1])


@pytest.mark.parametrize(
    "other",
    [
        replace(WISH, seats=4),
        replace(WISH, clock=DAILY),
        replace(WISH, rated=False),
    ],
)
def test_those_who_want_something_else_wait_at_another_table(tables: Tables, quick: QuickMatch, other: Wish) -> None:
    assert quick.seek(someone(tables), WISH) != quick.seek(someone(tables), other)


def test_a_person_who_takes_any_number_of_players_fits_everywhere(tables: Tables, quick: QuickMatch) -> None:
    assert quick.seek(someone(tables), WISH) == quick.seek(someone(tables), replace(WISH, seats=None))


def test_seeking_twice_does_not_take_two_seats(tables: Tables, quick: QuickMatch) -> None:
    person = someone(tables)
    assert quick.seek(person, WISH) == quick.seek(person, WISH)
    assert len(tables.views.my_tables(person)) == 1


def test_nobody_is_sent_to_a_live_table_that_was_left(tables: Tables, quick: QuickMatch) -> None:
    gone, here = someone(tables, "Axel"), someone(tables, "Barbara")
    left = quick.seek(gone, WISH)
    later(tables, OPENING + 1)
    waiting = quick.seek(here, WISH)
    assert waiting != left
    at_the_table(tables, here, waiting)
    later(tables, OPENING + 1)
    assert quick.seek(someone(tables), WISH) == waiting
    by_the_day = replace(WISH, clock=DAILY)
    first = quick.seek(gone, by_the_day)
    later(tables, 3600)
    assert quick.seek(here, by_the_day) == first


@pytest.mark.parametrize("clock", [LIVE, DAILY])
def test_bots_take_the_free_seats_after_a_while_if_that_is_wished(
    tables: Tables, quick: QuickMatch, clock: Speed
) -> None:
    person = someone(tables)
    table = quick.seek(person, replace(WISH, clock=clock, bots=True))
    at_the_table(tables, person, table)
    alone = quick.seek(someone(tables, "Patient"), replace(WISH, clock=clock, seats=4))
    later(tables, WAITS[clock] - 1)
    assert quick.fill() == 0
    later(tables, 2)
    assert quick.fill() == 1
    view = tables.views.view(table, person)
    assert view.status == "playing"
    assert [seat.kind for seat in view.seats].count("bot") == 2
    assert quick.fill() == 0
    assert tables.views.view(alone, None).status == "gathering"


def test_a_live_table_that_everyone_has_left_is_listed_no_more(tables: Tables, quick: QuickMatch) -> None:
    table = quick.seek(someone(tables), replace(WISH, bots=True))
    assert [each.id for each in tables.views.open_tables()] == [table]
    later(tables, WAITS[LIVE] + 1)
    assert quick.fill() == 0
    assert tables.views.open_tables() == []
    assert tables.views.view(table, None).status == "gathering"


def test_a_game_is_not_for_any_number_of_people(tables: Tables, quick: QuickMatch) -> None:
    with pytest.raises(Refused, match="error-quick"):
        quick.seek(someone(tables), replace(WISH, seats=17))


def test_a_person_who_seeks_too_often_is_told_so_and_gets_no_table_of_their_own(
    tables: Tables, quick: QuickMatch
) -> None:
    table = quick.seek(someone(tables), WISH)
    person = someone(tables)
    tables.limits.enabled = True
    with suppress(TooMany):
        while True:
            tables.limits.spend("join", person.id)
    with pytest.raises(TooMany):
        quick.seek(person, WISH)
    assert tables.store.tables.open() == [table]
