"""What the verbs of this game share."""

from __future__ import annotations

from kaiserhof.engine import Seat, Value, Verb, say
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.words.names import colour_name


class Act(Verb[Position]):
    """A verb of the player whose turn it is."""

    def announce(self, state: Position, target: int) -> None:
        say(state, f"log-{self.name}", {"seat": Seat(state.turn), **self.values(state, target)})


class ColourAct(Act):
    """A verb of the player whose turn it is, with a colour as its target."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"colour": colour_name(target)}
