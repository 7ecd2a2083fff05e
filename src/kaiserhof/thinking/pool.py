"""Processes in which bots think, for a server that must never wait for one.

Every request has a deadline. Whoever does not get a process in time, or no answer from it in time, is told so at once
(`TooLate`); a process that overstays much longer is ended and replaced, and so is one that dies (`Died`). Each process
is minded by a thread of its own, so nothing here ever blocks the loop.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import threading
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any, TypeAlias

from kaiserhof.thinking.worker import work

_SPAWN = multiprocessing.get_context("spawn")

Work: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]"]


class TooLate(Exception):
    """There was no answer before the deadline."""


class Died(Exception):
    """The process died over the request."""


class _Worker:
    """One process and the thread that minds it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.about = ""
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self.working = False
        self._closed = False
        threading.Thread(target=self._mind, daemon=True).start()

    def ask(self, do: Callable[..., Any], arguments: tuple[Any, ...]) -> asyncio.Future[Any]:
        """The answer, when it is there."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._work.put((do, arguments, answer))
        return answer

    def end(self) -> None:
        """End the process if it works; one that is only being started will be needed all the same."""
        with self._lock:  # never held for long: nothing here may block the loop
            if self.working and self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End for good."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._work.put(None)

    def _mind(self) -> None:
        """In the thread: hand work over and fetch answers; the first work starts the process."""
        line: multiprocessing.connection.Connection | None = None
        while (work := self._work.get()) is not None:
            do, arguments, answer = work
            line = line or self._start()
            if line is None:
                break
            with self._lock:
                if answer.done():
                    continue  # whoever asked has given up while a process was being started
                self.working = True
            try:
                line.send((do, arguments))
                good, result = line.recv()
            except (EOFError, OSError):
                good, result = False, Died()
            with self._lock:
                self.working = False
            self._tell(answer, good, result)
            if isinstance(result, Died):
                line.close()
                line = self._start()
        if line is not None:
            line.close()
        self._let_go()

    def _start(self) -> multiprocessing.connection.Connection | None:
        """The line to a new process that is ready; None when there shall be none any more."""
        pause = 0.0
        while True:
            self._let_go()
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            with self._lock:
                self._process = process
                if self._closed:
                    process.kill()
                    return None
            try:
                ours.recv()
            except (EOFError, OSError):
                ours.close()
                time.sleep(pause)
                pause = min(2.0, 2 * pause + 0.05)  # what dies at once shall not keep the machine busy
            else:
                return ours

    def _let_go(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return
        while process.exitcode is None:  # another thread may be the one that is told of its end, a moment later
            process.join(0.1)
        process.close()

    def _tell(self, answer: asyncio.Future[Any], good: bool, result: Any) -> None:
        def tell() -> None:
            if answer.done():
                return
            if good:
                answer.set_result(result)
            else:
                answer.set_exception(result)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


class Pool:
    """Processes that answer. To be made and used within a running loop."""

    def __init__(self, size: int, grace: float = 3.0) -> None:
        """So many processes; one that overstays by more than `grace` seconds is ended."""
        loop = asyncio.get_running_loop()
        self.size = size
        self._workers = [_Worker(loop) for _ in range(size)]
        self._free = deque(self._workers)
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._grace = grace
        self._late: set[asyncio.Task[None]] = set()

    def waiting(self) -> int:
        """How many requests wait for a process."""
        return len(self._waiting)

    def free(self) -> int:
        """How many processes have nothing to do."""
        return len(self._free)

    async def ask(
        self, deadline: float, do: Callable[..., Any], *arguments: Callable[[], Any] | Any, about: str = ""
    ) -> Any:
        """What `do` returns in a process; raises `TooLate` at the deadline (of `time.monotonic`), `Died`, or its error.

        An argument that is a function is called when a process has become free, for what depends on the time left. What
        is about the same thing goes to the same process if that is free: it may remember something of use.
        """
        worker = await self._take(deadline, about)
        worker.about = about
        answer = worker.ask(do, tuple(each() if callable(each) else each for each in arguments))
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                return await asyncio.shield(answer)
        except TimeoutError:
            raise TooLate from None
        finally:
            if answer.done():
                self._give_back(worker)
            else:
                late = asyncio.get_running_loop().create_task(self._wait_for_late(worker, answer))
                self._late.add(late)
                late.add_done_callback(self._late.discard)

    async def _wait_for_late(self, worker: _Worker, answer: asyncio.Future[Any]) -> None:
        """Nobody wants the answer any more; a process only a little late is not ended, for to start one takes time."""
        if worker.working:
            await asyncio.wait([answer], timeout=self._grace)
        if answer.done():
            answer.exception()
        else:
            answer.cancel()
            worker.end()
        self._give_back(worker)

    def close(self) -> None:
        """End all processes."""
        for task in self._late:
            task.cancel()
        for worker in self._workers:
            worker.close()

    async def _take(self, deadline: float, about: str) -> _Worker:
        if self._free:
            worker = next((each for each in self._free if each.about == about), self._free[0])
            self._free.remove(worker)
            return worker
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                return await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            elif turn in self._waiting:
                self._waiting.remove(turn)
            if isinstance(error, TimeoutError):
                raise TooLate from None
            raise

    def _give_back(self, worker: _Worker) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)
