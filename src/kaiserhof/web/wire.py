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
    told: str
    """Number of moves made. Scenes of later moves are new."""
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
    right: str
    """The move that was right, once a puzzle is solved."""
    wrong: str
    """The moves tried in vain, separated by semicolons."""


class ReplayData(SceneData):
    """What the page of a replay knows."""

    length: str
    stops: str
    """The numbers of moves before each turn, or after each highlight of a film, and at the end, separated by spaces."""
    film: str
    """`yes` for a film of the highlights."""
    seat: str
    """The seat whose view is shown."""


class LegalMove(NamedTuple):
    """A legal move of the viewer, or a sequel of one. Empty trailing values are omitted."""

    move: str
    label: str
    sequels: Sequence[int] = ()
    """What the viewer may do right after it, as places in the list of sequels."""
    unused: str = ""
    """What it gives up that could still be used."""


class ProspectData(NamedTuple):
    """Moves that answer several questions at once, separated by semicolons, and who gains or loses how much by them."""

    move: str
    label: str
    gains: Sequence[tuple[int, int]]


class MarkData(NamedTuple):
    """What is special about a spot for the viewer. Empty trailing values are omitted."""

    spot: str
    lit: int = 1
    moves: str = ""
    label: str | int = ""
    """A label, or the number of the legal move with this label."""
    turns: str = ""
    dear: int = 0
    """Whether it costs more than others that are lit."""


class PartData(NamedTuple):
    """A part of the board or panel that can be shown on its own."""

    region: str
    id: str
    name: str
    summary: str
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height; omitted, together with the shape, where they are not needed."""
    shape: str = ""


class SceneTold(TypedDict):
    """A scene: a moment of the game that the page plays."""

    id: str
    at: int
    """Number of moves made when it is complete."""
    name: str
    ms: int
    say: str
    why: str
    sign: str
    """A character; or a symbol of the sprite, with a # before its id."""
    tone: str
    steps: Sequence[str]
    beats: Sequence[tuple[int, str, Mapping[str, Any]]]
    """Milliseconds after its beginning, a verb, and the values of the verb."""


class BoardLists(TypedDict):
    """The regions that are JSON lists instead of markup. When a page is sent whole, they are `data-` attributes of
    `#main`.
    """

    marks: Sequence[str | MarkData]
    """A mark that is only an id lights the spot."""
    parts: Sequence[PartData]
    legal: Sequence[LegalMove]
    sequels: Sequence[LegalMove]
    """What may be done right after a legal move."""
    prospects: Sequence[ProspectData]
    scenes: Sequence[SceneTold]
    """Of the latest moves. A table's page has none when it is sent whole."""


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
    clock: NotRequired[str]
    """The kind of clock that runs."""
    low: NotRequired[float]
    """The seconds that are little time."""
    watchers: NotRequired[int]
    """How many people without a seat have the page open."""
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
    """The id of the rule in the rule book; empty if the game has none."""


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


class DraftContent(TypedDict):
    """What a draft contains."""

    document: Mapping[str, Any]
    seen: Sequence[str]
    accepted: Sequence[str]


class PlateData(TypedDict):
    """How one thing stands, in the reader's language."""

    id: str
    group: str
    title: str
    places: Sequence[str]
    """Ids of what it is about; the first carries the plate."""
    seats: Sequence[tuple[int, int, int]]
    """Who takes part: seat, pieces, points."""
    said: str
    """The same in words."""
    why: str
    shown: bool
    worth: int


class AsItStands(TypedDict):
    """How a game stands."""

    number: int
    """Number of acts in the log."""
    totals: Sequence[int]
    """What everyone would have if the game ended now."""
    plates: Sequence[PlateData]


class CoachedMove(TypedDict):
    """A move that a coach names."""

    move: str
    label: str
    why: str


class Coaching(TypedDict):
    """What a coach says of a decision."""

    on: bool
    """Whether the coach accompanies this game; if not, nobody needs to ask again."""
    text: str
    """What this is for."""
    moves: Sequence[CoachedMove]


class EditorData(TypedDict):
    """What the page of the editor starts with."""

    editing: Editing
    said: Mapping[str, str]
    """The editor's texts and the names of the game's components, by message id without `edit-`."""
    draft: str
    """The id of the draft."""
    revision: int
    content: DraftContent
    shares: Mapping[str, str]
    """For each kind of thing: what of it is known and what is ours, in our own board."""


class KeptDraft(TypedDict):
    """What is kept of a draft."""

    revision: int
    content: DraftContent


class SavedDraft(TypedDict):
    """A draft that has been stored."""

    draft: str
    revision: int


class BoardProblem(TypedDict):
    """A problem of a board, and its place: keys and names from the outside in."""

    id: str
    """Which problem it is: the id of its message."""
    place: Sequence[str]
    sentence: str


class CheckedBoard(TypedDict):
    """The result of a check: a valid board has no problems, but a picture and its numbers of players."""

    problems: Sequence[BoardProblem]
    doubts: Sequence[BoardProblem]
    """What is unusual about a valid board."""
    text: str
    """The board's file."""
    picture: str
    players: Sequence[int]


class TrialLine(TypedDict):
    """A source of points in a game that bots have played, and what all players got from it."""

    label: str
    points: int


class TrialGame(TypedDict):
    """A game that bots have played on a board in the editor."""

    ended: bool
    moves: int
    scores: Sequence[int]
    lines: Sequence[TrialLine]
