"""Measures the page with many tables: `python -m benchmarks.load`, or `make load`.

Starts server processes on this machine, seats four people at each of many tables, opens the stream of each person's
page, and makes moves at a steady rate, as their browsers would. It measures the time from sending a move until all four
streams of its table have received the new view. It uses only the loopback interface, and both the number of moves and
the time are bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from benchmarks.http_client import Connection, Stream
from kaiserhof.engine import find_game, game_ids

HOST = "127.0.0.1"
SEATS = 4
MAX_TABLES = 2000
PATIENCE = 10.0
"""Seconds after which a missing view counts as an error."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of a run."""

    tables: int
    rate: float
    seconds: float
    warm_up: float
    seed: int = 1
    servers: int = 1
    """Number of servers; all pages of a table use the same one, as behind the proxies of `deploy/`."""
    spread: bool = False
    """Whether the pages of a table are instead spread over the servers."""
    database: str = ""
    """The address of the database; several servers share it. Without it, a new SQLite file is used."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a run; times in milliseconds."""

    tables: int
    streams: int
    moves: int
    wanted_per_s: float
    moves_per_s: float
    p50: float
    p95: float
    p99: float
    longest: float
    errors: int
    cpu_ms: float
    """CPU time of the servers per move, in milliseconds."""
    server_cpu: float
    """Cores used by the servers, without their bots' processes."""
    own_cpu: float
    """Cores used by this load generator."""
    server_mib: float
    """Memory of the servers."""
    table_kib: float
    """Additional memory for each table with its pages."""
    view_kib: float
    """Mean size of a view."""
    load_before: float
    """The machine's load average in the minute before the run."""


class Person:
    """A person at a table: the stream of their page, and the latest view."""

    def __init__(self, token: str, server: Server) -> None:
        self.token = token
        self.server = server
        self.headers = {"cookie": f"kaiserhof={token}", "accept": "text/html", "accept-encoding": "identity"}
        self.number = -1
        self._regions: dict[str, list[str]] = {}
        self._turn = ""

    def take_in(self, content: bytes) -> None:
        """Applies an event of the stream, as the page's script does."""
        told = json.loads(content[content.index(b"data: ") + 6 :])
        self._turn = told["data"].get("turn", self._turn)
        for name, changes in told["regions"].items():
            if name in ("prompt", "legal"):
                segments = self._regions[name] = [] if "frame" in told else self._regions[name]
                for at, gone, come in changes:
                    segments[at : at + gone] = come

    def asked(self) -> tuple[str, list[str]] | None:
        """Returns the decision that the page asks for: a move (with all choices), or the end of the turn."""
        if self._turn != "yes":
            return None
        if any('id="confirm"' in segment for segment in self._regions["prompt"]):
            return "confirm", []
        found = [json.loads(segment)[0] for segment in self._regions["legal"]]
        return ("move", found) if found else None


@dataclass
class Table:
    """A table with its people, and the move that all streams should show next."""

    id: str
    people: list[Person]
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    after: int = -1
    """Streams should show a view with a larger number than this."""

    def received(self, person: Person, number: int, view: bytes) -> None:
        """Called when a stream has received a view."""
        person.number = number
        person.take_in(view)
        if all(each.number > self.after for each in self.people):
            self.arrived.set()


class Load:
    """One run against the servers."""

    def __init__(self, plan: Plan, servers: Sequence[Server]) -> None:
        self.plan = plan
        self.servers = servers
        self.memory_before = self._memory()
        self.rng = Random(plan.seed)
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.errors = 0
        self.bytes = 0
        self.views = 0
        self.measuring = False
        self._idle: dict[int, deque[Connection]] = {server.port: deque() for server in servers}
        self._streams: list[Stream] = []

    # ------------------------------------------------------------------ setting up

    async def set_up(self) -> None:
        """Creates people and tables, and opens every stream."""
        games = [name for name in game_ids() if SEATS in find_game(name).players]
        for number in range(self.plan.tables):
            self.tables.append(await self._make_table(games[number % len(games)], number))
            if (number + 1) % 50 == 0:
                say(f"{number + 1} tables")
        for table in self.tables:
            await asyncio.gather(*(self._open(table, person) for person in table.people))
        say(f"{len(self._streams)} streams")
        async with asyncio.timeout(60):
            while not all(person.number >= 0 for table in self.tables for person in table.people):
                await asyncio.sleep(0.1)

    async def _make_table(self, game: str, number: int) -> Table:
        people = []
        for seat in range(SEATS):
            server = self.servers[(seat if self.plan.spread else number) % len(self.servers)]
            made = json.loads(await self._ask(server, "POST", "/api/people", {}, {"name": f"Player {seat + 1}"}))
            people.append(Person(made["token"], server))
        seats = ["me", *["open"] * (SEATS - 1)]
        owner = {"authorization": f"Bearer {people[0].token}"}
        server = people[0].server
        made = json.loads(await self._ask(server, "POST", "/api/tables", owner, {"game": game, "seats": seats}))
        for person in people[1:]:
            sitting = {"authorization": f"Bearer {person.token}"}
            await self._ask(person.server, "POST", f"/api/tables/{made['id']}/seat", sitting)
        return Table(made["id"], people)

    async def _open(self, table: Table, person: Person) -> None:
        def received(number: int, view: bytes) -> None:
            self.views += 1
            self.bytes += len(view)
            table.received(person, number, view)

        path = f"/t/{table.id}/stream?tab=load"  # a page names itself, so that its person counts as here
        stream = await Stream.open(
            HOST, person.server.port, path, person.headers, received=received, closed=self._closed
        )
        self._streams.append(stream)

    def _closed(self) -> None:
        if self.measuring:
            self.errors += 1

    # ------------------------------------------------------------------ moving

    async def run(self) -> Result:
        """Moves at the planned rate; returns the measurements."""
        plan = self.plan
        load = os.getloadavg()[0]
        free = deque(self.rng.sample(self.tables, len(self.tables)))
        tasks: set[asyncio.Task[None]] = set()
        begun = time.perf_counter()
        cpu = own = 0.0
        number = 0
        while (now := time.perf_counter() - begun) < plan.warm_up + plan.seconds:
            if not self.measuring and now >= plan.warm_up:
                self.measuring = True
                self.times.clear()
                self.errors = self.bytes = self.views = 0
                cpu, own = self._cpu(), time.process_time()
                say("measuring")
            due = number / plan.rate
            if due > now:
                await asyncio.sleep(due - now)
            number += 1
            if free:
                task = asyncio.create_task(self._act(free.popleft(), free))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            if number % int(plan.rate * 5) == 0:
                say(f"{now:.0f} s, {len(self.times)} moves, {self.errors} errors")
        took = time.perf_counter() - begun - plan.warm_up
        cpu, own = self._cpu() - cpu, time.process_time() - own
        await asyncio.gather(*tasks)
        self.measuring = False
        for stream in self._streams:
            stream.close()
        for connection in (each for idle in self._idle.values() for each in idle):
            connection.close()
        await asyncio.sleep(0.1)
        return self._result(took, cpu, own, load)

    async def _act(self, table: Table, free: deque[Table]) -> None:
        """Acts for the player to move at a table and waits until everyone has seen it."""
        found = next(((person, asked) for person in table.people if (asked := person.asked())), None)
        if found is None:
            return  # the game is over
        person, (what, moves) = found
        number = table.after = max(each.number for each in table.people)
        table.arrived.clear()
        data = {"number": number} | ({"move": self.rng.choice(moves)} if what == "move" else {})
        sent = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                headers = person.headers | {"origin": person.server.address}
                await self._ask(person.server, "POST", f"/t/{table.id}/{what}", headers, data)
                await table.arrived.wait()
        except (OSError, EOFError, ValueError, TimeoutError) as error:
            self.errors += 1
            say(f"error: {type(error).__name__} {error}")
        self.times.append(time.perf_counter() - sent)
        free.append(table)

    async def _ask(self, server: Server, method: str, path: str, headers: dict[str, str], data: object = None) -> bytes:
        """Sends a request over a free connection."""
        idle = self._idle[server.port]
        while idle and idle[0].is_old():
            idle.popleft().close()
        connection = idle.pop() if idle else await Connection.open(HOST, server.port)
        answer = await connection.ask(method, path, headers, data)
        idle.append(connection)
        return answer

    def _cpu(self) -> float:
        return sum(cpu_seconds(server.pid) for server in self.servers)

    def _memory(self) -> int:
        return sum(memory(server.pid) for server in self.servers)

    def _result(self, took: float, cpu: float, own: float, load: float) -> Result:
        times = sorted(self.times) or [0.0]

        def at(part: float) -> float:
            return round(1000 * times[min(len(times) - 1, int(part * len(times)))], 1)

        return Result(
            tables=len(self.tables),
            streams=len(self._streams),
            moves=len(self.times),
            wanted_per_s=self.plan.rate,
            moves_per_s=round(len(self.times) / took, 1),
            p50=at(0.5),
            p95=at(0.95),
            p99=at(0.99),
            longest=at(1.0),
            errors=self.errors,
            cpu_ms=round(1000 * cpu / max(1, len(self.times)), 2),
            server_cpu=round(cpu / took, 2),
            own_cpu=round(own / took, 2),
            server_mib=round(self._memory() / 2**20, 1),
            table_kib=round((self._memory() - self.memory_before) / len(self.tables) / 1024, 1),
            view_kib=round(self.bytes / max(1, self.views) / 1024, 1),
            load_before=round(load, 1),
        )


def say(text: str) -> None:
    """Prints progress to standard error."""
    print(text, file=sys.stderr, flush=True)


def cpu_seconds(pid: int) -> float:
    """Returns the CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Returns the memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Server:
    """A running server."""

    pid: int
    port: int

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"


async def measure(plan: Plan) -> Result:
    """Starts servers on free ports, runs the plan against them, and stops them."""
    processes: list[asyncio.subprocess.Process] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(plan.servers):
                processes.append(await _start(plan, folder))  # noqa: PERF401 - those started must be stopped
            servers = [await _listening(process) for process in processes]
            await asyncio.sleep(2)
            load = Load(plan, servers)
            await load.set_up()
            return await load.run()
        finally:
            for process in processes:
                await _stop(process)


async def _start(plan: Plan, folder: str) -> asyncio.subprocess.Process:
    where = ["--database", plan.database] if plan.database else ["--data", folder]
    command = ["-m", "kaiserhof", "--lang", "en", "serve", "--port", "0", "--no-browser", *where]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"KAISERHOF_LIMITS": "off", "MALLOC_MMAP_THRESHOLD_": "32768"},
    )


async def _listening(process: asyncio.subprocess.Process) -> Server:
    assert process.stdout is not None
    address = re.search(rf"http://{re.escape(HOST)}:(\d+)", (await process.stdout.readline()).decode())
    if address is None:
        raise OSError("the server did not start")
    return Server(process.pid, int(address[1]))


async def _stop(process: asyncio.subprocess.Process) -> None:
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), 10)
    except TimeoutError:
        process.kill()
        await process.wait()


def show(result: Result) -> str:
    """Formats the result as a table."""
    rows = [
        ("tables, streams", f"{result.tables}, {result.streams}"),
        ("moves a second", f"{result.moves_per_s} (wanted {result.wanted_per_s})"),
        ("until everyone sees it", f"p50 {result.p50} ms, p95 {result.p95} ms, p99 {result.p99} ms"),
        ("the longest", f"{result.longest} ms"),
        ("errors", str(result.errors)),
        ("processor time a move", f"{result.cpu_ms} ms"),
        ("cores of the servers", f"{result.server_cpu} (generator {result.own_cpu})"),
        ("memory of the servers", f"{result.server_mib} MiB, {result.table_kib} KiB for each table"),
        ("mean view", f"{result.view_kib} KiB"),
        ("load before", str(result.load_before)),
    ]
    return "\n".join(f"{name:24} {value}" for name, value in rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs and prints; the exit status is 1 if there were errors."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables with four people each")
    parser.add_argument("--rate", type=float, default=100, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=5, help="how long to move before measuring")
    parser.add_argument("--servers", type=int, default=1, help="servers that share the database")
    parser.add_argument("--spread", action="store_true", help="spread the pages of a table over the servers")
    parser.add_argument("--database", default="", help="the address of an empty PostgreSQL database")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args(arguments)
    plan = Plan(
        tables=max(1, min(chosen.tables, MAX_TABLES)),
        rate=max(1.0, min(chosen.rate, 1000.0)),
        seconds=max(1.0, min(chosen.seconds, 600.0)),
        warm_up=max(0.0, min(chosen.warm_up, 60.0)),
        servers=max(1, min(chosen.servers, 8)),
        spread=chosen.spread,
        database=chosen.database,
    )
    result = asyncio.run(measure(plan))
    print(json.dumps(asdict(result)) if chosen.json else show(result))
    return 1 if result.errors else 0


if __name__ == "__main__":
    sys.exit(main())
