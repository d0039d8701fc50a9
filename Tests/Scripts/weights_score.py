"""Compares weights derived from an icon set's Regular with drawn ones; see Scripts/weights-score.

The IoU of two drawings is the shared ink divided by the total ink, pixel by pixel at 192 px, where half covered
pixels count half. A glyph is moved to its best match with the file's ink, because fonts centre symbols on the cap
height; nothing else is adjusted.

Faults are facets, waists, dents and crumbs, which an IoU does not see and a designer does; see outline_faults.py."""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

from compare_set import SIZE, draw, glyph_svg, page, placed, svg_files, symbol_name
from outline_faults import faults
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap
from PIL import Image, ImageChops, ImageDraw

USAGE, WRONG, MISSING, NOT_INSTALLED = 64, 65, 66, 69
SCALE = 2  # times 96 px
AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1)]

# FontGlyphs/DesignSpace/WeightLaw: the medium stroke in cap heights, and each weight's position between the masters.
STROKES = (0.0341, 0.1179, 0.2468)
PLACES = {100: -1, 200: -1 + 7 / 31, 300: -1 / 3, 400: 0, 500: 0.18, 600: 0.318, 700: 0.5, 800: 0.764, 900: 1}
NAMED = {
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
}  # fmt: skip


def fail(status, sentence):
    print(f"weights-score: {sentence}", file=sys.stderr)
    sys.exit(status)


def axis_value(ratio):
    """Returns the axis value at which strokes have a ratio to Regular; limited to the axis."""
    light, regular, black = STROKES
    stroke = regular * ratio
    place = (stroke - regular) / ((black - regular) if stroke > regular else (regular - light))
    return piecewiseLinearMap(min(max(place, -1), 1), {p: float(v) for v, p in PLACES.items()})


STROKE_WIDTH = re.compile(r"""stroke-width\s*[=:]\s*["']?\s*([0-9.]+)""")


def usual_stroke(files):
    """Returns the most frequent stroke of the files, as a fraction of their page; None if no file has strokes."""
    counts = {}
    for file in files:
        text = pathlib.Path(file).read_text(errors="replace")
        box = re.search(r"""viewBox\s*=\s*["']([^"']*)""", text)
        if not box:
            continue
        height = float(re.split(r"[\s,]+", box[1].strip())[3])
        for width in STROKE_WIDTH.findall(text):
            part = round(float(width) / height, 5)
            counts[part] = counts.get(part, 0) + 1
    return max(counts, key=counts.get) if counts else None


# The font


def built(symtext, files, folder):
    """Builds a font of some files at their own weight."""
    font = folder / "set.ttf"
    command = [symtext, "font", "build", "--keep-weight", "--lenient", "-o", str(font)]
    command += ["--scales", "medium", "--no-color", "--no-names", *map(str, files)]
    try:
        status = subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode
    except OSError:
        fail(NOT_INSTALLED, f"there is no program {symtext}: `make build` makes it, or SYMTEXT names another")
    # symtext reports files that cannot be imported; the font has the others.
    if status and not font.exists():
        sys.exit(status)
    return TTFont(font)


def exchanged(font, place):
    """Returns the glyph substitutions at a position of the weight axis, from −1 to 1."""
    table = font["GSUB"].table if "GSUB" in font else None
    variations = getattr(table, "FeatureVariations", None)
    if not variations:
        return {}
    for record in variations.FeatureVariationRecord:
        conditions = record.ConditionSet.ConditionTable if record.ConditionSet else []
        if all(c.FilterRangeMinValue <= place <= c.FilterRangeMaxValue for c in conditions):
            found = {}
            for substitution in record.FeatureTableSubstitution.SubstitutionRecord:
                for index in substitution.Feature.LookupListIndex:
                    for subtable in table.LookupList.Lookup[index].SubTable:
                        found.update(getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {}))
            return found
    return {}


def outlines(font, names, value):
    """Returns the outline of each glyph at a weight axis value: the commands of a recording pen."""
    axis = font["fvar"].axes[0]
    place = normalizeValue(value, (axis.minValue, axis.defaultValue, axis.maxValue))
    if "avar" in font:
        place = piecewiseLinearMap(place, font["avar"].segments["wght"])
    glyphs, others = font.getGlyphSet(location={"wght": value}), exchanged(font, place)
    paths = {}
    for name in names:
        pen = RecordingPen()
        glyphs[others.get(name, name)].draw(pen)
        paths[name] = pen.value
    return paths


def path_data(commands):
    """Returns recorded commands as SVG path data."""
    recording, pen = RecordingPen(), SVGPathPen(None, ntos=lambda v: f"{v:g}")
    recording.value = commands
    recording.replay(pen)
    return pen.getCommands()


def glyph_names(font, files):
    """Returns the glyph of each file; files missing from the font are omitted."""
    own = {glyph for code, glyph in font.getBestCmap().items() if code >= 0xF0000}
    found = {}
    for file in files:
        name = symbol_name(file)
        name = name + ".Symbol" if name + ".Symbol" in own else name
        if name in own:
            found[file] = name
    return found


# Comparing


def mass(mask):
    return sum(value * count for value, count in enumerate(mask.histogram())) / 255


def iou(a, b):
    return mass(ImageChops.darker(a, b)) / max(mass(ImageChops.lighter(a, b)), 1)


def compare(job):
    """Returns the IoU of a drawn file and a glyph, the ratio of their ink, and the glyph's position."""
    file, path = job
    try:
        text, side = page(file)
        source = draw(text, SCALE)
        place = placed(draw(text, 1), side, path)
        if place is None:
            return file, 0.0, 1.0, None
        def at(place):
            return iou(source, draw(glyph_svg(path, *place, side), SCALE))

        best = at(place)
        for step in (0.4, 0.1, 0.03):
            moved = True
            while moved:
                moved = False
                for x, y in AROUND:
                    other = (place[0] + x * step, place[1] + y * step)
                    found = at(other)
                    if found > best + 1e-5:
                        best, place, moved = found, other, True
        ours = draw(glyph_svg(path, *place, side, side / 4), SCALE)
        return file, best, mass(ours) * 2.25 / max(mass(source), 1), place
    except Exception as error:  # One file must not stop the rest.
        return file, 0.0, 1.0, str(error)


# Faults


def fault(job):
    """Returns the faults of an outline made from Regular's."""
    regular, other = job
    return faults(regular, other, UNIT)


def named(found):
    """Returns the means of faults, in words."""
    return ", ".join(f"{name} {statistics.mean(each[name] for each in found):.2f}" for name in found[0])


def ink(job):
    """Returns the ink of outlines, each on a page with a margin, in pixels."""
    name, paths = job
    return name, [mass(draw(glyph_svg(path, 6, 12 + 728 / UNIT, 36, 6), 1)) for path in paths]


UNIT = 0.0648 * 1456


# Contact sheets


def picture(mask):
    return ImageChops.invert(mask).convert("RGB")


def sheets(rows, output, columns):
    """Draws pages of rows of pictures with their names."""
    width = max(len(masks) for _, masks in rows) * (SIZE + 4) + 24
    high = SIZE + 22
    per = columns * 10
    for number, start in enumerate(range(0, len(rows), per)):
        some = rows[start : start + per]
        lines = (len(some) + columns - 1) // columns
        sheet = Image.new("RGB", (columns * width, lines * high), "white")
        pen = ImageDraw.Draw(sheet)
        for index, (title, masks) in enumerate(some):
            left, top = index % columns * width, index // columns * high
            pen.text((left + 4, top), title[:44], "black")
            for column, mask in enumerate(masks):
                sheet.paste(picture(mask), (left + column * (SIZE + 4), top + 14))
        sheet.save(output / f"sheet-{number + 1}.png")


def spread(files, count):
    """Returns a number of the files, evenly distributed."""
    if not count or count >= len(files):
        return files
    return [files[index * len(files) // count] for index in range(count)]


# Commands


def score_weights(options, output, work):
    root = pathlib.Path(options.sources[0])
    if len(options.sources) > 1 or not root.is_dir():
        fail(USAGE, "one folder is expected, with a folder of icons for each weight; --ink takes icons of one weight")
    folders = {f.name: f for f in sorted(root.iterdir()) if f.is_dir() and any(f.glob("*.svg"))}
    if options.regular not in folders:
        fail(MISSING, f"there is no folder {root / options.regular} with icons; --regular names another")
    asked = {}
    for word in options.at:
        name, _, value = word.partition("=")
        if name not in folders or not re.fullmatch(r"[0-9.]+", value):
            fail(USAGE, f"--at {word}: a folder of {root} and a weight are expected, as in bold=700")
        asked[name] = float(value)
    regular = spread(sorted(folders[options.regular].glob("*.svg")), options.count)
    stroke = usual_stroke(regular)
    font = built(options.symtext, regular, work)
    glyphs = {pathlib.Path(file).stem: name for file, name in glyph_names(font, regular).items()}
    drawing = outlines(font, set(glyphs.values()), 400)
    report = {}
    print(f"{len(regular)} icons, {len(regular) - len(glyphs)} not in the font")
    for weight, folder in folders.items():
        if weight != options.regular and weight not in NAMED and weight not in asked:
            continue
        # Phosphor names the outlines of other weights bell-bold.svg.
        files = {f.stem.removesuffix("-" + weight): f for f in sorted(folder.glob("*.svg"))}
        drawn = usual_stroke(files.values())
        value = asked.get(weight) or (
            400 if weight == options.regular
            else axis_value(drawn / stroke) if drawn and stroke
            else NAMED[weight]
        )  # fmt: skip
        names = [stem for stem in glyphs if stem in files]
        recorded = outlines(font, {glyphs[stem] for stem in names}, value)
        paths = {name: path_data(commands) for name, commands in recorded.items()}
        with ProcessPoolExecutor() as pool:
            jobs = [(str(files[stem]), paths[glyphs[stem]]) for stem in names]
            results = list(pool.map(compare, jobs, chunksize=8))
            pairs = [(drawing[glyphs[stem]], recorded[glyphs[stem]]) for stem in names]
            found = list(pool.map(fault, pairs, chunksize=8))
        results.sort(key=lambda result: result[1])
        ious = [result[1] for result in results]
        print(
            f"{weight} at {value:.0f}: mean IoU {statistics.mean(ious):.4f}, median {statistics.median(ious):.4f}, "
            f"ink {statistics.mean(result[2] for result in results):.4f}, {named(found)}"
        )
        worst = "  ".join(f"{pathlib.Path(f).stem} {100 * v:.0f}" for f, v, _, _ in results[: options.worst])
        print(f"  worst, in %: {worst}")
        report[weight] = {
            "weight": value,
            "iou": statistics.mean(ious),
            "ink": statistics.mean(result[2] for result in results),
            "faults": dict(zip(names, found)),
            "icons": {pathlib.Path(f).stem: [round(v, 4), round(i, 4)] for f, v, i, _ in results},
        }
        if options.sheet and weight != options.regular:
            rows = []
            for file, value, _, place in results[: options.sheet]:
                stem = pathlib.Path(file).stem.removesuffix("-" + weight)
                text, side = page(file)
                masks = [draw(text, 1)]
                if isinstance(place, tuple):
                    ours = draw(glyph_svg(paths[glyphs[stem]], *place, side), 1)
                    masks += [ours, ImageChops.difference(masks[0], ours)]
                rows.append((f"{100 * value:.0f} {stem}", masks))
            (output / weight).mkdir(exist_ok=True)
            sheets(rows, output / weight, 4)
    return report


def score_ink(options, output, work):
    files = [str(f) for source in options.sources for f in svg_files(source, work)]
    if not files:
        fail(MISSING, "there is no .svg file in " + " ".join(options.sources))
    files = spread(files, options.count)
    font = built(options.symtext, files, work)
    glyphs = glyph_names(font, files)
    names = sorted(set(glyphs.values()))
    recorded = {value: outlines(font, names, value) for value in (200, 400, 700, 900)}
    weights = {
        value: {name: path_data(commands) for name, commands in recorded[value].items()} for value in (400, 700, 900)
    }  # fmt: skip
    jobs = [(name, [weights[value][name] for value in weights]) for name in names]
    with ProcessPoolExecutor() as pool:
        inks = dict(pool.map(ink, jobs, chunksize=16))
        found = {
            value: list(pool.map(fault, [(recorded[400][name], recorded[value][name]) for name in names], chunksize=16))
            for value in (200, 700, 900)
        }
    report = {}
    for place, weight in ((1, "Bold"), (2, "Black")):
        ratios = {name: masses[place] / max(masses[0], 1e-9) for name, masses in inks.items()}
        sorted_names = sorted(ratios, key=ratios.get)
        low = sum(ratio < 1.5 for ratio in ratios.values())
        print(f"{weight} ÷ Regular, ink: median {statistics.median(ratios.values()):.3f} of {len(ratios)} icons", end="")
        print(f", {low} below 1.5 ({100 * low / len(ratios):.1f} %)" if weight == "Black" else "")
        report[weight] = {name: round(ratios[name], 3) for name in sorted_names}
    report["faults"] = {}
    for value, each in found.items():
        print(f"wght {value}: {named(each)}")
        report["faults"][value] = dict(zip(names, each))
    lowest = list(report["Black"].items())[: options.worst]
    print("  least at Black: " + "  ".join(f"{name} {ratio:.2f}" for name, ratio in lowest))
    if options.sheet:
        rows = []
        for name in spread(names, options.sheet):
            masks = [draw(glyph_svg(weights[v][name], 3, 12 + 728 / UNIT, 30, 0), 1) for v in weights]
            rows.append((f"{report['Black'][name]:.2f} {name}", masks))
        sheets(rows, output, 3)
    return report


def main():
    parser = argparse.ArgumentParser(prog="weights-score", description=__doc__.split("\n")[0])
    parser.add_argument("sources", nargs="+", metavar="DIR")
    parser.add_argument("--symtext", default="bin/symtext")
    parser.add_argument("--regular", default="regular", metavar="NAME", help="the folder that becomes a font")
    parser.add_argument("--at", action="append", default=[], metavar="FOLDER=WEIGHT", help="at which weight to draw")
    parser.add_argument("--ink", action="store_true", help="icons of one weight: how much more ink Black has")
    parser.add_argument("--count", type=int, default=0, metavar="N", help="only so many icons, evenly over the set")
    parser.add_argument("--worst", type=int, default=12, metavar="N", help="how many of the worst to name")
    parser.add_argument("--sheet", type=int, default=0, metavar="N", help="show so many icons on contact sheets")
    parser.add_argument("-o", "--output", default="out/weights", metavar="DIR")
    options = parser.parse_args()
    output = pathlib.Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        report = (score_ink if options.ink else score_weights)(options, output, pathlib.Path(work))
    (output / "report.json").write_text(json.dumps(report, indent=1))
    print(f"every icon in {output}/report.json" + (f", sheets in {output}" if options.sheet else ""))


if __name__ == "__main__":
    main()
