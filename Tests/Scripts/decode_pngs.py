"""Decodes PNG files with Pillow, through libpng: standard input has a JSON list of files in Base64.

Prints for each its width and its pixels: red, green, blue and opacity in Base64."""

import base64
import io
import json
import sys

from PIL import Image

pictures = []
for text in json.load(sys.stdin):
    image = Image.open(io.BytesIO(base64.b64decode(text)))
    pixels = base64.b64encode(image.convert("RGBA").tobytes()).decode()
    pictures.append({"width": image.width, "pixels": pixels})
print(json.dumps(pictures))
