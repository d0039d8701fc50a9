"""Prints the outlines that fontTools draws at some weights, one glyph per line.

usage: draw_outlines.py FONT [--every N] WEIGHT…; --every N draws one glyph of N.

Each line is: weight, glyph index, name, advance width, then the commands M x y, L x y, Q cx cy x y and Z.
"""

import sys

from fontTools.pens.basePen import DecomposingPen, decomposeQuadraticSegment
from fontTools.ttLib import TTFont


class TextPen(DecomposingPen):
    """Records drawing commands, with implied points inserted and composites resolved."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.steps = []

    def add(self, letter, *points):
        numbers = [f"{number:.3f}" for point in points for number in point]
        self.steps += [letter, *numbers]

    def moveTo(self, point):
        self.add("M", point)

    def lineTo(self, point):
        self.add("L", point)

    def qCurveTo(self, *points):
        for control, end in decomposeQuadraticSegment(points):
            self.add("Q", control, end)

    def closePath(self):
        self.add("Z")


def main():
    font, weights, every = TTFont(sys.argv[1]), sys.argv[2:], 1
    if weights[0] == "--every":
        every, weights = int(weights[1]), weights[2:]
    for weight in weights:
        glyphs = font.getGlyphSet(location={"wght": float(weight)})
        for index, name in enumerate(font.getGlyphOrder()):
            if index % every:
                continue
            pen = TextPen(glyphs)
            glyphs[name].draw(pen)
            print(weight, index, name, f"{glyphs[name].width:.3f}", *pen.steps)


if __name__ == "__main__":
    main()
