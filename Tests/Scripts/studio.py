"""Works in the studio with Chromium as designers do, and prints the results as JSON.

usage: studio.py SERVER PROGRAM             five walkthroughs with their clicks, two tabs, a file saved by another program,
                                            axe-core; failures are in "wrong"
       studio.py SERVER PROGRAM --measure   the time until changes are seen, and frames while sliders move
       studio.py SERVER PROGRAM --shots OUT  pictures of the views, light and dark, wide and narrow

SERVER is symtext-server, PROGRAM is symtext."""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from chromium import CONTROL, Chromium

server, program = sys.argv[1:3]
wanted = sys.argv[3] if len(sys.argv) > 3 else ""
# A longer wait counts as hung; a busy machine needs a generous limit.
MOST_SECONDS = 60
WATCH = """
  window.wrong = [];
  addEventListener('error', event => wrong.push(event.message + ' ' + event.filename + ':' + event.lineno));
  addEventListener('unhandledrejection', event => wrong.push('' + (event.reason && event.reason.stack || event.reason)));
  addEventListener('securitypolicyviolation', event => wrong.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
"""
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
)
ICONS = {
    "battery": '<path d="M6 10v4"/><path d="M10 10v4"/><path d="M14 10v4"/><path d="M22 14v-4"/>'
    '<rect x="2" y="6" width="16" height="12" rx="2"/>',
    "bell": '<path d="M10 20.500a2.200 2.200 0 0 0 4 0"/><path d="M4 17h16l-2-4V9A6 6 0 0 0 6 9v4z"/>',
    "lines": '<path d="M4 7h16"/><path d="M4 12h10"/><path d="M4 17h16"/>',
    "lines-rtl": '<path d="M4 7h16"/><path d="M10 12h10"/><path d="M4 17h16"/>',
    "target": '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/><circle cx="12" cy="12" r="2"/>',
}


def written(folder):
    """Writes thirty icons, as a design program exports them."""
    for name, shapes in ICONS.items():
        (folder / f"{name}.svg").write_text(f"{HEAD}{shapes}</svg>\n")
    for number in range(30 - len(ICONS)):
        side = 8 + number % 5 * 2
        (folder / f"box-{number + 1}.svg").write_text(
            f'{HEAD}<rect x="{12 - side / 2}" y="{12 - side / 2}" width="{side}" height="{side}" rx="{1 + number % 3}"/>'
            f'<path d="M12 {12 - side / 4}v{side / 2}"/></svg>\n')


class Studio:
    """A studio on a folder of its own; use it in a `with`."""

    def __enter__(self):
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.folder = pathlib.Path(self.home.name, "icons")
        self.folder.mkdir()
        written(self.folder)
        environment = {**os.environ, "XDG_STATE_HOME": f"{self.home.name}/state"}
        self.process = subprocess.Popen(
            [server, "--studio", str(self.folder), "--no-open", "--program", program], stdout=subprocess.PIPE, text=True, env=environment)
        for line in self.process.stdout:
            if "http://127.0.0.1:" in line:
                self.address = line[line.index("http://"):].strip()
                return self
        sys.exit(f"{server} ends without an address")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()

    @property
    def symbols(self):
        file = self.folder / "symbols.json"
        return json.loads(file.read_text()) if file.exists() else {}


def soon(holds):
    end = time.monotonic() + MOST_SECONDS
    while time.monotonic() < end:
        try:
            if holds():
                return True
        except AssertionError:
            pass  # An element that does not exist yet.
        time.sleep(0.02)
    return False


class User(Chromium):
    """Points and types, and counts clicks, drags and keys; typed texts are not counted."""

    def open(self, studio, width=1280, height=720, scale=1):
        self.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=studio.address)
        self.actions = 0
        self.wrong = []
        self.becomes("document.documentElement?.dataset.ready === ''", "the studio does not begin")

    def expect(self, condition, message):
        if not condition:
            self.wrong.append(message)

    def becomes(self, expression, message):
        self.expect(soon(lambda: self.run(f"!!({expression})")), message)

    def saved(self, message="a change is not saved"):
        self.becomes("!studio.edits.isBusy && !studio.edits.waiting.length", message)
        self.pause(0.05)

    def pause(self, seconds):
        self.run(f"new Promise(done => setTimeout(done, {seconds * 1000})).then(() => 0)")

    def middle(self, selector):
        return self.run(
            f"(() => {{ const element = document.querySelector({json.dumps(selector)}); element.scrollIntoView({{block: 'nearest'}});"
            " const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")

    def press(self, x, y):
        self.actions += 1
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)
        self.pause(0.06)

    def click(self, selector):
        self.press(*self.middle(selector))

    def drag(self, start, end):
        self.actions += 1
        self.mouse("mousePressed", *start)
        for step in range(1, 9):
            self.mouse("mouseMoved", *(a + (b - a) * step / 8 for a, b in zip(start, end)))
        self.mouse("mouseReleased", *end)
        self.pause(0.06)

    def chord(self, name, modifiers=0):
        self.actions += 1
        self.key(name, modifiers)
        self.pause(0.06)

    def fill(self, selector, text):
        """Clicks a field and replaces its text."""
        self.click(selector)
        self.run("document.activeElement.select?.()")
        self.typed(text)
        self.key("Enter")
        self.saved()

    def choose(self, selector, value):
        """Chooses in a list: a click, and the choice by its keys."""
        self.actions += 1
        self.run(
            f"(() => {{ const list = document.querySelector({json.dumps(selector)}); list.focus(); list.value = {json.dumps(value)};"
            " list.dispatchEvent(new Event('change', {bubbles: true})); })()")
        self.saved()

    def shape(self, place, share):
        """The place on the screen of a share of a shape's line."""
        return self.run(
            f"(() => {{ const {{large}} = studio.stage, box = large.element.getBoundingClientRect(),"
            f" {{x, y}} = Geometry.at(studio.model.shapes[{place}].path, {share}), [left, top] = large.toScreen([x, y]);"
            " return [left + box.x, top + box.y]; })()")

    def symbol(self, name):
        """Scrolls to a symbol's tile and clicks it."""
        self.run(f"studio.list.reveal(studio.list.shown.findIndex(symbol => symbol.name === {json.dumps(name)})), studio.list.paint()")
        self.click(f'[data-name="{name}"]')
        self.becomes(f"studio.model?.name === {json.dumps(name)} && studio.model.isMade", f"{name} is not shown")
        self.pause(0.1)

    def walk(self, name, most, work):
        """Runs a walkthrough; its clicks must not be more than a number."""
        self.actions = 0
        try:
            work()
        except AssertionError as error:
            self.wrong.append(f"{name}: {str(error)[:400]}")
        self.expect(self.actions <= most, f"{name}: {self.actions} clicks, more than {most}")
        self.expect(not self.run("window.wrong"), f"{name}: {self.run('window.wrong')}")
        return self.actions


FIELD = '#inspector [aria-label="%s"]'


def thirty_icons(user, studio):
    user.chord("a", CONTROL)
    user.fill(FIELD % "Category", "interface")
    user.run("document.querySelector('.buttons .plain').dataset.test = 'names'")
    user.click("[data-test=names]")
    user.saved()
    user.fill(FIELD % "Prefix", "acme.")
    user.chord("e", CONTROL)
    user.becomes("document.querySelector('dialog.export input')", "the export has no targets")
    user.click("dialog.export .strong")
    user.becomes("!studio.exporting.go.disabled", "the export does not end")
    user.becomes("document.querySelectorAll('dialog.export .report li button').length", "the export has no files")
    user.key("Escape")
    entries = {name: entry for name, entry in studio.symbols.items() if name != "$font"}
    user.expect(len(entries) == 30, f"{len(entries)} of 30 icons have annotations")
    user.expect(all(entry.get("category") == "interface" for entry in entries.values()), "a category is missing")
    user.expect(entries.get("lines-rtl", {}).get("alt") == "Lines rtl", f"the description is {entries.get('lines-rtl')}")
    user.expect(studio.symbols.get("$font", {}).get("prefix") == "acme.", "the prefix is missing")
    user.becomes("studio.folder.byName.has('acme.bell')", "the names have no prefix")
    user.run("studio.list.pick([])")


def battery(user, studio):
    user.symbol("acme.battery")
    points = [user.shape(place, share) for place in range(3) for share in (0, 1)]
    xs, ys = zip(*points)
    user.drag((min(xs) - 12, min(ys) - 12), (max(xs) + 12, max(ys) + 12))
    user.chord("v")
    user.saved()
    user.becomes("studio.model.layers.length === 4 && studio.model.known.details.layers?.length === 4", "no layers for the bars")
    user.press(*user.shape(4, 0.1))
    user.chord("2")
    user.saved()
    user.run("studio.view.set({value: '1'})")
    x, y = user.middle(".look-value input[type=range]")
    user.drag((x + 40, y), (x - 10, y))
    layers = studio.symbols["battery"]["layers"]
    lit = [(layer["shapes"][0][0], layer["threshold"]) for layer in layers if "threshold" in layer]
    user.expect(lit == [("1", 0), ("2", 0.34), ("3", 0.68)], f"the thresholds are {lit}")
    user.expect([layer["level"] for layer in layers if "5" in layer["shapes"][0][0]] == ["secondary"], f"the case is {layers}")
    user.run("studio.view.set({value: ''})")


def bell(user, studio):
    user.symbol("acme.bell")
    for place, group in ((1, "1"), (0, "0")):
        user.press(*user.shape(place, 0.4))
        user.chord("g")
        user.typed(group)
        user.key("Enter")
        user.saved()
    user.chord("a")
    left, top = user.run(
        "(() => { const box = studio.stage.large.element.getBoundingClientRect(), [x, y] = studio.stage.large.toScreen([12, 3]);"
        " return [x + box.x, y + box.y]; })()")
    user.drag(user.middle("[data-handle=anchor]"), (left + 3, top - 3))
    user.saved()
    user.choose(FIELD % "Wiggle", "clockwise")
    user.run("studio.stage.large.element.focus()")
    user.run("studio.view.set({effect: 'wiggle'})")
    user.chord(" ")
    user.becomes("document.querySelector('.moving svg')", "nothing moves")
    user.choose(".transport select", "0.25")
    user.click(".transport input[type=checkbox]")
    user.becomes("document.querySelector('.moving').getAnimations({subtree: true}).length", "no animation plays")
    entry = studio.symbols["bell"]
    user.expect(entry.get("wiggle") == "clockwise", f"the bell is {entry}")
    user.expect(entry.get("anchor") == [12, 3], f"the anchor is {entry.get('anchor')}")
    user.expect(sorted(layer.get("group") for layer in entry["layers"]) == [0, 1], f"the groups are {entry['layers']}")
    user.run("studio.view.set({repeat: false, speed: 1})")


def languages(user, studio):
    user.symbol("acme.lines")
    user.click("#tab-languages")
    user.choose('.direction select', "acme.lines.rtl")
    user.choose('[aria-label="Form in Arabic"]', "acme.lines.rtl")
    user.choose('[aria-label="Form in Hebrew"]', "acme.lines.rtl")
    user.fill('[aria-label="Description in German"]', "Zeilen")
    entry = studio.symbols["lines"]
    user.expect(entry.get("forms") == {"ar": "acme.lines.rtl", "he": "acme.lines.rtl"}, f"the forms are {entry}")
    user.expect(entry.get("rightToLeft") == "acme.lines.rtl", f"right to left is {entry}")
    user.expect(isinstance(entry.get("alt"), dict) and entry["alt"].get("de") == "Zeilen", f"the descriptions are {entry.get('alt')}")
    user.run("studio.view.set({tab: 'symbol'})")


def findings(user, studio):
    user.run("studio.view.set({symbol: 'acme.target'})")
    user.becomes("studio.model?.name === 'acme.target' && studio.model.findings.length", "the target has no problems")
    user.run("studio.stage.large.element.focus()")
    user.chord("n")
    user.becomes("document.querySelector('.finding-mark') && document.querySelector('.caption.has-finding')", "the place is not marked")
    finding = user.run("studio.currentFinding")
    weight = user.run("studio.view.values.weight")
    user.expect(weight == finding["at"]["weight"], f"the problem at {finding['at']} is shown at {weight}")
    if finding["fixes"]:
        user.click(".finding .fix")
        user.saved()


def undo(user, studio):
    """Undo takes back the last change of the folder, redo makes it again."""
    user.run("studio.view.set({symbol: 'acme.bell', side: 'motion'})")
    user.becomes("studio.model?.name === 'acme.bell'", "the bell is not shown")
    before = studio.symbols
    user.choose(FIELD % "Rotate", "counterclockwise")
    user.expect(studio.symbols["bell"].get("rotate") == "counterclockwise", "the direction is not saved")
    user.run("document.activeElement.blur()")
    user.chord("z", CONTROL)
    user.becomes("!studio.edits.isBusy && studio.model.values.rotate === undefined", "undo is not shown")
    user.expect(studio.symbols == before, "undo leaves another file")


def together(user, studio):
    """Two tabs agree, and a file that another program saves is shown."""
    with User() as other:
        other.open(studio)
        other.run("studio.view.set({symbol: 'acme.bell', side: 'words'})")
        other.becomes("studio.model?.name === 'acme.bell'", "the second tab does not show the bell")
        user.run("studio.edits.set('Set note', {note: 'rings'})")
        other.becomes("studio.model.values.note === 'rings'", "the second tab does not see a change of the first")
        user.wrong += other.wrong
    user.run("studio.view.set({symbol: 'acme.bell', tab: 'symbol'})")
    text = (studio.folder / "bell.svg").read_text()
    (studio.folder / "bell.svg.new").write_text(text.replace("M4 17h16", "M5 17h14"))
    (studio.folder / "bell.svg.new").replace(studio.folder / "bell.svg")
    user.becomes("studio.model.shapes.some(shape => Geometry.box(shape.path).width === 14)", "a saved file is not shown")
    user.expect(user.run("studio.model.values.wiggle") == "clockwise", "a saved file loses annotations")


def conflict(user, studio):
    """A change of a file that another program has changed is not written before the user decides."""
    user.run("studio.view.set({symbol: 'acme.bell', side: 'motion'})")
    user.becomes("studio.model?.name === 'acme.bell' && studio.model.isMade", "the bell is not shown")
    for choice, direction in ((".plain", "clockwise"), (".strong", "counterclockwise")):
        user.becomes("studio.folder.read('acme.bell')?.tag === studio.folder.byName.get('acme.bell').tag", "the bell is not read")
        before = studio.symbols["bell"].get("rotate")
        user.run(f"studio.folder.read('acme.bell').tag = 'old', studio.edits.set('Set Rotate', {{rotate: '{direction}'}})")
        user.becomes("document.querySelector('.conflict')", "no conflict is shown")
        user.expect(studio.symbols["bell"].get("rotate") == before, "a conflict is decided silently")
        user.click(f".conflict .buttons {choice}")
        user.saved()
        expected = direction if choice == ".strong" else before
        user.expect(soon(lambda: studio.symbols["bell"].get("rotate") == expected), f"after {choice} it is {studio.symbols['bell']}")


# Paints the open symbol as text, on kept nodes and on a canvas, and returns the greatest share by which pixels differ, by look.
SINKS = """(async () => {
  const {model} = studio, size = 240, scale = 120 / model.library.capHeight, found = {};
  const pixels = async draw => {
    const canvas = h('canvas', {});
    canvas.width = canvas.height = size;
    await draw(canvas.getContext('2d'));
    return canvas.getContext('2d').getImageData(0, 0, size, size).data;
  };
  const markup = (painter, shapes) => async context => {
    const {left, top, width, height} = painter.box, side = size / scale;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${left + width / 2 - side / 2} ${top + height / 2 - side / 2} ${side} ${side}" fill="${Colors.hex(painter.tint)}">${shapes}</svg>`;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
    await image.decode();
    context.drawImage(image, 0, 0);
  };
  for (const look of [{}, {mode: 'monochrome'}, {mode: 'palette'}, {mode: 'multicolor'}, {weight: 900, scale: 'large'}, {value: '0.5'}, {appearance: 'dark', value: '0.2'}]) {
    const painter = model.painter(studio.view.look({weight: 400, scale: 'medium', mode: 'hierarchical', value: '', ...look}));
    const group = svg('g');
    new KeptNodes(group).paint(painter);
    const [text, nodes, canvas] = await Promise.all([
      pixels(markup(painter, SVGText.shapes(painter))), pixels(markup(painter, group.innerHTML)),
      pixels(context => CanvasSink.centered(context, painter, 0, 0, size, size, scale))]);
    for (const [name, other] of [['nodes', nodes], ['canvas', canvas]]) {
      let sum = text.some(value => value) ? 0 : Infinity;
      for (let index = 3; index < text.length; index += 4) sum += Math.abs(text[index] - other[index]);
      found[`${name} ${JSON.stringify(look)}`] = sum / 255 / (size * size);
    }
  }
  return found;
})()"""


def sinks(user, studio):
    """The page's three ways of painting show the same symbol, with cuts and with values that pens draw."""
    user.run("studio.view.set({symbol: 'acme.target', tab: 'symbol'})")
    user.becomes("studio.model?.name === 'acme.target' && studio.model.isMade", "the target is not shown")
    for mode in (None, "draw"):
        user.run(
            "studio.edits.set('Test', {layers: [{shapes: ['1'], level: 'secondary', threshold: 0}, {shapes: ['2'], clear: ['hierarchical']},"
            f" {{shapes: ['3'], threshold: 0.5, color: 'systemRed'}}], valueMode: {json.dumps(mode)}}})")
        user.saved()
        for name, share in user.run(SINKS).items():
            user.expect(share < 0.002, f"{name}, shown by {mode or 'colour'}: {share:.4f} of the pixels differ from the text's")


def accessible(user, studio):
    """The violations that axe-core finds in the main states."""
    import axe_core_python  # its folder holds axe.min.js

    script = pathlib.Path(axe_core_python.__path__[0], "axe.min.js").read_text()
    user.run(script + "\n;0")
    states = {
        "layers": "studio.view.set({symbol: 'acme.battery', tab: 'symbol', side: 'layers'}); studio.open().then(() => studio.selection.chooseLayer(1))",
        **{side: f"studio.view.set({{side: '{side}'}})" for side in ("motion", "words", "findings")},
        **{f"view {tab}": f"studio.view.set({{tab: '{tab}'}})" for tab in ("text", "modes", "motion", "compare", "combine", "languages")},
        "anchor": "studio.view.set({tab: 'symbol'}); studio.stage.large.mode === 'anchor' || studio.stage.large.tool('anchor')",
        "several": "studio.list.pick(studio.list.shown.slice(0, 5).map(symbol => symbol.name))",
        "conflict": "studio.conflict({name: 'acme.bell', file: 'bell.svg', key: 'wiggle', ours: 'clockwise', theirs: '-90'})",
        "export": "studio.exporting.open()",
    }
    for scheme in ("light", "dark"):
        user.run(f"studio.view.set({{appearance: '{scheme}'}})")
        for name, script in states.items():
            user.run(f"Promise.resolve({script.replace('; ', ', ')}).then(() => 0)")
            user.pause(0.25)
            found = user.run("axe.run().then(result => result.violations.map(({id, nodes}) => id + ': ' + nodes[0].html.slice(0, 120)))")
            user.expect(not found, f"axe, {scheme}, {name}: {found}")
        user.run("studio.exporting.dialog.close(), studio.list.pick([]), document.querySelector('#notices').replaceChildren()")
    user.run("studio.view.set({appearance: 'auto'})")


def narrow(user, studio):
    """On a tablet's width and at 400 % everything is there, and nothing scrolls sideways."""
    for width, height in ((640, 900), (320, 256)):
        user.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        for region in ("list", "stage", "inspector"):
            user.run(f"document.querySelector('#regions [data-region={region}]').click()")
            user.pause(0.1)
            user.expect(user.run("document.documentElement.scrollWidth <= innerWidth"), f"{width}: {region} scrolls sideways")
            user.expect(user.run(f"document.querySelector('#{region}').checkVisibility()"), f"{width}: {region} is not shown")
    small = user.run(
        "[...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox], [type=range])')].filter(element => element.checkVisibility())"
        ".map(element => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()]).filter(([, {width, height}]) => width < 24 || height < 24).map(([text]) => text)")
    user.expect(not small, f"smaller than 24 px: {small}")


def use():
    with Studio() as studio, User() as user:
        user.prefer("light")
        user.open(studio)
        user.becomes("studio.folder.symbols.length === 30 && studio.folder.symbols.every(symbol => symbol.state === 'made')", "not all icons are made")
        clicks = {}
        for name, most, work in (("icons", 14, thirty_icons), ("battery", 6, battery), ("bell", 11, bell), ("languages", 7, languages), ("findings", 4, findings)):
            clicks[name] = user.walk(name, most, lambda work=work: work(user, studio))
        for name, work in (("undo", undo), ("together", together), ("conflict", conflict), ("sinks", sinks), ("accessible", accessible), ("narrow", narrow)):
            user.walk(name, 1000, lambda work=work: work(user, studio))
        user.expect(not user.run("window.wrong"), f"errors: {user.run('window.wrong')}")
        print(json.dumps({"clicks": clicks, "wrong": user.wrong}))
        if user.wrong:
            sys.exit(1)


# Moves a slider in each of 120 frames, and returns the script's time and the frames in milliseconds.
FRAMES = """new Promise(done => {
  const slider = SLIDER, times = [], frames = [];
  let before, count = 0;
  const step = now => {
    if (before !== undefined) frames.push(now - before);
    before = now;
    if (count++ === 120) { times.sort((a, b) => a - b); return done({script: times[60], p95: times[114], late: frames.filter(frame => frame > 25).length, frame: frames.sort((a, b) => a - b)[60]}); }
    let start;
    requestAnimationFrame(() => { start = performance.now(); });
    slider.value = Number(slider.min) + (Number(slider.max) - Number(slider.min)) * (count % 60) / 60;
    slider.dispatchEvent(new Event('input', {bubbles: true}));
    requestAnimationFrame(step);
    requestAnimationFrame(() => times.push(performance.now() - start));
  };
  requestAnimationFrame(step);
})"""


def measure():
    with Studio() as studio, User() as user:
        start = time.monotonic()
        user.open(studio, scale=2)
        figures = {"list": round(time.monotonic() - start, 3)}
        user.becomes("studio.folder.symbols.every(symbol => symbol.state === 'made')", "not all icons are made")
        figures["made"] = round(time.monotonic() - start, 3)
        user.run("studio.view.set({symbol: 'battery'})")
        user.becomes("studio.model?.name === 'battery' && studio.model.isMade", "the battery is not shown")
        user.run("studio.selection.chooseShapes([0, 1, 2]), studio.selection.showValue(), 0")
        user.saved()
        figures["weight"] = user.run(FRAMES.replace("SLIDER", "studio.stage.weight"))
        user.run("studio.view.set({value: '0.5', weight: 400})")
        figures["value"] = user.run(FRAMES.replace("SLIDER", "studio.stage.value"))
        seen = []
        for number in range(20):
            seen.append(user.run(
                f"new Promise(done => {{ const start = performance.now(); studio.edits.set('Set', {{'layers[1].threshold': {number / 40}}});"
                " requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start))); })"))
            user.saved()
        figures["threshold"] = {"median": sorted(seen)[10], "most": max(seen)}
        outside = []
        text = (studio.folder / "battery.svg").read_text()
        for number in range(20):
            user.run(
                "window.seen = undefined; (() => { const paint = studio.stage.paint.bind(studio.stage), tag = studio.model.tag; studio.stage.paint = () => { paint();"
                " if (studio.model.tag !== tag && !window.seen) { studio.stage.paint = paint; requestAnimationFrame(() => window.seen = Date.now()); } }; })()")
            (studio.folder / "new").write_text(text.replace('rx="2"', f'rx="{1 + number / 20}"'))
            now = time.time()
            (studio.folder / "new").replace(studio.folder / "battery.svg")
            user.becomes("window.seen", "a saved file is not shown")
            outside.append(user.run("window.seen") - now * 1000)
        figures["file"] = {"median": sorted(outside)[10], "most": max(outside)}
        print(json.dumps({**figures, "wrong": user.wrong}, indent=1))


def shots(out):
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    with Studio() as studio, User() as user:
        for scheme in ("light", "dark"):
            user.prefer(scheme)
            for width, height, scale in ((1280, 720, 1), (1280, 720, 2), (640, 900, 1)):
                user.open(studio, width, height, scale)
                user.run("studio.view.set({symbol: 'bell', side: 'layers'})")
                user.becomes("studio.model?.name === 'bell' && studio.model.isMade", "the bell is not shown")
                for tab in ("symbol", "text", "modes", "motion", "compare", "combine", "languages"):
                    user.run(f"studio.view.set({{tab: '{tab}'}})")
                    user.pause(0.6)
                    data = user.call("Page.captureScreenshot", format="png")["data"]
                    (out / f"{tab}-{scheme}-{width}-{scale}.png").write_bytes(base64.b64decode(data))


if wanted == "--measure":
    measure()
elif wanted == "--shots":
    shots(sys.argv[4])
else:
    use()
