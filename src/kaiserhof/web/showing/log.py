"""The log of a table's page: rounds as headings, a line a turn, and what happened in it to be unfolded."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kaiserhof.engine import Message, Seat, StoryLine, Words, said
from kaiserhof.tables import TableView, TurnLine
from kaiserhof.web.showing.patches import Segments

LINES = 60
"""Number of lines that are sent; of earlier rounds only the headings are."""

_NAME = "\x0e"
_END = "\x0f"
"""Around a player's name while a line is put into words."""


class LogPage:
    """The log of one viewer of a table, in one language. What has not grown is not written again."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._marked = words.named([f"{_NAME}{name}{_END}" for name in words.names])
        self._lines: list[TurnLine] = []
        self._written: list[str] = []
        self._story: tuple[TurnLine, ...] = ()
        self._segments: Segments = ()

    def segments(self, view: TableView) -> Segments:
        """Returns the headings of all rounds and the latest lines, the oldest first."""
        if view.story is self._story or view.story == self._story:
            return self._segments
        lines, written = self._lines, self._written
        known = len(lines)
        while known and (known > len(view.story) or lines[known - 1] is not view.story[known - 1]):
            known -= 1
        lines[known:] = view.story[known:]
        first = max(0, len(lines) - LINES)
        written[known:] = [self._line(line) if at >= first else "" for at, line in enumerate(lines[known:], known)]
        self._story = view.story
        self._segments = tuple(self._with_headings(view.id))
        return self._segments

    def _with_headings(self, table_id: str) -> list[str]:
        found: list[str] = []
        first = max(0, len(self._lines) - LINES)
        place = 0
        while place < len(self._lines):
            number = self._lines[place].told.round
            end = place
            while end < len(self._lines) and self._lines[end].told.round == number:
                end += 1
            away = f"/t/{table_id}/replay?at={self._lines[place].told.start}" if end <= first else ""
            gains = [line.told.gains for line in self._lines[place:end]]
            found.append(_heading(number, [sum(column) for column in zip(*gains, strict=True)], away, self._words))
            found += self._written[max(place, first) : end]
            place = end
        return found

    def _line(self, line: TurnLine) -> str:
        told = line.told
        what = self._headline(told, stood_in=line.stood_in)
        head = f"{sign(told.actor)}{what}{gains_of(told.gains, told.actor, self._words)}"
        places = f' data-places="{" ".join(told.places)}"' if told.places else ""
        whose = f' data-seat="{told.actor}"' if told.actor >= 0 else ""
        opening = f'<li id="{line_id(told)}" class="turn" data-number="{line.number}"{whose}{places}>'
        if len(told.events) == 1 and told.headline == (told.events[0].message,):
            return f'{opening}<p class="head" tabindex="-1"{happened(told.events[0].message)}>{head}</p></li>'
        events = "".join(
            f'<li id="l-{event.at}-{event.part}"{happened(event.message)}>{escape(self._words(event.message))}</li>'
            for event in told.events
        )
        return f'{opening}<details><summary class="head" tabindex="-1">{head}</summary><ol>{events}</ol></details></li>'

    def _headline(self, told: StoryLine, *, stood_in: bool) -> str:
        text = escape(said(told.headline, self._marked)).replace(_NAME, "<b>").replace(_END, "</b>")
        if stood_in:
            about, mark = escape(self._words("log-stood-in-about")), escape(self._words("log-stood-in"))
            text += f' <small class="stood-in" title="{about}">{mark}</small>'
        return f'<span class="what">{text}</span>'


def line_id(told: StoryLine) -> str:
    """Returns the id of a line on the page."""
    return f"t-{told.start}-{told.part}"


def sign(seat: int) -> str:
    """Returns the sign of a seat, or the court's."""
    if seat >= 0:
        return f'<svg class="sign seat-{seat}" aria-hidden="true"><use href="#face-{seat}"/></svg>'
    return '<span class="sign court" aria-hidden="true"></span>'


def gains_of(gains: Sequence[int], actor: int, words: Words) -> str:
    """Returns the points that came of a line: only the number if they are all the player's own."""
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
    """Returns the heading of a round: it folds, or leads to the replay if its lines are not sent."""
    title = escape(words("story-round", round=number) if number else words("story-before"))
    points = gains_of(sums, -2, words)
    if away:
        return f'<li id="r-{number}" class="round away"><a href="{away}">{title}</a>{points}</li>'
    button = f'<button type="button" class="fold" aria-expanded="true">{title}</button>'
    return f'<li id="r-{number}" class="round">{button}{points}</li>'


def happened(message: Message) -> str:
    """Returns where on the board a message of the log happened, if it can be played back."""
    values = message.values
    if "at" not in values:
        return ""
    named = {"place": values["at"], "piece": values.get("piece"), "gain": values.get("gain")}
    seat = values.get("seat")
    if "gain" in values and isinstance(seat, Seat):
        named["seat"] = int(seat)
    return "".join(f' data-{name}="{escape(str(value))}"' for name, value in named.items() if value is not None)
