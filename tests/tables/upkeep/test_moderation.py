"""A host closes tables, mutes, bans and deletes people; running servers obey, on both databases."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from kaiserhof.community.leagues import Leagues
from kaiserhof.community.notifications.queue import NotificationStore
from kaiserhof.community.visibility import Visibility
from kaiserhof.storage import schema
from kaiserhof.storage.moderation_store import BAN, UNBAN
from kaiserhof.tables import Forbidden, Missing, Refused, Stale, Store, TablePlan, Tables
from kaiserhof.tables.service.moderation import Moderator
from kaiserhof.tables.upkeep import Upkeep
from tests.tables.party import GAME, ME, OPEN, fresh, least, seated, someone
from tests.tables.test_replay import record_of_a_game
from tests.tables.together import outcomes


@pytest.fixture
def server(store: Store) -> Tables:
    """A server that runs while the host gives orders from another process."""
    return fresh(store)


@pytest.fixture
def upkeep(server: Tables) -> Upkeep:
    keeping = Upkeep(server, gathering_days=7, playing_days=100)
    keeping.step()
    return keeping


def test_a_closed_table_is_gone_for_everyone(store: Store, server: Tables, upkeep: Upkeep) -> None:
    party = seated(server)
    announced: list[str] = []
    server.loaded_tables.announce = announced.append
    Moderator(store).close(party.table)
    upkeep.step()
    assert party.table in announced
    with pytest.raises(Missing, match="error-cancelled"):
        server.views.view(party.table, party.owner)
    with pytest.raises(Refused, match="error-table-over"):
        Moderator(store).close(party.table)
    with pytest.raises(Missing, match="error-no-such-table"):
        Moderator(store).close("nowhere")


def test_a_muted_person_plays_but_does_not_write(store: Store, server: Tables, upkeep: Upkeep) -> None:
    party = seated(server)
    moderator = Moderator(store)
    moderator.sanction("mute", party.owner.id)
    upkeep.step()
    with pytest.raises(Forbidden, match="error-muted"):
        server.chat.say(party.table, party.owner, "hello")
    party.go_on()
    moderator.sanction("unmute", party.owner.id)
    upkeep.step()
    server.chat.say(party.table, party.owner, "hello")


def test_bans_are_known_to_servers_that_start_later(store: Store, upkeep: Upkeep, server: Tables) -> None:
    person, other = someone(server), someone(server, "Barbara")
    moderator = Moderator(store)
    for who, kind in ((person, BAN), (other, BAN), (other, UNBAN)):
        moderator.sanction(kind, who.id)
    later = fresh(store)
    Upkeep(later, 0, 0).step()
    upkeep.step()
    assert later.sanctions.banned == server.sanctions.banned == {person.id}
    assert {line.id: line.banned for line in moderator.people()} == {person.id: True, other.id: False}


def test_a_deleted_person_leaves_no_name_word_or_token(store: Store, server: Tables, upkeep: Upkeep) -> None:
    person, token = server.people.add("Zacharias", "en")
    assert server.people.by_token(token) == person
    party = seated(server, people=least())
    owner_table = server.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    joined = server.creation.create(party.owner, TablePlan(GAME.id, [OPEN] * least()))
    server.lobby.sit(joined, person)
    server.chat.say(joined, person, "my address is …")
    link = server.people.personal_link(person, token)
    server.chat.say(party.table, person, "I only watch")
    watched = store.tables.revision(party.table)
    Moderator(store).delete(person.id)
    assert store.tables.revision(party.table) != watched
    upkeep.step()
    assert [line.text for line in server.views.view(party.table, None).chat] == ["…"]
    assert server.people.by_token(token) is None
    assert server.people.known_by_token(token) is None
    with pytest.raises(Missing):
        server.people.follow_personal_link(link)
    with pytest.raises(Missing, match="error-cancelled"):
        server.views.view(owner_table, None)
    seen = server.views.view(joined, None)
    assert [(line.name, line.text) for line in seen.chat] == [("", "…")]
    with store.database.engine.connect() as connection:
        for table in (schema.people, schema.seats, schema.chat):
            assert "Zacharias" not in connection.scalars(select(table.c.name)).all()
    assert all(seat.name != "Zacharias" for seat in seen.seats)


def everything(store: Store) -> str:
    """Returns all texts in the database."""
    with store.database.engine.connect() as connection:
        tables = schema.metadata.sorted_tables
        return "\n".join(repr(tuple(row)) for table in tables for row in connection.execute(select(table)))


def test_nothing_is_written_for_a_deleted_person_by_requests_that_are_under_way(store: Store, server: Tables) -> None:
    party, other = seated(server, people=least()), fresh(store)
    person, token = other.people.add("Zacharias", "en")
    other.loaded_tables.listening = True
    assert other.people.by_token(token) == person  # known there, as a request under way knows them
    lobby = server.creation.create(party.owner, TablePlan(GAME.id, [OPEN] * least()))
    book, leagues = NotificationStore(store.database), Leagues(other)
    league = leagues.create(party.owner, "x", GAME.id, least(), 1)
    Moderator(store).delete(person.id)
    late: list[Callable[[], object]] = [
        lambda: other.chat.say(party.table, person, "Zacharias was here"),
        lambda: other.people.change(person, name="Zacharias II"),
        lambda: other.people.change_preferences(person, replace(person.likes, hasty=True)),
        lambda: other.people.personal_link(person, token),
        lambda: other.lobby.sit(lobby, person),
        lambda: other.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)])),
        lambda: other.views.note_read(party.table, person, 1),
        lambda: other.holidays.take(person, time.time() + 10, time.time() + 3600),
        lambda: leagues.create(person, "Zacharias's league", GAME.id, least(), 1),
        lambda: leagues.join(league, person),
        lambda: book.keep_preferences(person.id, book.preferences(person.id)),
        lambda: book.add_destination(person.id, "mail", "zacharias@example.org", confirmed=False, most=1),
        lambda: Visibility(store.database).choose(person, "history", "nobody"),
        lambda: store.chat.mute(person.id, party.owner.id, ""),
        lambda: store.archive.add_record("x" * 16, person.id, "by Zacharias"),
        lambda: store.lobby.invite(lobby, person.id, party.owner.id),
    ]
    for write in late:
        with pytest.raises((Forbidden, Missing)):
            write()
    other.presence.heartbeat(person.id, "tab", party.table)
    assert "Zacharias" not in everything(store)
    assert "zacharias@" not in everything(store)
    with store.database.engine.connect() as connection:
        assert connection.execute(select(schema.presences).where(schema.presences.c.person == person.id)).all() == []


def test_nothing_said_while_someone_is_deleted_stays(store: Store, server: Tables) -> None:
    for _ in range(5):
        party = seated(server, people=least())
        person = party.people[-1]
        assert person is not None
        deeds: list[Callable[[], object]] = [
            partial(server.chat.say, party.table, person, "my address") for _ in range(4)
        ]
        deeds.insert(2, partial(Moderator(store).delete, person.id))
        results = outcomes(deeds)
        assert results[2] is None
        assert all(error is None or isinstance(error, Forbidden | Stale) for error in results)
        assert "my address" not in everything(store)


def test_someone_is_deleted_however_often_others_change_their_tables(store: Store, server: Tables) -> None:
    for _ in range(5):
        party = seated(server, people=least())
        person = party.people[-1]
        assert person is not None
        deeds: list[Callable[[], object]] = [
            partial(server.chat.say, party.table, party.owner, str(number)) for number in range(3)
        ]
        deeds += [partial(server.ownership.admit_spectators, party.table, party.owner, admitted=True)] * 3
        deeds.append(partial(Moderator(store).delete, person.id))
        deeds.append(partial(server.stand_ins.hand_over, party.table, person, "novice"))
        assert outcomes(deeds)[6] is None
        assert store.people.get(person.id) is None


def test_a_deletion_that_a_dying_process_has_begun_is_taken_over(store: Store, server: Tables, upkeep: Upkeep) -> None:
    party = seated(server, people=least())
    server.chat.say(party.table, party.owner, "my address")
    store.people.mark_deleted(party.owner.id)
    now = store.database.clock()
    store.database.clock = lambda: now + 700
    upkeep.drop_unused()
    assert "my address" not in everything(store)
    assert store.people.half_deleted(now + 700) == []


def test_a_record_is_gone_with_the_person_who_brought_it(store: Store, server: Tables) -> None:
    person = someone(server)
    record = server.records.upload_record(person, record_of_a_game(server).write())
    server.records.uploaded_record(record)
    Moderator(store).delete(person.id)
    with pytest.raises(Missing, match="error-no-record"):
        server.records.uploaded_record(record)


def test_a_league_loses_the_title_that_a_deleted_person_gave_it(store: Store, server: Tables) -> None:
    person, leagues = someone(server, "Zacharias"), Leagues(server)
    league = leagues.create(person, "The cup of Zacharias", GAME.id, least(), 1)
    Moderator(store).delete(person.id)
    assert leagues.view(league, None).row.name == "…"
    assert "Zacharias" not in everything(store)


def test_a_bot_plays_on_for_a_deleted_person(store: Store, server: Tables, upkeep: Upkeep) -> None:
    party = seated(server, people=least())
    gone = party.people[-1]
    assert gone is not None
    Moderator(store).delete(gone.id)
    upkeep.step()
    seats = server.views.view(party.table, party.owner).seats
    assert seats[-1].stand_in == "regular"
    assert server.views.view(party.table, party.owner).status == "playing"


def test_orders_for_nobody_are_refused(store: Store) -> None:
    with pytest.raises(Missing, match="error-no-such-person"):
        Moderator(store).sanction("ban", "x")
    with pytest.raises(Missing, match="error-no-such-person"):
        Moderator(store).delete("x")


def test_the_lists_name_tables_and_people(store: Store, server: Tables) -> None:
    party = seated(server, people=least())
    moderator = Moderator(store)
    (line,) = moderator.tables()
    assert (line.id, line.game, line.status, len(line.names)) == (party.table, GAME.id, "playing", least())
    assert [each.id for each in moderator.people(party.owner.id)] == [party.owner.id]
    assert {each.id for each in moderator.people()} == {person.id for person in party.people if person}
    assert moderator.people("%") == []


def test_abandoned_tables_expire_and_others_stay(store: Store, server: Tables, upkeep: Upkeep) -> None:
    playing, old_playing = seated(server), seated(server)
    owner = playing.owner
    gathering, old_gathering = (server.creation.create(owner, TablePlan(GAME.id, [OPEN] * least())) for _ in range(2))
    for table_id, days in ((old_gathering, 8), (gathering, 6), (old_playing.table, 101), (playing.table, 99)):
        with store.database.engine.begin() as connection:
            old = time.time() - days * 86_400
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=old))
    assert upkeep.expire() == 2
    for table_id in (gathering, playing.table):
        server.views.view(table_id, owner)
    for table_id in (old_gathering, old_playing.table):
        with pytest.raises(Missing, match="error-cancelled"):
            server.views.view(table_id, owner)
    assert Upkeep(server, 0, 0).expire() == 0


def test_nobody_is_asked_anything_at_a_closed_table(store: Store, server: Tables, upkeep: Upkeep) -> None:
    party = seated(server, people=3)
    asked = party.people[1]
    assert asked is not None
    server.offers.offer_end(party.table, party.owner)
    assert [offer.kind for offer in server.offers.asked_of(asked)] == ["end"]
    Moderator(store).close(party.table)
    upkeep.step()
    assert store.offers.open_at(party.table) == server.offers.asked_of(asked) == []


def test_expiry_goes_on_when_another_process_was_faster_and_spares_a_table_where_someone_moves(
    store: Store, server: Tables, upkeep: Upkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved, cancelled, abandoned = (seated(server) for _ in range(3))
    now, change = store.database.clock() + 101 * 86_400, store.tables.change
    monkeypatch.setattr(store.database, "clock", lambda: now)

    def a_moment_later(*arguments: Any, **values: Any) -> None:
        monkeypatch.setattr(store.tables, "change", change)
        moved.go_on()
        Moderator(store).close(cancelled.table)
        change(*arguments, **values)

    monkeypatch.setattr(store.tables, "change", a_moment_later)
    assert upkeep.expire() == 1
    moved.go_on()
    for party in (cancelled, abandoned):
        with pytest.raises(Missing, match="error-cancelled"):
            party.view()


def test_orders_that_are_given_at_the_same_moment_are_all_heeded(open_store: Callable[[], Store]) -> None:
    stores = [open_store() for _ in range(4)]
    people = [someone(fresh(stores[0])) for _ in range(16)]
    bans = [partial(Moderator(stores[i % 4]).sanction, "ban", person.id) for i, person in enumerate(people)]
    assert outcomes(bans) == [None] * len(people)
    assert all(each.banned for each in Moderator(stores[0]).people())
