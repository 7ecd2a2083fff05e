"""Runs in Pyodide while the static files are built: compiles modules to bytecode, and prepares responses."""

from __future__ import annotations

import gzip
import importlib.util
import json
import marshal
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from types import CodeType
from typing import Any

from kaiserhof.engine import LANGUAGES, find_game, game_ids, lesson_of
from kaiserhof.tab.start import start
from kaiserhof.web.rendering.assets import asset_url, static_names

ORIGIN = "http://localhost"


_HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""The first bytes of a file with bytecode that Python does not compare with its source."""


_NOWHERE = 0x80 | 15 << 3
"""In a table of line numbers, the byte for instructions without one; its last three bits are their number minus one."""


def _compiled(source: bytes, name: str) -> bytes:
    """Returns the content of a file with the bytecode of a module."""
    return _HEADER + marshal.dumps(_without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2)))


def _without_lines(code: CodeType) -> CodeType:
    """Returns bytecode without line numbers, which are two fifths of it when it is compressed. Tracebacks in a tab name
    modules and functions.
    """
    parts = (_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = bytes([_NOWHERE | 7]) * whole + (bytes([_NOWHERE | (rest - 1)]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(parts))


def compile_modules(folder: Path, kept: list[str]) -> None:
    """Replaces the modules in a folder by their bytecode, which loads faster. Modules that match a pattern of `kept`
    stay, because they are read as text.
    """
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder)
        if not any(name.match(pattern) for pattern in kept):
            file.with_suffix(".pyc").write_bytes(_compiled(file.read_bytes(), str(name)))
            file.unlink()


def compile_library(archive: Path, to: Path, left_out: list[str]) -> None:
    """Writes the standard library as bytecode, in an archive that is not compressed: the build compresses all together.
    Python would compile it at every start, because it stores no bytecode in an archive.
    """
    with zipfile.ZipFile(archive) as library, zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as made:
        for name in sorted(library.namelist()):
            if name.endswith("/") or any(fnmatch(name, pattern) for pattern in left_out):
                continue
            content = library.read(name)
            if name.endswith(".py"):
                made.writestr(zipfile.ZipInfo(f"{name}c"), _compiled(content, name))
            else:
                made.writestr(zipfile.ZipInfo(name), content)


async def prepare_answers(folder: Path) -> None:
    """Writes the home page and the first pages of lessons in each language, and everything immutable that they load, as
    files. The service worker answers with them while the application starts; with what is immutable, afterwards, too.
    """
    bridge = await start("/home", ORIGIN)

    async def get(path: str, lang: str) -> bytes:
        parts: list[bytes] = []
        headers: dict[str, str] = {}

        def send(kind: str, *values: Any) -> None:
            if kind == "part":
                parts.append(values[0])
            elif kind == "start":
                assert values[0] == 200, (path, values)
                headers.update(values[1])

        await bridge.answer("GET", path, "", [("accept-language", lang)], "", b"", send)
        content = b"".join(parts)
        return gzip.decompress(content) if headers.get("content-encoding") == "gzip" else content

    def write(name: str, content: bytes) -> None:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    early = {"/": "home", **{f"/learn/{game}": f"learn-{game}" for game in game_ids() if lesson_of(find_game(game))}}
    answers: dict[str, str] = {}
    for lang in LANGUAGES:
        for address, name in early.items():
            page = await get(address, lang)
            write(f"early/{lang}/{name}.html", page)
            for path in [asset_url(name) for name in static_names()] + _lasting_addresses(page.decode()):
                if path not in answers:
                    answers[path] = f"answers{path}"
                    write(answers[path], await get(path, lang))
    (folder / "answers.json").write_text(json.dumps({"early": early, "answers": answers}))


def _lasting_addresses(page: str) -> list[str]:
    """Returns the immutable URLs of style sheets and pictures in a page."""
    import re

    return re.findall(r'(?:href|src)="(/(?:board|drawn|ratio|style|vignette)/[^"?]+)"', page)
