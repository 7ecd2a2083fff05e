"""Runs the web server: prints its address, opens a browser if there is one, and shuts down cleanly."""

from __future__ import annotations

import dataclasses
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from types import FrameType

import uvicorn

from kaiserhof.cli.server_settings import database_of
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.server.logs import set_up_logs
from kaiserhof.storage.exclusive_access import exclusive_access
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from kaiserhof.web.operations.connections import guarded_protocol
from kaiserhof.web.operations.garbage import Garbage

FINISHING = 3
"""Seconds that open requests get to finish at shutdown."""

LONGEST_END = 4.5
"""Seconds after which the process exits in any case."""


class _Server(uvicorn.Server):
    """Shuts down quickly despite open streams: clients are asked to reconnect, and requests may finish."""

    def __init__(self, config: uvicorn.Config, end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._end_streams = end_streams
        self.interrupted = False
        """Whether Ctrl-C was pressed."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handles a signal to stop."""
        self.interrupted = sig == signal.SIGINT
        if not self.should_exit:
            last = threading.Timer(LONGEST_END, os._exit, [130 if self.interrupted else 0])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams first, then everything else."""
        self._end_streams()
        await super().shutdown(sockets)


def serve(settings: Settings, words: Words, *, browser: bool, compile_rules: bool = False) -> None:
    """Serves until stopped. With `compile_rules`, compiles the rules in the background."""
    settings = dataclasses.replace(settings, database=database_of(settings))
    if settings.bot_processes == 0 and settings.database.startswith("sqlite"):
        raise KaiserhofError("error-worker-sqlite")
    with ExitStack() as stack:
        if settings.database.startswith("sqlite"):
            stack.enter_context(exclusive_access(settings.database, "error-second-process"))
        listener = stack.enter_context(_listen(settings.host, settings.port))
        app = create_app(settings, compile_rules=compile_rules)
        config = uvicorn.Config(
            app,
            http=guarded_protocol(settings),
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_graceful_shutdown=FINISHING,
        )
        set_up_logs(settings.log_level, settings.log_format)
        shown = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{shown}:{listener.getsockname()[1]}/"
        listener.listen(config.backlog)  # before the address is printed, so that it works at once
        print(words("cli-serving", address=address), flush=True)
        if browser and _has_browser():
            threading.Timer(1.0, webbrowser.open, [address]).start()
        Garbage.begin()
        server = _Server(config, app.state.end_streams)
        server.run(sockets=[listener])
        if server.interrupted:  # even if the shell made its programs ignore Ctrl-C
            raise KeyboardInterrupt


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The event loop disables Nagle's algorithm only if the socket names its protocol.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise KaiserhofError("error-port", port=str(port), detail=error.strerror or str(error)) from None
    return listener


def _has_browser() -> bool:
    """Returns whether a browser can be opened on this machine."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
