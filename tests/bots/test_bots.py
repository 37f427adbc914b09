"""Laws of all bots: they see views only, they are repeatable, and they play legal moves."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arcus
from arcus.bots.budget import Budget, parse_budget
from arcus.bots.hints import hint
from arcus.bots.kobito.guide import KobitoGuide
from arcus.bots.levels import KITS, LEVELS, MEASURES, levels_of, make_bot
from arcus.bots.red7.guide import Red7Guide
from arcus.bots.search.guide import Guide
from arcus.bots.search.tree import Search
from arcus.bots.searcher import SearchBot
from arcus.bots.thoughts import Thinker, Thought
from arcus.core.bits import lowest
from arcus.core.game import AnyGame, AnyView, WrongUse
from arcus.core.luck import FastLuck
from arcus.records.live import Live
from tests.cases import CASES, Case, random_game

BOTS = (*LEVELS, *MEASURES)
FEW = Budget(iterations=60)
SMALL = [case for case in CASES if case.players in (2, 3)]
every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("game", sorted(KITS))


@every_bot
@every_game
@settings(max_examples=8)
@given(data=st.data(), seed=st.integers(0, 2**30), moment=st.integers(0, 60), anew=st.integers(0, 99))
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(
    name: str, game: str, data: st.DataObject, seed: int, moment: int, anew: int
) -> None:
    """Dealt anew as far as the seat can't know, the same bot with the same seed makes the same move."""
    case: Case = data.draw(st.sampled_from([case for case in SMALL if case.name == game]))
    played = case.game()
    position = random_game(played, seed, moment)
    if not position.to_act():
        return
    seat = lowest(position.to_act())
    view = played.view(position, seat)
    other = played.view(played.knowledge(view).sample(FastLuck(anew), anew), seat)
    first = make_bot(name, played, seed, FEW).choose(view)
    assert make_bot(name, played, seed, FEW).choose(other) == first
    assert first in [choice.number for choice in view.moves]


@every_bot
@every_game
def test_a_bot_plays_whole_games(name: str, game: str) -> None:
    played = arcus.game(game, max(2, arcus.GAMES[game].least))
    live = Live(played, FastLuck(5))
    bots = [make_bot(name, played, seat, FEW) for seat in range(played.players)]
    while owing := live.position.to_act():
        seat = lowest(owing)
        live.play(seat, bots[seat].choose(live.view(seat)))
    assert live.outcome is not None


@every_game
def test_levels_are_data_and_grow_in_strength_of_thought(game: str) -> None:
    assert tuple(levels_of(game)) == LEVELS


@every_game
def test_a_hint_names_the_masters_move_and_three_others(game: str) -> None:
    played = arcus.game(game, 2)
    position = played.deal(FastLuck(3))
    seat = lowest(position.to_act())
    view = played.view(position, seat)
    hints = hint(played, view, 7, FEW)
    texts = {choice.number: choice.text for choice in view.moves}
    assert 1 <= len(hints) <= 4
    assert all(texts[each.move] == each.text for each in hints)
    assert hints[0].move == make_bot("master", played, 7, FEW).choose(view)
    with pytest.raises(WrongUse, match="nothing to decide"):
        hint(played, played.view(position, None))


@every_game
def test_a_budget_in_milliseconds_is_kept(game: str) -> None:
    """A hint within a budget comes back at all and considers something; times are measured by `arcus bench bots`."""
    played = arcus.game(game, 2)
    position = played.deal(FastLuck(3))
    bot = make_bot("master", played, 1, Budget(ms=20))
    view = played.view(position, lowest(position.to_act()))
    assert isinstance(bot, Thinker)
    assert bot.think(view)[0].move in [choice.number for choice in view.moves]


class Watched(SearchBot):
    """A bot that often slips, and notes which trees it carries on: when it grew them, and when it goes on."""

    def __init__(self, game: AnyGame, guide: Guide, seed: int) -> None:
        super().__init__(game, guide, seed, Budget(iterations=25), slip=0.4)
        self.grown = -1
        self.carried: list[tuple[int, int]] = []

    def think(self, view: AnyView) -> list[Thought]:
        thoughts = super().think(view)
        self.grown = view.decision
        return thoughts

    def _continued(self, view: AnyView) -> Search | None:
        search = super()._continued(view)
        if search is not None:
            self.carried.append((self.grown, view.decision))
        return search


@pytest.mark.parametrize(("game", "guide"), [("kobito", KobitoGuide), ("red7", Red7Guide)])
def test_a_tree_is_carried_on_only_past_the_move_that_it_chose(game: str, guide: Callable[[], Guide]) -> None:
    """After a slip, or a move that was the only one, the tree of an older decision went on as if it led here."""
    played = arcus.game(game, 2, **({"actions": True, "advanced": True} if game == "red7" else {}))
    carried = []
    for seed in range(5):
        live = Live(played, FastLuck(seed))
        bots = [Watched(played, guide(), seat) for seat in (0, 1)]
        while owing := live.position.to_act():
            seat = lowest(owing)
            live.play(seat, bots[seat].choose(live.view(seat)))
        carried += [each for bot in bots for each in bot.carried]
    assert carried
    assert all(now == grown + 1 for grown, now in carried)


@pytest.mark.parametrize("text", ["", "it", "0it", "-5it", "5", "5s", "1.5ms", "x" * 40, "9" * 40 + "it"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(WrongUse, match="is not a budget"):
        parse_budget(text)


def test_budgets_read_back() -> None:
    for text in ("2000it", "200ms"):
        assert str(parse_budget(text)) == text


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(WrongUse, match="beginner, casual, skilled, expert, master, random, greedy"):
        make_bot("grandmaster", arcus.game("red7"), 1)
