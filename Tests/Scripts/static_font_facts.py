"""Prints facts of a static font as JSON, and how far its glyphs lie from those of a variable font at its weight.

usage: static_font_facts.py STATIC VARIABLE CODE…"""

import json
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

static, variable = TTFont(sys.argv[1]), TTFont(sys.argv[2])
codes = [int(code) for code in sys.argv[3:]]
weight = static["OS/2"].usWeightClass
names = {str(record.nameID): record.toUnicode() for record in static["name"].names}


def box(font, code, **location):
    glyphs = font.getGlyphSet(**location)
    glyph = glyphs[font.getBestCmap()[code]]
    pen = BoundsPen(glyphs)
    glyph.draw(pen)
    return [*pen.bounds, glyph.width]


pairs = [(box(static, code), box(variable, code, location={"wght": weight})) for code in codes]
print(
    json.dumps(
        {
            "names": names,
            "weight": weight,
            "selection": static["OS/2"].fsSelection,
            "style": static["head"].macStyle,
            "unitsPerEm": static["head"].unitsPerEm,
            "ascender": static["hhea"].ascent,
            "descender": static["hhea"].descent,
            "capHeight": static["OS/2"].sCapHeight,
            "characters": sorted(static.getBestCmap()),
            "boxes": [own for own, _ in pairs],
            "farthest": max(abs(a - b) for one, two in pairs for a, b in zip(one, two)),
            "tables": sorted(static.keys()),
        }
    )
)
