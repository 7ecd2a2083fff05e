"""Undo: within one's turn, never across chance or others; the log only grows."""

import pytest

from kaiserhof.engine import CHANCE, NotAllowed
from kaiserhof.storage.rows import MOVE, PLAYING, UNDO
from kaiserhof.tables import Tables
from tests.tables.party import replayed, seated


def test_an_undo_gives_back_the_position_and_is_an_act_of_the_log(tables: Tables) -> None:
    party = seated(tables)
    undone = 0
    while undone < 5:
        person, before = party.chooser()
        tables.play.move(party.table, person, before.number, before.state.text(party.rng.choice(before.legal)))
        view = party.view(person)
        if not view.can_undo:
            continue
        acts = tables.store.log.acts(party.table)
        tables.play.undo(party.table, person, view.number)
        undone += 1
        after = party.view(person)
        assert (after.state, after.legal, after.log, after.points) == (
            before.state,
            before.legal,
            before.log,
            before.points,
        )
        log = tables.store.log.acts(party.table)
        assert log[:-1] == acts
        assert (log[-1].seat, log[-1].kind) == (before.me, UNDO)
        assert after.number == view.number + 1
        for _ in range(3):
            party.go_on()


def test_undo_goes_back_decision_by_decision_to_the_beginning_of_the_turn_and_no_further(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    while view.can_undo:
        tables.play.undo(party.table, person, view.number)
        view = party.view(person)
    acts = tables.store.log.acts(party.table)
    with pytest.raises(NotAllowed, match="error-no-undo"):
        tables.play.undo(party.table, person, view.number)
    assert tables.store.log.acts(party.table) == acts
    assert view.legal


def test_undo_never_crosses_chance_or_another_seat_or_a_confirmation(tables: Tables) -> None:
    party = seated(tables)
    allowed = refused = 0
    while party.view().status == PLAYING and allowed + refused < 90:
        replay = replayed(tables.store, party.table)
        for seat, person in enumerate(party.people):
            assert person is not None
            view = party.view(person)
            if view.can_undo:
                back = replay.asked[::-1].index(True) + 1
                assert {mover for _, mover, _ in replay.told[-back:]} == {seat}
                kinds = [act.kind for act in tables.store.log.acts(party.table)[replay.told[-back][0] :]]
                assert set(kinds) <= {MOVE, UNDO}
                allowed += 1
            else:
                with pytest.raises(NotAllowed, match="error-no-undo"):
                    tables.play.undo(party.table, person, view.number)
                refused += 1
        party.go_on()
    assert allowed
    assert refused


def test_what_chance_did_stays_done(tables: Tables) -> None:
    party = seated(tables)
    for _ in range(60):
        chances = [act.text for act in tables.store.log.acts(party.table) if act.seat == CHANCE]
        person, view = party.mover()
        if view.can_undo and party.rng.random() < 0.5:
            tables.play.undo(party.table, person, view.number)
        else:
            party.go_on()
        now = [act.text for act in tables.store.log.acts(party.table) if act.seat == CHANCE]
        assert now[: len(chances)] == chances


def test_another_seat_does_not_take_back(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    for other in party.people:
        if other is not None and other != person:
            with pytest.raises(NotAllowed, match="error-no-undo"):
                tables.play.undo(party.table, other, view.number)
