"""Measures symbols beside all faces of many families of Debian's packages, for Scripts/face-sheet.

The stroke is that of a small `minus`. The cap height is checked with fontTools, on the level tops of capitals: half the
difference is how far symbols are off the middle of the letters."""

import json
import logging
import statistics
import subprocess
from concurrent.futures import ThreadPoolExecutor

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FAMILIES = """Amiri|Andika|Anonymous Pro|B612|B612 Mono|Bebas Neue|Caladea|Cantarell|Carlito|Charis SIL|Comfortaa|
Courier Prime|Dancing Script|DejaVu Sans|DejaVu Serif|Dosis|EB Garamond|Fira Code|Gentium|GFS Artemisia|
GFS Didot|Goudy Bookletter 1911|Hack|Inconsolata|Inter|JetBrains Mono|Junicode|Jura|Karla|Lato|League Spartan|
Liberation Mono|Liberation Sans|Liberation Sans Narrow|Liberation Serif|Linux Libertine O|Lobster Two|Manrope|Mononoki|
Montserrat|Nimbus Roman|Nimbus Sans|Nimbus Sans Narrow|Noto Sans|Noto Serif|Open Sans|Oxygen|P052|Play|Prociono|
Quicksand|Roboto|Roboto Condensed|Roboto Slab|Sora|STIX|TeX Gyre Bonum|TeX Gyre Heros|URW Bookman|URW Gothic|Vollkorn|
Yanone Kaffeesatz|Z003""".replace("\n", "").split("|")
WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900]


class Edges(BasePen):
    """Collects the edges of an outline; curves in sixteen pieces."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.edges, self.start, self.point = [], None, None

    def _moveTo(self, point):
        self.start = self.point = point

    def _lineTo(self, point):
        self.edges.append((self.point, point))
        self.point = point

    def _curveToOne(self, one, two, end):
        start, last = self.point, self.point
        for step in range(1, 17):
            t = step / 16
            parts = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
            point = tuple(sum(part * place[axis] for part, place in zip(parts, (start, one, two, end)))
                          for axis in (0, 1))
            self.edges.append((last, point))
            last = point
        self.point = end

    def _closePath(self):
        if self.point != self.start:
            self.edges.append((self.point, self.start))
            self.point = self.start


def cap_height(font, letters="EFHIKLMNTUXZ"):
    """Returns the middle of the tops of capitals with at least .05 em of level edges, in ems; None without any."""
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    tops = []
    for letter in letters:
        if ord(letter) not in names:
            continue
        pen = Edges(glyphs)
        glyphs[names[ord(letter)]].draw(pen)
        top = max((y for edge in pen.edges for _, y in edge), default=0)
        level = sum(abs(b[0] - a[0]) for a, b in pen.edges
                    if min(a[1], b[1]) >= top - 0.006 * em and abs(b[1] - a[1]) <= 0.05 * abs(b[0] - a[0]))
        if level >= 0.05 * em:
            tops.append(top / em)
    return statistics.median(tops) if len(tops) > 1 else None


def installed():
    """Returns the files of the families that are installed."""
    lines = subprocess.run(
        ["fc-list", "--format", "%{file}|%{index}|%{fontformat}|%{family[0]}\n"], capture_output=True, text=True,
        check=True).stdout.splitlines()
    files = {}
    for line in lines:
        file, index, kind, family = line.split("|", 3)
        if family in FAMILIES and int(index) & 0xFFFF == 0 and kind in ("TrueType", "CFF") and "woff" not in file:
            files.setdefault(family, set()).add(file)
    return files


def measure(symtext, file, weight):
    """Returns the target stroke as a fraction of the cap height, the errors in percent, and whether it is on the axis."""
    options = ["--font", file] + (["--weight", str(weight)] if weight else [])
    result = subprocess.run(
        [symtext, "metrics", "{minus}", "--scale", "small", "--size", "1000", "--json", *options],
        capture_output=True, check=True)
    report = json.loads(result.stdout)
    symbol, cap = report["lines"][0]["runs"][0], report["font"]["capHeight"]
    font = TTFont(file, lazy=True)
    if weight:
        font = instantiateVariableFont(TTFont(file), {"wght": weight})
    flat = cap_height(font)
    target = symbol["targetStroke"]
    return {
        "file": file, "weight": weight, "target": target / cap, "onAxis": symbol["onAxis"],
        "stroke": (symbol["bounds"]["height"] / target - 1) * 100,
        "centre": (cap / 1000 - flat) / 2 / flat * 100 if flat else None,
    }


def measures(symtext):
    """Returns the measures of all faces, by family."""
    logging.disable(logging.WARNING)
    jobs = []
    for family, files in sorted(installed().items()):
        for file in sorted(files):
            font = TTFont(file, lazy=True)
            axes = {axis.axisTag: axis for axis in font["fvar"].axes} if "fvar" in font else {}
            weights = [None]
            if "wght" in axes:
                weights = [w for w in WEIGHTS if axes["wght"].minValue <= w <= axes["wght"].maxValue]
            jobs += [(family, file, weight) for weight in weights]
    with ThreadPoolExecutor(2) as pool:
        rows = list(pool.map(lambda job: (job[0], measure(symtext, *job[1:])), jobs))
    families = {}
    for family, row in rows:
        families.setdefault(family, []).append(row)
    return families


def number(value):
    text = f"{value:+.2f}".replace("-", "−")
    return "0.00" if text[1:] == "0.00" else text


def table(symtext):
    """Returns a section of Documentation/Faces.md."""
    families = measures(symtext)
    rows = [row for family in families.values() for row in family]
    on_axis = [row for row in rows if row["onAxis"]]
    known = [abs(row["centre"]) for row in rows if row["centre"] is not None]
    errors = [abs(row["stroke"]) for row in on_axis]
    text = f"""
## {len(rows)} faces of {len(families)} families

All weights and styles of the families, as Debian's packages have them. The stroke is that of a small `minus`, against
its target: on average {statistics.mean(errors):.2f} % off, at worst {max(errors):.2f} %, where strokes are two hundredths of an em and round to whole units.
Targets that the axis does not reach: {len(rows) - len(on_axis)}. *Centre* is the distance of symbols from the middle of the capitals, in
hundredths of their height; fontTools measures these on level tops of capitals, which {len(rows) - len(known)} faces lack. It is {statistics.mean(known):.2f} on
average and {max(known):.2f} at worst.

| family | faces | lightest and heaviest target | stroke, mean % | worst % | centre, worst |
| --- | ---: | ---: | ---: | ---: | ---: |
"""
    for family, rows in families.items():
        errors = [abs(row["stroke"]) for row in rows]
        centres = [row["centre"] for row in rows if row["centre"] is not None]
        targets = [row["target"] for row in rows]
        ends = "" if all(row["onAxis"] for row in rows) else ", end of axis"
        text += (f"| {family} | {len(rows)} | {min(targets):.3f}–{max(targets):.3f}{ends} | {statistics.mean(errors):.2f} | "
                 f"{number(max((row['stroke'] for row in rows), key=abs))} | "
                 f"{number(max(centres, key=abs)) if centres else '–'} |\n")
    return text
