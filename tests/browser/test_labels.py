"""Every move's label fits its button on a narrow screen, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, OVER, Dice, Game, find_game, game_ids
from kaiserhof.testing.cases import random_move
from tests.browser.conftest import NewPage
from tests.browser.player import start_against_bots

NAMES = ["Axel", "Bea", "Chris", "Doris", "Emil"]
GAMES = 3
EVERY = 20
"""Number of decisions between two checks of the buttons beside the prompt, because drawing takes time."""

TOO_WIDE = """([labels, kind]) => {
  const place = document.getElementById("prompt-do");
  const button = document.createElement("button");
  button.type = "button";
  button.className = kind === "commit" ? "btn btn-main" : "btn";
  if (kind === "commit") button.append(place.querySelector("#commit svg").cloneNode(true));
  else button.dataset.move = "label";
  const text = button.appendChild(document.createElement("span"));
  place.append(button);
  const cut = labels.filter((label) => {
    text.textContent = label;
    return button.scrollWidth > button.clientWidth || button.offsetWidth > place.clientWidth;
  });
  button.remove();
  return cut;
}"""


@cache
def labels(game: Game) -> dict[str, tuple[set[str], set[str]]]:
    """Returns, by language, the labels of all moves in some games with most players and all options, and of those
    beside the prompt.
    """
    words = {lang: game.words(lang).named(NAMES) for lang in LANGUAGES}
    said: dict[str, tuple[set[str], set[str]]] = {lang: (set(), set()) for lang in LANGUAGES}
    seats = game.players[-1]
    options = [chosen for count, chosen in game.variants() if count == seats][-1]
    for seed in range(GAMES):
        state, dice = game.start(seats, options), Dice(seed)
        decisions = 0
        while (mover := state.to_move()) != OVER:
            if mover >= 0:
                legal = state.legal_moves()
                messages = {move: state.move_words(move) for move in legal}
                decisions += 1
                buttons: Iterable[int] = ()
                if decisions % EVERY == 0:
                    picture = artist_of(game).picture(state.seen_by(mover), words[LANGUAGES[0]], frozenset(legal))
                    buttons = picture.buttons if picture else ()
                for lang, (everywhere, beside) in said.items():
                    everywhere |= {words[lang](message) for message in messages.values()}
                    beside |= {words[lang](messages[move]) for move in buttons}
            state.push(random_move(state, dice))
    return said


@pytest.mark.parametrize("game", game_ids())
def test_no_label_of_a_move_is_cut_off_at_390_pixels(game: str, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    start_against_bots(page, game)
    for lang, (everywhere, beside) in labels(find_game(game)).items():
        page.evaluate("(lang) => { document.documentElement.lang = lang; }", lang)
        assert len(everywhere) > 20
        assert page.evaluate(TOO_WIDE, [sorted(everywhere), "commit"]) == []
        assert page.evaluate(TOO_WIDE, [sorted(beside), "beside"]) == []
