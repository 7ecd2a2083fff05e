"""Samples for a network: what a bot decides in its own games, and who wins them.

The games are the bot's own, with slips: now and then a random move is made instead of its choice, so that positions
after mistakes are seen as well. What is learned is always the bot's choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from kaiserhof.bots import Bot, make_bot
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game
from kaiserhof.lab.spread import Crew

SLIPS = 0.1
"""Share of decisions in which a random move is made."""

AT_ONCE = 8
"""Number of games that a process plays before it hands them over."""


@dataclass(frozen=True, slots=True)
class Samples:
    """Decisions of a bot, in the order of its games."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    """The legal actions, eight in a byte."""
    outlooks: NDArray[np.float32]
    """What the estimate says."""
    actions: NDArray[np.int64]
    wins: NDArray[np.float32]
    """Who won, by seat from the mover on; winners share 1."""
    points: NDArray[np.float32]
    """Final points, by seat from the mover on."""

    def __len__(self) -> int:
        return len(self.actions)


def joined(parts: list[Samples]) -> Samples:
    """Returns the samples of several runs as one."""
    return Samples(
        np.concatenate([part.observations for part in parts]),
        np.concatenate([part.masks for part in parts]),
        np.concatenate([part.outlooks for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


class _Notebook:
    """The decisions of a few games while they are played."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self.game = game
        self.bot = bot
        self.rows = BytesWriter()
        self.masks = BytesWriter()
        self.outlooks = BytesWriter()
        self.actions: list[int] = []
        self.outcomes: list[NDArray[np.float32]] = []
        """By game: by decision, kind (who won, points) and seat from the mover on."""

    def play(self, state: State, dice: Dice) -> None:
        """Plays a game from its first position."""
        movers: list[int] = []
        while (mover := state.to_move()) != OVER:
            if mover == CHANCE:
                state.push(state.draw_outcome(dice))
                continue
            moves = state.legal_moves()
            move = moves[0]
            if len(moves) > 1:
                move = self.bot.choose(state.seen_by(mover), dice)
                self._note(state, mover, moves, move)
                movers.append(mover)
                if dice.unit() < SLIPS:
                    move = dice.choice(moves)
            state.push(move)
        self.outcomes.append(self._outcomes(state)[movers])

    def _note(self, state: State, mover: int, moves: Sequence[int], chosen: int) -> None:
        codec = self.game.codecs[state.seats]
        self.game.encoding.write(state, mover, self.rows)
        codec.write_mask(moves, mover, self.masks)
        self.game.outlook.write(state, mover, self.outlooks)
        self.actions.append(int(codec.action(chosen, mover)))

    def _outcomes(self, state: State) -> NDArray[np.float32]:
        """Returns how a game has ended, by mover, kind and seat from the mover on."""
        seats, places, points = int(state.seats), state.ranking(), state.scores()
        found = np.zeros((seats, 2, int(self.game.encoding.most_seats)), np.float32)
        for mover in range(seats):
            for place in range(seats):
                seat = (mover + place) % seats
                found[mover, 0, place] = (places[seat] == 1) / places.count(1)
                found[mover, 1, place] = points[seat]
        return found

    def samples(self) -> Samples:
        """Returns all decisions so far."""
        rows = len(self.actions)
        outcomes = np.concatenate(self.outcomes)
        return Samples(
            np.frombuffer(self.rows.getvalue(), np.uint8).reshape(rows, -1),
            np.packbits(np.frombuffer(self.masks.getvalue(), np.uint8).reshape(rows, -1), 1),
            np.frombuffer(self.outlooks.getvalue(), np.float32).reshape(rows, -1),
            np.array(self.actions, np.int64),
            outcomes[:, 0],
            outcomes[:, 1],
        )


def samples_of(game_id: str, bot: str, seed: int, first: int) -> Samples:
    """Plays a few games, beginning with this number, and returns their decisions."""
    game = find_game(game_id)
    notebook = _Notebook(game, make_bot(bot, game))
    variants = list(game.variants())
    for number in range(first, first + AT_ONCE):
        dice = Dice(f"samples {seed} {number}")
        seats = game.players[number % len(game.players)]
        options = dice.choice([chosen for players, chosen in variants if players == seats])
        notebook.play(game.start(seats, options), dice)
    return notebook.samples()


def many_samples(game_id: str, bot: str, seed: int, crew: Crew) -> Iterator[Samples]:
    """Yields samples without end, each as soon as it is there."""
    yield from crew.spread(samples_of, ((game_id, bot, seed, first) for first in count(0, AT_ONCE)))
