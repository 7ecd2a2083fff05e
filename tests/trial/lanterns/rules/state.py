"""The methods of a state: which question is asked, what a seat knows, and what counts."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import OVER, Dice, Question, Verb
from kaiserhof.games.lanterns.rules.components import COLOURS, ENDED, HOOKS, OF_EACH
from kaiserhof.games.lanterns.rules.decisions import MOVES, QUESTIONS, TARGETS, TEXTS, VERBS
from kaiserhof.games.lanterns.rules.position import Position


@final
class LanternsState(Position):
    """A position; see `State` for the methods."""

    __slots__ = ()

    def turn_of(self) -> i64:
        """Returns the seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def question(self) -> Question[Any] | None:
        """Returns the question of this phase."""
        return QUESTIONS.get(self.phase)

    def verb_of(self, move: int) -> Verb[Any]:
        """Returns the verb of a move."""
        return VERBS[move // TARGETS]

    def target_of(self, move: int) -> int:
        """Returns the target of a move."""
        return move % TARGETS

    def texts(self) -> dict[int, str]:
        """Returns the text of every move."""
        return TEXTS

    def moves_by_text(self) -> dict[str, int]:
        """Returns the inverse of `texts`."""
        return MOVES

    def scores(self) -> list[int]:
        """Returns the points of each seat."""
        return list(self.points)

    def hide(self) -> None:
        """Removes all cards except the viewer's own; the numbers of cards stay."""
        self.pile = [0] * len(COLOURS)
        for place in range(len(self.hands)):
            if place // len(COLOURS) != self.viewer:
                self.hands[place] = 0

    def complete(self, world: LanternsState, dice: Dice) -> None:
        """Deals the cards that this view does not show."""
        unseen: list[int] = []
        for colour in range(len(COLOURS)):
            shown = self.discards[colour] + sum(self.cards(seat, colour) for seat in range(self.seats))
            unseen += [colour] * (OF_EACH - shown)
        for seat in range(self.seats):
            if seat != self.viewer:
                for _ in range(self.hand_size[seat]):
                    world.hands[seat * len(COLOURS) + unseen.pop(dice.below(len(unseen)))] += 1
        world.pile = [unseen.count(colour) for colour in range(len(COLOURS))]

    def copy(self) -> LanternsState:
        """Returns an independent copy."""
        new = LanternsState(self.seats)
        new.copy_from(self)
        return new

    def census(self) -> dict[str, int]:
        """Counts every component, wherever it lies."""
        cards = self.pile_size + sum(self.hand_size) + sum(self.discards)
        return {"cards": cards, "hooks": HOOKS}
