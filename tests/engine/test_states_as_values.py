"""A state can be pickled, copied, shown and asked for its game; an incomplete class is refused."""

import copy
import pickle
from abc import ABC, ABCMeta
from pathlib import Path

import pytest

from kaiserhof.engine import (
    CHANCE,
    Dice,
    Game,
    KaiserhofError,
    NotAllowed,
    RuledState,
    State,
    UnknownMove,
    find_game,
    game_ids,
)
from kaiserhof.engine.core import ruled_state, state

GAMES = [find_game(name) for name in game_ids()]


def played(game: Game, moves: int = 60) -> State:
    """Returns a position of a random game that is not over."""
    dice = Dice(1)
    position: State = game.start(game.players[-1])
    for _ in range(moves):
        by_chance = position.to_move() == CHANCE
        position.push(position.draw_outcome(dice) if by_chance else dice.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_pickle_and_copies_give_an_equal_state_of_the_same_game(game: Game) -> None:
    full = played(game)
    for position in (full, *(full.seen_by(seat) for seat in (0, None))):
        for other in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position), copy.copy(position)):
            assert other == position
            assert other is not position
            assert other.game is game


@pytest.mark.parametrize("name", ["china", "dayunhe"])
def test_a_state_on_an_owners_board_keeps_its_board(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    file = tmp_path / "board.toml"
    ours = Path(__file__).parents[2] / "src" / "kaiserhof" / "games" / name / "board" / "board.toml"
    file.write_text(f"# Ours now.\n{ours.read_text(encoding='utf-8')}", encoding="utf-8")
    own = game.with_data(file)
    position = played(own)
    assert position.game is own
    other = pickle.loads(pickle.dumps(position))
    assert other == position
    assert other.game.data_digest == own.data_digest
    assert own.data_digest is not None


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_a_move_by_text_is_checked(game: Game) -> None:
    position = played(game)
    before = position.copy()
    with pytest.raises(UnknownMove, match="“castle” is not a move"):
        position.push_text("castle")
    illegal = next(move for move in position.vocabulary() if position.why_not(move) is not None)
    with pytest.raises(NotAllowed, match="is not allowed: "):
        position.push_text(position.text(illegal))
    assert position == before
    move = position.legal_moves()[-1]
    assert position.push_text(position.text(move)) == move
    before.push(move)
    assert position == before
    assert not position.is_over()


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_repr_says_in_one_short_line_who_moves_and_who_sees(game: Game) -> None:
    position = played(game)
    mover = position.to_move()
    assert repr(position) == f"<{type(position).__name__}: {position.seats} seats, seat {mover} to move>"
    assert repr(position.seen_by(2)).endswith(", seen by seat 2>")
    assert repr(position.seen_by(None)).endswith(", seen by a spectator>")


def test_an_error_is_an_english_sentence_with_its_id() -> None:
    assert str(KaiserhofError("error-seats", game="china", seats=9, least=3, most=5)) == (
        "china is for 3 to 5 players, not 9. (error-seats)"
    )
    assert str(KaiserhofError("of-a-page", page=3)) == "of-a-page: page=3"


# ---------------------------------------------------------------------- classes


def test_a_class_of_states_that_lacks_a_method_is_refused_when_it_is_made() -> None:
    with pytest.raises(TypeError, match=r"^Half lacks turn_of, .*, census: a subclass of State has all of its methods"):
        type("Half", (State,), {"to_move": lambda _: 0})
    with pytest.raises(TypeError, match=r"^Half lacks verb_of, target_of, texts, moves_by_text: a subclass of Ruled"):
        type("Half", (RuledState,), {"question": None, **dict.fromkeys(state.REQUIRED_METHODS)})


def test_an_abstract_class_may_lack_methods_but_the_class_below_it_may_not() -> None:
    half = ABCMeta("Half", (State, ABC), {"to_move": lambda _: 0})
    with pytest.raises(TypeError, match=r"^Whole lacks turn_of"):
        ABCMeta("Whole", (half,), {})


@pytest.mark.skipif(not hasattr(State, "__abstractmethods__"), reason="compiled classes do not list abstract methods")
def test_the_methods_that_are_checked_are_the_abstract_ones() -> None:
    assert set(state.REQUIRED_METHODS) == State.__abstractmethods__
    assert set(ruled_state.REQUIRED_METHODS) == RuledState.__abstractmethods__ - State.__abstractmethods__
