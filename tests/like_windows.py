"""The command `kaiserhof` on a system that lacks what Windows lacks.

It is simulated: the modules and functions are removed before Kaiserhof is imported, in the processes of bots, too.
"""

import asyncio
import os
import signal
import sys

for module in ("fcntl", "grp", "pwd", "resource", "termios", "uvloop"):
    sys.modules[module] = None  # type: ignore[assignment]
for name in ("fork", "forkpty", "getpgid", "killpg", "nice", "setpriority", "setpgid", "setsid", "geteuid", "getuid"):
    delattr(os, name)
for name in ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2"):
    delattr(signal, name)


class _File:
    """A fake `msvcrt`, with the system's own locks."""

    LK_NBLCK = 2

    @staticmethod
    def locking(file: int, mode: int, length: int) -> None:
        os.lockf(file, os.F_TLOCK, length)


def _no_handler(*_: object) -> None:
    raise NotImplementedError


sys.modules["msvcrt"] = _File  # type: ignore[assignment]
asyncio.SelectorEventLoop.add_signal_handler = _no_handler  # type: ignore[assignment,method-assign]

if __name__ == "__main__":
    from kaiserhof.cli import main

    main()
