"""The state of *Der Kaiser von China*: who is to move, and how a turn and the game go on.

A turn is `house`, `emissary` or `fort`, then `pay`, perhaps a second piece and its `pay` (or `stop`), then `take` or
`draw` until the hand is full; or it is `exchange` and one card. What a single move does is in `verbs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import FULL, OVER, PLAYER, Dice, Question, Verb
from kaiserhof.engine.native import count_bits
from kaiserhof.games.china.rules import hidden, scoring
from kaiserhof.games.china.rules.components import (
    COLOURS,
    MAX_SEATS,
    cards_in_hand,
    cards_in_row,
)
from kaiserhof.games.china.rules.lookup import DEALS, OPENS
from kaiserhof.games.china.rules.moves import TARGET, VERB_SHIFT, target_of, verb_of
from kaiserhof.games.china.rules.phases import ENDED, REFILL
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.questions import ASKED, QUESTIONS
from kaiserhof.games.china.rules.verbs import VERBS


@final
class ChinaState(Position):
    """A state; see `State` for the contract.

    >>> from kaiserhof.engine import CHANCE, find_game
    >>> state = find_game("china").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['deal v', 'deal y', 'deal o', 'deal g', 'deal r']
    """

    __slots__ = ()

    @property
    def game(self) -> Any:
        return self.lookup.game

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        asked = ASKED[self.phase]
        return self.turn if asked == PLAYER else asked

    def turn_of(self) -> i64:
        return OVER if self.phase == ENDED else self.turn

    def question(self) -> Question[Position] | None:
        return None if self.phase == ENDED else QUESTIONS[self.phase]

    def verb_of(self, move: int) -> Verb[Position]:
        return VERBS[verb_of(move)]

    def target_of(self, move: int) -> int:
        return target_of(move)

    def texts(self) -> dict[int, str]:
        return self.lookup.texts

    def moves_by_text(self) -> dict[str, int]:
        return self.lookup.moves

    def legal_moves(self) -> Sequence[int]:
        if self.viewer != FULL and self.viewer != self.to_move():
            return ()
        return QUESTIONS[self.phase].moves(self)

    def draw_unchecked(self, dice: Dice) -> i64:
        """Draws a card of the pile, when chance is to move, without listing all outcomes."""
        pick = dice.below(self.pile_size)
        colour = 0
        for count in self.pile:
            pick -= count
            if pick < 0:
                break
            colour += 1
        return (OPENS if self.phase == REFILL else DEALS)[colour]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        self.unseen = None
        if self.journal is not None:
            VERBS[move >> VERB_SHIFT].announce(self, move & TARGET)
        VERBS[move >> VERB_SHIFT].push(self, move & TARGET)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        """Returns the places, by seat: by points, then by pieces left."""
        return scoring.places(self)

    # ------------------------------------------------------------------ hidden information

    def hide(self) -> None:
        hidden.hide(self)

    def complete(self, world: ChinaState, dice: Dice) -> None:
        hidden.complete(self, world, dice)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ChinaState:
        new = ChinaState(self.lookup, self.seats)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        return {"side": self.lookup.side, **self.lookup.other_ways, **super().to_json()}

    def key(self) -> tuple[object, ...]:
        """Returns all fields, the map, its side and how rules are read."""
        return (self.lookup.board.digest, self.lookup.side, *self.lookup.other_ways, *super().key())

    def census(self) -> dict[str, int]:
        """Counts cards by colour, each seat's houses and emissaries, and all fortifications, wherever they are."""
        counts: dict[str, int] = {}
        for colour, name in enumerate(COLOURS):
            counts[f"{name} cards"] = (
                self.pile[colour]
                + self.discards[colour]
                + cards_in_row(self.row, colour)
                + sum(cards_in_hand(hand, colour) for hand in self.hands)
            )
        for seat in range(self.seats):
            counts[f"houses of seat {seat}"] = self.houses_left[seat] + count_bits(self.houses[seat])
            counts[f"emissaries of seat {seat}"] = self.emissaries_left[seat] + sum(self.emissaries[seat::MAX_SEATS])
        counts["fortifications"] = count_bits(self.forts) + sum(self.forts_left)
        return counts
