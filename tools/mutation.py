"""`make mutation`: changes the code in small ways and reports which changes no test notices.

A mutant is one small change inside a function: `<` becomes `<=`, a number grows by one, a condition is negated, a
statement or a condition of a comprehension is left out, a function returns None. Each mutant is tested with the nearest
tests of its package: `tests/games/NAME` for the rules of a game, `tests/engine` for the engine, and so on. Golden
files, the contract suite and the browser are not among them, so every killed mutant was killed by a specific test.

The tests are collected once and run once with a trace, which records which test calls which function. Each mutant is
then tried in a fork of that process, in which the code of one function is replaced. The tests that call it run first,
beginning with those that have killed mutants of the same file and with the quick ones. For some seconds other tests
follow, which may use what the function has made for them. Functions that run during collection (at import, or to fill a
cache) cannot be replaced that way and are left out.

Results are stored in `.mutation/`. A killed mutant is not tried again until its file changes; survivors are, because
the tests may have changed.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import itertools
import json
import math
import os
import pickle
import resource
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kaiserhof"
KEPT = ROOT / ".mutation"

ENCODING = "tests/envs/test_encoding.py"
"""Tests that belong to the rules of every game."""

OPTIONS = ("-qq", "--capture=no", "--hypothesis-seed=1", "-p", "no:cacheprovider")
MARKERS = "not timed and not long and not thorough and not shown"

SERVER = "postgresql"
"""Tests that need a database server are left out: every fork would start one. The same tests run on SQLite."""

SLACK = 4.0
"""A test of a mutant may take this many times the CPU time of the longest test; beyond that, it counts as an endless
loop.
"""

OTHERS = 10.0
"""Seconds for the tests that do not call a mutant's function: they may use what it has made for another test, such as
the first position of a game, which is kept. Those in the same files come first.
"""

KILLED, SURVIVED, UNTESTED = "killed", "survived", "untested"

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


# ---------------------------------------------------------------------- mutants


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yields the possible changes of a node."""
    match node:
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                yield ast.Compare(left, [*ops[:at], COMPARISONS[type(op)](), *ops[at + 1 :]], comparators)
            if len(ops) > 1:
                yield ast.Compare(left, ops[:-1], comparators[:-1])
                yield ast.Compare(comparators[0], ops[1:], comparators[1:])
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.BinOp(left, op, right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.Call(ast.Name(name), arguments, keywords) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), arguments, keywords)
        case ast.IfExp(test, body, orelse) if _is_plain(test):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.If(test, block, otherwise) if _is_plain(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), block, otherwise)
        case ast.comprehension(target, iterable, ifs, is_async):
            for at in range(len(ifs)):
                yield ast.comprehension(target, iterable, [*ifs[:at], *ifs[at + 1 :]], is_async)
        case ast.AugAssign(target, op, value):
            if type(op) in OPERATORS:
                yield ast.AugAssign(target, OPERATORS[type(op)](), value)
            yield ast.Pass()
        case ast.Expr(ast.Call()) | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(ast.AST() as value) if ast.unparse(value) not in ("None", "False"):
            yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _is_plain(test: ast.expr) -> bool:
    """Returns whether a condition has no mutant of its own that negates it."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant)


Place = tuple[str, str]
"""A file and the qualified name of a function in it."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one node in a function of a file."""

    file: str
    """Below `src/kaiserhof`."""
    function: str
    line: int
    node: int
    """Number of the node in the order of `ast.walk`."""
    variant: int
    text: str
    """A description of the change."""

    @property
    def place(self) -> Place:
        return str(SOURCE / self.file), self.function

    @property
    def id(self) -> str:
        """Identifies the mutant until its file changes."""
        return f"{self.file}:{self.node}:{self.variant}"


@cache
def source_of(path: Path) -> str:
    """Returns the text of a file when the run began, even if it has changed since."""
    return path.read_text(encoding="utf-8")


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Yields all mutants of a file, except for the part generated by `make fields`."""
    source = source_of(path)
    lines = source.split("\n")
    generated = [
        number for number, line in enumerate(lines, 1) if line.strip().startswith(("# <fields>", "# </fields>"))
    ]
    tree = ast.parse(source)
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    for name, function in outermost_functions(tree):
        for statement in function.body:
            for inner, node in _nodes(statement):
                if any(
                    first < inner.lineno < last for first, last in zip(generated[::2], generated[1::2], strict=True)
                ):
                    continue
                for number, variant in enumerate(variants(node)):
                    yield Mutant(
                        file=str(path.relative_to(SOURCE)),
                        function=name,
                        line=inner.lineno,
                        node=numbers[id(node)],
                        variant=number,
                        text=_difference(node, variant),
                    )


def outermost_functions(
    tree: ast.AST, prefix: str = ""
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yields the functions that are not nested in others, by qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{prefix}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from outermost_functions(node, f"{prefix}{node.name}.")


def _nodes(statement: ast.stmt) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """Yields the nodes of a statement, each with the innermost statement around it; skips annotations and asserts."""
    if isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom):
        return
    yield statement, statement
    for name, value in ast.iter_fields(statement):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.stmt):
                yield from _nodes(child)
            elif isinstance(child, ast.ExceptHandler | ast.match_case):
                for inner in child.body:
                    yield from _nodes(inner)
            elif isinstance(child, ast.AST):
                yield from ((statement, node) for node in ast.walk(child))


def _difference(node: ast.AST, variant: ast.AST) -> str:
    if isinstance(variant, ast.Pass):
        return f"without `{_short(node)}`"
    if isinstance(node, ast.comprehension):
        return f"`{_short(node)}` → `{_short(variant)}`"
    if isinstance(node, ast.If) and isinstance(variant, ast.If):
        return f"`if {_short(node.test)}` → `if {_short(variant.test)}`"
    return f"`{_short(node)}` → `{_short(variant)}`"


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:87]}…"


def changed_code(mutant: Mutant) -> CodeType:
    """Compiles the file of a mutant and returns the code of its function."""
    path = SOURCE / mutant.file
    tree = ast.parse(source_of(path))
    node = next(each for number, each in enumerate(ast.walk(tree)) if number == mutant.node)
    new = next(each for number, each in enumerate(variants(node)) if number == mutant.variant)
    if isinstance(node, ast.stmt) and isinstance(new, ast.Pass | ast.Return):
        new = ast.If(ast.Constant(True), [new], [node])  # what the node closes over, as `super()` does, stays

    class Change(ast.NodeTransformer):
        def visit(self, each: ast.AST) -> ast.AST:
            return ast.copy_location(new, each) if each is node else self.generic_visit(each)

    Change().visit(tree)
    whole = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return next(code for code in _codes(whole) if code.co_qualname == mutant.function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


# ---------------------------------------------------------------------- running


class Tracer:
    """Records the functions below a folder that are called."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder}{os.sep}"
        self._called: set[Place] = set()

    def start(self) -> None:
        threading.settrace(self._call)
        sys.settrace(self._call)

    def stop(self) -> None:
        threading.settrace(None)
        sys.settrace(None)

    def take(self) -> set[Place]:
        """Returns the functions called since the last call."""
        called, self._called = self._called, set()
        return called

    def _call(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self._folder):
            self._called.add((code.co_filename, code.co_qualname))


@dataclass(slots=True)
class Baseline:
    """The behaviour of the tests without a mutant."""

    tests: dict[Place, list[int]] = field(default_factory=lambda: defaultdict(list))
    """The numbers of the tests that call a function."""
    seconds: list[float] = field(default_factory=list)
    """CPU time of each test."""
    failed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Choice:
    """How many mutants to try, and for how long."""

    sample: int
    seconds: float
    seed: int
    only: str
    """A part of the names of the files whose mutants are tried."""


class Run:
    """A pytest plugin that tries the mutants of one package instead of running the tests."""

    def __init__(self, name: str, folder: Path, choice: Choice, tracer: Tracer) -> None:
        self.name = name
        self.folder = folder
        self.choice = choice
        self.tracer = tracer
        self.results = Results(name)
        self.mutants = [mutant for path in sorted(folder.rglob("*.py")) for mutant in mutants_of(path)]
        """Listed before the sources are imported, so that changes meanwhile do not spoil the run."""
        self._failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed = report.nodeid

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not _needs_a_server(item) and not self._is_of_another_game(item)]

    def _is_of_another_game(self, item: pytest.Item) -> bool:
        """Returns whether a test of the encodings is about another game."""
        game = self.name.removeprefix("games/")
        return game != self.name and item.nodeid.startswith(ENCODING) and game not in item.name

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.tracer.stop()
        early = self.tracer.take()
        if not session.items:
            raise SystemExit(f"{self.name}: no tests")
        baseline = self._measured(session.items)
        items = [number for number in range(len(session.items)) if number not in baseline.failed]
        if baseline.failed:
            print(f"{self.name}: {len(baseline.failed)} tests fail without a mutant and are left out")
        late = [mutant for mutant in self.mutants if mutant.place not in early and self.choice.only in mutant.file]
        chosen = Random(self.choice.seed).sample(late, min(self.choice.sample, len(late)))
        print(f"{self.name}: {len(items)} tests, {len(self.mutants)} mutants, {len(late)} of them can be tried")
        functions = living_functions()
        begun = time.monotonic()
        tried: list[Mutant] = []
        for mutant in chosen:
            if time.monotonic() - begun > self.choice.seconds:
                break
            if not self.results.is_killed(mutant):
                self.results.add(mutant, *self._tried(session.items, items, baseline, functions, mutant))
            tried.append(mutant)
            _show(f"{self.name}: {len(tried)} of {len(chosen)} mutants, {time.monotonic() - begun:.0f} s")
        _show("")
        self.results.report(tried)
        return True

    def _measured(self, items: Sequence[pytest.Item]) -> Baseline:
        """Runs all tests once in a fork, with a trace."""
        with tempfile.NamedTemporaryFile() as file:
            pid = os.fork()
            if not pid:
                with _exit_at_the_end():
                    _hush(items[0].config)
                    baseline = Baseline()
                    for number, item in enumerate(items):
                        self._failed = ""
                        self.tracer.start()
                        begun = time.process_time()
                        _run(item, items[number + 1] if number + 1 < len(items) else None)
                        baseline.seconds.append(time.process_time() - begun)
                        self.tracer.stop()
                        if self._failed:
                            baseline.failed.append(number)
                        for place in self.tracer.take():
                            baseline.tests[place].append(number)
                    with Path(file.name).open("wb") as out:
                        pickle.dump((dict(baseline.tests), baseline.seconds, baseline.failed), out)
            _, status = os.waitpid(pid, 0)
            if status:
                raise SystemExit(f"{self.name}: the tests ended with status {status} without a mutant")
            return Baseline(*pickle.loads(Path(file.name).read_bytes()))

    def _tried(
        self,
        items: Sequence[pytest.Item],
        numbers: Sequence[int],
        baseline: Baseline,
        functions: dict[Place, list[FunctionType]],
        mutant: Mutant,
    ) -> tuple[str, str]:
        """Tries a mutant in a fork; returns the verdict, and the test that killed it."""
        near = set(baseline.tests.get(mutant.place, ())).intersection(numbers)
        if not near or mutant.place not in functions:
            return UNTESTED, ""
        killers = self.results.killers(mutant)
        files = {items[number].path for number in near}
        others = [number for number in numbers if number not in near]
        others.sort(key=lambda number: (items[number].path not in files, baseline.seconds[number]))
        order = sorted(near, key=lambda number: (-killers[items[number].nodeid], baseline.seconds[number]))
        order += _at_most(OTHERS, others, baseline.seconds)
        seconds = SLACK * max(baseline.seconds[number] for number in order) + 2
        with tempfile.NamedTemporaryFile() as file:
            pid = os.fork()
            if not pid:
                with _exit_at_the_end():
                    _hush(items[0].config)
                    code = changed_code(mutant)
                    for function in functions[mutant.place]:
                        function.__code__ = code
                    for number, following in zip(order, [*order[1:], None], strict=True):
                        self._failed = ""
                        _limit(seconds)
                        _run(items[number], None if following is None else items[following])
                        if self._failed:
                            Path(file.name).write_text(self._failed)
                            break
            _, status = os.waitpid(pid, 0)
            killer = Path(file.name).read_text()
        if os.WIFSIGNALED(status):
            return KILLED, "endless"
        if status:
            return UNTESTED, ""
        return (KILLED, killer) if killer else (SURVIVED, "")


def _needs_a_server(item: pytest.Item) -> bool:
    return SERVER in item.name or SERVER in getattr(item, "fixturenames", ())


def _at_most(seconds: float, numbers: Sequence[int], taken: Sequence[float]) -> list[int]:
    """Returns the first of these tests that together take at most this many seconds."""
    totals = itertools.accumulate(taken[number] for number in numbers)
    return [number for number, total in zip(numbers, totals, strict=True) if total <= seconds]


def living_functions() -> dict[Place, list[FunctionType]]:
    """Returns the functions defined in this process, by file and name."""
    gc.unfreeze()
    found: dict[Place, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found[each.__code__.co_filename, each.__code__.co_qualname].append(each)
    gc.freeze()
    return found


def _limit(seconds: float) -> None:
    """Limits the further CPU time of this process; a signal ends it after that."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = math.ceil(used.ru_utime + used.ru_stime + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
    signal.alarm(60 * math.ceil(seconds))


def _run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


class _exit_at_the_end:  # noqa: N801 - reads as a statement
    """Ends a fork without running its parent's remaining code."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None:
            traceback.print_exception(error)
        os._exit(0 if error is None else 1)


def _hush(config: pytest.Config) -> None:
    """Discards the output of a fork."""
    config.pluginmanager.unregister(name="terminalreporter")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _show(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# ---------------------------------------------------------------------- results


class Results:
    """The verdicts on the mutants of a package, stored in a file."""

    def __init__(self, name: str) -> None:
        KEPT.mkdir(exist_ok=True)
        self._path = KEPT / f"{name.replace('/', '-')}.json"
        self._found: dict[str, list[str]] = json.loads(self._path.read_text()) if self._path.exists() else {}
        self._name = name

    def is_killed(self, mutant: Mutant) -> bool:
        return self._found.get(_key(mutant), [""])[0] == KILLED

    def killers(self, mutant: Mutant) -> Counter[str]:
        """Counts the tests that have killed mutants of the same file."""
        return Counter(
            killer
            for key, (_, killer) in self._found.items()
            if killer and key.split()[1].startswith(f"{mutant.file}:")
        )

    def add(self, mutant: Mutant, outcome: str, killer: str) -> None:
        self._found[_key(mutant)] = [outcome, killer]
        self._path.write_text(json.dumps(self._found, indent=0))

    def report(self, mutants: Sequence[Mutant]) -> None:
        """Prints the score of these mutants, and lists the survivors."""
        tried = {mutant: self._found[_key(mutant)][0] for mutant in mutants if _key(mutant) in self._found}
        killed = sum(outcome == KILLED for outcome in tried.values())
        share = f"{100 * killed / len(tried):.1f} %" if tried else "–"
        low, high = interval(killed, len(tried))
        between = f"95 % interval {100 * low:.1f}–{100 * high:.1f} %"
        print(f"{self._name}: {killed} of {len(tried)} mutants killed, {share} ({between})", flush=True)
        for mutant, outcome in sorted(tried.items(), key=lambda item: (item[0].file, item[0].line)):
            if outcome != KILLED:
                print(f"  {outcome:8} {mutant.file}:{mutant.line} {mutant.function}: {mutant.text}", flush=True)


def interval(killed: int, tried: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval of a share, as `lab.summary.wilson` does; this tool imports nothing it changes."""
    if not tried:
        return 0.0, 1.0
    share, square = killed / tried, 1.96**2
    middle = share + square / (2 * tried)
    half = 1.96 * math.sqrt(share * (1 - share) / tried + square / (4 * tried**2))
    whole = 1 + square / tried
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def _key(mutant: Mutant) -> str:
    content = source_of(SOURCE / mutant.file)
    return f"{hashlib.sha256(content.encode()).hexdigest()[:12]} {mutant.id}"


def packages() -> dict[str, tuple[str, list[str]]]:
    """Returns the folder below `src/kaiserhof` and the nearest tests of each package, by name."""
    games = {path.parent.parent.name for path in SOURCE.glob("games/*/rules/__init__.py")}
    rules = {f"games/{game}": (f"games/{game}/rules", [f"tests/games/{game}", ENCODING]) for game in sorted(games)}
    alone = ["tests/tables/service", "tests/tables/clocks", "tests/tables/meeting"]
    others = {
        "engine": ["tests/engine", "tests/envs"],
        "bots": ["tests/bots"],
        "tables/service": [*alone, "tests/tables/upkeep/test_moderation.py", "tests/tables/test_replay.py"],
        "tables/clocks": alone,
        "tables/meeting": alone,
        "community": ["tests/community"],
    }
    return rules | {name: (name, [f"src/kaiserhof/{name}", *tests]) for name, tests in others.items()}


def try_package(name: str, choice: Choice) -> None:
    """Tries the mutants of a package in this process, which must not have imported Kaiserhof."""
    folder, tests = packages()[name]
    tracer = Tracer(SOURCE / folder)
    tracer.start()
    with tempfile.TemporaryDirectory() as examples:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = examples  # no mutant learns from another's failures
        status = pytest.main([*OPTIONS, "-m", MARKERS, *tests], plugins=[Run(name, SOURCE / folder, choice, tracer)])
    if status:
        raise SystemExit(int(status))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help=f"default: all of {', '.join(packages())}")
    parser.add_argument("--sample", type=int, default=60, metavar="N", help="mutants of each package")
    parser.add_argument("--seconds", type=float, default=600, metavar="S", help="longest time for each package")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="chooses the mutants")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files whose names contain this")
    chosen = parser.parse_args()
    os.environ["KAISERHOF_PURE"] = "1"
    os.chdir(ROOT)
    for name in chosen.packages or packages():
        if name not in packages():
            parser.error(f"{name} is none of {', '.join(packages())}")
        pid = os.fork()  # each package's tests are imported in a process of their own
        if not pid:
            with _exit_at_the_end():
                try_package(name, Choice(chosen.sample, chosen.seconds, chosen.seed, chosen.only))
                sys.stdout.flush()
        _, status = os.waitpid(pid, 0)
        if status:
            sys.exit(f"{name}: ended with status {status}")


if __name__ == "__main__":
    main()
