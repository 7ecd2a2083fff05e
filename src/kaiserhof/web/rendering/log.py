"""The log on a table's page: a heading for each round, and a line for each turn that unfolds into its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kaiserhof.engine import Message, Seat, StoryLine, Storyteller, Words, said
from kaiserhof.tables import TableView, TurnLine
from kaiserhof.web.rendering.patches import Segments

LINES = 60
"""Number of lines sent; earlier rounds are reduced to their headings."""

_NAME = "\x0e"
_END = "\x0f"
"""Encloses a player's name while a line is being formatted."""


class LogWriter:
    """Formats lines and headings of a table's log in one language, once for all viewers who may read the same."""

    def __init__(self, words: Words, teller: Storyteller) -> None:
        self._words, self._teller = words, teller
        self._marked = words.named([f"{_NAME}{name}{_END}" for name in words.names])
        self._lines: dict[tuple[int, int], tuple[TurnLine, str]] = {}
        self._headings: dict[int, tuple[tuple[list[int], str], str]] = {}

    def line(self, line: TurnLine) -> str:
        """Returns a line as HTML."""
        place = line.told.start, line.told.part
        known = self._lines.get(place)
        if known is None or known[0].told is not line.told or known[0].number != line.number:
            known = self._lines[place] = line, self._line(line)
        return known[1]

    def heading(self, number: int, sums: list[int], away: str) -> str:
        """Returns the heading of a round. It folds its lines, or links to the replay if they are not sent."""
        known = self._headings.get(number)
        if known is None or known[0] != (sums, away):
            known = self._headings[number] = (sums, away), _heading(number, sums, away, self._words)
        return known[1]

    def _line(self, line: TurnLine) -> str:
        told = line.told
        what = self._headline(line)
        head = f"{sign(told.actor)}{what}{gains_of(told.gains, told.actor, self._words)}"
        places = places_of(told)
        whose = f' data-seat="{told.actor}"' if told.actor >= 0 else ""
        opening = f'<li id="{line_id(told)}" class="turn" data-number="{line.number}"{whose}{places}>'
        if len(told.events) == 1 and told.headline == (told.events[0].message,):
            head = f'<p class="head" tabindex="-1"{happened(told.events[0].message)}>{head}</p>'
            return f"{opening}{head}{self._shows(told)}</li>"
        events = "".join(
            f'<li id="l-{event.at}-{event.part}"{happened(event.message)}>{escape(self._words(event.message))}</li>'
            for event in told.events
        )
        details = f'<details><summary class="head" tabindex="-1">{head}</summary><ol>{events}</ol></details>'
        return f"{opening}{details}{self._shows(told)}</li>"

    def _shows(self, told: StoryLine) -> str:
        """Returns the button that shows the scenes of a line once more; nothing if it has none."""
        if not any(True for _ in self._teller.scenes(told, None)):
            return ""
        label = escape(self._words("scene-show"))
        return (
            f'<button type="button" class="shows" data-scenes="{line_id(told)}" aria-label="{label}" title="{label}">'
            f'<svg aria-hidden="true"><use href="#i-play"/></svg></button>'
        )

    def _headline(self, line: TurnLine) -> str:
        text = escape(said(line.told.headline, self._marked)).replace(_NAME, "<b>").replace(_END, "</b>")
        marks = (["log-stood-in"] if line.stood_in else []) + (["log-hinted"] if line.hinted else [])
        for mark in marks:
            about = escape(self._words(f"{mark}-about"))
            text += f' <small class="stood-in" title="{about}">{escape(self._words(mark))}</small>'
        return f'<span class="what">{text}</span>'


@dataclass(slots=True)
class _Round:
    """A round of the log."""

    number: int
    first: int
    """The index of its first line."""
    sums: list[int]
    """The points that each seat gained in it."""


class LogPage:
    """The log as one viewer of a table sees it. Only new lines are formatted."""

    def __init__(self, writer: LogWriter) -> None:
        self._writer = writer
        self._lines: list[TurnLine] = []
        self._written: list[str] = []
        self._rounds: list[_Round] = []
        self._story: tuple[TurnLine, ...] | None = None
        self._segments: Segments = ()

    def segments(self, view: TableView) -> Segments:
        """Returns the headings of all rounds and the latest lines, oldest first."""
        if view.story == self._story:
            return self._segments
        lines, written = self._lines, self._written
        known = min(len(lines), len(view.story))
        while known and lines[known - 1] is not view.story[known - 1]:
            known -= 1
        self._take_out(known)
        lines[known:] = view.story[known:]
        first = max(0, len(lines) - LINES)
        written[known:] = [
            self._writer.line(line) if at >= first else "" for at, line in enumerate(lines[known:], known)
        ]
        self._count(known)
        self._story = view.story
        self._segments = tuple(self._with_headings(view.id, first))
        return self._segments

    def _take_out(self, known: int) -> None:
        """Removes the lines that have changed from their rounds."""
        rounds = self._rounds
        while rounds and rounds[-1].first >= known:
            rounds.pop()
        for line in self._lines[known:] if rounds else ():
            if line.told.round == rounds[-1].number:
                rounds[-1].sums = [was - gone for was, gone in zip(rounds[-1].sums, line.told.gains, strict=True)]

    def _count(self, known: int) -> None:
        """Adds new lines to their rounds."""
        rounds, lines = self._rounds, self._lines
        for at in range(known, len(lines)):
            told = lines[at].told
            if not rounds or rounds[-1].number != told.round:
                rounds.append(_Round(told.round, at, list(told.gains)))
            elif any(told.gains):
                rounds[-1].sums = [sum(both) for both in zip(rounds[-1].sums, told.gains, strict=True)]

    def _with_headings(self, table_id: str, first: int) -> list[str]:
        found: list[str] = []
        for number, each in enumerate(self._rounds, 1):
            end = self._rounds[number].first if number < len(self._rounds) else len(self._lines)
            away = f"/t/{table_id}/replay?at={self._lines[each.first].told.start}" if end <= first else ""
            found.append(self._writer.heading(each.number, each.sums, away))
            found += self._written[max(each.first, first) : end]
        return found


def places_of(told: StoryLine) -> str:
    """Returns the HTML attributes that tell where a line happened: its places, and how many of the last form a path."""
    way = f' data-way="{told.way}"' if told.way > 1 else ""
    return f' data-places="{" ".join(told.places)}"{way}' if told.places else ""


def line_id(told: StoryLine) -> str:
    """Returns the HTML id of a line."""
    return f"t-{told.start}-{told.part}"


def sign(seat: int) -> str:
    """Returns the icon of a seat, or of the court."""
    if seat >= 0:
        return f'<svg class="sign seat-{seat}" aria-hidden="true"><use href="#face-{seat}"/></svg>'
    return '<span class="sign court" aria-hidden="true"></span>'


def gains_of(gains: Sequence[int], actor: int, words: Words) -> str:
    """Returns the points gained in a line; only the number if they all belong to the actor."""
    found = [(seat, points) for seat, points in enumerate(gains) if points]
    if not found:
        return ""
    if [seat for seat, _ in found] == [actor]:
        return f'<span class="gains"><b class="gain">{_signed(found[0][1])}</b></span>'
    chips = "".join(
        f'<b class="gain"><svg class="seat-{seat}" role="img" aria-label="{escape(words.seat(seat))}">'
        f'<use href="#face-{seat}"/></svg>{_signed(points)}</b>'
        for seat, points in found
    )
    return f'<span class="gains">{chips}</span>'


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _heading(number: int, sums: Sequence[int], away: str, words: Words) -> str:
    """Returns the heading of a round. It folds its lines, or links to the replay if they are not sent."""
    title = escape(words("story-round", round=number) if number else words("story-before"))
    points = gains_of(sums, -2, words)
    if away:
        return f'<li id="r-{number}" class="round away"><a href="{away}">{title}</a>{points}</li>'
    button = f'<button type="button" class="fold" aria-expanded="true">{title}</button>'
    return f'<li id="r-{number}" class="round">{button}{points}</li>'


def happened(message: Message) -> str:
    """Returns the HTML attributes that tell where an event of the log happened, if it can be played back."""
    values = message.values
    if "at" not in values:
        return ""
    named = {"place": values["at"], "piece": values.get("piece"), "gain": values.get("gain")}
    seat = values.get("seat")
    if "gain" in values and isinstance(seat, Seat):
        named["seat"] = int(seat)
    return "".join(f' data-{name}="{escape(str(value))}"' for name, value in named.items() if value is not None)
