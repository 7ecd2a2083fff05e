"""Serves the page: prints its address and opens a browser if there is one."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.tables.store import sqlite_address
from kaiserhof.thinking.compiler import BackgroundCompiler, compile_command, is_needed
from kaiserhof.web import Settings, create_app

ERASE_LINE = "\r\x1b[K"


def default_folder() -> Path:
    """Returns the folder that holds the data unless another is given."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kaiserhof"


def serve(
    host: str, port: int, settings: Settings, words: Words, *, browser: bool, compile_rules: bool = False
) -> None:
    """Serves until stopped. Port 0 takes a free one. With `compile_rules` the rules are compiled meanwhile."""
    compiler = background_compiler(words) if compile_rules else None
    listener = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(uvicorn.Config(create_app(settings, compiler), log_level="warning", server_header=False))
    print(words("cli-serving", address=address), flush=True)
    if browser and _has_browser():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server.run(sockets=[listener])
    if compiler is not None and sys.stdout.isatty():
        print(ERASE_LINE, end="", flush=True)


def background_compiler(words: Words) -> BackgroundCompiler | None:
    """Returns a compiler that shows its progress in the terminal, or None if everything is compiled already."""
    command = compile_command()
    if command is None:
        raise KaiserhofError("error-no-sources")
    if not is_needed():
        return None
    compiler = BackgroundCompiler(command)
    on_terminal = sys.stdout.isatty()
    begun = time.monotonic()

    def show(line: str, *, last: bool = False) -> None:
        if on_terminal:  # one line that changes
            print(f"{ERASE_LINE}{line}", end="\n" if last else "", flush=True)
        elif last:
            print(line, flush=True)

    def show_end(failure: str) -> None:
        seconds = round(time.monotonic() - begun)
        show(words(f"cli-not-compiled-{failure}") if failure else words("cli-compiled", seconds=seconds), last=True)

    compiler.on_progress = lambda percent: show(words("cli-compiling", percent=percent))
    compiler.on_end = show_end
    return compiler


def limits_apply() -> bool:
    """Tells whether too many requests are refused: always, unless a load test says otherwise in the environment."""
    return os.environ.get("KAISERHOF_LIMITS") != "off"


def database_in(folder: Path) -> str:
    """Returns the address of the database in a folder, and makes the folder if it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(folder), detail=error.strerror or "?") from None
    return sqlite_address(folder)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # The event loop sends small packets at once only if the socket names its protocol.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        raise KaiserhofError(
            "error-port", port=str(port), detail=getattr(error, "strerror", None) or str(error)
        ) from None
    return listener


def _has_browser() -> bool:
    """Tells whether there is a screen with a browser."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
