"""The end of the game: the last round, the immediate end, the order of the final scoring, and who wins."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from mypy_extensions import i64

from kaiserhof.engine import OVER
from kaiserhof.engine.native import vec
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.scoring import supply
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    Pieces,
    choices,
    count_up,
    end_turn,
    gained,
    hand,
    has_stone,
    number,
    owner,
    play,
    position,
    refused,
    tell,
)

# ---- the last round


@pytest.mark.rule("last-round")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_when_the_pile_is_used_up_again_the_round_is_played_to_the_emperors_right_neighbour(players: int) -> None:
    """RULING 7."""
    for seat in range(players):
        state = position(players, turn=seat, pile="o", second_pile=True)
        play(state, "exchange v", "draw", "deal o")
        followers = []
        while state.to_move() != OVER:
            followers.append(state.to_move())
            play(state, "exchange v")
            play(state, min(choices(state, "take")))
        assert followers == list(range(seat + 1, players))


@pytest.mark.rule("last-round")
def test_the_game_ends_with_the_right_neighbours_turn_even_if_the_pile_ran_out_in_that_very_turn() -> None:
    """RULING 7. The turn itself is finished first: the hand is refilled from the row."""
    state = position(turn=DORIS, hands={DORIS: "rrv"}, houses={AXEL: "wei-1"}, pile="o", second_pile=True)
    play(state, "house wei-2", "pay r", "house wei-3", "pay r", "draw", "deal o")
    assert state.to_move() == DORIS
    play(state, "take g")
    assert state.to_move() == OVER
    assert hand(state, DORIS) == "vog"


@pytest.mark.rule("last-round")
def test_the_row_filled_up_after_the_right_neighbours_turn_belongs_to_that_turn() -> None:
    """RULING 7: the pile ran out in the right neighbour's turn, so nobody follows."""
    state = position(turn=DORIS, pile="o", second_pile=True)
    play(state, "exchange v", "take g", "open o")
    assert state.to_move() == OVER


@pytest.mark.rule("last-round")
def test_the_round_goes_on_if_the_row_was_filled_up_after_the_emperors_owners_turn() -> None:
    state = position(turn=AXEL, pile="o", second_pile=True)
    play(state, "exchange v", "take g", "open o")
    assert [state.to_move(), state.used_up] == [BARBARA, 2]


@pytest.mark.rule("last-round", "pile-first")
def test_the_first_time_the_pile_is_used_up_ends_nothing() -> None:
    state = position(turn=DORIS, pile="o")
    play(state, "exchange v", "draw", "deal o")
    assert state.to_move() == AXEL
    assert state.pile_size > 0


@pytest.mark.rule("last-round", "pass")
def test_players_without_cards_pass_until_the_round_is_over() -> None:
    state = position(turn=CHRIS, hands={CHRIS: "", DORIS: ""}, row="", pile="", second_pile=True)
    play(state, "pass")
    assert state.to_move() == DORIS
    play(state, "pass")
    assert state.to_move() == OVER


@pytest.mark.rule("game-over")
def test_when_the_game_is_over_nobody_moves() -> None:
    state, _ = count_up()
    assert state.to_move() == state.turn_of() == OVER
    assert choices(state) == set()
    for text in ("house wei-1", "pass", "draw", "deal r", "exchange v"):
        assert refused(state, text).rule == "game-over"


# ---- the immediate end


def nearly_full(
    free: str,
    players: int = 3,
    *,
    hands: Mapping[int, str] | None = None,
    fortifications: bool = False,
    forts: Pieces | None = None,
) -> ChinaState:
    """Returns a position with houses on all other fields, dealt out in turn, and no emissaries left."""
    fields = [field for field in GAME.start(players).lookup.field_ids if field not in free.split()]
    return position(
        players,
        hands=hands,
        houses={seat: " ".join(fields[seat::players]) for seat in range(players)},
        emissaries_left=dict.fromkeys(range(players), 0),
        fortifications=fortifications,
        forts=forts,
    )


@pytest.mark.rule("immediate-end")
def test_the_game_ends_at_once_when_no_piece_can_be_placed_in_the_middle_of_a_turn() -> None:
    """RULING 9: no second piece, no drawing, nobody else's turn."""
    state = nearly_full("lu-4", hands={AXEL: "oov"})
    play(state, "house lu-4")
    events = tell(state, "pay o")
    assert state.to_move() == OVER
    assert hand(state, AXEL) == "vo"
    assert [event.message.id for event in events][:2] == ["log-pay", "log-points-houses"]
    assert has_stone(state, "lu")


@pytest.mark.rule("immediate-end")
def test_an_open_field_keeps_the_game_going() -> None:
    state = nearly_full("lu-4 lu-3", hands={AXEL: "oov"})
    play(state, "house lu-4", "pay o")
    assert choices(state) == {"house lu-3", "stop"}


@pytest.mark.rule("immediate-end")
def test_a_free_place_for_an_emissary_keeps_the_game_going_while_anyone_has_one() -> None:
    state = nearly_full("lu-4", hands={AXEL: "oov"})
    state.emissaries_left[CHRIS] = 1
    play(state, "house lu-4", "pay o")
    assert state.to_move() == AXEL
    end_turn(state)
    assert state.to_move() == BARBARA
    assert not choices(state, "house")
    assert not choices(state, "emissary")
    assert choices(state, "exchange")


@pytest.mark.rule("immediate-end")
def test_emissaries_in_supply_keep_nothing_going_when_every_court_is_full() -> None:
    """RULING 9: filling the last free place was the last move of the game."""
    board = nearly_full("")
    houses = {seat: " ".join(f for f in board.lookup.field_ids if owner(board, f) == seat) for seat in range(3)}
    places = [name for name, most in zip(board.lookup.province_ids, board.most, strict=True) for _ in range(most)]
    places.remove("lu")
    assert len(places) == 20
    emissaries = {AXEL: " ".join(places[:4]), BARBARA: " ".join(places[4:12]), CHRIS: " ".join(places[12:])}
    state = position(3, hands={AXEL: "oov"}, houses=houses, emissaries=emissaries)
    assert choices(state, "emissary") == {"emissary lu"}
    play(state, "emissary lu", "pay o")
    assert state.to_move() == OVER
    assert list(state.emissaries_left) == [3, 0, 0]


@pytest.mark.rule("immediate-end")
def test_an_open_field_keeps_nothing_going_when_nobody_has_a_house() -> None:
    """RULING 9: a field that someone *with houses left* could fill."""
    state = nearly_full("lu-3 lu-4", hands={AXEL: "oov"})
    state.houses_left = vec[i64]([1, 0, 0])
    play(state, "house lu-4", "pay o")
    assert state.to_move() == OVER
    assert has_stone(state, "lu")


@pytest.mark.rule("immediate-end", "fort-field")
def test_fortifications_in_supply_keep_nothing_going_on_a_full_board() -> None:
    state = nearly_full("lu-4", hands={AXEL: "oov"}, fortifications=True)
    play(state, "house lu-4", "pay o")
    assert state.to_move() == OVER
    assert list(state.forts_left) == [1, 1, 1]


@pytest.mark.rule("immediate-end", "fort-neutral")
def test_an_open_field_with_a_fortification_keeps_the_game_going() -> None:
    """RULING 4: the field is open until a house stands on it."""
    state = nearly_full("lu-4", hands={AXEL: "oov"}, fortifications=True)
    play(state, "fort lu-4", "pay o")
    assert choices(state) == {"house lu-4", "stop"}
    play(state, "house lu-4", "pay o")
    assert state.to_move() == OVER


@pytest.mark.rule("immediate-end", "fort-field")
def test_a_fortification_that_could_still_be_placed_keeps_the_game_going() -> None:
    """RULING 9 and the short rules: a fortification is a piece even if nobody has a house for it."""
    state = nearly_full("lu-2 lu-3 lu-4", hands={AXEL: "ooo"}, forts={BARBARA: "lu-3"})
    state.houses_left = vec[i64]([1, 0, 0])
    play(state, "house lu-4", "pay o")
    assert choices(state) == {"fort lu-2", "stop"}
    state.forts_left = vec[i64]([1, 0, 0])
    play(state, "fort lu-2", "pay o")
    assert state.to_move() == OVER


@pytest.mark.rule("immediate-end", "fort-field")
def test_a_fortification_in_supply_keeps_nothing_going_when_every_open_field_has_one() -> None:
    state = nearly_full("lu-3 lu-4", hands={AXEL: "oov"}, forts={BARBARA: "lu-3"})
    state.houses_left = vec[i64]([1, 0, 0])
    play(state, "house lu-4", "pay o")
    assert list(state.forts_left) == [1, 0, 1]
    assert state.to_move() == OVER


# ---- the order of the final scoring


FINAL_LAYOUT_HOUSES = {
    AXEL: "chin-1 chin-2 chin-4 chin-6 lu-1",
    BARBARA: "wei-1 wei-2 wei-6 wei-4 lu-2",
    CHRIS: "zhao-1 zhao-2 lu-3 lu-4",
}
FINAL_LAYOUT_EMISSARIES = {AXEL: "chin wei zhao", BARBARA: "wei chin", CHRIS: "zhao"}


@pytest.mark.rule("final-scoring")
def test_houses_come_first_then_alliances_by_number_then_roads_then_the_winner() -> None:
    _, events = count_up(houses=FINAL_LAYOUT_HOUSES, emissaries=FINAL_LAYOUT_EMISSARIES)
    ids = [event.message.id for event in events]
    houses, alliances, roads = (ids.count(f"log-points-{kind}") for kind in ("houses", "alliance", "road"))
    assert houses == 3
    assert roads == 2
    assert ids == [
        "log-pass",
        "log-ended",
        *["log-points-houses"] * houses,
        *["log-points-alliance"] * alliances,
        *["log-points-road"] * roads,
        "log-winner",
    ]
    assert all(event.only is None for event in events)
    numbers = [number(e.message.values, "number") for e in events if e.message.id == "log-points-alliance"]
    assert numbers == [1, 2, 3, 3]


@pytest.mark.rule("final-scoring")
def test_the_final_scoring_adds_up() -> None:
    state, events = count_up(
        houses=FINAL_LAYOUT_HOUSES, emissaries=FINAL_LAYOUT_EMISSARIES, points=(10, 20, 30, 0), side="3-4"
    )
    assert sorted(gained(events, "log-points-houses")) == [(AXEL, 4), (BARBARA, 4), (CHRIS, 2)]
    assert gained(events, "log-points-alliance") == [(AXEL, 4), (AXEL, 4), (AXEL, 4), (BARBARA, 4)]
    assert gained(events, "log-points-road") == [(AXEL, 4), (BARBARA, 4)]
    assert state.scores() == [10 + 4 + 12 + 4, 20 + 4 + 4 + 4, 30 + 2, 0]


@pytest.mark.rule("final-scoring", "house-scoring")
def test_provinces_with_a_stone_are_not_scored_again_and_all_others_are() -> None:
    """Lu is full and has been scored; Wei has a single house."""
    state, events = count_up(houses={AXEL: "lu-1 lu-2 lu-3", BARBARA: "lu-4 wei-3"}, points=(4, 3, 0, 0))
    assert gained(events, "log-points-houses") == [(BARBARA, 1)]
    assert state.scores() == [4, 4, 0, 0]
    assert all(has_stone(state, province) for province in state.lookup.province_ids)


@pytest.mark.rule("final-scoring")
def test_the_score_sheet_of_a_finished_game_adds_up_to_the_points() -> None:
    """Lu was scored in the course of the game: two, two and four points."""
    state, _ = count_up(houses=FINAL_LAYOUT_HOUSES, emissaries=FINAL_LAYOUT_EMISSARIES, points=(2, 2, 4, 0))
    sheet = GAME.score_sheet(state)
    assert [sum(line.points[seat] for line in sheet) for seat in range(4)] == state.scores()
    assert [line.label.id for line in sheet] == ["sheet-houses"] * 9 + ["sheet-alliance"] * 15 + ["sheet-roads"]


# ---- who wins


@pytest.mark.rule("winner")
def test_the_most_points_win() -> None:
    state, events = count_up(points=(31, 44, 44, 12), houses={BARBARA: "wei-1"})
    assert state.scores() == [31, 45, 44, 12]
    assert state.ranking() == [3, 1, 2, 4]
    assert gained(events, "log-winner") == [(BARBARA, 45)]


@pytest.mark.rule("tie-break")
def test_with_equal_points_more_pieces_in_supply_win() -> None:
    """RULING 13: houses and emissaries count alike."""
    state, events = count_up(
        points=(40, 40, 38, 38), houses={AXEL: "wei-1 wei-2", BARBARA: "yan-1 yan-2"}, emissaries={AXEL: "wei"}
    )
    assert state.scores() == [42, 42, 38, 38]
    assert [supply(state, seat) for seat in range(4)] == [25, 26, 28, 28]
    assert state.ranking() == [2, 1, 3, 3]
    assert gained(events, "log-winner") == [(BARBARA, 42)]


@pytest.mark.rule("tie-break")
def test_a_fortification_in_supply_counts_for_the_tie_and_the_score_marker_does_not() -> None:
    """RULING 13: 20 houses, 8 emissaries and the fortification; the ninth emissary marks the score."""
    state, _ = count_up(points=(40, 40, 40, 40), forts={AXEL: "wei-1", CHRIS: "yan-1", DORIS: "lu-1"})
    assert [supply(state, seat) for seat in range(4)] == [28, 29, 28, 28]
    assert state.ranking() == [2, 1, 2, 2]


@pytest.mark.rule("shared-victory")
def test_if_that_is_equal_too_the_victory_is_shared() -> None:
    """RULING 13."""
    state, events = count_up(
        points=(40, 39, 40, 10), houses={AXEL: "wei-1", BARBARA: "yan-1", CHRIS: "lu-1"}, emissaries={DORIS: "wei"}
    )
    assert state.scores() == [41, 40, 41, 10]
    assert state.ranking() == [1, 3, 1, 4]
    assert gained(events, "log-winner") == [(AXEL, 41), (CHRIS, 41)]


@pytest.mark.rule("winner", "tie-break")
def test_pieces_in_supply_never_outweigh_a_point() -> None:
    state, _ = count_up(points=(40, 39, 0, 0), houses={AXEL: "wei-1 wei-2"})
    assert state.ranking() == [1, 2, 3, 3]
