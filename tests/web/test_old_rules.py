"""The page of a game whose rules have changed, in every language."""

from pathlib import Path

import pytest

from kaiserhof.engine import LANGUAGES
from kaiserhof.web.rendering.render import page_words
from tests.tables.party import Party
from tests.web.site import FEWEST, GAME, open_site


def test_page_scoring_replay_and_record_of_an_old_game_stay_and_an_ended_one_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_site(tmp_path) as site:
        people = site.people(FEWEST)
        over, running = site.table(people), site.table(people)
        known = [site.tables.people.by_token(person.token) for person in people]
        Party(site.tables, over, known).finish()
        scores = people[0].see(over)["scores"]
        record = people[0].get(f"/t/{over}/record").text
        tokens = [person.token for person in people]
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    monkeypatch.setattr("kaiserhof.tables.loaded_tables.is_still_playable", lambda *_: False)
    with open_site(tmp_path) as site:
        person = site.visitor()
        person.token = tokens[0]
        assert person.get(f"/t/{over}/record").text == record
        for lang in LANGUAGES:
            person.cookies["kaiserhof_lang"] = lang
            words = page_words(lang)
            page = person.get(f"/t/{over}")
            assert page.status_code == 200
            assert words("kept-finished") in page.text
            assert all(f">{score}</span>" in page.text for score in scores)
            assert person.get(f"/t/{over}/replay").text == page.text
            assert person.get(f"/t/{over}/score").headers["location"] == f"/t/{over}"
            ended = person.get(f"/t/{running}")
            assert ended.status_code == 200
            assert words("kept-ended") in ended.text
            home = person.get("/").text
            assert words("list-ended") in home
            assert words("list-finished") in home
        refused = person.send(f"/t/{running}/move", {"number": 0, "move": "x"})
        assert refused.status_code == 404
