"""The page about other libraries: how its figures are counted, and how it is written."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import arcus
from arcus.envs import pettingzoo
from arcus.envs.observation import Observer
from bench.peers import arcus_rows, peer_rows, rates
from bench.peers.page import Peer, page, plot
from bench.peers.pettingzoo_loop import loop
from bench.peers.rates import Row
from examples.mouse import Mouse, MouseOptions

ROOT = Path(__file__).parents[1]
ROWS = [
    *(
        Row(library, game, kind, rate)
        for library, kind, rate in (
            ("Arcus", rates.RULES, 900_000),
            ("Arcus", rates.ENVIRONMENT, 400_000),
            ("Arcus, PettingZoo", rates.ENVIRONMENT, 100_000),
            ("Arcus", rates.MANY, 5_000_000),
            ("Arcus", rates.SEARCH, 200_000),
        )
        for game in ("red7", "rainbow")
    ),
    Row("RLCard", "uno", rates.ENVIRONMENT, 16_000),
    Row("RLCard", "doudizhu", rates.ENVIRONMENT, 4_000),
]


@pytest.mark.parametrize("name", arcus.GAMES)
def test_decisions_are_counted_and_forced_moves_are_not(name: str) -> None:
    game = arcus.game(name, 2)
    assert 50 < arcus_rows.positions(game)() <= 200
    assert 50 < arcus_rows.positions(game, Observer(game))() <= 200
    assert 50 < loop(pettingzoo.env(name, 2))() <= 200
    mouse = arcus_rows.positions(Mouse(2, MouseOptions()))
    assert mouse() == 150  # eight cards are laid in a game, and the last one of each player is forced


def test_a_peer_is_counted_in_the_same_way() -> None:
    """In Leduc poker every decision has at least two legal moves, and two or three steps of a game are chance."""
    assert 50 < peer_rows.openspiel_states("leduc_poker", is_observed=True)() < 200


def test_the_page_shows_every_row_with_its_ratio() -> None:
    shown = page(ROWS, [Peer("Arcus", "1", []), Peer("pgx", "", ["no wheel | for this system"])], "A machine")
    assert "| RLCard | uno | 16,000 | 25 to 25 |" in shown
    assert "| 10 times RLCard, one environment | 400,000 | uno, 16,000 | 25.0 | 25.0 |" in shown
    assert "| rainbow | 5,000,000 | 12.5 | 50 |" in shown
    assert "| pgx | not installed | no wheel / for this system |" in shown


def test_the_plot_has_a_bar_for_every_row() -> None:
    tree = ElementTree.fromstring(plot(ROWS))
    assert len(tree.findall("{http://www.w3.org/2000/svg}rect")) == len(ROWS)


def test_the_page_in_the_docs_names_every_library() -> None:
    shown = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert all(f"| {name} |" in shown for name in ("Arcus", *peer_rows.PEERS, "boardgame.io"))
