"""The rules are compiled behind a running server: progress is told, and whoever ends it leaves nothing broken."""

import queue
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from kaiserhof.compiling import background, loader
from kaiserhof.compiling.background import COMMAND, LOWEST_PRIORITY, BackgroundCompiler
from tests.workers.small_sources import write_small_sources

NO_COMPILER = "no C compiler here"
HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None


@pytest.fixture(autouse=True)
def may_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAISERHOF_PURE", raising=False)


class Followed:
    """A compiler with everything it told."""

    def __init__(self, *command: str) -> None:
        self.told: list[int] = []
        self.ended: queue.Queue[str] = queue.Queue()
        self.compiler = BackgroundCompiler(command, self.told.append, self.ended.put)
        self.compiler.start()

    def failure(self) -> str:
        """Waits for the end and returns why nothing was compiled."""
        return self.ended.get(timeout=300)  # on a busy machine the compiler takes long


def script(folder: Path, text: str) -> tuple[str, str]:
    """A program that stands for the compiler."""
    path = folder / "compile.py"
    path.write_text(f"import os, subprocess, sys, time\n{text}", encoding="utf-8")
    return sys.executable, str(path)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(what: str, true: object) -> None:
    assert callable(true)
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


def test_progress_and_the_end_are_told(tmp_path: Path) -> None:
    lines = "for percent in (20, 20, 60, 100):\n    print('progress', percent, flush=True)\nprint('Compiled.')\n"
    followed = Followed(*script(tmp_path, lines))
    assert followed.failure() == ""
    assert followed.told == [20, 60, 100]
    assert followed.compiler.percent is None


@pytest.mark.parametrize(
    ("ending", "failure"), [("print('failed no-headers')", "no-headers"), ("sys.exit(1)", "compiler")]
)
def test_a_failure_is_told_with_its_reason(tmp_path: Path, ending: str, failure: str) -> None:
    followed = Followed(*script(tmp_path, ending))
    assert followed.failure() == failure
    assert followed.compiler.percent is None


def test_a_command_that_does_not_exist_is_a_failure(tmp_path: Path) -> None:
    assert Followed(str(tmp_path / "nothing"), str(tmp_path / "setup.py")).failure() == "compiler"


def test_the_compiler_has_the_lowest_priority(tmp_path: Path) -> None:
    followed = Followed(*script(tmp_path, "time.sleep(0.3)\nprint('progress', 20 + os.nice(0), flush=True)\n"))
    assert followed.failure() == ""
    assert followed.told == [20 + LOWEST_PRIORITY]


def test_stopping_ends_the_compiler_and_what_it_started(tmp_path: Path) -> None:
    text = "subprocess.Popen(['sleep', '60'])\nprint('progress 20', flush=True)\ntime.sleep(60)\n"
    followed = Followed(*script(tmp_path, text))
    wait_until("it does not start", lambda: followed.told)
    process = followed.compiler._process
    assert process is not None
    pids = [process.pid, *children(process.pid)]
    assert len(pids) == 2
    followed.compiler.stop()
    wait_until("a process goes on", lambda: not any(map(is_running, pids)))
    assert followed.ended.empty()
    followed.compiler.stop()  # twice does no harm


def test_without_the_compilers_package_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "find_spec", lambda name: None if name == "mypyc" else find_spec(name))
    assert Followed("nothing").failure() == "no-mypyc"


# ---------------------------------------------------------------------- the real compiler, on sources of one module


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason=NO_COMPILER)
def test_the_compiled_modules_appear_all_at_once(small: Path) -> None:
    folder = loader.compiled_folder(small)
    followed = Followed(*COMMAND)
    while followed.ended.empty():
        assert not folder.exists() or (folder / "digest.txt").is_file()
        time.sleep(0.002)
    assert followed.failure() == ""
    assert followed.told[-1] == 100
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
def test_old_modules_stay_until_new_ones_replace_them(small: Path) -> None:
    folder = loader.compiled_folder(small)
    folder.mkdir()
    (folder / "digest.txt").write_text("of older sources", encoding="ascii")
    followed = Followed(*COMMAND)
    wait_until("nothing is translated", lambda: followed.told)
    followed.compiler.stop()
    assert (folder / "digest.txt").read_text(encoding="ascii") == "of older sources"
    assert [path.name for path in small.glob("compiled*")] == ["compiled"]
    assert Followed(*COMMAND).failure() == ""
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
def test_each_obstacle_has_its_reason(small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = small / "engine" / "core" / "double.py"
    module.write_text('"""A module."""\n\nNUMBER: int = "text"\n', encoding="utf-8")
    assert Followed(*COMMAND).failure() == "refused"
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert Followed(*COMMAND).failure() == "no-compiler"
    monkeypatch.setenv("CC", "false")
    module.write_text('"""A module."""\n', encoding="utf-8")
    assert Followed(*COMMAND).failure() == "compiler"
    assert not loader.compiled_folder(small).exists()
