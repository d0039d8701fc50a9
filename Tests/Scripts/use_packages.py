#!/usr/bin/env python3
"""Uses the packages of `symtext export web` and `reactnative` as projects do.

    Tests/Scripts/use_packages.py bin/symtext [PICTURE.png]

TypeScript compiles uses of each component by the packages' own `exports`, and refuses wrong ones; React draws on a
server; esbuild keeps only the symbols that a page imports; Chromium shows elements and characters of the font at three
weights in text from right to left, which are compared with `symtext render`. React's types are Debian's; of Vue 3,
Svelte and React Native, which Debian lacks, only the declarations that the components use are written here. Debian:
node-typescript, node-react, node-react-dom, esbuild.
"""

import html
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

from chromium import Chromium

NODE = pathlib.Path("/usr/share/nodejs")
NAMES = ["heart", "heart.fill", "bell.slash", "list.bullet", "arrow.right", "cloud.sun", "trash", "repeat"]
STUBS = """
declare module "vue" {
  export type DefineComponent<Props> = new () => { $props: Props };
}
declare module "svelte" {
  export class SvelteComponent<Props> { constructor(options: { target: Element; props: Props }); }
}
declare module "svelte/elements" {
  export interface HTMLAttributes<T> { class?: string; title?: string; onclick?: (event: MouseEvent) => void }
}
declare module "react-native" {
  export type ColorValue = string;
  export interface TextProps { children?: unknown; style?: object; accessibilityLabel?: string; testID?: string }
  export class Text { measure(): void }
}
"""
USES = {
    "react": """
import { createElement, useRef } from "react";
import { SymtextSymbol, type SymtextElement } from "symtext-symbols/react";
import { heart, bellSlash } from "symtext-symbols/symbols";
import repeat from "symtext-symbols/symbols/repeat";
export const Alarm = () => {
  const symbol = useRef<SymtextElement>(null);
  return createElement("button", { onClick: () => symbol.current?.play("bounce") },
    createElement(SymtextSymbol, { ref: symbol, className: "big", title: "t", symbol: repeat, %s }), heart.name, bellSlash.name);
};
""",
    "vue": """
import { SymtextSymbol } from "symtext-symbols/vue";
import { heart, bellSlash } from "symtext-symbols/symbols";
export const props: InstanceType<typeof SymtextSymbol>["$props"] = { symbol: heart, %s };
export const name = bellSlash.name;
""",
    "svelte": """
import { SymtextSymbol } from "symtext-symbols/svelte";
import { heart, bellSlash } from "symtext-symbols/symbols";
export const symbol = new SymtextSymbol({ target: document.body, props: { symbol: heart, class: "big", %s } });
export const name = bellSlash.name;
""",
    "element": """
import { define } from "symtext-symbols";
import { heart, bellSlash } from "symtext-symbols/symbols";
define(heart, bellSlash);
const element = document.createElement("symtext-symbol");
element.play("bounce");
export const attributes: import("symtext-symbols").SymtextSymbolProps = { symbol: heart, %s };
""",
}
RIGHT = 'to: bellSlash, trigger: "hover", effect: "bounce", repeat: "forever", speed: 2, mode: "palette"'
WRONG = [
    "symbol: 3", 'to: "bell.slash"', 'trigger: "hoover"', 'repeat: "often"', 'speed: "fast"', 'mode: "colorful"',
    "unknown: 1"]
NATIVE = """
import { createElement } from "react";
import { SymtextIcon } from "symtext-symbols-native";
export const icon = createElement(SymtextIcon, { name: "heart", size: 20, %s });
"""
NATIVE_RIGHT = 'weight: "bold", scale: "small", color: "teal", testID: "t"'
NATIVE_WRONG = ['name: "hart"', 'weight: "fat"', 'scale: "huge"', 'size: "20"', 'children: "x"']
RUN = """
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SymtextSymbol } from "symtext-symbols/react";
import { heart, bellSlash } from "symtext-symbols/symbols";
console.log(renderToString(createElement(SymtextSymbol, { symbol: heart, to: bellSlash, className: "big", effect: "bounce" })));
"""
RUN_NATIVE = """
const React = require("react"), { renderToString } = require("react-dom/server");
const { SymtextIcon } = require("./icon.js");
for (const props of [{ name: "list.bullet", weight: "bold", scale: "small", size: 40 }, { name: "heart", accessibilityLabel: "" }])
  console.log(renderToString(React.createElement(SymtextIcon, props)));
"""
STUB_NATIVE = """
const React = require("react");
exports.I18nManager = { isRTL: true };
exports.Text = React.forwardRef(({ style, ...props }, ref) =>
  React.createElement("span", { "data-props": JSON.stringify({ ...Object.assign({}, ...style), label: props.accessibilityLabel, accessible: props.accessible }) }, props.children));
"""
WEIGHTS = {"thin": 200, "regular": 400, "bold": 700}
SIZE = 64


def run(*command, **options):
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, env={**os.environ, "NODE_PATH": NODE}, **options)


def project(program, folder):
    """Makes a project that has both packages among its modules."""
    modules = folder / "node_modules"
    modules.mkdir()
    for name in ["react", "react-dom", "@types", "scheduler", "loose-envify", "js-tokens", "object-assign"]:
        if (NODE / name).exists():
            (modules / name).symlink_to(NODE / name)
    web = ["export", "web", "--only", ",".join(NAMES), "-o", modules / "symtext-symbols"]
    native = [
        "export", "reactnative", "--only", ",".join(NAMES), "--weights", "regular,bold", "--scales", "medium,small", "-o",
        modules / "symtext-symbols-native"]
    for arguments in (web, native):
        made = run(program, *arguments)
        assert made.returncode == 0, made.stderr
    (folder / "package.json").write_text('{ "type": "module" }')
    (folder / "stub.d.ts").write_text(STUBS)


def compiled(folder, use):
    """Returns the messages of the compiler."""
    (folder / "use.ts").write_text(use)
    return run(
        "tsc", "--strict", "--noEmit", "--noUnusedLocals", "--target", "es2020", "--module", "node16",
        "--moduleResolution", "node16", "--lib", "es2020,dom", "--skipLibCheck", "use.ts", "stub.d.ts",
        cwd=folder).stdout


def check_types(folder, failures):
    for name, use, right, wrong in [(name, use, RIGHT, WRONG) for name, use in USES.items()] + [
            ("react native", NATIVE, NATIVE_RIGHT, NATIVE_WRONG)]:
        messages = compiled(folder, use % right)
        if messages:
            failures.append(f"{name}: {messages}")
        for attribute in wrong:
            if "error TS" not in compiled(folder, use % attribute):
                failures.append(f"{name}: {attribute} is not refused")


def check_server(folder, failures):
    (folder / "run.mjs").write_text(RUN)
    result = run("node", "run.mjs", cwd=folder)
    if '<symtext-symbol effect="bounce" name="heart" to="bell.slash" class="big">' not in result.stdout:
        failures.append(f"react draws {result.stdout}{result.stderr}")
    (folder / "react-native.cjs").write_text(STUB_NATIVE)
    (folder / "run.cjs").write_text(RUN_NATIVE)
    run("esbuild", "--bundle", "--format=cjs", "--external:react", "--alias:react-native=./react-native.cjs",
        "--outfile=icon.js", "node_modules/symtext-symbols-native/index.js", cwd=folder)
    (folder / "icon.js").rename(folder / "icon.cjs")
    (folder / "run.cjs").write_text(RUN_NATIVE.replace("./icon.js", "./icon.cjs"))
    lines = run("node", "run.cjs", cwd=folder).stdout.splitlines()
    props = [json.loads(html.unescape(line.split('data-props="')[1].split('"')[0])) for line in lines]
    own = {key: props[0].get(key) for key in ["fontFamily", "lineHeight", "transform", "accessible"]} if props else {}
    if own != {
            "fontFamily": "SymtextSymbols-Bold", "lineHeight": 40, "transform": [{"scaleX": -1}], "accessible": True}:
        failures.append(f"react native draws {lines}")
    elif props[1]["accessible"] or "transform" in props[1] or props[1]["fontFamily"] != "SymtextSymbols-Regular":
        failures.append(f"react native draws {lines[1]}")


def check_bundles(folder, failures):
    """A bundle has the data of the symbols that it imports, and no others."""
    for source in ['import { heart } from "symtext-symbols/symbols"', 'import heart from "symtext-symbols/symbols/heart"']:
        (folder / "page.js").write_text(f'{source};\nimport {{ define }} from "symtext-symbols";\ndefine(heart);\n')
        result = run("esbuild", "--bundle", "--minify", "page.js", cwd=folder)
        symbol = (folder / "node_modules/symtext-symbols/symbols/heart.js").stat().st_size
        player = (folder / "node_modules/symtext-symbols/symtext-player.js").stat().st_size
        if result.returncode or "bell.slash" in result.stdout or len(result.stdout) > player + symbol + 500:
            failures.append(f"{source} makes a bundle of {len(result.stdout)} bytes: {result.stderr}")


def page(folder):
    """A page from right to left: for each weight a row of elements, and one of characters."""
    cells = ""
    for row, weight in enumerate(WEIGHTS.values()):
        for column, name in enumerate(NAMES):
            for kind, cell in enumerate([f'<symtext-symbol name="{name}"></symtext-symbol>',
                                         f'<i class="symtext symtext-{name.replace(".", "-")}"></i>']):
                place = f"left:{120 * column}px;top:{120 * (2 * row + kind)}px"
                cells += f'<div style="{place};font-weight:{weight}">{cell}</div>'
    constants = ", ".join(f"s{index}" for index in range(len(NAMES)))
    imports = "".join(
        f'import s{index} from "symtext-symbols/symbols/{name.replace(".", "-")}";\n' for index, name in enumerate(NAMES))
    (folder / "page.js").write_text(f'{imports}import {{ define }} from "symtext-symbols";\ndefine({constants});\n')
    run("esbuild", "--bundle", "--outfile=bundle.js", "page.js", cwd=folder)
    (folder / "page.html").write_text(f"""<!doctype html><html dir="rtl"><meta charset="utf-8">
      <link rel="stylesheet" href="node_modules/symtext-symbols/symtext.css">
      <style>
        body {{ margin: 0; font: {SIZE}px "Inter Variable", Inter; }}
        div {{ position: absolute; width: 120px; height: 120px; text-align: center; line-height: 120px; }}
        .symtext {{ --symtext-cap-height: 0.727; }}
      </style>{cells}
      <script src="bundle.js"></script>""")


def ink(image):
    """Cuts a picture to its ink, as darkness."""
    image = ImageChops.invert(image.convert("L"))
    return image.crop(image.point(lambda value: 255 if value > 40 else 0).getbbox() or (0, 0, 1, 1))


def difference(one, other):
    """The mean difference of two pictures of ink, as one lies best on the other: to a pixel."""
    size = (max(one.width, other.width) + 2, max(one.height, other.height) + 2)

    def placed(image, x, y):
        wide = Image.new("L", size)
        wide.paste(image, (x, y))
        return wide

    def mean(x, y):
        histogram = ImageChops.difference(placed(one, 1, 1), placed(other, x, y)).histogram()
        return sum(value * count for value, count in enumerate(histogram)) / (size[0] * size[1])

    return min(mean(x, y) for x in range(3) for y in range(3))


def check_page(program, folder, failures, picture):
    page(folder)
    size = (120 * len(NAMES), 240 * len(WEIGHTS))
    with Chromium() as browser:
        browser.open(folder / "page.html", *size)
        shown = browser.picture()
    if picture:
        shown.save(picture)
    worst = 0
    for row, weight in enumerate(WEIGHTS):
        for column, name in enumerate(NAMES):
            made = folder / "own.png"
            result = run(
                program, "render", f"{{{name} weight={weight}}}", "--size", SIZE, "--direction", "rtl", "--background",
                "white", "--font", "Inter", "-o", made)
            assert result.returncode == 0, result.stderr
            own = ink(Image.open(made))
            for kind, place in (("element", 2 * row), ("character", 2 * row + 1)):
                left = 120 * column
                cell = ink(shown.crop((left, 120 * place, left + 120, 120 * place + 120)))
                far = max(abs(cell.width - own.width), abs(cell.height - own.height))
                mean = difference(cell, own)
                worst = max(worst, mean)
                if far > 2 or mean > 12:
                    failures.append(f"{name} {weight} {kind}: {far} px larger or smaller, {mean:.1f} of 255 apart")
    return worst


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        project(program, folder)
        check_types(folder, failures)
        check_server(folder, failures)
        check_bundles(folder, failures)
        worst = check_page(program, folder, failures, sys.argv[2] if len(sys.argv) > 2 else None)
    print("\n".join(failures) or f"five components compile and refuse wrong uses; at most {worst:.1f} of 255 apart from render")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
