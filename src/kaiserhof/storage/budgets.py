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
    subject: Rate | None = None
    network: Rate | None = None
    all: Rate | None = None
    here: bool = False
    """Whether each process counts by itself even where processes share limits: asking the database costs too much."""

    def rates(self) -> Mapping[Scope, Rate]:
        """Returns the rate of each scope that has one."""
        network = self.network or (self.person and self.person.times(HOUSEHOLD))
        scopes: dict[Scope, Rate | None] = {
            "person": self.person,
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
    "code",
    "invite",
    "hint",
    "analysis",
    "record",
    "picture",
    "board",
    "check",
    "build",
    "heartbeat",
    "notice",
    "mail",
    "offer",
]

RATES: Mapping[RateKind, RateLimit] = {
    "request": RateLimit(person=Rate(40, 400), network=Rate(200, 2000), here=True),
    "change": RateLimit(person=Rate(25, 200), network=Rate(100, 1000), here=True),
    "move": RateLimit(person=Rate(20, 60), here=True),
    "chat": RateLimit(person=Rate(0.5, 10)),
    "aside": RateLimit(subject=Rate(1, 15)),
    "join": RateLimit(person=Rate(0.5, 20)),
    "create": RateLimit(person=Rate(0.2, 20), network=Rate(0.5, 100)),
    "list": RateLimit(network=Rate(0.05, 20)),
    "person": RateLimit(network=Rate(0.1, 200)),
    "link": RateLimit(person=Rate(0.05, 10)),
    "code": RateLimit(network=Rate(0.2, 15), all=Rate(2, 120)),
    "invite": RateLimit(person=Rate(0.1, 20)),
    "hint": RateLimit(person=Rate(0.2, 8), network=Rate(1, 40)),
    "analysis": RateLimit(person=Rate(0.02, 4), network=Rate(0.1, 20)),
    "record": RateLimit(person=Rate(0.05, 10), network=Rate(0.1, 40)),
    "picture": RateLimit(network=Rate(1, 60), here=True),
    "board": RateLimit(person=Rate(0.05, 10), network=Rate(0.1, 40)),
    "check": RateLimit(network=Rate(3, 30), here=True),
    "build": RateLimit(network=Rate(0.2, 10), all=Rate(0.5, 30), here=True),
    "heartbeat": RateLimit(person=Rate(1, 60), here=True),
    "notice": RateLimit(person=Rate(0.02, 10)),
    "mail": RateLimit(person=Rate(0.0001, 4), subject=Rate(0.0001, 4), network=Rate(0.0001, 4)),
    "offer": RateLimit(person=Rate(0.2, 20)),
}
"""The rates by kind.

"request": any request of a page or the API; "change": any that may change something. "aside": chat messages of
spectators, one limit for all at a table. "list": tables listed on the home page. "code": spoken codes typed in.
"board": uploaded boards. "check": checks of a board in the editor. "build": stored boards that are not in memory and
must be read again. "notice": test notifications and new destinations. "picture": preview pictures of links.
"heartbeat": heartbeats of pages. "mail": mails that ask to confirm an address, by person, network and address.
"""

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
    "shown": Stock("change", person=20),
    "wishes": Stock("change", person=1),
    "mutes": Stock("change", person=500),
    "holidays": Stock("change", person=100),
    "destinations": Stock("notice", person=10),
    "notices": Stock(follows=("destinations",), days=40),
    "tables": Stock("create", person=100, network=1000, all=50_000, days=30),
    "seats": Stock("create", each=10),
    "acts": Stock("move", each=20_000),
    "chat": Stock("chat", each=2000),
    "looks": Stock("change", follows=("people", "tables")),
    "offers": Stock("offer", each=200),
    "invitations": Stock("invite", follows=("people", "tables")),
    "removals": Stock("change", follows=("people", "tables")),
    "presences": Stock("heartbeat", person=200),
    "boards": Stock("board", network=200, all=2000, days=30),
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
