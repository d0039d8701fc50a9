"""Prints, as JSON, the points of every simple glyph at some weights, computed with fontTools.

usage: reach_facts.py FONT WEIGHT ..."""

import json
import sys

from draw_symbols import normalized
from fontTools.ttLib import TTFont
from fontTools.varLib.iup import iup_delta
from fontTools.varLib.models import supportScalar

font = TTFont(sys.argv[1])
glyf, gvar, hmtx = font["glyf"], font["gvar"], font["hmtx"]
result = {}
for name in font.getGlyphOrder():
    if glyf[name].isComposite() or glyf[name].numberOfContours == 0:
        continue
    result[name] = {}
    for weight in sys.argv[2:]:
        place = {"wght": normalized(font, float(weight))}
        start, control = glyf._getCoordinatesAndControls(name, hmtx.metrics)
        points = [list(point) for point in start]
        for variation in gvar.variations.get(name, []):
            part = supportScalar(place, variation.axes)
            # Deltas that are not stored follow from those of the neighbours.
            deltas = iup_delta(variation.coordinates, start, control.endPts)
            for point, delta in zip(points, deltas):
                point[0] += part * delta[0]
                point[1] += part * delta[1]
        result[name][weight] = {
            "outline": points[:-4], "advance": points[-3][0] - points[-4][0],
        }
json.dump(result, sys.stdout)
