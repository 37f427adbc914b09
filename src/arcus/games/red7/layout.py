"""The layout of every table of Red7, for clients that know no rules."""

from arcus.core.game import Layout


class Red7Layout(Layout, frozen=True):
    """The course of a turn with actions."""

    steps: dict[str, tuple[str, ...]]
    """By stage: the step that is asked, and those that may follow it."""


LAYOUT = Red7Layout(
    steps={
        "opening": ("palette", "canvas", "draw"),
        "one": ("take", "canvas", "draw"),
        "five": ("add", "canvas", "draw"),
        "seven": ("move", "draw"),
        "after": ("canvas", "draw"),
        "chance": ("draw",),
        "done": (),
    }
)
