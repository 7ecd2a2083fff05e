"""The cases in which a game is checked (its variants, and positions of random games), and the error that a check
raises.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from kaiserhof.engine import CHANCE, OVER, Dice, Game, Match, OptionValue, State

ONE_IN = 10
"""Keeps one in ten positions of a random game, and the last one."""


class Broken(AssertionError):
    """A game breaks the contract; the message says how."""


def demand(kept: bool, otherwise: str) -> None:
    """Raises `Broken` with this sentence unless the contract is kept."""
    if not kept:
        raise Broken(otherwise)


@dataclass(frozen=True, eq=False)
class Case:
    """A game with a number of players and a choice of options."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]
    effort: float = 1.0
    """Share of the positions to check; our own games are checked with 1."""

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{chosen}" if chosen else "")

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and None for a spectator."""
        return (*range(self.seats), None)

    @property
    def names(self) -> list[str]:
        """A name for every player."""
        return [f"player {seat}" for seat in range(1, self.seats + 1)]

    def start(self) -> State:
        """Returns the first position."""
        state: State = self.game.start(self.seats, self.options)
        return state

    def share(self, count: int) -> int:
        """Returns the share of a count that the effort allows; at least 1."""
        return max(1, round(count * self.effort))

    def random_game(self, seed: int) -> Iterator[tuple[State, int]]:
        """Yields the positions of a random game, each with the move that is made next.

        The state is reused; at the end it is the final position.
        """
        state = self.start()
        for move in self.play_on(state, Dice(f"{self} {seed}")):
            yield state, move

    def play_on(self, state: State, dice: Dice) -> Iterator[int]:
        """Plays random moves to the end; yields each one before it is made."""
        moves = 0
        while state.to_move() != OVER:
            moves += 1
            self.check_length(moves)
            move = random_move(state, dice)
            yield move
            state.push(move)

    def advance(self, match: Match) -> None:
        """Makes all moves of a match that need no decision."""
        while match.step():
            self.check_length(len(match.entries))

    def check_length(self, moves: int) -> None:
        """Raises `Broken` if a game takes more moves than allowed, so that no check runs for ever."""
        demand(moves <= self.game.longest, f"a random game has more than {self.game.longest} moves (`longest`)")

    def positions(self, count: int, *, least: int = 1) -> Iterator[State]:
        """Yields `count` positions of random games, or the share that the effort allows. Callers must not change them.

        All checks of a case use the same games, which are played once.
        """
        yield from _played(self).some(max(least, self.share(count)))

    @property
    def place(self) -> str:
        """Describes the position that `positions` yielded last, for reports."""
        return _played(self).place()


def random_move(state: State, dice: Dice) -> int:
    """Returns a random legal move, or an outcome of chance by its weight; raises `Broken` if there is none."""
    if state.to_move() == CHANCE:
        return state.draw_outcome(dice)
    moves = state.legal_moves()
    if not moves:
        raise Broken(f"seat {state.to_move()} is to move and has no legal move at {state.prompt().id!r}")
    return moves[dice.below(len(moves))]


def cases_of(game: Game, *, effort: float = 1.0, quick: bool = False) -> list[Case]:
    """Returns every variant of a game, and one with other readings of open rules.

    With `quick`, returns only the first and the last: the first has the fewest players and no options, the last has the
    most players and all options.
    """
    variants = (*game.variants(), *game.other_ways())
    found = [Case(game, seats, options, effort) for seats, options in variants]
    return [found[0], found[-1]] if quick and len(found) > 2 else found


def covering(cases: Sequence[Case]) -> list[Case]:
    """Returns few cases that have every number of players and every two values of options, and the last case.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> for case in covering(cases_of(find_game(game_ids()[0]))[:-1]):
    ...     print(case.seats, *case.options.values())
    3 3-4 no
    4 3-4 yes
    4 4-5 no
    5 4-5 yes
    """
    kept = [cases[-1]]
    missing = set[object]().union(*map(_choices, cases)) - _choices(cases[-1])
    while missing:
        kept.append(max(cases, key=lambda case: len(_choices(case) & missing)))
        missing -= _choices(kept[-1])
    return [case for case in cases if case in kept]


def _choices(case: Case) -> set[object]:
    """Returns the number of players, with the names of options, and every two of their values, or the only one."""
    return {(case.seats, *case.options), *combinations(case.options.items(), min(2, len(case.options)))}


class _Played:
    """The random games of a case, continued when more positions are requested."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._dice = Dice(str(case))
        self._games: list[list[int]] = []
        self._met: list[tuple[State, int, int]] = []
        """The positions, each with the number of its game and the number of moves before it."""
        self._ends: list[int] = []
        """Number of positions up to the end of each game."""
        self._last: tuple[int, int] | None = None

    def some(self, count: int) -> Iterator[State]:
        """Yields `count` positions from all stages of the games; plays as many games as that takes."""
        while len(self._met) < count:
            self._play()
        there = next(end for end in self._ends if end >= count)
        for number in range(count):
            state, game, moves = self._met[number * there // count]
            self._last = game, moves
            yield state
        self._last = None

    def _play(self) -> None:
        number = len(self._games)
        state = self._case.start()
        moves: list[int] = []
        while state.to_move() != OVER:
            if self._dice.below(ONE_IN) == 0:
                self._met.append((state.copy(), number, len(moves)))
            moves.append(random_move(state, self._dice))
            state.push(moves[-1])
            if len(moves) > self._case.game.longest:
                break
        self._met.append((state, number, len(moves)))
        self._games.append(moves)
        self._ends.append(len(self._met))

    def place(self) -> str:
        if self._last is None:
            return ""
        game, count = self._last
        state = self._case.start()
        texts = [state.text(move) for move in self._games[game][:count]]
        shown = ", ".join(texts[-12:]) or "none"
        return f"random game {game + 1}, after {count} moves; the last were: {shown}"


@lru_cache(maxsize=2)
def _played(case: Case) -> _Played:
    """Returns the games of a case; the games of the last two cases are cached."""
    return _Played(case)
