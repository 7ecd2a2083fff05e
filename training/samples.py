"""Training samples: decisions with their target moves and the outcomes of their games.

They come from games that a bot plays for this purpose, or from self-play games with searches (`lab.self_play`).

In a bot's games a random move sometimes replaces its choice, so that positions after mistakes occur too. The target is
always the bot's choice.
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
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.self_play import PER_MILLE, SearchedDecision, SelfPlayGame

SLIPS = 0.1
"""Share of decisions in which a random move replaces the bot's choice."""

AT_ONCE = 8
"""Number of games in one task of a process."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """Decisions, in the order of their games."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    """The legal actions, eight in a byte."""
    outlooks: NDArray[np.float32]
    """The game's estimate, as `Outlook` writes it."""
    actions: NDArray[np.int32]
    """The target actions of each decision, padded with 0."""
    shares: NDArray[np.float32]
    """Their target probabilities, with sum 1; all 0 where only the outcome is learned."""
    wins: NDArray[np.float32]
    """Who won, by seat counted from the mover; winners share 1."""
    foreseen: NDArray[np.float32]
    """Targets of the win probabilities, by seat counted from the mover: later searches mixed with who won."""
    points: NDArray[np.float32]
    """Final points, by seat counted from the mover."""

    def __len__(self) -> int:
        return len(self.actions)


def joined(parts: Sequence[Samples]) -> Samples:
    """Concatenates samples."""
    widest = max(part.actions.shape[1] for part in parts)
    columns = {field.name: [getattr(part, field.name) for part in parts] for field in fields(Samples)}
    for name in ("actions", "shares"):
        columns[name] = [np.pad(each, ((0, 0), (0, widest - each.shape[1]))) for each in columns[name]]
    return Samples(**{name: np.concatenate(each) for name, each in columns.items()})


class SampleBuilder:
    """Collects the decisions of games and turns them into samples."""

    def __init__(self, game: Game, trace: float = 1.0) -> None:
        """`trace` is the λ of `Samples.foreseen`: with 1, only the winner counts and searches do not."""
        self.game = game
        self.trace = trace
        self.rows = BytesWriter()
        self.masks = BytesWriter()
        self.outlooks = BytesWriter()
        self.taught: list[dict[int, float]] = []
        """Target probabilities of the actions, by decision."""
        self.movers: list[int] = []
        """Of the game in progress."""
        self.found: list[Sequence[float]] = []
        """Each seat's win probability from the search of each decision, if there was one; of the game in progress."""
        self.outcomes: list[NDArray[np.float32]] = []
        """One array per game: by decision, kind (wins, foreseen, points) and seat counted from the mover."""

    def note(
        self, state: State, moves: Sequence[int], taught: Mapping[int, float], found: Sequence[float] = ()
    ) -> None:
        """Adds a decision: the legal moves, the target probabilities, and the win probabilities of a search."""
        mover, codec = state.to_move(), self.game.codecs[state.seats]
        self.game.encoding.write(state, mover, self.rows)
        codec.write_mask(moves, mover, self.masks)
        self.game.outlook.write(state, mover, self.outlooks)
        self.taught.append({int(codec.action(move, mover)): share for move, share in taught.items()})
        self.movers.append(mover)
        self.found.append(found)

    def end(self, state: State) -> None:
        """Ends a game in its final position."""
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
        """Returns the decisions of all finished games."""
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
    """Lets a bot play `AT_ONCE` games from number `first` on; returns its decisions."""
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


def many_samples(game_id: str, bot: str, seed: int, executor: Executor) -> Iterator[Samples]:
    """Yields samples without end, as they are completed."""
    yield from executor.map_unordered(samples_of, ((game_id, bot, seed, first) for first in count(0, AT_ONCE)))


def searched_samples_of(game_id: str, played: SelfPlayGame, trace: float = 1.0) -> Samples:
    """Returns the decisions of a self-play game; those without a search only teach who wins.

    See `SampleBuilder` for `trace`.
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


def _visits(found: SearchedDecision) -> dict[int, float]:
    total = sum(found.visits)
    return {move: visits / total for move, visits in zip(found.moves, found.visits, strict=True)}
