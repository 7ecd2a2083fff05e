"""The texts of notifications, in the recipient's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kaiserhof.bots import player_name
from kaiserhof.community.notifications.public_table import PublicTable
from kaiserhof.engine import Words, find_game
from kaiserhof.storage.rows import BOT

PACKAGE = "kaiserhof.people"
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that can be given with one tap on the notification, where the channel supports it."""

    label: str
    path: str
    """The path that the answer is sent to."""
    deed: str
    """The command in the form data; empty if the path says everything. The page's service worker uses this name."""
    opens: bool
    """Whether the page of the notification opens afterwards."""


@dataclass(frozen=True, slots=True)
class NotificationLine:
    """One notification: what has happened, at which table, and where its link leads."""

    headline: str
    detail: str
    path: str
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """One or more notifications as one message."""

    title: str
    lines: tuple[NotificationLine, ...]
    path: str
    """Where a tap on the message leads."""
    tag: str
    """On a screen, messages with the same tag replace each other."""
    lang: str

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that can be given with one tap; none if there are several notifications."""
        return self.lines[0].answers if len(self.lines) == 1 else ()

    @property
    def text(self) -> str:
        """The text below the title."""
        if len(self.lines) == 1:
            return self.lines[0].detail
        return "\n".join(f"{line.headline} ({line.detail})" if line.detail else line.headline for line in self.lines)


@cache
def words_of(lang: str) -> Words:
    """Returns the translator for notifications."""
    return Words(lang, (PACKAGE,))


def game_title(game_id: str, lang: str) -> str:
    """Returns the translated name of a game."""
    return find_game(game_id).words(lang)("game-title")


def others(table: PublicTable, person_id: str, lang: str) -> str:
    """Returns the other players at a table, such as "with Barbara and Chris"."""
    words = words_of(lang)
    names = [name_of(table, seat.seat, lang) for seat in table.seats if seat.person != person_id]
    return words("notice-with", names=words("notice-comma").join(names)) if names else ""


def name_of(table: PublicTable, seat: int, lang: str) -> str:
    """Returns the name of the player at a seat."""
    row = table.seats[seat]
    words = words_of(lang)
    return player_name(row.level or "", seat, words) if row.kind == BOT else row.name or words("notice-nobody")


def turn_line(table: PublicTable, person_id: str, lang: str, left: float | None = None) -> NotificationLine:
    """Announces someone's turn, with the seconds left if a clock is running."""
    said = words_of(lang)("notice-turn", game=game_title(table.game, lang))
    return NotificationLine(said, _with_time(others(table, person_id, lang), left, lang), f"/t/{table.id}")


def _with_time(said: str, left: float | None, lang: str) -> str:
    """Appends the time left, in the largest unit that fits at least twice."""
    if left is None:
        return said
    unit, size = next((each for each in UNITS if left >= 2 * each[1]), UNITS[-1])
    time = words_of(lang)(f"notice-left-{unit}", count=int(left // size))
    return f"{said} · {time}" if said else time


def finished_line(table: PublicTable, person_id: str, lang: str) -> NotificationLine:
    """Announces the end of a game and its winners."""
    words = words_of(lang)
    if table.seat_of(person_id) in table.winners:
        result = words("notice-you-won")
    else:
        names = [name_of(table, seat, lang) for seat in table.winners]
        result = words("notice-won", count=len(names), names=words("notice-comma").join(names))
    return NotificationLine(words("notice-finished", game=game_title(table.game, lang)), result, f"/t/{table.id}/score")


DESCRIBED = frozenset(
    {
        "nudged",
        "time warning",
        "time up",
        "asked hand-over",
        "asked for-other",
        "asked rematch",
        "asked end",
        "asked seat",
        "asked take-back",
        "asked time",
        "asked pause",
        "asked concede",
        "taken-over",
        "invited",
        "joined",
        "started",
    }
)
"""The details that have a message: `notice-` and the detail, with hyphens. Notifications of any other are dropped."""


def event_lines(
    table: PublicTable, detail: str, name: str, person_id: str, lang: str, left: float | None = None
) -> list[NotificationLine]:
    """Describes an event at a table; empty if its kind has no text."""
    if detail not in DESCRIBED:
        return []
    words = words_of(lang)
    who = name or words("notice-nobody")
    said = words(f"notice-{detail.replace(' ', '-')}", name=who, game=game_title(table.game, lang))
    path = f"/t/{table.id}"
    answers = (
        Answer(words("notice-accept"), f"{path}/sit", "", opens=True),
        Answer(words("notice-decline"), f"{path}/lobby", "decline", opens=False),
    )
    detailed = _with_time(others(table, person_id, lang), left, lang)
    return [NotificationLine(said, detailed, path, answers if detail == "invited" else ())]


def chat_line(table: PublicTable, names: Sequence[str], person_id: str, lang: str, *, named: bool) -> NotificationLine:
    """Announces messages in the chat, with their authors."""
    words = words_of(lang)
    who = words("notice-comma").join(dict.fromkeys(names))
    said = words(
        "notice-named" if named else "notice-chat", names=who, count=len(names), game=game_title(table.game, lang)
    )
    return NotificationLine(said, others(table, person_id, lang), f"/t/{table.id}")


def daily_line(waiting: Sequence[PublicTable], lang: str) -> NotificationLine:
    """Lists the games that wait for someone."""
    words = words_of(lang)
    titles = words("notice-comma").join(game_title(table.game, lang) for table in waiting)
    return NotificationLine(
        words("notice-daily", count=len(waiting)), titles, f"/t/{waiting[0].id}" if len(waiting) == 1 else "/"
    )


def trial_line(lang: str) -> NotificationLine:
    """Returns the text of a test notification."""
    words = words_of(lang)
    return NotificationLine(words("notice-trial"), words("notice-trial-text"), "/me/notices")


def together(lines: Sequence[NotificationLine], lang: str) -> OutgoingMessage:
    """Combines notifications into one message."""
    if len(lines) == 1:
        return OutgoingMessage(lines[0].headline, tuple(lines), lines[0].path, lines[0].path, lang)
    return OutgoingMessage(words_of(lang)("notice-several", count=len(lines)), tuple(lines), "/", "several", lang)
