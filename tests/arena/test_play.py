"""One game: which bots are asked, who wins, and the cost of a fault."""

import pytest

from arcus.arena.play import Arena
from arcus.arena.schedule import Job, derived_seed
from arcus.bots import Bot, levels
from arcus.bots.budget import Budget
from arcus.core.game import AnyGame, AnyView
from arcus.core.luck import FastLuck
from arcus.records.match import Match
from tests.arena.conftest import played, repeatable, setting


class Scripted(Bot):
    """A bot that records its views, and then misbehaves."""

    def __init__(self, then: str) -> None:
        self.then = then
        self.views: list[AnyView] = []

    def choose(self, view: AnyView) -> int:
        self.views.append(view)
        if self.then == "crash":
            raise ZeroDivisionError("by nothing")
        return -5 if self.then == "illegal" else view.moves[-1].number


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[Scripted]:
    """Make `good`, `crash` and `illegal` levels for a test; return the list of all bots made."""
    made: list[Scripted] = []
    usual = levels.make_bot

    def make(name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
        if name not in ("good", "crash", "illegal"):
            return usual(name, game, seed, budget)
        made.append(Scripted(name))
        return made[-1]

    monkeypatch.setattr(levels, "make_bot", make)
    return made


def test_a_bot_is_asked_only_where_there_is_a_choice(scripted: list[Scripted]) -> None:
    run = played(setting("good", "good"), 10)
    views = [view for bot in scripted for view in bot.views]
    assert views
    assert all(len(view.moves) > 1 for view in views)
    assert all(view.seat in view.to_act for view in views)
    assert sum(sum(result.asked) for result in run.results()) == len(views)


@pytest.mark.parametrize("kind", ["crash", "illegal"])
def test_a_fault_loses_the_game_and_the_others_play_on(scripted: list[Scripted], kind: str) -> None:
    results = played(setting(kind, "good", "random", players=3), 12).results()
    for result in results:
        seat = result.bots.index(0)
        if not result.asked[seat]:
            continue
        assert [(fault.seat, fault.kind) for fault in result.faults] == [(seat, kind)]
        assert seat not in result.winners
        assert len(result.winners) >= 1
        assert result.asked[seat] == 1  # it is not asked again
        assert result.points[seat] <= 0
    assert any(result.faults for result in results)


def test_where_all_fail_nobody_wins(scripted: list[Scripted]) -> None:
    results = [result for result in played(setting("crash", "illegal"), 20).results() if len(result.faults) == 2]
    assert results
    assert all(result.winners == () for result in results)


def test_a_move_that_took_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    run = played(setting("skilled@300ms", "random", seconds=0.05), 2)
    first, second = run.summary().bots
    assert first.faults[0].kind == "timeout"
    assert (first.win_rate, second.win_rate) == (0, 1)


def test_the_deal_is_that_of_its_number() -> None:
    given = setting("random", "random", seed=9)
    arena = Arena(given)
    seen = [arena.play(Job(3, 0, (0, 1))), arena.play(Job(3, 0, (0, 1)))]
    assert repeatable(seen[0]) == repeatable(seen[1])
    match = Match(arena.game, FastLuck(derived_seed("luck", 9, 3)))
    again = Match(arena.game, FastLuck(derived_seed("luck", 9, 4)))
    assert match.position.to_bytes() != again.position.to_bytes()


def test_budgets_in_iterations_repeat_exactly() -> None:
    given = setting("expert@60it", "casual", "random", players=3)
    assert [repeatable(each) for each in played(given, 9).results()] == [
        repeatable(each) for each in played(given, 9).results()
    ]


def test_another_seed_deals_other_games() -> None:
    points = [
        [result.winners for result in played(setting("random", "random", seed=seed), 30).results()] for seed in (1, 2)
    ]
    assert points[0] != points[1]
