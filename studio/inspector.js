"use strict";

/** The right side: layers, motion, words and findings of the open symbol, or the common values of several. */
class Inspector {
  constructor(studio, element) {
    this.studio = studio;
    this.element = element;
    this.title = h("h2", { class: "name" });
    this.where = h("p", { class: "where" });
    this.tabs = h("div", { class: "tabs small", role: "tablist", "aria-label": say("annotations") }, ...View.choices.side.map(side => h("button", {
      type: "button", role: "tab", id: `side-${side}`, "aria-controls": "side", dataset: { side }, onclick: () => studio.view.set({ side }),
    }, say(`side.${side}`), side === "findings" ? h("span", { class: "badge" }) : "")));
    this.tabs.addEventListener("keydown", event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key], all = View.choices.side;
      if (!step) return;
      event.preventDefault();
      const side = all[(all.indexOf(studio.view.values.side) + step + all.length) % all.length];
      studio.view.set({ side });
      this.tabs.querySelector(`[data-side=${side}]`).focus();
    });
    this.body = h("div", { class: "side-body", id: "side", role: "tabpanel", tabIndex: 0 });
    this.path = iconButton("copy", say("copyPath"), { onclick: () => this.copyPath() });
    element.append(h("header", { class: "side-head" }, h("div", {}, this.title, this.where), this.path), this.tabs, this.body);
    this.layerTree = new LayerTree(studio);
    this.forms = [];
  }

  get model() { return this.studio.model; }

  /** Shows the values. Sections are made anew only if others are needed. */
  update() {
    const { studio, model } = this, { side } = studio.view.values, { picked } = studio.list;
    const isMany = picked.size > 1;
    this.title.textContent = isMany ? say("manySymbols", picked.size) : model?.name ?? say("noSymbol");
    this.where.textContent = isMany ? say("manyHint") : model ? `${model.file} – ${say(`kind.${model.kind}`)}` : "";
    this.tabs.hidden = this.path.hidden = isMany || !model;
    for (const button of this.tabs.children) {
      const isOn = button.dataset.side === side;
      button.setAttribute("aria-selected", isOn);
      button.tabIndex = isOn ? 0 : -1;
    }
    const count = model?.findings.length ?? 0, badge = this.tabs.querySelector(".badge");
    badge.textContent = count || "";
    badge.hidden = !count;
    if (isMany) this.body.removeAttribute("aria-labelledby"); else this.body.setAttribute("aria-labelledby", `side-${side}`);
    const key = JSON.stringify([isMany ? [...picked] : model?.name, side, model?.kind, model?.layers.length, studio.selection.layer, studio.selection.layer === undefined && studio.selection.shapes.size, Object.keys(studio.folder.colors), isMany, !isMany && side === "findings" && [model?.findings, studio.folder.findings, studio.finding]]);
    if (this.key !== key) {
      const focused = this.body.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : undefined;
      this.key = key;
      this.forms = [];
      this.body.replaceChildren(...!model && !isMany ? [] : isMany ? this.many([...picked]) : { layers: () => this.layers(), motion: () => this.motion(), words: () => this.words(), findings: () => new FindingList(studio).items() }[side]());
      if (focused) this.body.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    if (side === "layers" && !isMany && model) this.layerTree.update();
    for (const form of this.forms) form.update();
  }

  async copyPath() {
    const { path } = this.studio, file = `${path.replace(/\/$/, "")}/${this.model.file}`;
    await navigator.clipboard.writeText(file);
    this.studio.notice(say("pathCopied", file));
  }

  form(prefix = "") {
    const { studio } = this;
    const form = new Form({
      get: key => Values.get(this.model?.values ?? {}, prefix + key),
      set: (label, values) => studio.edits.set(label, Object.fromEntries(Object.entries(values).map(([key, value]) => [prefix + key, value]))),
      live: (key, value) => { this.model.predict(prefix + key, value); studio.painted(new Set([this.model.name]), true); },
      done: () => studio.stage.focus(),
      fallback: key => key === "anchor" || key === "opticalCenter" ? studio.stage.large.markers.middle : undefined,
    });
    this.forms.push(form);
    return form;
  }

  section(title, ...rows) { return h("section", {}, h("h3", {}, title), ...rows); }

  // Layers

  layers() {
    const { layer } = this.studio.selection, parts = [this.layerTree.element];
    if (layer !== undefined && this.model.layers[layer]) parts.push(...this.layer(layer));
    else if (this.studio.selection.shapes.size && this.model.canAssign) parts.push(this.shapes());
    else parts.push(h("p", { class: "hint" }, say(this.model.kind === "icon" ? "layersHint" : "layersFixed")));
    parts.push(this.placement());
    return parts;
  }

  /** The ways to make selected shapes a layer. */
  shapes() {
    const { selection } = this.studio, { size } = selection.shapes, levels = ["primary", "secondary", "tertiary"];
    const { row } = Form.prototype;
    return this.section(say(size === 1 ? "oneShape" : "manyShapes", size),
      row(say("level"), segments(say("level"), levels.map((level, place) => [level, say(`short.${level}`), say("levelKey", say(`level.${level}`), place + 1)]), "", level => selection.set(say("set", say("level")), { level }))),
      this.model.layers.length ? row(say("moveTo"), select(say("moveTo"), [["", say("chooseLayer")], ...this.model.layers.map((_, index) => [String(index), this.model.layerName(index)]).reverse()], "", layer => layer !== "" && selection.assign(Number(layer)))) : "",
      h("div", { class: "buttons" }, h("button", { type: "button", class: "plain", onclick: () => selection.add() }, say("newLayerShort")),
        size > 1 ? h("button", { type: "button", class: "plain", "aria-keyshortcuts": "V", onclick: () => selection.showValue() }, say("valueLayers")) : ""));
  }

  layer(index) {
    const form = this.form(`layers[${index}].`), isTemplate = this.model.kind === "template", { colors } = this.studio.folder;
    const modes = ["monochrome", "hierarchical", "multicolor"];
    return [
      this.section(this.model.layerName(index),
        form.row(say("level"), form.segments(say("level"), "level", ["primary", "secondary", "tertiary"].map((level, place) => [level, say(`short.${level}`), say("levelKey", say(`level.${level}`), place + 1)]))),
        form.color(say("color"), "color", colors),
        h("div", { class: "by-mode" }, h("span"), ...modes.map(mode => h("span", { class: "mode-name", "aria-hidden": "true" }, say(`short.${mode}`))),
          h("span", { class: "row-label", "aria-hidden": "true" }, say("opacity")), ...modes.map(mode => this.opacity(form, mode)),
          h("span", { class: "row-label", "aria-hidden": "true" }, say("clears")), ...modes.map(mode => this.clears(form, mode, modes))),
        form.share(say("threshold"), "threshold", { max: 0.99, placeholder: say("none") }),
        form.row(say("group"), form.number(say("group"), "group", { min: 0, max: 999, step: 1, placeholder: say("none") })),
        form.row(say("always"), form.check(say("pulses"), "pulses"), form.check(say("rotates"), "rotates"))),
      h("details", { open: this.isMore, ontoggle: event => { this.isMore = event.target.open; } }, h("summary", {}, say("more")),
        form.pair(say("layerAnchor"), "anchor", ["x", "y"]),
        form.row(say("tag"), form.choice(say("tag"), "tag", [["", say("none")], ...["slash", "badge", "enclosure"].map(tag => [tag, say(`tag.${tag}`)])])),
        ...isTemplate ? [] : [
          form.row(say("stroke"), ...["400", "900"].map(weight => h("label", { class: "prefixed" }, h("span", { "aria-hidden": "true" }, say(`short.${weight}`)), form.number(say("strokeAt", say(`weight.${weight}`)), `stroke.${weight}`, { min: 0.25, max: 2, step: "any", placeholder: "1" })))),
          form.row(say("fill"), form.choice(say("fill"), "fill", [["", say("automatic")], ["filled", say("fill.filled")], ["stroked", say("fill.stroked")]]), form.check(say("fine"), "fine")),
          form.row(say("penStart"), form.number(say("penStart"), "draw.start", { min: 0, max: 1, placeholder: "0" }), form.check(say("reversed"), "draw.reversed"), form.check(say("bothWays"), "draw.both")),
          form.row("", this.noPen(form)),
        ]),
    ];
  }

  opacity(form, mode) {
    const read = () => { const value = form.source.get("opacity"); return typeof value === "object" ? value?.[mode] : mode === "monochrome" ? undefined : value; };
    const input = h("input", { type: "number", class: "number", min: 0, max: 1, step: mode === "monochrome" ? 1 : "any", "aria-label": say("opacityIn", say(`mode.${mode}`)), placeholder: "1" });
    input.addEventListener("change", () => {
      if (!input.checkValidity()) return;
      const old = form.source.get("opacity"), value = { ...typeof old === "object" ? old : typeof old === "number" ? { hierarchical: old, multicolor: old } : {} };
      if (input.value === "") delete value[mode]; else value[mode] = Number(input.value);
      form.set(say("opacity"), "opacity", Object.keys(value).length ? value : null);
    });
    return form.bind(input, () => { input.value = read() ?? ""; });
  }

  clears(form, mode, modes) {
    const chosen = () => { const value = form.source.get("clear"); return value === true ? modes : value || []; };
    const input = h("input", { type: "checkbox", "aria-label": say("clearsIn", say(`mode.${mode}`)), onchange: () => {
      const list = modes.filter(other => other === mode ? input.checked : chosen().includes(other));
      form.set(say("clears"), "clear", list.length === 3 ? true : list.length ? list : null);
    } });
    return h("label", { class: "check" }, form.bind(input, () => { input.checked = chosen().includes(mode); }));
  }

  noPen(form) {
    const input = h("input", { type: "checkbox", onchange: () => form.set(say("noPen"), "draw.pen", input.checked ? false : null) });
    return h("label", { class: "check" }, form.bind(input, () => { input.checked = form.source.get("draw.pen") === false; }), h("span", {}, say("noPen")));
  }

  placement() {
    const form = this.form();
    return this.section(say("placement"),
      form.row(say("margins"), ...["left", "right"].map(side => h("label", { class: "prefixed" }, h("span", { "aria-hidden": "true" }, say(`short.${side}`)), form.number(say(`marginField.${side}`), `margins.${side}`, { placeholder: "0" })))),
      form.pair(say("shift"), "shift", ["x", "y"]),
      form.pair(say("opticalCenter"), "opticalCenter", ["x", "y"]));
  }

  // Motion

  motion() {
    const form = this.form(), { selection } = this.studio;
    const hasValues = this.model.layers.some(layer => layer.threshold !== undefined);
    return [
      this.section(say("movement"),
        form.pair(say("anchor"), "anchor", ["x", "y"]),
        form.row(say("wiggle"), this.wiggle(form)),
        form.row(say("rotate"), form.choice(say("rotate"), "rotate", [["", say("automatic")], ["clockwise", say("clockwise")], ["counterclockwise", say("counterclockwise")]])),
        form.row(say("drawOrder"), form.choice(say("drawOrder"), "draw", [["", say("backToFront")], ["reversed", say("frontToBack")]]))),
      this.section(say("value"),
        form.row(say("valueMode"), form.choice(say("valueMode"), "valueMode", [["", say("byText")], ["color", say("valueMode.color")], ["draw", say("valueMode.draw")]])),
        form.row(say("loop"), form.choice(say("loop"), "loop", [["", say("automatic")], ["open", say("loop.open")], ["closed", say("loop.closed")]])),
        h("div", { class: "buttons" },
          h("button", { type: "button", class: "plain", "aria-keyshortcuts": "V", onclick: () => selection.showValue() }, say("valueLayers")),
          h("button", { type: "button", class: "plain", disabled: !hasValues, onclick: () => selection.reverseValue() }, say("reverseValue")),
          h("button", { type: "button", class: "plain", disabled: !hasValues, onclick: () => selection.dropValue() }, say("dropValue"))),
        h("p", { class: "hint" }, say("valueHint"))),
      ...this.groups(),
    ];
  }

  wiggle(form) {
    const angle = form.number(say("wiggleAngle"), "wiggle", { min: -180, max: 180, placeholder: say("angle"), parse: text => text.trim() === "" ? null : Number(text), read: value => Number.isFinite(Number(value)) && value !== undefined ? Number(value) : "" });
    const choice = select(say("wiggle"), [["", say("automatic")], ["clockwise", say("clockwise")], ["counterclockwise", say("counterclockwise")], ["angle", say("alongAngle")]], "", value => {
      if (value === "angle") form.set(say("wiggle"), "wiggle", -90); else form.set(say("wiggle"), "wiggle", value || null);
    });
    const show = () => {
      const value = form.source.get("wiggle"), isAngle = value !== undefined && Number.isFinite(Number(value));
      choice.value = isAngle ? "angle" : value ?? "";
      angle.disabled = !isAngle;
    };
    form.updates.push(show);
    show();
    return h("span", { class: "joined" }, choice, angle);
  }

  /** The layers in the order in which they move. */
  groups() {
    const { layers } = this.model;
    if (layers.length < 2) return [];
    return [this.section(say("groups"), h("p", { class: "hint" }, say("groupsHint")), ...layers.map((_, index) => {
      const form = this.form(`layers[${index}].`);
      return form.row(this.model.layerName(index), form.number(say("groupOf", index + 1), "group", { min: 0, max: 999, step: 1, placeholder: say("none") }));
    }))];
  }

  // Words

  words() {
    const form = this.form(), { categories } = this.studio.folder;
    const english = new Form({ get: () => this.model.description("en"), set: (label, { alt }) => this.studio.edits.set(label, this.model.describing("en", alt)), done: form.source.done });
    this.forms.push(english);
    return [
      this.section(say("names"),
        english.text(say("alt"), "alt", { placeholder: this.model.symbolEntry?.altText ?? "" }),
        form.text(say("category"), "category", { list: "categories", placeholder: say("none") }),
        h("datalist", { id: "categories" }, ...categories.map(value => h("option", { value }))),
        form.words(say("keywords"), "keywords"), form.words(say("aliases"), "aliases"),
        form.text(say("since"), "since", { placeholder: say("none") }), form.text(say("note"), "note", { placeholder: say("none") })),
      this.section(say("use"),
        form.row(say("preferredMode"), form.choice(say("preferredMode"), "mode", [["", say("mode.monochrome")], ...["hierarchical", "palette", "multicolor"].map(mode => [mode, say(`mode.${mode}`)])])),
        form.text(say("displayOnly"), "displayOnly", { placeholder: say("displayOnlyHint") })),
      h("p", { class: "hint" }, say("languagesHint")),
      h("div", { class: "buttons" }, h("button", { type: "button", class: "plain", onclick: () => this.studio.view.set({ tab: "languages" }) }, say("tab.languages"))),
    ];
  }

  // Several symbols

  many(names) {
    const { folder, edits } = this.studio;
    const models = () => names.map(name => folder.read(name)).filter(Boolean);
    for (const name of names) if (!folder.read(name)) folder.want(name).then(() => { for (const form of this.forms) form.update(); }, () => {});
    const form = new Form({
      get: key => {
        const values = models().map(model => Values.get(model.values, key));
        return values.length && values.every(value => JSON.stringify(value) === JSON.stringify(values[0])) ? values[0] : values.length ? Form.mixed : undefined;
      },
      set: (label, values) => edits.change(say("ofSymbols", label, names.length), names.flatMap(name => Object.entries(values).map(([key, value]) => ({ name, key, value })))),
      live: () => {},
    });
    const plain = value => value === Form.mixed ? "" : value ?? "";
    this.forms.push(form);
    const fromNames = () => edits.change(say("altFromNames", names.length), names.map(name => ({ name, key: "alt", value: Library.plainWords(folder.bare(name)) })));
    return [
      this.section(say("names"),
        form.text(say("category"), "category", { list: "categories", read: plain, placeholder: say("mixed") }),
        h("datalist", { id: "categories" }, ...folder.categories.map(value => h("option", { value }))),
        form.text(say("keywords"), "keywords", { read: value => Array.isArray(value) ? value.join(", ") : "", placeholder: say("mixed"), parse: text => { const words = text.split(",").map(word => word.trim()).filter(Boolean); return words.length ? words : null; } }),
        h("div", { class: "buttons" }, h("button", { type: "button", class: "plain", onclick: fromNames }, say("altFromName")))),
      this.section(say("look"),
        form.row(say("preferredMode"), form.choice(say("preferredMode"), "mode", [["", say("mode.monochrome")], ...["hierarchical", "palette", "multicolor"].map(mode => [mode, say(`mode.${mode}`)])])),
        form.row(say("valueMode"), form.choice(say("valueMode"), "valueMode", [["", say("byText")], ["color", say("valueMode.color")], ["draw", say("valueMode.draw")]]))),
      this.section(say("movement"),
        form.row(say("wiggle"), form.choice(say("wiggle"), "wiggle", [["", say("automatic")], ["clockwise", say("clockwise")], ["counterclockwise", say("counterclockwise")]])),
        form.row(say("rotate"), form.choice(say("rotate"), "rotate", [["", say("automatic")], ["clockwise", say("clockwise")], ["counterclockwise", say("counterclockwise")]]))),
      this.section(say("project"), ...this.project()),
      h("div", { class: "buttons" }, h("button", { type: "button", class: "plain", onclick: () => this.studio.exporting.open(names) }, say("exportThese", names.length))),
    ];
  }

  /** The names of the whole font. */
  project() {
    const { folder, edits } = this.studio;
    const form = new Form({ get: key => folder.project[key], set: (label, values) => edits.change(label, Object.entries(values).map(([key, value]) => ({ name: "$font", key, value }))), live: () => {} });
    this.forms.push(form);
    return [form.text(say("family"), "family"), form.text(say("prefix"), "prefix", { placeholder: say("none") })];
  }
}
