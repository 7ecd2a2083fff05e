"""A process that dies between two writes leaves everything as it was, and the same act then succeeds once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, event, select

from kaiserhof.engine import Record
from kaiserhof.storage import schema
from kaiserhof.storage.database import Prepared
from kaiserhof.storage.moderation_store import MUTE
from kaiserhof.storage.store import Store
from kaiserhof.tables import Person, Tables
from kaiserhof.tables.origin import Origin
from tests.tables.authenticator import Authenticator
from tests.tables.party import seated, someone
from tests.tables.test_passkeys import PARTY, keep
from tests.tables.test_replay import record_of_a_game

MOST = 40
"""More statements than any of these acts has."""


class Died(BaseException):
    """Ends a process between two writes, as a kill does."""


@contextmanager
def dying_at(store: Store, statement: int) -> Iterator[None]:
    """Dies before the numbered statement that changes something."""
    left, execute = [statement], Prepared.execute

    def count() -> None:
        if not left[0]:
            raise Died
        left[0] -= 1

    def before(_c: Any, _cursor: Any, text: str, *_: Any) -> None:
        if text.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            count()

    def execute_prepared(self: Prepared, connection: Connection, rows: Sequence[dict[str, Any]]) -> object:
        count()
        return execute(self, connection, rows)

    event.listen(store.database.engine, "before_cursor_execute", before)
    try:
        with patch.object(Prepared, "execute", execute_prepared):
            yield
    finally:
        event.remove(store.database.engine, "before_cursor_execute", before)


def everything(store: Store) -> dict[str, list[Any]]:
    """Returns all rows of the database."""
    with store.database.reading() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)))) for table in schema.metadata.sorted_tables
        }


def passkey_added(tables: Tables, person: Person, token: str) -> Callable[[], object]:
    secret, options = tables.passkeys.begin_adding(person, PARTY)
    answer = Authenticator().make(options)
    return lambda: tables.passkeys.add(person, secret, answer, PARTY, device=token, kind="")


def passkey_used(tables: Tables, person: Person, token: str) -> Callable[[], object]:
    authenticator = keep(tables, person, token, Authenticator(counter=3))
    secret, options = tables.passkeys.begin_signing_in(PARTY)
    answer = authenticator.sign(options)
    return lambda: tables.passkeys.sign_in(secret, answer, PARTY)


def link_followed(tables: Tables, person: Person, token: str) -> Callable[[], object]:
    link = tables.people.personal_link(person, token)
    return lambda: tables.people.follow_personal_link(link)


def device_signed_out(tables: Tables, person: Person, token: str) -> Callable[[], object]:
    keep(tables, person, token)
    tables.people.personal_link(person, token)
    (device,) = tables.people.devices(person)
    return lambda: tables.people.revoke_device(person, device.id)


def game_played_on(tables: Tables, person: Person, _: str) -> Callable[[], object]:
    record: Record = record_of_a_game(tables)
    brought = tables.records.upload_record(person, record.write())
    tables.records.uploaded_record(brought)
    return lambda: tables.playing_on.play_on(person, Origin("watch", brought, 20), 0, "open")


def host_signed_in(tables: Tables, person: Person, token: str) -> Callable[[], object]:
    authenticator = keep(tables, person, token, Authenticator(counter=3))
    tables.hosts.keep("Hanna", person)
    secret, options = tables.passkeys.begin_signing_in(PARTY)
    answer = authenticator.sign(options)
    return lambda: tables.passkeys.sign_in_host(secret, answer, PARTY)


def turn_taken_back(tables: Tables, _: Person, __: str) -> Callable[[], object]:
    """Everyone has agreed but one, whose answer does it."""
    party = seated(tables)
    person, view = party.go_on_until_confirmation()
    tables.play.confirm(party.table, person, view.number)
    tables.offers.offer_take_back(party.table, person)
    *others, last = [each for each in party.people if each is not None and each != person]
    (offer,) = tables.store.offers.open_at(party.table)
    for other in others:
        tables.offers.answer(offer.id, other, "yes")
    return lambda: tables.offers.answer(offer.id, last, "yes")


def nuisance_muted(tables: Tables, person: Person, _: str) -> Callable[[], object]:
    other = someone(tables, "Eve")
    tables.conduct.report_person(person, other.id, "rude")
    return lambda: tables.moderator.sanction(MUTE, other.id, "Be kind", "Hanna")


def table_closed(tables: Tables, _: Person, __: str) -> Callable[[], object]:
    party = seated(tables)
    return lambda: tables.moderator.close(party.table, "An advertisement", "Hanna")


def person_renamed(tables: Tables, _: Person, __: str) -> Callable[[], object]:
    party = seated(tables)
    return lambda: tables.moderator.rename(party.owner.id, "Benny", "No insults in names", "Hanna")


ACTS = (
    passkey_added,
    passkey_used,
    link_followed,
    device_signed_out,
    game_played_on,
    host_signed_in,
    turn_taken_back,
    nuisance_muted,
    table_closed,
    person_renamed,
)


@pytest.mark.parametrize("prepare", ACTS)
def test_an_act_that_breaks_off_anywhere_leaves_nothing_half_done(
    tables: Tables, store: Store, prepare: Callable[[Tables, Person, str], Callable[[], object]]
) -> None:
    person, token = tables.people.add(f"Ada {Random(prepare.__name__).randrange(9)}", "en")
    act = prepare(tables, person, token)
    before = everything(store)
    for statement in range(MOST):
        try:
            with dying_at(store, statement):
                act()
        except Died:
            assert everything(store) == before, f"broken off before statement {statement}"
        else:
            break
    else:
        pytest.fail("it never succeeded")
    assert statement > 1, "it has several writes"
    assert everything(store) != before
