"""Draws symbols with both versions of COLR: version 0 with FreeType, through Pillow, and version 1 in Chromium.

usage: compare_color_versions.py FONT.ttf DIRECTORY NAME...

Names are glyph names of whole symbols. Prints as JSON, for each name and mode, the number of version 0 layers, the
difference of the pictures (mean of all channels, 0 to 255, where either has ink), and whether the picture of version
0 has colours."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageDraw, ImageFont

SIZE, SIDE, BASELINE = 160, 240, 180
MODES = {"palette": "ss04", "multicolor": "ss05"}


def with_pillow(path, character, feature):
    picture = Image.new("RGB", (SIDE, SIDE), "white")
    font = ImageFont.truetype(str(path), SIZE, layout_engine=ImageFont.Layout.RAQM)
    ImageDraw.Draw(picture).text(
        (10, BASELINE), character, font=font, fill="black", anchor="ls", embedded_color=True,
        features=[feature])
    return picture


def ink(picture):
    """Centres the drawing in a square, because programs put baselines on different rows."""
    white = Image.new("RGB", picture.size, "white")
    inked = picture.crop(ImageChops.difference(picture, white).getbbox())
    square = Image.new("RGB", (SIDE, SIDE), "white")
    square.paste(inked, ((SIDE - inked.width) // 2, (SIDE - inked.height) // 2))
    return square


def main_colors(picture):
    """Returns the colours that cover at least a fiftieth of the ink."""
    counts = picture.quantize(256, dither=Image.Dither.NONE).convert("RGB").getcolors(1 << 24)
    inked = [(count, color) for count, color in counts if color != (255, 255, 255)]
    all_ink = sum(count for count, _ in inked) or 1
    return sorted(color for count, color in inked if count * 50 > all_ink)


font_path, directory = (Path(argument).resolve() for argument in sys.argv[1:3])
font = TTFont(font_path)
names = sys.argv[3:]
characters = {name: chr(code) for code, name in font.getBestCmap().items()}
flat = font["COLR"].table.BaseGlyphRecordArray
layers = {
    record.BaseGlyph: record.NumLayers for record in (flat.BaseGlyphRecord if flat else [])}

cells = [(name, mode) for name in names for mode in MODES]
page = directory / "colors.html"
page.write_text(
    "<!DOCTYPE html><meta charset=utf-8><style>"
    f"@font-face {{ font-family: F; src: url('{font_path.name}'); }}"
    f"body {{ margin: 0; background: white; color: black; }}"
    f"p {{ margin: 0; position: relative; width: {SIDE}px; height: {SIDE}px; overflow: hidden; }}"
    f"span {{ font: {SIZE}px/1.3 F; position: absolute; left: 10px; top: 0; }}"
    "</style>"
    + "".join(
        f"<p><span style='font-feature-settings: \"{MODES[mode]}\"'>{characters[name]}</span></p>"
        for name, mode in cells))

with Chromium() as browser:
    browser.open(page, SIDE, SIDE * len(cells))
    picture = browser.picture()

result = {}
for row, (name, mode) in enumerate(cells):
    theirs = ink(picture.crop((0, SIDE * row, SIDE, SIDE * (row + 1))))
    ours = ink(with_pillow(font_path, characters[name], MODES[mode]))
    difference = ImageChops.difference(ours, theirs)
    white = Image.new("RGB", ours.size, "white")
    covered = ImageChops.lighter(
        ImageChops.difference(ours, white).convert("L"), ImageChops.difference(theirs, white).convert("L"))
    inked = sum(covered.point(lambda value: 1 if value else 0).getdata()) or 1
    letter = {"palette": "P", "multicolor": "M"}[mode]
    result[f"{name} {mode}"] = {
        "layers": layers.get(f"{name}.{letter}", 0),
        "difference": sum(sum(pixel) for pixel in difference.getdata()) / 3 / inked,
        "isColored": any(max(color) - min(color) > 64 for color in main_colors(ours)),
    }
json.dump(result, sys.stdout)
