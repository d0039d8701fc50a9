"""`python -m symtext …` runs the program."""

import os
import sys

from .program import find_program


def main():
    try:
        program = find_program()
    except FileNotFoundError as error:
        sys.exit(f"symtext: {error}")
    os.execv(program, [program, *sys.argv[1:]])


main()
