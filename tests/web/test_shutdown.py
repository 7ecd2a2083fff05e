"""A server that is asked to stop does so within five seconds, however many pages are open, and prints nothing."""

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.web.running import Player, Server
from tests.web.test_kills import FEWEST, new_game, play_until_killed

STREAMS = 100
LONGEST = 5.0


def open_streams(server: Server, player: Player, table_id: str) -> list[socket.socket]:
    """Opens many streams of a table and waits until each has received a view."""
    host, port = server.address.removeprefix("http://").split(":")
    request = f"GET /t/{table_id}/stream HTTP/1.1\r\nhost: {host}:{port}\r\ncookie: kaiserhof={player.token}\r\n\r\n"
    streams = []
    for _ in range(STREAMS):
        stream = socket.create_connection((host, int(port)), timeout=20)
        stream.sendall(request.encode())
        streams.append(stream)
    for stream in streams:
        received = b""
        while b"\r\nevent: patch" not in received:
            received += stream.recv(100_000)
        assert b"retry: 500" in received
    return streams


def rest_of(stream: socket.socket) -> bytes:
    """Returns what a stream sends until the server closes it."""
    received = b""
    while part := stream.recv(100_000):
        received = (received + part)[-200:]
    stream.close()
    return received


@pytest.mark.long
@pytest.mark.timed
def test_streams_end_and_the_process_with_them(tmp_path: Path) -> None:
    with (tmp_path / "said").open("w+") as said:
        check_ends(Server(tmp_path, stderr=said), tmp_path)
        said.seek(0)
        assert said.read() == ""


def check_ends(server: Server, folder: Path) -> None:
    server.wait()
    second = subprocess.run(
        [sys.executable, "-m", "kaiserhof", "--lang", "en", "serve", "--port", "0", "--data", folder, "--no-browser"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 2
    assert re.fullmatch(r"Another server uses “.*”; several servers need PostgreSQL\.\n", second.stderr)
    check_end(server, signal.SIGTERM, -signal.SIGTERM)
    server.start_again()
    check_end(server, signal.SIGINT, 130)


def check_end(server: Server, sign: int, status: int) -> None:
    game = new_game(server, by_page=True, bots=FEWEST - 1)
    streams = open_streams(server, game.people[0], game.table_id)
    workers = server.workers()
    begun = time.monotonic()
    server.process.send_signal(sign)
    play_until_killed(game, Random(1), lambda: time.monotonic() > begun + LONGEST)
    assert server.process.wait(LONGEST) == status
    assert time.monotonic() - begun < LONGEST
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert all(rest_of(stream).endswith(b"0\r\n\r\n") for stream in streams)  # ended, not broken off
    game.leave()
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < begun + 2 * LONGEST, "a bot's process goes on"
        time.sleep(0.05)
