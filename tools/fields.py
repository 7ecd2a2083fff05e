"""Writes what follows from the declared fields of a state: slots, copying, snapshot and key.

A field is declared once, as an annotation with its meaning below it, in a class marked by the comments `BEGIN` and
`END`. `python -m tools.fields` rewrites the lines between them; with `--check` it only reports what is out of date.

- a number (`i64`, `int`, `bool`) is assigned; a list (`list[…]`, `vec[…]`) is copied;
- a line that ends in `# derived` is copied, but left out of the snapshot and the key;
- anything else (`Lookup`) belongs to the constructor.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "kaiserhof" / "games"
BEGIN = "    # <fields> written by `make fields` from the annotations above"
END = "    # </fields>"
NUMBERS = ("i64", "int", "bool")


@dataclass(frozen=True)
class Field:
    name: str
    kind: str
    is_list: bool
    derived: bool


def declared(source: str) -> tuple[str, list[Field], list[str]]:
    """The marked class of a module: its name, its fields, and what belongs to the constructor."""
    lines = source.splitlines()
    start = lines.index(BEGIN)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.lineno <= start <= (node.end_lineno or 0):
            fields, others = [], []
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.lineno <= start:
                    kind = ast.unparse(item.annotation)
                    is_list = kind.startswith(("list[", "vec["))
                    derived = lines[item.lineno - 1].endswith("# derived")
                    if is_list or kind in NUMBERS:
                        fields.append(Field(item.target.id, kind, is_list, derived))
                    else:
                        others.append(item.target.id)
            return node.name, fields, others
    raise LookupError("no class around the mark")


def written(name: str, fields: list[Field], others: list[str]) -> list[str]:
    """The lines between the marks."""
    shown = [field for field in fields if not field.derived]

    def copied(field: Field, owner: str) -> str:
        return f"{owner}.{field.name}" + ("" if not field.is_list else "[:]" if "vec" in field.kind else ".copy()")

    def plain(field: Field, wrapper: str) -> str:
        return f"{wrapper}(self.{field.name})" if field.is_list else f"self.{field.name}"

    def read(field: Field) -> str:
        value = f'data["{field.name}"]'
        return value if not field.is_list else f"vec[i64]({value})" if "vec" in field.kind else f"list({value})"

    return [
        "",
        "    __slots__ = (",
        *[f'        "{slot}",' for slot in sorted([field.name for field in fields] + others)],
        "    )",
        "",
        f"    def copy_from(self, other: {name}) -> None:",
        '        """Become a copy of a position of the same variant."""',
        *[f"        self.{field.name} = {copied(field, 'other')}" for field in fields],
        "",
        "    def parts(self) -> tuple[object, ...]:",
        '        """All fields, hashable."""',
        "        return (",
        "            self.seats,",
        *[f"            {plain(field, 'tuple')}," for field in shown],
        "        )",
        "",
        "    def json_fields(self) -> dict[str, Any]:",
        '        """All fields, as they stand in a snapshot."""',
        "        return {",
        '            "seats": self.seats,',
        *[f'            "{field.name}": {plain(field, "list")},' for field in shown],
        "        }",
        "",
        "    def read(self, data: Mapping[str, Any]) -> None:",
        '        """Take the fields from a snapshot."""',
        *[f"        self.{field.name} = {read(field)}" for field in shown],
        "",
    ]


def renewed(source: str) -> str:
    lines = source.splitlines()
    start, end = lines.index(BEGIN), lines.index(END)
    return "\n".join([*lines[: start + 1], *written(*declared(source)), *lines[end:]]) + "\n"


def main() -> int:
    stale = 0
    for path in sorted(GAMES.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if BEGIN in source:
            new = renewed(source)
            if new != source:
                stale += 1
                if "--check" in sys.argv:
                    print(f"{path} is not current: make fields")
                else:
                    path.write_text(new, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
