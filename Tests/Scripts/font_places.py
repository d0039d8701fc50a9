"""Changes the files at which fontconfig looks between two runs of a program, and prints as JSON where the second run finds
another font than fontconfig.

usage: font_places.py PROGRAM FONT OTHER

FONT and OTHER are font files of the family Inter. Each case begins with a home directory, a folder of fonts and a
configuration of its own."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

program, font, other = (pathlib.Path(path).resolve() for path in sys.argv[1:4])
OLD = time.time() - 1000
wrong, kept = [], []


class Case:
    """A home with fonts, whose files were all changed long ago."""

    def __init__(self, name):
        self.name = name
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="font-places-"))
        self.fonts, self.more, self.config = self.home / "fonts", self.home / "more", self.home / "etc"
        for folder in (self.fonts, self.more, self.config, self.config / "conf.d"): folder.mkdir()
        shutil.copy(font, self.fonts / "a.ttf")
        (self.config / "fonts.conf").write_text(
            f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>{self.fonts}</dir>'
            f'<dir>{self.home}/later</dir><cachedir>{self.home}/cache</cachedir>'
            '<include ignore_missing="yes">conf.d</include>'
            '<include ignore_missing="yes" prefix="xdg">fontconfig/fonts.conf</include></fontconfig>')
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": "C.UTF-8",
            "FONTCONFIG_FILE": str(self.config / "fonts.conf"), "FONTCONFIG_PATH": str(self.config)}

    @property
    def cache(self): return self.home / ".cache" / "symtext" / "fonts"

    def age(self):
        """Lets all changes be long ago: the program keeps no answer that depends on a new change. Times of inodes
        cannot be set, so that this waits."""
        for path in [self.home, *self.home.rglob("*")]:
            if ".cache" not in path.parts: os.utime(path, (OLD, OLD))
        time.sleep(3.1)

    def found(self, **more):
        """The file of the font with which the program draws."""
        run = subprocess.run([program, "metrics", "A", "--json"], capture_output=True, text=True,
                             env={**self.environment, **more})
        return json.loads(run.stdout)["font"]["file"] if run.returncode == 0 else run.stderr

    def asked(self, **more):
        """The same without an answer of another run."""
        shutil.rmtree(self.home / "none", ignore_errors=True)
        return self.found(XDG_CACHE_HOME=str(self.home / "none"), **more)

    def check(self, **more):
        kept.append(self.name) if list(self.cache.glob("*.json")) else None
        found, asked = self.found(**more), self.asked(**more)
        if found != asked: wrong.append(f"{self.name}: {found} in place of {asked}")
        shutil.rmtree(self.home)


def changed(name, change, **more):
    case = Case(name)
    case.age()
    first = case.found()
    change(case)
    if not first.endswith("a.ttf"): wrong.append(f"{name}: begins with {first}")
    case.check(**more)


def config(case, folder, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'<?xml version="1.0"?><fontconfig><dir>{folder}</dir><selectfont><rejectfont>'
                    f'<glob>{case.fonts}/*</glob></rejectfont></selectfont></fontconfig>')


def put(case, folder):
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(other, folder / "b.ttf")
    return folder


def replaced(case):
    shutil.copy(other, case.fonts / "new")
    os.replace(case.fonts / "new", case.fonts / "b.ttf")
    (case.fonts / "a.ttf").unlink()


def turned_back(case):
    replaced(case)
    for path in (case.fonts, case.fonts / "b.ttf"): os.utime(path, (OLD, OLD))


def damaged(content):
    def damage(case):
        for file in case.cache.glob("*.json"): file.write_bytes(content(file.read_bytes()))
        (case.fonts / "a.ttf").rename(case.fonts / "c.ttf")
    return damage


changed("nothing", lambda case: None)
changed("a font removed", lambda case: (case.fonts / "a.ttf").unlink())
changed("a font replaced", replaced)
changed("a font replaced, with the old time", turned_back)
changed("a font renamed", lambda case: (case.fonts / "a.ttf").rename(case.fonts / "c.ttf"))
changed("a folder that appears", lambda case: (put(case, case.home / "later"), (case.fonts / "a.ttf").unlink()))
changed("a folder in the folder", lambda case: put(case, case.fonts / "in"))
changed("a configuration in conf.d", lambda case: config(case, put(case, case.more), case.config / "conf.d" / "10-more.conf"))
changed("the user's configuration", lambda case: config(case, put(case, case.more), case.home / ".config/fontconfig/fonts.conf"))
changed("the configuration itself", lambda case: config(case, put(case, case.more), case.config / "fonts.conf"))
changed("another environment", lambda case: config(case, put(case, case.more), case.home / "other.conf"),
        FONTCONFIG_FILE="")
changed("a damaged file", damaged(lambda data: data[: len(data) // 2]))
changed("an empty file", damaged(lambda data: b""))
changed("another place in the file", damaged(lambda data: data.replace(b"a.ttf", b"x.ttf")))

# Two processes at once, and a home that nothing can be written to.
case = Case("two at once")
case.age()
runs = [subprocess.Popen([program, "metrics", "A", "--json"], stdout=subprocess.PIPE, env=case.environment) for _ in range(4)]
if any(not json.loads(run.communicate()[0])["font"]["file"].endswith("a.ttf") for run in runs): wrong.append("two at once")
case.check()
case = Case("a home without a place for files")
case.age()
(case.home / ".cache").write_text("")
if not case.found().endswith("a.ttf"): wrong.append("a file in the place of the folder")
shutil.rmtree(case.home)
case = Case("a file of others")
case.age()
case.found()
for file in case.cache.glob("*.json"):
    file.chmod(0o666)
    file.write_bytes(file.read_bytes().replace(b"a.ttf", b"x.ttf"))
case.check()
print(json.dumps({"wrong": wrong, "kept": kept}))
