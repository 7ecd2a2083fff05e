"""Games can be replayed as far as a person may know them, and tables may begin with given moves."""

from random import Random

import pytest

from kaiserhof.engine import CHANCE, BadRecord, KaiserhofError, Match, Record, find_game, game_ids, verify
from kaiserhof.storage import budgets, chat_store
from kaiserhof.tables import Forbidden, Missing, Refused, TablePlan, Tables
from tests.tables.party import BOT, GAME, ME, OPEN, Party, least, seated, someone


def test_a_running_game_is_watched_through_ones_own_eyes_only(tables: Tables) -> None:
    party = seated(tables)
    for _ in range(12):
        party.go_on()
    for seat, person in enumerate(party.people):
        watched = tables.records.replay(party.table, person)
        assert watched.film.viewers == (seat,)
        assert watched.me == seat
        assert not watched.over
        for other in [*range(len(party.people)), None]:
            if other != seat:
                with pytest.raises(KaiserhofError):
                    watched.film.frame(3, other)
    assert tables.records.replay(party.table, None).film.viewers == (None,)


def test_the_last_frame_of_a_running_game_is_what_one_sees_now(tables: Tables) -> None:
    party = seated(tables)
    for _ in range(8):
        party.go_on()
        party.go_on()
        for seat, person in enumerate(party.people):
            film = tables.records.replay(party.table, person).film
            assert film.frame(len(film), seat).state == party.view(person).state


def test_what_was_taken_back_is_in_no_film(tables: Tables) -> None:
    party = seated(tables)
    person, view = party.chooser()
    film = tables.records.replay(party.table, person).film
    tables.play.move(party.table, person, view.number, view.state.text(view.legal[0]))
    assert len(tables.records.replay(party.table, person).film) > len(film)
    tables.play.undo(party.table, person, party.view(person).number)
    assert len(tables.records.replay(party.table, person).film) == len(film)


def test_a_finished_game_is_watched_through_anyones_eyes(tables: Tables) -> None:
    party = seated(tables)
    party.finish()
    watched = tables.records.replay(party.table, None)
    assert watched.over
    assert watched.film.viewers == (*range(len(party.people)), None)
    assert watched.film.frame(10**6, 0).state.scores() == party.view(None).state.scores()


def test_a_closed_table_is_not_watched_and_one_that_has_not_begun_neither(tables: Tables) -> None:
    party = seated(tables)
    tables.ownership.admit_spectators(party.table, party.owner, admitted=False)
    with pytest.raises(Forbidden):
        tables.records.replay(party.table, None)
    gathering = tables.creation.create(party.owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    with pytest.raises(Refused):
        tables.records.replay(gathering, party.owner)


def test_after_a_pause_one_can_go_back_to_where_one_had_last_looked(tables: Tables) -> None:
    party = seated(tables)
    now = 1_000_000.0
    tables.store.database.clock = lambda: now

    def look() -> int:
        number = party.view(party.owner).number
        tables.views.note_read(party.table, party.owner, number)
        return len(tables.records.replay(party.table, party.owner).film)

    first = look()
    for _ in range(10):
        party.go_on()
        now += 5
        look()
    assert tables.records.replay(party.table, party.owner).since == 0, "still the first visit"
    left = look()
    now += chat_store.PAUSE + 1
    for _ in range(10):
        party.go_on()
    assert tables.records.replay(party.table, party.owner).since == left > first
    look()
    assert tables.records.replay(party.table, party.owner).since == left, "looking does not forget it"
    assert tables.records.replay(party.table, party.people[1]).since == 0


# ---------------------------------------------------------------------- records that are brought along


def record_of_a_game(tables: Tables) -> Record:
    party = seated(tables)
    party.finish()
    return tables.records.record(party.table, party.owner)


def test_a_record_names_bots_by_their_level_and_seat(tables: Tables) -> None:
    party = seated(tables, people=1, bots=least() - 1)
    party.finish()
    level = BOT.level
    names = Record.parse(tables.records.record(party.table, party.owner).write()).names
    assert names == (party.owner.name, *(f"{level} {seat}" for seat in range(2, least() + 1)))


def test_a_record_can_be_brought_along_and_is_kept(tables: Tables) -> None:
    person = someone(tables)
    record = record_of_a_game(tables)
    found = tables.records.uploaded_record(tables.records.upload_record(person, record.write()))
    assert found.over
    assert [seat.name for seat in found.seats] == list(record.names)
    assert len(found.film) == len(record.lines)


def test_a_record_that_is_not_one_is_refused(tables: Tables) -> None:
    person = someone(tables)
    text = record_of_a_game(tables).write()
    lines = text.splitlines()
    for bad in ("", "hello", text[: len(text) // 2] + "1 nonsense\n", "\n".join([*lines[:-1], lines[-1] * 2])):
        with pytest.raises(BadRecord):
            tables.records.upload_record(person, bad)
    with pytest.raises(BadRecord):
        tables.records.upload_record(person, text + "#" * 300_000)
    with pytest.raises(KaiserhofError):
        tables.records.upload_record(person, text.replace(f"game: {GAME.id}", "game: no-such-game"))
    for address in ("", "x" * 16, "../../etc/passwd", "a" * 500):
        with pytest.raises(Missing):
            tables.records.uploaded_record(address)


def test_the_oldest_records_make_room(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budgets.STOCKS, "records", budgets.Stock(person=3))
    person = someone(tables)
    text = record_of_a_game(tables).write()
    ids = [tables.records.upload_record(person, text) for _ in range(5)]
    assert [tables.store.archive.record(each) is not None for each in ids] == [False, False, True, True, True]


# ---------------------------------------------------------------------- tables that begin with given moves


def given_moves(count: int, seed: int = 4) -> list[tuple[int, str]]:
    """Returns the first moves of a random game, up to a real choice of the first seat."""
    rng = Random(seed)
    match = Match(GAME, ["a"] * least())
    match.advance()
    while len(match.entries) < count or match.state.to_move() != 0:
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    state, moves = match.position(0), []
    for entry in match.entries:
        moves.append((entry.mover, state.text(entry.move)))
        state.push(entry.move)
    return moves


def test_a_table_may_begin_with_given_moves_and_its_dice_can_still_be_checked(tables: Tables) -> None:
    person = someone(tables)
    given = given_moves(40)
    table = tables.creation.create(person, TablePlan(GAME.id, [ME, *[BOT] * (least() - 1)], given=given))
    party = Party(tables, table, [person, *[None] * (least() - 1)])
    view = party.view(person)
    assert view.status == "playing"
    assert view.legal
    assert not view.can_undo, "what was given is not taken back"
    party.finish()
    record = tables.records.record(table, person)
    assert record.given == len(given)
    assert [(line.mover, line.text) for line in record.lines[: len(given)]] == given
    again = Record.parse(record.write())
    drawn = sum(line.mover == CHANCE for line in record.lines[len(given) :])
    assert verify(again, find_game(game_ids()[0])) == drawn


def test_given_moves_must_be_legal(tables: Tables) -> None:
    person = someone(tables)
    plans = [ME, *[BOT] * (least() - 1)]
    given = given_moves(40)
    for bad in ([(0, given[0][1]), *given[1:]], given[1:], [*given, (CHANCE, "nonsense")]):
        with pytest.raises(KaiserhofError):
            tables.creation.create(person, TablePlan(GAME.id, plans, given=bad))
