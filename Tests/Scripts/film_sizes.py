"""Prints as JSON the sizes of other programs' files for the frames from `symtext animate --frames`: libwebp's
img2webp, lossless, and gifsicle at its best, on a GIF by Pillow.

film_sizes.py FOLDER"""

import json
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

folder = pathlib.Path(sys.argv[1])
manifest = json.loads((folder / "manifest.json").read_text())
paths = [folder / frame["file"] for frame in manifest["frames"]]
with tempfile.TemporaryDirectory() as work:
    webp, plain, gif = (pathlib.Path(work) / name for name in ("a.webp", "plain.gif", "a.gif"))
    frames = [word for path in paths for word in ("-d", "20", path)]
    subprocess.run(["img2webp", "-lossless", *frames, "-o", webp], check=True, capture_output=True)
    sizes = {"img2webp": webp.stat().st_size}
    images = [Image.open(path).convert("RGBA") for path in paths]
    if all(image.getchannel("A").getextrema() == (255, 255) for image in images):
        images = [image.convert("RGB") for image in images]
        images[0].save(plain, save_all=True, append_images=images[1:], duration=20)
        subprocess.run(["gifsicle", "-O3", plain, "-o", gif], check=True, capture_output=True)
        sizes |= {"pillow": plain.stat().st_size, "gifsicle": gif.stat().st_size}
print(json.dumps(sizes))
