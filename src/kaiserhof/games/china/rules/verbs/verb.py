"""What a verb is: one object with its effect, its refusals and its words; `VERBS` in the package lists them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kaiserhof.engine import Event, Message, Refusal, Seat, Value
from kaiserhof.games.china.rules.phases import PAYING

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


class Verb:
    """Something a seat or chance does. A move is a verb with a target."""

    def __init__(self, number: int, name: str, *phases: int, by_chance: bool = False) -> None:
        self.number = number
        self.name = name
        """As in the text of a move and in the messages `move-…` and `log-…`."""
        self.phases = phases
        """When it may be asked for."""
        self.by_chance = by_chance

    def push(self, state: ChinaState, target: i64) -> None:
        """The effect."""
        raise NotImplementedError

    def refusal(self, state: ChinaState, target: int) -> Refusal:
        """The rule that forbids it, asked only in its phase and when it is not legal."""
        raise NotImplementedError

    def out_of_phase(self, state: ChinaState) -> Refusal:
        """The rule that asks for something else first."""
        return Refusal("pay-first" if state.phase == PAYING else "refill-hand")

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """What its messages say about the target."""
        return {}

    def label(self, state: ChinaState, target: int) -> Message:
        """The move for people."""
        return Message(f"move-{self.name}", self.values(state, target))

    def announce(self, state: ChinaState, target: int) -> None:
        """Write the move into the journal, before its effect."""
        self.say(state, f"log-{self.name}", {"seat": Seat(state.turn), **self.values(state, target)})

    def say(self, state: ChinaState, message: str, values: dict[str, Value], only: int | None = None) -> None:
        """A line of the journal."""
        if state.journal is not None:
            state.journal.append(Event(Message(message, values), only))
