"""After a restart of a process, everyone sees what they saw before."""

import pytest

from kaiserhof.engine import Game, find_game, game_ids, verify
from kaiserhof.storage.rows import FINISHED, UNDO
from kaiserhof.tables import Tables
from tests.tables.party import Party, fresh, most, replayed, seated

GAMES = pytest.mark.parametrize("game", [find_game(game_id) for game_id in game_ids()], ids=lambda game: game.id)


def go_on_or_back(party: Party) -> bool:
    """Makes a possible move, sometimes an undo; returns False if the game is over."""
    person = party.awaited()
    if person is not None and party.rng.random() < 0.3:
        view = party.view(person)
        if view.can_undo:
            party.tables.play.undo(party.table, person, view.number)
            return True
    return party.go_on()


def everyones_view_is_the_same(party: Party) -> None:
    again = fresh(party.tables.store)
    for person in (*party.people, None):
        if person is not None or None in party.people or party.rng.random() < 0.5:
            assert again.views.view(party.table, person) == party.view(person)
    assert again.bots.take_task(party.table) == party.tables.bots.take_task(party.table)
    assert again.views.my_tables(party.owner) == party.tables.views.my_tables(party.owner)


@GAMES
def test_a_reloaded_table_looks_the_same_to_everyone_at_every_point_of_a_game(tables: Tables, game: Game) -> None:
    party = seated(tables, game, bots=1, seed=2)
    due = 0
    while go_on_or_back(party):
        if due == 0:
            everyones_view_is_the_same(party)
            due = party.rng.randint(15, 25) if tables.store.database.shared else party.rng.randint(3, 9)
        due -= 1
    everyones_view_is_the_same(party)
    assert party.view().status == FINISHED
    assert any(act.kind == UNDO for act in tables.store.log.acts(party.table))


@GAMES
def test_a_game_goes_on_after_every_restart(quick_tables: Tables, game: Game) -> None:
    party = seated(quick_tables, game, people=most(game), seed=3)
    while go_on_or_back(party):
        if party.rng.random() < 0.3:
            party.tables = fresh(quick_tables.store)
    assert replayed(quick_tables.store, party.table).state.seen_by(None) == party.view().state


@GAMES
def test_the_dice_are_those_that_were_promised_whether_there_was_a_restart_or_not(
    quick_tables: Tables, game: Game
) -> None:
    party = seated(quick_tables, game)
    promised = party.view().commitment
    for _ in range(30):
        party.go_on()
    party.tables = fresh(quick_tables.store)
    assert party.view().commitment == promised
    party.finish()
    record = party.tables.records.record(party.table, None)
    assert record.commitment == promised
    assert verify(record, game) > 0
