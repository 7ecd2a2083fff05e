"""Draws the actions as a list of buttons: picture, name, and what each costs the viewer now or why it is closed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.board.actions_box import ActionCosts
from kaiserhof.games.confucius.drawing.board.layout import ActionField
from kaiserhof.games.confucius.drawing.board.spots import Spot
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.targets import face, symbol, target
from kaiserhof.games.confucius.rules.actions import ACTIONS
from kaiserhof.games.confucius.rules.components import BOX_SPACES, MAX_COMMERCIAL, TAX_CARDS
from kaiserhof.games.confucius.rules.lookup import LICENCES
from kaiserhof.games.confucius.rules.moves import NAMES, all_texts
from kaiserhof.games.confucius.rules.phases import ACTING, ENDED
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.reasons import why_shut

_ORDER = (
    "bribe",
    "junks",
    "recruit",
    "buy-gift",
    "give-gift",
    "commercial",
    "tax",
    "nominate",
    "force",
    "transfer",
    "no-action",
    "petition",
    "favour",
)
"""The order of the fields on a phone, each named by its first action: pairs first, similar ones side by side."""

_LEADS = {
    **dict.fromkeys(("bribe", "secure", "transfer"), "ministries"),
    **dict.fromkeys(("buy-gift", "give-gift"), "gifts"),
    "nominate": "examination",
    "invade": "lands",
}
"""The view where the target of an action is chosen, by action; the others are chosen from a list."""


class Actions:
    """The list of actions in one language."""

    def __init__(self, fields: Iterable[ActionField], labels: ConfuciusLabels) -> None:
        self._fields = sorted(fields, key=lambda field: _ORDER.index(field.actions[0][0]))
        self._labels = labels

    def draw(self, view: ConfuciusState, spots: Mapping[str, Spot], legal: frozenset[int]) -> tuple[str, ...]:
        """Draws everyone's cubes, a row for each pair of actions that share a space, and half a row for each of the
        others.
        """
        rows = [self._left(view)]
        asked = bool(legal) and view.phase == ACTING
        possible = frozenset(view.legal_moves()) if asked else None  # a lesson lights only some of them
        for field in self._fields:
            tiles = [self._tile(view, field, name, spots[f"do-{name}"], possible) for name, _ in field.actions]
            used = self._used(view, field)
            if len(tiles) == 1:
                rows.append(f"<li>{tiles[0]}{used}</li>")
            else:
                link = f'<i class="cf-link" role="img" aria-label="{self._labels.say("tile-pair")}">⇄</i>'
                rows.append(f'<li class="cf-pair">{tiles[0]}{link}{tiles[1]}{used}</li>')
        return tuple(rows)

    def _left(self, view: ConfuciusState) -> str:
        """Draws the cubes that each player has left."""
        now = view.turn if view.phase != ENDED else -1
        left = []
        for seat, cubes in enumerate(view.cubes):
            kinds = "".join((" cf-now" if seat == now else "", " cf-passed" if view.passed >> seat & 1 else ""))
            label = self._labels.say("piece-cubes", seat=SIGNS[seat], cubes=cubes)
            left.append(
                f'<span class="seat-{seat}{kinds}" id="cubes-{seat}" role="img" aria-label="{label}">{face(seat)}'
                f'<b class="num">{cubes}</b>{symbol(f"cube-{seat}")}</span>'
            )
        return f'<li class="cf-left" data-about="cubes">{"".join(left)}</li>'

    def _tile(
        self, view: ConfuciusState, field: ActionField, name: str, spot: Spot, legal: frozenset[int] | None
    ) -> str:
        """Draws an action; `legal` are all legal moves, or None if no action is asked for."""
        say, seat = self._labels.say, view.viewer
        shut, more = "", f' data-leads="{_LEADS[name]}"' if name in _LEADS else ""
        if name == "favour":
            cost = say("cost-favour", seat=SIGNS[view.chief]) if view.chief >= 0 and view.phase != ENDED else ""
            line = f'<span class="cf-why">{cost}</span>'
        elif name == "petition" and not view.advanced:
            line = f'<span class="cf-why">{say("shut-basic")}</span>'
        elif legal is not None and legal.isdisjoint(spot.more):
            shut, more = " cf-shut", f'{more} aria-describedby="why-{name}"'
            line = f'<span class="cf-why" id="why-{name}">{self._labels.tell(why_shut(view, name))}</span>'
        else:
            line = f'<span class="cf-cost num">{self._cost(view, field, name) if seat >= 0 else ""}</span>'
        content = f'{symbol(f"do-{name}", "cf-icon")}<span class="cf-name">{say(f"tile-{name}")}</span>{line}'
        return target(spot, all_texts(view.seats), f"cf-act{shut}", content, more)

    def _used(self, view: ConfuciusState, field: ActionField) -> str:
        """Draws the cubes that lie on a field."""
        used = view.used[field.space :: BOX_SPACES]
        cubes = "".join(symbol(f"cube-{seat}", f"seat-{seat}") * count for seat, count in enumerate(used) if count)
        if not cubes:
            return ""
        told = ", ".join(
            self._labels.say("piece-used", seat=SIGNS[seat], cubes=count) for seat, count in enumerate(used) if count
        )
        return f'<span class="cf-used" role="img" aria-label="{told}" data-about="cubes">{cubes}</span>'

    def _cost(self, view: ConfuciusState, field: ActionField, name: str) -> str:
        """Draws what an action costs the viewer now: cubes, then coins or licences, and what income brings."""
        if view.phase == ENDED:
            return ""
        cost = ActionCosts.of(view, view.viewer).cost_of(field)
        if cost == "traded":
            return self._labels.say("shut-traded")
        cubes = int(cost[-1]) if cost else 0
        own = f"seat-{view.viewer}"
        shown = (
            symbol(f"cube-{view.viewer}", own) * cubes if cubes else f"<span>{self._labels.say('cost-no-cubes')}</span>"
        )
        price = self._price(view, name)
        return f"{shown}<span>{price}</span>" if price else shown

    def _price(self, view: ConfuciusState, name: str) -> str:
        coin, licence, card = symbol("coin"), symbol("licence"), symbol("card-back")
        match name:
            case "voyage":
                return f"1{licence}/{symbol('junk')}"
            case "commercial":
                return f"0–{MAX_COMMERCIAL}{coin}→ 1–{MAX_COMMERCIAL + 1}{card}"
            case "tax":
                return f"→ {TAX_CARDS}{card}"
            case "petition":
                return f"1{symbol('i-gift')}"
        action = ACTIONS[NAMES.index(name)]
        prices, unit = action.prices(view, view.viewer), licence if action.currency == LICENCES else coin
        return "·".join(map(str, prices)) + unit if name == "junks" else _range(prices, unit)


def _range(prices: Iterable[int], unit: str) -> str:
    found = sorted(prices)
    if not found:
        return ""
    return f"{found[0]}{unit}" if found[0] == found[-1] else f"{found[0]}–{found[-1]}{unit}"
