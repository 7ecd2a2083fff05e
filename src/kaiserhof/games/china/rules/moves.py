"""Packs a verb and a target into one integer, and gives every move its text.

| text | who | target |
|---|---|---|
| `house wei-3`, `fort wei-3` | player | a house field |
| `emissary wei` | player | a province |
| `pay r`, `pay gg` | player | the card, or the pair of cards as a joker |
| `exchange r` | player | the card laid off |
| `stop` | player | no second piece |
| `pass` | player | nothing else is possible |
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

VERB_NAMES: Final[tuple[str, ...]] = (
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
"""The verbs. The number of a verb is its place here."""

HOUSE: Final = VERB_NAMES.index("house")
EMISSARY: Final = VERB_NAMES.index("emissary")
FORT: Final = VERB_NAMES.index("fort")
EXCHANGE: Final = VERB_NAMES.index("exchange")
STOP: Final = VERB_NAMES.index("stop")
PASS: Final = VERB_NAMES.index("pass")
PAY: Final = VERB_NAMES.index("pay")
TAKE: Final = VERB_NAMES.index("take")
DRAW: Final = VERB_NAMES.index("draw")
DEAL: Final = VERB_NAMES.index("deal")
OPEN: Final = VERB_NAMES.index("open")

ACTION_SPACE: Final = len(VERB_NAMES) << VERB_SHIFT
"""Every move is a smaller number than this."""

PAIR: Final = 5
"""Added to the colour in the target of `pay`: two cards of it, as a joker."""


def pack(verb: int, target: int = 0) -> int:
    """Returns the move with this verb and target.

    >>> pack(EMISSARY, 2)
    66
    """
    return verb << VERB_SHIFT | target


def verb_of(move: int) -> int:
    """Returns the number of the verb of a move."""
    return move >> VERB_SHIFT


def target_of(move: int) -> int:
    """Returns the target of a move: a field, a province, a colour, or `PAIR` plus a colour."""
    return move & TARGET


STOP_MOVE: Final = pack(STOP)
PASS_MOVE: Final = pack(PASS)
DRAW_MOVE: Final = pack(DRAW)


def all_texts(field_ids: tuple[str, ...], province_ids: tuple[str, ...]) -> dict[int, str]:
    """Returns the text of every move on a map with these fields and provinces, by move.

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
    for verb, name in enumerate(VERB_NAMES):
        if verb in (STOP, PASS, DRAW):
            texts[pack(verb)] = name
        else:
            for target, word in enumerate(targets.get(verb, LETTERS)):
                texts[pack(verb, target)] = f"{name} {word}"
    return texts
