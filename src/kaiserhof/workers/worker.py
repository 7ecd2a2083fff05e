"""What runs in a process in which bots think. A module of its own, so that such a process loads little else."""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any

from kaiserhof.bots import LEVELS, Bot, Budget, Master, RandomBot, ask, make_bot, weaker
from kaiserhof.bots.learned.network import load_networks
from kaiserhof.engine import Dice, Game, KaiserhofError

log = logging.getLogger(__name__)


def work(line: Connection) -> None:
    """Reports that this process is ready, and answers requests one at a time until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    load_networks()  # now, and not when the first decision waits for it
    with suppress(EOFError, OSError):  # the server has ended
        line.send("ready")
        while True:
            do, arguments = line.recv()
            line.send(answer(do, arguments))


def answer(do: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Calls `do` and returns True with its result, or False with an error that can be sent."""
    try:
        return True, do(*arguments)
    except KaiserhofError as error:
        return False, error
    except Exception as error:
        return False, RuntimeError(repr(error))


SEARCHED = 0.9
"""Share of its time in which a bot decides a secret question; the rest ensures that the answer is never late."""


SEALED_SIMULATIONS = 300
"""Number of Master's simulations for a decision at a sealed table; quicker levels run as many more."""


def think(game: Game, level: str, view: dict[str, Any], seconds: float, table: str = "", seed: str = "") -> str:
    """Returns the move that a bot chooses in a view within about `seconds`.

    With a seed the decision follows from the view and the seed alone: the bot begins with an empty tree, and its budget
    is a number of simulations, however long they take.

    The process gets only the view, and the game with its custom board. A searching bot answers a secret question when
    all its time is over, however soon it has decided: otherwise the time would tell everyone whether there was a
    choice. The other levels decide in a few milliseconds, and the scheduler hides how many. Where a bot fails,
    the next weaker level plays the seat from then on.
    """
    end = time.monotonic() + seconds
    state = game.from_json(view)
    secret = state.choice_is_secret()
    seat, legal = f"{table} {state.to_move()}", list(state.legal_moves())
    for each in (level, *weaker(level)):
        if (seat, each) in _FAILED:
            continue
        try:
            bot = _alike(each, game) if seed else _seated(seat, each, game, SEARCHED * seconds if secret else seconds)
            text = str(state.text(ask(bot, state, legal, Dice(seed or None))))
            break
        except Exception as error:  # a bot of another package, or a damaged network or estimate
            log.warning("%s cannot play a game of %s, so a weaker bot does: %s", each, game.id, error)
            _note_failed(seat, each)
    _forget_old_searches()
    if secret and bot.budget is not None:
        time.sleep(max(0.0, end - time.monotonic()))
    return text


_FAILED: OrderedDict[tuple[str, str], None] = OrderedDict()
"""Seats at tables and the levels that have failed there."""

MAX_FAILED = 10_000
"""Maximum number of these that a process remembers."""


def _note_failed(seat: str, level: str) -> None:
    if level != RandomBot.level:  # it decides if all else fails
        _FAILED[seat, level] = None
    if len(_FAILED) > MAX_FAILED:
        _FAILED.popitem(last=False)


_BOTS: OrderedDict[str, Bot] = OrderedDict()
"""Bots by table and seat: a searching bot reuses its tree until the turn ends."""

MAX_KEPT = 8
"""Most bots that a process keeps."""

MAX_REMEMBERED = 40_000
"""Most simulations that their trees may have together; a thousand take up to 1.6 MB."""


def _seated(seat: str, level: str, game: Game, seconds: float) -> Bot:
    bot = _BOTS.pop(seat, None)
    if bot is None or bot.level != level or bot.game is not game:
        bot = make_bot(level, game)
    if bot.budget is not None or level not in LEVELS:
        bot.budget = replace(bot.budget or Budget(), seconds=seconds)
    _BOTS[seat] = bot
    if len(_BOTS) > MAX_KEPT:
        _BOTS.popitem(last=False)
    return bot


def _alike(level: str, game: Game) -> Bot:
    """Returns a bot that decides alike in every process."""
    bot = make_bot(level, game)
    if bot.budget is not None:
        bot.budget = Budget(simulations=SEALED_SIMULATIONS * (bot.quickness if isinstance(bot, Master) else 1))
    return bot


def _forget_old_searches() -> None:
    """Drops the least recently used bots while the trees are too large together."""
    while len(_BOTS) > 1 and sum(bot.remembers() for bot in _BOTS.values()) > MAX_REMEMBERED:
        _BOTS.popitem(last=False)


def end_with_the_server() -> None:
    """Ends this process when its server ends, even if the server is killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
