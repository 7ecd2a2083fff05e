"""The host's configuration of the notification channels."""

from __future__ import annotations

from dataclasses import dataclass, field

from kaiserhof.community.notifications.channels.outgoing import OutgoingClient


@dataclass(frozen=True, slots=True)
class MailServer:
    """The SMTP server for outgoing mail."""

    host: str
    port: int
    security: str
    """`starttls`, `tls` or `none`."""
    user: str
    password_file: str
    sender: str


@dataclass(frozen=True, slots=True)
class ChannelConfig:
    """The configuration of the channels. One that is not configured is not offered."""

    site: str = ""
    """The URL of the site without a trailing slash. Without it only push messages are possible, because their links are
    relative."""
    mail: MailServer | None = None
    push: OutgoingClient = field(default_factory=OutgoingClient)
    webhooks: OutgoingClient = field(default_factory=OutgoingClient)
    wait: float = 60.0
    """Seconds a player must be absent from a table before they are notified about it."""

    def channels(self) -> tuple[str, ...]:
        """Returns the channels that are set up."""
        return ("push", *(("mail",) if self.mail and self.site else ()), *(("webhook",) if self.site else ()))
