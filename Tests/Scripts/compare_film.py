"""Compares an animated file with the folder of its frames from `symtext animate --frames`; prints its contents as
JSON.

compare_film.py FILM FOLDER

Consecutive equal frames are one in the file. Transparent pixels have no colour. For videos `worst` and `mean` are
differences of the frames on their background, and of their opacities."""

import json
import pathlib
import subprocess
import sys
import tempfile

from PIL import GifImagePlugin, Image, ImageChops, ImageStat

GifImagePlugin.GifImageFile.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS
VIDEOS = (".mp4", ".webm")


def seen(image):
    image = image.convert("RGBA")
    nothing = Image.new("RGBA", image.size)
    return Image.composite(image, nothing, image.getchannel("A").point(lambda a: 255 if a else 0))


def pictures(film):
    """Returns frames with their milliseconds, and other facts."""
    if film.suffix not in VIDEOS:
        image = Image.open(film)
        frames = []
        for number in range(image.n_frames):
            image.seek(number)
            frames.append((seen(image), image.info["duration"]))
        return frames, {"loop": image.info.get("loop")}
    probe = subprocess.run(
        ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", film],
        check=True, capture_output=True,
    )
    facts = json.loads(probe.stdout)
    stream = facts["streams"][0]
    decoder = ["-c:v", "libvpx-vp9"] if stream["codec_name"] == "vp9" else []
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", *decoder, "-i", film, "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
        check=True, capture_output=True,
    ).stdout
    width, height = stream["width"], stream["height"]
    size = 4 * width * height
    frames = [Image.frombytes("RGBA", (width, height), raw[at : at + size]) for at in range(0, len(raw), size)]
    numerator, denominator = map(int, stream["r_frame_rate"].split("/"))
    tags = {name.lower(): value for name, value in facts["format"].get("tags", {}).items()}
    return [(frame, 1000 * denominator / numerator) for frame in frames], {
        "codec": stream["codec_name"],
        "format": stream["pix_fmt"],
        "rate": stream["r_frame_rate"],
        "seconds": float(facts["format"]["duration"]),
        "title": tags.get("title"),
    }


film, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
manifest = json.loads((folder / "manifest.json").read_text())
wanted = []
for frame in manifest["frames"]:
    picture = seen(Image.open(folder / frame["file"]))
    if film.suffix not in VIDEOS and wanted and wanted[-1][0].tobytes() == picture.tobytes():
        wanted[-1][1] += frame["duration"]
    else:
        wanted.append([picture, frame["duration"]])
found, facts = pictures(film)
worst, sums = 0, []
late = end = wanted_end = 0
for (picture, duration), (other, wanted_duration) in zip(found, wanted):
    if picture.size != other.size:
        # Padding at the right and at the bottom has the background.
        larger = Image.new("RGBA", picture.size, other.getpixel((0, 0)))
        larger.paste(other, (0, 0))
        other = larger
    if film.suffix in VIDEOS and picture.getchannel("A").getextrema() != (255, 255):
        white = Image.new("RGBA", picture.size, "white")
        pairs = [
            (picture.getchannel("A"), other.getchannel("A")),
            (Image.alpha_composite(white, picture), Image.alpha_composite(white, other)),
        ]
    else:
        pairs = [(picture, other)]
    for one, two in pairs:
        difference = ImageChops.difference(one, two)
        bands = difference.getextrema()
        worst = max(worst, *(band[1] for band in (bands if isinstance(bands[0], tuple) else [bands])))
        sums.append(max(ImageStat.Stat(difference).mean))
    end += duration
    wanted_end += wanted_duration
    late = max(late, abs(end - wanted_end))
size = found[0][0].size
print(
    json.dumps(
        {
            "width": size[0],
            "height": size[1],
            "frames": len(found),
            "wanted": len(wanted),
            "worst": worst,
            "mean": max(sums),
            "milliseconds": [duration for _, duration in found],
            "late": late,
            "bytes": film.stat().st_size,
            **facts,
        }
    )
)
