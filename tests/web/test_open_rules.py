"""Open rules, chosen when a table is created: on the page, in the lobby and through the API."""

import pytest

from kaiserhof.engine import LANGUAGES, Game, Record, find_game, game_ids
from tests.tables.party import Party
from tests.web.site import Site

GAMES = [find_game(name) for name in game_ids() if find_game(name).open_rules]
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EVERY
def test_the_form_offers_every_reading_with_its_source_in_every_language(site: Site, game: Game) -> None:
    for lang in LANGUAGES:
        visitor = site.visitor()
        visitor.cookies["kaiserhof_lang"] = lang
        page = visitor.get(f"/new?game={game.id}").text
        for rule in game.open_rules:
            assert f'name="option-{rule.id}"' in page
            assert f'href="/rules/{game.id}#rule-{rule.rule}"' in page
            assert game.words(lang)(f"explain-option-{rule.id}") in page
        assert f'id="rule-{game.open_rules[0].rule}"' in visitor.get(f"/rules/{game.id}").text


@EVERY
def test_a_table_keeps_its_readings_through_the_lobby_and_in_its_record(site: Site, game: Game) -> None:
    host = site.person()
    rule = game.open_rules[0]
    form = {"game": game.id, "name": "Wen", "seats": str(game.players[1]), f"option-{rule.id}": rule.ways[-1]}
    made = host.form("/new", **form)
    table_id = made.headers["location"].removeprefix("/t/")
    assert host.see(table_id)["options"][rule.id] == rule.ways[-1]
    # A seat less changes nothing, our ruling can be chosen again, and nonsense is refused.
    host.form(f"/t/{table_id}/lobby", do=f"drop:{game.players[1] - 1}")
    assert host.see(table_id)["options"][rule.id] == rule.ways[-1]
    host.form(f"/t/{table_id}/lobby", do=f"option:{rule.id}:{rule.ways[0]}")
    assert rule.id not in host.see(table_id)["options"]
    host.form(f"/t/{table_id}/lobby", do=f"option:{rule.id}:nonsense")
    assert rule.id not in host.see(table_id)["options"]
    page = host.get(f"/t/{table_id}").text
    assert f"option:{rule.id}:{rule.ways[-1]}" in page


@EVERY
def test_a_finished_game_says_how_it_was_read(site: Site, game: Game) -> None:
    people = site.people(game.players[0])
    chosen = {rule.id: rule.ways[-1] for rule in game.open_rules}
    table_id = site.table(people, game=game.id, options=chosen)
    Party(site.tables, table_id, [site.tables.people.by_token(person.token) for person in people]).finish()
    text = people[0].get(f"/t/{table_id}/record").text
    record = Record.parse(text)
    assert chosen.items() <= record.options.items()
    assert people[0].form("/watch", text=text).status_code == 303
    words = game.words("en")
    page = people[0].get(f"/t/{table_id}/score").text
    for rule in game.open_rules:
        assert words(f"option-{rule.id}-{rule.ways[-1]}") in page
    known = site.visitor().api("GET", "/games").json()
    told = next(each for each in known if each["id"] == game.id)["open_rules"]
    assert set(told) == {rule.id for rule in game.open_rules}
