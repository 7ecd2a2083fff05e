"""Compiles the rules and the search while the server runs.

The compiler is a low-priority process that the server starts and ends. Its output takes effect only when it is complete
(see `build.py`), so it can be killed at any time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from kaiserhof.compiling import loader

LOWEST_PRIORITY = 19


COMMAND = (sys.executable, "-P", "-m", "kaiserhof.compiling.build")
"""The command that compiles and reports its progress."""


def is_needed() -> bool:
    """Returns whether compiling would change anything."""
    return not loader.wants_pure() and not loader.is_complete(loader.rules_of_others())


class BackgroundCompiler:
    """One run of the compiler in the background."""

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        on_progress: Callable[[int], None] = lambda _: None,
        on_end: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`on_progress` is called with the progress in per cent, `on_end` with `failure`, unless the compiler is
        stopped; both in another thread."""
        self._command = command
        self.on_progress, self.on_end = on_progress, on_end
        self._on_success: Callable[[], object] = lambda: None
        self._process: subprocess.Popen[str] | None = None
        self._thread: threading.Thread | None = None
        self._stopped = False
        self.percent: int | None = None
        """Progress in per cent while the compiler runs, else None."""
        self.failure = ""
        """Why the build failed: a reason of `build.py`, or empty."""

    def start(self, on_success: Callable[[], object] = lambda: None) -> None:
        """Starts the compiler, which takes a few seconds to report any progress. Calls `on_success` in another thread
        when everything is compiled."""
        self._on_success = on_success
        self.percent = 0
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Kills the compiler and waits until it is gone."""
        self._stopped = True
        if self._thread is not None:
            self._kill()
            self._thread.join(10)

    def _run(self) -> None:
        if find_spec("mypyc") is None or find_spec("setuptools") is None:
            self._end("no-mypyc")
            return
        # The compiler exits when its standard input closes, even if this process is killed.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    text=True,
                    env={**os.environ, "TMPDIR": folder},
                    process_group=0,
                )
            except OSError:
                self._end("compiler")
                return
            self._process = process
            with process:
                os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY)
                if self._stopped:
                    self._kill()
                failure = self._read(process)
            self._end(failure if process.returncode == 0 else failure or "compiler")

    def _read(self, process: subprocess.Popen[str]) -> str:
        """Follows the progress until the output ends. Returns the reason of a failure, or an empty string."""
        assert process.stdout is not None
        failure = ""
        for line in process.stdout:
            kind, _, value = line.strip().partition(" ")
            if kind == "progress" and value.isdecimal():
                percent = min(100, int(value))
                if percent != self.percent:
                    self.percent = percent
                    self.on_progress(percent)
            elif kind == "failed":
                failure = value
        return failure

    def _end(self, failure: str) -> None:
        self.percent = None
        if not self._stopped:
            self.failure = failure
            self.on_end(failure)
            if not failure:
                self._on_success()

    def _kill(self) -> None:
        process = self._process
        if process is not None and process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
