"""Draws the cards beside the board: the viewer's hand, gifts and Emperor's Rewards, and the common piles."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.drawing.cards import section, spot
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.components import (
    BRIBERY,
    BRIBERY_ANY,
    COINS_OF,
    HAND_LIMIT,
    KINDS,
    LICENCES_OF,
    MOST_SEATS,
    REWARDS,
    SPACES,
    cards_of,
    rewards_of,
)
from kaiserhof.games.confucius.rules.lookup import LICENCES, SIZE
from kaiserhof.games.confucius.rules.moves import KEPT, PAYMENTS, TARGET_OF, VERB_OF, all_texts, pack, row_of
from kaiserhof.games.confucius.rules.phases import KEEPING, LAYING, PAYING
from kaiserhof.games.confucius.rules.state import ConfuciusState

_PAY = [
    next(move for move, cards in zip(row_of(moves.PAY), PAYMENTS, strict=True) if cards == 1 << 5 * kind)
    for kind in range(KINDS)
]
"""The payment with one card, by kind of card."""
_IN_A_ROW = 8
"""The largest hand that is drawn with large cards."""
_PETITION_OF = {
    2: moves.PETITION_JUNKS,
    3: moves.PETITION_STUDENT,
    4: moves.PETITION_SWAP,
    5: moves.PETITION_ARMY,
    6: moves.PETITION_INFLUENCE,
}
"""The petition that needs a gift, by value of the gift."""
_PLAYS = {
    "cash": row_of(moves.PLAY_CASH),
    "gift": row_of(moves.PLAY_GIFT)[2:],
    "extra": row_of(moves.PLAY_EXTRA),
    "recruit": row_of(moves.PLAY_RECRUIT),
    "insult": row_of(moves.PLAY_INSULT),
}


def draw_cards(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> list[str]:
    """Draws what the viewer has and sees beside the board. A spectator sees only the piles."""
    sections = []
    if view.viewer >= 0:
        sections = [
            _hand(view, labels, legal),
            _gifts(view, labels, legal),
            _rewards(view, labels, legal),
            _bonds(view, labels),
        ]
    return ['<div class="cards-box in-rows">', *sections, _piles(view, labels), "</div>"]


# ---------------------------------------------------------------------- the hand


def _hand(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> str:
    seat, phase = view.viewer, view.phase
    asked = bool(legal)
    paying, keeping = asked and phase == PAYING, asked and phase == KEEPING
    as_licences = paying and view.currency == LICENCES
    attributes = total = ""
    if paying or keeping:
        verb = "pay" if paying else "keep"
        message = "sum-cards" if keeping else "sum-licences" if as_licences else "sum-coins"
        due = HAND_LIMIT if keeping else view.due
        attributes = f' data-compose="{verb}" data-sum="{labels.say(message, sum="%", due=due)}"'
        total = f' <output class="sum">{labels.say(message, sum="0", due=due)}</output>'
    cards = []
    for kind in range(KINDS):
        laid = cards_of(view.laid[seat], kind)
        offered, lit = _hand_moves(kind, legal, all_texts(view.seats), lay=asked and phase == LAYING)
        worth = 1 if keeping else LICENCES_OF[kind] if as_licences else COINS_OF[kind]
        part = f' data-part="{kind + 1}" data-worth="{worth}"' if paying or keeping else ""
        label = labels.say("card-name", coins=COINS_OF[kind], licences=LICENCES_OF[kind])
        for number in range(cards_of(view.hands[seat], kind)):
            face = _face(kind, "licences" if as_licences else "coins" if paying else "")
            if number < laid:
                cards.append(f'<li><span class="pcard laid"><svg aria-hidden="true">{face}</svg></span></li>')
            else:
                name = f"spot-hand-{kind}-{number}"
                cards.append(_card(name, offered, "card", label, face, lit=lit, more=part))
    heading = f"{labels.say('panel-hand')}{total}"
    return section("own", heading, "hand many" if len(cards) > _IN_A_ROW else "hand", cards, attributes)


def _hand_moves(kind: int, legal: Collection[int], texts: dict[int, str], *, lay: bool) -> tuple[str, bool]:
    """Returns the text of a move a card belongs to, and whether it is legal.

    Of payments and of cards to keep this is one with the fewest cards. The page composes all others from the cards.
    """
    if lay:
        move = pack(moves.LAY, kind)
        return texts[move], move in legal
    with_it = [move for move in legal if cards_of(_cards_in(move), kind)]
    return (texts[min(with_it, key=_smallest)], True) if with_it else (texts[_PAY[kind]], False)


def _smallest(move: int) -> tuple[int, int]:
    return SIZE[_cards_in(move)], move


def _cards_in(move: int) -> int:
    """Returns the packed cards that a move pays with or keeps; 0 for any other move."""
    verb, target = VERB_OF[move], TARGET_OF[move]
    return PAYMENTS[target] if verb == moves.PAY else KEPT[target] if verb == moves.KEEP else 0


def _face(kind: int, used: str) -> str:
    """Draws a Confucius card. When it pays, the half that does not count is pale."""
    if not used:
        return f'<use href="#card-{kind}"/>'
    halves = "".join(f'<use href="#{half}-{kind}"{"" if half == used else _PALE}/>' for half in ("coins", "licences"))
    return f'<rect width="100%" height="100%" fill="#fbf4e0"/>{halves}'


_PALE = ' opacity=".25"'


# ---------------------------------------------------------------------- gifts and rewards


def _gifts(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> str:
    texts = all_texts(view.seats)
    cards = [_gift(view, labels, legal, texts, value) for value in range(1, 7)]
    return section("gifts", labels.say("panel-gifts"), "row-small", cards)


def _bonds(view: ConfuciusState, labels: ConfuciusLabels) -> str:
    """Draws the gifts the viewer has received: a chain, the giver's sign, and the value."""
    bonds = "".join(
        f'<li class="chip" data-about="obligation gift-{value}"><svg class="link" aria-hidden="true">'
        f'<use href="#chained"/></svg><svg class="seat-{giver}" aria-hidden="true"><use href="#face-{giver}"/></svg>'
        f"{labels.say('bond-gift', seat=SIGNS[giver], value=value)}</li>"
        for giver in range(view.seats)
        if (value := view.given[giver * MOST_SEATS + view.viewer])
    )
    return f'<ul class="bonds" aria-label="{labels.say("panel-bonds")}">{bonds}</ul>' if bonds else ""


def _gift(
    view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int], texts: dict[int, str], value: int
) -> str:
    seat, bit = view.viewer, 1 << (value - 1)
    name, tag, kind = labels.gifts[value], "", ""
    if view.available[seat] & bit:
        status = "gift-available"
        options = [pack(moves.GIVE_GIFT, value * MOST_SEATS + other) for other in range(view.seats) if other != seat]
        if view.advanced and value in _PETITION_OF:
            options += row_of(_PETITION_OF[value])
    else:
        options = [pack(moves.BUY_GIFT, value), pack(moves.PLAY_GIFT, value)] if value > 1 else []
        if view.unavailable[seat] & bit:
            status, kind = "gift-unavailable", " laid"
        else:
            receiver = next((to for to in range(view.seats) if view.given[seat * MOST_SEATS + to] == value), -1)
            status, kind = ("gift-active", " given") if receiver >= 0 else ("gift-gone", " gone")
            if receiver >= 0:
                tag = f'<svg class="to seat-{receiver}" aria-hidden="true"><use href="#face-{receiver}"/></svg>'
                label = labels.say(status, gift=name, seat=SIGNS[receiver])
                return _gift_card(value, texts, options, legal, label, kind, tag)
    return _gift_card(value, texts, options, legal, labels.say(status, gift=name), kind, tag)


def _gift_card(
    value: int, texts: dict[int, str], options: list[int], legal: Collection[int], label: str, kind: str, tag: str
) -> str:
    offered = [move for move in options if move in legal]
    shown = offered or options[:1] or [pack(moves.GIVE_GIFT, value * MOST_SEATS)]
    return _card(
        f"spot-own-gift-{value}",
        ";".join(texts[move] for move in shown),
        f"gift-{value} gifts",
        label,
        f'<use href="#gift-{value}"/>',
        lit=bool(offered),
        kind=kind,
        below=tag,
    )


def _rewards(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> str:
    texts, cards = all_texts(view.seats), []
    for reward, name in enumerate(REWARDS):
        for number in range(rewards_of(view.rewards[view.viewer], reward)):
            row = _play_moves(name, reward)
            offered = [move for move in row if move in legal]
            text = ";".join(texts[move] for move in offered or row[:1])
            about = "reward-bribery" if BRIBERY <= reward <= BRIBERY_ANY else f"reward-{name}"
            face = f'<use href="#reward-{reward}"/>'
            label = labels.say(f"reward-{name}")
            cards.append(_card(f"spot-reward-{reward}-{number}", text, about, label, face, lit=bool(offered)))
    if not cards:
        cards = [f'<li class="quiet">{labels.say("panel-no-rewards")}</li>']
    return section("rewards", labels.say("panel-rewards"), "row-small", cards)


def _play_moves(name: str, reward: int) -> list[int]:
    if name in _PLAYS:
        return list(_PLAYS[name])
    first = pack(moves.PLAY_BRIBERY, (reward - BRIBERY) * SPACES)
    return list(range(first, first + SPACES))


# ---------------------------------------------------------------------- around


def _piles(view: ConfuciusState, labels: ConfuciusLabels) -> str:
    facts = [
        ("pile", labels.say("panel-pile"), view.deck_size, "i-coins"),
        ("discards", labels.say("panel-discards"), sum(view.discards), "i-coins"),
        ("reward-pile", labels.say("panel-reward-pile"), view.stack_size, "i-reward"),
        ("junk", labels.say("panel-junks"), view.junks, "i-junk"),
    ]
    listed = "".join(
        f'<li data-about="{about}"><svg aria-hidden="true"><use href="#{icon}"/></svg>{words} '
        f'<b class="num">{count}</b></li>'
        for about, words, count, icon in facts
    )
    return f'<ul class="stock">{listed}</ul>'


def _card(
    name: str,
    moves_: str,
    about: str,
    label: str,
    face: str,
    *,
    lit: bool,
    more: str = "",
    kind: str = "",
    below: str = "",
) -> str:
    css = f"pcard {'spot lit' if lit else 'spot'}{kind}"
    content = f'<svg aria-hidden="true">{face}</svg>{below}'
    return f"<li>{spot(css, name, moves_, about, label, content, more)}</li>"
