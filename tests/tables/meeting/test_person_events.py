"""Events that concern a person are published once, to all subscribers."""

import pytest

from kaiserhof.tables import TablePlan, Tables
from kaiserhof.tables.meeting.person_events import JOINED, STARTED, PersonEvent
from tests.tables.party import GAME, ME, OPEN, least, seated, someone


@pytest.fixture
def told(quick_tables: Tables) -> list[PersonEvent]:
    heard: list[PersonEvent] = []
    quick_tables.events.subscribe(heard.append)
    return heard


def test_everyone_is_told_who_joins_and_that_it_starts(quick_tables: Tables, told: list[PersonEvent]) -> None:
    owner, guest = someone(quick_tables, "Axel"), someone(quick_tables, "Barbara")
    table = quick_tables.creation.create(owner, TablePlan(GAME.id, [ME, OPEN, *[OPEN] * (least() - 2)]))
    others = [guest, *[someone(quick_tables) for _ in range(least() - 2)]]
    for person in others:
        quick_tables.lobby.sit(table, person)
    joined = [(each.person, each.by) for each in told if each.kind == JOINED]
    assert joined[0] == (owner.id, guest.id)
    assert {each.person for each in told if each.kind == STARTED} == {owner.id, *(each.id for each in others)}


def test_a_subscriber_that_fails_hurts_nobody(quick_tables: Tables) -> None:
    def fail(_: PersonEvent) -> None:
        raise RuntimeError

    quick_tables.events.subscribe(fail)
    party = seated(quick_tables)
    party.go_on()
