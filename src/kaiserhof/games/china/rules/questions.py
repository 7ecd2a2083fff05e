"""What is asked in each phase: which verbs answer, what chance may answer, and which rule forbids every other verb.

Questions with several verbs list the same moves as their verbs would, but faster: a search asks all the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Question, Refusal, Verb
from kaiserhof.engine.native import vec
from kaiserhof.games.china.rules.lookup import DEALS, DRAWS, EXCHANGES, OPENS, TAKES
from kaiserhof.games.china.rules.moves import STOP_MOVE
from kaiserhof.games.china.rules.phases import (
    DEALING,
    DRAWING,
    DRAWN,
    ENDED,
    FIRST_PIECE,
    PAYING,
    PAYING_FORT,
    REFILL,
    SECOND_PIECE,
)
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.verbs import (
    DEAL,
    DRAW,
    EMISSARY,
    EXCHANGE,
    FORT,
    HOUSE,
    OPEN,
    PASS,
    PAY,
    STOP,
    TAKE,
)
from kaiserhof.games.china.rules.verbs.pieces import Piece
from kaiserhof.games.china.words.names import province_name


class FirstPiece(Question[Position]):
    """Rule `turn`: a piece, or an exchange."""

    def moves(self, state: Position) -> Sequence[int]:
        hand = state.hands[state.turn]
        found = _pieces(state, state.lookup.affordable[hand])
        if state.row or state.pile_size:
            found += EXCHANGES[hand]
        return found or PASS.moves(state)

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        return Refusal(_TOO_EARLY[verb.name])


class SecondPiece(Question[Position]):
    """Rule `stop`: another piece in the same province, or none."""

    def moves(self, state: Position) -> Sequence[int]:
        found = _pieces(state, state.lookup.affordable[state.hands[state.turn]] & (1 << state.here))
        found.append(STOP_MOVE)
        return found

    def prompt(self, state: Position) -> Message:
        return Message("prompt-second", {"province": province_name(state, state.here)})

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        return Refusal(_AFTER_A_PIECE.get(verb.name) or _TOO_EARLY[verb.name])


class Paying(Question[Position]):
    """Rule `pay-first`: the cards for the piece just placed."""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-pay", {"province": province_name(state, state.here)})

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        return Refusal("pay-first")


class Drawing(Question[Position]):
    """Rules `refill-hand` and `exchange`: an open or a hidden card."""

    def moves(self, state: Position) -> Sequence[int]:
        return DRAWS[state.row] if state.pile_size else TAKES[state.row]

    def prompt(self, state: Position) -> Message:
        return Message("prompt-draw", {"cards": state.wanted})

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        """Names the rule that ended placing, for a piece; for other verbs, that it is not their time."""
        if isinstance(verb, Piece):
            return verb.after_placing(state, target)
        return Refusal(_AFTER_PLACING.get(verb.name) or ("refill-hand" if state.placed else "exchange"))


class NextCard(Question[Position]):
    """A question to chance: which card of the pile comes next."""

    def __init__(self, verb: Verb[Position], moves: vec[i64]) -> None:
        super().__init__(verb, by_chance=True)
        self.by_colour = moves
        """The answers by colour."""

    def outcomes(self, state: Position) -> list[tuple[int, int]]:
        pile = state.pile
        return [(self.by_colour[colour], pile[colour]) for colour in range(len(pile)) if pile[colour]]


_TOO_EARLY: Final = {"stop": "turn", "pay": "pay-first", "take": "refill-hand", "draw": "refill-hand"}
_AFTER_A_PIECE: Final = {"exchange": "turn", "pass": "pass"}
_AFTER_PLACING: Final = {"exchange": "turn", "pass": "pass", "pay": "pay-first"}
"""The rules that forbid verbs at the wrong time, by the name of the verb."""


def _pieces(state: Position, provinces: i64) -> list[int]:
    """Returns the moves that place a piece in these provinces."""
    found: list[int] = []
    seat = state.turn
    if provinces & state.open:
        HOUSE.add_moves(state, provinces, found)
    if state.emissaries_left[seat]:
        found += state.lookup.emissary_moves[provinces & state.room]
    if state.forts_left[seat] and provinces & state.open:
        FORT.add_moves(state, provinces, found)
    return found


_BY_PHASE: Final[dict[int, Question[Position]]] = {
    FIRST_PIECE: FirstPiece(HOUSE, EMISSARY, FORT, EXCHANGE, PASS, prompt="prompt-place", secret=True),
    PAYING: Paying(PAY, secret=True),
    SECOND_PIECE: SecondPiece(HOUSE, EMISSARY, FORT, STOP, secret=True),
    DRAWING: Drawing(TAKE, DRAW),
    DEALING: NextCard(DEAL, DEALS),
    DRAWN: NextCard(DEAL, DEALS),
    REFILL: NextCard(OPEN, OPENS),
    ENDED: Question(),
    PAYING_FORT: Paying(PAY, secret=True),
}

QUESTIONS: Final[list[Question[Position]]] = [_BY_PHASE[phase] for phase in range(len(_BY_PHASE))]
"""The questions by phase; the one after the end has no answers."""

ASKED: Final = vec[i64]([question.asked for question in QUESTIONS])
"""Who answers, by phase."""
