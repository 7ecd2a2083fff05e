"""The characters of bots (name and portrait), by which people tell bots of the same level apart."""

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
"""The characters of each level, by the names of their portraits; enough for all seats of a table.

Bots of other levels or packages have no character. They are called by level and seat.
"""


def character_at(level: str, seat: int, chosen: str = "") -> str | None:
    """Returns the chosen character if the level has it, else the level's character for this seat.

    >>> character_at("regular", 0), character_at("regular", 2, "hu"), character_at("random", 0)
    ('wen', 'hu', None)
    """
    cast = CAST.get(level)
    if cast is None:
        return None
    return chosen if chosen in cast else cast[seat % len(cast)]


def free_character(level: str, taken: Collection[str]) -> str:
    """Returns the first character of a level that is not taken; empty if there is none.

    >>> free_character("regular", {"wen"}), free_character("random", ())
    ('hu', '')
    """
    return next((name for name in CAST.get(level, ()) if name not in taken), "")


def player_name(level: str, seat: int, words: Words, chosen: str = "") -> str:
    """Returns the displayed name of a bot at a seat."""
    character = character_at(level, seat, chosen)
    if character is not None:
        return words(f"character-{character}")
    return words("bot-at-seat", level=bot_name(level, words), number=seat + 1)
