"""Writes PNG files of every kind into a directory: make_pngs.py DIRECTORY.

Beside every `NAME.png`, `NAME.rgba` has its picture: 8-bit RGBA, not premultiplied. Pillow writes some; this script
assembles the others from the specification."""

import struct
import sys
import zlib
from pathlib import Path

from PIL import Image, PngImagePlugin

directory = Path(sys.argv[1])
directory.mkdir(parents=True, exist_ok=True)
WIDTH, HEIGHT = 23, 17
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def rgba(x, y):
    """Returns a picture with all opacities."""
    return (x * 255 // (WIDTH - 1), y * 255 // (HEIGHT - 1), (x * y * 7) % 256, (x * 31 + y * 17) % 256)


# Files by Pillow

picture = Image.new("RGBA", (WIDTH, HEIGHT))
picture.putdata([rgba(x, y) for y in range(HEIGHT) for x in range(WIDTH)])


def save(name, image, expected=None, **options):
    image.save(directory / f"{name}.png", **options)
    (directory / f"{name}.rgba").write_bytes((expected or image).convert("RGBA").tobytes())


save("rgba", picture)
save("rgb", picture.convert("RGB"))
save("grey", picture.convert("L"))
save("grey-alpha", picture.convert("LA"))
save("two-colours", picture.convert("1"))
save("palette", picture.convert("RGB").quantize(200))
save("small-palette", picture.convert("RGB").quantize(4), bits=2)
save("optimised", picture, optimize=True)
palette = picture.convert("RGB").quantize(16)
opacities = bytes((n * 16) % 256 for n in range(16))
table = palette.getpalette()[: 3 * 16]
shown = Image.new("RGBA", picture.size)
shown.putdata([(*table[3 * i : 3 * i + 3], opacities[i]) for i in palette.getdata()])
save("palette-opacities", palette, shown, transparency=opacities)
rgb = picture.convert("RGB")
shown = rgb.convert("RGBA")
key = rgb.getpixel((5, 5))
shown.putdata([(*p, 0 if p == key else 255) for p in rgb.getdata()])
save("rgb-transparent-colour", rgb, shown, transparency=key)

# Assembled files: every depth of every colour type, in one pass and in seven

PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def rows(samples, depth, passes):
    """Returns filter bytes and packed samples; samples(x, y) are those of a pixel."""
    data = b""
    for x0, y0, dx, dy in passes:
        if x0 >= WIDTH or y0 >= HEIGHT:
            continue
        for y in range(y0, HEIGHT, dy):
            values = [value for x in range(x0, WIDTH, dx) for value in samples(x, y)]
            bits = "".join(f"{value:0{depth}b}" for value in values)
            bits += "0" * (-len(bits) % 8)
            data += b"\0" + int(bits, 2).to_bytes(len(bits) // 8, "big")
    return data


def png(kind, depth, samples, passes=None, before=b""):
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, kind, 0, 0, 1 if passes else 0)
    data = rows(samples, depth, passes or [(0, 0, 1, 1)])
    return (SIGNATURE + chunk(b"IHDR", header) + before + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def write(name, file, shows):
    (directory / f"{name}.png").write_bytes(file)
    (directory / f"{name}.rgba").write_bytes(
        bytes(part for y in range(HEIGHT) for x in range(WIDTH) for part in shows(x, y)))


def samples16(x, y):
    """Returns sixteen-bit values that are not just a byte twice."""
    return [value * 257 ^ 0x2B for value in rgba(x, y)]


def eight(value, depth):
    return round(value * 255 / ((1 << depth) - 1))


COUNTS = {0: 1, 2: 3, 4: 2, 6: 4}
PLACES = {0: [0], 2: [0, 1, 2], 4: [1, 3], 6: [0, 1, 2, 3]}
for kind, depths in {0: [1, 2, 4, 8, 16], 2: [8, 16], 4: [8, 16], 6: [8, 16]}.items():
    for depth in depths:
        def samples(x, y):
            values = [samples16(x, y)[place] for place in PLACES[kind]]
            return values if depth == 16 else [value >> (16 - depth) for value in values]

        def shows(x, y):
            values = [eight(value, depth) for value in samples(x, y)]
            colours = values[:3] if kind & 2 else values[:1] * 3
            return [*colours, values[-1] if kind & 4 else 255]

        write(f"type{kind}-{depth}", png(kind, depth, samples), shows)
        write(f"type{kind}-{depth}-interlaced", png(kind, depth, samples, PASSES), shows)
        for name, before in {"gama": chunk(b"gAMA", struct.pack(">I", 45455)),
                             "srgb": chunk(b"sRGB", b"\0")}.items():
            if kind == 6:
                write(f"type6-{depth}-{name}", png(kind, depth, samples, before=before), shows)
for depth in [1, 2, 4, 8]:
    colours = [tuple((n * step) % 256 for step in (53, 101, 197)) for n in range(1 << depth)]
    def samples(x, y):
        return [(x + 3 * y) % (1 << depth)]
    before = chunk(b"PLTE", bytes(part for colour in colours for part in colour))
    before += chunk(b"tRNS", bytes([100, 0]))
    def shows(x, y):
        index = samples(x, y)[0]
        return [*colours[index], [100, 0][index] if index < 2 else 255]
    write(f"type3-{depth}", png(3, depth, samples, before=before), shows)
    write(f"type3-{depth}-interlaced", png(3, depth, samples, PASSES, before), shows)

# Densities and texts

info = PngImagePlugin.PngInfo()
info.add_text("Title", "Un café")
info.add_itxt("Description", "A 図\n  of all colours", lang="en")
picture.save(directory / "described.png", pnginfo=info, dpi=(144, 144))
info = PngImagePlugin.PngInfo()
info.add_text("Title", "Un café")
picture.save(directory / "titled.png", pnginfo=info, dpi=(72, 36))
info = PngImagePlugin.PngInfo()
info.add_itxt("Title", "packed", zip=True)
picture.save(directory / "packed_words-here@3x.png", pnginfo=info)

# Errors

good = (directory / "rgba.png").read_bytes()
bad = {
    "text": b"This is a note, not an image.\n",
    "empty": b"",
    "short": good[: len(good) // 2],
    "header": good[:20],
    "signature": good[:8],
    "flipped": good[:60] + bytes([good[60] ^ 255]) + good[61:],
    "huge": SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 1 << 31, 1 << 31, 8, 6, 0, 0, 0)) + good[33:],
    "large": SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 40_000, 40_000, 8, 6, 0, 0, 0)) + good[33:],
    "hollow": SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 8_000, 8_000, 8, 6, 0, 0, 0)) + good[33:],
    "flat": SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 0, 5, 8, 6, 0, 0, 0)) + good[33:],
    "odd": SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", 5, 5, 3, 6, 0, 0, 0)) + good[33:],
    "jpeg": b"\xff\xd8\xff\xe0" + bytes(100),
}
(directory / "bad").mkdir(exist_ok=True)
for name, data in bad.items():
    (directory / "bad" / f"{name}.png").write_bytes(data)
