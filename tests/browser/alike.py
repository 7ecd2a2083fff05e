"""Deterministic dice and bots, so that the position in which a browser test fails can be found again."""

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
"""Simulations of a searching bot, which must be quick rather than strong."""


def think(game: Game, level: str, view: State) -> str:
    """Returns the move that a bot chooses; it depends only on the view, however busy the machine is."""
    bot = make_bot(level, game)
    budget = None if bot.budget is None else Budget(simulations=SIMULATIONS)
    return view.text(bot.choose(view, Dice(json.dumps(view.to_json(), sort_keys=True)), budget))


class BotsAlike(BotScheduler):
    """Decides for bots in a thread, because a process for each server would cost a second of CPU time."""

    async def decide(self, game: Game, level: str, view: State, table_id: str = "", seed: str = "") -> str:
        """Returns the text of the move that a bot of this level chooses in a view."""
        return await asyncio.to_thread(think, game, level, view)


@contextmanager
def bots_alike() -> Iterator[None]:
    """Gives such bots to all servers created in the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaiserhof.web.application.BotScheduler", BotsAlike)
        yield


@contextmanager
def dice_alike(name: str) -> Iterator[None]:
    """In the block, the dice of tables depend on this name and on how many tables came before."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "kaiserhof.tables.service.creation.new_secret",
            lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest(),
        )
        yield
