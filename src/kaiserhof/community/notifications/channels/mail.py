"""Mail over SMTP: plain text with a simple HTML version, and an unsubscribe link."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from html import escape
from pathlib import Path

from kaiserhof.community.notifications.channels.config import MailServer
from kaiserhof.community.notifications.channels.outcomes import LATER, REFUSED, DeliveryError
from kaiserhof.community.notifications.texts import OutgoingMessage, words_of
from kaiserhof.tables import Refused

PATIENCE = 15.0
"""Timeout of the mail server in seconds."""

LONGEST = 200
_PLAIN = re.compile(r"[^\s@<>\"(),:;\[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+", re.IGNORECASE)


def address_of(text: str) -> str:
    """Normalises a mail address. Raises `Refused` if it is invalid.

    >>> address_of(" Someone@Example.org ")
    'Someone@example.org'
    """
    given = text.strip()
    try:
        if len(given) > LONGEST or not given.isascii() or not _PLAIN.fullmatch(given):
            raise ValueError
        found = Address(addr_spec=given)
    except (ValueError, IndexError, HeaderParseError):
        raise Refused("error-notice-address") from None
    return f"{found.username}@{found.domain.lower()}"


def shortened(address: str) -> str:
    """Masks a mail address for display.

    >>> shortened("axel@example.org")
    'a…@example.org'
    """
    return f"{address[:1]}…{address[address.rfind('@') :]}"


class _LinksInOneLine(EmailPolicy):
    """Keeps links in headers in one line: folded, they become encoded words, which mail programs do not follow."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == "List-Unsubscribe":
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


def message(server: MailServer, target: str, said: OutgoingMessage, site: str, stop: str) -> EmailMessage:
    """Builds a mail; `stop` is the unsubscribe link."""
    words = words_of(said.lang)
    mail = EmailMessage(_LinksInOneLine())
    mail["From"] = Address("Kaiserhof", addr_spec=server.sender)
    mail["To"] = Address(addr_spec=target)
    mail["Subject"] = said.title
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = said.lang
    plain = [part for line in said.lines for part in (_line(line.headline, line.detail), site + line.path, "")]
    mail.set_content("\n".join([*plain, "-- ", words("mail-stop"), stop, ""]), cte="quoted-printable")
    rows = "".join(
        f'<p><a href="{escape(site + line.path)}"><b>{escape(line.headline)}</b></a>'
        f"{'<br>' + escape(line.detail) if line.detail else ''}</p>"
        for line in said.lines
    )
    end = f'<p><small><a href="{escape(stop)}">{escape(words("mail-stop"))}</a></small></p>'
    page = f'<!doctype html><html lang="{said.lang}"><meta charset="utf-8"><body>{rows}<hr>{end}</body></html>'
    mail.add_alternative(page, subtype="html", cte="quoted-printable")
    return mail


def send(server: MailServer, mail: EmailMessage) -> None:
    """Sends a mail through the server. Raises `DeliveryError` on failure."""
    try:
        with _connection(server) as smtp:
            if server.user:
                smtp.login(server.user, _password(server))
            smtp.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise DeliveryError(REFUSED if all(500 <= code < 600 for code in codes) else LATER) from None
    except (OSError, smtplib.SMTPException):
        raise DeliveryError(LATER) from None


def _connection(server: MailServer) -> smtplib.SMTP:
    if server.security == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context())
    smtp = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    if server.security == "starttls":
        try:
            smtp.starttls(context=ssl.create_default_context())
        except BaseException:
            smtp.close()
            raise
    return smtp


def _password(server: MailServer) -> str:
    return Path(server.password_file).read_text(encoding="utf-8").strip() if server.password_file else ""


def _line(headline: str, detail: str) -> str:
    return f"{headline} ({detail})" if detail else headline
