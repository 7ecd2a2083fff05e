"""Start a Voyage: junks leave the shipyard; every five on the ocean reach a Distant Land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import DISTANT_LANDS, JUNK_SPACE, VOYAGE
from kaiserhof.games.confucius.rules.lookup import LICENCES, LICENCES_IN
from kaiserhof.games.confucius.rules.moves import LAND, SAIL, pack, row_of
from kaiserhof.games.confucius.rules.phases import ONWARD
from kaiserhof.games.confucius.words import log
from kaiserhof.games.confucius.words.names import licence_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


_MOVES: Final = tuple(row_of(SAIL))[1:]


class StartVoyage(Action):
    """Rules `voyage`, `voyage-arrival`, `voyage-once` and `voyage-no-land`; it shares its space with buying junks."""

    def __init__(self) -> None:
        super().__init__(SAIL, JUNK_SPACE, currency=LICENCES)

    def moves(self, state: ConfuciusState, seat: int) -> tuple[int, ...]:
        """One junk or more, as many as licences pay for and lands can receive."""
        if not state.shipyards[seat]:
            return ()
        return _MOVES[: min(state.shipyards[seat], LICENCES_IN[state.hands[seat]], self._room(state, seat))]

    def _room(self, state: ConfuciusState, seat: int) -> int:
        """Rule `voyage-no-land`: no voyage can end that has no land left, and none begins after the fifth land."""
        lands = len(DISTANT_LANDS) - state.visited[seat].bit_count()
        return lands * VOYAGE + VOYAGE - 1 - state.oceans[seat] if lands else 0

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """A licence a junk."""
        return target

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """Junks go to sea; where they land is asked once they are paid for."""
        state.shipyards[seat] -= target
        state.oceans[seat] += target

    def choices(self, state: ConfuciusState, seat: int) -> list[int]:
        """Rule `voyage-once`: any land the seat has no marker on."""
        return [pack(LAND, land) for land in range(len(DISTANT_LANDS)) if not state.visited[seat] >> land & 1]

    def choose(self, state: ConfuciusState, seat: int, target: int) -> None:
        """Rule `voyage-arrival`: five junks go back, the first to arrive takes the chit, everyone a reward card."""
        state.oceans[seat] -= VOYAGE
        state.junks += VOYAGE
        state.visited[seat] |= 1 << target
        points = 0
        if state.discoverer[target] < 0:
            state.discoverer[target] = seat
            points = state.land_chit[target]
            state.points[seat] += points
        if state.journal is not None:
            log.landed(state, seat, target, points)
        if not cards.earn_reward(state, seat):
            state.phase = ONWARD

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """Not so many junks, no land left, too dear."""
        if target > state.shipyards[seat]:
            return Refusal("voyage", Message("detail-shipyard", {"junks": state.shipyards[seat]}))
        if target > self._room(state, seat):
            return Refusal("voyage-no-land")
        return Refusal("pay-cards", licence_detail(target, LICENCES_IN[state.hands[seat]]))

    def not_chosen(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """A marker stands there already."""
        return Refusal("voyage-once")

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """How many, and for how much."""
        return {"junks": target, **self.cost(state, target)}
