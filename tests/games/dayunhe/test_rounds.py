"""The round: the draft, revealing, the parts of a card, and the next start player."""

from __future__ import annotations

import pytest

from kaiserhof.games.dayunhe.rules.components import CARDS
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    build,
    choices,
    draft,
    finish_round,
    in_store,
    play,
    position,
    rule_against,
    told,
)


@pytest.mark.rule("draft", "turn-order")
def test_everyone_chooses_one_of_ten_cards_from_the_start_player_on() -> None:
    state = draft(3, start=BARBARA)
    assert len(choices(state, "choose")) == 10
    assert state.to_move() == BARBARA
    play(state, "choose reform")
    assert state.to_move() == CHRIS
    play(state, "choose intrigue")
    assert state.to_move() == AXEL
    assert len(choices(state)) == 8
    assert rule_against(state, "done") == "draft"


@pytest.mark.rule("draft-handed-on")
def test_a_card_that_is_gone_cannot_be_chosen() -> None:
    state = draft(3)
    play(state, "choose reform")
    assert rule_against(state, "choose reform") == "draft-handed-on"


@pytest.mark.rule("draft")
def test_after_the_draft_no_card_can_be_chosen() -> None:
    state = draft(2)
    play(state, "choose reform", "choose intrigue")
    assert rule_against(state, "choose espionage") == "draft"


@pytest.mark.rule("reveal", "round")
def test_cards_are_revealed_one_after_the_other_in_turn_order() -> None:
    """RULING 5: the phases are fixed."""
    state = draft(3, start=BARBARA)
    events = play(state, "choose reform", "choose intrigue", "choose espionage")
    assert told(events, "log-reveal") == 1
    assert state.turn_of() == BARBARA
    assert state.revealed == 1 << BARBARA
    play(state, "done")
    assert state.turn_of() == CHRIS
    assert state.revealed == 1 << BARBARA | 1 << CHRIS


@pytest.mark.rule("turn-order")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    state = position(2, store={AXEL: "garden"})
    view = state.seen_by(BARBARA)
    assert list(view.legal_moves()) == []
    refusal = view.why_not(view.parse("build garden"))
    assert refusal is not None
    assert refusal.rule == "turn-order"


@pytest.mark.rule("parts")
def test_the_parts_of_a_card_may_be_split_and_mixed() -> None:
    """RULING 5."""
    state = position(2, "quell-unrest", store={AXEL: "garden canal-1"}, unrest={"c4": BARBARA})
    build(state, "garden", "b1")
    play(state, "quell c4")
    build(state, "canal-1", "b2")
    play(state, "replenish s1", "draw canal-2")
    assert choices(state) == {"done"}
    assert state.points[AXEL] == 15 + 5 + 1


@pytest.mark.rule("parts")
def test_every_part_is_optional() -> None:
    """RULING 5."""
    state = position(2, "raise-reputation", store={AXEL: "garden"})
    play(state, "done")
    assert state.points[AXEL] == 15
    assert state.turn_of() == BARBARA


PARTS = {
    "raise-reputation": (3, 1, False),
    "quell-unrest": (1, 2, True),
    "calm-the-people": (1, 2, True),
    "destroy-canal": (2, 1, False),
    "special-inspection": (2, 1, False),
    "tea-break": (2, 1, False),
    "espionage": (1, 2, True),
    "intrigue": (1, 2, True),
    "denounce": (2, 1, False),
    "reform": (2, 1, False),
}
"""Replenish, build, rebuild of each card, as the rule book lists them."""


@pytest.mark.rule("card-parts")
@pytest.mark.parametrize("card", PARTS)
def test_a_card_allows_each_part_only_as_often_as_it_shows(card: str) -> None:
    replenish, builds, rebuild = PARTS[card]
    state = position(2, card, store={AXEL: "garden temple tea-house"}, canals={"b3": (AXEL, "weir")})
    assert bool(choices(state, "rebuild")) == rebuild
    for tile in ("garden", "temple")[:builds]:
        build(state, tile, "b1" if tile == "garden" else "b2")
    assert rule_against(state, "build tea-house") == "card-parts"
    for tile in ("canal-1", "canal-2", "canal-3")[:replenish]:
        play(state, "replenish s1", f"draw {tile}")
    assert rule_against(state, "replenish s1") == "card-parts"


@pytest.mark.rule("card-parts")
@pytest.mark.parametrize("card", PARTS)
def test_a_card_has_no_special_part_of_another(card: str) -> None:
    specials = {
        "raise-reputation": "raise",
        "quell-unrest": "quell c4",
        "calm-the-people": "calm 2",
        "destroy-canal": "destroy b3",
        "special-inspection": "sail a1",
        "tea-break": "tea",
        "espionage": "spy s1",
        "intrigue": "intrigue 2",
        "denounce": "denounce 2",
        "reform": "reform",
    }
    state = position(
        2,
        card,
        store={AXEL: "unrest unrest"},
        canals={"b3": (AXEL, "weir")},
        unrest={"c4": BARBARA},
        wall=(0, 1),
    )
    for other, move in specials.items():
        if other == card:
            assert state.parse(move) in state.legal_moves()
        else:
            assert rule_against(state, move) == "card-parts"


def test_all_cards_are_those_of_the_rule_book() -> None:
    assert {card.id: (card.replenish, card.build, card.rebuild) for card in CARDS} == PARTS
    assert {card.id for card in CARDS if card.attack} == {"destroy-canal", "tea-break", "intrigue", "denounce"}


@pytest.mark.rule("finish-step")
def test_a_tile_in_hand_is_laid_before_anything_else() -> None:
    state = position(2, "espionage", store={AXEL: "garden unrest"})
    play(state, "build garden")
    for move in ("done", "replenish s1", "spy s1", "turn 1"):
        assert rule_against(state, move) == "finish-step"
    play(state, "at b1")
    assert rule_against(state, "done") == "finish-step"
    play(state, "turn 3")
    assert in_store(state, AXEL) == ["unrest"]


@pytest.mark.rule("start-player", "round")
def test_the_next_player_clockwise_begins_the_next_round_with_all_cards() -> None:
    state = position(3, "special-inspection", turn=AXEL)
    events = finish_round(state)
    assert told(events, "log-round") == 1
    assert state.to_move() == BARBARA
    assert len(choices(state, "choose")) == 10
    assert list(state.chosen) == [-1, -1, -1]
    assert state.revealed == 0
    state = position(3, turn=CHRIS)
    finish_round(state)
    assert state.to_move() == AXEL


@pytest.mark.rule("reputation-floor")
def test_reputation_never_falls_below_zero_and_nothing_is_owed() -> None:
    """RULING 5."""
    state = position(2, "intrigue", store={AXEL: "unrest unrest canal-1"}, points=[15, 3])
    play(state, "intrigue 2", "under s1")
    assert state.scores() == [15, 0]
    play(state, "done")
    assert state.turn_of() == BARBARA
    state.gain(BARBARA, 2, 0)
    assert state.points[BARBARA] == 2


@pytest.mark.rule("parts", "tea-break")
def test_nothing_of_a_card_is_left_while_the_ship_sails() -> None:
    canals = {"b3": (AXEL, "weir", 0), "a4": (AXEL, "canal-3", 1), "c4": (AXEL, "temple", 2)}
    state = position(2, canals=canals, ship="b3", turn=BARBARA, start=AXEL)
    assert (state.replenish, state.builds) != (0, 0)
    play(state, "done")
    assert {text.split()[0] for text in choices(state)} == {"sail"}
    assert (state.replenish, state.builds, state.rebuilt, state.special) == (0, 0, 0, 0)
