"""Why an action cannot be taken now, in three or four words."""

from __future__ import annotations

from kaiserhof.engine import Message, Refusal
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.actions import ACTIONS, PETITIONS
from kaiserhof.games.confucius.rules.moves import NAMES, TARGET_OF, all_texts, row_of
from kaiserhof.games.confucius.rules.state import ConfuciusState

_SHUT = {
    "petition-advanced": "basic",
    "commercial-once": "traded",
    "cubes-cost": "cubes",
    "first-round": "first-round",
    "nominate-once": "student",
    "pay-cards": "coins",
    "gift-no-bribe": "bound",
    "transfer-once": "transferred",
    "gift-no-lower": "too-low",
    "gift-replace": "too-low",
    "give-gift": "no-gift",
    "buy-gift": "bought",
    "nominate": "students",
    "army-limit": "army",
    "invade-army": "colony",
    "invade": "boxes",
    "invasion-closed": "boxes",
    "junk-supply": "junks",
    "voyage-no-land": "lands",
    "voyage": "shipyard",
    "secure": "secure",
    "transfer": "transfer",
    "bribe": "bribe",
    "bribe-candidate": "bribe",
    "petition-junks": "nothing",
    "petition-student": "nothing",
    "petition-swap": "nothing",
    "petition-army": "nothing",
    "petition-influence": "nothing",
    "petition": "petition",
}
"""The suffix of the message id, by the rule that forbids the action.

Rules that close the whole action come first, then those that come closest to a legal move.
"""
_ORDER = {rule: place for place, rule in enumerate(_SHUT)}
_FROZEN = {moves.BRIBE: "bribe", moves.SECURE: "secure", moves.TRANSFER: "transfer"}


def why_shut(view: ConfuciusState, name: str) -> Message:
    """Explains why no move of an action is legal, using the refusal of the move that is closest to being legal."""
    actions = PETITIONS if name == "petition" else (ACTIONS[NAMES.index(name)],)
    texts = all_texts(view.seats)
    refusals = [
        _known(action.refusal(view, TARGET_OF[move]), action.number)
        for action in actions
        for move in row_of(action.number)
        if move in texts
    ]
    refusal = min((found for found in refusals if found.rule in _ORDER), key=lambda found: _ORDER[found.rule])
    detail = refusal.detail
    if refusal.rule == "cubes-cost" and detail is not None:
        return Message("shut-cubes", {"cubes": detail.values["needed"]})
    if detail is not None and detail.id == "detail-licences":
        return Message("shut-licences")
    return Message(f"shut-{_SHUT[refusal.rule]}")


def _known(refusal: Refusal, verb: int) -> Refusal:
    """Returns a simplified refusal: a settled ministry has nothing to offer, and all prices in cubes are alike."""
    if refusal.detail is not None and refusal.detail.id == "detail-cubes":
        return Refusal("cubes-cost", refusal.detail)
    return Refusal(_FROZEN.get(verb, "petition-swap")) if refusal.rule == "ministry-frozen" else refusal
