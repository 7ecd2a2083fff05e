"""Every kind of move and every question, as objects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Question, Refusal, Seat, Value, Verb, say
from kaiserhof.games.lanterns.rules.components import COLOURS, DEALING, HANGING, HOOKS, PAYING, POINTS
from kaiserhof.games.lanterns.rules.position import Position

TARGETS: Final = 8
"""A move is the number of its verb times this, plus its target."""


class Hang(Verb[Position]):
    """Rule `hang`: hangs a lantern on a free hook."""

    def moves(self, state: Position) -> list[int]:
        """Returns a move for each free hook."""
        return [HANG * TARGETS + hook for hook, owner in enumerate(state.lanterns) if owner < 0]

    def push(self, state: Position, target: i64) -> None:
        """Hangs the lantern; paying for it comes next."""
        state.lanterns[target] = state.turn
        state.hook = target
        state.phase = PAYING

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains that the hook is not free."""
        return Refusal("free-hook")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"hook": target + 1}

    def announce(self, state: Position, target: int) -> None:
        """Tells everyone who hangs a lantern where."""
        say(state, "log-hang", {"seat": Seat(state.turn), "hook": target + 1})


class OfColour(Verb[Position]):
    """A verb whose target is a colour."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"colour": Message(f"colour-{COLOURS[target]}")}


class Pay(OfColour):
    """Rule `pay`: pays one card from the hand."""

    def moves(self, state: Position) -> list[int]:
        """Returns a move for each colour in the hand."""
        return [PAY * TARGETS + colour for colour in range(len(COLOURS)) if state.cards(state.turn, colour)]

    def push(self, state: Position, target: i64) -> None:
        """Discards the card and scores its points."""
        seat = state.turn
        state.hands[seat * len(COLOURS) + target] -= 1
        state.hand_size[seat] -= 1
        state.discards[target] += 1
        state.points[seat] += POINTS[target]
        state.hook = -1
        state.end_turn()

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains that there is no such card in the hand."""
        return Refusal("pay")

    def announce(self, state: Position, target: int) -> None:
        """Tells everyone who pays with what, because a card that is paid is open."""
        say(state, "log-pay", {"seat": Seat(state.turn), **self.values(state, target)})


class Deal(OfColour):
    """Rules `setup` and `draw`: deals a hidden card."""

    def push(self, state: Position, target: i64) -> None:
        """Moves the card from the pile to a hand."""
        seat = state.receiver()
        state.pile[target] -= 1
        state.pile_size -= 1
        state.hands[seat * len(COLOURS) + target] += 1
        state.hand_size[seat] += 1
        state.dealt()

    def announce(self, state: Position, target: int) -> None:
        """Tells only the seat that gets the card which it is."""
        say(state, "log-deal", {"seat": Seat(state.receiver())})
        say(state, "log-dealt", self.values(state, target), only=state.receiver())


VERBS: Final[list[Verb[Position]]] = [Hang("hang"), Pay("pay"), Deal("deal", by_chance=True)]
HANG, PAY, DEAL = range(len(VERBS))


class Ask(Question[Position]):
    """A question to a player; the rule of the turn refuses other verbs."""

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        """Explains that another step of the turn is due."""
        return Refusal("turn")


class Chance(Question[Position]):
    """A question to chance: which card is dealt."""

    def outcomes(self, state: Position) -> list[tuple[int, int]]:
        """Returns the cards of the pile, weighted by their numbers."""
        return [(DEAL * TARGETS + colour, count) for colour, count in enumerate(state.pile) if count]


QUESTIONS: Final[dict[int, Question[Position]]] = {
    HANGING: Ask(VERBS[HANG], prompt="prompt-hang"),
    PAYING: Ask(VERBS[PAY], prompt="prompt-pay", secret=True),
    DEALING: Chance(VERBS[DEAL], by_chance=True),
}
"""The question of each phase; the phase `ENDED` has none."""

TEXTS: Final = {
    **{HANG * TARGETS + hook: f"hang {hook + 1}" for hook in range(HOOKS)},
    **{PAY * TARGETS + colour: f"pay {name}" for colour, name in enumerate(COLOURS)},
    **{DEAL * TARGETS + colour: f"deal {name}" for colour, name in enumerate(COLOURS)},
}
MOVES: Final = {text: move for move, text in TEXTS.items()}
