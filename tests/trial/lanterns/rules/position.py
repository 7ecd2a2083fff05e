"""The fields of a position, and the order of a turn: draw a card, hang a lantern, pay for it."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from mypy_extensions import i64

from kaiserhof.engine import FULL, Fields, RuledState
from kaiserhof.games.lanterns.rules.components import COLOURS, DEALING, ENDED, HAND, HANGING, HOOKS, OF_EACH


class Position(RuledState, ABC):
    """Everything that lies on the table and in hands."""

    phase: i64
    turn: i64
    """The seat whose turn it is."""
    hook: i64
    """The hook that is being paid for, or -1."""
    to_deal: i64
    """Number of cards still to be dealt before the first turn."""
    lanterns: list[i64]
    """Owner of the lantern on each hook; -1 for a free hook."""
    hands: list[i64]
    """Number of cards, by seat times 2 plus colour; 0 where the viewer does not see them."""
    hand_size: list[i64]
    """Number of cards in hand, by seat."""
    pile: list[i64]
    """Number of cards in the pile, by colour; 0 in a view."""
    pile_size: i64
    discards: list[i64]
    """Number of cards paid, by colour."""
    points: list[i64]
    """Points, by seat."""

    # <fields> written by `make fields` from the annotations above

    FIELDS: ClassVar[Fields] = Fields(
        numbers="phase turn hook to_deal pile_size",
        lists="lanterns hands hand_size pile discards points",
    )
    __slots__ = (*FIELDS.kinds,)

    def copy_from(self, other: Position) -> None:
        """Makes this a copy of a position with the same seats."""
        self.viewer = other.viewer
        self.phase = other.phase
        self.turn = other.turn
        self.hook = other.hook
        self.to_deal = other.to_deal
        self.lanterns = other.lanterns.copy()
        self.hands = other.hands.copy()
        self.hand_size = other.hand_size.copy()
        self.pile = other.pile.copy()
        self.pile_size = other.pile_size
        self.discards = other.discards.copy()
        self.points = other.points.copy()

    # </fields>

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.journal = None
        self.viewer = FULL

    def set_up(self) -> None:
        """Lays out the game before the first card is dealt (rule `setup`)."""
        self.phase = DEALING
        self.turn = 0
        self.hook = -1
        self.to_deal = HAND * self.seats
        self.lanterns = [-1] * HOOKS
        self.hands = [0] * (len(COLOURS) * self.seats)
        self.hand_size = [0] * self.seats
        self.pile = [OF_EACH] * len(COLOURS)
        self.pile_size = OF_EACH * len(COLOURS)
        self.discards = [0] * len(COLOURS)
        self.points = [0] * self.seats

    def cards(self, seat: i64, colour: i64) -> i64:
        """Returns how many cards of a colour a seat holds."""
        return self.hands[seat * len(COLOURS) + colour]

    def receiver(self) -> i64:
        """Returns the seat that gets the next card (rule `setup` before the first turn, then rule `draw`)."""
        return (HAND * self.seats - self.to_deal) // HAND if self.to_deal else self.turn

    def dealt(self) -> None:
        """Continues after a card with the next card of the first deal, or with the turn."""
        if self.to_deal:
            self.to_deal -= 1
            if not self.to_deal:
                self.begin_turn()
        else:
            self.phase = HANGING

    def begin_turn(self) -> None:
        """Rule `draw`: begins a turn with a card from the pile, if there is one."""
        self.phase = DEALING if self.pile_size else HANGING

    def end_turn(self) -> None:
        """Rules `turn` and `end`: passes the turn to the next seat, until every hook has a lantern."""
        self.turn = (self.turn + 1) % self.seats
        if min(self.lanterns) < 0:
            self.begin_turn()
        else:
            self.phase = ENDED
