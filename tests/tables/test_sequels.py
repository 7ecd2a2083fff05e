"""A move with its sequels: all of it happens, or nothing, and one undo takes it back."""

import pytest

from kaiserhof.engine import KaiserhofError
from kaiserhof.tables import Person, Tables, TableView
from tests.tables.party import Party, seated


def with_sequels(party: Party) -> tuple[Person, TableView, str, str]:
    """Plays until a person has a move with a sequel; returns person, view, move and sequel."""
    while True:
        person, view = party.chooser()
        for move, sequels in view.game.sequels(view.state, view.legal).items():
            if sequels:
                return person, view, view.state.text(move), view.state.text(sequels[0])
        party.go_on()


def test_a_move_and_its_sequel_are_written_together(tables: Tables) -> None:
    party = seated(tables)
    person, view, move, sequel = with_sequels(party)
    revision = view.revision
    tables.play.move(party.table, person, view.number, move, sequel)
    after = party.view(person)
    assert after.revision == revision + 1
    texts = [act.text for act in tables.store.log.acts(party.table)][view.number :]
    assert texts[:2] == [move, sequel]


def test_one_undo_takes_both_back(tables: Tables) -> None:
    party = seated(tables)
    while True:
        person, view, move, sequel = with_sequels(party)
        tables.play.move(party.table, person, view.number, move, sequel)
        after = party.view(person)
        if after.can_undo:
            break
    tables.play.undo(party.table, person, after.number, decisions=2)
    assert party.view(person).state == view.state
    assert party.view(person).legal == view.legal


def test_a_wrong_sequel_leaves_nothing_of_the_move(tables: Tables) -> None:
    party = seated(tables)
    person, view, move, _ = with_sequels(party)
    before = tables.store.log.acts(party.table)
    with pytest.raises(KaiserhofError):
        tables.play.move(party.table, person, view.number, move, move)
    assert tables.store.log.acts(party.table) == before
    assert party.view(person).state == view.state


def test_undoing_more_than_was_done_undoes_nothing(tables: Tables) -> None:
    party = seated(tables)
    person, view, move, sequel = with_sequels(party)
    tables.play.move(party.table, person, view.number, move, sequel)
    after = party.view(person)
    with pytest.raises(KaiserhofError):
        tables.play.undo(party.table, person, after.number, decisions=9)
    assert party.view(person).state == after.state
