"""Summarises the turns of *Da Yunhe*: the card and its use, and the Great Coordinator's trips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kaiserhof.engine import Message, Scene, StoryLine
from kaiserhof.engine.story import SET_UP, Line, LoggedMove, Storyteller, number_in, seat_in
from kaiserhof.games.dayunhe.words.scenes import dayunhe_scenes

DRAFT, SHIP, FIRST, UPRISING, END = "draft", "ship", "first", "uprising", "end"

_SHIP: Final = ("log-ship", "log-ship-canal", "log-ship-unrest", "log-trip")
_GAINS: Final = ("log-build", "log-raise", "log-ship-canal")
"""Messages about points that a player has won."""
_LOSSES: Final = {"log-ship-unrest": "seat", "log-uprising": "seat", "log-intrigue": "other"}
"""Messages about points that a player has lost, with the name of the value that holds the player."""
_FIELDS: Final = {"log-build": "also-build", "log-build-unrest": "also-unrest", "log-rotate": "also-rotate"}
"""Messages that are merged into one list of fields."""
_ALSO: Final = (
    *("city", "move", "swap", "raise", "quell", "calm", "destroy", "tea", "intrigue", "denounce", "reform"),
    "reshuffle",
)
"""Messages whose clause leaves out the player's name."""
_ON_FIELD: Final = ("at", "quell", "destroy", "rebuild", "swap")
_AT_SEAT: Final = {"calm": "wall", "intrigue": "store", "denounce": "city"}


class DayunheStory(Storyteller):
    """Summarises a card with its parts, and for the court the draft, the trips and the final scoring."""

    round_begins = "log-round"
    openings = frozenset({"log-round", "log-uprising"})
    once_a_turn = frozenset({"log-reveal"})
    titles: Mapping[str, str] = {
        "log-take": FIRST,
        "log-uprising": UPRISING,
        **dict.fromkeys(("log-round", "log-choose", "log-chose"), DRAFT),
        **dict.fromkeys(("log-ended", "log-final", "log-rank"), END),
    }

    def section(self, message: Message, logged: LoggedMove, line: Line | None, *, fresh: bool) -> str | None:
        """Returns the section of a message. The ship's own moves belong to the court, but an inspection belongs to its
        player.
        """
        if message.id in _SHIP and (fresh or logged.text == "done"):
            return SHIP
        return super().section(message, logged, line, fresh=fresh)

    def gain(self, message: Message) -> tuple[int, int] | None:
        """Returns seat and points, gained or lost through tiles, cards, trips, uprisings and the final scoring."""
        if message.id in _GAINS:
            return seat_in(message), number_in(message)
        if message.id in _LOSSES:
            return seat_in(message, _LOSSES[message.id]), -number_in(message)
        if message.id == "log-final":
            parts = [number_in(message, name) for name in ("network", "city", "unrest")]
            return seat_in(message), parts[0] + parts[1] - parts[2]
        return None

    def places(self, text: str, turn: int) -> tuple[str, ...]:
        """Returns a field, or a part of a player's mat."""
        verb, _, target = text.partition(" ")
        if verb in _ON_FIELD:
            return (f"spot-{target}",)
        if verb in _AT_SEAT:
            return (f"spot-{_AT_SEAT[verb]}-{int(target) - 1}",)
        return (f"spot-city-{turn}",) if verb == "city" else ()

    def places_in(self, message: Message) -> tuple[str, ...]:
        return (f"spot-wall-{seat_in(message)}",) if message.id in ("log-wall", "log-uprising") else ()

    def headline(self, section: str | None, messages: Sequence[Message]) -> Sequence[Message]:
        """Returns the card, what was built or done with it, and how many tiles were drawn."""
        if section == FIRST:
            return [Message("tell-first", {"tiles": len(messages)})]
        if section in (DRAFT, SHIP, END):
            return _COURT[section](messages)
        if section is not None or messages[0].id != "log-reveal":
            return super().headline(section, messages)
        clauses = [messages[0]]
        for name, also in _FIELDS.items():
            fields = [str(message.values["field"]) for message in messages if message.id == name]
            if fields:
                clauses.append(Message(also, {"fields": ", ".join(fields)}))
        for message in messages:
            name = message.id.removeprefix("log-")
            if name in _ALSO:
                clauses.append(Message(f"also-{name}", message.values))
        drawn = sum(message.id == "log-draw" for message in messages)
        sailed = sum(message.id in _SHIP[:3] for message in messages)
        clauses += [Message("also-draw", {"tiles": drawn})] if drawn else []
        clauses += [Message("also-sail", {"fields": sailed})] if sailed else []
        return clauses

    def scenes(self, line: StoryLine, me: int | None) -> Iterable[Scene]:
        return dayunhe_scenes(line, me)


def _draft(messages: Sequence[Message]) -> Sequence[Message]:
    told = [Message("tell-start", message.values) for message in messages if message.id == "log-round"]
    chosen = sum(message.id == "log-choose" for message in messages)
    return [*told, *([Message("also-chosen", {"cards": chosen})] if chosen else [])]


def _trip(messages: Sequence[Message]) -> Sequence[Message]:
    sailed = [message for message in messages if message.id in _SHIP[:3]]
    told = [Message("tell-sail", {"fields": len(sailed), "field": sailed[-1].values["field"]})] if sailed else []
    turned = [Message("also-trip", message.values) for message in messages if message.id == "log-trip"]
    return [*told, *turned]


def _ending(messages: Sequence[Message]) -> Sequence[Message]:
    first = next((message for message in messages if message.id == "log-rank"), None)
    return [messages[0], *([first] if first else [])]


_COURT: Final[Mapping[str | None, Callable[[Sequence[Message]], Sequence[Message]]]] = {
    DRAFT: _draft,
    SHIP: _trip,
    END: _ending,
    SET_UP: lambda _: [Message("story-set-up")],
}
