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

from .components import CARDS, MOST_SEATS, STACKS

VERB_SHIFT = 6
TARGET = (1 << VERB_SHIFT) - 1

VERBS = (
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
(
    TAKE,
    CHOOSE,
    REPLENISH,
    BUILD,
    AT,
    CITY,
    TURN,
    REBUILD,
    SWAP,
    RAISE,
    QUELL,
    CALM,
    DESTROY,
    SAIL,
    HALT,
    TEA,
    SPY,
    INTRIGUE,
    DENOUNCE,
    REFORM,
    UNDER,
    DONE,
    REVEAL,
    DRAW,
    OPEN,
) = range(len(VERBS))
ACTION_SPACE = len(VERBS) << VERB_SHIFT

BARE = (CITY, RAISE, HALT, TEA, REFORM, DONE, REVEAL)
"""Verbs without a target."""
ON_FIELDS = (AT, REBUILD, SWAP, QUELL, DESTROY, SAIL)
ON_STACKS = (TAKE, REPLENISH, SPY, UNDER)
ON_SEATS = (CALM, INTRIGUE, DENOUNCE)
ON_TILES = (BUILD, DRAW, OPEN)


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


CITY_MOVE = pack(CITY)
RAISE_MOVE = pack(RAISE)
HALT_MOVE = pack(HALT)
TEA_MOVE = pack(TEA)
REFORM_MOVE = pack(REFORM)
DONE_MOVE = pack(DONE)
REVEAL_MOVE = pack(REVEAL)


TAKES, REPLENISHES, SPIES, STOWS = (
    tuple(pack(verb, stack) for stack in range(STACKS)) for verb in (TAKE, REPLENISH, SPY, UNDER)
)
"""Stack to the move."""
CALMS, INTRIGUES, DENOUNCES = (
    tuple(pack(verb, seat) for seat in range(MOST_SEATS)) for verb in (CALM, INTRIGUE, DENOUNCE)
)
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
