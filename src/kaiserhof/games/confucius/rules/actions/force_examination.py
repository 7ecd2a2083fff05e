"""Force an Imperial Examination: it takes place in this round's court."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import FORCE_PRICE, FORCE_SPACE
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.moves import FORCE, pack
from kaiserhof.games.confucius.words.names import money_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

_MOVES: Final[tuple[int, ...]] = (pack(FORCE),)


class ForceExamination(Action):
    """Rules `force` and `first-round`."""

    def __init__(self) -> None:
        super().__init__(FORCE, FORCE_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> tuple[int, ...]:
        """From the second round on, also without a student."""
        return _MOVES if state.wall and COINS_IN[state.hands[seat]] >= FORCE_PRICE else ()

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """Two coins."""
        return FORCE_PRICE

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """The examination will come if a student is there."""
        state.forced = True

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:  # noqa: ARG002
        """First round, too dear."""
        if not state.wall:
            return Refusal("first-round")
        return Refusal("pay-cards", money_detail(FORCE_PRICE, COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The price, and how many students there are: without one it would be in vain (ruling 8)."""
        return {"students": 2 - state.students.count(-1), **self.cost(state, target)}
