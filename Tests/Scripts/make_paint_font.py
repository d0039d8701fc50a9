"""Writes a variable font with every paint of COLR version 1: make_paint_font.py FILE.

Prints the names of its glyphs as JSON: the first is U+4E00, the others follow. Its em is 1024 units, which is also
the line height and each glyph's advance. It has an axis `wght` (100 to 900, default 400), along which the values of
all variable paints change.

Some glyphs are also mapped to letters, for the fuzzer. The font omits cases in which Chromium 156 deviates from the
specification: it paints a linear gradient without extent, or perpendicular to its side, in its first colour, and one
with all stops at one position in its last colour."""

import json
import sys

from fontTools.colorLib.builder import ColorPaletteType, buildCOLR
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables import otTables as ot
from fontTools.varLib.builder import (
    buildDeltaSetIndexMap, buildVarData, buildVarRegionList, buildVarStore)

EM = 1024
FORMAT = ot.PaintFormat
MODE = ot.CompositeMode
TEXT = 0xFFFF


def outline(*contours):
    pen = TTGlyphPen(None)
    for points in contours:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def box(x0, y0, x1, y1):
    return [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]


def round_outline(x, y, radius):
    pen = TTGlyphPen(None)
    handle = radius * 0.4142
    pen.moveTo((x + radius, y))
    for (x0, y0), (x1, y1), (x2, y2) in [
        ((radius, -handle), (handle, -radius), (0, -radius)), ((-handle, -radius), (-radius, -handle), (-radius, 0)),
        ((-radius, handle), (-handle, radius), (0, radius)), ((handle, radius), (radius, handle), (radius, 0))]:
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        pen.qCurveTo((round(x + x0), round(y + y0)), (round(x + middle[0]), round(y + middle[1])))
        pen.qCurveTo((round(x + x1), round(y + y1)), (round(x + x2), round(y + y2)))
    pen.closePath()
    return pen.glyph()


SHAPES = {
    "square": outline(box(64, -64, 960, 832)),
    "left": outline(box(64, -64, 672, 544)),
    "right": outline(box(352, 224, 960, 832)),
    "small": outline(box(384, 256, 640, 512)),
    "disc": round_outline(512, 384, 448),
    "wedge": outline([(64, -64), (512, 832), (960, -64)]),
}

rows = []


def varying(*deltas):
    """Returns the index of the first of some values, and their change to the heaviest weight."""
    base = len(rows)
    rows.extend(deltas)
    return base


def solid(color, alpha=1.0):
    return {"Format": FORMAT.PaintSolid, "PaletteIndex": color, "Alpha": alpha}


def glyph(paint, name="square"):
    return {"Format": FORMAT.PaintGlyph, "Glyph": name, "Paint": paint}


def layers(*paints):
    return {"Format": FORMAT.PaintColrLayers, "Layers": list(paints)}


def line(*stops, extend="pad", varies=False):
    kind = []
    for stop in stops:
        offset, color, *alpha = stop
        entry = {"StopOffset": offset, "PaletteIndex": color, "Alpha": alpha[0] if alpha else 1.0}
        if varies:
            # No opacity above 1, which Chromium 156 treats differently.
            entry |= {"Alpha": 0.75, "VarIndexBase": varying(1638, -8192)}
        kind.append(entry)
    return {"Extend": extend, "ColorStop": kind}


def numbers(names, values):
    return dict(zip(names.split(), values))


def linear(stops, x0, y0, x1, y1, x2, y2, deltas=None):
    paint = numbers("x0 y0 x1 y1 x2 y2", (x0, y0, x1, y1, x2, y2)) | {"ColorLine": stops}
    if deltas:
        return paint | {"Format": FORMAT.PaintVarLinearGradient, "VarIndexBase": varying(*deltas)}
    return paint | {"Format": FORMAT.PaintLinearGradient}


def radial(stops, x0, y0, r0, x1, y1, r1, deltas=None):
    paint = numbers("x0 y0 r0 x1 y1 r1", (x0, y0, r0, x1, y1, r1)) | {"ColorLine": stops}
    if deltas:
        return paint | {"Format": FORMAT.PaintVarRadialGradient, "VarIndexBase": varying(*deltas)}
    return paint | {"Format": FORMAT.PaintRadialGradient}


def sweep(stops, start, end, deltas=None):
    paint = {"centerX": 512, "centerY": 384, "startAngle": start, "endAngle": end, "ColorLine": stops}
    if deltas:
        return paint | {"Format": FORMAT.PaintVarSweepGradient, "VarIndexBase": varying(*deltas)}
    return paint | {"Format": FORMAT.PaintSweepGradient}


def moved(kind, paint, deltas=None, **values):
    node = {"Format": getattr(FORMAT, kind), "Paint": paint} | values
    if deltas:
        node["VarIndexBase"] = varying(*deltas)
    return node


def laid(source, mode, backdrop):
    return {
        "Format": FORMAT.PaintComposite, "SourcePaint": source, "CompositeMode": mode, "BackdropPaint": backdrop}


F = 16384  # of 2.14
plain = [(0, 0), (0.5, 1), (1, 2)]
thin = [(0, 0), (1, 2, 0.0)]
mixed = [(0, 0, 0.25), (1, 1, 1.0)]
inner = [(0.25, 0), (0.5, 1), (0.75, 2)]
middle = glyph(linear(line(*plain), 64, 0, 960, 0, 64, 1024), "small")

GLYPHS = {
    "solid": glyph(solid(0)),
    "solid, half": glyph(solid(0, 0.5)),
    "text colour": glyph(solid(TEXT)),
    "text colour, half": glyph(solid(TEXT, 0.5)),
    "solid, varying": glyph(
        {"Format": FORMAT.PaintVarSolid, "PaletteIndex": 1, "Alpha": 1.0, "VarIndexBase": varying(-F // 2)}),
    "layers": layers(glyph(solid(0), "left"), glyph(solid(2, 0.5), "right"), glyph(solid(TEXT), "small")),
    "linear": glyph(linear(line(*plain), 64, 0, 960, 0, 64, 1024), "disc"),
    "linear, turned": glyph(linear(line(*plain), 64, 0, 960, 384, 400, 1024)),
    "linear, repeated": glyph(linear(line(*inner, extend="repeat"), 200, 0, 700, 100, 200, 500)),
    "linear, reflected": glyph(linear(line(*inner, extend="reflect"), 200, 0, 700, 100, 200, 500)),
    "linear, thin": glyph(linear(line(*thin), 64, 0, 960, 0, 64, 1024)),
    "linear, opacity and colour": glyph(linear(line(*mixed), 64, 0, 960, 0, 64, 1024)),
    "linear, one stop": glyph(linear(line((0.5, 2)), 64, 0, 960, 0, 64, 1024)),
    "linear, hard stop": glyph(linear(line((0, 0), (0.5, 1), (0.5, 2), (1, 0)), 64, 0, 960, 0, 64, 1024)),
    "linear, beyond": glyph(linear(line((-0.5, 0), (0.5, 1), (1.5, 2)), 300, 0, 700, 0, 300, 1024)),
    "linear, varying": glyph(
        linear(line(*plain, varies=True), 200, 0, 700, 0, 200, 1024, (100, 50, -100, 200, 30, 0))),
    "radial": glyph(radial(line(*plain), 512, 384, 0, 512, 384, 448)),
    "radial, focal": glyph(radial(line(*plain), 400, 484, 64, 512, 384, 448), "disc"),
    "radial, repeated": glyph(radial(line(*plain, extend="repeat"), 512, 384, 32, 540, 384, 160)),
    "radial, reflected": glyph(radial(line(*plain, extend="reflect"), 512, 384, 0, 512, 384, 128)),
    "radial, cone": glyph(radial(line(*plain), 256, 384, 64, 700, 384, 192)),
    "radial, cone repeated": glyph(radial(line(*plain, extend="repeat"), 256, 384, 64, 600, 384, 160)),
    "radial, tube": glyph(radial(line(*plain), 256, 384, 160, 700, 384, 160)),
    "radial, inwards": glyph(radial(line(*plain), 512, 384, 448, 560, 384, 64)),
    "radial, below nothing": glyph(radial(line((-0.5, 0), (1, 2)), 512, 384, 64, 512, 384, 448)),
    "radial, thin": glyph(radial(line(*thin), 512, 384, 0, 512, 384, 448)),
    "radial, varying": glyph(
        radial(line(*plain, varies=True), 512, 384, 32, 512, 384, 300, (50, -50, 100, 0, 100, 128))),
    "sweep": glyph(sweep(line(*plain), 0, 360), "disc"),
    "sweep, sector": glyph(sweep(line(*plain), 45, 225)),
    "sweep, repeated": glyph(sweep(line(*plain, extend="repeat"), 45, 105)),
    "sweep, reflected": glyph(sweep(line(*plain, extend="reflect"), 45, 105)),
    "sweep, thin": glyph(sweep(line(*thin), 0, 360)),
    "sweep, other way": glyph(sweep(line(*plain), 270, 90)),
    "sweep, varying": glyph(sweep(line(*plain, varies=True), 45, 225, (64, 64, F // 4, F // 8))),
    "transform": moved(
        "PaintTransform", glyph(solid(0), "wedge"),
        Transform=numbers("xx yx xy yy dx dy", (0.75, 0.25, -0.125, 0.5, 100, 50))),
    "transform, varying": moved(
        "PaintVarTransform", glyph(solid(0), "wedge"),
        Transform=numbers("xx yx xy yy dx dy", (0.75, 0.25, -0.125, 0.5, 100, 50))
        | {"VarIndexBase": varying(-16384, 0, 16384, 8192, 6553600, 0)}),
    "translate": moved("PaintTranslate", middle, dx=200, dy=-100),
    "translate, varying": moved("PaintVarTranslate", middle, (-300, 250), dx=200, dy=-100),
    "scale": moved("PaintScale", glyph(solid(0), "left"), scaleX=1.25, scaleY=0.5),
    "scale, varying": moved("PaintVarScale", glyph(solid(0), "left"), (-F // 2, F // 2), scaleX=1.25, scaleY=0.5),
    "scale about": moved(
        "PaintScaleAroundCenter", glyph(solid(0), "wedge"), scaleX=0.5, scaleY=-0.75, centerX=512, centerY=384),
    "scale about, varying": moved(
        "PaintVarScaleAroundCenter", glyph(solid(0), "wedge"), (F // 4, F // 4, 100, 50), scaleX=0.5, scaleY=0.75,
        centerX=512, centerY=384),
    "scale evenly": moved("PaintScaleUniform", glyph(solid(0), "wedge"), scale=0.5),
    "scale evenly, varying": moved("PaintVarScaleUniform", glyph(solid(0), "wedge"), (F // 4,), scale=0.5),
    "scale evenly about": moved(
        "PaintScaleUniformAroundCenter", glyph(solid(0), "wedge"), scale=0.5, centerX=512, centerY=384),
    "scale evenly about, varying": moved(
        "PaintVarScaleUniformAroundCenter", glyph(solid(0), "wedge"), (F // 4, 50, 100), scale=0.5, centerX=512,
        centerY=384),
    "rotate": moved("PaintRotate", glyph(solid(0), "small"), angle=20),
    "rotate, varying": moved("PaintVarRotate", glyph(solid(0), "small"), (-F // 6,), angle=20),
    "rotate about": moved(
        "PaintRotateAroundCenter", glyph(linear(line(*plain), 64, 0, 960, 0, 64, 1024), "wedge"), angle=60,
        centerX=512, centerY=384),
    "rotate about, varying": moved(
        "PaintVarRotateAroundCenter", glyph(solid(0), "wedge"), (F // 4, 50, -50), angle=60, centerX=512, centerY=384),
    "skew": moved("PaintSkew", glyph(solid(0), "small"), xSkewAngle=20, ySkewAngle=-10),
    "skew, varying": moved(
        "PaintVarSkew", glyph(solid(0), "small"), (-F // 6, F // 12), xSkewAngle=20, ySkewAngle=-10),
    "skew about": moved(
        "PaintSkewAroundCenter", glyph(solid(0), "left"), xSkewAngle=-20, ySkewAngle=10, centerX=512, centerY=384),
    "skew about, varying": moved(
        "PaintVarSkewAroundCenter", glyph(solid(0), "left"), (F // 6, F // 12, 100, 0), xSkewAngle=-20, ySkewAngle=10,
        centerX=512, centerY=384),
    "moved gradient": glyph(
        moved(
            "PaintSkewAroundCenter", radial(line(*plain, extend="reflect"), 512, 384, 0, 512, 384, 200), xSkewAngle=30,
            ySkewAngle=0, centerX=512, centerY=384)),
    "glyph in glyph": glyph(layers(glyph(solid(0), "square"), glyph(sweep(line(*plain), 0, 360), "right")), "disc"),
    "another glyph": layers(
        {"Format": FORMAT.PaintColrGlyph, "Glyph": "linear"}, glyph(solid(TEXT, 0.5), "small")),
    "clip box": layers(glyph(solid(0)), glyph(solid(2), "disc")),
    "clip box, varying": layers(glyph(solid(0)), glyph(solid(2), "disc")),
    "clip box alone": radial(line(*plain), 512, 384, 0, 512, 384, 448),
    "group by opacity": laid(
        layers(glyph(solid(0), "left"), glyph(solid(2), "right")), MODE.SRC_IN, solid(TEXT, 0.5)),
    "one in the other": layers(
        glyph(solid(1), "wedge"),
        laid(laid(glyph(solid(0), "left"), MODE.XOR, glyph(solid(2), "right")), MODE.DEST_OUT,
             glyph(linear(line(*plain), 64, 0, 960, 0, 64, 1024), "square"))),
}
CLIPS = {
    "clip box": (200, 100, 800, 700), "clip box, varying": (200, 100, 800, 700, varying(100, 50, -50, 100)),
    "clip box alone": (64, -64, 960, 832)}
backdrop = layers(
    glyph(linear(line((0, 0), (0.5, 3), (1, 2, 0.5)), 64, 0, 672, 0, 64, 1024), "left"), glyph(solid(1, 0.75), "small"))
source = layers(
    glyph(linear(line((0, 4), (0.6, 1), (1, 2, 0.25)), 0, 224, 0, 832, 1024, 224), "right"), glyph(solid(3, 0.5), "disc"))
for mode in MODE:
    GLYPHS[f"composite {mode.name}"] = laid(source, mode, backdrop)

names = list(GLYPHS)
ids = {name: f"g{index}" for index, name in enumerate(names)}
order = [".notdef", *SHAPES, *ids.values()]


def renamed(paint):
    """Returns the same with glyphs' real names."""
    if isinstance(paint, dict):
        return {key: ids.get(value, value) if key == "Glyph" else renamed(value) for key, value in paint.items()}
    return [renamed(part) for part in paint] if isinstance(paint, list) else paint


builder = FontBuilder(EM, isTTF=True)
builder.setupGlyphOrder(order)
letters = dict(zip("Abfig", ["glyph in glyph", "one in the other", "sweep, varying", "composite PLUS", "clip box, varying"]))
builder.setupCharacterMap(
    {0x4E00 + index: ids[name] for index, name in enumerate(names)}
    | {ord(letter): ids[name] for letter, name in letters.items()})
builder.setupGlyf({name: SHAPES.get(name, TTGlyphPen(None).glyph()) for name in order})
builder.setupHorizontalMetrics({name: (EM, 0) for name in order})
builder.setupHorizontalHeader(ascent=896, descent=-128)
builder.setupNameTable({"familyName": "Paints", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=896, sTypoDescender=-128, usWinAscent=896, usWinDescent=128)
builder.setupPost()
builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
# Stored in reverse, so that only the map finds them.
regions = buildVarRegionList([{"wght": (0, 1, 1)}, {"wght": (-1, -1, 0)}], ["wght"])
store = buildVarStore(regions, [buildVarData([0, 1], [[row, -row // 2] for row in reversed(rows)], optimize=False)])
places = buildDeltaSetIndexMap([len(rows) - 1 - index for index in range(len(rows))])
builder.font["COLR"] = buildCOLR(
    {ids[name]: renamed(paint) for name, paint in GLYPHS.items()}, version=1, glyphMap=builder.font.getReverseGlyphMap(),
    varStore=store, varIndexMap=places, clipBoxes={ids[name]: box for name, box in CLIPS.items()})
builder.setupCPAL([
    [(0.9, 0.1, 0.1, 1), (0.1, 0.7, 0.2, 1), (0.1, 0.2, 0.9, 1), (1, 0.8, 0.1, 1), (0.5, 0.3, 0.8, 1)],
    [(0.5, 0.1, 0.1, 1), (0.1, 0.4, 0.2, 1), (0.1, 0.2, 0.5, 1), (0.5, 0.4, 0.1, 1), (0.2, 0.1, 0.4, 1)]],
    paletteTypes=[ColorPaletteType.USABLE_WITH_LIGHT_BACKGROUND, ColorPaletteType.USABLE_WITH_DARK_BACKGROUND])
builder.save(sys.argv[1])
print(json.dumps(names))
