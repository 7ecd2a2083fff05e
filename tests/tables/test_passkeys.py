"""Passkeys: what signs somebody in, and everything that does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kaiserhof.errors import Missing, Refused, TooMany
from kaiserhof.people.identity import hash_token
from kaiserhof.people.passkeys import RelyingParty, relying_party
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.person import BY_HOST, BY_LINK, BY_PASSKEY
from kaiserhof.storage.store import Store
from kaiserhof.tables import Person, Tables
from tests.tables.authenticator import Authenticator
from tests.tables.test_limits import coming_from
from tests.tables.test_stocks import rows
from tests.tables.together import outcomes

FOUND = relying_party("https://play.example.org")
assert FOUND is not None
PARTY: RelyingParty = FOUND


def keep(tables: Tables, person: Person, device: str, authenticator: Authenticator | None = None) -> Authenticator:
    """Adds a passkey on a device of this person."""
    made = authenticator or Authenticator()
    secret, options = tables.passkeys.begin_adding(person, PARTY)
    tables.passkeys.add(person, secret, made.make(options), PARTY, device=device, kind="firefox android")
    return made


def way_of(tables: Tables, token: str) -> str:
    """Returns how the device with this token has signed in."""
    person = tables.people.by_token(token)
    assert person is not None
    return next(each.way for each in tables.people.devices(person) if hash_token(token).startswith(each.id))


def sign_in(tables: Tables, authenticator: Authenticator) -> tuple[Person, str]:
    secret, options = tables.passkeys.begin_signing_in(PARTY)
    return tables.passkeys.sign_in(secret, authenticator.sign(options), PARTY)


def test_a_passkey_signs_its_person_in_on_another_device(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    again, fresh = sign_in(tables, ada)
    assert again == person
    assert tables.people.by_token(token) == tables.people.by_token(fresh) == person
    assert (way_of(tables, token), way_of(tables, fresh)) == ("", BY_PASSKEY)
    (passkey,) = tables.passkeys.of(person)
    assert passkey.kind == "firefox android"
    assert passkey.used > 0


def test_a_device_says_whether_a_link_or_the_host_signed_it_in(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    for way, link in (
        (BY_LINK, tables.people.personal_link(person, token)),
        (BY_HOST, tables.people.way_back(person.id, BY_HOST)),
    ):
        _, fresh = tables.people.follow_personal_link(link)
        assert way_of(tables, fresh) == way


def test_an_answer_that_is_sent_twice_signs_in_once(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    secret, options = tables.passkeys.begin_signing_in(PARTY)
    answer = ada.sign(options)
    tables.passkeys.sign_in(secret, answer, PARTY)
    with pytest.raises(Refused, match="error-passkey-late"):
        tables.passkeys.sign_in(secret, answer, PARTY)
    assert len(tables.people.devices(person)) == 2


def test_an_answer_that_is_sent_by_several_at_once_signs_in_once(tables: Tables) -> None:
    for number in range(5):
        person, token = tables.people.add("Ada", "en")
        ada = keep(tables, person, token, Authenticator(id=b"credential %d" % number))
        secret, options = tables.passkeys.begin_signing_in(PARTY)
        got = outcomes([partial(tables.passkeys.sign_in, secret, ada.sign(options), PARTY)] * 4)
        assert got.count(None) == 1
        assert all(error is None or isinstance(error, Refused) for error in got)
        assert len(tables.people.devices(person)) == 2


def test_an_answer_to_the_challenge_of_another_browser_is_refused(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    _, options = tables.passkeys.begin_signing_in(PARTY)
    mine, _ = tables.passkeys.begin_signing_in(PARTY)
    stolen = ada.sign(options)
    with pytest.raises(Refused, match="error-passkey"):
        tables.passkeys.sign_in(mine, stolen, PARTY)
    with pytest.raises(Refused, match="error-passkey-late"):
        tables.passkeys.sign_in("", stolen, PARTY)
    assert len(tables.people.devices(person)) == 1


WRONG: dict[str, Callable[[Authenticator], Authenticator]] = {
    "another origin": lambda ada: replace(ada, origin="https://play.example.com"),
    "another port": lambda ada: replace(ada, origin="https://play.example.org:8443"),
    "without TLS": lambda ada: replace(ada, origin="http://play.example.org"),
    "another relying party": lambda ada: replace(ada, party="example.org"),
    "another key": lambda ada: replace(ada, key=Authenticator().key),
    "another person": lambda ada: replace(ada, handle="YW5vdGhlcg"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_was_signed_elsewhere_or_otherwise_is_refused(tables: Tables, wrong: str) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    with pytest.raises(Refused, match="error-passkey"):
        sign_in(tables, WRONG[wrong](ada))
    assert len(tables.people.devices(person)) == 1
    assert sign_in(tables, ada)[0] == person, "and the passkey is as good as before"


def test_a_counter_that_goes_back_shows_a_copied_authenticator(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token, Authenticator(counter=5))
    copy = replace(ada)
    assert sign_in(tables, ada)[0] == person
    assert sign_in(tables, ada)[0] == person
    with pytest.raises(Refused, match="error-passkey"):
        sign_in(tables, copy)
    assert sign_in(tables, ada)[0] == person


def test_a_challenge_is_valid_for_five_minutes(tables: Tables, store: Store) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    now = store.database.clock()
    secret, options = tables.passkeys.begin_signing_in(PARTY)
    store.database.clock = lambda: now + 301
    with pytest.raises(Refused, match="error-passkey-late"):
        tables.passkeys.sign_in(secret, ada.sign(options), PARTY)


def test_the_challenge_of_one_person_adds_no_passkey_for_another(tables: Tables) -> None:
    (ada, her), (eve, own) = (tables.people.add(name, "en") for name in ("Ada", "Eve"))
    secret, options = tables.passkeys.begin_adding(ada, PARTY)
    answer = Authenticator().make(options)
    with pytest.raises(Refused, match="error-passkey"):
        tables.passkeys.add(eve, secret, answer, PARTY, device=own, kind="")
    with pytest.raises(Refused, match="error-passkey"):
        tables.passkeys.sign_in(secret, Authenticator().sign(options), PARTY)
    tables.passkeys.add(ada, secret, answer, PARTY, device=her, kind="")
    assert (len(tables.passkeys.of(ada)), tables.passkeys.of(eve)) == (1, [])


def test_nobody_adds_the_passkey_of_someone_else(tables: Tables) -> None:
    (ada, her), (eve, own) = (tables.people.add(name, "en") for name in ("Ada", "Eve"))
    authenticator = keep(tables, ada, her)
    with pytest.raises(Refused, match="error-passkey"):
        keep(tables, eve, own, replace(authenticator, key=Authenticator().key))
    assert sign_in(tables, authenticator)[0] == ada


def test_signing_a_stolen_device_out_takes_the_passkeys_that_it_added(tables: Tables) -> None:
    person, mine = tables.people.add("Ada", "en")
    _, stolen = tables.people.follow_personal_link(tables.people.personal_link(person, mine))
    ours = keep(tables, person, mine)
    theirs = keep(tables, person, stolen, Authenticator(id=b"of the thief"))
    secret, options = tables.passkeys.begin_adding(person, PARTY)
    device = next(each for each in tables.people.devices(person) if hash_token(stolen).startswith(each.id))
    tables.people.revoke_device(person, device.id)
    with pytest.raises(Missing, match="error-passkey-gone"):
        sign_in(tables, theirs)
    with pytest.raises(Missing, match="error-no-device"):  # a request that was under way
        tables.passkeys.add(person, secret, Authenticator(id=b"late").make(options), PARTY, device=stolen, kind="")
    assert sign_in(tables, ours)[0] == person


def test_a_passkey_stays_when_its_own_device_signs_out(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    link = tables.people.personal_link(person, token)
    tables.people.sign_out(person, token)
    assert tables.people.by_token(token) is None
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(link)
    assert sign_in(tables, ada)[0] == person


def test_a_removed_passkey_signs_nobody_in(tables: Tables) -> None:
    (ada, her), (eve, _) = (tables.people.add(name, "en") for name in ("Ada", "Eve"))
    authenticator = keep(tables, ada, her)
    (passkey,) = tables.passkeys.of(ada)
    with pytest.raises(Missing, match="error-passkey-gone"):
        tables.passkeys.remove(eve, passkey.id)
    tables.passkeys.remove(ada, passkey.id)
    with pytest.raises(Missing, match="error-passkey-gone"):
        sign_in(tables, authenticator)


def test_nothing_of_a_deleted_person_is_left_to_sign_in_with(tables: Tables, store: Store) -> None:
    person, token = tables.people.add("Ada", "en")
    ada = keep(tables, person, token)
    tables.passkeys.begin_adding(person, PARTY)
    late, options = tables.passkeys.begin_signing_in(PARTY)
    tables.delete_person(person.id)
    with pytest.raises(Refused, match="error-passkey-gone"):
        tables.passkeys.sign_in(late, ada.sign(options), PARTY)
    for table in (schema.passkeys, schema.ceremonies, schema.tokens):
        assert rows(store, table, person=person.id) == 0


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"id": 5},
        {"id": "x"},
        {"id": "YSBjcmVkZW50aWFsIG9mIHRoZSB0ZXN0"},
        {"id": "YSBjcmVkZW50aWFsIG9mIHRoZSB0ZXN0", "response": []},
        {
            "id": "YSBjcmVkZW50aWFsIG9mIHRoZSB0ZXN0",
            "rawId": "\0",
            "type": "public-key",
            "response": {"clientDataJSON": "e30", "authenticatorData": "", "signature": ""},
        },
    ],
)
def test_an_answer_that_no_browser_sends_is_refused(tables: Tables, answer: dict[str, Any]) -> None:
    person, token = tables.people.add("Ada", "en")
    keep(tables, person, token)
    secret, _ = tables.passkeys.begin_signing_in(PARTY)
    with pytest.raises(Refused, match="error-passkey"):
        tables.passkeys.sign_in(secret, answer, PARTY)
    secret, _ = tables.passkeys.begin_adding(person, PARTY)
    with pytest.raises(Refused, match="error-passkey"):
        tables.passkeys.add(person, secret, answer, PARTY, device=token, kind="")


def test_a_person_has_a_bounded_number_of_passkeys(tables: Tables) -> None:
    person, token = tables.people.add("Ada", "en")
    for number in range(STOCKS["passkeys"].person):
        keep(tables, person, token, Authenticator(id=b"credential %d" % number))
    with pytest.raises(Refused, match="error-passkeys-full"):
        keep(tables, person, token)


def begin_often(tables: Tables, times: int) -> None:
    for _ in range(times):
        tables.passkeys.begin_signing_in(PARTY)


def test_challenges_are_counted_by_network_and_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(store)
    monkeypatch.setitem(STOCKS, "ceremonies", replace(STOCKS["ceremonies"], network=3))
    with coming_from("192.0.2.1"):
        secrets = [tables.passkeys.begin_signing_in(PARTY)[0] for _ in range(5)]
        assert rows(store, schema.ceremonies) == 3
        assert store.passkeys.ceremony(hash_token(secrets[-1])) is not None
        with pytest.raises(TooMany):
            begin_often(tables, 70)


@pytest.mark.parametrize(
    ("site", "offered"),
    [
        ("https://play.example.org", True),
        ("https://play.example.org:8443/", True),
        ("http://localhost:8000", True),
        ("http://play.example.org", False),
        ("http://127.0.0.1:8000", False),
        ("https://192.0.2.1", False),
        ("https://[2001:db8::1]", False),
        ("https://", False),
        ("https://[", False),
        ("", False),
    ],
)
def test_passkeys_are_offered_where_browsers_offer_them(site: str, offered: bool) -> None:
    assert (relying_party(site) is not None) == offered
