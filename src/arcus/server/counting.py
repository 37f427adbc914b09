"""Updates statistics in the background: random events, results and ratings, counting each finished game once.

A game is counted and marked as counted in one transaction, so that it is counted once even if several processes run or
one stops. Games are counted in the order in which they ended.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from arcus.core.game import Seat
from arcus.server.database import NotStored
from arcus.server.finished_games import FinishedGame, finished_game
from arcus.server.journal_store import GONE
from arcus.server.ratings import Rating, rated
from arcus.server.schema import luck, persons, ratings, records, results, sitters, tables, upsert
from arcus.server.services import Services
from arcus.server.store import Store

LOOK = 1.0  # seconds between two checks for games to count
SOME = 50  # games at a time, so that a backlog of years delays nothing else
COUNTING = 7_277_004  # PostgreSQL's advisory lock while games are counted
BOT = "bot:"

log = structlog.get_logger()
_counts = msgspec.json.Decoder(dict[str, int]).decode

RatingKey = tuple[str, str, str]


class Person(msgspec.Struct, frozen=True):
    """A person in a finished game whose account still exists."""

    id: str
    is_bot: bool
    seats: tuple[Seat, ...]


async def keep_counted(services: Services) -> None:
    """Count finished games, periodically, so that requests only read."""
    while True:
        await services.clock.sleep(LOOK)
        try:
            await services.writer.read(count_games, services.store, services.clock.now_ms())
        except NotStored as error:
            log.warning("games not counted", error=str(error))


def count_games(store: Store, now: int) -> None:
    """Count some of the finished games that are not counted yet."""
    query = (
        sa.select(records.c.table_id, records.c.ended, records.c.record, tables.c.line)
        .outerjoin(tables, tables.c.id == records.c.table_id)
        .where(records.c.counted.is_(None))
        .order_by(records.c.ended, records.c.table_id)
        .limit(SOME)
    )
    with store.engine.connect() as connection:
        rows = connection.execute(query).all()
    if not rows:
        return
    found = [game for row in rows if (game := _read(*row)) is not None]
    with store.begin() as connection:
        if not store.is_sqlite:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(COUNTING)))
        mark = records.update().where(records.c.table_id.in_([row.table_id for row in rows]))
        mark = mark.where(records.c.counted.is_(None)).values(counted=now)
        ours = set(connection.scalars(mark.returning(records.c.table_id)))
        games = [game for game in found if game.table in ours]
        _add_luck(connection, games)
        _add_results(connection, games)


def _read(table: str, ended: int, record: bytes, line: bytes | None) -> FinishedGame | None:
    """Return the game of a record; None if it does not count, or can't be read and must not stop the others."""
    try:
        return finished_game(table, ended, record, line)
    except (msgspec.MsgspecError, LookupError, ValueError) as error:
        log.warning("game not counted", table=table, error=f"{type(error).__name__}: {error}")
        return None


# -- chance


def _add_luck(connection: Connection, games: Sequence[FinishedGame]) -> None:
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    spread: dict[tuple[str, str], float] = defaultdict(float)
    seen: Counter[tuple[str, str]] = Counter()
    for game in games:
        for draws in game.draws:
            counts[game.game, draws.chance].update(draws.outcomes)
            spread[game.game, draws.chance] += draws.spread
        seen.update({(game.game, draws.chance) for draws in game.draws})
    if not counts:
        return
    for row in connection.execute(sa.select(luck).where(luck.c.game.in_({game for game, _ in counts}))):
        key = (row.game, row.chance)
        if key in counts:
            counts[key].update(_counts(row.counts))
            spread[key] += row.spread
            seen[key] += row.games
    rows = [
        {
            "game": key[0],
            "chance": key[1],
            "games": seen[key],
            "spread": spread[key],
            "counts": msgspec.json.encode(each),
        }
        for key, each in counts.items()
    ]
    upsert(connection, luck, rows)


# -- people


def _add_results(connection: Connection, games: Sequence[FinishedGame]) -> None:
    people = _people(connection, [game.table for game in games])
    known = _ratings(connection, games, people)
    rows = []
    changed: dict[RatingKey, Rating] = {}
    for game in games:
        here = people.get(game.table, [])
        after = _rate(game, here, known)
        known.update(after)
        changed.update(after)
        rows += [_result(game, person, here, after) for person in here]
    if rows:
        connection.execute(results.insert(), rows)
    upsert(connection, ratings, [_rating_row(key, rating) for key, rating in changed.items()])


def _people(connection: Connection, names: Sequence[str]) -> dict[str, list[Person]]:
    """Return the people of these tables, locked against deletion; deleted ones are left out."""
    query = (
        sa.select(sitters.c.table_id, sitters.c.seat, persons.c.id, persons.c.is_bot)
        .join(persons, persons.c.id == sitters.c.person)
        .where(sitters.c.table_id.in_(names), persons.c.since < GONE)
        .order_by(persons.c.id, sitters.c.seat)
        .with_for_update(read=True, of=persons)
    )
    seats: dict[tuple[str, str, bool], list[Seat]] = defaultdict(list)
    for row in connection.execute(query):
        seats[row.table_id, row.id, row.is_bot].append(row.seat)
    found: dict[str, list[Person]] = defaultdict(list)
    for (table, who, is_bot), mine in seats.items():
        found[table].append(Person(who, is_bot, tuple(mine)))
    return found


def _holders(game: FinishedGame, people: Sequence[Person]) -> list[str]:
    """Return the holder of each seat's rating; empty for a person whose account was deleted."""
    holders = [f"{BOT}{each.level}" if each.kind == "bot" else "" for each in game.seats]
    for person in people:
        for seat in person.seats:
            holders[seat] = person.id
    return holders


def _ratings(
    connection: Connection, games: Sequence[FinishedGame], people: dict[str, list[Person]]
) -> dict[RatingKey, Rating]:
    """Return the ratings of all players of these games."""
    holders = {who for game in games for who in _holders(game, people.get(game.table, []))}
    rows = connection.execute(sa.select(ratings).where(ratings.c.holder.in_(holders)))
    return {(row.holder, row.game, row.variant): Rating(row.mean, row.deviation, row.games) for row in rows}


def _rate(game: FinishedGame, people: Sequence[Person], known: dict[RatingKey, Rating]) -> dict[RatingKey, Rating]:
    """Return the ratings that a game changes: none if it has no result, or if a person played several seats."""
    holders = _holders(game, people)
    if game.is_stopped or len(set(holders)) < 2 or any(len(person.seats) > 1 for person in people):
        return {}
    before = {who: known.get((who, game.game, game.variant), Rating()) for who in holders}
    after = rated(before, holders, game.ranks())
    return {(who, game.game, game.variant): rating for who, rating in after.items() if who}


def _result(
    game: FinishedGame, person: Person, people: Sequence[Person], after: dict[RatingKey, Rating]
) -> dict[str, Any]:
    programs = {seat for each in people if each.is_bot for seat in each.seats}
    rating = after.get((person.id, game.game, game.variant))
    return {
        "person": person.id,
        "table_id": game.table,
        "game": game.game,
        "variant": game.variant,
        "ended": game.ended,
        "seat": person.seats[0],
        "players": len(game.seats),
        "against": game.against(person.seats, programs),
        "result": game.result(person.seats),
        "points": game.points[person.seats[0]] if game.points and not game.is_gone(person.seats[0]) else None,
        "mean": rating.mean if rating else None,
        "deviation": rating.deviation if rating else None,
    }


def _rating_row(key: RatingKey, rating: Rating) -> dict[str, Any]:
    holder, game, variant = key
    own = {"mean": rating.mean, "deviation": rating.deviation, "games": rating.games}
    return {"holder": holder, "game": game, "variant": variant, **own}
