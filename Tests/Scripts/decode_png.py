"""Reads a PNG from standard input with nothing but zlib; prints its size, then its rows in hex."""

import struct
import sys
import zlib

data = sys.stdin.buffer.read()
assert data[:8] == b"\x89PNG\r\n\x1a\n", "this is no PNG"
position = 8
chunks = []
while position < len(data):
    length, kind = struct.unpack(">I4s", data[position : position + 8])
    body = data[position + 8 : position + 8 + length]
    (checksum,) = struct.unpack(">I", data[position + 8 + length : position + 12 + length])
    assert checksum == zlib.crc32(kind + body), f"the checksum of {kind} is wrong"
    chunks.append((kind, body))
    position += 12 + length
assert [kind for kind, _ in chunks] == [b"IHDR", b"IDAT", b"IEND"], "there are other chunks"
width, height, *rest = struct.unpack(">IIBBBBB", chunks[0][1])
assert rest == [8, 6, 0, 0, 0], "this is not 8-bit RGBA"
rows = zlib.decompress(chunks[1][1])
assert len(rows) == height * (4 * width + 1), "there are too few or too many bytes"
print(width, height)
for y in range(height):
    row = rows[y * (4 * width + 1) : (y + 1) * (4 * width + 1)]
    assert row[0] == 0, "a row is filtered"
    print(row[1:].hex())
