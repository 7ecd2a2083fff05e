"""The puzzle of the day: the same for everyone, easy on Mondays and hard on Sundays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Literal

from kaiserhof.community.returning.days import Streak, date_of, day_at, streak_of
from kaiserhof.engine import Game, find_game, game_ids
from kaiserhof.engine.puzzles import Puzzle, puzzles_of
from kaiserhof.storage.progress_store import FOUND, MISSED, SHOWN, TRYING, DailyPuzzle, Outcome
from kaiserhof.tables import Missing, Person, Tables

TRIES = 3
WEEKDAYS = 7

Ease = Literal["easy", "medium", "hard"]
EASE: tuple[Ease, ...] = ("easy", "easy", "easy", "medium", "medium", "hard", "hard")
"""How hard a puzzle is, by day of the week."""


@dataclass(frozen=True, slots=True)
class PuzzleOfDay:
    """The puzzle of a day."""

    day: int
    game: Game
    number: int
    """Its number among the game's puzzles, from 1."""
    puzzle: Puzzle
    ease: Ease


class PuzzlesOfDays:
    """Chooses the puzzles of days, and notes what people tried."""

    def __init__(self, tables: Tables) -> None:
        self._store = tables.store

    @property
    def today(self) -> int:
        return day_at(self._store.database.clock())

    def exist(self) -> bool:
        """Returns whether any game has puzzles."""
        return bool(_games_with_puzzles())

    def of(self, day: int) -> PuzzleOfDay:
        """Returns the puzzle of a day; raises `Missing` if no game has puzzles."""
        games = _games_with_puzzles()
        if not games:
            raise Missing("error-no-puzzles")
        game = games[day % len(games)]
        weekday = date_of(day).weekday()
        band = _by_ease(game)[weekday]
        number = band[day // (len(games) * WEEKDAYS) % len(band)]
        return PuzzleOfDay(day, game, number, puzzles_of(game)[number - 1], EASE[weekday])

    def progress(self, person: Person | None, day: int) -> DailyPuzzle:
        """Returns what a person did with the puzzle of a day."""
        untouched = DailyPuzzle(day, (), TRYING, 0.0)
        return untouched if person is None else self._store.progress.daily_puzzles(person.id).get(day, untouched)

    def attempt(self, person: Person, day: int, move: str) -> DailyPuzzle:
        """Notes a move that a person tries. A move tried before costs nothing."""
        before, puzzle = self.progress(person, day), self.of(day)
        if before.outcome or move in before.tries:
            return before
        tries = (*before.tries, move)
        outcome: Outcome = FOUND if move == puzzle.puzzle.best else MISSED if len(tries) == TRIES else TRYING
        self._note(person, puzzle, tries, outcome)
        return self.progress(person, day)

    def show(self, person: Person, day: int) -> DailyPuzzle:
        """Notes that a person asked for the solution."""
        before = self.progress(person, day)
        if not before.outcome:
            self._note(person, self.of(day), before.tries, SHOWN)
        return self.progress(person, day)

    def _note(self, person: Person, puzzle: PuzzleOfDay, tries: tuple[str, ...], outcome: Outcome) -> None:
        self._store.progress.note_daily_puzzle(person.id, puzzle.day, tries, outcome)
        if outcome == FOUND:
            self._store.progress.note_solved(person.id, puzzle.game.id, puzzle.puzzle.digest)

    def streak(self, person: Person | None) -> Streak:
        """Returns how many days in a row a person has found the best move on the day itself."""
        found = {} if person is None else self._store.progress.daily_puzzles(person.id)
        done = {each.day for each in found.values() if each.outcome == FOUND and day_at(each.at) == each.day}
        return streak_of(done, self.today)

    def outcomes(self, day: int) -> Counter[tuple[Outcome, int]]:
        """Counts how everyone's puzzle ended: the outcome and the number of tries."""
        return self._store.progress.daily_outcomes(day)


def _games_with_puzzles() -> list[Game]:
    return [game for game in map(find_game, game_ids()) if puzzles_of(game)]


@cache
def _by_ease(game: Game) -> tuple[tuple[int, ...], ...]:
    """Returns the numbers of a game's puzzles, from the easiest to the hardest, in a band for each day of the week."""
    puzzles = puzzles_of(game)
    order = sorted(range(1, len(puzzles) + 1), key=lambda number: (-_lead(puzzles[number - 1]), number))
    size = len(order) / WEEKDAYS
    bands = [order[int(day * size) : int((day + 1) * size)] for day in range(WEEKDAYS)]
    return tuple(tuple(band) or (order[min(day, len(order) - 1)],) for day, band in enumerate(bands))


def _lead(puzzle: Puzzle) -> int:
    """Returns by how many per cent the best move wins more often than the second best."""
    best, second = list(puzzle.chances.values())[:2]
    return best - second
