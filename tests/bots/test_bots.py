"""Laws of all bots: they see views only, they are repeatable, and they play legal moves."""

from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import arcus
from arcus.bots import searcher
from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget, parse_budget
from arcus.bots.hints import hint
from arcus.bots.kobito.policy import KobitoPolicy
from arcus.bots.levels import BASELINES, LEVELS, SPECS, levels_of, make_bot
from arcus.bots.red7.policy import Red7Policy
from arcus.bots.search.policy import Policy
from arcus.bots.search.tree import Search
from arcus.bots.searcher import SearchBot
from arcus.core.bits import lowest
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import TURN_ENDED
from arcus.records.match import Match
from tests.cases import CASES, Case, game_at

BOTS = (*LEVELS, *BASELINES)
SEARCHING = ("kobito", "rainbow", "red7")  # the games whose levels have a budget
FEW = Budget(iterations=60)
SMALL = [case for case in CASES if case.players in (2, 3)]
every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("game", sorted(SPECS))


@every_bot
@every_game
@settings(max_examples=8)
@given(data=st.data(), seed=st.integers(0, 2**30), share=st.integers(0, 99), anew=st.integers(0, 99))
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(
    name: str, game: str, data: st.DataObject, seed: int, share: int, anew: int
) -> None:
    """With other hidden cards that agree with the view, the same bot with the same seed makes the same move."""
    case: Case = data.draw(st.sampled_from([case for case in SMALL if case.name == game]))
    played = case.game()
    position = game_at(played, seed, share)
    seat = lowest(position.to_act())
    view = played.view(position, seat)
    other = played.view(played.knowledge(view).sample(FastLuck(anew), anew), seat)
    first = make_bot(name, played, seed, FEW).choose(view)
    assert make_bot(name, played, seed, FEW).choose(other) == first
    assert first in [choice.number for choice in view.moves]


@every_bot
@every_game
def test_a_bot_plays_whole_games(name: str, game: str) -> None:
    played = arcus.game(game, max(2, arcus.GAMES[game].min_players))
    match = Match(played, FastLuck(5))
    bots = [make_bot(name, played, seat, FEW) for seat in range(played.players)]
    while owing := match.position.to_act():
        seat = lowest(owing)
        match.play(seat, bots[seat].choose(match.view(seat)))
    assert match.outcome is not None


@every_game
def test_the_levels_of_a_game_are_those_that_people_choose_from(game: str) -> None:
    assert tuple(levels_of(game)) == LEVELS


def _searched(game: str) -> list[Any]:
    return [levels_of(game)[name] for name in LEVELS]


@pytest.mark.parametrize("game", SEARCHING)
def test_each_level_searches_and_remembers_no_less_than_the_one_below(game: str) -> None:
    levels = _searched(game)
    for low, high in pairwise(levels):
        assert high.iterations >= low.iterations
        assert getattr(high, "forget", 0) <= getattr(low, "forget", 0)
        assert getattr(high, "prior_visits", 0) >= getattr(low, "prior_visits", 0)
    assert levels[-1].iterations >= 30 * levels[-2].iterations


def test_the_upper_levels_of_qwinto_have_learned() -> None:
    levels = _searched("qwinto")
    assert [level.by for level in levels] == ["heuristic", "heuristic", "value", "value", "value"]
    assert [level.aim for level in levels] == [*["points"] * 3, "win", "win"]


DEALS = {"red7": 60, "qwinto": 20, "rainbow": 16, "kobito": 24}  # enough for the better level to be ahead


def won(game: AnyGame, name: str, other: str, deals: int) -> float:
    """Return how many games one bot wins against another; each deal is played twice, with seats exchanged."""
    wins = 0.0
    for deal in range(deals):
        for seat in range(2):
            match = Match(game, FastLuck(deal))
            bots = [make_bot(name if each == seat else other, game, deal) for each in range(2)]
            while owing := match.position.to_act():
                mover = lowest(owing)
                match.play(mover, bots[mover].choose(match.view(mover)))
            assert match.outcome is not None
            wins += (seat in match.outcome.winners) / len(match.outcome.winners)
    return wins


@every_game
@pytest.mark.needs("compiled")
@pytest.mark.parametrize(("low", "high"), [*pairwise(LEVELS[:-1])])
def test_a_level_beats_the_one_below(game: str, low: str, high: str) -> None:
    """The master is left out: one game takes a second. `arcus arena` measures it."""
    assert won(arcus.game(game, 2), high, low, DEALS[game]) > 1.05 * DEALS[game]


@every_game
def test_a_hint_names_the_masters_move_and_three_others(game: str) -> None:
    played = arcus.game(game, 2)
    position = played.deal(FastLuck(3))
    seat = lowest(position.to_act())
    view = played.view(position, seat)
    hints = hint(played, view, 7, FEW)
    assert 1 <= len(hints) <= 4
    assert {each.move for each in hints} <= {choice.number for choice in view.moves}
    assert hints[0].move == make_bot("master", played, 7, FEW).choose(view)
    with pytest.raises(UsageError, match="nothing to decide"):
        hint(played, played.view(position, None))


class Counted:
    """A search that records how many iterations each run has."""

    def __init__(self, search: Search, runs: list[int]) -> None:
        self.search = search
        self.runs = runs

    def run(self, iterations: int) -> None:
        before = self.search.iterations
        self.search.run(iterations)
        assert self.search.iterations == before + iterations
        self.runs.append(iterations)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.search, name)


def _counted(name: str, game: AnyGame, budget: Budget) -> tuple[SearchBot, list[int]]:
    """Return a bot, and the list to which it adds the iterations of every run of its searches."""
    bot: Any = make_bot(name, game, 1, budget)
    runs: list[int] = []
    new_search = bot.new_search
    bot.new_search = lambda view: Counted(new_search(view), runs)
    return bot, runs


BUDGETED = {
    "kobito": ("kobito", {}),
    "rainbow": ("rainbow", {}),
    "red7 with actions": ("red7", {"actions": True}),
    "red7 with rounds": ("red7", {"rounds": 9}),
}


@pytest.mark.parametrize(("game", "options"), BUDGETED.values(), ids=BUDGETED)
@pytest.mark.parametrize("name", ["master", "casual"])  # one overlooks nothing, the other a lot
def test_a_budget_in_iterations_is_spent_over_the_decisions_of_a_turn(
    name: str, game: str, options: dict[str, Any]
) -> None:
    """The first search of a turn gets six tenths, each later one six tenths of what is left, and none less than 8.

    In Red7 a seat that lost a round and opened the next one used to get only what the old turn had left. So did every
    turn that began with a mistake or with a single legal move.
    """
    played = arcus.game(game, 2, **options)
    spent: list[list[int]] = []  # turn by turn
    match = Match(played, FastLuck(4))
    bots = [_counted(name, played, Budget(iterations=100)) for _ in range(2)]
    flags = TURN_ENDED
    while owing := match.position.to_act():
        seat = lowest(owing)
        bot, runs = bots[seat]
        if flags & TURN_ENDED:
            spent.append([])
        runs.clear()
        flags = match.play(seat, bot.choose(match.view(seat)))
        if runs:
            spent[-1].append(sum(runs))
    assert max(map(len, spent)) > 1
    for turn in spent:
        assert turn == [60, 24, 9, *[8] * len(turn)][: len(turn)]


@pytest.mark.parametrize("game", SEARCHING)
def test_a_budget_in_milliseconds_ends_with_the_first_look_at_the_clock_after_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 20 ms the first decision of a turn gets 12. The clock is read after every CHUNK of iterations."""
    times = iter(range(1000))
    monkeypatch.setattr(searcher, "time", SimpleNamespace(perf_counter=lambda: next(times) * 0.0035))
    played = arcus.game(game, 2)
    position = played.deal(FastLuck(3))
    bot, runs = _counted("master", played, Budget(ms=20))
    bot.think(played.view(position, lowest(position.to_act())))
    assert runs == [searcher.CHUNK] * 4  # 3.5, 7 and 10.5 ms are within it, 14 ms are not


def test_no_budget_changes_a_bot_that_works_out_every_choice() -> None:
    played = arcus.game("qwinto", 2)
    position = played.deal(FastLuck(3))
    view = played.view(position, lowest(position.to_act()))
    bots = [make_bot("master", played, 1, budget) for budget in (None, Budget(ms=20), Budget(iterations=1))]
    one, *others = [bot.think(view) for bot in bots if isinstance(bot, Thinker)]
    assert others == [one, one]


class Watched(SearchBot):
    """A bot that overlooks a lot, and records which trees it reuses: at which decisions they were grown and reused."""

    def __init__(self, game: AnyGame, policy: Policy, seed: int) -> None:
        super().__init__(game, policy, seed, Budget(iterations=25), overlook=0.4)
        self.grown = -1
        self.carried: list[tuple[int, int]] = []

    def think(self, view: AnyView) -> list[Thought]:
        thoughts = super().think(view)
        self.grown = view.decision
        return thoughts

    def _reused_search(self, view: AnyView) -> Search | None:
        search = super()._reused_search(view)
        if search is not None:
            self.carried.append((self.grown, view.decision))
        return search


@pytest.mark.parametrize(("game", "policy"), [("kobito", KobitoPolicy), ("red7", Red7Policy)])
def test_a_tree_is_carried_on_only_past_the_move_that_it_chose(game: str, policy: Callable[[], Policy]) -> None:
    """After a mistake, or a single legal move, the tree of an older decision used to be reused."""
    played = arcus.game(game, 2, **({"actions": True, "advanced": True} if game == "red7" else {}))
    carried = []
    for seed in range(5):
        match = Match(played, FastLuck(seed))
        bots = [Watched(played, policy(), seat) for seat in (0, 1)]
        while owing := match.position.to_act():
            seat = lowest(owing)
            match.play(seat, bots[seat].choose(match.view(seat)))
        carried += [each for bot in bots for each in bot.carried]
    assert carried
    assert all(now == grown + 1 for grown, now in carried)


@pytest.mark.parametrize("text", ["", "it", "0it", "-5it", "5", "5s", "1.5ms", "x" * 40, "9" * 40 + "it"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="is not a budget"):
        parse_budget(text)


def test_budgets_read_back() -> None:
    for text in ("2000it", "200ms"):
        assert str(parse_budget(text)) == text


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UsageError, match="beginner, casual, skilled, expert, master, random, greedy"):
        make_bot("grandmaster", arcus.game("red7"), 1)
