"""The database tables. A change to them needs a revision in `migrations`.

Some names are not those of the code: `held` is when a lease expires, `wishes` are notification preferences, `way` is a
channel, `looks` are read positions, `notices` are notifications. They stay: during a rolling restart the previous
version still uses them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))

numbered_version = Table("schema_version", MetaData(), Column("number", Integer, primary_key=True))
"""The schema's number from before Alembic; dropped when such a database is opened."""

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("habits", Text, nullable=False, server_default=""),
    Column("deleted", Float),
)
"""`habits` are a person's preferences as JSON; empty if they have never changed any. `deleted` is when a host deleted
the person: nothing is written for them any more."""

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("kind", String(40), nullable=False, server_default=""),
    Column("way", String(8), nullable=False, server_default=""),
)
"""People's tokens, one for each device; when each was last used, the kind of browser, and how it signed in."""
Index("tokens_by_person", tokens.c.person)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(64), nullable=False, server_default=""),
    Column("way", String(8), nullable=False, server_default="link"),
)
"""Personal links, with which people move to another device; the hash of the token that asked for each, and whether it
was sent by mail or comes from the host."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", String(64), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
)
"""Passkeys by the id of their credential: the public key, how often the authenticator has signed (0 if it does not
count), the hash of the token of the device where it was added, and the kind of browser there."""
Index("passkeys_by_person", passkeys.c.person)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("person", String(22), ForeignKey("people.id")),
    Column("created", Float, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
)
"""Challenges that browsers have yet to answer, by the hash of a secret cookie; `person` adds a passkey, without one
somebody signs in."""

boards = Table(
    "boards",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
)
"""Custom boards, as the uploaded files, by their SHA-256. Nothing says who uploaded one; `network` is a keyed hash of
where it came from, which limits count."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("owner", String(22), ForeignKey("people.id"), nullable=False),
    Column("status", String(12), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(16)),
    Column("given", Integer, nullable=False, server_default="0"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("due", Float),
    Column("held", Float, nullable=False, server_default="0"),
    Column("code", Integer),
    Column("begins", String(8), nullable=False, server_default="full"),
    Column("lot", Boolean, nullable=False, server_default=false()),
    Column("pace", String(8), nullable=False, server_default="calm"),
    Column("waiting", Integer),
    Column("since", Float, nullable=False, server_default="0"),
    Column("result", Text),
    Column("clock", Text, nullable=False, server_default=""),
    Column("ticking", Text, nullable=False, server_default=""),
    Column("until", Float),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("finished", Float),
    Column("counted", Float),
    Column("fills", Float),
    Column("board", String(64), ForeignKey("boards.digest")),
    Column("called", Integer, nullable=False, server_default="-1"),
    Column("network", String(16), nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("lenient", Boolean, nullable=False, server_default=false()),
    Column("word", String(200), nullable=False, server_default=""),
    Column("origin", String(40), nullable=False, server_default=""),
    Column("sealed", Float),
)
"""`given` is the number of given moves, such as those of a lesson. `revision` is raised by every change of any kind,
chat included; `length` is the number of acts. `due` is since when a bot has had to move (or a full table to start),
`held` until when a process has the lease. `clock` says how time is counted, `ticking` is the clock of the running game,
and `until` the court time at which it must be checked. `code` is the number behind a lobby's spoken code, `begins` says
what starts the game, `lot` whether the start player is drawn at random then, and `pace` how fast bots move; `called` is
the length of the log at which a person tapped to start a bot's turn. `waiting` is the seat that everyone waits for,
`since` since when; `result` is the outcome of a finished game. `rated` says that the game counts for ratings if
everyone agrees, `finished` when it ended, `counted` when it was added to people's histories. `fills` is when bots take
the free seats. `board` is the digest of a custom board. `network` is a keyed hash of where the table was made, which
limits count. `hints` says that people may ask for hints, `lenient` that they may agree on more time and the like
even if the game counts. `word` is the reason that a host gave for closing the table, `origin` the position of a
finished game from which this one plays on. `sealed` is until when others play the same deal, so that nobody else may
see this game."""
Index("tables_due", tables.c.due, sqlite_where=tables.c.due.is_not(None), postgresql_where=tables.c.due.is_not(None))
Index(
    "tables_until",
    tables.c.until,
    sqlite_where=tables.c.until.is_not(None),
    postgresql_where=tables.c.until.is_not(None),
)
_uncounted = tables.c.finished.is_not(None) & tables.c.counted.is_(None)
Index("tables_uncounted", tables.c.finished, sqlite_where=_uncounted, postgresql_where=_uncounted)
_filling = tables.c.fills.is_not(None)
Index("tables_fills", tables.c.fills, sqlite_where=_filling, postgresql_where=_filling)
Index("tables_by_owner", tables.c.owner)
Index("tables_by_status", tables.c.status, tables.c.changed)
Index("tables_by_code", tables.c.code)
Index("tables_by_network", tables.c.network)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(20)),
    Column("person", String(22), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("stand_in", String(20)),
    Column("face", String(12), nullable=False, server_default=""),
    Column("hasty", Boolean, nullable=False, server_default=false()),
    Column("stood_in", Float),
    Column("nudged", Float, nullable=False, server_default="0"),
    Column("agreed", Boolean, nullable=False, server_default=false()),
    Column("excused", Boolean, nullable=False, server_default=false()),
    Column("joined", Float, nullable=False, server_default="0"),
    Column("overran", Integer, nullable=False, server_default="0"),
    Column("colour", String(8), nullable=False, server_default=""),
)
"""`face` is the bot's character; `hasty` says that this person's turns end without confirmation. `stand_in` is the
level of the bot that plays for the person, since `stood_in`; `nudged` is when the person was last reminded of their
turn. `agreed` says that they want the game to count for ratings, `excused` is no longer used. `joined` is
when they took the seat over from someone else, `overran` how often their time has run out. `colour` is that of the
pieces; empty for the one that goes with the number of the seat."""
Index("seats_by_person", seats.c.person)

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
)
"""The log of each table: moves of seats and of chance, undo and confirmation. It only grows."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),
    Column("quote", String(16), nullable=False, server_default=""),
)
"""`phrase` is the key of a ready phrase, which everyone reads in their own language; `quote` is a line of the story."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(22), primary_key=True),
    Column("table_id", String(16), primary_key=True, server_default=""),
)
"""Whom each person has muted, at one table or (empty) everywhere."""

looks = Table(
    "looks",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("at", Float, nullable=False, server_default="0"),
    Column("chat", Integer, nullable=False, server_default="0"),
)
"""Visits: how much of the log each person has seen, how much before this visit, and when; how many messages they have
read."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""What people have noted for themselves at tables."""
Index("notes_by_person", notes.c.person)

records = Table(
    "records",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("text", Text, nullable=False),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
)
"""Uploaded records."""


archived_games = Table(
    "keepsakes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Archived games: what stays readable of each finished game when its rules have changed."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Analyses of finished games, as JSON; a deleted one can be computed again."""


orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("subject", String(22), nullable=False),
    Column("at", Float, nullable=False),
    Column("word", String(200), nullable=False, server_default=""),
    Column("by", String(40), nullable=False, server_default=""),
)
"""The hosts' orders: tables closed, people muted, renamed, banned or deleted, reports settled. `word` is the reason,
which the person reads, `by` the host's name; empty on the command line. Rows are only added."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(22), ForeignKey("people.id"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Whom each person has blocked."""
Index("blocks_by_blocked", blocks.c.blocked)

reports = Table(
    "reports",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("subject", String(22), ForeignKey("people.id"), nullable=False),
    Column("place", String(16), nullable=False, server_default=""),
    Column("word", String(300), nullable=False),
    Column("context", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("settled", Float),
)
"""What people report to the hosts: who reports whom, at which table, and why. `context` keeps the messages around the
reported one as JSON, whatever happens to the table. `settled` is when a host dealt with it."""
Index("reports_by_subject", reports.c.subject)

host_tokens = Table(
    "host_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("created", Float, nullable=False),
)
"""The hosts' links, which sign in one browser each, and the tokens of signed-in browsers and programs."""

hosts = Table(
    "hosts",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
"""The people whose passkeys sign them in as hosts, and the name that hosts know them by."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("question", Text, nullable=False),
    Column("answer", Text),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("held", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
)
"""Jobs that any process with bots may do for another: advice, and analyses (whose id is the table's)."""

buckets = Table(
    "buckets",
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("used", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""How much of each limit people and addresses have used, where several processes share limits."""

presences = Table(
    "presences",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("process", String(22), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("page", String(22), nullable=False),
    Column("since", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("beat", Float, nullable=False),
)
"""Presence, as each process knows it, and when people who are gone were last seen."""

audiences = Table(
    "audiences",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("process", String(22), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("beat", Float, nullable=False),
)
"""How many people watch each table on the pages that each process serves, where several processes share the database.
"""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values for the whole site: keys that are made once, and how far periodic work has come."""

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("counted", Float, nullable=False),
)
"""Court time, in one row: the seconds in which a server has run, and when they were last counted."""

holidays = Table(
    "holidays",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)
"""People's holidays, during which their daily clocks stand still."""

offers = Table(
    "offers",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("asker", String(22), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("level", String(20)),
    Column("asked", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("status", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""Offers: whom they ask and the answers so far, as JSON, and when they expire."""
Index("offers_by_table", offers.c.table_id)
Index("offers_open", offers.c.status, offers.c.expires)


invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("inviter", String(22), ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
)
"""Who has invited whom, among people who have played together."""
Index("invitations_by_person", invitations.c.person)

removals = Table(
    "removals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("word", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
"""People removed before the game began, and the reason that the table's owner gave."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("begun", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("number", Integer),
    Column("mu", Float),
    Column("sigma", Float),
    Column("gained", Float),
    Column("own", Boolean, nullable=False, server_default=true()),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("overran", Boolean, nullable=False, server_default=false()),
)
"""What follows from finished games, a row for each person's seat. If the game counted, `number` is how many rated games
of this kind the person had then finished, `mu` and `sigma` are the rating after it, and `gained` is the change of `mu`.
`own` says that the person made most of their turns, `gone` that a bot played for them at the end, `overran` that their
time ran out."""
Index("played_by_person", played.c.person, played.c.at)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rank", Float, nullable=False),
)
"""People's present ratings, as they follow from `played`; a leaderboard sorts by `rank`."""
Index("ratings_by_rank", ratings.c.game, ratings.c.rank)

shown = Table(
    "shown",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("item", String(12), primary_key=True),
    Column("audience", String(12), nullable=False),
)
"""Who may see which part of a person's page, where the person has changed the default."""

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", String(22), ForeignKey("people.id"), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("way", String(8), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("starts", Float),
    Column("listed", Boolean, nullable=False, server_default=false()),
)
"""Leagues: `seats` is the preferred size of a table, `way` how tables are composed, `round` the present one. `starts`
is when the first round begins by itself; a `listed` league is shown to everyone while people may join it."""
Index("leagues_by_status", leagues.c.status)

league_people = Table(
    "league_people",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("joined", Float, nullable=False),
    Column("gone", Float),
    Column("removed", Boolean, nullable=False, server_default=false()),
)
"""The members of leagues, when those who left did so, and whether the league's owner removed them."""
Index("league_people_by_person", league_people.c.person)

league_tables = Table(
    "league_tables",
    metadata,
    Column("league", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("people", Text, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id")),
    Column("held", Float, nullable=False, server_default="0"),
    Column("closed", Boolean, nullable=False, server_default=false()),
)
"""The tables of a league's rounds: who meets there, the table once it exists (the process that creates it has a lease
on the row until `held`), and whether the round ends without its result."""
Index("league_tables_by_table", league_tables.c.table_id)
