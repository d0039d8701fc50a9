"""Prints as JSON the colours that Chromium parses: for each red, green, blue and opacity, or null.

usage: css_colors.py < COLORS.json

Components are 0 to 1; those of colours outside sRGB exceed this range."""

import json
import sys

from chromium import Chromium

SCRIPT = """
(texts => {
  const element = document.createElement('i');
  document.documentElement.append(element);
  return texts.map(text => {
    if (!CSS.supports('color', text)) return null;
    element.style.color = `color(from ${text} srgb r g b / alpha)`;
    const parts = getComputedStyle(element).color.match(/^color\\(srgb (.*)\\)$/)[1].split(/[ /]+/);
    return [...parts.map(part => part == 'none' ? 0 : Number(part)), 1].slice(0, 4);
  });
})
"""

with Chromium() as browser:
    print(json.dumps(browser.run(f"{SCRIPT}({sys.stdin.read()})")))
