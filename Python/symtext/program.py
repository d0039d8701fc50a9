"""Finds the program."""

import os
import pathlib
import shutil
import sysconfig


def find_program():
    """Returns the path of the program: from the environment variable SYMTEXT_PROGRAM, from this package, or from
    PATH.

    Raises FileNotFoundError if there is no program."""
    named = os.environ.get("SYMTEXT_PROGRAM")
    if named:
        return named
    name = "symtext"
    # The places where pip installs it: the environment, the user's folder, or with --target beside the package.
    folders = [
        sysconfig.get_path("scripts"),
        sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user"))
        if hasattr(sysconfig, "get_preferred_scheme")
        else None,
        pathlib.Path(__file__).resolve().parent.parent / "bin",
    ]
    for folder in folders:
        if folder:
            program = pathlib.Path(folder) / name
            # A script with the same name could run this package.
            if program.is_file() and os.access(program, os.X_OK):
                return str(program)
    found = shutil.which(name)
    if found:
        return found
    raise FileNotFoundError(
        "cannot find the program symtext: install this system's wheel, or set SYMTEXT_PROGRAM"
    )
