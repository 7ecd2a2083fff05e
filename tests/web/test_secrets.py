"""Nobody receives what they cannot know: in a world with other hidden cards, every byte is the same.

Whole games are played through the application. At many points, everything that a viewer can request is collected twice:
once from the real table, and once after replacing what the viewer cannot know: the position by one imagined from the
viewer's view, and the messages for other seats by different ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kaiserhof.community.notifications import Destination, MailServer, Notifications
from kaiserhof.community.notifications.channels.mail import message
from kaiserhof.community.notifications.channels.webhook import payload
from kaiserhof.community.notifications.public_table import public_table
from kaiserhof.community.notifications.queue import Notification
from kaiserhof.community.notifications.texts import together
from kaiserhof.engine import Dice, Event, Film, Game, Match, Message, State, find_game, game_ids
from kaiserhof.tables import ClockRule, SeatPlan, TablePlan
from kaiserhof.tables.table import Table
from kaiserhof.web.rendering.patches import Sheet, event_of
from kaiserhof.workers.job_runner import JobRunner
from tests.tables.meeting.simulated import Hours
from tests.web.site import FEWEST, GAME, Browser, Site, act, behind, play

Bytes = dict[str, bytes]


def live_table(site: Site, table_id: str) -> Table:
    """Returns the table in memory, to replace what is hidden."""
    with site.tables.loaded_tables.open(table_id) as table:
        return table


def forget(table: Table) -> None:
    """Clears everything cached about the table."""
    table._readers.forget()
    forget_story(table.match)
    table.touch()


def forget_story(match: Match) -> None:
    """Clears the story, so that it is built again from the events."""
    match._logged_moves.clear()
    match._story = None


def everything(site: Site, viewer: Browser, table_id: str, rng: Random) -> Bytes:
    """Returns everything that a viewer can request about a running game."""
    behind(site.app, "renderer").forget()
    got: Bytes = {}
    view = site.tables.views.view(table_id, None)
    moves = [view.state.text(move) for move in rng.sample(list(view.state.vocabulary()), 12)]
    paths = ["", "/view", "/score", "/again", "/share/en.png", "/record", *(f"/why?move={move}" for move in moves)]
    for path in paths:
        answer = viewer.get(f"/t/{table_id}{path}")
        got[path] = str(sorted(answer.headers.items())).encode() + answer.content
    got["home"] = viewer.get("/").content
    got["stream"] = site.stream(f"/t/{table_id}/stream", viewer.headers(), events=2)
    assert b"event: meeting" in got["stream"]
    assert b'"times"' in got["stream"] or view.late
    number = view.number
    for what, data in [
        ("move", {"number": number - 1, "move": moves[0]}),
        ("move", {"number": number, "move": "nonsense"}),
        ("undo", {"number": number - 1}),
        ("confirm", {"number": number - 1}),
    ]:
        got[f"{what} {data}"] = viewer.send(f"/t/{table_id}/{what}", data).content
    got["hint"] = viewer.send(f"/t/{table_id}/hint", {"number": number}).content
    got["api"] = viewer.api("GET", f"/tables/{table_id}").content
    got["api people"] = viewer.api("GET", f"/tables/{table_id}/people").content
    got["mine"] = viewer.get("/mine").content
    got["api mine"] = viewer.api("GET", "/me/tables").content
    got["api stale"] = viewer.api("POST", f"/tables/{table_id}/undo", json={"number": number - 1}).content
    got["waiting"] = viewer.get("/me/waiting").content
    if viewer.token:
        got["notices"] = notices_about(site, viewer, table_id)
        got["events"] = site.stream(f"/api/tables/{table_id}/events", viewer.headers())
    return got


async def what_was_asked(_: JobRunner, game: Game, view: dict[str, Any], lang: str, names: list[str]) -> Any:
    """Returns what a bot's process receives when someone requests a hint, instead of its answer."""
    return [game.id, game.data_digest, view, lang, names]


def notices_about(site: Site, viewer: Browser, table_id: str) -> bytes:
    """Returns the push message, mail and webhook that a viewer could get about a table, for all kinds."""
    notices: Notifications = behind(site.app, "notifications")
    person = site.tables.people.by_token(viewer.token)
    table = public_table(site.tables.store, table_id)
    assert person is not None
    assert table is not None
    place = Destination("id", person.id, "mail", "a@example.org", 0.0, 0.0)
    about = [("turn", ""), ("time", "time warning"), ("asked", "asked rematch"), ("chat", ""), ("daily", "")]
    told = [Notification("id", kind, kind, table_id, table.turn, 0.0, 0.0, detail=detail) for kind, detail in about]
    said = together(notices._delivery._lines(told, person, place), "en")
    mail = message(MailServer("", 25, "none", "", "", "k@example.org"), "a@example.org", said, "https://x.org", "stop")
    body = mail.get_body(("plain",))
    assert body is not None
    return repr((table, said, payload("matrix", said, "https://x.org"), body.get_content())).encode()


def page_of(site: Site, viewer: Browser, table_id: str) -> Sheet:
    """Returns the page of a viewer, in regions."""
    renderer = behind(site.app, "renderer")
    sheet = renderer.sheet(site.tables.views.view(table_id, site.tables.people.by_token(viewer.token)), "en")
    assert isinstance(sheet, Sheet)
    return sheet


def replays(viewer: Browser, table_id: str, positions: list[int]) -> Bytes:
    """Returns everything that a viewer can request about earlier positions of a running game."""
    paths = [f"/replay{part}?at={at}" for at in positions for part in ("", "/frame")]
    paths += [f"/replay/frame?at={positions[0]}&seat={eyes}" for eyes in ("none", "1", "2")]
    return {path: viewer.get(f"/t/{table_id}{path}").content for path in paths}


def in_other_worlds(seat: int | None, rng: Random) -> Callable[[Film, int], State]:
    """Returns a function that gives positions of films in which what this seat cannot know is different."""
    real = Film._position
    imagined: dict[int, State] = {}

    def position(film: Film, at: int) -> State:
        if at not in imagined:
            imagined[at] = real(film, at).seen_by(seat).imagine(Dice(rng.randrange(10**9)))
        return imagined[at].copy()

    return position


def illegal_answers(viewer: Browser, table_id: str, seat: int | None, table: Table, rng: Random) -> Bytes:
    """Returns the responses to illegal moves, none of which is made."""
    number = table.number
    state = table.match.state
    legal = set(state.legal_moves()) if state.to_move() == seat else set()
    tried = [move for move in rng.sample(list(state.vocabulary()), 12) if move not in legal]
    return {
        state.text(move): viewer.send(f"/t/{table_id}/move", {"number": number, "move": state.text(move)}).content
        for move in tried
    }


def exchange_hidden(match: Match, seat: int | None, rng: Random) -> tuple[State, list[list[Event]]]:
    """Replaces what this seat cannot know; returns what it was."""
    before = (match.state, match.events)
    match.state = match.state.seen_by(seat).imagine(Dice(rng.randrange(10**9)))
    match.events = [
        [event if event.visible_to(seat) else replace(event, message=Message("game-title")) for event in events]
        for events in match.events
    ]
    return before


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_every_byte_is_the_same_in_a_world_whose_hidden_cards_differ(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(JobRunner, "advise", what_was_asked)
    hours = Hours(site.tables.store.database.clock())
    monkeypatch.setattr(site.tables.store.database, "clock", hours)
    monkeypatch.setattr(site.tables.clocks.uptime, "running", hours)
    rng = Random(game)
    worlds = games = 0
    while worlds < 5:
        games += 1
        assert games < 10, "nothing is ever hidden"
        worlds += worlds_compared(site, game, rng, hours)


def pass_by(site: Site, hours: Hours, seconds: float) -> None:
    """Advances the time, and does at once what follows from that."""
    hours.pass_by(seconds)
    site.tables.presence.step()
    site.tables.offers.decide_expired()
    site.tables.clocks.check_clocks()


def worlds_compared(site: Site, game: str, rng: Random, hours: Hours) -> int:
    """Plays a game with a clock and compares worlds at some points; returns how many really differed.

    One person's turns end by themselves, one is present, and one proposes to end the game.
    """
    people = site.people(find_game(game).players[0])
    table_id = site.table(people, game=game, clock="live 200")
    people[0].api("PUT", "/me/habits", json={"hasty": True, "motion": "full"})
    people[1].send("/here", {"tab": "a" * 12, "table": table_id, "page": "table", "visible": True, "used": True})
    assert people[-1].api("POST", f"/tables/{table_id}/offers", json={"kind": "end"}).status_code == 200
    viewers: list[tuple[int | None, Browser]] = [*enumerate(people), (None, site.visitor()), (None, site.person("Zoe"))]
    table = live_table(site, table_id)
    tokens = {person.token for _, person in viewers if person.token}
    worlds = 0
    earlier: dict[str | None, Sheet] = {}
    while table.row.status == "playing":
        for seat, viewer in viewers:
            worlds += compare_worlds(site, table, seat, viewer, tokens, earlier, rng)
        play(people, table_id, rng, most=rng.randrange(20, 60))
        pass_by(site, hours, rng.randrange(40))
        for _ in range(20):  # until something is hidden
            if table.match.state.seen_by(None).imagine(Dice(rng.randrange(10**9))) != table.match.state:
                break
            play(people, table_id, rng, most=1)
    for _, viewer in viewers:
        assert table.row.secret in viewer.get(f"/t/{table_id}/record").text
        assert table.row.secret in viewer.get(f"/t/{table_id}/score").text
    return worlds


def compare_worlds(
    site: Site,
    table: Table,
    seat: int | None,
    viewer: Browser,
    tokens: set[str],
    earlier: dict[str | None, Sheet],
    rng: Random,
) -> bool:
    """Returns whether another world was found. Asserts that it looks the same to the viewer."""
    probe = rng.randrange(10**9)
    viewer.send(f"/t/{table.row.id}/hint", {"number": table.number})  # the first one is noted in the log
    real = everything(site, viewer, table.row.id, Random(probe))
    real |= illegal_answers(viewer, table.row.id, seat, table, Random(probe))
    before, now = earlier.get(viewer.token), page_of(site, viewer, table.row.id)
    real["change of the page"] = event_of(before, now, 2)
    state, events = exchange_hidden(table.match, seat, rng)
    differs = table.match.state != state
    forget(table)
    other = everything(site, viewer, table.row.id, Random(probe))
    other |= illegal_answers(viewer, table.row.id, seat, table, Random(probe))
    other["change of the page"] = event_of(before, page_of(site, viewer, table.row.id), 2)
    earlier[viewer.token] = now
    table.match.state, table.match.events = state, events
    forget(table)
    for what, content in real.items():
        assert content == other[what], f"{what} for {seat} tells what is hidden"
        assert table.row.secret.encode() not in content
        assert not [token for token in tokens if token.encode() in content], what
    return differs


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_every_byte_of_a_replay_is_the_same_in_a_world_whose_hidden_cards_differ(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(game)
    people = site.people(find_game(game).players[0])
    table_id = site.table(people, game=game)
    play(people, table_id, rng, most=60)
    table = live_table(site, table_id)
    length = len(table.match.entries)
    viewers: list[tuple[int | None, Browser]] = [*enumerate(people), (None, site.visitor())]
    differing = 0
    for seat, viewer in viewers:
        positions = [length, *rng.sample(range(length), 5)]
        real = replays(viewer, table_id, positions)
        differing += any(
            table.match.position(at).seen_by(seat).imagine(Dice(rng.randrange(10**9))) != table.match.position(at)
            for at in positions
        )
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(Film, "_position", in_other_worlds(seat, rng))
            state, events = exchange_hidden(table.match, seat, rng)
            table._films.clear()
            forget_story(table.match)
            other = replays(viewer, table_id, positions)
            table.match.state, table.match.events = state, events
            table._films.clear()
            forget_story(table.match)
        for what, content in real.items():
            assert content == other[what], f"{what} for {seat} tells what is hidden"
            assert table.row.secret.encode() not in content
    assert differing, "nothing was hidden"


def alike_choices(match: Match) -> list[int]:
    """Returns answers to the present question that a spectator cannot distinguish."""
    seen: dict[State, list[int]] = {}
    for move in match.state.legal_moves():
        after = match.state.copy()
        after.push(move)
        seen.setdefault(after.seen_by(None), []).append(move)
    return max(seen.values(), key=len, default=[])


def chosen_in_turn(site: Site, table_id: str) -> Iterator[int]:
    """Makes two indistinguishable answers, one after the other, each while the caller looks."""
    table = live_table(site, table_id)
    match = table.match
    for move in alike_choices(match)[:2]:
        match.play(match.state.to_move(), move)
        table.numbers.append(table.number)
        forget(table)
        yield move
        match.cut(len(match.entries) - 1)
        table.numbers.pop()
    forget(table)


@pytest.mark.parametrize("game", game_ids())
def test_until_it_is_confirmed_a_secret_choice_changes_no_byte_for_anyone_else(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(JobRunner, "advise", what_was_asked)
    hours = Hours(site.tables.store.database.clock())
    monkeypatch.setattr(site.tables.store.database, "clock", hours)
    monkeypatch.setattr(site.tables.clocks.uptime, "running", hours)
    people = site.people(find_game(game).players[0])
    table_id = site.table(people, game=game, clock="live 200")
    match = live_table(site, table_id).match
    rng = Random(game)
    for _ in range(400):
        if match.to_confirm() is None and len(alike_choices(match)) > 1:
            break
        play(people, table_id, rng, most=1)
    else:
        pytest.skip("every choice is open")
    mover = match.state.to_move()
    others = [site.visitor(), *(person for seat, person in enumerate(people) if seat != mover)]
    seen = [[everything(site, other, table_id, Random(1)) for other in others] for _ in chosen_in_turn(site, table_id)]
    assert len(seen) == 2
    assert seen[0] == seen[1]


def test_every_move_of_a_game_with_bots_is_told_without_its_secret(site: Site) -> None:
    rng = Random(11)
    person = site.person()
    table_id = site.table([person], bots=FEWEST - 1)
    secret = live_table(site, table_id).row.secret
    while (seen := person.see(table_id))["status"] == "playing":
        assert secret not in str(seen)
        page = person.get(f"/t/{table_id}").text
        assert secret not in page or 'data-status="finished"' in page
        if seen["must_confirm"] or seen["legal"]:
            act(person, table_id, rng)
    assert person.see(table_id)["secret"] == secret


def test_a_view_gives_bots_no_more_than_their_seat(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    play(people, table_id, Random(1), most=10)
    assert people[0].form(f"/t/{table_id}/run", do="close").status_code == 303
    table = live_table(site, table_id)
    mover = table.match.state.to_move()
    if mover >= 0:
        view = table.match.state.seen_by(mover)
        other = table.match.state.seen_by(mover).imagine(Dice(1)).seen_by(mover)
        assert GAME.from_json(view.to_json()).to_json() == other.to_json()


@pytest.mark.parametrize("game", game_ids())
def test_every_byte_that_a_watcher_of_a_rated_game_gets_is_the_same_in_another_world(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Watchers see a late game, so that no move of the present turn or the last changes anything for them either."""
    hours = Hours(site.tables.store.database.clock())
    monkeypatch.setattr(site.tables.store.database, "clock", hours)
    monkeypatch.setattr(site.tables.clocks.uptime, "running", hours)
    rng, people = Random(game), site.people(find_game(game).players[0])
    known = [site.tables.people.by_token(each.token) for each in people]
    assert known[0] is not None
    plans = [SeatPlan("person", person=person) for person in known]
    table_id = site.tables.creation.create(known[0], TablePlan(game, plans, rated=True, clock=ClockRule.live(200)))
    table, watchers, differing = live_table(site, table_id), (site.visitor(), site.person("Zoe")), 0
    for _ in range(6):
        play(people, table_id, rng, most=rng.randrange(5, 15))
        for watcher in watchers:
            probe = rng.randrange(10**9)
            real = everything(site, watcher, table_id, Random(probe))
            late = table.late
            assert late is not None
            kept, found = [], (table.match, late.match)
            for match in found:
                before = match.state
                kept.append((match, *exchange_hidden(match, None, rng)))
                differing += match.state != before
            forget(table)
            forget(late)
            other = everything(site, watcher, table_id, Random(probe))
            for match, state, events in kept:
                match.state, match.events = state, events
            forget(table)
            forget(late)
            for what, content in real.items():
                assert content == other[what], f"{what} tells a watcher what is hidden"
    assert differing
