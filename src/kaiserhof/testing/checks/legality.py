"""Checks that a rule of the rule book forbids every illegal move, and no legal one."""

from __future__ import annotations

from kaiserhof.engine import LANGUAGES
from kaiserhof.testing.cases import Broken, Case
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("refusals")


@CHECKS.check()
def every_refused_move_names_a_rule_and_every_legal_move_none(case: Case) -> None:
    """Checks every move of the vocabulary. A detail must have words in every language."""
    words = [case.game.words(lang) for lang in LANGUAGES]
    for state in case.positions(60):
        legal = set(state.legal_moves())
        for move in state.vocabulary():
            refusal = state.why_not(move)
            if (refusal is None) != (move in legal):
                raise Broken(
                    f"{state.text(move)!r} is {'' if move in legal else 'not '}legal, but {refusal} refuses it"
                )
            if refusal is not None:
                if not refusal.rule or refusal.rule not in case.game.rulebook:
                    raise Broken(f"{state.text(move)!r} is refused by {refusal.rule!r}, which is no rule")
                if refusal.detail is not None and not all(each(refusal.detail) for each in words):
                    raise Broken(f"{refusal.detail} says nothing")
            if not state.by_chance(move):
                state.move_words(move)  # people may ask about any of them


@CHECKS.check()
def a_view_refuses_other_seats_moves_by_a_rule_too(case: Case) -> None:
    """So a spectator can ask why a move is not theirs."""
    for state in case.positions(20):
        view = state.seen_by(0)
        legal = set(view.legal_moves())
        for move in view.vocabulary():
            refusal = view.why_not(move)
            if (refusal is None) != (move in legal) or (refusal and refusal.rule not in case.game.rulebook):
                raise Broken(f"in the view of seat 0 {view.text(move)!r} is refused by {refusal}")


@CHECKS.check()
def a_sequel_is_what_its_seat_may_do_next(case: Case) -> None:
    """Plays every move that has sequels, in the view of the seat to move: the page offers both at once."""
    for state in case.positions(40):
        seat = state.to_move()
        if seat < 0:
            continue
        view = state.seen_by(seat)
        for move, sequels in case.game.sequels(view, view.legal_moves()).items():
            later = state.copy()
            later.push(move)
            allowed = later.legal_moves() if later.to_move() == seat else ()
            if set(sequels) != set(allowed):
                raise Broken(f"{state.text(move)!r} is followed by {sorted(allowed)}, and not by {sorted(sequels)}")
