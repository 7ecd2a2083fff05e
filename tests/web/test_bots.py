"""Bots think in processes of their own: the server keeps responding, and a process that dies is replaced."""

import multiprocessing
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from kaiserhof.web.pages.table import LEVELS
from tests.web.site import FEWEST, GAME, Browser, Site, act, open_site


def bots_only(site: Site, level: str) -> tuple[Browser, str]:
    """Creates a table where bots play in all seats, including the owner's."""
    person = site.person()
    table_id = site.table([person], bots=FEWEST - 1)
    assert person.form(f"/t/{table_id}/run", do="hand-over", seat="0", level=level).status_code == 303
    return person, table_id


def wait_until_finished(person: Browser, table_id: str) -> None:
    deadline = time.monotonic() + 60
    while person.see(table_id)["status"] != "finished":
        assert time.monotonic() < deadline, "the bots do not go on"
        time.sleep(0.05)


def test_a_worker_that_is_killed_is_replaced_and_the_move_made(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        person, table_id = bots_only(site, "regular")
        rng = Random(1)
        killed: set[int] = set()
        deadline = time.monotonic() + 30
        while len(killed) < 5 and person.see(table_id)["status"] == "playing":
            assert time.monotonic() < deadline
            for worker in multiprocessing.active_children():
                if worker.pid is not None and worker.pid not in killed:
                    assert worker.pid != os.getpid()
                    time.sleep(rng.random() * 0.1)
                    os.kill(worker.pid, signal.SIGKILL)
                    killed.add(worker.pid)
            time.sleep(0.02)
        assert killed
        wait_until_finished(person, table_id)


@pytest.mark.timed
def test_the_server_answers_while_bots_think(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        tables = [bots_only(site, "regular") for _ in range(3)]
        slowest = 0.0
        answers = 0
        while any(person.see(table_id)["status"] == "playing" for person, table_id in tables) and answers < 200:
            begun = time.perf_counter()
            assert site.request("GET", "/api/games").status_code == 200
            slowest = max(slowest, time.perf_counter() - begun)
            answers += 1
        assert answers > 20
        assert slowest < 2


def test_a_person_who_comes_back_takes_over_from_the_bot(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    rng = Random(2)
    seat = people[0].see(table_id)["waiting_for"]
    run = f"/t/{table_id}/run"
    for level in ("plain", "master", "nobody"):
        refused = people[seat].form(run, do="hand-over", seat=str(seat), level=level)
        assert refused.status_code == 422
        assert f": {', '.join(LEVELS)}." in refused.text
    assert people[seat].form(run, do="hand-over", seat=str(seat), level="novice").status_code == 303
    number = people[seat].see(table_id)["number"]
    assert people[seat].send(f"/t/{table_id}/move", {"number": number, "move": "x"}).status_code in (403, 409)
    deadline = time.monotonic() + 30
    while people[seat].see(table_id)["waiting_for"] == seat:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert people[seat].form(f"/t/{table_id}/run", do="hand-back", seat=str(seat)).status_code == 303
    for _ in range(200):
        if people[seat].see(table_id)["legal"]:
            break
        assert any(act(person, table_id, rng) for person in people)
    assert people[seat].see(table_id)["legal"]


def test_no_bot_misses_its_turn_however_fast_people_move(site: Site) -> None:
    person = site.person()
    table_id = site.table([person], bots=FEWEST - 1)
    rng = Random(3)
    deadline = time.monotonic() + 60
    while (seen := person.see(table_id))["status"] == "playing":
        assert time.monotonic() < deadline, "a bot has missed its turn"
        if seen["legal"] or seen["must_confirm"]:
            act(person, table_id, rng)


def test_a_bot_for_measuring_sits_only_where_the_host_allows_it(tmp_path: Path) -> None:
    with open_site(tmp_path, more_bots=()) as site:
        for level in ("random", "plain"):
            answer = site.person().api(
                "POST", "/tables", json={"game": GAME.id, "seats": ["me", *[level] * (FEWEST - 1)]}
            )
            assert (answer.status_code, answer.json()["error"]) == (422, "error-unknown-seat")
