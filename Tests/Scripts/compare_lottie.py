"""Draws frames of Lottie files with rlottie and thorvg, and prints as JSON their differences from PNG pictures.

usage: compare_lottie.py DIRECTORY

DIRECTORY has NAME.json, optionally the same as NAME.lottie, and NAME@FRAME.png for some frames; the script adds the
players' drawings. Prints for each file and program its duration, and for each frame the mean difference of
opacities, of 255, and the result of `pictures.comparison` for both on white. The script also checks that the files
have all required members."""

import json
import sys
import zipfile
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
        # Frame 0 is loaded from the beginning, and a request for it is refused.
        self.animation.set_frame(float(number))
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        return self.canvas.get_pillow("RGBA").copy()

    def seconds(self):
        return self.animation.get_duration()[1]


class Rlottie:
    def __init__(self, text, size):
        self.animation = rlottie_python.LottieAnimation.from_data(text)
        assert self.animation.lottie_animation_get_size() == size

    def frame(self, number):
        return self.animation.render_pillow_frame(frame_num=number).convert("RGBA")

    def seconds(self):
        return self.animation.lottie_animation_get_duration()



def check(value, names=frozenset()):
    """Checks the members that players need, which not all of them report when missing."""
    if isinstance(value, list):
        for item in value:
            check(item, names)
        layers = [item for item in value if isinstance(item, dict) and "ks" in item and "ip" in item]
        for layer, other in zip(layers, layers[1:]):
            assert ("td" in layer) == ("tt" in other), "a matte without what it cuts"
        return
    if not isinstance(value, dict):
        return
    if value.get("a") == 1 and isinstance(value.get("k"), list):
        keys = value["k"]
        assert len(keys) > 1 and not {"i", "o", "h"} & set(keys[-1]), "the last keyframe leads on"
        assert all(a["t"] < b["t"] for a, b in zip(keys, keys[1:])), "times of keyframes do not rise"
        assert all("h" in key or {"i", "o"} < set(key) for key in keys[:-1]), "a keyframe leads nowhere"
    if "refId" in value:
        assert value["refId"] in names, "there is no such asset"
    if "ip" in value and "ks" in value:
        assert type(value["ip"]) is type(value["op"]) is int, "frames of layers are whole for rlottie"
        assert "p" in value["ks"], "lottie-web wants a place"
        assert list(value).index("ddd") < list(value).index("ks"), "rlottie would not turn it"
    if value.get("ty") == "gr":
        assert {"p", "o"} < set(value["it"][-1]), "lottie-web wants places and opacities of groups"
    for item in value.values():
        check(item, names)


result = {}
for file in sorted(directory.glob("*.json")):
    text = file.read_text()
    read = json.loads(text)
    check(read, {asset["id"] for asset in read.get("assets", [])})
    # Reads everything and writes it again.
    assert lottie.parsers.tgs.parse_tgs(str(file)).to_dict()["layers"], "there are no layers"
    packed = file.with_suffix(".lottie")
    if packed.exists():
        with zipfile.ZipFile(packed) as archive:
            assert archive.testzip() is None, "a checksum is wrong"
            assert archive.namelist()[0] == "manifest.json"
            (own,) = json.loads(archive.read("manifest.json"))["animations"]
            assert archive.read(f"animations/{own['id']}.json").decode() == text
    frames = [frame for frame in directory.glob(f"{file.stem}@*.png") if frame.stem.rpartition("@")[2].isdigit()]
    for program in (Thorvg, Rlottie):
        drawn = program(text, (read["w"], read["h"]))
        own = {}
        for picture in sorted(frames, key=lambda frame: int(frame.stem.rpartition("@")[2])):
            number = picture.stem.rpartition("@")[2]
            ours = Image.open(picture).convert("RGBA")
            theirs = drawn.frame(int(number))
            # Both premultiply colours.
            theirs = Image.frombytes("RGBa", theirs.size, theirs.tobytes()).convert("RGBA")
            assert ours.size == theirs.size, f"{picture.name} is {ours.size}, theirs {theirs.size}"
            theirs.save(picture.with_suffix(f".{program.__name__}.png"))
            alpha = ImageStat.Stat(ImageChops.difference(ours.getchannel("A"), theirs.getchannel("A"))).mean[0]
            own[number] = comparison(on_white(ours, ours.size), on_white(theirs, ours.size)) | {"alpha": alpha}
        result[f"{file.stem} {program.__name__}"] = {"seconds": drawn.seconds(), "frames": own}
print(json.dumps(result))
