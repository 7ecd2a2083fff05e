"""An authenticator in memory: it makes passkeys and signs challenges as a browser would send them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, ATTESTED = 0x01, 0x40


@dataclass
class Authenticator:
    """Holds one passkey. Everything that a thief or a faulty device could change can be set."""

    origin: str = "https://play.example.org"
    party: str = "play.example.org"
    counter: int = 0
    id: bytes = b"a credential of the test"
    handle: str = ""
    """The user handle: who the passkey belongs to."""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: str) -> dict[str, Any]:
        """Answers `navigator.credentials.create`."""
        asked = json.loads(options)
        self.handle = asked["user"]["id"]
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", asked["challenge"])
        return self._answer(
            {"clientDataJSON": bytes_to_base64url(said), "attestationObject": bytes_to_base64url(attestation)}
        )

    def sign(self, options: str) -> dict[str, Any]:
        """Answers `navigator.credentials.get`; counts if it counts at all."""
        self.counter += 1 if self.counter else 0
        said, data = self._said("webauthn.get", json.loads(options)["challenge"]), self._data(PRESENT)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(said),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
                "userHandle": self.handle,
            }
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.party.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        known = bytes_to_base64url(self.id)
        return {"id": known, "rawId": known, "type": "public-key", "response": response}
