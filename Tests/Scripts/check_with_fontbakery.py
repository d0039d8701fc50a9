"""Checks a font with profiles of FontBakery, and prints as JSON what is to be mended.

usage: check_with_fontbakery.py FONT.ttf PROFILE… [--without-slow-checks]

What may fail stands below, with the reason; whatever else is found, and whatever stands below and is not
found in any profile, is printed.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

# Checks that are left out for a large font: they take minutes, and the small font has passed them.
SLOW = {
    "interpolation_issues": "compares all pairs of masters of every glyph, minutes for 2,400 glyphs",
    "ttx_roundtrip": "writes and reads 30 MB of XML, minutes; the tests compare fontTools' round trip",
}

# What a check may say of our fonts (its status and code), and why that is right.
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
        "them; PaintedGlyphTests follow it and find every glyph reached"),
}


def findings(font, profile, without):
    """For each check that does not pass what it says."""
    found = {}
    with tempfile.TemporaryDirectory() as directory:
        report = Path(directory) / "report.json"
        command = [sys.executable, "-m", "fontbakery", f"check-{profile}", "--skip-network", "--no-colors",
                   "--no-progress", "--succinct", "--loglevel", "WARN", "--json", report]
        for check in without:
            command += ["--exclude-checkid", check]
        ended = subprocess.run([*command, font], capture_output=True, text=True)
        if not report.exists():
            sys.exit(ended.stderr)
        sections = json.loads(report.read_text())["sections"]
    for section in sections:
        for check in section["checks"]:
            name = check["key"][1].removeprefix("<FontBakeryCheck:").removesuffix(">")
            for log in check["logs"]:
                if log["status"] in ("WARN", "FAIL", "FATAL", "ERROR"):
                    code = f"{log['status']} {log['message']['code']}"
                    found.setdefault(name, {})[code] = log["message"]["message"]
    passed = sum(check["result"] == "PASS" for section in sections for check in section["checks"])
    return found, passed


font, *profiles = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
is_reduced = "--without-slow-checks" in sys.argv
problems, seen, counts = [], set(), {}
for profile in profiles:
    found, counts[profile] = findings(font, profile, SLOW if is_reduced else {})
    for check, messages in found.items():
        seen.add(check)
        for code, message in messages.items():
            # What is structure must pass without a warning.
            if profile == "opentype" or ALLOWED.get(check, [""])[0] != code:
                problems.append(f"{profile}, {check}: {code}: {message}")
if "universal" in profiles and not is_reduced:
    problems += [
        f"{check} passes: take it from the list of what may fail" for check in ALLOWED if check not in seen]
print(json.dumps({"problems": problems, "passed": counts}))
