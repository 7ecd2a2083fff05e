"""Packages of other authors as an installer leaves them: modules, and metadata with entry points."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from kaiserhof.bots.levels import forget_bots
from kaiserhof.engine.registry import forget_games
from tests import trial


def install(site: Path, package: str, entry_points: Mapping[str, Mapping[str, str]], **modules: str) -> None:
    """Writes modules and the metadata of a package into a folder."""
    metadata = site / f"{package}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in entry_points.items()
    ]
    (metadata / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    for name, source in modules.items():
        (site / f"{name}.py").write_text(source, encoding="utf-8")


def install_lanterns(site: Path, name: str = trial.NAME) -> None:
    """Installs the trial game as a package of its own, outside Kaiserhof, possibly under another name."""
    install(site, f"{name}-game", {"kaiserhof.games": {name: f"{name}:GAME"}})
    shutil.copytree(trial.FOLDER / trial.NAME, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (site / name).rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace(f"kaiserhof.games.{trial.NAME}", name)
        path.write_text(text.replace(f'id = "{trial.NAME}"', f'id = "{name}"'), encoding="utf-8")


@contextmanager
def found_in(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets this process find the packages installed in a folder."""
    monkeypatch.syspath_prepend(site)
    forget_packages(site)
    try:
        yield
    finally:
        monkeypatch.undo()
        forget_packages(site)


def forget_packages(site: Path) -> None:
    """Makes this process load the packages of a folder again on next use, as a new process would."""
    for name in [name for name, module in sys.modules.items() if str(site) in str(getattr(module, "__file__", ""))]:
        del sys.modules[name]
    forget_games()
    forget_bots()


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in an environment with the packages of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(site), "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(site / "cache")}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


def kaiserhof(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in an environment with the packages of a folder."""
    return run(site, "-m", "kaiserhof", *arguments)
