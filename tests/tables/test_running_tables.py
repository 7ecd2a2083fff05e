"""What an owner can do (cancel, close to spectators, rematch), and what is shown only at the end."""

from functools import partial

import pytest

from kaiserhof.engine import Record, verify
from kaiserhof.storage.rows import CANCELLED, FINISHED, PLAYING
from kaiserhof.tables import Forbidden, Missing, Refused, Store, TablePlan, Tables
from tests.tables.party import GAME, ME, OPEN, Party, fresh, least, most, seated, someone
from tests.tables.together import outcomes


def status(store: Store, table: str) -> str:
    found = store.tables.get(table)
    assert found is not None
    return found[0].status


# ---------------------------------------------------------------------- cancelling


def test_a_cancelled_table_is_closed_to_everyone(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.chooser()
    party.end()
    for who in (party.owner, person, None):
        with pytest.raises(Missing, match="error-cancelled"):
            tables.views.view(party.table, who)
    for deed in (
        partial(tables.play.move, party.table, person, view.number, view.state.text(view.legal[0])),
        partial(tables.play.undo, party.table, person, view.number),
        partial(tables.stand_ins.take_back, party.table, person),
        partial(tables.lobby.sit, party.table, someone(tables)),
        partial(tables.lobby.stand_up, party.table, person),
        partial(tables.ownership.cancel, party.table, party.owner),
        partial(tables.chat.say, party.table, person, "hello"),
        partial(tables.offers.offer_rematch, party.table, party.owner),
        partial(tables.ownership.admit_spectators, party.table, party.owner, admitted=True),
        partial(tables.records.record, party.table, party.owner),
    ):
        with pytest.raises(Refused):
            deed()
    assert tables.bots.take_task(party.table) is None
    assert tables.views.my_tables(party.owner) == []
    assert status(tables.store, party.table) == CANCELLED
    with pytest.raises(Missing, match="error-cancelled"):
        fresh(tables.store).views.view(party.table, party.owner)


def test_only_the_owner_cancels(tables: Tables) -> None:
    party = seated(tables)
    for person in (party.people[1], someone(tables)):
        assert person is not None
        with pytest.raises(Forbidden, match="error-not-owner"):
            tables.ownership.cancel(party.table, person)
    assert party.view().status == PLAYING


def test_a_finished_game_is_not_cancelled(tables: Tables) -> None:
    party = seated(tables)
    party.finish()
    with pytest.raises(Refused, match="error-not-running"):
        tables.ownership.cancel(party.table, party.owner)
    assert party.view().status == FINISHED


def test_a_table_that_waits_can_be_cancelled(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least(), listed=True))
    tables.ownership.cancel(table, owner)
    assert tables.views.open_tables() == []
    with pytest.raises(Refused):
        tables.lobby.sit(table, someone(tables))


def test_a_table_cancelled_elsewhere_does_not_run_again(doors: list[Tables], store: Store) -> None:
    for _ in range(5):
        party = seated(doors[0], people=1, bots=least() - 1)
        person, view = party.chooser()
        doors[1].views.view(party.table, None)
        text = view.state.text(view.legal[0])
        cancelled, _ = outcomes(
            [
                partial(doors[1].ownership.cancel, party.table, party.owner),
                partial(doors[0].play.move, party.table, person, view.number, text),
            ]
        )
        assert cancelled is None
        assert status(store, party.table) == CANCELLED


# ---------------------------------------------------------------------- spectators


def test_anyone_watches_a_table_until_it_is_closed(tables: Tables) -> None:
    party = seated(tables)
    stranger = someone(tables)
    for who in (stranger, None):
        assert tables.views.view(party.table, who).me is None
    tables.ownership.admit_spectators(party.table, party.owner, admitted=False)
    for who in (stranger, None):
        with pytest.raises(Forbidden, match="error-closed"):
            tables.views.view(party.table, who)
    with pytest.raises(Forbidden, match="error-closed"):
        tables.chat.say(party.table, stranger, "hello")
    with pytest.raises(Forbidden, match="error-closed"):
        tables.views.note_read(party.table, stranger, 1)
    for person in party.people:
        assert not tables.views.view(party.table, person).spectators
    with pytest.raises(Forbidden, match="error-closed"):
        fresh(tables.store).views.view(party.table, None)
    tables.ownership.admit_spectators(party.table, party.owner, admitted=True)
    assert tables.views.view(party.table, None).spectators


def test_an_owner_without_a_seat_watches_a_closed_table(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [OPEN] * least()))
    tables.ownership.admit_spectators(table, owner, admitted=False)
    assert tables.views.view(table, owner).me is None


def test_only_the_owner_closes_a_table(tables: Tables) -> None:
    party = seated(tables)
    other = party.people[1]
    assert other is not None
    with pytest.raises(Forbidden, match="error-not-owner"):
        tables.ownership.admit_spectators(party.table, other, admitted=False)


# ---------------------------------------------------------------------- the end


def test_record_and_secret_are_told_only_when_the_game_is_over(tables: Tables) -> None:
    party = seated(tables)
    for _ in range(20):
        party.go_on()
    for who in (*party.people, None):
        assert party.view(who).secret is None
        with pytest.raises(Forbidden, match="error-not-finished"):
            tables.records.record(party.table, who)
    commitment = party.view().commitment
    party.finish()
    record = tables.records.record(party.table, None)
    assert (record.commitment, record.secret) == (commitment, party.view().secret)
    assert party.view().secret is not None
    assert Record.parse(record.write()) == Record.parse(fresh(tables.store).records.record(party.table, None).write())
    assert verify(record, GAME) > 0
    assert record.names == tuple(person.name for person in party.people if person)


def test_the_commitment_is_shown_before_the_first_move(tables: Tables) -> None:
    owner = someone(tables)
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    commitment = tables.views.view(table, owner).commitment
    assert len(commitment) == 64
    for count in range(least() - 1):
        tables.lobby.sit(table, someone(tables, f"guest {count}"))
    assert tables.views.view(table, owner).commitment == commitment
    assert tables.views.view(table, owner).secret is None


# ---------------------------------------------------------------------- rematch


def finished(tables: Tables) -> Party:
    party = seated(tables, bots=1, people=most() - 1)
    party.finish()
    return party


def test_a_rematch_has_the_same_seats_with_the_start_player_moved_on(tables: Tables) -> None:
    party = finished(tables)
    before = party.view(party.owner)
    new = party.play_again()
    view = tables.views.view(new, party.owner)
    assert view.status == PLAYING
    assert (view.game, view.options) == (before.game, before.options)
    assert view.me == len(party.people) - 1
    assert [seat.level for seat in view.seats] == [seat.level for seat in (*before.seats[1:], before.seats[0])]
    assert party.view().next == fresh(tables.store).views.view(party.table, None).next == new
    assert view.commitment != before.commitment
    assert [seat.name for seat in view.seats] == [seat.name for seat in (*before.seats[1:], before.seats[0])]
    for seat, person in enumerate(party.people[1:]):
        assert person is None or tables.views.view(new, person).me == seat


def test_there_is_one_rematch_however_often_it_is_asked_for(tables: Tables) -> None:
    party = finished(tables)
    new = party.play_again()
    assert tables.offers.offer_rematch(party.table, party.owner) == new
    assert fresh(tables.store).offers.offer_rematch(party.table, party.owner) == new
    assert len(tables.views.my_tables(party.owner)) == 2


def test_there_is_one_rematch_when_it_is_asked_for_at_the_same_moment(doors: list[Tables], store: Store) -> None:
    party = seated(doors[0], people=1, bots=least() - 1)
    party.finish()
    got: list[str | None] = []

    def ask(door: Tables) -> None:
        got.append(door.offers.offer_rematch(party.table, party.owner))

    assert outcomes([partial(ask, door) for door in doors * 2]) == [None] * 4
    assert set(got) == {party.view().next}
    assert len(fresh(store).views.my_tables(party.owner)) == 2


def test_a_rematch_is_for_those_who_have_finished_a_game(tables: Tables) -> None:
    party = seated(tables)
    with pytest.raises(Refused, match="error-not-finished"):
        tables.offers.offer_rematch(party.table, party.owner)
    party.finish()
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        tables.offers.offer_rematch(party.table, someone(tables))
