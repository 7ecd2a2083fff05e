"""Draws the cards beside the board: the viewer's hand, gifts and Emperor's Rewards, and the common piles."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import LEGAL, TABLE, VIEWER, Easel, Frame, Mark
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.panel import card_button, section, section_end
from kaiserhof.games.confucius.drawing.court_now import draw_court_now
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.components import (
    BRIBERY,
    BRIBERY_ANY,
    COINS_OF,
    HAND_LIMIT,
    KINDS,
    LICENCES_OF,
    MAX_SEATS,
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


def draw_hand(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int], easel: Easel) -> None:
    """Draws what the viewer has beside the board. A spectator has nothing."""
    if view.viewer < 0:
        return
    seat, say = view.viewer, labels.say
    attributes, total = composing(view, labels, legal)
    count = sum(cards_of(view.hands[seat], kind) for kind in range(KINDS))
    row = "hand many" if count > _IN_A_ROW else "hand"
    key = view.hands[seat], view.laid[seat], attributes
    frame = section("own", f"{say('panel-hand')}{total}", row, attributes)
    easel.add(Frame("hand", LEGAL, frame, section_end()), key, lambda: hand_cards(view, labels, legal))
    frame = section("gifts", say("panel-gifts"), "row-small")
    given = tuple(view.given[seat * MAX_SEATS : (seat + 1) * MAX_SEATS])
    owned = view.available[seat], view.unavailable[seat], given
    easel.add(
        Frame("gifts", VIEWER, frame, section_end()),
        owned,
        lambda: [_gift(view, labels, value) for value in range(1, 7)],
    )
    frame = section("rewards", say("panel-rewards"), "row-small")
    easel.add(Frame("rewards", VIEWER, frame, section_end()), view.rewards[seat], lambda: reward_cards(view, labels))


def draw_supplies(view: ConfuciusState, labels: ConfuciusLabels, easel: Easel) -> None:
    """Draws the common supplies that are left."""
    easel.put(Frame("supplies", TABLE, '<ul class="stock">', "</ul>"), piles(view, labels))
    draw_court_now(view, labels, easel)


def marks(view: ConfuciusState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the cards that have a legal move."""
    seat, texts = view.viewer, all_texts(view.seats)
    if not legal:
        return
    lay = view.phase == LAYING
    for kind in range(KINDS):
        offered, lit = _hand_moves(kind, legal, texts, lay=lay)
        drawn = texts[_PAY[kind]]
        if lit or offered != drawn:
            for number in range(cards_of(view.laid[seat], kind), cards_of(view.hands[seat], kind)):
                yield Mark(f"spot-hand-{kind}-{number}", lit=lit, moves="" if offered == drawn else offered)
    for value in range(1, 7):
        options = gift_moves(view, value)
        if offers := [move for move in options if move in legal]:
            yield Mark(f"spot-own-gift-{value}", moves=";".join(texts[move] for move in offers))
    for reward, name in enumerate(REWARDS):
        held = rewards_of(view.rewards[seat], reward)
        if held and (offers := [move for move in play_moves(name, reward) if move in legal]):
            text = ";".join(texts[move] for move in offers)
            yield from (Mark(f"spot-reward-{reward}-{number}", moves=text) for number in range(held))


# ---------------------------------------------------------------------- the hand


def composing(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> tuple[str, str]:
    """Returns the attributes for cards that the viewer combines into one move, and their total; empty if no move is
    like that.
    """
    if not legal or view.phase not in (PAYING, KEEPING):
        return "", ""
    verb, message, due = "pay", "sum-coins", view.due
    if view.phase == KEEPING:
        verb, message, due = "keep", "sum-cards", HAND_LIMIT
    elif view.currency == LICENCES:
        message = "sum-licences"
    attributes = f' data-compose="{verb}" data-sum="{labels.say(message, sum="%", due=due)}"'
    if verb == "pay":
        attributes += f' data-due="{due}"'
    return attributes, f' <output class="sum">{labels.say(message, sum="0", due=due)}</output>'


def hand_cards(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int]) -> list[str]:
    """Draws the viewer's Confucius cards, each a spot; those that lie face down in the examination are pale."""
    seat, texts = view.viewer, all_texts(view.seats)
    paying, keeping = bool(legal) and view.phase == PAYING, bool(legal) and view.phase == KEEPING
    as_licences = paying and view.currency == LICENCES
    cards = []
    for kind in range(KINDS):
        laid = cards_of(view.laid[seat], kind)
        worth = 1 if keeping else LICENCES_OF[kind] if as_licences else COINS_OF[kind]
        part = f' data-part="{kind + 1}" data-worth="{worth}"' if paying or keeping else ""
        label = labels.say("card-name", coins=COINS_OF[kind], licences=LICENCES_OF[kind])
        for number in range(cards_of(view.hands[seat], kind)):
            face = card_face(kind, "licences" if as_licences else "coins" if paying else "")
            if number < laid:
                cards.append(f'<li><span class="pcard laid"><svg aria-hidden="true">{face}</svg></span></li>')
            else:
                name = f"spot-hand-{kind}-{number}"
                cards.append(_card(name, texts[_PAY[kind]], "card", label, face, more=part))
    return cards


def _hand_moves(kind: int, legal: Collection[int], texts: dict[int, str], *, lay: bool) -> tuple[str, bool]:
    """Returns the text of a move a card belongs to, and whether it is legal.

    Of payments and of cards to keep, this is one with the fewest cards. The page composes the others.
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


def card_face(kind: int, used: str = "") -> str:
    """Draws a Confucius card. When it pays, the half that does not count is pale."""
    if not used:
        return f'<use href="#card-{kind}"/>'
    halves = "".join(f'<use href="#{half}-{kind}"{"" if half == used else _PALE}/>' for half in ("coins", "licences"))
    return f'<rect width="100%" height="100%" fill="#fbf4e0"/>{halves}'


_PALE = ' opacity=".25"'


# ---------------------------------------------------------------------- gifts and rewards


def gift_moves(view: ConfuciusState, value: int) -> list[int]:
    """Returns all moves of one of the viewer's gifts."""
    seat, bit = view.viewer, 1 << (value - 1)
    if view.available[seat] & bit:
        options = [pack(moves.GIVE_GIFT, value * MAX_SEATS + other) for other in range(view.seats) if other != seat]
        if view.advanced and value in _PETITION_OF:
            options += row_of(_PETITION_OF[value])
        return options
    return [pack(moves.BUY_GIFT, value), pack(moves.PLAY_GIFT, value)] if value > 1 else []


def _gift(view: ConfuciusState, labels: ConfuciusLabels, value: int) -> str:
    seat, bit = view.viewer, 1 << (value - 1)
    name, tag, kind = labels.gifts[value], "", ""
    if view.available[seat] & bit:
        label = labels.say("gift-available", gift=name)
    elif view.unavailable[seat] & bit:
        label, kind = labels.say("gift-unavailable", gift=name), " laid"
    else:
        receiver = next((to for to in range(view.seats) if view.given[seat * MAX_SEATS + to] == value), -1)
        if receiver >= 0:
            label, kind = labels.say("gift-active", gift=name, seat=SIGNS[receiver]), " given"
            tag = f'<svg class="to seat-{receiver}" aria-hidden="true"><use href="#face-{receiver}"/></svg>'
        else:
            label, kind = labels.say("gift-gone", gift=name), " gone"
    first = (gift_moves(view, value) or [pack(moves.GIVE_GIFT, value * MAX_SEATS)])[0]
    text, face = all_texts(view.seats)[first], f'<use href="#gift-{value}"/>'
    return _card(f"spot-own-gift-{value}", text, f"gift-{value} gifts", label, face, kind=kind, below=tag)


def reward_cards(view: ConfuciusState, labels: ConfuciusLabels) -> list[str]:
    """Draws the viewer's Emperor's Reward cards, each a spot."""
    texts, cards = all_texts(view.seats), []
    for reward, name in enumerate(REWARDS):
        for number in range(rewards_of(view.rewards[view.viewer], reward)):
            about = "reward-bribery" if BRIBERY <= reward <= BRIBERY_ANY else f"reward-{name}"
            text, face = texts[play_moves(name, reward)[0]], f'<use href="#reward-{reward}"/>'
            cards.append(_card(f"spot-reward-{reward}-{number}", text, about, labels.say(f"reward-{name}"), face))
    return cards or [f'<li class="quiet">{labels.say("panel-no-rewards")}</li>']


def play_moves(name: str, reward: int) -> list[int]:
    """Returns all moves that play an Emperor's Reward card."""
    if name in _PLAYS:
        return list(_PLAYS[name])
    first = pack(moves.PLAY_BRIBERY, (reward - BRIBERY) * SPACES)
    return list(range(first, first + SPACES))


# ---------------------------------------------------------------------- around


def piles(view: ConfuciusState, labels: ConfuciusLabels) -> tuple[str, ...]:
    """Lists the common supplies that are left."""
    facts = [
        ("pile", labels.say("panel-pile"), view.deck_size, "i-coins"),
        ("discards", labels.say("panel-discards"), sum(view.discards), "i-coins"),
        ("reward-pile", labels.say("panel-reward-pile"), view.stack_size, "i-reward"),
        ("junk", labels.say("panel-junks"), view.junks, "i-junk"),
    ]
    return tuple(
        f'<li data-about="{about}"><svg aria-hidden="true"><use href="#{icon}"/></svg>{words} '
        f'<b class="num">{count}</b></li>'
        for about, words, count, icon in facts
    )


def _card(
    name: str,
    moves_: str,
    about: str,
    label: str,
    face: str,
    *,
    more: str = "",
    kind: str = "",
    below: str = "",
) -> str:
    css = f"pcard spot{kind}"
    content = f'<svg aria-hidden="true">{face}</svg>{below}'
    return f"<li>{card_button(css, name, moves_, about, label, content, more)}</li>"
