"""Notifications for people whose page is closed, by web push, mail and webhook."""

from kaiserhof.community.notifications.channels.config import ChannelConfig, MailServer
from kaiserhof.community.notifications.channels.outgoing import OutgoingClient
from kaiserhof.community.notifications.preferences import CHANNELS, CHOICES, KINDS, NotificationPreferences
from kaiserhof.community.notifications.queue import Destination
from kaiserhof.community.notifications.runner import NotificationRunner
from kaiserhof.community.notifications.service import Notifications

__all__ = [
    "CHANNELS",
    "CHOICES",
    "KINDS",
    "ChannelConfig",
    "Destination",
    "MailServer",
    "NotificationPreferences",
    "NotificationRunner",
    "Notifications",
    "OutgoingClient",
]
