"""Teaching over HTTP: rule books, explanations, replays, uploaded records, lessons."""

import json
import re
from html import escape, unescape
from random import Random
from typing import Any

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids, lesson_of
from kaiserhof.engine.rulebook import UnwrittenRules
from kaiserhof.web.rendering.explaining import explained
from tests.drawn import positions
from tests.tables.party import Party
from tests.web.site import FEWEST, GAME, Browser, Site, play

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
TEACHING = [find_game(name) for name in game_ids() if lesson_of(find_game(name))]
EVERY_LESSON = pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.id)


def finished_table(site: Site) -> tuple[str, list[Browser]]:
    people = site.people(FEWEST)
    table_id = site.table(people)
    Party(site.tables, table_id, [site.tables.people.by_token(person.token) for person in people]).finish()
    return table_id, people


# ---------------------------------------------------------------------- rules and explanations


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_read_by_chapters(site: Site, game: Game, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    page = visitor.get(f"/rules/{game.id}").text
    for chapter in game.rulebook.chapters:
        assert f'id="chapter-{chapter.id}"' in page
    assert page.count('<li id="rule-') == len(game.rulebook)
    # A rule that the texts leave open says how else it may be played.
    for rule in game.open_rules:
        item = page.split(f'<li id="rule-{rule.rule}"')[1].split("</li>")[0]
        assert escape(game.words(lang)(f"option-{rule.id}-{rule.ways[-1]}")) in item


@EVERY_GAME
def test_the_drawer_gets_the_same_book_from_an_address_browsers_keep(site: Site, game: Game) -> None:
    people = site.people(game.players[0])
    page = people[0].get(f"/t/{site.table(people, game=game.id)}").text
    for name, kind in (("data-book-url", "text/html"), ("data-texts", "application/json")):
        address = re.search(rf'{name}="([^"]+)"', page)
        assert address is not None
        answer = site.visitor().get(address[1])
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        if kind == "application/json":
            assert json.loads(answer.content) == game.words("en").beginning("about-")
        else:
            assert answer.text.count('<li id="rule-') == len(game.rulebook)


@EVERY_GAME
def test_a_game_brings_its_own_style_sheet_or_none(site: Site, game: Game) -> None:
    people = site.people(game.players[0])
    page = people[0].get(f"/t/{site.table(people, game=game.id)}").text
    address = re.search(r'<link rel="stylesheet" href="(/style/[^"]+)"', page)
    style = artist_of(game).style
    assert (address is not None) == bool(style)
    if address is not None:
        answer = site.visitor().get(address[1])
        assert answer.headers["content-type"].startswith("text/css")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text == style


@pytest.mark.parametrize(
    "path",
    [
        "/about/x/nogame/en",
        "/about/x/{game}/fr",
        "/book/x/{game}/fr",
        "/ratio/0x5.css",
        "/style/x/{game}",
        "/style/x/nogame.css",
    ],
)
def test_what_does_not_exist_is_not_found(site: Site, path: str) -> None:
    assert site.visitor().get(path.format(game=GAME.id)).status_code == 404


# ---------------------------------------------------------------------- replays


def test_a_finished_game_is_replayed_through_anyones_eyes(site: Site) -> None:
    table_id, people = finished_table(site)
    page = people[0].get(f"/t/{table_id}/replay?at=42").text
    assert 'data-number="42"' in page
    for seat in (*range(1, FEWEST + 1), "none"):
        frame = people[0].get(f"/t/{table_id}/replay/frame?at=42&seat={seat}")
        assert frame.status_code == 200
        assert f'data-seat="{seat}"' in frame.text


def test_a_replay_of_a_finished_game_begins_with_its_first_turn_and_goes_by_turns(site: Site) -> None:
    table_id, people = finished_table(site)
    page = people[0].get(f"/t/{table_id}/replay").text
    stops = stops_of(page)
    assert f'data-number="{stops[0]}"' in page
    assert page_moves(page, "turn-on") == [str(stops[1])]
    assert "Turn 1 of" in page
    last = people[0].get(f"/t/{table_id}/replay?at={stops[-1]}").text
    assert page_moves(last, "turn-back") == [str(stops[-2])]


def test_a_film_shows_the_highlights_of_a_finished_game_to_anyone_with_the_link(site: Site) -> None:
    table_id, _ = finished_table(site)
    stranger = site.visitor()
    page = stranger.get(f"/t/{table_id}/replay?film=1").text
    stops = stops_of(page)
    assert 'data-film="yes"' in page
    assert f'data-number="{stops[0] - 1}"' in page
    assert 'data-seat="none"' in page
    told = [scenes_of(stranger.get(f"/t/{table_id}/replay/frame?film=1&at={at}").text) for at in stops]
    assert all(scenes and {scene["at"] for scene in scenes} == {at} for scenes, at in zip(told, stops, strict=True))
    assert scenes_of(stranger.get(f"/t/{table_id}/replay/frame?film=1&at={stops[-1] - 1}").text) == []


def test_there_is_no_film_of_a_running_game_and_none_for_those_who_may_not_see_it(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    play(people, table_id, Random(1), most=20)
    assert 'data-film=""' in people[0].get(f"/t/{table_id}/replay?film=1").text
    assert people[0].form(f"/t/{table_id}/run", do="close").status_code == 303
    assert site.visitor().get(f"/t/{table_id}/replay?film=1").status_code == 403


def stops_of(page: str) -> list[int]:
    """Returns where the buttons of a replay lead, as numbers of moves."""
    found = re.search(r'data-stops="([\d ]+)"', page)
    assert found is not None
    return [int(number) for number in found[1].split()]


def page_moves(page: str, button: str) -> list[str]:
    """Returns the number of moves that a button of a replay leads to."""
    return re.findall(rf'id="{button}"[^>]*data-at="(\d+)"', page)


def scenes_of(page: str) -> list[dict[str, Any]]:
    """Returns the scenes that come with a position."""
    found = re.search(r"data-scenes=(?:'([^']*)'|\"([^\"]*)\")", page)
    return json.loads(unescape(found[1] or found[2])) if found and (found[1] or found[2]) else []


def test_a_running_game_is_replayed_through_ones_own_eyes_only(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    play(people, table_id, Random(1), most=20)
    own = people[1].get(f"/t/{table_id}/replay/frame?at=15")
    assert 'data-seat="2"' in own.text
    for seat in ("1", "none", "3"):
        assert people[1].get(f"/t/{table_id}/replay/frame?at=15&seat={seat}").status_code == 422
    assert 'data-seat="none"' in site.visitor().get(f"/t/{table_id}/replay/frame?at=15").text
    assert site.visitor().get(f"/t/{table_id}/replay/frame?at=15&seat=1").status_code == 422


@pytest.mark.parametrize("at", ["-1", "x", "1e3", "999999", "9" * 40, "٣", "since", ""])
def test_any_position_asked_for_gives_one_there_is(site: Site, at: str) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    play(people, table_id, Random(1), most=5)
    answer = people[0].get(f"/t/{table_id}/replay?at={at}")
    assert answer.status_code == 200
    number, length = (int(re.search(rf'data-{name}="(\d+)"', answer.text)[1]) for name in ("number", "length"))  # type: ignore[index]
    assert 0 <= number <= length


def test_a_player_who_comes_back_is_shown_where_they_had_last_looked(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    nowhere = 'data-seen=""'
    assert nowhere in people[0].get(f"/t/{table_id}").text
    assert people[0].send(f"/t/{table_id}/look", {"number": 3}).status_code == 204
    play(people, table_id, Random(1), most=10)
    assert 'data-seen="3"' in people[0].get(f"/t/{table_id}").text
    assert nowhere in people[1].get(f"/t/{table_id}").text
    assert nowhere in site.visitor().get(f"/t/{table_id}").text
    assert people[0].get(f"/t/{table_id}/replay?at=since").status_code == 200


def test_a_record_is_brought_along_as_text_or_as_a_file(site: Site) -> None:
    table_id, people = finished_table(site)
    record = people[0].get(f"/t/{table_id}/record").text
    visitor = site.visitor()
    assert visitor.get("/watch").status_code == 200
    pasted = visitor.form("/watch", text=f"\n{record}")
    file = site.request("POST", "/watch", people[0].headers(), files={"file": ("game.txt", record.encode())})
    for answer in (pasted, file):
        assert answer.status_code == 303, answer.text
        address = answer.headers["location"]
        assert 'data-number="7"' in site.visitor().get(f"{address}?at=7&seat=1").text
        assert site.visitor().get(f"{address}/frame?at=7&seat=none").status_code == 200


def test_what_is_no_record_is_refused_with_a_sentence(site: Site) -> None:
    table_id, people = finished_table(site)
    record = people[0].get(f"/t/{table_id}/record").text
    broken = record.replace("\n1 ", "\n2 ", 1)
    person = people[0]
    for text in ("", "nonsense", broken, record + "#" * 250_000):
        answer = person.form("/watch", text=text)
        assert answer.status_code == 422, text[:40]
        assert '<main class="page"' in answer.text
    binary = site.request("POST", "/watch", person.headers(), files={"file": ("game.txt", b"\xff\xfe\x00")})
    assert binary.status_code == 422
    huge = site.request("POST", "/watch", person.headers(), files={"file": ("game.txt", b"a" * 2_000_000)})
    assert huge.status_code == 413
    assert person.get("/watch/nothing").status_code == 404


def test_a_name_in_a_record_is_shown_as_text(site: Site) -> None:
    table_id, people = finished_table(site)
    record = people[0].get(f"/t/{table_id}/record").text.replace("seat 1: Axel", "seat 1: <script>alert(1)</script>")
    page = people[0].get(people[0].form("/watch", text=record).headers["location"]).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


# ---------------------------------------------------------------------- lessons


@EVERY_LESSON
def test_a_lesson_is_played_through_by_the_moves_it_shows(site: Site, game: Game) -> None:
    visitor = site.visitor()
    address, seen = f"/learn/{game.id}", 0
    while True:
        page = visitor.get(address)
        assert page.status_code == 200
        seen += 1
        on = re.search(r'id="on" href="([^"]+)"', page.text)
        if on is None:
            break
        address = on[1].replace("&amp;", "&")
    lesson = lesson_of(game)
    assert lesson is not None
    assert seen == len(lesson.steps)
    fields = dict(re.findall(r'<input type="hidden" name="(step|did)" value="([^"]*)"', page.text))
    started = visitor.form(f"/learn/{game.id}/play", **fields)
    assert started.status_code == 303
    table = visitor.get(started.headers["location"])
    assert 'data-status="playing"' in table.text


@EVERY_LESSON
def test_a_move_that_does_not_lead_on_gets_a_hint_and_an_illegal_one_its_rule(site: Site, game: Game) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    step = next(number for number, each in enumerate(lesson.steps) if each.asks and not each.free)
    match = lesson.match(game, [""] * lesson.players, step, ())
    legal = [match.state.text(move) for move in match.state.legal_moves()]
    wrong = next(text for text in legal if not lesson.leads_on(match, step, text))
    visitor = site.visitor()
    answer = visitor.get(f"/learn/{game.id}/view", params={"step": step + 1, "move": wrong})
    assert 'class="lesson-hint"' in answer.text
    assert f'data-number="{step + 1}"' in answer.text
    right = visitor.get(f"/learn/{game.id}/view", params={"step": step + 1, "move": lesson.steps[step].do[0]})
    assert f'data-number="{step + 2}"' in right.text
    illegal = next(move for move in match.state.vocabulary() if move not in match.state.legal_moves())
    why = visitor.get(f"/learn/{game.id}/why", params={"step": step + 1, "move": match.state.text(illegal)})
    assert why.json()["rule"] in game.rulebook


@EVERY_LESSON
@pytest.mark.parametrize("query", ["step=0", "step=999", "step=x", "step=2&did=nonsense", "did=" + "a" * 9000])
def test_a_place_of_a_lesson_that_cannot_be_reached_is_not_found(site: Site, game: Game, query: str) -> None:
    for path in ("", "/view"):
        assert site.visitor().get(f"/learn/{game.id}{path}?{query}").status_code == 404


def test_a_game_without_a_lesson_says_so(site: Site) -> None:
    assert site.visitor().get("/learn/no-such-game").status_code in (404, 422)
    for name in game_ids():
        if lesson_of(find_game(name)) is None:
            assert site.visitor().get(f"/learn/{name}").status_code == 404


@EVERY_GAME
def test_the_refusal_of_a_game_without_a_rule_book_leads_to_no_rule(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(
        each for each in positions(game, game.players[0], game.choose(game.players[0]), 1) if each.to_move() >= 0
    )
    legal = state.legal_moves()
    illegal = next(state.text(move) for move in state.vocabulary() if move not in legal)
    assert explained(game, state, legal, "en", illegal)["rule"] in game.rulebook
    monkeypatch.setitem(vars(game), "rulebook", UnwrittenRules((), {}))
    refused = explained(game, state, legal, "en", illegal)
    assert refused["sentence"]
    assert refused["rule"] == ""
