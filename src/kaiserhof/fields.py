"""Generates code from the declared fields of a state: their names by kind, slots, and copying.

A state declares each field once, as an annotation with its meaning below it. Between the marks `# <fields>` and `#
</fields>` this tool writes the rest as plain Python; `RuledState` derives key and snapshot from the names. `python -m
kaiserhof.fields FOLDER` writes all modules in a folder; with `--check` it only reports modules that are out of date.

- A number (`i64`, `int`, `bool`) is assigned, a list of numbers (`list[i64]`, `vec[i64]`) is copied.
  `vec` comes from `kaiserhof.engine.native`.
- A field whose line ends in `# derived` follows from the others: it is copied, but is not part of key and snapshot.
- A list that changes rarely may end in `# shared`: copies hold the same list. Nobody may write into it; a
  change puts a new one there (`with_number` of `kaiserhof.engine.native` makes it). `kaiserhof.testing` checks it.
- A class (`lookup: Lookup`, `beliefs: Beliefs | None`) is no field: the constructor sets it.
- `seats`, `viewer` and `journal` belong to every state; nobody declares them again.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

BEGIN = "    # <fields>"
"""The beginning of the first mark, which may say more."""
END = "    # </fields>"
DERIVED = "# derived"
SHARED = "# shared"
NUMBERS = ("i64", "int", "bool")
VEC = "vec[i64]"
LISTS = (*(f"list[{number}]" for number in NUMBERS), VEC)
CLASS = re.compile(r"[A-Z]\w*( \| None)?")
INHERITED = ("seats", "viewer", "journal")
"""The fields that the engine's classes declare for every state."""
WRITTEN = "ClassVar[Fields]"
"""The annotation of the generated declaration between the marks."""
WIDTH = 120
"""Maximum length of a generated line."""


class BadFields(ValueError):
    """A declaration that the tool does not understand; the message names the line."""


@dataclass(frozen=True)
class Field:
    """A declared field."""

    name: str
    kind: str
    derived: bool = False
    shared: bool = False

    @property
    def is_list(self) -> bool:
        """Whether a copy needs its own list."""
        return self.kind in LISTS

    def copied(self) -> str:
        """Returns the expression for an independent copy of the field of `other`."""
        if not self.is_list or self.shared:
            return f"other.{self.name}"
        return f"other.{self.name}" + ("[:]" if self.kind == VEC else ".copy()")


@dataclass(frozen=True)
class Declaration:
    """The class with the marks in a module."""

    name: str
    fields: tuple[Field, ...]
    others: tuple[str, ...]
    """The attributes that the constructor sets."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all declared fields."""
        return tuple(field.name for field in self.fields)


def declared(source: str) -> Declaration:
    """Parses the marked class of a module; raises `BadFields`."""
    lines = source.splitlines()
    start = _begin(lines)
    before = [node for node in ast.parse(source).body if node.lineno <= start]
    if not before or not isinstance(before[-1], ast.ClassDef):
        raise BadFields(f"{start + 1}: the mark stands in no class")
    return _declared_in(before[-1], lines, start)


def _begin(lines: Sequence[str]) -> int:
    """Returns the index of the first mark; raises `BadFields` if there are not exactly two marks in order."""
    begins = [index for index, line in enumerate(lines) if line.startswith(BEGIN)]
    if len(begins) != 1 or lines.count(END) != 1 or lines.index(END) < begins[0]:
        raise BadFields(f"1: there must be one {BEGIN.strip()!r} and one {END.strip()!r} after it")
    return begins[0]


def _declared_in(node: ast.ClassDef, lines: Sequence[str], start: int) -> Declaration:
    fields: list[Field] = []
    others: list[str] = []
    for item in node.body:
        if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
            continue
        name, kind = item.target.id, ast.unparse(item.annotation)
        if kind == WRITTEN:
            continue
        if item.lineno > start:
            raise BadFields(f"{item.lineno}: {name} is declared below the mark")
        if name in (*(field.name for field in fields), *others, *INHERITED):
            raise BadFields(f"{item.lineno}: {name} is declared already")
        if kind in NUMBERS or kind in LISTS:
            line = lines[item.lineno - 1]
            fields.append(Field(name, kind, line.endswith(DERIVED), line.endswith(SHARED)))
            if fields[-1].shared and not fields[-1].is_list:
                raise BadFields(f"{item.lineno}: {name} is a number, and only a list can be shared")
        elif CLASS.fullmatch(kind):
            others.append(name)
        else:
            known = ", ".join((*NUMBERS, *LISTS))
            raise BadFields(f"{item.lineno}: {name}: {kind} is neither a class nor one of {known}")
    return Declaration(node.name, tuple(fields), tuple(others))


def generate(declaration: Declaration) -> list[str]:
    """Returns the lines between the marks."""
    fields = declaration.fields
    shown = [field for field in fields if not field.derived]
    kinds = {
        "numbers": [field.name for field in shown if not field.is_list],
        "lists": [field.name for field in shown if field.is_list and field.kind != VEC],
        "vecs": [field.name for field in shown if field.kind == VEC],
    }
    besides = [f', "{name}"' for name in (*(field.name for field in fields if field.derived), *declaration.others)]
    return [
        "",
        f"    FIELDS: {WRITTEN} = Fields(",
        *[line for kind, names in kinds.items() for line in _named(kind, names)],
        "    )",
        f"    __slots__ = (*FIELDS.kinds{''.join(besides) or ','})",
        "",
        f"    def copy_from(self, other: {declaration.name}) -> None:",
        '        """Makes this a copy of a position with the same seats."""',
        "        self.viewer = other.viewer",
        *[f"        self.{field.name} = {field.copied()}" for field in fields],
        "",
    ]


def _named(kind: str, names: Sequence[str]) -> list[str]:
    """Returns the lines of the argument that names the fields of one kind."""
    indent = " " * 8
    one = f'{indent}{kind}="{" ".join(names)}",'
    if not names or len(one) <= WIDTH:
        return [one] if names else []
    words = textwrap.wrap(" ".join(names), WIDTH, initial_indent=indent + "    ", subsequent_indent=indent + "    ")
    return [f'{indent}{kind}="""', *words, f'{indent}""",']


def regenerate(source: str) -> str:
    """Returns the module with regenerated lines between the marks; raises `BadFields`."""
    declaration = declared(source)
    lines = source.splitlines()
    start, end = _begin(lines), lines.index(END)
    return "\n".join([*lines[: start + 1], *generate(declaration), *lines[end:]]) + "\n"


def marked_files(folder: Path) -> list[Path]:
    """Returns the modules in a folder that declare fields."""
    return [path for path in sorted(folder.rglob("*.py")) if f"\n{BEGIN}" in path.read_text(encoding="utf-8")]


def main(arguments: Sequence[str] = ()) -> int:
    """Writes or checks all modules in the given folders; returns the number of those that are wrong or out of date."""
    wrong = 0
    folders = [Path(name) for name in arguments if name != "--check"]
    for path in [path for folder in folders for path in marked_files(folder)]:
        source = path.read_text(encoding="utf-8")
        try:
            new = regenerate(source)
        except BadFields as error:
            wrong += 1
            print(f"{path}:{error}")
            continue
        if new == source:
            continue
        if "--check" in arguments:
            wrong += 1
            print(f"{path} is not up to date: run this tool without --check")
        else:
            path.write_text(new, encoding="utf-8")
    return wrong


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
