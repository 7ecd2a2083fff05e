"""A process that dies between two writes leaves everything as it was, and the same act then succeeds once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, select

from kaiserhof.engine import Record
from kaiserhof.storage import schema
from kaiserhof.storage.store import Store
from kaiserhof.tables import Person, Tables
from kaiserhof.tables.origin import Origin
from tests.tables.authenticator import Authenticator
from tests.tables.test_passkeys import PARTY, keep
from tests.tables.test_replay import record_of_a_game

MOST = 40
"""More statements than any of these acts has."""


class Died(BaseException):
    """Ends a process between two writes, as a kill does."""


@contextmanager
def dying_at(store: Store, statement: int) -> Iterator[None]:
    """Dies before the numbered statement that changes something."""
    left = [statement]

    def before(_c: Any, _cursor: Any, text: str, *_: Any) -> None:
        if text.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            if not left[0]:
                raise Died
            left[0] -= 1

    event.listen(store.database.engine, "before_cursor_execute", before)
    try:
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


ACTS = (passkey_added, passkey_used, link_followed, device_signed_out, game_played_on)


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
