"""Drafts: the boards that people draw, finished or not, as their own data.

A draft has a *document*, the tables of a board file as JSON, and notes beside it. It is kept after every change.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from kaiserhof.engine import find_game
from kaiserhof.errors import Refused
from kaiserhof.people.identity import clean_text, new_id
from kaiserhof.storage.draft_store import DraftRow
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store
from kaiserhof.tables.boards import LARGEST_BOARD
from kaiserhof.tables.limits import Limits

LARGEST_DRAFT = 2 * LARGEST_BOARD
"""Largest accepted content, in bytes: a board as JSON needs more than as a file."""
NAME_LENGTH = 60


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """What a draft contains."""

    document: dict[str, Any]
    seen: list[str] = []
    """The things that have been compared with the printed board."""
    accepted: list[str] = []
    """The warnings that the person has answered with "it is so"."""


@dataclass(frozen=True, slots=True)
class Draft:
    row: DraftRow
    content: Content


class Drafts:
    """People's drafts. Nobody sees those of others."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits

    def begin(self, person: Person, game_id: str, content: Content) -> str:
        """Stores a new draft; returns its id."""
        self._limits.spend("draft", person.id)
        name, packed = self._packed(game_id, content)
        draft_id = new_id()
        self._store.drafts.add(draft_id, person.id, game_id, name, packed, self._limits.network_tag())
        return draft_id

    def save(self, person: Person, game_id: str, draft_id: str, revision: int, content: Content) -> int:
        """Replaces the content of a draft, and returns its revision. Raises `Stale` if another page was faster."""
        self._limits.spend("draft", person.id)
        return self._store.drafts.save(draft_id, person.id, revision, *self._packed(game_id, content))

    def copy(self, person: Person, draft_id: str) -> str:
        """Stores a copy of a draft; returns its id."""
        draft = self.get(person, draft_id)
        return self.begin(person, draft.row.game, draft.content)

    def delete(self, person: Person, draft_id: str) -> None:
        self._store.drafts.delete(draft_id, person.id)

    def use(self, person: Person, draft_id: str, board: str) -> None:
        """Notes which custom board has been made of a draft."""
        self._store.drafts.use(draft_id, person.id, board)

    def get(self, person: Person, draft_id: str) -> Draft:
        """Returns a draft; raises `Missing` if the person has none with this id."""
        row, packed = self._store.drafts.get(draft_id, person.id)
        return Draft(row, msgspec.json.decode(zlib.decompress(packed), type=Content))

    def of(self, person: Person) -> Sequence[DraftRow]:
        """Returns a person's drafts, the last changed first."""
        return self._store.drafts.of(person.id)

    def _packed(self, game_id: str, content: Content) -> tuple[str, bytes]:
        """Returns the name of the board and the compressed content."""
        editing = find_game(game_id).editing
        if editing is None:
            raise Refused("error-no-own-data", game=game_id[:40])
        table: Any = content.document
        for key in editing.title.split("."):
            table = table.get(key) if isinstance(table, dict) else None
        name = clean_text(table, NAME_LENGTH) if isinstance(table, str) else ""
        return name, zlib.compress(msgspec.json.encode(content), 1)


T = TypeVar("T")


def decoded(sent: bytes, kind: type[T]) -> T:
    """Parses JSON of a bounded size into a type; refuses everything else in one sentence."""
    if len(sent) > LARGEST_DRAFT:
        raise Refused("error-board-large", most=LARGEST_BOARD // 1000)
    try:
        return msgspec.json.decode(sent, type=kind)
    except (ValueError, RecursionError):
        raise Refused("error-request") from None
