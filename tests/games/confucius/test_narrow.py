"""The drawing for a phone: what its views show, and in which words. (The contract checks that every move is
in reach.)
"""

from __future__ import annotations

from xml.etree.ElementTree import Element

import pytest

from kaiserhof.drawing import LEGAL, NARROW, TABLE, VIEWER, Picture, artist_of
from kaiserhof.engine import LANGUAGES, Message
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.moves import NAMES, PETITION_JUNKS
from kaiserhof.games.confucius.rules.phases import ACTING
from kaiserhof.games.confucius.words.reasons import why_shut
from kaiserhof.testing.parsed_pictures import classes, drawn, parsed
from tests.drawn import ids, lit, named, positions
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, play, position, started

pytestmark = pytest.mark.shown

VIEWS = ["board", "actions", "ministries", "gifts", "examination", "lands", "seas"]


def phone(state: ConfuciusState, viewer: int | None = AXEL, lang: str = "en") -> Picture:
    return drawn(GAME, state.seen_by(viewer), lang, form=NARROW)


def words_of(element: Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


def reason(picture: Picture, action: str) -> str:
    """Returns what is shown in place of the cost of an action that cannot be taken."""
    return "".join(words_of(e) for e in named(picture, f"spot-do-{action}") if "cf-why" in classes(e))


def view_of(picture: Picture, name: str) -> Element:
    return parsed(next(region.markup for region in picture.panel if region.name == name))


# ---------------------------------------------------------------------------------------------- views


def test_a_phone_has_views_and_no_board() -> None:
    picture = phone(started(4))
    assert (picture.base, picture.board, picture.width, picture.height) == ("", (), 0, 0)
    assert [view.name for view in picture.views] == VIEWS
    assert {region.name: region.scope for region in picture.panel} == {
        **dict.fromkeys(("board", "examination", "lands", "seas"), TABLE),
        **dict.fromkeys(("ministries", "gifts"), VIEWER),
        **dict.fromkeys(("actions", "hand"), LEGAL),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tabs_have_short_names_in_every_language(lang: str) -> None:
    titles = [view.title for view in phone(started(3), lang=lang).views]
    assert len(set(titles)) == len(VIEWS)
    assert max(map(len, titles)) <= 11


def test_the_overview_opens_every_other_view_but_the_actions() -> None:
    overview = view_of(phone(started(3)), "board")
    opened = {e.attrib["data-open"] for e in overview.iter("button")}
    assert opened == set(VIEWS) - {"board", "actions"}


def test_what_is_not_for_the_viewer_is_not_drawn_anew() -> None:
    before, after = started(3, chief=AXEL), started(3, chief=AXEL)
    play(after, "tax", "draw 1", "draw 1")
    first, then = phone(before, CHRIS), phone(after, CHRIS)
    changed = {new.name for old, new in zip(first.panel, then.panel, strict=True) if old != new}
    assert changed == {"actions", "board"}


def test_the_page_opens_the_view_where_a_question_is_answered() -> None:
    at_sea = position(3, shipyards={AXEL: 5}, hands={AXEL: "1111"}, turn=AXEL)
    assert phone(at_sea).asked == ("actions", "")
    play(at_sea, "voyage 5")
    assert phone(at_sea).asked == ("", "")
    play(at_sea, "pay 11")
    assert phone(at_sea).asked == ("seas", "")
    assert phone(at_sea, BARBARA).asked == ("", "")
    giving = position(3, hubu=". . 3a 4 5 . .", turn=AXEL)
    play(giving, "transfer hubu-3")
    assert phone(giving).asked == ("ministries", "hubu")
    asked: dict[str, set[tuple[str, str]]] = {}
    for state in positions(GAME, 4, {"game": "advanced"}, seed=1):
        if state.to_move() >= 0:
            verb = state.text(state.legal_moves()[0]).partition(" ")[0]
            if verb in ("tutor", "lay", "place", "yield"):
                asked.setdefault(verb, set()).add(phone(state, state.to_move()).asked)
    assert asked["tutor"] == asked["lay"] == {("examination", "")}
    assert asked["place"] <= {("ministries", part) for part in ("bingbu", "hubu", "gongbu", "")}
    assert asked["yield"] <= {("ministries", part) for part in ("bingbu", "hubu", "gongbu")}


# ---------------------------------------------------------------------------------------------- actions


def test_an_action_tells_what_it_costs_now() -> None:
    state = position(3, hubu=". . 3a 4 5 . .", hands={AXEL: "3333"}, turn=AXEL)
    picture = phone(state)
    cost = {name: words_of(named(picture, f"spot-do-{name}")) for name in ("bribe", "secure", "junks", "buy-gift")}
    assert cost == {
        "bribe": "Bribe Official 1–5",
        "secure": "Secure Official 2",
        "junks": "Buy Junks 1·3·6·10",
        "buy-gift": "Buy Gift 2–6",
    }
    cubes = [e.get("href") for e in named(picture, "spot-do-tax").iter("use")]
    assert cubes.count("#cube-0") == 1
    play(state, "tax", "draw 1", "draw 1")
    again = [e.get("href") for e in named(phone(state), "spot-do-tax").iter("use")]
    assert again.count("#cube-0") == 2


def test_an_action_that_cannot_be_taken_says_why() -> None:
    picture = phone(position(3, hands={AXEL: "1"}, given={(BARBARA, AXEL): 3}, available={AXEL: "1"}, turn=AXEL))
    told = {name: reason(picture, name) for name in ("bribe", "secure", "voyage", "invade", "recruit", "transfer")}
    assert told == {
        "bribe": "Too few coins",
        "secure": "Nothing to secure",
        "voyage": "Shipyard is empty",
        "invade": "Colony is empty",
        "recruit": "Too few licences",
        "transfer": "No official of yours",
    }
    assert reason(picture, "petition") == "Not in the basic game"
    assert reason(picture, "tax") == ""
    assert named(picture, "spot-do-voyage").get("aria-describedby") == "why-voyage"


def test_an_action_that_is_only_not_asked_for_tells_its_cost() -> None:
    view = position(3, hands={AXEL: "3"}, turn=AXEL).seen_by(AXEL)
    asked = frozenset([view.parse("no-action")])
    lesson = artist_of(GAME).picture(view, GAME.words("en"), asked, form=NARROW)
    assert lesson is not None
    assert lit(lesson) == {"spot-do-no-action"}
    assert words_of(named(lesson, "spot-do-tax")) == "Tax Income → 2"
    assert reason(lesson, "voyage") == "Shipyard is empty"


def test_of_several_reasons_the_nearest_to_a_legal_move_is_told() -> None:
    bound = position(
        3, bingbu=". . 2b 3a 4 . .", hubu=". . . . . . .", gongbu=". . . . . . .", given={(BARBARA, AXEL): 3}
    )
    bound.turn = AXEL
    assert reason(phone(bound), "bribe") == "Bound by a gift"
    spent = position(3, cubes={AXEL: 1}, turn=AXEL, hands={AXEL: "333"})
    spent.used[AXEL * 13] = 1
    assert reason(phone(spent), "bribe") == "Needs 2 cubes"
    first = started(3, chief=CHRIS)
    assert reason(phone(first), "nominate") == reason(phone(first), "force") == "Not in round one"


def test_in_random_games_every_shut_action_has_a_reason_of_a_few_words() -> None:
    told: dict[str, Message] = {}
    for seats in GAME.players:
        for state in positions(GAME, seats, {"game": "advanced"}, seed=seats):
            if state.to_move() >= 0 and state.phase == ACTING:
                view = state.seen_by(state.to_move())
                open_ = {view.text(move).partition(" ")[0] for move in view.legal_moves()}
                shut = [name for name in NAMES[:PETITION_JUNKS] if name not in open_]
                shut += [] if any(name.startswith("petition") for name in open_) else ["petition"]
                told |= {found.id: found for found in (why_shut(view, name) for name in shut)}
    assert len(told) > 12
    for lang in LANGUAGES:
        for text in map(GAME.words(lang), told.values()):
            assert 0 < len(text) <= 22
            assert len(text.split()) <= 4


# ---------------------------------------------------------------------------------------------- ministries and gifts


def test_an_official_tells_what_it_costs_the_viewer_or_whose_it_is() -> None:
    state = position(3, bingbu="4 . 2b 3C *A . .", hubu=". . 3a 4 5 . .", turn=AXEL)
    below = {space: words_of(named(phone(state), f"spot-{space}")) for space in ("bingbu-1", "bingbu-3", "hubu-3")}
    assert below == {"bingbu-1": "1 4−1 = 3", "bingbu-3": "3 Barbara", "hubu-3": "3 3−1 = 2"}
    assert words_of(named(phone(state, None), "spot-bingbu-1")) == "1"


def test_a_ministry_tells_the_gift_that_binds_the_viewer_and_its_chip_says_so() -> None:
    state = position(3, bingbu=". . 2b 3a 4 . .", given={(BARBARA, AXEL): 3}, turn=AXEL)
    picture = phone(state)
    told = words_of(named(picture, "part-bingbu"))
    assert "Barbara gave you a gift of 3: you may not bribe here" in told
    assert "(1 against 1)" in told
    parts = next(view.parts for view in picture.views if view.name == "ministries")
    assert [(part.id, part.summary) for part in parts] == [
        ("bingbu", "bound"),
        ("hubu", "3 free"),
        ("gongbu", "3 free"),
    ]
    assert "gave you" not in words_of(named(phone(state, CHRIS), "part-bingbu"))


def test_debts_are_sentences_with_those_of_the_viewer_first() -> None:
    state = position(
        3,
        bingbu=". . 2c 3a 4 . .",
        students=(CHRIS, BARBARA),
        given={(BARBARA, CHRIS): 1, (CHRIS, AXEL): 3, (AXEL, BARBARA): 2},
    )
    debts = [words_of(e) for e in view_of(phone(state), "gifts").iter("li") if "piece" in classes(e)]
    assert debts == [
        "You owe Chris. Give Chris nothing below 3 in return. No bribes in Bingbu. Tutor the red student.",
        "Barbara owes you.",
        "Chris owes Barbara.",
    ]
    assert "Chris owes Barbara." in words_of(view_of(phone(state, None), "gifts"))


def test_own_gifts_tell_whether_they_can_be_given_or_bought() -> None:
    picture = phone(position(3, available={AXEL: "1 2"}, given={(AXEL, BARBARA): 3}, hands={AXEL: "33"}, turn=AXEL))
    told = {value: words_of(named(picture, f"spot-own-gift-{value}")) for value in (1, 3, 4)}
    assert told == {1: "wall-hanging (1) available", 3: "vase (3) Barbara", 4: "coat (4) 4"}
    assert {"spot-own-gift-1", "spot-own-gift-2", "spot-own-gift-4"} <= lit(picture)
    assert "spot-own-gift-1" not in ids(phone(started(3), None))


# ---------------------------------------------------------------------------------------------- the rest


def test_the_examination_shows_students_prize_and_cards_face_down() -> None:
    states = positions(GAME, 4, {"game": "basic"}, seed=3)
    state = next(state for state in states if sum(count > 0 for count in state.laid_count) > 1)
    picture = phone(state, None)
    laid = [seat for seat, count in enumerate(state.laid_count) if count]
    assert {f"laid-{seat}" for seat in laid} <= set(ids(picture))
    assert words_of(named(picture, f"laid-{laid[0]}")) == str(state.laid_count[laid[0]])
    assert {"student-0", "student-1"} & set(ids(picture))
    assert "Prize" in words_of(view_of(picture, "examination"))


def test_a_hand_is_looked_at_until_it_pays() -> None:
    state = position(3, hands={AXEL: "1123"}, rewards={AXEL: "cash"}, turn=AXEL)
    hand = view_of(phone(state), "hand")
    assert [e.get("id") for e in hand.iter("button")] == ["spot-reward-0-0"]
    play(state, "bribe hubu-3")
    paying = view_of(phone(state), "hand")
    assert [e.get("data-part") for e in paying.iter("button")] == ["1", "1", "2", "3"]
    assert next(e for e in paying.iter("output")).text == "0 of 3 coins"
