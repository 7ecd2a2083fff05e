"""The services together: what happens when a process starts to listen, and when a person is deleted."""

import pytest

from kaiserhof.errors import Missing
from kaiserhof.tables import Tables
from tests.tables.party import seated, someone


def test_when_a_process_begins_to_listen_nothing_cached_is_believed(quick_tables: Tables) -> None:
    party = seated(quick_tables)
    owner = party.owner
    party.view(owner)
    quick_tables.offers.asked_of(owner)
    version = quick_tables.person_versions.of("a stranger")
    assert quick_tables.offers.asked_people.known
    quick_tables.presence.heartbeat(owner.id, "tab", party.table)
    assert quick_tables.presence.known(owner.id)
    quick_tables.stop_listening()
    assert not quick_tables.loaded_tables.listening
    quick_tables.start_listening()
    assert quick_tables.loaded_tables.listening
    assert not quick_tables.offers.asked_people.known
    assert quick_tables.loaded_tables.cached[party.table].stale
    assert quick_tables.person_versions.of("a stranger") != version
    assert not quick_tables.presence.known(owner.id)


def test_a_deleted_person_is_gone_for_this_process_at_once(quick_tables: Tables) -> None:
    person, token = quick_tables.people.add("Axel", "en")
    assert quick_tables.people.by_token(token) == person
    party = seated(quick_tables, people=3)
    gone = party.people[1]
    assert gone is not None
    announced: list[str] = []
    quick_tables.loaded_tables.announce = announced.append
    quick_tables.delete_person(gone.id)
    assert party.table in announced
    assert party.view().seats[1].stand_in == "regular"
    quick_tables.delete_person(person.id)
    assert quick_tables.people.by_token(token) is None
    with pytest.raises(Missing, match="error-no-such-person"):
        quick_tables.delete_person("nobody")


def test_limits_count_with_the_key_of_the_database(quick_tables: Tables) -> None:
    again = Tables(quick_tables.store)
    assert again.limits.enabled
    someone(again)
    assert quick_tables.store.facts.key("limits-key", lambda: "another") != "another"
