"""Prints Pango's carets; needs Debian's Python, which has its bindings.

pango_carets.py reads JSON from standard input, a list of objects: `text`, `family`, `size` in pixels, `attachments`
(a list of [byte offset, width, ascent, descent]). It prints a list for each: for every character its byte offset,
`strong` and `weak` x of the cursor there, and `left` and `right` of the character; last the offset of the end."""

import json
import sys

import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

SCALE = Pango.SCALE


def rectangle(width, ascent, descent):
    box = Pango.Rectangle()
    box.x, box.width = 0, round(width * SCALE)
    box.y, box.height = round(-ascent * SCALE), round((ascent + descent) * SCALE)
    return box


def carets(case):
    context = PangoCairo.FontMap.get_default().create_context()
    context.set_round_glyph_positions(False)
    layout = Pango.Layout.new(context)
    font = Pango.FontDescription()
    font.set_family(case["family"])
    font.set_absolute_size(case["size"] * SCALE)
    layout.set_font_description(font)
    data = case["text"].encode()
    layout.set_text(case["text"], -1)
    attributes = Pango.AttrList.new()
    for offset, width, ascent, descent in case["attachments"]:
        box = rectangle(width, ascent, descent)
        shape = Pango.attr_shape_new(box, box)
        shape.start_index, shape.end_index = offset, offset + 3
        attributes.insert(shape)
    layout.set_attributes(attributes)
    line = layout.get_line_readonly(0)
    found = []
    for offset in range(len(data) + 1):
        if offset < len(data) and data[offset] & 0xC0 == 0x80:
            continue
        strong, weak = layout.get_cursor_pos(offset)
        place = {"offset": offset, "strong": strong.x / SCALE, "weak": weak.x / SCALE}
        if offset < len(data):
            box = layout.index_to_pos(offset)
            place["left"], place["right"] = sorted([box.x / SCALE, (box.x + box.width) / SCALE])
        found.append(place)
    assert layout.get_line_count() == 1 and line is not None, case["text"]
    return found


print(json.dumps([carets(case) for case in json.load(sys.stdin)]))
