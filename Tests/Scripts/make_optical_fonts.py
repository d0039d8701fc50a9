"""Writes a font with optical sizes: another one whose axis of weights is called opsz.

make_optical_fonts.py FONT RESULT: FONT, variable along wght alone, as one that grows heavier from 8 to 72 points, and
stands at 14 points where it stood at its standard weight.
"""

import struct
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

source, result = sys.argv[1:]
font = TTFont(source, lazy=True)
old = font.reader["fvar"]
start = struct.unpack(">H", old[4:6])[0]
fvar = DefaultTable("fvar")
# The axis, its least, standard and greatest place; without named instances.
fvar.data = old[:start] + b"opsz" + struct.pack(">3i", 8 << 16, 14 << 16, 72 << 16) + old[start + 16 :]
fvar.data = fvar.data[:12] + b"\0\0" + fvar.data[14 : start + 20]
font["fvar"] = fvar
for tag in ("STAT", "avar"):
    if tag in font:
        del font[tag]
font.save(result)
