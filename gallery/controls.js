"use strict";

/** The controls for the appearance of symbols. */
class Controls {
  static look = ["weight", "size", "scale", "mode", "color", "palette", "gradient", "value", "variable", "contrast", "effect", "direction"];

  constructor(form, state) {
    Object.assign(this, { form, state });
    const { elements } = form;
    // Group effects of one kind.
    for (const [kind, effects] of Map.groupBy(Motion.effects, effect => effect.split("-")[0])) {
      const options = effects.map(effect => new Option(effect.replaceAll("-", " "), effect));
      if (options.length === 1) { elements.effect.append(...options); continue; }
      const group = document.createElement("optgroup");
      group.label = kind;
      group.append(...options);
      elements.effect.append(group);
    }
    const hasScales = Gallery.libraries.some(library => library.scales.length > 1 || library.isIcons);
    elements.scale[0].closest("fieldset").hidden = !hasScales;
    elements.weight.closest("label").hidden = !Gallery.libraries.some(library => library.weights.length > 1);
    form.addEventListener("input", event => this.change(event.target));
    form.addEventListener("submit", event => event.preventDefault());
    form.querySelector(".reset-color").addEventListener("click", () => state.set({ color: "", palette: state.values.mode === "palette" ? State.palette : "" }));
    form.querySelector(".reset-look").addEventListener("click", () =>
      state.set(Object.fromEntries(Controls.look.map(key => [key, State.initial[key]]))));
    this.appearance = document.querySelector(".appearance");
    this.appearance.addEventListener("click", () => {
      const isDark = this.isDark;
      state.set({ appearance: isDark ? "light" : "dark" });
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => state.tell(new Set(["appearance"])));
    this.render();
  }

  get isDark() {
    const { appearance } = this.state.values;
    return appearance === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : appearance === "dark";
  }

  change({ name, value, checked }) {
    const { state, form: { elements } } = this;
    switch (name) {
      case "weight": case "size": state.set({ [name]: Number(value) }); break;
      case "scale": case "direction": case "variable": case "effect": state.set({ [name]: value }); break;
      case "mode": state.set({ mode: value, palette: value === "palette" ? this.palette : "" }); break;
      case "gradient": state.set({ gradient: checked }); break;
      case "contrast": state.set({ contrast: checked ? "increased" : "normal" }); break;
      case "hasValue": state.set({ value: checked ? "0.5" : "" }); break;
      case "value": state.set({ value }); break;
      case "color0": case "color1": case "color2":
        if (state.values.mode === "palette") {
          state.set({ palette: [0, 1, 2].map(place => elements[`color${place}`].value).join(",") });
        } else state.set({ color: value });
    }
  }

  get palette() { return this.state.values.palette || State.palette; }

  render() {
    const { values } = this.state, { form, form: { elements } } = this;
    document.documentElement.dataset.appearance = this.isDark ? "dark" : "light";
    const isDark = this.isDark;
    this.appearance.title = this.appearance.ariaLabel = isDark ? "Light appearance" : "Dark appearance";
    this.appearance.innerHTML = isDark
      ? `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 6.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1.1 1.100M14.6 14.600l1.1 1.100M15.7 4.300l-1.1 1.100M5.400 14.600l-1.1 1.1"/></svg>`
      : `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M16.5 11.800A7 7 0 0 1 8.200 3.500a7 7 0 1 0 8.3 8.300Z"/></svg>`;
    for (const name of ["weight", "size"]) {
      elements[name].value = values[name];
      elements[name].setAttribute("aria-valuetext", name === "weight" ? Formats.weightName(values.weight) : `${values.size} pixels`);
    }
    elements.weight.parentElement.querySelector("output").value = Formats.weightName(values.weight);
    elements.size.parentElement.querySelector("output").value = values.size;
    elements.scale.value = values.scale;
    elements.direction.value = values.direction;
    elements.mode.value = values.mode;
    elements.effect.value = values.effect;
    elements.variable.value = values.variable;
    elements.gradient.checked = values.gradient;
    elements.contrast.checked = values.contrast === "increased";
    // Only system colours have variants for contrast.
    elements.contrast.parentElement.hidden = !["palette", "multicolor", "automatic"].includes(values.mode) && values.contrast === "normal";
    elements.hasValue.checked = values.value !== "";
    form.querySelector(".value").hidden = values.value === "";
    elements.value.value = values.value === "" ? 0.5 : values.value;
    const isPalette = values.mode === "palette";
    const context = { appearance: isDark ? "dark" : "light", contrast: values.contrast, tint: Colors.hexadecimal(isDark ? "#f2f2f4" : "#1b1b1f") };
    const colors = isPalette ? this.palette.split(",") : [values.color || "tint"];
    [0, 1, 2].forEach(place => {
      const well = elements[`color${place}`];
      well.parentElement.hidden = place > 0 && !isPalette;
      well.value = Colors.hex(Colors.resolve(colors[Math.min(place, colors.length - 1)], context));
    });
    elements.color0.parentElement.parentElement.hidden = values.mode === "multicolor";
    form.querySelector(".reset-color").hidden = !values.color && (!isPalette || values.palette === State.palette);
    form.querySelector(".reset-look").hidden = Controls.look.every(key => values[key] === State.initial[key]);
  }
}

/** The categories, and the libraries if there are several. */
class Categories {
  constructor(element, state) {
    Object.assign(this, { element, state });
    element.addEventListener("click", event => {
      const button = event.target.closest("button");
      if (!button) return;
      const { library = "", category = "" } = button.dataset;
      state.set({ library, category, query: state.values.query && category === "" ? state.values.query : "" }, true);
      document.querySelector("#query").value = state.values.query;
    });
    element.addEventListener("keydown", event => {
      const buttons = [...element.querySelectorAll("button")], at = buttons.indexOf(event.target);
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (at < 0 || !step) return;
      event.preventDefault();
      buttons[(at + step + buttons.length) % buttons.length].focus();
    });
  }

  static title(category) { return category ? category[0].toUpperCase() + category.slice(1) : "Others"; }

  render() {
    const { library, category } = this.state.values;
    const { libraries } = Gallery;
    const button = (title, count, data, isCurrent, classes = "") => {
      const element = document.createElement("button");
      element.type = "button";
      element.textContent = title;
      element.className = classes;
      element.dataset.count = count.toLocaleString("en");
      element.setAttribute("aria-label", `${title}, ${count} symbols`);
      Object.assign(element.dataset, data);
      if (isCurrent) element.setAttribute("aria-current", "true");
      return element;
    };
    const children = [button("All", Gallery.symbols.length, {}, library === "" && category === "", "library")];
    for (const { name, place, symbols, categories } of libraries) {
      const data = { library: `${place}` };
      const isOpen = libraries.length === 1 || library === `${place}`;
      if (libraries.length > 1) children.push(button(name, symbols.length, data, isOpen && category === "", "library"));
      if (!isOpen || categories.length < 2) continue;
      for (const [title, count] of categories) {
        children.push(button(Categories.title(title), count, { ...data, category: title || "-" }, category === (title || "-")));
      }
    }
    this.element.replaceChildren(...children);
  }
}
