"""`kaiserhof tab FOLDER`: builds the static files of Kaiserhof in a browser's tab."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kaiserhof.cli.files import Options
from kaiserhof.engine import Words


def build_tab(arguments: Namespace, options: Options, words: Words) -> None:
    from kaiserhof.tab.building import build  # it needs the extra `web`

    folder = Path(arguments.folder)
    build(folder)
    print(words("cli-tab-built", folder=str(folder)))
