"""At the pace "tap", each turn of a bot waits until a person at the table starts it."""

from collections.abc import Callable
from random import Random

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables import Forbidden, Limits, Stale, Store, TablePlan, Tables
from kaiserhof.tables.table import BY_ITSELF
from tests.tables.meeting.simulated import Hours
from tests.tables.party import BOT, GAME, ME, OPEN, Party, least, most, someone


def with_bots(tables: Tables, people: int = 2, game: str = GAME.id) -> Party:
    """Returns a game of people and at least one bot, whose turns wait."""
    bots = max(1, least(find_game(game)) - people)
    everyone = [someone(tables, f"person {number}") for number in range(people)]
    plans = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
    table = tables.creation.create(everyone[0], TablePlan(game, plans, pace="tap"))
    for person in everyone[1:]:
        tables.lobby.sit(table, person)
    return Party(tables, table, [*everyone, *[None] * bots], Random(3))


def until_a_bot_waits(party: Party) -> int:
    """Plays until a bot's turn waits; returns the length of the log."""
    while party.view().call_by is None:
        assert party.go_on()
    return party.view().number


def test_a_bots_turn_waits_until_anyone_at_the_table_lets_it_begin(tables: Tables) -> None:
    party = with_bots(tables)
    number = until_a_bot_waits(party)
    assert tables.bots.take_task(party.table) is None
    due: list[str] = []
    tables.loaded_tables.subscribe_due(due.append)
    guest = party.people[1]
    assert guest is not None
    with pytest.raises(Stale):
        tables.play.call_bot(party.table, guest, number - 1)
    with pytest.raises(Forbidden):
        tables.play.call_bot(party.table, someone(tables, "spectator"), number)
    tables.play.call_bot(party.table, guest, number)
    assert due == [party.table]
    assert party.view().call_by is None
    with pytest.raises(Stale):  # the other one taps at the same moment
        tables.play.call_bot(party.table, party.owner, number)
    assert party.bot_goes_on()


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_waits_once_a_turn_and_answers_others_at_once(quick_tables: Tables, game: str) -> None:
    party = with_bots(quick_tables, people=1, game=game)
    waited: list[int] = []
    table = quick_tables.loaded_tables.cached[party.table]
    for _ in range(300):
        view = party.view()
        if view.status != "playing":
            break
        if view.call_by is not None:
            assert quick_tables.bots.take_task(party.table) is None
            waited.append(len(table.match.entries))
            quick_tables.play.call_bot(party.table, party.owner, view.number)
        else:
            assert party.go_on()
    begun: list[int] = []
    turn = None
    for number, entry in enumerate(table.match.entries):
        if entry.asked:
            if entry.mover == entry.turn != turn and party.people[entry.mover] is None:
                begun.append(number)
            turn = entry.turn
    assert begun
    assert waited[: len(begun)] == begun


def test_nobody_is_kept_waiting_for_ever(quick_tables: Tables) -> None:
    hours = Hours()
    quick_tables.store.database.clock = hours
    party = with_bots(quick_tables)
    until_a_bot_waits(party)
    by = party.view().call_by
    assert by == hours.now + BY_ITSELF
    hours.pass_by(BY_ITSELF - 1)
    assert quick_tables.work.take_tables(5, 10.0) == []
    hours.pass_by(2)
    assert quick_tables.work.take_tables(5, 10.0) == [party.table]
    assert party.bot_goes_on()


def test_a_tap_counts_after_a_restart_and_so_does_none(open_store: Callable[[], Store]) -> None:
    party = with_bots(Tables(open_store(), limits=Limits(enabled=False)))
    number = until_a_bot_waits(party)
    again = Tables(open_store(), limits=Limits(enabled=False))
    assert again.views.view(party.table, None).call_by is not None
    assert again.bots.take_task(party.table) is None
    party.tables.play.call_bot(party.table, party.owner, number)
    once_more = Tables(open_store(), limits=Limits(enabled=False))
    assert once_more.views.view(party.table, None).call_by is None
    assert once_more.bots.take_task(party.table) is not None


def test_bots_do_not_wait_where_no_person_plays(quick_tables: Tables) -> None:
    party = with_bots(quick_tables, people=1)
    quick_tables.stand_ins.hand_over(party.table, party.owner, "novice")
    for _ in range(20):
        assert party.bot_goes_on()


def test_at_another_pace_no_bot_waits(quick_tables: Tables) -> None:
    owner = someone(quick_tables)
    table = quick_tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (most() - 1)], pace="slow"))
    party = Party(quick_tables, table, [owner, *[None] * (most() - 1)])
    for _ in range(30):
        assert party.view().call_by is None
        party.go_on()


def test_someone_alone_against_bots_ends_a_pause_once_a_move(tables: Tables) -> None:
    person = someone(tables)
    table = tables.creation.create(person, TablePlan(GAME.id, [ME, *[BOT] * (least(GAME) - 1)]))
    party = Party(tables, table, [person, *[None] * (least(GAME) - 1)], Random(3))
    while not party.view(person).hurries:
        assert party.go_on()
    number = party.view().number
    due: list[str] = []
    tables.loaded_tables.subscribe_due(due.append)
    tables.play.call_bot(table, person, number)
    assert due == [table]
    with pytest.raises(Stale):
        tables.play.call_bot(table, person, number)
    assert party.bot_goes_on()


def test_nobody_hurries_a_bot_while_others_watch_it(tables: Tables) -> None:
    people = [someone(tables, f"person {number}") for number in range(2)]
    table = tables.creation.create(people[0], TablePlan(GAME.id, [ME, OPEN, *[BOT] * max(1, least(GAME) - 2)]))
    tables.lobby.sit(table, people[1])
    party = Party(tables, table, [*people, *[None] * max(1, least(GAME) - 2)], Random(3))
    while not tables.loaded_tables.cached[table].bot_is_due():
        assert party.go_on()
    assert not party.view(people[0]).hurries
    with pytest.raises(Stale):
        tables.play.call_bot(table, people[0], party.view().number)
