"""The contents of link pictures: the result of a game, an invitation, or what a game is about."""

from __future__ import annotations

import re

from kaiserhof.bots.analysis import Analysis
from kaiserhof.drawing.palette import SEAT_COLOURS
from kaiserhof.engine import LANGUAGES, Words
from kaiserhof.tables import TableView
from kaiserhof.web.ending.ceremony import DECISIVE, day, how_long
from kaiserhof.web.ending.preview import invitation, words_of
from kaiserhof.web.ending.share_picture import Card, PodiumPlace
from kaiserhof.web.ending.typefaces import speaks
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.assets import colour_order
from kaiserhof.web.rendering.result import headline, tie_break


def card_of(view: TableView, lang: str, analysis: Analysis | None, ended: float, *, names: bool = True) -> Card:
    """Returns the content of a table's picture."""
    words = words_of(view, drawable(lang), names=names)
    if view.status != "finished":
        return game_card(view.game.id, lang, invitation(view, words) if view.status == "gathering" else "")
    places, points = list(view.places), view.state.scores()
    details = (how_long(view, words), day(ended, words.lang))
    return Card(
        headline(places, points, words, tie=tie_break(view)),
        _title(view.game.id, words),
        seal=_sign(words("game-seal"), words("game-title")),
        detail=" · ".join(filter(None, details)),
        standings=tuple(PodiumPlace(seat, words.seat(seat), points[seat], place) for seat, place in enumerate(places)),
        chances=() if analysis is None else tuple(analysis.win_probabilities()),
        marks=() if analysis is None else tuple(analysis.marks(analysis.turning_points((), DECISIVE))),
        colours=tuple(SEAT_COLOURS[number] for number in colour_order(view.seats)),
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


def _title(game_id: str, words: Words) -> str:
    """Returns the title of a game, followed by its Chinese title."""
    title, chinese = words("game-title"), render.game_words(game_id, "zh")("game-title")
    return title if chinese == title or not speaks(chinese) else f"{title} {chinese}"


def _sign(seal: str, title: str) -> str:
    return seal if speaks(seal) else title[:1]
