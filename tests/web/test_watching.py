"""People who watch: they read that they do, are counted and listed, write under a name, and see rated games late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kaiserhof.storage.rows import CONFIRM, PERSON
from kaiserhof.tables import SeatPlan, TablePlan
from tests.web.site import FEWEST, GAME, Browser, Site, act, open_site, play


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def rated_table(site: Site, people: list[Browser], *, rated: bool = True, listed: bool = False) -> str:
    known = [site.tables.people.by_token(each.token) for each in people]
    assert known[0] is not None
    plans = [SeatPlan(PERSON, person=person) for person in known]
    return site.tables.creation.create(known[0], TablePlan(GAME.id, plans, rated=rated, listed=listed))


def turns(site: Site, people: list[Browser], table: str, count: int, rng: Random) -> None:
    """Lets people play until so many turns have ended."""
    while sum(each.kind == CONFIRM for each in site.tables.store.log.acts(table)) < count:
        assert any(act(person, table, rng) for person in people)


# ---------------------------------------------------------------------- seen late


def test_who_watches_a_game_that_counts_sees_neither_the_present_turn_nor_the_last(site: Site) -> None:
    people, watcher, rng = site.people(FEWEST), site.person("Eve"), Random(4)
    table = rated_table(site, people)
    seen: dict[int, int] = {}
    for count in range(1, 7):
        turns(site, people, table, count, rng)
        player, outside = people[0].see(table), watcher.see(table)
        assert outside["late"]
        assert not player["late"]
        seen[count] = outside["number"]
        assert len(site.tables.store.log.acts(table)) == player["number"] > outside["number"]
    ends = [n for n, each in enumerate(site.tables.store.log.acts(table), 1) if each.kind == CONFIRM]
    for count in range(2, 7):
        assert ends[count - 2] <= seen[count] < ends[count - 1]


def test_page_stream_replay_view_and_api_agree_for_who_watches(site: Site) -> None:
    people, watcher, rng = site.people(FEWEST), site.person("Eve"), Random(5)
    table = rated_table(site, people)
    turns(site, people, table, 4, rng)
    number = watcher.see(table)["number"]
    state = watcher.see(table)["state"]
    assert f'data-number="{number}"' in watcher.get(f"/t/{table}").text
    assert f'data-number="{number}"' in watcher.get(f"/t/{table}/view").text
    assert b'"number":"%d"' % number in site.stream(f"/t/{table}/stream", watcher.headers())
    assert watcher.see(table)["state"] == state
    moves = watcher.get(f"/t/{table}/replay?at=9999").text
    full = people[0].get(f"/t/{table}/replay?at=9999").text
    length = [int(page.split('data-length="')[1].split('"')[0]) for page in (moves, full)]
    assert length[0] < length[1]
    act(next(p for p in people if p.see(table)["legal"] or p.see(table)["must_confirm"]), table, rng)
    assert watcher.see(table)["state"] == state  # a move within the turn changes nothing for them


def test_games_that_do_not_count_are_seen_at_once_and_all_are_after_the_end(site: Site) -> None:
    people, watcher, rng = site.people(FEWEST), site.person("Eve"), Random(6)
    table = site.table(people)
    play(people, table, rng, 6)
    assert watcher.see(table)["number"] == people[0].see(table)["number"]
    assert not watcher.see(table)["late"]
    table = rated_table(site, people)
    play(people, table, rng)
    outside, player = watcher.see(table), people[0].see(table)
    assert (outside["status"], outside["number"]) == ("finished", player["number"])


def test_players_of_a_game_that_counts_read_watchers_only_after_the_end(site: Site) -> None:
    people, watcher, rng = site.people(FEWEST), site.person("Eve"), Random(7)
    table = rated_table(site, people)
    assert watcher.send(f"/t/{table}/say", {"text": "play the green one"}).status_code == 200
    assert "play the green one" not in people[0].get(f"/t/{table}").text
    assert "play the green one" in watcher.get(f"/t/{table}").text
    play(people, table, rng)
    assert "play the green one" in people[0].get(f"/t/{table}").text


# ---------------------------------------------------------------------- said and counted


def test_who_watches_reads_so_and_everyone_sees_how_many_do(site: Site) -> None:
    people, watcher, stranger = site.people(FEWEST), site.person("Eve"), site.visitor()
    table = site.table(people)
    assert "You are watching" in watcher.get(f"/t/{table}").text
    assert 'class="prompt watching"' in stranger.get(f"/t/{table}").text
    assert 'class="prompt watching"' not in people[0].get(f"/t/{table}").text
    assert b'"watchers"' not in site.stream(f"/t/{table}/stream?tab=player", people[0].headers(), 2)
    with (
        site.listen(f"/t/{table}/stream?tab=eve1", watcher.headers()),
        site.listen(f"/t/{table}/stream?tab=eve2", watcher.headers()),
        site.listen(f"/t/{table}/stream?tab=nobody", stranger.headers()),
        site.listen(f"/t/{table}/stream?tab=axel", people[0].headers()),
    ):
        site.settle(4)
        assert site.tables.audience.count(table) == 2  # Eve twice is one, and players do not watch
        assert b'"watchers":2' in site.stream(f"/t/{table}/stream?tab=other", people[1].headers(), 2)


def test_a_visitor_writes_under_the_name_they_are_asked_for(site: Site) -> None:
    people, stranger = site.people(FEWEST), site.visitor()
    table = site.table(people)
    assert stranger.send(f"/t/{table}/say", {"text": "hello"}).status_code == 403
    assert stranger.token is None
    assert stranger.send(f"/t/{table}/say", {"text": "hello", "name": "Eve"}).status_code == 200
    assert stranger.token is not None
    page = people[0].get(f"/t/{table}").text
    assert "<b>Eve</b>" in page
    assert "hello" in page


def test_nobody_is_made_for_who_may_not_write_at_a_table(site: Site) -> None:
    people, stranger = site.people(FEWEST), site.visitor()
    table = site.table(people)
    people[0].form(f"/t/{table}/run", do="close")
    assert stranger.send(f"/t/{table}/say", {"text": "hello", "name": "Eve"}).status_code == 403
    assert stranger.token is None
    answer = stranger.get(f"/t/{table}")
    assert answer.status_code == 403
    assert "closed to spectators" in answer.text


# ---------------------------------------------------------------------- the list


def test_running_games_are_listed_if_their_owners_list_them(site: Site) -> None:
    people, rng = site.people(FEWEST), Random(8)
    hidden, listed = rated_table(site, people, rated=False), rated_table(site, people, rated=False, listed=True)
    turns(site, people, listed, 2, rng)
    page = site.visitor().get("/running").text
    assert f'href="/t/{listed}"' in page
    assert "2 turns" in page
    assert hidden not in page
    assert site.visitor().get("/running?order=strongest").status_code == 200
    assert site.visitor().get("/running?order=odd").status_code == 422
    (now,) = [each for each in people[0].api("GET", "/running").json() if each["table"]["id"] == listed]
    assert now["turns"] == 2
    people[0].form(f"/t/{listed}/run", do="close")
    assert listed not in site.visitor().get("/running").text


def test_who_hides_whether_they_are_here_hides_it_from_those_who_only_watch(site: Site) -> None:
    people, watcher = site.people(FEWEST), site.person("Eve")
    table = site.table(people)
    people[0].send("/here", {"tab": "a" * 12, "table": table, "page": "table", "visible": True, "used": True})
    for person in (people[1], watcher):
        assert person.api("GET", f"/tables/{table}/people").json()[0]["state"] == "here"
    people[0].form("/me/shown", show="presence:nobody")
    assert people[1].api("GET", f"/tables/{table}/people").json()[0]["state"] == "here"
    assert watcher.api("GET", f"/tables/{table}/people").json()[0] is None
    assert b'"seats":[null,' in site.stream(f"/t/{table}/stream", watcher.headers(), 2)


def test_the_head_says_that_a_game_counts_as_soon_as_it_begins(site: Site) -> None:
    people = site.people(FEWEST)
    table = rated_table(site, people)
    assert "rated" in people[0].get(f"/t/{table}").text.split('id="facts">')[1].split("<")[0]
    assert b'"facts":"' in (stream := site.stream(f"/t/{table}/stream", people[0].headers()))
    assert b"\xc2\xb7 rated" in stream
