"""Archives of finished games, which stay readable after the rules of their game have changed.

A log holds the moves; only the rules say what followed from them. So the outcome and the readable log are archived in
every language. Names are left out: people may change theirs, or be deleted.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kaiserhof.engine import LANGUAGES, CommittedDice, Game, KaiserhofError, Message, Record, Words, said
from kaiserhof.engine.record import Line
from kaiserhof.storage.rows import BOT, CONFIRM, FINISHED, MOVE, UNDO, Act, ChatRow, SeatRow, TableRow, TableStatus
from kaiserhof.tables.table import Table
from kaiserhof.tables.view import SeatView, TableSummary, seat_views

_FIRST_PLACEHOLDER = 0xE000
"""Archived texts contain a private-use character for each seat's name: this one plus the seat's number."""
_MAX_SEATS = 32
_PLACEHOLDER = re.compile(f"[{chr(_FIRST_PLACEHOLDER)}-{chr(_FIRST_PLACEHOLDER + _MAX_SEATS - 1)}]")


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """The outcome of a game, and its log as everyone could read it."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    board: str | None
    """The digest of a custom board."""
    sheet: tuple[tuple[dict[str, str], tuple[int, ...]], ...]
    """The points by source: its name in each language, and the points of each seat."""
    lines: tuple[dict[str, str], ...]
    """The log in each language: a line for each turn, with the points that it brought, and one for each round."""

    @staticmethod
    def of(table: Table) -> ArchivedGame:
        """Archives a finished game."""
        state, placeholders = table.match.state, [chr(_FIRST_PLACEHOLDER + seat) for seat in range(len(table.seats))]
        words = {lang: table.game.words(lang).named(placeholders) for lang in LANGUAGES}
        return ArchivedGame(
            scores=tuple(state.scores()),
            places=tuple(table.places()),
            board=table.game.data_digest,
            sheet=tuple(
                ({lang: words[lang](line.label) for lang in LANGUAGES}, tuple(line.points))
                for line in table.game.score_sheet(state)
            ),
            lines=tuple(_lines(table, words)),
        )

    @staticmethod
    def parse(text: str) -> ArchivedGame:
        """Inverse of `write`."""
        data = json.loads(zlib.decompress(base64.b85decode(text)))
        return ArchivedGame(
            scores=tuple(data["scores"]),
            places=tuple(data["places"]),
            board=data["board"],
            sheet=tuple((label, tuple(points)) for label, points in data["sheet"]),
            lines=tuple(data["lines"]),
        )

    def write(self) -> str:
        data = {name: getattr(self, name) for name in ("scores", "places", "board", "sheet", "lines")}
        return base64.b85encode(zlib.compress(json.dumps(data).encode(), 9)).decode()


def _lines(table: Table, words: Mapping[str, Words]) -> Iterator[dict[str, str]]:
    """Yields a heading for each round and a line for each turn."""
    last = None
    for line in table.story(None):
        told = line.told
        if told.round != last:
            last = told.round
            heading = Message("story-round", {"round": told.round}) if told.round else Message("story-before")
            yield {lang: words[lang](heading) for lang in LANGUAGES}
        gained = ", ".join(
            f"{chr(_FIRST_PLACEHOLDER + seat)} {points:+}" for seat, points in enumerate(told.gains) if points
        )
        points = f" ({gained})" if gained else ""
        yield {lang: said(told.headline, words[lang]) + points for lang in LANGUAGES}


def with_names(text: str, names: Sequence[str]) -> str:
    """Fills the names of the seats into an archived text."""
    return _PLACEHOLDER.sub(lambda found: names[ord(found[0]) - _FIRST_PLACEHOLDER], text)


@dataclass(frozen=True, slots=True)
class ArchivedTable:
    """A table whose game was played under an earlier version of the rules."""

    id: str
    game: str
    status: TableStatus
    """`FINISHED`, or `ENDED` if the current rules cannot continue the game."""
    seats: tuple[SeatView, ...]
    archived: ArchivedGame | None
    """None if the game was not finished, or was finished before games were archived."""
    chat: tuple[ChatRow, ...]
    secret: str | None


def archived_table(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, archived: ArchivedGame | None, chat: Sequence[ChatRow]
) -> ArchivedTable:
    """Returns an archived table as this person sees it."""
    secret = row.secret if row.status == FINISHED else None
    return ArchivedTable(
        row.id,
        row.game,
        status=row.status,
        seats=seat_views(seats, person),
        archived=archived,
        chat=tuple(chat),
        secret=secret,
    )


def archived_summary(row: TableRow, seats: Sequence[SeatRow], archived: ArchivedGame | None) -> TableSummary:
    """Returns the summary of an archived table for lists."""
    places = archived.places if archived else ()
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        names=tuple(seat.name for seat in seats if seat.name),
        free=0,
        bots=sum(seat.kind == BOT for seat in seats),
        my_move=False,
        waiting_for=None,
        winners=tuple(seat for seat, place in enumerate(places) if place == 1),
        changed=row.changed,
    )


def recorded_names(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Returns the names for a record. Bots have none of their own: they get their level and the number of the seat."""
    return tuple(seat.name or f"{seat.level} {seat.seat + 1}" for seat in seats)


def archived_record(
    row: TableRow, seats: Sequence[SeatRow], acts: Sequence[Act], archived: ArchivedGame | None
) -> Record | None:
    """Returns the record of a finished game, made from its log without the rules.

    None if the log has an old undo that only the rules can resolve.
    """
    lines: list[Line] = []
    for act in acts:
        if act.kind == MOVE:
            lines.append(Line(act.seat, act.text))
        elif act.kind == UNDO:
            if not act.text:
                return None
            del lines[int(act.text) :]
    return Record(
        game=row.game,
        rules=row.rules,
        names=recorded_names(seats),
        options=row.options,
        board=archived.board if archived else None,
        commitment=CommittedDice(row.secret).commitment,
        secret=row.secret,
        result=archived.scores if archived else None,
        given=row.given,
        lines=tuple(lines),
    )


def is_still_playable(table: Table, acts: Sequence[Act], archived: ArchivedGame | None) -> bool:
    """Returns whether the current rules allow every move of a finished game and lead to the same outcome."""
    try:
        for act in acts:
            state = table.match.state
            if act.kind == MOVE and (state.to_move() != act.seat or state.why_not(state.parse(act.text)) is not None):
                return False
            if act.kind == CONFIRM and table.match.to_confirm() != act.seat:
                return False
            table.apply(act)
        scores = tuple(table.match.state.scores())
    except (KaiserhofError, LookupError, ValueError):  # the log names something that the current rules do not have
        return False
    return table.status() == FINISHED and (archived is None or archived.scores == scores)


def by_current_rules(row: TableRow, seats: Sequence[SeatRow], game: Game) -> Table | None:
    """Returns a table at its first position under the current rules, or None if they lack one of its options."""
    try:
        return Table(row, list(seats), game)
    except (KaiserhofError, LookupError, ValueError):
        return None
