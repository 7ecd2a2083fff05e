"""The moves: a verb and a target packed into one integer, and their texts.

| text | who | target |
|---|---|---|
| `take s2` | player | the stack whose open tile is the first in the warehouse |
| `choose reform` | player | an action card of those handed on |
| `reveal` | player | the chosen card, when the turn begins |
| `replenish s1` | player | the stack to draw from |
| `build garden`, then `at b5` or `city`, then `turn 2` | player | a tile of the warehouse, its place, its position |
| `rebuild b5`, then `turn 2`, `at c4` or `swap c4` | player | a tile on the board, and what becomes of it |
| `raise`, `quell c4`, `calm 2`, `spy s3`, `reform` | player | the special parts of cards |
| `destroy b5`, `tea`, `intrigue 2`, `denounce 2` | player | the attacks |
| `under s1` | player | the stack under which an own unrest tile goes |
| `sail c4`, `halt` | player | the ship's next field; the inspection goes no further |
| `done` | player | no more parts of the card |
| `draw garden` | chance | the hidden tile that was drawn |
| `open garden` | chance | the hidden tile that was turned up |
"""

from __future__ import annotations

from typing import Final

from kaiserhof.games.dayunhe.rules.components import CARDS, MOST_SEATS, STACKS

VERB_SHIFT: Final = 6
TARGET: Final = (1 << VERB_SHIFT) - 1

VERBS: Final[tuple[str, ...]] = (
    "take",
    "choose",
    "replenish",
    "build",
    "at",
    "city",
    "turn",
    "rebuild",
    "swap",
    "raise",
    "quell",
    "calm",
    "destroy",
    "sail",
    "halt",
    "tea",
    "spy",
    "intrigue",
    "denounce",
    "reform",
    "under",
    "done",
    "reveal",
    "draw",
    "open",
)
TAKE: Final = 0
CHOOSE: Final = 1
REPLENISH: Final = 2
BUILD: Final = 3
AT: Final = 4
CITY: Final = 5
TURN: Final = 6
REBUILD: Final = 7
SWAP: Final = 8
RAISE: Final = 9
QUELL: Final = 10
CALM: Final = 11
DESTROY: Final = 12
SAIL: Final = 13
HALT: Final = 14
TEA: Final = 15
SPY: Final = 16
INTRIGUE: Final = 17
DENOUNCE: Final = 18
REFORM: Final = 19
UNDER: Final = 20
DONE: Final = 21
REVEAL: Final = 22
DRAW: Final = 23
OPEN: Final = 24
ACTION_SPACE: Final = len(VERBS) << VERB_SHIFT

BARE: Final = (CITY, RAISE, HALT, TEA, REFORM, DONE, REVEAL)
"""Verbs without a target."""
ON_FIELDS: Final = (AT, REBUILD, SWAP, QUELL, DESTROY, SAIL)
ON_STACKS: Final = (TAKE, REPLENISH, SPY, UNDER)
ON_SEATS: Final = (CALM, INTRIGUE, DENOUNCE)
ON_TILES: Final = (BUILD, DRAW, OPEN)


def pack(verb: int, target: int = 0) -> int:
    """The move of a verb and a target.

    >>> pack(BUILD, 3)
    195
    """
    return verb << VERB_SHIFT | target


def verb_of(move: int) -> int:
    """The verb of a move."""
    return move >> VERB_SHIFT


def target_of(move: int) -> int:
    """The target of a move: a field, a kind of tile, a stack, a seat, a card or a number of turns."""
    return move & TARGET


CITY_MOVE: Final = pack(CITY)
RAISE_MOVE: Final = pack(RAISE)
HALT_MOVE: Final = pack(HALT)
TEA_MOVE: Final = pack(TEA)
REFORM_MOVE: Final = pack(REFORM)
DONE_MOVE: Final = pack(DONE)
REVEAL_MOVE: Final = pack(REVEAL)


def _row(verb: int, count: int) -> tuple[int, ...]:
    """The moves of a verb on so many stacks or seats."""
    return tuple([pack(verb, target) for target in range(count)])


TAKES: Final = _row(TAKE, STACKS)
REPLENISHES: Final = _row(REPLENISH, STACKS)
SPIES: Final = _row(SPY, STACKS)
STOWS: Final = _row(UNDER, STACKS)
"""Stack to the move."""
CALMS: Final = _row(CALM, MOST_SEATS)
INTRIGUES: Final = _row(INTRIGUE, MOST_SEATS)
DENOUNCES: Final = _row(DENOUNCE, MOST_SEATS)
"""Seat to the move."""


def all_texts(field_ids: tuple[str, ...], tile_ids: tuple[str, ...]) -> dict[int, str]:
    """Every move with its text, on a board with these fields and tiles (the first is the unrest tile).

    >>> all_texts(("a0", "b0"), ("unrest", "garden"))[pack(REBUILD, 1)]
    'rebuild b0'
    """
    words: dict[int, tuple[str, ...]] = {
        CHOOSE: tuple(card.id for card in CARDS),
        TURN: tuple(str(turns) for turns in range(6)),
    }
    words.update(dict.fromkeys(ON_FIELDS, field_ids))
    words.update(dict.fromkeys(ON_STACKS, tuple(f"s{stack + 1}" for stack in range(STACKS))))
    words.update(dict.fromkeys(ON_SEATS, tuple(str(seat + 1) for seat in range(MOST_SEATS))))
    words.update(dict.fromkeys(ON_TILES, tile_ids))
    texts = {}
    for verb, name in enumerate(VERBS):
        if verb in BARE:
            texts[pack(verb)] = name
            continue
        for target, word in enumerate(words[verb]):
            texts[pack(verb, target)] = f"{name} {word}"
    return texts
