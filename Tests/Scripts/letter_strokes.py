"""Measures the bar and the left stem of H on pixels, and prints them with its height as JSON, in ems.

letter_strokes.py FILE[:WEIGHT] …"""

import json
import sys

from PIL import Image, ImageDraw, ImageFont

SIZE = 2000


def run(values, place):
    """Returns the length of the black run at a position, or of the next one."""
    while not values[place]:
        place += 1
    first = last = place
    while first > 0 and values[first - 1]:
        first -= 1
    while last + 1 < len(values) and values[last + 1]:
        last += 1
    return last + 1 - first


def measure(argument):
    file, _, weight = argument.partition(":")
    font = ImageFont.truetype(file, SIZE, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        font.set_variation_by_axes([float(weight)])
    image = Image.new("L", (2 * SIZE, 2 * SIZE), 0)
    ImageDraw.Draw(image).text((SIZE // 2, SIZE // 4), "H", font=font, fill=255)
    image = image.crop(image.getbbox()).point(lambda value: value > 127)
    width, height = image.size
    column = [image.getpixel((width // 2, y)) for y in range(height)]
    row = [image.getpixel((x, height * 3 // 4)) for x in range(width)]
    return {"bar": run(column, height * 2 // 5) / SIZE, "stem": run(row, 0) / SIZE, "height": height / SIZE}


print(json.dumps([measure(argument) for argument in sys.argv[1:]]))
