"""Writes small colour fonts into a directory: make_color_fonts.py DIRECTORY.

Their em is 1000 units. `a` is a square of 600 units, `b` a bar, `c` a colour glyph with layers or gradients, `p` an
image. `layers.ttf` has COLR version 0, `gradients.ttf` version 1, `images.ttf` sbix, `outlines-and-images.ttf` CBDT
beside outlines, `broken.ttf` an invalid sbix image, `drawings.ttf` a drawing (`SVG `). In `deep.ttf` the `c` has
version 1 paints nested too deeply, `b` has allowed ones. `layers.ttf` has a second palette, for dark backgrounds."""

import io
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph as SbixGlyph
from fontTools.ttLib.tables.sbixStrike import Strike
from PIL import Image

directory = Path(sys.argv[1])
directory.mkdir(parents=True, exist_ok=True)
order = [".notdef", "a", "b", "c", "p"]


def box(x0, y0, x1, y1):
    pen = TTGlyphPen(None)
    pen.moveTo((x0, y0))
    pen.lineTo((x0, y1))
    pen.lineTo((x1, y1))
    pen.lineTo((x1, y0))
    pen.closePath()
    return pen.glyph()


def builder():
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(name): name for name in order[1:]})
    shapes = {"a": box(100, 0, 700, 600), "b": box(100, 200, 700, 400), "c": box(0, 0, 800, 800)}
    builder.setupGlyf({name: shapes.get(name, TTGlyphPen(None).glyph()) for name in order})
    builder.setupHorizontalMetrics({name: (800, 0) for name in order})
    builder.setupHorizontalHeader(ascent=900, descent=-200)
    builder.setupNameTable({"familyName": "Colours", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-200)
    builder.setupPost()
    return builder


def png(color, size):
    file = io.BytesIO()
    Image.new("RGBA", size, color).save(file, "PNG")
    return file.getvalue()


layers = builder()
# The palette has two colours; the third layer has the text's colour, the fourth's is missing.
layers.setupCOLR({"c": [("a", 0), ("b", 1), ("b", 0xFFFF), ("a", 7)]}, version=0)
layers.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)], [(0, 1, 0, 1), (0, 1, 0, 1)]])
layers.save(directory / "layers.ttf")

gradients = builder()
stops = {"ColorStop": [(0, 0), (1, 1)], "Extend": "pad"}
gradient = {"Format": 4, "ColorLine": stops, "x0": 0, "y0": 0, "x1": 800, "y1": 0, "x2": 0, "y2": 800}
gradients.setupCOLR({"c": {"Format": 10, "Paint": gradient, "Glyph": "a"}}, version=1)
gradients.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 1)]])
gradients.save(directory / "gradients.ttf")

deep = builder()


def nested(depth):
    paint = {"Format": 10, "Paint": {"Format": 2, "PaletteIndex": 0, "Alpha": 1}, "Glyph": "a"}
    for _ in range(depth - 2):
        paint = {"Format": 14, "Paint": paint, "dx": 0, "dy": 0}
    return paint


deep.setupCOLR({"b": nested(64), "c": nested(65)}, version=1)
deep.setupCPAL([[(1, 0, 0, 1)]])
deep.save(directory / "deep.ttf")

drawings = builder()
drawings.font["SVG "] = table = newTable("SVG ")
table.docList = [('<svg xmlns="http://www.w3.org/2000/svg"><path id="glyph3" fill="red" d="M0 0h800v-800H0z"/></svg>', 3, 3)]
drawings.save(directory / "drawings.ttf")


def sbix(data):
    table = newTable("sbix")
    for ppem in (20, 100):
        strike = Strike(ppem=ppem, resolution=72)
        for name in order:
            image = {"imageData": data(ppem), "graphicType": "png "} if name == "p" else {}
            if image:
                image |= {"originOffsetX": ppem // 10, "originOffsetY": -ppem // 5}
            strike.glyphs[name] = SbixGlyph(glyphName=name, **image)
        table.strikes[ppem] = strike
    return table


images = builder()
images.font["sbix"] = sbix(lambda ppem: png((0, 128, 0, 255) if ppem == 100 else (9, 9, 9, 255), (ppem // 2, ppem)))
images.save(directory / "images.ttf")

broken = builder()
broken.font["sbix"] = sbix(lambda ppem: png((0, 0, 0, 255), (50, 100))[:60])
broken.save(directory / "broken.ttf")

# CBDT of Noto's grinning face, under this font's name and beside its empty outline.
noto = TTFont("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
face = noto.getBestCmap()[0x1F600]
locator, data = noto["CBLC"], noto["CBDT"]
strike = locator.strikes[0]
part = next(part for part in strike.indexSubTables if face in part.names)
glyph = data.strikeData[0][face]
glyph.ensureDecompiled()
part.names, part.firstGlyphIndex, part.lastGlyphIndex = ["p"], 4, 4
strike.indexSubTables = [part]
data.strikeData = [{"p": glyph}]
both = builder()
both.font["CBLC"], both.font["CBDT"] = locator, data
both.save(directory / "outlines-and-images.ttf")
