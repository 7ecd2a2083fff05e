"""States are values: copies, JSON, equality; moves have exact texts."""

import json

import pytest

from kaiserhof.engine import OVER, UnknownMove
from tests.contract.wandering import CASES, Case, positions

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


@EVERY_CASE
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    for state in positions(case, 100, seed=1):
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        if state.to_move() != OVER:
            before = state.to_json()
            twin.push(twin.legal_moves()[-1])
            assert state.to_json() == before
            assert twin != state


@EVERY_CASE
def test_json_gives_back_an_equal_state_and_equal_views(case: Case) -> None:
    for state in positions(case, 100, seed=2):
        for each in (state, state.seen_by(0), state.seen_by(None)):
            again = case.game.from_json(json.loads(json.dumps(each.to_json())))
            assert again == each
            assert list(again.legal_moves()) == list(each.legal_moves())


@EVERY_CASE
def test_text_and_parse_are_inverses_over_the_whole_vocabulary(case: Case) -> None:
    state = case.start()
    vocabulary = state.vocabulary()
    texts = [state.text(move) for move in vocabulary]
    assert len(set(texts)) == len(vocabulary) == len(set(vocabulary))
    assert [state.parse(text) for text in texts] == list(vocabulary)
    assert all(0 <= move < case.game.action_space for move in vocabulary)
    assert all(text == text.strip() and "\n" not in text for text in texts)


@EVERY_CASE
def test_legal_moves_are_in_the_vocabulary(case: Case) -> None:
    vocabulary = set(case.start().vocabulary())
    for state in positions(case, 100, seed=3):
        assert set(state.legal_moves()) <= vocabulary


@pytest.mark.parametrize("text", ["", " ", "house", "nonsense 3", "\x00", "pay " + "9" * 5000, "стена", "-1"])
@EVERY_CASE
def test_what_is_no_move_is_refused_as_unknown(case: Case, text: str) -> None:
    with pytest.raises(UnknownMove):
        case.start().parse(text)
