"""What a check is: a sentence about every game, and a function that tests it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kaiserhof.drawing import artist_of
from kaiserhof.engine import Game, lesson_of
from kaiserhof.engine.locator import text_of
from kaiserhof.testing.cases import Case


@dataclass(frozen=True)
class OptionalPart:
    """An optional part of a game. Its checks are skipped if the game has no such part."""

    name: str
    """What it is, as in "the game has no …"."""
    met: Callable[[Game], bool]


WORDS = OptionalPart("words of its own", lambda game: text_of(game.package, "words", "en.ftl") is not None)
PROGRESS = OptionalPart("progress of its own", lambda game: type(game).progress is not Game.progress)
DRAWING = OptionalPart("pictures", lambda game: artist_of(game).draws)
LESSON = OptionalPart("lesson", lambda game: lesson_of(game) is not None)


@dataclass(frozen=True)
class Check:
    """A requirement of the contract: a sentence, and a function that tests it."""

    run: Callable[[Case], None]
    """Raises `Broken`, or any error, if the sentence does not hold for a case."""
    once: bool = False
    """Whether it is checked in one case only: the one with the most players and all options."""
    needs: OptionalPart | None = None
    shown: bool = False
    """Whether it concerns what people see and read, which is the same compiled and interpreted."""
    long: bool = False
    """Whether it takes many seconds."""

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.run.__name__

    @property
    def sentence(self) -> str:
        """The name as a sentence."""
        return self.name.replace("_", " ")

    def cases(self, cases: Sequence[Case]) -> Sequence[Case]:
        """Returns the cases in which it is checked."""
        return cases[-1:] if self.once else cases

    def lacks(self, game: Game) -> str:
        """Names the part that the game lacks for this check; empty if it has everything."""
        return "" if self.needs is None or self.needs.met(game) else f"the game has no {self.needs.name}"


class Chapter(list[Check]):
    """The checks of one subject, in order of definition.

    >>> chapter = Chapter("states as values")
    >>> @chapter.check()
    ... def a_copy_is_equal(case): ...
    >>> [check.sentence for check in chapter]
    ['a copy is equal']
    """

    def __init__(self, title: str, *, needs: OptionalPart | None = None, shown: bool = False) -> None:
        super().__init__()
        self.title = title
        self._needs = needs
        self._shown = shown

    def check(
        self, *, once: bool = False, needs: OptionalPart | None = None, long: bool = False
    ) -> Callable[[Callable[[Case], None]], Callable[[Case], None]]:
        """Adds a function to the chapter as a check. Its name is the sentence."""

        def add(run: Callable[[Case], None]) -> Callable[[Case], None]:
            self.append(Check(run, once, needs or self._needs, self._shown, long))
            return run

        return add
