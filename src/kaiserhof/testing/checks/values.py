"""Checks that states are values: copies, JSON, equality; and that moves have exact texts."""

from __future__ import annotations

import json

from kaiserhof.engine import OVER, UnknownMove
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("states and moves as values")

NO_MOVES = ("", " ", "house", "nonsense 3", "\x00", "pay " + "9" * 5000, "стена", "-1")
"""Texts that are not moves in any game."""


@CHECKS.check()
def a_copy_is_equal_and_independent(case: Case) -> None:
    """A move on the copy does not change the state."""
    for state in case.positions(100):
        twin = state.copy()
        demand(twin == state and hash(twin) == hash(state), "a copy is not equal to its state")
        if state.to_move() != OVER:
            before = state.to_json()
            twin.push(twin.legal_moves()[-1])
            demand(state.to_json() == before, "a move on a copy changes the state")
            demand(twin != state, "a state is equal to the one before a move")


@CHECKS.check()
def json_gives_back_an_equal_state_and_equal_views(case: Case) -> None:
    """The snapshot is encoded as JSON text and parsed again."""
    for state in case.positions(100):
        for each in (state, state.seen_by(0), state.seen_by(None)):
            again = case.game.from_json(json.loads(json.dumps(each.to_json())))
            demand(again == each, f"the snapshot gives another state: {again.to_json()} instead of {each.to_json()}")
            demand(list(again.legal_moves()) == list(each.legal_moves()), "the state of a snapshot has other moves")


@CHECKS.check()
def text_and_parse_are_inverses_over_the_whole_vocabulary(case: Case) -> None:
    """Every move has one text, and every text belongs to one move."""
    state = case.start()
    vocabulary = list(state.vocabulary())
    texts = [state.text(move) for move in vocabulary]
    demand(len(set(vocabulary)) == len(vocabulary), "a move stands twice in the vocabulary")
    demand(len(set(texts)) == len(texts), "two moves have the same text")
    for move, text in zip(vocabulary, texts, strict=True):
        demand(state.parse(text) == move, f"{text!r} is parsed as another move")
        demand(0 <= move < case.game.action_space, f"{text!r} is outside the action space")
        demand(text == text.strip() and "\n" not in text, f"{text!r} is not a line without space around it")


@CHECKS.check()
def legal_moves_are_in_the_vocabulary(case: Case) -> None:
    """So every legal move can be written down."""
    vocabulary = set(case.start().vocabulary())
    for state in case.positions(100):
        demand(vocabulary.issuperset(state.legal_moves()), "a legal move has no text")


@CHECKS.check()
def what_is_no_move_is_refused_as_unknown(case: Case) -> None:
    """Also tries texts that are empty, very long, or in another alphabet."""
    state = case.start()
    for text in NO_MOVES:
        try:
            move = state.parse(text)
        except UnknownMove:
            continue
        raise Broken(f"{text[:20]!r} is parsed as the move {move}")
