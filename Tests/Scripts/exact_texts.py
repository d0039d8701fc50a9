"""Sends texts that are canonically equivalent but have different bytes through the program, and prints as JSON the
places that confuse them.

exact_texts.py SYMTEXT

<https://unicode.org/reports/tr15/>. `Tests/Scripts/server.py` does the same with the server's cache and tags."""

import base64
import html
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

# Pairs of different lengths, scripts and kinds: composed, singletons, compatibility ideographs, order of marks.
PAIRS = [
    ("\u00e9", "e\u0301"), ("\u212b", "\u00c5"), ("\u2126", "\u03a9"), ("\uf900", "\u8c48"), ("\ufa19", "\u795e"),
    ("a\u2000b", "a\u2002b"), ("\u037e", ";"), ("\u1fef", "`"), ("\u212a", "K"), ("q\u0323\u0307", "q\u0307\u0323"),
    ("\u0958", "\u0915\u093c"), ("\ufb1d", "\u05d9\u05b4"), ("\uac00", "\u1100\u1161"), ("\u01d5", "\u00dc\u0304"),
]  # fmt: skip
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" '
    'stroke-linecap="round" stroke-linejoin="round">'
    "<title>{0}</title><metadata><category>{0}</category><keywords>{0}</keywords><since>0.1</since></metadata>"
    '<g class="monochrome-0 hierarchical-0:primary"><path d="M4 4H20V20"/></g></svg>'
)


class Program:
    def __init__(self, path, folder):
        self.path = path
        self.folder = folder

    def run(self, *words, lines=None):
        text = None if lines is None else "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        return subprocess.run([self.path, *words], input=text, capture_output=True, text=True, cwd=self.folder)

    def serve(self, lines, *options):
        return [json.loads(line) for line in self.run("serve", "--stdio", *options, lines=lines).stdout.splitlines()]


def places(program, number, one, other):
    """Yields the places that confuse two texts."""
    folder = program.folder / f"p{number}"
    folder.mkdir()
    both = (one, other)

    # Answers, in turns, of one process: ids, alternative texts and pictures.
    texts = [one, other, one, other]
    answers = program.serve([{"id": text, "command": "render", "text": text, "format": "svg"} for text in texts])
    if [answer["id"] for answer in answers] != texts:
        yield "ids of serve"
    if [answer["altText"] for answer in answers] != texts:
        yield "alternative texts of serve"
    titles = [re.search("<title[^>]*>(.*?)</title>", base64.b64decode(answer["data"]).decode()) for answer in answers]
    if [html.unescape(title[1]) for title in titles if title] != texts:
        yield "titles of SVG"
    answers = program.serve([{"id": 1, "label": text} for text in texts])
    if [answer["altText"] for answer in answers] != texts:
        yield "labels of serve"

    # Names of placeholders, where letters may stand.
    if all(text.isalpha() for text in both):
        markup = f"{{${one}}} {{${other}}}"
        answers = program.serve([
            {"id": 1, "command": "render", "text": markup, "args": {one: "first", other: "second"}, "format": "svg"},
            {"id": 2, "command": "render", "text": markup, "args": {one: "first"}, "format": "svg"},
        ])
        if answers[0].get("altText") != "first second":
            yield f"values of placeholders: {answers[0].get('altText') or answers[0]['error']['message']}"
        if answers[1]["status"] != "error":
            yield "missing placeholders"

    # Files that a batch writes, and batches that continue.
    lines = [{"id": text, "label": f"button {text}", "output": f"p{number}/out/{text}.png"} for text in both]
    for attempt in ("first", "again"):
        run = program.run("batch", "-", "--results", f"p{number}/results.ndjson", lines=lines)
        if run.returncode != 0:
            yield f"outputs of a batch, {attempt}: {run.stderr}"
    if (folder / "out").exists() and sorted(os.listdir(folder / "out")) != sorted(f"{text}.png" for text in both):
        yield "files of a batch"
    if (folder / "results.ndjson").exists():
        results = [json.loads(line) for line in (folder / "results.ndjson").read_text().splitlines()]
        if [result["id"] for result in results if "id" in result] != list(both):
            yield "results of a batch"
    patterned = program.run(
        "batch", "-", "-o", f"p{number}/patterned", "--out-pattern", "{label}.png", lines=[{"label": t} for t in both])
    if patterned.returncode != 0 or len(os.listdir(folder / "patterned")) != 2:
        yield f"names by a pattern: {patterned.stderr}"
    archive = program.run("batch", "-", "--tar", f"p{number}/all.tar", lines=lines)
    if archive.returncode != 0:
        yield f"an archive: {archive.stderr}"

    # The wall around files, and names of files.
    for text in both:
        (folder / "wall" / text).mkdir(parents=True)
        (folder / "wall" / text / "i.png").write_bytes(PIXEL)
    answers = program.serve(
        [{"id": 1, "command": "render", "text": f"{{image={folder}/wall/{text}/i.png}}", "format": "svg"} for text in both],
        "--allow-files", str(folder / "wall" / one))
    if [answer["status"] for answer in answers] != ["ok", "error"] or answers[1]["error"]["code"] != "not-allowed":
        yield f"--allow-files: {[answer['status'] for answer in answers]}"

    # Symbols of a font: titles, categories and keywords, in lists and in a gallery.
    drawings = folder / "drawings"
    drawings.mkdir()
    for index, text in enumerate(both):
        (drawings / f"n{index}.svg").write_text(DRAWING.format(html.escape(text)))
    font = folder / "font.ttf"
    built = program.run("font", "build", drawings, "-o", font)
    if built.returncode != 0:
        yield f"font build: {built.stderr}"
        return
    listed = json.loads(program.run("symbols", "list", "--no-bundled", "--library", font, "--json").stdout)["symbols"]
    for key in ("altText", "category"):
        if [symbol[key] for symbol in listed] != list(both):
            yield f"{key} of a font: {[symbol[key] for symbol in listed]}"
    if [symbol["keywords"] for symbol in listed] != [[one], [other]]:
        yield f"keywords of a font: {[symbol['keywords'] for symbol in listed]}"
    program.run("gallery", "--library", font, "-o", folder / "gallery")
    data = "".join(path.read_text() for path in (folder / "gallery" / "data").glob("*.js"))
    strings = set(re.findall(r'"((?:[^"\\]|\\.)*)"', data))
    if not {json.dumps(text, ensure_ascii=False)[1:-1] for text in both} <= strings:
        yield "words of a gallery"
    page = folder / "list.html"
    program.run("symbols", "list", "--no-bundled", "--library", font, "-o", page)
    headings = [html.unescape(text) for text in re.findall(r'<h2 id="(.*?)">', page.read_text())]
    # A heading begins with a capital letter.
    if len(set(headings)) != 2 or sorted(text.lower() for text in headings) != sorted(text.lower() for text in both):
        yield f"categories of a page: {headings}"


def main():
    faults = {}
    with tempfile.TemporaryDirectory() as folder:
        program = Program(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(folder))
        for number, (one, other) in enumerate(PAIRS):
            assert one != other and unicodedata.normalize("NFD", one) == unicodedata.normalize("NFD", other)
            found = list(places(program, number, one, other))
            if found:
                faults[ascii(one) + " " + ascii(other)] = found
    print(json.dumps(faults))


if __name__ == "__main__":
    main()
