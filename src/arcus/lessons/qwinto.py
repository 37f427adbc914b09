"""The lesson of Qwinto."""

from arcus.lessons.lesson import Lesson, Step

YELLOW = "1@y1,3@y2,4@y3,7@y4,8@y5,9@y7,10@y8,14@y9"
COUNTED = f"5@o3,6@o4,9@o8,13@o9,{YELLOW},2@p0,3@p1,6@p3,7@p5,11@p8,12@p9"
"""The rulebook's example of a count, before the last number of its yellow row."""

BASIC = Lesson(
    game="qwinto",
    minutes=3,
    steps=(
        Step(  # the rulebook's example of a roll, in three steps
            name="roll",
            position="turn=0",
            line=("roll yp",),
            luck={"yellow/1": 1, "purple/1": 3},
            shows=("dice",),
            rules=("3.1",),
        ),
        Step(
            name="again",
            position="stage=rolled dice=y2p4 throws=1",
            line=("reroll",),
            luck={"yellow/2": 3, "purple/2": 4},
            shows=("dice",),
            rules=("3.3", "3.4", "3.5"),
        ),
        Step(
            name="write",
            position="stage=write dice=y4p5 throws=2",
            line=("write y*|write p*",),
            replies=("1 write y5",),
            shows=("dice", "seat/0"),
            wrong={"pass": "pass"},
            rules=("2.2", "4.1", "4.2"),
        ),
        Step(
            name="rise",
            position="sheet=5@o4,9@o8/9@y5 turn=1 stage=write dice=o3y4 throws=3",
            line=("write o6|write o7",),
            replies=("1 write y3",),
            shows=("dice", "o4/0", "o8/0"),
            wrong={"write y*": "orange"},
            rules=("2.1", "2.2"),
        ),
        Step(
            name="column",
            position="sheet=7@o7/9@y5 stage=write dice=y3p4 throws=4",
            line=("write y*|write p*",),
            replies=("1 write p6",),
            shows=("dice", "o7/0"),
            wrong={"pass": "pass"},
            rules=("2.3",),
            is_lit=False,
        ),
        Step(  # the rulebook's example of a cell that nothing fits
            name="room",
            position="sheet=6@p2/9@y5 turn=1 stage=write dice=y1p6 throws=5",
            line=("write p3",),
            replies=("1 write y3",),
            shows=("dice", "p2/0"),
            wrong={"write p*": "room"},
            rules=("2.1", "2.4"),
        ),
        Step(
            name="free",
            position="sheet=4@o3,8@o6/9@y5 turn=1 stage=write dice=o6 throws=6",
            line=("pass",),
            replies=("1 write o6",),
            shows=("dice", "o3/0", "o6/0"),
            rules=("4.4", "4.5"),
        ),
        Step(
            name="misthrow",
            position="sheet=3@p0/9@y5 stage=write dice=p1 throws=7",
            line=("pass",),
            replies=("1 write p0",),
            shows=("dice", "p0/0", "misthrows/0"),
            rules=("4.5", "5.2", "6.4"),
        ),
        Step(
            name="count",
            position=f"sheet={COUNTED}/9@y5 misthrows=2/0 stage=write dice=o5y5p6 throws=20",
            line=("write y10",),
            replies=("1 pass",),
            shows=("dice", "y10/0"),
            wrong={"*": "count"},
            rules=("6.1", "6.2", "6.3", "6.4"),
        ),
        Step(
            name="alone",
            position="sheet=4@o4,11@y8/9@y5 throws=8",
            line=("roll *", "keep|reroll", "write *"),
            replies=("1 pass",),
            shows=("dice",),
            wrong={"pass": "pass"},
            rules=("3.1", "4.1"),
            is_lit=False,
        ),
    ),
)

LESSONS = (BASIC,)
