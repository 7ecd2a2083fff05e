"""Lessons: a first game as data, on the real board. Some moves are given, the learner makes the others.

A lesson is `teaching/lesson.toml` in a game's package:

    players = 3
    learner = 1              # the learner's seat, counted from 1 as in records

    [options]                # those that differ from the defaults
    side = "3-4"

    [[step]]
    moves = '''              # what happens before the text is shown: lines of a record, chance included
    ? deal r
    2 house wei-3
    '''
    text = "lesson-place"    # a message of the game's words, without values
    point = ["spot-field-wei-1", "house"]   # ids of elements, or keys of `data-about`, that the page points at
    chapter = "turn"         # the chapter of the rules that tells more
    do = ["house wei-1"]     # the moves that lead on, or "any"; omitted if there is only something to read
    hint = "lesson-place-no" # the reply to any other legal move

The first move in `do` is shown to learners who ask for it. Forced answers may be omitted, even those that a table would
ask for because they are secret. The position follows from the number of the step and the learner's moves, so a lesson
stores nothing. The words have `lesson-title` and a name for every other seat: `lesson-seat-2`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kaiserhof.engine.core.state import CHANCE, State, UnknownMove
from kaiserhof.engine.game import Game
from kaiserhof.engine.locator import text_of
from kaiserhof.engine.match import Match
from kaiserhof.engine.record import BadRecord, Line, parse_lines

FILE = "teaching/lesson.toml"
ANY = "any"
HINT = "lesson-hint"
"""The reply to a legal move that does not lead on, if the step has no hint of its own."""


class BadLesson(ValueError):
    """An invalid lesson; the text names the step."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: what happens, what the text says, and what the learner does."""

    text: str
    moves: tuple[Line, ...] = ()
    do: tuple[str, ...] = ()
    """The moves that lead on; empty if there is only something to read, or if every move does."""
    free: bool = False
    """Whether every legal move leads on."""
    point: tuple[str, ...] = ()
    chapter: str | None = None
    hint: str = HINT

    @property
    def asks(self) -> bool:
        """Whether the learner must make a move."""
        return self.free or bool(self.do)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of one game."""

    players: int
    learner: int
    options: Mapping[str, str]
    steps: tuple[LessonStep, ...]

    @staticmethod
    def parse(data: Mapping[str, Any]) -> Lesson:
        """Parses a lesson; raises `BadLesson`. Does not check whether moves are legal."""
        unknown = set(data) - {"players", "learner", "options", "step"}
        if unknown:
            raise BadLesson(f"unknown: {', '.join(sorted(unknown))}")
        steps = tuple(_step(number, entry) for number, entry in enumerate(data["step"], 1))
        players, learner = int(data["players"]), int(data["learner"]) - 1
        if not 0 <= learner < players or not steps:
            raise BadLesson("the learner needs a seat and at least one step")
        return Lesson(players, learner, dict(data.get("options", {})), steps)

    def match(self, game: Game, names: Sequence[str], step: int, did: Sequence[str]) -> Match:
        """Returns the match when a step's text is shown, after these moves of the learner.

        Raises `BadLesson` for moves that do not lead there.
        """
        match = Match(game, names, self.options)
        done = iter(did)
        for number, each in enumerate(self.steps[: step + 1]):
            _play_lines(match, each.moves, number + 1)
            if number == step:
                break
            if each.asks:
                self._do(match, each, next(done, ""), number + 1)
        if next(done, None) is not None:
            raise BadLesson(f"step {step + 1}: more was done than asked")
        return match

    def leads_on(self, match: Match, step: int, text: str) -> bool:
        """Checks if this move leads to the next step."""
        each = self.steps[step]
        if not each.free:
            return text in each.do
        return match.state.to_move() == self.learner and text in map(match.state.text, match.state.legal_moves())

    def shown_move(self, match: Match, step: int) -> str:
        """Returns the move shown to learners who ask for it."""
        each = self.steps[step]
        return match.state.text(match.state.legal_moves()[0]) if each.free else each.do[0]

    def ways(self, match: Match, step: int) -> Iterator[str]:
        """Returns all moves that lead to the next step."""
        return iter(map(match.state.text, match.state.legal_moves()) if self.steps[step].free else self.steps[step].do)

    def _do(self, match: Match, step: LessonStep, text: str, number: int) -> None:
        if match.state.to_move() != self.learner:
            raise BadLesson(f"step {number}: the learner is not to move")
        if len(match.state.legal_moves()) < 2:
            raise BadLesson(f"step {number}: there is nothing to choose")
        if not step.free and text not in step.do:
            raise BadLesson(f"step {number}: {text!r} does not lead on")
        match.play(self.learner, _legal(match.state, text, number))


def lesson_of(game: Game) -> Lesson | None:
    """Returns the lesson of a game, or None."""
    return _load(game.package)


@cache
def _load(package: str) -> Lesson | None:
    text = text_of(package, *FILE.split("/"))
    return None if text is None else Lesson.parse(tomllib.loads(text))


def _step(number: int, entry: Mapping[str, Any]) -> LessonStep:
    unknown = set(entry) - {"moves", "text", "point", "chapter", "do", "hint"}
    if unknown or "text" not in entry:
        raise BadLesson(f"step {number}: unknown or missing: {', '.join(sorted(unknown)) or 'text'}")
    do = entry.get("do", ())
    if isinstance(do, str) and do != ANY:
        raise BadLesson(f'step {number}: "do" is a list of moves, or "{ANY}"')
    try:
        moves = parse_lines(entry.get("moves", "").splitlines())
    except BadRecord as error:
        raise BadLesson(f"step {number}: {error}") from None
    return LessonStep(
        text=entry["text"],
        moves=moves,
        do=() if do == ANY else tuple(do),
        free=do == ANY,
        point=tuple(entry.get("point", ())),
        chapter=entry.get("chapter"),
        hint=entry.get("hint", HINT),
    )


def _play_lines(match: Match, lines: Sequence[Line], number: int) -> None:
    """Plays the given moves, each checked, and the omitted forced answers."""
    for line in lines:
        while match.state.to_move() != line.mover and _take_forced(match):
            pass
        mover = match.state.to_move()
        if mover != line.mover:
            raise BadLesson(f"step {number}: line {line.number}: it is not theirs to move: {line.text}")
        if mover != CHANCE and len(match.state.legal_moves()) == 1 and line.text != _only_text(match.state):
            _take_forced(match)
        move = _legal(match.state, line.text, number)
        if mover == CHANCE:
            match.restore(CHANCE, move)
        else:
            match.play(mover, move)
    while _take_forced(match):
        pass


def _take_forced(match: Match) -> bool:
    state = match.state
    if state.to_move() < 0 or len(state.legal_moves()) != 1:
        return False
    match.play(state.to_move(), state.legal_moves()[0])
    return True


def _only_text(state: State) -> str:
    return state.text(state.legal_moves()[0])


def _legal(state: State, text: str, number: int) -> int:
    try:
        move = state.parse(text)
    except UnknownMove:
        raise BadLesson(f"step {number}: {text!r} is no move") from None
    if move not in state.legal_moves():
        refusal = state.why_not(move)
        raise BadLesson(f"step {number}: {text!r} is not legal: {refusal.rule if refusal else '?'}")
    return move
