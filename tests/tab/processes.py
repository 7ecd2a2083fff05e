"""The processes of a browser."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path


def processes_of(profile: Path) -> dict[int, str]:
    """Returns the command lines of the processes of the browser with this profile, by number."""
    lines: dict[int, str] = {}
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            lines[int(folder.name)] = (folder / "cmdline").read_text()
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    ours = {pid for pid, line in lines.items() if f"--user-data-dir={profile}\0" in line}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return {pid: lines[pid] for pid in ours}


def kill_renderers(profile: Path) -> None:
    """Kills the processes of a browser that show its pages, with their workers."""
    for pid, line in processes_of(profile).items():
        if "--type=renderer" in line:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
