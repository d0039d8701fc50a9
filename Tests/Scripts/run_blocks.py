"""Runs the examples in pages of documentation.

    run_blocks.py SYMTEXT [--accept] [--engines] PAGE.md ...

The blocks of each page run in order in their own directory, with `symtext` in PATH:

- bash runs `sh` blocks, and comments `<!-- sh ... -->` for preparation; the first failing command is a problem;
- an `output` block is the output of the previous block;
- python3 runs `python` blocks as a file;
- marked blocks (`sh engines`, `python engines`, `output engines`) need the installations of `make test-engines`:
they run with --engines;
- `swift` blocks are contained line for line in one file of Snippets/, except package manifests;
- `text` blocks do not run; blocks of other languages, and blocks without a fence, are problems;
- a picture that a block of the page wrote under the same name looks like the page's (--accept copies it); every
other picture, and every linked file, exists.

Prints one problem per line, and at the end the number of executed blocks."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from PIL import Image, ImageChops, ImageStat

ROOT = pathlib.Path(__file__).resolve().parents[2]
SNIPPETS = [file.read_text().split("\n") for file in sorted((ROOT / "Snippets").glob("*.swift"))]
FOLDERS = ("Documentation", "Examples", "Snippets", "Sources", "fonts")  # Named from the repository root.


def blocks(text):
    """Returns the line, language, mark and lines of each block."""
    found, language, mark, lines, before = [], None, "", [], ""
    for number, line in enumerate(text.split("\n"), 1):
        if language is None:
            opened = re.match(r"(?:```|<!-- )(\w*)(?: (engines))?$", line)
            if opened:
                language, mark, lines, first = opened[1], opened[2] or "", [], number
                end = "-->" if line.startswith("<") else "```"
            elif line.startswith("    ") and not before.strip():
                found.append((number, "", "", [line]))
        elif line == end:
            found.append((first, language, mark, lines))
            language = None
        else:
            lines.append(line)
        before = line
    return found


def differs(one, other):
    """Whether two pictures differ in size, or by more than antialiasing."""
    if one.suffix != ".png":
        return False
    first, second = (Image.open(file).convert("RGBA") for file in (one, other))
    if first.size != second.size:
        return True
    return max(ImageStat.Stat(ImageChops.difference(first, second)).mean) > 3


def is_snippet(lines):
    return any(
        lines == snippet[at : at + len(lines)] for snippet in SNIPPETS for at in range(len(snippet) - len(lines) + 1)
    )


def run(page, program, accepts, engines):
    """Returns the problems of a page, and the number of its executed blocks."""
    problems, count, printed = [], 0, ""
    text = page.read_text()
    name = page.relative_to(ROOT) if page.is_relative_to(ROOT) else page.name
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        tools = work / ".bin"
        tools.mkdir()
        (tools / "symtext").symlink_to(program)
        for folder in FOLDERS:
            (work / folder).symlink_to(ROOT / folder)
        paths = os.pathsep.join([str(tools), str(pathlib.Path(sys.executable).parent), os.environ["PATH"]])
        for line, language, mark, lines in blocks(text):
            if mark and not engines:
                continue
            if language in ("sh", "python"):
                (work / ".block.py").write_text("\n".join(lines) + "\n")
                words = {"sh": ["bash", "-euo", "pipefail", "-c", "\n".join(lines)], "python": ["python3", ".block.py"]}
                done = subprocess.run(words[language], cwd=work, text=True, capture_output=True,
                                      env={**os.environ, "PATH": paths})  # fmt: skip
                printed = done.stdout
                count += 1
                if done.returncode:
                    problems.append(f"{name}:{line}: exit status {done.returncode}: {done.stderr.strip()[-4000:]}")
            elif language == "output":
                count += 1
                if [x.rstrip() for x in lines] != [x.rstrip() for x in printed.rstrip("\n").split("\n")]:
                    problems.append(f"{name}:{line}: the printed output differs:\n{printed}")
            elif language == "swift":
                count += 1
                if "import PackageDescription" not in lines and not is_snippet(lines):
                    problems.append(f"{name}:{line}: no snippet has these lines")
            elif language != "text":
                problems.append(f"{name}:{line}: a block of no known language: {language or 'indented'}")
        shown = re.sub(r"(?s)```.*?```|`[^`\n]*`|<!--.*?-->", "", text)
        links = re.findall(r"\]\(([^)\s]+)\)", shown) + re.findall(r'(?:src|srcset|href)="([^"]+)"', shown)
        for link in links:
            target = link.split("#")[0]
            if not target or "://" in target or target.startswith("mailto:"):
                continue
            file, made = page.parent / target, work / pathlib.Path(target).name
            if made.is_file() and "Images/" in target:
                if accepts and (not file.exists() or differs(file, made)):
                    file.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(made, file)
                elif not file.exists() or differs(file, made):
                    problems.append(f"{name}: {target} is not what the page's command draws (--accept takes it)")
            elif not file.exists():
                problems.append(f"{name}: {target} is not there")
    return problems, count


def main():
    arguments = sys.argv[1:]
    accepts, engines = "--accept" in arguments, "--engines" in arguments
    program, *pages = [argument for argument in arguments if not argument.startswith("--")]
    program = pathlib.Path(program).resolve()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        done = list(workers.map(lambda page: run(pathlib.Path(page).resolve(), program, accepts, engines), pages))
    for problems, _ in done:
        for problem in problems:
            print(problem)
    print(sum(count for _, count in done), "blocks")


main()
