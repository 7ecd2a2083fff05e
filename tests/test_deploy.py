"""The files in deploy/ call existing commands with existing settings.

(Containers and services do not start here.)
"""

import ctypes
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from litestar.routes import HTTPRoute

from kaiserhof.cli.main import main
from kaiserhof.server.settings import PREFIX, defaults, load_settings
from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
OURS = {name: each for name, each in COMPOSE["services"].items() if each["image"] == "kaiserhof"}


def settings_in(text: str) -> dict[str, str]:
    """Returns the settings in a file, by name."""
    return dict(re.findall(rf"{PREFIX}([A-Z_]+)[=:] ?\"?([^\s\"]+)", text))


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "kaiserhof.service", "kaiserhof-backup.service"])
def test_every_setting_exists_and_takes_its_value(file: str) -> None:
    given = settings_in((DEPLOY / file).read_text(encoding="utf-8"))
    assert given
    assert {name.lower() for name in given} - {"config"} <= set(defaults())
    load_settings({}, None, {PREFIX + name: value for name, value in given.items()})


PAGES_THAT_COME_AND_GO = """
from pathlib import Path

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

before, pages, small = memory(), [], []
for _ in range(1000):
    pages.append(b"x" * 65_536)
    small.append(b"x" * 8192)
pages.clear()
print((memory() - before) // 2**20)
"""
"""A program that creates a thousand pages of 64 KiB, each beside 8 KiB that stay, and then drops the pages."""


def grown(**environment: str) -> int:
    """Returns by how many MiB a process has grown after dropping its pages; about 8 of them are what stays."""
    command = [sys.executable, "-c", PAGES_THAT_COME_AND_GO]
    made = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return int(made.stdout)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="the C library is not GNU's")
@pytest.mark.parametrize("file", ["Dockerfile", "kaiserhof.service"])
def test_large_pages_go_back_to_the_system_at_once(file: str) -> None:
    [threshold] = re.findall(r"MALLOC_MMAP_THRESHOLD_=(\d+)", (DEPLOY / file).read_text(encoding="utf-8"))
    assert grown(MALLOC_MMAP_THRESHOLD_=threshold) < 20 < grown()


def commands() -> list[list[str]]:
    """Returns the calls of our commands in the files."""
    found = [list(each["command"]) for each in OURS.values() if "command" in each]
    for unit in DEPLOY.glob("*.service"):
        lines = re.findall(r"/opt/kaiserhof/bin/kaiserhof ([^']*)", unit.read_text(encoding="utf-8"))
        found += [shlex.split(line.replace("$(date +%%u)", "1")) for line in lines]
    found.append(re.findall(r'"([^"]+)"', (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()[-1]))
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_exists(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    options = {word for word in command if word.startswith("--")}
    assert options <= set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


def test_two_web_processes_stand_behind_the_proxy_and_share_a_database() -> None:
    services = COMPOSE["services"]
    assert set(services["proxy"]["environment"]["UPSTREAMS"].split()) == {"web1:8888", "web2:8888"}
    assert {"web1", "web2"} <= set(OURS)
    for each in OURS.values():
        assert "@database/" in each["environment"]["KAISERHOF_DATABASE"]
        assert "ports" not in each
    assert "ports" not in services["database"]


def test_the_lock_file_has_hashes_and_the_versions_of_the_constraints() -> None:
    pins = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)

    def versions(text: str) -> dict[str, str]:
        return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pins.findall(text)}

    locked = (DEPLOY / "requirements.txt").read_text(encoding="utf-8")
    constraints = versions((DEPLOY.parent / "constraints.txt").read_text(encoding="utf-8"))
    found = versions(locked)
    assert {"litestar", "psycopg", "uvicorn", "numpy", "fluent-runtime"} <= set(found)
    assert {name: constraints.get(name) for name in found} == found, "run `make lock`"
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\w)", locked))
    assert "://" not in locked


def test_the_image_does_not_run_as_root_and_is_compiled() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last_stage = lines.rpartition("\nFROM ")[2]
    assert re.search(r"^USER kaiserhof$", last_stage, re.MULTILINE)
    assert "kaiserhof --version | grep -q compiled" in last_stage


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_visitors_see_neither_metrics_nor_health_and_pages_are_not_compressed_twice(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    assert "/metrics" in text
    assert "/health/" in text
    assert not re.search(r"^\s*(encode|gzip on)", text, re.MULTILINE)


@pytest.mark.parametrize("file", ["Caddyfile", "nginx.conf"])
def test_all_pages_of_a_table_go_to_the_same_process(file: str, tmp_path: Path) -> None:
    found = re.search(r"\^/\(\?:.*?\+\)", (DEPLOY / file).read_text(encoding="utf-8"))
    assert found is not None
    pattern = re.compile(found[0].replace("(?<table>", "("))
    routes = [
        route.path for route in create_app(Settings(sqlite_address(tmp_path))).routes if isinstance(route, HTTPRoute)
    ]
    matched = {path: pattern.match(path) for path in routes}
    of_tables = {path for path in routes if "{table_id:str}" in path and "/me/" not in path}
    assert len(of_tables) > 30
    assert {path for path, found in matched.items() if found} == of_tables
    assert {found[1] for found in matched.values() if found} == {"{table_id:str}"}
