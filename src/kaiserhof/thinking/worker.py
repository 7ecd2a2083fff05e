"""What runs in a process in which bots think. It is kept apart so that such a process loads nothing else."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any

from kaiserhof.bots import Bot, Budget, Master, make_bot
from kaiserhof.engine import Dice, Game, KaiserhofError, find_game


def work(line: Connection) -> None:
    """Say that this process is ready, and answer requests, one at a time, until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    line.send("ready")
    while True:
        try:
            do, arguments = line.recv()
        except EOFError:
            return
        try:
            answer = (True, do(*arguments))
        except KaiserhofError as error:
            answer = (False, error)
        except Exception as error:
            answer = (False, RuntimeError(repr(error)))
        line.send(answer)


def think(game_id: str, level: str, view: dict[str, Any], seconds: float, table: str = "") -> str:
    """The move a bot chooses in a view, within about so many seconds; the process gets the view and nothing else."""
    game = find_game(game_id)
    state = game.from_json(view)
    bot = _seated(f"{table} {state.to_move()}", level, game, seconds)
    return str(state.text(bot.choose(state, Dice())))


_BOTS: OrderedDict[str, Bot] = OrderedDict()
"""Who decides at which seat of which table: one that searches goes on with what it found while the turn lasts."""

MOST_KEPT = 8


def _seated(seat: str, level: str, game: Game[Any], seconds: float) -> Bot:
    bot = _BOTS.pop(seat, None)
    if bot is None or bot.level != level or bot.game is not game:
        bot = make_bot(level, game)
    if isinstance(bot, Master):
        bot.budget = Budget(seconds=seconds)
    _BOTS[seat] = bot
    if len(_BOTS) > MOST_KEPT:
        _BOTS.popitem(last=False)
    return bot


def end_with_the_server() -> None:
    """Let this process end when its server does, even if that is killed: nothing else would tell it."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
