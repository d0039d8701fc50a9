"""Prints as JSON a font's metadata: names by number, version, vendor, code points, Unicode ranges.

usage: own_font_facts.py FONT.ttf"""

import json
import sys

from fontTools.otlLib.maxContextCalc import maxCtxFont
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
json.dump(
    {
        "names": {str(record.nameID): record.toUnicode() for record in font["name"].names},
        "revision": font["head"].fontRevision,
        "vendor": font["OS/2"].achVendID,
        "codePoints": sorted(font.getBestCmap()),
        "unicodeRanges": sorted(font["OS/2"].getUnicodeRanges()),
        "rangesOfCharacters": sorted(font["OS/2"].recalcUnicodeRanges(font)),
        "maxContext": font["OS/2"].usMaxContext,
        "longestContext": maxCtxFont(font),
    },
    sys.stdout,
)
