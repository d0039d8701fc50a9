"""Builds fonts again after changes, with the outlines that earlier builds have kept, and prints as JSON which fonts differ
from those that are outlined anew.

usage: glyph_cache.py PROGRAM"""

import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

program = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(tempfile.mkdtemp(prefix="glyph-cache-"))
drawings, home = folder / "drawings", folder / "home"
wrong, tried = [], []
TIMES = (1_000_000_000, 1_000_000_000)


def draw(name, y):
    path = drawings / f"{name}.svg"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
        f'<path d="M4 {y}h16"/><path d="M12 4v{y}"/><circle cx="12" cy="12" r="7"/></svg>')
    # The clock stands still, so that times show no change; the size is the same, too.
    os.utime(path, TIMES)


def build(name, *options, wait=True, **environment):
    output = folder / f"{name}.ttf"
    output.unlink(missing_ok=True)
    run = subprocess.Popen(
        [program, "font", "build", drawings, "--family", "Set", "-o", output, *options],
        env={"PATH": os.environ["PATH"], "HOME": str(home), **environment},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return finished(name, run) if wait else run


def finished(name, run):
    errors = run.communicate()[1]
    if run.returncode != 0: wrong.append(f"{name}: exit status {run.returncode}, {errors}")
    output = folder / f"{name}.ttf"
    return output.read_bytes() if output.exists() else b""


def check(case, *options, **more):
    """Compares a build with one that outlines everything anew."""
    tried.append(case)
    font = build("kept", *options, **more)
    anew = build("anew", *options, "--no-cache")
    if not font or font != anew: wrong.append(f"{case}: another font")


def kept(): return sorted((home / ".cache/symtext/glyphs").glob("*"))


drawings.mkdir()
home.mkdir()
for number, name in enumerate(["alpha", "beta", "gamma", "delta"]): draw(name, 10 + number)
build("x", "--no-cache")
if kept(): wrong.append("--no-cache keeps outlines")
check("empty")
if not kept(): wrong.append("nothing is kept")
check("nothing changed")
draw("beta", 15)
check("a file with its old time and size")
(drawings / "alpha.svg").rename(drawings / "x.svg")
(drawings / "delta.svg").rename(drawings / "alpha.svg")
check("renamed files")
(drawings / "x.svg").rename(drawings / "delta.svg")
check("files that changed places")
check("other scales", "--scales", "small")
check("overlaps", "--overlaps", "keep")
check("layers", "--layers")
check("no colour", "--no-color")
check("the icons' own weight", "--keep-weight")
check("a variant", "--variants", "beta.slash,gamma.circle.fill")
check("one thread", "--threads", "1")
check("a selection", "--only", "beta")
check("all again")
for path in kept():
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
check("damaged files")
for path in kept(): path.write_bytes(path.read_bytes()[:1000])
check("shortened files")
for path in kept(): path.write_bytes(b"")
check("empty files")
for path in kept():
    path.unlink()
    path.mkdir()
check("folders in their place")
shutil.rmtree(home / ".cache")
(home / ".cache").write_text("")
check("a file in the place of the folder")
(home / ".cache").unlink()
check("another folder", XDG_CACHE_HOME=str(folder / "other"))
check("a folder that cannot be written", XDG_CACHE_HOME="/proc")
check("no home", HOME="/nonexistent")
check("a relative folder", XDG_CACHE_HOME="caches")
# A full disk: no file gets longer than some bytes; the font goes through a pipe.
tried.append("a full disk")
shutil.rmtree(home / ".cache", ignore_errors=True)
run = subprocess.run(
    [program, "font", "build", drawings, "--family", "Set", "-o", "-"], capture_output=True,
    env={"PATH": os.environ["PATH"], "HOME": str(home)},
    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512)))
if run.returncode != 0 or run.stdout != build("anew", "--no-cache"):
    wrong.append(f"a full disk: exit status {run.returncode}, {run.stderr.decode()}")
if kept(): wrong.append("a full disk: something is kept")
for case in range(6):
    draw("gamma", 10 + case % 3)
    tried.append("processes at once")
    runs = [(f"p{n}", build(f"p{n}", wait=False)) for n in range(4)]
    fonts = {finished(name, run) for name, run in runs}
    if fonts != {build("anew", "--no-cache")}: wrong.append("processes at once: another font")
leftovers = [str(path) for path in (home / ".cache/symtext/glyphs").glob(".*")]
if leftovers: wrong.append(f"temporary files remain: {leftovers}")
shutil.rmtree(folder)
print(json.dumps({"wrong": wrong, "tried": tried}))
