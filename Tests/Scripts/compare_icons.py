"""Draws SVG files and outlines made from them with resvg: reads a JSON list of {name, svg, path} from standard
input, with path in the 24-unit grid, and prints for each the share of pixels that differ by more than 32 of 255 at
96 px, each pixel the mean of 4 × 4."""

import json
import sys

from compare_set import SIZE, draw, reduced
from PIL import ImageChops

for item in json.load(sys.stdin):
    outline = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{item["path"]}"/></svg>'
    )
    masks = [reduced(draw(svg, 4), 4) for svg in (item["svg"], outline)]
    histogram = ImageChops.difference(*masks).histogram()
    print(item["name"], sum(histogram[33:]) / SIZE**2, sep="\t")
