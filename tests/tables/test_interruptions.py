"""What could not be written has not happened, and what was interrupted is completed at the next access."""

from contextlib import nullcontext
from functools import partial
from typing import Any, NoReturn

import pytest

from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.tables import Forbidden, Stale, Store, TablePlan, Tables
from tests.tables.party import BOT, GAME, ME, OPEN, fresh, least, replayed, seated, someone


class Outage(Exception):
    """Raised when the database is unreachable."""


def fail(*_: object, **__: object) -> NoReturn:
    raise Outage


@pytest.mark.parametrize("after", [False, True])
def test_a_move_that_could_not_be_written_has_not_happened(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """With `after`, it was written and only the response was lost, so it has happened."""
    party = seated(tables)
    person, view = party.chooser()
    text = view.state.text(view.legal[0])
    append = tables.store.log.append

    def lost(*arguments: Any, **more: Any) -> NoReturn:
        if after:
            append(*arguments, **more)
        raise Outage

    with monkeypatch.context() as broken:
        broken.setattr(tables.store.log, "append", lost)
        with pytest.raises(Outage):
            tables.play.move(party.table, person, view.number, text)
    now = party.view(person)
    assert (now.number > view.number) == after
    assert now.state == replayed(tables.store, party.table).state.seen_by(view.me)
    if not after:
        assert now == view
        tables.play.move(party.table, person, view.number, text)
    assert party.view(person).log == fresh(tables.store).views.view(party.table, person).log


@pytest.mark.parametrize("error", [Stale("error-stale"), Outage(), KeyboardInterrupt()])
def test_an_undo_and_a_confirmation_that_could_not_be_written_have_not_happened(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()

    def refuse(*_: object, **__: object) -> NoReturn:
        raise error

    for deed in (tables.play.undo, tables.play.confirm):
        with monkeypatch.context() as broken:
            broken.setattr(tables.store.log, "append", refuse)
            with pytest.raises(type(error)):
                deed(party.table, person, view.number)
        assert party.view(person) == view


def test_a_full_table_whose_start_was_interrupted_starts_when_someone_looks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, last = someone(tables, "Axel"), someone(tables, "Barbara")
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, OPEN, *[BOT] * (least() - 2)]))
    with monkeypatch.context() as broken:
        broken.setattr(tables.store.log, "append", fail)
        with pytest.raises(Outage):
            tables.lobby.sit(table, last)
    found = tables.store.tables.get(table)
    assert found is not None
    assert found[0].status == GATHERING
    assert all(seat.kind != "open" for seat in found[1])
    for service in (fresh(tables.store), tables):
        view = service.views.view(table, last)
        assert view.status == PLAYING
        assert view.me == 1
        assert view.number == len(tables.store.log.acts(table)) > 0


def test_a_handing_over_that_was_interrupted_does_not_leave_the_table_waiting(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    with monkeypatch.context() as broken:
        broken.setattr(tables.store.log, "append", fail)
        with pytest.raises(Outage):
            tables.stand_ins.hand_over(party.table, person, "random")
    party.tables = fresh(tables.store)
    for _ in range(5):
        party.go_on()
    assert party.view().number > view.number + 1


def test_a_move_made_while_the_seat_was_handed_over_elsewhere_does_not_leave_the_table_waiting(
    doors: list[Tables], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = seated(doors[0])
    person, view = party.chooser()
    append = doors[0].store.log.append
    handed: list[int] = []

    def slow(*arguments: Any, **more: Any) -> float:
        """Hands the seat over between reading the seats and writing the move."""
        if not handed and doors[0] is not doors[1]:
            handed.append(1)
            doors[1].stand_ins.hand_over(party.table, person, "random")
        return append(*arguments, **more)

    monkeypatch.setattr(doors[0].store.log, "append", slow)
    with pytest.raises(Forbidden) if doors[0] is not doors[1] else nullcontext():
        doors[0].play.move(party.table, person, view.number, view.state.text(view.legal[0]))
    for _ in range(20):
        party.go_on()
    assert replayed(store, party.table).state.seen_by(None) == party.view().state


def test_a_table_that_fails_to_load_is_tried_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = seated(tables)
    again = fresh(tables.store)
    with monkeypatch.context() as broken:
        broken.setattr(tables.store.log, "acts", fail)
        for deed in (partial(again.views.view, party.table, None), partial(again.bots.take_task, party.table)):
            with pytest.raises(Outage):
                deed()
    assert again.views.view(party.table, None) == party.view()
