"""Starts the command `kaiserhof` repeatedly without loading the program each time.

A process reads commands from standard input: every line has the arguments of one `kaiserhof`, as JSON. It forks a
process that runs them, prints its number, and prints when it has ended. The loaded process has served nobody, so a
server started this way knows only its data.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from kaiserhof.cli import main as kaiserhof
from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, find_game, game_ids
from tests.web.running import Server

ENDED = "ended"


class WarmServer(Server):
    """A server that is killed many times and restarts at once."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = [sys.executable, "-u", "-c", f"from {__name__} import obey; obey()"]
        self._loaded = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"KAISERHOF_LIMITS": "off", "KAISERHOF_MORE_BOTS": "random"},
        )
        super().__init__(folder, *more)

    def _start(self) -> None:
        assert self._loaded.stdin is not None
        arguments = ["--lang", "en", "serve", "--port", "0", "--data", str(self.folder), "--no-browser", *self._more]
        self._loaded.stdin.write(json.dumps(arguments) + "\n")
        self._loaded.stdin.flush()
        said = self._said() + self._said()
        number, address = re.search(r"^process (\d+)$", said, re.M), re.search(r"(http://\S+?)/?\s", said)
        assert number is not None
        assert address is not None
        self._number, self.address = int(number[1]), address[1]

    def _said(self) -> str:
        assert self._loaded.stdout is not None
        return self._loaded.stdout.readline()

    def kill(self) -> None:
        """Kills the server at once, whatever it is doing."""
        os.kill(self._number, signal.SIGKILL)
        assert self._said() == f"{ENDED}\n"
        self.kills += 1

    def close(self) -> None:
        """Ends the loaded process too; the server has been killed."""
        self._loaded.communicate()


def obey() -> None:
    """Loads everything independent of data, and runs one command after the other."""
    import_module("kaiserhof.cli.serving")  # the command imports it when it is asked to serve
    for game in map(find_game, game_ids()):
        artist_of(game)
        for lang in LANGUAGES:
            game.words(lang)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            kaiserhof(json.loads(line))
            os._exit(0)
        print("process", child)
        os.waitpid(child, 0)
        print(ENDED)
