"""Draws SVG pictures with resvg, librsvg and Chromium, and prints as JSON their differences from PNG pictures.

usage: compare_svg.py DIRECTORY

DIRECTORY has NAME.svg and NAME.png of every picture, both on white; the script adds the other programs' drawings.
librsvg draws SVGs that contain text, too, and Chromium gives the text copied by selecting everything."""

import io
import json
import subprocess
import sys
from pathlib import Path

import resvg_py
from chromium import Chromium
from PIL import Image
from pictures import comparison, on_white

directory = Path(sys.argv[1]).resolve()
result = {}
with Chromium() as browser:
    for file in sorted(directory.glob("*.svg")):
        ours = Image.open(file.with_suffix(".png"))
        ours = on_white(ours, ours.size)
        has_text = "<text " in file.read_text()
        browser.open(file, *ours.size, has_fonts=has_text)
        pictures = {"Chromium": browser.picture()}
        drawn = bytes(resvg_py.svg_to_bytes(svg_string=file.read_text()))
        pictures["resvg"] = Image.open(io.BytesIO(drawn))
        if has_text:
            drawn = subprocess.run(["rsvg-convert", file], check=True, capture_output=True).stdout
            pictures["librsvg"] = Image.open(io.BytesIO(drawn))
        for name, picture in pictures.items():
            theirs = on_white(picture, ours.size)
            theirs.save(file.with_suffix(f".{name}.png"))
            result[f"{file.stem}, {name}"] = comparison(ours, theirs)
        if has_text:
            result[f"{file.stem}, Chromium"]["copied"] = browser.run(
                "(() => { getSelection().selectAllChildren(document.documentElement);"
                " return getSelection().toString(); })()")
print(json.dumps(result))
