"""Everything people can do about their notifications. Every request is checked here."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from urllib.parse import urlsplit

from kaiserhof.community.notifications.channels import mail, push, webhook
from kaiserhof.community.notifications.channels.config import ChannelConfig
from kaiserhof.community.notifications.delivery import Delivery, LastSeen
from kaiserhof.community.notifications.links import is_signed
from kaiserhof.community.notifications.preferences import (
    CHANNELS,
    CHOICES,
    CONFIRM,
    DAY,
    KINDS,
    MAIL,
    PUSH,
    TRIAL,
    WAY_BACK,
    WEBHOOK,
    NotificationPreferences,
    is_zone,
)
from kaiserhof.community.notifications.public_table import waiting_tables
from kaiserhof.community.notifications.queue import Destination, Notification, NotificationStore
from kaiserhof.community.notifications.sender_threads import SenderThreads
from kaiserhof.community.notifications.table_watcher import TableWatcher
from kaiserhof.people.identity import hash_token
from kaiserhof.tables import Forbidden, Missing, Person, Refused, Tables

MAX_BROWSERS = 8
"""Most browsers of a person that get push messages; the oldest is dropped."""

MOST_WAYS_BACK = 5
"""Maximum number of people with the same mail address who get a link back."""

CONFIRM_WITHIN = 7 * 24 * 3600.0
"""Seconds until the link that confirms a mail address expires."""


class Notifications:
    """The service behind the notifications page."""

    def __init__(self, tables: Tables, config: ChannelConfig, last_seen: LastSeen | None = None) -> None:
        self.config = config
        self._tables = tables
        self._store = NotificationStore(tables.store.database)
        self._delivery = Delivery(tables, self._store, config, last_seen or self._last_seen)
        self._watch = TableWatcher(tables, self._store, config.wait)
        self.asked = SenderThreads()
        """Threads for what people request that sends something or resolves a name."""

    def _last_seen(self, person_id: str, table_id: str) -> float:
        """Returns when a person was last seen at a table; now if they are there."""
        presence = self._tables.presence
        if presence.is_present(person_id, table_id):
            return self._tables.store.database.clock()
        return presence.last_seen(person_id, table_id) or 0.0

    def work(self) -> int:
        """Finds new notifications and sends those that are due. Returns the number of destinations served."""
        self.look()
        return self.deliver()

    def look(self) -> None:
        """Finds new notifications."""
        self._watch.look(self._tables.store.database.clock())

    def deliver(self) -> int:
        """Sends the notifications that are due. Returns the number of destinations served."""
        done = 0
        while self._delivery.step():
            done += 1
        return done

    def waiting(self, person: Person) -> int:
        """Returns in how many games it is a person's turn."""
        return len(waiting_tables(self._tables.store, person.id))

    def tidy(self) -> None:
        """Deletes what is no longer needed."""
        self._store.forget_old()

    # ------------------------------------------------------------------ preferences

    def preferences(self, person: Person) -> NotificationPreferences:
        return self._store.preferences(person.id)

    def wish(self, person: Person, kinds: Mapping[str, Collection[str]]) -> None:
        """Changes the kinds of notifications that a person wants, per channel."""
        if any(way not in CHANNELS or not set(some) <= set(KINDS) for way, some in kinds.items()):
            raise Refused("error-request")
        preferences = self.preferences(person)
        wanted = {**preferences.kinds, **{way: frozenset(some) for way, some in kinds.items()}}
        self._store.keep_preferences(person.id, replace(preferences, kinds=wanted))

    def keep_quiet(self, person: Person, quiet: tuple[int, int] | None, zone: str, daily_at: int) -> None:
        """Changes the quiet hours, their time zone, and the time of the daily list."""
        minutes = [daily_at, *(quiet or ())]
        if not is_zone(zone) or any(not 0 <= minute < DAY for minute in minutes):
            raise Refused("error-notice-zone")
        preferences = replace(self.preferences(person), quiet=quiet, zone=zone, daily_at=daily_at)
        self._store.keep_preferences(person.id, preferences)

    def choose_for_table(self, person: Person, table_id: str, chosen: str) -> None:
        """Changes the choice for one table."""
        if chosen not in CHOICES:
            raise Refused("error-request")
        found = self._tables.store.tables.get(table_id)
        if found is None or all(seat.person != person.id for seat in found[1]):
            raise Missing("error-no-table")
        preferences = self.preferences(person)
        self._store.keep_preferences(person.id, replace(preferences, tables=preferences.with_table(table_id, chosen)))

    # ------------------------------------------------------------------ destinations

    def destinations(self, person: Person) -> list[Destination]:
        return self._store.destinations(person.id)

    def push_key(self) -> str:
        """Returns the public key that a browser needs to subscribe."""
        return push.public_key(self._delivery.push_key())

    def add_browser(self, person: Person, subscription: object) -> Destination:
        """Adds a browser with its push subscription."""
        self._tables.limits.spend("notice", person.id)
        target = push.subscription_of(subscription, self.config.push)
        return self._store.add_destination(person.id, PUSH, target, confirmed=True, most=MAX_BROWSERS)

    def has_browser(self, person: Person, endpoint: str) -> bool:
        """Returns whether a push subscription belongs to this person."""
        return self._browser(person, endpoint) is not None

    def remove_browser(self, person: Person, endpoint: str) -> None:
        """Removes a browser, given by its push subscription."""
        found = self._browser(person, endpoint)
        if found is not None:
            self._store.remove(found.id)

    def _browser(self, person: Person, endpoint: str) -> Destination | None:
        mine = (each for each in self.destinations(person) if each.way == PUSH)
        return next((each for each in mine if json.loads(each.target)["endpoint"] == endpoint), None)

    def set_mail(self, person: Person, address: str, device: str = "") -> Destination:
        """Changes the mail address and sends a confirmation link to it. No other mail is sent until it is confirmed.

        `device` is the token of the device where it was given: the address goes when that device is signed out.
        """
        self._require(MAIL)
        target = mail.address_of(address)
        self._tables.limits.spend("mail", person.id, target)
        made = self._store.add_destination(
            person.id, MAIL, target, confirmed=False, most=1, device=hash_token(device) if device else ""
        )
        return self._send_now(made, CONFIRM)

    def has_mail(self, person: Person) -> bool:
        """Returns whether a person has a confirmed mail address."""
        return any(each.way == MAIL and each.confirmed is not None for each in self.destinations(person))

    def send_way_back(self, address: str) -> None:
        """Sends a link to an address for each person who has confirmed it, so that someone who has lost all devices
        can sign in again. Nobody learns whether there is such a person.
        """
        self._require(MAIL)
        target = mail.address_of(address)
        self._tables.limits.spend("recovery", subject=target)
        now = self._tables.store.database.clock()
        self._store.add(
            [
                Notification(each.id, f"{WAY_BACK} {now}", kind=WAY_BACK, table_id=None, number=0, created=now, due=now)
                for each in self._store.confirmed_at(target, MOST_WAYS_BACK)
            ]
        )

    def set_webhook(self, person: Person, url: str) -> Destination:
        self._require(WEBHOOK)
        self._tables.limits.spend("notice", person.id)
        self.config.webhooks.vet(url)
        target = json.dumps({"url": url, "style": webhook.style_of(urlsplit(url).hostname or "")})
        return self._store.add_destination(person.id, WEBHOOK, target, confirmed=True, most=1)

    def remove(self, person: Person, destination_id: str) -> None:
        self._store.remove(self._mine(person, destination_id).id)

    def try_out(self, person: Person, destination_id: str) -> Destination:
        """Sends a test notification; returns the destination with the outcome."""
        self._tables.limits.spend("notice", person.id)
        mine = self._mine(person, destination_id)
        return self._send_now(mine, CONFIRM if mine.confirmed is None else TRIAL)

    def _send_now(self, destination: Destination, kind: str) -> Destination:
        now = self._tables.store.database.clock()
        notice = Notification(destination.id, f"{kind} {now}", kind=kind, table_id=None, number=0, created=now, due=now)
        self._store.add([notice])
        self._delivery.step(destination.id)
        return self._store.destination(destination.id) or replace(destination, state="gone", at=now)

    def _mine(self, person: Person, destination_id: str) -> Destination:
        found = self._store.destination(destination_id)
        if found is None or found.person != person.id:
            raise Missing("error-notice-gone")
        return found

    def _require(self, way: str) -> None:
        if way not in self.config.channels():
            raise Refused("error-notice-way")

    # ------------------------------------------------------------------ links in mails

    def confirm(self, destination_id: str, signature: str) -> None:
        """Confirms a mail address through the link in its mail."""
        self._check(destination_id, "confirm", signature)
        found = self._store.destination(destination_id)
        if found is None or found.created < self._tables.store.database.clock() - CONFIRM_WITHIN:
            raise Missing("error-notice-old-link")
        if found.confirmed is None:
            self._store.confirm(destination_id)

    def stop(self, destination_id: str, signature: str) -> None:
        """Ends all mails to an address through the link in each of them. May be called repeatedly."""
        self._check(destination_id, "stop", signature)
        self._store.remove(destination_id)

    def check_link(self, destination_id: str, purpose: str, signature: str) -> None:
        """Raises `Forbidden` if the link's signature is not valid."""
        self._check(destination_id, purpose, signature)

    def _check(self, destination_id: str, purpose: str, signature: str) -> None:
        if not is_signed(self._delivery.link_key(), purpose, destination_id, signature):
            raise Forbidden("error-notice-link")
