"""Plays the effects of a style sheet in Chromium, and prints as JSON the differences from PNG pictures.

usage: play_web_motion.py STYLE.css DIRECTORY

DIRECTORY has scenes.json: by name the HTML of a scene, in which EFFECT is replaced by the class that animates it,
and for each scene NAME@rest.png and NAME@MILLISECONDS.png, on white; the script adds Chromium's drawings. Pictures
are aligned by their ink at rest. `reduced` lists motion that remains when motion is reduced, `stacked` the
differences between stacked layers and the whole symbol."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from PIL import Image, ImageChops, ImageOps
from pictures import comparison, on_white

SIDE = 360
LEFT, MIDDLE = 120, 180
SEEK = """new Promise(done => {
  for (const one of document.getAnimations()) { one.pause(); one.currentTime = TIME; }
  requestAnimationFrame(() => requestAnimationFrame(() => done(1)));
})"""
MOVING = """Object.fromEntries([...document.querySelectorAll('[data-scene]')].map(scene => [
  scene.dataset.scene,
  [...new Set(scene.getAnimations({subtree: true}).flatMap(one => one.effect.getKeyframes())
    .flatMap(frame => Object.keys(frame)))].filter(key => ['scale', 'rotate', 'translate', 'transform'].includes(key))]))"""


def page(scenes, moves):
    """Returns a page with a row for each scene."""
    rows = "".join(
        f'<div data-scene="{name}" style="top:{SIDE * row}px">'
        + html.replace("EFFECT", "symtext--effect-" + effect if moves else "") + "</div>"
        for row, (name, (html, effect)) in enumerate(scenes.items()))
    file = directory / "page.html"
    file.write_text(f"""<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<link rel="stylesheet" href="{style_sheet}">
<style>
  body {{ background: white; color: black; font-size: 96px; --symtext-cap-height: {cap_height}; }}
  div {{ position: absolute; left: {LEFT}px; line-height: {SIDE}px; white-space: nowrap; }}
</style>
{rows}
""")
    return file


def rows(picture, scenes):
    return {
        name: picture.crop((0, SIDE * row, 720, SIDE * (row + 1))) for row, name in enumerate(scenes)}


def ink(picture):
    return ImageOps.invert(picture.convert("L")).point(lambda value: 255 if value > 96 else 0).getbbox()


style_sheet, directory = (Path(argument).resolve() for argument in sys.argv[1:])
described = json.loads((directory / "scenes.json").read_text())
cap_height = described["capHeight"]
scenes = described["scenes"]
result = {}
with Chromium() as browser:
    browser.prefer_motion(False)
    browser.open(page(scenes, False), 720, SIDE * len(scenes))
    rest = rows(browser.picture(), scenes)
    shifts = {}
    for name, theirs in rest.items():
        ours = Image.open(directory / f"{name}@rest.png")
        ours = on_white(ours, ours.size)
        own, other = ink(ours), ink(theirs)
        shifts[name] = (other[0] - own[0], other[1] - own[1], *ours.size)
    browser.open(page(scenes, True), 720, SIDE * len(scenes))
    for time in described["times"]:
        browser.run(SEEK.replace("TIME", str(time)))
        for name, theirs in rows(browser.picture(), scenes).items():
            file = directory / f"{name}@{time}.png"
            x, y, width, height = shifts[name]
            theirs = theirs.crop((x, y, x + width, y + height))
            theirs.save(file.with_suffix(".Chromium.png"))
            ours = on_white(Image.open(file), (width, height))
            result[f"{name}@{time}"] = comparison(ours, theirs) | {
                "moves": ImageChops.difference(theirs, rest[name].crop((x, y, x + width, y + height))).getbbox() is not None}
    browser.prefer_motion(True)
    browser.open(page(scenes, True), 720, SIDE * len(scenes))
    reduced = browser.run(MOVING)
    browser.prefer_motion(False)
    stacks = {
        name: [
            f'<i class="symtext symtext-{name}"></i>',
            '<span class="symtext symtext--stacked">' + count * f'<i class="symtext-{name}"></i>' + "</span>"]
        for name, count in described["stacks"].items()}
    stacked = {}
    for scale in ("small", "medium", "large"):
        for weight in ("ultralight", "regular", "black"):
            both = {
                f"{name}{place}": [f'<u style="text-decoration:none" class="symtext--scale-{scale} symtext--weight-{weight}">{html}</u>', ""]
                for name, pair in stacks.items() for place, html in enumerate(pair)}
            browser.open(page(both, False), 720, SIDE * len(both))
            pictures = rows(browser.picture(), both)
            for name in stacks:
                stacked[f"{name}, {scale}, {weight}"] = comparison(pictures[f"{name}0"], pictures[f"{name}1"])
print(json.dumps({"frames": result, "reduced": reduced, "stacked": stacked}))
