"""What chance does: it says which card of the pile comes into a hand or into the open row."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Value, Verb, say
from kaiserhof.games.china.rules import hidden
from kaiserhof.games.china.rules.components import CARD, HAND, OPEN_CARD, ROW, ROW_SIZE
from kaiserhof.games.china.rules.phases import DEALING, REFILL
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.turns import begin_turn, draw_on, leave_pile
from kaiserhof.games.china.words.names import colour_name


class ChanceCard(Verb[Position]):
    """A verb of chance, with the colour of a card as its target."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"colour": colour_name(target)}


class Deal(ChanceCard):
    """Rules `setup-hands` and `refill-hand`: a hidden card."""

    def push(self, state: Position, target: i64) -> None:
        first_hands = state.phase == DEALING
        seat = self.receiver(state) if first_hands else state.turn
        state.hands[seat] += CARD[target]
        state.hidden_count[seat] += 1
        if state.used_up:
            hidden.card_drawn(state, seat, target)
        leave_pile(state, target)
        state.wanted -= 1
        if not first_hands:
            draw_on(state)
        elif not state.wanted:
            state.phase = REFILL

    def receiver(self, state: Position) -> i64:
        """Returns the seat that gets the card: at the start each seat in turn, later the player who draws."""
        return (HAND * state.seats - state.wanted) // HAND if state.phase == DEALING else state.turn

    def announce(self, state: Position, target: int) -> None:
        """Tells only the player who draws the hidden card which one it is."""
        say(state, "log-drawn", self.values(state, target), only=self.receiver(state))


class Open(ChanceCard):
    """Rules `setup-hands` and `refill-row`: a card for the open row."""

    def push(self, state: Position, target: i64) -> None:
        state.row += OPEN_CARD[target]
        if state.used_up:
            hidden.card_opened(state, target)
        leave_pile(state, target)
        if ROW_SIZE[state.row] == ROW or not state.pile_size:
            begin_turn(state)

    def announce(self, state: Position, target: int) -> None:
        say(state, "log-open", self.values(state, target))
