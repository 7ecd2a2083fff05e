"""What concerns a person is told once, to whoever listens."""

from itertools import pairwise

import pytest

from kaiserhof.tables import Tables
from kaiserhof.tables.meeting.person_events import CHAT, FINISHED, JOINED, STARTED, TAKEN_OVER, TURN, PersonEvent
from tests.tables.party import GAME, ME, OPEN, least, seated, someone


@pytest.fixture
def told(quick_tables: Tables) -> list[PersonEvent]:
    heard: list[PersonEvent] = []
    quick_tables.events.subscribe(heard.append)
    return heard


def test_everyone_is_told_who_joins_that_it_starts_and_whose_turn_it_is(
    quick_tables: Tables, told: list[PersonEvent]
) -> None:
    owner, guest = someone(quick_tables, "Axel"), someone(quick_tables, "Barbara")
    table = quick_tables.creation.create(owner, GAME.id, [ME, OPEN, *[OPEN] * (least() - 2)])
    others = [guest, *[someone(quick_tables) for _ in range(least() - 2)]]
    for person in others:
        quick_tables.lobby.sit(table, person)
    joined = [(each.person, each.by) for each in told if each.kind == JOINED]
    assert joined[0] == (owner.id, guest.id)
    assert {each.person for each in told if each.kind == STARTED} == {owner.id, *(each.id for each in others)}
    turns = [each for each in told if each.kind == TURN]
    waiting = quick_tables.views.view(table, owner).waiting_for
    assert waiting is not None
    assert [each.person for each in turns] == [[owner, *others][waiting].id]


def test_a_turn_is_told_once_however_many_moves_it_has(quick_tables: Tables, told: list[PersonEvent]) -> None:
    party = seated(quick_tables)
    for _ in range(60):
        party.go_on()
    turns = [each for each in told if each.kind == TURN]
    assert len({(each.person, each.number) for each in turns}) == len(turns)
    assert all(one.person != next_one.person for one, next_one in pairwise(turns))


def test_the_end_and_chat_are_told_to_the_others(quick_tables: Tables, told: list[PersonEvent]) -> None:
    party = seated(quick_tables)
    quick_tables.chat.say(party.table, party.owner, "hello")
    heard = [each for each in told if each.kind == CHAT]
    assert {each.person for each in heard} == {person.id for person in party.people[1:] if person}
    assert {each.detail for each in heard} == {"hello"}
    party.finish()
    assert len([each for each in told if each.kind == FINISHED]) == len(party.people)
    assert [each for each in told if each.kind == TAKEN_OVER and each.by == each.person] == []


def test_a_subscriber_that_fails_hurts_nobody(quick_tables: Tables) -> None:
    def fail(_: PersonEvent) -> None:
        raise RuntimeError

    quick_tables.events.subscribe(fail)
    party = seated(quick_tables)
    party.go_on()
