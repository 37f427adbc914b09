"""The lessons of Red7: the basic game, the advanced variant, and the actions of odd cards."""

from arcus.lessons.lesson import Lesson, Step

PASSED = {"pass": "pass"}
ANY_TURN = ("lay *|paint *", "?paint *", "end")

BASIC = Lesson(
    game="red7",
    minutes=2,
    wrong=PASSED,
    steps=(
        Step(
            name="lay",
            position="palette=B3/O6 hand=R7G5V2Y1/R1O2Y3G4",
            line=("lay R7", "end"),
            replies=("1 paint G4", "1 end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("2.2", "3.8", "4.4"),
        ),
        Step(
            name="paint",
            position="palette=B3R7/O6 hand=G5V2Y1/R1O2Y3 canvas=G4",
            line=("paint V2", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("3.2", "3.3", "4.10"),
        ),
        Step(  # the rulebook's example of a tie
            name="tie",
            position="palette=R7O7I1/G7B7Y4 hand=V1Y6/V2G3 canvas=B2",
            line=("lay *", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("3.1", "4.2", "4.8"),
        ),
        Step(  # the rulebook's example of a turn with two cards
            name="both",
            position="palette=Y4G2I6/R6 hand=I4O5/V2V3",
            line=("lay I4", "paint O5", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            wrong={"lay O5": "both"},
            rules=("3.1", "3.4", "4.5"),
        ),
        Step(
            name="yellow",
            position="palette=R2R5/Y3Y6 hand=R1G7/V2B4 canvas=Y7",
            line=("lay R1", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("4.1", "4.6"),
        ),
        Step(
            name="indigo",
            position="palette=Y3B4/R6O5 hand=G5V1/R1Y2 canvas=I1",
            line=("lay G5", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("4.9",),
        ),
        Step(  # the rulebook's example of a rule that nobody meets
            name="green",
            position="palette=R7O5/R3 hand=V2Y1/V4 canvas=G6",
            line=ANY_TURN,
            shows=("canvas", "palette/0", "palette/1", "hand/0"),
            rules=("4.3", "4.7"),
            is_lit=False,
        ),
        Step(
            name="pass",
            position="palette=V1/R7R6 hand=B1/R5G4",
            line=("pass",),
            shows=("hand/0", "palette/0", "palette/1"),
            rules=("3.5", "3.9", "3.10"),
        ),
        Step(
            name="alone",
            position="palette=V6G4O4/B5Y4V3G2 hand=Y7B6I5R4O3Y2V1/R2R5I7B3 canvas=B7",
            line=ANY_TURN,
            shows=("canvas", "palette/0", "palette/1", "hand/0"),
            rules=("3.1", "3.8"),
            is_lit=False,
        ),
    ),
)

ADVANCED = Lesson(
    game="red7",
    variant="advanced",
    options={"advanced": True},
    minutes=2,
    wrong=PASSED,
    steps=(
        Step(  # the rulebook's example of a draw
            name="draw",
            position="palette=Y4G2I6/R6 hand=I4O5/V2 deck=V3R2",
            line=("lay I4", "paint O5", "draw", "end"),
            shows=("canvas", "palette/0", "deck"),
            rules=("5.1",),
        ),
        Step(
            name="low",
            position="palette=Y1G2I3R4/R6 hand=V3O7/V2Y3",
            line=("paint V3", "end"),
            shows=("canvas", "palette/0", "deck"),
            rules=("5.1",),
        ),
        Step(  # the rulebook's example of a score, one move earlier
            name="score",
            position="palette=Y4G2I6I4/R6 hand=V1B2/V2 canvas=O5",
            line=("lay B2", "end"),
            replies=("1 pass",),
            shows=("palette/0", "palette/1", "scored/0"),
            rules=("4.11", "5.2", "5.3"),
        ),
        Step(
            name="early",
            position="palette=V1V2/R6O3 hand=B7I5/R5O4Y4",
            line=("pass",),
            shows=("palette/0", "palette/1", "scored/1"),
            wrong={"*": "early"},
            rules=("3.5", "5.2"),
        ),
        Step(
            name="target",
            position="palette=B7/R6 hand=V5I2/V2 scored=R7O7Y7G7B6/R5",
            line=("lay V5", "end"),
            replies=("1 pass",),
            shows=("palette/0", "palette/1", "scored/0"),
            rules=("5.4", "5.6"),
        ),
        Step(
            name="alone",
            position="palette=G4V2/R5 hand=R6B7V6/O4Y3",
            line=("?lay *", "paint *", "draw", "end"),
            shows=("canvas", "palette/0", "palette/1", "hand/0", "deck"),
            wrong={"end": "undrawn"},
            rules=("3.1", "5.1"),
            is_lit=False,
        ),
    ),
)

ACTIONS = Lesson(
    game="red7",
    variant="actions",
    options={"actions": True},
    minutes=2,
    wrong=PASSED,
    steps=(
        Step(  # the rulebook's example of a 3
            name="three",
            position="palette=R7/Y2 hand=R3/V2 deck=V1G6",
            line=("lay R3", "end"),
            shows=("palette/0", "deck"),
            rules=("6.1", "6.9"),
        ),
        Step(
            name="one",
            position="palette=R7/Y2G3 hand=O1V3/V2",
            line=("lay O1", "take *", "end"),
            shows=("palette/0", "palette/1"),
            rules=("6.11", "6.12"),
        ),
        Step(  # the rulebook's example of a 5
            name="five",
            position="palette=R7/Y2G3 hand=B5O1V3/V2",
            line=("lay B5", "lay O1", "take *", "end"),
            shows=("palette/0", "palette/1"),
            rules=("6.3", "6.7"),
        ),
        Step(  # the rulebook's example of a 7
            name="seven",
            position="palette=Y4G2I6I4/R6 hand=V7O1/V2 canvas=Y1",
            line=("lay V7", "repaint I4", "end"),
            shows=("canvas", "palette/0", "palette/1"),
            rules=("6.4", "6.5"),
        ),
        Step(
            name="idle",
            position="palette=R2/O4 hand=R5/V2",
            line=("lay R5", "end"),
            shows=("palette/0", "palette/1"),
            rules=("6.2", "6.8"),
        ),
        Step(
            name="hope",
            position="palette=V2/R6 hand=Y3/V1 deck=B4V5",
            line=("lay Y3", "paint V5", "end"),
            shows=("palette/0", "palette/1", "deck"),
            rules=("6.14", "6.16"),
        ),
        Step(
            name="alone",
            position="palette=B6/R6O4 hand=I1V5/V2",
            line=("lay *", "?lay *", "take *", "?paint *", "end"),
            shows=("palette/0", "palette/1", "hand/0"),
            rules=("6.11", "6.13"),
            is_lit=False,
        ),
    ),
)

LESSONS = (BASIC, ADVANCED, ACTIONS)
