"""Writes static fonts of a variable font's family.

make_static_fonts.py FONT DIRECTORY: regular.ttf and medium.ttf."""

import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

source, directory = sys.argv[1:]
for name, weight in [("regular", 400), ("medium", 500)]:
    font = instantiateVariableFont(TTFont(source), {"wght": weight}, updateFontNames=False)
    font["OS/2"].usWeightClass = weight
    font.save(os.path.join(directory, name + ".ttf"))
