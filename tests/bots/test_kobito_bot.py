"""Kobito's bots: they complete gold cards, help others little, and the stronger ones win."""

import pytest

import arcus
from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.kobito.greedy import KobitoGreedy
from arcus.bots.kobito.policy import KobitoPolicy
from arcus.bots.kobito.potential import potential
from arcus.bots.kobito.reach import BELOW_BITS, FAR, LACKS_SHIFT, reach, step
from arcus.bots.kobito.weights import SPREAD, WEIGHTS
from arcus.bots.levels import make_bot
from arcus.bots.random_bot import RandomBot
from arcus.bots.searcher import SearchBot
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.games.kobito.position import KobitoPosition
from arcus.records.match import Match

GAME = arcus.game("kobito", 2)
FAR_GOLD = "9:9:1,9:10:1"  # two gold cards that nobody will have soon
ALL_ELSE = ",".join(f"0:{n}:{n + more}" for n in range(4, 10) for more in (-1, 0, 1) if n + more < 9 or n == 8)
OVER = f"won={ALL_ELSE} stage=over gold=-,{FAR_GOLD} golds=-"


def at(text: str) -> KobitoPosition:
    position: KobitoPosition = GAME.parse_position(text)
    return position


def move_of(bot: Bot, text: str) -> str:
    """Return the move of a bot at a position with seat 0 to move."""
    return GAME.move_text(bot.choose(GAME.view(at(text), 0)))


# -- reach


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        (f"hand=6,7,8,12,12 gold=4:4:5,{FAR_GOLD}", 0),
        (f"hand=3,4,6,12,12 gold=4:4:5,{FAR_GOLD}", 0),
        (f"hand=6,9,12,12,12 gold=4:4:5,{FAR_GOLD}", 2),
        (f"hand=12,1,6,6,6 gold=4:4:11,{FAR_GOLD}", 1),
        (f"hand=10,10,10,10,10 bench=6-7-8 gold=4:4:5,{FAR_GOLD}", 0),
        (f"hand=10,10,10,10,10 bench=6-7-8-9 gold=4:4:5,{FAR_GOLD}", 1),
        (f"hand=4,10,10,10,10 bench=6-7-8-9 gold=4:4:5,{FAR_GOLD}", 0),
        (f"hand=10,10,10,10,10 bench=2-3-4-5-6-7-8-9 gold=4:4:5-6-7,{FAR_GOLD}", 1),
    ],
    ids=[
        "all at the high end",
        "both ends",
        "one card is in hand, two are not",
        "twelve is followed by one",
        "the workshop has them all",
        "one card may not stay alone",
        "a shorter piece and a card from hand",
        "the middle of a rainbow can't be taken",
    ],
)
def test_reach_counts_the_cards_that_hand_and_workshop_lack(text: str, lacks: int) -> None:
    assert reach(at(text).data, 0, 0) >> LACKS_SHIFT == lacks


def test_gold_that_is_gone_is_out_of_reach() -> None:
    assert reach(at(OVER).data, 0, 0) >> LACKS_SHIFT == FAR


def test_step_by_step_gold_is_won() -> None:
    position = at(f"hand=4,12,12,12,12 bench=6-7-8-9 gold=5:4:5,{FAR_GOLD}")
    luck = FastLuck(1)
    for _ in range(4):
        if position.points(0):
            break
        found = reach(position.data, 0, 0)
        move = step(position.data, 0, 0, found & BELOW_BITS)
        assert position.why_not(0, move) == 0
        position.apply(0, move, luck, NO_EVENTS)
    assert position.points(0) == 4


# -- the value of a position


def better(one: str, other: str) -> bool:
    return potential(at(one).data, 0, WEIGHTS) > potential(at(other).data, 0, WEIGHTS)


def test_a_kobito_and_a_long_rainbow_raise_the_potential() -> None:
    rest = f"gold=6:6:5,{FAR_GOLD}"
    assert better(f"hand=2,9,12,3,k {rest}", f"hand=2,9,12,3,3 {rest}")
    assert better(f"hand=2,9,12,3,3 bench=8-9-10-11 {rest}", f"hand=2,9,12,3,3 bench=8-9 {rest}")


def test_every_weight_has_a_value() -> None:
    assert len(WEIGHTS) == SPREAD + 1


def test_a_win_is_worth_everything_and_a_lead_something() -> None:
    policy = KobitoPolicy()
    over = at(OVER)
    policy.can_stop(over, 0)
    assert [policy.value(over, seat, 2) for seat in (0, 1)] == [1000, 0]
    ahead = at(f"won=0:4:5 gold=8:8:1,{FAR_GOLD} hand=1,3,5,7,9/1,3,5,7,9")
    policy.can_stop(ahead, 0)
    assert 500 < policy.value(ahead, 0, 2) < 1000
    assert policy.value(ahead, 0, 2) + policy.value(ahead, 1, 2) in (999, 1000)


# -- heuristics


def test_greedy_takes_the_gold_that_gives_most() -> None:
    assert move_of(KobitoGreedy(), "hand=6,7,8,2,2 gold=4:4:5,4:5:5,9:9:1") == "lay 6 g2 high"


def test_greedy_brings_its_workshop_to_gold() -> None:
    assert move_of(KobitoGreedy(), f"hand=12,12,12,12,12 bench=6-7-8 gold=4:4:5,{FAR_GOLD}") == "move b1 low 3 g1 high"


def test_greedy_keeps_a_kobito_if_it_can() -> None:
    assert move_of(KobitoGreedy(), f"hand=k,8,2,2,2 gold=4:4:5-6-7,{FAR_GOLD}") == "lay 8 g1 high"


def test_greedy_lays_where_it_helps_the_others_least() -> None:
    assert move_of(KobitoGreedy(), "hand=6,11,2,2,4 gold=5:5:7-8-9,9:9:12,9:10:12").endswith(("g2 low", "g3 low"))


def test_the_playout_takes_gold_too() -> None:
    position = at(f"hand=6,7,8,2,2 gold=4:4:5,{FAR_GOLD}")
    move = KobitoPolicy().choose(position, 0, position.legal(0), Rng(1))
    assert GAME.move_text(move).split()[2] == "g1"


# -- the search


def test_a_tree_that_is_carried_on_past_a_new_start_card_names_legal_moves_only() -> None:
    """It used to offer moves that fitted the start cards of other worlds."""
    match = Match(GAME, FastLuck(1))
    match.position = at(f"hand=8,10,12,2,k/4,8,k,k,k gold=4:5:5-6-7,{FAR_GOLD}")
    bot = SearchBot(GAME, KobitoPolicy(), 1, Budget(iterations=400), explore=0.1)
    while not match.position.points(0):
        match.play(0, bot.choose(match.view(0)))
    view = match.view(0)
    assert {thought.move for thought in bot.think(view)} <= {choice.number for choice in view.moves}


def test_master_sees_a_gold_that_takes_several_steps() -> None:
    text = f"hand=3,4,1,12,k bench=6-7-8 owed=2 gold=6:7:5,{FAR_GOLD}"
    match = Match(GAME, FastLuck(1))
    match.position = at(text)
    bot = make_bot("master", GAME, 1, Budget(iterations=600))
    while match.position.to_act() == 1 and not match.position.points(0):
        match.play(0, bot.choose(match.view(0)))
    assert match.position.points(0) == 7


# -- strength


def wins(first: Bot, second: Bot, games: int, players: int = 2) -> float:
    """Return how many games the first bot wins; it takes each seat in turn, the second bot all others."""
    game = arcus.game("kobito", players)
    found = 0.0
    for number in range(games):
        match = Match(game, FastLuck(number // players))
        while owing := match.position.to_act():
            seat = lowest(owing)
            bot = first if seat == number % players else second
            match.play(seat, bot.choose(match.view(seat)))
        assert match.outcome is not None
        if number % players in match.outcome.winners:
            found += 1 / len(match.outcome.winners)
    return found


def test_greedy_beats_random() -> None:
    assert wins(KobitoGreedy(), RandomBot(1), 20) == 20


def test_greedy_wins_most_games_of_six() -> None:
    assert wins(KobitoGreedy(), RandomBot(1), 12, 6) > 6


@pytest.mark.needs("compiled")
def test_a_little_search_beats_rules_of_thumb() -> None:
    assert wins(make_bot("master", GAME, 1, Budget(iterations=200)), KobitoGreedy(), 24) > 12
