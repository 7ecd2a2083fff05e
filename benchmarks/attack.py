"""Attacks a server of our own while someone plays: `python -m benchmarks.attack`, or `make attack`.

Each attack runs for some seconds, from many made-up networks, while an honest person plays against Novice. We measure
how long the server takes for a move of theirs, and how long Novice takes to answer; what the server answers to the
attack; and how much its memory grows. An attack succeeds if it causes an internal error, or delays a move or an answer
for too long. It uses only the loopback interface, and the time and the number of requests are bounded.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx

from kaiserhof.engine import find_game, game_ids
from tests.tables.postgres import running_server
from tests.web.running import Server

MOVE_WITHIN, BOT_WITHIN = 0.25, 3.0
"""Seconds within which 95 of 100 moves are answered, and within which bots answer, under every attack."""

PATIENCE = 60.0
"""Most seconds to wait for the first move before and in an attack."""

NOTHING, EVERYTHING = "nothing", "everything"
"""No attack, for comparison; and all of them at once."""

MAX_REQUESTS = 20_000
"""Most requests of one attacker in one attack."""

GAME = find_game(game_ids()[0])
OWN_BOARD = next(game for game in map(find_game, game_ids()) if game.has_boards)
SETTINGS = """
bot_pause = 0.1
bot_seconds = 0.3
notice_networks = ["127.0.0.0/8"]
site = "https://play.example.org"
"""


class Visitor:
    """Someone who sends requests from a network of their own."""

    def __init__(self, server: Server, network: int, stop: Event) -> None:
        self.server, self.stop = server, stop
        self.address = f"198.51.{network // 250}.{network % 250 + 1}"
        self.client = httpx.Client(timeout=30, verify=False, limits=httpx.Limits(keepalive_expiry=1))
        self.seen: Counter[str] = Counter()
        self.token = ""

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Sends a request; returns None if the connection was refused or broke."""
        if self.stop.is_set() or sum(self.seen.values()) >= MAX_REQUESTS:
            raise StopIteration
        headers = {"x-forwarded-for": self.address, **more.pop("headers", {})}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            answer = self.client.request(method, f"{self.server.address}{path}", headers=headers, **more)
        except httpx.TransportError as error:
            self.seen[type(error).__name__] += 1
            return None
        self.seen[str(answer.status_code)] += 1
        return answer

    def arrive(self, name: str) -> None:
        """Becomes a person."""
        made = self.ask("POST", "/api/people", json={"name": name})
        self.token = made.json()["token"] if made is not None and made.status_code == 201 else ""

    def table(self, *seats: str) -> str:
        """Makes a table; returns its id, or nothing if that was refused."""
        plan = {"game": GAME.id, "seats": list(seats)}
        made = self.ask("POST", "/api/tables", json=plan)
        return str(made.json()["id"]) if made is not None and made.status_code == 201 else ""


@dataclass
class Honest:
    """What an honest person noticed, in seconds."""

    moves: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)


def play(visitor: Visitor, honest: Honest, rng: Random) -> None:
    """Plays game after game against Novice until stopped."""
    visitor.arrive("Honest")
    while True:
        table_id = visitor.table("me", *["novice"] * (GAME.players[0] - 1))
        assert table_id, "an honest person cannot make a table"
        asked, first = time.monotonic(), True
        while True:
            seen = visitor.ask("GET", f"/api/tables/{table_id}")
            if seen is None or seen.status_code != 200:
                time.sleep(0.05)
                continue
            table = seen.json()
            if table["status"] not in ("playing", "gathering"):
                break
            if not (table["legal"] or table["must_confirm"]):
                time.sleep(0.02)
                continue
            if asked and not first:
                honest.answers.append(time.monotonic() - asked)
            number = {"number": table["number"]}
            deed = "confirm" if table["must_confirm"] else "moves"
            data = number if table["must_confirm"] else {**number, "move": rng.choice(table["legal"])}
            begun = time.monotonic()
            visitor.ask("POST", f"/api/tables/{table_id}/{deed}", json=data)
            honest.moves.append(time.monotonic() - begun)
            asked, first = (begun, False) if deed == "confirm" else (0.0, first)
            time.sleep(0.1)


# ---------------------------------------------------------------------- attacks: each goes on until it is stopped


def bots_alone(visitor: Visitor, _: Random) -> None:
    """Makes tables on which bots play alone."""
    visitor.arrive("x")
    while True:
        table_id = visitor.table("me", *["novice"] * (GAME.players[0] - 1))
        if table_id:
            left = {"do": "hand-over", "level": "novice"}
            visitor.ask("POST", f"/t/{table_id}/run", data=left, headers=_origin(visitor))
        else:
            visitor.arrive("x")


def nested_boards(visitor: Visitor, rng: Random) -> None:
    """Sends board files and documents that are slow to parse."""
    visitor.arrive("x")
    deep = b"a." * 99_000 + b"a=1"
    files = (
        deep,
        b"a=" + b"[" * 90_000,
        b"[[x]]\n" * 30_000,
        b'a="' + b"\\u0041" * 30_000 + b'"',
        b"x=" + b"9" * 190_000,
    )
    while True:
        visitor.ask("POST", f"/api/boards/{OWN_BOARD.id}", content=rng.choice(files))
        visitor.ask("POST", f"/editor/{OWN_BOARD.id}", files={"file": rng.choice(files)}, headers=_origin(visitor))


def large_forms(visitor: Visitor, rng: Random) -> None:
    """Sends forms of very many fields, and long heads."""
    kind = {"content-type": "application/x-www-form-urlencoded"}
    while True:
        path = rng.choice(("/new", "/watch", "/me", "/play"))
        visitor.ask("POST", path, content=b"a&" * 300_000, headers={**kind, **_origin(visitor)})
        visitor.ask("GET", "/", headers={"x-long": "x" * 20_000})


def many_boards(visitor: Visitor, rng: Random) -> None:
    """Uploads boards, plays on them and looks at them."""
    visitor.arrive("x")
    while True:
        file = OWN_BOARD.board_source + f"\n# {rng.random()}\n".encode()
        made = visitor.ask("POST", f"/api/boards/{OWN_BOARD.id}", content=file)
        if made is None or made.status_code != 201:
            visitor.arrive("x")
            continue
        digest = made.json()["digest"]
        seats = ["me", *["open"] * (OWN_BOARD.players[0] - 1)]
        visitor.ask("POST", "/api/tables", json={"game": OWN_BOARD.id, "seats": seats, "board": digest})
        visitor.ask("GET", f"/boards/{digest}")


def made_up_presence(visitor: Visitor, rng: Random) -> None:
    """Reports presence at tables that do not exist."""
    visitor.arrive("x")
    while True:
        sent = {"tab": f"t{rng.randrange(10**6)}", "table": f"x{rng.randrange(10**9)}", "visible": True, "used": True}
        visitor.ask("POST", "/here", json=sent)


def pipelines(visitor: Visitor, _: Random) -> None:
    """Sends thousands of requests on one connection without reading the answers."""
    host, port = visitor.server.address.removeprefix("http://").split(":")
    request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 5000
    while not visitor.stop.is_set():
        with suppress(OSError), socket.create_connection((host, int(port)), timeout=2) as connection:
            connection.sendall(request)
            visitor.stop.wait(0.5)
        visitor.seen["pipeline"] += 1


def half_requests(visitor: Visitor, _: Random) -> None:
    """Opens connections, sends half a request, and waits."""
    host, port = visitor.server.address.removeprefix("http://").split(":")
    with ExitStack() as stack:
        while not visitor.stop.is_set():
            with suppress(OSError):
                connection = stack.enter_context(socket.create_connection((host, int(port)), timeout=2))
                connection.sendall(b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nn")
            visitor.seen["half request"] += 1
            visitor.stop.wait(0.01 if visitor.seen["half request"] < 300 else 1.0)


def silent_webhooks(visitor: Visitor, _: Random) -> None:
    """Tries out webhooks whose server never answers."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"https://127.0.0.1:{silent.getsockname()[1]}/x"
        visitor.arrive("x")
        while True:
            made = visitor.ask("PUT", "/api/me/notices/webhook", json={"url": url})
            if made is not None and made.status_code == 200:
                visitor.ask("POST", f"/api/me/notices/places/{made.json()['id']}/trial")
            else:
                visitor.arrive("x")


def guessed_codes(visitor: Visitor, rng: Random) -> None:
    """Guesses spoken codes."""
    things = ("plum", "crane", "bamboo", "tiger", "lotus", "dragon", "pine", "swallow")
    while True:
        said = f"{' '.join(rng.choices(things, k=3))} {rng.randrange(10, 100)}"
        visitor.ask("POST", "/join", data={"code": said}, headers=_origin(visitor))


def chatter(visitor: Visitor, rng: Random) -> None:
    """Talks, undoes and proposes without end at a table of their own."""
    visitor.arrive("x")
    table_id = visitor.table("me", *["novice"] * (GAME.players[0] - 1))
    while True:
        visitor.ask("POST", f"/t/{table_id}/say", json={"text": "x" * 300}, headers=_origin(visitor))
        visitor.ask("POST", f"/api/tables/{table_id}/undo", json={"number": rng.randrange(50)})


ATTACKS: Mapping[str, Callable[[Visitor, Random], None]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        *(bots_alone, nested_boards, large_forms, silent_webhooks, many_boards, made_up_presence, pipelines),
        *(half_requests, guessed_codes, chatter),
    )
}


def _origin(visitor: Visitor) -> dict[str, str]:
    return {"origin": visitor.server.address}


# ---------------------------------------------------------------------- measuring


@dataclass(frozen=True, slots=True)
class Result:
    """What an attack achieved; times in milliseconds, sizes in MiB."""

    attack: str
    database: str
    moves: int
    move_p95: float
    move_longest: float
    bot_p95: float
    bot_longest: float
    memory_before: float
    memory_after: float
    answers: dict[str, int]

    def failures(self) -> list[str]:
        """Returns what the server did wrong."""
        wrong = [f"{count} x {status}" for status, count in self.answers.items() if status.startswith("5")]
        if not self.moves:
            wrong.append("nobody could play")
        if self.move_p95 > MOVE_WITHIN * 1000:
            wrong.append(f"moves took {self.move_p95:.0f} ms")
        if self.bot_p95 > BOT_WITHIN * 1000:
            wrong.append(f"bots took {self.bot_p95:.0f} ms")
        return wrong


def programs(name: str) -> Sequence[Callable[[Visitor, Random], None]]:
    """Returns what the attackers do, one after the other."""
    return list(ATTACKS.values()) if name == EVERYTHING else [] if name == NOTHING else [ATTACKS[name]]


def until_stopped(do: Callable[..., None], *arguments: Any) -> None:
    """Repeats what an attacker does until the end of the attack."""
    with suppress(StopIteration, RuntimeError):
        do(*arguments)


def measure(name: str, database: str, seconds: float, attackers: int, seed: int) -> Result:
    """Runs one attack against a new server."""
    with tempfile.TemporaryDirectory() as folder, started(Path(folder), database) as server:
        stop, honest = Event(), Honest()
        player = Visitor(server, 60_000, stop)
        playing = Thread(target=until_stopped, args=(play, player, honest, Random(seed)))
        playing.start()
        wait_for(lambda: bool(honest.answers))  # the bots' processes have started
        honest.moves.clear()
        honest.answers.clear()
        before = memory_of(server)
        attacking = [Visitor(server, number, stop) for number in range(attackers)]
        threads = [
            Thread(target=until_stopped, args=(attack, each, Random(f"{seed} {number}")))
            for number, (each, attack) in enumerate(zip(attacking, cycle(programs(name)), strict=False))
        ]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        wait_for(lambda: bool(honest.moves))  # on a busy machine
        after = memory_of(server)
        stop.set()
        for thread in (playing, *threads):
            thread.join(40)
        for each in (player, *attacking):
            each.client.close()
        answers = sum((each.seen for each in attacking), Counter[str]())
        answers += Counter({status: count for status, count in player.seen.items() if status.startswith("5")})
        return Result(
            name,
            database.partition(":")[0] or "sqlite",
            moves=len(honest.moves),
            move_p95=quantile(honest.moves, 0.95),
            move_longest=quantile(honest.moves, 1.0),
            bot_p95=quantile(honest.answers, 0.95),
            bot_longest=quantile(honest.answers, 1.0),
            memory_before=before,
            memory_after=after,
            answers=dict(answers),
        )


def wait_for(happened: Callable[[], bool]) -> None:
    """Waits until something has happened, but not for ever."""
    deadline = time.monotonic() + PATIENCE
    while not happened() and time.monotonic() < deadline:
        time.sleep(0.05)


@contextmanager
def started(folder: Path, database: str) -> Iterator[Server]:
    """Starts a server with its limits."""
    file = folder / "settings.toml"
    file.write_text(SETTINGS + (f"database = {json.dumps(database)}\n" if database else ""), encoding="utf-8")
    with (folder / "log").open("w", encoding="utf-8") as log:
        server = Server(folder, "--config", str(file), limits=True, stderr=log)
        try:
            server.wait()
            yield server
        finally:
            server.kill()


def memory_of(server: Server) -> float:
    """Returns the memory of the server's own process."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def quantile(times: Sequence[float], share: float) -> float:
    """Returns a quantile in milliseconds; 0 without any times."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"which of {', '.join(ATTACKS)}, nothing, everything")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--attackers", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--errors-only", action="store_true", help="do not judge times, on a busy machine")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    failed = False
    with ExitStack() as stack:
        shared = stack.enter_context(running_server()) if chosen.database != "sqlite" else None
        for name in chosen.attacks or (NOTHING, *ATTACKS, EVERYTHING):
            for kind in ("sqlite", "postgresql") if chosen.database == "both" else (chosen.database,):
                database = shared.address() if shared is not None and kind == "postgresql" else ""
                result = measure(name, database, chosen.seconds, chosen.attackers, chosen.seed)
                wrong = [each for each in result.failures() if "took" not in each or not chosen.errors_only]
                failed = failed or bool(wrong)
                print(json.dumps(asdict(result)) if chosen.json else row(result, wrong), flush=True)
    return int(failed)


def row(result: Result, wrong: Sequence[str]) -> str:
    """Returns a line of the table."""
    memory = f"{result.memory_before:.0f} to {result.memory_after:.0f} MiB"
    answers = " ".join(f"{count}x{status}" for status, count in sorted(result.answers.items()))
    return (
        f"{result.attack:18} {result.database[:10]:10} moves {result.moves:4} p95 {result.move_p95:5.0f} ms longest "
        f"{result.move_longest:5.0f}  bots p95 {result.bot_p95:5.0f} longest {result.bot_longest:5.0f}  {memory}  "
        f"{answers}  {'; '.join(wrong) or 'held'}"
    )


if __name__ == "__main__":
    sys.exit(main())
