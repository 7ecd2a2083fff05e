"""Which table's bot goes first: where people play, then the longest waiting table of each owner."""

from kaiserhof.tables import Person, TablePlan, Tables
from tests.tables.meeting.simulated import Hours
from tests.tables.party import BOT, GAME, ME, least, someone

LONG = 60.0


def with_a_person(tables: Tables, owner: Person) -> str:
    """Returns a table where a person plays with bots, and a bot is to move."""
    while True:
        table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (least() - 1)], lot=True))
        view = tables.views.view(table, None)
        if view.waiting_for is not None and view.seats[view.waiting_for].level:
            return table


def of_bots_alone(tables: Tables, owner: Person) -> str:
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (least() - 1)]))
    tables.stand_ins.hand_over(table, owner, "random")
    return table


def test_a_table_with_people_comes_before_tables_of_bots_alone(tables: Tables) -> None:
    hours = Hours()
    tables.store.database.clock = hours
    made = []
    for make in (of_bots_alone, with_a_person, of_bots_alone):
        made.append(make(tables, someone(tables)))
        hours.pass_by(1)
    assert tables.work.take_tables(1, LONG) == [made[1]]


def test_an_owner_of_many_tables_waits_no_less_than_others(tables: Tables) -> None:
    hours = Hours()
    tables.store.database.clock = hours
    greedy, modest = someone(tables), someone(tables)
    owners = [greedy] * 3 + [modest]
    made = []
    for owner in owners:
        made.append(of_bots_alone(tables, owner))
        hours.pass_by(1)
    assert tables.work.take_tables(1, LONG) == [made[0]]
    assert tables.work.take_tables(1, LONG) == [made[3]]
    assert tables.work.take_tables(1, LONG) == [made[1]]
