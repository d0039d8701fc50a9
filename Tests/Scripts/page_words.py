"""Opens pages of the gallery whose words are sequences of HTML's script-data states, and prints the faults as JSON.

page_words.py SYMTEXT

Each sequence is the title of a symbol, and stands in a script of the page. <https://html.spec.whatwg.org/#script-data-state>"""

import concurrent.futures
import html
import json
import pathlib
import subprocess
import sys
import tempfile
import time

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
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
    "<title>{}</title><path d=\"M4 4H20V20\"/></svg>"
)


def page(symtext, folder, name, titles):
    """Returns the path of a page with a symbol for each title."""
    drawings = pathlib.Path(folder) / name
    drawings.mkdir()
    for number, title in enumerate(titles):
        (drawings / f"n{number}.svg").write_text(DRAWING.format(html.escape(title)))
    font = pathlib.Path(folder) / f"{name}.ttf"
    subprocess.run([symtext, "font", "build", drawings, "--css", "-o", font], check=True, capture_output=True)
    return font.with_suffix(".html")


def fault(browser, path, titles):
    """Returns the fault of a page; None if all of its words stand where they belong."""
    browser.call("Page.navigate", url=f"file://{path}")
    end = time.monotonic() + 5
    while browser.run("document.documentElement?.dataset.ready === ''") is not True:
        if time.monotonic() > end:
            return "the page does not start"
        time.sleep(0.02)
    words = browser.run("Gallery.symbols.map(symbol => symbol.altText)")
    if sorted(words) != sorted(title.replace("\n", " ") for title in titles):
        return f"the page has {words}"
    if browser.run("document.images.length + document.querySelectorAll('plaintext').length"):
        return "a word became an element"
    return None


def main():
    symtext = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        # One page each, because a word may heal the page that another one broke; then all together.
        sets = [[title] for title in ALL] + [ALL]
        with concurrent.futures.ThreadPoolExecutor(2) as threads:
            pages = list(threads.map(lambda item: page(symtext, folder, f"p{item[0]}", item[1]), enumerate(sets)))
        faults = {}
        for titles, path in zip(sets, pages):
            wrong = fault(browser, path, titles)
            if wrong:
                faults[json.dumps(titles if len(titles) == 1 else "all")] = wrong
    print(json.dumps(faults))


if __name__ == "__main__":
    main()
