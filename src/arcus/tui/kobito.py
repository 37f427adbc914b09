"""The table of Kobito as text."""

from collections.abc import Iterator, Sequence

from arcus.core.game import Seat
from arcus.games.kobito import moves
from arcus.games.kobito.notation import rainbow_text, stack_number
from arcus.games.kobito.view import Cards, Gold, KobitoView, Rainbow
from arcus.tui.layout import Say, folded, short_names


def table_lines(view: KobitoView, names: Sequence[str], say: Say) -> list[str]:
    """Return the pots with their gold, all workshops, the reader's hand, and who has to do what."""
    table = view.table
    shown = short_names(names)
    lines = folded(say("kobito-tui-decks", deck=table.deck, discard=len(table.discard), golds=table.gold_deck))
    lines += ["", say("kobito-tui-gold")]
    for place in range(3):
        lines += _pot(view, place, say)
    lines += ["", say("kobito-tui-players")]
    for seat in range(view.players):
        lines += _player(view, seat, shown, say)
    return [*lines, "", *_own(view, shown, say)]


def _rainbow(spots: Rainbow, say: Say) -> str:
    low, high = (stack_number(end) + step for end, step in ((spots[0], -1), (spots[-1], 1)))
    return say(
        "kobito-tui-rainbow", rainbow=rainbow_text(spots), count=len(spots), low=low % 12 + 1, high=high % 12 + 1
    )


def _pot(view: KobitoView, place: int, say: Say) -> list[str]:
    pot = view.table.pots[place]
    if pot is None:
        return folded(say("kobito-tui-pot-empty", place=moves.PLACES[place]), 2)
    gold = say("kobito-tui-pot", place=moves.PLACES[place], length=pot.gold.length, points=pot.gold.points)
    return [*folded(gold, 2), *folded(_rainbow(pot.rainbow, say), 5)]


def _player(view: KobitoView, seat: Seat, names: Sequence[str], say: Say) -> list[str]:
    """Return a player's points, number of cards and score pile, with the workshop below."""
    table = view.table
    name = names[seat]
    if seat == view.seat and name != say("terminal-you"):
        name = say("kobito-tui-you", name=name)
    mark = ">" if seat in view.to_act else " "
    parts = [say("kobito-tui-player", name=name, points=table.points[seat])]
    parts.append(say("kobito-tui-in-hand", count=table.hands[seat]))
    golds = [_gold(win.gold) for win in table.won if win.seat == seat]
    if golds:
        parts.append(say("kobito-tui-won", golds=" ".join(golds)))
    if table.penalties[seat]:
        parts.append(say("kobito-tui-paid", cards=" ".join(table.penalties[seat])))
    lines = folded(f"{mark} {', '.join(parts)}", hang=4)
    return [*lines, *(line for text in _workshop(view, seat, say) for line in folded(text, 5))]


def _gold(gold: Gold) -> str:
    return f"{gold.length}:{gold.points}"


def _workshop(view: KobitoView, seat: Seat, say: Say) -> Iterator[str]:
    """Yield the rainbows of a workshop, with the names that the reader's moves use."""
    benches = view.table.benches[seat]
    if not any(benches):
        yield say("kobito-tui-no-rainbow")
    for bench, spots in enumerate(benches, 1):
        if spots:
            yield f"{'' if seat == view.seat else f'p{seat}'}b{bench} {_rainbow(spots, say)}"


def _cards(cards: Cards, say: Say) -> str:
    return " ".join(cards) or say("kobito-tui-no-cards")


def _own(view: KobitoView, names: Sequence[str], say: Say) -> list[str]:
    """Return the reader's hand, who has to do what, and the key to the notation."""
    table = view.table
    you = "yes" if view.seat == table.turn else "no"
    lines = [] if view.seat is None else folded(say("kobito-tui-hand", cards=_cards(table.hand, say)))
    ask = say(f"kobito-tui-ask-{table.stage}", you=you, who=names[table.turn], owed=table.owed)
    return [*lines, *folded(ask), *folded(say("kobito-tui-key"))]
