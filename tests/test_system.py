"""Kaiserhof on a system that lacks what Windows lacks (simulated: `tests/like_windows.py`)."""

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from kaiserhof.engine import find_game, game_ids
from tests.web.running import Player, Server

GAME = find_game(game_ids()[0])


class ServerLikeOnWindows(Server):
    program = "tests.like_windows"


def test_without_fork_groups_and_signals_in_the_loop_a_server_starts_plays_and_stops(tmp_path: Path) -> None:
    server = ServerLikeOnWindows(tmp_path)
    server.wait()
    ada = Player(server, "Ada", by_page=False)
    seats = ["me", *["regular"] * (GAME.players[0] - 1)]
    table_id = ada.ask("POST", "/tables", {"game": GAME.id, "seats": seats}).json()["id"]
    rng = Random(1)
    deadline = time.monotonic() + 60
    while (seen := ada.see(table_id))["number"] < 20:
        assert time.monotonic() < deadline, "bots do not move"
        if seen["must_confirm"]:
            ada.confirm(table_id, seen["number"])
        elif seen["legal"]:
            ada.move(table_id, seen["number"], rng.choice(seen["legal"]))
        else:
            time.sleep(0.02)
    ada.client.close()
    server.process.send_signal(signal.SIGTERM)
    with server.process:
        assert server.process.wait(10) == -signal.SIGTERM


def test_without_flock_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    first = ServerLikeOnWindows(tmp_path)
    command = [sys.executable, "-m", first.program, "--lang", "en", "serve", "--port", "0", "--data", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    first.kill()
    assert (second.returncode, "Another server uses" in second.stderr) == (2, True)
