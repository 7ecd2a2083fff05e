"""Asks a bot for a move and checks the answer, because anyone may have written the bot."""

from __future__ import annotations

import operator
import traceback
from collections.abc import Sequence
from pathlib import Path

from kaiserhof.bots.bot import Bot
from kaiserhof.engine import Dice, KaiserhofError, Message, State

OURS = Path(__file__).parent.parent


class BotFailed(KaiserhofError):
    """A bot raised an error, or its answer is not a legal move; the message says which."""


def ask(bot: Bot, view: State, moves: Sequence[int], dice: Dice) -> int:
    """Returns the move that a bot chooses among `moves` in its seat's view; raises `BotFailed`."""
    try:
        answer = bot.choose(view, dice, bot.budget)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a bot may raise anything, SystemExit too
        raise failed(bot.level, error) from error
    try:
        move = operator.index(answer)
    except TypeError:
        move = None
    if move is None or move not in moves:
        raise BotFailed("error-bot-move", bot=bot.level, move=str(answer)[:40])
    return move


def failed(level: str, error: BaseException) -> BotFailed:
    """Builds the error that says what a bot raised, and in which line of its code."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(OURS)]
    last = (own or frames)[-1]
    line = f"{Path(last.filename).name}:{last.lineno}"
    return BotFailed("error-bot-raised", bot=level, error=_one_line(error), line=line)


def in_game(error: BotFailed, number: int, seed: int, state: State, made: Sequence[int]) -> BotFailed:
    """Adds the number of the game in a series, and the position after the moves made, to an error."""
    after = Message("arena-before")
    if made:
        after = Message("arena-after", {"moves": len(made), "last": state.text(made[-1])})
    seat = state.to_move() + 1
    return BotFailed("error-arena-bot", number=number, seed=seed, seat=seat, after=after, reason=error.message)


def _one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200].removesuffix(":")
