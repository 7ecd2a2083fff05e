"""People: names, tokens and personal links."""

import time
from functools import partial

import pytest

from kaiserhof.people.identity import NAME_LENGTH, clean_name, hash_token
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.tables import Missing, Person, Store, TablePlan, Tables
from tests.tables.party import GAME, ME, OPEN, fresh, least
from tests.tables.together import outcomes

NAMES = [
    ("Axel", "Axel"),
    ("  Axel   B ", "Axel B"),
    ("a\nb\tc\r\nd", "a b c d"),
    ("a\0b\x1b[31mc\x7f", "ab[31mc"),
    ("\u202eevil\u2066\ufeff", "evil"),
    ("\ud800x", "x"),
    ("张三", "张三"),
    ("Дина", "Дина"),
    ("عَلِيّ", "عَلِيّ"),
    ("देवी", "देवी"),
    ("e\u0301", "é"),
    ("😀", "😀"),
    ("<b>x</b> & 'y' \"z\"", "<b>x</b> & 'y' \"z\""),
    ("\u3000\u2003", ""),
    ("\u3164", ""),
    ("\u2800\u2800", ""),
    ("\uffa0\u115f", ""),
    ("\u0301\ufe0f", ""),
    ("a\u3164b", "ab"),
    ("", ""),
]


def test_a_name_is_plain_text_of_any_script(tables: Tables) -> None:
    for given, kept in NAMES:
        person, token = tables.people.add(given, "en")
        assert person.name == kept
        assert tables.people.by_token(token) == person


def test_a_name_is_at_most_24_characters_long() -> None:
    assert NAME_LENGTH == 24
    assert clean_name("國" * 1000) == "國" * 24
    assert clean_name("x" * 23 + " y") == "x" * 23
    assert len(clean_name("z" * 24)) == 24


def test_a_person_is_known_by_their_token_and_by_nothing_else(tables: Tables) -> None:
    person, token = tables.people.add("Axel", "de")
    assert tables.people.by_token(token) == person == Person(person.id, "Axel", "de")
    assert fresh(tables.store).people.by_token(token) == person
    for other in (None, "", person.id, token[:-1], hash_token(token), "\0", "\ud800", "x" * 10_000):
        assert tables.people.by_token(other) is None


def test_the_database_does_not_hold_the_token(store: Store) -> None:
    _, token = fresh(store).people.add("Axel", "en")
    assert store.people.by_token(token) is None
    assert store.people.by_token(hash_token(token)) is not None


def test_a_new_name_shows_at_tables_joined_from_now_on(tables: Tables) -> None:
    person, token = tables.people.add("Axel", "en")
    old = tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    changed = tables.people.change(person, name=" Barbara\n", lang="zh")
    assert changed == tables.people.by_token(token) == Person(person.id, "Barbara", "zh")
    new = tables.creation.create(changed, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    assert [tables.views.view(table, changed).seats[0].name for table in (old, new)] == ["Axel", "Barbara"]
    assert tables.people.change(changed, lang="de") == Person(person.id, "Barbara", "de")
    assert tables.people.change(changed, name="\u200b") == Person(person.id, "Barbara", "zh")


def test_a_personal_link_works_once_and_both_devices_keep_working(tables: Tables) -> None:
    person, token = tables.people.add("Axel", "en")
    link = tables.people.personal_link(person, token)
    same, other = tables.people.follow_personal_link(link)
    assert same == person
    assert other not in (token, link)
    assert tables.people.by_token(token) == tables.people.by_token(other) == person
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(link)
    assert tables.people.by_token(link) is None
    assert fresh(tables.store).people.by_token(other) == person


def test_a_link_that_was_not_given_leads_nowhere(tables: Tables) -> None:
    for link in ("", "no such link", "\0", "\ud800", "x" * 10_000):
        with pytest.raises(Missing, match="error-link"):
            tables.people.follow_personal_link(link)


def test_a_link_followed_by_several_at_once_serves_one(tables: Tables) -> None:
    for _ in range(5):
        person, token = tables.people.add("Axel", "en")
        link = tables.people.personal_link(person, token)
        got = outcomes([partial(tables.people.follow_personal_link, link)] * 5)
        assert got.count(None) == 1
        assert all(error is None or isinstance(error, Missing) for error in got)


def test_a_personal_link_is_valid_for_a_day(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    person, token = tables.people.add("Axel", "en")
    made = time.time()
    monkeypatch.setattr(tables.store.database, "clock", lambda: made)
    old, older = (tables.people.personal_link(person, token) for _ in range(2))
    monkeypatch.setattr(tables.store.database, "clock", lambda: made + 23 * 3600)
    assert tables.people.follow_personal_link(old)[0] == person
    monkeypatch.setattr(tables.store.database, "clock", lambda: made + 25 * 3600)
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(older)


def test_the_links_of_a_device_end_when_it_is_signed_out(tables: Tables) -> None:
    person, token = tables.people.add("Axel", "en")
    _, stolen = tables.people.follow_personal_link(tables.people.personal_link(person, token))
    device = next(each for each in tables.people.devices(person) if hash_token(stolen).startswith(each.id))
    mine, thief = tables.people.personal_link(person, token), tables.people.personal_link(person, stolen)
    tables.people.revoke_device(person, device.id)
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(thief)
    with pytest.raises(Missing, match="error-no-device"):  # a request that was under way
        tables.people.personal_link(person, stolen)
    assert tables.people.follow_personal_link(mine)[0] == person


def test_a_person_has_a_bounded_number_of_devices_and_links(tables: Tables, store: Store) -> None:
    person, token = tables.people.add("Axel", "en")
    links = [tables.people.personal_link(person, token) for _ in range(12)]
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(links[0])
    for _ in range(60):
        token = tables.people.follow_personal_link(tables.people.personal_link(person, token))[1]
    assert len(tables.people.devices(person)) == STOCKS["tokens"].person
    assert tables.people.by_token(token) == person


def test_a_device_that_is_signed_out_while_it_is_looked_up_stays_signed_out(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.loaded_tables.listening = True
    person, token = tables.people.add("Axel", "en")
    (device,) = tables.people.devices(person)
    read = tables.store.people.by_token

    def read_too_early(hashed: str) -> Person | None:
        found = read(hashed)
        if found is not None:
            tables.people.revoke_device(person, device.id)
        return found

    monkeypatch.setattr(tables.store.people, "by_token", read_too_early)
    assert tables.people.by_token(token) == person
    assert tables.people.known_by_token(token) is None
    assert tables.people.by_token(token) is None
