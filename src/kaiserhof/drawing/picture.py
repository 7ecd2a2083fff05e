"""What a game draws for the page: regions of markup, and the facts that the page shows around them.

A game draws from a view (`State.seen_by`) and a set of legal moves, and nothing else. A picture is made of named
*regions*. A region whose scope is `TABLE` is drawn from what everyone knows and is the same for all viewers; the page
draws it once for all of them. Of a region that has changed, the page sends only the *segments* that have: a segment
is one or several whole elements. Names are stable: a page for a small screen may place, fold or leave out a region
without knowing the game. Markup follows a few conventions, by which the page works with it:

- A place or card that moves belong to is a *spot*: `class="spot"`, `id`, `data-moves="house wei-3;fort wei-3"` (texts
  of moves, the likeliest first, legal or not), `role="button"`, `tabindex="-1"`, `aria-label`. Clicking a spot that is
  not lit tells which rule forbids its first move.
- Where many spots have the same verbs, and these change often, `data-moves="* wei-3"` means every verb that is listed
  in `data-verbs="house;fort"` of an element around the spot.
- Regions are drawn without light. The *marks* of a picture say which spots are lit (at least one of their moves is
  legal), and what else differs for this viewer; the page then adds `class="lit seat-2"`. The rings of a spot
  (`class="halo"`, `class="ring"`) are drawn in it always and shown while it is lit.
- Cards that make a move together lie in an element with `data-compose="pay"` (the verb) and `data-sum="% of 5 coins"`;
  each is a spot with `data-part="2"`, one character of the move's text (`pay 113`, in ascending order), and
  `data-worth`, what it adds to the sum, which the page shows in `class="sum"`. Once they make a legal move, it is made.
  Its `data-moves` may name only one of the moves it is part of.
- In a spot with `data-turns` each click (or R) selects the next of its legal moves; the button beside the prompt or
  Enter plays it. With `data-turns="first"` the first move is selected at once.
- The result of a move is drawn in `class="ghost" data-ghost="turn 2"` and shown only while that move is selected, or
  while its spot is pointed at.
- A piece is `class="piece"` with an `id` that stays the same for as long as the piece does; when it moves, it glides. A
  new piece glides in from the element whose id is in `data-from`, such as `seat-2`, the panel of a seat.
- A seat's colour comes by `class="seat-2"` and `currentColor`; its sign is the symbol `face-2`.
- What has an explanation carries `data-about="house wei"`, one or more keys; the game's words hold a message
  `about-house` for each, a sentence or two without variables, which the page shows on hovering or a long press. A
  piece that lets the pointer through (`pointer-events="none"`) may leave that to the spot below it.
- The page can replay the log on the board: a message with the value `at` happened at the element with that id; `piece`
  is the id of the piece that came there, and `gain` the points that the `seat` of the message gained or lost.
- No scripts, no `style` attributes; symbols of the game's own come from its `sprite`, rules for its classes from its
  `style`. They may use the page's properties for colours, type and space (`var(--sheet)`, `var(--seal)`, `var(--tap)`).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from kaiserhof.engine.message import Message


@dataclass(frozen=True, slots=True)
class Supply:
    """A number of things a player has, shown beside the player's name."""

    icon: str
    """The id of its symbol."""
    label: Message
    count: int
    hidden: bool = False
    """Whether these are cards that others see only from behind."""
    about: str = ""
    """The key of the message that explains it, as in `data-about`."""


@dataclass(frozen=True, slots=True)
class Badge:
    """Something a player is or holds."""

    icon: str
    label: Message
    about: str = ""
    """The key of the message that explains it, as in `data-about`."""


TABLE, VIEWER, LEGAL = "table", "viewer", "legal"
"""Scopes of a region: the same for all viewers, for one viewer, or for one viewer with certain legal moves."""

NARROW, WIDE = "narrow", "wide"
"""Forms of a region: drawn for little room, or for much. A region without a form is shown in both."""


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
        "players",
        "prompt",
        "tabs",
        "text-board",
    ]
)
"""Names of regions that the page has itself; no game may use them."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a region that can be shown alone, such as a province of the board."""

    id: str
    name: str
    """Its name in the reader's language."""
    box: tuple[float, float, float, float]
    """Left, top, width and height in units of the drawing."""
    summary: str = ""
    """What is to be known of it at a glance."""


@dataclass(frozen=True, slots=True)
class Region:
    """A named piece of a picture."""

    name: str
    scope: str
    segments: tuple[str, ...]
    """Whole elements; what has not changed of them is not sent again."""
    opening: str = ""
    """Opening tags, and what else stands before the segments."""
    closing: str = ""
    form: str = ""
    parts: tuple[Part, ...] = ()
    key: Hashable = field(default=None, compare=False, repr=False)
    """The values it was drawn from; while they are the same, it is not drawn again. None: always drawn."""

    @property
    def place(self) -> str:
        """Its name in a page: with its form, if it has one."""
        return f"{self.name}-{self.form}" if self.form else self.name

    @property
    def markup(self) -> str:
        """The whole region."""
        return f"{self.opening}{''.join(self.segments)}{self.closing}"


@dataclass(frozen=True, slots=True)
class Mark:
    """What is special about a spot for one viewer now."""

    spot: str
    """The id of the spot."""
    lit: bool = True
    moves: str = ""
    """Its `data-moves` for this viewer; empty if they are as drawn. It makes a spot of what is none for others."""
    label: str = ""
    """Its label; empty if it is that of its only legal move, or else as drawn."""
    turns: str = ""
    """Its `data-turns`."""


@dataclass(frozen=True, slots=True)
class Common:
    """What is the same for all viewers of a table: its regions of the scope `TABLE`."""

    board: tuple[Region, ...]
    panel: tuple[Region, ...]
    names: Mapping[str, str]
    """The names that the regions show."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A table drawn for one viewer."""

    base: str
    """The name of the unchanging picture that lies below, for `Artist.base_picture`."""
    width: float
    height: float
    """A picture more than twice as wide as high is a panorama; the page puts it above everything else."""
    board: tuple[Region, ...]
    """SVG markup that lies over the base, from the lowest layer to the highest."""
    panel: tuple[Region, ...]
    """HTML markup of cards and whatever else does not lie on the board."""
    panel_css: str
    """The classes of the element around the panel."""
    marks: tuple[Mark, ...]
    """The spots that are lit, and what else differs for this viewer."""
    supplies: tuple[tuple[Supply, ...], ...]
    """By seat."""
    badges: tuple[tuple[Badge, ...], ...]
    """By seat."""
    buttons: tuple[int, ...] = ()
    """Legal moves that belong to no place: buttons beside the prompt."""
    facts: tuple[Message, ...] = field(default=())
    """What the head of the page tells about the state of the game, such as the round."""


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """One step of the final scoring."""

    title: Message
    gains: tuple[int, ...]
    """What each seat gets in this step."""
    highlight: str
    """SVG markup that shows on the board what is being scored."""
