"""Compares glyphs with the SVG files that they were made from; see Scripts/compare-set.

One renderer draws both at 96 px: the unchanged file, and the glyph's outline at Regular as a path. The renderer is
rsvg-convert if installed, else resvg. resvg quantises the coverage of horizontal and vertical edges to quarters of a
pixel, 64 of 255 apart, so that an outline a hundredth of a pixel away differs; use --samples 4 with it, which makes
each pixel the mean of 4 × 4. A file that draws a line twice is darker at its edges than any outline. A glyph is
moved to its best match with the file's ink, because fonts centre symbols on the cap height; nothing else is
adjusted. Opacity is removed from the files: a glyph has one colour. A pixel differs if its coverage differs by more
than 32 of 255."""

import argparse
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ProcessPoolExecutor

import resvg_py
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops

SIZE = 96
UNIT = 0.0648 * 1456  # font units per unit of the 24-unit grid
AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)]
WORTH_ANOTHER_LOOK = 0.003  # share of pixels
ROOT = re.compile(r"<svg\b[^>]*>")
ATTRIBUTE = r"""\s{}\s*=\s*("[^"]*"|'[^']*')"""
OPACITY = re.compile(
    r"""\s(?:fill-|stroke-)?opacity\s*=\s*(?:"[^"]*"|'[^']*')"""
    r"""|(?<![\w-])(?:fill-|stroke-)?opacity\s*:\s*[0-9.%]+\s*;?"""
)


def svg_files(source, folder):
    """Returns the SVG files of a directory, or of an archive and nested archives, unpacked."""
    path = pathlib.Path(source)
    if path.is_dir():
        yield from sorted(path.rglob("*.svg"))
        return
    target = folder / path.stem
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            file = target / name
            if name.endswith("/") or target not in file.resolve().parents:
                continue
            if name.endswith((".svg", ".zip")):
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(archive.read(name))
    yield from sorted(target.rglob("*.svg"))
    for inner in sorted(target.rglob("*.zip")):
        yield from svg_files(inner, inner.parent / (inner.name + ".unpacked"))


def draw(svg, scale, renderer="resvg"):
    """Returns the coverage of a drawing, SIZE × scale pixels a side."""
    size = SIZE * scale
    if renderer == "rsvg":
        command = ["rsvg-convert", "-w", str(size), "-h", str(size), "-f", "png"]
        data = subprocess.run(command, input=svg.encode(), capture_output=True, check=True).stdout
    else:
        data = bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg, width=size, height=size, skip_system_fonts=True, dpi=96
            )
        )
    return Image.open(io.BytesIO(data)).convert("RGBA").getchannel("A")


def reduced(mask, samples):
    return mask.resize((SIZE, SIZE), Image.BOX) if samples > 1 else mask


def middle(mask):
    """Returns the centroid of the ink in pixels; None without ink."""
    data = mask.tobytes()
    width = mask.width
    total = sx = sy = 0
    for y in range(mask.height):
        row = data[y * width : (y + 1) * width]
        mass = sum(row)
        if not mass:
            continue
        total += mass
        sy += mass * (y + 0.5)
        sx += sum((x + 0.5) * v for x, v in enumerate(row) if v)
    return (sx / total, sy / total) if total else None


def page(file):
    """Returns a file without opacities and with a square around its viewBox, and the square's side in grid units."""
    text = OPACITY.sub("", pathlib.Path(file).read_text(errors="replace"))
    root = ROOT.search(text)
    if not root:
        return text, 24
    tag, values = root[0], {}
    for name in ("viewBox", "width", "height", "preserveAspectRatio"):
        found = re.search(ATTRIBUTE.format(name), tag)
        if found:
            values[name] = found[1][1:-1]
            tag = tag.replace(found[0], " ", 1)
    box = values.get("viewBox") or f"0 0 {values.get('width')} {values.get('height')}"
    _, _, width, height = (float(word.removesuffix("px")) for word in re.split(r"[\s,]+", box.strip()))
    box = box.replace("px", "")
    tag = tag.replace("<svg", f'<svg viewBox="{box}" width="{SIZE}" height="{SIZE}"', 1)
    return text[: root.start()] + tag + text[root.end() :], 24 * max(1, width / height)


def glyph_svg(path, dx, dy, side, margin=0):
    """Returns a glyph on a square of a number of grid units, with a margin."""
    size = side + 2 * margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-margin} {-margin} {size} {size}">'
        f'<path transform="translate({dx} {dy}) scale({1 / UNIT} {-1 / UNIT})" d="{path}"/></svg>'
    )


def difference(text, side, path, place, samples, renderer):
    """Returns the difference of a file and its glyph at a position, pixel by pixel."""
    return ImageChops.difference(
        reduced(draw(text, samples, renderer), samples),
        reduced(draw(glyph_svg(path, *place, side), samples, renderer), samples),
    )


def share(image):
    return sum(image.histogram()[33:]) / (SIZE * SIZE)


def placed(source, side, path):
    """Returns the position at which the centroids of glyph and file coincide; None if one of them has no ink."""
    want = middle(source)
    if want is None:
        return None
    margin = side / 4  # Ink beyond the edge counts, too.
    dx, dy = 0.0, 12 + 728 / UNIT
    for _ in range(6):
        got = middle(draw(glyph_svg(path, dx, dy, side, margin), 1))
        if got is None:
            return None
        got = [value * (side + 2 * margin) / SIZE - margin for value in got]
        move = (want[0] * side / SIZE - got[0], want[1] * side / SIZE - got[1])
        dx, dy = dx + move[0], dy + move[1]
        if max(map(abs, move)) < 0.002:
            break
    return dx, dy


def nudged(source, side, path, place, renderer):
    """Returns the position near another one at which file and glyph differ least.

    Overlapping strokes are darker at their edges in the file, so that the centroids differ."""

    def unlikeness(place):
        other = draw(glyph_svg(path, *place, side), 1, renderer)
        return sum(v * n for v, n in enumerate(ImageChops.difference(source, other).histogram()))

    best = unlikeness(place)
    for step in (0.03, 0.01):
        moved = True
        while moved:
            moved = False
            for sx, sy in AROUND:
                near = (place[0] + sx * step, place[1] + sy * step)
                other = unlikeness(near)
                if other < best:
                    best, place, moved = other, near, True
    return place


def compare(job):
    """Returns the share of differing pixels and the glyph's position, or an error."""
    file, path, samples, renderer = job
    try:
        text, side = page(file)
        source = draw(text, 1)
        place = placed(source, side, path)
        if place is None:
            return file, 1.0, None
        place = nudged(source, side, path, place, "resvg")
        found = share(difference(text, side, path, place, samples, renderer))
        if found > WORTH_ANOTHER_LOOK and renderer != "resvg":
            # resvg's coarse coverage may have given a wrong position.
            place = nudged(draw(text, 1, renderer), side, path, place, renderer)
            found = min(found, share(difference(text, side, path, place, samples, renderer)))
        return file, found, place
    except Exception as error:  # One file must not stop the rest.
        return file, 1.0, str(error)


def symbol_name(file):
    """Names a symbol as `symtext font build` does."""
    words = re.split(r"[^a-z0-9_]+", pathlib.Path(file).stem.lower())
    name = ".".join(word for word in words if word).strip("_")
    return "icon." + name if name[:1].isdigit() else name


def sheet(worst, paths, target):
    rows = len(worst)
    cell = 2 * SIZE
    image = Image.new("RGB", (cell * 3, cell * max(rows, 1)), "white")
    for row, (file, _, place) in enumerate(worst):
        text, side = page(file)
        source = draw(text, 2)
        masks = [source]
        if isinstance(place, tuple):
            glyph = draw(glyph_svg(paths[file], *place, side), 2)
            masks += [glyph, ImageChops.difference(source, glyph)]
        for column, mask in enumerate(masks):
            image.paste(ImageChops.invert(mask).convert("RGB"), (cell * column, cell * row))
    image.save(target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sources", nargs="+", metavar="DIR|ZIP")
    parser.add_argument("--symtext", default="bin/symtext")
    parser.add_argument("--font", help="a font that was built from the set already")
    parser.add_argument("--limit", type=float, default=1.0, help="percent of pixels that may differ")
    parser.add_argument(
        "--reference",
        choices=["rsvg", "resvg"],
        default="rsvg" if shutil.which("rsvg-convert") else "resvg",
        help="what draws both (rsvg-convert where it is installed)",
    )
    parser.add_argument("--samples", type=int, default=1, help="how many pixels a side make one")
    parser.add_argument("--worst", type=int, default=12, help="how many to show")
    parser.add_argument("-o", "--output", default="out/compare")
    arguments = parser.parse_args()
    output = pathlib.Path(arguments.output)
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for source in arguments.sources:
            files += [str(f) for f in svg_files(source, pathlib.Path(folder))]
        if not files:
            sys.exit("compare-set: there is no .svg file in " + " ".join(arguments.sources))
        font_file = arguments.font
        if not font_file:
            font_file = str(output / "set.ttf")
            pathlib.Path(font_file).unlink(missing_ok=True)
            command = [arguments.symtext, "font", "build", "--keep-weight", "--lenient", "-o", font_file]
            command += ["--scales", "medium", "--no-color", "--no-names"] + files
            status = subprocess.run(command, check=False).returncode
            # symtext reports files that cannot be imported; the font has the others.
            if status and not pathlib.Path(font_file).exists():
                sys.exit(status)
        font = TTFont(font_file)
        glyphs = font.getGlyphSet()
        # A symbol's own glyph belongs to a private-use character: other glyphs may have its name.
        names = {glyph for code, glyph in font.getBestCmap().items() if code >= 0xF0000}
        paths, missing = {}, []
        for file in files:
            name = symbol_name(file)
            name = name + ".Symbol" if name + ".Symbol" in names else name
            if name not in names:
                missing.append(file)
                continue
            pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:g}")
            glyphs[name].draw(pen)
            paths[file] = pen.getCommands()
        jobs = [
            (file, path, arguments.samples, arguments.reference) for file, path in paths.items()
        ]
        with ProcessPoolExecutor() as pool:
            results = list(pool.map(compare, jobs, chunksize=16))
        results.sort(key=lambda result: -result[1])
        limit = arguments.limit / 100
        good = sum(part <= limit for _, part, _ in results)
        print(
            f"{len(files)} files, {len(missing)} not in the font, {len(results)} compared by "
            f"{arguments.reference}, {arguments.samples} × {arguments.samples} samples"
        )
        print(
            f"at most {arguments.limit:g} % of pixels differ: {good} "
            f"({100 * good / max(len(results), 1):.2f} %)"
        )
        for file, part, place in results[: arguments.worst]:
            note = f"  {place}" if isinstance(place, str) else ""
            print(f"  {100 * part:6.2f} %  {pathlib.Path(file).name}{note}")
        for file in missing[: arguments.worst]:
            print(f"  not in the font: {pathlib.Path(file).name}")
        report = {
            "files": len(files),
            "reference": arguments.reference,
            "samples": arguments.samples,
            "within": good,
            "limit": limit,
            "missing": [pathlib.Path(f).name for f in missing],
            "shares": {pathlib.Path(f).name: round(part, 5) for f, part, _ in results},
        }
        (output / "report.json").write_text(json.dumps(report, indent=1))
        sheet(results[: arguments.worst], paths, output / "worst.png")
        print(f"pictures in {output}/worst.png, every file in {output}/report.json")
        sys.exit(0 if good >= 0.999 * len(results) and not missing else 1)


if __name__ == "__main__":
    main()
