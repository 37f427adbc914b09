"""Arcus, measured as its peers are."""

import random
from collections.abc import Callable, Iterator

import arcus
from arcus.bots.budget import Budget
from arcus.bots.levels import make_bot
from arcus.bots.searcher import SearchBot
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame
from arcus.core.playout import Tally, play_games
from arcus.envs import pettingzoo, vector
from arcus.envs.observation import Observer
from bench.peers import rates
from bench.peers.pettingzoo_loop import loop
from bench.peers.rates import Row, best
from examples.mouse import Mouse, MouseOptions

GAMES = (("red7", 2), ("qwinto", 2), ("rainbow", 2), ("kobito", 2))
AT_ONCE = 128
BATCH = 64  # iterations between two looks at the clock


def rows() -> Iterator[Row]:
    """Measure the four games."""
    for name, players in GAMES:
        game = arcus.game(name, players)
        yield Row("Arcus", name, rates.RULES, best(positions(game)))
        yield Row("Arcus", name, rates.ENVIRONMENT, best(positions(game, Observer(game))))
        yield Row("Arcus, PettingZoo", name, rates.ENVIRONMENT, best(loop(pettingzoo.env(name, players))))
        yield Row("Arcus", name, rates.MANY, best(many(name, players)))
        if iterations := searched(name, players):
            yield Row("Arcus", name, rates.SEARCH, best(iterations))
    yield Row("Arcus, plain Python", "mouse", rates.RULES, best(positions(Mouse(2, MouseOptions()))))


def positions(game: AnyGame, observer: Observer | None = None) -> Callable[[], int]:
    """Return a function that plays on positions, with or without an observation at each decision."""
    number = 0
    luck = arcus.FastLuck(number)
    position = game.deal(luck)

    def some() -> int:
        nonlocal position, luck, number
        decisions = 0
        for _ in range(200):
            owing = position.to_act()
            if not owing:
                number += 1
                luck = arcus.FastLuck(number)
                position = game.deal(luck)
                owing = position.to_act()
            seat = lowest(owing)
            legal = position.legal(seat)
            decisions += len(legal) > 1
            if observer:
                observer.observe(position, seat)
            position.apply(seat, random.choice(legal), luck, NO_EVENTS)
        return decisions

    return some


def many(name: str, players: int) -> Callable[[], int]:
    """Return a function that plays many games at once."""
    tally = Tally(players)
    play_games(arcus.game(name, players).blank(), 1, 0, 2000, tally)
    share = int(tally.decisions) / int(tally.plays)
    env = vector.make(name, players, games=AT_ONCE)

    def some() -> int:
        for _ in range(20):
            env.step(env.random_actions())
        return round(20 * AT_ONCE * share)

    return some


def searched(name: str, players: int) -> Callable[[], int] | None:
    """Return a function that searches the opening as `master` does, or None for a game whose bot does not search."""
    game = arcus.game(name, players)
    position = game.deal(arcus.FastLuck(1))
    bot = make_bot("master", game, 1)
    if not isinstance(bot, SearchBot):
        return None
    view = game.view(position, lowest(position.to_act()))

    def some() -> int:
        search = make_bot("master", game, 1, Budget(iterations=1))
        assert isinstance(search, SearchBot)
        tree = search.new_search(view)
        for _ in range(32):
            tree.run(BATCH)
        return 32 * BATCH

    return some
