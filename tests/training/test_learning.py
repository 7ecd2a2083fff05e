"""Learning: a bot's decisions become samples, games are played at once in processes, and a network learns from both."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from kaiserhof.bots.learned.network import file_of, read, read_weights
from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.results import ResultFile
from kaiserhof.lab.self_play import SelfPlayGame, SelfPlayPlan, play_many, read_games
from training.actors import ActorPool, shares_of
from training.samples import AT_ONCE, Samples, joined, samples_of, searched_samples_of

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
    masks = _masks(samples)
    assert masks[np.arange(len(samples)), samples.actions[:, 0]].all()
    assert (samples.shares == 1).all()
    assert (masks.sum(1) > 1).all()
    assert (samples.foreseen == samples.wins).all()
    assert np.allclose(samples.wins.sum(1), 1)
    seated = samples.observations[:, : samples.wins.shape[1]] > 0
    assert not samples.points[~seated].any()
    winners = samples.wins > 0
    assert (samples.points.max(1) == np.where(winners, samples.points, -1).max(1)).all()
    again = samples_of(GAME.id, "random", 1, 0)
    assert (again.observations == samples.observations).all()
    assert (again.actions == samples.actions).all()


def _masks(samples: Samples) -> NDArray[np.uint8]:
    return np.unpackbits(samples.masks, 1)[:, : GAME.codecs[GAME.players[0]].size]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three quick games with searches; in the second one others have all seats but one."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    plan = SelfPlayPlan(GAME.id, "master:2", (GAME.players[0],), others="random")
    results = ResultFile(path, plan.settings(), SelfPlayGame.from_json)
    list(results.record(play_many(plan, [0, 1, 2], Executor())))
    results.close()
    return path


def test_samples_of_a_kept_game_teach_the_visits_and_what_was_foreseen_from_the_mover_on(kept: Path) -> None:
    for played in read_games(kept, GAME):
        samples = searched_samples_of(GAME.id, played, trace=0.0)
        masks, taught = _masks(samples), samples.shares.sum(1) > 0
        assert taught.sum() == len(played.searched)
        assert np.allclose(samples.shares[taught].sum(1), 1)
        assert (masks.sum(1) > 1).all()
        for actions, shares, mask in zip(samples.actions, samples.shares, masks, strict=True):
            assert mask[actions[shares > 0]].all()
        rows = np.flatnonzero(taught)
        for row, (state, searched) in zip(rows, played.positions(GAME.id), strict=True):
            mover, seats = state.to_move(), played.seats
            assert samples.points[row, 0] == played.points[mover]
            assert samples.wins[row, 0] == (played.places[mover] == 1) / played.places.count(1)
            assert samples.foreseen[row, 1] * 1000 == pytest.approx(searched.win_probabilities[(mover + 1) % seats])
            first = GAME.codecs[seats].action(searched.moves[0], mover)
            assert samples.actions[row, 0] == first
        assert taught.all() == (played.number != 1)
        assert (searched_samples_of(GAME.id, played).foreseen == samples.wins).all()


def test_where_nobody_searches_the_next_search_foresees_who_wins_and_at_last_the_end(kept: Path) -> None:
    played = list(read_games(kept, GAME))[1]
    end, following = (searched_samples_of(GAME.id, played, trace) for trace in (1.0, 0.0))
    halfway = searched_samples_of(GAME.id, played, 0.5)
    taught = np.flatnonzero(following.shares.sum(1))
    seats = np.array([state.to_move() for state, _ in played.positions(GAME.id)])
    assert len(set(seats)) == 1
    before = next(row for row in range(taught[-1], 0, -1) if row not in taught)
    after = taught[taught > before][0]
    assert sorted(following.foreseen[before]) == sorted(following.foreseen[after])
    assert (following.foreseen[taught[-1] + 1 :] == end.wins[taught[-1] + 1 :]).all()
    mean = (end.wins[taught[-1]] + following.foreseen[taught[-1]]) / 2
    assert np.allclose(halfway.foreseen[taught[-1]], mean)


def test_samples_with_different_numbers_of_taught_actions_are_joined(kept: Path) -> None:
    parts = [searched_samples_of(GAME.id, played) for played in read_games(kept, GAME)]
    parts.append(samples_of(GAME.id, "random", 1, 0))
    whole = joined(parts)
    assert len(whole) == sum(map(len, parts))
    assert whole.actions.shape == whole.shares.shape == (len(whole), max(each.actions.shape[1] for each in parts))
    assert not whole.shares[-len(parts[-1]) :, 1:].any()


def test_processes_play_what_they_are_told_and_begin_anew() -> None:
    actors = ActorPool(GAME, 1, 9, 1)
    try:
        for buffer in actors.buffers:
            actors.wait(buffer)
            shown = buffer.shared
            assert (shown["observations"][:, : GAME.encoding.most_seats].sum(1) == buffer.seats).all()
            assert shown["masks"].any(1).all()
            buffer.restart(anywhere=False)
        first = [_settled(actors, number) for number in range(2)]
        for buffer in actors.buffers:
            buffer.act(buffer.shared["masks"].argmax(1))
        then = [_settled(actors, number) for number in range(2)]
        assert all((one != other).any() for one, other in zip(first, then, strict=True))
    finally:
        actors.close()


def test_greedy_players_make_their_own_moves_at_all_seats_but_one() -> None:
    actors = ActorPool(GAME, 1, 24, 1, tables=4)
    try:
        overruled = 0
        for buffer in actors.buffers:
            assert buffer.greedy.sum() == 12
            actors.wait(buffer)
            movers, masks = buffer.shared["movers"].copy(), buffer.shared["masks"].copy()
            told = masks.argmax(1)
            buffer.act(told)
            actors.wait(buffer)
            made = buffer.shared["actions"]
            lent = buffer.greedy & (movers != buffer.own)
            assert lent.any()
            assert (made[~lent] == told[~lent]).all()
            assert masks[np.arange(len(made)), made].all()
            overruled += int((made[lent] != told[lent]).sum())
        assert overruled
    finally:
        actors.close()


def _settled(actors: ActorPool, number: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    actors.wait(actors.buffers[number])
    return np.array(actors.buffers[number].shared["observations"])


def test_a_new_network_is_admitted_for_beating_the_old_one_and_for_beating_others_more_often() -> None:
    pytest.importorskip("torch")
    from training.matches import MatchResult, MatchTally

    def played(wins: float) -> MatchTally:
        return MatchTally(games=400, wins=wins, even=100)

    even, more, fewer = played(100), played(145), played(55)
    assert even.excess() == 0 == even.excess_over(even)
    assert more.excess() == pytest.approx(45 / (400 * 0.25 * 0.75) ** 0.5)
    assert MatchResult(more, even, even).admitted()
    assert MatchResult(even, more, even).admitted()
    assert not MatchResult(even, even, even).admitted()
    assert not MatchResult(more, fewer, even).admitted()
    assert MatchResult(more).excess() == more.excess()


def test_a_network_that_is_no_better_is_seldom_admitted_however_often_it_may_play() -> None:
    pytest.importorskip("torch")
    from training.matches import MAX_MATCHES, MatchResult, MatchTally

    rng = np.random.default_rng(1)

    def admitted(share: float) -> float:
        found = 0
        for _ in range(2000):
            result = MatchResult(MatchTally(games=400, wins=rng.binomial(400, share), even=100))
            while not result.decided():
                result += MatchResult(MatchTally(games=400, wins=rng.binomial(400, share), even=100))
            assert result.matches <= MAX_MATCHES
            found += result.admitted()
        return found / 2000

    assert admitted(0.25) < 0.01
    assert admitted(0.29) > 0.4


def test_a_training_goes_on_where_it_was_and_keeps_the_figures_of_every_round(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from training.by_playing import Training, train
    from training.folder import TrainingFolder
    from training.network import load
    from training.ppo import PPOConfig

    def go_on(seconds: float) -> list[dict[str, Any]]:
        config = PPOConfig(games=9, steps=4, seconds=seconds, batch=64)
        train(
            Training(
                GAME,
                TrainingFolder(tmp_path),
                config,
                teacher="random",
                samples_s=0.1,
                epochs=1,
                round_s=0.1,
                widths=(16, 8, 8),
            ),
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
    assert sum(each["games"] for each in figures[1]["match"].values()) == 2 * 9 * figures[1]["matches"]
    assert load(GAME, tmp_path / "best.npz").second.out_features == 8
    with (tmp_path / "package.npz").open("rb") as file:
        assert read(file).fits(GAME)


def test_the_network_of_a_package_can_be_trained_on_and_written_again_as_it_was(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from training.network import export, packaged

    network = packaged(GAME)
    export(network, tmp_path / "package.npz")
    file = file_of(GAME)
    assert file is not None
    with file.open("rb") as before, (tmp_path / "package.npz").open("rb") as after:
        old, new = read_weights(before), read_weights(after)
    assert old.keys() == new.keys()
    assert all(np.allclose(old[name], new[name], atol=1e-6) for name in old)
    with file.open("rb") as opened:
        quick = read(opened)
    samples = samples_of(GAME.id, "random", 1, 0)
    legal = np.flatnonzero(_masks(samples)[0])
    said = quick.preferences(samples.observations[0].tobytes(), legal.tolist())
    with torch.no_grad():
        policy = network.preferences(torch.tensor(samples.observations[:1]), torch.tensor(_masks(samples)[:1]))
    differences = policy[0, legal].numpy() - np.array(said)
    assert np.ptp(differences) < 1e-3


def test_a_game_without_a_network_has_none_to_begin_with(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from training import network

    monkeypatch.setattr(network, "file_of", lambda _: None)
    with pytest.raises(LookupError, match="no network to start from"):
        network.packaged(GAME)


def test_a_network_learns_what_searches_found_and_keeps_its_best_epoch(kept: Path) -> None:
    torch = pytest.importorskip("torch")
    from training.expert import ExpertConfig, learn, searches_of
    from training.losses import SampleTensors, evaluate
    from training.network import PolicyAndValue

    torch.manual_seed(1)
    searches = searches_of(GAME, [kept], 0.9)
    assert searches.games == 3
    assert 0 < searches.held.sum() < len(searches.samples)
    network = PolicyAndValue(GAME, (16, 8, 8))
    told: list[dict[str, Any]] = []
    config = ExpertConfig(epochs=3, batch=64, rate=1e-2, temperature=1.0)
    assert learn(network, searches, torch.device("cpu"), config, told.append) == told
    assert [each["epoch"] for each in told] == [0, 1, 2, 3]
    assert told[-1]["policy"] < told[0]["policy"]
    after = evaluate(
        network, SampleTensors(searches.samples, torch.device("cpu")), torch.tensor(searches.held).nonzero()[:, 0]
    )
    assert any(after["policy"] == pytest.approx(each["policy"]) for each in told)
    assert 0 <= after["share"] <= 1
    assert 0 <= after["agreement"] <= 1


def test_a_network_that_learns_nothing_new_stays_as_it_was(kept: Path) -> None:
    torch = pytest.importorskip("torch")
    from training.expert import ExpertConfig, learn, searches_of
    from training.network import PolicyAndValue

    network = PolicyAndValue(GAME, (16, 8, 8))
    before = {name: value.clone() for name, value in network.state_dict().items()}
    told = learn(network, searches_of(GAME, [kept], 0.9), torch.device("cpu"), ExpertConfig(epochs=0), lambda _: None)
    assert len(told) == 1
    assert all((value == before[name]).all() for name, value in network.state_dict().items())


def test_too_few_games_teach_nothing(tmp_path: Path, kept: Path) -> None:
    pytest.importorskip("torch")
    from training.expert import searches_of

    single = tmp_path / "one.jsonl"
    single.write_text("".join(kept.read_text().splitlines(keepends=True)[:2]))
    with pytest.raises(KaiserhofError, match="error-few-games"):
        searches_of(GAME, [single], 0.9)
    assert searches_of(GAME, [single, kept], 0.9).games == 4


def test_a_round_of_expert_iteration_begins_with_the_package_and_ends_with_a_match(tmp_path: Path, kept: Path) -> None:
    pytest.importorskip("torch")
    from training.expert import ExpertConfig, ExpertRound, improve
    from training.folder import TrainingFolder
    from training.network import load

    folder = TrainingFolder(tmp_path / "expert")
    plan = ExpertRound(GAME, folder, [kept], ExpertConfig(epochs=1, rate=1e-5), games=9)
    for _ in range(2):
        improve(plan, lambda _: None)
    figures = [json.loads(line) for line in folder.figures.read_text().splitlines()]
    assert [each["round"] for each in figures] == [1, 2]
    assert [each["epoch"] for each in figures[0]["epochs"]] == [0, 1]
    assert sum(each["games"] for each in figures[0]["match"].values()) == 2 * 9
    load(GAME, folder.network)
    load(GAME, folder.best)
    with folder.package.open("rb") as file:
        assert read(file).fits(GAME)


def test_only_a_match_that_is_won_makes_a_network_the_best(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from training.folder import TrainingFolder
    from training.matches import MatchResult, MatchTally
    from training.network import PolicyAndValue, load

    folder = TrainingFolder(tmp_path)
    first, second = PolicyAndValue(GAME, (16, 8, 8)), PolicyAndValue(GAME, (16, 8, 8))
    folder.keep_best(first)
    for wins, best in ((100, first), (140, second)):
        outcome = folder.judge(second, MatchResult(MatchTally(games=400, wins=wins, even=100)))
        assert outcome["admitted"] == (best is second)
        kept = load(GAME, folder.best).first.weight
        assert torch.allclose(kept, best.first.weight, atol=1e-3)
        assert torch.allclose(load(GAME, folder.network).first.weight, second.first.weight, atol=1e-3)


def test_the_program_learns_from_kept_games_and_says_how_its_match_ended(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    from training.__main__ import main

    main([GAME.id, str(tmp_path), "--of", str(kept), "--games", "9", "--jobs", "1"])
    assert "Round 1" in capsys.readouterr().out
    assert (tmp_path / "package.npz").exists()
