"""Learning: a bot's decisions become samples, games are played at once in processes, and a network learns from both."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kaiserhof.bots.learned.network import read
from kaiserhof.engine import find_game, game_ids
from kaiserhof.lab.learning.actors import Actors, shares_of
from kaiserhof.lab.learning.samples import AT_ONCE, samples_of

GAME = find_game(game_ids()[0])


def test_games_are_divided_among_all_variants() -> None:
    shares = shares_of(GAME, 240)
    assert sum(share for _, share in shares) == 240
    assert [variant for variant, _ in shares] == list(GAME.variants())
    by_seats = [sum(share for (seats, _), share in shares if seats == count) for count in GAME.players]
    assert set(by_seats) == {240 // len(GAME.players)}


def test_samples_are_legal_choices_with_the_outcome_seen_from_the_mover() -> None:
    samples = samples_of(GAME.id, "random", 1, 0)
    assert len(samples) > 50 * AT_ONCE
    masks = np.unpackbits(samples.masks, 1)[:, : GAME.codecs[GAME.players[0]].size]
    assert masks[np.arange(len(samples)), samples.actions].all()
    assert (masks.sum(1) > 1).all()
    assert np.allclose(samples.wins.sum(1), 1)
    seated = samples.observations[:, : samples.wins.shape[1]] > 0
    assert not samples.points[~seated].any()
    winners = samples.wins > 0
    assert (samples.points.max(1) == np.where(winners, samples.points, -1).max(1)).all()
    again = samples_of(GAME.id, "random", 1, 0)
    assert (again.observations == samples.observations).all()
    assert (again.actions == samples.actions).all()


def test_processes_play_what_they_are_told_and_begin_anew() -> None:
    actors = Actors(GAME, 1, 9, 1)
    try:
        for half in actors.halves:
            actors.wait(half)
            shown = half.shared
            assert (shown["observations"][:, : GAME.encoding.most_seats].sum(1) == half.seats).all()
            assert shown["masks"].any(1).all()
            half.begin_anew(anywhere=False)
        first = [_settled(actors, number) for number in range(2)]
        for half in actors.halves:
            half.act(half.shared["masks"].argmax(1))
        then = [_settled(actors, number) for number in range(2)]
        assert all((one != other).any() for one, other in zip(first, then, strict=True))
    finally:
        actors.close()


def test_greedy_players_make_their_own_moves_at_all_seats_but_one() -> None:
    actors = Actors(GAME, 1, 24, 1, tables=4)
    try:
        overruled = 0
        for half in actors.halves:
            assert half.greedy.sum() == 12
            actors.wait(half)
            movers, masks = half.shared["movers"].copy(), half.shared["masks"].copy()
            told = masks.argmax(1)
            half.act(told)
            actors.wait(half)
            made = half.shared["actions"]
            lent = half.greedy & (movers != half.own)
            assert lent.any()
            assert (made[~lent] == told[~lent]).all()
            assert masks[np.arange(len(made)), made].all()
            overruled += int((made[lent] != told[lent]).sum())
        assert overruled
    finally:
        actors.close()


def _settled(actors: Actors, number: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    actors.wait(actors.halves[number])
    return np.array(actors.halves[number].shared["observations"])


def test_a_new_network_is_admitted_for_beating_the_old_one_and_for_beating_others_more_often() -> None:
    pytest.importorskip("torch")
    from kaiserhof.lab.learning.matches import MatchResult, Tally

    def played(wins: float) -> Tally:
        return Tally(games=400, wins=wins, even=100)

    even, more, fewer = played(100), played(140), played(60)
    assert even.excess() == 0 == even.excess_over(even)
    assert more.excess() == pytest.approx(40 / (400 * 0.25 * 0.75) ** 0.5)
    assert MatchResult(more, even, even).admitted()
    assert MatchResult(even, more, even).admitted()
    assert not MatchResult(even, even, even).admitted()
    assert not MatchResult(more, fewer, even).admitted()
    assert MatchResult(more).excess() == more.excess()


def test_a_training_goes_on_where_it_was_and_keeps_the_figures_of_every_round(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from kaiserhof.lab.learning.network import PolicyAndValue, export, load
    from kaiserhof.lab.learning.ppo import Course
    from kaiserhof.lab.learning.training import Training, train

    def go_on(seconds: float) -> list[dict[str, Any]]:
        course = Course(games=9, steps=4, seconds=seconds, batch=64)
        train(
            Training(GAME, tmp_path, course, teacher="random", samples_s=0.1, epochs=1, round_s=0.1, widths=(16, 8, 8)),
            lambda _: None,
        )
        return [json.loads(line) for line in (tmp_path / "figures.jsonl").read_text().splitlines()]

    used = go_on(0.1)[-1]["used"]
    figures = go_on(used + 0.1)
    assert "samples" in figures[0]
    assert [each["round"] for each in figures[1:]] == list(range(1, len(figures)))
    assert len(figures) > 2
    assert figures[-1]["used"] > used
    assert {"match", "admitted", "entropy", "value"} <= set(figures[1])
    assert sum(each["games"] for each in figures[1]["match"].values()) == 2 * 9
    network = PolicyAndValue(GAME, (16, 8, 8))
    load(network, tmp_path / "best.npz")
    export(network, tmp_path / "network.npz")
    with (tmp_path / "network.npz").open("rb") as file:
        assert read(file).fits(GAME)
