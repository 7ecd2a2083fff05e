"""Settings of the server: declared here once, given on the command line, in the environment or in a file."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from kaiserhof.community.notifications import ChannelConfig, MailServer, Outgoing
from kaiserhof.engine import KaiserhofError

PREFIX = "KAISERHOF_"
"""What the name of a setting begins with in the environment."""

Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Site = Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+/?)?$")]
LOOPBACK = ("127.0.0.0/8", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings that the host decides."""

    database: str = ""
    """The address of the database, such as `postgresql://user:password@host/name`. Empty: SQLite in the folder
    `data`."""
    data: str = ""
    """The folder that holds the data. Empty: `kaiserhof` in the user's data folder."""
    host: str = "127.0.0.1"
    """The address at which the server listens; `0.0.0.0` for everyone who can reach the machine."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8888
    """The port; 0 takes a free one."""
    secure: bool = False
    """Whether the page is reached by HTTPS; then cookies are sent only by HTTPS."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies that are believed when they name the visitor's address."""
    limits: bool = True
    """Whether too many requests are refused."""
    streams_per_person: Count = 24
    """Number of open pages (streams) of one person."""
    streams_per_address: Count = 400
    """Number of streams from one address."""
    connections: Count = 10_000
    """Number of connections, and never more than the system allows; the oldest that has not sent a whole request is
    closed for a new one."""
    connections_per_address: Count = 1000
    """Number of connections from one address that is no trusted proxy."""
    request_seconds: Seconds = 15.0
    """Seconds within which a request, headers and body, must have arrived."""
    gathering_days: Days = 7.0
    """Days after which a table that nobody joins is cancelled; 0: never."""
    playing_days: Days = 120.0
    """Days after which a game in which nobody moves is cancelled; 0: never."""
    metrics_for: tuple[str, ...] = LOOPBACK
    """Addresses and networks that may read `/metrics`; for others there is no such page."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """What is logged; `info` has a line for each request."""
    log_format: Literal["text", "json"] = "text"
    """Whether a log entry is a line for people or a JSON object for programs."""
    site: Site = ""
    """The address of the page as people open it, such as `https://play.example.org`. Links in mails and webhooks begin
    with it; without it there are push messages only."""
    mail_host: str = ""
    """The server that takes mails (SMTP). Empty: no mails are sent."""
    mail_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    """The port of the mail server."""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the mail server is encrypted."""
    mail_user: str = ""
    """The name with which the mail server is used. Empty: without a name."""
    mail_password_file: str = ""
    """The file that holds the password for the mail server."""
    mail_from: str = ""
    """The address mails come from."""
    notice_seconds: Seconds = 60.0
    """Seconds without a sign of a person at a table after which they get a notice about it."""
    notice_networks: tuple[str, ...] = ()
    """Networks that push messages and webhooks may reach although they are not public, at any port: for a chat server
    of your own. Without them notices go only to the public internet, at port 443."""
    push_hosts: tuple[str, ...] = ()
    """Hosts (with those below them) that push messages may be sent through. Empty: any that is public."""
    more_bots: tuple[str, ...] = ()
    """Bots that may sit at tables beside those that people are offered: bots of other packages, or `random`."""
    bot_pause: Seconds = 0.6
    """Seconds a bot waits before it moves, so that people can follow."""
    bot_seconds: Seconds = 1.0
    """Seconds a searching bot may think about a decision."""
    bot_limit: Seconds = 2.0
    """Seconds within which a bot always decides; under load bots think for a shorter time."""
    analysis_seconds: Seconds = 0.3
    """Seconds a bot thinks about each decision of a game that is analysed."""
    bot_processes: Annotated[int, Meta(ge=0, le=256)] | None = None
    """Number of processes in which bots think; 0 leaves that to workers that share the database. Not set: as many as
    the machine has cores, less one."""


def bot_processes(settings: Settings) -> int:
    """Returns the number of processes in which bots think."""
    return max(1, (os.cpu_count() or 2) - 1) if settings.bot_processes is None else settings.bot_processes


def means_of(settings: Settings) -> ChannelConfig:
    """Returns what is set up for notices; raises `KaiserhofError` if something is missing for mails."""
    server = None
    if settings.mail_host:
        if "@" not in settings.mail_from:
            raise KaiserhofError("error-setting", name="mail_from", value=settings.mail_from, detail="user@host")
        if settings.mail_password_file:
            _require_readable(Path(settings.mail_password_file))
        server = MailServer(
            settings.mail_host,
            settings.mail_port,
            security=settings.mail_security,
            user=settings.mail_user,
            password_file=settings.mail_password_file,
            sender=settings.mail_from,
        )
    return ChannelConfig(
        settings.site.rstrip("/"),
        server,
        Outgoing(settings.notice_networks, settings.push_hosts),
        Outgoing(settings.notice_networks),
        settings.notice_seconds,
    )


def _require_readable(file: Path) -> None:
    try:
        file.read_bytes()
    except OSError as error:
        raise KaiserhofError("error-file", file=str(file), detail=error.strerror or "?") from None


def load_settings(given: Mapping[str, Any], file: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """Returns the settings: those given, else of the environment, else of the file (TOML), else the defaults."""
    hints = get_type_hints(Settings, include_extras=True)
    values = _in_file(file, hints) if file is not None else {}
    for name in hints:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= given
    return Settings(**{name: _checked(name, value, hints[name]) for name, value in values.items()})


def defaults() -> dict[str, Any]:
    """Returns the default of each setting."""
    return {field.name: field.default for field in dataclasses.fields(Settings)}


def _in_file(file: Path, known: Mapping[str, Any]) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise KaiserhofError("error-file", file=str(file), detail=error.strerror or "?") from None
    except UnicodeDecodeError:
        raise KaiserhofError("error-file-text", file=str(file)) from None
    except tomllib.TOMLDecodeError as error:
        raise KaiserhofError("error-data", file=str(file), detail=str(error)) from None
    for name in values:
        if name not in known:
            raise KaiserhofError("error-setting-unknown", name=name)
    return values


def _checked(name: str, value: Any, kind: Any) -> Any:
    """Returns a value as its setting takes it; a text may be a number, on or off, or a list with commas."""
    try:
        if isinstance(value, str) and kind is bool:
            value = {"on": True, "yes": True, "off": False, "no": False}.get(value.lower(), value)
        if isinstance(value, str) and kind == tuple[str, ...]:
            value = [part.strip() for part in value.split(",") if part.strip()]
        checked = msgspec.convert(value, kind, strict=False)
        if name in ("trusted_proxies", "metrics_for", "notice_networks"):
            for network in checked:
                ip_network(network)
    except (msgspec.ValidationError, ValueError) as error:
        raise KaiserhofError("error-setting", name=name, value=str(value), detail=str(error)) from None
    return checked


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Tells whether an address is in one of these networks.

    >>> is_among("127.0.0.1", LOOPBACK), is_among("192.0.2.1", LOOPBACK), is_among("testclient", LOOPBACK)
    (True, False, False)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
