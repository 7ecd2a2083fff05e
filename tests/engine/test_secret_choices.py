"""If a choice is secret, others cannot distinguish a forced answer from a chosen one."""

from collections.abc import Iterator

import pytest

from kaiserhof.engine import CHANCE, Film, Game, Lesson, Match, Message, RandomDice, Record, replay
from tests import trial

NAMES = ["Axel", "Barbara"]
TWO_WAYS = ["deal red", "deal gold", "deal red", "deal gold", "deal red"]
ONE_WAY = ["deal red", "deal red", "deal red", "deal gold", "deal red"]
"""The first cards, two for each seat and one more for the first, so that the first seat can pay in two ways
or in one.
"""


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with trial.added() as game:
        yield game


def dealt(game: Game, deals: list[str]) -> Match:
    match = Match(game, NAMES, dice=RandomDice(1), people=[0, 1])
    for text in deals:
        match.restore(CHANCE, match.state.parse(text))
    return match


def hung(game: Game, deals: list[str]) -> Match:
    """Returns a match in which the first seat has hung a lantern and must pay for it."""
    match = dealt(game, deals)
    match.play(0, match.state.parse("hang 1"))
    match.advance()
    return match


def pay(match: Match) -> None:
    match.play(0, match.state.parse("pay red"))


@pytest.mark.parametrize(("deals", "ways"), [(TWO_WAYS, 2), (ONE_WAY, 1)])
def test_a_payer_is_asked_however_many_ways_to_pay_there_are(game: Game, deals: list[str], ways: int) -> None:
    match = hung(game, deals)
    assert match.state.to_move() == 0
    assert len(match.state.legal_moves()) == ways
    pay(match)
    assert match.entries[-1].asked


def test_an_open_choice_with_one_answer_is_made_at_once(game: Game) -> None:
    match = Match(game, NAMES, dice=RandomDice(2))
    match.advance()
    for hook in range(1, 6):
        match.play(match.state.to_move(), match.state.parse(f"hang {hook}"))
        match.play(match.state.to_move(), match.state.legal_moves()[0])
        match.advance()
    last = match.entries[-1]
    assert (match.state.text(last.move), last.asked) == ("hang 6", False)
    assert match.state.prompt() == Message("prompt-pay")


@pytest.mark.parametrize("deals", [TWO_WAYS, ONE_WAY])
def test_undo_takes_back_the_payment_alone_and_then_the_lantern(game: Game, deals: list[str]) -> None:
    match = hung(game, deals)
    before = match.state.copy()
    pay(match)
    match.undo(0)
    assert match.state == before
    match.undo(0)
    assert match.entries[-1].mover == CHANCE


def test_a_restored_log_is_the_same_match(game: Game) -> None:
    for deals in (TWO_WAYS, ONE_WAY):
        match = hung(game, deals)
        pay(match)
        again = Match(game, NAMES, people=[0, 1])
        for entry in match.entries:
            again.restore(entry.mover, entry.move)
        assert again.entries == match.entries
        assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]


def test_to_the_other_seat_matches_and_films_look_the_same_after_every_move(game: Game) -> None:
    matches = [hung(game, deals) for deals in (TWO_WAYS, ONE_WAY)]
    for match in matches:
        pay(match)
    two, one = matches
    assert [(entry.mover, entry.asked) for entry in two.entries] == [
        (entry.mover, entry.asked) for entry in one.entries
    ]
    films = [Film.of(match, (1,)) for match in matches]
    for at in range(len(two.entries) + 1):
        assert films[0].frame(at, 1) == films[1].frame(at, 1)


def test_a_record_holds_the_payment_and_replays(game: Game) -> None:
    match = hung(game, ONE_WAY)
    pay(match)
    record = Record.parse(Record.of(match).write())
    assert [line.text for line in record.lines[-2:]] == ["hang 1", "pay red"]
    assert [step.line.text for step in replay(record, game)][-1] == "pay red"


def test_a_lesson_may_leave_out_an_only_answer_although_a_table_would_ask_for_it(game: Game) -> None:
    deals = "\n".join(f"? {text}" for text in ONE_WAY)
    lesson = Lesson.parse(
        {
            "players": 2,
            "learner": 1,
            "step": [{"text": "first", "moves": deals, "do": ["hang 1"]}, {"text": "second", "moves": "? deal gold"}],
        }
    )
    match = lesson.match(game, NAMES, 1, ["hang 1"])
    assert [match.state.text(entry.move) for entry in match.entries[-3:]] == ["hang 1", "pay red", "deal gold"]
    assert match.state.to_move() == 1
