"""Whatever is sent to a parser, it answers or refuses with a sentence, and within a bounded time.

Inputs are made by a grammar of their own, and lengthened where a parser took longest.
"""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings, target
from hypothesis import strategies as st

from kaiserhof.engine import BadRecord, Game, KaiserhofError, Match, RandomDice, UnknownMove, find_game, game_ids
from kaiserhof.engine.datafile import BadData, read_toml
from kaiserhof.engine.editing import write_document
from kaiserhof.tables.codes import understood
from kaiserhof.tables.replay import parse_record

GAMES = [find_game(name) for name in game_ids()]
WITH_BOARDS = [game for game in GAMES if game.has_boards]

ONCE = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
SECONDS = 5.0
"""More than any input takes, on a busy machine; what grows with the square of its length takes longer."""

NAMES = ["a", "id", "names", *"[]=.,{}\"#9-e'", "[[", "]]", "\\", "\n", " ", "\0", "é"]
TOKENS = st.lists(st.sampled_from(NAMES), max_size=30)
TEXTS = st.builds(lambda part, times, rest: "".join(part) * times + "".join(rest), TOKENS, st.integers(1, 300), TOKENS)


def bounded(parse: Callable[[], object], *refusals: type[Exception], label: str = "seconds") -> None:
    """Parses; a refusal is an answer, too. Hypothesis looks for inputs that take longer."""
    begun = time.process_time()
    with suppress(*refusals):
        parse()
    took = time.process_time() - begun
    target(took, label=label)
    assert took < SECONDS


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.id)
@ONCE
@given(TEXTS, st.integers(0, 10_000))
def test_board_files(game: Game, text: str, at: int) -> None:
    source = game.board_source.decode()
    changed = (source[: at % len(source)] + text + source[at % len(source) :]).encode()[:200_000]
    bounded(partial(game.on_board, changed), BadData)
    bounded(partial(read_toml, text.encode()[:200_000]), BadData, label="seconds for TOML")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=40,
)


@pytest.mark.parametrize("game", WITH_BOARDS, ids=lambda game: game.id)
@ONCE
@given(st.dictionaries(st.text(max_size=10), VALUES, max_size=6))
def test_documents_of_the_editor(game: Game, document: dict[str, object]) -> None:
    assert game.editing is not None
    document = json.loads(json.dumps(document))
    order = game.editing.order
    bounded(lambda: game.on_board(write_document(document, order)), BadData, KaiserhofError)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@ONCE
@given(TEXTS, st.integers(0, 10_000))
def test_records(game: Game, text: str, at: int) -> None:
    head = f"kaiserhof-record 1\ngame: {game.id}\nrules: {game.rules_version}\nplayers: A, B, C\n"
    bounded(lambda: parse_record(head[: at % len(head)] + text[:200_000]), BadRecord, KaiserhofError)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@ONCE
@given(st.text(max_size=300) | TEXTS.map(lambda text: text[:300]), st.integers(0, 100))
def test_texts_of_moves(game: Game, text: str, which: int) -> None:
    match = Match(game, ["A"] * game.players[0], dice=RandomDice(1))
    match.advance()
    known = match.state.text(match.state.legal_moves()[which % len(match.state.legal_moves())])
    for number, each in enumerate((text, f"{known}{text}", f"{known.partition(' ')[0]} {text}", text + known)):
        bounded(partial(match.state.parse, each), UnknownMove, label=f"seconds {number}")


@ONCE
@given(TEXTS | st.text(max_size=300))
def test_spoken_codes(text: str) -> None:
    bounded(lambda: understood(text))
