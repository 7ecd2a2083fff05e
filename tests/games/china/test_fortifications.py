"""The game with fortifications."""

from __future__ import annotations

import pytest

from kaiserhof.bots import make_bot
from kaiserhof.engine import Dice
from kaiserhof.games.china.rules.phases import DRAWING
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    count_up,
    end_turn,
    fortified,
    gained,
    hand,
    may,
    owner,
    play,
    position,
    refused,
)


@pytest.mark.rule("fort-supply")
def test_in_the_basic_game_there_are_no_fortifications() -> None:
    state = position(hands={AXEL: "yyy"})
    assert not choices(state, "fort")
    assert refused(state, "fort qi-1").rule == "fort-supply"


@pytest.mark.rule("fort-supply")
def test_each_player_places_one_fortification_in_a_game() -> None:
    state = position(hands={AXEL: "yyy", BARBARA: "yyy"}, houses={CHRIS: "qi-1"}, fortifications=True)
    play(state, "fort qi-2", "pay y")
    assert refused(state, "fort qi-3").rule == "fort-supply"
    end_turn(state)
    assert may(state, "fort qi-3")
    assert list(state.forts_left) == [0, 1, 1, 1]


@pytest.mark.rule("fort-field")
def test_a_fortification_goes_on_a_free_house_field() -> None:
    state = position(hands={AXEL: "yyv"}, houses={BARBARA: "qi-1"}, forts={CHRIS: "qi-2"})
    assert choices(state, "fort qi") == {"fort qi-3", "fort qi-4", "fort qi-5"}
    assert refused(state, "fort qi-2").rule == "fort-field"
    play(state, "fort qi-3", "pay y")
    assert fortified(state, "qi-3")
    assert owner(state, "qi-3") is None


@pytest.mark.rule("fort-field")
def test_a_field_with_a_house_takes_no_fortification_and_the_refusal_speaks_of_fortifications() -> None:
    state = position(hands={AXEL: "yyv"}, houses={BARBARA: "qi-1"}, fortifications=True)
    assert not may(state, "fort qi-1")
    assert refused(state, "fort qi-1").rule == "fort-field"


@pytest.mark.rule("fort-field", "joker")
def test_a_fortification_is_paid_for_with_a_card_or_a_joker() -> None:
    """RULING 12."""
    state = position(hands={AXEL: "ygg"}, houses={BARBARA: "qi-1"}, fortifications=True)
    play(state, "fort qi-2")
    assert choices(state) == {"pay y", "pay gg"}
    play(state, "pay gg")
    assert hand(state, AXEL) == "y"
    poor = position(hands={AXEL: "vog"}, houses={BARBARA: "qi-1"}, fortifications=True)
    assert refused(poor, "fort qi-2").rule == "pay-card"


@pytest.mark.rule("fort-field", "two-pieces")
@pytest.mark.parametrize("second", ["house qi-2", "house qi-3", "emissary qi"])
def test_a_fortification_is_one_of_the_two_pieces_of_a_turn(second: str) -> None:
    """RULING 12."""
    for first, then in (("fort qi-2", second), (second, "fort qi-4")):
        state = position(hands={AXEL: "yyy"}, houses={BARBARA: "qi-1"}, fortifications=True)
        play(state, first, "pay y", then, "pay y")
        assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("fort-field", "empty-province")
def test_in_an_empty_province_fortification_and_house_do_not_come_in_the_same_turn() -> None:
    """RULING 2 and RULING 12."""
    state = position(hands={AXEL: "yyy"}, fortifications=True)
    play(state, "fort qi-2", "pay y")
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("empty-province", "fort-neutral")
def test_a_lone_fortification_makes_the_province_settled_for_the_next_turn_but_gives_no_room_for_emissaries() -> None:
    """RULING 2."""
    state = position(hands={AXEL: "yyv", BARBARA: "yyv"}, fortifications=True)
    play(state, "fort qi-2", "pay y")
    end_turn(state)
    assert refused(state, "emissary qi").rule == "emissary-limit"
    play(state, "house qi-2", "pay y", "house qi-1", "pay y")
    assert owner(state, "qi-1") == owner(state, "qi-2") == BARBARA


@pytest.mark.rule("fort-neutral")
def test_anyone_may_build_on_a_fortification_no_matter_who_placed_it() -> None:
    state = position(hands={BARBARA: "yyv"}, houses={CHRIS: "qi-1"}, forts={AXEL: "qi-2"}, turn=BARBARA)
    play(state, "house qi-2", "pay y")
    assert owner(state, "qi-2") == BARBARA
    assert fortified(state, "qi-2")


@pytest.mark.rule("fort-houses", "fort-neutral")
def test_a_fortified_house_doubles_its_owner_in_the_house_scoring_no_matter_who_built_the_fortification() -> None:
    """RULING 12: Axel's fortification, Barbara's house."""
    _, events = count_up(houses={AXEL: "qi-1 qi-3", BARBARA: "qi-2"}, forts={AXEL: "qi-2"})
    assert gained(events, "log-points-houses") == [(AXEL, 3), (BARBARA, 4)]


@pytest.mark.rule("fort-houses")
def test_two_fortified_houses_of_a_player_double_once() -> None:
    """RULING 12."""
    _, events = count_up(houses={AXEL: "qi-1 qi-3", BARBARA: "qi-2"}, forts={AXEL: "qi-1", CHRIS: "qi-3"})
    assert gained(events, "log-points-houses") == [(AXEL, 6), (BARBARA, 2)]


@pytest.mark.rule("fort-houses", "house-ties")
def test_doubling_does_not_change_ranks() -> None:
    _, events = count_up(
        houses={AXEL: "chu-1 chu-2 chu-3", BARBARA: "chu-4 chu-5", CHRIS: "chu-6", DORIS: "chu-7"},
        forts={CHRIS: "chu-6"},
    )
    assert gained(events, "log-points-houses") == [(AXEL, 7), (BARBARA, 3), (CHRIS, 4), (DORIS, 2)]


@pytest.mark.rule("fort-houses")
def test_a_fortification_counts_only_in_its_own_province_and_only_under_a_house() -> None:
    _, events = count_up(houses={AXEL: "qi-1 wei-1", BARBARA: "yan-1"}, forts={AXEL: "qi-1", BARBARA: "yan-2"})
    assert sorted(gained(events, "log-points-houses")) == [(AXEL, 1), (AXEL, 2), (BARBARA, 1)]


@pytest.mark.rule("fort-houses", "house-scoring")
def test_a_province_filled_in_the_game_is_doubled_as_well() -> None:
    state = position(hands={AXEL: "oov"}, houses={AXEL: "lu-1", BARBARA: "lu-2 lu-3"}, forts={CHRIS: "lu-2"})
    play(state, "house lu-4", "pay o")
    assert state.scores() == [4, 8, 0, 0]


@pytest.mark.rule("fort-roads")
def test_a_row_with_a_fortified_house_counts_double() -> None:
    """RULING 12: for the owner of the houses, no matter who built the fortification."""
    row = "chin-1 chin-2 chin-4 chin-6 shu-2"
    _, events = count_up(houses={AXEL: row}, forts={BARBARA: "chin-4"})
    assert gained(events, "log-points-road") == [(AXEL, 10)]


@pytest.mark.rule("fort-roads")
def test_two_fortified_houses_in_a_row_double_it_once() -> None:
    """RULING 12."""
    row = "chin-1 chin-2 chin-4 chin-6 shu-2"
    _, events = count_up(houses={AXEL: row}, forts={BARBARA: "chin-4", CHRIS: "shu-2"})
    assert gained(events, "log-points-road") == [(AXEL, 10)]


@pytest.mark.rule("fort-roads")
def test_only_the_row_with_the_fortified_house_is_doubled() -> None:
    houses = {AXEL: "chin-1 chin-2 chin-4 chin-6 yan-2 yan-3 yan-5 yan-6"}
    _, events = count_up(houses=houses, forts={BARBARA: "chin-4"})
    assert sorted(gained(events, "log-points-road")) == [(AXEL, 4), (AXEL, 8)]


@pytest.mark.rule("fort-roads", "roads")
def test_three_houses_with_a_fortification_are_still_no_row() -> None:
    _, events = count_up(houses={AXEL: "chin-1 chin-2 chin-4"}, forts={AXEL: "chin-4"})
    assert gained(events, "log-points-road") == []


def ready(hand: str, *moves: str) -> float:
    """Returns the estimate of a house on a fortification in a province with two houses of Axel and one of Barbara."""
    houses = {AXEL: "qi-1 qi-3", BARBARA: "qi-4"}
    state = position(hands={AXEL: hand}, houses=houses, fortifications=True)
    play(state, *moves)
    place: int = state.game.terms.index("fort-ready")
    terms: list[float] = state.game.read_terms(state)[AXEL]
    return terms[place]


def test_the_estimate_sees_the_house_that_may_follow_a_fortification() -> None:
    assert ready("yyv", "fort qi-2") == ready("yyv", "fort qi-2", "pay y") > 4
    assert ready("ygg", "fort qi-2") > 4
    assert not ready("yyv")
    assert not ready("yyv", "house qi-2")


def test_the_estimate_expects_no_house_that_the_hand_cannot_pay_for() -> None:
    assert not ready("yvo", "fort qi-2")
    assert ready("ygg", "fort qi-2", "pay gg") > 4
    assert not ready("vvg", "fort qi-2")


def test_regular_builds_a_fortification_and_a_house_on_it() -> None:
    state = position(hands={AXEL: "yyv"}, houses={AXEL: "qi-1 qi-3", BARBARA: "qi-4"}, fortifications=True)
    bot = make_bot("regular", state.game)
    made = []
    while state.turn == AXEL and state.phase != DRAWING:
        made.append(bot.choose(state.seen_by(AXEL), Dice(1)))
        state.push(made[-1])
    texts = [state.text(move) for move in made]
    fort, house = texts[0], texts[2]
    assert fort.startswith("fort qi-")
    assert house == fort.replace("fort", "house")
