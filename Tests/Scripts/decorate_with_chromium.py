"""Underlines, strikes through and highlights text in Chromium: decorate_with_chromium.py DIRECTORY.

Standard input has a JSON list of cases, each with `text`, the file of the `font`, the `size` in pixels and the
`line`: underline or line-through. The font determines the thickness and position of the line
(https://www.w3.org/TR/css-text-decor-4/#underline-offset). Prints an object for each case: `top` and `bottom` of the
line from the baseline downwards, `pieces` of it from left to right as [start, end] from the left of the text, and
the `box` behind the text as [left, top, right, bottom], all in pixels."""

import html
import json
import os
import sys

from chromium import Chromium

LEFT, HEIGHT, WIDTH = 20, 400, 2000
BOXES = """
[...document.querySelectorAll('p')].map(p => {
  const box = p.querySelector('span').getBoundingClientRect()
  return [p.querySelector('i').getBoundingClientRect().bottom, box.left, box.top, box.right, box.bottom]
})
"""


def paragraph(case, number):
    # Only the line is visible, so that red pixels are the line, also where letters overlap it.
    return (
        f"<p><i></i><span style=\"font: {case['size']}px f{number}; text-decoration: {case['line']} red from-font; "
        f"text-underline-position: from-font; text-decoration-skip-ink: auto; color: transparent\">"
        f"{html.escape(case['text'])}</span></p>")


def facts(picture, box, row):
    baseline, left, top, right, bottom = box
    rows = range(row * HEIGHT, (row + 1) * HEIGHT)
    pixels = picture.load()

    def share(x, y):
        red, green, blue = pixels[x, y]
        return 1 - (green + blue) / 2 / 255

    columns = range(max(int(left) - 2, 0), min(int(right) + 3, picture.width))
    inked = [y for y in rows if any(share(x, y) > 0.5 for x in columns)]
    middle = (inked[0] + inked[-1]) // 2
    # Edges to a fraction of a pixel, from its coverage.
    column = max(columns, key=lambda x: sum(share(x, y) for y in rows))
    covered = [(y, share(column, y)) for y in rows if share(column, y) > 0.01]
    pieces = []
    for x in columns:
        if share(x, middle) <= 0.01:
            continue
        if pieces and pieces[-1][-1][0] == x - 1:
            pieces[-1].append((x, share(x, middle)))
        else:
            pieces.append([(x, share(x, middle))])
    return {
        "top": covered[0][0] + 1 - covered[0][1] - baseline,
        "bottom": covered[-1][0] + covered[-1][1] - baseline,
        "pieces": [
            [piece[0][0] + 1 - piece[0][1] - left, piece[-1][0] + piece[-1][1] - left]
            for piece in pieces
        ],
        "box": [0, top - baseline, right - left, bottom - baseline],
    }


cases = json.load(sys.stdin)
files = list(dict.fromkeys(case["font"] for case in cases))
faces = "".join(
    f"@font-face {{ font-family: f{number}; src: url(file://{file}) }}" for number, file in enumerate(files))
style = (
    f"body {{ margin: 0 }} p {{ margin: 0; height: {HEIGHT}px; padding-left: {LEFT}px; box-sizing: border-box; "
    f"white-space: nowrap; line-height: {HEIGHT}px; text-rendering: geometricPrecision }} i {{ display: inline-block }}")
page = "".join(paragraph(case, files.index(case["font"])) for case in cases)
path = os.path.join(sys.argv[1], "lines.html")
with open(path, "w") as file:
    file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{style}</style>{page}")
with Chromium() as chromium:
    chromium.open(path, WIDTH, HEIGHT * len(cases))
    boxes = chromium.run(BOXES)
    picture = chromium.picture()
    print(json.dumps([facts(picture, box, row) for row, box in enumerate(boxes)]))
