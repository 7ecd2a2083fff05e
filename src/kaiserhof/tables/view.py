"""What one person may know of a table. Pages and the API show nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kaiserhof.engine import CommittedDice, Game, State
from kaiserhof.storage.rows import (
    BOT,
    FINISHED,
    FREE,
    GATHERING,
    PLAYING,
    ChatRow,
    OfferAnswer,
    OfferKind,
    OfferRow,
    Pace,
    SeatKind,
    SeatRow,
    TableRow,
    TableStatus,
)
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule, SeatTime
from kaiserhof.tables.log_lines import LogLine, TurnLine
from kaiserhof.tables.meeting.offers import WAIT, may_start_without, replaced, willing
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
    counts: bool
    """Whether the game counts for ratings."""
    log: tuple[LogLine, ...]
    story: tuple[TurnLine, ...]
    """The log as a story, one line a turn."""
    chat: tuple[ChatLine, ...]
    muted: tuple[tuple[int, str], ...]
    """For each person muted by this one, a number of their messages and their name."""
    commitment: str
    secret: str | None
    """The secret of the dice, once the game is over."""
    points: tuple[tuple[int, ...], ...]
    """The points of all seats after each move."""
    next: str | None
    """The table of the rematch, if there is one."""
    offers: tuple[OfferView, ...]
    """The open offers."""
    stand_ins: frozenset[int]
    """The numbers of the acts that stand-ins made."""
    clock: ClockRule
    """The time control."""
    nudged: float
    """When the player to move was last reminded."""
    times: tuple[SeatTime, ...] = field(compare=False)
    """The time of each seat when this view was made; empty without a clock."""
    viewer: str
    """The id of the person whose view this is; empty for an unknown visitor."""
    lobby: LobbyView | None
    """The lobby, before the game begins."""
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


def offer_view(offer: OfferRow, seats: Sequence[SeatRow], person: str | None) -> OfferView:
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
        )
        for seat in seats
    )


def _sits(seat: SeatRow, person: str | None) -> bool:
    return person is not None and seat.person == person


def _heard(table: Table, person: str | None, chat: Sequence[ChatRow]) -> tuple[ChatLine, ...]:
    """Returns the messages, without those of people whom this person has muted."""
    if not chat:
        return ()
    seats = {seat.person: seat.seat for seat in table.seats if seat.person}
    muted = table.mutes.get(person or "", frozenset())
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
        if row.person not in muted
    )


def _muted(table: Table, person: str | None, chat: Sequence[ChatRow]) -> tuple[tuple[int, str], ...]:
    muted = table.mutes.get(person or "", frozenset())
    return tuple({row.person: (row.number, row.name) for row in chat if row.person in muted}.values())


def view_of(
    table: Table,
    person: str | None,
    chat: Sequence[ChatRow],
    lobby: LobbyView | None = None,
    times: Sequence[SeatTime] = (),
) -> TableView:
    """Returns the table as this person may know it."""
    row, match = table.row, table.match
    me = next((seat.seat for seat in table.seats if _sits(seat, person)), None)
    playing = row.status != GATHERING
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
        counts=row.counts(table.seats),
        log=table.log(me),
        story=table.story(me),
        chat=_heard(table, person, chat),
        muted=_muted(table, person, chat),
        commitment=dice.commitment,
        secret=dice.secret if row.status == FINISHED else None,
        points=tuple(match.points),
        next=row.next,
        offers=tuple(offer_view(offer, table.seats, person) for offer in table.offers or ()),
        stand_ins=frozenset(table.stand_ins),
        clock=table.rule,
        times=tuple(times),
        nudged=0.0 if asked is None else table.seats[asked].nudged,
        viewer=person or "",
        lobby=lobby,
        revision=table.revision,
    )
