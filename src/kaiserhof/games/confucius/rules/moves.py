"""The moves: a verb and a target packed into one integer, and their texts.

Each verb has a row of moves, one for each target, and the rows follow each other without gaps. In texts seats are
counted from 1.

| text | who | target |
|---|---|---|
| `bribe hubu-4`, `secure hubu-4` | player | an official |
| `nominate red`, `force` | player | a student space |
| `junks 3`, `voyage 4` | player | a number of junks |
| `recruit`, `invade korea-2` | player | a box of a Foreign Land |
| `buy-gift 4`, `give-gift 4 seat-2` | player | a gift and who gets it |
| `commercial 3`, `tax`, `no-action` | player | coins |
| `transfer hubu-4`, then `marker seat-2` | player | own official, whose marker comes there |
| `petition-junks seat-1`, then `ship seat-3` | player | the two shipyards |
| `petition-student red` | player | a student space |
| `petition-swap hubu-2`, then `swap bingbu-5` | player | own official, the other official |
| `petition-army korea-1`, then `redeploy korea-3` | player | an army, an empty box |
| `petition-influence hubu-3`, then `marker seat-2` | player | an unsecured official, whose marker comes there |
| `play-cash`, `play-gift 4`, `play-extra`, `play-recruit`, `play-insult` | player | an Emperor's Reward card |
| `play-bribery any hubu-3` | player | the card and an official |
| `pass` | player | out of cubes |
| `pay 113` | player | cards by their coins |
| `land india` | player | a Distant Land |
| `name seat-2` | player | the next Chief Minister |
| `tutor red`, `lay 3`, `enough` | player | a student, one card face down, no more cards |
| `place hubu-1` | player | a space for the candidate |
| `yield seat-2` | player | who gets one's influence |
| `keep 1233` | player | four cards |
| `chit 7`, `value 3`, `foreign korea`, `official 5`, `candidate any`, `chief seat-1` | chance | what is turned up |
| `draw 2`, `reward cash` | chance | a hidden card |
| `reveal` | chance | all tutoring cards are turned over |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    CARD,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    HAND_LIMIT,
    JUNKS,
    MAX_BOXES,
    MAX_SEATS,
    MAX_TO_PAY,
    MINISTRIES,
    OFFICIAL_SPACES,
    REWARDS,
    STUDENTS,
)


def digits(cards: int) -> str:
    """Returns packed cards as digits, one for each card: its coins.

    >>> digits(2 * CARD[0] + CARD[2])
    '113'
    """
    return "".join(str(kind + 1) * (cards >> (5 * kind) & 31) for kind in range(3))


def _all_payments() -> vec[i64]:
    """Returns every packed set of cards that may be paid, in the order of their texts."""
    sizes = range(MAX_TO_PAY + 1)
    found = [
        a * CARD[0] + b * CARD[1] + c * CARD[2] for a in sizes for b in sizes for c in sizes if 0 < a + b + c in sizes
    ]
    return vec[i64](sorted(found, key=digits))


PAYMENTS: Final = _all_payments()
"""The packed cards, by target of `pay`."""
PAYMENT_NUMBER: Final = {cards: number for number, cards in enumerate(PAYMENTS)}
"""The target of `pay`, by packed cards."""

KEPT: Final = vec[i64](
    [sum([CARD[kind] for kind in kinds]) for kinds in combinations_with_replacement(range(3), HAND_LIMIT)]
)
"""The packed cards, by target of `keep`."""


_SPACES: Final = tuple(f"{ministry}-{number}" for ministry in MINISTRIES for number in range(1, OFFICIAL_SPACES + 1))
_BOXES: Final = tuple(
    f"{land}-{box + 1}" if box < len(BOXES[number]) else ""
    for number, land in enumerate(FOREIGN_LANDS)
    for box in range(MAX_BOXES)
)
_GIFTS: Final = ("", "", *map(str, range(2, 7)))
_SEATS: Final = tuple(f"seat-{seat + 1}" for seat in range(MAX_SEATS))
_BRIBERY_CARDS: Final = (*MINISTRIES, "any")

_ROWS: Final[list[tuple[str, tuple[str, ...]]]] = []


def _row(name: str, targets: tuple[str, ...] = ("",)) -> int:
    """Adds a verb with the texts of its targets to the table; returns its number, which is its index in the table."""
    _ROWS.append((name, targets))
    return len(_ROWS) - 1


BRIBE: Final = _row("bribe", _SPACES)
SECURE: Final = _row("secure", _SPACES)
NOMINATE: Final = _row("nominate", STUDENTS)
FORCE: Final = _row("force")
BUY_JUNKS: Final = _row("junks", ("", *map(str, range(1, 5))))
SAIL: Final = _row("voyage", ("", *map(str, range(1, JUNKS + 1))))
RECRUIT: Final = _row("recruit")
INVADE: Final = _row("invade", _BOXES)
BUY_GIFT: Final = _row("buy-gift", _GIFTS)
GIVE_GIFT: Final = _row("give-gift", ("",) * 5 + tuple(f"{value} {seat}" for value in range(1, 7) for seat in _SEATS))
COMMERCIAL: Final = _row("commercial", tuple(map(str, range(5))))
TAX: Final = _row("tax")
NO_ACTION: Final = _row("no-action")
TRANSFER: Final = _row("transfer", _SPACES)
PETITION_JUNKS: Final = _row("petition-junks", _SEATS)
PETITION_STUDENT: Final = _row("petition-student", STUDENTS)
PETITION_SWAP: Final = _row("petition-swap", _SPACES)
PETITION_ARMY: Final = _row("petition-army", _BOXES)
PETITION_INFLUENCE: Final = _row("petition-influence", _SPACES)
PLAY_CASH: Final = _row("play-cash")
PLAY_GIFT: Final = _row("play-gift", _GIFTS)
PLAY_EXTRA: Final = _row("play-extra")
PLAY_BRIBERY: Final = _row("play-bribery", tuple(f"{card} {space}" for card in _BRIBERY_CARDS for space in _SPACES))
PLAY_RECRUIT: Final = _row("play-recruit")
PLAY_INSULT: Final = _row("play-insult")
PASS: Final = _row("pass")
PAY: Final = _row("pay", tuple(map(digits, PAYMENTS)))
LAND: Final = _row("land", DISTANT_LANDS)
MARKER: Final = _row("marker", _SEATS)
SHIP: Final = _row("ship", _SEATS)
SWAP: Final = _row("swap", _SPACES)
REDEPLOY: Final = _row("redeploy", _BOXES)
NAME: Final = _row("name", _SEATS)
TUTOR: Final = _row("tutor", STUDENTS)
LAY: Final = _row("lay", ("1", "2", "3"))
ENOUGH: Final = _row("enough")
PLACE: Final = _row("place", _SPACES)
YIELD: Final = _row("yield", _SEATS)
KEEP: Final = _row("keep", tuple(map(digits, KEPT)))
CHIT: Final = _row("chit", ("", "", "", "", *map(str, range(4, 9))))
VALUE: Final = _row("value", ("", "", *map(str, range(2, 5))))
FOREIGN: Final = _row("foreign", FOREIGN_LANDS)
TURN_UP: Final = _row("candidate", (*MINISTRIES, "any"))
OFFICIAL: Final = _row("official", (*_GIFTS, "7"))
CHIEF: Final = _row("chief", _SEATS)
DRAW: Final = _row("draw", ("1", "2", "3"))
REWARD: Final = _row("reward", REWARDS)
REVEAL: Final = _row("reveal")

NAMES: Final = tuple(name for name, _ in _ROWS)
"""The first word of the text, by verb."""
_LENGTHS: Final = [len(targets) for _, targets in _ROWS]
_FIRST: Final = list(accumulate(_LENGTHS, initial=0))
"""The first move, by verb; at the end the number of all moves."""
ACTION_SPACE: Final = _FIRST[-1]
VERB_OF: Final = [verb for verb, length in enumerate(_LENGTHS) for _ in range(length)]
"""The number of the verb, by move."""
TARGET_OF: Final = vec[i64]([target for length in _LENGTHS for target in range(length)])
"""The target, by move."""


def pack(verb: int, target: int = 0) -> int:
    """Returns the move of a verb and a target.

    >>> TARGET_OF[pack(SECURE, 4)]
    4
    """
    return _FIRST[verb] + target


def row_of(verb: int) -> Sequence[int]:
    """Returns all moves of a verb, by target."""
    return range(_FIRST[verb], _FIRST[verb + 1])


@cache
def all_texts(seats: int) -> dict[int, str]:
    """Returns the text of every move of a game with this many seats, by move.

    >>> all_texts(3)[pack(GIVE_GIFT, 4 * 5 + 1)]
    'give-gift 4 seat-2'
    """
    absent = _SEATS[seats:]
    texts = {}
    for verb, (name, targets) in enumerate(_ROWS):
        if targets == ("",):
            texts[pack(verb)] = name
            continue
        for target, word in enumerate(targets):
            if word and not word.endswith(absent):
                texts[pack(verb, target)] = f"{name} {word}"
    return texts


@cache
def all_moves(seats: int) -> dict[str, int]:
    """Returns every move of a game with this many seats, by text."""
    return {text: move for move, text in all_texts(seats).items()}


PASS_MOVE: Final = pack(PASS)
ENOUGH_MOVE: Final = pack(ENOUGH)
