"""Writes fonts with unusual cap heights in OS/2 and MVAR.

make_metrics_fonts.py FONT WRONG VARYING: FONT, variable along wght, with a cap height of half the em in WRONG, and
in VARYING with one that grows by 4 units to the heaviest weight."""

import sys

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib.builder import buildVarData, buildVarRegionList, buildVarStore

source, wrong, varying = sys.argv[1:]
font = TTFont(source)
font["OS/2"].sCapHeight = font["head"].unitsPerEm // 2
font.save(wrong)

font = TTFont(source)
table = font["MVAR"] = newTable("MVAR")
mvar = table.table = otTables.MVAR()
mvar.Version, mvar.Reserved, mvar.ValueRecordSize, mvar.ValueRecordCount = 0x00010000, 0, 8, 1
regions = buildVarRegionList([{"wght": (0, 1, 1)}], ["wght"])
mvar.VarStore = buildVarStore(regions, [buildVarData([0], [[4]])])
record = otTables.MetricsValueRecord()
record.ValueTag, record.VarIdx = "cpht", 0
mvar.ValueRecord = [record]
font.save(varying)
