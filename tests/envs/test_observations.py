"""Observations hold the content of a view, laid out as in `Observer.parts`."""

from typing import Any

import numpy as np
import pytest

import arcus
from arcus.core.game import AnyGame, UsageError
from arcus.envs.observation import Bytes, Observer
from arcus.games.kobito.cards import CARDS as KOBITO_CARDS, NAMES
from arcus.games.rainbow.cards import FACES
from arcus.games.red7.cards import CARD_TEXTS, COLOURS
from tests.cases import CASES, Case, game_at


def seen_from(values: Any, seat: int, players: int) -> list[Any]:
    """Return values by seat in the order of an observation: the seat itself first."""
    return [values[(seat + i) % players] for i in range(players)]


def cards_of(part: Bytes, names: Any) -> set[str]:
    """Return the names of the bytes that are not 0."""
    return {names[i] for i in np.flatnonzero(part)}


def faces_of(part: Bytes) -> list[str | None]:
    """Return the face in each run of bytes of a card, or None."""
    return [FACES[np.flatnonzero(row)[0]] if row.any() else None for row in part]


def counted(part: Bytes) -> list[str]:
    """Return the cards of a pile by name, sorted by kind."""
    return [NAMES[kind] for kind, count in enumerate(part) for _ in range(count)]


def check_red7(seen: dict[str, Bytes], view: Any) -> None:
    table, memory, n = view.table, view.memory, view.players
    assert cards_of(seen["hand"], CARD_TEXTS) == set(table.hand)
    assert cards_of(seen["canvas"], CARD_TEXTS) == set(table.canvas)
    assert cards_of(seen["rule"], COLOURS) == {table.rule}
    assert list(seen["hands"]) == seen_from(table.hands, view.seat, n)
    assert list(seen["won"]) == seen_from(table.won, view.seat, n)
    assert list(seen["points"]) == seen_from(table.points, view.seat, n)
    assert list(seen["in"]) == [palette is not None for palette in seen_from(table.palettes, view.seat, n)]
    assert list(seen["counts"]) == [
        table.deck,
        table.round,
        CARD_TEXTS.index(table.canvas[-1]) + 1 if table.canvas else 0,
        CARD_TEXTS.index(table.last) + 1 if table.last else 0,
    ]
    deck = sorted((depth, CARD_TEXTS[card]) for card, depth in enumerate(seen["deck_top"]) if depth)
    assert tuple(card for _, card in reversed(deck)) == memory.deck_top
    for name, by_seat in (
        ("palettes", [one or other for one, other in zip(table.palettes, memory.palettes_out, strict=True)]),
        ("held", memory.held),
        ("scored", table.scored),
    ):
        sets = [cards_of(part, CARD_TEXTS) for part in seen[name].reshape(n, -1)[:, :49]]
        assert sets == [set(cards or ()) for cards in seen_from(by_seat, view.seat, n)]
    for lead in table.leads:
        led = seen["leads"].reshape(n, -1)[:, COLOURS.index(lead.rule)]
        assert list(np.flatnonzero(led)) == ([] if lead.seat is None else [(lead.seat - view.seat) % n])


def check_qwinto(seen: dict[str, Bytes], view: Any) -> None:
    table, n = view.table, view.players
    rows = [[cell for row in sheet.rows for cell in row] for sheet in table.sheets]
    from arcus.games.qwinto.view import ROW_AND_COLUMN

    cells = [[row[12 * r + c] or 0 for r, c in ROW_AND_COLUMN] for row in rows]
    assert seen["sheets"].reshape(n, -1)[:, :27].tolist() == seen_from(cells, view.seat, n)
    assert list(seen["misthrows"]) == seen_from([sheet.misthrows for sheet in table.sheets], view.seat, n)
    assert {(view.seat + i) % n for i in np.flatnonzero(seen["decided"])} == set(table.decided)
    faces = {die.colour: die.face for die in table.dice}
    choice = arcus.game("qwinto", n).parse_move(table.choice) if table.choice else 0
    assert list(seen["counts"]) == [*(faces.get(colour, 0) for colour in "oyp"), table.sum or 0, choice]


def check_rainbow(seen: dict[str, Bytes], view: Any) -> None:
    table, memory, seat = view.table, view.memory, view.seat
    assert list(seen["counts"]) == [table.deck, *seen_from(table.piles, seat, 2), table.round]
    assert faces_of(seen["next"].reshape(1, 9)) == [table.next]
    held = faces_of(seen["hands"].reshape(6, 16)[:, :9])
    hands = [{card.slot: card.face for card in hand} for hand in seen_from(table.hands, seat, 2)]
    assert held == [hand.get(slot) for hand in hands for slot in (1, 2, 3)]
    row = seen["row"].reshape(6, 24)[: len(memory.row)]
    assert faces_of(row[:, :9]) == [laid.card.near for laid in memory.row]
    assert faces_of(row[:, 9:18]) == [laid.card.far for laid in memory.row]
    assert row[:, 18].tolist() == [laid.up == seat for laid in memory.row]
    assert row[:, 19].tolist() == [laid.card.shared for laid in memory.row]
    assert not seen["row"].reshape(6, 24)[len(memory.row) :].any()
    counts = np.zeros((9, 10), int)
    for card in (card for pile in memory.piles for card in pile):
        counts[FACES.index(card.near), 9 if card.far is None else FACES.index(card.far)] += 1
    assert seen["piles"].reshape(9, 10).tolist() == counts.tolist()


def check_kobito(seen: dict[str, Bytes], view: Any) -> None:
    table, memory, n = view.table, view.memory, view.players
    assert counted(seen["hand"]) == list(table.hand)
    assert counted(seen["discard"]) == list(table.discard)
    assert list(seen["taken"]) == list(memory.taken)
    assert list(seen["fresh"]) == list(memory.fresh)
    assert [name for name, is_sure in zip(NAMES[12:], seen["sure"], strict=True) if is_sure] == list(memory.buried)
    assert list(seen["hands"]) == seen_from(table.hands, view.seat, n)
    assert list(seen["known"]) == seen_from(memory.known, view.seat, n)
    golds = [sum(won.gold.points for won in table.won if won.seat == seat) for seat in range(n)]
    assert list(seen["gold_points"]) == seen_from(golds, view.seat, n)
    assert np.repeat(np.arange(25), seen["gold_won"]).tolist() == sorted(won.gold.length for won in table.won)
    counts = [table.owed, table.acted, table.idle, table.deck, table.gold_deck, memory.starts, memory.shuffles]
    assert list(seen["counts"]) == counts
    penalties = [counted(part[:14]) for part in seen["penalties"].reshape(n, -1)]
    assert penalties == [list(pile) for pile in seen_from(table.penalties, view.seat, n)]
    pots = seen["pots"].reshape(-1, 8)
    for part, pot in zip(pots, table.pots, strict=True):
        assert list(part[3:5]) == ([pot.gold.length, pot.gold.points] if pot else [0, 0])
    rows = [pot.rainbow if pot else () for pot in table.pots]
    rows += [rainbow for benches in seen_from(table.benches, view.seat, n) for rainbow in benches]
    lengths = [*pots[:, 2], *seen["benches"].reshape(-1, 8)[:, 2]]
    assert lengths == [len(rainbow) for rainbow in rows]
    lows = [*pots[:, 0], *seen["benches"].reshape(-1, 8)[:, 0]]
    highs = [*pots[:, 1], *seen["benches"].reshape(-1, 8)[:, 1]]
    assert lows == [number_of(rainbow[0]) if rainbow else 0 for rainbow in rows]
    assert highs == [number_of(rainbow[-1]) if rainbow else 0 for rainbow in rows]
    marks = {(row, index, kind) for row, index, _, kind in seen["marks"].reshape(-1, 4).tolist() if row}
    specials = {
        (row + 1, index + 1, 2 if card.startswith("kobito") else 1)
        for row, rainbow in enumerate(rows)
        for index, spot in enumerate(rainbow)
        for card in spot
        if card not in KOBITO_CARDS
    }
    assert marks == specials


def number_of(spot: tuple[str, ...]) -> int:
    """Return the number of the lowest plain card or kobito of a spot."""
    return next(int(card.removeprefix("kobito=")) for card in spot if card != "swap")


CHECKS = {"red7": check_red7, "qwinto": check_qwinto, "rainbow": check_rainbow, "kobito": check_kobito}


def parts_of(game: AnyGame, position: Any, seat: int) -> dict[str, Bytes]:
    """Return the parts of an observation by name."""
    observer = Observer(game)
    seen = observer.observe(position, seat)
    assert seen.shape == (observer.size,)
    return {name: seen[part] for name, part in observer.parts.items()}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_observation_holds_what_the_view_shows(case: Case) -> None:
    game = case.game()
    for seed in range(3):
        for share in range(0, 101, 10):
            position = game_at(game, seed, share)
            for seat in game.seats:
                seen, view = parts_of(game, position, seat), game.view(position, seat)
                assert list(np.flatnonzero(seen["turn"])) == [(view.table.turn - seat) % case.players]
                assert seen["stage"].sum() == 1
                CHECKS[case.name](seen, view)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_mask_allows_the_legal_moves_and_no_other(case: Case) -> None:
    game = case.game()
    for share in range(0, 101, 10):
        position = game_at(game, 5, share)
        for seat in game.seats:
            moves = [choice.number for choice in game.view(position, seat).moves]
            assert np.flatnonzero(Observer(game).mask(position, seat)).tolist() == sorted(moves)


def test_wrong_uses_are_refused() -> None:
    game = arcus.game("rainbow")
    observer = Observer(game)
    position = game.deal(arcus.FastLuck(1))
    with pytest.raises(UsageError, match="seat must be between 0 and 1, got 2"):
        observer.observe(position, 2)
    with pytest.raises(UsageError, match="expected the view of a seat, got that of a spectator"):
        observer.observe_view(game.view(position, None))
