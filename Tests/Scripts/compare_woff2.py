"""Compares a font with its WOFF2 file, and prints differences and sizes as JSON.

usage: compare_woff2.py FONT.ttf FONT.woff2"""

import io
import json
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.sfnt import SFNTWriter
from fontTools.ttLib.tables import _g_l_y_f as glyf

REBUILT = ["glyf", "loca", "hmtx", "head"]
SEEN_FLAGS = glyf.flagOnCurve | glyf.flagOverlapSimple


def glyph_facts(glyph, table):
    glyph.expand(table)
    if glyph.numberOfContours == 0:
        return None
    facts = [glyph.numberOfContours, glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax]
    if hasattr(glyph, "program"):
        facts.append(glyph.program.getBytecode())
    if glyph.isComposite():
        facts += [sorted(vars(part).items()) for part in glyph.components]
    else:
        facts += [glyph.endPtsOfContours, list(glyph.coordinates)]
        facts.append([flag & SEEN_FLAGS for flag in glyph.flags])
    return facts


def adjustment(new):
    """Returns the required checkSumAdjustment of the decoded font, with glyphs aligned to four bytes."""
    restored = TTFont(new, lazy=True)
    restored.reader.padding = 4
    tags = sorted(restored.reader.keys())
    file = io.BytesIO()
    writer = SFNTWriter(file, len(tags), sfntVersion="\x00\x01\x00\x00")
    for tag in tags:
        writer[tag] = restored.reader[tag]
    writer.close()
    return TTFont(file)["head"].checkSumAdjustment


old = TTFont(sys.argv[1], lazy=False)
new = TTFont(sys.argv[2], lazy=False)
differences = []
expected_tags = {tag for tag in old.reader.keys() if tag != "DSIG"}
if set(new.reader.keys()) != expected_tags:
    differences.append("the tags")
differences += [
    tag for tag in sorted(expected_tags) if tag not in REBUILT and old.reader[tag] != new.reader[tag]
]

old_head, new_head = old.reader["head"], new.reader["head"]
wanted_head = bytearray(old_head)
wanted_head[16] |= 0x08
wanted_head[8:12] = new_head[8:12]
wanted_head[50:52] = new_head[50:52]
if wanted_head != new_head:
    differences.append("head")

if old.getGlyphOrder() != new.getGlyphOrder():
    differences.append("the order of glyphs")
for name in old.getGlyphOrder():
    if glyph_facts(old["glyf"][name], old["glyf"]) != glyph_facts(new["glyf"][name], new["glyf"]):
        differences.append(f"glyph {name}")
    if old["hmtx"][name] != new["hmtx"][name]:
        differences.append(f"the metrics of {name}")

again = TTFont(sys.argv[1], recalcBBoxes=False, recalcTimestamp=False)
again.flavor = "woff2"
again_file = io.BytesIO()
again.save(again_file)

json.dump(
    {
        "differences": differences[:8],
        "overlapping": sum(
            1 for name in new.getGlyphOrder()
            if new["glyf"][name].numberOfContours > 0
            and new["glyf"][name].flags[0] & glyf.flagOverlapSimple),
        "composites": sum(new["glyf"][name].isComposite() for name in new.getGlyphOrder()),
        "transformed": [t for t in ("glyf", "loca", "hmtx") if new.reader.tables[t].transformed],
        "hasLongLocations": new_head[51] == 1,
        "isAdjustmentRight":
            int.from_bytes(new_head[8:12], "big") == adjustment(sys.argv[2]),
        "uncompressedSize": new.reader.totalSfntSize,
        "size": new.reader.length,
        "fontToolsSize": len(again_file.getvalue()),
    },
    sys.stdout,
)
