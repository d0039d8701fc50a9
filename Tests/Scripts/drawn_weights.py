"""Prints, as JSON, the widths of a glyph's ink and its advance at some weights, as instanced by fontTools.

usage: drawn_weights.py FONT GLYPH WEIGHT ..."""

import json
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

path, name, *weights = sys.argv[1:]
facts = {}
for weight in weights:
    glyphs = TTFont(path).getGlyphSet(location={"wght": float(weight)})
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    facts[weight] = [pen.bounds[2] - pen.bounds[0], glyphs[name].width]
print(json.dumps(facts))
