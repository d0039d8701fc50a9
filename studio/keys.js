"use strict";

/** The keys of the page. Single letters work only while the stage has the focus, and can be turned off. */
class Keys {
  constructor(studio) {
    this.studio = studio;
    addEventListener("keydown", event => this.press(event));
    const modifier = /Mac|iPad|iPhone/.test(navigator.platform) ? "⌘" : "Ctrl ";
    const letters = h("input", { type: "checkbox", checked: this.hasLetters, onchange: () => localStorage.setItem("symtext-letters", letters.checked ? "on" : "off") });
    this.dialog = h("dialog", { "aria-label": say("keys") }, h("h2", {}, say("keys")),
      h("dl", { class: "keys" }, ...Texts.keyHelp.map(([keys, text]) => h("div", {}, h("dt", {}, ...keys.split(" ").map(key => h("kbd", {}, key.replace("Mod+", modifier)))), h("dd", {}, text)))),
      h("label", { class: "check" }, letters, h("span", {}, say("useLetters"))),
      h("div", { class: "buttons end" }, h("button", { type: "button", class: "plain start", onclick: () => { this.dialog.close(); studio.server.quit(); } }, say("quit")),
        h("button", { type: "button", class: "strong", onclick: () => this.dialog.close() }, say("close"))));
    document.body.append(this.dialog);
  }

  get hasLetters() { return localStorage.getItem("symtext-letters") !== "off"; }

  press(event) {
    const { studio } = this, isCommand = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
    if (document.querySelector("dialog[open]") || event.defaultPrevented) return;
    const command = isCommand && { z: () => studio.edits.step(event.shiftKey ? "redo" : "undo"), y: () => studio.edits.step("redo"), e: () => studio.exporting.open(), a: () => studio.list.pick(studio.list.shown.map(symbol => symbol.name)) }[key];
    if (command) {
      // The browser's own undo acts in text fields only.
      if (isEditing(document.activeElement) && key !== "e") return;
      event.preventDefault();
      command();
      return;
    }
    if (isCommand || event.altKey || isEditing(document.activeElement)) return;
    if (event.key === "/") { event.preventDefault(); studio.search.focus(); studio.search.select(); return; }
    if (event.key === "?") { event.preventDefault(); this.dialog.showModal(); return; }
    if (event.key === "Escape") { this.escape(); return; }
    const isElsewhere = document.activeElement !== document.body && !studio.stage.element.contains(document.activeElement);
    if (isElsewhere || !this.hasLetters) return;
    const action = this.letter(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  letter(event) {
    const { studio } = this, { view, selection, stage } = studio, { values } = view;
    const { large } = stage, weights = Weights.all, at = weights.indexOf(Weights.nearest(values.weight));
    const level = name => () => selection.set(say("set", say("level")), { level: name });
    const symbol = values.tab === "symbol";
    return {
      "[": () => view.set({ weight: weights[Math.max(at - 1, 0)] }), "]": () => view.set({ weight: weights[Math.min(at + 1, 8)] }),
      1: symbol && level("primary"), 2: symbol && level("secondary"), 3: symbol && level("tertiary"),
      0: symbol && (() => selection.set(say("set", say("clears")), { clear: studio.model.layers[selection.layer]?.clear ? null : true })),
      v: symbol && (() => selection.showValue()), g: symbol && (() => this.group()), a: symbol && (() => large.tool("anchor")), d: symbol && (() => large.tool("draw")),
      m: symbol && (() => large.tool("margins")), l: () => studio.nextLoop(), c: () => view.set({ tab: values.tab === "compare" ? "symbol" : "compare" }),
      n: () => studio.nextFinding(event.shiftKey ? -1 : 1), " ": !event.target.closest("button, [role=gridcell], [role=button], input") && (() => studio.play()),
    }[event.key.toLowerCase()];
  }

  /** Goes to the motion group of the selected layer; selected shapes become a layer first. */
  group() {
    const { selection } = this.studio;
    if (selection.layer === undefined && selection.shapes.size) selection.add();
    this.studio.focusField("layers", say("group"));
  }

  escape() {
    const { studio } = this, { large } = studio.stage;
    if (large.mode) large.tool(large.mode);
    else if (!studio.selection.isEmpty) { studio.selection.clear(); studio.selected(); }
    else if (studio.list.picked.size > 1) studio.list.pick([]);
    else if (studio.stage.element.contains(document.activeElement)) studio.list.content.querySelector("[tabindex='0']")?.focus();
  }
}
