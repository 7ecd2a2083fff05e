"""The chat on a table's page: messages of players and spectators; a message may quote a line of the log."""

from __future__ import annotations

from html import escape

from kaiserhof.engine import Words, said
from kaiserhof.tables import ChatLine, TableView, TurnLine
from kaiserhof.web.rendering.log import line_id, places_of, sign
from kaiserhof.web.rendering.patches import Segments


class ChatPage:
    """The chat as one viewer of a table sees it, in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._known: tuple[object, Segments] = (None, ())

    def segments(self, view: TableView) -> Segments:
        """Returns the messages, followed by the list of muted people."""
        key = view.chat, view.muted
        if self._known[0] != key:
            quoted = {line.quote for line in view.chat if line.quote}
            lines = {_key(line): line for line in view.story} if quoted else {}
            written = [self._line(line, lines.get(line.quote), view.id) for line in view.chat]
            self._known = key, (*written, *(self._muted(number, name) for number, name in view.muted))
        return self._known[1]

    def _line(self, line: ChatLine, quoted: TurnLine | None, table: str) -> str:
        words = self._words
        who = "" if line.seat is not None else f' <span class="watching">{escape(words("chat-spectator"))}</span>'
        face = sign(line.seat) if line.seat is not None else '<span class="sign watcher" aria-hidden="true"></span>'
        text = words(f"phrase-{line.phrase}") if line.phrase else line.text
        quote = ""
        if quoted is not None:
            places = places_of(quoted.told)
            headline = escape(said(quoted.told.headline, words))
            quote = f'<a class="quote" href="#{line_id(quoted.told)}"{places}>{headline}</a>'
        more = "" if line.mine else self._more(line, table)
        return (
            f'<li id="c-{line.number}" class="said{" mine" if line.mine else ""}" data-number="{line.number}">{face}'
            f'<div><p class="by"><b>{escape(line.name)}</b>{who} <time data-at="{line.at:.0f}"></time></p>'
            f"{quote}<p>{escape(text)}</p></div>{more}</li>"
        )

    def _more(self, line: ChatLine, table: str) -> str:
        words = self._words
        return (
            f'<details class="mute"><summary aria-label="{escape(words("chat-more", name=line.name))}">⋯</summary>'
            '<div class="mute-menu">'
            f'<button type="button" class="mini" data-mute="{line.number}">{escape(words("chat-mute"))}</button>'
            f'<button type="button" class="mini" data-mute="{line.number}" data-everywhere>'
            f"{escape(words('chat-mute-all'))}</button>"
            f'<button type="button" class="mini" data-block="{line.number}">{escape(words("chat-block"))}</button>'
            f'<a class="mini" href="/report?table={table}&amp;message={line.number}">{escape(words("chat-report"))}</a>'
            "</div></details>"
        )

    def _muted(self, number: int, name: str) -> str:
        words = self._words
        hear = escape(words("chat-hear"))
        return (
            f'<li class="muted">{escape(words("chat-muted", name=name))} '
            f'<button type="button" class="mini" data-mute="{number}" data-hear>{hear}</button></li>'
        )


def _key(line: TurnLine) -> str:
    return f"{line.told.start}-{line.told.part}"
