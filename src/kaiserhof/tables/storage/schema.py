"""The database: SQL tables, and the migrations that bring an older database up to date."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    inspect,
    select,
    text,
)

from kaiserhof.tables.errors import Refused
from kaiserhof.tables.storage import first_schema

metadata = MetaData()

version = Table("schema_version", metadata, Column("number", Integer, primary_key=True))

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("habits", Text, nullable=False, server_default=""),
)
"""`habits` is how a person likes to play, as JSON; empty if they never changed anything."""

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("kind", String(40), nullable=False, server_default=""),
)
"""People's tokens, one for each of their devices; when it was last used, and which kind of browser it is."""
Index("tokens_by_person", tokens.c.person)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
"""Personal links, with which people move to another device."""

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
)
"""`given` is the number of first moves that were given, such as those of a lesson. `revision` is raised by every change
of any kind, chat included; `length` is the number of acts. `due` is since when a bot is to move (or a full
table to start), and `held` until when a process has it in hand. `clock` says how time is counted, `ticking` is the
clock of the running game, and `until` when it must be looked at, in court time. `code` is the number behind the spoken
code of a table that gathers, `begins` says what starts the game, `lot` whether the start player is drawn then, and
`pace` how fast bots move. `waiting` is the seat everyone waits for, `since` since when; `result` is the outcome of a
finished game. `rated` says that the game counts for ratings if everyone agrees, `finished` when it was over, `counted`
when it went into people's histories. `fills` is when bots take the seats still free."""
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
)
"""`face` is the character that a bot plays; `hasty` says that turns of this person end without being confirmed.
`stand_in` is the level of the bot that plays for the person, since `stood_in`; `nudged` is when the person was last
reminded of their turn. `agreed` says that they want the game to count for ratings."""
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
"""`phrase` is the key of a ready phrase, which everyone reads in their language; `quote` a line of the story."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(22), primary_key=True),
    Column("table_id", String(16), primary_key=True, server_default=""),
)
"""Whose messages a person does not want to read, at one table or (empty) at all."""

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
"""How much of the log each person has seen, how much before the present visit, and when; how many messages they have
read."""

records = Table(
    "records",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("text", Text, nullable=False),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)
"""Records that people brought to watch."""


keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What is kept of each finished game in words and numbers, for the time when its rules have changed."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Analyses of finished games, as JSON; a deleted one is made again."""


orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("subject", String(22), nullable=False),
    Column("at", Float, nullable=False),
)
"""What the host has ordered: tables closed, people muted, banned or deleted. It only grows."""

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
"""What any process with bots may compute for another: advice, and analyses (whose id is the table's)."""

buckets = Table(
    "buckets",
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("used", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""How much of each limit people and addresses have used, where several processes share it."""

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
"""Who is here, as each process knows it, and when those who are gone were last seen."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values of the whole site: keys that are made once, and how far something has come."""

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Which notices each person wishes, as JSON."""

destinations = Table(
    "destinations",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("confirmed", Float),
    Column("state", String(12), nullable=False, server_default=""),
    Column("at", Float, nullable=False, server_default="0"),
)
"""Where notices go: browsers, a mail address, a webhook; and what became of the latest notice, and when."""
Index("destinations_by_person", destinations.c.person)

notices = Table(
    "notices",
    metadata,
    Column("destination", String(22), ForeignKey("destinations.id"), primary_key=True),
    Column("key", String(60), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(16)),
    Column("number", Integer, nullable=False),
    Column("by", String(22)),
    Column("detail", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("held", Float, nullable=False, server_default="0"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("state", String(12), nullable=False, server_default="waiting"),
)
"""Notices, waiting or settled; the key says what it is about, so that nobody is told the same twice."""
Index("notices_by_state", notices.c.state, notices.c.due)

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
"""When people are on holiday: then their clocks by the day stand still."""

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
"""What people are asked to agree to: who is asked and who has answered what, as JSON, and until when."""
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
"""Who was invited to a table by whom, among people who have played together."""
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
"""Who lost a seat before the game began, and the word that the table's owner sent along."""

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
)
"""What follows from finished games: a row for each person's seat. If the game counted for them, `number` is how many
rated games of this kind they had finished then, `mu` and `sigma` are their rating after it, and `gained` is by how
much `mu` changed."""
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
"""People's present ratings, as they follow from `played`; `rank` is what a ladder sorts by."""
Index("ratings_by_rank", ratings.c.game, ratings.c.rank)

shown = Table(
    "shown",
    metadata,
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("item", String(12), primary_key=True),
    Column("audience", String(12), nullable=False),
)
"""Who may see which part of a person's page, where they have chosen it themselves."""


def _create(connection: Connection) -> None:
    first_schema.metadata.create_all(connection)


def _add_visits_and_records(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE tables ADD COLUMN given INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE looks ADD COLUMN since INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE looks ADD COLUMN at FLOAT DEFAULT '0' NOT NULL",
        "CREATE TABLE records (id VARCHAR(22) NOT NULL PRIMARY KEY, text TEXT NOT NULL, "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), created FLOAT NOT NULL)",
    ):
        connection.execute(text(statement))


def _add_analyses(connection: Connection) -> None:
    connection.execute(
        text(
            "CREATE TABLE analyses (table_id VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES tables (id), "
            "text TEXT NOT NULL, created FLOAT NOT NULL)"
        )
    )


def _add_orders(connection: Connection) -> None:
    connection.execute(
        text(
            "CREATE TABLE orders (number INTEGER NOT NULL PRIMARY KEY, kind VARCHAR(12) NOT NULL, "
            "subject VARCHAR(22) NOT NULL, at FLOAT NOT NULL)"
        )
    )


def _add_revisions_and_holds(connection: Connection) -> None:
    bots = "SELECT table_id FROM seats WHERE kind = 'bot' OR stand_in IS NOT NULL"
    free = "SELECT table_id FROM seats WHERE kind = 'open'"
    for statement in (
        "ALTER TABLE tables ADD COLUMN revision INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE tables ADD COLUMN length INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE tables ADD COLUMN due FLOAT",
        "ALTER TABLE tables ADD COLUMN held FLOAT DEFAULT '0' NOT NULL",
        "UPDATE tables SET length = (SELECT count(*) FROM acts WHERE acts.table_id = tables.id)",
        f"UPDATE tables SET due = changed WHERE (status = 'playing' AND id IN ({bots})) "
        f"OR (status = 'gathering' AND id NOT IN ({free}))",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_by_owner ON tables (owner)",
        "CREATE INDEX tables_by_status ON tables (status, changed)",
        "CREATE TABLE jobs (id VARCHAR(22) NOT NULL PRIMARY KEY, kind VARCHAR(12) NOT NULL, question TEXT NOT NULL, "
        "answer TEXT, done INTEGER DEFAULT '0' NOT NULL, total INTEGER DEFAULT '0' NOT NULL, created FLOAT NOT NULL, "
        "held FLOAT DEFAULT '0' NOT NULL)",
        "CREATE TABLE buckets (kind VARCHAR(12) NOT NULL, who VARCHAR(64) NOT NULL, used FLOAT NOT NULL, "
        "at FLOAT NOT NULL, PRIMARY KEY (kind, who))",
    ):
        connection.execute(text(statement))


def _add_keepsakes_and_tries(connection: Connection) -> None:
    for statement in (
        "CREATE TABLE keepsakes (table_id VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES tables (id), text TEXT NOT NULL)",
        "ALTER TABLE jobs ADD COLUMN tries INTEGER DEFAULT '0' NOT NULL",
    ):
        connection.execute(text(statement))


def _add_presences(connection: Connection) -> None:
    connection.execute(
        text(
            "CREATE TABLE presences (person VARCHAR(22) NOT NULL REFERENCES people (id), "
            "table_id VARCHAR(16) NOT NULL, process VARCHAR(22) NOT NULL, state VARCHAR(8) NOT NULL, "
            "page VARCHAR(22) NOT NULL, since FLOAT NOT NULL, used FLOAT NOT NULL, "
            "beat FLOAT NOT NULL, PRIMARY KEY (person, table_id, process))"
        )
    )


def _add_lobbies(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE people ADD COLUMN habits TEXT DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN code INTEGER",
        "ALTER TABLE tables ADD COLUMN begins VARCHAR(8) DEFAULT 'full' NOT NULL",
        "ALTER TABLE tables ADD COLUMN lot BOOLEAN DEFAULT false NOT NULL",
        "ALTER TABLE tables ADD COLUMN pace VARCHAR(8) DEFAULT 'calm' NOT NULL",
        "ALTER TABLE tables ADD COLUMN waiting INTEGER",
        "ALTER TABLE tables ADD COLUMN since FLOAT DEFAULT '0' NOT NULL",
        "ALTER TABLE tables ADD COLUMN result TEXT",
        "CREATE INDEX tables_by_code ON tables (code)",
        "ALTER TABLE seats ADD COLUMN face VARCHAR(12) DEFAULT '' NOT NULL",
        "ALTER TABLE seats ADD COLUMN hasty BOOLEAN DEFAULT false NOT NULL",
        "CREATE TABLE invitations (table_id VARCHAR(16) NOT NULL REFERENCES tables (id), "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), inviter VARCHAR(22) NOT NULL REFERENCES people (id), "
        "at FLOAT NOT NULL, declined BOOLEAN DEFAULT false NOT NULL, PRIMARY KEY (table_id, person))",
        "CREATE INDEX invitations_by_person ON invitations (person)",
        "CREATE TABLE removals (table_id VARCHAR(16) NOT NULL REFERENCES tables (id), "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), name VARCHAR(40) NOT NULL, word VARCHAR(200) NOT NULL, "
        "at FLOAT NOT NULL, PRIMARY KEY (table_id, person))",
    ):
        connection.execute(text(statement))


def _add_notices(connection: Connection) -> None:
    for statement in (
        "CREATE TABLE facts (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE wishes (person VARCHAR(22) NOT NULL PRIMARY KEY REFERENCES people (id), text TEXT NOT NULL)",
        "CREATE TABLE destinations (id VARCHAR(22) NOT NULL PRIMARY KEY, "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), way VARCHAR(8) NOT NULL, target TEXT NOT NULL, "
        "created FLOAT NOT NULL, confirmed FLOAT, state VARCHAR(12) DEFAULT '' NOT NULL, "
        "at FLOAT DEFAULT '0' NOT NULL)",
        "CREATE INDEX destinations_by_person ON destinations (person)",
        "CREATE TABLE notices (destination VARCHAR(22) NOT NULL REFERENCES destinations (id), "
        "key VARCHAR(60) NOT NULL, kind VARCHAR(12) NOT NULL, table_id VARCHAR(16), number INTEGER NOT NULL, "
        '"by" VARCHAR(22), detail VARCHAR(40) NOT NULL, '
        "created FLOAT NOT NULL, due FLOAT NOT NULL, held FLOAT DEFAULT '0' NOT NULL, "
        "tries INTEGER DEFAULT '0' NOT NULL, state VARCHAR(12) DEFAULT 'waiting' NOT NULL, "
        "PRIMARY KEY (destination, key))",
        "CREATE INDEX notices_by_state ON notices (state, due)",
    ):
        connection.execute(text(statement))


def _add_offers(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE seats ADD COLUMN stood_in FLOAT",
        "ALTER TABLE seats ADD COLUMN nudged FLOAT DEFAULT '0' NOT NULL",
        "ALTER TABLE acts ADD COLUMN stand_in BOOLEAN DEFAULT false NOT NULL",
        "CREATE TABLE offers (id VARCHAR(22) NOT NULL PRIMARY KEY, "
        "table_id VARCHAR(16) NOT NULL REFERENCES tables (id), kind VARCHAR(12) NOT NULL, "
        "asker VARCHAR(22) NOT NULL REFERENCES people (id), seat INTEGER, level VARCHAR(20), asked TEXT NOT NULL, "
        "answers TEXT NOT NULL, status VARCHAR(12) NOT NULL, created FLOAT NOT NULL, expires FLOAT NOT NULL)",
        "CREATE INDEX offers_by_table ON offers (table_id)",
        "CREATE INDEX offers_open ON offers (status, expires)",
    ):
        connection.execute(text(statement))


def _add_talk(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE looks ADD COLUMN chat INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE chat ADD COLUMN phrase VARCHAR(20) DEFAULT '' NOT NULL",
        "ALTER TABLE chat ADD COLUMN quote VARCHAR(16) DEFAULT '' NOT NULL",
        "CREATE TABLE mutes (person VARCHAR(22) NOT NULL REFERENCES people (id), muted VARCHAR(22) NOT NULL, "
        "table_id VARCHAR(16) DEFAULT '' NOT NULL, PRIMARY KEY (person, muted, table_id))",
    ):
        connection.execute(text(statement))


def _add_clocks(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE tables ADD COLUMN clock TEXT DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN ticking TEXT DEFAULT '' NOT NULL",
        "ALTER TABLE tables ADD COLUMN until FLOAT",
        "CREATE INDEX tables_until ON tables (until) WHERE until IS NOT NULL",
        "CREATE TABLE beats (id INTEGER NOT NULL PRIMARY KEY, at FLOAT NOT NULL, counted FLOAT NOT NULL)",
        "CREATE TABLE holidays (person VARCHAR(22) NOT NULL REFERENCES people (id), begins FLOAT NOT NULL, "
        "ends FLOAT NOT NULL, PRIMARY KEY (person, begins))",
    ):
        connection.execute(text(statement))


def _add_histories(connection: Connection) -> None:
    for statement in (
        "ALTER TABLE tokens ADD COLUMN used FLOAT DEFAULT '0' NOT NULL",
        "ALTER TABLE tokens ADD COLUMN kind VARCHAR(40) DEFAULT '' NOT NULL",
        "CREATE INDEX tokens_by_person ON tokens (person)",
        "ALTER TABLE tables ADD COLUMN rated BOOLEAN DEFAULT false NOT NULL",
        "ALTER TABLE tables ADD COLUMN finished FLOAT",
        "ALTER TABLE tables ADD COLUMN counted FLOAT",
        "ALTER TABLE tables ADD COLUMN fills FLOAT",
        "UPDATE tables SET finished = changed WHERE status = 'finished'",
        "CREATE INDEX tables_uncounted ON tables (finished) WHERE finished IS NOT NULL AND counted IS NULL",
        "CREATE INDEX tables_fills ON tables (fills) WHERE fills IS NOT NULL",
        "ALTER TABLE seats ADD COLUMN agreed BOOLEAN DEFAULT false NOT NULL",
        "CREATE TABLE played (table_id VARCHAR(16) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), game VARCHAR(40) NOT NULL, begun FLOAT NOT NULL, "
        "at FLOAT NOT NULL, players INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL, "
        "number INTEGER, mu FLOAT, sigma FLOAT, gained FLOAT, PRIMARY KEY (table_id, seat))",
        "CREATE INDEX played_by_person ON played (person, at)",
        "CREATE TABLE ratings (person VARCHAR(22) NOT NULL REFERENCES people (id), game VARCHAR(40) NOT NULL, "
        "mu FLOAT NOT NULL, sigma FLOAT NOT NULL, games INTEGER NOT NULL, rank FLOAT NOT NULL, "
        "PRIMARY KEY (person, game))",
        "CREATE INDEX ratings_by_rank ON ratings (game, rank)",
        "CREATE TABLE shown (person VARCHAR(22) NOT NULL REFERENCES people (id), item VARCHAR(12) NOT NULL, "
        "audience VARCHAR(12) NOT NULL, PRIMARY KEY (person, item))",
    ):
        connection.execute(text(statement))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    _create,
    _add_visits_and_records,
    _add_analyses,
    _add_orders,
    _add_revisions_and_holds,
    _add_keepsakes_and_tries,
    _add_presences,
    _add_lobbies,
    _add_notices,
    _add_offers,
    _add_talk,
    _add_clocks,
    _add_histories,
)
"""Step n brings a database of version n to version n + 1. New steps are added at the end; old ones never change."""

LOCK = 16_441_912
"""The number of the advisory lock that a process holds while it brings a shared database up to date."""


def migrate(connection: Connection) -> int:
    """Brings a database of any version up to date; returns the number of steps."""
    known = inspect(connection).has_table(version.name)
    current = (connection.scalar(select(version.c.number)) or 0) if known else 0
    if current > len(MIGRATIONS):
        raise Refused("error-database-newer")
    for step in MIGRATIONS[current:]:
        step(connection)
    if current < len(MIGRATIONS):
        connection.execute(version.delete())
        connection.execute(version.insert().values(number=len(MIGRATIONS)))
    return len(MIGRATIONS) - current
