"""Prints as JSON the glyphs that COLR paints, those substituted along the axis, and unreachable ones.

usage: painted_glyphs.py FONT.ttf"""

import json
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import PaintFormat


def facts(path):
    font = TTFont(path)
    colors, gsub, glyf = font["COLR"].table, font["GSUB"].table, font["glyf"]
    lookups = [
        [part.ExtSubTable for part in lookup.SubTable] for lookup in gsub.LookupList.Lookup]

    painted = set()
    for record in colors.BaseGlyphList.BaseGlyphPaintRecord:
        record.Paint.traverse(
            colors,
            lambda paint: painted.add(paint.Glyph) if paint.Format == PaintFormat.PaintGlyph else None)

    if colors.LayerRecordArray:
        painted |= {layer.LayerGlyph for layer in colors.LayerRecordArray.LayerRecord}

    exchanged = set()
    for record in gsub.FeatureVariations.FeatureVariationRecord:
        for substitution in record.FeatureTableSubstitution.SubstitutionRecord:
            for lookup in substitution.Feature.LookupListIndex:
                for part in lookups[lookup]:
                    exchanged |= set(part.mapping)

    reached = painted | set(font.getBestCmap().values()) | {".notdef"}
    for parts in lookups:
        for part in parts:
            if part.LookupType == 1:
                reached |= set(part.mapping.values())
            elif part.LookupType == 4:
                reached |= {ligature.LigGlyph for each in part.ligatures.values() for ligature in each}
    for name in list(reached):
        reached |= set(glyf[name].getComponentNames(glyf))
    return {
        "painted": sorted(painted),
        "exchanged": sorted(exchanged),
        "unreached": sorted(set(font.getGlyphOrder()) - reached),
    }


if __name__ == "__main__":
    print(json.dumps(facts(sys.argv[1])))
