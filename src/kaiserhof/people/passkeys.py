"""Passkeys (WebAuthn): with one, a person signs in on any device that has it, without typing.

A browser answers a *challenge* with a key that never leaves its authenticator. Each challenge belongs to one browser,
which has its secret in a cookie; it is answered once, within minutes. The library `webauthn` checks challenge, origin,
relying party, signature and counter.

The passkeys of a person who is a host can also sign a browser in to the hosts' pages. That takes a ceremony of its own:
being signed in as the person is not enough.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from kaiserhof.errors import Missing, Refused
from kaiserhof.people.identity import hash_token, new_token
from kaiserhof.storage.budgets import RateKind
from kaiserhof.storage.passkey_store import Ceremony
from kaiserhof.storage.person import Passkey, Person
from kaiserhof.storage.store import Store

LONGEST_ID = 1400
"""Maximum length of a credential's id, as text."""


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The site for which a passkey is valid."""

    id: str
    """Its host name."""
    origin: str


def relying_party(site: str) -> RelyingParty | None:
    """Returns the relying party of a site, given its address; None where browsers offer no passkeys: without HTTPS
    (except on this machine), and at a bare IP address.

    >>> relying_party("https://play.example.org/")
    RelyingParty(id='play.example.org', origin='https://play.example.org')
    >>> relying_party("http://localhost:8000").id
    'localhost'
    >>> relying_party("http://play.example.org"), relying_party("https://192.0.2.1")
    (None, None)
    """
    try:
        parts = urlsplit(site)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return None
    local = host == "localhost" or host.endswith(".localhost")
    if not host or _is_ip_address(host) or not (parts.scheme == "https" or (parts.scheme == "http" and local)):
        return None
    usual = {"https": 443, "http": 80}[parts.scheme]
    return RelyingParty(host, f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else ""))


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Passkeys:
    """Adds passkeys, and signs people in with them."""

    def __init__(self, store: Store, spend: Callable[[RateKind], None], network_tag: Callable[[], str]) -> None:
        """`spend` counts a challenge against the limits, `network_tag` names the network of the present request."""
        self._store = store
        self._spend = spend
        self._network_tag = network_tag

    def of(self, person: Person) -> list[Passkey]:
        """Returns a person's passkeys, the latest first."""
        return self._store.passkeys.of_person(person.id)

    def remove(self, person: Person, passkey_id: str) -> None:
        """Removes a passkey; nobody can sign in with it any more."""
        if not self._store.passkeys.remove(person.id, passkey_id):
            raise Missing("error-passkey-gone")

    def begin_adding(self, person: Person, party: RelyingParty) -> tuple[str, str]:
        """Begins to add a passkey; returns the browser's secret, and the options for `navigator.credentials.create`
        as JSON.
        """
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = [PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in self.of(person)]
        options = generate_registration_options(
            rp_id=party.id,
            rp_name="Kaiserhof",
            user_id=person.id.encode(),
            user_name=person.name or "Kaiserhof",
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=known,
        )
        return self._begin(options.challenge, person), options_to_json(options)

    def add(
        self, person: Person, secret: str, answer: dict[str, Any], party: RelyingParty, *, device: str, kind: str
    ) -> None:
        """Adds the passkey that a browser has made. `device` is the token of the device: the passkey is removed when
        the device is signed out from another one, as it may have been stolen.
        """
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        ceremony = self._ceremony(secret)
        if ceremony.person != person.id:
            raise Refused("error-passkey")
        with _refusing():
            made = verify_registration_response(
                credential=answer,
                expected_challenge=ceremony.challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        passkey_id = bytes_to_base64url(made.credential_id)
        if len(passkey_id) > LONGEST_ID:
            raise Refused("error-passkey")
        hashed = hash_token(device)
        passkey = Passkey(
            passkey_id,
            person.id,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            device=hashed,
            kind=kind,
            created=0.0,
            used=0.0,
        )
        self._store.passkeys.add(ceremony, passkey, hashed)

    def begin_signing_in(self, party: RelyingParty) -> tuple[str, str]:
        """Begins to sign somebody in; returns the browser's secret, and the options for `navigator.credentials.get`
        as JSON. They name nobody: the authenticator knows whose passkeys it has.
        """
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=party.id)
        return self._begin(options.challenge, None), options_to_json(options)

    def sign_in(self, secret: str, answer: dict[str, Any], party: RelyingParty) -> tuple[Person, str]:
        """Signs the person in whose passkey has signed the challenge; returns the person, and their token on this
        device.
        """
        ceremony, known, sign_count = self._verified(secret, answer, party)
        person, token = self._store.people.get(known.person), new_token()
        if person is None:
            raise Missing("error-passkey-gone")
        self._store.passkeys.sign_in(ceremony, known, sign_count, hash_token(token))
        return person, token

    def sign_in_host(self, secret: str, answer: dict[str, Any], party: RelyingParty) -> str:
        """Signs the host in whose passkey has signed the challenge; returns the token of this browser."""
        ceremony, known, sign_count = self._verified(secret, answer, party)
        token = new_token()
        self._store.passkeys.sign_in_host(ceremony, known, sign_count, hash_token(token))
        return token

    def _verified(self, secret: str, answer: dict[str, Any], party: RelyingParty) -> tuple[Ceremony, Passkey, int]:
        """Returns the ceremony that a browser answers, the passkey that has signed, and how often it has."""
        from webauthn import base64url_to_bytes, verify_authentication_response

        ceremony = self._ceremony(secret)
        if ceremony.person is not None:
            raise Refused("error-passkey")
        passkey_id = answer.get("id")
        known = self._store.passkeys.get(passkey_id) if isinstance(passkey_id, str) else None
        if known is None:
            raise Missing("error-passkey-gone")
        with _refusing():
            handle = answer["response"].get("userHandle")
            if handle and base64url_to_bytes(handle) != known.person.encode():
                raise Refused("error-passkey")
            signed = verify_authentication_response(
                credential=answer,
                expected_challenge=ceremony.challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
        return ceremony, known, signed.new_sign_count

    def _begin(self, challenge: bytes, person: Person | None) -> str:
        self._spend("ceremony")
        secret = new_token()
        ceremony = Ceremony(hash_token(secret), challenge, person.id if person else None)
        self._store.passkeys.begin(ceremony, self._network_tag())
        return secret

    def _ceremony(self, secret: str) -> Ceremony:
        found = self._store.passkeys.ceremony(hash_token(secret))
        if found is None:
            raise Refused("error-passkey-late")
        return found


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuses what cannot be verified, however it is malformed: it is parsed by others' code."""
    try:
        yield
    except Exception as error:
        raise Refused("error-passkey") from error
