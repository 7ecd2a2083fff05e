"""The owner ends the game, opens and closes the table, and is replaced when gone for long."""

import pytest

from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.storage.rows import CANCELLED, FINISHED, GATHERING
from kaiserhof.tables.meeting.offers import AT_ONCE
from kaiserhof.tables.service.ownership import Ownership
from tests.tables.service.core import AXEL, BARBARA, CHRIS, NOBODY, Core, Present


@pytest.fixture
def ownership(core: Core, presence: Present) -> Ownership:
    return Ownership(core, presence)


def test_the_owner_cancels_a_table_that_gathers_although_others_sit_there(core: Core, ownership: Ownership) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY)
    core.opened(table_id)
    ownership.cancel(table_id, AXEL)
    assert core.stored(table_id).status == CANCELLED
    assert core.announced == [table_id]
    with pytest.raises(Missing, match="error-cancelled"):
        ownership.cancel(table_id, AXEL)


def test_a_game_against_bots_is_cancelled_and_nothing_is_due_there(core: Core, ownership: Ownership) -> None:
    table_id = core.table("regular", AXEL, "regular")
    assert core.opened(table_id).row.due is not None
    ownership.cancel(table_id, AXEL)
    assert (core.stored(table_id).status, core.stored(table_id).due) == (CANCELLED, None)
    assert core.cached[table_id].row.status == CANCELLED, "memory knows it, too"


def test_a_game_with_others_ends_only_if_they_agree_and_a_finished_one_stays(core: Core, ownership: Ownership) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    with pytest.raises(Refused, match="error-ask-all"):
        ownership.cancel(table_id, AXEL)
    with pytest.raises(Forbidden, match="error-not-owner"):
        ownership.cancel(table_id, BARBARA)
    core.play_to_the_end(table_id)
    core.forget_announcements()
    with pytest.raises(Refused, match="error-not-running"):
        ownership.cancel(table_id, AXEL)
    assert core.stored(table_id).status == FINISHED
    assert core.announced == []


def test_the_owner_closes_the_table_to_spectators_and_opens_it_again(core: Core, ownership: Ownership) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    for admitted in (False, True):
        core.forget_announcements()
        ownership.admit_spectators(table_id, AXEL, admitted=admitted)
        assert core.stored(table_id).spectators is admitted
        assert core.cached[table_id].row.spectators is admitted
        assert core.announced == [table_id]
    core.play_to_the_end(table_id)
    ownership.admit_spectators(table_id, AXEL, admitted=False)
    assert not core.stored(table_id).spectators
    with pytest.raises(Forbidden, match="error-not-owner"):
        ownership.admit_spectators(table_id, BARBARA, admitted=True)


def test_the_first_who_is_here_becomes_the_owner_after_ten_minutes(
    core: Core, ownership: Ownership, presence: Present
) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    core.hours.pass_by(AT_ONCE.owner - 1)
    presence.come(CHRIS)
    ownership.pass_on()
    assert core.stored(table_id).owner == AXEL.id
    core.hours.pass_by(1)
    ownership.pass_on()
    assert core.stored(table_id).owner == CHRIS.id
    assert core.announced == [table_id]
    core.forget_announcements()
    ownership.pass_on()
    assert core.announced == []


def test_an_owner_who_is_away_or_alone_stays_the_owner(core: Core, ownership: Ownership, presence: Present) -> None:
    table_id = core.table(AXEL, BARBARA, NOBODY)
    core.opened(table_id)
    core.hours.pass_by(AT_ONCE.owner)
    ownership.pass_on()
    assert core.stored(table_id).owner == AXEL.id, "nobody else is here"
    presence.hide(AXEL)
    presence.come(BARBARA)
    core.hours.pass_by(AT_ONCE.owner)
    ownership.pass_on()
    assert core.stored(table_id).owner == AXEL.id, "away is not gone"
    assert core.announced == []


def test_a_finished_table_keeps_its_owner_and_the_next_one_is_looked_at(
    core: Core, ownership: Ownership, presence: Present
) -> None:
    over = core.table(AXEL, BARBARA, CHRIS)
    core.play_to_the_end(over)
    gathers = core.table(AXEL, BARBARA, NOBODY)
    core.opened(gathers)
    core.hours.pass_by(AT_ONCE.owner)
    presence.come(BARBARA)
    ownership.pass_on()
    assert (core.stored(over).owner, core.stored(gathers).owner) == (AXEL.id, BARBARA.id)
    assert core.stored(gathers).status == GATHERING
