"""Many games at once, in processes of their own: they wait for actions and answer with observations.

Each process steps batches of all variants of the game (numbers of players and options) in compiled code. Observations,
masks and results lie in shared memory. The games are in two halves: while a network decides for one half, all
processes play on in the other.

At some tables greedy players have all seats but one: whatever they are told, they make their own moves. At every second
of these it is Regular, with one imagined world. At the others it is who plays in Master's play-outs, who is several
times as fast and knows the whole position.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from kaiserhof.bots.regular import Regular
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.bots.search.promising_moves import PromisingMoves
from kaiserhof.engine import Dice, Game, OptionValue, State, find_game
from kaiserhof.engine.core.batch import Batch
from kaiserhof.thinking.worker import end_with_the_server

HALVES = 2

ANEW, ANYWHERE = -1, -2
"""In place of the first action of a process: all its games of this half begin anew, at the start or further on."""

FURTHEST = 256
"""Games that begin further on have had fewer random decisions than this; all of a batch have had as many."""

IN_TURN = 8
"""Tables are dealt out in turns of eight: each rival of the network gets one, greedy players the last few."""

PATIENCE = 20.0
"""Seconds to wait for games between two looks whether all processes are alive."""

Arrays: TypeAlias = dict[str, NDArray[Any]]
Layout: TypeAlias = Mapping[str, tuple[tuple[int, ...], Any]]
Variant: TypeAlias = tuple[int, dict[str, OptionValue]]


def shares_of(game: Game, games: int) -> list[tuple[Variant, int]]:
    """Divides a number of games among all variants; every number of players gets the same, and in it every variant."""
    found: list[tuple[Variant, int]] = []
    left = games
    counts = list(game.players)
    for index, seats in enumerate(counts):
        variants = [variant for variant in game.variants() if variant[0] == seats]
        here = left // (len(counts) - index)
        left -= here
        for place, variant in enumerate(variants):
            share = here // (len(variants) - place)
            here -= share
            if share:
                found.append((variant, share))
    return found


def own_seats(seats: NDArray[np.int64]) -> NDArray[np.int64]:
    """Returns the seat that no rival plays, by game; `seats` are the numbers of seats."""
    found: NDArray[np.int64] = np.arange(len(seats)) // IN_TURN % seats
    return found


def greedy_tables(games: int, in_turn: int) -> NDArray[np.bool_]:
    """Returns, by game, whether greedy players sit at all seats but one; `in_turn` of eight tables are theirs."""
    found: NDArray[np.bool_] = np.arange(games) % IN_TURN >= IN_TURN - in_turn
    return found


class Half:
    """Half of the games: their arrays by name, shared with the processes that play."""

    def __init__(self, game: Game, processes: int, games: int, tables: int, context: Any) -> None:
        """`games` in each process; `tables` of eight are those of greedy players."""
        self.games = games
        self.layout = _layout(game, processes * games)
        self.memory = SharedMemory(create=True, size=_size(self.layout))
        self.shared = _arrays(self.layout, self.memory)
        self.seats = np.tile(
            np.concatenate([np.full(share, variant[0], np.int64) for variant, share in shares_of(game, games)]),
            processes,
        )
        """The number of seats, by game."""
        self.own = own_seats(self.seats)
        """The seat that neither a greedy player nor a rival has, by game."""
        self.greedy = greedy_tables(len(self.seats), tables)
        """Whether greedy players have the others, by game."""
        self.done: Semaphore = context.Semaphore(0)
        self.go: list[Semaphore] = [context.Semaphore(0) for _ in range(processes)]
        self.waiting = False
        """Whether all games ask for an action."""

    def act(self, actions: NDArray[np.int64]) -> None:
        """Gives an action to every game, and lets them play on."""
        self.shared["actions"][:] = actions
        self.waiting = False
        for go in self.go:
            go.release()

    def begin_anew(self, *, anywhere: bool) -> None:
        """Begins all games anew, at the start or anywhere after random decisions, so that not all are equally old."""
        self.act(np.full(len(self.seats), ANYWHERE if anywhere else ANEW, np.int64))

    def close(self) -> None:
        """Gives the shared memory back."""
        self.shared.clear()
        self.memory.close()
        self.memory.unlink()


class Actors:
    """All games, in two halves, and the processes that play them."""

    def __init__(self, game: Game, processes: int, games: int, seed: int, tables: int = 0) -> None:
        """`games` for each process and half; `tables` of eight are those of greedy players."""
        context = multiprocessing.get_context("spawn")
        self.halves = [Half(game, processes, games, tables, context) for _ in range(HALVES)]
        self.processes = []
        for number in range(processes):
            given = [(half.memory.name, half.go[number], half.done) for half in self.halves]
            process = context.Process(
                target=_act,
                args=(game.id, given),
                kwargs={
                    "processes": processes,
                    "games": games,
                    "number": number,
                    "tables": tables,
                    "seed": f"{seed} {number}",
                },
                daemon=True,
            )
            process.start()
            self.processes.append(process)

    def wait(self, half: Half) -> None:
        """Waits until all games of a half ask for an action."""
        if half.waiting:
            return
        for _ in half.go:
            while not half.done.acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("A process that plays has ended.")
        half.waiting = True

    def close(self) -> None:
        """Ends all processes."""
        for process in self.processes:
            process.terminate()
            process.join()
        for half in self.halves:
            half.close()


def _layout(game: Game, games: int) -> Layout:
    """Returns shape and type of the arrays that are shared."""
    most = int(game.encoding.most_seats)
    actions = int(game.codecs[game.players[0]].size)
    return {
        "observations": ((games, int(game.encoding.size)), np.uint8),
        "masks": ((games, actions), np.uint8),
        "outlooks": ((games, int(game.outlook.size)), np.float32),
        "movers": ((games,), np.int64),
        "over": ((games,), np.uint8),
        "places": ((games, most), np.uint8),
        "points": ((games, most), np.int16),
        "actions": ((games,), np.int64),
    }


def _size(layout: Layout) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in layout.values())


def _arrays(layout: Layout, memory: SharedMemory) -> Arrays:
    """Returns the shared arrays by name; the widest type comes first, so all are aligned."""
    arrays: Arrays = {}
    at = 0
    for name, (shape, kind) in sorted(layout.items(), key=lambda item: -np.dtype(item[1][1]).itemsize):
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += arrays[name].nbytes
    return arrays


@dataclass(frozen=True, slots=True)
class _Table:
    """A game in which greedy players have all seats but one."""

    index: int
    own: int
    promising: PromisingMoves | None
    """What chooses for them; None for Regular."""


class _Playing:
    """The games of one process in one half."""

    def __init__(
        self, game: Game, *, processes: int, games: int, number: int, tables: int, memory: SharedMemory
    ) -> None:
        self.memory = memory
        self.regular = Regular(game, worlds=1)
        self.dice = Dice(0)
        first = number * games
        arrays = _arrays(_layout(game, processes * games), memory)
        self.actions = arrays["actions"][first : first + games]
        self.batches: list[tuple[Batch, Arrays, list[_Table]]] = []
        """Each with its arrays and the tables of greedy players."""
        greedy = greedy_tables(processes * games, tables)
        for (seats, options), share in shares_of(game, games):
            batch = Batch(
                game.start(seats, options),
                game.codecs[seats],
                game.encoding,
                share,
                game.longest,
                outlook=game.outlook,
            )
            lookahead = Lookahead(game, game.estimator.move_weights[seats])
            theirs = [
                _Table(
                    index,
                    (first + index) // IN_TURN % seats,
                    PromisingMoves(lookahead, seats) if (first + index) % 2 else None,
                )
                for index in range(share)
                if greedy[first + index]
            ]
            self.batches.append((batch, {name: each[first : first + share] for name, each in arrays.items()}, theirs))
            first += share

    def begin(self, seed: str, *, anywhere: bool) -> None:
        self.dice = dice = Dice(seed)
        for number, (batch, shared, _) in enumerate(self.batches):
            batch.reset([f"{seed} {number} {each}" for each in range(batch.games)])
            for _ in range(dice.below(FURTHEST) if anywhere else 0):
                batch.step(batch.sample(dice))
            self._show(batch, shared)

    def step(self) -> None:
        for batch, shared, tables in self.batches:
            actions = shared["actions"]
            for table in tables:
                mover = batch.movers[table.index]
                if mover != table.own:
                    move = self._choice(table, batch.state(table.index), mover)
                    actions[table.index] = self.regular.game.codecs[batch.seats].action(move, mover)
            batch.step(vec[i64](actions))
            self._show(batch, shared)

    def _choice(self, table: _Table, state: State, mover: int) -> int:
        if table.promising is None:
            return self.regular.choose(state.seen_by(mover), self.dice)
        return table.promising.best_move(state, state.legal_moves(), self.dice)

    @staticmethod
    def _show(batch: Batch, shared: Arrays) -> None:
        shared["observations"][:] = np.frombuffer(batch.observations.getvalue(), np.uint8).reshape(batch.games, -1)
        shared["masks"][:] = np.frombuffer(batch.masks.getvalue(), np.uint8).reshape(batch.games, -1)
        shared["outlooks"][:] = np.frombuffer(batch.outlooks.getvalue(), np.float32).reshape(batch.games, -1)
        shared["movers"][:] = np.frombuffer(memoryview(batch.movers), np.int64)
        over = np.frombuffer(memoryview(batch.ended), np.int64) | np.frombuffer(memoryview(batch.cut), np.int64)
        shared["over"][:] = over
        if over.any():
            shape = (batch.games, batch.seats)
            shared["places"][:, : batch.seats] = np.frombuffer(memoryview(batch.places), np.int64).reshape(shape)
            shared["points"][:, : batch.seats] = np.frombuffer(memoryview(batch.points), np.int64).reshape(shape)


def _act(
    game_id: str,
    given: list[tuple[str, Semaphore, Semaphore]],
    *,
    processes: int,
    games: int,
    number: int,
    tables: int,
    seed: str,
) -> None:
    """Runs in a process: steps its games, one half after the other, whenever it is told to."""
    end_with_the_server()
    game = find_game(game_id)
    halves = [
        _Playing(game, processes=processes, games=games, number=number, tables=tables, memory=SharedMemory(name))
        for name, _, _ in given
    ]
    begun = 0
    for playing, (_, _, done) in zip(halves, given, strict=True):
        playing.begin(f"{seed} {begun}", anywhere=True)
        begun += 1
        done.release()
    while True:
        for playing, (_, go, done) in zip(halves, given, strict=True):
            go.acquire()
            if playing.actions[0] < 0:
                playing.begin(f"{seed} {begun}", anywhere=playing.actions[0] == ANYWHERE)
                begun += 1
            else:
                playing.step()
            done.release()
