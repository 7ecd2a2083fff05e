"""What a seat knows: views, and full states imagined from them (rule `open-information`).

Open to all: the board, supplies, the open row, the discards by colour, the number of cards in each hand and in the
pile, and cards taken from the open row for as long as they are held. Hidden: the other cards in hands, and the pile.

The second pile is made of the discards, which everyone has seen. From then on hidden cards are of two kinds: *old*
ones, held since before, and *fresh* ones from the second pile. Everyone knows what both kinds consist of, who drew
when, and who showed which colour when; not whether a shown card was old or fresh. `Beliefs` weighs all ways in which it
may have been, in the order it happened, as if everyone had always shown one of their hidden cards at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kaiserhof.engine import FULL, SPECTATOR, Dice
from kaiserhof.games.china.rules.components import CARD, cards_in_hand, cards_in_row, deck_for
from kaiserhof.games.china.rules.phases import PAYING

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState

# ------------------------------------------------------------------ what everyone can tell


DRAWN: Final = 5
"""In place of a colour: a card was drawn, not shown."""


def event(seat: i64, colour: i64) -> i64:
    """A hidden card shown, or with `DRAWN` one drawn, as one integer."""
    return seat * 6 + colour


def second_pile_begins(state: ChinaState) -> None:
    """The discards have become the pile: every hidden card is old now, and the pile is known by its colours."""
    for seat in range(state.seats):
        state.old[seat] = state.hidden_count[seat]
        state.old_cards[seat] = state.hands[seat] - state.seen_cards[seat]
    state.old_pool = [sum(cards_in_hand(hand, colour) for hand in state.old_cards) for colour in range(5)]
    state.new_pool = list(state.pile)


def card_shown(state: ChinaState, seat: i64, colour: i64) -> None:
    """A hidden card is played while the second pile is in use."""
    state.events.append(event(seat, colour))
    state.beliefs = None


def card_drawn(state: ChinaState, seat: i64, colour: i64) -> None:
    """A card of the second pile comes into a hand."""
    state.drawn[seat * 5 + colour] += 1
    state.events.append(event(seat, DRAWN))
    state.beliefs = None


# ------------------------------------------------------------------ views


def seen_by(state: ChinaState, seat: int | None) -> ChinaState:
    """The position as this seat knows it: of other hands only the cards everyone saw them take, nothing of the pile."""
    view = state.copy()
    view.viewer = SPECTATOR if seat is None else seat
    for other in range(state.seats):
        if other != seat:
            view.hands[other] = state.seen_cards[other]
            view.old_cards[other] = 0
            view.drawn[other * 5 : other * 5 + 5] = [0] * 5
    view.pile = vec[i64]([0] * 5)
    return view


def imagine(view: ChinaState, dice: Dice) -> ChinaState:
    """A full state: every way to lay the unseen cards into hidden hands and the pile is equally likely.

    Someone who has just placed a piece can pay for it: worlds in which they could not are impossible.
    """
    state = view.copy()
    state.viewer = FULL
    if view.viewer == FULL:
        return state
    while True:
        if view.used_up:
            _second_pile(state, view, dice)
        else:
            _first_pile(state, view, dice)
        if state.phase != PAYING or state.legal_moves():
            return state


def _first_pile(state: ChinaState, view: ChinaState, dice: Dice) -> None:
    """All unseen cards are of one kind."""
    unseen = [
        count
        - view.discards[colour]
        - cards_in_row(view.row, colour)
        - sum(cards_in_hand(hand, colour) for hand in view.hands)
        for colour, count in enumerate(deck_for(view.seats))
    ]
    cards = _shuffled(unseen, dice)
    for seat in _others(view):
        state.hands[seat] = view.hands[seat] + _deal(cards, view.hidden_count[seat])
    state.pile = vec[i64]([cards.count(colour) for colour in range(5)])


def _second_pile(state: ChinaState, view: ChinaState, dice: Dice) -> None:
    """Decide for every shown card whether it was old; then the rest of each kind is laid out at random."""
    beliefs = view.beliefs
    if beliefs is None:
        beliefs = view.beliefs = Beliefs(view)
    old_pool, new_pool = beliefs.old_pool[:], beliefs.new_pool[:]
    old, fresh = beliefs.old[:], beliefs.fresh[:]
    shown_old: list[int] = [0] * view.seats
    for seat in _others(view):
        state.drawn[seat * 5 : seat * 5 + 5] = [0] * 5
    for (seat, colour), was_old in zip(beliefs.shown, beliefs.decide(dice), strict=True):
        if was_old:
            old[seat] -= 1
            old_pool[colour] -= 1
            shown_old[seat] += CARD[colour]
        else:
            fresh[seat] -= 1
            new_pool[colour] -= 1
            state.drawn[seat * 5 + colour] += 1
    old_cards, new_cards = _shuffled(old_pool, dice), _shuffled(new_pool, dice)
    for seat in _others(view):
        held = _deal(old_cards, old[seat])
        state.old_cards[seat] = held + shown_old[seat]
        for _ in range(fresh[seat]):
            colour = new_cards.pop()
            state.drawn[seat * 5 + colour] += 1
            held += CARD[colour]
        state.hands[seat] = view.hands[seat] + held
    state.pile = vec[i64]([new_cards.count(colour) for colour in range(5)])


class Beliefs:
    """What a viewer can tell about the hidden cards of the others while the second pile is in use.

    `weight` of a moment and of what was old until then is how likely everything that was shown later is, given that.
    It is computed backwards once; `decide` goes forwards through the shown cards with it. So every way in which the
    cards may have been old or fresh comes up exactly as often as it should.
    """

    __slots__ = ("drawn_before", "fresh", "new_pool", "old", "old_pool", "seats", "shares", "shown", "weights")

    def __init__(self, view: ChinaState) -> None:
        viewer = view.viewer
        self.seats: i64 = view.seats
        self.old: list[int] = [0 if seat == viewer else view.old[seat] for seat in range(view.seats)]
        """Seat to its old cards at first; nothing for the viewer, whose cards are known."""
        self.fresh: list[int] = [0] * view.seats
        """Seat to the cards it has drawn."""
        self.old_pool: list[int] = view.old_pool[:]
        self.new_pool: list[int] = view.new_pool[:]
        """Colour to the cards of each kind, less the viewer's."""
        self.shown: list[tuple[int, int]] = []
        """The cards shown by the others in order: seat and colour."""
        self.drawn_before: list[int] = []
        """For each of them the cards its seat had drawn till then."""
        self.weights: dict[int, float] = {}
        self.shares: dict[int, float] = {}
        """The same to how much of the weight is on the card being old."""
        if viewer >= 0:
            for colour in range(5):
                self.old_pool[colour] -= cards_in_hand(view.old_cards[viewer], colour)
                self.new_pool[colour] -= view.drawn[viewer * 5 + colour]
        for happened in view.events:
            seat, colour = happened // 6, happened % 6
            if seat == viewer:
                continue
            if colour == DRAWN:
                self.fresh[seat] += 1
            else:
                self.shown.append((seat, colour))
                self.drawn_before.append(self.fresh[seat])

    def decide(self, dice: Dice) -> list[bool]:
        """For every shown card whether it was an old one."""
        decided: list[bool] = []
        old = [0] * (self.seats + 5)
        self._weight(0, old)
        for number in range(len(self.shown)):
            was_old = dice.unit() < self.shares[self._key(number, old)]
            decided.append(was_old)
            if was_old:
                self._count(number, old, 1)
        return decided

    def _key(self, number: int, old: list[int]) -> int:
        """A moment and what was old until then, as one integer."""
        key = number
        for count in old:
            key = key << 4 | count
        return key

    def _count(self, number: int, old: list[int], change: int) -> None:
        """One old card more, or fewer, among those shown: by its seat and by its colour."""
        seat, colour = self.shown[number]
        old[seat] += change
        old[self.seats + colour] += change

    def _weight(self, number: int, old: list[int]) -> float:
        """How likely all that was shown from here on is, if so many cards shown before were old ones."""
        if number == len(self.shown):
            return 1.0
        key = self._key(number, old)
        found = self.weights.get(key)
        if found is None:
            as_old = self._as_old(number, old)
            found = self.weights[key] = as_old + self._as_fresh(number, old)
            self.shares[key] = as_old / found if found else 0.0
        return found

    def _as_old(self, number: int, old: list[int]) -> float:
        """How likely it is that this card is shown, is an old one, and all the others follow."""
        seat, colour = self.shown[number]
        places = self.old[seat] - old[seat]
        cards = self.old_pool[colour] - old[self.seats + colour]
        if places <= 0 or cards <= 0:
            return 0.0
        unseen = sum(self.old_pool) - sum(old[: self.seats])
        self._count(number, old, 1)
        later = self._weight(number + 1, old)
        self._count(number, old, -1)
        return places * cards / unseen * later

    def _as_fresh(self, number: int, old: list[int]) -> float:
        """The same for a fresh one."""
        seat, colour = self.shown[number]
        places = self.drawn_before[number] + old[seat]
        cards = self.new_pool[colour] + old[self.seats + colour]
        for earlier in range(number):
            shown = self.shown[earlier]
            if shown[0] == seat:
                places -= 1
            if shown[1] == colour:
                cards -= 1
        if places <= 0 or cards <= 0:
            return 0.0
        unseen = sum(self.new_pool) - (number - sum(old[: self.seats]))
        return places * cards / unseen * self._weight(number + 1, old)


def _others(view: ChinaState) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.viewer]


def _shuffled(pool: list[int], dice: Dice) -> list[int]:
    """The cards of a pool in random order."""
    cards = [colour for colour, count in enumerate(pool) for _ in range(count)]
    dice.shuffle(cards)
    return cards


def _deal(cards: list[int], count: int) -> int:
    """So many cards from the end, as a packed hand."""
    return sum(CARD[cards.pop()] for _ in range(count))
