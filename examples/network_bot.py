"""A bot that plays over the network: `python examples/network_bot.py http://127.0.0.1:8777 CODE`.

It registers an account, sits down at the table with that code, and plays until the game is over. Without a code it
opens a public table of Kobito, waits for someone to join, and begins.
"""

import sys

from arcus.bots.levels import make_bot
from arcus.client import Client
from arcus.games import make
from arcus.protocol import Begin, Setup, Sit


def main(url: str, code: str = "") -> None:
    """Play one game."""
    client = Client.register(url, "Bot of mine")
    table = client.table_of_code(code) if code else client.open_table(Setup("kobito", 2, public=True))
    with client.enter(table.id) as socket:
        socket.ask(Sit)
        print(f"Sitting at table {table.code}.", flush=True)
        while not code and any(seat.kind == "open" for seat in socket.table.seats):
            socket.wait()
        if not code:
            socket.ask(Begin)
        game = make(table.setup.game, table.setup.seats, table.setup.options)
        end = socket.play(make_bot("casual", game, seed=1))
        print(f"Over: {[seat.points for seat in end.seats]}, won by {list(end.winners)}.")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or not sys.argv[1].startswith("http"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
