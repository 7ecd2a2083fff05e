"""The position and the order of a turn: draw a card, hang a lantern, pay for it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, FULL, OVER, SPECTATOR, Dice, Question, Verb
from kaiserhof.games.lanterns.rules.components import COLOURS, DEALING, ENDED, HAND, HANGING, HOOKS, OF_EACH
from kaiserhof.games.lanterns.rules.decisions import MOVES, QUESTIONS, TARGETS, TEXTS, VERBS
from kaiserhof.games.lanterns.rules.position import Position


@final
class LanternsState(Position):
    """A position; see `State` for the methods."""

    __slots__ = ()

    def to_move(self) -> i64:
        """Returns the seat that decides next, `CHANCE` or `OVER`."""
        if self.phase == ENDED:
            return OVER
        return CHANCE if self.phase == DEALING else self.turn

    def turn_of(self) -> i64:
        """Returns the seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> list[int]:
        """Returns all legal moves; in a view only the viewer's."""
        question = self.question()
        hidden = self.viewer not in (FULL, self.to_move())
        return [] if question is None or hidden else list(question.moves(self))

    def push(self, move: i64) -> None:
        """Carries out a legal move."""
        verb = VERBS[move // TARGETS]
        if self.journal is not None:
            verb.announce(self, move % TARGETS)
        verb.push(self, move % TARGETS)

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

    def cards(self, seat: i64, colour: i64) -> i64:
        """Returns how many cards of a colour a seat holds."""
        return self.hands[seat * len(COLOURS) + colour]

    def receiver(self) -> i64:
        """Returns the seat that the next card is dealt to (rule `setup` before the first turn, then rule `draw`)."""
        return (HAND * self.seats - self.to_deal) // HAND if self.to_deal else self.turn

    def dealt(self) -> None:
        """Continues after a card with the next card of the first deal, or with the turn."""
        if self.to_deal:
            self.to_deal -= 1
            if not self.to_deal:
                self.begin_turn()
        else:
            self.phase = HANGING

    def begin_turn(self) -> None:
        """Rule `draw`: the turn begins with a card from the pile, if there is one."""
        self.phase = DEALING if self.pile_size else HANGING

    def end_turn(self) -> None:
        """Rules `turn` and `end`: the next seat's turn, until every hook has a lantern."""
        self.turn = (self.turn + 1) % self.seats
        if min(self.lanterns) < 0:
            self.begin_turn()
        else:
            self.phase = ENDED

    def scores(self) -> list[int]:
        """Returns the points of each seat."""
        return list(self.points)

    def ranking(self) -> list[int]:
        """Rule `win`: places by points; a tie is shared."""
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def seen_by(self, seat: int | None) -> LanternsState:
        """Returns the position as a seat knows it: its own cards, and how many the others and the pile have."""
        view = self.copy()
        view.viewer = SPECTATOR if seat is None else seat
        view.pile = [0] * len(COLOURS)
        for place in range(len(view.hands)):
            if place // len(COLOURS) != view.viewer:
                view.hands[place] = 0
        return view

    def imagine(self, dice: Dice) -> LanternsState:
        """Returns a full state in which the cards this view does not show are dealt at random."""
        world = self.copy()
        world.viewer = FULL
        unseen: list[int] = []
        for colour in range(len(COLOURS)):
            shown = self.discards[colour] + sum(self.cards(seat, colour) for seat in range(self.seats))
            unseen += [colour] * (OF_EACH - shown)
        for seat in range(self.seats):
            if seat != self.viewer:
                for _ in range(self.hand_size[seat]):
                    world.hands[seat * len(COLOURS) + unseen.pop(dice.below(len(unseen)))] += 1
        world.pile = [unseen.count(colour) for colour in range(len(COLOURS))]
        return world

    def copy(self) -> LanternsState:
        """Returns an independent copy."""
        new = LanternsState(self.seats)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """Returns a snapshot."""
        return self.json_fields()

    def key(self) -> tuple[object, ...]:
        """Returns all fields, hashable."""
        return self.parts()

    def census(self) -> dict[str, int]:
        """Counts every component, wherever it lies."""
        cards = self.pile_size + sum(self.hand_size) + sum(self.discards)
        return {"cards": cards, "hooks": HOOKS}
