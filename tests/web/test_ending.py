"""The end of a game: headline, podium, honours, the rematch offer, and link previews."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import Random

import pytest
from PIL import Image
from sqlalchemy import update

from kaiserhof.bots.analysis import Analysis, EvaluatedMove, Moment
from kaiserhof.bots.comparison import Comparison
from kaiserhof.community.ratings import SHOWN_AFTER, RatingUpdater
from kaiserhof.community.visibility import EVERYONE, NOBODY, RATINGS, Visibility
from kaiserhof.engine import LANGUAGES, Beat, Message, Scene, ScoreLine, find_game
from kaiserhof.storage import schema
from kaiserhof.web.ending import typefaces
from kaiserhof.web.ending.ceremony import podium
from kaiserhof.web.ending.honours import BEST_MOVE, COMEBACK, MOMENT, MOST, SOURCE, honours
from kaiserhof.web.ending.share_picture import Card, PodiumPlace, picture_of
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.result import headline
from tests.web.site import FEWEST, GAME, Browser, Site, open_site, play

WORDS = render.page_words("en").named(["Ada", "Bob", "Chris"])
Finished = tuple[Site, list[Browser], str]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """A finished game between people."""
    with open_site(tmp_path_factory.mktemp("end")) as site:
        people = site.people(FEWEST)
        table_id = site.table(people)
        play(people, table_id, Random(1))
        yield site, people, table_id


def tags(page: str) -> dict[str, str]:
    """Returns the Open Graph tags of a page, by name."""
    return {name: unescape(said) for name, said in re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', page)}


def size_of(picture: bytes) -> tuple[int, int]:
    drawn = Image.open(io.BytesIO(picture))
    assert drawn.format == "PNG"
    return drawn.size


# ---------------------------------------------------------------------- who has won


@pytest.mark.parametrize(
    ("places", "points", "said"),
    [
        ((2, 1, 3), (16, 17, 3), "Bob wins by one point"),
        ((1, 2, 2), (9, 4, 4), "Ada wins by 5 points"),
        ((1, 2, 3), (9, 9, 4), "Ada wins on the tie-break"),
        ((1, 1, 3), (9, 9, 4), "Ada and Bob share the victory"),
        ((1, 2, 3), (5, 9, 4), "Ada wins"),
    ],
)
def test_the_headline_says_who_won_and_by_how_much(places: tuple[int, ...], points: tuple[int, ...], said: str) -> None:
    assert headline(places, points, WORDS) == said


@pytest.mark.parametrize(
    ("places", "points", "me", "said"),
    [
        ((2, 1, 3), (16, 19, 3), 0, "You came second, 3 points behind Bob"),
        ((2, 1, 3), (16, 17, 3), 1, "You win by one point"),
        ((1, 2, 3), (25, 25, 3), 0, "You win as Admiral (25:25)"),
        ((1, 2, 3), (25, 25, 3), 1, "You came second, level with Ada"),
        ((1, 2, 3), (25, 25, 3), None, "Ada wins as Admiral (25:25)"),
    ],
)
def test_a_player_reads_how_they_did_and_everyone_what_decided_a_tie(
    places: tuple[int, ...], points: tuple[int, ...], me: int | None, said: str
) -> None:
    admiral = Message("tie-office", {"office": Message("office-admiral")})
    words = find_game("confucius").words("en").also("kaiserhof.web").named(WORDS.names)
    assert headline(places, points, words, me=me, tie=admiral) == said


def test_the_podium_is_in_order_of_places_and_seats() -> None:
    assert [(step.seat, step.place, step.points) for step in podium((3, 1, 1), (2, 7, 7))] == [
        (1, 1, 7),
        (2, 1, 7),
        (0, 3, 2),
    ]


# ---------------------------------------------------------------------- honours


def line(label: str, *points: int) -> ScoreLine:
    return ScoreLine(Message(label), points)


def scene(name: str, at: int, *gains: int, final: bool = False) -> Scene:
    beats = tuple(Beat(0, "pay", {"seat": seat, "points": points}) for seat, points in enumerate(gains) if points)
    return Scene(name, at, 0, 0, Message("game-title"), beats, steps=(Message("game-title"),) if final else ())


def moment(number: int, seat: int, chances: tuple[float, ...], lead: float) -> Moment:
    best = (EvaluatedMove("a", 0.5, None), EvaluatedMove("b", 0.5 - lead, None))
    return Moment(number, seat, "a", chances, best, best[0])


def test_every_person_is_praised_and_for_something_they_led_in() -> None:
    sheet = [line("x", 5, 2, 2), line("y", 0, 3, 1), line("z", 1, 1, 4)]
    given = honours(sheet, [scene("province", 3, 4), scene("province", 5, 0, 3)], (1, 2, 3), range(3), None)
    assert [(each.kind, each.seat, each.value) for each in given] == [(MOMENT, 0, 4), (SOURCE, 1, 3), (SOURCE, 2, 4)]
    assert (given[0].number, given[0].scene) == (3, "province")


def test_nobody_is_praised_for_a_tie_a_start_or_next_to_nothing() -> None:
    tied, start, little = line("x", 5, 5, 2), replace(line("start", 15, 16, 17), earned=False), line("city", 1, 0, 0)
    assert honours([tied, start, little], [], (1, 2, 3), range(3), None) == []
    moments = [scene("trip", 3, 4, 0), scene("trip", 5, 0, 4), scene("build", 7, 2)]
    assert honours([], moments, (1, 2), range(2), None) == []


def test_lines_of_one_kind_are_one_source() -> None:
    discoveries = [line("land", 4, 0, 0), line("land", 0, 4, 0), line("land", 0, 4, 0)]
    (found,) = honours(discoveries, [], (1, 2, 3), range(3), None)
    assert (found.seat, found.value, found.what) == (1, 8, (Message("land-all"),))


def test_each_kind_of_moment_is_praised_once_and_the_final_scoring_is_none() -> None:
    moments = [scene("trip", 3, 4), scene("trip", 9, 0, 6), scene("city", 5, 5), scene("final", 9, 40, final=True)]
    given = honours([], moments, (1, 2), range(2), None)
    assert [(each.scene, each.seat, each.value) for each in given] == [("trip", 1, 6), ("city", 0, 5)]


def test_the_best_move_and_a_comeback_come_from_the_analysis() -> None:
    analysis = Analysis("x", (moment(4, 1, (0.1, 0.8, 0.1), 0.2), moment(9, 0, (0.3, 0.6, 0.1), 0.05)), (1.0, 0, 0))
    best, back, *_ = honours([line("x", 3, 2, 1)], [], (1, 2, 3), (), analysis)
    assert (best.kind, best.seat, best.value, best.number) == (BEST_MOVE, 1, 20, 4)
    assert (back.kind, back.seat, back.value) == (COMEBACK, 0, 10)


def test_nobody_is_praised_for_nothing_and_nobody_is_blamed() -> None:
    assert honours([line("x", 0, -3)], [scene("x", 1, -2)], (1, 2), range(2), None) == []
    many = [line(f"x{number}", number, 2, 5) for number in range(20)]
    assert len(honours(many, [], (3, 2, 1), range(3), None)) <= MOST


# ---------------------------------------------------------------------- costly decisions


def reviewed(site: Site, table_id: str) -> list[Moment]:
    """Stores an analysis in which the first three decisions of each seat have cost something; returns these."""
    course = site.tables.records.played_game(table_id, None)
    found: list[Moment] = []
    for decision in course.decisions():
        view = GAME.from_json(decision.view)
        seat, played = view.to_move(), decision.move
        other = next(text for text in map(view.text, view.legal_moves()) if text != played)
        if sum(each.seat == seat for each in found) < 3:
            best = EvaluatedMove(other, 0.5, 30.0), EvaluatedMove(played, 0.3, 25.0)
            compared = Comparison(0.5, 0.3, 0.01, (30.0, 25.0), 0.1)
            found.append(Moment(decision.number, seat, played, (1 / FEWEST,) * FEWEST, best, best[1], 0.01, compared))
    site.tables.records.keep_analysis(table_id, Analysis("master:1", tuple(found), course.final()))
    return found


def test_the_score_page_leads_players_to_their_costliest_decisions_and_others_to_all(
    finished: Finished,
) -> None:
    site, people, _ = finished
    table_id = site.table(people)
    play(people, table_id, Random(4))
    moments = reviewed(site, table_id)
    for seat, person in enumerate(people):
        page = person.get(f"/t/{table_id}/score").text
        assert "Your costliest decisions" in page
        mine = [each.number for each in moments if each.seat == seat]
        assert re.findall(rf'<a href="/t/{table_id}/replay\?at=(\d+)">', page)[:3] == [str(number) for number in mine]
        assert page.count(f'href="/t/{table_id}/decisions?step=') == 3
    assert "The costliest decisions" in site.visitor().get(f"/t/{table_id}/score").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_costly_decision_is_a_puzzle_on_the_players_own_board(
    finished: Finished, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, people, _ = finished
    table_id = site.table(people)
    play(people, table_id, Random(4))
    mine = [each for each in reviewed(site, table_id) if each.seat == 1]
    monkeypatch.setitem(people[1].cookies, "kaiserhof_lang", lang)
    asked = people[1].get(f"/t/{table_id}/decisions?step=2").text
    assert f'data-wrong="{mine[1].move}"' in unescape(asked)
    assert 'data-me="1"' in asked
    assert 'data-right=""' in asked
    wrong = people[1].form(f"/t/{table_id}/decisions/view?step=2&move={mine[1].move}").text
    assert 'data-right=""' in wrong
    right = unescape(people[1].form(f"/t/{table_id}/decisions/view?step=2&move={mine[1].best[0].move}").text)
    assert f'data-right="{mine[1].best[0].move}"' in right
    words = GAME.words(lang).also("kaiserhof.web")
    assert words("decision-points", better=30, played=25) in right


def test_only_decisions_of_finished_games_that_have_been_analysed_are_shown(finished: Finished) -> None:
    site, people, _ = finished
    running = site.table(people)
    assert people[0].get(f"/t/{running}/decisions").status_code == 404
    over = site.table(people)
    play(people, over, Random(4))
    assert people[0].get(f"/t/{over}/decisions").status_code == 404
    reviewed(site, over)
    assert people[0].get(f"/t/{over}/decisions").status_code == 200
    for step in ("0", "4", "x", "-1", "9" * 9):
        assert people[0].get(f"/t/{over}/decisions?step={step}").status_code == 404
    assert people[0].form(f"/t/{over}/run", do="close").status_code == 303
    assert site.visitor().get(f"/t/{over}/decisions").status_code == 403


# ---------------------------------------------------------------------- links elsewhere


def test_links_to_a_replay_and_to_a_puzzle_tell_what_they_lead_to(finished: Finished) -> None:
    site, people, table_id = finished
    replay = tags(site.visitor().get(f"/t/{table_id}/replay?lang=de").text)
    assert replay["title"] == tags(people[0].get(f"/t/{table_id}?lang=de").text)["title"]
    puzzle = tags(site.visitor().get(f"/puzzles/{GAME.id}?lang=zh").text)
    assert puzzle["description"] == "你能找到最好的一步吗？"
    assert puzzle["image"].endswith(f"/share/{GAME.id}/zh.png")
    record = people[0].get(f"/t/{table_id}/record").text
    watched = people[0].form("/watch", text=record).headers["location"]
    assert tags(site.visitor().get(watched).text)["description"] == "Watch this game again, move by move."


# ---------------------------------------------------------------------- the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_podium_honours_scoring_and_the_way_on(
    finished: Finished, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, people, table_id = finished
    monkeypatch.setitem(people[0].cookies, "kaiserhof_lang", lang)
    page = people[0].get(f"/t/{table_id}/score").text
    assert len(re.findall(r'<li class="place-\d', page)) == FEWEST
    assert 'class="medals"' in page
    for way in (
        f"/t/{table_id}/analysis",
        f"/t/{table_id}/replay",
        f"/t/{table_id}/replay?film=1&amp;play=1",
        f"/t/{table_id}/record",
        "#points",
    ):
        assert f'"{way}"' in page
    assert 'value="rematch"' in page


def test_everyone_sees_who_agrees_to_a_rematch_and_then_the_way_to_it(finished: Finished) -> None:
    site, people, _ = finished
    table_id = site.table(people[:1], bots=FEWEST - 1)
    play(people[:1], table_id, Random(2))
    assert 'value="rematch"' in people[0].get(f"/t/{table_id}/again").text
    assert 'value="rematch"' not in people[1].get(f"/t/{table_id}/again").text
    together = site.table(people)
    play(people, together, Random(3))
    answer = people[0].form(f"/t/{together}/run", **{"do": "rematch", "from": "score"})
    assert answer.headers["location"] == f"/t/{together}/score#again"
    asked = people[1].get(f"/t/{together}/again").text
    (offer,) = re.findall(r'name="offer" value="([^"]+)"', asked)
    assert asked.count('<li class="yes">') == 1
    assert asked.count('<li class="none">') == FEWEST - 1
    for person in people[1:]:
        person.form(f"/t/{together}/run", **{"do": "answer", "answer": "yes", "offer": offer, "from": "score"})
    for person in [*people, site.visitor()]:
        assert re.search(r'<a class="btn btn-main" href="/t/[\w-]{12}">', person.get(f"/t/{together}/again").text)


def test_the_podium_tells_how_ratings_changed_but_not_of_those_who_hide_theirs(finished: Finished) -> None:
    site, _, table_id = finished
    store = site.tables.store
    ids = site.tables.views.people_at(table_id)
    RatingUpdater(store.database).count()
    with store.database.writing() as connection:
        for seat, number, gained in ((0, SHOWN_AFTER, 0.5), (1, SHOWN_AFTER, -0.25), (2, SHOWN_AFTER - 1, 1.0)):
            rated = (schema.played.c.table_id == table_id) & (schema.played.c.seat == seat)
            connection.execute(update(schema.played).where(rated).values(number=number, gained=gained))
    stranger = site.visitor()
    shown = re.findall(r"rating [+−]\d+", stranger.get(f"/t/{table_id}/score").text)
    assert sorted(shown) == ["rating +20", "rating −10"]
    hider = site.tables.store.people.get(ids[1] or "")
    assert hider is not None
    Visibility(store.database).choose(hider, RATINGS, NOBODY)
    assert re.findall(r"rating [+−]\d+", stranger.get(f"/t/{table_id}/score").text) == ["rating +20"]
    Visibility(store.database).choose(hider, RATINGS, EVERYONE)


# ---------------------------------------------------------------------- what a link shows


def test_the_link_of_a_finished_game_tells_how_it_ended_in_the_language_of_the_sharer(finished: Finished) -> None:
    site, people, table_id = finished
    won = tags(people[0].get(f"/t/{table_id}/score?lang=de").text)
    assert won["title"].endswith("Vorsprung") or "Sieg" in won["title"] or "Gleichstand" in won["title"]
    assert all(person.name in won["description"] for person in people)
    assert won["image"] == f"http://testserver.local/t/{table_id}/share/de.png"
    assert (won["image:width"], won["image:height"], won["locale"]) == ("1200", "630", "de_DE")
    assert tags(site.visitor().get(f"/t/{table_id}?lang=zh").text)["image"].endswith("/share/zh.png")
    assert tags(people[0].get(f"/t/{table_id}?lang=klingon").text)["image"].endswith("/share/en.png")
    for lang in LANGUAGES:
        answer = site.visitor().get(f"/t/{table_id}/share/{lang}.png")
        assert answer.headers["content-type"] == "image/png"
        assert size_of(answer.content) == (1200, 630)


def test_names_can_be_left_out(finished: Finished) -> None:
    _, people, table_id = finished
    plain = tags(people[0].get(f"/t/{table_id}/score?names=no").text)
    assert not any(person.name in plain["description"] + plain["title"] for person in people)
    assert plain["image"].endswith("/share/en.png?names=no")
    named = people[0].get(f"/t/{table_id}/share/en.png").content
    assert people[0].get(f"/t/{table_id}/share/en.png?names=no").content != named


def test_an_invitation_says_who_invites_to_what(site: Site) -> None:
    made = site.person("Mei").api("POST", "/tables", json={"game": GAME.id, "seats": ["me", *["open"] * (FEWEST - 1)]})
    table_id = made.json()["id"]
    told = tags(site.visitor().get(f"/t/{table_id}").text)
    assert told["title"] == "Mei invites you"
    assert GAME.words("en")("game-title") in told["description"]
    assert size_of(site.visitor().get(f"/t/{table_id}/share/en.png").content) == (1200, 630)


def test_the_link_of_a_closed_table_tells_only_the_game(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    playing = tags(site.visitor().get(f"/t/{table_id}").text)
    assert all(person.name in playing["description"] for person in people)
    assert people[0].form(f"/t/{table_id}/run", do="close").status_code == 303
    answer = site.request("GET", f"/t/{table_id}", {"accept": "text/html"})
    closed = tags(answer.text)
    assert answer.status_code == 403
    assert closed["title"] == GAME.words("en")("game-title")
    assert not any(person.name in answer.text for person in people)
    assert size_of(site.visitor().get(closed["image"].removeprefix("http://testserver.local")).content) == (1200, 630)
    for path in ("share/en.png", "again", "score"):
        assert site.visitor().get(f"/t/{table_id}/{path}").status_code == 403
        assert people[1].get(f"/t/{table_id}/{path}").status_code in (200, 303)


@pytest.mark.parametrize("path", ["en", "fr.png", "en.jpg", "..%2fen.png", "en.png.png"])
def test_there_are_no_other_pictures(finished: Finished, path: str) -> None:
    site, _, table_id = finished
    assert site.visitor().get(f"/t/{table_id}/share/{path}").status_code == 404
    assert site.visitor().get(f"/share/{GAME.id}/{path}").status_code == 404
    assert site.visitor().get("/share/nothing/en.png").status_code in (404, 422)


# ---------------------------------------------------------------------- the picture


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_picture_is_drawn_for_any_number_of_players_and_any_names(seats: int) -> None:
    names = ("A" * 24, "梅", "😀", "<b>&amp;", " ")
    standings = tuple(PodiumPlace(seat, names[seat], 10**seat - 5, seat + 1) for seat in range(seats))
    chances = ((1 / seats,) * seats, (1.0, *(0.0,) * (seats - 1)))
    card = Card("wins " * 30, "G" * 80, "孔", "d " * 200, standings, chances, ((1, 0),))
    assert size_of(picture_of(card)) == (1200, 630)


def test_without_a_chinese_typeface_the_picture_is_in_english(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, _, table_id = finished

    def forget() -> None:
        for kept in (typefaces._fonts, typefaces._place_of, picture_of):
            kept.cache_clear()

    with monkeypatch.context() as bare:
        bare.setattr(typefaces, "found_files", lambda: ())
        forget()
        assert not typefaces.speaks("中文")
        assert typefaces.speaks("Muller")
        assert typefaces.length("Müller", 20) == typefaces.length("Muller", 20)
        english, chinese = (site.visitor().get(f"/t/{table_id}/share/{lang}.png").content for lang in ("en", "zh"))
        assert english == chinese
    forget()
