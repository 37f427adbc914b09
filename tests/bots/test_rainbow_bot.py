"""Rainbow's bots: they use only what their seat could remember; the lower levels forget."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

import arcus
from arcus.bots.budget import Budget
from arcus.bots.levels import make_bot
from arcus.bots.rainbow.bot import RainbowBot, RainbowLevel, policy_of, without_forgotten
from arcus.bots.rainbow.greedy import RainbowGreedy
from arcus.bots.rainbow.policy import CERTAIN, COLOUR_SETS, fit_chances_of
from arcus.bots.rainbow.tree import RainbowSearch
from arcus.bots.search.policy import WIN_VALUE
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyView, UsageError
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import Position
from arcus.games.rainbow.cards import FACES, parse_deck
from arcus.games.rainbow.position import RainbowPosition
from arcus.records.match import Match
from tests.cases import game_at
from tests.chi_square import assert_frequencies

GAME = arcus.game("rainbow")
MOMENTS = st.tuples(st.integers(0, 2**30), st.integers(0, 99))  # a seed, and a share of the game's moves
FEW = Budget(iterations=300)


def view_of(text: str, **options: bool) -> AnyView:
    """Return the view of the seat to move."""
    game = arcus.game("rainbow", **options)
    position = game.parse_position(text)
    return game.view(position, position.to_act() - 1)


def at(moment: tuple[int, int]) -> tuple[Position, int]:
    """Return a position of a random game that is not over, and the seat to move."""
    position = game_at(GAME, *moment)
    return position, position.to_act() - 1


def master(text: str) -> str:
    """Return the master's move at a position."""
    return GAME.move_text(make_bot("master", GAME, 1, FEW).choose(view_of(text)))


def greedy(text: str) -> str:
    """Return the greedy bot's move at a position."""
    return GAME.move_text(RainbowGreedy().choose(view_of(text)))


# -- certain rainbows

SURE_WAYS = {
    "the sixth card": ("hand=KBPKRK/rest row=RoOyYgGtTb", "lay 2"),
    "light as the sixth": ("hand=KBRPWO/rest row=RoOyYgGtTb", "lay 3"),
    "a flip to a face seen before, then the sixth": ("hand=GBKPRK/rest row=RoOyYgGt*Bp", "flip 4"),
    "a flip to a face that was in the other's hand": ("hand=GBKPRK/rest row=RoOyYgtGBp", "flip 4"),
    "a card, a flip, a card": ("hand=BPRYKO/rest row=Rp*OyYgGt", "lay 1"),
}


@pytest.mark.parametrize(("text", "move"), SURE_WAYS.values(), ids=SURE_WAYS)
def test_a_rainbow_that_is_certain_is_made(text: str, move: str) -> None:
    assert master(text) == move
    assert greedy(text) == move


@pytest.mark.parametrize(("row", "move"), [("Rp*OpYgGtBt", "flip 1"), ("RpOp*YgGtBt", "flip 2")])
def test_of_two_flips_that_look_alike_the_remembered_one_is_made(row: str, move: str) -> None:
    """Flipping red or orange lets the same colour be laid from the hand, and the back of one of the two was seen."""
    text = f"hand=RGOTKT/rest row={row}"
    assert master(text) == greedy(text) == move


@given(moment=MOMENTS, anew=st.integers(0, 99))
def test_playouts_use_what_the_player_to_move_would_know(moment: tuple[int, int], anew: int) -> None:
    """With the unknown faces dealt again, the policy has the same priors and plays the same move."""
    position, seat = at(moment)
    other = GAME.knowledge(GAME.view(position, seat)).sample(FastLuck(anew), anew)
    results = []
    for world in (position, other):
        assert isinstance(world, RainbowPosition)
        policy = policy_of(GAME)
        policy.observe(world, seat)
        priors = [policy.prior(world, seat, move) for move in world.legal(seat)]
        results.append((priors, policy.choose(world, seat, world.legal(seat), Rng(anew))))
    assert results[0] == results[1]
    assert all(0 <= prior <= WIN_VALUE for prior in results[0][0])


@given(moment=MOMENTS)
def test_the_chances_of_both_players_add_up_to_one(moment: tuple[int, int]) -> None:
    position = game_at(GAME, *moment)
    policy = policy_of(GAME)
    assert WIN_VALUE - 2 <= policy.value(position, 0, 2) + policy.value(position, 1, 2) <= WIN_VALUE


@pytest.mark.parametrize(
    ("deck", "face", "up", "fitting", "all_"),
    [
        ("", "R", "", 13, 14),  # two of each other colour and a light fit, a shade does not
        ("", "R", "RO", 11, 14),
        ("", "W", "ROY", 4, 8),
        ("", "K", "ROY", 5, 8),
        ("RO RY OY RW OK GW GB TB PK WK RT", "R", "", 4, 4),
        ("RO RY OY RW OK GW GB TB PK WK RT", "R", "O", 3, 4),
        ("RO RY OY RW OK GW GB TB PK WK RT", "P", "", 0, 1),
    ],
)
def test_playouts_count_the_cards_that_the_game_is_played_with(
    deck: str, face: str, up: str, fitting: int, all_: int
) -> None:
    """They used to take every list of cards for the reconstructed one."""
    colours = sum(1 << FACES.index(each) for each in up)
    chances = fit_chances_of(parse_deck(deck))
    assert chances[FACES.index(face) * COLOUR_SETS + colours] == fitting * CERTAIN // all_


def test_the_chance_of_a_face_that_no_card_has_is_zero() -> None:
    chances = fit_chances_of(parse_deck("RO RY OY RG OG YG RT OT"))
    assert chances[FACES.index("P") * COLOUR_SETS] == 0


# -- the tree


def searched(text: str, iterations: int) -> tuple[RainbowSearch, Position]:
    """Return a search at a position, and the position."""
    position = GAME.parse_position(text)
    search = RainbowSearch(
        GAME.knowledge(GAME.view(position, 0)), policy_of(GAME), owner=0, explore=0.3, prior_visits=1, seed=5
    )
    search.run(iterations)
    return search, position


def test_what_is_learned_for_one_face_stays_with_that_face() -> None:
    """A blind card can bring up many faces: the tree goes on from the one that came up, with only its own tries."""
    search, position = searched("row=Ro", 500)
    tries = {move: visits for move, visits, _ in search.results()}
    blind = GAME.parse_move("blind 1")
    position.play(0, blind, FastLuck(1), NO_EVENTS)
    assert search.advance(blind, GAME.knowledge(GAME.view(position, 0)))
    assert sum(visits for _, visits, _ in search.results()) < tries[blind]
    search.run(20)
    assert {move for move, _, _ in search.results()} == set(position.legal(0))


def test_a_tree_that_never_grew_leads_nowhere() -> None:
    search, position = searched("row=Ro", 0)
    assert not search.advance(GAME.parse_move("lay 1"), GAME.knowledge(GAME.view(position, 0)))


def test_who_loses_a_round_thinks_anew_for_the_next_turn() -> None:
    """The loser opens the next round: the next decision is the same player's, but belongs to a new turn."""
    level = RainbowLevel(iterations=30, overlook=0.6)
    match = Match(GAME, FastLuck(2))
    bots = [RainbowBot(level, GAME, seat) for seat in range(2)]
    last, openings = -1, 0
    while match.position.to_act():
        seat = match.position.to_act() - 1
        view = match.view(seat)
        move = bots[seat].choose(view)
        if seat == last and view.table.stage == "opening":
            openings += 1
            assert move == RainbowBot(level, GAME, seat).choose(view)
        match.play(seat, move)
        last = seat
    assert openings > 5


def test_a_spectator_has_nothing_to_choose() -> None:
    bot = RainbowBot(RainbowLevel(iterations=10), GAME, 1)
    with pytest.raises(UsageError, match="spectator"):
        bot.new_search(GAME.view(GAME.deal(FastLuck(1)), None))


# -- forgetting


@given(moment=MOMENTS, forget=st.floats(0, 1), seed=st.integers(0, 99))
def test_what_is_not_forgotten_is_true_and_what_lies_open_stays(
    moment: tuple[int, int], forget: float, seed: int
) -> None:
    view = GAME.view(*at(moment))
    left = without_forgotten(view, forget, seed)
    assert left.table == view.table
    assert left == without_forgotten(view, forget, seed)
    for kept, seen in zip(left.memory.row, view.memory.row, strict=True):
        assert kept.up == seen.up
        assert kept.card.near in (None, seen.card.near)
        assert kept.card.far in (None, seen.card.far)
    world = GAME.knowledge(left).sample(FastLuck(seed), 1)
    assert GAME.view(world, view.seat).table == view.table


def test_who_forgets_everything_knows_only_what_lies_open() -> None:
    view = view_of("hand=KBRPWO/rest row=Ro*OyyG pile=RYRG/OGTG")
    left = without_forgotten(view, 1.0, 1).memory
    assert [(laid.card.near, laid.card.far) for laid in left.row] == [("R", None), ("O", None), (None, "G")]
    assert all(card.near is None and card.far is None for pile in left.piles for card in pile)
    assert without_forgotten(view, 0.0, 1) == view


def test_nobody_forgets_what_the_table_shows() -> None:
    text = "hand=KBRPWO/rest row=Ro*OyyG pile=RYRG/OGTG"
    left = without_forgotten(view_of(text, memory_aid=True), 1.0, 1).memory
    assert left.row == view_of(text).memory.row
    assert left.piles != view_of(text).memory.piles


def test_older_cards_are_forgotten_more_often() -> None:
    view = view_of("hand=KBRPWO/rest row=Ro*Oy*Yg*Gt*Tb*")
    kept = [0] * 5
    for seed in range(400):
        for place, laid in enumerate(without_forgotten(view, 0.3, seed).memory.row):
            kept[place] += laid.card.far is not None
    assert kept == sorted(kept)
    for place, times in enumerate(kept):
        chance = 0.7 ** (5 - place)
        assert_frequencies(Counter(kept=times, gone=400 - times), {"kept": chance, "gone": 1 - chance})


# -- greedy


RULES = {
    "the first card is laid blind: little is at stake, and the other never sees its back": (
        "hand=GTGKOB/rest",
        "blind 1",
    ),
    "a late card is laid as it is seen": ("hand=OBGKKR/rest row=RoOyTg", "lay 2"),
    "light is kept": ("hand=WOGKKR/rest row=RoOyTg", "lay 2"),
    "a colour that is held twice is spared least": ("hand=PRGKGB/rest row=RoOyTg", "lay 2"),
    "one card is enough": ("hand=WO--KR/rest row=RoGk stage=laid", "stop"),
    "a colour that is up makes room": ("hand=RYKRRG/rest row=RoOyTg", "flip 1"),
    "if no face can fit the card goes blind": ("hand=KTKGKB/rest row=RoOyTg", "blind 1"),
}


@pytest.mark.parametrize(("text", "move"), RULES.values(), ids=RULES)
def test_greedy_plays_by_its_rules(text: str, move: str) -> None:
    assert greedy(text) == move


def test_greedy_beats_random() -> None:
    assert won("greedy", "random", 6) >= 5


def won(name: str, other: str, games: int) -> int:
    """Return how many games one bot wins against another, with seats swapped from game to game."""
    wins = 0
    for game in range(games):
        match = Match(GAME, FastLuck(game // 2))
        bots = [make_bot(name, GAME, game), make_bot(other, GAME, game)]
        while match.position.to_act():
            seat = match.position.to_act() - 1
            match.play(seat, bots[seat ^ game & 1].choose(match.view(seat)))
        assert match.outcome is not None
        wins += match.outcome.winners == (game & 1,)
    return wins
