"""Sends many odd requests to a real server and looks for missing answers and for statuses of 500 or above: `make fuzz`.

Most requests are our own, over every route; schemathesis generates the others from the OpenAPI document. They are sent
in pieces, each from its own seed to a new server. With `--results`, every finished piece is a line of a file, and a
later run with the same file goes on after them.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import httpx

from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.tables.postgres import running_server
from tests.web.odd_requests import Route, routes_of, some_bytes, some_headers, some_target
from tests.web.running import Player, Server

PATIENCE = 10.0
"""Seconds after which a request counts as unanswered."""

NO_ANSWER = 0
"""The status of a request without an answer."""

NOT_SENT = -1
"""The status of a request that the client itself refuses to send, because it is not valid HTTP."""


PIECE = 10_000
"""Number of requests in a piece."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What came of some requests to one server."""

    database: str
    seed: int
    requests: int
    generated: int
    """Requests that schemathesis made."""
    statuses: dict[int, int]
    """Number of our own requests by status."""
    wrong: list[str]
    """Requests without an answer or with one of 500 or above."""
    well: bool
    """Whether schemathesis found nothing."""


def table_of(player: Player) -> str:
    """Creates a table with bots at which requests may do anything."""
    game = player.ask("GET", "/games").json()[0]
    seats = ["me", *["regular"] * (game["players"][0] - 1)]
    return str(player.ask("POST", "/tables", {"game": game["id"], "seats": seats}).json()["id"])


def send(client: httpx.Client, rng: Random, routes: list[Route], player: Player, table_id: str) -> tuple[int, str]:
    """Sends one odd request; returns its status and a description. Reads only the beginning of a stream."""
    (method, path), content = some_target(rng, routes, table_id), some_bytes(rng)
    headers = some_headers(rng, player.token, player.server.address)
    headers = {name: value for name, value in headers.items() if name != "host" or value.isascii()}
    what = f"{method} {path} {headers} {content!r}"
    raw = {name: value.encode("latin-1") for name, value in headers.items()}
    try:
        address = f"{player.server.address}{path}"
        with client.stream(method, address, headers=raw, content=content) as answer:  # type: ignore[arg-type]
            if "event-stream" not in answer.headers.get("content-type", ""):
                answer.read()
            return answer.status_code, what
    except (httpx.LocalProtocolError, httpx.InvalidURL, ValueError):
        return NOT_SENT, what
    except httpx.TransportError as error:
        return NO_ANSWER, f"{type(error).__name__}: {what}"


def our_own(server: Server, routes: list[Route], count: int, seed: int) -> tuple[dict[int, int], list[str]]:
    """Sends our own requests; returns their number by status, and those that went wrong."""
    rng, wrong, statuses = Random(seed), [], Counter[int]()
    player = Player(server, "Axel", by_page=False)
    table_id = table_of(player)
    begun = time.monotonic()
    with httpx.Client(timeout=PATIENCE, verify=False) as client:
        for number in range(1, count + 1):
            while (sent := send(client, rng, routes, player, table_id))[0] == NOT_SENT:
                pass
            status, what = sent
            statuses[status] += 1
            if status >= 500 or status == NO_ANSWER:
                wrong.append(f"{status or 'no answer'}: {what}")
            if number % 2000 == 0:
                if player.ask("GET", f"/tables/{table_id}").status_code != 200:
                    table_id = table_of(player)
                print(
                    f"{number} of {count}, {number / (time.monotonic() - begun):.0f} a second, {len(wrong)} wrong",
                    flush=True,
                )
    return dict(sorted(statuses.items())), wrong


def by_the_document(server: Server, count: int, seed: int) -> tuple[int, bool]:
    """Lets schemathesis test every operation; returns the number of its requests, and whether all went well."""
    player = Player(server, "Barbara", by_page=False)
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.address}/api/schema/openapi.json"]
    command += ["--checks", "not_a_server_error", "--max-examples", str(max(1, count // 10)), "--seed", str(seed)]
    command += ["--request-timeout", str(PATIENCE), "--exclude-path-regex", "events$", "--no-color"]
    command += ["--header", f"Authorization: Bearer {player.token}", "--phases", "fuzzing"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        print(ran.stdout[-4000:], ran.stderr[-2000:])
    generated = re.search(r"(\d[\d,]*) generated", ran.stdout)
    return int(generated[1].replace(",", "")) if generated else 0, ran.returncode == 0


def piece(routes: list[Route], database: str, address: str, count: int, seed: int) -> Piece:
    """Starts a server and sends it the requests of one piece."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(("--database", address) if address else ()))
        server.wait()
        try:
            statuses, wrong = our_own(server, routes, count - count // 20, seed)
            generated, well = by_the_document(server, count // 20, seed)
            server.wait()
        finally:
            server.kill()
    return Piece(database, seed, sum(statuses.values()), generated, statuses, wrong[:20], well)


def main() -> None:
    """Sends the requests, and prints what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first piece")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--results", type=Path, help="where finished pieces are written, a line each")
    chosen = parser.parse_args()
    results: Path | None = chosen.results
    lines = results.read_text().splitlines() if results is not None and results.exists() else []
    pieces = [Piece(**json.loads(line)) for line in lines]
    done = {(each.database, each.seed) for each in pieces}
    pieces = [each for each in pieces if each.database == chosen.database]
    with tempfile.TemporaryDirectory() as folder:
        routes = routes_of(create_app(Settings(sqlite_address(Path(folder)))))
    with ExitStack() as stack:
        shared = stack.enter_context(running_server()) if chosen.database == "postgresql" else None
        for number in range(-(-chosen.requests // PIECE)):
            seed, count = chosen.seed + number, min(PIECE, chosen.requests - number * PIECE)
            if (chosen.database, seed) in done:
                continue
            one = piece(routes, chosen.database, shared.address() if shared is not None else "", count, seed)
            pieces.append(one)
            if results is not None:
                with results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(one)) + "\n")
    statuses: Counter[str] = Counter()
    for one in pieces:
        statuses.update({str(status): number for status, number in one.statuses.items()})
    generated = sum(one.generated for one in pieces)
    print(f"our own: {statuses.total()} requests, by status: {dict(sorted(statuses.items()))}; generated: {generated}")
    wrong = [what for one in pieces for what in one.wrong]
    print(*wrong[:20], sep="\n")
    sys.exit(1 if wrong or not all(one.well for one in pieces) else 0)


if __name__ == "__main__":
    main()
