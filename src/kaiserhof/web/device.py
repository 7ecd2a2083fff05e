"""The persons of a device: one of them plays, and the tokens of the others wait in a cookie of their own."""

from __future__ import annotations

from kaiserhof.tables import Missing, Person, Refused, Tables
from kaiserhof.web.visitor import MOST_OTHERS, Visitor


def others_here(visitor: Visitor, tables: Tables) -> list[tuple[Person, str]]:
    """Returns the persons on this device beside the one who plays, with their tokens."""
    found: dict[str, tuple[Person, str]] = {}
    for token in visitor.others:
        person = tables.people.by_token(token)
        if person is not None and (visitor.person is None or person.id != visitor.person.id):
            found.setdefault(person.id, (person, token))
    return list(found.values())


def require_room(visitor: Visitor, tables: Tables) -> None:
    """Raises `Refused` if no further person fits on this device."""
    if visitor.person is not None and len(others_here(visitor, tables)) >= MOST_OTHERS:
        raise Refused("error-device-full")


def sign_in(visitor: Visitor, tables: Tables, person: Person, token: str) -> None:
    """Lets a person play on this device with a new token. The one who played so far waits; nobody is dropped."""
    waiting = others_here(visitor, tables)
    for known, old in [*waiting, *([(visitor.person, _token(visitor))] if visitor.person else [])]:
        if known.id == person.id:
            tables.people.sign_out(known, old)
    stays = [each for each in waiting if each[0].id != person.id]
    if visitor.person is not None and visitor.person.id != person.id:
        stays.append((visitor.person, _token(visitor)))
    _set(visitor, (person, token), stays)


def keep_waiting(visitor: Visitor, tables: Tables, person: Person, token: str) -> None:
    """Adds a person to this device without letting them play now."""
    waiting = [*others_here(visitor, tables), (person, token)]
    visitor.others = visitor.new_others = tuple(each for _, each in waiting)


def switch_to(visitor: Visitor, tables: Tables, person_id: str) -> None:
    """Lets another person of this device play."""
    waiting = others_here(visitor, tables)
    chosen = next((each for each in waiting if each[0].id == person_id), None)
    if chosen is None:
        if visitor.person is not None and visitor.person.id == person_id:
            return
        raise Missing("error-not-here")
    stays = [each for each in waiting if each is not chosen]
    if visitor.person is not None:
        stays.append((visitor.person, _token(visitor)))
    _set(visitor, chosen, stays)


def leave(visitor: Visitor, tables: Tables) -> None:
    """Removes the person who plays from this device; if others wait, one of them plays."""
    waiting = others_here(visitor, tables)
    if visitor.person is not None:
        tables.people.sign_out(visitor.person, _token(visitor))
    if waiting:
        _set(visitor, waiting[0], waiting[1:])
    else:
        visitor.person, visitor.leaves, visitor.new_others = None, True, ()


def _token(visitor: Visitor) -> str:
    return visitor.new_token or visitor.token or ""


def _set(visitor: Visitor, plays: tuple[Person, str], waiting: list[tuple[Person, str]]) -> None:
    visitor.person, visitor.new_token = plays
    visitor.others = visitor.new_others = tuple(token for _, token in waiting)
