"""Kills servers, a worker and database backends at random while people and bots play: `make chaos`.

Two servers and a worker share one PostgreSQL; everything is on this machine. No acknowledged move may be lost or
doubled, every table must move on within ten seconds, and every stream must show every change. Otherwise the exit status
is 1. If a table waited longer, the program prints what happened meanwhile: kills, and the person's requests.
"""

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from random import Random
from typing import Any, Protocol

import httpx
import psycopg

from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables import Store
from tests.tables.postgres import Server as Database
from tests.tables.postgres import running_server

LONGEST = 10.0
"""Seconds within which a table must move on, and a stream must show an acknowledged move."""

BETWEEN_BACKENDS, BETWEEN_SERVERS, BETWEEN_WORKERS = 2.5, 5.0, 8.0
"""Mean lifetime of a backend, a server and a worker, in seconds."""

MAX_STARTS = 10
"""Maximum number of starts of a process that ends at once because its connection to the database was killed."""

NO_LIMITS: Mapping[str, str] = {"KAISERHOF_LIMITS": "off"}
PROBLEMS = (httpx.TransportError, AssertionError, KeyError, ValueError)
GAME = find_game(game_ids()[0])


class Program:
    """A server or a worker that is killed and restarted."""

    def __init__(self, address: str, *, page: bool, settings: Mapping[str, str] = NO_LIMITS) -> None:
        """`settings` are those of the process, as environment variables."""
        self._address, self._page, self._settings = address, page, settings
        self.at = ""
        self.start()

    def start(self) -> None:
        """Starts the process, again if it ends at once (as systemd does), and waits until it is ready."""
        for _ in range(MAX_STARTS):
            if line := self._start():
                break
        if self._page:
            found = re.search(r"(http://\S+?)/?\s", line)
            assert found is not None, line
            self.at = found[1]

    def _start(self) -> str:
        """Starts the process and returns the line it prints, if any; a server keeps its port."""
        port = self.at.rpartition(":")[2] or "0"
        serve = ["serve", "--port", port, "--no-browser", "--bot-processes", "0"]
        command = [*(serve if self._page else ["worker", "--bot-processes", "1"]), "--database", self._address]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaiserhof", "--lang", "en", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **self._settings},
        )
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self) -> float:
        """Asks the process to end and waits for it; returns the seconds that took."""
        begun = time.monotonic()
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return time.monotonic() - begun

    def kill(self) -> None:
        """Kills the process at once."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def renew(self) -> None:
        """Kills the process and starts another."""
        self.kill()
        self.start()


@dataclass
class PersonEvent:
    """Something that takes time: a request, or a kill and the restart after it."""

    what: str
    where: str
    begun: float
    ended: float = 0.0
    how: str = ""
    """How it ended; the name of the exception if there was one."""


class Diary:
    """What has happened, to find out why a table waited."""

    def __init__(self) -> None:
        self._happenings: list[PersonEvent] = []

    @contextmanager
    def note(self, what: str, where: str = "") -> Iterator[PersonEvent]:
        """Records an event for the duration of the block, which may set how it ended."""
        happening = PersonEvent(what, where, time.monotonic())
        try:
            yield happening
        except BaseException as error:
            happening.how = type(error).__name__
            raise
        finally:
            happening.ended = time.monotonic()
            self._happenings.append(happening)

    def between(self, begun: float, ended: float) -> list[PersonEvent]:
        """Returns what happened in a span of time."""
        return [each for each in self._happenings if each.ended >= begun and each.begun <= ended]


@dataclass
class Killer:
    """Kills something repeatedly, after random times."""

    what: str
    kill: Callable[[], None]
    between: float
    """Mean number of seconds between its return and the next kill."""
    rng: Random
    diary: Diary
    kills: int = 0

    def kill_until(self, end: float) -> None:
        """Kills until a time of the monotonic clock."""
        while (pause := self.rng.uniform(0, 2 * self.between)) < end - time.monotonic():
            time.sleep(pause)
            with self.diary.note(f"kill {self.what}"):
                self.kill()
            self.kills += 1


class Door(Protocol):
    """An address at which people play: a server, or a proxy in front of several."""

    at: str


@dataclass
class Game:
    """A person at a table with bots, who plays through any server that answers and starts a new game when
    one is over.
    """

    doors: Sequence[Door]
    rng: Random
    token: str = ""
    id: str = ""
    number: int = -1
    moved: float = 0.0
    longest: float = 0.0
    """The longest time in which the table did not move on."""
    since: float = 0.0
    """When that time began."""
    diary: Diary = field(default_factory=Diary)
    """The requests of this person."""
    late: float = 0.0
    """The longest time until the stream showed an acknowledged move."""
    waiting: dict[int, float] = field(default_factory=dict)
    """When each log length was acknowledged that the stream has not shown yet."""
    moves: dict[str, dict[int, str]] = field(default_factory=dict)
    """Acknowledged moves, by table and by number."""
    over: bool = False
    client: httpx.Client = field(default_factory=lambda: httpx.Client(verify=False))
    """One client for the whole game, because creating one reads all certificates of the machine."""

    def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        """Sends a request to one of the servers."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        at = self.rng.choice(self.doors).at
        with self.diary.note(method, at) as happening:
            answer = self.client.request(method, f"{at}/api{path}", headers=headers, json=data, timeout=5)
            happening.how = str(answer.status_code)
        if method == "GET" and answer.status_code == 200:
            seen = answer.json()
            whose = "the person" if seen["legal"] or seen["must_confirm"] else "a bot"
            happening.how += f", {seen['status']}, act {seen['number']}, {whose} is asked"
        return answer

    def begin(self) -> None:
        """Creates the person, if there is none yet, and a table."""
        self.token = self.token or self.ask("POST", "/people", {"name": "P"}).json()["token"]
        seats = ["me", *["regular"] * (GAME.players[0] - 1)]
        self.id = self.ask("POST", "/tables", {"game": GAME.id, "seats": seats}).json()["id"]
        self.moves[self.id] = {}
        self.number, self.moved, self.over = -1, time.monotonic(), False

    def play(self, done: threading.Event) -> None:
        """Plays until told to stop."""
        while not done.is_set():
            try:
                if not self.over:
                    self.step()
                elif not self.waiting:
                    self.begin()
            except PROBLEMS:
                time.sleep(0.1)
            waited = time.monotonic() - self.moved
            if waited > self.longest:
                self.longest, self.since = waited, self.moved
            time.sleep(0.05)

    def step(self) -> None:
        """Reads the table, and acts if it is the person's turn."""
        answer = self.ask("GET", f"/tables/{self.id}")
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        number = seen["number"]
        assert number >= self.number or seen["status"] == "playing"
        if number > self.number:
            self.number, self.moved = number, time.monotonic()
        self.over = seen["status"] != "playing"
        if seen["must_confirm"]:
            answer = self.ask("POST", f"/tables/{self.id}/confirm", {"number": number})
        elif seen["legal"]:
            move = self.rng.choice(seen["legal"])
            answer = self.ask("POST", f"/tables/{self.id}/moves", {"number": number, "move": move})
            if answer.status_code == 200:
                self.moves[self.id][number] = move
        else:
            return
        if answer.status_code == 200:
            self.waiting[number + 1] = time.monotonic()

    def watch(self, done: threading.Event) -> None:
        """Follows the stream of any server that has one."""
        while not done.is_set():
            at = self.rng.choice(self.doors).at
            headers = {"authorization": f"Bearer {self.token}"}
            try:
                path = f"/api/tables/{self.id}/events"
                with self.client.stream("GET", f"{at}{path}", headers=headers, timeout=3) as stream:
                    for line in stream.iter_lines():
                        if line.startswith("id: "):
                            self.shown(int(line[4:]))
                        if done.is_set():
                            return
            except PROBLEMS:
                time.sleep(0.2)

    def shown(self, number: int) -> None:
        """Records what the stream has shown."""
        for length in [length for length in self.waiting if length <= number]:
            self.late = max(self.late, time.monotonic() - self.waiting.pop(length))


def end_a_backend(database: Database) -> None:
    """Ends one of the PostgreSQL processes that serve our programs."""
    query = (
        "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND backend_type = 'client backend' ORDER BY random() LIMIT 1) AS one"
    )
    with psycopg.connect(host=str(database.folder), user="postgres", dbname="postgres", autocommit=True) as connection:
        connection.execute(query)


def lost_moves(address: str, games: list[Game]) -> int:
    """Returns how many acknowledged moves are missing or in another place."""
    store = Store(address)
    try:
        tables = [(store.log.acts(table_id), moves) for game in games for table_id, moves in game.moves.items()]
    finally:
        store.close()
    return sum(
        len(log) <= number or log[number].text != move for log, moves in tables for number, move in moves.items()
    )


def acknowledged(games: list[Game]) -> int:
    """Returns the number of acknowledged moves."""
    return sum(len(moves) for game in games for moves in game.moves.values())


def await_streams(games: Sequence[Game]) -> None:
    """Waits until every stream has shown its last acknowledged move, or the time is up."""
    deadline = time.monotonic() + LONGEST
    while any(game.waiting for game in games) and time.monotonic() < deadline:
        time.sleep(0.1)


def print_wait(game: Game, diary: Diary) -> None:
    """Prints what happened while a table waited longest; requests with the same result share a line."""
    since, until = game.since, game.since + game.longest
    happenings = sorted(diary.between(since, until) + game.diary.between(since, until), key=lambda each: each.begun)
    for (what, how), group in groupby(happenings, key=lambda each: (each.what, each.how)):
        alike = list(group)
        where = ", ".join(sorted({each.where for each in alike}))
        took = max(each.ended - each.begun for each in alike)
        print(f"{alike[0].begun - since:6.2f} s  {len(alike):2} {what} {where} {how}: {took:.2f} s at most")


def run(seconds: float, tables: int, seed: int) -> bool:
    """Runs and prints; returns whether everything went well."""
    with running_server() as database:
        address = database.address()
        servers = [Program(address, page=True) for _ in range(2)]
        worker = Program(address, page=False)
        programs = [*servers, worker]
        done, closed = threading.Event(), threading.Event()
        diary = Diary()
        killers = [
            Killer("backend", partial(end_a_backend, database), BETWEEN_BACKENDS, Random(seed), diary),
            *(
                Killer(f"server {at}", server.renew, BETWEEN_SERVERS, Random(seed + at), diary)
                for at, server in enumerate(servers, 1)
            ),
            Killer("worker", worker.renew, BETWEEN_WORKERS, Random(seed + 3), diary),
        ]
        games = [Game(servers, Random(seed + number)) for number in range(tables)]
        playing: list[threading.Thread] = []
        watching: list[threading.Thread] = []
        try:
            time.sleep(3)
            for game in games:
                game.begin()
            playing = [threading.Thread(target=game.play, args=(done,)) for game in games]
            watching = [threading.Thread(target=game.watch, args=(closed,)) for game in games]
            killing = [
                threading.Thread(target=killer.kill_until, args=(time.monotonic() + seconds,)) for killer in killers
            ]
            for thread in (*playing, *watching, *killing):
                thread.start()
            for thread in killing:
                thread.join()
            time.sleep(LONGEST)
        finally:
            done.set()
            for thread in playing:
                thread.join(LONGEST)
            await_streams(games)
            closed.set()
            for thread in watching:
                thread.join(LONGEST)
            for program in programs:
                program.kill()
        lost = lost_moves(address, games)
    slowest = max(games, key=lambda game: game.longest)
    longest, late = slowest.longest, max(game.late for game in games)
    unseen = sum(len(game.waiting) for game in games)
    kills = Counter[str]()
    for killer in killers:
        kills[killer.what.partition(" ")[0]] += killer.kills
    print(f"kills           {kills.total()} {dict(kills)}")
    print(f"moves           {acknowledged(games)} acknowledged, {lost} lost")
    print(
        f"longest wait    {longest:.1f} s at a table, {late:.1f} s until a stream showed a move; {unseen} never shown"
    )
    if longest > LONGEST:
        print_wait(slowest, diary)
    return not lost and not unseen and max(longest, late) <= LONGEST


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chaos", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    return 0 if run(min(chosen.seconds, 600), min(chosen.tables, 50), chosen.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
