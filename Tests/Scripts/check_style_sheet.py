"""Applies a style sheet in Chromium as pages do, and prints as JSON the visible and the spoken result.

usage: check_style_sheet.py STYLE.css DIRECTORY

The font has heart, heart.fill, cart (which is mirrored from right to left), character and character.ja."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from PIL import ImageChops, ImageOps, ImageStat

SIDE = 240

# The content of each cell of the page, by name.
CELLS = {
    "heart": '<i class="symtext symtext-heart"></i>',
    "heart, bold": '<i class="symtext symtext-heart symtext--weight-bold"></i>',
    "heart in bold text": '<b><i class="symtext symtext-heart"></i></b>',
    "heart, large": '<i class="symtext symtext-heart symtext--scale-large"></i>',
    "heart in a large list": '<u class="symtext--scale-large"><i class="symtext symtext-heart"></i></u>',
    "heart.fill": '<i class="symtext symtext-heart-fill"></i>',
    "heart.fill in colours": '<i class="symtext symtext-heart-fill symtext--mode-multicolor"></i>',
    "heart.fill in light colours":
        '<i class="symtext symtext-heart-fill symtext--mode-multicolor symtext--appearance-light"></i>',
    "cart": '<i class="symtext symtext-cart"></i>',
    "cart from right to left": '<u dir="rtl"><i class="symtext symtext-cart"></i></u>',
    "character": '<i class="symtext symtext-character"></i>',
    "character in Japanese": '<i class="symtext symtext-character" lang="ja"></i>',
    "character.ja": '<i class="symtext symtext-character-ja"></i>',
}
# Words, with their names as symbols and without.
WORDS = ["heart", "heart.fill", "sweetheart", "hearts", "heart-shaped", "heart.", "aheart.fill"]
for word in WORDS:
    CELLS[f"{word} named"] = f'<span class="symtext symtext--names">{word}</span>'
    CELLS[f"{word} spelled"] = f'<span class="symtext">{word}</span>'


def draw(browser, scheme):
    """Returns a picture of every cell."""
    browser.prefer(scheme)
    browser.open(page, 600, SIDE * len(CELLS))
    picture = browser.picture()
    return {
        name: picture.crop((0, SIDE * row, 600, SIDE * (row + 1))) for row, name in enumerate(CELLS)}


def is_same(first, second):
    return ImageChops.difference(first, second).getbbox() is None


def most_color(picture):
    """Returns the most common colour that is not grey."""
    colors = picture.getcolors(1 << 24)
    return "#%02x%02x%02x" % max(color for color in colors if max(color[1]) - min(color[1]) > 64)[1]


def ink(picture):
    """Crops a picture to its drawing."""
    return picture.crop(ImageOps.invert(picture.convert("L")).getbbox())


def is_mirrored(first, second):
    """Whether ink equals its mirror image, except at edges."""
    first, second = ink(first), ImageOps.mirror(ink(second)).resize(ink(first).size)
    return ImageStat.Stat(ImageChops.difference(first, second).convert("L")).mean[0] < 0.04 * 255


def spoken(browser):
    """Returns the text for a screen reader, cell by cell."""
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    return [
        node["name"]["value"] for node in nodes
        if node.get("role", {}).get("value") == "StaticText" and not node["ignored"]]


style_sheet, directory = (Path(argument).resolve() for argument in sys.argv[1:])
page = directory / "page.html"
rows = "".join(
    f'<div style="top:{SIDE * row}px">{html}</div>' for row, html in enumerate(CELLS.values()))
page.write_text(f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<link rel="stylesheet" href="{style_sheet}">
<style>
  body {{ background: white; color: black; font-size: 64px; }}
  div {{ position: absolute; left: 60px; line-height: {SIDE}px; white-space: nowrap; }}
  u {{ text-decoration: none; }}
</style>
{rows}
""")
with Chromium() as browser:
    light, dark = draw(browser, "light"), draw(browser, "dark")
    names = list(light)
    print(json.dumps({
        "alike": [
            [first, second] for number, first in enumerate(names) for second in names[number + 1 :]
            if is_same(light[first], light[second])],
        "colors": {
            "light": most_color(light["heart.fill in colours"]),
            "dark": most_color(dark["heart.fill in colours"]),
            "light in the dark": most_color(dark["heart.fill in light colours"]),
        },
        "isMirrored": is_mirrored(light["cart"], light["cart from right to left"]),
        "spoken": spoken(browser)[: len(CELLS) - 2 * len(WORDS)],
    }))
