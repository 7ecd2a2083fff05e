"""Imagined hands, compared with a naive computation from the same events: each occurs as often as it should."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import comb

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import ConfuciusState
from kaiserhof.games.confucius.rules.hidden import narrowed_to
from tests.frequencies import assert_frequencies
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, give_hand, hand, hold_court, play, position

World = tuple[str, str, str]
"""The hands of Barbara and Chris, and the draw pile."""


def laid_out(barbara: str, chris: str, deck: str, discards: str) -> ConfuciusState:
    """Returns a position in which Axel openly holds all other cards, so that the draw pile is soon used up. It is
    Barbara's turn.
    """
    state = position(hands={AXEL: "", BARBARA: barbara, CHRIS: chris}, cubes={AXEL: 5, BARBARA: 5, CHRIS: 5})
    elsewhere = Counter(barbara + chris + deck + discards)
    give_hand(state, AXEL, "".join(kind * (22 - elsewhere[kind]) for kind in "123"))
    state.known[AXEL] = state.hands[AXEL]
    state.deck = vec[i64]([deck.count(kind) for kind in "123"])
    state.deck_size = len(deck)
    state.discards = vec[i64]([discards.count(kind) for kind in "123"])
    return state


def deck_of(state: ConfuciusState) -> str:
    return "".join(kind * count for kind, count in zip("123", state.deck, strict=True))


def told(state: ConfuciusState, viewer: int, texts: list[str]) -> dict[World, float]:
    """Plays the moves, and computes how likely each world is for the viewer, from the first deal on.

    Seats are assumed to discard any of their cards equally often. Nobody knows any of Barbara's and Chris's cards.
    """
    hidden = {seat: hand(state, seat) for seat in (BARBARA, CHRIS) if seat != viewer}
    seen = [hand(state, seat) if seat == viewer else "" for seat in (BARBARA, CHRIS)]
    unseen = "".join(sorted("".join(hidden.values()) + deck_of(state)))
    discards = "".join(kind * count for kind, count in zip("123", state.discards, strict=True))
    worlds: dict[World, float] = {(seen[0], seen[1], unseen): 1.0}
    for seat, cards in hidden.items():
        for _ in cards:
            worlds = after_draw(worlds, seat, "")
    for text in texts:
        seat = state.turn
        play(state, text)
        verb, _, cards = text.partition(" ")
        if verb == "draw":
            if not any(deck for _, _, deck in worlds):
                worlds = {(barbara, chris, discards): weight for (barbara, chris, _), weight in worlds.items()}
                discards = ""
            worlds = after_draw(worlds, seat, cards if seat == viewer else "")
        elif verb == "pay":
            worlds = after_showing(worlds, seat, cards, viewer)
            discards = "".join(sorted(discards + cards))
    return worlds


def after_draw(worlds: dict[World, float], seat: int, known: str) -> dict[World, float]:
    later: defaultdict[World, float] = defaultdict(float)
    for world, weight in worlds.items():
        for card in set(world[2]):
            if known in ("", card):
                after = list(world)
                after[2] = world[2].replace(card, "", 1)
                if seat != AXEL:
                    after[seat - BARBARA] = "".join(sorted(world[seat - BARBARA] + card))
                later[after[0], after[1], after[2]] += weight * world[2].count(card) / len(world[2])
    return later


def after_showing(worlds: dict[World, float], seat: int, cards: str, viewer: int) -> dict[World, float]:
    if seat == AXEL:
        return worlds
    later: defaultdict[World, float] = defaultdict(float)
    for world, weight in worlds.items():
        before = Counter(world[seat - BARBARA])
        ways = 1
        for card in "123":
            ways *= comb(before[card], cards.count(card))
        if ways:
            after = list(world)
            after[seat - BARBARA] = "".join(sorted((before - Counter(cards)).elements()))
            likely = 1.0 if seat == viewer else ways / comb(before.total(), len(cards))
            later[after[0], after[1], after[2]] += weight * likely
    return later


STORY = [
    *("tax", "draw 3", "draw 1"),  # Barbara takes the last two cards of the first pile
    *("tax", "draw 2", "draw 1"),  # Chris the first two of the second one
    "no-action",
    *("nominate red", "pay 11"),
    *("nominate orange", "pay 2"),
    "no-action",
    *("tax", "draw 3", "draw 1"),  # the last card of the second pile, and the first of a third one
    *("tax", "draw 2"),
]


@pytest.mark.rule("open-information", "deck-reshuffled")
@pytest.mark.parametrize("viewer", [AXEL, BARBARA, CHRIS])
@pytest.mark.parametrize("moves", [3, 6, 9, 11, 15, 17])
def test_every_world_comes_up_as_often_as_the_story_makes_it_likely(viewer: int, moves: int) -> None:
    state = laid_out("113", "223", deck="13", discards="123")
    likely = told(state, viewer, STORY[:moves])
    view, dice = state.seen_by(viewer), Dice(moves)
    worlds = [view.imagine(dice) for _ in range(1500)]
    assert all(world.seen_by(viewer) == view for world in worlds)
    assert_frequencies(Counter((hand(w, BARBARA), hand(w, CHRIS), deck_of(w)) for w in worlds), likely)


@pytest.mark.rule("open-information", "pay-cards")
def test_someone_who_has_to_pay_is_imagined_with_cards_that_pay() -> None:
    state = laid_out("113", "223", deck="13", discards="123")
    likely = told(state, AXEL, [*STORY[:7], "nominate red"])
    can_pay = {world: weight for world, weight in likely.items() if world[0] != "1"}
    view, dice = state.seen_by(AXEL), Dice(5)
    worlds = [view.imagine(dice) for _ in range(1500)]
    assert_frequencies(Counter((hand(w, BARBARA), hand(w, CHRIS), deck_of(w)) for w in worlds), can_pay)


@pytest.mark.rule("open-information", "pay-cards")
@pytest.mark.parametrize("of_other", [False, True])
@pytest.mark.parametrize("moves", [0, 3, 7, 9])
@pytest.mark.parametrize("action", ["buy-gift 2", "commercial 2"])
def test_a_hand_that_seldom_pays_is_imagined_as_often_as_it_should(moves: int, action: str, of_other: bool) -> None:
    """However it is found: by dealing until it pays, or by dealing only hands that pay."""
    state = laid_out("113", "223", deck="13", discards="123")
    play(state, *STORY[:moves])
    payer, exact = state.turn, action == "commercial 2"
    viewer = BARBARA + CHRIS - payer if of_other else AXEL
    state = laid_out("113", "223", deck="13", discards="123")
    likely = told(state, viewer, [*STORY[:moves], action])
    hands = [world[payer - BARBARA] for world in likely]
    state.due = int(min(hand(state, payer))) if exact else max(sum(map(int, cards)) for cards in hands) - 1
    can_pay = {world: weight for world, weight in likely.items() if pays(world[payer - BARBARA], state.due, exact)}
    view, dice = state.seen_by(viewer), Dice(7)
    view.imagine(dice)
    assert view.unseen is not None
    for narrowed in (view.unseen.narrowed, narrowed_to(view, payer)):
        view.unseen.narrowed = narrowed
        worlds = [view.imagine(dice) for _ in range(1000)]
        assert all(world.seen_by(viewer) == view for world in worlds)
        assert_frequencies(Counter((hand(w, BARBARA), hand(w, CHRIS), deck_of(w)) for w in worlds), can_pay)


@pytest.mark.rule("open-information", "pay-cards")
def test_where_one_hand_in_a_thousand_pays_only_such_hands_are_dealt() -> None:
    """Six licences with two cards are two cards of one coin; of these all but two lie open."""
    state = position(hands={AXEL: "22", BARBARA: "11", CHRIS: "22"})
    state.discards = vec[i64]([20, 0, 0])
    state.deck = vec[i64]([0, 18, 22])
    state.deck_size = 40
    play(state, "recruit")
    view, dice = state.seen_by(AXEL), Dice(1)
    assert {hand(view.imagine(dice), BARBARA) for _ in range(50)} == {"11"}
    assert view.unseen is not None
    assert view.unseen.narrowed is not None


def pays(cards: str, price: int, exact: bool) -> bool:
    """Whether some of these cards are worth the price, or just the price."""
    sums = {0}
    for card in cards:
        sums |= {worth + int(card) for worth in sums}
    return price in sums if exact else max(sums) >= price


@pytest.mark.rule("open-information", "exam-cards")
def test_any_cards_of_an_imagined_hand_may_be_those_that_lie_face_down() -> None:
    state = laid_out("113", "223", deck="13", discards="123")
    state.students = vec[i64]([AXEL, BARBARA])
    hold_court(state)
    while state.turn != BARBARA:
        play(state, "tutor red", "lay 1", "enough")
    play(state, "tutor orange", "lay 1", "lay 3", "enough")
    likely: defaultdict[tuple[str, str], float] = defaultdict(float)
    for (barbara, _, _), weight in told(laid_out("113", "223", deck="13", discards="123"), AXEL, []).items():
        for at in range(3):
            likely[barbara, barbara[:at] + barbara[at + 1 :]] += weight / 3
    view, dice = state.seen_by(AXEL), Dice(6)
    worlds = [view.imagine(dice) for _ in range(1500)]
    laid = ["".join(str(k + 1) * (w.laid[BARBARA] >> 5 * k & 31) for k in range(3)) for w in worlds]
    assert_frequencies(Counter(zip((hand(w, BARBARA) for w in worlds), laid, strict=True)), likely)
