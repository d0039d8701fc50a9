"use strict";

/** The page: its parts, the open symbol, and the effects of each change. */
class Studio {
  constructor() {
    this.server = new Server();
    this.view = new View();
    this.folder = new Folder(this.server);
    this.edits = new Edits(this);
    this.selection = new Selection(this);
    this.finding = undefined;
  }

  async start() {
    const byId = id => document.getElementById(id);
    this.notices = byId("notices");
    this.announcer = byId("announcer");
    this.appear();
    try {
      const { effects, systemColors, readOnly, folder, version } = await this.server.ask("hello");
      Gallery.data = { effects, systemColors };
      Object.assign(this, { isReadOnly: readOnly, path: folder, version });
    } catch (error) {
      byId("stage").append(h("div", { class: "empty" }, h("h2", {}, error.message), h("p", { class: "muted" }, say("startAgain"))));
      return;
    }
    this.bar(byId("bar"));
    this.list = new TileList(this, byId("list"));
    this.stage = new Stage(this, byId("stage"));
    this.inspector = new Inspector(this, byId("inspector"));
    this.exporting = new Exporting(this);
    this.keys = new Keys(this);
    this.regions(byId("regions"));
    this.view.listen(keys => this.viewed(keys));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { this.appear(); this.viewed(new Set(["appearance"])); });
    this.server.listen(event => this.receive(event), isThere => this.connected(isThere));
    this.undoable(await this.folder.load());
    this.list.choose();
    if (!this.folder.byName.has(this.view.values.symbol) && this.folder.symbols.length) this.view.values.symbol = this.folder.symbols[0].name;
    await this.open();
    addEventListener("beforeunload", event => { if (this.edits.waiting.length) event.preventDefault(); });
    document.documentElement.dataset.ready = "";
    this.isStarted = true;
    if (this.isFollowing) this.reload();
  }

  bar(element) {
    const name = this.path.split("/").filter(Boolean).at(-1) ?? this.path;
    document.title = say("title", name);
    this.status = h("p", { class: "status", role: "status" }, this.isReadOnly ? say("readOnlyShort") : "");
    this.undo = iconButton("undo", say("undo"), { disabled: true, "aria-keyshortcuts": "Control+Z", onclick: () => this.edits.step("undo") });
    this.redo = iconButton("redo", say("redo"), { disabled: true, "aria-keyshortcuts": "Control+Shift+Z", onclick: () => this.edits.step("redo") });
    this.search = h("input", { id: "query", type: "search", placeholder: say("search"), "aria-label": say("search"), "aria-keyshortcuts": "/", autocomplete: "off", spellcheck: "false", value: this.view.values.query, oninput: event => this.view.set({ query: event.target.value }) });
    this.search.addEventListener("keydown", event => {
      if (event.key === "ArrowDown" || event.key === "Enter") { event.preventDefault(); this.list.content.querySelector("[tabindex='0']")?.focus(); }
      if (event.key === "Escape" && this.search.value) { event.preventDefault(); this.search.value = ""; this.view.set({ query: "" }); }
    });
    this.problems = h("button", { type: "button", class: "problems", onclick: () => this.view.set({ filter: this.view.values.filter === "findings" ? "all" : "findings", side: "findings" }) }, icon("finding"), h("span", {}));
    this.appearance = iconButton("dark", "", { onclick: () => this.view.set({ appearance: this.view.appearance === "dark" ? "light" : "dark" }) });
    element.append(h("div", { class: "bar-start" }, h("h1", { title: this.path }, name), this.status),
      h("div", { class: "bar-middle" }, this.undo, this.redo, h("div", { class: "search", role: "search" }, icon("search"), this.search, h("kbd", { "aria-hidden": "true" }, "/"))),
      h("div", { class: "bar-end" }, this.problems, this.appearance, iconButton("help", say("keys"), { "aria-keyshortcuts": "?", onclick: () => this.keys.dialog.showModal() }),
        h("button", { type: "button", class: "strong", "aria-label": say("export"), "aria-keyshortcuts": "Control+E", onclick: () => this.exporting.open() }, icon("export"), h("span", { class: "wide" }, say("export")))));
    this.appear();
  }

  /** The regions as tabs, on narrow screens. */
  regions(element) {
    const choose = region => {
      document.body.dataset.region = region;
      for (const button of element.children) button.setAttribute("aria-pressed", button.dataset.region === region);
      this.list.paintSoon();
      this.stage.paintSoon();
    };
    element.append(...[["list", "list", "symbols"], ["stage", "eye", "stage"], ["inspector", "sliders", "annotations"]].map(([region, name, text]) =>
      h("button", { type: "button", dataset: { region }, onclick: () => choose(region) }, icon(name), h("span", {}, say(text)))));
    choose("stage");
  }

  // The open symbol

  async open() {
    const { symbol } = this.view.values, entry = this.folder.byName.get(symbol);
    this.selection.clear();
    this.finding = undefined;
    this.list.choose();
    if (!entry) {
      this.model = undefined;
      this.update();
      return;
    }
    const model = await this.folder.model(symbol).catch(error => { if (error.code !== "replaced") this.notice(error.message, "error"); });
    if (this.view.values.symbol !== symbol) return;
    this.model = model;
    this.update();
  }

  /** Shows all that depends on the open symbol. */
  update() {
    this.stage.update();
    this.inspector.update();
    this.updateList();
  }

  updateList() {
    this.list.choose();
    const count = this.folder.findingCount;
    this.problems.lastChild.textContent = count ? say(count === 1 ? "oneProblem" : "manyProblems", count) : say("noProblems");
    this.problems.classList.toggle("has-problems", count > 0);
    this.problems.setAttribute("aria-pressed", this.view.values.filter === "findings");
  }

  /** Reads symbols again that were changed, and shows them. */
  async refresh(names) {
    const { model, folder, edits } = this;
    if (!names.includes(model?.name)) { this.list.repaint(); this.list.paintSoon(); return; }
    const next = await folder.fetch(model.name).catch(() => undefined);
    if (!next || this.model?.name !== next.name) return;
    this.model = next;
    // Later changes are not in the answer yet.
    for (const edit of edits.waiting) for (const change of edit.changes) edits.show(change);
    if (this.selection.layer !== undefined && !next.layers[this.selection.layer]) this.selection.clear();
    if (this.selection.layer !== undefined) this.selection.shapes = new Set(next.shapesOf(this.selection.layer).map(shape => shape.place));
    else this.selection.match();
    this.update();
    this.list.repaint(new Set(names));
  }

  /** Shows symbols whose values have changed, in this frame.
   *  @param isLive whether the change is not made yet */
  painted(names, isLive = false) {
    if (this.model && names.has(this.model.name)) {
      this.stage.paint();
      if (!isLive) this.inspector.update();
    }
    this.list.repaint(names);
  }

  selected() {
    this.stage.paintSoon();
    this.inspector.update();
    const { model, selection } = this;
    if (!model) return;
    if (selection.layer !== undefined) this.announce(say("chosenLayer", selection.layer + 1));
    else if (selection.shapes.size) this.announce(say(selection.shapes.size === 1 ? "chosenShape" : "chosenShapes", selection.shapes.size));
  }

  picked() { this.inspector.update(); }

  viewed(keys) {
    const has = (...names) => names.some(name => keys.has(name));
    if (has("appearance")) this.appear();
    if (has("symbol")) { this.open(); return; }
    if (has("query", "filter")) this.list.choose();
    if (has("tab", "side", "filter", "symbol", "palette", "text", "font", "effect", "speed", "repeat", "to", "compare", "guides", "scale")) { this.stage.update(); this.inspector.update(); }
    if (has("weight", "scale", "mode", "palette", "value", "appearance", "guides", "compare")) {
      this.stage.updateLook();
      this.stage.matrix.update();
      this.stage.paintSoon();
      this.tilesSoon ??= inFrame(() => this.list.repaint());
      this.tilesSoon();
    }
    if (has("filter")) this.update();
  }

  appear() {
    const { appearance } = this.view;
    document.documentElement.dataset.appearance = appearance;
    if (!this.appearance) return;
    const label = say(appearance === "dark" ? "toLight" : "toDark");
    this.appearance.replaceChildren(icon(appearance === "dark" ? "light" : "dark"));
    this.appearance.title = label;
    this.appearance.setAttribute("aria-label", label);
  }

  // Findings

  get currentFinding() { return this.model?.findings[this.finding]; }

  showFinding(place) {
    this.finding = place;
    const { at } = this.currentFinding;
    this.view.set({ tab: "symbol", ...at?.weight !== undefined && { weight: at.weight, scale: at.scale ?? "medium" } });
    this.stage.update();
    this.inspector.update();
    this.announce(this.currentFinding.sentence);
  }

  nextFinding(step) {
    const count = this.model?.findings.length ?? 0, next = this.finding === undefined ? step > 0 ? 0 : count - 1 : this.finding + step;
    this.view.set({ side: "findings" });
    if (count && next >= 0 && next < count) this.showFinding(next);
    else if (this.list.nextWithFindings(step)) this.waitsForFinding = step;
    else this.announce(say("noFindings"));
    if (this.waitsForFinding) {
      this.waitsForFinding = undefined;
      this.folder.model(this.view.values.symbol).then(model => setTimeout(() => model.findings.length && this.model === model && this.showFinding(step > 0 ? 0 : model.findings.length - 1)), () => {});
    }
  }

  nextLoop() {
    const all = [undefined, "open", "closed"], { values } = this.model, next = all[(all.indexOf(values.loop) + 1) % 3];
    this.edits.set(say("set", say("loop")), { loop: next ?? null });
    this.announce(say("loopIs", next ? say(`loop.${next}`) : say("automatic")));
  }

  play() {
    this.view.set({ tab: "motion" });
    this.stage.views.motion.play();
  }

  focusField(side, label) {
    this.view.set({ side });
    this.inspector.update();
    const field = this.inspector.element.querySelector(`[aria-label="${CSS.escape(label)}"]`);
    if (!field) { this.announce(say("chooseFirst")); return; }
    document.body.dataset.region = innerWidth < 900 ? "inspector" : document.body.dataset.region;
    field.focus();
    field.select?.();
  }

  // Events of the program

  receive(event) {
    const { folder } = this;
    if (event.event === "symbol") {
      const entry = folder.byName.get(event.name);
      if (!entry) { this.reload(); return; }
      const isNew = entry.tag !== event.tag || entry.state !== event.state;
      const isKnown = !isNew && entry.findings === event.findings;
      folder.hear(entry, { tag: event.tag, state: event.state, findings: event.findings });
      if (isKnown) return;
      if (isNew && event.name === this.model?.name && !this.edits.isBusy) this.refresh([event.name]);
      else this.updateSoon();
    } else if (event.event === "folder" || event.event === "reset") this.reload().then(() => this.edits.resume());
    else if (event.event === "progress") this.progress(event);
    else if (event.event === "saved") {
      this.undoable(event);
      if (!this.edits.isBusy) this.saving("saved");
    } else if (event.event === "conflict") this.conflict(event);
    else if (event.event === "notice") this.notice(event.sentence, "", event.undo ? [[say("undo"), () => this.edits.step("undo")]] : []);
  }

  updateSoon() { (this.soon ??= inFrame(() => this.updateList()))(); }

  async reload() {
    await this.folder.load().then(answer => this.undoable(answer), () => {});
    const { byName, renamed, symbols } = this.folder, { symbol } = this.view.values, now = renamed?.get(symbol) ?? symbol;
    this.list.picked = new Set([...this.list.picked].map(name => renamed?.get(name) ?? name).filter(name => byName.has(name)));
    if (now === symbol && byName.has(symbol)) await this.refresh([symbol]);
    else this.view.set({ symbol: byName.has(now) ? now : symbols[0]?.name ?? "" });
    this.update();
  }

  progress({ done, all }) { if (!this.edits.isBusy) this.status.textContent = done < all ? say("making", done, all) : this.isReadOnly ? say("readOnlyShort") : say("allMade"); }

  connected(isThere) {
    document.body.classList.toggle("is-away", !isThere);
    if (!isThere) this.status.textContent = say(this.server.isForbidden ? "noToken" : this.server.hasEnded ? "ended" : "away");
    else if (this.wasAway) { this.status.textContent = say("back"); this.reload().then(() => this.edits.resume()); }
    else if (this.wasAway === undefined) {
      // Nobody has heard of the changes since the folder was read.
      this.isFollowing = true;
      if (this.isStarted) this.reload();
    }
    this.wasAway = !isThere;
  }

  saving(state) {
    const time = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.status.textContent = { busy: say("saving"), saved: say("saved", time), failed: say("notSaved"), waiting: say("waiting") }[state];
    this.status.classList.toggle("error", state === "failed");
  }

  undoable({ undo, redo }) {
    for (const [button, name, label] of [[this.undo, "undo", undo], [this.redo, "redo", redo]]) {
      button.disabled = !label;
      const text = label ? `${say(name)}: ${label}` : say(name);
      button.title = text;
      button.setAttribute("aria-label", text);
    }
  }

  // Notices

  announce(text) { this.announcer.textContent = text; }

  /** Shows a sentence until it is closed, or for eight seconds if it has no buttons. */
  notice(text, kind = "", actions = []) {
    const card = h("div", { class: `notice ${kind}`, role: kind === "error" ? "alert" : "status" }, h("p", {}, text),
      h("div", { class: "buttons" }, ...actions.map(([label, act]) => h("button", { type: "button", class: "plain", onclick: () => { card.remove(); act(); } }, label)),
        iconButton("close", say("close"), { onclick: () => card.remove() })));
    while (this.notices.childElementCount > 3) this.notices.firstChild.remove();
    this.notices.append(card);
    if (!actions.length && kind !== "error") setTimeout(() => card.remove(), 8000);
    return card;
  }

  /** Shows a conflict beside the work: the value that was set here, and the one that another program wrote. */
  conflict({ name, file, key, ours, theirs, again }) {
    const short = value => { const text = typeof value === "string" ? value : JSON.stringify(value) ?? "–"; return text.length > 160 ? `${text.slice(0, 160)}…` : text; };
    const pictures = [0, 1].map(() => h("canvas", { "aria-hidden": "true", hidden: !key }));
    const card = h("div", { class: "notice conflict", role: "alert" }, h("h2", {}, say("conflict", file ?? name)), h("p", {}, key ? say("conflictKey", key) : say(again ? "conflictFile" : "conflictUndo")),
      h("dl", {}, h("div", {}, h("dt", {}, say("ours")), pictures[0], h("dd", {}, short(ours))), h("div", {}, h("dt", {}, say("theirs")), pictures[1], h("dd", {}, short(theirs)))),
      h("div", { class: "buttons" }, h("button", { type: "button", class: "plain", onclick: () => { card.remove(); this.refresh([name]); } }, say("takeTheirs")),
        (again || key) && h("button", { type: "button", class: "strong", onclick: async () => {
          card.remove();
          await this.refresh([name]);
          await this.folder.load();
          // The user has seen the other value: the change is made on the file as it is now.
          for (const model of this.edits.models(name)) model.tag = this.folder.byName.get(name)?.tag;
          if (again) again(); else this.edits.change(say("keepOurs"), [{ name, key, value: ours ?? null }]);
        } }, say("keepOurs"))));
    this.notices.append(card);
    if (key) this.drawConflict(pictures, name, key, ours);
  }

  /** Draws the symbol with the value that was set here, and as it is in the file. */
  async drawConflict(pictures, name, key, ours) {
    const answers = [this.server.ask("try", { name, changes: [{ key, value: ours ?? null }] }), this.server.ask("symbol", { name })];
    (await Promise.allSettled(answers)).forEach(async ({ value }, place) => {
      const model = value && await Model.of(value, this.folder.colors);
      if (!model?.isMade) return;
      const painter = model.painter(this.view.look());
      CanvasSink.centered(CanvasSink.context(pictures[place], 96, 72), painter, 0, 0, 96, 72, 34 / model.library.capHeight * painter.factor);
    });
  }
}

const studio = new Studio();
studio.start();
