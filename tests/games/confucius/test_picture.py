"""The drawing for the page: what this game shows, where, and in which words. (The contract covers everything else.)"""

from __future__ import annotations

import re

import pytest

from kaiserhof.drawing import Picture, artist_of
from kaiserhof.engine import LANGUAGES
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.moves import ENOUGH, MARKER, NAME, PASS, VERB_OF, YIELD
from kaiserhof.testing.parsed_pictures import NAMES, board_of, classes, panel_of, parsed
from kaiserhof.testing.parsed_pictures import drawn as draw
from tests.drawn import asked_about, elements, icons, ids, lit, moves_of, named, positions, spots, views
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, play, position, started

pytestmark = pytest.mark.shown

ADVANCED = {"game": "advanced"}
HOSTILE = ['<script>alert("1")</script>', "\" onload='x' \1&amp;", "]]>--><b>", "\2' style=", "&lt;甲&#x27;"]
"""Names with characters that markup may not contain."""
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def drawn(view: ConfuciusState, lang: str = "en", names: list[str] = NAMES) -> Picture:
    return draw(GAME, view, lang, names)


# ---------------------------------------------------------------------------------------------- form


def test_spaces_are_large_enough_to_be_hit() -> None:
    for seats in GAME.players:
        for spot in spots(drawn(GAME.start(seats, {"game": "advanced"}).seen_by(0))):
            hits = [e for e in spot if "hit" in classes(e)]
            assert spot.tag == "button" or min(float(hits[0].attrib[side]) for side in ("width", "height")) >= 27


def test_all_that_can_be_asked_about_is_explained_with_every_reward_too() -> None:
    rewards = position(3, game="advanced", rewards={AXEL: "cash gift extra bribery-hubu bribery-any recruit insult"})
    asked: set[str] = set()
    for view in (*views(GAME, 4, ADVANCED, seed=7), rewards.seen_by(AXEL)):
        asked |= asked_about(drawn(view))
    assert {"official", "bingbu", "secured", "do-bribe", "gift-6", "reward-insult", "korea", "india", "card"} <= asked
    for lang in LANGUAGES:
        words = GAME.words(lang)
        assert all(words(f"about-{key}") for key in asked)


def test_only_what_has_no_place_on_the_board_is_a_button() -> None:
    offered = set()
    for state in positions(GAME, 4, ADVANCED, seed=2):
        if state.to_move() >= 0:
            offered |= {VERB_OF[move] for move in drawn(state.seen_by(state.to_move())).buttons}
    assert offered <= {PASS, ENOUGH, NAME, MARKER, YIELD}


def test_pieces_cards_and_signs_are_all_drawn_by_their_symbols() -> None:
    used: set[str] = set()
    for view in views(GAME, 5, ADVANCED, seed=6):
        used |= icons(drawn(view))
    assert {"stand-4", "lie-4", "cube-0", "junk", "wall", "tile-5", "card-0", "i-cube", "chief"} <= used


# ---------------------------------------------------------------------------------------------- what is shown


def test_all_pieces_stand_on_the_board() -> None:
    for view in views(GAME, 4, ADVANCED, seed=8):
        found = ids(drawn(view))
        for kind, count in {
            "marker": sum(owner >= 0 for owner in view.marker),
            "gift": sum(value > 0 for value in view.given),
            "student": sum(owner >= 0 for owner in view.students),
            "army": sum(owner >= 0 for owner in view.armies),
            "visitor": sum(int(mask).bit_count() for mask in view.visited),
            "used": sum(cubes > 0 for cubes in view.used),
            "score-of": view.seats,
            "laid": sum(count > 0 for count in view.laid_count),
            "sea": sum(min(4, junks) for junks in view.oceans),
        }.items():
            assert sum(re.fullmatch(rf"{kind}-\d+(-\d+)?", name) is not None for name in found) == count, kind


def test_markers_tell_whose_they_are_and_whether_they_are_secured() -> None:
    picture = drawn(position(3, bingbu=". . 2b 3C *A . .").seen_by(AXEL))
    lying, standing = named(picture, "marker-2"), named(picture, "marker-3")
    assert {"piece", "seat-1"} <= set(classes(lying))
    assert lying.get("aria-label") == "Barbara: unsecured marker"
    assert [e.get("href") for e in lying] == ["#lie-1"]
    assert [e.get("href") for e in standing] == ["#stand-2", "#sealed"]
    assert named(picture, "spot-bingbu-4").get("aria-label") == "Bingbu, official 4: bribe 3, secured marker of Chris"
    assert named(picture, "spot-bingbu-5").get("aria-label") == "Bingbu, official 5: candidate of Axel"
    assert named(picture, "spot-bingbu-1").get("aria-label") == "Bingbu, space 1: empty"


def test_costs_rise_with_use() -> None:
    state = started(3, chief=AXEL)
    before = drawn(state.seen_by(BARBARA))
    assert named(before, "spot-do-tax").get("aria-label") == "Tax Income (one cube)"
    play(state, "tax", "draw 1", "draw 1")
    after = drawn(state.seen_by(BARBARA))
    assert named(after, "spot-do-tax").get("aria-label") == "Tax Income (2 cubes)"
    assert named(after, "used-1-9").get("aria-label") == "Barbara: one cube"


def test_a_gift_is_a_chain_from_the_recipient_to_the_giver() -> None:
    state = position(3, given={(BARBARA, CHRIS): 3}, turn=AXEL)
    picture = drawn(state.seen_by(CHRIS))
    gift = named(picture, "gift-1-2")
    assert gift.get("aria-label") == "vase (3) from Barbara to Chris"
    assert "seat-1" in classes(gift)
    debts = "".join(parsed(panel_of(picture)).itertext())
    assert "Who owes whom" in debts
    assert "Chris owes Barbara.3" in debts


def test_where_a_gift_forbids_bribes_the_ministry_shows_the_chain_and_the_reason() -> None:
    state = position(3, bingbu=". . 2b 3a 4 . .", given={(BARBARA, AXEL): 3}, hands={AXEL: "333"}, turn=AXEL)
    view = state.seen_by(AXEL)
    picture = drawn(view)
    assert named(picture, "bound-0").get("aria-label") == "Bound by a gift from Barbara: no bribes here"
    assert not {"bound-1", "bound-2"}.intersection(ids(picture))
    assert "spot-bingbu-5" not in lit(picture)
    assert "spot-hubu-3" in lit(picture)
    (move,) = moves_of(named(picture, "spot-bingbu-5"))
    refusal = view.why_not(view.parse(move))
    assert refusal is not None
    assert refusal.rule == "gift-no-bribe"
    assert "bound-0" not in ids(drawn(state.seen_by(BARBARA)))


def test_a_student_whom_a_gift_obliges_to_tutor_shows_the_chain() -> None:
    state = position(3, students=(BARBARA, CHRIS), given={(CHRIS, AXEL): 2})
    picture = drawn(state.seen_by(AXEL))
    assert "seat-2" in classes(named(picture, "bound-student"))
    assert "bound-student" not in ids(drawn(state.seen_by(CHRIS)))


def test_a_space_to_click_on_offers_all_that_can_be_done_there() -> None:
    state = position(
        3, game="advanced", hubu=". . 3a 4b 5 . .", rewards={AXEL: "bribery-any"}, hands={AXEL: "3333"}, turn=AXEL
    )
    picture = drawn(state.seen_by(AXEL))
    assert moves_of(named(picture, "spot-hubu-3")) == ["secure hubu-3", "transfer hubu-3"]
    assert moves_of(named(picture, "spot-hubu-5")) == ["bribe hubu-5", "play-bribery any hubu-5"]
    assert "play-bribery any hubu-4" in moves_of(named(picture, "spot-hubu-4"))


def test_four_cards_to_keep_are_taken_up_like_a_payment() -> None:
    met = (state for seed in range(9) for state in positions(GAME, 3, {"game": "basic"}, seed))
    state = next(state for state in met if state.to_move() >= 0 and "keep" in _first_text(state))
    panel = parsed(panel_of(drawn(state.seen_by(state.to_move()))))
    box = next(e for e in panel.iter("ul") if "data-compose" in e.attrib)
    assert box.get("data-compose") == "keep"
    assert box.get("data-sum") == "% of 4 cards"
    assert {e.get("data-worth") for e in box.iter("button")} == {"1"}


def _first_text(state: ConfuciusState) -> str:
    return state.text(state.legal_moves()[0])


def test_paying_cards_are_parts_of_a_move_with_their_worth_and_the_sum() -> None:
    state = position(3, hands={AXEL: "1123"}, turn=AXEL)
    play(state, "bribe hubu-3")
    view = state.seen_by(AXEL)
    picture = drawn(view)
    box = next(e for e in parsed(panel_of(picture)).iter("ul") if "data-compose" in e.attrib)
    assert box.get("data-compose") == "pay"
    assert box.get("data-sum") == f"% of {view.due} coins"
    parts = list(box.iter("button"))
    assert [(e.get("data-part"), e.get("data-worth")) for e in parts] == [
        ("1", "1"),
        ("1", "1"),
        ("2", "2"),
        ("3", "3"),
    ]
    assert all(view.text(move) == f"pay {''.join(sorted(view.text(move)[4:]))}" for move in view.legal_moves())
    assert "data-compose" not in panel_of(drawn(state.seen_by(BARBARA)))


def test_a_paying_card_names_one_of_the_smallest_payments_it_belongs_to() -> None:
    state = position(3, hands={AXEL: "111123"}, turn=AXEL)
    play(state, "bribe hubu-3")
    view = state.seen_by(AXEL)
    assert view.due == 3
    assert len(view.legal_moves()) > 3
    cards = [e for e in spots(drawn(view)) if "data-part" in e.attrib]
    assert [moves_of(card) for card in cards] == [*[["pay 12"]] * 4, ["pay 12"], ["pay 3"]]


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(started(3).seen_by(None))
    assert not [name for name in ids(picture) if name.startswith(("spot-hand", "spot-own", "spot-reward"))]


def test_supplies_badges_and_facts() -> None:
    state = started(3, chief=CHRIS)
    picture = drawn(state.seen_by(AXEL))
    words = GAME.words("en")
    assert [(supply.icon, supply.count) for supply in picture.supplies[CHRIS]] == [
        ("i-cube", 2),
        ("i-army", 6),
        ("i-gift", 1),
        ("i-reward", 0),
        ("i-coins", 3),
    ]
    assert [[badge.icon for badge in seat] for seat in picture.badges] == [[], [], ["chief"]]
    assert [words(fact) for fact in picture.facts] == [
        "round 1 of at most 9",
        "Actions",
        "board in our own arrangement",
    ]
    assert words(picture.supplies[CHRIS][-1].label) == "Confucius cards, known: 1 2 3"


@each_language
def test_hostile_names_are_shown_as_text(lang: str) -> None:
    picture = drawn(started(5).seen_by(AXEL), lang, HOSTILE)
    assert "<script" not in board_of(picture) + panel_of(picture)
    for seat, name in enumerate(HOSTILE):
        shown = name.replace("\1", "").replace("\2", "")
        assert shown in named(picture, f"score-of-{seat}").attrib["aria-label"]
    for element in elements(picture):
        assert not [name for name in element.attrib if name == "style" or name.startswith("on")]


def test_seats_without_a_name_are_called_by_their_number() -> None:
    picture = drawn(started(3).seen_by(None), names=["Axel", "", ""])
    assert named(picture, "score-of-1").attrib["aria-label"].startswith("Player 2")


# ---------------------------------------------------------------------------------------------- only the view


# ---------------------------------------------------------------------------------------------- scoring steps


def test_every_step_lights_something_up() -> None:
    for seats, options in GAME.variants():
        for seed in range(4):
            *_, state = positions(GAME, seats, options, seed)
            assert all(step.highlight for step in artist_of(GAME).scoring_steps(state))


def test_in_the_course_of_a_game_no_office_is_a_step() -> None:
    assert artist_of(GAME).scoring_steps(started(3)) == []
