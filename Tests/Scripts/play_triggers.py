"""Starts animated SVG pictures in Chromium by events, and prints as JSON their looks.

usage: play_triggers.py DIRECTORY

DIRECTORY has NAME@TRIGGER.svg, and NAME.png and NAME@end.png, the pictures of the beginning and of the end. Each picture is
inline in a button. The result has for each picture `before`, `during` and `after`, the numbers of running animations
before the event, while it lasts and after it, and whether the picture looks like the beginning (`beginsRight`), then
like the end (`endsRight`), and in the end like the beginning again (`isBack`). `slow` is the duration of the first
animation at half the speed, `paused` whether a page pauses it, `color` whether a page sets the colour."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from PIL import Image
from pictures import comparison, on_white

PAGE = """<!doctype html><style>body{margin:0;background:#fff}button{all:unset;display:block}
svg{display:block}</style><body>FAR<button>SVG</button><div style="height:900px"></div>"""
ENDS = """for (const one of document.getAnimations()) { one.pause(); one.currentTime = one.effect.getComputedTiming().endTime; }"""
# Two frames, so that styles are current.
WAIT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

directory = Path(sys.argv[1]).resolve()
result = {}
with Chromium() as browser:

    def count():
        return browser.run(
            f"{WAIT}.then(() => document.getAnimations().filter(one => one.animationName && one.playState == 'running').length)")

    def is_like(name):
        ours = Image.open(directory / f"{name}.png")
        ours = on_white(ours, ours.size)
        top = browser.run("document.querySelector('svg').getBoundingClientRect().top + scrollY")
        theirs = browser.picture().crop((0, int(top), ours.width, int(top) + ours.height))
        found = comparison(ours, theirs)
        return found["mean"] < 3 and found["flatMean"] < 0.4

    def mouse(kind, place):
        browser.call(
            "Input.dispatchMouseEvent", type=kind, x=place, y=place,
            **({} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}))

    def start(trigger):
        match trigger:
            case "hover": mouse("mouseMoved", 10)
            case "press":
                mouse("mouseMoved", 10)
                mouse("mousePressed", 10)
            case "focus": browser.run("document.querySelector('button').tabIndex = 0, document.querySelector('button').focus()")
            case "class": browser.run("document.querySelector('button').classList.add('symtext--play')")
            case "view": browser.run("scrollTo(0, 900)")
            case "none": browser.run("document.body.style.setProperty('--symtext-effect-state', 'running')")

    def stop(trigger):
        match trigger:
            case "hover": mouse("mouseMoved", 700)
            case "press": mouse("mouseReleased", 10)
            case "focus": browser.run("document.activeElement.blur()")
            case "class": browser.run("document.querySelector('button').classList.remove('symtext--play')")

    for file in sorted(directory.glob("*@*.svg")):
        name, _, trigger = file.stem.partition("@")
        page = directory / f"{file.stem}.html"
        far = '<div style="height:900px"></div>' if trigger == "view" else ""
        page.write_text(PAGE.replace("FAR", far).replace("SVG", file.read_text()))
        browser.open(page, 800, 800, has_fonts=False)
        mouse("mouseMoved", 700)
        entry = {}
        entry["before"] = count()
        if trigger == "view":
            entry["beginsRight"] = True
        else:
            entry["beginsRight"] = is_like(name)
        start(trigger)
        entry["during"] = count()
        browser.run("document.body.style.setProperty('--symtext-effect-speed', '.5')")
        entry["slow"] = browser.run(
            f"{WAIT}.then(() => document.getAnimations().find(one => one.animationName)?.effect.getTiming().duration ?? 0)")
        if trigger != "none":
            browser.run("document.body.style.setProperty('--symtext-effect-state', 'paused')")
            entry["paused"] = count() == 0
            browser.run("document.body.style.removeProperty('--symtext-effect-state')")
        browser.run("document.body.style.removeProperty('--symtext-effect-speed')")
        browser.run(f"{WAIT}.then(() => {{ {ENDS} }})")
        entry["endsRight"] = is_like(f"{name}@end")
        if trigger in ("hover", "press", "focus", "class"):
            stop(trigger)
            entry["after"] = count()
            # The name of an effect that ends by itself goes after its length.
            entry["isBack"] = browser.run("new Promise(done => setTimeout(done, 2500))") is None and is_like(name)
        browser.run("document.body.style.setProperty('--symtext-color', 'rgb(1, 2, 3)')")
        entry["color"] = browser.run("getComputedStyle(document.querySelector('svg')).color") == "rgb(1, 2, 3)"
        result[file.stem] = entry
print(json.dumps(result))
