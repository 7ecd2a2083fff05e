"""The registry of bots by level: ours, and those of other packages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec

from kaiserhof.bots.asking import failed
from kaiserhof.bots.bot import Bot, Budget, RandomBot
from kaiserhof.bots.learned.grandmaster import Grandmaster
from kaiserhof.bots.learned.policy import Policy
from kaiserhof.bots.master import Master, Plain, Scholar
from kaiserhof.bots.novice import Novice
from kaiserhof.bots.regular import Regular
from kaiserhof.engine import Game, KaiserhofError, Message, Words
from kaiserhof.engine.plugins import Plugins, UnusablePlugin, find_plugins
from kaiserhof.engine.registry import as_game

GROUP = "kaiserhof.bots"
"""The entry point group. An entry point refers to a `Bot` class and is named after its level."""

LEVELS: dict[str, type[Bot]] = {
    bot.level: bot for bot in (RandomBot, Plain, Novice, Regular, Policy, Scholar, Master, Grandmaster)
}
"""Our own bots by level, weakest first."""

OFFERED = tuple(level for level, bot in LEVELS.items() if bot.offered)
"""The levels that people can choose as opponents, weakest first, if they know the game."""


def all_levels() -> dict[str, type[Bot]]:
    """Returns all bots by level: ours, weakest first, then those of other packages.

    A bot is left out where a module that it needs is not installed.
    """
    others = _of_others().found
    return {**LEVELS, **{level: bot for level, bot in others.items() if not bot.needs or find_spec(bot.needs)}}


def offered_in(game: Game, more: Sequence[str] = ()) -> tuple[str, ...]:
    """Returns the levels that people can choose in a game: ours, weakest first, then the host's `more`."""
    levels = all_levels()
    return tuple(level for level in dict.fromkeys((*OFFERED, *more)) if level in levels and levels[level].knows(game))


Levels = Callable[[Game], tuple[str, ...]]
"""The levels that people can choose in a game."""

Adviser = Callable[[Game], str]
"""The level that gives hints and analyses in a game."""


def strongest(game: Game) -> str:
    """Returns our strongest level that knows a game, which gives hints, analyses and puzzles."""
    return offered_in(game)[-1]


def weaker(level: str) -> tuple[str, ...]:
    """Returns the levels that decide in place of one that fails, in descending order of strength; the last one plays
    randomly.

    >>> weaker("master"), weaker("regular")
    (('regular', 'novice', 'random'), ('novice', 'random'))
    """
    below = list(LEVELS)[: list(LEVELS).index(level)] if level in LEVELS else [*LEVELS][: [*LEVELS].index("policy")]
    return tuple(each for each in reversed(below) if each in (*OFFERED, RandomBot.level))


def analyst(game: Game, simulations: int) -> str:
    """Returns the strongest bot with a budget that takes about as long as `simulations` of Master."""
    level = strongest(game)
    kind = LEVELS[level]
    assert issubclass(kind, Master)
    return f"{level}:{simulations * kind.quickness}"


def skipped_bots() -> list[UnusablePlugin]:
    """Returns the errors of bots of other packages that could not be loaded."""
    return list(_of_others().skipped.values())


def forget_bots() -> None:
    """Clears the cache of installed bots, for use after a package was installed."""
    _of_others.cache_clear()


def bot_names(game: Game | str | None = None) -> tuple[str, ...]:
    """Returns the names of all bots, or of those that can play a game, for `make_bot`.

    >>> from kaiserhof.engine import game_ids
    >>> "regular" in bot_names(game_ids()[0])
    True
    """
    known = None if game is None else as_game(game)
    return tuple(name for name, bot in all_levels().items() if known is None or bot.knows(known))


def make_bot(name: str, game: Game | str) -> Bot:
    """Creates a bot for a game. The name is a level, optionally with a budget: `master:2000`, `master:0.5s`.

    Raises `KaiserhofError` if the level or the budget does not exist, or if the bot cannot be made.
    """
    level, colon, budget = name.partition(":")
    kind = all_levels().get(level)
    if kind is None and level in _of_others().skipped:
        raise _of_others().skipped[level]
    if kind is None or (colon and kind.budget is None):
        raise KaiserhofError("error-unknown-seat", name=name[:40], known=", ".join(all_levels()))
    try:
        bot = kind(as_game(game))
    except Exception as error:
        raise error if level in LEVELS else failed(level, error) from error
    if colon:
        bot.budget = Budget.parse(budget)
    return bot


def replaced(name: str, game: Game) -> Message | None:
    """Returns a message that another bot replaces the named one, if that one does not know the game."""
    level = name.partition(":")[0]
    bot = all_levels()[level]
    if bot.knows(game):
        return None
    named = {
        key: Message(f"bot-{each}") if each in LEVELS else each
        for key, each in (("bot", level), ("other", bot.instead))
    }
    return Message("bot-instead", named)


def bot_name(level: str, words: Words) -> str:
    """Returns the displayed name of a level; for bots of other packages the level itself."""
    return words(f"bot-{level}") if level in LEVELS else level


@cache
def _of_others() -> Plugins[type[Bot]]:
    return find_plugins(GROUP, ("me", "open", *LEVELS), _checked)


def _checked(name: str, loaded: object) -> type[Bot] | Message:
    if not (isinstance(loaded, type) and issubclass(loaded, Bot)):
        return Message("plugin-no-bot")
    if inspect.isabstract(loaded):
        return Message("plugin-lacks", {"missing": ", ".join(sorted(loaded.__abstractmethods__))})
    if getattr(loaded, "level", None) != name:
        return Message("plugin-other-name", {"own": str(getattr(loaded, "level", "–"))[:40]})
    return loaded
