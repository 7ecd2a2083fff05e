"""Matches and records: replay equals play, undo is exact, the dice can be checked."""

from random import Random

import pytest

from kaiserhof.engine import CHANCE, BadRecord, CommittedDice, Match, NotAllowed, RandomDice, Record, replay, verify
from tests.contract.wandering import CASES, Case

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
SECRET = "5c" * 32


def names(case: Case) -> list[str]:
    return [f"player {seat}" for seat in range(1, case.seats + 1)]


def played(case: Case, seed: int, dice: RandomDice | CommittedDice) -> Match:
    rng = Random(seed)
    match = Match(case.game, names(case), case.options, dice)
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    return match


@EVERY_CASE
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    match = played(case, 1, RandomDice(1))
    record = Record.parse(Record.of(match).write())
    last = None
    for last, entry, events in zip(replay(record, case.game), match.entries, match.events, strict=True):
        assert (last.line.mover, last.move) == (entry.mover, entry.move)
        assert last.events == events
    assert last is not None
    assert last.state == match.state
    assert record.result == tuple(match.state.scores())


@EVERY_CASE
def test_writing_and_parsing_a_record_are_inverses(case: Case) -> None:
    text = Record.of(played(case, 2, CommittedDice(SECRET))).write()
    assert Record.parse(text).write() == text


@EVERY_CASE
def test_committed_dice_verify_and_one_changed_card_does_not(case: Case) -> None:
    record = Record.of(played(case, 3, CommittedDice(SECRET)))
    assert verify(record, case.game) == sum(line.mover == CHANCE for line in record.lines) > 0
    dishonest = Record.of(played(case, 3, RandomDice(3)))
    promise = f"\ncommitment: {CommittedDice(SECRET).commitment}\n\n"
    claimed = Record.parse(dishonest.write().replace("\n\n", promise, 1))
    with pytest.raises(BadRecord):
        verify(claimed, case.game)
    with_secret = Record.parse(claimed.write().replace("\nresult", f"\nsecret: {SECRET}\nresult", 1))
    with pytest.raises(BadRecord, match="error-record-chance"):
        verify(with_secret, case.game)


@EVERY_CASE
def test_a_running_match_never_tells_its_secret(case: Case) -> None:
    match = Match(case.game, names(case), case.options, CommittedDice(SECRET))
    match.advance()
    assert SECRET not in Record.of(match).write()


@EVERY_CASE
def test_undo_gives_back_exactly_the_position_before(case: Case) -> None:
    rng = Random(4)
    match = Match(case.game, names(case), case.options, RandomDice(4), people=range(case.seats))
    match.advance()
    undone = 0
    for _ in range(300):
        if match.finished():
            break
        seat = match.to_confirm()
        if seat is not None:
            match.confirm(seat)
            assert not match.can_undo(seat)
            match.advance()
            continue
        seat = match.state.to_move()
        before = match.state.copy()
        length = len(match.entries)
        match.play(seat, rng.choice(match.state.legal_moves()))
        match.advance()
        if match.can_undo(seat) and rng.random() < 0.5:
            match.undo(seat)
            undone += 1
            assert match.state == before
            assert len(match.entries) == len(match.events) == length
    assert undone


@EVERY_CASE
def test_undo_never_crosses_chance_or_another_seat(case: Case) -> None:
    rng = Random(5)
    match = Match(case.game, names(case), case.options, RandomDice(5))
    match.advance()
    while not match.finished():
        seat = match.state.to_move()
        turn = match.state.turn_of()
        length = len(match.entries)
        match.play(seat, rng.choice(match.state.legal_moves()))
        match.advance()
        movers = {entry.mover for entry in match.entries[length:]}
        if movers != {seat} or match.state.turn_of() != turn:
            for other in range(case.seats):
                assert not match.can_undo(other)
            with pytest.raises(NotAllowed):
                match.undo(seat)


@EVERY_CASE
def test_a_move_out_of_turn_or_against_the_rules_changes_nothing(case: Case) -> None:
    match = Match(case.game, names(case), case.options, RandomDice(6))
    match.advance()
    before = match.state.copy()
    seat = match.state.to_move()
    legal = set(match.state.legal_moves())
    illegal = next(move for move in match.state.vocabulary() if move not in legal)
    for someone, move in ((seat, illegal), ((seat + 1) % case.seats, next(iter(legal))), (seat, 10**9), (seat, -5)):
        with pytest.raises(NotAllowed):
            match.play(someone, move)
    assert match.state == before
