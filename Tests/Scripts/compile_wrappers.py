#!/usr/bin/env python3
"""Compiles the typed components of `symtext player --types` with TypeScript, strictly, and the React one also runs.

    Tests/Scripts/compile_wrappers.py bin/symtext

React's own types are Debian's; of Vue 3 and Svelte, which Debian lacks, only the declarations that the components use
are written here. A right use must compile, and each wrong one must be refused. Debian: node-typescript, node-react,
node-react-dom.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

NODE = "/usr/share/nodejs"
VUE = """
declare module "vue" {
  export type DefineComponent<Props> = new () => { $props: Props };
  export function defineComponent(options: {
    inheritAttrs?: boolean;
    setup(props: object, context: { attrs: Record<string, unknown>; slots: object }): () => object;
  }): object;
  export function h(tag: string, attributes: object, slots: object): object;
  export interface GlobalComponents {}
}
"""
SVELTE = """
declare module "svelte/elements" {
  export interface HTMLAttributes<T> { class?: string; title?: string; onclick?: (event: MouseEvent) => void }
  export interface SvelteHTMLElements {}
}
"""
USES = {
    "react": """
import { createElement, useRef } from "react";
import { SymtextSymbol, type SymtextElement } from "./symtext-symbol";
export const Alarm = () => {
  const symbol = useRef<SymtextElement>(null);
  return createElement("button", { onClick: () => symbol.current?.play("bounce") },
    createElement(SymtextSymbol, { ref: symbol, className: "big", title: "t", %s }));
};
""",
    "vue": """
import { SymtextSymbol, type SymtextAttributes } from "./symtext-symbol";
const attributes: SymtextAttributes = { %s };
export const props: InstanceType<typeof SymtextSymbol>["$props"] = attributes;
""",
    "svelte": """
import type { SvelteHTMLElements } from "svelte/elements";
import "./symtext-symbol";
export const attributes: SvelteHTMLElements["symtext-symbol"] = { class: "big", %s };
""",
}
RIGHT = 'name: "bell", to: "bell.slash", trigger: "hover", effect: "bounce", repeat: "forever", speed: 2, mode: "palette"'
WRONG = ["name: 3", 'trigger: "hoover"', 'repeat: "often"', 'speed: "fast"', 'mode: "colorful"', "unknown: 1"]
RUN = """
const React = require("react"), { renderToString } = require("react-dom/server");
const { Alarm } = require("./use");
console.log(renderToString(React.createElement(Alarm)));
"""


def compile_use(folder, use):
    """Returns the messages of the compiler."""
    (folder / "use.ts").write_text(use)
    command = [
        "tsc", "--strict", "--noUnusedLocals", "--target", "es2020", "--module", "commonjs", "--moduleResolution",
        "node", "--jsx", "react", "--skipLibCheck", "use.ts", "stub.d.ts"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    failures = []
    for framework, use in USES.items():
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "node_modules").symlink_to(NODE)
            (folder / "symtext-player.js").write_text("")
            (folder / "symtext-player.d.ts").write_text("export {};")
            (folder / "stub.d.ts").write_text({"vue": VUE, "svelte": SVELTE}.get(framework, ""))
            ending = "tsx" if framework == "react" else "ts"
            subprocess.run(
                [program, "player", "--types", framework, "-o", folder / f"symtext-symbol.{ending}"], check=True)
            messages = compile_use(folder, use % RIGHT)
            if messages:
                failures.append(f"{framework}: {messages}")
            if framework == "react" and not messages:
                run = subprocess.run(["node", "-e", RUN], cwd=folder, capture_output=True, text=True, env={**os.environ, "NODE_PATH": NODE})
                if '<symtext-symbol name="bell" to="bell.slash"' not in run.stdout.replace(' title="t"', ""):
                    failures.append(f"react draws {run.stdout}{run.stderr}")
            for wrong in WRONG:
                if "error TS" not in compile_use(folder, use % wrong):
                    failures.append(f"{framework}: {wrong} is not refused")
    print("\n".join(failures) or "three components compile; each of six wrong uses is refused")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
