"""Positions as numbers: no secrets, all numbers within bounds, every plane where it is named."""

import numpy as np

from kaiserhof.engine import OVER, Dice, Game, State
from kaiserhof.envs.planes import Numbers, encode, named_planes, upper_bounds
from kaiserhof.envs.vector import ManyGames
from kaiserhof.testing import Case
from tests.envs.tables import EVERY_CASE, EVERY_GAME
from tools.planes_pages import page, path_of


@EVERY_CASE
def test_a_seat_sees_the_same_numbers_in_the_position_its_view_and_every_world_it_imagines(case: Case) -> None:
    dice = Dice(f"rows of {case}")
    for state, _ in case.random_game(1):
        seat = state.to_move() if state.to_move() >= 0 and dice.below(2) else dice.below(case.seats)
        view = state.seen_by(seat)
        row = encode(case.game, state, seat).tolist()
        assert encode(case.game, view, seat).tolist() == row
        assert encode(case.game, view.imagine(dice), seat).tolist() == row


@EVERY_CASE
def test_every_number_is_within_the_bounds_of_its_plane(case: Case) -> None:
    largest = upper_bounds(case.game.encoding)
    last: State | None = None
    for state, _ in case.random_game(1):
        last = state
        row = encode(case.game, state, 0)
        assert (row <= largest).all(), names_of(case.game, (row > largest).astype(np.uint8))
    assert last is not None
    assert last.to_move() == OVER
    assert (encode(case.game, last, 0) <= largest).all()


def names_of(game: Game, where: Numbers) -> list[str]:
    return [name for name, plane in named_planes(game.encoding, where).items() if plane.any()]


@EVERY_CASE
def test_the_first_planes_say_who_is_there_who_moves_and_how_it_stands(case: Case) -> None:
    dice = Dice(f"first planes of {case}")
    for state, _ in case.random_game(1):
        if dice.below(10):
            continue
        seat = dice.below(case.seats)
        planes = named_planes(case.game.encoding, encode(case.game, state, seat))
        order = [(seat + place) % case.seats for place in range(case.seats)]
        room = [0] * (case.game.players[-1] - case.seats)
        assert planes["seats"].tolist() == [1] * case.seats + room
        assert planes["turn"].tolist() == [int(other == state.turn_of()) for other in order] + room
        assert planes["mover"].tolist() == [int(other == state.to_move()) for other in order] + room
        assert planes["points"].tolist() == [state.scores()[other] for other in order] + room


@EVERY_GAME
def test_every_plane_has_a_name_of_its_own_a_meaning_and_bounds(game: Game) -> None:
    planes = game.encoding.planes
    assert len({plane.name for plane in planes}) == len(planes)
    assert all(plane.meaning and 1 <= plane.high <= 255 for plane in planes)
    assert upper_bounds(game.encoding).shape == (game.encoding.size,)


@EVERY_GAME
def test_a_plane_that_marks_something_by_1_is_never_higher(game: Game) -> None:
    for plane in game.encoding.planes:
        assert not plane.meaning.startswith(("1 for ", "1 if ")) or plane.high == 1, plane.name


@EVERY_GAME
def test_the_page_of_planes_is_up_to_date(game: Game) -> None:
    assert path_of(game.id).read_text(encoding="utf-8") == page(game), "make docs"


@EVERY_GAME
def test_equal_numbers_have_equal_legal_moves(game: Game) -> None:
    """The numbers determine the legal moves: in games that begin alike, and in imagined worlds."""
    seats, dice = game.players[-1], Dice("equal numbers")
    many = ManyGames(game, 300, seats)
    legal: dict[bytes, bytes] = {}
    positions: dict[bytes, set[object]] = {}
    for seed in range(2):
        step = many.reset(seed)
        for _ in range(12):
            for number in range(many.games):
                row, mask = step.observations[number].tobytes(), step.masks[number].tobytes()
                assert legal.setdefault(row, mask) == mask
                positions.setdefault(row, set()).add(many.state(number).key())
                if number % 10 == 0:
                    mover = int(step.movers[number])
                    world = many.state(number).seen_by(mover).imagine(dice)
                    assert set(world.legal_moves()) == {
                        many.codec.move(int(a), mover) for a in np.flatnonzero(step.masks[number])
                    }
                    positions[row].add(world.key())
            step = many.step(many.sample())
    assert sum(len(alike) > 1 for alike in positions.values()) > 100


@EVERY_GAME
def test_different_positions_of_a_game_have_different_numbers(game: Game) -> None:
    """No decision is lost: whenever a seat's decision changes its own view, its numbers change."""
    for seats in game.players:
        for state, move in Case(game, seats, {}).random_game(1):
            seat = state.to_move()
            if seat < 0:
                continue
            after = state.copy()
            after.push(move)
            assert not np.array_equal(encode(game, state, seat), encode(game, after, seat)), state.text(move)
