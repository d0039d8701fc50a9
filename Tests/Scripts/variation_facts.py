"""Prints, as JSON, facts about a variable font that fontTools saves, instances and substitutes.

usage: variation_facts.py FONT WEIGHT ..."""

import io
import json
import sys

from draw_outlines import TextPen
from draw_symbols import apply, mapping, normalized, switched
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

path = sys.argv[1]


def dump(font, glyph):
    pen = TextPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    return pen.steps


def recalculated_maxp():
    """Returns the fields that differ from fontTools' own counts."""
    font = TTFont(path, lazy=False)
    old = dict(vars(font["maxp"]))
    font["maxp"].recalc(font)
    return sorted(key for key, value in vars(font["maxp"]).items() if old.get(key) != value)


def round_trip():
    """Returns tables that change when fontTools reads, writes and reads them again."""
    font = TTFont(path, lazy=False, recalcBBoxes=False, recalcTimestamp=False)
    font.ensureDecompiled()
    file = io.BytesIO()
    font.save(file, reorderTables=False)
    again = TTFont(io.BytesIO(file.getvalue()), lazy=False)
    again.ensureDecompiled()
    old = TTFont(path, lazy=False)
    old.ensureDecompiled()

    def text(font, tag):
        out = io.StringIO()
        font.saveXML(out, tables=[tag], newlinestr="\n")
        lines = out.getvalue().split("\n")
        # fontTools uses the short format of `loca` where possible.
        return [l for l in lines if "checkSumAdjustment" not in l and "indexToLocFormat" not in l]

    # fontTools stores some names of `post` as Macintosh indices; the names are the same.
    changed = ["the names of glyphs"] if old.getGlyphOrder() != again.getGlyphOrder() else []
    return changed + [
        tag for tag in old.keys()
        if tag not in ("GlyphOrder", "post") and text(old, tag) != text(again, tag)
    ]


def variations(font):
    gsub = font["GSUB"].table
    records = getattr(gsub, "FeatureVariations", None)
    result = []
    order = set(font.getGlyphOrder())
    for record in records.FeatureVariationRecord if records else []:
        (condition,) = record.ConditionSet.ConditionTable
        (substitution,) = record.FeatureTableSubstitution.SubstitutionRecord
        tag = gsub.FeatureList.FeatureRecord[substitution.FeatureIndex].FeatureTag
        pairs = {}
        for single in mapping(gsub, substitution.Feature):
            pairs |= single
        assert condition.AxisIndex == 0 and condition.Format == 1
        assert set(pairs) <= order and set(pairs.values()) <= order
        result.append({
            "tag": tag, "start": condition.FilterRangeMinValue,
            "end": condition.FilterRangeMaxValue, "pairs": pairs,
        })
    return result


def bounding_boxes():
    """Returns glyphs whose box in `glyf` is not that of their points, and wrong `hhea` fields."""
    font = TTFont(path, lazy=False)
    wrong = []
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.numberOfContours == 0:
            continue
        old = (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax)
        glyph.recalcBounds(font["glyf"])
        if old != (glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax):
            wrong.append(name)
        if font["hmtx"][name][1] != glyph.xMin:
            wrong.append(f"{name}: left bearing")
    hhea = dict(vars(font["hhea"]))
    font["hhea"].recalc(font)
    wrong += sorted(f"hhea {k}" for k, v in vars(font["hhea"]).items() if hhea.get(k) != v)
    return wrong


def instances(weights):
    """Returns for each weight the glyphs of substituted symbols whose instance is not the alternate's."""
    result = {}
    for weight in weights:
        font = TTFont(path, lazy=False)
        place = normalized(font, float(weight))
        alternates = switched(font["GSUB"].table, place)
        pairs = {}
        for single in alternates:
            pairs |= single
        whole = font.getGlyphSet(location={"wght": float(weight)})
        instance = instancer.instantiateVariableFont(font, {"wght": float(weight)})
        gsub = instance["GSUB"].table
        features = {r.FeatureTag: r.Feature for r in gsub.FeatureList.FeatureRecord}
        rclt = mapping(gsub, features["rclt"]) if "rclt" in features else []
        wrong = []
        for source, target in pairs.items():
            if apply(rclt, source) != target:
                wrong.append(f"{source} is not exchanged")
            pen = TextPen(whole)
            whole[target].draw(pen)
            # An instance has whole units: compare the numbers to within one.
            steps = dump(instance, target)
            same = len(steps) == len(pen.steps) and all(
                a == b if a.isalpha() else abs(float(a) - float(b)) <= 0.51
                for a, b in zip(steps, pen.steps)
            )
            if not same:
                wrong.append(f"{target} is drawn in another way")
        assert "fvar" not in instance and "gvar" not in instance
        result[weight] = {"switched": len(pairs), "wrong": wrong}
    return result


font = TTFont(path, lazy=False)
json.dump(
    {
        "maxp": recalculated_maxp(),
        "changed": round_trip(),
        "boxes": bounding_boxes(),
        "variations": variations(font),
        "instances": instances(sys.argv[2:]),
    },
    sys.stdout,
)
