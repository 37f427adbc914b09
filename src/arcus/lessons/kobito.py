"""The lesson of Kobito."""

from arcus.lessons.lesson import Lesson, Step

REST = (
    "deck=11,7,2,9,4,12,6,1,7,10,5,8,3,11,6,2,12,9,4,1"  # any cards will do; the sorted rest would be odd to draw from
)
FITTING = "lay 3 b1 high|lay 4 b1 high|lay 4 b2 low|lay 8 b3 low|lay 1 g1 high|lay 2 g1 high"

BASIC = Lesson(
    game="kobito",
    minutes=3,
    wrong={"end": "end"},
    steps=(
        Step(
            name="lay",
            position=f"hand=6,1,9,9,2/3,5,8,10,12 gold=5:5:4-5,6:6:11,7:7:7 {REST}",
            line=("lay 6 g1 high", "end"),
            shows=("g1",),
            rules=("3.1", "3.2", "4.1", "5.2"),
        ),
        Step(  # the rulebook's example of the exact length
            name="gold",
            position=f"hand=5,6/3,5,8,10,12 gold=5:4:1-2-3-4,9:9:12,9:10:12 {REST}",
            line=("lay 5 g1 high", "end"),
            shows=("g1", "score/0"),
            rules=("3.3", "9.1", "9.2"),
        ),
        Step(  # the rulebook's example of the circle
            name="start",
            position=f"hand=11,12,1,2,7/3,5,8,10,12 gold=9:8:6,8:8:6,7:7:6 {REST}",
            line=("start 11 12", "lay 1 b1 high", "lay 2 b1 high", "end"),
            shows=("b1/0",),
            rules=("1.2", "5.3", "5.4"),
        ),
        Step(  # the rulebook's example of cards owed
            name="owe",
            position=f"hand=1,2,3,4,8/3,5,8,10,12 bench=1-2,5-6,9-10 gold=9:8:12,8:8:6,7:7:6 {REST}",
            line=(FITTING, FITTING, FITTING, FITTING, f"?{FITTING}", "end"),
            shows=("b1/0", "b2/0", "b3/0"),
            rules=("4.1", "4.3"),
        ),
        Step(  # the rulebook's example of a rainbow shared out among two golds
            name="move",
            position=f"hand=9/3,5,8,10,12 bench=4-5 gold=6:6:2-3,5:5:6,9:9:12 owed=0 {REST}",
            line=("move b1 low 1 g1 high", "move b1 low 1 g2 low", "end"),
            shows=("b1/0", "g1", "g2"),
            rules=("6.1", "6.4", "6.5"),
        ),
        Step(
            name="kobito",
            position=f"hand=k,9,9/3,5,8,10,12 gold=5:5:2-3-4,9:9:12,9:10:12 {REST}",
            line=("lay k g1 *", "end"),
            shows=("g1",),
            rules=("7.1",),
        ),
        Step(  # the rulebook's example of an exchange
            name="exchange",
            position=f"hand=8,3/3,5,8,10,12 bench=-/7-k8-9 gold=9:8:3,9:9:12,9:10:12 {REST}",
            line=("exchange 8 p1b1 2", "lay k g1 high", "end"),
            shows=("g1", "b1/1"),
            rules=("7.3", "7.4", "7.5"),
        ),
        Step(  # the rulebook's example of a swap card
            name="swap",
            position=f"hand=4,s,9/3,5,8,10,12 gold=4:4:3-4-5,5:5:1,6:6:1 {REST}",
            line=("swap 4 g1 2", "end"),
            shows=("g1",),
            rules=("8.1", "8.2"),
        ),
        Step(
            name="pay",
            position=f"hand=9,9,2/3,5,8,10,12 gold=9:8:5,8:8:5,7:7:5 {REST}",
            line=("pay *", "end"),
            shows=("hand/0", "score/0"),
            rules=("10.1", "10.4"),
        ),
        Step(
            name="alone",
            position=f"hand=1,10,12/3,5,8,10,12 bench=3-4-5 gold=5:6:6-7,9:9:12,7:7:10 {REST}",
            line=("move b1 low 3 g1 low",),
            wrong={"move *": "whole"},
            shows=("b1/0", "g1"),
            rules=("6.3", "9.1", "9.3"),
            is_lit=False,
        ),
    ),
)

LESSONS = (BASIC,)
