"""Measures at tables how long bots take for secret questions, with one answer and with several: `make secret-pace`.

At each table all seats are played by one level, and a person's by a stand-in, through the scheduler, worker processes
and database of a server. The table printed has the seconds from one act to the next, by what everybody can see.
The exit status is 1 if the medians of questions with one answer and with several differ by more than `--most` seconds.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from kaiserhof.bots import offered_in
from kaiserhof.engine import CHANCE, Game, find_game, game_ids
from kaiserhof.storage.rows import BOT, CONFIRM, MOVE
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, SeatPlan, Store, TablePlan, Tables
from kaiserhof.tables.plan import STAND_INS
from kaiserhof.workers.bot_scheduler import PACES, BotScheduler
from tests.tables.party import ME

Gaps = dict[bool, list[float]]
"""The seconds between two acts, by whether there was more than one answer."""


async def play(tables: Tables, table_id: str, arguments: argparse.Namespace) -> None:
    """Lets the bots of a table play for some seconds."""
    scheduler = BotScheduler(tables, arguments.pause, 1, arguments.seconds, 4 * arguments.seconds)
    await scheduler.start(ready=True)
    try:
        await scheduler.ask_until(time.monotonic() + 60, time.sleep, 0.0)  # its process has started
        scheduler.due(table_id)
        await asyncio.sleep(arguments.time)
    finally:
        await scheduler.stop()


def gaps_of(store: Store, table_id: str, game: Game, seats: int) -> Iterator[tuple[bool, float]]:
    """Yields, for each secret question, whether there was more than one answer, and the seconds since the last act."""
    state = game.start(seats)
    before = None
    for act in store.log.acts(table_id):
        if act.kind == MOVE:
            if act.seat != CHANCE and before is not None and state.choice_is_secret():
                yield len(state.legal_moves()) > 1, act.at - before
            state.push(state.parse(act.text))
        if act.kind in (MOVE, CONFIRM):
            before = act.at


def measure(game: Game, level: str, pace: str, arguments: argparse.Namespace) -> Gaps:
    seats = game.players[0]
    gaps: Gaps = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_address(Path(folder)))
        tables = Tables(store, limits=Limits(enabled=False))
        person, _ = tables.people.add("Axel", "en")
        plan = TablePlan(game.id, [ME, *[SeatPlan(BOT, level)] * (seats - 1)], pace=pace)  # type: ignore[arg-type]
        table_id = tables.creation.create(person, plan)
        tables.stand_ins.hand_over(table_id, person, level if level in STAND_INS else STAND_INS[-1])
        asyncio.run(play(tables, table_id, arguments))
        for several, seconds in gaps_of(store, table_id, game, seats):
            gaps[several].append(seconds)
        store.close()
    return gaps


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(game_ids()))
    parser.add_argument("--paces", nargs="+", default=list(PACES))
    parser.add_argument("--levels", nargs="+", help="default: all that a game offers, and those of stand-ins")
    parser.add_argument("--pause", type=float, default=0.6, help="the usual pause, in seconds")
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds that a searching bot may think")
    parser.add_argument("--time", type=float, default=20.0, help="seconds at each table")
    parser.add_argument("--most", type=float, default=0.05, help="largest difference of medians, in seconds")
    arguments = parser.parse_args(given)
    told = False
    print("game        level        pace    one answer: count median 95 %   several: count median 95 %   difference")
    for game in map(find_game, arguments.games):
        for level in arguments.levels or dict.fromkeys((*STAND_INS, *offered_in(game))):
            for pace in arguments.paces:
                gaps = measure(game, level, pace, arguments)
                row = [_figures(gaps[several]) for several in (False, True)]
                both = [statistics.median(gaps[several]) for several in (False, True) if gaps[several]]
                difference = f"{both[1] - both[0]:+.3f}" if len(both) == 2 else "–"
                told |= len(both) == 2 and abs(both[1] - both[0]) > arguments.most
                print(f"{game.id:11} {level:12} {pace:7} {row[0]:>31} {row[1]:>28}   {difference}", flush=True)
    return told


def _figures(gaps: list[float]) -> str:
    if not gaps:
        return "0      –     –"
    late = sorted(gaps)[min(len(gaps) - 1, int(0.95 * len(gaps)))]
    return f"{len(gaps)} {statistics.median(gaps):.3f} {late:.3f}"


if __name__ == "__main__":
    sys.exit(main())
