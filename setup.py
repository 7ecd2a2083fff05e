"""Building the package compiles the rules and the search (`compiling/build.py`), or says in one line why not."""

import importlib
import shutil
import sys
import time
from pathlib import Path
from types import ModuleType

from setuptools import Command, Distribution, setup
from setuptools.command.build import build

SOURCES = Path(__file__).parent.resolve() / "src"

package = ModuleType("kaiserhof")
"""Kaiserhof's package without what it offers: its modules can be imported, and what they need may not be installed."""

package.__path__ = [str(SOURCES / "kaiserhof")]
sys.modules["kaiserhof"] = package
compiler = importlib.import_module("kaiserhof.compiling.build")
loader = importlib.import_module("kaiserhof.compiling.loader")


class compile_rules(Command):  # noqa: N801 - named as it is called
    """Compiles the rules and the search with mypyc, or says in one line why not."""

    description = "compile the rules and the search"
    user_options = []  # noqa: RUF012 - setuptools' way

    def initialize_options(self) -> None:
        self.editable_mode = False
        self.build_lib: str | None = None  # setuptools fills in what is None

    def finalize_options(self) -> None:
        self.set_undefined_options("build_py", ("build_lib", "build_lib"))

    def run(self) -> None:
        place = SOURCES if self.editable_mode else Path(self.build_lib or "").resolve()
        folder = loader.compiled_folder(place / "kaiserhof")
        if loader.is_current(folder):
            return
        if loader.is_current(loader.compiled_folder()) and not loader.wants_pure():
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(loader.compiled_folder(), folder)
            return
        start = time.monotonic()
        try:
            built = compiler.compile_into(folder, loader.NO_RULES, lambda _: None)
        except compiler.NotCompiled as error:
            shutil.rmtree(folder, ignore_errors=True)
            print(f"{error.remarks}Kaiserhof runs interpreted, several times slower: {error}.", flush=True)
        else:
            print(f"Compiled {built.modules} modules in {time.monotonic() - start:.0f} s.")

    def get_source_files(self) -> list[str]:
        return [f"src/{path.relative_to(SOURCES).as_posix()}" for path in loader.source_files()]

    def get_outputs(self) -> list[str]:
        return []

    def get_output_mapping(self) -> dict[str, str]:
        return {}


class CompiledDistribution(Distribution):
    """A distribution for one platform, although it declares no extension."""

    def has_ext_modules(self) -> bool:
        return not loader.wants_pure()


build.sub_commands.append(("compile_rules", None))
setup(cmdclass={"compile_rules": compile_rules}, distclass=CompiledDistribution)
