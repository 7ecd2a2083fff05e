"""All that is said exists in three languages, with the same values."""

import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Term, VariableReference
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.visitor import Visitor

from kaiserhof.engine import LANGUAGES, OVER, Dice, Event, Game, find_game, game_ids
from tests.contract.wandering import CASES, Case, random_move

PACKAGES = ["kaiserhof", "kaiserhof.web", *(f"kaiserhof.games.{game_id}" for game_id in game_ids())]
GAMES = [find_game(game_id) for game_id in game_ids()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def messages(package: str, lang: str) -> dict[str, set[str]]:
    text = (resources.files(package) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, FluentMessage | Term):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_values(package: str, lang: str) -> None:
    assert messages(package, lang) == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_no_message_hides_another_of_the_same_name(package: str) -> None:
    others = PACKAGES[:2] if package != PACKAGES[1] else PACKAGES[:1]
    for other in others:
        assert set(messages(package, "en")) & set(messages(other, "en")) == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_chinese_is_written_in_chinese(package: str) -> None:
    text = (resources.files(package) / "words" / "zh.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^[a-z][a-z0-9-]* = .*(?:\n[ }].*)*", text, re.MULTILINE)
    bare = [re.sub(r"\{[^}]*\}", "", entry.split("=", 1)[1]) for entry in entries]
    assert entries
    latin_only = [
        entry for entry in bare if re.search(r"[A-Za-z]{4,}", entry) and not re.search(r"[\u4e00-\u9fff]", entry)
    ]
    assert latin_only == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_said_in_a_game_can_be_said_in_every_language(case: Case) -> None:
    words = [case.game.words(lang).named(["甲", "B", "C", "D", "E"][: case.seats]) for lang in LANGUAGES]
    dice = Dice(1)
    for _ in range(2):
        state = case.start()
        while state.to_move() != OVER:
            said = [state.prompt(), *(state.move_words(move) for move in state.legal_moves())]
            events: list[Event] = state.tell(random_move(state, dice))
            for message in [*said, *(event.message for event in events)]:
                assert all(each(message).strip() for each in words)
        for line in case.game.score_sheet(state):
            assert all(each(line.label) for each in words)
        assert all(each(state.prompt()) for each in words)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_titles_options_and_choices_have_names(game: Game) -> None:  # type: ignore[type-arg]
    for lang in LANGUAGES:
        words = game.words(lang)
        assert words("game-title")
        assert words("game-about")
        assert len(words("game-seal")) == 1
        for option in game.options:
            assert words(f"option-{option.id}")
            assert all(words(f"option-{option.id}-{choice}") for choice in option.choices)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_score_sheet_sums_to_the_final_scores(case: Case) -> None:
    dice = Dice(2)
    for _ in range(20):
        state = case.start()
        while state.to_move() != OVER:
            state.push(random_move(state, dice))
        totals = [sum(column) for column in zip(*(line.points for line in case.game.score_sheet(state)), strict=True)]
        assert totals == state.scores()
