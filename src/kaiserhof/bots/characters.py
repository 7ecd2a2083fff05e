"""The characters that bots play at tables, so that two bots of one level can be told apart and remembered."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.bots.levels import bot_name
from kaiserhof.engine import Words

CAST: dict[str, tuple[str, ...]] = {
    "novice": ("plum", "niu", "tao", "fu", "shan"),
    "regular": ("wen", "hu", "lan", "bai", "jiang"),
    "master": ("lu", "yun", "shen", "song", "ning"),
    "grandmaster": ("fang", "hua", "xu", "du", "ji"),
}
"""The characters of each level, by the short names of their portraits; enough for every seat of a table.

A bot of another level or of another package plays no character: it is called by its level and its seat.
"""


def character_at(level: str, seat: int, chosen: str = "") -> str | None:
    """Returns the character of a bot: the chosen one if it plays at this level, else the one of this seat.

    >>> character_at("regular", 0), character_at("regular", 2, "hu"), character_at("random", 0)
    ('wen', 'hu', None)
    """
    cast = CAST.get(level)
    if cast is None:
        return None
    return chosen if chosen in cast else cast[seat % len(cast)]


def free_character(level: str, taken: Collection[str]) -> str:
    """Returns the first character of a level that does not sit at the table yet; empty if the level has none.

    >>> free_character("regular", {"wen"}), free_character("random", ())
    ('hu', '')
    """
    return next((name for name in CAST.get(level, ()) if name not in taken), "")


def player_name(level: str, seat: int, words: Words, chosen: str = "") -> str:
    """Returns what a bot at a seat is called."""
    character = character_at(level, seat, chosen)
    if character is not None:
        return words(f"character-{character}")
    return words("bot-at-seat", level=bot_name(level, words), number=seat + 1)
