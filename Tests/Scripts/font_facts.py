"""Prints a symbol font's contents as fontTools reads them, as JSON."""

import json
import sys

from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1], lazy=False)
font.ensureDecompiled()
names = font["name"]


def name(number):
    return names.getDebugName(number)


axis = font["fvar"].axes[0]
gsub = font["GSUB"].table
features = {}
for record in gsub.FeatureList.FeatureRecord:
    params = record.Feature.FeatureParams
    lookups = [gsub.LookupList.Lookup[index] for index in record.Feature.LookupListIndex]
    tables = [getattr(s, "ExtSubTable", s) for k in lookups for s in k.SubTable]
    feature = features.setdefault(record.FeatureTag, {"name": "", "mapping": {}})
    feature["name"] = name(params.UINameID) if params else ""
    for table in tables:
        if table.LookupType == 1:
            feature["mapping"] |= table.mapping
facts = {
    "tables": sorted(tag for tag in font.keys() if tag != "GlyphOrder"),
    "axes": [
        [axis.axisTag, str(axis.minValue), str(axis.defaultValue), str(axis.maxValue)]
        for axis in font["fvar"].axes
    ],
    "axisName": name(axis.axisNameID),
    "instances": [
        {"name": name(i.subfamilyNameID), "value": i.coordinates["wght"]}
        for i in font["fvar"].instances
    ],
    "avar": [[a, b] for a, b in sorted(font["avar"].segments["wght"].items())],
    "statValues": [
        {"name": name(v.ValueNameID), "value": v.Value}
        for v in font["STAT"].table.AxisValueArray.AxisValue
    ],
    "features": features,
    "unitsPerEm": font["head"].unitsPerEm,
    "capHeight": font["OS/2"].sCapHeight,
    "glyphNames": font.getGlyphOrder(),
    "characters": {format(code, "X"): glyph for code, glyph in font.getBestCmap().items()},
    "family": name(1),
    "description": name(10),
    "postScriptName": name(6),
}
json.dump(facts, sys.stdout)
