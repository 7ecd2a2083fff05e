"""Transfer Influence: an own marker makes way for another player's, and cancels that player's gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import ministries
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import (
    MINISTRY_OF,
    MOST_TRANSFERS,
    TRANSFER_NEEDS_GIFT,
    TRANSFER_SPACE,
)
from kaiserhof.games.confucius.rules.gifts import active_gift, cancel
from kaiserhof.games.confucius.rules.lookup import TRANSFERS, spaces_in
from kaiserhof.games.confucius.rules.moves import MARKER, TRANSFER, pack
from kaiserhof.games.confucius.rules.phases import MARKING, ONWARD
from kaiserhof.games.confucius.words.names import space_values

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class TransferInfluence(Action):
    """Rules `transfer` and `transfer-limit`: no cubes and no coins, but the turn."""

    def __init__(self) -> None:
        super().__init__(TRANSFER, TRANSFER_SPACE, first=0, again=0)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Every own official in an unresolved ministry."""
        own = state.own[seat] & ministries.open_spaces(state)
        if not own or state.transfers[seat] >= MOST_TRANSFERS:
            return []
        if TRANSFER_NEEDS_GIFT and not self.choices(state, seat):
            return []
        return [TRANSFERS[space] for space in spaces_in(own)]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """One more in this round."""
        state.transfers[seat] += 1

    def follow(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """Whose marker comes there is asked next."""
        state.phase = MARKING

    def choices(self, state: ConfuciusState, seat: int) -> list[int]:
        """Any other player."""
        return [
            pack(MARKER, other)
            for other in range(state.seats)
            if other != seat and (active_gift(state, other, seat) or not TRANSFER_NEEDS_GIFT)
        ]

    def choose(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The status of the marker stays, the receiver's gift to the seat ends."""
        space = state.target
        secured = bool(state.secured >> space & 1)
        ministries.take_marker(state, space)
        ministries.put_marker(state, space, target, secured=secured)
        cancel(state, target, seat)
        state.phase = ONWARD

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """Resolved, not one's own, too often."""
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        own = state.marker[target] == seat
        return Refusal("transfer-limit" if own and state.transfers[seat] >= MOST_TRANSFERS else "transfer")

    def not_chosen(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """Another player it must be."""
        return Refusal("transfer")

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The official."""
        return space_values(target)
