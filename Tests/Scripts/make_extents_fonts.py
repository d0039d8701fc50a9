"""Writes fonts whose tables disagree about the height of lines and capitals.

make_extents_fonts.py FONT DIRECTORY: each font has one more table of zeros than the previous one; prints for each
its name, and FreeType's ascent and descent, in font units. near.ttf and off.ttf have cap heights that are slightly
and clearly wrong."""

import os
import sys

from fontTools.ttLib import TTFont
from PIL import ImageFont

source, directory = sys.argv[1:]


def clear_hhea(font):
    font["hhea"].ascent = font["hhea"].descent = font["hhea"].lineGap = 0


def clear_typographic(font):
    table = font["OS/2"]
    table.sTypoAscender = table.sTypoDescender = table.sTypoLineGap = 0


def clear_windows(font):
    font["OS/2"].usWinAscent = font["OS/2"].usWinDescent = 0



STEPS = [
    ("whole.ttf", []),
    ("no-hhea.ttf", [clear_hhea]),
    ("no-typographic.ttf", [clear_hhea, clear_typographic]),
    ("box.ttf", [clear_hhea, clear_typographic, clear_windows]),
]
for name, changes in STEPS:
    font = TTFont(source)
    # FreeType uses the typographic metrics of a font that requests them even if they are zero.
    font["OS/2"].fsSelection &= ~(1 << 7)
    font["hhea"].ascent += 10
    font["OS/2"].sTypoAscender += 20
    font["OS/2"].usWinAscent += 30
    for change in changes:
        change(font)
    em = font["head"].unitsPerEm
    path = os.path.join(directory, name)
    font.save(path)
    box = font["head"]
    if name == "box.ttf":
        # FreeType's own last resort, which Pillow shows as 0 for fonts without metrics.
        ascent, descent = box.yMax, -box.yMin
    else:
        ascent, descent = ImageFont.truetype(path, em).getmetrics()
    print(name, ascent, descent)

for name, factor in [("near.ttf", 1.002), ("off.ttf", 1.008)]:
    font = TTFont(source)
    font["OS/2"].sCapHeight = round(font["OS/2"].sCapHeight * factor)
    font.save(os.path.join(directory, name))
