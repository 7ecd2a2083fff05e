"""What the drawings of both forms share: the spots of the table, and the marks that light them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from kaiserhof.drawing import Easel, Mark
from kaiserhof.games.confucius.drawing.board.actions_box import ActionsBox
from kaiserhof.games.confucius.drawing.board.court import Court
from kaiserhof.games.confucius.drawing.board.lands import Lands
from kaiserhof.games.confucius.drawing.board.layout import layout
from kaiserhof.games.confucius.drawing.board.spots import Spot, marks
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.state import ConfuciusState

EVERYONE = -1
"""Used instead of a seat for what a place offers to everyone."""


class FormDrawing(ABC):
    """The changing part of the picture in one form and language, for one number of seats."""

    def __init__(self, labels: ConfuciusLabels, seats: int) -> None:
        self.labels = labels
        self.layout = layout(seats)
        self.court = Court(self.layout, labels)
        self.lands = Lands(self.layout, labels)
        self.box = ActionsBox(self.layout, labels)

    @abstractmethod
    def draw_board(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws what lies on the board for everyone."""

    @abstractmethod
    def draw_own(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws what lies on the board for the viewer only."""

    @abstractmethod
    def draw_hand(self, view: ConfuciusState, legal: frozenset[int], easel: Easel) -> None:
        """Draws what lies beside the board for the viewer."""

    @abstractmethod
    def draw_supplies(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws what lies beside the board for everyone."""

    def asked(self, view: ConfuciusState, legal: frozenset[int]) -> tuple[str, str]:
        """Returns the view and the part that answer the question, if the lit spots alone do not show them."""
        return "", ""

    def spots(self, view: ConfuciusState, seat: int) -> tuple[Spot, ...]:
        """Returns all places of the table with what they offer to a seat or to everyone.

        A spot is the same object wherever it offers the same.
        """
        return *self.court.spots(view, seat), *self.box.spots(view, seat), *self.lands.spots(view, seat)

    def marks(self, view: ConfuciusState, legal: frozenset[int]) -> Iterable[Mark]:
        """Lights the places of the viewer's legal moves, and says what else they offer to the viewer only."""
        return marks(self.spots(view, EVERYONE), self.spots(view, view.viewer), all_texts(view.seats), legal)
