"""Lets resvg and Chromium draw SVG pictures, and prints as JSON how far they are from PNG pictures.

usage: compare_svg.py DIRECTORY

DIRECTORY has NAME.svg and NAME.png of every picture, both on white; it gets what the others drew. SVG
that holds text is for Chromium only, which also says what is copied when all is selected.
"""

import io
import json
import sys
from pathlib import Path

import resvg_py
from chromium import Chromium
from PIL import Image, ImageChops, ImageFilter, ImageStat

# Neighbours that are less apart belong to one area, as those of a gradient do.
SLOPE = 6


def strongest(picture):
    """The largest of red, green and blue."""
    red, green, blue = picture.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def edges(picture):
    """Where neighbours are not alike."""
    ends = [picture.filter(filter(3)) for filter in (ImageFilter.MinFilter, ImageFilter.MaxFilter)]
    return strongest(ImageChops.difference(*ends)).point(lambda value: 255 if value > SLOPE else 0)


def comparison(ours, theirs):
    """Differences of 255: the mean of all pixels; the mean and the largest of those at no edge."""
    difference = strongest(ImageChops.difference(ours, theirs))
    flat = ImageChops.invert(ImageChops.lighter(edges(ours), edges(theirs)))
    return {
        "mean": ImageStat.Stat(difference).mean[0],
        "flatMean": ImageStat.Stat(difference, flat).mean[0],
        "flatMost": ImageChops.multiply(difference, flat).getextrema()[1],
    }


def on_white(picture, size):
    """A picture of a size; SVG's own may be a pixel more or less."""
    sheet = Image.new("RGBA", size, "white")
    sheet.alpha_composite(picture.convert("RGBA").crop((0, 0, *size)))
    return sheet.convert("RGB")


directory = Path(sys.argv[1]).resolve()
result = {}
with Chromium() as browser:
    for file in sorted(directory.glob("*.svg")):
        ours = Image.open(file.with_suffix(".png"))
        ours = on_white(ours, ours.size)
        has_text = "<text " in file.read_text()
        browser.open(file, *ours.size, has_fonts=has_text)
        pictures = {"Chromium": browser.picture()}
        if not has_text:
            drawn = bytes(resvg_py.svg_to_bytes(svg_string=file.read_text()))
            pictures["resvg"] = Image.open(io.BytesIO(drawn))
        for name, picture in pictures.items():
            theirs = on_white(picture, ours.size)
            theirs.save(file.with_suffix(f".{name}.png"))
            result[f"{file.stem}, {name}"] = comparison(ours, theirs)
        if has_text:
            result[f"{file.stem}, Chromium"]["copied"] = browser.run(
                "(() => { getSelection().selectAllChildren(document.documentElement);"
                " return getSelection().toString(); })()")
print(json.dumps(result))
