"""Pairs of this library's symbols and another set's icons, for judging without knowing whose is whose.

Each cell shows one concept, drawn twice: A and B, at 96 px and at 17 px, whose pixels are enlarged four times. The
other set first becomes a font built by symtext, so that both have the same weight. One common factor scales it, so
that both circles have the same size. Only the key tells which of A and B is ours; Scripts/blind-score reads it."""

import argparse
import hashlib
import io
import json
import os
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageOps

ROOT = pathlib.Path(__file__).resolve().parents[2]
SYMTEXT = os.environ.get("SYMTEXT", str(ROOT / "bin/symtext"))
LUCIDE_MAP = ROOT / "Scripts/blind-lucide.tsv"
WEIGHTS = ["ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]

LARGE, SMALL, ENLARGED = 96, 17, 4
MEASURED = 960  # px at which circles are measured
INK = 8  # of 255: fainter pixels are not ink when a picture's middle is measured
# Most viewers show a page of 1200 × 1000 px pixel by pixel; smaller pages with scaled pixels are harder to judge.
PAGE_WIDTH, HIGHEST, MARGIN, HEAD = 1200, 1010, 8, 46
TITLE, GAP, LETTER = 26, 8, 20  # a cell's title, the space around pictures, the space for A and B beside the small
PAIRS, COLUMNS = 20, 4  # at most, on a page
LINE = 176  # grey

SVG_ROOT = re.compile(r"<svg\b[^>]*>")
ATTRIBUTE = r"""\s{}\s*=\s*("[^"]*"|'[^']*')"""

USAGE, WRONG, MISSING, NOT_INSTALLED, UNWRITABLE = 64, 65, 66, 69, 73


def fail(status, sentence):
    print(f"blind-sheet: {sentence}", file=sys.stderr)
    sys.exit(status)


def warn(sentence):
    print(f"blind-sheet: {sentence}", file=sys.stderr)


def some(names, most=8):
    """Picks some of many names."""
    names = list(names)
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def symtext(*arguments):
    try:
        ran = subprocess.run([SYMTEXT, *arguments], capture_output=True, check=False)
    except OSError:
        fail(NOT_INSTALLED, f"there is no program {SYMTEXT}: `make build` makes it, or SYMTEXT names another")
    if ran.returncode:
        said = ran.stderr.decode(errors="replace").strip().splitlines() or [f"it ended with {ran.returncode}"]
        fail(WRONG, f"symtext {' '.join(arguments[:2])} says: {said[0]}")
    return ran.stdout


def counted(number, what):
    return f"{number} {what}" + ("" if number == 1 else "s")


def lines_of(file, what):
    """Returns the lines of a text file that are neither empty nor comments, with their numbers."""
    try:
        text = pathlib.Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        fail(MISSING, f"the {what} {file} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        fail(WRONG, f"the {what} {file} is no text in UTF-8")
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.rstrip()


def read_map(file):
    """Returns the pairs: the other set's name by ours."""
    pairs = {}
    for number, line in lines_of(file, "map"):
        words = [word.strip() for word in line.split("\t") if word.strip()]
        if len(words) != 2:
            fail(WRONG, f"{file}:{number}: our name, a tab and their name are expected, not “{line}”")
        if words[0] in pairs:
            fail(WRONG, f"{file}:{number}: {words[0]} stands there twice")
        pairs[words[0]] = words[1]
    if not pairs:
        fail(WRONG, f"there are no names in the map {file}")
    return pairs


def read_names(argument):
    """Returns the names in a file, or a list joined by commas."""
    if os.path.exists(argument) and not os.path.isdir(argument):
        names = [line.strip() for _, line in lines_of(argument, "file of names")]
    else:
        names = [name.strip() for name in argument.split(",") if name.strip()]
        if any("/" in name for name in names):
            fail(MISSING, f"there is no file of names {argument}")
    if not names:
        fail(WRONG, f"there are no names in {argument or '--names'}")
    return list(dict.fromkeys(names))


def symbols(library):
    """Returns the font's own names; by default those of the bundled font."""
    arguments = ["--library", library] if library else []
    listed = json.loads(symtext("symbols", "list", "--json", *arguments))["symbols"]
    return [symbol["name"] for symbol in listed if symbol["library"] == (library or "(bundled)")]


def font_file(argument, option):
    """Returns a font's absolute path."""
    if not os.path.isfile(argument):
        fail(MISSING, f"{option}: there is no font {argument}")
    return os.path.abspath(argument)


# The other set


def find_icons(folder, names):
    """Returns the file of each name: a file's name without suffix, with as many folders before it as make it unique."""
    files = {}
    for file in sorted(pathlib.Path(folder).rglob("*.svg")):
        parts = file.relative_to(folder).with_suffix("").parts
        for start in range(len(parts)):
            files.setdefault("/".join(parts[start:]), []).append(file)
    if not files:
        fail(MISSING, f"there is no .svg file in {folder}")
    missing = [name for name in names if name not in files]
    if missing:
        fail(WRONG, f"the map names what is not in {folder}: {some(missing)}")
    for name in names:
        # A file directly in the folder has no longer name.
        if len(files[name]) > 1 and pathlib.Path(folder, name + ".svg") not in files[name]:
            found = some(str(file.relative_to(folder)) for file in files[name])
            fail(WRONG, f"{name} in the map may be each of {found}: put a folder before it, as in line/{name}")
    return {name: min(files[name], key=lambda file: len(file.parts)) for name in names}


def enlarged(svg, factor, file):
    """Crops a drawing's page around its middle: the drawing becomes larger in the font, its stroke does not."""
    root = SVG_ROOT.search(svg)
    if not root:
        fail(WRONG, f"{file} is no SVG file: it has no <svg>")
    tag, values = root[0], {}
    for name in ("viewBox", "width", "height"):
        found = re.search(ATTRIBUTE.format(name), tag)
        values[name] = found[1][1:-1].replace("px", "") if found else None
    box = values["viewBox"] or f"0 0 {values['width']} {values['height']}"
    try:
        x, y, width, height = (float(word) for word in re.split(r"[\s,]+", box.strip()))
    except ValueError:
        fail(WRONG, f"{file} has no viewBox of four numbers, which is needed to scale it")
    x, y = x + width * (1 - 1 / factor) / 2, y + height * (1 - 1 / factor) / 2
    box = f' viewBox="{x:g} {y:g} {width / factor:.9g} {height / factor:.9g}"'
    tag = re.sub(ATTRIBUTE.format("viewBox"), "", tag, count=1).replace("<svg", "<svg" + box, 1)
    return svg[: root.start()] + tag + svg[root.end() :]


class Set:
    """Another set's icons as a font built by symtext; `names` has each icon's symbol, `kinds` the kind of its
    drawing."""

    def __init__(self, files, factor, folder):
        source, report = folder / "icons", folder / "report.json"
        shutil.rmtree(source, ignore_errors=True)
        source.mkdir()
        self.font = str(folder / "theirs.ttf")
        self.names, self.kinds, words = {}, {}, {}
        for number, (name, file) in enumerate(sorted(files.items())):
            text = file.read_text(encoding="utf-8", errors="replace")
            # Unique names, which no other glyph and no other font has.
            self.names[name], words[f"icon{number}"] = f"blind.icon{number}", name
            (source / f"icon{number}.svg").write_text(enlarged(text, factor, file) if factor != 1 else text)
        options = ["--prefix", "blind.", "--scales", "medium", "--no-color", "--no-names", "--report", str(report)]
        symtext("font", "build", str(source), *options, "-o", self.font)
        self.warnings = []
        for result in json.loads(report.read_text())["results"]:
            name = words[pathlib.Path(result["file"]).stem]
            said = [result["error"]] if result["error"] else result["warnings"]
            self.warnings += [sentence.replace(result["file"], str(files[name])) for sentence in said]
            self.kinds[name] = result["as"]
            if result["error"]:
                del self.names[name]


# Pictures


def draw(requests, folder):
    """Returns pictures of (symbol, library, weight, size), or of a text alone: black is 255."""
    wanted = list(dict.fromkeys(requests))
    lines, libraries = [], set()
    for number, request in enumerate(wanted):
        line = {"command": "render", "background": "white", "output": f"{number}.png"}
        if isinstance(request, str):
            line |= {"text": request, "plain": True, "size": 15, "features": "-calt"}  # 2x2 stays unchanged.
        else:
            name, library, weight, size = request
            line |= {"text": "{" + name + "}", "size": size, "symbolWeight": weight, "padding": size}
            if library:
                line["library"] = library
                libraries.add(os.path.dirname(library))
        lines.append(json.dumps(line))
    source = folder / "lines.ndjson"
    source.write_text("\n".join(lines))
    allowed = [word for library in sorted(libraries) for word in ("--allow-files", library)]
    symtext("batch", str(source), "-o", str(folder / "drawn"), *allowed)
    pictures = {}
    for number, request in enumerate(wanted):
        data = (folder / "drawn" / f"{number}.png").read_bytes()
        picture = ImageOps.invert(Image.open(io.BytesIO(data)).convert("L"))
        if isinstance(request, str):
            pictures[request] = picture  # Words share a baseline.
            continue
        box = picture.point(lambda value: 255 if value >= INK else 0).getbbox()
        if box is None:
            fail(WRONG, f"{request[0]} draws nothing")
        if box[0] == 0 or box[1] == 0 or box[2] == picture.width or box[3] == picture.height:
            fail(WRONG, f"{request[0]} is more than three times as large as a letter, and would be cut off")
        pictures[request] = picture.crop(box)
    return pictures


def circle_size(picture):
    """Returns the diameter of a ring and its stroke, in px."""
    middle = picture.crop((0, picture.height // 2, picture.width // 2, picture.height // 2 + 1))
    stroke = sum(middle.tobytes()) / 255
    return picture.height, stroke


def measured(name, library, weight, folder):
    request = (name, library, weight, MEASURED)
    return circle_size(draw([request], folder)[request])


def matched(files, circle, ours, weight, folder):
    """Returns the set scaled to the size of our circle, each icon's weight for our stroke, and the factor."""
    theirs = Set(files, 1, folder)
    if circle not in theirs.names:
        return theirs, {name: weight for name in theirs.names}, None
    want, stroke = measured(*ours, weight, folder)
    height, own = measured(theirs.names[circle], theirs.font, weight, folder)
    # Scaling does not change strokes.
    thinner = (stroke, own) if theirs.kinds[circle] == "strokes" else (0, 0)
    factor = (want - thinner[0]) / (height - thinner[1])
    if not 0.25 <= factor <= 4:
        fail(WRONG, f"their circle, {circle}, would have to be scaled by {factor:.2f}: is it a ring like ours?")
    factor = round(factor, 4) if abs(factor - 1) > 0.002 else 1
    if factor != 1:
        warnings = theirs.warnings
        theirs = Set({name: files[name] for name in theirs.names}, factor, folder)
        theirs.warnings = warnings
        _, own = measured(theirs.names[circle], theirs.font, weight, folder)
    heavy, low, high = weight, 100, 900
    while abs(own / stroke - 1) > 0.02 and high - low > 1:
        # Filled outlines have their drawn weight: find the weight with our stroke.
        middle = (low + high) // 2
        heavy = str(middle)
        _, own = measured(theirs.names[circle], theirs.font, heavy, folder)
        low, high = (low, middle) if own > stroke else (middle, high)
    if abs(own / stroke - 1) > 0.02:
        warn(f"their circle's stroke is {own / stroke:.2f} of ours: their outlines bear no other")
    same = theirs.kinds[circle]
    return theirs, {name: heavy if theirs.kinds[name] == same else weight for name in theirs.names}, factor


# Pages


def centred(page, picture, box):
    """Centres a picture's ink in a box."""
    x, y, width, height = box
    place = (x + (width - picture.width) // 2, y + (height - picture.height) // 2)
    page.paste(0, place, picture)


class Layout:
    """Arranges cells (number, name, pictures of A, pictures of B) in rows and on pages."""

    def __init__(self, cells):
        sides = [side for cell in cells for side in cell[2:]]
        widest = max(max(large.width + 2 * GAP, ENLARGED * small.width + 2 * LETTER) for large, small in sides)
        inside = PAGE_WIDTH - 2 * MARGIN
        self.columns = max(1, min(COLUMNS, inside // (2 * widest)))
        self.width = inside // self.columns
        self.pages, room = [], 0
        for start in range(0, len(cells), self.columns):
            row = cells[start : start + self.columns]
            full = bool(self.pages) and sum(map(len, self.pages[-1])) + len(row) > PAIRS
            if not self.pages or full or self.height(row) > room:
                self.pages.append([])
                room = HIGHEST - 2 * MARGIN - HEAD
            self.pages[-1].append(row)
            room -= self.height(row)

    def heights(self, row):
        """Returns the heights of the large and the small pictures of a row."""
        sides = [side for cell in row for side in cell[2:]]
        return (max(large.height for large, _ in sides) + 2 * GAP,
                ENLARGED * max(small.height for _, small in sides) + 2 * GAP)

    def height(self, row):
        return TITLE + sum(self.heights(row))

    def page(self, rows, heads, words):
        page = Image.new("L", (PAGE_WIDTH, 2 * MARGIN + HEAD + sum(map(self.height, rows))), 255)
        for line, head in enumerate(heads):
            page.paste(0, (MARGIN, MARGIN + 20 * line), words[head])
        top = MARGIN + HEAD
        for row in rows:
            for column, cell in enumerate(row):
                self.draw(cell, page, (MARGIN + column * self.width, top), self.heights(row), words)
            top += self.height(row)
        return page

    def draw(self, cell, page, place, heights, words):
        number, name, *sides = cell
        (x, y), half = place, self.width // 2
        pen = ImageDraw.Draw(page)
        bottom = y + TITLE + sum(heights)
        pen.rectangle((x, y, x + self.width, bottom), outline=LINE)
        pen.line((x, y + TITLE, x + self.width, y + TITLE), fill=LINE)
        pen.line((x + half, y + TITLE, x + half, bottom), fill=LINE)
        title = words[f"{number}  {name}"]
        if title.width > self.width - 12:
            title = ImageOps.contain(title, (self.width - 12, TITLE))
        page.paste(0, (x + 8, y + (TITLE - title.height) // 2), title)
        for side, (letter, (large, small)) in enumerate(zip("AB", sides)):
            left, top = x + side * half, y + TITLE
            centred(page, large, (left, top, half, heights[0]))
            page.paste(0, (left + 6, top + heights[0]), words[letter])
            pixels = small.resize((small.width * ENLARGED, small.height * ENLARGED), Image.NEAREST)
            centred(page, pixels, (left, top + heights[0], half, heights[1]))


# The command


def arguments_of(words):
    parser = argparse.ArgumentParser(
        prog="Scripts/blind-sheet",
        description="Draws pairs of our symbols and another set's icons for the same concepts, as A and B, so that"
        " they can be judged without knowing whose is whose. Both are drawn at the same size and with the same"
        " stroke. Which is ours stands only in the key, which Scripts/blind-score reads.",
        epilog="SYMTEXT in the environment names another program than bin/symtext. Exit status: 0 drawn, 64 to 73"
        " something is wrong, in one sentence.",
    )
    parser.error = lambda message: fail(USAGE, f"{message}; see Scripts/blind-sheet --help")
    parser.add_argument("--key", required=True, metavar="FILE", help="the file to write the key to: not where the"
                        " pages are, and not for those who judge")
    parser.add_argument("-o", "--output", default="out/blind", metavar="DIR", help="the folder for the pages,"
                        " page-1.png and so on; pages that it has are replaced (out/blind)")
    parser.add_argument("--seed", type=int, metavar="N", help="a number that gives the same choice, order and"
                        " sides again; each run has its own when it is left out, and the key tells it")
    parser.add_argument("--count", type=int, metavar="N", help="how many pairs to draw, chosen by the seed (all)")
    parser.add_argument("--names", metavar="FILE|LIST", help="the symbols to draw, by our names: a file with a name"
                        " on each line, or names joined by commas")
    parser.add_argument("--weight", default="regular", metavar="WEIGHT", help="how heavy both are: a name from"
                        " ultralight to black, or 100 to 900 (regular)")
    parser.add_argument("--library", metavar="FONT", help="our font (the one that is built into symtext)")
    parser.add_argument("--set", metavar="DIR", help="the folder with the other set's SVG files (Lucide's, fetched"
                        " from PyPI)")
    parser.add_argument("--map", metavar="FILE", help="which icon of the set belongs to which symbol: our name, a"
                        " tab and their file's name without .svg, on each line (Scripts/blind-lucide.tsv for Lucide)")
    parser.add_argument("--against", metavar="FONT", help="compare with another font of ours instead of a set, name"
                        " by name; what looks the same in both is left out")
    options = parser.parse_args(words)
    if options.against and (options.set or options.map):
        parser.error("--against compares fonts: --set and --map are not for it")
    if options.set and not options.map:
        parser.error("--set needs --map, which says which icon belongs to which symbol")
    if options.count is not None and options.count < 1:
        parser.error("--count is 1 or more")
    number = re.fullmatch(r"\d{3}", options.weight) and 100 <= int(options.weight) <= 900
    if options.weight not in WEIGHTS and not number:
        parser.error(f"--weight is 100 to 900, or one of {', '.join(WEIGHTS)}")
    output, key = pathlib.Path(options.output).resolve(), pathlib.Path(options.key).resolve()
    if key == output or output in key.parents:
        parser.error("--key is in the folder of the pages, where those who judge would see it: name another place")
    if key.is_dir():
        parser.error(f"--key {options.key} is a folder: name a file")
    if not key.parent.is_dir():
        parser.error(f"--key {options.key}: there is no folder {key.parent}")
    if output.exists() and not output.is_dir():
        parser.error(f"--output {options.output} is no folder")
    return options


def lucide():
    ran = subprocess.run([ROOT / "Scripts/fetch-lucide"], stdout=subprocess.PIPE, check=False)
    if ran.returncode:
        fail(NOT_INSTALLED, "Lucide cannot be fetched from PyPI: --set names another set's folder")
    return ROOT / ran.stdout.decode().strip()


def chosen(options, pairs, ours):
    """Returns the symbols to draw: those in the library that have a partner."""
    if options.names:
        names = read_names(options.names)
        missing = [name for name in names if name not in ours]
        if missing:
            fail(WRONG, f"our font has no {some(missing)}")
        missing = [name for name in names if name not in pairs]
        if missing:
            where = options.against or options.map or "Scripts/blind-lucide.tsv"
            fail(WRONG, f"there is nothing in {where} to compare with {some(missing)}")
        return names
    missing = [name for name in pairs if name not in ours]
    if missing and not options.against:
        warn(f"left out, as our font has no {some(missing)}")
    return [name for name in pairs if name in ours]


def pairs_with_fonts(options, ours, library, folder):
    """Returns symbols that look different in two fonts: each name's picture requests in both, without a size."""
    other = font_file(options.against, "--against")
    names = chosen(options, {name: name for name in symbols(other)}, ours)
    pairs = {name: ((name, library, options.weight), (name, other, options.weight)) for name in names}
    pictures = draw([(*face, size) for faces in pairs.values() for face in faces for size in (LARGE, SMALL)], folder)

    def looks(face):
        return [(pictures[*face, size].size, pictures[*face, size].tobytes()) for size in (LARGE, SMALL)]

    different = {name: faces for name, faces in pairs.items() if looks(faces[0]) != looks(faces[1])}
    if len(different) < len(pairs):
        print(f"{len(pairs) - len(different)} look the same in both fonts and are left out")
    return different, {name: name for name in names}, {"theirs": other, "factor": 1}


def pairs_with_set(options, ours, library, folder):
    """Returns the same for a set of icons."""
    source = pathlib.Path(options.set) if options.set else lucide()
    if not source.is_dir():
        fail(MISSING, f"--set: there is no folder {options.set}")
    partners = read_map(options.map or LUCIDE_MAP)
    names = chosen(options, partners, ours)
    # Circles are measured even if they are not among the names.
    circle = partners.get("circle") if "circle" in ours else None
    files = find_icons(source, sorted({partners[name] for name in names} | ({circle} if circle else set())))
    icons, weights, factor = matched(files, circle, ("circle", library), options.weight, folder)
    for sentence in icons.warnings:
        warn(sentence)
    gone = [name for name in names if partners[name] not in icons.names]
    if gone:
        warn(f"left out, as their icons cannot be imported: {some(gone)}")
    pairs = {
        name: ((name, library, options.weight), (icons.names[partners[name]], icons.font, weights[partners[name]]))
        for name in names if name not in gone
    }
    title = str(source) if options.set else source.name
    return pairs, partners, {"theirs": title, "factor": factor}


def main():
    options = arguments_of(sys.argv[1:])
    seed = random.SystemRandom().getrandbits(48) if options.seed is None else options.seed
    library = font_file(options.library, "--library") if options.library else None
    ours = set(symbols(library))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        find = pairs_with_fonts if options.against else pairs_with_set
        pairs, partners, facts = find(options, ours, library, folder)
        if not pairs:
            fail(WRONG, "there is no pair to draw")
        if options.count and options.count > len(pairs):
            fail(WRONG, f"--count {options.count}: there is no more than {counted(len(pairs), 'pair')}")

        dice = random.Random(seed)
        names = dice.sample(sorted(pairs), options.count or len(pairs))
        sides = ["A", "B"] * (len(names) // 2) + [dice.choice("AB")] * (len(names) % 2)
        dice.shuffle(sides)

        requests = [(*face, size) for name in names for face in pairs[name] for size in (LARGE, SMALL)]
        pictures = draw(requests, folder)
        cells, pixels = [], hashlib.sha256(f"{seed} {sides}".encode())
        for number, (name, side) in enumerate(zip(names, sides), 1):
            both = [[pictures[*face, size] for size in (LARGE, SMALL)] for face in pairs[name]]
            cells.append((number, name, *(both if side == "A" else both[::-1])))
            for picture in both[0] + both[1]:
                pixels.update(picture.tobytes())
        sheet = pixels.hexdigest()[:6]
        pages = draw_pages(cells, sheet, folder)

    page_of = {number: page for page, (_, numbers) in enumerate(pages, 1) for number in numbers}
    key = {"sheet": sheet, "ours": library or "bundled", **facts, "weight": options.weight, "seed": seed, "pairs": [
        {"number": number, "page": page_of[number], "name": name, "theirs": partners[name], "ours": side}
        for number, (name, side) in enumerate(zip(names, sides), 1)
    ]}
    write([page for page, _ in pages], key, options)
    print(f"sheet {sheet}: {counted(len(names), 'pair')} on {counted(len(pages), 'page')} in"
          f" {options.output}; key in {options.key}")
    if facts["factor"] is None:
        ratio = statistics.median(
            area(pictures[*mine, LARGE]) / area(pictures[*other, LARGE])
            for mine, other in (pairs[name] for name in names))
        warn(f"there is no pair of circles to measure by: theirs are not scaled, and ours are {ratio:.2f} as large")
    elif facts["factor"] != 1:
        print(f"theirs are scaled by {facts['factor']}, so that circles are as large as ours")


def draw_pages(cells, sheet, folder):
    """Draws the pages, with the numbers of the pairs on each."""
    layout = Layout(cells)
    count = len(layout.pages)
    rule = ("Which is better, A or B? Write a line for each number: 12 A or 12 B, 12 = if equal, 12 B! if clearly;"
            " then, if you like, why.")
    heads = [[f"Sheet {sheet}, page {page} of {count}", rule] for page in range(1, count + 1)]
    titles = [f"{number}  {name}" for number, name, *_ in cells]
    words = draw(["A", "B", *titles, *(line for lines in heads for line in lines)], folder)
    return [(layout.page(rows, head, words), [cell[0] for row in rows for cell in row])
            for rows, head in zip(layout.pages, heads)]


def area(picture):
    """Returns the side of a square with the area of a picture's ink box."""
    return (picture.width * picture.height) ** 0.5


def write(pages, key, options):
    """Writes the key first: pages without one could not be scored."""
    output, file = pathlib.Path(options.output), pathlib.Path(options.key)
    try:
        output.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(key, indent=1) + "\n")
        for old in output.glob("page-*.png"):
            if re.fullmatch(r"page-\d+\.png", old.name):
                old.unlink()
        for number, page in enumerate(pages, 1):
            page.save(output / f"page-{number}.png", optimize=True)
    except OSError as error:
        fail(UNWRITABLE, f"{error.filename} cannot be written: {error.strerror}")


if __name__ == "__main__":
    main()
