"""Bundles a script with everything it imports: a phone loads one file faster than forty.

The imported modules come first, each in a function that returns its exports. The script itself follows in a block that
may use `await`, as a module may. So no module sees the names of another. Comments are removed, but line breaks stay,
and a source map leads from the bundle back to the modules. Only the few forms of `import` and `export` that our scripts
use are supported; any other is an error.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

_IMPORT = re.compile(r'import (?:\{ ([\w$, ]+) \} from )?"(\.{1,2}/[\w/-]+\.js)";(?: //.*)?')
_EXPORT = re.compile(r"export (?:async function|function|class|const) ([\w$]+)\b.*")
_COMMENT = re.compile(r"\s*(?://.*|/\*(?:(?!\*/).)*(?:\*/)?)")
"""A line that contains only a comment, or the start of one."""
_UNKNOWN = re.compile(r"(?:import|export)\b.*|.*(?:\bimport\(|\bimport\.meta\b).*")

Read = Callable[[str], str]
"""Returns the text of a module, given its name, such as `editor/main.js`."""


class CannotJoinError(ValueError):
    """Raised for an unsupported form of import or export, or for circular imports."""


def joined(name: str, read: Read) -> str:
    """Bundles a script with everything it imports.

    >>> modules = {"a.js": 'import { b as c } from "./b.js";\\nc();\\n', "b.js": "export function b() {}\\n"}
    >>> print(joined("a.js", modules.__getitem__))
    const $b = (() => { // b.js
    function b() {}
    return { b };
    })();
    { // a.js
    const { b: c } = $b;
    c();
    }
    //# sourceMappingURL=a.js.map
    <BLANKLINE>
    """
    *imported, last = _in_order(name, read)
    parts = [*(_as_function(module, read(module)) for module in imported), _as_block(last, read(last))]
    return "\n".join([*(line for part in parts for line in part), f"//# sourceMappingURL={_base(name)}.map", ""])


def source_map(name: str, read: Read) -> str:
    """Returns the source map of a bundle as JSON; each line of the bundle maps to a line of a module."""
    sections, line = [], 0
    for module in _in_order(name, read):
        sections.append(_section(line + 1, module, read(module)))
        line += len(_as_function(module, read(module)))
    return json.dumps({"version": 3, "file": _base(name), "sections": sections}, ensure_ascii=False)


@cache
def imports_of(name: str, text: str) -> tuple[str, ...]:
    """Returns the names of the modules that a module imports, in order."""
    folder = posixpath.dirname(name)
    found = (_IMPORT.fullmatch(line) for line in _lines(text))
    return tuple(posixpath.normpath(posixpath.join(folder, match[2])) for match in found if match)


def _in_order(name: str, read: Read) -> list[str]:
    """Returns a module and its dependencies in the order in which a browser runs them."""
    done: list[str] = []

    def add(module: str, way: tuple[str, ...]) -> None:
        if module in way:
            raise CannotJoinError(f"a circle of imports: {' > '.join((*way, module))}")
        if module in done:
            return
        for needed in imports_of(module, read(module)):
            add(needed, (*way, module))
        done.append(module)

    add(name, ())
    return done


@cache
def _as_function(module: str, text: str) -> tuple[str, ...]:
    """Returns a module as a function that is called at once and returns its exports."""
    lines, exported = _body(module, text)
    return f"const {_variable(module)} = (() => {{ // {module}", *lines, f"return {{ {exported} }};", "})();"


def _as_block(module: str, text: str) -> tuple[str, ...]:
    """Returns the entry module as a block; it keeps its own exports."""
    lines, exported = _body(module, text)
    if not exported:
        return f"{{ // {module}", *lines, "}"
    name = _variable(module)
    return (
        f"let {name}; {{ // {module}",
        *lines,
        f"{name} = {{ {exported} }};",
        "}",
        f"export const {{ {exported} }} = {name};",
    )


def _body(module: str, text: str) -> tuple[list[str], str]:
    """Returns the lines of a module without imports and exports, and the names it exports."""
    lines, exported = [], []
    for line in _without_comments(_lines(text)):
        if found := _EXPORT.fullmatch(line):
            exported.append(found[1])
            lines.append(line.removeprefix("export "))
        else:
            lines.append(_imported(line, module))
    return lines, ", ".join(exported)


def _without_comments(lines: list[str]) -> Iterator[str]:
    """Yields the lines, with comment lines emptied."""
    inside = False
    for line in lines:
        if inside or _COMMENT.fullmatch(line):
            inside = (inside or line.lstrip().startswith("/*")) and "*/" not in line
            yield ""
        else:
            yield line


def _imported(line: str, module: str) -> str:
    """Rewrites an import to take its names from a bundled module."""
    if found := _IMPORT.fullmatch(line):
        (source,) = imports_of(module, line)
        return f"const {{ {found[1].replace(' as ', ': ')} }} = {_variable(source)};" if found[1] else ""
    if _UNKNOWN.fullmatch(line):
        raise CannotJoinError(f"{module}: {line}")
    return line


def _section(line: int, module: str, text: str) -> dict[str, Any]:
    """Returns the section of a source map that maps each line, from this one on, to the next line of a module."""
    mappings = ";".join(["AAAA", *["AACA"] * (len(_lines(text)) - 1)])
    told = {"version": 3, "sources": [module], "sourcesContent": [text], "names": [], "mappings": mappings}
    return {"offset": {"line": line, "column": 0}, "map": told}


def _lines(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n")


def _variable(module: str) -> str:
    return "$" + re.sub(r"\W", "_", module.removesuffix(".js"))


def _base(name: str) -> str:
    return posixpath.basename(name)
