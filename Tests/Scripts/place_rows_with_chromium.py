"""Sets the rows of the layout table in Chromium: place_rows_with_chromium.py DIRECTORY.

Standard input has a JSON list of rows, each with `text`, in which U+FFFC is a symbol of 12 points, `width` in points
or null, `alignment` as in CSS, `direction` (`auto`, `ltr` or `rtl`) and the file of the `font`. Prints for each row
a list of lines, each a list of marks [character, x, width] from left to right: the visible characters, without
spaces; a soft hyphen is visible at the end of a line."""

import html
import json
import os
import sys

from chromium import Chromium

# Ten times the size of the table: Chromium measures in 1/64 pixels.
SCALE = 10
LINE = 200
STYLE = f"""
body {{ margin: 0 }}
div {{ white-space: pre-wrap; overflow-wrap: anywhere; line-break: strict; hyphens: manual;
  font-size: {10 * SCALE}px; line-height: {LINE}px; margin-bottom: {LINE}px;
  text-rendering: geometricPrecision }}
i {{ display: inline-block; width: {12 * SCALE}px; height: 9px }}
"""
MARKS = r"""
[...document.querySelectorAll('div')].map(div => {
  const box = div.getBoundingClientRect(), lines = []
  const add = (name, rect) => {
    const line = Math.floor(((rect.top + rect.bottom) / 2 - box.top) / %d)
    while (lines.length <= line) lines.push([])
    lines[line].push([name, (rect.left - box.left) / %d, rect.width / %d])
  }
  for (const node of div.childNodes) {
    if (node.nodeType != Node.TEXT_NODE) {
      add('\ufffc', node.getBoundingClientRect())
      continue
    }
    let offset = 0
    for (const character of node.data) {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset += character.length)
      const rect = [...range.getClientRects()].pop()
      if (rect && rect.width && character.trim()) add(character, rect)
    }
  }
  return lines.map(line => line.sort((a, b) => a[1] - b[1]))
})
""" % (LINE, SCALE, SCALE)


def element(row, family):
    text = html.escape(row["text"]).replace("\ufffc", "<i></i>")
    width = "max-content" if row["width"] is None else f"{SCALE * row['width']}px"
    return (
        f"<div dir={row['direction']} style=\"width: {width}; text-align: {row['alignment']}; "
        f"font-family: {family}\">{text}</div>")


rows = json.load(sys.stdin)
files = list(dict.fromkeys(row["font"] for row in rows))
faces = "".join(
    f"@font-face {{ font-family: f{number}; src: url(file://{file}) }}"
    for number, file in enumerate(files))
page = "".join(element(row, f"f{files.index(row['font'])}") for row in rows)
path = os.path.join(sys.argv[1], "rows.html")
with open(path, "w") as file:
    file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{STYLE}</style>{page}")
with Chromium() as chromium:
    chromium.open(path, 2000, 1000)
    print(json.dumps(chromium.run(MARKS), ensure_ascii=False))
