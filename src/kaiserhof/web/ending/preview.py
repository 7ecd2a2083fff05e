"""Link previews of tables (Open Graph): a title, a sentence and a picture.

Everyone who has the link may see all of it. The link names the language, which is that of the person who shares it.
"""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.engine import LANGUAGES, Words
from kaiserhof.server.settings import Settings
from kaiserhof.tables import TableView
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.result import headline, tie_break


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
        title = headline(view.places, view.state.scores(), words, tie=tie_break(view))
        told = [f"{name} {points}" for name, points in zip(words.names, view.state.scores(), strict=True)]
        return Preview(title, " · ".join((game, *told)), picture, lang)
    if view.status == "gathering":
        return Preview(invitation(view, words), f"{game} · {words('game-about')}", picture, lang)
    return Preview(game, words("preview-playing", names=" · ".join(words.names)), picture, lang)


def game_preview(game_id: str, lang: str, sentence: str) -> Preview:
    """Returns a preview that shows only the game and a sentence."""
    words = render.game_words(game_id, lang)
    return Preview(words("game-title"), words(sentence), f"/share/{game_id}/{lang}.png", lang)


def words_of(view: TableView, lang: str, *, names: bool) -> Words:
    """Returns a translator that names the seats; without `names`, people are numbered."""
    words = render.game_words(view.game.id, lang)
    named = render.seat_names(view, lang)
    for seat in view.seats:
        if seat.kind == "person" and not names:
            named[seat.seat] = words("seat-number", number=seat.seat + 1)
    return words.named(named)


def invitation(view: TableView, words: Words) -> str:
    """Returns the preview's title for a table that waits for players."""
    host = view.lobby.host if view.lobby is not None else None
    return words("preview-open") if host is None else words("mine-invites", name=words.seat(host))
