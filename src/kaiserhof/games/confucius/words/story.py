"""Summarises the turns of *Confucius*: the action, its place and price, and what the court does in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kaiserhof.engine import Message, Scene, StoryLine, Value
from kaiserhof.engine.story import SET_UP, Line, LoggedMove, Storyteller, number_in, seat_in
from kaiserhof.games.confucius.rules.components import BOXES, FOREIGN_LANDS
from kaiserhof.games.confucius.words.scenes import confucius_scenes

ROUND, MINISTRY, OFFICIALS, EXAM, OFFICES = "round", "ministry", "officials", "exam", "offices"

SECTIONS: Final = {
    **dict.fromkeys(("log-chit", "log-value", "log-foreign"), SET_UP),
    **dict.fromkeys(("log-round", "log-cubes", "log-chief"), ROUND),
    "log-wall": "wall",
    **dict.fromkeys(("log-reveal", "log-revealed", "log-exam-won"), EXAM),
    **dict.fromkeys(("log-resolution", "log-yield", "log-minister", "log-secretary", "log-no-minister"), MINISTRY),
    **dict.fromkeys(("log-invasion-won", "log-invasion-lost", "log-points-box"), "invasion"),
    "log-official": OFFICIALS,
    "log-ending": "ending",
    **dict.fromkeys(("log-office", "log-winner"), OFFICES),
}

_ACTIONS: Final = (
    *("bribe", "secure", "transfer", "nominate", "force", "buy-gift", "give-gift", "recruit", "invade", "junks"),
    *("voyage", "commercial", "tax", "no-action"),
)
_ALSO: Final = ("marker", "ship", "swap", "redeploy", "landed", "landed-first")
"""Messages that follow the action; their clauses leave out the player's name."""
_COUNTED: Final = ("draw", "reward", "lay")
_GAINS: Final = ("log-minister", "log-secretary", "log-points-box", "log-landed-first", "log-play-insult")


class ConfuciusStory(Storyteller):
    """Summarises actions, and for the court the resolutions, the examination and the end of a round."""

    round_begins = "log-round"
    openings = frozenset({"log-resolution", "log-invasion-won", "log-invasion-lost"})
    titles: Mapping[str, str] = SECTIONS
    once_a_turn = frozenset(
        f"log-{name}"
        for name in (
            *_ACTIONS,
            *(f"petition-{name}" for name in ("junks", "student", "swap", "army", "influence")),
            *(f"play-{name}" for name in ("cash", "gift", "extra", "bribery", "recruit", "insult")),
            *("pass", "name", "tutor", "place", "yield", "keep"),
        )
    )

    def section(self, message: Message, logged: LoggedMove, line: Line | None, *, fresh: bool) -> str | None:
        """Returns the section of a message; the first officials belong to the set-up."""
        if line is not None and line.section == SET_UP and message.id in ("log-candidate", "log-official"):
            return SET_UP
        return super().section(message, logged, line, fresh=fresh)

    def gain(self, message: Message) -> tuple[int, int] | None:
        """Returns seat and points; the court awards all points."""
        if message.id == "log-office":
            return seat_in(message), 1
        return (seat_in(message), number_in(message)) if message.id in _GAINS else None

    def places(self, text: str, turn: int) -> tuple[str, ...]:
        """Returns the place of the action, and where it has its effect."""
        verb, _, target = text.partition(" ")
        action = "petition" if verb.startswith("petition-") else verb
        places = [f"spot-do-{action}"] if action in (*_ACTIONS, "petition") else []
        seat = int(target[-1]) - 1 if target[-6:-1] == "seat-" else -1
        if verb in ("nominate", "petition-student", "tutor"):
            places.append(f"spot-student-{target}")
        elif verb == "give-gift":
            places.append(f"spot-gift-{target[0]}-{seat}")
        elif verb == "land":
            places.append(f"spot-land-{target}")
        elif verb in ("ship", "petition-junks"):
            places.append(f"spot-shipyard-{seat}")
        elif verb in _OWN:
            places.append(f"spot-{_OWN[verb]}-{turn}")
        elif verb == "name":
            places.append("spot-do-favour")
        elif verb in _AT_TARGET:
            places.append(f"spot-{target.rpartition(' ')[2]}")
        return tuple(places)

    def places_in(self, message: Message) -> tuple[str, ...]:
        """Returns the subject of a message of the court: a ministry, a space in it, the boxes of a land, or the
        examination.
        """
        name, values = message.id.removeprefix("log-"), message.values
        if name in _OF_A_MINISTRY:
            return (f"part-{_id(values['ministry'])}",)
        if name == "official":
            return (f"spot-{_id(values['ministry'])}-{values['number']}",)
        if name in _OF_A_LAND:
            land = _id(values["land"])
            return tuple(f"spot-{land}-{box}" for box in range(1, len(BOXES[FOREIGN_LANDS.index(land)]) + 1))
        return (_AREAS[name],) if name in _AREAS else ()

    def headline(self, section: str | None, messages: Sequence[Message]) -> Sequence[Message]:
        """Returns the action with its price and cards; for the court, its most important event."""
        if section is not None:
            return self._of_the_court(section, messages)
        main = next((message for message in messages if message.id in self.once_a_turn), messages[0])
        clauses = [main]
        counts = dict.fromkeys(_COUNTED, 0)
        for message in messages:
            name = message.id.removeprefix("log-")
            if name in counts:
                counts[name] += 1
            elif name == "pay" and main.id != "log-commercial":
                clauses.append(Message("also-pay", {"paid": message.values["paid"]}))
            elif name in _ALSO:
                clauses.append(Message(f"also-{name}", message.values))
        clauses += [Message(f"also-{name}", {"cards": count}) for name, count in counts.items() if count]
        return clauses

    def scenes(self, line: StoryLine, me: int | None) -> Iterable[Scene]:
        return confucius_scenes(line, me)

    def _of_the_court(self, section: str, messages: Sequence[Message]) -> Sequence[Message]:
        by_id: dict[str, list[Message]] = {}
        for message in messages:
            by_id.setdefault(message.id, []).append(message)
        if section == ROUND:
            cubes = by_id.get("log-cubes", [])
            told = [Message("tell-cubes" if cube is cubes[0] else "also-cubes", cube.values) for cube in cubes]
            return [*told, *by_id.get("log-chief", [])] or messages[:1]
        if section == MINISTRY:
            return [
                m for name in ("log-minister", "log-secretary", "log-no-minister") for m in by_id.get(name, [])
            ] or [messages[0]]
        if section == EXAM:
            return by_id.get("log-exam-won") or messages[:1]
        if section == OFFICIALS:
            return [Message("tell-officials", {"officials": len(messages)})]
        return messages if section == OFFICES else super().headline(section, messages)


def _id(value: Value) -> str:
    """Returns the id of the thing that a message names, such as `bingbu` for `ministry-bingbu`."""
    assert isinstance(value, Message)
    return value.id.partition("-")[2]


_OF_A_MINISTRY: Final = ("resolution", "minister", "secretary", "no-minister")
_OF_A_LAND: Final = ("invasion-won", "invasion-lost", "points-box")
_AREAS: Final = {"reveal": "part-examination", "exam-won": "part-examination", "wall": "part-foreign"}
"""Where on the board the court's messages belong."""

_OWN: Final = {"junks": "shipyard", "voyage": "ocean", "recruit": "colony", "play-recruit": "colony"}
"""Verbs whose place belongs to the player."""
_AT_TARGET: Final = frozenset(
    {
        *("bribe", "secure", "transfer", "invade", "petition-swap", "petition-army", "petition-influence"),
        *("play-bribery", "swap", "redeploy", "place"),
    }
)
"""Verbs whose place is their target."""
