"""`kaiserhof compile`: compiles the rules of all installed games in one group."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence

from kaiserhof.cli.files import Options
from kaiserhof.compiling import loader
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.extras import NotInstalled
from kaiserhof.lab.progress import progress_bar


def compile_rules(arguments: Namespace, options: Options, words: Words) -> None:
    """Compiles what is not compiled yet; processes that start later use it."""
    from kaiserhof.compiling.build import NotCompiled, compile_into  # needs the extra `compile`

    others = loader.rules_of_others()
    if loader.is_complete(others):
        print(words("cli-compile-already"))
        return

    def warn(packages: Sequence[str], remarks: str) -> None:
        print(remarks, end="", file=sys.stderr)
        for package in packages:
            print(words("cli-compile-refused", package=package), file=sys.stderr)

    folder = loader.target(others)
    begun = time.monotonic()
    try:
        with progress_bar(100, lambda percent: words("cli-compile-progress", percent=percent)) as show:
            built = compile_into(folder, others, show, warn, loader.objects())
    except NotCompiled as error:
        print(error.remarks, end="", file=sys.stderr)
        raise _said(error.reason) from None
    seconds = round(time.monotonic() - begun)
    print(words("cli-compile-done", modules=built.modules, seconds=seconds, folder=str(folder)))


def _said(reason: str) -> KaiserhofError:
    return NotInstalled("compile") if reason == "no-mypyc" else KaiserhofError(f"cli-not-compiled-{reason}")
