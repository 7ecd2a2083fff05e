"""The rows that the store returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final, Literal, NamedTuple, get_args

TableStatus = Literal["gathering", "playing", "finished", "cancelled", "ended"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
ENDED: Final = "ended"
"""The game could not go on because its rules have changed."""

SeatKind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "open"

Colour = Literal["blue", "green", "violet", "red", "yellow"]
"""The colour of a player's pieces."""
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The colours, in the order of the seats that have them if nobody has chosen one."""

PresenceState = Literal["here", "away", "gone"]
HERE: Final = "here"
"""A page is visible and was used in the last two minutes."""
AWAY: Final = "away"
"""A page is open, but it is hidden or unused."""
GONE: Final = "gone"
"""No page is open."""

OfferKind = Literal["hand-over", "seat", "rematch", "end", "take-back", "time", "pause", "concede"]
OfferAnswer = Literal["yes", "no", "wait"]
OfferStatus = Literal["open", "withdrawn", "agreed", "refused", "expired"]
OPEN_OFFER: Final = "open"
REFUSED_OFFER: Final = "refused"
WITHDRAWN: Final = "withdrawn"
"""The offer was withdrawn, or its table is over."""

ActKind = Literal["move", "undo", "confirm", "hint", "concede"]
MOVE: Final = "move"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"
HINT: Final = "hint"
"""The person to move has asked a bot for advice; it changes nothing in the game."""
CONCEDE: Final = "concede"
"""A person has given up, with everyone's consent; this ends the game."""

StartRule = Literal["full", "person", "host"]
"""When a game starts."""
FULL: Final = "full"
"""When all seats are taken."""
LAST_PERSON: Final = "person"
"""When a person takes the last seat."""
HOST: Final = "host"
"""When the owner starts it."""

Pace = Literal["quick", "calm", "slow", "tap"]
"""How fast bots move."""
TAP: Final = "tap"
"""Each turn of a bot waits for a person's tap."""
PACES: tuple[Pace, ...] = get_args(Pace)


class TableRow(NamedTuple):
    """A table as stored."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    secret: str
    owner: str
    status: TableStatus
    spectators: bool
    listed: bool
    created: float
    changed: float
    next: str | None
    given: int = 0
    """Number of given moves."""
    revision: int = 0
    """Raised by every change, of any kind."""
    length: int = 0
    """Number of acts."""
    due: float | None = None
    """Since when a bot has had to move, or a full table to start."""
    held: float = 0.0
    """Until when a process has the lease on the table's bots."""
    clock: str = ""
    """How time is counted, as `ClockRule.write` has it; empty without a clock."""
    ticking: str = ""
    """The clock of the running game at its last change."""
    until: float | None = None
    """The court time at which the clock must be checked: a warning is due, or time is up."""
    code: int | None = None
    """The number behind the spoken code of a lobby."""
    begins: StartRule = FULL
    """What starts the game."""
    lot: bool = False
    """Whether the start player is drawn at random when the game begins."""
    pace: Pace = "calm"
    called: int = -1
    """The length of the log at which a person tapped to start a bot's turn."""
    waiting: int | None = None
    """The seat that everyone waits for."""
    since: float = 0.0
    """Since when everyone has been waiting."""
    result: str | None = None
    """Ranks and points of a finished game, as JSON."""
    board: str | None = None
    """The digest of the custom board, if the game uses one."""
    rated: bool = False
    """Whether the game counts for ratings if everyone agrees."""
    finished: float | None = None
    """When the game ended."""
    counted: float | None = None
    """When the finished game was added to people's histories and ratings."""
    fills: float | None = None
    """When bots take the free seats, if someone is waiting here."""
    network: str = ""
    """A keyed hash of the network from which the table was created."""
    hints: bool = True
    """Whether people may ask for hints."""
    lenient: bool = False
    """Whether people may agree on more time, a pause or taking back a turn even if the game counts for ratings."""
    word: str = ""
    """The reason that a host gave for closing the table."""
    origin: str = ""
    """The position of a finished game from which this one plays on; see `tables.origin`."""
    sealed: float | None = None
    """Until when others play the same deal, so that nobody else may see this game. Its bots are deterministic."""

    def counts(self, seats: Sequence[SeatRow]) -> bool:
        """Returns whether the game counts for ratings: everyone who sits here has agreed."""
        return self.rated and all(seat.agreed for seat in seats if seat.kind == PERSON)

    def offers_hints(self, seats: Sequence[SeatRow]) -> bool:
        """Returns whether people may ask for hints: the owner allows them, and the game does not count."""
        return self.hints and not self.counts(seats)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as stored; `stand_in` is the level of the bot that plays for an absent person."""

    seat: int
    kind: SeatKind
    level: str | None
    person: str | None
    name: str
    stand_in: str | None
    face: str = ""
    """The bot's character."""
    hasty: bool = False
    """Whether this person's turns end without confirmation."""
    stood_in: float | None = None
    """Since when the stand-in has been playing."""
    nudged: float = 0.0
    """When the person was last reminded of their turn."""
    agreed: bool = False
    """Whether this person has agreed that the game counts for ratings."""
    joined: float = 0.0
    """When this person took over the seat of another; 0 if they sat here from the beginning."""
    overran: int = 0
    """How often this person's time has run out."""
    colour: Colour | Literal[""] = ""
    """The colour of the pieces; empty for the one that goes with the number of the seat."""

    def bot_level(self) -> str | None:
        """Returns the level of the bot that decides here; None if a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass(frozen=True, slots=True)
class Act:
    """One entry of a table's log."""

    seat: int
    kind: ActKind
    text: str
    """The text of a move; for an undo, how many moves are left (empty in old logs)."""
    at: float
    stand_in: bool = False
    """Whether a bot acted for an absent person."""


@dataclass(frozen=True, slots=True)
class Removal:
    """Someone removed before the game began, and the reason given."""

    person: str
    name: str
    word: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """A person's invitation to a table, and whether they declined."""

    table: str
    person: str
    name: str
    inviter: str
    """The name of the person who invited them."""
    declined: bool


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One message of a table's chat."""

    number: int
    person: str
    name: str
    text: str
    at: float
    phrase: str = ""
    """The key of the ready phrase, if it is one."""
    quote: str = ""
    """The line of the story that it quotes."""


@dataclass(frozen=True, slots=True)
class OfferRow:
    """An offer, as stored."""

    id: str
    table_id: str
    kind: OfferKind
    asker: str
    seat: int | None
    """The seat it is about, if it is about one."""
    level: str | None
    """The level of the bot that would play there."""
    asked: tuple[str, ...]
    """The people who are asked."""
    answers: dict[str, OfferAnswer]
    """Their answers so far, by person."""
    status: OfferStatus
    created: float
    expires: float


@dataclass(frozen=True, slots=True)
class PresenceRow:
    """What a process knows of a person at a table; a row without a process says when they were last seen."""

    person: str
    table_id: str
    """Empty for pages that belong to no table."""
    process: str
    state: PresenceState
    page: str
    since: float
    used: float
    """When they last did something there."""
    beat: float
    """The last heartbeat of the process."""

    def gone(self) -> PresenceRow:
        """Returns the row of a person who is gone, since when they were last seen."""
        since = self.since if self.state == GONE else self.beat
        return replace(self, process="", state=GONE, since=since)

    def values(self) -> dict[str, object]:
        """Returns the row as values by column."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class ReadPosition:
    """How far a person has read at a table."""

    number: int = 0
    """Number of acts of the log."""
    at: float = 0.0
    """When they last looked."""
    chat: int = 0
    """Number of messages they have read."""
