"""Hosts of the site: who may moderate. A link from the command line signs a browser in once; a passkey always can."""

from __future__ import annotations

from kaiserhof.errors import Forbidden, Missing, Refused
from kaiserhof.people.identity import clean_name, hash_token, new_token
from kaiserhof.storage.host_store import LINK, SESSION
from kaiserhof.storage.person import Person
from kaiserhof.storage.store import Store

SOMEBODY = "host"
"""The name of a host without one."""


class Hosts:
    """The hosts, identified by the tokens of their browsers and programs."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def make_link(self, name: str = "") -> str:
        """Returns the secret of a link that signs one browser in, within an hour."""
        token = new_token()
        self._store.hosts.add(hash_token(token), clean_name(name) or SOMEBODY, LINK)
        return token

    def make_token(self, name: str = "") -> str:
        """Returns a token for a program or a browser of a host who has proved who they are."""
        token = new_token()
        self._store.hosts.add(hash_token(token), clean_name(name) or SOMEBODY, SESSION)
        return token

    def follow_link(self, token: str) -> str:
        """Uses up a link; returns the token of the browser that is now signed in."""
        fresh = new_token()
        if self._store.hosts.use_link(hash_token(token), hash_token(fresh)) is None:
            raise Missing("error-link")
        return fresh

    def by_token(self, token: str | None) -> str:
        """Returns the name of the host with this token; raises `Forbidden` if there is none."""
        name = self._store.hosts.by_token(hash_token(token)) if token else None
        if name is None:
            raise Forbidden("error-no-host")
        return name

    def passkey_name(self, person: Person) -> str | None:
        """Returns the name of the host whom this person's passkeys sign in; None if they sign in none."""
        return self._store.hosts.known(person.id)

    def keep(self, host: str, person: Person) -> None:
        """Lets the passkeys of this person sign a host in from now on."""
        if not self._store.passkeys.of_person(person.id):
            raise Refused("error-no-passkey")
        self._store.hosts.keep(person.id, host)

    def drop(self, person: Person) -> None:
        """Lets the passkeys of this person sign in no host any more."""
        self._store.hosts.drop(person.id)

    def sign_out(self, token: str) -> None:
        self._store.hosts.remove(hash_token(token))

    def sign_out_all(self) -> int:
        """Signs all hosts out, in every browser, and forgets whose passkeys sign them in; returns how many tokens and
        links end.
        """
        return self._store.hosts.remove_all()
