"""Refusals and labels where a player may believe that the move is legal."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Refusal
from kaiserhof.games.confucius import GAME, ConfuciusState
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, play, position, refused

NO_CUBES = {AXEL: 0, BARBARA: 0, CHRIS: 0}


def label(state: ConfuciusState, text: str, lang: str) -> str:
    return GAME.words(lang)(state.move_words(state.parse(text)))


@pytest.mark.rule("bribe", "discount-hubu")
@pytest.mark.parametrize(
    ("lang", "empty", "candidate"),
    [
        ("en", "no official there", "a candidate has no price"),
        ("de", "dort liegt kein Beamter", "ein Beamtenkandidat hat keinen Preis"),
        ("zh", "该处没有官员", "候补官员不可贿赂"),
    ],
)
@pytest.mark.parametrize("hubu", [". . 3 4 5 *A .", ". . 3b 4 5 *A ."], ids=["full price", "discount"])
def test_an_empty_space_and_a_candidate_have_no_price(lang: str, empty: str, candidate: str, hubu: str) -> None:
    state = position(hubu=hubu, rewards={BARBARA: "bribery-hubu"})
    for verb in ("bribe", "secure", "play-bribery hubu"):
        assert empty in label(state, f"{verb} hubu-1", lang)
        assert candidate in label(state, f"{verb} hubu-6", lang)


@pytest.mark.rule("bribe")
def test_an_official_has_one() -> None:
    assert "3 coins" in label(position(hubu=". . 3 4 5 . ."), "bribe hubu-3", "en")


@pytest.mark.rule("commercial-exact")
def test_over_paying_commercial_income_is_refused_by_what_was_chosen() -> None:
    state = position(hands={BARBARA: "1122"})
    play(state, "commercial 2")
    assert refused(state, "pay 12") == Refusal("commercial-exact", Message("detail-not-exact", {"coins": 2, "paid": 3}))


@pytest.mark.rule("commercial-exact")
def test_coins_that_cannot_be_laid_exactly_are_named() -> None:
    state = position(hands={BARBARA: "33"})
    assert refused(state, "commercial 2") == Refusal("commercial-exact", Message("detail-no-exact", {"coins": 2}))
    assert refused(position(hands={BARBARA: "1"}), "commercial 2").detail == Message(
        "detail-coins", {"price": 2, "coins": 1}
    )


@pytest.mark.rule("reward-play")
@pytest.mark.parametrize(
    ("text", "card"), [("play-cash", "cash"), ("play-gift 2", "gift"), ("play-bribery hubu hubu-3", "bribery-hubu")]
)
def test_a_reward_card_that_one_does_not_have_is_named(text: str, card: str) -> None:
    missing = Message("detail-reward", {"card": Message(f"reward-{card}")})
    assert refused(position(hubu=". . 3 4 5 . ."), text) == Refusal("reward-play", missing)


@pytest.mark.rule("reward-extra", "favour")
def test_another_card_in_an_extra_action_is_refused_by_a_sentence_about_cards() -> None:
    state = position(rewards={BARBARA: "extra cash"})
    play(state, "play-extra")
    assert refused(state, "play-cash").rule == "reward-extra"
    assert "playing another reward card" in GAME.rulebook["reward-extra"].sentence["en"]


@pytest.mark.rule("give-gift")
def test_a_gift_that_is_not_available_is_named() -> None:
    state = position(available={BARBARA: "1"})
    assert refused(state, "give-gift 2 seat-1").detail == Message("detail-unavailable", {"gift": Message("gift-tile")})


@pytest.mark.rule("no-action", "must-act")
def test_without_cubes_doing_nothing_is_refused_by_its_own_price() -> None:
    assert refused(position(cubes=NO_CUBES), "no-action").rule == "no-action"
