"""`kaiserhof admin`, `backup` and `restore`, and errors at the start that take one line."""

import json
import re
import socket
from pathlib import Path

import pytest

from kaiserhof.cli.admin import LISTINGS
from kaiserhof.engine import LANGUAGES
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Store, Tables
from tests.cli.terminal import Terminal
from tests.tables.party import seated


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def test_a_host_lists_closes_bans_backs_up_and_restores(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    data.mkdir()
    store = Store(sqlite_address(data))
    party = seated(Tables(store))
    there = ("--data", str(data))
    assert party.table in terminal.run("admin", "tables", *there)
    assert party.owner.id in terminal.run("admin", "people", *there, party.owner.name)
    assert "The database is at version" in terminal.run("admin", "migrate", "--dry-run", *there)
    assert "rebuilt from 0 finished games" in terminal.run("admin", "recount", *there)
    for lang in LANGUAGES:
        said = terminal.run("admin", "usage", *there, "--lang", lang)
        assert re.search(r"^tables +1 +1 / 100 +0 / 1000 .* 1 / 50000 ", said, re.MULTILINE)
        assert all(re.search(rf"^{name} +\d", said, re.MULTILINE) for name in STOCKS)
    file = tmp_path / "backup"
    assert "One table is saved" in terminal.run("backup", str(file), *there)
    for lang in LANGUAGES:
        for action in ("mute", "unmute", "ban", "unban"):
            assert party.owner.id in terminal.run("admin", action, *there, "--lang", lang, party.owner.id)
    listed = {name: json.loads(terminal.run("admin", name, *there, "--json")) for name in LISTINGS}
    assert [each["id"] for each in listed["tables"]] == [party.table]
    assert {each["name"] for each in listed["people"]} >= {party.owner.name}
    assert {each["kind"] for each in listed["log"]} == {"mute", "unmute", "ban", "unban"}
    assert [each["name"] for each in listed["usage"] if each["rows"] == 1].count("tables") == 1
    link = terminal.run("admin", "link", *there, party.owner.id).strip()
    assert link.startswith("/me/link/")
    terminal.run("admin", "close", *there, party.table)
    terminal.run("admin", "delete", *there, "--yes", party.owner.id)
    assert "not empty" in terminal.refused("restore", str(file), *there)
    assert "One table was restored" in terminal.run("restore", str(file), *there, "--replace")
    assert party.table in terminal.run("admin", "tables", *there)
    store.close()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["admin", "dance"], "see kaiserhof --help"),
        (["admin", "close"], "“close” needs the id"),
        (["admin", "close", "nowhere"], "There is no table"),
        (["admin", "ban", "nobody"], "There is no person"),
        (["admin", "ban", "-nobody"], "There is no person with the id “-nobody”"),
        (["restore", "/nowhere"], "cannot be read"),
        (["serve", "--config", "/nowhere.toml"], "cannot be read"),
        (["serve", "--database", "postgresql://127.0.0.1:1/x", "--no-browser"], "cannot be reached"),
        (["serve", "--data", "/proc/nowhere", "--no-browser"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    terminal: Terminal, data: Path, arguments: list[str], reason: str
) -> None:
    data.mkdir()
    Store(sqlite_address(data)).close()
    there = [] if "serve" in arguments else ["--data", str(data)]
    assert reason in terminal.refused(*arguments[:1], *there, *arguments[1:])


def test_a_damaged_database_is_named_at_the_start(terminal: Terminal, data: Path) -> None:
    data.mkdir()
    (data / "kaiserhof.sqlite").write_bytes(b"nonsense" * 999)
    assert "is damaged" in terminal.refused("serve", "--data", str(data), "--no-browser")


def test_a_port_that_is_taken_is_named_as_one_writes_it(terminal: Terminal, data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = terminal.refused("serve", "--port", port, "--data", str(data), "--no-browser")
    assert f"Port {port} cannot be used" in said
