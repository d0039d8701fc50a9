"""Reads zlib streams from standard input, each after its length in four bytes, little-endian; prints the size of
each decoded stream and its CRC-32."""

import struct
import sys
import zlib

data = sys.stdin.buffer.read()
while data:
    (length,) = struct.unpack("<I", data[:4])
    stream = zlib.decompressobj()
    result = stream.decompress(data[4 : 4 + length])
    assert stream.eof and not stream.unused_data, "the stream does not end where it should"
    print(len(result), zlib.crc32(result))
    data = data[4 + length :]
