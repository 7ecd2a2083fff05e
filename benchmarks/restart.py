"""Starts a server with 50,000 stored games in which a bot is due, and requests a visitor's table: `make restart`.

Does the same with that table alone, in turns. Measures the time until the first response about the table, and the
server's CPU time by then. The exit status is 1 if stored games make a visitor wait.
"""

import argparse
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from benchmarks.load import cpu_seconds
from kaiserhof.storage.rows import BOT
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, SeatPlan, Store, TablePlan, Tables
from tests.tables.party import GAME, ME
from tests.web.running import BROKEN, Server

LONGER = 0.5
"""Seconds by which many stored games may delay the first response."""

COPIED = {"tables": "id", "seats": "table_id", "acts": "table_id"}
"""The database tables that make up a table, and the column with its id."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A database that contains a visitor's table."""

    folder: Path
    table: str
    token: str


def store_one(folder: Path) -> Stored:
    """Creates a database with one game in which a bot is due."""
    store = Store(sqlite_address(folder))
    tables = Tables(store, limits=Limits(enabled=False))
    person, token = tables.people.add("Axel", "en")
    bots = [SeatPlan(BOT, "regular")] * (GAME.players[0] - 1)
    table = tables.creation.create(person, TablePlan(GAME.id, [*bots, ME]))
    store.close()
    return Stored(folder, table, token)


def store_many(folder: Path, games: int) -> Stored:
    """Creates a database with many copies of the game beside it."""
    stored = store_one(folder)
    database = sqlite3.connect(sqlite_address(folder).removeprefix("sqlite:///"))
    with database:
        for name, key in COPIED.items():
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            taken = ", ".join(f"printf('copy%012d', n) AS {each}" if each == key else each for each in columns)
            database.execute(
                "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
                f"INSERT INTO {name} ({', '.join(columns)}) SELECT {taken} FROM {name}, numbers WHERE {key} = ?",
                (games, stored.table),
            )
        database.execute("UPDATE tables SET due = due + 1 WHERE id != ?", (stored.table,))  # the visitor's comes last
    due = database.execute("SELECT count(*) FROM tables WHERE due IS NOT NULL").fetchone()
    database.close()
    assert due == (games + 1,)
    return stored


def first_answer(stored: Stored) -> tuple[float, float]:
    """Starts a server; returns the seconds until it shows the visitor's table, and its CPU time by then."""
    begun = time.monotonic()
    server = Server(stored.folder)
    try:
        with httpx.Client(timeout=60, verify=False, headers={"cookie": f"kaiserhof={stored.token}"}) as client:
            while True:
                try:
                    answer = client.get(f"{server.address}/t/{stored.table}")
                    break
                except BROKEN:
                    time.sleep(0.01)
        assert answer.status_code == 200, answer.text
        return time.monotonic() - begun, cpu_seconds(server.process.pid)
    finally:
        server.process.terminate()
        server.process.wait(20)
        assert server.process.stdout is not None
        server.process.stdout.close()


def measured(games: int, rounds: int) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """Yields the measurements with one table and with many, taken in turns."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as many:
        places = {"one game": store_one(Path(one)), f"{games:,} games": store_many(Path(many), games)}
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in places}
        for _ in range(rounds):
            for name, stored in places.items():
                found[name].append(first_answer(stored))
        yield from found.items()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints; the exit status is 1 if many games delay the first answer."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.restart", description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="number of stored games")
    parser.add_argument("--rounds", type=int, default=3, help="number of starts with each database")
    chosen = parser.parse_args(arguments)
    medians = []
    for name, starts in measured(max(1, min(chosen.games, 200_000)), max(1, min(chosen.rounds, 20))):
        waited, used = zip(*starts, strict=True)
        medians.append(statistics.median(waited))
        print(
            f"{name:>14}: first answer after {medians[-1]:.2f} s ({min(waited):.2f} to {max(waited):.2f}), "
            f"{statistics.median(used):.2f} s of processor time",
            flush=True,
        )
    return 1 if medians[1] > medians[0] + LONGER else 0


if __name__ == "__main__":
    sys.exit(main())
