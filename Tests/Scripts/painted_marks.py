"""Counts the white and green pixels of every mark on a filled body, in four renderers.

usage: painted_marks.py SYMTEXT FONT.ttf DIRECTORY

The font's symbols with a layer that is cut out in monochrome and painted in all other modes are drawn with the
palette white, systemGreen on black: by symtext as PNG, as SVG by resvg, as PDF by pdftoppm, and by Chromium with the
font's own COLR table. Prints as JSON: by symbol, by renderer, the numbers of white and green pixels."""

import io
import json
import subprocess
import sys
from pathlib import Path

import resvg_py
from chromium import Chromium
from PIL import Image

SIZE, PIXELS = 30, 2
GREEN = (0x34, 0xC7, 0x59)

program, font, directory = sys.argv[1], sys.argv[2], Path(sys.argv[3])


def symtext(*arguments, text=None):
    return subprocess.run(
        [program, *arguments], input=text, capture_output=True, check=True,
        text=text is not None).stdout


def has_mark(name):
    layers = json.loads(symtext("symbols", "show", name, "--library", font, "--json"))["layers"]
    return any(
        layer["clearsInMonochrome"] and not layer["clearsInColor"] and layer["level"] == "primary"
        for layer in layers)


def is_near(pixel, color):
    return all(abs(a - b) <= 24 for a, b in zip(pixel, color))


def counts(picture, box):
    pixels = picture.crop(box).getdata()
    return {
        "white": sum(is_near(pixel, (255, 255, 255)) for pixel in pixels),
        "green": sum(is_near(pixel, GREEN) for pixel in pixels)}


listing = json.loads(symtext("symbols", "list", "--library", font, "--json"))["symbols"]
symbols = {
    symbol["name"]: int(symbol["codePoint"][2:], 16) for symbol in listing
    if "fill" in symbol["name"].split(".") and symbol["library"] == font}
names = [name for name in sorted(symbols) if has_mark(name)]

pictures = {}
text = "\n".join(f"{{{name}}}" for name in names)
for form in ["png", "svg", "pdf"]:
    subprocess.run(
        [program, "render", "-", "--library", font, "--size", str(SIZE), "--line-height", "1.6",
         "--palette", "white,systemGreen", "--background", "black",
         "-o", str(directory / f"marks.{form}")] + (["--pixel-ratio", str(PIXELS)] if form == "png" else []),
        input=text, text=True, check=True)
pictures["png"] = Image.open(directory / "marks.png").convert("RGB")
pictures["svg"] = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(
    svg_string=(directory / "marks.svg").read_text(), zoom=PIXELS)))).convert("RGB")
subprocess.run(
    ["pdftoppm", "-r", str(72 * PIXELS), "-png", "-singlefile", str(directory / "marks.pdf"),
     str(directory / "pdf")], check=True)
pictures["pdf"] = Image.open(directory / "pdf.png").convert("RGB")

cell = 100
(directory / "page.html").write_text(f"""<!DOCTYPE html>
<meta charset="utf-8">
<style>
@font-face {{ font-family: "Marks"; src: url("file://{Path(font).resolve()}"); }}
@font-palette-values --mine {{ font-family: "Marks"; override-colors: 0 white, 1 #34c759; }}
body {{ margin: 0; background: black; color: red; }}
div {{ font: {SIZE * PIXELS}px/{cell}px "Marks"; height: {cell}px; font-feature-settings: "ss04"; font-palette: --mine; }}
</style>
{"".join(f"<div>&#{symbols[name]};</div>" for name in names)}
""")
with Chromium() as browser:
    browser.open(directory / "page.html", 160, cell * len(names))
    pictures["chromium"] = browser.picture()

found = {}
for number, name in enumerate(names):
    found[name] = {}
    for renderer, picture in pictures.items():
        height = picture.height / len(names)
        # A page that ends within a pixel shows the paper there.
        box = (0, round(number * height), picture.width - 2, round((number + 1) * height) - 2)
        found[name][renderer] = counts(picture, box)
print(json.dumps(found))
