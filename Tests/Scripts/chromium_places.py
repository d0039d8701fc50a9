"""Prints Chromium's answers about places in lines of text.

chromium_places.py DIRECTORY reads JSON from standard input, a list of objects: `text`, with U+FFFC for each symbol,
`font` (a file), `size` in pixels, `direction`, `symbol` (the width of symbols), and `places`, a list of objects:
`offset` in bytes, `x` from the left of the line, and `range` in bytes. It prints a list for each, with an object for
each place: `caret`, the x of the caret at the offset; `hit`, the offset at x; `selection`, the rectangles of the range,
as [left, right] from the left of the line; `next`, `previous`, `nextWord` and `previousWord`, the offsets to which
these movements go from the offset."""

import html
import json
import os
import sys

from chromium import Chromium

STYLE = """
body { margin: 20px; width: 1900px }
div { white-space: pre; width: max-content; font-kerning: normal; text-rendering: geometricPrecision;
  margin-bottom: 20px; line-height: 80px; height: 80px }
img { height: 10px }
"""
PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
ANSWERS = r"""
(cases => [...document.querySelectorAll('div')].map((div, number) => {
  const length = node => node.nodeType == Node.TEXT_NODE ? node.data.length : 1
  const place = offset => {
    let start = 0
    for (const [index, node] of [...div.childNodes].entries()) {
      if (offset < start + length(node) || (offset == start + length(node) && !node.nextSibling)) {
        return node.nodeType == Node.TEXT_NODE ? [node, offset - start] : [div, index + offset - start]
      }
      start += length(node)
    }
  }
  const offsetOf = (container, inside) => {
    let start = 0
    for (const [index, node] of [...div.childNodes].entries()) {
      if (container == div && index == inside) return start
      if (container == node) return start + inside
      start += length(node)
    }
    // Beyond the line, the answer is in the element around it or after it.
    return container == div ? start : null
  }
  const selection = getSelection()
  const moved = (offset, direction, unit) => {
    selection.collapse(...place(offset))
    selection.modify('move', direction, unit)
    return offsetOf(selection.focusNode, selection.focusOffset)
  }
  return cases[number].map(({offset, x, range: [from, to]}) => {
    div.scrollIntoView()
    const shown = div.getBoundingClientRect()
    const range = document.createRange()
    range.setStart(...place(offset))
    const caret = [...range.getClientRects()][0]
    range.setStart(...place(from))
    range.setEnd(...place(to))
    const rects = [...range.getClientRects()].map(part => [part.left - shown.left, part.right - shown.left])
    const hit = document.caretRangeFromPoint(shown.left + x, shown.top + 40)
    return {
      caret: caret ? caret.left - shown.left : null,
      hit: hit && offsetOf(hit.startContainer, hit.startOffset),
      selection: rects,
      next: moved(offset, 'forward', 'character'),
      previous: moved(offset, 'backward', 'character'),
      nextWord: moved(offset, 'forward', 'word'),
      previousWord: moved(offset, 'backward', 'word'),
    }
  })
}))(%s)
"""
OFFSETS = ["hit", "next", "previous", "nextWord", "previousWord"]


def units(text, offset):
    """Converts a byte offset to an offset in UTF-16."""
    return len(text.encode()[:offset].decode().encode("utf-16-le")) // 2


def byte(text, offset):
    """Converts an offset in UTF-16 to a byte offset; within a character, to its start."""
    if offset is None:
        return None
    return len(text.encode("utf-16-le")[: 2 * offset].decode("utf-16-le", "ignore").encode())


def body(case, number):
    picture = f"<img src='{PICTURE}' style='width: {case['symbol']}px'>"
    text = picture.join(html.escape(part) for part in case["text"].split("\ufffc"))
    return (
        f"<div contenteditable dir={case['direction']} "
        f"style=\"font-family: f{number}, 'Noto Color Emoji'; font-size: {case['size']}px\">{text}</div>")


def main():
    cases = json.load(sys.stdin)
    faces = "".join(
        f"@font-face {{ font-family: f{number}; src: url(file://{case['font']}); font-weight: 100 900 }}"
        for number, case in enumerate(cases))
    path = os.path.join(sys.argv[1], "places.html")
    with open(path, "w") as file:
        file.write(f"<!DOCTYPE html><meta charset=utf-8><style>{faces}{STYLE}</style>")
        file.write("".join(body(case, number) for number, case in enumerate(cases)))
    questions = [
        [
            {"offset": units(case["text"], place["offset"]), "x": place["x"],
             "range": [units(case["text"], end) for end in place["range"]]}
            for place in case["places"]
        ]
        for case in cases]
    with Chromium() as chromium:
        chromium.open(path, 2000, 2000)
        answers = chromium.run(ANSWERS % json.dumps(questions))
    for case, answer in zip(cases, answers):
        for place in answer:
            for name in OFFSETS:
                place[name] = byte(case["text"], place[name])
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
