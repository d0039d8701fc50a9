"""Compresses a font with fontTools: make_web_fonts.py FONT DIRECTORY writes font.woff and font.woff2."""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

source, directory = sys.argv[1:]
for flavor in ("woff", "woff2"):
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    font.flavor = flavor
    font.save(Path(directory) / f"font.{flavor}")
