"""Notices for people whose page is closed: Web Push, mail and webhooks, as each person wishes."""

from kaiserhof.people.notices.book import Destination
from kaiserhof.people.notices.runner import NoticeRunner
from kaiserhof.people.notices.service import Notices
from kaiserhof.people.notices.ways.means import MailServer, Means
from kaiserhof.people.notices.ways.outgoing import Outgoing
from kaiserhof.people.notices.wishes import CHOICES, KINDS, WAYS, Wishes

__all__ = [
    "CHOICES",
    "KINDS",
    "WAYS",
    "Destination",
    "MailServer",
    "Means",
    "NoticeRunner",
    "Notices",
    "Outgoing",
    "Wishes",
]
