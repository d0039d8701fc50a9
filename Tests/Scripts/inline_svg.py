"""Prints, for each SVG of a page, the distance of its bottom below the baseline of its line, and its height, in CSS
pixels.

The baseline is that of an empty inline block after the SVG."""
import json
import sys

from chromium import Chromium

SCRIPT = """[...document.querySelectorAll("svg")].map(svg => {
  const [box, line] = [svg.getBoundingClientRect(), svg.nextElementSibling.getBoundingClientRect()];
  return [box.bottom - line.bottom, box.height];
})"""
with Chromium() as browser:
    browser.open(sys.argv[1], 800, 600, has_fonts=False)
    print(json.dumps(browser.run(SCRIPT)))
