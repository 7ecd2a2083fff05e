"""What the page shows around the picture: supplies and badges of every seat, and facts about the game."""

from __future__ import annotations

from kaiserhof.drawing import Badge, Panel, Supply
from kaiserhof.engine import OVER, Message
from kaiserhof.games.china.drawing.pieces import MAX_POINT_CARDS
from kaiserhof.games.china.rules.components import COLOURS, HAND_SIZE, cards_in_hand
from kaiserhof.games.china.rules.scoring import TRACK, on_track
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words.names import colour_name

_HOUSES = Message("supply-houses")
_EMISSARIES = Message("supply-emissaries")
_FORTS = Message("supply-forts")
_CARDS = Message("supply-cards")
_EMPEROR = Badge("emperor", Message("badge-emperor"), "emperor")
_PILES = (Message("fact-pile-first"), Message("fact-pile-second"), Message("fact-last-round"))


class ChinaPanel(Panel[ChinaState]):
    """Supplies, badges and facts of Der Kaiser von China."""

    def supplies(self, view: ChinaState, seat: int) -> tuple[Supply, ...]:
        """Lists the pieces a seat has left, and how many cards it holds."""
        pieces = [
            Supply("i-house", _HOUSES, view.houses_left[seat], about="house", verb="house"),
            Supply("i-emissary", _EMISSARIES, view.emissaries_left[seat], about="emissary", verb="emissary"),
        ]
        if with_forts(view):
            pieces.append(Supply("i-fort", _FORTS, view.forts_left[seat], about="fort", verb="fort"))
        cards = HAND_SIZE[view.seen_cards[seat]] + view.hidden_count[seat]
        return (*pieces, Supply("i-card", _cards(view, seat), cards, hidden=True, about="hand"))

    def badges(self, view: ChinaState, seat: int) -> tuple[Badge, ...]:
        """Lists the Emperor for the first seat, and the point cards of a seat that has passed the end of the track."""
        held = [_EMPEROR] if seat == 0 else []
        cards, _ = on_track(view.points[seat])
        if cards:
            icon = f"points-{TRACK * min(cards, MAX_POINT_CARDS)}"
            held.append(Badge(icon, Message("badge-points", {"points": TRACK * cards}), "point-card"))
        return tuple(held)

    def facts(self, view: ChinaState) -> tuple[Message, ...]:
        """Lists how far the pile has been used, and the variant."""
        told = [] if view.turn_of() == OVER else [_PILES[min(view.used_up, 2)]]
        if with_forts(view):
            told.append(Message("fact-fortifications"))
        return tuple(told)


def with_forts(state: ChinaState) -> bool:
    """Returns whether the game is played with fortifications."""
    return bool(state.forts) or any(state.forts_left)


def _cards(view: ChinaState, seat: int) -> Message:
    """Returns the label of a hand. For other players it names the cards that everyone saw them take."""
    known = view.seen_cards[seat]
    if seat == view.viewer or not known:
        return _CARDS
    names = [colour_name(colour) for colour in range(len(COLOURS)) for _ in range(cards_in_hand(known, colour))]
    cards = names.pop()
    while names:
        cards = Message("card-list", {"first": names.pop(), "rest": cards})
    return Message("supply-cards-known", {"cards": cards})
