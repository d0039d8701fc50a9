"""Measures the sharpness of letters' horizontal strokes, one pixel per point: symtext's and Pango's with light
hinting.

row_sharpness.py PROGRAM SIZE prints as JSON, for symtext unsnapped, snapped (--snap vertical) and Pango, means over
five faces: the share of grey pixels in the ink, the steepness of row transitions, and the unevenness of the darkest
rows of letters. Needs pango-view."""

import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

FACES = ["Inter", "DejaVu Sans", "DejaVu Serif", "Noto Sans", "Noto Serif"]
LETTERS = "Hamburgefonstiv ETLZxzeoanu 1289"
# Each has horizontal strokes at the height of capitals, small letters or the baseline.
BARS = ["T", "E", "L", "Z", "H", "e", "z", "o", "n", "u"]


def font_file(family, folder):
    """Returns the file of a face: from the folder, or installed; None if only another family is found."""
    for path in sorted(pathlib.Path(folder).rglob("*-Regular.ttf")) if folder else []:
        if path.name == family.replace(" ", "") + "-Regular.ttf":
            return str(path)
    found = subprocess.run(["fc-match", f"{family}:weight=80", "family", "file"], capture_output=True,
                           text=True, check=True).stdout
    return found.split("file=")[1].strip() if family in found else None


def ours(program, text, file, size, snap, padding=4):
    return opened(subprocess.run(
        [program, "render", text, "--font", file, "--size", str(size), "--snap", snap, "--background", "white",
         "--padding", str(padding), "--weight", "regular", "-o", "-"], capture_output=True, check=True).stdout)


def opened(png):
    return Image.open(io.BytesIO(png)).convert("L")


def pango(text, family, size, environment):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        subprocess.run(
            ["pango-view", "-q", "--pixels", f"--font={family} {size}", "--hinting=slight", "--hint-metrics=off",
             "--antialias=gray", "--subpixel-positions", "--margin=4", f"--text={text}", "-o", file.name],
            check=True, env=environment, stderr=subprocess.DEVNULL)
        return Image.open(file.name).convert("L")


def grey_share(image):
    """Returns the share of inked pixels that are neither nearly full nor nearly empty."""
    dark = [255 - value for value in image.getdata() if value < 230]
    return sum(26 <= value <= 204 for value in dark) / max(len(dark), 1)


def edge_strength(image):
    """Returns the steepness of row transitions: 1 is from none to full in one row."""
    rows = [sum(255 - v for v in image.crop((0, y, image.width, y + 1)).getdata()) for y in range(image.height)]
    steps = sum((a - b) ** 2 for a, b in zip(rows, rows[1:]))
    return steps / max(2 * sum(row * row for row in rows), 1)


def unevenness(images):
    """Returns the variation of the darkest rows of letters, as a fraction of their mean."""
    darkest = []
    for image in images:
        box = ImageChops.invert(image).getbbox()
        if not box:
            continue
        part = image.crop(box)
        darkest.append(max(sum(255 - v for v in part.crop((0, y, part.width, y + 1)).getdata()) / part.width
                           for y in range(part.height)))
    mean = sum(darkest) / len(darkest)
    return (sum((d - mean) ** 2 for d in darkest) / len(darkest)) ** 0.5 / mean


def mean_numbers(faces, draw):
    """Returns the three measurements of a drawing method, over all faces."""
    numbers = [(grey_share(draw(LETTERS, *face)), edge_strength(draw(LETTERS, *face)),
                unevenness([draw(letter, *face) for letter in BARS])) for face in faces]
    means = [sum(column) / len(numbers) for column in zip(*numbers)]
    return dict(zip(("grey", "edges", "unevenness"), means))


if __name__ == "__main__":
    program, size = sys.argv[1], int(sys.argv[2])
    faces = [(family, font_file(family, None)) for family in FACES]
    assert all(file for _, file in faces), f"not all of {FACES} are installed"
    print(json.dumps({
        "none": mean_numbers(faces, lambda text, _, file: ours(program, text, file, size, "none")),
        "vertical": mean_numbers(faces, lambda text, _, file: ours(program, text, file, size, "vertical")),
        "pango": mean_numbers(faces, lambda text, family, _: pango(text, family, size, dict(os.environ))),
    }))
