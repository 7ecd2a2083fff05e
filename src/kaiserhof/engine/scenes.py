"""Scenes: the moments of a game that the page plays, such as the scoring of a province.

A scene is data. It says a sentence and has *beats*: at a time, a verb with values, which are ids of the picture, seats,
symbols and messages. Scenes follow from the lines of the story alone, as one reader may read them. So nothing hidden
can be in one, and replays, lessons and old records have the same scenes as live games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from kaiserhof.engine.message import Message, Seat, Value

Verb = Literal["veil", "light", "count", "link", "plate", "pay", "move", "panel", "shake", "say"]
"""What a beat can do; `docs/front-end.md` describes the values of each."""

Tone = Literal["plain", "alarm"]

PAY: Final = 880
"""How long points fly, in milliseconds."""
HOLD: Final = 560
"""How long the end of a scene stays."""
BETWEEN: Final = 120
"""Time between two players' points."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Something that happens in a scene."""

    at: int
    """Milliseconds after its beginning."""
    do: Verb
    values: Mapping[str, Any]
    """Numbers, texts, messages, and lists and mappings of them."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of the game."""

    name: str
    """Such as `province`."""
    at: int
    """The number of moves made when it is complete."""
    part: int
    """The index of its last event within that move; with `at` it identifies a scene."""
    ms: int
    """How long it takes, in milliseconds."""
    say: Message
    beats: tuple[Beat, ...] = ()
    why: Message | None = None
    """A second sentence, which gives the reason."""
    sign: str = ""
    """A character; or a symbol of the sprite, with a # before its id."""
    tone: Tone = "plain"
    steps: tuple[Message, ...] = ()
    """The names of its steps, if it is the final scoring."""

    @property
    def id(self) -> str:
        return f"{self.at}-{self.part}"

    def gains(self, seats: int) -> list[int]:
        """Returns the points that it pays, by seat."""
        sums = [0] * seats
        for beat in self.beats:
            if beat.do == "pay":
                sums[beat.values["seat"]] += beat.values["points"]
        return sums


def pays(
    at: int, gains: Sequence[tuple[int, int]], places: Mapping[int, str], place: str = "", between: int = BETWEEN
) -> Iterator[Beat]:
    """Yields the beats in which seats gain or lose points, one after the other.

    They come from the place of the seat in `places`, or else from `place`.
    """
    for number, (seat, points) in enumerate(gains):
        whence = places.get(seat, place)
        yield Beat(at + between * number, "pay", {"seat": seat, "points": points, "from": whence})


def after_pays(at: int, gains: int, between: int = BETWEEN) -> int:
    """Returns the length of a scene whose last points begin to fly after `at`."""
    return at + between * max(0, gains - 1) + PAY + HOLD


def shares(gains: Sequence[tuple[int, int]], me: int | None) -> Message:
    """Returns who gets how many points, in the given order; seats that get the same are named together."""
    groups: dict[int, list[int]] = {}
    for seat, points in gains:
        groups.setdefault(points, []).append(seat)
    told = [
        Message("scene-share-each" if len(seats) > 1 else "scene-share", {"who": names(seats, me), "points": points})
        for points, seats in groups.items()
    ]
    return _joined("scene-comma", told)


def names(seats: Sequence[int], me: int | None) -> Message:
    """Returns the names of seats; the reader is called you."""
    said = [name(seat, me) for seat in seats]
    if len(said) == 1:
        return said[0]
    return Message("scene-and", {"first": _joined("scene-list", said[:-1]), "last": said[-1]})


def name(seat: int, me: int | None) -> Message:
    return Message("scene-you") if seat == me else Message("scene-name", {"name": Seat(seat)})


def named(name: Value) -> Message:
    """Returns a name as a message of its own."""
    return Message("scene-name", {"name": name})


def _joined(by: str, messages: Sequence[Message]) -> Message:
    whole = messages[-1]
    for message in reversed(messages[:-1]):
        whole = Message(by, {"first": message, "more": whole})
    return whole


def points_scene(at: int, part: int, say: Message, gains: Sequence[tuple[int, int]], places: Sequence[str]) -> Scene:
    """Returns the plainest scene: places light up, and points fly from there."""
    lights = [Beat(0, "light", {"places": list(places)})] if places else []
    return Scene(
        name="points",
        at=at,
        part=part,
        ms=after_pays(320, len(gains)),
        say=say,
        sign=f"#face-{gains[0][0]}" if gains else "",
        beats=(*lights, *pays(320, gains, {}, places[-1] if places else "")),
    )
