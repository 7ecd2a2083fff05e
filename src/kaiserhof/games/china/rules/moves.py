"""The moves: a verb and a target packed into one integer, and their texts.

| text | who | target |
|---|---|---|
| `house wei-3`, `fort wei-3` | player | a house field |
| `emissary wei` | player | a province |
| `pay r`, `pay gg` | player | the card, or the pair of cards as a joker |
| `exchange r` | player | the card laid off |
| `stop` | player | no second piece |
| `pass` | player | nothing can be done |
| `take r` | player | a card of the open row |
| `draw` | player | the hidden pile |
| `deal r` | chance | the hidden card that was drawn |
| `open r` | chance | the card turned up for the open row |
"""

from __future__ import annotations

from typing import Final

from kaiserhof.games.china.rules.components import LETTERS

VERB_SHIFT: Final = 6
TARGET: Final = (1 << VERB_SHIFT) - 1

HOUSE: Final = 0
EMISSARY: Final = 1
FORT: Final = 2
EXCHANGE: Final = 3
STOP: Final = 4
PASS: Final = 5
PAY: Final = 6
TAKE: Final = 7
DRAW: Final = 8
DEAL: Final = 9
OPEN: Final = 10
VERBS: Final[tuple[str, ...]] = (
    "house",
    "emissary",
    "fort",
    "exchange",
    "stop",
    "pass",
    "pay",
    "take",
    "draw",
    "deal",
    "open",
)
ACTION_SPACE: Final = len(VERBS) << VERB_SHIFT

PAIR: Final = 5
"""Added to the colour in the target of `pay`: two cards of it, as a joker."""


def pack(verb: int, target: int = 0) -> int:
    """The move of a verb and a target.

    >>> pack(EMISSARY, 2)
    66
    """
    return verb << VERB_SHIFT | target


def verb_of(move: int) -> int:
    """The verb of a move."""
    return move >> VERB_SHIFT


def target_of(move: int) -> int:
    """The target of a move: a field, a province, a colour, or `PAIR` plus a colour."""
    return move & TARGET


STOP_MOVE: Final = pack(STOP)
PASS_MOVE: Final = pack(PASS)
DRAW_MOVE: Final = pack(DRAW)


def all_texts(field_ids: tuple[str, ...], province_ids: tuple[str, ...]) -> dict[int, str]:
    """Every move on a map with these fields and provinces, with its text.

    >>> all_texts(("wei-1",), ("wei",))[pack(PAY, PAIR + 3)]
    'pay gg'
    """
    targets = {
        HOUSE: field_ids,
        FORT: field_ids,
        EMISSARY: province_ids,
        PAY: (*LETTERS, *[2 * letter for letter in LETTERS]),
    }
    texts = {}
    for verb, name in enumerate(VERBS):
        if verb in (STOP, PASS, DRAW):
            texts[pack(verb)] = name
            continue
        for target, word in enumerate(targets.get(verb, LETTERS)):
            texts[pack(verb, target)] = f"{name} {word}"
    return texts
