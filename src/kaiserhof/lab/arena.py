"""The arena: bots play many games against each other.

**Seats rotate.** Games come in blocks of as many games as there are seats. Within a block every bot has every seat
once, in the same circular order, and the `n`-th event of chance uses the same random number. The luck of seat and deal
is thus the same for all, which reduces the variance of the comparison. The circular order is shuffled from block to
block, so that no bot always follows the same one. With more bots than seats, the blocks cycle through all combinations.

**Every game is reproducible** from the seed and its number, on any machine: chance depends on seed and block, the
randomness of a bot on seed, game and seat. (Bots with a time budget are the exception.)

**Bots get views.** A bot gets `seen_by(seat)` and nothing else, and its answer is checked against the legal moves.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from kaiserhof.bots import Bot, BotFailed, ask, in_game, make_bot
from kaiserhof.engine import CHANCE, OVER, CommittedDice, Dice, Game, OptionValue, State, find_game
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.times import Times


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """What to play. A plan and a number determine a game."""

    game: str
    bots: tuple[str, ...]
    """Bots, with or without a budget (`master:2000`); at least as many as seats."""
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    board: str | None = None
    """The file of a player's custom board."""

    def find_game(self) -> Game:
        """Returns the game, on the plan's board."""
        game = find_game(self.game)
        return game.with_data(Path(self.board)) if self.board else game

    def lineup(self, number: int) -> tuple[str, ...]:
        """Returns the bots of a game by seat."""
        block, turn = divmod(number, self.seats)
        tables = list(combinations(range(len(self.bots)), self.seats))
        Random(f"tables {self.seed}").shuffle(tables)
        circle = list(tables[block % len(tables)])
        Random(f"circle {self.seed} {block}").shuffle(circle)
        return tuple(self.bots[circle[(seat + turn) % self.seats]] for seat in range(self.seats))

    def dice(self, number: int) -> CommittedDice:
        """Returns the dice of a game. All games of a block have the same."""
        return CommittedDice(hashlib.sha256(f"chance {self.seed} {number // self.seats}".encode()).hexdigest())


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game, by seat."""

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    times: tuple[Times, ...]
    """Times of the decisions by seat, without forced answers."""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "bots": list(self.bots),
            "points": list(self.points),
            "places": list(self.places),
            "times": [times.to_json() for times in self.times],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> GameResult:
        return GameResult(
            int(data["number"]),
            tuple(map(str, data["bots"])),
            tuple(map(int, data["points"])),
            tuple(map(int, data["places"])),
            tuple(map(Times.from_json, data["times"])),
        )


def play_game(plan: ArenaPlan, number: int, seat_bot: Callable[[str, Game], Bot] = make_bot) -> GameResult:
    """Plays one game; raises `BotFailed` with the game and the position if a bot does not answer with a legal move."""
    game = plan.find_game()
    lineup = plan.lineup(number)
    bots = [seat_bot(name, game) for name in lineup]
    own_dice = [Dice(f"bot {plan.seed} {number} {seat}") for seat in range(plan.seats)]
    dice = plan.dice(number)
    times = [Times() for _ in lineup]
    state: State = game.start(plan.seats, plan.options)
    events = 0
    made: list[int] = []
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            move = dice.pick(state, events)
            events += 1
        else:
            moves = state.legal_moves()
            move = moves[0]
            if len(moves) > 1:
                view = state.seen_by(mover)
                begun = time.perf_counter()
                try:
                    move = ask(bots[mover], view, moves, own_dice[mover])
                except BotFailed as error:
                    raise in_game(error, number, plan.seed, state, made) from error
                times[mover].add(time.perf_counter() - begun)
        made.append(move)
        state.push(move)
    return GameResult(number, lineup, tuple(state.scores()), tuple(state.ranking()), tuple(times))


def play_games(plan: ArenaPlan, numbers: Iterable[int], executor: Executor) -> Iterator[GameResult]:
    """Plays the games with these numbers and yields the results as they are completed."""
    yield from executor.map_unordered(play_game, ((plan, number) for number in numbers))
