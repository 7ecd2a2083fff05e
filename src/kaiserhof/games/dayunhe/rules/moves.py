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

from kaiserhof.games.dayunhe.rules.components import CARDS, MAX_SEATS, STACKS

VERB_SHIFT: Final = 6
TARGET: Final = (1 << VERB_SHIFT) - 1

_TABLE: Final[tuple[tuple[str, str], ...]] = (
    ("take", "stack"),
    ("choose", "card"),
    ("replenish", "stack"),
    ("build", "tile"),
    ("at", "field"),
    ("city", ""),
    ("turn", "turns"),
    ("rebuild", "field"),
    ("swap", "field"),
    ("raise", ""),
    ("quell", "field"),
    ("calm", "seat"),
    ("destroy", "field"),
    ("sail", "field"),
    ("halt", ""),
    ("tea", ""),
    ("spy", "stack"),
    ("intrigue", "seat"),
    ("denounce", "seat"),
    ("reform", ""),
    ("under", "stack"),
    ("done", ""),
    ("reveal", ""),
    ("draw", "tile"),
    ("open", "tile"),
)
"""Every verb and the kind of its target; empty if it has none. The number of a verb is its index here."""

VERBS: Final[tuple[str, ...]] = tuple([verb for verb, _ in _TABLE])
"""The names of the verbs, by number."""
TARGETS: Final[tuple[str, ...]] = tuple([target for _, target in _TABLE])
"""What the target is, by number of the verb."""
ACTION_SPACE: Final = len(VERBS) << VERB_SHIFT

TAKE: Final = VERBS.index("take")
CHOOSE: Final = VERBS.index("choose")
REPLENISH: Final = VERBS.index("replenish")
BUILD: Final = VERBS.index("build")
AT: Final = VERBS.index("at")
CITY: Final = VERBS.index("city")
TURN: Final = VERBS.index("turn")
REBUILD: Final = VERBS.index("rebuild")
SWAP: Final = VERBS.index("swap")
QUELL: Final = VERBS.index("quell")
CALM: Final = VERBS.index("calm")
DESTROY: Final = VERBS.index("destroy")
SAIL: Final = VERBS.index("sail")
SPY: Final = VERBS.index("spy")
INTRIGUE: Final = VERBS.index("intrigue")
DENOUNCE: Final = VERBS.index("denounce")
UNDER: Final = VERBS.index("under")
REVEAL: Final = VERBS.index("reveal")

BARE: Final = tuple([number for number, target in enumerate(TARGETS) if not target])
"""The verbs without a target."""
ON_FIELDS: Final = tuple([number for number, target in enumerate(TARGETS) if target == "field"])
"""The verbs whose target is a field."""


def pack(verb: int, target: int = 0) -> int:
    """Returns the move of a verb and a target.

    >>> pack(BUILD, 3)
    195
    """
    return verb << VERB_SHIFT | target


def verb_of(move: int) -> int:
    """Returns the number of a move's verb."""
    return move >> VERB_SHIFT


def target_of(move: int) -> int:
    """Returns the target of a move: a field, a kind of tile, a stack, a seat, a card or a number of turns."""
    return move & TARGET


def moves_of(verb: int, count: int) -> tuple[int, ...]:
    """Returns the moves of a verb, by target."""
    return tuple([pack(verb, target) for target in range(count)])


CITY_MOVE: Final = pack(CITY)
REVEAL_MOVE: Final = pack(REVEAL)
TAKES: Final = moves_of(TAKE, STACKS)
REPLENISHES: Final = moves_of(REPLENISH, STACKS)
SPIES: Final = moves_of(SPY, STACKS)
STOWS: Final = moves_of(UNDER, STACKS)


def all_texts(field_ids: tuple[str, ...], tile_ids: tuple[str, ...]) -> dict[int, str]:
    """Returns the text of every move on a board with these fields and tiles; the first tile is the unrest tile.

    >>> all_texts(("a0", "b0"), ("unrest", "garden"))[pack(REBUILD, 1)]
    'rebuild b0'
    """
    words = {
        "card": tuple([card.id for card in CARDS]),
        "field": field_ids,
        "seat": tuple([str(seat + 1) for seat in range(MAX_SEATS)]),
        "stack": tuple([f"s{stack + 1}" for stack in range(STACKS)]),
        "tile": tile_ids,
        "turns": tuple([str(turns) for turns in range(6)]),
    }
    texts = {}
    for verb, (name, target) in enumerate(_TABLE):
        if target:
            texts.update({pack(verb, number): f"{name} {word}" for number, word in enumerate(words[target])})
        else:
            texts[pack(verb)] = name
    return texts
