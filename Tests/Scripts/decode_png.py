"""Reads PNGs from standard input with nothing but zlib; prints their size, then their pixels as rows of red, green,
blue and opacity in hex. Pillow, through libpng, must decode the same.

decode_png.py           pixels
decode_png.py --facts   the pixel format, the chunks and their contents, as JSON
decode_png.py --many    for any number of consecutive files: facts and a checksum of the pixels, as JSON"""

import io
import json
import struct
import sys
import zlib

from PIL import Image

ORDER = ["IHDR", "sRGB", "PLTE", "tRNS", "pHYs", "iTXt", "IDAT", "IEND"]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def decode(data):
    """Returns facts, rows of pixels and the size of the file."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "this is no PNG"
    position = 8
    chunks = {}
    names = []
    while "IEND" not in chunks:
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        body = data[position + 8 : position + 8 + length]
        (checksum,) = struct.unpack(">I", data[position + 8 + length : position + 12 + length])
        assert checksum == zlib.crc32(kind + body), f"the checksum of {kind} is wrong"
        names.append(kind.decode())
        chunks[kind.decode()] = body
        position += 12 + length
    names = [name for place, name in enumerate(names) if name != "iTXt" or names[place - 1] != name]  # several texts are allowed
    assert len(set(names)) == len(names), "a chunk is there twice"
    assert names == [name for name in ORDER if name in names], f"chunks out of order: {names}"
    assert {"IHDR", "IDAT", "IEND"} <= set(names) and chunks["IEND"] == b"", "a chunk is missing"

    width, height, depth, kind, *rest = struct.unpack(">IIBBBBB", chunks["IHDR"])
    assert rest == [0, 0, 0], "other methods than those of the standard"
    assert (kind == 3) == ("PLTE" in chunks), "a palette goes with palette pixels only"
    assert depth == 8 or (kind in (0, 3) and depth in (1, 2, 4)), "no such depth"
    palette = chunks.get("PLTE", b"")
    opacities = chunks.get("tRNS", b"")
    assert len(palette) % 3 == 0 and len(palette) // 3 <= 1 << depth, "the palette is too long"
    assert len(opacities) <= len(palette) // 3, "more opacities than colours"
    stride = (width * depth * CHANNELS[kind] + 7) // 8 + 1
    stream = zlib.decompressobj()
    raw = stream.decompress(chunks["IDAT"])
    assert stream.eof and not stream.unused_data, "the stream does not end with the chunk"
    assert len(raw) == height * stride, "there are too few or too many bytes"

    def pixel(values):
        if kind == 0:
            grey = values[0] * 255 // ((1 << depth) - 1)
            return (grey, grey, grey, 255)
        if kind == 3:
            number = values[0]
            assert 3 * number < len(palette), "a pixel has a colour that is not there"
            opacity = opacities[number] if number < len(opacities) else 255
            return (*palette[3 * number : 3 * number + 3], opacity)
        if kind == 4:
            return (values[0],) * 3 + (values[1],)
        return tuple(values) if kind == 6 else (*values, 255)

    rows = []
    for y in range(height):
        row = raw[y * stride : (y + 1) * stride]
        assert row[0] == 0, "a row is filtered"
        numbers = row[1:]
        if depth < 8:
            per_byte = 8 // depth
            numbers = [
                byte >> (8 - depth - depth * place) & ((1 << depth) - 1)
                for byte in numbers
                for place in range(per_byte)
            ]
        size = CHANNELS[kind]
        rows.append(b"".join(bytes(pixel(numbers[x * size : x * size + size])) for x in range(width)))

    image = Image.open(io.BytesIO(data[:position]))
    assert image.convert("RGBA").tobytes() == b"".join(rows), "Pillow sees other pixels"
    facts = {
        "width": width,
        "height": height,
        "form": kind,
        "bits": depth,
        "colors": len(palette) // 3,
        "opacities": len(opacities),
        "chunks": names,
        "dpi": [round(value, 2) for value in image.info.get("dpi", ())],
        "description": image.info.get("Description"),
        "isSRGB": image.info.get("srgb") == 0,
    }
    return facts, rows, position


data = sys.stdin.buffer.read()
if sys.argv[1:] == ["--many"]:
    files = []
    while data:
        facts, rows, size = decode(data)
        files.append({**facts, "checksum": zlib.crc32(b"".join(rows)), "bytes": size})
        data = data[size:]
    print(json.dumps(files))
    sys.exit()
facts, rows, size = decode(data)
assert size == len(data), "there is something behind the last chunk"
if sys.argv[1:] == ["--facts"]:
    print(json.dumps(facts))
else:
    print(facts["width"], facts["height"])
    for row in rows:
        print(row.hex())
