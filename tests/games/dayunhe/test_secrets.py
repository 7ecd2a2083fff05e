"""What a seat knows about the cards of the draft and about stacks."""

from __future__ import annotations

from collections import Counter

import pytest

from kaiserhof.engine import Dice, Film, Match
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.hidden import SECRET
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    CARD_IDS,
    CHRIS,
    DORIS,
    choices,
    draft,
    play,
    position,
    rule_against,
    told,
)

REFORM, INTRIGUE, ESPIONAGE, TEA = (CARD_IDS.index(name) for name in ("reform", "intrigue", "espionage", "tea-break"))


def drafted(*cards: str, players: int = 4) -> DayunheState:
    state = draft(players)
    play(state, *(f"choose {card}" for card in cards))
    return state


def imagined(view: DayunheState, times: int = 300) -> list[tuple[int, ...]]:
    dice = Dice(1)
    return [tuple(view.imagine(dice).chosen) for _ in range(times)]


@pytest.mark.rule("hidden-cards")
def test_a_chosen_card_is_known_to_its_owner_alone() -> None:
    state = drafted("reform")
    assert state.seen_by(AXEL).chosen[AXEL] == REFORM
    assert state.seen_by(CHRIS).chosen[AXEL] == SECRET
    assert state.seen_by(None).chosen[AXEL] == SECRET
    assert list(state.seen_by(CHRIS).passed) == [-1, -1, -1, -1]


@pytest.mark.rule("hidden-cards")
def test_the_second_player_knows_what_the_first_took() -> None:
    state = drafted("reform")
    view = state.seen_by(BARBARA)
    assert view.chosen[AXEL] == REFORM
    assert {chosen[AXEL] for chosen in imagined(view)} == {REFORM}


@pytest.mark.rule("hidden-cards")
def test_a_later_player_knows_which_cards_are_gone_but_not_who_has_them() -> None:
    """RULING 6."""
    state = drafted("reform", "intrigue")
    view = state.seen_by(CHRIS)
    assert list(view.chosen[:2]) == [SECRET, SECRET]
    counts = Counter(chosen[:2] for chosen in imagined(view))
    assert set(counts) == {(REFORM, INTRIGUE), (INTRIGUE, REFORM)}
    assert min(counts.values()) > 100


@pytest.mark.rule("hidden-cards")
def test_an_earlier_player_knows_nothing_of_later_cards_but_that_they_are_others() -> None:
    """RULING 6."""
    state = drafted("reform", "intrigue", "espionage")
    worlds = imagined(state.seen_by(AXEL), 1000)
    assert {world[AXEL] for world in worlds} == {REFORM}
    assert {world[BARBARA] for world in worlds} == set(range(10)) - {REFORM}
    assert all(len(set(world[:3])) == 3 for world in worlds)
    assert {world[DORIS] for world in worlds} == {-1}
    middle = imagined(state.seen_by(BARBARA), 1000)
    assert {world[CHRIS] for world in middle} == set(range(10)) - {REFORM, INTRIGUE}


@pytest.mark.rule("hidden-cards")
def test_a_revealed_card_tells_a_later_player_who_has_the_other() -> None:
    state = drafted("reform", "intrigue", "espionage", "tea-break")
    assert list(state.seen_by(CHRIS).chosen[:2]) == [REFORM, INTRIGUE]
    assert list(state.seen_by(DORIS).chosen[:3]) == [REFORM, SECRET, SECRET]
    assert list(state.seen_by(None).chosen) == [REFORM, SECRET, SECRET, SECRET]
    worlds = imagined(state.seen_by(DORIS))
    assert {world[1:3] for world in worlds} == {(INTRIGUE, ESPIONAGE), (ESPIONAGE, INTRIGUE)}


@pytest.mark.rule("hidden-cards")
def test_a_player_who_has_not_had_the_cards_yet_imagines_any() -> None:
    state = drafted("reform")
    worlds = imagined(state.seen_by(DORIS), 1000)
    assert {world[AXEL] for world in worlds} == set(range(10))


@pytest.mark.rule("hidden-cards")
def test_the_log_names_a_chosen_card_only_to_its_owner() -> None:
    state = draft(3)
    events = play(state, "choose reform")
    assert [event.message.id for event in events if event.visible_to(BARBARA)] == ["log-choose"]
    assert [event.message.id for event in events if event.visible_to(AXEL)] == ["log-choose", "log-chose"]


@pytest.mark.rule("hidden-cards")
def test_the_drafter_sees_in_the_view_exactly_the_cards_that_are_left() -> None:
    state = drafted("reform", "intrigue")
    assert list(state.seen_by(CHRIS).legal_moves()) == list(state.legal_moves())
    assert list(state.seen_by(DORIS).legal_moves()) == []


@pytest.mark.rule("hidden-cards")
def test_imagined_worlds_agree_with_what_was_seen() -> None:
    state = drafted("reform", "intrigue", "espionage", "tea-break")
    dice = Dice(2)
    for seat in (AXEL, BARBARA, CHRIS, DORIS, None):
        view = state.seen_by(seat)
        assert view.imagine(dice).seen_by(seat) == view


# ---------------------------------------------------------------- nothing is taken back with a card before one's eyes


def at_the_draft() -> Match:
    """Returns a match of two people who have taken their first tiles."""
    match = Match(GAME, ["Axel", "Barbara"], people=(AXEL, BARBARA))
    match.advance()
    for seat in (AXEL, BARBARA):
        match.play(seat, match.state.parse("take s1"))
        match.confirm(seat)
        match.advance()
    return match


def heard(match: Match, message_id: str) -> int:
    return sum(told(events, message_id) for events in match.events)


@pytest.mark.rule("reveal", "hidden-cards")
def test_the_first_card_is_revealed_only_when_the_last_choice_is_final() -> None:
    match = at_the_draft()
    match.play(AXEL, match.state.parse("choose reform"))
    match.confirm(AXEL)
    match.advance()
    match.play(BARBARA, match.state.parse("choose espionage"))
    match.advance()
    assert match.to_confirm() == BARBARA
    assert heard(match, "log-reveal") == 0
    match.undo(BARBARA)
    match.play(BARBARA, match.state.parse("choose intrigue"))
    match.confirm(BARBARA)
    match.advance()
    assert heard(match, "log-reveal") == 1
    assert not match.can_undo(BARBARA)
    assert match.state.to_move() == AXEL


@pytest.mark.rule("reveal")
def test_a_player_who_is_done_may_take_it_back_only_before_the_next_card_is_revealed() -> None:
    state = position(2, "reform", cards={BARBARA: "intrigue"})
    events = state.tell(state.parse("done"))
    assert events == []
    assert state.turn_of() == state.to_move() == BARBARA
    assert list(state.seen_by(None).chosen) == [REFORM, SECRET]
    assert choices(state) == {"reveal"}
    assert rule_against(state, "done") == rule_against(state, "replenish s1") == "reveal"
    assert told(state.tell(state.parse("reveal")), "log-reveal") == 1
    assert list(state.seen_by(None).chosen) == [REFORM, INTRIGUE]
    assert rule_against(state, "reveal") == "reveal"


# ---------------------------------------------------------------- nothing is handed on while it can be taken back


def seen(match: Match, seat: int) -> DayunheState:
    view = match.seen_by(seat)
    assert isinstance(view, DayunheState)
    return view


@pytest.mark.rule("draft-handed-on", "hidden-cards")
def test_the_next_player_has_the_cards_in_hand_only_when_the_choice_is_confirmed() -> None:
    match = at_the_draft()
    match.play(AXEL, match.state.parse("choose reform"))
    view = seen(match, BARBARA)
    assert (view.passed[BARBARA], view.chosen[AXEL]) == (NOT_YET, SECRET)
    assert not view.legal_moves()
    assert len({chosen[0] for chosen in imagined(view)}) == len(CARD_IDS)
    match.undo(AXEL)
    match.play(AXEL, match.state.parse("choose intrigue"))
    assert match.seen_by(BARBARA) == view
    match.confirm(AXEL)
    after = seen(match, BARBARA)
    assert (after.passed[BARBARA], after.chosen[AXEL]) == (1 << INTRIGUE, INTRIGUE)


@pytest.mark.rule("draft-handed-on", "hidden-cards")
def test_a_player_who_chose_sees_their_own_card_before_they_confirm_it() -> None:
    match = at_the_draft()
    match.play(AXEL, match.state.parse("choose reform"))
    assert match.seen_by(AXEL) == match.state.seen_by(AXEL)


@pytest.mark.rule("draft-handed-on", "hidden-cards")
def test_a_replay_of_the_running_game_does_not_show_it_either() -> None:
    match = at_the_draft()
    match.play(AXEL, match.state.parse("choose reform"))
    last = len(match.entries)
    assert Film.of(match, (BARBARA,)).frame(last, BARBARA).state == match.seen_by(BARBARA)
    match.confirm(AXEL)
    assert Film.of(match, (BARBARA,)).frame(last, BARBARA).state == match.state.seen_by(BARBARA)


@pytest.mark.rule("hidden-cards", "draft-handed-on")
def test_an_imagined_world_knows_which_cards_were_gone_at_each_choice() -> None:
    state = position(4, start=AXEL, turn=AXEL)
    world = state.seen_by(AXEL).imagine(Dice(3))
    gone = 0
    for seat in (AXEL, BARBARA, CHRIS, DORIS):
        assert world.passed[seat] == gone
        gone |= 1 << world.chosen[seat]


@pytest.mark.rule("hidden-cards")
def test_a_watcher_does_not_know_which_cards_the_last_player_saw() -> None:
    """The last player saw that Intrigue was gone; for a watcher anyone may have it, except who has revealed a card."""
    state = drafted("reform", "intrigue", "espionage", "tea-break")
    worlds = imagined(state.seen_by(None), 1000)
    assert {world[DORIS] for world in worlds} >= {INTRIGUE, ESPIONAGE}
