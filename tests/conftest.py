"""Orders the tests, long ones first, and makes all of them faster."""

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest

# There are more workers than cores. Threads of matrix products would wait for each other in every worker, and they turn
# on the spot while they wait; numpy asks once, when it is loaded.
os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}

MEMORY = Path("/dev/shm")
"""A folder that Linux keeps in memory."""
ENOUGH = 2 * 2**30
"""Free bytes there that are enough for tests, which write a quarter of that."""


def pytest_configure(config: pytest.Config) -> None:
    """Lets tests write to memory if possible, because syncing their databases to a disk takes time."""
    if hasattr(config, "workerinput") or not _has_room(MEMORY):
        return
    folder = tempfile.mkdtemp(prefix="kaiserhof-tests-", dir=MEMORY)
    Path(folder).chmod(0o755)  # PostgreSQL, which does not run as root, has a folder inside
    before, os.environ["TMPDIR"], tempfile.tempdir = os.environ.get("TMPDIR"), folder, folder

    def leave() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        tempfile.tempdir = None
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before

    config.add_cleanup(leave)


def _has_room(folder: Path) -> bool:
    """Returns whether tests, and libraries that they load, can write to a folder with enough room."""
    if not os.access(folder, os.W_OK):
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC and shutil.disk_usage(folder).free >= ENOUGH


def pytest_collection_finish() -> None:
    """Keeps the garbage collector away from permanent objects: thousands of tests and everything they import."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Gives each worker its share of the long tests first, so that none has one left at the end.

    The plugin pytest-xdist splits the list into parts of equal length, one for each worker.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = long_first(items, [item.get_closest_marker("long") is not None for item in items], workers)


def long_first(items: list[pytest.Item], is_long: list[bool], workers: int) -> list[pytest.Item]:
    """Returns the items in parts of equal length, each beginning with its share of the long ones."""
    long = [item for item, found in zip(items, is_long, strict=True) if found]
    short = [item for item, found in zip(items, is_long, strict=True) if not found]
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(ordered)) // (workers - worker)
        share = long[worker::workers][:size]
        ordered += share + short[: size - len(share)]
        del short[: size - len(share)]
    left = set(map(id, ordered))
    return ordered + [item for item in items if id(item) not in left]
