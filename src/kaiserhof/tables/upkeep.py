"""Periodic work of a server: carries out the host's orders, cancels abandoned tables, archives old games."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from sqlalchemy import select

from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.errors import OldRules, Stale
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import DAY, STOCKS
from kaiserhof.storage.rows import CANCELLED, GATHERING, PLAYING, TableStatus
from kaiserhof.tables.service import Tables

EVERY = 2.0
"""Seconds between two steps of a server."""

EXPIRY_EVERY = 3600.0
"""Seconds between two searches for abandoned tables."""

ROLES_EVERY = 30.0
"""Seconds between two searches for owners who are gone."""

HALF_DELETED = 600.0
"""Seconds after which another process completes an interrupted deletion."""

AT_ONCE = 500
KEPT_AT_ONCE = 3
"""Maximum number of games archived in one step. Each costs a replay."""

log = logging.getLogger(__name__)


class Upkeep:
    """The upkeep of a server's tables. Call `step` every few seconds, outside the event loop."""

    def __init__(self, tables: Tables, gathering_days: float, playing_days: float) -> None:
        self._tables = tables
        self._days: dict[TableStatus, float] = {GATHERING: gathering_days, PLAYING: playing_days}
        self._looked = 0.0
        self._passed_on = 0.0
        self._complete = False
        """Whether all finished games are archived or playable under the current rules; checked again every hour."""

    def step(self) -> None:
        """Does what is due: presence, offers, clocks, the host's orders, and abandoned tables."""
        self._tables.presence.step()
        self._tables.audience.step()
        self._tables.offers.decide_expired()
        self._tables.clocks.check_clocks()
        self._tables.read_orders()
        if time.monotonic() - self._passed_on >= ROLES_EVERY:
            self._passed_on = time.monotonic()
            self._tables.ownership.pass_on()
        if time.monotonic() - self._looked >= EXPIRY_EVERY or not self._looked:
            self._looked = time.monotonic()
            self._complete = False
            self.expire()
            self.drop_unused()
            self._tables.limits.expire()
        if not self._complete:
            self._complete = not self.keep_readable()

    def expire(self) -> int:
        """Cancels tables in which nothing has happened for a long time; returns how many."""
        store = self._tables.store
        cancelled = 0
        for status, days in self._days.items():
            if days:
                columns, before = schema.tables.c, store.database.clock() - days * DAY
                old = (columns.status == status) & (columns.changed < before)
                with store.database.snapshot() as connection:
                    found = list(connection.scalars(select(columns.id).where(old).limit(AT_ONCE)))
                for table_id in found:
                    with suppress(Stale):  # another process was faster, or someone has moved
                        store.tables.change(table_id, (status,), unless_changed_since=before, status=CANCELLED)
                        cancelled += 1
                    self._tables.loaded_tables.refresh(table_id)
        return cancelled

    def drop_unused(self) -> None:
        """Deletes unused boards, tables cancelled long ago, and what interrupted deletions of people have left."""
        store, now = self._tables.store, self._tables.store.database.clock()
        self._tables.moderator.delete_rest(now - HALF_DELETED)
        store.reports.expire(now - DAY * STOCKS["reports"].days)
        store.boards.expire(now - DAY * STOCKS["boards"].days)
        store.tables.drop_cancelled(now - DAY * STOCKS["tables"].days, AT_ONCE)

    def keep_readable(self) -> int:
        """Ends running games of old rules, and archives some finished ones; returns how many."""
        store, versions = self._tables.store, {name: find_game(name).rules_version for name in game_ids()}
        old = store.archive.unfinished_games_of_old_rules(versions, AT_ONCE)
        finished = store.archive.games_to_archive(versions, KEPT_AT_ONCE)
        done = 0
        for table_id in (*old, *finished):
            try:
                self._tables.records.archive(table_id)
                done += 1
            except OldRules:
                done += 1
            except KaiserhofError as error:
                log.warning("could not archive the game of table %s: %s", table_id, error)
        return done
