"""The effects of a host's orders on tables."""

import pytest

from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.moderation_store import BAN, CHANGE, DELETE, MUTE, Sanctions
from kaiserhof.storage.rows import CANCELLED, FINISHED, FREE, GATHERING, PERSON, PLAYING
from kaiserhof.tables.service.moderation import Moderator
from tests.tables.service.core import AXEL, BARBARA, CHRIS, NOBODY, Core


@pytest.fixture
def moderator(core: Core) -> Moderator:
    return Moderator(core.store)


def orders(core: Core) -> Sanctions:
    found = Sanctions()
    with core.store.database.snapshot() as connection:
        found.read(connection)
    return found


def test_tables_are_listed_with_the_names_of_people_the_latest_first(core: Core, moderator: Moderator) -> None:
    first = core.table(AXEL, NOBODY, "novice")
    core.hours.pass_by(1)
    second = core.table(BARBARA, AXEL, NOBODY)
    listed = moderator.tables()
    assert [(each.id, each.status, each.owner, each.names) for each in listed] == [
        (second, GATHERING, BARBARA.id, ("Barbara", "Axel")),
        (first, GATHERING, AXEL.id, ("Axel",)),
    ]
    assert listed[0].changed == core.hours()
    assert [each.id for each in moderator.tables(limit=1)] == [second]


def test_people_are_found_by_a_part_of_their_name_or_their_id(core: Core, moderator: Moderator) -> None:
    core.table(AXEL, BARBARA, NOBODY)
    core.table(AXEL, NOBODY, NOBODY)
    moderator.sanction(MUTE, AXEL.id)
    moderator.sanction(BAN, BARBARA.id)
    found = {each.name: (each.tables, each.muted, each.banned) for each in moderator.people()}
    assert found == {
        "Axel": (2, True, False),
        "Barbara": (1, False, True),
        "Chris": (0, False, False),
        "Doris": (0, False, False),
    }
    assert [each.name for each in moderator.people("xe")] == ["Axel"]
    assert [each.name for each in moderator.people("doris")] == ["Doris"]
    assert moderator.people("%") == []
    assert len(moderator.people(limit=3)) == 3
    with pytest.raises(Missing, match="error-no-such-person"):
        moderator.sanction(MUTE, "nobody")


def test_a_table_is_closed_once_and_not_when_it_is_over(core: Core, moderator: Moderator) -> None:
    running, over = core.table(AXEL, BARBARA, CHRIS), core.table(AXEL, BARBARA, CHRIS)
    core.opened(running)
    core.play_to_the_end(over)
    moderator.close(running)
    assert core.stored(running).status == CANCELLED
    for table_id in (running, over):
        with pytest.raises(Refused, match="error-table-over"):
            moderator.close(table_id)
    assert core.stored(over).status == FINISHED
    with pytest.raises(Missing, match="error-no-such-table"):
        moderator.close("nothing")


def test_a_deleted_person_leaves_seats_free_before_the_game_and_to_bots_in_it(core: Core, moderator: Moderator) -> None:
    gathers, running, over = (
        core.table(BARBARA, AXEL, NOBODY),
        core.table(BARBARA, AXEL, CHRIS),
        core.table(BARBARA, AXEL, CHRIS),
    )
    own = core.table(AXEL, BARBARA, NOBODY)
    core.opened(running)
    core.play_to_the_end(over)
    core.hours.pass_by(5)
    moderator.delete(AXEL.id)
    assert [(seat.kind, seat.person) for seat in core.seats(gathers)] == [
        (PERSON, BARBARA.id),
        (FREE, None),
        (FREE, None),
    ]
    seat = core.seats(running)[1]
    assert (seat.stand_in, seat.stood_in) == ("regular", core.hours())
    assert core.stored(running).status == PLAYING
    assert core.stored(own).status == CANCELLED
    assert [seat.stand_in for seat in core.seats(over)] == [None] * 3
    assert core.seats(running)[0].stand_in is None, "the others stay"
    assert core.store.people.get(AXEL.id) is None
    assert "Axel" not in [seat.name for table_id in (gathers, running, over) for seat in core.seats(table_id)]
    with pytest.raises(Missing, match="error-no-such-person"):
        moderator.delete("nobody")


def test_servers_are_told_of_every_table_that_a_deleted_person_left(core: Core, moderator: Moderator) -> None:
    gathers = core.table(BARBARA, AXEL, NOBODY)
    watched = core.table(BARBARA, CHRIS, NOBODY)
    core.store.chat.say(watched, AXEL, "hello")
    moderator.delete(AXEL.id)
    with core.store.database.snapshot() as connection:
        given = Sanctions().read(connection)
    assert sorted(given) == sorted([(CHANGE, gathers), (CHANGE, watched), (DELETE, AXEL.id)])
