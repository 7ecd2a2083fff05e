"""`kaiserhof admin`, `backup` and `restore`: administration beside the running server."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from kaiserhof.cli.columns import text_table
from kaiserhof.cli.files import Options
from kaiserhof.cli.server_settings import database_of, existing_database_of, settings_of
from kaiserhof.community.ratings import RatingUpdater
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.people.hosts import Hosts
from kaiserhof.people.identity import hash_token, new_token
from kaiserhof.server.settings import Settings
from kaiserhof.storage.backup import back_up, migration_plan
from kaiserhof.storage.backup import restore as put_back
from kaiserhof.storage.budgets import UNBOUNDED
from kaiserhof.storage.opening import open_store
from kaiserhof.storage.person import BY_HOST
from kaiserhof.storage.store import Store
from kaiserhof.tables.service.moderation import Moderator

LISTS = ("tables", "people", "reports", "log", "usage", "recount", "host-link", "host-token", "hosts-out")
"""The actions that take no id."""


LISTINGS: Mapping[str, Callable[[Moderator, str], Sequence[Any]]] = {
    "tables": lambda moderator, _: moderator.tables(),
    "people": Moderator.people,
    "reports": lambda moderator, _: moderator.reports(),
    "log": lambda moderator, _: moderator.log(),
    "usage": lambda moderator, _: moderator.usage(),
}
"""The actions that list something, with what they list."""


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
        if arguments.json and arguments.action in LISTINGS:
            _print_json(LISTINGS[arguments.action](moderator, arguments.subject or ""))
        elif arguments.action == "tables":
            _print_tables(moderator, words)
        elif arguments.action == "people":
            _print_people(moderator, arguments.subject or "", words)
        elif arguments.action == "usage":
            _print_usage(moderator, words)
        elif arguments.action == "reports":
            _print_reports(moderator, words)
        elif arguments.action == "log":
            _print_log(moderator, words)
        elif arguments.action == "recount":
            print(words("admin-recounted", games=RatingUpdater(store.database).recount()))
        elif arguments.action == "link":
            print(_link(store, settings_of(arguments), arguments.subject))
        elif arguments.action in ("host-link", "host-token", "hosts-out"):
            _sign_in(Hosts(store), arguments, words)
        elif _order(moderator, arguments, words):
            print(words(f"admin-done-{arguments.action}", id=arguments.subject))


def _order(moderator: Moderator, arguments: Namespace, words: Words) -> bool:
    """Carries out an order; returns whether it was done."""
    subject, word = arguments.subject, arguments.reason
    if arguments.action == "close":
        moderator.close(subject, word)
    elif arguments.action == "delete":
        name = moderator.person(subject).name
        if not arguments.yes and input(f"{words('admin-ask-delete', name=name, id=subject)} ") not in _yes(words):
            print(words("admin-not-deleted"))
            return False
        moderator.delete(subject)
    elif arguments.action == "rename":
        moderator.rename(subject, arguments.name, word)
    elif arguments.action == "dismiss":
        moderator.dismiss(subject)
    else:
        moderator.sanction(arguments.action, subject, word)
    return True


def _yes(words: Words) -> list[str]:
    return words("admin-yes").split()


def _sign_in(hosts: Hosts, arguments: Namespace, words: Words) -> None:
    if arguments.action == "host-link":
        settings = settings_of(arguments)
        site = settings.site.rstrip("/") or f"http://{settings.host}:{settings.port}"
        print(words("admin-host-link", link=f"{site}/host/link/{hosts.make_link(arguments.subject or '')}"))
    elif arguments.action == "host-token":
        print(words("admin-host-token", token=hosts.make_token(arguments.subject or "")))
    else:
        hosts.sign_out_all()
        print(words("admin-hosts-out"))


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


def _link(store: Store, settings: Settings, person_id: str) -> str:
    """Returns a personal link for someone who has lost all devices: an address if the site's is set, or else a path."""
    if store.people.get(person_id) is None:
        raise KaiserhofError("error-no-such-person", id=person_id)
    token = new_token()
    store.people.add_link(person_id, hash_token(token), None, BY_HOST)
    return f"{(settings.site or '').rstrip('/')}/me/link/{token}"


def _print_json(listed: Sequence[Any]) -> None:
    plain = [asdict(each) if is_dataclass(each) and not isinstance(each, type) else each._asdict() for each in listed]
    print(json.dumps(plain, ensure_ascii=False))


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


def _print_reports(moderator: Moderator, words: Words) -> None:
    header = [words(f"admin-{name}") for name in ("changed", "about", "reporter", "place", "word")]
    rows = [[_when(each.created), each.subject, each.person, each.place, each.word] for each in moderator.reports()]
    print(text_table(header, rows))


def _print_log(moderator: Moderator, words: Words) -> None:
    header = [words(f"admin-{name}") for name in ("changed", "order", "about", "by", "word")]
    rows = [[_when(each.at), each.kind, each.subject, each.by, each.word] for each in moderator.log()]
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
