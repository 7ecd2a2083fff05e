"""Bots: what they must decide, which process does it, and their moves."""

import pytest

from kaiserhof.bots import offered_in
from kaiserhof.errors import Stale
from kaiserhof.storage.rows import FINISHED, TAP
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.service.bots import Bots
from kaiserhof.tables.table import BY_ITSELF
from tests.tables.service.core import AXEL, BARBARA, CHRIS, GAME, NOBODY, Core


class Queue(WorkQueue):
    """A queue that grants or refuses leases as the test says."""

    free = True

    def hold_table(self, table_id: str, seconds: float) -> bool:
        return self.free and (table_id, seconds) == ("table-1", 60)


@pytest.fixture
def queue(core: Core) -> Queue:
    return Queue(core.store.database)


@pytest.fixture
def bots(core: Core, queue: Queue) -> Bots:
    return Bots(core, queue, offered_in)


def first_text(core: Core, table_id: str) -> str:
    state = core.opened(table_id).match.state
    return state.text(state.legal_moves()[0])


def test_a_task_has_the_bots_view_and_no_more(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", AXEL, BARBARA, pace="slow")
    task = bots.take_task(table_id)
    assert task is not None
    state = core.opened(table_id).match.state
    assert (task.level, task.pace, task.game, task.number) == ("novice", "slow", GAME, core.opened(table_id).number)
    assert task.view == state.seen_by(0)
    assert task.view != state.seen_by(1)
    assert bots.game_and_pace(table_id) == (GAME, "slow")


def test_a_process_gets_the_task_only_with_the_lease(core: Core, bots: Bots, queue: Queue) -> None:
    table_id = core.table("novice", AXEL, BARBARA)
    core.opened(table_id)
    assert bots.take_task(table_id, lease=60) is not None
    queue.free = False
    assert bots.take_task(table_id, lease=60) is None
    assert bots.take_task(table_id) is not None, "without a lease nobody is asked"


@pytest.mark.parametrize("waits", ["for a person", "to gather"])
def test_where_no_bot_must_act_nothing_stays_due(core: Core, bots: Bots, waits: str) -> None:
    table_id = core.table(AXEL, BARBARA, "novice") if waits == "for a person" else core.table(AXEL, NOBODY, NOBODY)
    core.opened(table_id)
    core.store.tables.change(table_id, (core.stored(table_id).status,), due=core.hours())
    with core.open(table_id) as table:
        core.reload(table)
    assert bots.take_task(table_id) is None
    assert core.stored(table_id).due is None


def test_a_bots_move_leads_to_its_next_task_and_keeps_the_lease(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", "regular", AXEL)
    number = core.opened(table_id).number
    task = bots.make_move(table_id, number, first_text(core, table_id), lease=60)
    assert task is not None
    assert task.number == core.opened(table_id).number > number
    assert core.stored(table_id).held > core.hours()
    assert core.due == [], "the process that made the move has the task"


def test_without_a_lease_the_next_bot_is_announced_as_due(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", "regular", AXEL)
    number = core.opened(table_id).number
    text = first_text(core, table_id)
    bots.make_move(table_id, number, text)
    assert core.due == [table_id]


def test_no_bot_answers_for_a_person_or_to_an_older_position(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", AXEL, BARBARA)
    number = core.opened(table_id).number
    text = first_text(core, table_id)
    with pytest.raises(Stale, match="error-stale"):
        bots.make_move(table_id, number - 1, text)
    persons = core.table(AXEL, "novice", BARBARA)
    with pytest.raises(Stale, match="error-stale"):
        bots.make_move(persons, core.opened(persons).number, first_text(core, persons))
    assert core.announced == []


def test_a_bot_that_waits_for_a_tap_begins_by_itself_in_the_end(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", AXEL, BARBARA, pace=TAP)
    core.opened(table_id)
    core.hours.pass_by(BY_ITSELF - 1)
    assert bots.take_task(table_id) is None
    assert core.stored(table_id).due is not None, "it stays due"
    core.hours.pass_by(1)
    assert bots.take_task(table_id) is not None


def test_after_the_end_there_is_no_task(core: Core, bots: Bots) -> None:
    table_id = core.table("novice", AXEL, CHRIS)
    core.play_to_the_end(table_id)
    assert core.stored(table_id).status == FINISHED
    assert bots.take_task(table_id) is None
