"""The colours of seats: everyone has one, nobody has the same, and people keep theirs."""

from dataclasses import replace

import pytest

from kaiserhof.storage.rows import BOT, COLOURS, FREE, GATHERING, HOST, PERSON, SeatRow
from kaiserhof.tables import Person, Refused, TablePlan, Tables
from kaiserhof.tables.colours import coloured, with_wish
from tests.tables.party import BOT as BOT_PLAN
from tests.tables.party import GAME, ME, OPEN, Party, least, seated, someone


def row(seat: int, kind: str = PERSON, colour: str = "") -> SeatRow:
    return SeatRow(seat, kind, level=None, person=None, name="", stand_in=None, colour=colour)  # type: ignore[arg-type]


def colours(rows: list[SeatRow]) -> list[str]:
    return [each.colour for each in rows]


def wishing(tables: Tables, name: str, colour: str) -> Person:
    person = someone(tables, name)
    return tables.people.change_preferences(person, replace(person.likes, colour=colour))  # type: ignore[arg-type]


def shown(tables: Tables, table: str) -> dict[str, str]:
    return {seat.name: seat.colour for seat in tables.views.view(table, None).seats if seat.name}


def test_a_seat_without_a_colour_gets_that_of_its_number_or_one_that_is_left() -> None:
    assert colours(coloured([row(0), row(1, colour="yellow"), row(2)])) == ["blue", "yellow", "violet"]
    assert colours(coloured([row(0), row(1, colour="blue")])) == ["green", "blue"]


def test_who_sits_down_in_a_place_takes_over_its_colour() -> None:
    before = [row(0, FREE, "yellow"), row(1, colour="blue")]
    assert colours(coloured([row(0), before[1]], before)) == ["yellow", "blue"]


def test_more_seats_than_colours_leave_some_without_one() -> None:
    rows = coloured([row(seat) for seat in range(len(COLOURS) + 1)])
    assert colours(rows) == [*COLOURS, ""]


@pytest.mark.parametrize("kind", [BOT, FREE])
def test_a_wish_is_exchanged_with_a_bot_or_a_free_place(kind: str) -> None:
    assert colours(with_wish([row(0), row(1, kind)], 0, "green")) == ["green", "blue"]


def test_a_colour_that_another_person_has_stays_theirs() -> None:
    assert colours(with_wish([row(0), row(1)], 0, "green")) == ["blue", "green"]


def test_a_colour_that_nobody_has_is_taken_as_it_is() -> None:
    assert colours(with_wish([row(0), row(1)], 0, "red")) == ["red", "green"]


def test_a_person_gets_the_colour_they_wish_wherever_they_sit_down(tables: Tables) -> None:
    ada, ben = wishing(tables, "Ada", "red"), wishing(tables, "Ben", "red")
    table = tables.creation.create(ada, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)], begins=HOST))
    tables.lobby.sit(table, ben)
    found = shown(tables, table)
    assert found["Ada"] == "red", "who comes first has it"
    assert found["Ben"] != "red"


def test_a_person_chooses_a_colour_before_the_game(tables: Tables) -> None:
    ada, ben = someone(tables, "Ada"), someone(tables, "Ben")
    table = tables.creation.create(ada, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)], begins=HOST))
    tables.lobby.sit(table, ben)
    tables.lobby.choose_colour(table, ben, "yellow")
    assert shown(tables, table) == {"Ada": "blue", "Ben": "yellow"}
    with pytest.raises(Refused, match="error-colour-taken"):
        tables.lobby.choose_colour(table, ada, "yellow")
    with pytest.raises(Refused, match="error-colour-taken"):
        tables.lobby.choose_colour(table, ada, "mauve")
    assert shown(tables, table) == {"Ada": "blue", "Ben": "yellow"}


def test_nobody_changes_their_colour_during_the_game(tables: Tables) -> None:
    ada = someone(tables, "Ada")
    table = tables.creation.create(ada, TablePlan(GAME.id, [ME, *[BOT_PLAN] * (least() - 1)]))
    with pytest.raises(Refused, match="error-started"):
        tables.lobby.choose_colour(table, ada, "red")


def test_people_keep_their_colours_when_they_change_places_and_when_the_lot_is_drawn(tables: Tables) -> None:
    people = [wishing(tables, "Ada", "yellow"), *(someone(tables, f"guest {number}") for number in range(least() - 1))]
    plan = TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)], begins=HOST, lot=True)
    table = tables.creation.create(people[0], plan)
    for person in people[1:-1]:
        tables.lobby.sit(table, person)
    tables.lobby.change_place(table, people[0], least() - 1)
    tables.lobby.sit(table, people[-1])
    before = shown(tables, table)
    for first in range(least()):
        tables.lobby.start_with(table, people[0], first)
        assert shown(tables, table) == before
        assert len(set(before.values())) == least()
    assert tables.views.view(table, None).status == GATHERING
    tables.lobby.start_with(table, people[0], None)
    tables.lobby.begin(table, people[0])
    assert shown(tables, table) == before


def test_people_keep_their_colours_in_the_rematch(tables: Tables) -> None:
    party: Party = seated(tables)
    first = party.table
    before = shown(tables, first)
    party.finish()
    asker, *others = [person for person in party.people if person is not None]
    tables.offers.offer_rematch(first, asker)
    for person in others:
        (offer,) = tables.offers.asked_of(person)
        following = tables.offers.answer(offer.id, person, "yes")
    assert following is not None
    view = tables.views.view(following, None)
    assert shown(tables, following) == before
    assert [seat.name for seat in view.seats] != [seat.name for seat in tables.views.view(first, None).seats]
