"""What a board editor must know of a game: the kinds of things on a board, where they are, and their fields.

The editor knows no game. It changes a *document*: the tables of a board file as JSON. A game describes its files as
data (`board/editing.toml`, with the fields of `Editing`), and its loader reports what is wrong.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Shape: TypeAlias = Literal["area", "line", "lines", "point", "link", "cell", "row", "plain"]
"""Where a thing lies on the sheet: a closed outline; a line; several lines; a point; between two other things; on a hex
of a grid; along several hexes in order; nowhere."""

EntryKind: TypeAlias = Literal["text", "names", "whole", "number", "choice", "flag", "edges"]
"""The type of an entry's value. `names` are a name by language, at least in one; `edges` are edges of a hex."""

Cure: TypeAlias = Literal["draw", "ours", "renumber", "order", "lower", "adopt", "remove", "name"]
"""What the editor offers against a problem: to draw a thing of a kind, to take all of a kind from our board while there
is none, to number or to order all of a kind, to lower every second column, to give a point to the area in which it
lies, to remove the thing, to name it."""

Source: TypeAlias = Literal["known", "ours"]
"""Whether our board has something from its sources, or we have chosen it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A field in the form for a thing. Its label is the message `edit-KEY`, with hyphens for dots."""

    key: str
    kind: EntryKind
    choices: tuple[str, ...] = ()
    optional: bool = False
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other entries with the values they must have for this one to be shown."""
    rare: bool = False
    """Whether it is folded away at first."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing; its name is the message `edit-kind-ID`."""

    id: str
    path: str
    """Where the file lists it: dotted keys, the parent's first."""
    shape: Shape
    at: str = ""
    """The key of its outline, line or point; `x y` for a point in two keys."""
    name: str = ""
    """The key by which other things and problems refer to it."""
    parent: str = ""
    """The kind of thing it belongs to."""
    joins: str = ""
    """The kind of things that it links."""
    pair: str = ""
    """The key with the names of the two linked things; empty if the link is only the pair."""
    points: tuple[str, ...] = ()
    """Keys of further points, set when the thing is created."""
    more_points: tuple[str, ...] = ()
    """Keys of optional further points; without them the drawing chooses."""
    single: bool = False
    """Whether there is at most one: a table instead of a list."""
    entries: tuple[Entry, ...] = ()
    first: Mapping[str, Any] = field(default_factory=dict)
    """The fields of a new thing. `#` in a text stands for the next free number."""
    colour: str = ""
    """Its colour on the sheet; empty for the default of its shape."""
    colours: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Its colour by the value of a key; the first key that gives one counts."""
    place_colours: Mapping[str, str] = field(default_factory=dict)
    """The colours of its further points, by key."""
    dashed: bool = False
    """Whether it is drawn as a thin dashed line."""
    scenery: bool = False
    """Whether it is only looked at. Scenery is one layer, below everything else."""
    side: str = ""
    """The side of the board on which it lies; empty if on every side."""
    apart: float = 0
    """How far from each other two of them must lie at least."""
    order: str = ""
    """For a row: the key of its cells by which it is ordered."""
    source: Source | None = None
    """Where our board has things of this kind from; none for what need not be compared with the printed board."""
    known: tuple[str, ...] = ()
    """The names of those that are known although the others are ours."""


@dataclass(frozen=True, slots=True)
class Editing:
    """What can be edited on a game's boards."""

    kinds: tuple[Kind, ...]
    empty: Mapping[str, Any]
    """The document of an empty board."""
    title: str
    """The key of the board's name."""
    reconstruction: str
    """The key of the flag that says that the board is a reconstruction."""
    order: str
    """The keys of the file in the order in which they are written."""
    width: str = ""
    """The key with the width of the sheet; empty if the sheet is a grid of hexes."""
    height: str = ""
    low: str = ""
    """The key of the columns of the grid that lie half a hex further south."""
    cures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the id of a problem's message: a `Cure`, and the kind of things that it is about."""


def read_editing(text: str) -> Editing:
    """Reads an `editing.toml`."""
    data = tomllib.loads(text)
    cures = {problem: tuple(cure) for problem, cure in data.get("cures", {}).items()}
    return Editing(**{**data, "kinds": tuple(map(_kind, data["kinds"])), "cures": cures})


def _kind(data: Mapping[str, Any]) -> Kind:
    entries: list[Entry] = []
    for each in data.get("entries", ()):
        when = {key: tuple(values) for key, values in each.get("when", {}).items()}
        entries.append(Entry(**{**each, "choices": tuple(each.get("choices", ())), "when": when}))
    lists = {key: tuple(data.get(key, ())) for key in ("points", "more_points", "known")}
    return Kind(**{**data, **lists, "entries": tuple(entries)})


def write_document(document: Mapping[str, Any], order: str) -> bytes:
    """Returns the file for a document; the inverse of `datafile.read_toml`.

    >>> print(write_document({"a": {"b": [1, 2.0], "c": {"d": "é"}}}, "a b c").decode())
    [a]
    b = [1, 2]
    <BLANKLINE>
    [a.c]
    d = "é"
    <BLANKLINE>
    """
    rank = {key: number for number, key in enumerate(order.split())}
    lines: list[str] = []
    _table((), document, rank, lines)
    return "\n".join(lines).strip("\n").encode("utf-8", "replace") + b"\n"


_WIDTH = 118
_INLINE = ("names", "banner")
"""Tables that are written inline."""


def _table(path: tuple[str, ...], table: Mapping[str, Any], rank: Mapping[str, int], lines: list[str]) -> None:
    keys = sorted((key for key in table if table[key] is not None), key=lambda key: rank.get(key, len(rank)))
    plain = [key for key in keys if not _is_table(key, table[key]) and not _is_list_of_tables(path, table[key])]
    lines += [f"{_key(key)} = {_value(table[key], rank)}" for key in plain]
    for key in keys:
        value, inner = table[key], (*path, key)
        head = ".".join(map(_key, inner))
        if _is_table(key, value):
            lines += ["", f"[{head}]"]
            _table(inner, value, rank, lines)
        elif _is_list_of_tables(path, value):
            for item in value:
                lines += ["", f"[[{head}]]"]
                _table(inner, item, rank, lines)


def _is_table(key: str, value: object) -> bool:
    return isinstance(value, dict) and key not in _INLINE


def _is_list_of_tables(path: tuple[str, ...], value: object) -> bool:
    return not path and isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else _text(key)


def _text(text: str) -> str:
    return json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object, rank: Mapping[str, int]) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, dict):
        keys = sorted((key for key in value if value[key] is not None), key=lambda key: rank.get(key, len(rank)))
        inner = ", ".join(f"{_key(key)} = {_value(value[key], rank)}" for key in keys)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return _list([_value(item, rank) for item in value])
    return str(value)


def _list(items: Sequence[str]) -> str:
    """Writes a list in one line, or in several of bounded length."""
    one = f"[{', '.join(items)}]"
    if len(one) <= _WIDTH - 20:
        return one
    lines, line = [], " "
    for item in items:
        if len(line) + len(item) + 2 > _WIDTH and line.strip():
            lines.append(line)
            line = " "
        line += f" {item},"
    return "[\n" + "\n".join((*lines, line)) + "\n]"
