"""The types of the JSON API. The OpenAPI documentation is generated from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kaiserhof.engine import Game, Words, said
from kaiserhof.storage.rows import Colour, OfferAnswer, OfferKind, Pace, SeatKind, TableStatus
from kaiserhof.tables import SeatView, Stale, TableSummary, TableView, TurnLine
from kaiserhof.tables.clocks.clock import ClockKind
from kaiserhof.tables.view import LobbyView, OfferView
from kaiserhof.web.rendering import render

LINES = 50
"""Number of log lines in a response."""

Short = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
ClockText = Annotated[str, Meta(max_length=40)]
"""`none`, `live MINUTES [FREE SECONDS]` or `daily DAYS [RESERVE DAYS]`, optionally followed by `turn`, `seat` or
`show`."""

# ---------------------------------------------------------------------- asked


class NewPerson(Struct, forbid_unknown_fields=True):
    """The name and language of a person to create."""

    name: Short
    lang: Annotated[str, Meta(max_length=10)] = "en"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created. Each seat is `me`, `open`, or the level of a bot."""

    game: Short
    seats: Annotated[list[Short], Meta(min_length=1, max_length=10)]
    options: dict[str, str] = {}
    listed: bool = False
    lot: bool = False
    """Whether the start player is drawn at random."""
    pace: Pace = "calm"
    """How fast bots move; with `tap` each of their turns waits for `POST …/call`."""
    board: Annotated[str, Meta(max_length=64)] = ""
    """The digest of a custom board that was uploaded to `/api/boards`."""
    clock: ClockText = "none"
    """`none`, `live MINUTES [FREE SECONDS]` or `daily DAYS [RESERVE DAYS]`, optionally followed by `turn`, `seat` or
    `show`."""


class Move(Struct, forbid_unknown_fields=True):
    """A move in text form, and the length of the log when it was chosen."""

    number: Number
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class LogPosition(Struct, forbid_unknown_fields=True):
    """The length of the log as you last saw it."""

    number: Number


# ---------------------------------------------------------------------- answered


class OpenRuleInfo(Struct):
    """A rule that can be played in several ways; the first is our ruling."""

    rule: str
    ruling: int
    ways: list[str]
    house: bool
    """Whether the rule book decides it, so that every other way is a house rule."""


class GameInfo(Struct):
    """A game with its numbers of players and its options. Each choice lists the numbers of players that it allows."""

    id: str
    title: str
    rules: int
    players: list[int]
    options: dict[str, dict[str, list[int]]]
    open_rules: dict[str, OpenRuleInfo]
    """Rules that the rule book leaves open, and house rules; they are chosen like options."""
    bots: list[str]
    """The levels of bots that may sit at its tables; a custom board may allow fewer."""


class PersonMade(Struct):
    """A new person. The token is returned only once, here."""

    id: str
    name: str
    token: str


class TableMade(Struct):
    """The id of a new table."""

    id: str


class TableInList(Struct):
    """What a list shows of a table."""

    id: str
    game: str
    status: TableStatus
    names: list[str]
    free: int
    my_move: bool
    waiting_for: int | None
    since: float
    """Since when the table has been waiting for this turn, in seconds since 1970."""
    clock: ClockKind
    until: float | None


class SeatNow(Struct):
    """A seat of kind `person`, `bot` or `open`, with the bot that stands in for an absent person, and its clock.

    `left` is the time in reserve, in seconds; `until` is when the running clock expires (seconds since 1970).
    """

    name: str
    kind: SeatKind
    level: str | None
    stand_in: str | None
    left: float | None
    until: float | None
    colour: Colour | Literal[""] = ""
    """The colour of the pieces."""


class LogEntry(Struct):
    """A line of the log; seat -1 stands for chance."""

    number: int
    seat: int
    text: str


class TurnEntry(Struct):
    """A turn as one line; seat -1 stands for the court, that is, what happens between turns."""

    number: int
    seat: int
    round: int
    text: str
    gains: list[int]
    places: list[str]
    stand_in: bool
    """Whether a bot stood in for an absent person during the turn."""
    hint: bool
    """Whether the player asked a bot for a hint."""


class OfferNow(Struct):
    """An open offer: who made it, what it is about, when it expires (seconds since 1970), and the answers so far by
    seat."""

    id: str
    kind: OfferKind
    asker: int | None
    seat: int | None
    expires: float
    answers: dict[str, OfferAnswer | None]
    asks_me: bool


class LobbyNow(Struct):
    """A table before its game starts, apart from its seats; `partners` are the names of people you can invite."""

    by_itself: bool
    lot: bool
    pace: Pace
    listed: bool
    host: int | None
    invited: list[str]
    declined: list[str]
    partners: list[str]


class TableNow(Struct):
    """A table as you see it."""

    id: str
    game: str
    board: str | None
    """The digest of a custom board; its file is at `/api/boards/{digest}`."""
    options: dict[str, str]
    status: TableStatus
    number: int
    me: int | None
    seats: list[SeatNow]
    waiting_for: int | None
    call_by: float | None
    """When a bot that waits for a tap moves by itself (seconds since 1970); null if none waits."""
    counts: bool
    """Whether the game is rated."""
    hints: bool
    """Whether the page gives hints at this table."""
    must_confirm: bool
    can_undo: bool
    legal: list[str]
    prompt: str
    scores: list[int]
    ranking: list[int] | None
    state: dict[str, Any]
    log: list[LogEntry]
    turns: list[TurnEntry]
    commitment: str
    secret: str | None
    clock: str
    """The clock in text form, such as `live 30 20 turn`; `none` without a clock."""
    spectators: bool
    late: bool
    """Whether you watch a game that counts, and so see it up to two turns late."""
    paused: bool
    """Whether everyone has agreed to a pause; `POST …/resume` ends it."""
    offers: list[OfferNow]
    lobby: LobbyNow | None
    """More about the table before the game starts; null afterwards."""
    next: str | None
    """The id of the rematch, if there is one."""


class Problem(Struct):
    """Why a request was refused. If the log has grown in the meantime, it includes the current table."""

    error: str
    sentence: str
    table: TableNow | None = None


class MovedOn(Stale):
    """Raised when the log has grown since the sender saw it; holds the current table."""

    def __init__(self, stale: Stale, table: TableNow) -> None:
        super().__init__(stale.message.id, **stale.message.values)
        self.table = table


# ---------------------------------------------------------------------- from ours


def game_info(game: Game, lang: str, bots: Sequence[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.words(lang)("game-title"),
        rules=game.rules_version,
        players=list(game.players),
        options={
            option.id: {choice: list(counts) for choice, counts in option.choices.items()} for option in game.options
        },
        open_rules={
            each.id: OpenRuleInfo(each.rule, each.ruling, list(each.ways), each.house) for each in game.open_rules
        },
        bots=list(bots),
    )


def table_in_list(summary: TableSummary) -> TableInList:
    return TableInList(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        names=list(summary.names),
        free=summary.free,
        my_move=summary.my_move,
        waiting_for=summary.waiting_for,
        since=summary.since,
        clock=summary.clock.kind,
        until=summary.time.until if summary.time is not None else None,
    )


def turn_entry(line: TurnLine, words: Words) -> TurnEntry:
    told = line.told
    text = said(told.headline, words)
    return TurnEntry(
        line.number,
        told.actor,
        round=told.round,
        text=text,
        gains=list(told.gains),
        places=list(told.places),
        stand_in=line.stood_in,
        hint=line.hinted,
    )


def _seat_now(view: TableView, seat: SeatView) -> SeatNow:
    time = view.times[seat.seat] if view.times else None
    left, until = (time.left, time.until) if time is not None else (None, None)
    return SeatNow(
        seat.name,
        seat.kind,
        level=seat.level,
        stand_in=seat.stand_in,
        left=left,
        until=until,
        colour=seat.colour,
    )


def table_now(view: TableView, lang: str) -> TableNow:
    words = render.game_words(view.game.id, lang).named([seat.name for seat in view.seats])
    return TableNow(
        id=view.id,
        game=view.game.id,
        board=view.game.data_digest,
        options=view.options,
        status=view.status,
        number=view.number,
        me=view.me,
        seats=[_seat_now(view, seat) for seat in view.seats],
        waiting_for=view.waiting_for,
        call_by=view.call_by,
        counts=view.counts,
        hints=view.hints,
        must_confirm=view.must_confirm,
        can_undo=view.can_undo,
        legal=[view.state.text(move) for move in view.legal],
        prompt=words(view.state.prompt()),
        scores=view.state.scores(),
        ranking=list(view.places) if view.status == "finished" else None,
        state=view.state.to_json(),
        log=[LogEntry(line.number, line.mover, words(line.message)) for line in view.log[-LINES:]],
        turns=[turn_entry(line, words) for line in view.story[-LINES:]],
        commitment=view.commitment,
        secret=view.secret,
        clock=view.clock.text(),
        spectators=view.spectators,
        late=view.late,
        paused=view.paused,
        offers=[_offer_now(offer) for offer in view.offers if not offer.refused],
        lobby=_lobby_now(view.lobby) if view.lobby is not None else None,
        next=view.next,
    )


def _offer_now(offer: OfferView) -> OfferNow:
    answers = {str(seat): answer for seat, answer in offer.answers}
    return OfferNow(
        offer.id,
        offer.kind,
        asker=offer.asker,
        seat=offer.seat,
        expires=offer.expires,
        answers=answers,
        asks_me=offer.asks_me,
    )


def _lobby_now(lobby: LobbyView) -> LobbyNow:
    return LobbyNow(
        by_itself=lobby.by_itself,
        lot=lobby.lot,
        pace=lobby.pace,
        listed=lobby.listed,
        host=lobby.host,
        invited=[name for name, declined in lobby.invited if not declined],
        declined=[name for name, declined in lobby.invited if declined],
        partners=list(lobby.partners),
    )
