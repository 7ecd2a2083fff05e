"""What a seat knows, and the worlds it can imagine (RULING 14)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import permutations
from typing import TypeAlias

import pytest

from kaiserhof.engine import Dice
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.components import LETTERS, cards_in_hand
from tests.frequencies import assert_frequencies
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    hand,
    known,
    play,
    position,
    random_game,
    tell,
    written,
)

World: TypeAlias = tuple[str, ...]
"""The hands of all seats and the pile."""

# ---- views


@pytest.mark.rule("open-information")
def test_a_seat_sees_its_own_hand_and_of_the_others_what_they_took_openly() -> None:
    """RULING 14."""
    state = position(hands={AXEL: "vrr", BARBARA: "ggy"}, known={BARBARA: "g", AXEL: "v"})
    assert [hand(state.seen_by(AXEL), seat) for seat in range(4)] == ["vrr", "g", "", ""]
    assert [hand(state.seen_by(BARBARA), seat) for seat in range(4)] == ["v", "ygg", "", ""]
    assert [hand(state.seen_by(None), seat) for seat in range(4)] == ["v", "g", "", ""]


@pytest.mark.rule("open-information")
def test_supplies_numbers_of_cards_discards_and_points_are_open_and_the_pile_is_not() -> None:
    """RULING 14."""
    state = position(
        hands={AXEL: "vrr", BARBARA: "gg"}, houses={CHRIS: "wei-1"}, pile="rgg", second_pile=True, points=(1, 2, 3, 4)
    )
    for seat in (AXEL, BARBARA, CHRIS, DORIS, None):
        view = state.seen_by(seat)
        assert list(view.houses_left) == [20, 20, 19, 20]
        assert list(view.emissaries_left) == [8, 8, 8, 8]
        assert list(view.hidden_count) == [3, 2, 3, 3]
        assert view.pile_size == 3
        assert view.discards == state.discards
        assert view.row == state.row
        assert view.scores() == [1, 2, 3, 4]
        assert written(view.pile) == ""
        assert view.outcomes() == []


@pytest.mark.rule("open-information", "refill-hand")
def test_which_hidden_card_was_drawn_is_told_to_the_drawer_alone() -> None:
    state = position(hands={AXEL: "vrr"})
    assert [event.only for event in tell(state, "exchange v")] == [None]
    assert [event.only for event in tell(state, "draw")] == [None]
    events = tell(state, "deal r")
    assert [(event.message.id, event.only) for event in events] == [("log-drawn", AXEL)]
    assert [events[0].visible_to(seat) for seat in (AXEL, BARBARA, CHRIS, DORIS, None)] == [True] + [False] * 4


@pytest.mark.rule("open-information")
def test_open_cards_are_told_to_all() -> None:
    state = position(hands={AXEL: "vrr"})
    play(state, "exchange v")
    for text, line in (("take g", "log-take"), ("open r", "log-open")):
        assert [(event.message.id, event.only) for event in tell(state, text)] == [(line, None)]


@pytest.mark.rule("open-information", "discard")
def test_a_card_seen_taken_stays_known_until_one_of_its_colour_is_played() -> None:
    state = position(hands={AXEL: "rrg"}, known={AXEL: "rg"}, houses={BARBARA: "wei-1"})
    assert (known(state, AXEL), state.hidden_count[AXEL]) == ("gr", 1)
    play(state, "house wei-2", "pay r")
    assert (known(state, AXEL), state.hidden_count[AXEL]) == ("g", 1)
    play(state, "house wei-3", "pay r")
    assert (known(state, AXEL), state.hidden_count[AXEL]) == ("g", 0)


@pytest.mark.rule("open-information", "joker")
def test_a_joker_of_one_known_and_one_hidden_card_shows_the_hidden_one() -> None:
    state = position(hands={AXEL: "ggv"}, known={AXEL: "g"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay gg")
    assert (known(state, AXEL), state.hidden_count[AXEL]) == ("", 1)


@pytest.mark.rule("open-information", "turn-order")
def test_a_view_offers_moves_only_to_the_one_to_move() -> None:
    state = position(hands={AXEL: "vrr"})
    assert list(state.seen_by(AXEL).legal_moves()) == list(state.legal_moves())
    assert list(state.seen_by(BARBARA).legal_moves()) == []
    assert list(state.seen_by(None).legal_moves()) == []


@pytest.mark.rule("open-information")
def test_in_random_games_known_and_hidden_cards_make_up_every_hand() -> None:
    dice = Dice(14)
    for players in (3, 4, 5):
        state = GAME.start(players)
        for _ in random_game(state, dice):
            for seat in range(players):
                assert len(known(state, seat)) + state.hidden_count[seat] == len(hand(state, seat)) <= 3
                for colour in range(5):
                    assert cards_in_hand(state.seen_cards[seat], colour) <= cards_in_hand(state.hands[seat], colour)


# ---- imagined worlds


def ordered(letters: str) -> str:
    return "".join(sorted(letters, key=LETTERS.index))


def world_of(state: ChinaState) -> World:
    return (*(hand(state, seat) for seat in range(state.seats)), written(state.pile))


def ways(cards: str, slots: tuple[int, ...]) -> Counter[tuple[str, ...]]:
    """Counts all ways to distribute these cards, each distinct, over hands of these sizes, by content."""
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(cards):
        rest = "".join(order)
        piles = []
        for size in slots:
            piles.append(ordered(rest[:size]))
            rest = rest[size:]
        found[tuple(piles)] += 1
    return found


def assert_uniform(view: ChinaState, expected: Mapping[World, int], draws: int = 6000) -> None:
    """Imagines many worlds, and asserts that all are possible and that each occurs as often as expected."""
    dice = Dice(2005)
    assert_frequencies(Counter(world_of(view.imagine(dice)) for _ in range(draws)), expected)


@pytest.mark.rule("open-information")
def test_every_way_to_lay_the_unseen_cards_is_imagined_equally_often() -> None:
    """Axel cannot see three red, two green and one yellow card. Barbara, Chris and the pile have two each."""
    state = position(3, hands={AXEL: "vog", BARBARA: "rrg", CHRIS: "ryy"}, known={BARBARA: "r", CHRIS: "y"}, pile="rg")
    expected: Counter[World] = Counter()
    for (barbara, chris, pile), count in ways("rgryrg", (2, 2, 2)).items():
        expected["vog", ordered(barbara + "r"), ordered(chris + "y"), pile] += count
    assert_uniform(state.seen_by(AXEL), expected)


@pytest.mark.rule("open-information")
def test_a_spectator_imagines_all_three_hands() -> None:
    state = position(3, hands={AXEL: "vr", BARBARA: "rr", CHRIS: "y"}, known={BARBARA: "r"}, pile="vg")
    expected: Counter[World] = Counter()
    for (axel, barbara, chris, pile), count in ways("vrryvg", (2, 1, 1, 2)).items():
        expected[axel, ordered(barbara + "r"), chris, pile] += count
    assert_uniform(state.seen_by(None), expected)


@pytest.mark.rule("open-information", "pay-first")
def test_who_has_placed_a_piece_is_imagined_with_cards_that_pay_for_it() -> None:
    """Barbara has built in orange Zhao, so she has an orange card or a pair."""
    state = position(3, hands={AXEL: "vog", BARBARA: "og", CHRIS: "g"}, pile="r", turn=BARBARA)
    play(state, "house zhao-1")
    expected: Counter[World] = Counter()
    for (barbara, chris, pile), count in ways("oggr", (2, 1, 1)).items():
        if "o" in barbara or barbara == "gg":
            expected["vog", barbara, chris, pile] += count
    assert_uniform(state.seen_by(AXEL), expected)


@pytest.mark.rule("open-information", "pile-first")
def test_the_second_pile_is_made_of_the_discards_so_its_cards_are_known_when_it_is_new() -> None:
    """Axel saw every card of the new pile being discarded; he does not know only the others' hands."""
    state = position(3, hands={AXEL: "vog", BARBARA: "rgy", CHRIS: "rrg"}, pile="yr", second_pile=True)
    expected: Counter[World] = Counter()
    for (barbara, chris), count in ways("rgyrrg", (3, 3)).items():
        expected["vog", barbara, chris, "yr"] += count
    assert_uniform(state.seen_by(AXEL), expected)


@pytest.mark.rule("open-information", "pile-first")
def test_ones_own_draws_from_the_second_pile_are_known_not_to_be_in_it() -> None:
    state = position(3, hands={AXEL: "vvg", BARBARA: "rgy", CHRIS: "rrg"}, pile="yyrg", second_pile=True)
    play(state, "exchange v", "draw", "deal y", "exchange r", "take g", "open r")
    expected: Counter[World] = Counter()
    for (barbara, chris), count in ways("gyrrg", (2, 3)).items():
        expected["vyg", ordered(barbara + "g"), chris, "yg"] += count
    assert_uniform(state.seen_by(AXEL), expected)


@pytest.mark.rule("open-information", "pile-first")
def test_who_has_drawn_nothing_from_the_second_pile_is_not_imagined_with_cards_of_it() -> None:
    """Barbara has drawn one of the two cards of the new pile; Chris still holds three of the old cards."""
    state = position(3, hands={AXEL: "vog", BARBARA: "rgo", CHRIS: "rry"}, pile="yr", second_pile=True, turn=BARBARA)
    play(state, "exchange o", "draw", "deal y")
    expected: Counter[World] = Counter()
    for (barbara, chris), count in ways("rgrry", (2, 3)).items():
        for drawn, left in ("yr", "ry"):
            expected["vog", ordered(barbara + drawn), chris, left] += count
    assert_uniform(state.seen_by(AXEL), expected)


def passed_over(houses_left: int, emissaries_left: int, forts: str = "") -> str:
    """Returns the provinces in which Axel, who passes, could place a piece with other cards.

    Lu is full and Yan half full, so both have room for an emissary. Chris has placed a fortification; Axel has one
    left.
    """
    state = position(
        3,
        hands={AXEL: ""},
        row="",
        pile="",
        second_pile=True,
        houses={BARBARA: "lu-1 lu-2 lu-3 lu-4", CHRIS: "yan-1 yan-2 yan-3 yan-4 yan-5"},
        forts={CHRIS: forts} if forts else None,
        houses_left={AXEL: houses_left},
        emissaries_left={AXEL: emissaries_left},
    )
    play(state, "pass")
    return " ".join(name for number, name in enumerate(state.lookup.province_ids) if state.passed_over[0] >> number & 1)


@pytest.mark.rule("open-information", "pass")
def test_who_passes_shows_where_no_card_in_hand_can_pay_for_the_pieces_left() -> None:
    assert passed_over(houses_left=0, emissaries_left=0) == ""
    assert passed_over(houses_left=0, emissaries_left=1) == "yan lu"
    assert passed_over(houses_left=1, emissaries_left=0) == "chu wei yan qi chin zhao han shu"
    assert passed_over(houses_left=1, emissaries_left=1) == "chu wei yan qi chin zhao lu han shu"
    assert passed_over(houses_left=0, emissaries_left=0, forts="qi-1") == "chu wei yan qi chin zhao han shu"
    assert passed_over(houses_left=0, emissaries_left=0, forts="yan-6") == "chu wei qi chin zhao han shu"


Turn: TypeAlias = tuple[int, str, str]
"""Seat, the card it exchanged, and the card it drew from the pile."""


def likely_worlds(state: ChinaState, turns: list[Turn]) -> dict[World, float]:
    """Plays the turns, and computes how likely each world is for Axel if everyone exchanges any of their cards equally
    often.

    All cards in the hands of Barbara and Chris are hidden.
    """
    old = hand(state, BARBARA) + hand(state, CHRIS)
    worlds: dict[tuple[str, str, str], float] = {}
    for (barbara, chris), count in ways(old, (3, 3)).items():
        worlds[barbara, chris, written(state.pile)] = count
    for seat, shown, drawn in turns:
        play(state, f"exchange {shown}", "draw", f"deal {drawn}")
        later: defaultdict[tuple[str, str, str], float] = defaultdict(float)
        for (barbara, chris, pile), weight in worlds.items():
            for card in set(pile):
                left, likely = pile.replace(card, "", 1), weight * pile.count(card) / len(pile)
                if seat == AXEL and card == drawn:
                    later[barbara, chris, left] += likely
                elif seat == BARBARA and shown in barbara:
                    after = ordered(barbara.replace(shown, "", 1) + card)
                    later[after, chris, left] += likely * barbara.count(shown) / 3
                elif seat == CHRIS and shown in chris:
                    after = ordered(chris.replace(shown, "", 1) + card)
                    later[barbara, after, left] += likely * chris.count(shown) / 3
        worlds = later
    return {(hand(state, AXEL), *world): weight for world, weight in worlds.items()}


@pytest.mark.rule("open-information", "pile-first")
@pytest.mark.parametrize("seed", range(8))
def test_worlds_of_the_second_pile_come_up_as_often_as_the_story_makes_them_likely(seed: int) -> None:
    """Three players exchange one card a turn for eight turns. Axel knows what he draws."""
    dice = Dice(f"story {seed}")
    bag = [*"yyyyyyyrrrrrrrrggggggg"]
    order = dice.sample(list(range(len(bag))), 18)
    cards = "".join(bag[at] for at in order)
    state = position(
        3, hands={AXEL: cards[:3], BARBARA: cards[3:6], CHRIS: cards[6:9]}, pile=cards[9:], second_pile=True
    )
    hands, pile = [[*cards[:3]], [*cards[3:6]], [*cards[6:9]]], [*cards[9:]]
    turns: list[Turn] = []
    for turn in range(8):
        shown, drawn = dice.choice(hands[turn % 3]), pile.pop(dice.below(len(pile)))
        hands[turn % 3].remove(shown)
        hands[turn % 3].append(drawn)
        turns.append((turn % 3, shown, drawn))
    likely = likely_worlds(state, turns)
    view, dice = state.seen_by(AXEL), Dice(seed)
    assert_frequencies(Counter(world_of(view.imagine(dice)) for _ in range(2000)), likely)


@pytest.mark.rule("open-information", "pile-first")
def test_in_random_games_the_pile_is_never_imagined_with_more_of_a_colour_than_it_can_hold() -> None:
    """Also, cards seen being taken stay where they are, all numbers are right, and no card is lost."""
    dice = Dice(57)
    looked = 0
    for number in range(12):
        state = GAME.start(3 + number % 3)
        began: list[int] | None = None
        for _ in random_game(state, dice):
            if state.used_up and began is None:
                began = list(state.pile)
            if dice.unit() > 0.25:
                continue
            seat = dice.choice([*range(state.seats), None])
            world = state.seen_by(seat).imagine(dice)
            assert world.census() == state.census()
            assert world.pile_size == sum(world.pile) == state.pile_size
            if seat is not None:
                assert world.hands[seat] == state.hands[seat]
            for other in range(state.seats):
                taken, held = known(state, other), hand(world, other)
                assert len(held) == len(hand(state, other))
                assert all(taken.count(letter) <= held.count(letter) for letter in LETTERS)
            if began is not None and state.used_up == 1:
                looked += 1
                assert all(world.pile[colour] <= began[colour] for colour in range(5))
    assert looked > 100
