"""What differs between operating systems, one function each.

Kaiserhof runs on Linux, macOS and Windows. Windows has no limit on open files that a process can raise, no process
groups, no `nice`, and event loops there cannot handle signals. Nothing else in Kaiserhof asks which system it runs on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

LOWEST_PRIORITY = 19


def raise_file_limit(files: int) -> int:
    """Raises the limit of open files to this number, or as far as the system allows; returns the limit."""
    if resource is None:
        return files
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = files if hard == resource.RLIM_INFINITY else min(files, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed


def lock(file: IO[str]) -> None:
    """Locks an open file until it is closed. Raises `OSError` if another process has locked it."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)


def end_group(leader: int) -> None:
    """Kills a process group, given by its leader (0: this process's own group)."""
    if hasattr(os, "killpg"):
        os.killpg(leader, signal.SIGKILL)
    else:
        tree = ["taskkill", "/F", "/T", "/PID", str(leader or os.getpid())]
        subprocess.run(tree, check=False, capture_output=True)


def lower_priority() -> None:
    """Gives this process the lowest priority, if the system can."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)


def on_stop(loop: asyncio.AbstractEventLoop, stop: Callable[[], object]) -> None:
    """Calls `stop` in the event loop when this process is asked to end."""
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
