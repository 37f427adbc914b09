"""The lessons of Rainbow: the game, and the memory aid."""

from arcus.lessons.lesson import Lesson, Step

WON = "RoRyRgRtRbRwOyOgOtObOpOkYtYbYpYkGtGbGwTpTwBpBwPwWkPk"
LOST = "RyRgRtRbRpRkOyOgOtOpOwYgYtYpYwGtGbGpGkTpTkBpBk"
"""The piles at the end of a game."""

BASIC = Lesson(
    game="rainbow",
    minutes=3,
    steps=(
        Step(
            name="lay",
            position="hand=GTYBPO/TPGRYO row=RoyB",
            line=("lay 1", "stop"),
            shows=("row", "hand1/0"),
            rules=("2.3", "3.1", "3.7"),
        ),
        Step(  # the rulebook's example of a flip that goes wrong
            name="twice",
            position="hand=GTYWPK/TPGRYO row=RyOr",
            line=("lay 1", "flip 2"),
            shows=("row",),
            rules=("4.3", "4.6"),
        ),
        Step(  # the beginning of the rulebook's longest turn
            name="flip",
            position="hand=GTTBBP/TPGRYO row=Ro*",
            line=("lay 1", "flip 1", "lay 2", "stop"),
            shows=("row", "hand1/0", "hand2/0"),
            rules=("3.2", "3.4", "3.5"),
        ),
        Step(
            name="blind",
            position="hand=GBRPYT/TPGRYO row=GpRtYb",
            line=("blind *", "stop"),
            shows=("row", "hand1/0", "hand2/0", "hand3/0"),
            wrong={"lay *": "twice"},
            rules=("3.7",),
        ),
        Step(  # the rulebook's example of a card that shows shade
            name="shade",
            position="hand=RKYGTB/TPGRYO",
            line=("blind 1",),
            shows=("row", "hand1/0"),
            rules=("4.2", "4.6"),
        ),
        Step(  # the rulebook's example of light as the sixth card
            name="light",
            position="hand=WKRPGB/TPGRYO row=RoOyYgGtTb",
            line=("lay 1",),
            shows=("row", "hand1/0"),
            wrong={"lay 3": "twice"},
            rules=("4.4", "4.5", "4.7"),
        ),
        Step(
            name="end",
            position=f"hand=ROYGTB/GPBYOB row=PrBt pile={WON}/{LOST} deck=-",
            line=("lay 1", "stop"),
            shows=("pile/0", "pile/1", "deck/0"),
            rules=("5.1", "5.2", "5.5"),
        ),
        Step(  # the rulebook's example of two lights
            name="alone",
            position="hand=BPRPGB/TPGRYO row=WrWoYgGtTb",
            line=("lay 1|lay 2",),
            shows=("row", "hand1/0", "hand2/0", "hand3/0"),
            wrong={"lay 3": "twice", "blind *": "luck"},
            rules=("4.4", "4.5"),
            is_lit=False,
        ),
    ),
)

MEMORY = Lesson(
    game="rainbow",
    variant="memory",
    options={"memory_aid": True},
    minutes=2,
    steps=(
        Step(
            name="tab",
            position="hand=GTTBBP/TPGRYO row=Ro*",
            line=("flip 1", "lay 1", "stop"),
            shows=("row",),
            rules=("3.2", "6.1", "6.2"),
        ),
        Step(
            name="unknown",
            position="hand=GTTBBP/TPGRYO row=Ro*Yk",
            line=("lay 1", "flip 1", "lay 2", "stop"),
            shows=("row",),
            wrong={"flip 2": "unknown"},
            rules=("3.4", "6.2"),
        ),
        Step(
            name="hers",
            position="hand=GTTBBP/TPGRYO row=yO",
            line=("flip 1", "lay 1", "stop"),
            shows=("row",),
            rules=("2.3", "6.1"),
        ),
        Step(
            name="blind",
            position="hand=GTRBYP/TPGRYO row=GoRtYb",
            line=("blind 1", "stop"),
            shows=("row", "hand1/0"),
            wrong={"lay *": "twice"},
            rules=("3.7", "6.1"),
        ),
        Step(
            name="back",
            position="hand=PTGBOY/TPGRBP row=Rp*yO*Tk",
            line=("lay 1", "flip 2", "lay 2", "stop"),
            shows=("row",),
            wrong={"flip 1": "twice", "flip 3": "unknown", "flip 4": "unknown"},
            rules=("3.4", "6.2"),
        ),
        Step(
            name="alone",
            position="hand=GTPBRO/TPGRYO row=Rw*oYTp*Bk",
            line=("lay 1", "flip 1|flip 2", "lay 2"),
            shows=("row", "hand1/0", "hand2/0", "hand3/0"),
            wrong={"flip *": "unknown"},
            rules=("4.5", "6.2"),
            is_lit=False,
        ),
    ),
)

LESSONS = (BASIC, MEMORY)
