"""The real server as a separate process, which can be killed and restarted on the same data."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import httpx

BROKEN = (httpx.TransportError,)
"""The errors of a client when the server dies."""


class Server:
    """`python -m kaiserhof serve`, with its data in a folder."""

    program = "kaiserhof"

    def __init__(
        self,
        folder: Path,
        *more: str,
        sources: Path | None = None,
        stderr: IO[str] | None = None,
        limits: bool = False,
    ) -> None:
        """Starts the server with more arguments, and with the package in another folder if `sources` is given."""
        self._limits = "on" if limits else "off"
        self.folder = folder
        self.kills = 0
        self._more = more
        self._sources = sources
        self._stderr = stderr
        self._start()

    def _start(self) -> None:
        command = [sys.executable, "-m", self.program, "--lang", "en", "serve"]
        command += ["--port", "0", "--data", str(self.folder), "--no-browser", *self._more]
        environment = os.environ | {"KAISERHOF_LIMITS": self._limits, "KAISERHOF_MORE_BOTS": "random"}
        if self._sources is not None:
            environment |= {"PYTHONPATH": str(self._sources), "KAISERHOF_PURE": "0"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._stderr, text=True, env=environment
        )
        assert self.process.stdout is not None
        found = re.search(r"(http://\S+?)/?\s", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    def wait(self) -> None:
        """Waits until the server responds."""
        with httpx.Client(timeout=10, verify=False) as client:  # without certificates a client is made much faster
            for _ in range(1500):
                try:
                    client.get(f"{self.address}/api/games")
                    return
                except BROKEN:
                    time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kills the server at once, whatever it is doing."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.kills += 1

    def start_again(self) -> None:
        """Restarts the server on the same data."""
        self._start()
        self.wait()

    def workers(self) -> list[int]:
        """Returns the ids of the bots' processes."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [child for thread in threads for child in thread.read_text().split()]
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Player:
    """Someone who plays at a running server, through the API with a token or through the pages with a cookie."""

    def __init__(self, server: Server, name: str, *, by_page: bool) -> None:
        self.server = server
        self.by_page = by_page
        # The server lets go of a connection after five seconds, and a request must not meet that.
        self.client = httpx.Client(timeout=20, verify=False, limits=httpx.Limits(keepalive_expiry=1))
        made = self.client.post(f"{server.address}/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        self.token = str(made.json()["token"])

    def ask(self, method: str, path: str, data: Any = None) -> httpx.Response:
        """Sends a request to the API."""
        headers = {"authorization": f"Bearer {self.token}"}
        return self.client.request(method, f"{self.server.address}/api{path}", headers=headers, json=data)

    def page(self, method: str, path: str, data: Any = None) -> httpx.Response:
        """Requests a page."""
        headers = {"cookie": f"kaiserhof={self.token}", "origin": self.server.address, "accept": "text/html"}
        return self.client.request(method, f"{self.server.address}{path}", headers=headers, json=data)

    def see(self, table_id: str) -> dict[str, Any]:
        """Returns the table as this person sees it."""
        answer = self.ask("GET", f"/tables/{table_id}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def move(self, table_id: str, number: int, move: str) -> httpx.Response:
        data = {"number": number, "move": move}
        if self.by_page:
            return self.page("POST", f"/t/{table_id}/move", data)
        return self.ask("POST", f"/tables/{table_id}/moves", data)

    def confirm(self, table_id: str, number: int) -> httpx.Response:
        if self.by_page:
            return self.page("POST", f"/t/{table_id}/confirm", {"number": number})
        return self.ask("POST", f"/tables/{table_id}/confirm", {"number": number})
