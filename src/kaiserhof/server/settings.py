"""Settings of the server: declared here once; set on the command line, in the environment or in a file."""

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

from kaiserhof.community.notifications import ChannelConfig, MailServer, OutgoingClient
from kaiserhof.engine import KaiserhofError

PREFIX = "KAISERHOF_"
"""Prefix of the environment variables that hold settings."""

Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Site = Annotated[str, Meta(pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+/?)?$")]
LOOPBACK = ("127.0.0.0/8", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    database: str = ""
    """URL of the database, such as `postgresql://user:password@host/name`. Empty: SQLite in the folder `data`."""
    data: str = ""
    """Folder for the data. Empty: `kaiserhof` in the user's data folder."""
    host: str = "127.0.0.1"
    """Address to listen on; `0.0.0.0` accepts connections from other machines."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8888
    """Port to listen on; 0 picks a free one."""
    secure: bool = False
    """Whether players reach the site by HTTPS. If so, cookies are sent over HTTPS only."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of proxies whose headers may name the visitor's address."""
    limits: bool = True
    """Whether requests are rate-limited."""
    streams_per_person: Count = 24
    """Maximum open pages (event streams) per person."""
    streams_per_address: Count = 400
    """Maximum event streams per network: an IPv4 address, or the /64 of an IPv6 address."""
    connections: Count = 10_000
    """Maximum open connections (capped by the operating system). When full, the oldest incomplete request is
    dropped."""
    connections_per_address: Count = 1000
    """Maximum connections per network; trusted proxies are exempt."""
    request_seconds: Seconds = 15.0
    """Seconds within which a complete request, headers and body, must arrive."""
    gathering_days: Days = 7.0
    """Days until a lobby that nobody joins is cancelled; 0: never."""
    playing_days: Days = 120.0
    """Days until a game in which nobody moves is cancelled; 0: never."""
    metrics_for: tuple[str, ...] = LOOPBACK
    """Addresses and networks that may read `/metrics`; all others get 404."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """Minimum level of log entries; `info` logs every request."""
    log_format: Literal["text", "json"] = "text"
    """Format of log entries: lines of text for people, or JSON for programs."""
    site: Site = ""
    """Public URL of the site, such as `https://play.example.org`. Links in mails and webhooks begin with it; without it
    only push messages are sent."""
    mail_host: str = ""
    """SMTP server for mails. Empty: no mails are sent."""
    mail_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    """Port of the SMTP server."""
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection to the SMTP server."""
    mail_user: str = ""
    """SMTP user name. Empty: no login."""
    mail_password_file: str = ""
    """File that holds the SMTP password."""
    mail_from: str = ""
    """Sender address of mails."""
    notice_seconds: Seconds = 60.0
    """Seconds a player must be absent from a table before they are notified about it."""
    notice_networks: tuple[str, ...] = ()
    """Networks that push messages and webhooks may reach, at any port, although they are not public; for example that
    of your own chat server. Other destinations must be public and use port 443."""
    push_hosts: tuple[str, ...] = ()
    """Hosts (including subdomains) that push messages may be sent to. Empty: any public host."""
    more_bots: tuple[str, ...] = ()
    """Additional bots that may sit at tables: bots of other packages, or `random`."""
    bot_pause: Seconds = 0.6
    """Seconds a bot waits before it moves, so that people can follow. With 0 its pace may tell how many answers it had
    to a question about hidden cards."""
    bot_seconds: Seconds = 1.0
    """Seconds a searching bot may think about each decision."""
    bot_limit: Seconds = 2.0
    """Seconds within which a bot must decide; under load bots think for less time."""
    analysis_seconds: Seconds = 0.3
    """Seconds a bot thinks about each decision when it analyses a game."""
    bot_processes: Annotated[int, Meta(ge=0, le=256)] | None = None
    """Number of processes in which bots think; 0 leaves all thinking to workers that share the database. Default: the
    number of cores minus one."""


def bot_processes(settings: Settings) -> int:
    return max(1, (os.cpu_count() or 2) - 1) if settings.bot_processes is None else settings.bot_processes


def channel_config(settings: Settings) -> ChannelConfig:
    """Returns the configuration of notification channels. Raises `KaiserhofError` if the mail settings are
    incomplete."""
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
        OutgoingClient(settings.notice_networks, settings.push_hosts),
        OutgoingClient(settings.notice_networks),
        settings.notice_seconds,
    )


def _require_readable(file: Path) -> None:
    try:
        file.read_bytes()
    except OSError as error:
        raise KaiserhofError("error-file", file=str(file), detail=error.strerror or "?") from None


def load_settings(given: Mapping[str, Any], file: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """Loads the settings. `given` takes precedence over the environment, that over the TOML file, and that over the
    defaults."""
    hints = get_type_hints(Settings, include_extras=True)
    values = _in_file(file, hints) if file is not None else {}
    for name in hints:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= given
    return Settings(**{name: _checked(name, value, hints[name]) for name, value in values.items()})


def defaults() -> dict[str, Any]:
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
    """Converts a value to the type of its setting. Text may hold a number, on or off, or a comma-separated list."""
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
    """Returns whether an address is in one of these networks.

    >>> is_among("127.0.0.1", LOOPBACK), is_among("192.0.2.1", LOOPBACK), is_among("testclient", LOOPBACK)
    (True, False, False)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
