#!/usr/bin/env python3
"""Uses exports for documents, desktops and design with the tools for which they are, and compares the pictures.

    Tests/Scripts/export_tools.py bin/symtext [TARGET…] [--all] [--pictures FOLDER]

Forty symbols in four modes, as far as a target has them, are drawn by Typst, LuaLaTeX, XeLaTeX, GTK 4 (under Xvfb), Qt 6,
FreeType (fonts of Windows and VS Code) and librsvg (XAML's path data and Figma's page), at 96 pixels. Away from edges, the
mean difference to `symtext export png` must be at most 1/255. `make test-export` installs the tools; one that is missing
is named and passed over, except with --all.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

import numpy
from PIL import Image, ImageDraw, ImageFont

SIDE = 96
MODES = ["monochrome", "hierarchical", "palette", "multicolor"]
PALETTE = ["#0000ff", "#ff0000", "#008000"]
SVG = "{http://www.w3.org/2000/svg}"
CAP = 1 / 0.0648  # the cap height in units of which the box has 24


def run(*words, **options):
    result = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, words))[:300]}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


class Sample:
    """The symbols, the folders of exports, and the pictures with which those of the targets are compared."""

    def __init__(self, program, folder, names):
        self.program, self.folder, self.names = program, folder, names
        self.kebab = {name: name.replace(".", "-") for name in names}
        self.picture = {}
        self.export("png", "--sizes", SIDE, "--modes", "monochrome,hierarchical,multicolor")
        svg = self.export("svg", "--modes", "palette")
        for name in names:
            for mode in MODES:
                path = folder / f"png/{mode}/{self.kebab[name]}.png"
                if mode == "palette":
                    text = (svg / f"{self.kebab[name]}.svg").read_text()
                    self.picture[name, mode] = drawn(paletted(text))
                else:
                    self.picture[name, mode] = Image.open(path).convert("RGBA")

    def export(self, target, *options, into=None):
        output = self.folder / (into or target)
        run(self.program, "export", target, "--only", ",".join(self.names), "-o", output, *options)
        return output


def paletted(text):
    """An SVG text whose CSS variables have the colours of the palette."""
    for level, color in zip(["tertiary", "secondary", "primary"], reversed(PALETTE)):
        text = re.sub(rf"var\(--symtext-{level},(?:[^()]|\([^()]*(?:\([^()]*\))*[^()]*\))*\)", color, text)
    return text


def drawn(svg, side=SIDE):
    """A picture of an SVG text by librsvg."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "a.svg"
        path.write_text(svg)
        run("rsvg-convert", "-w", side, "-h", side, "-o", f"{folder}/a.png", path)
        return Image.open(f"{folder}/a.png").convert("RGBA")


def on_white(picture):
    ground = Image.new("RGBA", picture.size, "white")
    return numpy.asarray(Image.alpha_composite(ground, picture.convert("RGBA")).convert("RGB"), dtype=int)


def difference(picture, reference):
    """The mean difference of two pictures away from the edges of the second one, in 255ths."""
    a, b = on_white(picture), on_white(reference)
    assert a.shape == b.shape, (a.shape, b.shape)
    # An edge is a pixel whose neighbours differ; pictures may lie up to a pixel apart, because rows are snapped.
    flat = numpy.ones(b.shape[:2], dtype=bool)
    for down in range(-2, 3):
        for across in range(-2, 3):
            flat &= (numpy.roll(b, (down, across), (0, 1)) == b).all(axis=2)
    return abs(a - b)[flat].mean()


# MARK: Targets. Each returns pictures by name and mode.


def typst(sample):
    import typst as compiler

    folder = sample.export("typst", "--modes", "all")
    pages = []
    for mode in MODES:
        for name in sample.names:
            colors = ", ".join(f'rgb("{color}")' for color in PALETTE[1:])
            fill = f'rgb("{PALETTE[0]}")' if mode == "palette" else "black"
            pages.append(
                f'#icon("{name}", size: {SIDE}pt, mode: "{mode}", fill: {fill}, colors: ({colors}))'
            )
    (folder / "test.typ").write_text(
        '#import "lib.typ": icon\n'
        f"#set page(width: {SIDE}pt, height: {SIDE}pt, margin: 0pt)\n#set text(top-edge: 0pt)\n"
        "#set par(spacing: 0pt)\n"
        + "\n#pagebreak()\n".join(f"#place(top + left)[{page}]" for page in pages)
    )
    images = compiler.compile(str(folder / "test.typ"), format="png", ppi=72.0)
    pictures = {}
    for (mode, name), image in zip([(m, n) for m in MODES for n in sample.names], images):
        path = folder / "page.png"
        path.write_bytes(image)
        pictures[name, mode] = Image.open(path).convert("RGBA")
    # In text, a symbol follows its weight and colour, and its description is in the file.
    (folder / "text.typ").write_text('#import "lib.typ": icon\nA #icon("%s") B' % sample.names[0])
    compiler.compile(str(folder / "text.typ"), output=str(folder / "text.pdf"))
    return pictures


def latex(sample, engine):
    folder = sample.export("latex")
    places = [folder / "tex/latex/symtext-symbols", folder / "fonts/truetype/symtext-symbols"]
    size = SIDE / 24 * CAP * 2048 / 1456
    pages = [
        rf"\vbox to {SIDE}bp{{\vskip {SIDE / 2 + SIDE / 24 * CAP / 2:.4f}bp\hrule height 0pt"
        rf"\nointerlineskip\vbox to 0pt{{\vss\hbox to {SIDE}bp{{\hss"
        rf"\smash{{\symtextsymbol[size={size:.4f}bp]{{{sample.kebab[name]}}}}}\hss}}}}\vss}}"
        for name in sample.names
    ]
    (folder / "test.tex").write_text(
        "\\documentclass{article}\n\\usepackage{symtext-symbols}\n"
        f"\\usepackage[paperwidth={SIDE}bp,paperheight={SIDE}bp,margin=0bp]{{geometry}}\n"
        "\\pagestyle{empty}\\parindent0pt\\topskip0pt\\parskip0pt\\begin{document}\n"
        + "\n\\newpage\n".join(pages)
        + "\n\\end{document}\n"
    )
    paths = os.pathsep.join(map(str, places)) + os.pathsep
    environment = dict(os.environ, TEXINPUTS=paths, TTFONTS=paths, OPENTYPEFONTS=paths)
    run(engine, "-interaction=nonstopmode", "-halt-on-error", "test.tex", cwd=folder, env=environment)
    run("pdftoppm", "-r", 72, "-png", folder / "test.pdf", folder / "page")
    files = sorted(folder.glob("page-*.png"))
    assert len(files) == len(sample.names), files
    words = run("pdftotext", folder / "test.pdf", "-").split("\f")
    for name, text in zip(sample.names, words):
        assert text.strip(), f"{engine} has no text for {name}"
    return {
        (name, "monochrome"): Image.open(path).convert("RGBA")
        for name, path in zip(sample.names, files)
    }


GTK = """
import json, sys, gi
gi.require_version("Gtk", "4.0"); gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, GLib, Gtk
folder, side, columns, jobs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), json.loads(sys.argv[4])
Gtk.init()
display = Gdk.Display.get_default()
theme = Gtk.IconTheme.get_for_display(display)
theme.add_search_path(folder)
Gtk.Settings.get_default().props.gtk_icon_theme_name = "Symtext"
css = Gtk.CssProvider()
css.load_from_data(
    b"window { background: white; } image { color: black; }"
    b"image.palette { color: #0000ff; -gtk-icon-palette: success #ff0000, warning #008000; }"
    b"image.dark { color: white; background: black; }")
Gtk.StyleContext.add_provider_for_display(display, css, 800)
window, fixed = Gtk.Window(decorated=False), Gtk.Fixed()
window.set_child(fixed)
for place, (icon, style, direction) in enumerate(jobs):
    assert theme.has_icon(icon), icon
    image = Gtk.Image(icon_name=icon, pixel_size=side)
    if style: image.add_css_class(style)
    if direction == "rtl": image.set_direction(Gtk.TextDirection.RTL)
    fixed.put(image, place % columns * side, place // columns * side)
window.present()
GLib.timeout_add(1500, lambda: (print("shown", flush=True), sys.stdin.readline(), loop.quit()))
loop = GLib.MainLoop()
loop.run()
"""


def window_picture(folder, jobs, side, columns):
    """A picture of a GTK window with icons in rows, read from the memory of a virtual screen."""
    rows = -(-len(jobs) // columns)
    with tempfile.TemporaryDirectory() as memory:
        screen = f"{columns * side}x{rows * side}x24"
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-fbdir", memory, "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        window = subprocess.Popen(
            ["/usr/bin/python3", "-c", GTK, str(folder), str(side), str(columns), json.dumps(jobs)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=dict(os.environ, DISPLAY=":" + server.stdout.readline().strip(), GSK_RENDERER="cairo",
                     GDK_BACKEND="x11", GSETTINGS_BACKEND="memory"))
        try:
            if window.stdout.readline().strip() != "shown":
                sys.exit(window.stderr.read()[-2000:])
            data = (pathlib.Path(memory) / "Xvfb_screen0").read_bytes()
            window.communicate("done\n", timeout=20)
        finally:
            window.kill()
            server.kill()
            server.wait()
    # The header of XWD: its size, then at 4 and 5 the width and height, at 12 the bytes of a row, at 19 the colours.
    header = struct.unpack(">25I", data[:100])
    width, height, row = header[4], header[5], header[12]
    start = header[0] + header[19] * 12
    pixels = numpy.frombuffer(data[start : start + row * height], dtype=numpy.uint8)
    pixels = pixels.reshape(height, row)[:, : width * 4].reshape(height, width, 4)
    return Image.fromarray(numpy.ascontiguousarray(pixels[..., 2::-1]))


def gtk(sample):
    folder = sample.export("gtk", "--modes", "all")
    run("gtk4-update-icon-cache", folder / "Symtext")
    kinds = {"monochrome": "-symbolic", "multicolor": ""}
    keys = [(name, mode) for mode in MODES for name in sample.names]
    jobs = [
        [f"symtext-{sample.kebab[name]}{kinds.get(mode, f'-{mode}-symbolic')}", mode, "ltr"]
        for name, mode in keys
    ] + [["symtext-list-bullet-symbolic", "", "rtl"]]
    window = window_picture(folder, jobs, SIDE, 20)
    cells = [
        window.crop((x, y, x + SIDE, y + SIDE))
        for x, y in ((place % 20 * SIDE, place // 20 * SIDE) for place in range(len(jobs)))
    ]
    pictures = dict(zip(keys, cells))
    plain, turned = on_white(pictures["list.bullet", "monochrome"]), on_white(cells[-1])
    assert abs(plain[:, ::-1] - turned).mean() < abs(plain - turned).mean() / 4, "GTK does not turn list.bullet"
    return pictures


def small_sheet(sample, file):
    """Symbols at 16, 24 and 48 pixels in a GTK window, dark and light, one below the other."""
    folder = sample.export("gtk", into="gtk-small")
    rows = []
    for side in [16, 24, 48]:
        for style in ["", "dark"]:
            jobs = [[f"symtext-{sample.kebab[name]}-symbolic", style, "ltr"] for name in sample.names[:20]]
            rows.append(window_picture(folder, jobs, side, 20))
    sheet = Image.new("RGB", (max(row.width for row in rows), sum(row.height for row in rows)), "white")
    y = 0
    for row in rows:
        sheet.paste(row, (0, y))
        y += row.height
    sheet.save(file)


QT = """
import json, sys
try: from PyQt6.QtGui import QGuiApplication, QIcon
except ImportError: from PySide6.QtGui import QGuiApplication, QIcon
folder, theme, out, side, jobs = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), json.loads(sys.argv[5])
app = QGuiApplication([])
QIcon.setThemeSearchPaths([folder]); QIcon.setThemeName(theme)
for file, icon in jobs:
    found = QIcon.fromTheme(icon)
    assert not found.isNull(), icon
    assert found.pixmap(side, side).save(out + "/" + file)
"""


def qt(sample):
    folder = sample.export("qt", "--modes", "all")
    files = {line.text for line in ET.parse(folder / "symtext.qrc").iter("file")}
    assert all((folder / file).is_file() for file in files) and len(files) > 2
    modes = [mode for mode in MODES if mode != "palette"]
    jobs = [
        [f"{mode}-{sample.kebab[name]}.png", f"symtext-{sample.kebab[name]}" + ("" if mode == modes[0] else f"-{mode}")]
        for mode in modes for name in sample.names
    ]
    out = {}
    for theme in ["Symtext", "Symtext-dark"]:
        out[theme] = folder / f"out-{theme}"
        out[theme].mkdir()
        run(
            "/usr/bin/python3", "-c", QT, folder, theme, out[theme], SIDE, json.dumps(jobs),
            env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
        )
    for name in sample.names:
        file = f"monochrome-{sample.kebab[name]}.png"
        light, dark = (numpy.asarray(Image.open(out[theme] / file).convert("RGBA"), dtype=int) for theme in out)
        assert (light[..., 3] == dark[..., 3]).all() and (dark[dark[..., 3] > 200][:, :3] > 250).all(), name
    return {
        (name, mode): Image.open(out["Symtext"] / f"{mode}-{sample.kebab[name]}.png").convert("RGBA")
        for mode in modes for name in sample.names
    }


def windows(sample):
    folder = sample.export("windows", "--modes", "all")
    keys = {name: "Symtext" + "".join(word[:1].upper() + word[1:] for word in name.split(".")) for name in sample.names}
    xaml = "{http://schemas.microsoft.com/winfx/2006/xaml/presentation}"
    key = "{http://schemas.microsoft.com/winfx/2006/xaml}Key"
    root = ET.parse(folder / "Wpf/SymtextSymbols.xaml").getroot()
    resources = {element.get(key): element for element in root}
    strings = {element.get(key): element.text for element in ET.parse(folder / "WinUI/SymtextSymbols.xaml").getroot()}
    brushes = {f"{{DynamicResource Symtext{level}Brush}}": color for level, color in zip(["Primary", "Secondary", "Tertiary"], PALETTE)}

    def path(data, brush="#000000"):
        assert data.startswith("F1 M") or brush == "none", data[:20]
        return f'<path fill="{brush}" d="{data.removeprefix("F1 ")}"/>'

    def svg(element):
        if element.tag == xaml + "GeometryDrawing":
            brush = element.get("Brush")
            brush = {"Transparent": "none"}.get(brush, brushes.get(brush, "#000000" if brush.startswith("{") else brush))
            return path(element.get("Geometry"), brush)
        inner = "".join(svg(child) for child in element)
        return f'<g opacity="{element.get("Opacity", "1")}">{inner}</g>'

    pictures = {}
    for name in sample.names:
        assert strings[keys[name]] == resources[keys[name]].text
        for mode in MODES:
            if mode == "monochrome":
                body = path(resources[keys[name]].text)
            else:
                body = svg(resources[keys[name] + mode.capitalize()])
            pictures[name, mode] = drawn(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>')
    return pictures


def vscode(sample):
    from fontTools.ttLib import TTFont

    folder = sample.export("vscode")
    icons = json.loads((folder / "package.json").read_text())["contributes"]["icons"]
    font = TTFont(folder / "fonts/SymtextSymbols-Regular.woff2")
    font.flavor = None
    font.save(folder / "font.ttf")
    drawer = ImageFont.truetype(str(folder / "font.ttf"), SIDE)
    ascent = font["hhea"].ascent * SIDE / font["head"].unitsPerEm
    pictures = {}
    for name in sample.names:
        icon = icons[f"symtext-{sample.kebab[name]}"]["default"]
        assert (folder / icon["fontPath"]).is_file()
        picture = Image.new("RGBA", (SIDE, SIDE), "white")
        # FreeType snaps the baseline to a row, as editors do.
        ImageDraw.Draw(picture).text(
            (0, round(ascent)), chr(int(icon["fontCharacter"][1:], 16)), font=drawer, fill="black", anchor="ls"
        )
        pictures[name, "monochrome"] = picture
    return pictures


def figma(sample):
    folder = sample.export("figma", "--modes", "all")
    groups = {group.get("id"): group for group in ET.parse(folder / "figma.svg").getroot().iter(SVG + "g")}
    modes = [mode for mode in MODES if mode != "palette"]
    assert len(groups) == len(modes) * len(sample.names)
    pictures = {}
    for name in sample.names:
        for mode in modes:
            group = groups[f"{sample.kebab[name]}/mode={mode}"]
            group.attrib.pop("transform")
            text = ET.tostring(group, encoding="unicode")
            pictures[name, mode] = drawn(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{text}</svg>')
    return pictures


def has_gi():
    return not subprocess.run(
        ["/usr/bin/python3", "-c", "import gi; gi.require_version('Gtk', '4.0')"], capture_output=True
    ).returncode


def has_qt():
    return not subprocess.run(
        ["/usr/bin/python3", "-c", "import PyQt6.QtGui"], capture_output=True
    ).returncode


TARGETS = {
    "typst": (typst, lambda: importlib.util.find_spec("typst")),
    "lualatex": (lambda sample: latex(sample, "lualatex"), lambda: shutil.which("lualatex")),
    "xelatex": (lambda sample: latex(sample, "xelatex"), lambda: shutil.which("xelatex")),
    "gtk": (gtk, lambda: shutil.which("Xvfb") and has_gi()),
    "qt": (qt, has_qt),
    "windows": (windows, lambda: True),
    "vscode": (vscode, lambda: True),
    "figma": (figma, lambda: True),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("targets", nargs="*", default=list(TARGETS))
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for a sheet of each target")
    parser.add_argument("--all", action="store_true", help="fail if a tool is missing")
    options = parser.parse_args()
    program = pathlib.Path(options.program).resolve()
    names = run(program, "symbols", "list").split("\n")
    names = [line.split()[0] for line in names if line.strip()]
    sample = ["list.bullet", "cloud.sun", "person.2", "wifi", "bell.slash"]
    rest = [name for name in names if name not in sample]
    sample += rest[:: len(rest) // (40 - len(sample))][: 40 - len(sample)]
    failures = []
    for target in options.targets:
        draw, is_there = TARGETS[target]
        if not is_there():
            print(f"{target}: its tool is not installed")
            failures += [target] if options.all else []
            continue
        with tempfile.TemporaryDirectory() as folder:
            data = Sample(program, pathlib.Path(folder), sample)
            pictures = draw(data)
            worst = {}
            for (name, mode), picture in pictures.items():
                value = difference(picture, data.picture[name, mode])
                worst[mode] = max(worst.get(mode, (0, "")), (value, name))
            print(target, ", ".join(f"{mode} {value:.3f} ({name})" for mode, (value, name) in worst.items()))
            failures += [f"{target} {mode}" for mode, (value, _) in worst.items() if value > 1]
            if options.pictures:
                options.pictures.mkdir(parents=True, exist_ok=True)
                sheet(pictures, data).save(options.pictures / f"{target}.png")
                if target == "gtk":
                    small_sheet(data, options.pictures / "gtk-small.png")
    if failures:
        sys.exit("differ: " + ", ".join(failures))


def sheet(pictures, sample):
    """Pairs of pictures, the target's on the left of ours."""
    modes = [mode for mode in MODES if any(key[1] == mode for key in pictures)]
    sheet = Image.new("RGB", (20 * (SIDE + 4), len(modes) * 4 * (SIDE + 4)), "white")
    for row, mode in enumerate(modes):
        for place, name in enumerate(sample.names):
            for side, picture in enumerate([pictures[name, mode], sample.picture[name, mode]]):
                column, line = place % 10 * 2 + side, row * 4 + place // 10
                sheet.paste(Image.fromarray(on_white(picture).astype("uint8")), (column * (SIDE + 4), line * (SIDE + 4)))
    return sheet


main()
