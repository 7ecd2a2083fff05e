"""Lists of tables: a person's own, and those with a free seat."""

from kaiserhof.storage.rows import FINISHED, GATHERING, PLAYING
from kaiserhof.tables import Store, TablePlan, Tables
from tests.tables.party import BOT, GAME, ME, OPEN, Party, fresh, least, seated, someone


def mine(party: Party) -> list[str]:
    return [table.id for table in party.tables.views.my_tables(party.owner)]


def test_tables_where_i_am_to_move_come_first_and_finished_ones_last(tables: Tables) -> None:
    person = someone(tables, "Axel")
    plans = [ME, *[BOT] * (least() - 1)]
    ended = Party(tables, tables.creation.create(person, TablePlan(GAME.id, plans)), [person, *[None] * (least() - 1)])
    ended.finish()
    waiting = tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    asked = Party(tables, tables.creation.create(person, TablePlan(GAME.id, plans)), [person, *[None] * (least() - 1)])
    asked.chooser()
    later = tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    tables.chat.say(ended.table, person, "that was nice")
    lists = [service.views.my_tables(person) for service in (tables, fresh(tables.store))]
    for found in lists:
        assert [table.id for table in found] == [asked.table, later, waiting, ended.table]
        assert [table.my_move for table in found] == [True, False, False, False]
        assert [table.status for table in found] == [PLAYING, GATHERING, GATHERING, FINISHED]
        assert [table.free for table in found] == [0, least() - 1, least() - 1, 0]
    assert lists[0] == lists[1]
    assert lists[0][-1].winners
    assert lists[0][0].winners == ()


def test_the_table_that_changed_last_comes_first(tables: Tables) -> None:
    person = someone(tables, "Axel")
    made = [tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)])) for _ in range(3)]
    tables.ownership.admit_spectators(made[0], person, admitted=False)
    assert [table.id for table in tables.views.my_tables(person)] == [made[0], made[2], made[1]]


def test_a_list_says_when_a_table_changed(tables: Tables) -> None:
    party = seated(tables)
    before = tables.views.my_tables(party.owner)[0].changed
    party.go_on()
    after = tables.views.my_tables(party.owner)[0].changed
    assert after > before
    assert fresh(tables.store).views.my_tables(party.owner)[0].changed == after


def test_a_table_is_in_the_lists_of_its_owner_and_of_everyone_seated(tables: Tables) -> None:
    owner, guest = someone(tables, "Axel"), someone(tables, "Barbara")
    table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    assert tables.views.my_tables(guest) == []
    tables.lobby.sit(table, guest)
    assert [found.id for found in tables.views.my_tables(guest)] == [table]
    assert [found.id for found in tables.views.my_tables(owner)] == [table]
    tables.lobby.stand_up(table, guest)
    assert tables.views.my_tables(guest) == []


def test_it_is_not_my_move_while_a_bot_plays_for_me(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    party.chooser()
    assert tables.views.my_tables(party.owner)[0].my_move
    tables.stand_ins.hand_over(party.table, party.owner, "random")
    assert not tables.views.my_tables(party.owner)[0].my_move


def test_a_turn_to_confirm_is_my_move(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    party.go_on_until_confirmation()
    assert tables.views.my_tables(party.owner)[0].my_move


def test_listed_tables_with_a_free_seat_are_open(tables: Tables) -> None:
    owner = someone(tables, "Axel")
    hidden = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    listed = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)], listed=True))
    full = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (least() - 1)], listed=True))
    found = tables.views.open_tables()
    assert [table.id for table in found] == [listed]
    assert hidden != full
    assert found[0].free == least() - 1
    assert found[0].names == ("Axel",)
    assert not found[0].my_move
    for count in range(least() - 1):
        tables.lobby.sit(listed, someone(tables, f"guest {count}"))
    assert tables.views.open_tables() == []


def test_tables_where_a_game_goes_on_can_be_found_after_a_restart(store: Store) -> None:
    tables = fresh(store)
    party = seated(tables)
    tables.creation.create(party.owner, TablePlan(GAME.id, [OPEN] * least()))
    over = seated(tables)
    over.finish()
    gone = seated(tables)
    gone.end()
    assert store.tables.running() == [party.table]
    assert mine(party)
