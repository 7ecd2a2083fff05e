"""Dates and durations as text, in each language."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from babel.dates import format_date, format_skeleton, format_timedelta

LOCALES = {"zh": "zh_Hans"}


def month(at: float, lang: str) -> str:
    """Formats a month with its year.

    >>> month(1772884800, "en"), month(1772884800, "de"), month(1772884800, "zh")
    ('March 2026', 'März 2026', '2026年3月')
    """
    return str(format_skeleton("yMMMM", datetime.fromtimestamp(at, UTC), locale=_locale(lang)))


def day(at: float, lang: str) -> str:
    """Formats a date with its year.

    >>> day(1772884800, "de")
    '7. März 2026'
    """
    return str(format_skeleton("yMMMd", datetime.fromtimestamp(at, UTC), locale=_locale(lang)))


def moment(at: float, lang: str) -> str:
    """Formats a date with its time, in UTC.

    >>> moment(1772884800, "de")
    '7. März 2026 12:00'
    """
    return f"{day(at, lang)} {datetime.fromtimestamp(at, UTC):%H:%M}"


def date_in_full(date: date, lang: str) -> str:
    """Formats a date with its weekday.

    >>> date_in_full(date(2026, 11, 18), "en"), date_in_full(date(2026, 11, 18), "de")
    ('Wednesday, November 18, 2026', 'Mittwoch, 18. November 2026')
    """
    return str(format_date(date, "full", locale=_locale(lang)))


def short_date(date: date, lang: str) -> str:
    """Formats a date in a few letters.

    >>> short_date(date(2026, 11, 18), "de")
    '18. Nov.'
    """
    return str(format_skeleton("MMMd", date, locale=_locale(lang)))


def weekday(date: date, lang: str) -> str:
    """Formats a day of the week in a few letters.

    >>> weekday(date(2026, 11, 18), "en"), weekday(date(2026, 11, 18), "zh")
    ('Wed', '周三')
    """
    return str(format_date(date, "EEE", locale=_locale(lang))).removesuffix(".")


def span(seconds: float, lang: str) -> str:
    """Formats a duration, rounded.

    >>> span(5 * 86400, "de"), span(3300, "en")
    ('5 Tage', '55 minutes')
    """
    return str(
        format_timedelta(
            timedelta(seconds=max(60.0, seconds)), threshold=1.2, granularity="minute", locale=_locale(lang)
        )
    )


def ago(seconds: float, lang: str) -> str:
    """Formats how long ago something happened.

    >>> ago(7200, "en")
    '2 hours ago'
    """
    past = timedelta(seconds=-max(60.0, seconds))
    return str(format_timedelta(past, threshold=1.2, granularity="minute", add_direction=True, locale=_locale(lang)))


def _locale(lang: str) -> str:
    return LOCALES.get(lang, lang)
