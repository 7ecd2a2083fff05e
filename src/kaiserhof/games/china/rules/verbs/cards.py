"""What is done with cards: paying, exchanging, taking and drawing; and what chance turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.china.rules import hidden
from kaiserhof.games.china.rules.components import CARD, HAND, OPEN_CARD, ROW, ROW_SIZE, cards_in_hand, cards_in_row
from kaiserhof.games.china.rules.moves import DEAL, DRAW, EXCHANGE, OPEN, PAIR, PASS, PAY, STOP, TAKE
from kaiserhof.games.china.rules.phases import DEALING, DRAWING, DRAWN, PAYING, PLACE, REFILL
from kaiserhof.games.china.rules.verbs.verb import Verb
from kaiserhof.games.china.words.names import cards_name, colour_detail, colour_name

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


class Pay(Verb):
    """Rules `pay-card`, `joker` and `three-cards`."""

    def __init__(self) -> None:
        super().__init__(PAY, "pay", PAYING)

    def push(self, state: ChinaState, target: i64) -> None:
        """The cards are laid off; then the piece has its effects."""
        if target < PAIR:
            state.lay_off(target, 1)
        else:
            state.lay_off(target - PAIR, 2)
        state.paid()

    def refusal(self, state: ChinaState, target: int) -> Refusal:
        """The wrong colour, or no pair."""
        hand = state.hands[state.turn]
        colour = state.lookup.colour_of[state.here]
        if target < PAIR:
            return Refusal("pay-card", colour_detail(colour, cards_in_hand(hand, colour)))
        return Refusal("joker", colour_detail(target - PAIR, cards_in_hand(hand, target - PAIR)))

    def out_of_phase(self, state: ChinaState) -> Refusal:  # noqa: ARG002
        """There is nothing to pay for."""
        return Refusal("pay-first")

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The cards."""
        return {"cards": cards_name(target)}


class OfColour(Verb):
    """A verb whose target is a colour."""

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The colour."""
        return {"colour": colour_name(target)}


class Exchange(OfColour):
    """Rule `exchange`."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, "exchange", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:
        """Lay off one card, draw one."""
        state.lay_off(target, 1)
        state.wanted = 1
        state.phase = DRAWING

    def refusal(self, state: ChinaState, target: int) -> Refusal:
        """A piece was placed, or there is no such card."""
        if state.placed:
            return Refusal("turn")
        if not cards_in_hand(state.hands[state.turn], target):
            return Refusal("exchange", colour_detail(target, 0))
        return Refusal("exchange")


class Take(OfColour):
    """Rule `refill-hand`: an open card; everyone sees it."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take", DRAWING)

    def push(self, state: ChinaState, target: i64) -> None:
        """From the open row to the hand."""
        state.row -= OPEN_CARD[target]
        state.hands[state.turn] += CARD[target]
        state.known[state.turn] += CARD[target]
        state.wanted -= 1
        state.draw_on()

    def refusal(self, state: ChinaState, target: int) -> Refusal:
        """There is no such card."""
        return Refusal("open-row", colour_detail(target, cards_in_row(state.row, target)))


class Draw(Verb):
    """Rule `refill-hand`: a hidden card; chance says which."""

    def __init__(self) -> None:
        super().__init__(DRAW, "draw", DRAWING)

    def push(self, state: ChinaState, target: i64) -> None:  # noqa: ARG002
        """Chance is asked."""
        state.phase = DRAWN

    def refusal(self, state: ChinaState, target: int) -> Refusal:  # noqa: ARG002
        """The pile is used up."""
        return Refusal("pile-second")


class Deal(OfColour):
    """Rules `setup-hands` and `refill-hand`: a hidden card."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", by_chance=True)

    def push(self, state: ChinaState, target: i64) -> None:
        """From the pile to a hand: in turn to all at the start, later to the one who draws."""
        first_hands = state.phase == DEALING
        seat = self.receiver(state)
        state.hands[seat] += CARD[target]
        state.hidden[seat] += 1
        if state.used_up:
            hidden.card_drawn(state, seat, target)
        state.leave_pile(target)
        state.wanted -= 1
        if not first_hands:
            state.draw_on()
        elif not state.wanted:
            state.phase = REFILL

    def receiver(self, state: ChinaState) -> i64:
        """Who gets the card."""
        return (HAND * state.seats - state.wanted) // HAND if state.phase == DEALING else state.turn

    def announce(self, state: ChinaState, target: int) -> None:
        """Only the one who drew the hidden card reads which it is."""
        self.say(state, "log-drawn", self.values(state, target), only=self.receiver(state))


class Open(OfColour):
    """Rules `setup-hands` and `refill-row`: a card for the open row."""

    def __init__(self) -> None:
        super().__init__(OPEN, "open", by_chance=True)

    def push(self, state: ChinaState, target: i64) -> None:
        """From the pile to the open row."""
        state.row += OPEN_CARD[target]
        if state.used_up:
            state.new_pool[target] -= 1
        state.leave_pile(target)
        if ROW_SIZE[state.row] == ROW or not state.pile_size:
            state.begin_turn()

    def announce(self, state: ChinaState, target: int) -> None:
        """Nobody did it."""
        self.say(state, "log-open", self.values(state, target))


class Stop(Verb):
    """Rule `two-pieces`: no second piece."""

    def __init__(self) -> None:
        super().__init__(STOP, "stop", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:  # noqa: ARG002
        """The hand is filled up."""
        state.refill_hand()

    def refusal(self, state: ChinaState, target: int) -> Refusal:  # noqa: ARG002
        """Nothing has been placed."""
        return Refusal("turn")

    def announce(self, state: ChinaState, target: int) -> None:
        """Not worth a line."""


class Pass(Verb):
    """Rule `pass`: nothing can be done."""

    def __init__(self) -> None:
        super().__init__(PASS, "pass", PLACE)

    def push(self, state: ChinaState, target: i64) -> None:  # noqa: ARG002
        """The turn is over."""
        state.end_turn()

    def refusal(self, state: ChinaState, target: int) -> Refusal:  # noqa: ARG002
        """Something can be done."""
        return Refusal("pass")
