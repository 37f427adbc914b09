"""`arcus games`: the games and their options."""

import msgspec

from arcus.games import GAMES
from arcus.locale import catalogue


def print_games() -> None:
    """Print each game with its numbers of players and its options."""
    say = catalogue().say
    for name, kind in GAMES.items():
        least, most = kind.min_players, kind.max_players
        span = say("terminal-span", least=least, most=most) if least < most else str(most)
        print(say("terminal-game", game=name, name=say(f"{name}-name"), players=span))
        print(f"  {say(f'{name}-tagline')}")
        for field in msgspec.structs.fields(kind.option_type):
            default = msgspec.json.encode(field.default).decode()
            message = f"{name}-option-{field.name}".replace("_", "-")
            print(f"  --option {field.name}={default}\n      {say(message)}")
