#!/usr/bin/env python3
"""complete.py SHELL SCRIPT FOLDER LINE: prints a shell's completions at the end of a line, without a terminal.

SHELL is bash, zsh or fish; SCRIPT the file of completions; FOLDER, with the program, comes first on the PATH. Prints
one candidate per line; for zsh the words that its terminal shows after the line."""
import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

shell, script, folder, line = sys.argv[1:]
script = os.path.abspath(script)
environment = dict(os.environ, PATH=f"{os.path.abspath(folder)}:{os.environ['PATH']}", LC_ALL="C.UTF-8")


def bash():
    # As bash itself splits the line: equals signs are words.
    words = [word for word in re.findall(r"=|[^\s=]+", line)]
    if line.endswith(" "):
        words.append("")
    quoted = " ".join(f"'{word}'" for word in words)
    commands = f"""
source "{script}"
COMP_LINE='{line}' COMP_POINT={len(line)} COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1}
_symtext
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    return subprocess.run(
        ["bash", "--norc", "-c", commands], env=environment, capture_output=True, text=True, check=True
    ).stdout


def fish():
    with tempfile.TemporaryDirectory() as home:
        commands = f"source {script}; complete -C '{line}'"
        return subprocess.run(
            ["fish", "-N", "-c", commands], env=dict(environment, HOME=home, XDG_CONFIG_HOME=home),
            capture_output=True, text=True, check=True,
        ).stdout.replace("\t", " — ")


def zsh():
    environment["TERM"] = "dumb"
    environment["COLUMNS"] = "200"
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe("zsh", ["zsh", "-f", "-i"], environment)

    def read(until, seconds=600):
        text = ""
        end = time.monotonic() + seconds
        while until not in text and time.monotonic() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    text += os.read(terminal, 65536).decode(errors="replace")
                except OSError:
                    break
        return text

    def rest(seconds=6):
        text = ""
        while select.select([terminal], [], [], seconds)[0]:
            text += os.read(terminal, 65536).decode(errors="replace")
        return text

    setup = (
        "stty -echo columns 200; PS1='' PS2=''; LISTMAX=0; setopt no_beep; "
        f"fpath=({pathlib.Path(script).parent} $fpath); autoload -Uz compinit; compinit -u -D; "
        "print REA''DY\n"
    )
    os.write(terminal, setup.encode())
    read("READY")
    rest(0.3)
    os.write(terminal, (line + "\t\t").encode())
    # The first answer includes the time to load the program and the functions.
    select.select([terminal], [], [], 600)
    text = rest()
    os.close(terminal)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b.|[\x07\r\x08]", " ", text)
    return text


print({"bash": bash, "fish": fish, "zsh": zsh}[shell]().strip())
