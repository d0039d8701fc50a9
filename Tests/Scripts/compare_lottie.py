"""Lets rlottie and thorvg draw frames of Lottie files, and prints as JSON how far they are from PNG pictures.

usage: compare_lottie.py DIRECTORY

DIRECTORY has NAME.json and NAME@FRAME.png for some frames; it gets what the others drew. Of each frame and program:
the mean difference of opacities, of 255; and what `pictures.comparison` says of both on white. Of each file: what
both say of its size, frames and rate, and whether the package `lottie` reads it.
"""

import json
import sys
from pathlib import Path

import lottie.parsers.tgs
import rlottie_python
import thorvg_python as tvg
from PIL import Image, ImageChops, ImageStat
from pictures import comparison, on_white

directory = Path(sys.argv[1]).resolve()
engine = tvg.Engine(threads=0)


class Thorvg:
    def __init__(self, text, size):
        self.size = size
        self.canvas = tvg.SwCanvas(engine)
        self.canvas.set_target(*size)
        self.animation = tvg.LottieAnimation(engine)
        self.picture = self.animation.get_picture()
        assert self.picture.load_data(text.encode(), "lottie", None, True) == tvg.Result.SUCCESS
        _, width, height = self.picture.get_size()
        assert (round(width), round(height)) == size, f"thorvg sees {width} by {height}"
        self.canvas.add(self.picture)

    def frame(self, number):
        # Frame 0 is there from the beginning, and refused.
        self.animation.set_frame(float(number))
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        return self.canvas.get_pillow("RGBA").copy()

    def facts(self):
        _, frames = self.animation.get_total_frame()
        _, seconds = self.animation.get_duration()
        return {"frames": frames, "seconds": seconds}


class Rlottie:
    def __init__(self, text, size):
        self.animation = rlottie_python.LottieAnimation.from_data(text)
        assert self.animation.lottie_animation_get_size() == size

    def frame(self, number):
        return self.animation.render_pillow_frame(frame_num=number).convert("RGBA")

    def facts(self):
        return {
            "frames": self.animation.lottie_animation_get_totalframe(),
            "seconds": self.animation.lottie_animation_get_duration(),
        }


result = {}
for file in sorted(directory.glob("*.json")):
    text = file.read_text()
    read = json.loads(text)
    # Reads all of it, and writes it again.
    assert lottie.parsers.tgs.parse_tgs(str(file)).to_dict()["layers"], "there are no layers"
    frames = [
        frame for frame in directory.glob(f"{file.stem}@*.png") if frame.name.count(".") == file.stem.count(".") + 1
    ]
    for program in (Thorvg, Rlottie):
        drawn = program(text, (read["w"], read["h"]))
        own = {"facts": drawn.facts() | {"op": read["op"], "fr": read["fr"]}}
        for picture in sorted(frames, key=lambda frame: int(frame.stem.rpartition("@")[2])):
            number = picture.stem.rpartition("@")[2]
            ours = Image.open(picture).convert("RGBA")
            theirs = drawn.frame(int(number))
            # Both have colours multiplied by their opacities.
            theirs = Image.frombytes("RGBa", theirs.size, theirs.tobytes()).convert("RGBA")
            assert ours.size == theirs.size, f"{picture.name} is {ours.size}, theirs {theirs.size}"
            theirs.save(picture.with_suffix(f".{program.__name__}.png"))
            alpha = ImageStat.Stat(ImageChops.difference(ours.getchannel("A"), theirs.getchannel("A"))).mean[0]
            own[number] = comparison(on_white(ours, ours.size), on_white(theirs, ours.size)) | {"alpha": alpha}
        result[f"{file.stem} {program.__name__}"] = own
print(json.dumps(result))
