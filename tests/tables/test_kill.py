"""A process killed at any moment loses nothing that it has acknowledged."""

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from kaiserhof.storage.rows import CONFIRM, MOVE, PLAYING, UNDO, Act
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Store
from tests.tables import relentless_player
from tests.tables.party import GAME, fresh, least, replayed

KILLS = 52


class Player:
    """The process that plays, and its output."""

    def __init__(self, folder: Path, tokens: list[str]) -> None:
        command = [sys.executable, "-u", relentless_player.__file__, str(folder), GAME.id, *tokens]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.listener = Thread(target=self._listen)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def command(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def play_until_killed(self, seed: int, rng: Random) -> list[str]:
        """Lets the process play and kills it after a while; returns its output."""
        self.command(f"play {seed}")
        said = []
        pid = None
        while pid is None:
            line = self.lines.get(timeout=30)
            if line.startswith("process "):
                pid = int(line.split()[1])
            else:
                said.append(line)
        if rng.random() < 0.85:
            said.append(self.lines.get(timeout=30))
        time.sleep(rng.uniform(0, 0.06))
        os.kill(pid, signal.SIGKILL)
        while (line := self.lines.get(timeout=30)) != f"ended {pid}":
            said.append(line)
        return said

    def end(self) -> None:
        self.command("end")
        self.process.wait(30)
        self.listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    store = Store(sqlite_address(tmp_path))
    tokens = [fresh(store).people.add(f"player {seat}", "en")[1] for seat in range(least())]
    store.close()
    player = Player(tmp_path, tokens)
    yield player
    player.end()


def check(folder: Path, said: list[str], before: dict[str, list[Act]]) -> dict[str, list[Act]]:
    """Checks that everything acknowledged is stored, that nothing earlier has changed, and that the logs can
    be played.
    """
    store = Store(sqlite_address(folder))
    tables = fresh(store)
    logs = {table: store.log.acts(table) for table in {*before, *(line.split()[0] for line in said)}}
    for table, acts in before.items():
        assert logs[table][: len(acts)] == acts
    for line in said:
        table, number, kind, *text = line.split(" ", 3)
        if kind in (MOVE, UNDO, CONFIRM):
            act = logs[table][int(number)]
            assert act.kind == kind
            assert int(act.text) < int(number) if kind == UNDO else act.text == (text[0] if text else "")
        elif kind == "started":
            assert len(logs[table]) >= int(number) > 0
    for table in logs:
        if logs[table] != before.get(table):
            view = tables.views.view(table, None)
            logs[table] = store.log.acts(table)
            assert view.number == len(logs[table])
            assert view.state == replayed(store, table).state.seen_by(None)
    store.close()
    return logs


def test_nothing_acknowledged_is_lost_by_a_process_killed_at_any_moment(player: Player, tmp_path: Path) -> None:
    rng = Random(1)
    logs: dict[str, list[Act]] = {}
    acknowledged = 0
    for kill in range(KILLS):
        said = player.play_until_killed(kill, rng)
        assert not any(line.startswith("refused") for line in said)
        acknowledged += len(said)
        logs = check(tmp_path, said, logs)
    assert acknowledged > KILLS
    store = Store(sqlite_address(tmp_path))
    assert {act.kind for acts in logs.values() for act in acts} == {MOVE, UNDO, CONFIRM}
    assert set(store.tables.running()) <= set(logs)
    for table in store.tables.running():
        assert fresh(store).views.view(table, None).status == PLAYING
    store.close()
