"""Where the program is."""

import os
import pathlib
import shutil
import sysconfig


def find_program():
    """The path of the program: what the environment variable SYMTEXT_PROGRAM names, that of this package, or one on
    the PATH.

    Raises FileNotFoundError when there is none.
    """
    named = os.environ.get("SYMTEXT_PROGRAM")
    if named:
        return named
    name = "symtext"
    # Where pip puts it: in the environment, for one user, or with --target beside the package.
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
            # With the same name there could be a script that runs this package.
            if program.is_file() and os.access(program, os.X_OK):
                return str(program)
    found = shutil.which(name)
    if found:
        return found
    raise FileNotFoundError(
        "the program symtext is not there: install the wheel of this system, or set SYMTEXT_PROGRAM"
    )
