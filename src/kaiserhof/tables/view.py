"""What one person may know of a table. Pages and the API show nothing else."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from kaiserhof.engine import CommittedDice, Game, State
from kaiserhof.storage.rows import (
    BOT,
    FINISHED,
    FREE,
    PLAYING,
    REFUSED_OFFER,
    ChatRow,
    Colour,
    OfferAnswer,
    OfferKind,
    OfferRow,
    Pace,
    SeatKind,
    SeatRow,
    TableRow,
    TableStatus,
)
from kaiserhof.tables.access import is_paused
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule, SeatTime
from kaiserhof.tables.colours import coloured
from kaiserhof.tables.log_lines import LogLine, TurnLine
from kaiserhof.tables.meeting.offers import NO, REMATCH, WAIT, may_start_without, replaced, willing
from kaiserhof.tables.origin import Origin
from kaiserhof.tables.table import Table


class SeatView(NamedTuple):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    level: str | None
    name: str
    mine: bool
    stand_in: str | None
    """The level of the bot that plays for the person."""
    face: str = ""
    """The bot's character, if one was chosen."""
    since: float | None = None
    """When the stand-in took over."""
    turns: int = 0
    """Number of turns the stand-in has played."""
    colour: Colour | Literal[""] = ""
    """The colour of the pieces; empty only beyond the number of colours."""


@dataclass(frozen=True, slots=True)
class LobbyView:
    """What a person may know of a lobby, beside its seats."""

    code: int | None
    """The number behind its spoken code."""
    by_itself: bool
    """Whether the game starts when a person takes the last seat; otherwise the owner starts it."""
    lot: bool
    """Whether the start player is drawn at random."""
    pace: Pace
    listed: bool
    host: int | None
    """The owner's seat; None if they do not sit here."""
    my_name: str
    """The name that this person used last."""
    word: str | None
    """The reason why this person was removed, perhaps empty; None if they were not."""
    removed: tuple[str, ...] = ()
    """The names of removed people; only the owner sees them."""
    invited_by: str | None = None
    """Who invited this person; None without an invitation, or after they declined."""
    invited: tuple[tuple[str, bool], ...] = ()
    """The names of invited people, and whether they declined."""
    partners: tuple[str, ...] = ()
    """The people this person has played with and can invite; empty if they do not sit here."""
    rated: bool = False
    """Whether people are asked to let the game count for ratings."""
    agreed: tuple[int, ...] = ()
    """The seats of those who have agreed."""
    fills: float | None = None
    """When bots take the free seats."""
    hints: bool = True
    """Whether people may ask for hints if the game does not count."""
    lenient: bool = False
    """Whether people may agree on more time and the like even if the game counts."""
    given: int = 0
    """Number of given moves."""


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open offer, as one person sees it."""

    id: str
    kind: OfferKind
    asker: int | None
    """The seat of the person who made it."""
    seat: int | None
    """The seat it is about, if any."""
    level: str | None
    """The level of the bot that would play there."""
    expires: float
    answers: tuple[tuple[int, OfferAnswer | None], ...]
    """The seats asked, in the order of asking, and their answers so far."""
    mine: bool
    """Whether the viewer made the offer."""
    asks_me: bool
    """Whether the viewer may still answer."""
    may_wait: bool
    """Whether the viewer would be replaced and may still ask the others to wait."""
    may_start: bool
    """Whether the viewer may start a rematch with bots for those who declined."""
    asker_name: str = ""
    """The name of the person who made it, if they have no seat."""
    refused: bool = False
    """Whether somebody has declined and it is over; only the one who made it sees that, for a while."""
    may_agree_after_all: bool = False
    """Whether the viewer has declined a rematch and may still agree."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message, as one person reads it."""

    number: int
    seat: int | None
    """The seat of its author; None for a spectator."""
    mine: bool
    name: str
    text: str
    phrase: str
    """The key of the ready phrase, if it is one."""
    quote: str
    """The line of the story that it quotes."""
    at: float


@dataclass(
    slots=True
)  # not frozen: every viewer of every move gets one, and filling a frozen one takes three times as long
class TableView:
    """An immutable view of a table for one person."""

    id: str
    game: Game
    options: dict[str, str]
    status: TableStatus
    seats: tuple[SeatView, ...]
    me: int | None
    owner: bool
    spectators: bool
    number: int
    """The length of the log, which a move must name."""
    position: int = field(compare=False)
    """Identifies the position within this process."""
    state: State
    """The position, as far as this person knows it."""
    legal: tuple[int, ...]
    """The legal moves of this person."""
    can_undo: bool
    must_confirm: bool
    """Whether this person must end their turn."""
    waiting_for: int | None
    """The seat that everyone waits for."""
    call_by: float | None
    """When a bot moves although nobody has tapped; None if none waits for a tap."""
    hurries: bool
    """Whether a bot pauses that this person may hurry."""
    counts: bool
    """Whether the game counts for ratings."""
    hints: bool
    """Whether people may ask for hints."""
    pace: Pace
    """How fast bots move."""
    log: tuple[LogLine, ...]
    story: tuple[TurnLine, ...]
    """The log as a story, one line a turn."""
    late: bool
    """Whether this is a running game that counts, which a person who watches sees some turns late."""
    chat: tuple[ChatLine, ...]
    muted: tuple[tuple[int, str], ...]
    """For each person muted by this one, a number of their messages and their name."""
    commitment: str
    secret: str | None
    """The secret of the dice, once the game is over."""
    points: tuple[tuple[int, ...], ...]
    """The points of all seats after each move."""
    places: tuple[int, ...]
    """The places of all seats, once the game is over."""
    paused: bool
    """Whether everyone has agreed to a pause."""
    lenient: bool
    """Whether people may agree on more time, a pause, or taking back a turn."""
    next: str | None
    """The table of the rematch, if there is one."""
    offers: tuple[OfferView, ...]
    """The open offers."""
    stand_ins: frozenset[int]
    """The numbers of the acts that stand-ins made."""
    absent: frozenset[int]
    """In a finished game, the seats of people for whom a stand-in played half of their turns or more."""
    clock: ClockRule
    """The time control."""
    nudged: float
    """When the player to move was last reminded."""
    times: tuple[SeatTime, ...] = field(compare=False)
    """The time of each seat when this view was made; empty without a clock."""
    viewer: str
    """Whose view this is: a person, with a mark if others share their device; empty for an unknown visitor."""
    lobby: LobbyView | None
    """The lobby, before the game begins."""
    covered: bool
    """Whether this person's hand is covered, because several people share the device and it is not their turn."""
    pass_to: str | None
    """The id of the person to whom the device must be passed, because it is their turn."""
    origin: Origin | None
    """The position of a finished game from which this one plays on."""
    revision: int = field(compare=False)
    """Two views of one person with the same revision are equal."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What a list shows of a table."""

    id: str
    game: str
    status: TableStatus
    names: tuple[str, ...]
    free: int
    """Number of free seats."""
    bots: int
    """Number of bots."""
    my_move: bool
    waiting_for: int | None
    winners: tuple[int, ...]
    """The winning seats, once the game is over."""
    changed: float
    seats: tuple[SeatView, ...] = ()
    since: float = 0.0
    """When everyone began to wait for this player."""
    points: tuple[int, ...] = ()
    """The points of all seats, once the game is over."""
    clock: ClockRule = NO_CLOCK
    """The time control."""
    time: SeatTime | None = None
    """The time of the seat to move, if a clock runs."""
    rated: bool = False
    """Whether the game will count for ratings."""


def summary_of(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, time: SeatTime | None = None
) -> TableSummary:
    """Returns a table for a person's list. It needs only the rows, however long the game is."""
    waiting = row.waiting if row.status == PLAYING else None
    result = json.loads(row.result) if row.result else {"places": [], "points": []}
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        names=tuple(seat.name for seat in seats if seat.name),
        free=sum(seat.kind == FREE for seat in seats),
        bots=sum(seat.kind == BOT for seat in seats),
        my_move=waiting is not None and _sits(seats[waiting], person) and seats[waiting].bot_level() is None,
        waiting_for=waiting,
        winners=tuple(seat for seat, place in enumerate(result["places"]) if place == 1),
        changed=row.changed,
        seats=seat_views(seats, person),
        since=row.since or row.changed,
        points=tuple(result["points"]),
        clock=ClockRule.read(row.clock),
        time=time,
        rated=row.rated,
    )


def offer_view(offer: OfferRow, seats: Sequence[SeatRow], person: str | None, asker_name: str = "") -> OfferView:
    places = {seat.person: seat.seat for seat in seats if seat.person is not None}
    asked = person is not None and person in offer.asked
    mine = offer.answers.get(person) if person is not None else None
    return OfferView(
        id=offer.id,
        kind=offer.kind,
        asker=places.get(offer.asker),
        seat=offer.seat,
        level=offer.level,
        expires=offer.expires,
        answers=tuple((places[each], offer.answers.get(each)) for each in offer.asked if each in places),
        mine=person == offer.asker,
        asks_me=asked and mine in (None, WAIT),
        may_wait=asked and person == replaced(offer) and mine is None,
        may_start=may_start_without(offer) and person in willing(offer),
        asker_name=asker_name,
        refused=offer.status == REFUSED_OFFER,
        may_agree_after_all=offer.kind == REMATCH and asked and mine == NO,
    )


def seat_views(seats: Sequence[SeatRow], person: str | None) -> tuple[SeatView, ...]:
    """Returns the seats as everyone sees them; this person's own is marked."""
    return tuple(
        SeatView(
            seat.seat,
            seat.kind,
            level=seat.level,
            name=seat.name,
            mine=_sits(seat, person),
            stand_in=seat.stand_in,
            face=seat.face,
            since=seat.stood_in,
            colour=seat.colour,
        )
        for seat in coloured(seats)
    )


def _sits(seat: SeatRow, person: str | None) -> bool:
    return person is not None and seat.person == person


def _heard(table: Table, person: str | None, chat: Sequence[ChatRow]) -> tuple[ChatLine, ...]:
    """Returns the messages, without those of people whom this person has muted. Who plays a game that counts reads
    what people who watch write only after the end."""
    if not chat:
        return ()
    seats = {seat.person: seat.seat for seat in table.seats if seat.person}
    muted = table.mutes.get(person or "", frozenset())
    plays = person in seats and table.row.status == PLAYING and table.row.counts(table.seats)
    return tuple(
        ChatLine(
            row.number,
            seats.get(row.person),
            mine=row.person == person,
            name=row.name,
            text=row.text,
            phrase=row.phrase,
            quote=row.quote,
            at=row.at,
        )
        for row in chat
        if row.person not in muted and not (plays and row.person not in seats)
    )


def _muted(table: Table, person: str | None, chat: Sequence[ChatRow]) -> tuple[tuple[int, str], ...]:
    muted = table.mutes.get(person or "", frozenset())
    return tuple({row.person: (row.number, row.name) for row in chat if row.person in muted}.values())


def seat_of(table: Table, person: str | None) -> int | None:
    """Returns the seat of a person."""
    return next((seat.seat for seat in table.seats if _sits(seat, person)), None)


def is_covered(table: Table, person: str | None, beside: Collection[str]) -> bool:
    """Returns whether a person's hand is covered: others at the table share their device, and it is not their turn."""
    me = seat_of(table, person)
    shared = me is not None and any(seat.person in beside for seat in table.seats if seat.person is not None)
    return shared and table.row.status == PLAYING and table.waiting_for() != me


def _next_beside(table: Table, beside: Collection[str]) -> str | None:
    """Returns who of the others on the same device must decide now."""
    asked = table.waiting_for()
    if asked is None or table.bot_level(asked) is not None:
        return None
    person = table.seats[asked].person
    return person if person in beside else None


def view_of(
    table: Table,
    person: str | None,
    chat: Sequence[ChatRow],
    lobby: LobbyView | None = None,
    times: Sequence[SeatTime] = (),
    *,
    late: bool = False,
    beside: Collection[str] = (),
) -> TableView:
    """Returns the table as this person may know it. `late` says that the table is one that is seen some turns late,
    `beside` are the other persons on the same device.
    """
    row, match = table.row, table.match
    covered = is_covered(table, person, beside)
    pass_to = _next_beside(table, beside)
    me = None if covered else seat_of(table, person)
    playing = row.status == PLAYING
    waiting = match.to_confirm()
    mover = match.state.to_move()
    mine = me is not None and table.bot_level(me) is None
    view = match.seen_by(me)
    deciding = playing and mine and waiting is None and mover == me
    dice = match.dice
    asked = table.waiting_for()
    assert isinstance(dice, CommittedDice)
    return TableView(
        id=row.id,
        game=table.game,
        options=row.options,
        status=row.status,
        seats=tuple(
            seat._replace(turns=table.turns_stood_in(seat.seat)) if seat.stand_in else seat
            for seat in seat_views(table.seats, person)
        ),
        me=me,
        owner=person is not None and row.owner == person,
        spectators=row.spectators,
        number=table.number,
        position=match.position_id,
        state=view,
        legal=tuple(view.legal_moves()) if deciding else (),
        can_undo=bool(playing and mine and me is not None and match.can_undo(me)),
        must_confirm=bool(playing and mine and waiting == me),
        waiting_for=asked,
        call_by=table.begins_at() if table.awaits_call() else None,
        hurries=me is not None and playing and row.pace != "quick" and table.pauses_for_one(),
        counts=row.counts(table.seats),
        hints=row.offers_hints(table.seats),
        pace=row.pace,
        log=table.log(me),
        story=table.story(me),
        late=late,
        chat=_heard(table, person, chat),
        muted=_muted(table, person, chat),
        commitment=dice.commitment,
        secret=dice.secret if row.status == FINISHED and row.sealed is None else None,
        points=tuple(match.points),
        places=tuple(table.places()) if row.status == FINISHED else (),
        paused=is_paused(table),
        lenient=row.lenient or not row.counts(table.seats),
        next=row.next,
        offers=tuple(
            offer_view(offer, table.seats, person, table.askers.get(offer.asker, ""))
            for offer in table.offers or ()
            if offer.status != REFUSED_OFFER or (offer.asker == person and offer.expires > table.clock())
        ),
        stand_ins=frozenset(table.stand_ins),
        absent=table.absent() if row.status == FINISHED else frozenset(),
        clock=table.rule,
        times=tuple(times),
        nudged=0.0 if asked is None else table.seats[asked].nudged,
        viewer=f"{person}/{pass_to or 'covered'}" if covered or pass_to else person or "",
        covered=covered,
        pass_to=pass_to,
        lobby=lobby,
        origin=Origin.parse(row.origin),
        revision=table.revision,
    )
