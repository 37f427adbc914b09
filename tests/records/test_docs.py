"""The description of luck in docs/records.md: each game is dealt from a record and the page alone."""

import re
from pathlib import Path
from typing import Any

import pytest

import arcus
from arcus.cli.simulate import random_record
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck
from arcus.records.luck import Answers, RecordingLuck
from arcus.records.record import Record
from arcus.records.replay import Replay
from tests.cases import CASES, Case

DOCS = Path(__file__).parents[2] / "docs"
TABLE = re.findall(
    r"^\| (red7|qwinto|rainbow|kobito) \| (`.+?`) \| (shuffle|pick)", (DOCS / "records.md").read_text(), re.MULTILINE
)
QUESTIONS = {
    (game, label): (kind, nth) for game, names, kind in TABLE for label, nth in re.findall(r"`(\w+)/(\w+)`", names)
}
COLOURS = "VIBGYOR"


def records(case: Case, games: int = 3) -> list[Record]:
    """Some records of a game."""
    return [random_record(case.game(), 11, number) for number in range(games)]


def dealt(record: Record) -> tuple[AnyGame, Any]:
    """The game of a record as it begins."""
    match = Replay(record).match
    return match.game, match.position


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_of_a_record_is_in_the_table(case: Case) -> None:
    for record in records(case):
        for name, given in record.luck.items():
            label, nth = name.split("/")
            kind, counted = QUESTIONS[case.name, label]
            assert isinstance(given, list) == (kind == "shuffle"), name
            assert int(nth) == 1 if counted == "1" else int(nth) >= 1, name


def test_every_question_of_the_table_is_asked_in_some_record() -> None:
    asked = {(case.name, name.split("/")[0]) for case in CASES for record in records(case) for name in record.luck}
    assert asked == set(QUESTIONS)


@pytest.mark.parametrize("case", [case for case in CASES if case.name == "red7"], ids=str)
def test_red7_is_dealt_as_the_docs_say(case: Case) -> None:
    record = records(case, 1)[0]
    game, position = dealt(record)
    deck: Any = record.luck["deck/1"]
    assert sorted(deck) == list(range(49))
    cards = [f"{COLOURS[card % 7]}{card // 7 + 1}" for card in deck]
    for seat in range(case.players):
        assert set(game.view(position, seat).table.hand) == {cards.pop() for _ in range(7)}
    for seat in range(case.players):
        assert game.view(position, None).table.palettes[seat] == (cards.pop(),)


@pytest.mark.parametrize("players", range(1, 7))
def test_qwinto_begins_and_throws_as_the_docs_say(players: int) -> None:
    record = random_record(arcus.game("qwinto", players), 11, 0)
    game, position = dealt(record)
    assert game.view(position, None).to_act == (record.luck["first/1"],)
    replay = Replay(record)
    for number, _, text in replay.steps():
        if number == 1:
            thrown = [name for name in ("orange", "yellow", "purple") if name[0] in text.removeprefix("roll ")]
            faces = [(name[0], int(str(record.luck[f"{name}/1"])) + 1) for name in thrown]
            assert [(die.colour, die.face) for die in replay.match.view(None).table.dice] == faces


@pytest.mark.parametrize("case", [case for case in CASES if case.name == "rainbow"], ids=str)
def test_rainbow_is_dealt_as_the_docs_say(case: Case) -> None:
    listed = re.findall(r"^`((?:[A-Z]{2} ){56}[A-Z]{2})`$", (DOCS / "rules" / "rainbow.md").read_text(), re.MULTILINE)
    cards = (case.options.get("deck") or listed[0]).split()
    for record in records(case):
        game, position = dealt(record)
        deck: Any = record.luck["deck/1"]
        assert sorted(deck) == list(range(len(cards)))
        assert {name for name in record.luck if name.startswith("orient")} == {f"orient/{i + 1}" for i in deck}
        turned = [cards[i] if record.luck[f"orient/{i + 1}"] == 0 else cards[i][::-1] for i in deck]
        hands = "".join(turned[:-4:-1]) + "/" + "".join(turned[:3])
        assert f"hand={hands} " in game.position_text(position)
        assert f"deck={''.join(turned[3:-3])}" in game.position_text(position)
        if case.options.get("first") == "random":
            assert game.view(position, None).to_act == (record.luck["first/1"],)


@pytest.mark.parametrize(
    "case",
    [*(case for case in CASES if case.name == "kobito"), Case("kobito", 3, {"gold": "9:9 4:3 4:3 6:1"})],
    ids=str,
)
def test_kobito_is_dealt_as_the_docs_say(case: Case) -> None:
    listed = re.findall(r"order in which records count them: `([^`]+)`", (DOCS / "rules" / "kobito.md").read_text())
    golds = (case.options.get("gold") or listed[0]).split()
    names = [*map(str, range(1, 13)), "kobito", "swap"]
    for record in records(case):
        game, position = dealt(record)
        order: Any = record.luck["gold/1"]
        assert sorted(order) == list(range(len(golds)))
        pots = game.view(position, None).table.pots
        assert [f"{pot.gold.length}:{pot.gold.points}" for pot in pots] == [golds[i] for i in order[:-4:-1]]
        first = (int(str(record.luck["first/1"])) + 1) % case.players
        assert game.view(position, None).to_act == (first,)
        if not any(name.startswith("start") for name in record.luck):
            dealt_from: Any = record.luck["deck/1"]
            deck = list(dealt_from)
            assert [pot.rainbow[0][0] for pot in pots] == [names[deck.pop()] for _ in range(3)]
            for step in range(case.players):
                hand = game.view(position, (first + step) % case.players).table.hand
                assert sorted(hand) == sorted(names[deck.pop()] for _ in range(5))


@pytest.mark.parametrize(
    ("deck", "move", "shuffled", "from_deck", "from_discards"),
    [
        ("6,k", "lay 4 g1 high", "start/1", ["6", "kobito"], False),
        ("-", "lay 4 g1 high", "reshuffle/1", [], True),
        ("k,s", "lay 4 g1 high", "reshuffle/1", ["kobito", "swap"], True),
    ],
    ids=["a number is left", "an empty deck", "no number is left"],
)
def test_kobito_shuffles_deck_and_discards_again_as_the_docs_say(
    deck: str, move: str, shuffled: str, from_deck: list[str], from_discards: bool
) -> None:
    game = arcus.game("kobito", 2)
    position = game.parse_position(f"hand=4 gold=4:4:1-2-3,9:9:12,9:10:12 deck={deck}")
    discards = [*game.view(position, None).table.discard, "1", "2", "3", "4"]  # the rainbow that was won comes last
    answers: Answers = {}
    position.play(0, game.parse_move(move), RecordingLuck(FastLuck(2), answers), NO_EVENTS)
    names = [*map(str, range(1, 13)), "kobito", "swap"]
    cards: Any = answers[shuffled]
    expected = from_deck + (discards if from_discards else [])
    assert sorted(names[card] for card in cards) == sorted(expected)


@pytest.mark.parametrize("case", [case for case in CASES if case.options.get("advanced")], ids=str)
def test_red7_shuffles_all_cards_that_were_not_scored_for_a_new_round(case: Case) -> None:
    rounds = 0
    for record in records(case):
        replay = Replay(record)
        before = 1
        for _ in replay.steps():
            table = replay.match.view(None).table
            if table.round != before and replay.match.outcome is None:
                scored = {card for each in table.scored for card in each}
                deck: Any = record.luck[f"deck/{table.round}"]
                cards = {f"{COLOURS[card % 7]}{card // 7 + 1}" for card in deck}
                assert len(cards) == len(deck) == 49 - len(scored)
                assert not cards & scored
                before, rounds = table.round, rounds + 1
    assert rounds
