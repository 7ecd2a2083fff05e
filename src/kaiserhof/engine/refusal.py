"""Why a move is illegal."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.engine.message import Message


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the id of the rule that forbids it, and what makes the rule apply here, if that helps."""

    rule: str
    detail: Message | None = None
