"""Web push: messages to browsers through the push service that each browser names, encrypted for that browser.

The library encrypts, and signs with the site's key (VAPID). We make the request ourselves, because only our client is
restricted to public addresses. The library pulls in two HTTP clients, so it is imported when the first message is sent,
and the code that generates keys when the first key is needed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from dataclasses import asdict
from urllib.parse import urlsplit

from kaiserhof.community.notifications.channels.outcomes import LATER, DeliveryError, check_answer
from kaiserhof.community.notifications.channels.outgoing import OutgoingClient, Unreachable
from kaiserhof.community.notifications.texts import OutgoingMessage
from kaiserhof.tables import Refused

LONGEST_TEXT = 1200
"""Maximum length of the text below the title: push services accept messages of up to 4,096 bytes."""

LIFE = 24 * 3600
"""Seconds a push service keeps a message for a browser that is offline."""


def new_key() -> str:
    """Generates a private key for the site, as PEM text."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def public_key(private: str) -> str:
    """Returns the public key that a browser needs to subscribe."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(private.encode(), None)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return _base64(point)


def subscription_of(data: object, outgoing: OutgoingClient) -> str:
    """Validates a subscription and returns it as stored. Raises `Refused` if it is invalid or names a push service that
    is not allowed."""
    from cryptography.hazmat.primitives.asymmetric import ec

    given = data if isinstance(data, dict) else {}
    keys = given.get("keys")
    keys = keys if isinstance(keys, dict) else {}
    endpoint, secret, point = given.get("endpoint"), keys.get("auth"), keys.get("p256dh")
    if not isinstance(endpoint, str) or not isinstance(secret, str) or not isinstance(point, str):
        raise Refused("error-notice-subscription")
    if len(_bytes(secret)) != 16:
        raise Refused("error-notice-subscription")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(point))
    except ValueError:
        raise Refused("error-notice-subscription") from None
    outgoing.vet(endpoint)
    return json.dumps({"endpoint": endpoint, "keys": {"auth": secret, "p256dh": point}})


def send(target: str, said: OutgoingMessage, private: str, contact: str, outgoing: OutgoingClient) -> None:
    """Sends a message to a browser. Raises `DeliveryError` on failure."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    subscription = json.loads(target)
    told = {
        "title": said.title,
        "body": said.text[:LONGEST_TEXT],
        "path": said.path,
        "tag": said.tag,
        "lang": said.lang,
        **({"answers": [asdict(answer) for answer in said.answers]} if said.answers else {}),
    }
    body = WebPusher(subscription).encode(json.dumps(told, ensure_ascii=False).encode(), "aes128gcm")["body"]
    service = urlsplit(subscription["endpoint"])
    signed = Vapid02.from_pem(private.encode()).sign({"aud": f"https://{service.netloc}", "sub": contact})
    headers = {
        **{name.lower(): value for name, value in signed.items()},
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIFE),
        "urgency": "normal",
        "topic": hashlib.sha256(said.tag.encode()).hexdigest()[:32],
    }
    try:
        answer = outgoing.post(subscription["endpoint"], body, headers)
    except Unreachable:
        raise DeliveryError(LATER) from None
    check_answer(answer.status, answer.retry_after)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text[:200] + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Refused("error-notice-subscription") from None
