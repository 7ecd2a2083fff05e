"""Playing on from any position of a replay, and notes at a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kaiserhof.engine import Record
from kaiserhof.storage import schema
from kaiserhof.storage.rows import FINISHED
from tests.tables.test_stocks import rows
from tests.web.site import FEWEST, Browser, Site, open_site, play


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[str, list[Browser]]:
    """A finished game, and the people who played it."""
    people = site.people(FEWEST)
    table = site.table(people)
    play(people, table, Random(3))
    return table, people


def record_of(site: Site, table: str) -> Record:
    return Record.parse(site.visitor().get(f"/t/{table}/record").text)


def moves_of(record: Record) -> list[tuple[int, str]]:
    return [(line.mover, line.text) for line in record.lines]


def play_on(browser: Browser, address: str, at: int, seat: int = 1, others: str = "random") -> str:
    """Plays on from a position; returns the id of the new table."""
    answer = browser.form(address, at=str(at), seat=str(seat), others=others)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.99])
def test_a_game_is_played_on_from_any_position_to_its_end(
    site: Site, finished: tuple[str, list[Browser]], share: float
) -> None:
    table, _ = finished
    record = record_of(site, table)
    at = int(share * len(record.lines))
    host, *friends = site.people(FEWEST)
    new = play_on(host, f"/t/{table}/replay", at, seat=2, others="open")
    for friend in friends:
        assert friend.api("POST", f"/tables/{new}/seat").status_code == 200
    assert host.api("POST", f"/tables/{new}/start").status_code == 200
    assert host.see(new)["me"] == 1
    play([host, *friends], new, Random(5))
    again = record_of(site, new)
    assert again.given == at
    assert moves_of(again)[:at] == moves_of(record)[:at]
    page = host.get(f"/t/{new}").text
    assert f'href="/t/{table}/replay?at={at}"' in page, "it says where it comes from"


def test_what_comes_is_drawn_anew_and_nobody_sees_more_than_their_seat(
    site: Site, finished: tuple[str, list[Browser]]
) -> None:
    table, _ = finished
    player, watcher = site.person("Dora"), site.visitor()
    new = play_on(player, f"/t/{table}/replay", 40)
    with site.tables.loaded_tables.open(new) as opened, site.tables.loaded_tables.open(table) as old:
        assert opened.row.secret != old.row.secret
        state, seen = opened.match.state, opened.match.seen_by(0)
        assert state.seen_by(0).key() == seen.key()
    for browser in (player, watcher):
        assert browser.get(f"/t/{new}").status_code == 200
    assert watcher.see(new)["me"] is None
    assert not player.see(new).get("rated", False)


def test_a_continued_game_never_counts(site: Site, finished: tuple[str, list[Browser]]) -> None:
    table, _ = finished
    new = play_on(site.person("Dora"), f"/t/{table}/replay", 40, others="open")
    found = site.tables.store.tables.get(new)
    assert found is not None
    assert not found[0].rated


def test_friends_take_the_other_seats_of_an_open_table(site: Site, finished: tuple[str, list[Browser]]) -> None:
    table, _ = finished
    host, friend = site.person("Dora"), site.person("Emil")
    new = play_on(host, f"/t/{table}/replay", 30, seat=1, others="open")
    assert host.see(new)["status"] == "gathering"
    assert friend.api("POST", f"/tables/{new}/seat").status_code == 200
    assert host.api("POST", f"/tables/{new}/start").status_code == 200
    assert friend.see(new)["me"] is not None


def test_a_running_game_is_not_played_on(site: Site) -> None:
    people = site.people(FEWEST)
    table = site.table(people)
    play(people, table, Random(1), most=10)
    for browser in (people[0], site.person("Eve")):
        assert browser.form(f"/t/{table}/replay", at="5", seat="1", others="random").status_code == 403


def test_a_game_at_a_closed_table_is_played_on_only_by_those_who_sat_there(site: Site) -> None:
    people = site.people(FEWEST)
    table = site.table(people)
    play(people, table, Random(2))
    people[0].form(f"/t/{table}/run", do="close")
    assert site.person("Eve").form(f"/t/{table}/replay", at="5", seat="1", others="random").status_code == 403
    play_on(people[1], f"/t/{table}/replay", 5)


def test_an_uploaded_record_is_played_on(site: Site, finished: tuple[str, list[Browser]]) -> None:
    record = record_of(site, finished[0])
    player = site.person("Dora")
    brought = player.form("/watch", text=record.write()).headers["location"]
    new = play_on(player, brought, 25)
    assert f'href="{brought}?at=25"' in player.get(f"/t/{new}").text


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"at": "x", "seat": "1"},
        {"at": "5", "seat": "0"},
        {"at": "5", "seat": "99"},
        {"at": "9999999", "seat": "1"},
        {"at": "999999", "seat": "1"},
        {"at": "5", "seat": "1", "others": "nobody"},
        {"at": "5", "seat": "1", "others": "me"},
    ],
)
def test_what_no_page_sends_is_refused(site: Site, finished: tuple[str, list[Browser]], form: dict[str, str]) -> None:
    before = rows(site.tables.store, schema.tables)
    assert site.person("Eve").form(f"/t/{finished[0]}/replay", **form).status_code in (404, 422)
    assert rows(site.tables.store, schema.tables) == before


def test_the_api_plays_on_too(site: Site, finished: tuple[str, list[Browser]]) -> None:
    player = site.person("Dora")
    made = player.api("POST", f"/tables/{finished[0]}/continuations", json={"at": 30, "seat": 0, "others": "random"})
    assert made.status_code == 201, made.text
    assert player.see(made.json()["id"])["status"] != FINISHED
    assert player.api("POST", "/records/nothing/continuations", json={"at": 3, "seat": 0}).status_code == 404


# ---------------------------------------------------------------------- notes


def test_notes_are_kept_for_their_person_alone(site: Site, finished: tuple[str, list[Browser]]) -> None:
    table, (ada, ben, *_) = finished
    assert ada.send(f"/t/{table}/note", {"text": "Ben bluffs\nin Wei\u202e"}).status_code == 204
    assert "Ben bluffs\nin Wei</textarea>" in ada.get(f"/t/{table}").text
    for other in (ben, site.visitor()):
        assert "bluffs" not in other.get(f"/t/{table}").text
    assert ada.api("GET", f"/tables/{table}/note").json() == {"text": "Ben bluffs\nin Wei"}
    assert ben.api("GET", f"/tables/{table}/note").json() == {"text": ""}
    assert ada.api("PUT", f"/tables/{table}/note", json={"text": ""}).status_code == 200
    assert ada.api("GET", f"/tables/{table}/note").json() == {"text": ""}


def test_notes_are_bounded(site: Site, finished: tuple[str, list[Browser]]) -> None:
    table, (ada, *_) = finished
    assert ada.send(f"/t/{table}/note", {"text": "x" * 4001}).status_code == 422
    assert ada.send(f"/t/{table}/note", {"text": "x" * 30_000}).status_code == 422
    assert site.visitor().send(f"/t/{table}/note", {"text": "x"}).status_code == 403
    assert ada.send("/t/nothing/note", {"text": "x"}).status_code == 404
