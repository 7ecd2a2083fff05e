"""Random games for the contract suite: every game, every number of players, every option."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kaiserhof.compilation import wants_pure
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids


@dataclass(frozen=True)
class Case:
    """A game with a number of players and a choice of options."""

    game: Game[Any]
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def start(self) -> State:
        state = self.game.start(self.seats, self.options)
        assert isinstance(state, State)
        return state


def cases(*, quick: bool) -> list[Case]:
    """Returns every variant of every game; for `make quick` only the first and the last of each game."""
    found = []
    for game in map(find_game, game_ids()):
        own = [Case(game, *variant) for variant in game.variants()]
        found += [own[0], own[-1]] if quick and len(own) > 2 else own
    return found


CASES = cases(quick="KAISERHOF_QUICK" in os.environ)


def share(count: int) -> int:
    """Returns the count, or a twentieth of it when the sources run beside compiled modules, which did all of it."""
    return max(1, count // 20) if wants_pure() else count


def random_move(state: State, dice: Dice) -> int:
    if state.to_move() == CHANCE:
        return state.draw_outcome(dice)
    moves = state.legal_moves()
    return moves[dice.below(len(moves))]


def wander(case: Case, dice: Dice) -> Iterator[tuple[State, int]]:
    """Yields the positions of one random game, each with the move that is made next. At the end the last is made."""
    state = case.start()
    while state.to_move() != OVER:
        move = random_move(state, dice)
        yield state, move
        state.push(move)


def positions(case: Case, count: int, seed: int) -> Iterator[State]:
    """Yields positions of random games, about one in ten, and the last position of each game."""
    dice = Dice(f"{case} {seed}")
    left = share(count)
    while left > 0:
        state = None
        for state, _ in wander(case, dice):
            if left > 0 and dice.unit() < 0.1:
                left -= 1
                yield state.copy()
        if state is not None and left > 0:
            left -= 1
            yield state.copy()
