"""What a game draws for the page: markup of the part that changes, and the facts that the page shows around it.

A game draws from a view (`State.seen_by`) and a set of legal moves, and nothing else. Its markup follows a few
conventions, by which the page works with it without knowing the game:

- A place or card that moves belong to is a *spot*: `class="spot"`, `data-moves="house wei-3;fort wei-3"` (texts of
  moves, the likeliest first, legal or not), `role="button"`, `tabindex="-1"`, `aria-label`. It is `class="spot lit"`
  when at least one of its moves is legal. Clicking a spot that is not lit tells which rule forbids its first move.
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
- No scripts, no `style` attributes; symbols of the game's own come from its `sprite`.
"""

from __future__ import annotations

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


@dataclass(frozen=True, slots=True)
class Picture:
    """A table drawn for one viewer."""

    base: str
    """The name of the unchanging picture that lies below, for `Artist.base_picture`."""
    width: float
    height: float
    """A picture more than twice as wide as high is a panorama; the page puts it above everything else."""
    board: str
    """SVG markup that lies over the base."""
    panel: str
    """HTML markup of cards and whatever else does not lie on the board."""
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
