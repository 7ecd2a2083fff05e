"""Compiles the rules and the search while the server runs.

The compiler is a process of low priority. Its output takes effect only when it is complete (see `build.py`), so it can
be killed at any time. It ends by itself when its standard input closes, even if the server is killed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from tempfile import TemporaryDirectory

from kaiserhof import system
from kaiserhof.compiling import loader

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "kaiserhof.compiling.build")
"""The command that compiles; if it fails, it prints the reason."""


async def compile_in_background(on_success: Callable[[], object], command: Sequence[str] = COMMAND) -> None:
    """Compiles if anything has changed, and then calls `on_success`. Cancelling kills the compiler."""
    if loader.wants_pure() or loader.is_complete(loader.rules_of_others()):
        return
    log.info("compiling the rules in the background; bots are several times slower until then")
    # What a killed compiler leaves behind goes with this folder.
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        # Not by asyncio, which would wait for what the process has started when it is cancelled while it starts it.
        Popen(
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            text=True,
            start_new_session=True,
            env={**os.environ, "TMPDIR": folder},
        ) as process,
    ):
        assert process.stdout is not None
        try:
            reason = (await asyncio.to_thread(process.stdout.read)).strip()
            failed = await asyncio.to_thread(process.wait) != 0
        finally:
            if process.poll() is None:
                with suppress(ProcessLookupError):
                    system.end_group(process.pid)
    if failed:
        log.warning("rules not compiled: %s", reason or "the compiler failed")
    else:
        log.info("rules compiled: bots use them now")
        on_success()
