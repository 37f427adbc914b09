"""Reads and deletes the stored statistics."""

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arcus.games import GAMES
from arcus.protocol import (
    ChanceInfo,
    GameHistory,
    GameLuck,
    LuckStatistics,
    MyStatistics,
    OutcomeCount,
    PlayedGame,
    RatingInfo,
    Tally,
)
from arcus.server.chi_square import compare
from arcus.server.counting import BOT
from arcus.server.ratings import Rating
from arcus.server.schema import luck, ratings, results, tables
from arcus.server.store import Store
from arcus.server.table_info import decode_line

ODD = 0.001  # probability, over all kinds of random events, below which results count as odd

_counts = msgspec.json.Decoder(dict[str, int]).decode


# -- luck


def luck_statistics(store: Store) -> LuckStatistics:
    """Return the random events of all counted games."""
    with store.engine.connect() as connection:
        rows = {(row.game, row.chance): row for row in connection.execute(sa.select(luck))}
    games = tuple(_game_luck(game, rows) for game in GAMES)
    return LuckStatistics(_verdict(games), games)


def _game_luck(game: str, rows: dict[tuple[str, str], sa.Row[Any]]) -> GameLuck:
    found = [
        _chance_info(chance.name, chance.weights, rows[game, chance.name])
        for chance in GAMES[game].chances
        if (game, chance.name) in rows
    ]
    most = max((row.games for key, row in rows.items() if key[0] == game), default=0)
    return GameLuck(game, most, tuple(found))


def _chance_info(name: str, weights: dict[str, int], row: sa.Row[Any]) -> ChanceInfo:
    counts = _counts(row.counts)
    compared = compare(counts, weights, row.spread)
    return ChanceInfo(
        name=name,
        draws=sum(counts.values()),
        outcomes=tuple(
            OutcomeCount(outcome, counts.get(outcome, 0), round(compared.expected[outcome], 2)) for outcome in weights
        ),
        chi_square=round(compared.chi_square, 3),
        freedom=compared.freedom,
        share=None if compared.share is None else round(compared.share, 6),
    )


def _verdict(games: tuple[GameLuck, ...]) -> Literal["few", "fair", "odd"]:
    """Return the verdict by the least likely result, corrected for the number of results compared."""
    shares = [chance.share for game in games for chance in game.chances if chance.share is not None]
    if not shares:
        return "few"
    return "odd" if min(shares) * len(shares) < ODD else "fair"


# -- people


def my_statistics(store: Store, person: str) -> MyStatistics:
    """Return the results and ratings of a person."""
    with store.engine.connect() as connection:
        tallies = tuple(_tally(row) for row in connection.execute(_tallies(person)))
        own = tuple(_rating_info(row) for row in connection.execute(_ratings_of(person)))
        bots = _bots(connection, {(each.game, each.variant) for each in own})
    return MyStatistics(tallies, own, bots)


def _tallies(person: str) -> sa.Select[Any]:
    def number(result: str) -> sa.Label[int]:
        return sa.func.sum(sa.case((results.c.result == result, 1), else_=0)).label(result)

    kind = (results.c.game, results.c.variant, results.c.against)
    return (
        sa.select(
            *kind,
            sa.func.count().label("games"),
            number("won"),
            number("shared"),
            number("lost"),
            number("left"),
            sa.func.avg(results.c.points * 1.0).label("points"),
            sa.func.max(results.c.points).label("best"),
        )
        .where(results.c.person == person)
        .group_by(*kind)
        .order_by(*kind)
    )


def _tally(row: sa.Row[Any]) -> Tally:
    points = None if row.points is None else round(float(row.points), 2)
    counted = (int(row.games), int(row.won), int(row.shared), int(row.lost), int(row.left))
    return Tally(row.game, row.variant, row.against, *counted, points=points, best=row.best)


def _ratings_of(*holders: str) -> sa.Select[Any]:
    query = sa.select(ratings).where(ratings.c.holder.in_(holders))
    return query.order_by(ratings.c.game, ratings.c.variant, ratings.c.mean.desc())


def _bots(connection: Connection, kinds: set[tuple[str, str]]) -> tuple[RatingInfo, ...]:
    """Return the ratings of the bots in these games and variants."""
    query = sa.select(ratings).where(ratings.c.holder.startswith(BOT)).order_by(ratings.c.mean.desc())
    return tuple(_rating_info(row) for row in connection.execute(query) if (row.game, row.variant) in kinds)


def _rating_info(row: sa.Row[Any]) -> RatingInfo:
    rating = Rating(row.mean, row.deviation, row.games)
    level = row.holder.removeprefix(BOT) if row.holder.startswith(BOT) else ""
    return RatingInfo(row.game, row.variant, rating.shown, rating.uncertainty, rating.games, level)


def history(store: Store, person: str, before: tuple[int, str] | None, most: int) -> GameHistory:
    """Return finished games of a person, the newest first, after a place in that list."""
    query = sa.select(results, tables.c.line).outerjoin(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.person == person)
    if before is not None:
        query = query.where(sa.tuple_(results.c.ended, results.c.table_id) < sa.tuple_(*map(sa.literal, before)))
    query = query.order_by(results.c.ended.desc(), results.c.table_id.desc()).limit(most)
    with store.engine.connect() as connection:
        rows = connection.execute(query).all()
    more = f"{rows[-1].ended}-{rows[-1].table_id}" if len(rows) == most else None
    return GameHistory(tuple(_played(row) for row in rows), more)


def _played(row: sa.Row[Any]) -> PlayedGame:
    rating = None if row.mean is None else Rating(row.mean, row.deviation)
    return PlayedGame(
        table=row.table_id,
        game=row.game,
        variant=row.variant,
        ended=row.ended / 1000,
        seat=row.seat,
        players=row.players,
        against=row.against,
        result=row.result,
        points=row.points,
        rating=rating.shown if rating else None,
        uncertainty=rating.uncertainty if rating else None,
        names=tuple(seat.name for seat in decode_line(row.line).seats) if row.line is not None else (),
    )


def place(text: str) -> tuple[int, str]:
    """Parse the `more` of a page of the history."""
    ended, _, table = text.partition("-")
    return int(ended), table


def delete_statistics(connection: Connection, person: str) -> None:
    """Delete all statistics of a person."""
    connection.execute(results.delete().where(results.c.person == person))
    connection.execute(ratings.delete().where(ratings.c.holder == person))
