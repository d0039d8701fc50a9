"use strict";

/** The state of the page, which is stored in its address. Missing values are the defaults here. */
class State {
  static initial = {
    query: "", library: "", category: "", symbol: "", weight: 400, scale: "medium", mode: "monochrome",
    color: "", palette: "", gradient: false, value: "", variable: "color", appearance: "auto", contrast: "normal",
    effect: "", to: "", direction: "ltr", size: 34, box: "", guides: false, text: "", font: "", textSize: 28, textWeight: 400, form: "",
    basket: "",
  };

  /** The valid choices. Other words in an address are ignored. */
  static choices = {
    scale: ["small", "medium", "large"],
    mode: ["monochrome", "hierarchical", "palette", "multicolor", "automatic"],
    variable: ["color", "hide", "draw"], appearance: ["auto", "light", "dark"], contrast: ["normal", "increased"],
    direction: ["ltr", "rtl"], box: ["", "icon", "text"],
  };

  /** The default palette, which suits most symbols. */
  static palette = "systemBlue,systemTeal,systemGray";

  static ranges = { weight: [100, 900], size: [12, 96], textSize: [8, 160], textWeight: [1, 1000] };

  constructor() {
    this.listeners = [];
    this.values = State.parse(location.hash);
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Returns the state in an address. */
  static parse(hash) {
    const values = { ...State.initial };
    for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
      if (!(key in values)) continue;
      const initial = State.initial[key];
      if (typeof initial === "boolean") values[key] = text === "1";
      else if (typeof initial === "number") {
        const number = Number(text), [least, most] = State.ranges[key];
        if (text !== "" && number >= least && number <= most) values[key] = number;
      } else if (!(key in State.choices) || State.choices[key].includes(text)) values[key] = text;
    }
    if (values.value !== "" && !(Number(values.value) >= 0 && Number(values.value) <= 1)) values.value = "";
    if (values.mode === "palette" && !values.palette) values.palette = State.palette;
    return values;
  }

  get hash() {
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries(this.values)) {
      if (value !== State.initial[key]) parameters.set(key, value === true ? "1" : value);
    }
    return parameters.toString();
  }

  /** Adds a function that is called with the changed keys. */
  listen(listener) { this.listeners.push(listener); }

  /** Changes the state.
   *  @param isStep whether the change is a step in the browser's history */
  set(changes, isStep = false) {
    const keys = Object.keys(changes).filter(key => this.values[key] !== changes[key]);
    if (!keys.length) return;
    Object.assign(this.values, changes);
    this.tell(new Set(keys));
    const write = () => {
      this.timer = undefined;
      const address = location.pathname + location.search + (this.hash ? `#${this.hash}` : "");
      history[isStep ? "pushState" : "replaceState"](null, "", address);
    };
    clearTimeout(this.timer);
    // Sliders change the state faster than browsers allow address changes.
    if (isStep) write(); else this.timer = setTimeout(write, 120);
  }

  read() {
    const values = State.parse(location.hash);
    const keys = Object.keys(values).filter(key => values[key] !== this.values[key]);
    if (!keys.length) return;
    this.values = values;
    this.tell(new Set(keys));
  }

  tell(keys) { for (const listener of this.listeners) listener(keys); }
}
