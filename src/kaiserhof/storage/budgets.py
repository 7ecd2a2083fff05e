"""Budgets: every kind of thing that visitors can make or ask for is declared here once, with its limits.

A *rate* limits how often something may be done, a *stock* how many rows it may leave in the database. Both count each
person, each network (an IPv4 address, or the /64 of an IPv6 address), and all together. A test checks that every
database table belongs to a stock, and that every route that changes something has a rate.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

DAY = 24 * 3600.0

Scope: TypeAlias = Literal["person", "subject", "network", "all"]
"""What a rate counts: a person; what something is done to, such as a table or a mail address; a network; the site."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done: per second in the long run, and at most at once (a token bucket)."""

    per_second: float
    at_once: int

    def times(self, number: int) -> Rate:
        return Rate(self.per_second * number, self.at_once * number)


HOUSEHOLD = 10
"""Number of people whose limits a network gets together, such as a household or a school class."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """The rates of one kind. Where a person has a rate, their network has ten times that unless it says otherwise."""

    person: Rate | None = None
    newcomer: Rate | None = None
    """The rate of a person who came less than a day ago."""
    subject: Rate | None = None
    network: Rate | None = None
    all: Rate | None = None
    here: bool = False
    """Whether each process counts by itself even where processes share limits: asking the database costs too much."""

    def rates(self, *, new: bool = False) -> Mapping[Scope, Rate]:
        """Returns the rate of each scope that has one; `new` says that the person is a newcomer."""
        network = self.network or (self.person and self.person.times(HOUSEHOLD))
        scopes: dict[Scope, Rate | None] = {
            "person": self.newcomer if new and self.newcomer else self.person,
            "subject": self.subject,
            "network": network,
            "all": self.all,
        }
        return {scope: rate for scope, rate in scopes.items() if rate is not None}


RateKind: TypeAlias = Literal[
    "request",
    "change",
    "move",
    "chat",
    "aside",
    "join",
    "create",
    "list",
    "person",
    "link",
    "ceremony",
    "recovery",
    "code",
    "invite",
    "hint",
    "analysis",
    "record",
    "picture",
    "board",
    "draft",
    "check",
    "trial",
    "build",
    "heartbeat",
    "notice",
    "mail",
    "offer",
    "report",
    "note",
    "file",
]

RATES: Mapping[RateKind, RateLimit] = {
    "request": RateLimit(person=Rate(40, 400), network=Rate(200, 2000), here=True),
    "change": RateLimit(person=Rate(25, 200), network=Rate(100, 1000), here=True),
    "move": RateLimit(person=Rate(20, 60), here=True),
    "chat": RateLimit(person=Rate(0.5, 10)),
    "aside": RateLimit(newcomer=Rate(0.05, 6), subject=Rate(1, 15)),
    "join": RateLimit(person=Rate(0.5, 20)),
    "create": RateLimit(person=Rate(0.2, 20), network=Rate(0.5, 100)),
    "list": RateLimit(newcomer=Rate(0.0005, 3), network=Rate(0.05, 20)),
    "person": RateLimit(network=Rate(0.1, 200)),
    "link": RateLimit(person=Rate(0.05, 10)),
    "ceremony": RateLimit(network=Rate(0.5, 60), all=Rate(5, 300)),
    "recovery": RateLimit(subject=Rate(0.0003, 4), network=Rate(0.001, 10)),
    "code": RateLimit(network=Rate(0.2, 15), all=Rate(2, 120)),
    "invite": RateLimit(person=Rate(0.1, 20), newcomer=Rate(0.01, 8)),
    "hint": RateLimit(person=Rate(0.2, 8), network=Rate(1, 40)),
    "analysis": RateLimit(person=Rate(0.02, 4), network=Rate(0.1, 20)),
    "record": RateLimit(person=Rate(0.05, 10), network=Rate(0.1, 40)),
    "picture": RateLimit(network=Rate(1, 60), here=True),
    "board": RateLimit(person=Rate(0.05, 10), network=Rate(0.1, 40)),
    "draft": RateLimit(person=Rate(3, 60), here=True),
    "check": RateLimit(network=Rate(3, 30), here=True),
    "trial": RateLimit(network=Rate(0.5, 20), here=True),
    "build": RateLimit(network=Rate(0.2, 10), all=Rate(0.5, 30), here=True),
    "heartbeat": RateLimit(person=Rate(1, 60), here=True),
    "notice": RateLimit(person=Rate(0.02, 10)),
    "mail": RateLimit(person=Rate(0.0001, 4), subject=Rate(0.0001, 4), network=Rate(0.0001, 4)),
    "offer": RateLimit(person=Rate(0.2, 20)),
    "note": RateLimit(person=Rate(1, 30)),
    "file": RateLimit(person=Rate(0.01, 3)),
    "report": RateLimit(person=Rate(0.002, 10), newcomer=Rate(0.0005, 3)),
}
"""The rates by kind.

"request": any request of a page or the API; "change": any that may change something. "aside": chat messages of
spectators, one limit for all at a table. "list": tables listed on the home page.
"ceremony": challenges for passkeys. "recovery": mails with a link for someone who has lost their devices, by address.
"code": spoken codes typed in. "board": uploaded boards. "draft": saved states of a drawn board. "check": checks of a
board in the editor. "trial": games that bots play there. "build": stored boards that are not in memory and
must be read again. "notice": test notifications and new destinations. "picture": preview pictures of links.
"heartbeat": heartbeats of pages. "mail": mails that ask to confirm an address, by person, network and address.
"""

NEWCOMER = DAY
"""Seconds for which a person is a newcomer: what strangers see or get of them has narrower rates."""

UNBOUNDED = 10**9


@dataclass(frozen=True, slots=True)
class Stock:
    """How many rows a database table may have; the smallest of these bounds applies."""

    rate: RateKind | None = None
    """The rate at which visitors make rows."""
    person: int = UNBOUNDED
    """Maximum number of rows of one person."""
    network: int = UNBOUNDED
    """Maximum number of rows from one network."""
    each: int = UNBOUNDED
    """Maximum number of rows of one table or league."""
    all: int = UNBOUNDED
    days: float = UNBOUNDED
    """Number of days for which unused rows are kept."""
    follows: tuple[str, ...] = ()
    """The stocks on which its rows depend: at most one for each of their rows, or for each pair."""


STOCKS: Mapping[str, Stock] = {
    "people": Stock("person"),
    "tokens": Stock("person", person=50),
    "links": Stock("link", person=10, days=1),
    "passkeys": Stock("ceremony", person=20),
    "ceremonies": Stock("ceremony", network=100, all=5000, days=1),
    "shown": Stock("change", person=20),
    "wishes": Stock("change", person=1),
    "mutes": Stock("change", person=500),
    "blocks": Stock("change", person=500),
    "reports": Stock("report", person=50, all=5000, days=365),
    "host_tokens": Stock(all=100),
    "hosts": Stock("request", person=1),
    "holidays": Stock("change", person=100),
    "lessons": Stock("change", person=50),
    "solved": Stock("change", person=1000),
    "daily_puzzles": Stock("change", person=800),
    "challenges": Stock("create", follows=("tables",)),
    "destinations": Stock("notice", person=10),
    "notices": Stock(follows=("destinations",), days=40),
    "tables": Stock("create", person=100, network=1000, all=50_000, days=30),
    "seats": Stock("create", each=10),
    "acts": Stock("move", each=20_000),
    "chat": Stock("chat", each=2000),
    "looks": Stock("change", follows=("people", "tables")),
    "notes": Stock("note", person=500),
    "offers": Stock("offer", each=200),
    "invitations": Stock("invite", follows=("people", "tables")),
    "removals": Stock("change", follows=("people", "tables")),
    "audiences": Stock("request", follows=("tables",)),
    "presences": Stock("heartbeat", person=200),
    "boards": Stock("board", network=200, all=2000, days=30),
    "drafts": Stock("draft", person=40, network=400, all=4000),
    "records": Stock("record", person=50, network=200, all=2000),
    "keepsakes": Stock(follows=("tables",)),
    "analyses": Stock("analysis", follows=("tables",)),
    "jobs": Stock("hint", follows=("tables",), days=1),
    "played": Stock(follows=("seats",)),
    "ratings": Stock(follows=("people",)),
    "leagues": Stock("create", person=20),
    "league_people": Stock("join", each=60),
    "league_tables": Stock(follows=("leagues",), each=12 * 30),
    "buckets": Stock(follows=("people",), days=1),
    "orders": Stock(),
    "facts": Stock(),
    "beats": Stock(all=1),
    "alembic_version": Stock(all=1),
}
"""The stocks by database table. "boards" counts those on which nobody plays, "tables" the unfinished ones; cancelled
ones are deleted after some days. Only the host and the program itself write "orders" and "facts"."""
