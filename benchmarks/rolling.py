"""Restarts two servers behind a proxy, one after the other, while people play and pages are open: `make rolling`.

The servers and a worker share one PostgreSQL; everything is on this machine. No acknowledged move may be lost, and
every page must reconnect within three seconds after its stream ends. Otherwise the exit status is 1.
"""

import argparse
import asyncio
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random

import httpx

from benchmarks.chaos import Game, Program, acknowledged, lost_moves
from tests.tables.postgres import running_server

LONGEST = 3.0
"""Seconds within which a page must reconnect."""

LARGEST_LINE = 2**24
"""Maximum length of a line of a stream, which holds a view."""

PATIENCE = 60.0
"""Seconds after which the run is aborted."""

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 2.0
"""Seconds before a page retries, as in `live.js`."""


class Proxy:
    """Forwards connections in turn to any server that accepts them."""

    def __init__(self, servers: Sequence[Program]) -> None:
        self._ports = [int(server.at.rpartition(":")[2]) for server in servers]
        self._turn = count()
        self.at = ""

    async def start(self) -> None:
        """Starts listening."""
        self._listener = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.at = f"http://127.0.0.1:{self._listener.sockets[0].getsockname()[1]}"

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        for number in range(len(self._ports)):
            with suppress(OSError):
                port = self._ports[(first + number) % len(self._ports)]
                there = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_copy(reader, there[1]), _copy(there[0], writer))
                return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    writer.close()


class Page:
    """An open page that reconnects whenever its stream ends."""

    def __init__(self, table_id: str, rng: Random) -> None:
        self._table_id, self._rng = table_id, rng
        self.away: list[float] = []
        """The duration of each reconnection in seconds."""
        self.lost_since: float | None = None
        self.opened = False

    async def watch(self, proxy: Proxy) -> None:
        """Follows the stream for ever."""
        host, port = proxy.at.removeprefix("http://").split(":")
        request = f"GET /t/{self._table_id}/stream HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode()
        pause = FIRST_PAUSE
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), limit=LARGEST_LINE)
                writer.write(request)
                while line := await reader.readline():
                    if line.startswith(b"event: "):
                        pause = FIRST_PAUSE
                        self._back()
                writer.close()
            if self.opened and self.lost_since is None:
                self.lost_since = time.monotonic()
            await asyncio.sleep(pause * (0.75 + self._rng.random() / 2))
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _back(self) -> None:
        self.opened = True
        if self.lost_since is not None:
            self.away.append(time.monotonic() - self.lost_since)
            self.lost_since = None


class Front:
    """The proxy and the pages, in their own event loop."""

    def __init__(self, servers: Sequence[Program]) -> None:
        self.loop = asyncio.new_event_loop()
        self.proxy = Proxy(servers)
        self._open: list[Future[None]] = []
        """The tasks of the pages, because the loop keeps only weak references to them."""
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.proxy.start(), self.loop).result()

    def open(self, pages: Sequence[Page]) -> None:
        """Opens pages and waits until each shows its table."""
        self._open = [asyncio.run_coroutine_threadsafe(page.watch(self.proxy), self.loop) for page in pages]
        wait_until(lambda: all(page.opened for page in pages))

    def close(self) -> None:
        """Closes the pages and stops the loop."""
        asyncio.run_coroutine_threadsafe(self._end_tasks(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()

    async def _end_tasks(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def wait_until(happened: Callable[[], bool]) -> None:
    """Waits until a condition holds; raises an error after some time."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.05)


def is_ready(server: Program) -> bool:
    """Returns whether a server is ready for visitors."""
    try:
        return httpx.get(f"{server.at}/health/ready", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def run(pages: int, tables: int, rounds: int) -> bool:
    """Runs and prints; returns whether everything went well."""
    with running_server() as database:
        address = database.address()
        servers = [Program(address, page=True) for _ in range(2)]
        worker = Program(address, page=False)
        done = threading.Event()
        threads: list[threading.Thread] = []
        ends: list[float] = []
        try:
            for server in servers:
                wait_until(partial(is_ready, server))
            front = Front(servers)
            games = [Game([front.proxy], Random(number)) for number in range(tables)]
            for game in games:
                game.begin()
            opened = [Page(games[number % tables].id, Random(number)) for number in range(pages)]
            front.open(opened)
            threads = [threading.Thread(target=game.play, args=(done,)) for game in games]
            for thread in threads:
                thread.start()
            for _ in range(rounds):
                for server in servers:
                    ends.append(server.end())
                    server.start()
                    wait_until(partial(is_ready, server))
                    time.sleep(LONGEST)
            gone = sum(page.lost_since is not None for page in opened)
        finally:
            done.set()
            for thread in threads:
                thread.join()
            for program in (*servers, worker):
                program.kill()
        front.close()
        lost = lost_moves(address, games)
    away = sorted(seconds for page in opened for seconds in page.away)
    print(f"restarts        {len(ends)} of two servers, each ended within {max(ends):.1f} s")
    print(f"moves           {acknowledged(games)} acknowledged, {lost} lost")
    print(
        f"pages           {pages} open, {gone} did not come back; {len(away)} returns: half within "
        f"{away[len(away) // 2]:.2f} s, all within {away[-1]:.2f} s"
    )
    return not lost and not gone and len(away) >= pages and away[-1] <= LONGEST


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rolling", description=__doc__)
    parser.add_argument("--pages", type=int, default=500)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    chosen = parser.parse_args(arguments)
    return 0 if run(min(chosen.pages, 2000), min(chosen.tables, 50), min(chosen.rounds, 10)) else 1


if __name__ == "__main__":
    sys.exit(main())
