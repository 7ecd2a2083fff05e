"""What runs in a process in which bots think. It is kept apart so that such a process loads nothing else."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import threading
from typing import Any

from kaiserhof.engine import Dice, find_game

from . import make_bot


def think(game_id: str, level: str, view: dict[str, Any]) -> str:
    """The move a bot chooses in a view; the process gets the view and nothing else."""
    game = find_game(game_id)
    state = game.from_json(view)
    return str(state.text(make_bot(level, game).choose(state, Dice())))


def end_with_the_server() -> None:
    """Let this process end when its server does, even if that is killed: nothing else would tell it."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
