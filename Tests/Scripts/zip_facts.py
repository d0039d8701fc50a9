"""Prints the contents of a zip archive: names, compression methods, and bytes, whose checksums must be right.

usage: zip_facts.py FILE"""

import sys
import zipfile

with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None, "a checksum is wrong"
    for info in archive.infolist():
        packed = {zipfile.ZIP_STORED: "stored", zipfile.ZIP_DEFLATED: "deflated"}[info.compress_type]
        print(info.filename, packed, archive.read(info).hex())
