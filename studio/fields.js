"use strict";

/** Fields for annotations. Each shows a value by its key and sets it as soon as it is entered. A field that is being
 *  edited is left alone by updates. */
class Form {
  /** @param source {get(key), set(label, values), live(key, value)} */
  constructor(source) {
    this.source = source;
    this.updates = [];
  }

  update() { for (const update of this.updates) update(); }

  /** A row with a label and a control. */
  row(label, ...controls) { return h("div", { class: "row" }, h("span", { class: "row-label", "aria-hidden": "true" }, label), h("div", { class: "row-controls" }, ...controls)); }

  bind(element, show) {
    const update = () => { if (document.activeElement !== element || !isEditing(element)) show(); };
    this.updates.push(update);
    update();
    return element;
  }

  set(label, key, value) { this.source.set(say("set", label), { [key]: value }); }

  input(label, key, { kind = "text", read = value => value ?? "", parse = text => text.trim() === "" ? null : text.trim(), ...properties } = {}) {
    const get = () => String(read(this.source.get(key)));
    const input = h("input", { type: kind, "aria-label": label, autocomplete: "off", spellcheck: "false", ...properties });
    const commit = () => {
      if (input.value === get() || !input.checkValidity()) { input.reportValidity?.(); return; }
      this.set(label, key, parse(input.value));
    };
    input.addEventListener("change", commit);
    input.addEventListener("keydown", event => {
      if (event.key === "Enter") { commit(); this.source.done?.(); }
      if (event.key === "Escape") { input.value = get(); this.source.done?.(); event.stopPropagation(); }
    });
    return this.bind(input, () => { input.value = get(); });
  }

  text(label, key, properties) { return this.row(label, this.input(label, key, properties)); }

  number(label, key, { min, max, step = "any", placeholder, nudge, ...more } = {}) {
    return this.input(label, key, {
      kind: "number", min, max, step, placeholder, class: "number", parse: text => text.trim() === "" ? null : Number(text), read: value => value === undefined ? "" : Form.short(value), ...more,
    });
  }

  static short(value) { return Math.round(value * 1000) / 1000; }

  /** Two numbers in a row, such as x and y. */
  pair(label, key, names, properties = {}) {
    const part = place => {
      const read = () => this.source.get(key)?.[place];
      const input = h("input", { type: "number", step: "any", class: "number", "aria-label": `${label}: ${names[place]}`, placeholder: "–", ...properties });
      input.addEventListener("change", () => {
        if (!input.checkValidity()) return;
        const value = [...this.source.get(key) ?? this.source.fallback?.(key) ?? [0, 0]];
        if (input.value === "") { this.set(label, key, null); return; }
        value[place] = Number(input.value);
        this.set(label, key, value);
      });
      return h("label", { class: "prefixed" }, h("span", { "aria-hidden": "true" }, names[place]), this.bind(input, () => { const value = read(); input.value = value === undefined ? "" : Form.short(value); }));
    };
    return this.row(label, part(0), part(1));
  }

  check(label, key) {
    const input = h("input", { type: "checkbox", onchange: () => this.set(label, key, input.checked ? true : null) });
    return h("label", { class: "check" }, this.bind(input, () => {
      const value = this.source.get(key);
      input.checked = value === true;
      input.indeterminate = value === Form.mixed;
    }), h("span", {}, label));
  }

  static mixed = Symbol("mixed");

  choice(label, key, choices, properties) {
    const element = select(label, choices, "", value => this.set(label, key, value === "" ? null : value), properties);
    return this.bind(element, () => {
      const value = this.source.get(key);
      element.value = value === Form.mixed ? "" : value ?? "";
    });
  }

  segments(label, key, choices) {
    const element = segments(label, choices, undefined, value => this.set(label, key, value === "" ? null : value));
    return this.bind(element, () => {
      const value = this.source.get(key) ?? "";
      for (const input of element.querySelectorAll("input")) input.checked = input.value === value;
    });
  }

  /** Words separated by commas. */
  words(label, key) {
    return this.text(label, key, {
      placeholder: say("words"), read: value => Array.isArray(value) ? value.map(word => word.name ?? word).join(", ") : "",
      parse: text => { const words = text.split(",").map(word => word.trim()).filter(Boolean); return words.length ? words : null; },
    });
  }

  /** A slider beside its number. */
  share(label, key, { max = 1, step = 0.01, placeholder } = {}) {
    const slider = h("input", { type: "range", min: 0, max, step, "aria-label": say("slider", label) });
    slider.addEventListener("input", () => this.source.live(key, Number(slider.value)));
    slider.addEventListener("change", () => this.set(label, key, Number(slider.value)));
    const number = this.number(label, key, { min: 0, max, placeholder });
    this.updates.push(() => { const value = this.source.get(key); slider.value = typeof value === "number" ? value : 0; });
    this.updates.at(-1)();
    return this.row(label, slider, number);
  }

  /** A colour: of the system, of the folder, or its own with a form for dark backgrounds. */
  color(label, key, named) {
    const systemColors = { white: ["#ffffff"], black: ["#000000"], ...Gallery.data.systemColors };
    const swatch = h("span", { class: "swatch" });
    const wells = [0, 1].map(place => h("input", {
      type: "color", class: "well", "aria-label": say(place ? "colorDark" : "colorLight"), title: say(place ? "colorDark" : "colorLight"),
      onchange: () => this.set(label, key, wells[0].value === wells[1].value ? wells[0].value : wells.map(well => well.value)),
    }));
    const choice = select(label, [["", say("noColor")], ["tintColor", say("tintColor")], ...Object.keys(named).map(name => [name, name]),
      ...Object.keys(systemColors).map(name => [name, Library.plainWords(name.replace(/([A-Z0-9]+)/g, " $1").replace(/^system /, ""))]), ["own", say("ownColor")]],
    "", value => this.set(label, key, value === "" ? null : value === "own" ? wells[0].value : value));
    const update = () => {
      const value = this.source.get(key), isMixed = value === Form.mixed;
      const forms = isMixed || value === undefined || value === "tintColor" ? undefined : Array.isArray(value) ? value : [named[value] ?? systemColors[value] ?? value].flat();
      const isOwn = forms !== undefined && !(value in named) && !(value in systemColors);
      choice.value = isOwn ? "own" : isMixed ? "" : value ?? "";
      swatch.style.background = forms ? `linear-gradient(90deg, ${forms[0].slice(0, 7)} 50%, ${(forms[1] ?? forms[0]).slice(0, 7)} 50%)` : "";
      swatch.classList.toggle("none", !forms);
      if (forms?.[0]?.[0] === "#") wells.forEach((well, place) => { well.value = (forms[place] ?? forms[0]).slice(0, 7); });
      for (const well of wells) well.hidden = !isOwn;
      swatch.hidden = isOwn;
    };
    this.updates.push(update);
    update();
    return this.row(label, ...wells, swatch, choice);
  }
}
