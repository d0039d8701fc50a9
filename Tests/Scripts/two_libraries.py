"""Checks whether two libraries look the same on one page as each on its own page.

usage: two_libraries.py DIRECTORY FIRST SECOND NAME...

FIRST and SECOND are the prefixes of classes and the stems of the files in DIRECTORY: FIRST.css and so on. Prints as
JSON for each order of the style sheets the cells that differ, and whether the libraries differ at all."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from PIL import ImageChops

SIDE = 160
directory = Path(sys.argv[1]).resolve()
libraries, names = sys.argv[2:4], sys.argv[4:]
LOOKS = ["", "{0}--weight-black", "{0}--scale-large", "{0}--mode-multicolor"]
cells = [
    (library, f"{library} {library}-{name} {look.format(library)}")
    for library in libraries for name in names for look in LOOKS]


def draw(browser, sheets):
    page = directory / "page.html"
    page.write_text(
        "<!DOCTYPE html><meta charset=utf-8>"
        + "".join(f"<link rel=stylesheet href={sheet}.css>" for sheet in sheets)
        + f"<style>body {{ margin: 0 }} p {{ margin: 0; font-size: 60px; height: {SIDE}px; overflow: hidden }}</style>"
        + "".join(f'<p><i class="{classes}"></i></p>' for _, classes in cells))
    browser.open(page, 600, SIDE * len(cells))
    picture = browser.picture()
    return [picture.crop((0, SIDE * row, 600, SIDE * (row + 1))) for row in range(len(cells))]


def differ(first, second):
    return ImageChops.difference(first, second).getbbox() is not None


with Chromium() as browser:
    alone = {library: draw(browser, [library]) for library in libraries}
    both = [draw(browser, libraries), draw(browser, libraries[::-1])]

pairs = list(zip(*(
    [picture for picture, (owner, _) in zip(alone[library], cells) if owner == library]
    for library in libraries)))
json.dump(
    {
        "changed": [
            [classes for row, (library, classes) in enumerate(cells)
             if differ(pictures[row], alone[library][row])]
            for pictures in both],
        "empty": [
            classes for row, (library, classes) in enumerate(cells)
            if len(alone[library][row].getcolors(1 << 24)) < 2],
        "libraryDiffers": [differ(*pair) for pair in pairs],
    },
    sys.stdout,
)
