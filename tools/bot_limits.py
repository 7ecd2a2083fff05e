"""Measures how quickly bots decide when many decisions are due at once: `python -m tools.bot_limits GAME`.

For each number of simultaneous decisions, it reports how long they took, and how many of them the quick bot made
because the processes had no time.
"""

import argparse
import asyncio
import logging
import os
import time
from types import SimpleNamespace

from kaiserhof.bots import OFFERED
from kaiserhof.engine import Match, RandomDice, State, find_game, game_ids
from kaiserhof.server.settings import Settings
from kaiserhof.workers.bot_scheduler import BotScheduler

AT_ONCE = (1, 2, 4, 8, 16, 32)


class NoTables:
    store = SimpleNamespace(shared=False)
    work = SimpleNamespace(take_tables=lambda *_: [])


class Late(logging.Handler):
    """Counts the decisions for which the processes were too late."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += "too late" in record.getMessage()


def views(game_id: str) -> list[State]:
    """Returns positions from several games in which someone must decide."""
    found = []
    for seed in range(max(AT_ONCE)):
        game = find_game(game_id)
        match = Match(game, ["A"] * game.players[len(game.players) // 2], dice=RandomDice(seed))
        match.advance()
        found.append(match.state.seen_by(match.state.to_move()))
    return found


async def measure(game_id: str, level: str, workers: int, settings: Settings) -> None:
    runner = BotScheduler(NoTables(), 0, workers, settings.bot_seconds, settings.bot_limit)  # type: ignore[arg-type]
    await runner.start()
    game = find_game(game_id)
    asked = views(game_id)
    late = Late()
    log = logging.getLogger("kaiserhof.workers.bot_scheduler")
    log.addHandler(late)
    log.propagate = False

    async def decide(number: int) -> float:
        begun = time.monotonic()
        await runner.decide(game, level, asked[number], str(number))
        return time.monotonic() - begun

    try:
        begun = time.monotonic()
        first = await decide(0)
        ready = [runner.ask_until(begun + 120, time.sleep, 0.5) for _ in range(workers)]
        await asyncio.gather(*ready)  # every process has started
        quickly = ", decided quickly" if late.count else ""
        print(f"{game_id}, {level}, {workers} processes, limit {settings.bot_limit} s, load {os.getloadavg()[0]:.1f}")
        print(f"first decision, with the start of a process: {first:.2f} s{quickly}")
        print("at once  median   longest  decided quickly")
        for count in AT_ONCE:
            late.count = 0
            times = sorted(await asyncio.gather(*(decide(number) for number in range(count))))
            print(f"{count:>7}  {times[len(times) // 2]:5.2f} s  {times[-1]:6.2f} s  {late.count:>7}")
    finally:
        await runner.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--level", choices=OFFERED, default=OFFERED[-1])
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.game, chosen.level, chosen.workers, Settings("")))


if __name__ == "__main__":
    main()
