"""Sends queued notifications to one destination at a time: all that are due there, as one message.

A notification is dropped if its subject is over or if the person has already seen it. It is postponed while the person
is at that table, during their quiet hours, and when the destination is unreachable.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from sqlalchemy import select

from kaiserhof.community.notifications import texts
from kaiserhof.community.notifications.channels import mail, push, webhook
from kaiserhof.community.notifications.channels.config import ChannelConfig
from kaiserhof.community.notifications.channels.outcomes import GONE, LATER, REFUSED, DeliveryError
from kaiserhof.community.notifications.links import new_key, signature
from kaiserhof.community.notifications.preferences import (
    ASKED,
    CHAT,
    CONFIRM,
    DAILY,
    FINISHED,
    INVITED,
    MAIL,
    NAMED,
    PUSH,
    TIME,
    TRIAL,
    TURN,
    WAY_BACK,
    NotificationPreferences,
)
from kaiserhof.community.notifications.public_table import PublicTable, public_table, waiting_tables
from kaiserhof.community.notifications.queue import DROPPED, FAILED, SENT, Destination, Notification, NotificationStore
from kaiserhof.community.notifications.texts import NotificationLine, OutgoingMessage
from kaiserhof.storage import schema
from kaiserhof.storage.person import BY_MAIL
from kaiserhof.storage.rows import FINISHED as OVER
from kaiserhof.storage.rows import GATHERING, PLAYING
from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.tables.clocks.clock import LIVE, ClockRule
from kaiserhof.tables.meeting.offers import HAND_OVER

log = logging.getLogger(__name__)

LEASE = 60.0
"""Length in seconds of the lease on queued notifications; any delivery finishes or gives up sooner."""

PAUSES = (60.0, 5 * 60.0, 20 * 60.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
"""Seconds between attempts; after the last one the notification has failed."""

SEEN = (FINISHED, CHAT, NAMED, ASKED, INVITED)
"""Kinds that are pointless once the person has been at the table."""

TIME_UP = "time up"

LastSeen = Callable[[str, str], float]
"""Returns when a person, given by id, last sent a heartbeat from a table."""


WAY_BACK_WITHIN = 3600.0
"""Seconds after which a mail with a link back is no longer sent."""


def _is_over(notice: Notification, table: PublicTable, person_id: str) -> bool:
    """Returns whether the occasion for a notification has passed."""
    if notice.detail == TIME_UP:  # even if a bot has played since
        return table.status != PLAYING
    if notice.kind in (TURN, TIME):
        return not table.is_waiting_for(person_id)
    if notice.detail == "taken-over":
        seat = table.seat_of(person_id)
        return table.status != PLAYING or seat is None or table.seats[seat].stand_in is None
    return table.status != {"started": PLAYING, "joined": GATHERING, "invited": GATHERING}.get(
        notice.detail, table.status
    )


class Delivery:
    """Delivers notifications. Several threads and processes may call `step`."""

    def __init__(self, tables: Tables, store: NotificationStore, config: ChannelConfig, last_seen: LastSeen) -> None:
        self._tables = tables
        self._store = store
        self._config = config
        self._last_seen = last_seen

    def step(self, only: str | None = None) -> bool:
        """Sends everything that is due at one destination (`only`, if given). Returns False if nothing is due."""
        taken = self._store.take(LEASE, only)
        if taken is None:
            return False
        destination, notices = taken
        person = self._tables.store.people.get(destination.person)
        try:
            ready = (
                self._sort_out(destination, notices, self._tables.store.database.clock()) if person is not None else []
            )
            lines = self._lines(ready, person, destination) if person is not None else []
        except Exception:
            log.exception("preparing notifications for destination %s failed, postponed", destination.id)
            self._later(destination, notices, None)
            return True
        if person is not None and lines:
            self._send(destination, ready, texts.together(lines, person.lang))
        elif ready:
            self._store.settle(ready, DROPPED)
        return True

    # ------------------------------------------------------------------ what is sent

    def _sort_out(self, destination: Destination, notices: Sequence[Notification], now: float) -> list[Notification]:
        """Returns the notifications to send now; drops or postpones the others."""
        preferences = self._store.preferences(destination.person)
        ready, dropped = [], []
        for notice in notices:
            due = self._due(notice, destination, preferences, now)
            if due is None:
                dropped.append(notice)
            elif due > now:
                self._store.put_off([notice], due)
            else:
                ready.append(notice)
        self._store.settle(dropped, DROPPED)
        return ready

    def _due(
        self, notice: Notification, destination: Destination, preferences: NotificationPreferences, now: float
    ) -> float | None:
        """Returns when to send a notification; None if it is no longer useful."""
        if notice.kind in (TRIAL, CONFIRM):
            return now
        if notice.kind == WAY_BACK:
            return now if destination.confirmed is not None and notice.created > now - WAY_BACK_WITHIN else None
        if destination.confirmed is None or not preferences.wants(notice.kind, destination.way, notice.table_id):
            return None
        if notice.table_id is not None:
            last_seen = self._last_seen(destination.person, notice.table_id)
            if (notice.kind in SEEN or notice.detail == TIME_UP) and last_seen > notice.created:
                return None
            if last_seen + self._config.wait > now:
                return last_seen + self._config.wait
        end = preferences.quiet_until(now)
        return now if end > now and self._is_live(notice.table_id) else end

    def _is_live(self, table_id: str | None) -> bool:
        """Returns whether a live game is in progress at a table; its notifications cannot wait until the morning."""
        found = self._tables.store.tables.get(table_id) if table_id is not None else None
        return found is not None and found[0].status == PLAYING and ClockRule.read(found[0].clock).kind == LIVE

    def _lines(
        self, notices: Sequence[Notification], person: Person, destination: Destination
    ) -> list[NotificationLine]:
        """Returns the lines of the message; leaves out what is over."""
        lines: list[NotificationLine] = []
        chats: dict[tuple[str, str], list[int]] = {}
        for notice in notices:
            if notice.kind == TRIAL:
                lines.append(texts.trial_line(person.lang))
            elif notice.kind == CONFIRM:
                lines.append(self._confirming(destination, person.lang))
            elif notice.kind == WAY_BACK:
                lines.append(self._way_back(person))
            elif notice.kind == DAILY:
                waiting = self.waiting_for(person)
                lines += [texts.daily_line(waiting, person.lang)] if waiting else []
            elif notice.kind in (CHAT, NAMED) and notice.table_id is not None:
                chats.setdefault((notice.table_id, notice.kind), []).append(notice.number)
            elif notice.table_id is not None:
                lines += self._about_table(notice, public_table(self._tables.store, notice.table_id), person)
        for (table_id, kind), numbers in chats.items():
            table = public_table(self._tables.store, table_id)
            authors = self._authors(table_id, numbers, person.id)
            if table is not None and authors:
                lines.append(texts.chat_line(table, authors, person.id, person.lang, named=kind == NAMED))
        return lines

    def _about_table(self, notice: Notification, table: PublicTable | None, person: Person) -> list[NotificationLine]:
        if table is None:
            return []
        if notice.detail:
            detail = self._still_asked(notice, person.id) if notice.detail.startswith("asked ") else notice.detail
            if not detail or _is_over(notice, table, person.id):
                return []
            left = self._left(table.id) if notice.kind in (TURN, TIME) and detail != TIME_UP else None
            return texts.event_lines(
                table, detail, self._name(notice.by), person_id=person.id, lang=person.lang, left=left
            )
        if notice.kind == TURN and table.is_waiting_for(person.id) and table.turn == notice.number:
            return [texts.turn_line(table, person.id, person.lang, self._left(table.id))]
        if notice.kind == FINISHED and table.status == OVER:
            return [texts.finished_line(table, person.id, person.lang)]
        return []

    def _left(self, table_id: str) -> float | None:
        """Returns the seconds that the player to move has left; None if no clock is running."""
        found = self._tables.store.tables.get(table_id)
        time = self._tables.clocks.timekeeper.time_of(*found) if found is not None else None
        if time is None or time.until is None or time.resting:
            return None
        return max(0.0, time.until - self._tables.store.database.clock())

    def _still_asked(self, notice: Notification, person_id: str) -> str:
        """Returns the open offer that the person has not answered yet, or an empty string."""
        kind = notice.detail.removeprefix("asked ")
        for offer in self._tables.store.offers.open_to(person_id):
            if (offer.table_id, offer.kind) == (notice.table_id, kind) and person_id not in offer.answers:
                return "asked for-other" if kind == HAND_OVER and offer.asked[0] != person_id else notice.detail
        return ""

    def _name(self, person_id: str | None) -> str:
        person = self._tables.store.people.get(person_id) if person_id is not None else None
        return person.name if person is not None else ""

    def _confirming(self, destination: Destination, lang: str) -> NotificationLine:
        words = texts.words_of(lang)
        path = f"/notices/confirm/{destination.id}/{self.signed('confirm', destination.id)}"
        return NotificationLine(words("mail-confirm"), words("mail-confirm-text"), path)

    def _way_back(self, person: Person) -> NotificationLine:
        """Leads a person who has lost their devices back; the link exists only in the mail."""
        words = texts.words_of(person.lang)
        path = f"/me/link/{self._tables.people.way_back(person.id, BY_MAIL)}"
        return NotificationLine(words("mail-back", name=person.name), words("mail-back-text"), path)

    def waiting_for(self, person: Person) -> list[PublicTable]:
        """Returns the tables where it is this person's turn."""
        store = self._tables.store
        return [table for each in waiting_tables(store, person.id) if (table := public_table(store, each)) is not None]

    def _authors(self, table_id: str, numbers: Sequence[int], reader: str) -> list[str]:
        """Returns the authors of some messages, without those whom the reader has muted."""
        chat, muted = schema.chat.c, self._tables.store.chat.muted_by(reader, table_id)
        these = (chat.table_id == table_id) & chat.number.in_(numbers)
        query = select(chat.person, chat.name).where(these).order_by(chat.number)
        with self._tables.store.database.reading() as connection:
            return [name for author, name in connection.execute(query) if name and author not in muted]

    def signed(self, purpose: str, subject: str) -> str:
        return signature(self.link_key(), purpose, subject)

    def link_key(self) -> str:
        """Returns the key that signs links."""
        return self._tables.store.facts.key("link-key", new_key)

    def push_key(self) -> str:
        """Returns the site's private key for push."""
        return self._tables.store.facts.key("push-key", push.new_key)

    # ------------------------------------------------------------------ sending

    def _send(self, destination: Destination, notices: Sequence[Notification], said: OutgoingMessage) -> None:
        try:
            self._hand_over(destination, said)
        except DeliveryError as error:
            if error.outcome == LATER:
                self._later(destination, notices, error.after)
            else:
                self._refused(destination, notices, error.outcome)
        except Refused:
            self._refused(destination, notices, REFUSED)
        except Exception:
            log.exception("sending by %s to destination %s failed, postponed", destination.way, destination.id)
            self._later(destination, notices, None)
        else:
            self._store.settle(notices, SENT)
            self._store.note(destination.id, SENT)

    def _hand_over(self, destination: Destination, said: OutgoingMessage) -> None:
        config = self._config
        if destination.way == PUSH:
            push.send(destination.target, said, self.push_key(), self._contact(), config.push)
        elif destination.way == MAIL:
            if config.mail is None or not config.site:
                raise DeliveryError(LATER)
            stop = f"{config.site}/notices/stop/{destination.id}/{self.signed('stop', destination.id)}"
            mail.send(config.mail, mail.message(config.mail, destination.target, said, config.site, stop))
        else:
            webhook.send(destination.target, said, config.site, config.webhooks)

    def _contact(self) -> str:
        """Returns the VAPID contact (`sub` claim) for push services."""
        if self._config.site.startswith("https://"):
            return self._config.site
        return f"mailto:{self._config.mail.sender}" if self._config.mail else "mailto:nobody@example.org"

    def _later(self, destination: Destination, notices: Sequence[Notification], after: float | None) -> None:
        now = self._tables.store.database.clock()
        for notice in notices:
            if notice.tries > len(PAUSES):
                self._store.settle([notice], FAILED)
            else:
                self._store.put_off([notice], now + max(PAUSES[notice.tries - 1], after or 0.0), tried=True)
        self._store.note(destination.id, LATER)

    def _refused(self, destination: Destination, notices: Sequence[Notification], outcome: str) -> None:
        if outcome == GONE and destination.way == PUSH:
            self._store.remove(destination.id)  # the browser has unsubscribed
            return
        self._store.settle(notices, FAILED)
        self._store.note(destination.id, outcome)
