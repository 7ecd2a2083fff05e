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
from subprocess import DEVNULL, PIPE
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
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env={**os.environ, "TMPDIR": folder},
        )
        assert process.stdout is not None
        try:
            reason = (await process.stdout.read()).decode().strip()
            failed = await process.wait() != 0
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    system.end_group(process.pid)
                await process.wait()
    if failed:
        log.warning("rules not compiled: %s", reason or "the compiler failed")
    else:
        log.info("rules compiled: bots use them now")
        on_success()
