"""Building the package compiles the rules and the search; `src/kaiserhof/compilation.py` says which modules.

`python setup.py compile_rules --inplace` does only that, for work on the sources (`make compile`). With `--report` it
writes its progress for the program that started it, and ends when that program closes its standard input.

The compiled modules are made in a temporary folder and take their place by one rename, together with the digest of
their sources. Whoever interrupts this leaves everything as it was.
"""

import contextlib
import io
import os
import re
import runpy
import shutil
import signal
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

SOURCES = Path(__file__).parent.resolve() / "src"
PLAN = runpy.run_path(str(SOURCES / "kaiserhof" / "compilation.py"))
"""The module `kaiserhof.compilation`, without the package around it."""


TRANSLATED = 20
"""Per cent of the time that are over when the C files are written."""

Report = Callable[[int], None]
"""Is told how many per cent are done."""

REASONS = {
    "pure": "KAISERHOF_PURE is set",
    "no-compiler": "there is no C compiler",
    "no-headers": "Python's C headers are missing",
    "no-mypyc": "mypyc is not installed",
    "refused": "mypyc does not accept the sources",
    "compiler": "the C compiler failed",
}


class NotCompiled(Exception):
    """Why the package is built without compiled modules: a key of `REASONS`, and perhaps what the compiler said."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(REASONS[reason] + (f" ({detail})" if detail else ""))
        self.reason = reason


class compile_rules(Command):  # noqa: N801 - named as it is called
    """Compiles the rules and the search with mypyc, or says in one line why not."""

    description = "compile the rules and the search"
    user_options = [  # noqa: RUF012 - setuptools' way
        ("inplace", "i", "put the compiled modules beside the sources"),
        ("report", None, "write the progress for another program, and end when it closes standard input"),
    ]
    boolean_options = ["inplace", "report"]  # noqa: RUF012

    def initialize_options(self) -> None:
        self.inplace = False
        self.report = False
        self.editable_mode = False
        self.build_lib: str | None = None  # setuptools fills in what is None

    def finalize_options(self) -> None:
        self.set_undefined_options("build_py", ("build_lib", "build_lib"))

    def run(self) -> None:
        beside = self.inplace or self.editable_mode
        place = SOURCES if beside else Path(self.build_lib or "").resolve()
        folder = PLAN["compiled_folder"](place / "kaiserhof")
        if PLAN["is_current"](folder):
            return
        if self.report:
            end_with_standard_input()
        start = time.monotonic()
        try:
            modules = compile_into(folder, report_progress if self.report else lambda _: None)
        except NotCompiled as error:
            shutil.rmtree(folder, ignore_errors=True)
            print(f"Kaiserhof runs interpreted, several times slower: {error}.", flush=True)
            if self.report:
                print(f"failed {error.reason}", flush=True)
        else:
            print(f"Compiled {modules} modules in {time.monotonic() - start:.0f} s.")

    def get_source_files(self) -> list[str]:
        return [f"src/{path.relative_to(SOURCES).as_posix()}" for path in PLAN["source_files"]()]

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


def report_progress(percent: int) -> None:
    print(f"progress {percent}", flush=True)


def end_with_standard_input() -> None:
    """End this process and its compilers when standard input is closed: whoever wanted them is gone."""

    def wait() -> None:
        sys.stdin.read()
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, daemon=True).start()


def compile_into(folder: Path, report: Report) -> int:
    """Make the compiled modules; returns how many."""
    check_compiler()
    sources, digest = PLAN["source_files"](), PLAN["digest"]()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        made = Path(work, "made")
        os.chdir(SOURCES)
        try:
            modules = translated([str(path.relative_to(SOURCES)) for path in sources], work)
            report(TRANSLATED)
            builder = ParallelBuild(Distribution({"name": "kaiserhof", "ext_modules": modules}))
            builder.report = report
            builder.build_lib, builder.build_temp, builder.parallel = str(made), work, os.cpu_count()
            builder.ensure_finalized()
            builder.run()
        except CCompilerError as error:
            raise NotCompiled("compiler", str(error)) from None
        finally:
            os.chdir(before)
        (made / "digest.txt").write_text(digest, encoding="ascii")
        put_in_place(made, folder)
    return len(sources)


def put_in_place(made: Path, folder: Path) -> None:
    """Let the new modules replace the old ones by a rename, unless another process has just done the same."""
    if PLAN["is_current"](folder):
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as beside:
        shutil.copytree(made, Path(beside, "new"))  # a rename needs the same disk
        with contextlib.suppress(FileNotFoundError):
            folder.rename(Path(beside, "old"))
        Path(beside, "new").rename(folder)


def check_compiler() -> None:
    """Look for what is needed before anything is translated."""
    if PLAN["wants_pure"]():
        raise NotCompiled("pure")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(compiler.split()[0]) is None:
        raise NotCompiled("no-compiler")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        raise NotCompiled("no-headers")


def translated(files: list[str], work: str) -> list[Extension]:
    """Write the modules in C: one group, with one C file a module, which can be compiled side by side."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotCompiled("no-mypyc") from None
    remarks = io.StringIO()
    try:
        with contextlib.redirect_stdout(remarks):
            modules = mypycify(
                ["--config-file", str(SOURCES.parent / "pyproject.toml"), *files],
                group_name=PLAN["GROUP"],
                multi_file=True,
                opt_level="2",  # as fast as 3 here, and made in less time
                debug_level="0",
                target_dir=work,
            )
    except SystemExit:
        print(remarks.getvalue(), end="")
        raise NotCompiled("refused") from None
    for file in Path(work).glob("*.c"):
        widen_shifts(file)
    return modules


def widen_shifts(file: Path) -> None:
    """Give `1 << field` 64 bits: mypyc 2.4 writes the number as a C literal, which has only 32."""
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"= (-?\d+) << (?=cpy_r_)", r"= (int64_t)\1 << ", text), encoding="utf-8")


class ParallelBuild(build_ext):
    """Compiles on all cores and reports its progress."""

    report: Report

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        files_in_all = sum(len(extension.sources) for extension in self.extensions)
        compiled: list[str] = []

        def compile_side_by_side(files: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(file: str) -> list[str]:
                made: list[str] = compile_files([file], *args, **options)
                compiled.extend(made)
                self.report(TRANSLATED + (100 - TRANSLATED) * len(compiled) // files_in_all)
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compile_one, files) for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class CompiledDistribution(Distribution):
    """A distribution for one platform, although it declares no extension."""

    def has_ext_modules(self) -> bool:
        return not PLAN["wants_pure"]()


build.sub_commands.append(("compile_rules", None))
setup(cmdclass={"compile_rules": compile_rules}, distclass=CompiledDistribution)
