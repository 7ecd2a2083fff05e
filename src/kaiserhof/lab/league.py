"""The league file: ratings of bots by version, from many arena runs.

For each game the file holds the runs (settings, and how often each finishing order occurred) and the ratings from all
runs together. A repeated or prolonged run replaces its earlier entry, so no game counts twice. Two versions of a bot
are two players.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kaiserhof.engine import KaiserhofError
from kaiserhof.lab.arena import ArenaPlan, GameResult
from kaiserhof.lab.rating import Order, rate
from kaiserhof.lab.results import settings_of
from kaiserhof.lab.summary import REFERENCE, orders_of

FORMAT = "kaiserhof league 1"
BETWEEN, TIED = " > ", " = "


def record_run(path: Path, plan: ArenaPlan, played: Sequence[GameResult]) -> None:
    """Adds an arena run to the league file and updates the ratings; raises `KaiserhofError` if the file is unusable."""
    league = _read(path)
    settings = settings_of(plan)
    del settings["format"], settings["code"]  # here a bot is known by its version
    versions = {name: f"{name}@{version}" for name, version in settings["bots"]}
    orders = {
        BETWEEN.join(TIED.join(versions[name] for name in place) for place in order): times
        for order, times in sorted(orders_of(played).items())
    }
    entry = league["games"].setdefault(plan.game, {"ratings": [], "runs": []})
    runs = [run for run in entry["runs"] if {key: run[key] for key in settings} != settings]
    entry["runs"] = [*runs, {**settings, "games": len(played), "orders": orders}]
    entry["ratings"] = _ratings(entry["runs"])
    try:
        path.write_text(_text(league), encoding="utf-8")
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(path), detail=error.strerror or "?") from None


def _ratings(runs: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the ratings, strongest first. The oldest version of the reference bot anchors the scale."""
    orders: Counter[Order] = Counter()
    for run in runs:
        for text, times in run["orders"].items():
            orders[tuple(tuple(place.split(TIED)) for place in text.split(BETWEEN))] += times
    seats = Counter(name for order, times in orders.items() for place in order for name in place for _ in range(times))
    versions = [int(name.rpartition("@")[2]) for name in seats if name.rpartition("@")[0] == REFERENCE]
    ratings = rate(orders, f"{REFERENCE}@{min(versions, default=1)}")
    return [
        {
            "bot": name.rpartition("@")[0],
            "version": int(name.rpartition("@")[2]),
            "rating": round(rating.value, 1),
            "interval": [round(rating.low, 1), round(rating.high, 1)],
            "seats": seats[name],
        }
        for name, rating in sorted(ratings.items(), key=lambda item: -item[1].value)
    ]


def _text(league: dict[str, Any]) -> str:
    """Returns the content of the file: one line per rating and run, for readable diffs."""
    games = []
    for name, entry in sorted(league["games"].items()):
        lists = [
            f'   "{kind}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in entry[kind]) + "\n   ]"
            for kind in ("ratings", "runs")
        ]
        games.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(lists) + "\n  }")
    return f'{{\n "format": {json.dumps(FORMAT)},\n "games": {{\n' + ",\n".join(games) + "\n }\n}\n"


def _read(path: Path) -> dict[str, Any]:
    try:
        if not path.exists():
            return {"format": FORMAT, "games": {}}
        league = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KaiserhofError("error-file", file=str(path), detail=error.strerror or "?") from None
    except ValueError:
        league = None
    if not isinstance(league, dict) or league.get("format") != FORMAT:
        raise KaiserhofError("error-league", file=str(path))
    return league
