"""Calibrated chances: the map, the data beside each game's bots, and the games that they are measured in."""

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import arcus
from arcus.arena.calibration import Claim, Claims, Trial, bins, fit, mean_gap, play, play_all
from arcus.bots.analysis import Thinker
from arcus.bots.budget import Budget
from arcus.bots.calibration import NONE, Calibration, calibration_of, calibrations_of
from arcus.bots.hints import hint
from arcus.bots.levels import SPECS, make_bot
from arcus.core.bits import lowest
from arcus.core.luck import FastLuck, Rng
from tests.command import arcus as run_arcus

VALUES = [n / 50 for n in range(51)]
STEEP = Calibration(low=1.6, high=0.7, shift=-0.2)
SMALL = Trial("red7", 2, arcus.game("red7", 2).options_dict(), 3, Budget(iterations=40), 6)


@pytest.mark.parametrize("calibration", [NONE, STEEP], ids=["none", "steep"])
def test_chances_keep_the_order_of_values_and_both_ends(calibration: Calibration) -> None:
    chances = [calibration.chance(value) for value in VALUES]
    assert chances[0] == 0
    assert chances[-1] == 1
    assert all(low < high for low, high in pairwise(chances))


def test_without_a_map_a_value_is_its_chance() -> None:
    assert [NONE.chance(value) for value in VALUES] == pytest.approx(VALUES)
    assert NONE.chance(71.5) == 71.5, "the points of a game of one player stay as they are"


def test_the_slope_is_the_growth_of_the_chance() -> None:
    for value in VALUES[1:-1]:
        growth = (STEEP.chance(value + 1e-6) - STEEP.chance(value - 1e-6)) / 2e-6
        assert STEEP.slope(value) == pytest.approx(growth, rel=1e-4)


@pytest.mark.parametrize("name", SPECS)
def test_the_maps_of_a_game_are_for_numbers_of_players_that_it_has(name: str) -> None:
    kind = arcus.GAMES[name]
    for players, calibration in calibrations_of(name).items():
        assert max(2, kind.min_players) <= int(players) <= kind.max_players
        assert calibration.low > 0
        assert calibration.high > 0


def test_a_map_is_for_the_usual_options_alone() -> None:
    assert calibration_of(arcus.game("red7", 2, advanced=True)) == NONE
    assert calibration_of(arcus.game("rainbow", memory_aid=True)) == calibration_of(arcus.game("rainbow"))


def test_a_hint_shows_calibrated_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    game, budget = arcus.game("red7", 2), Budget(iterations=200)
    position = game.deal(FastLuck(1))
    view = game.view(position, lowest(position.to_act()))
    master = make_bot("master", game, 5, budget)
    assert isinstance(master, Thinker)
    raw = master.think(view)
    monkeypatch.setattr("arcus.bots.hints.calibration_of", lambda _: STEEP)
    shown = hint(game, view, 5, budget)
    assert [each.move for each in shown] == [each.move for each in raw[:4]]
    assert [each.value for each in shown] == [STEEP.chance(each.value) for each in raw[:4]]


def drawn(truth: Calibration, games: int) -> list[Claims]:
    """Return made-up claims whose chances a map says."""
    rng = Rng(4)
    found = []
    for number in range(games):
        value = (int(rng.below(9800)) + 100) / 10_000
        won = int(rng.below(10_000)) < 10_000 * truth.chance(value)
        found.append(Claims(number, (Claim(value, float(won)),)))
    return found


def test_a_fit_finds_the_map_that_made_the_results() -> None:
    found = fit(drawn(STEEP, 20_000))
    assert max(abs(found.chance(value) - STEEP.chance(value)) for value in VALUES) < 0.02


def test_a_fitted_map_closes_the_gap_between_claimed_and_won() -> None:
    claims = drawn(STEEP, 20_000)
    assert mean_gap(bins(claims, NONE)) > 0.1
    assert mean_gap(bins(claims, fit(claims))) < 0.02


def test_a_fit_does_not_run_away_where_claims_are_nearly_certain() -> None:
    """Rainbow with eleven cards, where 1,383 of 3,838 claims were nearly 1, used to give weights in the thousands."""
    won = {
        0.0: (1, 311),
        0.4: (55, 209),
        0.5: (175, 468),
        0.6: (202, 384),
        0.7: (225, 441),
        0.9: (131, 190),
        1.0: (1312, 1383),
    }
    claims = [
        Claims(number, (Claim(value, float(number < wins)),))
        for value, (wins, all_) in won.items()
        for number in range(all_)
    ]
    found = fit(claims)
    assert found.chance(0.5) == pytest.approx(175 / 468, abs=0.05)
    assert found.chance(0.9) == pytest.approx(131 / 190, abs=0.1)


def test_bins_count_the_claims_around_each_tenth() -> None:
    claims = [Claims(0, (Claim(0.66, 1.0), Claim(0.74, 1.0), Claim(0.76, 0.0))), Claims(1, (Claim(0.7, 0.0),))]
    seven, eight = bins(claims, NONE)
    assert (seven.around, seven.claims, seven.games, seven.claimed) == (0.7, 3, 2, 0.7)
    assert seven.won == pytest.approx(2 / 3, abs=1e-4)
    assert seven.ci95[0] < seven.won < seven.ci95[1]
    assert (eight.around, eight.claims, eight.games, eight.won) == (0.8, 1, 1, 0)


def test_the_same_trial_makes_the_same_claims_in_any_number_of_processes() -> None:
    claims = [play(SMALL, number) for number in range(3)]
    assert [*play_all(SMALL, range(3), 2)] == claims
    assert sum(len(game.claims) for game in claims) > 0
    assert all(0 <= claim.value <= 1 and claim.won in (0, 1) for game in claims for claim in game.claims)


def test_the_command_saves_resumes_fits_and_plots(tmp_path: Path) -> None:
    save, plot = tmp_path / "claims.jsonl", tmp_path / "plot.svg"
    command = ("bench", "calibration", "red7", "--budget", "40it", "--every", "6", "--seed", "3", "--jobs", "1")
    first = run_arcus(*command, "--games", "2", "--save", str(save), "--json")
    kept = save.read_bytes()
    whole = run_arcus(*command, "--games", "3", "--save", str(save), "--json", "--fit", "--plot", str(plot))
    assert save.read_bytes().startswith(kept)
    assert json.loads(first.stdout)["games"] == 2
    report = json.loads(whole.stdout)
    assert report["claims"] == sum(len(play(SMALL, number).claims) for number in range(3))
    assert sum(each["claims"] for each in report["bins"]) == report["claims"]
    assert report["fitted"].keys() == {"low", "high", "shift"}
    assert ElementTree.parse(plot).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    last = run_arcus(*command, "--games", "1", "--first", "2", "--save", str(save), "--json")
    assert json.loads(last.stdout)["claims"] == len(play(SMALL, 2).claims)
    printed = run_arcus(*command, "--games", "3", "--save", str(save), "--fit", "--lang", "en").stdout
    assert "claimed" in printed
    assert '["2"]\nlow = ' in printed


def test_the_command_refuses_a_file_of_another_run(tmp_path: Path) -> None:
    save = tmp_path / "claims.jsonl"
    save.write_text("{}\n")
    wrong = run_arcus("bench", "calibration", "red7", "--games", "1", "--save", str(save))
    assert wrong.returncode == 2
    assert "holds another run" in wrong.stderr
