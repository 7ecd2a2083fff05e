"""Webhooks: one JSON object sent to a URL that a person gave, in the format of chat servers."""

from __future__ import annotations

import json
import re

from kaiserhof.community.notifications.channels.outcomes import LATER, DeliveryError, check_answer
from kaiserhof.community.notifications.channels.outgoing import OutgoingClient, Unreachable
from kaiserhof.community.notifications.texts import OutgoingMessage

DISCORD, MATRIX = "discord", "matrix"
STYLES = (DISCORD, MATRIX)
"""The formats: `content` for Discord; `text` for Matrix bridges, Slack and Mattermost."""


def style_of(host: str) -> str:
    """Returns the format that a host accepts.

    >>> style_of("discord.com"), style_of("matrix.example.org")
    ('discord', 'matrix')
    """
    return DISCORD if host in ("discord.com", "discordapp.com") else MATRIX


def send(target: str, said: OutgoingMessage, site: str, outgoing: OutgoingClient) -> None:
    """Sends a message to a webhook. Raises `DeliveryError` on failure."""
    hook = json.loads(target)
    body = json.dumps(payload(hook["style"], said, site), ensure_ascii=False).encode()
    try:
        answer = outgoing.post(hook["url"], body, {"content-type": "application/json; charset=utf-8"})
    except Unreachable:
        raise DeliveryError(LATER) from None
    check_answer(answer.status, answer.retry_after)


def payload(style: str, said: OutgoingMessage, site: str) -> dict[str, object]:
    """Returns the JSON body. People choose their own names, so mentions, commands and links in them do nothing."""
    lines = [inert(f"{line.headline} ({line.detail})" if line.detail else line.headline) for line in said.lines]
    text = "\n".join(f"{line} {site}{each.path}" for line, each in zip(lines, said.lines, strict=True))
    if style == DISCORD:
        return {"content": text[:2000], "allowed_mentions": {"parse": []}}
    return {"text": text, "msgtype": "m.text", "username": "Kaiserhof"}


def inert(text: str) -> str:
    """Returns a text in which chat services find no mention, command or link: an invisible space follows their signs.

    >>> inert("@all, /kick and <!here> [x](https://x)").replace("\u200b", "·")
    '@·all, /·kick and <·!·here> [·x]·(https:/·/·x)'
    """
    return re.sub(r"([@/<!#\[\]&]|(?<=\w)\.(?=\w))", "\\1\u200b", text)
