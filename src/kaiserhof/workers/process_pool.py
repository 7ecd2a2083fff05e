"""Processes in which bots think, for a server that must never wait for one.

Every request has a deadline. A request without a free process or an answer by then fails at once (`TooLate`). A process
that takes much longer is ended and replaced, and so is one that dies (`Died`). Each process is served by a thread of
its own, so nothing here blocks the event loop.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import threading
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any, NamedTuple

from kaiserhof.workers.pool import Died, TooLate
from kaiserhof.workers.worker import work

_SPAWN = multiprocessing.get_context("spawn")


class _Work(NamedTuple):
    """A request: the function, its arguments (functions among them are called first), and the future answer."""

    do: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: asyncio.Future[Any]


class _Start:
    """Requests a start of the process ahead of the first request."""


class _Process(NamedTuple):
    """A process that is ready, and the connection to it."""

    process: SpawnProcess
    line: Connection


class _Worker:
    """One process, and the thread that serves it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.about = ""
        self._work: SimpleQueue[_Work | _Process | _Start | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._current: SpawnProcess | None = None
        """The process that gets the requests."""
        self._alive: set[SpawnProcess] = set()
        """All processes of this worker that have not been waited for."""
        self.working = False
        self._started = False
        """Whether there is a process, or one is starting."""
        self._closed = False
        threading.Thread(target=self._serve, daemon=True).start()

    def ask(self, do: Callable[..., Any], arguments: tuple[Any, ...]) -> asyncio.Future[Any]:
        """Returns the future answer."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._work.put(_Work(do, arguments, answer))
        return answer

    def end(self) -> None:
        """Kills the process if it is working. One that is still starting is kept for the next request."""
        with self._lock:  # never held for long: nothing here may block the loop
            if self.working and self._current is not None:
                self._current.kill()

    def start(self) -> None:
        """Starts the process now rather than with the first request."""
        self._work.put(_Start())

    def renew(self) -> None:
        """Replaces the process with a new one, as soon as that is ready and no request is being answered."""
        with self._lock:
            if self._started and not self._closed:
                threading.Thread(target=self._prepare, daemon=True).start()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for process in self._alive:
                process.kill()
        self._work.put(None)

    # ------------------------------------------------------------------ in the thread

    def _serve(self) -> None:
        """Passes requests to the process and fetches the answers; the first request starts the process."""
        line: Connection | None = None
        while (work := self._work.get()) is not None:
            if isinstance(work, _Process):
                line = self._change_to(work, line)
                continue
            if line is None:
                ready = self._start()
                if ready is None:
                    break
                line = self._change_to(ready, None)
            if isinstance(work, _Start):
                continue
            with self._lock:
                if work.answer.done():
                    continue  # the request was given up while the process was starting
                self.working = True
            try:
                line.send((work.do, tuple(each() if callable(each) else each for each in work.arguments)))
                good, result = line.recv()
            except (EOFError, OSError):
                good, result = False, Died()
            with self._lock:
                self.working = False
            self._tell(work.answer, good, result)
            if isinstance(result, Died):
                ready = self._start()
                if ready is None:
                    break
                line = self._change_to(ready, line)
        if line is not None:
            line.close()
        if self._current is not None:
            self._wait_for(self._current)

    def _prepare(self) -> None:
        """Starts a new process while the old one goes on; runs in a thread of its own."""
        ready = self._start()
        if ready is None:
            return
        with self._lock:
            if not self._closed:
                self._work.put(ready)
                return
        ready.line.close()
        self._wait_for(ready.process)

    def _change_to(self, ready: _Process, old_line: Connection | None) -> Connection:
        """Switches to another process, and ends the old one."""
        with self._lock:
            old, self._current = self._current, ready.process
        if old_line is not None:
            old_line.close()
        if old is not None:
            old.kill()
            self._wait_for(old)
        return ready.line

    def _start(self) -> _Process | None:
        """Starts a process and waits until it is ready. Returns None if the worker is closed meanwhile."""
        with self._lock:
            self._started = True
        pause = 0.0
        while True:
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            with self._lock:
                self._alive.add(process)
                if self._closed:
                    process.kill()
            try:
                ours.recv()
            except (EOFError, OSError):
                ours.close()
                self._wait_for(process)
                if self._closed:
                    return None
                time.sleep(pause)
                pause = min(2.0, 2 * pause + 0.05)  # a process that always dies at once must not keep the machine busy
            else:
                return _Process(process, ours)

    def _wait_for(self, process: SpawnProcess) -> None:
        """Waits until a process has ended, and frees its resources."""
        while process.exitcode is None:  # another thread may have fetched its exit code; then it appears a moment later
            process.join(0.1)
        with self._lock:
            self._alive.discard(process)
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


class ProcessPool:
    """Processes that answer requests. Create and use it within a running event loop."""

    def __init__(self, size: int, grace: float = 3.0) -> None:
        """Prepares `size` processes; one that is late by more than `grace` seconds is ended."""
        loop = asyncio.get_running_loop()
        self.size = size
        self._workers = [_Worker(loop) for _ in range(size)]
        self._free = deque(self._workers)
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._grace = grace
        self._late: set[asyncio.Task[None]] = set()

    def waiting(self) -> int:
        """Returns the number of requests waiting for a process."""
        return len(self._waiting)

    def free(self) -> int:
        """Returns the number of idle processes."""
        return len(self._free)

    async def ask(
        self, deadline: float, do: Callable[..., Any], *arguments: Callable[[], Any] | Any, about: str = ""
    ) -> Any:
        """Calls `do` in a process; arguments that are functions are called in a thread, once a process is ready."""
        worker = await self._take(deadline, about)
        worker.about = about
        answer = worker.ask(do, arguments)
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

    def start(self) -> None:
        """Starts all processes now rather than with the first requests."""
        for worker in self._workers:
            worker.start()

    def renew(self) -> None:
        """Replaces every running process with a new one, between two requests; the old ones work until then."""
        for worker in self._workers:
            worker.renew()

    async def _wait_for_late(self, worker: _Worker, answer: asyncio.Future[Any]) -> None:
        """Waits for an answer that nobody wants any more.

        A process that is only a little late is kept, because starting another takes time.
        """
        if worker.working:
            await asyncio.wait([answer], timeout=self._grace)
        if answer.done():
            answer.exception()
        else:
            answer.cancel()
            worker.end()
        self._give_back(worker)

    def close(self) -> None:
        """Ends all processes."""
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
