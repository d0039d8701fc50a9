"""Prints, as JSON, the colour tables of a font as fontTools reads them."""

import json
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot

font = TTFont(sys.argv[1], lazy=False)
names = font["name"]
colr, cpal = font["COLR"], font["CPAL"]
layers = colr.table.LayerList.Paint if colr.table.LayerList else []


def described(paint):
    """Returns a paint as nested lists; a missing glyph raises an error."""
    if paint.Format == ot.PaintFormat.PaintGlyph:
        font.getGlyphID(paint.Glyph)
        solid = paint.Paint
        assert solid.Format == ot.PaintFormat.PaintSolid
        assert solid.PaletteIndex == 0xFFFF or solid.PaletteIndex < cpal.numPaletteEntries
        return ["glyph", paint.Glyph, solid.PaletteIndex, solid.Alpha]
    if paint.Format == ot.PaintFormat.PaintColrLayers:
        first, count = paint.FirstLayerIndex, paint.NumLayers
        assert first + count <= len(layers)
        return ["layers", *[described(p) for p in layers[first : first + count]]]
    assert paint.Format == ot.PaintFormat.PaintComposite, paint.Format
    mode = ot.CompositeMode(paint.CompositeMode).name
    return ["composite", mode, described(paint.SourcePaint), described(paint.BackdropPaint)]


def text(value):
    return json.dumps(value, separators=(",", ":"))


flat = colr.table.BaseGlyphRecordArray.BaseGlyphRecord if colr.table.BaseGlyphRecordArray else []
flat_layers = colr.table.LayerRecordArray.LayerRecord if flat else []
flat_indices = [font.getGlyphID(r.BaseGlyph) for r in flat]
records = colr.table.BaseGlyphList.BaseGlyphPaintRecord
indices = [font.getGlyphID(r.BaseGlyph) for r in records]
json.dump(
    {
        "colrVersion": colr.version,
        "cpalVersion": cpal.version,
        "paints": {r.BaseGlyph: text(described(r.Paint)) for r in records},
        "layers": {
            r.BaseGlyph: [
                {"glyph": layer.LayerGlyph, "color": layer.PaletteIndex}
                for layer in flat_layers[r.FirstLayerIndex : r.FirstLayerIndex + r.NumLayers]]
            for r in flat},
        "areLayersSorted": flat_indices == sorted(set(flat_indices)),
        "isSorted": indices == sorted(set(indices)),
        "paletteTypes": [int(value) for value in cpal.paletteTypes],
        "paletteLabels": [names.getDebugName(value) for value in cpal.paletteLabels],
        "entryLabels": [names.getDebugName(value) for value in cpal.paletteEntryLabels],
        "palettes": [
            ["%02X%02X%02X%02X" % (c.red, c.green, c.blue, c.alpha) for c in palette]
            for palette in cpal.palettes
        ],
    },
    sys.stdout,
)
