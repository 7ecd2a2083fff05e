"""`kaiserhof admin`, `backup` and `restore`: administration beside the running server."""

from __future__ import annotations

import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from kaiserhof.cli.columns import text_table
from kaiserhof.cli.files import Options
from kaiserhof.cli.server_settings import database_of, existing_database_of, settings_of
from kaiserhof.community.ratings import RatingUpdater
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.storage.backup import back_up, migration_plan
from kaiserhof.storage.backup import restore as put_back
from kaiserhof.storage.budgets import UNBOUNDED
from kaiserhof.storage.opening import open_store
from kaiserhof.tables.service.moderation import Moderator

LISTS = ("tables", "people", "usage", "recount")
"""The actions that take no id."""


def admin(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof admin ACTION [ID]`: lists and moderates tables and people, and migrates the database."""
    if arguments.action not in (*LISTS, "migrate") and not arguments.subject:
        raise KaiserhofError("error-admin-subject", action=arguments.action)
    address = existing_database_of(settings_of(arguments))
    if arguments.action == "migrate":
        _migrate(address, words, only_look=arguments.dry_run)
        return
    with closing(open_store(address)) as store:
        moderator = Moderator(store)
        if arguments.action == "tables":
            _print_tables(moderator, words)
        elif arguments.action == "people":
            _print_people(moderator, arguments.subject or "", words)
        elif arguments.action == "usage":
            _print_usage(moderator, words)
        elif arguments.action == "recount":
            print(words("admin-recounted", games=RatingUpdater(store.database).recount()))
        else:
            if arguments.action == "close":
                moderator.close(arguments.subject)
            elif arguments.action == "delete":
                moderator.delete(arguments.subject)
            else:
                moderator.sanction(arguments.action, arguments.subject)
            print(words(f"admin-done-{arguments.action}", id=arguments.subject))


def backup(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof backup FILE`: writes a consistent copy of the database, even while people play."""
    tables = back_up(existing_database_of(settings_of(arguments)), Path(arguments.file))
    print(words("admin-backed-up", file=arguments.file, tables=tables))


def restore(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof restore FILE`: loads a backup into a database that no server is using."""
    done = put_back(Path(arguments.file), database_of(settings_of(arguments)), replace=arguments.replace)
    print(words("admin-restored", file=arguments.file, tables=done.tables))
    if done.replaced is not None:
        print(words("admin-replaced", file=str(done.replaced)))


def _migrate(address: str, words: Words, *, only_look: bool) -> None:
    current, wanted, statements = migration_plan(address)
    print(words("admin-versions", current=current, wanted=wanted))
    for statement in statements:
        print(f"    {statement}")
    if not only_look and current != wanted:
        open_store(address).close()
        print(words("admin-migrated", version=wanted))


def _print_tables(moderator: Moderator, words: Words) -> None:
    header = [words(f"admin-{name}") for name in ("id", "game", "status", "owner", "names", "changed")]
    rows = [
        [each.id, each.game, each.status, each.owner, ", ".join(each.names), _when(each.changed)]
        for each in moderator.tables()
    ]
    print(text_table(header, rows))


def _print_people(moderator: Moderator, part: str, words: Words) -> None:
    header = [words(f"admin-{name}") for name in ("id", "name", "since", "table-count", "muted", "banned")]
    rows = [
        [each.id, each.name, _when(each.created), str(each.tables), _mark(each.muted), _mark(each.banned)]
        for each in moderator.people(part)
    ]
    print(text_table(header, rows))


def _print_usage(moderator: Moderator, words: Words) -> None:
    named = ("stock", "rows", "of-person", "of-network", "of-table", "of-all", "days", "rate")
    header = [words(f"admin-{name}") for name in named]
    rows = [
        [
            each.name,
            str(each.rows),
            _share(each.of_person, each.stock.person),
            _share(each.of_network, each.stock.network),
            _share(None, each.stock.each),
            _share(each.rows, each.stock.all),
            _share(None, each.stock.days),
            each.stock.rate or "",
        ]
        for each in moderator.usage()
    ]
    print(text_table(header, rows))


def _share(used: int | None, most: float) -> str:
    """Formats how much of a limit is used up."""
    if most >= UNBOUNDED:
        return ""
    return f"{most:g}" if used is None else f"{used} / {most:g}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _mark(yes: bool) -> str:
    return "×" if yes else ""
