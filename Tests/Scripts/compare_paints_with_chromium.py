"""Draws the glyphs of a paint font with symtext and with Chromium and prints their differences as JSON:
compare_paints_with_chromium.py SYMTEXT FONT DIRECTORY NAME...

The names are those of make_paint_font.py, or NAME@CODE for a character of any font, each on its own line. With names
of the second form --features=LIST may come first, and `plain` compares symtext's picture with one without these
features. Prints for each weight and colour, and for an SVG and a PDF (in poppler) compared with a PNG: the mean
difference of pixels away from edges (`mean`, of 255), the share of such pixels (`share`), and the glyph that differs
most there. The pictures stay in the directory, side by side: symtext's, Chromium's, and their difference times four."""

import json
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from chromium import Chromium

SIZE = 64
COLUMNS = 12
GROUND = "#eef2ff"
# An edge is a larger difference of neighbours, of 255; gradients change more slowly.
EDGE = 40

program, font, directory, *names = sys.argv[1:]
features = names.pop(0).split("=")[1] if names[0].startswith("--features=") else ""
isOwn = "@" not in names[0]
columns, cell = (COLUMNS, SIZE) if isOwn else (1, 3 * SIZE)
codes = [0x4E00 + index if isOwn else int(name.split("@")[1], 16) for index, name in enumerate(names)]
font = Path(font).resolve()
directory = Path(directory).resolve()
text = "\n".join(
    "".join(chr(code) for code in codes[start:start + columns]) for start in range(0, len(names), columns))
width, height = columns * cell, (text.count("\n") + 1) * SIZE


def draw_with_symtext(weight, color, ground=GROUND, format="png", features=features):
    file = directory / f"symtext.{format}"
    subprocess.run(
        [program, "render", "-", "--font", font, "--size", str(SIZE), "--no-fallback", "--background", ground,
         "--axes", f"wght={weight}", "--color", color, "-o", file]
        + ([] if isOwn else ["--line-height", f"{SIZE}pt", "--width", str(width)])
        + (["--features", features] if features else []),
        input=text.encode(), check=True)
    return file


def draw_with_chromium(browser, weight, color, ground=GROUND):
    page = directory / "page.html"
    page.write_text(
        f"""<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Paints; src: url("{font.as_uri()}"); font-weight: 100 900 }}
body {{ margin: 0; background: {ground} }}
pre {{ margin: 0; font: {SIZE}px/{SIZE}px Paints; font-variation-settings: "wght" {weight}; color: {color};
  font-feature-settings: {", ".join(f'"{tag}"' for tag in features.split(",")) if features else "normal"} }}
</style><pre>{text}</pre>""")
    browser.open(page, width, height)
    return browser.picture()


def show_in_chromium(browser, file):
    page = directory / "picture.html"
    page.write_text(f"""<!doctype html><style>body {{ margin: 0 }} img {{ display: block }}</style><img src="{file.name}">""")
    browser.open(page, width, height, has_fonts=False)
    return browser.picture()


def show_with_poppler(file):
    subprocess.run(["pdftoppm", "-r", "72", "-singlefile", "-png", file, directory / "poppler"], check=True)
    return Image.open(directory / "poppler.png").convert("RGB")


def flat(picture):
    """Returns white where no neighbour differs much."""
    spread = ImageChops.difference(
        picture.filter(ImageFilter.MaxFilter(5)), picture.filter(ImageFilter.MinFilter(5)))
    bands = [band.point(lambda value: 255 if value <= EDGE else 0) for band in spread.split()]
    return ImageChops.darker(ImageChops.darker(bands[0], bands[1]), bands[2])


def mean(difference, mask):
    histogram = difference.histogram(mask)
    count = sum(histogram)
    return sum((index % 256) * number for index, number in enumerate(histogram)) / count if count else 0


def padded(picture):
    whole = Image.new("RGB", (width, height), GROUND)
    whole.paste(picture)
    return whole


def comparison(ours, theirs, title, skipped=()):
    ours = Image.open(ours).convert("RGB")
    if not isOwn:
        # It is as wide as its widest line.
        ours, theirs = (
            padded(picture.crop((0, 0, min(picture.width, width), min(picture.height, height))))
            for picture in (ours, theirs))
    assert ours.size == theirs.size, f"{ours.size} and {theirs.size}"
    difference = ImageChops.difference(ours, theirs)
    mask = ImageChops.darker(flat(ours), flat(theirs))
    glyphs = {}
    for index, name in enumerate(names):
        x, y = index % columns * cell, index // columns * SIZE
        place = (x, y, x + cell, y + SIZE)
        if name in skipped:
            mask.paste(0, place)
        glyphs[name] = mean(difference.crop(place), mask.crop(place))
    pictures = [ours, theirs, difference.point(lambda value: min(4 * value, 255))]
    sheet = Image.new("RGB", (width * 3, height))
    for index, picture in enumerate(pictures):
        sheet.paste(picture, (index * width, 0))
    sheet.save(directory / f"{title}.png")
    worst = max(glyphs, key=glyphs.get)
    return {
        "mean": mean(difference, mask), "share": mask.histogram()[255] / (width * height),
        "worst": worst, "worstMean": glyphs[worst]}


SETTINGS = {
    "regular": (400, "#204080"), "heavy": (900, "#204080"), "light": (250, "#a06000"),
    "thin colour": (400, "#20408080")}
if not isOwn:
    # All of symtext's paints take the text's colour, whose opacity Chromium applies twice.
    SETTINGS.pop("thin colour")
# Chromium 156 applies the opacity of the text's colour twice if that is a paint.
TEXT_COLOURED = ["text colour", "text colour, half", "layers", "another glyph", "group by opacity"]
result = {}
with Chromium() as browser:
    for title, setting in SETTINGS.items():
        result[title] = comparison(
            draw_with_symtext(*setting), draw_with_chromium(browser, *setting), title,
            TEXT_COLOURED if title == "thin colour" else ())
    ours = draw_with_symtext(*SETTINGS["regular"])
    vectors = draw_with_symtext(*SETTINGS["regular"], format="svg")
    result["svg"] = comparison(ours, show_in_chromium(browser, vectors), "svg")
    pages = draw_with_symtext(*SETTINGS["regular"], format="pdf")
    result["pdf"] = comparison(ours, show_with_poppler(pages), "pdf")
    if features:
        ours = draw_with_symtext(*SETTINGS["regular"])
        with Image.open(ours) as picture:
            colored = picture.convert("RGB")
        result["plain"] = comparison(draw_with_symtext(*SETTINGS["regular"], features=""), colored, "plain")
print(json.dumps(result))
