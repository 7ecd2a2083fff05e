"""The server is killed between and during moves: acknowledged moves stay, and the games continue."""

import re
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kaiserhof.engine import find_game, game_ids, verify
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import SeatPlan, Store, TablePlan, Tables
from tests.web.running import BROKEN, Player, Server
from tests.web.warm_server import WarmServer

KILLS = 13
"""Number of kills in each of the tests below."""

GAME = find_game(game_ids()[0])
FEWEST = GAME.players[0]


@dataclass
class Game:
    """A table that is being played, with everything the server has acknowledged."""

    table_id: str
    people: list[Player]
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Seat and text of each acknowledged move, by the number of its act."""
    number: int = 0
    """The length of the log at the latest acknowledgement."""
    last: dict[str, Any] = field(default_factory=dict)
    """What someone saw last."""
    pages: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The length of the log on each person's last page, and that page."""

    def act(self, rng: Random) -> bool:
        """Does one thing that somebody must do; returns False if there is nothing."""
        for seat, person in enumerate(self.people):
            seen = person.see(self.table_id)
            number = seen["number"]
            if seen["must_confirm"]:
                answer = person.confirm(self.table_id, number)
            elif seen["legal"]:
                move = rng.choice(seen["legal"])
                answer = person.move(self.table_id, number, move)
                if answer.status_code == 200:
                    self.moves[number] = (seat, move)
            else:
                self.number, self.last = max(self.number, number), seen
                continue
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                self.number = number + 1
            return True
        return False

    def leave(self) -> None:
        """Closes everyone's connections."""
        for person in self.people:
            person.client.close()

    def look(self) -> None:
        """Lets everyone reload their page, to compare it after the kill."""
        for seat, person in enumerate(self.people):
            page = person.page("GET", f"/t/{self.table_id}/view").text
            self.pages[seat] = (number_on(page), page)

    def check(self) -> None:
        """Checks after a restart that the log holds everything acknowledged, and that unchanged pages are the same."""
        seen = self.people[0].see(self.table_id)
        assert seen["number"] >= self.number
        if self.last and seen["number"] == self.last["number"] and seen["me"] == self.last["me"]:
            assert seen == self.last
        for seat, (number, page) in self.pages.items():
            now = self.people[seat].page("GET", f"/t/{self.table_id}/view").text
            if number_on(now) == number:
                assert now == page


def number_on(page: str) -> int:
    """Returns the length of the log that a page shows; parts of the page have numbers of their own."""
    found = re.search(r'<main [^>]*data-number="(\d+)"', page)
    assert found is not None
    return int(found[1])


def new_game(server: Server, *, by_page: bool, bots: int) -> Game:
    people = [Player(server, f"P{seat}", by_page=by_page) for seat in range(FEWEST - bots)]
    seats = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
    made = people[0].ask("POST", "/tables", {"game": GAME.id, "seats": seats})
    assert made.status_code == 201, made.text
    game = Game(made.json()["id"], people)
    for person in people[1:]:
        assert person.ask("POST", f"/tables/{game.table_id}/seat").status_code == 200
    return game


def play_until_killed(game: Game, rng: Random, over: Callable[[], bool]) -> None:
    try:
        while not over():
            if not game.act(rng):
                time.sleep(0.01)
    except BROKEN:
        return


def assert_all_is_kept(server: Server, games: list[Game]) -> None:
    """Asserts that every acknowledged move is in the database, in its place."""
    store = Store(sqlite_address(server.folder))
    for game in games:
        acts = store.log.acts(game.table_id)
        for number, (seat, text) in game.moves.items():
            assert (acts[number].seat, acts[number].kind, acts[number].text) == (seat, "move", text)
    store.close()


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 6))])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    server = WarmServer(tmp_path)
    server.wait()
    games: list[Game] = []
    kinds = [(False, 0), (True, 0), (bool(seed % 2), FEWEST - 1)]
    try:
        running = [new_game(server, by_page=by_page, bots=bots) for by_page, bots in kinds]
        games += running
        for number in range(KILLS):
            if number % 4 == 3:
                for game in running:
                    game.look()
            stop = threading.Event()
            threads = [
                threading.Thread(target=play_until_killed, args=(game, Random(rng.random()), stop.is_set))
                for game in running
            ]
            for thread in threads:
                thread.start()
            time.sleep(rng.random() * 0.3)
            if number % 4 == 3:  # between moves
                stop.set()
                for thread in threads:
                    thread.join()
                for game in running:
                    game.look()
            server.kill()
            stop.set()
            for thread in threads:
                thread.join()
            server.start_again()
            for game in running:
                game.check()
            for index, game in enumerate(running):
                if game.people[0].see(game.table_id)["status"] == "finished":
                    running[index] = new_game(server, by_page=kinds[index][0], bots=kinds[index][1])
                    games.append(running[index])
        assert server.kills == KILLS
        bots_game = running[-1]
        length = bots_game.number
        deadline = time.monotonic() + 30
        while bots_game.people[0].see(bots_game.table_id)["status"] == "playing" and bots_game.number < length + 8:
            assert time.monotonic() < deadline, "the bots do not go on"
            if not bots_game.act(rng):
                time.sleep(0.02)
    finally:
        server.kill()
        server.close()
        for game in games:
            game.leave()
    assert_all_is_kept(server, games)
    tables = Tables(Store(sqlite_address(tmp_path)))
    for game in games:
        if tables.views.view(game.table_id, None).status == "finished":
            assert verify(tables.records.record(game.table_id, None), GAME) > 0
    tables.store.close()


def test_a_table_that_was_full_when_the_server_died_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(sqlite_address(tmp_path))
    tables = Tables(store)
    person, _ = tables.people.add("Axel", "en")
    monkeypatch.setattr(tables.loaded_tables, "settle", lambda _: None)  # killed before it could start
    plans = [SeatPlan.parse("me"), *[SeatPlan.parse("random")] * (FEWEST - 1)]
    table_id = tables.creation.create(person, TablePlan(GAME.id, plans))
    assert tables.views.view(table_id, None).status == "gathering"
    again = Tables(store)
    assert again.work.take_tables(10, 1.0) == [table_id]
    assert again.views.view(table_id, person).status == "playing"
    store.close()


@pytest.mark.long
def test_bots_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.wait()
    game = new_game(server, by_page=False, bots=FEWEST - 1)
    rng = Random(1)
    deadline = time.monotonic() + 30
    while not server.workers():
        assert time.monotonic() < deadline
        game.act(rng)
    workers = server.workers()
    server.kill()
    game.leave()
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline, "a worker goes on without its server"
        time.sleep(0.05)
