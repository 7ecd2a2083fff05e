"""Checks of matches and records: replaying equals playing, undo is exact, and the dice can be verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaiserhof.engine import (
    CHANCE,
    BadRecord,
    CommittedDice,
    Dice,
    Match,
    NotAllowed,
    RandomDice,
    Record,
    TableDice,
    replay,
    verify,
)
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("matches and records")

SECRET = "5c" * 32


def _begun(case: Case, dice: TableDice, people: range = range(0)) -> Match:
    match = Match(case.game, case.names, case.options, dice, people)
    case.advance(match)
    return match


def _played(case: Case, seed: int, table_dice: TableDice) -> Match:
    dice = Dice(f"match {seed}")
    match = _begun(case, table_dice)
    while not match.finished():
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        case.advance(match)
        case.check_length(len(match.entries))
    return match


@CHECKS.check()
def a_record_replays_to_the_same_state(case: Case) -> None:
    """Compares every move, the events and the result."""
    match = _played(case, 1, RandomDice(1))
    record = Record.parse(Record.of(match).write())
    last = None
    for last, entry, events in zip(replay(record, case.game), match.entries, match.events, strict=True):
        demand((last.line.mover, last.move) == (entry.mover, entry.move), "another move is replayed")
        demand(last.events == events, f"the replay tells {last.events} instead of {events}")
    demand(last is not None and last.state == match.state, "the replay ends in another position")
    demand(record.result == tuple(match.state.scores()), "the record has another result")


@CHECKS.check()
def writing_and_parsing_a_record_are_inverses(case: Case) -> None:
    """The header has a commitment and its secret."""
    text = Record.of(_played(case, 2, CommittedDice(SECRET))).write()
    demand(Record.parse(text).write() == text, "a record that was read is written differently")


@CHECKS.check()
def committed_dice_verify_and_one_changed_card_does_not(case: Case) -> None:
    """A record whose cards do not follow from the secret is refused, with the secret and without it."""
    record = Record.of(_played(case, 3, CommittedDice(SECRET)))
    events = sum(line.mover == CHANCE for line in record.lines)
    demand(verify(record, case.game) == events, "not all events of chance are verified")
    dishonest = Record.of(_played(case, 3, RandomDice(3)))
    promise = f"\ncommitment: {CommittedDice(SECRET).commitment}\n\n"
    claimed = Record.parse(dishonest.write().replace("\n\n", promise, 1))
    with_secret = Record.parse(claimed.write().replace("\nresult", f"\nsecret: {SECRET}\nresult", 1))
    # Where chance has no choice, as in a game that only opens bids, other dice give the same game.
    for untrue in (claimed, with_secret) if dishonest.lines != record.lines else (claimed,):
        try:
            verify(untrue, case.game)
        except BadRecord:
            continue
        raise Broken("a record with cards of other dice is verified")


@CHECKS.check()
def a_running_match_never_tells_its_secret(case: Case) -> None:
    """No record of a running match contains the secret of its dice."""
    demand(SECRET not in Record.of(_begun(case, CommittedDice(SECRET))).write(), "the record has the secret")


@CHECKS.check()
def undo_gives_back_exactly_the_position_before(case: Case) -> None:
    """Undoes half of the decisions that may be undone."""
    dice = Dice("undo")
    match = _begun(case, RandomDice(4), range(case.seats))
    for _ in range(300):
        if match.finished():
            break
        seat = match.to_confirm()
        if seat is not None:
            match.confirm(seat)
            demand(not match.can_undo(seat), "a confirmed turn can be taken back")
            case.advance(match)
            continue
        seat = match.state.to_move()
        before, length = match.state.copy(), len(match.entries)
        match.play(seat, dice.choice(match.state.legal_moves()))
        case.advance(match)
        if match.can_undo(seat) and dice.below(2):
            match.undo(seat)
            demand(match.state == before, "undo gives another position")
            demand(len(match.entries) == len(match.events) == length, "undo leaves something in the log")


@CHECKS.check()
def undo_never_crosses_chance_or_another_seat(case: Case) -> None:
    """Nor does it cross the end of a turn."""
    dice = Dice("undo never")
    match = _begun(case, RandomDice(5))
    while not match.finished():
        seat, turn, length = match.state.to_move(), match.state.turn_of(), len(match.entries)
        match.play(seat, dice.choice(match.state.legal_moves()))
        case.advance(match)
        case.check_length(len(match.entries))
        if {entry.mover for entry in match.entries[length:]} != {seat} or match.state.turn_of() != turn:
            demand(not any(match.can_undo(other) for other in range(case.seats)), "someone may undo")
            demand(_is_refused(match, seat, None), "undo is not refused")


DECISIONS = 200
"""Number of decisions of a case at which all answers are tried."""


def _open_turns(case: Case, seed: int) -> Iterator[tuple[Match, int, Sequence[int]]]:
    """Yields decisions of a random match in which everyone confirms their turns, with the seat and its moves."""
    dice = Dice(f"open turns {seed}")
    match = _begun(case, RandomDice(seed), range(case.seats))
    found = 0
    while not match.finished() and found < case.share(DECISIONS):
        seat = match.to_confirm()
        if seat is None:
            seat = match.state.to_move()
            moves = match.state.legal_moves()
            if len(moves) > 1 and dice.below(3) == 0:
                found += 1
                yield match, seat, moves
            match.play(seat, dice.choice(moves))
        else:
            match.confirm(seat)
        case.advance(match)
        case.check_length(len(match.entries))


def _tried(case: Case, match: Match, seat: int, moves: Sequence[int]) -> Iterator[int]:
    """Yields each move that the seat could undo, after making it; then undoes it."""
    length = len(match.entries)
    for move in moves:
        match.push(move)
        case.advance(match)
        if match.can_undo(seat):
            yield move
        match.cut(length)


@CHECKS.check()
def what_may_be_taken_back_tells_others_no_secret(case: Case) -> None:
    """Two answers that a spectator cannot distinguish look the same to every other seat until they are confirmed."""
    for match, seat, moves in _open_turns(case, 7):
        length = len(match.entries)
        seen: dict[tuple[int, int], object] = {}
        public: list[tuple[object, int]] = []
        for move in _tried(case, match, seat, moves):
            now = _seen(match, None, length)
            like = next((each for known, each in public if known == now), move)
            public.append((now, like))
            for other in range(case.seats):
                if other != seat and seen.setdefault((like, other), now := _seen(match, other, length)) != now:
                    answers = " or ".join(repr(match.state.text(each)) for each in (like, move))
                    raise Broken(f"seat {other} knows if it was {answers}, which seat {seat} may still take back")


def _seen(match: Match, viewer: int | None, since: int) -> object:
    """Returns a viewer's present view, and what the viewer reads about the last moves."""
    view = match.seen_by(viewer)
    lines = [event for events in match.events[since:] for event in events if event.visible_to(viewer)]
    return view, list(view.legal_moves()), view.prompt(), lines


@CHECKS.check()
def what_may_be_taken_back_has_shown_its_player_nothing(case: Case) -> None:
    """In every world that was possible for the player, the same moves lead to the same view."""
    dice = Dice(f"nothing shown in {case}")
    for match, seat, moves in _open_turns(case, 8):
        length, view = len(match.entries), match.state.seen_by(seat)
        for move in _tried(case, match, seat, moves):
            world = view.imagine(dice)
            for entry in match.entries[length:]:
                demand(entry.move in world.legal_moves(), f"seat {seat} learns from {match.state.text(move)!r}")
                world.push(entry.move)
            demand(
                world.seen_by(seat) == match.state.seen_by(seat),
                f"seat {seat} may take {match.state.text(move)!r} back after it has seen something new",
            )


@CHECKS.check()
def a_move_out_of_turn_or_against_the_rules_changes_nothing(case: Case) -> None:
    """Also tries numbers that are no moves."""
    match = _begun(case, RandomDice(6))
    before, seat = match.state.copy(), match.state.to_move()
    legal = set(match.state.legal_moves())
    illegal = next(move for move in match.state.vocabulary() if move not in legal)
    for someone, move in ((seat, illegal), ((seat + 1) % case.seats, next(iter(legal))), (seat, 10**9), (seat, -5)):
        demand(_is_refused(match, someone, move), f"seat {someone} may make the move {move}")
    demand(match.state == before, "a refused move changes the position")


def _is_refused(match: Match, seat: int, move: int | None) -> bool:
    """Checks if a move, or undo, is not allowed."""
    try:
        if move is None:
            match.undo(seat)
        else:
            match.play(seat, move)
    except NotAllowed:
        return True
    return False
