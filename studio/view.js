"use strict";

/** The state of the page, which is stored in its address. Missing values are the defaults here. */
class View {
  static initial = {
    symbol: "", tab: "symbol", side: "layers", weight: 400, scale: "medium", mode: "hierarchical", palette: "systemBlue,systemTeal,systemGray",
    value: "", appearance: "auto", query: "", filter: "all", guides: true, effect: "bounce", speed: 1, repeat: false, to: "",
    text: "", font: "Inter", compare: "beside",
  };

  static choices = {
    scale: ["small", "medium", "large"], mode: ["monochrome", "hierarchical", "palette", "multicolor"],
    appearance: ["auto", "light", "dark"], side: ["layers", "motion", "words", "findings"],
    tab: ["symbol", "text", "modes", "motion", "compare", "combine", "languages"],
    filter: ["all", "findings", "changed", "drawing", "icon", "template"], compare: ["beside", "onion", "blink"],
  };

  constructor() {
    this.listeners = [];
    this.values = View.parse(location.hash);
    addEventListener("hashchange", () => this.read());
  }

  static parse(hash) {
    const values = { ...View.initial };
    for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
      if (!(key in values)) continue;
      const initial = View.initial[key];
      if (typeof initial === "boolean") values[key] = text === "1";
      else if (typeof initial === "number") { if (Number.isFinite(Number(text)) && text !== "") values[key] = Number(text); }
      else if (!(key in View.choices) || View.choices[key].includes(text)) values[key] = text;
    }
    values.weight = Math.min(Math.max(values.weight, 100), 900);
    if (values.value !== "" && !(Number(values.value) >= 0 && Number(values.value) <= 1)) values.value = "";
    return values;
  }

  get hash() {
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries(this.values)) {
      if (value !== View.initial[key]) parameters.set(key, typeof value === "boolean" ? Number(value) : value);
    }
    return parameters.toString();
  }

  listen(listener) { this.listeners.push(listener); }

  set(changes) {
    const keys = Object.keys(changes).filter(key => this.values[key] !== changes[key]);
    if (!keys.length) return;
    Object.assign(this.values, changes);
    this.tell(new Set(keys));
    clearTimeout(this.timer);
    // Sliders change the view faster than browsers allow address changes.
    this.timer = setTimeout(() => history.replaceState(null, "", location.pathname + (this.hash ? `#${this.hash}` : "")), 150);
  }

  read() {
    const values = View.parse(location.hash);
    const keys = Object.keys(values).filter(key => values[key] !== this.values[key]);
    this.values = values;
    if (keys.length) this.tell(new Set(keys));
  }

  tell(keys) { for (const listener of this.listeners) listener(keys); }

  /** The appearance of symbols: light or dark. */
  get appearance() {
    const { appearance } = this.values;
    return appearance === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light" : appearance;
  }

  /** The look of painters. */
  look(changes = {}) {
    const { weight, scale, mode, palette, value } = this.values;
    const look = {
      weight, scale, mode, palette: mode === "palette" ? palette : "", value, color: "", gradient: false, variable: "color",
      appearance: this.appearance, contrast: "normal", direction: "ltr", ...changes,
    };
    if (changes.mode) look.palette = changes.mode === "palette" ? palette : "";
    look.tint = look.appearance === "dark" ? "#f2f2f4" : "#1b1b1f";
    return look;
  }
}
