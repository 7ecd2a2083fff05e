"""Summarises the turns of *Der Kaiser von China*: pieces, price and cards in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaiserhof.engine import Message, Scene, StoryLine, Value
from kaiserhof.engine.story import Line, LoggedMove, Storyteller, number_in, seat_in
from kaiserhof.games.china.words.scenes import china_scenes

END = "end"
_PIECES = ("house", "fort", "emissary")
_CARDS = ("log-take", "log-draw")
_PILE = ("log-pile-first", "log-pile-second")


class ChinaStory(Storyteller):
    """Summarises a turn, and at the end the final scoring."""

    def section(self, message: Message, logged: LoggedMove, line: Line | None, *, fresh: bool) -> str | None:
        """Returns the section of a message; everything after the end of the game belongs to the court."""
        if message.id == "log-ended" or (line is not None and line.section == END):
            return END
        return super().section(message, logged, line, fresh=fresh)

    def gain(self, message: Message) -> tuple[int, int] | None:
        """Returns seat and points. All points come from houses, alliances and roads."""
        return (seat_in(message), number_in(message)) if message.id.startswith("log-points-") else None

    def places(self, text: str, turn: int) -> tuple[str, ...]:
        """Returns a field or a dragon space."""
        verb, _, target = text.partition(" ")
        if verb in ("house", "fort"):
            return (f"spot-field-{target}",)
        return (f"spot-dragon-{target}",) if verb == "emissary" else ()

    def headline(self, section: str | None, messages: Sequence[Message]) -> Sequence[Message]:
        """Returns the pieces, the payment, the number of cards drawn, and whether the pile is used up."""
        if section == END:
            return [messages[0], *(message for message in messages if message.id == "log-winner")]
        if section is not None:
            return super().headline(section, messages)
        by_id: dict[str, list[Message]] = {}
        for message in messages:
            by_id.setdefault(message.id, []).append(message)
        clauses = _pieces(by_id)
        if messages[0].id in ("log-exchange", "log-pass"):
            clauses.insert(0, messages[0])
        paid = [message.values["cards"] for message in by_id.get("log-pay", ())]
        if paid:
            clauses.append(Message("also-pay", {"cards": _all(paid)}))
        cards = sum(len(by_id.get(name, ())) for name in _CARDS)
        if cards:
            clauses.append(Message("also-draw", {"cards": cards}))
        clauses += [Message("also-pile")] if any(name in by_id for name in _PILE) else []
        return clauses or messages[:1]

    def scenes(self, line: StoryLine, me: int | None) -> Iterable[Scene]:
        return china_scenes(line, me)


def _pieces(by_id: dict[str, list[Message]]) -> list[Message]:
    """Returns a message for each kind of piece that was placed; only the first names the player and the province."""
    clauses: list[Message] = []
    for kind in _PIECES:
        placed = by_id.get(f"log-{kind}", [])
        if placed:
            values = {"seat": placed[0].values["seat"], "province": placed[0].values["province"], "pieces": len(placed)}
            also = {"pieces": len(placed)}
            clauses.append(Message(f"also-{kind}", also) if clauses else Message(f"tell-{kind}", values))
    return clauses


def _all(values: Sequence[Value]) -> Value:
    """Joins one or two values into a single message value."""
    return values[0] if len(values) == 1 else Message("tell-both", {"first": values[0], "second": values[1]})
