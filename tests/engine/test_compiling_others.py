"""The rules of other packages' games are compiled in one group with ours, into the user's cache."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.trial.installing import install
from tests.workers.small_sources import write_small_sources

HAS_COMPILER = shutil.which("cc") is not None or shutil.which("gcc") is not None

STATE = """
from kaiserhof.engine.core.double import double


def fourfold(number: int) -> int:
    return double(double(number))
"""

BUILD = """
import json, sys
from kaiserhof.compiling import build, loader
others = loader.rules_of_others()
told = []
warn = lambda *said: told.append(said)
built = build.compile_into(loader.target(others), others, told.append, warn, loader.objects())
complete = loader.is_complete(others)
print(json.dumps([list(others), built.modules, built.refused, told, complete]))
"""

USE = """
import sys
from kaiserhof.compiling.loader import use_compiled
use_compiled()
from kaiserhof.engine.core import double
import {package}.rules.state as state
from kaiserhof.compiling.loader import interpreted
result = state.fourfold(4) if hasattr(state, "fourfold") else state.NUMBER
print(double.__file__, state.__file__, result, *interpreted())
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages, with small sources of Kaiserhof that other processes import."""
    (tmp_path / "clone").mkdir()
    package = write_small_sources(tmp_path / "clone")
    site = tmp_path / "site"
    for name, source in (("nim", STATE), ("odd", 'NUMBER: int = "text"\n')):
        install(site, f"{name}-game", {"kaiserhof.games": {name: f"{name}.game:GAME"}})
        (site / name / "rules").mkdir(parents=True)
        for path in (site / name / "__init__.py", site / name / "game.py", site / name / "rules" / "__init__.py"):
            path.write_text("", encoding="utf-8")
        (site / name / "rules" / "state.py").write_text(source, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{package.parent}:{site}")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("KAISERHOF_PURE", raising=False)
    return site


def python(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_the_rules_of_others_are_compiled_with_ours_and_those_that_mypyc_refuses_run_interpreted(
    site: Path, tmp_path: Path
) -> None:
    files, modules, refused, told, complete = json.loads(python(BUILD))
    assert files == [f"{name}/rules/{file}.py" for name in ("nim", "odd") for file in ("__init__", "state")]
    assert (modules, refused, told[-1], complete) == (4, ["odd"], 100, True)
    packages, remarks = told[0]  # before the C compiler starts
    assert packages == ["odd"]
    assert remarks.startswith("odd/rules/state.py:1: error: Incompatible types in assignment")
    (group,) = (tmp_path / "cache" / "kaiserhof" / "compiled").iterdir()

    ours, theirs, result, *interpreted = python(USE.format(package="nim")).split()
    assert interpreted == ["odd"]
    assert Path(ours).is_relative_to(group)
    assert Path(theirs).is_relative_to(group)
    assert result == "16"
    assert python(USE.format(package="odd")).split()[1:-1] == [str(site / "odd" / "rules" / "state.py"), "text"]

    (site / "nim" / "rules" / "state.py").write_text(STATE + "\n", encoding="utf-8")
    ours, theirs, _ = python(USE.format(package="nim")).split()
    assert ours.endswith(".py")
    assert theirs.endswith(".py")


@pytest.mark.long
@pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")
def test_after_a_change_only_its_own_c_file_is_compiled(site: Path, tmp_path: Path) -> None:
    shutil.rmtree(site / "odd-game-1.0.dist-info")
    objects = tmp_path / "cache" / "kaiserhof" / "objects"
    python(BUILD)
    first = {path.name: path.stat().st_mtime_ns for path in objects.iterdir()}
    (site / "nim" / "rules" / "state.py").write_text(STATE.replace("double(double(number))", "double(number) * 4"))
    python(BUILD)
    added = [path.name for path in objects.iterdir() if path.name not in first]
    assert len(added) == 1
    assert python(USE.format(package="nim")).split()[2] == "32"
