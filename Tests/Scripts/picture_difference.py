"""Prints the largest difference of two PNG files of one size, in 255ths of a channel.

usage: picture_difference.py A.png B.png"""

import sys

from PIL import Image, ImageChops

first, second = (Image.open(path).convert("RGBA") for path in sys.argv[1:3])
assert first.size == second.size, f"{first.size} and {second.size}"
print(max(high for _, high in ImageChops.difference(first, second).getextrema()))
