"""Sends many odd requests to a real server and looks for missing answers and for statuses of 500 or above: `make fuzz`.

Most requests are our own, over every route; schemathesis generates the others from the OpenAPI document.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx

from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.web.odd_requests import Route, routes_of, some_bytes, some_headers, some_target
from tests.web.running import Player, Server

PATIENCE = 10.0
"""Seconds after which a request counts as unanswered."""

NO_ANSWER = 0
"""The status of a request without an answer."""

NOT_SENT = -1
"""The status of a request that the client itself refuses to send, because it is not valid HTTP."""


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


def our_own(server: Server, routes: list[Route], count: int, seed: int) -> list[str]:
    """Sends our own requests; returns those that went wrong."""
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
    print(f"our own: {sum(statuses.values())} requests, by status: {dict(sorted(statuses.items()))}")
    return wrong


def by_the_document(server: Server, count: int, seed: int) -> bool:
    """Lets schemathesis test every operation; returns whether all went well."""
    player = Player(server, "Barbara", by_page=False)
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.address}/api/schema/openapi.json"]
    command += ["--checks", "not_a_server_error", "--max-examples", str(max(1, count // 10)), "--seed", str(seed)]
    command += ["--request-timeout", str(PATIENCE), "--exclude-path-regex", "events$", "--no-color"]
    command += ["--header", f"Authorization: Bearer {player.token}", "--phases", "fuzzing"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    print("schemathesis:", *re.findall(r".*(?:generated|passed|failed).*", ran.stdout)[-4:])
    if ran.returncode:
        print(ran.stdout[-4000:], ran.stderr[-2000:])
    return ran.returncode == 0


def main() -> None:
    """Starts a server, sends the requests, and prints what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(sqlite_address(Path(folder))))
        routes = routes_of(app)
        server = Server(Path(folder) / "data")
        server.wait()
        try:
            wrong = our_own(server, routes, chosen.requests - chosen.requests // 20, chosen.seed)
            well = by_the_document(server, chosen.requests // 20, chosen.seed)
            server.wait()
        finally:
            server.kill()
    print(*wrong[:20], sep="\n")
    sys.exit(0 if well and not wrong else 1)


if __name__ == "__main__":
    main()
