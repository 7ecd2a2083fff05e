"""Dice and bots that do the same in every run: a position in which a browser test fails is found again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Any

import pytest

from kaiserhof.bots import Budget, make_bot
from kaiserhof.engine import Dice, Game
from kaiserhof.thinking.bot_runner import BotRunner

SIMULATIONS = 20
"""Of a bot that searches: it must be quick, not strong."""


def think(game: Game[Any], level: str, view: dict[str, Any], _seconds: float, _table: str = "") -> str:
    """Returns the move that a bot chooses; the same in the same view, however busy the machine is."""
    state = game.from_json(view)
    bot = make_bot(level, game)
    budget = None if bot.budget is None else Budget(simulations=SIMULATIONS)
    return str(state.text(bot.choose(state, Dice(json.dumps(view, sort_keys=True)), budget)))


@contextmanager
def bots_alike() -> Iterator[None]:
    """Servers that are made meanwhile have such bots."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaiserhof.web.app.BotRunner", partial(BotRunner, think=think))
        yield


@contextmanager
def dice_alike(name: str) -> Iterator[None]:
    """The first table that is made meanwhile has dice that follow from this name, and so have the next ones."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "kaiserhof.tables.service.making.new_secret",
            lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest(),
        )
        yield
