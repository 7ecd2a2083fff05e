"""Paying with cards, without change, and the draw pile."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Message
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import GAME
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, choices, hand, hold_court, play, position, refused


@pytest.mark.rule("pay-cards")
def test_the_mover_chooses_the_cards() -> None:
    state = position(hands={BARBARA: "11223"})
    play(state, "bribe bingbu-4")
    assert choices(state)[:3] == ["pay 12", "pay 3", "pay 22"]
    play(state, "pay 12")
    assert hand(state, BARBARA) == "123"


@pytest.mark.rule("pay-cards")
def test_one_cannot_pay_with_cards_one_does_not_have_or_too_little() -> None:
    state = position(hands={BARBARA: "122"})
    play(state, "bribe bingbu-4")
    refusal = refused(state, "pay 3")
    assert refusal.rule == "pay-cards"
    assert refusal.detail == Message("detail-not-in-hand", {"cards": "3"})
    refusal = refused(state, "pay 2")
    assert refusal.rule == "pay-cards"
    assert refusal.detail == Message("detail-paid-coins", {"price": 3, "paid": 2})


@pytest.mark.rule("pay-cards")
def test_too_few_licences_are_told_in_licences() -> None:
    state = position(hands={BARBARA: "1113"})
    play(state, "recruit")
    refusal = refused(state, "pay 13")
    assert refusal.rule == "pay-cards"
    assert refusal.detail == Message("detail-paid-licences", {"price": 6, "paid": 4})


@pytest.mark.rule("pay-cards")
@pytest.mark.parametrize(
    ("action", "detail"),
    [
        ("bribe gongbu-5", Message("detail-coins", {"price": 6, "coins": 1})),
        ("nominate red", Message("detail-coins", {"price": 2, "coins": 1})),
        ("force", Message("detail-coins", {"price": 2, "coins": 1})),
        ("junks 2", Message("detail-coins", {"price": 3, "coins": 1})),
        ("buy-gift 2", Message("detail-coins", {"price": 2, "coins": 1})),
        ("invade annam-1", Message("detail-coins", {"price": 8, "coins": 1})),
        ("recruit", Message("detail-licences", {"price": 6, "licences": 3})),
        ("voyage 4", Message("detail-licences", {"price": 4, "licences": 3})),
        ("secure gongbu-3", Message("detail-coins", {"price": 4, "coins": 1})),
    ],
)
def test_a_player_who_cannot_pay_cannot_take_the_action(action: str, detail: Message) -> None:
    state = position(
        hands={BARBARA: "1"}, colonies={BARBARA: 1}, shipyards={BARBARA: 5}, gongbu=". . 4b . 6 . .", candidate="hubu"
    )
    if action.startswith("junks"):
        state = position(hands={BARBARA: "1"})
    refusal = refused(state, action)
    assert refusal.rule == "pay-cards"
    assert refusal.detail == detail


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("bribe hubu-5", "Bribe official 5 in Hubu (4 coins)"),
        ("secure hubu-3", "Secure official 3 in Hubu (2 coins)"),
        ("nominate red", "Nominate the red student (2 coins)"),
        ("junks 1", "Buy one junk (one coin)"),
        ("junks 3", "Buy 3 junks (6 coins)"),
        ("voyage 2", "Send 2 junks on a voyage (2 licences)"),
        ("recruit", "Recruit an army (4 licences)"),
        ("invade korea-3", "Invade Korea, box 3 (3 pts, 7 coins)"),
        ("play-bribery any gongbu-3", "“Bribery (any)”: Gongbu, official 3 (free)"),
        ("play-bribery any gongbu-4", "“Bribery (any)”: Gongbu, official 4 (4 coins)"),
    ],
)
def test_a_label_names_the_price_discounts_included(action: str, label: str) -> None:
    state = position(
        hands={BARBARA: "3333"},
        colonies={BARBARA: 1},
        shipyards={BARBARA: 2},
        rewards={BARBARA: "bribery-any"},
        bingbu=". . 2b 3 4 . .",
        hubu=". . 3b 4 5 . .",
        gongbu=". . 4 5c 6 . .",
    )
    move = state.parse(action)
    assert move in state.legal_moves()
    assert GAME.words("en")(state.move_words(move)) == label


@pytest.mark.rule("pay-cards")
def test_a_card_is_worth_coins_or_licences_and_the_licences_are_four_less_the_coins() -> None:
    state = position(hands={BARBARA: "123"}, shipyards={BARBARA: 5})
    play(state, "voyage 3")
    assert choices(state) == ["pay 1", "pay 23", "pay 13", "pay 12", "pay 123"]


@pytest.mark.rule("pay-no-change")
def test_what_is_paid_too_much_is_lost() -> None:
    state = position(hands={BARBARA: "33"})
    play(state, "junks 1")
    play(state, "pay 3")
    assert hand(state, BARBARA) == "3"
    assert list(state.discards) == [0, 0, 1]


@pytest.mark.rule("pay-more")
def test_every_set_of_cards_that_covers_the_price_pays_it_and_the_smallest_come_first() -> None:
    """RULING 22."""
    state = position(hands={BARBARA: "1223"})
    play(state, "buy-gift 4")
    assert choices(state) == ["pay 13", "pay 22", "pay 23", "pay 122", "pay 123", "pay 223", "pay 1223"]


@pytest.mark.rule("pay-more", "exam-tutor")
def test_a_player_who_pays_with_the_last_card_need_not_tutor() -> None:
    """RULING 22: paying too much sheds cards before an examination."""
    state = position(
        hands={AXEL: "1", BARBARA: "13", CHRIS: "1"}, students=(AXEL, CHRIS), cubes={AXEL: 0, BARBARA: 1, CHRIS: 0}
    )
    play(state, "junks 1", "pay 13")
    hold_court(state)
    assert [state.to_move(), hand(state, BARBARA)] == [AXEL, ""]
    play(state, "tutor red", "lay 1", "tutor orange")
    assert state.to_move() == CHRIS


@pytest.mark.rule("pay-more")
def test_the_largest_hand_of_a_round_can_be_paid_as_a_whole() -> None:
    state = position(hands={BARBARA: "1" * 6 + "2" * 6 + "3" * 5}, shipyards={BARBARA: 5})
    play(state, "voyage 5")
    assert choices(state)[-1] == "pay " + "1" * 6 + "2" * 6 + "3" * 5


@pytest.mark.rule("pay-more", "commercial-exact")
def test_commercial_income_is_still_paid_exactly() -> None:
    state = position(hands={BARBARA: "1123"})
    play(state, "commercial 3")
    assert choices(state) == ["pay 12", "pay 3"]
    assert refused(state, "pay 13").rule == "commercial-exact"


@pytest.mark.rule("discard-open")
def test_paid_cards_lie_open_in_the_discards() -> None:
    state = position(hands={BARBARA: "13"})
    play(state, "bribe bingbu-5", "pay 13")
    assert list(state.discards) == [1, 0, 1]
    assert list(state.seen_by(CHRIS).discards) == [1, 0, 1]


@pytest.mark.rule("deck-reshuffled")
def test_the_discards_become_the_draw_pile_when_a_card_is_needed() -> None:
    state = position()
    state.discards = vec[i64]([state.deck[0], state.deck[1] - 1, state.deck[2]])
    state.deck = vec[i64]([0, 1, 0])
    state.deck_size = 1
    play(state, "tax", "draw 2")
    assert list(state.deck) == [19, 18, 19]
    assert list(state.discards) == [0, 0, 0]
    assert choices(state) == ["draw 1", "draw 2", "draw 3"]
    play(state, "draw 3")
    assert hand(state, BARBARA) == "12233"


@pytest.mark.rule("deck-reshuffled")
def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    state = position(hands={BARBARA: "1"})
    state.discards = vec[i64]([state.deck[0] - 1, state.deck[1] - 1, state.deck[2]])
    state.deck = vec[i64]([1, 1, 0])
    state.deck_size = 2
    play(state, "tax", "draw 1", "draw 2")
    assert state.deck_size == 0
    assert state.to_move() == CHRIS


@pytest.mark.rule("deck-empty")
def test_without_pile_and_discards_one_draws_what_there_is() -> None:
    """RULING 14."""
    state = position()
    state.hands[AXEL] = 21 + (20 << 5) + (20 << 10)
    state.hand_size[AXEL] = 61
    state.known = vec[i64]([0, 0, 0])
    state.deck = vec[i64]([0, 0, 1])
    state.hands[CHRIS] = 0
    state.hand_size[CHRIS] = 0
    state.deck_size = 1
    play(state, "tax", "draw 3")
    assert hand(state, BARBARA) == "1233"
    assert state.to_move() == CHRIS
