"""Prints Chromium's positions of characters.

chromium_carets.py DIRECTORY reads JSON from standard input, a list of objects: `text`, `font` (a file), `size` in
pixels, `direction`, `attachments` (a list of [byte offset, width, …]), `ranges` (of bytes). It prints a list for
each: for every range the rectangles of getClientRects, as [left, right] from the left of the line."""

import html
import json
import os
import sys

from chromium import Chromium

STYLE = """
body { margin: 20px }
div { white-space: pre; width: max-content; font-kerning: normal; text-rendering: geometricPrecision;
  margin-bottom: 20px; line-height: 2 }
span { display: inline-block; height: 10px }
"""
RECTANGLES = r"""
(cases => [...document.querySelectorAll('div')].map((div, number) => {
  const left = div.getBoundingClientRect().left
  const place = offset => {
    let start = 0
    for (const [index, node] of [...div.childNodes].entries()) {
      const length = node.nodeType == Node.TEXT_NODE ? node.data.length : 1
      if (offset < start + length || (offset == start + length && !node.nextSibling)) {
        if (node.nodeType == Node.TEXT_NODE) return [node, offset - start]
        return [div, index + offset - start]
      }
      start += length
    }
  }
  return cases[number].map(([from, to]) => {
    const range = document.createRange()
    range.setStart(...place(from))
    range.setEnd(...place(to))
    return [...range.getClientRects()].map(box => [box.left - left, box.right - left])
  })
}))(%s)
"""


def units(data, offset):
    """Converts a byte offset to an offset in UTF-16."""
    return len(data[:offset].decode().encode("utf-16-le")) // 2


def body(case, number):
    data = case["text"].encode()
    parts, start = [], 0
    for offset, width, *_ in case["attachments"]:
        parts.append(html.escape(data[start:offset].decode()))
        parts.append(f"<span style='width: {width}px'></span>")
        start = offset + 3
    parts.append(html.escape(data[start:].decode()))
    return (
        f"<div dir={case['direction']} style=\"font: {case['size']}px f{number}, 'Noto Color Emoji'\">"
        + "".join(parts) + "</div>")


def main():
    cases = json.load(sys.stdin)
    faces = "".join(
        f"@font-face {{ font-family: f{number}; src: url(file://{case['font']}); font-weight: 100 900 }}"
        for number, case in enumerate(cases))
    path = os.path.join(sys.argv[1], "carets.html")
    with open(path, "w") as file:
        file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{STYLE}</style>")
        file.write("".join(body(case, number) for number, case in enumerate(cases)))
    ranges = [
        [[units(case["text"].encode(), end) for end in part] for part in case["ranges"]]
        for case in cases]
    with Chromium() as chromium:
        chromium.open(path, 2000, 2000)
        print(json.dumps(chromium.run(RECTANGLES % json.dumps(ranges))))


if __name__ == "__main__":
    main()
