"""Starts the effects of a web font's classes in Chromium by events, and prints as JSON the numbers of animations.

usage: play_web_triggers.py STYLE.css PREFIX

The font has heart, bell, bell.slash and wifi, the last one in four layers. The result has for each scene the number of
playing animations before the event, while it lasts, right after it and 1.5 s later."""

import json
import sys
import time
from pathlib import Path

from chromium import Chromium

style = Path(sys.argv[1]).resolve()
HEART = '<i class="PRE PRE-heart PRE--effect-EFFECT TRIGGER"></i>'
BUTTON = "<button>HEART</button>"
WIFI = '<i class="PRE-wifi"></i>' * 4
# The event, the effect and the content of each scene.
SCENES = {
    "hover": ("hover", "bounce", BUTTON),
    "around": ("hover", "bounce", '<button class="TRIGGER">' + HEART.replace(" TRIGGER", "") + "</button>"),
    "alone": ("hover", "bounce", HEART),
    "stays": ("hover", "scale", BUTTON),
    "press": ("press", "wiggle", BUTTON),
    "focus": ("focus", "pulse", BUTTON),
    "layers": ("hover", "variableColor-reversing",
        f'<button><span class="PRE PRE--stacked PRE--effect-EFFECT TRIGGER">{WIFI}</span></button>'),
    "pair": ("hover", "replace", '<button><span class="PRE--pair PRE--effect-EFFECT TRIGGER">'
        '<i class="PRE PRE-bell"></i><i class="PRE PRE-bell-slash"></i></span></button>'),
    "view": ("view", "appear", HEART),
}
WAIT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

result = {}
with Chromium() as browser:

    def count():
        return browser.run(
            f"{WAIT}.then(() => document.getAnimations().filter(one => one.animationName && one.playState == 'running').length)")

    def mouse(kind, place):
        browser.call(
            "Input.dispatchMouseEvent", type=kind, x=place, y=place,
            **({} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}))

    for name, (trigger, effect, content) in SCENES.items():
        content = content.replace("HEART", HEART).replace("TRIGGER", f"PRE--on-{trigger}").replace("EFFECT", effect)
        far = '<div style="height:900px"></div>'
        page = style.with_name(f"{name}.html")
        page.write_text(
            f'<!doctype html><link rel="stylesheet" href="{style.name}"><style>body{{margin:0;font:32px sans-serif}}'
            "button{border:0;padding:0;width:60px;height:60px}</style>"
            + (far if trigger == "view" else "") + content.replace("PRE", sys.argv[2]) + far)
        browser.open(page, 600, 600)
        mouse("mouseMoved", 500)
        # The pointer may have been over the new page's button.
        time.sleep(1)
        counts = [count()]
        match trigger:
            case "hover": mouse("mouseMoved", 16)
            case "press":
                mouse("mouseMoved", 16)
                mouse("mousePressed", 16)
            case "focus": browser.run("document.querySelector('button').focus()")
            case "view": browser.run("scrollTo(0, 700)")
        counts.append(count())
        match trigger:
            case "hover": mouse("mouseMoved", 500)
            case "press": mouse("mouseReleased", 16)
            case "focus": browser.run("document.activeElement.blur()")
        counts.append(count())
        time.sleep(1.5)
        counts.append(count())
        result[name] = counts
print(json.dumps(result))
