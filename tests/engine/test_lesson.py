"""A lesson follows from its data and the learner's moves; moves that do not lead on are refused."""

from random import Random
from typing import Any

import pytest

from kaiserhof.engine import CHANCE, BadLesson, Lesson, Match, find_game, game_ids

GAME = find_game(game_ids()[0])
NAMES = ["You", "Ana", "Bo"]
LEARNER = 1


def lines_of(match: Match, start: int) -> str:
    """Returns the moves from here on as lines of a record."""
    state = match.position(start)
    rows = []
    for entry in match.entries[start:]:
        rows.append(f"{'?' if entry.mover == CHANCE else entry.mover + 1} {state.text(entry.move)}")
        state.push(entry.move)
    return "\n".join(rows)


def two_questions() -> dict[str, Any]:
    """Returns a lesson of three steps from a random game; the learner is asked twice."""
    rng = Random(5)
    match = Match(GAME, NAMES)
    match.advance()
    steps: list[dict[str, Any]] = []
    start = 0
    while len(steps) < 2:
        mover, moves = match.state.to_move(), match.state.legal_moves()
        if mover == LEARNER - 1:
            steps.append({"text": "lesson-hint", "moves": lines_of(match, start)})
            steps[-1]["do"] = [match.state.text(moves[0])]
            match.play(mover, moves[0])
            start = len(match.entries)
        else:
            match.play(mover, rng.choice(moves))
        match.advance()
    return {"players": 3, "learner": LEARNER, "step": [*steps, {"text": "lesson-hint"}]}


DATA = two_questions()
WAY = [step["do"][0] for step in DATA["step"][:2]]


def lesson(**changes: Any) -> Lesson:
    return Lesson.parse({**DATA, **changes})


def with_step(number: int, **changes: Any) -> Lesson:
    steps = [dict(step) for step in DATA["step"]]
    steps[number].update(changes)
    return lesson(step=steps)


def test_a_lesson_stands_where_the_learner_left_it() -> None:
    first = lesson().match(GAME, NAMES, 0, [])
    again = lesson().match(GAME, NAMES, 1, WAY[:1])
    assert first.state.to_move() == again.state.to_move() == LEARNER - 1
    assert len(again.entries) > len(first.entries)
    assert again.entries[: len(first.entries)] == first.entries
    assert lesson().match(GAME, NAMES, 1, WAY[:1]).state == again.state


def test_only_what_a_step_asks_for_leads_on() -> None:
    match = lesson().match(GAME, NAMES, 0, [])
    other = match.state.text(match.state.legal_moves()[1])
    assert lesson().leads_on(match, 0, WAY[0])
    assert not lesson().leads_on(match, 0, other)
    with pytest.raises(BadLesson, match=r"step 1: .* does not lead on"):
        lesson().match(GAME, NAMES, 1, [other])


def test_where_any_move_will_do_every_legal_one_leads_on() -> None:
    free = with_step(0, do="any")
    match = free.match(GAME, NAMES, 0, [])
    texts = [match.state.text(move) for move in match.state.legal_moves()]
    assert list(free.ways(match, 0)) == texts
    assert all(free.leads_on(match, 0, text) for text in texts)
    assert not free.leads_on(match, 0, "no such move")


@pytest.mark.parametrize("did", [[], ["no such move"], [*WAY, WAY[0]]], ids=["nothing", "nonsense", "too much"])
def test_a_way_that_does_not_lead_to_a_step_is_refused(did: list[str]) -> None:
    with pytest.raises(BadLesson):
        lesson().match(GAME, NAMES, 1, did)


def test_a_move_of_the_lesson_that_is_not_legal_is_refused_with_its_step() -> None:
    with pytest.raises(BadLesson, match="step 2"):
        with_step(1, moves="? no such move").match(GAME, NAMES, 1, WAY[:1])
    with pytest.raises(BadLesson, match="step 1: line 1: it is not theirs to move"):
        with_step(0, moves="2 pass").match(GAME, NAMES, 0, [])


@pytest.mark.parametrize(
    "changes",
    [
        {"learner": 4},
        {"step": []},
        {"stepp": []},
        {"step": [{"moves": ""}]},
        {"step": [{"text": "lesson-hint", "colour": "red"}]},
        {"step": [{"text": "lesson-hint", "do": "all"}]},
        {"step": [{"text": "lesson-hint", "moves": "nonsense"}]},
    ],
)
def test_a_broken_file_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadLesson):
        lesson(**changes)
