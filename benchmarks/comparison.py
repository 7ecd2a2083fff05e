"""Measures every game, interpreted and compiled, and other game libraries, in one run.

Each part runs in a process of its own, one after the other, and measures its own CPU time. The figures depend on the
machine; only the ratios within one run count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from benchmarks import games, peers

Row: TypeAlias = Mapping[str, Any]

CATAN = "catanatron, 4 random players"
FROM_PYTHON = "OpenSpiel crazy_eights from Python"
ROLLOUTS = "OpenSpiel crazy_eights C++ rollouts"
SEARCH = "OpenSpiel hearts C++ ISMCTS"


def main() -> None:
    """`python -m benchmarks.comparison [PYTHON OF THE PEERS]`."""
    modes = [_figures(pure=True), _figures(pure=False)]
    other = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    found = {row["peer"]: row for row in _run([other, str(Path(peers.__file__))])}
    print("\n".join(_tables(modes, found)))


def _figures(*, pure: bool) -> list[Row]:
    environment = {**os.environ, "KAISERHOF_PURE": "1" if pure else "0"}
    return _run([sys.executable, "-m", games.__spec__.name], environment)


def _run(command: list[str], environment: Mapping[str, str] | None = None) -> list[Row]:
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


# ---------------------------------------------------------------------- as text


def _tables(modes: list[list[Row]], found: Mapping[str, Row]) -> Iterable[str]:
    """Yields all tables, in Markdown."""
    yield from _speeds(modes)
    yield ""
    yield from _peers(found)
    yield ""
    yield from _ratios(modes, found)
    yield ""
    yield from _growth(modes[1])


def _speeds(modes: list[list[Row]]) -> Iterable[str]:
    yield from _head(
        "a second",
        "decisions",
        "games",
        "decisions, driven from Python",
        "copies",
        "views imagined",
        "estimated",
        "Master: simulations",
        "Master: decisions",
        "plain search: decisions",
        "Grandmaster: simulations",
        "bytes a state",
        "bytes a node",
    )
    names = (
        "decisions_per_s",
        "games_per_s",
        "from_outside_per_s",
        "copies_per_s",
        "imagined_per_s",
        "estimated_per_s",
        "simulations_per_s",
        "searched_per_s",
        "plainly_searched_per_s",
        "guided_per_s",
        "state_bytes",
        "node_bytes",
    )
    for pair in zip(*modes, strict=True):
        for row in pair:
            mode = "compiled" if row["compiled"] else "interpreted"
            yield _line(f"{row['game']}, {row['seats']} players, {mode}", *(_count(row[name]) for name in names))


def _peers(found: Mapping[str, Row]) -> Iterable[str]:
    yield from _head("peer", "decisions/s", "games/s", "simulations/s")
    for name, row in found.items():
        numbers = (row["decisions_per_s"], row["games_per_s"], row.get("simulations_per_s", 0))
        yield _line(name, *(_count(number) if number else "" for number in numbers))


def _ratios(modes: list[list[Row]], found: Mapping[str, Row]) -> Iterable[str]:
    interpreted, compiled = modes
    yield from _head("ratio", *(row["game"] for row in compiled))
    plain = [row["decisions_per_s"] for row in interpreted]
    quick = [row["decisions_per_s"] for row in compiled]
    yield _line("random play, compiled : interpreted", *_times(quick, plain))
    for label, ours, peer in (
        ("random play, interpreted", plain, CATAN),
        ("random play, compiled", quick, CATAN),
        ("random play, compiled, driven from Python", [row["from_outside_per_s"] for row in compiled], FROM_PYTHON),
        ("random play, compiled", quick, ROLLOUTS),
        (
            "search with rollouts by chance, compiled",
            [row["plainly_searched_per_s"] for row in compiled],
            SEARCH,
        ),
        ("search as Master plays, compiled", [row["searched_per_s"] for row in compiled], SEARCH),
    ):
        if peer in found:
            yield _line(f"{label} : {peer}", *_times(ours, [found[peer]["decisions_per_s"]] * len(ours)))
    for label, ours in (
        ("simulations as Master plays, compiled", [row["simulations_per_s"] for row in compiled]),
        ("simulations as Grandmaster plays, compiled", [row["guided_per_s"] for row in compiled]),
    ):
        if SEARCH in found:
            yield _line(f"{label} : {SEARCH}", *_times(ours, [found[SEARCH]["simulations_per_s"]] * len(ours)))


def _growth(compiled: list[Row]) -> Iterable[str]:
    """Yields how speed depends on the number of players and on the budget."""
    yield from _head("compiled", "decisions/s by players", "simulations/s by simulations a decision")
    for row in compiled:
        seats = ", ".join(f"{count}: {_count(speed)}" for count, speed in row["by_seats"].items())
        budgets = ", ".join(f"{_count(int(count))}: {_count(speed)}" for count, speed in row["by_budget"].items())
        yield _line(row["game"], seats, budgets)


def _head(*titles: str) -> Iterable[str]:
    yield _line(*titles)
    yield "|" + "---|" * len(titles)


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _count(number: float) -> str:
    """Rounds a number to three digits.

    >>> _count(3249981.4), _count(266.5), _count(15884.8)
    ('3,250,000', '266', '15,900')
    """
    return f"{float(f'{number:.3g}'):,.0f}"


def _times(ours: Iterable[float], theirs: Iterable[float]) -> Iterable[str]:
    """Yields the ratios.

    >>> list(_times([30.0, 1.0], [10.0, 8.0]))
    ['3.0×', '0.12×']
    """
    for one, other in zip(ours, theirs, strict=True):
        ratio = one / other
        yield f"{ratio:.0f}×" if ratio >= 10 else f"{ratio:.2g}×" if ratio < 1 else f"{ratio:.1f}×"


if __name__ == "__main__":
    main()
