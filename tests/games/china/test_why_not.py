"""Every refusal names the broken rule and, where it helps, what in the position makes it apply."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Refusal
from kaiserhof.games.china import GAME, ChinaState
from tests.games.china.staging import AXEL, BARBARA, CHRIS, count_up, play, position, refused

HOUSES = {BARBARA: "wei-1 lu-1", CHRIS: "lu-2 lu-3 lu-4"}


def placing() -> ChinaState:
    """Axel starts his turn with two red cards and a violet one."""
    return position(hands={AXEL: "rrv"}, houses=HOUSES, emissaries={CHRIS: "wei"}, forts={CHRIS: "wei-7"})


def second_piece() -> ChinaState:
    """Axel has a house in Wei and may place another piece there."""
    state = placing()
    play(state, "house wei-2", "pay r")
    return state


def stopped() -> ChinaState:
    """Axel has a house in Wei, places no second piece and draws a card."""
    state = second_piece()
    play(state, "stop")
    return state


def paying() -> ChinaState:
    """Axel is about to pay for his house in Wei with two red cards and a violet one."""
    state = placing()
    play(state, "house wei-2")
    return state


def drawing() -> ChinaState:
    """Axel draws two cards; no red card lies open."""
    state = second_piece()
    play(state, "house wei-3", "pay r")
    return state


def colour_needed(name: str) -> Message:
    return Message("detail-colour", {"colour": Message(f"colour-{name}")})


def cards_of(name: str, cards: int) -> Message:
    return Message("detail-cards", {"colour": Message(f"colour-{name}"), "cards": cards})


def wei(state: ChinaState) -> Message:
    return Message("detail-here", {"province": state.lookup.board.provinces[1].names})


@pytest.mark.rule("house-field", "fort-field", "pay-card", "emissary-limit", "exchange", "turn", "pass", "fort-supply")
@pytest.mark.parametrize(
    ("text", "rule", "detail"),
    [
        ("house wei-1", "house-field", None),
        ("house lu-2", "house-field", None),
        ("house han-1", None, None),
        ("house chu-1", None, None),
        ("emissary wei", "emissary-limit", Message("detail-emissary-limit", {"emissaries": 1, "houses": 1})),
        ("emissary yan", "emissary-limit", Message("detail-emissary-limit", {"emissaries": 0, "houses": 0})),
        ("fort wei-7", "fort-field", None),
        ("exchange g", "exchange", cards_of("green", 0)),
        ("stop", "turn", None),
        ("pass", "pass", None),
        ("pay r", "pay-first", None),
        ("take v", "refill-hand", None),
        ("draw", "refill-hand", None),
        ("deal r", "chance", None),
        ("open r", "chance", None),
    ],
)
def test_at_the_start_of_a_turn(text: str, rule: str | None, detail: Message | None) -> None:
    state = placing()
    expected = None if rule is None else Refusal(rule, detail)
    assert state.why_not(state.parse(text)) == expected


@pytest.mark.rule("pay-card", "supply", "fort-supply")
def test_pieces_one_cannot_pay_for_or_does_not_have() -> None:
    poor = position(hands={AXEL: "rgv"}, houses=HOUSES, fortifications=True)
    for text, colour in (("house zhao-1", "orange"), ("fort qi-1", "yellow"), ("emissary lu", "orange")):
        assert refused(poor, text) == Refusal("pay-card", colour_needed(colour))
    empty = position(hands={AXEL: "rrv"}, houses=HOUSES, houses_left={AXEL: 0}, emissaries_left={AXEL: 0})
    assert refused(empty, "house wei-2") == Refusal("supply")
    assert refused(empty, "emissary wei") == Refusal("supply")
    assert refused(empty, "fort wei-2") == Refusal("fort-supply")


@pytest.mark.rule("one-province", "turn", "emissary-limit", "pay-first", "refill-hand")
def test_before_the_second_piece() -> None:
    state = second_piece()
    assert refused(state, "house yan-1") == Refusal("one-province", wei(state))
    assert refused(state, "emissary lu") == Refusal("one-province", wei(state))
    assert refused(state, "fort yan-1") == Refusal("one-province", wei(state))
    assert refused(state, "house wei-2") == Refusal("house-field")
    assert refused(state, "emissary wei").rule == "emissary-limit"
    assert refused(state, "exchange r") == Refusal("turn")
    assert refused(state, "pass") == Refusal("pass")
    assert refused(state, "pay r") == Refusal("pay-first")
    assert refused(state, "draw") == Refusal("refill-hand")


@pytest.mark.rule("pay-card", "joker", "pay-first")
def test_while_paying() -> None:
    state = paying()
    assert refused(state, "pay v") == Refusal("pay-card", colour_needed("red"))
    assert refused(state, "pay g") == Refusal("pay-card", colour_needed("red"))
    assert refused(state, "pay rr") == Refusal("joker", Message("detail-own-colour", {"colour": Message("colour-red")}))
    assert refused(state, "pay vv") == Refusal("joker", cards_of("violet", 1))
    for text in ("house wei-3", "emissary wei", "fort wei-3", "exchange r", "stop", "pass", "take v", "draw"):
        assert refused(state, text) == Refusal("pay-first")
    without_red = position(hands={AXEL: "ggv"})
    play(without_red, "house wei-2")
    assert refused(without_red, "pay r") == Refusal("pay-card", cards_of("red", 0))


@pytest.mark.rule("pay-card", "joker")
@pytest.mark.parametrize(
    ("lang", "text", "detail"),
    [
        ("en", "pay g", "An orange card or a pair of another colour is needed."),
        ("en", "pay oo", "A pair is a joker only in a province of another colour; here one orange card is enough."),
        ("en", "pay gg", "Your cards in green: 1."),
        ("de", "pay g", "Du brauchst eine Karte in Orange oder zwei gleiche einer anderen Farbe."),
        (
            "de",
            "pay oo",
            "Zwei gleiche gelten nur in einer Provinz anderer Farbe als Joker; hier genügt eine Karte in Orange.",
        ),
        ("de", "pay gg", "Du hast eine Karte in Grün."),
        ("zh", "pay g", "需要一张橙色牌，或者两张同为其他颜色的牌。"),
        ("zh", "pay oo", "两张同色牌只在颜色不同的国里作万用牌；这里打出一张橙色牌即可。"),
        ("zh", "pay gg", "你有1张绿色牌。"),
    ],
)
def test_a_refused_payment_says_what_is_missing_or_wrong_never_that_there_are_enough_cards(
    lang: str, text: str, detail: str
) -> None:
    state = position(hands={AXEL: "oog"})
    play(state, "house zhao-1")
    told = refused(state, text).detail
    assert told is not None
    assert GAME.words(lang)(told) == detail


@pytest.mark.rule("empty-province", "one-province")
def test_after_the_one_piece_in_an_empty_province() -> None:
    """A second piece there breaks rule `empty-province`; in another province it breaks rule `one-province`."""
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "lu-1"}, fortifications=True)
    play(state, "house wei-2", "pay r")
    for text in ("house wei-3", "emissary wei", "fort wei-3"):
        assert refused(state, text) == Refusal("empty-province"), text
    assert refused(state, "stop") == Refusal("refill-hand")
    for text in ("house lu-2", "emissary lu", "fort chu-1", "house chu-1"):
        assert refused(state, text) == Refusal("one-province", wei(state)), text


@pytest.mark.rule("stop", "one-province", "turn")
def test_after_stopping_with_one_piece() -> None:
    state = stopped()
    for text in ("house wei-3", "emissary wei", "fort wei-3"):
        assert refused(state, text) == Refusal("stop"), text
    assert refused(state, "stop") == Refusal("refill-hand")
    for text in ("house yan-1", "emissary lu", "fort yan-1"):
        assert refused(state, text) == Refusal("one-province", wei(state)), text
    assert refused(state, "exchange r") == Refusal("turn")
    assert refused(state, "pass") == Refusal("pass")
    assert refused(state, "pay r") == Refusal("pay-first")


@pytest.mark.rule("stop")
def test_without_a_card_left_there_is_no_second_piece_either() -> None:
    state = position(hands={AXEL: "gg"}, houses=HOUSES, row="vyog")
    play(state, "house wei-2", "pay gg")
    assert refused(state, "house wei-3") == Refusal("stop")
    play(state, "take v")
    assert refused(state, "house wei-3") == Refusal("stop")


@pytest.mark.rule("open-row", "two-pieces", "pile-second", "pay-first", "exchange", "turn", "pass")
def test_while_drawing() -> None:
    state = drawing()
    assert refused(state, "take r") == Refusal(
        "open-row", Message("detail-open-row", {"colour": Message("colour-red")})
    )
    for text in ("house wei-4", "emissary wei", "fort wei-4", "house han-1", "emissary lu"):
        assert refused(state, text) == Refusal("two-pieces"), text
    assert refused(state, "stop") == Refusal("refill-hand")
    assert refused(state, "exchange v") == Refusal("turn")
    assert refused(state, "pass") == Refusal("pass")
    assert refused(state, "pay r") == Refusal("pay-first")
    empty = position(hands={AXEL: "rrv"}, row="vv", pile="", second_pile=True)
    play(empty, "exchange v")
    assert refused(empty, "draw") == Refusal("pile-second")
    nothing = position(hands={AXEL: "rrv"}, row="", pile="", second_pile=True)
    assert refused(nothing, "exchange v").rule == "exchange"


@pytest.mark.rule("open-row")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "No red card lies open."),
        ("de", "In Rot liegt keine Karte offen."),
        ("zh", "公开的牌中没有红色牌。"),
    ],
)
def test_a_card_that_does_not_lie_open_is_refused_by_the_row_not_by_the_hand(lang: str, said: str) -> None:
    state = position(hands={AXEL: "rrv"}, houses=HOUSES, row="vvyy")
    play(state, "exchange v")
    told = refused(state, "take r").detail
    assert told is not None
    assert GAME.words(lang)(told) == said


@pytest.mark.rule("exchange")
def test_during_an_exchange_there_is_nothing_to_stop() -> None:
    state = position(hands={AXEL: "rrv"}, row="vvyy")
    play(state, "exchange v")
    assert refused(state, "stop") == Refusal("exchange")


@pytest.mark.rule("turn-order")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "in another player’s turn"),
        ("de", "im Zug eines anderen"),
        ("zh", "不得在他人的回合行动"),
    ],
)
def test_out_of_turn_the_sentence_is_about_turns_not_about_the_emperor(lang: str, said: str) -> None:
    assert said in GAME.rulebook["turn-order"].sentence[lang]


@pytest.mark.rule("chance", "refill-hand")
def test_while_a_card_is_turned() -> None:
    state = drawing()
    play(state, "draw")
    for text in ("take v", "draw", "house wei-3", "open r"):
        assert refused(state, text) == Refusal("chance")


@pytest.mark.rule("turn-order")
@pytest.mark.parametrize("text", ["house wei-2", "exchange r", "pass", "draw"])
def test_a_player_who_is_not_to_move_hears_that_it_is_not_their_turn(text: str) -> None:
    view = placing().seen_by(BARBARA)
    assert refused(view, text) == Refusal("turn-order")


@pytest.mark.rule("turn-order")
def test_a_spectator_hears_that_it_is_not_their_turn() -> None:
    view = placing().seen_by(None)
    rules = {text: refused(view, text).rule for text in ("house wei-2", "exchange r", "pass", "draw")}
    assert set(rules.values()) == {"turn-order"}, rules


@pytest.mark.rule("game-over")
def test_after_the_end() -> None:
    state, _ = count_up()
    assert all(state.why_not(move) == Refusal("game-over") for move in state.vocabulary())


@pytest.mark.rule("pay-card")
@pytest.mark.parametrize(
    ("colour", "sentence"),
    [
        ("orange", "An orange card or a pair of another colour is needed."),
        ("yellow", "A yellow card or a pair of another colour is needed."),
    ],
)
def test_the_colour_needed_is_said_in_good_english(colour: str, sentence: str) -> None:
    assert GAME.words("en")(colour_needed(colour)) == sentence


@pytest.mark.rule("emissary-limit")
@pytest.mark.parametrize(
    ("lang", "emissaries", "houses", "sentence"),
    [
        ("en", 0, 0, "There are no emissaries, and nobody has a house there."),
        ("en", 1, 1, "There is one emissary, and nobody has more than one house there."),
        ("en", 2, 2, "There are 2 emissaries, and nobody has more than 2 houses there."),
        ("de", 0, 0, "Dort steht kein Abgesandter, und niemand hat dort ein Haus."),
        ("de", 1, 1, "Dort steht ein Abgesandter, und niemand hat dort mehr als ein Haus."),
        ("de", 2, 2, "Dort stehen 2 Abgesandte, und niemand hat dort mehr als 2 Häuser."),
        ("zh", 0, 0, "那里没有使臣，也没有房屋。"),
        ("zh", 1, 1, "那里已有1个使臣，而房屋最多的玩家只有1座房屋。"),
    ],
)
def test_numbers_of_emissaries_and_houses_are_said_in_good_grammar(
    lang: str, emissaries: int, houses: int, sentence: str
) -> None:
    detail = Message("detail-emissary-limit", {"emissaries": emissaries, "houses": houses})
    assert GAME.words(lang)(detail) == sentence


@pytest.mark.rule("winner", "pile-first", "emissary-limit")
@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (
            Message("log-winner", {"seat": "Axel", "points": 1}),
            "Axel is the new Emperor with 1 point.",
            "Axel ist mit 1 Punkt der neue Kaiser.",
        ),
        (
            Message("log-pile-first", {"cards": 1}),
            "The pile is used up: the one discard is the new pile.",
            "Der Nachziehstapel ist aufgebraucht; der Ablagestapel (eine Karte) wird neuer Nachziehstapel.",
        ),
        (
            Message("spot-dragon", {"province": "Wei", "colour": "red", "emissaries": 0, "most": 1}),
            "Wei (red), dragon field: emissaries 0, at most 1",
            "Wei (red), Drachenfeld: Abgesandte 0, höchstens 1",
        ),
    ],
)
def test_one_of_a_thing_is_said_in_the_singular(message: Message, english: str, german: str) -> None:
    assert (GAME.words("en")(message), GAME.words("de")(message)) == (english, german)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_refusal_of_these_positions_can_be_said(lang: str) -> None:
    words = GAME.words(lang)
    for state in (placing(), second_piece(), stopped(), paying(), drawing()):
        for move in state.vocabulary():
            refusal = state.why_not(move)
            if refusal is not None:
                assert GAME.rulebook[refusal.rule].sentence[lang]
                assert refusal.detail is None or words(refusal.detail)
