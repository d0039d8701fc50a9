"""Clicks the toggle of the web guide in a browser, and prints its symbols as JSON.

usage: play_toggle.py chromium|firefox PAGE.html

The page has a button `mute` with an element `<symtext-symbol>` in it. `shown` are its symbols at first, after a click, and
after a second click midway; `alike` tells whether it then comes to look as at first, `moved` whether it looked otherwise
between."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from firefox import Firefox

with (Firefox if sys.argv[1] == "firefox" else Chromium)() as browser:
    browser.open(Path(sys.argv[2]).resolve(), 600, 300, has_fonts=False)

    def look():
        return browser.run("mute.querySelector('symtext-symbol').shadowRoot.querySelector('svg').outerHTML")

    def shown():
        return browser.run("mute.querySelector('symtext-symbol').shown")

    def sleep(seconds):
        browser.run(f"new Promise(done => setTimeout(done, {seconds * 1000}))")

    def click():
        place = browser.run("(({x, y, width, height}) => [x + width / 2, y + height / 2])(mute.getBoundingClientRect())")
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            browser.mouse(kind, int(place[0]), int(place[1]))

    sleep(0.3)
    rest = look()
    names = [shown()]
    click()
    sleep(0.1)
    midway = look()
    names.append(shown())
    click()
    names.append(shown())
    sleep(1.5)
    print(json.dumps({"shown": names, "moved": midway != rest, "alike": look() == rest}))
