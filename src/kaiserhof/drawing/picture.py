"""What a game draws for the page: regions of markup, and the facts that the page shows around them.

A game draws from a view (`State.seen_by`) and a set of legal moves, and nothing else. A picture is made of named
*regions*. A region whose scope is `TABLE` is drawn from what everyone knows and is the same for all viewers; the page
draws it once for all of them. Of a region that has changed, the page sends only the *segments* that have: a segment
is one or several whole elements. Names are stable.

A picture is drawn in a *form*: `WIDE` for tablets and desks, `NARROW` for phones held upright or across (a window up to
600 px wide or 500 px high). An artist names the forms it has; without `NARROW` the page shows the wide one everywhere
and lets people zoom. `LONG` is for people who want a board in one line that is otherwise folded: they choose it by an
element with `data-instead="long"` (or `"wide"`) in the drawing, and their browser remembers it. Only the form that a
page has asked for is drawn and sent, so the same spot has the same id in all. The page arranges regions by their names
and knows no game:

- The regions of `Picture.board` lie over the base picture in one drawing. A form without a drawing has the size 0 by 0,
  no base and no such regions.
- A region of `Picture.panel` with a `title` is a *view*: on a phone it is one of several tabs, beside the drawing, and
  scrolls. It should be laid out for 320 to 600 px. A view named `board` is an overview of everything.
- The region `hand` is always in sight on a phone, above the prompt; while something in it can be chosen (a payment) it
  gets all the room it needs, otherwise only its first 76 px are sure to be seen. `supplies` follows it.
- All other regions lie beside the drawing, on a phone below it.
- `Picture.asked` names the view and the part that answer the question, such as `("ministries", "bingbu")`; if it names
  none, the page opens the first view in which something is lit. What is asked for is open and comes into sight by
  itself; a tab shows how much is lit in it, and a dot if something in it has changed since it was open.
- A region may have *parts*. In the drawing a part is a box. Where its spots are too small for a finger, the part is the
  target at first (in the `shape` it names, or its box), and the page then shows it from near. In a view a part is the
  element whose id is `part-` and the part's id; a row of chips above the view names all parts, with their summaries,
  and leads to them, so parts may lie side by side in a strip that is swiped (`class="strip"`).
- What can be tapped on a phone is at least 44 px wide and high. What cannot be done now stays in its place and says
  why in three or four words.
- The page's `#main` has `data-form="narrow"` or `"wide"`, by which a game's style sheet may tell the forms apart.

Markup follows a few conventions, by which the page works with it:

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
  With `data-due="5"` the page also offers the sets of cards that are worth exactly that.
  Its `data-moves` may name only one of the moves it is part of.
- In a spot with `data-turns` each click (or R) selects the next of its legal moves; the button beside the prompt or
  Enter plays it. With `data-turns="first"` the first move is selected at once; with `data-turns="one"` there is only
  one, and the spot has `class="picked"` while it is selected. On the board such a spot is turned by dragging, too, if
  the ghosts of its moves have a `data-angle`, the angle they are drawn at, and a `data-period`, the
  degrees after which they look the same again, if they do. An element with `data-turn-by="1"` goes on to the next
  move, one with `data-turn-by="-1"` back.
- On a phone a spot with `data-leads="ministries"` and several legal moves opens that view, where only spots with one of
  these moves stay lit.
- A card or tile with `data-drag` can be dragged to the board: its only legal move is made when it is taken up, and the
  lit spot where it is let go then takes its move. A `Supply` with a `verb` can be dragged to a spot with such a move.
- The result of a move is drawn in `class="ghost" data-ghost="turn 2"` and shown only while that move is selected, or
  while its spot is pointed at. With `data-label` it says what stands on the button then, if the move's words are long.
- A piece is `class="piece"` with an `id` that stays the same for as long as the piece does; when it moves, it glides. A
  new piece glides in from the element whose id is in `data-from`, such as `seat-2`, the panel of a seat.
- A seat's colour comes by `class="seat-2"` and `currentColor`; its sign is the symbol `face-2`.
- What has an explanation carries `data-about="house wei"`, one or more keys; the game's words hold a message
  `about-house` for each, a sentence or two without variables, which the page shows on hovering or a long press. A
  piece that lets the pointer through (`pointer-events="none"`) may leave that to the spot below it.
- A spot with `data-name="3"` is called so by log and hints; the name is shown while it is lit by one of them.
- The page can replay the log on the board: a message with the value `at` happened at the element with that id; `piece`
  is the id of the piece that came there, and `gain` the points that the `seat` of the message gained or lost. The
  places of one line where a piece came are a way, drawn as one line. On a phone the steps of the last turn that brought
  somebody points are also a strip of chips.
- No scripts, no `style` attributes; symbols of the game's own come from its `sprite`, rules for its classes from its
  `style`. They may use the page's properties for colours, type and space (`var(--sheet)`, `var(--seal)`, `var(--tap)`).
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
    """Whether these are cards that others see only from behind."""
    about: str = ""
    """The key of the message that explains it, as in `data-about`."""
    verb: str = ""
    """The verb of the moves that lay one of these things on the board; then it can be dragged there."""


class Badge(NamedTuple):
    """Something a player is or holds."""

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
"""A form of a picture: for little room, for much, or for much with the board in one line. Most regions are in all."""
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
        "tabs",
        "text-board",
    ]
)
"""Names of regions that the page has itself; no game may use them."""


class Part(NamedTuple):
    """A part of a region that can be shown alone, such as a province of the board."""

    id: str
    name: str
    """Its name in the reader's language."""
    box: tuple[float, float, float, float] = (0, 0, 0, 0)
    """Left, top, width and height in units of the drawing; of no use in a view."""
    summary: str = ""
    """What is to be known of it at a glance, for its chip; of no use in the drawing."""
    shape: str = ""
    """The id of its outline in the game's sprite, in units of the drawing; empty if the box will do."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a region is called, and what stands around its segments."""

    name: str
    scope: Scope
    opening: str = ""
    """Opening tags, and what else stands before the segments."""
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
    """Whole elements. Of a region that has changed, only the segments that have are sent again."""
    key: Hashable = field(default=None, compare=False, repr=False)
    """The values it was drawn from; while they are the same, it is not drawn again. None: always drawn."""

    @property
    def markup(self) -> str:
        """The whole region."""
        return f"{self.opening}{''.join(self.segments)}{self.closing}"


class Mark(NamedTuple):
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
    """What is the same for all viewers of a table: its regions of the scope `TABLE`, and what the page tells of it."""

    board: tuple[Region, ...]
    panel: tuple[Region, ...]
    names: Mapping[str, str]
    """The names that the regions show."""
    supplies: tuple[tuple[Supply, ...], ...]
    """By seat, as the others see them."""
    badges: tuple[tuple[Badge, ...], ...]
    """By seat."""
    facts: tuple[Message, ...]
    form: Form = WIDE


class Picture(NamedTuple):
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
    facts: tuple[Message, ...] = ()
    """What the head of the page tells about the state of the game, such as the round."""
    form: Form = WIDE
    asked: tuple[str, str] = ("", "")
    """The region and the part where the question is answered; empty if the lit spots tell."""

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
