"""The rules are compiled in the background of a server: progress is reported, and stopping it breaks nothing."""

import asyncio
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from kaiserhof.compiling import loader
from kaiserhof.compiling.background import COMMAND, compile_in_background
from kaiserhof.compiling.build import REASONS
from kaiserhof.system import LOWEST_PRIORITY
from tests.workers.small_sources import write_small_sources

NO_COMPILER = "no C compiler here"
HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None


@pytest.fixture(autouse=True)
def something_to_compile(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.delenv("KAISERHOF_PURE", raising=False)
    monkeypatch.setattr(loader, "is_complete", lambda _: False)
    caplog.set_level(logging.INFO)


def compiled(command: Sequence[str]) -> bool:
    """Waits for the compiler; returns whether it reported success."""
    told: list[str] = []
    asyncio.run(compile_in_background(lambda: told.append("compiled"), command))
    return told == ["compiled"]


def script(folder: Path, text: str) -> tuple[str, str]:
    """Returns the command of a fake compiler."""
    path = folder / "compile.py"
    path.write_text(f"import os, subprocess, sys, time\n{text}", encoding="utf-8")
    return sys.executable, str(path)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(what: str, true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 120
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of small sources, which other processes import as Kaiserhof."""
    package = write_small_sources(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return package


def test_bots_are_told_when_everything_is_compiled(tmp_path: Path) -> None:
    assert compiled(script(tmp_path, ""))


def test_a_failure_is_logged_with_its_reason(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert not compiled(script(tmp_path, "print('there is no wind')\nsys.exit(1)"))
    assert caplog.messages[-1] == "rules not compiled: there is no wind"
    assert not compiled(script(tmp_path, "sys.exit(1)"))
    assert caplog.messages[-1] == "rules not compiled: the compiler failed"


def test_what_is_compiled_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "is_complete", lambda _: True)
    assert not compiled(script(tmp_path, ""))


def test_closing_the_server_ends_the_compiler_and_what_it_started(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = f"""
child = subprocess.Popen(['sleep', '1000'])
open({str(pids)!r} + '.new', 'w').write(f'{{os.getpid()}} {{child.pid}}')
os.rename({str(pids)!r} + '.new', {str(pids)!r})
time.sleep(1000)
"""

    async def begin_and_cancel() -> None:
        compiling = asyncio.create_task(compile_in_background(lambda: None, script(tmp_path, text)))
        while not pids.exists():
            await asyncio.sleep(0.01)
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)

    asyncio.run(begin_and_cancel())
    started = [int(pid) for pid in pids.read_text().split()]
    wait_until("a process goes on", lambda: not any(map(is_running, started)))


# ---------------------------------------------------------------------- the real compiler, on sources of one module


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason=NO_COMPILER)
def test_the_compiled_modules_appear_all_at_once(small: Path) -> None:
    folder = loader.compiled_folder(small)
    priorities = set()
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, process_group=0) as process:
        while process.poll() is None:
            assert not folder.exists() or (folder / "digest.txt").is_file()
            priorities.add(os.getpriority(os.PRIO_PROCESS, process.pid))
            time.sleep(0.002)
    assert process.returncode == 0
    assert LOWEST_PRIORITY in priorities
    assert list(folder.glob("kaiserhof/engine/core/double*.so"))
    assert sorted(path.name for path in small.glob("compiled*")) == ["compiled"]
    program = (
        "from kaiserhof.compiling.loader import use_compiled; use_compiled()\n"
        "from kaiserhof.engine.core import double; print(double.double(21), double.__file__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"42 {folder}")


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason=NO_COMPILER)
def test_new_modules_replace_old_ones(small: Path) -> None:
    folder = loader.compiled_folder(small)
    folder.mkdir()
    (folder / "digest.txt").write_text("of older sources", encoding="ascii")
    assert compiled(COMMAND)
    assert (folder / "digest.txt").read_text(encoding="ascii") != "of older sources"
    assert [path.name for path in small.glob("compiled*")] == ["compiled"]


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason=NO_COMPILER)
def test_a_compiler_whose_server_was_killed_ends_by_itself(small: Path) -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, process_group=0)
    with process:
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
        assert process.wait(30) != 0
    assert not loader.compiled_folder(small).exists()


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason=NO_COMPILER)
def test_each_obstacle_has_its_reason(
    small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    module = small / "engine" / "core" / "double.py"
    module.write_text('"""A module."""\n\nNUMBER: int = "text"\n', encoding="utf-8")
    assert not compiled(COMMAND)
    assert caplog.messages[-1].endswith(REASONS["refused"])
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert not compiled(COMMAND)
    assert caplog.messages[-1].endswith(REASONS["no-compiler"])
    monkeypatch.setenv("CC", "false")
    module.write_text('"""A module."""\n', encoding="utf-8")
    assert not compiled(COMMAND)
    assert caplog.messages[-1].endswith(REASONS["compiler"])
    assert not loader.compiled_folder(small).exists()
