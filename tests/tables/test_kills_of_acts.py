"""The server is killed while hosts moderate, people agree and persons switch: nothing is lost, or done twice."""

from __future__ import annotations

import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import select

from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage import schema
from kaiserhof.storage.rows import PLAYING, UNDO
from kaiserhof.storage.store import Store
from kaiserhof.tables import Limits, Tables
from tests.web.running import BROKEN, Player, Server
from tests.web.warm_server import WarmServer

KILLS = 5
GAME = find_game(game_ids()[0])
FEWEST = GAME.players[0]


@pytest.fixture
def server(address: str, tmp_path: Path) -> Iterator[WarmServer]:
    started = WarmServer(tmp_path, "--database", address)
    started.wait()
    try:
        yield started
    finally:
        started.kill()
        started.close()


def form(player: Player, path: str, **fields: str) -> httpx.Response:
    """Sends a form of a page."""
    headers = {"cookie": f"kaiserhof={player.token}", "origin": player.server.address, "accept": "text/html"}
    return player.client.post(f"{player.server.address}{path}", headers=headers, data=fields)


@dataclass
class Moderation:
    """A host who mutes a nuisance and lifts that again, with a number as the reason."""

    host: str
    nuisance: str
    server: Server
    given: int = 0
    acknowledged: list[str] = field(default_factory=list)

    def act(self, _: Random) -> None:
        kind, word = ("mute", "unmute")[self.given % 2], f"reason {self.given}"
        self.given += 1
        headers = {"authorization": f"Bearer {self.host}"}
        data = {"kind": kind, "subject": self.nuisance, "word": word}
        answer = httpx.post(f"{self.server.address}/api/host/orders", headers=headers, json=data, verify=False)
        assert answer.status_code == 204, answer.text
        self.acknowledged.append(word)

    def leave(self) -> None:
        """There is nothing to close."""

    def check(self, tables: Tables) -> None:
        columns = schema.orders.c
        theirs = select(columns.kind, columns.word).where(columns.subject == self.nuisance).order_by(columns.number)
        with tables.store.database.reading() as connection:
            orders = connection.execute(theirs).all()
        times = Counter(order.word for order in orders)
        assert set(times.values()) <= {1}, "an order is given once"
        assert set(self.acknowledged) <= set(times)
        (person,) = tables.moderator.people(self.nuisance)
        assert person.muted == (bool(orders) and orders[-1].kind == "mute")


@dataclass
class Consent:
    """People at a table, who take back one turn after the other by consent."""

    people: list[Player]
    table: str
    agreed: int = 0

    def act(self, rng: Random) -> None:
        mover = self._turn(rng)
        made = self.people[mover].ask("POST", f"/tables/{self.table}/offers", {"kind": "take-back"})
        if made.status_code != 200:
            return  # the game is over, or an offer that the kill left open waits for its answers
        for seat, person in enumerate(self.people):
            if seat != mover:
                self._answer(person)

    def _answer(self, person: Player) -> None:
        offers = [offer for offer in person.see(self.table)["offers"] if offer["asks_me"]]
        for offer in offers:
            path = f"/tables/{self.table}/offers/{offer['id']}"
            answer = person.ask("POST", path, {"answer": "yes"})
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200 and not answer.json()["offers"]:
                self.agreed += 1

    def _turn(self, rng: Random) -> int:
        """Plays until a turn has ended; returns whose it was."""
        for person in self.people:
            self._answer(person)
        while True:
            for seat, person in enumerate(self.people):
                seen = person.see(self.table)
                if seen["must_confirm"]:
                    assert person.confirm(self.table, seen["number"]).status_code == 200
                    return seat
                if seen["legal"]:
                    person.move(self.table, seen["number"], rng.choice(seen["legal"]))
                    break

    def leave(self) -> None:
        for person in self.people:
            person.client.close()

    def check(self, tables: Tables) -> None:
        with tables.store.database.reading() as connection:
            kinds = select(schema.offers.c.status).where(schema.offers.c.table_id == self.table)
            agreed = sum(status == "agreed" for status in connection.scalars(kinds))
        taken_back = sum(act.kind == UNDO for act in tables.store.log.acts(self.table))
        assert taken_back == agreed >= self.agreed, "a turn is taken back once for each agreement"
        assert tables.views.view(self.table, None).number == len(tables.store.log.acts(self.table))


@dataclass
class Agreement:
    """People who agree one after the other that a game counts; it begins with the last one."""

    people: list[Player]
    begun: list[str] = field(default_factory=list)

    def act(self, _: Random) -> None:
        host, *others = self.people
        seats = ["me", *["open"] * (len(self.people) - 1)]
        table = host.ask("POST", "/tables", {"game": GAME.id, "seats": seats}).json()["id"]
        assert host.ask("PUT", f"/tables/{table}/lobby", {"by_itself": True}).status_code == 200
        for step in ("rated:yes", "agree:yes"):
            assert form(host, f"/t/{table}/lobby", do=step).status_code == 303
        for person in others:
            assert form(person, f"/t/{table}/sit", name="Guest", agreed="yes").status_code == 303
        self.begun.append(table)

    def leave(self) -> None:
        for person in self.people:
            person.client.close()

    def check(self, tables: Tables) -> None:
        for table in self.begun:
            row, seats = tables.store.tables.get(table) or pytest.fail("a table is lost")
            assert row.counts(seats)
            assert tables.views.view(table, None).status == PLAYING
        self.begun.clear()


@dataclass
class Switching:
    """A device with two persons, who play on it in turn."""

    server: Server
    cookies: dict[str, str]
    names: tuple[str, str]

    def act(self, rng: Random) -> None:
        other = re.search(r'name="person" value="([^"]+)"', self._page())
        assert other is not None
        with httpx.Client(verify=False, cookies=self.cookies, timeout=20) as client:
            headers = {"origin": self.server.address, "accept": "text/html"}
            answer = client.post(f"{self.server.address}/me/switch", headers=headers, data={"person": other[1]})
            assert answer.status_code == 303, answer.text
            if rng.random() < 0.9:  # otherwise the answer never arrives
                self.cookies |= {name: value for name, value in answer.cookies.items() if value}

    def _page(self) -> str:
        headers = {"accept": "text/html"}
        return httpx.get(f"{self.server.address}/me", headers=headers, cookies=self.cookies, verify=False).text

    def check(self, _: Tables) -> None:
        page = self._page()
        plays = re.search(r"<h1>([^<]*)</h1>", page)
        assert plays is not None
        assert plays[1] in self.names
        waits = self.names[1 - self.names.index(plays[1])]
        assert f"Play as {waits}" in page, "nobody is lost"

    def leave(self) -> None:
        """There is nothing to close."""


Work = Moderation | Consent | Agreement | Switching


def until_killed(work: Work, rng: Random, stopped: threading.Event, failures: list[BaseException]) -> None:
    try:
        while not stopped.is_set():
            work.act(rng)
    except BROKEN:
        return
    except BaseException as error:  # a thread must not swallow what it has found
        failures.append(error)


def works(server: Server, address: str) -> list[Work]:
    store = Store(address)
    tables = Tables(store, limits=Limits(enabled=False))
    host = tables.hosts.make_token("Hanna")
    store.close()
    people = [Player(server, f"P{seat}", by_page=False) for seat in range(FEWEST)]
    nuisance, device = Player(server, "Eve", by_page=False), Player(server, "Ada", by_page=False)
    seats = ["me", *["open"] * (FEWEST - 1)]
    table = people[0].ask("POST", "/tables", {"game": GAME.id, "seats": seats}).json()["id"]
    for person in people[1:]:
        assert person.ask("POST", f"/tables/{table}/seat").status_code == 200
    known = str(nuisance.ask("GET", "/me").json()["id"])
    added = form(device, "/me/add", name="Ben")
    assert added.status_code == 303, added.text
    for person in (nuisance, device):
        person.client.close()
    cookies = {"kaiserhof": device.token} | {name: value for name, value in added.cookies.items() if value}
    return [
        Moderation(host, known, server),
        Consent(people, table),
        Agreement([Player(server, f"Q{seat}", by_page=False) for seat in range(FEWEST)]),
        Switching(server, cookies, ("Ada", "Ben")),
    ]


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 4))])
def test_acts_between_people_are_done_once_or_not_at_all_when_the_server_is_killed(
    server: WarmServer, address: str, seed: int
) -> None:
    rng, failures = Random(seed), list[BaseException]()
    found = works(server, address)
    for _ in range(KILLS):
        stopped = threading.Event()
        threads = [
            threading.Thread(target=until_killed, args=(work, Random(rng.random()), stopped, failures))
            for work in found
        ]
        for thread in threads:
            thread.start()
        time.sleep(rng.uniform(0.2, 1.2))  # the kill comes at any moment
        server.kill()
        stopped.set()
        for thread in threads:
            thread.join()
        assert not failures, failures
        server.start_again()
        store = Store(address)
        for work in found:
            work.check(Tables(store, limits=Limits(enabled=False)))
        store.close()
    for work in found:
        work.leave()
    moderation, consent = found[0], found[1]
    assert isinstance(moderation, Moderation)
    assert isinstance(consent, Consent)
    assert moderation.acknowledged
    assert consent.agreed
