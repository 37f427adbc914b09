"""Red7's bots: heuristics that stay in the game, and levels that search."""

import pytest

import arcus
from arcus.bots import Bot
from arcus.bots.levels import make_bot
from arcus.bots.red7.policy import Red7Policy
from arcus.bots.search.policy import WIN_VALUE
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck, Rng
from arcus.games.red7 import moves
from arcus.records.match import Match

VARIANTS: tuple[dict[str, bool], ...] = ({}, {"advanced": True}, {"actions": True}, {"advanced": True, "actions": True})


def wins(game: AnyGame, first: str, second: str, deals: int) -> int:
    """Return how many games the first of two bots wins; each deal is played twice with seats swapped."""
    won = 0
    for deal in range(deals):
        for seat in range(2):
            names = (first, second) if seat == 0 else (second, first)
            outcome = played(game, [make_bot(name, game, deal) for name in names], deal)
            won += outcome == (seat,)
    return won


def played(game: AnyGame, bots: list[Bot], deal: int) -> tuple[int, ...]:
    """Play a game and return its winners."""
    match = Match(game, FastLuck(deal))
    while match.position.to_act():
        seat = lowest(match.position.to_act())
        match.play(seat, bots[seat].choose(match.view(seat)))
    assert match.outcome is not None
    return tuple(match.outcome.winners)


@pytest.mark.parametrize("options", VARIANTS)
def test_the_policy_passes_only_if_it_must_and_values_the_end(options: dict[str, bool]) -> None:
    game, policy, rng = arcus.game("red7", 3, **options), Red7Policy(), Rng(5)
    for deal in range(8):
        luck = FastLuck(deal)
        position = game.deal(luck)
        flags = 0
        while position.to_act() and not policy.can_stop(position, flags):
            seat = lowest(position.to_act())
            found = position.legal(seat)
            move = policy.choose(position, seat, found, rng) if len(found) > 1 else found[0]
            assert move in list(found)
            assert move != moves.PASS or len(found) == 1
            flags = position.apply(seat, move, luck, NO_EVENTS)
        values = [policy.value(position, seat, 3) for seat in range(3)]
        assert all(0 <= share <= WIN_VALUE for share in values)
        if not position.to_act() and "advanced" not in options:
            assert sorted(values) == [0, 0, WIN_VALUE]


@pytest.mark.parametrize("options", VARIANTS)
def test_greedy_never_passes_by_choice(options: dict[str, bool]) -> None:
    game = arcus.game("red7", 2, **options)
    bot = make_bot("greedy", game, 0)
    for deal in range(8):
        match = Match(game, FastLuck(deal))
        while match.position.to_act():
            seat = lowest(match.position.to_act())
            view = match.view(seat)
            move = bot.choose(view)
            assert move != moves.PASS or len(view.moves) == 1
            match.play(seat, move)


def test_greedy_and_expert_beat_random() -> None:
    game = arcus.game("red7", 2)
    assert wins(game, "greedy", "random", 40) >= 60
    assert wins(game, "expert", "random", 20) >= 32
