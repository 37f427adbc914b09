"""Commands to measure Arcus: `bench engine`, `bench bots`, `bench calibration`, `bench server`."""

from arcus.cli.options import BenchCalibrationOptions, BenchServerOptions, Game, Json, Seconds


def engine(*, seconds: Seconds = 1.0, json: Json = False) -> None:
    """Measure random games per second for each game and variant, on one core.

    The ratio compares each row with a yardstick, a small simulator of Red7 measured in the same run.
    """
    from arcus.cli.bench_engine import run

    run(seconds, json)


def bots(*, seconds: Seconds = 1.0, json: Json = False) -> None:
    """Measure the master level's search iterations per second in each game's opening, on one core."""
    from arcus.cli.bench_bots import run

    run(seconds, json)


def calibration(game: Game, /, *, options: BenchCalibrationOptions = BenchCalibrationOptions()) -> None:
    """Measure how often the chances that hints and analysis show are won, in games between masters."""
    from arcus.cli.bench_calibration import run

    run(game, options)


def server(*, options: BenchServerOptions = BenchServerOptions()) -> None:
    """Measure acknowledged moves per second of a durable server and of an echo without rules or database."""
    from arcus.cli.bench_server import run

    run(options)
