#!/usr/bin/env python3
"""Draws frames of a bouncing wifi symbol with thorvg and rlottie: one line of JSON each (CPU time per frame).

usage: lottie_frames.py SIDE   (pixels; packages rlottie-python and thorvg-python)
"""
import json
import math
import statistics
import sys
import time

side = int(sys.argv[1])
frames, rounds = 60, 5


def arc(radius, number):
    """Returns a stroked arc of the symbol, 90° wide, with its own bounce."""
    half = math.pi / 4
    x, y = radius * math.sin(half), radius * math.cos(half)
    handle = 4 / 3 * math.tan(half / 2) * radius
    dx, dy = handle * math.cos(half), handle * math.sin(half)
    path = {"c": False, "v": [[-x, -y], [0, -radius], [x, -y]],
            "o": [[dx / 2, -dy / 2], [handle / 2, 0], [0, 0]],
            "i": [[0, 0], [-handle / 2, 0], [-dx / 2, -dy / 2]]}
    keys = [{"t": number * 2 + t, "s": [s, s, 100],
             "i": {"x": [.6], "y": [1]}, "o": {"x": [.3], "y": [0]}}
            for t, s in ((0, 100), (4, 115), (16, 97), (30, 101))]
    # The last keyframe must have no handles: rlottie would draw nothing.
    keys.append({"t": 50, "s": [100, 100, 100]})
    return {"ty": 4, "ip": 0, "op": frames, "st": 0, "ind": number + 1, "nm": f"arc {number}",
            "ks": {"o": {"a": 0, "k": 100}, "r": {"a": 0, "k": 0}, "p": {"a": 0, "k": [64, 100, 0]},
                   "a": {"a": 0, "k": [0, 0, 0]}, "s": {"a": 1, "k": keys}},
            "shapes": [{"ty": "gr", "it": [
                {"ty": "sh", "ks": {"a": 0, "k": path}},
                {"ty": "st", "c": {"a": 0, "k": [0, 0, 0, 1]}, "o": {"a": 0, "k": 100},
                 "w": {"a": 0, "k": 9}, "lc": 2, "lj": 2},
                {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]},
                 "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}}]}]}


lottie = json.dumps({"v": "5.7.4", "fr": 60, "ip": 0, "op": frames, "w": 128, "h": 128, "nm": "wifi",
                     "ddd": 0, "assets": [], "layers": [arc(r, n) for n, r in enumerate((5, 28, 52, 76))]})


def measure(peer, draw):
    draw(0)
    times = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(5):
            for frame in range(frames):
                draw(frame)
        times.append((time.process_time() - start) * 1e6 / (5 * frames))
    print(json.dumps({"peer": peer, "workload": f"frames {side} px", "phase": "bounce",
                      "us_per_item": round(statistics.median(times), 2), "items": 5 * frames}), flush=True)


def rlottie():
    import rlottie_python
    animation = rlottie_python.LottieAnimation.from_data(lottie)
    measure("rlottie", lambda frame: animation.lottie_animation_render(
        frame_num=frame, buffer_size=4 * side * side, width=side, height=side,
        bytes_per_line=4 * side))


def thorvg():
    import thorvg_python as tvg
    engine = tvg.Engine(threads=0)
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(side, side)
    animation = tvg.LottieAnimation(engine)
    picture = animation.get_picture()
    assert picture.load_data(lottie.encode(), "lottie", None, True) == tvg.Result.SUCCESS
    picture.set_size(side, side)
    canvas.add(picture)

    def draw(frame):
        animation.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
    measure("thorvg", draw)


for peer in (thorvg, rlottie):
    try:
        peer()
    except ImportError as error:
        print(f"lottie_frames: {peer.__name__} is skipped: {error}", file=sys.stderr)
