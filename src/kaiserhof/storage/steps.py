"""The steps that bring an older database up to date, each from one version to the next. A step never changes."""

from __future__ import annotations

import json

from sqlalchemy import Connection, text

from kaiserhof.storage import first_schema


def create(connection: Connection) -> None:
    """Makes the database of version 1."""
    first_schema.metadata.create_all(connection)


def add_visits_and_records(connection: Connection) -> None:
    """Adds visits and records."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN given INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE looks ADD COLUMN since INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE looks ADD COLUMN at FLOAT DEFAULT '0' NOT NULL",
        "CREATE TABLE records (id VARCHAR(22) NOT NULL PRIMARY KEY, text TEXT NOT NULL, "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), created FLOAT NOT NULL)",
    ):
        connection.execute(text(statement))


def add_analyses(connection: Connection) -> None:
    """Adds analyses."""
    connection.execute(
        text(
            "CREATE TABLE analyses (table_id VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES tables (id), "
            "text TEXT NOT NULL, created FLOAT NOT NULL)"
        )
    )


def add_orders(connection: Connection) -> None:
    """Adds orders."""
    connection.execute(
        text(
            "CREATE TABLE orders (number INTEGER NOT NULL PRIMARY KEY, kind VARCHAR(12) NOT NULL, "
            "subject VARCHAR(22) NOT NULL, at FLOAT NOT NULL)"
        )
    )


def add_revisions_and_holds(connection: Connection) -> None:
    """Adds revisions and holds."""
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


def add_keepsakes_and_tries(connection: Connection) -> None:
    """Adds keepsakes and tries."""
    for statement in (
        "CREATE TABLE keepsakes (table_id VARCHAR(16) NOT NULL PRIMARY KEY REFERENCES tables (id), text TEXT NOT NULL)",
        "ALTER TABLE jobs ADD COLUMN tries INTEGER DEFAULT '0' NOT NULL",
    ):
        connection.execute(text(statement))


def add_presences(connection: Connection) -> None:
    """Adds presences."""
    connection.execute(
        text(
            "CREATE TABLE presences (person VARCHAR(22) NOT NULL REFERENCES people (id), "
            "table_id VARCHAR(16) NOT NULL, process VARCHAR(22) NOT NULL, state VARCHAR(8) NOT NULL, "
            "page VARCHAR(22) NOT NULL, since FLOAT NOT NULL, used FLOAT NOT NULL, "
            "beat FLOAT NOT NULL, PRIMARY KEY (person, table_id, process))"
        )
    )


def add_lobbies(connection: Connection) -> None:
    """Adds lobbies."""
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


def add_notices(connection: Connection) -> None:
    """Adds notices."""
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


def add_offers(connection: Connection) -> None:
    """Adds offers."""
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


def add_talk(connection: Connection) -> None:
    """Adds talk."""
    for statement in (
        "ALTER TABLE looks ADD COLUMN chat INTEGER DEFAULT '0' NOT NULL",
        "ALTER TABLE chat ADD COLUMN phrase VARCHAR(20) DEFAULT '' NOT NULL",
        "ALTER TABLE chat ADD COLUMN quote VARCHAR(16) DEFAULT '' NOT NULL",
        "CREATE TABLE mutes (person VARCHAR(22) NOT NULL REFERENCES people (id), muted VARCHAR(22) NOT NULL, "
        "table_id VARCHAR(16) DEFAULT '' NOT NULL, PRIMARY KEY (person, muted, table_id))",
    ):
        connection.execute(text(statement))


def add_clocks(connection: Connection) -> None:
    """Adds clocks."""
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


def add_histories(connection: Connection) -> None:
    """Adds histories."""
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


def add_boards(connection: Connection) -> None:
    """Adds owners' own boards."""
    binary = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    for statement in (
        "CREATE TABLE boards (digest VARCHAR(64) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, "
        f"file {binary} NOT NULL, created FLOAT NOT NULL)",
        "ALTER TABLE tables ADD COLUMN board VARCHAR(64) REFERENCES boards (digest)",
    ):
        connection.execute(text(statement))


def add_leagues(connection: Connection) -> None:
    """Adds leagues."""
    for statement in (
        "CREATE TABLE leagues (id VARCHAR(16) NOT NULL PRIMARY KEY, name VARCHAR(60) NOT NULL, "
        "game VARCHAR(40) NOT NULL, options TEXT NOT NULL, owner VARCHAR(22) NOT NULL REFERENCES people (id), "
        "seats INTEGER NOT NULL, way VARCHAR(8) NOT NULL, rounds INTEGER NOT NULL, clock TEXT NOT NULL, "
        "rated BOOLEAN NOT NULL, status VARCHAR(12) NOT NULL, round INTEGER NOT NULL, created FLOAT NOT NULL, "
        "changed FLOAT NOT NULL)",
        "CREATE INDEX leagues_by_status ON leagues (status)",
        "CREATE TABLE league_people (league VARCHAR(16) NOT NULL REFERENCES leagues (id), "
        "person VARCHAR(22) NOT NULL REFERENCES people (id), name VARCHAR(40) NOT NULL, joined FLOAT NOT NULL, "
        "gone FLOAT, PRIMARY KEY (league, person))",
        "CREATE INDEX league_people_by_person ON league_people (person)",
        "CREATE TABLE league_tables (league VARCHAR(16) NOT NULL REFERENCES leagues (id), round INTEGER NOT NULL, "
        "number INTEGER NOT NULL, people TEXT NOT NULL, table_id VARCHAR(16) REFERENCES tables (id), "
        "held FLOAT DEFAULT '0' NOT NULL, closed BOOLEAN DEFAULT false NOT NULL, "
        "PRIMARY KEY (league, round, number))",
        "CREATE INDEX league_tables_by_table ON league_tables (table_id)",
    ):
        connection.execute(text(statement))


def add_calls(connection: Connection) -> None:
    """Adds bots whose turns wait for a tap; a clock no longer says whose time runs, because `waiting` does."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN called INTEGER DEFAULT '-1' NOT NULL"))
    for table_id, ticking in connection.execute(text("SELECT id, ticking FROM tables WHERE ticking <> ''")).all():
        clock = json.loads(ticking)
        if clock.pop("seat", None) is None:
            clock["since"] = None
        changed = {"id": table_id, "ticking": json.dumps(clock)}
        connection.execute(text("UPDATE tables SET ticking = :ticking WHERE id = :id"), changed)
