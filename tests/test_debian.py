"""Several workers need a package at the same moment."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests import debian


def test_of_workers_that_miss_a_package_together_one_installs_it_and_the_others_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(debian, "apt", lambda *_: None)
    installed: list[str] = []

    def install() -> None:
        time.sleep(0.05)
        installed.append("chromium")

    def worker(_: int) -> bool:
        debian.install_once(lambda: not installed, install)
        return bool(installed)

    with ThreadPoolExecutor(4) as workers:
        assert all(workers.map(worker, range(4)))
    assert installed == ["chromium"]
