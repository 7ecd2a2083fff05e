"""Installs Debian packages if allowed: what tests need beyond Python."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


class Unavailable(Exception):
    """A program is missing and cannot be installed."""


def may_install() -> bool:
    """Returns whether packages can be installed here: by root, on Debian."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_once(missing: Callable[[], bool], install: Callable[[], None]) -> None:
    """Installs what is missing. All workers of the tests call this at the same moment; one installs, and the others
    wait.
    """
    with (Path(tempfile.gettempdir()) / "kaiserhof-packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if missing():
            apt("update")
            install()


def apt(*arguments: str) -> None:
    """Runs apt-get non-interactively."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"apt-get {arguments[0]} failed: {done.stderr.strip()[-300:]}")
