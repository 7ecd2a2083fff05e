"""Every lesson can be played from its first step to its last, in every way it allows, and says everything in three
languages. A change of the rules that breaks a lesson breaks a test here."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Game, Lesson, Match, find_game, game_ids, lesson_of

MOST_WAYS = 300
"""The most ways through a lesson that a test can try."""
MOST_STEPS = 40
"""The most steps of a lesson of ten minutes."""
OF_THE_PAGE = {"prompt", "cards", "players"}
"""Parts of the page a lesson may point at besides what the game draws."""

TEACHING = [(game, lesson) for game in map(find_game, game_ids()) if (lesson := lesson_of(game)) is not None]
EVERY_LESSON = pytest.mark.parametrize(("game", "lesson"), TEACHING, ids=[game.id for game, _ in TEACHING])


def names_in(game: Game[Any], lesson: Lesson, lang: str = "en") -> list[str]:
    words = game.words(lang)
    return ["" if seat == lesson.learner else words(f"lesson-seat-{seat + 1}") for seat in range(lesson.players)]


def every_way(game: Game[Any], lesson: Lesson) -> Iterator[tuple[int, Match]]:
    """Yields every position in which a step is shown."""
    names = names_in(game, lesson)
    ways: list[tuple[str, ...]] = [()]
    for step in range(len(lesson.steps)):
        assert len(ways) <= MOST_WAYS, "too many ways lead through this lesson"
        further: list[tuple[str, ...]] = []
        for did in ways:
            match = lesson.match(game, names, step, did)
            yield step, match
            more = lesson.ways(match, step) if lesson.steps[step].asks else [None]
            further += [did if text is None else (*did, text) for text in more]
        ways = further


def keys_and_ids(markup: str) -> set[str]:
    ids = set(re.findall(r'\bid="([^"]+)"', markup))
    return ids | {key for keys in re.findall(r'\bdata-about="([^"]*)"', markup) for key in keys.split()}


@EVERY_LESSON
def test_every_way_through_a_lesson_is_legal_to_its_end(game: Game[Any], lesson: Lesson) -> None:
    seen = [step for step, _ in every_way(game, lesson)]
    assert set(seen) == set(range(len(lesson.steps)))


@EVERY_LESSON
def test_whenever_a_lesson_asks_the_learner_has_a_choice(game: Game[Any], lesson: Lesson) -> None:
    for number, match in every_way(game, lesson):
        step = lesson.steps[number]
        if step.asks:
            assert match.state.to_move() == lesson.learner, f"step {number + 1}"
            assert len(match.state.legal_moves()) > 1, f"step {number + 1}"
            assert lesson.leads_on(match, number, lesson.shown_move(match, number))
            assert all(lesson.leads_on(match, number, text) for text in lesson.ways(match, number))


@EVERY_LESSON
def test_a_lesson_says_everything_in_every_language(game: Game[Any], lesson: Lesson) -> None:
    for lang in LANGUAGES:
        words = game.words(lang)
        assert words("lesson-title")
        assert all(names_in(game, lesson, lang)[seat] for seat in range(lesson.players) if seat != lesson.learner)
        for step in lesson.steps:
            assert words(step.text)
            assert words(step.hint)


@EVERY_LESSON
def test_what_a_lesson_points_at_is_in_the_picture(game: Game[Any], lesson: Lesson) -> None:
    for number, match in every_way(game, lesson):
        view = match.state.seen_by(lesson.learner)
        picture = artist_of(game).picture(view, game.words("en"), frozenset(view.legal_moves()))
        found = OF_THE_PAGE | {f"seat-{seat}" for seat in range(lesson.players)}
        if picture is not None:
            found |= keys_and_ids(picture.board + picture.panel)
            found |= {supply.about for row in picture.supplies for supply in row}
        for name in lesson.steps[number].point:
            assert name in found, f"step {number + 1} points at {name}"


@EVERY_LESSON
def test_a_lesson_is_short_and_ends_with_a_word(game: Game[Any], lesson: Lesson) -> None:
    assert len(lesson.steps) <= MOST_STEPS
    assert not lesson.steps[-1].asks
    assert sum(step.asks for step in lesson.steps) >= 5, "the learner makes the important moves"
    chapters = {chapter.id for chapter in game.rulebook.chapters}
    assert all(step.chapter in chapters for step in lesson.steps if step.chapter)


def test_every_drawn_game_has_a_lesson() -> None:
    assert [game.id for game, _ in TEACHING] == [name for name in game_ids() if artist_of(find_game(name)).draws]
