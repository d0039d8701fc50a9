"""Prints the visible colours of a page's elements with an `id` that begins with "see", by that id.

usage: inline_colors.py PAGE

Each colour is #rrggbb with the number of its pixels in the element's box, the most frequent first, without the
background; edges have few pixels."""

import json
import sys

from chromium import Chromium

BOXES = """[...document.querySelectorAll("[id^=see]")].map(element => {
  const box = element.getBoundingClientRect();
  return [element.id, [box.left, box.top, box.right, box.bottom]];
})"""
with Chromium() as browser:
    browser.open(sys.argv[1], 800, 600, has_fonts=False)
    picture = browser.picture().convert("RGB")
    result = {}
    for name, box in browser.run(BOXES):
        part = picture.crop([round(value) for value in box])
        counts = sorted(part.getcolors(1 << 20), reverse=True)[1:6]
        result[name] = [["#%02x%02x%02x" % color, count] for count, color in counts]
print(json.dumps(result))
