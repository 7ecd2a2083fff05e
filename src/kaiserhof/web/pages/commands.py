"""What people do with a table beside playing, by the name of a button; each returns where it leads, if elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from kaiserhof.bots import OFFERED
from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.tables.plan import STAND_IN, STAND_INS

LEVELS = tuple(level for level in OFFERED if level in STAND_INS)
"""The levels that people are offered as stand-ins."""

Form = dict[str, str]
Deed = Callable[[Tables, str, Person, Form], str | None]


def _seat(form: Form) -> int:
    return int(form["seat"]) if form.get("seat", "").isdecimal() and len(form["seat"]) < 3 else -1


def _level(form: Form) -> str:
    level = form.get("level", STAND_IN)
    if level not in LEVELS:
        raise Refused("error-unknown-seat", name=level[:40], known=", ".join(LEVELS))
    return level


def _cancel(tables: Tables, table_id: str, person: Person, _: Form) -> str:
    tables.ownership.cancel(table_id, person)
    return "/"


def _ask(tables: Tables, table_id: str, person: Person, form: Form) -> None:
    tables.offers.ask_hand_over(table_id, person, _seat(form), _level(form))


def _rematch(tables: Tables, table_id: str, person: Person, _: Form) -> str | None:
    return _table(tables.offers.offer_rematch(table_id, person))


def _answer(tables: Tables, _: str, person: Person, form: Form) -> str | None:
    new = tables.offers.answer(form.get("offer", ""), person, form.get("answer", ""))
    return "/mine" if new is None and form.get("back") == "mine" else _table(new)


def _start(tables: Tables, _: str, person: Person, form: Form) -> str | None:
    return _table(tables.offers.start_without(form.get("offer", ""), person))


def _table(table_id: str | None) -> str | None:
    return None if table_id is None else f"/t/{table_id}"


DEEDS: dict[str, Deed] = {
    "stand-up": lambda tables, table_id, person, _: tables.lobby.stand_up(table_id, person),
    "cancel": _cancel,
    "admit": lambda tables, table_id, person, _: tables.ownership.admit_spectators(table_id, person, admitted=True),
    "close": lambda tables, table_id, person, _: tables.ownership.admit_spectators(table_id, person, admitted=False),
    "hand-over": lambda tables, table_id, person, form: tables.stand_ins.hand_over(table_id, person, _level(form)),
    "hand-back": lambda tables, table_id, person, _: tables.stand_ins.take_back(table_id, person),
    "ask": _ask,
    "nudge": lambda tables, table_id, person, _: tables.offers.nudge(table_id, person),
    "rematch": _rematch,
    "end": lambda tables, table_id, person, _: tables.offers.offer_end(table_id, person),
    "answer": _answer,
    "withdraw": lambda tables, _, person, form: tables.offers.withdraw(form.get("offer", ""), person),
    "start": _start,
}
"""`answer`, `withdraw` and `start` are about an offer, whose id is in the form."""
