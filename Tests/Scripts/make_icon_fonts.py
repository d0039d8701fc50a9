"""Writes small icon fonts into a directory: make_icon_fonts.py DIRECTORY.

Their em is 960 units; the middle of ascent 1056 and descent 96 is 480, as that of the icons. A square of 720 units
has the names `square` (glyph), `shopping_cart` and `AddAlarm` (ligatures), and the code points U+E8CC and U+F0F3.
`icons.ttf` has glyph names, `nameless.ttf` has none, `weights.ttf` has a weight axis from 300 to 700; `cff.otf` is a
CFF font."""

import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

letters = {chr(code): chr(code) for code in [*range(97, 123), *range(65, 91)]}
letters |= {"_": "underscore", "-": "hyphen", " ": "space"}
icons = ["square", "bar-wide", "uniE8CC", "glyph00099", "uniF0F3", "_12"]
order = [".notdef", *letters.values(), *icons]
cart = " ".join(letters[letter] for letter in "shopping_cart")
features = f"""
feature liga {{ sub {cart} by uniE8CC; }} liga;
feature dlig {{ sub A d d A l a r m by glyph00099; }} dlig;
feature ss01 {{ sub s q by square; }} ss01;
"""


def box(pen, x0, y0, x1, y1):
    pen.moveTo((x0, y0))
    pen.lineTo((x0, y1))
    pen.lineTo((x1, y1))
    pen.lineTo((x1, y0))
    pen.closePath()


def draw(name, is_cff):
    pen = T2CharStringPen(960, None) if is_cff else TTGlyphPen(None)
    if name == "bar-wide":
        box(pen, 0, 440, 960, 520)
    elif name in icons:
        box(pen, 120, 120, 840, 840)
    return pen.getCharString() if is_cff else pen.glyph()


def make(file, is_cff=False, has_names=True, has_weights=False):
    builder = FontBuilder(960, isTTF=not is_cff)
    builder.setupGlyphOrder(order)
    characters = {ord(letter): name for letter, name in letters.items()}
    builder.setupCharacterMap(characters | {0xE8CC: "uniE8CC", 0xF0F3: "uniF0F3"})
    glyphs = {name: draw(name, is_cff) for name in order}
    if is_cff:
        builder.setupCFF("Icons", {}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (960, 0) for name in order})
    builder.setupHorizontalHeader(ascent=1056, descent=-96)
    builder.setupNameTable({"familyName": "Icons", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=1056, sTypoDescender=-96, usWinAscent=1056, usWinDescent=96)
    builder.setupPost(keepGlyphNames=has_names)
    if has_weights:
        builder.setupFvar([("wght", 300, 400, 700, "Weight")], [])
        builder.setupGvar({})
    addOpenTypeFeaturesFromString(builder.font, features)
    builder.save(file)


directory = Path(sys.argv[1])
directory.mkdir(parents=True, exist_ok=True)
make(directory / "icons.ttf")
make(directory / "cff.otf", is_cff=True)
make(directory / "nameless.ttf", has_names=False)
make(directory / "weights.ttf", has_weights=True)
