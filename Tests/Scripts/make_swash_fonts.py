"""Writes fonts whose capitals have swashes.

make_swash_fonts.py FOLDER: in confirmed.ttf, wrong.ttf and silent.ttf, the swash of H rises to 680 of 1,000 units and the
rounded F and T to 640; the level tops of E, I, L, K and X lie at 576 to 580. OS/2 says 578, 600 and nothing. In
handwriting.ttf no capital has a level top."""

import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

STEM = 70


def stem(pen, top, x=100, width=STEM):
    """A stem with a level top."""
    pen.moveTo((x, 0))
    pen.lineTo((x, top))
    pen.lineTo((x + width, top))
    pen.lineTo((x + width, 0))
    pen.closePath()


def swash(pen, top, x=100):
    """A stem that ends in a round arch."""
    pen.moveTo((x, 0))
    pen.lineTo((x, top - 60))
    pen.qCurveTo((x, top), (x + 60, top))
    pen.qCurveTo((x + 120, top), (x + 120, top - 60))
    pen.lineTo((x + 90, top - 60))
    pen.lineTo((x + 60, 0))
    pen.closePath()


def glyph(*parts):
    pen = TTGlyphPen(None)
    for part in parts:
        part(pen)
    return pen.glyph()


def level(top):
    return glyph(lambda pen: stem(pen, top, 100, 160))


def curved(top):
    return glyph(lambda pen: swash(pen, top), lambda pen: stem(pen, 500, 320))


def write(path, letters, said):
    names = [".notdef", *letters]
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(name): name for name in letters})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **letters})
    builder.setupHorizontalMetrics({name: (600, 100) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Swash", "styleName": "Regular"})
    builder.setupOS2(version=4, sTypoAscender=800, sTypoDescender=-200, sCapHeight=said, sxHeight=400)
    builder.setupPost()
    builder.save(path)


SCRIPT = {"H": curved(680), "E": level(578), "I": level(576), "T": curved(640), "L": level(577),
          "F": curved(640), "X": level(580), "K": level(577)}
HAND = {name: curved(600 + 20 * index) for index, name in enumerate("HEITL")}
folder = sys.argv[1]
write(f"{folder}/confirmed.ttf", SCRIPT, 578)
write(f"{folder}/wrong.ttf", SCRIPT, 600)
write(f"{folder}/silent.ttf", SCRIPT, 0)
write(f"{folder}/handwriting.ttf", HAND, 0)
