"""Moves and ends of turns: who may make them and when; refused requests write nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kaiserhof.engine import KaiserhofError, NotAllowed, UnknownMove
from kaiserhof.storage.rows import CONFIRM, FINISHED, MOVE
from kaiserhof.tables import Forbidden, Missing, Person, Refused, Stale, Store, TablePlan, Tables
from tests.tables.party import GAME, ME, OPEN, Party, fresh, least, replayed, seated, someone


@contextmanager
def nothing_written(party: Party) -> Iterator[None]:
    """Asserts that the block changes neither the log nor anyone's view."""
    store = party.tables.store
    before = store.log.acts(party.table), [party.view(person) for person in (*party.people, None)]
    yield
    assert (store.log.acts(party.table), [party.view(person) for person in (*party.people, None)]) == before
    assert fresh(store).views.view(party.table, None) == party.view(None)


def first_move(party: Party) -> tuple[Person, int, str]:
    person, view = party.chooser()
    return person, view.number, view.state.text(view.legal[0])


def test_a_move_is_written_with_its_seat_and_text(tables: Tables) -> None:
    party = seated(tables)
    person, number, text = first_move(party)
    tables.play.move(party.table, person, number, text)
    act = tables.store.log.acts(party.table)[number]
    assert (act.seat, act.kind, act.text) == (party.people.index(person), MOVE, text)
    assert party.view(person).number == len(tables.store.log.acts(party.table)) > number


def test_a_whole_game_can_be_played(tables: Tables) -> None:
    party = seated(tables, bots=1)
    while party.go_on():
        pass
    view = party.view()
    assert view.status == FINISHED
    assert view.waiting_for is None
    assert view.legal == ()
    assert replayed(tables.store, party.table).state.seen_by(None) == view.state
    assert len(view.points) == len(replayed(tables.store, party.table).told)
    assert list(view.points[-1]) == view.state.scores()


def test_a_move_out_of_turn_is_refused(tables: Tables) -> None:
    party = seated(tables)
    person, number, text = first_move(party)
    for other in party.people:
        if other is not None and other != person:
            assert party.view(other).legal == ()
            with nothing_written(party), pytest.raises(NotAllowed, match="error-not-your-turn"):
                tables.play.move(party.table, other, number, text)


def test_a_player_who_does_not_sit_there_does_not_move(tables: Tables) -> None:
    party = seated(tables)
    _, number, text = first_move(party)
    stranger = someone(tables)
    for deed in (tables.play.confirm, tables.play.undo):
        with nothing_written(party), pytest.raises(Forbidden, match="error-no-seat-here"):
            deed(party.table, stranger, number)
    with nothing_written(party), pytest.raises(Forbidden, match="error-no-seat-here"):
        tables.play.move(party.table, stranger, number, text)


def test_a_move_for_another_length_of_the_log_is_stale(tables: Tables) -> None:
    party = seated(tables)
    person, number, text = first_move(party)
    with nothing_written(party):
        for off in (-1, 1, -1000, 10**30):
            for deed in (tables.play.confirm, tables.play.undo):
                with pytest.raises(Stale, match="error-stale"):
                    deed(party.table, person, number + off)
            with pytest.raises(Stale, match="error-stale"):
                tables.play.move(party.table, person, number + off, text)


def test_a_doubled_move_is_made_once(tables: Tables) -> None:
    party = seated(tables)
    person, number, text = first_move(party)
    tables.play.move(party.table, person, number, text)
    with nothing_written(party), pytest.raises(Stale, match="error-stale"):
        tables.play.move(party.table, person, number, text)


def test_an_illegal_move_names_its_rule_and_writes_nothing(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.chooser()
    state = replayed(tables.store, party.table).state
    illegal = [move for move in state.vocabulary() if state.why_not(move) is not None]
    for move in party.rng.sample(illegal, 5):
        with nothing_written(party), pytest.raises(NotAllowed) as refused:
            tables.play.move(party.table, person, view.number, state.text(move))
        assert refused.value.message.id == "error-illegal-move"
        assert refused.value.message.values["rule"]


def test_an_unknown_text_is_no_move(tables: Tables) -> None:
    party = seated(tables)
    person, number, _ = first_move(party)
    with nothing_written(party):
        for text in ("", "no such move", "x" * 100_000, "\0", "\ud800", "😀", "-1", "'; DROP TABLE acts"):
            with pytest.raises(UnknownMove):
                tables.play.move(party.table, person, number, text)


def test_nothing_is_played_before_the_start(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    text = GAME.start(least()).text(GAME.start(least()).vocabulary()[0])
    with pytest.raises(Refused, match="error-not-running"):
        tables.play.move(table, owner, 0, text)
    assert tables.store.log.acts(table) == []


def test_nothing_is_played_after_the_end(tables: Tables) -> None:
    party = seated(tables)
    party.finish()
    number = party.view().number
    for deed in (tables.play.confirm, tables.play.undo):
        with nothing_written(party), pytest.raises(Refused, match="error-not-running"):
            deed(party.table, party.owner, number)
    with nothing_written(party), pytest.raises(Refused, match="error-not-running"):
        tables.play.move(party.table, party.owner, number, tables.store.log.acts(party.table)[-1].text)


def test_nothing_is_played_at_a_table_that_is_not_there(tables: Tables) -> None:
    with pytest.raises(Missing, match="error-no-table"):
        tables.play.move("no-such-table", someone(tables), 0, "x")


def test_a_turn_ends_when_it_is_confirmed(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    assert view.waiting_for == view.me
    assert view.legal == ()
    assert view.can_undo
    tables.play.confirm(party.table, person, view.number)
    act = tables.store.log.acts(party.table)[view.number]
    assert (act.seat, act.kind, act.text) == (view.me, CONFIRM, "")
    after = party.view(person)
    assert not after.must_confirm
    assert not after.can_undo
    assert after.number > view.number


def test_only_the_one_whose_turn_ends_confirms_it(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    for other in party.people:
        if other is not None and other != person:
            assert not party.view(other).must_confirm
            with nothing_written(party), pytest.raises(NotAllowed, match="error-nothing-to-confirm"):
                tables.play.confirm(party.table, other, view.number)


def test_nothing_is_confirmed_inside_a_turn(tables: Tables) -> None:
    party = seated(tables)
    person, number, _ = first_move(party)
    with nothing_written(party), pytest.raises(NotAllowed, match="error-nothing-to-confirm"):
        tables.play.confirm(party.table, person, number)


def test_nobody_moves_before_the_turn_is_confirmed(tables: Tables) -> None:
    party = seated(tables)
    _, view = party.go_on_until_confirmation()
    state = replayed(tables.store, party.table).state
    text = state.text(state.legal_moves()[0]) if state.legal_moves() else "x"
    for other in party.people:
        assert other is not None
        assert party.view(other).legal == ()
        with nothing_written(party), pytest.raises(KaiserhofError):
            tables.play.move(party.table, other, view.number, text)


def test_a_view_does_not_change_when_the_game_goes_on(tables: Tables) -> None:
    party = seated(tables)
    _, view = party.chooser()
    key, log, options = view.state.key(), view.log, dict(view.options)
    for _ in range(10):
        party.go_on()
    assert (view.state.key(), view.log, view.options) == (key, log, options)


def test_every_change_is_announced_and_no_refusal_is(store: Store) -> None:
    heard: list[str] = []
    tables = fresh(store)
    tables.loaded_tables.announce = heard.append
    party = seated(tables)
    person, number, text = first_move(party)
    heard.clear()
    with pytest.raises(Stale):
        tables.play.move(party.table, person, number + 1, text)
    with pytest.raises(UnknownMove):
        tables.play.move(party.table, person, number, "no such move")
    assert heard == []
    tables.play.move(party.table, person, number, text)
    assert heard == [party.table]
