"""What is asked in each phase: which verbs answer, what chance may answer, and which rule forbids every other verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiserhof.engine import Dice, Message, Question, Refusal, Verb
from kaiserhof.games.china.rules.lookup import DEALS, OPENS
from kaiserhof.games.china.rules.phases import (
    DEALING,
    DRAWING,
    DRAWN,
    ENDED,
    FIRST_PIECE,
    PAYING,
    REFILL,
    SECOND_PIECE,
)
from kaiserhof.games.china.rules.verbs import BY_NAME
from kaiserhof.games.china.rules.verbs.pieces import Piece, end_of_placing
from kaiserhof.games.china.words.names import province_name

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


class Asked(Question["ChinaState"]):
    """A question to the player whose turn it is."""

    def __init__(self, *verbs: str, prompt: str, secret: bool, refusals: dict[str, str]) -> None:
        super().__init__(*[BY_NAME[name] for name in verbs], prompt=prompt, secret=secret)
        self.refusals = refusals
        """The rules that forbid other verbs, by the name of the verb."""

    def other_verb(self, state: ChinaState, verb: Verb[ChinaState], target: int) -> Refusal:  # noqa: ARG002
        """Looks up the rule that forbids the verb in this phase."""
        return Refusal(self.refusals[verb.name])


class AskedThere(Asked):
    """A question about the province of this turn."""

    def prompt(self, state: ChinaState) -> Message:
        """Names the province."""
        return Message(self._prompt, {"province": province_name(state, state.here)})


class AskedToDraw(Asked):
    """The question which card to draw next."""

    def prompt(self, state: ChinaState) -> Message:
        """Says how many cards are still to be drawn."""
        return Message(self._prompt, {"cards": state.wanted})

    def other_verb(self, state: ChinaState, verb: Verb[ChinaState], target: int) -> Refusal:
        """Names the rule that ended placing for a piece and for `stop`, and looks up the others."""
        if isinstance(verb, Piece):
            return verb.after_placing(state, target)
        return Refusal(self.refusals.get(verb.name) or end_of_placing(state))


class Turned(Question["ChinaState"]):
    """A question to chance: which card of the pile comes next."""

    def __init__(self, verb: str, moves: list[i64]) -> None:
        super().__init__(BY_NAME[verb], by_chance=True)
        self.by_colour = moves
        """The answers by colour."""

    def outcomes(self, state: ChinaState) -> list[tuple[int, int]]:
        """Weighs each colour by the number of its cards in the pile."""
        return [(self.by_colour[colour], count) for colour, count in enumerate(state.pile) if count]

    def draw(self, state: ChinaState, dice: Dice) -> i64:
        """Draws one of the outcomes by its weight, without listing them all."""
        pick = dice.below(state.pile_size)
        colour = 0
        for count in state.pile:
            pick -= count
            if pick < 0:
                break
            colour += 1
        return self.by_colour[colour]


_BY_PHASE: Final[dict[int, Question[ChinaState]]] = {
    FIRST_PIECE: Asked(
        "house",
        "emissary",
        "fort",
        "exchange",
        "pass",
        prompt="prompt-place",
        secret=True,
        refusals={"stop": "turn", "pay": "pay-first", "take": "refill-hand", "draw": "refill-hand"},
    ),
    PAYING: AskedThere(
        "pay",
        prompt="prompt-pay",
        secret=True,
        refusals=dict.fromkeys(("house", "emissary", "fort", "exchange", "stop", "pass", "take", "draw"), "pay-first"),
    ),
    SECOND_PIECE: AskedThere(
        "house",
        "emissary",
        "fort",
        "stop",
        prompt="prompt-second",
        secret=True,
        refusals={
            "exchange": "turn",
            "pass": "pass",
            "pay": "pay-first",
            "take": "refill-hand",
            "draw": "refill-hand",
        },
    ),
    DRAWING: AskedToDraw(
        "take",
        "draw",
        prompt="prompt-draw",
        secret=False,
        refusals={"exchange": "turn", "pass": "pass", "pay": "pay-first"},
    ),
    DEALING: Turned("deal", DEALS),
    DRAWN: Turned("deal", DEALS),
    REFILL: Turned("open", OPENS),
    ENDED: Question(),
}

QUESTIONS: Final[list[Question[ChinaState]]] = [_BY_PHASE[phase] for phase in range(len(_BY_PHASE))]
"""The questions by phase; the last one, after the end, has no answers."""
