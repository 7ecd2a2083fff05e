"""A small game with sealed bids, in which players hide their own decisions.

In four rounds everyone bids some of their coins, but nobody the same number twice in a row, except nothing. Then all
bids are opened; the highest takes a house, and everyone pays what they have bid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from kaiserhof.engine import (
    FULL,
    OVER,
    Dice,
    Fields,
    Game,
    Message,
    Moves,
    OptionValue,
    Question,
    Refusal,
    RuledState,
    ScoreLine,
    Seat,
    Verb,
    say,
)

COINS: Final = 9
HIGHEST: Final = 5
ROUNDS: Final = 4
NONE: Final = -1
HIDDEN: Final = -2
BIDDING, OPENING, ENDED = range(3)


class Bid(Verb["TendersState"]):
    """Coins in a closed hand."""

    def moves(self, state: TendersState) -> list[int]:
        return [self.first + bid for bid in state.possible(state.turn)]

    def push(self, state: TendersState, target: i64) -> None:
        state.bids[state.turn] = target
        state.turn += 1
        if state.turn == state.seats:
            state.phase = OPENING

    def refusal(self, state: TendersState, target: int) -> Refusal:
        return Refusal("repeated" if target == state.last_bids[state.turn] else "coins")

    def announce(self, state: TendersState, target: int) -> None:
        say(state, "log-bid", {"seat": Seat(state.turn)})
        say(state, "log-own-bid", {"coins": target}, only=state.turn)


class Open(Verb["TendersState"]):
    """All bids are opened."""

    def push(self, state: TendersState, target: i64) -> None:
        state.houses[state.bids.index(max(state.bids))] += 1
        state.coins = [coins - bid for coins, bid in zip(state.coins, state.bids, strict=True)]
        state.last_bids = state.bids
        state.bids = [NONE] * state.seats
        state.rounds -= 1
        state.turn = 0
        state.phase = BIDDING if state.rounds else ENDED

    def announce(self, state: TendersState, target: int) -> None:
        for seat, bid in enumerate(state.bids):
            say(state, "log-open", {"seat": Seat(seat), "coins": bid})


class Opening(Question["TendersState"]):
    """Chance opens, so nobody takes back a bid after seeing the others."""

    def outcomes(self, state: TendersState) -> list[tuple[int, int]]:
        return [(OPEN.first, 1)]


BID, OPEN = Bid("bid"), Open("open", by_chance=True)
MOVES = Moves({BID: [str(bid) for bid in range(HIGHEST + 1)], OPEN: [""]})
QUESTIONS: Mapping[int, Question[Any]] = {
    BIDDING: Question(BID, prompt="prompt-bid"),
    OPENING: Opening(OPEN, by_chance=True),
}


@final
class TendersState(RuledState):
    MOVES: ClassVar[Moves] = MOVES
    FIELDS: ClassVar[Fields] = Fields(numbers="phase turn rounds", lists="bids last_bids coins houses")
    __slots__ = (*FIELDS.kinds,)

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = FULL
        self.phase, self.turn, self.rounds = BIDDING, 0, ROUNDS
        self.bids, self.last_bids = [NONE] * seats, [NONE] * seats
        self.coins, self.houses = [COINS] * seats, [0] * seats

    def copy_from(self, other: TendersState) -> None:
        self.viewer = other.viewer
        self.phase, self.turn, self.rounds = other.phase, other.turn, other.rounds
        self.bids, self.last_bids = other.bids.copy(), other.last_bids.copy()
        self.coins, self.houses = other.coins.copy(), other.houses.copy()

    def possible(self, seat: int) -> list[int]:
        bids = range(min(self.coins[seat], HIGHEST) + 1)
        return [bid for bid in bids if not bid or bid != self.last_bids[seat]]

    def turn_of(self) -> i64:
        return OVER if self.phase == ENDED else min(self.turn, self.seats - 1)

    def question(self) -> Question[Any] | None:
        return QUESTIONS.get(self.phase)

    def scores(self) -> list[int]:
        return list(self.houses)

    def hide(self) -> None:
        self.bids = [
            HIDDEN if bid >= 0 and seat != self.viewer and self.phase != ENDED else bid
            for seat, bid in enumerate(self.bids)
        ]

    def complete(self, world: TendersState, dice: Dice) -> None:
        world.bids = [dice.choice(self.possible(seat)) if bid == HIDDEN else bid for seat, bid in enumerate(self.bids)]

    def census(self) -> dict[str, int]:
        return {"houses": self.rounds + sum(self.houses)}


class Tenders(Game[TendersState]):
    id = "tenders"
    rules_version = 1
    players = range(2, 4)
    options = ()
    action_space = MOVES.space
    longest = 20

    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> TendersState:
        self.choose(seats, options)
        return TendersState(seats)

    def score_sheet(self, state: TendersState) -> list[ScoreLine]:
        return [ScoreLine(Message("points-houses"), tuple(state.houses))]


GAME = Tenders()
