"""Half requests, slow ones and too many connections shut nobody out: the real server, over sockets."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.web.running import Server

HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
SECONDS = 4


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
    """A connection on which something was sent."""
    host, port = server.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=5)
    connection.sendall(sent)
    return connection


def ended(connection: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    connection.settimeout(0)
    try:
        return connection.recv(1) == b""
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
        for _ in range(3):
            assert httpx.get(f"{server.address}/health/ready", timeout=3).status_code == 200
        assert time.monotonic() - begun < 3
        assert sum(map(ended, half)) >= 100  # the oldest made room
        while not all(map(ended, half)):
            assert time.monotonic() - begun < SECONDS + 5, "half requests are never given up"
            time.sleep(0.2)
    assert httpx.get(f"{server.address}/", timeout=3).status_code == 200


@pytest.mark.parametrize(
    "sent", [b"", b"GET", HALF, b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nname="]
)
def test_a_request_that_never_ends_is_given_up_however_slowly_it_drips(server: Server, sent: bytes) -> None:
    begun = time.monotonic()
    with opened(server, sent) as connection:
        while not ended(connection):
            assert time.monotonic() - begun < SECONDS + 4
            try:
                connection.settimeout(1)
                connection.send(b"x" if sent else b"")
            except OSError:
                break
            time.sleep(0.2)
    assert time.monotonic() - begun > SECONDS / 2


def test_a_stream_and_a_kept_connection_are_not_given_up(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=10) as client:
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


def test_whoever_is_beside_the_server_reads_its_metrics(server: Server) -> None:
    told = httpx.get(f"{server.address}/metrics", timeout=5)
    assert told.headers["content-type"].startswith("text/plain")
    assert "kaiserhof_streams" in told.text
