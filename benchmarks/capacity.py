"""Measures the capacity of a machine in several runs, as a table for docs/performance.md: `make capacity`.

Run nothing else meanwhile. PostgreSQL writes with syncs, as in production.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from benchmarks.load import Plan, Result, measure
from tests.tables import postgres

USUAL = Plan(tables=200, rate=100, seconds=20, warm_up=5)
SATURATED = replace(USUAL, rate=400, seconds=15)
HEAD = "| run | moves/s | p50 | p95 | longest | errors | CPU a move | KiB a view | MiB a table | load before |"


def runs(parts: Sequence[str], rounds: int) -> Iterator[tuple[str, Plan]]:
    """Yields the runs of these parts."""
    if "sqlite" in parts:
        for _ in range(rounds):
            yield "SQLite, 200 tables", USUAL
            yield "SQLite, 200 tables, saturated", SATURATED
    if "thousand" in parts:
        yield "SQLite, 1,000 tables", replace(USUAL, tables=1000)
    if "postgres" in parts:
        postgres.SETTINGS.update(fsync="on", synchronous_commit="on", full_page_writes="on", shared_buffers="128MB")
        with postgres.running_server() as server:
            for _ in range(rounds):
                yield "PostgreSQL, one process, saturated", replace(SATURATED, database=server.address())
                two = replace(SATURATED, database=server.address(), servers=2)
                yield "PostgreSQL, two processes, saturated", two
                yield (
                    "PostgreSQL, two processes, pages of a table at both",
                    replace(two, database=server.address(), spread=True),
                )


def row(name: str, result: Result) -> str:
    """Formats a run as a row of the table."""
    times = f"{result.p50} ms | {result.p95} ms | {result.longest} ms"
    sizes = f"{result.cpu_ms} ms | {result.view_kib} | {result.table_kib / 1024:.2f}"
    return f"| {name} | {result.moves_per_s} | {times} | {result.errors} | {sizes} | {result.load_before} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints; the exit status is 1 if there were errors."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.capacity", description=__doc__)
    parser.add_argument("parts", nargs="*", default=["sqlite", "thousand", "postgres"], help="which runs to make")
    parser.add_argument("--rounds", type=int, default=3, help="how often the shorter ones are made; they differ")
    parser.add_argument("--tables", type=int, help="tables in every run, to try it out")
    parser.add_argument("--seconds", type=float, help="seconds of every run, to try it out")
    chosen = parser.parse_args(arguments)
    print(HEAD, "|---" * HEAD.count(" | ") + "|---|", sep="\n", flush=True)
    errors = 0
    for name, plan in runs(chosen.parts, max(1, min(chosen.rounds, 10))):
        smaller = replace(plan, tables=chosen.tables or plan.tables, seconds=chosen.seconds or plan.seconds)
        result = asyncio.run(measure(smaller))
        errors += result.errors
        print(row(name, result), flush=True)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
