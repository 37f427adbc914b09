"""A table as an image, for recordings: its text, drawn on a grid."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from arcus.tui.layout import WIDTH

CELL_WIDTH, CELL_HEIGHT, MARGIN, FONT_SIZE = 9, 18, 12, 14
BACKGROUND, INK = (24, 26, 34), (232, 232, 226)


def draw(lines: Sequence[str], rows: int) -> NDArray[np.uint8]:
    """Return an image of `rows` lines, height by width by RGB; further lines are left out."""
    size = (2 * MARGIN + WIDTH * CELL_WIDTH, 2 * MARGIN + rows * CELL_HEIGHT)
    image = Image.new("RGB", size, BACKGROUND)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(FONT_SIZE)
    for row, line in enumerate(lines[:rows]):
        for column, letter in enumerate(line):
            at = (MARGIN + (column + 0.5) * CELL_WIDTH, MARGIN + row * CELL_HEIGHT)
            pen.text(at, letter, INK, font, anchor="ma")  # each letter in the middle of its cell, so that columns stay
    return np.array(image)
