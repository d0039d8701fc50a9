"""Prints, as JSON, the contents of custom symbol templates and the distances of their outlines from the font's.

usage: template_facts.py FONT FILE.svg ...

Each file has the name of a symbol of the font. fontTools reads the font, this script its symbol table, Python's own
XML parser and fontTools' path parser the files."""

import json
import os
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

SVG = "{http://www.w3.org/2000/svg}"
CAP_HEIGHT = 70.459
SCALES = {"S": 0, "M": 1, "L": 2}
WEIGHTS = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]


class Steps(BasePen):
    """Records an outline's commands; quadratic curves become cubic, closing lines are omitted."""

    def __init__(self, glyphs=None):
        super().__init__(glyphs)
        self.steps = []

    def _moveTo(self, p):
        self.start = p
        self.steps.append(("M", [p]))

    def _lineTo(self, p):
        self.steps.append(("L", [p]))

    def _curveToOne(self, a, b, p):
        self.steps.append(("C", [a, b, p]))

    def _closePath(self):
        if self.steps[-1] == ("L", [self.start]):
            self.steps.pop()
        self.steps.append(("Z", []))


class Symbols:
    """The font's private table: for each name the glyphs of the whole symbol and of its layers."""

    def __init__(self, font):
        data = font.reader["SymT"]
        count, forms, names, layers, alternates, strings = struct.unpack_from(">6I", data, 4)
        head = 32 if data[3] else 28
        first_layer = head + (count + forms) * 92 + names * 14
        self.symbols = {}
        for index in range(count):
            record = head + 92 * index
            whole = struct.unpack_from(">3H", data, record + 4)
            number, first = struct.unpack_from(">HI", data, record + 10)
            offset, length = struct.unpack_from(">IH", data, record + 24)
            name = data[strings + offset:strings + offset + length].decode()
            own = [
                struct.unpack_from(">3H", data, first_layer + 18 * layer)
                for layer in range(first, first + number)]
            self.symbols[name] = whole, own
        self.alternates = [
            struct.unpack_from(">HhhH", data, first_layer + 18 * layers + 8 * index)
            for index in range(alternates)]

    def switched(self, glyph, place):
        for own, start, end, other in self.alternates:
            if own == glyph and start <= place * 16384 <= end:
                return other
        return glyph


class Library:
    def __init__(self, path):
        self.font = TTFont(path)
        self.symbols = Symbols(self.font)
        self.unit = CAP_HEIGHT / self.font["OS/2"].sCapHeight
        self.glyphs = {}

    def glyph_set(self, weight):
        value = 100 * (WEIGHTS.index(weight) + 1)
        if weight not in self.glyphs:
            self.glyphs[weight] = self.font.getGlyphSet(location={"wght": value})
        return self.glyphs[weight]

    def outlines(self, name, weight, scale, has_layers):
        """Returns the advance and the outlines in template units, y down."""
        glyphs = self.glyph_set(weight)
        whole, layers = self.symbols.symbols[name]
        place = glyphs.location.get("wght", 0)
        ids = [self.symbols.switched(whole[scale], place)]
        if has_layers:
            ids = [layer[scale] for layer in layers]
        outlines = []
        for glyph in ids:
            pen = Steps(glyphs)
            glyphs[self.font.getGlyphName(glyph)].draw(pen)
            outlines.append([
                (kind, [(x * self.unit, -y * self.unit) for x, y in points])
                for kind, points in pen.steps])
        return glyphs[self.font.getGlyphName(whole[scale])].width * self.unit, outlines


def read_steps(data):
    pen = Steps()
    parse_path(data, pen)
    return pen.steps


def kinds(steps):
    return "".join(kind for kind, _ in steps)


def distance(steps, others):
    if kinds(steps) != kinds(others):
        return 1e9
    return max(
        (max(abs(a[0] - b[0]), abs(a[1] - b[1]))
         for (_, points), (_, expected) in zip(steps, others)
         for a, b in zip(points, expected)), default=0)


def place(element):
    numbers = [float(n) for n in re.findall(r"[-\d.]+", element.get("transform"))]
    assert numbers[:4] == [1, 0, 0, 1], numbers
    return numbers[4], numbers[5]


def facts(path, library):
    name = os.path.basename(path)[:-4]
    root = ElementTree.parse(path).getroot()
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    groups = {e.get("id"): e for e in root if e.tag == SVG + "g"}
    lines = {e.get("id"): e for e in groups["Guides"] if e.tag == SVG + "line"}
    texts = {e.get("id"): e.text for e in groups["Notes"] if e.tag == SVG + "text"}
    style = root.findtext(SVG + "style") or ""
    rules = dict(re.findall(r"^\.(\S+) \{(.*)\}$", style, re.M))
    variants = list(groups["Symbols"])
    classes = [[p.get("class", "") for p in group] for group in variants]
    worst = advances = margins = 0
    structure = {}
    for group in variants:
        weight, scale = group.get("id").split("-")
        x, y = place(group)
        paths = [p for p in group if p.tag == SVG + "path"]
        assert len(paths) == len(group)
        advance, expected = library.outlines(
            name, weight, SCALES[scale], has_layers="class" in paths[0].attrib)
        outlines = [read_steps(p.get("d")) for p in paths]
        structure.setdefault(scale, []).append(
            ["".join(re.findall("[A-Za-z]", p.get("d"))) for p in paths])
        assert len(outlines) == len(expected), (path, group.get("id"))
        worst = max([worst] + [distance(a, b) for a, b in zip(outlines, expected)])
        left, right = (
            float(lines[f"{side}-margin-{group.get('id')}"].get("x1")) for side in ("left", "right"))
        baseline, capline = (
            float(lines[f"{line}-{scale}"].get("y1")) for line in ("Baseline", "Capline"))
        advances = max(advances, abs(right - left - advance))
        column = 559.711 + 296.711 * WEIGHTS.index(weight)
        margins = max(
            margins, abs(left - x), abs((left + right) / 2 - column), abs(baseline - y),
            abs(baseline - capline - CAP_HEIGHT))
    return {
        "name": name,
        "version": texts["template-version"],
        "groups": list(groups),
        "variants": [group.get("id") for group in variants],
        "guides": sorted(lines),
        "repeatedIDs": sorted({i for i in ids if ids.count(i) > 1}),
        "classes": classes[0],
        "sameClasses": all(c == classes[0] for c in classes),
        "rules": rules,
        "sameCommandsInScale": all(s == own[0] for own in structure.values() for s in own),
        "pathCounts": sorted({len(s) for own in structure.values() for s in own}),
        "commands": "".join(sorted(set("".join(structure["S"][0])))),
        "outlineError": worst,
        "advanceError": advances,
        "placeError": margins,
    }


library = Library(sys.argv[1])
json.dump([facts(path, library) for path in sys.argv[2:]], sys.stdout)
