"""Defaults of tables between strangers: a clock, what happens to a player who runs out of time, and no hints."""

from msgspec.structs import replace

from arcus.protocol import Setup, TimeControl

CLOCK = TimeControl(bank=300, gain=10)
"""For all games: five minutes, and ten seconds more with each turn."""


def match_setup(setup: Setup) -> Setup:
    """Return the setup of a table for strangers who are matched: public, and with a clock.

    Without a clock of its own it gets `CLOCK`. A player who runs out of time loses a game of two; with more
    players a bot plays on, so that the others can finish the game.
    """
    setup = replace(setup, public=True)
    if setup.clock is None:
        setup = replace(setup, clock=CLOCK, absent="lose" if setup.seats == 2 else "bot")
    return with_defaults(setup)


def with_defaults(setup: Setup) -> Setup:
    """Return the setup with defaults for everything left open; public tables have no hints."""
    return setup if setup.hints is not None else replace(setup, hints=not setup.public)
