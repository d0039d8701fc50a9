"""Prints as JSON the tables in which two font files differ: compare_fonts.py FONT OTHER.

Glyphs are compared by content, not by bytes; fields of `head` that change with every file are ignored."""

import json
import sys

from fontTools.ttLib import TTFont


def tables(path):
    font = TTFont(path, lazy=False)
    result = {}
    for tag in font.reader.keys():
        if tag == "glyf":
            glyphs = font["glyf"]
            for name in font.getGlyphOrder():
                glyph = glyphs[name]
                glyph.expand(glyphs)
                said = [glyph.numberOfContours]
                if glyph.isComposite():
                    said += [[vars(part) for part in glyph.components]]
                elif glyph.numberOfContours > 0:
                    said += [list(glyph.coordinates), list(glyph.endPtsOfContours), list(glyph.flags)]
                if glyph.numberOfContours:
                    said += [glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax]
                    program = getattr(glyph, "program", None)
                    said += [program.getBytecode() if program else b""]
                result[f"glyf {name}"] = repr(said)
        elif tag == "head":
            head = vars(font["head"])
            left_out = ("checkSumAdjustment", "indexToLocFormat", "flags", "tableTag")
            result[tag] = repr({key: value for key, value in head.items() if key not in left_out})
        elif tag not in ("loca", "GlyphOrder", "DSIG"):
            result[tag] = font.reader[tag]
    return result


first, second = (tables(path) for path in sys.argv[1:])
print(json.dumps([tag for tag in first.keys() | second.keys() if first.get(tag) != second.get(tag)]))
