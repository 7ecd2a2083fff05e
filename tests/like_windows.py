"""The command `kaiserhof` on a system that lacks what Windows lacks.

It is simulated: the modules and functions are removed before Kaiserhof is imported. A process of a bot imports this
module, too, by the name `__mp_main__`.
"""

import asyncio
import os
import signal
import sys


class _File:
    """A fake `msvcrt`, with the system's own locks."""

    LK_NBLCK = 2

    @staticmethod
    def locking(file: int, mode: int, length: int) -> None:
        os.lockf(file, os.F_TLOCK, length)


def _no_handler(*_: object) -> None:
    raise NotImplementedError


def simulate() -> None:
    for module in ("fcntl", "grp", "pwd", "resource", "termios", "uvloop"):
        sys.modules[module] = None  # type: ignore[assignment]
    for name in ("fork", "forkpty", "killpg", "nice", "setpriority", "setpgid", "setsid", "geteuid", "getuid"):
        delattr(os, name)
    for name in ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2"):
        delattr(signal, name)
    sys.modules["msvcrt"] = _File  # type: ignore[assignment]
    asyncio.SelectorEventLoop.add_signal_handler = _no_handler  # type: ignore[assignment,method-assign]


if __name__ in ("__main__", "__mp_main__"):
    simulate()

if __name__ == "__main__":
    from kaiserhof.cli import main

    main()
