"""Prints the number of bytes of a file that is compressed by gzip.

usage: gzip_size.py FILE"""

import gzip
import sys
from pathlib import Path

print(len(gzip.compress(Path(sys.argv[1]).read_bytes(), 9)))
