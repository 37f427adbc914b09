"""Qwinto's bots: exact expectations over the dice, no use of hidden choices, and the measured strength."""

import itertools
import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from cyclopts import CoercionError
from librt.vecs import vec

import arcus
from arcus.bots import Bot
from arcus.bots.levels import LEVELS
from arcus.bots.qwinto import training
from arcus.bots.qwinto.bot import Aim, QwintoBot, QwintoGreedy, QwintoLevel
from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.dice import SUMS, one_roll, others_roll, two_rolls
from arcus.bots.qwinto.duel_selfplay import DuelPlay, play_samples as play_chances
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.player import POINTS, Player
from arcus.bots.qwinto.selfplay import SelfPlay, Trajectory, play_match
from arcus.bots.qwinto.training import Checkpoint, Figures, Training, WorkerPool
from arcus.bots.qwinto.weights import (
    DUEL,
    FIGURES,
    SHIPPED,
    Weights,
    packed_chances,
    packed_net,
    shipped,
    shipped_net,
    table_of,
    unpacked_chances,
    unpacked_net,
)
from arcus.bots.random_bot import RandomBot
from arcus.cli import app, train
from arcus.cli.options import TrainOptions
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import UsageError
from arcus.core.luck import FastLuck
from arcus.games.qwinto import fields as at, moves
from arcus.games.qwinto.position import blank
from arcus.records.match import Match

AIMS: tuple[Aim, ...] = ("points", "margins", "win")


def _sums(value: float = 1.0) -> vec[float]:
    """Return values by sum: the sum itself, times a number."""
    return vec[float]([value * n for n in range(SUMS)])


# -- the dice


@pytest.mark.parametrize(("dice", "mean"), [(1, 3.5), (4, 3.5), (3, 7.0), (5, 7.0), (7, 10.5)])
def test_one_roll_is_worth_the_mean_of_its_sums(dice: int, mean: float) -> None:
    assert one_roll(_sums(), dice) == pytest.approx(mean)


def test_one_die_is_rolled_again_below_four() -> None:
    assert two_rolls(_sums(), 2, 3.5) == pytest.approx((3.5 * 3 + 4 + 5 + 6) / 6)


def test_the_others_write_what_the_active_player_keeps() -> None:
    """The active player keeps 1, 2 and 3 and rolls the rest again; to the other, high numbers are worth more."""
    assert others_roll(_sums(), _sums(-1.0), 1, -3.5) == pytest.approx((1 + 2 + 3) / 6 + 3.5 / 2)


ENDS = "sheet=1@o2,3@o3,5@o4,7@o6,9@o7,11@o8,13@o9,15@o10,17@o11,2@y1,4@y2,6@y3,8@y4,12@y7,14@y8,15@y9,16@y10,1@p9"


def _settled(sums: dict[int, int], points: int) -> float:
    """Return the best expectation of a roll that ends the game, over every throw; other sums are a misthrow."""
    faces = range(1, 7)
    best = -99.0
    for dice in (1, 2, 3):
        throws = [sum(throw) for throw in itertools.product(faces, repeat=dice)]
        worth = [points + sums.get(n, -5) for n in throws]
        again = sum(worth) / len(worth)
        best = max(best, sum(max(each, again) for each in worth) / len(worth))
    return best


def test_the_last_roll_is_valued_by_counting_every_throw() -> None:
    """One yellow cell is open, for 9, 10 or 11; purple is dead. To miss it is the fourth misthrow and ends the game."""
    game = arcus.game("qwinto", 1)
    position = game.parse_position(f"{ENDS} misthrows=3")
    full = dict.fromkeys((9, 10, 11), 16 - 8)  # a full yellow row brings 16 instead of 8
    best = QwintoBot(game).values(game.view(position, 0))[0]
    assert best[1] == pytest.approx(_settled(full, position.points(0)))


def test_a_number_that_ends_the_game_is_worth_the_points_then() -> None:
    game = arcus.game("qwinto", 1)
    position = game.parse_position(f"{ENDS} misthrows=3 stage=write dice=o3y3p4")
    values = dict(QwintoBot(game).values(game.view(position, 0)))
    assert values[game.parse_move("write y5")] == position.points(0) + 16 - 8
    assert values[game.parse_move("pass")] == position.points(0) - 5


# -- the value function


def test_a_number_is_valued_as_the_sheet_with_that_number() -> None:
    """Changing a few features gives the same value as reading the new sheet."""
    net = Net()
    net.begin(3)
    for number in range(12):
        players = 1 + number % 4
        play = SelfPlay(net, players, 0.3)
        position = play.begin(5, number)
        while position.to_act():
            paths = [Trajectory() for _ in range(players)]
            play.turn.evaluate(position)
            play.play_turn(position, paths)
            for seat, path in enumerate(paths):
                path.add(play.turn, position, seat)
                rest = 0 if position.is_finished(seat) else net.predict(path.samples, 0)
                assert path.value[0] == pytest.approx(path.points[0] + rest, abs=1e-9)


def test_weights_survive_packing() -> None:
    net = shipped_net(table_of(2))
    again = unpacked_net(packed_net(unpacked_net(packed_net(net))))
    assert all(abs(old - new) < 1e-12 for old, new in zip(net.out, again.out, strict=True))
    chances = unpacked_chances(packed_chances(_begun()))
    assert unpacked_chances(packed_chances(chances)).numbers() == chances.numbers()
    assert any(chances.dense)


# -- the net for chances


def _begun() -> ChanceNet:
    net = ChanceNet()
    net.begin(shipped_net(table_of(2)), 3)
    return net


def test_what_both_write_is_valued_as_the_turn_that_follows() -> None:
    """Changing a few features gives the same chance as reading the new sheets."""
    play = DuelPlay(_begun(), 0.0)
    duel = play.duel
    for dice in range(1, 8):
        luck = FastLuck(dice)
        position = blank(2)
        position.begin(luck, NO_EVENTS)
        while position.to_act():
            duel.read(position)
            position.apply(duel.active, moves.ROLL + dice, luck, NO_EVENTS)
            position.apply(duel.active, moves.KEEP, luck, NO_EVENTS)
            chance = duel.answer(dice, position.data[at.SUM])
            written = [duel.chosen(0), duel.chosen(1)]
            for seat, sheet in enumerate(written):
                position.apply(seat, moves.PASS if sheet.cell < 0 else moves.WRITE + sheet.cell, luck, NO_EVENTS)
            assert [sheet.points for sheet in written] == [position.points(seat) for seat in range(2)]
            assert [sheet.is_over for sheet in written] == [position.is_finished(seat) for seat in range(2)]
            if position.to_act():
                assert play.chance_now(position) == pytest.approx(1 - chance, abs=1e-9)


def test_the_net_for_chances_learns() -> None:
    net = _begun()
    samples = play_chances(net, 3, first=0, games=4, exploration=0.1, trace=0.8)
    errors = [samples.train(net, 0.01) for _ in range(12)]
    assert errors[-1] < errors[0] / 10


def test_a_file_that_is_none_is_refused() -> None:
    with pytest.raises(UsageError, match="expected a file of Qwinto weights"):
        Weights.read(b"\x00nonsense")


def test_weights_of_other_nets_are_refused() -> None:
    """Files from before there was a net for chances have four nets."""
    older = Weights(seed=3, games=0, spread=shipped().spread, nets=shipped().nets[:DUEL])
    with pytest.raises(UsageError, match=r"expected Qwinto weights of 5 nets .* got 4, .*train new ones"):
        Weights.read(msgspec.msgpack.encode(older))


_CHOICES = """
import sys
import arcus
from arcus.bots.qwinto.bot import QwintoBot
from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.duel_player import DuelPlayer
from arcus.bots.qwinto.weights import shipped_net
from arcus.build import is_compiled
from arcus.core.bits import lowest
net = ChanceNet()
net.begin(shipped_net(1), 3)
duel = DuelPlayer(net)
game = arcus.game("qwinto", 2)
match = arcus.Match(game, arcus.FastLuck(4))
bots = [QwintoBot(game), QwintoBot(game, 1, aim="points", overlook=0.3)]
while owing := match.position.to_act():
    seat = lowest(owing)
    print(match.position.decision(), bots[seat].values(match.view(seat)))
    if match.position.decision() < 9:
        duel.evaluate(match.position, seat)
        print(list(duel.values))
    match.play(seat, bots[seat].choose(match.view(seat)))
print(is_compiled(), file=sys.stderr)
"""


def _choices(source: Path) -> tuple[str, str]:
    """Return every value and choice of a game with the code in a folder, and whether it is compiled."""
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", _CHOICES], env=env, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr.strip()


@pytest.mark.needs("compiled")
def test_compiled_and_plain_python_agree_to_the_last_digit() -> None:
    compiled, plain = _choices(Path(arcus.__file__).parents[1]), _choices(Path(__file__).parents[2] / "src")
    assert (compiled[1], plain[1]) == ("True", "False")
    assert compiled[0] == plain[0]
    assert compiled[0].count("\n") > 40


# -- choices


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("hidden", ["pass", "o7", "o9", "y7"])
def test_the_choice_does_not_depend_on_what_another_has_chosen(aim: Aim, hidden: str) -> None:
    game = arcus.game("qwinto", 2)
    text = "sheet=5@o4,9@y5/7@o6 stage=write dice=o4y5"
    open_, closed = (game.parse_position(f"{text} choice=-/{choice}") for choice in ("pass", hidden))
    bot = QwintoBot(game, 1, aim=aim, overlook=0.3)
    assert bot.choose(game.view(open_, 0)) == bot.choose(game.view(closed, 0))


@pytest.mark.parametrize("aim", AIMS)
def test_the_same_seed_and_view_give_the_same_choice_whatever_came_before(aim: Aim) -> None:
    game = arcus.game("qwinto", 2)
    match = Match(game, FastLuck(3))
    old = [QwintoBot(game, 7, aim=aim, overlook=0.2) for _ in range(2)]
    while (owing := match.position.to_act()) and match.position.decision() < 24:
        seat = lowest(owing)
        view = match.view(seat)
        move = old[seat].choose(view)
        assert move == QwintoBot(game, 7, aim=aim, overlook=0.2).choose(view)
        match.play(seat, move)


def test_seeds_overlook_differently() -> None:
    game = arcus.game("qwinto", 1)
    view = game.view(game.deal(FastLuck(1)), 0)
    assert len({QwintoBot(game, seed, overlook=0.9).choose(view) for seed in range(40)}) > 3


@pytest.mark.parametrize("players", range(1, 7))
def test_every_bot_plays_whole_games_for_any_number_of_players(players: int) -> None:
    game = arcus.game("qwinto", players)
    match = Match(game, FastLuck(players))
    winner: list[Bot] = [QwintoBot(game, 0, aim="win")]
    bots = winner + [QwintoGreedy(seat) if seat % 2 else QwintoBot(game, seat) for seat in range(1, players)]
    while owing := match.position.to_act():
        match.play(lowest(owing), bots[lowest(owing)].choose(match.view(lowest(owing))))
    assert match.outcome is not None


LEADS = f"{ENDS}/-"


def test_who_wants_to_win_ends_the_game_when_ahead() -> None:
    game = arcus.game("qwinto", 2)
    position = game.parse_position(f"{LEADS} stage=write dice=o3y3p4 turn=1")
    bot = QwintoBot(game, aim="win")
    values = dict(bot.values(game.view(position, 0)))
    end = game.parse_move("write y5")
    assert values[end] == 1.0
    assert bot.choose(game.view(position, 0)) == end


def test_who_wants_to_win_does_not_end_a_game_that_is_lost() -> None:
    game = arcus.game("qwinto", 2)
    full = "2@o2,4@o3,6@o4,8@o6,10@o7,11@o8,12@o9,16@o10,18@o11"
    rich = f"{full},1@y1,3@y2,5@y3,7@y4,12@y7,14@y8,15@y9,17@y10,1@p0,2@p1,9@p2,10@p3,13@p7,16@p8,17@p9"
    position = game.parse_position(f"{ENDS}/{rich} misthrows=2/0 stage=write dice=o3y3p4 turn=1")
    assert position.points(1) > position.points(0) + 20
    bot = QwintoBot(game, aim="win")
    end = game.parse_move("write y5")
    assert dict(bot.values(game.view(position, 0)))[end] == 0.0
    assert bot.choose(game.view(position, 0)) != end


@pytest.mark.parametrize("dice", ["o4y5", "o2p6", "y6", "o6y5p3"])
@pytest.mark.parametrize(("aim", "expected"), [("margins", "points"), ("win", "win")])
def test_two_players_who_write_their_best_numbers_agree_on_the_chance_to_win(
    dice: str, aim: Aim, expected: Aim
) -> None:
    """Their chances add up to one, if both write what the other expects."""
    game = arcus.game("qwinto", 2)
    position = game.parse_position(f"sheet=5@o4,9@y5,14@p7/7@o6,3@y2 misthrows=1/0 stage=write dice={dice}")
    chances = []
    for seat in range(2):
        view = game.view(position, seat)
        values = dict(QwintoBot(game, aim=aim).values(view))
        chances.append(values[QwintoBot(game, aim=expected).choose(view)])
    assert 0.01 < chances[0] < 0.99
    assert sum(chances) == pytest.approx(1.0, abs=1e-9)


def test_the_heuristic_puts_low_numbers_left_and_high_ones_right() -> None:
    game = arcus.game("qwinto", 1)
    columns = []
    for dice in ("o1y1p1", "o3y3p4", "o6y6p5"):
        view = game.view(game.parse_position(f"stage=write dice={dice}"), 0)
        columns.append(int(game.move_text(QwintoGreedy().choose(view))[7:]))
    assert columns == sorted(columns)
    assert columns[0] <= 2
    assert columns[2] >= 9


def test_the_heuristic_is_no_straw_man() -> None:
    game = arcus.game("qwinto", 2)
    wins = 0
    for number in range(20):
        match = Match(game, FastLuck(number))
        bots = [QwintoGreedy(), RandomBot(number)]
        while owing := match.position.to_act():
            match.play(lowest(owing), bots[lowest(owing)].choose(match.view(lowest(owing))))
        assert match.outcome is not None
        wins += 0 in match.outcome.winners
    assert wins == 20


# -- strength


def test_the_weights_are_small() -> None:
    assert len(files("arcus.bots.qwinto").joinpath(SHIPPED).read_bytes()) < 1_000_000


def _figures() -> Figures:
    return msgspec.json.decode(files("arcus.bots.qwinto").joinpath(FIGURES).read_bytes(), type=Figures)


def test_the_figures_belong_to_the_weights_and_reach_what_they_should() -> None:
    figures = _figures()
    assert (figures.seed, figures.games) == (shipped().seed, shipped().games)
    assert figures.command == f"arcus train qwinto --games {figures.games} --seed {figures.seed}"
    points = {score.players: score for score in figures.points}
    assert all(points[players].games == 2000 for players in (1, 2, 3))
    assert points[1].points > 70
    assert points[2].points > 78
    assert points[3].points > 81
    match = figures.win_against_points
    assert match.win_rate - 2 * match.error > 0.5


@pytest.mark.needs("compiled")
@pytest.mark.parametrize(("players", "games"), [(1, 200), (2, 100), (3, 60)])
def test_the_figures_can_be_measured_again(players: int, games: int) -> None:
    """Other dice than those of the figures: the mean must lie within four standard errors."""
    said = next(score for score in _figures().points if score.players == players)
    net = shipped_net(table_of(players))
    seats: list[Chooser] = [Player(net, players, [1.0], kind=POINTS)] * players
    points = list(play_match(seats, 77, 0, games))
    mean = sum(points) / len(points)
    error = said.error * (said.games / games) ** 0.5
    assert abs(mean - said.points) < 4 * (error**2 + said.error**2) ** 0.5


def test_the_levels_are_data() -> None:
    text = files("arcus.bots.qwinto").joinpath("levels.toml").read_text(encoding="utf-8")
    levels = msgspec.convert(tomllib.loads(text), dict[str, QwintoLevel])
    assert tuple(levels) == LEVELS
    assert levels["master"].aim == "win"
    game = arcus.game("qwinto", 2)
    view = game.view(game.deal(FastLuck(1)), game.deal(FastLuck(1)).data[1])
    for level in levels.values():
        assert level.bot(game, 1).choose(view) in [choice.number for choice in view.moves]


# -- training


def _after(steps: int, pool: WorkerPool, state: Checkpoint | None = None) -> bytes:
    run = Training(state or Checkpoint(seed=5, games=1000), pool)
    for _ in range(steps):
        run.step()
    return msgspec.msgpack.encode(run.checkpoint())


@pytest.mark.needs("compiled")
def test_a_run_that_was_stopped_goes_on_to_the_same_result(tmp_path: Path) -> None:
    with WorkerPool(1) as pool:
        path = tmp_path / "run.checkpoint"
        training.save(msgspec.msgpack.decode(_after(2, pool), type=Checkpoint), path)
        assert _after(2, pool, training.load(path)) == _after(4, pool)


@pytest.mark.needs("compiled")
@pytest.mark.parametrize("table", [0, DUEL])
def test_the_result_does_not_depend_on_the_number_of_processes(table: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", (2,) * len(training.CHUNK))
    states = [Checkpoint(seed=5, games=1000, table=table, nets=shipped().nets[:table]) for _ in range(2)]
    with WorkerPool(1) as one, WorkerPool(2) as two:
        assert _after(1, one, states[0]) == _after(1, two, states[1])


@pytest.mark.needs("compiled")
def test_other_seeds_learn_something_else() -> None:
    with WorkerPool(1) as pool:
        assert _after(1, pool) != _after(1, pool, Checkpoint(seed=6, games=1000))


@pytest.mark.needs("compiled")
def test_training_learns() -> None:
    """After 1,200 games alone it makes several times the points of a beginner's 20."""
    with WorkerPool(1) as pool:
        run = Training(Checkpoint(seed=1, games=3000), pool)
        while run.state.table == 0:
            run.step()
        net = unpacked_net(run.state.nets[0])
    points = list(play_match([Player(net, 1, [1.0], kind=POINTS)], 5, 0, 100))
    assert sum(points) / len(points) > 35


@pytest.mark.needs("compiled")
def test_the_command_writes_weights_and_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "MARGIN_GAMES", 10)
    monkeypatch.setattr(training, "SCORE_GAMES", {1: 20})
    out = tmp_path / "w.bin"
    train.run("qwinto", TrainOptions(games=1, seed=3, out=out, jobs=1))
    weights = Weights.read(out.read_bytes())
    figures = msgspec.json.decode(out.with_suffix(".json").read_bytes(), type=Figures)
    assert (weights.seed, weights.games, figures.seed) == (3, 1, 3)
    assert figures.command == "arcus train qwinto --games 1 --seed 3"
    assert not list(tmp_path.glob("*.checkpoint*"))
    assert "w.bin" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "games", "seed", "jobs", "message"),
    [
        ("red7", 1, 1, 1, "'red7' has no bot to train"),
        ("qwinto", 0, 1, 1, "--games"),
        ("qwinto", 1, -1, 1, "--seed"),
        ("qwinto", 1, 1, 0, "--jobs"),
    ],
)
def test_wrong_use_is_explained(game: str, games: int, seed: int, jobs: int, message: str) -> None:
    numbers = ["--games", str(games), "--seed", str(seed), "--jobs", str(jobs)]
    with pytest.raises((UsageError, CoercionError), match=message):
        app(["train", game, *numbers], exit_on_error=False, print_error=False)


def test_a_place_that_cannot_be_written_to_is_refused_before_the_run(tmp_path: Path) -> None:
    """The run was played to its end first; and weights called w.json were overwritten by their figures."""
    (tmp_path / "folder").mkdir()
    for name in ("none/w.bin", "folder", "w.json"):
        with pytest.raises(UsageError, match=f"--out .*{name}"):
            train.run("qwinto", TrainOptions(games=1, seed=3, out=tmp_path / name, jobs=1))
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_the_command_is_there() -> None:
    with pytest.raises(UsageError, match="'red7' has no bot to train"):
        app(["train", "red7"], exit_on_error=False, print_error=False)


def test_a_run_that_was_stopped_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "w.bin"
    training.save(Checkpoint(seed=5, games=1000), tmp_path / "w.bin.checkpoint")
    with pytest.raises(UsageError, match="continue it with --resume"):
        train.run("qwinto", TrainOptions(games=1, seed=3, out=out, jobs=1))


def test_only_the_same_run_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint"
    training.save(Checkpoint(seed=5, games=1000), path)
    with pytest.raises(UsageError, match="--games 1000 --seed 5"):
        train.run("qwinto", TrainOptions(games=7, resume=path, jobs=1))
    path.write_bytes(b"\x01\x02")
    with pytest.raises(UsageError, match="not a checkpoint"):
        train.run("qwinto", TrainOptions(resume=path, jobs=1))
