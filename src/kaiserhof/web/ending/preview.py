"""Link previews of tables (Open Graph): a title, a sentence and a picture.

Everyone who has the link may see all of it. The link names the language, which is that of the person who shares it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kaiserhof.bots.analysis import Analysis
from kaiserhof.engine import LANGUAGES, Words
from kaiserhof.server.settings import Settings
from kaiserhof.tables import TableView
from kaiserhof.web.ending.ceremony import DECISIVE, day, headline, how_long
from kaiserhof.web.ending.share_picture import Card, Standing
from kaiserhof.web.ending.typefaces import speaks
from kaiserhof.web.rendering import render


@dataclass(frozen=True, slots=True)
class Preview:
    """The Open Graph data in the head of a page."""

    title: str
    sentence: str
    picture: str
    """The path of the picture on this site."""
    lang: str


def site_of(settings: Settings, base: object) -> str:
    """Returns the base URL for tags: the one in the settings, or that of the request."""
    return (settings.site or str(base)).rstrip("/")


def language_of(named: str, otherwise: str) -> str:
    """Returns the language that a link names if it is supported, else the fallback."""
    return named if named in LANGUAGES else otherwise


def picture_path(table_id: str, lang: str, *, names: bool = True) -> str:
    """Returns the path of a table's picture."""
    return f"/t/{table_id}/share/{lang}.png{'' if names else '?names=no'}"


def preview_of(view: TableView, lang: str, *, names: bool = True) -> Preview:
    """Returns the preview of a table."""
    words = words_of(view, lang, names=names)
    game = words("game-title")
    picture = picture_path(view.id, lang, names=names)
    if view.status == "finished":
        title = headline(view.state.ranking(), view.state.scores(), words)
        told = [f"{name} {points}" for name, points in zip(words.names, view.state.scores(), strict=True)]
        return Preview(title, " · ".join((game, *told)), picture, lang)
    if view.status == "gathering":
        return Preview(_invitation(view, words), f"{game} · {words('game-about')}", picture, lang)
    return Preview(game, words("preview-playing", names=" · ".join(words.names)), picture, lang)


def game_preview(game_id: str, lang: str, sentence: str) -> Preview:
    """Returns a preview that shows only the game and a sentence."""
    words = render.game_words(game_id, lang)
    return Preview(words("game-title"), words(sentence), f"/share/{game_id}/{lang}.png", lang)


def card_of(view: TableView, lang: str, analysis: Analysis | None, ended: float, *, names: bool = True) -> Card:
    """Returns the content of a table's picture."""
    words = words_of(view, drawable(lang), names=names)
    if view.status != "finished":
        return game_card(view.game.id, lang, _invitation(view, words) if view.status == "gathering" else "")
    places, points = view.state.ranking(), view.state.scores()
    details = (how_long(view, words), day(ended, words.lang))
    return Card(
        headline(places, points, words),
        _title(view.game.id, words),
        seal=_sign(words("game-seal"), words("game-title")),
        detail=" · ".join(filter(None, details)),
        standings=tuple(Standing(seat, words.seat(seat), points[seat], place) for seat, place in enumerate(places)),
        chances=() if analysis is None else tuple(analysis.win_probabilities()),
        marks=() if analysis is None else tuple(analysis.marks(analysis.turning_points(DECISIVE))),
    )


def game_card(game_id: str, lang: str, title: str = "") -> Card:
    """Returns the content of a game's picture: what it is about, below a headline or the given title."""
    words = render.game_words(game_id, drawable(lang))
    about = re.split("[.。]", words("game-about"))[0]
    name = words("game-title")
    return Card(title or name, _title(game_id, words), _sign(words("game-seal"), name), about)


def drawable(lang: str) -> str:
    """Returns the language of a picture: English if this host has no typeface for `lang`."""
    return lang if speaks(render.page_words(lang)("language-short")) else LANGUAGES[0]


def words_of(view: TableView, lang: str, *, names: bool) -> Words:
    """Returns a translator that names the seats; without `names`, people are numbered."""
    words = render.game_words(view.game.id, lang)
    named = render.seat_names(view, lang)
    for seat in view.seats:
        if seat.kind == "person" and not names:
            named[seat.seat] = words("seat-number", number=seat.seat + 1)
    return words.named(named)


def _invitation(view: TableView, words: Words) -> str:
    host = view.lobby.host if view.lobby is not None else None
    return words("preview-open") if host is None else words("mine-invites", name=words.seat(host))


def _title(game_id: str, words: Words) -> str:
    """Returns the title of a game, followed by its Chinese title."""
    title, chinese = words("game-title"), render.game_words(game_id, "zh")("game-title")
    return title if chinese == title or not speaks(chinese) else f"{title} {chinese}"


def _sign(seal: str, title: str) -> str:
    return seal if speaks(seal) else title[:1]
