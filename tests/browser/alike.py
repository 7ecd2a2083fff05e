"""Dice and bots that do the same in every run: a position in which a browser test fails is found again."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from kaiserhof.bots import Budget, make_bot
from kaiserhof.engine import Dice, Game, State
from kaiserhof.workers.bot_scheduler import BotScheduler

SIMULATIONS = 20
"""Of a bot that searches: it must be quick, not strong."""


def think(game: Game, level: str, view: State) -> str:
    """Returns the move that a bot chooses; the same in the same view, however busy the machine is."""
    bot = make_bot(level, game)
    budget = None if bot.budget is None else Budget(simulations=SIMULATIONS)
    return view.text(bot.choose(view, Dice(json.dumps(view.to_json(), sort_keys=True)), budget))


class BotsAlike(BotScheduler):
    """Decides for bots in a thread: a process of its own for each server would cost a second of a core."""

    async def decide(self, game: Game, level: str, view: State, _table_id: str = "") -> str:
        """Returns the text of the move that a bot of this level makes in a view."""
        return await asyncio.to_thread(think, game, level, view)


@contextmanager
def bots_alike() -> Iterator[None]:
    """Servers that are made meanwhile have such bots."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaiserhof.web.application.BotScheduler", BotsAlike)
        yield


@contextmanager
def dice_alike(name: str) -> Iterator[None]:
    """The first table that is made meanwhile has dice that follow from this name, and so have the next ones."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "kaiserhof.tables.service.creation.new_secret",
            lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest(),
        )
        yield
