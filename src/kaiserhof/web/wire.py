"""What the scripts of a page read: the events of a table's stream, the data of the page, and JSON responses.

`tools.wire_types` generates their types for the scripts (`wire.d.ts`), so that a renamed field fails the check of the
scripts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict

from msgspec import Raw

from kaiserhof.engine.editing import Editing

Splice = tuple[int, int, Sequence[str]]
"""Position, number of segments to remove, and segments to insert. Splices are applied from last to first."""

Patch = TypedDict(
    "Patch",
    {
        "from": NotRequired[int],
        "to": int,
        "frame": NotRequired[str],
        "data": Mapping[str, str],
        "regions": Mapping[str, Sequence[Splice] | Raw],
    },
)
"""An event that changes the page of a table: with a frame all of it, otherwise what has changed since `from`. Splices
may be JSON already."""


class SceneData(TypedDict):
    """What every page with a board knows besides its regions: the `data-` attributes of `#main`."""

    number: str
    """Number of acts, or number of the step of a lesson."""
    title: str
    me: str
    """The viewer's seat; empty for spectators."""
    asked: str
    """The view and the part in which the question is answered."""


class AskingData(SceneData):
    """What every page knows on which moves are made."""

    turn: str
    """Whether the person is asked for a move: yes or no."""


class PageData(AskingData):
    """What the page of a table knows."""

    status: str
    facts: str
    owner: str


class LessonData(AskingData):
    """What the page of a lesson or puzzle knows."""

    did: str
    here: str
    """The address of this step."""
    point: str
    """Ids and keys of explanations that the text points at, separated by spaces."""


class ReplayData(SceneData):
    """What the page of a replay knows."""

    length: str
    seat: str
    """The seat whose view is shown."""


class LegalMove(NamedTuple):
    """A legal move of the viewer: its text and its label."""

    move: str
    label: str


class MarkData(NamedTuple):
    """What is special about a spot for the viewer. Empty trailing values are omitted."""

    spot: str
    lit: int = 1
    moves: str = ""
    label: str | int = ""
    """A label, or the number of the legal move with this label."""
    turns: str = ""


class PartData(NamedTuple):
    """A part of the board or panel that can be shown on its own."""

    region: str
    id: str
    name: str
    summary: str
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height; omitted, together with the shape, where they are not needed."""
    shape: str = ""


class BoardLists(TypedDict):
    """The regions that are JSON lists instead of markup. When a page is sent whole, they are `data-` attributes of
    `#main`.
    """

    marks: Sequence[str | MarkData]
    """A mark that is only an id lights the spot."""
    parts: Sequence[PartData]
    legal: Sequence[LegalMove]


class PresenceData(TypedDict):
    """Whether someone is present, and since when; None if they were never seen."""

    state: str
    since: int | None
    page: str


class TimeData(TypedDict):
    """The clock of a seat; it is running if it has an end."""

    left: int
    until: NotRequired[float]
    up: NotRequired[bool]
    resting: NotRequired[bool]


class Ask(TypedDict):
    """An open question to a person at another table."""

    text: str
    href: str


class Meeting(TypedDict):
    """Who is present, by seat, and what else concerns the viewer outside the game."""

    seats: Sequence[PresenceData | None]
    times: NotRequired[Sequence[TimeData]]
    asks: NotRequired[Sequence[Ask]]


class MeetingEvent(Meeting):
    """`Meeting` as an event, with the server's time."""

    now: float


class Why(TypedDict):
    """The rule that forbids a move; the texts are empty if there is nothing to say."""

    title: str
    sentence: str
    detail: str
    source: str
    rule: str


class HintedMove(TypedDict):
    """A move that a bot proposes."""

    move: str
    label: str
    chance: int
    """Chance to win in percent."""
    points: int | None
    """Expected lead, if the bot knows it."""
    why: str


class Hints(TypedDict):
    """A hint: the best moves."""

    number: int
    """Number of acts in the log when it was requested."""
    title: str
    moves: Sequence[HintedMove]


class EditorData(TypedDict):
    """What the page of the editor starts with."""

    editing: Editing
    said: Mapping[str, str]
    """The editor's texts and the names of the game's components, by message id without `edit-`."""
    doc: Mapping[str, Any] | None
    """The document of the custom board to start from."""


class BoardProblem(TypedDict):
    """A problem of a board, and its place: keys and names from the outside in."""

    place: Sequence[str]
    sentence: str


class CheckedBoard(TypedDict):
    """The result of a check: a valid board has no problems, but a picture and its numbers of players."""

    problems: Sequence[BoardProblem]
    text: str
    """The board's file."""
    picture: str
    players: Sequence[int]
