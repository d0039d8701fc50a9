"""Opens the pages that symtext writes, with words that are sequences of HTML's script-data states, and prints the
faults as JSON.

page_words.py SYMTEXT

Each sequence is a title and a keyword of a symbol, the title of a gallery and the name of its folder of drawings.
<https://html.spec.whatwg.org/#script-data-state>"""

import concurrent.futures
import html
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.parse

from chromium import Chromium

# Every state from "script data" to "script data double escape end", and words that end other parts of a page.
ESCAPED = "<!--<script>"
STARTS = ["<!", "<!-", "<!--", "<!---", "<!-->", "<!--->", "<!--x-", "<!--<", "<!--</", "<!--</script>", "<!--<script",
          ESCAPED, ESCAPED + "-", ESCAPED + "--", ESCAPED + "<", ESCAPED + "</", ESCAPED + "</script>"]
ENDS = ["<", "</", "</s", "</script", "</script>", "</script ", "</script/", "</SCRIPT >", "<script", "<script>",
        "<SCRIPT/", "-->", "--!>"]
OTHERS = ["]]>", "<![CDATA[", "</style>", "</title><img src=x onerror=alert(1)>", "a\u2028b", "\\", "\\\"", "'",
          "`${1}`", "&lt;/script&gt;", "<plaintext>", "\ufeffa", "a\n-->", "//", "/*"]
ALL = STARTS + ENDS + OTHERS

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" '
    'stroke-linecap="round" stroke-linejoin="round">'
    "<title>{0}</title><metadata><category>x</category><keywords>{1}</keywords><since>0.1</since></metadata>"
    '<g class="monochrome-0 hierarchical-0:primary"><path d="M4 4H20V20"/></g></svg>'
)
# A page that takes longer counts as broken; a busy machine needs a generous limit.
MOST_SECONDS = 120


def shown(title):
    """Returns a title as a page shows it: importing joins its lines and drops white space at its ends."""
    return title.replace("\n", " ").strip(" ")


def pages(symtext, folder, name, titles):
    """Returns the paths of pages with a symbol for each title, by the command that writes them."""
    folder = pathlib.Path(folder) / name
    drawings = folder / "drawings"
    drawings.mkdir(parents=True)
    for number, title in enumerate(titles):
        # A comma would divide a keyword.
        words = [html.escape(word) for word in (title, title.replace(",", ""))]
        (drawings / f"n{number}.svg").write_text(DRAWING.format(*words))
    font = folder / "font.ttf"

    def run(*words):
        subprocess.run([symtext, *words], check=True, capture_output=True)

    run("font", "build", drawings, "--css", "-o", font)
    made = {"font build": font.with_suffix(".html")}
    options = ["--library", font, "--title", shown(titles[0]) or "-", "--drawings", titles[0]]
    made["gallery --single"] = folder / "single.html"
    run("gallery", *options, "--single", made["gallery --single"])
    made["symbols list"] = folder / "list.html"
    run("symbols", "list", "--no-bundled", "--library", font, "-o", made["symbols list"])
    if len(titles) > 1:
        # Its words stand in scripts of their own, which HTML does not read.
        run("gallery", *options, "-o", folder / "gallery")
        made["gallery"] = folder / "gallery" / "index.html"
    return made


def fault(browser, path, titles, is_gallery):
    """Returns the fault of a page; None if all of its words stand where they belong."""
    # Otherwise the page before might answer.
    browser.call("Page.navigate", url="about:blank")
    browser.call("Page.navigate", url=f"file://{urllib.parse.quote(str(path))}")
    is_ready = "document.documentElement?.dataset.ready === ''" if is_gallery else "document.readyState === 'complete'"
    end = time.monotonic() + MOST_SECONDS
    while browser.run(f"location.protocol === 'file:' && {is_ready}") is not True:
        if time.monotonic() > end:
            return "the page does not start"
        time.sleep(0.02)
    expected = sorted(map(shown, titles))
    if is_gallery:
        words = browser.run("Gallery.symbols.map(symbol => symbol.altText)")
        elements = browser.run("document.images.length + document.querySelectorAll('plaintext').length")
    else:
        words = browser.run("[...document.images].map(image => image.alt)")
        elements = browser.run("document.scripts.length + document.querySelectorAll('plaintext').length")
    if sorted(word.replace("\n", " ") for word in words) != expected:
        return f"the page has {words}"
    if elements:
        return "a word became an element"
    return None


def main():
    symtext = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        # Pages for each word, because a word may heal the page that another one broke; then all together.
        sets = [[title] for title in ALL] + [ALL]
        with concurrent.futures.ThreadPoolExecutor(2) as threads:
            made = list(threads.map(lambda item: pages(symtext, folder, f"p{item[0]}", item[1]), enumerate(sets)))
        faults = {}
        for titles, paths in zip(sets, made):
            for command, path in paths.items():
                wrong = fault(browser, path, titles, is_gallery=command != "symbols list")
                if wrong:
                    faults[f"{command}: {titles[0] if len(titles) == 1 else 'all'}"] = wrong
    print(json.dumps(faults))


if __name__ == "__main__":
    main()
