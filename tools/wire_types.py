"""Generates the TypeScript types of what the server sends to the scripts; with --check, checks if they are
up to date.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

from msgspec import Raw

from kaiserhof.engine import editing
from kaiserhof.web import wire

FILE = Path(wire.__file__).with_suffix(".d.ts")
HEAD = "// Written by tools.wire_types from kaiserhof.web.wire and kaiserhof.engine.editing: do not edit.\n"
CLASSES = (
    wire.Patch,
    wire.SceneData,
    wire.PageData,
    wire.LessonData,
    wire.ReplayData,
    wire.LegalMove,
    wire.MarkData,
    wire.PartData,
    wire.SceneTold,
    wire.BoardLists,
    wire.PresenceData,
    wire.TimeData,
    wire.Ask,
    wire.Meeting,
    wire.MeetingEvent,
    wire.Why,
    wire.HintedMove,
    wire.ProspectData,
    wire.PlateData,
    wire.AsItStands,
    wire.Hints,
    wire.CoachedMove,
    wire.Coaching,
    editing.Entry,
    editing.Kind,
    editing.Editing,
    wire.DraftContent,
    wire.EditorData,
    wire.KeptDraft,
    wire.SavedDraft,
    wire.BoardProblem,
    wire.CheckedBoard,
    wire.TrialLine,
    wire.TrialGame,
)
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def written() -> str:
    return HEAD + "".join(f"\n{declared(each)}\n" for each in CLASSES)


def declared(cls: Any) -> str:
    """Returns the TypeScript declaration of a class."""
    hints = typing.get_type_hints(cls, include_extras=True)
    if issubclass(cls, tuple):
        defaults = cls._field_defaults
        items = [f"{name}{'?' * (name in defaults)}: {type_of(hint)}" for name, hint in hints.items()]
        return f"export type {cls.__name__} = [{', '.join(items)}];"
    return "\n".join([f"export interface {cls.__name__} {{", *fields(cls, hints), "}"])


def fields(cls: Any, hints: Mapping[str, Any]) -> Iterator[str]:
    names = [each.name for each in dataclasses.fields(cls)] if dataclasses.is_dataclass(cls) else hints
    for name in names:
        optional = get_origin(hints[name]) is NotRequired
        (hint,) = get_args(hints[name]) if optional else (hints[name],)
        yield f"  {name}{'?' * optional}: {type_of(hint)};"


def type_of(hint: Any) -> str:
    """Returns the TypeScript type for a type hint.

    >>> type_of(Mapping[str, Sequence[int | None]])
    'Record<string, (number | null)[]>'
    """
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in CLASSES:
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(
            type_of(each) for each in arguments if each is not Raw
        )  # what is JSON already has the other type
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin is Mapping:
        return f"Record<string, {type_of(arguments[1])}>"
    if origin is tuple and arguments[-1] is not ...:
        return f"[{', '.join(map(type_of, arguments))}]"
    if origin in (Sequence, tuple):
        inner = type_of(arguments[0])
        return f"({inner})[]" if " " in inner and inner[0] != "[" else f"{inner}[]"
    raise TypeError(f"no type for {hint}")


def main() -> int:
    if "--check" not in sys.argv:
        FILE.write_text(written(), "utf-8")
    elif FILE.read_text("utf-8") != written():
        print(f"{FILE} is out of date: run python -m tools.wire_types", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
