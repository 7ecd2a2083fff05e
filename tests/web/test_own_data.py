"""Everything about oneself: downloaded as one file, and deleted."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kaiserhof.community.own_data import LEFT_OUT, PARTS
from kaiserhof.engine import Record
from kaiserhof.storage import schema
from tests.tables.test_stocks import rows
from tests.web.site import FEWEST, GAME, Browser, Site, open_site, play


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def read(content: bytes) -> tuple[dict[str, list[dict[str, Any]]], dict[str, str]]:
    """Returns the rows and the records in a file."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    return json.loads(texts.pop("person.json")), texts


def names_a_person() -> set[str]:
    """Returns the database tables that have a column about a person."""
    people = {"person", "owner", "asker", "subject"}
    found = set()
    for table in schema.metadata.sorted_tables:
        refers = any(key.column.table is schema.people for column in table.c for key in column.foreign_keys)
        if refers or people & set(table.c.keys()):
            found.add(table.name)
    return found | {"people", "notices"}


def test_every_database_table_about_people_is_in_the_file_or_left_out_for_a_reason() -> None:
    assert names_a_person() == set(PARTS) | set(LEFT_OUT)
    assert not set(PARTS) & set(LEFT_OUT)


def test_no_secret_is_in_the_file() -> None:
    secret = {"token_hash", "secret", "public_key", "device", "network", "sign_count"}
    for name, part in PARTS.items():
        assert not secret & set(part.columns), name


def test_a_person_downloads_everything_about_themselves_and_nothing_of_others(site: Site) -> None:
    people = site.people(FEWEST)
    ada, ben, *_ = people
    table = site.table(people)
    play(people, table, Random(4))
    running = site.table(people)
    ada.send(f"/t/{table}/say", {"text": "well played"})
    ben.send(f"/t/{table}/say", {"text": "a word of Ben"})
    ada.send(f"/t/{table}/note", {"text": "Ben bluffs"})
    ben.send(f"/t/{table}/note", {"text": "a note of Ben"})
    person = site.tables.people.by_token(ada.token)
    assert person is not None
    site.tables.store.drafts.add("a-draft", person.id, GAME.id, "My map", zlib.compress(b'{"document": ""}'))
    answer = ada.get("/me/file")
    assert answer.headers["content-type"] == "application/zip"
    rows_of, records = read(answer.content)
    assert [row["name"] for row in rows_of["people"]] == ["Axel"]
    assert [row["text"] for row in rows_of["chat"]] == ["well played"]
    assert [row["text"] for row in rows_of["notes"]] == ["Ben bluffs"]
    assert set(records) == {f"games/{table}.txt", "drafts/a-draft.json"}, "a running game has no record"
    record = Record.parse(records[f"games/{table}.txt"])
    assert record.write() == ada.get(f"/t/{table}/record").text
    everything = json.dumps(rows_of)
    assert "of Ben" not in everything
    with site.tables.loaded_tables.open(running) as opened:
        assert opened.row.secret not in everything, "the dice of a running game"
    assert ada.token is not None
    assert ada.token not in everything
    assert ada.api("GET", "/me/file").status_code == 200
    assert site.visitor().get("/me/file").status_code == 403


def left_of(site: Site, browser: Browser) -> set[str]:
    """Returns the database tables that still say something about a person."""
    person = site.tables.people.by_token(browser.token)
    assert person is not None
    assert browser.api("DELETE", "/me").status_code == 422, "it asks first"
    assert browser.api("DELETE", "/me?sure=true").status_code == 204
    store = site.tables.store
    return {
        name for name, part in PARTS.items() if rows(store, schema.metadata.tables[name], **{part.owner: person.id})
    }


def test_a_person_who_leaves_takes_everything_but_the_games_of_others(site: Site) -> None:
    people = site.people(FEWEST)
    ada = people[0]
    table = site.table(people)
    play(people, table, Random(6))
    ada.send(f"/t/{table}/note", {"text": "Ben bluffs"})
    ada.send(f"/t/{table}/say", {"text": "well played"})
    ada.form("/me/link")
    assert left_of(site, ada) <= {"people", "tables", "seats", "chat", "ratings", "orders"}, "without names and texts"
    person = site.tables.moderator.people("Axel")
    assert all(each.name for each in person)


def test_the_api_has_passkeys_and_links(site: Site) -> None:
    ada = site.person("Ada")
    assert ada.api("GET", "/me/passkeys").json() == []
    assert ada.api("DELETE", "/me/passkeys/none").status_code == 404
    link = ada.api("POST", "/me/link")
    assert link.status_code == 201
    other = site.visitor()
    other.form(link.json()["link"].removeprefix("http://testserver.local"), here="")
    assert "<h1>Ada</h1>" in other.get("/me").text
    ways = [each["way"] for each in ada.api("GET", "/me/devices").json()]
    assert sorted(ways) == ["", "link"]
