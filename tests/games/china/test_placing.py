"""Placing pieces: one province, one or two pieces, houses on their fields."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, Dice, Message
from kaiserhof.games.china import GAME, ChinaState
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    EMIL,
    choices,
    derive,
    end_turn,
    fields_of,
    hand,
    houses_in,
    may,
    owner,
    play,
    position,
    random_game,
    refused,
    written,
)

# ---- a turn


@pytest.mark.rule("turn")
def test_a_turn_is_pieces_or_an_exchange() -> None:
    """RULING 1: play cards and place pieces, or exchange one card."""
    state = position(hands={AXEL: "rrv"})
    wei = {f"house {field}" for field in fields_of(state, "wei")}
    yan = {f"house {field}" for field in fields_of(state, "yan")}
    chu = {f"house {field}" for field in fields_of(state, "chu")}
    by_joker = {f"house {f}" for p in ("qi", "chin", "zhao", "lu", "han", "shu") for f in fields_of(state, p)}
    assert choices(state) == wei | yan | chu | by_joker | {"exchange r", "exchange v"}


@pytest.mark.rule("turn")
def test_a_turn_that_places_nothing_must_exchange() -> None:
    """RULING 1: before a piece is placed, a player can neither stop nor pass."""
    state = position(hands={AXEL: "rrv"})
    assert refused(state, "stop").rule == "turn"
    assert refused(state, "pass").rule == "pass"


@pytest.mark.rule("turn")
def test_after_placing_one_may_not_exchange_any_more() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay r")
    assert not choices(state, "exchange")
    assert refused(state, "exchange v").rule == "turn"


@pytest.mark.rule("turn-order")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_round_clockwise_from_the_start_player(players: int) -> None:
    state = position(players)
    order = []
    for _ in range(2 * players):
        order.append(state.to_move())
        play(state, "exchange v")
        end_turn(state)
    assert order == [*range(players), *range(players)]


# ---- one province, at most two pieces


@pytest.mark.rule("one-province")
def test_the_second_piece_goes_into_the_same_province() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1 yan-1 chu-1"})
    play(state, "house wei-2", "pay r")
    assert choices(state) == {f"house wei-{n}" for n in range(3, 8)} | {"emissary wei", "stop"}
    assert refused(state, "house yan-2").rule == "one-province"
    assert refused(state, "emissary chu").rule == "one-province"


@pytest.mark.rule("two-pieces", "three-cards")
def test_two_pieces_and_the_turn_is_over_even_with_a_card_left() -> None:
    state = position(hands={AXEL: "rrr"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay r", "house wei-3", "pay r")
    assert houses_in(state, "wei", AXEL) == 2
    assert hand(state, AXEL) == "r"
    assert not choices(state, "house")
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("stop")
def test_one_may_be_content_with_one_piece() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay r", "stop", "take v")
    assert hand(state, AXEL) == "vvr"
    end_turn(state)
    assert state.to_move() == BARBARA


@pytest.mark.rule("empty-province")
def test_in_an_empty_province_one_piece_is_all() -> None:
    """RULING 2: the province was empty at the start of the turn."""
    state = position(hands={AXEL: "rrv"})
    play(state, "house wei-2", "pay r")
    assert hand(state, AXEL) == "vr"
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("empty-province", "emissary-limit")
def test_the_one_piece_in_an_empty_province_is_a_house_or_a_fortification_never_an_emissary() -> None:
    """RULING 2: an emissary needs a house."""
    state = position(hands={AXEL: "rrv"}, fortifications=True)
    assert may(state, "house wei-2")
    assert may(state, "fort wei-2")
    assert not choices(state, "emissary")


@pytest.mark.rule("empty-province")
@pytest.mark.parametrize("seat", [AXEL, BARBARA])
def test_one_piece_of_any_player_makes_room_for_two_in_the_next_turns(seat: int) -> None:
    state = position(hands={AXEL: "rrv"}, houses={seat: "wei-1"})
    play(state, "house wei-2", "pay r", "house wei-3", "pay r")
    assert houses_in(state, "wei", AXEL) == (3 if seat == AXEL else 2)


@pytest.mark.rule("empty-province")
def test_the_province_counts_as_settled_for_the_very_next_player() -> None:
    state = position(hands={AXEL: "rrv", BARBARA: "rrv"})
    play(state, "house wei-2", "pay r")
    end_turn(state)
    play(state, "house wei-3", "pay r", "house wei-4", "pay r")
    assert houses_in(state, "wei", BARBARA) == 2


# ---- houses


@pytest.mark.rule("house-field")
def test_a_field_holds_one_house() -> None:
    state = position(hands={AXEL: "rrv"}, houses={AXEL: "wei-1", BARBARA: "wei-2"})
    assert choices(state, "house wei") == {f"house wei-{n}" for n in range(3, 8)}
    assert refused(state, "house wei-1").rule == "house-field"
    assert refused(state, "house wei-2").rule == "house-field"
    play(state, "house wei-3", "pay r")
    assert owner(state, "wei-3") == AXEL
    assert refused(state, "house wei-3").rule == "house-field"


@pytest.mark.rule("house-field")
def test_in_a_full_province_no_house_can_be_built() -> None:
    state = position(hands={AXEL: "ooo"}, houses={BARBARA: "lu-1 lu-2", CHRIS: "lu-3 lu-4"})
    assert not choices(state, "house lu")
    assert all(refused(state, f"house lu-{n}").rule == "house-field" for n in range(1, 5))
    assert may(state, "emissary lu")


@pytest.mark.rule("supply")
def test_a_player_who_has_no_houses_left_builds_none() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"}, houses_left={AXEL: 0})
    assert not choices(state, "house")
    assert refused(state, "house wei-2").rule == "supply"
    assert may(state, "emissary wei")


@pytest.mark.rule("supply")
def test_a_player_who_has_no_emissaries_left_sends_none() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"}, emissaries_left={AXEL: 0})
    assert not choices(state, "emissary")
    assert refused(state, "emissary wei").rule == "supply"
    assert may(state, "house wei-2")


@pytest.mark.rule("supply", "setup-pieces")
def test_pieces_come_from_the_supply() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay r", "emissary wei", "pay r")
    assert (state.houses_left[AXEL], state.emissaries_left[AXEL]) == (19, 7)
    assert (state.houses_left[BARBARA], state.emissaries_left[BARBARA]) == (19, 8)


@pytest.mark.rule("supply")
def test_the_last_house_of_a_player_may_be_the_first_of_two_pieces() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"}, houses_left={AXEL: 1})
    play(state, "house wei-2", "pay r")
    assert choices(state) == {"emissary wei", "stop"}


@pytest.mark.rule("immediate-end", "turn")
def test_a_single_player_who_cannot_place_exchanges() -> None:
    """RULING 9 (confirmed by the author): the others could still place."""
    state = position(hands={AXEL: "rrv"}, houses_left={AXEL: 0}, emissaries_left={AXEL: 0})
    assert choices(state) == {"exchange r", "exchange v"}


# ---- what the rules keep beside the pieces


@pytest.mark.parametrize("players", [3, 4, 5])
def test_free_fields_room_majorities_and_supplies_always_follow_from_the_pieces(players: int) -> None:
    dice = Dice(players)
    for _ in range(3):
        state = GAME.start(players, {"fortifications": "yes"})
        for _ in random_game(state, dice):
            if state.to_move() == CHANCE or state.turn_of() < 0 or choices(state, "pay"):
                continue
            again = state.copy()
            derive(again)
            assert again == state


@pytest.mark.rule("one-province", "two-pieces", "three-cards")
def test_in_random_games_a_turn_is_never_more_than_three_cards_two_pieces_and_one_province() -> None:
    """Rule 3-2-1 of the rule book."""
    dice = Dice(321)
    for players in (3, 4, 5):
        state = GAME.start(players, {"fortifications": "yes"})
        before = state.copy()
        for _ in random_game(state, dice):
            if choices(state, "take") or may(state, "draw"):
                assert_one_turn(before, state)
            elif state.to_move() != CHANCE and state.placed == 0:
                before = state.copy()


def assert_one_turn(before: ChinaState, after: ChinaState) -> None:
    """Asserts that the pieces placed since the turn began keep the rules, whether or not cards have been
    drawn since.
    """
    lookup = after.lookup
    built = [n for n, field in enumerate(lookup.field_ids) if owner(after, field) != owner(before, field)]
    forts = [n for n in range(len(lookup.field_ids)) if (after.forts ^ before.forts) >> n & 1]
    sent = [n for n, number in enumerate(after.emissaries_in) for _ in range(number - before.emissaries_in[n])]
    assert len(built) + len(forts) + len(sent) <= 2
    assert len({*sent, *(lookup.province_of[n] for n in (*built, *forts))}) <= 1
    if after.used_up == before.used_up:
        assert len(written(after.discards)) - len(written(before.discards)) <= 3


@pytest.mark.rule("turn-order")
def test_with_five_players_emil_is_followed_by_axel() -> None:
    state = position(5, turn=EMIL)
    play(state, "exchange v")
    end_turn(state)
    assert state.to_move() == AXEL


@pytest.mark.rule("stop")
def test_a_player_who_can_pay_for_no_second_piece_is_told_and_nobody_else() -> None:
    state = position(hands={AXEL: "rgg"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-3", "pay r")
    for viewer in range(4):
        assert state.seen_by(viewer).prompt() == state.prompt()
    assert choices(state.seen_by(AXEL)) != {"stop"}, "two green cards are a joker"
    assert GAME.warning(state.seen_by(AXEL), AXEL) is None
    state = position(hands={AXEL: "rgv"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-3", "pay r")
    warned = [GAME.warning(state.seen_by(viewer), viewer) for viewer in range(4)]
    assert warned == [Message("prompt-second-none"), None, None, None]
