"""Plays many games at once in worker processes: they wait for actions and answer with observations.

Each process steps batches of all variants of the game (numbers of players and options) in compiled code. Observations,
masks and results lie in shared memory. The games are double-buffered: while a network decides for one buffer, the
processes play on in the other.

In some games greedy players have all seats but one; they ignore the actions they are given. In every second of these
games the greedy player is Regular with one imagined world. In the others it is the policy of Master's rollouts, which
is several times as fast and knows the whole position.
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
from kaiserhof.workers.worker import end_with_the_server

BUFFERS = 2

RESTART, RESTART_ANYWHERE = -1, -2
"""Sent in place of a process's first action: restarts its games of this buffer, at the start or further on."""

FURTHEST = 256
"""Upper bound of the random decisions made in games that start further on; the same number in a whole batch."""

CYCLE = 8
"""Games are assigned in groups of eight: one to each rival of the network, the last few to greedy players."""

PATIENCE = 20.0
"""Seconds to wait for games before checking that all processes are alive."""

Arrays: TypeAlias = dict[str, NDArray[Any]]
Layout: TypeAlias = Mapping[str, tuple[tuple[int, ...], Any]]
Variant: TypeAlias = tuple[int, dict[str, OptionValue]]


def shares_of(game: Game, games: int) -> list[tuple[Variant, int]]:
    """Divides the games evenly among the numbers of players, and within each evenly among its variants."""
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
    """Returns, by game, the seat that no rival plays; `seats` holds the number of seats of each game."""
    found: NDArray[np.int64] = np.arange(len(seats)) // CYCLE % seats
    return found


def greedy_games(games: int, in_eight: int) -> NDArray[np.bool_]:
    """Returns, by game, whether greedy players have all seats but one, as in `in_eight` of eight games."""
    found: NDArray[np.bool_] = np.arange(games) % CYCLE >= CYCLE - in_eight
    return found


class GameBuffer:
    """One of two sets of games: their arrays by name, in memory shared with the worker processes."""

    def __init__(self, game: Game, processes: int, games: int, tables: int, context: Any) -> None:
        """Creates the arrays for `games` in each process; `tables` of eight games have greedy players."""
        self.games = games
        self.layout = _layout(game, processes * games)
        self.memory = SharedMemory(create=True, size=_size(self.layout))
        self.shared = _arrays(self.layout, self.memory)
        self.seats = np.tile(
            np.concatenate([np.full(share, variant[0], np.int64) for variant, share in shares_of(game, games)]),
            processes,
        )
        """Number of players, by game."""
        self.own = own_seats(self.seats)
        """The seat of the network, by game, where greedy players or a rival have the others."""
        self.greedy = greedy_games(len(self.seats), tables)
        """Whether greedy players have the other seats, by game."""
        self.done: Semaphore = context.Semaphore(0)
        self.go: list[Semaphore] = [context.Semaphore(0) for _ in range(processes)]
        self.waiting = False
        """Whether all games are waiting for an action."""

    def act(self, actions: NDArray[np.int64]) -> None:
        """Sends an action to every game. Returns at once; see `ActorPool.wait`."""
        self.shared["actions"][:] = actions
        self.waiting = False
        for go in self.go:
            go.release()

    def restart(self, *, anywhere: bool) -> None:
        """Restarts all games, at the start or after random decisions, so that games are at different stages."""
        self.act(np.full(len(self.seats), RESTART_ANYWHERE if anywhere else RESTART, np.int64))

    def close(self) -> None:
        """Frees the shared memory."""
        self.shared.clear()
        self.memory.close()
        self.memory.unlink()


class ActorPool:
    """The worker processes and the two buffers of games they play."""

    def __init__(self, game: Game, processes: int, games: int, seed: int, tables: int = 0) -> None:
        """Starts the processes, with `games` in each process and buffer; `tables` of eight have greedy players."""
        context = multiprocessing.get_context("spawn")
        self.buffers = [GameBuffer(game, processes, games, tables, context) for _ in range(BUFFERS)]
        self.processes = []
        for number in range(processes):
            given = [(buffer.memory.name, buffer.go[number], buffer.done) for buffer in self.buffers]
            process = context.Process(
                target=_run_worker,
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

    def wait(self, buffer: GameBuffer) -> None:
        """Waits until all games of a buffer wait for an action; raises `RuntimeError` if a process has died."""
        if buffer.waiting:
            return
        for _ in buffer.go:
            while not buffer.done.acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("A worker process has died.")
        buffer.waiting = True

    def close(self) -> None:
        """Terminates the processes and frees the memory."""
        for process in self.processes:
            process.terminate()
            process.join()
        for buffer in self.buffers:
            buffer.close()


def _layout(game: Game, games: int) -> Layout:
    """Returns shape and type of each shared array."""
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
    """Returns views of the shared memory by name. The widest types come first, so all are aligned."""
    arrays: Arrays = {}
    at = 0
    for name, (shape, kind) in sorted(layout.items(), key=lambda item: -np.dtype(item[1][1]).itemsize):
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += arrays[name].nbytes
    return arrays


@dataclass(frozen=True, slots=True)
class _GreedyGame:
    """A game in which greedy players have all seats but one."""

    index: int
    own: int
    promising: PromisingMoves | None
    """Chooses their moves; None if Regular does."""


class _WorkerGames:
    """The games of one worker process in one buffer."""

    def __init__(
        self, game: Game, *, processes: int, games: int, number: int, tables: int, memory: SharedMemory
    ) -> None:
        self.memory = memory
        self.regular = Regular(game, worlds=1)
        self.dice = Dice(0)
        first = number * games
        arrays = _arrays(_layout(game, processes * games), memory)
        self.actions = arrays["actions"][first : first + games]
        self.batches: list[tuple[Batch, Arrays, list[_GreedyGame]]] = []
        """Each with its arrays and its games with greedy players."""
        greedy = greedy_games(processes * games, tables)
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
                _GreedyGame(
                    index,
                    (first + index) // CYCLE % seats,
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

    def _choice(self, table: _GreedyGame, state: State, mover: int) -> int:
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


def _run_worker(
    game_id: str,
    given: list[tuple[str, Semaphore, Semaphore]],
    *,
    processes: int,
    games: int,
    number: int,
    tables: int,
    seed: str,
) -> None:
    """Runs in a worker process: steps the games of both buffers in turn, each time it gets actions."""
    end_with_the_server()
    game = find_game(game_id)
    buffers = [
        _WorkerGames(game, processes=processes, games=games, number=number, tables=tables, memory=SharedMemory(name))
        for name, _, _ in given
    ]
    begun = 0
    for playing, (_, _, done) in zip(buffers, given, strict=True):
        playing.begin(f"{seed} {begun}", anywhere=True)
        begun += 1
        done.release()
    while True:
        for playing, (_, go, done) in zip(buffers, given, strict=True):
            go.acquire()
            if playing.actions[0] < 0:
                playing.begin(f"{seed} {begun}", anywhere=playing.actions[0] == RESTART_ANYWHERE)
                begun += 1
            else:
                playing.step()
            done.release()
