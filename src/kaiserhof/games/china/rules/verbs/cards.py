"""What a player does with cards (pay, exchange, take, draw), and how a turn ends early (stop, pass)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Value, Verb
from kaiserhof.games.china.rules import hidden
from kaiserhof.games.china.rules.components import CARD, OPEN_CARD, cards_in_hand
from kaiserhof.games.china.rules.lookup import EXCHANGES, PAYMENTS, TAKES
from kaiserhof.games.china.rules.moves import DRAW_MOVE, PAIR, PASS_MOVE, STOP_MOVE
from kaiserhof.games.china.rules.phases import DRAWING, DRAWN, PAYING_FORT
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.turns import draw_on, end_turn, lay_off, paid, refill_hand
from kaiserhof.games.china.rules.verbs.verb import Act, ColourAct
from kaiserhof.games.china.words.names import cards_name, colour_detail, colour_name, fort_detail, own_colour_detail


@final
class Pay(Act):
    """Rules `pay-card`, `joker` and `three-cards`."""

    def moves(self, state: Position) -> Sequence[int]:
        lookup = state.lookup
        payments = lookup.fort_payments if state.phase == PAYING_FORT else PAYMENTS
        return payments[state.hands[state.turn]][lookup.colour_of[state.here]]

    def push(self, state: Position, target: i64) -> None:
        if target < PAIR:
            lay_off(state, target, 1)
        else:
            lay_off(state, target - PAIR, 2)
        paid(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        here = state.lookup.colour_of[state.here]
        if target < PAIR:
            return Refusal("pay-card", colour_detail(here, 0) if target == here else colour_detail(here))
        if state.phase == PAYING_FORT:
            return Refusal("fort-pay", fort_detail(here))
        colour = target - PAIR
        if colour == here:
            return Refusal("joker", own_colour_detail(here))
        return Refusal("joker", colour_detail(colour, cards_in_hand(state.hands[state.turn], colour)))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"cards": cards_name(target)}


@final
class Exchange(ColourAct):
    """Rule `exchange`."""

    def moves(self, state: Position) -> Sequence[int]:
        return EXCHANGES[state.hands[state.turn]] if state.row or state.pile_size else ()

    def push(self, state: Position, target: i64) -> None:
        lay_off(state, target, 1)
        state.wanted = 1
        state.phase = DRAWING

    def refusal(self, state: Position, target: int) -> Refusal:
        if not cards_in_hand(state.hands[state.turn], target):
            return Refusal("exchange", colour_detail(target, 0))
        return Refusal("exchange")


@final
class Take(ColourAct):
    """Rule `refill-hand`: an open card; everyone sees it."""

    def moves(self, state: Position) -> Sequence[int]:
        return TAKES[state.row]

    def push(self, state: Position, target: i64) -> None:
        state.row -= OPEN_CARD[target]
        state.hands[state.turn] += CARD[target]
        state.seen_cards[state.turn] += CARD[target]
        state.wanted -= 1
        draw_on(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("open-row", Message("detail-open-row", {"colour": colour_name(target)}))


@final
class Draw(Act):
    """Rule `refill-hand`: a hidden card; chance says which."""

    def moves(self, state: Position) -> Sequence[int]:
        return _DRAW if state.pile_size else ()

    def push(self, state: Position, target: i64) -> None:
        """Lets chance decide which card it is."""
        state.phase = DRAWN

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("pile-second")


@final
class Stop(Act):
    """Rule `stop`: no second piece."""

    def moves(self, state: Position) -> Sequence[int]:
        return _STOP

    def push(self, state: Position, target: i64) -> None:
        refill_hand(state)

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: stopping is not worth a line."""


@final
class Pass(Act):
    """Rule `pass`: allowed only when nothing else is possible."""

    def __init__(self, *others: Verb[Position]) -> None:
        super().__init__("pass")
        self.others = others
        """The other verbs of a turn; passing is legal only if none of them is."""

    def moves(self, state: Position) -> Sequence[int]:
        for other in self.others:
            if other.moves(state):
                return ()
        return _PASS

    def push(self, state: Position, target: i64) -> None:
        hidden.passed(state)
        end_turn(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("pass")


_DRAW: Final = (DRAW_MOVE,)
_STOP: Final = (STOP_MOVE,)
_PASS: Final = (PASS_MOVE,)
