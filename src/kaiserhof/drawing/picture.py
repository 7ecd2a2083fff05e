"""What a game draws for the page: regions of markup, and the facts that the page shows around them.

`docs/front-end.md` describes the conventions of the markup: regions, forms, spots, marks and `data-…` attributes.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from kaiserhof.engine.message import Message


class Supply(NamedTuple):
    """A number of things a player has, shown beside the player's name."""

    icon: str
    """The id of its symbol."""
    label: Message
    count: int  # type: ignore[assignment]  # nobody counts the fields
    hidden: bool = False
    """Whether these are cards that others see only face down."""
    about: str = ""
    """The key of the message that explains it, as in `data-about`."""
    verb: str = ""
    """The verb of the moves that put one of these things on the board, so that it can be dragged there."""


class Badge(NamedTuple):
    """Something a player is or holds, such as the start player or an office."""

    icon: str
    label: Message
    about: str = ""
    """The key of the message that explains it, as in `data-about`."""


Scope: TypeAlias = Literal["table", "viewer", "legal"]
"""For whom a region is the same: for all viewers, for one viewer, or for one viewer with certain legal moves."""
TABLE: Final = "table"
VIEWER: Final = "viewer"
LEGAL: Final = "legal"

Form: TypeAlias = Literal["narrow", "wide", "long"]
"""The form of a picture: for little room, for much, or for much with the board in one line. Most regions are in all
forms.
"""
NARROW: Final = "narrow"
WIDE: Final = "wide"
LONG: Final = "long"
FORMS: tuple[Form, ...] = (NARROW, WIDE, LONG)


OF_THE_PAGE = frozenset(
    [
        "board-tools",
        "chat",
        "lobby",
        "log",
        "marks",
        "menu",
        "moves",
        "moves-wide",
        "parts",
        "players",
        "prompt",
        "prospects",
        "sequels",
        "tabs",
        "text-board",
    ]
)
"""Names of the page's own regions, which no game may use."""


class Part(NamedTuple):
    """A part of a region that can be shown alone, such as a province of the board."""

    id: str
    name: str
    """Its name in the reader's language."""
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height in units of the drawing; unused in a view."""
    summary: str = ""
    """The text of its chip; unused in the drawing."""
    shape: str = ""
    """The id of its outline in the game's sprite, in units of the drawing; empty if the box is enough."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The name of a region, and the markup around its segments."""

    name: str
    scope: Scope
    opening: str = ""
    """The markup before the segments, such as opening tags."""
    closing: str = ""
    _: KW_ONLY
    form: Form | None = None
    """The form it belongs to; None if it is in all."""
    parts: tuple[Part, ...] = ()
    title: str = ""
    """The name of its tab on a phone, if it is a view."""
    icon: str = ""
    """The id of the symbol of its tab."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Region(Frame):
    """A named piece of a picture."""

    segments: tuple[str, ...]
    """Whole elements. When a region changes, only changed segments are sent."""
    key: Hashable = field(default=None, compare=False, repr=False)
    """The values that the region depends on; while they are the same, it is not drawn again. None: always drawn."""

    @property
    def markup(self) -> str:
        """The region as markup: the frame around its segments."""
        return f"{self.opening}{''.join(self.segments)}{self.closing}"


class Mark(NamedTuple):
    """How a spot differs for one viewer."""

    spot: str
    """The id of the spot."""
    lit: bool = True
    moves: str = ""
    """Its `data-moves` for this viewer; empty if they are as drawn. A spot may exist for this viewer only."""
    label: str = ""
    """Its label; empty if it is that of its only legal move, or else as drawn."""
    turns: str = ""
    """Its `data-turns`."""
    dear: bool = False
    """Whether it costs more than others that are lit, such as two cards."""


@dataclass(frozen=True, slots=True)
class Common:
    """What is the same for all viewers of a table: its regions of the scope `TABLE`, and the facts around it."""

    board: tuple[Region, ...]
    panel: tuple[Region, ...]
    names: Mapping[str, str]
    """The names that the regions show."""
    supplies: tuple[tuple[Supply, ...], ...]
    """The supplies by seat, as other players see them."""
    badges: tuple[tuple[Badge, ...], ...]
    """The badges by seat."""
    facts: tuple[Message, ...]
    form: Form = WIDE


class Picture(NamedTuple):
    """A table drawn for one viewer."""

    base: str
    """The name of the unchanging picture below, for `Artist.base_picture`."""
    width: float
    height: float
    """A picture more than twice as wide as high is a panorama; the page puts it above everything else."""
    board: tuple[Region, ...]
    """SVG markup that lies over the base, from the lowest layer to the highest."""
    panel: tuple[Region, ...]
    """HTML markup of cards and everything else beside the board."""
    panel_css: str
    """The classes of the element around the panel."""
    marks: tuple[Mark, ...]
    """The spots that are lit, and what else differs for this viewer."""
    supplies: tuple[tuple[Supply, ...], ...]
    """The supplies by seat."""
    badges: tuple[tuple[Badge, ...], ...]
    """The badges by seat."""
    buttons: tuple[int, ...] = ()
    """Legal moves that belong to no spot: buttons beside the prompt."""
    facts: tuple[Message, ...] = ()
    """Facts about the game for the head of the page, such as the round."""
    form: Form = WIDE
    asked: tuple[str, str] = ("", "")
    """The region and the part where the question is answered; empty if the lit spots show it."""

    @property
    def views(self) -> tuple[Region, ...]:
        """The regions of the panel that are tabs on a phone; the overview comes first."""
        return tuple(sorted((region for region in self.panel if region.title), key=lambda view: view.name != "board"))


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """One step of the final scoring."""

    title: Message
    gains: tuple[int, ...]
    """What each seat gets in this step."""
    highlight: str
    """SVG markup that shows on the board what is being scored."""
