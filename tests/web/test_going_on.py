"""A game that was begun elsewhere goes on at a table here."""

from __future__ import annotations

import re
from random import Random

import pytest

from kaiserhof.engine import Match, Record, game_ids
from tests.web.site import Browser, Site, play

BEGUN = 20
"""Number of decisions made elsewhere."""


def begun(game: str = game_ids()[0], decisions: int = BEGUN) -> Record:
    """The record of a running game of three."""
    match, rng = Match(game, ["Ada", "Wen", "Lan"]), Random(4)
    for _ in range(decisions):
        match.advance()
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
    return Record.of(match)


def bring(visitor: Browser, record: Record, others: str = "open") -> str:
    """Brings a record, takes its second seat, and returns the address of the table."""
    place = visitor.form("/watch", text=record.write()).headers["location"]
    made = visitor.form(place, at=str(len(record.lines)), seat="2", others=others)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


@pytest.mark.parametrize("game", game_ids())
def test_a_game_goes_on_with_a_friend_after_the_moves_made_elsewhere(site: Site, game: str) -> None:
    record = begun(game)
    host, friend = site.person("Ada"), site.person("Bea")
    table = bring(host, record)
    lobby = friend.get(table).text
    assert f"goes on after {len(record.lines)} moves" in lobby
    assert friend.form(f"{table}/sit", name="Bea").status_code == 303
    assert host.form(f"{table}/lobby", do="begin").status_code == 303
    table_id = table.rpartition("/")[2]
    tables = site.tables
    with tables.loaded_tables.open(table_id) as opened:
        now = Record.of(opened.match)
        assert [(line.mover, line.text) for line in now.lines[: len(record.lines)]] == [
            (line.mover, line.text) for line in record.lines
        ]
        assert opened.match.given == len(record.lines)
        assert [seat.name for seat in opened.seats if seat.person] == ["Bea", "Ada"]
    play([host, friend], table_id, Random(1), most=3)


def test_seats_options_and_start_player_stay_and_the_game_counts_for_nothing(site: Site) -> None:
    host = site.person("Ada")
    table = bring(host, begun())
    for deed in ("add", "drop:2", "start:1", "start:lot", "rated:yes"):
        assert host.form(f"{table}/lobby", do=deed).status_code == 422, deed
    page = host.get(table).text
    assert not re.search(r'value="(add|drop:\d|start:\w+|rated:\w+|option:[^"]+)"', page)


def test_a_move_that_breaks_a_rule_is_refused_with_its_line(site: Site) -> None:
    record = begun()
    lines = record.write().splitlines()
    mover = record.lines[-1].mover + 1
    answer = site.person("Ada").form("/watch", text="\n".join([*lines[:-1], f"{mover % 3 + 1} pass"]), do="play")
    assert answer.status_code == 422
    assert f"Line {len(lines)}" in answer.text


def test_what_was_hidden_stays_hidden_from_a_friend(site: Site) -> None:
    record = begun()
    host, friend = site.person("Ada"), site.person("Bea")
    table = bring(host, record)
    table_id = table.rpartition("/")[2]
    assert friend.get(f"{table}/record").status_code == 403
    assert friend.get(f"{table}/replay").status_code == 422
    friend.form(f"{table}/sit", name="Bea")
    host.form(f"{table}/lobby", do="begin")
    assert friend.get(f"{table}/record").status_code == 403
    assert "/watch/" not in friend.get(table).text, "the record shows all hands"
    with site.tables.loaded_tables.open(table_id) as opened:
        expected = opened.match.state.seen_by(0).to_json()
    assert friend.see(table_id)["state"] == expected


def test_a_visitor_brings_no_more_games_than_they_may_have_tables(limited_site: Site) -> None:
    host = limited_site.person("Ada")
    statuses = []
    for _ in range(40):
        answer = host.form("/watch", text=begun(decisions=1).write())
        statuses.append(answer.status_code)
        if answer.status_code == 303:
            made = host.form(answer.headers["location"], at="1", seat="1", others="open")
            statuses.append(made.status_code)
    assert set(statuses) - {303}, "nothing stops them"
