"""Reads animated WebPs and GIFs from standard input, each after its size (eight bytes, little-endian), with Pillow;
prints as JSON their contents and the displayed picture of each frame."""

import io
import json
import re
import struct
import sys
import zlib

from PIL import GifImagePlugin, Image

# Then GIF frames are never palette indices.
GifImagePlugin.GifImageFile.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS


def checksum(image):
    """Removes the colour of transparent pixels."""
    values = [value if value[3] else (0, 0, 0, 0) for value in image.convert("RGBA").getdata()]
    return zlib.crc32(b"".join(map(bytes, values)))


def webp_frames(data):
    """Yields the frames of a WebP file, by its chunks."""
    assert struct.unpack("<I", data[4:8])[0] == len(data) - 8 and len(data) % 2 == 0
    position, names = 12, []
    while position < len(data):
        name, length = struct.unpack("<4sI", data[position : position + 8])
        body = data[position + 8 : position + 8 + length]
        names.append(name)
        position += 8 + length + length % 2
        if name == b"ANMF":
            x, y, width, height, _ = (int.from_bytes(body[3 * i : 3 * i + 3], "little") for i in range(5))
            assert body[16:20] == b"VP8L", "a frame is not lossless"
            yield {
                "box": [2 * x, 2 * y, width + 1, height + 1],
                "isCleared": bool(body[15] & 1),
                "isOver": not body[15] & 2,
            }
    assert position == len(data) and names[:2] == [b"VP8X", b"ANIM"]


def gif_frames(data):
    """Yields the frames of a GIF file, by its blocks, and accepts no unexpected block."""
    assert data[:6] == b"GIF89a" and data[-1] == 0x3B
    flags = data[10]
    position = 13 + (3 * 2 << (flags & 7) if flags & 0x80 else 0)
    control, extensions = None, []

    def sub_blocks(position):
        content = b""
        while data[position]:
            content += data[position + 1 : position + 1 + data[position]]
            position += 1 + data[position]
        return content, position + 1

    while data[position] != 0x3B:
        if data[position] == 0x21:
            label = data[position + 1]
            content, position = sub_blocks(position + 2)
            extensions.append(label)
            if label == 0xF9:
                control = content
            continue
        assert data[position] == 0x2C
        x, y, width, height, local = struct.unpack("<4HB", data[position + 1 : position + 10])
        position += 10 + (3 * 2 << (local & 7) if local & 0x80 else 0)
        _, position = sub_blocks(position + 1)
        disposal = control[0] >> 2 & 7
        assert disposal == 1, "what is drawn stays"
        yield {
            "box": [x, y, width, height],
            "isCleared": False,
            "isOver": bool(control[0] & 1),
            "hasColors": bool(local & 0x80),
        }
        control = None
    assert position == len(data) - 1


def decode(data):
    image = Image.open(io.BytesIO(data))
    frames = list((webp_frames if image.format == "WEBP" else gif_frames)(data))
    assert image.n_frames == len(frames), "Pillow sees another number of frames"
    for number, frame in enumerate(frames):
        image.seek(number)
        image.load()
        frame["checksum"] = checksum(image)
        frame["milliseconds"] = image.info["duration"]
        if image.width * image.height <= 2500:
            frame["pixels"] = list(image.convert("RGBA").tobytes())
    words = image.info.get("xmp", b"").decode()
    comment = image.info.get("comment", b"").decode()
    found = re.search(r'<rdf:li xml:lang="x-default">(.*)</rdf:li>', words, re.S)
    # As Pillow reports for a GIF without a loop count.
    plays = image.info.get("loop", 1)
    if image.format == "GIF" and "loop" in image.info and plays:
        plays += 1
    return {
        "width": image.width,
        "height": image.height,
        "plays": plays,
        "description": found.group(1) if found else comment,
        "frames": frames,
    }


data = sys.stdin.buffer.read()
films = []
while data:
    (size,) = struct.unpack("<Q", data[:8])
    films.append(decode(data[8 : 8 + size]))
    data = data[8 + size :]
print(json.dumps(films))
