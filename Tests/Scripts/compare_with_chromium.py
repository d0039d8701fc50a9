"""Draws the same symbols with Chromium and symtext, and prints as JSON how well the pictures agree.

usage: compare_with_chromium.py SYMTEXT FONT.ttf STYLE.css DIRECTORY SYMBOL...

Every symbol is drawn in all weights, scales and modes; Chromium uses only the style sheet's classes. The script
writes both pictures of every mode into DIRECTORY, one above the other."""

import json
import subprocess
import sys
from pathlib import Path

from chromium import Chromium
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PIL import Image, ImageChops, ImageFilter, ImageStat

WEIGHTS = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
SCALES = ["small", "medium", "large"]
COLORS = ["#cc2200", "#008844", "#7733cc"]

# For each name: the mode, the appearance, the tint, the background.
MODES = {
    "monochrome": ("monochrome", "light", "#000000", "#ffffff"),
    "hierarchical": ("hierarchical", "light", "#0050c8", "#ffffff"),
    "palette": ("palette", "light", "#000000", "#ffffff"),
    "multicolor": ("multicolor", "light", "#000000", "#ffffff"),
    "multicolor, dark": ("multicolor", "dark", "#ffffff", "#1c1c1e"),
}

# In pixels: a symbol's position in its cell, and the size of the text.
WIDTH, HEIGHT, LEFT, BASELINE, SIZE = 144, 160, 16, 104, 64
# The cap height of the text's font, in ems; the symbol font has another one.
CAP_HEIGHT = 0.75
# The scale and weight of every column of cells.
COLUMNS = [(scale, weight) for scale in SCALES for weight in WEIGHTS]


def make_text_font(path):
    """Returns a font with lines of the cells' height, at the text's size."""
    em = 2048
    builder = FontBuilder(em)
    builder.setupGlyphOrder([".notdef", "H"])
    builder.setupCharacterMap({0x48: "H"})
    pen = TTGlyphPen(None)
    cap = round(CAP_HEIGHT * em)
    for x0, y0, x1, y1 in [(100, 0, 300, cap), (900, 0, 1100, cap), (300, 660, 900, 840)]:
        pen.moveTo((x0, y0))
        for point in [(x0, y1), (x1, y1), (x1, y0)]:
            pen.lineTo(point)
        pen.closePath()
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "H": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (1200, 0), "H": (1200, 100)})
    ascent = em * BASELINE // SIZE
    descent = em * (HEIGHT - BASELINE) // SIZE
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent)
    builder.setupNameTable({"familyName": "Cells", "styleName": "Regular"})
    builder.setupOS2(
        version=4, sTypoAscender=ascent, sTypoDescender=-descent, sCapHeight=cap, sxHeight=1000,
        usWinAscent=ascent, usWinDescent=descent)
    builder.setupPost()
    builder.save(path)


def draw_with_symtext(names, mode, appearance, tint, background):
    """Draws a row of cells for every symbol, scale by scale."""
    sheet = Image.new("RGB", (WIDTH * len(COLUMNS), HEIGHT * len(names)), background)
    for row, name in enumerate(names):
        cells = [f"{{{name} scale={scale} weight={weight}}}" for scale, weight in COLUMNS]
        file = directory / "column.png"
        subprocess.run(
            [program, "render", "-", "--size", str(SIZE), "--font", str(text_font), "--library", font,
             "--mode", mode, "--appearance", appearance, "--color", tint, "--palette",
             ",".join(COLORS), "--background", background, "--padding", str(LEFT), "--snap", "none", "-o", str(file)],
            input="\n".join(cells), text=True, check=True)
        column = Image.open(file).convert("RGB")
        for number in range(len(cells)):
            top = LEFT + HEIGHT * number
            cell = column.crop((0, top, min(WIDTH, column.width), top + HEIGHT))
            sheet.paste(cell, (WIDTH * number, HEIGHT * row))
        file.unlink()
    return sheet


def page(names, mode, appearance, tint, background):
    """Returns the same as HTML; a script moves the baseline to its position."""
    def symbol(row, name, column, scale, weight):
        classes = " ".join([
            "symtext", "symtext-" + name.replace(".", "-"), f"symtext--weight-{weight}",
            f"symtext--scale-{scale}", f"symtext--mode-{mode}",
            "mine" if mode == "palette" else f"symtext--appearance-{appearance}"])
        place = f"left:{WIDTH * column + LEFT}px;top:{HEIGHT * row}px"
        return f'<i class="{classes}" style="{place}"></i>'

    symbols = [
        symbol(row, name, column, scale, weight)
        for row, name in enumerate(names) for column, (scale, weight) in enumerate(COLUMNS)]
    entries = ", ".join(f"{number} {color}" for number, color in enumerate(COLORS))
    return f"""<!DOCTYPE html>
<meta charset="utf-8">
<link rel="stylesheet" href="{style_sheet}">
<style>
@font-palette-values --mine {{ font-family: "Symtext Symbols"; override-colors: {entries}; }}
body {{ margin: 0; background: {background}; color: {tint}; }}
#sheet {{ position: absolute; top: 0; font-size: {SIZE}px; --symtext-cap-height: {CAP_HEIGHT}; }}
i {{ position: absolute; line-height: {HEIGHT}px; text-rendering: geometricPrecision; }}
.mine {{ font-palette: --mine; }}
</style>
<div id="sheet">{"".join(symbols)}</div>
"""


def draw_with_chromium(browser, names, *setting):
    file = directory / "page.html"
    file.write_text(page(names, *setting))
    width, height = WIDTH * len(COLUMNS), HEIGHT * len(names)
    browser.open(file, width, height)
    baseline = browser.run(
        "(() => { let probe = document.createElement('b');"
        " probe.style = 'display: inline-block; width: 1px; height: 0';"
        " document.querySelector('i').append(probe);"
        " let bottom = probe.getBoundingClientRect().bottom; probe.remove();"
        f" document.querySelector('#sheet').style.top = `${{{BASELINE} - bottom}}px`; return bottom; }})()")
    assert baseline == round(baseline), f"the baseline is at {baseline}"
    picture = browser.picture().crop((0, 0, width, height))
    file.unlink()
    return picture


def strongest(picture):
    """Returns the largest of red, green and blue."""
    red, green, blue = picture.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def mean(picture, mask=None):
    """Returns the mean of all bands, as a fraction of the full range."""
    means = ImageStat.Stat(picture, mask).mean
    return sum(means) / len(means) / 255


def comparison(ours, theirs):
    difference = strongest(ImageChops.difference(ours, theirs))
    neighbourhoods = [
        (picture.filter(ImageFilter.MinFilter(3)), picture.filter(ImageFilter.MaxFilter(3)))
        for picture in (ours, theirs)]
    # Pixels whose neighbours are alike in both pictures.
    flat = ImageChops.invert(
        ImageChops.lighter(*(
            strongest(ImageChops.difference(*ends)) for ends in neighbourhoods
        )).point(lambda value: 255 if value else 0))
    edges = ImageChops.invert(flat)
    # The distance of a pixel from the range of its neighbours in the other picture.
    strays = ImageChops.lighter(*(
        strongest(ImageChops.lighter(
            ImageChops.subtract(picture, most), ImageChops.subtract(least, picture)))
        for picture, (least, most) in zip((ours, theirs), reversed(neighbourhoods))))
    cells = []
    for row, name in enumerate(names):
        for column, (scale, weight) in enumerate(COLUMNS):
            place = (WIDTH * column, HEIGHT * row, WIDTH * (column + 1), HEIGHT * (row + 1))
            mask = edges.crop(place)
            cells.append({
                "name": f"{name}, {scale}, {weight}",
                "edgeMean": mean(difference.crop(place), mask),
                "bias": abs(mean(ours.crop(place), mask) - mean(theirs.crop(place), mask)),
                "strayMost": strays.crop(place).getextrema()[1],
            })
    worst = {
        key: max(cells, key=lambda cell: cell[key]) for key in ("edgeMean", "bias", "strayMost")}
    return {
        "mean": mean(difference),
        "edgeMean": mean(difference, edges),
        "edgeMost": difference.getextrema()[1],
        "flatMost": ImageChops.multiply(difference, flat).getextrema()[1],
        "strays": sum(strays.histogram()[65:]) / (ours.width * ours.height),
        "worst": {key: {"value": cell[key], "name": cell["name"]} for key, cell in worst.items()},
    }


program, font, style_sheet, directory, *names = sys.argv[1:]
directory = Path(directory).resolve()
style_sheet = Path(style_sheet).resolve()
text_font = directory / "cells.ttf"
make_text_font(text_font)
result = {}
with Chromium() as browser:
    for title, setting in MODES.items():
        ours = draw_with_symtext(names, *setting)
        theirs = draw_with_chromium(browser, names, *setting)
        result[title] = comparison(ours, theirs)
        both = Image.new("RGB", (ours.width, 2 * ours.height))
        both.paste(ours, (0, 0))
        both.paste(theirs, (0, ours.height))
        both.save(directory / f"{title.replace(', ', '-')}.png")
print(json.dumps(result))
