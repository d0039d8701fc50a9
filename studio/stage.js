"use strict";

/** The middle of the page: tabs with views of the open symbol, and the settings of its look. */
class Stage {
  constructor(studio, element) {
    this.studio = studio;
    this.element = element;
    this.large = new LargeView(studio);
    this.matrix = new Matrix(studio);
    this.views = {
      symbol: { element: this.symbolView(), paint: () => { this.large.paint(); this.matrix.paint(); }, update: () => { this.matrix.update(); this.updateTools(); } },
      text: new TextView(studio), modes: new ModesView(studio), motion: new MotionView(studio), compare: new CompareView(studio),
      combine: new CombineView(studio), languages: new LanguagesView(studio),
    };
    this.tabs = h("div", { class: "tabs", role: "tablist", "aria-label": say("views") }, ...View.choices.tab.map(tab => h("button", {
      type: "button", role: "tab", id: `tab-${tab}`, "aria-controls": "view", dataset: { tab }, onclick: () => studio.view.set({ tab }),
    }, say(`tab.${tab}`))));
    this.tabs.addEventListener("keydown", event => this.tabKey(event));
    this.panel = h("div", { class: "view", id: "view", role: "tabpanel" });
    this.empty = h("div", { class: "empty" });
    element.append(this.tabs, this.panel, this.lookBar());
    this.paintSoon = inFrame(() => this.paint());
  }

  focus() {
    if (this.studio.view.values.tab === "symbol") this.large.element.focus({ preventScroll: true });
    else this.panel.querySelector("button, input, [tabindex]")?.focus({ preventScroll: true });
  }

  tabKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key], all = View.choices.tab;
    if (!step) return;
    event.preventDefault();
    const tab = all[(all.indexOf(this.studio.view.values.tab) + step + all.length) % all.length];
    this.studio.view.set({ tab });
    this.tabs.querySelector(`[data-tab=${tab}]`).focus();
  }

  symbolView() {
    const tool = (mode, key) => h("button", { type: "button", class: "tool", dataset: { mode }, "aria-keyshortcuts": key, title: say("toolKey", say(`tool.${mode}`), key), onclick: () => this.large.tool(mode) }, say(`tool.${mode}`));
    this.tools = h("div", { class: "tools", role: "toolbar", "aria-label": say("tools") }, tool("anchor", "A"), tool("draw", "D"), tool("margins", "M"),
      h("button", { type: "button", class: "tool", dataset: { guides: "" }, title: say("tool.guides"), onclick: () => this.studio.view.set({ guides: !this.studio.view.values.guides }) }, say("tool.guides")));
    this.caption = h("p", { class: "caption" });
    return h("div", { class: "symbol-view" }, h("div", { class: "large-box" }, this.large.element, this.tools, this.caption), this.matrix.body);
  }

  updateTools() {
    const { values } = this.studio.view;
    for (const button of this.tools.children) {
      const isOn = "guides" in button.dataset ? values.guides : this.large.mode === button.dataset.mode;
      button.setAttribute("aria-pressed", isOn);
    }
    const finding = this.studio.currentFinding;
    this.caption.textContent = finding ? finding.sentence : "";
    this.caption.classList.toggle("has-finding", finding !== undefined);
  }

  // The look

  lookBar() {
    const { view } = this.studio, { values } = view;
    this.weight = h("input", { type: "range", min: 100, max: 900, step: 10, value: values.weight, "aria-label": say("weight"), oninput: event => view.set({ weight: Number(event.target.value) }) });
    this.weightName = h("output", {});
    this.scale = segments(say("scale"), Matrix.scales.map(scale => [scale, say(`scale.${scale}`)[0], say(`scale.${scale}`)]), values.scale, scale => view.set({ scale }));
    this.mode = select(say("mode"), View.choices.mode.map(mode => [mode, say(`mode.${mode}`)]), values.mode, mode => view.set({ mode }));
    this.showsValue = h("input", { type: "checkbox", onchange: event => view.set({ value: event.target.checked ? "0.5" : "" }) });
    this.value = h("input", { type: "range", min: 0, max: 1, step: 0.01, "aria-label": say("valueSlider"), oninput: event => view.set({ value: event.target.value }) });
    this.valueText = h("output", {});
    return h("form", { class: "look", "aria-label": say("look"), onsubmit: event => event.preventDefault() },
      h("label", { class: "look-weight" }, h("span", {}, say("weight")), this.weight, this.weightName), this.scale,
      h("label", {}, h("span", { class: "wide" }, say("mode")), this.mode),
      h("div", { class: "look-value" }, h("label", { class: "check" }, this.showsValue, h("span", {}, say("value"))), this.value, this.valueText));
  }

  updateLook() {
    const { values } = this.studio.view;
    this.weight.value = values.weight;
    const nearest = Weights.nearest(values.weight);
    this.weightName.textContent = nearest === values.weight ? Weights.name(nearest) : String(values.weight);
    for (const input of this.scale.querySelectorAll("input")) input.checked = input.value === values.scale;
    this.mode.value = values.mode;
    this.showsValue.checked = values.value !== "";
    this.value.disabled = values.value === "";
    this.value.value = values.value === "" ? 1 : values.value;
    this.valueText.textContent = values.value === "" ? "–" : `${Math.round(values.value * 100)} %`;
  }

  // Painting

  get view() { return this.views[this.studio.view.values.tab]; }

  /** Shows the tab's view with the model's values. */
  update() {
    const { model, view } = this.studio, { tab } = view.values;
    for (const button of this.tabs.children) {
      const isOn = button.dataset.tab === tab;
      button.setAttribute("aria-selected", isOn);
      button.tabIndex = isOn ? 0 : -1;
    }
    this.panel.setAttribute("aria-labelledby", `tab-${tab}`);
    const shown = model?.isMade ? this.view.element : this.empty;
    if (this.panel.firstChild !== shown) {
      this.shown?.leave?.();
      this.panel.replaceChildren(shown);
    }
    this.shown = model?.isMade ? this.view : undefined;
    if (!model?.isMade) this.empty.replaceChildren(...this.why());
    this.updateLook();
    this.shown?.update?.();
    this.paintSoon();
  }

  why() {
    const { model, folder } = this.studio;
    if (model) return [h("h2", {}, say("cannotBeMade", model.name)), ...model.findings.map(finding => h("p", {}, finding.sentence)), h("p", { class: "muted" }, say("keepsLooking"))];
    return [h("p", { class: "muted" }, say(folder.symbols.length ? "chooseSymbol" : "emptyFolder"))];
  }

  paint() { if (this.studio.model?.isMade) this.view.paint?.(); }
}
