"""People confirm their turns, and may undo until someone else has acted."""

from random import Random

import pytest

from kaiserhof.engine import CHANCE, CommittedDice, Match, NotAllowed, RandomDice, find_game, game_ids

GAME = find_game(game_ids()[0])
NAMES = ["Axel", "Barbara", "Chris"]


def turn_to_be_confirmed() -> Match:
    """Returns a match in which the first seat has ended its turn and must confirm that."""
    for seed in range(50):
        rng = Random(seed)
        match = Match(GAME, NAMES, dice=RandomDice(seed), people=[0, 1, 2])
        match.advance()
        while match.to_confirm() is None and match.state.turn_of() == match.state.to_move() == 0:
            match.play(0, rng.choice(match.state.legal_moves()))
            match.advance()
        if match.to_confirm() == 0:
            return match
    raise AssertionError("no turn ended by a decision")


def test_nothing_happens_before_the_end_of_a_turn_is_confirmed() -> None:
    match = turn_to_be_confirmed()
    length = len(match.entries)
    match.advance()
    assert len(match.entries) == length
    with pytest.raises(NotAllowed):
        match.play(match.state.to_move(), 0)


def test_only_the_seat_itself_confirms() -> None:
    match = turn_to_be_confirmed()
    with pytest.raises(NotAllowed):
        match.confirm(1)
    match.confirm(0)
    match.advance()
    assert match.state.turn_of() == 1
    with pytest.raises(NotAllowed):
        match.undo(0)


def test_before_confirming_the_whole_turn_can_be_taken_back_step_by_step() -> None:
    match = turn_to_be_confirmed()
    while match.can_undo(0):
        match.undo(0)
    last = match.entries[-1]
    assert last.mover == CHANCE or last.mover != 0
    assert match.state.turn_of() == 0


def test_moves_that_were_given_are_never_taken_back() -> None:
    match = turn_to_be_confirmed()
    length = len(match.entries)
    assert match.can_undo(0)
    match.given = length
    assert not match.can_undo(0)
    with pytest.raises(NotAllowed):
        match.undo(0)
    assert len(match.entries) == length


def test_undo_ends_where_the_given_moves_end() -> None:
    match = turn_to_be_confirmed()
    match.undo(0)
    match.given = len(match.entries)
    match.play(0, match.state.legal_moves()[0])
    assert match.can_undo(0)
    match.undo(0)
    assert len(match.entries) == match.given
    assert not match.can_undo(0)


def test_bots_need_no_confirmation() -> None:
    match = Match(GAME, NAMES, dice=RandomDice(1))
    rng = Random(1)
    match.advance()
    for _ in range(40):
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
        assert match.to_confirm() is None


def test_every_position_has_an_id_of_its_own_also_in_a_match_that_is_built_anew() -> None:
    match = turn_to_be_confirmed()
    seen = {match.position_id}
    while match.can_undo(0):
        match.undo(0)
        assert match.position_id not in seen
        seen.add(match.position_id)
    assert len(seen) > 1
    ended = turn_to_be_confirmed()
    before = ended.position_id
    assert before not in seen
    ended.confirm(0)
    assert ended.position_id == before


def test_chance_goes_on_in_the_same_way_after_moves_were_taken_back() -> None:
    """The dice number their outcomes, and what is taken back contains none."""

    def played(*, undo: bool) -> list[int]:
        match = Match(GAME, NAMES, dice=CommittedDice("ab" * 32), people=[0, 1, 2])
        match.advance()
        taken = 0
        while len(match.entries) < 60:
            waiting = match.to_confirm()
            if waiting is None:
                match.play(match.state.to_move(), match.state.legal_moves()[0])
                seat = match.entries[-1].mover
                if undo and match.can_undo(seat):
                    move = match.entries[-1].move
                    match.undo(seat)
                    match.play(seat, move)
                    taken += 1
            else:
                match.confirm(waiting)
            match.advance()
        assert bool(taken) == undo
        return [entry.move for entry in match.entries[:60]]

    assert played(undo=True) == played(undo=False)
