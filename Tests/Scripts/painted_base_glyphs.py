"""Prints each glyph that COLR version 1 paints, and the format of its paint."""

import sys

from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for record in font["COLR"].table.BaseGlyphList.BaseGlyphPaintRecord:
    print(font.getGlyphID(record.BaseGlyph), record.Paint.Format)
