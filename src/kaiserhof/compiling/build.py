"""Compiles the rules and the search with mypyc, in one group with the rules of games in other packages.

`setup.py` does this when the package is built, and `kaiserhof compile` on demand. `python -m kaiserhof.compiling.build`
does it for a server: it has a low priority, and ends when its standard input is closed.

The compiled modules are built in a temporary folder and moved into place by one rename, together with the digest of
their sources. An interrupted build changes nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

from kaiserhof import system
from kaiserhof.compiling import loader
from kaiserhof.compiling.docstrings import Docstrings, module_of

TRANSLATED = 20
"""Share of the time, in per cent, that has passed when the C files are written."""

KEPT = 4
"""Number of groups kept in the user's cache; the oldest are removed."""

KEPT_OBJECTS = 600
"""Number of object files kept there, about 200 for each build; the oldest are removed."""

CONFIGURATION = """[mypy]
explicit_package_bases = true
follow_imports = silent
ignore_missing_imports = true
"""
"""Options of mypyc: lenient, because `make check` is strict with our sources and the authors of other games decide for
theirs."""

CALLED_DIRECTLY = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Lets compiled functions call each other directly instead of through a table that the linker could redirect.

Random play is 2 to 10 % faster with it.
"""

Report = Callable[[int], None]
"""Called with the progress in per cent."""

Warn = Callable[[Sequence[str], str], None]
"""Called with the packages that mypyc rejects and its messages, before the C compiler starts."""

REASONS = {
    "pure": "KAISERHOF_PURE is set",
    "no-compiler": "there is no C compiler",
    "no-headers": "Python's C headers are missing",
    "no-mypyc": "mypyc is not installed",
    "refused": "mypyc does not accept the sources",
    "compiler": "the C compiler failed",
}


class NotCompiled(Exception):
    """Why the build failed: a key of `REASONS`, and possibly the compiler's message."""

    def __init__(self, reason: str, detail: str = "", remarks: str = "") -> None:
        super().__init__(REASONS[reason] + (f" ({detail})" if detail else ""))
        self.reason = reason
        self.remarks = remarks
        """The messages of mypyc about the sources, line by line."""


@dataclass(frozen=True, slots=True)
class Built:
    """The result of a build."""

    modules: int
    refused: tuple[str, ...]
    """Packages whose rules mypyc rejects; they run interpreted."""


def compile_into(
    folder: Path,
    others: Mapping[str, Path],
    report: Report,
    warn: Warn = lambda packages, remarks: None,
    objects: Path | None = None,
) -> Built:
    """Builds the compiled modules: ours, and the rules of other packages (see `loader.rules_of_others`).

    With a folder for `objects`, only C files that have changed since an earlier build are compiled. Raises
    `NotCompiled`.
    """
    _check_compiler()
    digest = loader.digest(others)
    ours = {path.relative_to(loader.PACKAGE.parent).as_posix(): path for path in loader.source_files()}
    sources = {**ours, **others}
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        made, copies = Path(work, "made"), Path(work, "sources")
        _copy_packages(sources, copies)
        os.chdir(copies)
        try:
            modules, refused = _translate_most(list(sources), work, warn)
            report(TRANSLATED)
            builder = _ParallelBuild(Distribution({"name": loader.GROUP, "ext_modules": modules}))
            builder.report, builder.objects = report, None if objects is None else Objects(objects, Path(work))
            builder.build_lib, builder.build_temp, builder.parallel = str(made), work, True
            builder.ensure_finalized()
            builder.run()
        except CCompilerError as error:
            raise NotCompiled("compiler", str(error)) from None
        finally:
            os.chdir(before)
        (made / "digest.txt").write_text(digest, encoding="ascii")
        _put_in_place(made, folder, others)
    return Built(sum(_package(place) not in refused for place in sources), refused)


def _package(place: str) -> str:
    return place.partition("/")[0]


def _copy_packages(sources: Mapping[str, Path], copies: Path) -> None:
    """Copies the packages of these sources side by side, so that mypyc finds each module by its name."""

    def ignored(folder: str, names: list[str]) -> list[str]:
        return [
            name
            for name in names
            if name == "__pycache__" or not (name.endswith((".py", ".pyi", "py.typed")) or Path(folder, name).is_dir())
        ]

    for package, folder in {(_package(place), path.parents[place.count("/") - 1]) for place, path in sources.items()}:
        shutil.copytree(folder, copies / package, ignore=ignored, dirs_exist_ok=True)


def _put_in_place(made: Path, folder: Path, others: Mapping[str, Path]) -> None:
    """Replaces the old modules by the new ones with a rename, unless another process has just done so."""
    if loader.is_current(folder, others):
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as beside:
        shutil.copytree(made, Path(beside, "new"))  # a rename works only on the same disk
        with contextlib.suppress(FileNotFoundError):
            folder.rename(Path(beside, "old"))
        Path(beside, "new").rename(folder)
    if folder.parent == loader.cache():
        groups = [path for path in folder.parent.iterdir() if re.fullmatch("[0-9a-f]{64}", path.name)]
        for old in sorted(groups, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def _check_compiler() -> None:
    """Checks that everything the build needs is installed."""
    if loader.wants_pure():
        raise NotCompiled("pure")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(compiler.split()[0]) is None:
        raise NotCompiled("no-compiler")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        raise NotCompiled("no-headers")


def _translate_most(files: list[str], work: str, warn: Warn) -> tuple[list[Extension], tuple[str, ...]]:
    """Translates the modules to C. Leaves out the packages that mypyc rejects, and returns their names."""
    refused: tuple[str, ...] = ()
    while True:
        try:
            return _translate(files, work), refused
        except NotCompiled as error:
            named = {_package(line) for line in error.remarks.splitlines() if re.match(r"[^\s:]+\.py:", line)}
            now = {_package(file) for file in files} & named - {loader.PACKAGE.name}
            if not now:
                raise
            warn(sorted(now), error.remarks)
            refused += tuple(sorted(now))
            files = [file for file in files if _package(file) not in now]


def _translate(files: list[str], work: str) -> list[Extension]:
    """Translates the modules to C as one group, with one C file per module so that they compile in parallel."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotCompiled("no-mypyc") from None
    configuration = Path(work, "mypy.ini")
    configuration.write_text(CONFIGURATION, encoding="utf-8")
    remarks = io.StringIO()
    try:
        with contextlib.redirect_stdout(remarks):
            modules = mypycify(
                ["--config-file", str(configuration), *files],
                group_name=loader.GROUP,
                multi_file=True,
                opt_level="2",  # as fast as 3 here, and builds faster
                debug_level="0",
                target_dir=work,
            )
    except SystemExit:
        raise NotCompiled("refused", remarks=remarks.getvalue()) from None
    docstrings = Docstrings.of(files)
    for name in map(module_of, files):
        c_file = Path(work, f"__native_{name.replace('.', '___')}.c")
        text = docstrings.added_to(_with_wide_shifts(c_file.read_text(encoding="utf-8")), name)
        c_file.write_text(text, encoding="utf-8")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args += CALLED_DIRECTLY
    return modules


def _with_wide_shifts(text: str) -> str:
    """Makes `1 << field` a 64-bit shift: mypyc 2.4 writes the 1 as a C literal of 32 bits."""
    return re.sub(r"= (-?\d+) << (?=cpy_r_)", r"= (int64_t)\1 << ", text)


class Objects:
    """Object files of earlier builds. Each is named by everything that it depends on."""

    def __init__(self, folder: Path, work: Path) -> None:
        self._folder = folder
        self._work = work

    def fetch(self, file: str, command: Sequence[str], made: str, compile_it: Callable[[], object]) -> None:
        """Copies the object of a C file to `made`, or compiles and keeps it."""
        kept = self._folder / f"{self._name(Path(file), command)}.o"
        if kept.is_file():
            Path(made).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            kept.touch()
            return
        compile_it()
        with contextlib.suppress(OSError):  # without a cache, too, the build goes on
            self._folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as part:
                part.write(Path(made).read_bytes())
            Path(part.name).replace(kept)

    def _name(self, file: Path, command: Sequence[str]) -> str:
        """Returns a digest of the C file with its headers, the command, and the versions of Python and mypyc."""
        words = (word.replace(str(self._work), "") for word in command)
        found = hashlib.sha256("\0".join((sys.version, version("mypy"), *words)).encode())
        for part in self._included(file, {}).values():
            found.update(part)
        return found.hexdigest()

    def _included(self, file: Path, found: dict[Path, bytes]) -> dict[Path, bytes]:
        """Adds a file and the headers that it includes, of those that mypyc wrote."""
        if file not in found and file.is_file():
            found[file] = file.read_bytes()
            for name in re.findall(rb'#include [<"]([^>"]+)[>"]', found[file]):
                self._included(self._work / name.decode(), found)
        return found

    def forget_oldest(self) -> None:
        """Removes the objects that have not been used for the longest time."""
        by_use = sorted(self._folder.glob("*.o"), key=lambda path: path.stat().st_mtime)
        for old in by_use[:-KEPT_OBJECTS]:
            old.unlink(missing_ok=True)


class _ParallelBuild(build_ext):
    """Compiles on all cores and reports its progress."""

    report: Report
    objects: Objects | None

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        files_in_all = sum(len(extension.sources) for extension in self.extensions)
        compiled: list[str] = []

        def compile_side_by_side(files: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(file: str) -> list[str]:
                made: list[str]
                if self.objects is None:
                    made = compile_files([file], *args, **options)
                else:
                    made = self.compiler.object_filenames([file], output_dir=options["output_dir"])
                    command = [*self.compiler.compiler_so, *options["extra_postargs"]]
                    self.objects.fetch(file, command, made[0], lambda: compile_files([file], *args, **options))
                compiled.extend(made)
                self.report(TRANSLATED + (100 - TRANSLATED) * len(compiled) // files_in_all)
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compile_one, files) for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()
        if self.objects is not None:
            self.objects.forget_oldest()


def _end_with_standard_input() -> None:
    """Kills this process and its compilers when standard input is closed, because the parent process is gone."""

    def wait() -> None:
        sys.stdin.read()
        system.end_group(0)

    threading.Thread(target=wait, daemon=True).start()


def main() -> None:
    """Compiles what is not compiled yet; prints the reason if that fails."""
    system.lower_priority()
    _end_with_standard_input()
    others = loader.rules_of_others()
    if loader.is_complete(others):
        return
    try:
        compile_into(loader.target(others), others, lambda _: None, objects=loader.objects())
    except NotCompiled as error:
        print(REASONS[error.reason], flush=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
