"""Actions: numbers without gaps for the moves of players, with seats counted from the mover."""

import numpy as np
from librt.strings import BytesWriter

from kaiserhof.engine import Game
from kaiserhof.testing import Case
from tests.envs.tables import EVERY_CASE, EVERY_GAME


@EVERY_GAME
def test_actions_have_no_gaps_and_are_the_same_for_all_numbers_of_players(game: Game) -> None:
    assert len({codec.texts for codec in game.codecs.values()}) == 1
    for seats, codec in game.codecs.items():
        assert len(set(codec.texts)) == codec.size
        used = {codec.action(move, 0) for move in range(game.action_space)} - {-1}
        assert used <= set(range(codec.size))
        assert seats < game.players[-1] or used == set(range(codec.size))


@EVERY_GAME
def test_every_move_of_a_player_is_an_action_of_every_seat_and_back(game: Game) -> None:
    for seats, codec in game.codecs.items():
        state = game.start(seats)
        moves = [move for move in state.vocabulary() if not state.by_chance(move)]
        for seat in range(seats):
            actions = [codec.action(move, seat) for move in moves]
            assert len(set(actions)) == len(moves)
            assert [codec.move(action, seat) for action in actions] == moves


@EVERY_GAME
def test_the_first_seat_names_its_actions_as_it_writes_its_moves(game: Game) -> None:
    for seats, codec in game.codecs.items():
        state = game.start(seats)
        for move in state.vocabulary():
            if not state.by_chance(move):
                assert codec.texts[codec.action(move, 0)] == state.text(move)


@EVERY_CASE
def test_the_mask_allows_exactly_the_legal_moves(case: Case) -> None:
    codec = case.game.codecs[case.seats]
    for state, _ in case.random_game(1):
        seat = state.to_move()
        if seat < 0:
            assert set(state.legal_moves()) <= set(codec.outcomes)
            continue
        out = BytesWriter()
        codec.write_mask(state.legal_moves(), seat, out)
        allowed = np.flatnonzero(np.frombuffer(out.getvalue(), np.uint8))
        assert {codec.move(int(action), seat) for action in allowed} == set(state.legal_moves())
        assert len(allowed) == len(state.legal_moves())
