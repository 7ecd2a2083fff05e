"""Explanations of illegal moves."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.engine import Game, Message, Refusal, State, UnknownMove
from kaiserhof.tables import Refused
from kaiserhof.web.rendering import render
from kaiserhof.web.wire import Why


def explained(game: Game, view: State, legal: Collection[int], lang: str, text: str) -> Why:
    """Returns the rule that forbids a move, in the reader's language and with its source."""
    words = render.game_words(game.id, lang)
    try:
        move = view.parse(text)
    except UnknownMove as error:
        raise Refused(error.message.id, **error.message.values) from None
    label = Message("prompt-chance") if view.by_chance(move) else view.move_words(move)
    answer: Why = {"title": words(label), "sentence": "", "detail": "", "source": "", "rule": ""}
    if move in legal:
        return {**answer, "sentence": words("why-legal")}
    if not legal:
        return {**answer, "sentence": words("why-not-your-move")}
    refusal = view.why_not(move) or Refusal("")
    rule = game.rulebook[refusal.rule]
    texts = game.rulebook.texts
    return {
        **answer,
        "sentence": rule.sentence[lang],
        "detail": words(refusal.detail) if refusal.detail else "",
        "source": "; ".join(f"{texts[each.text][lang]}, {each.section}" for each in rule.sources),
        "rule": rule.id if game.rulebook.chapters else "",
    }
