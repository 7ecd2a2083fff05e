"""Opens the page: prints its address, and opens a browser where there is one."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.tables.store import sqlite_address
from kaiserhof.web import Settings, create_app


def default_folder() -> Path:
    """Where everything is kept unless someone says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kaiserhof"


def serve(host: str, port: int, settings: Settings, words: Words, *, browser: bool) -> None:
    """Serve until stopped. Port 0 takes a free one."""
    listener = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="warning", server_header=False))
    print(words("cli-serving", address=address), flush=True)
    if browser and _has_browser():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server.run(sockets=[listener])


def limits_apply() -> bool:
    """Whether too many requests are refused: always, unless a test of load says otherwise in the environment."""
    return os.environ.get("KAISERHOF_LIMITS") != "off"


def database_in(folder: Path) -> str:
    """The address of the database in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(folder), detail=error.strerror or "?") from None
    return sqlite_address(folder)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Only for a socket that names its protocol does the loop send small packets at once.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        raise KaiserhofError("error-port", port=port, detail=getattr(error, "strerror", None) or str(error)) from None
    return listener


def _has_browser() -> bool:
    """Whether someone sits before a screen with a browser."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
