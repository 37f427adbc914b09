"""May this be put there, and if not, why? A request that changes nothing."""

import pytest

from arcus import protocol
from arcus.protocol import Refused
from arcus.server.command_checks import Actor
from arcus.server.move_commands import attempt
from tests.browser.moments import Guest, put
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

RED7 = "hand=R7O5/V1O2 palette=Y4/R6 turn=0"
QWINTO = "stage=write dice=o4y2"
KOBITO = "hand=8,3,k,s/5,6 bench=4-5-6,9-10/2-3 gold=7:6:5-6-7,9:10:1,4:4:11 owed=2"


@pytest.mark.parametrize(
    ("game", "position", "card", "source", "target", "rule"),
    [
        ("red7", RED7, "R7", "hand/0", "palette/0", None),
        ("red7", RED7, "O5", "hand/0", "palette/0", "3.8"),
        ("red7", RED7, "B6", "hand/0", "canvas", "3.6"),
        ("red7", RED7, "Y4", "palette/0", "canvas", "6.4"),
        ("red7", RED7, "R6", "palette/1", "deck", "6.11"),
        ("red7", RED7, None, "deck", "hand/0", "5.1"),
        ("red7", RED7, "R6", "palette/1", "palette/0", ""),
        ("red7", RED7, "XX", "hand/0", "canvas", ""),
        ("qwinto", QWINTO, None, "dice", "o3/0", None),
        ("qwinto", QWINTO, None, "dice", "p2/0", "4.1"),
        ("qwinto", QWINTO, None, "dice", "o2/1", ""),
        ("rainbow", "", None, "hand1/0", "row", None),
        ("rainbow", "", None, "hand1/0", "over", None),
        ("rainbow", "", None, "row1", "over", "3.3"),
        ("rainbow", "", None, "hand1/1", "row", ""),
        ("kobito", KOBITO, "8", "hand/0", "g1:high", None),
        ("kobito", KOBITO, "8", "hand/0", "g1", None),
        ("kobito", KOBITO, "8", "hand/0", "g2:low", "5.2"),
        ("kobito", KOBITO, "8", "hand/0", "b2/0:low", None),
        ("kobito", KOBITO, "8", "hand/0", "b1/1:low", ""),
        ("kobito", KOBITO, "swap", "hand/0", "g1", ""),
        ("kobito", KOBITO, "3", "hand/0", "bench", None),
        ("kobito", KOBITO, "8", "hand/0", "score/0", "10.2"),
        ("kobito", KOBITO, "8", "hand/0", "g1@2", "8.1"),
        ("kobito", KOBITO, "swap", "hand/0", "b2/0@1", "5.1"),
        ("kobito", KOBITO, "8", "hand/0", "b1/1@1", "7.4"),
        ("kobito", KOBITO, None, "b1/0@1", "g1:low", None),
        ("kobito", KOBITO, None, "b1/0@2", "g2", "6.2"),
        ("kobito", KOBITO, None, "b1/1@1", "g1", ""),
    ],
)
def test_what_may_be_put_where(
    game: str, position: str, card: str | None, source: str, target: str, rule: str | None
) -> None:
    """None: it may be put there. An empty rule: there is no such move."""
    journal = Journal(game, 2, number=1).sat(Guest("p0", "Ada")).bots().dealt()
    if position:
        put(journal, position)
    state = journal.table
    assert state.play is not None
    decision = state.play.match.position.decision()
    command = protocol.Try(id=1, decision=decision, card=card, source=source, target=target, seat=0)
    actor = Actor("p0", "Ada")
    if rule is None:
        assert state.play.match.position.why_not(0, attempt(state, actor, command)) == 0
        return
    with pytest.raises(Refused) as refused:
        attempt(state, actor, command)
    assert (refused.value.rule or "") == rule
    assert refused.value.message == (f"{game}-rule-{rule.replace('.', '-')}" if rule else "refusal-1")


async def test_to_try_changes_nothing(arcus: Arcus) -> None:
    """Asking for the reason used to be a move, which was made if there was none."""
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        table = await arcus.write(Journal("red7", 2, number=4, host=ada).sat(ada, bob).dealt())
        for player in (ada, bob):
            await player.enter(table)
        player = ada if ada.moves else bob
        move = next(each for each in player.moves if each["text"].startswith("lay "))
        number = player.update["table"]["number"]
        asked = {"card": move["cards"][0], "source": move["source"], "target": move["target"]}
        answer = await player.ask("try", decision=player.update["view"]["decision"], **asked)
        assert answer["move"] == move["number"]
        answer = await player.ask("try", decision=player.update["view"]["decision"], **{**asked, "target": "deck"})
        assert answer["refused"] == "refusal-1"
        late = await player.ask("try", decision=99, **asked)
        assert late["refused"] == "server-decision-closed"
        assert player.update["table"]["number"] == number
        assert not player.update["you"]["draft"]
