"""People play while the rules are being compiled; then bots continue with the compiled rules, and nobody notices."""

import shutil
import time
from pathlib import Path
from random import Random

import pytest

from kaiserhof import is_compiled
from kaiserhof.compiling import loader
from tests.web.running import Player, Server
from tests.web.site import FEWEST, GAME


def stand_in(folder: Path, do: str, name: str) -> None:
    """Writes a fake compiler, which waits until there is a file named `go` and then runs `do`."""
    path = folder / name
    path.write_text(
        f"import os, shutil, time\nwhile not os.path.exists({str(folder / 'go')!r}):\n    time.sleep(0.01)\n{do}\n",
        encoding="utf-8",
    )


def uses_compiled_rules(pid: int) -> bool:
    try:
        return loader.LIBRARY in Path(f"/proc/{pid}/maps").read_text()
    except OSError:  # it has just ended
        return False


@pytest.mark.long
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here: no C compiler, or KAISERHOF_PURE is set")
def test_bots_go_on_with_the_compiled_rules_and_no_decision_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    ours = loader.PACKAGE
    package = tmp_path / "src" / "kaiserhof"
    shutil.copytree(ours, package, ignore=shutil.ignore_patterns("__pycache__", "compiled"))
    made, folder = loader.compiled_folder(ours), loader.compiled_folder(package)
    new = f"{folder}.new"
    do = f"shutil.copytree({str(made)!r}, {new!r})\nos.rename({new!r}, {str(folder)!r})"
    stand_in(tmp_path, do, "src/kaiserhof/compiling/build.py")
    server = Server(tmp_path / "data", "--compile", sources=package.parent)
    try:
        server.wait()
        people = [Player(server, "Axel", by_page=False)]
        seats = ["me", *["random"] * (FEWEST - 1)]
        table_id = people[0].ask("POST", "/tables", {"game": GAME.id, "seats": seats}).json()["id"]
        rng = Random(1)
        deadline = time.monotonic() + 60

        def play_on() -> None:
            assert time.monotonic() < deadline, "the bots do not go on"
            seen = people[0].see(table_id)
            if seen["must_confirm"]:
                people[0].confirm(table_id, seen["number"])
            elif seen["legal"]:
                people[0].move(table_id, seen["number"], rng.choice(seen["legal"]))

        while not server.workers():
            play_on()
        before = server.workers()
        assert not any(map(uses_compiled_rules, before))
        (tmp_path / "go").touch()
        while not any(map(uses_compiled_rules, server.workers())):
            play_on()
        length = people[0].see(table_id)["number"]
        while people[0].see(table_id)["number"] < length + 20:
            play_on()
        assert not set(before) & set(server.workers())
        assert not uses_compiled_rules(server.process.pid)
        people[0].client.close()
    finally:
        server.kill()
