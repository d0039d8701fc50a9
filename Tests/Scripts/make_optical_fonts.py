"""Writes a font with optical sizes: a variable font whose weight axis is renamed to opsz.

make_optical_fonts.py FONT RESULT: FONT, variable along wght alone, becomes heavier from 8 to 72 points; 14 points
corresponds to its default weight."""

import struct
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

source, result = sys.argv[1:]
font = TTFont(source, lazy=True)
old = font.reader["fvar"]
start = struct.unpack(">H", old[4:6])[0]
fvar = DefaultTable("fvar")
# The axis with its minimum, default and maximum; without named instances.
fvar.data = old[:start] + b"opsz" + struct.pack(">3i", 8 << 16, 14 << 16, 72 << 16) + old[start + 16 :]
fvar.data = fvar.data[:12] + b"\0\0" + fvar.data[14 : start + 20]
font["fvar"] = fvar
for tag in ("STAT", "avar"):
    if tag in font:
        del font[tag]
font.save(result)
