"""Engine and an independent referee play whole games side by side, and never disagree."""

import importlib
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import lowest, members
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.games import LABELS
from tests.cases import CASES, EXAMPLES, SOAK, Case

LABEL = {name: label for label, name in LABELS.items()}


class Chance:
    """The engine's luck, adapted for the referees."""

    def __init__(self, seed: int) -> None:
        self.luck = FastLuck(seed)

    def shuffle(self, label: str, nth: int, cards: list[Any]) -> list[Any]:
        """Return the cards in the engine's order."""
        order = self.luck.shuffle(LABEL[label], nth, vec[i64](list(range(len(cards)))))
        return [cards[i] for i in order]

    def pick(self, label: str, nth: int, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return self.luck.pick(LABEL[label], nth, n)


def _choose(texts: list[str], style: int, rng: Rng) -> str:
    """Return a random move; other styles avoid ending turns or winning gold, to reach rare positions."""
    wanted = texts
    if style == 1:
        wanted = [text for text in texts if text not in ("end", "pass", "stop")]
    elif style == 2:
        wanted = [text for text in texts if text.startswith(("start", "swap", "exchange", "take", "repaint", "blind"))]
    wanted = wanted or texts
    return wanted[rng.below(len(wanted))]


def play_side_by_side(case: Case, seed: int, style: int) -> None:
    """Play one game and compare every legal move, every state and the points."""
    game = case.game()
    referee = importlib.import_module(f"tests.oracles.{case.name}").Oracle(
        case.players, game.options_dict(), Chance(seed)
    )
    engine_state = importlib.import_module(f"tests.oracles.{case.name}_engine").engine_state
    luck, rng = FastLuck(seed), Rng(seed)
    position = game.deal(luck)
    story: list[str] = []
    while True:
        assert set(members(position.to_act())) == referee.to_act(), story
        assert engine_state(game, position) == referee.state(), story
        if not position.to_act():
            break
        legal = {seat: [game.move_text(move) for move in position.legal(seat)] for seat in members(position.to_act())}
        for seat, texts in legal.items():
            assert set(texts) == referee.legal(seat), (seat, story)
        seat = lowest(position.to_act())
        text = _choose(legal[seat], style, rng)  # a legal move for the referee too, as was just compared
        story.append(f"{seat} {text}")
        position.play(seat, game.parse_move(text), luck, NO_EVENTS)
        referee.play(seat, text)
        assert len(story) < 5000
    for seat in range(case.players):
        assert position.points(seat) == referee.points(seat), story


@pytest.mark.parametrize("style", [0, 1, 2], ids=["uniform", "keeps going", "seeks actions"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_engine_and_referee_agree_over_whole_games(case: Case, style: int) -> None:
    for seed in range(200 if SOAK else max(1, EXAMPLES // 5)):
        play_side_by_side(case, seed, style)
