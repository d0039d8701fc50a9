"""Plays animated SVG pictures in Chromium, draws them at rest with resvg, and prints as JSON their differences from
PNG pictures.

usage: compare_moving_svg.py DIRECTORY

DIRECTORY has NAME.svg, NAME@rest.png, and NAME@MILLISECONDS.png for some times, NAME@rMILLISECONDS.png for some with
reduced motion, all on white; the script adds the other programs' drawings. `animations` is the number of animations
that Chromium plays."""

import io
import json
import sys
from pathlib import Path

import resvg_py
from chromium import Chromium
from PIL import Image
from pictures import comparison, on_white

SEEK = """new Promise(done => {
  const all = document.getAnimations();
  for (const one of all) { one.pause(); one.currentTime = TIME; }
  requestAnimationFrame(() => requestAnimationFrame(() => done(all.length)));
})"""

directory = Path(sys.argv[1]).resolve()
result = {}
with Chromium() as browser:

    def play(file, pictures, reduced):
        browser.prefer_motion(reduced)
        browser.open(file, *Image.open(pictures[0]).size, has_fonts=False)
        for picture in pictures:
            ours = Image.open(picture)
            ours = on_white(ours, ours.size)
            time = picture.stem.rpartition("@")[2].lstrip("r")
            count = browser.run(SEEK.replace("TIME", time))
            theirs = on_white(browser.picture(), ours.size)
            theirs.save(picture.with_suffix(".Chromium.png"))
            result[picture.stem] = comparison(ours, theirs) | {"animations": count}

    def times(name):
        frames = [file for file in directory.glob(f"{name}@*.png") if file.suffixes[-2:] != [".Chromium", ".png"]]
        return sorted(
            (file for file in frames if not file.stem.endswith("@rest")),
            key=lambda file: float(file.stem.rpartition("@")[2].lstrip("r")))

    for file in sorted(directory.glob("*.svg")):
        frames = times(file.stem)
        for reduced in (False, True):
            own = [frame for frame in frames if frame.stem.rpartition("@")[2].startswith("r") == reduced]
            if own:
                play(file, own, reduced)
        drawn = bytes(resvg_py.svg_to_bytes(svg_string=file.read_text()))
        rest = file.with_name(f"{file.stem}@rest.png")
        ours = Image.open(rest)
        theirs = on_white(Image.open(io.BytesIO(drawn)), ours.size)
        theirs.save(rest.with_suffix(".resvg.png"))
        result[rest.stem] = comparison(on_white(ours, ours.size), theirs)
print(json.dumps(result))
