"""Prints the displayed outlines of whole symbols at some weights, one per line.

usage: draw_symbols.py FONT WEIGHT ...

For each private-use character, plain and with ss01 and ss02, draws the glyph that GSUB's feature variations
substitute through `rclt` at the weight. Each line is: weight, character, scale, name of the glyph, advance width,
then the commands M x y, L x y, Q cx cy x y and Z."""

import sys

from draw_outlines import TextPen
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap


def mapping(gsub, feature):
    result = []
    for index in feature.LookupListIndex:
        single = {}
        for table in gsub.LookupList.Lookup[index].SubTable:
            single |= getattr(table, "ExtSubTable", table).mapping
        result.append(single)
    return result


def apply(lookups, glyph):
    for single in lookups:
        glyph = single.get(glyph, glyph)
    return glyph


def normalized(font, weight):
    axis = font["fvar"].axes[0]
    limits = {"wght": (axis.minValue, axis.defaultValue, axis.maxValue)}
    value = normalizeLocation({"wght": weight}, limits)["wght"]
    return piecewiseLinearMap(value, font["avar"].segments["wght"])


def switched(gsub, place):
    """Returns the lookups of `rclt` at a position of the axis: the first matching variation counts."""
    if not getattr(gsub, "FeatureVariations", None):
        return []
    for record in gsub.FeatureVariations.FeatureVariationRecord:
        condition = record.ConditionSet.ConditionTable[0]
        if condition.FilterRangeMinValue <= place <= condition.FilterRangeMaxValue:
            (substitution,) = record.FeatureTableSubstitution.SubstitutionRecord
            return mapping(gsub, substitution.Feature)
    return []


def main():
    font = TTFont(sys.argv[1])
    gsub = font["GSUB"].table
    features = {r.FeatureTag: r.Feature for r in gsub.FeatureList.FeatureRecord}
    scales = [("medium", []), ("small", mapping(gsub, features["ss01"])),
              ("large", mapping(gsub, features["ss02"]))]
    for weight in sys.argv[2:]:
        glyphs = font.getGlyphSet(location={"wght": float(weight)})
        alternates = switched(gsub, normalized(font, float(weight)))
        for character, plain in sorted(font.getBestCmap().items()):
            if character < 0xE000:
                continue
            for scale, lookups in scales:
                name = apply(alternates, apply(lookups, plain))
                pen = TextPen(glyphs)
                glyphs[name].draw(pen)
                print(weight, character, scale, name, f"{glyphs[name].width:.3f}", *pen.steps)


if __name__ == "__main__":
    main()
