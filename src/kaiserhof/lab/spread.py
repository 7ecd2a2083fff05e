"""Work spread over the cores of this machine, or over the machines of a Ray cluster.

Whatever is spread is a function of its arguments alone, so it gives the same results wherever it is called and however
often: a task whose process or machine dies is simply done again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any

from kaiserhof import __version__
from kaiserhof.compilation import digest
from kaiserhof.engine import KaiserhofError
from kaiserhof.extras import needing_extras
from kaiserhof.thinking.worker import end_with_the_server

AHEAD = 2
"""Number of tasks per process that are submitted before results arrive."""

PATIENCE = 0.2
"""Seconds to wait for a result between two checks for Ctrl-C."""

CONNECT_TIMEOUT = 5.0
"""Seconds within which a cluster must be reached."""

Task = Sequence[Any]


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """Whoever does the work: this process alone, several processes, or a cluster."""

    def spread(self, do: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        """Calls `do` for every task and yields the results as they come.

        Nothing is left running if the caller stops early or is interrupted.
        """
        yield from (do(*task) for task in tasks)

    def spread_in_order(self, do: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        """Calls `do` for every task and yields the results in the order of the tasks."""
        early: dict[int, Any] = {}
        due = 0
        for number, result in self.spread(_numbered, ((do, number, *task) for number, task in enumerate(tasks))):
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1

    def close(self) -> None:
        """Lets everyone go."""


@contextmanager
def crew_of(jobs: int, cluster: str = "") -> Iterator[Crew]:
    """Yields a crew of `jobs` processes, or of all processes of a Ray cluster.

    The address of a cluster is `ray://host:10001`, `host:6379`, or `auto` for the one that runs here.
    """
    crew = Cluster(cluster) if cluster else Processes(jobs) if jobs > 1 else Crew()
    try:
        yield crew
    finally:
        crew.close()


def _numbered(do: Callable[..., Any], number: int, *task: Any) -> tuple[int, Any]:
    return number, do(*task)


class Processes(Crew):
    """A number of processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def spread(self, do: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        """See `Crew.spread`."""
        if self._pool is None:
            spawning = multiprocessing.get_context("spawn")
            self._others = set(multiprocessing.active_children())
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=spawning, initializer=_begin_work)
        pool, rest = self._pool, iter(tasks)
        with _interruptions_wait() as interrupted:
            try:
                waiting: set[Future[Any]] = {pool.submit(do, *task) for task in islice(rest, self.jobs * AHEAD)}
                while waiting:
                    done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                    if interrupted():
                        raise KeyboardInterrupt
                    waiting |= {pool.submit(do, *task) for task in islice(rest, len(done))}
                    for future in done:
                        yield future.result()
            except BaseException:
                for child in set(multiprocessing.active_children()) - self._others:
                    child.terminate()
                self.close()
                raise

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


@contextmanager
def _interruptions_wait() -> Iterator[Callable[[], bool]]:
    """Only notes Ctrl-C meanwhile: inside the pool it could leave a lock taken for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    noted: list[int] = []
    former = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, former)


def _begin_work() -> None:
    """Runs in each worker: leaves Ctrl-C to the main process, which ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()


class Cluster(Crew):
    """All machines of a Ray cluster; Ray decides where a task is done, and does it again when a machine is lost."""

    def __init__(self, address: str) -> None:
        with needing_extras():
            import ray
        self._ray: Any = ray
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            detail = str(error).partition("\n")[0][:200]
            raise KaiserhofError("error-cluster", address=address, detail=detail) from None

    def spread(self, do: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
        """See `Crew.spread`."""
        ray, rest = self._ray, iter(tasks)
        remote = ray.remote(num_cpus=1, max_retries=-1)(_done_there).remote
        waiting: list[Any] = []
        try:
            with _interruptions_wait() as interrupted:
                while True:
                    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                    waiting += [remote(_program(), do, task) for task in islice(rest, max(0, most - len(waiting)))]
                    if not waiting:
                        return
                    done, waiting = ray.wait(waiting, num_returns=1, timeout=PATIENCE)
                    if interrupted():
                        raise KeyboardInterrupt
                    for each in done:
                        yield self._result(each)
        finally:
            for each in waiting:
                ray.cancel(each, force=True)

    def close(self) -> None:
        """Takes leave of the cluster."""
        self._ray.shutdown()

    def _result(self, done: Any) -> Any:
        """Returns the result of a task, or raises the error that it raised."""
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


def _knock(address: str) -> None:
    """Raises an error if nobody listens at an address: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def _program() -> tuple[str, str]:
    """Returns what must be the same everywhere if results are to be."""
    return __version__, digest()


def _done_there(program: tuple[str, str], do: Callable[..., Any], task: Task) -> Any:
    """Runs on a machine of the cluster."""
    if program != _program():
        raise KaiserhofError("error-cluster-version", here=program[0], there=__version__)
    return do(*task)
