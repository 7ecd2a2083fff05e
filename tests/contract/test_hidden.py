"""Nothing a seat cannot know reaches it: not through its view, its moves, its prompt, its picture or its log."""

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, OVER, Dice, Event, State
from tests.contract.wandering import CASES, Case, positions, wander

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)

POSITIONS_PER_GAME = 10_000


def positions_per_case(case: Case) -> int:
    return -(-POSITIONS_PER_GAME // sum(other.game.id == case.game.id for other in CASES))


def observers(case: Case) -> list[int | None]:
    return [*range(case.seats), None]


@EVERY_CASE
def test_states_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(case: Case) -> None:
    dice = Dice(f"worlds of {case}")
    for state in positions(case, positions_per_case(case), seed=1):
        seat = dice.choice(observers(case))
        view = state.seen_by(seat)
        other = view.imagine(dice)
        again = other.seen_by(seat)
        assert again == view
        assert again.prompt() == view.prompt() == state.prompt()
        assert list(again.legal_moves()) == list(view.legal_moves())
        if seat == state.to_move():
            assert list(view.legal_moves()) == list(state.legal_moves()) == list(other.legal_moves())
        else:
            assert list(view.legal_moves()) == []


@EVERY_CASE
def test_an_imagined_world_has_everything_the_real_one_has(case: Case) -> None:
    dice = Dice(f"census of {case}")
    for state in positions(case, 200, seed=2):
        other = state.seen_by(dice.choice(observers(case))).imagine(dice)
        assert other.census() == state.census()
        assert other.to_move() == state.to_move()
        assert other.scores() == state.scores()


@EVERY_CASE
def test_an_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    dice = Dice(f"playouts of {case}")
    for state in positions(case, 20, seed=3):
        other = state.seen_by(dice.choice(observers(case))).imagine(dice)
        while other.to_move() != OVER:
            moves = list(other.legal_moves())
            assert moves
            other.push(dice.choice(moves))


@EVERY_CASE
def test_whoever_looks_on_can_tell_when_someone_has_no_choice_unless_it_is_secret(case: Case) -> None:
    """A single legal move is made at once, so everyone must be able to tell that it was the only one."""
    dice = Dice(f"single moves of {case}")
    for state in positions(case, 1000, seed=8):
        mover = state.to_move()
        if mover < 0 or len(state.legal_moves()) != 1 or state.choice_is_secret():
            continue
        for seat in observers(case):
            if seat != mover:
                view = state.seen_by(seat)
                assert all(len(view.imagine(dice).legal_moves()) == 1 for _ in range(3)), state.prompt()


@EVERY_CASE
def test_a_view_of_a_view_is_that_view(case: Case) -> None:
    for state in positions(case, 50, seed=4):
        for seat in observers(case):
            view = state.seen_by(seat)
            assert view.seen_by(seat) == view


@EVERY_CASE
def test_moves_a_seat_cannot_tell_apart_tell_it_the_same(case: Case) -> None:
    """Two answers, of chance or of another seat, that leave the same view must leave the same lines in its log."""
    dice = Dice(f"log of {case}")
    for state, _ in wander(case, Dice(5)):
        if dice.unit() < 0.7:
            continue
        for seat in observers(case):
            if seat == state.to_move():
                continue
            told: dict[State, list[Event]] = {}
            for move in state.legal_moves():
                after = state.copy()
                heard = [event for event in after.tell(move) if event.visible_to(seat)]
                assert told.setdefault(after.seen_by(seat), heard) == heard


@EVERY_CASE
def test_the_picture_for_the_terminal_shows_only_the_view(case: Case) -> None:
    dice = Dice(f"pictures of {case}")
    words = case.game.words("en")
    for state in positions(case, 30, seed=6):
        seat = dice.choice(observers(case))
        view = state.seen_by(seat)
        other = view.imagine(dice).seen_by(seat)
        assert artist_of(case.game).board_text(view, words) == artist_of(case.game).board_text(other, words)


@EVERY_CASE
def test_the_picture_for_the_page_shows_only_the_view(case: Case) -> None:
    dice = Dice(f"drawings of {case}")
    for state in positions(case, 30, seed=7):
        seat = dice.choice(observers(case))
        words = case.game.words(dice.choice(LANGUAGES))
        view = state.seen_by(seat)
        other = view.imagine(dice).seen_by(seat)
        artist, legal = artist_of(case.game), view.legal_moves()
        assert artist.picture(view, words, legal) == artist.picture(other, words, legal)
