"""Lets people and bots play at hundreds of tables for hours, with a kill every minute and slow clients: `make soak`.

Two servers and a worker share one PostgreSQL; everything is on this machine. The first server is never killed: what its
memory, its file handles, the rows of the database and p95 of people's moves do over the hours is the result. The second
server, a database backend and the worker are killed in turns. Slow clients read a stream a few bytes at a time, or send
a request a byte at a time. Every sample is a line of `samples.jsonl` in the folder given, and at the end they are drawn
as `soak.svg`; `--draw` draws the samples of an earlier run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import count, cycle
from pathlib import Path
from random import Random

import psycopg
from sqlalchemy import func, select

from benchmarks.chaos import Program, end_a_backend
from benchmarks.http_client import Connection, Stream, request
from benchmarks.load import HOST, Person, Server, memory
from kaiserhof.drawing.charts import chart, horizontal, line, style, text
from kaiserhof.engine import Game, find_game, game_ids
from kaiserhof.storage import schema
from kaiserhof.storage.database import Database
from tests.tables.postgres import running_server

PATIENCE = 20.0
"""Seconds after which a request counts as failed."""
UNMOVED = 90.0
"""Seconds without a change after which a table is asked whether its game is over."""
MAX_MINUTES, MAX_TABLES, MAX_SLOW = 24 * 60.0, 1000, 200
SETTINGS = {"KAISERHOF_LIMITS": "on", "KAISERHOF_BOT_PAUSE": "1", "KAISERHOF_BOT_SECONDS": "0.2"}
PROBLEMS = (OSError, EOFError, ValueError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of a run."""

    minutes: float
    tables: int
    rate: float
    """Moves of people in a second."""
    slow: int
    """Number of slow clients of each kind."""
    every: float
    """Seconds between two kills."""
    sample: float
    """Seconds between two samples."""
    seed: int


@dataclass(frozen=True, slots=True)
class Sample:
    """What was measured at one moment; memory and sizes in MiB, times in milliseconds."""

    minute: float
    memory: Mapping[str, float]
    """By program: the server that is never killed, the one that is, and the worker."""
    handles: Mapping[str, int]
    rows: Mapping[str, int]
    size: float
    moves: int
    """Moves of people since the sample before."""
    p95: float
    failed: Mapping[str, int]
    """Requests of people that failed since the sample before, by reason."""
    kills: int
    load: float


@dataclass
class Place:
    """A table that is replaced by another when its game is over."""

    people: list[Person]
    id: str = ""
    changed: float = 0.0
    streams: dict[int, Stream] = field(default_factory=dict)


class Soak:
    """A run against two servers; the second one is killed now and then."""

    def __init__(self, plan: Plan, programs: Mapping[str, Program], killers: Sequence[Callable[[], None]]) -> None:
        self.plan, self.programs, self._killers = plan, programs, killers
        self.rng = Random(plan.seed)
        self.times: list[float] = []
        self.failed: Counter[str] = Counter()
        self.kills = 0
        self._places: list[Place] = []
        self._addresses = (f"198.{18 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}" for number in count())
        self._idle: dict[int, list[Connection]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def server(self) -> Server:
        """Returns one of the servers, as a proxy might choose it."""
        program = self.programs[self.rng.choice(("first", "second"))]
        return Server(program.process.pid, int(program.at.rpartition(":")[2]))

    async def run(self, database: Database, wrote: Callable[[Sample], None]) -> list[Sample]:
        """Plays, kills and samples until the time is over."""
        plan, samples = self.plan, list[Sample]()
        begun = time.monotonic()
        for number in range(plan.tables):
            self._start(self.play(number))
        for _ in range(plan.slow):
            self._start(self.read_slowly())
            self._start(self.write_slowly())
        self._start(self.kill())
        while time.monotonic() < begun + 60 * plan.minutes:
            await asyncio.sleep(plan.sample)
            samples.append(await asyncio.to_thread(self.sample, (time.monotonic() - begun) / 60, database))
            wrote(samples[-1])
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return samples

    def _start(self, work: Coroutine[None, None, None]) -> None:
        self._tasks.add(asyncio.get_running_loop().create_task(work))

    # ------------------------------------------------------------------ people

    async def play(self, number: int) -> None:
        """Plays at one table after the other."""
        between = self.plan.tables / self.plan.rate
        place = Place([])
        self._places.append(place)
        await asyncio.sleep(self.rng.uniform(0, between))
        while True:
            with suppress(*PROBLEMS):
                if not place.id:
                    await self._begin(place, find_game(game_ids()[number % len(game_ids())]))
                await self._act(place)
            await asyncio.sleep(self.rng.uniform(0, 2 * between))

    async def _begin(self, place: Place, game: Game) -> None:
        """Takes people to a new table: one or two, and bots."""
        while len(place.people) < self.rng.choice((1, 1, 2)):
            address = next(self._addresses)
            made = json.loads(await self._ask("POST", "/api/people", {"x-forwarded-for": address}, {"name": "P"}))
            place.people.append(Person(made["token"], self.server()))
            place.people[-1].headers["x-forwarded-for"] = address
        seats = ["me", *["open"] * (len(place.people) - 1)]
        seats += ["novice"] * (max(game.players[0], len(seats)) - len(seats))
        first, *others = [{"authorization": f"Bearer {each.token}"} | each.headers for each in place.people]
        table = json.loads(await self._ask("POST", "/api/tables", first, {"game": game.id, "seats": seats}))["id"]
        for headers in others:
            await self._ask("POST", f"/api/tables/{table}/seat", headers)
        place.id, place.changed = table, time.monotonic()

    async def _act(self, place: Place) -> None:
        """Opens the streams that are closed, and makes a move if someone at the table is asked."""
        for number, person in enumerate(place.people):
            if number not in place.streams:
                await self._open(place, number)
            elif (asked := person.asked()) is not None:
                what, moves = asked
                data = {"number": person.number} | ({"move": self.rng.choice(moves)} if what == "move" else {})
                begun = time.perf_counter()
                await self._ask("POST", f"/t/{place.id}/{what}", person.headers, data, person.server)
                self.times.append(time.perf_counter() - begun)
                return
        if time.monotonic() - place.changed > UNMOVED:
            seen = json.loads(await self._ask("GET", f"/api/tables/{place.id}", place.people[0].headers))
            place.changed = time.monotonic()
            if seen["status"] != "playing":
                for stream in list(place.streams.values()):
                    stream.close()
                place.id = ""
                place.people.clear()

    async def _open(self, place: Place, number: int) -> None:
        person = place.people[number]
        person.server = self.server()
        person.headers["origin"] = person.server.address

        def received(after: int, view: bytes) -> None:
            person.number, place.changed = after, time.monotonic()
            person.take_in(view)

        def closed() -> None:
            place.streams.pop(number, None)

        path = f"/t/{place.id}/stream?tab=soak"
        port = person.server.port
        place.streams[number] = await Stream.open(HOST, port, path, person.headers, received=received, closed=closed)

    async def _ask(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str],
        data: object = None,
        server: Server | None = None,
    ) -> bytes:
        """Sends a request over a free connection; counts it if it fails."""
        server = server or self.server()
        idle = self._idle.setdefault(server.port, [])
        try:
            async with asyncio.timeout(PATIENCE):
                while idle:
                    connection = idle.pop()
                    if not connection.is_old():
                        break
                    connection.close()
                else:
                    connection = await Connection.open(HOST, server.port)
                answer = await connection.ask(method, path, headers, data)
            idle.append(connection)
        except ValueError as error:
            self.failed[str(error).rpartition(": ")[2][:3]] += 1
            raise
        except PROBLEMS as error:
            self.failed[type(error).__name__] += 1
            raise
        return answer

    # ------------------------------------------------------------------ slow clients

    async def read_slowly(self) -> None:
        """Watches tables, and reads a few bytes of their streams a second."""
        while True:
            with suppress(*PROBLEMS):
                reader, writer = await asyncio.open_connection(HOST, self.server().port, limit=1024)
                headers = {"x-forwarded-for": next(self._addresses), "accept": "text/html"}
                table = self.rng.choice([place.id for place in self._places if place.id] or ["none"])
                writer.write(request("GET", f"/t/{table}/stream", HOST, headers))
                for _ in range(120):
                    await reader.read(64)
                    await asyncio.sleep(1)
                writer.close()
            await asyncio.sleep(1)

    async def write_slowly(self) -> None:
        """Sends requests a byte at a time, until the server closes the connection."""
        while True:
            with suppress(*PROBLEMS):
                reader, writer = await asyncio.open_connection(HOST, self.server().port)
                for byte in b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n" + b"n" * 9000:
                    writer.write(bytes((byte,)))
                    await writer.drain()
                    await asyncio.sleep(0.5)
                    if reader.at_eof():
                        break
                writer.close()
            await asyncio.sleep(1)

    # ------------------------------------------------------------------ kills and samples

    async def kill(self) -> None:
        """Kills something now and then."""
        for killer in cycle(self._killers):
            await asyncio.sleep(self.plan.every)
            with suppress(psycopg.Error):
                await asyncio.to_thread(killer)
            self.kills += 1

    def sample(self, minute: float, database: Database) -> Sample:
        """Measures now."""
        pids = {name: program.process.pid for name, program in self.programs.items()}
        memories, handles = dict[str, float](), dict[str, int]()
        for name, pid in pids.items():
            with suppress(OSError):
                memories[name] = round(memory(pid) / 2**20, 1)
                handles[name] = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        with database.reading() as connection:
            tables = schema.metadata.sorted_tables
            rows = {each.name: connection.scalar(select(func.count()).select_from(each)) or 0 for each in tables}
            size = connection.scalar(select(func.pg_database_size(func.current_database()))) or 0
        times, failed = sorted(self.times), dict(self.failed)
        self.times, self.failed = [], Counter()
        p95 = times[int(0.95 * len(times))] * 1000 if times else 0.0
        return Sample(
            minute=round(minute, 2),
            memory=memories,
            handles=handles,
            rows=rows,
            size=round(size / 2**20, 1),
            moves=len(times),
            p95=round(p95, 1),
            failed=failed,
            kills=self.kills,
            load=os.getloadavg()[0],
        )


def run(plan: Plan, folder: Path) -> list[Sample]:
    """Starts everything, runs the plan, and writes the samples."""
    folder.mkdir(parents=True, exist_ok=True)
    with running_server() as shared, (folder / "samples.jsonl").open("w", encoding="utf-8") as file:
        address = shared.address()
        programs: dict[str, Program] = {}

        def wrote(sample: Sample) -> None:
            file.write(json.dumps(asdict(sample)) + "\n")
            file.flush()
            measured = f"{sample.memory}  {sample.handles}  {sample.moves} moves  p95 {sample.p95} ms"
            happened = f"{sample.rows['acts']} acts  {sample.kills} kills  failed {dict(sample.failed)}"
            print(f"{sample.minute:6.1f} min  {measured}  {happened}  load {sample.load:.1f}", flush=True)

        try:
            programs["first"] = Program(address, page=True, settings=SETTINGS)
            programs["second"] = Program(address, page=True, settings=SETTINGS)
            programs["worker"] = Program(address, page=False, settings=SETTINGS)
            killers = (
                programs["second"].renew,
                partial(end_a_backend, shared),
                programs["worker"].renew,
            )
            database = Database(address)
            try:
                return asyncio.run(Soak(plan, programs, killers).run(database, wrote))
            finally:
                database.close()
        finally:
            for program in programs.values():
                program.kill()


# ---------------------------------------------------------------------- drawing

WIDTH, PANEL, LEFT, RIGHT = 860, 190, 70, 690
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a7f6b", "#b58900")
STYLE = style(
    """
text { font-size: 13px; }
.title { font-size: 15px; font-weight: 600; }
.tick { fill: #6d6455; font-size: 12px; }
.grid { stroke: #d9cfba; fill: none; }
"""
    + "\n".join(f".c{number} {{ stroke: {colour}; fill: none; }}" for number, colour in enumerate(COLOURS))
    + "\n".join(f".t{number} {{ fill: {colour}; }}" for number, colour in enumerate(COLOURS)),
    ".tick { fill: #a89d88; }\n.grid { stroke: #3a352d; }",
)
STEADY_ROWS = ("presences", "buckets", "offers", "jobs", "tokens", "tables")
"""Database tables whose rows should not grow with the moves made, or only with the games finished."""


def draw(samples: Sequence[Sample]) -> str:
    """Draws memory, handles, rows and p95 over time, one panel below the other."""
    names = list(samples[0].memory)
    rows = [name for name in STEADY_ROWS if any(each.rows[name] for each in samples)]
    panels: list[tuple[str, Mapping[str, Sequence[float | None]]]] = [
        ("memory of a process, MiB", {name: [each.memory.get(name) for each in samples] for name in names}),
        ("open file handles", {name: [each.handles.get(name) for each in samples] for name in names}),
        ("p95 of a person's move, ms, and 10 x load", {
            "p95": [each.p95 if each.moves else None for each in samples],
            "10 x load": [10 * each.load for each in samples],
        }),
        ("rows in the database", {name: [each.rows[name] for each in samples] for name in rows}),
        ("acts (the log, which only grows), thousands", {"acts": [each.rows["acts"] / 1000 for each in samples]}),
    ]  # fmt: skip
    parts: list[str] = []
    for number, (title, curves) in enumerate(panels):
        parts += _panel(20 + number * PANEL, title, [each.minute for each in samples], curves)
    height = 20 + len(panels) * PANEL + 10
    title = f"Soak: {samples[-1].minute:.0f} minutes, {samples[-1].kills} kills"
    return chart(WIDTH, height, title, parts, STYLE, width=WIDTH, height=height) + "\n"


def _panel(top: float, title: str, minutes: Sequence[float], curves: Mapping[str, Sequence[float | None]]) -> list[str]:
    highest = max((value for curve in curves.values() for value in curve if value is not None), default=0.0) or 1.0
    base, height = top + PANEL - 45, PANEL - 75
    parts = [text(LEFT, top + 14, title, "title")]
    for share in (0.0, 0.5, 1.0):
        y = base - share * height
        parts += [horizontal("grid", y, LEFT, RIGHT), text(LEFT - 8, y + 4, f"{share * highest:.4g}", "tick", "end")]
    for share in (0.0, 0.5, 1.0):
        x = LEFT + share * (RIGHT - LEFT)
        parts.append(text(x, base + 18, f"{share * minutes[-1]:.0f} min", "tick", "middle"))
    for number, (name, curve) in enumerate(curves.items()):
        points = [
            (LEFT + minute / minutes[-1] * (RIGHT - LEFT), base - value / highest * height)
            for minute, value in zip(minutes, curve, strict=True)
            if value is not None
        ]
        if points:
            parts += [line(f"c{number}", points), text(RIGHT + 14, top + 40 + 18 * number, name, f"t{number}")]
    return parts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=10.0, help="moves of people a second over all tables")
    parser.add_argument("--slow", type=int, default=20, help="slow clients of each kind")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two kills")
    parser.add_argument("--sample", type=float, default=30.0, help="seconds between two samples")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/soak"))
    parser.add_argument("--draw", type=Path, help="draw these samples instead of a run")
    chosen = parser.parse_args(arguments)
    if chosen.draw:
        samples = [Sample(**json.loads(line)) for line in chosen.draw.read_text(encoding="utf-8").splitlines()]
    else:
        plan = Plan(
            minutes=min(chosen.minutes, MAX_MINUTES),
            tables=min(chosen.tables, MAX_TABLES),
            rate=chosen.rate,
            slow=min(chosen.slow, MAX_SLOW),
            every=max(5.0, chosen.every),
            sample=max(1.0, chosen.sample),
            seed=chosen.seed,
        )
        samples = run(plan, chosen.out)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / "soak.svg").write_text(draw(samples), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
