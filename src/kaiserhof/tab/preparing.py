"""Runs in Pyodide while the static files are built: compiles modules to bytecode, and prepares responses."""

from __future__ import annotations

import json
import py_compile
from pathlib import Path
from typing import Any

from kaiserhof.engine import LANGUAGES
from kaiserhof.tab.start import start
from kaiserhof.web.rendering.assets import asset_url, static_names

ORIGIN = "http://localhost"


def compile_modules(folder: Path, kept: list[str]) -> None:
    """Replaces the modules in a folder by their bytecode, which loads faster. Modules that match a pattern of `kept`
    stay, because they are read as text.
    """
    for file in sorted(folder.rglob("*.py")):
        if not any(file.relative_to(folder).match(pattern) for pattern in kept):
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            place = str(file.relative_to(folder))
            py_compile.compile(str(file), f"{file}c", dfile=place, doraise=True, optimize=2, invalidation_mode=mode)
            file.unlink()


async def prepare_answers(folder: Path) -> None:
    """Writes the home page in each language, and everything immutable that pages load, as files. The service worker
    answers with them while the application starts, and afterwards instead of it.
    """
    bridge = await start("/home", ORIGIN)

    async def get(path: str, lang: str) -> tuple[bytes, str]:
        parts: list[bytes] = []
        headers: dict[str, str] = {}

        def send(kind: str, *values: Any) -> None:
            if kind == "part":
                parts.append(values[0])
            elif kind == "start":
                assert values[0] == 200, (path, values)
                headers.update(values[1])

        await bridge.answer("GET", path, "", [("accept-language", lang)], "", b"", send)
        return b"".join(parts), headers["content-type"].partition(";")[0]

    (folder / "home").mkdir(parents=True)
    answers: dict[str, str] = {}
    for lang in LANGUAGES:
        page, _ = await get("/", lang)
        (folder / "home" / f"{lang}.html").write_bytes(page)
        for path in [asset_url(name) for name in static_names()] + _lasting_addresses(page.decode()):
            if path not in answers:
                content, _ = await get(path, lang)
                answers[path] = f"answers{path}"
                file = folder / answers[path]
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
    (folder / "answers.json").write_text(json.dumps(answers))


def _lasting_addresses(page: str) -> list[str]:
    """Returns the immutable URLs of style sheets and pictures in a page."""
    import re

    return re.findall(r'(?:href|src)="(/(?:style|vignette|drawn)/[^"?]+)"', page)
