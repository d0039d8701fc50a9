"""Shapes texts with names as ligatures (dlig) with hb-shape.

usage: shape_names.py FONT.woff2 TEXT...

Prints the glyphs of each text, separated by bars: as the letter, or the hexadecimal code point, that maps to it."""

import subprocess
import sys
import tempfile

from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
font.flavor = None
glyphs = {}
for code, name in sorted(font.getBestCmap().items(), reverse=True):
    glyphs[font.getGlyphID(name)] = chr(code) if code < 0x80 else f"{code:X}"
with tempfile.NamedTemporaryFile(suffix=".ttf") as plain:
    font.save(plain.name)
    texts = []
    for text in sys.argv[2:]:
        shaped = subprocess.run(
            ["hb-shape", "--features=dlig", "--no-glyph-names", "--no-positions", "--no-clusters",
             plain.name, text],
            check=True, capture_output=True, text=True).stdout
        ids = shaped.strip().strip("[]").split("|")
        texts.append(" ".join(glyphs.get(int(glyph), "?") for glyph in ids))
print("|".join(texts))
