"""Incomplete requests, slow ones and too many connections shut nobody out: the real server, over sockets."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from kaiserhof.web.operations.connections import MAX_PIPELINED
from tests.web.running import Server

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
SECONDS = 5
"""Seconds within which a request must arrive on this server."""

NEVER = [b"", b"GET /", HALF, b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nname="]
"""Beginnings of requests that are never completed."""

pytestmark = pytest.mark.timed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    file = folder / "settings.toml"
    file.write_text(f"request_seconds = {SECONDS}\nconnections = 1000\n", encoding="utf-8")
    server = Server(folder, "--config", str(file))
    server.wait()
    yield server
    server.kill()


def opened(server: Server, sent: bytes = HALF) -> socket.socket:
    """Opens a connection and sends something."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=5)
    connection.sendall(sent)
    return connection


def ended(connection: socket.socket) -> bool:
    """Returns whether the server has closed a connection."""
    connection.settimeout(0)
    try:
        while connection.recv(65_536):
            pass  # an answer may come first
        return True
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@pytest.fixture(autouse=True)
def enough_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4096 if hard == resource.RLIM_INFINITY else min(4096, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def test_eleven_hundred_half_requests_lock_nobody_out(server: Server) -> None:
    with ExitStack() as stack:
        half = [stack.enter_context(opened(server)) for _ in range(1100)]
        begun = time.monotonic()
        with httpx.Client(timeout=SECONDS, verify=False) as client:
            for _ in range(3):
                assert client.get(f"{server.address}/health/ready").status_code == 200
        assert sum(map(ended, half)) >= 100  # the oldest made room
        while not all(map(ended, half)):
            assert time.monotonic() - begun < SECONDS + 15, "half requests are never given up"
            time.sleep(0.2)
    server.wait()


def test_a_request_that_never_ends_is_given_up_however_slowly_it_drips(server: Server) -> None:
    begun = time.monotonic()
    with ExitStack() as stack:
        waiting = {stack.enter_context(opened(server, sent)): sent for sent in NEVER}
        while waiting:
            assert time.monotonic() - begun < SECONDS + 15, list(waiting.values())
            time.sleep(0.5)
            for connection in [each for each in waiting if ended(each)]:
                assert time.monotonic() - begun > SECONDS / 2, waiting[connection]
                del waiting[connection]
            for connection in waiting:
                with suppress(OSError):
                    connection.send(b"x" if waiting[connection] else b"")


def test_a_head_that_is_too_long_is_refused_before_its_time_is_up(server: Server) -> None:
    with opened(server, HALF + b"X: ") as connection:
        connection.settimeout(SECONDS / 2)
        with suppress(ConnectionError):  # closed already
            connection.sendall(b"x" * 1_000_000)
            assert connection.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_few_requests_may_wait_for_the_answer_to_an_earlier_one(server: Server) -> None:
    request = b"GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n"
    with opened(server, request * 3) as connection:
        connection.settimeout(SECONDS)
        answers = b""
        while answers.count(b"HTTP/1.1 200 ") < 3:
            answers += connection.recv(65_536)
    with opened(server, request * 3000) as connection:
        connection.settimeout(SECONDS)
        answers = b""
        with suppress(ConnectionError):
            while got := connection.recv(65_536):
                answers += got
    assert answers.count(b"HTTP/1.1 200 ") <= MAX_PIPELINED


def test_a_stream_and_a_kept_connection_are_not_given_up(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=20, verify=False) as client:
        token = client.post("/api/people", json={"name": "Axel"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        game = client.get("/api/games").json()[0]
        seats = ["me", *["open"] * (game["players"][0] - 1)]
        table = client.post("/api/tables", json={"game": game["id"], "seats": seats}, headers=headers).json()["id"]
        begun = time.monotonic()
        events = client.stream("GET", f"/api/tables/{table}/events", headers=headers, timeout=SECONDS + 1)
        with events as stream, pytest.raises(httpx.ReadTimeout):
            for _ in stream.iter_raw():
                pass
        assert time.monotonic() - begun > SECONDS + 0.5


def test_a_program_beside_the_server_reads_its_metrics(server: Server) -> None:
    told = httpx.get(f"{server.address}/metrics", timeout=20)
    assert told.headers["content-type"].startswith("text/plain")
    assert "kaiserhof_streams" in told.text
