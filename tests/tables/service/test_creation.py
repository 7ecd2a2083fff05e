"""Creating a table: what is stored of the plan, and what is refused."""

from dataclasses import replace

import pytest

from kaiserhof.engine import CHANCE, KaiserhofError
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import FREE, FULL, GATHERING, HOST, PLAYING
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.plan import SeatPlan, TablePlan
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.lobby import MAX_LISTED, drawn_by_lot
from tests.tables.service.core import AXEL, BARBARA, GAME, Core, Counted

ME, OPEN, BOT = SeatPlan.parse("me"), SeatPlan.parse("open"), SeatPlan.parse("novice")
OTHER = SeatPlan("person", person=BARBARA)


@pytest.fixture
def creation(core: Core, limits: Counted) -> Creation:
    return Creation(core, Boards(core.store, Limits(enabled=False)), limits)


def plan(*seats: SeatPlan) -> TablePlan:
    return TablePlan(GAME.id, seats)


def test_a_table_has_what_was_planned(core: Core, creation: Creation, limits: Counted) -> None:
    wanted = TablePlan(
        GAME.id,
        [ME, OPEN, BOT],
        {"fortifications": "yes"},
        listed=True,
        begins=HOST,
        lot=True,
        pace="slow",
        clock=ClockRule.live(30),
        rated=True,
        fills=core.hours() + 60,
    )
    table_id = creation.create(AXEL, wanted)
    row = core.stored(table_id)
    assert (row.game, row.rules, row.status, row.owner) == (GAME.id, GAME.rules_version, GATHERING, AXEL.id)
    assert (row.options["fortifications"], row.pace, row.clock) == ("yes", "slow", ClockRule.live(30).write())
    assert (row.listed, row.begins, row.lot, row.rated, row.fills) == (True, HOST, True, True, core.hours() + 60)
    assert (row.created, row.changed, row.given, row.length, row.next) == (core.hours(), core.hours(), 0, 0, None)
    assert row.spectators
    assert row.code is not None
    seats = core.seats(table_id)
    assert [(seat.kind, seat.person, seat.level, seat.agreed) for seat in seats] == [
        ("person", AXEL.id, None, True),
        (FREE, None, None, False),
        ("bot", None, "novice", False),
    ]
    assert limits.spent == [("create", AXEL.id, ""), ("list", AXEL.id, "")]


def test_a_full_table_begins_at_once_and_has_no_code(core: Core, creation: Creation) -> None:
    table_id = creation.create(AXEL, plan(ME, BOT, BOT))
    row = core.stored(table_id)
    assert (row.status, row.begins, row.code) == (PLAYING, FULL, None)
    assert core.announced == [table_id]


def test_a_full_table_whose_owner_begins_waits(core: Core, creation: Creation) -> None:
    table_id = creation.create(AXEL, replace(plan(ME, OTHER, BOT), begins=HOST))
    row = core.stored(table_id)
    assert row.status == GATHERING
    assert row.code is not None


def test_the_lot_of_a_full_table_is_drawn_at_once(core: Core, creation: Creation) -> None:
    firsts = set()
    for _ in range(12):
        table_id = creation.create(AXEL, replace(plan(ME, OTHER, BOT), lot=True))
        row = core.stored(table_id)
        assert not row.lot
        planned = [AXEL.id, BARBARA.id, None]
        drawn = [seat.person for seat in core.seats(table_id)]
        seats = [replace(seat, person=person) for seat, person in zip(core.seats(table_id), planned, strict=True)]
        assert drawn == [seat.person for seat in drawn_by_lot(seats, row.secret)]
        firsts.add(drawn[0])
    assert len(firsts) > 1


def test_a_name_is_needed(creation: Creation, limits: Counted) -> None:
    with pytest.raises(Refused, match="error-name"):
        creation.create(Person("x", "", "en"), plan(ME, BOT, BOT))
    assert limits.spent == [("create", "x", "")]


def test_so_many_tables_are_listed_and_no_more(core: Core, creation: Creation) -> None:
    for _ in range(MAX_LISTED):
        core.table(AXEL, Person("", "", ""), Person("", "", ""), listed=True)
    with pytest.raises(Refused, match="error-too-many-listed"):
        creation.create(AXEL, replace(plan(ME, OPEN, OPEN), listed=True))
    creation.create(AXEL, plan(ME, OPEN, OPEN))


def test_a_board_of_ones_own_is_neither_listed_nor_rated(core: Core, creation: Creation) -> None:
    boards = Boards(core.store, Limits(enabled=False))
    digest = boards.upload(AXEL, GAME.id, GAME.board_source.replace(b"Wei", b"Way"))
    own = replace(plan(ME, OPEN, BOT), board=digest)
    with pytest.raises(Refused, match="error-own-board-listed"):
        creation.create(AXEL, replace(own, listed=True))
    row = core.stored(creation.create(AXEL, replace(own, rated=True)))
    assert (row.board, row.rated) == (digest, False)
    with pytest.raises(Missing, match="error-no-board"):
        creation.create(AXEL, replace(own, board="0" * 64))


def given(number: int) -> list[tuple[int, str]]:
    """Returns the first deals of a game."""
    state = GAME.start(3)
    moves = []
    for _ in range(number):
        text = state.text(state.legal_moves()[0])
        moves.append((state.to_move(), text))
        state.push(state.parse(text))
    return moves


def test_given_moves_are_made_first_and_such_a_game_is_neither_rated_nor_drawn(core: Core, creation: Creation) -> None:
    moves = given(3)
    assert {seat for seat, _ in moves} == {CHANCE}
    table_id = creation.create(AXEL, replace(plan(ME, OPEN, BOT), given=moves, rated=True, lot=True))
    row = core.stored(table_id)
    assert (row.given, row.length, row.rated, row.lot) == (3, 3, False, False)
    assert [(act.seat, act.text) for act in core.store.log.acts(table_id)] == moves
    assert not any(seat.agreed for seat in core.seats(table_id))
    full = creation.create(AXEL, replace(plan(ME, OTHER, BOT), given=moves, lot=True))
    assert [seat.person for seat in core.seats(full)] == [AXEL.id, BARBARA.id, None]


@pytest.mark.parametrize("wrong", [(CHANCE, "open r"), (0, "deal r")])
def test_a_given_move_that_is_not_allowed_makes_no_table(
    core: Core, creation: Creation, wrong: tuple[int, str]
) -> None:
    with pytest.raises(KaiserhofError):
        creation.create(AXEL, replace(plan(ME, OPEN, BOT), given=[*given(1), wrong]))
    assert core.store.tables.of_person(AXEL.id) == []


def test_of_two_rematches_the_first_counts(core: Core, creation: Creation) -> None:
    table_id = core.table(AXEL, BARBARA, "novice")
    core.opened(table_id)
    first = creation.create(AXEL, plan(ME, OTHER, BOT), previous=table_id)
    assert core.stored(table_id).next == first
    with pytest.raises(KaiserhofError):
        creation.create(BARBARA, plan(ME, OPEN, BOT), previous=table_id)
    assert core.stored(table_id).next == first
