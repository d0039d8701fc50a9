"""Checks a font with profiles of FontBakery, and prints unexplained results as JSON.

usage: check_with_fontbakery.py [--sample] FONT.ttf…

Of a sample, a warning may be missing that the whole library gives.

All checks run. The list below contains allowed results with reasons. The script prints every other result, and every
allowed result that no font has."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

import painted_glyphs

# Allowed results of checks (status and code), with the reason.
ALLOWED = {
    "gpos_kerning_info": (
        "WARN lacks-kern-info",
        "symbols stand among letters, not beside each other: there is nothing to kern"),
    "overlapping_path_segments": (
        "WARN overlapping-path-segments",
        "masters of one structure need segments that have no length at Regular, several in one place"),
    "valid_glyphnames": (
        "WARN legacy-long-names",
        "glyphs have the names of symbols, up to 63 letters as the post table allows; those of more "
        "than 31 trouble only PostScript interpreters of before 2005"),
    "unreachable_glyphs": (
        "WARN unreachable-glyphs",
        "the check does not follow PaintComposite, with which badges and slashes clear what is behind "
        "them; painted_glyphs.py follows it and finds every glyph reached"),
    "interpolation_issues": (
        "WARN interpolation-issues",
        "looks at glyphs on stretches of the axis where others stand for them, and takes the start of a "
        "contour for another where a half turn maps it onto itself, or where round corners become points; "
        "only such glyphs may be named, and contours that nowhere on the way have less area than at its "
        "ends, as they would from another start"),
    "case_mapping": (
        "FAIL missing-case-counterparts",
        "fonts of some symbols have the letters that their names are written in, to be small for the web"),
    "file_size": (
        "WARN large-font",
        "of the whole library, with colour; --only and --from-text make fonts of what a page needs"),
}


def findings(font, profile):
    """Returns for each failed check its messages, by code; and the number of passed checks."""
    found = {}
    with tempfile.TemporaryDirectory() as directory:
        report = Path(directory) / "report.json"
        ended = subprocess.run(
            [sys.executable, "-m", "fontbakery", f"check-{profile}", "--skip-network", "--quiet",
             "--full-lists", "--loglevel", "WARN", "--json", report, font],
            capture_output=True, text=True)
        if not report.exists():
            sys.exit(ended.stderr)
        sections = json.loads(report.read_text())["sections"]
    checks = [check for section in sections for check in section["checks"]]
    for check in checks:
        name = check["key"][1].removeprefix("<FontBakeryCheck:").removesuffix(">")
        for log in check["logs"]:
            if log["status"] in ("WARN", "FAIL", "FATAL", "ERROR"):
                code = f"{log['status']} {log['message']['code']}"
                found.setdefault(name, {})[code] = log["message"]["message"]
    return found, sum(check["result"] == "PASS" for check in checks)


def contour_area(glyphs, name, number):
    """Returns the signed area of one contour of a glyph."""
    recording = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(recording)
    starts = [at for at, (verb, _) in enumerate(recording.value) if verb == "moveTo"]
    ends = starts[1:] + [len(recording.value)]
    pen = AreaPen()
    for verb, points in recording.value[starts[number]:ends[number]]:
        getattr(pen, verb)(*points)
    return pen.value


def keeps_area(font, name, number, first, last):
    """Whether a contour keeps, over a range of the weight axis, at least nine tenths of its smaller end area: points
    joined with the wrong partners would cross in between."""
    areas = [
        contour_area(font.getGlyphSet(location={"wght": first + (last - first) * step / 16}), name, number)
        for step in range(17)]
    least = min(abs(areas[0]), abs(areas[-1]))
    return all(area * areas[0] > 0 and abs(area) >= 0.9 * least for area in areas)


def is_interpolated(path, message):
    """Whether every line of a message about a font's interpolation is explained."""
    exchanged = set(painted_glyphs.facts(path)["exchanged"])
    font = TTFont(path)
    lines = [line for line in message.splitlines() if "in glyph '" in line]
    for line in lines:
        glyph = re.search(r"in glyph '([^']+)'", line)[1]
        if glyph in exchanged or re.search(r"\.W\d+(\.small|\.large)?$", glyph):
            continue
        start = re.search(
            r"Contour (\d+) start point differs .* wght=(\d+) and location wght=(\d+)$", line.strip())
        if not start or not keeps_area(font, glyph, *map(int, start.groups())):
            return False
    return bool(lines)


def is_explained(font, check, code, message):
    """Whether a message is allowed for this font."""
    if code != ALLOWED.get(check, [""])[0]:
        return False
    if check != "interpolation_issues":
        return True
    return is_interpolated(font, message)


is_sample = sys.argv[1] == "--sample"
problems, passed, seen = [], {}, set()
for font in sys.argv[2 if is_sample else 1:]:
    for profile in ("opentype", "universal"):
        found, count = findings(font, profile)
        passed[profile] = min(passed.get(profile, count), count)
        for check, messages in found.items():
            for code, message in messages.items():
                # Warnings about the structure of a file cannot be explained.
                if profile == "universal" and is_explained(font, check, code, message):
                    seen.add(check)
                else:
                    problems.append(f"{font}, {profile}, {check}: {code}: {message}")
if not is_sample:
    problems += [
        f"{check} passes for all fonts: take it from the list" for check in ALLOWED if check not in seen]
print(json.dumps({"problems": problems, "passed": passed}))
