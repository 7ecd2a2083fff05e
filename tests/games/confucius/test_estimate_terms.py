"""The terms of the estimate, one after the other, and how far the game has progressed.

Bingbu has the chits 8 and 5, Hubu 7 and 6, Gongbu 6 and 4.
"""

from __future__ import annotations

from math import exp

import pytest

from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.components import ORANGE, RED
from kaiserhof.games.confucius.rules.estimate import holders, progress, rounds_left
from kaiserhof.games.confucius.rules.state import ConfuciusState
from tests.games.confucius.staging import AXEL, BARBARA, BINGBU, CHRIS, DORIS, GONGBU, HUBU, hold_court, play, position


def term(state: ConfuciusState, name: str) -> list[float]:
    """Returns the values of a term, by seat."""
    place = GAME.terms.index(name)
    return [row[place] for row in GAME.read_terms(state)]


# ---------------------------------------------------------------------------------------------- how long it lasts


@pytest.mark.parametrize(("number", "left"), [(2, 6), (4, 6), (5, 5), (8, 2), (9, 1), (10, 1)])
def test_the_wall_is_complete_after_nine_rounds(number: int, left: int) -> None:
    """Before round five, the six candidates would be used up earlier."""
    assert rounds_left(position(round=number)) == left


def test_a_round_needs_a_candidate() -> None:
    """One is open; one of Bingbu and one for any ministry are to come."""
    assert rounds_left(position(candidates_to_come="bingbu any")) == 3


@pytest.mark.parametrize(
    ("bingbu", "left"),
    [("2a 2a 2a 3b 3b 3c 4c", 1), ("2a 2a 2a 3b 3b 3c 4", 2), ("2a 2a . 3b 3b 3c 4c", 2), ("2a 2a . 3b 3b 3c 4", 3)],
)
def test_the_last_ministry_waits_for_officials_and_for_a_bribe(bingbu: str, left: int) -> None:
    """The other two are resolved, whatever their spaces hold."""
    assert rounds_left(position(bingbu=bingbu, resolved={HUBU: (AXEL, BARBARA), GONGBU: (AXEL, BARBARA)})) == left


def test_the_emptiest_ministry_decides() -> None:
    state = position(
        bingbu="2a 2a . 3b 3b 3c 4c",
        hubu="3a . . 4b 4b . .",
        gongbu="5a 5a 5 5b 6b 6c .",
        candidates_to_come="any any any any",
    )
    assert rounds_left(state) == 5


def test_progress_is_the_share_of_rounds_with_the_cubes_used_in_this_one() -> None:
    """In round two, eight of twelve cubes are left, so a third of the round is over; five and two thirds remain."""
    assert progress(position()) == pytest.approx((1 + 1 / 3) / (1 + 6))
    assert progress(position(cubes=dict.fromkeys(range(3), 0))) == pytest.approx(2 / 7)
    assert progress(position(cubes=dict.fromkeys(range(3), 9))) == pytest.approx(1 / 7)


def test_at_court_the_round_is_over() -> None:
    state = position(round=5)
    hold_court(state)
    assert rounds_left(state) == 5
    assert progress(state) == pytest.approx(5 / (5 + 4))
    last = position(round=10)
    hold_court(last)
    assert progress(last) == 1.0
    assert progress(GAME.start(3)) == 0.0


# ---------------------------------------------------------------------------------------------- hand and cubes


def test_cards_count_while_they_can_be_used_or_kept() -> None:
    """Axel could use 1.6 cards for each of two cubes and one as Chief Minister; four cards can be kept."""
    hands = {AXEL: "111222333", BARBARA: "12", CHRIS: "1122"}
    cubes = {AXEL: 2, BARBARA: 1, CHRIS: 0}
    early = position(round=5, hands=hands, cubes=cubes)
    assert term(early, "cards") == pytest.approx([9 - 0.8, 2, 4])
    assert term(early, "spare-cards") == pytest.approx([0.8, 0, 0])
    late = position(round=8, hands=hands, cubes=cubes)
    assert term(late, "cards") == pytest.approx([9 - 0.8, 2 * 0.5, 4 * 0.5])
    assert term(late, "spare-cards") == pytest.approx([0.8 * 0.5, 0, 0])
    last = position(round=9, hands=hands, cubes=cubes)
    assert term(last, "cards") == pytest.approx([9 - 0.8, 2 * 1.6 / 4, 0])
    assert term(last, "spare-cards") == [0, 0, 0]


def test_cubes_and_the_turns_until_they_are_used() -> None:
    state = position(cubes={AXEL: 2, BARBARA: 1, CHRIS: 3})
    assert term(state, "cubes") == [2, 1, 3]
    assert term(state, "coming-turn") == pytest.approx([1 / 3, 0, 2 / 3])
    state = position(turn=AXEL, cubes={AXEL: 2, BARBARA: 1, CHRIS: 0})
    assert term(state, "coming-turn") == pytest.approx([0, 2 / 3, 0])
    hold_court(state)
    assert term(state, "coming-turn") == [0, 0, 0]


def test_what_is_due_counts_half_and_what_is_to_be_drawn_counts_already() -> None:
    state = position(hands={BARBARA: "2233"})
    play(state, "bribe bingbu-3")
    assert state.due == 2
    assert term(state, "cards") == [3, 4 - 1, 3]
    state = position(hands={BARBARA: "2233"})
    play(state, "tax")
    assert term(state, "cards") == [3, 4 + 2, 3]


def test_commercial_activity_brings_a_card_more_than_is_paid() -> None:
    """Barbara pays four coins, which are worth two cards, for five cards."""
    state = position(hands={BARBARA: "2233"})
    play(state, "commercial 4")
    assert (state.due, state.target) == (4, 4)
    assert term(state, "cards") == [3, 4 - 2 + 5, 3]


def test_cards_laid_for_a_student_are_gone() -> None:
    state = position(hands={AXEL: "1122", BARBARA: "12", CHRIS: "33"})
    state.laid_count = with_number(state.laid_count, AXEL, 3)
    assert term(state, "cards") == [1, 2, 2]


def test_rewards_count_less_when_they_can_hardly_be_used() -> None:
    rewards = {BARBARA: "extra insult"}
    assert term(position(rewards=rewards), "rewards") == [0, 2, 0]
    assert term(position(rewards=rewards, cubes={BARBARA: 0}), "rewards") == [0, 2, 0]
    assert term(position(rewards=rewards, round=9), "rewards") == [0, 2, 0]
    assert term(position(rewards=rewards, round=9, cubes={BARBARA: 0}), "rewards") == pytest.approx([0, 1.4, 0])


def test_the_chief_minister_and_an_extra_action_have_one_to_come() -> None:
    state = position(rewards={BARBARA: "extra"})
    assert term(state, "free-actions") == [1, 0, 0]
    play(state, "play-extra")
    assert term(state, "free-actions") == [1, 1, 0]
    state = position()
    hold_court(state)
    assert term(state, "free-actions") == [0, 0, 0]


def test_a_petition_under_way_and_a_marker_about_to_go_are_noted() -> None:
    state = position(game="advanced", cubes={BARBARA: 3}, available={BARBARA: "4"}, hubu=". . 3b 4c 5 . .")
    play(state, "petition-swap hubu-3")
    assert (term(state, "petitioning"), term(state, "marker-going")) == ([0, 1, 0], [0, 0, 0])
    state = position(hubu=". . 3b 4 5 . .")
    play(state, "transfer hubu-3")
    assert (term(state, "petitioning"), term(state, "marker-going")) == ([0, 0, 0], [0, 1, 0])
    assert term(position(), "petitioning") == [0, 0, 0]


# ---------------------------------------------------------------------------------------------- gifts


def test_gifts_count_by_number_and_value_and_in_both_directions() -> None:
    state = position(
        available={AXEL: "1 3 6", BARBARA: "2", CHRIS: ""},
        given={(AXEL, BARBARA): 4, (BARBARA, AXEL): 5, (CHRIS, AXEL): 2},
    )
    assert term(state, "gifts") == [3, 1, 0]
    assert term(state, "gift-values") == [1 + 3 + 6, 2, 0]
    assert (term(state, "obliging"), term(state, "obliging-values")) == ([1, 1, 1], [4, 5, 2])
    assert (term(state, "obliged"), term(state, "obliged-values")) == ([2, 1, 0], [7, 4, 0])
    assert term(state, "fourth-cube") == [1, 1, 1]
    assert term(state, "fifth-cube") == [1, 0, 0]


@pytest.mark.parametrize(("number", "share"), [(5, 1), (6, 0.75), (8, 0.25), (9, 0)])
def test_gifts_and_cubes_of_later_rounds_count_less_towards_the_end(number: int, share: float) -> None:
    state = position(round=number, available={AXEL: "3"}, given={(BARBARA, CHRIS): 2})
    assert term(state, "gifts") == [share, share, share]
    assert term(state, "gift-values") == [3 * share, share, share]
    assert term(state, "fourth-cube") == [0, share, share]
    assert term(state, "obliging") == [0, 1, 0]


# ---------------------------------------------------------------------------------------------- junks and armies


def test_junks_count_by_their_share_of_a_voyage_to_the_best_land() -> None:
    """The best chit left has four points, and a reward is worth 1.3."""
    state = position(shipyards={AXEL: 2, BARBARA: 3, CHRIS: 8}, oceans={BARBARA: 4, CHRIS: 5})
    assert term(state, "ocean") == pytest.approx([0, 5.3 * 4 / 5, 0])
    assert term(state, "landing") == pytest.approx([0, 0, 5.3])
    assert term(state, "shipyard") == pytest.approx([5.3 * 2 / 5, 5.3 * 3 / 5, 5.3])


def test_in_the_last_round_junks_hardly_sail_any_more() -> None:
    state = position(round=9, shipyards={AXEL: 2}, oceans={AXEL: 4, CHRIS: 5}, colonies={AXEL: 2})
    assert term(state, "ocean") == pytest.approx([5.3 * 4 / 5 / 2, 0, 0])
    assert term(state, "landing") == pytest.approx([0, 0, 5.3 / 2])
    assert term(state, "shipyard") == pytest.approx([5.3 * 2 / 5 * 0.2, 0, 0])
    assert term(state, "colonies") == [1, 0, 0]
    assert term(position(round=8, oceans={AXEL: 5}), "landing")[AXEL] == pytest.approx(5.3 * 0.75)


def test_a_land_discovered_has_no_chit_and_one_visited_is_no_aim() -> None:
    """Spice Islands 4, India 3, Arabia 2, Africa 3, Americas 4."""
    state = position(oceans={AXEL: 5, BARBARA: 5}, visited={AXEL: "spice-islands americas"})
    assert term(state, "landing") == pytest.approx([3 + 1.3, 3 + 1.3, 0])
    state = position(
        oceans={AXEL: 5, BARBARA: 5}, shipyards={AXEL: 1}, visited={AXEL: "spice-islands india arabia africa americas"}
    )
    assert term(state, "landing") == pytest.approx([0, 1.3, 0])
    assert term(state, "shipyard") == [0, 0, 0]


def test_up_to_three_armies_in_the_colony_count() -> None:
    assert term(position(colonies={AXEL: 2, BARBARA: 5}), "colonies") == [2, 3, 0]


def test_boxes_count_by_how_likely_the_land_is_to_be_full_in_time() -> None:
    """Korea (4, 4, 3) ends with round four, Annam (4, 3) with round six, each with an empty box. Yunnan is full."""
    armies = {"korea-1": AXEL, "korea-3": BARBARA, "yunnan-1": BARBARA, "yunnan-2": CHRIS, "annam-2": AXEL}
    state = position(armies=armies)
    korea, annam = 0.25 + 3 * 0.2 - 0.12, 0.75
    assert term(state, "armies") == [2, 2, 1]
    assert term(state, "boxes") == pytest.approx([4 * korea + 3 * annam, 3 * korea + 4, 2])
    assert term(state, "box-rewards") == [1, 1, 1]
    late = position(round=5, armies=armies)
    korea, annam = 0.25 - 0.12, 0.25 + 2 * 0.2 - 0.12
    assert term(late, "boxes") == pytest.approx([4 * korea + 3 * annam, 3 * korea + 4, 2])


def test_a_land_that_will_hardly_be_full_still_counts_a_tenth() -> None:
    state = position(round=4, lands="korea manchuria yunnan", armies={"manchuria-1": AXEL, "korea-2": BARBARA})
    state.wall += 3
    assert term(state, "boxes") == pytest.approx([5 * 0.1, 4 * 0.1, 0])


def test_a_land_that_is_over_promises_nothing() -> None:
    state = position(armies={"korea-1": AXEL})
    state.land_done = 1
    assert term(state, "boxes") == [0, 0, 0]
    assert term(state, "armies") == [0, 0, 0]


# ---------------------------------------------------------------------------------------------- ministries


def test_markers_count_by_number_seniority_and_share_of_the_chits() -> None:
    """Space 1 has seniority 6. Three of seven markers promise three sevenths of thirteen points."""
    state = position(bingbu="2A 2a . 3b 3b 4 .", gongbu=". . 4 5 6c . .")
    assert term(state, "footholds") == [1, 1, 1]
    assert term(state, "markers") == [2, 2, 1]
    assert term(state, "secured") == [1, 0, 0]
    assert term(state, "seniority") == [6 + 5, 3 + 2, 2]
    assert term(state, "influence") == pytest.approx([13 * 2 / 7, 13 * 2 / 7, 10 / 7])


def test_in_a_resolved_ministry_a_marker_is_worth_its_discount() -> None:
    resolved = {BINGBU: (AXEL, BARBARA)}
    assert term(position(bingbu="2A . . 3B . . .", resolved=resolved), "footholds") == [1, 1, 0]
    late = position(round=9, bingbu="2A . . 3B . . .", resolved=resolved)
    assert term(late, "footholds") == [0.5, 0.5, 0]
    assert term(late, "markers") == [0, 0, 0]


def test_chits_go_to_those_who_would_take_office_now_by_how_full_the_ministry_is() -> None:
    """Chris has one junior official: he yields to Barbara, who has fewer points than Axel."""
    state = position(bingbu=". . 2a 3a 4b 5c .", points=(5, 4, 3))
    full = 4 / 7
    assert holders(state, BINGBU) == (AXEL, BARBARA)
    assert term(state, "chits-ahead") == pytest.approx([8 * full, 5 * full, 0])
    assert term(state, "chits-soon") == pytest.approx([8 * full**3, 5 * full**3, 0])


def test_one_more_bribe_by_anyone_changes_who_takes_office() -> None:
    """As above. After a bribe by Barbara she has three, including Chris's; after one by Chris he has three."""
    state = position(bingbu=". . 2a 3a 4b 5c .", points=(5, 4, 3))
    share = 4 / 7 / 3
    assert term(state, "chits-next") == pytest.approx([(8 + 5 + 5) * share, (5 + 8) * share, 8 * share])
    assert term(position(bingbu=". . 2a 3a 4b . ."), "chits-next") == [0, 0, 0]


def test_a_first_marker_is_weaker_than_any_other_single_one() -> None:
    """Four officials are bribed. Chris would have one more, with the lowest seniority, and yield it to Axel
    or Barbara.
    """
    state = position(bingbu=". 2a 2a 3b 3b . .", points=(5, 4, 0))
    share = 4 / 7 / 3
    assert term(state, "chits-next") == pytest.approx([(8 + 5 + 5) * share, (5 + 8 + 8) * share, 0])


def test_a_full_ministry_gets_no_further_bribe() -> None:
    """Chris has the two weakest officials and yields to Axel, whose gift he holds."""
    state = position(bingbu="2a 2a 3b 3b 4c 4c 5", given={(AXEL, CHRIS): 3})
    full = position(bingbu="2a 2a 3b 3b 4c 4c 5c", given={(AXEL, BARBARA): 3}, points=(0, 0, 9))
    assert term(state, "barred") == [0, 0, 1]
    assert term(full, "barred") == [0, 0, 0]
    assert holders(full, BINGBU) == (AXEL, CHRIS)
    assert term(full, "chits-next") == pytest.approx([8, 0, 5])


def test_a_gift_bars_from_bribing_where_the_giver_has_no_more_officials() -> None:
    """The recipient must have some there, too."""
    gift = {(AXEL, BARBARA): 2}
    assert term(position(bingbu=". . 2a 3b 4b . .", given=gift), "barred") == [0, 1, 0]
    assert term(position(bingbu=". . 2a 3b 4 . .", given=gift), "barred") == [0, 1, 0]
    assert term(position(bingbu=". . 2a 3a 4b . .", given=gift), "barred") == [0, 0, 0]
    assert term(position(bingbu=". . 2c 3b 4b . .", given=gift), "barred") == [0, 0, 0]
    assert term(position(bingbu=". . 2a 3a 4 . .", given=gift), "barred") == [0, 0, 0]


def test_who_is_barred_adds_nothing_to_the_next_bribe() -> None:
    """With a gift from Axel, Barbara stays at two. Axel's two are more senior, so he becomes Minister in any case."""
    free, barred = (
        position(bingbu=". 2a 2a 3b 3b . .", points=(5, 4, 6), given=given) for given in ({}, {(AXEL, BARBARA): 2})
    )
    share = 4 / 7 / 3
    assert term(free, "chits-next")[AXEL] == pytest.approx((8 + 5 + 5) * share)
    assert term(barred, "chits-next")[AXEL] == pytest.approx((8 + 8 + 5) * share)


def test_the_weakest_yields_to_the_highest_gift_and_else_to_the_fewest_points() -> None:
    layout = "2a 2a 2a 3b 3b 3c 4c"
    assert holders(position(bingbu=layout, points=(1, 9, 0)), BINGBU) == (AXEL, BARBARA)
    assert holders(position(bingbu=layout, points=(9, 1, 0)), BINGBU) == (BARBARA, AXEL)
    assert holders(position(bingbu=layout, points=(9, 1, 0), given={(AXEL, CHRIS): 2}), BINGBU) == (AXEL, BARBARA)
    both = {(AXEL, CHRIS): 2, (BARBARA, CHRIS): 3}
    assert holders(position(bingbu=layout, points=(1, 9, 0), given=both), BINGBU) == (BARBARA, AXEL)


def test_with_equal_numbers_the_most_senior_is_ahead_and_takes_seniority_over() -> None:
    """Chris yields his most senior official to Barbara. She then has three, and is ahead of Axel's three."""
    assert holders(position(bingbu=". 2a 2a . 3b 3b ."), BINGBU) == (AXEL, BARBARA)
    assert holders(position(bingbu=". 2b 2b . 3a 3a ."), BINGBU) == (BARBARA, AXEL)
    assert holders(position(bingbu="2c 2a . 3b 3b 3a 4a", points=(9, 0, 5)), BINGBU) == (BARBARA, AXEL)
    assert holders(position(bingbu="2a 2c . 3b 3b 3a 4a", points=(9, 0, 5)), BINGBU) == (AXEL, BARBARA)
    assert holders(position(bingbu=". . 2 3 4 . ."), BINGBU) == (-1, -1)
    assert holders(position(bingbu=". . 2 3b 4 . ."), BINGBU) == (BARBARA, BARBARA)


def test_alone_one_takes_both_offices() -> None:
    state = position(bingbu=". . 2 3b 4 . .")
    assert term(state, "chits-ahead") == pytest.approx([0, (8 + 5) / 7, 0])


def test_a_resolution_under_way_counts_what_is_held_and_what_was_given_up() -> None:
    """Doris yields to Axel, whose gift she holds; then Barbara also yields to Axel. Chris becomes Secretary."""
    state = position(4, bingbu="2a 2a 2a 3b 3d 3c 4c", given={(AXEL, DORIS): 3})
    hold_court(state)
    assert state.resolving == BINGBU
    assert state.to_move() == DORIS
    assert term(state, "chits-won") == [8, 0, 5, 0]
    assert term(state, "chits-ahead") == [0, 0, 0, 0]
    state = position(gongbu="5a 5a 5a 6b 6b 6c 7c", points=(9, 1, 0))
    hold_court(state)
    assert state.resolving == GONGBU
    assert holders(state, GONGBU) == (BARBARA, AXEL)
    assert term(state, "chits-won") == [4, 6, 0]


def test_at_the_last_court_every_ministry_is_resolved_as_it_is() -> None:
    """The Wall is complete; or no candidate is left."""
    ministries = {"bingbu": "2a 2a 2a 3b 3b . .", "hubu": ". . 4a 4a 5b . .", "gongbu": ". . . 5c 5 6 ."}
    last = position(round=9, points=(5, 5, 0), **ministries)  # type: ignore[arg-type]
    hold_court(last)
    assert term(last, "chits-won") == [8 + 7, 5 + 6, 6 + 4]
    early = position(round=5, points=(5, 5, 0), **ministries)  # type: ignore[arg-type]
    hold_court(early)
    assert term(early, "chits-won") == [0, 0, 0]
    assert term(early, "chits-ahead")[CHRIS] == pytest.approx(10 / 7)


# ---------------------------------------------------------------------------------------------- students and offices


def lead(coins: float) -> list[float]:
    """Returns how likely Axel, with the red student, and Barbara are to pass if he has this many more coins."""
    likely = 1 / (1 + exp(-coins / 2))
    return [likely, 1 - likely, 0]


def test_an_examination_is_likely_by_the_coins_that_are_expected() -> None:
    """Half a coin for the red student, three by seats with a student, one and a half by seats obliged to tutor."""
    hands = {AXEL: "1", BARBARA: "1", CHRIS: "1"}
    students = (AXEL, BARBARA)
    assert term(position(students=students, hands=hands), "examination") == pytest.approx(lead(0.5))
    for giver, coins in ((AXEL, 1.5), (BARBARA, -1.5)):
        state = position(students=students, hands=hands, given={(giver, CHRIS): 2})
        assert term(state, "examination") == pytest.approx(lead(0.5 + coins))
    without = position(students=students, hands={**hands, AXEL: ""})
    assert term(without, "examination") == pytest.approx(lead(0.5 - 3))
    assert term(without, "student") == [0, 0, 0]


def test_coins_that_are_laid_count_for_the_student_they_are_laid_for() -> None:
    state = position(students=(AXEL, BARBARA), hands={AXEL: "33", BARBARA: "1", CHRIS: "1"})
    state.tutored = with_number(state.tutored, AXEL, RED)
    state.laid = with_number(state.laid, AXEL, state.hands[AXEL])
    assert term(state, "examination") == pytest.approx(lead(0.5 + 6 - 3))
    state.tutored = with_number(state.tutored, CHRIS, ORANGE)
    assert term(state, "examination") == pytest.approx(lead(0.5 + 6 - 3 - 1.5))


def test_a_student_alone_waits_or_passes_if_the_examination_is_forced() -> None:
    for students in ((-1, CHRIS), (CHRIS, -1), (CHRIS, CHRIS)):
        state = position(students=students)
        assert term(state, "student") == [0, 0, 1]
        assert term(state, "examination") == [0, 0, 0]
        state.forced = True
        assert term(state, "student") == [0, 0, 0]
        assert term(state, "examination") == [0, 0, 1]
    assert term(position(round=9, students=(-1, AXEL)), "student") == [0.5, 0, 0]


def test_the_sole_lead_in_markers_ministers_and_secretaries_is_an_office() -> None:
    assert term(position(bingbu=". . 2a 3a 4b . ."), "offices") == [1, 0, 0]
    assert term(position(bingbu=". . 2a 3b 4 . ."), "offices") == [0, 0, 0]
    resolved = {GONGBU: (BARBARA, CHRIS)}
    assert term(position(bingbu=". . 2a 3a 4b . .", resolved=resolved), "offices") == [0, 0, 0]
    assert term(position(bingbu=". . 2c 3a 4b . .", resolved={GONGBU: (AXEL, CHRIS)}), "offices") == [0, 0, 0]
    assert term(position(bingbu=". . 2c 3c 4b . .", resolved={BINGBU: (AXEL, CHRIS)}), "offices") == [0, 0, 1]
    assert term(position(bingbu=". . 2a 3c 4b . .", resolved={GONGBU: (BARBARA, BARBARA)}), "offices") == [0, 1, 0]


def test_the_sole_lead_in_junks_sailed_is_an_office() -> None:
    """A land visited counts five."""
    assert term(position(oceans={AXEL: 3, BARBARA: 2}), "offices") == [1, 0, 0]
    assert term(position(oceans={AXEL: 3, BARBARA: 3}), "offices") == [0, 0, 0]
    assert term(position(oceans={AXEL: 4, BARBARA: 0}, visited={BARBARA: "india"}), "offices") == [0, 1, 0]
    assert term(position(oceans={AXEL: 5}, visited={BARBARA: "india"}), "offices") == [0, 0, 0]


def test_the_sole_lead_in_armies_is_an_office() -> None:
    """Those in the colony, on Foreign Lands, and the one that avenges."""
    assert term(position(armies={"korea-1": CHRIS}), "offices") == [0, 0, 1]
    assert term(position(armies={"korea-1": CHRIS}, colonies={AXEL: 1}), "offices") == [0, 0, 0]
    assert term(position(armies={"korea-1": CHRIS, "korea-2": CHRIS}, colonies={AXEL: 1}), "offices") == [0, 0, 1]
    assert term(position(armies={"korea-1": AXEL}), "offices") == [1, 0, 0]
    state = position(armies={"korea-1": CHRIS}, colonies={AXEL: 1})
    state.avenger = AXEL
    assert term(state, "offices") == [1, 0, 0]
