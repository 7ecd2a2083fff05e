"""Executors: run functions in this process, in a pool of processes, or on a Ray cluster.

The functions must be pure: the result of a call depends on its arguments alone, so a call whose process or machine dies
can be repeated.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any

from kaiserhof import __version__
from kaiserhof.compiling.loader import digest
from kaiserhof.engine import KaiserhofError
from kaiserhof.extras import needing_extras
from kaiserhof.workers.worker import end_with_the_server

AHEAD = 2
"""Calls submitted per process before results arrive."""

PATIENCE = 0.2
"""Seconds to wait for a result between two checks for Ctrl-C."""

CONNECT_TIMEOUT = 5.0
"""Seconds within which the cluster must answer."""

Arguments = Sequence[Any]


def cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Executor:
    """Runs calls one after the other in this process."""

    def map_unordered(self, do: Callable[..., Any], tasks: Iterable[Arguments]) -> Iterator[Any]:
        """Calls `do(*task)` for each task and yields the results as they are completed.

        Nothing is left running if the caller stops early or is interrupted.
        """
        yield from (do(*task) for task in tasks)

    def map(self, do: Callable[..., Any], tasks: Iterable[Arguments]) -> Iterator[Any]:
        """Calls `do(*task)` for each task and yields the results in the order of the tasks."""
        early: dict[int, Any] = {}
        due = 0
        for number, result in self.map_unordered(_numbered, ((do, number, *task) for number, task in enumerate(tasks))):
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1

    def close(self) -> None:
        """Releases processes and connections."""


@contextmanager
def make_executor(jobs: int, cluster: str = "") -> Iterator[Executor]:
    """Yields an executor with `jobs` processes, or for the Ray cluster at an address.

    Addresses are `ray://host:10001`, `host:6379`, or `auto` for a cluster on this machine.
    """
    executor = RayExecutor(cluster) if cluster else ProcessExecutor(jobs) if jobs > 1 else Executor()
    try:
        yield executor
    finally:
        executor.close()


def _numbered(do: Callable[..., Any], number: int, *task: Any) -> tuple[int, Any]:
    return number, do(*task)


class ProcessExecutor(Executor):
    """Runs calls in a pool of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def map_unordered(self, do: Callable[..., Any], tasks: Iterable[Arguments]) -> Iterator[Any]:
        if self._pool is None:
            spawning = multiprocessing.get_context("spawn")
            self._others = set(multiprocessing.active_children())
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=spawning, initializer=_init_worker)
        pool, rest = self._pool, iter(tasks)
        with _deferred_interrupts() as interrupted:
            try:
                waiting: set[Future[Any]] = {pool.submit(do, *task) for task in islice(rest, self.jobs * AHEAD)}
                while waiting:
                    done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                    if interrupted():
                        raise KeyboardInterrupt
                    waiting |= {pool.submit(do, *task) for task in islice(rest, len(done))}
                    for future in done:
                        yield future.result()
            except BrokenProcessPool:
                self._pool = None
                raise KaiserhofError("error-process-ended") from None
            except BaseException:
                for child in set(multiprocessing.active_children()) - self._others:
                    child.terminate()
                self.close()
                raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


@contextmanager
def _deferred_interrupts() -> Iterator[Callable[[], bool]]:
    """Defers Ctrl-C and yields whether it was pressed: inside the pool it could leave a lock held for ever."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    noted: list[int] = []
    former = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, former)


def _init_worker() -> None:
    """Runs first in each worker. Ignores Ctrl-C, because the main process ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()


class RayExecutor(Executor):
    """Runs calls on a Ray cluster. Ray chooses the machine and repeats a call when a machine is lost."""

    def __init__(self, address: str) -> None:
        with needing_extras():
            import ray
        self._ray: Any = ray
        try:
            _check_reachable(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            detail = str(error).partition("\n")[0][:200]
            raise KaiserhofError("error-cluster", address=address, detail=detail) from None

    def map_unordered(self, do: Callable[..., Any], tasks: Iterable[Arguments]) -> Iterator[Any]:
        ray, rest = self._ray, iter(tasks)
        remote = ray.remote(num_cpus=1, max_retries=-1)(_run_remotely).remote
        waiting: list[Any] = []
        try:
            with _deferred_interrupts() as interrupted:
                while True:
                    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                    waiting += [remote(_code_version(), do, task) for task in islice(rest, max(0, most - len(waiting)))]
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
        self._ray.shutdown()

    def _result(self, done: Any) -> Any:
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


def _check_reachable(address: str) -> None:
    """Raises `OSError` if nothing listens at the address. Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def _code_version() -> tuple[str, str]:
    """Identifies the code, which must be the same on all machines for reproducible results."""
    return __version__, digest()


def _run_remotely(program: tuple[str, str], do: Callable[..., Any], task: Arguments) -> Any:
    """Runs on a machine of the cluster; refuses if its code differs."""
    if program != _code_version():
        raise KaiserhofError("error-cluster-version", here=program[0], there=__version__)
    return do(*task)
