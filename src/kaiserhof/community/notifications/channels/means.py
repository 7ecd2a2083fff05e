"""What the host has set up for notices."""

from __future__ import annotations

from dataclasses import dataclass, field

from kaiserhof.community.notifications.channels.outgoing import Outgoing


@dataclass(frozen=True, slots=True)
class MailServer:
    """The server that takes our mails."""

    host: str
    port: int
    security: str
    """`starttls`, `tls` or `none`."""
    user: str
    password_file: str
    sender: str


@dataclass(frozen=True, slots=True)
class ChannelConfig:
    """How notices are sent from this site."""

    site: str = ""
    """The address of the site without a final slash. Without it only push is possible, whose links are relative."""
    mail: MailServer | None = None
    push: Outgoing = field(default_factory=Outgoing)
    webhooks: Outgoing = field(default_factory=Outgoing)
    wait: float = 60.0
    """Seconds without a sign of a person at a table after which they are told something about it."""

    def ways(self) -> tuple[str, ...]:
        """Returns the ways that are possible here."""
        return ("push", *(("mail",) if self.mail and self.site else ()), *(("webhook",) if self.site else ()))
