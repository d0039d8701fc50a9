"""Writes two fonts for line layouts calculated by hand: make_ruler_fonts.py DIRECTORY.

Their em is 1000 units, so that at 10 points an advance of 100 units is a point. The width of a letter is its
position in the alphabet: `a` and `א` one point, `b` and `ב` two, up to `j` and `י` with ten. A space has four
points, a full stop two, U+002D five, U+2010 three, U+2026 seven; the ideograph `一` and the brackets beside it have
ten. The line extends eight points above the baseline and two below; there is no kerning and no ligature.
`plain-ruler.ttf` lacks U+2010 and U+2026."""

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

widths = {chr(ord(first) + place): place + 1 for first in "aא" for place in range(10)}
widths |= {" ": 4, ".": 2, "-": 5, "\u2010": 3, "…": 7} | dict.fromkeys("一「」", 10)


def box(width):
    pen = TTGlyphPen(None)
    for place in [(0, 0), (0, 700), (width, 700), (width, 0)]:
        (pen.lineTo if pen.points else pen.moveTo)(place)
    pen.closePath()
    return pen.glyph()


def make(file, lacking=""):
    characters = {c: f"uni{ord(c):04X}" for c in widths if c not in lacking}
    advances = {".notdef": 500} | {name: 100 * widths[c] for c, name in characters.items()}
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(list(advances))
    builder.setupCharacterMap({ord(c): name for c, name in characters.items()})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf(
        {name: empty if name == "uni0020" else box(width) for name, width in advances.items()}
    )
    builder.setupHorizontalMetrics({name: (width, 0) for name, width in advances.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": file.stem, "styleName": "Regular"})
    builder.setupOS2(
        sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, sCapHeight=700
    )
    builder.setupPost()
    builder.save(file)


directory = Path(sys.argv[1])
directory.mkdir(parents=True, exist_ok=True)
make(directory / "ruler.ttf")
make(directory / "plain-ruler.ttf", lacking="\u2010…")
