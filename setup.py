"""Building the package compiles the rules and the search; `src/kaiserhof/compilation.py` says which modules.

`python setup.py compile_rules --inplace` does only that, for work on the sources (`make compile`).
"""

import contextlib
import io
import os
import re
import runpy
import shutil
import sysconfig
import tempfile
import time
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


class NotCompiled(Exception):
    """Why the package is built without compiled modules."""


class compile_rules(Command):  # noqa: N801 - named as it is called
    """Compiles the rules and the search with mypyc, or says in one line why not."""

    description = "compile the rules and the search"
    user_options = [("inplace", "i", "put the compiled modules beside the sources")]  # noqa: RUF012 - setuptools' way
    boolean_options = ["inplace"]  # noqa: RUF012

    def initialize_options(self) -> None:
        self.inplace = False
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
        shutil.rmtree(folder, ignore_errors=True)
        start = time.monotonic()
        try:
            modules = compile_into(folder)
        except NotCompiled as reason:
            shutil.rmtree(folder, ignore_errors=True)
            print(f"Kaiserhof runs interpreted, several times slower: {reason}.")
        else:
            print(f"Compiled {modules} modules in {time.monotonic() - start:.0f} s.")

    def get_source_files(self) -> list[str]:
        return [f"src/{path.relative_to(SOURCES).as_posix()}" for path in PLAN["source_files"]()]

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


def compile_into(folder: Path) -> int:
    """Make the compiled modules; returns how many. The digest comes last: without it nothing is used."""
    check_compiler()
    sources, digest = PLAN["source_files"](), PLAN["digest"]()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        os.chdir(SOURCES)
        try:
            modules = translated([str(path.relative_to(SOURCES)) for path in sources], work)
            builder = ParallelBuild(Distribution({"name": "kaiserhof", "ext_modules": modules}))
            builder.build_lib, builder.build_temp, builder.parallel = str(folder), work, os.cpu_count()
            builder.ensure_finalized()
            builder.run()
        except CCompilerError as error:
            raise NotCompiled(f"the C compiler failed ({error})") from None
        finally:
            os.chdir(before)
    (folder / "digest.txt").write_text(digest, encoding="ascii")
    return len(sources)


def check_compiler() -> None:
    """Look for what is needed before anything is translated in vain."""
    if PLAN["wants_pure"]():
        raise NotCompiled("KAISERHOF_PURE is set")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(compiler.split()[0]) is None:
        raise NotCompiled("there is no C compiler")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        raise NotCompiled("Python's C headers are missing")


def translated(files: list[str], work: str) -> list[Extension]:
    """The modules in C, one group with one C file each: so they compile side by side."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise NotCompiled("mypyc is not installed") from None
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
        raise NotCompiled("mypyc does not accept the sources") from None
    for file in Path(work).glob("*.c"):
        widen_shifts(file)
    return modules


def widen_shifts(file: Path) -> None:
    """Let `1 << field` have 64 bits: mypyc 2.4 writes the number as a C literal, which has only 32."""
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"= (-?\d+) << (?=cpy_r_)", r"= (int64_t)\1 << ", text), encoding="utf-8")


class ParallelBuild(build_ext):
    """Compiles on all cores."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_side_by_side(files: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda file: compile_files([file], *args, **options), files)
                return [name for names in made for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class CompiledDistribution(Distribution):
    """What is built for one platform, although no extension is declared."""

    def has_ext_modules(self) -> bool:
        return not PLAN["wants_pure"]()


build.sub_commands.append(("compile_rules", None))
setup(cmdclass={"compile_rules": compile_rules}, distclass=CompiledDistribution)
