"""Checks that a lesson can be played to its end in every way it allows, and has all its texts in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Lesson, Match, lesson_of
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import LESSON, Chapter
from kaiserhof.testing.parsed_pictures import board_of, panel_of

CHECKS = Chapter("lessons", needs=LESSON, shown=True)

MAX_WAYS = 300
"""Maximum number of ways through a lesson that can be tried."""
MAX_STEPS = 40
"""Maximum number of steps of a lesson that takes ten minutes."""
OF_THE_PAGE = {"prompt", "cards", "players"}
"""Parts of the page that a lesson may point at, besides what the game draws."""


def _lesson(case: Case) -> Lesson:
    lesson = lesson_of(case.game)
    assert lesson is not None, "a check that needs a lesson is skipped without one"
    return lesson


def _names(case: Case, lang: str = "en") -> list[str]:
    words, lesson = case.game.words(lang), _lesson(case)
    return ["" if seat == lesson.learner else words(f"lesson-seat-{seat + 1}") for seat in range(lesson.players)]


def _every_way(case: Case) -> Iterator[tuple[int, Match]]:
    """Yields every position in which a step is shown."""
    lesson, names = _lesson(case), _names(case)
    ways: list[tuple[str, ...]] = [()]
    for step in range(len(lesson.steps)):
        demand(len(ways) <= MAX_WAYS, "too many ways lead through this lesson")
        further: list[tuple[str, ...]] = []
        for did in ways:
            match = lesson.match(case.game, names, step, did)
            yield step, match
            more = lesson.ways(match, step) if lesson.steps[step].asks else [None]
            further += [did if text is None else (*did, text) for text in more]
        ways = further


@CHECKS.check(once=True)
def every_way_through_a_lesson_is_legal_and_whenever_it_asks_the_learner_has_a_choice(case: Case) -> None:
    """Also checks that the move shown in a step leads on."""
    lesson = _lesson(case)
    seen = set()
    for number, match in _every_way(case):
        seen.add(number)
        if lesson.steps[number].asks:
            demand(match.state.to_move() == lesson.learner, f"step {number + 1} asks while another seat is to move")
            demand(len(match.state.legal_moves()) > 1, f"step {number + 1} asks where there is no choice")
            for text in (lesson.shown_move(match, number), *lesson.ways(match, number)):
                demand(lesson.leads_on(match, number, text), f"step {number + 1}: {text} does not lead on")
    demand(seen == set(range(len(lesson.steps))), "a step is never shown")


@CHECKS.check(once=True)
def a_lesson_says_everything_in_every_language(case: Case) -> None:
    """Checks its title, its steps with their hints, and the names of the other seats."""
    lesson = _lesson(case)
    for lang in LANGUAGES:
        words, names = case.game.words(lang), _names(case, lang)
        demand(bool(words("lesson-title")), f"the title is empty in {lang}")
        demand(
            all(names[seat] for seat in range(lesson.players) if seat != lesson.learner), f"a seat has no name: {lang}"
        )
        for number, step in enumerate(lesson.steps):
            demand(bool(words(step.text) and words(step.hint)), f"step {number + 1} says nothing in {lang}")


@CHECKS.check(once=True)
def what_a_lesson_points_at_is_in_the_picture(case: Case) -> None:
    """Parts of the page count too."""
    lesson, artist = _lesson(case), artist_of(case.game)
    for number, match in _every_way(case):
        view = match.state.seen_by(lesson.learner)
        form = artist.forms[number % len(artist.forms)]
        picture = artist.picture(view, case.game.words("en"), frozenset(view.legal_moves()), form=form)
        found = OF_THE_PAGE | {f"seat-{seat}" for seat in range(lesson.players)}
        if picture is not None:
            markup = board_of(picture) + panel_of(picture)
            found |= set(re.findall(r'\bid="([^"]+)"', markup))
            found |= {key for keys in re.findall(r'\bdata-about="([^"]*)"', markup) for key in keys.split()}
            found |= {supply.about for row in picture.supplies for supply in row}
        for name in lesson.steps[number].point:
            demand(name in found, f"step {number + 1} points at {name}, which is not in the picture")


@CHECKS.check(once=True)
def a_lesson_is_short_and_ends_with_a_word(case: Case) -> None:
    """Also checks that the learner makes the important moves."""
    lesson = _lesson(case)
    demand(len(lesson.steps) <= MAX_STEPS, f"it has more than {MAX_STEPS} steps")
    demand(not lesson.steps[-1].asks, "its last step asks for a move")
    demand(sum(step.asks for step in lesson.steps) >= 5, "it asks for fewer than five moves")
    chapters = {chapter.id for chapter in case.game.rulebook.chapters}
    for step in lesson.steps:
        demand(not step.chapter or step.chapter in chapters, f"there is no chapter {step.chapter}")
