"""Notifications for people at tables, with a clock that a test controls."""

import time
from dataclasses import dataclass, field
from typing import Any

from kaiserhof.community.notifications import ChannelConfig, Destination, MailServer, Notifications, OutgoingClient
from kaiserhof.community.notifications.preferences import KINDS
from kaiserhof.tables import Person, Tables
from tests.community.receivers import HERE, MailBox, PushBrowser, WebServer, free_port

SITE = "https://play.example.org"
NEAR = OutgoingClient(networks=("127.0.0.0/8",))
"""A client that may send requests to this machine."""


@dataclass
class Office:
    """Notifications, the times when people were last seen, and the offset of the clock."""

    tables: Tables
    config: ChannelConfig
    signs: dict[tuple[str, str], float] = field(default_factory=dict)
    late: float = 0.0

    def __post_init__(self) -> None:
        self.tables.store.database.clock = self.now
        self.open()

    def now(self) -> float:
        return time.time() + self.late

    def open(self) -> None:
        """Starts or restarts; only the database survives."""
        self.notices = Notifications(self.tables, self.config, self._last_seen)

    def pass_time(self, seconds: float) -> None:
        """Advances the clock, and does what is due."""
        self.late += seconds
        self.notices.work()

    def look(self, person: Person, table_id: str) -> None:
        """Records that the person is at a table now."""
        self.signs[person.id, table_id] = self.now()

    def subscribed(self, person: Person, web: WebServer, *kinds: str, name: str = "a") -> PushBrowser:
        """Returns a browser of a person that gets notifications of these kinds, or of all."""
        browser = PushBrowser(web, name)
        self.notices.add_browser(person, browser.subscription)
        self.notices.wish(person, {"push": kinds or KINDS})
        return browser

    def mailed(self, person: Person, *kinds: str) -> Destination:
        """Returns a confirmed mail address of a person that gets notifications of these kinds, or of all."""
        made = self.notices.set_mail(person, f"{person.name.lower()}@example.org")
        self.notices.confirm(made.id, self.notices._delivery.signed("confirm", made.id))
        self.notices.wish(person, {"mail": kinds or KINDS})
        return made

    def _last_seen(self, person: str, table: str) -> float:
        return self.signs.get((person, table), 0.0)


def open_office(tables: Tables, box: MailBox | None = None, **config: Any) -> Office:
    """Returns notifications that may be sent to this machine."""
    server = MailServer(HERE, box.port if box else free_port(), "none", "", "", "kaiserhof@example.org")
    return Office(tables, ChannelConfig(**{"site": SITE, "mail": server, "push": NEAR, "webhooks": NEAR, **config}))
