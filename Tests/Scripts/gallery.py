"""Uses a gallery of symbols in Chromium as users do, and prints the results as JSON.

usage: gallery.py FOLDER                    searches, navigates by keys, copies, plays, zooms; errors are in "wrong"
       gallery.py FOLDER --rank < WORDS     the results of the page's search for each line, best first
       gallery.py FOLDER --measure          size and speed
       gallery.py FOLDER --compare PROGRAM  the differences between the page and symtext's rendering, by symbol
       gallery.py FOLDER --shots OUT        pictures at several widths, light and dark
       gallery.py FOLDER --axe AXE.js       the findings of axe-core, a file in several PyPI packages"""

import base64
import gzip
import io
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageChops, ImageStat

from chromium import Chromium

folder = pathlib.Path(sys.argv[1]).resolve()
wanted = sys.argv[2] if len(sys.argv) > 2 else ""
WATCH = """
  window.wrong = [];
  addEventListener('error', event => wrong.push(event.message + ' ' + event.filename + ':' + event.lineno));
  addEventListener('unhandledrejection', event => wrong.push('' + (event.reason && event.reason.stack || event.reason)));
  window.paints = new Promise(done => new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name == 'first-contentful-paint') done(entry.startTime);
  }).observe({type: 'paint', buffered: true}));
"""


def opened(browser, hash="", width=1280, height=860, scale=1):
    browser.call("Emulation.setDeviceMetricsOverride",
                 width=width, height=height, deviceScaleFactor=scale, mobile=False)
    browser.call("Page.navigate", url="about:blank")
    browser.call("Page.navigate", url=f"file://{folder}/index.html{hash}")
    settled(browser)


# A longer wait counts as hung; a busy machine needs a generous limit.
MOST_SECONDS = 180


def soon(holds):
    """Whether a condition becomes true: a page works asynchronously."""
    end = time.monotonic() + MOST_SECONDS
    while True:
        try:
            if holds():
                return True
        except AssertionError:
            pass  # An element that does not exist yet.
        if time.monotonic() > end:
            return False
        time.sleep(0.02)


def settled(browser, extra=0):
    assert soon(lambda: browser.run("document.documentElement?.dataset.ready === ''")), "the gallery does not begin"
    browser.run(f"new Promise(done => setTimeout(done, {60 + extra})).then(() => document.fonts.ready).then(() => 0)")


key, typed = Chromium.key, Chromium.typed

# The shadow tree in which the player shows the open symbol.
PLAYER = "document.querySelector('.stage-symbol symtext-symbol')?.shadowRoot"

# Names, roles, ids and contrast, as tools such as axe check them.
CHECKS = r"""(() => {
  const wrong = [];
  const seen = element => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const name = element => element.getAttribute('aria-label') || element.ariaLabel || element.title
    || [...(element.labels || [])].map(label => label.innerText).join(' ').trim() || element.innerText?.trim();
  for (const element of document.querySelectorAll('button, input, select, a[href], [role=grid], [role=gridcell], nav, aside, dialog, footer'))
    if (seen(element) && !name(element)) wrong.push('no name: ' + element.outerHTML.slice(0, 100));
  const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
  for (const id of ids) if (ids.indexOf(id) != ids.lastIndexOf(id)) wrong.push('twice: #' + id);
  for (const element of document.querySelectorAll('[aria-controls]'))
    if (!document.getElementById(element.getAttribute('aria-controls'))) wrong.push('controls nothing: ' + element.outerHTML.slice(0, 80));
  for (const cell of document.querySelectorAll('[role=gridcell], [role=rowheader]'))
    if (cell.parentElement.getAttribute('role') != 'row' || cell.parentElement.parentElement.getAttribute('role') != 'grid')
      wrong.push('cell outside a row of a grid');
  if (document.querySelectorAll('[role=gridcell][tabindex="0"]').length != (document.querySelector('[role=gridcell]') ? 1 : 0))
    wrong.push('not one cell for the tabulator');
  if (document.querySelectorAll('h1').length != 1 || document.querySelectorAll('main').length != 1) wrong.push('not one h1 and main');
  if (!document.documentElement.lang || !document.title) wrong.push('no language or title');
  const parsed = text => text.match(/[\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => [r, g, b].map(part => part / 255)
    .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, place) => sum + part * [.2126, .7152, .0722][place], 0);
  const ground = element => {
    for (; element; element = element.parentElement) {
      const color = parsed(getComputedStyle(element).backgroundColor);
      if (color.length < 4 || color[3] == 1) return color;
    }
    return [255, 255, 255];
  };
  const pairs = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some(node => node.nodeType == 3 && node.data.trim());
    if (!own || !seen(element) || element.disabled) continue;
    const style = getComputedStyle(element), back = ground(element);
    const [a, b] = [luminance(parsed(style.color)), luminance(back)].sort((a, b) => b - a);
    const ratio = (a + .05) / (b + .05), least = parseFloat(style.fontSize) >= 24 ? 3 : 4.5;
    if (ratio < least) pairs.add(`contrast ${ratio.toFixed(2)}: ${element.tagName} ${element.className} ${style.color} on ${back}`);
  }
  return wrong.concat([...pairs]);
})()"""


def use():
    wrong = []

    def expect(condition, message):
        if not condition:
            wrong.append(message)

    def becomes(expression, message):
        """Expects that an expression in the page becomes true."""
        if not soon(lambda: browser.run(expression)):
            wrong.append(message)

    def copies(holds, message):
        """Expects that the clipboard gets a content."""
        if not soon(lambda: holds(browser.run("navigator.clipboard.readText()"))):
            wrong.append(f"{message} {browser.run('navigator.clipboard.readText()')[:60]}")

    def passes(place):
        """Expects that the checks find nothing, after fading has finished."""
        if not soon(lambda: not browser.run(CHECKS)):
            wrong.append(f"{place}: {browser.run(CHECKS)}")

    with Chromium() as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        browser.call("Emulation.setFocusEmulationEnabled", enabled=True)
        browser.prefer("light")
        opened(browser)
        symbols = browser.run("Gallery.symbols.length")
        nodes = browser.run("document.querySelectorAll('*').length")
        expect(nodes <= 500, f"{nodes} nodes")
        passes("light")
        # With the keyboard only.
        key(browser, "/")
        becomes("document.activeElement.id == 'query'", "/ does not go to the search")
        typed(browser, "heart")
        settled(browser, 100)
        becomes("location.hash.includes('query=heart')", "the query is not in the address")
        first = browser.run("document.querySelector('[role=gridcell]').dataset.label")
        expect("heart" in first, f"heart finds {first}")
        key(browser, "ArrowDown")
        becomes("document.activeElement.dataset.place == '0'", "arrow down does not go to the first symbol")
        key(browser, "ArrowRight")
        becomes("document.activeElement.dataset.place == '1'", "arrow right does not go on")
        key(browser, "ArrowLeft")
        key(browser, "c")
        settled(browser)
        copies(lambda text: text == first.replace("\u200b", ""), "C copied")
        key(browser, "Enter")
        settled(browser, 400)
        becomes("!document.querySelector('#inspector').hidden", "enter does not open a symbol")
        becomes("document.activeElement.className == 'name'", "the symbol is not focused")
        passes("open")
        # Everything that can be copied.
        for kind in browser.run("[...document.querySelectorAll('[data-copy]')].map(button => button.dataset.copy)"):
            browser.run("document.querySelector('#announcer').textContent = ''")
            browser.run(f"document.querySelector('[data-copy={kind}]').click()")
            becomes("document.querySelector('#announcer').textContent.startsWith('Copied')", f"{kind} is not copied")
            if kind == "svg":
                copies(lambda text: text.startswith("<svg ") and "<path" in text, "SVG is")
            if kind == "png":
                becomes("navigator.clipboard.read().then(items => items[0].types.join() == 'image/png')", "PNG is none")
            if kind == "html":
                copies(lambda text: text.startswith("<i class="), "HTML is")
        # The address contains the state.
        for hash, expression in [
            ("#weight=700&scale=large&mode=hierarchical", "document.querySelector('#look').elements.weight.value == 700 && document.querySelector('#look').elements.scale.value == 'large' && document.querySelectorAll('[role=gridcell] svg').length > 0"),
            ("#query=bell&symbol=bell&effect=wiggle", "!!" + PLAYER + "?.querySelector('path')"),
            ("#symbol=folder.badge.plus&effect=bounce&mode=multicolor&weight=800", "!!" + PLAYER + "?.querySelector('g[style*=light-dark]')"),
            ("#symbol=bell&effect=replace&to=bell.slash", "document.querySelector('.stage symtext-symbol')?.shown == '0~bell.slash'"),
            ("#query=bell&symbol=bell&effect=wiggle&scale=large", "document.querySelector('.stage-symbol').getAnimations({subtree: true}).length > 0"),
            ("#weight=9999&scale=huge&value=x&nonsense=1", "document.querySelector('#look').elements.weight.value == 400"),
            ("#symbol=arrow.right&effect=drawOn&weight=800&scale=large", "document.querySelectorAll('.stage mask [data-pen]').length > 0 && document.querySelector('.stage .carried') && document.querySelector('.stage').getAnimations({subtree: true}).length > 2"),
            ("#symbol=bell&effect=drawOff-reversed&scale=large", "document.querySelector('.stage').getAnimations({subtree: true}).some(move => move.effect.getKeyframes().some(frame => frame.strokeDashoffset == '1'))"),
            ("#symbol=bell&effect=replace-upUp&to=bell.slash&scale=large", "document.querySelectorAll('.stage .replaced > *').length == 2 && document.querySelector('[name=to]').value == 'bell.slash' && document.querySelector('[data-copy=markup] code').textContent == '{bell scale=large effect=replace.upUp to=bell.slash}'"),
            ("#symbol=wifi&value=0.6&variable=draw", "document.querySelectorAll('.stage mask path[stroke-dasharray]').length == 1 && document.querySelectorAll('.stage path[fill-opacity]').length > 0"),
            ("#query=zzzzqqqq", "!document.querySelector('.nothing').hidden"),
            ("#basket=heart,bell", "document.querySelector('.basket-command').textContent.includes('--bundled heart,bell')"),
            ("#direction=rtl&value=0.3&gradient=1", "document.querySelectorAll('[role=gridcell] svg').length > 0"),
        ]:
            opened(browser, hash)
            settled(browser, 200)
            becomes(expression, f"{hash} shows something else")
        # Escape returns to the previous position.
        opened(browser, "#query=bell&symbol=bell")
        settled(browser, 300)
        becomes("!document.querySelector('#inspector').hidden", "the address does not open a symbol")
        key(browser, "Escape")
        becomes("document.querySelector('#inspector').hidden", "escape does not close")
        becomes("document.activeElement.getAttribute('role') == 'gridcell'", "the focus is lost")
        # Motion is reduced if the user prefers that.
        moves = "document.querySelector('.stage-symbol').getAnimations({subtree: true}).map(move => move.animationName).join()"
        opened(browser, "#symbol=bell&effect=wiggle&scale=large")
        becomes(moves, "nothing moves")
        plain = browser.run(moves)
        browser.prefer_motion(True)
        opened(browser, "#symbol=bell&effect=wiggle&scale=large")
        settled(browser, 400)
        becomes("!!document.querySelector('.stage-symbol')", "the symbol is not shown")
        expect(browser.run(moves) != plain, "reduced motion moves as much")
        browser.prefer("dark")
        opened(browser, "#query=arrow&symbol=heart")
        settled(browser, 300)
        becomes("getComputedStyle(document.body).backgroundColor == 'rgb(18, 18, 21)'", "dark is light")
        passes("dark")
        # At 400 % a screen of 1280 × 1024 is 320 × 256.
        opened(browser, "", 320, 256, 4)
        becomes("document.querySelectorAll('[role=gridcell]').length > 0", "at 400 % no symbol is seen")
        becomes("document.documentElement.scrollWidth <= 320", "at 400 % it scrolls sideways")
        opened(browser, "", 390, 844, 1)
        becomes("document.documentElement.scrollWidth <= 390", "on a phone it scrolls sideways")
        wrong += browser.run("window.wrong")
    print(json.dumps({"symbols": symbols, "nodes": nodes, "wrong": wrong}, ensure_ascii=False))


def rank():
    words = [line for line in sys.stdin.read().split("\n") if line]
    with Chromium() as browser:
        opened(browser)
        print(json.dumps(browser.run(
            "(() => { const search = new Search(Gallery.symbols);"
            f" return {json.dumps(words)}.map(text => search.matches(text).slice(0, 12).map(index => Gallery.symbols[index].name)); }})()")))


def measure():
    packed = {}
    for file in sorted(folder.iterdir()):
        if file.suffix in (".html", ".css", ".js") and file.name != "motion.css":
            packed[file.name] = len(gzip.compress(file.read_bytes(), 9))
    packed["data/index.js"] = len(gzip.compress((folder / "data/index.js").read_bytes(), 9))
    paints, keys = [], []
    with Chromium() as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        for _ in range(5):
            opened(browser)
            paints.append(browser.run("window.paints"))
        fonts = browser.run(
            "Gallery.libraries.flatMap(library => [...library.faces]"
            ".filter(([, face]) => face.status == 'loaded').map(([name]) => name))")
        loaded = sum((folder / "fonts" / f"{name}.woff2").stat().st_size for name in fonts)
        nodes = browser.run("document.querySelectorAll('*').length")
        settled(browser, 1500)
        # For each letter: the time from the key to the frame with another list, and the working time of the page's
        # thread, which does not depend on other programs.
        browser.call("Performance.enable", timeDomain="threadTicks")
        thread = []

        def worked():
            return sum(metric["value"] for metric in browser.call("Performance.getMetrics")["metrics"]
                       if metric["name"] in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))

        for text in ["heart", "arrow up", "serach", "shopping cart", "wether", "settings", "user", "download cloud"]:
            browser.run("document.querySelector('#query').focus()")
            for end in range(1, len(text) + 1):
                before = worked()
                keys.append(browser.run(
                    "new Promise(done => { const query = document.querySelector('#query');"
                    f" requestAnimationFrame(() => {{ const start = performance.now(); query.value = {json.dumps(text[:end])};"
                    " query.dispatchEvent(new Event('input')); document.body.offsetHeight;"
                    " const worked = performance.now() - start;"
                    " const channel = new MessageChannel(); channel.port1.onmessage = () => done([performance.now() - start, worked]);"
                    " requestAnimationFrame(() => channel.port2.postMessage(0)); }); })"))
                thread.append(1000 * (worked() - before))
        mostNodes = browser.run("document.querySelectorAll('*').length")
        symbols = browser.run("Gallery.symbols.length")
    worked = sorted(work for _, work in keys)
    thread.sort()
    print(json.dumps({
        "symbols": symbols, "gzippedKB": round(sum(packed.values()) / 1000, 1), "packed": packed,
        "firstPaint": round(statistics.median(paints)), "firstFontKB": round(loaded / 1000, 1), "fonts": len(fonts),
        "nodes": max(nodes, mostNodes), "keyMedian": round(statistics.median(worked), 1),
        "keyP99": round(worked[int(len(worked) * 0.99) - 1], 1),
        "threadMedian": round(statistics.median(thread), 1), "threadP99": round(thread[int(len(thread) * 0.99) - 1], 1),
        "slowest": [round(work, 1) for work in worked[-5:]],
        "toFrameMedian": round(statistics.median(all for all, _ in keys), 1),
    }, indent=1))


# A symbol, its look in the page, and the same in markup.
LOOKS = [
    ("heart", {"weight": 700}, "weight=bold"),
    ("cloud.and.arrow.down.fill", {"mode": "multicolor"}, "weight=regular mode=multicolor"),
    ("cloud.sun.rain", {"mode": "hierarchical", "weight": 300}, "mode=hierarchical weight=light"),
    ("bell.slash", {"scale": "large", "weight": 900}, "scale=large weight=black"),
    ("wifi", {"value": "0.4"}, "weight=regular value=0.4"),
    ("speaker.wave.3", {"value": "0.5", "variable": "hide", "scale": "small"},
     "weight=regular value=0.5 variable=hide scale=small"),
    ("heart.fill", {"gradient": True, "color": "systemPink"}, "weight=regular gradient=yes color=systemPink"),
    ("folder.badge.plus", {"mode": "palette", "palette": "systemRed,systemBlue"},
     "weight=regular palette=systemRed,systemBlue"),
    ("arrow.clockwise", {"weight": 870}, "weight=870"),
    ("wifi", {"value": "0.6", "variable": "draw"}, "weight=regular value=0.6 variable=draw"),
    ("circle", {"value": "0.4", "variable": "draw", "weight": 700}, "weight=bold value=0.4 variable=draw"),
    ("star", {"value": "0.7", "variable": "draw", "scale": "large"}, "weight=regular scale=large value=0.7 variable=draw"),
]


def compare(program):
    def cropped(data):
        image = Image.open(io.BytesIO(data)).convert("RGBA")
        ground = Image.new("RGB", image.size, "white")
        ground.paste(image, mask=image.split()[3])
        return ground.crop(image.split()[3].point(lambda alpha: 255 if alpha > 24 else 0).getbbox())

    found = []
    with Chromium() as browser, tempfile.TemporaryDirectory() as directory:
        opened(browser)
        for name, look, words in LOOKS:
            address = browser.run(
                f"(async () => {{ const symbol = Gallery.symbol({json.dumps(name)});"
                " const known = await symbol.library.details(symbol);"
                f" const look = {{...State.initial, appearance: 'light', tint: '#000000', ...{json.dumps(look)}}};"
                " return (await SVGText.canvas(new Painter(symbol, known, look), 300, 1)).toDataURL(); })()")
            ours = cropped(base64.b64decode(address.split(",")[1]))
            file = pathlib.Path(directory, "symbol.png")
            subprocess.run([program, "render", f"{{{name} {words}}}", "--size", "300", "--snap", "none", "-o", str(file)],
                           check=True)
            theirs = cropped(file.read_bytes()).resize(ours.size, Image.LANCZOS)
            difference = max(ImageStat.Stat(ImageChops.difference(ours, theirs)).mean)
            found.append({"symbol": name, "look": words, "difference": round(difference, 2)})
    print(json.dumps(found, indent=1))


def shots(out):
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    with Chromium() as browser:
        for scheme in ["light", "dark"]:
            browser.prefer(scheme)
            for name, hash, width, height, scale in [
                ("grid", "", 1440, 900, 1), ("open", "#query=cloud&symbol=cloud.sun.rain&mode=multicolor&basket=heart,bell", 1440, 900, 1),
                ("phone", "", 390, 844, 2), ("phone-open", "#symbol=heart&mode=hierarchical", 390, 844, 2),
                ("zoomed", "", 320, 256, 4),
            ]:
                opened(browser, hash, width, height, scale)
                settled(browser, 700)
                browser.picture().save(out / f"{name}-{scheme}.png")


def axe(script):
    found = {}
    with Chromium() as browser:
        for scheme in ["light", "dark"]:
            browser.prefer(scheme)
            for hash, width, height in [
                ("", 1280, 860), ("#query=cloud&symbol=cloud.sun.rain&mode=multicolor&basket=heart,bell&value=0.5", 1280, 860),
                ("#effect=replace-downUp&symbol=bell&guides=1", 1280, 860), ("#query=zzzzqqqq", 1280, 860),
                ("#symbol=heart", 390, 844), ("", 320, 256),
            ]:
                opened(browser, hash, width, height)
                settled(browser, 600)
                browser.call("Runtime.evaluate", expression=pathlib.Path(script).read_text())
                found[f"{scheme} {width} {hash}"] = browser.run(
                    "axe.run().then(result => ({passes: result.passes.length, violations: result.violations"
                    ".map(({id, impact, nodes}) => [id, impact, ...nodes.map(({html}) => html.slice(0, 160))])}))")
    print(json.dumps(found, indent=1))


if wanted == "--rank":
    rank()
elif wanted == "--measure":
    measure()
elif wanted == "--compare":
    compare(sys.argv[3])
elif wanted == "--axe":
    axe(sys.argv[3])
elif wanted == "--shots":
    shots(sys.argv[3])
else:
    use()
