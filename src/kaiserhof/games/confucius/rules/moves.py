"""The moves: a verb and a target packed into one integer, and their texts.

Each verb has a row of numbers of its own, as long as it has targets, so the action space is dense. Seats are counted
from 1 in texts, as in records.

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

from kaiserhof.games.confucius.rules.components import (
    BOXES,
    CARD,
    COINS_OF,
    COPIES,
    DEAREST,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    HAND_LIMIT,
    JUNKS,
    LICENCES_OF,
    MINISTRIES,
    MOST_BOXES,
    MOST_SEATS,
    OFFICIAL_SPACES,
    REWARDS,
    STUDENTS,
)

BRIBE: Final = 0
SECURE: Final = 1
NOMINATE: Final = 2
FORCE: Final = 3
BUY_JUNKS: Final = 4
SAIL: Final = 5
RECRUIT: Final = 6
INVADE: Final = 7
BUY_GIFT: Final = 8
GIVE_GIFT: Final = 9
COMMERCIAL: Final = 10
TAX: Final = 11
NO_ACTION: Final = 12
TRANSFER: Final = 13
PETITION_JUNKS: Final = 14
PETITION_STUDENT: Final = 15
PETITION_SWAP: Final = 16
PETITION_ARMY: Final = 17
PETITION_INFLUENCE: Final = 18
PLAY_CASH: Final = 19
PLAY_GIFT: Final = 20
PLAY_EXTRA: Final = 21
PLAY_BRIBERY: Final = 22
PLAY_RECRUIT: Final = 23
PLAY_INSULT: Final = 24
PASS: Final = 25
PAY: Final = 26
LAND: Final = 27
MARKER: Final = 28
SHIP: Final = 29
SWAP: Final = 30
REDEPLOY: Final = 31
NAME: Final = 32
TUTOR: Final = 33
LAY: Final = 34
ENOUGH: Final = 35
PLACE: Final = 36
YIELD: Final = 37
KEEP: Final = 38
CHIT: Final = 39
VALUE: Final = 40
FOREIGN: Final = 41
TURN_UP: Final = 42
OFFICIAL: Final = 43
CHIEF: Final = 44
DRAW: Final = 45
REWARD: Final = 46
REVEAL: Final = 47

ACTION_VERBS: Final = PASS
"""Verbs below this one are actions."""
FIRST_CHANCE_VERB: Final = CHIT
"""Verbs from this one on are chance's."""


def digits(cards: int) -> str:
    """Packed cards by their coins.

    >>> digits(2 * CARD[0] + CARD[2])
    '113'
    """
    return "".join(str(kind + 1) * (cards >> (5 * kind) & 31) for kind in range(3))


def _all_payments() -> tuple[int, ...]:
    """Every packed set of cards that pays some price without a superfluous card."""
    found = set()
    for worth, dearest in ((COINS_OF, DEAREST), (LICENCES_OF, JUNKS)):
        most = dearest + max(worth) - 1
        for a in range(min(COPIES, most // worth[0]) + 1):
            for b in range(min(COPIES, (most - a * worth[0]) // worth[1]) + 1):
                for c in range(min(COPIES, (most - a * worth[0] - b * worth[1]) // worth[2]) + 1):
                    cheapest = min((worth[k] for k, n in enumerate((a, b, c)) if n), default=0)
                    total = a * worth[0] + b * worth[1] + c * worth[2]
                    if total and total - cheapest < dearest:
                        found.add(a * CARD[0] + b * CARD[1] + c * CARD[2])
    return tuple(sorted(found, key=digits))


PAYMENTS: Final = _all_payments()
"""Target of `pay` to the packed cards."""
PAYMENT_NUMBER: Final = {cards: number for number, cards in enumerate(PAYMENTS)}

KEPT: Final = tuple(sum(CARD[kind] for kind in kinds) for kinds in combinations_with_replacement(range(3), HAND_LIMIT))
"""Target of `keep` to the packed cards."""


_SPACES: Final = tuple(f"{ministry}-{number}" for ministry in MINISTRIES for number in range(1, OFFICIAL_SPACES + 1))
_BOXES: Final = tuple(
    f"{land}-{box + 1}" if box < len(BOXES[number]) else ""
    for number, land in enumerate(FOREIGN_LANDS)
    for box in range(MOST_BOXES)
)
_GIFTS: Final = ("", "", *map(str, range(2, 7)))
_SEATS: Final = tuple(f"seat-{seat + 1}" for seat in range(MOST_SEATS))
_BRIBERY_CARDS: Final = (*MINISTRIES, "any")

_ROWS: Final[tuple[tuple[str, tuple[str, ...] | None], ...]] = (
    ("bribe", _SPACES),
    ("secure", _SPACES),
    ("nominate", STUDENTS),
    ("force", None),
    ("junks", ("", *map(str, range(1, 5)))),
    ("voyage", ("", *map(str, range(1, JUNKS + 1)))),
    ("recruit", None),
    ("invade", _BOXES),
    ("buy-gift", _GIFTS),
    ("give-gift", ("",) * 5 + tuple(f"{value} {seat}" for value in range(1, 7) for seat in _SEATS)),
    ("commercial", tuple(map(str, range(5)))),
    ("tax", None),
    ("no-action", None),
    ("transfer", _SPACES),
    ("petition-junks", _SEATS),
    ("petition-student", STUDENTS),
    ("petition-swap", _SPACES),
    ("petition-army", _BOXES),
    ("petition-influence", _SPACES),
    ("play-cash", None),
    ("play-gift", _GIFTS),
    ("play-extra", None),
    ("play-bribery", tuple(f"{card} {space}" for card in _BRIBERY_CARDS for space in _SPACES)),
    ("play-recruit", None),
    ("play-insult", None),
    ("pass", None),
    ("pay", tuple(map(digits, PAYMENTS))),
    ("land", DISTANT_LANDS),
    ("marker", _SEATS),
    ("ship", _SEATS),
    ("swap", _SPACES),
    ("redeploy", _BOXES),
    ("name", _SEATS),
    ("tutor", STUDENTS),
    ("lay", ("1", "2", "3")),
    ("enough", None),
    ("place", _SPACES),
    ("yield", _SEATS),
    ("keep", tuple(map(digits, KEPT))),
    ("chit", ("", "", "", "", *map(str, range(4, 9)))),
    ("value", ("", "", *map(str, range(2, 5)))),
    ("foreign", FOREIGN_LANDS),
    ("candidate", (*MINISTRIES, "any")),
    ("official", (*_GIFTS, "7")),
    ("chief", _SEATS),
    ("draw", ("1", "2", "3")),
    ("reward", REWARDS),
    ("reveal", None),
)

VERBS: Final = tuple(name for name, _ in _ROWS)


_LENGTHS: Final = [1 if words is None else len(words) for _, words in _ROWS]
BASE: Final = list(accumulate(_LENGTHS, initial=0))
"""Verb to the first move of its row; at the end the number of all moves."""
ACTION_SPACE: Final = BASE[-1]
VERB_OF: Final = [verb for verb, length in enumerate(_LENGTHS) for _ in range(length)]
"""Move to verb."""
TARGET_OF: Final = [target for length in _LENGTHS for target in range(length)]
"""Move to target."""


def pack(verb: int, target: int = 0) -> int:
    """The move of a verb and a target.

    >>> TARGET_OF[pack(SECURE, 4)]
    4
    """
    return BASE[verb] + target


def row_of(verb: int) -> Sequence[int]:
    """All moves of a verb, by target."""
    return range(BASE[verb], BASE[verb + 1])


@cache
def all_texts(seats: int) -> dict[int, str]:
    """Every move of a game with this many seats, with its text.

    >>> all_texts(3)[pack(GIVE_GIFT, 4 * 5 + 1)]
    'give-gift 4 seat-2'
    """
    absent = _SEATS[seats:]
    texts = {}
    for verb, (name, words) in enumerate(_ROWS):
        if words is None:
            texts[pack(verb)] = name
            continue
        for target, word in enumerate(words):
            if word and not word.endswith(absent):
                texts[pack(verb, target)] = f"{name} {word}"
    return texts


@cache
def all_moves(seats: int) -> dict[str, int]:
    """The inverse of `all_texts`."""
    return {text: move for move, text in all_texts(seats).items()}


PASS_MOVE: Final = pack(PASS)
ENOUGH_MOVE: Final = pack(ENOUGH)
