"""Reads consecutive animated PNGs from standard input, with nothing but zlib; prints as JSON their contents and the
displayed picture of each frame (PNG 3, 4.8 and 11.3.6). Pillow must decode the same."""

import io
import json
import struct
import sys
import zlib

from PIL import Image

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def chunks(data):
    """Yields types and bodies up to the end of the file, then its size in bytes."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "this is no PNG"
    position = 8
    kind = b""
    while kind != b"IEND":
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        body = data[position + 8 : position + 8 + length]
        (checksum,) = struct.unpack(">I", data[position + 8 + length : position + 12 + length])
        assert checksum == zlib.crc32(kind + body), f"the checksum of {kind} is wrong"
        position += 12 + length
        yield kind.decode(), body
    yield None, position


class Picture:
    """Decodes the pixels of a part of the canvas."""

    def __init__(self, head, palette, opacities, width, height, stream):
        _, _, depth, kind, *rest = struct.unpack(">IIBBBBB", head)
        assert rest == [0, 0, 0], "other methods than those of the standard"
        assert depth == 8 or (kind in (0, 3) and depth in (1, 2, 4)), "no such depth"
        assert (kind == 3) == bool(palette), "a palette goes with palette pixels only"
        inflate = zlib.decompressobj()
        raw = inflate.decompress(stream)
        assert inflate.eof and not inflate.unused_data, "the stream does not end with the chunk"
        size = CHANNELS[kind]
        stride = (width * depth * size + 7) // 8 + 1
        assert len(raw) == height * stride, "there are too few or too many bytes"
        self.rows = []
        for y in range(height):
            row = raw[y * stride : (y + 1) * stride]
            assert row[0] == 0, "a row is filtered"
            numbers = row[1:]
            if depth < 8:
                numbers = [
                    byte >> (8 - depth - depth * place) & ((1 << depth) - 1)
                    for byte in numbers
                    for place in range(8 // depth)
                ]
            line = []
            for x in range(width):
                values = tuple(numbers[x * size : x * size + size])
                if kind == 0:
                    values = (values[0] * 255 // ((1 << depth) - 1),) * 3 + (255,)
                elif kind == 3:
                    number = values[0]
                    assert 3 * number < len(palette), "a pixel has a colour that is not there"
                    opacity = opacities[number] if number < len(opacities) else 255
                    values = (*palette[3 * number : 3 * number + 3], opacity)
                elif kind == 4:
                    values = (values[0],) * 3 + (values[1],)
                elif kind == 2:
                    values = (*values, 255)
                line.append(values)
            self.rows.append(line)


def checksum(rows):
    return zlib.crc32(b"".join(bytes(value) for row in rows for value in row))


def decode(data):
    head = control = still = None
    palette = opacities = b""
    frames = []
    names = []
    sequence = 0
    for kind, body in chunks(data):
        if kind is None:
            size = body
            continue
        if kind not in ("fcTL", "fdAT"):
            assert kind not in names, f"{kind} is there twice"
        names.append(kind)
        if kind == "IHDR":
            head = body
        elif kind == "acTL":
            assert "IDAT" not in names, "acTL is behind the pixels"
            control = struct.unpack(">II", body)
        elif kind == "PLTE":
            palette = body
        elif kind == "tRNS":
            opacities = body
        elif kind == "fcTL":
            number, *frame = struct.unpack(">IIIIIHHBB", body)
            assert number == sequence, "chunks of frames are out of order"
            sequence += 1
            frames.append([frame, None])
        elif kind == "IDAT":
            if frames:
                frames[0][1] = body
            still = body
        elif kind == "fdAT":
            (number,) = struct.unpack(">I", body[:4])
            assert number == sequence, "chunks of frames are out of order"
            sequence += 1
            assert frames[-1][1] is None, "a frame has pixels twice"
            frames[-1][1] = body[4:]
    assert names[0] == "IHDR" and names[-1] == "IEND", "chunks out of order"
    assert control[0] == len(frames) > 0, "the number of frames is wrong"
    width, height, depth, form = struct.unpack(">IIBB", head[:10])
    assert len(palette) // 3 <= 1 << depth or form != 3, "the palette is too long"
    assert tuple(frames[0][0][:4]) == (width, height, 0, 0), "the first frame is not the whole"

    canvas = [[(0, 0, 0, 0)] * width for _ in range(height)]
    seen = []
    for (w, h, left, top, numerator, denominator, disposal, blending), stream in frames:
        assert 0 < w <= width - left and 0 < h <= height - top, "a frame is outside"
        assert denominator > 0 and disposal in (0, 1) and blending in (0, 1)
        picture = Picture(head, palette, opacities, w, h, stream)
        for y, row in enumerate(picture.rows):
            for x, value in enumerate(row):
                if blending == 1:
                    assert value[3] in (0, 255), "something shines through"
                    if value[3] == 0:
                        continue
                canvas[top + y][left + x] = value
        seen.append(
            {
                "checksum": checksum(canvas),
                "box": [left, top, w, h],
                "milliseconds": numerator * 1000 / denominator,
                "isCleared": disposal == 1,
                "isOver": blending == 1,
            }
        )
        if disposal == 1:
            for y in range(top, top + h):
                canvas[y][left : left + w] = [(0, 0, 0, 0)] * w
    picture = Picture(head, palette, opacities, width, height, still)

    image = Image.open(io.BytesIO(data[:size]))
    assert image.is_animated == (len(frames) > 1 or names.index("IDAT") < names.index("fcTL"))
    offset = image.n_frames - len(frames)
    assert offset in (0, 1), "Pillow sees another number of frames"
    for number, frame in enumerate(seen):
        image.seek(number + offset)
        rows = image.convert("RGBA")
        # Pillow treats fully transparent pixels as zero.
        values = [tuple(v) if v[3] else (0, 0, 0, 0) for v in rows.getdata()]
        assert zlib.crc32(b"".join(map(bytes, values))) == frame["checksum"], f"Pillow sees another frame {number}"
        assert image.info["duration"] == frame["milliseconds"], "Pillow sees another delay"
    facts = {
        "width": width,
        "height": height,
        "form": form,
        "bits": depth,
        "colors": len(palette) // 3,
        "plays": control[1],
        "hasStill": names.index("IDAT") < names.index("fcTL"),
        "still": checksum(picture.rows),
        "frames": seen,
        "bytes": size,
    }
    return facts, size


data = sys.stdin.buffer.read()
files = []
while data:
    facts, size = decode(data)
    files.append(facts)
    data = data[size:]
print(json.dumps(files))
