"""Plays the element `<symtext-symbol>` in a browser, and prints as JSON its differences from PNG pictures.

usage: compare_player.py chromium|firefox DIRECTORY

DIRECTORY has player.js with the data of its symbols, font.ttf, and scenes.json: `size`, the font size whose capitals are
70 pixels high, and by name each scene with its attributes, a `play` or a `replace`, its `weight`, `direction` and
`times` in milliseconds. NAME@MILLISECONDS.png are the pictures, on white, 240 by 180, whose symbol begins at 60, on the
baseline 120. `frames` are the differences. `events` tells whether the element follows events, and `rate` the
frames per second of fifty symbols that move."""

import json
import sys
from pathlib import Path

from chromium import Chromium
from firefox import Firefox
from PIL import Image
from pictures import comparison, on_white

WIDTH, HEIGHT, LEFT, TOP = 240, 180, 60, 50
WAIT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

kind = sys.argv[1]
directory = Path(sys.argv[2]).resolve()
described = json.loads((directory / "scenes.json").read_text())
scenes = described["scenes"]


def page(name, body):
    file = directory / name
    file.write_text(f"""<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Text; src: url(font.ttf); font-weight: 100 900; }}
body {{ margin: 0; background: #fff; color: #000; font: 400 {described["size"]}px Text; }}
button {{ border: 0; padding: 0; background: none; font: inherit; display: block; }}
</style><i style="position:absolute;pointer-events:none">&nbsp;</i>{body}<script src="player.js"></script>""")
    return file


def element(scene, place):
    palette = f' palette="{scene["palette"]}"' if scene["palette"] else ""
    style = f"position:absolute;left:{LEFT}px;top:{HEIGHT * place + TOP}px;font-weight:{scene['weight']}"
    return (f'<symtext-symbol id="s{place}" trigger="none" name="{scene["name"]}" dir="{scene["direction"]}" mode="{scene["mode"]}"'
        f'{palette} style="{style}"></symtext-symbol>')


# A film keeps the middle of its symbol, where the element keeps its left side while its width changes.
KEEP = """<script>function keep(element) {
  const svg = element.shadowRoot.querySelector("svg"), width = +svg.style.getPropertyValue("--w"), { first } = element;
  svg.style.setProperty("--w", first);
  svg.setAttribute("viewBox", `${(width - first) * 500} -1000 ${first * 1000} 1000`);
  delete svg.$viewBox;
}</script>"""
frames = {}
events = {}
with (Firefox if kind == "firefox" else Chromium)() as browser:
    file = page("scenes.html", KEEP + f'<div style="height:{HEIGHT * len(scenes)}px"></div>' + "".join(element(scene, place) for place, scene in enumerate(scenes.values())))
    for reduced in (False, True):
        browser.prefer_motion(reduced)
        browser.open(file, WIDTH, HEIGHT * len(scenes))
        for place, scene in enumerate(scenes.values()):
            if scene["reduced"] != reduced:
                continue
            browser.run(f"s{place}.draw(true), s{place}.first = +s{place}.shadowRoot.querySelector('svg').style.getPropertyValue('--w')")
            action = f"replace({json.dumps(scene['replace'])})" if "replace" in scene else f"play({json.dumps(scene['play'])})"
            browser.run(f"s{place}.{action}, s{place}.seek(0)")
        for number in range(max(len(scene["times"]) for scene in scenes.values())):
            for place, scene in enumerate(scenes.values()):
                if scene["reduced"] == reduced and number < len(scene["times"]):
                    browser.run(f"s{place}.seek({scene['times'][number] / 1000}), keep(s{place})")
            browser.run(WAIT)
            picture = browser.picture()
            for place, (name, scene) in enumerate(scenes.items()):
                if scene["reduced"] != reduced or number >= len(scene["times"]):
                    continue
                ours = Image.open(directory / f"{name}@{scene['times'][number]}.png")
                theirs = picture.crop((0, HEIGHT * place, WIDTH, HEIGHT * (place + 1)))
                theirs.save(directory / f"{name}@{scene['times'][number]}.{kind}.png")
                frames[f"{name}@{scene['times'][number]}"] = comparison(on_white(ours, ours.size), theirs)
    browser.prefer_motion(False)

    def look():
        return browser.run(f"{WAIT}.then(() => one.shadowRoot.querySelector('svg').outerHTML)")

    def sleep(seconds):
        browser.run(f"new Promise(done => setTimeout(done, {seconds * 1000}))")

    def scene(attributes):
        browser.open(page("event.html", f'<button><symtext-symbol id="one" {attributes}></symtext-symbol></button>'), 600, 400)
        browser.mouse("mouseMoved", 590, 390)
        sleep(0.2)
        return look()

    # A replacement turns back where it is when the pointer leaves midway.
    rest = scene('name="bell" to="bell.slash" trigger="hover" speed="0.25"')
    browser.mouse("mouseMoved", 20, 40)
    sleep(0.4)
    events["begins"] = look() != rest and browser.run("one.shown") == "bell.slash"
    browser.mouse("mouseMoved", 590, 390)
    events["turns"] = look() != rest and browser.run("one.shown") == "bell"
    sleep(1.2)
    events["returns"] = look() == rest
    rest = scene('name="bell" effect="bounce" trigger="press"')
    browser.mouse("mouseMoved", 20, 40)
    events["waits"] = look() == rest
    browser.mouse("mousePressed", 20, 40)
    sleep(0.05)
    events["pressed"] = look() != rest
    browser.mouse("mouseReleased", 20, 40)
    sleep(2)
    events["ends"] = look() == rest
    rest = scene('name="bell" effect="scale" trigger="focus"')
    browser.run("document.querySelector('button').focus()")
    sleep(1)
    large = look()
    events["stays"] = large != rest
    browser.run("document.activeElement.blur()")
    sleep(1.5)
    events["leaves"] = look() == rest
    browser.open(page("far.html", '<div style="height:900px"></div><symtext-symbol id="one" name="bell" effect="wiggle" trigger="view"></symtext-symbol><div style="height:900px"></div>'), 600, 400)
    sleep(0.3)
    rest = look()
    browser.run("scrollTo(0, 700)")
    sleep(0.15)
    events["seen"] = look() != rest
    light = scene('name="bell"')
    browser.run("document.querySelector('button').style.fontWeight = 800")
    sleep(0.3)
    events["weight"] = look() != light
    # The parts of a symbol have the page's colours, and change with them.
    scene('name="folder.badge.plus" mode="palette" style="--symtext-primary: rgb(1, 2, 3)"')
    colors = "[...one.shadowRoot.querySelectorAll('g')].map(part => getComputedStyle(part).color)"
    events["colors"] = "rgb(1, 2, 3)" in browser.run(colors)
    browser.run("one.style.setProperty('--symtext-primary', 'rgb(4, 5, 6)')")
    events["recolors"] = "rgb(4, 5, 6)" in browser.run(colors)
    # A rotation ends within half a second from the speed that it has.
    rest = scene('name="gear" effect="rotate" repeat="continuous" trigger="none"')
    browser.run("one.play()")
    sleep(0.8)
    browser.run("one.stop()")
    turning = look()
    sleep(0.7)
    events["slows"] = turning != rest and look() == rest
    # The symbol that a server draws has the place and the size of the player's.
    server = (directory / "server.html").read_text()
    browser.open(page("server.html", f"<button>{server}</button>"), 600, 400)
    browser.run(WAIT)
    ours = browser.picture()
    file = page("plain.html", f"<button>{server}</button>")
    file.write_text(file.read_text().replace('<script src="player.js"></script>', ""))
    browser.open(file, 600, 400)
    browser.run(WAIT)
    found = comparison(browser.picture(), ours)
    events["server"] = found["mean"] < 0.05 and comparison(browser.picture(), Image.new("RGB", ours.size, "white"))["mean"] > 0.5
    # A page from a server has the symbol's data later.
    late = page("late.html", '<button><symtext-symbol id="one" name="later" effect="appear"></symtext-symbol></button>')
    browser.open(late, 600, 400)
    browser.run("customElements.get('symtext-symbol').define({symbols: {later: " + (directory / "bell.json").read_text() + "}})")
    sleep(0.1)
    events["later"] = browser.run("!!one.shadowRoot.querySelector('path')")
    browser.open(page("many.html", "".join('<symtext-symbol name="bell" effect="wiggle" repeat="continuous"></symtext-symbol>' for _ in range(50))), 900, 600)
    rate = browser.run("""new Promise(done => { let count = 0; const start = performance.now();
      const next = () => { count++; const time = performance.now() - start; time < 2000 ? requestAnimationFrame(next) : done(count / time * 1000); };
      requestAnimationFrame(next); })""")
    # The toggle of the guide: a name that changes.
    browser.open(page("toggle.html", '<button><symtext-symbol id="one" name="bell"></symtext-symbol></button>'), 600, 400)
    sleep(0.2)
    browser.run("one.setAttribute('name', 'bell.slash')")
    sleep(1)
    events["toggles"] = browser.run("one.shown") == "bell.slash" and browser.run("one.getAttribute('aria-label')") != "Bell"
print(json.dumps({"frames": frames, "events": events, "rate": rate}))
