"""Samples for a network: decisions, what is to be learned of each, and how their games ended.

They come from games that a bot plays for it, or from games that were kept with what searches found in them
(`lab.self_play`).

The games that a bot plays have slips: now and then a random move is made instead of its choice, so that positions after
mistakes are seen as well. What is learned is always the bot's choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import count

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from kaiserhof.bots import Bot, make_bot
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game
from kaiserhof.lab.self_play import PER_MILLE, Searched, SelfPlayed
from kaiserhof.lab.spread import Crew

SLIPS = 0.1
"""Share of decisions in which a random move is made."""

AT_ONCE = 8
"""Number of games that a process plays before it hands them over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """Decisions, in the order of their games."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    """The legal actions, eight in a byte."""
    outlooks: NDArray[np.float32]
    """What the estimate says."""
    actions: NDArray[np.int32]
    """The actions that are taught, by decision; where there are fewer than elsewhere, the last ones are 0."""
    shares: NDArray[np.float32]
    """How much each of them is taught: together 1, or nothing where only the outcome is."""
    wins: NDArray[np.float32]
    """Who won, by seat from the mover on; winners share 1."""
    foreseen: NDArray[np.float32]
    """Who was to win, by seat from the mover on: what searches found from there on, and at last who won."""
    points: NDArray[np.float32]
    """Final points, by seat from the mover on."""

    def __len__(self) -> int:
        return len(self.actions)


def joined(parts: Sequence[Samples]) -> Samples:
    """Returns the samples of several runs as one."""
    widest = max(part.actions.shape[1] for part in parts)
    columns = {field.name: [getattr(part, field.name) for part in parts] for field in fields(Samples)}
    for name in ("actions", "shares"):
        columns[name] = [np.pad(each, ((0, 0), (0, widest - each.shape[1]))) for each in columns[name]]
    return Samples(**{name: np.concatenate(each) for name, each in columns.items()})


class SampleBuilder:
    """Collects the decisions of a few games and makes samples of them."""

    def __init__(self, game: Game, trace: float = 1.0) -> None:
        """`trace` is how far a result reaches back beyond a search: with 1 searches foresee nothing, only the end."""
        self.game = game
        self.trace = trace
        self.rows = BytesWriter()
        self.masks = BytesWriter()
        self.outlooks = BytesWriter()
        self.taught: list[dict[int, float]] = []
        """By decision: how much each action is taught."""
        self.movers: list[int] = []
        """Those of the game that is not over."""
        self.found: list[Sequence[float]] = []
        """In the same game: each seat's win probability, if a search has found it."""
        self.outcomes: list[NDArray[np.float32]] = []
        """By game: by decision, kind (who won, who was to win, points) and seat from the mover on."""

    def note(
        self, state: State, moves: Sequence[int], taught: Mapping[int, float], found: Sequence[float] = ()
    ) -> None:
        """Adds a decision between some moves; `taught` tells how much each move is, `found` who wins."""
        mover, codec = state.to_move(), self.game.codecs[state.seats]
        self.game.encoding.write(state, mover, self.rows)
        codec.write_mask(moves, mover, self.masks)
        self.game.outlook.write(state, mover, self.outlooks)
        self.taught.append({int(codec.action(move, mover)): share for move, share in taught.items()})
        self.movers.append(mover)
        self.found.append(found)

    def end(self, state: State) -> None:
        """Ends a game, whose last position this is."""
        seats, places, points = int(state.seats), state.ranking(), state.scores()
        won = [(place == 1) / places.count(1) for place in places]
        outcomes = np.zeros((len(self.movers), 3, int(self.game.encoding.most_seats)), np.float32)
        told = np.array((won, won, points))
        for row, mover, found in reversed(list(zip(outcomes, self.movers, self.found, strict=True))):
            if found:
                told[1] = self.trace * told[1] + (1 - self.trace) * np.array(found)
            row[:, :seats] = np.roll(told, -mover, 1)
        self.outcomes.append(outcomes)
        self.movers, self.found = [], []

    def samples(self) -> Samples:
        """Returns all decisions of games that are over."""
        rows = len(self.taught)
        widest = max(map(len, self.taught), default=0)
        actions, shares = np.zeros((rows, widest), np.int32), np.zeros((rows, widest), np.float32)
        for row, taught in enumerate(self.taught):
            actions[row, : len(taught)] = list(taught)
            shares[row, : len(taught)] = list(taught.values())
        outcomes = np.concatenate(self.outcomes)
        return Samples(
            observations=np.frombuffer(self.rows.getvalue(), np.uint8).reshape(rows, -1),
            masks=np.packbits(np.frombuffer(self.masks.getvalue(), np.uint8).reshape(rows, -1), 1),
            outlooks=np.frombuffer(self.outlooks.getvalue(), np.float32).reshape(rows, -1),
            actions=actions,
            shares=shares,
            wins=outcomes[:, 0],
            foreseen=outcomes[:, 1],
            points=outcomes[:, 2],
        )


def samples_of(game_id: str, bot: str, seed: int, first: int) -> Samples:
    """Lets a bot play a few games, beginning with this number, and returns its decisions."""
    game = find_game(game_id)
    builder, player = SampleBuilder(game), make_bot(bot, game)
    variants = list(game.variants())
    for number in range(first, first + AT_ONCE):
        dice = Dice(f"samples {seed} {number}")
        seats = game.players[number % len(game.players)]
        options = dice.choice([chosen for players, chosen in variants if players == seats])
        _play(builder, player, game.start(seats, options), dice)
    return builder.samples()


def _play(builder: SampleBuilder, bot: Bot, state: State, dice: Dice) -> None:
    """Plays a game from its first position."""
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.draw_outcome(dice))
            continue
        moves = state.legal_moves()
        move = moves[0]
        if len(moves) > 1:
            move = bot.choose(state.seen_by(mover), dice)
            builder.note(state, moves, {move: 1.0})
            if dice.unit() < SLIPS:
                move = dice.choice(moves)
        state.push(move)
    builder.end(state)


def many_samples(game_id: str, bot: str, seed: int, crew: Crew) -> Iterator[Samples]:
    """Yields samples without end, each as soon as it is there."""
    yield from crew.spread(samples_of, ((game_id, bot, seed, first) for first in count(0, AT_ONCE)))


def searched_samples_of(game_id: str, played: SelfPlayed, trace: float = 1.0) -> Samples:
    """Returns the decisions of a kept game, those of other bots as well: of these only who wins is learned.

    See `SampleBuilder` for the trace.
    """
    game = find_game(game_id)
    builder = SampleBuilder(game, trace)
    state: State = game.start(played.seats, played.options)
    searched = {each.number: each for each in played.searched}
    for number, move in enumerate(played.moves):
        moves = state.legal_moves() if state.to_move() >= 0 else ()
        if len(moves) > 1:
            found = searched.get(number)
            if found is None:
                builder.note(state, moves, {})
            else:
                builder.note(state, moves, _visits(found), [each / PER_MILLE for each in found.win_probabilities])
        state.push(move)
    builder.end(state)
    return builder.samples()


def _visits(found: Searched) -> dict[int, float]:
    """Returns the share of visits of each move."""
    total = sum(found.visits)
    return {move: visits / total for move, visits in zip(found.moves, found.visits, strict=True)}
