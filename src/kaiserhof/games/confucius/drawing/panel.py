"""What the page shows around the picture: supplies and badges of every seat, and facts about the game."""

from __future__ import annotations

from kaiserhof.drawing import Badge, Panel, Supply
from kaiserhof.engine import OVER, Message
from kaiserhof.games.confucius.drawing.board.layout import layout
from kaiserhof.games.confucius.rules.components import WALL_PIECES
from kaiserhof.games.confucius.rules.phases import (
    ACTIONS_STAGE,
    EXAMINATION,
    INVASIONS,
    RESOLUTIONS,
    WALL,
)
from kaiserhof.games.confucius.rules.scoring import OFFICES
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.names import cards_text

_CUBES, _ARMIES, _GIFTS = Message("supply-cubes"), Message("supply-armies"), Message("supply-gifts")
_REWARDS, _CARDS = Message("supply-rewards"), Message("supply-cards")
_CHIEF = Badge("chief", Message("badge-chief"), "do-favour")
_PASSED = Badge("i-passed", Message("badge-passed"), "passed")
_INSULT = Badge("reward-8", Message("badge-insult"), "reward-insult")
_STAGES = {
    ACTIONS_STAGE: Message("fact-actions"),
    **dict.fromkeys((WALL, EXAMINATION, RESOLUTIONS, INVASIONS), Message("fact-court")),
}


class ConfuciusPanel(Panel[ConfuciusState]):
    """Supplies, badges and facts of Confucius."""

    def supplies(self, view: ConfuciusState, seat: int) -> tuple[Supply, ...]:
        """Lists the cubes, armies and gifts a seat has left, and how many reward cards and Confucius cards it holds."""
        known = view.known[seat]
        cards = Message("supply-cards-known", {"cards": cards_text(known)}) if known and seat != view.viewer else _CARDS
        return (
            Supply("i-cube", _CUBES, view.cubes[seat], about="cubes"),
            Supply("i-army", _ARMIES, view.stock[seat], about="army"),
            Supply("i-gift", _GIFTS, int(view.available[seat]).bit_count(), about="gifts-ready"),
            Supply("i-reward", _REWARDS, view.rewards_held[seat], about="rewards"),
            Supply("i-coins", cards, view.hand_size[seat], hidden=True, about="card"),
        )

    def badges(self, view: ConfuciusState, seat: int) -> tuple[Badge, ...]:
        """Lists the Chief Minister, who has passed, the army on the card Emperor Insulted; offices at the end."""
        held = []
        if view.turn_of() == OVER:
            names = [office.name for office, who in zip(OFFICES, view.offices, strict=True) if who == seat]
            held += [Badge("settled", Message(f"office-{name}"), "office") for name in names]
        else:
            if seat == view.chief:
                held.append(_CHIEF)
            if view.passed >> seat & 1 and view.stage == ACTIONS_STAGE:
                held.append(_PASSED)
        if seat == view.avenger:
            held.append(_INSULT)
        return tuple(held)

    def facts(self, view: ConfuciusState) -> tuple[Message, ...]:
        """Lists the round and its phase, and that the board is our own arrangement."""
        told = []
        if view.turn_of() != OVER:
            told.append(Message("fact-round", {"round": view.round_number(), "rounds": WALL_PIECES}))
            if view.stage in _STAGES:
                told.append(_STAGES[view.stage])
        if layout(view.seats).reconstruction:
            told.append(Message("fact-reconstruction"))
        return tuple(told)
