"""Builds a TrueType font with every kind of glyph record, and prints the format of its `loca`.

usage: make_glyph_zoo.py OUT.ttf [FILLERS]

FILLERS is the number of additional glyphs, each of 18 bytes, or 20 if glyphs are aligned to four."""

import itertools
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib.tables import _g_l_y_f as glyf
from fontTools.ttLib.tables.ttProgram import Program

# Both sides of every boundary between two encodings of a delta.
EDGES = [0, 1, 15, 16, 17, 48, 49, 64, 65, 255, 256, 257, 511, 512, 513, 767, 768, 769]
EDGES += [1023, 1024, 1279, 1280, 1281, 4095, 4096, 4097, 16000]


def program(bytecode):
    result = Program()
    result.fromBytecode(bytecode)
    return result


def simple(contours, instructions=b"", overlaps=False, box=None):
    glyph = glyf.Glyph()
    points = list(itertools.chain(*contours))
    glyph.numberOfContours = len(contours)
    glyph.endPtsOfContours = [n - 1 for n in itertools.accumulate(map(len, contours))]
    glyph.coordinates = glyf.GlyphCoordinates([(x, y) for x, y, _ in points])
    glyph.flags = bytearray(is_on for _, _, is_on in points)
    glyph.program = program(instructions)
    if overlaps:
        glyph.flags[0] |= glyf.flagOverlapSimple
    xs, ys = [x for x, _, _ in points], [y for _, y, _ in points]
    glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax = box or (min(xs), min(ys), max(xs), max(ys))
    return glyph


def component(name, x=0, y=0, flags=0, transform=None, points=None):
    result = glyf.GlyphComponent()
    result.glyphName = name
    result.flags = flags
    if points:
        result.firstPt, result.secondPt = points
    else:
        result.flags |= glyf.ARGS_ARE_XY_VALUES
        result.x, result.y = x, y
    if transform:
        result.transform = transform
    return result


def composite(*components, instructions=None):
    glyph = glyf.Glyph()
    glyph.numberOfContours = -1
    glyph.components = list(components)
    if instructions is not None:
        glyph.program = program(instructions)
    glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax = -7, -8, 900, 901
    return glyph


def steps():
    """Returns paths back and forth with every pair of deltas, in all four directions."""
    contour = []
    for number, (x, y) in enumerate(itertools.product(EDGES, EDGES)):
        for a, b in [(x, y), (-x, y), (x, -y), (-x, -y)]:
            contour += [(a, b, number % 2), (0, 0, 1)]
    return contour


box = [(0, 0, 1), (0, 700, 1), (700, 700, 1), (700, 0, 1)]
hole = [(100, 100, 1), (600, 100, 0), (600, 600, 1), (100, 600, 0)]
glyphs = {
    ".notdef": simple([box, hole]),
    "space": glyf.Glyph(),
    "steps": simple([steps()]),
    "far": simple([[(-16384, -16384, 1), (16383, 16383, 0), (-16384, 16383, 1)]]),
    "point": simple([[(5, 6, 1)]]),
    "overlapping": simple([box, hole], overlaps=True),
    "hinted": simple([box], instructions=bytes([0xB0, 0x01, 0x21]), overlaps=True),
    "boxed": simple([box], box=(-1, -2, 703, 704)),
    "contours": simple([box] * 300),
    "points": simple([[(n % 90, n % 70, n % 3 == 0) for n in range(count)]
                      for count in (252, 253, 505, 506, 507, 761, 762, 763)]),
    "program": simple([box], instructions=bytes([0x4F]) * 800),
    "composite": composite(component("hinted", 3, -4), component("far", 500, -600)),
    "scaled": composite(
        component("point", 1, 2, transform=[[0.5, 0], [0, 0.5]]),
        component("point", 1, 2, transform=[[0.5, 0], [0, -1.5]]),
        component("point", 1, 2, transform=[[0.5, 0.25], [-0.75, 1]]),
        component("point", 1, 2, flags=glyf.OVERLAP_COMPOUND | glyf.USE_MY_METRICS
                  | glyf.ROUND_XY_TO_GRID),
    ),
    "anchored": composite(component("hinted"), component("hinted", points=(2, 0))),
    "hintedComposite": composite(component("hinted"), instructions=bytes([0x4F, 0x4F])),
    "nested": composite(component("composite", 20, 30), component("space")),
}
for number in range(int(sys.argv[2]) if len(sys.argv) > 2 else 0):
    glyphs[f"filler{number}"] = simple([[(5, 6, 1)]])
for number in range(40):
    glyphs[f"empty{number}"] = glyf.Glyph()
order = list(glyphs)

builder = FontBuilder(1024, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({0x20: "space", 0x41: "overlapping", 0x42: "composite"})
builder.setupGlyf(glyphs, calcGlyphBounds=False)
# The empty glyphs at the end share an advance; only their bearings are the left edges of the glyphs.
builder.setupHorizontalMetrics(
    {name: (600, 0) if name.startswith("empty") else (500 + number, 77)
     for number, name in enumerate(order)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Zoo", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost(keepGlyphNames=False)
builder.setupDummyDSIG()
builder.font.recalcBBoxes = False
builder.save(sys.argv[1])
print("long" if builder.font["head"].indexToLocFormat else "short")
