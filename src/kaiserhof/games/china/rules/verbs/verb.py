"""What the verbs of this game share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Seat, Value, Verb, say
from kaiserhof.games.china.words.names import colour_name

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


class Act(Verb["ChinaState"]):
    """A verb of the player whose turn it is."""

    def announce(self, state: ChinaState, target: int) -> None:
        """Says who makes the move."""
        say(state, f"log-{self.name}", {"seat": Seat(state.turn), **self.values(state, target)})


class ColourAct(Act):
    """A verb of the player whose turn it is, with a colour as its target."""

    def values(self, state: ChinaState, target: int) -> dict[str, Value]:
        """Names the colour."""
        return {"colour": colour_name(target)}
