"""Every illegal move, and no legal one, is refused by a rule of the rule book."""

import pytest

from tests.contract.wandering import CASES, Case, positions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_refused_move_names_a_rule_and_every_legal_move_none(case: Case) -> None:
    rulebook = case.game.rulebook
    words = [case.game.words(lang) for lang in ("en", "de", "zh")]
    for state in positions(case, 60, seed=1):
        legal = set(state.legal_moves())
        for move in state.vocabulary():
            refusal = state.why_not(move)
            assert (refusal is None) == (move in legal), state.text(move)
            if refusal is not None:
                assert refusal.rule in rulebook, refusal.rule
                if refusal.detail is not None:
                    assert all(each(refusal.detail) for each in words)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_refuses_other_seats_moves_by_a_rule_too(case: Case) -> None:
    for state in positions(case, 20, seed=2):
        view = state.seen_by(0)
        legal = set(view.legal_moves())
        for move in view.vocabulary():
            refusal = view.why_not(move)
            assert (refusal is None) == (move in legal)
            assert refusal is None or refusal.rule in case.game.rulebook
